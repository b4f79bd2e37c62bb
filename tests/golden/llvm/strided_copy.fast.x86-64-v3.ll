; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load ptr, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !invariant.load !1
  br i1 %9, label %19, label %35

19:                                               ; preds = %5
  %20 = udiv i64 %2, %6
  %21 = urem i64 %20, %8
  %22 = urem i64 %2, %6
  %23 = and i64 %12, 2
  %24 = icmp ne i64 %23, 0
  br label %25

25:                                               ; preds = %51, %19
  %26 = phi i64 [ %2, %19 ], [ %59, %51 ]
  %27 = phi i64 [ %22, %19 ], [ %55, %51 ]
  %28 = phi i64 [ %21, %19 ], [ %58, %51 ]
  %29 = shl i64 %28, 3
  %30 = shl i64 %27, 6
  %31 = add i64 %29, %30
  %32 = call i64 @llvm.ssub.sat.i64(i64 %16, i64 %30)
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 0)
  br label %36

34:                                               ; preds = %51
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %25, %125
  %37 = phi i64 [ 0, %25 ], [ %126, %125 ]
  %38 = add i64 %31, %37
  %39 = getelementptr float, ptr %10, i64 %38
  %40 = ptrtoint ptr %39 to i64
  %41 = and i64 %40, 31
  %42 = icmp eq i64 %41, 0
  %43 = and i1 %24, %42
  %44 = add i64 %29, %37
  %45 = icmp slt i64 %44, %14
  %46 = select i1 %45, i64 4611686018427387904, i64 0
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 %32)
  %48 = call i64 @llvm.smax.i64(i64 %47, i64 0)
  %49 = call i64 @llvm.smin.i64(i64 %48, i64 64)
  %50 = and i64 %49, 96
  br i1 %43, label %61, label %64

51:                                               ; preds = %125
  %52 = add i64 %27, 1
  %53 = icmp eq i64 %52, %6
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, i64 0, i64 %52
  %56 = add i64 %28, %54
  %57 = icmp eq i64 %56, %8
  %58 = select i1 %57, i64 0, i64 %56
  %59 = add i64 %26, 1
  %60 = icmp slt i64 %59, %3
  br i1 %60, label %25, label %34

61:                                               ; preds = %36
  %62 = icmp eq i64 %50, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %61
  br label %74

64:                                               ; preds = %36
  %65 = icmp eq i64 %50, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %64
  br label %91

67:                                               ; preds = %74
  br label %69

68:                                               ; preds = %91
  br label %69

69:                                               ; preds = %68, %67, %64, %61
  %70 = icmp eq i64 %50, %49
  br i1 %70, label %125, label %71

71:                                               ; preds = %69
  %72 = insertelement <8 x i1> poison, i1 %45, i64 0
  %73 = shufflevector <8 x i1> %72, <8 x i1> poison, <8 x i32> zeroinitializer
  br label %108

74:                                               ; preds = %63, %74
  %75 = phi i64 [ %89, %74 ], [ 0, %63 ]
  %76 = add i64 %38, %75
  %77 = getelementptr float, ptr %18, i64 %76
  %78 = load <8 x float>, ptr %77, align 4
  %79 = getelementptr i8, ptr %77, i64 32
  %80 = load <8 x float>, ptr %79, align 4
  %81 = getelementptr i8, ptr %77, i64 64
  %82 = load <8 x float>, ptr %81, align 4
  %83 = getelementptr i8, ptr %77, i64 96
  %84 = load <8 x float>, ptr %83, align 4
  %85 = getelementptr float, ptr %10, i64 %76
  store <8 x float> %78, ptr %85, align 32, !nontemporal !2
  %86 = getelementptr i8, ptr %85, i64 32
  store <8 x float> %80, ptr %86, align 32, !nontemporal !2
  %87 = getelementptr i8, ptr %85, i64 64
  store <8 x float> %82, ptr %87, align 32, !nontemporal !2
  %88 = getelementptr i8, ptr %85, i64 96
  store <8 x float> %84, ptr %88, align 32, !nontemporal !2
  %89 = add i64 %75, 32
  %90 = icmp slt i64 %89, %50
  br i1 %90, label %74, label %67

91:                                               ; preds = %66, %91
  %92 = phi i64 [ %106, %91 ], [ 0, %66 ]
  %93 = add i64 %38, %92
  %94 = getelementptr float, ptr %18, i64 %93
  %95 = load <8 x float>, ptr %94, align 4
  %96 = getelementptr i8, ptr %94, i64 32
  %97 = load <8 x float>, ptr %96, align 4
  %98 = getelementptr i8, ptr %94, i64 64
  %99 = load <8 x float>, ptr %98, align 4
  %100 = getelementptr i8, ptr %94, i64 96
  %101 = load <8 x float>, ptr %100, align 4
  %102 = getelementptr float, ptr %10, i64 %93
  store <8 x float> %95, ptr %102, align 4
  %103 = getelementptr i8, ptr %102, i64 32
  store <8 x float> %97, ptr %103, align 4
  %104 = getelementptr i8, ptr %102, i64 64
  store <8 x float> %99, ptr %104, align 4
  %105 = getelementptr i8, ptr %102, i64 96
  store <8 x float> %101, ptr %105, align 4
  %106 = add i64 %92, 32
  %107 = icmp slt i64 %106, %50
  br i1 %107, label %91, label %68

108:                                              ; preds = %71, %108
  %109 = phi i64 [ %122, %108 ], [ %50, %71 ]
  %110 = sub i64 %33, %109
  %111 = call i64 @llvm.smax.i64(i64 %110, i64 0)
  %112 = call i64 @llvm.smin.i64(i64 %111, i64 8)
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = insertelement <8 x i32> poison, i32 %113, i64 0
  %115 = shufflevector <8 x i32> %114, <8 x i32> poison, <8 x i32> zeroinitializer
  %116 = icmp samesign ugt <8 x i32> %115, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %117 = and <8 x i1> %73, %116
  %118 = add i64 %38, %109
  %119 = getelementptr float, ptr %18, i64 %118
  %120 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %119, <8 x i1> %117, <8 x float> zeroinitializer)
  %121 = getelementptr float, ptr %10, i64 %118
  call void @llvm.masked.store.v8f32.p0(<8 x float> %120, ptr align 4 %121, <8 x i1> %117)
  %122 = add i64 %109, 8
  %123 = icmp slt i64 %122, %49
  br i1 %123, label %108, label %124

124:                                              ; preds = %108
  br label %125

125:                                              ; preds = %124, %69
  %126 = add i64 %37, 1
  %127 = icmp slt i64 %126, 8
  br i1 %127, label %36, label %51
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
