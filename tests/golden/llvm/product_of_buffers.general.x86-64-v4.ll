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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %35

22:                                               ; preds = %5
  %23 = icmp sgt i64 %15, 0
  %24 = call i64 @llvm.smax.i64(i64 %15, i64 0)
  br label %25

25:                                               ; preds = %22, %49
  %26 = phi i64 [ %60, %49 ], [ %2, %22 ]
  %27 = phi i64 [ %58, %49 ], [ %9, %22 ]
  %28 = phi i64 [ %59, %49 ], [ %11, %22 ]
  %29 = mul i64 %28, %13
  %30 = mul i64 %28, %15
  br i1 %23, label %31, label %49

31:                                               ; preds = %25
  %32 = getelementptr float, ptr %17, i64 %30
  %33 = getelementptr float, ptr %19, i64 %27
  br label %36

34:                                               ; preds = %49
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %31, %36
  %37 = phi i64 [ %46, %36 ], [ 0, %31 ]
  %38 = phi float [ %45, %36 ], [ 0.000000e+00, %31 ]
  %39 = getelementptr float, ptr %32, i64 %37
  %40 = load float, ptr %39, align 4
  %41 = mul i64 %37, %13
  %42 = getelementptr float, ptr %33, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fmul float %40, %43
  %45 = fadd float %38, %44
  %46 = add i64 %37, 1
  %47 = icmp slt i64 %46, %24
  br i1 %47, label %36, label %48

48:                                               ; preds = %36
  br label %49

49:                                               ; preds = %48, %25
  %50 = phi float [ 0.000000e+00, %25 ], [ %45, %48 ]
  %51 = getelementptr float, ptr %21, i64 %29
  %52 = getelementptr float, ptr %51, i64 %27
  store float %50, ptr %52, align 4
  %53 = add i64 %27, 1
  %54 = icmp eq i64 %53, %6
  %55 = zext i1 %54 to i64
  %56 = add i64 %28, %55
  %57 = icmp eq i64 %56, %8
  %58 = select i1 %54, i64 0, i64 %53
  %59 = select i1 %57, i64 0, i64 %56
  %60 = add i64 %26, 1
  %61 = icmp slt i64 %60, %3
  br i1 %61, label %25, label %34
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{}
