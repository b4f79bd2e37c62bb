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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  br i1 %12, label %18, label %27

18:                                               ; preds = %5
  %19 = and i64 %17, 2
  %20 = icmp ne i64 %19, 0
  br label %21

21:                                               ; preds = %18, %67
  %22 = phi i64 [ %75, %67 ], [ %2, %18 ]
  %23 = phi i64 [ %73, %67 ], [ %9, %18 ]
  %24 = phi i64 [ %74, %67 ], [ %11, %18 ]
  %25 = shl i64 %23, 6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  br label %28

26:                                               ; preds = %67
  br label %27

27:                                               ; preds = %26, %5
  ret i32 0

28:                                               ; preds = %21, %28
  %29 = phi i64 [ 0, %21 ], [ %39, %28 ]
  %30 = add i64 %25, %29
  %31 = getelementptr float, ptr %13, i64 %30
  %32 = load <8 x float>, ptr %31, align 4
  %33 = getelementptr i8, ptr %31, i64 32
  %34 = load <8 x float>, ptr %33, align 4
  %35 = fptrunc <8 x float> %32 to <8 x half>
  %36 = fptrunc <8 x float> %34 to <8 x half>
  %37 = getelementptr i16, ptr %4, i64 %29
  store <8 x half> %35, ptr %37, align 2
  %38 = getelementptr i8, ptr %37, i64 16
  store <8 x half> %36, ptr %38, align 2
  %39 = add i64 %29, 16
  %40 = icmp slt i64 %39, 64
  br i1 %40, label %28, label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41, %42
  %43 = phi i64 [ %55, %42 ], [ 0, %41 ]
  %44 = sub i64 0, %43
  %45 = getelementptr i16, ptr %4, i64 %44
  %46 = getelementptr i8, ptr %45, i64 112
  %47 = load <8 x i16>, ptr %46, align 2
  %48 = shufflevector <8 x i16> %47, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %49 = getelementptr i8, ptr %45, i64 96
  %50 = load <8 x i16>, ptr %49, align 2
  %51 = shufflevector <8 x i16> %50, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %52 = getelementptr i16, ptr %4, i64 %43
  %53 = getelementptr i8, ptr %52, i64 128
  store <8 x i16> %48, ptr %53, align 2
  %54 = getelementptr i8, ptr %52, i64 144
  store <8 x i16> %51, ptr %54, align 2
  %55 = add i64 %43, 16
  %56 = icmp slt i64 %55, 64
  br i1 %56, label %42, label %57

57:                                               ; preds = %42
  %58 = getelementptr float, ptr %15, i64 %25
  %59 = ptrtoint ptr %58 to i64
  %60 = and i64 %59, 31
  %61 = icmp eq i64 %60, 0
  %62 = and i1 %20, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %57
  br label %91

64:                                               ; preds = %57
  br label %77

65:                                               ; preds = %77
  br label %67

66:                                               ; preds = %91
  br label %67

67:                                               ; preds = %66, %65
  %68 = add i64 %23, 1
  %69 = icmp eq i64 %68, %6
  %70 = zext i1 %69 to i64
  %71 = add i64 %24, %70
  %72 = icmp eq i64 %71, %8
  %73 = select i1 %69, i64 0, i64 %68
  %74 = select i1 %72, i64 0, i64 %71
  %75 = add i64 %22, 1
  %76 = icmp slt i64 %75, %3
  br i1 %76, label %21, label %26

77:                                               ; preds = %64, %77
  %78 = phi i64 [ %89, %77 ], [ 0, %64 ]
  %79 = getelementptr i16, ptr %4, i64 %78
  %80 = getelementptr i8, ptr %79, i64 128
  %81 = load <8 x half>, ptr %80, align 2
  %82 = fpext <8 x half> %81 to <8 x float>
  %83 = getelementptr i8, ptr %79, i64 144
  %84 = load <8 x half>, ptr %83, align 2
  %85 = fpext <8 x half> %84 to <8 x float>
  %86 = add i64 %25, %78
  %87 = getelementptr float, ptr %15, i64 %86
  store <8 x float> %82, ptr %87, align 32, !nontemporal !1
  %88 = getelementptr i8, ptr %87, i64 32
  store <8 x float> %85, ptr %88, align 32, !nontemporal !1
  %89 = add i64 %78, 16
  %90 = icmp slt i64 %89, 64
  br i1 %90, label %77, label %65

91:                                               ; preds = %63, %91
  %92 = phi i64 [ %103, %91 ], [ 0, %63 ]
  %93 = getelementptr i16, ptr %4, i64 %92
  %94 = getelementptr i8, ptr %93, i64 128
  %95 = load <8 x half>, ptr %94, align 2
  %96 = fpext <8 x half> %95 to <8 x float>
  %97 = getelementptr i8, ptr %93, i64 144
  %98 = load <8 x half>, ptr %97, align 2
  %99 = fpext <8 x half> %98 to <8 x float>
  %100 = add i64 %25, %92
  %101 = getelementptr float, ptr %15, i64 %100
  store <8 x float> %96, ptr %101, align 4
  %102 = getelementptr i8, ptr %101, i64 32
  store <8 x float> %99, ptr %102, align 4
  %103 = add i64 %92, 16
  %104 = icmp slt i64 %103, 64
  br i1 %104, label %91, label %66
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
