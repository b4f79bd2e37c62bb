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
  br i1 %12, label %18, label %31

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %98
  %20 = phi i64 [ %125, %98 ], [ %2, %18 ]
  %21 = phi i64 [ %123, %98 ], [ %9, %18 ]
  %22 = phi i64 [ %124, %98 ], [ %11, %18 ]
  %23 = shl i64 %21, 20
  %24 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 1048576)
  %27 = and i64 %26, 2097088
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %70, label %29

29:                                               ; preds = %19
  br label %32

30:                                               ; preds = %98
  br label %31

31:                                               ; preds = %30, %5
  ret i32 0

32:                                               ; preds = %29, %32
  %33 = phi i64 [ %67, %32 ], [ 0, %29 ]
  %34 = phi reassoc arcp contract afn <8 x float> [ %59, %32 ], [ splat (float -0.000000e+00), %29 ]
  %35 = phi reassoc arcp contract afn <8 x float> [ %60, %32 ], [ splat (float -0.000000e+00), %29 ]
  %36 = phi reassoc arcp contract afn <8 x float> [ %61, %32 ], [ splat (float -0.000000e+00), %29 ]
  %37 = phi reassoc arcp contract afn <8 x float> [ %62, %32 ], [ splat (float -0.000000e+00), %29 ]
  %38 = phi reassoc arcp contract afn <8 x float> [ %63, %32 ], [ splat (float -0.000000e+00), %29 ]
  %39 = phi reassoc arcp contract afn <8 x float> [ %64, %32 ], [ splat (float -0.000000e+00), %29 ]
  %40 = phi reassoc arcp contract afn <8 x float> [ %65, %32 ], [ splat (float -0.000000e+00), %29 ]
  %41 = phi reassoc arcp contract afn <8 x float> [ %66, %32 ], [ splat (float -0.000000e+00), %29 ]
  %42 = add i64 %23, %33
  %43 = getelementptr float, ptr %15, i64 %42
  %44 = load <8 x float>, ptr %43, align 4
  %45 = getelementptr i8, ptr %43, i64 32
  %46 = load <8 x float>, ptr %45, align 4
  %47 = getelementptr i8, ptr %43, i64 64
  %48 = load <8 x float>, ptr %47, align 4
  %49 = getelementptr i8, ptr %43, i64 96
  %50 = load <8 x float>, ptr %49, align 4
  %51 = getelementptr i8, ptr %43, i64 128
  %52 = load <8 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %43, i64 160
  %54 = load <8 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %43, i64 192
  %56 = load <8 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %43, i64 224
  %58 = load <8 x float>, ptr %57, align 4
  %59 = fadd reassoc arcp contract afn <8 x float> %34, %44
  %60 = fadd reassoc arcp contract afn <8 x float> %35, %46
  %61 = fadd reassoc arcp contract afn <8 x float> %36, %48
  %62 = fadd reassoc arcp contract afn <8 x float> %37, %50
  %63 = fadd reassoc arcp contract afn <8 x float> %38, %52
  %64 = fadd reassoc arcp contract afn <8 x float> %39, %54
  %65 = fadd reassoc arcp contract afn <8 x float> %40, %56
  %66 = fadd reassoc arcp contract afn <8 x float> %41, %58
  %67 = add i64 %33, 64
  %68 = icmp slt i64 %67, %27
  br i1 %68, label %32, label %69

69:                                               ; preds = %32
  br label %70

70:                                               ; preds = %69, %19
  %71 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %59, %69 ]
  %72 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %60, %69 ]
  %73 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %61, %69 ]
  %74 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %62, %69 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %63, %69 ]
  %76 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %64, %69 ]
  %77 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %65, %69 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %19 ], [ %66, %69 ]
  %79 = icmp slt i64 %24, 1048576
  br i1 %79, label %80, label %98

80:                                               ; preds = %70
  %81 = getelementptr float, ptr %15, i64 %23
  br label %82

82:                                               ; preds = %80, %82
  %83 = phi i64 [ %95, %82 ], [ %27, %80 ]
  %84 = phi reassoc arcp contract afn <8 x float> [ %94, %82 ], [ %71, %80 ]
  %85 = sub i64 %25, %83
  %86 = call i64 @llvm.smax.i64(i64 %85, i64 0)
  %87 = call i64 @llvm.smin.i64(i64 %86, i64 8)
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = insertelement <8 x i32> poison, i32 %88, i64 0
  %90 = shufflevector <8 x i32> %89, <8 x i32> poison, <8 x i32> zeroinitializer
  %91 = icmp samesign ugt <8 x i32> %90, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %92 = getelementptr float, ptr %81, i64 %83
  %93 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %92, <8 x i1> %91, <8 x float> zeroinitializer)
  %94 = fadd reassoc arcp contract afn <8 x float> %84, %93
  %95 = add i64 %83, 8
  %96 = icmp slt i64 %95, 1048576
  br i1 %96, label %82, label %97

97:                                               ; preds = %82
  br label %98

98:                                               ; preds = %97, %70
  %99 = phi reassoc arcp contract afn <8 x float> [ %71, %70 ], [ %94, %97 ]
  %100 = fadd reassoc arcp contract afn <8 x float> %99, %75
  %101 = fadd reassoc arcp contract afn <8 x float> %72, %76
  %102 = fadd reassoc arcp contract afn <8 x float> %73, %77
  %103 = fadd reassoc arcp contract afn <8 x float> %74, %78
  %104 = fadd reassoc arcp contract afn <8 x float> %100, %102
  %105 = fadd reassoc arcp contract afn <8 x float> %101, %103
  %106 = fadd reassoc arcp contract afn <8 x float> %104, %105
  %107 = shufflevector <8 x float> %106, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %108 = shufflevector <8 x float> %106, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %109 = fadd reassoc arcp contract afn <4 x float> %107, %108
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %111 = shufflevector <4 x float> %109, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %112 = fadd reassoc arcp contract afn <2 x float> %110, %111
  %113 = shufflevector <2 x float> %112, <2 x float> poison, <1 x i32> zeroinitializer
  %114 = shufflevector <2 x float> %112, <2 x float> poison, <1 x i32> <i32 1>
  %115 = fadd reassoc arcp contract afn <1 x float> %113, %114
  %116 = extractelement <1 x float> %115, i64 0
  %117 = atomicrmw fadd ptr %17, float %116 monotonic, align 4
  %118 = add i64 %21, 1
  %119 = icmp eq i64 %118, %6
  %120 = zext i1 %119 to i64
  %121 = add i64 %22, %120
  %122 = icmp eq i64 %121, %8
  %123 = select i1 %119, i64 0, i64 %118
  %124 = select i1 %122, i64 0, i64 %121
  %125 = add i64 %20, 1
  %126 = icmp slt i64 %125, %3
  br i1 %126, label %19, label %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
