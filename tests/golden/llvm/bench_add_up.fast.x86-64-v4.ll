; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  br i1 %8, label %14, label %26

14:                                               ; preds = %5
  br label %15

15:                                               ; preds = %14, %93
  %16 = phi i64 [ %119, %93 ], [ %2, %14 ]
  %17 = phi i64 [ %118, %93 ], [ %7, %14 ]
  %18 = shl i64 %17, 20
  %19 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 1048576)
  %22 = and i64 %21, 2097024
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %65, label %24

24:                                               ; preds = %15
  br label %27

25:                                               ; preds = %93
  br label %26

26:                                               ; preds = %25, %5
  ret i32 0

27:                                               ; preds = %24, %27
  %28 = phi i64 [ %62, %27 ], [ 0, %24 ]
  %29 = phi reassoc arcp contract afn <16 x float> [ %54, %27 ], [ splat (float -0.000000e+00), %24 ]
  %30 = phi reassoc arcp contract afn <16 x float> [ %55, %27 ], [ splat (float -0.000000e+00), %24 ]
  %31 = phi reassoc arcp contract afn <16 x float> [ %56, %27 ], [ splat (float -0.000000e+00), %24 ]
  %32 = phi reassoc arcp contract afn <16 x float> [ %57, %27 ], [ splat (float -0.000000e+00), %24 ]
  %33 = phi reassoc arcp contract afn <16 x float> [ %58, %27 ], [ splat (float -0.000000e+00), %24 ]
  %34 = phi reassoc arcp contract afn <16 x float> [ %59, %27 ], [ splat (float -0.000000e+00), %24 ]
  %35 = phi reassoc arcp contract afn <16 x float> [ %60, %27 ], [ splat (float -0.000000e+00), %24 ]
  %36 = phi reassoc arcp contract afn <16 x float> [ %61, %27 ], [ splat (float -0.000000e+00), %24 ]
  %37 = add i64 %18, %28
  %38 = getelementptr float, ptr %11, i64 %37
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr i8, ptr %38, i64 64
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr i8, ptr %38, i64 128
  %43 = load <16 x float>, ptr %42, align 4
  %44 = getelementptr i8, ptr %38, i64 192
  %45 = load <16 x float>, ptr %44, align 4
  %46 = getelementptr i8, ptr %38, i64 256
  %47 = load <16 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %38, i64 320
  %49 = load <16 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %38, i64 384
  %51 = load <16 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %38, i64 448
  %53 = load <16 x float>, ptr %52, align 4
  %54 = fadd reassoc arcp contract afn <16 x float> %29, %39
  %55 = fadd reassoc arcp contract afn <16 x float> %30, %41
  %56 = fadd reassoc arcp contract afn <16 x float> %31, %43
  %57 = fadd reassoc arcp contract afn <16 x float> %32, %45
  %58 = fadd reassoc arcp contract afn <16 x float> %33, %47
  %59 = fadd reassoc arcp contract afn <16 x float> %34, %49
  %60 = fadd reassoc arcp contract afn <16 x float> %35, %51
  %61 = fadd reassoc arcp contract afn <16 x float> %36, %53
  %62 = add i64 %28, 128
  %63 = icmp slt i64 %62, %22
  br i1 %63, label %27, label %64

64:                                               ; preds = %27
  br label %65

65:                                               ; preds = %64, %15
  %66 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %54, %64 ]
  %67 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %55, %64 ]
  %68 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %56, %64 ]
  %69 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %57, %64 ]
  %70 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %58, %64 ]
  %71 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %59, %64 ]
  %72 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %60, %64 ]
  %73 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %15 ], [ %61, %64 ]
  %74 = icmp slt i64 %19, 1048576
  br i1 %74, label %75, label %93

75:                                               ; preds = %65
  %76 = getelementptr float, ptr %11, i64 %18
  br label %77

77:                                               ; preds = %75, %77
  %78 = phi i64 [ %90, %77 ], [ %22, %75 ]
  %79 = phi reassoc arcp contract afn <16 x float> [ %89, %77 ], [ %66, %75 ]
  %80 = sub i64 %20, %78
  %81 = call i64 @llvm.smax.i64(i64 %80, i64 0)
  %82 = call i64 @llvm.smin.i64(i64 %81, i64 16)
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = insertelement <16 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <16 x i32> %84, <16 x i32> poison, <16 x i32> zeroinitializer
  %86 = icmp samesign ugt <16 x i32> %85, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %87 = getelementptr float, ptr %76, i64 %78
  %88 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %87, <16 x i1> %86, <16 x float> zeroinitializer)
  %89 = fadd reassoc arcp contract afn <16 x float> %79, %88
  %90 = add i64 %78, 16
  %91 = icmp slt i64 %90, 1048576
  br i1 %91, label %77, label %92

92:                                               ; preds = %77
  br label %93

93:                                               ; preds = %92, %65
  %94 = phi reassoc arcp contract afn <16 x float> [ %66, %65 ], [ %89, %92 ]
  %95 = fadd reassoc arcp contract afn <16 x float> %94, %70
  %96 = fadd reassoc arcp contract afn <16 x float> %67, %71
  %97 = fadd reassoc arcp contract afn <16 x float> %68, %72
  %98 = fadd reassoc arcp contract afn <16 x float> %69, %73
  %99 = fadd reassoc arcp contract afn <16 x float> %95, %97
  %100 = fadd reassoc arcp contract afn <16 x float> %96, %98
  %101 = fadd reassoc arcp contract afn <16 x float> %99, %100
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %103 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %104 = fadd reassoc arcp contract afn <8 x float> %102, %103
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd reassoc arcp contract afn <4 x float> %105, %106
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %109 = shufflevector <4 x float> %107, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %110 = fadd reassoc arcp contract afn <2 x float> %108, %109
  %111 = shufflevector <2 x float> %110, <2 x float> poison, <1 x i32> zeroinitializer
  %112 = shufflevector <2 x float> %110, <2 x float> poison, <1 x i32> <i32 1>
  %113 = fadd reassoc arcp contract afn <1 x float> %111, %112
  %114 = extractelement <1 x float> %113, i64 0
  %115 = atomicrmw fadd ptr %13, float %114 monotonic, align 4
  %116 = add i64 %17, 1
  %117 = icmp eq i64 %116, %6
  %118 = select i1 %117, i64 0, i64 %116
  %119 = add i64 %16, 1
  %120 = icmp slt i64 %119, %3
  br i1 %120, label %15, label %25
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
