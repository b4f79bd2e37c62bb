; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load i64, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !invariant.load !1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load ptr, ptr %19, align 8, !invariant.load !1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !invariant.load !1
  br i1 %9, label %23, label %93

23:                                               ; preds = %5
  %24 = udiv i64 %2, %6
  %25 = urem i64 %24, %8
  %26 = urem i64 %2, %6
  %27 = getelementptr float, ptr %20, i64 %12
  %28 = shl i64 %12, 1
  %29 = getelementptr float, ptr %20, i64 %28
  %30 = mul i64 %12, 3
  %31 = getelementptr float, ptr %20, i64 %30
  %32 = shl i64 %12, 2
  %33 = getelementptr float, ptr %20, i64 %32
  %34 = mul i64 %12, 5
  %35 = getelementptr float, ptr %20, i64 %34
  %36 = mul i64 %12, 6
  %37 = getelementptr float, ptr %20, i64 %36
  %38 = mul i64 %12, 7
  %39 = getelementptr float, ptr %20, i64 %38
  %40 = shl i64 %12, 3
  %41 = insertelement <8 x i64> poison, i64 %12, i64 0
  %42 = shufflevector <8 x i64> %41, <8 x i64> poison, <8 x i32> zeroinitializer
  %43 = mul <8 x i64> %42, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %44 = getelementptr float, ptr %22, i64 %16
  %45 = shl i64 %16, 1
  %46 = getelementptr float, ptr %22, i64 %45
  %47 = mul i64 %16, 3
  %48 = getelementptr float, ptr %22, i64 %47
  %49 = shl i64 %16, 2
  %50 = getelementptr float, ptr %22, i64 %49
  %51 = mul i64 %16, 5
  %52 = getelementptr float, ptr %22, i64 %51
  %53 = mul i64 %16, 6
  %54 = getelementptr float, ptr %22, i64 %53
  %55 = mul i64 %16, 7
  %56 = getelementptr float, ptr %22, i64 %55
  %57 = shl i64 %16, 3
  %58 = insertelement <8 x i64> poison, i64 %16, i64 0
  %59 = shufflevector <8 x i64> %58, <8 x i64> poison, <8 x i32> zeroinitializer
  %60 = mul <8 x i64> %59, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  br label %61

61:                                               ; preds = %796, %23
  %62 = phi i64 [ %2, %23 ], [ %804, %796 ]
  %63 = phi i64 [ %26, %23 ], [ %800, %796 ]
  %64 = phi i64 [ %25, %23 ], [ %803, %796 ]
  %65 = shl i64 %63, 10
  %66 = mul i64 %64, %10
  %67 = add i64 %64, 1
  %68 = mul i64 %67, %10
  %69 = add i64 %64, 2
  %70 = mul i64 %69, %10
  %71 = mul i64 %64, %14
  %72 = call i64 @llvm.ssub.sat.i64(i64 %18, i64 %65)
  %73 = call i64 @llvm.smax.i64(i64 %72, i64 0)
  %74 = call i64 @llvm.smin.i64(i64 %73, i64 1024)
  %75 = and i64 %74, 2032
  %76 = icmp eq i64 %75, 0
  %77 = mul i64 %65, %12
  %78 = add i64 %66, %77
  %79 = or disjoint i64 %65, 1
  %80 = mul i64 %79, %12
  %81 = add i64 %66, %80
  %82 = or disjoint i64 %65, 2
  %83 = mul i64 %82, %12
  %84 = add i64 %66, %83
  %85 = add i64 %68, %77
  %86 = add i64 %68, %80
  %87 = add i64 %68, %83
  %88 = add i64 %70, %77
  %89 = add i64 %70, %80
  %90 = add i64 %70, %83
  br i1 %76, label %568, label %91

91:                                               ; preds = %61
  br label %94

92:                                               ; preds = %796
  br label %93

93:                                               ; preds = %92, %5
  ret i32 0

94:                                               ; preds = %91, %94
  %95 = phi i64 [ %565, %94 ], [ 0, %91 ]
  %96 = mul i64 %95, %12
  %97 = add i64 %78, %96
  %98 = getelementptr float, ptr %20, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = insertelement <8 x float> poison, float %99, i64 0
  %101 = getelementptr float, ptr %27, i64 %97
  %102 = load float, ptr %101, align 4
  %103 = insertelement <8 x float> %100, float %102, i64 1
  %104 = getelementptr float, ptr %29, i64 %97
  %105 = load float, ptr %104, align 4
  %106 = insertelement <8 x float> %103, float %105, i64 2
  %107 = getelementptr float, ptr %31, i64 %97
  %108 = load float, ptr %107, align 4
  %109 = insertelement <8 x float> %106, float %108, i64 3
  %110 = getelementptr float, ptr %33, i64 %97
  %111 = load float, ptr %110, align 4
  %112 = insertelement <8 x float> %109, float %111, i64 4
  %113 = getelementptr float, ptr %35, i64 %97
  %114 = load float, ptr %113, align 4
  %115 = insertelement <8 x float> %112, float %114, i64 5
  %116 = getelementptr float, ptr %37, i64 %97
  %117 = load float, ptr %116, align 4
  %118 = insertelement <8 x float> %115, float %117, i64 6
  %119 = getelementptr float, ptr %39, i64 %97
  %120 = load float, ptr %119, align 4
  %121 = insertelement <8 x float> %118, float %120, i64 7
  %122 = add i64 %97, %40
  %123 = getelementptr float, ptr %20, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = insertelement <8 x float> poison, float %124, i64 0
  %126 = getelementptr float, ptr %27, i64 %122
  %127 = load float, ptr %126, align 4
  %128 = insertelement <8 x float> %125, float %127, i64 1
  %129 = getelementptr float, ptr %29, i64 %122
  %130 = load float, ptr %129, align 4
  %131 = insertelement <8 x float> %128, float %130, i64 2
  %132 = getelementptr float, ptr %31, i64 %122
  %133 = load float, ptr %132, align 4
  %134 = insertelement <8 x float> %131, float %133, i64 3
  %135 = getelementptr float, ptr %33, i64 %122
  %136 = load float, ptr %135, align 4
  %137 = insertelement <8 x float> %134, float %136, i64 4
  %138 = getelementptr float, ptr %35, i64 %122
  %139 = load float, ptr %138, align 4
  %140 = insertelement <8 x float> %137, float %139, i64 5
  %141 = getelementptr float, ptr %37, i64 %122
  %142 = load float, ptr %141, align 4
  %143 = insertelement <8 x float> %140, float %142, i64 6
  %144 = getelementptr float, ptr %39, i64 %122
  %145 = load float, ptr %144, align 4
  %146 = insertelement <8 x float> %143, float %145, i64 7
  %147 = add i64 %81, %96
  %148 = getelementptr float, ptr %20, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = insertelement <8 x float> poison, float %149, i64 0
  %151 = getelementptr float, ptr %27, i64 %147
  %152 = load float, ptr %151, align 4
  %153 = insertelement <8 x float> %150, float %152, i64 1
  %154 = getelementptr float, ptr %29, i64 %147
  %155 = load float, ptr %154, align 4
  %156 = insertelement <8 x float> %153, float %155, i64 2
  %157 = getelementptr float, ptr %31, i64 %147
  %158 = load float, ptr %157, align 4
  %159 = insertelement <8 x float> %156, float %158, i64 3
  %160 = getelementptr float, ptr %33, i64 %147
  %161 = load float, ptr %160, align 4
  %162 = insertelement <8 x float> %159, float %161, i64 4
  %163 = getelementptr float, ptr %35, i64 %147
  %164 = load float, ptr %163, align 4
  %165 = insertelement <8 x float> %162, float %164, i64 5
  %166 = getelementptr float, ptr %37, i64 %147
  %167 = load float, ptr %166, align 4
  %168 = insertelement <8 x float> %165, float %167, i64 6
  %169 = getelementptr float, ptr %39, i64 %147
  %170 = load float, ptr %169, align 4
  %171 = insertelement <8 x float> %168, float %170, i64 7
  %172 = add i64 %147, %40
  %173 = getelementptr float, ptr %20, i64 %172
  %174 = load float, ptr %173, align 4
  %175 = insertelement <8 x float> poison, float %174, i64 0
  %176 = getelementptr float, ptr %27, i64 %172
  %177 = load float, ptr %176, align 4
  %178 = insertelement <8 x float> %175, float %177, i64 1
  %179 = getelementptr float, ptr %29, i64 %172
  %180 = load float, ptr %179, align 4
  %181 = insertelement <8 x float> %178, float %180, i64 2
  %182 = getelementptr float, ptr %31, i64 %172
  %183 = load float, ptr %182, align 4
  %184 = insertelement <8 x float> %181, float %183, i64 3
  %185 = getelementptr float, ptr %33, i64 %172
  %186 = load float, ptr %185, align 4
  %187 = insertelement <8 x float> %184, float %186, i64 4
  %188 = getelementptr float, ptr %35, i64 %172
  %189 = load float, ptr %188, align 4
  %190 = insertelement <8 x float> %187, float %189, i64 5
  %191 = getelementptr float, ptr %37, i64 %172
  %192 = load float, ptr %191, align 4
  %193 = insertelement <8 x float> %190, float %192, i64 6
  %194 = getelementptr float, ptr %39, i64 %172
  %195 = load float, ptr %194, align 4
  %196 = insertelement <8 x float> %193, float %195, i64 7
  %197 = add i64 %84, %96
  %198 = getelementptr float, ptr %20, i64 %197
  %199 = load float, ptr %198, align 4
  %200 = insertelement <8 x float> poison, float %199, i64 0
  %201 = getelementptr float, ptr %27, i64 %197
  %202 = load float, ptr %201, align 4
  %203 = insertelement <8 x float> %200, float %202, i64 1
  %204 = getelementptr float, ptr %29, i64 %197
  %205 = load float, ptr %204, align 4
  %206 = insertelement <8 x float> %203, float %205, i64 2
  %207 = getelementptr float, ptr %31, i64 %197
  %208 = load float, ptr %207, align 4
  %209 = insertelement <8 x float> %206, float %208, i64 3
  %210 = getelementptr float, ptr %33, i64 %197
  %211 = load float, ptr %210, align 4
  %212 = insertelement <8 x float> %209, float %211, i64 4
  %213 = getelementptr float, ptr %35, i64 %197
  %214 = load float, ptr %213, align 4
  %215 = insertelement <8 x float> %212, float %214, i64 5
  %216 = getelementptr float, ptr %37, i64 %197
  %217 = load float, ptr %216, align 4
  %218 = insertelement <8 x float> %215, float %217, i64 6
  %219 = getelementptr float, ptr %39, i64 %197
  %220 = load float, ptr %219, align 4
  %221 = insertelement <8 x float> %218, float %220, i64 7
  %222 = add i64 %197, %40
  %223 = getelementptr float, ptr %20, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = insertelement <8 x float> poison, float %224, i64 0
  %226 = getelementptr float, ptr %27, i64 %222
  %227 = load float, ptr %226, align 4
  %228 = insertelement <8 x float> %225, float %227, i64 1
  %229 = getelementptr float, ptr %29, i64 %222
  %230 = load float, ptr %229, align 4
  %231 = insertelement <8 x float> %228, float %230, i64 2
  %232 = getelementptr float, ptr %31, i64 %222
  %233 = load float, ptr %232, align 4
  %234 = insertelement <8 x float> %231, float %233, i64 3
  %235 = getelementptr float, ptr %33, i64 %222
  %236 = load float, ptr %235, align 4
  %237 = insertelement <8 x float> %234, float %236, i64 4
  %238 = getelementptr float, ptr %35, i64 %222
  %239 = load float, ptr %238, align 4
  %240 = insertelement <8 x float> %237, float %239, i64 5
  %241 = getelementptr float, ptr %37, i64 %222
  %242 = load float, ptr %241, align 4
  %243 = insertelement <8 x float> %240, float %242, i64 6
  %244 = getelementptr float, ptr %39, i64 %222
  %245 = load float, ptr %244, align 4
  %246 = insertelement <8 x float> %243, float %245, i64 7
  %247 = add i64 %85, %96
  %248 = getelementptr float, ptr %20, i64 %247
  %249 = load float, ptr %248, align 4
  %250 = insertelement <8 x float> poison, float %249, i64 0
  %251 = getelementptr float, ptr %27, i64 %247
  %252 = load float, ptr %251, align 4
  %253 = insertelement <8 x float> %250, float %252, i64 1
  %254 = getelementptr float, ptr %29, i64 %247
  %255 = load float, ptr %254, align 4
  %256 = insertelement <8 x float> %253, float %255, i64 2
  %257 = getelementptr float, ptr %31, i64 %247
  %258 = load float, ptr %257, align 4
  %259 = insertelement <8 x float> %256, float %258, i64 3
  %260 = getelementptr float, ptr %33, i64 %247
  %261 = load float, ptr %260, align 4
  %262 = insertelement <8 x float> %259, float %261, i64 4
  %263 = getelementptr float, ptr %35, i64 %247
  %264 = load float, ptr %263, align 4
  %265 = insertelement <8 x float> %262, float %264, i64 5
  %266 = getelementptr float, ptr %37, i64 %247
  %267 = load float, ptr %266, align 4
  %268 = insertelement <8 x float> %265, float %267, i64 6
  %269 = getelementptr float, ptr %39, i64 %247
  %270 = load float, ptr %269, align 4
  %271 = insertelement <8 x float> %268, float %270, i64 7
  %272 = add i64 %247, %40
  %273 = getelementptr float, ptr %20, i64 %272
  %274 = load float, ptr %273, align 4
  %275 = insertelement <8 x float> poison, float %274, i64 0
  %276 = getelementptr float, ptr %27, i64 %272
  %277 = load float, ptr %276, align 4
  %278 = insertelement <8 x float> %275, float %277, i64 1
  %279 = getelementptr float, ptr %29, i64 %272
  %280 = load float, ptr %279, align 4
  %281 = insertelement <8 x float> %278, float %280, i64 2
  %282 = getelementptr float, ptr %31, i64 %272
  %283 = load float, ptr %282, align 4
  %284 = insertelement <8 x float> %281, float %283, i64 3
  %285 = getelementptr float, ptr %33, i64 %272
  %286 = load float, ptr %285, align 4
  %287 = insertelement <8 x float> %284, float %286, i64 4
  %288 = getelementptr float, ptr %35, i64 %272
  %289 = load float, ptr %288, align 4
  %290 = insertelement <8 x float> %287, float %289, i64 5
  %291 = getelementptr float, ptr %37, i64 %272
  %292 = load float, ptr %291, align 4
  %293 = insertelement <8 x float> %290, float %292, i64 6
  %294 = getelementptr float, ptr %39, i64 %272
  %295 = load float, ptr %294, align 4
  %296 = insertelement <8 x float> %293, float %295, i64 7
  %297 = add i64 %86, %96
  %298 = getelementptr float, ptr %20, i64 %297
  %299 = load float, ptr %298, align 4
  %300 = insertelement <8 x float> poison, float %299, i64 0
  %301 = getelementptr float, ptr %27, i64 %297
  %302 = load float, ptr %301, align 4
  %303 = insertelement <8 x float> %300, float %302, i64 1
  %304 = getelementptr float, ptr %29, i64 %297
  %305 = load float, ptr %304, align 4
  %306 = insertelement <8 x float> %303, float %305, i64 2
  %307 = getelementptr float, ptr %31, i64 %297
  %308 = load float, ptr %307, align 4
  %309 = insertelement <8 x float> %306, float %308, i64 3
  %310 = getelementptr float, ptr %33, i64 %297
  %311 = load float, ptr %310, align 4
  %312 = insertelement <8 x float> %309, float %311, i64 4
  %313 = getelementptr float, ptr %35, i64 %297
  %314 = load float, ptr %313, align 4
  %315 = insertelement <8 x float> %312, float %314, i64 5
  %316 = getelementptr float, ptr %37, i64 %297
  %317 = load float, ptr %316, align 4
  %318 = insertelement <8 x float> %315, float %317, i64 6
  %319 = getelementptr float, ptr %39, i64 %297
  %320 = load float, ptr %319, align 4
  %321 = insertelement <8 x float> %318, float %320, i64 7
  %322 = add i64 %297, %40
  %323 = getelementptr float, ptr %20, i64 %322
  %324 = load float, ptr %323, align 4
  %325 = insertelement <8 x float> poison, float %324, i64 0
  %326 = getelementptr float, ptr %27, i64 %322
  %327 = load float, ptr %326, align 4
  %328 = insertelement <8 x float> %325, float %327, i64 1
  %329 = getelementptr float, ptr %29, i64 %322
  %330 = load float, ptr %329, align 4
  %331 = insertelement <8 x float> %328, float %330, i64 2
  %332 = getelementptr float, ptr %31, i64 %322
  %333 = load float, ptr %332, align 4
  %334 = insertelement <8 x float> %331, float %333, i64 3
  %335 = getelementptr float, ptr %33, i64 %322
  %336 = load float, ptr %335, align 4
  %337 = insertelement <8 x float> %334, float %336, i64 4
  %338 = getelementptr float, ptr %35, i64 %322
  %339 = load float, ptr %338, align 4
  %340 = insertelement <8 x float> %337, float %339, i64 5
  %341 = getelementptr float, ptr %37, i64 %322
  %342 = load float, ptr %341, align 4
  %343 = insertelement <8 x float> %340, float %342, i64 6
  %344 = getelementptr float, ptr %39, i64 %322
  %345 = load float, ptr %344, align 4
  %346 = insertelement <8 x float> %343, float %345, i64 7
  %347 = add i64 %87, %96
  %348 = getelementptr float, ptr %20, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = insertelement <8 x float> poison, float %349, i64 0
  %351 = getelementptr float, ptr %27, i64 %347
  %352 = load float, ptr %351, align 4
  %353 = insertelement <8 x float> %350, float %352, i64 1
  %354 = getelementptr float, ptr %29, i64 %347
  %355 = load float, ptr %354, align 4
  %356 = insertelement <8 x float> %353, float %355, i64 2
  %357 = getelementptr float, ptr %31, i64 %347
  %358 = load float, ptr %357, align 4
  %359 = insertelement <8 x float> %356, float %358, i64 3
  %360 = getelementptr float, ptr %33, i64 %347
  %361 = load float, ptr %360, align 4
  %362 = insertelement <8 x float> %359, float %361, i64 4
  %363 = getelementptr float, ptr %35, i64 %347
  %364 = load float, ptr %363, align 4
  %365 = insertelement <8 x float> %362, float %364, i64 5
  %366 = getelementptr float, ptr %37, i64 %347
  %367 = load float, ptr %366, align 4
  %368 = insertelement <8 x float> %365, float %367, i64 6
  %369 = getelementptr float, ptr %39, i64 %347
  %370 = load float, ptr %369, align 4
  %371 = insertelement <8 x float> %368, float %370, i64 7
  %372 = add i64 %347, %40
  %373 = getelementptr float, ptr %20, i64 %372
  %374 = load float, ptr %373, align 4
  %375 = insertelement <8 x float> poison, float %374, i64 0
  %376 = getelementptr float, ptr %27, i64 %372
  %377 = load float, ptr %376, align 4
  %378 = insertelement <8 x float> %375, float %377, i64 1
  %379 = getelementptr float, ptr %29, i64 %372
  %380 = load float, ptr %379, align 4
  %381 = insertelement <8 x float> %378, float %380, i64 2
  %382 = getelementptr float, ptr %31, i64 %372
  %383 = load float, ptr %382, align 4
  %384 = insertelement <8 x float> %381, float %383, i64 3
  %385 = getelementptr float, ptr %33, i64 %372
  %386 = load float, ptr %385, align 4
  %387 = insertelement <8 x float> %384, float %386, i64 4
  %388 = getelementptr float, ptr %35, i64 %372
  %389 = load float, ptr %388, align 4
  %390 = insertelement <8 x float> %387, float %389, i64 5
  %391 = getelementptr float, ptr %37, i64 %372
  %392 = load float, ptr %391, align 4
  %393 = insertelement <8 x float> %390, float %392, i64 6
  %394 = getelementptr float, ptr %39, i64 %372
  %395 = load float, ptr %394, align 4
  %396 = insertelement <8 x float> %393, float %395, i64 7
  %397 = add i64 %88, %96
  %398 = getelementptr float, ptr %20, i64 %397
  %399 = load float, ptr %398, align 4
  %400 = insertelement <8 x float> poison, float %399, i64 0
  %401 = getelementptr float, ptr %27, i64 %397
  %402 = load float, ptr %401, align 4
  %403 = insertelement <8 x float> %400, float %402, i64 1
  %404 = getelementptr float, ptr %29, i64 %397
  %405 = load float, ptr %404, align 4
  %406 = insertelement <8 x float> %403, float %405, i64 2
  %407 = getelementptr float, ptr %31, i64 %397
  %408 = load float, ptr %407, align 4
  %409 = insertelement <8 x float> %406, float %408, i64 3
  %410 = getelementptr float, ptr %33, i64 %397
  %411 = load float, ptr %410, align 4
  %412 = insertelement <8 x float> %409, float %411, i64 4
  %413 = getelementptr float, ptr %35, i64 %397
  %414 = load float, ptr %413, align 4
  %415 = insertelement <8 x float> %412, float %414, i64 5
  %416 = getelementptr float, ptr %37, i64 %397
  %417 = load float, ptr %416, align 4
  %418 = insertelement <8 x float> %415, float %417, i64 6
  %419 = getelementptr float, ptr %39, i64 %397
  %420 = load float, ptr %419, align 4
  %421 = insertelement <8 x float> %418, float %420, i64 7
  %422 = add i64 %397, %40
  %423 = getelementptr float, ptr %20, i64 %422
  %424 = load float, ptr %423, align 4
  %425 = insertelement <8 x float> poison, float %424, i64 0
  %426 = getelementptr float, ptr %27, i64 %422
  %427 = load float, ptr %426, align 4
  %428 = insertelement <8 x float> %425, float %427, i64 1
  %429 = getelementptr float, ptr %29, i64 %422
  %430 = load float, ptr %429, align 4
  %431 = insertelement <8 x float> %428, float %430, i64 2
  %432 = getelementptr float, ptr %31, i64 %422
  %433 = load float, ptr %432, align 4
  %434 = insertelement <8 x float> %431, float %433, i64 3
  %435 = getelementptr float, ptr %33, i64 %422
  %436 = load float, ptr %435, align 4
  %437 = insertelement <8 x float> %434, float %436, i64 4
  %438 = getelementptr float, ptr %35, i64 %422
  %439 = load float, ptr %438, align 4
  %440 = insertelement <8 x float> %437, float %439, i64 5
  %441 = getelementptr float, ptr %37, i64 %422
  %442 = load float, ptr %441, align 4
  %443 = insertelement <8 x float> %440, float %442, i64 6
  %444 = getelementptr float, ptr %39, i64 %422
  %445 = load float, ptr %444, align 4
  %446 = insertelement <8 x float> %443, float %445, i64 7
  %447 = add i64 %89, %96
  %448 = getelementptr float, ptr %20, i64 %447
  %449 = load float, ptr %448, align 4
  %450 = insertelement <8 x float> poison, float %449, i64 0
  %451 = getelementptr float, ptr %27, i64 %447
  %452 = load float, ptr %451, align 4
  %453 = insertelement <8 x float> %450, float %452, i64 1
  %454 = getelementptr float, ptr %29, i64 %447
  %455 = load float, ptr %454, align 4
  %456 = insertelement <8 x float> %453, float %455, i64 2
  %457 = getelementptr float, ptr %31, i64 %447
  %458 = load float, ptr %457, align 4
  %459 = insertelement <8 x float> %456, float %458, i64 3
  %460 = getelementptr float, ptr %33, i64 %447
  %461 = load float, ptr %460, align 4
  %462 = insertelement <8 x float> %459, float %461, i64 4
  %463 = getelementptr float, ptr %35, i64 %447
  %464 = load float, ptr %463, align 4
  %465 = insertelement <8 x float> %462, float %464, i64 5
  %466 = getelementptr float, ptr %37, i64 %447
  %467 = load float, ptr %466, align 4
  %468 = insertelement <8 x float> %465, float %467, i64 6
  %469 = getelementptr float, ptr %39, i64 %447
  %470 = load float, ptr %469, align 4
  %471 = insertelement <8 x float> %468, float %470, i64 7
  %472 = add i64 %447, %40
  %473 = getelementptr float, ptr %20, i64 %472
  %474 = load float, ptr %473, align 4
  %475 = insertelement <8 x float> poison, float %474, i64 0
  %476 = getelementptr float, ptr %27, i64 %472
  %477 = load float, ptr %476, align 4
  %478 = insertelement <8 x float> %475, float %477, i64 1
  %479 = getelementptr float, ptr %29, i64 %472
  %480 = load float, ptr %479, align 4
  %481 = insertelement <8 x float> %478, float %480, i64 2
  %482 = getelementptr float, ptr %31, i64 %472
  %483 = load float, ptr %482, align 4
  %484 = insertelement <8 x float> %481, float %483, i64 3
  %485 = getelementptr float, ptr %33, i64 %472
  %486 = load float, ptr %485, align 4
  %487 = insertelement <8 x float> %484, float %486, i64 4
  %488 = getelementptr float, ptr %35, i64 %472
  %489 = load float, ptr %488, align 4
  %490 = insertelement <8 x float> %487, float %489, i64 5
  %491 = getelementptr float, ptr %37, i64 %472
  %492 = load float, ptr %491, align 4
  %493 = insertelement <8 x float> %490, float %492, i64 6
  %494 = getelementptr float, ptr %39, i64 %472
  %495 = load float, ptr %494, align 4
  %496 = insertelement <8 x float> %493, float %495, i64 7
  %497 = add i64 %90, %96
  %498 = getelementptr float, ptr %20, i64 %497
  %499 = load float, ptr %498, align 4
  %500 = insertelement <8 x float> poison, float %499, i64 0
  %501 = getelementptr float, ptr %27, i64 %497
  %502 = load float, ptr %501, align 4
  %503 = insertelement <8 x float> %500, float %502, i64 1
  %504 = getelementptr float, ptr %29, i64 %497
  %505 = load float, ptr %504, align 4
  %506 = insertelement <8 x float> %503, float %505, i64 2
  %507 = getelementptr float, ptr %31, i64 %497
  %508 = load float, ptr %507, align 4
  %509 = insertelement <8 x float> %506, float %508, i64 3
  %510 = getelementptr float, ptr %33, i64 %497
  %511 = load float, ptr %510, align 4
  %512 = insertelement <8 x float> %509, float %511, i64 4
  %513 = getelementptr float, ptr %35, i64 %497
  %514 = load float, ptr %513, align 4
  %515 = insertelement <8 x float> %512, float %514, i64 5
  %516 = getelementptr float, ptr %37, i64 %497
  %517 = load float, ptr %516, align 4
  %518 = insertelement <8 x float> %515, float %517, i64 6
  %519 = getelementptr float, ptr %39, i64 %497
  %520 = load float, ptr %519, align 4
  %521 = insertelement <8 x float> %518, float %520, i64 7
  %522 = add i64 %497, %40
  %523 = getelementptr float, ptr %20, i64 %522
  %524 = load float, ptr %523, align 4
  %525 = insertelement <8 x float> poison, float %524, i64 0
  %526 = getelementptr float, ptr %27, i64 %522
  %527 = load float, ptr %526, align 4
  %528 = insertelement <8 x float> %525, float %527, i64 1
  %529 = getelementptr float, ptr %29, i64 %522
  %530 = load float, ptr %529, align 4
  %531 = insertelement <8 x float> %528, float %530, i64 2
  %532 = getelementptr float, ptr %31, i64 %522
  %533 = load float, ptr %532, align 4
  %534 = insertelement <8 x float> %531, float %533, i64 3
  %535 = getelementptr float, ptr %33, i64 %522
  %536 = load float, ptr %535, align 4
  %537 = insertelement <8 x float> %534, float %536, i64 4
  %538 = getelementptr float, ptr %35, i64 %522
  %539 = load float, ptr %538, align 4
  %540 = insertelement <8 x float> %537, float %539, i64 5
  %541 = getelementptr float, ptr %37, i64 %522
  %542 = load float, ptr %541, align 4
  %543 = insertelement <8 x float> %540, float %542, i64 6
  %544 = getelementptr float, ptr %39, i64 %522
  %545 = load float, ptr %544, align 4
  %546 = insertelement <8 x float> %543, float %545, i64 7
  %547 = getelementptr float, ptr %4, i64 %95
  store <8 x float> %121, ptr %547, align 4
  %548 = getelementptr i8, ptr %547, i64 32
  store <8 x float> %146, ptr %548, align 4
  %549 = getelementptr i8, ptr %547, i64 4160
  store <8 x float> %171, ptr %549, align 4
  %550 = getelementptr i8, ptr %547, i64 4192
  store <8 x float> %196, ptr %550, align 4
  %551 = getelementptr i8, ptr %547, i64 8320
  store <8 x float> %221, ptr %551, align 4
  %552 = getelementptr i8, ptr %547, i64 8352
  store <8 x float> %246, ptr %552, align 4
  %553 = getelementptr i8, ptr %547, i64 12480
  store <8 x float> %271, ptr %553, align 4
  %554 = getelementptr i8, ptr %547, i64 12512
  store <8 x float> %296, ptr %554, align 4
  %555 = getelementptr i8, ptr %547, i64 16640
  store <8 x float> %321, ptr %555, align 4
  %556 = getelementptr i8, ptr %547, i64 16672
  store <8 x float> %346, ptr %556, align 4
  %557 = getelementptr i8, ptr %547, i64 20800
  store <8 x float> %371, ptr %557, align 4
  %558 = getelementptr i8, ptr %547, i64 20832
  store <8 x float> %396, ptr %558, align 4
  %559 = getelementptr i8, ptr %547, i64 24960
  store <8 x float> %421, ptr %559, align 4
  %560 = getelementptr i8, ptr %547, i64 24992
  store <8 x float> %446, ptr %560, align 4
  %561 = getelementptr i8, ptr %547, i64 29120
  store <8 x float> %471, ptr %561, align 4
  %562 = getelementptr i8, ptr %547, i64 29152
  store <8 x float> %496, ptr %562, align 4
  %563 = getelementptr i8, ptr %547, i64 33280
  store <8 x float> %521, ptr %563, align 4
  %564 = getelementptr i8, ptr %547, i64 33312
  store <8 x float> %546, ptr %564, align 4
  %565 = add i64 %95, 16
  %566 = icmp slt i64 %565, %75
  br i1 %566, label %94, label %567

567:                                              ; preds = %94
  br label %568

568:                                              ; preds = %567, %61
  %569 = icmp slt i64 %72, 1024
  br i1 %569, label %570, label %647

570:                                              ; preds = %568
  br label %571

571:                                              ; preds = %570, %571
  %572 = phi i64 [ %644, %571 ], [ %75, %570 ]
  %573 = sub i64 %73, %572
  %574 = call i64 @llvm.smax.i64(i64 %573, i64 0)
  %575 = call i64 @llvm.smin.i64(i64 %574, i64 8)
  %576 = trunc nuw nsw i64 %575 to i32
  %577 = insertelement <8 x i32> poison, i32 %576, i64 0
  %578 = shufflevector <8 x i32> %577, <8 x i32> poison, <8 x i32> zeroinitializer
  %579 = icmp samesign ugt <8 x i32> %578, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %580 = mul i64 %572, %12
  %581 = add i64 %78, %580
  %582 = insertelement <8 x i64> poison, i64 %581, i64 0
  %583 = shufflevector <8 x i64> %582, <8 x i64> poison, <8 x i32> zeroinitializer
  %584 = add <8 x i64> %583, %43
  %585 = getelementptr float, ptr %20, <8 x i64> %584
  %586 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %585, <8 x i1> %579, <8 x float> zeroinitializer)
  %587 = add i64 %81, %580
  %588 = insertelement <8 x i64> poison, i64 %587, i64 0
  %589 = shufflevector <8 x i64> %588, <8 x i64> poison, <8 x i32> zeroinitializer
  %590 = add <8 x i64> %589, %43
  %591 = getelementptr float, ptr %20, <8 x i64> %590
  %592 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %591, <8 x i1> %579, <8 x float> zeroinitializer)
  %593 = add i64 %84, %580
  %594 = insertelement <8 x i64> poison, i64 %593, i64 0
  %595 = shufflevector <8 x i64> %594, <8 x i64> poison, <8 x i32> zeroinitializer
  %596 = add <8 x i64> %595, %43
  %597 = getelementptr float, ptr %20, <8 x i64> %596
  %598 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %597, <8 x i1> %579, <8 x float> zeroinitializer)
  %599 = add i64 %85, %580
  %600 = insertelement <8 x i64> poison, i64 %599, i64 0
  %601 = shufflevector <8 x i64> %600, <8 x i64> poison, <8 x i32> zeroinitializer
  %602 = add <8 x i64> %601, %43
  %603 = getelementptr float, ptr %20, <8 x i64> %602
  %604 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %603, <8 x i1> %579, <8 x float> zeroinitializer)
  %605 = add i64 %86, %580
  %606 = insertelement <8 x i64> poison, i64 %605, i64 0
  %607 = shufflevector <8 x i64> %606, <8 x i64> poison, <8 x i32> zeroinitializer
  %608 = add <8 x i64> %607, %43
  %609 = getelementptr float, ptr %20, <8 x i64> %608
  %610 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %609, <8 x i1> %579, <8 x float> zeroinitializer)
  %611 = add i64 %87, %580
  %612 = insertelement <8 x i64> poison, i64 %611, i64 0
  %613 = shufflevector <8 x i64> %612, <8 x i64> poison, <8 x i32> zeroinitializer
  %614 = add <8 x i64> %613, %43
  %615 = getelementptr float, ptr %20, <8 x i64> %614
  %616 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %615, <8 x i1> %579, <8 x float> zeroinitializer)
  %617 = add i64 %88, %580
  %618 = insertelement <8 x i64> poison, i64 %617, i64 0
  %619 = shufflevector <8 x i64> %618, <8 x i64> poison, <8 x i32> zeroinitializer
  %620 = add <8 x i64> %619, %43
  %621 = getelementptr float, ptr %20, <8 x i64> %620
  %622 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %621, <8 x i1> %579, <8 x float> zeroinitializer)
  %623 = add i64 %89, %580
  %624 = insertelement <8 x i64> poison, i64 %623, i64 0
  %625 = shufflevector <8 x i64> %624, <8 x i64> poison, <8 x i32> zeroinitializer
  %626 = add <8 x i64> %625, %43
  %627 = getelementptr float, ptr %20, <8 x i64> %626
  %628 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %627, <8 x i1> %579, <8 x float> zeroinitializer)
  %629 = add i64 %90, %580
  %630 = insertelement <8 x i64> poison, i64 %629, i64 0
  %631 = shufflevector <8 x i64> %630, <8 x i64> poison, <8 x i32> zeroinitializer
  %632 = add <8 x i64> %631, %43
  %633 = getelementptr float, ptr %20, <8 x i64> %632
  %634 = call reassoc arcp contract afn <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %633, <8 x i1> %579, <8 x float> zeroinitializer)
  %635 = getelementptr float, ptr %4, i64 %572
  store <8 x float> %586, ptr %635, align 4
  %636 = getelementptr i8, ptr %635, i64 4160
  store <8 x float> %592, ptr %636, align 4
  %637 = getelementptr i8, ptr %635, i64 8320
  store <8 x float> %598, ptr %637, align 4
  %638 = getelementptr i8, ptr %635, i64 12480
  store <8 x float> %604, ptr %638, align 4
  %639 = getelementptr i8, ptr %635, i64 16640
  store <8 x float> %610, ptr %639, align 4
  %640 = getelementptr i8, ptr %635, i64 20800
  store <8 x float> %616, ptr %640, align 4
  %641 = getelementptr i8, ptr %635, i64 24960
  store <8 x float> %622, ptr %641, align 4
  %642 = getelementptr i8, ptr %635, i64 29120
  store <8 x float> %628, ptr %642, align 4
  %643 = getelementptr i8, ptr %635, i64 33280
  store <8 x float> %634, ptr %643, align 4
  %644 = add i64 %572, 8
  %645 = icmp slt i64 %644, 1024
  br i1 %645, label %571, label %646

646:                                              ; preds = %571
  br label %647

647:                                              ; preds = %646, %568
  %648 = mul i64 %65, %16
  %649 = add i64 %71, %648
  br i1 %76, label %747, label %650

650:                                              ; preds = %647
  br label %651

651:                                              ; preds = %650, %651
  %652 = phi i64 [ %744, %651 ], [ 0, %650 ]
  %653 = getelementptr float, ptr %4, i64 %652
  %654 = load <8 x float>, ptr %653, align 4
  %655 = getelementptr i8, ptr %653, i64 32
  %656 = load <8 x float>, ptr %655, align 4
  %657 = fadd reassoc arcp contract afn <8 x float> %654, zeroinitializer
  %658 = fadd reassoc arcp contract afn <8 x float> %656, zeroinitializer
  %659 = getelementptr i8, ptr %653, i64 4160
  %660 = load <8 x float>, ptr %659, align 4
  %661 = getelementptr i8, ptr %653, i64 4192
  %662 = load <8 x float>, ptr %661, align 4
  %663 = fadd reassoc arcp contract afn <8 x float> %657, %660
  %664 = fadd reassoc arcp contract afn <8 x float> %658, %662
  %665 = getelementptr i8, ptr %653, i64 8320
  %666 = load <8 x float>, ptr %665, align 4
  %667 = getelementptr i8, ptr %653, i64 8352
  %668 = load <8 x float>, ptr %667, align 4
  %669 = fadd reassoc arcp contract afn <8 x float> %663, %666
  %670 = fadd reassoc arcp contract afn <8 x float> %664, %668
  %671 = getelementptr i8, ptr %653, i64 12480
  %672 = load <8 x float>, ptr %671, align 4
  %673 = getelementptr i8, ptr %653, i64 12512
  %674 = load <8 x float>, ptr %673, align 4
  %675 = fadd reassoc arcp contract afn <8 x float> %669, %672
  %676 = fadd reassoc arcp contract afn <8 x float> %670, %674
  %677 = getelementptr i8, ptr %653, i64 16640
  %678 = load <8 x float>, ptr %677, align 4
  %679 = getelementptr i8, ptr %653, i64 16672
  %680 = load <8 x float>, ptr %679, align 4
  %681 = fadd reassoc arcp contract afn <8 x float> %675, %678
  %682 = fadd reassoc arcp contract afn <8 x float> %676, %680
  %683 = getelementptr i8, ptr %653, i64 20800
  %684 = load <8 x float>, ptr %683, align 4
  %685 = getelementptr i8, ptr %653, i64 20832
  %686 = load <8 x float>, ptr %685, align 4
  %687 = fadd reassoc arcp contract afn <8 x float> %681, %684
  %688 = fadd reassoc arcp contract afn <8 x float> %682, %686
  %689 = getelementptr i8, ptr %653, i64 24960
  %690 = load <8 x float>, ptr %689, align 4
  %691 = getelementptr i8, ptr %653, i64 24992
  %692 = load <8 x float>, ptr %691, align 4
  %693 = fadd reassoc arcp contract afn <8 x float> %687, %690
  %694 = fadd reassoc arcp contract afn <8 x float> %688, %692
  %695 = getelementptr i8, ptr %653, i64 29120
  %696 = load <8 x float>, ptr %695, align 4
  %697 = getelementptr i8, ptr %653, i64 29152
  %698 = load <8 x float>, ptr %697, align 4
  %699 = fadd reassoc arcp contract afn <8 x float> %693, %696
  %700 = fadd reassoc arcp contract afn <8 x float> %694, %698
  %701 = getelementptr i8, ptr %653, i64 33280
  %702 = load <8 x float>, ptr %701, align 4
  %703 = getelementptr i8, ptr %653, i64 33312
  %704 = load <8 x float>, ptr %703, align 4
  %705 = fadd reassoc arcp contract afn <8 x float> %699, %702
  %706 = fadd reassoc arcp contract afn <8 x float> %700, %704
  %707 = fmul reassoc arcp contract afn <8 x float> %705, splat (float 0x3FBC71C720000000)
  %708 = fmul reassoc arcp contract afn <8 x float> %706, splat (float 0x3FBC71C720000000)
  %709 = mul i64 %652, %16
  %710 = add i64 %649, %709
  %711 = getelementptr float, ptr %22, i64 %710
  %712 = extractelement <8 x float> %707, i64 0
  store float %712, ptr %711, align 4
  %713 = getelementptr float, ptr %44, i64 %710
  %714 = extractelement <8 x float> %707, i64 1
  store float %714, ptr %713, align 4
  %715 = getelementptr float, ptr %46, i64 %710
  %716 = extractelement <8 x float> %707, i64 2
  store float %716, ptr %715, align 4
  %717 = getelementptr float, ptr %48, i64 %710
  %718 = extractelement <8 x float> %707, i64 3
  store float %718, ptr %717, align 4
  %719 = getelementptr float, ptr %50, i64 %710
  %720 = extractelement <8 x float> %707, i64 4
  store float %720, ptr %719, align 4
  %721 = getelementptr float, ptr %52, i64 %710
  %722 = extractelement <8 x float> %707, i64 5
  store float %722, ptr %721, align 4
  %723 = getelementptr float, ptr %54, i64 %710
  %724 = extractelement <8 x float> %707, i64 6
  store float %724, ptr %723, align 4
  %725 = getelementptr float, ptr %56, i64 %710
  %726 = extractelement <8 x float> %707, i64 7
  store float %726, ptr %725, align 4
  %727 = add i64 %710, %57
  %728 = getelementptr float, ptr %22, i64 %727
  %729 = extractelement <8 x float> %708, i64 0
  store float %729, ptr %728, align 4
  %730 = getelementptr float, ptr %44, i64 %727
  %731 = extractelement <8 x float> %708, i64 1
  store float %731, ptr %730, align 4
  %732 = getelementptr float, ptr %46, i64 %727
  %733 = extractelement <8 x float> %708, i64 2
  store float %733, ptr %732, align 4
  %734 = getelementptr float, ptr %48, i64 %727
  %735 = extractelement <8 x float> %708, i64 3
  store float %735, ptr %734, align 4
  %736 = getelementptr float, ptr %50, i64 %727
  %737 = extractelement <8 x float> %708, i64 4
  store float %737, ptr %736, align 4
  %738 = getelementptr float, ptr %52, i64 %727
  %739 = extractelement <8 x float> %708, i64 5
  store float %739, ptr %738, align 4
  %740 = getelementptr float, ptr %54, i64 %727
  %741 = extractelement <8 x float> %708, i64 6
  store float %741, ptr %740, align 4
  %742 = getelementptr float, ptr %56, i64 %727
  %743 = extractelement <8 x float> %708, i64 7
  store float %743, ptr %742, align 4
  %744 = add i64 %652, 16
  %745 = icmp slt i64 %744, %75
  br i1 %745, label %651, label %746

746:                                              ; preds = %651
  br label %747

747:                                              ; preds = %746, %647
  %748 = icmp eq i64 %75, %74
  br i1 %748, label %796, label %749

749:                                              ; preds = %747
  br label %750

750:                                              ; preds = %749, %750
  %751 = phi i64 [ %793, %750 ], [ %75, %749 ]
  %752 = getelementptr float, ptr %4, i64 %751
  %753 = load <8 x float>, ptr %752, align 4
  %754 = fadd reassoc arcp contract afn <8 x float> %753, zeroinitializer
  %755 = getelementptr i8, ptr %752, i64 4160
  %756 = load <8 x float>, ptr %755, align 4
  %757 = fadd reassoc arcp contract afn <8 x float> %754, %756
  %758 = getelementptr i8, ptr %752, i64 8320
  %759 = load <8 x float>, ptr %758, align 4
  %760 = fadd reassoc arcp contract afn <8 x float> %757, %759
  %761 = getelementptr i8, ptr %752, i64 12480
  %762 = load <8 x float>, ptr %761, align 4
  %763 = fadd reassoc arcp contract afn <8 x float> %760, %762
  %764 = getelementptr i8, ptr %752, i64 16640
  %765 = load <8 x float>, ptr %764, align 4
  %766 = fadd reassoc arcp contract afn <8 x float> %763, %765
  %767 = getelementptr i8, ptr %752, i64 20800
  %768 = load <8 x float>, ptr %767, align 4
  %769 = fadd reassoc arcp contract afn <8 x float> %766, %768
  %770 = getelementptr i8, ptr %752, i64 24960
  %771 = load <8 x float>, ptr %770, align 4
  %772 = fadd reassoc arcp contract afn <8 x float> %769, %771
  %773 = getelementptr i8, ptr %752, i64 29120
  %774 = load <8 x float>, ptr %773, align 4
  %775 = fadd reassoc arcp contract afn <8 x float> %772, %774
  %776 = getelementptr i8, ptr %752, i64 33280
  %777 = load <8 x float>, ptr %776, align 4
  %778 = fadd reassoc arcp contract afn <8 x float> %775, %777
  %779 = fmul reassoc arcp contract afn <8 x float> %778, splat (float 0x3FBC71C720000000)
  %780 = sub i64 %73, %751
  %781 = call i64 @llvm.smax.i64(i64 %780, i64 0)
  %782 = call i64 @llvm.smin.i64(i64 %781, i64 8)
  %783 = trunc nuw nsw i64 %782 to i32
  %784 = insertelement <8 x i32> poison, i32 %783, i64 0
  %785 = shufflevector <8 x i32> %784, <8 x i32> poison, <8 x i32> zeroinitializer
  %786 = icmp samesign ugt <8 x i32> %785, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %787 = mul i64 %751, %16
  %788 = add i64 %649, %787
  %789 = insertelement <8 x i64> poison, i64 %788, i64 0
  %790 = shufflevector <8 x i64> %789, <8 x i64> poison, <8 x i32> zeroinitializer
  %791 = add <8 x i64> %790, %60
  %792 = getelementptr float, ptr %22, <8 x i64> %791
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %779, <8 x ptr> align 4 %792, <8 x i1> %786)
  %793 = add i64 %751, 8
  %794 = icmp slt i64 %793, %74
  br i1 %794, label %750, label %795

795:                                              ; preds = %750
  br label %796

796:                                              ; preds = %795, %747
  %797 = add i64 %63, 1
  %798 = icmp eq i64 %797, %6
  %799 = zext i1 %798 to i64
  %800 = select i1 %798, i64 0, i64 %797
  %801 = add i64 %64, %799
  %802 = icmp eq i64 %801, %8
  %803 = select i1 %802, i64 0, i64 %801
  %804 = add i64 %62, 1
  %805 = icmp slt i64 %804, %3
  br i1 %805, label %61, label %92
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
