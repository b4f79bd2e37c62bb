; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  br i1 %8, label %18, label %46

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = sub i64 %3, %2
  %22 = sub i64 %20, %9
  %23 = add i64 %22, 1
  %24 = icmp ult i64 %22, 4096
  %25 = shl i64 %23, 3
  %26 = sdiv i64 %25, 256
  %27 = call i64 @llvm.smin.i64(i64 %21, i64 131072)
  %28 = icmp sge i64 %27, %26
  %29 = and i1 %24, %28
  %30 = sub i64 0, %9
  %31 = getelementptr i32, ptr %4, i64 %30
  %32 = select i1 %29, i64 %23, i64 0
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %53

34:                                               ; preds = %18
  br label %47

35:                                               ; preds = %941, %53
  %36 = phi i64 [ %2, %53 ], [ %945, %941 ]
  %37 = phi i64 [ %7, %53 ], [ %944, %941 ]
  %38 = shl i64 %37, 8
  %39 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %38)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 256)
  %42 = and i64 %41, 448
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %35
  br label %56

45:                                               ; preds = %1170
  br label %46

46:                                               ; preds = %45, %1159, %5
  ret i32 0

47:                                               ; preds = %34, %47
  %48 = phi i64 [ %50, %47 ], [ 0, %34 ]
  %49 = getelementptr i32, ptr %4, i64 %48
  store i32 0, ptr %49, align 4
  %50 = add i64 %48, 1
  %51 = icmp slt i64 %50, %32
  br i1 %51, label %47, label %52

52:                                               ; preds = %47
  br label %53

53:                                               ; preds = %52, %18
  %54 = insertelement <16 x i64> poison, i64 %13, i64 0
  %55 = shufflevector <16 x i64> %54, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %35

56:                                               ; preds = %44, %539
  %57 = phi i64 [ %540, %539 ], [ 0, %44 ]
  %58 = add i64 %38, %57
  %59 = getelementptr i32, ptr %15, i64 %58
  %60 = load <16 x i32>, ptr %59, align 4
  %61 = getelementptr i8, ptr %59, i64 64
  %62 = load <16 x i32>, ptr %61, align 4
  %63 = getelementptr i8, ptr %59, i64 128
  %64 = load <16 x i32>, ptr %63, align 4
  %65 = getelementptr i8, ptr %59, i64 192
  %66 = load <16 x i32>, ptr %65, align 4
  %67 = sext <16 x i32> %60 to <16 x i64>
  %68 = sext <16 x i32> %62 to <16 x i64>
  %69 = sext <16 x i32> %64 to <16 x i64>
  %70 = sext <16 x i32> %66 to <16 x i64>
  %71 = icmp sgt <16 x i32> %60, splat (i32 -1)
  %72 = icmp sgt <16 x i32> %62, splat (i32 -1)
  %73 = icmp sgt <16 x i32> %64, splat (i32 -1)
  %74 = icmp sgt <16 x i32> %66, splat (i32 -1)
  %75 = icmp sgt <16 x i64> %55, %67
  %76 = icmp sgt <16 x i64> %55, %68
  %77 = icmp sgt <16 x i64> %55, %69
  %78 = icmp sgt <16 x i64> %55, %70
  %79 = and <16 x i1> %71, %75
  %80 = and <16 x i1> %72, %76
  %81 = and <16 x i1> %73, %77
  %82 = and <16 x i1> %74, %78
  br i1 %29, label %88, label %537

83:                                               ; preds = %539
  br label %84

84:                                               ; preds = %83, %35
  %85 = icmp slt i64 %39, 256
  br i1 %85, label %86, label %941

86:                                               ; preds = %84
  %87 = getelementptr i32, ptr %15, i64 %38
  br label %924

88:                                               ; preds = %56
  %89 = extractelement <16 x i64> %67, i64 0
  %90 = extractelement <16 x i1> %79, i64 0
  %91 = select i1 %90, i64 %89, i64 %9
  %92 = zext i1 %90 to i32
  %93 = getelementptr i32, ptr %31, i64 %91
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %94, %92
  store i32 %95, ptr %93, align 4
  %96 = extractelement <16 x i64> %67, i64 1
  %97 = extractelement <16 x i1> %79, i64 1
  %98 = select i1 %97, i64 %96, i64 %9
  %99 = zext i1 %97 to i32
  %100 = getelementptr i32, ptr %31, i64 %98
  %101 = load i32, ptr %100, align 4
  %102 = add i32 %101, %99
  store i32 %102, ptr %100, align 4
  %103 = extractelement <16 x i64> %67, i64 2
  %104 = extractelement <16 x i1> %79, i64 2
  %105 = select i1 %104, i64 %103, i64 %9
  %106 = zext i1 %104 to i32
  %107 = getelementptr i32, ptr %31, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = add i32 %108, %106
  store i32 %109, ptr %107, align 4
  %110 = extractelement <16 x i64> %67, i64 3
  %111 = extractelement <16 x i1> %79, i64 3
  %112 = select i1 %111, i64 %110, i64 %9
  %113 = zext i1 %111 to i32
  %114 = getelementptr i32, ptr %31, i64 %112
  %115 = load i32, ptr %114, align 4
  %116 = add i32 %115, %113
  store i32 %116, ptr %114, align 4
  %117 = extractelement <16 x i64> %67, i64 4
  %118 = extractelement <16 x i1> %79, i64 4
  %119 = select i1 %118, i64 %117, i64 %9
  %120 = zext i1 %118 to i32
  %121 = getelementptr i32, ptr %31, i64 %119
  %122 = load i32, ptr %121, align 4
  %123 = add i32 %122, %120
  store i32 %123, ptr %121, align 4
  %124 = extractelement <16 x i64> %67, i64 5
  %125 = extractelement <16 x i1> %79, i64 5
  %126 = select i1 %125, i64 %124, i64 %9
  %127 = zext i1 %125 to i32
  %128 = getelementptr i32, ptr %31, i64 %126
  %129 = load i32, ptr %128, align 4
  %130 = add i32 %129, %127
  store i32 %130, ptr %128, align 4
  %131 = extractelement <16 x i64> %67, i64 6
  %132 = extractelement <16 x i1> %79, i64 6
  %133 = select i1 %132, i64 %131, i64 %9
  %134 = zext i1 %132 to i32
  %135 = getelementptr i32, ptr %31, i64 %133
  %136 = load i32, ptr %135, align 4
  %137 = add i32 %136, %134
  store i32 %137, ptr %135, align 4
  %138 = extractelement <16 x i64> %67, i64 7
  %139 = extractelement <16 x i1> %79, i64 7
  %140 = select i1 %139, i64 %138, i64 %9
  %141 = zext i1 %139 to i32
  %142 = getelementptr i32, ptr %31, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %141
  store i32 %144, ptr %142, align 4
  %145 = extractelement <16 x i64> %67, i64 8
  %146 = extractelement <16 x i1> %79, i64 8
  %147 = select i1 %146, i64 %145, i64 %9
  %148 = zext i1 %146 to i32
  %149 = getelementptr i32, ptr %31, i64 %147
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, %148
  store i32 %151, ptr %149, align 4
  %152 = extractelement <16 x i64> %67, i64 9
  %153 = extractelement <16 x i1> %79, i64 9
  %154 = select i1 %153, i64 %152, i64 %9
  %155 = zext i1 %153 to i32
  %156 = getelementptr i32, ptr %31, i64 %154
  %157 = load i32, ptr %156, align 4
  %158 = add i32 %157, %155
  store i32 %158, ptr %156, align 4
  %159 = extractelement <16 x i64> %67, i64 10
  %160 = extractelement <16 x i1> %79, i64 10
  %161 = select i1 %160, i64 %159, i64 %9
  %162 = zext i1 %160 to i32
  %163 = getelementptr i32, ptr %31, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = add i32 %164, %162
  store i32 %165, ptr %163, align 4
  %166 = extractelement <16 x i64> %67, i64 11
  %167 = extractelement <16 x i1> %79, i64 11
  %168 = select i1 %167, i64 %166, i64 %9
  %169 = zext i1 %167 to i32
  %170 = getelementptr i32, ptr %31, i64 %168
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 4
  %173 = extractelement <16 x i64> %67, i64 12
  %174 = extractelement <16 x i1> %79, i64 12
  %175 = select i1 %174, i64 %173, i64 %9
  %176 = zext i1 %174 to i32
  %177 = getelementptr i32, ptr %31, i64 %175
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, %176
  store i32 %179, ptr %177, align 4
  %180 = extractelement <16 x i64> %67, i64 13
  %181 = extractelement <16 x i1> %79, i64 13
  %182 = select i1 %181, i64 %180, i64 %9
  %183 = zext i1 %181 to i32
  %184 = getelementptr i32, ptr %31, i64 %182
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, %183
  store i32 %186, ptr %184, align 4
  %187 = extractelement <16 x i64> %67, i64 14
  %188 = extractelement <16 x i1> %79, i64 14
  %189 = select i1 %188, i64 %187, i64 %9
  %190 = zext i1 %188 to i32
  %191 = getelementptr i32, ptr %31, i64 %189
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, %190
  store i32 %193, ptr %191, align 4
  %194 = extractelement <16 x i64> %67, i64 15
  %195 = extractelement <16 x i1> %79, i64 15
  %196 = select i1 %195, i64 %194, i64 %9
  %197 = zext i1 %195 to i32
  %198 = getelementptr i32, ptr %31, i64 %196
  %199 = load i32, ptr %198, align 4
  %200 = add i32 %199, %197
  store i32 %200, ptr %198, align 4
  %201 = extractelement <16 x i64> %68, i64 0
  %202 = extractelement <16 x i1> %80, i64 0
  %203 = select i1 %202, i64 %201, i64 %9
  %204 = zext i1 %202 to i32
  %205 = getelementptr i32, ptr %31, i64 %203
  %206 = load i32, ptr %205, align 4
  %207 = add i32 %206, %204
  store i32 %207, ptr %205, align 4
  %208 = extractelement <16 x i64> %68, i64 1
  %209 = extractelement <16 x i1> %80, i64 1
  %210 = select i1 %209, i64 %208, i64 %9
  %211 = zext i1 %209 to i32
  %212 = getelementptr i32, ptr %31, i64 %210
  %213 = load i32, ptr %212, align 4
  %214 = add i32 %213, %211
  store i32 %214, ptr %212, align 4
  %215 = extractelement <16 x i64> %68, i64 2
  %216 = extractelement <16 x i1> %80, i64 2
  %217 = select i1 %216, i64 %215, i64 %9
  %218 = zext i1 %216 to i32
  %219 = getelementptr i32, ptr %31, i64 %217
  %220 = load i32, ptr %219, align 4
  %221 = add i32 %220, %218
  store i32 %221, ptr %219, align 4
  %222 = extractelement <16 x i64> %68, i64 3
  %223 = extractelement <16 x i1> %80, i64 3
  %224 = select i1 %223, i64 %222, i64 %9
  %225 = zext i1 %223 to i32
  %226 = getelementptr i32, ptr %31, i64 %224
  %227 = load i32, ptr %226, align 4
  %228 = add i32 %227, %225
  store i32 %228, ptr %226, align 4
  %229 = extractelement <16 x i64> %68, i64 4
  %230 = extractelement <16 x i1> %80, i64 4
  %231 = select i1 %230, i64 %229, i64 %9
  %232 = zext i1 %230 to i32
  %233 = getelementptr i32, ptr %31, i64 %231
  %234 = load i32, ptr %233, align 4
  %235 = add i32 %234, %232
  store i32 %235, ptr %233, align 4
  %236 = extractelement <16 x i64> %68, i64 5
  %237 = extractelement <16 x i1> %80, i64 5
  %238 = select i1 %237, i64 %236, i64 %9
  %239 = zext i1 %237 to i32
  %240 = getelementptr i32, ptr %31, i64 %238
  %241 = load i32, ptr %240, align 4
  %242 = add i32 %241, %239
  store i32 %242, ptr %240, align 4
  %243 = extractelement <16 x i64> %68, i64 6
  %244 = extractelement <16 x i1> %80, i64 6
  %245 = select i1 %244, i64 %243, i64 %9
  %246 = zext i1 %244 to i32
  %247 = getelementptr i32, ptr %31, i64 %245
  %248 = load i32, ptr %247, align 4
  %249 = add i32 %248, %246
  store i32 %249, ptr %247, align 4
  %250 = extractelement <16 x i64> %68, i64 7
  %251 = extractelement <16 x i1> %80, i64 7
  %252 = select i1 %251, i64 %250, i64 %9
  %253 = zext i1 %251 to i32
  %254 = getelementptr i32, ptr %31, i64 %252
  %255 = load i32, ptr %254, align 4
  %256 = add i32 %255, %253
  store i32 %256, ptr %254, align 4
  %257 = extractelement <16 x i64> %68, i64 8
  %258 = extractelement <16 x i1> %80, i64 8
  %259 = select i1 %258, i64 %257, i64 %9
  %260 = zext i1 %258 to i32
  %261 = getelementptr i32, ptr %31, i64 %259
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %260
  store i32 %263, ptr %261, align 4
  %264 = extractelement <16 x i64> %68, i64 9
  %265 = extractelement <16 x i1> %80, i64 9
  %266 = select i1 %265, i64 %264, i64 %9
  %267 = zext i1 %265 to i32
  %268 = getelementptr i32, ptr %31, i64 %266
  %269 = load i32, ptr %268, align 4
  %270 = add i32 %269, %267
  store i32 %270, ptr %268, align 4
  %271 = extractelement <16 x i64> %68, i64 10
  %272 = extractelement <16 x i1> %80, i64 10
  %273 = select i1 %272, i64 %271, i64 %9
  %274 = zext i1 %272 to i32
  %275 = getelementptr i32, ptr %31, i64 %273
  %276 = load i32, ptr %275, align 4
  %277 = add i32 %276, %274
  store i32 %277, ptr %275, align 4
  %278 = extractelement <16 x i64> %68, i64 11
  %279 = extractelement <16 x i1> %80, i64 11
  %280 = select i1 %279, i64 %278, i64 %9
  %281 = zext i1 %279 to i32
  %282 = getelementptr i32, ptr %31, i64 %280
  %283 = load i32, ptr %282, align 4
  %284 = add i32 %283, %281
  store i32 %284, ptr %282, align 4
  %285 = extractelement <16 x i64> %68, i64 12
  %286 = extractelement <16 x i1> %80, i64 12
  %287 = select i1 %286, i64 %285, i64 %9
  %288 = zext i1 %286 to i32
  %289 = getelementptr i32, ptr %31, i64 %287
  %290 = load i32, ptr %289, align 4
  %291 = add i32 %290, %288
  store i32 %291, ptr %289, align 4
  %292 = extractelement <16 x i64> %68, i64 13
  %293 = extractelement <16 x i1> %80, i64 13
  %294 = select i1 %293, i64 %292, i64 %9
  %295 = zext i1 %293 to i32
  %296 = getelementptr i32, ptr %31, i64 %294
  %297 = load i32, ptr %296, align 4
  %298 = add i32 %297, %295
  store i32 %298, ptr %296, align 4
  %299 = extractelement <16 x i64> %68, i64 14
  %300 = extractelement <16 x i1> %80, i64 14
  %301 = select i1 %300, i64 %299, i64 %9
  %302 = zext i1 %300 to i32
  %303 = getelementptr i32, ptr %31, i64 %301
  %304 = load i32, ptr %303, align 4
  %305 = add i32 %304, %302
  store i32 %305, ptr %303, align 4
  %306 = extractelement <16 x i64> %68, i64 15
  %307 = extractelement <16 x i1> %80, i64 15
  %308 = select i1 %307, i64 %306, i64 %9
  %309 = zext i1 %307 to i32
  %310 = getelementptr i32, ptr %31, i64 %308
  %311 = load i32, ptr %310, align 4
  %312 = add i32 %311, %309
  store i32 %312, ptr %310, align 4
  %313 = extractelement <16 x i64> %69, i64 0
  %314 = extractelement <16 x i1> %81, i64 0
  %315 = select i1 %314, i64 %313, i64 %9
  %316 = zext i1 %314 to i32
  %317 = getelementptr i32, ptr %31, i64 %315
  %318 = load i32, ptr %317, align 4
  %319 = add i32 %318, %316
  store i32 %319, ptr %317, align 4
  %320 = extractelement <16 x i64> %69, i64 1
  %321 = extractelement <16 x i1> %81, i64 1
  %322 = select i1 %321, i64 %320, i64 %9
  %323 = zext i1 %321 to i32
  %324 = getelementptr i32, ptr %31, i64 %322
  %325 = load i32, ptr %324, align 4
  %326 = add i32 %325, %323
  store i32 %326, ptr %324, align 4
  %327 = extractelement <16 x i64> %69, i64 2
  %328 = extractelement <16 x i1> %81, i64 2
  %329 = select i1 %328, i64 %327, i64 %9
  %330 = zext i1 %328 to i32
  %331 = getelementptr i32, ptr %31, i64 %329
  %332 = load i32, ptr %331, align 4
  %333 = add i32 %332, %330
  store i32 %333, ptr %331, align 4
  %334 = extractelement <16 x i64> %69, i64 3
  %335 = extractelement <16 x i1> %81, i64 3
  %336 = select i1 %335, i64 %334, i64 %9
  %337 = zext i1 %335 to i32
  %338 = getelementptr i32, ptr %31, i64 %336
  %339 = load i32, ptr %338, align 4
  %340 = add i32 %339, %337
  store i32 %340, ptr %338, align 4
  %341 = extractelement <16 x i64> %69, i64 4
  %342 = extractelement <16 x i1> %81, i64 4
  %343 = select i1 %342, i64 %341, i64 %9
  %344 = zext i1 %342 to i32
  %345 = getelementptr i32, ptr %31, i64 %343
  %346 = load i32, ptr %345, align 4
  %347 = add i32 %346, %344
  store i32 %347, ptr %345, align 4
  %348 = extractelement <16 x i64> %69, i64 5
  %349 = extractelement <16 x i1> %81, i64 5
  %350 = select i1 %349, i64 %348, i64 %9
  %351 = zext i1 %349 to i32
  %352 = getelementptr i32, ptr %31, i64 %350
  %353 = load i32, ptr %352, align 4
  %354 = add i32 %353, %351
  store i32 %354, ptr %352, align 4
  %355 = extractelement <16 x i64> %69, i64 6
  %356 = extractelement <16 x i1> %81, i64 6
  %357 = select i1 %356, i64 %355, i64 %9
  %358 = zext i1 %356 to i32
  %359 = getelementptr i32, ptr %31, i64 %357
  %360 = load i32, ptr %359, align 4
  %361 = add i32 %360, %358
  store i32 %361, ptr %359, align 4
  %362 = extractelement <16 x i64> %69, i64 7
  %363 = extractelement <16 x i1> %81, i64 7
  %364 = select i1 %363, i64 %362, i64 %9
  %365 = zext i1 %363 to i32
  %366 = getelementptr i32, ptr %31, i64 %364
  %367 = load i32, ptr %366, align 4
  %368 = add i32 %367, %365
  store i32 %368, ptr %366, align 4
  %369 = extractelement <16 x i64> %69, i64 8
  %370 = extractelement <16 x i1> %81, i64 8
  %371 = select i1 %370, i64 %369, i64 %9
  %372 = zext i1 %370 to i32
  %373 = getelementptr i32, ptr %31, i64 %371
  %374 = load i32, ptr %373, align 4
  %375 = add i32 %374, %372
  store i32 %375, ptr %373, align 4
  %376 = extractelement <16 x i64> %69, i64 9
  %377 = extractelement <16 x i1> %81, i64 9
  %378 = select i1 %377, i64 %376, i64 %9
  %379 = zext i1 %377 to i32
  %380 = getelementptr i32, ptr %31, i64 %378
  %381 = load i32, ptr %380, align 4
  %382 = add i32 %381, %379
  store i32 %382, ptr %380, align 4
  %383 = extractelement <16 x i64> %69, i64 10
  %384 = extractelement <16 x i1> %81, i64 10
  %385 = select i1 %384, i64 %383, i64 %9
  %386 = zext i1 %384 to i32
  %387 = getelementptr i32, ptr %31, i64 %385
  %388 = load i32, ptr %387, align 4
  %389 = add i32 %388, %386
  store i32 %389, ptr %387, align 4
  %390 = extractelement <16 x i64> %69, i64 11
  %391 = extractelement <16 x i1> %81, i64 11
  %392 = select i1 %391, i64 %390, i64 %9
  %393 = zext i1 %391 to i32
  %394 = getelementptr i32, ptr %31, i64 %392
  %395 = load i32, ptr %394, align 4
  %396 = add i32 %395, %393
  store i32 %396, ptr %394, align 4
  %397 = extractelement <16 x i64> %69, i64 12
  %398 = extractelement <16 x i1> %81, i64 12
  %399 = select i1 %398, i64 %397, i64 %9
  %400 = zext i1 %398 to i32
  %401 = getelementptr i32, ptr %31, i64 %399
  %402 = load i32, ptr %401, align 4
  %403 = add i32 %402, %400
  store i32 %403, ptr %401, align 4
  %404 = extractelement <16 x i64> %69, i64 13
  %405 = extractelement <16 x i1> %81, i64 13
  %406 = select i1 %405, i64 %404, i64 %9
  %407 = zext i1 %405 to i32
  %408 = getelementptr i32, ptr %31, i64 %406
  %409 = load i32, ptr %408, align 4
  %410 = add i32 %409, %407
  store i32 %410, ptr %408, align 4
  %411 = extractelement <16 x i64> %69, i64 14
  %412 = extractelement <16 x i1> %81, i64 14
  %413 = select i1 %412, i64 %411, i64 %9
  %414 = zext i1 %412 to i32
  %415 = getelementptr i32, ptr %31, i64 %413
  %416 = load i32, ptr %415, align 4
  %417 = add i32 %416, %414
  store i32 %417, ptr %415, align 4
  %418 = extractelement <16 x i64> %69, i64 15
  %419 = extractelement <16 x i1> %81, i64 15
  %420 = select i1 %419, i64 %418, i64 %9
  %421 = zext i1 %419 to i32
  %422 = getelementptr i32, ptr %31, i64 %420
  %423 = load i32, ptr %422, align 4
  %424 = add i32 %423, %421
  store i32 %424, ptr %422, align 4
  %425 = extractelement <16 x i64> %70, i64 0
  %426 = extractelement <16 x i1> %82, i64 0
  %427 = select i1 %426, i64 %425, i64 %9
  %428 = zext i1 %426 to i32
  %429 = getelementptr i32, ptr %31, i64 %427
  %430 = load i32, ptr %429, align 4
  %431 = add i32 %430, %428
  store i32 %431, ptr %429, align 4
  %432 = extractelement <16 x i64> %70, i64 1
  %433 = extractelement <16 x i1> %82, i64 1
  %434 = select i1 %433, i64 %432, i64 %9
  %435 = zext i1 %433 to i32
  %436 = getelementptr i32, ptr %31, i64 %434
  %437 = load i32, ptr %436, align 4
  %438 = add i32 %437, %435
  store i32 %438, ptr %436, align 4
  %439 = extractelement <16 x i64> %70, i64 2
  %440 = extractelement <16 x i1> %82, i64 2
  %441 = select i1 %440, i64 %439, i64 %9
  %442 = zext i1 %440 to i32
  %443 = getelementptr i32, ptr %31, i64 %441
  %444 = load i32, ptr %443, align 4
  %445 = add i32 %444, %442
  store i32 %445, ptr %443, align 4
  %446 = extractelement <16 x i64> %70, i64 3
  %447 = extractelement <16 x i1> %82, i64 3
  %448 = select i1 %447, i64 %446, i64 %9
  %449 = zext i1 %447 to i32
  %450 = getelementptr i32, ptr %31, i64 %448
  %451 = load i32, ptr %450, align 4
  %452 = add i32 %451, %449
  store i32 %452, ptr %450, align 4
  %453 = extractelement <16 x i64> %70, i64 4
  %454 = extractelement <16 x i1> %82, i64 4
  %455 = select i1 %454, i64 %453, i64 %9
  %456 = zext i1 %454 to i32
  %457 = getelementptr i32, ptr %31, i64 %455
  %458 = load i32, ptr %457, align 4
  %459 = add i32 %458, %456
  store i32 %459, ptr %457, align 4
  %460 = extractelement <16 x i64> %70, i64 5
  %461 = extractelement <16 x i1> %82, i64 5
  %462 = select i1 %461, i64 %460, i64 %9
  %463 = zext i1 %461 to i32
  %464 = getelementptr i32, ptr %31, i64 %462
  %465 = load i32, ptr %464, align 4
  %466 = add i32 %465, %463
  store i32 %466, ptr %464, align 4
  %467 = extractelement <16 x i64> %70, i64 6
  %468 = extractelement <16 x i1> %82, i64 6
  %469 = select i1 %468, i64 %467, i64 %9
  %470 = zext i1 %468 to i32
  %471 = getelementptr i32, ptr %31, i64 %469
  %472 = load i32, ptr %471, align 4
  %473 = add i32 %472, %470
  store i32 %473, ptr %471, align 4
  %474 = extractelement <16 x i64> %70, i64 7
  %475 = extractelement <16 x i1> %82, i64 7
  %476 = select i1 %475, i64 %474, i64 %9
  %477 = zext i1 %475 to i32
  %478 = getelementptr i32, ptr %31, i64 %476
  %479 = load i32, ptr %478, align 4
  %480 = add i32 %479, %477
  store i32 %480, ptr %478, align 4
  %481 = extractelement <16 x i64> %70, i64 8
  %482 = extractelement <16 x i1> %82, i64 8
  %483 = select i1 %482, i64 %481, i64 %9
  %484 = zext i1 %482 to i32
  %485 = getelementptr i32, ptr %31, i64 %483
  %486 = load i32, ptr %485, align 4
  %487 = add i32 %486, %484
  store i32 %487, ptr %485, align 4
  %488 = extractelement <16 x i64> %70, i64 9
  %489 = extractelement <16 x i1> %82, i64 9
  %490 = select i1 %489, i64 %488, i64 %9
  %491 = zext i1 %489 to i32
  %492 = getelementptr i32, ptr %31, i64 %490
  %493 = load i32, ptr %492, align 4
  %494 = add i32 %493, %491
  store i32 %494, ptr %492, align 4
  %495 = extractelement <16 x i64> %70, i64 10
  %496 = extractelement <16 x i1> %82, i64 10
  %497 = select i1 %496, i64 %495, i64 %9
  %498 = zext i1 %496 to i32
  %499 = getelementptr i32, ptr %31, i64 %497
  %500 = load i32, ptr %499, align 4
  %501 = add i32 %500, %498
  store i32 %501, ptr %499, align 4
  %502 = extractelement <16 x i64> %70, i64 11
  %503 = extractelement <16 x i1> %82, i64 11
  %504 = select i1 %503, i64 %502, i64 %9
  %505 = zext i1 %503 to i32
  %506 = getelementptr i32, ptr %31, i64 %504
  %507 = load i32, ptr %506, align 4
  %508 = add i32 %507, %505
  store i32 %508, ptr %506, align 4
  %509 = extractelement <16 x i64> %70, i64 12
  %510 = extractelement <16 x i1> %82, i64 12
  %511 = select i1 %510, i64 %509, i64 %9
  %512 = zext i1 %510 to i32
  %513 = getelementptr i32, ptr %31, i64 %511
  %514 = load i32, ptr %513, align 4
  %515 = add i32 %514, %512
  store i32 %515, ptr %513, align 4
  %516 = extractelement <16 x i64> %70, i64 13
  %517 = extractelement <16 x i1> %82, i64 13
  %518 = select i1 %517, i64 %516, i64 %9
  %519 = zext i1 %517 to i32
  %520 = getelementptr i32, ptr %31, i64 %518
  %521 = load i32, ptr %520, align 4
  %522 = add i32 %521, %519
  store i32 %522, ptr %520, align 4
  %523 = extractelement <16 x i64> %70, i64 14
  %524 = extractelement <16 x i1> %82, i64 14
  %525 = select i1 %524, i64 %523, i64 %9
  %526 = zext i1 %524 to i32
  %527 = getelementptr i32, ptr %31, i64 %525
  %528 = load i32, ptr %527, align 4
  %529 = add i32 %528, %526
  store i32 %529, ptr %527, align 4
  %530 = extractelement <16 x i64> %70, i64 15
  %531 = extractelement <16 x i1> %82, i64 15
  %532 = select i1 %531, i64 %530, i64 %9
  %533 = zext i1 %531 to i32
  %534 = getelementptr i32, ptr %31, i64 %532
  %535 = load i32, ptr %534, align 4
  %536 = add i32 %535, %533
  store i32 %536, ptr %534, align 4
  br label %539

537:                                              ; preds = %56
  %538 = extractelement <16 x i1> %79, i64 0
  br i1 %538, label %542, label %546

539:                                              ; preds = %920, %918, %88
  %540 = add i64 %57, 64
  %541 = icmp slt i64 %540, %42
  br i1 %541, label %56, label %83

542:                                              ; preds = %537
  %543 = extractelement <16 x i64> %67, i64 0
  %544 = getelementptr i32, ptr %17, i64 %543
  %545 = atomicrmw add ptr %544, i32 1 monotonic, align 4
  br label %546

546:                                              ; preds = %537, %542
  %547 = extractelement <16 x i1> %79, i64 1
  br i1 %547, label %548, label %552

548:                                              ; preds = %546
  %549 = extractelement <16 x i64> %67, i64 1
  %550 = getelementptr i32, ptr %17, i64 %549
  %551 = atomicrmw add ptr %550, i32 1 monotonic, align 4
  br label %552

552:                                              ; preds = %546, %548
  %553 = extractelement <16 x i1> %79, i64 2
  br i1 %553, label %554, label %558

554:                                              ; preds = %552
  %555 = extractelement <16 x i64> %67, i64 2
  %556 = getelementptr i32, ptr %17, i64 %555
  %557 = atomicrmw add ptr %556, i32 1 monotonic, align 4
  br label %558

558:                                              ; preds = %552, %554
  %559 = extractelement <16 x i1> %79, i64 3
  br i1 %559, label %560, label %564

560:                                              ; preds = %558
  %561 = extractelement <16 x i64> %67, i64 3
  %562 = getelementptr i32, ptr %17, i64 %561
  %563 = atomicrmw add ptr %562, i32 1 monotonic, align 4
  br label %564

564:                                              ; preds = %558, %560
  %565 = extractelement <16 x i1> %79, i64 4
  br i1 %565, label %566, label %570

566:                                              ; preds = %564
  %567 = extractelement <16 x i64> %67, i64 4
  %568 = getelementptr i32, ptr %17, i64 %567
  %569 = atomicrmw add ptr %568, i32 1 monotonic, align 4
  br label %570

570:                                              ; preds = %564, %566
  %571 = extractelement <16 x i1> %79, i64 5
  br i1 %571, label %572, label %576

572:                                              ; preds = %570
  %573 = extractelement <16 x i64> %67, i64 5
  %574 = getelementptr i32, ptr %17, i64 %573
  %575 = atomicrmw add ptr %574, i32 1 monotonic, align 4
  br label %576

576:                                              ; preds = %570, %572
  %577 = extractelement <16 x i1> %79, i64 6
  br i1 %577, label %578, label %582

578:                                              ; preds = %576
  %579 = extractelement <16 x i64> %67, i64 6
  %580 = getelementptr i32, ptr %17, i64 %579
  %581 = atomicrmw add ptr %580, i32 1 monotonic, align 4
  br label %582

582:                                              ; preds = %576, %578
  %583 = extractelement <16 x i1> %79, i64 7
  br i1 %583, label %584, label %588

584:                                              ; preds = %582
  %585 = extractelement <16 x i64> %67, i64 7
  %586 = getelementptr i32, ptr %17, i64 %585
  %587 = atomicrmw add ptr %586, i32 1 monotonic, align 4
  br label %588

588:                                              ; preds = %582, %584
  %589 = extractelement <16 x i1> %79, i64 8
  br i1 %589, label %590, label %594

590:                                              ; preds = %588
  %591 = extractelement <16 x i64> %67, i64 8
  %592 = getelementptr i32, ptr %17, i64 %591
  %593 = atomicrmw add ptr %592, i32 1 monotonic, align 4
  br label %594

594:                                              ; preds = %588, %590
  %595 = extractelement <16 x i1> %79, i64 9
  br i1 %595, label %596, label %600

596:                                              ; preds = %594
  %597 = extractelement <16 x i64> %67, i64 9
  %598 = getelementptr i32, ptr %17, i64 %597
  %599 = atomicrmw add ptr %598, i32 1 monotonic, align 4
  br label %600

600:                                              ; preds = %594, %596
  %601 = extractelement <16 x i1> %79, i64 10
  br i1 %601, label %602, label %606

602:                                              ; preds = %600
  %603 = extractelement <16 x i64> %67, i64 10
  %604 = getelementptr i32, ptr %17, i64 %603
  %605 = atomicrmw add ptr %604, i32 1 monotonic, align 4
  br label %606

606:                                              ; preds = %600, %602
  %607 = extractelement <16 x i1> %79, i64 11
  br i1 %607, label %608, label %612

608:                                              ; preds = %606
  %609 = extractelement <16 x i64> %67, i64 11
  %610 = getelementptr i32, ptr %17, i64 %609
  %611 = atomicrmw add ptr %610, i32 1 monotonic, align 4
  br label %612

612:                                              ; preds = %606, %608
  %613 = extractelement <16 x i1> %79, i64 12
  br i1 %613, label %614, label %618

614:                                              ; preds = %612
  %615 = extractelement <16 x i64> %67, i64 12
  %616 = getelementptr i32, ptr %17, i64 %615
  %617 = atomicrmw add ptr %616, i32 1 monotonic, align 4
  br label %618

618:                                              ; preds = %612, %614
  %619 = extractelement <16 x i1> %79, i64 13
  br i1 %619, label %620, label %624

620:                                              ; preds = %618
  %621 = extractelement <16 x i64> %67, i64 13
  %622 = getelementptr i32, ptr %17, i64 %621
  %623 = atomicrmw add ptr %622, i32 1 monotonic, align 4
  br label %624

624:                                              ; preds = %618, %620
  %625 = extractelement <16 x i1> %79, i64 14
  br i1 %625, label %626, label %630

626:                                              ; preds = %624
  %627 = extractelement <16 x i64> %67, i64 14
  %628 = getelementptr i32, ptr %17, i64 %627
  %629 = atomicrmw add ptr %628, i32 1 monotonic, align 4
  br label %630

630:                                              ; preds = %624, %626
  %631 = extractelement <16 x i1> %79, i64 15
  br i1 %631, label %632, label %636

632:                                              ; preds = %630
  %633 = extractelement <16 x i64> %67, i64 15
  %634 = getelementptr i32, ptr %17, i64 %633
  %635 = atomicrmw add ptr %634, i32 1 monotonic, align 4
  br label %636

636:                                              ; preds = %630, %632
  %637 = extractelement <16 x i1> %80, i64 0
  br i1 %637, label %638, label %642

638:                                              ; preds = %636
  %639 = extractelement <16 x i64> %68, i64 0
  %640 = getelementptr i32, ptr %17, i64 %639
  %641 = atomicrmw add ptr %640, i32 1 monotonic, align 4
  br label %642

642:                                              ; preds = %636, %638
  %643 = extractelement <16 x i1> %80, i64 1
  br i1 %643, label %644, label %648

644:                                              ; preds = %642
  %645 = extractelement <16 x i64> %68, i64 1
  %646 = getelementptr i32, ptr %17, i64 %645
  %647 = atomicrmw add ptr %646, i32 1 monotonic, align 4
  br label %648

648:                                              ; preds = %642, %644
  %649 = extractelement <16 x i1> %80, i64 2
  br i1 %649, label %650, label %654

650:                                              ; preds = %648
  %651 = extractelement <16 x i64> %68, i64 2
  %652 = getelementptr i32, ptr %17, i64 %651
  %653 = atomicrmw add ptr %652, i32 1 monotonic, align 4
  br label %654

654:                                              ; preds = %648, %650
  %655 = extractelement <16 x i1> %80, i64 3
  br i1 %655, label %656, label %660

656:                                              ; preds = %654
  %657 = extractelement <16 x i64> %68, i64 3
  %658 = getelementptr i32, ptr %17, i64 %657
  %659 = atomicrmw add ptr %658, i32 1 monotonic, align 4
  br label %660

660:                                              ; preds = %654, %656
  %661 = extractelement <16 x i1> %80, i64 4
  br i1 %661, label %662, label %666

662:                                              ; preds = %660
  %663 = extractelement <16 x i64> %68, i64 4
  %664 = getelementptr i32, ptr %17, i64 %663
  %665 = atomicrmw add ptr %664, i32 1 monotonic, align 4
  br label %666

666:                                              ; preds = %660, %662
  %667 = extractelement <16 x i1> %80, i64 5
  br i1 %667, label %668, label %672

668:                                              ; preds = %666
  %669 = extractelement <16 x i64> %68, i64 5
  %670 = getelementptr i32, ptr %17, i64 %669
  %671 = atomicrmw add ptr %670, i32 1 monotonic, align 4
  br label %672

672:                                              ; preds = %666, %668
  %673 = extractelement <16 x i1> %80, i64 6
  br i1 %673, label %674, label %678

674:                                              ; preds = %672
  %675 = extractelement <16 x i64> %68, i64 6
  %676 = getelementptr i32, ptr %17, i64 %675
  %677 = atomicrmw add ptr %676, i32 1 monotonic, align 4
  br label %678

678:                                              ; preds = %672, %674
  %679 = extractelement <16 x i1> %80, i64 7
  br i1 %679, label %680, label %684

680:                                              ; preds = %678
  %681 = extractelement <16 x i64> %68, i64 7
  %682 = getelementptr i32, ptr %17, i64 %681
  %683 = atomicrmw add ptr %682, i32 1 monotonic, align 4
  br label %684

684:                                              ; preds = %678, %680
  %685 = extractelement <16 x i1> %80, i64 8
  br i1 %685, label %686, label %690

686:                                              ; preds = %684
  %687 = extractelement <16 x i64> %68, i64 8
  %688 = getelementptr i32, ptr %17, i64 %687
  %689 = atomicrmw add ptr %688, i32 1 monotonic, align 4
  br label %690

690:                                              ; preds = %684, %686
  %691 = extractelement <16 x i1> %80, i64 9
  br i1 %691, label %692, label %696

692:                                              ; preds = %690
  %693 = extractelement <16 x i64> %68, i64 9
  %694 = getelementptr i32, ptr %17, i64 %693
  %695 = atomicrmw add ptr %694, i32 1 monotonic, align 4
  br label %696

696:                                              ; preds = %690, %692
  %697 = extractelement <16 x i1> %80, i64 10
  br i1 %697, label %698, label %702

698:                                              ; preds = %696
  %699 = extractelement <16 x i64> %68, i64 10
  %700 = getelementptr i32, ptr %17, i64 %699
  %701 = atomicrmw add ptr %700, i32 1 monotonic, align 4
  br label %702

702:                                              ; preds = %696, %698
  %703 = extractelement <16 x i1> %80, i64 11
  br i1 %703, label %704, label %708

704:                                              ; preds = %702
  %705 = extractelement <16 x i64> %68, i64 11
  %706 = getelementptr i32, ptr %17, i64 %705
  %707 = atomicrmw add ptr %706, i32 1 monotonic, align 4
  br label %708

708:                                              ; preds = %702, %704
  %709 = extractelement <16 x i1> %80, i64 12
  br i1 %709, label %710, label %714

710:                                              ; preds = %708
  %711 = extractelement <16 x i64> %68, i64 12
  %712 = getelementptr i32, ptr %17, i64 %711
  %713 = atomicrmw add ptr %712, i32 1 monotonic, align 4
  br label %714

714:                                              ; preds = %708, %710
  %715 = extractelement <16 x i1> %80, i64 13
  br i1 %715, label %716, label %720

716:                                              ; preds = %714
  %717 = extractelement <16 x i64> %68, i64 13
  %718 = getelementptr i32, ptr %17, i64 %717
  %719 = atomicrmw add ptr %718, i32 1 monotonic, align 4
  br label %720

720:                                              ; preds = %714, %716
  %721 = extractelement <16 x i1> %80, i64 14
  br i1 %721, label %722, label %726

722:                                              ; preds = %720
  %723 = extractelement <16 x i64> %68, i64 14
  %724 = getelementptr i32, ptr %17, i64 %723
  %725 = atomicrmw add ptr %724, i32 1 monotonic, align 4
  br label %726

726:                                              ; preds = %720, %722
  %727 = extractelement <16 x i1> %80, i64 15
  br i1 %727, label %728, label %732

728:                                              ; preds = %726
  %729 = extractelement <16 x i64> %68, i64 15
  %730 = getelementptr i32, ptr %17, i64 %729
  %731 = atomicrmw add ptr %730, i32 1 monotonic, align 4
  br label %732

732:                                              ; preds = %726, %728
  %733 = extractelement <16 x i1> %81, i64 0
  br i1 %733, label %734, label %738

734:                                              ; preds = %732
  %735 = extractelement <16 x i64> %69, i64 0
  %736 = getelementptr i32, ptr %17, i64 %735
  %737 = atomicrmw add ptr %736, i32 1 monotonic, align 4
  br label %738

738:                                              ; preds = %732, %734
  %739 = extractelement <16 x i1> %81, i64 1
  br i1 %739, label %740, label %744

740:                                              ; preds = %738
  %741 = extractelement <16 x i64> %69, i64 1
  %742 = getelementptr i32, ptr %17, i64 %741
  %743 = atomicrmw add ptr %742, i32 1 monotonic, align 4
  br label %744

744:                                              ; preds = %738, %740
  %745 = extractelement <16 x i1> %81, i64 2
  br i1 %745, label %746, label %750

746:                                              ; preds = %744
  %747 = extractelement <16 x i64> %69, i64 2
  %748 = getelementptr i32, ptr %17, i64 %747
  %749 = atomicrmw add ptr %748, i32 1 monotonic, align 4
  br label %750

750:                                              ; preds = %744, %746
  %751 = extractelement <16 x i1> %81, i64 3
  br i1 %751, label %752, label %756

752:                                              ; preds = %750
  %753 = extractelement <16 x i64> %69, i64 3
  %754 = getelementptr i32, ptr %17, i64 %753
  %755 = atomicrmw add ptr %754, i32 1 monotonic, align 4
  br label %756

756:                                              ; preds = %750, %752
  %757 = extractelement <16 x i1> %81, i64 4
  br i1 %757, label %758, label %762

758:                                              ; preds = %756
  %759 = extractelement <16 x i64> %69, i64 4
  %760 = getelementptr i32, ptr %17, i64 %759
  %761 = atomicrmw add ptr %760, i32 1 monotonic, align 4
  br label %762

762:                                              ; preds = %756, %758
  %763 = extractelement <16 x i1> %81, i64 5
  br i1 %763, label %764, label %768

764:                                              ; preds = %762
  %765 = extractelement <16 x i64> %69, i64 5
  %766 = getelementptr i32, ptr %17, i64 %765
  %767 = atomicrmw add ptr %766, i32 1 monotonic, align 4
  br label %768

768:                                              ; preds = %762, %764
  %769 = extractelement <16 x i1> %81, i64 6
  br i1 %769, label %770, label %774

770:                                              ; preds = %768
  %771 = extractelement <16 x i64> %69, i64 6
  %772 = getelementptr i32, ptr %17, i64 %771
  %773 = atomicrmw add ptr %772, i32 1 monotonic, align 4
  br label %774

774:                                              ; preds = %768, %770
  %775 = extractelement <16 x i1> %81, i64 7
  br i1 %775, label %776, label %780

776:                                              ; preds = %774
  %777 = extractelement <16 x i64> %69, i64 7
  %778 = getelementptr i32, ptr %17, i64 %777
  %779 = atomicrmw add ptr %778, i32 1 monotonic, align 4
  br label %780

780:                                              ; preds = %774, %776
  %781 = extractelement <16 x i1> %81, i64 8
  br i1 %781, label %782, label %786

782:                                              ; preds = %780
  %783 = extractelement <16 x i64> %69, i64 8
  %784 = getelementptr i32, ptr %17, i64 %783
  %785 = atomicrmw add ptr %784, i32 1 monotonic, align 4
  br label %786

786:                                              ; preds = %780, %782
  %787 = extractelement <16 x i1> %81, i64 9
  br i1 %787, label %788, label %792

788:                                              ; preds = %786
  %789 = extractelement <16 x i64> %69, i64 9
  %790 = getelementptr i32, ptr %17, i64 %789
  %791 = atomicrmw add ptr %790, i32 1 monotonic, align 4
  br label %792

792:                                              ; preds = %786, %788
  %793 = extractelement <16 x i1> %81, i64 10
  br i1 %793, label %794, label %798

794:                                              ; preds = %792
  %795 = extractelement <16 x i64> %69, i64 10
  %796 = getelementptr i32, ptr %17, i64 %795
  %797 = atomicrmw add ptr %796, i32 1 monotonic, align 4
  br label %798

798:                                              ; preds = %792, %794
  %799 = extractelement <16 x i1> %81, i64 11
  br i1 %799, label %800, label %804

800:                                              ; preds = %798
  %801 = extractelement <16 x i64> %69, i64 11
  %802 = getelementptr i32, ptr %17, i64 %801
  %803 = atomicrmw add ptr %802, i32 1 monotonic, align 4
  br label %804

804:                                              ; preds = %798, %800
  %805 = extractelement <16 x i1> %81, i64 12
  br i1 %805, label %806, label %810

806:                                              ; preds = %804
  %807 = extractelement <16 x i64> %69, i64 12
  %808 = getelementptr i32, ptr %17, i64 %807
  %809 = atomicrmw add ptr %808, i32 1 monotonic, align 4
  br label %810

810:                                              ; preds = %804, %806
  %811 = extractelement <16 x i1> %81, i64 13
  br i1 %811, label %812, label %816

812:                                              ; preds = %810
  %813 = extractelement <16 x i64> %69, i64 13
  %814 = getelementptr i32, ptr %17, i64 %813
  %815 = atomicrmw add ptr %814, i32 1 monotonic, align 4
  br label %816

816:                                              ; preds = %810, %812
  %817 = extractelement <16 x i1> %81, i64 14
  br i1 %817, label %818, label %822

818:                                              ; preds = %816
  %819 = extractelement <16 x i64> %69, i64 14
  %820 = getelementptr i32, ptr %17, i64 %819
  %821 = atomicrmw add ptr %820, i32 1 monotonic, align 4
  br label %822

822:                                              ; preds = %816, %818
  %823 = extractelement <16 x i1> %81, i64 15
  br i1 %823, label %824, label %828

824:                                              ; preds = %822
  %825 = extractelement <16 x i64> %69, i64 15
  %826 = getelementptr i32, ptr %17, i64 %825
  %827 = atomicrmw add ptr %826, i32 1 monotonic, align 4
  br label %828

828:                                              ; preds = %822, %824
  %829 = extractelement <16 x i1> %82, i64 0
  br i1 %829, label %830, label %834

830:                                              ; preds = %828
  %831 = extractelement <16 x i64> %70, i64 0
  %832 = getelementptr i32, ptr %17, i64 %831
  %833 = atomicrmw add ptr %832, i32 1 monotonic, align 4
  br label %834

834:                                              ; preds = %828, %830
  %835 = extractelement <16 x i1> %82, i64 1
  br i1 %835, label %836, label %840

836:                                              ; preds = %834
  %837 = extractelement <16 x i64> %70, i64 1
  %838 = getelementptr i32, ptr %17, i64 %837
  %839 = atomicrmw add ptr %838, i32 1 monotonic, align 4
  br label %840

840:                                              ; preds = %834, %836
  %841 = extractelement <16 x i1> %82, i64 2
  br i1 %841, label %842, label %846

842:                                              ; preds = %840
  %843 = extractelement <16 x i64> %70, i64 2
  %844 = getelementptr i32, ptr %17, i64 %843
  %845 = atomicrmw add ptr %844, i32 1 monotonic, align 4
  br label %846

846:                                              ; preds = %840, %842
  %847 = extractelement <16 x i1> %82, i64 3
  br i1 %847, label %848, label %852

848:                                              ; preds = %846
  %849 = extractelement <16 x i64> %70, i64 3
  %850 = getelementptr i32, ptr %17, i64 %849
  %851 = atomicrmw add ptr %850, i32 1 monotonic, align 4
  br label %852

852:                                              ; preds = %846, %848
  %853 = extractelement <16 x i1> %82, i64 4
  br i1 %853, label %854, label %858

854:                                              ; preds = %852
  %855 = extractelement <16 x i64> %70, i64 4
  %856 = getelementptr i32, ptr %17, i64 %855
  %857 = atomicrmw add ptr %856, i32 1 monotonic, align 4
  br label %858

858:                                              ; preds = %852, %854
  %859 = extractelement <16 x i1> %82, i64 5
  br i1 %859, label %860, label %864

860:                                              ; preds = %858
  %861 = extractelement <16 x i64> %70, i64 5
  %862 = getelementptr i32, ptr %17, i64 %861
  %863 = atomicrmw add ptr %862, i32 1 monotonic, align 4
  br label %864

864:                                              ; preds = %858, %860
  %865 = extractelement <16 x i1> %82, i64 6
  br i1 %865, label %866, label %870

866:                                              ; preds = %864
  %867 = extractelement <16 x i64> %70, i64 6
  %868 = getelementptr i32, ptr %17, i64 %867
  %869 = atomicrmw add ptr %868, i32 1 monotonic, align 4
  br label %870

870:                                              ; preds = %864, %866
  %871 = extractelement <16 x i1> %82, i64 7
  br i1 %871, label %872, label %876

872:                                              ; preds = %870
  %873 = extractelement <16 x i64> %70, i64 7
  %874 = getelementptr i32, ptr %17, i64 %873
  %875 = atomicrmw add ptr %874, i32 1 monotonic, align 4
  br label %876

876:                                              ; preds = %870, %872
  %877 = extractelement <16 x i1> %82, i64 8
  br i1 %877, label %878, label %882

878:                                              ; preds = %876
  %879 = extractelement <16 x i64> %70, i64 8
  %880 = getelementptr i32, ptr %17, i64 %879
  %881 = atomicrmw add ptr %880, i32 1 monotonic, align 4
  br label %882

882:                                              ; preds = %876, %878
  %883 = extractelement <16 x i1> %82, i64 9
  br i1 %883, label %884, label %888

884:                                              ; preds = %882
  %885 = extractelement <16 x i64> %70, i64 9
  %886 = getelementptr i32, ptr %17, i64 %885
  %887 = atomicrmw add ptr %886, i32 1 monotonic, align 4
  br label %888

888:                                              ; preds = %882, %884
  %889 = extractelement <16 x i1> %82, i64 10
  br i1 %889, label %890, label %894

890:                                              ; preds = %888
  %891 = extractelement <16 x i64> %70, i64 10
  %892 = getelementptr i32, ptr %17, i64 %891
  %893 = atomicrmw add ptr %892, i32 1 monotonic, align 4
  br label %894

894:                                              ; preds = %888, %890
  %895 = extractelement <16 x i1> %82, i64 11
  br i1 %895, label %896, label %900

896:                                              ; preds = %894
  %897 = extractelement <16 x i64> %70, i64 11
  %898 = getelementptr i32, ptr %17, i64 %897
  %899 = atomicrmw add ptr %898, i32 1 monotonic, align 4
  br label %900

900:                                              ; preds = %894, %896
  %901 = extractelement <16 x i1> %82, i64 12
  br i1 %901, label %902, label %906

902:                                              ; preds = %900
  %903 = extractelement <16 x i64> %70, i64 12
  %904 = getelementptr i32, ptr %17, i64 %903
  %905 = atomicrmw add ptr %904, i32 1 monotonic, align 4
  br label %906

906:                                              ; preds = %900, %902
  %907 = extractelement <16 x i1> %82, i64 13
  br i1 %907, label %908, label %912

908:                                              ; preds = %906
  %909 = extractelement <16 x i64> %70, i64 13
  %910 = getelementptr i32, ptr %17, i64 %909
  %911 = atomicrmw add ptr %910, i32 1 monotonic, align 4
  br label %912

912:                                              ; preds = %906, %908
  %913 = extractelement <16 x i1> %82, i64 14
  br i1 %913, label %914, label %918

914:                                              ; preds = %912
  %915 = extractelement <16 x i64> %70, i64 14
  %916 = getelementptr i32, ptr %17, i64 %915
  %917 = atomicrmw add ptr %916, i32 1 monotonic, align 4
  br label %918

918:                                              ; preds = %912, %914
  %919 = extractelement <16 x i1> %82, i64 15
  br i1 %919, label %920, label %539

920:                                              ; preds = %918
  %921 = extractelement <16 x i64> %70, i64 15
  %922 = getelementptr i32, ptr %17, i64 %921
  %923 = atomicrmw add ptr %922, i32 1 monotonic, align 4
  br label %539

924:                                              ; preds = %86, %1062
  %925 = phi i64 [ %1063, %1062 ], [ %42, %86 ]
  %926 = sub i64 %40, %925
  %927 = call i64 @llvm.smax.i64(i64 %926, i64 0)
  %928 = call i64 @llvm.smin.i64(i64 %927, i64 16)
  %929 = trunc nuw nsw i64 %928 to i32
  %930 = insertelement <16 x i32> poison, i32 %929, i64 0
  %931 = shufflevector <16 x i32> %930, <16 x i32> poison, <16 x i32> zeroinitializer
  %932 = icmp samesign ugt <16 x i32> %931, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %933 = getelementptr i32, ptr %87, i64 %925
  %934 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %933, <16 x i1> %932, <16 x i32> zeroinitializer)
  %935 = sext <16 x i32> %934 to <16 x i64>
  %936 = icmp sgt <16 x i32> %934, splat (i32 -1)
  %937 = icmp sgt <16 x i64> %55, %935
  %938 = and <16 x i1> %936, %937
  %939 = and <16 x i1> %938, %932
  br i1 %29, label %947, label %1060

940:                                              ; preds = %1062
  br label %941

941:                                              ; preds = %940, %84
  %942 = add i64 %37, 1
  %943 = icmp eq i64 %942, %6
  %944 = select i1 %943, i64 0, i64 %942
  %945 = add i64 %36, 1
  %946 = icmp slt i64 %945, %3
  br i1 %946, label %35, label %1159

947:                                              ; preds = %924
  %948 = extractelement <16 x i64> %935, i64 0
  %949 = extractelement <16 x i1> %939, i64 0
  %950 = select i1 %949, i64 %948, i64 %9
  %951 = zext i1 %949 to i32
  %952 = getelementptr i32, ptr %31, i64 %950
  %953 = load i32, ptr %952, align 4
  %954 = add i32 %953, %951
  store i32 %954, ptr %952, align 4
  %955 = extractelement <16 x i64> %935, i64 1
  %956 = extractelement <16 x i1> %939, i64 1
  %957 = select i1 %956, i64 %955, i64 %9
  %958 = zext i1 %956 to i32
  %959 = getelementptr i32, ptr %31, i64 %957
  %960 = load i32, ptr %959, align 4
  %961 = add i32 %960, %958
  store i32 %961, ptr %959, align 4
  %962 = extractelement <16 x i64> %935, i64 2
  %963 = extractelement <16 x i1> %939, i64 2
  %964 = select i1 %963, i64 %962, i64 %9
  %965 = zext i1 %963 to i32
  %966 = getelementptr i32, ptr %31, i64 %964
  %967 = load i32, ptr %966, align 4
  %968 = add i32 %967, %965
  store i32 %968, ptr %966, align 4
  %969 = extractelement <16 x i64> %935, i64 3
  %970 = extractelement <16 x i1> %939, i64 3
  %971 = select i1 %970, i64 %969, i64 %9
  %972 = zext i1 %970 to i32
  %973 = getelementptr i32, ptr %31, i64 %971
  %974 = load i32, ptr %973, align 4
  %975 = add i32 %974, %972
  store i32 %975, ptr %973, align 4
  %976 = extractelement <16 x i64> %935, i64 4
  %977 = extractelement <16 x i1> %939, i64 4
  %978 = select i1 %977, i64 %976, i64 %9
  %979 = zext i1 %977 to i32
  %980 = getelementptr i32, ptr %31, i64 %978
  %981 = load i32, ptr %980, align 4
  %982 = add i32 %981, %979
  store i32 %982, ptr %980, align 4
  %983 = extractelement <16 x i64> %935, i64 5
  %984 = extractelement <16 x i1> %939, i64 5
  %985 = select i1 %984, i64 %983, i64 %9
  %986 = zext i1 %984 to i32
  %987 = getelementptr i32, ptr %31, i64 %985
  %988 = load i32, ptr %987, align 4
  %989 = add i32 %988, %986
  store i32 %989, ptr %987, align 4
  %990 = extractelement <16 x i64> %935, i64 6
  %991 = extractelement <16 x i1> %939, i64 6
  %992 = select i1 %991, i64 %990, i64 %9
  %993 = zext i1 %991 to i32
  %994 = getelementptr i32, ptr %31, i64 %992
  %995 = load i32, ptr %994, align 4
  %996 = add i32 %995, %993
  store i32 %996, ptr %994, align 4
  %997 = extractelement <16 x i64> %935, i64 7
  %998 = extractelement <16 x i1> %939, i64 7
  %999 = select i1 %998, i64 %997, i64 %9
  %1000 = zext i1 %998 to i32
  %1001 = getelementptr i32, ptr %31, i64 %999
  %1002 = load i32, ptr %1001, align 4
  %1003 = add i32 %1002, %1000
  store i32 %1003, ptr %1001, align 4
  %1004 = extractelement <16 x i64> %935, i64 8
  %1005 = extractelement <16 x i1> %939, i64 8
  %1006 = select i1 %1005, i64 %1004, i64 %9
  %1007 = zext i1 %1005 to i32
  %1008 = getelementptr i32, ptr %31, i64 %1006
  %1009 = load i32, ptr %1008, align 4
  %1010 = add i32 %1009, %1007
  store i32 %1010, ptr %1008, align 4
  %1011 = extractelement <16 x i64> %935, i64 9
  %1012 = extractelement <16 x i1> %939, i64 9
  %1013 = select i1 %1012, i64 %1011, i64 %9
  %1014 = zext i1 %1012 to i32
  %1015 = getelementptr i32, ptr %31, i64 %1013
  %1016 = load i32, ptr %1015, align 4
  %1017 = add i32 %1016, %1014
  store i32 %1017, ptr %1015, align 4
  %1018 = extractelement <16 x i64> %935, i64 10
  %1019 = extractelement <16 x i1> %939, i64 10
  %1020 = select i1 %1019, i64 %1018, i64 %9
  %1021 = zext i1 %1019 to i32
  %1022 = getelementptr i32, ptr %31, i64 %1020
  %1023 = load i32, ptr %1022, align 4
  %1024 = add i32 %1023, %1021
  store i32 %1024, ptr %1022, align 4
  %1025 = extractelement <16 x i64> %935, i64 11
  %1026 = extractelement <16 x i1> %939, i64 11
  %1027 = select i1 %1026, i64 %1025, i64 %9
  %1028 = zext i1 %1026 to i32
  %1029 = getelementptr i32, ptr %31, i64 %1027
  %1030 = load i32, ptr %1029, align 4
  %1031 = add i32 %1030, %1028
  store i32 %1031, ptr %1029, align 4
  %1032 = extractelement <16 x i64> %935, i64 12
  %1033 = extractelement <16 x i1> %939, i64 12
  %1034 = select i1 %1033, i64 %1032, i64 %9
  %1035 = zext i1 %1033 to i32
  %1036 = getelementptr i32, ptr %31, i64 %1034
  %1037 = load i32, ptr %1036, align 4
  %1038 = add i32 %1037, %1035
  store i32 %1038, ptr %1036, align 4
  %1039 = extractelement <16 x i64> %935, i64 13
  %1040 = extractelement <16 x i1> %939, i64 13
  %1041 = select i1 %1040, i64 %1039, i64 %9
  %1042 = zext i1 %1040 to i32
  %1043 = getelementptr i32, ptr %31, i64 %1041
  %1044 = load i32, ptr %1043, align 4
  %1045 = add i32 %1044, %1042
  store i32 %1045, ptr %1043, align 4
  %1046 = extractelement <16 x i64> %935, i64 14
  %1047 = extractelement <16 x i1> %939, i64 14
  %1048 = select i1 %1047, i64 %1046, i64 %9
  %1049 = zext i1 %1047 to i32
  %1050 = getelementptr i32, ptr %31, i64 %1048
  %1051 = load i32, ptr %1050, align 4
  %1052 = add i32 %1051, %1049
  store i32 %1052, ptr %1050, align 4
  %1053 = extractelement <16 x i64> %935, i64 15
  %1054 = extractelement <16 x i1> %939, i64 15
  %1055 = select i1 %1054, i64 %1053, i64 %9
  %1056 = zext i1 %1054 to i32
  %1057 = getelementptr i32, ptr %31, i64 %1055
  %1058 = load i32, ptr %1057, align 4
  %1059 = add i32 %1058, %1056
  store i32 %1059, ptr %1057, align 4
  br label %1062

1060:                                             ; preds = %924
  %1061 = extractelement <16 x i1> %939, i64 0
  br i1 %1061, label %1065, label %1069

1062:                                             ; preds = %1155, %1153, %947
  %1063 = add i64 %925, 16
  %1064 = icmp slt i64 %1063, 256
  br i1 %1064, label %924, label %940

1065:                                             ; preds = %1060
  %1066 = extractelement <16 x i64> %935, i64 0
  %1067 = getelementptr i32, ptr %17, i64 %1066
  %1068 = atomicrmw add ptr %1067, i32 1 monotonic, align 4
  br label %1069

1069:                                             ; preds = %1060, %1065
  %1070 = extractelement <16 x i1> %939, i64 1
  br i1 %1070, label %1071, label %1075

1071:                                             ; preds = %1069
  %1072 = extractelement <16 x i64> %935, i64 1
  %1073 = getelementptr i32, ptr %17, i64 %1072
  %1074 = atomicrmw add ptr %1073, i32 1 monotonic, align 4
  br label %1075

1075:                                             ; preds = %1069, %1071
  %1076 = extractelement <16 x i1> %939, i64 2
  br i1 %1076, label %1077, label %1081

1077:                                             ; preds = %1075
  %1078 = extractelement <16 x i64> %935, i64 2
  %1079 = getelementptr i32, ptr %17, i64 %1078
  %1080 = atomicrmw add ptr %1079, i32 1 monotonic, align 4
  br label %1081

1081:                                             ; preds = %1075, %1077
  %1082 = extractelement <16 x i1> %939, i64 3
  br i1 %1082, label %1083, label %1087

1083:                                             ; preds = %1081
  %1084 = extractelement <16 x i64> %935, i64 3
  %1085 = getelementptr i32, ptr %17, i64 %1084
  %1086 = atomicrmw add ptr %1085, i32 1 monotonic, align 4
  br label %1087

1087:                                             ; preds = %1081, %1083
  %1088 = extractelement <16 x i1> %939, i64 4
  br i1 %1088, label %1089, label %1093

1089:                                             ; preds = %1087
  %1090 = extractelement <16 x i64> %935, i64 4
  %1091 = getelementptr i32, ptr %17, i64 %1090
  %1092 = atomicrmw add ptr %1091, i32 1 monotonic, align 4
  br label %1093

1093:                                             ; preds = %1087, %1089
  %1094 = extractelement <16 x i1> %939, i64 5
  br i1 %1094, label %1095, label %1099

1095:                                             ; preds = %1093
  %1096 = extractelement <16 x i64> %935, i64 5
  %1097 = getelementptr i32, ptr %17, i64 %1096
  %1098 = atomicrmw add ptr %1097, i32 1 monotonic, align 4
  br label %1099

1099:                                             ; preds = %1093, %1095
  %1100 = extractelement <16 x i1> %939, i64 6
  br i1 %1100, label %1101, label %1105

1101:                                             ; preds = %1099
  %1102 = extractelement <16 x i64> %935, i64 6
  %1103 = getelementptr i32, ptr %17, i64 %1102
  %1104 = atomicrmw add ptr %1103, i32 1 monotonic, align 4
  br label %1105

1105:                                             ; preds = %1099, %1101
  %1106 = extractelement <16 x i1> %939, i64 7
  br i1 %1106, label %1107, label %1111

1107:                                             ; preds = %1105
  %1108 = extractelement <16 x i64> %935, i64 7
  %1109 = getelementptr i32, ptr %17, i64 %1108
  %1110 = atomicrmw add ptr %1109, i32 1 monotonic, align 4
  br label %1111

1111:                                             ; preds = %1105, %1107
  %1112 = extractelement <16 x i1> %939, i64 8
  br i1 %1112, label %1113, label %1117

1113:                                             ; preds = %1111
  %1114 = extractelement <16 x i64> %935, i64 8
  %1115 = getelementptr i32, ptr %17, i64 %1114
  %1116 = atomicrmw add ptr %1115, i32 1 monotonic, align 4
  br label %1117

1117:                                             ; preds = %1111, %1113
  %1118 = extractelement <16 x i1> %939, i64 9
  br i1 %1118, label %1119, label %1123

1119:                                             ; preds = %1117
  %1120 = extractelement <16 x i64> %935, i64 9
  %1121 = getelementptr i32, ptr %17, i64 %1120
  %1122 = atomicrmw add ptr %1121, i32 1 monotonic, align 4
  br label %1123

1123:                                             ; preds = %1117, %1119
  %1124 = extractelement <16 x i1> %939, i64 10
  br i1 %1124, label %1125, label %1129

1125:                                             ; preds = %1123
  %1126 = extractelement <16 x i64> %935, i64 10
  %1127 = getelementptr i32, ptr %17, i64 %1126
  %1128 = atomicrmw add ptr %1127, i32 1 monotonic, align 4
  br label %1129

1129:                                             ; preds = %1123, %1125
  %1130 = extractelement <16 x i1> %939, i64 11
  br i1 %1130, label %1131, label %1135

1131:                                             ; preds = %1129
  %1132 = extractelement <16 x i64> %935, i64 11
  %1133 = getelementptr i32, ptr %17, i64 %1132
  %1134 = atomicrmw add ptr %1133, i32 1 monotonic, align 4
  br label %1135

1135:                                             ; preds = %1129, %1131
  %1136 = extractelement <16 x i1> %939, i64 12
  br i1 %1136, label %1137, label %1141

1137:                                             ; preds = %1135
  %1138 = extractelement <16 x i64> %935, i64 12
  %1139 = getelementptr i32, ptr %17, i64 %1138
  %1140 = atomicrmw add ptr %1139, i32 1 monotonic, align 4
  br label %1141

1141:                                             ; preds = %1135, %1137
  %1142 = extractelement <16 x i1> %939, i64 13
  br i1 %1142, label %1143, label %1147

1143:                                             ; preds = %1141
  %1144 = extractelement <16 x i64> %935, i64 13
  %1145 = getelementptr i32, ptr %17, i64 %1144
  %1146 = atomicrmw add ptr %1145, i32 1 monotonic, align 4
  br label %1147

1147:                                             ; preds = %1141, %1143
  %1148 = extractelement <16 x i1> %939, i64 14
  br i1 %1148, label %1149, label %1153

1149:                                             ; preds = %1147
  %1150 = extractelement <16 x i64> %935, i64 14
  %1151 = getelementptr i32, ptr %17, i64 %1150
  %1152 = atomicrmw add ptr %1151, i32 1 monotonic, align 4
  br label %1153

1153:                                             ; preds = %1147, %1149
  %1154 = extractelement <16 x i1> %939, i64 15
  br i1 %1154, label %1155, label %1062

1155:                                             ; preds = %1153
  %1156 = extractelement <16 x i64> %935, i64 15
  %1157 = getelementptr i32, ptr %17, i64 %1156
  %1158 = atomicrmw add ptr %1157, i32 1 monotonic, align 4
  br label %1062

1159:                                             ; preds = %941
  br i1 %33, label %1160, label %46

1160:                                             ; preds = %1159
  %1161 = getelementptr i32, ptr %17, i64 %9
  br label %1162

1162:                                             ; preds = %1160, %1170
  %1163 = phi i64 [ %1171, %1170 ], [ 0, %1160 ]
  %1164 = getelementptr i32, ptr %4, i64 %1163
  %1165 = load i32, ptr %1164, align 4
  %1166 = icmp eq i32 %1165, 0
  br i1 %1166, label %1170, label %1167

1167:                                             ; preds = %1162
  %1168 = getelementptr i32, ptr %1161, i64 %1163
  %1169 = atomicrmw add ptr %1168, i32 %1165 monotonic, align 4
  br label %1170

1170:                                             ; preds = %1162, %1167
  %1171 = add i64 %1163, 1
  %1172 = icmp slt i64 %1171, %32
  br i1 %1172, label %1162, label %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
