; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 1216
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8, !invariant.load !0
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load i64, ptr %25, align 8
  br i1 %12, label %27, label %50

27:                                               ; preds = %5
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %29 = getelementptr i8, ptr %4, i64 1280
  %30 = getelementptr i8, ptr %4, i64 1344
  %31 = getelementptr i8, ptr %4, i64 1408
  %32 = getelementptr i8, ptr %4, i64 1472
  %33 = getelementptr i8, ptr %4, i64 1536
  %34 = getelementptr i8, ptr %4, i64 1600
  %35 = getelementptr i8, ptr %4, i64 1664
  %36 = and i64 %26, 2
  %37 = icmp ne i64 %36, 0
  br label %38

38:                                               ; preds = %27, %378
  %39 = phi i64 [ %386, %378 ], [ %2, %27 ]
  %40 = phi i64 [ %384, %378 ], [ %9, %27 ]
  %41 = phi i64 [ %385, %378 ], [ %11, %27 ]
  %42 = shl i64 %40, 6
  %43 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %42)
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 64)
  %46 = and i64 %45, 64
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %98, label %48

48:                                               ; preds = %38
  br label %52

49:                                               ; preds = %378
  br label %50

50:                                               ; preds = %49, %5, %203
  %51 = phi i32 [ 1, %203 ], [ 0, %5 ], [ 0, %49 ]
  ret i32 %51

52:                                               ; preds = %48, %52
  %53 = phi i64 [ %95, %52 ], [ 0, %48 ]
  %54 = phi <8 x i1> [ %87, %52 ], [ zeroinitializer, %48 ]
  %55 = phi <8 x i1> [ %88, %52 ], [ zeroinitializer, %48 ]
  %56 = phi <8 x i1> [ %89, %52 ], [ zeroinitializer, %48 ]
  %57 = phi <8 x i1> [ %90, %52 ], [ zeroinitializer, %48 ]
  %58 = phi <8 x i1> [ %91, %52 ], [ zeroinitializer, %48 ]
  %59 = phi <8 x i1> [ %92, %52 ], [ zeroinitializer, %48 ]
  %60 = phi <8 x i1> [ %93, %52 ], [ zeroinitializer, %48 ]
  %61 = phi <8 x i1> [ %94, %52 ], [ zeroinitializer, %48 ]
  %62 = add i64 %42, %53
  %63 = getelementptr i64, ptr %15, i64 %62
  %64 = load <8 x i64>, ptr %63, align 8
  %65 = getelementptr i8, ptr %63, i64 64
  %66 = load <8 x i64>, ptr %65, align 8
  %67 = getelementptr i8, ptr %63, i64 128
  %68 = load <8 x i64>, ptr %67, align 8
  %69 = getelementptr i8, ptr %63, i64 192
  %70 = load <8 x i64>, ptr %69, align 8
  %71 = getelementptr i8, ptr %63, i64 256
  %72 = load <8 x i64>, ptr %71, align 8
  %73 = getelementptr i8, ptr %63, i64 320
  %74 = load <8 x i64>, ptr %73, align 8
  %75 = getelementptr i8, ptr %63, i64 384
  %76 = load <8 x i64>, ptr %75, align 8
  %77 = getelementptr i8, ptr %63, i64 448
  %78 = load <8 x i64>, ptr %77, align 8
  %79 = icmp sgt <8 x i64> %64, splat (i64 1)
  %80 = icmp sgt <8 x i64> %66, splat (i64 1)
  %81 = icmp sgt <8 x i64> %68, splat (i64 1)
  %82 = icmp sgt <8 x i64> %70, splat (i64 1)
  %83 = icmp sgt <8 x i64> %72, splat (i64 1)
  %84 = icmp sgt <8 x i64> %74, splat (i64 1)
  %85 = icmp sgt <8 x i64> %76, splat (i64 1)
  %86 = icmp sgt <8 x i64> %78, splat (i64 1)
  %87 = or <8 x i1> %54, %79
  %88 = or <8 x i1> %55, %80
  %89 = or <8 x i1> %56, %81
  %90 = or <8 x i1> %57, %82
  %91 = or <8 x i1> %58, %83
  %92 = or <8 x i1> %59, %84
  %93 = or <8 x i1> %60, %85
  %94 = or <8 x i1> %61, %86
  %95 = add i64 %53, 64
  %96 = icmp slt i64 %95, %46
  br i1 %96, label %52, label %97

97:                                               ; preds = %52
  br label %98

98:                                               ; preds = %97, %38
  %99 = phi <8 x i1> [ zeroinitializer, %38 ], [ %87, %97 ]
  %100 = phi <8 x i1> [ zeroinitializer, %38 ], [ %88, %97 ]
  %101 = phi <8 x i1> [ zeroinitializer, %38 ], [ %89, %97 ]
  %102 = phi <8 x i1> [ zeroinitializer, %38 ], [ %90, %97 ]
  %103 = phi <8 x i1> [ zeroinitializer, %38 ], [ %91, %97 ]
  %104 = phi <8 x i1> [ zeroinitializer, %38 ], [ %92, %97 ]
  %105 = phi <8 x i1> [ zeroinitializer, %38 ], [ %93, %97 ]
  %106 = phi <8 x i1> [ zeroinitializer, %38 ], [ %94, %97 ]
  br i1 %47, label %107, label %126

107:                                              ; preds = %98
  %108 = getelementptr i64, ptr %15, i64 %42
  br label %109

109:                                              ; preds = %107, %109
  %110 = phi i64 [ %123, %109 ], [ %46, %107 ]
  %111 = phi <8 x i1> [ %122, %109 ], [ %99, %107 ]
  %112 = sub i64 %44, %110
  %113 = call i64 @llvm.smax.i64(i64 %112, i64 0)
  %114 = call i64 @llvm.smin.i64(i64 %113, i64 8)
  %115 = trunc nuw nsw i64 %114 to i32
  %116 = insertelement <8 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <8 x i32> %116, <8 x i32> poison, <8 x i32> zeroinitializer
  %118 = icmp samesign ugt <8 x i32> %117, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %119 = getelementptr i64, ptr %108, i64 %110
  %120 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %119, <8 x i1> %118, <8 x i64> splat (i64 1))
  %121 = icmp sgt <8 x i64> %120, splat (i64 1)
  %122 = or <8 x i1> %111, %121
  %123 = add i64 %110, 8
  %124 = icmp slt i64 %123, 64
  br i1 %124, label %109, label %125

125:                                              ; preds = %109
  br label %126

126:                                              ; preds = %125, %98
  %127 = phi <8 x i1> [ %99, %98 ], [ %122, %125 ]
  %128 = or <8 x i1> %127, %103
  %129 = or <8 x i1> %100, %104
  %130 = or <8 x i1> %101, %105
  %131 = or <8 x i1> %102, %106
  %132 = or <8 x i1> %128, %130
  %133 = or <8 x i1> %129, %131
  %134 = or <8 x i1> %132, %133
  %135 = bitcast <8 x i1> %134 to i8
  %136 = icmp ne i8 %135, 0
  br label %137

137:                                              ; preds = %126, %137
  %138 = phi i64 [ 0, %126 ], [ %141, %137 ]
  %139 = getelementptr i32, ptr %4, i64 %138
  store <8 x i32> zeroinitializer, ptr %139, align 4
  %140 = getelementptr i8, ptr %139, i64 32
  store <8 x i32> zeroinitializer, ptr %140, align 4
  %141 = add i64 %138, 16
  %142 = icmp slt i64 %141, 64
  br i1 %142, label %137, label %143

143:                                              ; preds = %137
  %144 = and i64 %45, 120
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %160, label %146

146:                                              ; preds = %143
  br label %147

147:                                              ; preds = %146, %147
  %148 = phi i64 [ %157, %147 ], [ 0, %146 ]
  %149 = add i64 %42, %148
  %150 = getelementptr i64, ptr %15, i64 %149
  %151 = load <4 x i64>, ptr %150, align 8
  %152 = getelementptr i8, ptr %150, i64 32
  %153 = load <4 x i64>, ptr %152, align 8
  %154 = getelementptr i64, ptr %4, i64 %148
  %155 = getelementptr i8, ptr %154, i64 320
  store <4 x i64> %151, ptr %155, align 8
  %156 = getelementptr i8, ptr %154, i64 352
  store <4 x i64> %153, ptr %156, align 8
  %157 = add i64 %148, 8
  %158 = icmp slt i64 %157, %144
  br i1 %158, label %147, label %159

159:                                              ; preds = %147
  br label %160

160:                                              ; preds = %159, %143
  %161 = icmp slt i64 %43, 64
  br i1 %161, label %162, label %180

162:                                              ; preds = %160
  %163 = getelementptr i64, ptr %15, i64 %42
  br label %164

164:                                              ; preds = %162, %164
  %165 = phi i64 [ %177, %164 ], [ %144, %162 ]
  %166 = sub i64 %44, %165
  %167 = call i64 @llvm.smax.i64(i64 %166, i64 0)
  %168 = call i64 @llvm.smin.i64(i64 %167, i64 4)
  %169 = trunc nuw nsw i64 %168 to i32
  %170 = insertelement <4 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <4 x i32> %170, <4 x i32> poison, <4 x i32> zeroinitializer
  %172 = icmp samesign ugt <4 x i32> %171, <i32 0, i32 1, i32 2, i32 3>
  %173 = getelementptr i64, ptr %163, i64 %165
  %174 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %173, <4 x i1> %172, <4 x i64> splat (i64 1))
  %175 = getelementptr i64, ptr %4, i64 %165
  %176 = getelementptr i8, ptr %175, i64 320
  store <4 x i64> %174, ptr %176, align 8
  %177 = add i64 %165, 4
  %178 = icmp slt i64 %177, 64
  br i1 %178, label %164, label %179

179:                                              ; preds = %164
  br label %180

180:                                              ; preds = %179, %160
  br label %182

181:                                              ; preds = %313
  br label %182

182:                                              ; preds = %181, %180
  %183 = phi i1 [ %136, %180 ], [ %312, %181 ]
  %184 = phi i1 [ false, %180 ], [ %213, %181 ]
  %185 = phi i64 [ 0, %180 ], [ %214, %181 ]
  %186 = load volatile i32, ptr %17, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %202, label %198, !prof !1

188:                                              ; preds = %202
  %189 = icmp eq i64 %185, %21
  br i1 %189, label %190, label %208

190:                                              ; preds = %188
  br label %215

191:                                              ; preds = %202
  %192 = getelementptr i32, ptr %24, i64 %42
  %193 = ptrtoint ptr %192 to i64
  %194 = and i64 %193, 31
  %195 = icmp eq i64 %194, 0
  %196 = and i1 %37, %195
  %197 = and i64 %45, 112
  br i1 %196, label %330, label %333

198:                                              ; preds = %182
  %199 = load ptr, ptr %28, align 8
  %200 = call i32 %199(ptr nonnull %1) #4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %203, !prof !1

202:                                              ; preds = %198, %182
  br i1 %183, label %188, label %191

203:                                              ; preds = %198
  store i32 5, ptr %19, align 4
  %204 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 22, ptr %204, align 4
  %205 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %39, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %207, align 8
  br label %50

208:                                              ; preds = %188
  %209 = add i64 %185, 1
  br label %232

210:                                              ; preds = %215
  br label %212

211:                                              ; preds = %232
  br label %212

212:                                              ; preds = %211, %210
  %213 = phi i1 [ true, %210 ], [ %184, %211 ]
  %214 = phi i64 [ %185, %210 ], [ %209, %211 ]
  br i1 %213, label %311, label %285

215:                                              ; preds = %190, %215
  %216 = phi i64 [ %230, %215 ], [ 0, %190 ]
  %217 = getelementptr i32, ptr %4, i64 %216
  %218 = load <4 x i32>, ptr %217, align 4
  %219 = getelementptr i8, ptr %217, i64 16
  %220 = load <4 x i32>, ptr %219, align 4
  %221 = getelementptr i64, ptr %4, i64 %216
  %222 = getelementptr i8, ptr %221, i64 320
  %223 = load <4 x i64>, ptr %222, align 8
  %224 = getelementptr i8, ptr %221, i64 352
  %225 = load <4 x i64>, ptr %224, align 8
  %226 = getelementptr i8, ptr %217, i64 896
  store <4 x i32> %218, ptr %226, align 4
  %227 = getelementptr i8, ptr %217, i64 912
  store <4 x i32> %220, ptr %227, align 4
  %228 = getelementptr i8, ptr %221, i64 1216
  store <4 x i64> %223, ptr %228, align 8
  %229 = getelementptr i8, ptr %221, i64 1248
  store <4 x i64> %225, ptr %229, align 8
  %230 = add i64 %216, 8
  %231 = icmp slt i64 %230, 64
  br i1 %231, label %215, label %210

232:                                              ; preds = %208, %232
  %233 = phi i64 [ 0, %208 ], [ %283, %232 ]
  %234 = getelementptr i32, ptr %4, i64 %233
  %235 = load <4 x i32>, ptr %234, align 4
  %236 = getelementptr i8, ptr %234, i64 16
  %237 = load <4 x i32>, ptr %236, align 4
  %238 = getelementptr i64, ptr %4, i64 %233
  %239 = getelementptr i8, ptr %238, i64 320
  %240 = load <4 x i64>, ptr %239, align 8
  %241 = getelementptr i8, ptr %238, i64 352
  %242 = load <4 x i64>, ptr %241, align 8
  %243 = icmp sgt <4 x i64> %240, splat (i64 1)
  %244 = icmp sgt <4 x i64> %242, splat (i64 1)
  %245 = zext <4 x i1> %243 to <4 x i32>
  %246 = zext <4 x i1> %244 to <4 x i32>
  %247 = add <4 x i32> %235, %245
  %248 = add <4 x i32> %237, %246
  %249 = sdiv <4 x i64> %240, splat (i64 2)
  %250 = sdiv <4 x i64> %242, splat (i64 2)
  %251 = shl nsw <4 x i64> %249, splat (i64 1)
  %252 = shl nsw <4 x i64> %250, splat (i64 1)
  %253 = sub <4 x i64> %240, %251
  %254 = sub <4 x i64> %242, %252
  %255 = icmp slt <4 x i64> %240, zeroinitializer
  %256 = icmp slt <4 x i64> %242, zeroinitializer
  %257 = icmp ne <4 x i64> %240, %251
  %258 = icmp ne <4 x i64> %242, %252
  %259 = and <4 x i1> %257, %255
  %260 = and <4 x i1> %258, %256
  %261 = add <4 x i64> %253, splat (i64 2)
  %262 = add <4 x i64> %254, splat (i64 2)
  %263 = select <4 x i1> %259, <4 x i64> %261, <4 x i64> %253
  %264 = select <4 x i1> %260, <4 x i64> %262, <4 x i64> %254
  %265 = icmp eq <4 x i64> %263, zeroinitializer
  %266 = icmp eq <4 x i64> %264, zeroinitializer
  %267 = sext <4 x i1> %259 to <4 x i64>
  %268 = add nsw <4 x i64> %249, %267
  %269 = sext <4 x i1> %260 to <4 x i64>
  %270 = add nsw <4 x i64> %250, %269
  %271 = mul <4 x i64> %240, splat (i64 3)
  %272 = mul <4 x i64> %242, splat (i64 3)
  %273 = add <4 x i64> %271, splat (i64 1)
  %274 = add <4 x i64> %272, splat (i64 1)
  %275 = select <4 x i1> %243, <4 x i64> %273, <4 x i64> %240
  %276 = select <4 x i1> %244, <4 x i64> %274, <4 x i64> %242
  %277 = select <4 x i1> %265, <4 x i64> %268, <4 x i64> %275
  %278 = select <4 x i1> %266, <4 x i64> %270, <4 x i64> %276
  %279 = getelementptr i8, ptr %234, i64 896
  store <4 x i32> %247, ptr %279, align 4
  %280 = getelementptr i8, ptr %234, i64 912
  store <4 x i32> %248, ptr %280, align 4
  %281 = getelementptr i8, ptr %238, i64 1216
  store <4 x i64> %277, ptr %281, align 8
  %282 = getelementptr i8, ptr %238, i64 1248
  store <4 x i64> %278, ptr %282, align 8
  %283 = add i64 %233, 8
  %284 = icmp slt i64 %283, 64
  br i1 %284, label %232, label %211

285:                                              ; preds = %212
  %286 = load <8 x i64>, ptr %22, align 8
  %287 = load <8 x i64>, ptr %29, align 8
  %288 = load <8 x i64>, ptr %30, align 8
  %289 = load <8 x i64>, ptr %31, align 8
  %290 = load <8 x i64>, ptr %32, align 8
  %291 = load <8 x i64>, ptr %33, align 8
  %292 = load <8 x i64>, ptr %34, align 8
  %293 = load <8 x i64>, ptr %35, align 8
  %294 = icmp sgt <8 x i64> %286, splat (i64 1)
  %295 = icmp sgt <8 x i64> %287, splat (i64 1)
  %296 = icmp sgt <8 x i64> %288, splat (i64 1)
  %297 = icmp sgt <8 x i64> %289, splat (i64 1)
  %298 = icmp sgt <8 x i64> %290, splat (i64 1)
  %299 = icmp sgt <8 x i64> %291, splat (i64 1)
  %300 = icmp sgt <8 x i64> %292, splat (i64 1)
  %301 = icmp sgt <8 x i64> %293, splat (i64 1)
  %302 = or <8 x i1> %294, %298
  %303 = or <8 x i1> %295, %299
  %304 = or <8 x i1> %296, %300
  %305 = or <8 x i1> %297, %301
  %306 = or <8 x i1> %302, %304
  %307 = or <8 x i1> %303, %305
  %308 = or <8 x i1> %306, %307
  %309 = bitcast <8 x i1> %308 to i8
  %310 = icmp ne i8 %309, 0
  br label %311

311:                                              ; preds = %212, %285
  %312 = phi i1 [ %310, %285 ], [ false, %212 ]
  br label %313

313:                                              ; preds = %311, %313
  %314 = phi i64 [ 0, %311 ], [ %328, %313 ]
  %315 = getelementptr i32, ptr %4, i64 %314
  %316 = getelementptr i8, ptr %315, i64 896
  %317 = load <4 x i32>, ptr %316, align 4
  %318 = getelementptr i8, ptr %315, i64 912
  %319 = load <4 x i32>, ptr %318, align 4
  %320 = getelementptr i64, ptr %4, i64 %314
  %321 = getelementptr i8, ptr %320, i64 1216
  %322 = load <4 x i64>, ptr %321, align 8
  %323 = getelementptr i8, ptr %320, i64 1248
  %324 = load <4 x i64>, ptr %323, align 8
  store <4 x i32> %317, ptr %315, align 4
  %325 = getelementptr i8, ptr %315, i64 16
  store <4 x i32> %319, ptr %325, align 4
  %326 = getelementptr i8, ptr %320, i64 320
  store <4 x i64> %322, ptr %326, align 8
  %327 = getelementptr i8, ptr %320, i64 352
  store <4 x i64> %324, ptr %327, align 8
  %328 = add i64 %314, 8
  %329 = icmp slt i64 %328, 64
  br i1 %329, label %313, label %181

330:                                              ; preds = %191
  %331 = icmp eq i64 %197, 0
  br i1 %331, label %338, label %332

332:                                              ; preds = %330
  br label %341

333:                                              ; preds = %191
  %334 = icmp eq i64 %197, 0
  br i1 %334, label %338, label %335

335:                                              ; preds = %333
  br label %352

336:                                              ; preds = %341
  br label %338

337:                                              ; preds = %352
  br label %338

338:                                              ; preds = %337, %336, %333, %330
  %339 = icmp eq i64 %197, %45
  br i1 %339, label %378, label %340

340:                                              ; preds = %338
  br label %363

341:                                              ; preds = %332, %341
  %342 = phi i64 [ %350, %341 ], [ 0, %332 ]
  %343 = getelementptr i32, ptr %4, i64 %342
  %344 = load <8 x i32>, ptr %343, align 4
  %345 = getelementptr i8, ptr %343, i64 32
  %346 = load <8 x i32>, ptr %345, align 4
  %347 = add i64 %42, %342
  %348 = getelementptr i32, ptr %24, i64 %347
  store <8 x i32> %344, ptr %348, align 32, !nontemporal !2
  %349 = getelementptr i8, ptr %348, i64 32
  store <8 x i32> %346, ptr %349, align 32, !nontemporal !2
  %350 = add i64 %342, 16
  %351 = icmp slt i64 %350, %197
  br i1 %351, label %341, label %336

352:                                              ; preds = %335, %352
  %353 = phi i64 [ %361, %352 ], [ 0, %335 ]
  %354 = getelementptr i32, ptr %4, i64 %353
  %355 = load <8 x i32>, ptr %354, align 4
  %356 = getelementptr i8, ptr %354, i64 32
  %357 = load <8 x i32>, ptr %356, align 4
  %358 = add i64 %42, %353
  %359 = getelementptr i32, ptr %24, i64 %358
  store <8 x i32> %355, ptr %359, align 4
  %360 = getelementptr i8, ptr %359, i64 32
  store <8 x i32> %357, ptr %360, align 4
  %361 = add i64 %353, 16
  %362 = icmp slt i64 %361, %197
  br i1 %362, label %352, label %337

363:                                              ; preds = %340, %363
  %364 = phi i64 [ %375, %363 ], [ %197, %340 ]
  %365 = getelementptr i32, ptr %4, i64 %364
  %366 = load <8 x i32>, ptr %365, align 4
  %367 = sub i64 %44, %364
  %368 = call i64 @llvm.smax.i64(i64 %367, i64 0)
  %369 = call i64 @llvm.smin.i64(i64 %368, i64 8)
  %370 = trunc nuw nsw i64 %369 to i32
  %371 = insertelement <8 x i32> poison, i32 %370, i64 0
  %372 = shufflevector <8 x i32> %371, <8 x i32> poison, <8 x i32> zeroinitializer
  %373 = icmp samesign ugt <8 x i32> %372, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %374 = getelementptr i32, ptr %192, i64 %364
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %366, ptr align 4 %374, <8 x i1> %373)
  %375 = add i64 %364, 8
  %376 = icmp slt i64 %375, %45
  br i1 %376, label %363, label %377

377:                                              ; preds = %363
  br label %378

378:                                              ; preds = %377, %338
  %379 = add i64 %40, 1
  %380 = icmp eq i64 %379, %6
  %381 = zext i1 %380 to i64
  %382 = add i64 %41, %381
  %383 = icmp eq i64 %382, %8
  %384 = select i1 %380, i64 0, i64 %379
  %385 = select i1 %383, i64 0, i64 %382
  %386 = add i64 %39, 1
  %387 = icmp slt i64 %386, %3
  br i1 %387, label %38, label %49
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
