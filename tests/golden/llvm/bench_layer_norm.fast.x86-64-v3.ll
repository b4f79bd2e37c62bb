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
  %27 = and i64 %26, 1984
  %28 = icmp eq i64 %27, 0
  %29 = icmp slt i64 %9, 1024
  %30 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %31 = and i64 %17, 8
  %32 = icmp ne i64 %31, 0
  %33 = and i64 %26, 2032
  %34 = icmp eq i64 %33, 0
  %35 = icmp eq i64 %33, %26
  br label %36

36:                                               ; preds = %22, %343
  %37 = phi i64 [ %347, %343 ], [ %2, %22 ]
  %38 = phi i64 [ %346, %343 ], [ %7, %22 ]
  br i1 %28, label %80, label %39

39:                                               ; preds = %36
  br label %42

40:                                               ; preds = %343
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %39, %42
  %43 = phi i64 [ %77, %42 ], [ 0, %39 ]
  %44 = phi reassoc arcp contract afn <8 x float> [ %69, %42 ], [ splat (float -0.000000e+00), %39 ]
  %45 = phi reassoc arcp contract afn <8 x float> [ %70, %42 ], [ splat (float -0.000000e+00), %39 ]
  %46 = phi reassoc arcp contract afn <8 x float> [ %71, %42 ], [ splat (float -0.000000e+00), %39 ]
  %47 = phi reassoc arcp contract afn <8 x float> [ %72, %42 ], [ splat (float -0.000000e+00), %39 ]
  %48 = phi reassoc arcp contract afn <8 x float> [ %73, %42 ], [ splat (float -0.000000e+00), %39 ]
  %49 = phi reassoc arcp contract afn <8 x float> [ %74, %42 ], [ splat (float -0.000000e+00), %39 ]
  %50 = phi reassoc arcp contract afn <8 x float> [ %75, %42 ], [ splat (float -0.000000e+00), %39 ]
  %51 = phi reassoc arcp contract afn <8 x float> [ %76, %42 ], [ splat (float -0.000000e+00), %39 ]
  %52 = add i64 %38, %43
  %53 = getelementptr float, ptr %13, i64 %52
  %54 = load <8 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %53, i64 32
  %56 = load <8 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %53, i64 64
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %53, i64 96
  %60 = load <8 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %53, i64 128
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %53, i64 160
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %53, i64 192
  %66 = load <8 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %53, i64 224
  %68 = load <8 x float>, ptr %67, align 4
  %69 = fadd reassoc arcp contract afn <8 x float> %44, %54
  %70 = fadd reassoc arcp contract afn <8 x float> %45, %56
  %71 = fadd reassoc arcp contract afn <8 x float> %46, %58
  %72 = fadd reassoc arcp contract afn <8 x float> %47, %60
  %73 = fadd reassoc arcp contract afn <8 x float> %48, %62
  %74 = fadd reassoc arcp contract afn <8 x float> %49, %64
  %75 = fadd reassoc arcp contract afn <8 x float> %50, %66
  %76 = fadd reassoc arcp contract afn <8 x float> %51, %68
  %77 = add i64 %43, 64
  %78 = icmp slt i64 %77, %27
  br i1 %78, label %42, label %79

79:                                               ; preds = %42
  br label %80

80:                                               ; preds = %79, %36
  %81 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %69, %79 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %70, %79 ]
  %83 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %71, %79 ]
  %84 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %72, %79 ]
  %85 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %73, %79 ]
  %86 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %74, %79 ]
  %87 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %75, %79 ]
  %88 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %36 ], [ %76, %79 ]
  br i1 %29, label %89, label %107

89:                                               ; preds = %80
  %90 = getelementptr float, ptr %13, i64 %38
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i64 [ %104, %91 ], [ %27, %89 ]
  %93 = phi reassoc arcp contract afn <8 x float> [ %103, %91 ], [ %81, %89 ]
  %94 = sub i64 %25, %92
  %95 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 8)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = insertelement <8 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <8 x i32> %98, <8 x i32> poison, <8 x i32> zeroinitializer
  %100 = icmp samesign ugt <8 x i32> %99, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %101 = getelementptr float, ptr %90, i64 %92
  %102 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %101, <8 x i1> %100, <8 x float> zeroinitializer)
  %103 = fadd reassoc arcp contract afn <8 x float> %93, %102
  %104 = add i64 %92, 8
  %105 = icmp slt i64 %104, 1024
  br i1 %105, label %91, label %106

106:                                              ; preds = %91
  br label %107

107:                                              ; preds = %106, %80
  %108 = phi reassoc arcp contract afn <8 x float> [ %81, %80 ], [ %103, %106 ]
  %109 = fadd reassoc arcp contract afn <8 x float> %108, %85
  %110 = fadd reassoc arcp contract afn <8 x float> %82, %86
  %111 = fadd reassoc arcp contract afn <8 x float> %83, %87
  %112 = fadd reassoc arcp contract afn <8 x float> %84, %88
  %113 = fadd reassoc arcp contract afn <8 x float> %109, %111
  %114 = fadd reassoc arcp contract afn <8 x float> %110, %112
  %115 = fadd reassoc arcp contract afn <8 x float> %113, %114
  %116 = shufflevector <8 x float> %115, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %117 = shufflevector <8 x float> %115, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %118 = fadd reassoc arcp contract afn <4 x float> %116, %117
  %119 = shufflevector <4 x float> %118, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %120 = shufflevector <4 x float> %118, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %121 = fadd reassoc arcp contract afn <2 x float> %119, %120
  %122 = shufflevector <2 x float> %121, <2 x float> poison, <1 x i32> zeroinitializer
  %123 = shufflevector <2 x float> %121, <2 x float> poison, <1 x i32> <i32 1>
  %124 = fadd reassoc arcp contract afn <1 x float> %122, %123
  %125 = extractelement <1 x float> %124, i64 0
  %126 = fmul reassoc arcp contract afn float %125, %30
  br i1 %28, label %184, label %127

127:                                              ; preds = %107
  %128 = insertelement <8 x float> poison, float %126, i64 0
  %129 = shufflevector <8 x float> %128, <8 x float> poison, <8 x i32> zeroinitializer
  br label %130

130:                                              ; preds = %127, %130
  %131 = phi i64 [ %181, %130 ], [ 0, %127 ]
  %132 = phi reassoc arcp contract afn <8 x float> [ %173, %130 ], [ splat (float -0.000000e+00), %127 ]
  %133 = phi reassoc arcp contract afn <8 x float> [ %174, %130 ], [ splat (float -0.000000e+00), %127 ]
  %134 = phi reassoc arcp contract afn <8 x float> [ %175, %130 ], [ splat (float -0.000000e+00), %127 ]
  %135 = phi reassoc arcp contract afn <8 x float> [ %176, %130 ], [ splat (float -0.000000e+00), %127 ]
  %136 = phi reassoc arcp contract afn <8 x float> [ %177, %130 ], [ splat (float -0.000000e+00), %127 ]
  %137 = phi reassoc arcp contract afn <8 x float> [ %178, %130 ], [ splat (float -0.000000e+00), %127 ]
  %138 = phi reassoc arcp contract afn <8 x float> [ %179, %130 ], [ splat (float -0.000000e+00), %127 ]
  %139 = phi reassoc arcp contract afn <8 x float> [ %180, %130 ], [ splat (float -0.000000e+00), %127 ]
  %140 = add i64 %38, %131
  %141 = getelementptr float, ptr %13, i64 %140
  %142 = load <8 x float>, ptr %141, align 4
  %143 = getelementptr i8, ptr %141, i64 32
  %144 = load <8 x float>, ptr %143, align 4
  %145 = getelementptr i8, ptr %141, i64 64
  %146 = load <8 x float>, ptr %145, align 4
  %147 = getelementptr i8, ptr %141, i64 96
  %148 = load <8 x float>, ptr %147, align 4
  %149 = getelementptr i8, ptr %141, i64 128
  %150 = load <8 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %141, i64 160
  %152 = load <8 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %141, i64 192
  %154 = load <8 x float>, ptr %153, align 4
  %155 = getelementptr i8, ptr %141, i64 224
  %156 = load <8 x float>, ptr %155, align 4
  %157 = fsub reassoc arcp contract afn <8 x float> %142, %129
  %158 = fsub reassoc arcp contract afn <8 x float> %144, %129
  %159 = fsub reassoc arcp contract afn <8 x float> %146, %129
  %160 = fsub reassoc arcp contract afn <8 x float> %148, %129
  %161 = fsub reassoc arcp contract afn <8 x float> %150, %129
  %162 = fsub reassoc arcp contract afn <8 x float> %152, %129
  %163 = fsub reassoc arcp contract afn <8 x float> %154, %129
  %164 = fsub reassoc arcp contract afn <8 x float> %156, %129
  %165 = fmul reassoc arcp contract afn <8 x float> %157, %157
  %166 = fmul reassoc arcp contract afn <8 x float> %158, %158
  %167 = fmul reassoc arcp contract afn <8 x float> %159, %159
  %168 = fmul reassoc arcp contract afn <8 x float> %160, %160
  %169 = fmul reassoc arcp contract afn <8 x float> %161, %161
  %170 = fmul reassoc arcp contract afn <8 x float> %162, %162
  %171 = fmul reassoc arcp contract afn <8 x float> %163, %163
  %172 = fmul reassoc arcp contract afn <8 x float> %164, %164
  %173 = fadd reassoc arcp contract afn <8 x float> %132, %165
  %174 = fadd reassoc arcp contract afn <8 x float> %133, %166
  %175 = fadd reassoc arcp contract afn <8 x float> %134, %167
  %176 = fadd reassoc arcp contract afn <8 x float> %135, %168
  %177 = fadd reassoc arcp contract afn <8 x float> %136, %169
  %178 = fadd reassoc arcp contract afn <8 x float> %137, %170
  %179 = fadd reassoc arcp contract afn <8 x float> %138, %171
  %180 = fadd reassoc arcp contract afn <8 x float> %139, %172
  %181 = add i64 %131, 64
  %182 = icmp slt i64 %181, %27
  br i1 %182, label %130, label %183

183:                                              ; preds = %130
  br label %184

184:                                              ; preds = %183, %107
  %185 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %173, %183 ]
  %186 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %174, %183 ]
  %187 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %175, %183 ]
  %188 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %176, %183 ]
  %189 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %177, %183 ]
  %190 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %178, %183 ]
  %191 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %179, %183 ]
  %192 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %107 ], [ %180, %183 ]
  br i1 %29, label %193, label %216

193:                                              ; preds = %184
  %194 = getelementptr float, ptr %13, i64 %38
  %195 = insertelement <8 x float> poison, float %126, i64 0
  %196 = shufflevector <8 x float> %195, <8 x float> poison, <8 x i32> zeroinitializer
  br label %197

197:                                              ; preds = %193, %197
  %198 = phi i64 [ %213, %197 ], [ %27, %193 ]
  %199 = phi reassoc arcp contract afn <8 x float> [ %212, %197 ], [ %185, %193 ]
  %200 = sub i64 %25, %198
  %201 = call i64 @llvm.smax.i64(i64 %200, i64 0)
  %202 = call i64 @llvm.smin.i64(i64 %201, i64 8)
  %203 = trunc nuw nsw i64 %202 to i32
  %204 = insertelement <8 x i32> poison, i32 %203, i64 0
  %205 = shufflevector <8 x i32> %204, <8 x i32> poison, <8 x i32> zeroinitializer
  %206 = icmp samesign ugt <8 x i32> %205, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %207 = getelementptr float, ptr %194, i64 %198
  %208 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %207, <8 x i1> %206, <8 x float> zeroinitializer)
  %209 = fsub reassoc arcp contract afn <8 x float> %208, %196
  %210 = select reassoc arcp contract afn <8 x i1> %206, <8 x float> %209, <8 x float> zeroinitializer
  %211 = fmul reassoc arcp contract afn <8 x float> %210, %210
  %212 = fadd reassoc arcp contract afn <8 x float> %199, %211
  %213 = add i64 %198, 8
  %214 = icmp slt i64 %213, 1024
  br i1 %214, label %197, label %215

215:                                              ; preds = %197
  br label %216

216:                                              ; preds = %215, %184
  %217 = phi reassoc arcp contract afn <8 x float> [ %185, %184 ], [ %212, %215 ]
  %218 = fadd reassoc arcp contract afn <8 x float> %217, %189
  %219 = fadd reassoc arcp contract afn <8 x float> %186, %190
  %220 = fadd reassoc arcp contract afn <8 x float> %187, %191
  %221 = fadd reassoc arcp contract afn <8 x float> %188, %192
  %222 = fadd reassoc arcp contract afn <8 x float> %218, %220
  %223 = fadd reassoc arcp contract afn <8 x float> %219, %221
  %224 = fadd reassoc arcp contract afn <8 x float> %222, %223
  %225 = shufflevector <8 x float> %224, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %226 = shufflevector <8 x float> %224, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %227 = fadd reassoc arcp contract afn <4 x float> %225, %226
  %228 = shufflevector <4 x float> %227, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %229 = shufflevector <4 x float> %227, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %230 = fadd reassoc arcp contract afn <2 x float> %228, %229
  %231 = shufflevector <2 x float> %230, <2 x float> poison, <1 x i32> zeroinitializer
  %232 = shufflevector <2 x float> %230, <2 x float> poison, <1 x i32> <i32 1>
  %233 = fadd reassoc arcp contract afn <1 x float> %231, %232
  %234 = extractelement <1 x float> %233, i64 0
  %235 = fmul reassoc arcp contract afn float %234, %30
  %236 = fadd reassoc arcp contract afn float %235, %24
  %237 = call float @llvm.sqrt.f32(float %236)
  %238 = fdiv float 1.000000e+00, %237
  %239 = getelementptr float, ptr %15, i64 %38
  %240 = ptrtoint ptr %239 to i64
  %241 = and i64 %240, 31
  %242 = icmp eq i64 %241, 0
  %243 = and i1 %32, %242
  br i1 %243, label %244, label %250

244:                                              ; preds = %216
  br i1 %34, label %258, label %245

245:                                              ; preds = %244
  %246 = insertelement <8 x float> poison, float %126, i64 0
  %247 = shufflevector <8 x float> %246, <8 x float> poison, <8 x i32> zeroinitializer
  %248 = insertelement <8 x float> poison, float %238, i64 0
  %249 = shufflevector <8 x float> %248, <8 x float> poison, <8 x i32> zeroinitializer
  br label %264

250:                                              ; preds = %216
  br i1 %34, label %258, label %251

251:                                              ; preds = %250
  %252 = insertelement <8 x float> poison, float %126, i64 0
  %253 = shufflevector <8 x float> %252, <8 x float> poison, <8 x i32> zeroinitializer
  %254 = insertelement <8 x float> poison, float %238, i64 0
  %255 = shufflevector <8 x float> %254, <8 x float> poison, <8 x i32> zeroinitializer
  br label %291

256:                                              ; preds = %264
  br label %258

257:                                              ; preds = %291
  br label %258

258:                                              ; preds = %257, %256, %250, %244
  br i1 %35, label %343, label %259

259:                                              ; preds = %258
  %260 = insertelement <8 x float> poison, float %126, i64 0
  %261 = shufflevector <8 x float> %260, <8 x float> poison, <8 x i32> zeroinitializer
  %262 = insertelement <8 x float> poison, float %238, i64 0
  %263 = shufflevector <8 x float> %262, <8 x float> poison, <8 x i32> zeroinitializer
  br label %318

264:                                              ; preds = %245, %264
  %265 = phi i64 [ %289, %264 ], [ 0, %245 ]
  %266 = add i64 %38, %265
  %267 = getelementptr float, ptr %13, i64 %266
  %268 = load <8 x float>, ptr %267, align 4
  %269 = getelementptr i8, ptr %267, i64 32
  %270 = load <8 x float>, ptr %269, align 4
  %271 = fsub reassoc arcp contract afn <8 x float> %268, %247
  %272 = fsub reassoc arcp contract afn <8 x float> %270, %247
  %273 = getelementptr float, ptr %19, i64 %265
  %274 = load <8 x float>, ptr %273, align 4
  %275 = getelementptr i8, ptr %273, i64 32
  %276 = load <8 x float>, ptr %275, align 4
  %277 = fmul reassoc arcp contract afn <8 x float> %249, %274
  %278 = fmul reassoc arcp contract afn <8 x float> %277, %271
  %279 = fmul reassoc arcp contract afn <8 x float> %249, %276
  %280 = fmul reassoc arcp contract afn <8 x float> %279, %272
  %281 = getelementptr float, ptr %21, i64 %265
  %282 = load <8 x float>, ptr %281, align 4
  %283 = getelementptr i8, ptr %281, i64 32
  %284 = load <8 x float>, ptr %283, align 4
  %285 = fadd reassoc arcp contract afn <8 x float> %278, %282
  %286 = fadd reassoc arcp contract afn <8 x float> %280, %284
  %287 = getelementptr float, ptr %15, i64 %266
  store <8 x float> %285, ptr %287, align 32, !nontemporal !2
  %288 = getelementptr i8, ptr %287, i64 32
  store <8 x float> %286, ptr %288, align 32, !nontemporal !2
  %289 = add i64 %265, 16
  %290 = icmp slt i64 %289, %33
  br i1 %290, label %264, label %256

291:                                              ; preds = %251, %291
  %292 = phi i64 [ %316, %291 ], [ 0, %251 ]
  %293 = add i64 %38, %292
  %294 = getelementptr float, ptr %13, i64 %293
  %295 = load <8 x float>, ptr %294, align 4
  %296 = getelementptr i8, ptr %294, i64 32
  %297 = load <8 x float>, ptr %296, align 4
  %298 = fsub reassoc arcp contract afn <8 x float> %295, %253
  %299 = fsub reassoc arcp contract afn <8 x float> %297, %253
  %300 = getelementptr float, ptr %19, i64 %292
  %301 = load <8 x float>, ptr %300, align 4
  %302 = getelementptr i8, ptr %300, i64 32
  %303 = load <8 x float>, ptr %302, align 4
  %304 = fmul reassoc arcp contract afn <8 x float> %255, %301
  %305 = fmul reassoc arcp contract afn <8 x float> %304, %298
  %306 = fmul reassoc arcp contract afn <8 x float> %255, %303
  %307 = fmul reassoc arcp contract afn <8 x float> %306, %299
  %308 = getelementptr float, ptr %21, i64 %292
  %309 = load <8 x float>, ptr %308, align 4
  %310 = getelementptr i8, ptr %308, i64 32
  %311 = load <8 x float>, ptr %310, align 4
  %312 = fadd reassoc arcp contract afn <8 x float> %305, %309
  %313 = fadd reassoc arcp contract afn <8 x float> %307, %311
  %314 = getelementptr float, ptr %15, i64 %293
  store <8 x float> %312, ptr %314, align 4
  %315 = getelementptr i8, ptr %314, i64 32
  store <8 x float> %313, ptr %315, align 4
  %316 = add i64 %292, 16
  %317 = icmp slt i64 %316, %33
  br i1 %317, label %291, label %257

318:                                              ; preds = %259, %318
  %319 = phi i64 [ %340, %318 ], [ %33, %259 ]
  %320 = sub i64 %25, %319
  %321 = call i64 @llvm.smax.i64(i64 %320, i64 0)
  %322 = call i64 @llvm.smin.i64(i64 %321, i64 8)
  %323 = trunc nuw nsw i64 %322 to i32
  %324 = insertelement <8 x i32> poison, i32 %323, i64 0
  %325 = shufflevector <8 x i32> %324, <8 x i32> poison, <8 x i32> zeroinitializer
  %326 = icmp samesign ugt <8 x i32> %325, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %327 = add i64 %38, %319
  %328 = getelementptr float, ptr %13, i64 %327
  %329 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %328, <8 x i1> %326, <8 x float> zeroinitializer)
  %330 = fsub reassoc arcp contract afn <8 x float> %329, %261
  %331 = select reassoc arcp contract afn <8 x i1> %326, <8 x float> %330, <8 x float> zeroinitializer
  %332 = getelementptr float, ptr %19, i64 %319
  %333 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %332, <8 x i1> %326, <8 x float> zeroinitializer)
  %334 = fmul reassoc arcp contract afn <8 x float> %263, %333
  %335 = fmul reassoc arcp contract afn <8 x float> %334, %331
  %336 = getelementptr float, ptr %21, i64 %319
  %337 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %336, <8 x i1> %326, <8 x float> zeroinitializer)
  %338 = fadd reassoc arcp contract afn <8 x float> %335, %337
  %339 = getelementptr float, ptr %15, i64 %327
  call void @llvm.masked.store.v8f32.p0(<8 x float> %338, ptr align 4 %339, <8 x i1> %326)
  %340 = add i64 %319, 8
  %341 = icmp slt i64 %340, %26
  br i1 %341, label %318, label %342

342:                                              ; preds = %318
  br label %343

343:                                              ; preds = %342, %258
  %344 = add i64 %38, 1
  %345 = icmp eq i64 %344, %6
  %346 = select i1 %345, i64 0, i64 %344
  %347 = add i64 %37, 1
  %348 = icmp slt i64 %347, %3
  br i1 %348, label %36, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
