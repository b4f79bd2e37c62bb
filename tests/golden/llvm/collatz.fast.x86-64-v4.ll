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
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 1216
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = load i64, ptr %17, align 8
  br i1 %8, label %19, label %37

19:                                               ; preds = %5
  %20 = urem i64 %2, %7
  %21 = getelementptr i8, ptr %4, i64 1344
  %22 = getelementptr i8, ptr %4, i64 1472
  %23 = getelementptr i8, ptr %4, i64 1600
  %24 = and i64 %18, 2
  %25 = icmp ne i64 %24, 0
  br label %26

26:                                               ; preds = %335, %19
  %27 = phi i64 [ %2, %19 ], [ %339, %335 ]
  %28 = phi i64 [ %20, %19 ], [ %338, %335 ]
  %29 = shl i64 %28, 6
  %30 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %29)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 64)
  %33 = and i64 %32, 64
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %65, label %35

35:                                               ; preds = %26
  br label %39

36:                                               ; preds = %335
  br label %37

37:                                               ; preds = %36, %5, %279
  %38 = phi i32 [ 1, %279 ], [ 0, %5 ], [ 0, %36 ]
  ret i32 %38

39:                                               ; preds = %35, %39
  %40 = phi i64 [ %62, %39 ], [ 0, %35 ]
  %41 = phi <16 x i1> [ %58, %39 ], [ zeroinitializer, %35 ]
  %42 = phi <16 x i1> [ %59, %39 ], [ zeroinitializer, %35 ]
  %43 = phi <16 x i1> [ %60, %39 ], [ zeroinitializer, %35 ]
  %44 = phi <16 x i1> [ %61, %39 ], [ zeroinitializer, %35 ]
  %45 = add i64 %29, %40
  %46 = getelementptr i64, ptr %11, i64 %45
  %47 = load <16 x i64>, ptr %46, align 8
  %48 = getelementptr i8, ptr %46, i64 128
  %49 = load <16 x i64>, ptr %48, align 8
  %50 = getelementptr i8, ptr %46, i64 256
  %51 = load <16 x i64>, ptr %50, align 8
  %52 = getelementptr i8, ptr %46, i64 384
  %53 = load <16 x i64>, ptr %52, align 8
  %54 = icmp sgt <16 x i64> %47, splat (i64 1)
  %55 = icmp sgt <16 x i64> %49, splat (i64 1)
  %56 = icmp sgt <16 x i64> %51, splat (i64 1)
  %57 = icmp sgt <16 x i64> %53, splat (i64 1)
  %58 = or <16 x i1> %41, %54
  %59 = or <16 x i1> %42, %55
  %60 = or <16 x i1> %43, %56
  %61 = or <16 x i1> %44, %57
  %62 = add i64 %40, 64
  %63 = icmp slt i64 %62, %33
  br i1 %63, label %39, label %64

64:                                               ; preds = %39
  br label %65

65:                                               ; preds = %64, %26
  %66 = phi <16 x i1> [ zeroinitializer, %26 ], [ %58, %64 ]
  %67 = phi <16 x i1> [ zeroinitializer, %26 ], [ %59, %64 ]
  %68 = phi <16 x i1> [ zeroinitializer, %26 ], [ %60, %64 ]
  %69 = phi <16 x i1> [ zeroinitializer, %26 ], [ %61, %64 ]
  br i1 %34, label %70, label %89

70:                                               ; preds = %65
  %71 = getelementptr i64, ptr %11, i64 %29
  br label %72

72:                                               ; preds = %70, %72
  %73 = phi i64 [ %86, %72 ], [ %33, %70 ]
  %74 = phi <16 x i1> [ %85, %72 ], [ %66, %70 ]
  %75 = sub i64 %31, %73
  %76 = call i64 @llvm.smax.i64(i64 %75, i64 0)
  %77 = call i64 @llvm.smin.i64(i64 %76, i64 16)
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = insertelement <16 x i32> poison, i32 %78, i64 0
  %80 = shufflevector <16 x i32> %79, <16 x i32> poison, <16 x i32> zeroinitializer
  %81 = icmp samesign ugt <16 x i32> %80, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %82 = getelementptr i64, ptr %71, i64 %73
  %83 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr align 8 %82, <16 x i1> %81, <16 x i64> splat (i64 1))
  %84 = icmp sgt <16 x i64> %83, splat (i64 1)
  %85 = or <16 x i1> %74, %84
  %86 = add i64 %73, 16
  %87 = icmp slt i64 %86, 64
  br i1 %87, label %72, label %88

88:                                               ; preds = %72
  br label %89

89:                                               ; preds = %88, %65
  %90 = phi <16 x i1> [ %66, %65 ], [ %85, %88 ]
  %91 = or <16 x i1> %90, %68
  %92 = or <16 x i1> %67, %69
  %93 = or <16 x i1> %91, %92
  %94 = bitcast <16 x i1> %93 to i16
  %95 = icmp ne i16 %94, 0
  br label %96

96:                                               ; preds = %89, %96
  %97 = phi i64 [ 0, %89 ], [ %100, %96 ]
  %98 = getelementptr i32, ptr %4, i64 %97
  store <16 x i32> zeroinitializer, ptr %98, align 4
  %99 = getelementptr i8, ptr %98, i64 64
  store <16 x i32> zeroinitializer, ptr %99, align 4
  %100 = add i64 %97, 32
  %101 = icmp slt i64 %100, 64
  br i1 %101, label %96, label %102

102:                                              ; preds = %96
  %103 = and i64 %32, 112
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %119, label %105

105:                                              ; preds = %102
  br label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ %116, %106 ], [ 0, %105 ]
  %108 = add i64 %29, %107
  %109 = getelementptr i64, ptr %11, i64 %108
  %110 = load <8 x i64>, ptr %109, align 8
  %111 = getelementptr i8, ptr %109, i64 64
  %112 = load <8 x i64>, ptr %111, align 8
  %113 = getelementptr i64, ptr %4, i64 %107
  %114 = getelementptr i8, ptr %113, i64 320
  store <8 x i64> %110, ptr %114, align 8
  %115 = getelementptr i8, ptr %113, i64 384
  store <8 x i64> %112, ptr %115, align 8
  %116 = add i64 %107, 16
  %117 = icmp slt i64 %116, %103
  br i1 %117, label %106, label %118

118:                                              ; preds = %106
  br label %119

119:                                              ; preds = %118, %102
  %120 = icmp slt i64 %30, 64
  br i1 %120, label %121, label %139

121:                                              ; preds = %119
  %122 = getelementptr i64, ptr %11, i64 %29
  br label %123

123:                                              ; preds = %121, %123
  %124 = phi i64 [ %136, %123 ], [ %103, %121 ]
  %125 = sub i64 %31, %124
  %126 = call i64 @llvm.smax.i64(i64 %125, i64 0)
  %127 = call i64 @llvm.smin.i64(i64 %126, i64 8)
  %128 = trunc nuw nsw i64 %127 to i32
  %129 = insertelement <8 x i32> poison, i32 %128, i64 0
  %130 = shufflevector <8 x i32> %129, <8 x i32> poison, <8 x i32> zeroinitializer
  %131 = icmp samesign ugt <8 x i32> %130, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %132 = getelementptr i64, ptr %122, i64 %124
  %133 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %132, <8 x i1> %131, <8 x i64> splat (i64 1))
  %134 = getelementptr i64, ptr %4, i64 %124
  %135 = getelementptr i8, ptr %134, i64 320
  store <8 x i64> %133, ptr %135, align 8
  %136 = add i64 %124, 8
  %137 = icmp slt i64 %136, 64
  br i1 %137, label %123, label %138

138:                                              ; preds = %123
  br label %139

139:                                              ; preds = %138, %119
  br label %140

140:                                              ; preds = %274, %139
  %141 = phi i1 [ %95, %139 ], [ %247, %274 ]
  %142 = phi i1 [ false, %139 ], [ %160, %274 ]
  %143 = phi i64 [ 0, %139 ], [ %161, %274 ]
  %144 = phi i64 [ 821, %139 ], [ %275, %274 ]
  br i1 %141, label %145, label %148

145:                                              ; preds = %140
  %146 = icmp eq i64 %143, %13
  br i1 %146, label %147, label %155

147:                                              ; preds = %145
  br label %162

148:                                              ; preds = %140
  %149 = getelementptr i32, ptr %16, i64 %29
  %150 = ptrtoint ptr %149 to i64
  %151 = and i64 %150, 63
  %152 = icmp eq i64 %151, 0
  %153 = and i1 %25, %152
  %154 = and i64 %32, 96
  br i1 %153, label %287, label %290

155:                                              ; preds = %145
  %156 = add i64 %143, 1
  br label %179

157:                                              ; preds = %162
  br label %159

158:                                              ; preds = %179
  br label %159

159:                                              ; preds = %158, %157
  %160 = phi i1 [ true, %157 ], [ %142, %158 ]
  %161 = phi i64 [ %143, %157 ], [ %156, %158 ]
  br i1 %160, label %246, label %232

162:                                              ; preds = %147, %162
  %163 = phi i64 [ %177, %162 ], [ 0, %147 ]
  %164 = getelementptr i32, ptr %4, i64 %163
  %165 = load <8 x i32>, ptr %164, align 4
  %166 = getelementptr i8, ptr %164, i64 32
  %167 = load <8 x i32>, ptr %166, align 4
  %168 = getelementptr i64, ptr %4, i64 %163
  %169 = getelementptr i8, ptr %168, i64 320
  %170 = load <8 x i64>, ptr %169, align 8
  %171 = getelementptr i8, ptr %168, i64 384
  %172 = load <8 x i64>, ptr %171, align 8
  %173 = getelementptr i8, ptr %164, i64 896
  store <8 x i32> %165, ptr %173, align 4
  %174 = getelementptr i8, ptr %164, i64 928
  store <8 x i32> %167, ptr %174, align 4
  %175 = getelementptr i8, ptr %168, i64 1216
  store <8 x i64> %170, ptr %175, align 8
  %176 = getelementptr i8, ptr %168, i64 1280
  store <8 x i64> %172, ptr %176, align 8
  %177 = add i64 %163, 16
  %178 = icmp slt i64 %177, 64
  br i1 %178, label %162, label %157

179:                                              ; preds = %155, %179
  %180 = phi i64 [ 0, %155 ], [ %230, %179 ]
  %181 = getelementptr i32, ptr %4, i64 %180
  %182 = load <8 x i32>, ptr %181, align 4
  %183 = getelementptr i8, ptr %181, i64 32
  %184 = load <8 x i32>, ptr %183, align 4
  %185 = getelementptr i64, ptr %4, i64 %180
  %186 = getelementptr i8, ptr %185, i64 320
  %187 = load <8 x i64>, ptr %186, align 8
  %188 = getelementptr i8, ptr %185, i64 384
  %189 = load <8 x i64>, ptr %188, align 8
  %190 = icmp sgt <8 x i64> %187, splat (i64 1)
  %191 = icmp sgt <8 x i64> %189, splat (i64 1)
  %192 = zext <8 x i1> %190 to <8 x i32>
  %193 = zext <8 x i1> %191 to <8 x i32>
  %194 = add <8 x i32> %182, %192
  %195 = add <8 x i32> %184, %193
  %196 = sdiv <8 x i64> %187, splat (i64 2)
  %197 = sdiv <8 x i64> %189, splat (i64 2)
  %198 = shl nsw <8 x i64> %196, splat (i64 1)
  %199 = shl nsw <8 x i64> %197, splat (i64 1)
  %200 = sub <8 x i64> %187, %198
  %201 = sub <8 x i64> %189, %199
  %202 = icmp slt <8 x i64> %187, zeroinitializer
  %203 = icmp slt <8 x i64> %189, zeroinitializer
  %204 = icmp ne <8 x i64> %187, %198
  %205 = icmp ne <8 x i64> %189, %199
  %206 = and <8 x i1> %204, %202
  %207 = and <8 x i1> %205, %203
  %208 = add <8 x i64> %200, splat (i64 2)
  %209 = add <8 x i64> %201, splat (i64 2)
  %210 = select <8 x i1> %206, <8 x i64> %208, <8 x i64> %200
  %211 = select <8 x i1> %207, <8 x i64> %209, <8 x i64> %201
  %212 = icmp eq <8 x i64> %210, zeroinitializer
  %213 = icmp eq <8 x i64> %211, zeroinitializer
  %214 = sext <8 x i1> %206 to <8 x i64>
  %215 = add nsw <8 x i64> %196, %214
  %216 = sext <8 x i1> %207 to <8 x i64>
  %217 = add nsw <8 x i64> %197, %216
  %218 = mul <8 x i64> %187, splat (i64 3)
  %219 = mul <8 x i64> %189, splat (i64 3)
  %220 = add <8 x i64> %218, splat (i64 1)
  %221 = add <8 x i64> %219, splat (i64 1)
  %222 = select <8 x i1> %190, <8 x i64> %220, <8 x i64> %187
  %223 = select <8 x i1> %191, <8 x i64> %221, <8 x i64> %189
  %224 = select <8 x i1> %212, <8 x i64> %215, <8 x i64> %222
  %225 = select <8 x i1> %213, <8 x i64> %217, <8 x i64> %223
  %226 = getelementptr i8, ptr %181, i64 896
  store <8 x i32> %194, ptr %226, align 4
  %227 = getelementptr i8, ptr %181, i64 928
  store <8 x i32> %195, ptr %227, align 4
  %228 = getelementptr i8, ptr %185, i64 1216
  store <8 x i64> %224, ptr %228, align 8
  %229 = getelementptr i8, ptr %185, i64 1280
  store <8 x i64> %225, ptr %229, align 8
  %230 = add i64 %180, 16
  %231 = icmp slt i64 %230, 64
  br i1 %231, label %179, label %158

232:                                              ; preds = %159
  %233 = load <16 x i64>, ptr %14, align 8
  %234 = load <16 x i64>, ptr %21, align 8
  %235 = load <16 x i64>, ptr %22, align 8
  %236 = load <16 x i64>, ptr %23, align 8
  %237 = icmp sgt <16 x i64> %233, splat (i64 1)
  %238 = icmp sgt <16 x i64> %234, splat (i64 1)
  %239 = icmp sgt <16 x i64> %235, splat (i64 1)
  %240 = icmp sgt <16 x i64> %236, splat (i64 1)
  %241 = or <16 x i1> %237, %239
  %242 = or <16 x i1> %238, %240
  %243 = or <16 x i1> %241, %242
  %244 = bitcast <16 x i1> %243 to i16
  %245 = icmp ne i16 %244, 0
  br label %246

246:                                              ; preds = %159, %232
  %247 = phi i1 [ %245, %232 ], [ false, %159 ]
  br label %248

248:                                              ; preds = %246, %248
  %249 = phi i64 [ 0, %246 ], [ %263, %248 ]
  %250 = getelementptr i32, ptr %4, i64 %249
  %251 = getelementptr i8, ptr %250, i64 896
  %252 = load <8 x i32>, ptr %251, align 4
  %253 = getelementptr i8, ptr %250, i64 928
  %254 = load <8 x i32>, ptr %253, align 4
  %255 = getelementptr i64, ptr %4, i64 %249
  %256 = getelementptr i8, ptr %255, i64 1216
  %257 = load <8 x i64>, ptr %256, align 8
  %258 = getelementptr i8, ptr %255, i64 1280
  %259 = load <8 x i64>, ptr %258, align 8
  store <8 x i32> %252, ptr %250, align 4
  %260 = getelementptr i8, ptr %250, i64 32
  store <8 x i32> %254, ptr %260, align 4
  %261 = getelementptr i8, ptr %255, i64 320
  store <8 x i64> %257, ptr %261, align 8
  %262 = getelementptr i8, ptr %255, i64 384
  store <8 x i64> %259, ptr %262, align 8
  %263 = add i64 %249, 16
  %264 = icmp slt i64 %263, 64
  br i1 %264, label %248, label %265

265:                                              ; preds = %248
  %266 = add i64 %144, -1
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %274, !prof !2

268:                                              ; preds = %265
  %269 = load volatile ptr, ptr %6, align 8
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 56
  %271 = load ptr, ptr %270, align 8
  %272 = load volatile i32, ptr %271, align 4
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %276, !prof !3

274:                                              ; preds = %276, %268, %265
  %275 = phi i64 [ %266, %265 ], [ 821, %268 ], [ 821, %276 ]
  br label %140

276:                                              ; preds = %268
  %277 = call preserve_mostcc i32 @eas.ask(ptr %269)
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %274, label %279, !prof !3

279:                                              ; preds = %276
  %280 = load volatile ptr, ptr %6, align 8
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %282 = load ptr, ptr %281, align 8
  store i32 5, ptr %282, align 4
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 4
  store i32 22, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %282, i64 8
  store i64 %27, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %282, i64 16
  store i64 0, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %282, i64 24
  store i64 0, ptr %286, align 8
  br label %37

287:                                              ; preds = %148
  %288 = icmp eq i64 %154, 0
  br i1 %288, label %295, label %289

289:                                              ; preds = %287
  br label %298

290:                                              ; preds = %148
  %291 = icmp eq i64 %154, 0
  br i1 %291, label %295, label %292

292:                                              ; preds = %290
  br label %309

293:                                              ; preds = %298
  br label %295

294:                                              ; preds = %309
  br label %295

295:                                              ; preds = %294, %293, %290, %287
  %296 = icmp eq i64 %154, %32
  br i1 %296, label %335, label %297

297:                                              ; preds = %295
  br label %320

298:                                              ; preds = %289, %298
  %299 = phi i64 [ %307, %298 ], [ 0, %289 ]
  %300 = getelementptr i32, ptr %4, i64 %299
  %301 = load <16 x i32>, ptr %300, align 4
  %302 = getelementptr i8, ptr %300, i64 64
  %303 = load <16 x i32>, ptr %302, align 4
  %304 = add i64 %29, %299
  %305 = getelementptr i32, ptr %16, i64 %304
  store <16 x i32> %301, ptr %305, align 64, !nontemporal !4
  %306 = getelementptr i8, ptr %305, i64 64
  store <16 x i32> %303, ptr %306, align 64, !nontemporal !4
  %307 = add i64 %299, 32
  %308 = icmp slt i64 %307, %154
  br i1 %308, label %298, label %293

309:                                              ; preds = %292, %309
  %310 = phi i64 [ %318, %309 ], [ 0, %292 ]
  %311 = getelementptr i32, ptr %4, i64 %310
  %312 = load <16 x i32>, ptr %311, align 4
  %313 = getelementptr i8, ptr %311, i64 64
  %314 = load <16 x i32>, ptr %313, align 4
  %315 = add i64 %29, %310
  %316 = getelementptr i32, ptr %16, i64 %315
  store <16 x i32> %312, ptr %316, align 4
  %317 = getelementptr i8, ptr %316, i64 64
  store <16 x i32> %314, ptr %317, align 4
  %318 = add i64 %310, 32
  %319 = icmp slt i64 %318, %154
  br i1 %319, label %309, label %294

320:                                              ; preds = %297, %320
  %321 = phi i64 [ %332, %320 ], [ %154, %297 ]
  %322 = getelementptr i32, ptr %4, i64 %321
  %323 = load <16 x i32>, ptr %322, align 4
  %324 = sub i64 %31, %321
  %325 = call i64 @llvm.smax.i64(i64 %324, i64 0)
  %326 = call i64 @llvm.smin.i64(i64 %325, i64 16)
  %327 = trunc nuw nsw i64 %326 to i32
  %328 = insertelement <16 x i32> poison, i32 %327, i64 0
  %329 = shufflevector <16 x i32> %328, <16 x i32> poison, <16 x i32> zeroinitializer
  %330 = icmp samesign ugt <16 x i32> %329, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %331 = getelementptr i32, ptr %149, i64 %321
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %323, ptr align 4 %331, <16 x i1> %330)
  %332 = add i64 %321, 16
  %333 = icmp slt i64 %332, %32
  br i1 %333, label %320, label %334

334:                                              ; preds = %320
  br label %335

335:                                              ; preds = %334, %295
  %336 = add i64 %28, 1
  %337 = icmp eq i64 %336, %7
  %338 = select i1 %337, i64 0, i64 %336
  %339 = add i64 %27, 1
  %340 = icmp slt i64 %339, %3
  br i1 %340, label %26, label %36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i64> @llvm.masked.load.v16i64.p0(ptr captures(none), <16 x i1>, <16 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr captures(none), <8 x i1>, <8 x i64>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v4" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
!4 = !{i32 1}
