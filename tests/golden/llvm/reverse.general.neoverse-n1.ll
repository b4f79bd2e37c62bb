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
  br i1 %7, label %13, label %27

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %136, %13
  %16 = phi i64 [ %2, %13 ], [ %140, %136 ]
  %17 = phi i64 [ %14, %13 ], [ %139, %136 ]
  %18 = shl i64 %17, 8
  %19 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 256)
  %22 = and i64 %21, 504
  %23 = icmp eq i64 %22, 0
  %24 = shl i64 %17, 9
  br i1 %23, label %61, label %25

25:                                               ; preds = %15
  br label %28

26:                                               ; preds = %136
  br label %27

27:                                               ; preds = %26, %5
  ret i32 0

28:                                               ; preds = %25, %28
  %29 = phi i64 [ %58, %28 ], [ 0, %25 ]
  %30 = shl i64 %29, 1
  %31 = add i64 %24, %30
  %32 = getelementptr float, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = getelementptr i8, ptr %32, i64 8
  %36 = load float, ptr %35, align 4
  %37 = insertelement <4 x float> %34, float %36, i64 1
  %38 = getelementptr i8, ptr %32, i64 16
  %39 = load float, ptr %38, align 4
  %40 = insertelement <4 x float> %37, float %39, i64 2
  %41 = getelementptr i8, ptr %32, i64 24
  %42 = load float, ptr %41, align 4
  %43 = insertelement <4 x float> %40, float %42, i64 3
  %44 = getelementptr i8, ptr %32, i64 32
  %45 = load float, ptr %44, align 4
  %46 = insertelement <4 x float> poison, float %45, i64 0
  %47 = getelementptr i8, ptr %32, i64 40
  %48 = load float, ptr %47, align 4
  %49 = insertelement <4 x float> %46, float %48, i64 1
  %50 = getelementptr i8, ptr %32, i64 48
  %51 = load float, ptr %50, align 4
  %52 = insertelement <4 x float> %49, float %51, i64 2
  %53 = getelementptr i8, ptr %32, i64 56
  %54 = load float, ptr %53, align 4
  %55 = insertelement <4 x float> %52, float %54, i64 3
  %56 = getelementptr float, ptr %4, i64 %29
  store <4 x float> %43, ptr %56, align 4
  %57 = getelementptr i8, ptr %56, i64 16
  store <4 x float> %55, ptr %57, align 4
  %58 = add i64 %29, 8
  %59 = icmp slt i64 %58, %22
  br i1 %59, label %28, label %60

60:                                               ; preds = %28
  br label %61

61:                                               ; preds = %60, %15
  %62 = icmp slt i64 %19, 256
  br i1 %62, label %63, label %84

63:                                               ; preds = %61
  br label %64

64:                                               ; preds = %63, %64
  %65 = phi i64 [ %81, %64 ], [ %22, %63 ]
  %66 = sub i64 %20, %65
  %67 = call i64 @llvm.smax.i64(i64 %66, i64 0)
  %68 = call i64 @llvm.smin.i64(i64 %67, i64 4)
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = insertelement <4 x i32> poison, i32 %69, i64 0
  %71 = shufflevector <4 x i32> %70, <4 x i32> poison, <4 x i32> zeroinitializer
  %72 = icmp samesign ugt <4 x i32> %71, <i32 0, i32 1, i32 2, i32 3>
  %73 = shl i64 %65, 1
  %74 = add i64 %24, %73
  %75 = insertelement <4 x i64> poison, i64 %74, i64 0
  %76 = shufflevector <4 x i64> %75, <4 x i64> poison, <4 x i32> zeroinitializer
  %77 = or disjoint <4 x i64> %76, <i64 0, i64 2, i64 4, i64 6>
  %78 = getelementptr float, ptr %10, <4 x i64> %77
  %79 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %78, <4 x i1> %72, <4 x float> zeroinitializer)
  %80 = getelementptr float, ptr %4, i64 %65
  store <4 x float> %79, ptr %80, align 4
  %81 = add i64 %65, 4
  %82 = icmp slt i64 %81, 256
  br i1 %82, label %64, label %83

83:                                               ; preds = %64
  br label %84

84:                                               ; preds = %83, %61
  %85 = xor i64 %18, -1
  %86 = add i64 %8, %85
  br i1 %23, label %114, label %87

87:                                               ; preds = %84
  br label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %111, %88 ], [ 0, %87 ]
  %90 = getelementptr float, ptr %4, i64 %89
  %91 = load <4 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %90, i64 16
  %93 = load <4 x float>, ptr %92, align 4
  %94 = sub i64 %86, %89
  %95 = getelementptr float, ptr %12, i64 %94
  %96 = extractelement <4 x float> %91, i64 0
  store float %96, ptr %95, align 4
  %97 = getelementptr i8, ptr %95, i64 -4
  %98 = extractelement <4 x float> %91, i64 1
  store float %98, ptr %97, align 4
  %99 = getelementptr i8, ptr %95, i64 -8
  %100 = extractelement <4 x float> %91, i64 2
  store float %100, ptr %99, align 4
  %101 = getelementptr i8, ptr %95, i64 -12
  %102 = extractelement <4 x float> %91, i64 3
  store float %102, ptr %101, align 4
  %103 = getelementptr i8, ptr %95, i64 -16
  %104 = extractelement <4 x float> %93, i64 0
  store float %104, ptr %103, align 4
  %105 = getelementptr i8, ptr %95, i64 -20
  %106 = extractelement <4 x float> %93, i64 1
  store float %106, ptr %105, align 4
  %107 = getelementptr i8, ptr %95, i64 -24
  %108 = extractelement <4 x float> %93, i64 2
  store float %108, ptr %107, align 4
  %109 = getelementptr i8, ptr %95, i64 -28
  %110 = extractelement <4 x float> %93, i64 3
  store float %110, ptr %109, align 4
  %111 = add i64 %89, 8
  %112 = icmp slt i64 %111, %22
  br i1 %112, label %88, label %113

113:                                              ; preds = %88
  br label %114

114:                                              ; preds = %113, %84
  %115 = icmp eq i64 %22, %21
  br i1 %115, label %136, label %116

116:                                              ; preds = %114
  br label %117

117:                                              ; preds = %116, %117
  %118 = phi i64 [ %133, %117 ], [ %22, %116 ]
  %119 = getelementptr float, ptr %4, i64 %118
  %120 = load <4 x float>, ptr %119, align 4
  %121 = sub i64 %20, %118
  %122 = call i64 @llvm.smax.i64(i64 %121, i64 0)
  %123 = call i64 @llvm.smin.i64(i64 %122, i64 4)
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = insertelement <4 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <4 x i32> %125, <4 x i32> poison, <4 x i32> zeroinitializer
  %127 = icmp samesign ugt <4 x i32> %126, <i32 0, i32 1, i32 2, i32 3>
  %128 = sub i64 %86, %118
  %129 = insertelement <4 x i64> poison, i64 %128, i64 0
  %130 = shufflevector <4 x i64> %129, <4 x i64> poison, <4 x i32> zeroinitializer
  %131 = add <4 x i64> %130, <i64 0, i64 -1, i64 -2, i64 -3>
  %132 = getelementptr float, ptr %12, <4 x i64> %131
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %120, <4 x ptr> align 4 %132, <4 x i1> %127)
  %133 = add i64 %118, 4
  %134 = icmp slt i64 %133, %21
  br i1 %134, label %117, label %135

135:                                              ; preds = %117
  br label %136

136:                                              ; preds = %135, %114
  %137 = add i64 %17, 1
  %138 = icmp eq i64 %137, %6
  %139 = select i1 %138, i64 0, i64 %137
  %140 = add i64 %16, 1
  %141 = icmp slt i64 %140, %3
  br i1 %141, label %15, label %26
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

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
