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

47:                                               ; preds = %657, %65
  %48 = phi i64 [ %2, %65 ], [ %661, %657 ]
  %49 = phi i64 [ %7, %65 ], [ %660, %657 ]
  %50 = shl i64 %49, 8
  %51 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %50)
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 256)
  %54 = and i64 %53, 480
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %96, label %56

56:                                               ; preds = %47
  br label %68

57:                                               ; preds = %790
  br label %58

58:                                               ; preds = %57, %771, %5
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
  %66 = insertelement <8 x i64> poison, i64 %13, i64 0
  %67 = shufflevector <8 x i64> %66, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %47

68:                                               ; preds = %56, %387
  %69 = phi i64 [ %388, %387 ], [ 0, %56 ]
  %70 = add i64 %50, %69
  %71 = getelementptr i32, ptr %15, i64 %70
  %72 = load <8 x i32>, ptr %71, align 4
  %73 = getelementptr i8, ptr %71, i64 32
  %74 = load <8 x i32>, ptr %73, align 4
  %75 = getelementptr i8, ptr %71, i64 64
  %76 = load <8 x i32>, ptr %75, align 4
  %77 = getelementptr i8, ptr %71, i64 96
  %78 = load <8 x i32>, ptr %77, align 4
  %79 = sext <8 x i32> %72 to <8 x i64>
  %80 = sext <8 x i32> %74 to <8 x i64>
  %81 = sext <8 x i32> %76 to <8 x i64>
  %82 = sext <8 x i32> %78 to <8 x i64>
  %83 = icmp sgt <8 x i32> %72, splat (i32 -1)
  %84 = icmp sgt <8 x i32> %74, splat (i32 -1)
  %85 = icmp sgt <8 x i32> %76, splat (i32 -1)
  %86 = icmp sgt <8 x i32> %78, splat (i32 -1)
  %87 = icmp sgt <8 x i64> %67, %79
  %88 = icmp sgt <8 x i64> %67, %80
  %89 = icmp sgt <8 x i64> %67, %81
  %90 = icmp sgt <8 x i64> %67, %82
  %91 = and <8 x i1> %83, %87
  %92 = and <8 x i1> %84, %88
  %93 = and <8 x i1> %85, %89
  %94 = and <8 x i1> %86, %90
  br i1 %29, label %100, label %385

95:                                               ; preds = %387
  br label %96

96:                                               ; preds = %95, %47
  %97 = icmp slt i64 %51, 256
  br i1 %97, label %98, label %657

98:                                               ; preds = %96
  %99 = getelementptr i32, ptr %15, i64 %50
  br label %640

100:                                              ; preds = %68
  %101 = load i32, ptr %71, align 4
  %102 = sext i32 %101 to i64
  %103 = extractelement <8 x i1> %91, i64 0
  %104 = select i1 %103, i64 %102, i64 %9
  %105 = zext i1 %103 to i32
  %106 = getelementptr i32, ptr %39, i64 %104
  %107 = load i32, ptr %106, align 4
  %108 = add i32 %107, %105
  store i32 %108, ptr %106, align 4
  %109 = getelementptr i8, ptr %71, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = extractelement <8 x i1> %91, i64 1
  %113 = select i1 %112, i64 %111, i64 %9
  %114 = zext i1 %112 to i32
  %115 = getelementptr i32, ptr %41, i64 %113
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %116, %114
  store i32 %117, ptr %115, align 4
  %118 = getelementptr i8, ptr %71, i64 8
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = extractelement <8 x i1> %91, i64 2
  %122 = select i1 %121, i64 %120, i64 %9
  %123 = zext i1 %121 to i32
  %124 = getelementptr i32, ptr %39, i64 %122
  %125 = load i32, ptr %124, align 4
  %126 = add i32 %125, %123
  store i32 %126, ptr %124, align 4
  %127 = getelementptr i8, ptr %71, i64 12
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  %130 = extractelement <8 x i1> %91, i64 3
  %131 = select i1 %130, i64 %129, i64 %9
  %132 = zext i1 %130 to i32
  %133 = getelementptr i32, ptr %41, i64 %131
  %134 = load i32, ptr %133, align 4
  %135 = add i32 %134, %132
  store i32 %135, ptr %133, align 4
  %136 = getelementptr i8, ptr %71, i64 16
  %137 = load i32, ptr %136, align 4
  %138 = sext i32 %137 to i64
  %139 = extractelement <8 x i1> %91, i64 4
  %140 = select i1 %139, i64 %138, i64 %9
  %141 = zext i1 %139 to i32
  %142 = getelementptr i32, ptr %39, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %141
  store i32 %144, ptr %142, align 4
  %145 = getelementptr i8, ptr %71, i64 20
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = extractelement <8 x i1> %91, i64 5
  %149 = select i1 %148, i64 %147, i64 %9
  %150 = zext i1 %148 to i32
  %151 = getelementptr i32, ptr %41, i64 %149
  %152 = load i32, ptr %151, align 4
  %153 = add i32 %152, %150
  store i32 %153, ptr %151, align 4
  %154 = getelementptr i8, ptr %71, i64 24
  %155 = load i32, ptr %154, align 4
  %156 = sext i32 %155 to i64
  %157 = extractelement <8 x i1> %91, i64 6
  %158 = select i1 %157, i64 %156, i64 %9
  %159 = zext i1 %157 to i32
  %160 = getelementptr i32, ptr %39, i64 %158
  %161 = load i32, ptr %160, align 4
  %162 = add i32 %161, %159
  store i32 %162, ptr %160, align 4
  %163 = getelementptr i8, ptr %71, i64 28
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = extractelement <8 x i1> %91, i64 7
  %167 = select i1 %166, i64 %165, i64 %9
  %168 = zext i1 %166 to i32
  %169 = getelementptr i32, ptr %41, i64 %167
  %170 = load i32, ptr %169, align 4
  %171 = add i32 %170, %168
  store i32 %171, ptr %169, align 4
  %172 = load i32, ptr %73, align 4
  %173 = sext i32 %172 to i64
  %174 = extractelement <8 x i1> %92, i64 0
  %175 = select i1 %174, i64 %173, i64 %9
  %176 = zext i1 %174 to i32
  %177 = getelementptr i32, ptr %39, i64 %175
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, %176
  store i32 %179, ptr %177, align 4
  %180 = getelementptr i8, ptr %71, i64 36
  %181 = load i32, ptr %180, align 4
  %182 = sext i32 %181 to i64
  %183 = extractelement <8 x i1> %92, i64 1
  %184 = select i1 %183, i64 %182, i64 %9
  %185 = zext i1 %183 to i32
  %186 = getelementptr i32, ptr %41, i64 %184
  %187 = load i32, ptr %186, align 4
  %188 = add i32 %187, %185
  store i32 %188, ptr %186, align 4
  %189 = getelementptr i8, ptr %71, i64 40
  %190 = load i32, ptr %189, align 4
  %191 = sext i32 %190 to i64
  %192 = extractelement <8 x i1> %92, i64 2
  %193 = select i1 %192, i64 %191, i64 %9
  %194 = zext i1 %192 to i32
  %195 = getelementptr i32, ptr %39, i64 %193
  %196 = load i32, ptr %195, align 4
  %197 = add i32 %196, %194
  store i32 %197, ptr %195, align 4
  %198 = getelementptr i8, ptr %71, i64 44
  %199 = load i32, ptr %198, align 4
  %200 = sext i32 %199 to i64
  %201 = extractelement <8 x i1> %92, i64 3
  %202 = select i1 %201, i64 %200, i64 %9
  %203 = zext i1 %201 to i32
  %204 = getelementptr i32, ptr %41, i64 %202
  %205 = load i32, ptr %204, align 4
  %206 = add i32 %205, %203
  store i32 %206, ptr %204, align 4
  %207 = getelementptr i8, ptr %71, i64 48
  %208 = load i32, ptr %207, align 4
  %209 = sext i32 %208 to i64
  %210 = extractelement <8 x i1> %92, i64 4
  %211 = select i1 %210, i64 %209, i64 %9
  %212 = zext i1 %210 to i32
  %213 = getelementptr i32, ptr %39, i64 %211
  %214 = load i32, ptr %213, align 4
  %215 = add i32 %214, %212
  store i32 %215, ptr %213, align 4
  %216 = getelementptr i8, ptr %71, i64 52
  %217 = load i32, ptr %216, align 4
  %218 = sext i32 %217 to i64
  %219 = extractelement <8 x i1> %92, i64 5
  %220 = select i1 %219, i64 %218, i64 %9
  %221 = zext i1 %219 to i32
  %222 = getelementptr i32, ptr %41, i64 %220
  %223 = load i32, ptr %222, align 4
  %224 = add i32 %223, %221
  store i32 %224, ptr %222, align 4
  %225 = getelementptr i8, ptr %71, i64 56
  %226 = load i32, ptr %225, align 4
  %227 = sext i32 %226 to i64
  %228 = extractelement <8 x i1> %92, i64 6
  %229 = select i1 %228, i64 %227, i64 %9
  %230 = zext i1 %228 to i32
  %231 = getelementptr i32, ptr %39, i64 %229
  %232 = load i32, ptr %231, align 4
  %233 = add i32 %232, %230
  store i32 %233, ptr %231, align 4
  %234 = getelementptr i8, ptr %71, i64 60
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  %237 = extractelement <8 x i1> %92, i64 7
  %238 = select i1 %237, i64 %236, i64 %9
  %239 = zext i1 %237 to i32
  %240 = getelementptr i32, ptr %41, i64 %238
  %241 = load i32, ptr %240, align 4
  %242 = add i32 %241, %239
  store i32 %242, ptr %240, align 4
  %243 = load i32, ptr %75, align 4
  %244 = sext i32 %243 to i64
  %245 = extractelement <8 x i1> %93, i64 0
  %246 = select i1 %245, i64 %244, i64 %9
  %247 = zext i1 %245 to i32
  %248 = getelementptr i32, ptr %39, i64 %246
  %249 = load i32, ptr %248, align 4
  %250 = add i32 %249, %247
  store i32 %250, ptr %248, align 4
  %251 = getelementptr i8, ptr %71, i64 68
  %252 = load i32, ptr %251, align 4
  %253 = sext i32 %252 to i64
  %254 = extractelement <8 x i1> %93, i64 1
  %255 = select i1 %254, i64 %253, i64 %9
  %256 = zext i1 %254 to i32
  %257 = getelementptr i32, ptr %41, i64 %255
  %258 = load i32, ptr %257, align 4
  %259 = add i32 %258, %256
  store i32 %259, ptr %257, align 4
  %260 = getelementptr i8, ptr %71, i64 72
  %261 = load i32, ptr %260, align 4
  %262 = sext i32 %261 to i64
  %263 = extractelement <8 x i1> %93, i64 2
  %264 = select i1 %263, i64 %262, i64 %9
  %265 = zext i1 %263 to i32
  %266 = getelementptr i32, ptr %39, i64 %264
  %267 = load i32, ptr %266, align 4
  %268 = add i32 %267, %265
  store i32 %268, ptr %266, align 4
  %269 = getelementptr i8, ptr %71, i64 76
  %270 = load i32, ptr %269, align 4
  %271 = sext i32 %270 to i64
  %272 = extractelement <8 x i1> %93, i64 3
  %273 = select i1 %272, i64 %271, i64 %9
  %274 = zext i1 %272 to i32
  %275 = getelementptr i32, ptr %41, i64 %273
  %276 = load i32, ptr %275, align 4
  %277 = add i32 %276, %274
  store i32 %277, ptr %275, align 4
  %278 = getelementptr i8, ptr %71, i64 80
  %279 = load i32, ptr %278, align 4
  %280 = sext i32 %279 to i64
  %281 = extractelement <8 x i1> %93, i64 4
  %282 = select i1 %281, i64 %280, i64 %9
  %283 = zext i1 %281 to i32
  %284 = getelementptr i32, ptr %39, i64 %282
  %285 = load i32, ptr %284, align 4
  %286 = add i32 %285, %283
  store i32 %286, ptr %284, align 4
  %287 = getelementptr i8, ptr %71, i64 84
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = extractelement <8 x i1> %93, i64 5
  %291 = select i1 %290, i64 %289, i64 %9
  %292 = zext i1 %290 to i32
  %293 = getelementptr i32, ptr %41, i64 %291
  %294 = load i32, ptr %293, align 4
  %295 = add i32 %294, %292
  store i32 %295, ptr %293, align 4
  %296 = getelementptr i8, ptr %71, i64 88
  %297 = load i32, ptr %296, align 4
  %298 = sext i32 %297 to i64
  %299 = extractelement <8 x i1> %93, i64 6
  %300 = select i1 %299, i64 %298, i64 %9
  %301 = zext i1 %299 to i32
  %302 = getelementptr i32, ptr %39, i64 %300
  %303 = load i32, ptr %302, align 4
  %304 = add i32 %303, %301
  store i32 %304, ptr %302, align 4
  %305 = getelementptr i8, ptr %71, i64 92
  %306 = load i32, ptr %305, align 4
  %307 = sext i32 %306 to i64
  %308 = extractelement <8 x i1> %93, i64 7
  %309 = select i1 %308, i64 %307, i64 %9
  %310 = zext i1 %308 to i32
  %311 = getelementptr i32, ptr %41, i64 %309
  %312 = load i32, ptr %311, align 4
  %313 = add i32 %312, %310
  store i32 %313, ptr %311, align 4
  %314 = load i32, ptr %77, align 4
  %315 = sext i32 %314 to i64
  %316 = extractelement <8 x i1> %94, i64 0
  %317 = select i1 %316, i64 %315, i64 %9
  %318 = zext i1 %316 to i32
  %319 = getelementptr i32, ptr %39, i64 %317
  %320 = load i32, ptr %319, align 4
  %321 = add i32 %320, %318
  store i32 %321, ptr %319, align 4
  %322 = getelementptr i8, ptr %71, i64 100
  %323 = load i32, ptr %322, align 4
  %324 = sext i32 %323 to i64
  %325 = extractelement <8 x i1> %94, i64 1
  %326 = select i1 %325, i64 %324, i64 %9
  %327 = zext i1 %325 to i32
  %328 = getelementptr i32, ptr %41, i64 %326
  %329 = load i32, ptr %328, align 4
  %330 = add i32 %329, %327
  store i32 %330, ptr %328, align 4
  %331 = getelementptr i8, ptr %71, i64 104
  %332 = load i32, ptr %331, align 4
  %333 = sext i32 %332 to i64
  %334 = extractelement <8 x i1> %94, i64 2
  %335 = select i1 %334, i64 %333, i64 %9
  %336 = zext i1 %334 to i32
  %337 = getelementptr i32, ptr %39, i64 %335
  %338 = load i32, ptr %337, align 4
  %339 = add i32 %338, %336
  store i32 %339, ptr %337, align 4
  %340 = getelementptr i8, ptr %71, i64 108
  %341 = load i32, ptr %340, align 4
  %342 = sext i32 %341 to i64
  %343 = extractelement <8 x i1> %94, i64 3
  %344 = select i1 %343, i64 %342, i64 %9
  %345 = zext i1 %343 to i32
  %346 = getelementptr i32, ptr %41, i64 %344
  %347 = load i32, ptr %346, align 4
  %348 = add i32 %347, %345
  store i32 %348, ptr %346, align 4
  %349 = getelementptr i8, ptr %71, i64 112
  %350 = load i32, ptr %349, align 4
  %351 = sext i32 %350 to i64
  %352 = extractelement <8 x i1> %94, i64 4
  %353 = select i1 %352, i64 %351, i64 %9
  %354 = zext i1 %352 to i32
  %355 = getelementptr i32, ptr %39, i64 %353
  %356 = load i32, ptr %355, align 4
  %357 = add i32 %356, %354
  store i32 %357, ptr %355, align 4
  %358 = getelementptr i8, ptr %71, i64 116
  %359 = load i32, ptr %358, align 4
  %360 = sext i32 %359 to i64
  %361 = extractelement <8 x i1> %94, i64 5
  %362 = select i1 %361, i64 %360, i64 %9
  %363 = zext i1 %361 to i32
  %364 = getelementptr i32, ptr %41, i64 %362
  %365 = load i32, ptr %364, align 4
  %366 = add i32 %365, %363
  store i32 %366, ptr %364, align 4
  %367 = getelementptr i8, ptr %71, i64 120
  %368 = load i32, ptr %367, align 4
  %369 = sext i32 %368 to i64
  %370 = extractelement <8 x i1> %94, i64 6
  %371 = select i1 %370, i64 %369, i64 %9
  %372 = zext i1 %370 to i32
  %373 = getelementptr i32, ptr %39, i64 %371
  %374 = load i32, ptr %373, align 4
  %375 = add i32 %374, %372
  store i32 %375, ptr %373, align 4
  %376 = getelementptr i8, ptr %71, i64 124
  %377 = load i32, ptr %376, align 4
  %378 = sext i32 %377 to i64
  %379 = extractelement <8 x i1> %94, i64 7
  %380 = select i1 %379, i64 %378, i64 %9
  %381 = zext i1 %379 to i32
  %382 = getelementptr i32, ptr %41, i64 %380
  %383 = load i32, ptr %382, align 4
  %384 = add i32 %383, %381
  store i32 %384, ptr %382, align 4
  br label %387

385:                                              ; preds = %68
  %386 = extractelement <8 x i1> %91, i64 0
  br i1 %386, label %390, label %395

387:                                              ; preds = %634, %632, %100
  %388 = add i64 %69, 32
  %389 = icmp slt i64 %388, %54
  br i1 %389, label %68, label %95

390:                                              ; preds = %385
  %391 = load i32, ptr %71, align 4
  %392 = sext i32 %391 to i64
  %393 = getelementptr i32, ptr %17, i64 %392
  %394 = atomicrmw add ptr %393, i32 1 monotonic, align 4
  br label %395

395:                                              ; preds = %385, %390
  %396 = extractelement <8 x i1> %91, i64 1
  br i1 %396, label %397, label %403

397:                                              ; preds = %395
  %398 = getelementptr i8, ptr %71, i64 4
  %399 = load i32, ptr %398, align 4
  %400 = sext i32 %399 to i64
  %401 = getelementptr i32, ptr %17, i64 %400
  %402 = atomicrmw add ptr %401, i32 1 monotonic, align 4
  br label %403

403:                                              ; preds = %395, %397
  %404 = extractelement <8 x i1> %91, i64 2
  br i1 %404, label %405, label %411

405:                                              ; preds = %403
  %406 = getelementptr i8, ptr %71, i64 8
  %407 = load i32, ptr %406, align 4
  %408 = sext i32 %407 to i64
  %409 = getelementptr i32, ptr %17, i64 %408
  %410 = atomicrmw add ptr %409, i32 1 monotonic, align 4
  br label %411

411:                                              ; preds = %403, %405
  %412 = extractelement <8 x i1> %91, i64 3
  br i1 %412, label %413, label %419

413:                                              ; preds = %411
  %414 = getelementptr i8, ptr %71, i64 12
  %415 = load i32, ptr %414, align 4
  %416 = sext i32 %415 to i64
  %417 = getelementptr i32, ptr %17, i64 %416
  %418 = atomicrmw add ptr %417, i32 1 monotonic, align 4
  br label %419

419:                                              ; preds = %411, %413
  %420 = extractelement <8 x i1> %91, i64 4
  br i1 %420, label %421, label %427

421:                                              ; preds = %419
  %422 = getelementptr i8, ptr %71, i64 16
  %423 = load i32, ptr %422, align 4
  %424 = sext i32 %423 to i64
  %425 = getelementptr i32, ptr %17, i64 %424
  %426 = atomicrmw add ptr %425, i32 1 monotonic, align 4
  br label %427

427:                                              ; preds = %419, %421
  %428 = extractelement <8 x i1> %91, i64 5
  br i1 %428, label %429, label %435

429:                                              ; preds = %427
  %430 = getelementptr i8, ptr %71, i64 20
  %431 = load i32, ptr %430, align 4
  %432 = sext i32 %431 to i64
  %433 = getelementptr i32, ptr %17, i64 %432
  %434 = atomicrmw add ptr %433, i32 1 monotonic, align 4
  br label %435

435:                                              ; preds = %427, %429
  %436 = extractelement <8 x i1> %91, i64 6
  br i1 %436, label %437, label %443

437:                                              ; preds = %435
  %438 = getelementptr i8, ptr %71, i64 24
  %439 = load i32, ptr %438, align 4
  %440 = sext i32 %439 to i64
  %441 = getelementptr i32, ptr %17, i64 %440
  %442 = atomicrmw add ptr %441, i32 1 monotonic, align 4
  br label %443

443:                                              ; preds = %435, %437
  %444 = extractelement <8 x i1> %91, i64 7
  br i1 %444, label %445, label %451

445:                                              ; preds = %443
  %446 = getelementptr i8, ptr %71, i64 28
  %447 = load i32, ptr %446, align 4
  %448 = sext i32 %447 to i64
  %449 = getelementptr i32, ptr %17, i64 %448
  %450 = atomicrmw add ptr %449, i32 1 monotonic, align 4
  br label %451

451:                                              ; preds = %443, %445
  %452 = extractelement <8 x i1> %92, i64 0
  br i1 %452, label %453, label %458

453:                                              ; preds = %451
  %454 = load i32, ptr %73, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr i32, ptr %17, i64 %455
  %457 = atomicrmw add ptr %456, i32 1 monotonic, align 4
  br label %458

458:                                              ; preds = %451, %453
  %459 = extractelement <8 x i1> %92, i64 1
  br i1 %459, label %460, label %466

460:                                              ; preds = %458
  %461 = getelementptr i8, ptr %71, i64 36
  %462 = load i32, ptr %461, align 4
  %463 = sext i32 %462 to i64
  %464 = getelementptr i32, ptr %17, i64 %463
  %465 = atomicrmw add ptr %464, i32 1 monotonic, align 4
  br label %466

466:                                              ; preds = %458, %460
  %467 = extractelement <8 x i1> %92, i64 2
  br i1 %467, label %468, label %474

468:                                              ; preds = %466
  %469 = getelementptr i8, ptr %71, i64 40
  %470 = load i32, ptr %469, align 4
  %471 = sext i32 %470 to i64
  %472 = getelementptr i32, ptr %17, i64 %471
  %473 = atomicrmw add ptr %472, i32 1 monotonic, align 4
  br label %474

474:                                              ; preds = %466, %468
  %475 = extractelement <8 x i1> %92, i64 3
  br i1 %475, label %476, label %482

476:                                              ; preds = %474
  %477 = getelementptr i8, ptr %71, i64 44
  %478 = load i32, ptr %477, align 4
  %479 = sext i32 %478 to i64
  %480 = getelementptr i32, ptr %17, i64 %479
  %481 = atomicrmw add ptr %480, i32 1 monotonic, align 4
  br label %482

482:                                              ; preds = %474, %476
  %483 = extractelement <8 x i1> %92, i64 4
  br i1 %483, label %484, label %490

484:                                              ; preds = %482
  %485 = getelementptr i8, ptr %71, i64 48
  %486 = load i32, ptr %485, align 4
  %487 = sext i32 %486 to i64
  %488 = getelementptr i32, ptr %17, i64 %487
  %489 = atomicrmw add ptr %488, i32 1 monotonic, align 4
  br label %490

490:                                              ; preds = %482, %484
  %491 = extractelement <8 x i1> %92, i64 5
  br i1 %491, label %492, label %498

492:                                              ; preds = %490
  %493 = getelementptr i8, ptr %71, i64 52
  %494 = load i32, ptr %493, align 4
  %495 = sext i32 %494 to i64
  %496 = getelementptr i32, ptr %17, i64 %495
  %497 = atomicrmw add ptr %496, i32 1 monotonic, align 4
  br label %498

498:                                              ; preds = %490, %492
  %499 = extractelement <8 x i1> %92, i64 6
  br i1 %499, label %500, label %506

500:                                              ; preds = %498
  %501 = getelementptr i8, ptr %71, i64 56
  %502 = load i32, ptr %501, align 4
  %503 = sext i32 %502 to i64
  %504 = getelementptr i32, ptr %17, i64 %503
  %505 = atomicrmw add ptr %504, i32 1 monotonic, align 4
  br label %506

506:                                              ; preds = %498, %500
  %507 = extractelement <8 x i1> %92, i64 7
  br i1 %507, label %508, label %514

508:                                              ; preds = %506
  %509 = getelementptr i8, ptr %71, i64 60
  %510 = load i32, ptr %509, align 4
  %511 = sext i32 %510 to i64
  %512 = getelementptr i32, ptr %17, i64 %511
  %513 = atomicrmw add ptr %512, i32 1 monotonic, align 4
  br label %514

514:                                              ; preds = %506, %508
  %515 = extractelement <8 x i1> %93, i64 0
  br i1 %515, label %516, label %521

516:                                              ; preds = %514
  %517 = load i32, ptr %75, align 4
  %518 = sext i32 %517 to i64
  %519 = getelementptr i32, ptr %17, i64 %518
  %520 = atomicrmw add ptr %519, i32 1 monotonic, align 4
  br label %521

521:                                              ; preds = %514, %516
  %522 = extractelement <8 x i1> %93, i64 1
  br i1 %522, label %523, label %529

523:                                              ; preds = %521
  %524 = getelementptr i8, ptr %71, i64 68
  %525 = load i32, ptr %524, align 4
  %526 = sext i32 %525 to i64
  %527 = getelementptr i32, ptr %17, i64 %526
  %528 = atomicrmw add ptr %527, i32 1 monotonic, align 4
  br label %529

529:                                              ; preds = %521, %523
  %530 = extractelement <8 x i1> %93, i64 2
  br i1 %530, label %531, label %537

531:                                              ; preds = %529
  %532 = getelementptr i8, ptr %71, i64 72
  %533 = load i32, ptr %532, align 4
  %534 = sext i32 %533 to i64
  %535 = getelementptr i32, ptr %17, i64 %534
  %536 = atomicrmw add ptr %535, i32 1 monotonic, align 4
  br label %537

537:                                              ; preds = %529, %531
  %538 = extractelement <8 x i1> %93, i64 3
  br i1 %538, label %539, label %545

539:                                              ; preds = %537
  %540 = getelementptr i8, ptr %71, i64 76
  %541 = load i32, ptr %540, align 4
  %542 = sext i32 %541 to i64
  %543 = getelementptr i32, ptr %17, i64 %542
  %544 = atomicrmw add ptr %543, i32 1 monotonic, align 4
  br label %545

545:                                              ; preds = %537, %539
  %546 = extractelement <8 x i1> %93, i64 4
  br i1 %546, label %547, label %553

547:                                              ; preds = %545
  %548 = getelementptr i8, ptr %71, i64 80
  %549 = load i32, ptr %548, align 4
  %550 = sext i32 %549 to i64
  %551 = getelementptr i32, ptr %17, i64 %550
  %552 = atomicrmw add ptr %551, i32 1 monotonic, align 4
  br label %553

553:                                              ; preds = %545, %547
  %554 = extractelement <8 x i1> %93, i64 5
  br i1 %554, label %555, label %561

555:                                              ; preds = %553
  %556 = getelementptr i8, ptr %71, i64 84
  %557 = load i32, ptr %556, align 4
  %558 = sext i32 %557 to i64
  %559 = getelementptr i32, ptr %17, i64 %558
  %560 = atomicrmw add ptr %559, i32 1 monotonic, align 4
  br label %561

561:                                              ; preds = %553, %555
  %562 = extractelement <8 x i1> %93, i64 6
  br i1 %562, label %563, label %569

563:                                              ; preds = %561
  %564 = getelementptr i8, ptr %71, i64 88
  %565 = load i32, ptr %564, align 4
  %566 = sext i32 %565 to i64
  %567 = getelementptr i32, ptr %17, i64 %566
  %568 = atomicrmw add ptr %567, i32 1 monotonic, align 4
  br label %569

569:                                              ; preds = %561, %563
  %570 = extractelement <8 x i1> %93, i64 7
  br i1 %570, label %571, label %577

571:                                              ; preds = %569
  %572 = getelementptr i8, ptr %71, i64 92
  %573 = load i32, ptr %572, align 4
  %574 = sext i32 %573 to i64
  %575 = getelementptr i32, ptr %17, i64 %574
  %576 = atomicrmw add ptr %575, i32 1 monotonic, align 4
  br label %577

577:                                              ; preds = %569, %571
  %578 = extractelement <8 x i1> %94, i64 0
  br i1 %578, label %579, label %584

579:                                              ; preds = %577
  %580 = load i32, ptr %77, align 4
  %581 = sext i32 %580 to i64
  %582 = getelementptr i32, ptr %17, i64 %581
  %583 = atomicrmw add ptr %582, i32 1 monotonic, align 4
  br label %584

584:                                              ; preds = %577, %579
  %585 = extractelement <8 x i1> %94, i64 1
  br i1 %585, label %586, label %592

586:                                              ; preds = %584
  %587 = getelementptr i8, ptr %71, i64 100
  %588 = load i32, ptr %587, align 4
  %589 = sext i32 %588 to i64
  %590 = getelementptr i32, ptr %17, i64 %589
  %591 = atomicrmw add ptr %590, i32 1 monotonic, align 4
  br label %592

592:                                              ; preds = %584, %586
  %593 = extractelement <8 x i1> %94, i64 2
  br i1 %593, label %594, label %600

594:                                              ; preds = %592
  %595 = getelementptr i8, ptr %71, i64 104
  %596 = load i32, ptr %595, align 4
  %597 = sext i32 %596 to i64
  %598 = getelementptr i32, ptr %17, i64 %597
  %599 = atomicrmw add ptr %598, i32 1 monotonic, align 4
  br label %600

600:                                              ; preds = %592, %594
  %601 = extractelement <8 x i1> %94, i64 3
  br i1 %601, label %602, label %608

602:                                              ; preds = %600
  %603 = getelementptr i8, ptr %71, i64 108
  %604 = load i32, ptr %603, align 4
  %605 = sext i32 %604 to i64
  %606 = getelementptr i32, ptr %17, i64 %605
  %607 = atomicrmw add ptr %606, i32 1 monotonic, align 4
  br label %608

608:                                              ; preds = %600, %602
  %609 = extractelement <8 x i1> %94, i64 4
  br i1 %609, label %610, label %616

610:                                              ; preds = %608
  %611 = getelementptr i8, ptr %71, i64 112
  %612 = load i32, ptr %611, align 4
  %613 = sext i32 %612 to i64
  %614 = getelementptr i32, ptr %17, i64 %613
  %615 = atomicrmw add ptr %614, i32 1 monotonic, align 4
  br label %616

616:                                              ; preds = %608, %610
  %617 = extractelement <8 x i1> %94, i64 5
  br i1 %617, label %618, label %624

618:                                              ; preds = %616
  %619 = getelementptr i8, ptr %71, i64 116
  %620 = load i32, ptr %619, align 4
  %621 = sext i32 %620 to i64
  %622 = getelementptr i32, ptr %17, i64 %621
  %623 = atomicrmw add ptr %622, i32 1 monotonic, align 4
  br label %624

624:                                              ; preds = %616, %618
  %625 = extractelement <8 x i1> %94, i64 6
  br i1 %625, label %626, label %632

626:                                              ; preds = %624
  %627 = getelementptr i8, ptr %71, i64 120
  %628 = load i32, ptr %627, align 4
  %629 = sext i32 %628 to i64
  %630 = getelementptr i32, ptr %17, i64 %629
  %631 = atomicrmw add ptr %630, i32 1 monotonic, align 4
  br label %632

632:                                              ; preds = %624, %626
  %633 = extractelement <8 x i1> %94, i64 7
  br i1 %633, label %634, label %387

634:                                              ; preds = %632
  %635 = getelementptr i8, ptr %71, i64 124
  %636 = load i32, ptr %635, align 4
  %637 = sext i32 %636 to i64
  %638 = getelementptr i32, ptr %17, i64 %637
  %639 = atomicrmw add ptr %638, i32 1 monotonic, align 4
  br label %387

640:                                              ; preds = %98, %722
  %641 = phi i64 [ %723, %722 ], [ %54, %98 ]
  %642 = sub i64 %52, %641
  %643 = call i64 @llvm.smax.i64(i64 %642, i64 0)
  %644 = call i64 @llvm.smin.i64(i64 %643, i64 8)
  %645 = trunc nuw nsw i64 %644 to i32
  %646 = insertelement <8 x i32> poison, i32 %645, i64 0
  %647 = shufflevector <8 x i32> %646, <8 x i32> poison, <8 x i32> zeroinitializer
  %648 = icmp samesign ugt <8 x i32> %647, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %649 = getelementptr i32, ptr %99, i64 %641
  %650 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %649, <8 x i1> %648, <8 x i32> zeroinitializer)
  %651 = sext <8 x i32> %650 to <8 x i64>
  %652 = icmp sgt <8 x i32> %650, splat (i32 -1)
  %653 = icmp sgt <8 x i64> %67, %651
  %654 = and <8 x i1> %652, %653
  %655 = and <8 x i1> %654, %648
  br i1 %29, label %663, label %720

656:                                              ; preds = %722
  br label %657

657:                                              ; preds = %656, %96
  %658 = add i64 %49, 1
  %659 = icmp eq i64 %658, %6
  %660 = select i1 %659, i64 0, i64 %658
  %661 = add i64 %48, 1
  %662 = icmp slt i64 %661, %3
  br i1 %662, label %47, label %771

663:                                              ; preds = %640
  %664 = extractelement <8 x i64> %651, i64 0
  %665 = extractelement <8 x i1> %655, i64 0
  %666 = select i1 %665, i64 %664, i64 %9
  %667 = zext i1 %665 to i32
  %668 = getelementptr i32, ptr %39, i64 %666
  %669 = load i32, ptr %668, align 4
  %670 = add i32 %669, %667
  store i32 %670, ptr %668, align 4
  %671 = extractelement <8 x i64> %651, i64 1
  %672 = extractelement <8 x i1> %655, i64 1
  %673 = select i1 %672, i64 %671, i64 %9
  %674 = zext i1 %672 to i32
  %675 = getelementptr i32, ptr %41, i64 %673
  %676 = load i32, ptr %675, align 4
  %677 = add i32 %676, %674
  store i32 %677, ptr %675, align 4
  %678 = extractelement <8 x i64> %651, i64 2
  %679 = extractelement <8 x i1> %655, i64 2
  %680 = select i1 %679, i64 %678, i64 %9
  %681 = zext i1 %679 to i32
  %682 = getelementptr i32, ptr %39, i64 %680
  %683 = load i32, ptr %682, align 4
  %684 = add i32 %683, %681
  store i32 %684, ptr %682, align 4
  %685 = extractelement <8 x i64> %651, i64 3
  %686 = extractelement <8 x i1> %655, i64 3
  %687 = select i1 %686, i64 %685, i64 %9
  %688 = zext i1 %686 to i32
  %689 = getelementptr i32, ptr %41, i64 %687
  %690 = load i32, ptr %689, align 4
  %691 = add i32 %690, %688
  store i32 %691, ptr %689, align 4
  %692 = extractelement <8 x i64> %651, i64 4
  %693 = extractelement <8 x i1> %655, i64 4
  %694 = select i1 %693, i64 %692, i64 %9
  %695 = zext i1 %693 to i32
  %696 = getelementptr i32, ptr %39, i64 %694
  %697 = load i32, ptr %696, align 4
  %698 = add i32 %697, %695
  store i32 %698, ptr %696, align 4
  %699 = extractelement <8 x i64> %651, i64 5
  %700 = extractelement <8 x i1> %655, i64 5
  %701 = select i1 %700, i64 %699, i64 %9
  %702 = zext i1 %700 to i32
  %703 = getelementptr i32, ptr %41, i64 %701
  %704 = load i32, ptr %703, align 4
  %705 = add i32 %704, %702
  store i32 %705, ptr %703, align 4
  %706 = extractelement <8 x i64> %651, i64 6
  %707 = extractelement <8 x i1> %655, i64 6
  %708 = select i1 %707, i64 %706, i64 %9
  %709 = zext i1 %707 to i32
  %710 = getelementptr i32, ptr %39, i64 %708
  %711 = load i32, ptr %710, align 4
  %712 = add i32 %711, %709
  store i32 %712, ptr %710, align 4
  %713 = extractelement <8 x i64> %651, i64 7
  %714 = extractelement <8 x i1> %655, i64 7
  %715 = select i1 %714, i64 %713, i64 %9
  %716 = zext i1 %714 to i32
  %717 = getelementptr i32, ptr %41, i64 %715
  %718 = load i32, ptr %717, align 4
  %719 = add i32 %718, %716
  store i32 %719, ptr %717, align 4
  br label %722

720:                                              ; preds = %640
  %721 = extractelement <8 x i1> %655, i64 0
  br i1 %721, label %725, label %729

722:                                              ; preds = %767, %765, %663
  %723 = add i64 %641, 8
  %724 = icmp slt i64 %723, 256
  br i1 %724, label %640, label %656

725:                                              ; preds = %720
  %726 = extractelement <8 x i64> %651, i64 0
  %727 = getelementptr i32, ptr %17, i64 %726
  %728 = atomicrmw add ptr %727, i32 1 monotonic, align 4
  br label %729

729:                                              ; preds = %720, %725
  %730 = extractelement <8 x i1> %655, i64 1
  br i1 %730, label %731, label %735

731:                                              ; preds = %729
  %732 = extractelement <8 x i64> %651, i64 1
  %733 = getelementptr i32, ptr %17, i64 %732
  %734 = atomicrmw add ptr %733, i32 1 monotonic, align 4
  br label %735

735:                                              ; preds = %729, %731
  %736 = extractelement <8 x i1> %655, i64 2
  br i1 %736, label %737, label %741

737:                                              ; preds = %735
  %738 = extractelement <8 x i64> %651, i64 2
  %739 = getelementptr i32, ptr %17, i64 %738
  %740 = atomicrmw add ptr %739, i32 1 monotonic, align 4
  br label %741

741:                                              ; preds = %735, %737
  %742 = extractelement <8 x i1> %655, i64 3
  br i1 %742, label %743, label %747

743:                                              ; preds = %741
  %744 = extractelement <8 x i64> %651, i64 3
  %745 = getelementptr i32, ptr %17, i64 %744
  %746 = atomicrmw add ptr %745, i32 1 monotonic, align 4
  br label %747

747:                                              ; preds = %741, %743
  %748 = extractelement <8 x i1> %655, i64 4
  br i1 %748, label %749, label %753

749:                                              ; preds = %747
  %750 = extractelement <8 x i64> %651, i64 4
  %751 = getelementptr i32, ptr %17, i64 %750
  %752 = atomicrmw add ptr %751, i32 1 monotonic, align 4
  br label %753

753:                                              ; preds = %747, %749
  %754 = extractelement <8 x i1> %655, i64 5
  br i1 %754, label %755, label %759

755:                                              ; preds = %753
  %756 = extractelement <8 x i64> %651, i64 5
  %757 = getelementptr i32, ptr %17, i64 %756
  %758 = atomicrmw add ptr %757, i32 1 monotonic, align 4
  br label %759

759:                                              ; preds = %753, %755
  %760 = extractelement <8 x i1> %655, i64 6
  br i1 %760, label %761, label %765

761:                                              ; preds = %759
  %762 = extractelement <8 x i64> %651, i64 6
  %763 = getelementptr i32, ptr %17, i64 %762
  %764 = atomicrmw add ptr %763, i32 1 monotonic, align 4
  br label %765

765:                                              ; preds = %759, %761
  %766 = extractelement <8 x i1> %655, i64 7
  br i1 %766, label %767, label %722

767:                                              ; preds = %765
  %768 = extractelement <8 x i64> %651, i64 7
  %769 = getelementptr i32, ptr %17, i64 %768
  %770 = atomicrmw add ptr %769, i32 1 monotonic, align 4
  br label %722

771:                                              ; preds = %657
  %772 = icmp eq i64 %37, 0
  %773 = select i1 %29, i64 %23, i64 0
  %774 = icmp sgt i64 %773, 0
  br i1 %774, label %775, label %58

775:                                              ; preds = %771
  %776 = getelementptr i32, ptr %4, i64 %37
  %777 = getelementptr i32, ptr %17, i64 %9
  br label %778

778:                                              ; preds = %775, %790
  %779 = phi i64 [ %791, %790 ], [ 0, %775 ]
  %780 = getelementptr i32, ptr %4, i64 %779
  %781 = load i32, ptr %780, align 4
  %782 = getelementptr i32, ptr %776, i64 %779
  %783 = load i32, ptr %782, align 4
  %784 = select i1 %772, i32 0, i32 %783
  %785 = add i32 %781, %784
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %790, label %787

787:                                              ; preds = %778
  %788 = getelementptr i32, ptr %777, i64 %779
  %789 = atomicrmw add ptr %788, i32 %785 monotonic, align 4
  br label %790

790:                                              ; preds = %778, %787
  %791 = add i64 %779, 1
  %792 = icmp slt i64 %791, %773
  br i1 %792, label %778, label %57
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
