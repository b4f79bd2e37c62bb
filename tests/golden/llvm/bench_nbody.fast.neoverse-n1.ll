; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = urem i64 %2, %6
  %10 = udiv i64 %2, %6
  %11 = urem i64 %10, %8
  %12 = icmp slt i64 %2, %3
  %13 = load double, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load i64, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load ptr, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load ptr, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %35 = load ptr, ptr %34, align 8
  br i1 %12, label %36, label %76

36:                                               ; preds = %5
  %37 = fptrunc reassoc arcp contract afn double %13 to float
  %38 = and i64 %17, 16
  %39 = icmp ne i64 %38, 0
  %40 = and i64 %17, 32
  %41 = icmp ne i64 %40, 0
  %42 = and i64 %17, 64
  %43 = icmp ne i64 %42, 0
  %44 = icmp sgt i64 %23, 0
  %45 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %46 = insertelement <4 x float> poison, float %37, i64 0
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> zeroinitializer
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %49

49:                                               ; preds = %36, %377
  %50 = phi i64 [ %385, %377 ], [ %2, %36 ]
  %51 = phi i64 [ %383, %377 ], [ %9, %36 ]
  %52 = phi i64 [ %384, %377 ], [ %11, %36 ]
  %53 = shl i64 %51, 4
  %54 = getelementptr float, ptr %15, i64 %53
  %55 = ptrtoint ptr %54 to i64
  %56 = and i64 %55, 15
  %57 = icmp eq i64 %56, 0
  %58 = and i1 %39, %57
  %59 = getelementptr float, ptr %19, i64 %53
  %60 = ptrtoint ptr %59 to i64
  %61 = and i64 %60, 15
  %62 = icmp eq i64 %61, 0
  %63 = and i1 %41, %62
  %64 = and i1 %58, %63
  %65 = getelementptr float, ptr %21, i64 %53
  %66 = ptrtoint ptr %65 to i64
  %67 = and i64 %66, 15
  %68 = icmp eq i64 %67, 0
  %69 = and i1 %43, %68
  %70 = and i1 %64, %69
  %71 = call i64 @llvm.ssub.sat.i64(i64 %23, i64 %53)
  %72 = call i64 @llvm.smax.i64(i64 %71, i64 0)
  %73 = call i64 @llvm.smin.i64(i64 %72, i64 16)
  %74 = and i64 %73, 24
  br i1 %70, label %78, label %81

75:                                               ; preds = %377
  br label %76

76:                                               ; preds = %75, %5, %466, %354, %219
  %77 = phi i32 [ 1, %466 ], [ 1, %219 ], [ 1, %354 ], [ 0, %5 ], [ 0, %75 ]
  ret i32 %77

78:                                               ; preds = %49
  %79 = icmp eq i64 %74, 0
  br i1 %79, label %86, label %80

80:                                               ; preds = %78
  br label %89

81:                                               ; preds = %49
  %82 = icmp eq i64 %74, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %81
  br label %224

84:                                               ; preds = %119
  br label %86

85:                                               ; preds = %254
  br label %86

86:                                               ; preds = %85, %84, %81, %78
  %87 = icmp eq i64 %74, %73
  br i1 %87, label %377, label %88

88:                                               ; preds = %86
  br label %359

89:                                               ; preds = %80, %119
  %90 = phi i64 [ %132, %119 ], [ 0, %80 ]
  %91 = add i64 %53, %90
  %92 = getelementptr float, ptr %25, i64 %91
  %93 = load <4 x float>, ptr %92, align 4
  %94 = getelementptr i8, ptr %92, i64 16
  %95 = load <4 x float>, ptr %94, align 4
  %96 = getelementptr float, ptr %27, i64 %91
  %97 = load <4 x float>, ptr %96, align 4
  %98 = getelementptr i8, ptr %96, i64 16
  %99 = load <4 x float>, ptr %98, align 4
  %100 = getelementptr float, ptr %29, i64 %91
  %101 = load <4 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %100, i64 16
  %103 = load <4 x float>, ptr %102, align 4
  br i1 %44, label %104, label %119

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %212
  %106 = phi i64 [ %213, %212 ], [ 0, %104 ]
  %107 = phi reassoc arcp contract afn <4 x float> [ %202, %212 ], [ zeroinitializer, %104 ]
  %108 = phi reassoc arcp contract afn <4 x float> [ %203, %212 ], [ zeroinitializer, %104 ]
  %109 = phi reassoc arcp contract afn <4 x float> [ %204, %212 ], [ zeroinitializer, %104 ]
  %110 = phi reassoc arcp contract afn <4 x float> [ %205, %212 ], [ zeroinitializer, %104 ]
  %111 = phi reassoc arcp contract afn <4 x float> [ %206, %212 ], [ zeroinitializer, %104 ]
  %112 = phi reassoc arcp contract afn <4 x float> [ %207, %212 ], [ zeroinitializer, %104 ]
  %113 = sub i64 %45, %106
  %114 = call i64 @llvm.smin.i64(i64 %113, i64 362)
  %115 = add i64 %106, %114
  %116 = icmp slt i64 %106, %115
  br i1 %116, label %117, label %201

117:                                              ; preds = %105
  br label %134

118:                                              ; preds = %212
  br label %119

119:                                              ; preds = %118, %89
  %120 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %202, %118 ]
  %121 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %203, %118 ]
  %122 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %204, %118 ]
  %123 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %205, %118 ]
  %124 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %206, %118 ]
  %125 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %89 ], [ %207, %118 ]
  %126 = getelementptr float, ptr %15, i64 %91
  store <4 x float> %120, ptr %126, align 16, !nontemporal !1
  %127 = getelementptr i8, ptr %126, i64 16
  store <4 x float> %121, ptr %127, align 16, !nontemporal !1
  %128 = getelementptr float, ptr %19, i64 %91
  store <4 x float> %122, ptr %128, align 16, !nontemporal !1
  %129 = getelementptr i8, ptr %128, i64 16
  store <4 x float> %123, ptr %129, align 16, !nontemporal !1
  %130 = getelementptr float, ptr %21, i64 %91
  store <4 x float> %124, ptr %130, align 16, !nontemporal !1
  %131 = getelementptr i8, ptr %130, i64 16
  store <4 x float> %125, ptr %131, align 16, !nontemporal !1
  %132 = add i64 %90, 8
  %133 = icmp slt i64 %132, %74
  br i1 %133, label %89, label %84

134:                                              ; preds = %117, %134
  %135 = phi i64 [ %198, %134 ], [ %106, %117 ]
  %136 = phi reassoc arcp contract afn <4 x float> [ %188, %134 ], [ %107, %117 ]
  %137 = phi reassoc arcp contract afn <4 x float> [ %189, %134 ], [ %108, %117 ]
  %138 = phi reassoc arcp contract afn <4 x float> [ %192, %134 ], [ %109, %117 ]
  %139 = phi reassoc arcp contract afn <4 x float> [ %193, %134 ], [ %110, %117 ]
  %140 = phi reassoc arcp contract afn <4 x float> [ %196, %134 ], [ %111, %117 ]
  %141 = phi reassoc arcp contract afn <4 x float> [ %197, %134 ], [ %112, %117 ]
  %142 = getelementptr float, ptr %25, i64 %135
  %143 = load float, ptr %142, align 4
  %144 = getelementptr float, ptr %27, i64 %135
  %145 = load float, ptr %144, align 4
  %146 = getelementptr float, ptr %29, i64 %135
  %147 = load float, ptr %146, align 4
  %148 = getelementptr float, ptr %31, i64 %135
  %149 = load float, ptr %148, align 4
  %150 = insertelement <4 x float> poison, float %143, i64 0
  %151 = shufflevector <4 x float> %150, <4 x float> poison, <4 x i32> zeroinitializer
  %152 = fsub reassoc arcp contract afn <4 x float> %151, %93
  %153 = fsub reassoc arcp contract afn <4 x float> %151, %95
  %154 = fmul reassoc arcp contract afn <4 x float> %152, %152
  %155 = fmul reassoc arcp contract afn <4 x float> %153, %153
  %156 = insertelement <4 x float> poison, float %145, i64 0
  %157 = shufflevector <4 x float> %156, <4 x float> poison, <4 x i32> zeroinitializer
  %158 = fsub reassoc arcp contract afn <4 x float> %157, %97
  %159 = fsub reassoc arcp contract afn <4 x float> %157, %99
  %160 = fmul reassoc arcp contract afn <4 x float> %158, %158
  %161 = fmul reassoc arcp contract afn <4 x float> %159, %159
  %162 = fadd reassoc arcp contract afn <4 x float> %154, %160
  %163 = fadd reassoc arcp contract afn <4 x float> %155, %161
  %164 = insertelement <4 x float> poison, float %147, i64 0
  %165 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> zeroinitializer
  %166 = fsub reassoc arcp contract afn <4 x float> %165, %101
  %167 = fsub reassoc arcp contract afn <4 x float> %165, %103
  %168 = fmul reassoc arcp contract afn <4 x float> %166, %166
  %169 = fmul reassoc arcp contract afn <4 x float> %167, %167
  %170 = fadd reassoc arcp contract afn <4 x float> %162, %168
  %171 = fadd reassoc arcp contract afn <4 x float> %163, %169
  %172 = fadd reassoc arcp contract afn <4 x float> %170, %47
  %173 = fadd reassoc arcp contract afn <4 x float> %171, %47
  %174 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %172)
  %175 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %173)
  %176 = fdiv <4 x float> splat (float 1.000000e+00), %174
  %177 = fdiv <4 x float> splat (float 1.000000e+00), %175
  %178 = insertelement <4 x float> poison, float %149, i64 0
  %179 = shufflevector <4 x float> %178, <4 x float> poison, <4 x i32> zeroinitializer
  %180 = fmul reassoc arcp contract afn <4 x float> %179, %176
  %181 = fmul reassoc arcp contract afn <4 x float> %176, %176
  %182 = fmul reassoc arcp contract afn <4 x float> %180, %181
  %183 = fmul reassoc arcp contract afn <4 x float> %179, %177
  %184 = fmul reassoc arcp contract afn <4 x float> %177, %177
  %185 = fmul reassoc arcp contract afn <4 x float> %183, %184
  %186 = fmul reassoc arcp contract afn <4 x float> %152, %182
  %187 = fmul reassoc arcp contract afn <4 x float> %153, %185
  %188 = fadd reassoc arcp contract afn <4 x float> %136, %186
  %189 = fadd reassoc arcp contract afn <4 x float> %137, %187
  %190 = fmul reassoc arcp contract afn <4 x float> %158, %182
  %191 = fmul reassoc arcp contract afn <4 x float> %159, %185
  %192 = fadd reassoc arcp contract afn <4 x float> %138, %190
  %193 = fadd reassoc arcp contract afn <4 x float> %139, %191
  %194 = fmul reassoc arcp contract afn <4 x float> %166, %182
  %195 = fmul reassoc arcp contract afn <4 x float> %167, %185
  %196 = fadd reassoc arcp contract afn <4 x float> %140, %194
  %197 = fadd reassoc arcp contract afn <4 x float> %141, %195
  %198 = add i64 %135, 1
  %199 = icmp slt i64 %198, %115
  br i1 %199, label %134, label %200

200:                                              ; preds = %134
  br label %201

201:                                              ; preds = %200, %105
  %202 = phi reassoc arcp contract afn <4 x float> [ %107, %105 ], [ %188, %200 ]
  %203 = phi reassoc arcp contract afn <4 x float> [ %108, %105 ], [ %189, %200 ]
  %204 = phi reassoc arcp contract afn <4 x float> [ %109, %105 ], [ %192, %200 ]
  %205 = phi reassoc arcp contract afn <4 x float> [ %110, %105 ], [ %193, %200 ]
  %206 = phi reassoc arcp contract afn <4 x float> [ %111, %105 ], [ %196, %200 ]
  %207 = phi reassoc arcp contract afn <4 x float> [ %112, %105 ], [ %197, %200 ]
  %208 = icmp sgt i64 %113, 362
  br i1 %208, label %209, label %212

209:                                              ; preds = %201
  %210 = load volatile i32, ptr %33, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %215, !prof !2

212:                                              ; preds = %215, %209, %201
  %213 = add i64 %106, 362
  %214 = icmp slt i64 %213, %45
  br i1 %214, label %105, label %118

215:                                              ; preds = %209
  %216 = load ptr, ptr %48, align 8
  %217 = call i32 %216(ptr nonnull %1) #4
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %212, label %219, !prof !2

219:                                              ; preds = %215
  store i32 5, ptr %35, align 4
  %220 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store i32 33, ptr %220, align 4
  %221 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %50, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 0, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 0, ptr %223, align 8
  br label %76

224:                                              ; preds = %83, %254
  %225 = phi i64 [ %267, %254 ], [ 0, %83 ]
  %226 = add i64 %53, %225
  %227 = getelementptr float, ptr %25, i64 %226
  %228 = load <4 x float>, ptr %227, align 4
  %229 = getelementptr i8, ptr %227, i64 16
  %230 = load <4 x float>, ptr %229, align 4
  %231 = getelementptr float, ptr %27, i64 %226
  %232 = load <4 x float>, ptr %231, align 4
  %233 = getelementptr i8, ptr %231, i64 16
  %234 = load <4 x float>, ptr %233, align 4
  %235 = getelementptr float, ptr %29, i64 %226
  %236 = load <4 x float>, ptr %235, align 4
  %237 = getelementptr i8, ptr %235, i64 16
  %238 = load <4 x float>, ptr %237, align 4
  br i1 %44, label %239, label %254

239:                                              ; preds = %224
  br label %240

240:                                              ; preds = %239, %347
  %241 = phi i64 [ %348, %347 ], [ 0, %239 ]
  %242 = phi reassoc arcp contract afn <4 x float> [ %337, %347 ], [ zeroinitializer, %239 ]
  %243 = phi reassoc arcp contract afn <4 x float> [ %338, %347 ], [ zeroinitializer, %239 ]
  %244 = phi reassoc arcp contract afn <4 x float> [ %339, %347 ], [ zeroinitializer, %239 ]
  %245 = phi reassoc arcp contract afn <4 x float> [ %340, %347 ], [ zeroinitializer, %239 ]
  %246 = phi reassoc arcp contract afn <4 x float> [ %341, %347 ], [ zeroinitializer, %239 ]
  %247 = phi reassoc arcp contract afn <4 x float> [ %342, %347 ], [ zeroinitializer, %239 ]
  %248 = sub i64 %45, %241
  %249 = call i64 @llvm.smin.i64(i64 %248, i64 362)
  %250 = add i64 %241, %249
  %251 = icmp slt i64 %241, %250
  br i1 %251, label %252, label %336

252:                                              ; preds = %240
  br label %269

253:                                              ; preds = %347
  br label %254

254:                                              ; preds = %253, %224
  %255 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %337, %253 ]
  %256 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %338, %253 ]
  %257 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %339, %253 ]
  %258 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %340, %253 ]
  %259 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %341, %253 ]
  %260 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %224 ], [ %342, %253 ]
  %261 = getelementptr float, ptr %15, i64 %226
  store <4 x float> %255, ptr %261, align 4
  %262 = getelementptr i8, ptr %261, i64 16
  store <4 x float> %256, ptr %262, align 4
  %263 = getelementptr float, ptr %19, i64 %226
  store <4 x float> %257, ptr %263, align 4
  %264 = getelementptr i8, ptr %263, i64 16
  store <4 x float> %258, ptr %264, align 4
  %265 = getelementptr float, ptr %21, i64 %226
  store <4 x float> %259, ptr %265, align 4
  %266 = getelementptr i8, ptr %265, i64 16
  store <4 x float> %260, ptr %266, align 4
  %267 = add i64 %225, 8
  %268 = icmp slt i64 %267, %74
  br i1 %268, label %224, label %85

269:                                              ; preds = %252, %269
  %270 = phi i64 [ %333, %269 ], [ %241, %252 ]
  %271 = phi reassoc arcp contract afn <4 x float> [ %323, %269 ], [ %242, %252 ]
  %272 = phi reassoc arcp contract afn <4 x float> [ %324, %269 ], [ %243, %252 ]
  %273 = phi reassoc arcp contract afn <4 x float> [ %327, %269 ], [ %244, %252 ]
  %274 = phi reassoc arcp contract afn <4 x float> [ %328, %269 ], [ %245, %252 ]
  %275 = phi reassoc arcp contract afn <4 x float> [ %331, %269 ], [ %246, %252 ]
  %276 = phi reassoc arcp contract afn <4 x float> [ %332, %269 ], [ %247, %252 ]
  %277 = getelementptr float, ptr %25, i64 %270
  %278 = load float, ptr %277, align 4
  %279 = getelementptr float, ptr %27, i64 %270
  %280 = load float, ptr %279, align 4
  %281 = getelementptr float, ptr %29, i64 %270
  %282 = load float, ptr %281, align 4
  %283 = getelementptr float, ptr %31, i64 %270
  %284 = load float, ptr %283, align 4
  %285 = insertelement <4 x float> poison, float %278, i64 0
  %286 = shufflevector <4 x float> %285, <4 x float> poison, <4 x i32> zeroinitializer
  %287 = fsub reassoc arcp contract afn <4 x float> %286, %228
  %288 = fsub reassoc arcp contract afn <4 x float> %286, %230
  %289 = fmul reassoc arcp contract afn <4 x float> %287, %287
  %290 = fmul reassoc arcp contract afn <4 x float> %288, %288
  %291 = insertelement <4 x float> poison, float %280, i64 0
  %292 = shufflevector <4 x float> %291, <4 x float> poison, <4 x i32> zeroinitializer
  %293 = fsub reassoc arcp contract afn <4 x float> %292, %232
  %294 = fsub reassoc arcp contract afn <4 x float> %292, %234
  %295 = fmul reassoc arcp contract afn <4 x float> %293, %293
  %296 = fmul reassoc arcp contract afn <4 x float> %294, %294
  %297 = fadd reassoc arcp contract afn <4 x float> %289, %295
  %298 = fadd reassoc arcp contract afn <4 x float> %290, %296
  %299 = insertelement <4 x float> poison, float %282, i64 0
  %300 = shufflevector <4 x float> %299, <4 x float> poison, <4 x i32> zeroinitializer
  %301 = fsub reassoc arcp contract afn <4 x float> %300, %236
  %302 = fsub reassoc arcp contract afn <4 x float> %300, %238
  %303 = fmul reassoc arcp contract afn <4 x float> %301, %301
  %304 = fmul reassoc arcp contract afn <4 x float> %302, %302
  %305 = fadd reassoc arcp contract afn <4 x float> %297, %303
  %306 = fadd reassoc arcp contract afn <4 x float> %298, %304
  %307 = fadd reassoc arcp contract afn <4 x float> %305, %47
  %308 = fadd reassoc arcp contract afn <4 x float> %306, %47
  %309 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %307)
  %310 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %308)
  %311 = fdiv <4 x float> splat (float 1.000000e+00), %309
  %312 = fdiv <4 x float> splat (float 1.000000e+00), %310
  %313 = insertelement <4 x float> poison, float %284, i64 0
  %314 = shufflevector <4 x float> %313, <4 x float> poison, <4 x i32> zeroinitializer
  %315 = fmul reassoc arcp contract afn <4 x float> %314, %311
  %316 = fmul reassoc arcp contract afn <4 x float> %311, %311
  %317 = fmul reassoc arcp contract afn <4 x float> %315, %316
  %318 = fmul reassoc arcp contract afn <4 x float> %314, %312
  %319 = fmul reassoc arcp contract afn <4 x float> %312, %312
  %320 = fmul reassoc arcp contract afn <4 x float> %318, %319
  %321 = fmul reassoc arcp contract afn <4 x float> %287, %317
  %322 = fmul reassoc arcp contract afn <4 x float> %288, %320
  %323 = fadd reassoc arcp contract afn <4 x float> %271, %321
  %324 = fadd reassoc arcp contract afn <4 x float> %272, %322
  %325 = fmul reassoc arcp contract afn <4 x float> %293, %317
  %326 = fmul reassoc arcp contract afn <4 x float> %294, %320
  %327 = fadd reassoc arcp contract afn <4 x float> %273, %325
  %328 = fadd reassoc arcp contract afn <4 x float> %274, %326
  %329 = fmul reassoc arcp contract afn <4 x float> %301, %317
  %330 = fmul reassoc arcp contract afn <4 x float> %302, %320
  %331 = fadd reassoc arcp contract afn <4 x float> %275, %329
  %332 = fadd reassoc arcp contract afn <4 x float> %276, %330
  %333 = add i64 %270, 1
  %334 = icmp slt i64 %333, %250
  br i1 %334, label %269, label %335

335:                                              ; preds = %269
  br label %336

336:                                              ; preds = %335, %240
  %337 = phi reassoc arcp contract afn <4 x float> [ %242, %240 ], [ %323, %335 ]
  %338 = phi reassoc arcp contract afn <4 x float> [ %243, %240 ], [ %324, %335 ]
  %339 = phi reassoc arcp contract afn <4 x float> [ %244, %240 ], [ %327, %335 ]
  %340 = phi reassoc arcp contract afn <4 x float> [ %245, %240 ], [ %328, %335 ]
  %341 = phi reassoc arcp contract afn <4 x float> [ %246, %240 ], [ %331, %335 ]
  %342 = phi reassoc arcp contract afn <4 x float> [ %247, %240 ], [ %332, %335 ]
  %343 = icmp sgt i64 %248, 362
  br i1 %343, label %344, label %347

344:                                              ; preds = %336
  %345 = load volatile i32, ptr %33, align 4
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %350, !prof !2

347:                                              ; preds = %350, %344, %336
  %348 = add i64 %241, 362
  %349 = icmp slt i64 %348, %45
  br i1 %349, label %240, label %253

350:                                              ; preds = %344
  %351 = load ptr, ptr %48, align 8
  %352 = call i32 %351(ptr nonnull %1) #4
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %347, label %354, !prof !2

354:                                              ; preds = %350
  store i32 5, ptr %35, align 4
  %355 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store i32 33, ptr %355, align 4
  %356 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %50, ptr %356, align 8
  %357 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 0, ptr %357, align 8
  %358 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 0, ptr %358, align 8
  br label %76

359:                                              ; preds = %88, %398
  %360 = phi i64 [ %405, %398 ], [ %74, %88 ]
  %361 = sub i64 %72, %360
  %362 = call i64 @llvm.smax.i64(i64 %361, i64 0)
  %363 = call i64 @llvm.smin.i64(i64 %362, i64 4)
  %364 = trunc nuw nsw i64 %363 to i32
  %365 = insertelement <4 x i32> poison, i32 %364, i64 0
  %366 = shufflevector <4 x i32> %365, <4 x i32> poison, <4 x i32> zeroinitializer
  %367 = icmp samesign ugt <4 x i32> %366, <i32 0, i32 1, i32 2, i32 3>
  %368 = add i64 %53, %360
  %369 = getelementptr float, ptr %25, i64 %368
  %370 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %369, <4 x i1> %367, <4 x float> zeroinitializer)
  %371 = getelementptr float, ptr %27, i64 %368
  %372 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %371, <4 x i1> %367, <4 x float> zeroinitializer)
  %373 = getelementptr float, ptr %29, i64 %368
  %374 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %373, <4 x i1> %367, <4 x float> zeroinitializer)
  br i1 %44, label %375, label %398

375:                                              ; preds = %359
  br label %387

376:                                              ; preds = %398
  br label %377

377:                                              ; preds = %376, %86
  %378 = add i64 %51, 1
  %379 = icmp eq i64 %378, %6
  %380 = zext i1 %379 to i64
  %381 = add i64 %52, %380
  %382 = icmp eq i64 %381, %8
  %383 = select i1 %379, i64 0, i64 %378
  %384 = select i1 %382, i64 0, i64 %381
  %385 = add i64 %50, 1
  %386 = icmp slt i64 %385, %3
  br i1 %386, label %49, label %75

387:                                              ; preds = %375, %459
  %388 = phi i64 [ %460, %459 ], [ 0, %375 ]
  %389 = phi reassoc arcp contract afn <4 x float> [ %452, %459 ], [ zeroinitializer, %375 ]
  %390 = phi reassoc arcp contract afn <4 x float> [ %453, %459 ], [ zeroinitializer, %375 ]
  %391 = phi reassoc arcp contract afn <4 x float> [ %454, %459 ], [ zeroinitializer, %375 ]
  %392 = sub i64 %45, %388
  %393 = call i64 @llvm.smin.i64(i64 %392, i64 362)
  %394 = add i64 %388, %393
  %395 = icmp slt i64 %388, %394
  br i1 %395, label %396, label %451

396:                                              ; preds = %387
  br label %407

397:                                              ; preds = %459
  br label %398

398:                                              ; preds = %397, %359
  %399 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %359 ], [ %452, %397 ]
  %400 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %359 ], [ %453, %397 ]
  %401 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %359 ], [ %454, %397 ]
  %402 = getelementptr float, ptr %15, i64 %368
  call void @llvm.masked.store.v4f32.p0(<4 x float> %399, ptr align 4 %402, <4 x i1> %367)
  %403 = getelementptr float, ptr %19, i64 %368
  call void @llvm.masked.store.v4f32.p0(<4 x float> %400, ptr align 4 %403, <4 x i1> %367)
  %404 = getelementptr float, ptr %21, i64 %368
  call void @llvm.masked.store.v4f32.p0(<4 x float> %401, ptr align 4 %404, <4 x i1> %367)
  %405 = add i64 %360, 4
  %406 = icmp slt i64 %405, %73
  br i1 %406, label %359, label %376

407:                                              ; preds = %396, %407
  %408 = phi i64 [ %448, %407 ], [ %388, %396 ]
  %409 = phi reassoc arcp contract afn <4 x float> [ %443, %407 ], [ %389, %396 ]
  %410 = phi reassoc arcp contract afn <4 x float> [ %445, %407 ], [ %390, %396 ]
  %411 = phi reassoc arcp contract afn <4 x float> [ %447, %407 ], [ %391, %396 ]
  %412 = getelementptr float, ptr %25, i64 %408
  %413 = load float, ptr %412, align 4
  %414 = getelementptr float, ptr %27, i64 %408
  %415 = load float, ptr %414, align 4
  %416 = getelementptr float, ptr %29, i64 %408
  %417 = load float, ptr %416, align 4
  %418 = getelementptr float, ptr %31, i64 %408
  %419 = load float, ptr %418, align 4
  %420 = insertelement <4 x float> poison, float %413, i64 0
  %421 = shufflevector <4 x float> %420, <4 x float> poison, <4 x i32> zeroinitializer
  %422 = fsub reassoc arcp contract afn <4 x float> %421, %370
  %423 = fmul reassoc arcp contract afn <4 x float> %422, %422
  %424 = insertelement <4 x float> poison, float %415, i64 0
  %425 = shufflevector <4 x float> %424, <4 x float> poison, <4 x i32> zeroinitializer
  %426 = fsub reassoc arcp contract afn <4 x float> %425, %372
  %427 = fmul reassoc arcp contract afn <4 x float> %426, %426
  %428 = fadd reassoc arcp contract afn <4 x float> %423, %427
  %429 = insertelement <4 x float> poison, float %417, i64 0
  %430 = shufflevector <4 x float> %429, <4 x float> poison, <4 x i32> zeroinitializer
  %431 = fsub reassoc arcp contract afn <4 x float> %430, %374
  %432 = fmul reassoc arcp contract afn <4 x float> %431, %431
  %433 = fadd reassoc arcp contract afn <4 x float> %428, %432
  %434 = fadd reassoc arcp contract afn <4 x float> %433, %47
  %435 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %434)
  %436 = fdiv <4 x float> splat (float 1.000000e+00), %435
  %437 = insertelement <4 x float> poison, float %419, i64 0
  %438 = shufflevector <4 x float> %437, <4 x float> poison, <4 x i32> zeroinitializer
  %439 = fmul reassoc arcp contract afn <4 x float> %438, %436
  %440 = fmul reassoc arcp contract afn <4 x float> %436, %436
  %441 = fmul reassoc arcp contract afn <4 x float> %439, %440
  %442 = fmul reassoc arcp contract afn <4 x float> %422, %441
  %443 = fadd reassoc arcp contract afn <4 x float> %409, %442
  %444 = fmul reassoc arcp contract afn <4 x float> %426, %441
  %445 = fadd reassoc arcp contract afn <4 x float> %410, %444
  %446 = fmul reassoc arcp contract afn <4 x float> %431, %441
  %447 = fadd reassoc arcp contract afn <4 x float> %411, %446
  %448 = add i64 %408, 1
  %449 = icmp slt i64 %448, %394
  br i1 %449, label %407, label %450

450:                                              ; preds = %407
  br label %451

451:                                              ; preds = %450, %387
  %452 = phi reassoc arcp contract afn <4 x float> [ %389, %387 ], [ %443, %450 ]
  %453 = phi reassoc arcp contract afn <4 x float> [ %390, %387 ], [ %445, %450 ]
  %454 = phi reassoc arcp contract afn <4 x float> [ %391, %387 ], [ %447, %450 ]
  %455 = icmp sgt i64 %392, 362
  br i1 %455, label %456, label %459

456:                                              ; preds = %451
  %457 = load volatile i32, ptr %33, align 4
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %459, label %462, !prof !2

459:                                              ; preds = %462, %456, %451
  %460 = add i64 %388, 362
  %461 = icmp slt i64 %460, %45
  br i1 %461, label %387, label %397

462:                                              ; preds = %456
  %463 = load ptr, ptr %48, align 8
  %464 = call i32 %463(ptr nonnull %1) #4
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %459, label %466, !prof !2

466:                                              ; preds = %462
  store i32 5, ptr %35, align 4
  %467 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store i32 33, ptr %467, align 4
  %468 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %50, ptr %468, align 8
  %469 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 0, ptr %469, align 8
  %470 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 0, ptr %470, align 8
  br label %76
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 100000, i32 1}
