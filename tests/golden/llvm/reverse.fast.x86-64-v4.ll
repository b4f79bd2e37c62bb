; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  br i1 %7, label %13, label %29

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %257, %13
  %16 = phi i64 [ %2, %13 ], [ %261, %257 ]
  %17 = phi i64 [ %14, %13 ], [ %260, %257 ]
  %18 = shl i64 %17, 8
  %19 = xor i64 %18, -1
  %20 = add i64 %8, %19
  %21 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = call i64 @llvm.smin.i64(i64 %22, i64 256)
  %24 = and i64 %23, 448
  %25 = icmp eq i64 %24, 0
  %26 = shl i64 %17, 9
  br i1 %25, label %230, label %27

27:                                               ; preds = %15
  br label %30

28:                                               ; preds = %257
  br label %29

29:                                               ; preds = %28, %5
  ret i32 0

30:                                               ; preds = %27, %30
  %31 = phi i64 [ %227, %30 ], [ 0, %27 ]
  %32 = shl i64 %31, 1
  %33 = add i64 %26, %32
  %34 = getelementptr float, ptr %10, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 8
  %37 = load float, ptr %36, align 4
  %38 = getelementptr i8, ptr %34, i64 16
  %39 = load float, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 24
  %41 = load float, ptr %40, align 4
  %42 = getelementptr i8, ptr %34, i64 32
  %43 = load float, ptr %42, align 4
  %44 = getelementptr i8, ptr %34, i64 40
  %45 = load float, ptr %44, align 4
  %46 = getelementptr i8, ptr %34, i64 48
  %47 = load float, ptr %46, align 4
  %48 = getelementptr i8, ptr %34, i64 56
  %49 = load float, ptr %48, align 4
  %50 = getelementptr i8, ptr %34, i64 64
  %51 = load float, ptr %50, align 4
  %52 = getelementptr i8, ptr %34, i64 72
  %53 = load float, ptr %52, align 4
  %54 = getelementptr i8, ptr %34, i64 80
  %55 = load float, ptr %54, align 4
  %56 = getelementptr i8, ptr %34, i64 88
  %57 = load float, ptr %56, align 4
  %58 = getelementptr i8, ptr %34, i64 96
  %59 = load float, ptr %58, align 4
  %60 = getelementptr i8, ptr %34, i64 104
  %61 = load float, ptr %60, align 4
  %62 = getelementptr i8, ptr %34, i64 112
  %63 = load float, ptr %62, align 4
  %64 = getelementptr i8, ptr %34, i64 120
  %65 = load float, ptr %64, align 4
  %66 = getelementptr i8, ptr %34, i64 128
  %67 = load float, ptr %66, align 4
  %68 = getelementptr i8, ptr %34, i64 136
  %69 = load float, ptr %68, align 4
  %70 = getelementptr i8, ptr %34, i64 144
  %71 = load float, ptr %70, align 4
  %72 = getelementptr i8, ptr %34, i64 152
  %73 = load float, ptr %72, align 4
  %74 = getelementptr i8, ptr %34, i64 160
  %75 = load float, ptr %74, align 4
  %76 = getelementptr i8, ptr %34, i64 168
  %77 = load float, ptr %76, align 4
  %78 = getelementptr i8, ptr %34, i64 176
  %79 = load float, ptr %78, align 4
  %80 = getelementptr i8, ptr %34, i64 184
  %81 = load float, ptr %80, align 4
  %82 = getelementptr i8, ptr %34, i64 192
  %83 = load float, ptr %82, align 4
  %84 = getelementptr i8, ptr %34, i64 200
  %85 = load float, ptr %84, align 4
  %86 = getelementptr i8, ptr %34, i64 208
  %87 = load float, ptr %86, align 4
  %88 = getelementptr i8, ptr %34, i64 216
  %89 = load float, ptr %88, align 4
  %90 = getelementptr i8, ptr %34, i64 224
  %91 = load float, ptr %90, align 4
  %92 = getelementptr i8, ptr %34, i64 232
  %93 = load float, ptr %92, align 4
  %94 = getelementptr i8, ptr %34, i64 240
  %95 = load float, ptr %94, align 4
  %96 = getelementptr i8, ptr %34, i64 248
  %97 = load float, ptr %96, align 4
  %98 = getelementptr i8, ptr %34, i64 256
  %99 = load float, ptr %98, align 4
  %100 = getelementptr i8, ptr %34, i64 264
  %101 = load float, ptr %100, align 4
  %102 = getelementptr i8, ptr %34, i64 272
  %103 = load float, ptr %102, align 4
  %104 = getelementptr i8, ptr %34, i64 280
  %105 = load float, ptr %104, align 4
  %106 = getelementptr i8, ptr %34, i64 288
  %107 = load float, ptr %106, align 4
  %108 = getelementptr i8, ptr %34, i64 296
  %109 = load float, ptr %108, align 4
  %110 = getelementptr i8, ptr %34, i64 304
  %111 = load float, ptr %110, align 4
  %112 = getelementptr i8, ptr %34, i64 312
  %113 = load float, ptr %112, align 4
  %114 = getelementptr i8, ptr %34, i64 320
  %115 = load float, ptr %114, align 4
  %116 = getelementptr i8, ptr %34, i64 328
  %117 = load float, ptr %116, align 4
  %118 = getelementptr i8, ptr %34, i64 336
  %119 = load float, ptr %118, align 4
  %120 = getelementptr i8, ptr %34, i64 344
  %121 = load float, ptr %120, align 4
  %122 = getelementptr i8, ptr %34, i64 352
  %123 = load float, ptr %122, align 4
  %124 = getelementptr i8, ptr %34, i64 360
  %125 = load float, ptr %124, align 4
  %126 = getelementptr i8, ptr %34, i64 368
  %127 = load float, ptr %126, align 4
  %128 = getelementptr i8, ptr %34, i64 376
  %129 = load float, ptr %128, align 4
  %130 = getelementptr i8, ptr %34, i64 384
  %131 = load float, ptr %130, align 4
  %132 = getelementptr i8, ptr %34, i64 392
  %133 = load float, ptr %132, align 4
  %134 = getelementptr i8, ptr %34, i64 400
  %135 = load float, ptr %134, align 4
  %136 = getelementptr i8, ptr %34, i64 408
  %137 = load float, ptr %136, align 4
  %138 = getelementptr i8, ptr %34, i64 416
  %139 = load float, ptr %138, align 4
  %140 = getelementptr i8, ptr %34, i64 424
  %141 = load float, ptr %140, align 4
  %142 = getelementptr i8, ptr %34, i64 432
  %143 = load float, ptr %142, align 4
  %144 = getelementptr i8, ptr %34, i64 440
  %145 = load float, ptr %144, align 4
  %146 = getelementptr i8, ptr %34, i64 448
  %147 = load float, ptr %146, align 4
  %148 = getelementptr i8, ptr %34, i64 456
  %149 = load float, ptr %148, align 4
  %150 = getelementptr i8, ptr %34, i64 464
  %151 = load float, ptr %150, align 4
  %152 = getelementptr i8, ptr %34, i64 472
  %153 = load float, ptr %152, align 4
  %154 = getelementptr i8, ptr %34, i64 480
  %155 = load float, ptr %154, align 4
  %156 = getelementptr i8, ptr %34, i64 488
  %157 = load float, ptr %156, align 4
  %158 = getelementptr i8, ptr %34, i64 496
  %159 = load float, ptr %158, align 4
  %160 = getelementptr i8, ptr %34, i64 504
  %161 = load float, ptr %160, align 4
  %162 = sub i64 %20, %31
  %163 = getelementptr float, ptr %12, i64 %162
  store float %35, ptr %163, align 4
  %164 = getelementptr i8, ptr %163, i64 -4
  store float %37, ptr %164, align 4
  %165 = getelementptr i8, ptr %163, i64 -8
  store float %39, ptr %165, align 4
  %166 = getelementptr i8, ptr %163, i64 -12
  store float %41, ptr %166, align 4
  %167 = getelementptr i8, ptr %163, i64 -16
  store float %43, ptr %167, align 4
  %168 = getelementptr i8, ptr %163, i64 -20
  store float %45, ptr %168, align 4
  %169 = getelementptr i8, ptr %163, i64 -24
  store float %47, ptr %169, align 4
  %170 = getelementptr i8, ptr %163, i64 -28
  store float %49, ptr %170, align 4
  %171 = getelementptr i8, ptr %163, i64 -32
  store float %51, ptr %171, align 4
  %172 = getelementptr i8, ptr %163, i64 -36
  store float %53, ptr %172, align 4
  %173 = getelementptr i8, ptr %163, i64 -40
  store float %55, ptr %173, align 4
  %174 = getelementptr i8, ptr %163, i64 -44
  store float %57, ptr %174, align 4
  %175 = getelementptr i8, ptr %163, i64 -48
  store float %59, ptr %175, align 4
  %176 = getelementptr i8, ptr %163, i64 -52
  store float %61, ptr %176, align 4
  %177 = getelementptr i8, ptr %163, i64 -56
  store float %63, ptr %177, align 4
  %178 = getelementptr i8, ptr %163, i64 -60
  store float %65, ptr %178, align 4
  %179 = getelementptr i8, ptr %163, i64 -64
  store float %67, ptr %179, align 4
  %180 = getelementptr i8, ptr %163, i64 -68
  store float %69, ptr %180, align 4
  %181 = getelementptr i8, ptr %163, i64 -72
  store float %71, ptr %181, align 4
  %182 = getelementptr i8, ptr %163, i64 -76
  store float %73, ptr %182, align 4
  %183 = getelementptr i8, ptr %163, i64 -80
  store float %75, ptr %183, align 4
  %184 = getelementptr i8, ptr %163, i64 -84
  store float %77, ptr %184, align 4
  %185 = getelementptr i8, ptr %163, i64 -88
  store float %79, ptr %185, align 4
  %186 = getelementptr i8, ptr %163, i64 -92
  store float %81, ptr %186, align 4
  %187 = getelementptr i8, ptr %163, i64 -96
  store float %83, ptr %187, align 4
  %188 = getelementptr i8, ptr %163, i64 -100
  store float %85, ptr %188, align 4
  %189 = getelementptr i8, ptr %163, i64 -104
  store float %87, ptr %189, align 4
  %190 = getelementptr i8, ptr %163, i64 -108
  store float %89, ptr %190, align 4
  %191 = getelementptr i8, ptr %163, i64 -112
  store float %91, ptr %191, align 4
  %192 = getelementptr i8, ptr %163, i64 -116
  store float %93, ptr %192, align 4
  %193 = getelementptr i8, ptr %163, i64 -120
  store float %95, ptr %193, align 4
  %194 = getelementptr i8, ptr %163, i64 -124
  store float %97, ptr %194, align 4
  %195 = getelementptr i8, ptr %163, i64 -128
  store float %99, ptr %195, align 4
  %196 = getelementptr i8, ptr %163, i64 -132
  store float %101, ptr %196, align 4
  %197 = getelementptr i8, ptr %163, i64 -136
  store float %103, ptr %197, align 4
  %198 = getelementptr i8, ptr %163, i64 -140
  store float %105, ptr %198, align 4
  %199 = getelementptr i8, ptr %163, i64 -144
  store float %107, ptr %199, align 4
  %200 = getelementptr i8, ptr %163, i64 -148
  store float %109, ptr %200, align 4
  %201 = getelementptr i8, ptr %163, i64 -152
  store float %111, ptr %201, align 4
  %202 = getelementptr i8, ptr %163, i64 -156
  store float %113, ptr %202, align 4
  %203 = getelementptr i8, ptr %163, i64 -160
  store float %115, ptr %203, align 4
  %204 = getelementptr i8, ptr %163, i64 -164
  store float %117, ptr %204, align 4
  %205 = getelementptr i8, ptr %163, i64 -168
  store float %119, ptr %205, align 4
  %206 = getelementptr i8, ptr %163, i64 -172
  store float %121, ptr %206, align 4
  %207 = getelementptr i8, ptr %163, i64 -176
  store float %123, ptr %207, align 4
  %208 = getelementptr i8, ptr %163, i64 -180
  store float %125, ptr %208, align 4
  %209 = getelementptr i8, ptr %163, i64 -184
  store float %127, ptr %209, align 4
  %210 = getelementptr i8, ptr %163, i64 -188
  store float %129, ptr %210, align 4
  %211 = getelementptr i8, ptr %163, i64 -192
  store float %131, ptr %211, align 4
  %212 = getelementptr i8, ptr %163, i64 -196
  store float %133, ptr %212, align 4
  %213 = getelementptr i8, ptr %163, i64 -200
  store float %135, ptr %213, align 4
  %214 = getelementptr i8, ptr %163, i64 -204
  store float %137, ptr %214, align 4
  %215 = getelementptr i8, ptr %163, i64 -208
  store float %139, ptr %215, align 4
  %216 = getelementptr i8, ptr %163, i64 -212
  store float %141, ptr %216, align 4
  %217 = getelementptr i8, ptr %163, i64 -216
  store float %143, ptr %217, align 4
  %218 = getelementptr i8, ptr %163, i64 -220
  store float %145, ptr %218, align 4
  %219 = getelementptr i8, ptr %163, i64 -224
  store float %147, ptr %219, align 4
  %220 = getelementptr i8, ptr %163, i64 -228
  store float %149, ptr %220, align 4
  %221 = getelementptr i8, ptr %163, i64 -232
  store float %151, ptr %221, align 4
  %222 = getelementptr i8, ptr %163, i64 -236
  store float %153, ptr %222, align 4
  %223 = getelementptr i8, ptr %163, i64 -240
  store float %155, ptr %223, align 4
  %224 = getelementptr i8, ptr %163, i64 -244
  store float %157, ptr %224, align 4
  %225 = getelementptr i8, ptr %163, i64 -248
  store float %159, ptr %225, align 4
  %226 = getelementptr i8, ptr %163, i64 -252
  store float %161, ptr %226, align 4
  %227 = add i64 %31, 64
  %228 = icmp slt i64 %227, %24
  br i1 %228, label %30, label %229

229:                                              ; preds = %30
  br label %230

230:                                              ; preds = %229, %15
  %231 = icmp eq i64 %24, %23
  br i1 %231, label %257, label %232

232:                                              ; preds = %230
  br label %233

233:                                              ; preds = %232, %233
  %234 = phi i64 [ %254, %233 ], [ %24, %232 ]
  %235 = sub i64 %22, %234
  %236 = call i64 @llvm.smax.i64(i64 %235, i64 0)
  %237 = call i64 @llvm.smin.i64(i64 %236, i64 16)
  %238 = trunc nuw nsw i64 %237 to i32
  %239 = insertelement <16 x i32> poison, i32 %238, i64 0
  %240 = shufflevector <16 x i32> %239, <16 x i32> poison, <16 x i32> zeroinitializer
  %241 = icmp samesign ugt <16 x i32> %240, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %242 = shl i64 %234, 1
  %243 = add i64 %26, %242
  %244 = insertelement <16 x i64> poison, i64 %243, i64 0
  %245 = shufflevector <16 x i64> %244, <16 x i64> poison, <16 x i32> zeroinitializer
  %246 = or disjoint <16 x i64> %245, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %247 = getelementptr float, ptr %10, <16 x i64> %246
  %248 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %247, <16 x i1> %241, <16 x float> zeroinitializer)
  %249 = sub i64 %20, %234
  %250 = insertelement <16 x i64> poison, i64 %249, i64 0
  %251 = shufflevector <16 x i64> %250, <16 x i64> poison, <16 x i32> zeroinitializer
  %252 = add <16 x i64> %251, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %253 = getelementptr float, ptr %12, <16 x i64> %252
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %248, <16 x ptr> align 4 %253, <16 x i1> %241)
  %254 = add i64 %234, 16
  %255 = icmp slt i64 %254, %23
  br i1 %255, label %233, label %256

256:                                              ; preds = %233
  br label %257

257:                                              ; preds = %256, %230
  %258 = add i64 %17, 1
  %259 = icmp eq i64 %258, %6
  %260 = select i1 %259, i64 0, i64 %258
  %261 = add i64 %16, 1
  %262 = icmp slt i64 %261, %3
  br i1 %262, label %15, label %28
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

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
