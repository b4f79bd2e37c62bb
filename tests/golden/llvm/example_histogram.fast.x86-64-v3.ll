; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %8, label %18, label %46

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = sub i64 %3, %2
  %22 = sub i64 %20, %9
  %23 = add i64 %22, 1
  %24 = icmp ult i64 %22, 4096
  %25 = shl i64 %23, 3
  %26 = sdiv i64 %25, 256
  %27 = call i64 @llvm.smin.i64(i64 %21, i64 131072)
  %28 = icmp sge i64 %27, %26
  %29 = and i1 %24, %28
  %30 = sub i64 0, %9
  %31 = getelementptr i32, ptr %4, i64 %30
  %32 = select i1 %29, i64 %23, i64 0
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %53

34:                                               ; preds = %18
  br label %47

35:                                               ; preds = %525, %53
  %36 = phi i64 [ %2, %53 ], [ %529, %525 ]
  %37 = phi i64 [ %7, %53 ], [ %528, %525 ]
  %38 = shl i64 %37, 8
  %39 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %38)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 256)
  %42 = and i64 %41, 480
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %35
  br label %56

45:                                               ; preds = %650
  br label %46

46:                                               ; preds = %45, %639, %5
  ret i32 0

47:                                               ; preds = %34, %47
  %48 = phi i64 [ %50, %47 ], [ 0, %34 ]
  %49 = getelementptr i32, ptr %4, i64 %48
  store i32 0, ptr %49, align 4
  %50 = add i64 %48, 1
  %51 = icmp slt i64 %50, %32
  br i1 %51, label %47, label %52

52:                                               ; preds = %47
  br label %53

53:                                               ; preds = %52, %18
  %54 = insertelement <8 x i64> poison, i64 %13, i64 0
  %55 = shufflevector <8 x i64> %54, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %35

56:                                               ; preds = %44, %315
  %57 = phi i64 [ %316, %315 ], [ 0, %44 ]
  %58 = add i64 %38, %57
  %59 = getelementptr i32, ptr %15, i64 %58
  %60 = load <8 x i32>, ptr %59, align 4
  %61 = getelementptr i8, ptr %59, i64 32
  %62 = load <8 x i32>, ptr %61, align 4
  %63 = getelementptr i8, ptr %59, i64 64
  %64 = load <8 x i32>, ptr %63, align 4
  %65 = getelementptr i8, ptr %59, i64 96
  %66 = load <8 x i32>, ptr %65, align 4
  %67 = sext <8 x i32> %60 to <8 x i64>
  %68 = sext <8 x i32> %62 to <8 x i64>
  %69 = sext <8 x i32> %64 to <8 x i64>
  %70 = sext <8 x i32> %66 to <8 x i64>
  %71 = icmp sgt <8 x i32> %60, splat (i32 -1)
  %72 = icmp sgt <8 x i32> %62, splat (i32 -1)
  %73 = icmp sgt <8 x i32> %64, splat (i32 -1)
  %74 = icmp sgt <8 x i32> %66, splat (i32 -1)
  %75 = icmp sgt <8 x i64> %55, %67
  %76 = icmp sgt <8 x i64> %55, %68
  %77 = icmp sgt <8 x i64> %55, %69
  %78 = icmp sgt <8 x i64> %55, %70
  %79 = and <8 x i1> %71, %75
  %80 = and <8 x i1> %72, %76
  %81 = and <8 x i1> %73, %77
  %82 = and <8 x i1> %74, %78
  br i1 %29, label %88, label %313

83:                                               ; preds = %315
  br label %84

84:                                               ; preds = %83, %35
  %85 = icmp slt i64 %39, 256
  br i1 %85, label %86, label %525

86:                                               ; preds = %84
  %87 = getelementptr i32, ptr %15, i64 %38
  br label %508

88:                                               ; preds = %56
  %89 = extractelement <8 x i64> %67, i64 0
  %90 = extractelement <8 x i1> %79, i64 0
  %91 = select i1 %90, i64 %89, i64 %9
  %92 = zext i1 %90 to i32
  %93 = getelementptr i32, ptr %31, i64 %91
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %94, %92
  store i32 %95, ptr %93, align 4
  %96 = extractelement <8 x i64> %67, i64 1
  %97 = extractelement <8 x i1> %79, i64 1
  %98 = select i1 %97, i64 %96, i64 %9
  %99 = zext i1 %97 to i32
  %100 = getelementptr i32, ptr %31, i64 %98
  %101 = load i32, ptr %100, align 4
  %102 = add i32 %101, %99
  store i32 %102, ptr %100, align 4
  %103 = extractelement <8 x i64> %67, i64 2
  %104 = extractelement <8 x i1> %79, i64 2
  %105 = select i1 %104, i64 %103, i64 %9
  %106 = zext i1 %104 to i32
  %107 = getelementptr i32, ptr %31, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = add i32 %108, %106
  store i32 %109, ptr %107, align 4
  %110 = extractelement <8 x i64> %67, i64 3
  %111 = extractelement <8 x i1> %79, i64 3
  %112 = select i1 %111, i64 %110, i64 %9
  %113 = zext i1 %111 to i32
  %114 = getelementptr i32, ptr %31, i64 %112
  %115 = load i32, ptr %114, align 4
  %116 = add i32 %115, %113
  store i32 %116, ptr %114, align 4
  %117 = extractelement <8 x i64> %67, i64 4
  %118 = extractelement <8 x i1> %79, i64 4
  %119 = select i1 %118, i64 %117, i64 %9
  %120 = zext i1 %118 to i32
  %121 = getelementptr i32, ptr %31, i64 %119
  %122 = load i32, ptr %121, align 4
  %123 = add i32 %122, %120
  store i32 %123, ptr %121, align 4
  %124 = extractelement <8 x i64> %67, i64 5
  %125 = extractelement <8 x i1> %79, i64 5
  %126 = select i1 %125, i64 %124, i64 %9
  %127 = zext i1 %125 to i32
  %128 = getelementptr i32, ptr %31, i64 %126
  %129 = load i32, ptr %128, align 4
  %130 = add i32 %129, %127
  store i32 %130, ptr %128, align 4
  %131 = extractelement <8 x i64> %67, i64 6
  %132 = extractelement <8 x i1> %79, i64 6
  %133 = select i1 %132, i64 %131, i64 %9
  %134 = zext i1 %132 to i32
  %135 = getelementptr i32, ptr %31, i64 %133
  %136 = load i32, ptr %135, align 4
  %137 = add i32 %136, %134
  store i32 %137, ptr %135, align 4
  %138 = extractelement <8 x i64> %67, i64 7
  %139 = extractelement <8 x i1> %79, i64 7
  %140 = select i1 %139, i64 %138, i64 %9
  %141 = zext i1 %139 to i32
  %142 = getelementptr i32, ptr %31, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %141
  store i32 %144, ptr %142, align 4
  %145 = extractelement <8 x i64> %68, i64 0
  %146 = extractelement <8 x i1> %80, i64 0
  %147 = select i1 %146, i64 %145, i64 %9
  %148 = zext i1 %146 to i32
  %149 = getelementptr i32, ptr %31, i64 %147
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, %148
  store i32 %151, ptr %149, align 4
  %152 = extractelement <8 x i64> %68, i64 1
  %153 = extractelement <8 x i1> %80, i64 1
  %154 = select i1 %153, i64 %152, i64 %9
  %155 = zext i1 %153 to i32
  %156 = getelementptr i32, ptr %31, i64 %154
  %157 = load i32, ptr %156, align 4
  %158 = add i32 %157, %155
  store i32 %158, ptr %156, align 4
  %159 = extractelement <8 x i64> %68, i64 2
  %160 = extractelement <8 x i1> %80, i64 2
  %161 = select i1 %160, i64 %159, i64 %9
  %162 = zext i1 %160 to i32
  %163 = getelementptr i32, ptr %31, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = add i32 %164, %162
  store i32 %165, ptr %163, align 4
  %166 = extractelement <8 x i64> %68, i64 3
  %167 = extractelement <8 x i1> %80, i64 3
  %168 = select i1 %167, i64 %166, i64 %9
  %169 = zext i1 %167 to i32
  %170 = getelementptr i32, ptr %31, i64 %168
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 4
  %173 = extractelement <8 x i64> %68, i64 4
  %174 = extractelement <8 x i1> %80, i64 4
  %175 = select i1 %174, i64 %173, i64 %9
  %176 = zext i1 %174 to i32
  %177 = getelementptr i32, ptr %31, i64 %175
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, %176
  store i32 %179, ptr %177, align 4
  %180 = extractelement <8 x i64> %68, i64 5
  %181 = extractelement <8 x i1> %80, i64 5
  %182 = select i1 %181, i64 %180, i64 %9
  %183 = zext i1 %181 to i32
  %184 = getelementptr i32, ptr %31, i64 %182
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, %183
  store i32 %186, ptr %184, align 4
  %187 = extractelement <8 x i64> %68, i64 6
  %188 = extractelement <8 x i1> %80, i64 6
  %189 = select i1 %188, i64 %187, i64 %9
  %190 = zext i1 %188 to i32
  %191 = getelementptr i32, ptr %31, i64 %189
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, %190
  store i32 %193, ptr %191, align 4
  %194 = extractelement <8 x i64> %68, i64 7
  %195 = extractelement <8 x i1> %80, i64 7
  %196 = select i1 %195, i64 %194, i64 %9
  %197 = zext i1 %195 to i32
  %198 = getelementptr i32, ptr %31, i64 %196
  %199 = load i32, ptr %198, align 4
  %200 = add i32 %199, %197
  store i32 %200, ptr %198, align 4
  %201 = extractelement <8 x i64> %69, i64 0
  %202 = extractelement <8 x i1> %81, i64 0
  %203 = select i1 %202, i64 %201, i64 %9
  %204 = zext i1 %202 to i32
  %205 = getelementptr i32, ptr %31, i64 %203
  %206 = load i32, ptr %205, align 4
  %207 = add i32 %206, %204
  store i32 %207, ptr %205, align 4
  %208 = extractelement <8 x i64> %69, i64 1
  %209 = extractelement <8 x i1> %81, i64 1
  %210 = select i1 %209, i64 %208, i64 %9
  %211 = zext i1 %209 to i32
  %212 = getelementptr i32, ptr %31, i64 %210
  %213 = load i32, ptr %212, align 4
  %214 = add i32 %213, %211
  store i32 %214, ptr %212, align 4
  %215 = extractelement <8 x i64> %69, i64 2
  %216 = extractelement <8 x i1> %81, i64 2
  %217 = select i1 %216, i64 %215, i64 %9
  %218 = zext i1 %216 to i32
  %219 = getelementptr i32, ptr %31, i64 %217
  %220 = load i32, ptr %219, align 4
  %221 = add i32 %220, %218
  store i32 %221, ptr %219, align 4
  %222 = extractelement <8 x i64> %69, i64 3
  %223 = extractelement <8 x i1> %81, i64 3
  %224 = select i1 %223, i64 %222, i64 %9
  %225 = zext i1 %223 to i32
  %226 = getelementptr i32, ptr %31, i64 %224
  %227 = load i32, ptr %226, align 4
  %228 = add i32 %227, %225
  store i32 %228, ptr %226, align 4
  %229 = extractelement <8 x i64> %69, i64 4
  %230 = extractelement <8 x i1> %81, i64 4
  %231 = select i1 %230, i64 %229, i64 %9
  %232 = zext i1 %230 to i32
  %233 = getelementptr i32, ptr %31, i64 %231
  %234 = load i32, ptr %233, align 4
  %235 = add i32 %234, %232
  store i32 %235, ptr %233, align 4
  %236 = extractelement <8 x i64> %69, i64 5
  %237 = extractelement <8 x i1> %81, i64 5
  %238 = select i1 %237, i64 %236, i64 %9
  %239 = zext i1 %237 to i32
  %240 = getelementptr i32, ptr %31, i64 %238
  %241 = load i32, ptr %240, align 4
  %242 = add i32 %241, %239
  store i32 %242, ptr %240, align 4
  %243 = extractelement <8 x i64> %69, i64 6
  %244 = extractelement <8 x i1> %81, i64 6
  %245 = select i1 %244, i64 %243, i64 %9
  %246 = zext i1 %244 to i32
  %247 = getelementptr i32, ptr %31, i64 %245
  %248 = load i32, ptr %247, align 4
  %249 = add i32 %248, %246
  store i32 %249, ptr %247, align 4
  %250 = extractelement <8 x i64> %69, i64 7
  %251 = extractelement <8 x i1> %81, i64 7
  %252 = select i1 %251, i64 %250, i64 %9
  %253 = zext i1 %251 to i32
  %254 = getelementptr i32, ptr %31, i64 %252
  %255 = load i32, ptr %254, align 4
  %256 = add i32 %255, %253
  store i32 %256, ptr %254, align 4
  %257 = extractelement <8 x i64> %70, i64 0
  %258 = extractelement <8 x i1> %82, i64 0
  %259 = select i1 %258, i64 %257, i64 %9
  %260 = zext i1 %258 to i32
  %261 = getelementptr i32, ptr %31, i64 %259
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %260
  store i32 %263, ptr %261, align 4
  %264 = extractelement <8 x i64> %70, i64 1
  %265 = extractelement <8 x i1> %82, i64 1
  %266 = select i1 %265, i64 %264, i64 %9
  %267 = zext i1 %265 to i32
  %268 = getelementptr i32, ptr %31, i64 %266
  %269 = load i32, ptr %268, align 4
  %270 = add i32 %269, %267
  store i32 %270, ptr %268, align 4
  %271 = extractelement <8 x i64> %70, i64 2
  %272 = extractelement <8 x i1> %82, i64 2
  %273 = select i1 %272, i64 %271, i64 %9
  %274 = zext i1 %272 to i32
  %275 = getelementptr i32, ptr %31, i64 %273
  %276 = load i32, ptr %275, align 4
  %277 = add i32 %276, %274
  store i32 %277, ptr %275, align 4
  %278 = extractelement <8 x i64> %70, i64 3
  %279 = extractelement <8 x i1> %82, i64 3
  %280 = select i1 %279, i64 %278, i64 %9
  %281 = zext i1 %279 to i32
  %282 = getelementptr i32, ptr %31, i64 %280
  %283 = load i32, ptr %282, align 4
  %284 = add i32 %283, %281
  store i32 %284, ptr %282, align 4
  %285 = extractelement <8 x i64> %70, i64 4
  %286 = extractelement <8 x i1> %82, i64 4
  %287 = select i1 %286, i64 %285, i64 %9
  %288 = zext i1 %286 to i32
  %289 = getelementptr i32, ptr %31, i64 %287
  %290 = load i32, ptr %289, align 4
  %291 = add i32 %290, %288
  store i32 %291, ptr %289, align 4
  %292 = extractelement <8 x i64> %70, i64 5
  %293 = extractelement <8 x i1> %82, i64 5
  %294 = select i1 %293, i64 %292, i64 %9
  %295 = zext i1 %293 to i32
  %296 = getelementptr i32, ptr %31, i64 %294
  %297 = load i32, ptr %296, align 4
  %298 = add i32 %297, %295
  store i32 %298, ptr %296, align 4
  %299 = extractelement <8 x i64> %70, i64 6
  %300 = extractelement <8 x i1> %82, i64 6
  %301 = select i1 %300, i64 %299, i64 %9
  %302 = zext i1 %300 to i32
  %303 = getelementptr i32, ptr %31, i64 %301
  %304 = load i32, ptr %303, align 4
  %305 = add i32 %304, %302
  store i32 %305, ptr %303, align 4
  %306 = extractelement <8 x i64> %70, i64 7
  %307 = extractelement <8 x i1> %82, i64 7
  %308 = select i1 %307, i64 %306, i64 %9
  %309 = zext i1 %307 to i32
  %310 = getelementptr i32, ptr %31, i64 %308
  %311 = load i32, ptr %310, align 4
  %312 = add i32 %311, %309
  store i32 %312, ptr %310, align 4
  br label %315

313:                                              ; preds = %56
  %314 = extractelement <8 x i1> %79, i64 0
  br i1 %314, label %318, label %322

315:                                              ; preds = %504, %502, %88
  %316 = add i64 %57, 32
  %317 = icmp slt i64 %316, %42
  br i1 %317, label %56, label %83

318:                                              ; preds = %313
  %319 = extractelement <8 x i64> %67, i64 0
  %320 = getelementptr i32, ptr %17, i64 %319
  %321 = atomicrmw add ptr %320, i32 1 monotonic, align 4
  br label %322

322:                                              ; preds = %313, %318
  %323 = extractelement <8 x i1> %79, i64 1
  br i1 %323, label %324, label %328

324:                                              ; preds = %322
  %325 = extractelement <8 x i64> %67, i64 1
  %326 = getelementptr i32, ptr %17, i64 %325
  %327 = atomicrmw add ptr %326, i32 1 monotonic, align 4
  br label %328

328:                                              ; preds = %322, %324
  %329 = extractelement <8 x i1> %79, i64 2
  br i1 %329, label %330, label %334

330:                                              ; preds = %328
  %331 = extractelement <8 x i64> %67, i64 2
  %332 = getelementptr i32, ptr %17, i64 %331
  %333 = atomicrmw add ptr %332, i32 1 monotonic, align 4
  br label %334

334:                                              ; preds = %328, %330
  %335 = extractelement <8 x i1> %79, i64 3
  br i1 %335, label %336, label %340

336:                                              ; preds = %334
  %337 = extractelement <8 x i64> %67, i64 3
  %338 = getelementptr i32, ptr %17, i64 %337
  %339 = atomicrmw add ptr %338, i32 1 monotonic, align 4
  br label %340

340:                                              ; preds = %334, %336
  %341 = extractelement <8 x i1> %79, i64 4
  br i1 %341, label %342, label %346

342:                                              ; preds = %340
  %343 = extractelement <8 x i64> %67, i64 4
  %344 = getelementptr i32, ptr %17, i64 %343
  %345 = atomicrmw add ptr %344, i32 1 monotonic, align 4
  br label %346

346:                                              ; preds = %340, %342
  %347 = extractelement <8 x i1> %79, i64 5
  br i1 %347, label %348, label %352

348:                                              ; preds = %346
  %349 = extractelement <8 x i64> %67, i64 5
  %350 = getelementptr i32, ptr %17, i64 %349
  %351 = atomicrmw add ptr %350, i32 1 monotonic, align 4
  br label %352

352:                                              ; preds = %346, %348
  %353 = extractelement <8 x i1> %79, i64 6
  br i1 %353, label %354, label %358

354:                                              ; preds = %352
  %355 = extractelement <8 x i64> %67, i64 6
  %356 = getelementptr i32, ptr %17, i64 %355
  %357 = atomicrmw add ptr %356, i32 1 monotonic, align 4
  br label %358

358:                                              ; preds = %352, %354
  %359 = extractelement <8 x i1> %79, i64 7
  br i1 %359, label %360, label %364

360:                                              ; preds = %358
  %361 = extractelement <8 x i64> %67, i64 7
  %362 = getelementptr i32, ptr %17, i64 %361
  %363 = atomicrmw add ptr %362, i32 1 monotonic, align 4
  br label %364

364:                                              ; preds = %358, %360
  %365 = extractelement <8 x i1> %80, i64 0
  br i1 %365, label %366, label %370

366:                                              ; preds = %364
  %367 = extractelement <8 x i64> %68, i64 0
  %368 = getelementptr i32, ptr %17, i64 %367
  %369 = atomicrmw add ptr %368, i32 1 monotonic, align 4
  br label %370

370:                                              ; preds = %364, %366
  %371 = extractelement <8 x i1> %80, i64 1
  br i1 %371, label %372, label %376

372:                                              ; preds = %370
  %373 = extractelement <8 x i64> %68, i64 1
  %374 = getelementptr i32, ptr %17, i64 %373
  %375 = atomicrmw add ptr %374, i32 1 monotonic, align 4
  br label %376

376:                                              ; preds = %370, %372
  %377 = extractelement <8 x i1> %80, i64 2
  br i1 %377, label %378, label %382

378:                                              ; preds = %376
  %379 = extractelement <8 x i64> %68, i64 2
  %380 = getelementptr i32, ptr %17, i64 %379
  %381 = atomicrmw add ptr %380, i32 1 monotonic, align 4
  br label %382

382:                                              ; preds = %376, %378
  %383 = extractelement <8 x i1> %80, i64 3
  br i1 %383, label %384, label %388

384:                                              ; preds = %382
  %385 = extractelement <8 x i64> %68, i64 3
  %386 = getelementptr i32, ptr %17, i64 %385
  %387 = atomicrmw add ptr %386, i32 1 monotonic, align 4
  br label %388

388:                                              ; preds = %382, %384
  %389 = extractelement <8 x i1> %80, i64 4
  br i1 %389, label %390, label %394

390:                                              ; preds = %388
  %391 = extractelement <8 x i64> %68, i64 4
  %392 = getelementptr i32, ptr %17, i64 %391
  %393 = atomicrmw add ptr %392, i32 1 monotonic, align 4
  br label %394

394:                                              ; preds = %388, %390
  %395 = extractelement <8 x i1> %80, i64 5
  br i1 %395, label %396, label %400

396:                                              ; preds = %394
  %397 = extractelement <8 x i64> %68, i64 5
  %398 = getelementptr i32, ptr %17, i64 %397
  %399 = atomicrmw add ptr %398, i32 1 monotonic, align 4
  br label %400

400:                                              ; preds = %394, %396
  %401 = extractelement <8 x i1> %80, i64 6
  br i1 %401, label %402, label %406

402:                                              ; preds = %400
  %403 = extractelement <8 x i64> %68, i64 6
  %404 = getelementptr i32, ptr %17, i64 %403
  %405 = atomicrmw add ptr %404, i32 1 monotonic, align 4
  br label %406

406:                                              ; preds = %400, %402
  %407 = extractelement <8 x i1> %80, i64 7
  br i1 %407, label %408, label %412

408:                                              ; preds = %406
  %409 = extractelement <8 x i64> %68, i64 7
  %410 = getelementptr i32, ptr %17, i64 %409
  %411 = atomicrmw add ptr %410, i32 1 monotonic, align 4
  br label %412

412:                                              ; preds = %406, %408
  %413 = extractelement <8 x i1> %81, i64 0
  br i1 %413, label %414, label %418

414:                                              ; preds = %412
  %415 = extractelement <8 x i64> %69, i64 0
  %416 = getelementptr i32, ptr %17, i64 %415
  %417 = atomicrmw add ptr %416, i32 1 monotonic, align 4
  br label %418

418:                                              ; preds = %412, %414
  %419 = extractelement <8 x i1> %81, i64 1
  br i1 %419, label %420, label %424

420:                                              ; preds = %418
  %421 = extractelement <8 x i64> %69, i64 1
  %422 = getelementptr i32, ptr %17, i64 %421
  %423 = atomicrmw add ptr %422, i32 1 monotonic, align 4
  br label %424

424:                                              ; preds = %418, %420
  %425 = extractelement <8 x i1> %81, i64 2
  br i1 %425, label %426, label %430

426:                                              ; preds = %424
  %427 = extractelement <8 x i64> %69, i64 2
  %428 = getelementptr i32, ptr %17, i64 %427
  %429 = atomicrmw add ptr %428, i32 1 monotonic, align 4
  br label %430

430:                                              ; preds = %424, %426
  %431 = extractelement <8 x i1> %81, i64 3
  br i1 %431, label %432, label %436

432:                                              ; preds = %430
  %433 = extractelement <8 x i64> %69, i64 3
  %434 = getelementptr i32, ptr %17, i64 %433
  %435 = atomicrmw add ptr %434, i32 1 monotonic, align 4
  br label %436

436:                                              ; preds = %430, %432
  %437 = extractelement <8 x i1> %81, i64 4
  br i1 %437, label %438, label %442

438:                                              ; preds = %436
  %439 = extractelement <8 x i64> %69, i64 4
  %440 = getelementptr i32, ptr %17, i64 %439
  %441 = atomicrmw add ptr %440, i32 1 monotonic, align 4
  br label %442

442:                                              ; preds = %436, %438
  %443 = extractelement <8 x i1> %81, i64 5
  br i1 %443, label %444, label %448

444:                                              ; preds = %442
  %445 = extractelement <8 x i64> %69, i64 5
  %446 = getelementptr i32, ptr %17, i64 %445
  %447 = atomicrmw add ptr %446, i32 1 monotonic, align 4
  br label %448

448:                                              ; preds = %442, %444
  %449 = extractelement <8 x i1> %81, i64 6
  br i1 %449, label %450, label %454

450:                                              ; preds = %448
  %451 = extractelement <8 x i64> %69, i64 6
  %452 = getelementptr i32, ptr %17, i64 %451
  %453 = atomicrmw add ptr %452, i32 1 monotonic, align 4
  br label %454

454:                                              ; preds = %448, %450
  %455 = extractelement <8 x i1> %81, i64 7
  br i1 %455, label %456, label %460

456:                                              ; preds = %454
  %457 = extractelement <8 x i64> %69, i64 7
  %458 = getelementptr i32, ptr %17, i64 %457
  %459 = atomicrmw add ptr %458, i32 1 monotonic, align 4
  br label %460

460:                                              ; preds = %454, %456
  %461 = extractelement <8 x i1> %82, i64 0
  br i1 %461, label %462, label %466

462:                                              ; preds = %460
  %463 = extractelement <8 x i64> %70, i64 0
  %464 = getelementptr i32, ptr %17, i64 %463
  %465 = atomicrmw add ptr %464, i32 1 monotonic, align 4
  br label %466

466:                                              ; preds = %460, %462
  %467 = extractelement <8 x i1> %82, i64 1
  br i1 %467, label %468, label %472

468:                                              ; preds = %466
  %469 = extractelement <8 x i64> %70, i64 1
  %470 = getelementptr i32, ptr %17, i64 %469
  %471 = atomicrmw add ptr %470, i32 1 monotonic, align 4
  br label %472

472:                                              ; preds = %466, %468
  %473 = extractelement <8 x i1> %82, i64 2
  br i1 %473, label %474, label %478

474:                                              ; preds = %472
  %475 = extractelement <8 x i64> %70, i64 2
  %476 = getelementptr i32, ptr %17, i64 %475
  %477 = atomicrmw add ptr %476, i32 1 monotonic, align 4
  br label %478

478:                                              ; preds = %472, %474
  %479 = extractelement <8 x i1> %82, i64 3
  br i1 %479, label %480, label %484

480:                                              ; preds = %478
  %481 = extractelement <8 x i64> %70, i64 3
  %482 = getelementptr i32, ptr %17, i64 %481
  %483 = atomicrmw add ptr %482, i32 1 monotonic, align 4
  br label %484

484:                                              ; preds = %478, %480
  %485 = extractelement <8 x i1> %82, i64 4
  br i1 %485, label %486, label %490

486:                                              ; preds = %484
  %487 = extractelement <8 x i64> %70, i64 4
  %488 = getelementptr i32, ptr %17, i64 %487
  %489 = atomicrmw add ptr %488, i32 1 monotonic, align 4
  br label %490

490:                                              ; preds = %484, %486
  %491 = extractelement <8 x i1> %82, i64 5
  br i1 %491, label %492, label %496

492:                                              ; preds = %490
  %493 = extractelement <8 x i64> %70, i64 5
  %494 = getelementptr i32, ptr %17, i64 %493
  %495 = atomicrmw add ptr %494, i32 1 monotonic, align 4
  br label %496

496:                                              ; preds = %490, %492
  %497 = extractelement <8 x i1> %82, i64 6
  br i1 %497, label %498, label %502

498:                                              ; preds = %496
  %499 = extractelement <8 x i64> %70, i64 6
  %500 = getelementptr i32, ptr %17, i64 %499
  %501 = atomicrmw add ptr %500, i32 1 monotonic, align 4
  br label %502

502:                                              ; preds = %496, %498
  %503 = extractelement <8 x i1> %82, i64 7
  br i1 %503, label %504, label %315

504:                                              ; preds = %502
  %505 = extractelement <8 x i64> %70, i64 7
  %506 = getelementptr i32, ptr %17, i64 %505
  %507 = atomicrmw add ptr %506, i32 1 monotonic, align 4
  br label %315

508:                                              ; preds = %86, %590
  %509 = phi i64 [ %591, %590 ], [ %42, %86 ]
  %510 = sub i64 %40, %509
  %511 = call i64 @llvm.smax.i64(i64 %510, i64 0)
  %512 = call i64 @llvm.smin.i64(i64 %511, i64 8)
  %513 = trunc nuw nsw i64 %512 to i32
  %514 = insertelement <8 x i32> poison, i32 %513, i64 0
  %515 = shufflevector <8 x i32> %514, <8 x i32> poison, <8 x i32> zeroinitializer
  %516 = icmp samesign ugt <8 x i32> %515, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %517 = getelementptr i32, ptr %87, i64 %509
  %518 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %517, <8 x i1> %516, <8 x i32> zeroinitializer)
  %519 = sext <8 x i32> %518 to <8 x i64>
  %520 = icmp sgt <8 x i32> %518, splat (i32 -1)
  %521 = icmp sgt <8 x i64> %55, %519
  %522 = and <8 x i1> %520, %521
  %523 = and <8 x i1> %522, %516
  br i1 %29, label %531, label %588

524:                                              ; preds = %590
  br label %525

525:                                              ; preds = %524, %84
  %526 = add i64 %37, 1
  %527 = icmp eq i64 %526, %6
  %528 = select i1 %527, i64 0, i64 %526
  %529 = add i64 %36, 1
  %530 = icmp slt i64 %529, %3
  br i1 %530, label %35, label %639

531:                                              ; preds = %508
  %532 = extractelement <8 x i64> %519, i64 0
  %533 = extractelement <8 x i1> %523, i64 0
  %534 = select i1 %533, i64 %532, i64 %9
  %535 = zext i1 %533 to i32
  %536 = getelementptr i32, ptr %31, i64 %534
  %537 = load i32, ptr %536, align 4
  %538 = add i32 %537, %535
  store i32 %538, ptr %536, align 4
  %539 = extractelement <8 x i64> %519, i64 1
  %540 = extractelement <8 x i1> %523, i64 1
  %541 = select i1 %540, i64 %539, i64 %9
  %542 = zext i1 %540 to i32
  %543 = getelementptr i32, ptr %31, i64 %541
  %544 = load i32, ptr %543, align 4
  %545 = add i32 %544, %542
  store i32 %545, ptr %543, align 4
  %546 = extractelement <8 x i64> %519, i64 2
  %547 = extractelement <8 x i1> %523, i64 2
  %548 = select i1 %547, i64 %546, i64 %9
  %549 = zext i1 %547 to i32
  %550 = getelementptr i32, ptr %31, i64 %548
  %551 = load i32, ptr %550, align 4
  %552 = add i32 %551, %549
  store i32 %552, ptr %550, align 4
  %553 = extractelement <8 x i64> %519, i64 3
  %554 = extractelement <8 x i1> %523, i64 3
  %555 = select i1 %554, i64 %553, i64 %9
  %556 = zext i1 %554 to i32
  %557 = getelementptr i32, ptr %31, i64 %555
  %558 = load i32, ptr %557, align 4
  %559 = add i32 %558, %556
  store i32 %559, ptr %557, align 4
  %560 = extractelement <8 x i64> %519, i64 4
  %561 = extractelement <8 x i1> %523, i64 4
  %562 = select i1 %561, i64 %560, i64 %9
  %563 = zext i1 %561 to i32
  %564 = getelementptr i32, ptr %31, i64 %562
  %565 = load i32, ptr %564, align 4
  %566 = add i32 %565, %563
  store i32 %566, ptr %564, align 4
  %567 = extractelement <8 x i64> %519, i64 5
  %568 = extractelement <8 x i1> %523, i64 5
  %569 = select i1 %568, i64 %567, i64 %9
  %570 = zext i1 %568 to i32
  %571 = getelementptr i32, ptr %31, i64 %569
  %572 = load i32, ptr %571, align 4
  %573 = add i32 %572, %570
  store i32 %573, ptr %571, align 4
  %574 = extractelement <8 x i64> %519, i64 6
  %575 = extractelement <8 x i1> %523, i64 6
  %576 = select i1 %575, i64 %574, i64 %9
  %577 = zext i1 %575 to i32
  %578 = getelementptr i32, ptr %31, i64 %576
  %579 = load i32, ptr %578, align 4
  %580 = add i32 %579, %577
  store i32 %580, ptr %578, align 4
  %581 = extractelement <8 x i64> %519, i64 7
  %582 = extractelement <8 x i1> %523, i64 7
  %583 = select i1 %582, i64 %581, i64 %9
  %584 = zext i1 %582 to i32
  %585 = getelementptr i32, ptr %31, i64 %583
  %586 = load i32, ptr %585, align 4
  %587 = add i32 %586, %584
  store i32 %587, ptr %585, align 4
  br label %590

588:                                              ; preds = %508
  %589 = extractelement <8 x i1> %523, i64 0
  br i1 %589, label %593, label %597

590:                                              ; preds = %635, %633, %531
  %591 = add i64 %509, 8
  %592 = icmp slt i64 %591, 256
  br i1 %592, label %508, label %524

593:                                              ; preds = %588
  %594 = extractelement <8 x i64> %519, i64 0
  %595 = getelementptr i32, ptr %17, i64 %594
  %596 = atomicrmw add ptr %595, i32 1 monotonic, align 4
  br label %597

597:                                              ; preds = %588, %593
  %598 = extractelement <8 x i1> %523, i64 1
  br i1 %598, label %599, label %603

599:                                              ; preds = %597
  %600 = extractelement <8 x i64> %519, i64 1
  %601 = getelementptr i32, ptr %17, i64 %600
  %602 = atomicrmw add ptr %601, i32 1 monotonic, align 4
  br label %603

603:                                              ; preds = %597, %599
  %604 = extractelement <8 x i1> %523, i64 2
  br i1 %604, label %605, label %609

605:                                              ; preds = %603
  %606 = extractelement <8 x i64> %519, i64 2
  %607 = getelementptr i32, ptr %17, i64 %606
  %608 = atomicrmw add ptr %607, i32 1 monotonic, align 4
  br label %609

609:                                              ; preds = %603, %605
  %610 = extractelement <8 x i1> %523, i64 3
  br i1 %610, label %611, label %615

611:                                              ; preds = %609
  %612 = extractelement <8 x i64> %519, i64 3
  %613 = getelementptr i32, ptr %17, i64 %612
  %614 = atomicrmw add ptr %613, i32 1 monotonic, align 4
  br label %615

615:                                              ; preds = %609, %611
  %616 = extractelement <8 x i1> %523, i64 4
  br i1 %616, label %617, label %621

617:                                              ; preds = %615
  %618 = extractelement <8 x i64> %519, i64 4
  %619 = getelementptr i32, ptr %17, i64 %618
  %620 = atomicrmw add ptr %619, i32 1 monotonic, align 4
  br label %621

621:                                              ; preds = %615, %617
  %622 = extractelement <8 x i1> %523, i64 5
  br i1 %622, label %623, label %627

623:                                              ; preds = %621
  %624 = extractelement <8 x i64> %519, i64 5
  %625 = getelementptr i32, ptr %17, i64 %624
  %626 = atomicrmw add ptr %625, i32 1 monotonic, align 4
  br label %627

627:                                              ; preds = %621, %623
  %628 = extractelement <8 x i1> %523, i64 6
  br i1 %628, label %629, label %633

629:                                              ; preds = %627
  %630 = extractelement <8 x i64> %519, i64 6
  %631 = getelementptr i32, ptr %17, i64 %630
  %632 = atomicrmw add ptr %631, i32 1 monotonic, align 4
  br label %633

633:                                              ; preds = %627, %629
  %634 = extractelement <8 x i1> %523, i64 7
  br i1 %634, label %635, label %590

635:                                              ; preds = %633
  %636 = extractelement <8 x i64> %519, i64 7
  %637 = getelementptr i32, ptr %17, i64 %636
  %638 = atomicrmw add ptr %637, i32 1 monotonic, align 4
  br label %590

639:                                              ; preds = %525
  br i1 %33, label %640, label %46

640:                                              ; preds = %639
  %641 = getelementptr i32, ptr %17, i64 %9
  br label %642

642:                                              ; preds = %640, %650
  %643 = phi i64 [ %651, %650 ], [ 0, %640 ]
  %644 = getelementptr i32, ptr %4, i64 %643
  %645 = load i32, ptr %644, align 4
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %650, label %647

647:                                              ; preds = %642
  %648 = getelementptr i32, ptr %641, i64 %643
  %649 = atomicrmw add ptr %648, i32 %645 monotonic, align 4
  br label %650

650:                                              ; preds = %642, %647
  %651 = add i64 %643, 1
  %652 = icmp slt i64 %651, %32
  br i1 %652, label %642, label %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr captures(none), <8 x i1>, <8 x i32>) #2

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
