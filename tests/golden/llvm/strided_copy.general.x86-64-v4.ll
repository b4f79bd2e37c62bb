; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !invariant.load !1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !invariant.load !1
  br i1 %9, label %25, label %107

25:                                               ; preds = %5
  %26 = udiv i64 %2, %6
  %27 = urem i64 %26, %8
  %28 = urem i64 %2, %6
  %29 = getelementptr float, ptr %22, i64 %12
  %30 = shl i64 %12, 1
  %31 = getelementptr float, ptr %22, i64 %30
  %32 = mul i64 %12, 3
  %33 = getelementptr float, ptr %22, i64 %32
  %34 = shl i64 %12, 2
  %35 = getelementptr float, ptr %22, i64 %34
  %36 = mul i64 %12, 5
  %37 = getelementptr float, ptr %22, i64 %36
  %38 = mul i64 %12, 6
  %39 = getelementptr float, ptr %22, i64 %38
  %40 = mul i64 %12, 7
  %41 = getelementptr float, ptr %22, i64 %40
  %42 = shl i64 %12, 3
  %43 = getelementptr float, ptr %22, i64 %42
  %44 = mul i64 %12, 9
  %45 = getelementptr float, ptr %22, i64 %44
  %46 = mul i64 %12, 10
  %47 = getelementptr float, ptr %22, i64 %46
  %48 = mul i64 %12, 11
  %49 = getelementptr float, ptr %22, i64 %48
  %50 = mul i64 %12, 12
  %51 = getelementptr float, ptr %22, i64 %50
  %52 = mul i64 %12, 13
  %53 = getelementptr float, ptr %22, i64 %52
  %54 = mul i64 %12, 14
  %55 = getelementptr float, ptr %22, i64 %54
  %56 = mul i64 %12, 15
  %57 = getelementptr float, ptr %22, i64 %56
  %58 = shl i64 %12, 4
  %59 = insertelement <16 x i64> poison, i64 %12, i64 0
  %60 = shufflevector <16 x i64> %59, <16 x i64> poison, <16 x i32> zeroinitializer
  %61 = mul <16 x i64> %60, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %62 = getelementptr float, ptr %24, i64 %16
  %63 = shl i64 %16, 1
  %64 = getelementptr float, ptr %24, i64 %63
  %65 = mul i64 %16, 3
  %66 = getelementptr float, ptr %24, i64 %65
  %67 = shl i64 %16, 2
  %68 = getelementptr float, ptr %24, i64 %67
  %69 = mul i64 %16, 5
  %70 = getelementptr float, ptr %24, i64 %69
  %71 = mul i64 %16, 6
  %72 = getelementptr float, ptr %24, i64 %71
  %73 = mul i64 %16, 7
  %74 = getelementptr float, ptr %24, i64 %73
  %75 = shl i64 %16, 3
  %76 = getelementptr float, ptr %24, i64 %75
  %77 = mul i64 %16, 9
  %78 = getelementptr float, ptr %24, i64 %77
  %79 = mul i64 %16, 10
  %80 = getelementptr float, ptr %24, i64 %79
  %81 = mul i64 %16, 11
  %82 = getelementptr float, ptr %24, i64 %81
  %83 = mul i64 %16, 12
  %84 = getelementptr float, ptr %24, i64 %83
  %85 = mul i64 %16, 13
  %86 = getelementptr float, ptr %24, i64 %85
  %87 = mul i64 %16, 14
  %88 = getelementptr float, ptr %24, i64 %87
  %89 = mul i64 %16, 15
  %90 = getelementptr float, ptr %24, i64 %89
  %91 = shl i64 %16, 4
  %92 = insertelement <16 x i64> poison, i64 %16, i64 0
  %93 = shufflevector <16 x i64> %92, <16 x i64> poison, <16 x i32> zeroinitializer
  %94 = mul <16 x i64> %93, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  br label %95

95:                                               ; preds = %280, %25
  %96 = phi i64 [ %2, %25 ], [ %288, %280 ]
  %97 = phi i64 [ %28, %25 ], [ %284, %280 ]
  %98 = phi i64 [ %27, %25 ], [ %287, %280 ]
  %99 = shl i64 %98, 3
  %100 = shl i64 %97, 6
  %101 = mul i64 %99, %10
  %102 = mul i64 %100, %12
  %103 = add i64 %101, %102
  %104 = call i64 @llvm.ssub.sat.i64(i64 %20, i64 %100)
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 0)
  br label %108

106:                                              ; preds = %280
  br label %107

107:                                              ; preds = %106, %5
  ret i32 0

108:                                              ; preds = %95, %263
  %109 = phi i64 [ 0, %95 ], [ %264, %263 ]
  %110 = add i64 %99, %109
  %111 = icmp slt i64 %110, %18
  %112 = select i1 %111, i64 4611686018427387904, i64 0
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 %104)
  %114 = call i64 @llvm.smax.i64(i64 %113, i64 0)
  %115 = call i64 @llvm.smin.i64(i64 %114, i64 64)
  %116 = and i64 %115, 96
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %233, label %118

118:                                              ; preds = %108
  %119 = mul i64 %109, %10
  %120 = add i64 %103, %119
  %121 = shl i64 %109, 6
  br label %126

122:                                              ; preds = %263
  %123 = mul i64 %99, %14
  %124 = mul i64 %100, %16
  %125 = add i64 %123, %124
  br label %266

126:                                              ; preds = %118, %126
  %127 = phi i64 [ %230, %126 ], [ 0, %118 ]
  %128 = mul i64 %127, %12
  %129 = add i64 %120, %128
  %130 = getelementptr float, ptr %22, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = insertelement <16 x float> poison, float %131, i64 0
  %133 = getelementptr float, ptr %29, i64 %129
  %134 = load float, ptr %133, align 4
  %135 = insertelement <16 x float> %132, float %134, i64 1
  %136 = getelementptr float, ptr %31, i64 %129
  %137 = load float, ptr %136, align 4
  %138 = insertelement <16 x float> %135, float %137, i64 2
  %139 = getelementptr float, ptr %33, i64 %129
  %140 = load float, ptr %139, align 4
  %141 = insertelement <16 x float> %138, float %140, i64 3
  %142 = getelementptr float, ptr %35, i64 %129
  %143 = load float, ptr %142, align 4
  %144 = insertelement <16 x float> %141, float %143, i64 4
  %145 = getelementptr float, ptr %37, i64 %129
  %146 = load float, ptr %145, align 4
  %147 = insertelement <16 x float> %144, float %146, i64 5
  %148 = getelementptr float, ptr %39, i64 %129
  %149 = load float, ptr %148, align 4
  %150 = insertelement <16 x float> %147, float %149, i64 6
  %151 = getelementptr float, ptr %41, i64 %129
  %152 = load float, ptr %151, align 4
  %153 = insertelement <16 x float> %150, float %152, i64 7
  %154 = getelementptr float, ptr %43, i64 %129
  %155 = load float, ptr %154, align 4
  %156 = insertelement <16 x float> %153, float %155, i64 8
  %157 = getelementptr float, ptr %45, i64 %129
  %158 = load float, ptr %157, align 4
  %159 = insertelement <16 x float> %156, float %158, i64 9
  %160 = getelementptr float, ptr %47, i64 %129
  %161 = load float, ptr %160, align 4
  %162 = insertelement <16 x float> %159, float %161, i64 10
  %163 = getelementptr float, ptr %49, i64 %129
  %164 = load float, ptr %163, align 4
  %165 = insertelement <16 x float> %162, float %164, i64 11
  %166 = getelementptr float, ptr %51, i64 %129
  %167 = load float, ptr %166, align 4
  %168 = insertelement <16 x float> %165, float %167, i64 12
  %169 = getelementptr float, ptr %53, i64 %129
  %170 = load float, ptr %169, align 4
  %171 = insertelement <16 x float> %168, float %170, i64 13
  %172 = getelementptr float, ptr %55, i64 %129
  %173 = load float, ptr %172, align 4
  %174 = insertelement <16 x float> %171, float %173, i64 14
  %175 = getelementptr float, ptr %57, i64 %129
  %176 = load float, ptr %175, align 4
  %177 = insertelement <16 x float> %174, float %176, i64 15
  %178 = add i64 %129, %58
  %179 = getelementptr float, ptr %22, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = insertelement <16 x float> poison, float %180, i64 0
  %182 = getelementptr float, ptr %29, i64 %178
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> %181, float %183, i64 1
  %185 = getelementptr float, ptr %31, i64 %178
  %186 = load float, ptr %185, align 4
  %187 = insertelement <16 x float> %184, float %186, i64 2
  %188 = getelementptr float, ptr %33, i64 %178
  %189 = load float, ptr %188, align 4
  %190 = insertelement <16 x float> %187, float %189, i64 3
  %191 = getelementptr float, ptr %35, i64 %178
  %192 = load float, ptr %191, align 4
  %193 = insertelement <16 x float> %190, float %192, i64 4
  %194 = getelementptr float, ptr %37, i64 %178
  %195 = load float, ptr %194, align 4
  %196 = insertelement <16 x float> %193, float %195, i64 5
  %197 = getelementptr float, ptr %39, i64 %178
  %198 = load float, ptr %197, align 4
  %199 = insertelement <16 x float> %196, float %198, i64 6
  %200 = getelementptr float, ptr %41, i64 %178
  %201 = load float, ptr %200, align 4
  %202 = insertelement <16 x float> %199, float %201, i64 7
  %203 = getelementptr float, ptr %43, i64 %178
  %204 = load float, ptr %203, align 4
  %205 = insertelement <16 x float> %202, float %204, i64 8
  %206 = getelementptr float, ptr %45, i64 %178
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> %205, float %207, i64 9
  %209 = getelementptr float, ptr %47, i64 %178
  %210 = load float, ptr %209, align 4
  %211 = insertelement <16 x float> %208, float %210, i64 10
  %212 = getelementptr float, ptr %49, i64 %178
  %213 = load float, ptr %212, align 4
  %214 = insertelement <16 x float> %211, float %213, i64 11
  %215 = getelementptr float, ptr %51, i64 %178
  %216 = load float, ptr %215, align 4
  %217 = insertelement <16 x float> %214, float %216, i64 12
  %218 = getelementptr float, ptr %53, i64 %178
  %219 = load float, ptr %218, align 4
  %220 = insertelement <16 x float> %217, float %219, i64 13
  %221 = getelementptr float, ptr %55, i64 %178
  %222 = load float, ptr %221, align 4
  %223 = insertelement <16 x float> %220, float %222, i64 14
  %224 = getelementptr float, ptr %57, i64 %178
  %225 = load float, ptr %224, align 4
  %226 = insertelement <16 x float> %223, float %225, i64 15
  %227 = add i64 %121, %127
  %228 = getelementptr float, ptr %4, i64 %227
  store <16 x float> %177, ptr %228, align 4
  %229 = getelementptr i8, ptr %228, i64 64
  store <16 x float> %226, ptr %229, align 4
  %230 = add i64 %127, 32
  %231 = icmp slt i64 %230, %116
  br i1 %231, label %126, label %232

232:                                              ; preds = %126
  br label %233

233:                                              ; preds = %232, %108
  %234 = icmp slt i64 %113, 64
  br i1 %234, label %235, label %263

235:                                              ; preds = %233
  %236 = insertelement <16 x i1> poison, i1 %111, i64 0
  %237 = shufflevector <16 x i1> %236, <16 x i1> poison, <16 x i32> zeroinitializer
  %238 = mul i64 %109, %10
  %239 = add i64 %103, %238
  %240 = shl i64 %109, 8
  %241 = getelementptr i8, ptr %4, i64 %240
  br label %242

242:                                              ; preds = %235, %242
  %243 = phi i64 [ %260, %242 ], [ %116, %235 ]
  %244 = sub i64 %105, %243
  %245 = call i64 @llvm.smax.i64(i64 %244, i64 0)
  %246 = call i64 @llvm.smin.i64(i64 %245, i64 16)
  %247 = trunc nuw nsw i64 %246 to i32
  %248 = insertelement <16 x i32> poison, i32 %247, i64 0
  %249 = shufflevector <16 x i32> %248, <16 x i32> poison, <16 x i32> zeroinitializer
  %250 = icmp samesign ugt <16 x i32> %249, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %251 = and <16 x i1> %237, %250
  %252 = mul i64 %243, %12
  %253 = add i64 %239, %252
  %254 = insertelement <16 x i64> poison, i64 %253, i64 0
  %255 = shufflevector <16 x i64> %254, <16 x i64> poison, <16 x i32> zeroinitializer
  %256 = add <16 x i64> %255, %61
  %257 = getelementptr float, ptr %22, <16 x i64> %256
  %258 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %257, <16 x i1> %251, <16 x float> zeroinitializer)
  %259 = getelementptr float, ptr %241, i64 %243
  store <16 x float> %258, ptr %259, align 4
  %260 = add i64 %243, 16
  %261 = icmp slt i64 %260, 64
  br i1 %261, label %242, label %262

262:                                              ; preds = %242
  br label %263

263:                                              ; preds = %262, %233
  %264 = add i64 %109, 1
  %265 = icmp slt i64 %264, 8
  br i1 %265, label %108, label %122

266:                                              ; preds = %122, %397
  %267 = phi i64 [ 0, %122 ], [ %398, %397 ]
  %268 = add i64 %99, %267
  %269 = icmp slt i64 %268, %18
  %270 = select i1 %269, i64 4611686018427387904, i64 0
  %271 = call i64 @llvm.smin.i64(i64 %270, i64 %104)
  %272 = call i64 @llvm.smax.i64(i64 %271, i64 0)
  %273 = call i64 @llvm.smin.i64(i64 %272, i64 64)
  %274 = and i64 %273, 96
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %367, label %276

276:                                              ; preds = %266
  %277 = shl i64 %267, 6
  %278 = mul i64 %267, %14
  %279 = add i64 %125, %278
  br label %290

280:                                              ; preds = %397
  %281 = add i64 %97, 1
  %282 = icmp eq i64 %281, %6
  %283 = zext i1 %282 to i64
  %284 = select i1 %282, i64 0, i64 %281
  %285 = add i64 %98, %283
  %286 = icmp eq i64 %285, %8
  %287 = select i1 %286, i64 0, i64 %285
  %288 = add i64 %96, 1
  %289 = icmp slt i64 %288, %3
  br i1 %289, label %95, label %106

290:                                              ; preds = %276, %290
  %291 = phi i64 [ %364, %290 ], [ 0, %276 ]
  %292 = add i64 %277, %291
  %293 = getelementptr float, ptr %4, i64 %292
  %294 = load <16 x float>, ptr %293, align 4
  %295 = getelementptr i8, ptr %293, i64 64
  %296 = load <16 x float>, ptr %295, align 4
  %297 = mul i64 %291, %16
  %298 = add i64 %279, %297
  %299 = getelementptr float, ptr %24, i64 %298
  %300 = extractelement <16 x float> %294, i64 0
  store float %300, ptr %299, align 4
  %301 = getelementptr float, ptr %62, i64 %298
  %302 = extractelement <16 x float> %294, i64 1
  store float %302, ptr %301, align 4
  %303 = getelementptr float, ptr %64, i64 %298
  %304 = extractelement <16 x float> %294, i64 2
  store float %304, ptr %303, align 4
  %305 = getelementptr float, ptr %66, i64 %298
  %306 = extractelement <16 x float> %294, i64 3
  store float %306, ptr %305, align 4
  %307 = getelementptr float, ptr %68, i64 %298
  %308 = extractelement <16 x float> %294, i64 4
  store float %308, ptr %307, align 4
  %309 = getelementptr float, ptr %70, i64 %298
  %310 = extractelement <16 x float> %294, i64 5
  store float %310, ptr %309, align 4
  %311 = getelementptr float, ptr %72, i64 %298
  %312 = extractelement <16 x float> %294, i64 6
  store float %312, ptr %311, align 4
  %313 = getelementptr float, ptr %74, i64 %298
  %314 = extractelement <16 x float> %294, i64 7
  store float %314, ptr %313, align 4
  %315 = getelementptr float, ptr %76, i64 %298
  %316 = extractelement <16 x float> %294, i64 8
  store float %316, ptr %315, align 4
  %317 = getelementptr float, ptr %78, i64 %298
  %318 = extractelement <16 x float> %294, i64 9
  store float %318, ptr %317, align 4
  %319 = getelementptr float, ptr %80, i64 %298
  %320 = extractelement <16 x float> %294, i64 10
  store float %320, ptr %319, align 4
  %321 = getelementptr float, ptr %82, i64 %298
  %322 = extractelement <16 x float> %294, i64 11
  store float %322, ptr %321, align 4
  %323 = getelementptr float, ptr %84, i64 %298
  %324 = extractelement <16 x float> %294, i64 12
  store float %324, ptr %323, align 4
  %325 = getelementptr float, ptr %86, i64 %298
  %326 = extractelement <16 x float> %294, i64 13
  store float %326, ptr %325, align 4
  %327 = getelementptr float, ptr %88, i64 %298
  %328 = extractelement <16 x float> %294, i64 14
  store float %328, ptr %327, align 4
  %329 = getelementptr float, ptr %90, i64 %298
  %330 = extractelement <16 x float> %294, i64 15
  store float %330, ptr %329, align 4
  %331 = add i64 %298, %91
  %332 = getelementptr float, ptr %24, i64 %331
  %333 = extractelement <16 x float> %296, i64 0
  store float %333, ptr %332, align 4
  %334 = getelementptr float, ptr %62, i64 %331
  %335 = extractelement <16 x float> %296, i64 1
  store float %335, ptr %334, align 4
  %336 = getelementptr float, ptr %64, i64 %331
  %337 = extractelement <16 x float> %296, i64 2
  store float %337, ptr %336, align 4
  %338 = getelementptr float, ptr %66, i64 %331
  %339 = extractelement <16 x float> %296, i64 3
  store float %339, ptr %338, align 4
  %340 = getelementptr float, ptr %68, i64 %331
  %341 = extractelement <16 x float> %296, i64 4
  store float %341, ptr %340, align 4
  %342 = getelementptr float, ptr %70, i64 %331
  %343 = extractelement <16 x float> %296, i64 5
  store float %343, ptr %342, align 4
  %344 = getelementptr float, ptr %72, i64 %331
  %345 = extractelement <16 x float> %296, i64 6
  store float %345, ptr %344, align 4
  %346 = getelementptr float, ptr %74, i64 %331
  %347 = extractelement <16 x float> %296, i64 7
  store float %347, ptr %346, align 4
  %348 = getelementptr float, ptr %76, i64 %331
  %349 = extractelement <16 x float> %296, i64 8
  store float %349, ptr %348, align 4
  %350 = getelementptr float, ptr %78, i64 %331
  %351 = extractelement <16 x float> %296, i64 9
  store float %351, ptr %350, align 4
  %352 = getelementptr float, ptr %80, i64 %331
  %353 = extractelement <16 x float> %296, i64 10
  store float %353, ptr %352, align 4
  %354 = getelementptr float, ptr %82, i64 %331
  %355 = extractelement <16 x float> %296, i64 11
  store float %355, ptr %354, align 4
  %356 = getelementptr float, ptr %84, i64 %331
  %357 = extractelement <16 x float> %296, i64 12
  store float %357, ptr %356, align 4
  %358 = getelementptr float, ptr %86, i64 %331
  %359 = extractelement <16 x float> %296, i64 13
  store float %359, ptr %358, align 4
  %360 = getelementptr float, ptr %88, i64 %331
  %361 = extractelement <16 x float> %296, i64 14
  store float %361, ptr %360, align 4
  %362 = getelementptr float, ptr %90, i64 %331
  %363 = extractelement <16 x float> %296, i64 15
  store float %363, ptr %362, align 4
  %364 = add i64 %291, 32
  %365 = icmp slt i64 %364, %274
  br i1 %365, label %290, label %366

366:                                              ; preds = %290
  br label %367

367:                                              ; preds = %366, %266
  %368 = icmp eq i64 %274, %273
  br i1 %368, label %397, label %369

369:                                              ; preds = %367
  %370 = shl i64 %267, 8
  %371 = getelementptr i8, ptr %4, i64 %370
  %372 = insertelement <16 x i1> poison, i1 %269, i64 0
  %373 = shufflevector <16 x i1> %372, <16 x i1> poison, <16 x i32> zeroinitializer
  %374 = mul i64 %267, %14
  %375 = add i64 %125, %374
  br label %376

376:                                              ; preds = %369, %376
  %377 = phi i64 [ %394, %376 ], [ %274, %369 ]
  %378 = getelementptr float, ptr %371, i64 %377
  %379 = load <16 x float>, ptr %378, align 4
  %380 = sub i64 %105, %377
  %381 = call i64 @llvm.smax.i64(i64 %380, i64 0)
  %382 = call i64 @llvm.smin.i64(i64 %381, i64 16)
  %383 = trunc nuw nsw i64 %382 to i32
  %384 = insertelement <16 x i32> poison, i32 %383, i64 0
  %385 = shufflevector <16 x i32> %384, <16 x i32> poison, <16 x i32> zeroinitializer
  %386 = icmp samesign ugt <16 x i32> %385, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %387 = and <16 x i1> %373, %386
  %388 = mul i64 %377, %16
  %389 = add i64 %375, %388
  %390 = insertelement <16 x i64> poison, i64 %389, i64 0
  %391 = shufflevector <16 x i64> %390, <16 x i64> poison, <16 x i32> zeroinitializer
  %392 = add <16 x i64> %391, %94
  %393 = getelementptr float, ptr %24, <16 x i64> %392
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %379, <16 x ptr> align 4 %393, <16 x i1> %387)
  %394 = add i64 %377, 16
  %395 = icmp slt i64 %394, %273
  br i1 %395, label %376, label %396

396:                                              ; preds = %376
  br label %397

397:                                              ; preds = %396, %367
  %398 = add i64 %267, 1
  %399 = icmp slt i64 %398, 8
  br i1 %399, label %266, label %280
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
