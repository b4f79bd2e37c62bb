; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load double, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load ptr, ptr %20, align 8, !invariant.load !1
  br i1 %8, label %22, label %41

22:                                               ; preds = %5
  %23 = sitofp i64 %9 to float
  %24 = fptrunc reassoc arcp contract afn double %11 to float
  %25 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 1024)
  %27 = and i64 %26, 1920
  %28 = icmp eq i64 %27, 0
  %29 = icmp slt i64 %9, 1024
  %30 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %31 = and i64 %17, 8
  %32 = icmp ne i64 %31, 0
  %33 = and i64 %26, 2016
  %34 = icmp eq i64 %33, 0
  %35 = icmp eq i64 %33, %26
  br label %36

36:                                               ; preds = %22, %349
  %37 = phi i64 [ %353, %349 ], [ %2, %22 ]
  %38 = phi i64 [ %352, %349 ], [ %7, %22 ]
  br i1 %28, label %80, label %39

39:                                               ; preds = %36
  br label %42

40:                                               ; preds = %349
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %39, %42
  %43 = phi i64 [ %77, %42 ], [ 0, %39 ]
  %44 = phi reassoc arcp contract afn <16 x float> [ %69, %42 ], [ splat (float -0.000000e+00), %39 ]
  %45 = phi reassoc arcp contract afn <16 x float> [ %70, %42 ], [ splat (float -0.000000e+00), %39 ]
  %46 = phi reassoc arcp contract afn <16 x float> [ %71, %42 ], [ splat (float -0.000000e+00), %39 ]
  %47 = phi reassoc arcp contract afn <16 x float> [ %72, %42 ], [ splat (float -0.000000e+00), %39 ]
  %48 = phi reassoc arcp contract afn <16 x float> [ %73, %42 ], [ splat (float -0.000000e+00), %39 ]
  %49 = phi reassoc arcp contract afn <16 x float> [ %74, %42 ], [ splat (float -0.000000e+00), %39 ]
  %50 = phi reassoc arcp contract afn <16 x float> [ %75, %42 ], [ splat (float -0.000000e+00), %39 ]
  %51 = phi reassoc arcp contract afn <16 x float> [ %76, %42 ], [ splat (float -0.000000e+00), %39 ]
  %52 = add i64 %38, %43
  %53 = getelementptr float, ptr %13, i64 %52
  %54 = load <16 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %53, i64 64
  %56 = load <16 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %53, i64 128
  %58 = load <16 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %53, i64 192
  %60 = load <16 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %53, i64 256
  %62 = load <16 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %53, i64 320
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %53, i64 384
  %66 = load <16 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %53, i64 448
  %68 = load <16 x float>, ptr %67, align 4
  %69 = fadd reassoc arcp contract afn <16 x float> %44, %54
  %70 = fadd reassoc arcp contract afn <16 x float> %45, %56
  %71 = fadd reassoc arcp contract afn <16 x float> %46, %58
  %72 = fadd reassoc arcp contract afn <16 x float> %47, %60
  %73 = fadd reassoc arcp contract afn <16 x float> %48, %62
  %74 = fadd reassoc arcp contract afn <16 x float> %49, %64
  %75 = fadd reassoc arcp contract afn <16 x float> %50, %66
  %76 = fadd reassoc arcp contract afn <16 x float> %51, %68
  %77 = add i64 %43, 128
  %78 = icmp slt i64 %77, %27
  br i1 %78, label %42, label %79

79:                                               ; preds = %42
  br label %80

80:                                               ; preds = %79, %36
  %81 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %69, %79 ]
  %82 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %70, %79 ]
  %83 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %71, %79 ]
  %84 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %72, %79 ]
  %85 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %73, %79 ]
  %86 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %74, %79 ]
  %87 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %75, %79 ]
  %88 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %36 ], [ %76, %79 ]
  br i1 %29, label %89, label %107

89:                                               ; preds = %80
  %90 = getelementptr float, ptr %13, i64 %38
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i64 [ %104, %91 ], [ %27, %89 ]
  %93 = phi reassoc arcp contract afn <16 x float> [ %103, %91 ], [ %81, %89 ]
  %94 = sub i64 %25, %92
  %95 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 16)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = insertelement <16 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <16 x i32> %98, <16 x i32> poison, <16 x i32> zeroinitializer
  %100 = icmp samesign ugt <16 x i32> %99, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %101 = getelementptr float, ptr %90, i64 %92
  %102 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %101, <16 x i1> %100, <16 x float> zeroinitializer)
  %103 = fadd reassoc arcp contract afn <16 x float> %93, %102
  %104 = add i64 %92, 16
  %105 = icmp slt i64 %104, 1024
  br i1 %105, label %91, label %106

106:                                              ; preds = %91
  br label %107

107:                                              ; preds = %106, %80
  %108 = phi reassoc arcp contract afn <16 x float> [ %81, %80 ], [ %103, %106 ]
  %109 = fadd reassoc arcp contract afn <16 x float> %108, %85
  %110 = fadd reassoc arcp contract afn <16 x float> %82, %86
  %111 = fadd reassoc arcp contract afn <16 x float> %83, %87
  %112 = fadd reassoc arcp contract afn <16 x float> %84, %88
  %113 = fadd reassoc arcp contract afn <16 x float> %109, %111
  %114 = fadd reassoc arcp contract afn <16 x float> %110, %112
  %115 = fadd reassoc arcp contract afn <16 x float> %113, %114
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %117 = shufflevector <16 x float> %115, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %118 = fadd reassoc arcp contract afn <8 x float> %116, %117
  %119 = shufflevector <8 x float> %118, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %120 = shufflevector <8 x float> %118, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %121 = fadd reassoc arcp contract afn <4 x float> %119, %120
  %122 = shufflevector <4 x float> %121, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %123 = shufflevector <4 x float> %121, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %124 = fadd reassoc arcp contract afn <2 x float> %122, %123
  %125 = shufflevector <2 x float> %124, <2 x float> poison, <1 x i32> zeroinitializer
  %126 = shufflevector <2 x float> %124, <2 x float> poison, <1 x i32> <i32 1>
  %127 = fadd reassoc arcp contract afn <1 x float> %125, %126
  %128 = extractelement <1 x float> %127, i64 0
  %129 = fmul reassoc arcp contract afn float %128, %30
  br i1 %28, label %187, label %130

130:                                              ; preds = %107
  %131 = insertelement <16 x float> poison, float %129, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  br label %133

133:                                              ; preds = %130, %133
  %134 = phi i64 [ %184, %133 ], [ 0, %130 ]
  %135 = phi reassoc arcp contract afn <16 x float> [ %176, %133 ], [ splat (float -0.000000e+00), %130 ]
  %136 = phi reassoc arcp contract afn <16 x float> [ %177, %133 ], [ splat (float -0.000000e+00), %130 ]
  %137 = phi reassoc arcp contract afn <16 x float> [ %178, %133 ], [ splat (float -0.000000e+00), %130 ]
  %138 = phi reassoc arcp contract afn <16 x float> [ %179, %133 ], [ splat (float -0.000000e+00), %130 ]
  %139 = phi reassoc arcp contract afn <16 x float> [ %180, %133 ], [ splat (float -0.000000e+00), %130 ]
  %140 = phi reassoc arcp contract afn <16 x float> [ %181, %133 ], [ splat (float -0.000000e+00), %130 ]
  %141 = phi reassoc arcp contract afn <16 x float> [ %182, %133 ], [ splat (float -0.000000e+00), %130 ]
  %142 = phi reassoc arcp contract afn <16 x float> [ %183, %133 ], [ splat (float -0.000000e+00), %130 ]
  %143 = add i64 %38, %134
  %144 = getelementptr float, ptr %13, i64 %143
  %145 = load <16 x float>, ptr %144, align 4
  %146 = getelementptr i8, ptr %144, i64 64
  %147 = load <16 x float>, ptr %146, align 4
  %148 = getelementptr i8, ptr %144, i64 128
  %149 = load <16 x float>, ptr %148, align 4
  %150 = getelementptr i8, ptr %144, i64 192
  %151 = load <16 x float>, ptr %150, align 4
  %152 = getelementptr i8, ptr %144, i64 256
  %153 = load <16 x float>, ptr %152, align 4
  %154 = getelementptr i8, ptr %144, i64 320
  %155 = load <16 x float>, ptr %154, align 4
  %156 = getelementptr i8, ptr %144, i64 384
  %157 = load <16 x float>, ptr %156, align 4
  %158 = getelementptr i8, ptr %144, i64 448
  %159 = load <16 x float>, ptr %158, align 4
  %160 = fsub reassoc arcp contract afn <16 x float> %145, %132
  %161 = fsub reassoc arcp contract afn <16 x float> %147, %132
  %162 = fsub reassoc arcp contract afn <16 x float> %149, %132
  %163 = fsub reassoc arcp contract afn <16 x float> %151, %132
  %164 = fsub reassoc arcp contract afn <16 x float> %153, %132
  %165 = fsub reassoc arcp contract afn <16 x float> %155, %132
  %166 = fsub reassoc arcp contract afn <16 x float> %157, %132
  %167 = fsub reassoc arcp contract afn <16 x float> %159, %132
  %168 = fmul reassoc arcp contract afn <16 x float> %160, %160
  %169 = fmul reassoc arcp contract afn <16 x float> %161, %161
  %170 = fmul reassoc arcp contract afn <16 x float> %162, %162
  %171 = fmul reassoc arcp contract afn <16 x float> %163, %163
  %172 = fmul reassoc arcp contract afn <16 x float> %164, %164
  %173 = fmul reassoc arcp contract afn <16 x float> %165, %165
  %174 = fmul reassoc arcp contract afn <16 x float> %166, %166
  %175 = fmul reassoc arcp contract afn <16 x float> %167, %167
  %176 = fadd reassoc arcp contract afn <16 x float> %135, %168
  %177 = fadd reassoc arcp contract afn <16 x float> %136, %169
  %178 = fadd reassoc arcp contract afn <16 x float> %137, %170
  %179 = fadd reassoc arcp contract afn <16 x float> %138, %171
  %180 = fadd reassoc arcp contract afn <16 x float> %139, %172
  %181 = fadd reassoc arcp contract afn <16 x float> %140, %173
  %182 = fadd reassoc arcp contract afn <16 x float> %141, %174
  %183 = fadd reassoc arcp contract afn <16 x float> %142, %175
  %184 = add i64 %134, 128
  %185 = icmp slt i64 %184, %27
  br i1 %185, label %133, label %186

186:                                              ; preds = %133
  br label %187

187:                                              ; preds = %186, %107
  %188 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %176, %186 ]
  %189 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %177, %186 ]
  %190 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %178, %186 ]
  %191 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %179, %186 ]
  %192 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %180, %186 ]
  %193 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %181, %186 ]
  %194 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %182, %186 ]
  %195 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %107 ], [ %183, %186 ]
  br i1 %29, label %196, label %219

196:                                              ; preds = %187
  %197 = getelementptr float, ptr %13, i64 %38
  %198 = insertelement <16 x float> poison, float %129, i64 0
  %199 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> zeroinitializer
  br label %200

200:                                              ; preds = %196, %200
  %201 = phi i64 [ %216, %200 ], [ %27, %196 ]
  %202 = phi reassoc arcp contract afn <16 x float> [ %215, %200 ], [ %188, %196 ]
  %203 = sub i64 %25, %201
  %204 = call i64 @llvm.smax.i64(i64 %203, i64 0)
  %205 = call i64 @llvm.smin.i64(i64 %204, i64 16)
  %206 = trunc nuw nsw i64 %205 to i32
  %207 = insertelement <16 x i32> poison, i32 %206, i64 0
  %208 = shufflevector <16 x i32> %207, <16 x i32> poison, <16 x i32> zeroinitializer
  %209 = icmp samesign ugt <16 x i32> %208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %210 = getelementptr float, ptr %197, i64 %201
  %211 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %210, <16 x i1> %209, <16 x float> zeroinitializer)
  %212 = fsub reassoc arcp contract afn <16 x float> %211, %199
  %213 = select reassoc arcp contract afn <16 x i1> %209, <16 x float> %212, <16 x float> zeroinitializer
  %214 = fmul reassoc arcp contract afn <16 x float> %213, %213
  %215 = fadd reassoc arcp contract afn <16 x float> %202, %214
  %216 = add i64 %201, 16
  %217 = icmp slt i64 %216, 1024
  br i1 %217, label %200, label %218

218:                                              ; preds = %200
  br label %219

219:                                              ; preds = %218, %187
  %220 = phi reassoc arcp contract afn <16 x float> [ %188, %187 ], [ %215, %218 ]
  %221 = fadd reassoc arcp contract afn <16 x float> %220, %192
  %222 = fadd reassoc arcp contract afn <16 x float> %189, %193
  %223 = fadd reassoc arcp contract afn <16 x float> %190, %194
  %224 = fadd reassoc arcp contract afn <16 x float> %191, %195
  %225 = fadd reassoc arcp contract afn <16 x float> %221, %223
  %226 = fadd reassoc arcp contract afn <16 x float> %222, %224
  %227 = fadd reassoc arcp contract afn <16 x float> %225, %226
  %228 = shufflevector <16 x float> %227, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %229 = shufflevector <16 x float> %227, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %230 = fadd reassoc arcp contract afn <8 x float> %228, %229
  %231 = shufflevector <8 x float> %230, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %232 = shufflevector <8 x float> %230, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %233 = fadd reassoc arcp contract afn <4 x float> %231, %232
  %234 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %235 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %236 = fadd reassoc arcp contract afn <2 x float> %234, %235
  %237 = shufflevector <2 x float> %236, <2 x float> poison, <1 x i32> zeroinitializer
  %238 = shufflevector <2 x float> %236, <2 x float> poison, <1 x i32> <i32 1>
  %239 = fadd reassoc arcp contract afn <1 x float> %237, %238
  %240 = extractelement <1 x float> %239, i64 0
  %241 = fmul reassoc arcp contract afn float %240, %30
  %242 = fadd reassoc arcp contract afn float %241, %24
  %243 = call float @llvm.sqrt.f32(float %242)
  %244 = fdiv float 1.000000e+00, %243
  %245 = getelementptr float, ptr %15, i64 %38
  %246 = ptrtoint ptr %245 to i64
  %247 = and i64 %246, 63
  %248 = icmp eq i64 %247, 0
  %249 = and i1 %32, %248
  br i1 %249, label %250, label %256

250:                                              ; preds = %219
  br i1 %34, label %264, label %251

251:                                              ; preds = %250
  %252 = insertelement <16 x float> poison, float %129, i64 0
  %253 = shufflevector <16 x float> %252, <16 x float> poison, <16 x i32> zeroinitializer
  %254 = insertelement <16 x float> poison, float %244, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  br label %270

256:                                              ; preds = %219
  br i1 %34, label %264, label %257

257:                                              ; preds = %256
  %258 = insertelement <16 x float> poison, float %129, i64 0
  %259 = shufflevector <16 x float> %258, <16 x float> poison, <16 x i32> zeroinitializer
  %260 = insertelement <16 x float> poison, float %244, i64 0
  %261 = shufflevector <16 x float> %260, <16 x float> poison, <16 x i32> zeroinitializer
  br label %297

262:                                              ; preds = %270
  br label %264

263:                                              ; preds = %297
  br label %264

264:                                              ; preds = %263, %262, %256, %250
  br i1 %35, label %349, label %265

265:                                              ; preds = %264
  %266 = insertelement <16 x float> poison, float %129, i64 0
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> zeroinitializer
  %268 = insertelement <16 x float> poison, float %244, i64 0
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> zeroinitializer
  br label %324

270:                                              ; preds = %251, %270
  %271 = phi i64 [ %295, %270 ], [ 0, %251 ]
  %272 = add i64 %38, %271
  %273 = getelementptr float, ptr %13, i64 %272
  %274 = load <16 x float>, ptr %273, align 4
  %275 = getelementptr i8, ptr %273, i64 64
  %276 = load <16 x float>, ptr %275, align 4
  %277 = fsub reassoc arcp contract afn <16 x float> %274, %253
  %278 = fsub reassoc arcp contract afn <16 x float> %276, %253
  %279 = getelementptr float, ptr %19, i64 %271
  %280 = load <16 x float>, ptr %279, align 4
  %281 = getelementptr i8, ptr %279, i64 64
  %282 = load <16 x float>, ptr %281, align 4
  %283 = fmul reassoc arcp contract afn <16 x float> %255, %280
  %284 = fmul reassoc arcp contract afn <16 x float> %283, %277
  %285 = fmul reassoc arcp contract afn <16 x float> %255, %282
  %286 = fmul reassoc arcp contract afn <16 x float> %285, %278
  %287 = getelementptr float, ptr %21, i64 %271
  %288 = load <16 x float>, ptr %287, align 4
  %289 = getelementptr i8, ptr %287, i64 64
  %290 = load <16 x float>, ptr %289, align 4
  %291 = fadd reassoc arcp contract afn <16 x float> %284, %288
  %292 = fadd reassoc arcp contract afn <16 x float> %286, %290
  %293 = getelementptr float, ptr %15, i64 %272
  store <16 x float> %291, ptr %293, align 64, !nontemporal !2
  %294 = getelementptr i8, ptr %293, i64 64
  store <16 x float> %292, ptr %294, align 64, !nontemporal !2
  %295 = add i64 %271, 32
  %296 = icmp slt i64 %295, %33
  br i1 %296, label %270, label %262

297:                                              ; preds = %257, %297
  %298 = phi i64 [ %322, %297 ], [ 0, %257 ]
  %299 = add i64 %38, %298
  %300 = getelementptr float, ptr %13, i64 %299
  %301 = load <16 x float>, ptr %300, align 4
  %302 = getelementptr i8, ptr %300, i64 64
  %303 = load <16 x float>, ptr %302, align 4
  %304 = fsub reassoc arcp contract afn <16 x float> %301, %259
  %305 = fsub reassoc arcp contract afn <16 x float> %303, %259
  %306 = getelementptr float, ptr %19, i64 %298
  %307 = load <16 x float>, ptr %306, align 4
  %308 = getelementptr i8, ptr %306, i64 64
  %309 = load <16 x float>, ptr %308, align 4
  %310 = fmul reassoc arcp contract afn <16 x float> %261, %307
  %311 = fmul reassoc arcp contract afn <16 x float> %310, %304
  %312 = fmul reassoc arcp contract afn <16 x float> %261, %309
  %313 = fmul reassoc arcp contract afn <16 x float> %312, %305
  %314 = getelementptr float, ptr %21, i64 %298
  %315 = load <16 x float>, ptr %314, align 4
  %316 = getelementptr i8, ptr %314, i64 64
  %317 = load <16 x float>, ptr %316, align 4
  %318 = fadd reassoc arcp contract afn <16 x float> %311, %315
  %319 = fadd reassoc arcp contract afn <16 x float> %313, %317
  %320 = getelementptr float, ptr %15, i64 %299
  store <16 x float> %318, ptr %320, align 4
  %321 = getelementptr i8, ptr %320, i64 64
  store <16 x float> %319, ptr %321, align 4
  %322 = add i64 %298, 32
  %323 = icmp slt i64 %322, %33
  br i1 %323, label %297, label %263

324:                                              ; preds = %265, %324
  %325 = phi i64 [ %346, %324 ], [ %33, %265 ]
  %326 = sub i64 %25, %325
  %327 = call i64 @llvm.smax.i64(i64 %326, i64 0)
  %328 = call i64 @llvm.smin.i64(i64 %327, i64 16)
  %329 = trunc nuw nsw i64 %328 to i32
  %330 = insertelement <16 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <16 x i32> %330, <16 x i32> poison, <16 x i32> zeroinitializer
  %332 = icmp samesign ugt <16 x i32> %331, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %333 = add i64 %38, %325
  %334 = getelementptr float, ptr %13, i64 %333
  %335 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %334, <16 x i1> %332, <16 x float> zeroinitializer)
  %336 = fsub reassoc arcp contract afn <16 x float> %335, %267
  %337 = select reassoc arcp contract afn <16 x i1> %332, <16 x float> %336, <16 x float> zeroinitializer
  %338 = getelementptr float, ptr %19, i64 %325
  %339 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %338, <16 x i1> %332, <16 x float> zeroinitializer)
  %340 = fmul reassoc arcp contract afn <16 x float> %269, %339
  %341 = fmul reassoc arcp contract afn <16 x float> %340, %337
  %342 = getelementptr float, ptr %21, i64 %325
  %343 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %342, <16 x i1> %332, <16 x float> zeroinitializer)
  %344 = fadd reassoc arcp contract afn <16 x float> %341, %343
  %345 = getelementptr float, ptr %15, i64 %333
  call void @llvm.masked.store.v16f32.p0(<16 x float> %344, ptr align 4 %345, <16 x i1> %332)
  %346 = add i64 %325, 16
  %347 = icmp slt i64 %346, %26
  br i1 %347, label %324, label %348

348:                                              ; preds = %324
  br label %349

349:                                              ; preds = %348, %264
  %350 = add i64 %38, 1
  %351 = icmp eq i64 %350, %6
  %352 = select i1 %351, i64 0, i64 %350
  %353 = add i64 %37, 1
  %354 = icmp slt i64 %353, %3
  br i1 %354, label %36, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
