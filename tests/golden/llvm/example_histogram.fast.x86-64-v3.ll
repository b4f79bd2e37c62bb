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
  %17 = insertelement <8 x i64> poison, i64 %11, i64 0
  %18 = shufflevector <8 x i64> %17, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %16, %275
  %20 = phi i64 [ %279, %275 ], [ %2, %16 ]
  %21 = phi i64 [ %278, %275 ], [ %7, %16 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 480
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %60, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %275
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %254
  %32 = phi i64 [ %255, %254 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %15, i64 %33
  %35 = load <8 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 32
  %37 = load <8 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %34, i64 64
  %39 = load <8 x i32>, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 96
  %41 = load <8 x i32>, ptr %40, align 4
  %42 = icmp sgt <8 x i32> %35, splat (i32 -1)
  %43 = icmp sgt <8 x i32> %37, splat (i32 -1)
  %44 = icmp sgt <8 x i32> %39, splat (i32 -1)
  %45 = icmp sgt <8 x i32> %41, splat (i32 -1)
  %46 = sext <8 x i32> %35 to <8 x i64>
  %47 = sext <8 x i32> %37 to <8 x i64>
  %48 = sext <8 x i32> %39 to <8 x i64>
  %49 = sext <8 x i32> %41 to <8 x i64>
  %50 = icmp sgt <8 x i64> %18, %46
  %51 = icmp sgt <8 x i64> %18, %47
  %52 = icmp sgt <8 x i64> %18, %48
  %53 = icmp sgt <8 x i64> %18, %49
  %54 = and <8 x i1> %42, %50
  %55 = and <8 x i1> %43, %51
  %56 = and <8 x i1> %44, %52
  %57 = and <8 x i1> %45, %53
  %58 = extractelement <8 x i1> %54, i64 0
  br i1 %58, label %64, label %68

59:                                               ; preds = %254
  br label %60

60:                                               ; preds = %59, %19
  %61 = icmp slt i64 %23, 256
  br i1 %61, label %62, label %275

62:                                               ; preds = %60
  %63 = getelementptr i32, ptr %15, i64 %22
  br label %257

64:                                               ; preds = %31
  %65 = extractelement <8 x i64> %46, i64 0
  %66 = getelementptr i32, ptr %13, i64 %65
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 4
  br label %68

68:                                               ; preds = %31, %64
  %69 = extractelement <8 x i1> %54, i64 1
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = extractelement <8 x i64> %46, i64 1
  %72 = getelementptr i32, ptr %13, i64 %71
  %73 = atomicrmw add ptr %72, i32 1 monotonic, align 4
  br label %74

74:                                               ; preds = %68, %70
  %75 = extractelement <8 x i1> %54, i64 2
  br i1 %75, label %76, label %80

76:                                               ; preds = %74
  %77 = extractelement <8 x i64> %46, i64 2
  %78 = getelementptr i32, ptr %13, i64 %77
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 4
  br label %80

80:                                               ; preds = %74, %76
  %81 = extractelement <8 x i1> %54, i64 3
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  %83 = extractelement <8 x i64> %46, i64 3
  %84 = getelementptr i32, ptr %13, i64 %83
  %85 = atomicrmw add ptr %84, i32 1 monotonic, align 4
  br label %86

86:                                               ; preds = %80, %82
  %87 = extractelement <8 x i1> %54, i64 4
  br i1 %87, label %88, label %92

88:                                               ; preds = %86
  %89 = extractelement <8 x i64> %46, i64 4
  %90 = getelementptr i32, ptr %13, i64 %89
  %91 = atomicrmw add ptr %90, i32 1 monotonic, align 4
  br label %92

92:                                               ; preds = %86, %88
  %93 = extractelement <8 x i1> %54, i64 5
  br i1 %93, label %94, label %98

94:                                               ; preds = %92
  %95 = extractelement <8 x i64> %46, i64 5
  %96 = getelementptr i32, ptr %13, i64 %95
  %97 = atomicrmw add ptr %96, i32 1 monotonic, align 4
  br label %98

98:                                               ; preds = %92, %94
  %99 = extractelement <8 x i1> %54, i64 6
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = extractelement <8 x i64> %46, i64 6
  %102 = getelementptr i32, ptr %13, i64 %101
  %103 = atomicrmw add ptr %102, i32 1 monotonic, align 4
  br label %104

104:                                              ; preds = %98, %100
  %105 = extractelement <8 x i1> %54, i64 7
  br i1 %105, label %106, label %110

106:                                              ; preds = %104
  %107 = extractelement <8 x i64> %46, i64 7
  %108 = getelementptr i32, ptr %13, i64 %107
  %109 = atomicrmw add ptr %108, i32 1 monotonic, align 4
  br label %110

110:                                              ; preds = %104, %106
  %111 = extractelement <8 x i1> %55, i64 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = extractelement <8 x i64> %47, i64 0
  %114 = getelementptr i32, ptr %13, i64 %113
  %115 = atomicrmw add ptr %114, i32 1 monotonic, align 4
  br label %116

116:                                              ; preds = %110, %112
  %117 = extractelement <8 x i1> %55, i64 1
  br i1 %117, label %118, label %122

118:                                              ; preds = %116
  %119 = extractelement <8 x i64> %47, i64 1
  %120 = getelementptr i32, ptr %13, i64 %119
  %121 = atomicrmw add ptr %120, i32 1 monotonic, align 4
  br label %122

122:                                              ; preds = %116, %118
  %123 = extractelement <8 x i1> %55, i64 2
  br i1 %123, label %124, label %128

124:                                              ; preds = %122
  %125 = extractelement <8 x i64> %47, i64 2
  %126 = getelementptr i32, ptr %13, i64 %125
  %127 = atomicrmw add ptr %126, i32 1 monotonic, align 4
  br label %128

128:                                              ; preds = %122, %124
  %129 = extractelement <8 x i1> %55, i64 3
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = extractelement <8 x i64> %47, i64 3
  %132 = getelementptr i32, ptr %13, i64 %131
  %133 = atomicrmw add ptr %132, i32 1 monotonic, align 4
  br label %134

134:                                              ; preds = %128, %130
  %135 = extractelement <8 x i1> %55, i64 4
  br i1 %135, label %136, label %140

136:                                              ; preds = %134
  %137 = extractelement <8 x i64> %47, i64 4
  %138 = getelementptr i32, ptr %13, i64 %137
  %139 = atomicrmw add ptr %138, i32 1 monotonic, align 4
  br label %140

140:                                              ; preds = %134, %136
  %141 = extractelement <8 x i1> %55, i64 5
  br i1 %141, label %142, label %146

142:                                              ; preds = %140
  %143 = extractelement <8 x i64> %47, i64 5
  %144 = getelementptr i32, ptr %13, i64 %143
  %145 = atomicrmw add ptr %144, i32 1 monotonic, align 4
  br label %146

146:                                              ; preds = %140, %142
  %147 = extractelement <8 x i1> %55, i64 6
  br i1 %147, label %148, label %152

148:                                              ; preds = %146
  %149 = extractelement <8 x i64> %47, i64 6
  %150 = getelementptr i32, ptr %13, i64 %149
  %151 = atomicrmw add ptr %150, i32 1 monotonic, align 4
  br label %152

152:                                              ; preds = %146, %148
  %153 = extractelement <8 x i1> %55, i64 7
  br i1 %153, label %154, label %158

154:                                              ; preds = %152
  %155 = extractelement <8 x i64> %47, i64 7
  %156 = getelementptr i32, ptr %13, i64 %155
  %157 = atomicrmw add ptr %156, i32 1 monotonic, align 4
  br label %158

158:                                              ; preds = %152, %154
  %159 = extractelement <8 x i1> %56, i64 0
  br i1 %159, label %160, label %164

160:                                              ; preds = %158
  %161 = extractelement <8 x i64> %48, i64 0
  %162 = getelementptr i32, ptr %13, i64 %161
  %163 = atomicrmw add ptr %162, i32 1 monotonic, align 4
  br label %164

164:                                              ; preds = %158, %160
  %165 = extractelement <8 x i1> %56, i64 1
  br i1 %165, label %166, label %170

166:                                              ; preds = %164
  %167 = extractelement <8 x i64> %48, i64 1
  %168 = getelementptr i32, ptr %13, i64 %167
  %169 = atomicrmw add ptr %168, i32 1 monotonic, align 4
  br label %170

170:                                              ; preds = %164, %166
  %171 = extractelement <8 x i1> %56, i64 2
  br i1 %171, label %172, label %176

172:                                              ; preds = %170
  %173 = extractelement <8 x i64> %48, i64 2
  %174 = getelementptr i32, ptr %13, i64 %173
  %175 = atomicrmw add ptr %174, i32 1 monotonic, align 4
  br label %176

176:                                              ; preds = %170, %172
  %177 = extractelement <8 x i1> %56, i64 3
  br i1 %177, label %178, label %182

178:                                              ; preds = %176
  %179 = extractelement <8 x i64> %48, i64 3
  %180 = getelementptr i32, ptr %13, i64 %179
  %181 = atomicrmw add ptr %180, i32 1 monotonic, align 4
  br label %182

182:                                              ; preds = %176, %178
  %183 = extractelement <8 x i1> %56, i64 4
  br i1 %183, label %184, label %188

184:                                              ; preds = %182
  %185 = extractelement <8 x i64> %48, i64 4
  %186 = getelementptr i32, ptr %13, i64 %185
  %187 = atomicrmw add ptr %186, i32 1 monotonic, align 4
  br label %188

188:                                              ; preds = %182, %184
  %189 = extractelement <8 x i1> %56, i64 5
  br i1 %189, label %190, label %194

190:                                              ; preds = %188
  %191 = extractelement <8 x i64> %48, i64 5
  %192 = getelementptr i32, ptr %13, i64 %191
  %193 = atomicrmw add ptr %192, i32 1 monotonic, align 4
  br label %194

194:                                              ; preds = %188, %190
  %195 = extractelement <8 x i1> %56, i64 6
  br i1 %195, label %196, label %200

196:                                              ; preds = %194
  %197 = extractelement <8 x i64> %48, i64 6
  %198 = getelementptr i32, ptr %13, i64 %197
  %199 = atomicrmw add ptr %198, i32 1 monotonic, align 4
  br label %200

200:                                              ; preds = %194, %196
  %201 = extractelement <8 x i1> %56, i64 7
  br i1 %201, label %202, label %206

202:                                              ; preds = %200
  %203 = extractelement <8 x i64> %48, i64 7
  %204 = getelementptr i32, ptr %13, i64 %203
  %205 = atomicrmw add ptr %204, i32 1 monotonic, align 4
  br label %206

206:                                              ; preds = %200, %202
  %207 = extractelement <8 x i1> %57, i64 0
  br i1 %207, label %208, label %212

208:                                              ; preds = %206
  %209 = extractelement <8 x i64> %49, i64 0
  %210 = getelementptr i32, ptr %13, i64 %209
  %211 = atomicrmw add ptr %210, i32 1 monotonic, align 4
  br label %212

212:                                              ; preds = %206, %208
  %213 = extractelement <8 x i1> %57, i64 1
  br i1 %213, label %214, label %218

214:                                              ; preds = %212
  %215 = extractelement <8 x i64> %49, i64 1
  %216 = getelementptr i32, ptr %13, i64 %215
  %217 = atomicrmw add ptr %216, i32 1 monotonic, align 4
  br label %218

218:                                              ; preds = %212, %214
  %219 = extractelement <8 x i1> %57, i64 2
  br i1 %219, label %220, label %224

220:                                              ; preds = %218
  %221 = extractelement <8 x i64> %49, i64 2
  %222 = getelementptr i32, ptr %13, i64 %221
  %223 = atomicrmw add ptr %222, i32 1 monotonic, align 4
  br label %224

224:                                              ; preds = %218, %220
  %225 = extractelement <8 x i1> %57, i64 3
  br i1 %225, label %226, label %230

226:                                              ; preds = %224
  %227 = extractelement <8 x i64> %49, i64 3
  %228 = getelementptr i32, ptr %13, i64 %227
  %229 = atomicrmw add ptr %228, i32 1 monotonic, align 4
  br label %230

230:                                              ; preds = %224, %226
  %231 = extractelement <8 x i1> %57, i64 4
  br i1 %231, label %232, label %236

232:                                              ; preds = %230
  %233 = extractelement <8 x i64> %49, i64 4
  %234 = getelementptr i32, ptr %13, i64 %233
  %235 = atomicrmw add ptr %234, i32 1 monotonic, align 4
  br label %236

236:                                              ; preds = %230, %232
  %237 = extractelement <8 x i1> %57, i64 5
  br i1 %237, label %238, label %242

238:                                              ; preds = %236
  %239 = extractelement <8 x i64> %49, i64 5
  %240 = getelementptr i32, ptr %13, i64 %239
  %241 = atomicrmw add ptr %240, i32 1 monotonic, align 4
  br label %242

242:                                              ; preds = %236, %238
  %243 = extractelement <8 x i1> %57, i64 6
  br i1 %243, label %244, label %248

244:                                              ; preds = %242
  %245 = extractelement <8 x i64> %49, i64 6
  %246 = getelementptr i32, ptr %13, i64 %245
  %247 = atomicrmw add ptr %246, i32 1 monotonic, align 4
  br label %248

248:                                              ; preds = %242, %244
  %249 = extractelement <8 x i1> %57, i64 7
  br i1 %249, label %250, label %254

250:                                              ; preds = %248
  %251 = extractelement <8 x i64> %49, i64 7
  %252 = getelementptr i32, ptr %13, i64 %251
  %253 = atomicrmw add ptr %252, i32 1 monotonic, align 4
  br label %254

254:                                              ; preds = %248, %250
  %255 = add i64 %32, 32
  %256 = icmp slt i64 %255, %26
  br i1 %256, label %31, label %59

257:                                              ; preds = %62, %327
  %258 = phi i64 [ %328, %327 ], [ %26, %62 ]
  %259 = sub i64 %24, %258
  %260 = call i64 @llvm.smax.i64(i64 %259, i64 0)
  %261 = call i64 @llvm.smin.i64(i64 %260, i64 8)
  %262 = trunc nuw nsw i64 %261 to i32
  %263 = insertelement <8 x i32> poison, i32 %262, i64 0
  %264 = shufflevector <8 x i32> %263, <8 x i32> poison, <8 x i32> zeroinitializer
  %265 = icmp samesign ugt <8 x i32> %264, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %266 = getelementptr i32, ptr %63, i64 %258
  %267 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %266, <8 x i1> %265, <8 x i32> zeroinitializer)
  %268 = icmp sgt <8 x i32> %267, splat (i32 -1)
  %269 = sext <8 x i32> %267 to <8 x i64>
  %270 = icmp sgt <8 x i64> %18, %269
  %271 = and <8 x i1> %268, %270
  %272 = and <8 x i1> %271, %265
  %273 = extractelement <8 x i1> %272, i64 0
  br i1 %273, label %281, label %285

274:                                              ; preds = %327
  br label %275

275:                                              ; preds = %274, %60
  %276 = add i64 %21, 1
  %277 = icmp eq i64 %276, %6
  %278 = select i1 %277, i64 0, i64 %276
  %279 = add i64 %20, 1
  %280 = icmp slt i64 %279, %3
  br i1 %280, label %19, label %29

281:                                              ; preds = %257
  %282 = extractelement <8 x i64> %269, i64 0
  %283 = getelementptr i32, ptr %13, i64 %282
  %284 = atomicrmw add ptr %283, i32 1 monotonic, align 4
  br label %285

285:                                              ; preds = %257, %281
  %286 = extractelement <8 x i1> %272, i64 1
  br i1 %286, label %287, label %291

287:                                              ; preds = %285
  %288 = extractelement <8 x i64> %269, i64 1
  %289 = getelementptr i32, ptr %13, i64 %288
  %290 = atomicrmw add ptr %289, i32 1 monotonic, align 4
  br label %291

291:                                              ; preds = %285, %287
  %292 = extractelement <8 x i1> %272, i64 2
  br i1 %292, label %293, label %297

293:                                              ; preds = %291
  %294 = extractelement <8 x i64> %269, i64 2
  %295 = getelementptr i32, ptr %13, i64 %294
  %296 = atomicrmw add ptr %295, i32 1 monotonic, align 4
  br label %297

297:                                              ; preds = %291, %293
  %298 = extractelement <8 x i1> %272, i64 3
  br i1 %298, label %299, label %303

299:                                              ; preds = %297
  %300 = extractelement <8 x i64> %269, i64 3
  %301 = getelementptr i32, ptr %13, i64 %300
  %302 = atomicrmw add ptr %301, i32 1 monotonic, align 4
  br label %303

303:                                              ; preds = %297, %299
  %304 = extractelement <8 x i1> %272, i64 4
  br i1 %304, label %305, label %309

305:                                              ; preds = %303
  %306 = extractelement <8 x i64> %269, i64 4
  %307 = getelementptr i32, ptr %13, i64 %306
  %308 = atomicrmw add ptr %307, i32 1 monotonic, align 4
  br label %309

309:                                              ; preds = %303, %305
  %310 = extractelement <8 x i1> %272, i64 5
  br i1 %310, label %311, label %315

311:                                              ; preds = %309
  %312 = extractelement <8 x i64> %269, i64 5
  %313 = getelementptr i32, ptr %13, i64 %312
  %314 = atomicrmw add ptr %313, i32 1 monotonic, align 4
  br label %315

315:                                              ; preds = %309, %311
  %316 = extractelement <8 x i1> %272, i64 6
  br i1 %316, label %317, label %321

317:                                              ; preds = %315
  %318 = extractelement <8 x i64> %269, i64 6
  %319 = getelementptr i32, ptr %13, i64 %318
  %320 = atomicrmw add ptr %319, i32 1 monotonic, align 4
  br label %321

321:                                              ; preds = %315, %317
  %322 = extractelement <8 x i1> %272, i64 7
  br i1 %322, label %323, label %327

323:                                              ; preds = %321
  %324 = extractelement <8 x i64> %269, i64 7
  %325 = getelementptr i32, ptr %13, i64 %324
  %326 = atomicrmw add ptr %325, i32 1 monotonic, align 4
  br label %327

327:                                              ; preds = %321, %323
  %328 = add i64 %258, 8
  %329 = icmp slt i64 %328, 256
  br i1 %329, label %257, label %274
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
