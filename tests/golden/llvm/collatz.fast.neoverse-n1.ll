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
  br i1 %12, label %26, label %42

26:                                               ; preds = %5
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %28 = and i64 %25, 2
  %29 = icmp ne i64 %28, 0
  br label %30

30:                                               ; preds = %26, %400
  %31 = phi i64 [ %408, %400 ], [ %2, %26 ]
  %32 = phi i64 [ %406, %400 ], [ %9, %26 ]
  %33 = phi i64 [ %407, %400 ], [ %11, %26 ]
  %34 = shl i64 %32, 6
  %35 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %34)
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 64)
  %38 = and i64 %37, 96
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %90, label %40

40:                                               ; preds = %30
  br label %44

41:                                               ; preds = %400
  br label %42

42:                                               ; preds = %41, %5, %195
  %43 = phi i32 [ 1, %195 ], [ 0, %5 ], [ 0, %41 ]
  ret i32 %43

44:                                               ; preds = %40, %44
  %45 = phi i64 [ %87, %44 ], [ 0, %40 ]
  %46 = phi <4 x i1> [ %79, %44 ], [ zeroinitializer, %40 ]
  %47 = phi <4 x i1> [ %80, %44 ], [ zeroinitializer, %40 ]
  %48 = phi <4 x i1> [ %81, %44 ], [ zeroinitializer, %40 ]
  %49 = phi <4 x i1> [ %82, %44 ], [ zeroinitializer, %40 ]
  %50 = phi <4 x i1> [ %83, %44 ], [ zeroinitializer, %40 ]
  %51 = phi <4 x i1> [ %84, %44 ], [ zeroinitializer, %40 ]
  %52 = phi <4 x i1> [ %85, %44 ], [ zeroinitializer, %40 ]
  %53 = phi <4 x i1> [ %86, %44 ], [ zeroinitializer, %40 ]
  %54 = add i64 %34, %45
  %55 = getelementptr i64, ptr %15, i64 %54
  %56 = load <4 x i64>, ptr %55, align 8
  %57 = getelementptr i8, ptr %55, i64 32
  %58 = load <4 x i64>, ptr %57, align 8
  %59 = getelementptr i8, ptr %55, i64 64
  %60 = load <4 x i64>, ptr %59, align 8
  %61 = getelementptr i8, ptr %55, i64 96
  %62 = load <4 x i64>, ptr %61, align 8
  %63 = getelementptr i8, ptr %55, i64 128
  %64 = load <4 x i64>, ptr %63, align 8
  %65 = getelementptr i8, ptr %55, i64 160
  %66 = load <4 x i64>, ptr %65, align 8
  %67 = getelementptr i8, ptr %55, i64 192
  %68 = load <4 x i64>, ptr %67, align 8
  %69 = getelementptr i8, ptr %55, i64 224
  %70 = load <4 x i64>, ptr %69, align 8
  %71 = icmp sgt <4 x i64> %56, splat (i64 1)
  %72 = icmp sgt <4 x i64> %58, splat (i64 1)
  %73 = icmp sgt <4 x i64> %60, splat (i64 1)
  %74 = icmp sgt <4 x i64> %62, splat (i64 1)
  %75 = icmp sgt <4 x i64> %64, splat (i64 1)
  %76 = icmp sgt <4 x i64> %66, splat (i64 1)
  %77 = icmp sgt <4 x i64> %68, splat (i64 1)
  %78 = icmp sgt <4 x i64> %70, splat (i64 1)
  %79 = or <4 x i1> %46, %71
  %80 = or <4 x i1> %47, %72
  %81 = or <4 x i1> %48, %73
  %82 = or <4 x i1> %49, %74
  %83 = or <4 x i1> %50, %75
  %84 = or <4 x i1> %51, %76
  %85 = or <4 x i1> %52, %77
  %86 = or <4 x i1> %53, %78
  %87 = add i64 %45, 32
  %88 = icmp slt i64 %87, %38
  br i1 %88, label %44, label %89

89:                                               ; preds = %44
  br label %90

90:                                               ; preds = %89, %30
  %91 = phi <4 x i1> [ zeroinitializer, %30 ], [ %79, %89 ]
  %92 = phi <4 x i1> [ zeroinitializer, %30 ], [ %80, %89 ]
  %93 = phi <4 x i1> [ zeroinitializer, %30 ], [ %81, %89 ]
  %94 = phi <4 x i1> [ zeroinitializer, %30 ], [ %82, %89 ]
  %95 = phi <4 x i1> [ zeroinitializer, %30 ], [ %83, %89 ]
  %96 = phi <4 x i1> [ zeroinitializer, %30 ], [ %84, %89 ]
  %97 = phi <4 x i1> [ zeroinitializer, %30 ], [ %85, %89 ]
  %98 = phi <4 x i1> [ zeroinitializer, %30 ], [ %86, %89 ]
  %99 = icmp slt i64 %35, 64
  br i1 %99, label %100, label %119

100:                                              ; preds = %90
  %101 = getelementptr i64, ptr %15, i64 %34
  br label %102

102:                                              ; preds = %100, %102
  %103 = phi i64 [ %116, %102 ], [ %38, %100 ]
  %104 = phi <4 x i1> [ %115, %102 ], [ %91, %100 ]
  %105 = sub i64 %36, %103
  %106 = call i64 @llvm.smax.i64(i64 %105, i64 0)
  %107 = call i64 @llvm.smin.i64(i64 %106, i64 4)
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = insertelement <4 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <4 x i32> %109, <4 x i32> poison, <4 x i32> zeroinitializer
  %111 = icmp samesign ugt <4 x i32> %110, <i32 0, i32 1, i32 2, i32 3>
  %112 = getelementptr i64, ptr %101, i64 %103
  %113 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %112, <4 x i1> %111, <4 x i64> splat (i64 1))
  %114 = icmp sgt <4 x i64> %113, splat (i64 1)
  %115 = or <4 x i1> %104, %114
  %116 = add i64 %103, 4
  %117 = icmp slt i64 %116, 64
  br i1 %117, label %102, label %118

118:                                              ; preds = %102
  br label %119

119:                                              ; preds = %118, %90
  %120 = phi <4 x i1> [ %91, %90 ], [ %115, %118 ]
  %121 = or <4 x i1> %120, %95
  %122 = or <4 x i1> %92, %96
  %123 = or <4 x i1> %93, %97
  %124 = or <4 x i1> %94, %98
  %125 = or <4 x i1> %121, %123
  %126 = or <4 x i1> %122, %124
  %127 = or <4 x i1> %125, %126
  %128 = bitcast <4 x i1> %127 to i4
  %129 = icmp ne i4 %128, 0
  br label %130

130:                                              ; preds = %119, %130
  %131 = phi i64 [ 0, %119 ], [ %134, %130 ]
  %132 = getelementptr i32, ptr %4, i64 %131
  store <4 x i32> zeroinitializer, ptr %132, align 4
  %133 = getelementptr i8, ptr %132, i64 16
  store <4 x i32> zeroinitializer, ptr %133, align 4
  %134 = add i64 %131, 8
  %135 = icmp slt i64 %134, 64
  br i1 %135, label %130, label %136

136:                                              ; preds = %130
  %137 = and i64 %37, 124
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %153, label %139

139:                                              ; preds = %136
  br label %140

140:                                              ; preds = %139, %140
  %141 = phi i64 [ %150, %140 ], [ 0, %139 ]
  %142 = add i64 %34, %141
  %143 = getelementptr i64, ptr %15, i64 %142
  %144 = load <2 x i64>, ptr %143, align 8
  %145 = getelementptr i8, ptr %143, i64 16
  %146 = load <2 x i64>, ptr %145, align 8
  %147 = getelementptr i64, ptr %4, i64 %141
  %148 = getelementptr i8, ptr %147, i64 320
  store <2 x i64> %144, ptr %148, align 8
  %149 = getelementptr i8, ptr %147, i64 336
  store <2 x i64> %146, ptr %149, align 8
  %150 = add i64 %141, 4
  %151 = icmp slt i64 %150, %137
  br i1 %151, label %140, label %152

152:                                              ; preds = %140
  br label %153

153:                                              ; preds = %152, %136
  br i1 %99, label %154, label %172

154:                                              ; preds = %153
  %155 = getelementptr i64, ptr %15, i64 %34
  br label %156

156:                                              ; preds = %154, %156
  %157 = phi i64 [ %169, %156 ], [ %137, %154 ]
  %158 = sub i64 %36, %157
  %159 = call i64 @llvm.smax.i64(i64 %158, i64 0)
  %160 = call i64 @llvm.smin.i64(i64 %159, i64 2)
  %161 = trunc nuw nsw i64 %160 to i32
  %162 = insertelement <2 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <2 x i32> %162, <2 x i32> poison, <2 x i32> zeroinitializer
  %164 = icmp samesign ugt <2 x i32> %163, <i32 0, i32 1>
  %165 = getelementptr i64, ptr %155, i64 %157
  %166 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 8 %165, <2 x i1> %164, <2 x i64> splat (i64 1))
  %167 = getelementptr i64, ptr %4, i64 %157
  %168 = getelementptr i8, ptr %167, i64 320
  store <2 x i64> %166, ptr %168, align 8
  %169 = add i64 %157, 2
  %170 = icmp slt i64 %169, 64
  br i1 %170, label %156, label %171

171:                                              ; preds = %156
  br label %172

172:                                              ; preds = %171, %153
  br label %174

173:                                              ; preds = %335
  br label %174

174:                                              ; preds = %173, %172
  %175 = phi i1 [ %129, %172 ], [ %279, %173 ]
  %176 = phi i1 [ false, %172 ], [ %205, %173 ]
  %177 = phi i64 [ 0, %172 ], [ %206, %173 ]
  %178 = load volatile i32, ptr %17, align 4
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %194, label %190, !prof !1

180:                                              ; preds = %194
  %181 = icmp eq i64 %177, %21
  br i1 %181, label %182, label %200

182:                                              ; preds = %180
  br label %208

183:                                              ; preds = %194
  %184 = getelementptr i32, ptr %23, i64 %34
  %185 = ptrtoint ptr %184 to i64
  %186 = and i64 %185, 15
  %187 = icmp eq i64 %186, 0
  %188 = and i1 %29, %187
  %189 = and i64 %37, 120
  br i1 %188, label %352, label %355

190:                                              ; preds = %174
  %191 = load ptr, ptr %27, align 8
  %192 = call i32 %191(ptr nonnull %1) #4
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %195, !prof !1

194:                                              ; preds = %190, %174
  br i1 %175, label %180, label %183

195:                                              ; preds = %190
  store i32 5, ptr %19, align 4
  %196 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %196, align 4
  %197 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %31, ptr %197, align 8
  %198 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %198, align 8
  %199 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %199, align 8
  br label %42

200:                                              ; preds = %180
  %201 = add i64 %177, 1
  br label %225

202:                                              ; preds = %208
  br label %204

203:                                              ; preds = %225
  br label %204

204:                                              ; preds = %203, %202
  %205 = phi i1 [ true, %202 ], [ %176, %203 ]
  %206 = phi i64 [ %177, %202 ], [ %201, %203 ]
  br i1 %205, label %278, label %207

207:                                              ; preds = %204
  br label %280

208:                                              ; preds = %182, %208
  %209 = phi i64 [ %223, %208 ], [ 0, %182 ]
  %210 = getelementptr i32, ptr %4, i64 %209
  %211 = load <2 x i32>, ptr %210, align 4
  %212 = getelementptr i8, ptr %210, i64 8
  %213 = load <2 x i32>, ptr %212, align 4
  %214 = getelementptr i64, ptr %4, i64 %209
  %215 = getelementptr i8, ptr %214, i64 320
  %216 = load <2 x i64>, ptr %215, align 8
  %217 = getelementptr i8, ptr %214, i64 336
  %218 = load <2 x i64>, ptr %217, align 8
  %219 = getelementptr i8, ptr %210, i64 896
  store <2 x i32> %211, ptr %219, align 4
  %220 = getelementptr i8, ptr %210, i64 904
  store <2 x i32> %213, ptr %220, align 4
  %221 = getelementptr i8, ptr %214, i64 1216
  store <2 x i64> %216, ptr %221, align 8
  %222 = getelementptr i8, ptr %214, i64 1232
  store <2 x i64> %218, ptr %222, align 8
  %223 = add i64 %209, 4
  %224 = icmp slt i64 %223, 64
  br i1 %224, label %208, label %202

225:                                              ; preds = %200, %225
  %226 = phi i64 [ 0, %200 ], [ %276, %225 ]
  %227 = getelementptr i32, ptr %4, i64 %226
  %228 = load <2 x i32>, ptr %227, align 4
  %229 = getelementptr i8, ptr %227, i64 8
  %230 = load <2 x i32>, ptr %229, align 4
  %231 = getelementptr i64, ptr %4, i64 %226
  %232 = getelementptr i8, ptr %231, i64 320
  %233 = load <2 x i64>, ptr %232, align 8
  %234 = getelementptr i8, ptr %231, i64 336
  %235 = load <2 x i64>, ptr %234, align 8
  %236 = icmp sgt <2 x i64> %233, splat (i64 1)
  %237 = icmp sgt <2 x i64> %235, splat (i64 1)
  %238 = zext <2 x i1> %236 to <2 x i32>
  %239 = zext <2 x i1> %237 to <2 x i32>
  %240 = add <2 x i32> %228, %238
  %241 = add <2 x i32> %230, %239
  %242 = sdiv <2 x i64> %233, splat (i64 2)
  %243 = sdiv <2 x i64> %235, splat (i64 2)
  %244 = shl nsw <2 x i64> %242, splat (i64 1)
  %245 = shl nsw <2 x i64> %243, splat (i64 1)
  %246 = sub <2 x i64> %233, %244
  %247 = sub <2 x i64> %235, %245
  %248 = icmp slt <2 x i64> %233, zeroinitializer
  %249 = icmp slt <2 x i64> %235, zeroinitializer
  %250 = icmp ne <2 x i64> %233, %244
  %251 = icmp ne <2 x i64> %235, %245
  %252 = and <2 x i1> %250, %248
  %253 = and <2 x i1> %251, %249
  %254 = add <2 x i64> %246, splat (i64 2)
  %255 = add <2 x i64> %247, splat (i64 2)
  %256 = select <2 x i1> %252, <2 x i64> %254, <2 x i64> %246
  %257 = select <2 x i1> %253, <2 x i64> %255, <2 x i64> %247
  %258 = icmp eq <2 x i64> %256, zeroinitializer
  %259 = icmp eq <2 x i64> %257, zeroinitializer
  %260 = sext <2 x i1> %252 to <2 x i64>
  %261 = add nsw <2 x i64> %242, %260
  %262 = sext <2 x i1> %253 to <2 x i64>
  %263 = add nsw <2 x i64> %243, %262
  %264 = mul <2 x i64> %233, splat (i64 3)
  %265 = mul <2 x i64> %235, splat (i64 3)
  %266 = add <2 x i64> %264, splat (i64 1)
  %267 = add <2 x i64> %265, splat (i64 1)
  %268 = select <2 x i1> %236, <2 x i64> %266, <2 x i64> %233
  %269 = select <2 x i1> %237, <2 x i64> %267, <2 x i64> %235
  %270 = select <2 x i1> %258, <2 x i64> %261, <2 x i64> %268
  %271 = select <2 x i1> %259, <2 x i64> %263, <2 x i64> %269
  %272 = getelementptr i8, ptr %227, i64 896
  store <2 x i32> %240, ptr %272, align 4
  %273 = getelementptr i8, ptr %227, i64 904
  store <2 x i32> %241, ptr %273, align 4
  %274 = getelementptr i8, ptr %231, i64 1216
  store <2 x i64> %270, ptr %274, align 8
  %275 = getelementptr i8, ptr %231, i64 1232
  store <2 x i64> %271, ptr %275, align 8
  %276 = add i64 %226, 4
  %277 = icmp slt i64 %276, 64
  br i1 %277, label %225, label %203

278:                                              ; preds = %204, %325
  %279 = phi i1 [ %334, %325 ], [ false, %204 ]
  br label %335

280:                                              ; preds = %207, %280
  %281 = phi i64 [ %323, %280 ], [ 0, %207 ]
  %282 = phi <4 x i1> [ %315, %280 ], [ zeroinitializer, %207 ]
  %283 = phi <4 x i1> [ %316, %280 ], [ zeroinitializer, %207 ]
  %284 = phi <4 x i1> [ %317, %280 ], [ zeroinitializer, %207 ]
  %285 = phi <4 x i1> [ %318, %280 ], [ zeroinitializer, %207 ]
  %286 = phi <4 x i1> [ %319, %280 ], [ zeroinitializer, %207 ]
  %287 = phi <4 x i1> [ %320, %280 ], [ zeroinitializer, %207 ]
  %288 = phi <4 x i1> [ %321, %280 ], [ zeroinitializer, %207 ]
  %289 = phi <4 x i1> [ %322, %280 ], [ zeroinitializer, %207 ]
  %290 = getelementptr i64, ptr %4, i64 %281
  %291 = getelementptr i8, ptr %290, i64 1216
  %292 = load <4 x i64>, ptr %291, align 8
  %293 = getelementptr i8, ptr %290, i64 1248
  %294 = load <4 x i64>, ptr %293, align 8
  %295 = getelementptr i8, ptr %290, i64 1280
  %296 = load <4 x i64>, ptr %295, align 8
  %297 = getelementptr i8, ptr %290, i64 1312
  %298 = load <4 x i64>, ptr %297, align 8
  %299 = getelementptr i8, ptr %290, i64 1344
  %300 = load <4 x i64>, ptr %299, align 8
  %301 = getelementptr i8, ptr %290, i64 1376
  %302 = load <4 x i64>, ptr %301, align 8
  %303 = getelementptr i8, ptr %290, i64 1408
  %304 = load <4 x i64>, ptr %303, align 8
  %305 = getelementptr i8, ptr %290, i64 1440
  %306 = load <4 x i64>, ptr %305, align 8
  %307 = icmp sgt <4 x i64> %292, splat (i64 1)
  %308 = icmp sgt <4 x i64> %294, splat (i64 1)
  %309 = icmp sgt <4 x i64> %296, splat (i64 1)
  %310 = icmp sgt <4 x i64> %298, splat (i64 1)
  %311 = icmp sgt <4 x i64> %300, splat (i64 1)
  %312 = icmp sgt <4 x i64> %302, splat (i64 1)
  %313 = icmp sgt <4 x i64> %304, splat (i64 1)
  %314 = icmp sgt <4 x i64> %306, splat (i64 1)
  %315 = or <4 x i1> %282, %307
  %316 = or <4 x i1> %283, %308
  %317 = or <4 x i1> %284, %309
  %318 = or <4 x i1> %285, %310
  %319 = or <4 x i1> %286, %311
  %320 = or <4 x i1> %287, %312
  %321 = or <4 x i1> %288, %313
  %322 = or <4 x i1> %289, %314
  %323 = add i64 %281, 32
  %324 = icmp slt i64 %323, 64
  br i1 %324, label %280, label %325

325:                                              ; preds = %280
  %326 = or <4 x i1> %315, %319
  %327 = or <4 x i1> %316, %320
  %328 = or <4 x i1> %317, %321
  %329 = or <4 x i1> %318, %322
  %330 = or <4 x i1> %326, %328
  %331 = or <4 x i1> %327, %329
  %332 = or <4 x i1> %330, %331
  %333 = bitcast <4 x i1> %332 to i4
  %334 = icmp ne i4 %333, 0
  br label %278

335:                                              ; preds = %278, %335
  %336 = phi i64 [ 0, %278 ], [ %350, %335 ]
  %337 = getelementptr i32, ptr %4, i64 %336
  %338 = getelementptr i8, ptr %337, i64 896
  %339 = load <2 x i32>, ptr %338, align 4
  %340 = getelementptr i8, ptr %337, i64 904
  %341 = load <2 x i32>, ptr %340, align 4
  %342 = getelementptr i64, ptr %4, i64 %336
  %343 = getelementptr i8, ptr %342, i64 1216
  %344 = load <2 x i64>, ptr %343, align 8
  %345 = getelementptr i8, ptr %342, i64 1232
  %346 = load <2 x i64>, ptr %345, align 8
  store <2 x i32> %339, ptr %337, align 4
  %347 = getelementptr i8, ptr %337, i64 8
  store <2 x i32> %341, ptr %347, align 4
  %348 = getelementptr i8, ptr %342, i64 320
  store <2 x i64> %344, ptr %348, align 8
  %349 = getelementptr i8, ptr %342, i64 336
  store <2 x i64> %346, ptr %349, align 8
  %350 = add i64 %336, 4
  %351 = icmp slt i64 %350, 64
  br i1 %351, label %335, label %173

352:                                              ; preds = %183
  %353 = icmp eq i64 %189, 0
  br i1 %353, label %360, label %354

354:                                              ; preds = %352
  br label %363

355:                                              ; preds = %183
  %356 = icmp eq i64 %189, 0
  br i1 %356, label %360, label %357

357:                                              ; preds = %355
  br label %374

358:                                              ; preds = %363
  br label %360

359:                                              ; preds = %374
  br label %360

360:                                              ; preds = %359, %358, %355, %352
  %361 = icmp eq i64 %189, %37
  br i1 %361, label %400, label %362

362:                                              ; preds = %360
  br label %385

363:                                              ; preds = %354, %363
  %364 = phi i64 [ %372, %363 ], [ 0, %354 ]
  %365 = getelementptr i32, ptr %4, i64 %364
  %366 = load <4 x i32>, ptr %365, align 4
  %367 = getelementptr i8, ptr %365, i64 16
  %368 = load <4 x i32>, ptr %367, align 4
  %369 = add i64 %34, %364
  %370 = getelementptr i32, ptr %23, i64 %369
  store <4 x i32> %366, ptr %370, align 16, !nontemporal !2
  %371 = getelementptr i8, ptr %370, i64 16
  store <4 x i32> %368, ptr %371, align 16, !nontemporal !2
  %372 = add i64 %364, 8
  %373 = icmp slt i64 %372, %189
  br i1 %373, label %363, label %358

374:                                              ; preds = %357, %374
  %375 = phi i64 [ %383, %374 ], [ 0, %357 ]
  %376 = getelementptr i32, ptr %4, i64 %375
  %377 = load <4 x i32>, ptr %376, align 4
  %378 = getelementptr i8, ptr %376, i64 16
  %379 = load <4 x i32>, ptr %378, align 4
  %380 = add i64 %34, %375
  %381 = getelementptr i32, ptr %23, i64 %380
  store <4 x i32> %377, ptr %381, align 4
  %382 = getelementptr i8, ptr %381, i64 16
  store <4 x i32> %379, ptr %382, align 4
  %383 = add i64 %375, 8
  %384 = icmp slt i64 %383, %189
  br i1 %384, label %374, label %359

385:                                              ; preds = %362, %385
  %386 = phi i64 [ %397, %385 ], [ %189, %362 ]
  %387 = getelementptr i32, ptr %4, i64 %386
  %388 = load <4 x i32>, ptr %387, align 4
  %389 = sub i64 %36, %386
  %390 = call i64 @llvm.smax.i64(i64 %389, i64 0)
  %391 = call i64 @llvm.smin.i64(i64 %390, i64 4)
  %392 = trunc nuw nsw i64 %391 to i32
  %393 = insertelement <4 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <4 x i32> %393, <4 x i32> poison, <4 x i32> zeroinitializer
  %395 = icmp samesign ugt <4 x i32> %394, <i32 0, i32 1, i32 2, i32 3>
  %396 = getelementptr i32, ptr %184, i64 %386
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %388, ptr align 4 %396, <4 x i1> %395)
  %397 = add i64 %386, 4
  %398 = icmp slt i64 %397, %37
  br i1 %398, label %385, label %399

399:                                              ; preds = %385
  br label %400

400:                                              ; preds = %399, %360
  %401 = add i64 %32, 1
  %402 = icmp eq i64 %401, %6
  %403 = zext i1 %402 to i64
  %404 = add i64 %33, %403
  %405 = icmp eq i64 %404, %8
  %406 = select i1 %402, i64 0, i64 %401
  %407 = select i1 %405, i64 0, i64 %404
  %408 = add i64 %31, 1
  %409 = icmp slt i64 %408, %3
  br i1 %409, label %30, label %41
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
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
