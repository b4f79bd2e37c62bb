; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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
  %27 = add nuw nsw i64 %26, 15
  %28 = and i64 %27, 4080
  %29 = icmp slt i64 %8, 1009
  %30 = select i1 %29, i64 %28, i64 1024
  %31 = and i64 %26, 1920
  %32 = icmp eq i64 %31, 0
  %33 = icmp slt i64 %31, %30
  %34 = fdiv reassoc arcp contract afn float 1.000000e+00, %23
  %35 = icmp samesign ult i64 %31, %30
  %36 = and i64 %16, 8
  %37 = icmp ne i64 %36, 0
  %38 = and i64 %26, 2016
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %38, %26
  br label %41

41:                                               ; preds = %354, %21
  %42 = phi i64 [ %2, %21 ], [ %358, %354 ]
  %43 = phi i64 [ %22, %21 ], [ %357, %354 ]
  br i1 %32, label %85, label %44

44:                                               ; preds = %41
  br label %47

45:                                               ; preds = %354
  br label %46

46:                                               ; preds = %45, %5
  ret i32 0

47:                                               ; preds = %44, %47
  %48 = phi i64 [ %82, %47 ], [ 0, %44 ]
  %49 = phi reassoc arcp contract afn <16 x float> [ %74, %47 ], [ splat (float -0.000000e+00), %44 ]
  %50 = phi reassoc arcp contract afn <16 x float> [ %75, %47 ], [ splat (float -0.000000e+00), %44 ]
  %51 = phi reassoc arcp contract afn <16 x float> [ %76, %47 ], [ splat (float -0.000000e+00), %44 ]
  %52 = phi reassoc arcp contract afn <16 x float> [ %77, %47 ], [ splat (float -0.000000e+00), %44 ]
  %53 = phi reassoc arcp contract afn <16 x float> [ %78, %47 ], [ splat (float -0.000000e+00), %44 ]
  %54 = phi reassoc arcp contract afn <16 x float> [ %79, %47 ], [ splat (float -0.000000e+00), %44 ]
  %55 = phi reassoc arcp contract afn <16 x float> [ %80, %47 ], [ splat (float -0.000000e+00), %44 ]
  %56 = phi reassoc arcp contract afn <16 x float> [ %81, %47 ], [ splat (float -0.000000e+00), %44 ]
  %57 = add i64 %43, %48
  %58 = getelementptr float, ptr %12, i64 %57
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %58, i64 128
  %63 = load <16 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %58, i64 192
  %65 = load <16 x float>, ptr %64, align 4
  %66 = getelementptr i8, ptr %58, i64 256
  %67 = load <16 x float>, ptr %66, align 4
  %68 = getelementptr i8, ptr %58, i64 320
  %69 = load <16 x float>, ptr %68, align 4
  %70 = getelementptr i8, ptr %58, i64 384
  %71 = load <16 x float>, ptr %70, align 4
  %72 = getelementptr i8, ptr %58, i64 448
  %73 = load <16 x float>, ptr %72, align 4
  %74 = fadd reassoc arcp contract afn <16 x float> %49, %59
  %75 = fadd reassoc arcp contract afn <16 x float> %50, %61
  %76 = fadd reassoc arcp contract afn <16 x float> %51, %63
  %77 = fadd reassoc arcp contract afn <16 x float> %52, %65
  %78 = fadd reassoc arcp contract afn <16 x float> %53, %67
  %79 = fadd reassoc arcp contract afn <16 x float> %54, %69
  %80 = fadd reassoc arcp contract afn <16 x float> %55, %71
  %81 = fadd reassoc arcp contract afn <16 x float> %56, %73
  %82 = add i64 %48, 128
  %83 = icmp slt i64 %82, %31
  br i1 %83, label %47, label %84

84:                                               ; preds = %47
  br label %85

85:                                               ; preds = %84, %41
  %86 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %74, %84 ]
  %87 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %75, %84 ]
  %88 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %76, %84 ]
  %89 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %77, %84 ]
  %90 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %78, %84 ]
  %91 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %79, %84 ]
  %92 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %80, %84 ]
  %93 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %41 ], [ %81, %84 ]
  br i1 %33, label %94, label %112

94:                                               ; preds = %85
  %95 = getelementptr float, ptr %12, i64 %43
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %109, %96 ], [ %31, %94 ]
  %98 = phi reassoc arcp contract afn <16 x float> [ %108, %96 ], [ %86, %94 ]
  %99 = sub i64 %25, %97
  %100 = call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = call i64 @llvm.smin.i64(i64 %100, i64 16)
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = icmp samesign ugt <16 x i32> %104, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %106 = getelementptr float, ptr %95, i64 %97
  %107 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %106, <16 x i1> %105, <16 x float> zeroinitializer)
  %108 = fadd reassoc arcp contract afn <16 x float> %98, %107
  %109 = add i64 %97, 16
  %110 = icmp slt i64 %109, %30
  br i1 %110, label %96, label %111

111:                                              ; preds = %96
  br label %112

112:                                              ; preds = %111, %85
  %113 = phi reassoc arcp contract afn <16 x float> [ %86, %85 ], [ %108, %111 ]
  %114 = fadd reassoc arcp contract afn <16 x float> %113, %90
  %115 = fadd reassoc arcp contract afn <16 x float> %87, %91
  %116 = fadd reassoc arcp contract afn <16 x float> %88, %92
  %117 = fadd reassoc arcp contract afn <16 x float> %89, %93
  %118 = fadd reassoc arcp contract afn <16 x float> %114, %116
  %119 = fadd reassoc arcp contract afn <16 x float> %115, %117
  %120 = fadd reassoc arcp contract afn <16 x float> %118, %119
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %122 = shufflevector <16 x float> %120, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %123 = fadd reassoc arcp contract afn <8 x float> %121, %122
  %124 = shufflevector <8 x float> %123, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %125 = shufflevector <8 x float> %123, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %126 = fadd reassoc arcp contract afn <4 x float> %124, %125
  %127 = shufflevector <4 x float> %126, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %128 = shufflevector <4 x float> %126, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %129 = fadd reassoc arcp contract afn <2 x float> %127, %128
  %130 = shufflevector <2 x float> %129, <2 x float> poison, <1 x i32> zeroinitializer
  %131 = shufflevector <2 x float> %129, <2 x float> poison, <1 x i32> <i32 1>
  %132 = fadd reassoc arcp contract afn <1 x float> %130, %131
  %133 = extractelement <1 x float> %132, i64 0
  %134 = fmul reassoc arcp contract afn float %133, %34
  br i1 %32, label %192, label %135

135:                                              ; preds = %112
  %136 = insertelement <16 x float> poison, float %134, i64 0
  %137 = shufflevector <16 x float> %136, <16 x float> poison, <16 x i32> zeroinitializer
  br label %138

138:                                              ; preds = %135, %138
  %139 = phi i64 [ %189, %138 ], [ 0, %135 ]
  %140 = phi reassoc arcp contract afn <16 x float> [ %181, %138 ], [ splat (float -0.000000e+00), %135 ]
  %141 = phi reassoc arcp contract afn <16 x float> [ %182, %138 ], [ splat (float -0.000000e+00), %135 ]
  %142 = phi reassoc arcp contract afn <16 x float> [ %183, %138 ], [ splat (float -0.000000e+00), %135 ]
  %143 = phi reassoc arcp contract afn <16 x float> [ %184, %138 ], [ splat (float -0.000000e+00), %135 ]
  %144 = phi reassoc arcp contract afn <16 x float> [ %185, %138 ], [ splat (float -0.000000e+00), %135 ]
  %145 = phi reassoc arcp contract afn <16 x float> [ %186, %138 ], [ splat (float -0.000000e+00), %135 ]
  %146 = phi reassoc arcp contract afn <16 x float> [ %187, %138 ], [ splat (float -0.000000e+00), %135 ]
  %147 = phi reassoc arcp contract afn <16 x float> [ %188, %138 ], [ splat (float -0.000000e+00), %135 ]
  %148 = add i64 %43, %139
  %149 = getelementptr float, ptr %12, i64 %148
  %150 = load <16 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %149, i64 64
  %152 = load <16 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %149, i64 128
  %154 = load <16 x float>, ptr %153, align 4
  %155 = getelementptr i8, ptr %149, i64 192
  %156 = load <16 x float>, ptr %155, align 4
  %157 = getelementptr i8, ptr %149, i64 256
  %158 = load <16 x float>, ptr %157, align 4
  %159 = getelementptr i8, ptr %149, i64 320
  %160 = load <16 x float>, ptr %159, align 4
  %161 = getelementptr i8, ptr %149, i64 384
  %162 = load <16 x float>, ptr %161, align 4
  %163 = getelementptr i8, ptr %149, i64 448
  %164 = load <16 x float>, ptr %163, align 4
  %165 = fsub reassoc arcp contract afn <16 x float> %150, %137
  %166 = fsub reassoc arcp contract afn <16 x float> %152, %137
  %167 = fsub reassoc arcp contract afn <16 x float> %154, %137
  %168 = fsub reassoc arcp contract afn <16 x float> %156, %137
  %169 = fsub reassoc arcp contract afn <16 x float> %158, %137
  %170 = fsub reassoc arcp contract afn <16 x float> %160, %137
  %171 = fsub reassoc arcp contract afn <16 x float> %162, %137
  %172 = fsub reassoc arcp contract afn <16 x float> %164, %137
  %173 = fmul reassoc arcp contract afn <16 x float> %165, %165
  %174 = fmul reassoc arcp contract afn <16 x float> %166, %166
  %175 = fmul reassoc arcp contract afn <16 x float> %167, %167
  %176 = fmul reassoc arcp contract afn <16 x float> %168, %168
  %177 = fmul reassoc arcp contract afn <16 x float> %169, %169
  %178 = fmul reassoc arcp contract afn <16 x float> %170, %170
  %179 = fmul reassoc arcp contract afn <16 x float> %171, %171
  %180 = fmul reassoc arcp contract afn <16 x float> %172, %172
  %181 = fadd reassoc arcp contract afn <16 x float> %140, %173
  %182 = fadd reassoc arcp contract afn <16 x float> %141, %174
  %183 = fadd reassoc arcp contract afn <16 x float> %142, %175
  %184 = fadd reassoc arcp contract afn <16 x float> %143, %176
  %185 = fadd reassoc arcp contract afn <16 x float> %144, %177
  %186 = fadd reassoc arcp contract afn <16 x float> %145, %178
  %187 = fadd reassoc arcp contract afn <16 x float> %146, %179
  %188 = fadd reassoc arcp contract afn <16 x float> %147, %180
  %189 = add i64 %139, 128
  %190 = icmp slt i64 %189, %31
  br i1 %190, label %138, label %191

191:                                              ; preds = %138
  br label %192

192:                                              ; preds = %191, %112
  %193 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %181, %191 ]
  %194 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %182, %191 ]
  %195 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %183, %191 ]
  %196 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %184, %191 ]
  %197 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %185, %191 ]
  %198 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %186, %191 ]
  %199 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %187, %191 ]
  %200 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %112 ], [ %188, %191 ]
  br i1 %35, label %201, label %224

201:                                              ; preds = %192
  %202 = getelementptr float, ptr %12, i64 %43
  %203 = insertelement <16 x float> poison, float %134, i64 0
  %204 = shufflevector <16 x float> %203, <16 x float> poison, <16 x i32> zeroinitializer
  br label %205

205:                                              ; preds = %201, %205
  %206 = phi i64 [ %221, %205 ], [ %31, %201 ]
  %207 = phi reassoc arcp contract afn <16 x float> [ %220, %205 ], [ %193, %201 ]
  %208 = sub i64 %25, %206
  %209 = call i64 @llvm.smax.i64(i64 %208, i64 0)
  %210 = call i64 @llvm.smin.i64(i64 %209, i64 16)
  %211 = trunc nuw nsw i64 %210 to i32
  %212 = insertelement <16 x i32> poison, i32 %211, i64 0
  %213 = shufflevector <16 x i32> %212, <16 x i32> poison, <16 x i32> zeroinitializer
  %214 = icmp samesign ugt <16 x i32> %213, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %215 = getelementptr float, ptr %202, i64 %206
  %216 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %215, <16 x i1> %214, <16 x float> zeroinitializer)
  %217 = fsub reassoc arcp contract afn <16 x float> %216, %204
  %218 = select reassoc arcp contract afn <16 x i1> %214, <16 x float> %217, <16 x float> zeroinitializer
  %219 = fmul reassoc arcp contract afn <16 x float> %218, %218
  %220 = fadd reassoc arcp contract afn <16 x float> %207, %219
  %221 = add i64 %206, 16
  %222 = icmp slt i64 %221, %30
  br i1 %222, label %205, label %223

223:                                              ; preds = %205
  br label %224

224:                                              ; preds = %223, %192
  %225 = phi reassoc arcp contract afn <16 x float> [ %193, %192 ], [ %220, %223 ]
  %226 = fadd reassoc arcp contract afn <16 x float> %225, %197
  %227 = fadd reassoc arcp contract afn <16 x float> %194, %198
  %228 = fadd reassoc arcp contract afn <16 x float> %195, %199
  %229 = fadd reassoc arcp contract afn <16 x float> %196, %200
  %230 = fadd reassoc arcp contract afn <16 x float> %226, %228
  %231 = fadd reassoc arcp contract afn <16 x float> %227, %229
  %232 = fadd reassoc arcp contract afn <16 x float> %230, %231
  %233 = shufflevector <16 x float> %232, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %234 = shufflevector <16 x float> %232, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %235 = fadd reassoc arcp contract afn <8 x float> %233, %234
  %236 = shufflevector <8 x float> %235, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %237 = shufflevector <8 x float> %235, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %238 = fadd reassoc arcp contract afn <4 x float> %236, %237
  %239 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %240 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %241 = fadd reassoc arcp contract afn <2 x float> %239, %240
  %242 = shufflevector <2 x float> %241, <2 x float> poison, <1 x i32> zeroinitializer
  %243 = shufflevector <2 x float> %241, <2 x float> poison, <1 x i32> <i32 1>
  %244 = fadd reassoc arcp contract afn <1 x float> %242, %243
  %245 = extractelement <1 x float> %244, i64 0
  %246 = fmul reassoc arcp contract afn float %245, %34
  %247 = fadd reassoc arcp contract afn float %246, %24
  %248 = call float @llvm.sqrt.f32(float %247)
  %249 = fdiv float 1.000000e+00, %248
  %250 = getelementptr float, ptr %14, i64 %43
  %251 = ptrtoint ptr %250 to i64
  %252 = and i64 %251, 63
  %253 = icmp eq i64 %252, 0
  %254 = and i1 %37, %253
  br i1 %254, label %255, label %261

255:                                              ; preds = %224
  br i1 %39, label %269, label %256

256:                                              ; preds = %255
  %257 = insertelement <16 x float> poison, float %134, i64 0
  %258 = shufflevector <16 x float> %257, <16 x float> poison, <16 x i32> zeroinitializer
  %259 = insertelement <16 x float> poison, float %249, i64 0
  %260 = shufflevector <16 x float> %259, <16 x float> poison, <16 x i32> zeroinitializer
  br label %275

261:                                              ; preds = %224
  br i1 %39, label %269, label %262

262:                                              ; preds = %261
  %263 = insertelement <16 x float> poison, float %134, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = insertelement <16 x float> poison, float %249, i64 0
  %266 = shufflevector <16 x float> %265, <16 x float> poison, <16 x i32> zeroinitializer
  br label %302

267:                                              ; preds = %275
  br label %269

268:                                              ; preds = %302
  br label %269

269:                                              ; preds = %268, %267, %261, %255
  br i1 %40, label %354, label %270

270:                                              ; preds = %269
  %271 = insertelement <16 x float> poison, float %134, i64 0
  %272 = shufflevector <16 x float> %271, <16 x float> poison, <16 x i32> zeroinitializer
  %273 = insertelement <16 x float> poison, float %249, i64 0
  %274 = shufflevector <16 x float> %273, <16 x float> poison, <16 x i32> zeroinitializer
  br label %329

275:                                              ; preds = %256, %275
  %276 = phi i64 [ %300, %275 ], [ 0, %256 ]
  %277 = add i64 %43, %276
  %278 = getelementptr float, ptr %12, i64 %277
  %279 = load <16 x float>, ptr %278, align 4
  %280 = getelementptr i8, ptr %278, i64 64
  %281 = load <16 x float>, ptr %280, align 4
  %282 = fsub reassoc arcp contract afn <16 x float> %279, %258
  %283 = fsub reassoc arcp contract afn <16 x float> %281, %258
  %284 = getelementptr float, ptr %18, i64 %276
  %285 = load <16 x float>, ptr %284, align 4
  %286 = getelementptr i8, ptr %284, i64 64
  %287 = load <16 x float>, ptr %286, align 4
  %288 = fmul reassoc arcp contract afn <16 x float> %260, %285
  %289 = fmul reassoc arcp contract afn <16 x float> %288, %282
  %290 = fmul reassoc arcp contract afn <16 x float> %260, %287
  %291 = fmul reassoc arcp contract afn <16 x float> %290, %283
  %292 = getelementptr float, ptr %20, i64 %276
  %293 = load <16 x float>, ptr %292, align 4
  %294 = getelementptr i8, ptr %292, i64 64
  %295 = load <16 x float>, ptr %294, align 4
  %296 = fadd reassoc arcp contract afn <16 x float> %289, %293
  %297 = fadd reassoc arcp contract afn <16 x float> %291, %295
  %298 = getelementptr float, ptr %14, i64 %277
  store <16 x float> %296, ptr %298, align 64, !nontemporal !2
  %299 = getelementptr i8, ptr %298, i64 64
  store <16 x float> %297, ptr %299, align 64, !nontemporal !2
  %300 = add i64 %276, 32
  %301 = icmp slt i64 %300, %38
  br i1 %301, label %275, label %267

302:                                              ; preds = %262, %302
  %303 = phi i64 [ %327, %302 ], [ 0, %262 ]
  %304 = add i64 %43, %303
  %305 = getelementptr float, ptr %12, i64 %304
  %306 = load <16 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %305, i64 64
  %308 = load <16 x float>, ptr %307, align 4
  %309 = fsub reassoc arcp contract afn <16 x float> %306, %264
  %310 = fsub reassoc arcp contract afn <16 x float> %308, %264
  %311 = getelementptr float, ptr %18, i64 %303
  %312 = load <16 x float>, ptr %311, align 4
  %313 = getelementptr i8, ptr %311, i64 64
  %314 = load <16 x float>, ptr %313, align 4
  %315 = fmul reassoc arcp contract afn <16 x float> %266, %312
  %316 = fmul reassoc arcp contract afn <16 x float> %315, %309
  %317 = fmul reassoc arcp contract afn <16 x float> %266, %314
  %318 = fmul reassoc arcp contract afn <16 x float> %317, %310
  %319 = getelementptr float, ptr %20, i64 %303
  %320 = load <16 x float>, ptr %319, align 4
  %321 = getelementptr i8, ptr %319, i64 64
  %322 = load <16 x float>, ptr %321, align 4
  %323 = fadd reassoc arcp contract afn <16 x float> %316, %320
  %324 = fadd reassoc arcp contract afn <16 x float> %318, %322
  %325 = getelementptr float, ptr %14, i64 %304
  store <16 x float> %323, ptr %325, align 4
  %326 = getelementptr i8, ptr %325, i64 64
  store <16 x float> %324, ptr %326, align 4
  %327 = add i64 %303, 32
  %328 = icmp slt i64 %327, %38
  br i1 %328, label %302, label %268

329:                                              ; preds = %270, %329
  %330 = phi i64 [ %351, %329 ], [ %38, %270 ]
  %331 = sub i64 %25, %330
  %332 = call i64 @llvm.smax.i64(i64 %331, i64 0)
  %333 = call i64 @llvm.smin.i64(i64 %332, i64 16)
  %334 = trunc nuw nsw i64 %333 to i32
  %335 = insertelement <16 x i32> poison, i32 %334, i64 0
  %336 = shufflevector <16 x i32> %335, <16 x i32> poison, <16 x i32> zeroinitializer
  %337 = icmp samesign ugt <16 x i32> %336, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %338 = add i64 %43, %330
  %339 = getelementptr float, ptr %12, i64 %338
  %340 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %339, <16 x i1> %337, <16 x float> zeroinitializer)
  %341 = fsub reassoc arcp contract afn <16 x float> %340, %272
  %342 = select reassoc arcp contract afn <16 x i1> %337, <16 x float> %341, <16 x float> zeroinitializer
  %343 = getelementptr float, ptr %18, i64 %330
  %344 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %343, <16 x i1> %337, <16 x float> zeroinitializer)
  %345 = fmul reassoc arcp contract afn <16 x float> %274, %344
  %346 = fmul reassoc arcp contract afn <16 x float> %345, %342
  %347 = getelementptr float, ptr %20, i64 %330
  %348 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %347, <16 x i1> %337, <16 x float> zeroinitializer)
  %349 = fadd reassoc arcp contract afn <16 x float> %346, %348
  %350 = getelementptr float, ptr %14, i64 %338
  call void @llvm.masked.store.v16f32.p0(<16 x float> %349, ptr align 4 %350, <16 x i1> %337)
  %351 = add i64 %330, 16
  %352 = icmp slt i64 %351, %26
  br i1 %352, label %329, label %353

353:                                              ; preds = %329
  br label %354

354:                                              ; preds = %353, %269
  %355 = add i64 %43, 1
  %356 = icmp eq i64 %355, %6
  %357 = select i1 %356, i64 0, i64 %355
  %358 = add i64 %42, 1
  %359 = icmp slt i64 %358, %3
  br i1 %359, label %41, label %45
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
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
