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
  %19 = insertelement <16 x i64> poison, i64 %8, i64 0
  %20 = shufflevector <16 x i64> %19, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %21

21:                                               ; preds = %101, %17
  %22 = phi i64 [ %2, %17 ], [ %105, %101 ]
  %23 = phi i64 [ %18, %17 ], [ %104, %101 ]
  %24 = shl i64 %23, 8
  %25 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %24)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 256)
  %28 = and i64 %27, 448
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
  %37 = load <16 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 64
  %39 = load <16 x i32>, ptr %38, align 4
  %40 = getelementptr i8, ptr %36, i64 128
  %41 = load <16 x i32>, ptr %40, align 4
  %42 = getelementptr i8, ptr %36, i64 192
  %43 = load <16 x i32>, ptr %42, align 4
  %44 = icmp sgt <16 x i32> %37, splat (i32 -1)
  %45 = icmp sgt <16 x i32> %39, splat (i32 -1)
  %46 = icmp sgt <16 x i32> %41, splat (i32 -1)
  %47 = icmp sgt <16 x i32> %43, splat (i32 -1)
  %48 = sext <16 x i32> %37 to <16 x i64>
  %49 = sext <16 x i32> %39 to <16 x i64>
  %50 = sext <16 x i32> %41 to <16 x i64>
  %51 = sext <16 x i32> %43 to <16 x i64>
  %52 = icmp sgt <16 x i64> %20, %48
  %53 = icmp sgt <16 x i64> %20, %49
  %54 = icmp sgt <16 x i64> %20, %50
  %55 = icmp sgt <16 x i64> %20, %51
  %56 = and <16 x i1> %44, %52
  %57 = and <16 x i1> %45, %53
  %58 = and <16 x i1> %46, %54
  %59 = and <16 x i1> %47, %55
  %60 = getelementptr float, ptr %14, <16 x i64> %48
  %61 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %60, <16 x i1> %56, <16 x float> splat (float -1.000000e+00))
  %62 = getelementptr float, ptr %14, <16 x i64> %49
  %63 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %62, <16 x i1> %57, <16 x float> splat (float -1.000000e+00))
  %64 = getelementptr float, ptr %14, <16 x i64> %50
  %65 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %64, <16 x i1> %58, <16 x float> splat (float -1.000000e+00))
  %66 = getelementptr float, ptr %14, <16 x i64> %51
  %67 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %66, <16 x i1> %59, <16 x float> splat (float -1.000000e+00))
  %68 = getelementptr float, ptr %16, <16 x i64> %48
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %61, <16 x ptr> align 4 %68, <16 x i1> %56)
  %69 = getelementptr float, ptr %16, <16 x i64> %49
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %63, <16 x ptr> align 4 %69, <16 x i1> %57)
  %70 = getelementptr float, ptr %16, <16 x i64> %50
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %65, <16 x ptr> align 4 %70, <16 x i1> %58)
  %71 = getelementptr float, ptr %16, <16 x i64> %51
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %67, <16 x ptr> align 4 %71, <16 x i1> %59)
  %72 = add i64 %34, 64
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
  %83 = call i64 @llvm.smin.i64(i64 %82, i64 16)
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = insertelement <16 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <16 x i32> %85, <16 x i32> poison, <16 x i32> zeroinitializer
  %87 = icmp samesign ugt <16 x i32> %86, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = getelementptr i32, ptr %78, i64 %80
  %89 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %88, <16 x i1> %87, <16 x i32> zeroinitializer)
  %90 = icmp sgt <16 x i32> %89, splat (i32 -1)
  %91 = sext <16 x i32> %89 to <16 x i64>
  %92 = icmp sgt <16 x i64> %20, %91
  %93 = and <16 x i1> %90, %92
  %94 = and <16 x i1> %93, %87
  %95 = getelementptr float, ptr %14, <16 x i64> %91
  %96 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %95, <16 x i1> %94, <16 x float> splat (float -1.000000e+00))
  %97 = getelementptr float, ptr %16, <16 x i64> %91
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %96, <16 x ptr> align 4 %97, <16 x i1> %94)
  %98 = add i64 %80, 16
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
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #4

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
