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

29:                                               ; preds = %22, %97
  %30 = phi i64 [ %105, %97 ], [ %2, %22 ]
  %31 = phi i64 [ %103, %97 ], [ %9, %22 ]
  %32 = phi i64 [ %104, %97 ], [ %11, %22 ]
  %33 = shl i64 %31, 7
  br label %36

34:                                               ; preds = %97
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

60:                                               ; preds = %59, %92
  %61 = phi i64 [ %93, %92 ], [ 0, %59 ]
  br label %71

62:                                               ; preds = %92
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr float, ptr %19, i64 %33
  %65 = ptrtoint ptr %64 to i64
  %66 = and i64 %65, 15
  %67 = icmp eq i64 %66, 0
  %68 = and i1 %28, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %63
  br label %118

70:                                               ; preds = %63
  br label %107

71:                                               ; preds = %60, %71
  %72 = phi i64 [ 0, %60 ], [ %90, %71 ]
  %73 = getelementptr float, ptr %4, i64 %72
  %74 = load <2 x float>, ptr %73, align 4
  %75 = getelementptr i8, ptr %73, i64 8
  %76 = load <2 x float>, ptr %75, align 4
  %77 = getelementptr i64, ptr %4, i64 %72
  %78 = getelementptr i8, ptr %77, i64 576
  %79 = load <2 x i64>, ptr %78, align 8
  %80 = getelementptr i8, ptr %77, i64 592
  %81 = load <2 x i64>, ptr %80, align 8
  %82 = getelementptr float, ptr %15, <2 x i64> %79
  %83 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %82, <2 x i1> splat (i1 true), <2 x float> poison)
  %84 = getelementptr float, ptr %15, <2 x i64> %81
  %85 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %84, <2 x i1> splat (i1 true), <2 x float> poison)
  %86 = fadd <2 x float> %74, %83
  %87 = fadd <2 x float> %76, %85
  %88 = add <2 x i64> %79, %26
  %89 = add <2 x i64> %81, %26
  store <2 x float> %86, ptr %73, align 4
  store <2 x float> %87, ptr %75, align 4
  store <2 x i64> %88, ptr %78, align 8
  store <2 x i64> %89, ptr %80, align 8
  %90 = add i64 %72, 4
  %91 = icmp slt i64 %90, 128
  br i1 %91, label %71, label %92

92:                                               ; preds = %71
  %93 = add i64 %61, 1
  %94 = icmp slt i64 %93, %24
  br i1 %94, label %60, label %62

95:                                               ; preds = %107
  br label %97

96:                                               ; preds = %118
  br label %97

97:                                               ; preds = %96, %95
  %98 = add i64 %31, 1
  %99 = icmp eq i64 %98, %6
  %100 = zext i1 %99 to i64
  %101 = add i64 %32, %100
  %102 = icmp eq i64 %101, %8
  %103 = select i1 %99, i64 0, i64 %98
  %104 = select i1 %102, i64 0, i64 %101
  %105 = add i64 %30, 1
  %106 = icmp slt i64 %105, %3
  br i1 %106, label %29, label %34

107:                                              ; preds = %70, %107
  %108 = phi i64 [ %116, %107 ], [ 0, %70 ]
  %109 = getelementptr float, ptr %4, i64 %108
  %110 = load <4 x float>, ptr %109, align 4
  %111 = getelementptr i8, ptr %109, i64 16
  %112 = load <4 x float>, ptr %111, align 4
  %113 = add i64 %33, %108
  %114 = getelementptr float, ptr %19, i64 %113
  store <4 x float> %110, ptr %114, align 16, !nontemporal !1
  %115 = getelementptr i8, ptr %114, i64 16
  store <4 x float> %112, ptr %115, align 16, !nontemporal !1
  %116 = add i64 %108, 8
  %117 = icmp slt i64 %116, 128
  br i1 %117, label %107, label %95

118:                                              ; preds = %69, %118
  %119 = phi i64 [ %127, %118 ], [ 0, %69 ]
  %120 = getelementptr float, ptr %4, i64 %119
  %121 = load <4 x float>, ptr %120, align 4
  %122 = getelementptr i8, ptr %120, i64 16
  %123 = load <4 x float>, ptr %122, align 4
  %124 = add i64 %33, %119
  %125 = getelementptr float, ptr %19, i64 %124
  store <4 x float> %121, ptr %125, align 4
  %126 = getelementptr i8, ptr %125, i64 16
  store <4 x float> %123, ptr %126, align 4
  %127 = add i64 %119, 8
  %128 = icmp slt i64 %127, 128
  br i1 %128, label %118, label %96
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr>, <2 x i1>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{}
!1 = !{i32 1}
