; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i64, ptr %20, align 8
  br i1 %8, label %22, label %33

22:                                               ; preds = %5
  %23 = urem i64 %2, %7
  %24 = icmp ne ptr %13, null
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %26 = and i64 %21, 1
  %27 = icmp ne i64 %26, 0
  br label %28

28:                                               ; preds = %356, %22
  %29 = phi i64 [ %2, %22 ], [ %360, %356 ]
  %30 = phi i64 [ %23, %22 ], [ %359, %356 ]
  %31 = shl i64 %30, 8
  br label %35

32:                                               ; preds = %356
  br label %33

33:                                               ; preds = %32, %5, %286, %213, %129, %61
  %34 = phi i32 [ 1, %286 ], [ 1, %61 ], [ 1, %129 ], [ 1, %213 ], [ 0, %5 ], [ 0, %32 ]
  ret i32 %34

35:                                               ; preds = %28, %69
  %36 = phi i64 [ 0, %28 ], [ %70, %69 ]
  %37 = add i64 %31, %36
  %38 = icmp sgt i64 %37, %11
  %39 = icmp slt i64 %37, %9
  %40 = or i1 %39, %38
  %41 = icmp slt i64 %37, %15
  %42 = xor i1 %40, true
  %43 = and i1 %24, %42
  %44 = and i1 %43, %41
  br i1 %44, label %52, label %57

45:                                               ; preds = %69
  %46 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %31)
  %47 = call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 256)
  %49 = and i64 %48, 496
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %84, label %51

51:                                               ; preds = %45
  br label %72

52:                                               ; preds = %35
  %53 = load ptr, ptr %25, align 8
  %54 = call i8 %53(ptr nonnull %13, i64 %37) #4
  %55 = and i8 %54, 1
  %56 = icmp eq i8 %55, 0
  br label %59

57:                                               ; preds = %35
  %58 = and i1 %40, %41
  br label %59

59:                                               ; preds = %57, %52
  %60 = phi i1 [ %56, %52 ], [ %58, %57 ]
  br i1 %60, label %61, label %69, !prof !2

61:                                               ; preds = %59
  %62 = load volatile ptr, ptr %6, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 48
  %64 = load ptr, ptr %63, align 8
  store i32 1, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 4
  store i32 13, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  store i64 %29, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 16
  store i64 %36, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 24
  store i64 %37, ptr %68, align 8
  br label %33

69:                                               ; preds = %59
  %70 = add i64 %36, 1
  %71 = icmp slt i64 %70, 256
  br i1 %71, label %35, label %45

72:                                               ; preds = %51, %72
  %73 = phi i64 [ %81, %72 ], [ 0, %51 ]
  %74 = add i64 %31, %73
  %75 = getelementptr float, ptr %19, i64 %74
  %76 = load <8 x float>, ptr %75, align 4
  %77 = getelementptr i8, ptr %75, i64 32
  %78 = load <8 x float>, ptr %77, align 4
  %79 = getelementptr float, ptr %4, i64 %73
  store <8 x float> %76, ptr %79, align 4
  %80 = getelementptr i8, ptr %79, i64 32
  store <8 x float> %78, ptr %80, align 4
  %81 = add i64 %73, 16
  %82 = icmp slt i64 %81, %49
  br i1 %82, label %72, label %83

83:                                               ; preds = %72
  br label %84

84:                                               ; preds = %83, %45
  %85 = icmp slt i64 %46, 256
  br i1 %85, label %86, label %103

86:                                               ; preds = %84
  %87 = getelementptr float, ptr %19, i64 %31
  br label %88

88:                                               ; preds = %86, %88
  %89 = phi i64 [ %100, %88 ], [ %49, %86 ]
  %90 = sub i64 %47, %89
  %91 = call i64 @llvm.smax.i64(i64 %90, i64 0)
  %92 = call i64 @llvm.smin.i64(i64 %91, i64 8)
  %93 = trunc nuw nsw i64 %92 to i32
  %94 = insertelement <8 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <8 x i32> %94, <8 x i32> poison, <8 x i32> zeroinitializer
  %96 = icmp samesign ugt <8 x i32> %95, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %97 = getelementptr float, ptr %87, i64 %89
  %98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %97, <8 x i1> %96, <8 x float> zeroinitializer)
  %99 = getelementptr float, ptr %4, i64 %89
  store <8 x float> %98, ptr %99, align 4
  %100 = add i64 %89, 8
  %101 = icmp slt i64 %100, 256
  br i1 %101, label %88, label %102

102:                                              ; preds = %88
  br label %103

103:                                              ; preds = %102, %84
  br label %104

104:                                              ; preds = %103, %137
  %105 = phi i64 [ 0, %103 ], [ %138, %137 ]
  %106 = add i64 %31, %105
  %107 = icmp sgt i64 %106, %11
  %108 = icmp slt i64 %106, %9
  %109 = or i1 %108, %107
  %110 = icmp slt i64 %106, %15
  %111 = xor i1 %109, true
  %112 = and i1 %24, %111
  %113 = and i1 %112, %110
  br i1 %113, label %120, label %125

114:                                              ; preds = %137
  %115 = getelementptr float, ptr %19, i64 %31
  %116 = ptrtoint ptr %115 to i64
  %117 = and i64 %116, 31
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %27, %118
  br i1 %119, label %140, label %142

120:                                              ; preds = %104
  %121 = load ptr, ptr %25, align 8
  %122 = call i8 %121(ptr nonnull %13, i64 %106) #4
  %123 = and i8 %122, 1
  %124 = icmp eq i8 %123, 0
  br label %127

125:                                              ; preds = %104
  %126 = and i1 %109, %110
  br label %127

127:                                              ; preds = %125, %120
  %128 = phi i1 [ %124, %120 ], [ %126, %125 ]
  br i1 %128, label %129, label %137, !prof !2

129:                                              ; preds = %127
  %130 = load volatile ptr, ptr %6, align 8
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %132 = load ptr, ptr %131, align 8
  store i32 1, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  store i32 20, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store i64 %29, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 16
  store i64 %105, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %132, i64 24
  store i64 %106, ptr %136, align 8
  br label %33

137:                                              ; preds = %127
  %138 = add i64 %105, 1
  %139 = icmp slt i64 %138, 256
  br i1 %139, label %104, label %114

140:                                              ; preds = %114
  br i1 %50, label %146, label %141

141:                                              ; preds = %140
  br label %149

142:                                              ; preds = %114
  br i1 %50, label %146, label %143

143:                                              ; preds = %142
  br label %162

144:                                              ; preds = %149
  br label %146

145:                                              ; preds = %162
  br label %146

146:                                              ; preds = %145, %144, %142, %140
  %147 = icmp eq i64 %49, %48
  br i1 %147, label %191, label %148

148:                                              ; preds = %146
  br label %175

149:                                              ; preds = %141, %149
  %150 = phi i64 [ %160, %149 ], [ 0, %141 ]
  %151 = getelementptr float, ptr %4, i64 %150
  %152 = load <8 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %151, i64 32
  %154 = load <8 x float>, ptr %153, align 4
  %155 = fadd <8 x float> %152, splat (float 1.000000e+00)
  %156 = fadd <8 x float> %154, splat (float 1.000000e+00)
  %157 = add i64 %31, %150
  %158 = getelementptr float, ptr %19, i64 %157
  store <8 x float> %155, ptr %158, align 32, !nontemporal !3
  %159 = getelementptr i8, ptr %158, i64 32
  store <8 x float> %156, ptr %159, align 32, !nontemporal !3
  %160 = add i64 %150, 16
  %161 = icmp slt i64 %160, %49
  br i1 %161, label %149, label %144

162:                                              ; preds = %143, %162
  %163 = phi i64 [ %173, %162 ], [ 0, %143 ]
  %164 = getelementptr float, ptr %4, i64 %163
  %165 = load <8 x float>, ptr %164, align 4
  %166 = getelementptr i8, ptr %164, i64 32
  %167 = load <8 x float>, ptr %166, align 4
  %168 = fadd <8 x float> %165, splat (float 1.000000e+00)
  %169 = fadd <8 x float> %167, splat (float 1.000000e+00)
  %170 = add i64 %31, %163
  %171 = getelementptr float, ptr %19, i64 %170
  store <8 x float> %168, ptr %171, align 4
  %172 = getelementptr i8, ptr %171, i64 32
  store <8 x float> %169, ptr %172, align 4
  %173 = add i64 %163, 16
  %174 = icmp slt i64 %173, %49
  br i1 %174, label %162, label %145

175:                                              ; preds = %148, %175
  %176 = phi i64 [ %188, %175 ], [ %49, %148 ]
  %177 = getelementptr float, ptr %4, i64 %176
  %178 = load <8 x float>, ptr %177, align 4
  %179 = fadd <8 x float> %178, splat (float 1.000000e+00)
  %180 = sub i64 %47, %176
  %181 = call i64 @llvm.smax.i64(i64 %180, i64 0)
  %182 = call i64 @llvm.smin.i64(i64 %181, i64 8)
  %183 = trunc nuw nsw i64 %182 to i32
  %184 = insertelement <8 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <8 x i32> %184, <8 x i32> poison, <8 x i32> zeroinitializer
  %186 = icmp samesign ugt <8 x i32> %185, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %187 = getelementptr float, ptr %115, i64 %176
  call void @llvm.masked.store.v8f32.p0(<8 x float> %179, ptr align 4 %187, <8 x i1> %186)
  %188 = add i64 %176, 8
  %189 = icmp slt i64 %188, %48
  br i1 %189, label %175, label %190

190:                                              ; preds = %175
  br label %191

191:                                              ; preds = %190, %146
  br label %192

192:                                              ; preds = %191, %221
  %193 = phi i64 [ 0, %191 ], [ %222, %221 ]
  %194 = add i64 %31, %193
  %195 = icmp sgt i64 %194, %11
  %196 = icmp slt i64 %194, %9
  %197 = or i1 %196, %195
  %198 = icmp slt i64 %194, %15
  %199 = xor i1 %197, true
  %200 = and i1 %24, %199
  %201 = and i1 %200, %198
  br i1 %201, label %204, label %209

202:                                              ; preds = %221
  br i1 %50, label %237, label %203

203:                                              ; preds = %202
  br label %224

204:                                              ; preds = %192
  %205 = load ptr, ptr %25, align 8
  %206 = call i8 %205(ptr nonnull %13, i64 %194) #4
  %207 = and i8 %206, 1
  %208 = icmp eq i8 %207, 0
  br label %211

209:                                              ; preds = %192
  %210 = and i1 %197, %198
  br label %211

211:                                              ; preds = %209, %204
  %212 = phi i1 [ %208, %204 ], [ %210, %209 ]
  br i1 %212, label %213, label %221, !prof !2

213:                                              ; preds = %211
  %214 = load volatile ptr, ptr %6, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 48
  %216 = load ptr, ptr %215, align 8
  store i32 1, ptr %216, align 4
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 4
  store i32 29, ptr %217, align 4
  %218 = getelementptr inbounds nuw i8, ptr %216, i64 8
  store i64 %29, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %216, i64 16
  store i64 %193, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %216, i64 24
  store i64 %194, ptr %220, align 8
  br label %33

221:                                              ; preds = %211
  %222 = add i64 %193, 1
  %223 = icmp slt i64 %222, 256
  br i1 %223, label %192, label %202

224:                                              ; preds = %203, %224
  %225 = phi i64 [ %234, %224 ], [ 0, %203 ]
  %226 = add i64 %31, %225
  %227 = getelementptr float, ptr %19, i64 %226
  %228 = load <8 x float>, ptr %227, align 4
  %229 = getelementptr i8, ptr %227, i64 32
  %230 = load <8 x float>, ptr %229, align 4
  %231 = getelementptr float, ptr %4, i64 %225
  %232 = getelementptr i8, ptr %231, i64 1088
  store <8 x float> %228, ptr %232, align 4
  %233 = getelementptr i8, ptr %231, i64 1120
  store <8 x float> %230, ptr %233, align 4
  %234 = add i64 %225, 16
  %235 = icmp slt i64 %234, %49
  br i1 %235, label %224, label %236

236:                                              ; preds = %224
  br label %237

237:                                              ; preds = %236, %202
  br i1 %85, label %238, label %255

238:                                              ; preds = %237
  br label %239

239:                                              ; preds = %238, %239
  %240 = phi i64 [ %252, %239 ], [ %49, %238 ]
  %241 = sub i64 %47, %240
  %242 = call i64 @llvm.smax.i64(i64 %241, i64 0)
  %243 = call i64 @llvm.smin.i64(i64 %242, i64 8)
  %244 = trunc nuw nsw i64 %243 to i32
  %245 = insertelement <8 x i32> poison, i32 %244, i64 0
  %246 = shufflevector <8 x i32> %245, <8 x i32> poison, <8 x i32> zeroinitializer
  %247 = icmp samesign ugt <8 x i32> %246, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %248 = getelementptr float, ptr %115, i64 %240
  %249 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %248, <8 x i1> %247, <8 x float> zeroinitializer)
  %250 = getelementptr float, ptr %4, i64 %240
  %251 = getelementptr i8, ptr %250, i64 1088
  store <8 x float> %249, ptr %251, align 4
  %252 = add i64 %240, 8
  %253 = icmp slt i64 %252, 256
  br i1 %253, label %239, label %254

254:                                              ; preds = %239
  br label %255

255:                                              ; preds = %254, %237
  %256 = or disjoint i64 %31, 1
  br label %257

257:                                              ; preds = %255, %294
  %258 = phi i64 [ 0, %255 ], [ %295, %294 ]
  %259 = add i64 %256, %258
  %260 = icmp sgt i64 %259, %11
  %261 = icmp slt i64 %259, %9
  %262 = or i1 %261, %260
  %263 = icmp slt i64 %259, %15
  %264 = xor i1 %262, true
  %265 = and i1 %24, %264
  %266 = and i1 %265, %263
  br i1 %266, label %277, label %282

267:                                              ; preds = %294
  %268 = getelementptr i8, ptr %115, i64 4
  %269 = ptrtoint ptr %268 to i64
  %270 = and i64 %269, 31
  %271 = icmp eq i64 %270, 0
  %272 = and i1 %27, %271
  %273 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %256)
  %274 = call i64 @llvm.smax.i64(i64 %273, i64 0)
  %275 = call i64 @llvm.smin.i64(i64 %274, i64 256)
  %276 = and i64 %275, 496
  br i1 %272, label %297, label %300

277:                                              ; preds = %257
  %278 = load ptr, ptr %25, align 8
  %279 = call i8 %278(ptr nonnull %13, i64 %259) #4
  %280 = and i8 %279, 1
  %281 = icmp eq i8 %280, 0
  br label %284

282:                                              ; preds = %257
  %283 = and i1 %262, %263
  br label %284

284:                                              ; preds = %282, %277
  %285 = phi i1 [ %281, %277 ], [ %283, %282 ]
  br i1 %285, label %286, label %294, !prof !2

286:                                              ; preds = %284
  %287 = load volatile ptr, ptr %6, align 8
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 48
  %289 = load ptr, ptr %288, align 8
  store i32 1, ptr %289, align 4
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 4
  store i32 39, ptr %290, align 4
  %291 = getelementptr inbounds nuw i8, ptr %289, i64 8
  store i64 %29, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %289, i64 16
  store i64 %258, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %289, i64 24
  store i64 %259, ptr %293, align 8
  br label %33

294:                                              ; preds = %284
  %295 = add i64 %258, 1
  %296 = icmp slt i64 %295, 256
  br i1 %296, label %257, label %267

297:                                              ; preds = %267
  %298 = icmp eq i64 %276, 0
  br i1 %298, label %305, label %299

299:                                              ; preds = %297
  br label %308

300:                                              ; preds = %267
  %301 = icmp eq i64 %276, 0
  br i1 %301, label %305, label %302

302:                                              ; preds = %300
  br label %323

303:                                              ; preds = %308
  br label %305

304:                                              ; preds = %323
  br label %305

305:                                              ; preds = %304, %303, %300, %297
  %306 = icmp eq i64 %276, %275
  br i1 %306, label %356, label %307

307:                                              ; preds = %305
  br label %338

308:                                              ; preds = %299, %308
  %309 = phi i64 [ %321, %308 ], [ 0, %299 ]
  %310 = getelementptr float, ptr %4, i64 %309
  %311 = getelementptr i8, ptr %310, i64 1088
  %312 = load <8 x float>, ptr %311, align 4
  %313 = getelementptr i8, ptr %310, i64 1120
  %314 = load <8 x float>, ptr %313, align 4
  %315 = fmul <8 x float> %312, splat (float 2.000000e+00)
  %316 = fmul <8 x float> %314, splat (float 2.000000e+00)
  %317 = add i64 %31, %309
  %318 = getelementptr float, ptr %19, i64 %317
  %319 = getelementptr i8, ptr %318, i64 4
  store <8 x float> %315, ptr %319, align 32, !nontemporal !3
  %320 = getelementptr i8, ptr %318, i64 36
  store <8 x float> %316, ptr %320, align 32, !nontemporal !3
  %321 = add i64 %309, 16
  %322 = icmp slt i64 %321, %276
  br i1 %322, label %308, label %303

323:                                              ; preds = %302, %323
  %324 = phi i64 [ %336, %323 ], [ 0, %302 ]
  %325 = getelementptr float, ptr %4, i64 %324
  %326 = getelementptr i8, ptr %325, i64 1088
  %327 = load <8 x float>, ptr %326, align 4
  %328 = getelementptr i8, ptr %325, i64 1120
  %329 = load <8 x float>, ptr %328, align 4
  %330 = fmul <8 x float> %327, splat (float 2.000000e+00)
  %331 = fmul <8 x float> %329, splat (float 2.000000e+00)
  %332 = add i64 %31, %324
  %333 = getelementptr float, ptr %19, i64 %332
  %334 = getelementptr i8, ptr %333, i64 4
  store <8 x float> %330, ptr %334, align 4
  %335 = getelementptr i8, ptr %333, i64 36
  store <8 x float> %331, ptr %335, align 4
  %336 = add i64 %324, 16
  %337 = icmp slt i64 %336, %276
  br i1 %337, label %323, label %304

338:                                              ; preds = %307, %338
  %339 = phi i64 [ %353, %338 ], [ %276, %307 ]
  %340 = getelementptr float, ptr %4, i64 %339
  %341 = getelementptr i8, ptr %340, i64 1088
  %342 = load <8 x float>, ptr %341, align 4
  %343 = fmul <8 x float> %342, splat (float 2.000000e+00)
  %344 = sub i64 %274, %339
  %345 = call i64 @llvm.smax.i64(i64 %344, i64 0)
  %346 = call i64 @llvm.smin.i64(i64 %345, i64 8)
  %347 = trunc nuw nsw i64 %346 to i32
  %348 = insertelement <8 x i32> poison, i32 %347, i64 0
  %349 = shufflevector <8 x i32> %348, <8 x i32> poison, <8 x i32> zeroinitializer
  %350 = icmp samesign ugt <8 x i32> %349, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %351 = getelementptr float, ptr %115, i64 %339
  %352 = getelementptr i8, ptr %351, i64 4
  call void @llvm.masked.store.v8f32.p0(<8 x float> %343, ptr align 4 %352, <8 x i1> %350)
  %353 = add i64 %339, 8
  %354 = icmp slt i64 %353, %275
  br i1 %354, label %338, label %355

355:                                              ; preds = %338
  br label %356

356:                                              ; preds = %355, %305
  %357 = add i64 %30, 1
  %358 = icmp eq i64 %357, %7
  %359 = select i1 %358, i64 0, i64 %357
  %360 = add i64 %29, 1
  %361 = icmp slt i64 %360, %3
  br i1 %361, label %28, label %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{i32 1}
