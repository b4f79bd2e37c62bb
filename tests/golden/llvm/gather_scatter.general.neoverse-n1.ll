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
  %23 = insertelement <4 x i64> poison, i64 %13, i64 0
  %24 = shufflevector <4 x i64> %23, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %25

25:                                               ; preds = %22, %140
  %26 = phi i64 [ %148, %140 ], [ %2, %22 ]
  %27 = phi i64 [ %146, %140 ], [ %9, %22 ]
  %28 = phi i64 [ %147, %140 ], [ %11, %22 ]
  %29 = shl i64 %27, 8
  %30 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %29)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 256)
  %33 = and i64 %32, 504
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %50, label %35

35:                                               ; preds = %25
  br label %38

36:                                               ; preds = %140
  br label %37

37:                                               ; preds = %36, %5
  ret i32 0

38:                                               ; preds = %35, %38
  %39 = phi i64 [ %47, %38 ], [ 0, %35 ]
  %40 = add i64 %29, %39
  %41 = getelementptr i32, ptr %17, i64 %40
  %42 = load <4 x i32>, ptr %41, align 4
  %43 = getelementptr i8, ptr %41, i64 16
  %44 = load <4 x i32>, ptr %43, align 4
  %45 = getelementptr i32, ptr %4, i64 %39
  store <4 x i32> %42, ptr %45, align 4
  %46 = getelementptr i8, ptr %45, i64 16
  store <4 x i32> %44, ptr %46, align 4
  %47 = add i64 %39, 8
  %48 = icmp slt i64 %47, %33
  br i1 %48, label %38, label %49

49:                                               ; preds = %38
  br label %50

50:                                               ; preds = %49, %25
  %51 = icmp slt i64 %30, 256
  br i1 %51, label %52, label %69

52:                                               ; preds = %50
  %53 = getelementptr i32, ptr %17, i64 %29
  br label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ %66, %54 ], [ %33, %52 ]
  %56 = sub i64 %31, %55
  %57 = call i64 @llvm.smax.i64(i64 %56, i64 0)
  %58 = call i64 @llvm.smin.i64(i64 %57, i64 4)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = insertelement <4 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <4 x i32> %60, <4 x i32> poison, <4 x i32> zeroinitializer
  %62 = icmp samesign ugt <4 x i32> %61, <i32 0, i32 1, i32 2, i32 3>
  %63 = getelementptr i32, ptr %53, i64 %55
  %64 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %63, <4 x i1> %62, <4 x i32> zeroinitializer)
  %65 = getelementptr i32, ptr %4, i64 %55
  store <4 x i32> %64, ptr %65, align 4
  %66 = add i64 %55, 4
  %67 = icmp slt i64 %66, 256
  br i1 %67, label %54, label %68

68:                                               ; preds = %54
  br label %69

69:                                               ; preds = %68, %50
  br label %70

70:                                               ; preds = %69, %70
  %71 = phi i64 [ 0, %69 ], [ %113, %70 ]
  %72 = sub i64 %31, %71
  %73 = call i64 @llvm.smax.i64(i64 %72, i64 0)
  %74 = call i64 @llvm.smin.i64(i64 %73, i64 4)
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = insertelement <4 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <4 x i32> %76, <4 x i32> poison, <4 x i32> zeroinitializer
  %78 = icmp samesign ugt <4 x i32> %77, <i32 0, i32 1, i32 2, i32 3>
  %79 = or disjoint i64 %71, 4
  %80 = sub i64 %31, %79
  %81 = call i64 @llvm.smax.i64(i64 %80, i64 0)
  %82 = call i64 @llvm.smin.i64(i64 %81, i64 4)
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = insertelement <4 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <4 x i32> %84, <4 x i32> poison, <4 x i32> zeroinitializer
  %86 = icmp samesign ugt <4 x i32> %85, <i32 0, i32 1, i32 2, i32 3>
  %87 = getelementptr i32, ptr %4, i64 %71
  %88 = load <4 x i32>, ptr %87, align 4
  %89 = getelementptr i8, ptr %87, i64 16
  %90 = load <4 x i32>, ptr %89, align 4
  %91 = icmp sgt <4 x i32> %88, splat (i32 -1)
  %92 = icmp sgt <4 x i32> %90, splat (i32 -1)
  %93 = and <4 x i1> %78, %91
  %94 = and <4 x i1> %86, %92
  %95 = sext <4 x i32> %88 to <4 x i64>
  %96 = sext <4 x i32> %90 to <4 x i64>
  %97 = icmp sgt <4 x i64> %24, %95
  %98 = icmp sgt <4 x i64> %24, %96
  %99 = and <4 x i1> %93, %97
  %100 = and <4 x i1> %94, %98
  %101 = getelementptr float, ptr %19, <4 x i64> %95
  %102 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %101, <4 x i1> %99, <4 x float> splat (float -1.000000e+00))
  %103 = getelementptr float, ptr %19, <4 x i64> %96
  %104 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %103, <4 x i1> %100, <4 x float> splat (float -1.000000e+00))
  %105 = zext <4 x i1> %99 to <4 x i8>
  %106 = getelementptr i8, ptr %4, i64 %71
  %107 = getelementptr i8, ptr %106, i64 1088
  store <4 x i8> %105, ptr %107, align 1
  %108 = zext <4 x i1> %100 to <4 x i8>
  %109 = getelementptr i8, ptr %106, i64 1092
  store <4 x i8> %108, ptr %109, align 1
  %110 = getelementptr float, ptr %4, i64 %71
  %111 = getelementptr i8, ptr %110, i64 1408
  store <4 x float> %102, ptr %111, align 4
  %112 = getelementptr i8, ptr %110, i64 1424
  store <4 x float> %104, ptr %112, align 4
  %113 = add i64 %71, 8
  %114 = icmp slt i64 %113, 256
  br i1 %114, label %70, label %115

115:                                              ; preds = %70
  br label %116

116:                                              ; preds = %115, %116
  %117 = phi i64 [ %138, %116 ], [ 0, %115 ]
  %118 = getelementptr i32, ptr %4, i64 %117
  %119 = load <4 x i32>, ptr %118, align 4
  %120 = getelementptr i8, ptr %118, i64 16
  %121 = load <4 x i32>, ptr %120, align 4
  %122 = sext <4 x i32> %119 to <4 x i64>
  %123 = sext <4 x i32> %121 to <4 x i64>
  %124 = getelementptr float, ptr %4, i64 %117
  %125 = getelementptr i8, ptr %124, i64 1408
  %126 = load <4 x float>, ptr %125, align 4
  %127 = getelementptr i8, ptr %124, i64 1424
  %128 = load <4 x float>, ptr %127, align 4
  %129 = getelementptr i8, ptr %4, i64 %117
  %130 = getelementptr i8, ptr %129, i64 1088
  %131 = load <4 x i8>, ptr %130, align 1
  %132 = icmp ne <4 x i8> %131, zeroinitializer
  %133 = getelementptr i8, ptr %129, i64 1092
  %134 = load <4 x i8>, ptr %133, align 1
  %135 = icmp ne <4 x i8> %134, zeroinitializer
  %136 = getelementptr float, ptr %21, <4 x i64> %122
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %126, <4 x ptr> align 4 %136, <4 x i1> %132)
  %137 = getelementptr float, ptr %21, <4 x i64> %123
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %128, <4 x ptr> align 4 %137, <4 x i1> %135)
  %138 = add i64 %117, 8
  %139 = icmp slt i64 %138, 256
  br i1 %139, label %116, label %140

140:                                              ; preds = %116
  %141 = add i64 %27, 1
  %142 = icmp eq i64 %141, %6
  %143 = zext i1 %142 to i64
  %144 = add i64 %28, %143
  %145 = icmp eq i64 %144, %8
  %146 = select i1 %142, i64 0, i64 %141
  %147 = select i1 %145, i64 0, i64 %144
  %148 = add i64 %26, 1
  %149 = icmp slt i64 %148, %3
  br i1 %149, label %25, label %36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #4

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
