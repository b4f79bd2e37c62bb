; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  br i1 %8, label %16, label %30

16:                                               ; preds = %5
  %17 = insertelement <16 x i64> poison, i64 %11, i64 0
  %18 = shufflevector <16 x i64> %17, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %16, %467
  %20 = phi i64 [ %471, %467 ], [ %2, %16 ]
  %21 = phi i64 [ %470, %467 ], [ %7, %16 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 448
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %60, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %467
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %446
  %32 = phi i64 [ %447, %446 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %15, i64 %33
  %35 = load <16 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 64
  %37 = load <16 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %34, i64 128
  %39 = load <16 x i32>, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 192
  %41 = load <16 x i32>, ptr %40, align 4
  %42 = icmp sgt <16 x i32> %35, splat (i32 -1)
  %43 = icmp sgt <16 x i32> %37, splat (i32 -1)
  %44 = icmp sgt <16 x i32> %39, splat (i32 -1)
  %45 = icmp sgt <16 x i32> %41, splat (i32 -1)
  %46 = sext <16 x i32> %35 to <16 x i64>
  %47 = sext <16 x i32> %37 to <16 x i64>
  %48 = sext <16 x i32> %39 to <16 x i64>
  %49 = sext <16 x i32> %41 to <16 x i64>
  %50 = icmp sgt <16 x i64> %18, %46
  %51 = icmp sgt <16 x i64> %18, %47
  %52 = icmp sgt <16 x i64> %18, %48
  %53 = icmp sgt <16 x i64> %18, %49
  %54 = and <16 x i1> %42, %50
  %55 = and <16 x i1> %43, %51
  %56 = and <16 x i1> %44, %52
  %57 = and <16 x i1> %45, %53
  %58 = extractelement <16 x i1> %54, i64 0
  br i1 %58, label %64, label %68

59:                                               ; preds = %446
  br label %60

60:                                               ; preds = %59, %19
  %61 = icmp slt i64 %23, 256
  br i1 %61, label %62, label %467

62:                                               ; preds = %60
  %63 = getelementptr i32, ptr %15, i64 %22
  br label %449

64:                                               ; preds = %31
  %65 = extractelement <16 x i64> %46, i64 0
  %66 = getelementptr i32, ptr %13, i64 %65
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 4
  br label %68

68:                                               ; preds = %31, %64
  %69 = extractelement <16 x i1> %54, i64 1
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = extractelement <16 x i64> %46, i64 1
  %72 = getelementptr i32, ptr %13, i64 %71
  %73 = atomicrmw add ptr %72, i32 1 monotonic, align 4
  br label %74

74:                                               ; preds = %68, %70
  %75 = extractelement <16 x i1> %54, i64 2
  br i1 %75, label %76, label %80

76:                                               ; preds = %74
  %77 = extractelement <16 x i64> %46, i64 2
  %78 = getelementptr i32, ptr %13, i64 %77
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 4
  br label %80

80:                                               ; preds = %74, %76
  %81 = extractelement <16 x i1> %54, i64 3
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  %83 = extractelement <16 x i64> %46, i64 3
  %84 = getelementptr i32, ptr %13, i64 %83
  %85 = atomicrmw add ptr %84, i32 1 monotonic, align 4
  br label %86

86:                                               ; preds = %80, %82
  %87 = extractelement <16 x i1> %54, i64 4
  br i1 %87, label %88, label %92

88:                                               ; preds = %86
  %89 = extractelement <16 x i64> %46, i64 4
  %90 = getelementptr i32, ptr %13, i64 %89
  %91 = atomicrmw add ptr %90, i32 1 monotonic, align 4
  br label %92

92:                                               ; preds = %86, %88
  %93 = extractelement <16 x i1> %54, i64 5
  br i1 %93, label %94, label %98

94:                                               ; preds = %92
  %95 = extractelement <16 x i64> %46, i64 5
  %96 = getelementptr i32, ptr %13, i64 %95
  %97 = atomicrmw add ptr %96, i32 1 monotonic, align 4
  br label %98

98:                                               ; preds = %92, %94
  %99 = extractelement <16 x i1> %54, i64 6
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = extractelement <16 x i64> %46, i64 6
  %102 = getelementptr i32, ptr %13, i64 %101
  %103 = atomicrmw add ptr %102, i32 1 monotonic, align 4
  br label %104

104:                                              ; preds = %98, %100
  %105 = extractelement <16 x i1> %54, i64 7
  br i1 %105, label %106, label %110

106:                                              ; preds = %104
  %107 = extractelement <16 x i64> %46, i64 7
  %108 = getelementptr i32, ptr %13, i64 %107
  %109 = atomicrmw add ptr %108, i32 1 monotonic, align 4
  br label %110

110:                                              ; preds = %104, %106
  %111 = extractelement <16 x i1> %54, i64 8
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = extractelement <16 x i64> %46, i64 8
  %114 = getelementptr i32, ptr %13, i64 %113
  %115 = atomicrmw add ptr %114, i32 1 monotonic, align 4
  br label %116

116:                                              ; preds = %110, %112
  %117 = extractelement <16 x i1> %54, i64 9
  br i1 %117, label %118, label %122

118:                                              ; preds = %116
  %119 = extractelement <16 x i64> %46, i64 9
  %120 = getelementptr i32, ptr %13, i64 %119
  %121 = atomicrmw add ptr %120, i32 1 monotonic, align 4
  br label %122

122:                                              ; preds = %116, %118
  %123 = extractelement <16 x i1> %54, i64 10
  br i1 %123, label %124, label %128

124:                                              ; preds = %122
  %125 = extractelement <16 x i64> %46, i64 10
  %126 = getelementptr i32, ptr %13, i64 %125
  %127 = atomicrmw add ptr %126, i32 1 monotonic, align 4
  br label %128

128:                                              ; preds = %122, %124
  %129 = extractelement <16 x i1> %54, i64 11
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = extractelement <16 x i64> %46, i64 11
  %132 = getelementptr i32, ptr %13, i64 %131
  %133 = atomicrmw add ptr %132, i32 1 monotonic, align 4
  br label %134

134:                                              ; preds = %128, %130
  %135 = extractelement <16 x i1> %54, i64 12
  br i1 %135, label %136, label %140

136:                                              ; preds = %134
  %137 = extractelement <16 x i64> %46, i64 12
  %138 = getelementptr i32, ptr %13, i64 %137
  %139 = atomicrmw add ptr %138, i32 1 monotonic, align 4
  br label %140

140:                                              ; preds = %134, %136
  %141 = extractelement <16 x i1> %54, i64 13
  br i1 %141, label %142, label %146

142:                                              ; preds = %140
  %143 = extractelement <16 x i64> %46, i64 13
  %144 = getelementptr i32, ptr %13, i64 %143
  %145 = atomicrmw add ptr %144, i32 1 monotonic, align 4
  br label %146

146:                                              ; preds = %140, %142
  %147 = extractelement <16 x i1> %54, i64 14
  br i1 %147, label %148, label %152

148:                                              ; preds = %146
  %149 = extractelement <16 x i64> %46, i64 14
  %150 = getelementptr i32, ptr %13, i64 %149
  %151 = atomicrmw add ptr %150, i32 1 monotonic, align 4
  br label %152

152:                                              ; preds = %146, %148
  %153 = extractelement <16 x i1> %54, i64 15
  br i1 %153, label %154, label %158

154:                                              ; preds = %152
  %155 = extractelement <16 x i64> %46, i64 15
  %156 = getelementptr i32, ptr %13, i64 %155
  %157 = atomicrmw add ptr %156, i32 1 monotonic, align 4
  br label %158

158:                                              ; preds = %152, %154
  %159 = extractelement <16 x i1> %55, i64 0
  br i1 %159, label %160, label %164

160:                                              ; preds = %158
  %161 = extractelement <16 x i64> %47, i64 0
  %162 = getelementptr i32, ptr %13, i64 %161
  %163 = atomicrmw add ptr %162, i32 1 monotonic, align 4
  br label %164

164:                                              ; preds = %158, %160
  %165 = extractelement <16 x i1> %55, i64 1
  br i1 %165, label %166, label %170

166:                                              ; preds = %164
  %167 = extractelement <16 x i64> %47, i64 1
  %168 = getelementptr i32, ptr %13, i64 %167
  %169 = atomicrmw add ptr %168, i32 1 monotonic, align 4
  br label %170

170:                                              ; preds = %164, %166
  %171 = extractelement <16 x i1> %55, i64 2
  br i1 %171, label %172, label %176

172:                                              ; preds = %170
  %173 = extractelement <16 x i64> %47, i64 2
  %174 = getelementptr i32, ptr %13, i64 %173
  %175 = atomicrmw add ptr %174, i32 1 monotonic, align 4
  br label %176

176:                                              ; preds = %170, %172
  %177 = extractelement <16 x i1> %55, i64 3
  br i1 %177, label %178, label %182

178:                                              ; preds = %176
  %179 = extractelement <16 x i64> %47, i64 3
  %180 = getelementptr i32, ptr %13, i64 %179
  %181 = atomicrmw add ptr %180, i32 1 monotonic, align 4
  br label %182

182:                                              ; preds = %176, %178
  %183 = extractelement <16 x i1> %55, i64 4
  br i1 %183, label %184, label %188

184:                                              ; preds = %182
  %185 = extractelement <16 x i64> %47, i64 4
  %186 = getelementptr i32, ptr %13, i64 %185
  %187 = atomicrmw add ptr %186, i32 1 monotonic, align 4
  br label %188

188:                                              ; preds = %182, %184
  %189 = extractelement <16 x i1> %55, i64 5
  br i1 %189, label %190, label %194

190:                                              ; preds = %188
  %191 = extractelement <16 x i64> %47, i64 5
  %192 = getelementptr i32, ptr %13, i64 %191
  %193 = atomicrmw add ptr %192, i32 1 monotonic, align 4
  br label %194

194:                                              ; preds = %188, %190
  %195 = extractelement <16 x i1> %55, i64 6
  br i1 %195, label %196, label %200

196:                                              ; preds = %194
  %197 = extractelement <16 x i64> %47, i64 6
  %198 = getelementptr i32, ptr %13, i64 %197
  %199 = atomicrmw add ptr %198, i32 1 monotonic, align 4
  br label %200

200:                                              ; preds = %194, %196
  %201 = extractelement <16 x i1> %55, i64 7
  br i1 %201, label %202, label %206

202:                                              ; preds = %200
  %203 = extractelement <16 x i64> %47, i64 7
  %204 = getelementptr i32, ptr %13, i64 %203
  %205 = atomicrmw add ptr %204, i32 1 monotonic, align 4
  br label %206

206:                                              ; preds = %200, %202
  %207 = extractelement <16 x i1> %55, i64 8
  br i1 %207, label %208, label %212

208:                                              ; preds = %206
  %209 = extractelement <16 x i64> %47, i64 8
  %210 = getelementptr i32, ptr %13, i64 %209
  %211 = atomicrmw add ptr %210, i32 1 monotonic, align 4
  br label %212

212:                                              ; preds = %206, %208
  %213 = extractelement <16 x i1> %55, i64 9
  br i1 %213, label %214, label %218

214:                                              ; preds = %212
  %215 = extractelement <16 x i64> %47, i64 9
  %216 = getelementptr i32, ptr %13, i64 %215
  %217 = atomicrmw add ptr %216, i32 1 monotonic, align 4
  br label %218

218:                                              ; preds = %212, %214
  %219 = extractelement <16 x i1> %55, i64 10
  br i1 %219, label %220, label %224

220:                                              ; preds = %218
  %221 = extractelement <16 x i64> %47, i64 10
  %222 = getelementptr i32, ptr %13, i64 %221
  %223 = atomicrmw add ptr %222, i32 1 monotonic, align 4
  br label %224

224:                                              ; preds = %218, %220
  %225 = extractelement <16 x i1> %55, i64 11
  br i1 %225, label %226, label %230

226:                                              ; preds = %224
  %227 = extractelement <16 x i64> %47, i64 11
  %228 = getelementptr i32, ptr %13, i64 %227
  %229 = atomicrmw add ptr %228, i32 1 monotonic, align 4
  br label %230

230:                                              ; preds = %224, %226
  %231 = extractelement <16 x i1> %55, i64 12
  br i1 %231, label %232, label %236

232:                                              ; preds = %230
  %233 = extractelement <16 x i64> %47, i64 12
  %234 = getelementptr i32, ptr %13, i64 %233
  %235 = atomicrmw add ptr %234, i32 1 monotonic, align 4
  br label %236

236:                                              ; preds = %230, %232
  %237 = extractelement <16 x i1> %55, i64 13
  br i1 %237, label %238, label %242

238:                                              ; preds = %236
  %239 = extractelement <16 x i64> %47, i64 13
  %240 = getelementptr i32, ptr %13, i64 %239
  %241 = atomicrmw add ptr %240, i32 1 monotonic, align 4
  br label %242

242:                                              ; preds = %236, %238
  %243 = extractelement <16 x i1> %55, i64 14
  br i1 %243, label %244, label %248

244:                                              ; preds = %242
  %245 = extractelement <16 x i64> %47, i64 14
  %246 = getelementptr i32, ptr %13, i64 %245
  %247 = atomicrmw add ptr %246, i32 1 monotonic, align 4
  br label %248

248:                                              ; preds = %242, %244
  %249 = extractelement <16 x i1> %55, i64 15
  br i1 %249, label %250, label %254

250:                                              ; preds = %248
  %251 = extractelement <16 x i64> %47, i64 15
  %252 = getelementptr i32, ptr %13, i64 %251
  %253 = atomicrmw add ptr %252, i32 1 monotonic, align 4
  br label %254

254:                                              ; preds = %248, %250
  %255 = extractelement <16 x i1> %56, i64 0
  br i1 %255, label %256, label %260

256:                                              ; preds = %254
  %257 = extractelement <16 x i64> %48, i64 0
  %258 = getelementptr i32, ptr %13, i64 %257
  %259 = atomicrmw add ptr %258, i32 1 monotonic, align 4
  br label %260

260:                                              ; preds = %254, %256
  %261 = extractelement <16 x i1> %56, i64 1
  br i1 %261, label %262, label %266

262:                                              ; preds = %260
  %263 = extractelement <16 x i64> %48, i64 1
  %264 = getelementptr i32, ptr %13, i64 %263
  %265 = atomicrmw add ptr %264, i32 1 monotonic, align 4
  br label %266

266:                                              ; preds = %260, %262
  %267 = extractelement <16 x i1> %56, i64 2
  br i1 %267, label %268, label %272

268:                                              ; preds = %266
  %269 = extractelement <16 x i64> %48, i64 2
  %270 = getelementptr i32, ptr %13, i64 %269
  %271 = atomicrmw add ptr %270, i32 1 monotonic, align 4
  br label %272

272:                                              ; preds = %266, %268
  %273 = extractelement <16 x i1> %56, i64 3
  br i1 %273, label %274, label %278

274:                                              ; preds = %272
  %275 = extractelement <16 x i64> %48, i64 3
  %276 = getelementptr i32, ptr %13, i64 %275
  %277 = atomicrmw add ptr %276, i32 1 monotonic, align 4
  br label %278

278:                                              ; preds = %272, %274
  %279 = extractelement <16 x i1> %56, i64 4
  br i1 %279, label %280, label %284

280:                                              ; preds = %278
  %281 = extractelement <16 x i64> %48, i64 4
  %282 = getelementptr i32, ptr %13, i64 %281
  %283 = atomicrmw add ptr %282, i32 1 monotonic, align 4
  br label %284

284:                                              ; preds = %278, %280
  %285 = extractelement <16 x i1> %56, i64 5
  br i1 %285, label %286, label %290

286:                                              ; preds = %284
  %287 = extractelement <16 x i64> %48, i64 5
  %288 = getelementptr i32, ptr %13, i64 %287
  %289 = atomicrmw add ptr %288, i32 1 monotonic, align 4
  br label %290

290:                                              ; preds = %284, %286
  %291 = extractelement <16 x i1> %56, i64 6
  br i1 %291, label %292, label %296

292:                                              ; preds = %290
  %293 = extractelement <16 x i64> %48, i64 6
  %294 = getelementptr i32, ptr %13, i64 %293
  %295 = atomicrmw add ptr %294, i32 1 monotonic, align 4
  br label %296

296:                                              ; preds = %290, %292
  %297 = extractelement <16 x i1> %56, i64 7
  br i1 %297, label %298, label %302

298:                                              ; preds = %296
  %299 = extractelement <16 x i64> %48, i64 7
  %300 = getelementptr i32, ptr %13, i64 %299
  %301 = atomicrmw add ptr %300, i32 1 monotonic, align 4
  br label %302

302:                                              ; preds = %296, %298
  %303 = extractelement <16 x i1> %56, i64 8
  br i1 %303, label %304, label %308

304:                                              ; preds = %302
  %305 = extractelement <16 x i64> %48, i64 8
  %306 = getelementptr i32, ptr %13, i64 %305
  %307 = atomicrmw add ptr %306, i32 1 monotonic, align 4
  br label %308

308:                                              ; preds = %302, %304
  %309 = extractelement <16 x i1> %56, i64 9
  br i1 %309, label %310, label %314

310:                                              ; preds = %308
  %311 = extractelement <16 x i64> %48, i64 9
  %312 = getelementptr i32, ptr %13, i64 %311
  %313 = atomicrmw add ptr %312, i32 1 monotonic, align 4
  br label %314

314:                                              ; preds = %308, %310
  %315 = extractelement <16 x i1> %56, i64 10
  br i1 %315, label %316, label %320

316:                                              ; preds = %314
  %317 = extractelement <16 x i64> %48, i64 10
  %318 = getelementptr i32, ptr %13, i64 %317
  %319 = atomicrmw add ptr %318, i32 1 monotonic, align 4
  br label %320

320:                                              ; preds = %314, %316
  %321 = extractelement <16 x i1> %56, i64 11
  br i1 %321, label %322, label %326

322:                                              ; preds = %320
  %323 = extractelement <16 x i64> %48, i64 11
  %324 = getelementptr i32, ptr %13, i64 %323
  %325 = atomicrmw add ptr %324, i32 1 monotonic, align 4
  br label %326

326:                                              ; preds = %320, %322
  %327 = extractelement <16 x i1> %56, i64 12
  br i1 %327, label %328, label %332

328:                                              ; preds = %326
  %329 = extractelement <16 x i64> %48, i64 12
  %330 = getelementptr i32, ptr %13, i64 %329
  %331 = atomicrmw add ptr %330, i32 1 monotonic, align 4
  br label %332

332:                                              ; preds = %326, %328
  %333 = extractelement <16 x i1> %56, i64 13
  br i1 %333, label %334, label %338

334:                                              ; preds = %332
  %335 = extractelement <16 x i64> %48, i64 13
  %336 = getelementptr i32, ptr %13, i64 %335
  %337 = atomicrmw add ptr %336, i32 1 monotonic, align 4
  br label %338

338:                                              ; preds = %332, %334
  %339 = extractelement <16 x i1> %56, i64 14
  br i1 %339, label %340, label %344

340:                                              ; preds = %338
  %341 = extractelement <16 x i64> %48, i64 14
  %342 = getelementptr i32, ptr %13, i64 %341
  %343 = atomicrmw add ptr %342, i32 1 monotonic, align 4
  br label %344

344:                                              ; preds = %338, %340
  %345 = extractelement <16 x i1> %56, i64 15
  br i1 %345, label %346, label %350

346:                                              ; preds = %344
  %347 = extractelement <16 x i64> %48, i64 15
  %348 = getelementptr i32, ptr %13, i64 %347
  %349 = atomicrmw add ptr %348, i32 1 monotonic, align 4
  br label %350

350:                                              ; preds = %344, %346
  %351 = extractelement <16 x i1> %57, i64 0
  br i1 %351, label %352, label %356

352:                                              ; preds = %350
  %353 = extractelement <16 x i64> %49, i64 0
  %354 = getelementptr i32, ptr %13, i64 %353
  %355 = atomicrmw add ptr %354, i32 1 monotonic, align 4
  br label %356

356:                                              ; preds = %350, %352
  %357 = extractelement <16 x i1> %57, i64 1
  br i1 %357, label %358, label %362

358:                                              ; preds = %356
  %359 = extractelement <16 x i64> %49, i64 1
  %360 = getelementptr i32, ptr %13, i64 %359
  %361 = atomicrmw add ptr %360, i32 1 monotonic, align 4
  br label %362

362:                                              ; preds = %356, %358
  %363 = extractelement <16 x i1> %57, i64 2
  br i1 %363, label %364, label %368

364:                                              ; preds = %362
  %365 = extractelement <16 x i64> %49, i64 2
  %366 = getelementptr i32, ptr %13, i64 %365
  %367 = atomicrmw add ptr %366, i32 1 monotonic, align 4
  br label %368

368:                                              ; preds = %362, %364
  %369 = extractelement <16 x i1> %57, i64 3
  br i1 %369, label %370, label %374

370:                                              ; preds = %368
  %371 = extractelement <16 x i64> %49, i64 3
  %372 = getelementptr i32, ptr %13, i64 %371
  %373 = atomicrmw add ptr %372, i32 1 monotonic, align 4
  br label %374

374:                                              ; preds = %368, %370
  %375 = extractelement <16 x i1> %57, i64 4
  br i1 %375, label %376, label %380

376:                                              ; preds = %374
  %377 = extractelement <16 x i64> %49, i64 4
  %378 = getelementptr i32, ptr %13, i64 %377
  %379 = atomicrmw add ptr %378, i32 1 monotonic, align 4
  br label %380

380:                                              ; preds = %374, %376
  %381 = extractelement <16 x i1> %57, i64 5
  br i1 %381, label %382, label %386

382:                                              ; preds = %380
  %383 = extractelement <16 x i64> %49, i64 5
  %384 = getelementptr i32, ptr %13, i64 %383
  %385 = atomicrmw add ptr %384, i32 1 monotonic, align 4
  br label %386

386:                                              ; preds = %380, %382
  %387 = extractelement <16 x i1> %57, i64 6
  br i1 %387, label %388, label %392

388:                                              ; preds = %386
  %389 = extractelement <16 x i64> %49, i64 6
  %390 = getelementptr i32, ptr %13, i64 %389
  %391 = atomicrmw add ptr %390, i32 1 monotonic, align 4
  br label %392

392:                                              ; preds = %386, %388
  %393 = extractelement <16 x i1> %57, i64 7
  br i1 %393, label %394, label %398

394:                                              ; preds = %392
  %395 = extractelement <16 x i64> %49, i64 7
  %396 = getelementptr i32, ptr %13, i64 %395
  %397 = atomicrmw add ptr %396, i32 1 monotonic, align 4
  br label %398

398:                                              ; preds = %392, %394
  %399 = extractelement <16 x i1> %57, i64 8
  br i1 %399, label %400, label %404

400:                                              ; preds = %398
  %401 = extractelement <16 x i64> %49, i64 8
  %402 = getelementptr i32, ptr %13, i64 %401
  %403 = atomicrmw add ptr %402, i32 1 monotonic, align 4
  br label %404

404:                                              ; preds = %398, %400
  %405 = extractelement <16 x i1> %57, i64 9
  br i1 %405, label %406, label %410

406:                                              ; preds = %404
  %407 = extractelement <16 x i64> %49, i64 9
  %408 = getelementptr i32, ptr %13, i64 %407
  %409 = atomicrmw add ptr %408, i32 1 monotonic, align 4
  br label %410

410:                                              ; preds = %404, %406
  %411 = extractelement <16 x i1> %57, i64 10
  br i1 %411, label %412, label %416

412:                                              ; preds = %410
  %413 = extractelement <16 x i64> %49, i64 10
  %414 = getelementptr i32, ptr %13, i64 %413
  %415 = atomicrmw add ptr %414, i32 1 monotonic, align 4
  br label %416

416:                                              ; preds = %410, %412
  %417 = extractelement <16 x i1> %57, i64 11
  br i1 %417, label %418, label %422

418:                                              ; preds = %416
  %419 = extractelement <16 x i64> %49, i64 11
  %420 = getelementptr i32, ptr %13, i64 %419
  %421 = atomicrmw add ptr %420, i32 1 monotonic, align 4
  br label %422

422:                                              ; preds = %416, %418
  %423 = extractelement <16 x i1> %57, i64 12
  br i1 %423, label %424, label %428

424:                                              ; preds = %422
  %425 = extractelement <16 x i64> %49, i64 12
  %426 = getelementptr i32, ptr %13, i64 %425
  %427 = atomicrmw add ptr %426, i32 1 monotonic, align 4
  br label %428

428:                                              ; preds = %422, %424
  %429 = extractelement <16 x i1> %57, i64 13
  br i1 %429, label %430, label %434

430:                                              ; preds = %428
  %431 = extractelement <16 x i64> %49, i64 13
  %432 = getelementptr i32, ptr %13, i64 %431
  %433 = atomicrmw add ptr %432, i32 1 monotonic, align 4
  br label %434

434:                                              ; preds = %428, %430
  %435 = extractelement <16 x i1> %57, i64 14
  br i1 %435, label %436, label %440

436:                                              ; preds = %434
  %437 = extractelement <16 x i64> %49, i64 14
  %438 = getelementptr i32, ptr %13, i64 %437
  %439 = atomicrmw add ptr %438, i32 1 monotonic, align 4
  br label %440

440:                                              ; preds = %434, %436
  %441 = extractelement <16 x i1> %57, i64 15
  br i1 %441, label %442, label %446

442:                                              ; preds = %440
  %443 = extractelement <16 x i64> %49, i64 15
  %444 = getelementptr i32, ptr %13, i64 %443
  %445 = atomicrmw add ptr %444, i32 1 monotonic, align 4
  br label %446

446:                                              ; preds = %440, %442
  %447 = add i64 %32, 64
  %448 = icmp slt i64 %447, %26
  br i1 %448, label %31, label %59

449:                                              ; preds = %62, %567
  %450 = phi i64 [ %568, %567 ], [ %26, %62 ]
  %451 = sub i64 %24, %450
  %452 = call i64 @llvm.smax.i64(i64 %451, i64 0)
  %453 = call i64 @llvm.smin.i64(i64 %452, i64 16)
  %454 = trunc nuw nsw i64 %453 to i32
  %455 = insertelement <16 x i32> poison, i32 %454, i64 0
  %456 = shufflevector <16 x i32> %455, <16 x i32> poison, <16 x i32> zeroinitializer
  %457 = icmp samesign ugt <16 x i32> %456, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %458 = getelementptr i32, ptr %63, i64 %450
  %459 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %458, <16 x i1> %457, <16 x i32> zeroinitializer)
  %460 = icmp sgt <16 x i32> %459, splat (i32 -1)
  %461 = sext <16 x i32> %459 to <16 x i64>
  %462 = icmp sgt <16 x i64> %18, %461
  %463 = and <16 x i1> %460, %462
  %464 = and <16 x i1> %463, %457
  %465 = extractelement <16 x i1> %464, i64 0
  br i1 %465, label %473, label %477

466:                                              ; preds = %567
  br label %467

467:                                              ; preds = %466, %60
  %468 = add i64 %21, 1
  %469 = icmp eq i64 %468, %6
  %470 = select i1 %469, i64 0, i64 %468
  %471 = add i64 %20, 1
  %472 = icmp slt i64 %471, %3
  br i1 %472, label %19, label %29

473:                                              ; preds = %449
  %474 = extractelement <16 x i64> %461, i64 0
  %475 = getelementptr i32, ptr %13, i64 %474
  %476 = atomicrmw add ptr %475, i32 1 monotonic, align 4
  br label %477

477:                                              ; preds = %449, %473
  %478 = extractelement <16 x i1> %464, i64 1
  br i1 %478, label %479, label %483

479:                                              ; preds = %477
  %480 = extractelement <16 x i64> %461, i64 1
  %481 = getelementptr i32, ptr %13, i64 %480
  %482 = atomicrmw add ptr %481, i32 1 monotonic, align 4
  br label %483

483:                                              ; preds = %477, %479
  %484 = extractelement <16 x i1> %464, i64 2
  br i1 %484, label %485, label %489

485:                                              ; preds = %483
  %486 = extractelement <16 x i64> %461, i64 2
  %487 = getelementptr i32, ptr %13, i64 %486
  %488 = atomicrmw add ptr %487, i32 1 monotonic, align 4
  br label %489

489:                                              ; preds = %483, %485
  %490 = extractelement <16 x i1> %464, i64 3
  br i1 %490, label %491, label %495

491:                                              ; preds = %489
  %492 = extractelement <16 x i64> %461, i64 3
  %493 = getelementptr i32, ptr %13, i64 %492
  %494 = atomicrmw add ptr %493, i32 1 monotonic, align 4
  br label %495

495:                                              ; preds = %489, %491
  %496 = extractelement <16 x i1> %464, i64 4
  br i1 %496, label %497, label %501

497:                                              ; preds = %495
  %498 = extractelement <16 x i64> %461, i64 4
  %499 = getelementptr i32, ptr %13, i64 %498
  %500 = atomicrmw add ptr %499, i32 1 monotonic, align 4
  br label %501

501:                                              ; preds = %495, %497
  %502 = extractelement <16 x i1> %464, i64 5
  br i1 %502, label %503, label %507

503:                                              ; preds = %501
  %504 = extractelement <16 x i64> %461, i64 5
  %505 = getelementptr i32, ptr %13, i64 %504
  %506 = atomicrmw add ptr %505, i32 1 monotonic, align 4
  br label %507

507:                                              ; preds = %501, %503
  %508 = extractelement <16 x i1> %464, i64 6
  br i1 %508, label %509, label %513

509:                                              ; preds = %507
  %510 = extractelement <16 x i64> %461, i64 6
  %511 = getelementptr i32, ptr %13, i64 %510
  %512 = atomicrmw add ptr %511, i32 1 monotonic, align 4
  br label %513

513:                                              ; preds = %507, %509
  %514 = extractelement <16 x i1> %464, i64 7
  br i1 %514, label %515, label %519

515:                                              ; preds = %513
  %516 = extractelement <16 x i64> %461, i64 7
  %517 = getelementptr i32, ptr %13, i64 %516
  %518 = atomicrmw add ptr %517, i32 1 monotonic, align 4
  br label %519

519:                                              ; preds = %513, %515
  %520 = extractelement <16 x i1> %464, i64 8
  br i1 %520, label %521, label %525

521:                                              ; preds = %519
  %522 = extractelement <16 x i64> %461, i64 8
  %523 = getelementptr i32, ptr %13, i64 %522
  %524 = atomicrmw add ptr %523, i32 1 monotonic, align 4
  br label %525

525:                                              ; preds = %519, %521
  %526 = extractelement <16 x i1> %464, i64 9
  br i1 %526, label %527, label %531

527:                                              ; preds = %525
  %528 = extractelement <16 x i64> %461, i64 9
  %529 = getelementptr i32, ptr %13, i64 %528
  %530 = atomicrmw add ptr %529, i32 1 monotonic, align 4
  br label %531

531:                                              ; preds = %525, %527
  %532 = extractelement <16 x i1> %464, i64 10
  br i1 %532, label %533, label %537

533:                                              ; preds = %531
  %534 = extractelement <16 x i64> %461, i64 10
  %535 = getelementptr i32, ptr %13, i64 %534
  %536 = atomicrmw add ptr %535, i32 1 monotonic, align 4
  br label %537

537:                                              ; preds = %531, %533
  %538 = extractelement <16 x i1> %464, i64 11
  br i1 %538, label %539, label %543

539:                                              ; preds = %537
  %540 = extractelement <16 x i64> %461, i64 11
  %541 = getelementptr i32, ptr %13, i64 %540
  %542 = atomicrmw add ptr %541, i32 1 monotonic, align 4
  br label %543

543:                                              ; preds = %537, %539
  %544 = extractelement <16 x i1> %464, i64 12
  br i1 %544, label %545, label %549

545:                                              ; preds = %543
  %546 = extractelement <16 x i64> %461, i64 12
  %547 = getelementptr i32, ptr %13, i64 %546
  %548 = atomicrmw add ptr %547, i32 1 monotonic, align 4
  br label %549

549:                                              ; preds = %543, %545
  %550 = extractelement <16 x i1> %464, i64 13
  br i1 %550, label %551, label %555

551:                                              ; preds = %549
  %552 = extractelement <16 x i64> %461, i64 13
  %553 = getelementptr i32, ptr %13, i64 %552
  %554 = atomicrmw add ptr %553, i32 1 monotonic, align 4
  br label %555

555:                                              ; preds = %549, %551
  %556 = extractelement <16 x i1> %464, i64 14
  br i1 %556, label %557, label %561

557:                                              ; preds = %555
  %558 = extractelement <16 x i64> %461, i64 14
  %559 = getelementptr i32, ptr %13, i64 %558
  %560 = atomicrmw add ptr %559, i32 1 monotonic, align 4
  br label %561

561:                                              ; preds = %555, %557
  %562 = extractelement <16 x i1> %464, i64 15
  br i1 %562, label %563, label %567

563:                                              ; preds = %561
  %564 = extractelement <16 x i64> %461, i64 15
  %565 = getelementptr i32, ptr %13, i64 %564
  %566 = atomicrmw add ptr %565, i32 1 monotonic, align 4
  br label %567

567:                                              ; preds = %561, %563
  %568 = add i64 %450, 16
  %569 = icmp slt i64 %568, 256
  br i1 %569, label %449, label %466
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
