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
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i64, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i64, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load i64, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = load ptr, ptr %42, align 8, !invariant.load !0
  br i1 %12, label %44, label %124

44:                                               ; preds = %5
  %45 = icmp ne ptr %25, null
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %47 = getelementptr float, ptr %35, i64 %15
  %48 = shl i64 %15, 1
  %49 = getelementptr float, ptr %35, i64 %48
  %50 = mul i64 %15, 3
  %51 = getelementptr float, ptr %35, i64 %50
  %52 = shl i64 %15, 2
  %53 = getelementptr float, ptr %35, i64 %52
  %54 = mul i64 %15, 5
  %55 = getelementptr float, ptr %35, i64 %54
  %56 = mul i64 %15, 6
  %57 = getelementptr float, ptr %35, i64 %56
  %58 = mul i64 %15, 7
  %59 = getelementptr float, ptr %35, i64 %58
  %60 = shl i64 %15, 3
  %61 = getelementptr float, ptr %35, i64 %60
  %62 = mul i64 %15, 9
  %63 = getelementptr float, ptr %35, i64 %62
  %64 = mul i64 %15, 10
  %65 = getelementptr float, ptr %35, i64 %64
  %66 = mul i64 %15, 11
  %67 = getelementptr float, ptr %35, i64 %66
  %68 = mul i64 %15, 12
  %69 = getelementptr float, ptr %35, i64 %68
  %70 = mul i64 %15, 13
  %71 = getelementptr float, ptr %35, i64 %70
  %72 = mul i64 %15, 14
  %73 = getelementptr float, ptr %35, i64 %72
  %74 = mul i64 %15, 15
  %75 = getelementptr float, ptr %35, i64 %74
  %76 = shl i64 %15, 4
  %77 = insertelement <16 x i64> poison, i64 %15, i64 0
  %78 = shufflevector <16 x i64> %77, <16 x i64> poison, <16 x i32> zeroinitializer
  %79 = mul <16 x i64> %78, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %80 = icmp ne ptr %41, null
  %81 = getelementptr float, ptr %43, i64 %19
  %82 = shl i64 %19, 1
  %83 = getelementptr float, ptr %43, i64 %82
  %84 = mul i64 %19, 3
  %85 = getelementptr float, ptr %43, i64 %84
  %86 = shl i64 %19, 2
  %87 = getelementptr float, ptr %43, i64 %86
  %88 = mul i64 %19, 5
  %89 = getelementptr float, ptr %43, i64 %88
  %90 = mul i64 %19, 6
  %91 = getelementptr float, ptr %43, i64 %90
  %92 = mul i64 %19, 7
  %93 = getelementptr float, ptr %43, i64 %92
  %94 = shl i64 %19, 3
  %95 = getelementptr float, ptr %43, i64 %94
  %96 = mul i64 %19, 9
  %97 = getelementptr float, ptr %43, i64 %96
  %98 = mul i64 %19, 10
  %99 = getelementptr float, ptr %43, i64 %98
  %100 = mul i64 %19, 11
  %101 = getelementptr float, ptr %43, i64 %100
  %102 = mul i64 %19, 12
  %103 = getelementptr float, ptr %43, i64 %102
  %104 = mul i64 %19, 13
  %105 = getelementptr float, ptr %43, i64 %104
  %106 = mul i64 %19, 14
  %107 = getelementptr float, ptr %43, i64 %106
  %108 = mul i64 %19, 15
  %109 = getelementptr float, ptr %43, i64 %108
  %110 = shl i64 %19, 4
  %111 = insertelement <16 x i64> poison, i64 %19, i64 0
  %112 = shufflevector <16 x i64> %111, <16 x i64> poison, <16 x i32> zeroinitializer
  %113 = mul <16 x i64> %112, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  br label %114

114:                                              ; preds = %44, %384
  %115 = phi i64 [ %392, %384 ], [ %2, %44 ]
  %116 = phi i64 [ %390, %384 ], [ %9, %44 ]
  %117 = phi i64 [ %391, %384 ], [ %11, %44 ]
  %118 = shl i64 %117, 3
  %119 = shl i64 %116, 6
  %120 = mul i64 %118, %13
  %121 = mul i64 %119, %15
  %122 = add i64 %120, %121
  br label %126

123:                                              ; preds = %384
  br label %124

124:                                              ; preds = %123, %5, %360, %160
  %125 = phi i32 [ 1, %360 ], [ 1, %160 ], [ 0, %5 ], [ 0, %123 ]
  ret i32 %125

126:                                              ; preds = %114, %145
  %127 = phi i64 [ 0, %114 ], [ %146, %145 ]
  %128 = add i64 %118, %127
  %129 = icmp slt i64 %128, %27
  %130 = mul i64 %127, %13
  %131 = add i64 %122, %130
  br label %132

132:                                              ; preds = %126, %167
  %133 = phi i64 [ 0, %126 ], [ %168, %167 ]
  %134 = mul i64 %133, %15
  %135 = add i64 %131, %134
  %136 = icmp sgt i64 %135, %23
  %137 = icmp slt i64 %135, %21
  %138 = or i1 %137, %136
  %139 = add i64 %119, %133
  %140 = icmp slt i64 %139, %29
  %141 = and i1 %129, %140
  %142 = xor i1 %138, true
  %143 = and i1 %45, %142
  %144 = and i1 %143, %141
  br i1 %144, label %151, label %156

145:                                              ; preds = %167
  %146 = add i64 %127, 1
  %147 = icmp slt i64 %146, 8
  br i1 %147, label %126, label %148

148:                                              ; preds = %145
  %149 = call i64 @llvm.ssub.sat.i64(i64 %29, i64 %119)
  %150 = call i64 @llvm.smax.i64(i64 %149, i64 0)
  br label %170

151:                                              ; preds = %132
  %152 = load ptr, ptr %46, align 8
  %153 = call i8 %152(ptr nonnull %25, i64 %135) #4
  %154 = and i8 %153, 1
  %155 = icmp eq i8 %154, 0
  br label %158

156:                                              ; preds = %132
  %157 = and i1 %138, %141
  br label %158

158:                                              ; preds = %156, %151
  %159 = phi i1 [ %155, %151 ], [ %157, %156 ]
  br i1 %159, label %160, label %167, !prof !1

160:                                              ; preds = %158
  %161 = shl i64 %127, 6
  %162 = add i64 %161, %133
  store i32 1, ptr %33, align 4
  %163 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 36, ptr %163, align 4
  %164 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %115, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %162, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %135, ptr %166, align 8
  br label %124

167:                                              ; preds = %158
  %168 = add i64 %133, 1
  %169 = icmp slt i64 %168, 64
  br i1 %169, label %132, label %145

170:                                              ; preds = %148, %325
  %171 = phi i64 [ %326, %325 ], [ 0, %148 ]
  %172 = add i64 %118, %171
  %173 = icmp slt i64 %172, %27
  %174 = select i1 %173, i64 4611686018427387904, i64 0
  %175 = call i64 @llvm.smin.i64(i64 %174, i64 %149)
  %176 = call i64 @llvm.smax.i64(i64 %175, i64 0)
  %177 = call i64 @llvm.smin.i64(i64 %176, i64 64)
  %178 = and i64 %177, 96
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %295, label %180

180:                                              ; preds = %170
  %181 = mul i64 %171, %13
  %182 = add i64 %122, %181
  %183 = shl i64 %171, 6
  br label %188

184:                                              ; preds = %325
  %185 = mul i64 %118, %17
  %186 = mul i64 %119, %19
  %187 = add i64 %185, %186
  br label %328

188:                                              ; preds = %180, %188
  %189 = phi i64 [ %292, %188 ], [ 0, %180 ]
  %190 = mul i64 %189, %15
  %191 = add i64 %182, %190
  %192 = getelementptr float, ptr %35, i64 %191
  %193 = load float, ptr %192, align 4
  %194 = insertelement <16 x float> poison, float %193, i64 0
  %195 = getelementptr float, ptr %47, i64 %191
  %196 = load float, ptr %195, align 4
  %197 = insertelement <16 x float> %194, float %196, i64 1
  %198 = getelementptr float, ptr %49, i64 %191
  %199 = load float, ptr %198, align 4
  %200 = insertelement <16 x float> %197, float %199, i64 2
  %201 = getelementptr float, ptr %51, i64 %191
  %202 = load float, ptr %201, align 4
  %203 = insertelement <16 x float> %200, float %202, i64 3
  %204 = getelementptr float, ptr %53, i64 %191
  %205 = load float, ptr %204, align 4
  %206 = insertelement <16 x float> %203, float %205, i64 4
  %207 = getelementptr float, ptr %55, i64 %191
  %208 = load float, ptr %207, align 4
  %209 = insertelement <16 x float> %206, float %208, i64 5
  %210 = getelementptr float, ptr %57, i64 %191
  %211 = load float, ptr %210, align 4
  %212 = insertelement <16 x float> %209, float %211, i64 6
  %213 = getelementptr float, ptr %59, i64 %191
  %214 = load float, ptr %213, align 4
  %215 = insertelement <16 x float> %212, float %214, i64 7
  %216 = getelementptr float, ptr %61, i64 %191
  %217 = load float, ptr %216, align 4
  %218 = insertelement <16 x float> %215, float %217, i64 8
  %219 = getelementptr float, ptr %63, i64 %191
  %220 = load float, ptr %219, align 4
  %221 = insertelement <16 x float> %218, float %220, i64 9
  %222 = getelementptr float, ptr %65, i64 %191
  %223 = load float, ptr %222, align 4
  %224 = insertelement <16 x float> %221, float %223, i64 10
  %225 = getelementptr float, ptr %67, i64 %191
  %226 = load float, ptr %225, align 4
  %227 = insertelement <16 x float> %224, float %226, i64 11
  %228 = getelementptr float, ptr %69, i64 %191
  %229 = load float, ptr %228, align 4
  %230 = insertelement <16 x float> %227, float %229, i64 12
  %231 = getelementptr float, ptr %71, i64 %191
  %232 = load float, ptr %231, align 4
  %233 = insertelement <16 x float> %230, float %232, i64 13
  %234 = getelementptr float, ptr %73, i64 %191
  %235 = load float, ptr %234, align 4
  %236 = insertelement <16 x float> %233, float %235, i64 14
  %237 = getelementptr float, ptr %75, i64 %191
  %238 = load float, ptr %237, align 4
  %239 = insertelement <16 x float> %236, float %238, i64 15
  %240 = add i64 %191, %76
  %241 = getelementptr float, ptr %35, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = insertelement <16 x float> poison, float %242, i64 0
  %244 = getelementptr float, ptr %47, i64 %240
  %245 = load float, ptr %244, align 4
  %246 = insertelement <16 x float> %243, float %245, i64 1
  %247 = getelementptr float, ptr %49, i64 %240
  %248 = load float, ptr %247, align 4
  %249 = insertelement <16 x float> %246, float %248, i64 2
  %250 = getelementptr float, ptr %51, i64 %240
  %251 = load float, ptr %250, align 4
  %252 = insertelement <16 x float> %249, float %251, i64 3
  %253 = getelementptr float, ptr %53, i64 %240
  %254 = load float, ptr %253, align 4
  %255 = insertelement <16 x float> %252, float %254, i64 4
  %256 = getelementptr float, ptr %55, i64 %240
  %257 = load float, ptr %256, align 4
  %258 = insertelement <16 x float> %255, float %257, i64 5
  %259 = getelementptr float, ptr %57, i64 %240
  %260 = load float, ptr %259, align 4
  %261 = insertelement <16 x float> %258, float %260, i64 6
  %262 = getelementptr float, ptr %59, i64 %240
  %263 = load float, ptr %262, align 4
  %264 = insertelement <16 x float> %261, float %263, i64 7
  %265 = getelementptr float, ptr %61, i64 %240
  %266 = load float, ptr %265, align 4
  %267 = insertelement <16 x float> %264, float %266, i64 8
  %268 = getelementptr float, ptr %63, i64 %240
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> %267, float %269, i64 9
  %271 = getelementptr float, ptr %65, i64 %240
  %272 = load float, ptr %271, align 4
  %273 = insertelement <16 x float> %270, float %272, i64 10
  %274 = getelementptr float, ptr %67, i64 %240
  %275 = load float, ptr %274, align 4
  %276 = insertelement <16 x float> %273, float %275, i64 11
  %277 = getelementptr float, ptr %69, i64 %240
  %278 = load float, ptr %277, align 4
  %279 = insertelement <16 x float> %276, float %278, i64 12
  %280 = getelementptr float, ptr %71, i64 %240
  %281 = load float, ptr %280, align 4
  %282 = insertelement <16 x float> %279, float %281, i64 13
  %283 = getelementptr float, ptr %73, i64 %240
  %284 = load float, ptr %283, align 4
  %285 = insertelement <16 x float> %282, float %284, i64 14
  %286 = getelementptr float, ptr %75, i64 %240
  %287 = load float, ptr %286, align 4
  %288 = insertelement <16 x float> %285, float %287, i64 15
  %289 = add i64 %183, %189
  %290 = getelementptr float, ptr %4, i64 %289
  store <16 x float> %239, ptr %290, align 4
  %291 = getelementptr i8, ptr %290, i64 64
  store <16 x float> %288, ptr %291, align 4
  %292 = add i64 %189, 32
  %293 = icmp slt i64 %292, %178
  br i1 %293, label %188, label %294

294:                                              ; preds = %188
  br label %295

295:                                              ; preds = %294, %170
  %296 = icmp slt i64 %175, 64
  br i1 %296, label %297, label %325

297:                                              ; preds = %295
  %298 = insertelement <16 x i1> poison, i1 %173, i64 0
  %299 = shufflevector <16 x i1> %298, <16 x i1> poison, <16 x i32> zeroinitializer
  %300 = mul i64 %171, %13
  %301 = add i64 %122, %300
  %302 = shl i64 %171, 8
  %303 = getelementptr i8, ptr %4, i64 %302
  br label %304

304:                                              ; preds = %297, %304
  %305 = phi i64 [ %322, %304 ], [ %178, %297 ]
  %306 = sub i64 %150, %305
  %307 = call i64 @llvm.smax.i64(i64 %306, i64 0)
  %308 = call i64 @llvm.smin.i64(i64 %307, i64 16)
  %309 = trunc nuw nsw i64 %308 to i32
  %310 = insertelement <16 x i32> poison, i32 %309, i64 0
  %311 = shufflevector <16 x i32> %310, <16 x i32> poison, <16 x i32> zeroinitializer
  %312 = icmp samesign ugt <16 x i32> %311, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %313 = and <16 x i1> %299, %312
  %314 = mul i64 %305, %15
  %315 = add i64 %301, %314
  %316 = insertelement <16 x i64> poison, i64 %315, i64 0
  %317 = shufflevector <16 x i64> %316, <16 x i64> poison, <16 x i32> zeroinitializer
  %318 = add <16 x i64> %317, %79
  %319 = getelementptr float, ptr %35, <16 x i64> %318
  %320 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %319, <16 x i1> %313, <16 x float> zeroinitializer)
  %321 = getelementptr float, ptr %303, i64 %305
  store <16 x float> %320, ptr %321, align 4
  %322 = add i64 %305, 16
  %323 = icmp slt i64 %322, 64
  br i1 %323, label %304, label %324

324:                                              ; preds = %304
  br label %325

325:                                              ; preds = %324, %295
  %326 = add i64 %171, 1
  %327 = icmp slt i64 %326, 8
  br i1 %327, label %170, label %184

328:                                              ; preds = %184, %347
  %329 = phi i64 [ 0, %184 ], [ %348, %347 ]
  %330 = add i64 %118, %329
  %331 = icmp slt i64 %330, %27
  %332 = mul i64 %329, %17
  %333 = add i64 %187, %332
  br label %334

334:                                              ; preds = %328, %367
  %335 = phi i64 [ 0, %328 ], [ %368, %367 ]
  %336 = mul i64 %335, %19
  %337 = add i64 %333, %336
  %338 = icmp sgt i64 %337, %39
  %339 = icmp slt i64 %337, %37
  %340 = or i1 %339, %338
  %341 = add i64 %119, %335
  %342 = icmp slt i64 %341, %29
  %343 = and i1 %331, %342
  %344 = xor i1 %340, true
  %345 = and i1 %80, %344
  %346 = and i1 %345, %343
  br i1 %346, label %351, label %356

347:                                              ; preds = %367
  %348 = add i64 %329, 1
  %349 = icmp slt i64 %348, 8
  br i1 %349, label %328, label %350

350:                                              ; preds = %347
  br label %370

351:                                              ; preds = %334
  %352 = load ptr, ptr %46, align 8
  %353 = call i8 %352(ptr nonnull %41, i64 %337) #4
  %354 = and i8 %353, 1
  %355 = icmp eq i8 %354, 0
  br label %358

356:                                              ; preds = %334
  %357 = and i1 %340, %343
  br label %358

358:                                              ; preds = %356, %351
  %359 = phi i1 [ %355, %351 ], [ %357, %356 ]
  br i1 %359, label %360, label %367, !prof !1

360:                                              ; preds = %358
  %361 = shl i64 %329, 6
  %362 = add i64 %361, %335
  store i32 1, ptr %33, align 4
  %363 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 46, ptr %363, align 4
  %364 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %115, ptr %364, align 8
  %365 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %362, ptr %365, align 8
  %366 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %337, ptr %366, align 8
  br label %124

367:                                              ; preds = %358
  %368 = add i64 %335, 1
  %369 = icmp slt i64 %368, 64
  br i1 %369, label %334, label %347

370:                                              ; preds = %350, %501
  %371 = phi i64 [ %502, %501 ], [ 0, %350 ]
  %372 = add i64 %118, %371
  %373 = icmp slt i64 %372, %27
  %374 = select i1 %373, i64 4611686018427387904, i64 0
  %375 = call i64 @llvm.smin.i64(i64 %374, i64 %149)
  %376 = call i64 @llvm.smax.i64(i64 %375, i64 0)
  %377 = call i64 @llvm.smin.i64(i64 %376, i64 64)
  %378 = and i64 %377, 96
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %471, label %380

380:                                              ; preds = %370
  %381 = shl i64 %371, 6
  %382 = mul i64 %371, %17
  %383 = add i64 %187, %382
  br label %394

384:                                              ; preds = %501
  %385 = add i64 %116, 1
  %386 = icmp eq i64 %385, %6
  %387 = zext i1 %386 to i64
  %388 = add i64 %117, %387
  %389 = icmp eq i64 %388, %8
  %390 = select i1 %386, i64 0, i64 %385
  %391 = select i1 %389, i64 0, i64 %388
  %392 = add i64 %115, 1
  %393 = icmp slt i64 %392, %3
  br i1 %393, label %114, label %123

394:                                              ; preds = %380, %394
  %395 = phi i64 [ %468, %394 ], [ 0, %380 ]
  %396 = add i64 %381, %395
  %397 = getelementptr float, ptr %4, i64 %396
  %398 = load <16 x float>, ptr %397, align 4
  %399 = getelementptr i8, ptr %397, i64 64
  %400 = load <16 x float>, ptr %399, align 4
  %401 = mul i64 %395, %19
  %402 = add i64 %383, %401
  %403 = getelementptr float, ptr %43, i64 %402
  %404 = extractelement <16 x float> %398, i64 0
  store float %404, ptr %403, align 4
  %405 = getelementptr float, ptr %81, i64 %402
  %406 = extractelement <16 x float> %398, i64 1
  store float %406, ptr %405, align 4
  %407 = getelementptr float, ptr %83, i64 %402
  %408 = extractelement <16 x float> %398, i64 2
  store float %408, ptr %407, align 4
  %409 = getelementptr float, ptr %85, i64 %402
  %410 = extractelement <16 x float> %398, i64 3
  store float %410, ptr %409, align 4
  %411 = getelementptr float, ptr %87, i64 %402
  %412 = extractelement <16 x float> %398, i64 4
  store float %412, ptr %411, align 4
  %413 = getelementptr float, ptr %89, i64 %402
  %414 = extractelement <16 x float> %398, i64 5
  store float %414, ptr %413, align 4
  %415 = getelementptr float, ptr %91, i64 %402
  %416 = extractelement <16 x float> %398, i64 6
  store float %416, ptr %415, align 4
  %417 = getelementptr float, ptr %93, i64 %402
  %418 = extractelement <16 x float> %398, i64 7
  store float %418, ptr %417, align 4
  %419 = getelementptr float, ptr %95, i64 %402
  %420 = extractelement <16 x float> %398, i64 8
  store float %420, ptr %419, align 4
  %421 = getelementptr float, ptr %97, i64 %402
  %422 = extractelement <16 x float> %398, i64 9
  store float %422, ptr %421, align 4
  %423 = getelementptr float, ptr %99, i64 %402
  %424 = extractelement <16 x float> %398, i64 10
  store float %424, ptr %423, align 4
  %425 = getelementptr float, ptr %101, i64 %402
  %426 = extractelement <16 x float> %398, i64 11
  store float %426, ptr %425, align 4
  %427 = getelementptr float, ptr %103, i64 %402
  %428 = extractelement <16 x float> %398, i64 12
  store float %428, ptr %427, align 4
  %429 = getelementptr float, ptr %105, i64 %402
  %430 = extractelement <16 x float> %398, i64 13
  store float %430, ptr %429, align 4
  %431 = getelementptr float, ptr %107, i64 %402
  %432 = extractelement <16 x float> %398, i64 14
  store float %432, ptr %431, align 4
  %433 = getelementptr float, ptr %109, i64 %402
  %434 = extractelement <16 x float> %398, i64 15
  store float %434, ptr %433, align 4
  %435 = add i64 %402, %110
  %436 = getelementptr float, ptr %43, i64 %435
  %437 = extractelement <16 x float> %400, i64 0
  store float %437, ptr %436, align 4
  %438 = getelementptr float, ptr %81, i64 %435
  %439 = extractelement <16 x float> %400, i64 1
  store float %439, ptr %438, align 4
  %440 = getelementptr float, ptr %83, i64 %435
  %441 = extractelement <16 x float> %400, i64 2
  store float %441, ptr %440, align 4
  %442 = getelementptr float, ptr %85, i64 %435
  %443 = extractelement <16 x float> %400, i64 3
  store float %443, ptr %442, align 4
  %444 = getelementptr float, ptr %87, i64 %435
  %445 = extractelement <16 x float> %400, i64 4
  store float %445, ptr %444, align 4
  %446 = getelementptr float, ptr %89, i64 %435
  %447 = extractelement <16 x float> %400, i64 5
  store float %447, ptr %446, align 4
  %448 = getelementptr float, ptr %91, i64 %435
  %449 = extractelement <16 x float> %400, i64 6
  store float %449, ptr %448, align 4
  %450 = getelementptr float, ptr %93, i64 %435
  %451 = extractelement <16 x float> %400, i64 7
  store float %451, ptr %450, align 4
  %452 = getelementptr float, ptr %95, i64 %435
  %453 = extractelement <16 x float> %400, i64 8
  store float %453, ptr %452, align 4
  %454 = getelementptr float, ptr %97, i64 %435
  %455 = extractelement <16 x float> %400, i64 9
  store float %455, ptr %454, align 4
  %456 = getelementptr float, ptr %99, i64 %435
  %457 = extractelement <16 x float> %400, i64 10
  store float %457, ptr %456, align 4
  %458 = getelementptr float, ptr %101, i64 %435
  %459 = extractelement <16 x float> %400, i64 11
  store float %459, ptr %458, align 4
  %460 = getelementptr float, ptr %103, i64 %435
  %461 = extractelement <16 x float> %400, i64 12
  store float %461, ptr %460, align 4
  %462 = getelementptr float, ptr %105, i64 %435
  %463 = extractelement <16 x float> %400, i64 13
  store float %463, ptr %462, align 4
  %464 = getelementptr float, ptr %107, i64 %435
  %465 = extractelement <16 x float> %400, i64 14
  store float %465, ptr %464, align 4
  %466 = getelementptr float, ptr %109, i64 %435
  %467 = extractelement <16 x float> %400, i64 15
  store float %467, ptr %466, align 4
  %468 = add i64 %395, 32
  %469 = icmp slt i64 %468, %378
  br i1 %469, label %394, label %470

470:                                              ; preds = %394
  br label %471

471:                                              ; preds = %470, %370
  %472 = icmp eq i64 %378, %377
  br i1 %472, label %501, label %473

473:                                              ; preds = %471
  %474 = shl i64 %371, 8
  %475 = getelementptr i8, ptr %4, i64 %474
  %476 = insertelement <16 x i1> poison, i1 %373, i64 0
  %477 = shufflevector <16 x i1> %476, <16 x i1> poison, <16 x i32> zeroinitializer
  %478 = mul i64 %371, %17
  %479 = add i64 %187, %478
  br label %480

480:                                              ; preds = %473, %480
  %481 = phi i64 [ %498, %480 ], [ %378, %473 ]
  %482 = getelementptr float, ptr %475, i64 %481
  %483 = load <16 x float>, ptr %482, align 4
  %484 = sub i64 %150, %481
  %485 = call i64 @llvm.smax.i64(i64 %484, i64 0)
  %486 = call i64 @llvm.smin.i64(i64 %485, i64 16)
  %487 = trunc nuw nsw i64 %486 to i32
  %488 = insertelement <16 x i32> poison, i32 %487, i64 0
  %489 = shufflevector <16 x i32> %488, <16 x i32> poison, <16 x i32> zeroinitializer
  %490 = icmp samesign ugt <16 x i32> %489, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %491 = and <16 x i1> %477, %490
  %492 = mul i64 %481, %19
  %493 = add i64 %479, %492
  %494 = insertelement <16 x i64> poison, i64 %493, i64 0
  %495 = shufflevector <16 x i64> %494, <16 x i64> poison, <16 x i32> zeroinitializer
  %496 = add <16 x i64> %495, %113
  %497 = getelementptr float, ptr %43, <16 x i64> %496
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %483, <16 x ptr> align 4 %497, <16 x i1> %491)
  %498 = add i64 %481, 16
  %499 = icmp slt i64 %498, %377
  br i1 %499, label %480, label %500

500:                                              ; preds = %480
  br label %501

501:                                              ; preds = %500, %471
  %502 = add i64 %371, 1
  %503 = icmp slt i64 %502, 8
  br i1 %503, label %370, label %384
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
