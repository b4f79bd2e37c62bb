; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  %27 = and i64 %26, 2016
  %28 = icmp eq i64 %27, 0
  %29 = icmp slt i64 %9, 1024
  %30 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %31 = and i64 %17, 8
  %32 = icmp ne i64 %31, 0
  %33 = and i64 %26, 2040
  %34 = icmp eq i64 %33, 0
  %35 = icmp eq i64 %33, %26
  br label %36

36:                                               ; preds = %22, %337
  %37 = phi i64 [ %341, %337 ], [ %2, %22 ]
  %38 = phi i64 [ %340, %337 ], [ %7, %22 ]
  br i1 %28, label %80, label %39

39:                                               ; preds = %36
  br label %42

40:                                               ; preds = %337
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %39, %42
  %43 = phi i64 [ %77, %42 ], [ 0, %39 ]
  %44 = phi reassoc arcp contract afn <4 x float> [ %69, %42 ], [ splat (float -0.000000e+00), %39 ]
  %45 = phi reassoc arcp contract afn <4 x float> [ %70, %42 ], [ splat (float -0.000000e+00), %39 ]
  %46 = phi reassoc arcp contract afn <4 x float> [ %71, %42 ], [ splat (float -0.000000e+00), %39 ]
  %47 = phi reassoc arcp contract afn <4 x float> [ %72, %42 ], [ splat (float -0.000000e+00), %39 ]
  %48 = phi reassoc arcp contract afn <4 x float> [ %73, %42 ], [ splat (float -0.000000e+00), %39 ]
  %49 = phi reassoc arcp contract afn <4 x float> [ %74, %42 ], [ splat (float -0.000000e+00), %39 ]
  %50 = phi reassoc arcp contract afn <4 x float> [ %75, %42 ], [ splat (float -0.000000e+00), %39 ]
  %51 = phi reassoc arcp contract afn <4 x float> [ %76, %42 ], [ splat (float -0.000000e+00), %39 ]
  %52 = add i64 %38, %43
  %53 = getelementptr float, ptr %13, i64 %52
  %54 = load <4 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %53, i64 16
  %56 = load <4 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %53, i64 32
  %58 = load <4 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %53, i64 48
  %60 = load <4 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %53, i64 64
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %53, i64 80
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %53, i64 96
  %66 = load <4 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %53, i64 112
  %68 = load <4 x float>, ptr %67, align 4
  %69 = fadd reassoc arcp contract afn <4 x float> %44, %54
  %70 = fadd reassoc arcp contract afn <4 x float> %45, %56
  %71 = fadd reassoc arcp contract afn <4 x float> %46, %58
  %72 = fadd reassoc arcp contract afn <4 x float> %47, %60
  %73 = fadd reassoc arcp contract afn <4 x float> %48, %62
  %74 = fadd reassoc arcp contract afn <4 x float> %49, %64
  %75 = fadd reassoc arcp contract afn <4 x float> %50, %66
  %76 = fadd reassoc arcp contract afn <4 x float> %51, %68
  %77 = add i64 %43, 32
  %78 = icmp slt i64 %77, %27
  br i1 %78, label %42, label %79

79:                                               ; preds = %42
  br label %80

80:                                               ; preds = %79, %36
  %81 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %69, %79 ]
  %82 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %70, %79 ]
  %83 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %71, %79 ]
  %84 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %72, %79 ]
  %85 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %73, %79 ]
  %86 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %74, %79 ]
  %87 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %75, %79 ]
  %88 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %76, %79 ]
  br i1 %29, label %89, label %107

89:                                               ; preds = %80
  %90 = getelementptr float, ptr %13, i64 %38
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i64 [ %104, %91 ], [ %27, %89 ]
  %93 = phi reassoc arcp contract afn <4 x float> [ %103, %91 ], [ %81, %89 ]
  %94 = sub i64 %25, %92
  %95 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 4)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = insertelement <4 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <4 x i32> zeroinitializer
  %100 = icmp samesign ugt <4 x i32> %99, <i32 0, i32 1, i32 2, i32 3>
  %101 = getelementptr float, ptr %90, i64 %92
  %102 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %101, <4 x i1> %100, <4 x float> zeroinitializer)
  %103 = fadd reassoc arcp contract afn <4 x float> %93, %102
  %104 = add i64 %92, 4
  %105 = icmp slt i64 %104, 1024
  br i1 %105, label %91, label %106

106:                                              ; preds = %91
  br label %107

107:                                              ; preds = %106, %80
  %108 = phi reassoc arcp contract afn <4 x float> [ %81, %80 ], [ %103, %106 ]
  %109 = fadd reassoc arcp contract afn <4 x float> %108, %85
  %110 = fadd reassoc arcp contract afn <4 x float> %82, %86
  %111 = fadd reassoc arcp contract afn <4 x float> %83, %87
  %112 = fadd reassoc arcp contract afn <4 x float> %84, %88
  %113 = fadd reassoc arcp contract afn <4 x float> %109, %111
  %114 = fadd reassoc arcp contract afn <4 x float> %110, %112
  %115 = fadd reassoc arcp contract afn <4 x float> %113, %114
  %116 = shufflevector <4 x float> %115, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %117 = shufflevector <4 x float> %115, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %118 = fadd reassoc arcp contract afn <2 x float> %116, %117
  %119 = shufflevector <2 x float> %118, <2 x float> poison, <1 x i32> zeroinitializer
  %120 = shufflevector <2 x float> %118, <2 x float> poison, <1 x i32> <i32 1>
  %121 = fadd reassoc arcp contract afn <1 x float> %119, %120
  %122 = extractelement <1 x float> %121, i64 0
  %123 = fmul reassoc arcp contract afn float %122, %30
  br i1 %28, label %181, label %124

124:                                              ; preds = %107
  %125 = insertelement <4 x float> poison, float %123, i64 0
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <4 x i32> zeroinitializer
  br label %127

127:                                              ; preds = %124, %127
  %128 = phi i64 [ %178, %127 ], [ 0, %124 ]
  %129 = phi reassoc arcp contract afn <4 x float> [ %170, %127 ], [ splat (float -0.000000e+00), %124 ]
  %130 = phi reassoc arcp contract afn <4 x float> [ %171, %127 ], [ splat (float -0.000000e+00), %124 ]
  %131 = phi reassoc arcp contract afn <4 x float> [ %172, %127 ], [ splat (float -0.000000e+00), %124 ]
  %132 = phi reassoc arcp contract afn <4 x float> [ %173, %127 ], [ splat (float -0.000000e+00), %124 ]
  %133 = phi reassoc arcp contract afn <4 x float> [ %174, %127 ], [ splat (float -0.000000e+00), %124 ]
  %134 = phi reassoc arcp contract afn <4 x float> [ %175, %127 ], [ splat (float -0.000000e+00), %124 ]
  %135 = phi reassoc arcp contract afn <4 x float> [ %176, %127 ], [ splat (float -0.000000e+00), %124 ]
  %136 = phi reassoc arcp contract afn <4 x float> [ %177, %127 ], [ splat (float -0.000000e+00), %124 ]
  %137 = add i64 %38, %128
  %138 = getelementptr float, ptr %13, i64 %137
  %139 = load <4 x float>, ptr %138, align 4
  %140 = getelementptr i8, ptr %138, i64 16
  %141 = load <4 x float>, ptr %140, align 4
  %142 = getelementptr i8, ptr %138, i64 32
  %143 = load <4 x float>, ptr %142, align 4
  %144 = getelementptr i8, ptr %138, i64 48
  %145 = load <4 x float>, ptr %144, align 4
  %146 = getelementptr i8, ptr %138, i64 64
  %147 = load <4 x float>, ptr %146, align 4
  %148 = getelementptr i8, ptr %138, i64 80
  %149 = load <4 x float>, ptr %148, align 4
  %150 = getelementptr i8, ptr %138, i64 96
  %151 = load <4 x float>, ptr %150, align 4
  %152 = getelementptr i8, ptr %138, i64 112
  %153 = load <4 x float>, ptr %152, align 4
  %154 = fsub reassoc arcp contract afn <4 x float> %139, %126
  %155 = fsub reassoc arcp contract afn <4 x float> %141, %126
  %156 = fsub reassoc arcp contract afn <4 x float> %143, %126
  %157 = fsub reassoc arcp contract afn <4 x float> %145, %126
  %158 = fsub reassoc arcp contract afn <4 x float> %147, %126
  %159 = fsub reassoc arcp contract afn <4 x float> %149, %126
  %160 = fsub reassoc arcp contract afn <4 x float> %151, %126
  %161 = fsub reassoc arcp contract afn <4 x float> %153, %126
  %162 = fmul reassoc arcp contract afn <4 x float> %154, %154
  %163 = fmul reassoc arcp contract afn <4 x float> %155, %155
  %164 = fmul reassoc arcp contract afn <4 x float> %156, %156
  %165 = fmul reassoc arcp contract afn <4 x float> %157, %157
  %166 = fmul reassoc arcp contract afn <4 x float> %158, %158
  %167 = fmul reassoc arcp contract afn <4 x float> %159, %159
  %168 = fmul reassoc arcp contract afn <4 x float> %160, %160
  %169 = fmul reassoc arcp contract afn <4 x float> %161, %161
  %170 = fadd reassoc arcp contract afn <4 x float> %129, %162
  %171 = fadd reassoc arcp contract afn <4 x float> %130, %163
  %172 = fadd reassoc arcp contract afn <4 x float> %131, %164
  %173 = fadd reassoc arcp contract afn <4 x float> %132, %165
  %174 = fadd reassoc arcp contract afn <4 x float> %133, %166
  %175 = fadd reassoc arcp contract afn <4 x float> %134, %167
  %176 = fadd reassoc arcp contract afn <4 x float> %135, %168
  %177 = fadd reassoc arcp contract afn <4 x float> %136, %169
  %178 = add i64 %128, 32
  %179 = icmp slt i64 %178, %27
  br i1 %179, label %127, label %180

180:                                              ; preds = %127
  br label %181

181:                                              ; preds = %180, %107
  %182 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %170, %180 ]
  %183 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %171, %180 ]
  %184 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %172, %180 ]
  %185 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %173, %180 ]
  %186 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %174, %180 ]
  %187 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %175, %180 ]
  %188 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %176, %180 ]
  %189 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %107 ], [ %177, %180 ]
  br i1 %29, label %190, label %213

190:                                              ; preds = %181
  %191 = getelementptr float, ptr %13, i64 %38
  %192 = insertelement <4 x float> poison, float %123, i64 0
  %193 = shufflevector <4 x float> %192, <4 x float> poison, <4 x i32> zeroinitializer
  br label %194

194:                                              ; preds = %190, %194
  %195 = phi i64 [ %210, %194 ], [ %27, %190 ]
  %196 = phi reassoc arcp contract afn <4 x float> [ %209, %194 ], [ %182, %190 ]
  %197 = sub i64 %25, %195
  %198 = call i64 @llvm.smax.i64(i64 %197, i64 0)
  %199 = call i64 @llvm.smin.i64(i64 %198, i64 4)
  %200 = trunc nuw nsw i64 %199 to i32
  %201 = insertelement <4 x i32> poison, i32 %200, i64 0
  %202 = shufflevector <4 x i32> %201, <4 x i32> poison, <4 x i32> zeroinitializer
  %203 = icmp samesign ugt <4 x i32> %202, <i32 0, i32 1, i32 2, i32 3>
  %204 = getelementptr float, ptr %191, i64 %195
  %205 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %204, <4 x i1> %203, <4 x float> zeroinitializer)
  %206 = fsub reassoc arcp contract afn <4 x float> %205, %193
  %207 = select reassoc arcp contract afn <4 x i1> %203, <4 x float> %206, <4 x float> zeroinitializer
  %208 = fmul reassoc arcp contract afn <4 x float> %207, %207
  %209 = fadd reassoc arcp contract afn <4 x float> %196, %208
  %210 = add i64 %195, 4
  %211 = icmp slt i64 %210, 1024
  br i1 %211, label %194, label %212

212:                                              ; preds = %194
  br label %213

213:                                              ; preds = %212, %181
  %214 = phi reassoc arcp contract afn <4 x float> [ %182, %181 ], [ %209, %212 ]
  %215 = fadd reassoc arcp contract afn <4 x float> %214, %186
  %216 = fadd reassoc arcp contract afn <4 x float> %183, %187
  %217 = fadd reassoc arcp contract afn <4 x float> %184, %188
  %218 = fadd reassoc arcp contract afn <4 x float> %185, %189
  %219 = fadd reassoc arcp contract afn <4 x float> %215, %217
  %220 = fadd reassoc arcp contract afn <4 x float> %216, %218
  %221 = fadd reassoc arcp contract afn <4 x float> %219, %220
  %222 = shufflevector <4 x float> %221, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %223 = shufflevector <4 x float> %221, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %224 = fadd reassoc arcp contract afn <2 x float> %222, %223
  %225 = shufflevector <2 x float> %224, <2 x float> poison, <1 x i32> zeroinitializer
  %226 = shufflevector <2 x float> %224, <2 x float> poison, <1 x i32> <i32 1>
  %227 = fadd reassoc arcp contract afn <1 x float> %225, %226
  %228 = extractelement <1 x float> %227, i64 0
  %229 = fmul reassoc arcp contract afn float %228, %30
  %230 = fadd reassoc arcp contract afn float %229, %24
  %231 = call float @llvm.sqrt.f32(float %230)
  %232 = fdiv float 1.000000e+00, %231
  %233 = getelementptr float, ptr %15, i64 %38
  %234 = ptrtoint ptr %233 to i64
  %235 = and i64 %234, 15
  %236 = icmp eq i64 %235, 0
  %237 = and i1 %32, %236
  br i1 %237, label %238, label %244

238:                                              ; preds = %213
  br i1 %34, label %252, label %239

239:                                              ; preds = %238
  %240 = insertelement <4 x float> poison, float %123, i64 0
  %241 = shufflevector <4 x float> %240, <4 x float> poison, <4 x i32> zeroinitializer
  %242 = insertelement <4 x float> poison, float %232, i64 0
  %243 = shufflevector <4 x float> %242, <4 x float> poison, <4 x i32> zeroinitializer
  br label %258

244:                                              ; preds = %213
  br i1 %34, label %252, label %245

245:                                              ; preds = %244
  %246 = insertelement <4 x float> poison, float %123, i64 0
  %247 = shufflevector <4 x float> %246, <4 x float> poison, <4 x i32> zeroinitializer
  %248 = insertelement <4 x float> poison, float %232, i64 0
  %249 = shufflevector <4 x float> %248, <4 x float> poison, <4 x i32> zeroinitializer
  br label %285

250:                                              ; preds = %258
  br label %252

251:                                              ; preds = %285
  br label %252

252:                                              ; preds = %251, %250, %244, %238
  br i1 %35, label %337, label %253

253:                                              ; preds = %252
  %254 = insertelement <4 x float> poison, float %123, i64 0
  %255 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> zeroinitializer
  %256 = insertelement <4 x float> poison, float %232, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  br label %312

258:                                              ; preds = %239, %258
  %259 = phi i64 [ %283, %258 ], [ 0, %239 ]
  %260 = add i64 %38, %259
  %261 = getelementptr float, ptr %13, i64 %260
  %262 = load <4 x float>, ptr %261, align 4
  %263 = getelementptr i8, ptr %261, i64 16
  %264 = load <4 x float>, ptr %263, align 4
  %265 = fsub reassoc arcp contract afn <4 x float> %262, %241
  %266 = fsub reassoc arcp contract afn <4 x float> %264, %241
  %267 = getelementptr float, ptr %19, i64 %259
  %268 = load <4 x float>, ptr %267, align 4
  %269 = getelementptr i8, ptr %267, i64 16
  %270 = load <4 x float>, ptr %269, align 4
  %271 = fmul reassoc arcp contract afn <4 x float> %243, %268
  %272 = fmul reassoc arcp contract afn <4 x float> %271, %265
  %273 = fmul reassoc arcp contract afn <4 x float> %243, %270
  %274 = fmul reassoc arcp contract afn <4 x float> %273, %266
  %275 = getelementptr float, ptr %21, i64 %259
  %276 = load <4 x float>, ptr %275, align 4
  %277 = getelementptr i8, ptr %275, i64 16
  %278 = load <4 x float>, ptr %277, align 4
  %279 = fadd reassoc arcp contract afn <4 x float> %272, %276
  %280 = fadd reassoc arcp contract afn <4 x float> %274, %278
  %281 = getelementptr float, ptr %15, i64 %260
  store <4 x float> %279, ptr %281, align 16, !nontemporal !2
  %282 = getelementptr i8, ptr %281, i64 16
  store <4 x float> %280, ptr %282, align 16, !nontemporal !2
  %283 = add i64 %259, 8
  %284 = icmp slt i64 %283, %33
  br i1 %284, label %258, label %250

285:                                              ; preds = %245, %285
  %286 = phi i64 [ %310, %285 ], [ 0, %245 ]
  %287 = add i64 %38, %286
  %288 = getelementptr float, ptr %13, i64 %287
  %289 = load <4 x float>, ptr %288, align 4
  %290 = getelementptr i8, ptr %288, i64 16
  %291 = load <4 x float>, ptr %290, align 4
  %292 = fsub reassoc arcp contract afn <4 x float> %289, %247
  %293 = fsub reassoc arcp contract afn <4 x float> %291, %247
  %294 = getelementptr float, ptr %19, i64 %286
  %295 = load <4 x float>, ptr %294, align 4
  %296 = getelementptr i8, ptr %294, i64 16
  %297 = load <4 x float>, ptr %296, align 4
  %298 = fmul reassoc arcp contract afn <4 x float> %249, %295
  %299 = fmul reassoc arcp contract afn <4 x float> %298, %292
  %300 = fmul reassoc arcp contract afn <4 x float> %249, %297
  %301 = fmul reassoc arcp contract afn <4 x float> %300, %293
  %302 = getelementptr float, ptr %21, i64 %286
  %303 = load <4 x float>, ptr %302, align 4
  %304 = getelementptr i8, ptr %302, i64 16
  %305 = load <4 x float>, ptr %304, align 4
  %306 = fadd reassoc arcp contract afn <4 x float> %299, %303
  %307 = fadd reassoc arcp contract afn <4 x float> %301, %305
  %308 = getelementptr float, ptr %15, i64 %287
  store <4 x float> %306, ptr %308, align 4
  %309 = getelementptr i8, ptr %308, i64 16
  store <4 x float> %307, ptr %309, align 4
  %310 = add i64 %286, 8
  %311 = icmp slt i64 %310, %33
  br i1 %311, label %285, label %251

312:                                              ; preds = %253, %312
  %313 = phi i64 [ %334, %312 ], [ %33, %253 ]
  %314 = sub i64 %25, %313
  %315 = call i64 @llvm.smax.i64(i64 %314, i64 0)
  %316 = call i64 @llvm.smin.i64(i64 %315, i64 4)
  %317 = trunc nuw nsw i64 %316 to i32
  %318 = insertelement <4 x i32> poison, i32 %317, i64 0
  %319 = shufflevector <4 x i32> %318, <4 x i32> poison, <4 x i32> zeroinitializer
  %320 = icmp samesign ugt <4 x i32> %319, <i32 0, i32 1, i32 2, i32 3>
  %321 = add i64 %38, %313
  %322 = getelementptr float, ptr %13, i64 %321
  %323 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %322, <4 x i1> %320, <4 x float> zeroinitializer)
  %324 = fsub reassoc arcp contract afn <4 x float> %323, %255
  %325 = select reassoc arcp contract afn <4 x i1> %320, <4 x float> %324, <4 x float> zeroinitializer
  %326 = getelementptr float, ptr %19, i64 %313
  %327 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %326, <4 x i1> %320, <4 x float> zeroinitializer)
  %328 = fmul reassoc arcp contract afn <4 x float> %257, %327
  %329 = fmul reassoc arcp contract afn <4 x float> %328, %325
  %330 = getelementptr float, ptr %21, i64 %313
  %331 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %330, <4 x i1> %320, <4 x float> zeroinitializer)
  %332 = fadd reassoc arcp contract afn <4 x float> %329, %331
  %333 = getelementptr float, ptr %15, i64 %321
  call void @llvm.masked.store.v4f32.p0(<4 x float> %332, ptr align 4 %333, <4 x i1> %320)
  %334 = add i64 %313, 4
  %335 = icmp slt i64 %334, %26
  br i1 %335, label %312, label %336

336:                                              ; preds = %312
  br label %337

337:                                              ; preds = %336, %252
  %338 = add i64 %38, 1
  %339 = icmp eq i64 %338, %6
  %340 = select i1 %339, i64 0, i64 %338
  %341 = add i64 %37, 1
  %342 = icmp slt i64 %341, %3
  br i1 %342, label %36, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

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
