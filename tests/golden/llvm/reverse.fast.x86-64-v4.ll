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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  br i1 %12, label %18, label %34

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %262
  %20 = phi i64 [ %270, %262 ], [ %2, %18 ]
  %21 = phi i64 [ %268, %262 ], [ %9, %18 ]
  %22 = phi i64 [ %269, %262 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = xor i64 %23, -1
  %25 = add i64 %13, %24
  %26 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 256)
  %29 = and i64 %28, 448
  %30 = icmp eq i64 %29, 0
  %31 = shl i64 %21, 9
  br i1 %30, label %235, label %32

32:                                               ; preds = %19
  br label %35

33:                                               ; preds = %262
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %232, %35 ], [ 0, %32 ]
  %37 = shl i64 %36, 1
  %38 = add i64 %31, %37
  %39 = getelementptr float, ptr %15, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 8
  %42 = load float, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 16
  %44 = load float, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 24
  %46 = load float, ptr %45, align 4
  %47 = getelementptr i8, ptr %39, i64 32
  %48 = load float, ptr %47, align 4
  %49 = getelementptr i8, ptr %39, i64 40
  %50 = load float, ptr %49, align 4
  %51 = getelementptr i8, ptr %39, i64 48
  %52 = load float, ptr %51, align 4
  %53 = getelementptr i8, ptr %39, i64 56
  %54 = load float, ptr %53, align 4
  %55 = getelementptr i8, ptr %39, i64 64
  %56 = load float, ptr %55, align 4
  %57 = getelementptr i8, ptr %39, i64 72
  %58 = load float, ptr %57, align 4
  %59 = getelementptr i8, ptr %39, i64 80
  %60 = load float, ptr %59, align 4
  %61 = getelementptr i8, ptr %39, i64 88
  %62 = load float, ptr %61, align 4
  %63 = getelementptr i8, ptr %39, i64 96
  %64 = load float, ptr %63, align 4
  %65 = getelementptr i8, ptr %39, i64 104
  %66 = load float, ptr %65, align 4
  %67 = getelementptr i8, ptr %39, i64 112
  %68 = load float, ptr %67, align 4
  %69 = getelementptr i8, ptr %39, i64 120
  %70 = load float, ptr %69, align 4
  %71 = getelementptr i8, ptr %39, i64 128
  %72 = load float, ptr %71, align 4
  %73 = getelementptr i8, ptr %39, i64 136
  %74 = load float, ptr %73, align 4
  %75 = getelementptr i8, ptr %39, i64 144
  %76 = load float, ptr %75, align 4
  %77 = getelementptr i8, ptr %39, i64 152
  %78 = load float, ptr %77, align 4
  %79 = getelementptr i8, ptr %39, i64 160
  %80 = load float, ptr %79, align 4
  %81 = getelementptr i8, ptr %39, i64 168
  %82 = load float, ptr %81, align 4
  %83 = getelementptr i8, ptr %39, i64 176
  %84 = load float, ptr %83, align 4
  %85 = getelementptr i8, ptr %39, i64 184
  %86 = load float, ptr %85, align 4
  %87 = getelementptr i8, ptr %39, i64 192
  %88 = load float, ptr %87, align 4
  %89 = getelementptr i8, ptr %39, i64 200
  %90 = load float, ptr %89, align 4
  %91 = getelementptr i8, ptr %39, i64 208
  %92 = load float, ptr %91, align 4
  %93 = getelementptr i8, ptr %39, i64 216
  %94 = load float, ptr %93, align 4
  %95 = getelementptr i8, ptr %39, i64 224
  %96 = load float, ptr %95, align 4
  %97 = getelementptr i8, ptr %39, i64 232
  %98 = load float, ptr %97, align 4
  %99 = getelementptr i8, ptr %39, i64 240
  %100 = load float, ptr %99, align 4
  %101 = getelementptr i8, ptr %39, i64 248
  %102 = load float, ptr %101, align 4
  %103 = getelementptr i8, ptr %39, i64 256
  %104 = load float, ptr %103, align 4
  %105 = getelementptr i8, ptr %39, i64 264
  %106 = load float, ptr %105, align 4
  %107 = getelementptr i8, ptr %39, i64 272
  %108 = load float, ptr %107, align 4
  %109 = getelementptr i8, ptr %39, i64 280
  %110 = load float, ptr %109, align 4
  %111 = getelementptr i8, ptr %39, i64 288
  %112 = load float, ptr %111, align 4
  %113 = getelementptr i8, ptr %39, i64 296
  %114 = load float, ptr %113, align 4
  %115 = getelementptr i8, ptr %39, i64 304
  %116 = load float, ptr %115, align 4
  %117 = getelementptr i8, ptr %39, i64 312
  %118 = load float, ptr %117, align 4
  %119 = getelementptr i8, ptr %39, i64 320
  %120 = load float, ptr %119, align 4
  %121 = getelementptr i8, ptr %39, i64 328
  %122 = load float, ptr %121, align 4
  %123 = getelementptr i8, ptr %39, i64 336
  %124 = load float, ptr %123, align 4
  %125 = getelementptr i8, ptr %39, i64 344
  %126 = load float, ptr %125, align 4
  %127 = getelementptr i8, ptr %39, i64 352
  %128 = load float, ptr %127, align 4
  %129 = getelementptr i8, ptr %39, i64 360
  %130 = load float, ptr %129, align 4
  %131 = getelementptr i8, ptr %39, i64 368
  %132 = load float, ptr %131, align 4
  %133 = getelementptr i8, ptr %39, i64 376
  %134 = load float, ptr %133, align 4
  %135 = getelementptr i8, ptr %39, i64 384
  %136 = load float, ptr %135, align 4
  %137 = getelementptr i8, ptr %39, i64 392
  %138 = load float, ptr %137, align 4
  %139 = getelementptr i8, ptr %39, i64 400
  %140 = load float, ptr %139, align 4
  %141 = getelementptr i8, ptr %39, i64 408
  %142 = load float, ptr %141, align 4
  %143 = getelementptr i8, ptr %39, i64 416
  %144 = load float, ptr %143, align 4
  %145 = getelementptr i8, ptr %39, i64 424
  %146 = load float, ptr %145, align 4
  %147 = getelementptr i8, ptr %39, i64 432
  %148 = load float, ptr %147, align 4
  %149 = getelementptr i8, ptr %39, i64 440
  %150 = load float, ptr %149, align 4
  %151 = getelementptr i8, ptr %39, i64 448
  %152 = load float, ptr %151, align 4
  %153 = getelementptr i8, ptr %39, i64 456
  %154 = load float, ptr %153, align 4
  %155 = getelementptr i8, ptr %39, i64 464
  %156 = load float, ptr %155, align 4
  %157 = getelementptr i8, ptr %39, i64 472
  %158 = load float, ptr %157, align 4
  %159 = getelementptr i8, ptr %39, i64 480
  %160 = load float, ptr %159, align 4
  %161 = getelementptr i8, ptr %39, i64 488
  %162 = load float, ptr %161, align 4
  %163 = getelementptr i8, ptr %39, i64 496
  %164 = load float, ptr %163, align 4
  %165 = getelementptr i8, ptr %39, i64 504
  %166 = load float, ptr %165, align 4
  %167 = sub i64 %25, %36
  %168 = getelementptr float, ptr %17, i64 %167
  store float %40, ptr %168, align 4
  %169 = getelementptr i8, ptr %168, i64 -4
  store float %42, ptr %169, align 4
  %170 = getelementptr i8, ptr %168, i64 -8
  store float %44, ptr %170, align 4
  %171 = getelementptr i8, ptr %168, i64 -12
  store float %46, ptr %171, align 4
  %172 = getelementptr i8, ptr %168, i64 -16
  store float %48, ptr %172, align 4
  %173 = getelementptr i8, ptr %168, i64 -20
  store float %50, ptr %173, align 4
  %174 = getelementptr i8, ptr %168, i64 -24
  store float %52, ptr %174, align 4
  %175 = getelementptr i8, ptr %168, i64 -28
  store float %54, ptr %175, align 4
  %176 = getelementptr i8, ptr %168, i64 -32
  store float %56, ptr %176, align 4
  %177 = getelementptr i8, ptr %168, i64 -36
  store float %58, ptr %177, align 4
  %178 = getelementptr i8, ptr %168, i64 -40
  store float %60, ptr %178, align 4
  %179 = getelementptr i8, ptr %168, i64 -44
  store float %62, ptr %179, align 4
  %180 = getelementptr i8, ptr %168, i64 -48
  store float %64, ptr %180, align 4
  %181 = getelementptr i8, ptr %168, i64 -52
  store float %66, ptr %181, align 4
  %182 = getelementptr i8, ptr %168, i64 -56
  store float %68, ptr %182, align 4
  %183 = getelementptr i8, ptr %168, i64 -60
  store float %70, ptr %183, align 4
  %184 = getelementptr i8, ptr %168, i64 -64
  store float %72, ptr %184, align 4
  %185 = getelementptr i8, ptr %168, i64 -68
  store float %74, ptr %185, align 4
  %186 = getelementptr i8, ptr %168, i64 -72
  store float %76, ptr %186, align 4
  %187 = getelementptr i8, ptr %168, i64 -76
  store float %78, ptr %187, align 4
  %188 = getelementptr i8, ptr %168, i64 -80
  store float %80, ptr %188, align 4
  %189 = getelementptr i8, ptr %168, i64 -84
  store float %82, ptr %189, align 4
  %190 = getelementptr i8, ptr %168, i64 -88
  store float %84, ptr %190, align 4
  %191 = getelementptr i8, ptr %168, i64 -92
  store float %86, ptr %191, align 4
  %192 = getelementptr i8, ptr %168, i64 -96
  store float %88, ptr %192, align 4
  %193 = getelementptr i8, ptr %168, i64 -100
  store float %90, ptr %193, align 4
  %194 = getelementptr i8, ptr %168, i64 -104
  store float %92, ptr %194, align 4
  %195 = getelementptr i8, ptr %168, i64 -108
  store float %94, ptr %195, align 4
  %196 = getelementptr i8, ptr %168, i64 -112
  store float %96, ptr %196, align 4
  %197 = getelementptr i8, ptr %168, i64 -116
  store float %98, ptr %197, align 4
  %198 = getelementptr i8, ptr %168, i64 -120
  store float %100, ptr %198, align 4
  %199 = getelementptr i8, ptr %168, i64 -124
  store float %102, ptr %199, align 4
  %200 = getelementptr i8, ptr %168, i64 -128
  store float %104, ptr %200, align 4
  %201 = getelementptr i8, ptr %168, i64 -132
  store float %106, ptr %201, align 4
  %202 = getelementptr i8, ptr %168, i64 -136
  store float %108, ptr %202, align 4
  %203 = getelementptr i8, ptr %168, i64 -140
  store float %110, ptr %203, align 4
  %204 = getelementptr i8, ptr %168, i64 -144
  store float %112, ptr %204, align 4
  %205 = getelementptr i8, ptr %168, i64 -148
  store float %114, ptr %205, align 4
  %206 = getelementptr i8, ptr %168, i64 -152
  store float %116, ptr %206, align 4
  %207 = getelementptr i8, ptr %168, i64 -156
  store float %118, ptr %207, align 4
  %208 = getelementptr i8, ptr %168, i64 -160
  store float %120, ptr %208, align 4
  %209 = getelementptr i8, ptr %168, i64 -164
  store float %122, ptr %209, align 4
  %210 = getelementptr i8, ptr %168, i64 -168
  store float %124, ptr %210, align 4
  %211 = getelementptr i8, ptr %168, i64 -172
  store float %126, ptr %211, align 4
  %212 = getelementptr i8, ptr %168, i64 -176
  store float %128, ptr %212, align 4
  %213 = getelementptr i8, ptr %168, i64 -180
  store float %130, ptr %213, align 4
  %214 = getelementptr i8, ptr %168, i64 -184
  store float %132, ptr %214, align 4
  %215 = getelementptr i8, ptr %168, i64 -188
  store float %134, ptr %215, align 4
  %216 = getelementptr i8, ptr %168, i64 -192
  store float %136, ptr %216, align 4
  %217 = getelementptr i8, ptr %168, i64 -196
  store float %138, ptr %217, align 4
  %218 = getelementptr i8, ptr %168, i64 -200
  store float %140, ptr %218, align 4
  %219 = getelementptr i8, ptr %168, i64 -204
  store float %142, ptr %219, align 4
  %220 = getelementptr i8, ptr %168, i64 -208
  store float %144, ptr %220, align 4
  %221 = getelementptr i8, ptr %168, i64 -212
  store float %146, ptr %221, align 4
  %222 = getelementptr i8, ptr %168, i64 -216
  store float %148, ptr %222, align 4
  %223 = getelementptr i8, ptr %168, i64 -220
  store float %150, ptr %223, align 4
  %224 = getelementptr i8, ptr %168, i64 -224
  store float %152, ptr %224, align 4
  %225 = getelementptr i8, ptr %168, i64 -228
  store float %154, ptr %225, align 4
  %226 = getelementptr i8, ptr %168, i64 -232
  store float %156, ptr %226, align 4
  %227 = getelementptr i8, ptr %168, i64 -236
  store float %158, ptr %227, align 4
  %228 = getelementptr i8, ptr %168, i64 -240
  store float %160, ptr %228, align 4
  %229 = getelementptr i8, ptr %168, i64 -244
  store float %162, ptr %229, align 4
  %230 = getelementptr i8, ptr %168, i64 -248
  store float %164, ptr %230, align 4
  %231 = getelementptr i8, ptr %168, i64 -252
  store float %166, ptr %231, align 4
  %232 = add i64 %36, 64
  %233 = icmp slt i64 %232, %29
  br i1 %233, label %35, label %234

234:                                              ; preds = %35
  br label %235

235:                                              ; preds = %234, %19
  %236 = icmp eq i64 %29, %28
  br i1 %236, label %262, label %237

237:                                              ; preds = %235
  br label %238

238:                                              ; preds = %237, %238
  %239 = phi i64 [ %259, %238 ], [ %29, %237 ]
  %240 = sub i64 %27, %239
  %241 = call i64 @llvm.smax.i64(i64 %240, i64 0)
  %242 = call i64 @llvm.smin.i64(i64 %241, i64 16)
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = insertelement <16 x i32> poison, i32 %243, i64 0
  %245 = shufflevector <16 x i32> %244, <16 x i32> poison, <16 x i32> zeroinitializer
  %246 = icmp samesign ugt <16 x i32> %245, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %247 = shl i64 %239, 1
  %248 = add i64 %31, %247
  %249 = insertelement <16 x i64> poison, i64 %248, i64 0
  %250 = shufflevector <16 x i64> %249, <16 x i64> poison, <16 x i32> zeroinitializer
  %251 = or disjoint <16 x i64> %250, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %252 = getelementptr float, ptr %15, <16 x i64> %251
  %253 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %252, <16 x i1> %246, <16 x float> zeroinitializer)
  %254 = sub i64 %25, %239
  %255 = insertelement <16 x i64> poison, i64 %254, i64 0
  %256 = shufflevector <16 x i64> %255, <16 x i64> poison, <16 x i32> zeroinitializer
  %257 = add <16 x i64> %256, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %258 = getelementptr float, ptr %17, <16 x i64> %257
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %253, <16 x ptr> align 4 %258, <16 x i1> %246)
  %259 = add i64 %239, 16
  %260 = icmp slt i64 %259, %28
  br i1 %260, label %238, label %261

261:                                              ; preds = %238
  br label %262

262:                                              ; preds = %261, %235
  %263 = add i64 %21, 1
  %264 = icmp eq i64 %263, %6
  %265 = zext i1 %264 to i64
  %266 = add i64 %22, %265
  %267 = icmp eq i64 %266, %8
  %268 = select i1 %264, i64 0, i64 %263
  %269 = select i1 %267, i64 0, i64 %266
  %270 = add i64 %20, 1
  %271 = icmp slt i64 %270, %3
  br i1 %271, label %19, label %33
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
