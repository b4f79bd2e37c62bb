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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %37

22:                                               ; preds = %5
  %23 = insertelement <8 x i64> poison, i64 %13, i64 0
  %24 = shufflevector <8 x i64> %23, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %25

25:                                               ; preds = %22, %106
  %26 = phi i64 [ %114, %106 ], [ %2, %22 ]
  %27 = phi i64 [ %112, %106 ], [ %9, %22 ]
  %28 = phi i64 [ %113, %106 ], [ %11, %22 ]
  %29 = shl i64 %27, 8
  %30 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %29)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 256)
  %33 = and i64 %32, 480
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %80, label %35

35:                                               ; preds = %25
  br label %38

36:                                               ; preds = %106
  br label %37

37:                                               ; preds = %36, %5
  ret i32 0

38:                                               ; preds = %35, %38
  %39 = phi i64 [ %77, %38 ], [ 0, %35 ]
  %40 = add i64 %29, %39
  %41 = getelementptr i32, ptr %17, i64 %40
  %42 = load <8 x i32>, ptr %41, align 4
  %43 = getelementptr i8, ptr %41, i64 32
  %44 = load <8 x i32>, ptr %43, align 4
  %45 = getelementptr i8, ptr %41, i64 64
  %46 = load <8 x i32>, ptr %45, align 4
  %47 = getelementptr i8, ptr %41, i64 96
  %48 = load <8 x i32>, ptr %47, align 4
  %49 = icmp sgt <8 x i32> %42, splat (i32 -1)
  %50 = icmp sgt <8 x i32> %44, splat (i32 -1)
  %51 = icmp sgt <8 x i32> %46, splat (i32 -1)
  %52 = icmp sgt <8 x i32> %48, splat (i32 -1)
  %53 = sext <8 x i32> %42 to <8 x i64>
  %54 = sext <8 x i32> %44 to <8 x i64>
  %55 = sext <8 x i32> %46 to <8 x i64>
  %56 = sext <8 x i32> %48 to <8 x i64>
  %57 = icmp sgt <8 x i64> %24, %53
  %58 = icmp sgt <8 x i64> %24, %54
  %59 = icmp sgt <8 x i64> %24, %55
  %60 = icmp sgt <8 x i64> %24, %56
  %61 = and <8 x i1> %49, %57
  %62 = and <8 x i1> %50, %58
  %63 = and <8 x i1> %51, %59
  %64 = and <8 x i1> %52, %60
  %65 = getelementptr float, ptr %19, <8 x i64> %53
  %66 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %65, <8 x i1> %61, <8 x float> splat (float -1.000000e+00))
  %67 = getelementptr float, ptr %19, <8 x i64> %54
  %68 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %67, <8 x i1> %62, <8 x float> splat (float -1.000000e+00))
  %69 = getelementptr float, ptr %19, <8 x i64> %55
  %70 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %69, <8 x i1> %63, <8 x float> splat (float -1.000000e+00))
  %71 = getelementptr float, ptr %19, <8 x i64> %56
  %72 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %71, <8 x i1> %64, <8 x float> splat (float -1.000000e+00))
  %73 = getelementptr float, ptr %21, <8 x i64> %53
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %66, <8 x ptr> align 4 %73, <8 x i1> %61)
  %74 = getelementptr float, ptr %21, <8 x i64> %54
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %68, <8 x ptr> align 4 %74, <8 x i1> %62)
  %75 = getelementptr float, ptr %21, <8 x i64> %55
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %70, <8 x ptr> align 4 %75, <8 x i1> %63)
  %76 = getelementptr float, ptr %21, <8 x i64> %56
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %72, <8 x ptr> align 4 %76, <8 x i1> %64)
  %77 = add i64 %39, 32
  %78 = icmp slt i64 %77, %33
  br i1 %78, label %38, label %79

79:                                               ; preds = %38
  br label %80

80:                                               ; preds = %79, %25
  %81 = icmp slt i64 %30, 256
  br i1 %81, label %82, label %106

82:                                               ; preds = %80
  %83 = getelementptr i32, ptr %17, i64 %29
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %103, %84 ], [ %33, %82 ]
  %86 = sub i64 %31, %85
  %87 = call i64 @llvm.smax.i64(i64 %86, i64 0)
  %88 = call i64 @llvm.smin.i64(i64 %87, i64 8)
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = icmp samesign ugt <8 x i32> %91, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %93 = getelementptr i32, ptr %83, i64 %85
  %94 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %93, <8 x i1> %92, <8 x i32> zeroinitializer)
  %95 = icmp sgt <8 x i32> %94, splat (i32 -1)
  %96 = sext <8 x i32> %94 to <8 x i64>
  %97 = icmp sgt <8 x i64> %24, %96
  %98 = and <8 x i1> %95, %97
  %99 = and <8 x i1> %98, %92
  %100 = getelementptr float, ptr %19, <8 x i64> %96
  %101 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %100, <8 x i1> %99, <8 x float> splat (float -1.000000e+00))
  %102 = getelementptr float, ptr %21, <8 x i64> %96
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %101, <8 x ptr> align 4 %102, <8 x i1> %99)
  %103 = add i64 %85, 8
  %104 = icmp slt i64 %103, 256
  br i1 %104, label %84, label %105

105:                                              ; preds = %84
  br label %106

106:                                              ; preds = %105, %80
  %107 = add i64 %27, 1
  %108 = icmp eq i64 %107, %6
  %109 = zext i1 %108 to i64
  %110 = add i64 %28, %109
  %111 = icmp eq i64 %110, %8
  %112 = select i1 %108, i64 0, i64 %107
  %113 = select i1 %111, i64 0, i64 %110
  %114 = add i64 %26, 1
  %115 = icmp slt i64 %114, %3
  br i1 %115, label %25, label %36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, <8 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr captures(none), <8 x i1>, <8 x i32>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
