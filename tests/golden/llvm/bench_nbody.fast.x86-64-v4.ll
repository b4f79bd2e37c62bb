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
  br i1 %12, label %30, label %56

30:                                               ; preds = %5
  %31 = fptrunc reassoc arcp contract afn double %15 to float
  %32 = icmp sgt i64 %13, 0
  %33 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %34 = insertelement <16 x float> poison, float %31, i64 0
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <16 x i32> zeroinitializer
  br label %36

36:                                               ; preds = %30, %112
  %37 = phi i64 [ %126, %112 ], [ %2, %30 ]
  %38 = phi i64 [ %124, %112 ], [ %9, %30 ]
  %39 = phi i64 [ %125, %112 ], [ %11, %30 ]
  %40 = shl i64 %38, 4
  %41 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %40)
  %42 = call i64 @llvm.smax.i64(i64 %41, i64 0)
  %43 = call i64 @llvm.smin.i64(i64 %42, i64 16)
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = insertelement <16 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <16 x i32> %45, <16 x i32> poison, <16 x i32> zeroinitializer
  %47 = icmp samesign ugt <16 x i32> %46, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %48 = getelementptr float, ptr %17, i64 %40
  %49 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %48, <16 x i1> %47, <16 x float> zeroinitializer)
  %50 = getelementptr float, ptr %19, i64 %40
  %51 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %50, <16 x i1> %47, <16 x float> zeroinitializer)
  %52 = getelementptr float, ptr %21, i64 %40
  %53 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %52, <16 x i1> %47, <16 x float> zeroinitializer)
  br i1 %32, label %54, label %112

54:                                               ; preds = %36
  br label %57

55:                                               ; preds = %112
  br label %56

56:                                               ; preds = %55, %5
  ret i32 0

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %109, %57 ], [ 0, %54 ]
  %59 = phi reassoc arcp contract afn <16 x float> [ %104, %57 ], [ zeroinitializer, %54 ]
  %60 = phi reassoc arcp contract afn <16 x float> [ %106, %57 ], [ zeroinitializer, %54 ]
  %61 = phi reassoc arcp contract afn <16 x float> [ %108, %57 ], [ zeroinitializer, %54 ]
  %62 = getelementptr float, ptr %17, i64 %58
  %63 = load float, ptr %62, align 4
  %64 = getelementptr float, ptr %19, i64 %58
  %65 = load float, ptr %64, align 4
  %66 = getelementptr float, ptr %21, i64 %58
  %67 = load float, ptr %66, align 4
  %68 = getelementptr float, ptr %23, i64 %58
  %69 = load float, ptr %68, align 4
  %70 = insertelement <16 x float> poison, float %63, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = fsub reassoc arcp contract afn <16 x float> %71, %49
  %73 = fmul reassoc arcp contract afn <16 x float> %72, %72
  %74 = insertelement <16 x float> poison, float %65, i64 0
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = fsub reassoc arcp contract afn <16 x float> %75, %51
  %77 = fmul reassoc arcp contract afn <16 x float> %76, %76
  %78 = fadd reassoc arcp contract afn <16 x float> %73, %77
  %79 = insertelement <16 x float> poison, float %67, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = fsub reassoc arcp contract afn <16 x float> %80, %53
  %82 = fmul reassoc arcp contract afn <16 x float> %81, %81
  %83 = fadd reassoc arcp contract afn <16 x float> %78, %82
  %84 = fadd reassoc arcp contract afn <16 x float> %83, %35
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %86 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %85)
  %87 = shufflevector <16 x float> %84, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %87)
  %89 = shufflevector <8 x float> %86, <8 x float> %88, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %90 = fneg <16 x float> %89
  %91 = fmul <16 x float> %84, %90
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %91, <16 x float> %89, <16 x float> splat (float 3.000000e+00))
  %93 = bitcast <16 x float> %92 to <16 x i32>
  %94 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %93, <16 x i32> splat (i32 1077936128))
  %95 = add nsw <16 x i32> %94, splat (i32 -8388608)
  %96 = bitcast <16 x i32> %95 to <16 x float>
  %97 = fmul <16 x float> %89, %96
  %98 = insertelement <16 x float> poison, float %69, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = fmul reassoc arcp contract afn <16 x float> %99, %97
  %101 = fmul reassoc arcp contract afn <16 x float> %97, %97
  %102 = fmul reassoc arcp contract afn <16 x float> %100, %101
  %103 = fmul reassoc arcp contract afn <16 x float> %72, %102
  %104 = fadd reassoc arcp contract afn <16 x float> %59, %103
  %105 = fmul reassoc arcp contract afn <16 x float> %76, %102
  %106 = fadd reassoc arcp contract afn <16 x float> %60, %105
  %107 = fmul reassoc arcp contract afn <16 x float> %81, %102
  %108 = fadd reassoc arcp contract afn <16 x float> %61, %107
  %109 = add i64 %58, 1
  %110 = icmp slt i64 %109, %33
  br i1 %110, label %57, label %111

111:                                              ; preds = %57
  br label %112

112:                                              ; preds = %111, %36
  %113 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %36 ], [ %104, %111 ]
  %114 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %36 ], [ %106, %111 ]
  %115 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %36 ], [ %108, %111 ]
  %116 = getelementptr float, ptr %25, i64 %40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %113, ptr align 4 %116, <16 x i1> %47)
  %117 = getelementptr float, ptr %27, i64 %40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %114, ptr align 4 %117, <16 x i1> %47)
  %118 = getelementptr float, ptr %29, i64 %40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %115, ptr align 4 %118, <16 x i1> %47)
  %119 = add i64 %38, 1
  %120 = icmp eq i64 %119, %6
  %121 = zext i1 %120 to i64
  %122 = add i64 %39, %121
  %123 = icmp eq i64 %122, %8
  %124 = select i1 %120, i64 0, i64 %119
  %125 = select i1 %123, i64 0, i64 %122
  %126 = add i64 %37, 1
  %127 = icmp slt i64 %126, %3
  br i1 %127, label %36, label %55
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
