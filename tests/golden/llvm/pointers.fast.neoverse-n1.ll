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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load i64, ptr %24, align 8
  br i1 %12, label %26, label %40

26:                                               ; preds = %5
  %27 = icmp sgt i64 %13, 0
  %28 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %29 = insertelement <2 x i64> poison, i64 %17, i64 0
  %30 = shufflevector <2 x i64> %29, <2 x i64> poison, <2 x i32> zeroinitializer
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %32 = and i64 %25, 2
  %33 = icmp ne i64 %32, 0
  br label %34

34:                                               ; preds = %26, %128
  %35 = phi i64 [ %136, %128 ], [ %2, %26 ]
  %36 = phi i64 [ %134, %128 ], [ %9, %26 ]
  %37 = phi i64 [ %135, %128 ], [ %11, %26 ]
  %38 = shl i64 %36, 7
  br label %42

39:                                               ; preds = %128
  br label %40

40:                                               ; preds = %39, %5, %121
  %41 = phi i32 [ 1, %121 ], [ 0, %5 ], [ 0, %39 ]
  ret i32 %41

42:                                               ; preds = %34, %42
  %43 = phi i64 [ 0, %34 ], [ %46, %42 ]
  %44 = getelementptr float, ptr %4, i64 %43
  store <4 x float> zeroinitializer, ptr %44, align 4
  %45 = getelementptr i8, ptr %44, i64 16
  store <4 x float> zeroinitializer, ptr %45, align 4
  %46 = add i64 %43, 8
  %47 = icmp slt i64 %46, 128
  br i1 %47, label %42, label %48

48:                                               ; preds = %42
  br label %49

49:                                               ; preds = %48, %49
  %50 = phi i64 [ %62, %49 ], [ 0, %48 ]
  %51 = add i64 %38, %50
  %52 = insertelement <2 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <2 x i64> %52, <2 x i64> poison, <2 x i32> zeroinitializer
  %54 = or disjoint <2 x i64> %53, <i64 0, i64 1>
  %55 = or disjoint i64 %51, 2
  %56 = insertelement <2 x i64> poison, i64 %55, i64 0
  %57 = shufflevector <2 x i64> %56, <2 x i64> poison, <2 x i32> zeroinitializer
  %58 = or disjoint <2 x i64> %57, <i64 0, i64 1>
  %59 = getelementptr i64, ptr %4, i64 %50
  %60 = getelementptr i8, ptr %59, i64 576
  store <2 x i64> %54, ptr %60, align 8
  %61 = getelementptr i8, ptr %59, i64 592
  store <2 x i64> %58, ptr %61, align 8
  %62 = add i64 %50, 4
  %63 = icmp slt i64 %62, 128
  br i1 %63, label %49, label %64

64:                                               ; preds = %49
  br i1 %27, label %65, label %74

65:                                               ; preds = %64
  br label %66

66:                                               ; preds = %65, %114
  %67 = phi i64 [ %115, %114 ], [ 0, %65 ]
  %68 = sub i64 %28, %67
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 390)
  %70 = add i64 %67, %69
  %71 = icmp slt i64 %67, %70
  br i1 %71, label %72, label %85

72:                                               ; preds = %66
  br label %82

73:                                               ; preds = %114
  br label %74

74:                                               ; preds = %73, %64
  %75 = getelementptr float, ptr %23, i64 %38
  %76 = ptrtoint ptr %75 to i64
  %77 = and i64 %76, 15
  %78 = icmp eq i64 %77, 0
  %79 = and i1 %33, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %74
  br label %149

81:                                               ; preds = %74
  br label %138

82:                                               ; preds = %72, %108
  %83 = phi i64 [ %109, %108 ], [ %67, %72 ]
  br label %87

84:                                               ; preds = %108
  br label %85

85:                                               ; preds = %84, %66
  %86 = icmp sgt i64 %68, 390
  br i1 %86, label %111, label %114

87:                                               ; preds = %82, %87
  %88 = phi i64 [ 0, %82 ], [ %106, %87 ]
  %89 = getelementptr float, ptr %4, i64 %88
  %90 = load <2 x float>, ptr %89, align 4
  %91 = getelementptr i8, ptr %89, i64 8
  %92 = load <2 x float>, ptr %91, align 4
  %93 = getelementptr i64, ptr %4, i64 %88
  %94 = getelementptr i8, ptr %93, i64 576
  %95 = load <2 x i64>, ptr %94, align 8
  %96 = getelementptr i8, ptr %93, i64 592
  %97 = load <2 x i64>, ptr %96, align 8
  %98 = getelementptr float, ptr %15, <2 x i64> %95
  %99 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %98, <2 x i1> splat (i1 true), <2 x float> poison)
  %100 = getelementptr float, ptr %15, <2 x i64> %97
  %101 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %100, <2 x i1> splat (i1 true), <2 x float> poison)
  %102 = fadd <2 x float> %90, %99
  %103 = fadd <2 x float> %92, %101
  %104 = add <2 x i64> %95, %30
  %105 = add <2 x i64> %97, %30
  store <2 x float> %102, ptr %89, align 4
  store <2 x float> %103, ptr %91, align 4
  store <2 x i64> %104, ptr %94, align 8
  store <2 x i64> %105, ptr %96, align 8
  %106 = add i64 %88, 4
  %107 = icmp slt i64 %106, 128
  br i1 %107, label %87, label %108

108:                                              ; preds = %87
  %109 = add i64 %83, 1
  %110 = icmp slt i64 %109, %70
  br i1 %110, label %82, label %84

111:                                              ; preds = %85
  %112 = load volatile i32, ptr %19, align 4
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %117, !prof !1

114:                                              ; preds = %117, %111, %85
  %115 = add i64 %67, 390
  %116 = icmp slt i64 %115, %28
  br i1 %116, label %66, label %73

117:                                              ; preds = %111
  %118 = load ptr, ptr %31, align 8
  %119 = call i32 %118(ptr nonnull %1) #3
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %114, label %121, !prof !1

121:                                              ; preds = %117
  store i32 5, ptr %21, align 4
  %122 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 13, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %35, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 0, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i64 0, ptr %125, align 8
  br label %40

126:                                              ; preds = %138
  br label %128

127:                                              ; preds = %149
  br label %128

128:                                              ; preds = %127, %126
  %129 = add i64 %36, 1
  %130 = icmp eq i64 %129, %6
  %131 = zext i1 %130 to i64
  %132 = add i64 %37, %131
  %133 = icmp eq i64 %132, %8
  %134 = select i1 %130, i64 0, i64 %129
  %135 = select i1 %133, i64 0, i64 %132
  %136 = add i64 %35, 1
  %137 = icmp slt i64 %136, %3
  br i1 %137, label %34, label %39

138:                                              ; preds = %81, %138
  %139 = phi i64 [ %147, %138 ], [ 0, %81 ]
  %140 = getelementptr float, ptr %4, i64 %139
  %141 = load <4 x float>, ptr %140, align 4
  %142 = getelementptr i8, ptr %140, i64 16
  %143 = load <4 x float>, ptr %142, align 4
  %144 = add i64 %38, %139
  %145 = getelementptr float, ptr %23, i64 %144
  store <4 x float> %141, ptr %145, align 16, !nontemporal !2
  %146 = getelementptr i8, ptr %145, i64 16
  store <4 x float> %143, ptr %146, align 16, !nontemporal !2
  %147 = add i64 %139, 8
  %148 = icmp slt i64 %147, 128
  br i1 %148, label %138, label %126

149:                                              ; preds = %80, %149
  %150 = phi i64 [ %158, %149 ], [ 0, %80 ]
  %151 = getelementptr float, ptr %4, i64 %150
  %152 = load <4 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %151, i64 16
  %154 = load <4 x float>, ptr %153, align 4
  %155 = add i64 %38, %150
  %156 = getelementptr float, ptr %23, i64 %155
  store <4 x float> %152, ptr %156, align 4
  %157 = getelementptr i8, ptr %156, i64 16
  store <4 x float> %154, ptr %157, align 4
  %158 = add i64 %150, 8
  %159 = icmp slt i64 %158, 128
  br i1 %159, label %149, label %127
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr>, <2 x i1>, <2 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
