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
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load ptr, ptr %28, align 8, !invariant.load !1
  br i1 %8, label %30, label %42

30:                                               ; preds = %5
  %31 = urem i64 %2, %7
  %32 = icmp ne ptr %13, null
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %34 = insertelement <16 x i64> poison, i64 %21, i64 0
  %35 = shufflevector <16 x i64> %34, <16 x i64> poison, <16 x i32> zeroinitializer
  %36 = icmp ne ptr %27, null
  br label %37

37:                                               ; preds = %196, %30
  %38 = phi i64 [ %2, %30 ], [ %200, %196 ]
  %39 = phi i64 [ %31, %30 ], [ %199, %196 ]
  %40 = shl i64 %39, 8
  br label %44

41:                                               ; preds = %196
  br label %42

42:                                               ; preds = %41, %5, %176, %70
  %43 = phi i32 [ 1, %176 ], [ 1, %70 ], [ 0, %5 ], [ 0, %41 ]
  ret i32 %43

44:                                               ; preds = %37, %78
  %45 = phi i64 [ 0, %37 ], [ %79, %78 ]
  %46 = add i64 %40, %45
  %47 = icmp sgt i64 %46, %11
  %48 = icmp slt i64 %46, %9
  %49 = or i1 %48, %47
  %50 = icmp slt i64 %46, %15
  %51 = xor i1 %49, true
  %52 = and i1 %32, %51
  %53 = and i1 %52, %50
  br i1 %53, label %61, label %66

54:                                               ; preds = %78
  %55 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %40)
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 0)
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 256)
  %58 = and i64 %57, 480
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %93, label %60

60:                                               ; preds = %54
  br label %81

61:                                               ; preds = %44
  %62 = load ptr, ptr %33, align 8
  %63 = call i8 %62(ptr nonnull %13, i64 %46) #3
  %64 = and i8 %63, 1
  %65 = icmp eq i8 %64, 0
  br label %68

66:                                               ; preds = %44
  %67 = and i1 %49, %50
  br label %68

68:                                               ; preds = %66, %61
  %69 = phi i1 [ %65, %61 ], [ %67, %66 ]
  br i1 %69, label %70, label %78, !prof !2

70:                                               ; preds = %68
  %71 = load volatile ptr, ptr %6, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 48
  %73 = load ptr, ptr %72, align 8
  store i32 1, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  store i32 13, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store i64 %38, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 16
  store i64 %45, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 24
  store i64 %46, ptr %77, align 8
  br label %42

78:                                               ; preds = %68
  %79 = add i64 %45, 1
  %80 = icmp slt i64 %79, 256
  br i1 %80, label %44, label %54

81:                                               ; preds = %60, %81
  %82 = phi i64 [ %90, %81 ], [ 0, %60 ]
  %83 = add i64 %40, %82
  %84 = getelementptr i32, ptr %19, i64 %83
  %85 = load <16 x i32>, ptr %84, align 4
  %86 = getelementptr i8, ptr %84, i64 64
  %87 = load <16 x i32>, ptr %86, align 4
  %88 = getelementptr i32, ptr %4, i64 %82
  store <16 x i32> %85, ptr %88, align 4
  %89 = getelementptr i8, ptr %88, i64 64
  store <16 x i32> %87, ptr %89, align 4
  %90 = add i64 %82, 32
  %91 = icmp slt i64 %90, %58
  br i1 %91, label %81, label %92

92:                                               ; preds = %81
  br label %93

93:                                               ; preds = %92, %54
  %94 = icmp slt i64 %55, 256
  br i1 %94, label %95, label %112

95:                                               ; preds = %93
  %96 = getelementptr i32, ptr %19, i64 %40
  br label %97

97:                                               ; preds = %95, %97
  %98 = phi i64 [ %109, %97 ], [ %58, %95 ]
  %99 = sub i64 %56, %98
  %100 = call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = call i64 @llvm.smin.i64(i64 %100, i64 16)
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = icmp samesign ugt <16 x i32> %104, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %106 = getelementptr i32, ptr %96, i64 %98
  %107 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %106, <16 x i1> %105, <16 x i32> zeroinitializer)
  %108 = getelementptr i32, ptr %4, i64 %98
  store <16 x i32> %107, ptr %108, align 4
  %109 = add i64 %98, 16
  %110 = icmp slt i64 %109, 256
  br i1 %110, label %97, label %111

111:                                              ; preds = %97
  br label %112

112:                                              ; preds = %111, %93
  br label %113

113:                                              ; preds = %112, %113
  %114 = phi i64 [ 0, %112 ], [ %149, %113 ]
  %115 = sub i64 %56, %114
  %116 = call i64 @llvm.smax.i64(i64 %115, i64 0)
  %117 = call i64 @llvm.smin.i64(i64 %116, i64 16)
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = insertelement <16 x i32> poison, i32 %118, i64 0
  %120 = shufflevector <16 x i32> %119, <16 x i32> poison, <16 x i32> zeroinitializer
  %121 = icmp samesign ugt <16 x i32> %120, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %122 = or disjoint i64 %114, 16
  %123 = sub i64 %56, %122
  %124 = call i64 @llvm.smax.i64(i64 %123, i64 0)
  %125 = call i64 @llvm.smin.i64(i64 %124, i64 16)
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = icmp samesign ugt <16 x i32> %128, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %130 = getelementptr i32, ptr %4, i64 %114
  %131 = load <16 x i32>, ptr %130, align 4
  %132 = getelementptr i8, ptr %130, i64 64
  %133 = load <16 x i32>, ptr %132, align 4
  %134 = icmp sgt <16 x i32> %131, splat (i32 -1)
  %135 = icmp sgt <16 x i32> %133, splat (i32 -1)
  %136 = and <16 x i1> %121, %134
  %137 = and <16 x i1> %129, %135
  %138 = sext <16 x i32> %131 to <16 x i64>
  %139 = sext <16 x i32> %133 to <16 x i64>
  %140 = icmp sgt <16 x i64> %35, %138
  %141 = icmp sgt <16 x i64> %35, %139
  %142 = and <16 x i1> %136, %140
  %143 = and <16 x i1> %137, %141
  %144 = zext <16 x i1> %142 to <16 x i8>
  %145 = getelementptr i8, ptr %4, i64 %114
  %146 = getelementptr i8, ptr %145, i64 1088
  store <16 x i8> %144, ptr %146, align 1
  %147 = zext <16 x i1> %143 to <16 x i8>
  %148 = getelementptr i8, ptr %145, i64 1104
  store <16 x i8> %147, ptr %148, align 1
  %149 = add i64 %114, 32
  %150 = icmp slt i64 %149, 256
  br i1 %150, label %113, label %151

151:                                              ; preds = %113
  br label %152

152:                                              ; preds = %151, %184
  %153 = phi i64 [ %185, %184 ], [ 0, %151 ]
  %154 = getelementptr i32, ptr %4, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = sext i32 %155 to i64
  %157 = icmp slt i64 %25, %156
  %158 = icmp sgt i64 %23, %156
  %159 = or i1 %158, %157
  %160 = getelementptr i8, ptr %4, i64 %153
  %161 = getelementptr i8, ptr %160, i64 1088
  %162 = load i8, ptr %161, align 1
  %163 = icmp ne i8 %162, 0
  %164 = xor i1 %159, true
  %165 = and i1 %36, %164
  %166 = and i1 %165, %163
  br i1 %166, label %167, label %172

167:                                              ; preds = %152
  %168 = load ptr, ptr %33, align 8
  %169 = call i8 %168(ptr nonnull %27, i64 %156) #3
  %170 = and i8 %169, 1
  %171 = icmp eq i8 %170, 0
  br label %174

172:                                              ; preds = %152
  %173 = and i1 %159, %163
  br label %174

174:                                              ; preds = %172, %167
  %175 = phi i1 [ %171, %167 ], [ %173, %172 ]
  br i1 %175, label %176, label %184, !prof !2

176:                                              ; preds = %174
  %177 = load volatile ptr, ptr %6, align 8
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 48
  %179 = load ptr, ptr %178, align 8
  store i32 1, ptr %179, align 4
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 4
  store i32 29, ptr %180, align 4
  %181 = getelementptr inbounds nuw i8, ptr %179, i64 8
  store i64 %38, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %179, i64 16
  store i64 %153, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %179, i64 24
  store i64 %156, ptr %183, align 8
  br label %42

184:                                              ; preds = %174
  %185 = add i64 %153, 1
  %186 = icmp slt i64 %185, 256
  br i1 %186, label %152, label %187

187:                                              ; preds = %184
  br label %188

188:                                              ; preds = %187, %357
  %189 = phi i64 [ %361, %357 ], [ 0, %187 ]
  %190 = getelementptr i32, ptr %4, i64 %189
  %191 = getelementptr i8, ptr %4, i64 %189
  %192 = getelementptr i8, ptr %191, i64 1088
  %193 = load <16 x i8>, ptr %192, align 1
  %194 = icmp ne <16 x i8> %193, zeroinitializer
  %195 = extractelement <16 x i1> %194, i64 0
  br i1 %195, label %202, label %207

196:                                              ; preds = %357
  %197 = add i64 %39, 1
  %198 = icmp eq i64 %197, %7
  %199 = select i1 %198, i64 0, i64 %197
  %200 = add i64 %38, 1
  %201 = icmp slt i64 %200, %3
  br i1 %201, label %37, label %41

202:                                              ; preds = %188
  %203 = load i32, ptr %190, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr i32, ptr %29, i64 %204
  %206 = atomicrmw add ptr %205, i32 1 monotonic, align 4
  br label %207

207:                                              ; preds = %188, %202
  %208 = phi i32 [ %206, %202 ], [ 0, %188 ]
  %209 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %208, i64 0
  %210 = extractelement <16 x i1> %194, i64 1
  br i1 %210, label %211, label %217

211:                                              ; preds = %207
  %212 = getelementptr i8, ptr %190, i64 4
  %213 = load i32, ptr %212, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr i32, ptr %29, i64 %214
  %216 = atomicrmw add ptr %215, i32 1 monotonic, align 4
  br label %217

217:                                              ; preds = %207, %211
  %218 = phi i32 [ %216, %211 ], [ 0, %207 ]
  %219 = insertelement <16 x i32> %209, i32 %218, i64 1
  %220 = extractelement <16 x i1> %194, i64 2
  br i1 %220, label %221, label %227

221:                                              ; preds = %217
  %222 = getelementptr i8, ptr %190, i64 8
  %223 = load i32, ptr %222, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr i32, ptr %29, i64 %224
  %226 = atomicrmw add ptr %225, i32 1 monotonic, align 4
  br label %227

227:                                              ; preds = %217, %221
  %228 = phi i32 [ %226, %221 ], [ 0, %217 ]
  %229 = insertelement <16 x i32> %219, i32 %228, i64 2
  %230 = extractelement <16 x i1> %194, i64 3
  br i1 %230, label %231, label %237

231:                                              ; preds = %227
  %232 = getelementptr i8, ptr %190, i64 12
  %233 = load i32, ptr %232, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr i32, ptr %29, i64 %234
  %236 = atomicrmw add ptr %235, i32 1 monotonic, align 4
  br label %237

237:                                              ; preds = %227, %231
  %238 = phi i32 [ %236, %231 ], [ 0, %227 ]
  %239 = insertelement <16 x i32> %229, i32 %238, i64 3
  %240 = extractelement <16 x i1> %194, i64 4
  br i1 %240, label %241, label %247

241:                                              ; preds = %237
  %242 = getelementptr i8, ptr %190, i64 16
  %243 = load i32, ptr %242, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr i32, ptr %29, i64 %244
  %246 = atomicrmw add ptr %245, i32 1 monotonic, align 4
  br label %247

247:                                              ; preds = %237, %241
  %248 = phi i32 [ %246, %241 ], [ 0, %237 ]
  %249 = insertelement <16 x i32> %239, i32 %248, i64 4
  %250 = extractelement <16 x i1> %194, i64 5
  br i1 %250, label %251, label %257

251:                                              ; preds = %247
  %252 = getelementptr i8, ptr %190, i64 20
  %253 = load i32, ptr %252, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr i32, ptr %29, i64 %254
  %256 = atomicrmw add ptr %255, i32 1 monotonic, align 4
  br label %257

257:                                              ; preds = %247, %251
  %258 = phi i32 [ %256, %251 ], [ 0, %247 ]
  %259 = insertelement <16 x i32> %249, i32 %258, i64 5
  %260 = extractelement <16 x i1> %194, i64 6
  br i1 %260, label %261, label %267

261:                                              ; preds = %257
  %262 = getelementptr i8, ptr %190, i64 24
  %263 = load i32, ptr %262, align 4
  %264 = sext i32 %263 to i64
  %265 = getelementptr i32, ptr %29, i64 %264
  %266 = atomicrmw add ptr %265, i32 1 monotonic, align 4
  br label %267

267:                                              ; preds = %257, %261
  %268 = phi i32 [ %266, %261 ], [ 0, %257 ]
  %269 = insertelement <16 x i32> %259, i32 %268, i64 6
  %270 = extractelement <16 x i1> %194, i64 7
  br i1 %270, label %271, label %277

271:                                              ; preds = %267
  %272 = getelementptr i8, ptr %190, i64 28
  %273 = load i32, ptr %272, align 4
  %274 = sext i32 %273 to i64
  %275 = getelementptr i32, ptr %29, i64 %274
  %276 = atomicrmw add ptr %275, i32 1 monotonic, align 4
  br label %277

277:                                              ; preds = %267, %271
  %278 = phi i32 [ %276, %271 ], [ 0, %267 ]
  %279 = insertelement <16 x i32> %269, i32 %278, i64 7
  %280 = extractelement <16 x i1> %194, i64 8
  br i1 %280, label %281, label %287

281:                                              ; preds = %277
  %282 = getelementptr i8, ptr %190, i64 32
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr i32, ptr %29, i64 %284
  %286 = atomicrmw add ptr %285, i32 1 monotonic, align 4
  br label %287

287:                                              ; preds = %277, %281
  %288 = phi i32 [ %286, %281 ], [ 0, %277 ]
  %289 = insertelement <16 x i32> %279, i32 %288, i64 8
  %290 = extractelement <16 x i1> %194, i64 9
  br i1 %290, label %291, label %297

291:                                              ; preds = %287
  %292 = getelementptr i8, ptr %190, i64 36
  %293 = load i32, ptr %292, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr i32, ptr %29, i64 %294
  %296 = atomicrmw add ptr %295, i32 1 monotonic, align 4
  br label %297

297:                                              ; preds = %287, %291
  %298 = phi i32 [ %296, %291 ], [ 0, %287 ]
  %299 = insertelement <16 x i32> %289, i32 %298, i64 9
  %300 = extractelement <16 x i1> %194, i64 10
  br i1 %300, label %301, label %307

301:                                              ; preds = %297
  %302 = getelementptr i8, ptr %190, i64 40
  %303 = load i32, ptr %302, align 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr i32, ptr %29, i64 %304
  %306 = atomicrmw add ptr %305, i32 1 monotonic, align 4
  br label %307

307:                                              ; preds = %297, %301
  %308 = phi i32 [ %306, %301 ], [ 0, %297 ]
  %309 = insertelement <16 x i32> %299, i32 %308, i64 10
  %310 = extractelement <16 x i1> %194, i64 11
  br i1 %310, label %311, label %317

311:                                              ; preds = %307
  %312 = getelementptr i8, ptr %190, i64 44
  %313 = load i32, ptr %312, align 4
  %314 = sext i32 %313 to i64
  %315 = getelementptr i32, ptr %29, i64 %314
  %316 = atomicrmw add ptr %315, i32 1 monotonic, align 4
  br label %317

317:                                              ; preds = %307, %311
  %318 = phi i32 [ %316, %311 ], [ 0, %307 ]
  %319 = insertelement <16 x i32> %309, i32 %318, i64 11
  %320 = extractelement <16 x i1> %194, i64 12
  br i1 %320, label %321, label %327

321:                                              ; preds = %317
  %322 = getelementptr i8, ptr %190, i64 48
  %323 = load i32, ptr %322, align 4
  %324 = sext i32 %323 to i64
  %325 = getelementptr i32, ptr %29, i64 %324
  %326 = atomicrmw add ptr %325, i32 1 monotonic, align 4
  br label %327

327:                                              ; preds = %317, %321
  %328 = phi i32 [ %326, %321 ], [ 0, %317 ]
  %329 = insertelement <16 x i32> %319, i32 %328, i64 12
  %330 = extractelement <16 x i1> %194, i64 13
  br i1 %330, label %331, label %337

331:                                              ; preds = %327
  %332 = getelementptr i8, ptr %190, i64 52
  %333 = load i32, ptr %332, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr i32, ptr %29, i64 %334
  %336 = atomicrmw add ptr %335, i32 1 monotonic, align 4
  br label %337

337:                                              ; preds = %327, %331
  %338 = phi i32 [ %336, %331 ], [ 0, %327 ]
  %339 = insertelement <16 x i32> %329, i32 %338, i64 13
  %340 = extractelement <16 x i1> %194, i64 14
  br i1 %340, label %341, label %347

341:                                              ; preds = %337
  %342 = getelementptr i8, ptr %190, i64 56
  %343 = load i32, ptr %342, align 4
  %344 = sext i32 %343 to i64
  %345 = getelementptr i32, ptr %29, i64 %344
  %346 = atomicrmw add ptr %345, i32 1 monotonic, align 4
  br label %347

347:                                              ; preds = %337, %341
  %348 = phi i32 [ %346, %341 ], [ 0, %337 ]
  %349 = insertelement <16 x i32> %339, i32 %348, i64 14
  %350 = extractelement <16 x i1> %194, i64 15
  br i1 %350, label %351, label %357

351:                                              ; preds = %347
  %352 = getelementptr i8, ptr %190, i64 60
  %353 = load i32, ptr %352, align 4
  %354 = sext i32 %353 to i64
  %355 = getelementptr i32, ptr %29, i64 %354
  %356 = atomicrmw add ptr %355, i32 1 monotonic, align 4
  br label %357

357:                                              ; preds = %347, %351
  %358 = phi i32 [ %356, %351 ], [ 0, %347 ]
  %359 = insertelement <16 x i32> %349, i32 %358, i64 15
  %360 = getelementptr i8, ptr %190, i64 1408
  store <16 x i32> %359, ptr %360, align 4
  %361 = add i64 %189, 16
  %362 = icmp slt i64 %361, 256
  br i1 %362, label %188, label %196
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
