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
  br i1 %7, label %13, label %29

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %113, %13
  %16 = phi i64 [ %2, %13 ], [ %117, %113 ]
  %17 = phi i64 [ %14, %13 ], [ %116, %113 ]
  %18 = shl i64 %17, 8
  %19 = xor i64 %18, -1
  %20 = add i64 %8, %19
  %21 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = call i64 @llvm.smin.i64(i64 %22, i64 256)
  %24 = and i64 %23, 496
  %25 = icmp eq i64 %24, 0
  %26 = shl i64 %17, 9
  br i1 %25, label %86, label %27

27:                                               ; preds = %15
  br label %30

28:                                               ; preds = %113
  br label %29

29:                                               ; preds = %28, %5
  ret i32 0

30:                                               ; preds = %27, %30
  %31 = phi i64 [ %83, %30 ], [ 0, %27 ]
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
  %66 = sub i64 %20, %31
  %67 = getelementptr float, ptr %12, i64 %66
  store float %35, ptr %67, align 4
  %68 = getelementptr i8, ptr %67, i64 -4
  store float %37, ptr %68, align 4
  %69 = getelementptr i8, ptr %67, i64 -8
  store float %39, ptr %69, align 4
  %70 = getelementptr i8, ptr %67, i64 -12
  store float %41, ptr %70, align 4
  %71 = getelementptr i8, ptr %67, i64 -16
  store float %43, ptr %71, align 4
  %72 = getelementptr i8, ptr %67, i64 -20
  store float %45, ptr %72, align 4
  %73 = getelementptr i8, ptr %67, i64 -24
  store float %47, ptr %73, align 4
  %74 = getelementptr i8, ptr %67, i64 -28
  store float %49, ptr %74, align 4
  %75 = getelementptr i8, ptr %67, i64 -32
  store float %51, ptr %75, align 4
  %76 = getelementptr i8, ptr %67, i64 -36
  store float %53, ptr %76, align 4
  %77 = getelementptr i8, ptr %67, i64 -40
  store float %55, ptr %77, align 4
  %78 = getelementptr i8, ptr %67, i64 -44
  store float %57, ptr %78, align 4
  %79 = getelementptr i8, ptr %67, i64 -48
  store float %59, ptr %79, align 4
  %80 = getelementptr i8, ptr %67, i64 -52
  store float %61, ptr %80, align 4
  %81 = getelementptr i8, ptr %67, i64 -56
  store float %63, ptr %81, align 4
  %82 = getelementptr i8, ptr %67, i64 -60
  store float %65, ptr %82, align 4
  %83 = add i64 %31, 16
  %84 = icmp slt i64 %83, %24
  br i1 %84, label %30, label %85

85:                                               ; preds = %30
  br label %86

86:                                               ; preds = %85, %15
  %87 = icmp eq i64 %24, %23
  br i1 %87, label %113, label %88

88:                                               ; preds = %86
  br label %89

89:                                               ; preds = %88, %89
  %90 = phi i64 [ %110, %89 ], [ %24, %88 ]
  %91 = sub i64 %22, %90
  %92 = call i64 @llvm.smax.i64(i64 %91, i64 0)
  %93 = call i64 @llvm.smin.i64(i64 %92, i64 4)
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = icmp samesign ugt <4 x i32> %96, <i32 0, i32 1, i32 2, i32 3>
  %98 = shl i64 %90, 1
  %99 = add i64 %26, %98
  %100 = insertelement <4 x i64> poison, i64 %99, i64 0
  %101 = shufflevector <4 x i64> %100, <4 x i64> poison, <4 x i32> zeroinitializer
  %102 = or disjoint <4 x i64> %101, <i64 0, i64 2, i64 4, i64 6>
  %103 = getelementptr float, ptr %10, <4 x i64> %102
  %104 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %103, <4 x i1> %97, <4 x float> zeroinitializer)
  %105 = sub i64 %20, %90
  %106 = insertelement <4 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <4 x i64> %106, <4 x i64> poison, <4 x i32> zeroinitializer
  %108 = add <4 x i64> %107, <i64 0, i64 -1, i64 -2, i64 -3>
  %109 = getelementptr float, ptr %12, <4 x i64> %108
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %104, <4 x ptr> align 4 %109, <4 x i1> %97)
  %110 = add i64 %90, 4
  %111 = icmp slt i64 %110, %23
  br i1 %111, label %89, label %112

112:                                              ; preds = %89
  br label %113

113:                                              ; preds = %112, %86
  %114 = add i64 %17, 1
  %115 = icmp eq i64 %114, %6
  %116 = select i1 %115, i64 0, i64 %114
  %117 = add i64 %16, 1
  %118 = icmp slt i64 %117, %3
  br i1 %118, label %15, label %28
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

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
