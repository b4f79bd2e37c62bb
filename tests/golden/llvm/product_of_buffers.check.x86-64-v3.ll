; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %3
  %11 = load i64, ptr %0, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i64, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load ptr, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load ptr, ptr %28, align 8, !invariant.load !1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load ptr, ptr %30, align 8, !invariant.load !1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load i64, ptr %32, align 8, !invariant.load !1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load i64, ptr %34, align 8, !invariant.load !1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = load ptr, ptr %36, align 8, !invariant.load !1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = load ptr, ptr %38, align 8, !invariant.load !1
  br i1 %10, label %40, label %70

40:                                               ; preds = %5
  %41 = udiv i64 %2, %7
  %42 = urem i64 %41, %9
  %43 = urem i64 %2, %7
  %44 = add i64 %13, -1
  %45 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %46 = and i64 %45, 9223372036854775806
  %47 = icmp sgt i64 %44, 0
  %48 = add i64 %13, -2
  %49 = lshr i64 %48, 1
  %50 = add nuw i64 %49, 1
  %51 = call i64 @llvm.umin.i64(i64 %50, i64 20000)
  %52 = icmp ne ptr %19, null
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %54 = icmp ne ptr %29, null
  %55 = sub i64 %13, %46
  %56 = icmp slt i64 %46, %13
  %57 = call i64 @llvm.umin.i64(i64 %55, i64 20000)
  %58 = icmp eq ptr %19, null
  %59 = icmp eq ptr %29, null
  %60 = icmp eq ptr %37, null
  br label %61

61:                                               ; preds = %315, %40
  %62 = phi i64 [ %2, %40 ], [ %324, %315 ]
  %63 = phi i64 [ %43, %40 ], [ %320, %315 ]
  %64 = phi i64 [ %42, %40 ], [ %323, %315 ]
  %65 = mul i64 %64, %11
  %66 = add i64 %65, %63
  %67 = mul i64 %64, %13
  br i1 %47, label %68, label %103

68:                                               ; preds = %61
  br label %72

69:                                               ; preds = %315
  br label %70

70:                                               ; preds = %69, %5, %307, %292, %272, %250, %205, %185, %162, %138, %115
  %71 = phi i32 [ 1, %307 ], [ 1, %115 ], [ 1, %138 ], [ 1, %162 ], [ 1, %185 ], [ 1, %205 ], [ 1, %250 ], [ 1, %272 ], [ 1, %292 ], [ 0, %5 ], [ 0, %69 ]
  ret i32 %71

72:                                               ; preds = %68, %202
  %73 = phi i64 [ %74, %202 ], [ 0, %68 ]
  %74 = phi i64 [ %204, %202 ], [ %51, %68 ]
  %75 = phi float [ %149, %202 ], [ 0.000000e+00, %68 ]
  %76 = phi float [ %196, %202 ], [ 0.000000e+00, %68 ]
  br label %77

77:                                               ; preds = %193, %72
  %78 = phi i64 [ %73, %72 ], [ %197, %193 ]
  %79 = phi float [ %75, %72 ], [ %149, %193 ]
  %80 = phi float [ %76, %72 ], [ %196, %193 ]
  %81 = shl i64 %78, 1
  %82 = or disjoint i64 %81, 1
  %83 = add i64 %67, %81
  %84 = mul i64 %81, %11
  %85 = add i64 %63, %84
  %86 = add i64 %67, %82
  %87 = mul i64 %82, %11
  %88 = add i64 %63, %87
  %89 = icmp sgt i64 %83, %17
  %90 = icmp slt i64 %83, %15
  %91 = or i1 %90, %89
  %92 = xor i1 %91, true
  %93 = and i1 %52, %92
  br i1 %93, label %108, label %113

94:                                               ; preds = %193
  %95 = icmp eq i64 %74, %50
  br i1 %95, label %102, label %96, !prof !2

96:                                               ; preds = %94
  %97 = load volatile ptr, ptr %6, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %99 = load ptr, ptr %98, align 8
  %100 = load volatile i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %202, label %199, !prof !2

102:                                              ; preds = %94
  br label %103

103:                                              ; preds = %102, %61
  %104 = phi float [ 0.000000e+00, %61 ], [ %149, %102 ]
  %105 = phi float [ 0.000000e+00, %61 ], [ %196, %102 ]
  %106 = fadd float %104, %105
  br i1 %56, label %107, label %237

107:                                              ; preds = %103
  br label %213

108:                                              ; preds = %77
  %109 = load ptr, ptr %53, align 8
  %110 = call i8 %109(ptr nonnull %19, i64 %83) #3
  %111 = and i8 %110, 1
  %112 = icmp eq i8 %111, 0
  br label %113

113:                                              ; preds = %77, %108
  %114 = phi i1 [ %112, %108 ], [ %91, %77 ]
  br i1 %114, label %115, label %123, !prof !3

115:                                              ; preds = %113
  %116 = load volatile ptr, ptr %6, align 8
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 48
  %118 = load ptr, ptr %117, align 8
  store i32 1, ptr %118, align 4
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 4
  store i32 18, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  store i64 %62, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 16
  store i64 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %118, i64 24
  store i64 %83, ptr %122, align 8
  br label %70

123:                                              ; preds = %113
  %124 = getelementptr float, ptr %23, i64 %83
  %125 = load float, ptr %124, align 4
  %126 = icmp sgt i64 %85, %27
  %127 = icmp slt i64 %85, %25
  %128 = or i1 %127, %126
  %129 = xor i1 %128, true
  %130 = and i1 %54, %129
  br i1 %130, label %131, label %136

131:                                              ; preds = %123
  %132 = load ptr, ptr %53, align 8
  %133 = call i8 %132(ptr nonnull %29, i64 %85) #3
  %134 = and i8 %133, 1
  %135 = icmp eq i8 %134, 0
  br label %136

136:                                              ; preds = %123, %131
  %137 = phi i1 [ %135, %131 ], [ %128, %123 ]
  br i1 %137, label %138, label %146, !prof !3

138:                                              ; preds = %136
  %139 = load volatile ptr, ptr %6, align 8
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 48
  %141 = load ptr, ptr %140, align 8
  store i32 1, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 4
  store i32 21, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %62, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 0, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 24
  store i64 %85, ptr %145, align 8
  br label %70

146:                                              ; preds = %136
  %147 = getelementptr float, ptr %31, i64 %85
  %148 = load float, ptr %147, align 4
  %149 = call float @llvm.fma.f32(float %125, float %148, float %79)
  %150 = icmp sgt i64 %86, %17
  %151 = icmp slt i64 %86, %15
  %152 = or i1 %151, %150
  %153 = xor i1 %152, true
  %154 = and i1 %52, %153
  br i1 %154, label %155, label %160

155:                                              ; preds = %146
  %156 = load ptr, ptr %53, align 8
  %157 = call i8 %156(ptr nonnull %19, i64 %86) #3
  %158 = and i8 %157, 1
  %159 = icmp eq i8 %158, 0
  br label %160

160:                                              ; preds = %146, %155
  %161 = phi i1 [ %159, %155 ], [ %152, %146 ]
  br i1 %161, label %162, label %170, !prof !3

162:                                              ; preds = %160
  %163 = load volatile ptr, ptr %6, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 48
  %165 = load ptr, ptr %164, align 8
  store i32 1, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 4
  store i32 25, ptr %166, align 4
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  store i64 %62, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 16
  store i64 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %165, i64 24
  store i64 %86, ptr %169, align 8
  br label %70

170:                                              ; preds = %160
  %171 = getelementptr i8, ptr %124, i64 4
  %172 = load float, ptr %171, align 4
  %173 = icmp sgt i64 %88, %27
  %174 = icmp slt i64 %88, %25
  %175 = or i1 %174, %173
  %176 = xor i1 %175, true
  %177 = and i1 %54, %176
  br i1 %177, label %178, label %183

178:                                              ; preds = %170
  %179 = load ptr, ptr %53, align 8
  %180 = call i8 %179(ptr nonnull %29, i64 %88) #3
  %181 = and i8 %180, 1
  %182 = icmp eq i8 %181, 0
  br label %183

183:                                              ; preds = %170, %178
  %184 = phi i1 [ %182, %178 ], [ %175, %170 ]
  br i1 %184, label %185, label %193, !prof !3

185:                                              ; preds = %183
  %186 = load volatile ptr, ptr %6, align 8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %188 = load ptr, ptr %187, align 8
  store i32 1, ptr %188, align 4
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 4
  store i32 28, ptr %189, align 4
  %190 = getelementptr inbounds nuw i8, ptr %188, i64 8
  store i64 %62, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 16
  store i64 0, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %188, i64 24
  store i64 %88, ptr %192, align 8
  br label %70

193:                                              ; preds = %183
  %194 = getelementptr float, ptr %31, i64 %88
  %195 = load float, ptr %194, align 4
  %196 = call float @llvm.fma.f32(float %172, float %195, float %80)
  %197 = add i64 %78, 1
  %198 = icmp slt i64 %197, %74
  br i1 %198, label %77, label %94

199:                                              ; preds = %96
  %200 = call preserve_mostcc i32 @eas.ask(ptr %97)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %205, !prof !2

202:                                              ; preds = %199, %96
  %203 = add i64 %74, 20000
  %204 = call i64 @llvm.umin.i64(i64 %203, i64 %50)
  br label %72

205:                                              ; preds = %199
  %206 = load volatile ptr, ptr %6, align 8
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %208 = load ptr, ptr %207, align 8
  store i32 5, ptr %208, align 4
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 4
  store i32 13, ptr %209, align 4
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 8
  store i64 %62, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %208, i64 16
  store i64 0, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %208, i64 24
  store i64 0, ptr %212, align 8
  br label %70

213:                                              ; preds = %107, %289
  %214 = phi i64 [ %215, %289 ], [ 0, %107 ]
  %215 = phi i64 [ %291, %289 ], [ %57, %107 ]
  %216 = phi float [ %283, %289 ], [ %106, %107 ]
  br label %217

217:                                              ; preds = %280, %213
  %218 = phi i64 [ %214, %213 ], [ %284, %280 ]
  %219 = phi float [ %216, %213 ], [ %283, %280 ]
  %220 = add i64 %46, %218
  %221 = add i64 %67, %220
  %222 = mul i64 %220, %11
  %223 = add i64 %63, %222
  %224 = icmp sgt i64 %221, %17
  %225 = icmp slt i64 %221, %15
  %226 = or i1 %225, %224
  %227 = or i1 %58, %226
  br i1 %227, label %248, label %243

228:                                              ; preds = %280
  %229 = icmp eq i64 %215, %55
  br i1 %229, label %236, label %230, !prof !2

230:                                              ; preds = %228
  %231 = load volatile ptr, ptr %6, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 56
  %233 = load ptr, ptr %232, align 8
  %234 = load volatile i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %289, label %286, !prof !2

236:                                              ; preds = %228
  br label %237

237:                                              ; preds = %236, %103
  %238 = phi float [ %106, %103 ], [ %283, %236 ]
  %239 = icmp sgt i64 %66, %35
  %240 = icmp slt i64 %66, %33
  %241 = or i1 %240, %239
  %242 = or i1 %60, %241
  br i1 %242, label %305, label %300

243:                                              ; preds = %217
  %244 = load ptr, ptr %53, align 8
  %245 = call i8 %244(ptr %19, i64 %221) #3
  %246 = and i8 %245, 1
  %247 = icmp eq i8 %246, 0
  br label %248

248:                                              ; preds = %217, %243
  %249 = phi i1 [ %247, %243 ], [ %226, %217 ]
  br i1 %249, label %250, label %258, !prof !3

250:                                              ; preds = %248
  %251 = load volatile ptr, ptr %6, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 48
  %253 = load ptr, ptr %252, align 8
  store i32 1, ptr %253, align 4
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 4
  store i32 40, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store i64 %62, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 16
  store i64 0, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store i64 %221, ptr %257, align 8
  br label %70

258:                                              ; preds = %248
  %259 = getelementptr float, ptr %23, i64 %221
  %260 = load float, ptr %259, align 4
  %261 = icmp sgt i64 %223, %27
  %262 = icmp slt i64 %223, %25
  %263 = or i1 %262, %261
  %264 = or i1 %59, %263
  br i1 %264, label %270, label %265

265:                                              ; preds = %258
  %266 = load ptr, ptr %53, align 8
  %267 = call i8 %266(ptr %29, i64 %223) #3
  %268 = and i8 %267, 1
  %269 = icmp eq i8 %268, 0
  br label %270

270:                                              ; preds = %258, %265
  %271 = phi i1 [ %269, %265 ], [ %263, %258 ]
  br i1 %271, label %272, label %280, !prof !3

272:                                              ; preds = %270
  %273 = load volatile ptr, ptr %6, align 8
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %275 = load ptr, ptr %274, align 8
  store i32 1, ptr %275, align 4
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 4
  store i32 43, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %275, i64 8
  store i64 %62, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %275, i64 16
  store i64 0, ptr %278, align 8
  %279 = getelementptr inbounds nuw i8, ptr %275, i64 24
  store i64 %223, ptr %279, align 8
  br label %70

280:                                              ; preds = %270
  %281 = getelementptr float, ptr %31, i64 %223
  %282 = load float, ptr %281, align 4
  %283 = call float @llvm.fma.f32(float %260, float %282, float %219)
  %284 = add i64 %218, 1
  %285 = icmp slt i64 %284, %215
  br i1 %285, label %217, label %228

286:                                              ; preds = %230
  %287 = call preserve_mostcc i32 @eas.ask(ptr %231)
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %292, !prof !2

289:                                              ; preds = %286, %230
  %290 = add i64 %215, 20000
  %291 = call i64 @llvm.umin.i64(i64 %290, i64 %55)
  br label %213

292:                                              ; preds = %286
  %293 = load volatile ptr, ptr %6, align 8
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 48
  %295 = load ptr, ptr %294, align 8
  store i32 5, ptr %295, align 4
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 4
  store i32 37, ptr %296, align 4
  %297 = getelementptr inbounds nuw i8, ptr %295, i64 8
  store i64 %62, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %295, i64 16
  store i64 0, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %295, i64 24
  store i64 0, ptr %299, align 8
  br label %70

300:                                              ; preds = %237
  %301 = load ptr, ptr %53, align 8
  %302 = call i8 %301(ptr %37, i64 %66) #3
  %303 = and i8 %302, 1
  %304 = icmp eq i8 %303, 0
  br label %305

305:                                              ; preds = %237, %300
  %306 = phi i1 [ %304, %300 ], [ %241, %237 ]
  br i1 %306, label %307, label %315, !prof !3

307:                                              ; preds = %305
  %308 = load volatile ptr, ptr %6, align 8
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 48
  %310 = load ptr, ptr %309, align 8
  store i32 1, ptr %310, align 4
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 4
  store i32 46, ptr %311, align 4
  %312 = getelementptr inbounds nuw i8, ptr %310, i64 8
  store i64 %62, ptr %312, align 8
  %313 = getelementptr inbounds nuw i8, ptr %310, i64 16
  store i64 0, ptr %313, align 8
  %314 = getelementptr inbounds nuw i8, ptr %310, i64 24
  store i64 %66, ptr %314, align 8
  br label %70

315:                                              ; preds = %305
  %316 = getelementptr float, ptr %39, i64 %66
  store float %238, ptr %316, align 4
  %317 = add i64 %63, 1
  %318 = icmp eq i64 %317, %7
  %319 = zext i1 %318 to i64
  %320 = select i1 %318, i64 0, i64 %317
  %321 = add i64 %64, %319
  %322 = icmp eq i64 %321, %9
  %323 = select i1 %322, i64 0, i64 %321
  %324 = add i64 %62, 1
  %325 = icmp slt i64 %324, %3
  br i1 %325, label %61, label %69
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #3
  ret i32 %4
}

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #3 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{!"branch_weights", i32 1, i32 100000}
