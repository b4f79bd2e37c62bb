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
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = load i64, ptr %26, align 8
  br i1 %12, label %28, label %69

28:                                               ; preds = %5
  %29 = icmp sgt i64 %15, 0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %31 = and i64 %27, 4
  %32 = icmp ne i64 %31, 0
  br label %33

33:                                               ; preds = %28, %331
  %34 = phi i64 [ %339, %331 ], [ %2, %28 ]
  %35 = phi i64 [ %337, %331 ], [ %9, %28 ]
  %36 = phi i64 [ %338, %331 ], [ %11, %28 ]
  %37 = mul i64 %35, 24
  %38 = getelementptr float, ptr %13, i64 %36
  %39 = load float, ptr %38, align 4
  %40 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %37)
  %41 = call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = call i64 @llvm.smin.i64(i64 %41, i64 4)
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = insertelement <4 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <4 x i32> %44, <4 x i32> poison, <4 x i32> zeroinitializer
  %46 = icmp samesign ugt <4 x i32> %45, <i32 0, i32 1, i32 2, i32 3>
  %47 = call i64 @llvm.smax.i64(i64 %40, i64 4)
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 8)
  %49 = trunc nuw nsw i64 %48 to i32
  %50 = add nsw i32 %49, -4
  %51 = insertelement <4 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <4 x i32> %51, <4 x i32> poison, <4 x i32> zeroinitializer
  %53 = icmp sgt <4 x i32> %52, <i32 0, i32 1, i32 2, i32 3>
  %54 = call i64 @llvm.smax.i64(i64 %40, i64 8)
  %55 = call i64 @llvm.smin.i64(i64 %54, i64 12)
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = add nsw i32 %56, -8
  %58 = insertelement <4 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <4 x i32> %58, <4 x i32> poison, <4 x i32> zeroinitializer
  %60 = icmp samesign ugt <4 x i32> %59, <i32 0, i32 1, i32 2, i32 3>
  %61 = call i64 @llvm.smax.i64(i64 %40, i64 12)
  %62 = call i64 @llvm.smin.i64(i64 %61, i64 16)
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = add nsw i32 %63, -12
  %65 = insertelement <4 x i32> poison, i32 %64, i64 0
  %66 = shufflevector <4 x i32> %65, <4 x i32> poison, <4 x i32> zeroinitializer
  %67 = icmp sgt <4 x i32> %66, <i32 0, i32 1, i32 2, i32 3>
  br label %71

68:                                               ; preds = %331
  br label %69

69:                                               ; preds = %68, %5, %142
  %70 = phi i32 [ 1, %142 ], [ 0, %5 ], [ 0, %68 ]
  ret i32 %70

71:                                               ; preds = %33, %71
  %72 = phi i64 [ 16, %33 ], [ %82, %71 ]
  %73 = phi <4 x i1> [ %46, %33 ], [ %81, %71 ]
  %74 = sub i64 %41, %72
  %75 = call i64 @llvm.smax.i64(i64 %74, i64 0)
  %76 = call i64 @llvm.smin.i64(i64 %75, i64 4)
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = insertelement <4 x i32> poison, i32 %77, i64 0
  %79 = shufflevector <4 x i32> %78, <4 x i32> poison, <4 x i32> zeroinitializer
  %80 = icmp samesign ugt <4 x i32> %79, <i32 0, i32 1, i32 2, i32 3>
  %81 = or <4 x i1> %73, %80
  %82 = add i64 %72, 4
  %83 = icmp slt i64 %82, 24
  br i1 %83, label %71, label %84

84:                                               ; preds = %71
  %85 = or <4 x i1> %81, %60
  %86 = or <4 x i1> %53, %67
  %87 = or <4 x i1> %85, %86
  %88 = bitcast <4 x i1> %87 to i4
  %89 = icmp ne i4 %88, 0
  %90 = and i1 %29, %89
  br label %91

91:                                               ; preds = %84, %91
  %92 = phi i64 [ 0, %84 ], [ %95, %91 ]
  %93 = getelementptr i32, ptr %4, i64 %92
  store <4 x i32> zeroinitializer, ptr %93, align 4
  %94 = getelementptr i8, ptr %93, i64 16
  store <4 x i32> zeroinitializer, ptr %94, align 4
  %95 = add i64 %92, 8
  %96 = icmp slt i64 %95, 24
  br i1 %96, label %91, label %97

97:                                               ; preds = %91
  br label %98

98:                                               ; preds = %97, %98
  %99 = phi i64 [ %103, %98 ], [ 0, %97 ]
  %100 = getelementptr float, ptr %4, i64 %99
  %101 = getelementptr i8, ptr %100, i64 128
  store <4 x float> zeroinitializer, ptr %101, align 4
  %102 = getelementptr i8, ptr %100, i64 144
  store <4 x float> zeroinitializer, ptr %102, align 4
  %103 = add i64 %99, 8
  %104 = icmp slt i64 %103, 24
  br i1 %104, label %98, label %105

105:                                              ; preds = %98
  br label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ %111, %106 ], [ 0, %105 ]
  %108 = getelementptr float, ptr %4, i64 %107
  %109 = getelementptr i8, ptr %108, i64 256
  store <4 x float> zeroinitializer, ptr %109, align 4
  %110 = getelementptr i8, ptr %108, i64 272
  store <4 x float> zeroinitializer, ptr %110, align 4
  %111 = add i64 %107, 8
  %112 = icmp slt i64 %111, 24
  br i1 %112, label %106, label %113

113:                                              ; preds = %106
  %114 = call i64 @llvm.smin.i64(i64 %41, i64 24)
  %115 = and i64 %114, 16
  %116 = icmp eq i64 %115, 0
  %117 = insertelement <4 x float> poison, float %39, i64 0
  %118 = shufflevector <4 x float> %117, <4 x float> poison, <4 x i32> zeroinitializer
  %119 = getelementptr float, ptr %23, i64 %37
  br label %120

120:                                              ; preds = %113, %276
  %121 = phi i1 [ %282, %276 ], [ %90, %113 ]
  %122 = phi i64 [ %126, %276 ], [ 0, %113 ]
  %123 = load volatile i32, ptr %19, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %141, label %137, !prof !1

125:                                              ; preds = %141
  %126 = add i64 %122, 1
  %127 = icmp slt i64 %126, %15
  br i1 %116, label %238, label %128

128:                                              ; preds = %125
  br label %147

129:                                              ; preds = %141
  %130 = add i64 %36, %37
  %131 = getelementptr i32, ptr %25, i64 %130
  %132 = ptrtoint ptr %131 to i64
  %133 = and i64 %132, 15
  %134 = icmp eq i64 %133, 0
  %135 = and i1 %32, %134
  %136 = and i64 %114, 24
  br i1 %135, label %283, label %286

137:                                              ; preds = %120
  %138 = load ptr, ptr %30, align 8
  %139 = call i32 %138(ptr nonnull %1) #4
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %142, !prof !1

141:                                              ; preds = %137, %120
  br i1 %121, label %125, label %129

142:                                              ; preds = %137
  store i32 5, ptr %21, align 4
  %143 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 32, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %34, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i64 0, ptr %146, align 8
  br label %69

147:                                              ; preds = %128, %147
  %148 = phi i64 [ %235, %147 ], [ 0, %128 ]
  %149 = phi <4 x i1> [ %231, %147 ], [ zeroinitializer, %128 ]
  %150 = phi <4 x i1> [ %232, %147 ], [ zeroinitializer, %128 ]
  %151 = phi <4 x i1> [ %233, %147 ], [ zeroinitializer, %128 ]
  %152 = phi <4 x i1> [ %234, %147 ], [ zeroinitializer, %128 ]
  %153 = getelementptr float, ptr %4, i64 %148
  %154 = getelementptr i8, ptr %153, i64 256
  %155 = load <4 x float>, ptr %154, align 4
  %156 = getelementptr i8, ptr %153, i64 272
  %157 = load <4 x float>, ptr %156, align 4
  %158 = getelementptr i8, ptr %153, i64 288
  %159 = load <4 x float>, ptr %158, align 4
  %160 = getelementptr i8, ptr %153, i64 304
  %161 = load <4 x float>, ptr %160, align 4
  %162 = fmul reassoc arcp contract afn <4 x float> %155, %155
  %163 = fmul reassoc arcp contract afn <4 x float> %157, %157
  %164 = fmul reassoc arcp contract afn <4 x float> %159, %159
  %165 = fmul reassoc arcp contract afn <4 x float> %161, %161
  %166 = getelementptr i8, ptr %153, i64 128
  %167 = load <4 x float>, ptr %166, align 4
  %168 = getelementptr i8, ptr %153, i64 144
  %169 = load <4 x float>, ptr %168, align 4
  %170 = getelementptr i8, ptr %153, i64 160
  %171 = load <4 x float>, ptr %170, align 4
  %172 = getelementptr i8, ptr %153, i64 176
  %173 = load <4 x float>, ptr %172, align 4
  %174 = fmul reassoc arcp contract afn <4 x float> %167, %167
  %175 = fmul reassoc arcp contract afn <4 x float> %169, %169
  %176 = fmul reassoc arcp contract afn <4 x float> %171, %171
  %177 = fmul reassoc arcp contract afn <4 x float> %173, %173
  %178 = fadd reassoc arcp contract afn <4 x float> %162, %174
  %179 = fadd reassoc arcp contract afn <4 x float> %163, %175
  %180 = fadd reassoc arcp contract afn <4 x float> %164, %176
  %181 = fadd reassoc arcp contract afn <4 x float> %165, %177
  %182 = fcmp reassoc arcp contract afn ole <4 x float> %178, splat (float 4.000000e+00)
  %183 = fcmp reassoc arcp contract afn ole <4 x float> %179, splat (float 4.000000e+00)
  %184 = fcmp reassoc arcp contract afn ole <4 x float> %180, splat (float 4.000000e+00)
  %185 = fcmp reassoc arcp contract afn ole <4 x float> %181, splat (float 4.000000e+00)
  %186 = getelementptr i32, ptr %4, i64 %148
  %187 = load <4 x i32>, ptr %186, align 4
  %188 = getelementptr i8, ptr %186, i64 16
  %189 = load <4 x i32>, ptr %188, align 4
  %190 = getelementptr i8, ptr %186, i64 32
  %191 = load <4 x i32>, ptr %190, align 4
  %192 = getelementptr i8, ptr %186, i64 48
  %193 = load <4 x i32>, ptr %192, align 4
  %194 = zext <4 x i1> %182 to <4 x i32>
  %195 = zext <4 x i1> %183 to <4 x i32>
  %196 = zext <4 x i1> %184 to <4 x i32>
  %197 = zext <4 x i1> %185 to <4 x i32>
  %198 = add <4 x i32> %187, %194
  %199 = add <4 x i32> %189, %195
  %200 = add <4 x i32> %191, %196
  %201 = add <4 x i32> %193, %197
  %202 = fmul reassoc arcp contract afn <4 x float> %155, splat (float 2.000000e+00)
  %203 = fmul reassoc arcp contract afn <4 x float> %157, splat (float 2.000000e+00)
  %204 = fmul reassoc arcp contract afn <4 x float> %159, splat (float 2.000000e+00)
  %205 = fmul reassoc arcp contract afn <4 x float> %161, splat (float 2.000000e+00)
  %206 = fmul reassoc arcp contract afn <4 x float> %202, %167
  %207 = fmul reassoc arcp contract afn <4 x float> %203, %169
  %208 = fmul reassoc arcp contract afn <4 x float> %204, %171
  %209 = fmul reassoc arcp contract afn <4 x float> %205, %173
  %210 = fadd reassoc arcp contract afn <4 x float> %206, %118
  %211 = fadd reassoc arcp contract afn <4 x float> %207, %118
  %212 = fadd reassoc arcp contract afn <4 x float> %208, %118
  %213 = fadd reassoc arcp contract afn <4 x float> %209, %118
  %214 = fsub reassoc arcp contract afn <4 x float> %162, %174
  %215 = fsub reassoc arcp contract afn <4 x float> %163, %175
  %216 = fsub reassoc arcp contract afn <4 x float> %164, %176
  %217 = fsub reassoc arcp contract afn <4 x float> %165, %177
  %218 = add i64 %37, %148
  %219 = getelementptr float, ptr %23, i64 %218
  %220 = load <4 x float>, ptr %219, align 4
  %221 = getelementptr i8, ptr %219, i64 16
  %222 = load <4 x float>, ptr %221, align 4
  %223 = getelementptr i8, ptr %219, i64 32
  %224 = load <4 x float>, ptr %223, align 4
  %225 = getelementptr i8, ptr %219, i64 48
  %226 = load <4 x float>, ptr %225, align 4
  %227 = fadd reassoc arcp contract afn <4 x float> %214, %220
  %228 = fadd reassoc arcp contract afn <4 x float> %215, %222
  %229 = fadd reassoc arcp contract afn <4 x float> %216, %224
  %230 = fadd reassoc arcp contract afn <4 x float> %217, %226
  store <4 x i32> %198, ptr %186, align 4
  store <4 x i32> %199, ptr %188, align 4
  store <4 x i32> %200, ptr %190, align 4
  store <4 x i32> %201, ptr %192, align 4
  store <4 x float> %210, ptr %166, align 4
  store <4 x float> %211, ptr %168, align 4
  store <4 x float> %212, ptr %170, align 4
  store <4 x float> %213, ptr %172, align 4
  store <4 x float> %227, ptr %154, align 4
  store <4 x float> %228, ptr %156, align 4
  store <4 x float> %229, ptr %158, align 4
  store <4 x float> %230, ptr %160, align 4
  %231 = or <4 x i1> %149, %182
  %232 = or <4 x i1> %150, %183
  %233 = or <4 x i1> %151, %184
  %234 = or <4 x i1> %152, %185
  %235 = add i64 %148, 16
  %236 = icmp slt i64 %235, %115
  br i1 %236, label %147, label %237

237:                                              ; preds = %147
  br label %238

238:                                              ; preds = %237, %125
  %239 = phi <4 x i1> [ zeroinitializer, %125 ], [ %231, %237 ]
  %240 = phi <4 x i1> [ zeroinitializer, %125 ], [ %232, %237 ]
  %241 = phi <4 x i1> [ zeroinitializer, %125 ], [ %233, %237 ]
  %242 = phi <4 x i1> [ zeroinitializer, %125 ], [ %234, %237 ]
  br label %243

243:                                              ; preds = %238, %243
  %244 = phi i64 [ %115, %238 ], [ %274, %243 ]
  %245 = phi <4 x i1> [ %239, %238 ], [ %273, %243 ]
  %246 = getelementptr float, ptr %4, i64 %244
  %247 = getelementptr i8, ptr %246, i64 256
  %248 = load <4 x float>, ptr %247, align 4
  %249 = fmul reassoc arcp contract afn <4 x float> %248, %248
  %250 = getelementptr i8, ptr %246, i64 128
  %251 = load <4 x float>, ptr %250, align 4
  %252 = fmul reassoc arcp contract afn <4 x float> %251, %251
  %253 = fadd reassoc arcp contract afn <4 x float> %249, %252
  %254 = fcmp reassoc arcp contract afn ole <4 x float> %253, splat (float 4.000000e+00)
  %255 = getelementptr i32, ptr %4, i64 %244
  %256 = load <4 x i32>, ptr %255, align 4
  %257 = zext <4 x i1> %254 to <4 x i32>
  %258 = add <4 x i32> %256, %257
  %259 = fmul reassoc arcp contract afn <4 x float> %248, splat (float 2.000000e+00)
  %260 = fmul reassoc arcp contract afn <4 x float> %259, %251
  %261 = fadd reassoc arcp contract afn <4 x float> %260, %118
  %262 = fsub reassoc arcp contract afn <4 x float> %249, %252
  %263 = sub i64 %41, %244
  %264 = call i64 @llvm.smax.i64(i64 %263, i64 0)
  %265 = call i64 @llvm.smin.i64(i64 %264, i64 4)
  %266 = trunc nuw nsw i64 %265 to i32
  %267 = insertelement <4 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <4 x i32> %267, <4 x i32> poison, <4 x i32> zeroinitializer
  %269 = icmp samesign ugt <4 x i32> %268, <i32 0, i32 1, i32 2, i32 3>
  %270 = getelementptr float, ptr %119, i64 %244
  %271 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %270, <4 x i1> %269, <4 x float> zeroinitializer)
  %272 = fadd reassoc arcp contract afn <4 x float> %262, %271
  store <4 x i32> %258, ptr %255, align 4
  store <4 x float> %261, ptr %250, align 4
  store <4 x float> %272, ptr %247, align 4
  %273 = or <4 x i1> %245, %254
  %274 = add i64 %244, 4
  %275 = icmp slt i64 %274, 24
  br i1 %275, label %243, label %276

276:                                              ; preds = %243
  %277 = or <4 x i1> %273, %241
  %278 = or <4 x i1> %240, %242
  %279 = or <4 x i1> %277, %278
  %280 = bitcast <4 x i1> %279 to i4
  %281 = icmp ne i4 %280, 0
  %282 = and i1 %127, %281
  br label %120

283:                                              ; preds = %129
  %284 = icmp eq i64 %136, 0
  br i1 %284, label %291, label %285

285:                                              ; preds = %283
  br label %294

286:                                              ; preds = %129
  %287 = icmp eq i64 %136, 0
  br i1 %287, label %291, label %288

288:                                              ; preds = %286
  br label %305

289:                                              ; preds = %294
  br label %291

290:                                              ; preds = %305
  br label %291

291:                                              ; preds = %290, %289, %286, %283
  %292 = icmp eq i64 %136, %114
  br i1 %292, label %331, label %293

293:                                              ; preds = %291
  br label %316

294:                                              ; preds = %285, %294
  %295 = phi i64 [ %303, %294 ], [ 0, %285 ]
  %296 = getelementptr i32, ptr %4, i64 %295
  %297 = load <4 x i32>, ptr %296, align 4
  %298 = getelementptr i8, ptr %296, i64 16
  %299 = load <4 x i32>, ptr %298, align 4
  %300 = add i64 %130, %295
  %301 = getelementptr i32, ptr %25, i64 %300
  store <4 x i32> %297, ptr %301, align 16, !nontemporal !2
  %302 = getelementptr i8, ptr %301, i64 16
  store <4 x i32> %299, ptr %302, align 16, !nontemporal !2
  %303 = add i64 %295, 8
  %304 = icmp slt i64 %303, %136
  br i1 %304, label %294, label %289

305:                                              ; preds = %288, %305
  %306 = phi i64 [ %314, %305 ], [ 0, %288 ]
  %307 = getelementptr i32, ptr %4, i64 %306
  %308 = load <4 x i32>, ptr %307, align 4
  %309 = getelementptr i8, ptr %307, i64 16
  %310 = load <4 x i32>, ptr %309, align 4
  %311 = add i64 %130, %306
  %312 = getelementptr i32, ptr %25, i64 %311
  store <4 x i32> %308, ptr %312, align 4
  %313 = getelementptr i8, ptr %312, i64 16
  store <4 x i32> %310, ptr %313, align 4
  %314 = add i64 %306, 8
  %315 = icmp slt i64 %314, %136
  br i1 %315, label %305, label %290

316:                                              ; preds = %293, %316
  %317 = phi i64 [ %328, %316 ], [ %136, %293 ]
  %318 = getelementptr i32, ptr %4, i64 %317
  %319 = load <4 x i32>, ptr %318, align 4
  %320 = sub i64 %41, %317
  %321 = call i64 @llvm.smax.i64(i64 %320, i64 0)
  %322 = call i64 @llvm.smin.i64(i64 %321, i64 4)
  %323 = trunc nuw nsw i64 %322 to i32
  %324 = insertelement <4 x i32> poison, i32 %323, i64 0
  %325 = shufflevector <4 x i32> %324, <4 x i32> poison, <4 x i32> zeroinitializer
  %326 = icmp samesign ugt <4 x i32> %325, <i32 0, i32 1, i32 2, i32 3>
  %327 = getelementptr i32, ptr %131, i64 %317
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %319, ptr align 4 %327, <4 x i1> %326)
  %328 = add i64 %317, 4
  %329 = icmp slt i64 %328, %114
  br i1 %329, label %316, label %330

330:                                              ; preds = %316
  br label %331

331:                                              ; preds = %330, %291
  %332 = add i64 %35, 1
  %333 = icmp eq i64 %332, %6
  %334 = zext i1 %333 to i64
  %335 = add i64 %36, %334
  %336 = icmp eq i64 %335, %8
  %337 = select i1 %333, i64 0, i64 %332
  %338 = select i1 %336, i64 0, i64 %335
  %339 = add i64 %34, 1
  %340 = icmp slt i64 %339, %3
  br i1 %340, label %33, label %68
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
