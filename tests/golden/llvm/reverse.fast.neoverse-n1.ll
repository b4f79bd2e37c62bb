; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  br i1 %12, label %18, label %34

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %118
  %20 = phi i64 [ %126, %118 ], [ %2, %18 ]
  %21 = phi i64 [ %124, %118 ], [ %9, %18 ]
  %22 = phi i64 [ %125, %118 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = xor i64 %23, -1
  %25 = add i64 %13, %24
  %26 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 256)
  %29 = and i64 %28, 496
  %30 = icmp eq i64 %29, 0
  %31 = shl i64 %21, 9
  br i1 %30, label %91, label %32

32:                                               ; preds = %19
  br label %35

33:                                               ; preds = %118
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %88, %35 ], [ 0, %32 ]
  %37 = shl i64 %36, 1
  %38 = add i64 %31, %37
  %39 = getelementptr float, ptr %15, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 8
  %42 = load float, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 16
  %44 = load float, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 24
  %46 = load float, ptr %45, align 4
  %47 = getelementptr i8, ptr %39, i64 32
  %48 = load float, ptr %47, align 4
  %49 = getelementptr i8, ptr %39, i64 40
  %50 = load float, ptr %49, align 4
  %51 = getelementptr i8, ptr %39, i64 48
  %52 = load float, ptr %51, align 4
  %53 = getelementptr i8, ptr %39, i64 56
  %54 = load float, ptr %53, align 4
  %55 = getelementptr i8, ptr %39, i64 64
  %56 = load float, ptr %55, align 4
  %57 = getelementptr i8, ptr %39, i64 72
  %58 = load float, ptr %57, align 4
  %59 = getelementptr i8, ptr %39, i64 80
  %60 = load float, ptr %59, align 4
  %61 = getelementptr i8, ptr %39, i64 88
  %62 = load float, ptr %61, align 4
  %63 = getelementptr i8, ptr %39, i64 96
  %64 = load float, ptr %63, align 4
  %65 = getelementptr i8, ptr %39, i64 104
  %66 = load float, ptr %65, align 4
  %67 = getelementptr i8, ptr %39, i64 112
  %68 = load float, ptr %67, align 4
  %69 = getelementptr i8, ptr %39, i64 120
  %70 = load float, ptr %69, align 4
  %71 = sub i64 %25, %36
  %72 = getelementptr float, ptr %17, i64 %71
  store float %40, ptr %72, align 4
  %73 = getelementptr i8, ptr %72, i64 -4
  store float %42, ptr %73, align 4
  %74 = getelementptr i8, ptr %72, i64 -8
  store float %44, ptr %74, align 4
  %75 = getelementptr i8, ptr %72, i64 -12
  store float %46, ptr %75, align 4
  %76 = getelementptr i8, ptr %72, i64 -16
  store float %48, ptr %76, align 4
  %77 = getelementptr i8, ptr %72, i64 -20
  store float %50, ptr %77, align 4
  %78 = getelementptr i8, ptr %72, i64 -24
  store float %52, ptr %78, align 4
  %79 = getelementptr i8, ptr %72, i64 -28
  store float %54, ptr %79, align 4
  %80 = getelementptr i8, ptr %72, i64 -32
  store float %56, ptr %80, align 4
  %81 = getelementptr i8, ptr %72, i64 -36
  store float %58, ptr %81, align 4
  %82 = getelementptr i8, ptr %72, i64 -40
  store float %60, ptr %82, align 4
  %83 = getelementptr i8, ptr %72, i64 -44
  store float %62, ptr %83, align 4
  %84 = getelementptr i8, ptr %72, i64 -48
  store float %64, ptr %84, align 4
  %85 = getelementptr i8, ptr %72, i64 -52
  store float %66, ptr %85, align 4
  %86 = getelementptr i8, ptr %72, i64 -56
  store float %68, ptr %86, align 4
  %87 = getelementptr i8, ptr %72, i64 -60
  store float %70, ptr %87, align 4
  %88 = add i64 %36, 16
  %89 = icmp slt i64 %88, %29
  br i1 %89, label %35, label %90

90:                                               ; preds = %35
  br label %91

91:                                               ; preds = %90, %19
  %92 = icmp eq i64 %29, %28
  br i1 %92, label %118, label %93

93:                                               ; preds = %91
  br label %94

94:                                               ; preds = %93, %94
  %95 = phi i64 [ %115, %94 ], [ %29, %93 ]
  %96 = sub i64 %27, %95
  %97 = call i64 @llvm.smax.i64(i64 %96, i64 0)
  %98 = call i64 @llvm.smin.i64(i64 %97, i64 4)
  %99 = trunc nuw nsw i64 %98 to i32
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <4 x i32> %100, <4 x i32> poison, <4 x i32> zeroinitializer
  %102 = icmp samesign ugt <4 x i32> %101, <i32 0, i32 1, i32 2, i32 3>
  %103 = shl i64 %95, 1
  %104 = add i64 %31, %103
  %105 = insertelement <4 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <4 x i64> %105, <4 x i64> poison, <4 x i32> zeroinitializer
  %107 = or disjoint <4 x i64> %106, <i64 0, i64 2, i64 4, i64 6>
  %108 = getelementptr float, ptr %15, <4 x i64> %107
  %109 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %108, <4 x i1> %102, <4 x float> zeroinitializer)
  %110 = sub i64 %25, %95
  %111 = insertelement <4 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <4 x i64> %111, <4 x i64> poison, <4 x i32> zeroinitializer
  %113 = add <4 x i64> %112, <i64 0, i64 -1, i64 -2, i64 -3>
  %114 = getelementptr float, ptr %17, <4 x i64> %113
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %109, <4 x ptr> align 4 %114, <4 x i1> %102)
  %115 = add i64 %95, 4
  %116 = icmp slt i64 %115, %28
  br i1 %116, label %94, label %117

117:                                              ; preds = %94
  br label %118

118:                                              ; preds = %117, %91
  %119 = add i64 %21, 1
  %120 = icmp eq i64 %119, %6
  %121 = zext i1 %120 to i64
  %122 = add i64 %22, %121
  %123 = icmp eq i64 %122, %8
  %124 = select i1 %120, i64 0, i64 %119
  %125 = select i1 %123, i64 0, i64 %122
  %126 = add i64 %20, 1
  %127 = icmp slt i64 %126, %3
  br i1 %127, label %19, label %33
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

!0 = !{}
