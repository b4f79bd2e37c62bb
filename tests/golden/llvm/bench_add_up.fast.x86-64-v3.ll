; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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

15:                                               ; preds = %108, %13
  %16 = phi i64 [ %2, %13 ], [ %131, %108 ]
  %17 = phi i64 [ %14, %13 ], [ %130, %108 ]
  %18 = shl i64 %17, 20
  %19 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 1048576)
  %22 = icmp slt i64 %19, 1048569
  br i1 %22, label %25, label %37

23:                                               ; preds = %108
  br label %24

24:                                               ; preds = %23, %5
  ret i32 0

25:                                               ; preds = %15
  %26 = or disjoint i64 %18, 1048575
  %27 = getelementptr float, ptr %10, i64 %18
  %28 = getelementptr i8, ptr %27, i64 4194300
  %29 = icmp slt i64 %26, %8
  %30 = insertelement <1 x i1> poison, i1 %29, i64 0
  %31 = call reassoc arcp contract afn <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 %28, <1 x i1> %30, <1 x float> zeroinitializer)
  %32 = extractelement <1 x float> %31, i64 0
  %33 = add nuw nsw i64 %21, 7
  %34 = and i64 %33, 4194296
  %35 = fcmp reassoc arcp contract afn oeq float %32, 0.000000e+00
  %36 = select i1 %35, i64 %34, i64 1048576
  br label %37

37:                                               ; preds = %15, %25
  %38 = phi i64 [ %36, %25 ], [ 1048576, %15 ]
  %39 = and i64 %21, 2097088
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %80, label %41

41:                                               ; preds = %37
  br label %42

42:                                               ; preds = %41, %42
  %43 = phi i64 [ %77, %42 ], [ 0, %41 ]
  %44 = phi reassoc arcp contract afn <8 x float> [ %69, %42 ], [ splat (float -0.000000e+00), %41 ]
  %45 = phi reassoc arcp contract afn <8 x float> [ %70, %42 ], [ splat (float -0.000000e+00), %41 ]
  %46 = phi reassoc arcp contract afn <8 x float> [ %71, %42 ], [ splat (float -0.000000e+00), %41 ]
  %47 = phi reassoc arcp contract afn <8 x float> [ %72, %42 ], [ splat (float -0.000000e+00), %41 ]
  %48 = phi reassoc arcp contract afn <8 x float> [ %73, %42 ], [ splat (float -0.000000e+00), %41 ]
  %49 = phi reassoc arcp contract afn <8 x float> [ %74, %42 ], [ splat (float -0.000000e+00), %41 ]
  %50 = phi reassoc arcp contract afn <8 x float> [ %75, %42 ], [ splat (float -0.000000e+00), %41 ]
  %51 = phi reassoc arcp contract afn <8 x float> [ %76, %42 ], [ splat (float -0.000000e+00), %41 ]
  %52 = add i64 %18, %43
  %53 = getelementptr float, ptr %10, i64 %52
  %54 = load <8 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %53, i64 32
  %56 = load <8 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %53, i64 64
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %53, i64 96
  %60 = load <8 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %53, i64 128
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %53, i64 160
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %53, i64 192
  %66 = load <8 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %53, i64 224
  %68 = load <8 x float>, ptr %67, align 4
  %69 = fadd reassoc arcp contract afn <8 x float> %44, %54
  %70 = fadd reassoc arcp contract afn <8 x float> %45, %56
  %71 = fadd reassoc arcp contract afn <8 x float> %46, %58
  %72 = fadd reassoc arcp contract afn <8 x float> %47, %60
  %73 = fadd reassoc arcp contract afn <8 x float> %48, %62
  %74 = fadd reassoc arcp contract afn <8 x float> %49, %64
  %75 = fadd reassoc arcp contract afn <8 x float> %50, %66
  %76 = fadd reassoc arcp contract afn <8 x float> %51, %68
  %77 = add i64 %43, 64
  %78 = icmp slt i64 %77, %39
  br i1 %78, label %42, label %79

79:                                               ; preds = %42
  br label %80

80:                                               ; preds = %79, %37
  %81 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %69, %79 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %70, %79 ]
  %83 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %71, %79 ]
  %84 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %72, %79 ]
  %85 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %73, %79 ]
  %86 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %74, %79 ]
  %87 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %75, %79 ]
  %88 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %37 ], [ %76, %79 ]
  %89 = icmp slt i64 %39, %38
  br i1 %89, label %90, label %108

90:                                               ; preds = %80
  %91 = getelementptr float, ptr %10, i64 %18
  br label %92

92:                                               ; preds = %90, %92
  %93 = phi i64 [ %105, %92 ], [ %39, %90 ]
  %94 = phi reassoc arcp contract afn <8 x float> [ %104, %92 ], [ %81, %90 ]
  %95 = sub i64 %20, %93
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 0)
  %97 = call i64 @llvm.smin.i64(i64 %96, i64 8)
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = insertelement <8 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <8 x i32> %99, <8 x i32> poison, <8 x i32> zeroinitializer
  %101 = icmp samesign ugt <8 x i32> %100, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %102 = getelementptr float, ptr %91, i64 %93
  %103 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %102, <8 x i1> %101, <8 x float> zeroinitializer)
  %104 = fadd reassoc arcp contract afn <8 x float> %94, %103
  %105 = add i64 %93, 8
  %106 = icmp slt i64 %105, %38
  br i1 %106, label %92, label %107

107:                                              ; preds = %92
  br label %108

108:                                              ; preds = %107, %80
  %109 = phi reassoc arcp contract afn <8 x float> [ %81, %80 ], [ %104, %107 ]
  %110 = fadd reassoc arcp contract afn <8 x float> %109, %85
  %111 = fadd reassoc arcp contract afn <8 x float> %82, %86
  %112 = fadd reassoc arcp contract afn <8 x float> %83, %87
  %113 = fadd reassoc arcp contract afn <8 x float> %84, %88
  %114 = fadd reassoc arcp contract afn <8 x float> %110, %112
  %115 = fadd reassoc arcp contract afn <8 x float> %111, %113
  %116 = fadd reassoc arcp contract afn <8 x float> %114, %115
  %117 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %118 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %119 = fadd reassoc arcp contract afn <4 x float> %117, %118
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %121 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %122 = fadd reassoc arcp contract afn <2 x float> %120, %121
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> zeroinitializer
  %124 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> <i32 1>
  %125 = fadd reassoc arcp contract afn <1 x float> %123, %124
  %126 = extractelement <1 x float> %125, i64 0
  %127 = atomicrmw fadd ptr %12, float %126 monotonic, align 4
  %128 = add i64 %17, 1
  %129 = icmp eq i64 %128, %6
  %130 = select i1 %129, i64 0, i64 %128
  %131 = add i64 %16, 1
  %132 = icmp slt i64 %131, %3
  br i1 %132, label %15, label %23
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
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
