; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16640
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 20800
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24960
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 29120
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 33280
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  br i1 %9, label %28, label %82

28:                                               ; preds = %5
  %29 = udiv i64 %2, %6
  %30 = urem i64 %29, %8
  %31 = urem i64 %2, %6
  %32 = getelementptr float, ptr %25, i64 %12
  %33 = shl i64 %12, 1
  %34 = getelementptr float, ptr %25, i64 %33
  %35 = mul i64 %12, 3
  %36 = getelementptr float, ptr %25, i64 %35
  %37 = shl i64 %12, 2
  %38 = insertelement <4 x i64> poison, i64 %12, i64 0
  %39 = shufflevector <4 x i64> %38, <4 x i64> poison, <4 x i32> zeroinitializer
  %40 = mul <4 x i64> %39, <i64 0, i64 1, i64 2, i64 3>
  %41 = getelementptr float, ptr %27, i64 %16
  %42 = shl i64 %16, 1
  %43 = getelementptr float, ptr %27, i64 %42
  %44 = mul i64 %16, 3
  %45 = getelementptr float, ptr %27, i64 %44
  %46 = shl i64 %16, 2
  %47 = insertelement <4 x i64> poison, i64 %16, i64 0
  %48 = shufflevector <4 x i64> %47, <4 x i64> poison, <4 x i32> zeroinitializer
  %49 = mul <4 x i64> %48, <i64 0, i64 1, i64 2, i64 3>
  br label %50

50:                                               ; preds = %555, %28
  %51 = phi i64 [ %2, %28 ], [ %563, %555 ]
  %52 = phi i64 [ %31, %28 ], [ %559, %555 ]
  %53 = phi i64 [ %30, %28 ], [ %562, %555 ]
  %54 = shl i64 %52, 10
  %55 = mul i64 %53, %10
  %56 = add i64 %53, 1
  %57 = mul i64 %56, %10
  %58 = add i64 %53, 2
  %59 = mul i64 %58, %10
  %60 = mul i64 %53, %14
  %61 = call i64 @llvm.ssub.sat.i64(i64 %23, i64 %54)
  %62 = call i64 @llvm.smax.i64(i64 %61, i64 0)
  %63 = call i64 @llvm.smin.i64(i64 %62, i64 1024)
  %64 = and i64 %63, 2040
  %65 = icmp eq i64 %64, 0
  %66 = mul i64 %54, %12
  %67 = add i64 %55, %66
  %68 = or disjoint i64 %54, 1
  %69 = mul i64 %68, %12
  %70 = add i64 %55, %69
  %71 = or disjoint i64 %54, 2
  %72 = mul i64 %71, %12
  %73 = add i64 %55, %72
  %74 = add i64 %57, %66
  %75 = add i64 %57, %69
  %76 = add i64 %57, %72
  %77 = add i64 %59, %66
  %78 = add i64 %59, %69
  %79 = add i64 %59, %72
  br i1 %65, label %342, label %80

80:                                               ; preds = %50
  br label %83

81:                                               ; preds = %555
  br label %82

82:                                               ; preds = %81, %5
  ret i32 0

83:                                               ; preds = %80, %83
  %84 = phi i64 [ %339, %83 ], [ 0, %80 ]
  %85 = mul i64 %84, %12
  %86 = add i64 %67, %85
  %87 = getelementptr float, ptr %25, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = insertelement <4 x float> poison, float %88, i64 0
  %90 = getelementptr float, ptr %32, i64 %86
  %91 = load float, ptr %90, align 4
  %92 = insertelement <4 x float> %89, float %91, i64 1
  %93 = getelementptr float, ptr %34, i64 %86
  %94 = load float, ptr %93, align 4
  %95 = insertelement <4 x float> %92, float %94, i64 2
  %96 = getelementptr float, ptr %36, i64 %86
  %97 = load float, ptr %96, align 4
  %98 = insertelement <4 x float> %95, float %97, i64 3
  %99 = add i64 %86, %37
  %100 = getelementptr float, ptr %25, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = getelementptr float, ptr %32, i64 %99
  %104 = load float, ptr %103, align 4
  %105 = insertelement <4 x float> %102, float %104, i64 1
  %106 = getelementptr float, ptr %34, i64 %99
  %107 = load float, ptr %106, align 4
  %108 = insertelement <4 x float> %105, float %107, i64 2
  %109 = getelementptr float, ptr %36, i64 %99
  %110 = load float, ptr %109, align 4
  %111 = insertelement <4 x float> %108, float %110, i64 3
  %112 = add i64 %70, %85
  %113 = getelementptr float, ptr %25, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = insertelement <4 x float> poison, float %114, i64 0
  %116 = getelementptr float, ptr %32, i64 %112
  %117 = load float, ptr %116, align 4
  %118 = insertelement <4 x float> %115, float %117, i64 1
  %119 = getelementptr float, ptr %34, i64 %112
  %120 = load float, ptr %119, align 4
  %121 = insertelement <4 x float> %118, float %120, i64 2
  %122 = getelementptr float, ptr %36, i64 %112
  %123 = load float, ptr %122, align 4
  %124 = insertelement <4 x float> %121, float %123, i64 3
  %125 = add i64 %112, %37
  %126 = getelementptr float, ptr %25, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = insertelement <4 x float> poison, float %127, i64 0
  %129 = getelementptr float, ptr %32, i64 %125
  %130 = load float, ptr %129, align 4
  %131 = insertelement <4 x float> %128, float %130, i64 1
  %132 = getelementptr float, ptr %34, i64 %125
  %133 = load float, ptr %132, align 4
  %134 = insertelement <4 x float> %131, float %133, i64 2
  %135 = getelementptr float, ptr %36, i64 %125
  %136 = load float, ptr %135, align 4
  %137 = insertelement <4 x float> %134, float %136, i64 3
  %138 = add i64 %73, %85
  %139 = getelementptr float, ptr %25, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = insertelement <4 x float> poison, float %140, i64 0
  %142 = getelementptr float, ptr %32, i64 %138
  %143 = load float, ptr %142, align 4
  %144 = insertelement <4 x float> %141, float %143, i64 1
  %145 = getelementptr float, ptr %34, i64 %138
  %146 = load float, ptr %145, align 4
  %147 = insertelement <4 x float> %144, float %146, i64 2
  %148 = getelementptr float, ptr %36, i64 %138
  %149 = load float, ptr %148, align 4
  %150 = insertelement <4 x float> %147, float %149, i64 3
  %151 = add i64 %138, %37
  %152 = getelementptr float, ptr %25, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = insertelement <4 x float> poison, float %153, i64 0
  %155 = getelementptr float, ptr %32, i64 %151
  %156 = load float, ptr %155, align 4
  %157 = insertelement <4 x float> %154, float %156, i64 1
  %158 = getelementptr float, ptr %34, i64 %151
  %159 = load float, ptr %158, align 4
  %160 = insertelement <4 x float> %157, float %159, i64 2
  %161 = getelementptr float, ptr %36, i64 %151
  %162 = load float, ptr %161, align 4
  %163 = insertelement <4 x float> %160, float %162, i64 3
  %164 = add i64 %74, %85
  %165 = getelementptr float, ptr %25, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = insertelement <4 x float> poison, float %166, i64 0
  %168 = getelementptr float, ptr %32, i64 %164
  %169 = load float, ptr %168, align 4
  %170 = insertelement <4 x float> %167, float %169, i64 1
  %171 = getelementptr float, ptr %34, i64 %164
  %172 = load float, ptr %171, align 4
  %173 = insertelement <4 x float> %170, float %172, i64 2
  %174 = getelementptr float, ptr %36, i64 %164
  %175 = load float, ptr %174, align 4
  %176 = insertelement <4 x float> %173, float %175, i64 3
  %177 = add i64 %164, %37
  %178 = getelementptr float, ptr %25, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = insertelement <4 x float> poison, float %179, i64 0
  %181 = getelementptr float, ptr %32, i64 %177
  %182 = load float, ptr %181, align 4
  %183 = insertelement <4 x float> %180, float %182, i64 1
  %184 = getelementptr float, ptr %34, i64 %177
  %185 = load float, ptr %184, align 4
  %186 = insertelement <4 x float> %183, float %185, i64 2
  %187 = getelementptr float, ptr %36, i64 %177
  %188 = load float, ptr %187, align 4
  %189 = insertelement <4 x float> %186, float %188, i64 3
  %190 = add i64 %75, %85
  %191 = getelementptr float, ptr %25, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = insertelement <4 x float> poison, float %192, i64 0
  %194 = getelementptr float, ptr %32, i64 %190
  %195 = load float, ptr %194, align 4
  %196 = insertelement <4 x float> %193, float %195, i64 1
  %197 = getelementptr float, ptr %34, i64 %190
  %198 = load float, ptr %197, align 4
  %199 = insertelement <4 x float> %196, float %198, i64 2
  %200 = getelementptr float, ptr %36, i64 %190
  %201 = load float, ptr %200, align 4
  %202 = insertelement <4 x float> %199, float %201, i64 3
  %203 = add i64 %190, %37
  %204 = getelementptr float, ptr %25, i64 %203
  %205 = load float, ptr %204, align 4
  %206 = insertelement <4 x float> poison, float %205, i64 0
  %207 = getelementptr float, ptr %32, i64 %203
  %208 = load float, ptr %207, align 4
  %209 = insertelement <4 x float> %206, float %208, i64 1
  %210 = getelementptr float, ptr %34, i64 %203
  %211 = load float, ptr %210, align 4
  %212 = insertelement <4 x float> %209, float %211, i64 2
  %213 = getelementptr float, ptr %36, i64 %203
  %214 = load float, ptr %213, align 4
  %215 = insertelement <4 x float> %212, float %214, i64 3
  %216 = add i64 %76, %85
  %217 = getelementptr float, ptr %25, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = insertelement <4 x float> poison, float %218, i64 0
  %220 = getelementptr float, ptr %32, i64 %216
  %221 = load float, ptr %220, align 4
  %222 = insertelement <4 x float> %219, float %221, i64 1
  %223 = getelementptr float, ptr %34, i64 %216
  %224 = load float, ptr %223, align 4
  %225 = insertelement <4 x float> %222, float %224, i64 2
  %226 = getelementptr float, ptr %36, i64 %216
  %227 = load float, ptr %226, align 4
  %228 = insertelement <4 x float> %225, float %227, i64 3
  %229 = add i64 %216, %37
  %230 = getelementptr float, ptr %25, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = insertelement <4 x float> poison, float %231, i64 0
  %233 = getelementptr float, ptr %32, i64 %229
  %234 = load float, ptr %233, align 4
  %235 = insertelement <4 x float> %232, float %234, i64 1
  %236 = getelementptr float, ptr %34, i64 %229
  %237 = load float, ptr %236, align 4
  %238 = insertelement <4 x float> %235, float %237, i64 2
  %239 = getelementptr float, ptr %36, i64 %229
  %240 = load float, ptr %239, align 4
  %241 = insertelement <4 x float> %238, float %240, i64 3
  %242 = add i64 %77, %85
  %243 = getelementptr float, ptr %25, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = insertelement <4 x float> poison, float %244, i64 0
  %246 = getelementptr float, ptr %32, i64 %242
  %247 = load float, ptr %246, align 4
  %248 = insertelement <4 x float> %245, float %247, i64 1
  %249 = getelementptr float, ptr %34, i64 %242
  %250 = load float, ptr %249, align 4
  %251 = insertelement <4 x float> %248, float %250, i64 2
  %252 = getelementptr float, ptr %36, i64 %242
  %253 = load float, ptr %252, align 4
  %254 = insertelement <4 x float> %251, float %253, i64 3
  %255 = add i64 %242, %37
  %256 = getelementptr float, ptr %25, i64 %255
  %257 = load float, ptr %256, align 4
  %258 = insertelement <4 x float> poison, float %257, i64 0
  %259 = getelementptr float, ptr %32, i64 %255
  %260 = load float, ptr %259, align 4
  %261 = insertelement <4 x float> %258, float %260, i64 1
  %262 = getelementptr float, ptr %34, i64 %255
  %263 = load float, ptr %262, align 4
  %264 = insertelement <4 x float> %261, float %263, i64 2
  %265 = getelementptr float, ptr %36, i64 %255
  %266 = load float, ptr %265, align 4
  %267 = insertelement <4 x float> %264, float %266, i64 3
  %268 = add i64 %78, %85
  %269 = getelementptr float, ptr %25, i64 %268
  %270 = load float, ptr %269, align 4
  %271 = insertelement <4 x float> poison, float %270, i64 0
  %272 = getelementptr float, ptr %32, i64 %268
  %273 = load float, ptr %272, align 4
  %274 = insertelement <4 x float> %271, float %273, i64 1
  %275 = getelementptr float, ptr %34, i64 %268
  %276 = load float, ptr %275, align 4
  %277 = insertelement <4 x float> %274, float %276, i64 2
  %278 = getelementptr float, ptr %36, i64 %268
  %279 = load float, ptr %278, align 4
  %280 = insertelement <4 x float> %277, float %279, i64 3
  %281 = add i64 %268, %37
  %282 = getelementptr float, ptr %25, i64 %281
  %283 = load float, ptr %282, align 4
  %284 = insertelement <4 x float> poison, float %283, i64 0
  %285 = getelementptr float, ptr %32, i64 %281
  %286 = load float, ptr %285, align 4
  %287 = insertelement <4 x float> %284, float %286, i64 1
  %288 = getelementptr float, ptr %34, i64 %281
  %289 = load float, ptr %288, align 4
  %290 = insertelement <4 x float> %287, float %289, i64 2
  %291 = getelementptr float, ptr %36, i64 %281
  %292 = load float, ptr %291, align 4
  %293 = insertelement <4 x float> %290, float %292, i64 3
  %294 = add i64 %79, %85
  %295 = getelementptr float, ptr %25, i64 %294
  %296 = load float, ptr %295, align 4
  %297 = insertelement <4 x float> poison, float %296, i64 0
  %298 = getelementptr float, ptr %32, i64 %294
  %299 = load float, ptr %298, align 4
  %300 = insertelement <4 x float> %297, float %299, i64 1
  %301 = getelementptr float, ptr %34, i64 %294
  %302 = load float, ptr %301, align 4
  %303 = insertelement <4 x float> %300, float %302, i64 2
  %304 = getelementptr float, ptr %36, i64 %294
  %305 = load float, ptr %304, align 4
  %306 = insertelement <4 x float> %303, float %305, i64 3
  %307 = add i64 %294, %37
  %308 = getelementptr float, ptr %25, i64 %307
  %309 = load float, ptr %308, align 4
  %310 = insertelement <4 x float> poison, float %309, i64 0
  %311 = getelementptr float, ptr %32, i64 %307
  %312 = load float, ptr %311, align 4
  %313 = insertelement <4 x float> %310, float %312, i64 1
  %314 = getelementptr float, ptr %34, i64 %307
  %315 = load float, ptr %314, align 4
  %316 = insertelement <4 x float> %313, float %315, i64 2
  %317 = getelementptr float, ptr %36, i64 %307
  %318 = load float, ptr %317, align 4
  %319 = insertelement <4 x float> %316, float %318, i64 3
  %320 = getelementptr float, ptr %4, i64 %84
  store <4 x float> %98, ptr %320, align 4
  %321 = or disjoint i64 %84, 4
  %322 = getelementptr i8, ptr %320, i64 16
  store <4 x float> %111, ptr %322, align 4
  %323 = getelementptr i8, ptr %320, i64 4160
  store <4 x float> %124, ptr %323, align 4
  %324 = getelementptr i8, ptr %320, i64 4176
  store <4 x float> %137, ptr %324, align 4
  %325 = getelementptr i8, ptr %320, i64 8320
  store <4 x float> %150, ptr %325, align 4
  %326 = getelementptr i8, ptr %320, i64 8336
  store <4 x float> %163, ptr %326, align 4
  %327 = getelementptr i8, ptr %320, i64 12480
  store <4 x float> %176, ptr %327, align 4
  %328 = getelementptr i8, ptr %320, i64 12496
  store <4 x float> %189, ptr %328, align 4
  %329 = getelementptr float, ptr %17, i64 %84
  store <4 x float> %202, ptr %329, align 4
  %330 = getelementptr float, ptr %17, i64 %321
  store <4 x float> %215, ptr %330, align 4
  %331 = getelementptr float, ptr %18, i64 %84
  store <4 x float> %228, ptr %331, align 4
  %332 = getelementptr float, ptr %18, i64 %321
  store <4 x float> %241, ptr %332, align 4
  %333 = getelementptr float, ptr %19, i64 %84
  store <4 x float> %254, ptr %333, align 4
  %334 = getelementptr float, ptr %19, i64 %321
  store <4 x float> %267, ptr %334, align 4
  %335 = getelementptr float, ptr %20, i64 %84
  store <4 x float> %280, ptr %335, align 4
  %336 = getelementptr float, ptr %20, i64 %321
  store <4 x float> %293, ptr %336, align 4
  %337 = getelementptr float, ptr %21, i64 %84
  store <4 x float> %306, ptr %337, align 4
  %338 = getelementptr float, ptr %21, i64 %321
  store <4 x float> %319, ptr %338, align 4
  %339 = add i64 %84, 8
  %340 = icmp slt i64 %339, %64
  br i1 %340, label %83, label %341

341:                                              ; preds = %83
  br label %342

342:                                              ; preds = %341, %50
  %343 = icmp slt i64 %61, 1024
  br i1 %343, label %344, label %421

344:                                              ; preds = %342
  br label %345

345:                                              ; preds = %344, %345
  %346 = phi i64 [ %418, %345 ], [ %64, %344 ]
  %347 = sub i64 %62, %346
  %348 = call i64 @llvm.smax.i64(i64 %347, i64 0)
  %349 = call i64 @llvm.smin.i64(i64 %348, i64 4)
  %350 = trunc nuw nsw i64 %349 to i32
  %351 = insertelement <4 x i32> poison, i32 %350, i64 0
  %352 = shufflevector <4 x i32> %351, <4 x i32> poison, <4 x i32> zeroinitializer
  %353 = icmp samesign ugt <4 x i32> %352, <i32 0, i32 1, i32 2, i32 3>
  %354 = mul i64 %346, %12
  %355 = add i64 %67, %354
  %356 = insertelement <4 x i64> poison, i64 %355, i64 0
  %357 = shufflevector <4 x i64> %356, <4 x i64> poison, <4 x i32> zeroinitializer
  %358 = add <4 x i64> %357, %40
  %359 = getelementptr float, ptr %25, <4 x i64> %358
  %360 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %359, <4 x i1> %353, <4 x float> zeroinitializer)
  %361 = add i64 %70, %354
  %362 = insertelement <4 x i64> poison, i64 %361, i64 0
  %363 = shufflevector <4 x i64> %362, <4 x i64> poison, <4 x i32> zeroinitializer
  %364 = add <4 x i64> %363, %40
  %365 = getelementptr float, ptr %25, <4 x i64> %364
  %366 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %365, <4 x i1> %353, <4 x float> zeroinitializer)
  %367 = add i64 %73, %354
  %368 = insertelement <4 x i64> poison, i64 %367, i64 0
  %369 = shufflevector <4 x i64> %368, <4 x i64> poison, <4 x i32> zeroinitializer
  %370 = add <4 x i64> %369, %40
  %371 = getelementptr float, ptr %25, <4 x i64> %370
  %372 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %371, <4 x i1> %353, <4 x float> zeroinitializer)
  %373 = add i64 %74, %354
  %374 = insertelement <4 x i64> poison, i64 %373, i64 0
  %375 = shufflevector <4 x i64> %374, <4 x i64> poison, <4 x i32> zeroinitializer
  %376 = add <4 x i64> %375, %40
  %377 = getelementptr float, ptr %25, <4 x i64> %376
  %378 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %377, <4 x i1> %353, <4 x float> zeroinitializer)
  %379 = add i64 %75, %354
  %380 = insertelement <4 x i64> poison, i64 %379, i64 0
  %381 = shufflevector <4 x i64> %380, <4 x i64> poison, <4 x i32> zeroinitializer
  %382 = add <4 x i64> %381, %40
  %383 = getelementptr float, ptr %25, <4 x i64> %382
  %384 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %383, <4 x i1> %353, <4 x float> zeroinitializer)
  %385 = add i64 %76, %354
  %386 = insertelement <4 x i64> poison, i64 %385, i64 0
  %387 = shufflevector <4 x i64> %386, <4 x i64> poison, <4 x i32> zeroinitializer
  %388 = add <4 x i64> %387, %40
  %389 = getelementptr float, ptr %25, <4 x i64> %388
  %390 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %389, <4 x i1> %353, <4 x float> zeroinitializer)
  %391 = add i64 %77, %354
  %392 = insertelement <4 x i64> poison, i64 %391, i64 0
  %393 = shufflevector <4 x i64> %392, <4 x i64> poison, <4 x i32> zeroinitializer
  %394 = add <4 x i64> %393, %40
  %395 = getelementptr float, ptr %25, <4 x i64> %394
  %396 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %395, <4 x i1> %353, <4 x float> zeroinitializer)
  %397 = add i64 %78, %354
  %398 = insertelement <4 x i64> poison, i64 %397, i64 0
  %399 = shufflevector <4 x i64> %398, <4 x i64> poison, <4 x i32> zeroinitializer
  %400 = add <4 x i64> %399, %40
  %401 = getelementptr float, ptr %25, <4 x i64> %400
  %402 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %401, <4 x i1> %353, <4 x float> zeroinitializer)
  %403 = add i64 %79, %354
  %404 = insertelement <4 x i64> poison, i64 %403, i64 0
  %405 = shufflevector <4 x i64> %404, <4 x i64> poison, <4 x i32> zeroinitializer
  %406 = add <4 x i64> %405, %40
  %407 = getelementptr float, ptr %25, <4 x i64> %406
  %408 = call reassoc arcp contract afn <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %407, <4 x i1> %353, <4 x float> zeroinitializer)
  %409 = getelementptr float, ptr %4, i64 %346
  store <4 x float> %360, ptr %409, align 4
  %410 = getelementptr i8, ptr %409, i64 4160
  store <4 x float> %366, ptr %410, align 4
  %411 = getelementptr i8, ptr %409, i64 8320
  store <4 x float> %372, ptr %411, align 4
  %412 = getelementptr i8, ptr %409, i64 12480
  store <4 x float> %378, ptr %412, align 4
  %413 = getelementptr float, ptr %17, i64 %346
  store <4 x float> %384, ptr %413, align 4
  %414 = getelementptr float, ptr %18, i64 %346
  store <4 x float> %390, ptr %414, align 4
  %415 = getelementptr float, ptr %19, i64 %346
  store <4 x float> %396, ptr %415, align 4
  %416 = getelementptr float, ptr %20, i64 %346
  store <4 x float> %402, ptr %416, align 4
  %417 = getelementptr float, ptr %21, i64 %346
  store <4 x float> %408, ptr %417, align 4
  %418 = add i64 %346, 4
  %419 = icmp slt i64 %418, 1024
  br i1 %419, label %345, label %420

420:                                              ; preds = %345
  br label %421

421:                                              ; preds = %420, %342
  %422 = mul i64 %54, %16
  %423 = add i64 %60, %422
  br i1 %65, label %506, label %424

424:                                              ; preds = %421
  br label %425

425:                                              ; preds = %424, %425
  %426 = phi i64 [ %503, %425 ], [ 0, %424 ]
  %427 = getelementptr float, ptr %4, i64 %426
  %428 = load <4 x float>, ptr %427, align 4
  %429 = or disjoint i64 %426, 4
  %430 = getelementptr i8, ptr %427, i64 16
  %431 = load <4 x float>, ptr %430, align 4
  %432 = fadd reassoc arcp contract afn <4 x float> %428, zeroinitializer
  %433 = fadd reassoc arcp contract afn <4 x float> %431, zeroinitializer
  %434 = getelementptr i8, ptr %427, i64 4160
  %435 = load <4 x float>, ptr %434, align 4
  %436 = getelementptr i8, ptr %427, i64 4176
  %437 = load <4 x float>, ptr %436, align 4
  %438 = fadd reassoc arcp contract afn <4 x float> %432, %435
  %439 = fadd reassoc arcp contract afn <4 x float> %433, %437
  %440 = getelementptr i8, ptr %427, i64 8320
  %441 = load <4 x float>, ptr %440, align 4
  %442 = getelementptr i8, ptr %427, i64 8336
  %443 = load <4 x float>, ptr %442, align 4
  %444 = fadd reassoc arcp contract afn <4 x float> %438, %441
  %445 = fadd reassoc arcp contract afn <4 x float> %439, %443
  %446 = getelementptr i8, ptr %427, i64 12480
  %447 = load <4 x float>, ptr %446, align 4
  %448 = getelementptr i8, ptr %427, i64 12496
  %449 = load <4 x float>, ptr %448, align 4
  %450 = fadd reassoc arcp contract afn <4 x float> %444, %447
  %451 = fadd reassoc arcp contract afn <4 x float> %445, %449
  %452 = getelementptr float, ptr %17, i64 %426
  %453 = load <4 x float>, ptr %452, align 4
  %454 = getelementptr float, ptr %17, i64 %429
  %455 = load <4 x float>, ptr %454, align 4
  %456 = fadd reassoc arcp contract afn <4 x float> %450, %453
  %457 = fadd reassoc arcp contract afn <4 x float> %451, %455
  %458 = getelementptr float, ptr %18, i64 %426
  %459 = load <4 x float>, ptr %458, align 4
  %460 = getelementptr float, ptr %18, i64 %429
  %461 = load <4 x float>, ptr %460, align 4
  %462 = fadd reassoc arcp contract afn <4 x float> %456, %459
  %463 = fadd reassoc arcp contract afn <4 x float> %457, %461
  %464 = getelementptr float, ptr %19, i64 %426
  %465 = load <4 x float>, ptr %464, align 4
  %466 = getelementptr float, ptr %19, i64 %429
  %467 = load <4 x float>, ptr %466, align 4
  %468 = fadd reassoc arcp contract afn <4 x float> %462, %465
  %469 = fadd reassoc arcp contract afn <4 x float> %463, %467
  %470 = getelementptr float, ptr %20, i64 %426
  %471 = load <4 x float>, ptr %470, align 4
  %472 = getelementptr float, ptr %20, i64 %429
  %473 = load <4 x float>, ptr %472, align 4
  %474 = fadd reassoc arcp contract afn <4 x float> %468, %471
  %475 = fadd reassoc arcp contract afn <4 x float> %469, %473
  %476 = getelementptr float, ptr %21, i64 %426
  %477 = load <4 x float>, ptr %476, align 4
  %478 = getelementptr float, ptr %21, i64 %429
  %479 = load <4 x float>, ptr %478, align 4
  %480 = fadd reassoc arcp contract afn <4 x float> %474, %477
  %481 = fadd reassoc arcp contract afn <4 x float> %475, %479
  %482 = fmul reassoc arcp contract afn <4 x float> %480, splat (float 0x3FBC71C720000000)
  %483 = fmul reassoc arcp contract afn <4 x float> %481, splat (float 0x3FBC71C720000000)
  %484 = mul i64 %426, %16
  %485 = add i64 %423, %484
  %486 = getelementptr float, ptr %27, i64 %485
  %487 = extractelement <4 x float> %482, i64 0
  store float %487, ptr %486, align 4
  %488 = getelementptr float, ptr %41, i64 %485
  %489 = extractelement <4 x float> %482, i64 1
  store float %489, ptr %488, align 4
  %490 = getelementptr float, ptr %43, i64 %485
  %491 = extractelement <4 x float> %482, i64 2
  store float %491, ptr %490, align 4
  %492 = getelementptr float, ptr %45, i64 %485
  %493 = extractelement <4 x float> %482, i64 3
  store float %493, ptr %492, align 4
  %494 = add i64 %485, %46
  %495 = getelementptr float, ptr %27, i64 %494
  %496 = extractelement <4 x float> %483, i64 0
  store float %496, ptr %495, align 4
  %497 = getelementptr float, ptr %41, i64 %494
  %498 = extractelement <4 x float> %483, i64 1
  store float %498, ptr %497, align 4
  %499 = getelementptr float, ptr %43, i64 %494
  %500 = extractelement <4 x float> %483, i64 2
  store float %500, ptr %499, align 4
  %501 = getelementptr float, ptr %45, i64 %494
  %502 = extractelement <4 x float> %483, i64 3
  store float %502, ptr %501, align 4
  %503 = add i64 %426, 8
  %504 = icmp slt i64 %503, %64
  br i1 %504, label %425, label %505

505:                                              ; preds = %425
  br label %506

506:                                              ; preds = %505, %421
  %507 = icmp eq i64 %64, %63
  br i1 %507, label %555, label %508

508:                                              ; preds = %506
  br label %509

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %552, %509 ], [ %64, %508 ]
  %511 = getelementptr float, ptr %4, i64 %510
  %512 = load <4 x float>, ptr %511, align 4
  %513 = fadd reassoc arcp contract afn <4 x float> %512, zeroinitializer
  %514 = getelementptr i8, ptr %511, i64 4160
  %515 = load <4 x float>, ptr %514, align 4
  %516 = fadd reassoc arcp contract afn <4 x float> %513, %515
  %517 = getelementptr i8, ptr %511, i64 8320
  %518 = load <4 x float>, ptr %517, align 4
  %519 = fadd reassoc arcp contract afn <4 x float> %516, %518
  %520 = getelementptr i8, ptr %511, i64 12480
  %521 = load <4 x float>, ptr %520, align 4
  %522 = fadd reassoc arcp contract afn <4 x float> %519, %521
  %523 = getelementptr float, ptr %17, i64 %510
  %524 = load <4 x float>, ptr %523, align 4
  %525 = fadd reassoc arcp contract afn <4 x float> %522, %524
  %526 = getelementptr float, ptr %18, i64 %510
  %527 = load <4 x float>, ptr %526, align 4
  %528 = fadd reassoc arcp contract afn <4 x float> %525, %527
  %529 = getelementptr float, ptr %19, i64 %510
  %530 = load <4 x float>, ptr %529, align 4
  %531 = fadd reassoc arcp contract afn <4 x float> %528, %530
  %532 = getelementptr float, ptr %20, i64 %510
  %533 = load <4 x float>, ptr %532, align 4
  %534 = fadd reassoc arcp contract afn <4 x float> %531, %533
  %535 = getelementptr float, ptr %21, i64 %510
  %536 = load <4 x float>, ptr %535, align 4
  %537 = fadd reassoc arcp contract afn <4 x float> %534, %536
  %538 = fmul reassoc arcp contract afn <4 x float> %537, splat (float 0x3FBC71C720000000)
  %539 = sub i64 %62, %510
  %540 = call i64 @llvm.smax.i64(i64 %539, i64 0)
  %541 = call i64 @llvm.smin.i64(i64 %540, i64 4)
  %542 = trunc nuw nsw i64 %541 to i32
  %543 = insertelement <4 x i32> poison, i32 %542, i64 0
  %544 = shufflevector <4 x i32> %543, <4 x i32> poison, <4 x i32> zeroinitializer
  %545 = icmp samesign ugt <4 x i32> %544, <i32 0, i32 1, i32 2, i32 3>
  %546 = mul i64 %510, %16
  %547 = add i64 %423, %546
  %548 = insertelement <4 x i64> poison, i64 %547, i64 0
  %549 = shufflevector <4 x i64> %548, <4 x i64> poison, <4 x i32> zeroinitializer
  %550 = add <4 x i64> %549, %49
  %551 = getelementptr float, ptr %27, <4 x i64> %550
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %538, <4 x ptr> align 4 %551, <4 x i1> %545)
  %552 = add i64 %510, 4
  %553 = icmp slt i64 %552, %63
  br i1 %553, label %509, label %554

554:                                              ; preds = %509
  br label %555

555:                                              ; preds = %554, %506
  %556 = add i64 %52, 1
  %557 = icmp eq i64 %556, %6
  %558 = zext i1 %557 to i64
  %559 = select i1 %557, i64 0, i64 %556
  %560 = add i64 %53, %558
  %561 = icmp eq i64 %560, %8
  %562 = select i1 %561, i64 0, i64 %560
  %563 = add i64 %51, 1
  %564 = icmp slt i64 %563, %3
  br i1 %564, label %50, label %81
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
