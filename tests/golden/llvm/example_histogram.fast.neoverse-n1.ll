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

35:                                               ; preds = %317, %53
  %36 = phi i64 [ %2, %53 ], [ %321, %317 ]
  %37 = phi i64 [ %7, %53 ], [ %320, %317 ]
  %38 = shl i64 %37, 8
  %39 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %38)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 256)
  %42 = and i64 %41, 496
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %35
  br label %56

45:                                               ; preds = %390
  br label %46

46:                                               ; preds = %45, %379, %5
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
  %54 = insertelement <4 x i64> poison, i64 %13, i64 0
  %55 = shufflevector <4 x i64> %54, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %35

56:                                               ; preds = %44, %203
  %57 = phi i64 [ %204, %203 ], [ 0, %44 ]
  %58 = add i64 %38, %57
  %59 = getelementptr i32, ptr %15, i64 %58
  %60 = load <4 x i32>, ptr %59, align 4
  %61 = getelementptr i8, ptr %59, i64 16
  %62 = load <4 x i32>, ptr %61, align 4
  %63 = getelementptr i8, ptr %59, i64 32
  %64 = load <4 x i32>, ptr %63, align 4
  %65 = getelementptr i8, ptr %59, i64 48
  %66 = load <4 x i32>, ptr %65, align 4
  %67 = sext <4 x i32> %60 to <4 x i64>
  %68 = sext <4 x i32> %62 to <4 x i64>
  %69 = sext <4 x i32> %64 to <4 x i64>
  %70 = sext <4 x i32> %66 to <4 x i64>
  %71 = icmp sgt <4 x i32> %60, splat (i32 -1)
  %72 = icmp sgt <4 x i32> %62, splat (i32 -1)
  %73 = icmp sgt <4 x i32> %64, splat (i32 -1)
  %74 = icmp sgt <4 x i32> %66, splat (i32 -1)
  %75 = icmp sgt <4 x i64> %55, %67
  %76 = icmp sgt <4 x i64> %55, %68
  %77 = icmp sgt <4 x i64> %55, %69
  %78 = icmp sgt <4 x i64> %55, %70
  %79 = and <4 x i1> %71, %75
  %80 = and <4 x i1> %72, %76
  %81 = and <4 x i1> %73, %77
  %82 = and <4 x i1> %74, %78
  br i1 %29, label %88, label %201

83:                                               ; preds = %203
  br label %84

84:                                               ; preds = %83, %35
  %85 = icmp slt i64 %39, 256
  br i1 %85, label %86, label %317

86:                                               ; preds = %84
  %87 = getelementptr i32, ptr %15, i64 %38
  br label %300

88:                                               ; preds = %56
  %89 = extractelement <4 x i64> %67, i64 0
  %90 = extractelement <4 x i1> %79, i64 0
  %91 = select i1 %90, i64 %89, i64 %9
  %92 = zext i1 %90 to i32
  %93 = getelementptr i32, ptr %31, i64 %91
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %94, %92
  store i32 %95, ptr %93, align 4
  %96 = extractelement <4 x i64> %67, i64 1
  %97 = extractelement <4 x i1> %79, i64 1
  %98 = select i1 %97, i64 %96, i64 %9
  %99 = zext i1 %97 to i32
  %100 = getelementptr i32, ptr %31, i64 %98
  %101 = load i32, ptr %100, align 4
  %102 = add i32 %101, %99
  store i32 %102, ptr %100, align 4
  %103 = extractelement <4 x i64> %67, i64 2
  %104 = extractelement <4 x i1> %79, i64 2
  %105 = select i1 %104, i64 %103, i64 %9
  %106 = zext i1 %104 to i32
  %107 = getelementptr i32, ptr %31, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = add i32 %108, %106
  store i32 %109, ptr %107, align 4
  %110 = extractelement <4 x i64> %67, i64 3
  %111 = extractelement <4 x i1> %79, i64 3
  %112 = select i1 %111, i64 %110, i64 %9
  %113 = zext i1 %111 to i32
  %114 = getelementptr i32, ptr %31, i64 %112
  %115 = load i32, ptr %114, align 4
  %116 = add i32 %115, %113
  store i32 %116, ptr %114, align 4
  %117 = extractelement <4 x i64> %68, i64 0
  %118 = extractelement <4 x i1> %80, i64 0
  %119 = select i1 %118, i64 %117, i64 %9
  %120 = zext i1 %118 to i32
  %121 = getelementptr i32, ptr %31, i64 %119
  %122 = load i32, ptr %121, align 4
  %123 = add i32 %122, %120
  store i32 %123, ptr %121, align 4
  %124 = extractelement <4 x i64> %68, i64 1
  %125 = extractelement <4 x i1> %80, i64 1
  %126 = select i1 %125, i64 %124, i64 %9
  %127 = zext i1 %125 to i32
  %128 = getelementptr i32, ptr %31, i64 %126
  %129 = load i32, ptr %128, align 4
  %130 = add i32 %129, %127
  store i32 %130, ptr %128, align 4
  %131 = extractelement <4 x i64> %68, i64 2
  %132 = extractelement <4 x i1> %80, i64 2
  %133 = select i1 %132, i64 %131, i64 %9
  %134 = zext i1 %132 to i32
  %135 = getelementptr i32, ptr %31, i64 %133
  %136 = load i32, ptr %135, align 4
  %137 = add i32 %136, %134
  store i32 %137, ptr %135, align 4
  %138 = extractelement <4 x i64> %68, i64 3
  %139 = extractelement <4 x i1> %80, i64 3
  %140 = select i1 %139, i64 %138, i64 %9
  %141 = zext i1 %139 to i32
  %142 = getelementptr i32, ptr %31, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %141
  store i32 %144, ptr %142, align 4
  %145 = extractelement <4 x i64> %69, i64 0
  %146 = extractelement <4 x i1> %81, i64 0
  %147 = select i1 %146, i64 %145, i64 %9
  %148 = zext i1 %146 to i32
  %149 = getelementptr i32, ptr %31, i64 %147
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, %148
  store i32 %151, ptr %149, align 4
  %152 = extractelement <4 x i64> %69, i64 1
  %153 = extractelement <4 x i1> %81, i64 1
  %154 = select i1 %153, i64 %152, i64 %9
  %155 = zext i1 %153 to i32
  %156 = getelementptr i32, ptr %31, i64 %154
  %157 = load i32, ptr %156, align 4
  %158 = add i32 %157, %155
  store i32 %158, ptr %156, align 4
  %159 = extractelement <4 x i64> %69, i64 2
  %160 = extractelement <4 x i1> %81, i64 2
  %161 = select i1 %160, i64 %159, i64 %9
  %162 = zext i1 %160 to i32
  %163 = getelementptr i32, ptr %31, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = add i32 %164, %162
  store i32 %165, ptr %163, align 4
  %166 = extractelement <4 x i64> %69, i64 3
  %167 = extractelement <4 x i1> %81, i64 3
  %168 = select i1 %167, i64 %166, i64 %9
  %169 = zext i1 %167 to i32
  %170 = getelementptr i32, ptr %31, i64 %168
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 4
  %173 = extractelement <4 x i64> %70, i64 0
  %174 = extractelement <4 x i1> %82, i64 0
  %175 = select i1 %174, i64 %173, i64 %9
  %176 = zext i1 %174 to i32
  %177 = getelementptr i32, ptr %31, i64 %175
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, %176
  store i32 %179, ptr %177, align 4
  %180 = extractelement <4 x i64> %70, i64 1
  %181 = extractelement <4 x i1> %82, i64 1
  %182 = select i1 %181, i64 %180, i64 %9
  %183 = zext i1 %181 to i32
  %184 = getelementptr i32, ptr %31, i64 %182
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, %183
  store i32 %186, ptr %184, align 4
  %187 = extractelement <4 x i64> %70, i64 2
  %188 = extractelement <4 x i1> %82, i64 2
  %189 = select i1 %188, i64 %187, i64 %9
  %190 = zext i1 %188 to i32
  %191 = getelementptr i32, ptr %31, i64 %189
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, %190
  store i32 %193, ptr %191, align 4
  %194 = extractelement <4 x i64> %70, i64 3
  %195 = extractelement <4 x i1> %82, i64 3
  %196 = select i1 %195, i64 %194, i64 %9
  %197 = zext i1 %195 to i32
  %198 = getelementptr i32, ptr %31, i64 %196
  %199 = load i32, ptr %198, align 4
  %200 = add i32 %199, %197
  store i32 %200, ptr %198, align 4
  br label %203

201:                                              ; preds = %56
  %202 = extractelement <4 x i1> %79, i64 0
  br i1 %202, label %206, label %210

203:                                              ; preds = %296, %294, %88
  %204 = add i64 %57, 16
  %205 = icmp slt i64 %204, %42
  br i1 %205, label %56, label %83

206:                                              ; preds = %201
  %207 = extractelement <4 x i64> %67, i64 0
  %208 = getelementptr i32, ptr %17, i64 %207
  %209 = atomicrmw add ptr %208, i32 1 monotonic, align 4
  br label %210

210:                                              ; preds = %201, %206
  %211 = extractelement <4 x i1> %79, i64 1
  br i1 %211, label %212, label %216

212:                                              ; preds = %210
  %213 = extractelement <4 x i64> %67, i64 1
  %214 = getelementptr i32, ptr %17, i64 %213
  %215 = atomicrmw add ptr %214, i32 1 monotonic, align 4
  br label %216

216:                                              ; preds = %210, %212
  %217 = extractelement <4 x i1> %79, i64 2
  br i1 %217, label %218, label %222

218:                                              ; preds = %216
  %219 = extractelement <4 x i64> %67, i64 2
  %220 = getelementptr i32, ptr %17, i64 %219
  %221 = atomicrmw add ptr %220, i32 1 monotonic, align 4
  br label %222

222:                                              ; preds = %216, %218
  %223 = extractelement <4 x i1> %79, i64 3
  br i1 %223, label %224, label %228

224:                                              ; preds = %222
  %225 = extractelement <4 x i64> %67, i64 3
  %226 = getelementptr i32, ptr %17, i64 %225
  %227 = atomicrmw add ptr %226, i32 1 monotonic, align 4
  br label %228

228:                                              ; preds = %222, %224
  %229 = extractelement <4 x i1> %80, i64 0
  br i1 %229, label %230, label %234

230:                                              ; preds = %228
  %231 = extractelement <4 x i64> %68, i64 0
  %232 = getelementptr i32, ptr %17, i64 %231
  %233 = atomicrmw add ptr %232, i32 1 monotonic, align 4
  br label %234

234:                                              ; preds = %228, %230
  %235 = extractelement <4 x i1> %80, i64 1
  br i1 %235, label %236, label %240

236:                                              ; preds = %234
  %237 = extractelement <4 x i64> %68, i64 1
  %238 = getelementptr i32, ptr %17, i64 %237
  %239 = atomicrmw add ptr %238, i32 1 monotonic, align 4
  br label %240

240:                                              ; preds = %234, %236
  %241 = extractelement <4 x i1> %80, i64 2
  br i1 %241, label %242, label %246

242:                                              ; preds = %240
  %243 = extractelement <4 x i64> %68, i64 2
  %244 = getelementptr i32, ptr %17, i64 %243
  %245 = atomicrmw add ptr %244, i32 1 monotonic, align 4
  br label %246

246:                                              ; preds = %240, %242
  %247 = extractelement <4 x i1> %80, i64 3
  br i1 %247, label %248, label %252

248:                                              ; preds = %246
  %249 = extractelement <4 x i64> %68, i64 3
  %250 = getelementptr i32, ptr %17, i64 %249
  %251 = atomicrmw add ptr %250, i32 1 monotonic, align 4
  br label %252

252:                                              ; preds = %246, %248
  %253 = extractelement <4 x i1> %81, i64 0
  br i1 %253, label %254, label %258

254:                                              ; preds = %252
  %255 = extractelement <4 x i64> %69, i64 0
  %256 = getelementptr i32, ptr %17, i64 %255
  %257 = atomicrmw add ptr %256, i32 1 monotonic, align 4
  br label %258

258:                                              ; preds = %252, %254
  %259 = extractelement <4 x i1> %81, i64 1
  br i1 %259, label %260, label %264

260:                                              ; preds = %258
  %261 = extractelement <4 x i64> %69, i64 1
  %262 = getelementptr i32, ptr %17, i64 %261
  %263 = atomicrmw add ptr %262, i32 1 monotonic, align 4
  br label %264

264:                                              ; preds = %258, %260
  %265 = extractelement <4 x i1> %81, i64 2
  br i1 %265, label %266, label %270

266:                                              ; preds = %264
  %267 = extractelement <4 x i64> %69, i64 2
  %268 = getelementptr i32, ptr %17, i64 %267
  %269 = atomicrmw add ptr %268, i32 1 monotonic, align 4
  br label %270

270:                                              ; preds = %264, %266
  %271 = extractelement <4 x i1> %81, i64 3
  br i1 %271, label %272, label %276

272:                                              ; preds = %270
  %273 = extractelement <4 x i64> %69, i64 3
  %274 = getelementptr i32, ptr %17, i64 %273
  %275 = atomicrmw add ptr %274, i32 1 monotonic, align 4
  br label %276

276:                                              ; preds = %270, %272
  %277 = extractelement <4 x i1> %82, i64 0
  br i1 %277, label %278, label %282

278:                                              ; preds = %276
  %279 = extractelement <4 x i64> %70, i64 0
  %280 = getelementptr i32, ptr %17, i64 %279
  %281 = atomicrmw add ptr %280, i32 1 monotonic, align 4
  br label %282

282:                                              ; preds = %276, %278
  %283 = extractelement <4 x i1> %82, i64 1
  br i1 %283, label %284, label %288

284:                                              ; preds = %282
  %285 = extractelement <4 x i64> %70, i64 1
  %286 = getelementptr i32, ptr %17, i64 %285
  %287 = atomicrmw add ptr %286, i32 1 monotonic, align 4
  br label %288

288:                                              ; preds = %282, %284
  %289 = extractelement <4 x i1> %82, i64 2
  br i1 %289, label %290, label %294

290:                                              ; preds = %288
  %291 = extractelement <4 x i64> %70, i64 2
  %292 = getelementptr i32, ptr %17, i64 %291
  %293 = atomicrmw add ptr %292, i32 1 monotonic, align 4
  br label %294

294:                                              ; preds = %288, %290
  %295 = extractelement <4 x i1> %82, i64 3
  br i1 %295, label %296, label %203

296:                                              ; preds = %294
  %297 = extractelement <4 x i64> %70, i64 3
  %298 = getelementptr i32, ptr %17, i64 %297
  %299 = atomicrmw add ptr %298, i32 1 monotonic, align 4
  br label %203

300:                                              ; preds = %86, %354
  %301 = phi i64 [ %355, %354 ], [ %42, %86 ]
  %302 = sub i64 %40, %301
  %303 = call i64 @llvm.smax.i64(i64 %302, i64 0)
  %304 = call i64 @llvm.smin.i64(i64 %303, i64 4)
  %305 = trunc nuw nsw i64 %304 to i32
  %306 = insertelement <4 x i32> poison, i32 %305, i64 0
  %307 = shufflevector <4 x i32> %306, <4 x i32> poison, <4 x i32> zeroinitializer
  %308 = icmp samesign ugt <4 x i32> %307, <i32 0, i32 1, i32 2, i32 3>
  %309 = getelementptr i32, ptr %87, i64 %301
  %310 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %309, <4 x i1> %308, <4 x i32> zeroinitializer)
  %311 = sext <4 x i32> %310 to <4 x i64>
  %312 = icmp sgt <4 x i32> %310, splat (i32 -1)
  %313 = icmp sgt <4 x i64> %55, %311
  %314 = and <4 x i1> %312, %313
  %315 = and <4 x i1> %314, %308
  br i1 %29, label %323, label %352

316:                                              ; preds = %354
  br label %317

317:                                              ; preds = %316, %84
  %318 = add i64 %37, 1
  %319 = icmp eq i64 %318, %6
  %320 = select i1 %319, i64 0, i64 %318
  %321 = add i64 %36, 1
  %322 = icmp slt i64 %321, %3
  br i1 %322, label %35, label %379

323:                                              ; preds = %300
  %324 = extractelement <4 x i64> %311, i64 0
  %325 = extractelement <4 x i1> %315, i64 0
  %326 = select i1 %325, i64 %324, i64 %9
  %327 = zext i1 %325 to i32
  %328 = getelementptr i32, ptr %31, i64 %326
  %329 = load i32, ptr %328, align 4
  %330 = add i32 %329, %327
  store i32 %330, ptr %328, align 4
  %331 = extractelement <4 x i64> %311, i64 1
  %332 = extractelement <4 x i1> %315, i64 1
  %333 = select i1 %332, i64 %331, i64 %9
  %334 = zext i1 %332 to i32
  %335 = getelementptr i32, ptr %31, i64 %333
  %336 = load i32, ptr %335, align 4
  %337 = add i32 %336, %334
  store i32 %337, ptr %335, align 4
  %338 = extractelement <4 x i64> %311, i64 2
  %339 = extractelement <4 x i1> %315, i64 2
  %340 = select i1 %339, i64 %338, i64 %9
  %341 = zext i1 %339 to i32
  %342 = getelementptr i32, ptr %31, i64 %340
  %343 = load i32, ptr %342, align 4
  %344 = add i32 %343, %341
  store i32 %344, ptr %342, align 4
  %345 = extractelement <4 x i64> %311, i64 3
  %346 = extractelement <4 x i1> %315, i64 3
  %347 = select i1 %346, i64 %345, i64 %9
  %348 = zext i1 %346 to i32
  %349 = getelementptr i32, ptr %31, i64 %347
  %350 = load i32, ptr %349, align 4
  %351 = add i32 %350, %348
  store i32 %351, ptr %349, align 4
  br label %354

352:                                              ; preds = %300
  %353 = extractelement <4 x i1> %315, i64 0
  br i1 %353, label %357, label %361

354:                                              ; preds = %375, %373, %323
  %355 = add i64 %301, 4
  %356 = icmp slt i64 %355, 256
  br i1 %356, label %300, label %316

357:                                              ; preds = %352
  %358 = extractelement <4 x i64> %311, i64 0
  %359 = getelementptr i32, ptr %17, i64 %358
  %360 = atomicrmw add ptr %359, i32 1 monotonic, align 4
  br label %361

361:                                              ; preds = %352, %357
  %362 = extractelement <4 x i1> %315, i64 1
  br i1 %362, label %363, label %367

363:                                              ; preds = %361
  %364 = extractelement <4 x i64> %311, i64 1
  %365 = getelementptr i32, ptr %17, i64 %364
  %366 = atomicrmw add ptr %365, i32 1 monotonic, align 4
  br label %367

367:                                              ; preds = %361, %363
  %368 = extractelement <4 x i1> %315, i64 2
  br i1 %368, label %369, label %373

369:                                              ; preds = %367
  %370 = extractelement <4 x i64> %311, i64 2
  %371 = getelementptr i32, ptr %17, i64 %370
  %372 = atomicrmw add ptr %371, i32 1 monotonic, align 4
  br label %373

373:                                              ; preds = %367, %369
  %374 = extractelement <4 x i1> %315, i64 3
  br i1 %374, label %375, label %354

375:                                              ; preds = %373
  %376 = extractelement <4 x i64> %311, i64 3
  %377 = getelementptr i32, ptr %17, i64 %376
  %378 = atomicrmw add ptr %377, i32 1 monotonic, align 4
  br label %354

379:                                              ; preds = %317
  br i1 %33, label %380, label %46

380:                                              ; preds = %379
  %381 = getelementptr i32, ptr %17, i64 %9
  br label %382

382:                                              ; preds = %380, %390
  %383 = phi i64 [ %391, %390 ], [ 0, %380 ]
  %384 = getelementptr i32, ptr %4, i64 %383
  %385 = load i32, ptr %384, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %390, label %387

387:                                              ; preds = %382
  %388 = getelementptr i32, ptr %381, i64 %383
  %389 = atomicrmw add ptr %388, i32 %385 monotonic, align 4
  br label %390

390:                                              ; preds = %382, %387
  %391 = add i64 %383, 1
  %392 = icmp slt i64 %391, %32
  br i1 %392, label %382, label %45
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
