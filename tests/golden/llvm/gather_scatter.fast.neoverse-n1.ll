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
  %10 = load i64, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %32

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = insertelement <4 x i64> poison, i64 %8, i64 0
  %20 = shufflevector <4 x i64> %19, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %21

21:                                               ; preds = %101, %17
  %22 = phi i64 [ %2, %17 ], [ %105, %101 ]
  %23 = phi i64 [ %18, %17 ], [ %104, %101 ]
  %24 = shl i64 %23, 8
  %25 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %24)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 256)
  %28 = and i64 %27, 496
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %75, label %30

30:                                               ; preds = %21
  br label %33

31:                                               ; preds = %101
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %72, %33 ], [ 0, %30 ]
  %35 = add i64 %24, %34
  %36 = getelementptr i32, ptr %12, i64 %35
  %37 = load <4 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 16
  %39 = load <4 x i32>, ptr %38, align 4
  %40 = getelementptr i8, ptr %36, i64 32
  %41 = load <4 x i32>, ptr %40, align 4
  %42 = getelementptr i8, ptr %36, i64 48
  %43 = load <4 x i32>, ptr %42, align 4
  %44 = icmp sgt <4 x i32> %37, splat (i32 -1)
  %45 = icmp sgt <4 x i32> %39, splat (i32 -1)
  %46 = icmp sgt <4 x i32> %41, splat (i32 -1)
  %47 = icmp sgt <4 x i32> %43, splat (i32 -1)
  %48 = sext <4 x i32> %37 to <4 x i64>
  %49 = sext <4 x i32> %39 to <4 x i64>
  %50 = sext <4 x i32> %41 to <4 x i64>
  %51 = sext <4 x i32> %43 to <4 x i64>
  %52 = icmp sgt <4 x i64> %20, %48
  %53 = icmp sgt <4 x i64> %20, %49
  %54 = icmp sgt <4 x i64> %20, %50
  %55 = icmp sgt <4 x i64> %20, %51
  %56 = and <4 x i1> %44, %52
  %57 = and <4 x i1> %45, %53
  %58 = and <4 x i1> %46, %54
  %59 = and <4 x i1> %47, %55
  %60 = getelementptr float, ptr %14, <4 x i64> %48
  %61 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %60, <4 x i1> %56, <4 x float> splat (float -1.000000e+00))
  %62 = getelementptr float, ptr %14, <4 x i64> %49
  %63 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %62, <4 x i1> %57, <4 x float> splat (float -1.000000e+00))
  %64 = getelementptr float, ptr %14, <4 x i64> %50
  %65 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %64, <4 x i1> %58, <4 x float> splat (float -1.000000e+00))
  %66 = getelementptr float, ptr %14, <4 x i64> %51
  %67 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %66, <4 x i1> %59, <4 x float> splat (float -1.000000e+00))
  %68 = getelementptr float, ptr %16, <4 x i64> %48
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %61, <4 x ptr> align 4 %68, <4 x i1> %56)
  %69 = getelementptr float, ptr %16, <4 x i64> %49
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %63, <4 x ptr> align 4 %69, <4 x i1> %57)
  %70 = getelementptr float, ptr %16, <4 x i64> %50
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %65, <4 x ptr> align 4 %70, <4 x i1> %58)
  %71 = getelementptr float, ptr %16, <4 x i64> %51
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %67, <4 x ptr> align 4 %71, <4 x i1> %59)
  %72 = add i64 %34, 16
  %73 = icmp slt i64 %72, %28
  br i1 %73, label %33, label %74

74:                                               ; preds = %33
  br label %75

75:                                               ; preds = %74, %21
  %76 = icmp slt i64 %25, 256
  br i1 %76, label %77, label %101

77:                                               ; preds = %75
  %78 = getelementptr i32, ptr %12, i64 %24
  br label %79

79:                                               ; preds = %77, %79
  %80 = phi i64 [ %98, %79 ], [ %28, %77 ]
  %81 = sub i64 %26, %80
  %82 = call i64 @llvm.smax.i64(i64 %81, i64 0)
  %83 = call i64 @llvm.smin.i64(i64 %82, i64 4)
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = insertelement <4 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <4 x i32> %85, <4 x i32> poison, <4 x i32> zeroinitializer
  %87 = icmp samesign ugt <4 x i32> %86, <i32 0, i32 1, i32 2, i32 3>
  %88 = getelementptr i32, ptr %78, i64 %80
  %89 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %88, <4 x i1> %87, <4 x i32> zeroinitializer)
  %90 = icmp sgt <4 x i32> %89, splat (i32 -1)
  %91 = sext <4 x i32> %89 to <4 x i64>
  %92 = icmp sgt <4 x i64> %20, %91
  %93 = and <4 x i1> %90, %92
  %94 = and <4 x i1> %93, %87
  %95 = getelementptr float, ptr %14, <4 x i64> %91
  %96 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %95, <4 x i1> %94, <4 x float> splat (float -1.000000e+00))
  %97 = getelementptr float, ptr %16, <4 x i64> %91
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %96, <4 x ptr> align 4 %97, <4 x i1> %94)
  %98 = add i64 %80, 4
  %99 = icmp slt i64 %98, 256
  br i1 %99, label %79, label %100

100:                                              ; preds = %79
  br label %101

101:                                              ; preds = %100, %75
  %102 = add i64 %23, 1
  %103 = icmp eq i64 %102, %6
  %104 = select i1 %103, i64 0, i64 %102
  %105 = add i64 %22, 1
  %106 = icmp slt i64 %105, %3
  br i1 %106, label %21, label %31
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
