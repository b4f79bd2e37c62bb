; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = load i64, ptr %17, align 8
  br i1 %9, label %19, label %33

19:                                               ; preds = %5
  %20 = and i64 %18, 2
  %21 = icmp ne i64 %20, 0
  br label %22

22:                                               ; preds = %19, %401
  %23 = phi i64 [ %405, %401 ], [ %2, %19 ]
  %24 = phi i64 [ %404, %401 ], [ %8, %19 ]
  %25 = shl i64 %24, 6
  %26 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %25)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 64)
  %29 = and i64 %28, 96
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %81, label %31

31:                                               ; preds = %22
  br label %35

32:                                               ; preds = %401
  br label %33

33:                                               ; preds = %32, %5, %345
  %34 = phi i32 [ 1, %345 ], [ 0, %5 ], [ 0, %32 ]
  ret i32 %34

35:                                               ; preds = %31, %35
  %36 = phi i64 [ %78, %35 ], [ 0, %31 ]
  %37 = phi <4 x i1> [ %70, %35 ], [ zeroinitializer, %31 ]
  %38 = phi <4 x i1> [ %71, %35 ], [ zeroinitializer, %31 ]
  %39 = phi <4 x i1> [ %72, %35 ], [ zeroinitializer, %31 ]
  %40 = phi <4 x i1> [ %73, %35 ], [ zeroinitializer, %31 ]
  %41 = phi <4 x i1> [ %74, %35 ], [ zeroinitializer, %31 ]
  %42 = phi <4 x i1> [ %75, %35 ], [ zeroinitializer, %31 ]
  %43 = phi <4 x i1> [ %76, %35 ], [ zeroinitializer, %31 ]
  %44 = phi <4 x i1> [ %77, %35 ], [ zeroinitializer, %31 ]
  %45 = add i64 %25, %36
  %46 = getelementptr i64, ptr %12, i64 %45
  %47 = load <4 x i64>, ptr %46, align 8
  %48 = getelementptr i8, ptr %46, i64 32
  %49 = load <4 x i64>, ptr %48, align 8
  %50 = getelementptr i8, ptr %46, i64 64
  %51 = load <4 x i64>, ptr %50, align 8
  %52 = getelementptr i8, ptr %46, i64 96
  %53 = load <4 x i64>, ptr %52, align 8
  %54 = getelementptr i8, ptr %46, i64 128
  %55 = load <4 x i64>, ptr %54, align 8
  %56 = getelementptr i8, ptr %46, i64 160
  %57 = load <4 x i64>, ptr %56, align 8
  %58 = getelementptr i8, ptr %46, i64 192
  %59 = load <4 x i64>, ptr %58, align 8
  %60 = getelementptr i8, ptr %46, i64 224
  %61 = load <4 x i64>, ptr %60, align 8
  %62 = icmp sgt <4 x i64> %47, splat (i64 1)
  %63 = icmp sgt <4 x i64> %49, splat (i64 1)
  %64 = icmp sgt <4 x i64> %51, splat (i64 1)
  %65 = icmp sgt <4 x i64> %53, splat (i64 1)
  %66 = icmp sgt <4 x i64> %55, splat (i64 1)
  %67 = icmp sgt <4 x i64> %57, splat (i64 1)
  %68 = icmp sgt <4 x i64> %59, splat (i64 1)
  %69 = icmp sgt <4 x i64> %61, splat (i64 1)
  %70 = or <4 x i1> %37, %62
  %71 = or <4 x i1> %38, %63
  %72 = or <4 x i1> %39, %64
  %73 = or <4 x i1> %40, %65
  %74 = or <4 x i1> %41, %66
  %75 = or <4 x i1> %42, %67
  %76 = or <4 x i1> %43, %68
  %77 = or <4 x i1> %44, %69
  %78 = add i64 %36, 32
  %79 = icmp slt i64 %78, %29
  br i1 %79, label %35, label %80

80:                                               ; preds = %35
  br label %81

81:                                               ; preds = %80, %22
  %82 = phi <4 x i1> [ zeroinitializer, %22 ], [ %70, %80 ]
  %83 = phi <4 x i1> [ zeroinitializer, %22 ], [ %71, %80 ]
  %84 = phi <4 x i1> [ zeroinitializer, %22 ], [ %72, %80 ]
  %85 = phi <4 x i1> [ zeroinitializer, %22 ], [ %73, %80 ]
  %86 = phi <4 x i1> [ zeroinitializer, %22 ], [ %74, %80 ]
  %87 = phi <4 x i1> [ zeroinitializer, %22 ], [ %75, %80 ]
  %88 = phi <4 x i1> [ zeroinitializer, %22 ], [ %76, %80 ]
  %89 = phi <4 x i1> [ zeroinitializer, %22 ], [ %77, %80 ]
  %90 = icmp slt i64 %26, 64
  br i1 %90, label %91, label %110

91:                                               ; preds = %81
  %92 = getelementptr i64, ptr %12, i64 %25
  br label %93

93:                                               ; preds = %91, %93
  %94 = phi i64 [ %107, %93 ], [ %29, %91 ]
  %95 = phi <4 x i1> [ %106, %93 ], [ %82, %91 ]
  %96 = sub i64 %27, %94
  %97 = call i64 @llvm.smax.i64(i64 %96, i64 0)
  %98 = call i64 @llvm.smin.i64(i64 %97, i64 4)
  %99 = trunc nuw nsw i64 %98 to i32
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <4 x i32> %100, <4 x i32> poison, <4 x i32> zeroinitializer
  %102 = icmp samesign ugt <4 x i32> %101, <i32 0, i32 1, i32 2, i32 3>
  %103 = getelementptr i64, ptr %92, i64 %94
  %104 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %103, <4 x i1> %102, <4 x i64> splat (i64 1))
  %105 = icmp sgt <4 x i64> %104, splat (i64 1)
  %106 = or <4 x i1> %95, %105
  %107 = add i64 %94, 4
  %108 = icmp slt i64 %107, 64
  br i1 %108, label %93, label %109

109:                                              ; preds = %93
  br label %110

110:                                              ; preds = %109, %81
  %111 = phi <4 x i1> [ %82, %81 ], [ %106, %109 ]
  %112 = or <4 x i1> %111, %86
  %113 = or <4 x i1> %83, %87
  %114 = or <4 x i1> %84, %88
  %115 = or <4 x i1> %85, %89
  %116 = or <4 x i1> %112, %114
  %117 = or <4 x i1> %113, %115
  %118 = or <4 x i1> %116, %117
  %119 = bitcast <4 x i1> %118 to i4
  %120 = icmp ne i4 %119, 0
  br label %121

121:                                              ; preds = %110, %121
  %122 = phi i64 [ 0, %110 ], [ %125, %121 ]
  %123 = getelementptr i32, ptr %4, i64 %122
  store <4 x i32> zeroinitializer, ptr %123, align 4
  %124 = getelementptr i8, ptr %123, i64 16
  store <4 x i32> zeroinitializer, ptr %124, align 4
  %125 = add i64 %122, 8
  %126 = icmp slt i64 %125, 64
  br i1 %126, label %121, label %127

127:                                              ; preds = %121
  %128 = and i64 %28, 124
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %144, label %130

130:                                              ; preds = %127
  br label %131

131:                                              ; preds = %130, %131
  %132 = phi i64 [ %141, %131 ], [ 0, %130 ]
  %133 = add i64 %25, %132
  %134 = getelementptr i64, ptr %12, i64 %133
  %135 = load <2 x i64>, ptr %134, align 8
  %136 = getelementptr i8, ptr %134, i64 16
  %137 = load <2 x i64>, ptr %136, align 8
  %138 = getelementptr i64, ptr %4, i64 %132
  %139 = getelementptr i8, ptr %138, i64 320
  store <2 x i64> %135, ptr %139, align 8
  %140 = getelementptr i8, ptr %138, i64 336
  store <2 x i64> %137, ptr %140, align 8
  %141 = add i64 %132, 4
  %142 = icmp slt i64 %141, %128
  br i1 %142, label %131, label %143

143:                                              ; preds = %131
  br label %144

144:                                              ; preds = %143, %127
  br i1 %90, label %145, label %163

145:                                              ; preds = %144
  %146 = getelementptr i64, ptr %12, i64 %25
  br label %147

147:                                              ; preds = %145, %147
  %148 = phi i64 [ %160, %147 ], [ %128, %145 ]
  %149 = sub i64 %27, %148
  %150 = call i64 @llvm.smax.i64(i64 %149, i64 0)
  %151 = call i64 @llvm.smin.i64(i64 %150, i64 2)
  %152 = trunc nuw nsw i64 %151 to i32
  %153 = insertelement <2 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <2 x i32> %153, <2 x i32> poison, <2 x i32> zeroinitializer
  %155 = icmp samesign ugt <2 x i32> %154, <i32 0, i32 1>
  %156 = getelementptr i64, ptr %146, i64 %148
  %157 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 8 %156, <2 x i1> %155, <2 x i64> splat (i64 1))
  %158 = getelementptr i64, ptr %4, i64 %148
  %159 = getelementptr i8, ptr %158, i64 320
  store <2 x i64> %157, ptr %159, align 8
  %160 = add i64 %148, 2
  %161 = icmp slt i64 %160, 64
  br i1 %161, label %147, label %162

162:                                              ; preds = %147
  br label %163

163:                                              ; preds = %162, %144
  br label %164

164:                                              ; preds = %340, %163
  %165 = phi i1 [ %120, %163 ], [ %258, %340 ]
  %166 = phi i1 [ false, %163 ], [ %184, %340 ]
  %167 = phi i64 [ 0, %163 ], [ %185, %340 ]
  %168 = phi i64 [ 205, %163 ], [ %341, %340 ]
  br i1 %165, label %169, label %172

169:                                              ; preds = %164
  %170 = icmp eq i64 %167, %14
  br i1 %170, label %171, label %179

171:                                              ; preds = %169
  br label %187

172:                                              ; preds = %164
  %173 = getelementptr i32, ptr %16, i64 %25
  %174 = ptrtoint ptr %173 to i64
  %175 = and i64 %174, 15
  %176 = icmp eq i64 %175, 0
  %177 = and i1 %21, %176
  %178 = and i64 %28, 120
  br i1 %177, label %353, label %356

179:                                              ; preds = %169
  %180 = add i64 %167, 1
  br label %204

181:                                              ; preds = %187
  br label %183

182:                                              ; preds = %204
  br label %183

183:                                              ; preds = %182, %181
  %184 = phi i1 [ true, %181 ], [ %166, %182 ]
  %185 = phi i64 [ %167, %181 ], [ %180, %182 ]
  br i1 %184, label %257, label %186

186:                                              ; preds = %183
  br label %259

187:                                              ; preds = %171, %187
  %188 = phi i64 [ %202, %187 ], [ 0, %171 ]
  %189 = getelementptr i32, ptr %4, i64 %188
  %190 = load <2 x i32>, ptr %189, align 4
  %191 = getelementptr i8, ptr %189, i64 8
  %192 = load <2 x i32>, ptr %191, align 4
  %193 = getelementptr i64, ptr %4, i64 %188
  %194 = getelementptr i8, ptr %193, i64 320
  %195 = load <2 x i64>, ptr %194, align 8
  %196 = getelementptr i8, ptr %193, i64 336
  %197 = load <2 x i64>, ptr %196, align 8
  %198 = getelementptr i8, ptr %189, i64 896
  store <2 x i32> %190, ptr %198, align 4
  %199 = getelementptr i8, ptr %189, i64 904
  store <2 x i32> %192, ptr %199, align 4
  %200 = getelementptr i8, ptr %193, i64 1216
  store <2 x i64> %195, ptr %200, align 8
  %201 = getelementptr i8, ptr %193, i64 1232
  store <2 x i64> %197, ptr %201, align 8
  %202 = add i64 %188, 4
  %203 = icmp slt i64 %202, 64
  br i1 %203, label %187, label %181

204:                                              ; preds = %179, %204
  %205 = phi i64 [ 0, %179 ], [ %255, %204 ]
  %206 = getelementptr i32, ptr %4, i64 %205
  %207 = load <2 x i32>, ptr %206, align 4
  %208 = getelementptr i8, ptr %206, i64 8
  %209 = load <2 x i32>, ptr %208, align 4
  %210 = getelementptr i64, ptr %4, i64 %205
  %211 = getelementptr i8, ptr %210, i64 320
  %212 = load <2 x i64>, ptr %211, align 8
  %213 = getelementptr i8, ptr %210, i64 336
  %214 = load <2 x i64>, ptr %213, align 8
  %215 = icmp sgt <2 x i64> %212, splat (i64 1)
  %216 = icmp sgt <2 x i64> %214, splat (i64 1)
  %217 = zext <2 x i1> %215 to <2 x i32>
  %218 = zext <2 x i1> %216 to <2 x i32>
  %219 = add <2 x i32> %207, %217
  %220 = add <2 x i32> %209, %218
  %221 = sdiv <2 x i64> %212, splat (i64 2)
  %222 = sdiv <2 x i64> %214, splat (i64 2)
  %223 = shl nsw <2 x i64> %221, splat (i64 1)
  %224 = shl nsw <2 x i64> %222, splat (i64 1)
  %225 = sub <2 x i64> %212, %223
  %226 = sub <2 x i64> %214, %224
  %227 = icmp slt <2 x i64> %212, zeroinitializer
  %228 = icmp slt <2 x i64> %214, zeroinitializer
  %229 = icmp ne <2 x i64> %212, %223
  %230 = icmp ne <2 x i64> %214, %224
  %231 = and <2 x i1> %229, %227
  %232 = and <2 x i1> %230, %228
  %233 = add <2 x i64> %225, splat (i64 2)
  %234 = add <2 x i64> %226, splat (i64 2)
  %235 = select <2 x i1> %231, <2 x i64> %233, <2 x i64> %225
  %236 = select <2 x i1> %232, <2 x i64> %234, <2 x i64> %226
  %237 = icmp eq <2 x i64> %235, zeroinitializer
  %238 = icmp eq <2 x i64> %236, zeroinitializer
  %239 = sext <2 x i1> %231 to <2 x i64>
  %240 = add nsw <2 x i64> %221, %239
  %241 = sext <2 x i1> %232 to <2 x i64>
  %242 = add nsw <2 x i64> %222, %241
  %243 = mul <2 x i64> %212, splat (i64 3)
  %244 = mul <2 x i64> %214, splat (i64 3)
  %245 = add <2 x i64> %243, splat (i64 1)
  %246 = add <2 x i64> %244, splat (i64 1)
  %247 = select <2 x i1> %215, <2 x i64> %245, <2 x i64> %212
  %248 = select <2 x i1> %216, <2 x i64> %246, <2 x i64> %214
  %249 = select <2 x i1> %237, <2 x i64> %240, <2 x i64> %247
  %250 = select <2 x i1> %238, <2 x i64> %242, <2 x i64> %248
  %251 = getelementptr i8, ptr %206, i64 896
  store <2 x i32> %219, ptr %251, align 4
  %252 = getelementptr i8, ptr %206, i64 904
  store <2 x i32> %220, ptr %252, align 4
  %253 = getelementptr i8, ptr %210, i64 1216
  store <2 x i64> %249, ptr %253, align 8
  %254 = getelementptr i8, ptr %210, i64 1232
  store <2 x i64> %250, ptr %254, align 8
  %255 = add i64 %205, 4
  %256 = icmp slt i64 %255, 64
  br i1 %256, label %204, label %182

257:                                              ; preds = %183, %304
  %258 = phi i1 [ %313, %304 ], [ false, %183 ]
  br label %314

259:                                              ; preds = %186, %259
  %260 = phi i64 [ %302, %259 ], [ 0, %186 ]
  %261 = phi <4 x i1> [ %294, %259 ], [ zeroinitializer, %186 ]
  %262 = phi <4 x i1> [ %295, %259 ], [ zeroinitializer, %186 ]
  %263 = phi <4 x i1> [ %296, %259 ], [ zeroinitializer, %186 ]
  %264 = phi <4 x i1> [ %297, %259 ], [ zeroinitializer, %186 ]
  %265 = phi <4 x i1> [ %298, %259 ], [ zeroinitializer, %186 ]
  %266 = phi <4 x i1> [ %299, %259 ], [ zeroinitializer, %186 ]
  %267 = phi <4 x i1> [ %300, %259 ], [ zeroinitializer, %186 ]
  %268 = phi <4 x i1> [ %301, %259 ], [ zeroinitializer, %186 ]
  %269 = getelementptr i64, ptr %4, i64 %260
  %270 = getelementptr i8, ptr %269, i64 1216
  %271 = load <4 x i64>, ptr %270, align 8
  %272 = getelementptr i8, ptr %269, i64 1248
  %273 = load <4 x i64>, ptr %272, align 8
  %274 = getelementptr i8, ptr %269, i64 1280
  %275 = load <4 x i64>, ptr %274, align 8
  %276 = getelementptr i8, ptr %269, i64 1312
  %277 = load <4 x i64>, ptr %276, align 8
  %278 = getelementptr i8, ptr %269, i64 1344
  %279 = load <4 x i64>, ptr %278, align 8
  %280 = getelementptr i8, ptr %269, i64 1376
  %281 = load <4 x i64>, ptr %280, align 8
  %282 = getelementptr i8, ptr %269, i64 1408
  %283 = load <4 x i64>, ptr %282, align 8
  %284 = getelementptr i8, ptr %269, i64 1440
  %285 = load <4 x i64>, ptr %284, align 8
  %286 = icmp sgt <4 x i64> %271, splat (i64 1)
  %287 = icmp sgt <4 x i64> %273, splat (i64 1)
  %288 = icmp sgt <4 x i64> %275, splat (i64 1)
  %289 = icmp sgt <4 x i64> %277, splat (i64 1)
  %290 = icmp sgt <4 x i64> %279, splat (i64 1)
  %291 = icmp sgt <4 x i64> %281, splat (i64 1)
  %292 = icmp sgt <4 x i64> %283, splat (i64 1)
  %293 = icmp sgt <4 x i64> %285, splat (i64 1)
  %294 = or <4 x i1> %261, %286
  %295 = or <4 x i1> %262, %287
  %296 = or <4 x i1> %263, %288
  %297 = or <4 x i1> %264, %289
  %298 = or <4 x i1> %265, %290
  %299 = or <4 x i1> %266, %291
  %300 = or <4 x i1> %267, %292
  %301 = or <4 x i1> %268, %293
  %302 = add i64 %260, 32
  %303 = icmp slt i64 %302, 64
  br i1 %303, label %259, label %304

304:                                              ; preds = %259
  %305 = or <4 x i1> %294, %298
  %306 = or <4 x i1> %295, %299
  %307 = or <4 x i1> %296, %300
  %308 = or <4 x i1> %297, %301
  %309 = or <4 x i1> %305, %307
  %310 = or <4 x i1> %306, %308
  %311 = or <4 x i1> %309, %310
  %312 = bitcast <4 x i1> %311 to i4
  %313 = icmp ne i4 %312, 0
  br label %257

314:                                              ; preds = %257, %314
  %315 = phi i64 [ 0, %257 ], [ %329, %314 ]
  %316 = getelementptr i32, ptr %4, i64 %315
  %317 = getelementptr i8, ptr %316, i64 896
  %318 = load <2 x i32>, ptr %317, align 4
  %319 = getelementptr i8, ptr %316, i64 904
  %320 = load <2 x i32>, ptr %319, align 4
  %321 = getelementptr i64, ptr %4, i64 %315
  %322 = getelementptr i8, ptr %321, i64 1216
  %323 = load <2 x i64>, ptr %322, align 8
  %324 = getelementptr i8, ptr %321, i64 1232
  %325 = load <2 x i64>, ptr %324, align 8
  store <2 x i32> %318, ptr %316, align 4
  %326 = getelementptr i8, ptr %316, i64 8
  store <2 x i32> %320, ptr %326, align 4
  %327 = getelementptr i8, ptr %321, i64 320
  store <2 x i64> %323, ptr %327, align 8
  %328 = getelementptr i8, ptr %321, i64 336
  store <2 x i64> %325, ptr %328, align 8
  %329 = add i64 %315, 4
  %330 = icmp slt i64 %329, 64
  br i1 %330, label %314, label %331

331:                                              ; preds = %314
  %332 = add i64 %168, -1
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %334, label %340, !prof !2

334:                                              ; preds = %331
  %335 = load volatile ptr, ptr %6, align 8
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %337 = load ptr, ptr %336, align 8
  %338 = load volatile i32, ptr %337, align 4
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %342, !prof !3

340:                                              ; preds = %342, %334, %331
  %341 = phi i64 [ %332, %331 ], [ 205, %334 ], [ 205, %342 ]
  br label %164

342:                                              ; preds = %334
  %343 = call preserve_mostcc i32 @eas.ask(ptr %335)
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %340, label %345, !prof !3

345:                                              ; preds = %342
  %346 = load volatile ptr, ptr %6, align 8
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %348 = load ptr, ptr %347, align 8
  store i32 5, ptr %348, align 4
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 4
  store i32 22, ptr %349, align 4
  %350 = getelementptr inbounds nuw i8, ptr %348, i64 8
  store i64 %23, ptr %350, align 8
  %351 = getelementptr inbounds nuw i8, ptr %348, i64 16
  store i64 0, ptr %351, align 8
  %352 = getelementptr inbounds nuw i8, ptr %348, i64 24
  store i64 0, ptr %352, align 8
  br label %33

353:                                              ; preds = %172
  %354 = icmp eq i64 %178, 0
  br i1 %354, label %361, label %355

355:                                              ; preds = %353
  br label %364

356:                                              ; preds = %172
  %357 = icmp eq i64 %178, 0
  br i1 %357, label %361, label %358

358:                                              ; preds = %356
  br label %375

359:                                              ; preds = %364
  br label %361

360:                                              ; preds = %375
  br label %361

361:                                              ; preds = %360, %359, %356, %353
  %362 = icmp eq i64 %178, %28
  br i1 %362, label %401, label %363

363:                                              ; preds = %361
  br label %386

364:                                              ; preds = %355, %364
  %365 = phi i64 [ %373, %364 ], [ 0, %355 ]
  %366 = getelementptr i32, ptr %4, i64 %365
  %367 = load <4 x i32>, ptr %366, align 4
  %368 = getelementptr i8, ptr %366, i64 16
  %369 = load <4 x i32>, ptr %368, align 4
  %370 = add i64 %25, %365
  %371 = getelementptr i32, ptr %16, i64 %370
  store <4 x i32> %367, ptr %371, align 16, !nontemporal !4
  %372 = getelementptr i8, ptr %371, i64 16
  store <4 x i32> %369, ptr %372, align 16, !nontemporal !4
  %373 = add i64 %365, 8
  %374 = icmp slt i64 %373, %178
  br i1 %374, label %364, label %359

375:                                              ; preds = %358, %375
  %376 = phi i64 [ %384, %375 ], [ 0, %358 ]
  %377 = getelementptr i32, ptr %4, i64 %376
  %378 = load <4 x i32>, ptr %377, align 4
  %379 = getelementptr i8, ptr %377, i64 16
  %380 = load <4 x i32>, ptr %379, align 4
  %381 = add i64 %25, %376
  %382 = getelementptr i32, ptr %16, i64 %381
  store <4 x i32> %378, ptr %382, align 4
  %383 = getelementptr i8, ptr %382, i64 16
  store <4 x i32> %380, ptr %383, align 4
  %384 = add i64 %376, 8
  %385 = icmp slt i64 %384, %178
  br i1 %385, label %375, label %360

386:                                              ; preds = %363, %386
  %387 = phi i64 [ %398, %386 ], [ %178, %363 ]
  %388 = getelementptr i32, ptr %4, i64 %387
  %389 = load <4 x i32>, ptr %388, align 4
  %390 = sub i64 %27, %387
  %391 = call i64 @llvm.smax.i64(i64 %390, i64 0)
  %392 = call i64 @llvm.smin.i64(i64 %391, i64 4)
  %393 = trunc nuw nsw i64 %392 to i32
  %394 = insertelement <4 x i32> poison, i32 %393, i64 0
  %395 = shufflevector <4 x i32> %394, <4 x i32> poison, <4 x i32> zeroinitializer
  %396 = icmp samesign ugt <4 x i32> %395, <i32 0, i32 1, i32 2, i32 3>
  %397 = getelementptr i32, ptr %173, i64 %387
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %389, ptr align 4 %397, <4 x i1> %396)
  %398 = add i64 %387, 4
  %399 = icmp slt i64 %398, %28
  br i1 %399, label %386, label %400

400:                                              ; preds = %386
  br label %401

401:                                              ; preds = %400, %361
  %402 = add i64 %24, 1
  %403 = icmp eq i64 %402, %7
  %404 = select i1 %403, i64 0, i64 %402
  %405 = add i64 %23, 1
  %406 = icmp slt i64 %405, %3
  br i1 %406, label %22, label %32
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
