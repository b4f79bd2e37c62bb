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
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %0, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %30

22:                                               ; preds = %5
  br label %23

23:                                               ; preds = %22, %40
  %24 = phi i64 [ %50, %40 ], [ %2, %22 ]
  %25 = phi i64 [ %48, %40 ], [ %9, %22 ]
  %26 = phi i64 [ %49, %40 ], [ %11, %22 ]
  %27 = load volatile i32, ptr %14, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %57, label %52, !prof !1

29:                                               ; preds = %40
  br label %30

30:                                               ; preds = %29, %5, %60, %52
  %31 = phi i32 [ 1, %60 ], [ 1, %52 ], [ 0, %5 ], [ 0, %29 ]
  ret i32 %31

32:                                               ; preds = %59, %65
  %33 = phi i64 [ %66, %65 ], [ %25, %59 ]
  %34 = phi float [ %67, %65 ], [ 0.000000e+00, %59 ]
  %35 = getelementptr float, ptr %19, i64 %33
  %36 = load float, ptr %35, align 4
  %37 = load volatile i32, ptr %14, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %65, label %60, !prof !1

39:                                               ; preds = %65
  br label %40

40:                                               ; preds = %39, %57
  %41 = phi float [ 0.000000e+00, %57 ], [ %67, %39 ]
  %42 = getelementptr float, ptr %21, i64 %25
  store float %41, ptr %42, align 4
  %43 = add i64 %25, 1
  %44 = icmp eq i64 %43, %6
  %45 = zext i1 %44 to i64
  %46 = add i64 %26, %45
  %47 = icmp eq i64 %46, %8
  %48 = select i1 %44, i64 0, i64 %43
  %49 = select i1 %47, i64 0, i64 %46
  %50 = add i64 %24, 1
  %51 = icmp slt i64 %50, %3
  br i1 %51, label %23, label %29

52:                                               ; preds = %23
  store i32 5, ptr %16, align 4
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 5, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %24, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 0, ptr %56, align 8
  br label %30

57:                                               ; preds = %23
  %58 = icmp slt i64 %25, %17
  br i1 %58, label %59, label %40

59:                                               ; preds = %57
  br label %32

60:                                               ; preds = %32
  store i32 5, ptr %16, align 4
  %61 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 5, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %24, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 0, ptr %64, align 8
  br label %30

65:                                               ; preds = %32
  %66 = add i64 %33, %6
  %67 = fadd float %34, %36
  %68 = icmp slt i64 %66, %17
  br i1 %68, label %32, label %39
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
