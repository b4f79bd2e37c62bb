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
  br i1 %12, label %28, label %68

28:                                               ; preds = %5
  %29 = icmp sgt i64 %15, 0
  %30 = and i64 %27, 4
  %31 = icmp ne i64 %30, 0
  br label %32

32:                                               ; preds = %28, %326
  %33 = phi i64 [ %334, %326 ], [ %2, %28 ]
  %34 = phi i64 [ %332, %326 ], [ %9, %28 ]
  %35 = phi i64 [ %333, %326 ], [ %11, %28 ]
  %36 = mul i64 %34, 24
  %37 = getelementptr float, ptr %13, i64 %35
  %38 = load float, ptr %37, align 4
  %39 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %36)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 4)
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = insertelement <4 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <4 x i32> zeroinitializer
  %45 = icmp samesign ugt <4 x i32> %44, <i32 0, i32 1, i32 2, i32 3>
  %46 = call i64 @llvm.smax.i64(i64 %39, i64 4)
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 8)
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = add nsw i32 %48, -4
  %50 = insertelement <4 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <4 x i32> %50, <4 x i32> poison, <4 x i32> zeroinitializer
  %52 = icmp sgt <4 x i32> %51, <i32 0, i32 1, i32 2, i32 3>
  %53 = call i64 @llvm.smax.i64(i64 %39, i64 8)
  %54 = call i64 @llvm.smin.i64(i64 %53, i64 12)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = add nsw i32 %55, -8
  %57 = insertelement <4 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <4 x i32> %57, <4 x i32> poison, <4 x i32> zeroinitializer
  %59 = icmp samesign ugt <4 x i32> %58, <i32 0, i32 1, i32 2, i32 3>
  %60 = call i64 @llvm.smax.i64(i64 %39, i64 12)
  %61 = call i64 @llvm.smin.i64(i64 %60, i64 16)
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = add nsw i32 %62, -12
  %64 = insertelement <4 x i32> poison, i32 %63, i64 0
  %65 = shufflevector <4 x i32> %64, <4 x i32> poison, <4 x i32> zeroinitializer
  %66 = icmp sgt <4 x i32> %65, <i32 0, i32 1, i32 2, i32 3>
  br label %70

67:                                               ; preds = %326
  br label %68

68:                                               ; preds = %67, %5, %136
  %69 = phi i32 [ 1, %136 ], [ 0, %5 ], [ 0, %67 ]
  ret i32 %69

70:                                               ; preds = %32, %70
  %71 = phi i64 [ 16, %32 ], [ %81, %70 ]
  %72 = phi <4 x i1> [ %45, %32 ], [ %80, %70 ]
  %73 = sub i64 %40, %71
  %74 = call i64 @llvm.smax.i64(i64 %73, i64 0)
  %75 = call i64 @llvm.smin.i64(i64 %74, i64 4)
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = insertelement <4 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <4 x i32> %77, <4 x i32> poison, <4 x i32> zeroinitializer
  %79 = icmp samesign ugt <4 x i32> %78, <i32 0, i32 1, i32 2, i32 3>
  %80 = or <4 x i1> %72, %79
  %81 = add i64 %71, 4
  %82 = icmp slt i64 %81, 24
  br i1 %82, label %70, label %83

83:                                               ; preds = %70
  %84 = or <4 x i1> %80, %59
  %85 = or <4 x i1> %52, %66
  %86 = or <4 x i1> %84, %85
  %87 = bitcast <4 x i1> %86 to i4
  %88 = icmp ne i4 %87, 0
  %89 = and i1 %29, %88
  br label %90

90:                                               ; preds = %83, %90
  %91 = phi i64 [ 0, %83 ], [ %94, %90 ]
  %92 = getelementptr i32, ptr %4, i64 %91
  store <4 x i32> zeroinitializer, ptr %92, align 4
  %93 = getelementptr i8, ptr %92, i64 16
  store <4 x i32> zeroinitializer, ptr %93, align 4
  %94 = add i64 %91, 8
  %95 = icmp slt i64 %94, 24
  br i1 %95, label %90, label %96

96:                                               ; preds = %90
  br label %97

97:                                               ; preds = %96, %97
  %98 = phi i64 [ %102, %97 ], [ 0, %96 ]
  %99 = getelementptr float, ptr %4, i64 %98
  %100 = getelementptr i8, ptr %99, i64 128
  store <4 x float> zeroinitializer, ptr %100, align 4
  %101 = getelementptr i8, ptr %99, i64 144
  store <4 x float> zeroinitializer, ptr %101, align 4
  %102 = add i64 %98, 8
  %103 = icmp slt i64 %102, 24
  br i1 %103, label %97, label %104

104:                                              ; preds = %97
  br label %105

105:                                              ; preds = %104, %105
  %106 = phi i64 [ %110, %105 ], [ 0, %104 ]
  %107 = getelementptr float, ptr %4, i64 %106
  %108 = getelementptr i8, ptr %107, i64 256
  store <4 x float> zeroinitializer, ptr %108, align 4
  %109 = getelementptr i8, ptr %107, i64 272
  store <4 x float> zeroinitializer, ptr %109, align 4
  %110 = add i64 %106, 8
  %111 = icmp slt i64 %110, 24
  br i1 %111, label %105, label %112

112:                                              ; preds = %105
  %113 = call i64 @llvm.smin.i64(i64 %40, i64 24)
  %114 = and i64 %113, 16
  %115 = icmp eq i64 %114, 0
  %116 = insertelement <4 x float> poison, float %38, i64 0
  %117 = shufflevector <4 x float> %116, <4 x float> poison, <4 x i32> zeroinitializer
  %118 = getelementptr float, ptr %23, i64 %36
  br label %119

119:                                              ; preds = %112, %271
  %120 = phi i1 [ %277, %271 ], [ %89, %112 ]
  %121 = phi i64 [ %125, %271 ], [ 0, %112 ]
  %122 = load volatile i32, ptr %19, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %141, label %136, !prof !1

124:                                              ; preds = %141
  %125 = add i64 %121, 1
  %126 = icmp slt i64 %125, %15
  br i1 %115, label %233, label %127

127:                                              ; preds = %124
  br label %142

128:                                              ; preds = %141
  %129 = add i64 %35, %36
  %130 = getelementptr i32, ptr %25, i64 %129
  %131 = ptrtoint ptr %130 to i64
  %132 = and i64 %131, 15
  %133 = icmp eq i64 %132, 0
  %134 = and i1 %31, %133
  %135 = and i64 %113, 24
  br i1 %134, label %278, label %281

136:                                              ; preds = %119
  store i32 5, ptr %21, align 4
  %137 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 32, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %33, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 0, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i64 0, ptr %140, align 8
  br label %68

141:                                              ; preds = %119
  br i1 %120, label %124, label %128

142:                                              ; preds = %127, %142
  %143 = phi i64 [ %230, %142 ], [ 0, %127 ]
  %144 = phi <4 x i1> [ %226, %142 ], [ zeroinitializer, %127 ]
  %145 = phi <4 x i1> [ %227, %142 ], [ zeroinitializer, %127 ]
  %146 = phi <4 x i1> [ %228, %142 ], [ zeroinitializer, %127 ]
  %147 = phi <4 x i1> [ %229, %142 ], [ zeroinitializer, %127 ]
  %148 = getelementptr float, ptr %4, i64 %143
  %149 = getelementptr i8, ptr %148, i64 256
  %150 = load <4 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %148, i64 272
  %152 = load <4 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %148, i64 288
  %154 = load <4 x float>, ptr %153, align 4
  %155 = getelementptr i8, ptr %148, i64 304
  %156 = load <4 x float>, ptr %155, align 4
  %157 = fmul reassoc arcp contract afn <4 x float> %150, %150
  %158 = fmul reassoc arcp contract afn <4 x float> %152, %152
  %159 = fmul reassoc arcp contract afn <4 x float> %154, %154
  %160 = fmul reassoc arcp contract afn <4 x float> %156, %156
  %161 = getelementptr i8, ptr %148, i64 128
  %162 = load <4 x float>, ptr %161, align 4
  %163 = getelementptr i8, ptr %148, i64 144
  %164 = load <4 x float>, ptr %163, align 4
  %165 = getelementptr i8, ptr %148, i64 160
  %166 = load <4 x float>, ptr %165, align 4
  %167 = getelementptr i8, ptr %148, i64 176
  %168 = load <4 x float>, ptr %167, align 4
  %169 = fmul reassoc arcp contract afn <4 x float> %162, %162
  %170 = fmul reassoc arcp contract afn <4 x float> %164, %164
  %171 = fmul reassoc arcp contract afn <4 x float> %166, %166
  %172 = fmul reassoc arcp contract afn <4 x float> %168, %168
  %173 = fadd reassoc arcp contract afn <4 x float> %157, %169
  %174 = fadd reassoc arcp contract afn <4 x float> %158, %170
  %175 = fadd reassoc arcp contract afn <4 x float> %159, %171
  %176 = fadd reassoc arcp contract afn <4 x float> %160, %172
  %177 = fcmp reassoc arcp contract afn ole <4 x float> %173, splat (float 4.000000e+00)
  %178 = fcmp reassoc arcp contract afn ole <4 x float> %174, splat (float 4.000000e+00)
  %179 = fcmp reassoc arcp contract afn ole <4 x float> %175, splat (float 4.000000e+00)
  %180 = fcmp reassoc arcp contract afn ole <4 x float> %176, splat (float 4.000000e+00)
  %181 = getelementptr i32, ptr %4, i64 %143
  %182 = load <4 x i32>, ptr %181, align 4
  %183 = getelementptr i8, ptr %181, i64 16
  %184 = load <4 x i32>, ptr %183, align 4
  %185 = getelementptr i8, ptr %181, i64 32
  %186 = load <4 x i32>, ptr %185, align 4
  %187 = getelementptr i8, ptr %181, i64 48
  %188 = load <4 x i32>, ptr %187, align 4
  %189 = zext <4 x i1> %177 to <4 x i32>
  %190 = zext <4 x i1> %178 to <4 x i32>
  %191 = zext <4 x i1> %179 to <4 x i32>
  %192 = zext <4 x i1> %180 to <4 x i32>
  %193 = add <4 x i32> %182, %189
  %194 = add <4 x i32> %184, %190
  %195 = add <4 x i32> %186, %191
  %196 = add <4 x i32> %188, %192
  %197 = fmul reassoc arcp contract afn <4 x float> %150, splat (float 2.000000e+00)
  %198 = fmul reassoc arcp contract afn <4 x float> %152, splat (float 2.000000e+00)
  %199 = fmul reassoc arcp contract afn <4 x float> %154, splat (float 2.000000e+00)
  %200 = fmul reassoc arcp contract afn <4 x float> %156, splat (float 2.000000e+00)
  %201 = fmul reassoc arcp contract afn <4 x float> %197, %162
  %202 = fmul reassoc arcp contract afn <4 x float> %198, %164
  %203 = fmul reassoc arcp contract afn <4 x float> %199, %166
  %204 = fmul reassoc arcp contract afn <4 x float> %200, %168
  %205 = fadd reassoc arcp contract afn <4 x float> %201, %117
  %206 = fadd reassoc arcp contract afn <4 x float> %202, %117
  %207 = fadd reassoc arcp contract afn <4 x float> %203, %117
  %208 = fadd reassoc arcp contract afn <4 x float> %204, %117
  %209 = fsub reassoc arcp contract afn <4 x float> %157, %169
  %210 = fsub reassoc arcp contract afn <4 x float> %158, %170
  %211 = fsub reassoc arcp contract afn <4 x float> %159, %171
  %212 = fsub reassoc arcp contract afn <4 x float> %160, %172
  %213 = add i64 %36, %143
  %214 = getelementptr float, ptr %23, i64 %213
  %215 = load <4 x float>, ptr %214, align 4
  %216 = getelementptr i8, ptr %214, i64 16
  %217 = load <4 x float>, ptr %216, align 4
  %218 = getelementptr i8, ptr %214, i64 32
  %219 = load <4 x float>, ptr %218, align 4
  %220 = getelementptr i8, ptr %214, i64 48
  %221 = load <4 x float>, ptr %220, align 4
  %222 = fadd reassoc arcp contract afn <4 x float> %209, %215
  %223 = fadd reassoc arcp contract afn <4 x float> %210, %217
  %224 = fadd reassoc arcp contract afn <4 x float> %211, %219
  %225 = fadd reassoc arcp contract afn <4 x float> %212, %221
  store <4 x i32> %193, ptr %181, align 4
  store <4 x i32> %194, ptr %183, align 4
  store <4 x i32> %195, ptr %185, align 4
  store <4 x i32> %196, ptr %187, align 4
  store <4 x float> %205, ptr %161, align 4
  store <4 x float> %206, ptr %163, align 4
  store <4 x float> %207, ptr %165, align 4
  store <4 x float> %208, ptr %167, align 4
  store <4 x float> %222, ptr %149, align 4
  store <4 x float> %223, ptr %151, align 4
  store <4 x float> %224, ptr %153, align 4
  store <4 x float> %225, ptr %155, align 4
  %226 = or <4 x i1> %144, %177
  %227 = or <4 x i1> %145, %178
  %228 = or <4 x i1> %146, %179
  %229 = or <4 x i1> %147, %180
  %230 = add i64 %143, 16
  %231 = icmp slt i64 %230, %114
  br i1 %231, label %142, label %232

232:                                              ; preds = %142
  br label %233

233:                                              ; preds = %232, %124
  %234 = phi <4 x i1> [ zeroinitializer, %124 ], [ %226, %232 ]
  %235 = phi <4 x i1> [ zeroinitializer, %124 ], [ %227, %232 ]
  %236 = phi <4 x i1> [ zeroinitializer, %124 ], [ %228, %232 ]
  %237 = phi <4 x i1> [ zeroinitializer, %124 ], [ %229, %232 ]
  br label %238

238:                                              ; preds = %233, %238
  %239 = phi i64 [ %114, %233 ], [ %269, %238 ]
  %240 = phi <4 x i1> [ %234, %233 ], [ %268, %238 ]
  %241 = getelementptr float, ptr %4, i64 %239
  %242 = getelementptr i8, ptr %241, i64 256
  %243 = load <4 x float>, ptr %242, align 4
  %244 = fmul reassoc arcp contract afn <4 x float> %243, %243
  %245 = getelementptr i8, ptr %241, i64 128
  %246 = load <4 x float>, ptr %245, align 4
  %247 = fmul reassoc arcp contract afn <4 x float> %246, %246
  %248 = fadd reassoc arcp contract afn <4 x float> %244, %247
  %249 = fcmp reassoc arcp contract afn ole <4 x float> %248, splat (float 4.000000e+00)
  %250 = getelementptr i32, ptr %4, i64 %239
  %251 = load <4 x i32>, ptr %250, align 4
  %252 = zext <4 x i1> %249 to <4 x i32>
  %253 = add <4 x i32> %251, %252
  %254 = fmul reassoc arcp contract afn <4 x float> %243, splat (float 2.000000e+00)
  %255 = fmul reassoc arcp contract afn <4 x float> %254, %246
  %256 = fadd reassoc arcp contract afn <4 x float> %255, %117
  %257 = fsub reassoc arcp contract afn <4 x float> %244, %247
  %258 = sub i64 %40, %239
  %259 = call i64 @llvm.smax.i64(i64 %258, i64 0)
  %260 = call i64 @llvm.smin.i64(i64 %259, i64 4)
  %261 = trunc nuw nsw i64 %260 to i32
  %262 = insertelement <4 x i32> poison, i32 %261, i64 0
  %263 = shufflevector <4 x i32> %262, <4 x i32> poison, <4 x i32> zeroinitializer
  %264 = icmp samesign ugt <4 x i32> %263, <i32 0, i32 1, i32 2, i32 3>
  %265 = getelementptr float, ptr %118, i64 %239
  %266 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %265, <4 x i1> %264, <4 x float> zeroinitializer)
  %267 = fadd reassoc arcp contract afn <4 x float> %257, %266
  store <4 x i32> %253, ptr %250, align 4
  store <4 x float> %256, ptr %245, align 4
  store <4 x float> %267, ptr %242, align 4
  %268 = or <4 x i1> %240, %249
  %269 = add i64 %239, 4
  %270 = icmp slt i64 %269, 24
  br i1 %270, label %238, label %271

271:                                              ; preds = %238
  %272 = or <4 x i1> %268, %236
  %273 = or <4 x i1> %235, %237
  %274 = or <4 x i1> %272, %273
  %275 = bitcast <4 x i1> %274 to i4
  %276 = icmp ne i4 %275, 0
  %277 = and i1 %126, %276
  br label %119

278:                                              ; preds = %128
  %279 = icmp eq i64 %135, 0
  br i1 %279, label %286, label %280

280:                                              ; preds = %278
  br label %289

281:                                              ; preds = %128
  %282 = icmp eq i64 %135, 0
  br i1 %282, label %286, label %283

283:                                              ; preds = %281
  br label %300

284:                                              ; preds = %289
  br label %286

285:                                              ; preds = %300
  br label %286

286:                                              ; preds = %285, %284, %281, %278
  %287 = icmp eq i64 %135, %113
  br i1 %287, label %326, label %288

288:                                              ; preds = %286
  br label %311

289:                                              ; preds = %280, %289
  %290 = phi i64 [ %298, %289 ], [ 0, %280 ]
  %291 = getelementptr i32, ptr %4, i64 %290
  %292 = load <4 x i32>, ptr %291, align 4
  %293 = getelementptr i8, ptr %291, i64 16
  %294 = load <4 x i32>, ptr %293, align 4
  %295 = add i64 %129, %290
  %296 = getelementptr i32, ptr %25, i64 %295
  store <4 x i32> %292, ptr %296, align 16, !nontemporal !2
  %297 = getelementptr i8, ptr %296, i64 16
  store <4 x i32> %294, ptr %297, align 16, !nontemporal !2
  %298 = add i64 %290, 8
  %299 = icmp slt i64 %298, %135
  br i1 %299, label %289, label %284

300:                                              ; preds = %283, %300
  %301 = phi i64 [ %309, %300 ], [ 0, %283 ]
  %302 = getelementptr i32, ptr %4, i64 %301
  %303 = load <4 x i32>, ptr %302, align 4
  %304 = getelementptr i8, ptr %302, i64 16
  %305 = load <4 x i32>, ptr %304, align 4
  %306 = add i64 %129, %301
  %307 = getelementptr i32, ptr %25, i64 %306
  store <4 x i32> %303, ptr %307, align 4
  %308 = getelementptr i8, ptr %307, i64 16
  store <4 x i32> %305, ptr %308, align 4
  %309 = add i64 %301, 8
  %310 = icmp slt i64 %309, %135
  br i1 %310, label %300, label %285

311:                                              ; preds = %288, %311
  %312 = phi i64 [ %323, %311 ], [ %135, %288 ]
  %313 = getelementptr i32, ptr %4, i64 %312
  %314 = load <4 x i32>, ptr %313, align 4
  %315 = sub i64 %40, %312
  %316 = call i64 @llvm.smax.i64(i64 %315, i64 0)
  %317 = call i64 @llvm.smin.i64(i64 %316, i64 4)
  %318 = trunc nuw nsw i64 %317 to i32
  %319 = insertelement <4 x i32> poison, i32 %318, i64 0
  %320 = shufflevector <4 x i32> %319, <4 x i32> poison, <4 x i32> zeroinitializer
  %321 = icmp samesign ugt <4 x i32> %320, <i32 0, i32 1, i32 2, i32 3>
  %322 = getelementptr i32, ptr %130, i64 %312
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %314, ptr align 4 %322, <4 x i1> %321)
  %323 = add i64 %312, 4
  %324 = icmp slt i64 %323, %113
  br i1 %324, label %311, label %325

325:                                              ; preds = %311
  br label %326

326:                                              ; preds = %325, %286
  %327 = add i64 %34, 1
  %328 = icmp eq i64 %327, %6
  %329 = zext i1 %328 to i64
  %330 = add i64 %35, %329
  %331 = icmp eq i64 %330, %8
  %332 = select i1 %328, i64 0, i64 %327
  %333 = select i1 %331, i64 0, i64 %330
  %334 = add i64 %33, 1
  %335 = icmp slt i64 %334, %3
  br i1 %335, label %32, label %67
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

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
