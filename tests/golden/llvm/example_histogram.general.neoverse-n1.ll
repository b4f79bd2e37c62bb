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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %35

20:                                               ; preds = %5
  %21 = insertelement <4 x i64> poison, i64 %19, i64 0
  %22 = shufflevector <4 x i64> %21, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %20, %85
  %24 = phi i64 [ %93, %85 ], [ %2, %20 ]
  %25 = phi i64 [ %91, %85 ], [ %9, %20 ]
  %26 = phi i64 [ %92, %85 ], [ %11, %20 ]
  %27 = shl i64 %25, 8
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 256)
  %31 = and i64 %30, 504
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %48, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %85
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %36
  %37 = phi i64 [ %45, %36 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i32, ptr %15, i64 %38
  %40 = load <4 x i32>, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 16
  %42 = load <4 x i32>, ptr %41, align 4
  %43 = getelementptr i32, ptr %4, i64 %37
  store <4 x i32> %40, ptr %43, align 4
  %44 = getelementptr i8, ptr %43, i64 16
  store <4 x i32> %42, ptr %44, align 4
  %45 = add i64 %37, 8
  %46 = icmp slt i64 %45, %31
  br i1 %46, label %36, label %47

47:                                               ; preds = %36
  br label %48

48:                                               ; preds = %47, %23
  %49 = icmp slt i64 %28, 256
  br i1 %49, label %50, label %67

50:                                               ; preds = %48
  %51 = getelementptr i32, ptr %15, i64 %27
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %64, %52 ], [ %31, %50 ]
  %54 = sub i64 %29, %53
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = call i64 @llvm.smin.i64(i64 %55, i64 4)
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = insertelement <4 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <4 x i32> %58, <4 x i32> poison, <4 x i32> zeroinitializer
  %60 = icmp samesign ugt <4 x i32> %59, <i32 0, i32 1, i32 2, i32 3>
  %61 = getelementptr i32, ptr %51, i64 %53
  %62 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %61, <4 x i1> %60, <4 x i32> zeroinitializer)
  %63 = getelementptr i32, ptr %4, i64 %53
  store <4 x i32> %62, ptr %63, align 4
  %64 = add i64 %53, 4
  %65 = icmp slt i64 %64, 256
  br i1 %65, label %52, label %66

66:                                               ; preds = %52
  br label %67

67:                                               ; preds = %66, %48
  br label %68

68:                                               ; preds = %67, %123
  %69 = phi i64 [ 0, %67 ], [ %127, %123 ]
  %70 = sub i64 %29, %69
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = call i64 @llvm.smin.i64(i64 %71, i64 4)
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> zeroinitializer
  %76 = icmp samesign ugt <4 x i32> %75, <i32 0, i32 1, i32 2, i32 3>
  %77 = getelementptr i32, ptr %4, i64 %69
  %78 = load <4 x i32>, ptr %77, align 4
  %79 = icmp sgt <4 x i32> %78, splat (i32 -1)
  %80 = and <4 x i1> %76, %79
  %81 = sext <4 x i32> %78 to <4 x i64>
  %82 = icmp sgt <4 x i64> %22, %81
  %83 = and <4 x i1> %80, %82
  %84 = extractelement <4 x i1> %83, i64 0
  br i1 %84, label %95, label %99

85:                                               ; preds = %123
  %86 = add i64 %25, 1
  %87 = icmp eq i64 %86, %6
  %88 = zext i1 %87 to i64
  %89 = add i64 %26, %88
  %90 = icmp eq i64 %89, %8
  %91 = select i1 %87, i64 0, i64 %86
  %92 = select i1 %90, i64 0, i64 %89
  %93 = add i64 %24, 1
  %94 = icmp slt i64 %93, %3
  br i1 %94, label %23, label %34

95:                                               ; preds = %68
  %96 = extractelement <4 x i64> %81, i64 0
  %97 = getelementptr i32, ptr %17, i64 %96
  %98 = atomicrmw add ptr %97, i32 1 monotonic, align 4
  br label %99

99:                                               ; preds = %68, %95
  %100 = phi i32 [ %98, %95 ], [ 0, %68 ]
  %101 = insertelement <4 x i32> poison, i32 %100, i64 0
  %102 = extractelement <4 x i1> %83, i64 1
  br i1 %102, label %103, label %107

103:                                              ; preds = %99
  %104 = extractelement <4 x i64> %81, i64 1
  %105 = getelementptr i32, ptr %17, i64 %104
  %106 = atomicrmw add ptr %105, i32 1 monotonic, align 4
  br label %107

107:                                              ; preds = %99, %103
  %108 = phi i32 [ %106, %103 ], [ 0, %99 ]
  %109 = insertelement <4 x i32> %101, i32 %108, i64 1
  %110 = extractelement <4 x i1> %83, i64 2
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = extractelement <4 x i64> %81, i64 2
  %113 = getelementptr i32, ptr %17, i64 %112
  %114 = atomicrmw add ptr %113, i32 1 monotonic, align 4
  br label %115

115:                                              ; preds = %107, %111
  %116 = phi i32 [ %114, %111 ], [ 0, %107 ]
  %117 = insertelement <4 x i32> %109, i32 %116, i64 2
  %118 = extractelement <4 x i1> %83, i64 3
  br i1 %118, label %119, label %123

119:                                              ; preds = %115
  %120 = extractelement <4 x i64> %81, i64 3
  %121 = getelementptr i32, ptr %17, i64 %120
  %122 = atomicrmw add ptr %121, i32 1 monotonic, align 4
  br label %123

123:                                              ; preds = %115, %119
  %124 = phi i32 [ %122, %119 ], [ 0, %115 ]
  %125 = insertelement <4 x i32> %117, i32 %124, i64 3
  %126 = getelementptr i8, ptr %77, i64 1088
  store <4 x i32> %125, ptr %126, align 4
  %127 = add i64 %69, 4
  %128 = icmp slt i64 %127, 256
  br i1 %128, label %68, label %85
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
