; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  %27 = add nuw nsw i64 %26, 7
  %28 = and i64 %27, 4088
  %29 = icmp slt i64 %8, 1017
  %30 = select i1 %29, i64 %28, i64 1024
  %31 = and i64 %26, 1984
  %32 = icmp eq i64 %31, 0
  %33 = icmp slt i64 %31, %30
  %34 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %35 = icmp samesign ult i64 %31, %30
  %36 = and i64 %16, 8
  %37 = icmp ne i64 %36, 0
  %38 = and i64 %26, 2032
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %38, %26
  br label %41

41:                                               ; preds = %348, %21
  %42 = phi i64 [ %2, %21 ], [ %352, %348 ]
  %43 = phi i64 [ %22, %21 ], [ %351, %348 ]
  br i1 %32, label %85, label %44

44:                                               ; preds = %41
  br label %47

45:                                               ; preds = %348
  br label %46

46:                                               ; preds = %45, %5
  ret i32 0

47:                                               ; preds = %44, %47
  %48 = phi i64 [ %82, %47 ], [ 0, %44 ]
  %49 = phi reassoc arcp contract afn <8 x float> [ %74, %47 ], [ splat (float -0.000000e+00), %44 ]
  %50 = phi reassoc arcp contract afn <8 x float> [ %75, %47 ], [ splat (float -0.000000e+00), %44 ]
  %51 = phi reassoc arcp contract afn <8 x float> [ %76, %47 ], [ splat (float -0.000000e+00), %44 ]
  %52 = phi reassoc arcp contract afn <8 x float> [ %77, %47 ], [ splat (float -0.000000e+00), %44 ]
  %53 = phi reassoc arcp contract afn <8 x float> [ %78, %47 ], [ splat (float -0.000000e+00), %44 ]
  %54 = phi reassoc arcp contract afn <8 x float> [ %79, %47 ], [ splat (float -0.000000e+00), %44 ]
  %55 = phi reassoc arcp contract afn <8 x float> [ %80, %47 ], [ splat (float -0.000000e+00), %44 ]
  %56 = phi reassoc arcp contract afn <8 x float> [ %81, %47 ], [ splat (float -0.000000e+00), %44 ]
  %57 = add i64 %43, %48
  %58 = getelementptr float, ptr %12, i64 %57
  %59 = load <8 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 32
  %61 = load <8 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %58, i64 64
  %63 = load <8 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %58, i64 96
  %65 = load <8 x float>, ptr %64, align 4
  %66 = getelementptr i8, ptr %58, i64 128
  %67 = load <8 x float>, ptr %66, align 4
  %68 = getelementptr i8, ptr %58, i64 160
  %69 = load <8 x float>, ptr %68, align 4
  %70 = getelementptr i8, ptr %58, i64 192
  %71 = load <8 x float>, ptr %70, align 4
  %72 = getelementptr i8, ptr %58, i64 224
  %73 = load <8 x float>, ptr %72, align 4
  %74 = fadd reassoc arcp contract afn <8 x float> %49, %59
  %75 = fadd reassoc arcp contract afn <8 x float> %50, %61
  %76 = fadd reassoc arcp contract afn <8 x float> %51, %63
  %77 = fadd reassoc arcp contract afn <8 x float> %52, %65
  %78 = fadd reassoc arcp contract afn <8 x float> %53, %67
  %79 = fadd reassoc arcp contract afn <8 x float> %54, %69
  %80 = fadd reassoc arcp contract afn <8 x float> %55, %71
  %81 = fadd reassoc arcp contract afn <8 x float> %56, %73
  %82 = add i64 %48, 64
  %83 = icmp slt i64 %82, %31
  br i1 %83, label %47, label %84

84:                                               ; preds = %47
  br label %85

85:                                               ; preds = %84, %41
  %86 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %74, %84 ]
  %87 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %75, %84 ]
  %88 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %76, %84 ]
  %89 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %77, %84 ]
  %90 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %78, %84 ]
  %91 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %79, %84 ]
  %92 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %80, %84 ]
  %93 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %41 ], [ %81, %84 ]
  br i1 %33, label %94, label %112

94:                                               ; preds = %85
  %95 = getelementptr float, ptr %12, i64 %43
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %109, %96 ], [ %31, %94 ]
  %98 = phi reassoc arcp contract afn <8 x float> [ %108, %96 ], [ %86, %94 ]
  %99 = sub i64 %25, %97
  %100 = call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = call i64 @llvm.smin.i64(i64 %100, i64 8)
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = insertelement <8 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <8 x i32> %103, <8 x i32> poison, <8 x i32> zeroinitializer
  %105 = icmp samesign ugt <8 x i32> %104, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %106 = getelementptr float, ptr %95, i64 %97
  %107 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %106, <8 x i1> %105, <8 x float> zeroinitializer)
  %108 = fadd reassoc arcp contract afn <8 x float> %98, %107
  %109 = add i64 %97, 8
  %110 = icmp slt i64 %109, %30
  br i1 %110, label %96, label %111

111:                                              ; preds = %96
  br label %112

112:                                              ; preds = %111, %85
  %113 = phi reassoc arcp contract afn <8 x float> [ %86, %85 ], [ %108, %111 ]
  %114 = fadd reassoc arcp contract afn <8 x float> %113, %90
  %115 = fadd reassoc arcp contract afn <8 x float> %87, %91
  %116 = fadd reassoc arcp contract afn <8 x float> %88, %92
  %117 = fadd reassoc arcp contract afn <8 x float> %89, %93
  %118 = fadd reassoc arcp contract afn <8 x float> %114, %116
  %119 = fadd reassoc arcp contract afn <8 x float> %115, %117
  %120 = fadd reassoc arcp contract afn <8 x float> %118, %119
  %121 = shufflevector <8 x float> %120, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %122 = shufflevector <8 x float> %120, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %123 = fadd reassoc arcp contract afn <4 x float> %121, %122
  %124 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %125 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %126 = fadd reassoc arcp contract afn <2 x float> %124, %125
  %127 = shufflevector <2 x float> %126, <2 x float> poison, <1 x i32> zeroinitializer
  %128 = shufflevector <2 x float> %126, <2 x float> poison, <1 x i32> <i32 1>
  %129 = fadd reassoc arcp contract afn <1 x float> %127, %128
  %130 = extractelement <1 x float> %129, i64 0
  %131 = fmul reassoc arcp contract afn float %130, %34
  br i1 %32, label %189, label %132

132:                                              ; preds = %112
  %133 = insertelement <8 x float> poison, float %131, i64 0
  %134 = shufflevector <8 x float> %133, <8 x float> poison, <8 x i32> zeroinitializer
  br label %135

135:                                              ; preds = %132, %135
  %136 = phi i64 [ %186, %135 ], [ 0, %132 ]
  %137 = phi reassoc arcp contract afn <8 x float> [ %178, %135 ], [ splat (float -0.000000e+00), %132 ]
  %138 = phi reassoc arcp contract afn <8 x float> [ %179, %135 ], [ splat (float -0.000000e+00), %132 ]
  %139 = phi reassoc arcp contract afn <8 x float> [ %180, %135 ], [ splat (float -0.000000e+00), %132 ]
  %140 = phi reassoc arcp contract afn <8 x float> [ %181, %135 ], [ splat (float -0.000000e+00), %132 ]
  %141 = phi reassoc arcp contract afn <8 x float> [ %182, %135 ], [ splat (float -0.000000e+00), %132 ]
  %142 = phi reassoc arcp contract afn <8 x float> [ %183, %135 ], [ splat (float -0.000000e+00), %132 ]
  %143 = phi reassoc arcp contract afn <8 x float> [ %184, %135 ], [ splat (float -0.000000e+00), %132 ]
  %144 = phi reassoc arcp contract afn <8 x float> [ %185, %135 ], [ splat (float -0.000000e+00), %132 ]
  %145 = add i64 %43, %136
  %146 = getelementptr float, ptr %12, i64 %145
  %147 = load <8 x float>, ptr %146, align 4
  %148 = getelementptr i8, ptr %146, i64 32
  %149 = load <8 x float>, ptr %148, align 4
  %150 = getelementptr i8, ptr %146, i64 64
  %151 = load <8 x float>, ptr %150, align 4
  %152 = getelementptr i8, ptr %146, i64 96
  %153 = load <8 x float>, ptr %152, align 4
  %154 = getelementptr i8, ptr %146, i64 128
  %155 = load <8 x float>, ptr %154, align 4
  %156 = getelementptr i8, ptr %146, i64 160
  %157 = load <8 x float>, ptr %156, align 4
  %158 = getelementptr i8, ptr %146, i64 192
  %159 = load <8 x float>, ptr %158, align 4
  %160 = getelementptr i8, ptr %146, i64 224
  %161 = load <8 x float>, ptr %160, align 4
  %162 = fsub reassoc arcp contract afn <8 x float> %147, %134
  %163 = fsub reassoc arcp contract afn <8 x float> %149, %134
  %164 = fsub reassoc arcp contract afn <8 x float> %151, %134
  %165 = fsub reassoc arcp contract afn <8 x float> %153, %134
  %166 = fsub reassoc arcp contract afn <8 x float> %155, %134
  %167 = fsub reassoc arcp contract afn <8 x float> %157, %134
  %168 = fsub reassoc arcp contract afn <8 x float> %159, %134
  %169 = fsub reassoc arcp contract afn <8 x float> %161, %134
  %170 = fmul reassoc arcp contract afn <8 x float> %162, %162
  %171 = fmul reassoc arcp contract afn <8 x float> %163, %163
  %172 = fmul reassoc arcp contract afn <8 x float> %164, %164
  %173 = fmul reassoc arcp contract afn <8 x float> %165, %165
  %174 = fmul reassoc arcp contract afn <8 x float> %166, %166
  %175 = fmul reassoc arcp contract afn <8 x float> %167, %167
  %176 = fmul reassoc arcp contract afn <8 x float> %168, %168
  %177 = fmul reassoc arcp contract afn <8 x float> %169, %169
  %178 = fadd reassoc arcp contract afn <8 x float> %137, %170
  %179 = fadd reassoc arcp contract afn <8 x float> %138, %171
  %180 = fadd reassoc arcp contract afn <8 x float> %139, %172
  %181 = fadd reassoc arcp contract afn <8 x float> %140, %173
  %182 = fadd reassoc arcp contract afn <8 x float> %141, %174
  %183 = fadd reassoc arcp contract afn <8 x float> %142, %175
  %184 = fadd reassoc arcp contract afn <8 x float> %143, %176
  %185 = fadd reassoc arcp contract afn <8 x float> %144, %177
  %186 = add i64 %136, 64
  %187 = icmp slt i64 %186, %31
  br i1 %187, label %135, label %188

188:                                              ; preds = %135
  br label %189

189:                                              ; preds = %188, %112
  %190 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %178, %188 ]
  %191 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %179, %188 ]
  %192 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %180, %188 ]
  %193 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %181, %188 ]
  %194 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %182, %188 ]
  %195 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %183, %188 ]
  %196 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %184, %188 ]
  %197 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %112 ], [ %185, %188 ]
  br i1 %35, label %198, label %221

198:                                              ; preds = %189
  %199 = getelementptr float, ptr %12, i64 %43
  %200 = insertelement <8 x float> poison, float %131, i64 0
  %201 = shufflevector <8 x float> %200, <8 x float> poison, <8 x i32> zeroinitializer
  br label %202

202:                                              ; preds = %198, %202
  %203 = phi i64 [ %218, %202 ], [ %31, %198 ]
  %204 = phi reassoc arcp contract afn <8 x float> [ %217, %202 ], [ %190, %198 ]
  %205 = sub i64 %25, %203
  %206 = call i64 @llvm.smax.i64(i64 %205, i64 0)
  %207 = call i64 @llvm.smin.i64(i64 %206, i64 8)
  %208 = trunc nuw nsw i64 %207 to i32
  %209 = insertelement <8 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <8 x i32> %209, <8 x i32> poison, <8 x i32> zeroinitializer
  %211 = icmp samesign ugt <8 x i32> %210, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %212 = getelementptr float, ptr %199, i64 %203
  %213 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %212, <8 x i1> %211, <8 x float> zeroinitializer)
  %214 = fsub reassoc arcp contract afn <8 x float> %213, %201
  %215 = select reassoc arcp contract afn <8 x i1> %211, <8 x float> %214, <8 x float> zeroinitializer
  %216 = fmul reassoc arcp contract afn <8 x float> %215, %215
  %217 = fadd reassoc arcp contract afn <8 x float> %204, %216
  %218 = add i64 %203, 8
  %219 = icmp slt i64 %218, %30
  br i1 %219, label %202, label %220

220:                                              ; preds = %202
  br label %221

221:                                              ; preds = %220, %189
  %222 = phi reassoc arcp contract afn <8 x float> [ %190, %189 ], [ %217, %220 ]
  %223 = fadd reassoc arcp contract afn <8 x float> %222, %194
  %224 = fadd reassoc arcp contract afn <8 x float> %191, %195
  %225 = fadd reassoc arcp contract afn <8 x float> %192, %196
  %226 = fadd reassoc arcp contract afn <8 x float> %193, %197
  %227 = fadd reassoc arcp contract afn <8 x float> %223, %225
  %228 = fadd reassoc arcp contract afn <8 x float> %224, %226
  %229 = fadd reassoc arcp contract afn <8 x float> %227, %228
  %230 = shufflevector <8 x float> %229, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %231 = shufflevector <8 x float> %229, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %232 = fadd reassoc arcp contract afn <4 x float> %230, %231
  %233 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %234 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %235 = fadd reassoc arcp contract afn <2 x float> %233, %234
  %236 = shufflevector <2 x float> %235, <2 x float> poison, <1 x i32> zeroinitializer
  %237 = shufflevector <2 x float> %235, <2 x float> poison, <1 x i32> <i32 1>
  %238 = fadd reassoc arcp contract afn <1 x float> %236, %237
  %239 = extractelement <1 x float> %238, i64 0
  %240 = fmul reassoc arcp contract afn float %239, %34
  %241 = fadd reassoc arcp contract afn float %240, %24
  %242 = call float @llvm.sqrt.f32(float %241)
  %243 = fdiv float 1.000000e+00, %242
  %244 = getelementptr float, ptr %14, i64 %43
  %245 = ptrtoint ptr %244 to i64
  %246 = and i64 %245, 31
  %247 = icmp eq i64 %246, 0
  %248 = and i1 %37, %247
  br i1 %248, label %249, label %255

249:                                              ; preds = %221
  br i1 %39, label %263, label %250

250:                                              ; preds = %249
  %251 = insertelement <8 x float> poison, float %131, i64 0
  %252 = shufflevector <8 x float> %251, <8 x float> poison, <8 x i32> zeroinitializer
  %253 = insertelement <8 x float> poison, float %243, i64 0
  %254 = shufflevector <8 x float> %253, <8 x float> poison, <8 x i32> zeroinitializer
  br label %269

255:                                              ; preds = %221
  br i1 %39, label %263, label %256

256:                                              ; preds = %255
  %257 = insertelement <8 x float> poison, float %131, i64 0
  %258 = shufflevector <8 x float> %257, <8 x float> poison, <8 x i32> zeroinitializer
  %259 = insertelement <8 x float> poison, float %243, i64 0
  %260 = shufflevector <8 x float> %259, <8 x float> poison, <8 x i32> zeroinitializer
  br label %296

261:                                              ; preds = %269
  br label %263

262:                                              ; preds = %296
  br label %263

263:                                              ; preds = %262, %261, %255, %249
  br i1 %40, label %348, label %264

264:                                              ; preds = %263
  %265 = insertelement <8 x float> poison, float %131, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  %267 = insertelement <8 x float> poison, float %243, i64 0
  %268 = shufflevector <8 x float> %267, <8 x float> poison, <8 x i32> zeroinitializer
  br label %323

269:                                              ; preds = %250, %269
  %270 = phi i64 [ %294, %269 ], [ 0, %250 ]
  %271 = add i64 %43, %270
  %272 = getelementptr float, ptr %12, i64 %271
  %273 = load <8 x float>, ptr %272, align 4
  %274 = getelementptr i8, ptr %272, i64 32
  %275 = load <8 x float>, ptr %274, align 4
  %276 = fsub reassoc arcp contract afn <8 x float> %273, %252
  %277 = fsub reassoc arcp contract afn <8 x float> %275, %252
  %278 = getelementptr float, ptr %18, i64 %270
  %279 = load <8 x float>, ptr %278, align 4
  %280 = getelementptr i8, ptr %278, i64 32
  %281 = load <8 x float>, ptr %280, align 4
  %282 = fmul reassoc arcp contract afn <8 x float> %254, %279
  %283 = fmul reassoc arcp contract afn <8 x float> %282, %276
  %284 = fmul reassoc arcp contract afn <8 x float> %254, %281
  %285 = fmul reassoc arcp contract afn <8 x float> %284, %277
  %286 = getelementptr float, ptr %20, i64 %270
  %287 = load <8 x float>, ptr %286, align 4
  %288 = getelementptr i8, ptr %286, i64 32
  %289 = load <8 x float>, ptr %288, align 4
  %290 = fadd reassoc arcp contract afn <8 x float> %283, %287
  %291 = fadd reassoc arcp contract afn <8 x float> %285, %289
  %292 = getelementptr float, ptr %14, i64 %271
  store <8 x float> %290, ptr %292, align 32, !nontemporal !2
  %293 = getelementptr i8, ptr %292, i64 32
  store <8 x float> %291, ptr %293, align 32, !nontemporal !2
  %294 = add i64 %270, 16
  %295 = icmp slt i64 %294, %38
  br i1 %295, label %269, label %261

296:                                              ; preds = %256, %296
  %297 = phi i64 [ %321, %296 ], [ 0, %256 ]
  %298 = add i64 %43, %297
  %299 = getelementptr float, ptr %12, i64 %298
  %300 = load <8 x float>, ptr %299, align 4
  %301 = getelementptr i8, ptr %299, i64 32
  %302 = load <8 x float>, ptr %301, align 4
  %303 = fsub reassoc arcp contract afn <8 x float> %300, %258
  %304 = fsub reassoc arcp contract afn <8 x float> %302, %258
  %305 = getelementptr float, ptr %18, i64 %297
  %306 = load <8 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %305, i64 32
  %308 = load <8 x float>, ptr %307, align 4
  %309 = fmul reassoc arcp contract afn <8 x float> %260, %306
  %310 = fmul reassoc arcp contract afn <8 x float> %309, %303
  %311 = fmul reassoc arcp contract afn <8 x float> %260, %308
  %312 = fmul reassoc arcp contract afn <8 x float> %311, %304
  %313 = getelementptr float, ptr %20, i64 %297
  %314 = load <8 x float>, ptr %313, align 4
  %315 = getelementptr i8, ptr %313, i64 32
  %316 = load <8 x float>, ptr %315, align 4
  %317 = fadd reassoc arcp contract afn <8 x float> %310, %314
  %318 = fadd reassoc arcp contract afn <8 x float> %312, %316
  %319 = getelementptr float, ptr %14, i64 %298
  store <8 x float> %317, ptr %319, align 4
  %320 = getelementptr i8, ptr %319, i64 32
  store <8 x float> %318, ptr %320, align 4
  %321 = add i64 %297, 16
  %322 = icmp slt i64 %321, %38
  br i1 %322, label %296, label %262

323:                                              ; preds = %264, %323
  %324 = phi i64 [ %345, %323 ], [ %38, %264 ]
  %325 = sub i64 %25, %324
  %326 = call i64 @llvm.smax.i64(i64 %325, i64 0)
  %327 = call i64 @llvm.smin.i64(i64 %326, i64 8)
  %328 = trunc nuw nsw i64 %327 to i32
  %329 = insertelement <8 x i32> poison, i32 %328, i64 0
  %330 = shufflevector <8 x i32> %329, <8 x i32> poison, <8 x i32> zeroinitializer
  %331 = icmp samesign ugt <8 x i32> %330, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %332 = add i64 %43, %324
  %333 = getelementptr float, ptr %12, i64 %332
  %334 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %333, <8 x i1> %331, <8 x float> zeroinitializer)
  %335 = fsub reassoc arcp contract afn <8 x float> %334, %266
  %336 = select reassoc arcp contract afn <8 x i1> %331, <8 x float> %335, <8 x float> zeroinitializer
  %337 = getelementptr float, ptr %18, i64 %324
  %338 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %337, <8 x i1> %331, <8 x float> zeroinitializer)
  %339 = fmul reassoc arcp contract afn <8 x float> %268, %338
  %340 = fmul reassoc arcp contract afn <8 x float> %339, %336
  %341 = getelementptr float, ptr %20, i64 %324
  %342 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %341, <8 x i1> %331, <8 x float> zeroinitializer)
  %343 = fadd reassoc arcp contract afn <8 x float> %340, %342
  %344 = getelementptr float, ptr %14, i64 %332
  call void @llvm.masked.store.v8f32.p0(<8 x float> %343, ptr align 4 %344, <8 x i1> %331)
  %345 = add i64 %324, 8
  %346 = icmp slt i64 %345, %26
  br i1 %346, label %323, label %347

347:                                              ; preds = %323
  br label %348

348:                                              ; preds = %347, %263
  %349 = add i64 %43, 1
  %350 = icmp eq i64 %349, %6
  %351 = select i1 %350, i64 0, i64 %349
  %352 = add i64 %42, 1
  %353 = icmp slt i64 %352, %3
  br i1 %353, label %41, label %45
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
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
