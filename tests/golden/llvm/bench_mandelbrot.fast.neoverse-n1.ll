; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %3
  %11 = load ptr, ptr %0, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i64, ptr %20, align 8
  br i1 %10, label %22, label %65

22:                                               ; preds = %5
  %23 = udiv i64 %2, %7
  %24 = urem i64 %23, %9
  %25 = urem i64 %2, %7
  %26 = icmp sgt i64 %13, 0
  %27 = and i64 %21, 4
  %28 = icmp ne i64 %27, 0
  br label %29

29:                                               ; preds = %337, %22
  %30 = phi i64 [ %2, %22 ], [ %345, %337 ]
  %31 = phi i64 [ %25, %22 ], [ %341, %337 ]
  %32 = phi i64 [ %24, %22 ], [ %344, %337 ]
  %33 = mul i64 %31, 24
  %34 = getelementptr float, ptr %11, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %33)
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 0)
  %38 = call i64 @llvm.smin.i64(i64 %37, i64 4)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = insertelement <4 x i32> poison, i32 %39, i64 0
  %41 = shufflevector <4 x i32> %40, <4 x i32> poison, <4 x i32> zeroinitializer
  %42 = icmp samesign ugt <4 x i32> %41, <i32 0, i32 1, i32 2, i32 3>
  %43 = call i64 @llvm.smax.i64(i64 %36, i64 4)
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 8)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = add nsw i32 %45, -4
  %47 = insertelement <4 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <4 x i32> %47, <4 x i32> poison, <4 x i32> zeroinitializer
  %49 = icmp sgt <4 x i32> %48, <i32 0, i32 1, i32 2, i32 3>
  %50 = call i64 @llvm.smax.i64(i64 %36, i64 8)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 12)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = add nsw i32 %52, -8
  %54 = insertelement <4 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <4 x i32> %54, <4 x i32> poison, <4 x i32> zeroinitializer
  %56 = icmp samesign ugt <4 x i32> %55, <i32 0, i32 1, i32 2, i32 3>
  %57 = call i64 @llvm.smax.i64(i64 %36, i64 12)
  %58 = call i64 @llvm.smin.i64(i64 %57, i64 16)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = add nsw i32 %59, -12
  %61 = insertelement <4 x i32> poison, i32 %60, i64 0
  %62 = shufflevector <4 x i32> %61, <4 x i32> poison, <4 x i32> zeroinitializer
  %63 = icmp sgt <4 x i32> %62, <i32 0, i32 1, i32 2, i32 3>
  br label %67

64:                                               ; preds = %337
  br label %65

65:                                               ; preds = %64, %5, %281
  %66 = phi i32 [ 1, %281 ], [ 0, %5 ], [ 0, %64 ]
  ret i32 %66

67:                                               ; preds = %29, %67
  %68 = phi i64 [ 16, %29 ], [ %78, %67 ]
  %69 = phi <4 x i1> [ %42, %29 ], [ %77, %67 ]
  %70 = sub i64 %37, %68
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = call i64 @llvm.smin.i64(i64 %71, i64 4)
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> zeroinitializer
  %76 = icmp samesign ugt <4 x i32> %75, <i32 0, i32 1, i32 2, i32 3>
  %77 = or <4 x i1> %69, %76
  %78 = add i64 %68, 4
  %79 = icmp slt i64 %78, 24
  br i1 %79, label %67, label %80

80:                                               ; preds = %67
  %81 = or <4 x i1> %77, %56
  %82 = or <4 x i1> %49, %63
  %83 = or <4 x i1> %81, %82
  %84 = bitcast <4 x i1> %83 to i4
  %85 = icmp ne i4 %84, 0
  %86 = and i1 %26, %85
  br label %87

87:                                               ; preds = %80, %87
  %88 = phi i64 [ 0, %80 ], [ %91, %87 ]
  %89 = getelementptr i32, ptr %4, i64 %88
  store <4 x i32> zeroinitializer, ptr %89, align 4
  %90 = getelementptr i8, ptr %89, i64 16
  store <4 x i32> zeroinitializer, ptr %90, align 4
  %91 = add i64 %88, 8
  %92 = icmp slt i64 %91, 24
  br i1 %92, label %87, label %93

93:                                               ; preds = %87
  br label %94

94:                                               ; preds = %93, %94
  %95 = phi i64 [ %99, %94 ], [ 0, %93 ]
  %96 = getelementptr float, ptr %4, i64 %95
  %97 = getelementptr i8, ptr %96, i64 128
  store <4 x float> zeroinitializer, ptr %97, align 4
  %98 = getelementptr i8, ptr %96, i64 144
  store <4 x float> zeroinitializer, ptr %98, align 4
  %99 = add i64 %95, 8
  %100 = icmp slt i64 %99, 24
  br i1 %100, label %94, label %101

101:                                              ; preds = %94
  br label %102

102:                                              ; preds = %101, %102
  %103 = phi i64 [ %107, %102 ], [ 0, %101 ]
  %104 = getelementptr float, ptr %4, i64 %103
  %105 = getelementptr i8, ptr %104, i64 256
  store <4 x float> zeroinitializer, ptr %105, align 4
  %106 = getelementptr i8, ptr %104, i64 272
  store <4 x float> zeroinitializer, ptr %106, align 4
  %107 = add i64 %103, 8
  %108 = icmp slt i64 %107, 24
  br i1 %108, label %102, label %109

109:                                              ; preds = %102
  %110 = call i64 @llvm.smin.i64(i64 %37, i64 24)
  %111 = and i64 %110, 16
  %112 = icmp eq i64 %111, 0
  %113 = insertelement <4 x float> poison, float %35, i64 0
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> zeroinitializer
  %115 = getelementptr float, ptr %17, i64 %33
  br label %116

116:                                              ; preds = %109, %276
  %117 = phi i1 [ %267, %276 ], [ %86, %109 ]
  %118 = phi i64 [ %121, %276 ], [ 0, %109 ]
  %119 = phi i64 [ %277, %276 ], [ 632, %109 ]
  br i1 %117, label %120, label %124

120:                                              ; preds = %116
  %121 = add i64 %118, 1
  %122 = icmp slt i64 %121, %13
  br i1 %112, label %223, label %123

123:                                              ; preds = %120
  br label %132

124:                                              ; preds = %116
  %125 = add i64 %32, %33
  %126 = getelementptr i32, ptr %19, i64 %125
  %127 = ptrtoint ptr %126 to i64
  %128 = and i64 %127, 15
  %129 = icmp eq i64 %128, 0
  %130 = and i1 %28, %129
  %131 = and i64 %110, 24
  br i1 %130, label %289, label %292

132:                                              ; preds = %123, %132
  %133 = phi i64 [ %220, %132 ], [ 0, %123 ]
  %134 = phi <4 x i1> [ %216, %132 ], [ zeroinitializer, %123 ]
  %135 = phi <4 x i1> [ %217, %132 ], [ zeroinitializer, %123 ]
  %136 = phi <4 x i1> [ %218, %132 ], [ zeroinitializer, %123 ]
  %137 = phi <4 x i1> [ %219, %132 ], [ zeroinitializer, %123 ]
  %138 = getelementptr float, ptr %4, i64 %133
  %139 = getelementptr i8, ptr %138, i64 256
  %140 = load <4 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %138, i64 272
  %142 = load <4 x float>, ptr %141, align 4
  %143 = getelementptr i8, ptr %138, i64 288
  %144 = load <4 x float>, ptr %143, align 4
  %145 = getelementptr i8, ptr %138, i64 304
  %146 = load <4 x float>, ptr %145, align 4
  %147 = fmul reassoc arcp contract afn <4 x float> %140, %140
  %148 = fmul reassoc arcp contract afn <4 x float> %142, %142
  %149 = fmul reassoc arcp contract afn <4 x float> %144, %144
  %150 = fmul reassoc arcp contract afn <4 x float> %146, %146
  %151 = getelementptr i8, ptr %138, i64 128
  %152 = load <4 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %138, i64 144
  %154 = load <4 x float>, ptr %153, align 4
  %155 = getelementptr i8, ptr %138, i64 160
  %156 = load <4 x float>, ptr %155, align 4
  %157 = getelementptr i8, ptr %138, i64 176
  %158 = load <4 x float>, ptr %157, align 4
  %159 = fmul reassoc arcp contract afn <4 x float> %152, %152
  %160 = fmul reassoc arcp contract afn <4 x float> %154, %154
  %161 = fmul reassoc arcp contract afn <4 x float> %156, %156
  %162 = fmul reassoc arcp contract afn <4 x float> %158, %158
  %163 = fadd reassoc arcp contract afn <4 x float> %147, %159
  %164 = fadd reassoc arcp contract afn <4 x float> %148, %160
  %165 = fadd reassoc arcp contract afn <4 x float> %149, %161
  %166 = fadd reassoc arcp contract afn <4 x float> %150, %162
  %167 = fcmp reassoc arcp contract afn ole <4 x float> %163, splat (float 4.000000e+00)
  %168 = fcmp reassoc arcp contract afn ole <4 x float> %164, splat (float 4.000000e+00)
  %169 = fcmp reassoc arcp contract afn ole <4 x float> %165, splat (float 4.000000e+00)
  %170 = fcmp reassoc arcp contract afn ole <4 x float> %166, splat (float 4.000000e+00)
  %171 = getelementptr i32, ptr %4, i64 %133
  %172 = load <4 x i32>, ptr %171, align 4
  %173 = getelementptr i8, ptr %171, i64 16
  %174 = load <4 x i32>, ptr %173, align 4
  %175 = getelementptr i8, ptr %171, i64 32
  %176 = load <4 x i32>, ptr %175, align 4
  %177 = getelementptr i8, ptr %171, i64 48
  %178 = load <4 x i32>, ptr %177, align 4
  %179 = zext <4 x i1> %167 to <4 x i32>
  %180 = zext <4 x i1> %168 to <4 x i32>
  %181 = zext <4 x i1> %169 to <4 x i32>
  %182 = zext <4 x i1> %170 to <4 x i32>
  %183 = add <4 x i32> %172, %179
  %184 = add <4 x i32> %174, %180
  %185 = add <4 x i32> %176, %181
  %186 = add <4 x i32> %178, %182
  %187 = fmul reassoc arcp contract afn <4 x float> %140, splat (float 2.000000e+00)
  %188 = fmul reassoc arcp contract afn <4 x float> %142, splat (float 2.000000e+00)
  %189 = fmul reassoc arcp contract afn <4 x float> %144, splat (float 2.000000e+00)
  %190 = fmul reassoc arcp contract afn <4 x float> %146, splat (float 2.000000e+00)
  %191 = fmul reassoc arcp contract afn <4 x float> %187, %152
  %192 = fmul reassoc arcp contract afn <4 x float> %188, %154
  %193 = fmul reassoc arcp contract afn <4 x float> %189, %156
  %194 = fmul reassoc arcp contract afn <4 x float> %190, %158
  %195 = fadd reassoc arcp contract afn <4 x float> %191, %114
  %196 = fadd reassoc arcp contract afn <4 x float> %192, %114
  %197 = fadd reassoc arcp contract afn <4 x float> %193, %114
  %198 = fadd reassoc arcp contract afn <4 x float> %194, %114
  %199 = fsub reassoc arcp contract afn <4 x float> %147, %159
  %200 = fsub reassoc arcp contract afn <4 x float> %148, %160
  %201 = fsub reassoc arcp contract afn <4 x float> %149, %161
  %202 = fsub reassoc arcp contract afn <4 x float> %150, %162
  %203 = add i64 %33, %133
  %204 = getelementptr float, ptr %17, i64 %203
  %205 = load <4 x float>, ptr %204, align 4
  %206 = getelementptr i8, ptr %204, i64 16
  %207 = load <4 x float>, ptr %206, align 4
  %208 = getelementptr i8, ptr %204, i64 32
  %209 = load <4 x float>, ptr %208, align 4
  %210 = getelementptr i8, ptr %204, i64 48
  %211 = load <4 x float>, ptr %210, align 4
  %212 = fadd reassoc arcp contract afn <4 x float> %199, %205
  %213 = fadd reassoc arcp contract afn <4 x float> %200, %207
  %214 = fadd reassoc arcp contract afn <4 x float> %201, %209
  %215 = fadd reassoc arcp contract afn <4 x float> %202, %211
  store <4 x i32> %183, ptr %171, align 4
  store <4 x i32> %184, ptr %173, align 4
  store <4 x i32> %185, ptr %175, align 4
  store <4 x i32> %186, ptr %177, align 4
  store <4 x float> %195, ptr %151, align 4
  store <4 x float> %196, ptr %153, align 4
  store <4 x float> %197, ptr %155, align 4
  store <4 x float> %198, ptr %157, align 4
  store <4 x float> %212, ptr %139, align 4
  store <4 x float> %213, ptr %141, align 4
  store <4 x float> %214, ptr %143, align 4
  store <4 x float> %215, ptr %145, align 4
  %216 = or <4 x i1> %134, %167
  %217 = or <4 x i1> %135, %168
  %218 = or <4 x i1> %136, %169
  %219 = or <4 x i1> %137, %170
  %220 = add i64 %133, 16
  %221 = icmp slt i64 %220, %111
  br i1 %221, label %132, label %222

222:                                              ; preds = %132
  br label %223

223:                                              ; preds = %222, %120
  %224 = phi <4 x i1> [ zeroinitializer, %120 ], [ %216, %222 ]
  %225 = phi <4 x i1> [ zeroinitializer, %120 ], [ %217, %222 ]
  %226 = phi <4 x i1> [ zeroinitializer, %120 ], [ %218, %222 ]
  %227 = phi <4 x i1> [ zeroinitializer, %120 ], [ %219, %222 ]
  br label %228

228:                                              ; preds = %223, %228
  %229 = phi i64 [ %111, %223 ], [ %259, %228 ]
  %230 = phi <4 x i1> [ %224, %223 ], [ %258, %228 ]
  %231 = getelementptr float, ptr %4, i64 %229
  %232 = getelementptr i8, ptr %231, i64 256
  %233 = load <4 x float>, ptr %232, align 4
  %234 = fmul reassoc arcp contract afn <4 x float> %233, %233
  %235 = getelementptr i8, ptr %231, i64 128
  %236 = load <4 x float>, ptr %235, align 4
  %237 = fmul reassoc arcp contract afn <4 x float> %236, %236
  %238 = fadd reassoc arcp contract afn <4 x float> %234, %237
  %239 = fcmp reassoc arcp contract afn ole <4 x float> %238, splat (float 4.000000e+00)
  %240 = getelementptr i32, ptr %4, i64 %229
  %241 = load <4 x i32>, ptr %240, align 4
  %242 = zext <4 x i1> %239 to <4 x i32>
  %243 = add <4 x i32> %241, %242
  %244 = fmul reassoc arcp contract afn <4 x float> %233, splat (float 2.000000e+00)
  %245 = fmul reassoc arcp contract afn <4 x float> %244, %236
  %246 = fadd reassoc arcp contract afn <4 x float> %245, %114
  %247 = fsub reassoc arcp contract afn <4 x float> %234, %237
  %248 = sub i64 %37, %229
  %249 = call i64 @llvm.smax.i64(i64 %248, i64 0)
  %250 = call i64 @llvm.smin.i64(i64 %249, i64 4)
  %251 = trunc nuw nsw i64 %250 to i32
  %252 = insertelement <4 x i32> poison, i32 %251, i64 0
  %253 = shufflevector <4 x i32> %252, <4 x i32> poison, <4 x i32> zeroinitializer
  %254 = icmp samesign ugt <4 x i32> %253, <i32 0, i32 1, i32 2, i32 3>
  %255 = getelementptr float, ptr %115, i64 %229
  %256 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %255, <4 x i1> %254, <4 x float> zeroinitializer)
  %257 = fadd reassoc arcp contract afn <4 x float> %247, %256
  store <4 x i32> %243, ptr %240, align 4
  store <4 x float> %246, ptr %235, align 4
  store <4 x float> %257, ptr %232, align 4
  %258 = or <4 x i1> %230, %239
  %259 = add i64 %229, 4
  %260 = icmp slt i64 %259, 24
  br i1 %260, label %228, label %261

261:                                              ; preds = %228
  %262 = or <4 x i1> %258, %226
  %263 = or <4 x i1> %225, %227
  %264 = or <4 x i1> %262, %263
  %265 = bitcast <4 x i1> %264 to i4
  %266 = icmp ne i4 %265, 0
  %267 = and i1 %122, %266
  %268 = add i64 %119, -1
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %270, label %276, !prof !2

270:                                              ; preds = %261
  %271 = load volatile ptr, ptr %6, align 8
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 56
  %273 = load ptr, ptr %272, align 8
  %274 = load volatile i32, ptr %273, align 4
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %276, label %278, !prof !3

276:                                              ; preds = %278, %270, %261
  %277 = phi i64 [ %268, %261 ], [ 632, %270 ], [ 632, %278 ]
  br label %116

278:                                              ; preds = %270
  %279 = call preserve_mostcc i32 @eas.ask(ptr %271)
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %276, label %281, !prof !3

281:                                              ; preds = %278
  %282 = load volatile ptr, ptr %6, align 8
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 48
  %284 = load ptr, ptr %283, align 8
  store i32 5, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 4
  store i32 32, ptr %285, align 4
  %286 = getelementptr inbounds nuw i8, ptr %284, i64 8
  store i64 %30, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %284, i64 16
  store i64 0, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %284, i64 24
  store i64 0, ptr %288, align 8
  br label %65

289:                                              ; preds = %124
  %290 = icmp eq i64 %131, 0
  br i1 %290, label %297, label %291

291:                                              ; preds = %289
  br label %300

292:                                              ; preds = %124
  %293 = icmp eq i64 %131, 0
  br i1 %293, label %297, label %294

294:                                              ; preds = %292
  br label %311

295:                                              ; preds = %300
  br label %297

296:                                              ; preds = %311
  br label %297

297:                                              ; preds = %296, %295, %292, %289
  %298 = icmp eq i64 %131, %110
  br i1 %298, label %337, label %299

299:                                              ; preds = %297
  br label %322

300:                                              ; preds = %291, %300
  %301 = phi i64 [ %309, %300 ], [ 0, %291 ]
  %302 = getelementptr i32, ptr %4, i64 %301
  %303 = load <4 x i32>, ptr %302, align 4
  %304 = getelementptr i8, ptr %302, i64 16
  %305 = load <4 x i32>, ptr %304, align 4
  %306 = add i64 %125, %301
  %307 = getelementptr i32, ptr %19, i64 %306
  store <4 x i32> %303, ptr %307, align 16, !nontemporal !4
  %308 = getelementptr i8, ptr %307, i64 16
  store <4 x i32> %305, ptr %308, align 16, !nontemporal !4
  %309 = add i64 %301, 8
  %310 = icmp slt i64 %309, %131
  br i1 %310, label %300, label %295

311:                                              ; preds = %294, %311
  %312 = phi i64 [ %320, %311 ], [ 0, %294 ]
  %313 = getelementptr i32, ptr %4, i64 %312
  %314 = load <4 x i32>, ptr %313, align 4
  %315 = getelementptr i8, ptr %313, i64 16
  %316 = load <4 x i32>, ptr %315, align 4
  %317 = add i64 %125, %312
  %318 = getelementptr i32, ptr %19, i64 %317
  store <4 x i32> %314, ptr %318, align 4
  %319 = getelementptr i8, ptr %318, i64 16
  store <4 x i32> %316, ptr %319, align 4
  %320 = add i64 %312, 8
  %321 = icmp slt i64 %320, %131
  br i1 %321, label %311, label %296

322:                                              ; preds = %299, %322
  %323 = phi i64 [ %334, %322 ], [ %131, %299 ]
  %324 = getelementptr i32, ptr %4, i64 %323
  %325 = load <4 x i32>, ptr %324, align 4
  %326 = sub i64 %37, %323
  %327 = call i64 @llvm.smax.i64(i64 %326, i64 0)
  %328 = call i64 @llvm.smin.i64(i64 %327, i64 4)
  %329 = trunc nuw nsw i64 %328 to i32
  %330 = insertelement <4 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <4 x i32> %330, <4 x i32> poison, <4 x i32> zeroinitializer
  %332 = icmp samesign ugt <4 x i32> %331, <i32 0, i32 1, i32 2, i32 3>
  %333 = getelementptr i32, ptr %126, i64 %323
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %325, ptr align 4 %333, <4 x i1> %332)
  %334 = add i64 %323, 4
  %335 = icmp slt i64 %334, %110
  br i1 %335, label %322, label %336

336:                                              ; preds = %322
  br label %337

337:                                              ; preds = %336, %297
  %338 = add i64 %31, 1
  %339 = icmp eq i64 %338, %7
  %340 = zext i1 %339 to i64
  %341 = select i1 %339, i64 0, i64 %338
  %342 = add i64 %32, %340
  %343 = icmp eq i64 %342, %9
  %344 = select i1 %343, i64 0, i64 %342
  %345 = add i64 %30, 1
  %346 = icmp slt i64 %345, %3
  br i1 %346, label %29, label %64
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #4

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
!4 = !{i32 1}
