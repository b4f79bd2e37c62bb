; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  br i1 %8, label %28, label %39

28:                                               ; preds = %5
  %29 = urem i64 %2, %7
  %30 = icmp ne ptr %15, null
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %32 = icmp ne ptr %25, null
  br label %33

33:                                               ; preds = %340, %28
  %34 = phi i64 [ %2, %28 ], [ %344, %340 ]
  %35 = phi i64 [ %29, %28 ], [ %343, %340 ]
  %36 = shl i64 %35, 8
  %37 = shl i64 %35, 9
  br label %41

38:                                               ; preds = %340
  br label %39

39:                                               ; preds = %38, %5, %233, %69
  %40 = phi i32 [ 1, %233 ], [ 1, %69 ], [ 0, %5 ], [ 0, %38 ]
  ret i32 %40

41:                                               ; preds = %33, %77
  %42 = phi i64 [ 0, %33 ], [ %78, %77 ]
  %43 = shl i64 %42, 1
  %44 = add i64 %37, %43
  %45 = icmp sgt i64 %44, %13
  %46 = icmp slt i64 %44, %11
  %47 = or i1 %46, %45
  %48 = add i64 %36, %42
  %49 = icmp slt i64 %48, %9
  %50 = xor i1 %47, true
  %51 = and i1 %30, %50
  %52 = and i1 %51, %49
  br i1 %52, label %60, label %65

53:                                               ; preds = %77
  %54 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %36)
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = call i64 @llvm.smin.i64(i64 %55, i64 256)
  %57 = and i64 %56, 480
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %185, label %59

59:                                               ; preds = %53
  br label %80

60:                                               ; preds = %41
  %61 = load ptr, ptr %31, align 8
  %62 = call i8 %61(ptr nonnull %15, i64 %44) #4
  %63 = and i8 %62, 1
  %64 = icmp eq i8 %63, 0
  br label %67

65:                                               ; preds = %41
  %66 = and i1 %47, %49
  br label %67

67:                                               ; preds = %65, %60
  %68 = phi i1 [ %64, %60 ], [ %66, %65 ]
  br i1 %68, label %69, label %77, !prof !2

69:                                               ; preds = %67
  %70 = load volatile ptr, ptr %6, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %72 = load ptr, ptr %71, align 8
  store i32 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store i32 20, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i64 %34, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 16
  store i64 %42, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 24
  store i64 %44, ptr %76, align 8
  br label %39

77:                                               ; preds = %67
  %78 = add i64 %42, 1
  %79 = icmp slt i64 %78, 256
  br i1 %79, label %41, label %53

80:                                               ; preds = %59, %80
  %81 = phi i64 [ %182, %80 ], [ 0, %59 ]
  %82 = shl i64 %81, 1
  %83 = add i64 %37, %82
  %84 = getelementptr float, ptr %19, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = getelementptr i8, ptr %84, i64 8
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> %86, float %88, i64 1
  %90 = getelementptr i8, ptr %84, i64 16
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> %89, float %91, i64 2
  %93 = getelementptr i8, ptr %84, i64 24
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> %92, float %94, i64 3
  %96 = getelementptr i8, ptr %84, i64 32
  %97 = load float, ptr %96, align 4
  %98 = insertelement <16 x float> %95, float %97, i64 4
  %99 = getelementptr i8, ptr %84, i64 40
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> %98, float %100, i64 5
  %102 = getelementptr i8, ptr %84, i64 48
  %103 = load float, ptr %102, align 4
  %104 = insertelement <16 x float> %101, float %103, i64 6
  %105 = getelementptr i8, ptr %84, i64 56
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> %104, float %106, i64 7
  %108 = getelementptr i8, ptr %84, i64 64
  %109 = load float, ptr %108, align 4
  %110 = insertelement <16 x float> %107, float %109, i64 8
  %111 = getelementptr i8, ptr %84, i64 72
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> %110, float %112, i64 9
  %114 = getelementptr i8, ptr %84, i64 80
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> %113, float %115, i64 10
  %117 = getelementptr i8, ptr %84, i64 88
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> %116, float %118, i64 11
  %120 = getelementptr i8, ptr %84, i64 96
  %121 = load float, ptr %120, align 4
  %122 = insertelement <16 x float> %119, float %121, i64 12
  %123 = getelementptr i8, ptr %84, i64 104
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> %122, float %124, i64 13
  %126 = getelementptr i8, ptr %84, i64 112
  %127 = load float, ptr %126, align 4
  %128 = insertelement <16 x float> %125, float %127, i64 14
  %129 = getelementptr i8, ptr %84, i64 120
  %130 = load float, ptr %129, align 4
  %131 = insertelement <16 x float> %128, float %130, i64 15
  %132 = getelementptr i8, ptr %84, i64 128
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = getelementptr i8, ptr %84, i64 136
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> %134, float %136, i64 1
  %138 = getelementptr i8, ptr %84, i64 144
  %139 = load float, ptr %138, align 4
  %140 = insertelement <16 x float> %137, float %139, i64 2
  %141 = getelementptr i8, ptr %84, i64 152
  %142 = load float, ptr %141, align 4
  %143 = insertelement <16 x float> %140, float %142, i64 3
  %144 = getelementptr i8, ptr %84, i64 160
  %145 = load float, ptr %144, align 4
  %146 = insertelement <16 x float> %143, float %145, i64 4
  %147 = getelementptr i8, ptr %84, i64 168
  %148 = load float, ptr %147, align 4
  %149 = insertelement <16 x float> %146, float %148, i64 5
  %150 = getelementptr i8, ptr %84, i64 176
  %151 = load float, ptr %150, align 4
  %152 = insertelement <16 x float> %149, float %151, i64 6
  %153 = getelementptr i8, ptr %84, i64 184
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> %152, float %154, i64 7
  %156 = getelementptr i8, ptr %84, i64 192
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> %155, float %157, i64 8
  %159 = getelementptr i8, ptr %84, i64 200
  %160 = load float, ptr %159, align 4
  %161 = insertelement <16 x float> %158, float %160, i64 9
  %162 = getelementptr i8, ptr %84, i64 208
  %163 = load float, ptr %162, align 4
  %164 = insertelement <16 x float> %161, float %163, i64 10
  %165 = getelementptr i8, ptr %84, i64 216
  %166 = load float, ptr %165, align 4
  %167 = insertelement <16 x float> %164, float %166, i64 11
  %168 = getelementptr i8, ptr %84, i64 224
  %169 = load float, ptr %168, align 4
  %170 = insertelement <16 x float> %167, float %169, i64 12
  %171 = getelementptr i8, ptr %84, i64 232
  %172 = load float, ptr %171, align 4
  %173 = insertelement <16 x float> %170, float %172, i64 13
  %174 = getelementptr i8, ptr %84, i64 240
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> %173, float %175, i64 14
  %177 = getelementptr i8, ptr %84, i64 248
  %178 = load float, ptr %177, align 4
  %179 = insertelement <16 x float> %176, float %178, i64 15
  %180 = getelementptr float, ptr %4, i64 %81
  store <16 x float> %131, ptr %180, align 4
  %181 = getelementptr i8, ptr %180, i64 64
  store <16 x float> %179, ptr %181, align 4
  %182 = add i64 %81, 32
  %183 = icmp slt i64 %182, %57
  br i1 %183, label %80, label %184

184:                                              ; preds = %80
  br label %185

185:                                              ; preds = %184, %53
  %186 = icmp slt i64 %54, 256
  br i1 %186, label %187, label %208

187:                                              ; preds = %185
  br label %188

188:                                              ; preds = %187, %188
  %189 = phi i64 [ %205, %188 ], [ %57, %187 ]
  %190 = sub i64 %55, %189
  %191 = call i64 @llvm.smax.i64(i64 %190, i64 0)
  %192 = call i64 @llvm.smin.i64(i64 %191, i64 16)
  %193 = trunc nuw nsw i64 %192 to i32
  %194 = insertelement <16 x i32> poison, i32 %193, i64 0
  %195 = shufflevector <16 x i32> %194, <16 x i32> poison, <16 x i32> zeroinitializer
  %196 = icmp samesign ugt <16 x i32> %195, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %197 = shl i64 %189, 1
  %198 = add i64 %37, %197
  %199 = insertelement <16 x i64> poison, i64 %198, i64 0
  %200 = shufflevector <16 x i64> %199, <16 x i64> poison, <16 x i32> zeroinitializer
  %201 = or disjoint <16 x i64> %200, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %202 = getelementptr float, ptr %19, <16 x i64> %201
  %203 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %202, <16 x i1> %196, <16 x float> zeroinitializer)
  %204 = getelementptr float, ptr %4, i64 %189
  store <16 x float> %203, ptr %204, align 4
  %205 = add i64 %189, 16
  %206 = icmp slt i64 %205, 256
  br i1 %206, label %188, label %207

207:                                              ; preds = %188
  br label %208

208:                                              ; preds = %207, %185
  %209 = xor i64 %36, -1
  %210 = add i64 %9, %209
  br label %211

211:                                              ; preds = %208, %241
  %212 = phi i64 [ 0, %208 ], [ %242, %241 ]
  %213 = sub i64 %210, %212
  %214 = icmp sgt i64 %213, %23
  %215 = icmp slt i64 %213, %21
  %216 = or i1 %215, %214
  %217 = add i64 %36, %212
  %218 = icmp slt i64 %217, %9
  %219 = xor i1 %216, true
  %220 = and i1 %32, %219
  %221 = and i1 %220, %218
  br i1 %221, label %224, label %229

222:                                              ; preds = %241
  br i1 %58, label %318, label %223

223:                                              ; preds = %222
  br label %244

224:                                              ; preds = %211
  %225 = load ptr, ptr %31, align 8
  %226 = call i8 %225(ptr nonnull %25, i64 %213) #4
  %227 = and i8 %226, 1
  %228 = icmp eq i8 %227, 0
  br label %231

229:                                              ; preds = %211
  %230 = and i1 %216, %218
  br label %231

231:                                              ; preds = %229, %224
  %232 = phi i1 [ %228, %224 ], [ %230, %229 ]
  br i1 %232, label %233, label %241, !prof !2

233:                                              ; preds = %231
  %234 = load volatile ptr, ptr %6, align 8
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 48
  %236 = load ptr, ptr %235, align 8
  store i32 1, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 4
  store i32 23, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %236, i64 8
  store i64 %34, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %236, i64 16
  store i64 %212, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %236, i64 24
  store i64 %213, ptr %240, align 8
  br label %39

241:                                              ; preds = %231
  %242 = add i64 %212, 1
  %243 = icmp slt i64 %242, 256
  br i1 %243, label %211, label %222

244:                                              ; preds = %223, %244
  %245 = phi i64 [ %315, %244 ], [ 0, %223 ]
  %246 = getelementptr float, ptr %4, i64 %245
  %247 = load <16 x float>, ptr %246, align 4
  %248 = getelementptr i8, ptr %246, i64 64
  %249 = load <16 x float>, ptr %248, align 4
  %250 = sub i64 %210, %245
  %251 = getelementptr float, ptr %27, i64 %250
  %252 = extractelement <16 x float> %247, i64 0
  store float %252, ptr %251, align 4
  %253 = getelementptr i8, ptr %251, i64 -4
  %254 = extractelement <16 x float> %247, i64 1
  store float %254, ptr %253, align 4
  %255 = getelementptr i8, ptr %251, i64 -8
  %256 = extractelement <16 x float> %247, i64 2
  store float %256, ptr %255, align 4
  %257 = getelementptr i8, ptr %251, i64 -12
  %258 = extractelement <16 x float> %247, i64 3
  store float %258, ptr %257, align 4
  %259 = getelementptr i8, ptr %251, i64 -16
  %260 = extractelement <16 x float> %247, i64 4
  store float %260, ptr %259, align 4
  %261 = getelementptr i8, ptr %251, i64 -20
  %262 = extractelement <16 x float> %247, i64 5
  store float %262, ptr %261, align 4
  %263 = getelementptr i8, ptr %251, i64 -24
  %264 = extractelement <16 x float> %247, i64 6
  store float %264, ptr %263, align 4
  %265 = getelementptr i8, ptr %251, i64 -28
  %266 = extractelement <16 x float> %247, i64 7
  store float %266, ptr %265, align 4
  %267 = getelementptr i8, ptr %251, i64 -32
  %268 = extractelement <16 x float> %247, i64 8
  store float %268, ptr %267, align 4
  %269 = getelementptr i8, ptr %251, i64 -36
  %270 = extractelement <16 x float> %247, i64 9
  store float %270, ptr %269, align 4
  %271 = getelementptr i8, ptr %251, i64 -40
  %272 = extractelement <16 x float> %247, i64 10
  store float %272, ptr %271, align 4
  %273 = getelementptr i8, ptr %251, i64 -44
  %274 = extractelement <16 x float> %247, i64 11
  store float %274, ptr %273, align 4
  %275 = getelementptr i8, ptr %251, i64 -48
  %276 = extractelement <16 x float> %247, i64 12
  store float %276, ptr %275, align 4
  %277 = getelementptr i8, ptr %251, i64 -52
  %278 = extractelement <16 x float> %247, i64 13
  store float %278, ptr %277, align 4
  %279 = getelementptr i8, ptr %251, i64 -56
  %280 = extractelement <16 x float> %247, i64 14
  store float %280, ptr %279, align 4
  %281 = getelementptr i8, ptr %251, i64 -60
  %282 = extractelement <16 x float> %247, i64 15
  store float %282, ptr %281, align 4
  %283 = getelementptr i8, ptr %251, i64 -64
  %284 = extractelement <16 x float> %249, i64 0
  store float %284, ptr %283, align 4
  %285 = getelementptr i8, ptr %251, i64 -68
  %286 = extractelement <16 x float> %249, i64 1
  store float %286, ptr %285, align 4
  %287 = getelementptr i8, ptr %251, i64 -72
  %288 = extractelement <16 x float> %249, i64 2
  store float %288, ptr %287, align 4
  %289 = getelementptr i8, ptr %251, i64 -76
  %290 = extractelement <16 x float> %249, i64 3
  store float %290, ptr %289, align 4
  %291 = getelementptr i8, ptr %251, i64 -80
  %292 = extractelement <16 x float> %249, i64 4
  store float %292, ptr %291, align 4
  %293 = getelementptr i8, ptr %251, i64 -84
  %294 = extractelement <16 x float> %249, i64 5
  store float %294, ptr %293, align 4
  %295 = getelementptr i8, ptr %251, i64 -88
  %296 = extractelement <16 x float> %249, i64 6
  store float %296, ptr %295, align 4
  %297 = getelementptr i8, ptr %251, i64 -92
  %298 = extractelement <16 x float> %249, i64 7
  store float %298, ptr %297, align 4
  %299 = getelementptr i8, ptr %251, i64 -96
  %300 = extractelement <16 x float> %249, i64 8
  store float %300, ptr %299, align 4
  %301 = getelementptr i8, ptr %251, i64 -100
  %302 = extractelement <16 x float> %249, i64 9
  store float %302, ptr %301, align 4
  %303 = getelementptr i8, ptr %251, i64 -104
  %304 = extractelement <16 x float> %249, i64 10
  store float %304, ptr %303, align 4
  %305 = getelementptr i8, ptr %251, i64 -108
  %306 = extractelement <16 x float> %249, i64 11
  store float %306, ptr %305, align 4
  %307 = getelementptr i8, ptr %251, i64 -112
  %308 = extractelement <16 x float> %249, i64 12
  store float %308, ptr %307, align 4
  %309 = getelementptr i8, ptr %251, i64 -116
  %310 = extractelement <16 x float> %249, i64 13
  store float %310, ptr %309, align 4
  %311 = getelementptr i8, ptr %251, i64 -120
  %312 = extractelement <16 x float> %249, i64 14
  store float %312, ptr %311, align 4
  %313 = getelementptr i8, ptr %251, i64 -124
  %314 = extractelement <16 x float> %249, i64 15
  store float %314, ptr %313, align 4
  %315 = add i64 %245, 32
  %316 = icmp slt i64 %315, %57
  br i1 %316, label %244, label %317

317:                                              ; preds = %244
  br label %318

318:                                              ; preds = %317, %222
  %319 = icmp eq i64 %57, %56
  br i1 %319, label %340, label %320

320:                                              ; preds = %318
  br label %321

321:                                              ; preds = %320, %321
  %322 = phi i64 [ %337, %321 ], [ %57, %320 ]
  %323 = getelementptr float, ptr %4, i64 %322
  %324 = load <16 x float>, ptr %323, align 4
  %325 = sub i64 %55, %322
  %326 = call i64 @llvm.smax.i64(i64 %325, i64 0)
  %327 = call i64 @llvm.smin.i64(i64 %326, i64 16)
  %328 = trunc nuw nsw i64 %327 to i32
  %329 = insertelement <16 x i32> poison, i32 %328, i64 0
  %330 = shufflevector <16 x i32> %329, <16 x i32> poison, <16 x i32> zeroinitializer
  %331 = icmp samesign ugt <16 x i32> %330, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %332 = sub i64 %210, %322
  %333 = insertelement <16 x i64> poison, i64 %332, i64 0
  %334 = shufflevector <16 x i64> %333, <16 x i64> poison, <16 x i32> zeroinitializer
  %335 = add <16 x i64> %334, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %336 = getelementptr float, ptr %27, <16 x i64> %335
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %324, <16 x ptr> align 4 %336, <16 x i1> %331)
  %337 = add i64 %322, 16
  %338 = icmp slt i64 %337, %56
  br i1 %338, label %321, label %339

339:                                              ; preds = %321
  br label %340

340:                                              ; preds = %339, %318
  %341 = add i64 %35, 1
  %342 = icmp eq i64 %341, %7
  %343 = select i1 %342, i64 0, i64 %341
  %344 = add i64 %34, 1
  %345 = icmp slt i64 %344, %3
  br i1 %345, label %33, label %38
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
