; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  br i1 %8, label %18, label %31

18:                                               ; preds = %5
  %19 = urem i64 %2, %7
  %20 = and i64 %17, 2
  %21 = icmp ne i64 %20, 0
  br label %22

22:                                               ; preds = %417, %18
  %23 = phi i64 [ %2, %18 ], [ %421, %417 ]
  %24 = phi i64 [ %19, %18 ], [ %420, %417 ]
  %25 = shl i64 %24, 6
  %26 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %25)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 64)
  %29 = icmp slt i64 %26, 61
  br i1 %29, label %33, label %45

30:                                               ; preds = %417
  br label %31

31:                                               ; preds = %30, %5, %361
  %32 = phi i32 [ 1, %361 ], [ 0, %5 ], [ 0, %30 ]
  ret i32 %32

33:                                               ; preds = %22
  %34 = or disjoint i64 %25, 63
  %35 = getelementptr i64, ptr %11, i64 %25
  %36 = getelementptr i8, ptr %35, i64 504
  %37 = icmp slt i64 %34, %9
  %38 = insertelement <1 x i1> poison, i1 %37, i64 0
  %39 = call <1 x i64> @llvm.masked.load.v1i64.p0(ptr align 8 %36, <1 x i1> %38, <1 x i64> splat (i64 1))
  %40 = extractelement <1 x i64> %39, i64 0
  %41 = icmp slt i64 %40, 2
  %42 = add nuw nsw i64 %28, 3
  %43 = and i64 %42, 252
  %44 = select i1 %41, i64 %43, i64 64
  br label %45

45:                                               ; preds = %22, %33
  %46 = phi i64 [ %44, %33 ], [ 64, %22 ]
  %47 = and i64 %28, 96
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %96, label %49

49:                                               ; preds = %45
  br label %50

50:                                               ; preds = %49, %50
  %51 = phi i64 [ %93, %50 ], [ 0, %49 ]
  %52 = phi <4 x i1> [ %85, %50 ], [ zeroinitializer, %49 ]
  %53 = phi <4 x i1> [ %86, %50 ], [ zeroinitializer, %49 ]
  %54 = phi <4 x i1> [ %87, %50 ], [ zeroinitializer, %49 ]
  %55 = phi <4 x i1> [ %88, %50 ], [ zeroinitializer, %49 ]
  %56 = phi <4 x i1> [ %89, %50 ], [ zeroinitializer, %49 ]
  %57 = phi <4 x i1> [ %90, %50 ], [ zeroinitializer, %49 ]
  %58 = phi <4 x i1> [ %91, %50 ], [ zeroinitializer, %49 ]
  %59 = phi <4 x i1> [ %92, %50 ], [ zeroinitializer, %49 ]
  %60 = add i64 %25, %51
  %61 = getelementptr i64, ptr %11, i64 %60
  %62 = load <4 x i64>, ptr %61, align 8
  %63 = getelementptr i8, ptr %61, i64 32
  %64 = load <4 x i64>, ptr %63, align 8
  %65 = getelementptr i8, ptr %61, i64 64
  %66 = load <4 x i64>, ptr %65, align 8
  %67 = getelementptr i8, ptr %61, i64 96
  %68 = load <4 x i64>, ptr %67, align 8
  %69 = getelementptr i8, ptr %61, i64 128
  %70 = load <4 x i64>, ptr %69, align 8
  %71 = getelementptr i8, ptr %61, i64 160
  %72 = load <4 x i64>, ptr %71, align 8
  %73 = getelementptr i8, ptr %61, i64 192
  %74 = load <4 x i64>, ptr %73, align 8
  %75 = getelementptr i8, ptr %61, i64 224
  %76 = load <4 x i64>, ptr %75, align 8
  %77 = icmp sgt <4 x i64> %62, splat (i64 1)
  %78 = icmp sgt <4 x i64> %64, splat (i64 1)
  %79 = icmp sgt <4 x i64> %66, splat (i64 1)
  %80 = icmp sgt <4 x i64> %68, splat (i64 1)
  %81 = icmp sgt <4 x i64> %70, splat (i64 1)
  %82 = icmp sgt <4 x i64> %72, splat (i64 1)
  %83 = icmp sgt <4 x i64> %74, splat (i64 1)
  %84 = icmp sgt <4 x i64> %76, splat (i64 1)
  %85 = or <4 x i1> %52, %77
  %86 = or <4 x i1> %53, %78
  %87 = or <4 x i1> %54, %79
  %88 = or <4 x i1> %55, %80
  %89 = or <4 x i1> %56, %81
  %90 = or <4 x i1> %57, %82
  %91 = or <4 x i1> %58, %83
  %92 = or <4 x i1> %59, %84
  %93 = add i64 %51, 32
  %94 = icmp slt i64 %93, %47
  br i1 %94, label %50, label %95

95:                                               ; preds = %50
  br label %96

96:                                               ; preds = %95, %45
  %97 = phi <4 x i1> [ zeroinitializer, %45 ], [ %85, %95 ]
  %98 = phi <4 x i1> [ zeroinitializer, %45 ], [ %86, %95 ]
  %99 = phi <4 x i1> [ zeroinitializer, %45 ], [ %87, %95 ]
  %100 = phi <4 x i1> [ zeroinitializer, %45 ], [ %88, %95 ]
  %101 = phi <4 x i1> [ zeroinitializer, %45 ], [ %89, %95 ]
  %102 = phi <4 x i1> [ zeroinitializer, %45 ], [ %90, %95 ]
  %103 = phi <4 x i1> [ zeroinitializer, %45 ], [ %91, %95 ]
  %104 = phi <4 x i1> [ zeroinitializer, %45 ], [ %92, %95 ]
  %105 = icmp slt i64 %47, %46
  br i1 %105, label %106, label %125

106:                                              ; preds = %96
  %107 = getelementptr i64, ptr %11, i64 %25
  br label %108

108:                                              ; preds = %106, %108
  %109 = phi i64 [ %122, %108 ], [ %47, %106 ]
  %110 = phi <4 x i1> [ %121, %108 ], [ %97, %106 ]
  %111 = sub i64 %27, %109
  %112 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 4)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = insertelement <4 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <4 x i32> %115, <4 x i32> poison, <4 x i32> zeroinitializer
  %117 = icmp samesign ugt <4 x i32> %116, <i32 0, i32 1, i32 2, i32 3>
  %118 = getelementptr i64, ptr %107, i64 %109
  %119 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %118, <4 x i1> %117, <4 x i64> splat (i64 1))
  %120 = icmp sgt <4 x i64> %119, splat (i64 1)
  %121 = or <4 x i1> %110, %120
  %122 = add i64 %109, 4
  %123 = icmp slt i64 %122, %46
  br i1 %123, label %108, label %124

124:                                              ; preds = %108
  br label %125

125:                                              ; preds = %124, %96
  %126 = phi <4 x i1> [ %97, %96 ], [ %121, %124 ]
  %127 = or <4 x i1> %126, %101
  %128 = or <4 x i1> %98, %102
  %129 = or <4 x i1> %99, %103
  %130 = or <4 x i1> %100, %104
  %131 = or <4 x i1> %127, %129
  %132 = or <4 x i1> %128, %130
  %133 = or <4 x i1> %131, %132
  %134 = bitcast <4 x i1> %133 to i4
  %135 = icmp ne i4 %134, 0
  br label %136

136:                                              ; preds = %125, %136
  %137 = phi i64 [ 0, %125 ], [ %140, %136 ]
  %138 = getelementptr i32, ptr %4, i64 %137
  store <4 x i32> zeroinitializer, ptr %138, align 4
  %139 = getelementptr i8, ptr %138, i64 16
  store <4 x i32> zeroinitializer, ptr %139, align 4
  %140 = add i64 %137, 8
  %141 = icmp slt i64 %140, 64
  br i1 %141, label %136, label %142

142:                                              ; preds = %136
  %143 = and i64 %28, 124
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %159, label %145

145:                                              ; preds = %142
  br label %146

146:                                              ; preds = %145, %146
  %147 = phi i64 [ %156, %146 ], [ 0, %145 ]
  %148 = add i64 %25, %147
  %149 = getelementptr i64, ptr %11, i64 %148
  %150 = load <2 x i64>, ptr %149, align 8
  %151 = getelementptr i8, ptr %149, i64 16
  %152 = load <2 x i64>, ptr %151, align 8
  %153 = getelementptr i64, ptr %4, i64 %147
  %154 = getelementptr i8, ptr %153, i64 320
  store <2 x i64> %150, ptr %154, align 8
  %155 = getelementptr i8, ptr %153, i64 336
  store <2 x i64> %152, ptr %155, align 8
  %156 = add i64 %147, 4
  %157 = icmp slt i64 %156, %143
  br i1 %157, label %146, label %158

158:                                              ; preds = %146
  br label %159

159:                                              ; preds = %158, %142
  %160 = icmp slt i64 %26, 64
  br i1 %160, label %161, label %179

161:                                              ; preds = %159
  %162 = getelementptr i64, ptr %11, i64 %25
  br label %163

163:                                              ; preds = %161, %163
  %164 = phi i64 [ %176, %163 ], [ %143, %161 ]
  %165 = sub i64 %27, %164
  %166 = call i64 @llvm.smax.i64(i64 %165, i64 0)
  %167 = call i64 @llvm.smin.i64(i64 %166, i64 2)
  %168 = trunc nuw nsw i64 %167 to i32
  %169 = insertelement <2 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <2 x i32> %169, <2 x i32> poison, <2 x i32> zeroinitializer
  %171 = icmp samesign ugt <2 x i32> %170, <i32 0, i32 1>
  %172 = getelementptr i64, ptr %162, i64 %164
  %173 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 8 %172, <2 x i1> %171, <2 x i64> splat (i64 1))
  %174 = getelementptr i64, ptr %4, i64 %164
  %175 = getelementptr i8, ptr %174, i64 320
  store <2 x i64> %173, ptr %175, align 8
  %176 = add i64 %164, 2
  %177 = icmp slt i64 %176, 64
  br i1 %177, label %163, label %178

178:                                              ; preds = %163
  br label %179

179:                                              ; preds = %178, %159
  br label %180

180:                                              ; preds = %356, %179
  %181 = phi i1 [ %135, %179 ], [ %274, %356 ]
  %182 = phi i1 [ false, %179 ], [ %200, %356 ]
  %183 = phi i64 [ 0, %179 ], [ %201, %356 ]
  %184 = phi i64 [ 205, %179 ], [ %357, %356 ]
  br i1 %181, label %185, label %188

185:                                              ; preds = %180
  %186 = icmp eq i64 %183, %13
  br i1 %186, label %187, label %195

187:                                              ; preds = %185
  br label %203

188:                                              ; preds = %180
  %189 = getelementptr i32, ptr %15, i64 %25
  %190 = ptrtoint ptr %189 to i64
  %191 = and i64 %190, 15
  %192 = icmp eq i64 %191, 0
  %193 = and i1 %21, %192
  %194 = and i64 %28, 120
  br i1 %193, label %369, label %372

195:                                              ; preds = %185
  %196 = add i64 %183, 1
  br label %220

197:                                              ; preds = %203
  br label %199

198:                                              ; preds = %220
  br label %199

199:                                              ; preds = %198, %197
  %200 = phi i1 [ true, %197 ], [ %182, %198 ]
  %201 = phi i64 [ %183, %197 ], [ %196, %198 ]
  br i1 %200, label %273, label %202

202:                                              ; preds = %199
  br label %275

203:                                              ; preds = %187, %203
  %204 = phi i64 [ %218, %203 ], [ 0, %187 ]
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
  br i1 %346, label %330, label %347

347:                                              ; preds = %330
  %348 = add i64 %184, -1
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %350, label %356, !prof !2

350:                                              ; preds = %347
  %351 = load volatile ptr, ptr %6, align 8
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8
  %354 = load volatile i32, ptr %353, align 4
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %358, !prof !3

356:                                              ; preds = %358, %350, %347
  %357 = phi i64 [ %348, %347 ], [ 205, %350 ], [ 205, %358 ]
  br label %180

358:                                              ; preds = %350
  %359 = call preserve_mostcc i32 @eas.ask(ptr %351)
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %356, label %361, !prof !3

361:                                              ; preds = %358
  %362 = load volatile ptr, ptr %6, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 48
  %364 = load ptr, ptr %363, align 8
  store i32 5, ptr %364, align 4
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 4
  store i32 22, ptr %365, align 4
  %366 = getelementptr inbounds nuw i8, ptr %364, i64 8
  store i64 %23, ptr %366, align 8
  %367 = getelementptr inbounds nuw i8, ptr %364, i64 16
  store i64 0, ptr %367, align 8
  %368 = getelementptr inbounds nuw i8, ptr %364, i64 24
  store i64 0, ptr %368, align 8
  br label %31

369:                                              ; preds = %188
  %370 = icmp eq i64 %194, 0
  br i1 %370, label %377, label %371

371:                                              ; preds = %369
  br label %380

372:                                              ; preds = %188
  %373 = icmp eq i64 %194, 0
  br i1 %373, label %377, label %374

374:                                              ; preds = %372
  br label %391

375:                                              ; preds = %380
  br label %377

376:                                              ; preds = %391
  br label %377

377:                                              ; preds = %376, %375, %372, %369
  %378 = icmp eq i64 %194, %28
  br i1 %378, label %417, label %379

379:                                              ; preds = %377
  br label %402

380:                                              ; preds = %371, %380
  %381 = phi i64 [ %389, %380 ], [ 0, %371 ]
  %382 = getelementptr i32, ptr %4, i64 %381
  %383 = load <4 x i32>, ptr %382, align 4
  %384 = getelementptr i8, ptr %382, i64 16
  %385 = load <4 x i32>, ptr %384, align 4
  %386 = add i64 %25, %381
  %387 = getelementptr i32, ptr %15, i64 %386
  store <4 x i32> %383, ptr %387, align 16, !nontemporal !4
  %388 = getelementptr i8, ptr %387, i64 16
  store <4 x i32> %385, ptr %388, align 16, !nontemporal !4
  %389 = add i64 %381, 8
  %390 = icmp slt i64 %389, %194
  br i1 %390, label %380, label %375

391:                                              ; preds = %374, %391
  %392 = phi i64 [ %400, %391 ], [ 0, %374 ]
  %393 = getelementptr i32, ptr %4, i64 %392
  %394 = load <4 x i32>, ptr %393, align 4
  %395 = getelementptr i8, ptr %393, i64 16
  %396 = load <4 x i32>, ptr %395, align 4
  %397 = add i64 %25, %392
  %398 = getelementptr i32, ptr %15, i64 %397
  store <4 x i32> %394, ptr %398, align 4
  %399 = getelementptr i8, ptr %398, i64 16
  store <4 x i32> %396, ptr %399, align 4
  %400 = add i64 %392, 8
  %401 = icmp slt i64 %400, %194
  br i1 %401, label %391, label %376

402:                                              ; preds = %379, %402
  %403 = phi i64 [ %414, %402 ], [ %194, %379 ]
  %404 = getelementptr i32, ptr %4, i64 %403
  %405 = load <4 x i32>, ptr %404, align 4
  %406 = sub i64 %27, %403
  %407 = call i64 @llvm.smax.i64(i64 %406, i64 0)
  %408 = call i64 @llvm.smin.i64(i64 %407, i64 4)
  %409 = trunc nuw nsw i64 %408 to i32
  %410 = insertelement <4 x i32> poison, i32 %409, i64 0
  %411 = shufflevector <4 x i32> %410, <4 x i32> poison, <4 x i32> zeroinitializer
  %412 = icmp samesign ugt <4 x i32> %411, <i32 0, i32 1, i32 2, i32 3>
  %413 = getelementptr i32, ptr %189, i64 %403
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %405, ptr align 4 %413, <4 x i1> %412)
  %414 = add i64 %403, 4
  %415 = icmp slt i64 %414, %28
  br i1 %415, label %402, label %416

416:                                              ; preds = %402
  br label %417

417:                                              ; preds = %416, %377
  %418 = add i64 %24, 1
  %419 = icmp eq i64 %418, %7
  %420 = select i1 %419, i64 0, i64 %418
  %421 = add i64 %23, 1
  %422 = icmp slt i64 %421, %3
  br i1 %422, label %22, label %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x i64> @llvm.masked.load.v1i64.p0(ptr captures(none), <1 x i1>, <1 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr captures(none), <4 x i1>, <4 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i64> @llvm.masked.load.v2i64.p0(ptr captures(none), <2 x i1>, <2 x i64>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #4

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
!4 = !{i32 1}
