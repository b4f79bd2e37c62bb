; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load double, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8, !invariant.load !1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load ptr, ptr %19, align 8, !invariant.load !1
  br i1 %7, label %21, label %46

21:                                               ; preds = %5
  %22 = urem i64 %2, %6
  %23 = sitofp i64 %8 to float
  %24 = fptrunc reassoc arcp contract afn double %10 to float
  %25 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 1024)
  %27 = add nuw nsw i64 %26, 3
  %28 = and i64 %27, 4092
  %29 = icmp slt i64 %8, 1021
  %30 = select i1 %29, i64 %28, i64 1024
  %31 = and i64 %26, 2016
  %32 = icmp eq i64 %31, 0
  %33 = icmp slt i64 %31, %30
  %34 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %35 = icmp samesign ult i64 %31, %30
  %36 = and i64 %16, 8
  %37 = icmp ne i64 %36, 0
  %38 = and i64 %26, 2040
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %38, %26
  br label %41

41:                                               ; preds = %342, %21
  %42 = phi i64 [ %2, %21 ], [ %346, %342 ]
  %43 = phi i64 [ %22, %21 ], [ %345, %342 ]
  br i1 %32, label %85, label %44

44:                                               ; preds = %41
  br label %47

45:                                               ; preds = %342
  br label %46

46:                                               ; preds = %45, %5
  ret i32 0

47:                                               ; preds = %44, %47
  %48 = phi i64 [ %82, %47 ], [ 0, %44 ]
  %49 = phi reassoc arcp contract afn <4 x float> [ %74, %47 ], [ splat (float -0.000000e+00), %44 ]
  %50 = phi reassoc arcp contract afn <4 x float> [ %75, %47 ], [ splat (float -0.000000e+00), %44 ]
  %51 = phi reassoc arcp contract afn <4 x float> [ %76, %47 ], [ splat (float -0.000000e+00), %44 ]
  %52 = phi reassoc arcp contract afn <4 x float> [ %77, %47 ], [ splat (float -0.000000e+00), %44 ]
  %53 = phi reassoc arcp contract afn <4 x float> [ %78, %47 ], [ splat (float -0.000000e+00), %44 ]
  %54 = phi reassoc arcp contract afn <4 x float> [ %79, %47 ], [ splat (float -0.000000e+00), %44 ]
  %55 = phi reassoc arcp contract afn <4 x float> [ %80, %47 ], [ splat (float -0.000000e+00), %44 ]
  %56 = phi reassoc arcp contract afn <4 x float> [ %81, %47 ], [ splat (float -0.000000e+00), %44 ]
  %57 = add i64 %43, %48
  %58 = getelementptr float, ptr %12, i64 %57
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 16
  %61 = load <4 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %58, i64 32
  %63 = load <4 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %58, i64 48
  %65 = load <4 x float>, ptr %64, align 4
  %66 = getelementptr i8, ptr %58, i64 64
  %67 = load <4 x float>, ptr %66, align 4
  %68 = getelementptr i8, ptr %58, i64 80
  %69 = load <4 x float>, ptr %68, align 4
  %70 = getelementptr i8, ptr %58, i64 96
  %71 = load <4 x float>, ptr %70, align 4
  %72 = getelementptr i8, ptr %58, i64 112
  %73 = load <4 x float>, ptr %72, align 4
  %74 = fadd reassoc arcp contract afn <4 x float> %49, %59
  %75 = fadd reassoc arcp contract afn <4 x float> %50, %61
  %76 = fadd reassoc arcp contract afn <4 x float> %51, %63
  %77 = fadd reassoc arcp contract afn <4 x float> %52, %65
  %78 = fadd reassoc arcp contract afn <4 x float> %53, %67
  %79 = fadd reassoc arcp contract afn <4 x float> %54, %69
  %80 = fadd reassoc arcp contract afn <4 x float> %55, %71
  %81 = fadd reassoc arcp contract afn <4 x float> %56, %73
  %82 = add i64 %48, 32
  %83 = icmp slt i64 %82, %31
  br i1 %83, label %47, label %84

84:                                               ; preds = %47
  br label %85

85:                                               ; preds = %84, %41
  %86 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %74, %84 ]
  %87 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %75, %84 ]
  %88 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %76, %84 ]
  %89 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %77, %84 ]
  %90 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %78, %84 ]
  %91 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %79, %84 ]
  %92 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %80, %84 ]
  %93 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %41 ], [ %81, %84 ]
  br i1 %33, label %94, label %112

94:                                               ; preds = %85
  %95 = getelementptr float, ptr %12, i64 %43
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %109, %96 ], [ %31, %94 ]
  %98 = phi reassoc arcp contract afn <4 x float> [ %108, %96 ], [ %86, %94 ]
  %99 = sub i64 %25, %97
  %100 = call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = call i64 @llvm.smin.i64(i64 %100, i64 4)
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = insertelement <4 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <4 x i32> %103, <4 x i32> poison, <4 x i32> zeroinitializer
  %105 = icmp samesign ugt <4 x i32> %104, <i32 0, i32 1, i32 2, i32 3>
  %106 = getelementptr float, ptr %95, i64 %97
  %107 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %106, <4 x i1> %105, <4 x float> zeroinitializer)
  %108 = fadd reassoc arcp contract afn <4 x float> %98, %107
  %109 = add i64 %97, 4
  %110 = icmp slt i64 %109, %30
  br i1 %110, label %96, label %111

111:                                              ; preds = %96
  br label %112

112:                                              ; preds = %111, %85
  %113 = phi reassoc arcp contract afn <4 x float> [ %86, %85 ], [ %108, %111 ]
  %114 = fadd reassoc arcp contract afn <4 x float> %113, %90
  %115 = fadd reassoc arcp contract afn <4 x float> %87, %91
  %116 = fadd reassoc arcp contract afn <4 x float> %88, %92
  %117 = fadd reassoc arcp contract afn <4 x float> %89, %93
  %118 = fadd reassoc arcp contract afn <4 x float> %114, %116
  %119 = fadd reassoc arcp contract afn <4 x float> %115, %117
  %120 = fadd reassoc arcp contract afn <4 x float> %118, %119
  %121 = shufflevector <4 x float> %120, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %122 = shufflevector <4 x float> %120, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %123 = fadd reassoc arcp contract afn <2 x float> %121, %122
  %124 = shufflevector <2 x float> %123, <2 x float> poison, <1 x i32> zeroinitializer
  %125 = shufflevector <2 x float> %123, <2 x float> poison, <1 x i32> <i32 1>
  %126 = fadd reassoc arcp contract afn <1 x float> %124, %125
  %127 = extractelement <1 x float> %126, i64 0
  %128 = fmul reassoc arcp contract afn float %127, %34
  br i1 %32, label %186, label %129

129:                                              ; preds = %112
  %130 = insertelement <4 x float> poison, float %128, i64 0
  %131 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> zeroinitializer
  br label %132

132:                                              ; preds = %129, %132
  %133 = phi i64 [ %183, %132 ], [ 0, %129 ]
  %134 = phi reassoc arcp contract afn <4 x float> [ %175, %132 ], [ splat (float -0.000000e+00), %129 ]
  %135 = phi reassoc arcp contract afn <4 x float> [ %176, %132 ], [ splat (float -0.000000e+00), %129 ]
  %136 = phi reassoc arcp contract afn <4 x float> [ %177, %132 ], [ splat (float -0.000000e+00), %129 ]
  %137 = phi reassoc arcp contract afn <4 x float> [ %178, %132 ], [ splat (float -0.000000e+00), %129 ]
  %138 = phi reassoc arcp contract afn <4 x float> [ %179, %132 ], [ splat (float -0.000000e+00), %129 ]
  %139 = phi reassoc arcp contract afn <4 x float> [ %180, %132 ], [ splat (float -0.000000e+00), %129 ]
  %140 = phi reassoc arcp contract afn <4 x float> [ %181, %132 ], [ splat (float -0.000000e+00), %129 ]
  %141 = phi reassoc arcp contract afn <4 x float> [ %182, %132 ], [ splat (float -0.000000e+00), %129 ]
  %142 = add i64 %43, %133
  %143 = getelementptr float, ptr %12, i64 %142
  %144 = load <4 x float>, ptr %143, align 4
  %145 = getelementptr i8, ptr %143, i64 16
  %146 = load <4 x float>, ptr %145, align 4
  %147 = getelementptr i8, ptr %143, i64 32
  %148 = load <4 x float>, ptr %147, align 4
  %149 = getelementptr i8, ptr %143, i64 48
  %150 = load <4 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %143, i64 64
  %152 = load <4 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %143, i64 80
  %154 = load <4 x float>, ptr %153, align 4
  %155 = getelementptr i8, ptr %143, i64 96
  %156 = load <4 x float>, ptr %155, align 4
  %157 = getelementptr i8, ptr %143, i64 112
  %158 = load <4 x float>, ptr %157, align 4
  %159 = fsub reassoc arcp contract afn <4 x float> %144, %131
  %160 = fsub reassoc arcp contract afn <4 x float> %146, %131
  %161 = fsub reassoc arcp contract afn <4 x float> %148, %131
  %162 = fsub reassoc arcp contract afn <4 x float> %150, %131
  %163 = fsub reassoc arcp contract afn <4 x float> %152, %131
  %164 = fsub reassoc arcp contract afn <4 x float> %154, %131
  %165 = fsub reassoc arcp contract afn <4 x float> %156, %131
  %166 = fsub reassoc arcp contract afn <4 x float> %158, %131
  %167 = fmul reassoc arcp contract afn <4 x float> %159, %159
  %168 = fmul reassoc arcp contract afn <4 x float> %160, %160
  %169 = fmul reassoc arcp contract afn <4 x float> %161, %161
  %170 = fmul reassoc arcp contract afn <4 x float> %162, %162
  %171 = fmul reassoc arcp contract afn <4 x float> %163, %163
  %172 = fmul reassoc arcp contract afn <4 x float> %164, %164
  %173 = fmul reassoc arcp contract afn <4 x float> %165, %165
  %174 = fmul reassoc arcp contract afn <4 x float> %166, %166
  %175 = fadd reassoc arcp contract afn <4 x float> %134, %167
  %176 = fadd reassoc arcp contract afn <4 x float> %135, %168
  %177 = fadd reassoc arcp contract afn <4 x float> %136, %169
  %178 = fadd reassoc arcp contract afn <4 x float> %137, %170
  %179 = fadd reassoc arcp contract afn <4 x float> %138, %171
  %180 = fadd reassoc arcp contract afn <4 x float> %139, %172
  %181 = fadd reassoc arcp contract afn <4 x float> %140, %173
  %182 = fadd reassoc arcp contract afn <4 x float> %141, %174
  %183 = add i64 %133, 32
  %184 = icmp slt i64 %183, %31
  br i1 %184, label %132, label %185

185:                                              ; preds = %132
  br label %186

186:                                              ; preds = %185, %112
  %187 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %175, %185 ]
  %188 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %176, %185 ]
  %189 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %177, %185 ]
  %190 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %178, %185 ]
  %191 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %179, %185 ]
  %192 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %180, %185 ]
  %193 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %181, %185 ]
  %194 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %112 ], [ %182, %185 ]
  br i1 %35, label %195, label %218

195:                                              ; preds = %186
  %196 = getelementptr float, ptr %12, i64 %43
  %197 = insertelement <4 x float> poison, float %128, i64 0
  %198 = shufflevector <4 x float> %197, <4 x float> poison, <4 x i32> zeroinitializer
  br label %199

199:                                              ; preds = %195, %199
  %200 = phi i64 [ %215, %199 ], [ %31, %195 ]
  %201 = phi reassoc arcp contract afn <4 x float> [ %214, %199 ], [ %187, %195 ]
  %202 = sub i64 %25, %200
  %203 = call i64 @llvm.smax.i64(i64 %202, i64 0)
  %204 = call i64 @llvm.smin.i64(i64 %203, i64 4)
  %205 = trunc nuw nsw i64 %204 to i32
  %206 = insertelement <4 x i32> poison, i32 %205, i64 0
  %207 = shufflevector <4 x i32> %206, <4 x i32> poison, <4 x i32> zeroinitializer
  %208 = icmp samesign ugt <4 x i32> %207, <i32 0, i32 1, i32 2, i32 3>
  %209 = getelementptr float, ptr %196, i64 %200
  %210 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %209, <4 x i1> %208, <4 x float> zeroinitializer)
  %211 = fsub reassoc arcp contract afn <4 x float> %210, %198
  %212 = select reassoc arcp contract afn <4 x i1> %208, <4 x float> %211, <4 x float> zeroinitializer
  %213 = fmul reassoc arcp contract afn <4 x float> %212, %212
  %214 = fadd reassoc arcp contract afn <4 x float> %201, %213
  %215 = add i64 %200, 4
  %216 = icmp slt i64 %215, %30
  br i1 %216, label %199, label %217

217:                                              ; preds = %199
  br label %218

218:                                              ; preds = %217, %186
  %219 = phi reassoc arcp contract afn <4 x float> [ %187, %186 ], [ %214, %217 ]
  %220 = fadd reassoc arcp contract afn <4 x float> %219, %191
  %221 = fadd reassoc arcp contract afn <4 x float> %188, %192
  %222 = fadd reassoc arcp contract afn <4 x float> %189, %193
  %223 = fadd reassoc arcp contract afn <4 x float> %190, %194
  %224 = fadd reassoc arcp contract afn <4 x float> %220, %222
  %225 = fadd reassoc arcp contract afn <4 x float> %221, %223
  %226 = fadd reassoc arcp contract afn <4 x float> %224, %225
  %227 = shufflevector <4 x float> %226, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %228 = shufflevector <4 x float> %226, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %229 = fadd reassoc arcp contract afn <2 x float> %227, %228
  %230 = shufflevector <2 x float> %229, <2 x float> poison, <1 x i32> zeroinitializer
  %231 = shufflevector <2 x float> %229, <2 x float> poison, <1 x i32> <i32 1>
  %232 = fadd reassoc arcp contract afn <1 x float> %230, %231
  %233 = extractelement <1 x float> %232, i64 0
  %234 = fmul reassoc arcp contract afn float %233, %34
  %235 = fadd reassoc arcp contract afn float %234, %24
  %236 = call float @llvm.sqrt.f32(float %235)
  %237 = fdiv float 1.000000e+00, %236
  %238 = getelementptr float, ptr %14, i64 %43
  %239 = ptrtoint ptr %238 to i64
  %240 = and i64 %239, 15
  %241 = icmp eq i64 %240, 0
  %242 = and i1 %37, %241
  br i1 %242, label %243, label %249

243:                                              ; preds = %218
  br i1 %39, label %257, label %244

244:                                              ; preds = %243
  %245 = insertelement <4 x float> poison, float %128, i64 0
  %246 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> zeroinitializer
  %247 = insertelement <4 x float> poison, float %237, i64 0
  %248 = shufflevector <4 x float> %247, <4 x float> poison, <4 x i32> zeroinitializer
  br label %263

249:                                              ; preds = %218
  br i1 %39, label %257, label %250

250:                                              ; preds = %249
  %251 = insertelement <4 x float> poison, float %128, i64 0
  %252 = shufflevector <4 x float> %251, <4 x float> poison, <4 x i32> zeroinitializer
  %253 = insertelement <4 x float> poison, float %237, i64 0
  %254 = shufflevector <4 x float> %253, <4 x float> poison, <4 x i32> zeroinitializer
  br label %290

255:                                              ; preds = %263
  br label %257

256:                                              ; preds = %290
  br label %257

257:                                              ; preds = %256, %255, %249, %243
  br i1 %40, label %342, label %258

258:                                              ; preds = %257
  %259 = insertelement <4 x float> poison, float %128, i64 0
  %260 = shufflevector <4 x float> %259, <4 x float> poison, <4 x i32> zeroinitializer
  %261 = insertelement <4 x float> poison, float %237, i64 0
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <4 x i32> zeroinitializer
  br label %317

263:                                              ; preds = %244, %263
  %264 = phi i64 [ %288, %263 ], [ 0, %244 ]
  %265 = add i64 %43, %264
  %266 = getelementptr float, ptr %12, i64 %265
  %267 = load <4 x float>, ptr %266, align 4
  %268 = getelementptr i8, ptr %266, i64 16
  %269 = load <4 x float>, ptr %268, align 4
  %270 = fsub reassoc arcp contract afn <4 x float> %267, %246
  %271 = fsub reassoc arcp contract afn <4 x float> %269, %246
  %272 = getelementptr float, ptr %18, i64 %264
  %273 = load <4 x float>, ptr %272, align 4
  %274 = getelementptr i8, ptr %272, i64 16
  %275 = load <4 x float>, ptr %274, align 4
  %276 = fmul reassoc arcp contract afn <4 x float> %248, %273
  %277 = fmul reassoc arcp contract afn <4 x float> %276, %270
  %278 = fmul reassoc arcp contract afn <4 x float> %248, %275
  %279 = fmul reassoc arcp contract afn <4 x float> %278, %271
  %280 = getelementptr float, ptr %20, i64 %264
  %281 = load <4 x float>, ptr %280, align 4
  %282 = getelementptr i8, ptr %280, i64 16
  %283 = load <4 x float>, ptr %282, align 4
  %284 = fadd reassoc arcp contract afn <4 x float> %277, %281
  %285 = fadd reassoc arcp contract afn <4 x float> %279, %283
  %286 = getelementptr float, ptr %14, i64 %265
  store <4 x float> %284, ptr %286, align 16, !nontemporal !2
  %287 = getelementptr i8, ptr %286, i64 16
  store <4 x float> %285, ptr %287, align 16, !nontemporal !2
  %288 = add i64 %264, 8
  %289 = icmp slt i64 %288, %38
  br i1 %289, label %263, label %255

290:                                              ; preds = %250, %290
  %291 = phi i64 [ %315, %290 ], [ 0, %250 ]
  %292 = add i64 %43, %291
  %293 = getelementptr float, ptr %12, i64 %292
  %294 = load <4 x float>, ptr %293, align 4
  %295 = getelementptr i8, ptr %293, i64 16
  %296 = load <4 x float>, ptr %295, align 4
  %297 = fsub reassoc arcp contract afn <4 x float> %294, %252
  %298 = fsub reassoc arcp contract afn <4 x float> %296, %252
  %299 = getelementptr float, ptr %18, i64 %291
  %300 = load <4 x float>, ptr %299, align 4
  %301 = getelementptr i8, ptr %299, i64 16
  %302 = load <4 x float>, ptr %301, align 4
  %303 = fmul reassoc arcp contract afn <4 x float> %254, %300
  %304 = fmul reassoc arcp contract afn <4 x float> %303, %297
  %305 = fmul reassoc arcp contract afn <4 x float> %254, %302
  %306 = fmul reassoc arcp contract afn <4 x float> %305, %298
  %307 = getelementptr float, ptr %20, i64 %291
  %308 = load <4 x float>, ptr %307, align 4
  %309 = getelementptr i8, ptr %307, i64 16
  %310 = load <4 x float>, ptr %309, align 4
  %311 = fadd reassoc arcp contract afn <4 x float> %304, %308
  %312 = fadd reassoc arcp contract afn <4 x float> %306, %310
  %313 = getelementptr float, ptr %14, i64 %292
  store <4 x float> %311, ptr %313, align 4
  %314 = getelementptr i8, ptr %313, i64 16
  store <4 x float> %312, ptr %314, align 4
  %315 = add i64 %291, 8
  %316 = icmp slt i64 %315, %38
  br i1 %316, label %290, label %256

317:                                              ; preds = %258, %317
  %318 = phi i64 [ %339, %317 ], [ %38, %258 ]
  %319 = sub i64 %25, %318
  %320 = call i64 @llvm.smax.i64(i64 %319, i64 0)
  %321 = call i64 @llvm.smin.i64(i64 %320, i64 4)
  %322 = trunc nuw nsw i64 %321 to i32
  %323 = insertelement <4 x i32> poison, i32 %322, i64 0
  %324 = shufflevector <4 x i32> %323, <4 x i32> poison, <4 x i32> zeroinitializer
  %325 = icmp samesign ugt <4 x i32> %324, <i32 0, i32 1, i32 2, i32 3>
  %326 = add i64 %43, %318
  %327 = getelementptr float, ptr %12, i64 %326
  %328 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %327, <4 x i1> %325, <4 x float> zeroinitializer)
  %329 = fsub reassoc arcp contract afn <4 x float> %328, %260
  %330 = select reassoc arcp contract afn <4 x i1> %325, <4 x float> %329, <4 x float> zeroinitializer
  %331 = getelementptr float, ptr %18, i64 %318
  %332 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %331, <4 x i1> %325, <4 x float> zeroinitializer)
  %333 = fmul reassoc arcp contract afn <4 x float> %262, %332
  %334 = fmul reassoc arcp contract afn <4 x float> %333, %330
  %335 = getelementptr float, ptr %20, i64 %318
  %336 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %335, <4 x i1> %325, <4 x float> zeroinitializer)
  %337 = fadd reassoc arcp contract afn <4 x float> %334, %336
  %338 = getelementptr float, ptr %14, i64 %326
  call void @llvm.masked.store.v4f32.p0(<4 x float> %337, ptr align 4 %338, <4 x i1> %325)
  %339 = add i64 %318, 4
  %340 = icmp slt i64 %339, %26
  br i1 %340, label %317, label %341

341:                                              ; preds = %317
  br label %342

342:                                              ; preds = %341, %257
  %343 = add i64 %43, 1
  %344 = icmp eq i64 %343, %6
  %345 = select i1 %344, i64 0, i64 %343
  %346 = add i64 %42, 1
  %347 = icmp slt i64 %346, %3
  br i1 %347, label %41, label %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p0(ptr captures(none), <1 x i1>, <1 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
