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
  %21 = insertelement <8 x i64> poison, i64 %15, i64 0
  %22 = shufflevector <8 x i64> %21, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %20, %280
  %24 = phi i64 [ %288, %280 ], [ %2, %20 ]
  %25 = phi i64 [ %286, %280 ], [ %9, %20 ]
  %26 = phi i64 [ %287, %280 ], [ %11, %20 ]
  %27 = shl i64 %25, 8
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 256)
  %31 = and i64 %30, 480
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %65, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %280
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %259
  %37 = phi i64 [ %260, %259 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i32, ptr %19, i64 %38
  %40 = load <8 x i32>, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 32
  %42 = load <8 x i32>, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 64
  %44 = load <8 x i32>, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 96
  %46 = load <8 x i32>, ptr %45, align 4
  %47 = icmp sgt <8 x i32> %40, splat (i32 -1)
  %48 = icmp sgt <8 x i32> %42, splat (i32 -1)
  %49 = icmp sgt <8 x i32> %44, splat (i32 -1)
  %50 = icmp sgt <8 x i32> %46, splat (i32 -1)
  %51 = sext <8 x i32> %40 to <8 x i64>
  %52 = sext <8 x i32> %42 to <8 x i64>
  %53 = sext <8 x i32> %44 to <8 x i64>
  %54 = sext <8 x i32> %46 to <8 x i64>
  %55 = icmp sgt <8 x i64> %22, %51
  %56 = icmp sgt <8 x i64> %22, %52
  %57 = icmp sgt <8 x i64> %22, %53
  %58 = icmp sgt <8 x i64> %22, %54
  %59 = and <8 x i1> %47, %55
  %60 = and <8 x i1> %48, %56
  %61 = and <8 x i1> %49, %57
  %62 = and <8 x i1> %50, %58
  %63 = extractelement <8 x i1> %59, i64 0
  br i1 %63, label %69, label %73

64:                                               ; preds = %259
  br label %65

65:                                               ; preds = %64, %23
  %66 = icmp slt i64 %28, 256
  br i1 %66, label %67, label %280

67:                                               ; preds = %65
  %68 = getelementptr i32, ptr %19, i64 %27
  br label %262

69:                                               ; preds = %36
  %70 = extractelement <8 x i64> %51, i64 0
  %71 = getelementptr i32, ptr %17, i64 %70
  %72 = atomicrmw add ptr %71, i32 1 monotonic, align 4
  br label %73

73:                                               ; preds = %36, %69
  %74 = extractelement <8 x i1> %59, i64 1
  br i1 %74, label %75, label %79

75:                                               ; preds = %73
  %76 = extractelement <8 x i64> %51, i64 1
  %77 = getelementptr i32, ptr %17, i64 %76
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 4
  br label %79

79:                                               ; preds = %73, %75
  %80 = extractelement <8 x i1> %59, i64 2
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = extractelement <8 x i64> %51, i64 2
  %83 = getelementptr i32, ptr %17, i64 %82
  %84 = atomicrmw add ptr %83, i32 1 monotonic, align 4
  br label %85

85:                                               ; preds = %79, %81
  %86 = extractelement <8 x i1> %59, i64 3
  br i1 %86, label %87, label %91

87:                                               ; preds = %85
  %88 = extractelement <8 x i64> %51, i64 3
  %89 = getelementptr i32, ptr %17, i64 %88
  %90 = atomicrmw add ptr %89, i32 1 monotonic, align 4
  br label %91

91:                                               ; preds = %85, %87
  %92 = extractelement <8 x i1> %59, i64 4
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = extractelement <8 x i64> %51, i64 4
  %95 = getelementptr i32, ptr %17, i64 %94
  %96 = atomicrmw add ptr %95, i32 1 monotonic, align 4
  br label %97

97:                                               ; preds = %91, %93
  %98 = extractelement <8 x i1> %59, i64 5
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = extractelement <8 x i64> %51, i64 5
  %101 = getelementptr i32, ptr %17, i64 %100
  %102 = atomicrmw add ptr %101, i32 1 monotonic, align 4
  br label %103

103:                                              ; preds = %97, %99
  %104 = extractelement <8 x i1> %59, i64 6
  br i1 %104, label %105, label %109

105:                                              ; preds = %103
  %106 = extractelement <8 x i64> %51, i64 6
  %107 = getelementptr i32, ptr %17, i64 %106
  %108 = atomicrmw add ptr %107, i32 1 monotonic, align 4
  br label %109

109:                                              ; preds = %103, %105
  %110 = extractelement <8 x i1> %59, i64 7
  br i1 %110, label %111, label %115

111:                                              ; preds = %109
  %112 = extractelement <8 x i64> %51, i64 7
  %113 = getelementptr i32, ptr %17, i64 %112
  %114 = atomicrmw add ptr %113, i32 1 monotonic, align 4
  br label %115

115:                                              ; preds = %109, %111
  %116 = extractelement <8 x i1> %60, i64 0
  br i1 %116, label %117, label %121

117:                                              ; preds = %115
  %118 = extractelement <8 x i64> %52, i64 0
  %119 = getelementptr i32, ptr %17, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %115, %117
  %122 = extractelement <8 x i1> %60, i64 1
  br i1 %122, label %123, label %127

123:                                              ; preds = %121
  %124 = extractelement <8 x i64> %52, i64 1
  %125 = getelementptr i32, ptr %17, i64 %124
  %126 = atomicrmw add ptr %125, i32 1 monotonic, align 4
  br label %127

127:                                              ; preds = %121, %123
  %128 = extractelement <8 x i1> %60, i64 2
  br i1 %128, label %129, label %133

129:                                              ; preds = %127
  %130 = extractelement <8 x i64> %52, i64 2
  %131 = getelementptr i32, ptr %17, i64 %130
  %132 = atomicrmw add ptr %131, i32 1 monotonic, align 4
  br label %133

133:                                              ; preds = %127, %129
  %134 = extractelement <8 x i1> %60, i64 3
  br i1 %134, label %135, label %139

135:                                              ; preds = %133
  %136 = extractelement <8 x i64> %52, i64 3
  %137 = getelementptr i32, ptr %17, i64 %136
  %138 = atomicrmw add ptr %137, i32 1 monotonic, align 4
  br label %139

139:                                              ; preds = %133, %135
  %140 = extractelement <8 x i1> %60, i64 4
  br i1 %140, label %141, label %145

141:                                              ; preds = %139
  %142 = extractelement <8 x i64> %52, i64 4
  %143 = getelementptr i32, ptr %17, i64 %142
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  br label %145

145:                                              ; preds = %139, %141
  %146 = extractelement <8 x i1> %60, i64 5
  br i1 %146, label %147, label %151

147:                                              ; preds = %145
  %148 = extractelement <8 x i64> %52, i64 5
  %149 = getelementptr i32, ptr %17, i64 %148
  %150 = atomicrmw add ptr %149, i32 1 monotonic, align 4
  br label %151

151:                                              ; preds = %145, %147
  %152 = extractelement <8 x i1> %60, i64 6
  br i1 %152, label %153, label %157

153:                                              ; preds = %151
  %154 = extractelement <8 x i64> %52, i64 6
  %155 = getelementptr i32, ptr %17, i64 %154
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 4
  br label %157

157:                                              ; preds = %151, %153
  %158 = extractelement <8 x i1> %60, i64 7
  br i1 %158, label %159, label %163

159:                                              ; preds = %157
  %160 = extractelement <8 x i64> %52, i64 7
  %161 = getelementptr i32, ptr %17, i64 %160
  %162 = atomicrmw add ptr %161, i32 1 monotonic, align 4
  br label %163

163:                                              ; preds = %157, %159
  %164 = extractelement <8 x i1> %61, i64 0
  br i1 %164, label %165, label %169

165:                                              ; preds = %163
  %166 = extractelement <8 x i64> %53, i64 0
  %167 = getelementptr i32, ptr %17, i64 %166
  %168 = atomicrmw add ptr %167, i32 1 monotonic, align 4
  br label %169

169:                                              ; preds = %163, %165
  %170 = extractelement <8 x i1> %61, i64 1
  br i1 %170, label %171, label %175

171:                                              ; preds = %169
  %172 = extractelement <8 x i64> %53, i64 1
  %173 = getelementptr i32, ptr %17, i64 %172
  %174 = atomicrmw add ptr %173, i32 1 monotonic, align 4
  br label %175

175:                                              ; preds = %169, %171
  %176 = extractelement <8 x i1> %61, i64 2
  br i1 %176, label %177, label %181

177:                                              ; preds = %175
  %178 = extractelement <8 x i64> %53, i64 2
  %179 = getelementptr i32, ptr %17, i64 %178
  %180 = atomicrmw add ptr %179, i32 1 monotonic, align 4
  br label %181

181:                                              ; preds = %175, %177
  %182 = extractelement <8 x i1> %61, i64 3
  br i1 %182, label %183, label %187

183:                                              ; preds = %181
  %184 = extractelement <8 x i64> %53, i64 3
  %185 = getelementptr i32, ptr %17, i64 %184
  %186 = atomicrmw add ptr %185, i32 1 monotonic, align 4
  br label %187

187:                                              ; preds = %181, %183
  %188 = extractelement <8 x i1> %61, i64 4
  br i1 %188, label %189, label %193

189:                                              ; preds = %187
  %190 = extractelement <8 x i64> %53, i64 4
  %191 = getelementptr i32, ptr %17, i64 %190
  %192 = atomicrmw add ptr %191, i32 1 monotonic, align 4
  br label %193

193:                                              ; preds = %187, %189
  %194 = extractelement <8 x i1> %61, i64 5
  br i1 %194, label %195, label %199

195:                                              ; preds = %193
  %196 = extractelement <8 x i64> %53, i64 5
  %197 = getelementptr i32, ptr %17, i64 %196
  %198 = atomicrmw add ptr %197, i32 1 monotonic, align 4
  br label %199

199:                                              ; preds = %193, %195
  %200 = extractelement <8 x i1> %61, i64 6
  br i1 %200, label %201, label %205

201:                                              ; preds = %199
  %202 = extractelement <8 x i64> %53, i64 6
  %203 = getelementptr i32, ptr %17, i64 %202
  %204 = atomicrmw add ptr %203, i32 1 monotonic, align 4
  br label %205

205:                                              ; preds = %199, %201
  %206 = extractelement <8 x i1> %61, i64 7
  br i1 %206, label %207, label %211

207:                                              ; preds = %205
  %208 = extractelement <8 x i64> %53, i64 7
  %209 = getelementptr i32, ptr %17, i64 %208
  %210 = atomicrmw add ptr %209, i32 1 monotonic, align 4
  br label %211

211:                                              ; preds = %205, %207
  %212 = extractelement <8 x i1> %62, i64 0
  br i1 %212, label %213, label %217

213:                                              ; preds = %211
  %214 = extractelement <8 x i64> %54, i64 0
  %215 = getelementptr i32, ptr %17, i64 %214
  %216 = atomicrmw add ptr %215, i32 1 monotonic, align 4
  br label %217

217:                                              ; preds = %211, %213
  %218 = extractelement <8 x i1> %62, i64 1
  br i1 %218, label %219, label %223

219:                                              ; preds = %217
  %220 = extractelement <8 x i64> %54, i64 1
  %221 = getelementptr i32, ptr %17, i64 %220
  %222 = atomicrmw add ptr %221, i32 1 monotonic, align 4
  br label %223

223:                                              ; preds = %217, %219
  %224 = extractelement <8 x i1> %62, i64 2
  br i1 %224, label %225, label %229

225:                                              ; preds = %223
  %226 = extractelement <8 x i64> %54, i64 2
  %227 = getelementptr i32, ptr %17, i64 %226
  %228 = atomicrmw add ptr %227, i32 1 monotonic, align 4
  br label %229

229:                                              ; preds = %223, %225
  %230 = extractelement <8 x i1> %62, i64 3
  br i1 %230, label %231, label %235

231:                                              ; preds = %229
  %232 = extractelement <8 x i64> %54, i64 3
  %233 = getelementptr i32, ptr %17, i64 %232
  %234 = atomicrmw add ptr %233, i32 1 monotonic, align 4
  br label %235

235:                                              ; preds = %229, %231
  %236 = extractelement <8 x i1> %62, i64 4
  br i1 %236, label %237, label %241

237:                                              ; preds = %235
  %238 = extractelement <8 x i64> %54, i64 4
  %239 = getelementptr i32, ptr %17, i64 %238
  %240 = atomicrmw add ptr %239, i32 1 monotonic, align 4
  br label %241

241:                                              ; preds = %235, %237
  %242 = extractelement <8 x i1> %62, i64 5
  br i1 %242, label %243, label %247

243:                                              ; preds = %241
  %244 = extractelement <8 x i64> %54, i64 5
  %245 = getelementptr i32, ptr %17, i64 %244
  %246 = atomicrmw add ptr %245, i32 1 monotonic, align 4
  br label %247

247:                                              ; preds = %241, %243
  %248 = extractelement <8 x i1> %62, i64 6
  br i1 %248, label %249, label %253

249:                                              ; preds = %247
  %250 = extractelement <8 x i64> %54, i64 6
  %251 = getelementptr i32, ptr %17, i64 %250
  %252 = atomicrmw add ptr %251, i32 1 monotonic, align 4
  br label %253

253:                                              ; preds = %247, %249
  %254 = extractelement <8 x i1> %62, i64 7
  br i1 %254, label %255, label %259

255:                                              ; preds = %253
  %256 = extractelement <8 x i64> %54, i64 7
  %257 = getelementptr i32, ptr %17, i64 %256
  %258 = atomicrmw add ptr %257, i32 1 monotonic, align 4
  br label %259

259:                                              ; preds = %253, %255
  %260 = add i64 %37, 32
  %261 = icmp slt i64 %260, %31
  br i1 %261, label %36, label %64

262:                                              ; preds = %67, %336
  %263 = phi i64 [ %337, %336 ], [ %31, %67 ]
  %264 = sub i64 %29, %263
  %265 = call i64 @llvm.smax.i64(i64 %264, i64 0)
  %266 = call i64 @llvm.smin.i64(i64 %265, i64 8)
  %267 = trunc nuw nsw i64 %266 to i32
  %268 = insertelement <8 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <8 x i32> %268, <8 x i32> poison, <8 x i32> zeroinitializer
  %270 = icmp samesign ugt <8 x i32> %269, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %271 = getelementptr i32, ptr %68, i64 %263
  %272 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %271, <8 x i1> %270, <8 x i32> zeroinitializer)
  %273 = icmp sgt <8 x i32> %272, splat (i32 -1)
  %274 = sext <8 x i32> %272 to <8 x i64>
  %275 = icmp sgt <8 x i64> %22, %274
  %276 = and <8 x i1> %273, %275
  %277 = and <8 x i1> %276, %270
  %278 = extractelement <8 x i1> %277, i64 0
  br i1 %278, label %290, label %294

279:                                              ; preds = %336
  br label %280

280:                                              ; preds = %279, %65
  %281 = add i64 %25, 1
  %282 = icmp eq i64 %281, %6
  %283 = zext i1 %282 to i64
  %284 = add i64 %26, %283
  %285 = icmp eq i64 %284, %8
  %286 = select i1 %282, i64 0, i64 %281
  %287 = select i1 %285, i64 0, i64 %284
  %288 = add i64 %24, 1
  %289 = icmp slt i64 %288, %3
  br i1 %289, label %23, label %34

290:                                              ; preds = %262
  %291 = extractelement <8 x i64> %274, i64 0
  %292 = getelementptr i32, ptr %17, i64 %291
  %293 = atomicrmw add ptr %292, i32 1 monotonic, align 4
  br label %294

294:                                              ; preds = %262, %290
  %295 = extractelement <8 x i1> %277, i64 1
  br i1 %295, label %296, label %300

296:                                              ; preds = %294
  %297 = extractelement <8 x i64> %274, i64 1
  %298 = getelementptr i32, ptr %17, i64 %297
  %299 = atomicrmw add ptr %298, i32 1 monotonic, align 4
  br label %300

300:                                              ; preds = %294, %296
  %301 = extractelement <8 x i1> %277, i64 2
  br i1 %301, label %302, label %306

302:                                              ; preds = %300
  %303 = extractelement <8 x i64> %274, i64 2
  %304 = getelementptr i32, ptr %17, i64 %303
  %305 = atomicrmw add ptr %304, i32 1 monotonic, align 4
  br label %306

306:                                              ; preds = %300, %302
  %307 = extractelement <8 x i1> %277, i64 3
  br i1 %307, label %308, label %312

308:                                              ; preds = %306
  %309 = extractelement <8 x i64> %274, i64 3
  %310 = getelementptr i32, ptr %17, i64 %309
  %311 = atomicrmw add ptr %310, i32 1 monotonic, align 4
  br label %312

312:                                              ; preds = %306, %308
  %313 = extractelement <8 x i1> %277, i64 4
  br i1 %313, label %314, label %318

314:                                              ; preds = %312
  %315 = extractelement <8 x i64> %274, i64 4
  %316 = getelementptr i32, ptr %17, i64 %315
  %317 = atomicrmw add ptr %316, i32 1 monotonic, align 4
  br label %318

318:                                              ; preds = %312, %314
  %319 = extractelement <8 x i1> %277, i64 5
  br i1 %319, label %320, label %324

320:                                              ; preds = %318
  %321 = extractelement <8 x i64> %274, i64 5
  %322 = getelementptr i32, ptr %17, i64 %321
  %323 = atomicrmw add ptr %322, i32 1 monotonic, align 4
  br label %324

324:                                              ; preds = %318, %320
  %325 = extractelement <8 x i1> %277, i64 6
  br i1 %325, label %326, label %330

326:                                              ; preds = %324
  %327 = extractelement <8 x i64> %274, i64 6
  %328 = getelementptr i32, ptr %17, i64 %327
  %329 = atomicrmw add ptr %328, i32 1 monotonic, align 4
  br label %330

330:                                              ; preds = %324, %326
  %331 = extractelement <8 x i1> %277, i64 7
  br i1 %331, label %332, label %336

332:                                              ; preds = %330
  %333 = extractelement <8 x i64> %274, i64 7
  %334 = getelementptr i32, ptr %17, i64 %333
  %335 = atomicrmw add ptr %334, i32 1 monotonic, align 4
  br label %336

336:                                              ; preds = %330, %332
  %337 = add i64 %263, 8
  %338 = icmp slt i64 %337, 256
  br i1 %338, label %262, label %279
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr captures(none), <8 x i1>, <8 x i32>) #2

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
