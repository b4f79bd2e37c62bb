; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  br i1 %12, label %36, label %46

36:                                               ; preds = %5
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %38 = icmp eq ptr %23, null
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %40 = icmp eq ptr %33, null
  br label %41

41:                                               ; preds = %36, %103
  %42 = phi i64 [ %112, %103 ], [ %2, %36 ]
  %43 = phi i64 [ %110, %103 ], [ %9, %36 ]
  %44 = phi i64 [ %111, %103 ], [ %11, %36 ]
  br label %48

45:                                               ; preds = %103
  br label %46

46:                                               ; preds = %45, %5, %98, %82, %70
  %47 = phi i32 [ 1, %98 ], [ 1, %70 ], [ 1, %82 ], [ 0, %5 ], [ 0, %45 ]
  ret i32 %47

48:                                               ; preds = %87, %41
  %49 = phi i64 [ %43, %41 ], [ %54, %87 ]
  %50 = phi float [ 0.000000e+00, %41 ], [ %90, %87 ]
  %51 = load volatile i32, ptr %15, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %68, label %64, !prof !1

53:                                               ; preds = %68
  %54 = add i64 %49, %6
  %55 = icmp sgt i64 %49, %21
  %56 = icmp slt i64 %49, %19
  %57 = or i1 %56, %55
  %58 = or i1 %38, %57
  br i1 %58, label %80, label %75

59:                                               ; preds = %68
  %60 = icmp sgt i64 %43, %31
  %61 = icmp slt i64 %43, %29
  %62 = or i1 %61, %60
  %63 = or i1 %40, %62
  br i1 %63, label %96, label %91

64:                                               ; preds = %48
  %65 = load ptr, ptr %37, align 8
  %66 = call i32 %65(ptr nonnull %1) #1
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %70, !prof !1

68:                                               ; preds = %64, %48
  %69 = icmp slt i64 %49, %13
  br i1 %69, label %53, label %59

70:                                               ; preds = %64
  store i32 5, ptr %17, align 4
  %71 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 5, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %42, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 0, ptr %74, align 8
  br label %46

75:                                               ; preds = %53
  %76 = load ptr, ptr %39, align 8
  %77 = call i8 %76(ptr %23, i64 %49) #1
  %78 = and i8 %77, 1
  %79 = icmp eq i8 %78, 0
  br label %80

80:                                               ; preds = %53, %75
  %81 = phi i1 [ %79, %75 ], [ %57, %53 ]
  br i1 %81, label %82, label %87, !prof !2

82:                                               ; preds = %80
  store i32 1, ptr %17, align 4
  %83 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 8, ptr %83, align 4
  %84 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %42, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %49, ptr %86, align 8
  br label %46

87:                                               ; preds = %80
  %88 = getelementptr float, ptr %27, i64 %49
  %89 = load float, ptr %88, align 4
  %90 = fadd float %50, %89
  br label %48

91:                                               ; preds = %59
  %92 = load ptr, ptr %39, align 8
  %93 = call i8 %92(ptr %33, i64 %43) #1
  %94 = and i8 %93, 1
  %95 = icmp eq i8 %94, 0
  br label %96

96:                                               ; preds = %59, %91
  %97 = phi i1 [ %95, %91 ], [ %62, %59 ]
  br i1 %97, label %98, label %103, !prof !2

98:                                               ; preds = %96
  store i32 1, ptr %17, align 4
  %99 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 14, ptr %99, align 4
  %100 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %42, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %43, ptr %102, align 8
  br label %46

103:                                              ; preds = %96
  %104 = getelementptr float, ptr %35, i64 %43
  store float %50, ptr %104, align 4
  %105 = add i64 %43, 1
  %106 = icmp eq i64 %105, %6
  %107 = zext i1 %106 to i64
  %108 = add i64 %44, %107
  %109 = icmp eq i64 %108, %8
  %110 = select i1 %106, i64 0, i64 %105
  %111 = select i1 %109, i64 0, i64 %108
  %112 = add i64 %42, 1
  %113 = icmp slt i64 %112, %3
  br i1 %113, label %41, label %45
}

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{!"branch_weights", i32 1, i32 100000}
