; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = urem i64 %2, %6
  %10 = udiv i64 %2, %6
  %11 = urem i64 %10, %8
  %12 = icmp slt i64 %2, %3
  %13 = load i64, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 1216
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8, !invariant.load !0
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load i64, ptr %25, align 8
  br i1 %12, label %27, label %46

27:                                               ; preds = %5
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %29 = getelementptr i8, ptr %4, i64 1344
  %30 = getelementptr i8, ptr %4, i64 1472
  %31 = getelementptr i8, ptr %4, i64 1600
  %32 = and i64 %26, 2
  %33 = icmp ne i64 %32, 0
  br label %34

34:                                               ; preds = %27, %334
  %35 = phi i64 [ %342, %334 ], [ %2, %27 ]
  %36 = phi i64 [ %340, %334 ], [ %9, %27 ]
  %37 = phi i64 [ %341, %334 ], [ %11, %27 ]
  %38 = shl i64 %36, 6
  %39 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %38)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 64)
  %42 = and i64 %41, 64
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %74, label %44

44:                                               ; preds = %34
  br label %48

45:                                               ; preds = %334
  br label %46

46:                                               ; preds = %45, %5, %171
  %47 = phi i32 [ 1, %171 ], [ 0, %5 ], [ 0, %45 ]
  ret i32 %47

48:                                               ; preds = %44, %48
  %49 = phi i64 [ %71, %48 ], [ 0, %44 ]
  %50 = phi <16 x i1> [ %67, %48 ], [ zeroinitializer, %44 ]
  %51 = phi <16 x i1> [ %68, %48 ], [ zeroinitializer, %44 ]
  %52 = phi <16 x i1> [ %69, %48 ], [ zeroinitializer, %44 ]
  %53 = phi <16 x i1> [ %70, %48 ], [ zeroinitializer, %44 ]
  %54 = add i64 %38, %49
  %55 = getelementptr i64, ptr %15, i64 %54
  %56 = load <16 x i64>, ptr %55, align 8
  %57 = getelementptr i8, ptr %55, i64 128
  %58 = load <16 x i64>, ptr %57, align 8
  %59 = getelementptr i8, ptr %55, i64 256
  %60 = load <16 x i64>, ptr %59, align 8
  %61 = getelementptr i8, ptr %55, i64 384
  %62 = load <16 x i64>, ptr %61, align 8
  %63 = icmp sgt <16 x i64> %56, splat (i64 1)
  %64 = icmp sgt <16 x i64> %58, splat (i64 1)
  %65 = icmp sgt <16 x i64> %60, splat (i64 1)
  %66 = icmp sgt <16 x i64> %62, splat (i64 1)
  %67 = or <16 x i1> %50, %63
  %68 = or <16 x i1> %51, %64
  %69 = or <16 x i1> %52, %65
  %70 = or <16 x i1> %53, %66
  %71 = add i64 %49, 64
  %72 = icmp slt i64 %71, %42
  br i1 %72, label %48, label %73

73:                                               ; preds = %48
  br label %74

74:                                               ; preds = %73, %34
  %75 = phi <16 x i1> [ zeroinitializer, %34 ], [ %67, %73 ]
  %76 = phi <16 x i1> [ zeroinitializer, %34 ], [ %68, %73 ]
  %77 = phi <16 x i1> [ zeroinitializer, %34 ], [ %69, %73 ]
  %78 = phi <16 x i1> [ zeroinitializer, %34 ], [ %70, %73 ]
  br i1 %43, label %79, label %98

79:                                               ; preds = %74
  %80 = getelementptr i64, ptr %15, i64 %38
  br label %81

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %95, %81 ], [ %42, %79 ]
  %83 = phi <16 x i1> [ %94, %81 ], [ %75, %79 ]
  %84 = sub i64 %40, %82
  %85 = call i64 @llvm.smax.i64(i64 %84, i64 0)
  %86 = call i64 @llvm.smin.i64(i64 %85, i64 16)
  %87 = trunc nuw nsw i64 %86 to i32
  %88 = insertelement <16 x i32> poison, i32 %87, i64 0
  %89 = shufflevector <16 x i32> %88, <16 x i32> poison, <16 x i32> zeroinitializer
  %90 = icmp samesign ugt <16 x i32> %89, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %91 = getelementptr i64, ptr %80, i64 %82
  %92 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr align 8 %91, <16 x i1> %90, <16 x i64> splat (i64 1))
  %93 = icmp sgt <16 x i64> %92, splat (i64 1)
  %94 = or <16 x i1> %83, %93
  %95 = add i64 %82, 16
  %96 = icmp slt i64 %95, 64
  br i1 %96, label %81, label %97

97:                                               ; preds = %81
  br label %98

98:                                               ; preds = %97, %74
  %99 = phi <16 x i1> [ %75, %74 ], [ %94, %97 ]
  %100 = or <16 x i1> %99, %77
  %101 = or <16 x i1> %76, %78
  %102 = or <16 x i1> %100, %101
  %103 = bitcast <16 x i1> %102 to i16
  %104 = icmp ne i16 %103, 0
  br label %105

105:                                              ; preds = %98, %105
  %106 = phi i64 [ 0, %98 ], [ %109, %105 ]
  %107 = getelementptr i32, ptr %4, i64 %106
  store <16 x i32> zeroinitializer, ptr %107, align 4
  %108 = getelementptr i8, ptr %107, i64 64
  store <16 x i32> zeroinitializer, ptr %108, align 4
  %109 = add i64 %106, 32
  %110 = icmp slt i64 %109, 64
  br i1 %110, label %105, label %111

111:                                              ; preds = %105
  %112 = and i64 %41, 112
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %128, label %114

114:                                              ; preds = %111
  br label %115

115:                                              ; preds = %114, %115
  %116 = phi i64 [ %125, %115 ], [ 0, %114 ]
  %117 = add i64 %38, %116
  %118 = getelementptr i64, ptr %15, i64 %117
  %119 = load <8 x i64>, ptr %118, align 8
  %120 = getelementptr i8, ptr %118, i64 64
  %121 = load <8 x i64>, ptr %120, align 8
  %122 = getelementptr i64, ptr %4, i64 %116
  %123 = getelementptr i8, ptr %122, i64 320
  store <8 x i64> %119, ptr %123, align 8
  %124 = getelementptr i8, ptr %122, i64 384
  store <8 x i64> %121, ptr %124, align 8
  %125 = add i64 %116, 16
  %126 = icmp slt i64 %125, %112
  br i1 %126, label %115, label %127

127:                                              ; preds = %115
  br label %128

128:                                              ; preds = %127, %111
  %129 = icmp slt i64 %39, 64
  br i1 %129, label %130, label %148

130:                                              ; preds = %128
  %131 = getelementptr i64, ptr %15, i64 %38
  br label %132

132:                                              ; preds = %130, %132
  %133 = phi i64 [ %145, %132 ], [ %112, %130 ]
  %134 = sub i64 %40, %133
  %135 = call i64 @llvm.smax.i64(i64 %134, i64 0)
  %136 = call i64 @llvm.smin.i64(i64 %135, i64 8)
  %137 = trunc nuw nsw i64 %136 to i32
  %138 = insertelement <8 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <8 x i32> %138, <8 x i32> poison, <8 x i32> zeroinitializer
  %140 = icmp samesign ugt <8 x i32> %139, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %141 = getelementptr i64, ptr %131, i64 %133
  %142 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %141, <8 x i1> %140, <8 x i64> splat (i64 1))
  %143 = getelementptr i64, ptr %4, i64 %133
  %144 = getelementptr i8, ptr %143, i64 320
  store <8 x i64> %142, ptr %144, align 8
  %145 = add i64 %133, 8
  %146 = icmp slt i64 %145, 64
  br i1 %146, label %132, label %147

147:                                              ; preds = %132
  br label %148

148:                                              ; preds = %147, %128
  br label %150

149:                                              ; preds = %269
  br label %150

150:                                              ; preds = %149, %148
  %151 = phi i1 [ %104, %148 ], [ %268, %149 ]
  %152 = phi i1 [ false, %148 ], [ %181, %149 ]
  %153 = phi i64 [ 0, %148 ], [ %182, %149 ]
  %154 = load volatile i32, ptr %17, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %170, label %166, !prof !1

156:                                              ; preds = %170
  %157 = icmp eq i64 %153, %21
  br i1 %157, label %158, label %176

158:                                              ; preds = %156
  br label %183

159:                                              ; preds = %170
  %160 = getelementptr i32, ptr %24, i64 %38
  %161 = ptrtoint ptr %160 to i64
  %162 = and i64 %161, 63
  %163 = icmp eq i64 %162, 0
  %164 = and i1 %33, %163
  %165 = and i64 %41, 96
  br i1 %164, label %286, label %289

166:                                              ; preds = %150
  %167 = load ptr, ptr %28, align 8
  %168 = call i32 %167(ptr nonnull %1) #4
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %171, !prof !1

170:                                              ; preds = %166, %150
  br i1 %151, label %156, label %159

171:                                              ; preds = %166
  store i32 5, ptr %19, align 4
  %172 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %172, align 4
  %173 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %35, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %174, align 8
  %175 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %175, align 8
  br label %46

176:                                              ; preds = %156
  %177 = add i64 %153, 1
  br label %200

178:                                              ; preds = %183
  br label %180

179:                                              ; preds = %200
  br label %180

180:                                              ; preds = %179, %178
  %181 = phi i1 [ true, %178 ], [ %152, %179 ]
  %182 = phi i64 [ %153, %178 ], [ %177, %179 ]
  br i1 %181, label %267, label %253

183:                                              ; preds = %158, %183
  %184 = phi i64 [ %198, %183 ], [ 0, %158 ]
  %185 = getelementptr i32, ptr %4, i64 %184
  %186 = load <8 x i32>, ptr %185, align 4
  %187 = getelementptr i8, ptr %185, i64 32
  %188 = load <8 x i32>, ptr %187, align 4
  %189 = getelementptr i64, ptr %4, i64 %184
  %190 = getelementptr i8, ptr %189, i64 320
  %191 = load <8 x i64>, ptr %190, align 8
  %192 = getelementptr i8, ptr %189, i64 384
  %193 = load <8 x i64>, ptr %192, align 8
  %194 = getelementptr i8, ptr %185, i64 896
  store <8 x i32> %186, ptr %194, align 4
  %195 = getelementptr i8, ptr %185, i64 928
  store <8 x i32> %188, ptr %195, align 4
  %196 = getelementptr i8, ptr %189, i64 1216
  store <8 x i64> %191, ptr %196, align 8
  %197 = getelementptr i8, ptr %189, i64 1280
  store <8 x i64> %193, ptr %197, align 8
  %198 = add i64 %184, 16
  %199 = icmp slt i64 %198, 64
  br i1 %199, label %183, label %178

200:                                              ; preds = %176, %200
  %201 = phi i64 [ 0, %176 ], [ %251, %200 ]
  %202 = getelementptr i32, ptr %4, i64 %201
  %203 = load <8 x i32>, ptr %202, align 4
  %204 = getelementptr i8, ptr %202, i64 32
  %205 = load <8 x i32>, ptr %204, align 4
  %206 = getelementptr i64, ptr %4, i64 %201
  %207 = getelementptr i8, ptr %206, i64 320
  %208 = load <8 x i64>, ptr %207, align 8
  %209 = getelementptr i8, ptr %206, i64 384
  %210 = load <8 x i64>, ptr %209, align 8
  %211 = icmp sgt <8 x i64> %208, splat (i64 1)
  %212 = icmp sgt <8 x i64> %210, splat (i64 1)
  %213 = zext <8 x i1> %211 to <8 x i32>
  %214 = zext <8 x i1> %212 to <8 x i32>
  %215 = add <8 x i32> %203, %213
  %216 = add <8 x i32> %205, %214
  %217 = sdiv <8 x i64> %208, splat (i64 2)
  %218 = sdiv <8 x i64> %210, splat (i64 2)
  %219 = shl nsw <8 x i64> %217, splat (i64 1)
  %220 = shl nsw <8 x i64> %218, splat (i64 1)
  %221 = sub <8 x i64> %208, %219
  %222 = sub <8 x i64> %210, %220
  %223 = icmp slt <8 x i64> %208, zeroinitializer
  %224 = icmp slt <8 x i64> %210, zeroinitializer
  %225 = icmp ne <8 x i64> %208, %219
  %226 = icmp ne <8 x i64> %210, %220
  %227 = and <8 x i1> %225, %223
  %228 = and <8 x i1> %226, %224
  %229 = add <8 x i64> %221, splat (i64 2)
  %230 = add <8 x i64> %222, splat (i64 2)
  %231 = select <8 x i1> %227, <8 x i64> %229, <8 x i64> %221
  %232 = select <8 x i1> %228, <8 x i64> %230, <8 x i64> %222
  %233 = icmp eq <8 x i64> %231, zeroinitializer
  %234 = icmp eq <8 x i64> %232, zeroinitializer
  %235 = sext <8 x i1> %227 to <8 x i64>
  %236 = add nsw <8 x i64> %217, %235
  %237 = sext <8 x i1> %228 to <8 x i64>
  %238 = add nsw <8 x i64> %218, %237
  %239 = mul <8 x i64> %208, splat (i64 3)
  %240 = mul <8 x i64> %210, splat (i64 3)
  %241 = add <8 x i64> %239, splat (i64 1)
  %242 = add <8 x i64> %240, splat (i64 1)
  %243 = select <8 x i1> %211, <8 x i64> %241, <8 x i64> %208
  %244 = select <8 x i1> %212, <8 x i64> %242, <8 x i64> %210
  %245 = select <8 x i1> %233, <8 x i64> %236, <8 x i64> %243
  %246 = select <8 x i1> %234, <8 x i64> %238, <8 x i64> %244
  %247 = getelementptr i8, ptr %202, i64 896
  store <8 x i32> %215, ptr %247, align 4
  %248 = getelementptr i8, ptr %202, i64 928
  store <8 x i32> %216, ptr %248, align 4
  %249 = getelementptr i8, ptr %206, i64 1216
  store <8 x i64> %245, ptr %249, align 8
  %250 = getelementptr i8, ptr %206, i64 1280
  store <8 x i64> %246, ptr %250, align 8
  %251 = add i64 %201, 16
  %252 = icmp slt i64 %251, 64
  br i1 %252, label %200, label %179

253:                                              ; preds = %180
  %254 = load <16 x i64>, ptr %22, align 8
  %255 = load <16 x i64>, ptr %29, align 8
  %256 = load <16 x i64>, ptr %30, align 8
  %257 = load <16 x i64>, ptr %31, align 8
  %258 = icmp sgt <16 x i64> %254, splat (i64 1)
  %259 = icmp sgt <16 x i64> %255, splat (i64 1)
  %260 = icmp sgt <16 x i64> %256, splat (i64 1)
  %261 = icmp sgt <16 x i64> %257, splat (i64 1)
  %262 = or <16 x i1> %258, %260
  %263 = or <16 x i1> %259, %261
  %264 = or <16 x i1> %262, %263
  %265 = bitcast <16 x i1> %264 to i16
  %266 = icmp ne i16 %265, 0
  br label %267

267:                                              ; preds = %180, %253
  %268 = phi i1 [ %266, %253 ], [ false, %180 ]
  br label %269

269:                                              ; preds = %267, %269
  %270 = phi i64 [ 0, %267 ], [ %284, %269 ]
  %271 = getelementptr i32, ptr %4, i64 %270
  %272 = getelementptr i8, ptr %271, i64 896
  %273 = load <8 x i32>, ptr %272, align 4
  %274 = getelementptr i8, ptr %271, i64 928
  %275 = load <8 x i32>, ptr %274, align 4
  %276 = getelementptr i64, ptr %4, i64 %270
  %277 = getelementptr i8, ptr %276, i64 1216
  %278 = load <8 x i64>, ptr %277, align 8
  %279 = getelementptr i8, ptr %276, i64 1280
  %280 = load <8 x i64>, ptr %279, align 8
  store <8 x i32> %273, ptr %271, align 4
  %281 = getelementptr i8, ptr %271, i64 32
  store <8 x i32> %275, ptr %281, align 4
  %282 = getelementptr i8, ptr %276, i64 320
  store <8 x i64> %278, ptr %282, align 8
  %283 = getelementptr i8, ptr %276, i64 384
  store <8 x i64> %280, ptr %283, align 8
  %284 = add i64 %270, 16
  %285 = icmp slt i64 %284, 64
  br i1 %285, label %269, label %149

286:                                              ; preds = %159
  %287 = icmp eq i64 %165, 0
  br i1 %287, label %294, label %288

288:                                              ; preds = %286
  br label %297

289:                                              ; preds = %159
  %290 = icmp eq i64 %165, 0
  br i1 %290, label %294, label %291

291:                                              ; preds = %289
  br label %308

292:                                              ; preds = %297
  br label %294

293:                                              ; preds = %308
  br label %294

294:                                              ; preds = %293, %292, %289, %286
  %295 = icmp eq i64 %165, %41
  br i1 %295, label %334, label %296

296:                                              ; preds = %294
  br label %319

297:                                              ; preds = %288, %297
  %298 = phi i64 [ %306, %297 ], [ 0, %288 ]
  %299 = getelementptr i32, ptr %4, i64 %298
  %300 = load <16 x i32>, ptr %299, align 4
  %301 = getelementptr i8, ptr %299, i64 64
  %302 = load <16 x i32>, ptr %301, align 4
  %303 = add i64 %38, %298
  %304 = getelementptr i32, ptr %24, i64 %303
  store <16 x i32> %300, ptr %304, align 64, !nontemporal !2
  %305 = getelementptr i8, ptr %304, i64 64
  store <16 x i32> %302, ptr %305, align 64, !nontemporal !2
  %306 = add i64 %298, 32
  %307 = icmp slt i64 %306, %165
  br i1 %307, label %297, label %292

308:                                              ; preds = %291, %308
  %309 = phi i64 [ %317, %308 ], [ 0, %291 ]
  %310 = getelementptr i32, ptr %4, i64 %309
  %311 = load <16 x i32>, ptr %310, align 4
  %312 = getelementptr i8, ptr %310, i64 64
  %313 = load <16 x i32>, ptr %312, align 4
  %314 = add i64 %38, %309
  %315 = getelementptr i32, ptr %24, i64 %314
  store <16 x i32> %311, ptr %315, align 4
  %316 = getelementptr i8, ptr %315, i64 64
  store <16 x i32> %313, ptr %316, align 4
  %317 = add i64 %309, 32
  %318 = icmp slt i64 %317, %165
  br i1 %318, label %308, label %293

319:                                              ; preds = %296, %319
  %320 = phi i64 [ %331, %319 ], [ %165, %296 ]
  %321 = getelementptr i32, ptr %4, i64 %320
  %322 = load <16 x i32>, ptr %321, align 4
  %323 = sub i64 %40, %320
  %324 = call i64 @llvm.smax.i64(i64 %323, i64 0)
  %325 = call i64 @llvm.smin.i64(i64 %324, i64 16)
  %326 = trunc nuw nsw i64 %325 to i32
  %327 = insertelement <16 x i32> poison, i32 %326, i64 0
  %328 = shufflevector <16 x i32> %327, <16 x i32> poison, <16 x i32> zeroinitializer
  %329 = icmp samesign ugt <16 x i32> %328, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %330 = getelementptr i32, ptr %160, i64 %320
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %322, ptr align 4 %330, <16 x i1> %329)
  %331 = add i64 %320, 16
  %332 = icmp slt i64 %331, %41
  br i1 %332, label %319, label %333

333:                                              ; preds = %319
  br label %334

334:                                              ; preds = %333, %294
  %335 = add i64 %36, 1
  %336 = icmp eq i64 %335, %6
  %337 = zext i1 %336 to i64
  %338 = add i64 %37, %337
  %339 = icmp eq i64 %338, %8
  %340 = select i1 %336, i64 0, i64 %335
  %341 = select i1 %339, i64 0, i64 %338
  %342 = add i64 %35, 1
  %343 = icmp slt i64 %342, %3
  br i1 %343, label %34, label %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i64> @llvm.masked.load.v16i64.p0(ptr captures(none), <16 x i1>, <16 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr captures(none), <8 x i1>, <8 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
