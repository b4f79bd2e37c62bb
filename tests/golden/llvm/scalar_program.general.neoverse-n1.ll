; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  br i1 %8, label %14, label %22

14:                                               ; preds = %5
  %15 = urem i64 %2, %7
  br label %16

16:                                               ; preds = %35, %14
  %17 = phi i64 [ %2, %14 ], [ %41, %35 ]
  %18 = phi i64 [ %15, %14 ], [ %40, %35 ]
  %19 = icmp slt i64 %18, %9
  br i1 %19, label %20, label %35

20:                                               ; preds = %16
  br label %24

21:                                               ; preds = %35
  br label %22

22:                                               ; preds = %21, %5, %55
  %23 = phi i32 [ 1, %55 ], [ 0, %5 ], [ 0, %21 ]
  ret i32 %23

24:                                               ; preds = %20, %49
  %25 = phi i64 [ %31, %49 ], [ %18, %20 ]
  %26 = phi float [ %30, %49 ], [ 0.000000e+00, %20 ]
  %27 = phi i64 [ %50, %49 ], [ 20000, %20 ]
  %28 = getelementptr float, ptr %11, i64 %25
  %29 = load float, ptr %28, align 4
  %30 = fadd float %26, %29
  %31 = add i64 %25, %7
  %32 = add i64 %27, -1
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %43, label %49, !prof !2

34:                                               ; preds = %49
  br label %35

35:                                               ; preds = %34, %16
  %36 = phi float [ 0.000000e+00, %16 ], [ %30, %34 ]
  %37 = getelementptr float, ptr %13, i64 %18
  store float %36, ptr %37, align 4
  %38 = add i64 %18, 1
  %39 = icmp eq i64 %38, %7
  %40 = select i1 %39, i64 0, i64 %38
  %41 = add i64 %17, 1
  %42 = icmp slt i64 %41, %3
  br i1 %42, label %16, label %21

43:                                               ; preds = %24
  %44 = load volatile ptr, ptr %6, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = load volatile i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %52, !prof !3

49:                                               ; preds = %52, %43, %24
  %50 = phi i64 [ %32, %24 ], [ 20000, %43 ], [ 20000, %52 ]
  %51 = icmp slt i64 %31, %9
  br i1 %51, label %24, label %34

52:                                               ; preds = %43
  %53 = call preserve_mostcc i32 @eas.ask(ptr %44)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %49, label %55, !prof !3

55:                                               ; preds = %52
  %56 = load volatile ptr, ptr %6, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 48
  %58 = load ptr, ptr %57, align 8
  store i32 5, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  store i32 5, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i64 %17, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 16
  store i64 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store i64 0, ptr %62, align 8
  br label %22
}

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #2
  ret i32 %4
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #2 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
