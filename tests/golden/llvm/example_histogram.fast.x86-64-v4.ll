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
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %35

20:                                               ; preds = %5
  %21 = insertelement <16 x i64> poison, i64 %15, i64 0
  %22 = shufflevector <16 x i64> %21, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %20, %472
  %24 = phi i64 [ %480, %472 ], [ %2, %20 ]
  %25 = phi i64 [ %478, %472 ], [ %9, %20 ]
  %26 = phi i64 [ %479, %472 ], [ %11, %20 ]
  %27 = shl i64 %25, 8
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 256)
  %31 = and i64 %30, 448
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %65, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %472
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %451
  %37 = phi i64 [ %452, %451 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i32, ptr %19, i64 %38
  %40 = load <16 x i32>, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 64
  %42 = load <16 x i32>, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 128
  %44 = load <16 x i32>, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 192
  %46 = load <16 x i32>, ptr %45, align 4
  %47 = icmp sgt <16 x i32> %40, splat (i32 -1)
  %48 = icmp sgt <16 x i32> %42, splat (i32 -1)
  %49 = icmp sgt <16 x i32> %44, splat (i32 -1)
  %50 = icmp sgt <16 x i32> %46, splat (i32 -1)
  %51 = sext <16 x i32> %40 to <16 x i64>
  %52 = sext <16 x i32> %42 to <16 x i64>
  %53 = sext <16 x i32> %44 to <16 x i64>
  %54 = sext <16 x i32> %46 to <16 x i64>
  %55 = icmp sgt <16 x i64> %22, %51
  %56 = icmp sgt <16 x i64> %22, %52
  %57 = icmp sgt <16 x i64> %22, %53
  %58 = icmp sgt <16 x i64> %22, %54
  %59 = and <16 x i1> %47, %55
  %60 = and <16 x i1> %48, %56
  %61 = and <16 x i1> %49, %57
  %62 = and <16 x i1> %50, %58
  %63 = extractelement <16 x i1> %59, i64 0
  br i1 %63, label %69, label %73

64:                                               ; preds = %451
  br label %65

65:                                               ; preds = %64, %23
  %66 = icmp slt i64 %28, 256
  br i1 %66, label %67, label %472

67:                                               ; preds = %65
  %68 = getelementptr i32, ptr %19, i64 %27
  br label %454

69:                                               ; preds = %36
  %70 = extractelement <16 x i64> %51, i64 0
  %71 = getelementptr i32, ptr %17, i64 %70
  %72 = atomicrmw add ptr %71, i32 1 monotonic, align 4
  br label %73

73:                                               ; preds = %36, %69
  %74 = extractelement <16 x i1> %59, i64 1
  br i1 %74, label %75, label %79

75:                                               ; preds = %73
  %76 = extractelement <16 x i64> %51, i64 1
  %77 = getelementptr i32, ptr %17, i64 %76
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 4
  br label %79

79:                                               ; preds = %73, %75
  %80 = extractelement <16 x i1> %59, i64 2
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = extractelement <16 x i64> %51, i64 2
  %83 = getelementptr i32, ptr %17, i64 %82
  %84 = atomicrmw add ptr %83, i32 1 monotonic, align 4
  br label %85

85:                                               ; preds = %79, %81
  %86 = extractelement <16 x i1> %59, i64 3
  br i1 %86, label %87, label %91

87:                                               ; preds = %85
  %88 = extractelement <16 x i64> %51, i64 3
  %89 = getelementptr i32, ptr %17, i64 %88
  %90 = atomicrmw add ptr %89, i32 1 monotonic, align 4
  br label %91

91:                                               ; preds = %85, %87
  %92 = extractelement <16 x i1> %59, i64 4
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = extractelement <16 x i64> %51, i64 4
  %95 = getelementptr i32, ptr %17, i64 %94
  %96 = atomicrmw add ptr %95, i32 1 monotonic, align 4
  br label %97

97:                                               ; preds = %91, %93
  %98 = extractelement <16 x i1> %59, i64 5
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = extractelement <16 x i64> %51, i64 5
  %101 = getelementptr i32, ptr %17, i64 %100
  %102 = atomicrmw add ptr %101, i32 1 monotonic, align 4
  br label %103

103:                                              ; preds = %97, %99
  %104 = extractelement <16 x i1> %59, i64 6
  br i1 %104, label %105, label %109

105:                                              ; preds = %103
  %106 = extractelement <16 x i64> %51, i64 6
  %107 = getelementptr i32, ptr %17, i64 %106
  %108 = atomicrmw add ptr %107, i32 1 monotonic, align 4
  br label %109

109:                                              ; preds = %103, %105
  %110 = extractelement <16 x i1> %59, i64 7
  br i1 %110, label %111, label %115

111:                                              ; preds = %109
  %112 = extractelement <16 x i64> %51, i64 7
  %113 = getelementptr i32, ptr %17, i64 %112
  %114 = atomicrmw add ptr %113, i32 1 monotonic, align 4
  br label %115

115:                                              ; preds = %109, %111
  %116 = extractelement <16 x i1> %59, i64 8
  br i1 %116, label %117, label %121

117:                                              ; preds = %115
  %118 = extractelement <16 x i64> %51, i64 8
  %119 = getelementptr i32, ptr %17, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %115, %117
  %122 = extractelement <16 x i1> %59, i64 9
  br i1 %122, label %123, label %127

123:                                              ; preds = %121
  %124 = extractelement <16 x i64> %51, i64 9
  %125 = getelementptr i32, ptr %17, i64 %124
  %126 = atomicrmw add ptr %125, i32 1 monotonic, align 4
  br label %127

127:                                              ; preds = %121, %123
  %128 = extractelement <16 x i1> %59, i64 10
  br i1 %128, label %129, label %133

129:                                              ; preds = %127
  %130 = extractelement <16 x i64> %51, i64 10
  %131 = getelementptr i32, ptr %17, i64 %130
  %132 = atomicrmw add ptr %131, i32 1 monotonic, align 4
  br label %133

133:                                              ; preds = %127, %129
  %134 = extractelement <16 x i1> %59, i64 11
  br i1 %134, label %135, label %139

135:                                              ; preds = %133
  %136 = extractelement <16 x i64> %51, i64 11
  %137 = getelementptr i32, ptr %17, i64 %136
  %138 = atomicrmw add ptr %137, i32 1 monotonic, align 4
  br label %139

139:                                              ; preds = %133, %135
  %140 = extractelement <16 x i1> %59, i64 12
  br i1 %140, label %141, label %145

141:                                              ; preds = %139
  %142 = extractelement <16 x i64> %51, i64 12
  %143 = getelementptr i32, ptr %17, i64 %142
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  br label %145

145:                                              ; preds = %139, %141
  %146 = extractelement <16 x i1> %59, i64 13
  br i1 %146, label %147, label %151

147:                                              ; preds = %145
  %148 = extractelement <16 x i64> %51, i64 13
  %149 = getelementptr i32, ptr %17, i64 %148
  %150 = atomicrmw add ptr %149, i32 1 monotonic, align 4
  br label %151

151:                                              ; preds = %145, %147
  %152 = extractelement <16 x i1> %59, i64 14
  br i1 %152, label %153, label %157

153:                                              ; preds = %151
  %154 = extractelement <16 x i64> %51, i64 14
  %155 = getelementptr i32, ptr %17, i64 %154
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 4
  br label %157

157:                                              ; preds = %151, %153
  %158 = extractelement <16 x i1> %59, i64 15
  br i1 %158, label %159, label %163

159:                                              ; preds = %157
  %160 = extractelement <16 x i64> %51, i64 15
  %161 = getelementptr i32, ptr %17, i64 %160
  %162 = atomicrmw add ptr %161, i32 1 monotonic, align 4
  br label %163

163:                                              ; preds = %157, %159
  %164 = extractelement <16 x i1> %60, i64 0
  br i1 %164, label %165, label %169

165:                                              ; preds = %163
  %166 = extractelement <16 x i64> %52, i64 0
  %167 = getelementptr i32, ptr %17, i64 %166
  %168 = atomicrmw add ptr %167, i32 1 monotonic, align 4
  br label %169

169:                                              ; preds = %163, %165
  %170 = extractelement <16 x i1> %60, i64 1
  br i1 %170, label %171, label %175

171:                                              ; preds = %169
  %172 = extractelement <16 x i64> %52, i64 1
  %173 = getelementptr i32, ptr %17, i64 %172
  %174 = atomicrmw add ptr %173, i32 1 monotonic, align 4
  br label %175

175:                                              ; preds = %169, %171
  %176 = extractelement <16 x i1> %60, i64 2
  br i1 %176, label %177, label %181

177:                                              ; preds = %175
  %178 = extractelement <16 x i64> %52, i64 2
  %179 = getelementptr i32, ptr %17, i64 %178
  %180 = atomicrmw add ptr %179, i32 1 monotonic, align 4
  br label %181

181:                                              ; preds = %175, %177
  %182 = extractelement <16 x i1> %60, i64 3
  br i1 %182, label %183, label %187

183:                                              ; preds = %181
  %184 = extractelement <16 x i64> %52, i64 3
  %185 = getelementptr i32, ptr %17, i64 %184
  %186 = atomicrmw add ptr %185, i32 1 monotonic, align 4
  br label %187

187:                                              ; preds = %181, %183
  %188 = extractelement <16 x i1> %60, i64 4
  br i1 %188, label %189, label %193

189:                                              ; preds = %187
  %190 = extractelement <16 x i64> %52, i64 4
  %191 = getelementptr i32, ptr %17, i64 %190
  %192 = atomicrmw add ptr %191, i32 1 monotonic, align 4
  br label %193

193:                                              ; preds = %187, %189
  %194 = extractelement <16 x i1> %60, i64 5
  br i1 %194, label %195, label %199

195:                                              ; preds = %193
  %196 = extractelement <16 x i64> %52, i64 5
  %197 = getelementptr i32, ptr %17, i64 %196
  %198 = atomicrmw add ptr %197, i32 1 monotonic, align 4
  br label %199

199:                                              ; preds = %193, %195
  %200 = extractelement <16 x i1> %60, i64 6
  br i1 %200, label %201, label %205

201:                                              ; preds = %199
  %202 = extractelement <16 x i64> %52, i64 6
  %203 = getelementptr i32, ptr %17, i64 %202
  %204 = atomicrmw add ptr %203, i32 1 monotonic, align 4
  br label %205

205:                                              ; preds = %199, %201
  %206 = extractelement <16 x i1> %60, i64 7
  br i1 %206, label %207, label %211

207:                                              ; preds = %205
  %208 = extractelement <16 x i64> %52, i64 7
  %209 = getelementptr i32, ptr %17, i64 %208
  %210 = atomicrmw add ptr %209, i32 1 monotonic, align 4
  br label %211

211:                                              ; preds = %205, %207
  %212 = extractelement <16 x i1> %60, i64 8
  br i1 %212, label %213, label %217

213:                                              ; preds = %211
  %214 = extractelement <16 x i64> %52, i64 8
  %215 = getelementptr i32, ptr %17, i64 %214
  %216 = atomicrmw add ptr %215, i32 1 monotonic, align 4
  br label %217

217:                                              ; preds = %211, %213
  %218 = extractelement <16 x i1> %60, i64 9
  br i1 %218, label %219, label %223

219:                                              ; preds = %217
  %220 = extractelement <16 x i64> %52, i64 9
  %221 = getelementptr i32, ptr %17, i64 %220
  %222 = atomicrmw add ptr %221, i32 1 monotonic, align 4
  br label %223

223:                                              ; preds = %217, %219
  %224 = extractelement <16 x i1> %60, i64 10
  br i1 %224, label %225, label %229

225:                                              ; preds = %223
  %226 = extractelement <16 x i64> %52, i64 10
  %227 = getelementptr i32, ptr %17, i64 %226
  %228 = atomicrmw add ptr %227, i32 1 monotonic, align 4
  br label %229

229:                                              ; preds = %223, %225
  %230 = extractelement <16 x i1> %60, i64 11
  br i1 %230, label %231, label %235

231:                                              ; preds = %229
  %232 = extractelement <16 x i64> %52, i64 11
  %233 = getelementptr i32, ptr %17, i64 %232
  %234 = atomicrmw add ptr %233, i32 1 monotonic, align 4
  br label %235

235:                                              ; preds = %229, %231
  %236 = extractelement <16 x i1> %60, i64 12
  br i1 %236, label %237, label %241

237:                                              ; preds = %235
  %238 = extractelement <16 x i64> %52, i64 12
  %239 = getelementptr i32, ptr %17, i64 %238
  %240 = atomicrmw add ptr %239, i32 1 monotonic, align 4
  br label %241

241:                                              ; preds = %235, %237
  %242 = extractelement <16 x i1> %60, i64 13
  br i1 %242, label %243, label %247

243:                                              ; preds = %241
  %244 = extractelement <16 x i64> %52, i64 13
  %245 = getelementptr i32, ptr %17, i64 %244
  %246 = atomicrmw add ptr %245, i32 1 monotonic, align 4
  br label %247

247:                                              ; preds = %241, %243
  %248 = extractelement <16 x i1> %60, i64 14
  br i1 %248, label %249, label %253

249:                                              ; preds = %247
  %250 = extractelement <16 x i64> %52, i64 14
  %251 = getelementptr i32, ptr %17, i64 %250
  %252 = atomicrmw add ptr %251, i32 1 monotonic, align 4
  br label %253

253:                                              ; preds = %247, %249
  %254 = extractelement <16 x i1> %60, i64 15
  br i1 %254, label %255, label %259

255:                                              ; preds = %253
  %256 = extractelement <16 x i64> %52, i64 15
  %257 = getelementptr i32, ptr %17, i64 %256
  %258 = atomicrmw add ptr %257, i32 1 monotonic, align 4
  br label %259

259:                                              ; preds = %253, %255
  %260 = extractelement <16 x i1> %61, i64 0
  br i1 %260, label %261, label %265

261:                                              ; preds = %259
  %262 = extractelement <16 x i64> %53, i64 0
  %263 = getelementptr i32, ptr %17, i64 %262
  %264 = atomicrmw add ptr %263, i32 1 monotonic, align 4
  br label %265

265:                                              ; preds = %259, %261
  %266 = extractelement <16 x i1> %61, i64 1
  br i1 %266, label %267, label %271

267:                                              ; preds = %265
  %268 = extractelement <16 x i64> %53, i64 1
  %269 = getelementptr i32, ptr %17, i64 %268
  %270 = atomicrmw add ptr %269, i32 1 monotonic, align 4
  br label %271

271:                                              ; preds = %265, %267
  %272 = extractelement <16 x i1> %61, i64 2
  br i1 %272, label %273, label %277

273:                                              ; preds = %271
  %274 = extractelement <16 x i64> %53, i64 2
  %275 = getelementptr i32, ptr %17, i64 %274
  %276 = atomicrmw add ptr %275, i32 1 monotonic, align 4
  br label %277

277:                                              ; preds = %271, %273
  %278 = extractelement <16 x i1> %61, i64 3
  br i1 %278, label %279, label %283

279:                                              ; preds = %277
  %280 = extractelement <16 x i64> %53, i64 3
  %281 = getelementptr i32, ptr %17, i64 %280
  %282 = atomicrmw add ptr %281, i32 1 monotonic, align 4
  br label %283

283:                                              ; preds = %277, %279
  %284 = extractelement <16 x i1> %61, i64 4
  br i1 %284, label %285, label %289

285:                                              ; preds = %283
  %286 = extractelement <16 x i64> %53, i64 4
  %287 = getelementptr i32, ptr %17, i64 %286
  %288 = atomicrmw add ptr %287, i32 1 monotonic, align 4
  br label %289

289:                                              ; preds = %283, %285
  %290 = extractelement <16 x i1> %61, i64 5
  br i1 %290, label %291, label %295

291:                                              ; preds = %289
  %292 = extractelement <16 x i64> %53, i64 5
  %293 = getelementptr i32, ptr %17, i64 %292
  %294 = atomicrmw add ptr %293, i32 1 monotonic, align 4
  br label %295

295:                                              ; preds = %289, %291
  %296 = extractelement <16 x i1> %61, i64 6
  br i1 %296, label %297, label %301

297:                                              ; preds = %295
  %298 = extractelement <16 x i64> %53, i64 6
  %299 = getelementptr i32, ptr %17, i64 %298
  %300 = atomicrmw add ptr %299, i32 1 monotonic, align 4
  br label %301

301:                                              ; preds = %295, %297
  %302 = extractelement <16 x i1> %61, i64 7
  br i1 %302, label %303, label %307

303:                                              ; preds = %301
  %304 = extractelement <16 x i64> %53, i64 7
  %305 = getelementptr i32, ptr %17, i64 %304
  %306 = atomicrmw add ptr %305, i32 1 monotonic, align 4
  br label %307

307:                                              ; preds = %301, %303
  %308 = extractelement <16 x i1> %61, i64 8
  br i1 %308, label %309, label %313

309:                                              ; preds = %307
  %310 = extractelement <16 x i64> %53, i64 8
  %311 = getelementptr i32, ptr %17, i64 %310
  %312 = atomicrmw add ptr %311, i32 1 monotonic, align 4
  br label %313

313:                                              ; preds = %307, %309
  %314 = extractelement <16 x i1> %61, i64 9
  br i1 %314, label %315, label %319

315:                                              ; preds = %313
  %316 = extractelement <16 x i64> %53, i64 9
  %317 = getelementptr i32, ptr %17, i64 %316
  %318 = atomicrmw add ptr %317, i32 1 monotonic, align 4
  br label %319

319:                                              ; preds = %313, %315
  %320 = extractelement <16 x i1> %61, i64 10
  br i1 %320, label %321, label %325

321:                                              ; preds = %319
  %322 = extractelement <16 x i64> %53, i64 10
  %323 = getelementptr i32, ptr %17, i64 %322
  %324 = atomicrmw add ptr %323, i32 1 monotonic, align 4
  br label %325

325:                                              ; preds = %319, %321
  %326 = extractelement <16 x i1> %61, i64 11
  br i1 %326, label %327, label %331

327:                                              ; preds = %325
  %328 = extractelement <16 x i64> %53, i64 11
  %329 = getelementptr i32, ptr %17, i64 %328
  %330 = atomicrmw add ptr %329, i32 1 monotonic, align 4
  br label %331

331:                                              ; preds = %325, %327
  %332 = extractelement <16 x i1> %61, i64 12
  br i1 %332, label %333, label %337

333:                                              ; preds = %331
  %334 = extractelement <16 x i64> %53, i64 12
  %335 = getelementptr i32, ptr %17, i64 %334
  %336 = atomicrmw add ptr %335, i32 1 monotonic, align 4
  br label %337

337:                                              ; preds = %331, %333
  %338 = extractelement <16 x i1> %61, i64 13
  br i1 %338, label %339, label %343

339:                                              ; preds = %337
  %340 = extractelement <16 x i64> %53, i64 13
  %341 = getelementptr i32, ptr %17, i64 %340
  %342 = atomicrmw add ptr %341, i32 1 monotonic, align 4
  br label %343

343:                                              ; preds = %337, %339
  %344 = extractelement <16 x i1> %61, i64 14
  br i1 %344, label %345, label %349

345:                                              ; preds = %343
  %346 = extractelement <16 x i64> %53, i64 14
  %347 = getelementptr i32, ptr %17, i64 %346
  %348 = atomicrmw add ptr %347, i32 1 monotonic, align 4
  br label %349

349:                                              ; preds = %343, %345
  %350 = extractelement <16 x i1> %61, i64 15
  br i1 %350, label %351, label %355

351:                                              ; preds = %349
  %352 = extractelement <16 x i64> %53, i64 15
  %353 = getelementptr i32, ptr %17, i64 %352
  %354 = atomicrmw add ptr %353, i32 1 monotonic, align 4
  br label %355

355:                                              ; preds = %349, %351
  %356 = extractelement <16 x i1> %62, i64 0
  br i1 %356, label %357, label %361

357:                                              ; preds = %355
  %358 = extractelement <16 x i64> %54, i64 0
  %359 = getelementptr i32, ptr %17, i64 %358
  %360 = atomicrmw add ptr %359, i32 1 monotonic, align 4
  br label %361

361:                                              ; preds = %355, %357
  %362 = extractelement <16 x i1> %62, i64 1
  br i1 %362, label %363, label %367

363:                                              ; preds = %361
  %364 = extractelement <16 x i64> %54, i64 1
  %365 = getelementptr i32, ptr %17, i64 %364
  %366 = atomicrmw add ptr %365, i32 1 monotonic, align 4
  br label %367

367:                                              ; preds = %361, %363
  %368 = extractelement <16 x i1> %62, i64 2
  br i1 %368, label %369, label %373

369:                                              ; preds = %367
  %370 = extractelement <16 x i64> %54, i64 2
  %371 = getelementptr i32, ptr %17, i64 %370
  %372 = atomicrmw add ptr %371, i32 1 monotonic, align 4
  br label %373

373:                                              ; preds = %367, %369
  %374 = extractelement <16 x i1> %62, i64 3
  br i1 %374, label %375, label %379

375:                                              ; preds = %373
  %376 = extractelement <16 x i64> %54, i64 3
  %377 = getelementptr i32, ptr %17, i64 %376
  %378 = atomicrmw add ptr %377, i32 1 monotonic, align 4
  br label %379

379:                                              ; preds = %373, %375
  %380 = extractelement <16 x i1> %62, i64 4
  br i1 %380, label %381, label %385

381:                                              ; preds = %379
  %382 = extractelement <16 x i64> %54, i64 4
  %383 = getelementptr i32, ptr %17, i64 %382
  %384 = atomicrmw add ptr %383, i32 1 monotonic, align 4
  br label %385

385:                                              ; preds = %379, %381
  %386 = extractelement <16 x i1> %62, i64 5
  br i1 %386, label %387, label %391

387:                                              ; preds = %385
  %388 = extractelement <16 x i64> %54, i64 5
  %389 = getelementptr i32, ptr %17, i64 %388
  %390 = atomicrmw add ptr %389, i32 1 monotonic, align 4
  br label %391

391:                                              ; preds = %385, %387
  %392 = extractelement <16 x i1> %62, i64 6
  br i1 %392, label %393, label %397

393:                                              ; preds = %391
  %394 = extractelement <16 x i64> %54, i64 6
  %395 = getelementptr i32, ptr %17, i64 %394
  %396 = atomicrmw add ptr %395, i32 1 monotonic, align 4
  br label %397

397:                                              ; preds = %391, %393
  %398 = extractelement <16 x i1> %62, i64 7
  br i1 %398, label %399, label %403

399:                                              ; preds = %397
  %400 = extractelement <16 x i64> %54, i64 7
  %401 = getelementptr i32, ptr %17, i64 %400
  %402 = atomicrmw add ptr %401, i32 1 monotonic, align 4
  br label %403

403:                                              ; preds = %397, %399
  %404 = extractelement <16 x i1> %62, i64 8
  br i1 %404, label %405, label %409

405:                                              ; preds = %403
  %406 = extractelement <16 x i64> %54, i64 8
  %407 = getelementptr i32, ptr %17, i64 %406
  %408 = atomicrmw add ptr %407, i32 1 monotonic, align 4
  br label %409

409:                                              ; preds = %403, %405
  %410 = extractelement <16 x i1> %62, i64 9
  br i1 %410, label %411, label %415

411:                                              ; preds = %409
  %412 = extractelement <16 x i64> %54, i64 9
  %413 = getelementptr i32, ptr %17, i64 %412
  %414 = atomicrmw add ptr %413, i32 1 monotonic, align 4
  br label %415

415:                                              ; preds = %409, %411
  %416 = extractelement <16 x i1> %62, i64 10
  br i1 %416, label %417, label %421

417:                                              ; preds = %415
  %418 = extractelement <16 x i64> %54, i64 10
  %419 = getelementptr i32, ptr %17, i64 %418
  %420 = atomicrmw add ptr %419, i32 1 monotonic, align 4
  br label %421

421:                                              ; preds = %415, %417
  %422 = extractelement <16 x i1> %62, i64 11
  br i1 %422, label %423, label %427

423:                                              ; preds = %421
  %424 = extractelement <16 x i64> %54, i64 11
  %425 = getelementptr i32, ptr %17, i64 %424
  %426 = atomicrmw add ptr %425, i32 1 monotonic, align 4
  br label %427

427:                                              ; preds = %421, %423
  %428 = extractelement <16 x i1> %62, i64 12
  br i1 %428, label %429, label %433

429:                                              ; preds = %427
  %430 = extractelement <16 x i64> %54, i64 12
  %431 = getelementptr i32, ptr %17, i64 %430
  %432 = atomicrmw add ptr %431, i32 1 monotonic, align 4
  br label %433

433:                                              ; preds = %427, %429
  %434 = extractelement <16 x i1> %62, i64 13
  br i1 %434, label %435, label %439

435:                                              ; preds = %433
  %436 = extractelement <16 x i64> %54, i64 13
  %437 = getelementptr i32, ptr %17, i64 %436
  %438 = atomicrmw add ptr %437, i32 1 monotonic, align 4
  br label %439

439:                                              ; preds = %433, %435
  %440 = extractelement <16 x i1> %62, i64 14
  br i1 %440, label %441, label %445

441:                                              ; preds = %439
  %442 = extractelement <16 x i64> %54, i64 14
  %443 = getelementptr i32, ptr %17, i64 %442
  %444 = atomicrmw add ptr %443, i32 1 monotonic, align 4
  br label %445

445:                                              ; preds = %439, %441
  %446 = extractelement <16 x i1> %62, i64 15
  br i1 %446, label %447, label %451

447:                                              ; preds = %445
  %448 = extractelement <16 x i64> %54, i64 15
  %449 = getelementptr i32, ptr %17, i64 %448
  %450 = atomicrmw add ptr %449, i32 1 monotonic, align 4
  br label %451

451:                                              ; preds = %445, %447
  %452 = add i64 %37, 64
  %453 = icmp slt i64 %452, %31
  br i1 %453, label %36, label %64

454:                                              ; preds = %67, %576
  %455 = phi i64 [ %577, %576 ], [ %31, %67 ]
  %456 = sub i64 %29, %455
  %457 = call i64 @llvm.smax.i64(i64 %456, i64 0)
  %458 = call i64 @llvm.smin.i64(i64 %457, i64 16)
  %459 = trunc nuw nsw i64 %458 to i32
  %460 = insertelement <16 x i32> poison, i32 %459, i64 0
  %461 = shufflevector <16 x i32> %460, <16 x i32> poison, <16 x i32> zeroinitializer
  %462 = icmp samesign ugt <16 x i32> %461, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %463 = getelementptr i32, ptr %68, i64 %455
  %464 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %463, <16 x i1> %462, <16 x i32> zeroinitializer)
  %465 = icmp sgt <16 x i32> %464, splat (i32 -1)
  %466 = sext <16 x i32> %464 to <16 x i64>
  %467 = icmp sgt <16 x i64> %22, %466
  %468 = and <16 x i1> %465, %467
  %469 = and <16 x i1> %468, %462
  %470 = extractelement <16 x i1> %469, i64 0
  br i1 %470, label %482, label %486

471:                                              ; preds = %576
  br label %472

472:                                              ; preds = %471, %65
  %473 = add i64 %25, 1
  %474 = icmp eq i64 %473, %6
  %475 = zext i1 %474 to i64
  %476 = add i64 %26, %475
  %477 = icmp eq i64 %476, %8
  %478 = select i1 %474, i64 0, i64 %473
  %479 = select i1 %477, i64 0, i64 %476
  %480 = add i64 %24, 1
  %481 = icmp slt i64 %480, %3
  br i1 %481, label %23, label %34

482:                                              ; preds = %454
  %483 = extractelement <16 x i64> %466, i64 0
  %484 = getelementptr i32, ptr %17, i64 %483
  %485 = atomicrmw add ptr %484, i32 1 monotonic, align 4
  br label %486

486:                                              ; preds = %454, %482
  %487 = extractelement <16 x i1> %469, i64 1
  br i1 %487, label %488, label %492

488:                                              ; preds = %486
  %489 = extractelement <16 x i64> %466, i64 1
  %490 = getelementptr i32, ptr %17, i64 %489
  %491 = atomicrmw add ptr %490, i32 1 monotonic, align 4
  br label %492

492:                                              ; preds = %486, %488
  %493 = extractelement <16 x i1> %469, i64 2
  br i1 %493, label %494, label %498

494:                                              ; preds = %492
  %495 = extractelement <16 x i64> %466, i64 2
  %496 = getelementptr i32, ptr %17, i64 %495
  %497 = atomicrmw add ptr %496, i32 1 monotonic, align 4
  br label %498

498:                                              ; preds = %492, %494
  %499 = extractelement <16 x i1> %469, i64 3
  br i1 %499, label %500, label %504

500:                                              ; preds = %498
  %501 = extractelement <16 x i64> %466, i64 3
  %502 = getelementptr i32, ptr %17, i64 %501
  %503 = atomicrmw add ptr %502, i32 1 monotonic, align 4
  br label %504

504:                                              ; preds = %498, %500
  %505 = extractelement <16 x i1> %469, i64 4
  br i1 %505, label %506, label %510

506:                                              ; preds = %504
  %507 = extractelement <16 x i64> %466, i64 4
  %508 = getelementptr i32, ptr %17, i64 %507
  %509 = atomicrmw add ptr %508, i32 1 monotonic, align 4
  br label %510

510:                                              ; preds = %504, %506
  %511 = extractelement <16 x i1> %469, i64 5
  br i1 %511, label %512, label %516

512:                                              ; preds = %510
  %513 = extractelement <16 x i64> %466, i64 5
  %514 = getelementptr i32, ptr %17, i64 %513
  %515 = atomicrmw add ptr %514, i32 1 monotonic, align 4
  br label %516

516:                                              ; preds = %510, %512
  %517 = extractelement <16 x i1> %469, i64 6
  br i1 %517, label %518, label %522

518:                                              ; preds = %516
  %519 = extractelement <16 x i64> %466, i64 6
  %520 = getelementptr i32, ptr %17, i64 %519
  %521 = atomicrmw add ptr %520, i32 1 monotonic, align 4
  br label %522

522:                                              ; preds = %516, %518
  %523 = extractelement <16 x i1> %469, i64 7
  br i1 %523, label %524, label %528

524:                                              ; preds = %522
  %525 = extractelement <16 x i64> %466, i64 7
  %526 = getelementptr i32, ptr %17, i64 %525
  %527 = atomicrmw add ptr %526, i32 1 monotonic, align 4
  br label %528

528:                                              ; preds = %522, %524
  %529 = extractelement <16 x i1> %469, i64 8
  br i1 %529, label %530, label %534

530:                                              ; preds = %528
  %531 = extractelement <16 x i64> %466, i64 8
  %532 = getelementptr i32, ptr %17, i64 %531
  %533 = atomicrmw add ptr %532, i32 1 monotonic, align 4
  br label %534

534:                                              ; preds = %528, %530
  %535 = extractelement <16 x i1> %469, i64 9
  br i1 %535, label %536, label %540

536:                                              ; preds = %534
  %537 = extractelement <16 x i64> %466, i64 9
  %538 = getelementptr i32, ptr %17, i64 %537
  %539 = atomicrmw add ptr %538, i32 1 monotonic, align 4
  br label %540

540:                                              ; preds = %534, %536
  %541 = extractelement <16 x i1> %469, i64 10
  br i1 %541, label %542, label %546

542:                                              ; preds = %540
  %543 = extractelement <16 x i64> %466, i64 10
  %544 = getelementptr i32, ptr %17, i64 %543
  %545 = atomicrmw add ptr %544, i32 1 monotonic, align 4
  br label %546

546:                                              ; preds = %540, %542
  %547 = extractelement <16 x i1> %469, i64 11
  br i1 %547, label %548, label %552

548:                                              ; preds = %546
  %549 = extractelement <16 x i64> %466, i64 11
  %550 = getelementptr i32, ptr %17, i64 %549
  %551 = atomicrmw add ptr %550, i32 1 monotonic, align 4
  br label %552

552:                                              ; preds = %546, %548
  %553 = extractelement <16 x i1> %469, i64 12
  br i1 %553, label %554, label %558

554:                                              ; preds = %552
  %555 = extractelement <16 x i64> %466, i64 12
  %556 = getelementptr i32, ptr %17, i64 %555
  %557 = atomicrmw add ptr %556, i32 1 monotonic, align 4
  br label %558

558:                                              ; preds = %552, %554
  %559 = extractelement <16 x i1> %469, i64 13
  br i1 %559, label %560, label %564

560:                                              ; preds = %558
  %561 = extractelement <16 x i64> %466, i64 13
  %562 = getelementptr i32, ptr %17, i64 %561
  %563 = atomicrmw add ptr %562, i32 1 monotonic, align 4
  br label %564

564:                                              ; preds = %558, %560
  %565 = extractelement <16 x i1> %469, i64 14
  br i1 %565, label %566, label %570

566:                                              ; preds = %564
  %567 = extractelement <16 x i64> %466, i64 14
  %568 = getelementptr i32, ptr %17, i64 %567
  %569 = atomicrmw add ptr %568, i32 1 monotonic, align 4
  br label %570

570:                                              ; preds = %564, %566
  %571 = extractelement <16 x i1> %469, i64 15
  br i1 %571, label %572, label %576

572:                                              ; preds = %570
  %573 = extractelement <16 x i64> %466, i64 15
  %574 = getelementptr i32, ptr %17, i64 %573
  %575 = atomicrmw add ptr %574, i32 1 monotonic, align 4
  br label %576

576:                                              ; preds = %570, %572
  %577 = add i64 %455, 16
  %578 = icmp slt i64 %577, 256
  br i1 %578, label %454, label %471
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
