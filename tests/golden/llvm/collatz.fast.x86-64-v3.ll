; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = urem i64 %2, %7
  %9 = icmp slt i64 %2, %3
  %10 = load i64, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 1216
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  br i1 %9, label %20, label %41

20:                                               ; preds = %5
  %21 = getelementptr i8, ptr %4, i64 1280
  %22 = getelementptr i8, ptr %4, i64 1344
  %23 = getelementptr i8, ptr %4, i64 1408
  %24 = getelementptr i8, ptr %4, i64 1472
  %25 = getelementptr i8, ptr %4, i64 1536
  %26 = getelementptr i8, ptr %4, i64 1600
  %27 = getelementptr i8, ptr %4, i64 1664
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  br label %30

30:                                               ; preds = %20, %379
  %31 = phi i64 [ %383, %379 ], [ %2, %20 ]
  %32 = phi i64 [ %382, %379 ], [ %8, %20 ]
  %33 = shl i64 %32, 6
  %34 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %33)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 64)
  %37 = and i64 %36, 64
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %89, label %39

39:                                               ; preds = %30
  br label %43

40:                                               ; preds = %379
  br label %41

41:                                               ; preds = %40, %5, %323
  %42 = phi i32 [ 1, %323 ], [ 0, %5 ], [ 0, %40 ]
  ret i32 %42

43:                                               ; preds = %39, %43
  %44 = phi i64 [ %86, %43 ], [ 0, %39 ]
  %45 = phi <8 x i1> [ %78, %43 ], [ zeroinitializer, %39 ]
  %46 = phi <8 x i1> [ %79, %43 ], [ zeroinitializer, %39 ]
  %47 = phi <8 x i1> [ %80, %43 ], [ zeroinitializer, %39 ]
  %48 = phi <8 x i1> [ %81, %43 ], [ zeroinitializer, %39 ]
  %49 = phi <8 x i1> [ %82, %43 ], [ zeroinitializer, %39 ]
  %50 = phi <8 x i1> [ %83, %43 ], [ zeroinitializer, %39 ]
  %51 = phi <8 x i1> [ %84, %43 ], [ zeroinitializer, %39 ]
  %52 = phi <8 x i1> [ %85, %43 ], [ zeroinitializer, %39 ]
  %53 = add i64 %33, %44
  %54 = getelementptr i64, ptr %12, i64 %53
  %55 = load <8 x i64>, ptr %54, align 8
  %56 = getelementptr i8, ptr %54, i64 64
  %57 = load <8 x i64>, ptr %56, align 8
  %58 = getelementptr i8, ptr %54, i64 128
  %59 = load <8 x i64>, ptr %58, align 8
  %60 = getelementptr i8, ptr %54, i64 192
  %61 = load <8 x i64>, ptr %60, align 8
  %62 = getelementptr i8, ptr %54, i64 256
  %63 = load <8 x i64>, ptr %62, align 8
  %64 = getelementptr i8, ptr %54, i64 320
  %65 = load <8 x i64>, ptr %64, align 8
  %66 = getelementptr i8, ptr %54, i64 384
  %67 = load <8 x i64>, ptr %66, align 8
  %68 = getelementptr i8, ptr %54, i64 448
  %69 = load <8 x i64>, ptr %68, align 8
  %70 = icmp sgt <8 x i64> %55, splat (i64 1)
  %71 = icmp sgt <8 x i64> %57, splat (i64 1)
  %72 = icmp sgt <8 x i64> %59, splat (i64 1)
  %73 = icmp sgt <8 x i64> %61, splat (i64 1)
  %74 = icmp sgt <8 x i64> %63, splat (i64 1)
  %75 = icmp sgt <8 x i64> %65, splat (i64 1)
  %76 = icmp sgt <8 x i64> %67, splat (i64 1)
  %77 = icmp sgt <8 x i64> %69, splat (i64 1)
  %78 = or <8 x i1> %45, %70
  %79 = or <8 x i1> %46, %71
  %80 = or <8 x i1> %47, %72
  %81 = or <8 x i1> %48, %73
  %82 = or <8 x i1> %49, %74
  %83 = or <8 x i1> %50, %75
  %84 = or <8 x i1> %51, %76
  %85 = or <8 x i1> %52, %77
  %86 = add i64 %44, 64
  %87 = icmp slt i64 %86, %37
  br i1 %87, label %43, label %88

88:                                               ; preds = %43
  br label %89

89:                                               ; preds = %88, %30
  %90 = phi <8 x i1> [ zeroinitializer, %30 ], [ %78, %88 ]
  %91 = phi <8 x i1> [ zeroinitializer, %30 ], [ %79, %88 ]
  %92 = phi <8 x i1> [ zeroinitializer, %30 ], [ %80, %88 ]
  %93 = phi <8 x i1> [ zeroinitializer, %30 ], [ %81, %88 ]
  %94 = phi <8 x i1> [ zeroinitializer, %30 ], [ %82, %88 ]
  %95 = phi <8 x i1> [ zeroinitializer, %30 ], [ %83, %88 ]
  %96 = phi <8 x i1> [ zeroinitializer, %30 ], [ %84, %88 ]
  %97 = phi <8 x i1> [ zeroinitializer, %30 ], [ %85, %88 ]
  br i1 %38, label %98, label %117

98:                                               ; preds = %89
  %99 = getelementptr i64, ptr %12, i64 %33
  br label %100

100:                                              ; preds = %98, %100
  %101 = phi i64 [ %114, %100 ], [ %37, %98 ]
  %102 = phi <8 x i1> [ %113, %100 ], [ %90, %98 ]
  %103 = sub i64 %35, %101
  %104 = call i64 @llvm.smax.i64(i64 %103, i64 0)
  %105 = call i64 @llvm.smin.i64(i64 %104, i64 8)
  %106 = trunc nuw nsw i64 %105 to i32
  %107 = insertelement <8 x i32> poison, i32 %106, i64 0
  %108 = shufflevector <8 x i32> %107, <8 x i32> poison, <8 x i32> zeroinitializer
  %109 = icmp samesign ugt <8 x i32> %108, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %110 = getelementptr i64, ptr %99, i64 %101
  %111 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %110, <8 x i1> %109, <8 x i64> splat (i64 1))
  %112 = icmp sgt <8 x i64> %111, splat (i64 1)
  %113 = or <8 x i1> %102, %112
  %114 = add i64 %101, 8
  %115 = icmp slt i64 %114, 64
  br i1 %115, label %100, label %116

116:                                              ; preds = %100
  br label %117

117:                                              ; preds = %116, %89
  %118 = phi <8 x i1> [ %90, %89 ], [ %113, %116 ]
  %119 = or <8 x i1> %118, %94
  %120 = or <8 x i1> %91, %95
  %121 = or <8 x i1> %92, %96
  %122 = or <8 x i1> %93, %97
  %123 = or <8 x i1> %119, %121
  %124 = or <8 x i1> %120, %122
  %125 = or <8 x i1> %123, %124
  %126 = bitcast <8 x i1> %125 to i8
  %127 = icmp ne i8 %126, 0
  br label %128

128:                                              ; preds = %117, %128
  %129 = phi i64 [ 0, %117 ], [ %132, %128 ]
  %130 = getelementptr i32, ptr %4, i64 %129
  store <8 x i32> zeroinitializer, ptr %130, align 4
  %131 = getelementptr i8, ptr %130, i64 32
  store <8 x i32> zeroinitializer, ptr %131, align 4
  %132 = add i64 %129, 16
  %133 = icmp slt i64 %132, 64
  br i1 %133, label %128, label %134

134:                                              ; preds = %128
  %135 = and i64 %36, 120
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %151, label %137

137:                                              ; preds = %134
  br label %138

138:                                              ; preds = %137, %138
  %139 = phi i64 [ %148, %138 ], [ 0, %137 ]
  %140 = add i64 %33, %139
  %141 = getelementptr i64, ptr %12, i64 %140
  %142 = load <4 x i64>, ptr %141, align 8
  %143 = getelementptr i8, ptr %141, i64 32
  %144 = load <4 x i64>, ptr %143, align 8
  %145 = getelementptr i64, ptr %4, i64 %139
  %146 = getelementptr i8, ptr %145, i64 320
  store <4 x i64> %142, ptr %146, align 8
  %147 = getelementptr i8, ptr %145, i64 352
  store <4 x i64> %144, ptr %147, align 8
  %148 = add i64 %139, 8
  %149 = icmp slt i64 %148, %135
  br i1 %149, label %138, label %150

150:                                              ; preds = %138
  br label %151

151:                                              ; preds = %150, %134
  %152 = icmp slt i64 %34, 64
  br i1 %152, label %153, label %171

153:                                              ; preds = %151
  %154 = getelementptr i64, ptr %12, i64 %33
  br label %155

155:                                              ; preds = %153, %155
  %156 = phi i64 [ %168, %155 ], [ %135, %153 ]
  %157 = sub i64 %35, %156
  %158 = call i64 @llvm.smax.i64(i64 %157, i64 0)
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 4)
  %160 = trunc nuw nsw i64 %159 to i32
  %161 = insertelement <4 x i32> poison, i32 %160, i64 0
  %162 = shufflevector <4 x i32> %161, <4 x i32> poison, <4 x i32> zeroinitializer
  %163 = icmp samesign ugt <4 x i32> %162, <i32 0, i32 1, i32 2, i32 3>
  %164 = getelementptr i64, ptr %154, i64 %156
  %165 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %164, <4 x i1> %163, <4 x i64> splat (i64 1))
  %166 = getelementptr i64, ptr %4, i64 %156
  %167 = getelementptr i8, ptr %166, i64 320
  store <4 x i64> %165, ptr %167, align 8
  %168 = add i64 %156, 4
  %169 = icmp slt i64 %168, 64
  br i1 %169, label %155, label %170

170:                                              ; preds = %155
  br label %171

171:                                              ; preds = %170, %151
  br label %172

172:                                              ; preds = %318, %171
  %173 = phi i1 [ %127, %171 ], [ %291, %318 ]
  %174 = phi i1 [ false, %171 ], [ %192, %318 ]
  %175 = phi i64 [ 0, %171 ], [ %193, %318 ]
  %176 = phi i64 [ 410, %171 ], [ %319, %318 ]
  br i1 %173, label %177, label %180

177:                                              ; preds = %172
  %178 = icmp eq i64 %175, %14
  br i1 %178, label %179, label %187

179:                                              ; preds = %177
  br label %194

180:                                              ; preds = %172
  %181 = getelementptr i32, ptr %17, i64 %33
  %182 = ptrtoint ptr %181 to i64
  %183 = and i64 %182, 31
  %184 = icmp eq i64 %183, 0
  %185 = and i1 %29, %184
  %186 = and i64 %36, 112
  br i1 %185, label %331, label %334

187:                                              ; preds = %177
  %188 = add i64 %175, 1
  br label %211

189:                                              ; preds = %194
  br label %191

190:                                              ; preds = %211
  br label %191

191:                                              ; preds = %190, %189
  %192 = phi i1 [ true, %189 ], [ %174, %190 ]
  %193 = phi i64 [ %175, %189 ], [ %188, %190 ]
  br i1 %192, label %290, label %264

194:                                              ; preds = %179, %194
  %195 = phi i64 [ %209, %194 ], [ 0, %179 ]
  %196 = getelementptr i32, ptr %4, i64 %195
  %197 = load <4 x i32>, ptr %196, align 4
  %198 = getelementptr i8, ptr %196, i64 16
  %199 = load <4 x i32>, ptr %198, align 4
  %200 = getelementptr i64, ptr %4, i64 %195
  %201 = getelementptr i8, ptr %200, i64 320
  %202 = load <4 x i64>, ptr %201, align 8
  %203 = getelementptr i8, ptr %200, i64 352
  %204 = load <4 x i64>, ptr %203, align 8
  %205 = getelementptr i8, ptr %196, i64 896
  store <4 x i32> %197, ptr %205, align 4
  %206 = getelementptr i8, ptr %196, i64 912
  store <4 x i32> %199, ptr %206, align 4
  %207 = getelementptr i8, ptr %200, i64 1216
  store <4 x i64> %202, ptr %207, align 8
  %208 = getelementptr i8, ptr %200, i64 1248
  store <4 x i64> %204, ptr %208, align 8
  %209 = add i64 %195, 8
  %210 = icmp slt i64 %209, 64
  br i1 %210, label %194, label %189

211:                                              ; preds = %187, %211
  %212 = phi i64 [ 0, %187 ], [ %262, %211 ]
  %213 = getelementptr i32, ptr %4, i64 %212
  %214 = load <4 x i32>, ptr %213, align 4
  %215 = getelementptr i8, ptr %213, i64 16
  %216 = load <4 x i32>, ptr %215, align 4
  %217 = getelementptr i64, ptr %4, i64 %212
  %218 = getelementptr i8, ptr %217, i64 320
  %219 = load <4 x i64>, ptr %218, align 8
  %220 = getelementptr i8, ptr %217, i64 352
  %221 = load <4 x i64>, ptr %220, align 8
  %222 = icmp sgt <4 x i64> %219, splat (i64 1)
  %223 = icmp sgt <4 x i64> %221, splat (i64 1)
  %224 = zext <4 x i1> %222 to <4 x i32>
  %225 = zext <4 x i1> %223 to <4 x i32>
  %226 = add <4 x i32> %214, %224
  %227 = add <4 x i32> %216, %225
  %228 = sdiv <4 x i64> %219, splat (i64 2)
  %229 = sdiv <4 x i64> %221, splat (i64 2)
  %230 = shl nsw <4 x i64> %228, splat (i64 1)
  %231 = shl nsw <4 x i64> %229, splat (i64 1)
  %232 = sub <4 x i64> %219, %230
  %233 = sub <4 x i64> %221, %231
  %234 = icmp slt <4 x i64> %219, zeroinitializer
  %235 = icmp slt <4 x i64> %221, zeroinitializer
  %236 = icmp ne <4 x i64> %219, %230
  %237 = icmp ne <4 x i64> %221, %231
  %238 = and <4 x i1> %236, %234
  %239 = and <4 x i1> %237, %235
  %240 = add <4 x i64> %232, splat (i64 2)
  %241 = add <4 x i64> %233, splat (i64 2)
  %242 = select <4 x i1> %238, <4 x i64> %240, <4 x i64> %232
  %243 = select <4 x i1> %239, <4 x i64> %241, <4 x i64> %233
  %244 = icmp eq <4 x i64> %242, zeroinitializer
  %245 = icmp eq <4 x i64> %243, zeroinitializer
  %246 = sext <4 x i1> %238 to <4 x i64>
  %247 = add nsw <4 x i64> %228, %246
  %248 = sext <4 x i1> %239 to <4 x i64>
  %249 = add nsw <4 x i64> %229, %248
  %250 = mul <4 x i64> %219, splat (i64 3)
  %251 = mul <4 x i64> %221, splat (i64 3)
  %252 = add <4 x i64> %250, splat (i64 1)
  %253 = add <4 x i64> %251, splat (i64 1)
  %254 = select <4 x i1> %222, <4 x i64> %252, <4 x i64> %219
  %255 = select <4 x i1> %223, <4 x i64> %253, <4 x i64> %221
  %256 = select <4 x i1> %244, <4 x i64> %247, <4 x i64> %254
  %257 = select <4 x i1> %245, <4 x i64> %249, <4 x i64> %255
  %258 = getelementptr i8, ptr %213, i64 896
  store <4 x i32> %226, ptr %258, align 4
  %259 = getelementptr i8, ptr %213, i64 912
  store <4 x i32> %227, ptr %259, align 4
  %260 = getelementptr i8, ptr %217, i64 1216
  store <4 x i64> %256, ptr %260, align 8
  %261 = getelementptr i8, ptr %217, i64 1248
  store <4 x i64> %257, ptr %261, align 8
  %262 = add i64 %212, 8
  %263 = icmp slt i64 %262, 64
  br i1 %263, label %211, label %190

264:                                              ; preds = %191
  %265 = load <8 x i64>, ptr %15, align 8
  %266 = load <8 x i64>, ptr %21, align 8
  %267 = load <8 x i64>, ptr %22, align 8
  %268 = load <8 x i64>, ptr %23, align 8
  %269 = load <8 x i64>, ptr %24, align 8
  %270 = load <8 x i64>, ptr %25, align 8
  %271 = load <8 x i64>, ptr %26, align 8
  %272 = load <8 x i64>, ptr %27, align 8
  %273 = icmp sgt <8 x i64> %265, splat (i64 1)
  %274 = icmp sgt <8 x i64> %266, splat (i64 1)
  %275 = icmp sgt <8 x i64> %267, splat (i64 1)
  %276 = icmp sgt <8 x i64> %268, splat (i64 1)
  %277 = icmp sgt <8 x i64> %269, splat (i64 1)
  %278 = icmp sgt <8 x i64> %270, splat (i64 1)
  %279 = icmp sgt <8 x i64> %271, splat (i64 1)
  %280 = icmp sgt <8 x i64> %272, splat (i64 1)
  %281 = or <8 x i1> %273, %277
  %282 = or <8 x i1> %274, %278
  %283 = or <8 x i1> %275, %279
  %284 = or <8 x i1> %276, %280
  %285 = or <8 x i1> %281, %283
  %286 = or <8 x i1> %282, %284
  %287 = or <8 x i1> %285, %286
  %288 = bitcast <8 x i1> %287 to i8
  %289 = icmp ne i8 %288, 0
  br label %290

290:                                              ; preds = %191, %264
  %291 = phi i1 [ %289, %264 ], [ false, %191 ]
  br label %292

292:                                              ; preds = %290, %292
  %293 = phi i64 [ 0, %290 ], [ %307, %292 ]
  %294 = getelementptr i32, ptr %4, i64 %293
  %295 = getelementptr i8, ptr %294, i64 896
  %296 = load <4 x i32>, ptr %295, align 4
  %297 = getelementptr i8, ptr %294, i64 912
  %298 = load <4 x i32>, ptr %297, align 4
  %299 = getelementptr i64, ptr %4, i64 %293
  %300 = getelementptr i8, ptr %299, i64 1216
  %301 = load <4 x i64>, ptr %300, align 8
  %302 = getelementptr i8, ptr %299, i64 1248
  %303 = load <4 x i64>, ptr %302, align 8
  store <4 x i32> %296, ptr %294, align 4
  %304 = getelementptr i8, ptr %294, i64 16
  store <4 x i32> %298, ptr %304, align 4
  %305 = getelementptr i8, ptr %299, i64 320
  store <4 x i64> %301, ptr %305, align 8
  %306 = getelementptr i8, ptr %299, i64 352
  store <4 x i64> %303, ptr %306, align 8
  %307 = add i64 %293, 8
  %308 = icmp slt i64 %307, 64
  br i1 %308, label %292, label %309

309:                                              ; preds = %292
  %310 = add i64 %176, -1
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %312, label %318, !prof !2

312:                                              ; preds = %309
  %313 = load volatile ptr, ptr %6, align 8
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 56
  %315 = load ptr, ptr %314, align 8
  %316 = load volatile i32, ptr %315, align 4
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %320, !prof !3

318:                                              ; preds = %320, %312, %309
  %319 = phi i64 [ %310, %309 ], [ 410, %312 ], [ 410, %320 ]
  br label %172

320:                                              ; preds = %312
  %321 = call preserve_mostcc i32 @eas.ask(ptr %313)
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %318, label %323, !prof !3

323:                                              ; preds = %320
  %324 = load volatile ptr, ptr %6, align 8
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 48
  %326 = load ptr, ptr %325, align 8
  store i32 5, ptr %326, align 4
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 4
  store i32 22, ptr %327, align 4
  %328 = getelementptr inbounds nuw i8, ptr %326, i64 8
  store i64 %31, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %326, i64 16
  store i64 0, ptr %329, align 8
  %330 = getelementptr inbounds nuw i8, ptr %326, i64 24
  store i64 0, ptr %330, align 8
  br label %41

331:                                              ; preds = %180
  %332 = icmp eq i64 %186, 0
  br i1 %332, label %339, label %333

333:                                              ; preds = %331
  br label %342

334:                                              ; preds = %180
  %335 = icmp eq i64 %186, 0
  br i1 %335, label %339, label %336

336:                                              ; preds = %334
  br label %353

337:                                              ; preds = %342
  br label %339

338:                                              ; preds = %353
  br label %339

339:                                              ; preds = %338, %337, %334, %331
  %340 = icmp eq i64 %186, %36
  br i1 %340, label %379, label %341

341:                                              ; preds = %339
  br label %364

342:                                              ; preds = %333, %342
  %343 = phi i64 [ %351, %342 ], [ 0, %333 ]
  %344 = getelementptr i32, ptr %4, i64 %343
  %345 = load <8 x i32>, ptr %344, align 4
  %346 = getelementptr i8, ptr %344, i64 32
  %347 = load <8 x i32>, ptr %346, align 4
  %348 = add i64 %33, %343
  %349 = getelementptr i32, ptr %17, i64 %348
  store <8 x i32> %345, ptr %349, align 32, !nontemporal !4
  %350 = getelementptr i8, ptr %349, i64 32
  store <8 x i32> %347, ptr %350, align 32, !nontemporal !4
  %351 = add i64 %343, 16
  %352 = icmp slt i64 %351, %186
  br i1 %352, label %342, label %337

353:                                              ; preds = %336, %353
  %354 = phi i64 [ %362, %353 ], [ 0, %336 ]
  %355 = getelementptr i32, ptr %4, i64 %354
  %356 = load <8 x i32>, ptr %355, align 4
  %357 = getelementptr i8, ptr %355, i64 32
  %358 = load <8 x i32>, ptr %357, align 4
  %359 = add i64 %33, %354
  %360 = getelementptr i32, ptr %17, i64 %359
  store <8 x i32> %356, ptr %360, align 4
  %361 = getelementptr i8, ptr %360, i64 32
  store <8 x i32> %358, ptr %361, align 4
  %362 = add i64 %354, 16
  %363 = icmp slt i64 %362, %186
  br i1 %363, label %353, label %338

364:                                              ; preds = %341, %364
  %365 = phi i64 [ %376, %364 ], [ %186, %341 ]
  %366 = getelementptr i32, ptr %4, i64 %365
  %367 = load <8 x i32>, ptr %366, align 4
  %368 = sub i64 %35, %365
  %369 = call i64 @llvm.smax.i64(i64 %368, i64 0)
  %370 = call i64 @llvm.smin.i64(i64 %369, i64 8)
  %371 = trunc nuw nsw i64 %370 to i32
  %372 = insertelement <8 x i32> poison, i32 %371, i64 0
  %373 = shufflevector <8 x i32> %372, <8 x i32> poison, <8 x i32> zeroinitializer
  %374 = icmp samesign ugt <8 x i32> %373, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %375 = getelementptr i32, ptr %181, i64 %365
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %367, ptr align 4 %375, <8 x i1> %374)
  %376 = add i64 %365, 8
  %377 = icmp slt i64 %376, %36
  br i1 %377, label %364, label %378

378:                                              ; preds = %364
  br label %379

379:                                              ; preds = %378, %339
  %380 = add i64 %32, 1
  %381 = icmp eq i64 %380, %7
  %382 = select i1 %381, i64 0, i64 %380
  %383 = add i64 %31, 1
  %384 = icmp slt i64 %383, %3
  br i1 %384, label %30, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr captures(none), <8 x i1>, <8 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr captures(none), <4 x i1>, <4 x i64>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
!4 = !{i32 1}
