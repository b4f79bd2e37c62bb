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
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  br i1 %12, label %20, label %30

20:                                               ; preds = %5
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %22 = and i64 %19, 2
  %23 = icmp ne i64 %22, 0
  br label %24

24:                                               ; preds = %20, %53
  %25 = phi i64 [ %61, %53 ], [ %2, %20 ]
  %26 = phi i64 [ %59, %53 ], [ %9, %20 ]
  %27 = phi i64 [ %60, %53 ], [ %11, %20 ]
  %28 = shl i64 %26, 5
  br label %31

29:                                               ; preds = %53
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %24, %31
  %32 = phi i64 [ 0, %24 ], [ %40, %31 ]
  %33 = add i64 %28, %32
  %34 = getelementptr float, ptr %13, i64 %33
  %35 = load <4 x float>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 16
  %37 = load <4 x float>, ptr %36, align 4
  %38 = getelementptr float, ptr %4, i64 %32
  store <4 x float> %35, ptr %38, align 4
  %39 = getelementptr i8, ptr %38, i64 16
  store <4 x float> %37, ptr %39, align 4
  %40 = add i64 %32, 8
  %41 = icmp slt i64 %40, 32
  br i1 %41, label %31, label %42

42:                                               ; preds = %31
  %43 = load ptr, ptr %21, align 8
  call void %43(i32 11, ptr %4, i64 1, i64 32, i64 1, i32 1) #1
  %44 = getelementptr float, ptr %17, i64 %28
  %45 = ptrtoint ptr %44 to i64
  %46 = and i64 %45, 15
  %47 = icmp eq i64 %46, 0
  %48 = and i1 %23, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %42
  br label %74

50:                                               ; preds = %42
  br label %63

51:                                               ; preds = %63
  br label %53

52:                                               ; preds = %74
  br label %53

53:                                               ; preds = %52, %51
  %54 = add i64 %26, 1
  %55 = icmp eq i64 %54, %6
  %56 = zext i1 %55 to i64
  %57 = add i64 %27, %56
  %58 = icmp eq i64 %57, %8
  %59 = select i1 %55, i64 0, i64 %54
  %60 = select i1 %58, i64 0, i64 %57
  %61 = add i64 %25, 1
  %62 = icmp slt i64 %61, %3
  br i1 %62, label %24, label %29

63:                                               ; preds = %50, %63
  %64 = phi i64 [ %72, %63 ], [ 0, %50 ]
  %65 = getelementptr float, ptr %4, i64 %64
  %66 = load <4 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %65, i64 16
  %68 = load <4 x float>, ptr %67, align 4
  %69 = add i64 %28, %64
  %70 = getelementptr float, ptr %17, i64 %69
  store <4 x float> %66, ptr %70, align 16, !nontemporal !1
  %71 = getelementptr i8, ptr %70, i64 16
  store <4 x float> %68, ptr %71, align 16, !nontemporal !1
  %72 = add i64 %64, 8
  %73 = icmp slt i64 %72, 32
  br i1 %73, label %63, label %51

74:                                               ; preds = %49, %74
  %75 = phi i64 [ %83, %74 ], [ 0, %49 ]
  %76 = getelementptr float, ptr %4, i64 %75
  %77 = load <4 x float>, ptr %76, align 4
  %78 = getelementptr i8, ptr %76, i64 16
  %79 = load <4 x float>, ptr %78, align 4
  %80 = add i64 %28, %75
  %81 = getelementptr float, ptr %17, i64 %80
  store <4 x float> %77, ptr %81, align 4
  %82 = getelementptr i8, ptr %81, i64 16
  store <4 x float> %79, ptr %82, align 4
  %83 = add i64 %75, 8
  %84 = icmp slt i64 %83, 32
  br i1 %84, label %74, label %52
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{i32 1}
