; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = load double, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = load i64, ptr %28, align 8, !invariant.load !1
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %33 = load ptr, ptr %32, align 8, !invariant.load !1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %35 = load i64, ptr %34, align 8, !invariant.load !1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %37 = load i64, ptr %36, align 8, !invariant.load !1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %39 = load ptr, ptr %38, align 8, !invariant.load !1
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %41 = load ptr, ptr %40, align 8, !invariant.load !1
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %43 = load i64, ptr %42, align 8, !invariant.load !1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %45 = load i64, ptr %44, align 8, !invariant.load !1
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %47 = load ptr, ptr %46, align 8, !invariant.load !1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %49 = load ptr, ptr %48, align 8, !invariant.load !1
  br i1 %8, label %50, label %76

50:                                               ; preds = %5
  %51 = urem i64 %2, %7
  %52 = fptrunc double %21 to float
  %53 = icmp ne ptr %27, null
  %54 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %55 = insertelement <16 x i64> poison, i64 %9, i64 0
  %56 = shufflevector <16 x i64> %55, <16 x i64> poison, <16 x i32> zeroinitializer
  %57 = insertelement <16 x i64> poison, i64 %11, i64 0
  %58 = shufflevector <16 x i64> %57, <16 x i64> poison, <16 x i32> zeroinitializer
  %59 = icmp ne ptr %39, null
  %60 = insertelement <16 x i64> poison, i64 %13, i64 0
  %61 = shufflevector <16 x i64> %60, <16 x i64> poison, <16 x i32> zeroinitializer
  %62 = insertelement <16 x i64> poison, i64 %15, i64 0
  %63 = shufflevector <16 x i64> %62, <16 x i64> poison, <16 x i32> zeroinitializer
  %64 = insertelement <16 x float> poison, float %52, i64 0
  %65 = shufflevector <16 x float> %64, <16 x float> poison, <16 x i32> zeroinitializer
  %66 = icmp ne ptr %47, null
  %67 = insertelement <16 x i64> poison, i64 %17, i64 0
  %68 = shufflevector <16 x i64> %67, <16 x i64> poison, <16 x i32> zeroinitializer
  %69 = insertelement <16 x i64> poison, i64 %19, i64 0
  %70 = shufflevector <16 x i64> %69, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %71

71:                                               ; preds = %424, %50
  %72 = phi i64 [ %2, %50 ], [ %428, %424 ]
  %73 = phi i64 [ %51, %50 ], [ %427, %424 ]
  %74 = shl i64 %73, 7
  br label %78

75:                                               ; preds = %424
  br label %76

76:                                               ; preds = %75, %5, %361, %250, %158
  %77 = phi i32 [ 1, %361 ], [ 1, %158 ], [ 1, %250 ], [ 0, %5 ], [ 0, %75 ]
  ret i32 %77

78:                                               ; preds = %71, %78
  %79 = phi i64 [ 0, %71 ], [ %80, %78 ]
  %80 = add i64 %79, 1
  %81 = icmp slt i64 %80, 128
  br i1 %81, label %78, label %82

82:                                               ; preds = %78
  br label %83

83:                                               ; preds = %82, %83
  %84 = phi i64 [ %85, %83 ], [ 0, %82 ]
  %85 = add i64 %84, 1
  %86 = icmp slt i64 %85, 128
  br i1 %86, label %83, label %87

87:                                               ; preds = %83
  br label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %122, %88 ], [ 0, %87 ]
  %90 = add i64 %74, %89
  %91 = insertelement <8 x i64> poison, i64 %90, i64 0
  %92 = shufflevector <8 x i64> %91, <8 x i64> poison, <8 x i32> zeroinitializer
  %93 = or disjoint <8 x i64> %92, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %94 = or disjoint i64 %90, 8
  %95 = insertelement <8 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <8 x i64> %95, <8 x i64> poison, <8 x i32> zeroinitializer
  %97 = or disjoint <8 x i64> %96, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %98 = sdiv <8 x i64> %93, splat (i64 3)
  %99 = sdiv <8 x i64> %97, splat (i64 3)
  %100 = mul <8 x i64> %98, splat (i64 -3)
  %101 = mul <8 x i64> %99, splat (i64 -3)
  %102 = add <8 x i64> %100, %93
  %103 = add <8 x i64> %101, %97
  %104 = icmp slt <8 x i64> %92, zeroinitializer
  %105 = icmp slt <8 x i64> %96, zeroinitializer
  %106 = icmp ne <8 x i64> %102, zeroinitializer
  %107 = icmp ne <8 x i64> %103, zeroinitializer
  %108 = and <8 x i1> %106, %104
  %109 = and <8 x i1> %107, %105
  %110 = sext <8 x i1> %108 to <8 x i64>
  %111 = add nsw <8 x i64> %98, %110
  %112 = sext <8 x i1> %109 to <8 x i64>
  %113 = add nsw <8 x i64> %99, %112
  %114 = add <8 x i64> %102, splat (i64 3)
  %115 = add <8 x i64> %103, splat (i64 3)
  %116 = select <8 x i1> %108, <8 x i64> %114, <8 x i64> %102
  %117 = select <8 x i1> %109, <8 x i64> %115, <8 x i64> %103
  %118 = getelementptr i64, ptr %4, i64 %89
  store <8 x i64> %111, ptr %118, align 8
  %119 = getelementptr i8, ptr %118, i64 64
  store <8 x i64> %113, ptr %119, align 8
  %120 = getelementptr i8, ptr %118, i64 1088
  store <8 x i64> %116, ptr %120, align 8
  %121 = getelementptr i8, ptr %118, i64 1152
  store <8 x i64> %117, ptr %121, align 8
  %122 = add i64 %89, 16
  %123 = icmp slt i64 %122, 128
  br i1 %123, label %88, label %124

124:                                              ; preds = %88
  br label %125

125:                                              ; preds = %124, %166
  %126 = phi i64 [ %167, %166 ], [ 0, %124 ]
  %127 = getelementptr i64, ptr %4, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = mul i64 %128, %9
  %130 = getelementptr i8, ptr %127, i64 1088
  %131 = load i64, ptr %130, align 8
  %132 = mul i64 %131, %11
  %133 = add i64 %129, %132
  %134 = icmp sgt i64 %133, %25
  %135 = icmp slt i64 %133, %23
  %136 = or i1 %135, %134
  %137 = add i64 %74, %126
  %138 = icmp slt i64 %137, %29
  %139 = xor i1 %136, true
  %140 = and i1 %53, %139
  %141 = and i1 %140, %138
  br i1 %141, label %149, label %154

142:                                              ; preds = %166
  %143 = call i64 @llvm.ssub.sat.i64(i64 %29, i64 %74)
  %144 = call i64 @llvm.smax.i64(i64 %143, i64 0)
  %145 = call i64 @llvm.smin.i64(i64 %144, i64 128)
  %146 = and i64 %145, 224
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %195, label %148

148:                                              ; preds = %142
  br label %169

149:                                              ; preds = %125
  %150 = load ptr, ptr %54, align 8
  %151 = call i8 %150(ptr nonnull %27, i64 %133) #4
  %152 = and i8 %151, 1
  %153 = icmp eq i8 %152, 0
  br label %156

154:                                              ; preds = %125
  %155 = and i1 %136, %138
  br label %156

156:                                              ; preds = %154, %149
  %157 = phi i1 [ %153, %149 ], [ %155, %154 ]
  br i1 %157, label %158, label %166, !prof !2

158:                                              ; preds = %156
  %159 = load volatile ptr, ptr %6, align 8
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 48
  %161 = load ptr, ptr %160, align 8
  store i32 1, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 4
  store i32 26, ptr %162, align 4
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 8
  store i64 %72, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %161, i64 16
  store i64 %126, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %161, i64 24
  store i64 %133, ptr %165, align 8
  br label %76

166:                                              ; preds = %156
  %167 = add i64 %126, 1
  %168 = icmp slt i64 %167, 128
  br i1 %168, label %125, label %142

169:                                              ; preds = %148, %169
  %170 = phi i64 [ %192, %169 ], [ 0, %148 ]
  %171 = getelementptr i64, ptr %4, i64 %170
  %172 = load <16 x i64>, ptr %171, align 8
  %173 = getelementptr i8, ptr %171, i64 128
  %174 = load <16 x i64>, ptr %173, align 8
  %175 = mul <16 x i64> %172, %56
  %176 = mul <16 x i64> %174, %56
  %177 = getelementptr i8, ptr %171, i64 1088
  %178 = load <16 x i64>, ptr %177, align 8
  %179 = getelementptr i8, ptr %171, i64 1216
  %180 = load <16 x i64>, ptr %179, align 8
  %181 = mul <16 x i64> %178, %58
  %182 = mul <16 x i64> %180, %58
  %183 = add <16 x i64> %175, %181
  %184 = add <16 x i64> %176, %182
  %185 = getelementptr float, ptr %33, <16 x i64> %183
  %186 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %185, <16 x i1> splat (i1 true), <16 x float> poison)
  %187 = getelementptr float, ptr %33, <16 x i64> %184
  %188 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %187, <16 x i1> splat (i1 true), <16 x float> poison)
  %189 = getelementptr float, ptr %4, i64 %170
  %190 = getelementptr i8, ptr %189, i64 2176
  store <16 x float> %186, ptr %190, align 4
  %191 = getelementptr i8, ptr %189, i64 2240
  store <16 x float> %188, ptr %191, align 4
  %192 = add i64 %170, 32
  %193 = icmp slt i64 %192, %146
  br i1 %193, label %169, label %194

194:                                              ; preds = %169
  br label %195

195:                                              ; preds = %194, %142
  %196 = icmp slt i64 %143, 128
  br i1 %196, label %197, label %221

197:                                              ; preds = %195
  br label %198

198:                                              ; preds = %197, %198
  %199 = phi i64 [ %218, %198 ], [ %146, %197 ]
  %200 = sub i64 %144, %199
  %201 = call i64 @llvm.smax.i64(i64 %200, i64 0)
  %202 = call i64 @llvm.smin.i64(i64 %201, i64 16)
  %203 = trunc nuw nsw i64 %202 to i32
  %204 = insertelement <16 x i32> poison, i32 %203, i64 0
  %205 = shufflevector <16 x i32> %204, <16 x i32> poison, <16 x i32> zeroinitializer
  %206 = icmp samesign ugt <16 x i32> %205, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %207 = getelementptr i64, ptr %4, i64 %199
  %208 = load <16 x i64>, ptr %207, align 8
  %209 = mul <16 x i64> %208, %56
  %210 = getelementptr i8, ptr %207, i64 1088
  %211 = load <16 x i64>, ptr %210, align 8
  %212 = mul <16 x i64> %211, %58
  %213 = add <16 x i64> %209, %212
  %214 = getelementptr float, ptr %33, <16 x i64> %213
  %215 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %214, <16 x i1> %206, <16 x float> zeroinitializer)
  %216 = getelementptr float, ptr %4, i64 %199
  %217 = getelementptr i8, ptr %216, i64 2176
  store <16 x float> %215, ptr %217, align 4
  %218 = add i64 %199, 16
  %219 = icmp slt i64 %218, 128
  br i1 %219, label %198, label %220

220:                                              ; preds = %198
  br label %221

221:                                              ; preds = %220, %195
  br label %222

222:                                              ; preds = %221, %258
  %223 = phi i64 [ 0, %221 ], [ %259, %258 ]
  %224 = getelementptr i64, ptr %4, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = mul i64 %225, %13
  %227 = getelementptr i8, ptr %224, i64 1088
  %228 = load i64, ptr %227, align 8
  %229 = mul i64 %228, %15
  %230 = add i64 %226, %229
  %231 = icmp sgt i64 %230, %37
  %232 = icmp slt i64 %230, %35
  %233 = or i1 %232, %231
  %234 = add i64 %74, %223
  %235 = icmp slt i64 %234, %29
  %236 = xor i1 %233, true
  %237 = and i1 %59, %236
  %238 = and i1 %237, %235
  br i1 %238, label %241, label %246

239:                                              ; preds = %258
  br i1 %147, label %287, label %240

240:                                              ; preds = %239
  br label %261

241:                                              ; preds = %222
  %242 = load ptr, ptr %54, align 8
  %243 = call i8 %242(ptr nonnull %39, i64 %230) #4
  %244 = and i8 %243, 1
  %245 = icmp eq i8 %244, 0
  br label %248

246:                                              ; preds = %222
  %247 = and i1 %233, %235
  br label %248

248:                                              ; preds = %246, %241
  %249 = phi i1 [ %245, %241 ], [ %247, %246 ]
  br i1 %249, label %250, label %258, !prof !2

250:                                              ; preds = %248
  %251 = load volatile ptr, ptr %6, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 48
  %253 = load ptr, ptr %252, align 8
  store i32 1, ptr %253, align 4
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 4
  store i32 39, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store i64 %72, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 16
  store i64 %223, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store i64 %230, ptr %257, align 8
  br label %76

258:                                              ; preds = %248
  %259 = add i64 %223, 1
  %260 = icmp slt i64 %259, 128
  br i1 %260, label %222, label %239

261:                                              ; preds = %240, %261
  %262 = phi i64 [ %284, %261 ], [ 0, %240 ]
  %263 = getelementptr i64, ptr %4, i64 %262
  %264 = load <16 x i64>, ptr %263, align 8
  %265 = getelementptr i8, ptr %263, i64 128
  %266 = load <16 x i64>, ptr %265, align 8
  %267 = mul <16 x i64> %264, %61
  %268 = mul <16 x i64> %266, %61
  %269 = getelementptr i8, ptr %263, i64 1088
  %270 = load <16 x i64>, ptr %269, align 8
  %271 = getelementptr i8, ptr %263, i64 1216
  %272 = load <16 x i64>, ptr %271, align 8
  %273 = mul <16 x i64> %270, %63
  %274 = mul <16 x i64> %272, %63
  %275 = add <16 x i64> %267, %273
  %276 = add <16 x i64> %268, %274
  %277 = getelementptr float, ptr %41, <16 x i64> %275
  %278 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %277, <16 x i1> splat (i1 true), <16 x float> poison)
  %279 = getelementptr float, ptr %41, <16 x i64> %276
  %280 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %279, <16 x i1> splat (i1 true), <16 x float> poison)
  %281 = getelementptr float, ptr %4, i64 %262
  %282 = getelementptr i8, ptr %281, i64 2752
  store <16 x float> %278, ptr %282, align 4
  %283 = getelementptr i8, ptr %281, i64 2816
  store <16 x float> %280, ptr %283, align 4
  %284 = add i64 %262, 32
  %285 = icmp slt i64 %284, %146
  br i1 %285, label %261, label %286

286:                                              ; preds = %261
  br label %287

287:                                              ; preds = %286, %239
  br i1 %196, label %288, label %312

288:                                              ; preds = %287
  br label %289

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %309, %289 ], [ %146, %288 ]
  %291 = sub i64 %144, %290
  %292 = call i64 @llvm.smax.i64(i64 %291, i64 0)
  %293 = call i64 @llvm.smin.i64(i64 %292, i64 16)
  %294 = trunc nuw nsw i64 %293 to i32
  %295 = insertelement <16 x i32> poison, i32 %294, i64 0
  %296 = shufflevector <16 x i32> %295, <16 x i32> poison, <16 x i32> zeroinitializer
  %297 = icmp samesign ugt <16 x i32> %296, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %298 = getelementptr i64, ptr %4, i64 %290
  %299 = load <16 x i64>, ptr %298, align 8
  %300 = mul <16 x i64> %299, %61
  %301 = getelementptr i8, ptr %298, i64 1088
  %302 = load <16 x i64>, ptr %301, align 8
  %303 = mul <16 x i64> %302, %63
  %304 = add <16 x i64> %300, %303
  %305 = getelementptr float, ptr %41, <16 x i64> %304
  %306 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %305, <16 x i1> %297, <16 x float> zeroinitializer)
  %307 = getelementptr float, ptr %4, i64 %290
  %308 = getelementptr i8, ptr %307, i64 2752
  store <16 x float> %306, ptr %308, align 4
  %309 = add i64 %290, 16
  %310 = icmp slt i64 %309, 128
  br i1 %310, label %289, label %311

311:                                              ; preds = %289
  br label %312

312:                                              ; preds = %311, %287
  br label %313

313:                                              ; preds = %312, %313
  %314 = phi i64 [ 0, %312 ], [ %330, %313 ]
  %315 = getelementptr float, ptr %4, i64 %314
  %316 = getelementptr i8, ptr %315, i64 2176
  %317 = load <16 x float>, ptr %316, align 4
  %318 = getelementptr i8, ptr %315, i64 2240
  %319 = load <16 x float>, ptr %318, align 4
  %320 = getelementptr i8, ptr %315, i64 2752
  %321 = load <16 x float>, ptr %320, align 4
  %322 = getelementptr i8, ptr %315, i64 2816
  %323 = load <16 x float>, ptr %322, align 4
  %324 = fmul <16 x float> %65, %321
  %325 = fmul <16 x float> %65, %323
  %326 = fadd <16 x float> %317, %324
  %327 = fadd <16 x float> %319, %325
  %328 = getelementptr i8, ptr %315, i64 3328
  store <16 x float> %326, ptr %328, align 4
  %329 = getelementptr i8, ptr %315, i64 3392
  store <16 x float> %327, ptr %329, align 4
  %330 = add i64 %314, 32
  %331 = icmp slt i64 %330, 128
  br i1 %331, label %313, label %332

332:                                              ; preds = %313
  br label %333

333:                                              ; preds = %332, %369
  %334 = phi i64 [ %370, %369 ], [ 0, %332 ]
  %335 = getelementptr i64, ptr %4, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = mul i64 %336, %17
  %338 = getelementptr i8, ptr %335, i64 1088
  %339 = load i64, ptr %338, align 8
  %340 = mul i64 %339, %19
  %341 = add i64 %337, %340
  %342 = icmp sgt i64 %341, %45
  %343 = icmp slt i64 %341, %43
  %344 = or i1 %343, %342
  %345 = add i64 %74, %334
  %346 = icmp slt i64 %345, %29
  %347 = xor i1 %344, true
  %348 = and i1 %66, %347
  %349 = and i1 %348, %346
  br i1 %349, label %352, label %357

350:                                              ; preds = %369
  br i1 %147, label %398, label %351

351:                                              ; preds = %350
  br label %372

352:                                              ; preds = %333
  %353 = load ptr, ptr %54, align 8
  %354 = call i8 %353(ptr nonnull %47, i64 %341) #4
  %355 = and i8 %354, 1
  %356 = icmp eq i8 %355, 0
  br label %359

357:                                              ; preds = %333
  %358 = and i1 %344, %346
  br label %359

359:                                              ; preds = %357, %352
  %360 = phi i1 [ %356, %352 ], [ %358, %357 ]
  br i1 %360, label %361, label %369, !prof !2

361:                                              ; preds = %359
  %362 = load volatile ptr, ptr %6, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 48
  %364 = load ptr, ptr %363, align 8
  store i32 1, ptr %364, align 4
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 4
  store i32 53, ptr %365, align 4
  %366 = getelementptr inbounds nuw i8, ptr %364, i64 8
  store i64 %72, ptr %366, align 8
  %367 = getelementptr inbounds nuw i8, ptr %364, i64 16
  store i64 %334, ptr %367, align 8
  %368 = getelementptr inbounds nuw i8, ptr %364, i64 24
  store i64 %341, ptr %368, align 8
  br label %76

369:                                              ; preds = %359
  %370 = add i64 %334, 1
  %371 = icmp slt i64 %370, 128
  br i1 %371, label %333, label %350

372:                                              ; preds = %351, %372
  %373 = phi i64 [ %395, %372 ], [ 0, %351 ]
  %374 = getelementptr i64, ptr %4, i64 %373
  %375 = load <16 x i64>, ptr %374, align 8
  %376 = getelementptr i8, ptr %374, i64 128
  %377 = load <16 x i64>, ptr %376, align 8
  %378 = mul <16 x i64> %375, %68
  %379 = mul <16 x i64> %377, %68
  %380 = getelementptr i8, ptr %374, i64 1088
  %381 = load <16 x i64>, ptr %380, align 8
  %382 = getelementptr i8, ptr %374, i64 1216
  %383 = load <16 x i64>, ptr %382, align 8
  %384 = mul <16 x i64> %381, %70
  %385 = mul <16 x i64> %383, %70
  %386 = add <16 x i64> %378, %384
  %387 = add <16 x i64> %379, %385
  %388 = getelementptr float, ptr %4, i64 %373
  %389 = getelementptr i8, ptr %388, i64 3328
  %390 = load <16 x float>, ptr %389, align 4
  %391 = getelementptr i8, ptr %388, i64 3392
  %392 = load <16 x float>, ptr %391, align 4
  %393 = getelementptr float, ptr %49, <16 x i64> %386
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %390, <16 x ptr> align 4 %393, <16 x i1> splat (i1 true))
  %394 = getelementptr float, ptr %49, <16 x i64> %387
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %392, <16 x ptr> align 4 %394, <16 x i1> splat (i1 true))
  %395 = add i64 %373, 32
  %396 = icmp slt i64 %395, %146
  br i1 %396, label %372, label %397

397:                                              ; preds = %372
  br label %398

398:                                              ; preds = %397, %350
  %399 = icmp eq i64 %146, %145
  br i1 %399, label %424, label %400

400:                                              ; preds = %398
  br label %401

401:                                              ; preds = %400, %401
  %402 = phi i64 [ %421, %401 ], [ %146, %400 ]
  %403 = getelementptr i64, ptr %4, i64 %402
  %404 = load <16 x i64>, ptr %403, align 8
  %405 = mul <16 x i64> %404, %68
  %406 = getelementptr i8, ptr %403, i64 1088
  %407 = load <16 x i64>, ptr %406, align 8
  %408 = mul <16 x i64> %407, %70
  %409 = add <16 x i64> %405, %408
  %410 = getelementptr float, ptr %4, i64 %402
  %411 = getelementptr i8, ptr %410, i64 3328
  %412 = load <16 x float>, ptr %411, align 4
  %413 = sub i64 %144, %402
  %414 = call i64 @llvm.smax.i64(i64 %413, i64 0)
  %415 = call i64 @llvm.smin.i64(i64 %414, i64 16)
  %416 = trunc nuw nsw i64 %415 to i32
  %417 = insertelement <16 x i32> poison, i32 %416, i64 0
  %418 = shufflevector <16 x i32> %417, <16 x i32> poison, <16 x i32> zeroinitializer
  %419 = icmp samesign ugt <16 x i32> %418, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %420 = getelementptr float, ptr %49, <16 x i64> %409
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %412, <16 x ptr> align 4 %420, <16 x i1> %419)
  %421 = add i64 %402, 16
  %422 = icmp slt i64 %421, %145
  br i1 %422, label %401, label %423

423:                                              ; preds = %401
  br label %424

424:                                              ; preds = %423, %398
  %425 = add i64 %73, 1
  %426 = icmp eq i64 %425, %7
  %427 = select i1 %426, i64 0, i64 %425
  %428 = add i64 %72, 1
  %429 = icmp slt i64 %428, %3
  br i1 %429, label %71, label %75
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
