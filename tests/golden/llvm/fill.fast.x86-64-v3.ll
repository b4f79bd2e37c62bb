; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load double, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  br i1 %7, label %15, label %36

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = fptrunc double %8 to float
  %18 = and i64 %12, 1
  %19 = icmp ne i64 %18, 0
  %20 = insertelement <8 x float> poison, float %17, i64 0
  %21 = shufflevector <8 x float> %20, <8 x float> poison, <8 x i32> zeroinitializer
  br label %22

22:                                               ; preds = %79, %15
  %23 = phi i64 [ %2, %15 ], [ %83, %79 ]
  %24 = phi i64 [ %16, %15 ], [ %82, %79 ]
  %25 = shl i64 %24, 9
  %26 = getelementptr float, ptr %10, i64 %25
  %27 = ptrtoint ptr %26 to i64
  %28 = and i64 %27, 31
  %29 = icmp eq i64 %28, 0
  %30 = and i1 %19, %29
  %31 = call i64 @llvm.ssub.sat.i64(i64 %14, i64 %25)
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 512)
  %34 = and i64 %33, 992
  br i1 %30, label %37, label %40

35:                                               ; preds = %79
  br label %36

36:                                               ; preds = %35, %5
  ret i32 0

37:                                               ; preds = %22
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %37
  br label %48

40:                                               ; preds = %22
  %41 = icmp eq i64 %34, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %40
  br label %57

43:                                               ; preds = %48
  br label %45

44:                                               ; preds = %57
  br label %45

45:                                               ; preds = %44, %43, %40, %37
  %46 = icmp eq i64 %34, %33
  br i1 %46, label %79, label %47

47:                                               ; preds = %45
  br label %66

48:                                               ; preds = %39, %48
  %49 = phi i64 [ %55, %48 ], [ 0, %39 ]
  %50 = add i64 %25, %49
  %51 = getelementptr float, ptr %10, i64 %50
  store <8 x float> %21, ptr %51, align 32, !nontemporal !2
  %52 = getelementptr i8, ptr %51, i64 32
  store <8 x float> %21, ptr %52, align 32, !nontemporal !2
  %53 = getelementptr i8, ptr %51, i64 64
  store <8 x float> %21, ptr %53, align 32, !nontemporal !2
  %54 = getelementptr i8, ptr %51, i64 96
  store <8 x float> %21, ptr %54, align 32, !nontemporal !2
  %55 = add i64 %49, 32
  %56 = icmp slt i64 %55, %34
  br i1 %56, label %48, label %43

57:                                               ; preds = %42, %57
  %58 = phi i64 [ %64, %57 ], [ 0, %42 ]
  %59 = add i64 %25, %58
  %60 = getelementptr float, ptr %10, i64 %59
  store <8 x float> %21, ptr %60, align 4
  %61 = getelementptr i8, ptr %60, i64 32
  store <8 x float> %21, ptr %61, align 4
  %62 = getelementptr i8, ptr %60, i64 64
  store <8 x float> %21, ptr %62, align 4
  %63 = getelementptr i8, ptr %60, i64 96
  store <8 x float> %21, ptr %63, align 4
  %64 = add i64 %58, 32
  %65 = icmp slt i64 %64, %34
  br i1 %65, label %57, label %44

66:                                               ; preds = %47, %66
  %67 = phi i64 [ %76, %66 ], [ %34, %47 ]
  %68 = sub i64 %32, %67
  %69 = call i64 @llvm.smax.i64(i64 %68, i64 0)
  %70 = call i64 @llvm.smin.i64(i64 %69, i64 8)
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = insertelement <8 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <8 x i32> %72, <8 x i32> poison, <8 x i32> zeroinitializer
  %74 = icmp samesign ugt <8 x i32> %73, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = getelementptr float, ptr %26, i64 %67
  call void @llvm.masked.store.v8f32.p0(<8 x float> %21, ptr align 4 %75, <8 x i1> %74)
  %76 = add i64 %67, 8
  %77 = icmp slt i64 %76, %33
  br i1 %77, label %66, label %78

78:                                               ; preds = %66
  br label %79

79:                                               ; preds = %78, %45
  %80 = add i64 %24, 1
  %81 = icmp eq i64 %80, %6
  %82 = select i1 %81, i64 0, i64 %80
  %83 = add i64 %23, 1
  %84 = icmp slt i64 %83, %3
  br i1 %84, label %22, label %35
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #2

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
