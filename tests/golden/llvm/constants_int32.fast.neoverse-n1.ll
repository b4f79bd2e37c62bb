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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %49

22:                                               ; preds = %5
  %23 = trunc i64 %13 to i32
  %24 = and i64 %17, 2
  %25 = icmp ne i64 %24, 0
  %26 = insertelement <4 x i32> poison, i32 %23, i64 0
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <4 x i32> zeroinitializer
  %28 = icmp eq <4 x i32> %27, zeroinitializer
  %29 = icmp eq <4 x i32> %27, splat (i32 -1)
  %30 = add <4 x i32> %27, splat (i32 1)
  %31 = icmp ult <4 x i32> %30, splat (i32 2)
  %32 = select <4 x i1> %31, <4 x i32> splat (i32 1), <4 x i32> %27
  %33 = sitofp <4 x i32> %32 to <4 x double>
  br label %34

34:                                               ; preds = %22, %498
  %35 = phi i64 [ %506, %498 ], [ %2, %22 ]
  %36 = phi i64 [ %504, %498 ], [ %9, %22 ]
  %37 = phi i64 [ %505, %498 ], [ %11, %22 ]
  %38 = shl i64 %36, 7
  %39 = getelementptr i32, ptr %15, i64 %38
  %40 = ptrtoint ptr %39 to i64
  %41 = and i64 %40, 15
  %42 = icmp eq i64 %41, 0
  %43 = and i1 %25, %42
  %44 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %38)
  %45 = call i64 @llvm.smax.i64(i64 %44, i64 0)
  %46 = call i64 @llvm.smin.i64(i64 %45, i64 128)
  %47 = and i64 %46, 240
  br i1 %43, label %50, label %53

48:                                               ; preds = %498
  br label %49

49:                                               ; preds = %48, %5
  ret i32 0

50:                                               ; preds = %34
  %51 = icmp eq i64 %47, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %50
  br label %61

53:                                               ; preds = %34
  %54 = icmp eq i64 %47, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %53
  br label %250

56:                                               ; preds = %61
  br label %58

57:                                               ; preds = %250
  br label %58

58:                                               ; preds = %57, %56, %53, %50
  %59 = icmp eq i64 %47, %46
  br i1 %59, label %498, label %60

60:                                               ; preds = %58
  br label %439

61:                                               ; preds = %52, %61
  %62 = phi i64 [ %248, %61 ], [ 0, %52 ]
  %63 = add i64 %38, %62
  %64 = getelementptr i32, ptr %21, i64 %63
  %65 = load <4 x i32>, ptr %64, align 4
  %66 = getelementptr i8, ptr %64, i64 16
  %67 = load <4 x i32>, ptr %66, align 4
  %68 = getelementptr i8, ptr %64, i64 32
  %69 = load <4 x i32>, ptr %68, align 4
  %70 = getelementptr i8, ptr %64, i64 48
  %71 = load <4 x i32>, ptr %70, align 4
  %72 = sdiv <4 x i32> %65, splat (i32 7)
  %73 = sdiv <4 x i32> %67, splat (i32 7)
  %74 = sdiv <4 x i32> %69, splat (i32 7)
  %75 = sdiv <4 x i32> %71, splat (i32 7)
  %76 = mul <4 x i32> %72, splat (i32 -7)
  %77 = mul <4 x i32> %73, splat (i32 -7)
  %78 = mul <4 x i32> %74, splat (i32 -7)
  %79 = mul <4 x i32> %75, splat (i32 -7)
  %80 = add <4 x i32> %76, %65
  %81 = add <4 x i32> %77, %67
  %82 = add <4 x i32> %78, %69
  %83 = add <4 x i32> %79, %71
  %84 = icmp slt <4 x i32> %65, zeroinitializer
  %85 = icmp slt <4 x i32> %67, zeroinitializer
  %86 = icmp slt <4 x i32> %69, zeroinitializer
  %87 = icmp slt <4 x i32> %71, zeroinitializer
  %88 = icmp ne <4 x i32> %80, zeroinitializer
  %89 = icmp ne <4 x i32> %81, zeroinitializer
  %90 = icmp ne <4 x i32> %82, zeroinitializer
  %91 = icmp ne <4 x i32> %83, zeroinitializer
  %92 = and <4 x i1> %88, %84
  %93 = and <4 x i1> %89, %85
  %94 = and <4 x i1> %90, %86
  %95 = and <4 x i1> %91, %87
  %96 = sext <4 x i1> %92 to <4 x i32>
  %97 = add nsw <4 x i32> %72, %96
  %98 = sext <4 x i1> %93 to <4 x i32>
  %99 = add nsw <4 x i32> %73, %98
  %100 = sext <4 x i1> %94 to <4 x i32>
  %101 = add nsw <4 x i32> %74, %100
  %102 = sext <4 x i1> %95 to <4 x i32>
  %103 = add nsw <4 x i32> %75, %102
  %104 = sub <4 x i32> zeroinitializer, %65
  %105 = sub <4 x i32> zeroinitializer, %67
  %106 = sub <4 x i32> zeroinitializer, %69
  %107 = sub <4 x i32> zeroinitializer, %71
  %108 = add <4 x i32> %80, splat (i32 7)
  %109 = add <4 x i32> %81, splat (i32 7)
  %110 = add <4 x i32> %82, splat (i32 7)
  %111 = add <4 x i32> %83, splat (i32 7)
  %112 = select <4 x i1> %92, <4 x i32> %108, <4 x i32> %80
  %113 = select <4 x i1> %93, <4 x i32> %109, <4 x i32> %81
  %114 = select <4 x i1> %94, <4 x i32> %110, <4 x i32> %82
  %115 = select <4 x i1> %95, <4 x i32> %111, <4 x i32> %83
  %116 = add <4 x i32> %97, %112
  %117 = add <4 x i32> %99, %113
  %118 = add <4 x i32> %101, %114
  %119 = add <4 x i32> %103, %115
  %120 = sdiv <4 x i32> %65, splat (i32 16)
  %121 = sdiv <4 x i32> %67, splat (i32 16)
  %122 = sdiv <4 x i32> %69, splat (i32 16)
  %123 = sdiv <4 x i32> %71, splat (i32 16)
  %124 = shl nsw <4 x i32> %120, splat (i32 4)
  %125 = shl nsw <4 x i32> %121, splat (i32 4)
  %126 = shl nsw <4 x i32> %122, splat (i32 4)
  %127 = shl nsw <4 x i32> %123, splat (i32 4)
  %128 = sub <4 x i32> %65, %124
  %129 = sub <4 x i32> %67, %125
  %130 = sub <4 x i32> %69, %126
  %131 = sub <4 x i32> %71, %127
  %132 = icmp ne <4 x i32> %65, %124
  %133 = icmp ne <4 x i32> %67, %125
  %134 = icmp ne <4 x i32> %69, %126
  %135 = icmp ne <4 x i32> %71, %127
  %136 = and <4 x i1> %132, %84
  %137 = and <4 x i1> %133, %85
  %138 = and <4 x i1> %134, %86
  %139 = and <4 x i1> %135, %87
  %140 = sext <4 x i1> %136 to <4 x i32>
  %141 = add nsw <4 x i32> %120, %140
  %142 = sext <4 x i1> %137 to <4 x i32>
  %143 = add nsw <4 x i32> %121, %142
  %144 = sext <4 x i1> %138 to <4 x i32>
  %145 = add nsw <4 x i32> %122, %144
  %146 = sext <4 x i1> %139 to <4 x i32>
  %147 = add nsw <4 x i32> %123, %146
  %148 = add <4 x i32> %116, %141
  %149 = add <4 x i32> %117, %143
  %150 = add <4 x i32> %118, %145
  %151 = add <4 x i32> %119, %147
  %152 = add <4 x i32> %128, splat (i32 16)
  %153 = add <4 x i32> %129, splat (i32 16)
  %154 = add <4 x i32> %130, splat (i32 16)
  %155 = add <4 x i32> %131, splat (i32 16)
  %156 = select <4 x i1> %136, <4 x i32> %152, <4 x i32> %128
  %157 = select <4 x i1> %137, <4 x i32> %153, <4 x i32> %129
  %158 = select <4 x i1> %138, <4 x i32> %154, <4 x i32> %130
  %159 = select <4 x i1> %139, <4 x i32> %155, <4 x i32> %131
  %160 = add <4 x i32> %148, %156
  %161 = add <4 x i32> %149, %157
  %162 = add <4 x i32> %150, %158
  %163 = add <4 x i32> %151, %159
  %164 = sitofp <4 x i32> %65 to <4 x double>
  %165 = sitofp <4 x i32> %67 to <4 x double>
  %166 = sitofp <4 x i32> %69 to <4 x double>
  %167 = sitofp <4 x i32> %71 to <4 x double>
  %168 = fdiv <4 x double> %164, %33
  %169 = fdiv <4 x double> %165, %33
  %170 = fdiv <4 x double> %166, %33
  %171 = fdiv <4 x double> %167, %33
  %172 = fptosi <4 x double> %168 to <4 x i32>
  %173 = fptosi <4 x double> %169 to <4 x i32>
  %174 = fptosi <4 x double> %170 to <4 x i32>
  %175 = fptosi <4 x double> %171 to <4 x i32>
  %176 = mul <4 x i32> %32, %172
  %177 = mul <4 x i32> %32, %173
  %178 = mul <4 x i32> %32, %174
  %179 = mul <4 x i32> %32, %175
  %180 = sub <4 x i32> %65, %176
  %181 = sub <4 x i32> %67, %177
  %182 = sub <4 x i32> %69, %178
  %183 = sub <4 x i32> %71, %179
  %184 = xor <4 x i32> %65, %32
  %185 = xor <4 x i32> %67, %32
  %186 = xor <4 x i32> %69, %32
  %187 = xor <4 x i32> %71, %32
  %188 = icmp slt <4 x i32> %184, zeroinitializer
  %189 = icmp slt <4 x i32> %185, zeroinitializer
  %190 = icmp slt <4 x i32> %186, zeroinitializer
  %191 = icmp slt <4 x i32> %187, zeroinitializer
  %192 = icmp ne <4 x i32> %65, %176
  %193 = icmp ne <4 x i32> %67, %177
  %194 = icmp ne <4 x i32> %69, %178
  %195 = icmp ne <4 x i32> %71, %179
  %196 = and <4 x i1> %192, %188
  %197 = and <4 x i1> %193, %189
  %198 = and <4 x i1> %194, %190
  %199 = and <4 x i1> %195, %191
  %200 = sext <4 x i1> %196 to <4 x i32>
  %201 = add <4 x i32> %172, %200
  %202 = sext <4 x i1> %197 to <4 x i32>
  %203 = add <4 x i32> %173, %202
  %204 = sext <4 x i1> %198 to <4 x i32>
  %205 = add <4 x i32> %174, %204
  %206 = sext <4 x i1> %199 to <4 x i32>
  %207 = add <4 x i32> %175, %206
  %208 = select <4 x i1> %29, <4 x i32> %104, <4 x i32> %201
  %209 = select <4 x i1> %29, <4 x i32> %105, <4 x i32> %203
  %210 = select <4 x i1> %29, <4 x i32> %106, <4 x i32> %205
  %211 = select <4 x i1> %29, <4 x i32> %107, <4 x i32> %207
  %212 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %208
  %213 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %209
  %214 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %210
  %215 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %211
  %216 = add <4 x i32> %160, %212
  %217 = add <4 x i32> %161, %213
  %218 = add <4 x i32> %162, %214
  %219 = add <4 x i32> %163, %215
  %220 = select <4 x i1> %196, <4 x i32> %27, <4 x i32> zeroinitializer
  %221 = add <4 x i32> %180, %220
  %222 = select <4 x i1> %197, <4 x i32> %27, <4 x i32> zeroinitializer
  %223 = add <4 x i32> %181, %222
  %224 = select <4 x i1> %198, <4 x i32> %27, <4 x i32> zeroinitializer
  %225 = add <4 x i32> %182, %224
  %226 = select <4 x i1> %199, <4 x i32> %27, <4 x i32> zeroinitializer
  %227 = add <4 x i32> %183, %226
  %228 = select <4 x i1> %28, <4 x i32> %65, <4 x i32> %221
  %229 = select <4 x i1> %28, <4 x i32> %67, <4 x i32> %223
  %230 = select <4 x i1> %28, <4 x i32> %69, <4 x i32> %225
  %231 = select <4 x i1> %28, <4 x i32> %71, <4 x i32> %227
  %232 = add <4 x i32> %216, %228
  %233 = add <4 x i32> %217, %229
  %234 = add <4 x i32> %218, %230
  %235 = add <4 x i32> %219, %231
  %236 = shl <4 x i32> %65, splat (i32 3)
  %237 = shl <4 x i32> %67, splat (i32 3)
  %238 = shl <4 x i32> %69, splat (i32 3)
  %239 = shl <4 x i32> %71, splat (i32 3)
  %240 = add <4 x i32> %232, %236
  %241 = add <4 x i32> %233, %237
  %242 = add <4 x i32> %234, %238
  %243 = add <4 x i32> %235, %239
  %244 = getelementptr i32, ptr %15, i64 %63
  store <4 x i32> %240, ptr %244, align 16, !nontemporal !1
  %245 = getelementptr i8, ptr %244, i64 16
  store <4 x i32> %241, ptr %245, align 16, !nontemporal !1
  %246 = getelementptr i8, ptr %244, i64 32
  store <4 x i32> %242, ptr %246, align 16, !nontemporal !1
  %247 = getelementptr i8, ptr %244, i64 48
  store <4 x i32> %243, ptr %247, align 16, !nontemporal !1
  %248 = add i64 %62, 16
  %249 = icmp slt i64 %248, %47
  br i1 %249, label %61, label %56

250:                                              ; preds = %55, %250
  %251 = phi i64 [ %437, %250 ], [ 0, %55 ]
  %252 = add i64 %38, %251
  %253 = getelementptr i32, ptr %21, i64 %252
  %254 = load <4 x i32>, ptr %253, align 4
  %255 = getelementptr i8, ptr %253, i64 16
  %256 = load <4 x i32>, ptr %255, align 4
  %257 = getelementptr i8, ptr %253, i64 32
  %258 = load <4 x i32>, ptr %257, align 4
  %259 = getelementptr i8, ptr %253, i64 48
  %260 = load <4 x i32>, ptr %259, align 4
  %261 = sdiv <4 x i32> %254, splat (i32 7)
  %262 = sdiv <4 x i32> %256, splat (i32 7)
  %263 = sdiv <4 x i32> %258, splat (i32 7)
  %264 = sdiv <4 x i32> %260, splat (i32 7)
  %265 = mul <4 x i32> %261, splat (i32 -7)
  %266 = mul <4 x i32> %262, splat (i32 -7)
  %267 = mul <4 x i32> %263, splat (i32 -7)
  %268 = mul <4 x i32> %264, splat (i32 -7)
  %269 = add <4 x i32> %265, %254
  %270 = add <4 x i32> %266, %256
  %271 = add <4 x i32> %267, %258
  %272 = add <4 x i32> %268, %260
  %273 = icmp slt <4 x i32> %254, zeroinitializer
  %274 = icmp slt <4 x i32> %256, zeroinitializer
  %275 = icmp slt <4 x i32> %258, zeroinitializer
  %276 = icmp slt <4 x i32> %260, zeroinitializer
  %277 = icmp ne <4 x i32> %269, zeroinitializer
  %278 = icmp ne <4 x i32> %270, zeroinitializer
  %279 = icmp ne <4 x i32> %271, zeroinitializer
  %280 = icmp ne <4 x i32> %272, zeroinitializer
  %281 = and <4 x i1> %277, %273
  %282 = and <4 x i1> %278, %274
  %283 = and <4 x i1> %279, %275
  %284 = and <4 x i1> %280, %276
  %285 = sext <4 x i1> %281 to <4 x i32>
  %286 = add nsw <4 x i32> %261, %285
  %287 = sext <4 x i1> %282 to <4 x i32>
  %288 = add nsw <4 x i32> %262, %287
  %289 = sext <4 x i1> %283 to <4 x i32>
  %290 = add nsw <4 x i32> %263, %289
  %291 = sext <4 x i1> %284 to <4 x i32>
  %292 = add nsw <4 x i32> %264, %291
  %293 = sub <4 x i32> zeroinitializer, %254
  %294 = sub <4 x i32> zeroinitializer, %256
  %295 = sub <4 x i32> zeroinitializer, %258
  %296 = sub <4 x i32> zeroinitializer, %260
  %297 = add <4 x i32> %269, splat (i32 7)
  %298 = add <4 x i32> %270, splat (i32 7)
  %299 = add <4 x i32> %271, splat (i32 7)
  %300 = add <4 x i32> %272, splat (i32 7)
  %301 = select <4 x i1> %281, <4 x i32> %297, <4 x i32> %269
  %302 = select <4 x i1> %282, <4 x i32> %298, <4 x i32> %270
  %303 = select <4 x i1> %283, <4 x i32> %299, <4 x i32> %271
  %304 = select <4 x i1> %284, <4 x i32> %300, <4 x i32> %272
  %305 = add <4 x i32> %286, %301
  %306 = add <4 x i32> %288, %302
  %307 = add <4 x i32> %290, %303
  %308 = add <4 x i32> %292, %304
  %309 = sdiv <4 x i32> %254, splat (i32 16)
  %310 = sdiv <4 x i32> %256, splat (i32 16)
  %311 = sdiv <4 x i32> %258, splat (i32 16)
  %312 = sdiv <4 x i32> %260, splat (i32 16)
  %313 = shl nsw <4 x i32> %309, splat (i32 4)
  %314 = shl nsw <4 x i32> %310, splat (i32 4)
  %315 = shl nsw <4 x i32> %311, splat (i32 4)
  %316 = shl nsw <4 x i32> %312, splat (i32 4)
  %317 = sub <4 x i32> %254, %313
  %318 = sub <4 x i32> %256, %314
  %319 = sub <4 x i32> %258, %315
  %320 = sub <4 x i32> %260, %316
  %321 = icmp ne <4 x i32> %254, %313
  %322 = icmp ne <4 x i32> %256, %314
  %323 = icmp ne <4 x i32> %258, %315
  %324 = icmp ne <4 x i32> %260, %316
  %325 = and <4 x i1> %321, %273
  %326 = and <4 x i1> %322, %274
  %327 = and <4 x i1> %323, %275
  %328 = and <4 x i1> %324, %276
  %329 = sext <4 x i1> %325 to <4 x i32>
  %330 = add nsw <4 x i32> %309, %329
  %331 = sext <4 x i1> %326 to <4 x i32>
  %332 = add nsw <4 x i32> %310, %331
  %333 = sext <4 x i1> %327 to <4 x i32>
  %334 = add nsw <4 x i32> %311, %333
  %335 = sext <4 x i1> %328 to <4 x i32>
  %336 = add nsw <4 x i32> %312, %335
  %337 = add <4 x i32> %305, %330
  %338 = add <4 x i32> %306, %332
  %339 = add <4 x i32> %307, %334
  %340 = add <4 x i32> %308, %336
  %341 = add <4 x i32> %317, splat (i32 16)
  %342 = add <4 x i32> %318, splat (i32 16)
  %343 = add <4 x i32> %319, splat (i32 16)
  %344 = add <4 x i32> %320, splat (i32 16)
  %345 = select <4 x i1> %325, <4 x i32> %341, <4 x i32> %317
  %346 = select <4 x i1> %326, <4 x i32> %342, <4 x i32> %318
  %347 = select <4 x i1> %327, <4 x i32> %343, <4 x i32> %319
  %348 = select <4 x i1> %328, <4 x i32> %344, <4 x i32> %320
  %349 = add <4 x i32> %337, %345
  %350 = add <4 x i32> %338, %346
  %351 = add <4 x i32> %339, %347
  %352 = add <4 x i32> %340, %348
  %353 = sitofp <4 x i32> %254 to <4 x double>
  %354 = sitofp <4 x i32> %256 to <4 x double>
  %355 = sitofp <4 x i32> %258 to <4 x double>
  %356 = sitofp <4 x i32> %260 to <4 x double>
  %357 = fdiv <4 x double> %353, %33
  %358 = fdiv <4 x double> %354, %33
  %359 = fdiv <4 x double> %355, %33
  %360 = fdiv <4 x double> %356, %33
  %361 = fptosi <4 x double> %357 to <4 x i32>
  %362 = fptosi <4 x double> %358 to <4 x i32>
  %363 = fptosi <4 x double> %359 to <4 x i32>
  %364 = fptosi <4 x double> %360 to <4 x i32>
  %365 = mul <4 x i32> %32, %361
  %366 = mul <4 x i32> %32, %362
  %367 = mul <4 x i32> %32, %363
  %368 = mul <4 x i32> %32, %364
  %369 = sub <4 x i32> %254, %365
  %370 = sub <4 x i32> %256, %366
  %371 = sub <4 x i32> %258, %367
  %372 = sub <4 x i32> %260, %368
  %373 = xor <4 x i32> %254, %32
  %374 = xor <4 x i32> %256, %32
  %375 = xor <4 x i32> %258, %32
  %376 = xor <4 x i32> %260, %32
  %377 = icmp slt <4 x i32> %373, zeroinitializer
  %378 = icmp slt <4 x i32> %374, zeroinitializer
  %379 = icmp slt <4 x i32> %375, zeroinitializer
  %380 = icmp slt <4 x i32> %376, zeroinitializer
  %381 = icmp ne <4 x i32> %254, %365
  %382 = icmp ne <4 x i32> %256, %366
  %383 = icmp ne <4 x i32> %258, %367
  %384 = icmp ne <4 x i32> %260, %368
  %385 = and <4 x i1> %381, %377
  %386 = and <4 x i1> %382, %378
  %387 = and <4 x i1> %383, %379
  %388 = and <4 x i1> %384, %380
  %389 = sext <4 x i1> %385 to <4 x i32>
  %390 = add <4 x i32> %361, %389
  %391 = sext <4 x i1> %386 to <4 x i32>
  %392 = add <4 x i32> %362, %391
  %393 = sext <4 x i1> %387 to <4 x i32>
  %394 = add <4 x i32> %363, %393
  %395 = sext <4 x i1> %388 to <4 x i32>
  %396 = add <4 x i32> %364, %395
  %397 = select <4 x i1> %29, <4 x i32> %293, <4 x i32> %390
  %398 = select <4 x i1> %29, <4 x i32> %294, <4 x i32> %392
  %399 = select <4 x i1> %29, <4 x i32> %295, <4 x i32> %394
  %400 = select <4 x i1> %29, <4 x i32> %296, <4 x i32> %396
  %401 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %397
  %402 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %398
  %403 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %399
  %404 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %400
  %405 = add <4 x i32> %349, %401
  %406 = add <4 x i32> %350, %402
  %407 = add <4 x i32> %351, %403
  %408 = add <4 x i32> %352, %404
  %409 = select <4 x i1> %385, <4 x i32> %27, <4 x i32> zeroinitializer
  %410 = add <4 x i32> %369, %409
  %411 = select <4 x i1> %386, <4 x i32> %27, <4 x i32> zeroinitializer
  %412 = add <4 x i32> %370, %411
  %413 = select <4 x i1> %387, <4 x i32> %27, <4 x i32> zeroinitializer
  %414 = add <4 x i32> %371, %413
  %415 = select <4 x i1> %388, <4 x i32> %27, <4 x i32> zeroinitializer
  %416 = add <4 x i32> %372, %415
  %417 = select <4 x i1> %28, <4 x i32> %254, <4 x i32> %410
  %418 = select <4 x i1> %28, <4 x i32> %256, <4 x i32> %412
  %419 = select <4 x i1> %28, <4 x i32> %258, <4 x i32> %414
  %420 = select <4 x i1> %28, <4 x i32> %260, <4 x i32> %416
  %421 = add <4 x i32> %405, %417
  %422 = add <4 x i32> %406, %418
  %423 = add <4 x i32> %407, %419
  %424 = add <4 x i32> %408, %420
  %425 = shl <4 x i32> %254, splat (i32 3)
  %426 = shl <4 x i32> %256, splat (i32 3)
  %427 = shl <4 x i32> %258, splat (i32 3)
  %428 = shl <4 x i32> %260, splat (i32 3)
  %429 = add <4 x i32> %421, %425
  %430 = add <4 x i32> %422, %426
  %431 = add <4 x i32> %423, %427
  %432 = add <4 x i32> %424, %428
  %433 = getelementptr i32, ptr %15, i64 %252
  store <4 x i32> %429, ptr %433, align 4
  %434 = getelementptr i8, ptr %433, i64 16
  store <4 x i32> %430, ptr %434, align 4
  %435 = getelementptr i8, ptr %433, i64 32
  store <4 x i32> %431, ptr %435, align 4
  %436 = getelementptr i8, ptr %433, i64 48
  store <4 x i32> %432, ptr %436, align 4
  %437 = add i64 %251, 16
  %438 = icmp slt i64 %437, %47
  br i1 %438, label %250, label %57

439:                                              ; preds = %60, %439
  %440 = phi i64 [ %495, %439 ], [ %47, %60 ]
  %441 = sub i64 %45, %440
  %442 = call i64 @llvm.smax.i64(i64 %441, i64 0)
  %443 = call i64 @llvm.smin.i64(i64 %442, i64 4)
  %444 = trunc nuw nsw i64 %443 to i32
  %445 = insertelement <4 x i32> poison, i32 %444, i64 0
  %446 = shufflevector <4 x i32> %445, <4 x i32> poison, <4 x i32> zeroinitializer
  %447 = icmp samesign ugt <4 x i32> %446, <i32 0, i32 1, i32 2, i32 3>
  %448 = add i64 %38, %440
  %449 = getelementptr i32, ptr %21, i64 %448
  %450 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %449, <4 x i1> %447, <4 x i32> zeroinitializer)
  %451 = sdiv <4 x i32> %450, splat (i32 7)
  %452 = mul <4 x i32> %451, splat (i32 -7)
  %453 = add <4 x i32> %452, %450
  %454 = icmp slt <4 x i32> %450, zeroinitializer
  %455 = icmp ne <4 x i32> %453, zeroinitializer
  %456 = and <4 x i1> %455, %454
  %457 = sext <4 x i1> %456 to <4 x i32>
  %458 = add nsw <4 x i32> %451, %457
  %459 = sub <4 x i32> zeroinitializer, %450
  %460 = add <4 x i32> %453, splat (i32 7)
  %461 = select <4 x i1> %456, <4 x i32> %460, <4 x i32> %453
  %462 = add <4 x i32> %458, %461
  %463 = sdiv <4 x i32> %450, splat (i32 16)
  %464 = shl nsw <4 x i32> %463, splat (i32 4)
  %465 = sub <4 x i32> %450, %464
  %466 = icmp ne <4 x i32> %450, %464
  %467 = and <4 x i1> %466, %454
  %468 = sext <4 x i1> %467 to <4 x i32>
  %469 = add nsw <4 x i32> %463, %468
  %470 = add <4 x i32> %462, %469
  %471 = add <4 x i32> %465, splat (i32 16)
  %472 = select <4 x i1> %467, <4 x i32> %471, <4 x i32> %465
  %473 = add <4 x i32> %470, %472
  %474 = sitofp <4 x i32> %450 to <4 x double>
  %475 = fdiv <4 x double> %474, %33
  %476 = fptosi <4 x double> %475 to <4 x i32>
  %477 = mul <4 x i32> %32, %476
  %478 = sub <4 x i32> %450, %477
  %479 = xor <4 x i32> %450, %32
  %480 = icmp slt <4 x i32> %479, zeroinitializer
  %481 = icmp ne <4 x i32> %450, %477
  %482 = and <4 x i1> %481, %480
  %483 = sext <4 x i1> %482 to <4 x i32>
  %484 = add <4 x i32> %476, %483
  %485 = select <4 x i1> %29, <4 x i32> %459, <4 x i32> %484
  %486 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> %485
  %487 = add <4 x i32> %473, %486
  %488 = select <4 x i1> %482, <4 x i32> %27, <4 x i32> zeroinitializer
  %489 = add <4 x i32> %478, %488
  %490 = select <4 x i1> %28, <4 x i32> %450, <4 x i32> %489
  %491 = add <4 x i32> %487, %490
  %492 = shl <4 x i32> %450, splat (i32 3)
  %493 = add <4 x i32> %491, %492
  %494 = getelementptr i32, ptr %15, i64 %448
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %493, ptr align 4 %494, <4 x i1> %447)
  %495 = add i64 %440, 4
  %496 = icmp slt i64 %495, %46
  br i1 %496, label %439, label %497

497:                                              ; preds = %439
  br label %498

498:                                              ; preds = %497, %58
  %499 = add i64 %36, 1
  %500 = icmp eq i64 %499, %6
  %501 = zext i1 %500 to i64
  %502 = add i64 %37, %501
  %503 = icmp eq i64 %502, %8
  %504 = select i1 %500, i64 0, i64 %499
  %505 = select i1 %503, i64 0, i64 %502
  %506 = add i64 %35, 1
  %507 = icmp slt i64 %506, %3
  br i1 %507, label %34, label %48
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
