; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  br i1 %8, label %18, label %58

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = sub i64 %3, %2
  %22 = sub i64 %20, %9
  %23 = add i64 %22, 1
  %24 = icmp ult i64 %22, 4096
  %25 = shl i64 %23, 3
  %26 = sdiv i64 %25, 256
  %27 = call i64 @llvm.smin.i64(i64 %21, i64 262144)
  %28 = icmp sge i64 %27, %26
  %29 = and i1 %24, %28
  %30 = add i64 %22, 17
  %31 = shl i64 %23, 4
  %32 = sdiv i64 %31, 256
  %33 = icmp sge i64 %27, %32
  %34 = icmp slt i64 %30, 2049
  %35 = and i1 %34, %33
  %36 = and i1 %29, %35
  %37 = select i1 %36, i64 %30, i64 0
  %38 = sub i64 0, %9
  %39 = getelementptr i32, ptr %4, i64 %38
  %40 = sub i64 %37, %9
  %41 = getelementptr i32, ptr %4, i64 %40
  %42 = shl i64 %30, 1
  %43 = select i1 %36, i64 %42, i64 %23
  %44 = select i1 %29, i64 %43, i64 0
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %65

46:                                               ; preds = %18
  br label %59

47:                                               ; preds = %385, %65
  %48 = phi i64 [ %2, %65 ], [ %389, %385 ]
  %49 = phi i64 [ %7, %65 ], [ %388, %385 ]
  %50 = shl i64 %49, 8
  %51 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 256)
  %54 = and i64 %53, 496
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %96, label %56

56:                                               ; preds = %47
  br label %68

57:                                               ; preds = %466
  br label %58

58:                                               ; preds = %57, %447, %5
  ret i32 0

59:                                               ; preds = %46, %59
  %60 = phi i64 [ %62, %59 ], [ 0, %46 ]
  %61 = getelementptr i32, ptr %4, i64 %60
  store i32 0, ptr %61, align 4
  %62 = add i64 %60, 1
  %63 = icmp slt i64 %62, %44
  br i1 %63, label %59, label %64

64:                                               ; preds = %59
  br label %65

65:                                               ; preds = %64, %18
  %66 = insertelement <4 x i64> poison, i64 %13, i64 0
  %67 = shufflevector <4 x i64> %66, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %47

68:                                               ; preds = %56, %243
  %69 = phi i64 [ %244, %243 ], [ 0, %56 ]
  %70 = add i64 %50, %69
  %71 = getelementptr i32, ptr %15, i64 %70
  %72 = load <4 x i32>, ptr %71, align 4
  %73 = getelementptr i8, ptr %71, i64 16
  %74 = load <4 x i32>, ptr %73, align 4
  %75 = getelementptr i8, ptr %71, i64 32
  %76 = load <4 x i32>, ptr %75, align 4
  %77 = getelementptr i8, ptr %71, i64 48
  %78 = load <4 x i32>, ptr %77, align 4
  %79 = sext <4 x i32> %72 to <4 x i64>
  %80 = sext <4 x i32> %74 to <4 x i64>
  %81 = sext <4 x i32> %76 to <4 x i64>
  %82 = sext <4 x i32> %78 to <4 x i64>
  %83 = icmp sgt <4 x i32> %72, splat (i32 -1)
  %84 = icmp sgt <4 x i32> %74, splat (i32 -1)
  %85 = icmp sgt <4 x i32> %76, splat (i32 -1)
  %86 = icmp sgt <4 x i32> %78, splat (i32 -1)
  %87 = icmp sgt <4 x i64> %67, %79
  %88 = icmp sgt <4 x i64> %67, %80
  %89 = icmp sgt <4 x i64> %67, %81
  %90 = icmp sgt <4 x i64> %67, %82
  %91 = and <4 x i1> %83, %87
  %92 = and <4 x i1> %84, %88
  %93 = and <4 x i1> %85, %89
  %94 = and <4 x i1> %86, %90
  br i1 %29, label %100, label %241

95:                                               ; preds = %243
  br label %96

96:                                               ; preds = %95, %47
  %97 = icmp slt i64 %51, 256
  br i1 %97, label %98, label %385

98:                                               ; preds = %96
  %99 = getelementptr i32, ptr %15, i64 %50
  br label %368

100:                                              ; preds = %68
  %101 = load i32, ptr %71, align 4
  %102 = sext i32 %101 to i64
  %103 = extractelement <4 x i1> %91, i64 0
  %104 = select i1 %103, i64 %102, i64 %9
  %105 = zext i1 %103 to i32
  %106 = getelementptr i32, ptr %39, i64 %104
  %107 = load i32, ptr %106, align 4
  %108 = add i32 %107, %105
  store i32 %108, ptr %106, align 4
  %109 = getelementptr i8, ptr %71, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = extractelement <4 x i1> %91, i64 1
  %113 = select i1 %112, i64 %111, i64 %9
  %114 = zext i1 %112 to i32
  %115 = getelementptr i32, ptr %41, i64 %113
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %116, %114
  store i32 %117, ptr %115, align 4
  %118 = getelementptr i8, ptr %71, i64 8
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = extractelement <4 x i1> %91, i64 2
  %122 = select i1 %121, i64 %120, i64 %9
  %123 = zext i1 %121 to i32
  %124 = getelementptr i32, ptr %39, i64 %122
  %125 = load i32, ptr %124, align 4
  %126 = add i32 %125, %123
  store i32 %126, ptr %124, align 4
  %127 = getelementptr i8, ptr %71, i64 12
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  %130 = extractelement <4 x i1> %91, i64 3
  %131 = select i1 %130, i64 %129, i64 %9
  %132 = zext i1 %130 to i32
  %133 = getelementptr i32, ptr %41, i64 %131
  %134 = load i32, ptr %133, align 4
  %135 = add i32 %134, %132
  store i32 %135, ptr %133, align 4
  %136 = load i32, ptr %73, align 4
  %137 = sext i32 %136 to i64
  %138 = extractelement <4 x i1> %92, i64 0
  %139 = select i1 %138, i64 %137, i64 %9
  %140 = zext i1 %138 to i32
  %141 = getelementptr i32, ptr %39, i64 %139
  %142 = load i32, ptr %141, align 4
  %143 = add i32 %142, %140
  store i32 %143, ptr %141, align 4
  %144 = getelementptr i8, ptr %71, i64 20
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = extractelement <4 x i1> %92, i64 1
  %148 = select i1 %147, i64 %146, i64 %9
  %149 = zext i1 %147 to i32
  %150 = getelementptr i32, ptr %41, i64 %148
  %151 = load i32, ptr %150, align 4
  %152 = add i32 %151, %149
  store i32 %152, ptr %150, align 4
  %153 = getelementptr i8, ptr %71, i64 24
  %154 = load i32, ptr %153, align 4
  %155 = sext i32 %154 to i64
  %156 = extractelement <4 x i1> %92, i64 2
  %157 = select i1 %156, i64 %155, i64 %9
  %158 = zext i1 %156 to i32
  %159 = getelementptr i32, ptr %39, i64 %157
  %160 = load i32, ptr %159, align 4
  %161 = add i32 %160, %158
  store i32 %161, ptr %159, align 4
  %162 = getelementptr i8, ptr %71, i64 28
  %163 = load i32, ptr %162, align 4
  %164 = sext i32 %163 to i64
  %165 = extractelement <4 x i1> %92, i64 3
  %166 = select i1 %165, i64 %164, i64 %9
  %167 = zext i1 %165 to i32
  %168 = getelementptr i32, ptr %41, i64 %166
  %169 = load i32, ptr %168, align 4
  %170 = add i32 %169, %167
  store i32 %170, ptr %168, align 4
  %171 = load i32, ptr %75, align 4
  %172 = sext i32 %171 to i64
  %173 = extractelement <4 x i1> %93, i64 0
  %174 = select i1 %173, i64 %172, i64 %9
  %175 = zext i1 %173 to i32
  %176 = getelementptr i32, ptr %39, i64 %174
  %177 = load i32, ptr %176, align 4
  %178 = add i32 %177, %175
  store i32 %178, ptr %176, align 4
  %179 = getelementptr i8, ptr %71, i64 36
  %180 = load i32, ptr %179, align 4
  %181 = sext i32 %180 to i64
  %182 = extractelement <4 x i1> %93, i64 1
  %183 = select i1 %182, i64 %181, i64 %9
  %184 = zext i1 %182 to i32
  %185 = getelementptr i32, ptr %41, i64 %183
  %186 = load i32, ptr %185, align 4
  %187 = add i32 %186, %184
  store i32 %187, ptr %185, align 4
  %188 = getelementptr i8, ptr %71, i64 40
  %189 = load i32, ptr %188, align 4
  %190 = sext i32 %189 to i64
  %191 = extractelement <4 x i1> %93, i64 2
  %192 = select i1 %191, i64 %190, i64 %9
  %193 = zext i1 %191 to i32
  %194 = getelementptr i32, ptr %39, i64 %192
  %195 = load i32, ptr %194, align 4
  %196 = add i32 %195, %193
  store i32 %196, ptr %194, align 4
  %197 = getelementptr i8, ptr %71, i64 44
  %198 = load i32, ptr %197, align 4
  %199 = sext i32 %198 to i64
  %200 = extractelement <4 x i1> %93, i64 3
  %201 = select i1 %200, i64 %199, i64 %9
  %202 = zext i1 %200 to i32
  %203 = getelementptr i32, ptr %41, i64 %201
  %204 = load i32, ptr %203, align 4
  %205 = add i32 %204, %202
  store i32 %205, ptr %203, align 4
  %206 = load i32, ptr %77, align 4
  %207 = sext i32 %206 to i64
  %208 = extractelement <4 x i1> %94, i64 0
  %209 = select i1 %208, i64 %207, i64 %9
  %210 = zext i1 %208 to i32
  %211 = getelementptr i32, ptr %39, i64 %209
  %212 = load i32, ptr %211, align 4
  %213 = add i32 %212, %210
  store i32 %213, ptr %211, align 4
  %214 = getelementptr i8, ptr %71, i64 52
  %215 = load i32, ptr %214, align 4
  %216 = sext i32 %215 to i64
  %217 = extractelement <4 x i1> %94, i64 1
  %218 = select i1 %217, i64 %216, i64 %9
  %219 = zext i1 %217 to i32
  %220 = getelementptr i32, ptr %41, i64 %218
  %221 = load i32, ptr %220, align 4
  %222 = add i32 %221, %219
  store i32 %222, ptr %220, align 4
  %223 = getelementptr i8, ptr %71, i64 56
  %224 = load i32, ptr %223, align 4
  %225 = sext i32 %224 to i64
  %226 = extractelement <4 x i1> %94, i64 2
  %227 = select i1 %226, i64 %225, i64 %9
  %228 = zext i1 %226 to i32
  %229 = getelementptr i32, ptr %39, i64 %227
  %230 = load i32, ptr %229, align 4
  %231 = add i32 %230, %228
  store i32 %231, ptr %229, align 4
  %232 = getelementptr i8, ptr %71, i64 60
  %233 = load i32, ptr %232, align 4
  %234 = sext i32 %233 to i64
  %235 = extractelement <4 x i1> %94, i64 3
  %236 = select i1 %235, i64 %234, i64 %9
  %237 = zext i1 %235 to i32
  %238 = getelementptr i32, ptr %41, i64 %236
  %239 = load i32, ptr %238, align 4
  %240 = add i32 %239, %237
  store i32 %240, ptr %238, align 4
  br label %243

241:                                              ; preds = %68
  %242 = extractelement <4 x i1> %91, i64 0
  br i1 %242, label %246, label %251

243:                                              ; preds = %362, %360, %100
  %244 = add i64 %69, 16
  %245 = icmp slt i64 %244, %54
  br i1 %245, label %68, label %95

246:                                              ; preds = %241
  %247 = load i32, ptr %71, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr i32, ptr %17, i64 %248
  %250 = atomicrmw add ptr %249, i32 1 monotonic, align 4
  br label %251

251:                                              ; preds = %241, %246
  %252 = extractelement <4 x i1> %91, i64 1
  br i1 %252, label %253, label %259

253:                                              ; preds = %251
  %254 = getelementptr i8, ptr %71, i64 4
  %255 = load i32, ptr %254, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr i32, ptr %17, i64 %256
  %258 = atomicrmw add ptr %257, i32 1 monotonic, align 4
  br label %259

259:                                              ; preds = %251, %253
  %260 = extractelement <4 x i1> %91, i64 2
  br i1 %260, label %261, label %267

261:                                              ; preds = %259
  %262 = getelementptr i8, ptr %71, i64 8
  %263 = load i32, ptr %262, align 4
  %264 = sext i32 %263 to i64
  %265 = getelementptr i32, ptr %17, i64 %264
  %266 = atomicrmw add ptr %265, i32 1 monotonic, align 4
  br label %267

267:                                              ; preds = %259, %261
  %268 = extractelement <4 x i1> %91, i64 3
  br i1 %268, label %269, label %275

269:                                              ; preds = %267
  %270 = getelementptr i8, ptr %71, i64 12
  %271 = load i32, ptr %270, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr i32, ptr %17, i64 %272
  %274 = atomicrmw add ptr %273, i32 1 monotonic, align 4
  br label %275

275:                                              ; preds = %267, %269
  %276 = extractelement <4 x i1> %92, i64 0
  br i1 %276, label %277, label %282

277:                                              ; preds = %275
  %278 = load i32, ptr %73, align 4
  %279 = sext i32 %278 to i64
  %280 = getelementptr i32, ptr %17, i64 %279
  %281 = atomicrmw add ptr %280, i32 1 monotonic, align 4
  br label %282

282:                                              ; preds = %275, %277
  %283 = extractelement <4 x i1> %92, i64 1
  br i1 %283, label %284, label %290

284:                                              ; preds = %282
  %285 = getelementptr i8, ptr %71, i64 20
  %286 = load i32, ptr %285, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr i32, ptr %17, i64 %287
  %289 = atomicrmw add ptr %288, i32 1 monotonic, align 4
  br label %290

290:                                              ; preds = %282, %284
  %291 = extractelement <4 x i1> %92, i64 2
  br i1 %291, label %292, label %298

292:                                              ; preds = %290
  %293 = getelementptr i8, ptr %71, i64 24
  %294 = load i32, ptr %293, align 4
  %295 = sext i32 %294 to i64
  %296 = getelementptr i32, ptr %17, i64 %295
  %297 = atomicrmw add ptr %296, i32 1 monotonic, align 4
  br label %298

298:                                              ; preds = %290, %292
  %299 = extractelement <4 x i1> %92, i64 3
  br i1 %299, label %300, label %306

300:                                              ; preds = %298
  %301 = getelementptr i8, ptr %71, i64 28
  %302 = load i32, ptr %301, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr i32, ptr %17, i64 %303
  %305 = atomicrmw add ptr %304, i32 1 monotonic, align 4
  br label %306

306:                                              ; preds = %298, %300
  %307 = extractelement <4 x i1> %93, i64 0
  br i1 %307, label %308, label %313

308:                                              ; preds = %306
  %309 = load i32, ptr %75, align 4
  %310 = sext i32 %309 to i64
  %311 = getelementptr i32, ptr %17, i64 %310
  %312 = atomicrmw add ptr %311, i32 1 monotonic, align 4
  br label %313

313:                                              ; preds = %306, %308
  %314 = extractelement <4 x i1> %93, i64 1
  br i1 %314, label %315, label %321

315:                                              ; preds = %313
  %316 = getelementptr i8, ptr %71, i64 36
  %317 = load i32, ptr %316, align 4
  %318 = sext i32 %317 to i64
  %319 = getelementptr i32, ptr %17, i64 %318
  %320 = atomicrmw add ptr %319, i32 1 monotonic, align 4
  br label %321

321:                                              ; preds = %313, %315
  %322 = extractelement <4 x i1> %93, i64 2
  br i1 %322, label %323, label %329

323:                                              ; preds = %321
  %324 = getelementptr i8, ptr %71, i64 40
  %325 = load i32, ptr %324, align 4
  %326 = sext i32 %325 to i64
  %327 = getelementptr i32, ptr %17, i64 %326
  %328 = atomicrmw add ptr %327, i32 1 monotonic, align 4
  br label %329

329:                                              ; preds = %321, %323
  %330 = extractelement <4 x i1> %93, i64 3
  br i1 %330, label %331, label %337

331:                                              ; preds = %329
  %332 = getelementptr i8, ptr %71, i64 44
  %333 = load i32, ptr %332, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr i32, ptr %17, i64 %334
  %336 = atomicrmw add ptr %335, i32 1 monotonic, align 4
  br label %337

337:                                              ; preds = %329, %331
  %338 = extractelement <4 x i1> %94, i64 0
  br i1 %338, label %339, label %344

339:                                              ; preds = %337
  %340 = load i32, ptr %77, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr i32, ptr %17, i64 %341
  %343 = atomicrmw add ptr %342, i32 1 monotonic, align 4
  br label %344

344:                                              ; preds = %337, %339
  %345 = extractelement <4 x i1> %94, i64 1
  br i1 %345, label %346, label %352

346:                                              ; preds = %344
  %347 = getelementptr i8, ptr %71, i64 52
  %348 = load i32, ptr %347, align 4
  %349 = sext i32 %348 to i64
  %350 = getelementptr i32, ptr %17, i64 %349
  %351 = atomicrmw add ptr %350, i32 1 monotonic, align 4
  br label %352

352:                                              ; preds = %344, %346
  %353 = extractelement <4 x i1> %94, i64 2
  br i1 %353, label %354, label %360

354:                                              ; preds = %352
  %355 = getelementptr i8, ptr %71, i64 56
  %356 = load i32, ptr %355, align 4
  %357 = sext i32 %356 to i64
  %358 = getelementptr i32, ptr %17, i64 %357
  %359 = atomicrmw add ptr %358, i32 1 monotonic, align 4
  br label %360

360:                                              ; preds = %352, %354
  %361 = extractelement <4 x i1> %94, i64 3
  br i1 %361, label %362, label %243

362:                                              ; preds = %360
  %363 = getelementptr i8, ptr %71, i64 60
  %364 = load i32, ptr %363, align 4
  %365 = sext i32 %364 to i64
  %366 = getelementptr i32, ptr %17, i64 %365
  %367 = atomicrmw add ptr %366, i32 1 monotonic, align 4
  br label %243

368:                                              ; preds = %98, %422
  %369 = phi i64 [ %423, %422 ], [ %54, %98 ]
  %370 = sub i64 %52, %369
  %371 = call i64 @llvm.smax.i64(i64 %370, i64 0)
  %372 = call i64 @llvm.smin.i64(i64 %371, i64 4)
  %373 = trunc nuw nsw i64 %372 to i32
  %374 = insertelement <4 x i32> poison, i32 %373, i64 0
  %375 = shufflevector <4 x i32> %374, <4 x i32> poison, <4 x i32> zeroinitializer
  %376 = icmp samesign ugt <4 x i32> %375, <i32 0, i32 1, i32 2, i32 3>
  %377 = getelementptr i32, ptr %99, i64 %369
  %378 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %377, <4 x i1> %376, <4 x i32> zeroinitializer)
  %379 = sext <4 x i32> %378 to <4 x i64>
  %380 = icmp sgt <4 x i32> %378, splat (i32 -1)
  %381 = icmp sgt <4 x i64> %67, %379
  %382 = and <4 x i1> %380, %381
  %383 = and <4 x i1> %382, %376
  br i1 %29, label %391, label %420

384:                                              ; preds = %422
  br label %385

385:                                              ; preds = %384, %96
  %386 = add i64 %49, 1
  %387 = icmp eq i64 %386, %6
  %388 = select i1 %387, i64 0, i64 %386
  %389 = add i64 %48, 1
  %390 = icmp slt i64 %389, %3
  br i1 %390, label %47, label %447

391:                                              ; preds = %368
  %392 = extractelement <4 x i64> %379, i64 0
  %393 = extractelement <4 x i1> %383, i64 0
  %394 = select i1 %393, i64 %392, i64 %9
  %395 = zext i1 %393 to i32
  %396 = getelementptr i32, ptr %39, i64 %394
  %397 = load i32, ptr %396, align 4
  %398 = add i32 %397, %395
  store i32 %398, ptr %396, align 4
  %399 = extractelement <4 x i64> %379, i64 1
  %400 = extractelement <4 x i1> %383, i64 1
  %401 = select i1 %400, i64 %399, i64 %9
  %402 = zext i1 %400 to i32
  %403 = getelementptr i32, ptr %41, i64 %401
  %404 = load i32, ptr %403, align 4
  %405 = add i32 %404, %402
  store i32 %405, ptr %403, align 4
  %406 = extractelement <4 x i64> %379, i64 2
  %407 = extractelement <4 x i1> %383, i64 2
  %408 = select i1 %407, i64 %406, i64 %9
  %409 = zext i1 %407 to i32
  %410 = getelementptr i32, ptr %39, i64 %408
  %411 = load i32, ptr %410, align 4
  %412 = add i32 %411, %409
  store i32 %412, ptr %410, align 4
  %413 = extractelement <4 x i64> %379, i64 3
  %414 = extractelement <4 x i1> %383, i64 3
  %415 = select i1 %414, i64 %413, i64 %9
  %416 = zext i1 %414 to i32
  %417 = getelementptr i32, ptr %41, i64 %415
  %418 = load i32, ptr %417, align 4
  %419 = add i32 %418, %416
  store i32 %419, ptr %417, align 4
  br label %422

420:                                              ; preds = %368
  %421 = extractelement <4 x i1> %383, i64 0
  br i1 %421, label %425, label %429

422:                                              ; preds = %443, %441, %391
  %423 = add i64 %369, 4
  %424 = icmp slt i64 %423, 256
  br i1 %424, label %368, label %384

425:                                              ; preds = %420
  %426 = extractelement <4 x i64> %379, i64 0
  %427 = getelementptr i32, ptr %17, i64 %426
  %428 = atomicrmw add ptr %427, i32 1 monotonic, align 4
  br label %429

429:                                              ; preds = %420, %425
  %430 = extractelement <4 x i1> %383, i64 1
  br i1 %430, label %431, label %435

431:                                              ; preds = %429
  %432 = extractelement <4 x i64> %379, i64 1
  %433 = getelementptr i32, ptr %17, i64 %432
  %434 = atomicrmw add ptr %433, i32 1 monotonic, align 4
  br label %435

435:                                              ; preds = %429, %431
  %436 = extractelement <4 x i1> %383, i64 2
  br i1 %436, label %437, label %441

437:                                              ; preds = %435
  %438 = extractelement <4 x i64> %379, i64 2
  %439 = getelementptr i32, ptr %17, i64 %438
  %440 = atomicrmw add ptr %439, i32 1 monotonic, align 4
  br label %441

441:                                              ; preds = %435, %437
  %442 = extractelement <4 x i1> %383, i64 3
  br i1 %442, label %443, label %422

443:                                              ; preds = %441
  %444 = extractelement <4 x i64> %379, i64 3
  %445 = getelementptr i32, ptr %17, i64 %444
  %446 = atomicrmw add ptr %445, i32 1 monotonic, align 4
  br label %422

447:                                              ; preds = %385
  %448 = icmp eq i64 %37, 0
  %449 = select i1 %29, i64 %23, i64 0
  %450 = icmp sgt i64 %449, 0
  br i1 %450, label %451, label %58

451:                                              ; preds = %447
  %452 = getelementptr i32, ptr %4, i64 %37
  %453 = getelementptr i32, ptr %17, i64 %9
  br label %454

454:                                              ; preds = %451, %466
  %455 = phi i64 [ %467, %466 ], [ 0, %451 ]
  %456 = getelementptr i32, ptr %4, i64 %455
  %457 = load i32, ptr %456, align 4
  %458 = getelementptr i32, ptr %452, i64 %455
  %459 = load i32, ptr %458, align 4
  %460 = select i1 %448, i32 0, i32 %459
  %461 = add i32 %457, %460
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %466, label %463

463:                                              ; preds = %454
  %464 = getelementptr i32, ptr %453, i64 %455
  %465 = atomicrmw add ptr %464, i32 %461 monotonic, align 4
  br label %466

466:                                              ; preds = %454, %463
  %467 = add i64 %455, 1
  %468 = icmp slt i64 %467, %449
  br i1 %468, label %454, label %57
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
