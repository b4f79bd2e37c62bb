; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  br i1 %7, label %15, label %38

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = getelementptr i8, ptr %4, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %19 = and i64 %14, 2
  %20 = icmp ne i64 %19, 0
  br label %21

21:                                               ; preds = %41, %15
  %22 = phi i64 [ %2, %15 ], [ %45, %41 ]
  %23 = phi i64 [ %16, %15 ], [ %44, %41 ]
  %24 = shl i64 %23, 5
  %25 = getelementptr float, ptr %8, i64 %24
  %26 = load <16 x float>, ptr %25, align 4
  %27 = getelementptr i8, ptr %25, i64 64
  %28 = load <16 x float>, ptr %27, align 4
  store <16 x float> %26, ptr %4, align 4
  store <16 x float> %28, ptr %17, align 4
  %29 = load ptr, ptr %18, align 8
  call void %29(i32 11, ptr nonnull %4, i64 1, i64 32, i64 1, i32 1) #1
  %30 = getelementptr float, ptr %12, i64 %24
  %31 = ptrtoint ptr %30 to i64
  %32 = and i64 %31, 63
  %33 = icmp eq i64 %32, 0
  %34 = and i1 %20, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %21
  br label %58

36:                                               ; preds = %21
  br label %47

37:                                               ; preds = %41
  br label %38

38:                                               ; preds = %37, %5
  ret i32 0

39:                                               ; preds = %47
  br label %41

40:                                               ; preds = %58
  br label %41

41:                                               ; preds = %40, %39
  %42 = add i64 %23, 1
  %43 = icmp eq i64 %42, %6
  %44 = select i1 %43, i64 0, i64 %42
  %45 = add i64 %22, 1
  %46 = icmp slt i64 %45, %3
  br i1 %46, label %21, label %37

47:                                               ; preds = %36, %47
  %48 = phi i64 [ %56, %47 ], [ 0, %36 ]
  %49 = getelementptr float, ptr %4, i64 %48
  %50 = load <16 x float>, ptr %49, align 4
  %51 = getelementptr i8, ptr %49, i64 64
  %52 = load <16 x float>, ptr %51, align 4
  %53 = add i64 %24, %48
  %54 = getelementptr float, ptr %12, i64 %53
  store <16 x float> %50, ptr %54, align 64, !nontemporal !2
  %55 = getelementptr i8, ptr %54, i64 64
  store <16 x float> %52, ptr %55, align 64, !nontemporal !2
  %56 = add i64 %48, 32
  %57 = icmp ugt i64 %48, 9223372036854775775
  br i1 %57, label %47, label %39

58:                                               ; preds = %35, %58
  %59 = phi i64 [ %67, %58 ], [ 0, %35 ]
  %60 = getelementptr float, ptr %4, i64 %59
  %61 = load <16 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %60, i64 64
  %63 = load <16 x float>, ptr %62, align 4
  %64 = add i64 %24, %59
  %65 = getelementptr float, ptr %12, i64 %64
  store <16 x float> %61, ptr %65, align 4
  %66 = getelementptr i8, ptr %65, i64 64
  store <16 x float> %63, ptr %66, align 4
  %67 = add i64 %59, 32
  %68 = icmp ugt i64 %59, 9223372036854775775
  br i1 %68, label %58, label %40
}

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
