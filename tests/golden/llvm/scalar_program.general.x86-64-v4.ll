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
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %0, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %31

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %24

24:                                               ; preds = %22, %43
  %25 = phi i64 [ %53, %43 ], [ %2, %22 ]
  %26 = phi i64 [ %51, %43 ], [ %9, %22 ]
  %27 = phi i64 [ %52, %43 ], [ %11, %22 ]
  %28 = load volatile i32, ptr %14, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %59, label %55, !prof !1

30:                                               ; preds = %43
  br label %31

31:                                               ; preds = %30, %5, %73, %62
  %32 = phi i32 [ 1, %73 ], [ 1, %62 ], [ 0, %5 ], [ 0, %30 ]
  ret i32 %32

33:                                               ; preds = %61, %71
  %34 = phi i64 [ %39, %71 ], [ %26, %61 ]
  %35 = phi float [ %38, %71 ], [ 0.000000e+00, %61 ]
  %36 = getelementptr float, ptr %19, i64 %34
  %37 = load float, ptr %36, align 4
  %38 = fadd float %35, %37
  %39 = add i64 %34, %6
  %40 = load volatile i32, ptr %14, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %71, label %67, !prof !1

42:                                               ; preds = %71
  br label %43

43:                                               ; preds = %42, %59
  %44 = phi float [ 0.000000e+00, %59 ], [ %38, %42 ]
  %45 = getelementptr float, ptr %21, i64 %26
  store float %44, ptr %45, align 4
  %46 = add i64 %26, 1
  %47 = icmp eq i64 %46, %6
  %48 = zext i1 %47 to i64
  %49 = add i64 %27, %48
  %50 = icmp eq i64 %49, %8
  %51 = select i1 %47, i64 0, i64 %46
  %52 = select i1 %50, i64 0, i64 %49
  %53 = add i64 %25, 1
  %54 = icmp slt i64 %53, %3
  br i1 %54, label %24, label %30

55:                                               ; preds = %24
  %56 = load ptr, ptr %23, align 8
  %57 = call i32 %56(ptr nonnull %1) #1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %62, !prof !1

59:                                               ; preds = %55, %24
  %60 = icmp slt i64 %26, %17
  br i1 %60, label %61, label %43

61:                                               ; preds = %59
  br label %33

62:                                               ; preds = %55
  store i32 5, ptr %16, align 4
  %63 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 5, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %25, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 0, ptr %66, align 8
  br label %31

67:                                               ; preds = %33
  %68 = load ptr, ptr %23, align 8
  %69 = call i32 %68(ptr nonnull %1) #1
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %73, !prof !1

71:                                               ; preds = %67, %33
  %72 = icmp slt i64 %39, %17
  br i1 %72, label %33, label %42

73:                                               ; preds = %67
  store i32 5, ptr %16, align 4
  %74 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 5, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %25, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 0, ptr %77, align 8
  br label %31
}

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
