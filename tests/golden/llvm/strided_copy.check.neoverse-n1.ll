; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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
  br i1 %10, label %40, label %75

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
  %52 = insertelement <4 x i64> poison, i64 %13, i64 0
  %53 = shufflevector <4 x i64> %52, <4 x i64> poison, <4 x i32> zeroinitializer
  %54 = mul <4 x i64> %53, <i64 0, i64 1, i64 2, i64 3>
  %55 = icmp ne ptr %37, null
  %56 = getelementptr float, ptr %39, i64 %17
  %57 = shl i64 %17, 1
  %58 = getelementptr float, ptr %39, i64 %57
  %59 = mul i64 %17, 3
  %60 = getelementptr float, ptr %39, i64 %59
  %61 = shl i64 %17, 2
  %62 = insertelement <4 x i64> poison, i64 %17, i64 0
  %63 = shufflevector <4 x i64> %62, <4 x i64> poison, <4 x i32> zeroinitializer
  %64 = mul <4 x i64> %63, <i64 0, i64 1, i64 2, i64 3>
  br label %65

65:                                               ; preds = %269, %40
  %66 = phi i64 [ %2, %40 ], [ %277, %269 ]
  %67 = phi i64 [ %43, %40 ], [ %273, %269 ]
  %68 = phi i64 [ %42, %40 ], [ %276, %269 ]
  %69 = shl i64 %68, 3
  %70 = shl i64 %67, 6
  %71 = mul i64 %69, %11
  %72 = mul i64 %70, %13
  %73 = add i64 %71, %72
  br label %77

74:                                               ; preds = %269
  br label %75

75:                                               ; preds = %74, %5, %242, %111
  %76 = phi i32 [ 1, %242 ], [ 1, %111 ], [ 0, %5 ], [ 0, %74 ]
  ret i32 %76

77:                                               ; preds = %65, %96
  %78 = phi i64 [ 0, %65 ], [ %97, %96 ]
  %79 = add i64 %69, %78
  %80 = icmp slt i64 %79, %25
  %81 = mul i64 %78, %11
  %82 = add i64 %73, %81
  br label %83

83:                                               ; preds = %77, %121
  %84 = phi i64 [ 0, %77 ], [ %122, %121 ]
  %85 = mul i64 %84, %13
  %86 = add i64 %82, %85
  %87 = icmp sgt i64 %86, %21
  %88 = icmp slt i64 %86, %19
  %89 = or i1 %88, %87
  %90 = add i64 %70, %84
  %91 = icmp slt i64 %90, %27
  %92 = and i1 %80, %91
  %93 = xor i1 %89, true
  %94 = and i1 %44, %93
  %95 = and i1 %94, %92
  br i1 %95, label %102, label %107

96:                                               ; preds = %121
  %97 = add i64 %78, 1
  %98 = icmp slt i64 %97, 8
  br i1 %98, label %77, label %99

99:                                               ; preds = %96
  %100 = call i64 @llvm.ssub.sat.i64(i64 %27, i64 %70)
  %101 = call i64 @llvm.smax.i64(i64 %100, i64 0)
  br label %124

102:                                              ; preds = %83
  %103 = load ptr, ptr %45, align 8
  %104 = call i8 %103(ptr nonnull %23, i64 %86) #4
  %105 = and i8 %104, 1
  %106 = icmp eq i8 %105, 0
  br label %109

107:                                              ; preds = %83
  %108 = and i1 %89, %92
  br label %109

109:                                              ; preds = %107, %102
  %110 = phi i1 [ %106, %102 ], [ %108, %107 ]
  br i1 %110, label %111, label %121, !prof !2

111:                                              ; preds = %109
  %112 = shl i64 %78, 6
  %113 = add i64 %112, %84
  %114 = load volatile ptr, ptr %6, align 8
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 48
  %116 = load ptr, ptr %115, align 8
  store i32 1, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 4
  store i32 36, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store i64 %66, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %116, i64 16
  store i64 %113, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %116, i64 24
  store i64 %86, ptr %120, align 8
  br label %75

121:                                              ; preds = %109
  %122 = add i64 %84, 1
  %123 = icmp slt i64 %122, 64
  br i1 %123, label %83, label %96

124:                                              ; preds = %99, %207
  %125 = phi i64 [ %208, %207 ], [ 0, %99 ]
  %126 = add i64 %69, %125
  %127 = icmp slt i64 %126, %25
  %128 = select i1 %127, i64 4611686018427387904, i64 0
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 %100)
  %130 = call i64 @llvm.smax.i64(i64 %129, i64 0)
  %131 = call i64 @llvm.smin.i64(i64 %130, i64 64)
  %132 = and i64 %131, 120
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %177, label %134

134:                                              ; preds = %124
  %135 = mul i64 %125, %11
  %136 = add i64 %73, %135
  %137 = shl i64 %125, 6
  br label %142

138:                                              ; preds = %207
  %139 = mul i64 %69, %15
  %140 = mul i64 %70, %17
  %141 = add i64 %139, %140
  br label %210

142:                                              ; preds = %134, %142
  %143 = phi i64 [ %174, %142 ], [ 0, %134 ]
  %144 = mul i64 %143, %13
  %145 = add i64 %136, %144
  %146 = getelementptr float, ptr %31, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = insertelement <4 x float> poison, float %147, i64 0
  %149 = getelementptr float, ptr %46, i64 %145
  %150 = load float, ptr %149, align 4
  %151 = insertelement <4 x float> %148, float %150, i64 1
  %152 = getelementptr float, ptr %48, i64 %145
  %153 = load float, ptr %152, align 4
  %154 = insertelement <4 x float> %151, float %153, i64 2
  %155 = getelementptr float, ptr %50, i64 %145
  %156 = load float, ptr %155, align 4
  %157 = insertelement <4 x float> %154, float %156, i64 3
  %158 = add i64 %145, %51
  %159 = getelementptr float, ptr %31, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = insertelement <4 x float> poison, float %160, i64 0
  %162 = getelementptr float, ptr %46, i64 %158
  %163 = load float, ptr %162, align 4
  %164 = insertelement <4 x float> %161, float %163, i64 1
  %165 = getelementptr float, ptr %48, i64 %158
  %166 = load float, ptr %165, align 4
  %167 = insertelement <4 x float> %164, float %166, i64 2
  %168 = getelementptr float, ptr %50, i64 %158
  %169 = load float, ptr %168, align 4
  %170 = insertelement <4 x float> %167, float %169, i64 3
  %171 = add i64 %137, %143
  %172 = getelementptr float, ptr %4, i64 %171
  store <4 x float> %157, ptr %172, align 4
  %173 = getelementptr i8, ptr %172, i64 16
  store <4 x float> %170, ptr %173, align 4
  %174 = add i64 %143, 8
  %175 = icmp slt i64 %174, %132
  br i1 %175, label %142, label %176

176:                                              ; preds = %142
  br label %177

177:                                              ; preds = %176, %124
  %178 = icmp slt i64 %129, 64
  br i1 %178, label %179, label %207

179:                                              ; preds = %177
  %180 = insertelement <4 x i1> poison, i1 %127, i64 0
  %181 = shufflevector <4 x i1> %180, <4 x i1> poison, <4 x i32> zeroinitializer
  %182 = mul i64 %125, %11
  %183 = add i64 %73, %182
  %184 = shl i64 %125, 8
  %185 = getelementptr i8, ptr %4, i64 %184
  br label %186

186:                                              ; preds = %179, %186
  %187 = phi i64 [ %204, %186 ], [ %132, %179 ]
  %188 = sub i64 %101, %187
  %189 = call i64 @llvm.smax.i64(i64 %188, i64 0)
  %190 = call i64 @llvm.smin.i64(i64 %189, i64 4)
  %191 = trunc nuw nsw i64 %190 to i32
  %192 = insertelement <4 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <4 x i32> %192, <4 x i32> poison, <4 x i32> zeroinitializer
  %194 = icmp samesign ugt <4 x i32> %193, <i32 0, i32 1, i32 2, i32 3>
  %195 = and <4 x i1> %181, %194
  %196 = mul i64 %187, %13
  %197 = add i64 %183, %196
  %198 = insertelement <4 x i64> poison, i64 %197, i64 0
  %199 = shufflevector <4 x i64> %198, <4 x i64> poison, <4 x i32> zeroinitializer
  %200 = add <4 x i64> %199, %54
  %201 = getelementptr float, ptr %31, <4 x i64> %200
  %202 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %201, <4 x i1> %195, <4 x float> zeroinitializer)
  %203 = getelementptr float, ptr %185, i64 %187
  store <4 x float> %202, ptr %203, align 4
  %204 = add i64 %187, 4
  %205 = icmp slt i64 %204, 64
  br i1 %205, label %186, label %206

206:                                              ; preds = %186
  br label %207

207:                                              ; preds = %206, %177
  %208 = add i64 %125, 1
  %209 = icmp slt i64 %208, 8
  br i1 %209, label %124, label %138

210:                                              ; preds = %138, %229
  %211 = phi i64 [ 0, %138 ], [ %230, %229 ]
  %212 = add i64 %69, %211
  %213 = icmp slt i64 %212, %25
  %214 = mul i64 %211, %15
  %215 = add i64 %141, %214
  br label %216

216:                                              ; preds = %210, %252
  %217 = phi i64 [ 0, %210 ], [ %253, %252 ]
  %218 = mul i64 %217, %17
  %219 = add i64 %215, %218
  %220 = icmp sgt i64 %219, %35
  %221 = icmp slt i64 %219, %33
  %222 = or i1 %221, %220
  %223 = add i64 %70, %217
  %224 = icmp slt i64 %223, %27
  %225 = and i1 %213, %224
  %226 = xor i1 %222, true
  %227 = and i1 %55, %226
  %228 = and i1 %227, %225
  br i1 %228, label %233, label %238

229:                                              ; preds = %252
  %230 = add i64 %211, 1
  %231 = icmp slt i64 %230, 8
  br i1 %231, label %210, label %232

232:                                              ; preds = %229
  br label %255

233:                                              ; preds = %216
  %234 = load ptr, ptr %45, align 8
  %235 = call i8 %234(ptr nonnull %37, i64 %219) #4
  %236 = and i8 %235, 1
  %237 = icmp eq i8 %236, 0
  br label %240

238:                                              ; preds = %216
  %239 = and i1 %222, %225
  br label %240

240:                                              ; preds = %238, %233
  %241 = phi i1 [ %237, %233 ], [ %239, %238 ]
  br i1 %241, label %242, label %252, !prof !2

242:                                              ; preds = %240
  %243 = shl i64 %211, 6
  %244 = add i64 %243, %217
  %245 = load volatile ptr, ptr %6, align 8
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 48
  %247 = load ptr, ptr %246, align 8
  store i32 1, ptr %247, align 4
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 4
  store i32 46, ptr %248, align 4
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 8
  store i64 %66, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %247, i64 16
  store i64 %244, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %247, i64 24
  store i64 %219, ptr %251, align 8
  br label %75

252:                                              ; preds = %240
  %253 = add i64 %217, 1
  %254 = icmp slt i64 %253, 64
  br i1 %254, label %216, label %229

255:                                              ; preds = %232, %338
  %256 = phi i64 [ %339, %338 ], [ 0, %232 ]
  %257 = add i64 %69, %256
  %258 = icmp slt i64 %257, %25
  %259 = select i1 %258, i64 4611686018427387904, i64 0
  %260 = call i64 @llvm.smin.i64(i64 %259, i64 %100)
  %261 = call i64 @llvm.smax.i64(i64 %260, i64 0)
  %262 = call i64 @llvm.smin.i64(i64 %261, i64 64)
  %263 = and i64 %262, 120
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %308, label %265

265:                                              ; preds = %255
  %266 = shl i64 %256, 6
  %267 = mul i64 %256, %15
  %268 = add i64 %141, %267
  br label %279

269:                                              ; preds = %338
  %270 = add i64 %67, 1
  %271 = icmp eq i64 %270, %7
  %272 = zext i1 %271 to i64
  %273 = select i1 %271, i64 0, i64 %270
  %274 = add i64 %68, %272
  %275 = icmp eq i64 %274, %9
  %276 = select i1 %275, i64 0, i64 %274
  %277 = add i64 %66, 1
  %278 = icmp slt i64 %277, %3
  br i1 %278, label %65, label %74

279:                                              ; preds = %265, %279
  %280 = phi i64 [ %305, %279 ], [ 0, %265 ]
  %281 = add i64 %266, %280
  %282 = getelementptr float, ptr %4, i64 %281
  %283 = load <4 x float>, ptr %282, align 4
  %284 = getelementptr i8, ptr %282, i64 16
  %285 = load <4 x float>, ptr %284, align 4
  %286 = mul i64 %280, %17
  %287 = add i64 %268, %286
  %288 = getelementptr float, ptr %39, i64 %287
  %289 = extractelement <4 x float> %283, i64 0
  store float %289, ptr %288, align 4
  %290 = getelementptr float, ptr %56, i64 %287
  %291 = extractelement <4 x float> %283, i64 1
  store float %291, ptr %290, align 4
  %292 = getelementptr float, ptr %58, i64 %287
  %293 = extractelement <4 x float> %283, i64 2
  store float %293, ptr %292, align 4
  %294 = getelementptr float, ptr %60, i64 %287
  %295 = extractelement <4 x float> %283, i64 3
  store float %295, ptr %294, align 4
  %296 = add i64 %287, %61
  %297 = getelementptr float, ptr %39, i64 %296
  %298 = extractelement <4 x float> %285, i64 0
  store float %298, ptr %297, align 4
  %299 = getelementptr float, ptr %56, i64 %296
  %300 = extractelement <4 x float> %285, i64 1
  store float %300, ptr %299, align 4
  %301 = getelementptr float, ptr %58, i64 %296
  %302 = extractelement <4 x float> %285, i64 2
  store float %302, ptr %301, align 4
  %303 = getelementptr float, ptr %60, i64 %296
  %304 = extractelement <4 x float> %285, i64 3
  store float %304, ptr %303, align 4
  %305 = add i64 %280, 8
  %306 = icmp slt i64 %305, %263
  br i1 %306, label %279, label %307

307:                                              ; preds = %279
  br label %308

308:                                              ; preds = %307, %255
  %309 = icmp eq i64 %263, %262
  br i1 %309, label %338, label %310

310:                                              ; preds = %308
  %311 = shl i64 %256, 8
  %312 = getelementptr i8, ptr %4, i64 %311
  %313 = insertelement <4 x i1> poison, i1 %258, i64 0
  %314 = shufflevector <4 x i1> %313, <4 x i1> poison, <4 x i32> zeroinitializer
  %315 = mul i64 %256, %15
  %316 = add i64 %141, %315
  br label %317

317:                                              ; preds = %310, %317
  %318 = phi i64 [ %335, %317 ], [ %263, %310 ]
  %319 = getelementptr float, ptr %312, i64 %318
  %320 = load <4 x float>, ptr %319, align 4
  %321 = sub i64 %101, %318
  %322 = call i64 @llvm.smax.i64(i64 %321, i64 0)
  %323 = call i64 @llvm.smin.i64(i64 %322, i64 4)
  %324 = trunc nuw nsw i64 %323 to i32
  %325 = insertelement <4 x i32> poison, i32 %324, i64 0
  %326 = shufflevector <4 x i32> %325, <4 x i32> poison, <4 x i32> zeroinitializer
  %327 = icmp samesign ugt <4 x i32> %326, <i32 0, i32 1, i32 2, i32 3>
  %328 = and <4 x i1> %314, %327
  %329 = mul i64 %318, %17
  %330 = add i64 %316, %329
  %331 = insertelement <4 x i64> poison, i64 %330, i64 0
  %332 = shufflevector <4 x i64> %331, <4 x i64> poison, <4 x i32> zeroinitializer
  %333 = add <4 x i64> %332, %64
  %334 = getelementptr float, ptr %39, <4 x i64> %333
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %320, <4 x ptr> align 4 %334, <4 x i1> %328)
  %335 = add i64 %318, 4
  %336 = icmp slt i64 %335, %262
  br i1 %336, label %317, label %337

337:                                              ; preds = %317
  br label %338

338:                                              ; preds = %337, %308
  %339 = add i64 %256, 1
  %340 = icmp slt i64 %339, 8
  br i1 %340, label %255, label %269
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
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
