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
  br i1 %12, label %44, label %92

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
  %61 = insertelement <8 x i64> poison, i64 %15, i64 0
  %62 = shufflevector <8 x i64> %61, <8 x i64> poison, <8 x i32> zeroinitializer
  %63 = mul <8 x i64> %62, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %64 = icmp ne ptr %41, null
  %65 = getelementptr float, ptr %43, i64 %19
  %66 = shl i64 %19, 1
  %67 = getelementptr float, ptr %43, i64 %66
  %68 = mul i64 %19, 3
  %69 = getelementptr float, ptr %43, i64 %68
  %70 = shl i64 %19, 2
  %71 = getelementptr float, ptr %43, i64 %70
  %72 = mul i64 %19, 5
  %73 = getelementptr float, ptr %43, i64 %72
  %74 = mul i64 %19, 6
  %75 = getelementptr float, ptr %43, i64 %74
  %76 = mul i64 %19, 7
  %77 = getelementptr float, ptr %43, i64 %76
  %78 = shl i64 %19, 3
  %79 = insertelement <8 x i64> poison, i64 %19, i64 0
  %80 = shufflevector <8 x i64> %79, <8 x i64> poison, <8 x i32> zeroinitializer
  %81 = mul <8 x i64> %80, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  br label %82

82:                                               ; preds = %44, %304
  %83 = phi i64 [ %312, %304 ], [ %2, %44 ]
  %84 = phi i64 [ %310, %304 ], [ %9, %44 ]
  %85 = phi i64 [ %311, %304 ], [ %11, %44 ]
  %86 = shl i64 %85, 3
  %87 = shl i64 %84, 6
  %88 = mul i64 %86, %13
  %89 = mul i64 %87, %15
  %90 = add i64 %88, %89
  br label %94

91:                                               ; preds = %304
  br label %92

92:                                               ; preds = %91, %5, %280, %128
  %93 = phi i32 [ 1, %280 ], [ 1, %128 ], [ 0, %5 ], [ 0, %91 ]
  ret i32 %93

94:                                               ; preds = %82, %113
  %95 = phi i64 [ 0, %82 ], [ %114, %113 ]
  %96 = add i64 %86, %95
  %97 = icmp slt i64 %96, %27
  %98 = mul i64 %95, %13
  %99 = add i64 %90, %98
  br label %100

100:                                              ; preds = %94, %135
  %101 = phi i64 [ 0, %94 ], [ %136, %135 ]
  %102 = mul i64 %101, %15
  %103 = add i64 %99, %102
  %104 = icmp sgt i64 %103, %23
  %105 = icmp slt i64 %103, %21
  %106 = or i1 %105, %104
  %107 = add i64 %87, %101
  %108 = icmp slt i64 %107, %29
  %109 = and i1 %97, %108
  %110 = xor i1 %106, true
  %111 = and i1 %45, %110
  %112 = and i1 %111, %109
  br i1 %112, label %119, label %124

113:                                              ; preds = %135
  %114 = add i64 %95, 1
  %115 = icmp slt i64 %114, 8
  br i1 %115, label %94, label %116

116:                                              ; preds = %113
  %117 = call i64 @llvm.ssub.sat.i64(i64 %29, i64 %87)
  %118 = call i64 @llvm.smax.i64(i64 %117, i64 0)
  br label %138

119:                                              ; preds = %100
  %120 = load ptr, ptr %46, align 8
  %121 = call i8 %120(ptr nonnull %25, i64 %103) #4
  %122 = and i8 %121, 1
  %123 = icmp eq i8 %122, 0
  br label %126

124:                                              ; preds = %100
  %125 = and i1 %106, %109
  br label %126

126:                                              ; preds = %124, %119
  %127 = phi i1 [ %123, %119 ], [ %125, %124 ]
  br i1 %127, label %128, label %135, !prof !1

128:                                              ; preds = %126
  %129 = shl i64 %95, 6
  %130 = add i64 %129, %101
  store i32 1, ptr %33, align 4
  %131 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 36, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %83, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %130, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %103, ptr %134, align 8
  br label %92

135:                                              ; preds = %126
  %136 = add i64 %101, 1
  %137 = icmp slt i64 %136, 64
  br i1 %137, label %100, label %113

138:                                              ; preds = %116, %245
  %139 = phi i64 [ %246, %245 ], [ 0, %116 ]
  %140 = add i64 %86, %139
  %141 = icmp slt i64 %140, %27
  %142 = select i1 %141, i64 4611686018427387904, i64 0
  %143 = call i64 @llvm.smin.i64(i64 %142, i64 %117)
  %144 = call i64 @llvm.smax.i64(i64 %143, i64 0)
  %145 = call i64 @llvm.smin.i64(i64 %144, i64 64)
  %146 = and i64 %145, 112
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %215, label %148

148:                                              ; preds = %138
  %149 = mul i64 %139, %13
  %150 = add i64 %90, %149
  %151 = shl i64 %139, 6
  br label %156

152:                                              ; preds = %245
  %153 = mul i64 %86, %17
  %154 = mul i64 %87, %19
  %155 = add i64 %153, %154
  br label %248

156:                                              ; preds = %148, %156
  %157 = phi i64 [ %212, %156 ], [ 0, %148 ]
  %158 = mul i64 %157, %15
  %159 = add i64 %150, %158
  %160 = getelementptr float, ptr %35, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = insertelement <8 x float> poison, float %161, i64 0
  %163 = getelementptr float, ptr %47, i64 %159
  %164 = load float, ptr %163, align 4
  %165 = insertelement <8 x float> %162, float %164, i64 1
  %166 = getelementptr float, ptr %49, i64 %159
  %167 = load float, ptr %166, align 4
  %168 = insertelement <8 x float> %165, float %167, i64 2
  %169 = getelementptr float, ptr %51, i64 %159
  %170 = load float, ptr %169, align 4
  %171 = insertelement <8 x float> %168, float %170, i64 3
  %172 = getelementptr float, ptr %53, i64 %159
  %173 = load float, ptr %172, align 4
  %174 = insertelement <8 x float> %171, float %173, i64 4
  %175 = getelementptr float, ptr %55, i64 %159
  %176 = load float, ptr %175, align 4
  %177 = insertelement <8 x float> %174, float %176, i64 5
  %178 = getelementptr float, ptr %57, i64 %159
  %179 = load float, ptr %178, align 4
  %180 = insertelement <8 x float> %177, float %179, i64 6
  %181 = getelementptr float, ptr %59, i64 %159
  %182 = load float, ptr %181, align 4
  %183 = insertelement <8 x float> %180, float %182, i64 7
  %184 = add i64 %159, %60
  %185 = getelementptr float, ptr %35, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = insertelement <8 x float> poison, float %186, i64 0
  %188 = getelementptr float, ptr %47, i64 %184
  %189 = load float, ptr %188, align 4
  %190 = insertelement <8 x float> %187, float %189, i64 1
  %191 = getelementptr float, ptr %49, i64 %184
  %192 = load float, ptr %191, align 4
  %193 = insertelement <8 x float> %190, float %192, i64 2
  %194 = getelementptr float, ptr %51, i64 %184
  %195 = load float, ptr %194, align 4
  %196 = insertelement <8 x float> %193, float %195, i64 3
  %197 = getelementptr float, ptr %53, i64 %184
  %198 = load float, ptr %197, align 4
  %199 = insertelement <8 x float> %196, float %198, i64 4
  %200 = getelementptr float, ptr %55, i64 %184
  %201 = load float, ptr %200, align 4
  %202 = insertelement <8 x float> %199, float %201, i64 5
  %203 = getelementptr float, ptr %57, i64 %184
  %204 = load float, ptr %203, align 4
  %205 = insertelement <8 x float> %202, float %204, i64 6
  %206 = getelementptr float, ptr %59, i64 %184
  %207 = load float, ptr %206, align 4
  %208 = insertelement <8 x float> %205, float %207, i64 7
  %209 = add i64 %151, %157
  %210 = getelementptr float, ptr %4, i64 %209
  store <8 x float> %183, ptr %210, align 4
  %211 = getelementptr i8, ptr %210, i64 32
  store <8 x float> %208, ptr %211, align 4
  %212 = add i64 %157, 16
  %213 = icmp slt i64 %212, %146
  br i1 %213, label %156, label %214

214:                                              ; preds = %156
  br label %215

215:                                              ; preds = %214, %138
  %216 = icmp slt i64 %143, 64
  br i1 %216, label %217, label %245

217:                                              ; preds = %215
  %218 = insertelement <8 x i1> poison, i1 %141, i64 0
  %219 = shufflevector <8 x i1> %218, <8 x i1> poison, <8 x i32> zeroinitializer
  %220 = mul i64 %139, %13
  %221 = add i64 %90, %220
  %222 = shl i64 %139, 8
  %223 = getelementptr i8, ptr %4, i64 %222
  br label %224

224:                                              ; preds = %217, %224
  %225 = phi i64 [ %242, %224 ], [ %146, %217 ]
  %226 = sub i64 %118, %225
  %227 = call i64 @llvm.smax.i64(i64 %226, i64 0)
  %228 = call i64 @llvm.smin.i64(i64 %227, i64 8)
  %229 = trunc nuw nsw i64 %228 to i32
  %230 = insertelement <8 x i32> poison, i32 %229, i64 0
  %231 = shufflevector <8 x i32> %230, <8 x i32> poison, <8 x i32> zeroinitializer
  %232 = icmp samesign ugt <8 x i32> %231, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %233 = and <8 x i1> %219, %232
  %234 = mul i64 %225, %15
  %235 = add i64 %221, %234
  %236 = insertelement <8 x i64> poison, i64 %235, i64 0
  %237 = shufflevector <8 x i64> %236, <8 x i64> poison, <8 x i32> zeroinitializer
  %238 = add <8 x i64> %237, %63
  %239 = getelementptr float, ptr %35, <8 x i64> %238
  %240 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %239, <8 x i1> %233, <8 x float> zeroinitializer)
  %241 = getelementptr float, ptr %223, i64 %225
  store <8 x float> %240, ptr %241, align 4
  %242 = add i64 %225, 8
  %243 = icmp slt i64 %242, 64
  br i1 %243, label %224, label %244

244:                                              ; preds = %224
  br label %245

245:                                              ; preds = %244, %215
  %246 = add i64 %139, 1
  %247 = icmp slt i64 %246, 8
  br i1 %247, label %138, label %152

248:                                              ; preds = %152, %267
  %249 = phi i64 [ 0, %152 ], [ %268, %267 ]
  %250 = add i64 %86, %249
  %251 = icmp slt i64 %250, %27
  %252 = mul i64 %249, %17
  %253 = add i64 %155, %252
  br label %254

254:                                              ; preds = %248, %287
  %255 = phi i64 [ 0, %248 ], [ %288, %287 ]
  %256 = mul i64 %255, %19
  %257 = add i64 %253, %256
  %258 = icmp sgt i64 %257, %39
  %259 = icmp slt i64 %257, %37
  %260 = or i1 %259, %258
  %261 = add i64 %87, %255
  %262 = icmp slt i64 %261, %29
  %263 = and i1 %251, %262
  %264 = xor i1 %260, true
  %265 = and i1 %64, %264
  %266 = and i1 %265, %263
  br i1 %266, label %271, label %276

267:                                              ; preds = %287
  %268 = add i64 %249, 1
  %269 = icmp slt i64 %268, 8
  br i1 %269, label %248, label %270

270:                                              ; preds = %267
  br label %290

271:                                              ; preds = %254
  %272 = load ptr, ptr %46, align 8
  %273 = call i8 %272(ptr nonnull %41, i64 %257) #4
  %274 = and i8 %273, 1
  %275 = icmp eq i8 %274, 0
  br label %278

276:                                              ; preds = %254
  %277 = and i1 %260, %263
  br label %278

278:                                              ; preds = %276, %271
  %279 = phi i1 [ %275, %271 ], [ %277, %276 ]
  br i1 %279, label %280, label %287, !prof !1

280:                                              ; preds = %278
  %281 = shl i64 %249, 6
  %282 = add i64 %281, %255
  store i32 1, ptr %33, align 4
  %283 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 46, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %83, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %282, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %257, ptr %286, align 8
  br label %92

287:                                              ; preds = %278
  %288 = add i64 %255, 1
  %289 = icmp slt i64 %288, 64
  br i1 %289, label %254, label %267

290:                                              ; preds = %270, %389
  %291 = phi i64 [ %390, %389 ], [ 0, %270 ]
  %292 = add i64 %86, %291
  %293 = icmp slt i64 %292, %27
  %294 = select i1 %293, i64 4611686018427387904, i64 0
  %295 = call i64 @llvm.smin.i64(i64 %294, i64 %117)
  %296 = call i64 @llvm.smax.i64(i64 %295, i64 0)
  %297 = call i64 @llvm.smin.i64(i64 %296, i64 64)
  %298 = and i64 %297, 112
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %359, label %300

300:                                              ; preds = %290
  %301 = shl i64 %291, 6
  %302 = mul i64 %291, %17
  %303 = add i64 %155, %302
  br label %314

304:                                              ; preds = %389
  %305 = add i64 %84, 1
  %306 = icmp eq i64 %305, %6
  %307 = zext i1 %306 to i64
  %308 = add i64 %85, %307
  %309 = icmp eq i64 %308, %8
  %310 = select i1 %306, i64 0, i64 %305
  %311 = select i1 %309, i64 0, i64 %308
  %312 = add i64 %83, 1
  %313 = icmp slt i64 %312, %3
  br i1 %313, label %82, label %91

314:                                              ; preds = %300, %314
  %315 = phi i64 [ %356, %314 ], [ 0, %300 ]
  %316 = add i64 %301, %315
  %317 = getelementptr float, ptr %4, i64 %316
  %318 = load <8 x float>, ptr %317, align 4
  %319 = getelementptr i8, ptr %317, i64 32
  %320 = load <8 x float>, ptr %319, align 4
  %321 = mul i64 %315, %19
  %322 = add i64 %303, %321
  %323 = getelementptr float, ptr %43, i64 %322
  %324 = extractelement <8 x float> %318, i64 0
  store float %324, ptr %323, align 4
  %325 = getelementptr float, ptr %65, i64 %322
  %326 = extractelement <8 x float> %318, i64 1
  store float %326, ptr %325, align 4
  %327 = getelementptr float, ptr %67, i64 %322
  %328 = extractelement <8 x float> %318, i64 2
  store float %328, ptr %327, align 4
  %329 = getelementptr float, ptr %69, i64 %322
  %330 = extractelement <8 x float> %318, i64 3
  store float %330, ptr %329, align 4
  %331 = getelementptr float, ptr %71, i64 %322
  %332 = extractelement <8 x float> %318, i64 4
  store float %332, ptr %331, align 4
  %333 = getelementptr float, ptr %73, i64 %322
  %334 = extractelement <8 x float> %318, i64 5
  store float %334, ptr %333, align 4
  %335 = getelementptr float, ptr %75, i64 %322
  %336 = extractelement <8 x float> %318, i64 6
  store float %336, ptr %335, align 4
  %337 = getelementptr float, ptr %77, i64 %322
  %338 = extractelement <8 x float> %318, i64 7
  store float %338, ptr %337, align 4
  %339 = add i64 %322, %78
  %340 = getelementptr float, ptr %43, i64 %339
  %341 = extractelement <8 x float> %320, i64 0
  store float %341, ptr %340, align 4
  %342 = getelementptr float, ptr %65, i64 %339
  %343 = extractelement <8 x float> %320, i64 1
  store float %343, ptr %342, align 4
  %344 = getelementptr float, ptr %67, i64 %339
  %345 = extractelement <8 x float> %320, i64 2
  store float %345, ptr %344, align 4
  %346 = getelementptr float, ptr %69, i64 %339
  %347 = extractelement <8 x float> %320, i64 3
  store float %347, ptr %346, align 4
  %348 = getelementptr float, ptr %71, i64 %339
  %349 = extractelement <8 x float> %320, i64 4
  store float %349, ptr %348, align 4
  %350 = getelementptr float, ptr %73, i64 %339
  %351 = extractelement <8 x float> %320, i64 5
  store float %351, ptr %350, align 4
  %352 = getelementptr float, ptr %75, i64 %339
  %353 = extractelement <8 x float> %320, i64 6
  store float %353, ptr %352, align 4
  %354 = getelementptr float, ptr %77, i64 %339
  %355 = extractelement <8 x float> %320, i64 7
  store float %355, ptr %354, align 4
  %356 = add i64 %315, 16
  %357 = icmp slt i64 %356, %298
  br i1 %357, label %314, label %358

358:                                              ; preds = %314
  br label %359

359:                                              ; preds = %358, %290
  %360 = icmp eq i64 %298, %297
  br i1 %360, label %389, label %361

361:                                              ; preds = %359
  %362 = shl i64 %291, 8
  %363 = getelementptr i8, ptr %4, i64 %362
  %364 = insertelement <8 x i1> poison, i1 %293, i64 0
  %365 = shufflevector <8 x i1> %364, <8 x i1> poison, <8 x i32> zeroinitializer
  %366 = mul i64 %291, %17
  %367 = add i64 %155, %366
  br label %368

368:                                              ; preds = %361, %368
  %369 = phi i64 [ %386, %368 ], [ %298, %361 ]
  %370 = getelementptr float, ptr %363, i64 %369
  %371 = load <8 x float>, ptr %370, align 4
  %372 = sub i64 %118, %369
  %373 = call i64 @llvm.smax.i64(i64 %372, i64 0)
  %374 = call i64 @llvm.smin.i64(i64 %373, i64 8)
  %375 = trunc nuw nsw i64 %374 to i32
  %376 = insertelement <8 x i32> poison, i32 %375, i64 0
  %377 = shufflevector <8 x i32> %376, <8 x i32> poison, <8 x i32> zeroinitializer
  %378 = icmp samesign ugt <8 x i32> %377, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %379 = and <8 x i1> %365, %378
  %380 = mul i64 %369, %19
  %381 = add i64 %367, %380
  %382 = insertelement <8 x i64> poison, i64 %381, i64 0
  %383 = shufflevector <8 x i64> %382, <8 x i64> poison, <8 x i32> zeroinitializer
  %384 = add <8 x i64> %383, %81
  %385 = getelementptr float, ptr %43, <8 x i64> %384
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %371, <8 x ptr> align 4 %385, <8 x i1> %379)
  %386 = add i64 %369, 8
  %387 = icmp slt i64 %386, %297
  br i1 %387, label %368, label %388

388:                                              ; preds = %368
  br label %389

389:                                              ; preds = %388, %359
  %390 = add i64 %291, 1
  %391 = icmp slt i64 %390, 8
  br i1 %391, label %290, label %304
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

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
