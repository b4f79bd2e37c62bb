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
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  br i1 %12, label %34, label %45

34:                                               ; preds = %5
  %35 = icmp ne ptr %19, null
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %37 = icmp ne ptr %31, null
  br label %38

38:                                               ; preds = %34, %340
  %39 = phi i64 [ %348, %340 ], [ %2, %34 ]
  %40 = phi i64 [ %346, %340 ], [ %9, %34 ]
  %41 = phi i64 [ %347, %340 ], [ %11, %34 ]
  %42 = shl i64 %40, 8
  %43 = shl i64 %40, 9
  br label %47

44:                                               ; preds = %340
  br label %45

45:                                               ; preds = %44, %5, %236, %75
  %46 = phi i32 [ 1, %236 ], [ 1, %75 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %38, %80
  %48 = phi i64 [ 0, %38 ], [ %81, %80 ]
  %49 = shl i64 %48, 1
  %50 = add i64 %43, %49
  %51 = icmp sgt i64 %50, %17
  %52 = icmp slt i64 %50, %15
  %53 = or i1 %52, %51
  %54 = add i64 %42, %48
  %55 = icmp slt i64 %54, %13
  %56 = xor i1 %53, true
  %57 = and i1 %35, %56
  %58 = and i1 %57, %55
  br i1 %58, label %66, label %71

59:                                               ; preds = %80
  %60 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %42)
  %61 = call i64 @llvm.smax.i64(i64 %60, i64 0)
  %62 = call i64 @llvm.smin.i64(i64 %61, i64 256)
  %63 = and i64 %62, 480
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %188, label %65

65:                                               ; preds = %59
  br label %83

66:                                               ; preds = %47
  %67 = load ptr, ptr %36, align 8
  %68 = call i8 %67(ptr nonnull %19, i64 %50) #4
  %69 = and i8 %68, 1
  %70 = icmp eq i8 %69, 0
  br label %73

71:                                               ; preds = %47
  %72 = and i1 %53, %55
  br label %73

73:                                               ; preds = %71, %66
  %74 = phi i1 [ %70, %66 ], [ %72, %71 ]
  br i1 %74, label %75, label %80, !prof !1

75:                                               ; preds = %73
  store i32 1, ptr %23, align 4
  %76 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 20, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %48, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %50, ptr %79, align 8
  br label %45

80:                                               ; preds = %73
  %81 = add i64 %48, 1
  %82 = icmp slt i64 %81, 256
  br i1 %82, label %47, label %59

83:                                               ; preds = %65, %83
  %84 = phi i64 [ %185, %83 ], [ 0, %65 ]
  %85 = shl i64 %84, 1
  %86 = add i64 %43, %85
  %87 = getelementptr float, ptr %25, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> poison, float %88, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> %89, float %91, i64 1
  %93 = getelementptr i8, ptr %87, i64 16
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> %92, float %94, i64 2
  %96 = getelementptr i8, ptr %87, i64 24
  %97 = load float, ptr %96, align 4
  %98 = insertelement <16 x float> %95, float %97, i64 3
  %99 = getelementptr i8, ptr %87, i64 32
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> %98, float %100, i64 4
  %102 = getelementptr i8, ptr %87, i64 40
  %103 = load float, ptr %102, align 4
  %104 = insertelement <16 x float> %101, float %103, i64 5
  %105 = getelementptr i8, ptr %87, i64 48
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> %104, float %106, i64 6
  %108 = getelementptr i8, ptr %87, i64 56
  %109 = load float, ptr %108, align 4
  %110 = insertelement <16 x float> %107, float %109, i64 7
  %111 = getelementptr i8, ptr %87, i64 64
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> %110, float %112, i64 8
  %114 = getelementptr i8, ptr %87, i64 72
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> %113, float %115, i64 9
  %117 = getelementptr i8, ptr %87, i64 80
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> %116, float %118, i64 10
  %120 = getelementptr i8, ptr %87, i64 88
  %121 = load float, ptr %120, align 4
  %122 = insertelement <16 x float> %119, float %121, i64 11
  %123 = getelementptr i8, ptr %87, i64 96
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> %122, float %124, i64 12
  %126 = getelementptr i8, ptr %87, i64 104
  %127 = load float, ptr %126, align 4
  %128 = insertelement <16 x float> %125, float %127, i64 13
  %129 = getelementptr i8, ptr %87, i64 112
  %130 = load float, ptr %129, align 4
  %131 = insertelement <16 x float> %128, float %130, i64 14
  %132 = getelementptr i8, ptr %87, i64 120
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> %131, float %133, i64 15
  %135 = getelementptr i8, ptr %87, i64 128
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = getelementptr i8, ptr %87, i64 136
  %139 = load float, ptr %138, align 4
  %140 = insertelement <16 x float> %137, float %139, i64 1
  %141 = getelementptr i8, ptr %87, i64 144
  %142 = load float, ptr %141, align 4
  %143 = insertelement <16 x float> %140, float %142, i64 2
  %144 = getelementptr i8, ptr %87, i64 152
  %145 = load float, ptr %144, align 4
  %146 = insertelement <16 x float> %143, float %145, i64 3
  %147 = getelementptr i8, ptr %87, i64 160
  %148 = load float, ptr %147, align 4
  %149 = insertelement <16 x float> %146, float %148, i64 4
  %150 = getelementptr i8, ptr %87, i64 168
  %151 = load float, ptr %150, align 4
  %152 = insertelement <16 x float> %149, float %151, i64 5
  %153 = getelementptr i8, ptr %87, i64 176
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> %152, float %154, i64 6
  %156 = getelementptr i8, ptr %87, i64 184
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> %155, float %157, i64 7
  %159 = getelementptr i8, ptr %87, i64 192
  %160 = load float, ptr %159, align 4
  %161 = insertelement <16 x float> %158, float %160, i64 8
  %162 = getelementptr i8, ptr %87, i64 200
  %163 = load float, ptr %162, align 4
  %164 = insertelement <16 x float> %161, float %163, i64 9
  %165 = getelementptr i8, ptr %87, i64 208
  %166 = load float, ptr %165, align 4
  %167 = insertelement <16 x float> %164, float %166, i64 10
  %168 = getelementptr i8, ptr %87, i64 216
  %169 = load float, ptr %168, align 4
  %170 = insertelement <16 x float> %167, float %169, i64 11
  %171 = getelementptr i8, ptr %87, i64 224
  %172 = load float, ptr %171, align 4
  %173 = insertelement <16 x float> %170, float %172, i64 12
  %174 = getelementptr i8, ptr %87, i64 232
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> %173, float %175, i64 13
  %177 = getelementptr i8, ptr %87, i64 240
  %178 = load float, ptr %177, align 4
  %179 = insertelement <16 x float> %176, float %178, i64 14
  %180 = getelementptr i8, ptr %87, i64 248
  %181 = load float, ptr %180, align 4
  %182 = insertelement <16 x float> %179, float %181, i64 15
  %183 = getelementptr float, ptr %4, i64 %84
  store <16 x float> %134, ptr %183, align 4
  %184 = getelementptr i8, ptr %183, i64 64
  store <16 x float> %182, ptr %184, align 4
  %185 = add i64 %84, 32
  %186 = icmp slt i64 %185, %63
  br i1 %186, label %83, label %187

187:                                              ; preds = %83
  br label %188

188:                                              ; preds = %187, %59
  %189 = icmp slt i64 %60, 256
  br i1 %189, label %190, label %211

190:                                              ; preds = %188
  br label %191

191:                                              ; preds = %190, %191
  %192 = phi i64 [ %208, %191 ], [ %63, %190 ]
  %193 = sub i64 %61, %192
  %194 = call i64 @llvm.smax.i64(i64 %193, i64 0)
  %195 = call i64 @llvm.smin.i64(i64 %194, i64 16)
  %196 = trunc nuw nsw i64 %195 to i32
  %197 = insertelement <16 x i32> poison, i32 %196, i64 0
  %198 = shufflevector <16 x i32> %197, <16 x i32> poison, <16 x i32> zeroinitializer
  %199 = icmp samesign ugt <16 x i32> %198, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %200 = shl i64 %192, 1
  %201 = add i64 %43, %200
  %202 = insertelement <16 x i64> poison, i64 %201, i64 0
  %203 = shufflevector <16 x i64> %202, <16 x i64> poison, <16 x i32> zeroinitializer
  %204 = or disjoint <16 x i64> %203, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %205 = getelementptr float, ptr %25, <16 x i64> %204
  %206 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %205, <16 x i1> %199, <16 x float> zeroinitializer)
  %207 = getelementptr float, ptr %4, i64 %192
  store <16 x float> %206, ptr %207, align 4
  %208 = add i64 %192, 16
  %209 = icmp slt i64 %208, 256
  br i1 %209, label %191, label %210

210:                                              ; preds = %191
  br label %211

211:                                              ; preds = %210, %188
  %212 = xor i64 %42, -1
  %213 = add i64 %13, %212
  br label %214

214:                                              ; preds = %211, %241
  %215 = phi i64 [ 0, %211 ], [ %242, %241 ]
  %216 = sub i64 %213, %215
  %217 = icmp sgt i64 %216, %29
  %218 = icmp slt i64 %216, %27
  %219 = or i1 %218, %217
  %220 = add i64 %42, %215
  %221 = icmp slt i64 %220, %13
  %222 = xor i1 %219, true
  %223 = and i1 %37, %222
  %224 = and i1 %223, %221
  br i1 %224, label %227, label %232

225:                                              ; preds = %241
  br i1 %64, label %318, label %226

226:                                              ; preds = %225
  br label %244

227:                                              ; preds = %214
  %228 = load ptr, ptr %36, align 8
  %229 = call i8 %228(ptr nonnull %31, i64 %216) #4
  %230 = and i8 %229, 1
  %231 = icmp eq i8 %230, 0
  br label %234

232:                                              ; preds = %214
  %233 = and i1 %219, %221
  br label %234

234:                                              ; preds = %232, %227
  %235 = phi i1 [ %231, %227 ], [ %233, %232 ]
  br i1 %235, label %236, label %241, !prof !1

236:                                              ; preds = %234
  store i32 1, ptr %23, align 4
  %237 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 23, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %215, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %216, ptr %240, align 8
  br label %45

241:                                              ; preds = %234
  %242 = add i64 %215, 1
  %243 = icmp slt i64 %242, 256
  br i1 %243, label %214, label %225

244:                                              ; preds = %226, %244
  %245 = phi i64 [ %315, %244 ], [ 0, %226 ]
  %246 = getelementptr float, ptr %4, i64 %245
  %247 = load <16 x float>, ptr %246, align 4
  %248 = getelementptr i8, ptr %246, i64 64
  %249 = load <16 x float>, ptr %248, align 4
  %250 = sub i64 %213, %245
  %251 = getelementptr float, ptr %33, i64 %250
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
  %316 = icmp slt i64 %315, %63
  br i1 %316, label %244, label %317

317:                                              ; preds = %244
  br label %318

318:                                              ; preds = %317, %225
  %319 = icmp eq i64 %63, %62
  br i1 %319, label %340, label %320

320:                                              ; preds = %318
  br label %321

321:                                              ; preds = %320, %321
  %322 = phi i64 [ %337, %321 ], [ %63, %320 ]
  %323 = getelementptr float, ptr %4, i64 %322
  %324 = load <16 x float>, ptr %323, align 4
  %325 = sub i64 %61, %322
  %326 = call i64 @llvm.smax.i64(i64 %325, i64 0)
  %327 = call i64 @llvm.smin.i64(i64 %326, i64 16)
  %328 = trunc nuw nsw i64 %327 to i32
  %329 = insertelement <16 x i32> poison, i32 %328, i64 0
  %330 = shufflevector <16 x i32> %329, <16 x i32> poison, <16 x i32> zeroinitializer
  %331 = icmp samesign ugt <16 x i32> %330, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %332 = sub i64 %213, %322
  %333 = insertelement <16 x i64> poison, i64 %332, i64 0
  %334 = shufflevector <16 x i64> %333, <16 x i64> poison, <16 x i32> zeroinitializer
  %335 = add <16 x i64> %334, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %336 = getelementptr float, ptr %33, <16 x i64> %335
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %324, <16 x ptr> align 4 %336, <16 x i1> %331)
  %337 = add i64 %322, 16
  %338 = icmp slt i64 %337, %62
  br i1 %338, label %321, label %339

339:                                              ; preds = %321
  br label %340

340:                                              ; preds = %339, %318
  %341 = add i64 %40, 1
  %342 = icmp eq i64 %341, %6
  %343 = zext i1 %342 to i64
  %344 = add i64 %41, %343
  %345 = icmp eq i64 %344, %8
  %346 = select i1 %342, i64 0, i64 %341
  %347 = select i1 %345, i64 0, i64 %344
  %348 = add i64 %39, 1
  %349 = icmp slt i64 %348, %3
  br i1 %349, label %38, label %44
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
