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
  %13 = load i64, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i64, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i64, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load i64, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = load ptr, ptr %42, align 8, !invariant.load !0
  br i1 %12, label %44, label %76

44:                                               ; preds = %5
  %45 = icmp ne ptr %25, null
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %47 = getelementptr float, ptr %35, i64 %15
  %48 = shl i64 %15, 1
  %49 = getelementptr float, ptr %35, i64 %48
  %50 = mul i64 %15, 3
  %51 = getelementptr float, ptr %35, i64 %50
  %52 = shl i64 %15, 2
  %53 = insertelement <4 x i64> poison, i64 %15, i64 0
  %54 = shufflevector <4 x i64> %53, <4 x i64> poison, <4 x i32> zeroinitializer
  %55 = mul <4 x i64> %54, <i64 0, i64 1, i64 2, i64 3>
  %56 = icmp ne ptr %41, null
  %57 = getelementptr float, ptr %43, i64 %19
  %58 = shl i64 %19, 1
  %59 = getelementptr float, ptr %43, i64 %58
  %60 = mul i64 %19, 3
  %61 = getelementptr float, ptr %43, i64 %60
  %62 = shl i64 %19, 2
  %63 = insertelement <4 x i64> poison, i64 %19, i64 0
  %64 = shufflevector <4 x i64> %63, <4 x i64> poison, <4 x i32> zeroinitializer
  %65 = mul <4 x i64> %64, <i64 0, i64 1, i64 2, i64 3>
  br label %66

66:                                               ; preds = %44, %264
  %67 = phi i64 [ %272, %264 ], [ %2, %44 ]
  %68 = phi i64 [ %270, %264 ], [ %9, %44 ]
  %69 = phi i64 [ %271, %264 ], [ %11, %44 ]
  %70 = shl i64 %69, 3
  %71 = shl i64 %68, 6
  %72 = mul i64 %70, %13
  %73 = mul i64 %71, %15
  %74 = add i64 %72, %73
  br label %78

75:                                               ; preds = %264
  br label %76

76:                                               ; preds = %75, %5, %240, %112
  %77 = phi i32 [ 1, %240 ], [ 1, %112 ], [ 0, %5 ], [ 0, %75 ]
  ret i32 %77

78:                                               ; preds = %66, %97
  %79 = phi i64 [ 0, %66 ], [ %98, %97 ]
  %80 = add i64 %70, %79
  %81 = icmp slt i64 %80, %27
  %82 = mul i64 %79, %13
  %83 = add i64 %74, %82
  br label %84

84:                                               ; preds = %78, %119
  %85 = phi i64 [ 0, %78 ], [ %120, %119 ]
  %86 = mul i64 %85, %15
  %87 = add i64 %83, %86
  %88 = icmp sgt i64 %87, %23
  %89 = icmp slt i64 %87, %21
  %90 = or i1 %89, %88
  %91 = add i64 %71, %85
  %92 = icmp slt i64 %91, %29
  %93 = and i1 %81, %92
  %94 = xor i1 %90, true
  %95 = and i1 %45, %94
  %96 = and i1 %95, %93
  br i1 %96, label %103, label %108

97:                                               ; preds = %119
  %98 = add i64 %79, 1
  %99 = icmp slt i64 %98, 8
  br i1 %99, label %78, label %100

100:                                              ; preds = %97
  %101 = call i64 @llvm.ssub.sat.i64(i64 %29, i64 %71)
  %102 = call i64 @llvm.smax.i64(i64 %101, i64 0)
  br label %122

103:                                              ; preds = %84
  %104 = load ptr, ptr %46, align 8
  %105 = call i8 %104(ptr nonnull %25, i64 %87) #4
  %106 = and i8 %105, 1
  %107 = icmp eq i8 %106, 0
  br label %110

108:                                              ; preds = %84
  %109 = and i1 %90, %93
  br label %110

110:                                              ; preds = %108, %103
  %111 = phi i1 [ %107, %103 ], [ %109, %108 ]
  br i1 %111, label %112, label %119, !prof !1

112:                                              ; preds = %110
  %113 = shl i64 %79, 6
  %114 = add i64 %113, %85
  store i32 1, ptr %33, align 4
  %115 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 36, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %67, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %114, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %87, ptr %118, align 8
  br label %76

119:                                              ; preds = %110
  %120 = add i64 %85, 1
  %121 = icmp slt i64 %120, 64
  br i1 %121, label %84, label %97

122:                                              ; preds = %100, %205
  %123 = phi i64 [ %206, %205 ], [ 0, %100 ]
  %124 = add i64 %70, %123
  %125 = icmp slt i64 %124, %27
  %126 = select i1 %125, i64 4611686018427387904, i64 0
  %127 = call i64 @llvm.smin.i64(i64 %126, i64 %101)
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 0)
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 64)
  %130 = and i64 %129, 120
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %175, label %132

132:                                              ; preds = %122
  %133 = mul i64 %123, %13
  %134 = add i64 %74, %133
  %135 = shl i64 %123, 6
  br label %140

136:                                              ; preds = %205
  %137 = mul i64 %70, %17
  %138 = mul i64 %71, %19
  %139 = add i64 %137, %138
  br label %208

140:                                              ; preds = %132, %140
  %141 = phi i64 [ %172, %140 ], [ 0, %132 ]
  %142 = mul i64 %141, %15
  %143 = add i64 %134, %142
  %144 = getelementptr float, ptr %35, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = getelementptr float, ptr %47, i64 %143
  %148 = load float, ptr %147, align 4
  %149 = insertelement <4 x float> %146, float %148, i64 1
  %150 = getelementptr float, ptr %49, i64 %143
  %151 = load float, ptr %150, align 4
  %152 = insertelement <4 x float> %149, float %151, i64 2
  %153 = getelementptr float, ptr %51, i64 %143
  %154 = load float, ptr %153, align 4
  %155 = insertelement <4 x float> %152, float %154, i64 3
  %156 = add i64 %143, %52
  %157 = getelementptr float, ptr %35, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = insertelement <4 x float> poison, float %158, i64 0
  %160 = getelementptr float, ptr %47, i64 %156
  %161 = load float, ptr %160, align 4
  %162 = insertelement <4 x float> %159, float %161, i64 1
  %163 = getelementptr float, ptr %49, i64 %156
  %164 = load float, ptr %163, align 4
  %165 = insertelement <4 x float> %162, float %164, i64 2
  %166 = getelementptr float, ptr %51, i64 %156
  %167 = load float, ptr %166, align 4
  %168 = insertelement <4 x float> %165, float %167, i64 3
  %169 = add i64 %135, %141
  %170 = getelementptr float, ptr %4, i64 %169
  store <4 x float> %155, ptr %170, align 4
  %171 = getelementptr i8, ptr %170, i64 16
  store <4 x float> %168, ptr %171, align 4
  %172 = add i64 %141, 8
  %173 = icmp slt i64 %172, %130
  br i1 %173, label %140, label %174

174:                                              ; preds = %140
  br label %175

175:                                              ; preds = %174, %122
  %176 = icmp slt i64 %127, 64
  br i1 %176, label %177, label %205

177:                                              ; preds = %175
  %178 = insertelement <4 x i1> poison, i1 %125, i64 0
  %179 = shufflevector <4 x i1> %178, <4 x i1> poison, <4 x i32> zeroinitializer
  %180 = mul i64 %123, %13
  %181 = add i64 %74, %180
  %182 = shl i64 %123, 8
  %183 = getelementptr i8, ptr %4, i64 %182
  br label %184

184:                                              ; preds = %177, %184
  %185 = phi i64 [ %202, %184 ], [ %130, %177 ]
  %186 = sub i64 %102, %185
  %187 = call i64 @llvm.smax.i64(i64 %186, i64 0)
  %188 = call i64 @llvm.smin.i64(i64 %187, i64 4)
  %189 = trunc nuw nsw i64 %188 to i32
  %190 = insertelement <4 x i32> poison, i32 %189, i64 0
  %191 = shufflevector <4 x i32> %190, <4 x i32> poison, <4 x i32> zeroinitializer
  %192 = icmp samesign ugt <4 x i32> %191, <i32 0, i32 1, i32 2, i32 3>
  %193 = and <4 x i1> %179, %192
  %194 = mul i64 %185, %15
  %195 = add i64 %181, %194
  %196 = insertelement <4 x i64> poison, i64 %195, i64 0
  %197 = shufflevector <4 x i64> %196, <4 x i64> poison, <4 x i32> zeroinitializer
  %198 = add <4 x i64> %197, %55
  %199 = getelementptr float, ptr %35, <4 x i64> %198
  %200 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %199, <4 x i1> %193, <4 x float> zeroinitializer)
  %201 = getelementptr float, ptr %183, i64 %185
  store <4 x float> %200, ptr %201, align 4
  %202 = add i64 %185, 4
  %203 = icmp slt i64 %202, 64
  br i1 %203, label %184, label %204

204:                                              ; preds = %184
  br label %205

205:                                              ; preds = %204, %175
  %206 = add i64 %123, 1
  %207 = icmp slt i64 %206, 8
  br i1 %207, label %122, label %136

208:                                              ; preds = %136, %227
  %209 = phi i64 [ 0, %136 ], [ %228, %227 ]
  %210 = add i64 %70, %209
  %211 = icmp slt i64 %210, %27
  %212 = mul i64 %209, %17
  %213 = add i64 %139, %212
  br label %214

214:                                              ; preds = %208, %247
  %215 = phi i64 [ 0, %208 ], [ %248, %247 ]
  %216 = mul i64 %215, %19
  %217 = add i64 %213, %216
  %218 = icmp sgt i64 %217, %39
  %219 = icmp slt i64 %217, %37
  %220 = or i1 %219, %218
  %221 = add i64 %71, %215
  %222 = icmp slt i64 %221, %29
  %223 = and i1 %211, %222
  %224 = xor i1 %220, true
  %225 = and i1 %56, %224
  %226 = and i1 %225, %223
  br i1 %226, label %231, label %236

227:                                              ; preds = %247
  %228 = add i64 %209, 1
  %229 = icmp slt i64 %228, 8
  br i1 %229, label %208, label %230

230:                                              ; preds = %227
  br label %250

231:                                              ; preds = %214
  %232 = load ptr, ptr %46, align 8
  %233 = call i8 %232(ptr nonnull %41, i64 %217) #4
  %234 = and i8 %233, 1
  %235 = icmp eq i8 %234, 0
  br label %238

236:                                              ; preds = %214
  %237 = and i1 %220, %223
  br label %238

238:                                              ; preds = %236, %231
  %239 = phi i1 [ %235, %231 ], [ %237, %236 ]
  br i1 %239, label %240, label %247, !prof !1

240:                                              ; preds = %238
  %241 = shl i64 %209, 6
  %242 = add i64 %241, %215
  store i32 1, ptr %33, align 4
  %243 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store i32 46, ptr %243, align 4
  %244 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %67, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 %242, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store i64 %217, ptr %246, align 8
  br label %76

247:                                              ; preds = %238
  %248 = add i64 %215, 1
  %249 = icmp slt i64 %248, 64
  br i1 %249, label %214, label %227

250:                                              ; preds = %230, %333
  %251 = phi i64 [ %334, %333 ], [ 0, %230 ]
  %252 = add i64 %70, %251
  %253 = icmp slt i64 %252, %27
  %254 = select i1 %253, i64 4611686018427387904, i64 0
  %255 = call i64 @llvm.smin.i64(i64 %254, i64 %101)
  %256 = call i64 @llvm.smax.i64(i64 %255, i64 0)
  %257 = call i64 @llvm.smin.i64(i64 %256, i64 64)
  %258 = and i64 %257, 120
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %303, label %260

260:                                              ; preds = %250
  %261 = shl i64 %251, 6
  %262 = mul i64 %251, %17
  %263 = add i64 %139, %262
  br label %274

264:                                              ; preds = %333
  %265 = add i64 %68, 1
  %266 = icmp eq i64 %265, %6
  %267 = zext i1 %266 to i64
  %268 = add i64 %69, %267
  %269 = icmp eq i64 %268, %8
  %270 = select i1 %266, i64 0, i64 %265
  %271 = select i1 %269, i64 0, i64 %268
  %272 = add i64 %67, 1
  %273 = icmp slt i64 %272, %3
  br i1 %273, label %66, label %75

274:                                              ; preds = %260, %274
  %275 = phi i64 [ %300, %274 ], [ 0, %260 ]
  %276 = add i64 %261, %275
  %277 = getelementptr float, ptr %4, i64 %276
  %278 = load <4 x float>, ptr %277, align 4
  %279 = getelementptr i8, ptr %277, i64 16
  %280 = load <4 x float>, ptr %279, align 4
  %281 = mul i64 %275, %19
  %282 = add i64 %263, %281
  %283 = getelementptr float, ptr %43, i64 %282
  %284 = extractelement <4 x float> %278, i64 0
  store float %284, ptr %283, align 4
  %285 = getelementptr float, ptr %57, i64 %282
  %286 = extractelement <4 x float> %278, i64 1
  store float %286, ptr %285, align 4
  %287 = getelementptr float, ptr %59, i64 %282
  %288 = extractelement <4 x float> %278, i64 2
  store float %288, ptr %287, align 4
  %289 = getelementptr float, ptr %61, i64 %282
  %290 = extractelement <4 x float> %278, i64 3
  store float %290, ptr %289, align 4
  %291 = add i64 %282, %62
  %292 = getelementptr float, ptr %43, i64 %291
  %293 = extractelement <4 x float> %280, i64 0
  store float %293, ptr %292, align 4
  %294 = getelementptr float, ptr %57, i64 %291
  %295 = extractelement <4 x float> %280, i64 1
  store float %295, ptr %294, align 4
  %296 = getelementptr float, ptr %59, i64 %291
  %297 = extractelement <4 x float> %280, i64 2
  store float %297, ptr %296, align 4
  %298 = getelementptr float, ptr %61, i64 %291
  %299 = extractelement <4 x float> %280, i64 3
  store float %299, ptr %298, align 4
  %300 = add i64 %275, 8
  %301 = icmp slt i64 %300, %258
  br i1 %301, label %274, label %302

302:                                              ; preds = %274
  br label %303

303:                                              ; preds = %302, %250
  %304 = icmp eq i64 %258, %257
  br i1 %304, label %333, label %305

305:                                              ; preds = %303
  %306 = shl i64 %251, 8
  %307 = getelementptr i8, ptr %4, i64 %306
  %308 = insertelement <4 x i1> poison, i1 %253, i64 0
  %309 = shufflevector <4 x i1> %308, <4 x i1> poison, <4 x i32> zeroinitializer
  %310 = mul i64 %251, %17
  %311 = add i64 %139, %310
  br label %312

312:                                              ; preds = %305, %312
  %313 = phi i64 [ %330, %312 ], [ %258, %305 ]
  %314 = getelementptr float, ptr %307, i64 %313
  %315 = load <4 x float>, ptr %314, align 4
  %316 = sub i64 %102, %313
  %317 = call i64 @llvm.smax.i64(i64 %316, i64 0)
  %318 = call i64 @llvm.smin.i64(i64 %317, i64 4)
  %319 = trunc nuw nsw i64 %318 to i32
  %320 = insertelement <4 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <4 x i32> %320, <4 x i32> poison, <4 x i32> zeroinitializer
  %322 = icmp samesign ugt <4 x i32> %321, <i32 0, i32 1, i32 2, i32 3>
  %323 = and <4 x i1> %309, %322
  %324 = mul i64 %313, %19
  %325 = add i64 %311, %324
  %326 = insertelement <4 x i64> poison, i64 %325, i64 0
  %327 = shufflevector <4 x i64> %326, <4 x i64> poison, <4 x i32> zeroinitializer
  %328 = add <4 x i64> %327, %65
  %329 = getelementptr float, ptr %43, <4 x i64> %328
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %315, <4 x ptr> align 4 %329, <4 x i1> %323)
  %330 = add i64 %313, 4
  %331 = icmp slt i64 %330, %257
  br i1 %331, label %312, label %332

332:                                              ; preds = %312
  br label %333

333:                                              ; preds = %332, %303
  %334 = add i64 %251, 1
  %335 = icmp slt i64 %334, 8
  br i1 %335, label %250, label %264
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
