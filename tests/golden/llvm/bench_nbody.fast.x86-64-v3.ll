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
  %15 = load double, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load ptr, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load ptr, ptr %28, align 8, !invariant.load !0
  br i1 %12, label %30, label %69

30:                                               ; preds = %5
  %31 = fptrunc reassoc arcp contract afn double %15 to float
  %32 = icmp sgt i64 %13, 0
  %33 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %34 = insertelement <8 x float> poison, float %31, i64 0
  %35 = shufflevector <8 x float> %34, <8 x float> poison, <8 x i32> zeroinitializer
  br label %36

36:                                               ; preds = %30, %151
  %37 = phi i64 [ %171, %151 ], [ %2, %30 ]
  %38 = phi i64 [ %169, %151 ], [ %9, %30 ]
  %39 = phi i64 [ %170, %151 ], [ %11, %30 ]
  %40 = shl i64 %38, 4
  %41 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %40)
  %42 = call i64 @llvm.smax.i64(i64 %41, i64 0)
  %43 = call i64 @llvm.smin.i64(i64 %42, i64 8)
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = insertelement <8 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <8 x i32> zeroinitializer
  %47 = icmp samesign ugt <8 x i32> %46, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %48 = call i64 @llvm.smax.i64(i64 %41, i64 8)
  %49 = call i64 @llvm.smin.i64(i64 %48, i64 16)
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = add nsw i32 %50, -8
  %52 = insertelement <8 x i32> poison, i32 %51, i64 0
  %53 = shufflevector <8 x i32> %52, <8 x i32> poison, <8 x i32> zeroinitializer
  %54 = icmp sgt <8 x i32> %53, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %55 = getelementptr float, ptr %17, i64 %40
  %56 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %55, <8 x i1> %47, <8 x float> zeroinitializer)
  %57 = getelementptr i8, ptr %55, i64 32
  %58 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %57, <8 x i1> %54, <8 x float> zeroinitializer)
  %59 = getelementptr float, ptr %19, i64 %40
  %60 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %59, <8 x i1> %47, <8 x float> zeroinitializer)
  %61 = getelementptr i8, ptr %59, i64 32
  %62 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %61, <8 x i1> %54, <8 x float> zeroinitializer)
  %63 = getelementptr float, ptr %21, i64 %40
  %64 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %63, <8 x i1> %47, <8 x float> zeroinitializer)
  %65 = getelementptr i8, ptr %63, i64 32
  %66 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %65, <8 x i1> %54, <8 x float> zeroinitializer)
  br i1 %32, label %67, label %151

67:                                               ; preds = %36
  br label %70

68:                                               ; preds = %151
  br label %69

69:                                               ; preds = %68, %5
  ret i32 0

70:                                               ; preds = %67, %70
  %71 = phi i64 [ %148, %70 ], [ 0, %67 ]
  %72 = phi reassoc arcp contract afn <8 x float> [ %138, %70 ], [ zeroinitializer, %67 ]
  %73 = phi reassoc arcp contract afn <8 x float> [ %139, %70 ], [ zeroinitializer, %67 ]
  %74 = phi reassoc arcp contract afn <8 x float> [ %142, %70 ], [ zeroinitializer, %67 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ %143, %70 ], [ zeroinitializer, %67 ]
  %76 = phi reassoc arcp contract afn <8 x float> [ %146, %70 ], [ zeroinitializer, %67 ]
  %77 = phi reassoc arcp contract afn <8 x float> [ %147, %70 ], [ zeroinitializer, %67 ]
  %78 = getelementptr float, ptr %17, i64 %71
  %79 = load float, ptr %78, align 4
  %80 = getelementptr float, ptr %19, i64 %71
  %81 = load float, ptr %80, align 4
  %82 = getelementptr float, ptr %21, i64 %71
  %83 = load float, ptr %82, align 4
  %84 = getelementptr float, ptr %23, i64 %71
  %85 = load float, ptr %84, align 4
  %86 = insertelement <8 x float> poison, float %79, i64 0
  %87 = shufflevector <8 x float> %86, <8 x float> poison, <8 x i32> zeroinitializer
  %88 = fsub reassoc arcp contract afn <8 x float> %87, %56
  %89 = fsub reassoc arcp contract afn <8 x float> %87, %58
  %90 = fmul reassoc arcp contract afn <8 x float> %88, %88
  %91 = fmul reassoc arcp contract afn <8 x float> %89, %89
  %92 = insertelement <8 x float> poison, float %81, i64 0
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = fsub reassoc arcp contract afn <8 x float> %93, %60
  %95 = fsub reassoc arcp contract afn <8 x float> %93, %62
  %96 = fmul reassoc arcp contract afn <8 x float> %94, %94
  %97 = fmul reassoc arcp contract afn <8 x float> %95, %95
  %98 = fadd reassoc arcp contract afn <8 x float> %90, %96
  %99 = fadd reassoc arcp contract afn <8 x float> %91, %97
  %100 = insertelement <8 x float> poison, float %83, i64 0
  %101 = shufflevector <8 x float> %100, <8 x float> poison, <8 x i32> zeroinitializer
  %102 = fsub reassoc arcp contract afn <8 x float> %101, %64
  %103 = fsub reassoc arcp contract afn <8 x float> %101, %66
  %104 = fmul reassoc arcp contract afn <8 x float> %102, %102
  %105 = fmul reassoc arcp contract afn <8 x float> %103, %103
  %106 = fadd reassoc arcp contract afn <8 x float> %98, %104
  %107 = fadd reassoc arcp contract afn <8 x float> %99, %105
  %108 = fadd reassoc arcp contract afn <8 x float> %106, %35
  %109 = fadd reassoc arcp contract afn <8 x float> %107, %35
  %110 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %108)
  %111 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %109)
  %112 = fneg <8 x float> %110
  %113 = fmul <8 x float> %108, %112
  %114 = fneg <8 x float> %111
  %115 = fmul <8 x float> %109, %114
  %116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %113, <8 x float> %110, <8 x float> splat (float 3.000000e+00))
  %117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %115, <8 x float> %111, <8 x float> splat (float 3.000000e+00))
  %118 = bitcast <8 x float> %116 to <8 x i32>
  %119 = bitcast <8 x float> %117 to <8 x i32>
  %120 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %118, <8 x i32> splat (i32 1077936128))
  %121 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %119, <8 x i32> splat (i32 1077936128))
  %122 = add nsw <8 x i32> %120, splat (i32 -8388608)
  %123 = add nsw <8 x i32> %121, splat (i32 -8388608)
  %124 = bitcast <8 x i32> %122 to <8 x float>
  %125 = bitcast <8 x i32> %123 to <8 x float>
  %126 = fmul <8 x float> %110, %124
  %127 = fmul <8 x float> %111, %125
  %128 = insertelement <8 x float> poison, float %85, i64 0
  %129 = shufflevector <8 x float> %128, <8 x float> poison, <8 x i32> zeroinitializer
  %130 = fmul reassoc arcp contract afn <8 x float> %129, %126
  %131 = fmul reassoc arcp contract afn <8 x float> %126, %126
  %132 = fmul reassoc arcp contract afn <8 x float> %130, %131
  %133 = fmul reassoc arcp contract afn <8 x float> %129, %127
  %134 = fmul reassoc arcp contract afn <8 x float> %127, %127
  %135 = fmul reassoc arcp contract afn <8 x float> %133, %134
  %136 = fmul reassoc arcp contract afn <8 x float> %88, %132
  %137 = fmul reassoc arcp contract afn <8 x float> %89, %135
  %138 = fadd reassoc arcp contract afn <8 x float> %72, %136
  %139 = fadd reassoc arcp contract afn <8 x float> %73, %137
  %140 = fmul reassoc arcp contract afn <8 x float> %94, %132
  %141 = fmul reassoc arcp contract afn <8 x float> %95, %135
  %142 = fadd reassoc arcp contract afn <8 x float> %74, %140
  %143 = fadd reassoc arcp contract afn <8 x float> %75, %141
  %144 = fmul reassoc arcp contract afn <8 x float> %102, %132
  %145 = fmul reassoc arcp contract afn <8 x float> %103, %135
  %146 = fadd reassoc arcp contract afn <8 x float> %76, %144
  %147 = fadd reassoc arcp contract afn <8 x float> %77, %145
  %148 = add i64 %71, 1
  %149 = icmp slt i64 %148, %33
  br i1 %149, label %70, label %150

150:                                              ; preds = %70
  br label %151

151:                                              ; preds = %150, %36
  %152 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %138, %150 ]
  %153 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %139, %150 ]
  %154 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %142, %150 ]
  %155 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %143, %150 ]
  %156 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %146, %150 ]
  %157 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %36 ], [ %147, %150 ]
  %158 = getelementptr float, ptr %25, i64 %40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %152, ptr align 4 %158, <8 x i1> %47)
  %159 = getelementptr i8, ptr %158, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %153, ptr align 4 %159, <8 x i1> %54)
  %160 = getelementptr float, ptr %27, i64 %40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %154, ptr align 4 %160, <8 x i1> %47)
  %161 = getelementptr i8, ptr %160, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %155, ptr align 4 %161, <8 x i1> %54)
  %162 = getelementptr float, ptr %29, i64 %40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %156, ptr align 4 %162, <8 x i1> %47)
  %163 = getelementptr i8, ptr %162, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %157, ptr align 4 %163, <8 x i1> %54)
  %164 = add i64 %38, 1
  %165 = icmp eq i64 %164, %6
  %166 = zext i1 %165 to i64
  %167 = add i64 %39, %166
  %168 = icmp eq i64 %167, %8
  %169 = select i1 %165, i64 0, i64 %164
  %170 = select i1 %168, i64 0, i64 %167
  %171 = add i64 %37, 1
  %172 = icmp slt i64 %171, %3
  br i1 %172, label %36, label %68
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
