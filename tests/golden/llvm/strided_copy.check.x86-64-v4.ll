; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %3
  %11 = load i64, ptr %0, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i64, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load i64, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load ptr, ptr %30, align 8, !invariant.load !1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load i64, ptr %32, align 8, !invariant.load !1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load i64, ptr %34, align 8, !invariant.load !1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = load ptr, ptr %36, align 8, !invariant.load !1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = load ptr, ptr %38, align 8, !invariant.load !1
  br i1 %10, label %40, label %123

40:                                               ; preds = %5
  %41 = udiv i64 %2, %7
  %42 = urem i64 %41, %9
  %43 = urem i64 %2, %7
  %44 = icmp ne ptr %23, null
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %46 = getelementptr float, ptr %31, i64 %13
  %47 = shl i64 %13, 1
  %48 = getelementptr float, ptr %31, i64 %47
  %49 = mul i64 %13, 3
  %50 = getelementptr float, ptr %31, i64 %49
  %51 = shl i64 %13, 2
  %52 = getelementptr float, ptr %31, i64 %51
  %53 = mul i64 %13, 5
  %54 = getelementptr float, ptr %31, i64 %53
  %55 = mul i64 %13, 6
  %56 = getelementptr float, ptr %31, i64 %55
  %57 = mul i64 %13, 7
  %58 = getelementptr float, ptr %31, i64 %57
  %59 = shl i64 %13, 3
  %60 = getelementptr float, ptr %31, i64 %59
  %61 = mul i64 %13, 9
  %62 = getelementptr float, ptr %31, i64 %61
  %63 = mul i64 %13, 10
  %64 = getelementptr float, ptr %31, i64 %63
  %65 = mul i64 %13, 11
  %66 = getelementptr float, ptr %31, i64 %65
  %67 = mul i64 %13, 12
  %68 = getelementptr float, ptr %31, i64 %67
  %69 = mul i64 %13, 13
  %70 = getelementptr float, ptr %31, i64 %69
  %71 = mul i64 %13, 14
  %72 = getelementptr float, ptr %31, i64 %71
  %73 = mul i64 %13, 15
  %74 = getelementptr float, ptr %31, i64 %73
  %75 = shl i64 %13, 4
  %76 = insertelement <16 x i64> poison, i64 %13, i64 0
  %77 = shufflevector <16 x i64> %76, <16 x i64> poison, <16 x i32> zeroinitializer
  %78 = mul <16 x i64> %77, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %79 = icmp ne ptr %37, null
  %80 = getelementptr float, ptr %39, i64 %17
  %81 = shl i64 %17, 1
  %82 = getelementptr float, ptr %39, i64 %81
  %83 = mul i64 %17, 3
  %84 = getelementptr float, ptr %39, i64 %83
  %85 = shl i64 %17, 2
  %86 = getelementptr float, ptr %39, i64 %85
  %87 = mul i64 %17, 5
  %88 = getelementptr float, ptr %39, i64 %87
  %89 = mul i64 %17, 6
  %90 = getelementptr float, ptr %39, i64 %89
  %91 = mul i64 %17, 7
  %92 = getelementptr float, ptr %39, i64 %91
  %93 = shl i64 %17, 3
  %94 = getelementptr float, ptr %39, i64 %93
  %95 = mul i64 %17, 9
  %96 = getelementptr float, ptr %39, i64 %95
  %97 = mul i64 %17, 10
  %98 = getelementptr float, ptr %39, i64 %97
  %99 = mul i64 %17, 11
  %100 = getelementptr float, ptr %39, i64 %99
  %101 = mul i64 %17, 12
  %102 = getelementptr float, ptr %39, i64 %101
  %103 = mul i64 %17, 13
  %104 = getelementptr float, ptr %39, i64 %103
  %105 = mul i64 %17, 14
  %106 = getelementptr float, ptr %39, i64 %105
  %107 = mul i64 %17, 15
  %108 = getelementptr float, ptr %39, i64 %107
  %109 = shl i64 %17, 4
  %110 = insertelement <16 x i64> poison, i64 %17, i64 0
  %111 = shufflevector <16 x i64> %110, <16 x i64> poison, <16 x i32> zeroinitializer
  %112 = mul <16 x i64> %111, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  br label %113

113:                                              ; preds = %389, %40
  %114 = phi i64 [ %2, %40 ], [ %397, %389 ]
  %115 = phi i64 [ %43, %40 ], [ %393, %389 ]
  %116 = phi i64 [ %42, %40 ], [ %396, %389 ]
  %117 = shl i64 %116, 3
  %118 = shl i64 %115, 6
  %119 = mul i64 %117, %11
  %120 = mul i64 %118, %13
  %121 = add i64 %119, %120
  br label %125

122:                                              ; preds = %389
  br label %123

123:                                              ; preds = %122, %5, %362, %159
  %124 = phi i32 [ 1, %362 ], [ 1, %159 ], [ 0, %5 ], [ 0, %122 ]
  ret i32 %124

125:                                              ; preds = %113, %144
  %126 = phi i64 [ 0, %113 ], [ %145, %144 ]
  %127 = add i64 %117, %126
  %128 = icmp slt i64 %127, %25
  %129 = mul i64 %126, %11
  %130 = add i64 %121, %129
  br label %131

131:                                              ; preds = %125, %169
  %132 = phi i64 [ 0, %125 ], [ %170, %169 ]
  %133 = mul i64 %132, %13
  %134 = add i64 %130, %133
  %135 = icmp sgt i64 %134, %21
  %136 = icmp slt i64 %134, %19
  %137 = or i1 %136, %135
  %138 = add i64 %118, %132
  %139 = icmp slt i64 %138, %27
  %140 = and i1 %128, %139
  %141 = xor i1 %137, true
  %142 = and i1 %44, %141
  %143 = and i1 %142, %140
  br i1 %143, label %150, label %155

144:                                              ; preds = %169
  %145 = add i64 %126, 1
  %146 = icmp slt i64 %145, 8
  br i1 %146, label %125, label %147

147:                                              ; preds = %144
  %148 = call i64 @llvm.ssub.sat.i64(i64 %27, i64 %118)
  %149 = call i64 @llvm.smax.i64(i64 %148, i64 0)
  br label %172

150:                                              ; preds = %131
  %151 = load ptr, ptr %45, align 8
  %152 = call i8 %151(ptr nonnull %23, i64 %134) #4
  %153 = and i8 %152, 1
  %154 = icmp eq i8 %153, 0
  br label %157

155:                                              ; preds = %131
  %156 = and i1 %137, %140
  br label %157

157:                                              ; preds = %155, %150
  %158 = phi i1 [ %154, %150 ], [ %156, %155 ]
  br i1 %158, label %159, label %169, !prof !2

159:                                              ; preds = %157
  %160 = shl i64 %126, 6
  %161 = add i64 %160, %132
  %162 = load volatile ptr, ptr %6, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 48
  %164 = load ptr, ptr %163, align 8
  store i32 1, ptr %164, align 4
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 4
  store i32 36, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 8
  store i64 %114, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %164, i64 16
  store i64 %161, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %164, i64 24
  store i64 %134, ptr %168, align 8
  br label %123

169:                                              ; preds = %157
  %170 = add i64 %132, 1
  %171 = icmp slt i64 %170, 64
  br i1 %171, label %131, label %144

172:                                              ; preds = %147, %327
  %173 = phi i64 [ %328, %327 ], [ 0, %147 ]
  %174 = add i64 %117, %173
  %175 = icmp slt i64 %174, %25
  %176 = select i1 %175, i64 4611686018427387904, i64 0
  %177 = call i64 @llvm.smin.i64(i64 %176, i64 %148)
  %178 = call i64 @llvm.smax.i64(i64 %177, i64 0)
  %179 = call i64 @llvm.smin.i64(i64 %178, i64 64)
  %180 = and i64 %179, 96
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %297, label %182

182:                                              ; preds = %172
  %183 = mul i64 %173, %11
  %184 = add i64 %121, %183
  %185 = shl i64 %173, 6
  br label %190

186:                                              ; preds = %327
  %187 = mul i64 %117, %15
  %188 = mul i64 %118, %17
  %189 = add i64 %187, %188
  br label %330

190:                                              ; preds = %182, %190
  %191 = phi i64 [ %294, %190 ], [ 0, %182 ]
  %192 = mul i64 %191, %13
  %193 = add i64 %184, %192
  %194 = getelementptr float, ptr %31, i64 %193
  %195 = load float, ptr %194, align 4
  %196 = insertelement <16 x float> poison, float %195, i64 0
  %197 = getelementptr float, ptr %46, i64 %193
  %198 = load float, ptr %197, align 4
  %199 = insertelement <16 x float> %196, float %198, i64 1
  %200 = getelementptr float, ptr %48, i64 %193
  %201 = load float, ptr %200, align 4
  %202 = insertelement <16 x float> %199, float %201, i64 2
  %203 = getelementptr float, ptr %50, i64 %193
  %204 = load float, ptr %203, align 4
  %205 = insertelement <16 x float> %202, float %204, i64 3
  %206 = getelementptr float, ptr %52, i64 %193
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> %205, float %207, i64 4
  %209 = getelementptr float, ptr %54, i64 %193
  %210 = load float, ptr %209, align 4
  %211 = insertelement <16 x float> %208, float %210, i64 5
  %212 = getelementptr float, ptr %56, i64 %193
  %213 = load float, ptr %212, align 4
  %214 = insertelement <16 x float> %211, float %213, i64 6
  %215 = getelementptr float, ptr %58, i64 %193
  %216 = load float, ptr %215, align 4
  %217 = insertelement <16 x float> %214, float %216, i64 7
  %218 = getelementptr float, ptr %60, i64 %193
  %219 = load float, ptr %218, align 4
  %220 = insertelement <16 x float> %217, float %219, i64 8
  %221 = getelementptr float, ptr %62, i64 %193
  %222 = load float, ptr %221, align 4
  %223 = insertelement <16 x float> %220, float %222, i64 9
  %224 = getelementptr float, ptr %64, i64 %193
  %225 = load float, ptr %224, align 4
  %226 = insertelement <16 x float> %223, float %225, i64 10
  %227 = getelementptr float, ptr %66, i64 %193
  %228 = load float, ptr %227, align 4
  %229 = insertelement <16 x float> %226, float %228, i64 11
  %230 = getelementptr float, ptr %68, i64 %193
  %231 = load float, ptr %230, align 4
  %232 = insertelement <16 x float> %229, float %231, i64 12
  %233 = getelementptr float, ptr %70, i64 %193
  %234 = load float, ptr %233, align 4
  %235 = insertelement <16 x float> %232, float %234, i64 13
  %236 = getelementptr float, ptr %72, i64 %193
  %237 = load float, ptr %236, align 4
  %238 = insertelement <16 x float> %235, float %237, i64 14
  %239 = getelementptr float, ptr %74, i64 %193
  %240 = load float, ptr %239, align 4
  %241 = insertelement <16 x float> %238, float %240, i64 15
  %242 = add i64 %193, %75
  %243 = getelementptr float, ptr %31, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = insertelement <16 x float> poison, float %244, i64 0
  %246 = getelementptr float, ptr %46, i64 %242
  %247 = load float, ptr %246, align 4
  %248 = insertelement <16 x float> %245, float %247, i64 1
  %249 = getelementptr float, ptr %48, i64 %242
  %250 = load float, ptr %249, align 4
  %251 = insertelement <16 x float> %248, float %250, i64 2
  %252 = getelementptr float, ptr %50, i64 %242
  %253 = load float, ptr %252, align 4
  %254 = insertelement <16 x float> %251, float %253, i64 3
  %255 = getelementptr float, ptr %52, i64 %242
  %256 = load float, ptr %255, align 4
  %257 = insertelement <16 x float> %254, float %256, i64 4
  %258 = getelementptr float, ptr %54, i64 %242
  %259 = load float, ptr %258, align 4
  %260 = insertelement <16 x float> %257, float %259, i64 5
  %261 = getelementptr float, ptr %56, i64 %242
  %262 = load float, ptr %261, align 4
  %263 = insertelement <16 x float> %260, float %262, i64 6
  %264 = getelementptr float, ptr %58, i64 %242
  %265 = load float, ptr %264, align 4
  %266 = insertelement <16 x float> %263, float %265, i64 7
  %267 = getelementptr float, ptr %60, i64 %242
  %268 = load float, ptr %267, align 4
  %269 = insertelement <16 x float> %266, float %268, i64 8
  %270 = getelementptr float, ptr %62, i64 %242
  %271 = load float, ptr %270, align 4
  %272 = insertelement <16 x float> %269, float %271, i64 9
  %273 = getelementptr float, ptr %64, i64 %242
  %274 = load float, ptr %273, align 4
  %275 = insertelement <16 x float> %272, float %274, i64 10
  %276 = getelementptr float, ptr %66, i64 %242
  %277 = load float, ptr %276, align 4
  %278 = insertelement <16 x float> %275, float %277, i64 11
  %279 = getelementptr float, ptr %68, i64 %242
  %280 = load float, ptr %279, align 4
  %281 = insertelement <16 x float> %278, float %280, i64 12
  %282 = getelementptr float, ptr %70, i64 %242
  %283 = load float, ptr %282, align 4
  %284 = insertelement <16 x float> %281, float %283, i64 13
  %285 = getelementptr float, ptr %72, i64 %242
  %286 = load float, ptr %285, align 4
  %287 = insertelement <16 x float> %284, float %286, i64 14
  %288 = getelementptr float, ptr %74, i64 %242
  %289 = load float, ptr %288, align 4
  %290 = insertelement <16 x float> %287, float %289, i64 15
  %291 = add i64 %185, %191
  %292 = getelementptr float, ptr %4, i64 %291
  store <16 x float> %241, ptr %292, align 4
  %293 = getelementptr i8, ptr %292, i64 64
  store <16 x float> %290, ptr %293, align 4
  %294 = add i64 %191, 32
  %295 = icmp slt i64 %294, %180
  br i1 %295, label %190, label %296

296:                                              ; preds = %190
  br label %297

297:                                              ; preds = %296, %172
  %298 = icmp slt i64 %177, 64
  br i1 %298, label %299, label %327

299:                                              ; preds = %297
  %300 = insertelement <16 x i1> poison, i1 %175, i64 0
  %301 = shufflevector <16 x i1> %300, <16 x i1> poison, <16 x i32> zeroinitializer
  %302 = mul i64 %173, %11
  %303 = add i64 %121, %302
  %304 = shl i64 %173, 8
  %305 = getelementptr i8, ptr %4, i64 %304
  br label %306

306:                                              ; preds = %299, %306
  %307 = phi i64 [ %324, %306 ], [ %180, %299 ]
  %308 = sub i64 %149, %307
  %309 = call i64 @llvm.smax.i64(i64 %308, i64 0)
  %310 = call i64 @llvm.smin.i64(i64 %309, i64 16)
  %311 = trunc nuw nsw i64 %310 to i32
  %312 = insertelement <16 x i32> poison, i32 %311, i64 0
  %313 = shufflevector <16 x i32> %312, <16 x i32> poison, <16 x i32> zeroinitializer
  %314 = icmp samesign ugt <16 x i32> %313, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %315 = and <16 x i1> %301, %314
  %316 = mul i64 %307, %13
  %317 = add i64 %303, %316
  %318 = insertelement <16 x i64> poison, i64 %317, i64 0
  %319 = shufflevector <16 x i64> %318, <16 x i64> poison, <16 x i32> zeroinitializer
  %320 = add <16 x i64> %319, %78
  %321 = getelementptr float, ptr %31, <16 x i64> %320
  %322 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %321, <16 x i1> %315, <16 x float> zeroinitializer)
  %323 = getelementptr float, ptr %305, i64 %307
  store <16 x float> %322, ptr %323, align 4
  %324 = add i64 %307, 16
  %325 = icmp slt i64 %324, 64
  br i1 %325, label %306, label %326

326:                                              ; preds = %306
  br label %327

327:                                              ; preds = %326, %297
  %328 = add i64 %173, 1
  %329 = icmp slt i64 %328, 8
  br i1 %329, label %172, label %186

330:                                              ; preds = %186, %349
  %331 = phi i64 [ 0, %186 ], [ %350, %349 ]
  %332 = add i64 %117, %331
  %333 = icmp slt i64 %332, %25
  %334 = mul i64 %331, %15
  %335 = add i64 %189, %334
  br label %336

336:                                              ; preds = %330, %372
  %337 = phi i64 [ 0, %330 ], [ %373, %372 ]
  %338 = mul i64 %337, %17
  %339 = add i64 %335, %338
  %340 = icmp sgt i64 %339, %35
  %341 = icmp slt i64 %339, %33
  %342 = or i1 %341, %340
  %343 = add i64 %118, %337
  %344 = icmp slt i64 %343, %27
  %345 = and i1 %333, %344
  %346 = xor i1 %342, true
  %347 = and i1 %79, %346
  %348 = and i1 %347, %345
  br i1 %348, label %353, label %358

349:                                              ; preds = %372
  %350 = add i64 %331, 1
  %351 = icmp slt i64 %350, 8
  br i1 %351, label %330, label %352

352:                                              ; preds = %349
  br label %375

353:                                              ; preds = %336
  %354 = load ptr, ptr %45, align 8
  %355 = call i8 %354(ptr nonnull %37, i64 %339) #4
  %356 = and i8 %355, 1
  %357 = icmp eq i8 %356, 0
  br label %360

358:                                              ; preds = %336
  %359 = and i1 %342, %345
  br label %360

360:                                              ; preds = %358, %353
  %361 = phi i1 [ %357, %353 ], [ %359, %358 ]
  br i1 %361, label %362, label %372, !prof !2

362:                                              ; preds = %360
  %363 = shl i64 %331, 6
  %364 = add i64 %363, %337
  %365 = load volatile ptr, ptr %6, align 8
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 48
  %367 = load ptr, ptr %366, align 8
  store i32 1, ptr %367, align 4
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 4
  store i32 46, ptr %368, align 4
  %369 = getelementptr inbounds nuw i8, ptr %367, i64 8
  store i64 %114, ptr %369, align 8
  %370 = getelementptr inbounds nuw i8, ptr %367, i64 16
  store i64 %364, ptr %370, align 8
  %371 = getelementptr inbounds nuw i8, ptr %367, i64 24
  store i64 %339, ptr %371, align 8
  br label %123

372:                                              ; preds = %360
  %373 = add i64 %337, 1
  %374 = icmp slt i64 %373, 64
  br i1 %374, label %336, label %349

375:                                              ; preds = %352, %506
  %376 = phi i64 [ %507, %506 ], [ 0, %352 ]
  %377 = add i64 %117, %376
  %378 = icmp slt i64 %377, %25
  %379 = select i1 %378, i64 4611686018427387904, i64 0
  %380 = call i64 @llvm.smin.i64(i64 %379, i64 %148)
  %381 = call i64 @llvm.smax.i64(i64 %380, i64 0)
  %382 = call i64 @llvm.smin.i64(i64 %381, i64 64)
  %383 = and i64 %382, 96
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %476, label %385

385:                                              ; preds = %375
  %386 = shl i64 %376, 6
  %387 = mul i64 %376, %15
  %388 = add i64 %189, %387
  br label %399

389:                                              ; preds = %506
  %390 = add i64 %115, 1
  %391 = icmp eq i64 %390, %7
  %392 = zext i1 %391 to i64
  %393 = select i1 %391, i64 0, i64 %390
  %394 = add i64 %116, %392
  %395 = icmp eq i64 %394, %9
  %396 = select i1 %395, i64 0, i64 %394
  %397 = add i64 %114, 1
  %398 = icmp slt i64 %397, %3
  br i1 %398, label %113, label %122

399:                                              ; preds = %385, %399
  %400 = phi i64 [ %473, %399 ], [ 0, %385 ]
  %401 = add i64 %386, %400
  %402 = getelementptr float, ptr %4, i64 %401
  %403 = load <16 x float>, ptr %402, align 4
  %404 = getelementptr i8, ptr %402, i64 64
  %405 = load <16 x float>, ptr %404, align 4
  %406 = mul i64 %400, %17
  %407 = add i64 %388, %406
  %408 = getelementptr float, ptr %39, i64 %407
  %409 = extractelement <16 x float> %403, i64 0
  store float %409, ptr %408, align 4
  %410 = getelementptr float, ptr %80, i64 %407
  %411 = extractelement <16 x float> %403, i64 1
  store float %411, ptr %410, align 4
  %412 = getelementptr float, ptr %82, i64 %407
  %413 = extractelement <16 x float> %403, i64 2
  store float %413, ptr %412, align 4
  %414 = getelementptr float, ptr %84, i64 %407
  %415 = extractelement <16 x float> %403, i64 3
  store float %415, ptr %414, align 4
  %416 = getelementptr float, ptr %86, i64 %407
  %417 = extractelement <16 x float> %403, i64 4
  store float %417, ptr %416, align 4
  %418 = getelementptr float, ptr %88, i64 %407
  %419 = extractelement <16 x float> %403, i64 5
  store float %419, ptr %418, align 4
  %420 = getelementptr float, ptr %90, i64 %407
  %421 = extractelement <16 x float> %403, i64 6
  store float %421, ptr %420, align 4
  %422 = getelementptr float, ptr %92, i64 %407
  %423 = extractelement <16 x float> %403, i64 7
  store float %423, ptr %422, align 4
  %424 = getelementptr float, ptr %94, i64 %407
  %425 = extractelement <16 x float> %403, i64 8
  store float %425, ptr %424, align 4
  %426 = getelementptr float, ptr %96, i64 %407
  %427 = extractelement <16 x float> %403, i64 9
  store float %427, ptr %426, align 4
  %428 = getelementptr float, ptr %98, i64 %407
  %429 = extractelement <16 x float> %403, i64 10
  store float %429, ptr %428, align 4
  %430 = getelementptr float, ptr %100, i64 %407
  %431 = extractelement <16 x float> %403, i64 11
  store float %431, ptr %430, align 4
  %432 = getelementptr float, ptr %102, i64 %407
  %433 = extractelement <16 x float> %403, i64 12
  store float %433, ptr %432, align 4
  %434 = getelementptr float, ptr %104, i64 %407
  %435 = extractelement <16 x float> %403, i64 13
  store float %435, ptr %434, align 4
  %436 = getelementptr float, ptr %106, i64 %407
  %437 = extractelement <16 x float> %403, i64 14
  store float %437, ptr %436, align 4
  %438 = getelementptr float, ptr %108, i64 %407
  %439 = extractelement <16 x float> %403, i64 15
  store float %439, ptr %438, align 4
  %440 = add i64 %407, %109
  %441 = getelementptr float, ptr %39, i64 %440
  %442 = extractelement <16 x float> %405, i64 0
  store float %442, ptr %441, align 4
  %443 = getelementptr float, ptr %80, i64 %440
  %444 = extractelement <16 x float> %405, i64 1
  store float %444, ptr %443, align 4
  %445 = getelementptr float, ptr %82, i64 %440
  %446 = extractelement <16 x float> %405, i64 2
  store float %446, ptr %445, align 4
  %447 = getelementptr float, ptr %84, i64 %440
  %448 = extractelement <16 x float> %405, i64 3
  store float %448, ptr %447, align 4
  %449 = getelementptr float, ptr %86, i64 %440
  %450 = extractelement <16 x float> %405, i64 4
  store float %450, ptr %449, align 4
  %451 = getelementptr float, ptr %88, i64 %440
  %452 = extractelement <16 x float> %405, i64 5
  store float %452, ptr %451, align 4
  %453 = getelementptr float, ptr %90, i64 %440
  %454 = extractelement <16 x float> %405, i64 6
  store float %454, ptr %453, align 4
  %455 = getelementptr float, ptr %92, i64 %440
  %456 = extractelement <16 x float> %405, i64 7
  store float %456, ptr %455, align 4
  %457 = getelementptr float, ptr %94, i64 %440
  %458 = extractelement <16 x float> %405, i64 8
  store float %458, ptr %457, align 4
  %459 = getelementptr float, ptr %96, i64 %440
  %460 = extractelement <16 x float> %405, i64 9
  store float %460, ptr %459, align 4
  %461 = getelementptr float, ptr %98, i64 %440
  %462 = extractelement <16 x float> %405, i64 10
  store float %462, ptr %461, align 4
  %463 = getelementptr float, ptr %100, i64 %440
  %464 = extractelement <16 x float> %405, i64 11
  store float %464, ptr %463, align 4
  %465 = getelementptr float, ptr %102, i64 %440
  %466 = extractelement <16 x float> %405, i64 12
  store float %466, ptr %465, align 4
  %467 = getelementptr float, ptr %104, i64 %440
  %468 = extractelement <16 x float> %405, i64 13
  store float %468, ptr %467, align 4
  %469 = getelementptr float, ptr %106, i64 %440
  %470 = extractelement <16 x float> %405, i64 14
  store float %470, ptr %469, align 4
  %471 = getelementptr float, ptr %108, i64 %440
  %472 = extractelement <16 x float> %405, i64 15
  store float %472, ptr %471, align 4
  %473 = add i64 %400, 32
  %474 = icmp slt i64 %473, %383
  br i1 %474, label %399, label %475

475:                                              ; preds = %399
  br label %476

476:                                              ; preds = %475, %375
  %477 = icmp eq i64 %383, %382
  br i1 %477, label %506, label %478

478:                                              ; preds = %476
  %479 = shl i64 %376, 8
  %480 = getelementptr i8, ptr %4, i64 %479
  %481 = insertelement <16 x i1> poison, i1 %378, i64 0
  %482 = shufflevector <16 x i1> %481, <16 x i1> poison, <16 x i32> zeroinitializer
  %483 = mul i64 %376, %15
  %484 = add i64 %189, %483
  br label %485

485:                                              ; preds = %478, %485
  %486 = phi i64 [ %503, %485 ], [ %383, %478 ]
  %487 = getelementptr float, ptr %480, i64 %486
  %488 = load <16 x float>, ptr %487, align 4
  %489 = sub i64 %149, %486
  %490 = call i64 @llvm.smax.i64(i64 %489, i64 0)
  %491 = call i64 @llvm.smin.i64(i64 %490, i64 16)
  %492 = trunc nuw nsw i64 %491 to i32
  %493 = insertelement <16 x i32> poison, i32 %492, i64 0
  %494 = shufflevector <16 x i32> %493, <16 x i32> poison, <16 x i32> zeroinitializer
  %495 = icmp samesign ugt <16 x i32> %494, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %496 = and <16 x i1> %482, %495
  %497 = mul i64 %486, %17
  %498 = add i64 %484, %497
  %499 = insertelement <16 x i64> poison, i64 %498, i64 0
  %500 = shufflevector <16 x i64> %499, <16 x i64> poison, <16 x i32> zeroinitializer
  %501 = add <16 x i64> %500, %112
  %502 = getelementptr float, ptr %39, <16 x i64> %501
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %488, <16 x ptr> align 4 %502, <16 x i1> %496)
  %503 = add i64 %486, 16
  %504 = icmp slt i64 %503, %382
  br i1 %504, label %485, label %505

505:                                              ; preds = %485
  br label %506

506:                                              ; preds = %505, %476
  %507 = add i64 %376, 1
  %508 = icmp slt i64 %507, 8
  br i1 %508, label %375, label %389
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

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
