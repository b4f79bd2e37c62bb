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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  br i1 %7, label %13, label %24

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %107, %13
  %16 = phi i64 [ %2, %13 ], [ %127, %107 ]
  %17 = phi i64 [ %14, %13 ], [ %126, %107 ]
  %18 = shl i64 %17, 20
  %19 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 1048576)
  %22 = icmp slt i64 %19, 1048573
  br i1 %22, label %25, label %36

23:                                               ; preds = %107
  br label %24

24:                                               ; preds = %23, %5
  ret i32 0

25:                                               ; preds = %15
  %26 = or disjoint i64 %18, 1048575
  %27 = getelementptr float, ptr %10, i64 %26
  %28 = icmp slt i64 %26, %8
  %29 = insertelement <1 x i1> poison, i1 %28, i64 0
  %30 = call reassoc arcp contract afn <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 %27, <1 x i1> %29, <1 x float> zeroinitializer)
  %31 = extractelement <1 x float> %30, i64 0
  %32 = add nuw nsw i64 %21, 3
  %33 = and i64 %32, 4194300
  %34 = fcmp reassoc arcp contract afn oeq float %31, 0.000000e+00
  %35 = select i1 %34, i64 %33, i64 1048576
  br label %36

36:                                               ; preds = %15, %25
  %37 = phi i64 [ %35, %25 ], [ 1048576, %15 ]
  %38 = and i64 %21, 2097120
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %79, label %40

40:                                               ; preds = %36
  br label %41

41:                                               ; preds = %40, %41
  %42 = phi i64 [ %76, %41 ], [ 0, %40 ]
  %43 = phi reassoc arcp contract afn <4 x float> [ %68, %41 ], [ splat (float -0.000000e+00), %40 ]
  %44 = phi reassoc arcp contract afn <4 x float> [ %69, %41 ], [ splat (float -0.000000e+00), %40 ]
  %45 = phi reassoc arcp contract afn <4 x float> [ %70, %41 ], [ splat (float -0.000000e+00), %40 ]
  %46 = phi reassoc arcp contract afn <4 x float> [ %71, %41 ], [ splat (float -0.000000e+00), %40 ]
  %47 = phi reassoc arcp contract afn <4 x float> [ %72, %41 ], [ splat (float -0.000000e+00), %40 ]
  %48 = phi reassoc arcp contract afn <4 x float> [ %73, %41 ], [ splat (float -0.000000e+00), %40 ]
  %49 = phi reassoc arcp contract afn <4 x float> [ %74, %41 ], [ splat (float -0.000000e+00), %40 ]
  %50 = phi reassoc arcp contract afn <4 x float> [ %75, %41 ], [ splat (float -0.000000e+00), %40 ]
  %51 = add i64 %18, %42
  %52 = getelementptr float, ptr %10, i64 %51
  %53 = load <4 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %52, i64 16
  %55 = load <4 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %52, i64 32
  %57 = load <4 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %52, i64 48
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %52, i64 64
  %61 = load <4 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %52, i64 80
  %63 = load <4 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %52, i64 96
  %65 = load <4 x float>, ptr %64, align 4
  %66 = getelementptr i8, ptr %52, i64 112
  %67 = load <4 x float>, ptr %66, align 4
  %68 = fadd reassoc arcp contract afn <4 x float> %43, %53
  %69 = fadd reassoc arcp contract afn <4 x float> %44, %55
  %70 = fadd reassoc arcp contract afn <4 x float> %45, %57
  %71 = fadd reassoc arcp contract afn <4 x float> %46, %59
  %72 = fadd reassoc arcp contract afn <4 x float> %47, %61
  %73 = fadd reassoc arcp contract afn <4 x float> %48, %63
  %74 = fadd reassoc arcp contract afn <4 x float> %49, %65
  %75 = fadd reassoc arcp contract afn <4 x float> %50, %67
  %76 = add i64 %42, 32
  %77 = icmp slt i64 %76, %38
  br i1 %77, label %41, label %78

78:                                               ; preds = %41
  br label %79

79:                                               ; preds = %78, %36
  %80 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %68, %78 ]
  %81 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %69, %78 ]
  %82 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %70, %78 ]
  %83 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %71, %78 ]
  %84 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %72, %78 ]
  %85 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %73, %78 ]
  %86 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %74, %78 ]
  %87 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %36 ], [ %75, %78 ]
  %88 = icmp slt i64 %38, %37
  br i1 %88, label %89, label %107

89:                                               ; preds = %79
  %90 = getelementptr float, ptr %10, i64 %18
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i64 [ %104, %91 ], [ %38, %89 ]
  %93 = phi reassoc arcp contract afn <4 x float> [ %103, %91 ], [ %80, %89 ]
  %94 = sub i64 %20, %92
  %95 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 4)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = insertelement <4 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <4 x i32> zeroinitializer
  %100 = icmp samesign ugt <4 x i32> %99, <i32 0, i32 1, i32 2, i32 3>
  %101 = getelementptr float, ptr %90, i64 %92
  %102 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %101, <4 x i1> %100, <4 x float> zeroinitializer)
  %103 = fadd reassoc arcp contract afn <4 x float> %93, %102
  %104 = add i64 %92, 4
  %105 = icmp slt i64 %104, %37
  br i1 %105, label %91, label %106

106:                                              ; preds = %91
  br label %107

107:                                              ; preds = %106, %79
  %108 = phi reassoc arcp contract afn <4 x float> [ %80, %79 ], [ %103, %106 ]
  %109 = fadd reassoc arcp contract afn <4 x float> %108, %84
  %110 = fadd reassoc arcp contract afn <4 x float> %81, %85
  %111 = fadd reassoc arcp contract afn <4 x float> %82, %86
  %112 = fadd reassoc arcp contract afn <4 x float> %83, %87
  %113 = fadd reassoc arcp contract afn <4 x float> %109, %111
  %114 = fadd reassoc arcp contract afn <4 x float> %110, %112
  %115 = fadd reassoc arcp contract afn <4 x float> %113, %114
  %116 = shufflevector <4 x float> %115, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %117 = shufflevector <4 x float> %115, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %118 = fadd reassoc arcp contract afn <2 x float> %116, %117
  %119 = shufflevector <2 x float> %118, <2 x float> poison, <1 x i32> zeroinitializer
  %120 = shufflevector <2 x float> %118, <2 x float> poison, <1 x i32> <i32 1>
  %121 = fadd reassoc arcp contract afn <1 x float> %119, %120
  %122 = extractelement <1 x float> %121, i64 0
  %123 = atomicrmw fadd ptr %12, float %122 monotonic, align 4
  %124 = add i64 %17, 1
  %125 = icmp eq i64 %124, %6
  %126 = select i1 %125, i64 0, i64 %124
  %127 = add i64 %16, 1
  %128 = icmp slt i64 %127, %3
  br i1 %128, label %15, label %23
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p0(ptr captures(none), <1 x i1>, <1 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
