; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %8, label %19, label %39

19:                                               ; preds = %5
  %20 = urem i64 %2, %7
  %21 = getelementptr i8, ptr %4, i64 1280
  %22 = getelementptr i8, ptr %4, i64 1344
  %23 = getelementptr i8, ptr %4, i64 1408
  %24 = getelementptr i8, ptr %4, i64 1472
  %25 = getelementptr i8, ptr %4, i64 1536
  %26 = getelementptr i8, ptr %4, i64 1600
  %27 = getelementptr i8, ptr %4, i64 1664
  %28 = and i64 %18, 2
  %29 = icmp ne i64 %28, 0
  br label %30

30:                                               ; preds = %395, %19
  %31 = phi i64 [ %2, %19 ], [ %399, %395 ]
  %32 = phi i64 [ %20, %19 ], [ %398, %395 ]
  %33 = shl i64 %32, 6
  %34 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %33)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 64)
  %37 = icmp slt i64 %34, 57
  br i1 %37, label %41, label %53

38:                                               ; preds = %395
  br label %39

39:                                               ; preds = %38, %5, %339
  %40 = phi i32 [ 1, %339 ], [ 0, %5 ], [ 0, %38 ]
  ret i32 %40

41:                                               ; preds = %30
  %42 = or disjoint i64 %33, 63
  %43 = getelementptr i64, ptr %11, i64 %33
  %44 = getelementptr i8, ptr %43, i64 504
  %45 = icmp slt i64 %42, %9
  %46 = insertelement <1 x i1> poison, i1 %45, i64 0
  %47 = call <1 x i64> @llvm.masked.load.v1i64.p0(ptr align 8 %44, <1 x i1> %46, <1 x i64> splat (i64 1))
  %48 = extractelement <1 x i64> %47, i64 0
  %49 = icmp slt i64 %48, 2
  %50 = add nuw nsw i64 %36, 7
  %51 = and i64 %50, 248
  %52 = select i1 %49, i64 %51, i64 64
  br label %53

53:                                               ; preds = %30, %41
  %54 = phi i64 [ %52, %41 ], [ 64, %30 ]
  %55 = and i64 %36, 64
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %104, label %57

57:                                               ; preds = %53
  br label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %101, %58 ], [ 0, %57 ]
  %60 = phi <8 x i1> [ %93, %58 ], [ zeroinitializer, %57 ]
  %61 = phi <8 x i1> [ %94, %58 ], [ zeroinitializer, %57 ]
  %62 = phi <8 x i1> [ %95, %58 ], [ zeroinitializer, %57 ]
  %63 = phi <8 x i1> [ %96, %58 ], [ zeroinitializer, %57 ]
  %64 = phi <8 x i1> [ %97, %58 ], [ zeroinitializer, %57 ]
  %65 = phi <8 x i1> [ %98, %58 ], [ zeroinitializer, %57 ]
  %66 = phi <8 x i1> [ %99, %58 ], [ zeroinitializer, %57 ]
  %67 = phi <8 x i1> [ %100, %58 ], [ zeroinitializer, %57 ]
  %68 = add i64 %33, %59
  %69 = getelementptr i64, ptr %11, i64 %68
  %70 = load <8 x i64>, ptr %69, align 8
  %71 = getelementptr i8, ptr %69, i64 64
  %72 = load <8 x i64>, ptr %71, align 8
  %73 = getelementptr i8, ptr %69, i64 128
  %74 = load <8 x i64>, ptr %73, align 8
  %75 = getelementptr i8, ptr %69, i64 192
  %76 = load <8 x i64>, ptr %75, align 8
  %77 = getelementptr i8, ptr %69, i64 256
  %78 = load <8 x i64>, ptr %77, align 8
  %79 = getelementptr i8, ptr %69, i64 320
  %80 = load <8 x i64>, ptr %79, align 8
  %81 = getelementptr i8, ptr %69, i64 384
  %82 = load <8 x i64>, ptr %81, align 8
  %83 = getelementptr i8, ptr %69, i64 448
  %84 = load <8 x i64>, ptr %83, align 8
  %85 = icmp sgt <8 x i64> %70, splat (i64 1)
  %86 = icmp sgt <8 x i64> %72, splat (i64 1)
  %87 = icmp sgt <8 x i64> %74, splat (i64 1)
  %88 = icmp sgt <8 x i64> %76, splat (i64 1)
  %89 = icmp sgt <8 x i64> %78, splat (i64 1)
  %90 = icmp sgt <8 x i64> %80, splat (i64 1)
  %91 = icmp sgt <8 x i64> %82, splat (i64 1)
  %92 = icmp sgt <8 x i64> %84, splat (i64 1)
  %93 = or <8 x i1> %60, %85
  %94 = or <8 x i1> %61, %86
  %95 = or <8 x i1> %62, %87
  %96 = or <8 x i1> %63, %88
  %97 = or <8 x i1> %64, %89
  %98 = or <8 x i1> %65, %90
  %99 = or <8 x i1> %66, %91
  %100 = or <8 x i1> %67, %92
  %101 = add i64 %59, 64
  %102 = icmp slt i64 %101, %55
  br i1 %102, label %58, label %103

103:                                              ; preds = %58
  br label %104

104:                                              ; preds = %103, %53
  %105 = phi <8 x i1> [ zeroinitializer, %53 ], [ %93, %103 ]
  %106 = phi <8 x i1> [ zeroinitializer, %53 ], [ %94, %103 ]
  %107 = phi <8 x i1> [ zeroinitializer, %53 ], [ %95, %103 ]
  %108 = phi <8 x i1> [ zeroinitializer, %53 ], [ %96, %103 ]
  %109 = phi <8 x i1> [ zeroinitializer, %53 ], [ %97, %103 ]
  %110 = phi <8 x i1> [ zeroinitializer, %53 ], [ %98, %103 ]
  %111 = phi <8 x i1> [ zeroinitializer, %53 ], [ %99, %103 ]
  %112 = phi <8 x i1> [ zeroinitializer, %53 ], [ %100, %103 ]
  %113 = icmp slt i64 %55, %54
  br i1 %113, label %114, label %133

114:                                              ; preds = %104
  %115 = getelementptr i64, ptr %11, i64 %33
  br label %116

116:                                              ; preds = %114, %116
  %117 = phi i64 [ %130, %116 ], [ %55, %114 ]
  %118 = phi <8 x i1> [ %129, %116 ], [ %105, %114 ]
  %119 = sub i64 %35, %117
  %120 = call i64 @llvm.smax.i64(i64 %119, i64 0)
  %121 = call i64 @llvm.smin.i64(i64 %120, i64 8)
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = insertelement <8 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <8 x i32> %123, <8 x i32> poison, <8 x i32> zeroinitializer
  %125 = icmp samesign ugt <8 x i32> %124, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %126 = getelementptr i64, ptr %115, i64 %117
  %127 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %126, <8 x i1> %125, <8 x i64> splat (i64 1))
  %128 = icmp sgt <8 x i64> %127, splat (i64 1)
  %129 = or <8 x i1> %118, %128
  %130 = add i64 %117, 8
  %131 = icmp slt i64 %130, %54
  br i1 %131, label %116, label %132

132:                                              ; preds = %116
  br label %133

133:                                              ; preds = %132, %104
  %134 = phi <8 x i1> [ %105, %104 ], [ %129, %132 ]
  %135 = or <8 x i1> %134, %109
  %136 = or <8 x i1> %106, %110
  %137 = or <8 x i1> %107, %111
  %138 = or <8 x i1> %108, %112
  %139 = or <8 x i1> %135, %137
  %140 = or <8 x i1> %136, %138
  %141 = or <8 x i1> %139, %140
  %142 = bitcast <8 x i1> %141 to i8
  %143 = icmp ne i8 %142, 0
  br label %144

144:                                              ; preds = %133, %144
  %145 = phi i64 [ 0, %133 ], [ %148, %144 ]
  %146 = getelementptr i32, ptr %4, i64 %145
  store <8 x i32> zeroinitializer, ptr %146, align 4
  %147 = getelementptr i8, ptr %146, i64 32
  store <8 x i32> zeroinitializer, ptr %147, align 4
  %148 = add i64 %145, 16
  %149 = icmp slt i64 %148, 64
  br i1 %149, label %144, label %150

150:                                              ; preds = %144
  %151 = and i64 %36, 120
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %167, label %153

153:                                              ; preds = %150
  br label %154

154:                                              ; preds = %153, %154
  %155 = phi i64 [ %164, %154 ], [ 0, %153 ]
  %156 = add i64 %33, %155
  %157 = getelementptr i64, ptr %11, i64 %156
  %158 = load <4 x i64>, ptr %157, align 8
  %159 = getelementptr i8, ptr %157, i64 32
  %160 = load <4 x i64>, ptr %159, align 8
  %161 = getelementptr i64, ptr %4, i64 %155
  %162 = getelementptr i8, ptr %161, i64 320
  store <4 x i64> %158, ptr %162, align 8
  %163 = getelementptr i8, ptr %161, i64 352
  store <4 x i64> %160, ptr %163, align 8
  %164 = add i64 %155, 8
  %165 = icmp slt i64 %164, %151
  br i1 %165, label %154, label %166

166:                                              ; preds = %154
  br label %167

167:                                              ; preds = %166, %150
  %168 = icmp slt i64 %34, 64
  br i1 %168, label %169, label %187

169:                                              ; preds = %167
  %170 = getelementptr i64, ptr %11, i64 %33
  br label %171

171:                                              ; preds = %169, %171
  %172 = phi i64 [ %184, %171 ], [ %151, %169 ]
  %173 = sub i64 %35, %172
  %174 = call i64 @llvm.smax.i64(i64 %173, i64 0)
  %175 = call i64 @llvm.smin.i64(i64 %174, i64 4)
  %176 = trunc nuw nsw i64 %175 to i32
  %177 = insertelement <4 x i32> poison, i32 %176, i64 0
  %178 = shufflevector <4 x i32> %177, <4 x i32> poison, <4 x i32> zeroinitializer
  %179 = icmp samesign ugt <4 x i32> %178, <i32 0, i32 1, i32 2, i32 3>
  %180 = getelementptr i64, ptr %170, i64 %172
  %181 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %180, <4 x i1> %179, <4 x i64> splat (i64 1))
  %182 = getelementptr i64, ptr %4, i64 %172
  %183 = getelementptr i8, ptr %182, i64 320
  store <4 x i64> %181, ptr %183, align 8
  %184 = add i64 %172, 4
  %185 = icmp slt i64 %184, 64
  br i1 %185, label %171, label %186

186:                                              ; preds = %171
  br label %187

187:                                              ; preds = %186, %167
  br label %188

188:                                              ; preds = %334, %187
  %189 = phi i1 [ %143, %187 ], [ %307, %334 ]
  %190 = phi i1 [ false, %187 ], [ %208, %334 ]
  %191 = phi i64 [ 0, %187 ], [ %209, %334 ]
  %192 = phi i64 [ 410, %187 ], [ %335, %334 ]
  br i1 %189, label %193, label %196

193:                                              ; preds = %188
  %194 = icmp eq i64 %191, %13
  br i1 %194, label %195, label %203

195:                                              ; preds = %193
  br label %210

196:                                              ; preds = %188
  %197 = getelementptr i32, ptr %16, i64 %33
  %198 = ptrtoint ptr %197 to i64
  %199 = and i64 %198, 31
  %200 = icmp eq i64 %199, 0
  %201 = and i1 %29, %200
  %202 = and i64 %36, 112
  br i1 %201, label %347, label %350

203:                                              ; preds = %193
  %204 = add i64 %191, 1
  br label %227

205:                                              ; preds = %210
  br label %207

206:                                              ; preds = %227
  br label %207

207:                                              ; preds = %206, %205
  %208 = phi i1 [ true, %205 ], [ %190, %206 ]
  %209 = phi i64 [ %191, %205 ], [ %204, %206 ]
  br i1 %208, label %306, label %280

210:                                              ; preds = %195, %210
  %211 = phi i64 [ %225, %210 ], [ 0, %195 ]
  %212 = getelementptr i32, ptr %4, i64 %211
  %213 = load <4 x i32>, ptr %212, align 4
  %214 = getelementptr i8, ptr %212, i64 16
  %215 = load <4 x i32>, ptr %214, align 4
  %216 = getelementptr i64, ptr %4, i64 %211
  %217 = getelementptr i8, ptr %216, i64 320
  %218 = load <4 x i64>, ptr %217, align 8
  %219 = getelementptr i8, ptr %216, i64 352
  %220 = load <4 x i64>, ptr %219, align 8
  %221 = getelementptr i8, ptr %212, i64 896
  store <4 x i32> %213, ptr %221, align 4
  %222 = getelementptr i8, ptr %212, i64 912
  store <4 x i32> %215, ptr %222, align 4
  %223 = getelementptr i8, ptr %216, i64 1216
  store <4 x i64> %218, ptr %223, align 8
  %224 = getelementptr i8, ptr %216, i64 1248
  store <4 x i64> %220, ptr %224, align 8
  %225 = add i64 %211, 8
  %226 = icmp slt i64 %225, 64
  br i1 %226, label %210, label %205

227:                                              ; preds = %203, %227
  %228 = phi i64 [ 0, %203 ], [ %278, %227 ]
  %229 = getelementptr i32, ptr %4, i64 %228
  %230 = load <4 x i32>, ptr %229, align 4
  %231 = getelementptr i8, ptr %229, i64 16
  %232 = load <4 x i32>, ptr %231, align 4
  %233 = getelementptr i64, ptr %4, i64 %228
  %234 = getelementptr i8, ptr %233, i64 320
  %235 = load <4 x i64>, ptr %234, align 8
  %236 = getelementptr i8, ptr %233, i64 352
  %237 = load <4 x i64>, ptr %236, align 8
  %238 = icmp sgt <4 x i64> %235, splat (i64 1)
  %239 = icmp sgt <4 x i64> %237, splat (i64 1)
  %240 = zext <4 x i1> %238 to <4 x i32>
  %241 = zext <4 x i1> %239 to <4 x i32>
  %242 = add <4 x i32> %230, %240
  %243 = add <4 x i32> %232, %241
  %244 = sdiv <4 x i64> %235, splat (i64 2)
  %245 = sdiv <4 x i64> %237, splat (i64 2)
  %246 = shl nsw <4 x i64> %244, splat (i64 1)
  %247 = shl nsw <4 x i64> %245, splat (i64 1)
  %248 = sub <4 x i64> %235, %246
  %249 = sub <4 x i64> %237, %247
  %250 = icmp slt <4 x i64> %235, zeroinitializer
  %251 = icmp slt <4 x i64> %237, zeroinitializer
  %252 = icmp ne <4 x i64> %235, %246
  %253 = icmp ne <4 x i64> %237, %247
  %254 = and <4 x i1> %252, %250
  %255 = and <4 x i1> %253, %251
  %256 = add <4 x i64> %248, splat (i64 2)
  %257 = add <4 x i64> %249, splat (i64 2)
  %258 = select <4 x i1> %254, <4 x i64> %256, <4 x i64> %248
  %259 = select <4 x i1> %255, <4 x i64> %257, <4 x i64> %249
  %260 = icmp eq <4 x i64> %258, zeroinitializer
  %261 = icmp eq <4 x i64> %259, zeroinitializer
  %262 = sext <4 x i1> %254 to <4 x i64>
  %263 = add nsw <4 x i64> %244, %262
  %264 = sext <4 x i1> %255 to <4 x i64>
  %265 = add nsw <4 x i64> %245, %264
  %266 = mul <4 x i64> %235, splat (i64 3)
  %267 = mul <4 x i64> %237, splat (i64 3)
  %268 = add <4 x i64> %266, splat (i64 1)
  %269 = add <4 x i64> %267, splat (i64 1)
  %270 = select <4 x i1> %238, <4 x i64> %268, <4 x i64> %235
  %271 = select <4 x i1> %239, <4 x i64> %269, <4 x i64> %237
  %272 = select <4 x i1> %260, <4 x i64> %263, <4 x i64> %270
  %273 = select <4 x i1> %261, <4 x i64> %265, <4 x i64> %271
  %274 = getelementptr i8, ptr %229, i64 896
  store <4 x i32> %242, ptr %274, align 4
  %275 = getelementptr i8, ptr %229, i64 912
  store <4 x i32> %243, ptr %275, align 4
  %276 = getelementptr i8, ptr %233, i64 1216
  store <4 x i64> %272, ptr %276, align 8
  %277 = getelementptr i8, ptr %233, i64 1248
  store <4 x i64> %273, ptr %277, align 8
  %278 = add i64 %228, 8
  %279 = icmp slt i64 %278, 64
  br i1 %279, label %227, label %206

280:                                              ; preds = %207
  %281 = load <8 x i64>, ptr %14, align 8
  %282 = load <8 x i64>, ptr %21, align 8
  %283 = load <8 x i64>, ptr %22, align 8
  %284 = load <8 x i64>, ptr %23, align 8
  %285 = load <8 x i64>, ptr %24, align 8
  %286 = load <8 x i64>, ptr %25, align 8
  %287 = load <8 x i64>, ptr %26, align 8
  %288 = load <8 x i64>, ptr %27, align 8
  %289 = icmp sgt <8 x i64> %281, splat (i64 1)
  %290 = icmp sgt <8 x i64> %282, splat (i64 1)
  %291 = icmp sgt <8 x i64> %283, splat (i64 1)
  %292 = icmp sgt <8 x i64> %284, splat (i64 1)
  %293 = icmp sgt <8 x i64> %285, splat (i64 1)
  %294 = icmp sgt <8 x i64> %286, splat (i64 1)
  %295 = icmp sgt <8 x i64> %287, splat (i64 1)
  %296 = icmp sgt <8 x i64> %288, splat (i64 1)
  %297 = or <8 x i1> %289, %293
  %298 = or <8 x i1> %290, %294
  %299 = or <8 x i1> %291, %295
  %300 = or <8 x i1> %292, %296
  %301 = or <8 x i1> %297, %299
  %302 = or <8 x i1> %298, %300
  %303 = or <8 x i1> %301, %302
  %304 = bitcast <8 x i1> %303 to i8
  %305 = icmp ne i8 %304, 0
  br label %306

306:                                              ; preds = %207, %280
  %307 = phi i1 [ %305, %280 ], [ false, %207 ]
  br label %308

308:                                              ; preds = %306, %308
  %309 = phi i64 [ 0, %306 ], [ %323, %308 ]
  %310 = getelementptr i32, ptr %4, i64 %309
  %311 = getelementptr i8, ptr %310, i64 896
  %312 = load <4 x i32>, ptr %311, align 4
  %313 = getelementptr i8, ptr %310, i64 912
  %314 = load <4 x i32>, ptr %313, align 4
  %315 = getelementptr i64, ptr %4, i64 %309
  %316 = getelementptr i8, ptr %315, i64 1216
  %317 = load <4 x i64>, ptr %316, align 8
  %318 = getelementptr i8, ptr %315, i64 1248
  %319 = load <4 x i64>, ptr %318, align 8
  store <4 x i32> %312, ptr %310, align 4
  %320 = getelementptr i8, ptr %310, i64 16
  store <4 x i32> %314, ptr %320, align 4
  %321 = getelementptr i8, ptr %315, i64 320
  store <4 x i64> %317, ptr %321, align 8
  %322 = getelementptr i8, ptr %315, i64 352
  store <4 x i64> %319, ptr %322, align 8
  %323 = add i64 %309, 8
  %324 = icmp slt i64 %323, 64
  br i1 %324, label %308, label %325

325:                                              ; preds = %308
  %326 = add i64 %192, -1
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %328, label %334, !prof !2

328:                                              ; preds = %325
  %329 = load volatile ptr, ptr %6, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 56
  %331 = load ptr, ptr %330, align 8
  %332 = load volatile i32, ptr %331, align 4
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %336, !prof !3

334:                                              ; preds = %336, %328, %325
  %335 = phi i64 [ %326, %325 ], [ 410, %328 ], [ 410, %336 ]
  br label %188

336:                                              ; preds = %328
  %337 = call preserve_mostcc i32 @eas.ask(ptr %329)
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %334, label %339, !prof !3

339:                                              ; preds = %336
  %340 = load volatile ptr, ptr %6, align 8
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 48
  %342 = load ptr, ptr %341, align 8
  store i32 5, ptr %342, align 4
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 4
  store i32 22, ptr %343, align 4
  %344 = getelementptr inbounds nuw i8, ptr %342, i64 8
  store i64 %31, ptr %344, align 8
  %345 = getelementptr inbounds nuw i8, ptr %342, i64 16
  store i64 0, ptr %345, align 8
  %346 = getelementptr inbounds nuw i8, ptr %342, i64 24
  store i64 0, ptr %346, align 8
  br label %39

347:                                              ; preds = %196
  %348 = icmp eq i64 %202, 0
  br i1 %348, label %355, label %349

349:                                              ; preds = %347
  br label %358

350:                                              ; preds = %196
  %351 = icmp eq i64 %202, 0
  br i1 %351, label %355, label %352

352:                                              ; preds = %350
  br label %369

353:                                              ; preds = %358
  br label %355

354:                                              ; preds = %369
  br label %355

355:                                              ; preds = %354, %353, %350, %347
  %356 = icmp eq i64 %202, %36
  br i1 %356, label %395, label %357

357:                                              ; preds = %355
  br label %380

358:                                              ; preds = %349, %358
  %359 = phi i64 [ %367, %358 ], [ 0, %349 ]
  %360 = getelementptr i32, ptr %4, i64 %359
  %361 = load <8 x i32>, ptr %360, align 4
  %362 = getelementptr i8, ptr %360, i64 32
  %363 = load <8 x i32>, ptr %362, align 4
  %364 = add i64 %33, %359
  %365 = getelementptr i32, ptr %16, i64 %364
  store <8 x i32> %361, ptr %365, align 32, !nontemporal !4
  %366 = getelementptr i8, ptr %365, i64 32
  store <8 x i32> %363, ptr %366, align 32, !nontemporal !4
  %367 = add i64 %359, 16
  %368 = icmp slt i64 %367, %202
  br i1 %368, label %358, label %353

369:                                              ; preds = %352, %369
  %370 = phi i64 [ %378, %369 ], [ 0, %352 ]
  %371 = getelementptr i32, ptr %4, i64 %370
  %372 = load <8 x i32>, ptr %371, align 4
  %373 = getelementptr i8, ptr %371, i64 32
  %374 = load <8 x i32>, ptr %373, align 4
  %375 = add i64 %33, %370
  %376 = getelementptr i32, ptr %16, i64 %375
  store <8 x i32> %372, ptr %376, align 4
  %377 = getelementptr i8, ptr %376, i64 32
  store <8 x i32> %374, ptr %377, align 4
  %378 = add i64 %370, 16
  %379 = icmp slt i64 %378, %202
  br i1 %379, label %369, label %354

380:                                              ; preds = %357, %380
  %381 = phi i64 [ %392, %380 ], [ %202, %357 ]
  %382 = getelementptr i32, ptr %4, i64 %381
  %383 = load <8 x i32>, ptr %382, align 4
  %384 = sub i64 %35, %381
  %385 = call i64 @llvm.smax.i64(i64 %384, i64 0)
  %386 = call i64 @llvm.smin.i64(i64 %385, i64 8)
  %387 = trunc nuw nsw i64 %386 to i32
  %388 = insertelement <8 x i32> poison, i32 %387, i64 0
  %389 = shufflevector <8 x i32> %388, <8 x i32> poison, <8 x i32> zeroinitializer
  %390 = icmp samesign ugt <8 x i32> %389, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %391 = getelementptr i32, ptr %197, i64 %381
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %383, ptr align 4 %391, <8 x i1> %390)
  %392 = add i64 %381, 8
  %393 = icmp slt i64 %392, %36
  br i1 %393, label %380, label %394

394:                                              ; preds = %380
  br label %395

395:                                              ; preds = %394, %355
  %396 = add i64 %32, 1
  %397 = icmp eq i64 %396, %7
  %398 = select i1 %397, i64 0, i64 %396
  %399 = add i64 %31, 1
  %400 = icmp slt i64 %399, %3
  br i1 %400, label %30, label %38
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

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
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
