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
  br i1 %12, label %27, label %49

27:                                               ; preds = %5
  %28 = getelementptr i8, ptr %4, i64 1280
  %29 = getelementptr i8, ptr %4, i64 1344
  %30 = getelementptr i8, ptr %4, i64 1408
  %31 = getelementptr i8, ptr %4, i64 1472
  %32 = getelementptr i8, ptr %4, i64 1536
  %33 = getelementptr i8, ptr %4, i64 1600
  %34 = getelementptr i8, ptr %4, i64 1664
  %35 = and i64 %26, 2
  %36 = icmp ne i64 %35, 0
  br label %37

37:                                               ; preds = %27, %373
  %38 = phi i64 [ %381, %373 ], [ %2, %27 ]
  %39 = phi i64 [ %379, %373 ], [ %9, %27 ]
  %40 = phi i64 [ %380, %373 ], [ %11, %27 ]
  %41 = shl i64 %39, 6
  %42 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %41)
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 64)
  %45 = and i64 %44, 64
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %97, label %47

47:                                               ; preds = %37
  br label %51

48:                                               ; preds = %373
  br label %49

49:                                               ; preds = %48, %5, %197
  %50 = phi i32 [ 1, %197 ], [ 0, %5 ], [ 0, %48 ]
  ret i32 %50

51:                                               ; preds = %47, %51
  %52 = phi i64 [ %94, %51 ], [ 0, %47 ]
  %53 = phi <8 x i1> [ %86, %51 ], [ zeroinitializer, %47 ]
  %54 = phi <8 x i1> [ %87, %51 ], [ zeroinitializer, %47 ]
  %55 = phi <8 x i1> [ %88, %51 ], [ zeroinitializer, %47 ]
  %56 = phi <8 x i1> [ %89, %51 ], [ zeroinitializer, %47 ]
  %57 = phi <8 x i1> [ %90, %51 ], [ zeroinitializer, %47 ]
  %58 = phi <8 x i1> [ %91, %51 ], [ zeroinitializer, %47 ]
  %59 = phi <8 x i1> [ %92, %51 ], [ zeroinitializer, %47 ]
  %60 = phi <8 x i1> [ %93, %51 ], [ zeroinitializer, %47 ]
  %61 = add i64 %41, %52
  %62 = getelementptr i64, ptr %15, i64 %61
  %63 = load <8 x i64>, ptr %62, align 8
  %64 = getelementptr i8, ptr %62, i64 64
  %65 = load <8 x i64>, ptr %64, align 8
  %66 = getelementptr i8, ptr %62, i64 128
  %67 = load <8 x i64>, ptr %66, align 8
  %68 = getelementptr i8, ptr %62, i64 192
  %69 = load <8 x i64>, ptr %68, align 8
  %70 = getelementptr i8, ptr %62, i64 256
  %71 = load <8 x i64>, ptr %70, align 8
  %72 = getelementptr i8, ptr %62, i64 320
  %73 = load <8 x i64>, ptr %72, align 8
  %74 = getelementptr i8, ptr %62, i64 384
  %75 = load <8 x i64>, ptr %74, align 8
  %76 = getelementptr i8, ptr %62, i64 448
  %77 = load <8 x i64>, ptr %76, align 8
  %78 = icmp sgt <8 x i64> %63, splat (i64 1)
  %79 = icmp sgt <8 x i64> %65, splat (i64 1)
  %80 = icmp sgt <8 x i64> %67, splat (i64 1)
  %81 = icmp sgt <8 x i64> %69, splat (i64 1)
  %82 = icmp sgt <8 x i64> %71, splat (i64 1)
  %83 = icmp sgt <8 x i64> %73, splat (i64 1)
  %84 = icmp sgt <8 x i64> %75, splat (i64 1)
  %85 = icmp sgt <8 x i64> %77, splat (i64 1)
  %86 = or <8 x i1> %53, %78
  %87 = or <8 x i1> %54, %79
  %88 = or <8 x i1> %55, %80
  %89 = or <8 x i1> %56, %81
  %90 = or <8 x i1> %57, %82
  %91 = or <8 x i1> %58, %83
  %92 = or <8 x i1> %59, %84
  %93 = or <8 x i1> %60, %85
  %94 = add i64 %52, 64
  %95 = icmp slt i64 %94, %45
  br i1 %95, label %51, label %96

96:                                               ; preds = %51
  br label %97

97:                                               ; preds = %96, %37
  %98 = phi <8 x i1> [ zeroinitializer, %37 ], [ %86, %96 ]
  %99 = phi <8 x i1> [ zeroinitializer, %37 ], [ %87, %96 ]
  %100 = phi <8 x i1> [ zeroinitializer, %37 ], [ %88, %96 ]
  %101 = phi <8 x i1> [ zeroinitializer, %37 ], [ %89, %96 ]
  %102 = phi <8 x i1> [ zeroinitializer, %37 ], [ %90, %96 ]
  %103 = phi <8 x i1> [ zeroinitializer, %37 ], [ %91, %96 ]
  %104 = phi <8 x i1> [ zeroinitializer, %37 ], [ %92, %96 ]
  %105 = phi <8 x i1> [ zeroinitializer, %37 ], [ %93, %96 ]
  br i1 %46, label %106, label %125

106:                                              ; preds = %97
  %107 = getelementptr i64, ptr %15, i64 %41
  br label %108

108:                                              ; preds = %106, %108
  %109 = phi i64 [ %122, %108 ], [ %45, %106 ]
  %110 = phi <8 x i1> [ %121, %108 ], [ %98, %106 ]
  %111 = sub i64 %43, %109
  %112 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 8)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = insertelement <8 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <8 x i32> %115, <8 x i32> poison, <8 x i32> zeroinitializer
  %117 = icmp samesign ugt <8 x i32> %116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %118 = getelementptr i64, ptr %107, i64 %109
  %119 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %118, <8 x i1> %117, <8 x i64> splat (i64 1))
  %120 = icmp sgt <8 x i64> %119, splat (i64 1)
  %121 = or <8 x i1> %110, %120
  %122 = add i64 %109, 8
  %123 = icmp slt i64 %122, 64
  br i1 %123, label %108, label %124

124:                                              ; preds = %108
  br label %125

125:                                              ; preds = %124, %97
  %126 = phi <8 x i1> [ %98, %97 ], [ %121, %124 ]
  %127 = or <8 x i1> %126, %102
  %128 = or <8 x i1> %99, %103
  %129 = or <8 x i1> %100, %104
  %130 = or <8 x i1> %101, %105
  %131 = or <8 x i1> %127, %129
  %132 = or <8 x i1> %128, %130
  %133 = or <8 x i1> %131, %132
  %134 = bitcast <8 x i1> %133 to i8
  %135 = icmp ne i8 %134, 0
  br label %136

136:                                              ; preds = %125, %136
  %137 = phi i64 [ 0, %125 ], [ %140, %136 ]
  %138 = getelementptr i32, ptr %4, i64 %137
  store <8 x i32> zeroinitializer, ptr %138, align 4
  %139 = getelementptr i8, ptr %138, i64 32
  store <8 x i32> zeroinitializer, ptr %139, align 4
  %140 = add i64 %137, 16
  %141 = icmp slt i64 %140, 64
  br i1 %141, label %136, label %142

142:                                              ; preds = %136
  %143 = and i64 %44, 120
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %159, label %145

145:                                              ; preds = %142
  br label %146

146:                                              ; preds = %145, %146
  %147 = phi i64 [ %156, %146 ], [ 0, %145 ]
  %148 = add i64 %41, %147
  %149 = getelementptr i64, ptr %15, i64 %148
  %150 = load <4 x i64>, ptr %149, align 8
  %151 = getelementptr i8, ptr %149, i64 32
  %152 = load <4 x i64>, ptr %151, align 8
  %153 = getelementptr i64, ptr %4, i64 %147
  %154 = getelementptr i8, ptr %153, i64 320
  store <4 x i64> %150, ptr %154, align 8
  %155 = getelementptr i8, ptr %153, i64 352
  store <4 x i64> %152, ptr %155, align 8
  %156 = add i64 %147, 8
  %157 = icmp slt i64 %156, %143
  br i1 %157, label %146, label %158

158:                                              ; preds = %146
  br label %159

159:                                              ; preds = %158, %142
  %160 = icmp slt i64 %42, 64
  br i1 %160, label %161, label %179

161:                                              ; preds = %159
  %162 = getelementptr i64, ptr %15, i64 %41
  br label %163

163:                                              ; preds = %161, %163
  %164 = phi i64 [ %176, %163 ], [ %143, %161 ]
  %165 = sub i64 %43, %164
  %166 = call i64 @llvm.smax.i64(i64 %165, i64 0)
  %167 = call i64 @llvm.smin.i64(i64 %166, i64 4)
  %168 = trunc nuw nsw i64 %167 to i32
  %169 = insertelement <4 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <4 x i32> %169, <4 x i32> poison, <4 x i32> zeroinitializer
  %171 = icmp samesign ugt <4 x i32> %170, <i32 0, i32 1, i32 2, i32 3>
  %172 = getelementptr i64, ptr %162, i64 %164
  %173 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %172, <4 x i1> %171, <4 x i64> splat (i64 1))
  %174 = getelementptr i64, ptr %4, i64 %164
  %175 = getelementptr i8, ptr %174, i64 320
  store <4 x i64> %173, ptr %175, align 8
  %176 = add i64 %164, 4
  %177 = icmp slt i64 %176, 64
  br i1 %177, label %163, label %178

178:                                              ; preds = %163
  br label %179

179:                                              ; preds = %178, %159
  br label %181

180:                                              ; preds = %308
  br label %181

181:                                              ; preds = %180, %179
  %182 = phi i1 [ %135, %179 ], [ %307, %180 ]
  %183 = phi i1 [ false, %179 ], [ %208, %180 ]
  %184 = phi i64 [ 0, %179 ], [ %209, %180 ]
  %185 = load volatile i32, ptr %17, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %202, label %197, !prof !1

187:                                              ; preds = %202
  %188 = icmp eq i64 %184, %21
  br i1 %188, label %189, label %203

189:                                              ; preds = %187
  br label %210

190:                                              ; preds = %202
  %191 = getelementptr i32, ptr %24, i64 %41
  %192 = ptrtoint ptr %191 to i64
  %193 = and i64 %192, 31
  %194 = icmp eq i64 %193, 0
  %195 = and i1 %36, %194
  %196 = and i64 %44, 112
  br i1 %195, label %325, label %328

197:                                              ; preds = %181
  store i32 5, ptr %19, align 4
  %198 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %198, align 4
  %199 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %38, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %201, align 8
  br label %49

202:                                              ; preds = %181
  br i1 %182, label %187, label %190

203:                                              ; preds = %187
  %204 = add i64 %184, 1
  br label %227

205:                                              ; preds = %210
  br label %207

206:                                              ; preds = %227
  br label %207

207:                                              ; preds = %206, %205
  %208 = phi i1 [ true, %205 ], [ %183, %206 ]
  %209 = phi i64 [ %184, %205 ], [ %204, %206 ]
  br i1 %208, label %306, label %280

210:                                              ; preds = %189, %210
  %211 = phi i64 [ %225, %210 ], [ 0, %189 ]
  %212 = getelementptr i32, ptr %4, i64 %211
  %213 = load <4 x i32>, ptr %212, align 4
  %214 = getelementptr i8, ptr %212, i64 16
  %215 = load <4 x i32>, ptr %214, align 4
  %216 = getelementptr i64, ptr %4, i64 %211
  %217 = getelementptr i8, ptr %216, i64 320
  %218 = load <4 x i64>, ptr %217, align 8
  %219 = getelementptr i8, ptr %216, i64 352
  %220 = load <4 x i64>, ptr %219, align 8
  %221 = getelementptr i8, ptr %212, i64 896
  store <4 x i32> %213, ptr %221, align 4
  %222 = getelementptr i8, ptr %212, i64 912
  store <4 x i32> %215, ptr %222, align 4
  %223 = getelementptr i8, ptr %216, i64 1216
  store <4 x i64> %218, ptr %223, align 8
  %224 = getelementptr i8, ptr %216, i64 1248
  store <4 x i64> %220, ptr %224, align 8
  %225 = add i64 %211, 8
  %226 = icmp slt i64 %225, 64
  br i1 %226, label %210, label %205

227:                                              ; preds = %203, %227
  %228 = phi i64 [ 0, %203 ], [ %278, %227 ]
  %229 = getelementptr i32, ptr %4, i64 %228
  %230 = load <4 x i32>, ptr %229, align 4
  %231 = getelementptr i8, ptr %229, i64 16
  %232 = load <4 x i32>, ptr %231, align 4
  %233 = getelementptr i64, ptr %4, i64 %228
  %234 = getelementptr i8, ptr %233, i64 320
  %235 = load <4 x i64>, ptr %234, align 8
  %236 = getelementptr i8, ptr %233, i64 352
  %237 = load <4 x i64>, ptr %236, align 8
  %238 = icmp sgt <4 x i64> %235, splat (i64 1)
  %239 = icmp sgt <4 x i64> %237, splat (i64 1)
  %240 = zext <4 x i1> %238 to <4 x i32>
  %241 = zext <4 x i1> %239 to <4 x i32>
  %242 = add <4 x i32> %230, %240
  %243 = add <4 x i32> %232, %241
  %244 = sdiv <4 x i64> %235, splat (i64 2)
  %245 = sdiv <4 x i64> %237, splat (i64 2)
  %246 = shl nsw <4 x i64> %244, splat (i64 1)
  %247 = shl nsw <4 x i64> %245, splat (i64 1)
  %248 = sub <4 x i64> %235, %246
  %249 = sub <4 x i64> %237, %247
  %250 = icmp slt <4 x i64> %235, zeroinitializer
  %251 = icmp slt <4 x i64> %237, zeroinitializer
  %252 = icmp ne <4 x i64> %235, %246
  %253 = icmp ne <4 x i64> %237, %247
  %254 = and <4 x i1> %252, %250
  %255 = and <4 x i1> %253, %251
  %256 = add <4 x i64> %248, splat (i64 2)
  %257 = add <4 x i64> %249, splat (i64 2)
  %258 = select <4 x i1> %254, <4 x i64> %256, <4 x i64> %248
  %259 = select <4 x i1> %255, <4 x i64> %257, <4 x i64> %249
  %260 = icmp eq <4 x i64> %258, zeroinitializer
  %261 = icmp eq <4 x i64> %259, zeroinitializer
  %262 = sext <4 x i1> %254 to <4 x i64>
  %263 = add nsw <4 x i64> %244, %262
  %264 = sext <4 x i1> %255 to <4 x i64>
  %265 = add nsw <4 x i64> %245, %264
  %266 = mul <4 x i64> %235, splat (i64 3)
  %267 = mul <4 x i64> %237, splat (i64 3)
  %268 = add <4 x i64> %266, splat (i64 1)
  %269 = add <4 x i64> %267, splat (i64 1)
  %270 = select <4 x i1> %238, <4 x i64> %268, <4 x i64> %235
  %271 = select <4 x i1> %239, <4 x i64> %269, <4 x i64> %237
  %272 = select <4 x i1> %260, <4 x i64> %263, <4 x i64> %270
  %273 = select <4 x i1> %261, <4 x i64> %265, <4 x i64> %271
  %274 = getelementptr i8, ptr %229, i64 896
  store <4 x i32> %242, ptr %274, align 4
  %275 = getelementptr i8, ptr %229, i64 912
  store <4 x i32> %243, ptr %275, align 4
  %276 = getelementptr i8, ptr %233, i64 1216
  store <4 x i64> %272, ptr %276, align 8
  %277 = getelementptr i8, ptr %233, i64 1248
  store <4 x i64> %273, ptr %277, align 8
  %278 = add i64 %228, 8
  %279 = icmp slt i64 %278, 64
  br i1 %279, label %227, label %206

280:                                              ; preds = %207
  %281 = load <8 x i64>, ptr %22, align 8
  %282 = load <8 x i64>, ptr %28, align 8
  %283 = load <8 x i64>, ptr %29, align 8
  %284 = load <8 x i64>, ptr %30, align 8
  %285 = load <8 x i64>, ptr %31, align 8
  %286 = load <8 x i64>, ptr %32, align 8
  %287 = load <8 x i64>, ptr %33, align 8
  %288 = load <8 x i64>, ptr %34, align 8
  %289 = icmp sgt <8 x i64> %281, splat (i64 1)
  %290 = icmp sgt <8 x i64> %282, splat (i64 1)
  %291 = icmp sgt <8 x i64> %283, splat (i64 1)
  %292 = icmp sgt <8 x i64> %284, splat (i64 1)
  %293 = icmp sgt <8 x i64> %285, splat (i64 1)
  %294 = icmp sgt <8 x i64> %286, splat (i64 1)
  %295 = icmp sgt <8 x i64> %287, splat (i64 1)
  %296 = icmp sgt <8 x i64> %288, splat (i64 1)
  %297 = or <8 x i1> %289, %293
  %298 = or <8 x i1> %290, %294
  %299 = or <8 x i1> %291, %295
  %300 = or <8 x i1> %292, %296
  %301 = or <8 x i1> %297, %299
  %302 = or <8 x i1> %298, %300
  %303 = or <8 x i1> %301, %302
  %304 = bitcast <8 x i1> %303 to i8
  %305 = icmp ne i8 %304, 0
  br label %306

306:                                              ; preds = %207, %280
  %307 = phi i1 [ %305, %280 ], [ false, %207 ]
  br label %308

308:                                              ; preds = %306, %308
  %309 = phi i64 [ 0, %306 ], [ %323, %308 ]
  %310 = getelementptr i32, ptr %4, i64 %309
  %311 = getelementptr i8, ptr %310, i64 896
  %312 = load <4 x i32>, ptr %311, align 4
  %313 = getelementptr i8, ptr %310, i64 912
  %314 = load <4 x i32>, ptr %313, align 4
  %315 = getelementptr i64, ptr %4, i64 %309
  %316 = getelementptr i8, ptr %315, i64 1216
  %317 = load <4 x i64>, ptr %316, align 8
  %318 = getelementptr i8, ptr %315, i64 1248
  %319 = load <4 x i64>, ptr %318, align 8
  store <4 x i32> %312, ptr %310, align 4
  %320 = getelementptr i8, ptr %310, i64 16
  store <4 x i32> %314, ptr %320, align 4
  %321 = getelementptr i8, ptr %315, i64 320
  store <4 x i64> %317, ptr %321, align 8
  %322 = getelementptr i8, ptr %315, i64 352
  store <4 x i64> %319, ptr %322, align 8
  %323 = add i64 %309, 8
  %324 = icmp slt i64 %323, 64
  br i1 %324, label %308, label %180

325:                                              ; preds = %190
  %326 = icmp eq i64 %196, 0
  br i1 %326, label %333, label %327

327:                                              ; preds = %325
  br label %336

328:                                              ; preds = %190
  %329 = icmp eq i64 %196, 0
  br i1 %329, label %333, label %330

330:                                              ; preds = %328
  br label %347

331:                                              ; preds = %336
  br label %333

332:                                              ; preds = %347
  br label %333

333:                                              ; preds = %332, %331, %328, %325
  %334 = icmp eq i64 %196, %44
  br i1 %334, label %373, label %335

335:                                              ; preds = %333
  br label %358

336:                                              ; preds = %327, %336
  %337 = phi i64 [ %345, %336 ], [ 0, %327 ]
  %338 = getelementptr i32, ptr %4, i64 %337
  %339 = load <8 x i32>, ptr %338, align 4
  %340 = getelementptr i8, ptr %338, i64 32
  %341 = load <8 x i32>, ptr %340, align 4
  %342 = add i64 %41, %337
  %343 = getelementptr i32, ptr %24, i64 %342
  store <8 x i32> %339, ptr %343, align 32, !nontemporal !2
  %344 = getelementptr i8, ptr %343, i64 32
  store <8 x i32> %341, ptr %344, align 32, !nontemporal !2
  %345 = add i64 %337, 16
  %346 = icmp slt i64 %345, %196
  br i1 %346, label %336, label %331

347:                                              ; preds = %330, %347
  %348 = phi i64 [ %356, %347 ], [ 0, %330 ]
  %349 = getelementptr i32, ptr %4, i64 %348
  %350 = load <8 x i32>, ptr %349, align 4
  %351 = getelementptr i8, ptr %349, i64 32
  %352 = load <8 x i32>, ptr %351, align 4
  %353 = add i64 %41, %348
  %354 = getelementptr i32, ptr %24, i64 %353
  store <8 x i32> %350, ptr %354, align 4
  %355 = getelementptr i8, ptr %354, i64 32
  store <8 x i32> %352, ptr %355, align 4
  %356 = add i64 %348, 16
  %357 = icmp slt i64 %356, %196
  br i1 %357, label %347, label %332

358:                                              ; preds = %335, %358
  %359 = phi i64 [ %370, %358 ], [ %196, %335 ]
  %360 = getelementptr i32, ptr %4, i64 %359
  %361 = load <8 x i32>, ptr %360, align 4
  %362 = sub i64 %43, %359
  %363 = call i64 @llvm.smax.i64(i64 %362, i64 0)
  %364 = call i64 @llvm.smin.i64(i64 %363, i64 8)
  %365 = trunc nuw nsw i64 %364 to i32
  %366 = insertelement <8 x i32> poison, i32 %365, i64 0
  %367 = shufflevector <8 x i32> %366, <8 x i32> poison, <8 x i32> zeroinitializer
  %368 = icmp samesign ugt <8 x i32> %367, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %369 = getelementptr i32, ptr %191, i64 %359
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %361, ptr align 4 %369, <8 x i1> %368)
  %370 = add i64 %359, 8
  %371 = icmp slt i64 %370, %44
  br i1 %371, label %358, label %372

372:                                              ; preds = %358
  br label %373

373:                                              ; preds = %372, %333
  %374 = add i64 %39, 1
  %375 = icmp eq i64 %374, %6
  %376 = zext i1 %375 to i64
  %377 = add i64 %40, %376
  %378 = icmp eq i64 %377, %8
  %379 = select i1 %375, i64 0, i64 %374
  %380 = select i1 %378, i64 0, i64 %377
  %381 = add i64 %38, 1
  %382 = icmp slt i64 %381, %3
  br i1 %382, label %37, label %48
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr captures(none), <8 x i1>, <8 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr captures(none), <4 x i1>, <4 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
