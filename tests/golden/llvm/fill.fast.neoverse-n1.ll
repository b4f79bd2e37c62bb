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
  %13 = load double, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %41

20:                                               ; preds = %5
  %21 = fptrunc double %13 to float
  %22 = and i64 %17, 1
  %23 = icmp ne i64 %22, 0
  %24 = insertelement <4 x float> poison, float %21, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  br label %26

26:                                               ; preds = %20, %84
  %27 = phi i64 [ %92, %84 ], [ %2, %20 ]
  %28 = phi i64 [ %90, %84 ], [ %9, %20 ]
  %29 = phi i64 [ %91, %84 ], [ %11, %20 ]
  %30 = shl i64 %28, 9
  %31 = getelementptr float, ptr %15, i64 %30
  %32 = ptrtoint ptr %31 to i64
  %33 = and i64 %32, 15
  %34 = icmp eq i64 %33, 0
  %35 = and i1 %23, %34
  %36 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %30)
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 0)
  %38 = call i64 @llvm.smin.i64(i64 %37, i64 512)
  %39 = and i64 %38, 1008
  br i1 %35, label %42, label %45

40:                                               ; preds = %84
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %26
  %43 = icmp eq i64 %39, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %42
  br label %53

45:                                               ; preds = %26
  %46 = icmp eq i64 %39, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %45
  br label %62

48:                                               ; preds = %53
  br label %50

49:                                               ; preds = %62
  br label %50

50:                                               ; preds = %49, %48, %45, %42
  %51 = icmp eq i64 %39, %38
  br i1 %51, label %84, label %52

52:                                               ; preds = %50
  br label %71

53:                                               ; preds = %44, %53
  %54 = phi i64 [ %60, %53 ], [ 0, %44 ]
  %55 = add i64 %30, %54
  %56 = getelementptr float, ptr %15, i64 %55
  store <4 x float> %25, ptr %56, align 16, !nontemporal !1
  %57 = getelementptr i8, ptr %56, i64 16
  store <4 x float> %25, ptr %57, align 16, !nontemporal !1
  %58 = getelementptr i8, ptr %56, i64 32
  store <4 x float> %25, ptr %58, align 16, !nontemporal !1
  %59 = getelementptr i8, ptr %56, i64 48
  store <4 x float> %25, ptr %59, align 16, !nontemporal !1
  %60 = add i64 %54, 16
  %61 = icmp slt i64 %60, %39
  br i1 %61, label %53, label %48

62:                                               ; preds = %47, %62
  %63 = phi i64 [ %69, %62 ], [ 0, %47 ]
  %64 = add i64 %30, %63
  %65 = getelementptr float, ptr %15, i64 %64
  store <4 x float> %25, ptr %65, align 4
  %66 = getelementptr i8, ptr %65, i64 16
  store <4 x float> %25, ptr %66, align 4
  %67 = getelementptr i8, ptr %65, i64 32
  store <4 x float> %25, ptr %67, align 4
  %68 = getelementptr i8, ptr %65, i64 48
  store <4 x float> %25, ptr %68, align 4
  %69 = add i64 %63, 16
  %70 = icmp slt i64 %69, %39
  br i1 %70, label %62, label %49

71:                                               ; preds = %52, %71
  %72 = phi i64 [ %81, %71 ], [ %39, %52 ]
  %73 = sub i64 %37, %72
  %74 = call i64 @llvm.smax.i64(i64 %73, i64 0)
  %75 = call i64 @llvm.smin.i64(i64 %74, i64 4)
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = insertelement <4 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <4 x i32> %77, <4 x i32> poison, <4 x i32> zeroinitializer
  %79 = icmp samesign ugt <4 x i32> %78, <i32 0, i32 1, i32 2, i32 3>
  %80 = getelementptr float, ptr %31, i64 %72
  call void @llvm.masked.store.v4f32.p0(<4 x float> %25, ptr align 4 %80, <4 x i1> %79)
  %81 = add i64 %72, 4
  %82 = icmp slt i64 %81, %38
  br i1 %82, label %71, label %83

83:                                               ; preds = %71
  br label %84

84:                                               ; preds = %83, %50
  %85 = add i64 %28, 1
  %86 = icmp eq i64 %85, %6
  %87 = zext i1 %86 to i64
  %88 = add i64 %29, %87
  %89 = icmp eq i64 %88, %8
  %90 = select i1 %86, i64 0, i64 %85
  %91 = select i1 %89, i64 0, i64 %88
  %92 = add i64 %27, 1
  %93 = icmp slt i64 %92, %3
  br i1 %93, label %26, label %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #2

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
