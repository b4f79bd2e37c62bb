; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load ptr, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %9, label %17, label %41

17:                                               ; preds = %5
  %18 = udiv i64 %2, %6
  %19 = urem i64 %18, %8
  %20 = urem i64 %2, %6
  %21 = and i64 %12, 2
  %22 = icmp ne i64 %21, 0
  br label %23

23:                                               ; preds = %321, %17
  %24 = phi i64 [ %2, %17 ], [ %329, %321 ]
  %25 = phi i64 [ %20, %17 ], [ %325, %321 ]
  %26 = phi i64 [ %19, %17 ], [ %328, %321 ]
  %27 = shl i64 %25, 10
  %28 = add i64 %26, %27
  %29 = getelementptr float, ptr %10, i64 %28
  %30 = ptrtoint ptr %29 to i64
  %31 = and i64 %30, 63
  %32 = icmp eq i64 %31, 0
  %33 = and i1 %22, %32
  %34 = call i64 @llvm.ssub.sat.i64(i64 %14, i64 %27)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 1024)
  %37 = and i64 %36, 1984
  %38 = or disjoint i64 %27, 1
  %39 = or disjoint i64 %27, 2
  br i1 %33, label %42, label %45

40:                                               ; preds = %321
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %23
  %43 = icmp eq i64 %37, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %42
  br label %58

45:                                               ; preds = %23
  %46 = icmp eq i64 %37, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %45
  br label %169

48:                                               ; preds = %58
  br label %50

49:                                               ; preds = %169
  br label %50

50:                                               ; preds = %49, %48, %45, %42
  %51 = icmp eq i64 %37, %36
  br i1 %51, label %321, label %52

52:                                               ; preds = %50
  %53 = getelementptr float, ptr %16, i64 %28
  %54 = add i64 %26, %38
  %55 = getelementptr float, ptr %16, i64 %54
  %56 = add i64 %26, %39
  %57 = getelementptr float, ptr %16, i64 %56
  br label %280

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %167, %58 ], [ 0, %44 ]
  %60 = add i64 %28, %59
  %61 = getelementptr float, ptr %16, i64 %60
  %62 = load <16 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %61, i64 64
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %61, i64 128
  %66 = load <16 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %61, i64 192
  %68 = load <16 x float>, ptr %67, align 4
  %69 = fadd reassoc arcp contract afn <16 x float> %62, zeroinitializer
  %70 = fadd reassoc arcp contract afn <16 x float> %64, zeroinitializer
  %71 = fadd reassoc arcp contract afn <16 x float> %66, zeroinitializer
  %72 = fadd reassoc arcp contract afn <16 x float> %68, zeroinitializer
  %73 = getelementptr i8, ptr %61, i64 4
  %74 = load <16 x float>, ptr %73, align 4
  %75 = getelementptr i8, ptr %61, i64 68
  %76 = load <16 x float>, ptr %75, align 4
  %77 = getelementptr i8, ptr %61, i64 132
  %78 = load <16 x float>, ptr %77, align 4
  %79 = getelementptr i8, ptr %61, i64 196
  %80 = load <16 x float>, ptr %79, align 4
  %81 = fadd reassoc arcp contract afn <16 x float> %69, %74
  %82 = fadd reassoc arcp contract afn <16 x float> %70, %76
  %83 = fadd reassoc arcp contract afn <16 x float> %71, %78
  %84 = fadd reassoc arcp contract afn <16 x float> %72, %80
  %85 = getelementptr i8, ptr %61, i64 8
  %86 = load <16 x float>, ptr %85, align 4
  %87 = getelementptr i8, ptr %61, i64 72
  %88 = load <16 x float>, ptr %87, align 4
  %89 = getelementptr i8, ptr %61, i64 136
  %90 = load <16 x float>, ptr %89, align 4
  %91 = getelementptr i8, ptr %61, i64 200
  %92 = load <16 x float>, ptr %91, align 4
  %93 = fadd reassoc arcp contract afn <16 x float> %81, %86
  %94 = fadd reassoc arcp contract afn <16 x float> %82, %88
  %95 = fadd reassoc arcp contract afn <16 x float> %83, %90
  %96 = fadd reassoc arcp contract afn <16 x float> %84, %92
  %97 = fadd reassoc arcp contract afn <16 x float> %93, %74
  %98 = fadd reassoc arcp contract afn <16 x float> %94, %76
  %99 = fadd reassoc arcp contract afn <16 x float> %95, %78
  %100 = fadd reassoc arcp contract afn <16 x float> %96, %80
  %101 = add i64 %26, %38
  %102 = add i64 %101, %59
  %103 = getelementptr float, ptr %16, i64 %102
  %104 = getelementptr i8, ptr %103, i64 4
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr i8, ptr %103, i64 68
  %107 = load <16 x float>, ptr %106, align 4
  %108 = getelementptr i8, ptr %103, i64 132
  %109 = load <16 x float>, ptr %108, align 4
  %110 = getelementptr i8, ptr %103, i64 196
  %111 = load <16 x float>, ptr %110, align 4
  %112 = fadd reassoc arcp contract afn <16 x float> %97, %105
  %113 = fadd reassoc arcp contract afn <16 x float> %98, %107
  %114 = fadd reassoc arcp contract afn <16 x float> %99, %109
  %115 = fadd reassoc arcp contract afn <16 x float> %100, %111
  %116 = add i64 %26, %39
  %117 = add i64 %116, %59
  %118 = getelementptr float, ptr %16, i64 %117
  %119 = getelementptr i8, ptr %118, i64 4
  %120 = load <16 x float>, ptr %119, align 4
  %121 = getelementptr i8, ptr %118, i64 68
  %122 = load <16 x float>, ptr %121, align 4
  %123 = getelementptr i8, ptr %118, i64 132
  %124 = load <16 x float>, ptr %123, align 4
  %125 = getelementptr i8, ptr %118, i64 196
  %126 = load <16 x float>, ptr %125, align 4
  %127 = fadd reassoc arcp contract afn <16 x float> %112, %120
  %128 = fadd reassoc arcp contract afn <16 x float> %113, %122
  %129 = fadd reassoc arcp contract afn <16 x float> %114, %124
  %130 = fadd reassoc arcp contract afn <16 x float> %115, %126
  %131 = fadd reassoc arcp contract afn <16 x float> %127, %86
  %132 = fadd reassoc arcp contract afn <16 x float> %128, %88
  %133 = fadd reassoc arcp contract afn <16 x float> %129, %90
  %134 = fadd reassoc arcp contract afn <16 x float> %130, %92
  %135 = getelementptr i8, ptr %103, i64 8
  %136 = load <16 x float>, ptr %135, align 4
  %137 = getelementptr i8, ptr %103, i64 72
  %138 = load <16 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %103, i64 136
  %140 = load <16 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %103, i64 200
  %142 = load <16 x float>, ptr %141, align 4
  %143 = fadd reassoc arcp contract afn <16 x float> %131, %136
  %144 = fadd reassoc arcp contract afn <16 x float> %132, %138
  %145 = fadd reassoc arcp contract afn <16 x float> %133, %140
  %146 = fadd reassoc arcp contract afn <16 x float> %134, %142
  %147 = getelementptr i8, ptr %118, i64 8
  %148 = load <16 x float>, ptr %147, align 4
  %149 = getelementptr i8, ptr %118, i64 72
  %150 = load <16 x float>, ptr %149, align 4
  %151 = getelementptr i8, ptr %118, i64 136
  %152 = load <16 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %118, i64 200
  %154 = load <16 x float>, ptr %153, align 4
  %155 = fadd reassoc arcp contract afn <16 x float> %143, %148
  %156 = fadd reassoc arcp contract afn <16 x float> %144, %150
  %157 = fadd reassoc arcp contract afn <16 x float> %145, %152
  %158 = fadd reassoc arcp contract afn <16 x float> %146, %154
  %159 = fmul reassoc arcp contract afn <16 x float> %155, splat (float 0x3FBC71C720000000)
  %160 = fmul reassoc arcp contract afn <16 x float> %156, splat (float 0x3FBC71C720000000)
  %161 = fmul reassoc arcp contract afn <16 x float> %157, splat (float 0x3FBC71C720000000)
  %162 = fmul reassoc arcp contract afn <16 x float> %158, splat (float 0x3FBC71C720000000)
  %163 = getelementptr float, ptr %10, i64 %60
  store <16 x float> %159, ptr %163, align 64, !nontemporal !2
  %164 = getelementptr i8, ptr %163, i64 64
  store <16 x float> %160, ptr %164, align 64, !nontemporal !2
  %165 = getelementptr i8, ptr %163, i64 128
  store <16 x float> %161, ptr %165, align 64, !nontemporal !2
  %166 = getelementptr i8, ptr %163, i64 192
  store <16 x float> %162, ptr %166, align 64, !nontemporal !2
  %167 = add i64 %59, 64
  %168 = icmp slt i64 %167, %37
  br i1 %168, label %58, label %48

169:                                              ; preds = %47, %169
  %170 = phi i64 [ %278, %169 ], [ 0, %47 ]
  %171 = add i64 %28, %170
  %172 = getelementptr float, ptr %16, i64 %171
  %173 = load <16 x float>, ptr %172, align 4
  %174 = getelementptr i8, ptr %172, i64 64
  %175 = load <16 x float>, ptr %174, align 4
  %176 = getelementptr i8, ptr %172, i64 128
  %177 = load <16 x float>, ptr %176, align 4
  %178 = getelementptr i8, ptr %172, i64 192
  %179 = load <16 x float>, ptr %178, align 4
  %180 = fadd reassoc arcp contract afn <16 x float> %173, zeroinitializer
  %181 = fadd reassoc arcp contract afn <16 x float> %175, zeroinitializer
  %182 = fadd reassoc arcp contract afn <16 x float> %177, zeroinitializer
  %183 = fadd reassoc arcp contract afn <16 x float> %179, zeroinitializer
  %184 = getelementptr i8, ptr %172, i64 4
  %185 = load <16 x float>, ptr %184, align 4
  %186 = getelementptr i8, ptr %172, i64 68
  %187 = load <16 x float>, ptr %186, align 4
  %188 = getelementptr i8, ptr %172, i64 132
  %189 = load <16 x float>, ptr %188, align 4
  %190 = getelementptr i8, ptr %172, i64 196
  %191 = load <16 x float>, ptr %190, align 4
  %192 = fadd reassoc arcp contract afn <16 x float> %180, %185
  %193 = fadd reassoc arcp contract afn <16 x float> %181, %187
  %194 = fadd reassoc arcp contract afn <16 x float> %182, %189
  %195 = fadd reassoc arcp contract afn <16 x float> %183, %191
  %196 = getelementptr i8, ptr %172, i64 8
  %197 = load <16 x float>, ptr %196, align 4
  %198 = getelementptr i8, ptr %172, i64 72
  %199 = load <16 x float>, ptr %198, align 4
  %200 = getelementptr i8, ptr %172, i64 136
  %201 = load <16 x float>, ptr %200, align 4
  %202 = getelementptr i8, ptr %172, i64 200
  %203 = load <16 x float>, ptr %202, align 4
  %204 = fadd reassoc arcp contract afn <16 x float> %192, %197
  %205 = fadd reassoc arcp contract afn <16 x float> %193, %199
  %206 = fadd reassoc arcp contract afn <16 x float> %194, %201
  %207 = fadd reassoc arcp contract afn <16 x float> %195, %203
  %208 = fadd reassoc arcp contract afn <16 x float> %204, %185
  %209 = fadd reassoc arcp contract afn <16 x float> %205, %187
  %210 = fadd reassoc arcp contract afn <16 x float> %206, %189
  %211 = fadd reassoc arcp contract afn <16 x float> %207, %191
  %212 = add i64 %26, %38
  %213 = add i64 %212, %170
  %214 = getelementptr float, ptr %16, i64 %213
  %215 = getelementptr i8, ptr %214, i64 4
  %216 = load <16 x float>, ptr %215, align 4
  %217 = getelementptr i8, ptr %214, i64 68
  %218 = load <16 x float>, ptr %217, align 4
  %219 = getelementptr i8, ptr %214, i64 132
  %220 = load <16 x float>, ptr %219, align 4
  %221 = getelementptr i8, ptr %214, i64 196
  %222 = load <16 x float>, ptr %221, align 4
  %223 = fadd reassoc arcp contract afn <16 x float> %208, %216
  %224 = fadd reassoc arcp contract afn <16 x float> %209, %218
  %225 = fadd reassoc arcp contract afn <16 x float> %210, %220
  %226 = fadd reassoc arcp contract afn <16 x float> %211, %222
  %227 = add i64 %26, %39
  %228 = add i64 %227, %170
  %229 = getelementptr float, ptr %16, i64 %228
  %230 = getelementptr i8, ptr %229, i64 4
  %231 = load <16 x float>, ptr %230, align 4
  %232 = getelementptr i8, ptr %229, i64 68
  %233 = load <16 x float>, ptr %232, align 4
  %234 = getelementptr i8, ptr %229, i64 132
  %235 = load <16 x float>, ptr %234, align 4
  %236 = getelementptr i8, ptr %229, i64 196
  %237 = load <16 x float>, ptr %236, align 4
  %238 = fadd reassoc arcp contract afn <16 x float> %223, %231
  %239 = fadd reassoc arcp contract afn <16 x float> %224, %233
  %240 = fadd reassoc arcp contract afn <16 x float> %225, %235
  %241 = fadd reassoc arcp contract afn <16 x float> %226, %237
  %242 = fadd reassoc arcp contract afn <16 x float> %238, %197
  %243 = fadd reassoc arcp contract afn <16 x float> %239, %199
  %244 = fadd reassoc arcp contract afn <16 x float> %240, %201
  %245 = fadd reassoc arcp contract afn <16 x float> %241, %203
  %246 = getelementptr i8, ptr %214, i64 8
  %247 = load <16 x float>, ptr %246, align 4
  %248 = getelementptr i8, ptr %214, i64 72
  %249 = load <16 x float>, ptr %248, align 4
  %250 = getelementptr i8, ptr %214, i64 136
  %251 = load <16 x float>, ptr %250, align 4
  %252 = getelementptr i8, ptr %214, i64 200
  %253 = load <16 x float>, ptr %252, align 4
  %254 = fadd reassoc arcp contract afn <16 x float> %242, %247
  %255 = fadd reassoc arcp contract afn <16 x float> %243, %249
  %256 = fadd reassoc arcp contract afn <16 x float> %244, %251
  %257 = fadd reassoc arcp contract afn <16 x float> %245, %253
  %258 = getelementptr i8, ptr %229, i64 8
  %259 = load <16 x float>, ptr %258, align 4
  %260 = getelementptr i8, ptr %229, i64 72
  %261 = load <16 x float>, ptr %260, align 4
  %262 = getelementptr i8, ptr %229, i64 136
  %263 = load <16 x float>, ptr %262, align 4
  %264 = getelementptr i8, ptr %229, i64 200
  %265 = load <16 x float>, ptr %264, align 4
  %266 = fadd reassoc arcp contract afn <16 x float> %254, %259
  %267 = fadd reassoc arcp contract afn <16 x float> %255, %261
  %268 = fadd reassoc arcp contract afn <16 x float> %256, %263
  %269 = fadd reassoc arcp contract afn <16 x float> %257, %265
  %270 = fmul reassoc arcp contract afn <16 x float> %266, splat (float 0x3FBC71C720000000)
  %271 = fmul reassoc arcp contract afn <16 x float> %267, splat (float 0x3FBC71C720000000)
  %272 = fmul reassoc arcp contract afn <16 x float> %268, splat (float 0x3FBC71C720000000)
  %273 = fmul reassoc arcp contract afn <16 x float> %269, splat (float 0x3FBC71C720000000)
  %274 = getelementptr float, ptr %10, i64 %171
  store <16 x float> %270, ptr %274, align 4
  %275 = getelementptr i8, ptr %274, i64 64
  store <16 x float> %271, ptr %275, align 4
  %276 = getelementptr i8, ptr %274, i64 128
  store <16 x float> %272, ptr %276, align 4
  %277 = getelementptr i8, ptr %274, i64 192
  store <16 x float> %273, ptr %277, align 4
  %278 = add i64 %170, 64
  %279 = icmp slt i64 %278, %37
  br i1 %279, label %169, label %49

280:                                              ; preds = %52, %280
  %281 = phi i64 [ %318, %280 ], [ %37, %52 ]
  %282 = sub i64 %35, %281
  %283 = call i64 @llvm.smax.i64(i64 %282, i64 0)
  %284 = call i64 @llvm.smin.i64(i64 %283, i64 16)
  %285 = trunc nuw nsw i64 %284 to i32
  %286 = insertelement <16 x i32> poison, i32 %285, i64 0
  %287 = shufflevector <16 x i32> %286, <16 x i32> poison, <16 x i32> zeroinitializer
  %288 = icmp samesign ugt <16 x i32> %287, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %289 = add i64 %28, %281
  %290 = getelementptr float, ptr %16, i64 %289
  %291 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %290, <16 x i1> %288, <16 x float> zeroinitializer)
  %292 = fadd reassoc arcp contract afn <16 x float> %291, zeroinitializer
  %293 = getelementptr float, ptr %53, i64 %281
  %294 = getelementptr i8, ptr %293, i64 4
  %295 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %294, <16 x i1> %288, <16 x float> zeroinitializer)
  %296 = fadd reassoc arcp contract afn <16 x float> %292, %295
  %297 = getelementptr i8, ptr %293, i64 8
  %298 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %297, <16 x i1> %288, <16 x float> zeroinitializer)
  %299 = fadd reassoc arcp contract afn <16 x float> %296, %298
  %300 = fadd reassoc arcp contract afn <16 x float> %299, %295
  %301 = getelementptr float, ptr %55, i64 %281
  %302 = getelementptr i8, ptr %301, i64 4
  %303 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %302, <16 x i1> %288, <16 x float> zeroinitializer)
  %304 = fadd reassoc arcp contract afn <16 x float> %300, %303
  %305 = getelementptr float, ptr %57, i64 %281
  %306 = getelementptr i8, ptr %305, i64 4
  %307 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %306, <16 x i1> %288, <16 x float> zeroinitializer)
  %308 = fadd reassoc arcp contract afn <16 x float> %304, %307
  %309 = fadd reassoc arcp contract afn <16 x float> %308, %298
  %310 = getelementptr i8, ptr %301, i64 8
  %311 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %310, <16 x i1> %288, <16 x float> zeroinitializer)
  %312 = fadd reassoc arcp contract afn <16 x float> %309, %311
  %313 = getelementptr i8, ptr %305, i64 8
  %314 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %313, <16 x i1> %288, <16 x float> zeroinitializer)
  %315 = fadd reassoc arcp contract afn <16 x float> %312, %314
  %316 = fmul reassoc arcp contract afn <16 x float> %315, splat (float 0x3FBC71C720000000)
  %317 = getelementptr float, ptr %10, i64 %289
  call void @llvm.masked.store.v16f32.p0(<16 x float> %316, ptr align 4 %317, <16 x i1> %288)
  %318 = add i64 %281, 16
  %319 = icmp slt i64 %318, %36
  br i1 %319, label %280, label %320

320:                                              ; preds = %280
  br label %321

321:                                              ; preds = %320, %50
  %322 = add i64 %25, 1
  %323 = icmp eq i64 %322, %6
  %324 = zext i1 %323 to i64
  %325 = select i1 %323, i64 0, i64 %322
  %326 = add i64 %26, %324
  %327 = icmp eq i64 %326, %8
  %328 = select i1 %327, i64 0, i64 %326
  %329 = add i64 %24, 1
  %330 = icmp slt i64 %329, %3
  br i1 %330, label %23, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
