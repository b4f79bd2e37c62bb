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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load i64, ptr %24, align 8
  br i1 %12, label %26, label %41

26:                                               ; preds = %5
  %27 = and i64 %25, 2
  %28 = icmp ne i64 %27, 0
  br label %29

29:                                               ; preds = %26, %395
  %30 = phi i64 [ %403, %395 ], [ %2, %26 ]
  %31 = phi i64 [ %401, %395 ], [ %9, %26 ]
  %32 = phi i64 [ %402, %395 ], [ %11, %26 ]
  %33 = shl i64 %31, 6
  %34 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %33)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 64)
  %37 = and i64 %36, 96
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %89, label %39

39:                                               ; preds = %29
  br label %43

40:                                               ; preds = %395
  br label %41

41:                                               ; preds = %40, %5, %189
  %42 = phi i32 [ 1, %189 ], [ 0, %5 ], [ 0, %40 ]
  ret i32 %42

43:                                               ; preds = %39, %43
  %44 = phi i64 [ %86, %43 ], [ 0, %39 ]
  %45 = phi <4 x i1> [ %78, %43 ], [ zeroinitializer, %39 ]
  %46 = phi <4 x i1> [ %79, %43 ], [ zeroinitializer, %39 ]
  %47 = phi <4 x i1> [ %80, %43 ], [ zeroinitializer, %39 ]
  %48 = phi <4 x i1> [ %81, %43 ], [ zeroinitializer, %39 ]
  %49 = phi <4 x i1> [ %82, %43 ], [ zeroinitializer, %39 ]
  %50 = phi <4 x i1> [ %83, %43 ], [ zeroinitializer, %39 ]
  %51 = phi <4 x i1> [ %84, %43 ], [ zeroinitializer, %39 ]
  %52 = phi <4 x i1> [ %85, %43 ], [ zeroinitializer, %39 ]
  %53 = add i64 %33, %44
  %54 = getelementptr i64, ptr %15, i64 %53
  %55 = load <4 x i64>, ptr %54, align 8
  %56 = getelementptr i8, ptr %54, i64 32
  %57 = load <4 x i64>, ptr %56, align 8
  %58 = getelementptr i8, ptr %54, i64 64
  %59 = load <4 x i64>, ptr %58, align 8
  %60 = getelementptr i8, ptr %54, i64 96
  %61 = load <4 x i64>, ptr %60, align 8
  %62 = getelementptr i8, ptr %54, i64 128
  %63 = load <4 x i64>, ptr %62, align 8
  %64 = getelementptr i8, ptr %54, i64 160
  %65 = load <4 x i64>, ptr %64, align 8
  %66 = getelementptr i8, ptr %54, i64 192
  %67 = load <4 x i64>, ptr %66, align 8
  %68 = getelementptr i8, ptr %54, i64 224
  %69 = load <4 x i64>, ptr %68, align 8
  %70 = icmp sgt <4 x i64> %55, splat (i64 1)
  %71 = icmp sgt <4 x i64> %57, splat (i64 1)
  %72 = icmp sgt <4 x i64> %59, splat (i64 1)
  %73 = icmp sgt <4 x i64> %61, splat (i64 1)
  %74 = icmp sgt <4 x i64> %63, splat (i64 1)
  %75 = icmp sgt <4 x i64> %65, splat (i64 1)
  %76 = icmp sgt <4 x i64> %67, splat (i64 1)
  %77 = icmp sgt <4 x i64> %69, splat (i64 1)
  %78 = or <4 x i1> %45, %70
  %79 = or <4 x i1> %46, %71
  %80 = or <4 x i1> %47, %72
  %81 = or <4 x i1> %48, %73
  %82 = or <4 x i1> %49, %74
  %83 = or <4 x i1> %50, %75
  %84 = or <4 x i1> %51, %76
  %85 = or <4 x i1> %52, %77
  %86 = add i64 %44, 32
  %87 = icmp slt i64 %86, %37
  br i1 %87, label %43, label %88

88:                                               ; preds = %43
  br label %89

89:                                               ; preds = %88, %29
  %90 = phi <4 x i1> [ zeroinitializer, %29 ], [ %78, %88 ]
  %91 = phi <4 x i1> [ zeroinitializer, %29 ], [ %79, %88 ]
  %92 = phi <4 x i1> [ zeroinitializer, %29 ], [ %80, %88 ]
  %93 = phi <4 x i1> [ zeroinitializer, %29 ], [ %81, %88 ]
  %94 = phi <4 x i1> [ zeroinitializer, %29 ], [ %82, %88 ]
  %95 = phi <4 x i1> [ zeroinitializer, %29 ], [ %83, %88 ]
  %96 = phi <4 x i1> [ zeroinitializer, %29 ], [ %84, %88 ]
  %97 = phi <4 x i1> [ zeroinitializer, %29 ], [ %85, %88 ]
  %98 = icmp slt i64 %34, 64
  br i1 %98, label %99, label %118

99:                                               ; preds = %89
  %100 = getelementptr i64, ptr %15, i64 %33
  br label %101

101:                                              ; preds = %99, %101
  %102 = phi i64 [ %115, %101 ], [ %37, %99 ]
  %103 = phi <4 x i1> [ %114, %101 ], [ %90, %99 ]
  %104 = sub i64 %35, %102
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 0)
  %106 = call i64 @llvm.smin.i64(i64 %105, i64 4)
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = insertelement <4 x i32> poison, i32 %107, i64 0
  %109 = shufflevector <4 x i32> %108, <4 x i32> poison, <4 x i32> zeroinitializer
  %110 = icmp samesign ugt <4 x i32> %109, <i32 0, i32 1, i32 2, i32 3>
  %111 = getelementptr i64, ptr %100, i64 %102
  %112 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %111, <4 x i1> %110, <4 x i64> splat (i64 1))
  %113 = icmp sgt <4 x i64> %112, splat (i64 1)
  %114 = or <4 x i1> %103, %113
  %115 = add i64 %102, 4
  %116 = icmp slt i64 %115, 64
  br i1 %116, label %101, label %117

117:                                              ; preds = %101
  br label %118

118:                                              ; preds = %117, %89
  %119 = phi <4 x i1> [ %90, %89 ], [ %114, %117 ]
  %120 = or <4 x i1> %119, %94
  %121 = or <4 x i1> %91, %95
  %122 = or <4 x i1> %92, %96
  %123 = or <4 x i1> %93, %97
  %124 = or <4 x i1> %120, %122
  %125 = or <4 x i1> %121, %123
  %126 = or <4 x i1> %124, %125
  %127 = bitcast <4 x i1> %126 to i4
  %128 = icmp ne i4 %127, 0
  br label %129

129:                                              ; preds = %118, %129
  %130 = phi i64 [ 0, %118 ], [ %133, %129 ]
  %131 = getelementptr i32, ptr %4, i64 %130
  store <4 x i32> zeroinitializer, ptr %131, align 4
  %132 = getelementptr i8, ptr %131, i64 16
  store <4 x i32> zeroinitializer, ptr %132, align 4
  %133 = add i64 %130, 8
  %134 = icmp slt i64 %133, 64
  br i1 %134, label %129, label %135

135:                                              ; preds = %129
  %136 = and i64 %36, 124
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %152, label %138

138:                                              ; preds = %135
  br label %139

139:                                              ; preds = %138, %139
  %140 = phi i64 [ %149, %139 ], [ 0, %138 ]
  %141 = add i64 %33, %140
  %142 = getelementptr i64, ptr %15, i64 %141
  %143 = load <2 x i64>, ptr %142, align 8
  %144 = getelementptr i8, ptr %142, i64 16
  %145 = load <2 x i64>, ptr %144, align 8
  %146 = getelementptr i64, ptr %4, i64 %140
  %147 = getelementptr i8, ptr %146, i64 320
  store <2 x i64> %143, ptr %147, align 8
  %148 = getelementptr i8, ptr %146, i64 336
  store <2 x i64> %145, ptr %148, align 8
  %149 = add i64 %140, 4
  %150 = icmp slt i64 %149, %136
  br i1 %150, label %139, label %151

151:                                              ; preds = %139
  br label %152

152:                                              ; preds = %151, %135
  br i1 %98, label %153, label %171

153:                                              ; preds = %152
  %154 = getelementptr i64, ptr %15, i64 %33
  br label %155

155:                                              ; preds = %153, %155
  %156 = phi i64 [ %168, %155 ], [ %136, %153 ]
  %157 = sub i64 %35, %156
  %158 = call i64 @llvm.smax.i64(i64 %157, i64 0)
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 2)
  %160 = trunc nuw nsw i64 %159 to i32
  %161 = insertelement <2 x i32> poison, i32 %160, i64 0
  %162 = shufflevector <2 x i32> %161, <2 x i32> poison, <2 x i32> zeroinitializer
  %163 = icmp samesign ugt <2 x i32> %162, <i32 0, i32 1>
  %164 = getelementptr i64, ptr %154, i64 %156
  %165 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 8 %164, <2 x i1> %163, <2 x i64> splat (i64 1))
  %166 = getelementptr i64, ptr %4, i64 %156
  %167 = getelementptr i8, ptr %166, i64 320
  store <2 x i64> %165, ptr %167, align 8
  %168 = add i64 %156, 2
  %169 = icmp slt i64 %168, 64
  br i1 %169, label %155, label %170

170:                                              ; preds = %155
  br label %171

171:                                              ; preds = %170, %152
  br label %173

172:                                              ; preds = %330
  br label %173

173:                                              ; preds = %172, %171
  %174 = phi i1 [ %128, %171 ], [ %274, %172 ]
  %175 = phi i1 [ false, %171 ], [ %200, %172 ]
  %176 = phi i64 [ 0, %171 ], [ %201, %172 ]
  %177 = load volatile i32, ptr %17, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %194, label %189, !prof !1

179:                                              ; preds = %194
  %180 = icmp eq i64 %176, %21
  br i1 %180, label %181, label %195

181:                                              ; preds = %179
  br label %203

182:                                              ; preds = %194
  %183 = getelementptr i32, ptr %23, i64 %33
  %184 = ptrtoint ptr %183 to i64
  %185 = and i64 %184, 15
  %186 = icmp eq i64 %185, 0
  %187 = and i1 %28, %186
  %188 = and i64 %36, 120
  br i1 %187, label %347, label %350

189:                                              ; preds = %173
  store i32 5, ptr %19, align 4
  %190 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %190, align 4
  %191 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %30, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %193, align 8
  br label %41

194:                                              ; preds = %173
  br i1 %174, label %179, label %182

195:                                              ; preds = %179
  %196 = add i64 %176, 1
  br label %220

197:                                              ; preds = %203
  br label %199

198:                                              ; preds = %220
  br label %199

199:                                              ; preds = %198, %197
  %200 = phi i1 [ true, %197 ], [ %175, %198 ]
  %201 = phi i64 [ %176, %197 ], [ %196, %198 ]
  br i1 %200, label %273, label %202

202:                                              ; preds = %199
  br label %275

203:                                              ; preds = %181, %203
  %204 = phi i64 [ %218, %203 ], [ 0, %181 ]
  %205 = getelementptr i32, ptr %4, i64 %204
  %206 = load <2 x i32>, ptr %205, align 4
  %207 = getelementptr i8, ptr %205, i64 8
  %208 = load <2 x i32>, ptr %207, align 4
  %209 = getelementptr i64, ptr %4, i64 %204
  %210 = getelementptr i8, ptr %209, i64 320
  %211 = load <2 x i64>, ptr %210, align 8
  %212 = getelementptr i8, ptr %209, i64 336
  %213 = load <2 x i64>, ptr %212, align 8
  %214 = getelementptr i8, ptr %205, i64 896
  store <2 x i32> %206, ptr %214, align 4
  %215 = getelementptr i8, ptr %205, i64 904
  store <2 x i32> %208, ptr %215, align 4
  %216 = getelementptr i8, ptr %209, i64 1216
  store <2 x i64> %211, ptr %216, align 8
  %217 = getelementptr i8, ptr %209, i64 1232
  store <2 x i64> %213, ptr %217, align 8
  %218 = add i64 %204, 4
  %219 = icmp slt i64 %218, 64
  br i1 %219, label %203, label %197

220:                                              ; preds = %195, %220
  %221 = phi i64 [ 0, %195 ], [ %271, %220 ]
  %222 = getelementptr i32, ptr %4, i64 %221
  %223 = load <2 x i32>, ptr %222, align 4
  %224 = getelementptr i8, ptr %222, i64 8
  %225 = load <2 x i32>, ptr %224, align 4
  %226 = getelementptr i64, ptr %4, i64 %221
  %227 = getelementptr i8, ptr %226, i64 320
  %228 = load <2 x i64>, ptr %227, align 8
  %229 = getelementptr i8, ptr %226, i64 336
  %230 = load <2 x i64>, ptr %229, align 8
  %231 = icmp sgt <2 x i64> %228, splat (i64 1)
  %232 = icmp sgt <2 x i64> %230, splat (i64 1)
  %233 = zext <2 x i1> %231 to <2 x i32>
  %234 = zext <2 x i1> %232 to <2 x i32>
  %235 = add <2 x i32> %223, %233
  %236 = add <2 x i32> %225, %234
  %237 = sdiv <2 x i64> %228, splat (i64 2)
  %238 = sdiv <2 x i64> %230, splat (i64 2)
  %239 = shl nsw <2 x i64> %237, splat (i64 1)
  %240 = shl nsw <2 x i64> %238, splat (i64 1)
  %241 = sub <2 x i64> %228, %239
  %242 = sub <2 x i64> %230, %240
  %243 = icmp slt <2 x i64> %228, zeroinitializer
  %244 = icmp slt <2 x i64> %230, zeroinitializer
  %245 = icmp ne <2 x i64> %228, %239
  %246 = icmp ne <2 x i64> %230, %240
  %247 = and <2 x i1> %245, %243
  %248 = and <2 x i1> %246, %244
  %249 = add <2 x i64> %241, splat (i64 2)
  %250 = add <2 x i64> %242, splat (i64 2)
  %251 = select <2 x i1> %247, <2 x i64> %249, <2 x i64> %241
  %252 = select <2 x i1> %248, <2 x i64> %250, <2 x i64> %242
  %253 = icmp eq <2 x i64> %251, zeroinitializer
  %254 = icmp eq <2 x i64> %252, zeroinitializer
  %255 = sext <2 x i1> %247 to <2 x i64>
  %256 = add nsw <2 x i64> %237, %255
  %257 = sext <2 x i1> %248 to <2 x i64>
  %258 = add nsw <2 x i64> %238, %257
  %259 = mul <2 x i64> %228, splat (i64 3)
  %260 = mul <2 x i64> %230, splat (i64 3)
  %261 = add <2 x i64> %259, splat (i64 1)
  %262 = add <2 x i64> %260, splat (i64 1)
  %263 = select <2 x i1> %231, <2 x i64> %261, <2 x i64> %228
  %264 = select <2 x i1> %232, <2 x i64> %262, <2 x i64> %230
  %265 = select <2 x i1> %253, <2 x i64> %256, <2 x i64> %263
  %266 = select <2 x i1> %254, <2 x i64> %258, <2 x i64> %264
  %267 = getelementptr i8, ptr %222, i64 896
  store <2 x i32> %235, ptr %267, align 4
  %268 = getelementptr i8, ptr %222, i64 904
  store <2 x i32> %236, ptr %268, align 4
  %269 = getelementptr i8, ptr %226, i64 1216
  store <2 x i64> %265, ptr %269, align 8
  %270 = getelementptr i8, ptr %226, i64 1232
  store <2 x i64> %266, ptr %270, align 8
  %271 = add i64 %221, 4
  %272 = icmp slt i64 %271, 64
  br i1 %272, label %220, label %198

273:                                              ; preds = %199, %320
  %274 = phi i1 [ %329, %320 ], [ false, %199 ]
  br label %330

275:                                              ; preds = %202, %275
  %276 = phi i64 [ %318, %275 ], [ 0, %202 ]
  %277 = phi <4 x i1> [ %310, %275 ], [ zeroinitializer, %202 ]
  %278 = phi <4 x i1> [ %311, %275 ], [ zeroinitializer, %202 ]
  %279 = phi <4 x i1> [ %312, %275 ], [ zeroinitializer, %202 ]
  %280 = phi <4 x i1> [ %313, %275 ], [ zeroinitializer, %202 ]
  %281 = phi <4 x i1> [ %314, %275 ], [ zeroinitializer, %202 ]
  %282 = phi <4 x i1> [ %315, %275 ], [ zeroinitializer, %202 ]
  %283 = phi <4 x i1> [ %316, %275 ], [ zeroinitializer, %202 ]
  %284 = phi <4 x i1> [ %317, %275 ], [ zeroinitializer, %202 ]
  %285 = getelementptr i64, ptr %4, i64 %276
  %286 = getelementptr i8, ptr %285, i64 1216
  %287 = load <4 x i64>, ptr %286, align 8
  %288 = getelementptr i8, ptr %285, i64 1248
  %289 = load <4 x i64>, ptr %288, align 8
  %290 = getelementptr i8, ptr %285, i64 1280
  %291 = load <4 x i64>, ptr %290, align 8
  %292 = getelementptr i8, ptr %285, i64 1312
  %293 = load <4 x i64>, ptr %292, align 8
  %294 = getelementptr i8, ptr %285, i64 1344
  %295 = load <4 x i64>, ptr %294, align 8
  %296 = getelementptr i8, ptr %285, i64 1376
  %297 = load <4 x i64>, ptr %296, align 8
  %298 = getelementptr i8, ptr %285, i64 1408
  %299 = load <4 x i64>, ptr %298, align 8
  %300 = getelementptr i8, ptr %285, i64 1440
  %301 = load <4 x i64>, ptr %300, align 8
  %302 = icmp sgt <4 x i64> %287, splat (i64 1)
  %303 = icmp sgt <4 x i64> %289, splat (i64 1)
  %304 = icmp sgt <4 x i64> %291, splat (i64 1)
  %305 = icmp sgt <4 x i64> %293, splat (i64 1)
  %306 = icmp sgt <4 x i64> %295, splat (i64 1)
  %307 = icmp sgt <4 x i64> %297, splat (i64 1)
  %308 = icmp sgt <4 x i64> %299, splat (i64 1)
  %309 = icmp sgt <4 x i64> %301, splat (i64 1)
  %310 = or <4 x i1> %277, %302
  %311 = or <4 x i1> %278, %303
  %312 = or <4 x i1> %279, %304
  %313 = or <4 x i1> %280, %305
  %314 = or <4 x i1> %281, %306
  %315 = or <4 x i1> %282, %307
  %316 = or <4 x i1> %283, %308
  %317 = or <4 x i1> %284, %309
  %318 = add i64 %276, 32
  %319 = icmp slt i64 %318, 64
  br i1 %319, label %275, label %320

320:                                              ; preds = %275
  %321 = or <4 x i1> %310, %314
  %322 = or <4 x i1> %311, %315
  %323 = or <4 x i1> %312, %316
  %324 = or <4 x i1> %313, %317
  %325 = or <4 x i1> %321, %323
  %326 = or <4 x i1> %322, %324
  %327 = or <4 x i1> %325, %326
  %328 = bitcast <4 x i1> %327 to i4
  %329 = icmp ne i4 %328, 0
  br label %273

330:                                              ; preds = %273, %330
  %331 = phi i64 [ 0, %273 ], [ %345, %330 ]
  %332 = getelementptr i32, ptr %4, i64 %331
  %333 = getelementptr i8, ptr %332, i64 896
  %334 = load <2 x i32>, ptr %333, align 4
  %335 = getelementptr i8, ptr %332, i64 904
  %336 = load <2 x i32>, ptr %335, align 4
  %337 = getelementptr i64, ptr %4, i64 %331
  %338 = getelementptr i8, ptr %337, i64 1216
  %339 = load <2 x i64>, ptr %338, align 8
  %340 = getelementptr i8, ptr %337, i64 1232
  %341 = load <2 x i64>, ptr %340, align 8
  store <2 x i32> %334, ptr %332, align 4
  %342 = getelementptr i8, ptr %332, i64 8
  store <2 x i32> %336, ptr %342, align 4
  %343 = getelementptr i8, ptr %337, i64 320
  store <2 x i64> %339, ptr %343, align 8
  %344 = getelementptr i8, ptr %337, i64 336
  store <2 x i64> %341, ptr %344, align 8
  %345 = add i64 %331, 4
  %346 = icmp slt i64 %345, 64
  br i1 %346, label %330, label %172

347:                                              ; preds = %182
  %348 = icmp eq i64 %188, 0
  br i1 %348, label %355, label %349

349:                                              ; preds = %347
  br label %358

350:                                              ; preds = %182
  %351 = icmp eq i64 %188, 0
  br i1 %351, label %355, label %352

352:                                              ; preds = %350
  br label %369

353:                                              ; preds = %358
  br label %355

354:                                              ; preds = %369
  br label %355

355:                                              ; preds = %354, %353, %350, %347
  %356 = icmp eq i64 %188, %36
  br i1 %356, label %395, label %357

357:                                              ; preds = %355
  br label %380

358:                                              ; preds = %349, %358
  %359 = phi i64 [ %367, %358 ], [ 0, %349 ]
  %360 = getelementptr i32, ptr %4, i64 %359
  %361 = load <4 x i32>, ptr %360, align 4
  %362 = getelementptr i8, ptr %360, i64 16
  %363 = load <4 x i32>, ptr %362, align 4
  %364 = add i64 %33, %359
  %365 = getelementptr i32, ptr %23, i64 %364
  store <4 x i32> %361, ptr %365, align 16, !nontemporal !2
  %366 = getelementptr i8, ptr %365, i64 16
  store <4 x i32> %363, ptr %366, align 16, !nontemporal !2
  %367 = add i64 %359, 8
  %368 = icmp slt i64 %367, %188
  br i1 %368, label %358, label %353

369:                                              ; preds = %352, %369
  %370 = phi i64 [ %378, %369 ], [ 0, %352 ]
  %371 = getelementptr i32, ptr %4, i64 %370
  %372 = load <4 x i32>, ptr %371, align 4
  %373 = getelementptr i8, ptr %371, i64 16
  %374 = load <4 x i32>, ptr %373, align 4
  %375 = add i64 %33, %370
  %376 = getelementptr i32, ptr %23, i64 %375
  store <4 x i32> %372, ptr %376, align 4
  %377 = getelementptr i8, ptr %376, i64 16
  store <4 x i32> %374, ptr %377, align 4
  %378 = add i64 %370, 8
  %379 = icmp slt i64 %378, %188
  br i1 %379, label %369, label %354

380:                                              ; preds = %357, %380
  %381 = phi i64 [ %392, %380 ], [ %188, %357 ]
  %382 = getelementptr i32, ptr %4, i64 %381
  %383 = load <4 x i32>, ptr %382, align 4
  %384 = sub i64 %35, %381
  %385 = call i64 @llvm.smax.i64(i64 %384, i64 0)
  %386 = call i64 @llvm.smin.i64(i64 %385, i64 4)
  %387 = trunc nuw nsw i64 %386 to i32
  %388 = insertelement <4 x i32> poison, i32 %387, i64 0
  %389 = shufflevector <4 x i32> %388, <4 x i32> poison, <4 x i32> zeroinitializer
  %390 = icmp samesign ugt <4 x i32> %389, <i32 0, i32 1, i32 2, i32 3>
  %391 = getelementptr i32, ptr %183, i64 %381
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %383, ptr align 4 %391, <4 x i1> %390)
  %392 = add i64 %381, 4
  %393 = icmp slt i64 %392, %36
  br i1 %393, label %380, label %394

394:                                              ; preds = %380
  br label %395

395:                                              ; preds = %394, %355
  %396 = add i64 %31, 1
  %397 = icmp eq i64 %396, %6
  %398 = zext i1 %397 to i64
  %399 = add i64 %32, %398
  %400 = icmp eq i64 %399, %8
  %401 = select i1 %397, i64 0, i64 %396
  %402 = select i1 %400, i64 0, i64 %399
  %403 = add i64 %30, 1
  %404 = icmp slt i64 %403, %3
  br i1 %404, label %29, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr captures(none), <4 x i1>, <4 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i64> @llvm.masked.load.v2i64.p0(ptr captures(none), <2 x i1>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
