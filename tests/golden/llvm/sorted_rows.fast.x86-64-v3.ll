; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %7, label %15, label %25

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = and i64 %14, 2
  %19 = icmp ne i64 %18, 0
  br label %20

20:                                               ; preds = %48, %15
  %21 = phi i64 [ %2, %15 ], [ %52, %48 ]
  %22 = phi i64 [ %16, %15 ], [ %51, %48 ]
  %23 = shl i64 %22, 5
  br label %26

24:                                               ; preds = %48
  br label %25

25:                                               ; preds = %24, %5
  ret i32 0

26:                                               ; preds = %20, %26
  %27 = phi i64 [ 0, %20 ], [ %35, %26 ]
  %28 = add i64 %23, %27
  %29 = getelementptr float, ptr %8, i64 %28
  %30 = load <8 x float>, ptr %29, align 4
  %31 = getelementptr i8, ptr %29, i64 32
  %32 = load <8 x float>, ptr %31, align 4
  %33 = getelementptr float, ptr %4, i64 %27
  store <8 x float> %30, ptr %33, align 4
  %34 = getelementptr i8, ptr %33, i64 32
  store <8 x float> %32, ptr %34, align 4
  %35 = add i64 %27, 16
  %36 = icmp slt i64 %35, 32
  br i1 %36, label %26, label %37

37:                                               ; preds = %26
  %38 = load ptr, ptr %17, align 8
  call void %38(i32 11, ptr %4, i64 1, i64 32, i64 1, i32 1) #1
  %39 = getelementptr float, ptr %12, i64 %23
  %40 = ptrtoint ptr %39 to i64
  %41 = and i64 %40, 31
  %42 = icmp eq i64 %41, 0
  %43 = and i1 %19, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %37
  br label %65

45:                                               ; preds = %37
  br label %54

46:                                               ; preds = %54
  br label %48

47:                                               ; preds = %65
  br label %48

48:                                               ; preds = %47, %46
  %49 = add i64 %22, 1
  %50 = icmp eq i64 %49, %6
  %51 = select i1 %50, i64 0, i64 %49
  %52 = add i64 %21, 1
  %53 = icmp slt i64 %52, %3
  br i1 %53, label %20, label %24

54:                                               ; preds = %45, %54
  %55 = phi i64 [ %63, %54 ], [ 0, %45 ]
  %56 = getelementptr float, ptr %4, i64 %55
  %57 = load <8 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %56, i64 32
  %59 = load <8 x float>, ptr %58, align 4
  %60 = add i64 %23, %55
  %61 = getelementptr float, ptr %12, i64 %60
  store <8 x float> %57, ptr %61, align 32, !nontemporal !2
  %62 = getelementptr i8, ptr %61, i64 32
  store <8 x float> %59, ptr %62, align 32, !nontemporal !2
  %63 = add i64 %55, 16
  %64 = icmp slt i64 %63, 32
  br i1 %64, label %54, label %46

65:                                               ; preds = %44, %65
  %66 = phi i64 [ %74, %65 ], [ 0, %44 ]
  %67 = getelementptr float, ptr %4, i64 %66
  %68 = load <8 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %67, i64 32
  %70 = load <8 x float>, ptr %69, align 4
  %71 = add i64 %23, %66
  %72 = getelementptr float, ptr %12, i64 %71
  store <8 x float> %68, ptr %72, align 4
  %73 = getelementptr i8, ptr %72, i64 32
  store <8 x float> %70, ptr %73, align 4
  %74 = add i64 %66, 16
  %75 = icmp slt i64 %74, 32
  br i1 %75, label %65, label %47
}

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
