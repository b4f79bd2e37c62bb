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
  br i1 %12, label %32, label %71

32:                                               ; preds = %5
  %33 = fptrunc reassoc arcp contract afn double %13 to float
  %34 = and i64 %17, 16
  %35 = icmp ne i64 %34, 0
  %36 = and i64 %17, 32
  %37 = icmp ne i64 %36, 0
  %38 = and i64 %17, 64
  %39 = icmp ne i64 %38, 0
  %40 = icmp sgt i64 %23, 0
  %41 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %42 = insertelement <4 x float> poison, float %33, i64 0
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> zeroinitializer
  br label %44

44:                                               ; preds = %32, %297
  %45 = phi i64 [ %305, %297 ], [ %2, %32 ]
  %46 = phi i64 [ %303, %297 ], [ %9, %32 ]
  %47 = phi i64 [ %304, %297 ], [ %11, %32 ]
  %48 = shl i64 %46, 4
  %49 = getelementptr float, ptr %15, i64 %48
  %50 = ptrtoint ptr %49 to i64
  %51 = and i64 %50, 15
  %52 = icmp eq i64 %51, 0
  %53 = and i1 %35, %52
  %54 = getelementptr float, ptr %19, i64 %48
  %55 = ptrtoint ptr %54 to i64
  %56 = and i64 %55, 15
  %57 = icmp eq i64 %56, 0
  %58 = and i1 %37, %57
  %59 = and i1 %53, %58
  %60 = getelementptr float, ptr %21, i64 %48
  %61 = ptrtoint ptr %60 to i64
  %62 = and i64 %61, 15
  %63 = icmp eq i64 %62, 0
  %64 = and i1 %39, %63
  %65 = and i1 %59, %64
  %66 = call i64 @llvm.ssub.sat.i64(i64 %23, i64 %48)
  %67 = call i64 @llvm.smax.i64(i64 %66, i64 0)
  %68 = call i64 @llvm.smin.i64(i64 %67, i64 16)
  %69 = and i64 %68, 24
  br i1 %65, label %72, label %75

70:                                               ; preds = %297
  br label %71

71:                                               ; preds = %70, %5
  ret i32 0

72:                                               ; preds = %44
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %80, label %74

74:                                               ; preds = %72
  br label %83

75:                                               ; preds = %44
  %76 = icmp eq i64 %69, 0
  br i1 %76, label %80, label %77

77:                                               ; preds = %75
  br label %181

78:                                               ; preds = %166
  br label %80

79:                                               ; preds = %264
  br label %80

80:                                               ; preds = %79, %78, %75, %72
  %81 = icmp eq i64 %69, %68
  br i1 %81, label %297, label %82

82:                                               ; preds = %80
  br label %279

83:                                               ; preds = %74, %166
  %84 = phi i64 [ %179, %166 ], [ 0, %74 ]
  %85 = add i64 %48, %84
  %86 = getelementptr float, ptr %25, i64 %85
  %87 = load <4 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %86, i64 16
  %89 = load <4 x float>, ptr %88, align 4
  %90 = getelementptr float, ptr %27, i64 %85
  %91 = load <4 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %90, i64 16
  %93 = load <4 x float>, ptr %92, align 4
  %94 = getelementptr float, ptr %29, i64 %85
  %95 = load <4 x float>, ptr %94, align 4
  %96 = getelementptr i8, ptr %94, i64 16
  %97 = load <4 x float>, ptr %96, align 4
  br i1 %40, label %98, label %166

98:                                               ; preds = %83
  br label %99

99:                                               ; preds = %98, %99
  %100 = phi i64 [ %163, %99 ], [ 0, %98 ]
  %101 = phi reassoc arcp contract afn <4 x float> [ %153, %99 ], [ zeroinitializer, %98 ]
  %102 = phi reassoc arcp contract afn <4 x float> [ %154, %99 ], [ zeroinitializer, %98 ]
  %103 = phi reassoc arcp contract afn <4 x float> [ %157, %99 ], [ zeroinitializer, %98 ]
  %104 = phi reassoc arcp contract afn <4 x float> [ %158, %99 ], [ zeroinitializer, %98 ]
  %105 = phi reassoc arcp contract afn <4 x float> [ %161, %99 ], [ zeroinitializer, %98 ]
  %106 = phi reassoc arcp contract afn <4 x float> [ %162, %99 ], [ zeroinitializer, %98 ]
  %107 = getelementptr float, ptr %25, i64 %100
  %108 = load float, ptr %107, align 4
  %109 = getelementptr float, ptr %27, i64 %100
  %110 = load float, ptr %109, align 4
  %111 = getelementptr float, ptr %29, i64 %100
  %112 = load float, ptr %111, align 4
  %113 = getelementptr float, ptr %31, i64 %100
  %114 = load float, ptr %113, align 4
  %115 = insertelement <4 x float> poison, float %108, i64 0
  %116 = shufflevector <4 x float> %115, <4 x float> poison, <4 x i32> zeroinitializer
  %117 = fsub reassoc arcp contract afn <4 x float> %116, %87
  %118 = fsub reassoc arcp contract afn <4 x float> %116, %89
  %119 = fmul reassoc arcp contract afn <4 x float> %117, %117
  %120 = fmul reassoc arcp contract afn <4 x float> %118, %118
  %121 = insertelement <4 x float> poison, float %110, i64 0
  %122 = shufflevector <4 x float> %121, <4 x float> poison, <4 x i32> zeroinitializer
  %123 = fsub reassoc arcp contract afn <4 x float> %122, %91
  %124 = fsub reassoc arcp contract afn <4 x float> %122, %93
  %125 = fmul reassoc arcp contract afn <4 x float> %123, %123
  %126 = fmul reassoc arcp contract afn <4 x float> %124, %124
  %127 = fadd reassoc arcp contract afn <4 x float> %119, %125
  %128 = fadd reassoc arcp contract afn <4 x float> %120, %126
  %129 = insertelement <4 x float> poison, float %112, i64 0
  %130 = shufflevector <4 x float> %129, <4 x float> poison, <4 x i32> zeroinitializer
  %131 = fsub reassoc arcp contract afn <4 x float> %130, %95
  %132 = fsub reassoc arcp contract afn <4 x float> %130, %97
  %133 = fmul reassoc arcp contract afn <4 x float> %131, %131
  %134 = fmul reassoc arcp contract afn <4 x float> %132, %132
  %135 = fadd reassoc arcp contract afn <4 x float> %127, %133
  %136 = fadd reassoc arcp contract afn <4 x float> %128, %134
  %137 = fadd reassoc arcp contract afn <4 x float> %135, %43
  %138 = fadd reassoc arcp contract afn <4 x float> %136, %43
  %139 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %137)
  %140 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %138)
  %141 = fdiv <4 x float> splat (float 1.000000e+00), %139
  %142 = fdiv <4 x float> splat (float 1.000000e+00), %140
  %143 = insertelement <4 x float> poison, float %114, i64 0
  %144 = shufflevector <4 x float> %143, <4 x float> poison, <4 x i32> zeroinitializer
  %145 = fmul reassoc arcp contract afn <4 x float> %144, %141
  %146 = fmul reassoc arcp contract afn <4 x float> %141, %141
  %147 = fmul reassoc arcp contract afn <4 x float> %145, %146
  %148 = fmul reassoc arcp contract afn <4 x float> %144, %142
  %149 = fmul reassoc arcp contract afn <4 x float> %142, %142
  %150 = fmul reassoc arcp contract afn <4 x float> %148, %149
  %151 = fmul reassoc arcp contract afn <4 x float> %117, %147
  %152 = fmul reassoc arcp contract afn <4 x float> %118, %150
  %153 = fadd reassoc arcp contract afn <4 x float> %101, %151
  %154 = fadd reassoc arcp contract afn <4 x float> %102, %152
  %155 = fmul reassoc arcp contract afn <4 x float> %123, %147
  %156 = fmul reassoc arcp contract afn <4 x float> %124, %150
  %157 = fadd reassoc arcp contract afn <4 x float> %103, %155
  %158 = fadd reassoc arcp contract afn <4 x float> %104, %156
  %159 = fmul reassoc arcp contract afn <4 x float> %131, %147
  %160 = fmul reassoc arcp contract afn <4 x float> %132, %150
  %161 = fadd reassoc arcp contract afn <4 x float> %105, %159
  %162 = fadd reassoc arcp contract afn <4 x float> %106, %160
  %163 = add i64 %100, 1
  %164 = icmp slt i64 %163, %41
  br i1 %164, label %99, label %165

165:                                              ; preds = %99
  br label %166

166:                                              ; preds = %165, %83
  %167 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %153, %165 ]
  %168 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %154, %165 ]
  %169 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %157, %165 ]
  %170 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %158, %165 ]
  %171 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %161, %165 ]
  %172 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %83 ], [ %162, %165 ]
  %173 = getelementptr float, ptr %15, i64 %85
  store <4 x float> %167, ptr %173, align 16, !nontemporal !1
  %174 = getelementptr i8, ptr %173, i64 16
  store <4 x float> %168, ptr %174, align 16, !nontemporal !1
  %175 = getelementptr float, ptr %19, i64 %85
  store <4 x float> %169, ptr %175, align 16, !nontemporal !1
  %176 = getelementptr i8, ptr %175, i64 16
  store <4 x float> %170, ptr %176, align 16, !nontemporal !1
  %177 = getelementptr float, ptr %21, i64 %85
  store <4 x float> %171, ptr %177, align 16, !nontemporal !1
  %178 = getelementptr i8, ptr %177, i64 16
  store <4 x float> %172, ptr %178, align 16, !nontemporal !1
  %179 = add i64 %84, 8
  %180 = icmp slt i64 %179, %69
  br i1 %180, label %83, label %78

181:                                              ; preds = %77, %264
  %182 = phi i64 [ %277, %264 ], [ 0, %77 ]
  %183 = add i64 %48, %182
  %184 = getelementptr float, ptr %25, i64 %183
  %185 = load <4 x float>, ptr %184, align 4
  %186 = getelementptr i8, ptr %184, i64 16
  %187 = load <4 x float>, ptr %186, align 4
  %188 = getelementptr float, ptr %27, i64 %183
  %189 = load <4 x float>, ptr %188, align 4
  %190 = getelementptr i8, ptr %188, i64 16
  %191 = load <4 x float>, ptr %190, align 4
  %192 = getelementptr float, ptr %29, i64 %183
  %193 = load <4 x float>, ptr %192, align 4
  %194 = getelementptr i8, ptr %192, i64 16
  %195 = load <4 x float>, ptr %194, align 4
  br i1 %40, label %196, label %264

196:                                              ; preds = %181
  br label %197

197:                                              ; preds = %196, %197
  %198 = phi i64 [ %261, %197 ], [ 0, %196 ]
  %199 = phi reassoc arcp contract afn <4 x float> [ %251, %197 ], [ zeroinitializer, %196 ]
  %200 = phi reassoc arcp contract afn <4 x float> [ %252, %197 ], [ zeroinitializer, %196 ]
  %201 = phi reassoc arcp contract afn <4 x float> [ %255, %197 ], [ zeroinitializer, %196 ]
  %202 = phi reassoc arcp contract afn <4 x float> [ %256, %197 ], [ zeroinitializer, %196 ]
  %203 = phi reassoc arcp contract afn <4 x float> [ %259, %197 ], [ zeroinitializer, %196 ]
  %204 = phi reassoc arcp contract afn <4 x float> [ %260, %197 ], [ zeroinitializer, %196 ]
  %205 = getelementptr float, ptr %25, i64 %198
  %206 = load float, ptr %205, align 4
  %207 = getelementptr float, ptr %27, i64 %198
  %208 = load float, ptr %207, align 4
  %209 = getelementptr float, ptr %29, i64 %198
  %210 = load float, ptr %209, align 4
  %211 = getelementptr float, ptr %31, i64 %198
  %212 = load float, ptr %211, align 4
  %213 = insertelement <4 x float> poison, float %206, i64 0
  %214 = shufflevector <4 x float> %213, <4 x float> poison, <4 x i32> zeroinitializer
  %215 = fsub reassoc arcp contract afn <4 x float> %214, %185
  %216 = fsub reassoc arcp contract afn <4 x float> %214, %187
  %217 = fmul reassoc arcp contract afn <4 x float> %215, %215
  %218 = fmul reassoc arcp contract afn <4 x float> %216, %216
  %219 = insertelement <4 x float> poison, float %208, i64 0
  %220 = shufflevector <4 x float> %219, <4 x float> poison, <4 x i32> zeroinitializer
  %221 = fsub reassoc arcp contract afn <4 x float> %220, %189
  %222 = fsub reassoc arcp contract afn <4 x float> %220, %191
  %223 = fmul reassoc arcp contract afn <4 x float> %221, %221
  %224 = fmul reassoc arcp contract afn <4 x float> %222, %222
  %225 = fadd reassoc arcp contract afn <4 x float> %217, %223
  %226 = fadd reassoc arcp contract afn <4 x float> %218, %224
  %227 = insertelement <4 x float> poison, float %210, i64 0
  %228 = shufflevector <4 x float> %227, <4 x float> poison, <4 x i32> zeroinitializer
  %229 = fsub reassoc arcp contract afn <4 x float> %228, %193
  %230 = fsub reassoc arcp contract afn <4 x float> %228, %195
  %231 = fmul reassoc arcp contract afn <4 x float> %229, %229
  %232 = fmul reassoc arcp contract afn <4 x float> %230, %230
  %233 = fadd reassoc arcp contract afn <4 x float> %225, %231
  %234 = fadd reassoc arcp contract afn <4 x float> %226, %232
  %235 = fadd reassoc arcp contract afn <4 x float> %233, %43
  %236 = fadd reassoc arcp contract afn <4 x float> %234, %43
  %237 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %235)
  %238 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %236)
  %239 = fdiv <4 x float> splat (float 1.000000e+00), %237
  %240 = fdiv <4 x float> splat (float 1.000000e+00), %238
  %241 = insertelement <4 x float> poison, float %212, i64 0
  %242 = shufflevector <4 x float> %241, <4 x float> poison, <4 x i32> zeroinitializer
  %243 = fmul reassoc arcp contract afn <4 x float> %242, %239
  %244 = fmul reassoc arcp contract afn <4 x float> %239, %239
  %245 = fmul reassoc arcp contract afn <4 x float> %243, %244
  %246 = fmul reassoc arcp contract afn <4 x float> %242, %240
  %247 = fmul reassoc arcp contract afn <4 x float> %240, %240
  %248 = fmul reassoc arcp contract afn <4 x float> %246, %247
  %249 = fmul reassoc arcp contract afn <4 x float> %215, %245
  %250 = fmul reassoc arcp contract afn <4 x float> %216, %248
  %251 = fadd reassoc arcp contract afn <4 x float> %199, %249
  %252 = fadd reassoc arcp contract afn <4 x float> %200, %250
  %253 = fmul reassoc arcp contract afn <4 x float> %221, %245
  %254 = fmul reassoc arcp contract afn <4 x float> %222, %248
  %255 = fadd reassoc arcp contract afn <4 x float> %201, %253
  %256 = fadd reassoc arcp contract afn <4 x float> %202, %254
  %257 = fmul reassoc arcp contract afn <4 x float> %229, %245
  %258 = fmul reassoc arcp contract afn <4 x float> %230, %248
  %259 = fadd reassoc arcp contract afn <4 x float> %203, %257
  %260 = fadd reassoc arcp contract afn <4 x float> %204, %258
  %261 = add i64 %198, 1
  %262 = icmp slt i64 %261, %41
  br i1 %262, label %197, label %263

263:                                              ; preds = %197
  br label %264

264:                                              ; preds = %263, %181
  %265 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %251, %263 ]
  %266 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %252, %263 ]
  %267 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %255, %263 ]
  %268 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %256, %263 ]
  %269 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %259, %263 ]
  %270 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %181 ], [ %260, %263 ]
  %271 = getelementptr float, ptr %15, i64 %183
  store <4 x float> %265, ptr %271, align 4
  %272 = getelementptr i8, ptr %271, i64 16
  store <4 x float> %266, ptr %272, align 4
  %273 = getelementptr float, ptr %19, i64 %183
  store <4 x float> %267, ptr %273, align 4
  %274 = getelementptr i8, ptr %273, i64 16
  store <4 x float> %268, ptr %274, align 4
  %275 = getelementptr float, ptr %21, i64 %183
  store <4 x float> %269, ptr %275, align 4
  %276 = getelementptr i8, ptr %275, i64 16
  store <4 x float> %270, ptr %276, align 4
  %277 = add i64 %182, 8
  %278 = icmp slt i64 %277, %69
  br i1 %278, label %181, label %79

279:                                              ; preds = %82, %351
  %280 = phi i64 [ %358, %351 ], [ %69, %82 ]
  %281 = sub i64 %67, %280
  %282 = call i64 @llvm.smax.i64(i64 %281, i64 0)
  %283 = call i64 @llvm.smin.i64(i64 %282, i64 4)
  %284 = trunc nuw nsw i64 %283 to i32
  %285 = insertelement <4 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <4 x i32> %285, <4 x i32> poison, <4 x i32> zeroinitializer
  %287 = icmp samesign ugt <4 x i32> %286, <i32 0, i32 1, i32 2, i32 3>
  %288 = add i64 %48, %280
  %289 = getelementptr float, ptr %25, i64 %288
  %290 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %289, <4 x i1> %287, <4 x float> zeroinitializer)
  %291 = getelementptr float, ptr %27, i64 %288
  %292 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %291, <4 x i1> %287, <4 x float> zeroinitializer)
  %293 = getelementptr float, ptr %29, i64 %288
  %294 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %293, <4 x i1> %287, <4 x float> zeroinitializer)
  br i1 %40, label %295, label %351

295:                                              ; preds = %279
  br label %307

296:                                              ; preds = %351
  br label %297

297:                                              ; preds = %296, %80
  %298 = add i64 %46, 1
  %299 = icmp eq i64 %298, %6
  %300 = zext i1 %299 to i64
  %301 = add i64 %47, %300
  %302 = icmp eq i64 %301, %8
  %303 = select i1 %299, i64 0, i64 %298
  %304 = select i1 %302, i64 0, i64 %301
  %305 = add i64 %45, 1
  %306 = icmp slt i64 %305, %3
  br i1 %306, label %44, label %70

307:                                              ; preds = %295, %307
  %308 = phi i64 [ %348, %307 ], [ 0, %295 ]
  %309 = phi reassoc arcp contract afn <4 x float> [ %343, %307 ], [ zeroinitializer, %295 ]
  %310 = phi reassoc arcp contract afn <4 x float> [ %345, %307 ], [ zeroinitializer, %295 ]
  %311 = phi reassoc arcp contract afn <4 x float> [ %347, %307 ], [ zeroinitializer, %295 ]
  %312 = getelementptr float, ptr %25, i64 %308
  %313 = load float, ptr %312, align 4
  %314 = getelementptr float, ptr %27, i64 %308
  %315 = load float, ptr %314, align 4
  %316 = getelementptr float, ptr %29, i64 %308
  %317 = load float, ptr %316, align 4
  %318 = getelementptr float, ptr %31, i64 %308
  %319 = load float, ptr %318, align 4
  %320 = insertelement <4 x float> poison, float %313, i64 0
  %321 = shufflevector <4 x float> %320, <4 x float> poison, <4 x i32> zeroinitializer
  %322 = fsub reassoc arcp contract afn <4 x float> %321, %290
  %323 = fmul reassoc arcp contract afn <4 x float> %322, %322
  %324 = insertelement <4 x float> poison, float %315, i64 0
  %325 = shufflevector <4 x float> %324, <4 x float> poison, <4 x i32> zeroinitializer
  %326 = fsub reassoc arcp contract afn <4 x float> %325, %292
  %327 = fmul reassoc arcp contract afn <4 x float> %326, %326
  %328 = fadd reassoc arcp contract afn <4 x float> %323, %327
  %329 = insertelement <4 x float> poison, float %317, i64 0
  %330 = shufflevector <4 x float> %329, <4 x float> poison, <4 x i32> zeroinitializer
  %331 = fsub reassoc arcp contract afn <4 x float> %330, %294
  %332 = fmul reassoc arcp contract afn <4 x float> %331, %331
  %333 = fadd reassoc arcp contract afn <4 x float> %328, %332
  %334 = fadd reassoc arcp contract afn <4 x float> %333, %43
  %335 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %334)
  %336 = fdiv <4 x float> splat (float 1.000000e+00), %335
  %337 = insertelement <4 x float> poison, float %319, i64 0
  %338 = shufflevector <4 x float> %337, <4 x float> poison, <4 x i32> zeroinitializer
  %339 = fmul reassoc arcp contract afn <4 x float> %338, %336
  %340 = fmul reassoc arcp contract afn <4 x float> %336, %336
  %341 = fmul reassoc arcp contract afn <4 x float> %339, %340
  %342 = fmul reassoc arcp contract afn <4 x float> %322, %341
  %343 = fadd reassoc arcp contract afn <4 x float> %309, %342
  %344 = fmul reassoc arcp contract afn <4 x float> %326, %341
  %345 = fadd reassoc arcp contract afn <4 x float> %310, %344
  %346 = fmul reassoc arcp contract afn <4 x float> %331, %341
  %347 = fadd reassoc arcp contract afn <4 x float> %311, %346
  %348 = add i64 %308, 1
  %349 = icmp slt i64 %348, %41
  br i1 %349, label %307, label %350

350:                                              ; preds = %307
  br label %351

351:                                              ; preds = %350, %279
  %352 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %279 ], [ %343, %350 ]
  %353 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %279 ], [ %345, %350 ]
  %354 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %279 ], [ %347, %350 ]
  %355 = getelementptr float, ptr %15, i64 %288
  call void @llvm.masked.store.v4f32.p0(<4 x float> %352, ptr align 4 %355, <4 x i1> %287)
  %356 = getelementptr float, ptr %19, i64 %288
  call void @llvm.masked.store.v4f32.p0(<4 x float> %353, ptr align 4 %356, <4 x i1> %287)
  %357 = getelementptr float, ptr %21, i64 %288
  call void @llvm.masked.store.v4f32.p0(<4 x float> %354, ptr align 4 %357, <4 x i1> %287)
  %358 = add i64 %280, 4
  %359 = icmp slt i64 %358, %68
  br i1 %359, label %279, label %296
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

!0 = !{}
!1 = !{i32 1}
