; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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

47:                                               ; preds = %1201, %65
  %48 = phi i64 [ %2, %65 ], [ %1205, %1201 ]
  %49 = phi i64 [ %7, %65 ], [ %1204, %1201 ]
  %50 = shl i64 %49, 8
  %51 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 256)
  %54 = and i64 %53, 448
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %96, label %56

56:                                               ; preds = %47
  br label %68

57:                                               ; preds = %1438
  br label %58

58:                                               ; preds = %57, %1419, %5
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
  %66 = insertelement <16 x i64> poison, i64 %13, i64 0
  %67 = shufflevector <16 x i64> %66, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %47

68:                                               ; preds = %56, %675
  %69 = phi i64 [ %676, %675 ], [ 0, %56 ]
  %70 = add i64 %50, %69
  %71 = getelementptr i32, ptr %15, i64 %70
  %72 = load <16 x i32>, ptr %71, align 4
  %73 = getelementptr i8, ptr %71, i64 64
  %74 = load <16 x i32>, ptr %73, align 4
  %75 = getelementptr i8, ptr %71, i64 128
  %76 = load <16 x i32>, ptr %75, align 4
  %77 = getelementptr i8, ptr %71, i64 192
  %78 = load <16 x i32>, ptr %77, align 4
  %79 = sext <16 x i32> %72 to <16 x i64>
  %80 = sext <16 x i32> %74 to <16 x i64>
  %81 = sext <16 x i32> %76 to <16 x i64>
  %82 = sext <16 x i32> %78 to <16 x i64>
  %83 = icmp sgt <16 x i32> %72, splat (i32 -1)
  %84 = icmp sgt <16 x i32> %74, splat (i32 -1)
  %85 = icmp sgt <16 x i32> %76, splat (i32 -1)
  %86 = icmp sgt <16 x i32> %78, splat (i32 -1)
  %87 = icmp sgt <16 x i64> %67, %79
  %88 = icmp sgt <16 x i64> %67, %80
  %89 = icmp sgt <16 x i64> %67, %81
  %90 = icmp sgt <16 x i64> %67, %82
  %91 = and <16 x i1> %83, %87
  %92 = and <16 x i1> %84, %88
  %93 = and <16 x i1> %85, %89
  %94 = and <16 x i1> %86, %90
  br i1 %29, label %100, label %673

95:                                               ; preds = %675
  br label %96

96:                                               ; preds = %95, %47
  %97 = icmp slt i64 %51, 256
  br i1 %97, label %98, label %1201

98:                                               ; preds = %96
  %99 = getelementptr i32, ptr %15, i64 %50
  br label %1184

100:                                              ; preds = %68
  %101 = load i32, ptr %71, align 4
  %102 = sext i32 %101 to i64
  %103 = extractelement <16 x i1> %91, i64 0
  %104 = select i1 %103, i64 %102, i64 %9
  %105 = zext i1 %103 to i32
  %106 = getelementptr i32, ptr %39, i64 %104
  %107 = load i32, ptr %106, align 4
  %108 = add i32 %107, %105
  store i32 %108, ptr %106, align 4
  %109 = getelementptr i8, ptr %71, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = extractelement <16 x i1> %91, i64 1
  %113 = select i1 %112, i64 %111, i64 %9
  %114 = zext i1 %112 to i32
  %115 = getelementptr i32, ptr %41, i64 %113
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %116, %114
  store i32 %117, ptr %115, align 4
  %118 = getelementptr i8, ptr %71, i64 8
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = extractelement <16 x i1> %91, i64 2
  %122 = select i1 %121, i64 %120, i64 %9
  %123 = zext i1 %121 to i32
  %124 = getelementptr i32, ptr %39, i64 %122
  %125 = load i32, ptr %124, align 4
  %126 = add i32 %125, %123
  store i32 %126, ptr %124, align 4
  %127 = getelementptr i8, ptr %71, i64 12
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  %130 = extractelement <16 x i1> %91, i64 3
  %131 = select i1 %130, i64 %129, i64 %9
  %132 = zext i1 %130 to i32
  %133 = getelementptr i32, ptr %41, i64 %131
  %134 = load i32, ptr %133, align 4
  %135 = add i32 %134, %132
  store i32 %135, ptr %133, align 4
  %136 = getelementptr i8, ptr %71, i64 16
  %137 = load i32, ptr %136, align 4
  %138 = sext i32 %137 to i64
  %139 = extractelement <16 x i1> %91, i64 4
  %140 = select i1 %139, i64 %138, i64 %9
  %141 = zext i1 %139 to i32
  %142 = getelementptr i32, ptr %39, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %141
  store i32 %144, ptr %142, align 4
  %145 = getelementptr i8, ptr %71, i64 20
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = extractelement <16 x i1> %91, i64 5
  %149 = select i1 %148, i64 %147, i64 %9
  %150 = zext i1 %148 to i32
  %151 = getelementptr i32, ptr %41, i64 %149
  %152 = load i32, ptr %151, align 4
  %153 = add i32 %152, %150
  store i32 %153, ptr %151, align 4
  %154 = getelementptr i8, ptr %71, i64 24
  %155 = load i32, ptr %154, align 4
  %156 = sext i32 %155 to i64
  %157 = extractelement <16 x i1> %91, i64 6
  %158 = select i1 %157, i64 %156, i64 %9
  %159 = zext i1 %157 to i32
  %160 = getelementptr i32, ptr %39, i64 %158
  %161 = load i32, ptr %160, align 4
  %162 = add i32 %161, %159
  store i32 %162, ptr %160, align 4
  %163 = getelementptr i8, ptr %71, i64 28
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = extractelement <16 x i1> %91, i64 7
  %167 = select i1 %166, i64 %165, i64 %9
  %168 = zext i1 %166 to i32
  %169 = getelementptr i32, ptr %41, i64 %167
  %170 = load i32, ptr %169, align 4
  %171 = add i32 %170, %168
  store i32 %171, ptr %169, align 4
  %172 = getelementptr i8, ptr %71, i64 32
  %173 = load i32, ptr %172, align 4
  %174 = sext i32 %173 to i64
  %175 = extractelement <16 x i1> %91, i64 8
  %176 = select i1 %175, i64 %174, i64 %9
  %177 = zext i1 %175 to i32
  %178 = getelementptr i32, ptr %39, i64 %176
  %179 = load i32, ptr %178, align 4
  %180 = add i32 %179, %177
  store i32 %180, ptr %178, align 4
  %181 = getelementptr i8, ptr %71, i64 36
  %182 = load i32, ptr %181, align 4
  %183 = sext i32 %182 to i64
  %184 = extractelement <16 x i1> %91, i64 9
  %185 = select i1 %184, i64 %183, i64 %9
  %186 = zext i1 %184 to i32
  %187 = getelementptr i32, ptr %41, i64 %185
  %188 = load i32, ptr %187, align 4
  %189 = add i32 %188, %186
  store i32 %189, ptr %187, align 4
  %190 = getelementptr i8, ptr %71, i64 40
  %191 = load i32, ptr %190, align 4
  %192 = sext i32 %191 to i64
  %193 = extractelement <16 x i1> %91, i64 10
  %194 = select i1 %193, i64 %192, i64 %9
  %195 = zext i1 %193 to i32
  %196 = getelementptr i32, ptr %39, i64 %194
  %197 = load i32, ptr %196, align 4
  %198 = add i32 %197, %195
  store i32 %198, ptr %196, align 4
  %199 = getelementptr i8, ptr %71, i64 44
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = extractelement <16 x i1> %91, i64 11
  %203 = select i1 %202, i64 %201, i64 %9
  %204 = zext i1 %202 to i32
  %205 = getelementptr i32, ptr %41, i64 %203
  %206 = load i32, ptr %205, align 4
  %207 = add i32 %206, %204
  store i32 %207, ptr %205, align 4
  %208 = getelementptr i8, ptr %71, i64 48
  %209 = load i32, ptr %208, align 4
  %210 = sext i32 %209 to i64
  %211 = extractelement <16 x i1> %91, i64 12
  %212 = select i1 %211, i64 %210, i64 %9
  %213 = zext i1 %211 to i32
  %214 = getelementptr i32, ptr %39, i64 %212
  %215 = load i32, ptr %214, align 4
  %216 = add i32 %215, %213
  store i32 %216, ptr %214, align 4
  %217 = getelementptr i8, ptr %71, i64 52
  %218 = load i32, ptr %217, align 4
  %219 = sext i32 %218 to i64
  %220 = extractelement <16 x i1> %91, i64 13
  %221 = select i1 %220, i64 %219, i64 %9
  %222 = zext i1 %220 to i32
  %223 = getelementptr i32, ptr %41, i64 %221
  %224 = load i32, ptr %223, align 4
  %225 = add i32 %224, %222
  store i32 %225, ptr %223, align 4
  %226 = getelementptr i8, ptr %71, i64 56
  %227 = load i32, ptr %226, align 4
  %228 = sext i32 %227 to i64
  %229 = extractelement <16 x i1> %91, i64 14
  %230 = select i1 %229, i64 %228, i64 %9
  %231 = zext i1 %229 to i32
  %232 = getelementptr i32, ptr %39, i64 %230
  %233 = load i32, ptr %232, align 4
  %234 = add i32 %233, %231
  store i32 %234, ptr %232, align 4
  %235 = getelementptr i8, ptr %71, i64 60
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  %238 = extractelement <16 x i1> %91, i64 15
  %239 = select i1 %238, i64 %237, i64 %9
  %240 = zext i1 %238 to i32
  %241 = getelementptr i32, ptr %41, i64 %239
  %242 = load i32, ptr %241, align 4
  %243 = add i32 %242, %240
  store i32 %243, ptr %241, align 4
  %244 = load i32, ptr %73, align 4
  %245 = sext i32 %244 to i64
  %246 = extractelement <16 x i1> %92, i64 0
  %247 = select i1 %246, i64 %245, i64 %9
  %248 = zext i1 %246 to i32
  %249 = getelementptr i32, ptr %39, i64 %247
  %250 = load i32, ptr %249, align 4
  %251 = add i32 %250, %248
  store i32 %251, ptr %249, align 4
  %252 = getelementptr i8, ptr %71, i64 68
  %253 = load i32, ptr %252, align 4
  %254 = sext i32 %253 to i64
  %255 = extractelement <16 x i1> %92, i64 1
  %256 = select i1 %255, i64 %254, i64 %9
  %257 = zext i1 %255 to i32
  %258 = getelementptr i32, ptr %41, i64 %256
  %259 = load i32, ptr %258, align 4
  %260 = add i32 %259, %257
  store i32 %260, ptr %258, align 4
  %261 = getelementptr i8, ptr %71, i64 72
  %262 = load i32, ptr %261, align 4
  %263 = sext i32 %262 to i64
  %264 = extractelement <16 x i1> %92, i64 2
  %265 = select i1 %264, i64 %263, i64 %9
  %266 = zext i1 %264 to i32
  %267 = getelementptr i32, ptr %39, i64 %265
  %268 = load i32, ptr %267, align 4
  %269 = add i32 %268, %266
  store i32 %269, ptr %267, align 4
  %270 = getelementptr i8, ptr %71, i64 76
  %271 = load i32, ptr %270, align 4
  %272 = sext i32 %271 to i64
  %273 = extractelement <16 x i1> %92, i64 3
  %274 = select i1 %273, i64 %272, i64 %9
  %275 = zext i1 %273 to i32
  %276 = getelementptr i32, ptr %41, i64 %274
  %277 = load i32, ptr %276, align 4
  %278 = add i32 %277, %275
  store i32 %278, ptr %276, align 4
  %279 = getelementptr i8, ptr %71, i64 80
  %280 = load i32, ptr %279, align 4
  %281 = sext i32 %280 to i64
  %282 = extractelement <16 x i1> %92, i64 4
  %283 = select i1 %282, i64 %281, i64 %9
  %284 = zext i1 %282 to i32
  %285 = getelementptr i32, ptr %39, i64 %283
  %286 = load i32, ptr %285, align 4
  %287 = add i32 %286, %284
  store i32 %287, ptr %285, align 4
  %288 = getelementptr i8, ptr %71, i64 84
  %289 = load i32, ptr %288, align 4
  %290 = sext i32 %289 to i64
  %291 = extractelement <16 x i1> %92, i64 5
  %292 = select i1 %291, i64 %290, i64 %9
  %293 = zext i1 %291 to i32
  %294 = getelementptr i32, ptr %41, i64 %292
  %295 = load i32, ptr %294, align 4
  %296 = add i32 %295, %293
  store i32 %296, ptr %294, align 4
  %297 = getelementptr i8, ptr %71, i64 88
  %298 = load i32, ptr %297, align 4
  %299 = sext i32 %298 to i64
  %300 = extractelement <16 x i1> %92, i64 6
  %301 = select i1 %300, i64 %299, i64 %9
  %302 = zext i1 %300 to i32
  %303 = getelementptr i32, ptr %39, i64 %301
  %304 = load i32, ptr %303, align 4
  %305 = add i32 %304, %302
  store i32 %305, ptr %303, align 4
  %306 = getelementptr i8, ptr %71, i64 92
  %307 = load i32, ptr %306, align 4
  %308 = sext i32 %307 to i64
  %309 = extractelement <16 x i1> %92, i64 7
  %310 = select i1 %309, i64 %308, i64 %9
  %311 = zext i1 %309 to i32
  %312 = getelementptr i32, ptr %41, i64 %310
  %313 = load i32, ptr %312, align 4
  %314 = add i32 %313, %311
  store i32 %314, ptr %312, align 4
  %315 = getelementptr i8, ptr %71, i64 96
  %316 = load i32, ptr %315, align 4
  %317 = sext i32 %316 to i64
  %318 = extractelement <16 x i1> %92, i64 8
  %319 = select i1 %318, i64 %317, i64 %9
  %320 = zext i1 %318 to i32
  %321 = getelementptr i32, ptr %39, i64 %319
  %322 = load i32, ptr %321, align 4
  %323 = add i32 %322, %320
  store i32 %323, ptr %321, align 4
  %324 = getelementptr i8, ptr %71, i64 100
  %325 = load i32, ptr %324, align 4
  %326 = sext i32 %325 to i64
  %327 = extractelement <16 x i1> %92, i64 9
  %328 = select i1 %327, i64 %326, i64 %9
  %329 = zext i1 %327 to i32
  %330 = getelementptr i32, ptr %41, i64 %328
  %331 = load i32, ptr %330, align 4
  %332 = add i32 %331, %329
  store i32 %332, ptr %330, align 4
  %333 = getelementptr i8, ptr %71, i64 104
  %334 = load i32, ptr %333, align 4
  %335 = sext i32 %334 to i64
  %336 = extractelement <16 x i1> %92, i64 10
  %337 = select i1 %336, i64 %335, i64 %9
  %338 = zext i1 %336 to i32
  %339 = getelementptr i32, ptr %39, i64 %337
  %340 = load i32, ptr %339, align 4
  %341 = add i32 %340, %338
  store i32 %341, ptr %339, align 4
  %342 = getelementptr i8, ptr %71, i64 108
  %343 = load i32, ptr %342, align 4
  %344 = sext i32 %343 to i64
  %345 = extractelement <16 x i1> %92, i64 11
  %346 = select i1 %345, i64 %344, i64 %9
  %347 = zext i1 %345 to i32
  %348 = getelementptr i32, ptr %41, i64 %346
  %349 = load i32, ptr %348, align 4
  %350 = add i32 %349, %347
  store i32 %350, ptr %348, align 4
  %351 = getelementptr i8, ptr %71, i64 112
  %352 = load i32, ptr %351, align 4
  %353 = sext i32 %352 to i64
  %354 = extractelement <16 x i1> %92, i64 12
  %355 = select i1 %354, i64 %353, i64 %9
  %356 = zext i1 %354 to i32
  %357 = getelementptr i32, ptr %39, i64 %355
  %358 = load i32, ptr %357, align 4
  %359 = add i32 %358, %356
  store i32 %359, ptr %357, align 4
  %360 = getelementptr i8, ptr %71, i64 116
  %361 = load i32, ptr %360, align 4
  %362 = sext i32 %361 to i64
  %363 = extractelement <16 x i1> %92, i64 13
  %364 = select i1 %363, i64 %362, i64 %9
  %365 = zext i1 %363 to i32
  %366 = getelementptr i32, ptr %41, i64 %364
  %367 = load i32, ptr %366, align 4
  %368 = add i32 %367, %365
  store i32 %368, ptr %366, align 4
  %369 = getelementptr i8, ptr %71, i64 120
  %370 = load i32, ptr %369, align 4
  %371 = sext i32 %370 to i64
  %372 = extractelement <16 x i1> %92, i64 14
  %373 = select i1 %372, i64 %371, i64 %9
  %374 = zext i1 %372 to i32
  %375 = getelementptr i32, ptr %39, i64 %373
  %376 = load i32, ptr %375, align 4
  %377 = add i32 %376, %374
  store i32 %377, ptr %375, align 4
  %378 = getelementptr i8, ptr %71, i64 124
  %379 = load i32, ptr %378, align 4
  %380 = sext i32 %379 to i64
  %381 = extractelement <16 x i1> %92, i64 15
  %382 = select i1 %381, i64 %380, i64 %9
  %383 = zext i1 %381 to i32
  %384 = getelementptr i32, ptr %41, i64 %382
  %385 = load i32, ptr %384, align 4
  %386 = add i32 %385, %383
  store i32 %386, ptr %384, align 4
  %387 = load i32, ptr %75, align 4
  %388 = sext i32 %387 to i64
  %389 = extractelement <16 x i1> %93, i64 0
  %390 = select i1 %389, i64 %388, i64 %9
  %391 = zext i1 %389 to i32
  %392 = getelementptr i32, ptr %39, i64 %390
  %393 = load i32, ptr %392, align 4
  %394 = add i32 %393, %391
  store i32 %394, ptr %392, align 4
  %395 = getelementptr i8, ptr %71, i64 132
  %396 = load i32, ptr %395, align 4
  %397 = sext i32 %396 to i64
  %398 = extractelement <16 x i1> %93, i64 1
  %399 = select i1 %398, i64 %397, i64 %9
  %400 = zext i1 %398 to i32
  %401 = getelementptr i32, ptr %41, i64 %399
  %402 = load i32, ptr %401, align 4
  %403 = add i32 %402, %400
  store i32 %403, ptr %401, align 4
  %404 = getelementptr i8, ptr %71, i64 136
  %405 = load i32, ptr %404, align 4
  %406 = sext i32 %405 to i64
  %407 = extractelement <16 x i1> %93, i64 2
  %408 = select i1 %407, i64 %406, i64 %9
  %409 = zext i1 %407 to i32
  %410 = getelementptr i32, ptr %39, i64 %408
  %411 = load i32, ptr %410, align 4
  %412 = add i32 %411, %409
  store i32 %412, ptr %410, align 4
  %413 = getelementptr i8, ptr %71, i64 140
  %414 = load i32, ptr %413, align 4
  %415 = sext i32 %414 to i64
  %416 = extractelement <16 x i1> %93, i64 3
  %417 = select i1 %416, i64 %415, i64 %9
  %418 = zext i1 %416 to i32
  %419 = getelementptr i32, ptr %41, i64 %417
  %420 = load i32, ptr %419, align 4
  %421 = add i32 %420, %418
  store i32 %421, ptr %419, align 4
  %422 = getelementptr i8, ptr %71, i64 144
  %423 = load i32, ptr %422, align 4
  %424 = sext i32 %423 to i64
  %425 = extractelement <16 x i1> %93, i64 4
  %426 = select i1 %425, i64 %424, i64 %9
  %427 = zext i1 %425 to i32
  %428 = getelementptr i32, ptr %39, i64 %426
  %429 = load i32, ptr %428, align 4
  %430 = add i32 %429, %427
  store i32 %430, ptr %428, align 4
  %431 = getelementptr i8, ptr %71, i64 148
  %432 = load i32, ptr %431, align 4
  %433 = sext i32 %432 to i64
  %434 = extractelement <16 x i1> %93, i64 5
  %435 = select i1 %434, i64 %433, i64 %9
  %436 = zext i1 %434 to i32
  %437 = getelementptr i32, ptr %41, i64 %435
  %438 = load i32, ptr %437, align 4
  %439 = add i32 %438, %436
  store i32 %439, ptr %437, align 4
  %440 = getelementptr i8, ptr %71, i64 152
  %441 = load i32, ptr %440, align 4
  %442 = sext i32 %441 to i64
  %443 = extractelement <16 x i1> %93, i64 6
  %444 = select i1 %443, i64 %442, i64 %9
  %445 = zext i1 %443 to i32
  %446 = getelementptr i32, ptr %39, i64 %444
  %447 = load i32, ptr %446, align 4
  %448 = add i32 %447, %445
  store i32 %448, ptr %446, align 4
  %449 = getelementptr i8, ptr %71, i64 156
  %450 = load i32, ptr %449, align 4
  %451 = sext i32 %450 to i64
  %452 = extractelement <16 x i1> %93, i64 7
  %453 = select i1 %452, i64 %451, i64 %9
  %454 = zext i1 %452 to i32
  %455 = getelementptr i32, ptr %41, i64 %453
  %456 = load i32, ptr %455, align 4
  %457 = add i32 %456, %454
  store i32 %457, ptr %455, align 4
  %458 = getelementptr i8, ptr %71, i64 160
  %459 = load i32, ptr %458, align 4
  %460 = sext i32 %459 to i64
  %461 = extractelement <16 x i1> %93, i64 8
  %462 = select i1 %461, i64 %460, i64 %9
  %463 = zext i1 %461 to i32
  %464 = getelementptr i32, ptr %39, i64 %462
  %465 = load i32, ptr %464, align 4
  %466 = add i32 %465, %463
  store i32 %466, ptr %464, align 4
  %467 = getelementptr i8, ptr %71, i64 164
  %468 = load i32, ptr %467, align 4
  %469 = sext i32 %468 to i64
  %470 = extractelement <16 x i1> %93, i64 9
  %471 = select i1 %470, i64 %469, i64 %9
  %472 = zext i1 %470 to i32
  %473 = getelementptr i32, ptr %41, i64 %471
  %474 = load i32, ptr %473, align 4
  %475 = add i32 %474, %472
  store i32 %475, ptr %473, align 4
  %476 = getelementptr i8, ptr %71, i64 168
  %477 = load i32, ptr %476, align 4
  %478 = sext i32 %477 to i64
  %479 = extractelement <16 x i1> %93, i64 10
  %480 = select i1 %479, i64 %478, i64 %9
  %481 = zext i1 %479 to i32
  %482 = getelementptr i32, ptr %39, i64 %480
  %483 = load i32, ptr %482, align 4
  %484 = add i32 %483, %481
  store i32 %484, ptr %482, align 4
  %485 = getelementptr i8, ptr %71, i64 172
  %486 = load i32, ptr %485, align 4
  %487 = sext i32 %486 to i64
  %488 = extractelement <16 x i1> %93, i64 11
  %489 = select i1 %488, i64 %487, i64 %9
  %490 = zext i1 %488 to i32
  %491 = getelementptr i32, ptr %41, i64 %489
  %492 = load i32, ptr %491, align 4
  %493 = add i32 %492, %490
  store i32 %493, ptr %491, align 4
  %494 = getelementptr i8, ptr %71, i64 176
  %495 = load i32, ptr %494, align 4
  %496 = sext i32 %495 to i64
  %497 = extractelement <16 x i1> %93, i64 12
  %498 = select i1 %497, i64 %496, i64 %9
  %499 = zext i1 %497 to i32
  %500 = getelementptr i32, ptr %39, i64 %498
  %501 = load i32, ptr %500, align 4
  %502 = add i32 %501, %499
  store i32 %502, ptr %500, align 4
  %503 = getelementptr i8, ptr %71, i64 180
  %504 = load i32, ptr %503, align 4
  %505 = sext i32 %504 to i64
  %506 = extractelement <16 x i1> %93, i64 13
  %507 = select i1 %506, i64 %505, i64 %9
  %508 = zext i1 %506 to i32
  %509 = getelementptr i32, ptr %41, i64 %507
  %510 = load i32, ptr %509, align 4
  %511 = add i32 %510, %508
  store i32 %511, ptr %509, align 4
  %512 = getelementptr i8, ptr %71, i64 184
  %513 = load i32, ptr %512, align 4
  %514 = sext i32 %513 to i64
  %515 = extractelement <16 x i1> %93, i64 14
  %516 = select i1 %515, i64 %514, i64 %9
  %517 = zext i1 %515 to i32
  %518 = getelementptr i32, ptr %39, i64 %516
  %519 = load i32, ptr %518, align 4
  %520 = add i32 %519, %517
  store i32 %520, ptr %518, align 4
  %521 = getelementptr i8, ptr %71, i64 188
  %522 = load i32, ptr %521, align 4
  %523 = sext i32 %522 to i64
  %524 = extractelement <16 x i1> %93, i64 15
  %525 = select i1 %524, i64 %523, i64 %9
  %526 = zext i1 %524 to i32
  %527 = getelementptr i32, ptr %41, i64 %525
  %528 = load i32, ptr %527, align 4
  %529 = add i32 %528, %526
  store i32 %529, ptr %527, align 4
  %530 = load i32, ptr %77, align 4
  %531 = sext i32 %530 to i64
  %532 = extractelement <16 x i1> %94, i64 0
  %533 = select i1 %532, i64 %531, i64 %9
  %534 = zext i1 %532 to i32
  %535 = getelementptr i32, ptr %39, i64 %533
  %536 = load i32, ptr %535, align 4
  %537 = add i32 %536, %534
  store i32 %537, ptr %535, align 4
  %538 = getelementptr i8, ptr %71, i64 196
  %539 = load i32, ptr %538, align 4
  %540 = sext i32 %539 to i64
  %541 = extractelement <16 x i1> %94, i64 1
  %542 = select i1 %541, i64 %540, i64 %9
  %543 = zext i1 %541 to i32
  %544 = getelementptr i32, ptr %41, i64 %542
  %545 = load i32, ptr %544, align 4
  %546 = add i32 %545, %543
  store i32 %546, ptr %544, align 4
  %547 = getelementptr i8, ptr %71, i64 200
  %548 = load i32, ptr %547, align 4
  %549 = sext i32 %548 to i64
  %550 = extractelement <16 x i1> %94, i64 2
  %551 = select i1 %550, i64 %549, i64 %9
  %552 = zext i1 %550 to i32
  %553 = getelementptr i32, ptr %39, i64 %551
  %554 = load i32, ptr %553, align 4
  %555 = add i32 %554, %552
  store i32 %555, ptr %553, align 4
  %556 = getelementptr i8, ptr %71, i64 204
  %557 = load i32, ptr %556, align 4
  %558 = sext i32 %557 to i64
  %559 = extractelement <16 x i1> %94, i64 3
  %560 = select i1 %559, i64 %558, i64 %9
  %561 = zext i1 %559 to i32
  %562 = getelementptr i32, ptr %41, i64 %560
  %563 = load i32, ptr %562, align 4
  %564 = add i32 %563, %561
  store i32 %564, ptr %562, align 4
  %565 = getelementptr i8, ptr %71, i64 208
  %566 = load i32, ptr %565, align 4
  %567 = sext i32 %566 to i64
  %568 = extractelement <16 x i1> %94, i64 4
  %569 = select i1 %568, i64 %567, i64 %9
  %570 = zext i1 %568 to i32
  %571 = getelementptr i32, ptr %39, i64 %569
  %572 = load i32, ptr %571, align 4
  %573 = add i32 %572, %570
  store i32 %573, ptr %571, align 4
  %574 = getelementptr i8, ptr %71, i64 212
  %575 = load i32, ptr %574, align 4
  %576 = sext i32 %575 to i64
  %577 = extractelement <16 x i1> %94, i64 5
  %578 = select i1 %577, i64 %576, i64 %9
  %579 = zext i1 %577 to i32
  %580 = getelementptr i32, ptr %41, i64 %578
  %581 = load i32, ptr %580, align 4
  %582 = add i32 %581, %579
  store i32 %582, ptr %580, align 4
  %583 = getelementptr i8, ptr %71, i64 216
  %584 = load i32, ptr %583, align 4
  %585 = sext i32 %584 to i64
  %586 = extractelement <16 x i1> %94, i64 6
  %587 = select i1 %586, i64 %585, i64 %9
  %588 = zext i1 %586 to i32
  %589 = getelementptr i32, ptr %39, i64 %587
  %590 = load i32, ptr %589, align 4
  %591 = add i32 %590, %588
  store i32 %591, ptr %589, align 4
  %592 = getelementptr i8, ptr %71, i64 220
  %593 = load i32, ptr %592, align 4
  %594 = sext i32 %593 to i64
  %595 = extractelement <16 x i1> %94, i64 7
  %596 = select i1 %595, i64 %594, i64 %9
  %597 = zext i1 %595 to i32
  %598 = getelementptr i32, ptr %41, i64 %596
  %599 = load i32, ptr %598, align 4
  %600 = add i32 %599, %597
  store i32 %600, ptr %598, align 4
  %601 = getelementptr i8, ptr %71, i64 224
  %602 = load i32, ptr %601, align 4
  %603 = sext i32 %602 to i64
  %604 = extractelement <16 x i1> %94, i64 8
  %605 = select i1 %604, i64 %603, i64 %9
  %606 = zext i1 %604 to i32
  %607 = getelementptr i32, ptr %39, i64 %605
  %608 = load i32, ptr %607, align 4
  %609 = add i32 %608, %606
  store i32 %609, ptr %607, align 4
  %610 = getelementptr i8, ptr %71, i64 228
  %611 = load i32, ptr %610, align 4
  %612 = sext i32 %611 to i64
  %613 = extractelement <16 x i1> %94, i64 9
  %614 = select i1 %613, i64 %612, i64 %9
  %615 = zext i1 %613 to i32
  %616 = getelementptr i32, ptr %41, i64 %614
  %617 = load i32, ptr %616, align 4
  %618 = add i32 %617, %615
  store i32 %618, ptr %616, align 4
  %619 = getelementptr i8, ptr %71, i64 232
  %620 = load i32, ptr %619, align 4
  %621 = sext i32 %620 to i64
  %622 = extractelement <16 x i1> %94, i64 10
  %623 = select i1 %622, i64 %621, i64 %9
  %624 = zext i1 %622 to i32
  %625 = getelementptr i32, ptr %39, i64 %623
  %626 = load i32, ptr %625, align 4
  %627 = add i32 %626, %624
  store i32 %627, ptr %625, align 4
  %628 = getelementptr i8, ptr %71, i64 236
  %629 = load i32, ptr %628, align 4
  %630 = sext i32 %629 to i64
  %631 = extractelement <16 x i1> %94, i64 11
  %632 = select i1 %631, i64 %630, i64 %9
  %633 = zext i1 %631 to i32
  %634 = getelementptr i32, ptr %41, i64 %632
  %635 = load i32, ptr %634, align 4
  %636 = add i32 %635, %633
  store i32 %636, ptr %634, align 4
  %637 = getelementptr i8, ptr %71, i64 240
  %638 = load i32, ptr %637, align 4
  %639 = sext i32 %638 to i64
  %640 = extractelement <16 x i1> %94, i64 12
  %641 = select i1 %640, i64 %639, i64 %9
  %642 = zext i1 %640 to i32
  %643 = getelementptr i32, ptr %39, i64 %641
  %644 = load i32, ptr %643, align 4
  %645 = add i32 %644, %642
  store i32 %645, ptr %643, align 4
  %646 = getelementptr i8, ptr %71, i64 244
  %647 = load i32, ptr %646, align 4
  %648 = sext i32 %647 to i64
  %649 = extractelement <16 x i1> %94, i64 13
  %650 = select i1 %649, i64 %648, i64 %9
  %651 = zext i1 %649 to i32
  %652 = getelementptr i32, ptr %41, i64 %650
  %653 = load i32, ptr %652, align 4
  %654 = add i32 %653, %651
  store i32 %654, ptr %652, align 4
  %655 = getelementptr i8, ptr %71, i64 248
  %656 = load i32, ptr %655, align 4
  %657 = sext i32 %656 to i64
  %658 = extractelement <16 x i1> %94, i64 14
  %659 = select i1 %658, i64 %657, i64 %9
  %660 = zext i1 %658 to i32
  %661 = getelementptr i32, ptr %39, i64 %659
  %662 = load i32, ptr %661, align 4
  %663 = add i32 %662, %660
  store i32 %663, ptr %661, align 4
  %664 = getelementptr i8, ptr %71, i64 252
  %665 = load i32, ptr %664, align 4
  %666 = sext i32 %665 to i64
  %667 = extractelement <16 x i1> %94, i64 15
  %668 = select i1 %667, i64 %666, i64 %9
  %669 = zext i1 %667 to i32
  %670 = getelementptr i32, ptr %41, i64 %668
  %671 = load i32, ptr %670, align 4
  %672 = add i32 %671, %669
  store i32 %672, ptr %670, align 4
  br label %675

673:                                              ; preds = %68
  %674 = extractelement <16 x i1> %91, i64 0
  br i1 %674, label %678, label %683

675:                                              ; preds = %1178, %1176, %100
  %676 = add i64 %69, 64
  %677 = icmp slt i64 %676, %54
  br i1 %677, label %68, label %95

678:                                              ; preds = %673
  %679 = load i32, ptr %71, align 4
  %680 = sext i32 %679 to i64
  %681 = getelementptr i32, ptr %17, i64 %680
  %682 = atomicrmw add ptr %681, i32 1 monotonic, align 4
  br label %683

683:                                              ; preds = %673, %678
  %684 = extractelement <16 x i1> %91, i64 1
  br i1 %684, label %685, label %691

685:                                              ; preds = %683
  %686 = getelementptr i8, ptr %71, i64 4
  %687 = load i32, ptr %686, align 4
  %688 = sext i32 %687 to i64
  %689 = getelementptr i32, ptr %17, i64 %688
  %690 = atomicrmw add ptr %689, i32 1 monotonic, align 4
  br label %691

691:                                              ; preds = %683, %685
  %692 = extractelement <16 x i1> %91, i64 2
  br i1 %692, label %693, label %699

693:                                              ; preds = %691
  %694 = getelementptr i8, ptr %71, i64 8
  %695 = load i32, ptr %694, align 4
  %696 = sext i32 %695 to i64
  %697 = getelementptr i32, ptr %17, i64 %696
  %698 = atomicrmw add ptr %697, i32 1 monotonic, align 4
  br label %699

699:                                              ; preds = %691, %693
  %700 = extractelement <16 x i1> %91, i64 3
  br i1 %700, label %701, label %707

701:                                              ; preds = %699
  %702 = getelementptr i8, ptr %71, i64 12
  %703 = load i32, ptr %702, align 4
  %704 = sext i32 %703 to i64
  %705 = getelementptr i32, ptr %17, i64 %704
  %706 = atomicrmw add ptr %705, i32 1 monotonic, align 4
  br label %707

707:                                              ; preds = %699, %701
  %708 = extractelement <16 x i1> %91, i64 4
  br i1 %708, label %709, label %715

709:                                              ; preds = %707
  %710 = getelementptr i8, ptr %71, i64 16
  %711 = load i32, ptr %710, align 4
  %712 = sext i32 %711 to i64
  %713 = getelementptr i32, ptr %17, i64 %712
  %714 = atomicrmw add ptr %713, i32 1 monotonic, align 4
  br label %715

715:                                              ; preds = %707, %709
  %716 = extractelement <16 x i1> %91, i64 5
  br i1 %716, label %717, label %723

717:                                              ; preds = %715
  %718 = getelementptr i8, ptr %71, i64 20
  %719 = load i32, ptr %718, align 4
  %720 = sext i32 %719 to i64
  %721 = getelementptr i32, ptr %17, i64 %720
  %722 = atomicrmw add ptr %721, i32 1 monotonic, align 4
  br label %723

723:                                              ; preds = %715, %717
  %724 = extractelement <16 x i1> %91, i64 6
  br i1 %724, label %725, label %731

725:                                              ; preds = %723
  %726 = getelementptr i8, ptr %71, i64 24
  %727 = load i32, ptr %726, align 4
  %728 = sext i32 %727 to i64
  %729 = getelementptr i32, ptr %17, i64 %728
  %730 = atomicrmw add ptr %729, i32 1 monotonic, align 4
  br label %731

731:                                              ; preds = %723, %725
  %732 = extractelement <16 x i1> %91, i64 7
  br i1 %732, label %733, label %739

733:                                              ; preds = %731
  %734 = getelementptr i8, ptr %71, i64 28
  %735 = load i32, ptr %734, align 4
  %736 = sext i32 %735 to i64
  %737 = getelementptr i32, ptr %17, i64 %736
  %738 = atomicrmw add ptr %737, i32 1 monotonic, align 4
  br label %739

739:                                              ; preds = %731, %733
  %740 = extractelement <16 x i1> %91, i64 8
  br i1 %740, label %741, label %747

741:                                              ; preds = %739
  %742 = getelementptr i8, ptr %71, i64 32
  %743 = load i32, ptr %742, align 4
  %744 = sext i32 %743 to i64
  %745 = getelementptr i32, ptr %17, i64 %744
  %746 = atomicrmw add ptr %745, i32 1 monotonic, align 4
  br label %747

747:                                              ; preds = %739, %741
  %748 = extractelement <16 x i1> %91, i64 9
  br i1 %748, label %749, label %755

749:                                              ; preds = %747
  %750 = getelementptr i8, ptr %71, i64 36
  %751 = load i32, ptr %750, align 4
  %752 = sext i32 %751 to i64
  %753 = getelementptr i32, ptr %17, i64 %752
  %754 = atomicrmw add ptr %753, i32 1 monotonic, align 4
  br label %755

755:                                              ; preds = %747, %749
  %756 = extractelement <16 x i1> %91, i64 10
  br i1 %756, label %757, label %763

757:                                              ; preds = %755
  %758 = getelementptr i8, ptr %71, i64 40
  %759 = load i32, ptr %758, align 4
  %760 = sext i32 %759 to i64
  %761 = getelementptr i32, ptr %17, i64 %760
  %762 = atomicrmw add ptr %761, i32 1 monotonic, align 4
  br label %763

763:                                              ; preds = %755, %757
  %764 = extractelement <16 x i1> %91, i64 11
  br i1 %764, label %765, label %771

765:                                              ; preds = %763
  %766 = getelementptr i8, ptr %71, i64 44
  %767 = load i32, ptr %766, align 4
  %768 = sext i32 %767 to i64
  %769 = getelementptr i32, ptr %17, i64 %768
  %770 = atomicrmw add ptr %769, i32 1 monotonic, align 4
  br label %771

771:                                              ; preds = %763, %765
  %772 = extractelement <16 x i1> %91, i64 12
  br i1 %772, label %773, label %779

773:                                              ; preds = %771
  %774 = getelementptr i8, ptr %71, i64 48
  %775 = load i32, ptr %774, align 4
  %776 = sext i32 %775 to i64
  %777 = getelementptr i32, ptr %17, i64 %776
  %778 = atomicrmw add ptr %777, i32 1 monotonic, align 4
  br label %779

779:                                              ; preds = %771, %773
  %780 = extractelement <16 x i1> %91, i64 13
  br i1 %780, label %781, label %787

781:                                              ; preds = %779
  %782 = getelementptr i8, ptr %71, i64 52
  %783 = load i32, ptr %782, align 4
  %784 = sext i32 %783 to i64
  %785 = getelementptr i32, ptr %17, i64 %784
  %786 = atomicrmw add ptr %785, i32 1 monotonic, align 4
  br label %787

787:                                              ; preds = %779, %781
  %788 = extractelement <16 x i1> %91, i64 14
  br i1 %788, label %789, label %795

789:                                              ; preds = %787
  %790 = getelementptr i8, ptr %71, i64 56
  %791 = load i32, ptr %790, align 4
  %792 = sext i32 %791 to i64
  %793 = getelementptr i32, ptr %17, i64 %792
  %794 = atomicrmw add ptr %793, i32 1 monotonic, align 4
  br label %795

795:                                              ; preds = %787, %789
  %796 = extractelement <16 x i1> %91, i64 15
  br i1 %796, label %797, label %803

797:                                              ; preds = %795
  %798 = getelementptr i8, ptr %71, i64 60
  %799 = load i32, ptr %798, align 4
  %800 = sext i32 %799 to i64
  %801 = getelementptr i32, ptr %17, i64 %800
  %802 = atomicrmw add ptr %801, i32 1 monotonic, align 4
  br label %803

803:                                              ; preds = %795, %797
  %804 = extractelement <16 x i1> %92, i64 0
  br i1 %804, label %805, label %810

805:                                              ; preds = %803
  %806 = load i32, ptr %73, align 4
  %807 = sext i32 %806 to i64
  %808 = getelementptr i32, ptr %17, i64 %807
  %809 = atomicrmw add ptr %808, i32 1 monotonic, align 4
  br label %810

810:                                              ; preds = %803, %805
  %811 = extractelement <16 x i1> %92, i64 1
  br i1 %811, label %812, label %818

812:                                              ; preds = %810
  %813 = getelementptr i8, ptr %71, i64 68
  %814 = load i32, ptr %813, align 4
  %815 = sext i32 %814 to i64
  %816 = getelementptr i32, ptr %17, i64 %815
  %817 = atomicrmw add ptr %816, i32 1 monotonic, align 4
  br label %818

818:                                              ; preds = %810, %812
  %819 = extractelement <16 x i1> %92, i64 2
  br i1 %819, label %820, label %826

820:                                              ; preds = %818
  %821 = getelementptr i8, ptr %71, i64 72
  %822 = load i32, ptr %821, align 4
  %823 = sext i32 %822 to i64
  %824 = getelementptr i32, ptr %17, i64 %823
  %825 = atomicrmw add ptr %824, i32 1 monotonic, align 4
  br label %826

826:                                              ; preds = %818, %820
  %827 = extractelement <16 x i1> %92, i64 3
  br i1 %827, label %828, label %834

828:                                              ; preds = %826
  %829 = getelementptr i8, ptr %71, i64 76
  %830 = load i32, ptr %829, align 4
  %831 = sext i32 %830 to i64
  %832 = getelementptr i32, ptr %17, i64 %831
  %833 = atomicrmw add ptr %832, i32 1 monotonic, align 4
  br label %834

834:                                              ; preds = %826, %828
  %835 = extractelement <16 x i1> %92, i64 4
  br i1 %835, label %836, label %842

836:                                              ; preds = %834
  %837 = getelementptr i8, ptr %71, i64 80
  %838 = load i32, ptr %837, align 4
  %839 = sext i32 %838 to i64
  %840 = getelementptr i32, ptr %17, i64 %839
  %841 = atomicrmw add ptr %840, i32 1 monotonic, align 4
  br label %842

842:                                              ; preds = %834, %836
  %843 = extractelement <16 x i1> %92, i64 5
  br i1 %843, label %844, label %850

844:                                              ; preds = %842
  %845 = getelementptr i8, ptr %71, i64 84
  %846 = load i32, ptr %845, align 4
  %847 = sext i32 %846 to i64
  %848 = getelementptr i32, ptr %17, i64 %847
  %849 = atomicrmw add ptr %848, i32 1 monotonic, align 4
  br label %850

850:                                              ; preds = %842, %844
  %851 = extractelement <16 x i1> %92, i64 6
  br i1 %851, label %852, label %858

852:                                              ; preds = %850
  %853 = getelementptr i8, ptr %71, i64 88
  %854 = load i32, ptr %853, align 4
  %855 = sext i32 %854 to i64
  %856 = getelementptr i32, ptr %17, i64 %855
  %857 = atomicrmw add ptr %856, i32 1 monotonic, align 4
  br label %858

858:                                              ; preds = %850, %852
  %859 = extractelement <16 x i1> %92, i64 7
  br i1 %859, label %860, label %866

860:                                              ; preds = %858
  %861 = getelementptr i8, ptr %71, i64 92
  %862 = load i32, ptr %861, align 4
  %863 = sext i32 %862 to i64
  %864 = getelementptr i32, ptr %17, i64 %863
  %865 = atomicrmw add ptr %864, i32 1 monotonic, align 4
  br label %866

866:                                              ; preds = %858, %860
  %867 = extractelement <16 x i1> %92, i64 8
  br i1 %867, label %868, label %874

868:                                              ; preds = %866
  %869 = getelementptr i8, ptr %71, i64 96
  %870 = load i32, ptr %869, align 4
  %871 = sext i32 %870 to i64
  %872 = getelementptr i32, ptr %17, i64 %871
  %873 = atomicrmw add ptr %872, i32 1 monotonic, align 4
  br label %874

874:                                              ; preds = %866, %868
  %875 = extractelement <16 x i1> %92, i64 9
  br i1 %875, label %876, label %882

876:                                              ; preds = %874
  %877 = getelementptr i8, ptr %71, i64 100
  %878 = load i32, ptr %877, align 4
  %879 = sext i32 %878 to i64
  %880 = getelementptr i32, ptr %17, i64 %879
  %881 = atomicrmw add ptr %880, i32 1 monotonic, align 4
  br label %882

882:                                              ; preds = %874, %876
  %883 = extractelement <16 x i1> %92, i64 10
  br i1 %883, label %884, label %890

884:                                              ; preds = %882
  %885 = getelementptr i8, ptr %71, i64 104
  %886 = load i32, ptr %885, align 4
  %887 = sext i32 %886 to i64
  %888 = getelementptr i32, ptr %17, i64 %887
  %889 = atomicrmw add ptr %888, i32 1 monotonic, align 4
  br label %890

890:                                              ; preds = %882, %884
  %891 = extractelement <16 x i1> %92, i64 11
  br i1 %891, label %892, label %898

892:                                              ; preds = %890
  %893 = getelementptr i8, ptr %71, i64 108
  %894 = load i32, ptr %893, align 4
  %895 = sext i32 %894 to i64
  %896 = getelementptr i32, ptr %17, i64 %895
  %897 = atomicrmw add ptr %896, i32 1 monotonic, align 4
  br label %898

898:                                              ; preds = %890, %892
  %899 = extractelement <16 x i1> %92, i64 12
  br i1 %899, label %900, label %906

900:                                              ; preds = %898
  %901 = getelementptr i8, ptr %71, i64 112
  %902 = load i32, ptr %901, align 4
  %903 = sext i32 %902 to i64
  %904 = getelementptr i32, ptr %17, i64 %903
  %905 = atomicrmw add ptr %904, i32 1 monotonic, align 4
  br label %906

906:                                              ; preds = %898, %900
  %907 = extractelement <16 x i1> %92, i64 13
  br i1 %907, label %908, label %914

908:                                              ; preds = %906
  %909 = getelementptr i8, ptr %71, i64 116
  %910 = load i32, ptr %909, align 4
  %911 = sext i32 %910 to i64
  %912 = getelementptr i32, ptr %17, i64 %911
  %913 = atomicrmw add ptr %912, i32 1 monotonic, align 4
  br label %914

914:                                              ; preds = %906, %908
  %915 = extractelement <16 x i1> %92, i64 14
  br i1 %915, label %916, label %922

916:                                              ; preds = %914
  %917 = getelementptr i8, ptr %71, i64 120
  %918 = load i32, ptr %917, align 4
  %919 = sext i32 %918 to i64
  %920 = getelementptr i32, ptr %17, i64 %919
  %921 = atomicrmw add ptr %920, i32 1 monotonic, align 4
  br label %922

922:                                              ; preds = %914, %916
  %923 = extractelement <16 x i1> %92, i64 15
  br i1 %923, label %924, label %930

924:                                              ; preds = %922
  %925 = getelementptr i8, ptr %71, i64 124
  %926 = load i32, ptr %925, align 4
  %927 = sext i32 %926 to i64
  %928 = getelementptr i32, ptr %17, i64 %927
  %929 = atomicrmw add ptr %928, i32 1 monotonic, align 4
  br label %930

930:                                              ; preds = %922, %924
  %931 = extractelement <16 x i1> %93, i64 0
  br i1 %931, label %932, label %937

932:                                              ; preds = %930
  %933 = load i32, ptr %75, align 4
  %934 = sext i32 %933 to i64
  %935 = getelementptr i32, ptr %17, i64 %934
  %936 = atomicrmw add ptr %935, i32 1 monotonic, align 4
  br label %937

937:                                              ; preds = %930, %932
  %938 = extractelement <16 x i1> %93, i64 1
  br i1 %938, label %939, label %945

939:                                              ; preds = %937
  %940 = getelementptr i8, ptr %71, i64 132
  %941 = load i32, ptr %940, align 4
  %942 = sext i32 %941 to i64
  %943 = getelementptr i32, ptr %17, i64 %942
  %944 = atomicrmw add ptr %943, i32 1 monotonic, align 4
  br label %945

945:                                              ; preds = %937, %939
  %946 = extractelement <16 x i1> %93, i64 2
  br i1 %946, label %947, label %953

947:                                              ; preds = %945
  %948 = getelementptr i8, ptr %71, i64 136
  %949 = load i32, ptr %948, align 4
  %950 = sext i32 %949 to i64
  %951 = getelementptr i32, ptr %17, i64 %950
  %952 = atomicrmw add ptr %951, i32 1 monotonic, align 4
  br label %953

953:                                              ; preds = %945, %947
  %954 = extractelement <16 x i1> %93, i64 3
  br i1 %954, label %955, label %961

955:                                              ; preds = %953
  %956 = getelementptr i8, ptr %71, i64 140
  %957 = load i32, ptr %956, align 4
  %958 = sext i32 %957 to i64
  %959 = getelementptr i32, ptr %17, i64 %958
  %960 = atomicrmw add ptr %959, i32 1 monotonic, align 4
  br label %961

961:                                              ; preds = %953, %955
  %962 = extractelement <16 x i1> %93, i64 4
  br i1 %962, label %963, label %969

963:                                              ; preds = %961
  %964 = getelementptr i8, ptr %71, i64 144
  %965 = load i32, ptr %964, align 4
  %966 = sext i32 %965 to i64
  %967 = getelementptr i32, ptr %17, i64 %966
  %968 = atomicrmw add ptr %967, i32 1 monotonic, align 4
  br label %969

969:                                              ; preds = %961, %963
  %970 = extractelement <16 x i1> %93, i64 5
  br i1 %970, label %971, label %977

971:                                              ; preds = %969
  %972 = getelementptr i8, ptr %71, i64 148
  %973 = load i32, ptr %972, align 4
  %974 = sext i32 %973 to i64
  %975 = getelementptr i32, ptr %17, i64 %974
  %976 = atomicrmw add ptr %975, i32 1 monotonic, align 4
  br label %977

977:                                              ; preds = %969, %971
  %978 = extractelement <16 x i1> %93, i64 6
  br i1 %978, label %979, label %985

979:                                              ; preds = %977
  %980 = getelementptr i8, ptr %71, i64 152
  %981 = load i32, ptr %980, align 4
  %982 = sext i32 %981 to i64
  %983 = getelementptr i32, ptr %17, i64 %982
  %984 = atomicrmw add ptr %983, i32 1 monotonic, align 4
  br label %985

985:                                              ; preds = %977, %979
  %986 = extractelement <16 x i1> %93, i64 7
  br i1 %986, label %987, label %993

987:                                              ; preds = %985
  %988 = getelementptr i8, ptr %71, i64 156
  %989 = load i32, ptr %988, align 4
  %990 = sext i32 %989 to i64
  %991 = getelementptr i32, ptr %17, i64 %990
  %992 = atomicrmw add ptr %991, i32 1 monotonic, align 4
  br label %993

993:                                              ; preds = %985, %987
  %994 = extractelement <16 x i1> %93, i64 8
  br i1 %994, label %995, label %1001

995:                                              ; preds = %993
  %996 = getelementptr i8, ptr %71, i64 160
  %997 = load i32, ptr %996, align 4
  %998 = sext i32 %997 to i64
  %999 = getelementptr i32, ptr %17, i64 %998
  %1000 = atomicrmw add ptr %999, i32 1 monotonic, align 4
  br label %1001

1001:                                             ; preds = %993, %995
  %1002 = extractelement <16 x i1> %93, i64 9
  br i1 %1002, label %1003, label %1009

1003:                                             ; preds = %1001
  %1004 = getelementptr i8, ptr %71, i64 164
  %1005 = load i32, ptr %1004, align 4
  %1006 = sext i32 %1005 to i64
  %1007 = getelementptr i32, ptr %17, i64 %1006
  %1008 = atomicrmw add ptr %1007, i32 1 monotonic, align 4
  br label %1009

1009:                                             ; preds = %1001, %1003
  %1010 = extractelement <16 x i1> %93, i64 10
  br i1 %1010, label %1011, label %1017

1011:                                             ; preds = %1009
  %1012 = getelementptr i8, ptr %71, i64 168
  %1013 = load i32, ptr %1012, align 4
  %1014 = sext i32 %1013 to i64
  %1015 = getelementptr i32, ptr %17, i64 %1014
  %1016 = atomicrmw add ptr %1015, i32 1 monotonic, align 4
  br label %1017

1017:                                             ; preds = %1009, %1011
  %1018 = extractelement <16 x i1> %93, i64 11
  br i1 %1018, label %1019, label %1025

1019:                                             ; preds = %1017
  %1020 = getelementptr i8, ptr %71, i64 172
  %1021 = load i32, ptr %1020, align 4
  %1022 = sext i32 %1021 to i64
  %1023 = getelementptr i32, ptr %17, i64 %1022
  %1024 = atomicrmw add ptr %1023, i32 1 monotonic, align 4
  br label %1025

1025:                                             ; preds = %1017, %1019
  %1026 = extractelement <16 x i1> %93, i64 12
  br i1 %1026, label %1027, label %1033

1027:                                             ; preds = %1025
  %1028 = getelementptr i8, ptr %71, i64 176
  %1029 = load i32, ptr %1028, align 4
  %1030 = sext i32 %1029 to i64
  %1031 = getelementptr i32, ptr %17, i64 %1030
  %1032 = atomicrmw add ptr %1031, i32 1 monotonic, align 4
  br label %1033

1033:                                             ; preds = %1025, %1027
  %1034 = extractelement <16 x i1> %93, i64 13
  br i1 %1034, label %1035, label %1041

1035:                                             ; preds = %1033
  %1036 = getelementptr i8, ptr %71, i64 180
  %1037 = load i32, ptr %1036, align 4
  %1038 = sext i32 %1037 to i64
  %1039 = getelementptr i32, ptr %17, i64 %1038
  %1040 = atomicrmw add ptr %1039, i32 1 monotonic, align 4
  br label %1041

1041:                                             ; preds = %1033, %1035
  %1042 = extractelement <16 x i1> %93, i64 14
  br i1 %1042, label %1043, label %1049

1043:                                             ; preds = %1041
  %1044 = getelementptr i8, ptr %71, i64 184
  %1045 = load i32, ptr %1044, align 4
  %1046 = sext i32 %1045 to i64
  %1047 = getelementptr i32, ptr %17, i64 %1046
  %1048 = atomicrmw add ptr %1047, i32 1 monotonic, align 4
  br label %1049

1049:                                             ; preds = %1041, %1043
  %1050 = extractelement <16 x i1> %93, i64 15
  br i1 %1050, label %1051, label %1057

1051:                                             ; preds = %1049
  %1052 = getelementptr i8, ptr %71, i64 188
  %1053 = load i32, ptr %1052, align 4
  %1054 = sext i32 %1053 to i64
  %1055 = getelementptr i32, ptr %17, i64 %1054
  %1056 = atomicrmw add ptr %1055, i32 1 monotonic, align 4
  br label %1057

1057:                                             ; preds = %1049, %1051
  %1058 = extractelement <16 x i1> %94, i64 0
  br i1 %1058, label %1059, label %1064

1059:                                             ; preds = %1057
  %1060 = load i32, ptr %77, align 4
  %1061 = sext i32 %1060 to i64
  %1062 = getelementptr i32, ptr %17, i64 %1061
  %1063 = atomicrmw add ptr %1062, i32 1 monotonic, align 4
  br label %1064

1064:                                             ; preds = %1057, %1059
  %1065 = extractelement <16 x i1> %94, i64 1
  br i1 %1065, label %1066, label %1072

1066:                                             ; preds = %1064
  %1067 = getelementptr i8, ptr %71, i64 196
  %1068 = load i32, ptr %1067, align 4
  %1069 = sext i32 %1068 to i64
  %1070 = getelementptr i32, ptr %17, i64 %1069
  %1071 = atomicrmw add ptr %1070, i32 1 monotonic, align 4
  br label %1072

1072:                                             ; preds = %1064, %1066
  %1073 = extractelement <16 x i1> %94, i64 2
  br i1 %1073, label %1074, label %1080

1074:                                             ; preds = %1072
  %1075 = getelementptr i8, ptr %71, i64 200
  %1076 = load i32, ptr %1075, align 4
  %1077 = sext i32 %1076 to i64
  %1078 = getelementptr i32, ptr %17, i64 %1077
  %1079 = atomicrmw add ptr %1078, i32 1 monotonic, align 4
  br label %1080

1080:                                             ; preds = %1072, %1074
  %1081 = extractelement <16 x i1> %94, i64 3
  br i1 %1081, label %1082, label %1088

1082:                                             ; preds = %1080
  %1083 = getelementptr i8, ptr %71, i64 204
  %1084 = load i32, ptr %1083, align 4
  %1085 = sext i32 %1084 to i64
  %1086 = getelementptr i32, ptr %17, i64 %1085
  %1087 = atomicrmw add ptr %1086, i32 1 monotonic, align 4
  br label %1088

1088:                                             ; preds = %1080, %1082
  %1089 = extractelement <16 x i1> %94, i64 4
  br i1 %1089, label %1090, label %1096

1090:                                             ; preds = %1088
  %1091 = getelementptr i8, ptr %71, i64 208
  %1092 = load i32, ptr %1091, align 4
  %1093 = sext i32 %1092 to i64
  %1094 = getelementptr i32, ptr %17, i64 %1093
  %1095 = atomicrmw add ptr %1094, i32 1 monotonic, align 4
  br label %1096

1096:                                             ; preds = %1088, %1090
  %1097 = extractelement <16 x i1> %94, i64 5
  br i1 %1097, label %1098, label %1104

1098:                                             ; preds = %1096
  %1099 = getelementptr i8, ptr %71, i64 212
  %1100 = load i32, ptr %1099, align 4
  %1101 = sext i32 %1100 to i64
  %1102 = getelementptr i32, ptr %17, i64 %1101
  %1103 = atomicrmw add ptr %1102, i32 1 monotonic, align 4
  br label %1104

1104:                                             ; preds = %1096, %1098
  %1105 = extractelement <16 x i1> %94, i64 6
  br i1 %1105, label %1106, label %1112

1106:                                             ; preds = %1104
  %1107 = getelementptr i8, ptr %71, i64 216
  %1108 = load i32, ptr %1107, align 4
  %1109 = sext i32 %1108 to i64
  %1110 = getelementptr i32, ptr %17, i64 %1109
  %1111 = atomicrmw add ptr %1110, i32 1 monotonic, align 4
  br label %1112

1112:                                             ; preds = %1104, %1106
  %1113 = extractelement <16 x i1> %94, i64 7
  br i1 %1113, label %1114, label %1120

1114:                                             ; preds = %1112
  %1115 = getelementptr i8, ptr %71, i64 220
  %1116 = load i32, ptr %1115, align 4
  %1117 = sext i32 %1116 to i64
  %1118 = getelementptr i32, ptr %17, i64 %1117
  %1119 = atomicrmw add ptr %1118, i32 1 monotonic, align 4
  br label %1120

1120:                                             ; preds = %1112, %1114
  %1121 = extractelement <16 x i1> %94, i64 8
  br i1 %1121, label %1122, label %1128

1122:                                             ; preds = %1120
  %1123 = getelementptr i8, ptr %71, i64 224
  %1124 = load i32, ptr %1123, align 4
  %1125 = sext i32 %1124 to i64
  %1126 = getelementptr i32, ptr %17, i64 %1125
  %1127 = atomicrmw add ptr %1126, i32 1 monotonic, align 4
  br label %1128

1128:                                             ; preds = %1120, %1122
  %1129 = extractelement <16 x i1> %94, i64 9
  br i1 %1129, label %1130, label %1136

1130:                                             ; preds = %1128
  %1131 = getelementptr i8, ptr %71, i64 228
  %1132 = load i32, ptr %1131, align 4
  %1133 = sext i32 %1132 to i64
  %1134 = getelementptr i32, ptr %17, i64 %1133
  %1135 = atomicrmw add ptr %1134, i32 1 monotonic, align 4
  br label %1136

1136:                                             ; preds = %1128, %1130
  %1137 = extractelement <16 x i1> %94, i64 10
  br i1 %1137, label %1138, label %1144

1138:                                             ; preds = %1136
  %1139 = getelementptr i8, ptr %71, i64 232
  %1140 = load i32, ptr %1139, align 4
  %1141 = sext i32 %1140 to i64
  %1142 = getelementptr i32, ptr %17, i64 %1141
  %1143 = atomicrmw add ptr %1142, i32 1 monotonic, align 4
  br label %1144

1144:                                             ; preds = %1136, %1138
  %1145 = extractelement <16 x i1> %94, i64 11
  br i1 %1145, label %1146, label %1152

1146:                                             ; preds = %1144
  %1147 = getelementptr i8, ptr %71, i64 236
  %1148 = load i32, ptr %1147, align 4
  %1149 = sext i32 %1148 to i64
  %1150 = getelementptr i32, ptr %17, i64 %1149
  %1151 = atomicrmw add ptr %1150, i32 1 monotonic, align 4
  br label %1152

1152:                                             ; preds = %1144, %1146
  %1153 = extractelement <16 x i1> %94, i64 12
  br i1 %1153, label %1154, label %1160

1154:                                             ; preds = %1152
  %1155 = getelementptr i8, ptr %71, i64 240
  %1156 = load i32, ptr %1155, align 4
  %1157 = sext i32 %1156 to i64
  %1158 = getelementptr i32, ptr %17, i64 %1157
  %1159 = atomicrmw add ptr %1158, i32 1 monotonic, align 4
  br label %1160

1160:                                             ; preds = %1152, %1154
  %1161 = extractelement <16 x i1> %94, i64 13
  br i1 %1161, label %1162, label %1168

1162:                                             ; preds = %1160
  %1163 = getelementptr i8, ptr %71, i64 244
  %1164 = load i32, ptr %1163, align 4
  %1165 = sext i32 %1164 to i64
  %1166 = getelementptr i32, ptr %17, i64 %1165
  %1167 = atomicrmw add ptr %1166, i32 1 monotonic, align 4
  br label %1168

1168:                                             ; preds = %1160, %1162
  %1169 = extractelement <16 x i1> %94, i64 14
  br i1 %1169, label %1170, label %1176

1170:                                             ; preds = %1168
  %1171 = getelementptr i8, ptr %71, i64 248
  %1172 = load i32, ptr %1171, align 4
  %1173 = sext i32 %1172 to i64
  %1174 = getelementptr i32, ptr %17, i64 %1173
  %1175 = atomicrmw add ptr %1174, i32 1 monotonic, align 4
  br label %1176

1176:                                             ; preds = %1168, %1170
  %1177 = extractelement <16 x i1> %94, i64 15
  br i1 %1177, label %1178, label %675

1178:                                             ; preds = %1176
  %1179 = getelementptr i8, ptr %71, i64 252
  %1180 = load i32, ptr %1179, align 4
  %1181 = sext i32 %1180 to i64
  %1182 = getelementptr i32, ptr %17, i64 %1181
  %1183 = atomicrmw add ptr %1182, i32 1 monotonic, align 4
  br label %675

1184:                                             ; preds = %98, %1322
  %1185 = phi i64 [ %1323, %1322 ], [ %54, %98 ]
  %1186 = sub i64 %52, %1185
  %1187 = call i64 @llvm.smax.i64(i64 %1186, i64 0)
  %1188 = call i64 @llvm.smin.i64(i64 %1187, i64 16)
  %1189 = trunc nuw nsw i64 %1188 to i32
  %1190 = insertelement <16 x i32> poison, i32 %1189, i64 0
  %1191 = shufflevector <16 x i32> %1190, <16 x i32> poison, <16 x i32> zeroinitializer
  %1192 = icmp samesign ugt <16 x i32> %1191, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1193 = getelementptr i32, ptr %99, i64 %1185
  %1194 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %1193, <16 x i1> %1192, <16 x i32> zeroinitializer)
  %1195 = sext <16 x i32> %1194 to <16 x i64>
  %1196 = icmp sgt <16 x i32> %1194, splat (i32 -1)
  %1197 = icmp sgt <16 x i64> %67, %1195
  %1198 = and <16 x i1> %1196, %1197
  %1199 = and <16 x i1> %1198, %1192
  br i1 %29, label %1207, label %1320

1200:                                             ; preds = %1322
  br label %1201

1201:                                             ; preds = %1200, %96
  %1202 = add i64 %49, 1
  %1203 = icmp eq i64 %1202, %6
  %1204 = select i1 %1203, i64 0, i64 %1202
  %1205 = add i64 %48, 1
  %1206 = icmp slt i64 %1205, %3
  br i1 %1206, label %47, label %1419

1207:                                             ; preds = %1184
  %1208 = extractelement <16 x i64> %1195, i64 0
  %1209 = extractelement <16 x i1> %1199, i64 0
  %1210 = select i1 %1209, i64 %1208, i64 %9
  %1211 = zext i1 %1209 to i32
  %1212 = getelementptr i32, ptr %39, i64 %1210
  %1213 = load i32, ptr %1212, align 4
  %1214 = add i32 %1213, %1211
  store i32 %1214, ptr %1212, align 4
  %1215 = extractelement <16 x i64> %1195, i64 1
  %1216 = extractelement <16 x i1> %1199, i64 1
  %1217 = select i1 %1216, i64 %1215, i64 %9
  %1218 = zext i1 %1216 to i32
  %1219 = getelementptr i32, ptr %41, i64 %1217
  %1220 = load i32, ptr %1219, align 4
  %1221 = add i32 %1220, %1218
  store i32 %1221, ptr %1219, align 4
  %1222 = extractelement <16 x i64> %1195, i64 2
  %1223 = extractelement <16 x i1> %1199, i64 2
  %1224 = select i1 %1223, i64 %1222, i64 %9
  %1225 = zext i1 %1223 to i32
  %1226 = getelementptr i32, ptr %39, i64 %1224
  %1227 = load i32, ptr %1226, align 4
  %1228 = add i32 %1227, %1225
  store i32 %1228, ptr %1226, align 4
  %1229 = extractelement <16 x i64> %1195, i64 3
  %1230 = extractelement <16 x i1> %1199, i64 3
  %1231 = select i1 %1230, i64 %1229, i64 %9
  %1232 = zext i1 %1230 to i32
  %1233 = getelementptr i32, ptr %41, i64 %1231
  %1234 = load i32, ptr %1233, align 4
  %1235 = add i32 %1234, %1232
  store i32 %1235, ptr %1233, align 4
  %1236 = extractelement <16 x i64> %1195, i64 4
  %1237 = extractelement <16 x i1> %1199, i64 4
  %1238 = select i1 %1237, i64 %1236, i64 %9
  %1239 = zext i1 %1237 to i32
  %1240 = getelementptr i32, ptr %39, i64 %1238
  %1241 = load i32, ptr %1240, align 4
  %1242 = add i32 %1241, %1239
  store i32 %1242, ptr %1240, align 4
  %1243 = extractelement <16 x i64> %1195, i64 5
  %1244 = extractelement <16 x i1> %1199, i64 5
  %1245 = select i1 %1244, i64 %1243, i64 %9
  %1246 = zext i1 %1244 to i32
  %1247 = getelementptr i32, ptr %41, i64 %1245
  %1248 = load i32, ptr %1247, align 4
  %1249 = add i32 %1248, %1246
  store i32 %1249, ptr %1247, align 4
  %1250 = extractelement <16 x i64> %1195, i64 6
  %1251 = extractelement <16 x i1> %1199, i64 6
  %1252 = select i1 %1251, i64 %1250, i64 %9
  %1253 = zext i1 %1251 to i32
  %1254 = getelementptr i32, ptr %39, i64 %1252
  %1255 = load i32, ptr %1254, align 4
  %1256 = add i32 %1255, %1253
  store i32 %1256, ptr %1254, align 4
  %1257 = extractelement <16 x i64> %1195, i64 7
  %1258 = extractelement <16 x i1> %1199, i64 7
  %1259 = select i1 %1258, i64 %1257, i64 %9
  %1260 = zext i1 %1258 to i32
  %1261 = getelementptr i32, ptr %41, i64 %1259
  %1262 = load i32, ptr %1261, align 4
  %1263 = add i32 %1262, %1260
  store i32 %1263, ptr %1261, align 4
  %1264 = extractelement <16 x i64> %1195, i64 8
  %1265 = extractelement <16 x i1> %1199, i64 8
  %1266 = select i1 %1265, i64 %1264, i64 %9
  %1267 = zext i1 %1265 to i32
  %1268 = getelementptr i32, ptr %39, i64 %1266
  %1269 = load i32, ptr %1268, align 4
  %1270 = add i32 %1269, %1267
  store i32 %1270, ptr %1268, align 4
  %1271 = extractelement <16 x i64> %1195, i64 9
  %1272 = extractelement <16 x i1> %1199, i64 9
  %1273 = select i1 %1272, i64 %1271, i64 %9
  %1274 = zext i1 %1272 to i32
  %1275 = getelementptr i32, ptr %41, i64 %1273
  %1276 = load i32, ptr %1275, align 4
  %1277 = add i32 %1276, %1274
  store i32 %1277, ptr %1275, align 4
  %1278 = extractelement <16 x i64> %1195, i64 10
  %1279 = extractelement <16 x i1> %1199, i64 10
  %1280 = select i1 %1279, i64 %1278, i64 %9
  %1281 = zext i1 %1279 to i32
  %1282 = getelementptr i32, ptr %39, i64 %1280
  %1283 = load i32, ptr %1282, align 4
  %1284 = add i32 %1283, %1281
  store i32 %1284, ptr %1282, align 4
  %1285 = extractelement <16 x i64> %1195, i64 11
  %1286 = extractelement <16 x i1> %1199, i64 11
  %1287 = select i1 %1286, i64 %1285, i64 %9
  %1288 = zext i1 %1286 to i32
  %1289 = getelementptr i32, ptr %41, i64 %1287
  %1290 = load i32, ptr %1289, align 4
  %1291 = add i32 %1290, %1288
  store i32 %1291, ptr %1289, align 4
  %1292 = extractelement <16 x i64> %1195, i64 12
  %1293 = extractelement <16 x i1> %1199, i64 12
  %1294 = select i1 %1293, i64 %1292, i64 %9
  %1295 = zext i1 %1293 to i32
  %1296 = getelementptr i32, ptr %39, i64 %1294
  %1297 = load i32, ptr %1296, align 4
  %1298 = add i32 %1297, %1295
  store i32 %1298, ptr %1296, align 4
  %1299 = extractelement <16 x i64> %1195, i64 13
  %1300 = extractelement <16 x i1> %1199, i64 13
  %1301 = select i1 %1300, i64 %1299, i64 %9
  %1302 = zext i1 %1300 to i32
  %1303 = getelementptr i32, ptr %41, i64 %1301
  %1304 = load i32, ptr %1303, align 4
  %1305 = add i32 %1304, %1302
  store i32 %1305, ptr %1303, align 4
  %1306 = extractelement <16 x i64> %1195, i64 14
  %1307 = extractelement <16 x i1> %1199, i64 14
  %1308 = select i1 %1307, i64 %1306, i64 %9
  %1309 = zext i1 %1307 to i32
  %1310 = getelementptr i32, ptr %39, i64 %1308
  %1311 = load i32, ptr %1310, align 4
  %1312 = add i32 %1311, %1309
  store i32 %1312, ptr %1310, align 4
  %1313 = extractelement <16 x i64> %1195, i64 15
  %1314 = extractelement <16 x i1> %1199, i64 15
  %1315 = select i1 %1314, i64 %1313, i64 %9
  %1316 = zext i1 %1314 to i32
  %1317 = getelementptr i32, ptr %41, i64 %1315
  %1318 = load i32, ptr %1317, align 4
  %1319 = add i32 %1318, %1316
  store i32 %1319, ptr %1317, align 4
  br label %1322

1320:                                             ; preds = %1184
  %1321 = extractelement <16 x i1> %1199, i64 0
  br i1 %1321, label %1325, label %1329

1322:                                             ; preds = %1415, %1413, %1207
  %1323 = add i64 %1185, 16
  %1324 = icmp slt i64 %1323, 256
  br i1 %1324, label %1184, label %1200

1325:                                             ; preds = %1320
  %1326 = extractelement <16 x i64> %1195, i64 0
  %1327 = getelementptr i32, ptr %17, i64 %1326
  %1328 = atomicrmw add ptr %1327, i32 1 monotonic, align 4
  br label %1329

1329:                                             ; preds = %1320, %1325
  %1330 = extractelement <16 x i1> %1199, i64 1
  br i1 %1330, label %1331, label %1335

1331:                                             ; preds = %1329
  %1332 = extractelement <16 x i64> %1195, i64 1
  %1333 = getelementptr i32, ptr %17, i64 %1332
  %1334 = atomicrmw add ptr %1333, i32 1 monotonic, align 4
  br label %1335

1335:                                             ; preds = %1329, %1331
  %1336 = extractelement <16 x i1> %1199, i64 2
  br i1 %1336, label %1337, label %1341

1337:                                             ; preds = %1335
  %1338 = extractelement <16 x i64> %1195, i64 2
  %1339 = getelementptr i32, ptr %17, i64 %1338
  %1340 = atomicrmw add ptr %1339, i32 1 monotonic, align 4
  br label %1341

1341:                                             ; preds = %1335, %1337
  %1342 = extractelement <16 x i1> %1199, i64 3
  br i1 %1342, label %1343, label %1347

1343:                                             ; preds = %1341
  %1344 = extractelement <16 x i64> %1195, i64 3
  %1345 = getelementptr i32, ptr %17, i64 %1344
  %1346 = atomicrmw add ptr %1345, i32 1 monotonic, align 4
  br label %1347

1347:                                             ; preds = %1341, %1343
  %1348 = extractelement <16 x i1> %1199, i64 4
  br i1 %1348, label %1349, label %1353

1349:                                             ; preds = %1347
  %1350 = extractelement <16 x i64> %1195, i64 4
  %1351 = getelementptr i32, ptr %17, i64 %1350
  %1352 = atomicrmw add ptr %1351, i32 1 monotonic, align 4
  br label %1353

1353:                                             ; preds = %1347, %1349
  %1354 = extractelement <16 x i1> %1199, i64 5
  br i1 %1354, label %1355, label %1359

1355:                                             ; preds = %1353
  %1356 = extractelement <16 x i64> %1195, i64 5
  %1357 = getelementptr i32, ptr %17, i64 %1356
  %1358 = atomicrmw add ptr %1357, i32 1 monotonic, align 4
  br label %1359

1359:                                             ; preds = %1353, %1355
  %1360 = extractelement <16 x i1> %1199, i64 6
  br i1 %1360, label %1361, label %1365

1361:                                             ; preds = %1359
  %1362 = extractelement <16 x i64> %1195, i64 6
  %1363 = getelementptr i32, ptr %17, i64 %1362
  %1364 = atomicrmw add ptr %1363, i32 1 monotonic, align 4
  br label %1365

1365:                                             ; preds = %1359, %1361
  %1366 = extractelement <16 x i1> %1199, i64 7
  br i1 %1366, label %1367, label %1371

1367:                                             ; preds = %1365
  %1368 = extractelement <16 x i64> %1195, i64 7
  %1369 = getelementptr i32, ptr %17, i64 %1368
  %1370 = atomicrmw add ptr %1369, i32 1 monotonic, align 4
  br label %1371

1371:                                             ; preds = %1365, %1367
  %1372 = extractelement <16 x i1> %1199, i64 8
  br i1 %1372, label %1373, label %1377

1373:                                             ; preds = %1371
  %1374 = extractelement <16 x i64> %1195, i64 8
  %1375 = getelementptr i32, ptr %17, i64 %1374
  %1376 = atomicrmw add ptr %1375, i32 1 monotonic, align 4
  br label %1377

1377:                                             ; preds = %1371, %1373
  %1378 = extractelement <16 x i1> %1199, i64 9
  br i1 %1378, label %1379, label %1383

1379:                                             ; preds = %1377
  %1380 = extractelement <16 x i64> %1195, i64 9
  %1381 = getelementptr i32, ptr %17, i64 %1380
  %1382 = atomicrmw add ptr %1381, i32 1 monotonic, align 4
  br label %1383

1383:                                             ; preds = %1377, %1379
  %1384 = extractelement <16 x i1> %1199, i64 10
  br i1 %1384, label %1385, label %1389

1385:                                             ; preds = %1383
  %1386 = extractelement <16 x i64> %1195, i64 10
  %1387 = getelementptr i32, ptr %17, i64 %1386
  %1388 = atomicrmw add ptr %1387, i32 1 monotonic, align 4
  br label %1389

1389:                                             ; preds = %1383, %1385
  %1390 = extractelement <16 x i1> %1199, i64 11
  br i1 %1390, label %1391, label %1395

1391:                                             ; preds = %1389
  %1392 = extractelement <16 x i64> %1195, i64 11
  %1393 = getelementptr i32, ptr %17, i64 %1392
  %1394 = atomicrmw add ptr %1393, i32 1 monotonic, align 4
  br label %1395

1395:                                             ; preds = %1389, %1391
  %1396 = extractelement <16 x i1> %1199, i64 12
  br i1 %1396, label %1397, label %1401

1397:                                             ; preds = %1395
  %1398 = extractelement <16 x i64> %1195, i64 12
  %1399 = getelementptr i32, ptr %17, i64 %1398
  %1400 = atomicrmw add ptr %1399, i32 1 monotonic, align 4
  br label %1401

1401:                                             ; preds = %1395, %1397
  %1402 = extractelement <16 x i1> %1199, i64 13
  br i1 %1402, label %1403, label %1407

1403:                                             ; preds = %1401
  %1404 = extractelement <16 x i64> %1195, i64 13
  %1405 = getelementptr i32, ptr %17, i64 %1404
  %1406 = atomicrmw add ptr %1405, i32 1 monotonic, align 4
  br label %1407

1407:                                             ; preds = %1401, %1403
  %1408 = extractelement <16 x i1> %1199, i64 14
  br i1 %1408, label %1409, label %1413

1409:                                             ; preds = %1407
  %1410 = extractelement <16 x i64> %1195, i64 14
  %1411 = getelementptr i32, ptr %17, i64 %1410
  %1412 = atomicrmw add ptr %1411, i32 1 monotonic, align 4
  br label %1413

1413:                                             ; preds = %1407, %1409
  %1414 = extractelement <16 x i1> %1199, i64 15
  br i1 %1414, label %1415, label %1322

1415:                                             ; preds = %1413
  %1416 = extractelement <16 x i64> %1195, i64 15
  %1417 = getelementptr i32, ptr %17, i64 %1416
  %1418 = atomicrmw add ptr %1417, i32 1 monotonic, align 4
  br label %1322

1419:                                             ; preds = %1201
  %1420 = icmp eq i64 %37, 0
  %1421 = select i1 %29, i64 %23, i64 0
  %1422 = icmp sgt i64 %1421, 0
  br i1 %1422, label %1423, label %58

1423:                                             ; preds = %1419
  %1424 = getelementptr i32, ptr %4, i64 %37
  %1425 = getelementptr i32, ptr %17, i64 %9
  br label %1426

1426:                                             ; preds = %1423, %1438
  %1427 = phi i64 [ %1439, %1438 ], [ 0, %1423 ]
  %1428 = getelementptr i32, ptr %4, i64 %1427
  %1429 = load i32, ptr %1428, align 4
  %1430 = getelementptr i32, ptr %1424, i64 %1427
  %1431 = load i32, ptr %1430, align 4
  %1432 = select i1 %1420, i32 0, i32 %1431
  %1433 = add i32 %1429, %1432
  %1434 = icmp eq i32 %1433, 0
  br i1 %1434, label %1438, label %1435

1435:                                             ; preds = %1426
  %1436 = getelementptr i32, ptr %1425, i64 %1427
  %1437 = atomicrmw add ptr %1436, i32 %1433 monotonic, align 4
  br label %1438

1438:                                             ; preds = %1426, %1435
  %1439 = add i64 %1427, 1
  %1440 = icmp slt i64 %1439, %1421
  br i1 %1440, label %1426, label %57
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
