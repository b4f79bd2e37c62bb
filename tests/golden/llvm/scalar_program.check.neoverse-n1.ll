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
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  br i1 %12, label %36, label %45

36:                                               ; preds = %5
  %37 = icmp eq ptr %23, null
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %39 = icmp eq ptr %33, null
  br label %40

40:                                               ; preds = %36, %98
  %41 = phi i64 [ %107, %98 ], [ %2, %36 ]
  %42 = phi i64 [ %105, %98 ], [ %9, %36 ]
  %43 = phi i64 [ %106, %98 ], [ %11, %36 ]
  br label %47

44:                                               ; preds = %98
  br label %45

45:                                               ; preds = %44, %5, %93, %77, %63
  %46 = phi i32 [ 1, %93 ], [ 1, %63 ], [ 1, %77 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %82, %40
  %48 = phi i64 [ %42, %40 ], [ %53, %82 ]
  %49 = phi float [ 0.000000e+00, %40 ], [ %85, %82 ]
  %50 = load volatile i32, ptr %15, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %68, label %63, !prof !1

52:                                               ; preds = %68
  %53 = add i64 %48, %6
  %54 = icmp sgt i64 %48, %21
  %55 = icmp slt i64 %48, %19
  %56 = or i1 %55, %54
  %57 = or i1 %37, %56
  br i1 %57, label %75, label %70

58:                                               ; preds = %68
  %59 = icmp sgt i64 %42, %31
  %60 = icmp slt i64 %42, %29
  %61 = or i1 %60, %59
  %62 = or i1 %39, %61
  br i1 %62, label %91, label %86

63:                                               ; preds = %47
  store i32 5, ptr %17, align 4
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 5, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %41, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 0, ptr %67, align 8
  br label %45

68:                                               ; preds = %47
  %69 = icmp slt i64 %48, %13
  br i1 %69, label %52, label %58

70:                                               ; preds = %52
  %71 = load ptr, ptr %38, align 8
  %72 = call i8 %71(ptr %23, i64 %48) #1
  %73 = and i8 %72, 1
  %74 = icmp eq i8 %73, 0
  br label %75

75:                                               ; preds = %52, %70
  %76 = phi i1 [ %74, %70 ], [ %56, %52 ]
  br i1 %76, label %77, label %82, !prof !2

77:                                               ; preds = %75
  store i32 1, ptr %17, align 4
  %78 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 8, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %41, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %48, ptr %81, align 8
  br label %45

82:                                               ; preds = %75
  %83 = getelementptr float, ptr %27, i64 %48
  %84 = load float, ptr %83, align 4
  %85 = fadd float %49, %84
  br label %47

86:                                               ; preds = %58
  %87 = load ptr, ptr %38, align 8
  %88 = call i8 %87(ptr %33, i64 %42) #1
  %89 = and i8 %88, 1
  %90 = icmp eq i8 %89, 0
  br label %91

91:                                               ; preds = %58, %86
  %92 = phi i1 [ %90, %86 ], [ %61, %58 ]
  br i1 %92, label %93, label %98, !prof !2

93:                                               ; preds = %91
  store i32 1, ptr %17, align 4
  %94 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 14, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %41, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %42, ptr %97, align 8
  br label %45

98:                                               ; preds = %91
  %99 = getelementptr float, ptr %35, i64 %42
  store float %49, ptr %99, align 4
  %100 = add i64 %42, 1
  %101 = icmp eq i64 %100, %6
  %102 = zext i1 %101 to i64
  %103 = add i64 %43, %102
  %104 = icmp eq i64 %103, %8
  %105 = select i1 %101, i64 0, i64 %100
  %106 = select i1 %104, i64 0, i64 %103
  %107 = add i64 %41, 1
  %108 = icmp slt i64 %107, %3
  br i1 %108, label %40, label %44
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{!"branch_weights", i32 1, i32 100000}
