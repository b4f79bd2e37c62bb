; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  br i1 %7, label %13, label %22

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  %15 = and i64 %12, 2
  %16 = icmp ne i64 %15, 0
  br label %17

17:                                               ; preds = %62, %13
  %18 = phi i64 [ %2, %13 ], [ %66, %62 ]
  %19 = phi i64 [ %14, %13 ], [ %65, %62 ]
  %20 = shl i64 %19, 6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  br label %23

21:                                               ; preds = %62
  br label %22

22:                                               ; preds = %21, %5
  ret i32 0

23:                                               ; preds = %17, %23
  %24 = phi i64 [ 0, %17 ], [ %34, %23 ]
  %25 = add i64 %20, %24
  %26 = getelementptr float, ptr %8, i64 %25
  %27 = load <16 x float>, ptr %26, align 4
  %28 = getelementptr i8, ptr %26, i64 64
  %29 = load <16 x float>, ptr %28, align 4
  %30 = fptrunc <16 x float> %27 to <16 x half>
  %31 = fptrunc <16 x float> %29 to <16 x half>
  %32 = getelementptr i16, ptr %4, i64 %24
  store <16 x half> %30, ptr %32, align 2
  %33 = getelementptr i8, ptr %32, i64 32
  store <16 x half> %31, ptr %33, align 2
  %34 = add i64 %24, 32
  %35 = icmp slt i64 %34, 64
  br i1 %35, label %23, label %36

36:                                               ; preds = %23
  br label %37

37:                                               ; preds = %36, %37
  %38 = phi i64 [ %50, %37 ], [ 0, %36 ]
  %39 = sub i64 0, %38
  %40 = getelementptr i16, ptr %4, i64 %39
  %41 = getelementptr i8, ptr %40, i64 96
  %42 = load <16 x i16>, ptr %41, align 2
  %43 = shufflevector <16 x i16> %42, <16 x i16> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %44 = getelementptr i8, ptr %40, i64 64
  %45 = load <16 x i16>, ptr %44, align 2
  %46 = shufflevector <16 x i16> %45, <16 x i16> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %47 = getelementptr i16, ptr %4, i64 %38
  %48 = getelementptr i8, ptr %47, i64 128
  store <16 x i16> %43, ptr %48, align 2
  %49 = getelementptr i8, ptr %47, i64 160
  store <16 x i16> %46, ptr %49, align 2
  %50 = add i64 %38, 32
  %51 = icmp slt i64 %50, 64
  br i1 %51, label %37, label %52

52:                                               ; preds = %37
  %53 = getelementptr float, ptr %10, i64 %20
  %54 = ptrtoint ptr %53 to i64
  %55 = and i64 %54, 63
  %56 = icmp eq i64 %55, 0
  %57 = and i1 %16, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %52
  br label %82

59:                                               ; preds = %52
  br label %68

60:                                               ; preds = %68
  br label %62

61:                                               ; preds = %82
  br label %62

62:                                               ; preds = %61, %60
  %63 = add i64 %19, 1
  %64 = icmp eq i64 %63, %6
  %65 = select i1 %64, i64 0, i64 %63
  %66 = add i64 %18, 1
  %67 = icmp slt i64 %66, %3
  br i1 %67, label %17, label %21

68:                                               ; preds = %59, %68
  %69 = phi i64 [ %80, %68 ], [ 0, %59 ]
  %70 = getelementptr i16, ptr %4, i64 %69
  %71 = getelementptr i8, ptr %70, i64 128
  %72 = load <16 x half>, ptr %71, align 2
  %73 = fpext <16 x half> %72 to <16 x float>
  %74 = getelementptr i8, ptr %70, i64 160
  %75 = load <16 x half>, ptr %74, align 2
  %76 = fpext <16 x half> %75 to <16 x float>
  %77 = add i64 %20, %69
  %78 = getelementptr float, ptr %10, i64 %77
  store <16 x float> %73, ptr %78, align 64, !nontemporal !2
  %79 = getelementptr i8, ptr %78, i64 64
  store <16 x float> %76, ptr %79, align 64, !nontemporal !2
  %80 = add i64 %69, 32
  %81 = icmp slt i64 %80, 64
  br i1 %81, label %68, label %60

82:                                               ; preds = %58, %82
  %83 = phi i64 [ %94, %82 ], [ 0, %58 ]
  %84 = getelementptr i16, ptr %4, i64 %83
  %85 = getelementptr i8, ptr %84, i64 128
  %86 = load <16 x half>, ptr %85, align 2
  %87 = fpext <16 x half> %86 to <16 x float>
  %88 = getelementptr i8, ptr %84, i64 160
  %89 = load <16 x half>, ptr %88, align 2
  %90 = fpext <16 x half> %89 to <16 x float>
  %91 = add i64 %20, %83
  %92 = getelementptr float, ptr %10, i64 %91
  store <16 x float> %87, ptr %92, align 4
  %93 = getelementptr i8, ptr %92, i64 64
  store <16 x float> %90, ptr %93, align 4
  %94 = add i64 %83, 32
  %95 = icmp slt i64 %94, 64
  br i1 %95, label %82, label %61
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
