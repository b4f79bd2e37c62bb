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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  br i1 %12, label %26, label %40

26:                                               ; preds = %5
  %27 = icmp sgt i64 %15, 0
  %28 = call i64 @llvm.smax.i64(i64 %15, i64 0)
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %30

30:                                               ; preds = %26, %51
  %31 = phi i64 [ %62, %51 ], [ %2, %26 ]
  %32 = phi i64 [ %60, %51 ], [ %9, %26 ]
  %33 = phi i64 [ %61, %51 ], [ %11, %26 ]
  %34 = mul i64 %33, %13
  %35 = mul i64 %33, %15
  br i1 %27, label %36, label %51

36:                                               ; preds = %30
  %37 = getelementptr float, ptr %17, i64 %35
  %38 = getelementptr float, ptr %19, i64 %32
  br label %42

39:                                               ; preds = %51
  br label %40

40:                                               ; preds = %39, %5, %90
  %41 = phi i32 [ 1, %90 ], [ 0, %5 ], [ 0, %39 ]
  ret i32 %41

42:                                               ; preds = %36, %83
  %43 = phi i64 [ %84, %83 ], [ 0, %36 ]
  %44 = phi float [ %78, %83 ], [ 0.000000e+00, %36 ]
  %45 = sub i64 %28, %43
  %46 = call i64 @llvm.smin.i64(i64 %45, i64 20000)
  %47 = add i64 %43, %46
  %48 = icmp slt i64 %43, %47
  br i1 %48, label %49, label %77

49:                                               ; preds = %42
  br label %64

50:                                               ; preds = %83
  br label %51

51:                                               ; preds = %50, %30
  %52 = phi float [ 0.000000e+00, %30 ], [ %78, %50 ]
  %53 = getelementptr float, ptr %25, i64 %34
  %54 = getelementptr float, ptr %53, i64 %32
  store float %52, ptr %54, align 4
  %55 = add i64 %32, 1
  %56 = icmp eq i64 %55, %6
  %57 = zext i1 %56 to i64
  %58 = add i64 %33, %57
  %59 = icmp eq i64 %58, %8
  %60 = select i1 %56, i64 0, i64 %55
  %61 = select i1 %59, i64 0, i64 %58
  %62 = add i64 %31, 1
  %63 = icmp slt i64 %62, %3
  br i1 %63, label %30, label %39

64:                                               ; preds = %49, %64
  %65 = phi i64 [ %74, %64 ], [ %43, %49 ]
  %66 = phi float [ %73, %64 ], [ %44, %49 ]
  %67 = getelementptr float, ptr %37, i64 %65
  %68 = load float, ptr %67, align 4
  %69 = mul i64 %65, %13
  %70 = getelementptr float, ptr %38, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul float %68, %71
  %73 = fadd float %66, %72
  %74 = add i64 %65, 1
  %75 = icmp slt i64 %74, %47
  br i1 %75, label %64, label %76

76:                                               ; preds = %64
  br label %77

77:                                               ; preds = %76, %42
  %78 = phi float [ %44, %42 ], [ %73, %76 ]
  %79 = icmp sgt i64 %45, 20000
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = load volatile i32, ptr %21, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %86, !prof !1

83:                                               ; preds = %86, %80, %77
  %84 = add i64 %43, 20000
  %85 = icmp slt i64 %84, %28
  br i1 %85, label %42, label %50

86:                                               ; preds = %80
  %87 = load ptr, ptr %29, align 8
  %88 = call i32 %87(ptr nonnull %1) #2
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %83, label %90, !prof !1

90:                                               ; preds = %86
  store i32 5, ptr %23, align 4
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 11, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %31, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %94, align 8
  br label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
