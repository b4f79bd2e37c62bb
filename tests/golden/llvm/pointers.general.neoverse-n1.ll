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
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i64, ptr %20, align 8
  br i1 %12, label %22, label %35

22:                                               ; preds = %5
  %23 = icmp sgt i64 %13, 0
  %24 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %25 = insertelement <2 x i64> poison, i64 %17, i64 0
  %26 = shufflevector <2 x i64> %25, <2 x i64> poison, <2 x i32> zeroinitializer
  %27 = and i64 %21, 2
  %28 = icmp ne i64 %27, 0
  br label %29

29:                                               ; preds = %22, %114
  %30 = phi i64 [ %122, %114 ], [ %2, %22 ]
  %31 = phi i64 [ %120, %114 ], [ %9, %22 ]
  %32 = phi i64 [ %121, %114 ], [ %11, %22 ]
  %33 = shl i64 %31, 7
  br label %36

34:                                               ; preds = %114
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %29, %36
  %37 = phi i64 [ 0, %29 ], [ %40, %36 ]
  %38 = getelementptr float, ptr %4, i64 %37
  store <4 x float> zeroinitializer, ptr %38, align 4
  %39 = getelementptr i8, ptr %38, i64 16
  store <4 x float> zeroinitializer, ptr %39, align 4
  %40 = add i64 %37, 8
  %41 = icmp slt i64 %40, 128
  br i1 %41, label %36, label %42

42:                                               ; preds = %36
  br label %43

43:                                               ; preds = %42, %43
  %44 = phi i64 [ %56, %43 ], [ 0, %42 ]
  %45 = add i64 %33, %44
  %46 = insertelement <2 x i64> poison, i64 %45, i64 0
  %47 = shufflevector <2 x i64> %46, <2 x i64> poison, <2 x i32> zeroinitializer
  %48 = or disjoint <2 x i64> %47, <i64 0, i64 1>
  %49 = or disjoint i64 %45, 2
  %50 = insertelement <2 x i64> poison, i64 %49, i64 0
  %51 = shufflevector <2 x i64> %50, <2 x i64> poison, <2 x i32> zeroinitializer
  %52 = or disjoint <2 x i64> %51, <i64 0, i64 1>
  %53 = getelementptr i64, ptr %4, i64 %44
  %54 = getelementptr i8, ptr %53, i64 576
  store <2 x i64> %48, ptr %54, align 8
  %55 = getelementptr i8, ptr %53, i64 592
  store <2 x i64> %52, ptr %55, align 8
  %56 = add i64 %44, 4
  %57 = icmp slt i64 %56, 128
  br i1 %57, label %43, label %58

58:                                               ; preds = %43
  br i1 %23, label %59, label %63

59:                                               ; preds = %58
  br label %60

60:                                               ; preds = %59, %109
  %61 = phi i64 [ %110, %109 ], [ 0, %59 ]
  br label %71

62:                                               ; preds = %109
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr float, ptr %19, i64 %33
  %65 = ptrtoint ptr %64 to i64
  %66 = and i64 %65, 15
  %67 = icmp eq i64 %66, 0
  %68 = and i1 %28, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %63
  br label %135

70:                                               ; preds = %63
  br label %124

71:                                               ; preds = %60, %71
  %72 = phi i64 [ 0, %60 ], [ %85, %71 ]
  %73 = getelementptr i64, ptr %4, i64 %72
  %74 = getelementptr i8, ptr %73, i64 576
  %75 = load <4 x i64>, ptr %74, align 8
  %76 = getelementptr i8, ptr %73, i64 608
  %77 = load <4 x i64>, ptr %76, align 8
  %78 = getelementptr float, ptr %15, <4 x i64> %75
  %79 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %78, <4 x i1> splat (i1 true), <4 x float> poison)
  %80 = getelementptr float, ptr %15, <4 x i64> %77
  %81 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %80, <4 x i1> splat (i1 true), <4 x float> poison)
  %82 = getelementptr float, ptr %4, i64 %72
  %83 = getelementptr i8, ptr %82, i64 1664
  store <4 x float> %79, ptr %83, align 4
  %84 = getelementptr i8, ptr %82, i64 1680
  store <4 x float> %81, ptr %84, align 4
  %85 = add i64 %72, 8
  %86 = icmp slt i64 %85, 128
  br i1 %86, label %71, label %87

87:                                               ; preds = %71
  br label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %107, %88 ], [ 0, %87 ]
  %90 = getelementptr float, ptr %4, i64 %89
  %91 = load <2 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %90, i64 8
  %93 = load <2 x float>, ptr %92, align 4
  %94 = getelementptr i8, ptr %90, i64 1664
  %95 = load <2 x float>, ptr %94, align 4
  %96 = getelementptr i8, ptr %90, i64 1672
  %97 = load <2 x float>, ptr %96, align 4
  %98 = fadd <2 x float> %91, %95
  %99 = fadd <2 x float> %93, %97
  %100 = getelementptr i64, ptr %4, i64 %89
  %101 = getelementptr i8, ptr %100, i64 576
  %102 = load <2 x i64>, ptr %101, align 8
  %103 = getelementptr i8, ptr %100, i64 592
  %104 = load <2 x i64>, ptr %103, align 8
  %105 = add <2 x i64> %102, %26
  %106 = add <2 x i64> %104, %26
  store <2 x float> %98, ptr %90, align 4
  store <2 x float> %99, ptr %92, align 4
  store <2 x i64> %105, ptr %101, align 8
  store <2 x i64> %106, ptr %103, align 8
  %107 = add i64 %89, 4
  %108 = icmp slt i64 %107, 128
  br i1 %108, label %88, label %109

109:                                              ; preds = %88
  %110 = add i64 %61, 1
  %111 = icmp slt i64 %110, %24
  br i1 %111, label %60, label %62

112:                                              ; preds = %124
  br label %114

113:                                              ; preds = %135
  br label %114

114:                                              ; preds = %113, %112
  %115 = add i64 %31, 1
  %116 = icmp eq i64 %115, %6
  %117 = zext i1 %116 to i64
  %118 = add i64 %32, %117
  %119 = icmp eq i64 %118, %8
  %120 = select i1 %116, i64 0, i64 %115
  %121 = select i1 %119, i64 0, i64 %118
  %122 = add i64 %30, 1
  %123 = icmp slt i64 %122, %3
  br i1 %123, label %29, label %34

124:                                              ; preds = %70, %124
  %125 = phi i64 [ %133, %124 ], [ 0, %70 ]
  %126 = getelementptr float, ptr %4, i64 %125
  %127 = load <4 x float>, ptr %126, align 4
  %128 = getelementptr i8, ptr %126, i64 16
  %129 = load <4 x float>, ptr %128, align 4
  %130 = add i64 %33, %125
  %131 = getelementptr float, ptr %19, i64 %130
  store <4 x float> %127, ptr %131, align 16, !nontemporal !1
  %132 = getelementptr i8, ptr %131, i64 16
  store <4 x float> %129, ptr %132, align 16, !nontemporal !1
  %133 = add i64 %125, 8
  %134 = icmp slt i64 %133, 128
  br i1 %134, label %124, label %112

135:                                              ; preds = %69, %135
  %136 = phi i64 [ %144, %135 ], [ 0, %69 ]
  %137 = getelementptr float, ptr %4, i64 %136
  %138 = load <4 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %137, i64 16
  %140 = load <4 x float>, ptr %139, align 4
  %141 = add i64 %33, %136
  %142 = getelementptr float, ptr %19, i64 %141
  store <4 x float> %138, ptr %142, align 4
  %143 = getelementptr i8, ptr %142, i64 16
  store <4 x float> %140, ptr %143, align 4
  %144 = add i64 %136, 8
  %145 = icmp slt i64 %144, 128
  br i1 %145, label %135, label %113
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{}
!1 = !{i32 1}
