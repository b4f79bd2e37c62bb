; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %44

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = trunc i64 %8 to i32
  %20 = and i64 %12, 2
  %21 = icmp ne i64 %20, 0
  %22 = insertelement <4 x i32> poison, i32 %19, i64 0
  %23 = shufflevector <4 x i32> %22, <4 x i32> poison, <4 x i32> zeroinitializer
  %24 = icmp eq <4 x i32> %23, zeroinitializer
  %25 = icmp eq <4 x i32> %23, splat (i32 -1)
  %26 = add <4 x i32> %23, splat (i32 1)
  %27 = icmp ult <4 x i32> %26, splat (i32 2)
  %28 = select <4 x i1> %27, <4 x i32> splat (i32 1), <4 x i32> %23
  %29 = sitofp <4 x i32> %28 to <4 x double>
  br label %30

30:                                               ; preds = %493, %17
  %31 = phi i64 [ %2, %17 ], [ %497, %493 ]
  %32 = phi i64 [ %18, %17 ], [ %496, %493 ]
  %33 = shl i64 %32, 7
  %34 = getelementptr i32, ptr %10, i64 %33
  %35 = ptrtoint ptr %34 to i64
  %36 = and i64 %35, 15
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %21, %37
  %39 = call i64 @llvm.ssub.sat.i64(i64 %14, i64 %33)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 128)
  %42 = and i64 %41, 240
  br i1 %38, label %45, label %48

43:                                               ; preds = %493
  br label %44

44:                                               ; preds = %43, %5
  ret i32 0

45:                                               ; preds = %30
  %46 = icmp eq i64 %42, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %45
  br label %56

48:                                               ; preds = %30
  %49 = icmp eq i64 %42, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %48
  br label %245

51:                                               ; preds = %56
  br label %53

52:                                               ; preds = %245
  br label %53

53:                                               ; preds = %52, %51, %48, %45
  %54 = icmp eq i64 %42, %41
  br i1 %54, label %493, label %55

55:                                               ; preds = %53
  br label %434

56:                                               ; preds = %47, %56
  %57 = phi i64 [ %243, %56 ], [ 0, %47 ]
  %58 = add i64 %33, %57
  %59 = getelementptr i32, ptr %16, i64 %58
  %60 = load <4 x i32>, ptr %59, align 4
  %61 = getelementptr i8, ptr %59, i64 16
  %62 = load <4 x i32>, ptr %61, align 4
  %63 = getelementptr i8, ptr %59, i64 32
  %64 = load <4 x i32>, ptr %63, align 4
  %65 = getelementptr i8, ptr %59, i64 48
  %66 = load <4 x i32>, ptr %65, align 4
  %67 = sdiv <4 x i32> %60, splat (i32 7)
  %68 = sdiv <4 x i32> %62, splat (i32 7)
  %69 = sdiv <4 x i32> %64, splat (i32 7)
  %70 = sdiv <4 x i32> %66, splat (i32 7)
  %71 = mul <4 x i32> %67, splat (i32 -7)
  %72 = mul <4 x i32> %68, splat (i32 -7)
  %73 = mul <4 x i32> %69, splat (i32 -7)
  %74 = mul <4 x i32> %70, splat (i32 -7)
  %75 = add <4 x i32> %71, %60
  %76 = add <4 x i32> %72, %62
  %77 = add <4 x i32> %73, %64
  %78 = add <4 x i32> %74, %66
  %79 = icmp slt <4 x i32> %60, zeroinitializer
  %80 = icmp slt <4 x i32> %62, zeroinitializer
  %81 = icmp slt <4 x i32> %64, zeroinitializer
  %82 = icmp slt <4 x i32> %66, zeroinitializer
  %83 = icmp ne <4 x i32> %75, zeroinitializer
  %84 = icmp ne <4 x i32> %76, zeroinitializer
  %85 = icmp ne <4 x i32> %77, zeroinitializer
  %86 = icmp ne <4 x i32> %78, zeroinitializer
  %87 = and <4 x i1> %83, %79
  %88 = and <4 x i1> %84, %80
  %89 = and <4 x i1> %85, %81
  %90 = and <4 x i1> %86, %82
  %91 = sext <4 x i1> %87 to <4 x i32>
  %92 = add nsw <4 x i32> %67, %91
  %93 = sext <4 x i1> %88 to <4 x i32>
  %94 = add nsw <4 x i32> %68, %93
  %95 = sext <4 x i1> %89 to <4 x i32>
  %96 = add nsw <4 x i32> %69, %95
  %97 = sext <4 x i1> %90 to <4 x i32>
  %98 = add nsw <4 x i32> %70, %97
  %99 = sub <4 x i32> zeroinitializer, %60
  %100 = sub <4 x i32> zeroinitializer, %62
  %101 = sub <4 x i32> zeroinitializer, %64
  %102 = sub <4 x i32> zeroinitializer, %66
  %103 = add <4 x i32> %75, splat (i32 7)
  %104 = add <4 x i32> %76, splat (i32 7)
  %105 = add <4 x i32> %77, splat (i32 7)
  %106 = add <4 x i32> %78, splat (i32 7)
  %107 = select <4 x i1> %87, <4 x i32> %103, <4 x i32> %75
  %108 = select <4 x i1> %88, <4 x i32> %104, <4 x i32> %76
  %109 = select <4 x i1> %89, <4 x i32> %105, <4 x i32> %77
  %110 = select <4 x i1> %90, <4 x i32> %106, <4 x i32> %78
  %111 = add <4 x i32> %92, %107
  %112 = add <4 x i32> %94, %108
  %113 = add <4 x i32> %96, %109
  %114 = add <4 x i32> %98, %110
  %115 = sdiv <4 x i32> %60, splat (i32 16)
  %116 = sdiv <4 x i32> %62, splat (i32 16)
  %117 = sdiv <4 x i32> %64, splat (i32 16)
  %118 = sdiv <4 x i32> %66, splat (i32 16)
  %119 = shl nsw <4 x i32> %115, splat (i32 4)
  %120 = shl nsw <4 x i32> %116, splat (i32 4)
  %121 = shl nsw <4 x i32> %117, splat (i32 4)
  %122 = shl nsw <4 x i32> %118, splat (i32 4)
  %123 = sub <4 x i32> %60, %119
  %124 = sub <4 x i32> %62, %120
  %125 = sub <4 x i32> %64, %121
  %126 = sub <4 x i32> %66, %122
  %127 = icmp ne <4 x i32> %60, %119
  %128 = icmp ne <4 x i32> %62, %120
  %129 = icmp ne <4 x i32> %64, %121
  %130 = icmp ne <4 x i32> %66, %122
  %131 = and <4 x i1> %127, %79
  %132 = and <4 x i1> %128, %80
  %133 = and <4 x i1> %129, %81
  %134 = and <4 x i1> %130, %82
  %135 = sext <4 x i1> %131 to <4 x i32>
  %136 = add nsw <4 x i32> %115, %135
  %137 = sext <4 x i1> %132 to <4 x i32>
  %138 = add nsw <4 x i32> %116, %137
  %139 = sext <4 x i1> %133 to <4 x i32>
  %140 = add nsw <4 x i32> %117, %139
  %141 = sext <4 x i1> %134 to <4 x i32>
  %142 = add nsw <4 x i32> %118, %141
  %143 = add <4 x i32> %111, %136
  %144 = add <4 x i32> %112, %138
  %145 = add <4 x i32> %113, %140
  %146 = add <4 x i32> %114, %142
  %147 = add <4 x i32> %123, splat (i32 16)
  %148 = add <4 x i32> %124, splat (i32 16)
  %149 = add <4 x i32> %125, splat (i32 16)
  %150 = add <4 x i32> %126, splat (i32 16)
  %151 = select <4 x i1> %131, <4 x i32> %147, <4 x i32> %123
  %152 = select <4 x i1> %132, <4 x i32> %148, <4 x i32> %124
  %153 = select <4 x i1> %133, <4 x i32> %149, <4 x i32> %125
  %154 = select <4 x i1> %134, <4 x i32> %150, <4 x i32> %126
  %155 = add <4 x i32> %143, %151
  %156 = add <4 x i32> %144, %152
  %157 = add <4 x i32> %145, %153
  %158 = add <4 x i32> %146, %154
  %159 = sitofp <4 x i32> %60 to <4 x double>
  %160 = sitofp <4 x i32> %62 to <4 x double>
  %161 = sitofp <4 x i32> %64 to <4 x double>
  %162 = sitofp <4 x i32> %66 to <4 x double>
  %163 = fdiv <4 x double> %159, %29
  %164 = fdiv <4 x double> %160, %29
  %165 = fdiv <4 x double> %161, %29
  %166 = fdiv <4 x double> %162, %29
  %167 = fptosi <4 x double> %163 to <4 x i32>
  %168 = fptosi <4 x double> %164 to <4 x i32>
  %169 = fptosi <4 x double> %165 to <4 x i32>
  %170 = fptosi <4 x double> %166 to <4 x i32>
  %171 = mul <4 x i32> %28, %167
  %172 = mul <4 x i32> %28, %168
  %173 = mul <4 x i32> %28, %169
  %174 = mul <4 x i32> %28, %170
  %175 = sub <4 x i32> %60, %171
  %176 = sub <4 x i32> %62, %172
  %177 = sub <4 x i32> %64, %173
  %178 = sub <4 x i32> %66, %174
  %179 = xor <4 x i32> %60, %28
  %180 = xor <4 x i32> %62, %28
  %181 = xor <4 x i32> %64, %28
  %182 = xor <4 x i32> %66, %28
  %183 = icmp slt <4 x i32> %179, zeroinitializer
  %184 = icmp slt <4 x i32> %180, zeroinitializer
  %185 = icmp slt <4 x i32> %181, zeroinitializer
  %186 = icmp slt <4 x i32> %182, zeroinitializer
  %187 = icmp ne <4 x i32> %60, %171
  %188 = icmp ne <4 x i32> %62, %172
  %189 = icmp ne <4 x i32> %64, %173
  %190 = icmp ne <4 x i32> %66, %174
  %191 = and <4 x i1> %187, %183
  %192 = and <4 x i1> %188, %184
  %193 = and <4 x i1> %189, %185
  %194 = and <4 x i1> %190, %186
  %195 = sext <4 x i1> %191 to <4 x i32>
  %196 = add <4 x i32> %167, %195
  %197 = sext <4 x i1> %192 to <4 x i32>
  %198 = add <4 x i32> %168, %197
  %199 = sext <4 x i1> %193 to <4 x i32>
  %200 = add <4 x i32> %169, %199
  %201 = sext <4 x i1> %194 to <4 x i32>
  %202 = add <4 x i32> %170, %201
  %203 = select <4 x i1> %25, <4 x i32> %99, <4 x i32> %196
  %204 = select <4 x i1> %25, <4 x i32> %100, <4 x i32> %198
  %205 = select <4 x i1> %25, <4 x i32> %101, <4 x i32> %200
  %206 = select <4 x i1> %25, <4 x i32> %102, <4 x i32> %202
  %207 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %203
  %208 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %204
  %209 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %205
  %210 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %206
  %211 = add <4 x i32> %155, %207
  %212 = add <4 x i32> %156, %208
  %213 = add <4 x i32> %157, %209
  %214 = add <4 x i32> %158, %210
  %215 = select <4 x i1> %191, <4 x i32> %23, <4 x i32> zeroinitializer
  %216 = add <4 x i32> %175, %215
  %217 = select <4 x i1> %192, <4 x i32> %23, <4 x i32> zeroinitializer
  %218 = add <4 x i32> %176, %217
  %219 = select <4 x i1> %193, <4 x i32> %23, <4 x i32> zeroinitializer
  %220 = add <4 x i32> %177, %219
  %221 = select <4 x i1> %194, <4 x i32> %23, <4 x i32> zeroinitializer
  %222 = add <4 x i32> %178, %221
  %223 = select <4 x i1> %24, <4 x i32> %60, <4 x i32> %216
  %224 = select <4 x i1> %24, <4 x i32> %62, <4 x i32> %218
  %225 = select <4 x i1> %24, <4 x i32> %64, <4 x i32> %220
  %226 = select <4 x i1> %24, <4 x i32> %66, <4 x i32> %222
  %227 = add <4 x i32> %211, %223
  %228 = add <4 x i32> %212, %224
  %229 = add <4 x i32> %213, %225
  %230 = add <4 x i32> %214, %226
  %231 = shl <4 x i32> %60, splat (i32 3)
  %232 = shl <4 x i32> %62, splat (i32 3)
  %233 = shl <4 x i32> %64, splat (i32 3)
  %234 = shl <4 x i32> %66, splat (i32 3)
  %235 = add <4 x i32> %227, %231
  %236 = add <4 x i32> %228, %232
  %237 = add <4 x i32> %229, %233
  %238 = add <4 x i32> %230, %234
  %239 = getelementptr i32, ptr %10, i64 %58
  store <4 x i32> %235, ptr %239, align 16, !nontemporal !2
  %240 = getelementptr i8, ptr %239, i64 16
  store <4 x i32> %236, ptr %240, align 16, !nontemporal !2
  %241 = getelementptr i8, ptr %239, i64 32
  store <4 x i32> %237, ptr %241, align 16, !nontemporal !2
  %242 = getelementptr i8, ptr %239, i64 48
  store <4 x i32> %238, ptr %242, align 16, !nontemporal !2
  %243 = add i64 %57, 16
  %244 = icmp slt i64 %243, %42
  br i1 %244, label %56, label %51

245:                                              ; preds = %50, %245
  %246 = phi i64 [ %432, %245 ], [ 0, %50 ]
  %247 = add i64 %33, %246
  %248 = getelementptr i32, ptr %16, i64 %247
  %249 = load <4 x i32>, ptr %248, align 4
  %250 = getelementptr i8, ptr %248, i64 16
  %251 = load <4 x i32>, ptr %250, align 4
  %252 = getelementptr i8, ptr %248, i64 32
  %253 = load <4 x i32>, ptr %252, align 4
  %254 = getelementptr i8, ptr %248, i64 48
  %255 = load <4 x i32>, ptr %254, align 4
  %256 = sdiv <4 x i32> %249, splat (i32 7)
  %257 = sdiv <4 x i32> %251, splat (i32 7)
  %258 = sdiv <4 x i32> %253, splat (i32 7)
  %259 = sdiv <4 x i32> %255, splat (i32 7)
  %260 = mul <4 x i32> %256, splat (i32 -7)
  %261 = mul <4 x i32> %257, splat (i32 -7)
  %262 = mul <4 x i32> %258, splat (i32 -7)
  %263 = mul <4 x i32> %259, splat (i32 -7)
  %264 = add <4 x i32> %260, %249
  %265 = add <4 x i32> %261, %251
  %266 = add <4 x i32> %262, %253
  %267 = add <4 x i32> %263, %255
  %268 = icmp slt <4 x i32> %249, zeroinitializer
  %269 = icmp slt <4 x i32> %251, zeroinitializer
  %270 = icmp slt <4 x i32> %253, zeroinitializer
  %271 = icmp slt <4 x i32> %255, zeroinitializer
  %272 = icmp ne <4 x i32> %264, zeroinitializer
  %273 = icmp ne <4 x i32> %265, zeroinitializer
  %274 = icmp ne <4 x i32> %266, zeroinitializer
  %275 = icmp ne <4 x i32> %267, zeroinitializer
  %276 = and <4 x i1> %272, %268
  %277 = and <4 x i1> %273, %269
  %278 = and <4 x i1> %274, %270
  %279 = and <4 x i1> %275, %271
  %280 = sext <4 x i1> %276 to <4 x i32>
  %281 = add nsw <4 x i32> %256, %280
  %282 = sext <4 x i1> %277 to <4 x i32>
  %283 = add nsw <4 x i32> %257, %282
  %284 = sext <4 x i1> %278 to <4 x i32>
  %285 = add nsw <4 x i32> %258, %284
  %286 = sext <4 x i1> %279 to <4 x i32>
  %287 = add nsw <4 x i32> %259, %286
  %288 = sub <4 x i32> zeroinitializer, %249
  %289 = sub <4 x i32> zeroinitializer, %251
  %290 = sub <4 x i32> zeroinitializer, %253
  %291 = sub <4 x i32> zeroinitializer, %255
  %292 = add <4 x i32> %264, splat (i32 7)
  %293 = add <4 x i32> %265, splat (i32 7)
  %294 = add <4 x i32> %266, splat (i32 7)
  %295 = add <4 x i32> %267, splat (i32 7)
  %296 = select <4 x i1> %276, <4 x i32> %292, <4 x i32> %264
  %297 = select <4 x i1> %277, <4 x i32> %293, <4 x i32> %265
  %298 = select <4 x i1> %278, <4 x i32> %294, <4 x i32> %266
  %299 = select <4 x i1> %279, <4 x i32> %295, <4 x i32> %267
  %300 = add <4 x i32> %281, %296
  %301 = add <4 x i32> %283, %297
  %302 = add <4 x i32> %285, %298
  %303 = add <4 x i32> %287, %299
  %304 = sdiv <4 x i32> %249, splat (i32 16)
  %305 = sdiv <4 x i32> %251, splat (i32 16)
  %306 = sdiv <4 x i32> %253, splat (i32 16)
  %307 = sdiv <4 x i32> %255, splat (i32 16)
  %308 = shl nsw <4 x i32> %304, splat (i32 4)
  %309 = shl nsw <4 x i32> %305, splat (i32 4)
  %310 = shl nsw <4 x i32> %306, splat (i32 4)
  %311 = shl nsw <4 x i32> %307, splat (i32 4)
  %312 = sub <4 x i32> %249, %308
  %313 = sub <4 x i32> %251, %309
  %314 = sub <4 x i32> %253, %310
  %315 = sub <4 x i32> %255, %311
  %316 = icmp ne <4 x i32> %249, %308
  %317 = icmp ne <4 x i32> %251, %309
  %318 = icmp ne <4 x i32> %253, %310
  %319 = icmp ne <4 x i32> %255, %311
  %320 = and <4 x i1> %316, %268
  %321 = and <4 x i1> %317, %269
  %322 = and <4 x i1> %318, %270
  %323 = and <4 x i1> %319, %271
  %324 = sext <4 x i1> %320 to <4 x i32>
  %325 = add nsw <4 x i32> %304, %324
  %326 = sext <4 x i1> %321 to <4 x i32>
  %327 = add nsw <4 x i32> %305, %326
  %328 = sext <4 x i1> %322 to <4 x i32>
  %329 = add nsw <4 x i32> %306, %328
  %330 = sext <4 x i1> %323 to <4 x i32>
  %331 = add nsw <4 x i32> %307, %330
  %332 = add <4 x i32> %300, %325
  %333 = add <4 x i32> %301, %327
  %334 = add <4 x i32> %302, %329
  %335 = add <4 x i32> %303, %331
  %336 = add <4 x i32> %312, splat (i32 16)
  %337 = add <4 x i32> %313, splat (i32 16)
  %338 = add <4 x i32> %314, splat (i32 16)
  %339 = add <4 x i32> %315, splat (i32 16)
  %340 = select <4 x i1> %320, <4 x i32> %336, <4 x i32> %312
  %341 = select <4 x i1> %321, <4 x i32> %337, <4 x i32> %313
  %342 = select <4 x i1> %322, <4 x i32> %338, <4 x i32> %314
  %343 = select <4 x i1> %323, <4 x i32> %339, <4 x i32> %315
  %344 = add <4 x i32> %332, %340
  %345 = add <4 x i32> %333, %341
  %346 = add <4 x i32> %334, %342
  %347 = add <4 x i32> %335, %343
  %348 = sitofp <4 x i32> %249 to <4 x double>
  %349 = sitofp <4 x i32> %251 to <4 x double>
  %350 = sitofp <4 x i32> %253 to <4 x double>
  %351 = sitofp <4 x i32> %255 to <4 x double>
  %352 = fdiv <4 x double> %348, %29
  %353 = fdiv <4 x double> %349, %29
  %354 = fdiv <4 x double> %350, %29
  %355 = fdiv <4 x double> %351, %29
  %356 = fptosi <4 x double> %352 to <4 x i32>
  %357 = fptosi <4 x double> %353 to <4 x i32>
  %358 = fptosi <4 x double> %354 to <4 x i32>
  %359 = fptosi <4 x double> %355 to <4 x i32>
  %360 = mul <4 x i32> %28, %356
  %361 = mul <4 x i32> %28, %357
  %362 = mul <4 x i32> %28, %358
  %363 = mul <4 x i32> %28, %359
  %364 = sub <4 x i32> %249, %360
  %365 = sub <4 x i32> %251, %361
  %366 = sub <4 x i32> %253, %362
  %367 = sub <4 x i32> %255, %363
  %368 = xor <4 x i32> %249, %28
  %369 = xor <4 x i32> %251, %28
  %370 = xor <4 x i32> %253, %28
  %371 = xor <4 x i32> %255, %28
  %372 = icmp slt <4 x i32> %368, zeroinitializer
  %373 = icmp slt <4 x i32> %369, zeroinitializer
  %374 = icmp slt <4 x i32> %370, zeroinitializer
  %375 = icmp slt <4 x i32> %371, zeroinitializer
  %376 = icmp ne <4 x i32> %249, %360
  %377 = icmp ne <4 x i32> %251, %361
  %378 = icmp ne <4 x i32> %253, %362
  %379 = icmp ne <4 x i32> %255, %363
  %380 = and <4 x i1> %376, %372
  %381 = and <4 x i1> %377, %373
  %382 = and <4 x i1> %378, %374
  %383 = and <4 x i1> %379, %375
  %384 = sext <4 x i1> %380 to <4 x i32>
  %385 = add <4 x i32> %356, %384
  %386 = sext <4 x i1> %381 to <4 x i32>
  %387 = add <4 x i32> %357, %386
  %388 = sext <4 x i1> %382 to <4 x i32>
  %389 = add <4 x i32> %358, %388
  %390 = sext <4 x i1> %383 to <4 x i32>
  %391 = add <4 x i32> %359, %390
  %392 = select <4 x i1> %25, <4 x i32> %288, <4 x i32> %385
  %393 = select <4 x i1> %25, <4 x i32> %289, <4 x i32> %387
  %394 = select <4 x i1> %25, <4 x i32> %290, <4 x i32> %389
  %395 = select <4 x i1> %25, <4 x i32> %291, <4 x i32> %391
  %396 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %392
  %397 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %393
  %398 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %394
  %399 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %395
  %400 = add <4 x i32> %344, %396
  %401 = add <4 x i32> %345, %397
  %402 = add <4 x i32> %346, %398
  %403 = add <4 x i32> %347, %399
  %404 = select <4 x i1> %380, <4 x i32> %23, <4 x i32> zeroinitializer
  %405 = add <4 x i32> %364, %404
  %406 = select <4 x i1> %381, <4 x i32> %23, <4 x i32> zeroinitializer
  %407 = add <4 x i32> %365, %406
  %408 = select <4 x i1> %382, <4 x i32> %23, <4 x i32> zeroinitializer
  %409 = add <4 x i32> %366, %408
  %410 = select <4 x i1> %383, <4 x i32> %23, <4 x i32> zeroinitializer
  %411 = add <4 x i32> %367, %410
  %412 = select <4 x i1> %24, <4 x i32> %249, <4 x i32> %405
  %413 = select <4 x i1> %24, <4 x i32> %251, <4 x i32> %407
  %414 = select <4 x i1> %24, <4 x i32> %253, <4 x i32> %409
  %415 = select <4 x i1> %24, <4 x i32> %255, <4 x i32> %411
  %416 = add <4 x i32> %400, %412
  %417 = add <4 x i32> %401, %413
  %418 = add <4 x i32> %402, %414
  %419 = add <4 x i32> %403, %415
  %420 = shl <4 x i32> %249, splat (i32 3)
  %421 = shl <4 x i32> %251, splat (i32 3)
  %422 = shl <4 x i32> %253, splat (i32 3)
  %423 = shl <4 x i32> %255, splat (i32 3)
  %424 = add <4 x i32> %416, %420
  %425 = add <4 x i32> %417, %421
  %426 = add <4 x i32> %418, %422
  %427 = add <4 x i32> %419, %423
  %428 = getelementptr i32, ptr %10, i64 %247
  store <4 x i32> %424, ptr %428, align 4
  %429 = getelementptr i8, ptr %428, i64 16
  store <4 x i32> %425, ptr %429, align 4
  %430 = getelementptr i8, ptr %428, i64 32
  store <4 x i32> %426, ptr %430, align 4
  %431 = getelementptr i8, ptr %428, i64 48
  store <4 x i32> %427, ptr %431, align 4
  %432 = add i64 %246, 16
  %433 = icmp slt i64 %432, %42
  br i1 %433, label %245, label %52

434:                                              ; preds = %55, %434
  %435 = phi i64 [ %490, %434 ], [ %42, %55 ]
  %436 = sub i64 %40, %435
  %437 = call i64 @llvm.smax.i64(i64 %436, i64 0)
  %438 = call i64 @llvm.smin.i64(i64 %437, i64 4)
  %439 = trunc nuw nsw i64 %438 to i32
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = shufflevector <4 x i32> %440, <4 x i32> poison, <4 x i32> zeroinitializer
  %442 = icmp samesign ugt <4 x i32> %441, <i32 0, i32 1, i32 2, i32 3>
  %443 = add i64 %33, %435
  %444 = getelementptr i32, ptr %16, i64 %443
  %445 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %444, <4 x i1> %442, <4 x i32> zeroinitializer)
  %446 = sdiv <4 x i32> %445, splat (i32 7)
  %447 = mul <4 x i32> %446, splat (i32 -7)
  %448 = add <4 x i32> %447, %445
  %449 = icmp slt <4 x i32> %445, zeroinitializer
  %450 = icmp ne <4 x i32> %448, zeroinitializer
  %451 = and <4 x i1> %450, %449
  %452 = sext <4 x i1> %451 to <4 x i32>
  %453 = add nsw <4 x i32> %446, %452
  %454 = sub <4 x i32> zeroinitializer, %445
  %455 = add <4 x i32> %448, splat (i32 7)
  %456 = select <4 x i1> %451, <4 x i32> %455, <4 x i32> %448
  %457 = add <4 x i32> %453, %456
  %458 = sdiv <4 x i32> %445, splat (i32 16)
  %459 = shl nsw <4 x i32> %458, splat (i32 4)
  %460 = sub <4 x i32> %445, %459
  %461 = icmp ne <4 x i32> %445, %459
  %462 = and <4 x i1> %461, %449
  %463 = sext <4 x i1> %462 to <4 x i32>
  %464 = add nsw <4 x i32> %458, %463
  %465 = add <4 x i32> %457, %464
  %466 = add <4 x i32> %460, splat (i32 16)
  %467 = select <4 x i1> %462, <4 x i32> %466, <4 x i32> %460
  %468 = add <4 x i32> %465, %467
  %469 = sitofp <4 x i32> %445 to <4 x double>
  %470 = fdiv <4 x double> %469, %29
  %471 = fptosi <4 x double> %470 to <4 x i32>
  %472 = mul <4 x i32> %28, %471
  %473 = sub <4 x i32> %445, %472
  %474 = xor <4 x i32> %445, %28
  %475 = icmp slt <4 x i32> %474, zeroinitializer
  %476 = icmp ne <4 x i32> %445, %472
  %477 = and <4 x i1> %476, %475
  %478 = sext <4 x i1> %477 to <4 x i32>
  %479 = add <4 x i32> %471, %478
  %480 = select <4 x i1> %25, <4 x i32> %454, <4 x i32> %479
  %481 = select <4 x i1> %24, <4 x i32> zeroinitializer, <4 x i32> %480
  %482 = add <4 x i32> %468, %481
  %483 = select <4 x i1> %477, <4 x i32> %23, <4 x i32> zeroinitializer
  %484 = add <4 x i32> %473, %483
  %485 = select <4 x i1> %24, <4 x i32> %445, <4 x i32> %484
  %486 = add <4 x i32> %482, %485
  %487 = shl <4 x i32> %445, splat (i32 3)
  %488 = add <4 x i32> %486, %487
  %489 = getelementptr i32, ptr %10, i64 %443
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %488, ptr align 4 %489, <4 x i1> %442)
  %490 = add i64 %435, 4
  %491 = icmp slt i64 %490, %41
  br i1 %491, label %434, label %492

492:                                              ; preds = %434
  br label %493

493:                                              ; preds = %492, %53
  %494 = add i64 %32, 1
  %495 = icmp eq i64 %494, %6
  %496 = select i1 %495, i64 0, i64 %494
  %497 = add i64 %31, 1
  %498 = icmp slt i64 %497, %3
  br i1 %498, label %30, label %43
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
