; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %25 = load double, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %35 = load i64, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load ptr, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load i64, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = load i64, ptr %42, align 8, !invariant.load !0
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %45 = load ptr, ptr %44, align 8, !invariant.load !0
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8, !invariant.load !0
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %49 = load i64, ptr %48, align 8, !invariant.load !0
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %51 = load i64, ptr %50, align 8, !invariant.load !0
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %53 = load ptr, ptr %52, align 8, !invariant.load !0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %55 = load ptr, ptr %54, align 8, !invariant.load !0
  br i1 %12, label %56, label %82

56:                                               ; preds = %5
  %57 = fptrunc double %25 to float
  %58 = icmp ne ptr %33, null
  %59 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %60 = insertelement <16 x i64> poison, i64 %13, i64 0
  %61 = shufflevector <16 x i64> %60, <16 x i64> poison, <16 x i32> zeroinitializer
  %62 = insertelement <16 x i64> poison, i64 %15, i64 0
  %63 = shufflevector <16 x i64> %62, <16 x i64> poison, <16 x i32> zeroinitializer
  %64 = icmp ne ptr %45, null
  %65 = insertelement <16 x i64> poison, i64 %17, i64 0
  %66 = shufflevector <16 x i64> %65, <16 x i64> poison, <16 x i32> zeroinitializer
  %67 = insertelement <16 x i64> poison, i64 %19, i64 0
  %68 = shufflevector <16 x i64> %67, <16 x i64> poison, <16 x i32> zeroinitializer
  %69 = insertelement <16 x float> poison, float %57, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = icmp ne ptr %53, null
  %72 = insertelement <16 x i64> poison, i64 %21, i64 0
  %73 = shufflevector <16 x i64> %72, <16 x i64> poison, <16 x i32> zeroinitializer
  %74 = insertelement <16 x i64> poison, i64 %23, i64 0
  %75 = shufflevector <16 x i64> %74, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %76

76:                                               ; preds = %56, %421
  %77 = phi i64 [ %429, %421 ], [ %2, %56 ]
  %78 = phi i64 [ %427, %421 ], [ %9, %56 ]
  %79 = phi i64 [ %428, %421 ], [ %11, %56 ]
  %80 = shl i64 %78, 7
  br label %84

81:                                               ; preds = %421
  br label %82

82:                                               ; preds = %81, %5, %361, %253, %164
  %83 = phi i32 [ 1, %361 ], [ 1, %164 ], [ 1, %253 ], [ 0, %5 ], [ 0, %81 ]
  ret i32 %83

84:                                               ; preds = %76, %84
  %85 = phi i64 [ 0, %76 ], [ %86, %84 ]
  %86 = add i64 %85, 1
  %87 = icmp slt i64 %86, 128
  br i1 %87, label %84, label %88

88:                                               ; preds = %84
  br label %89

89:                                               ; preds = %88, %89
  %90 = phi i64 [ %91, %89 ], [ 0, %88 ]
  %91 = add i64 %90, 1
  %92 = icmp slt i64 %91, 128
  br i1 %92, label %89, label %93

93:                                               ; preds = %89
  br label %94

94:                                               ; preds = %93, %94
  %95 = phi i64 [ %128, %94 ], [ 0, %93 ]
  %96 = add i64 %80, %95
  %97 = insertelement <8 x i64> poison, i64 %96, i64 0
  %98 = shufflevector <8 x i64> %97, <8 x i64> poison, <8 x i32> zeroinitializer
  %99 = or disjoint <8 x i64> %98, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %100 = or disjoint i64 %96, 8
  %101 = insertelement <8 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <8 x i64> %101, <8 x i64> poison, <8 x i32> zeroinitializer
  %103 = or disjoint <8 x i64> %102, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %104 = sdiv <8 x i64> %99, splat (i64 3)
  %105 = sdiv <8 x i64> %103, splat (i64 3)
  %106 = mul <8 x i64> %104, splat (i64 -3)
  %107 = mul <8 x i64> %105, splat (i64 -3)
  %108 = add <8 x i64> %106, %99
  %109 = add <8 x i64> %107, %103
  %110 = icmp slt <8 x i64> %98, zeroinitializer
  %111 = icmp slt <8 x i64> %102, zeroinitializer
  %112 = icmp ne <8 x i64> %108, zeroinitializer
  %113 = icmp ne <8 x i64> %109, zeroinitializer
  %114 = and <8 x i1> %112, %110
  %115 = and <8 x i1> %113, %111
  %116 = sext <8 x i1> %114 to <8 x i64>
  %117 = add nsw <8 x i64> %104, %116
  %118 = sext <8 x i1> %115 to <8 x i64>
  %119 = add nsw <8 x i64> %105, %118
  %120 = add <8 x i64> %108, splat (i64 3)
  %121 = add <8 x i64> %109, splat (i64 3)
  %122 = select <8 x i1> %114, <8 x i64> %120, <8 x i64> %108
  %123 = select <8 x i1> %115, <8 x i64> %121, <8 x i64> %109
  %124 = getelementptr i64, ptr %4, i64 %95
  store <8 x i64> %117, ptr %124, align 8
  %125 = getelementptr i8, ptr %124, i64 64
  store <8 x i64> %119, ptr %125, align 8
  %126 = getelementptr i8, ptr %124, i64 1088
  store <8 x i64> %122, ptr %126, align 8
  %127 = getelementptr i8, ptr %124, i64 1152
  store <8 x i64> %123, ptr %127, align 8
  %128 = add i64 %95, 16
  %129 = icmp slt i64 %128, 128
  br i1 %129, label %94, label %130

130:                                              ; preds = %94
  br label %131

131:                                              ; preds = %130, %169
  %132 = phi i64 [ %170, %169 ], [ 0, %130 ]
  %133 = getelementptr i64, ptr %4, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = mul i64 %134, %13
  %136 = getelementptr i8, ptr %133, i64 1088
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %137, %15
  %139 = add i64 %135, %138
  %140 = icmp sgt i64 %139, %31
  %141 = icmp slt i64 %139, %29
  %142 = or i1 %141, %140
  %143 = add i64 %80, %132
  %144 = icmp slt i64 %143, %35
  %145 = xor i1 %142, true
  %146 = and i1 %58, %145
  %147 = and i1 %146, %144
  br i1 %147, label %155, label %160

148:                                              ; preds = %169
  %149 = call i64 @llvm.ssub.sat.i64(i64 %35, i64 %80)
  %150 = call i64 @llvm.smax.i64(i64 %149, i64 0)
  %151 = call i64 @llvm.smin.i64(i64 %150, i64 128)
  %152 = and i64 %151, 224
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %198, label %154

154:                                              ; preds = %148
  br label %172

155:                                              ; preds = %131
  %156 = load ptr, ptr %59, align 8
  %157 = call i8 %156(ptr nonnull %33, i64 %139) #4
  %158 = and i8 %157, 1
  %159 = icmp eq i8 %158, 0
  br label %162

160:                                              ; preds = %131
  %161 = and i1 %142, %144
  br label %162

162:                                              ; preds = %160, %155
  %163 = phi i1 [ %159, %155 ], [ %161, %160 ]
  br i1 %163, label %164, label %169, !prof !1

164:                                              ; preds = %162
  store i32 1, ptr %27, align 4
  %165 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 26, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %77, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 %132, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %139, ptr %168, align 8
  br label %82

169:                                              ; preds = %162
  %170 = add i64 %132, 1
  %171 = icmp slt i64 %170, 128
  br i1 %171, label %131, label %148

172:                                              ; preds = %154, %172
  %173 = phi i64 [ %195, %172 ], [ 0, %154 ]
  %174 = getelementptr i64, ptr %4, i64 %173
  %175 = load <16 x i64>, ptr %174, align 8
  %176 = getelementptr i8, ptr %174, i64 128
  %177 = load <16 x i64>, ptr %176, align 8
  %178 = mul <16 x i64> %175, %61
  %179 = mul <16 x i64> %177, %61
  %180 = getelementptr i8, ptr %174, i64 1088
  %181 = load <16 x i64>, ptr %180, align 8
  %182 = getelementptr i8, ptr %174, i64 1216
  %183 = load <16 x i64>, ptr %182, align 8
  %184 = mul <16 x i64> %181, %63
  %185 = mul <16 x i64> %183, %63
  %186 = add <16 x i64> %178, %184
  %187 = add <16 x i64> %179, %185
  %188 = getelementptr float, ptr %39, <16 x i64> %186
  %189 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %188, <16 x i1> splat (i1 true), <16 x float> poison)
  %190 = getelementptr float, ptr %39, <16 x i64> %187
  %191 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %190, <16 x i1> splat (i1 true), <16 x float> poison)
  %192 = getelementptr float, ptr %4, i64 %173
  %193 = getelementptr i8, ptr %192, i64 2176
  store <16 x float> %189, ptr %193, align 4
  %194 = getelementptr i8, ptr %192, i64 2240
  store <16 x float> %191, ptr %194, align 4
  %195 = add i64 %173, 32
  %196 = icmp slt i64 %195, %152
  br i1 %196, label %172, label %197

197:                                              ; preds = %172
  br label %198

198:                                              ; preds = %197, %148
  %199 = icmp slt i64 %149, 128
  br i1 %199, label %200, label %224

200:                                              ; preds = %198
  br label %201

201:                                              ; preds = %200, %201
  %202 = phi i64 [ %221, %201 ], [ %152, %200 ]
  %203 = sub i64 %150, %202
  %204 = call i64 @llvm.smax.i64(i64 %203, i64 0)
  %205 = call i64 @llvm.smin.i64(i64 %204, i64 16)
  %206 = trunc nuw nsw i64 %205 to i32
  %207 = insertelement <16 x i32> poison, i32 %206, i64 0
  %208 = shufflevector <16 x i32> %207, <16 x i32> poison, <16 x i32> zeroinitializer
  %209 = icmp samesign ugt <16 x i32> %208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %210 = getelementptr i64, ptr %4, i64 %202
  %211 = load <16 x i64>, ptr %210, align 8
  %212 = mul <16 x i64> %211, %61
  %213 = getelementptr i8, ptr %210, i64 1088
  %214 = load <16 x i64>, ptr %213, align 8
  %215 = mul <16 x i64> %214, %63
  %216 = add <16 x i64> %212, %215
  %217 = getelementptr float, ptr %39, <16 x i64> %216
  %218 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %217, <16 x i1> %209, <16 x float> zeroinitializer)
  %219 = getelementptr float, ptr %4, i64 %202
  %220 = getelementptr i8, ptr %219, i64 2176
  store <16 x float> %218, ptr %220, align 4
  %221 = add i64 %202, 16
  %222 = icmp slt i64 %221, 128
  br i1 %222, label %201, label %223

223:                                              ; preds = %201
  br label %224

224:                                              ; preds = %223, %198
  br label %225

225:                                              ; preds = %224, %258
  %226 = phi i64 [ 0, %224 ], [ %259, %258 ]
  %227 = getelementptr i64, ptr %4, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = mul i64 %228, %17
  %230 = getelementptr i8, ptr %227, i64 1088
  %231 = load i64, ptr %230, align 8
  %232 = mul i64 %231, %19
  %233 = add i64 %229, %232
  %234 = icmp sgt i64 %233, %43
  %235 = icmp slt i64 %233, %41
  %236 = or i1 %235, %234
  %237 = add i64 %80, %226
  %238 = icmp slt i64 %237, %35
  %239 = xor i1 %236, true
  %240 = and i1 %64, %239
  %241 = and i1 %240, %238
  br i1 %241, label %244, label %249

242:                                              ; preds = %258
  br i1 %153, label %287, label %243

243:                                              ; preds = %242
  br label %261

244:                                              ; preds = %225
  %245 = load ptr, ptr %59, align 8
  %246 = call i8 %245(ptr nonnull %45, i64 %233) #4
  %247 = and i8 %246, 1
  %248 = icmp eq i8 %247, 0
  br label %251

249:                                              ; preds = %225
  %250 = and i1 %236, %238
  br label %251

251:                                              ; preds = %249, %244
  %252 = phi i1 [ %248, %244 ], [ %250, %249 ]
  br i1 %252, label %253, label %258, !prof !1

253:                                              ; preds = %251
  store i32 1, ptr %27, align 4
  %254 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 39, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %77, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 %226, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %233, ptr %257, align 8
  br label %82

258:                                              ; preds = %251
  %259 = add i64 %226, 1
  %260 = icmp slt i64 %259, 128
  br i1 %260, label %225, label %242

261:                                              ; preds = %243, %261
  %262 = phi i64 [ %284, %261 ], [ 0, %243 ]
  %263 = getelementptr i64, ptr %4, i64 %262
  %264 = load <16 x i64>, ptr %263, align 8
  %265 = getelementptr i8, ptr %263, i64 128
  %266 = load <16 x i64>, ptr %265, align 8
  %267 = mul <16 x i64> %264, %66
  %268 = mul <16 x i64> %266, %66
  %269 = getelementptr i8, ptr %263, i64 1088
  %270 = load <16 x i64>, ptr %269, align 8
  %271 = getelementptr i8, ptr %263, i64 1216
  %272 = load <16 x i64>, ptr %271, align 8
  %273 = mul <16 x i64> %270, %68
  %274 = mul <16 x i64> %272, %68
  %275 = add <16 x i64> %267, %273
  %276 = add <16 x i64> %268, %274
  %277 = getelementptr float, ptr %47, <16 x i64> %275
  %278 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %277, <16 x i1> splat (i1 true), <16 x float> poison)
  %279 = getelementptr float, ptr %47, <16 x i64> %276
  %280 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %279, <16 x i1> splat (i1 true), <16 x float> poison)
  %281 = getelementptr float, ptr %4, i64 %262
  %282 = getelementptr i8, ptr %281, i64 2752
  store <16 x float> %278, ptr %282, align 4
  %283 = getelementptr i8, ptr %281, i64 2816
  store <16 x float> %280, ptr %283, align 4
  %284 = add i64 %262, 32
  %285 = icmp slt i64 %284, %152
  br i1 %285, label %261, label %286

286:                                              ; preds = %261
  br label %287

287:                                              ; preds = %286, %242
  br i1 %199, label %288, label %312

288:                                              ; preds = %287
  br label %289

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %309, %289 ], [ %152, %288 ]
  %291 = sub i64 %150, %290
  %292 = call i64 @llvm.smax.i64(i64 %291, i64 0)
  %293 = call i64 @llvm.smin.i64(i64 %292, i64 16)
  %294 = trunc nuw nsw i64 %293 to i32
  %295 = insertelement <16 x i32> poison, i32 %294, i64 0
  %296 = shufflevector <16 x i32> %295, <16 x i32> poison, <16 x i32> zeroinitializer
  %297 = icmp samesign ugt <16 x i32> %296, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %298 = getelementptr i64, ptr %4, i64 %290
  %299 = load <16 x i64>, ptr %298, align 8
  %300 = mul <16 x i64> %299, %66
  %301 = getelementptr i8, ptr %298, i64 1088
  %302 = load <16 x i64>, ptr %301, align 8
  %303 = mul <16 x i64> %302, %68
  %304 = add <16 x i64> %300, %303
  %305 = getelementptr float, ptr %47, <16 x i64> %304
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
  %324 = fmul <16 x float> %70, %321
  %325 = fmul <16 x float> %70, %323
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

333:                                              ; preds = %332, %366
  %334 = phi i64 [ %367, %366 ], [ 0, %332 ]
  %335 = getelementptr i64, ptr %4, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = mul i64 %336, %21
  %338 = getelementptr i8, ptr %335, i64 1088
  %339 = load i64, ptr %338, align 8
  %340 = mul i64 %339, %23
  %341 = add i64 %337, %340
  %342 = icmp sgt i64 %341, %51
  %343 = icmp slt i64 %341, %49
  %344 = or i1 %343, %342
  %345 = add i64 %80, %334
  %346 = icmp slt i64 %345, %35
  %347 = xor i1 %344, true
  %348 = and i1 %71, %347
  %349 = and i1 %348, %346
  br i1 %349, label %352, label %357

350:                                              ; preds = %366
  br i1 %153, label %395, label %351

351:                                              ; preds = %350
  br label %369

352:                                              ; preds = %333
  %353 = load ptr, ptr %59, align 8
  %354 = call i8 %353(ptr nonnull %53, i64 %341) #4
  %355 = and i8 %354, 1
  %356 = icmp eq i8 %355, 0
  br label %359

357:                                              ; preds = %333
  %358 = and i1 %344, %346
  br label %359

359:                                              ; preds = %357, %352
  %360 = phi i1 [ %356, %352 ], [ %358, %357 ]
  br i1 %360, label %361, label %366, !prof !1

361:                                              ; preds = %359
  store i32 1, ptr %27, align 4
  %362 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 53, ptr %362, align 4
  %363 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %77, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 %334, ptr %364, align 8
  %365 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %341, ptr %365, align 8
  br label %82

366:                                              ; preds = %359
  %367 = add i64 %334, 1
  %368 = icmp slt i64 %367, 128
  br i1 %368, label %333, label %350

369:                                              ; preds = %351, %369
  %370 = phi i64 [ %392, %369 ], [ 0, %351 ]
  %371 = getelementptr i64, ptr %4, i64 %370
  %372 = load <16 x i64>, ptr %371, align 8
  %373 = getelementptr i8, ptr %371, i64 128
  %374 = load <16 x i64>, ptr %373, align 8
  %375 = mul <16 x i64> %372, %73
  %376 = mul <16 x i64> %374, %73
  %377 = getelementptr i8, ptr %371, i64 1088
  %378 = load <16 x i64>, ptr %377, align 8
  %379 = getelementptr i8, ptr %371, i64 1216
  %380 = load <16 x i64>, ptr %379, align 8
  %381 = mul <16 x i64> %378, %75
  %382 = mul <16 x i64> %380, %75
  %383 = add <16 x i64> %375, %381
  %384 = add <16 x i64> %376, %382
  %385 = getelementptr float, ptr %4, i64 %370
  %386 = getelementptr i8, ptr %385, i64 3328
  %387 = load <16 x float>, ptr %386, align 4
  %388 = getelementptr i8, ptr %385, i64 3392
  %389 = load <16 x float>, ptr %388, align 4
  %390 = getelementptr float, ptr %55, <16 x i64> %383
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %387, <16 x ptr> align 4 %390, <16 x i1> splat (i1 true))
  %391 = getelementptr float, ptr %55, <16 x i64> %384
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %389, <16 x ptr> align 4 %391, <16 x i1> splat (i1 true))
  %392 = add i64 %370, 32
  %393 = icmp slt i64 %392, %152
  br i1 %393, label %369, label %394

394:                                              ; preds = %369
  br label %395

395:                                              ; preds = %394, %350
  %396 = icmp eq i64 %152, %151
  br i1 %396, label %421, label %397

397:                                              ; preds = %395
  br label %398

398:                                              ; preds = %397, %398
  %399 = phi i64 [ %418, %398 ], [ %152, %397 ]
  %400 = getelementptr i64, ptr %4, i64 %399
  %401 = load <16 x i64>, ptr %400, align 8
  %402 = mul <16 x i64> %401, %73
  %403 = getelementptr i8, ptr %400, i64 1088
  %404 = load <16 x i64>, ptr %403, align 8
  %405 = mul <16 x i64> %404, %75
  %406 = add <16 x i64> %402, %405
  %407 = getelementptr float, ptr %4, i64 %399
  %408 = getelementptr i8, ptr %407, i64 3328
  %409 = load <16 x float>, ptr %408, align 4
  %410 = sub i64 %150, %399
  %411 = call i64 @llvm.smax.i64(i64 %410, i64 0)
  %412 = call i64 @llvm.smin.i64(i64 %411, i64 16)
  %413 = trunc nuw nsw i64 %412 to i32
  %414 = insertelement <16 x i32> poison, i32 %413, i64 0
  %415 = shufflevector <16 x i32> %414, <16 x i32> poison, <16 x i32> zeroinitializer
  %416 = icmp samesign ugt <16 x i32> %415, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %417 = getelementptr float, ptr %55, <16 x i64> %406
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %409, <16 x ptr> align 4 %417, <16 x i1> %416)
  %418 = add i64 %399, 16
  %419 = icmp slt i64 %418, %151
  br i1 %419, label %398, label %420

420:                                              ; preds = %398
  br label %421

421:                                              ; preds = %420, %395
  %422 = add i64 %78, 1
  %423 = icmp eq i64 %422, %6
  %424 = zext i1 %423 to i64
  %425 = add i64 %79, %424
  %426 = icmp eq i64 %425, %8
  %427 = select i1 %423, i64 0, i64 %422
  %428 = select i1 %426, i64 0, i64 %425
  %429 = add i64 %77, 1
  %430 = icmp slt i64 %429, %3
  br i1 %430, label %76, label %81
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

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
