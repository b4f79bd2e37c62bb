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
  br i1 %12, label %18, label %32

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %141
  %20 = phi i64 [ %149, %141 ], [ %2, %18 ]
  %21 = phi i64 [ %147, %141 ], [ %9, %18 ]
  %22 = phi i64 [ %148, %141 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 256)
  %27 = and i64 %26, 504
  %28 = icmp eq i64 %27, 0
  %29 = shl i64 %21, 9
  br i1 %28, label %66, label %30

30:                                               ; preds = %19
  br label %33

31:                                               ; preds = %141
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %63, %33 ], [ 0, %30 ]
  %35 = shl i64 %34, 1
  %36 = add i64 %29, %35
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = getelementptr i8, ptr %37, i64 8
  %41 = load float, ptr %40, align 4
  %42 = insertelement <4 x float> %39, float %41, i64 1
  %43 = getelementptr i8, ptr %37, i64 16
  %44 = load float, ptr %43, align 4
  %45 = insertelement <4 x float> %42, float %44, i64 2
  %46 = getelementptr i8, ptr %37, i64 24
  %47 = load float, ptr %46, align 4
  %48 = insertelement <4 x float> %45, float %47, i64 3
  %49 = getelementptr i8, ptr %37, i64 32
  %50 = load float, ptr %49, align 4
  %51 = insertelement <4 x float> poison, float %50, i64 0
  %52 = getelementptr i8, ptr %37, i64 40
  %53 = load float, ptr %52, align 4
  %54 = insertelement <4 x float> %51, float %53, i64 1
  %55 = getelementptr i8, ptr %37, i64 48
  %56 = load float, ptr %55, align 4
  %57 = insertelement <4 x float> %54, float %56, i64 2
  %58 = getelementptr i8, ptr %37, i64 56
  %59 = load float, ptr %58, align 4
  %60 = insertelement <4 x float> %57, float %59, i64 3
  %61 = getelementptr float, ptr %4, i64 %34
  store <4 x float> %48, ptr %61, align 4
  %62 = getelementptr i8, ptr %61, i64 16
  store <4 x float> %60, ptr %62, align 4
  %63 = add i64 %34, 8
  %64 = icmp slt i64 %63, %27
  br i1 %64, label %33, label %65

65:                                               ; preds = %33
  br label %66

66:                                               ; preds = %65, %19
  %67 = icmp slt i64 %24, 256
  br i1 %67, label %68, label %89

68:                                               ; preds = %66
  br label %69

69:                                               ; preds = %68, %69
  %70 = phi i64 [ %86, %69 ], [ %27, %68 ]
  %71 = sub i64 %25, %70
  %72 = call i64 @llvm.smax.i64(i64 %71, i64 0)
  %73 = call i64 @llvm.smin.i64(i64 %72, i64 4)
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = insertelement <4 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <4 x i32> %75, <4 x i32> poison, <4 x i32> zeroinitializer
  %77 = icmp samesign ugt <4 x i32> %76, <i32 0, i32 1, i32 2, i32 3>
  %78 = shl i64 %70, 1
  %79 = add i64 %29, %78
  %80 = insertelement <4 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <4 x i64> %80, <4 x i64> poison, <4 x i32> zeroinitializer
  %82 = or disjoint <4 x i64> %81, <i64 0, i64 2, i64 4, i64 6>
  %83 = getelementptr float, ptr %15, <4 x i64> %82
  %84 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %83, <4 x i1> %77, <4 x float> zeroinitializer)
  %85 = getelementptr float, ptr %4, i64 %70
  store <4 x float> %84, ptr %85, align 4
  %86 = add i64 %70, 4
  %87 = icmp slt i64 %86, 256
  br i1 %87, label %69, label %88

88:                                               ; preds = %69
  br label %89

89:                                               ; preds = %88, %66
  %90 = xor i64 %23, -1
  %91 = add i64 %13, %90
  br i1 %28, label %119, label %92

92:                                               ; preds = %89
  br label %93

93:                                               ; preds = %92, %93
  %94 = phi i64 [ %116, %93 ], [ 0, %92 ]
  %95 = getelementptr float, ptr %4, i64 %94
  %96 = load <4 x float>, ptr %95, align 4
  %97 = getelementptr i8, ptr %95, i64 16
  %98 = load <4 x float>, ptr %97, align 4
  %99 = sub i64 %91, %94
  %100 = getelementptr float, ptr %17, i64 %99
  %101 = extractelement <4 x float> %96, i64 0
  store float %101, ptr %100, align 4
  %102 = getelementptr i8, ptr %100, i64 -4
  %103 = extractelement <4 x float> %96, i64 1
  store float %103, ptr %102, align 4
  %104 = getelementptr i8, ptr %100, i64 -8
  %105 = extractelement <4 x float> %96, i64 2
  store float %105, ptr %104, align 4
  %106 = getelementptr i8, ptr %100, i64 -12
  %107 = extractelement <4 x float> %96, i64 3
  store float %107, ptr %106, align 4
  %108 = getelementptr i8, ptr %100, i64 -16
  %109 = extractelement <4 x float> %98, i64 0
  store float %109, ptr %108, align 4
  %110 = getelementptr i8, ptr %100, i64 -20
  %111 = extractelement <4 x float> %98, i64 1
  store float %111, ptr %110, align 4
  %112 = getelementptr i8, ptr %100, i64 -24
  %113 = extractelement <4 x float> %98, i64 2
  store float %113, ptr %112, align 4
  %114 = getelementptr i8, ptr %100, i64 -28
  %115 = extractelement <4 x float> %98, i64 3
  store float %115, ptr %114, align 4
  %116 = add i64 %94, 8
  %117 = icmp slt i64 %116, %27
  br i1 %117, label %93, label %118

118:                                              ; preds = %93
  br label %119

119:                                              ; preds = %118, %89
  %120 = icmp eq i64 %27, %26
  br i1 %120, label %141, label %121

121:                                              ; preds = %119
  br label %122

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %138, %122 ], [ %27, %121 ]
  %124 = getelementptr float, ptr %4, i64 %123
  %125 = load <4 x float>, ptr %124, align 4
  %126 = sub i64 %25, %123
  %127 = call i64 @llvm.smax.i64(i64 %126, i64 0)
  %128 = call i64 @llvm.smin.i64(i64 %127, i64 4)
  %129 = trunc nuw nsw i64 %128 to i32
  %130 = insertelement <4 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <4 x i32> %130, <4 x i32> poison, <4 x i32> zeroinitializer
  %132 = icmp samesign ugt <4 x i32> %131, <i32 0, i32 1, i32 2, i32 3>
  %133 = sub i64 %91, %123
  %134 = insertelement <4 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <4 x i64> %134, <4 x i64> poison, <4 x i32> zeroinitializer
  %136 = add <4 x i64> %135, <i64 0, i64 -1, i64 -2, i64 -3>
  %137 = getelementptr float, ptr %17, <4 x i64> %136
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %125, <4 x ptr> align 4 %137, <4 x i1> %132)
  %138 = add i64 %123, 4
  %139 = icmp slt i64 %138, %26
  br i1 %139, label %122, label %140

140:                                              ; preds = %122
  br label %141

141:                                              ; preds = %140, %119
  %142 = add i64 %21, 1
  %143 = icmp eq i64 %142, %6
  %144 = zext i1 %143 to i64
  %145 = add i64 %22, %144
  %146 = icmp eq i64 %145, %8
  %147 = select i1 %143, i64 0, i64 %142
  %148 = select i1 %146, i64 0, i64 %145
  %149 = add i64 %20, 1
  %150 = icmp slt i64 %149, %3
  br i1 %150, label %19, label %31
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

!0 = !{}
