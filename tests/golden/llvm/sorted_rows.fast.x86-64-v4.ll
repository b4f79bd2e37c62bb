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
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  br i1 %12, label %20, label %43

20:                                               ; preds = %5
  %21 = getelementptr i8, ptr %4, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %23 = and i64 %19, 2
  %24 = icmp ne i64 %23, 0
  br label %25

25:                                               ; preds = %20, %46
  %26 = phi i64 [ %54, %46 ], [ %2, %20 ]
  %27 = phi i64 [ %52, %46 ], [ %9, %20 ]
  %28 = phi i64 [ %53, %46 ], [ %11, %20 ]
  %29 = shl i64 %27, 5
  %30 = getelementptr float, ptr %13, i64 %29
  %31 = load <16 x float>, ptr %30, align 4
  %32 = getelementptr i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 4
  store <16 x float> %31, ptr %4, align 4
  store <16 x float> %33, ptr %21, align 4
  %34 = load ptr, ptr %22, align 8
  call void %34(i32 11, ptr nonnull %4, i64 1, i64 32, i64 1, i32 1) #1
  %35 = getelementptr float, ptr %17, i64 %29
  %36 = ptrtoint ptr %35 to i64
  %37 = and i64 %36, 63
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %24, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %25
  br label %67

41:                                               ; preds = %25
  br label %56

42:                                               ; preds = %46
  br label %43

43:                                               ; preds = %42, %5
  ret i32 0

44:                                               ; preds = %56
  br label %46

45:                                               ; preds = %67
  br label %46

46:                                               ; preds = %45, %44
  %47 = add i64 %27, 1
  %48 = icmp eq i64 %47, %6
  %49 = zext i1 %48 to i64
  %50 = add i64 %28, %49
  %51 = icmp eq i64 %50, %8
  %52 = select i1 %48, i64 0, i64 %47
  %53 = select i1 %51, i64 0, i64 %50
  %54 = add i64 %26, 1
  %55 = icmp slt i64 %54, %3
  br i1 %55, label %25, label %42

56:                                               ; preds = %41, %56
  %57 = phi i64 [ %65, %56 ], [ 0, %41 ]
  %58 = getelementptr float, ptr %4, i64 %57
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 4
  %62 = add i64 %29, %57
  %63 = getelementptr float, ptr %17, i64 %62
  store <16 x float> %59, ptr %63, align 64, !nontemporal !1
  %64 = getelementptr i8, ptr %63, i64 64
  store <16 x float> %61, ptr %64, align 64, !nontemporal !1
  %65 = add i64 %57, 32
  %66 = icmp ugt i64 %57, 9223372036854775775
  br i1 %66, label %56, label %44

67:                                               ; preds = %40, %67
  %68 = phi i64 [ %76, %67 ], [ 0, %40 ]
  %69 = getelementptr float, ptr %4, i64 %68
  %70 = load <16 x float>, ptr %69, align 4
  %71 = getelementptr i8, ptr %69, i64 64
  %72 = load <16 x float>, ptr %71, align 4
  %73 = add i64 %29, %68
  %74 = getelementptr float, ptr %17, i64 %73
  store <16 x float> %70, ptr %74, align 4
  %75 = getelementptr i8, ptr %74, i64 64
  store <16 x float> %72, ptr %75, align 4
  %76 = add i64 %68, 32
  %77 = icmp ugt i64 %68, 9223372036854775775
  br i1 %77, label %67, label %45
}

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{i32 1}
