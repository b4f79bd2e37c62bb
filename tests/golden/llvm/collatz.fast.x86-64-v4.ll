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
  br i1 %12, label %27, label %45

27:                                               ; preds = %5
  %28 = getelementptr i8, ptr %4, i64 1344
  %29 = getelementptr i8, ptr %4, i64 1472
  %30 = getelementptr i8, ptr %4, i64 1600
  %31 = and i64 %26, 2
  %32 = icmp ne i64 %31, 0
  br label %33

33:                                               ; preds = %27, %329
  %34 = phi i64 [ %337, %329 ], [ %2, %27 ]
  %35 = phi i64 [ %335, %329 ], [ %9, %27 ]
  %36 = phi i64 [ %336, %329 ], [ %11, %27 ]
  %37 = shl i64 %35, 6
  %38 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %37)
  %39 = call i64 @llvm.smax.i64(i64 %38, i64 0)
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 64)
  %41 = and i64 %40, 64
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %73, label %43

43:                                               ; preds = %33
  br label %47

44:                                               ; preds = %329
  br label %45

45:                                               ; preds = %44, %5, %165
  %46 = phi i32 [ 1, %165 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %43, %47
  %48 = phi i64 [ %70, %47 ], [ 0, %43 ]
  %49 = phi <16 x i1> [ %66, %47 ], [ zeroinitializer, %43 ]
  %50 = phi <16 x i1> [ %67, %47 ], [ zeroinitializer, %43 ]
  %51 = phi <16 x i1> [ %68, %47 ], [ zeroinitializer, %43 ]
  %52 = phi <16 x i1> [ %69, %47 ], [ zeroinitializer, %43 ]
  %53 = add i64 %37, %48
  %54 = getelementptr i64, ptr %15, i64 %53
  %55 = load <16 x i64>, ptr %54, align 8
  %56 = getelementptr i8, ptr %54, i64 128
  %57 = load <16 x i64>, ptr %56, align 8
  %58 = getelementptr i8, ptr %54, i64 256
  %59 = load <16 x i64>, ptr %58, align 8
  %60 = getelementptr i8, ptr %54, i64 384
  %61 = load <16 x i64>, ptr %60, align 8
  %62 = icmp sgt <16 x i64> %55, splat (i64 1)
  %63 = icmp sgt <16 x i64> %57, splat (i64 1)
  %64 = icmp sgt <16 x i64> %59, splat (i64 1)
  %65 = icmp sgt <16 x i64> %61, splat (i64 1)
  %66 = or <16 x i1> %49, %62
  %67 = or <16 x i1> %50, %63
  %68 = or <16 x i1> %51, %64
  %69 = or <16 x i1> %52, %65
  %70 = add i64 %48, 64
  %71 = icmp slt i64 %70, %41
  br i1 %71, label %47, label %72

72:                                               ; preds = %47
  br label %73

73:                                               ; preds = %72, %33
  %74 = phi <16 x i1> [ zeroinitializer, %33 ], [ %66, %72 ]
  %75 = phi <16 x i1> [ zeroinitializer, %33 ], [ %67, %72 ]
  %76 = phi <16 x i1> [ zeroinitializer, %33 ], [ %68, %72 ]
  %77 = phi <16 x i1> [ zeroinitializer, %33 ], [ %69, %72 ]
  br i1 %42, label %78, label %97

78:                                               ; preds = %73
  %79 = getelementptr i64, ptr %15, i64 %37
  br label %80

80:                                               ; preds = %78, %80
  %81 = phi i64 [ %94, %80 ], [ %41, %78 ]
  %82 = phi <16 x i1> [ %93, %80 ], [ %74, %78 ]
  %83 = sub i64 %39, %81
  %84 = call i64 @llvm.smax.i64(i64 %83, i64 0)
  %85 = call i64 @llvm.smin.i64(i64 %84, i64 16)
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = insertelement <16 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <16 x i32> %87, <16 x i32> poison, <16 x i32> zeroinitializer
  %89 = icmp samesign ugt <16 x i32> %88, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %90 = getelementptr i64, ptr %79, i64 %81
  %91 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr align 8 %90, <16 x i1> %89, <16 x i64> splat (i64 1))
  %92 = icmp sgt <16 x i64> %91, splat (i64 1)
  %93 = or <16 x i1> %82, %92
  %94 = add i64 %81, 16
  %95 = icmp slt i64 %94, 64
  br i1 %95, label %80, label %96

96:                                               ; preds = %80
  br label %97

97:                                               ; preds = %96, %73
  %98 = phi <16 x i1> [ %74, %73 ], [ %93, %96 ]
  %99 = or <16 x i1> %98, %76
  %100 = or <16 x i1> %75, %77
  %101 = or <16 x i1> %99, %100
  %102 = bitcast <16 x i1> %101 to i16
  %103 = icmp ne i16 %102, 0
  br label %104

104:                                              ; preds = %97, %104
  %105 = phi i64 [ 0, %97 ], [ %108, %104 ]
  %106 = getelementptr i32, ptr %4, i64 %105
  store <16 x i32> zeroinitializer, ptr %106, align 4
  %107 = getelementptr i8, ptr %106, i64 64
  store <16 x i32> zeroinitializer, ptr %107, align 4
  %108 = add i64 %105, 32
  %109 = icmp slt i64 %108, 64
  br i1 %109, label %104, label %110

110:                                              ; preds = %104
  %111 = and i64 %40, 112
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %127, label %113

113:                                              ; preds = %110
  br label %114

114:                                              ; preds = %113, %114
  %115 = phi i64 [ %124, %114 ], [ 0, %113 ]
  %116 = add i64 %37, %115
  %117 = getelementptr i64, ptr %15, i64 %116
  %118 = load <8 x i64>, ptr %117, align 8
  %119 = getelementptr i8, ptr %117, i64 64
  %120 = load <8 x i64>, ptr %119, align 8
  %121 = getelementptr i64, ptr %4, i64 %115
  %122 = getelementptr i8, ptr %121, i64 320
  store <8 x i64> %118, ptr %122, align 8
  %123 = getelementptr i8, ptr %121, i64 384
  store <8 x i64> %120, ptr %123, align 8
  %124 = add i64 %115, 16
  %125 = icmp slt i64 %124, %111
  br i1 %125, label %114, label %126

126:                                              ; preds = %114
  br label %127

127:                                              ; preds = %126, %110
  %128 = icmp slt i64 %38, 64
  br i1 %128, label %129, label %147

129:                                              ; preds = %127
  %130 = getelementptr i64, ptr %15, i64 %37
  br label %131

131:                                              ; preds = %129, %131
  %132 = phi i64 [ %144, %131 ], [ %111, %129 ]
  %133 = sub i64 %39, %132
  %134 = call i64 @llvm.smax.i64(i64 %133, i64 0)
  %135 = call i64 @llvm.smin.i64(i64 %134, i64 8)
  %136 = trunc nuw nsw i64 %135 to i32
  %137 = insertelement <8 x i32> poison, i32 %136, i64 0
  %138 = shufflevector <8 x i32> %137, <8 x i32> poison, <8 x i32> zeroinitializer
  %139 = icmp samesign ugt <8 x i32> %138, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %140 = getelementptr i64, ptr %130, i64 %132
  %141 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %140, <8 x i1> %139, <8 x i64> splat (i64 1))
  %142 = getelementptr i64, ptr %4, i64 %132
  %143 = getelementptr i8, ptr %142, i64 320
  store <8 x i64> %141, ptr %143, align 8
  %144 = add i64 %132, 8
  %145 = icmp slt i64 %144, 64
  br i1 %145, label %131, label %146

146:                                              ; preds = %131
  br label %147

147:                                              ; preds = %146, %127
  br label %149

148:                                              ; preds = %264
  br label %149

149:                                              ; preds = %148, %147
  %150 = phi i1 [ %103, %147 ], [ %263, %148 ]
  %151 = phi i1 [ false, %147 ], [ %176, %148 ]
  %152 = phi i64 [ 0, %147 ], [ %177, %148 ]
  %153 = load volatile i32, ptr %17, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %170, label %165, !prof !1

155:                                              ; preds = %170
  %156 = icmp eq i64 %152, %21
  br i1 %156, label %157, label %171

157:                                              ; preds = %155
  br label %178

158:                                              ; preds = %170
  %159 = getelementptr i32, ptr %24, i64 %37
  %160 = ptrtoint ptr %159 to i64
  %161 = and i64 %160, 63
  %162 = icmp eq i64 %161, 0
  %163 = and i1 %32, %162
  %164 = and i64 %40, 96
  br i1 %163, label %281, label %284

165:                                              ; preds = %149
  store i32 5, ptr %19, align 4
  %166 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %166, align 4
  %167 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %34, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %169, align 8
  br label %45

170:                                              ; preds = %149
  br i1 %150, label %155, label %158

171:                                              ; preds = %155
  %172 = add i64 %152, 1
  br label %195

173:                                              ; preds = %178
  br label %175

174:                                              ; preds = %195
  br label %175

175:                                              ; preds = %174, %173
  %176 = phi i1 [ true, %173 ], [ %151, %174 ]
  %177 = phi i64 [ %152, %173 ], [ %172, %174 ]
  br i1 %176, label %262, label %248

178:                                              ; preds = %157, %178
  %179 = phi i64 [ %193, %178 ], [ 0, %157 ]
  %180 = getelementptr i32, ptr %4, i64 %179
  %181 = load <8 x i32>, ptr %180, align 4
  %182 = getelementptr i8, ptr %180, i64 32
  %183 = load <8 x i32>, ptr %182, align 4
  %184 = getelementptr i64, ptr %4, i64 %179
  %185 = getelementptr i8, ptr %184, i64 320
  %186 = load <8 x i64>, ptr %185, align 8
  %187 = getelementptr i8, ptr %184, i64 384
  %188 = load <8 x i64>, ptr %187, align 8
  %189 = getelementptr i8, ptr %180, i64 896
  store <8 x i32> %181, ptr %189, align 4
  %190 = getelementptr i8, ptr %180, i64 928
  store <8 x i32> %183, ptr %190, align 4
  %191 = getelementptr i8, ptr %184, i64 1216
  store <8 x i64> %186, ptr %191, align 8
  %192 = getelementptr i8, ptr %184, i64 1280
  store <8 x i64> %188, ptr %192, align 8
  %193 = add i64 %179, 16
  %194 = icmp slt i64 %193, 64
  br i1 %194, label %178, label %173

195:                                              ; preds = %171, %195
  %196 = phi i64 [ 0, %171 ], [ %246, %195 ]
  %197 = getelementptr i32, ptr %4, i64 %196
  %198 = load <8 x i32>, ptr %197, align 4
  %199 = getelementptr i8, ptr %197, i64 32
  %200 = load <8 x i32>, ptr %199, align 4
  %201 = getelementptr i64, ptr %4, i64 %196
  %202 = getelementptr i8, ptr %201, i64 320
  %203 = load <8 x i64>, ptr %202, align 8
  %204 = getelementptr i8, ptr %201, i64 384
  %205 = load <8 x i64>, ptr %204, align 8
  %206 = icmp sgt <8 x i64> %203, splat (i64 1)
  %207 = icmp sgt <8 x i64> %205, splat (i64 1)
  %208 = zext <8 x i1> %206 to <8 x i32>
  %209 = zext <8 x i1> %207 to <8 x i32>
  %210 = add <8 x i32> %198, %208
  %211 = add <8 x i32> %200, %209
  %212 = sdiv <8 x i64> %203, splat (i64 2)
  %213 = sdiv <8 x i64> %205, splat (i64 2)
  %214 = shl nsw <8 x i64> %212, splat (i64 1)
  %215 = shl nsw <8 x i64> %213, splat (i64 1)
  %216 = sub <8 x i64> %203, %214
  %217 = sub <8 x i64> %205, %215
  %218 = icmp slt <8 x i64> %203, zeroinitializer
  %219 = icmp slt <8 x i64> %205, zeroinitializer
  %220 = icmp ne <8 x i64> %203, %214
  %221 = icmp ne <8 x i64> %205, %215
  %222 = and <8 x i1> %220, %218
  %223 = and <8 x i1> %221, %219
  %224 = add <8 x i64> %216, splat (i64 2)
  %225 = add <8 x i64> %217, splat (i64 2)
  %226 = select <8 x i1> %222, <8 x i64> %224, <8 x i64> %216
  %227 = select <8 x i1> %223, <8 x i64> %225, <8 x i64> %217
  %228 = icmp eq <8 x i64> %226, zeroinitializer
  %229 = icmp eq <8 x i64> %227, zeroinitializer
  %230 = sext <8 x i1> %222 to <8 x i64>
  %231 = add nsw <8 x i64> %212, %230
  %232 = sext <8 x i1> %223 to <8 x i64>
  %233 = add nsw <8 x i64> %213, %232
  %234 = mul <8 x i64> %203, splat (i64 3)
  %235 = mul <8 x i64> %205, splat (i64 3)
  %236 = add <8 x i64> %234, splat (i64 1)
  %237 = add <8 x i64> %235, splat (i64 1)
  %238 = select <8 x i1> %206, <8 x i64> %236, <8 x i64> %203
  %239 = select <8 x i1> %207, <8 x i64> %237, <8 x i64> %205
  %240 = select <8 x i1> %228, <8 x i64> %231, <8 x i64> %238
  %241 = select <8 x i1> %229, <8 x i64> %233, <8 x i64> %239
  %242 = getelementptr i8, ptr %197, i64 896
  store <8 x i32> %210, ptr %242, align 4
  %243 = getelementptr i8, ptr %197, i64 928
  store <8 x i32> %211, ptr %243, align 4
  %244 = getelementptr i8, ptr %201, i64 1216
  store <8 x i64> %240, ptr %244, align 8
  %245 = getelementptr i8, ptr %201, i64 1280
  store <8 x i64> %241, ptr %245, align 8
  %246 = add i64 %196, 16
  %247 = icmp slt i64 %246, 64
  br i1 %247, label %195, label %174

248:                                              ; preds = %175
  %249 = load <16 x i64>, ptr %22, align 8
  %250 = load <16 x i64>, ptr %28, align 8
  %251 = load <16 x i64>, ptr %29, align 8
  %252 = load <16 x i64>, ptr %30, align 8
  %253 = icmp sgt <16 x i64> %249, splat (i64 1)
  %254 = icmp sgt <16 x i64> %250, splat (i64 1)
  %255 = icmp sgt <16 x i64> %251, splat (i64 1)
  %256 = icmp sgt <16 x i64> %252, splat (i64 1)
  %257 = or <16 x i1> %253, %255
  %258 = or <16 x i1> %254, %256
  %259 = or <16 x i1> %257, %258
  %260 = bitcast <16 x i1> %259 to i16
  %261 = icmp ne i16 %260, 0
  br label %262

262:                                              ; preds = %175, %248
  %263 = phi i1 [ %261, %248 ], [ false, %175 ]
  br label %264

264:                                              ; preds = %262, %264
  %265 = phi i64 [ 0, %262 ], [ %279, %264 ]
  %266 = getelementptr i32, ptr %4, i64 %265
  %267 = getelementptr i8, ptr %266, i64 896
  %268 = load <8 x i32>, ptr %267, align 4
  %269 = getelementptr i8, ptr %266, i64 928
  %270 = load <8 x i32>, ptr %269, align 4
  %271 = getelementptr i64, ptr %4, i64 %265
  %272 = getelementptr i8, ptr %271, i64 1216
  %273 = load <8 x i64>, ptr %272, align 8
  %274 = getelementptr i8, ptr %271, i64 1280
  %275 = load <8 x i64>, ptr %274, align 8
  store <8 x i32> %268, ptr %266, align 4
  %276 = getelementptr i8, ptr %266, i64 32
  store <8 x i32> %270, ptr %276, align 4
  %277 = getelementptr i8, ptr %271, i64 320
  store <8 x i64> %273, ptr %277, align 8
  %278 = getelementptr i8, ptr %271, i64 384
  store <8 x i64> %275, ptr %278, align 8
  %279 = add i64 %265, 16
  %280 = icmp slt i64 %279, 64
  br i1 %280, label %264, label %148

281:                                              ; preds = %158
  %282 = icmp eq i64 %164, 0
  br i1 %282, label %289, label %283

283:                                              ; preds = %281
  br label %292

284:                                              ; preds = %158
  %285 = icmp eq i64 %164, 0
  br i1 %285, label %289, label %286

286:                                              ; preds = %284
  br label %303

287:                                              ; preds = %292
  br label %289

288:                                              ; preds = %303
  br label %289

289:                                              ; preds = %288, %287, %284, %281
  %290 = icmp eq i64 %164, %40
  br i1 %290, label %329, label %291

291:                                              ; preds = %289
  br label %314

292:                                              ; preds = %283, %292
  %293 = phi i64 [ %301, %292 ], [ 0, %283 ]
  %294 = getelementptr i32, ptr %4, i64 %293
  %295 = load <16 x i32>, ptr %294, align 4
  %296 = getelementptr i8, ptr %294, i64 64
  %297 = load <16 x i32>, ptr %296, align 4
  %298 = add i64 %37, %293
  %299 = getelementptr i32, ptr %24, i64 %298
  store <16 x i32> %295, ptr %299, align 64, !nontemporal !2
  %300 = getelementptr i8, ptr %299, i64 64
  store <16 x i32> %297, ptr %300, align 64, !nontemporal !2
  %301 = add i64 %293, 32
  %302 = icmp slt i64 %301, %164
  br i1 %302, label %292, label %287

303:                                              ; preds = %286, %303
  %304 = phi i64 [ %312, %303 ], [ 0, %286 ]
  %305 = getelementptr i32, ptr %4, i64 %304
  %306 = load <16 x i32>, ptr %305, align 4
  %307 = getelementptr i8, ptr %305, i64 64
  %308 = load <16 x i32>, ptr %307, align 4
  %309 = add i64 %37, %304
  %310 = getelementptr i32, ptr %24, i64 %309
  store <16 x i32> %306, ptr %310, align 4
  %311 = getelementptr i8, ptr %310, i64 64
  store <16 x i32> %308, ptr %311, align 4
  %312 = add i64 %304, 32
  %313 = icmp slt i64 %312, %164
  br i1 %313, label %303, label %288

314:                                              ; preds = %291, %314
  %315 = phi i64 [ %326, %314 ], [ %164, %291 ]
  %316 = getelementptr i32, ptr %4, i64 %315
  %317 = load <16 x i32>, ptr %316, align 4
  %318 = sub i64 %39, %315
  %319 = call i64 @llvm.smax.i64(i64 %318, i64 0)
  %320 = call i64 @llvm.smin.i64(i64 %319, i64 16)
  %321 = trunc nuw nsw i64 %320 to i32
  %322 = insertelement <16 x i32> poison, i32 %321, i64 0
  %323 = shufflevector <16 x i32> %322, <16 x i32> poison, <16 x i32> zeroinitializer
  %324 = icmp samesign ugt <16 x i32> %323, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %325 = getelementptr i32, ptr %159, i64 %315
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %317, ptr align 4 %325, <16 x i1> %324)
  %326 = add i64 %315, 16
  %327 = icmp slt i64 %326, %40
  br i1 %327, label %314, label %328

328:                                              ; preds = %314
  br label %329

329:                                              ; preds = %328, %289
  %330 = add i64 %35, 1
  %331 = icmp eq i64 %330, %6
  %332 = zext i1 %331 to i64
  %333 = add i64 %36, %332
  %334 = icmp eq i64 %333, %8
  %335 = select i1 %331, i64 0, i64 %330
  %336 = select i1 %334, i64 0, i64 %333
  %337 = add i64 %34, 1
  %338 = icmp slt i64 %337, %3
  br i1 %338, label %33, label %44
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

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
