; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %10, label %40, label %91

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
  %60 = insertelement <8 x i64> poison, i64 %13, i64 0
  %61 = shufflevector <8 x i64> %60, <8 x i64> poison, <8 x i32> zeroinitializer
  %62 = mul <8 x i64> %61, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %63 = icmp ne ptr %37, null
  %64 = getelementptr float, ptr %39, i64 %17
  %65 = shl i64 %17, 1
  %66 = getelementptr float, ptr %39, i64 %65
  %67 = mul i64 %17, 3
  %68 = getelementptr float, ptr %39, i64 %67
  %69 = shl i64 %17, 2
  %70 = getelementptr float, ptr %39, i64 %69
  %71 = mul i64 %17, 5
  %72 = getelementptr float, ptr %39, i64 %71
  %73 = mul i64 %17, 6
  %74 = getelementptr float, ptr %39, i64 %73
  %75 = mul i64 %17, 7
  %76 = getelementptr float, ptr %39, i64 %75
  %77 = shl i64 %17, 3
  %78 = insertelement <8 x i64> poison, i64 %17, i64 0
  %79 = shufflevector <8 x i64> %78, <8 x i64> poison, <8 x i32> zeroinitializer
  %80 = mul <8 x i64> %79, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  br label %81

81:                                               ; preds = %309, %40
  %82 = phi i64 [ %2, %40 ], [ %317, %309 ]
  %83 = phi i64 [ %43, %40 ], [ %313, %309 ]
  %84 = phi i64 [ %42, %40 ], [ %316, %309 ]
  %85 = shl i64 %84, 3
  %86 = shl i64 %83, 6
  %87 = mul i64 %85, %11
  %88 = mul i64 %86, %13
  %89 = add i64 %87, %88
  br label %93

90:                                               ; preds = %309
  br label %91

91:                                               ; preds = %90, %5, %282, %127
  %92 = phi i32 [ 1, %282 ], [ 1, %127 ], [ 0, %5 ], [ 0, %90 ]
  ret i32 %92

93:                                               ; preds = %81, %112
  %94 = phi i64 [ 0, %81 ], [ %113, %112 ]
  %95 = add i64 %85, %94
  %96 = icmp slt i64 %95, %25
  %97 = mul i64 %94, %11
  %98 = add i64 %89, %97
  br label %99

99:                                               ; preds = %93, %137
  %100 = phi i64 [ 0, %93 ], [ %138, %137 ]
  %101 = mul i64 %100, %13
  %102 = add i64 %98, %101
  %103 = icmp sgt i64 %102, %21
  %104 = icmp slt i64 %102, %19
  %105 = or i1 %104, %103
  %106 = add i64 %86, %100
  %107 = icmp slt i64 %106, %27
  %108 = and i1 %96, %107
  %109 = xor i1 %105, true
  %110 = and i1 %44, %109
  %111 = and i1 %110, %108
  br i1 %111, label %118, label %123

112:                                              ; preds = %137
  %113 = add i64 %94, 1
  %114 = icmp slt i64 %113, 8
  br i1 %114, label %93, label %115

115:                                              ; preds = %112
  %116 = call i64 @llvm.ssub.sat.i64(i64 %27, i64 %86)
  %117 = call i64 @llvm.smax.i64(i64 %116, i64 0)
  br label %140

118:                                              ; preds = %99
  %119 = load ptr, ptr %45, align 8
  %120 = call i8 %119(ptr nonnull %23, i64 %102) #4
  %121 = and i8 %120, 1
  %122 = icmp eq i8 %121, 0
  br label %125

123:                                              ; preds = %99
  %124 = and i1 %105, %108
  br label %125

125:                                              ; preds = %123, %118
  %126 = phi i1 [ %122, %118 ], [ %124, %123 ]
  br i1 %126, label %127, label %137, !prof !2

127:                                              ; preds = %125
  %128 = shl i64 %94, 6
  %129 = add i64 %128, %100
  %130 = load volatile ptr, ptr %6, align 8
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %132 = load ptr, ptr %131, align 8
  store i32 1, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  store i32 36, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store i64 %82, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 16
  store i64 %129, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %132, i64 24
  store i64 %102, ptr %136, align 8
  br label %91

137:                                              ; preds = %125
  %138 = add i64 %100, 1
  %139 = icmp slt i64 %138, 64
  br i1 %139, label %99, label %112

140:                                              ; preds = %115, %247
  %141 = phi i64 [ %248, %247 ], [ 0, %115 ]
  %142 = add i64 %85, %141
  %143 = icmp slt i64 %142, %25
  %144 = select i1 %143, i64 4611686018427387904, i64 0
  %145 = call i64 @llvm.smin.i64(i64 %144, i64 %116)
  %146 = call i64 @llvm.smax.i64(i64 %145, i64 0)
  %147 = call i64 @llvm.smin.i64(i64 %146, i64 64)
  %148 = and i64 %147, 112
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %217, label %150

150:                                              ; preds = %140
  %151 = mul i64 %141, %11
  %152 = add i64 %89, %151
  %153 = shl i64 %141, 6
  br label %158

154:                                              ; preds = %247
  %155 = mul i64 %85, %15
  %156 = mul i64 %86, %17
  %157 = add i64 %155, %156
  br label %250

158:                                              ; preds = %150, %158
  %159 = phi i64 [ %214, %158 ], [ 0, %150 ]
  %160 = mul i64 %159, %13
  %161 = add i64 %152, %160
  %162 = getelementptr float, ptr %31, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = insertelement <8 x float> poison, float %163, i64 0
  %165 = getelementptr float, ptr %46, i64 %161
  %166 = load float, ptr %165, align 4
  %167 = insertelement <8 x float> %164, float %166, i64 1
  %168 = getelementptr float, ptr %48, i64 %161
  %169 = load float, ptr %168, align 4
  %170 = insertelement <8 x float> %167, float %169, i64 2
  %171 = getelementptr float, ptr %50, i64 %161
  %172 = load float, ptr %171, align 4
  %173 = insertelement <8 x float> %170, float %172, i64 3
  %174 = getelementptr float, ptr %52, i64 %161
  %175 = load float, ptr %174, align 4
  %176 = insertelement <8 x float> %173, float %175, i64 4
  %177 = getelementptr float, ptr %54, i64 %161
  %178 = load float, ptr %177, align 4
  %179 = insertelement <8 x float> %176, float %178, i64 5
  %180 = getelementptr float, ptr %56, i64 %161
  %181 = load float, ptr %180, align 4
  %182 = insertelement <8 x float> %179, float %181, i64 6
  %183 = getelementptr float, ptr %58, i64 %161
  %184 = load float, ptr %183, align 4
  %185 = insertelement <8 x float> %182, float %184, i64 7
  %186 = add i64 %161, %59
  %187 = getelementptr float, ptr %31, i64 %186
  %188 = load float, ptr %187, align 4
  %189 = insertelement <8 x float> poison, float %188, i64 0
  %190 = getelementptr float, ptr %46, i64 %186
  %191 = load float, ptr %190, align 4
  %192 = insertelement <8 x float> %189, float %191, i64 1
  %193 = getelementptr float, ptr %48, i64 %186
  %194 = load float, ptr %193, align 4
  %195 = insertelement <8 x float> %192, float %194, i64 2
  %196 = getelementptr float, ptr %50, i64 %186
  %197 = load float, ptr %196, align 4
  %198 = insertelement <8 x float> %195, float %197, i64 3
  %199 = getelementptr float, ptr %52, i64 %186
  %200 = load float, ptr %199, align 4
  %201 = insertelement <8 x float> %198, float %200, i64 4
  %202 = getelementptr float, ptr %54, i64 %186
  %203 = load float, ptr %202, align 4
  %204 = insertelement <8 x float> %201, float %203, i64 5
  %205 = getelementptr float, ptr %56, i64 %186
  %206 = load float, ptr %205, align 4
  %207 = insertelement <8 x float> %204, float %206, i64 6
  %208 = getelementptr float, ptr %58, i64 %186
  %209 = load float, ptr %208, align 4
  %210 = insertelement <8 x float> %207, float %209, i64 7
  %211 = add i64 %153, %159
  %212 = getelementptr float, ptr %4, i64 %211
  store <8 x float> %185, ptr %212, align 4
  %213 = getelementptr i8, ptr %212, i64 32
  store <8 x float> %210, ptr %213, align 4
  %214 = add i64 %159, 16
  %215 = icmp slt i64 %214, %148
  br i1 %215, label %158, label %216

216:                                              ; preds = %158
  br label %217

217:                                              ; preds = %216, %140
  %218 = icmp slt i64 %145, 64
  br i1 %218, label %219, label %247

219:                                              ; preds = %217
  %220 = insertelement <8 x i1> poison, i1 %143, i64 0
  %221 = shufflevector <8 x i1> %220, <8 x i1> poison, <8 x i32> zeroinitializer
  %222 = mul i64 %141, %11
  %223 = add i64 %89, %222
  %224 = shl i64 %141, 8
  %225 = getelementptr i8, ptr %4, i64 %224
  br label %226

226:                                              ; preds = %219, %226
  %227 = phi i64 [ %244, %226 ], [ %148, %219 ]
  %228 = sub i64 %117, %227
  %229 = call i64 @llvm.smax.i64(i64 %228, i64 0)
  %230 = call i64 @llvm.smin.i64(i64 %229, i64 8)
  %231 = trunc nuw nsw i64 %230 to i32
  %232 = insertelement <8 x i32> poison, i32 %231, i64 0
  %233 = shufflevector <8 x i32> %232, <8 x i32> poison, <8 x i32> zeroinitializer
  %234 = icmp samesign ugt <8 x i32> %233, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %235 = and <8 x i1> %221, %234
  %236 = mul i64 %227, %13
  %237 = add i64 %223, %236
  %238 = insertelement <8 x i64> poison, i64 %237, i64 0
  %239 = shufflevector <8 x i64> %238, <8 x i64> poison, <8 x i32> zeroinitializer
  %240 = add <8 x i64> %239, %62
  %241 = getelementptr float, ptr %31, <8 x i64> %240
  %242 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %241, <8 x i1> %235, <8 x float> zeroinitializer)
  %243 = getelementptr float, ptr %225, i64 %227
  store <8 x float> %242, ptr %243, align 4
  %244 = add i64 %227, 8
  %245 = icmp slt i64 %244, 64
  br i1 %245, label %226, label %246

246:                                              ; preds = %226
  br label %247

247:                                              ; preds = %246, %217
  %248 = add i64 %141, 1
  %249 = icmp slt i64 %248, 8
  br i1 %249, label %140, label %154

250:                                              ; preds = %154, %269
  %251 = phi i64 [ 0, %154 ], [ %270, %269 ]
  %252 = add i64 %85, %251
  %253 = icmp slt i64 %252, %25
  %254 = mul i64 %251, %15
  %255 = add i64 %157, %254
  br label %256

256:                                              ; preds = %250, %292
  %257 = phi i64 [ 0, %250 ], [ %293, %292 ]
  %258 = mul i64 %257, %17
  %259 = add i64 %255, %258
  %260 = icmp sgt i64 %259, %35
  %261 = icmp slt i64 %259, %33
  %262 = or i1 %261, %260
  %263 = add i64 %86, %257
  %264 = icmp slt i64 %263, %27
  %265 = and i1 %253, %264
  %266 = xor i1 %262, true
  %267 = and i1 %63, %266
  %268 = and i1 %267, %265
  br i1 %268, label %273, label %278

269:                                              ; preds = %292
  %270 = add i64 %251, 1
  %271 = icmp slt i64 %270, 8
  br i1 %271, label %250, label %272

272:                                              ; preds = %269
  br label %295

273:                                              ; preds = %256
  %274 = load ptr, ptr %45, align 8
  %275 = call i8 %274(ptr nonnull %37, i64 %259) #4
  %276 = and i8 %275, 1
  %277 = icmp eq i8 %276, 0
  br label %280

278:                                              ; preds = %256
  %279 = and i1 %262, %265
  br label %280

280:                                              ; preds = %278, %273
  %281 = phi i1 [ %277, %273 ], [ %279, %278 ]
  br i1 %281, label %282, label %292, !prof !2

282:                                              ; preds = %280
  %283 = shl i64 %251, 6
  %284 = add i64 %283, %257
  %285 = load volatile ptr, ptr %6, align 8
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %287 = load ptr, ptr %286, align 8
  store i32 1, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 4
  store i32 46, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i64 %82, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %287, i64 16
  store i64 %284, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %287, i64 24
  store i64 %259, ptr %291, align 8
  br label %91

292:                                              ; preds = %280
  %293 = add i64 %257, 1
  %294 = icmp slt i64 %293, 64
  br i1 %294, label %256, label %269

295:                                              ; preds = %272, %394
  %296 = phi i64 [ %395, %394 ], [ 0, %272 ]
  %297 = add i64 %85, %296
  %298 = icmp slt i64 %297, %25
  %299 = select i1 %298, i64 4611686018427387904, i64 0
  %300 = call i64 @llvm.smin.i64(i64 %299, i64 %116)
  %301 = call i64 @llvm.smax.i64(i64 %300, i64 0)
  %302 = call i64 @llvm.smin.i64(i64 %301, i64 64)
  %303 = and i64 %302, 112
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %364, label %305

305:                                              ; preds = %295
  %306 = shl i64 %296, 6
  %307 = mul i64 %296, %15
  %308 = add i64 %157, %307
  br label %319

309:                                              ; preds = %394
  %310 = add i64 %83, 1
  %311 = icmp eq i64 %310, %7
  %312 = zext i1 %311 to i64
  %313 = select i1 %311, i64 0, i64 %310
  %314 = add i64 %84, %312
  %315 = icmp eq i64 %314, %9
  %316 = select i1 %315, i64 0, i64 %314
  %317 = add i64 %82, 1
  %318 = icmp slt i64 %317, %3
  br i1 %318, label %81, label %90

319:                                              ; preds = %305, %319
  %320 = phi i64 [ %361, %319 ], [ 0, %305 ]
  %321 = add i64 %306, %320
  %322 = getelementptr float, ptr %4, i64 %321
  %323 = load <8 x float>, ptr %322, align 4
  %324 = getelementptr i8, ptr %322, i64 32
  %325 = load <8 x float>, ptr %324, align 4
  %326 = mul i64 %320, %17
  %327 = add i64 %308, %326
  %328 = getelementptr float, ptr %39, i64 %327
  %329 = extractelement <8 x float> %323, i64 0
  store float %329, ptr %328, align 4
  %330 = getelementptr float, ptr %64, i64 %327
  %331 = extractelement <8 x float> %323, i64 1
  store float %331, ptr %330, align 4
  %332 = getelementptr float, ptr %66, i64 %327
  %333 = extractelement <8 x float> %323, i64 2
  store float %333, ptr %332, align 4
  %334 = getelementptr float, ptr %68, i64 %327
  %335 = extractelement <8 x float> %323, i64 3
  store float %335, ptr %334, align 4
  %336 = getelementptr float, ptr %70, i64 %327
  %337 = extractelement <8 x float> %323, i64 4
  store float %337, ptr %336, align 4
  %338 = getelementptr float, ptr %72, i64 %327
  %339 = extractelement <8 x float> %323, i64 5
  store float %339, ptr %338, align 4
  %340 = getelementptr float, ptr %74, i64 %327
  %341 = extractelement <8 x float> %323, i64 6
  store float %341, ptr %340, align 4
  %342 = getelementptr float, ptr %76, i64 %327
  %343 = extractelement <8 x float> %323, i64 7
  store float %343, ptr %342, align 4
  %344 = add i64 %327, %77
  %345 = getelementptr float, ptr %39, i64 %344
  %346 = extractelement <8 x float> %325, i64 0
  store float %346, ptr %345, align 4
  %347 = getelementptr float, ptr %64, i64 %344
  %348 = extractelement <8 x float> %325, i64 1
  store float %348, ptr %347, align 4
  %349 = getelementptr float, ptr %66, i64 %344
  %350 = extractelement <8 x float> %325, i64 2
  store float %350, ptr %349, align 4
  %351 = getelementptr float, ptr %68, i64 %344
  %352 = extractelement <8 x float> %325, i64 3
  store float %352, ptr %351, align 4
  %353 = getelementptr float, ptr %70, i64 %344
  %354 = extractelement <8 x float> %325, i64 4
  store float %354, ptr %353, align 4
  %355 = getelementptr float, ptr %72, i64 %344
  %356 = extractelement <8 x float> %325, i64 5
  store float %356, ptr %355, align 4
  %357 = getelementptr float, ptr %74, i64 %344
  %358 = extractelement <8 x float> %325, i64 6
  store float %358, ptr %357, align 4
  %359 = getelementptr float, ptr %76, i64 %344
  %360 = extractelement <8 x float> %325, i64 7
  store float %360, ptr %359, align 4
  %361 = add i64 %320, 16
  %362 = icmp slt i64 %361, %303
  br i1 %362, label %319, label %363

363:                                              ; preds = %319
  br label %364

364:                                              ; preds = %363, %295
  %365 = icmp eq i64 %303, %302
  br i1 %365, label %394, label %366

366:                                              ; preds = %364
  %367 = shl i64 %296, 8
  %368 = getelementptr i8, ptr %4, i64 %367
  %369 = insertelement <8 x i1> poison, i1 %298, i64 0
  %370 = shufflevector <8 x i1> %369, <8 x i1> poison, <8 x i32> zeroinitializer
  %371 = mul i64 %296, %15
  %372 = add i64 %157, %371
  br label %373

373:                                              ; preds = %366, %373
  %374 = phi i64 [ %391, %373 ], [ %303, %366 ]
  %375 = getelementptr float, ptr %368, i64 %374
  %376 = load <8 x float>, ptr %375, align 4
  %377 = sub i64 %117, %374
  %378 = call i64 @llvm.smax.i64(i64 %377, i64 0)
  %379 = call i64 @llvm.smin.i64(i64 %378, i64 8)
  %380 = trunc nuw nsw i64 %379 to i32
  %381 = insertelement <8 x i32> poison, i32 %380, i64 0
  %382 = shufflevector <8 x i32> %381, <8 x i32> poison, <8 x i32> zeroinitializer
  %383 = icmp samesign ugt <8 x i32> %382, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %384 = and <8 x i1> %370, %383
  %385 = mul i64 %374, %17
  %386 = add i64 %372, %385
  %387 = insertelement <8 x i64> poison, i64 %386, i64 0
  %388 = shufflevector <8 x i64> %387, <8 x i64> poison, <8 x i32> zeroinitializer
  %389 = add <8 x i64> %388, %80
  %390 = getelementptr float, ptr %39, <8 x i64> %389
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %376, <8 x ptr> align 4 %390, <8 x i1> %384)
  %391 = add i64 %374, 8
  %392 = icmp slt i64 %391, %302
  br i1 %392, label %373, label %393

393:                                              ; preds = %373
  br label %394

394:                                              ; preds = %393, %364
  %395 = add i64 %296, 1
  %396 = icmp slt i64 %395, 8
  br i1 %396, label %295, label %309
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
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
