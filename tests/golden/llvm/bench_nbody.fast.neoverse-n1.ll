; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load double, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load ptr, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  br i1 %8, label %28, label %67

28:                                               ; preds = %5
  %29 = urem i64 %2, %7
  %30 = fptrunc reassoc arcp contract afn double %9 to float
  %31 = and i64 %13, 16
  %32 = icmp ne i64 %31, 0
  %33 = and i64 %13, 32
  %34 = icmp ne i64 %33, 0
  %35 = and i64 %13, 64
  %36 = icmp ne i64 %35, 0
  %37 = icmp sgt i64 %19, 0
  %38 = call i64 @llvm.umin.i64(i64 %19, i64 362)
  %39 = insertelement <4 x float> poison, float %30, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  br label %41

41:                                               ; preds = %356, %28
  %42 = phi i64 [ %2, %28 ], [ %360, %356 ]
  %43 = phi i64 [ %29, %28 ], [ %359, %356 ]
  %44 = shl i64 %43, 4
  %45 = getelementptr float, ptr %11, i64 %44
  %46 = ptrtoint ptr %45 to i64
  %47 = and i64 %46, 15
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %32, %48
  %50 = getelementptr float, ptr %15, i64 %44
  %51 = ptrtoint ptr %50 to i64
  %52 = and i64 %51, 15
  %53 = icmp eq i64 %52, 0
  %54 = and i1 %34, %53
  %55 = and i1 %49, %54
  %56 = getelementptr float, ptr %17, i64 %44
  %57 = ptrtoint ptr %56 to i64
  %58 = and i64 %57, 15
  %59 = icmp eq i64 %58, 0
  %60 = and i1 %36, %59
  %61 = and i1 %55, %60
  %62 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %44)
  %63 = call i64 @llvm.smax.i64(i64 %62, i64 0)
  %64 = call i64 @llvm.smin.i64(i64 %63, i64 16)
  %65 = and i64 %64, 24
  br i1 %61, label %69, label %72

66:                                               ; preds = %356
  br label %67

67:                                               ; preds = %66, %5, %435, %330, %201
  %68 = phi i32 [ 1, %435 ], [ 1, %201 ], [ 1, %330 ], [ 0, %5 ], [ 0, %66 ]
  ret i32 %68

69:                                               ; preds = %41
  %70 = icmp eq i64 %65, 0
  br i1 %70, label %77, label %71

71:                                               ; preds = %69
  br label %80

72:                                               ; preds = %41
  %73 = icmp eq i64 %65, 0
  br i1 %73, label %77, label %74

74:                                               ; preds = %72
  br label %209

75:                                               ; preds = %180
  br label %77

76:                                               ; preds = %309
  br label %77

77:                                               ; preds = %76, %75, %72, %69
  %78 = icmp eq i64 %65, %64
  br i1 %78, label %356, label %79

79:                                               ; preds = %77
  br label %338

80:                                               ; preds = %71, %180
  %81 = phi i64 [ %193, %180 ], [ 0, %71 ]
  %82 = add i64 %44, %81
  %83 = getelementptr float, ptr %21, i64 %82
  %84 = load <4 x float>, ptr %83, align 4
  %85 = getelementptr i8, ptr %83, i64 16
  %86 = load <4 x float>, ptr %85, align 4
  %87 = getelementptr float, ptr %23, i64 %82
  %88 = load <4 x float>, ptr %87, align 4
  %89 = getelementptr i8, ptr %87, i64 16
  %90 = load <4 x float>, ptr %89, align 4
  %91 = getelementptr float, ptr %25, i64 %82
  %92 = load <4 x float>, ptr %91, align 4
  %93 = getelementptr i8, ptr %91, i64 16
  %94 = load <4 x float>, ptr %93, align 4
  br i1 %37, label %95, label %180

95:                                               ; preds = %80
  br label %96

96:                                               ; preds = %95, %198
  %97 = phi i64 [ %98, %198 ], [ 0, %95 ]
  %98 = phi i64 [ %200, %198 ], [ %38, %95 ]
  %99 = phi reassoc arcp contract afn <4 x float> [ %159, %198 ], [ zeroinitializer, %95 ]
  %100 = phi reassoc arcp contract afn <4 x float> [ %160, %198 ], [ zeroinitializer, %95 ]
  %101 = phi reassoc arcp contract afn <4 x float> [ %163, %198 ], [ zeroinitializer, %95 ]
  %102 = phi reassoc arcp contract afn <4 x float> [ %164, %198 ], [ zeroinitializer, %95 ]
  %103 = phi reassoc arcp contract afn <4 x float> [ %167, %198 ], [ zeroinitializer, %95 ]
  %104 = phi reassoc arcp contract afn <4 x float> [ %168, %198 ], [ zeroinitializer, %95 ]
  br label %105

105:                                              ; preds = %105, %96
  %106 = phi i64 [ %97, %96 ], [ %169, %105 ]
  %107 = phi reassoc arcp contract afn <4 x float> [ %99, %96 ], [ %159, %105 ]
  %108 = phi reassoc arcp contract afn <4 x float> [ %100, %96 ], [ %160, %105 ]
  %109 = phi reassoc arcp contract afn <4 x float> [ %101, %96 ], [ %163, %105 ]
  %110 = phi reassoc arcp contract afn <4 x float> [ %102, %96 ], [ %164, %105 ]
  %111 = phi reassoc arcp contract afn <4 x float> [ %103, %96 ], [ %167, %105 ]
  %112 = phi reassoc arcp contract afn <4 x float> [ %104, %96 ], [ %168, %105 ]
  %113 = getelementptr float, ptr %21, i64 %106
  %114 = load float, ptr %113, align 4
  %115 = getelementptr float, ptr %23, i64 %106
  %116 = load float, ptr %115, align 4
  %117 = getelementptr float, ptr %25, i64 %106
  %118 = load float, ptr %117, align 4
  %119 = getelementptr float, ptr %27, i64 %106
  %120 = load float, ptr %119, align 4
  %121 = insertelement <4 x float> poison, float %114, i64 0
  %122 = shufflevector <4 x float> %121, <4 x float> poison, <4 x i32> zeroinitializer
  %123 = fsub reassoc arcp contract afn <4 x float> %122, %84
  %124 = fsub reassoc arcp contract afn <4 x float> %122, %86
  %125 = fmul reassoc arcp contract afn <4 x float> %123, %123
  %126 = fmul reassoc arcp contract afn <4 x float> %124, %124
  %127 = insertelement <4 x float> poison, float %116, i64 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = fsub reassoc arcp contract afn <4 x float> %128, %88
  %130 = fsub reassoc arcp contract afn <4 x float> %128, %90
  %131 = fmul reassoc arcp contract afn <4 x float> %129, %129
  %132 = fmul reassoc arcp contract afn <4 x float> %130, %130
  %133 = fadd reassoc arcp contract afn <4 x float> %125, %131
  %134 = fadd reassoc arcp contract afn <4 x float> %126, %132
  %135 = insertelement <4 x float> poison, float %118, i64 0
  %136 = shufflevector <4 x float> %135, <4 x float> poison, <4 x i32> zeroinitializer
  %137 = fsub reassoc arcp contract afn <4 x float> %136, %92
  %138 = fsub reassoc arcp contract afn <4 x float> %136, %94
  %139 = fmul reassoc arcp contract afn <4 x float> %137, %137
  %140 = fmul reassoc arcp contract afn <4 x float> %138, %138
  %141 = fadd reassoc arcp contract afn <4 x float> %133, %139
  %142 = fadd reassoc arcp contract afn <4 x float> %134, %140
  %143 = fadd reassoc arcp contract afn <4 x float> %141, %40
  %144 = fadd reassoc arcp contract afn <4 x float> %142, %40
  %145 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %143)
  %146 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %144)
  %147 = fdiv <4 x float> splat (float 1.000000e+00), %145
  %148 = fdiv <4 x float> splat (float 1.000000e+00), %146
  %149 = insertelement <4 x float> poison, float %120, i64 0
  %150 = shufflevector <4 x float> %149, <4 x float> poison, <4 x i32> zeroinitializer
  %151 = fmul reassoc arcp contract afn <4 x float> %150, %147
  %152 = fmul reassoc arcp contract afn <4 x float> %147, %147
  %153 = fmul reassoc arcp contract afn <4 x float> %151, %152
  %154 = fmul reassoc arcp contract afn <4 x float> %150, %148
  %155 = fmul reassoc arcp contract afn <4 x float> %148, %148
  %156 = fmul reassoc arcp contract afn <4 x float> %154, %155
  %157 = fmul reassoc arcp contract afn <4 x float> %123, %153
  %158 = fmul reassoc arcp contract afn <4 x float> %124, %156
  %159 = fadd reassoc arcp contract afn <4 x float> %107, %157
  %160 = fadd reassoc arcp contract afn <4 x float> %108, %158
  %161 = fmul reassoc arcp contract afn <4 x float> %129, %153
  %162 = fmul reassoc arcp contract afn <4 x float> %130, %156
  %163 = fadd reassoc arcp contract afn <4 x float> %109, %161
  %164 = fadd reassoc arcp contract afn <4 x float> %110, %162
  %165 = fmul reassoc arcp contract afn <4 x float> %137, %153
  %166 = fmul reassoc arcp contract afn <4 x float> %138, %156
  %167 = fadd reassoc arcp contract afn <4 x float> %111, %165
  %168 = fadd reassoc arcp contract afn <4 x float> %112, %166
  %169 = add i64 %106, 1
  %170 = icmp slt i64 %169, %98
  br i1 %170, label %105, label %171

171:                                              ; preds = %105
  %172 = icmp eq i64 %98, %19
  br i1 %172, label %179, label %173, !prof !2

173:                                              ; preds = %171
  %174 = load volatile ptr, ptr %6, align 8
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 56
  %176 = load ptr, ptr %175, align 8
  %177 = load volatile i32, ptr %176, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %198, label %195, !prof !2

179:                                              ; preds = %171
  br label %180

180:                                              ; preds = %179, %80
  %181 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %159, %179 ]
  %182 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %160, %179 ]
  %183 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %163, %179 ]
  %184 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %164, %179 ]
  %185 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %167, %179 ]
  %186 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %80 ], [ %168, %179 ]
  %187 = getelementptr float, ptr %11, i64 %82
  store <4 x float> %181, ptr %187, align 16, !nontemporal !3
  %188 = getelementptr i8, ptr %187, i64 16
  store <4 x float> %182, ptr %188, align 16, !nontemporal !3
  %189 = getelementptr float, ptr %15, i64 %82
  store <4 x float> %183, ptr %189, align 16, !nontemporal !3
  %190 = getelementptr i8, ptr %189, i64 16
  store <4 x float> %184, ptr %190, align 16, !nontemporal !3
  %191 = getelementptr float, ptr %17, i64 %82
  store <4 x float> %185, ptr %191, align 16, !nontemporal !3
  %192 = getelementptr i8, ptr %191, i64 16
  store <4 x float> %186, ptr %192, align 16, !nontemporal !3
  %193 = add i64 %81, 8
  %194 = icmp slt i64 %193, %65
  br i1 %194, label %80, label %75

195:                                              ; preds = %173
  %196 = call preserve_mostcc i32 @eas.ask(ptr %174)
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %201, !prof !2

198:                                              ; preds = %195, %173
  %199 = add i64 %98, 362
  %200 = call i64 @llvm.umin.i64(i64 %199, i64 %19)
  br label %96

201:                                              ; preds = %195
  %202 = load volatile ptr, ptr %6, align 8
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 48
  %204 = load ptr, ptr %203, align 8
  store i32 5, ptr %204, align 4
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 4
  store i32 33, ptr %205, align 4
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i64 %42, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %204, i64 16
  store i64 0, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 24
  store i64 0, ptr %208, align 8
  br label %67

209:                                              ; preds = %74, %309
  %210 = phi i64 [ %322, %309 ], [ 0, %74 ]
  %211 = add i64 %44, %210
  %212 = getelementptr float, ptr %21, i64 %211
  %213 = load <4 x float>, ptr %212, align 4
  %214 = getelementptr i8, ptr %212, i64 16
  %215 = load <4 x float>, ptr %214, align 4
  %216 = getelementptr float, ptr %23, i64 %211
  %217 = load <4 x float>, ptr %216, align 4
  %218 = getelementptr i8, ptr %216, i64 16
  %219 = load <4 x float>, ptr %218, align 4
  %220 = getelementptr float, ptr %25, i64 %211
  %221 = load <4 x float>, ptr %220, align 4
  %222 = getelementptr i8, ptr %220, i64 16
  %223 = load <4 x float>, ptr %222, align 4
  br i1 %37, label %224, label %309

224:                                              ; preds = %209
  br label %225

225:                                              ; preds = %224, %327
  %226 = phi i64 [ %227, %327 ], [ 0, %224 ]
  %227 = phi i64 [ %329, %327 ], [ %38, %224 ]
  %228 = phi reassoc arcp contract afn <4 x float> [ %288, %327 ], [ zeroinitializer, %224 ]
  %229 = phi reassoc arcp contract afn <4 x float> [ %289, %327 ], [ zeroinitializer, %224 ]
  %230 = phi reassoc arcp contract afn <4 x float> [ %292, %327 ], [ zeroinitializer, %224 ]
  %231 = phi reassoc arcp contract afn <4 x float> [ %293, %327 ], [ zeroinitializer, %224 ]
  %232 = phi reassoc arcp contract afn <4 x float> [ %296, %327 ], [ zeroinitializer, %224 ]
  %233 = phi reassoc arcp contract afn <4 x float> [ %297, %327 ], [ zeroinitializer, %224 ]
  br label %234

234:                                              ; preds = %234, %225
  %235 = phi i64 [ %226, %225 ], [ %298, %234 ]
  %236 = phi reassoc arcp contract afn <4 x float> [ %228, %225 ], [ %288, %234 ]
  %237 = phi reassoc arcp contract afn <4 x float> [ %229, %225 ], [ %289, %234 ]
  %238 = phi reassoc arcp contract afn <4 x float> [ %230, %225 ], [ %292, %234 ]
  %239 = phi reassoc arcp contract afn <4 x float> [ %231, %225 ], [ %293, %234 ]
  %240 = phi reassoc arcp contract afn <4 x float> [ %232, %225 ], [ %296, %234 ]
  %241 = phi reassoc arcp contract afn <4 x float> [ %233, %225 ], [ %297, %234 ]
  %242 = getelementptr float, ptr %21, i64 %235
  %243 = load float, ptr %242, align 4
  %244 = getelementptr float, ptr %23, i64 %235
  %245 = load float, ptr %244, align 4
  %246 = getelementptr float, ptr %25, i64 %235
  %247 = load float, ptr %246, align 4
  %248 = getelementptr float, ptr %27, i64 %235
  %249 = load float, ptr %248, align 4
  %250 = insertelement <4 x float> poison, float %243, i64 0
  %251 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> zeroinitializer
  %252 = fsub reassoc arcp contract afn <4 x float> %251, %213
  %253 = fsub reassoc arcp contract afn <4 x float> %251, %215
  %254 = fmul reassoc arcp contract afn <4 x float> %252, %252
  %255 = fmul reassoc arcp contract afn <4 x float> %253, %253
  %256 = insertelement <4 x float> poison, float %245, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  %258 = fsub reassoc arcp contract afn <4 x float> %257, %217
  %259 = fsub reassoc arcp contract afn <4 x float> %257, %219
  %260 = fmul reassoc arcp contract afn <4 x float> %258, %258
  %261 = fmul reassoc arcp contract afn <4 x float> %259, %259
  %262 = fadd reassoc arcp contract afn <4 x float> %254, %260
  %263 = fadd reassoc arcp contract afn <4 x float> %255, %261
  %264 = insertelement <4 x float> poison, float %247, i64 0
  %265 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> zeroinitializer
  %266 = fsub reassoc arcp contract afn <4 x float> %265, %221
  %267 = fsub reassoc arcp contract afn <4 x float> %265, %223
  %268 = fmul reassoc arcp contract afn <4 x float> %266, %266
  %269 = fmul reassoc arcp contract afn <4 x float> %267, %267
  %270 = fadd reassoc arcp contract afn <4 x float> %262, %268
  %271 = fadd reassoc arcp contract afn <4 x float> %263, %269
  %272 = fadd reassoc arcp contract afn <4 x float> %270, %40
  %273 = fadd reassoc arcp contract afn <4 x float> %271, %40
  %274 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %272)
  %275 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %273)
  %276 = fdiv <4 x float> splat (float 1.000000e+00), %274
  %277 = fdiv <4 x float> splat (float 1.000000e+00), %275
  %278 = insertelement <4 x float> poison, float %249, i64 0
  %279 = shufflevector <4 x float> %278, <4 x float> poison, <4 x i32> zeroinitializer
  %280 = fmul reassoc arcp contract afn <4 x float> %279, %276
  %281 = fmul reassoc arcp contract afn <4 x float> %276, %276
  %282 = fmul reassoc arcp contract afn <4 x float> %280, %281
  %283 = fmul reassoc arcp contract afn <4 x float> %279, %277
  %284 = fmul reassoc arcp contract afn <4 x float> %277, %277
  %285 = fmul reassoc arcp contract afn <4 x float> %283, %284
  %286 = fmul reassoc arcp contract afn <4 x float> %252, %282
  %287 = fmul reassoc arcp contract afn <4 x float> %253, %285
  %288 = fadd reassoc arcp contract afn <4 x float> %236, %286
  %289 = fadd reassoc arcp contract afn <4 x float> %237, %287
  %290 = fmul reassoc arcp contract afn <4 x float> %258, %282
  %291 = fmul reassoc arcp contract afn <4 x float> %259, %285
  %292 = fadd reassoc arcp contract afn <4 x float> %238, %290
  %293 = fadd reassoc arcp contract afn <4 x float> %239, %291
  %294 = fmul reassoc arcp contract afn <4 x float> %266, %282
  %295 = fmul reassoc arcp contract afn <4 x float> %267, %285
  %296 = fadd reassoc arcp contract afn <4 x float> %240, %294
  %297 = fadd reassoc arcp contract afn <4 x float> %241, %295
  %298 = add i64 %235, 1
  %299 = icmp slt i64 %298, %227
  br i1 %299, label %234, label %300

300:                                              ; preds = %234
  %301 = icmp eq i64 %227, %19
  br i1 %301, label %308, label %302, !prof !2

302:                                              ; preds = %300
  %303 = load volatile ptr, ptr %6, align 8
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 56
  %305 = load ptr, ptr %304, align 8
  %306 = load volatile i32, ptr %305, align 4
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %327, label %324, !prof !2

308:                                              ; preds = %300
  br label %309

309:                                              ; preds = %308, %209
  %310 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %288, %308 ]
  %311 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %289, %308 ]
  %312 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %292, %308 ]
  %313 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %293, %308 ]
  %314 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %296, %308 ]
  %315 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %209 ], [ %297, %308 ]
  %316 = getelementptr float, ptr %11, i64 %211
  store <4 x float> %310, ptr %316, align 4
  %317 = getelementptr i8, ptr %316, i64 16
  store <4 x float> %311, ptr %317, align 4
  %318 = getelementptr float, ptr %15, i64 %211
  store <4 x float> %312, ptr %318, align 4
  %319 = getelementptr i8, ptr %318, i64 16
  store <4 x float> %313, ptr %319, align 4
  %320 = getelementptr float, ptr %17, i64 %211
  store <4 x float> %314, ptr %320, align 4
  %321 = getelementptr i8, ptr %320, i64 16
  store <4 x float> %315, ptr %321, align 4
  %322 = add i64 %210, 8
  %323 = icmp slt i64 %322, %65
  br i1 %323, label %209, label %76

324:                                              ; preds = %302
  %325 = call preserve_mostcc i32 @eas.ask(ptr %303)
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %330, !prof !2

327:                                              ; preds = %324, %302
  %328 = add i64 %227, 362
  %329 = call i64 @llvm.umin.i64(i64 %328, i64 %19)
  br label %225

330:                                              ; preds = %324
  %331 = load volatile ptr, ptr %6, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 48
  %333 = load ptr, ptr %332, align 8
  store i32 5, ptr %333, align 4
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 4
  store i32 33, ptr %334, align 4
  %335 = getelementptr inbounds nuw i8, ptr %333, i64 8
  store i64 %42, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %333, i64 16
  store i64 0, ptr %336, align 8
  %337 = getelementptr inbounds nuw i8, ptr %333, i64 24
  store i64 0, ptr %337, align 8
  br label %67

338:                                              ; preds = %79, %420
  %339 = phi i64 [ %427, %420 ], [ %65, %79 ]
  %340 = sub i64 %63, %339
  %341 = call i64 @llvm.smax.i64(i64 %340, i64 0)
  %342 = call i64 @llvm.smin.i64(i64 %341, i64 4)
  %343 = trunc nuw nsw i64 %342 to i32
  %344 = insertelement <4 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <4 x i32> %344, <4 x i32> poison, <4 x i32> zeroinitializer
  %346 = icmp samesign ugt <4 x i32> %345, <i32 0, i32 1, i32 2, i32 3>
  %347 = add i64 %44, %339
  %348 = getelementptr float, ptr %21, i64 %347
  %349 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %348, <4 x i1> %346, <4 x float> zeroinitializer)
  %350 = getelementptr float, ptr %23, i64 %347
  %351 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %350, <4 x i1> %346, <4 x float> zeroinitializer)
  %352 = getelementptr float, ptr %25, i64 %347
  %353 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %352, <4 x i1> %346, <4 x float> zeroinitializer)
  br i1 %37, label %354, label %420

354:                                              ; preds = %338
  br label %362

355:                                              ; preds = %420
  br label %356

356:                                              ; preds = %355, %77
  %357 = add i64 %43, 1
  %358 = icmp eq i64 %357, %7
  %359 = select i1 %358, i64 0, i64 %357
  %360 = add i64 %42, 1
  %361 = icmp slt i64 %360, %3
  br i1 %361, label %41, label %66

362:                                              ; preds = %354, %432
  %363 = phi i64 [ %364, %432 ], [ 0, %354 ]
  %364 = phi i64 [ %434, %432 ], [ %38, %354 ]
  %365 = phi reassoc arcp contract afn <4 x float> [ %404, %432 ], [ zeroinitializer, %354 ]
  %366 = phi reassoc arcp contract afn <4 x float> [ %406, %432 ], [ zeroinitializer, %354 ]
  %367 = phi reassoc arcp contract afn <4 x float> [ %408, %432 ], [ zeroinitializer, %354 ]
  br label %368

368:                                              ; preds = %368, %362
  %369 = phi i64 [ %363, %362 ], [ %409, %368 ]
  %370 = phi reassoc arcp contract afn <4 x float> [ %365, %362 ], [ %404, %368 ]
  %371 = phi reassoc arcp contract afn <4 x float> [ %366, %362 ], [ %406, %368 ]
  %372 = phi reassoc arcp contract afn <4 x float> [ %367, %362 ], [ %408, %368 ]
  %373 = getelementptr float, ptr %21, i64 %369
  %374 = load float, ptr %373, align 4
  %375 = getelementptr float, ptr %23, i64 %369
  %376 = load float, ptr %375, align 4
  %377 = getelementptr float, ptr %25, i64 %369
  %378 = load float, ptr %377, align 4
  %379 = getelementptr float, ptr %27, i64 %369
  %380 = load float, ptr %379, align 4
  %381 = insertelement <4 x float> poison, float %374, i64 0
  %382 = shufflevector <4 x float> %381, <4 x float> poison, <4 x i32> zeroinitializer
  %383 = fsub reassoc arcp contract afn <4 x float> %382, %349
  %384 = fmul reassoc arcp contract afn <4 x float> %383, %383
  %385 = insertelement <4 x float> poison, float %376, i64 0
  %386 = shufflevector <4 x float> %385, <4 x float> poison, <4 x i32> zeroinitializer
  %387 = fsub reassoc arcp contract afn <4 x float> %386, %351
  %388 = fmul reassoc arcp contract afn <4 x float> %387, %387
  %389 = fadd reassoc arcp contract afn <4 x float> %384, %388
  %390 = insertelement <4 x float> poison, float %378, i64 0
  %391 = shufflevector <4 x float> %390, <4 x float> poison, <4 x i32> zeroinitializer
  %392 = fsub reassoc arcp contract afn <4 x float> %391, %353
  %393 = fmul reassoc arcp contract afn <4 x float> %392, %392
  %394 = fadd reassoc arcp contract afn <4 x float> %389, %393
  %395 = fadd reassoc arcp contract afn <4 x float> %394, %40
  %396 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %395)
  %397 = fdiv <4 x float> splat (float 1.000000e+00), %396
  %398 = insertelement <4 x float> poison, float %380, i64 0
  %399 = shufflevector <4 x float> %398, <4 x float> poison, <4 x i32> zeroinitializer
  %400 = fmul reassoc arcp contract afn <4 x float> %399, %397
  %401 = fmul reassoc arcp contract afn <4 x float> %397, %397
  %402 = fmul reassoc arcp contract afn <4 x float> %400, %401
  %403 = fmul reassoc arcp contract afn <4 x float> %383, %402
  %404 = fadd reassoc arcp contract afn <4 x float> %370, %403
  %405 = fmul reassoc arcp contract afn <4 x float> %387, %402
  %406 = fadd reassoc arcp contract afn <4 x float> %371, %405
  %407 = fmul reassoc arcp contract afn <4 x float> %392, %402
  %408 = fadd reassoc arcp contract afn <4 x float> %372, %407
  %409 = add i64 %369, 1
  %410 = icmp slt i64 %409, %364
  br i1 %410, label %368, label %411

411:                                              ; preds = %368
  %412 = icmp eq i64 %364, %19
  br i1 %412, label %419, label %413, !prof !2

413:                                              ; preds = %411
  %414 = load volatile ptr, ptr %6, align 8
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 56
  %416 = load ptr, ptr %415, align 8
  %417 = load volatile i32, ptr %416, align 4
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %432, label %429, !prof !2

419:                                              ; preds = %411
  br label %420

420:                                              ; preds = %419, %338
  %421 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %338 ], [ %404, %419 ]
  %422 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %338 ], [ %406, %419 ]
  %423 = phi reassoc arcp contract afn <4 x float> [ zeroinitializer, %338 ], [ %408, %419 ]
  %424 = getelementptr float, ptr %11, i64 %347
  call void @llvm.masked.store.v4f32.p0(<4 x float> %421, ptr align 4 %424, <4 x i1> %346)
  %425 = getelementptr float, ptr %15, i64 %347
  call void @llvm.masked.store.v4f32.p0(<4 x float> %422, ptr align 4 %425, <4 x i1> %346)
  %426 = getelementptr float, ptr %17, i64 %347
  call void @llvm.masked.store.v4f32.p0(<4 x float> %423, ptr align 4 %426, <4 x i1> %346)
  %427 = add i64 %339, 4
  %428 = icmp slt i64 %427, %64
  br i1 %428, label %338, label %355

429:                                              ; preds = %413
  %430 = call preserve_mostcc i32 @eas.ask(ptr %414)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %435, !prof !2

432:                                              ; preds = %429, %413
  %433 = add i64 %364, 362
  %434 = call i64 @llvm.umin.i64(i64 %433, i64 %19)
  br label %362

435:                                              ; preds = %429
  %436 = load volatile ptr, ptr %6, align 8
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 48
  %438 = load ptr, ptr %437, align 8
  store i32 5, ptr %438, align 4
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 4
  store i32 33, ptr %439, align 4
  %440 = getelementptr inbounds nuw i8, ptr %438, i64 8
  store i64 %42, ptr %440, align 8
  %441 = getelementptr inbounds nuw i8, ptr %438, i64 16
  store i64 0, ptr %441, align 8
  %442 = getelementptr inbounds nuw i8, ptr %438, i64 24
  store i64 0, ptr %442, align 8
  br label %67
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #1

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{i32 1}
