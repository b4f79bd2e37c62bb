; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  br i1 %7, label %15, label %30

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = insertelement <4 x i64> poison, i64 %12, i64 0
  %18 = shufflevector <4 x i64> %17, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %80, %15
  %20 = phi i64 [ %2, %15 ], [ %84, %80 ]
  %21 = phi i64 [ %16, %15 ], [ %83, %80 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 504
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %80
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %40, %31 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %10, i64 %33
  %35 = load <4 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 16
  %37 = load <4 x i32>, ptr %36, align 4
  %38 = getelementptr i32, ptr %4, i64 %32
  store <4 x i32> %35, ptr %38, align 4
  %39 = getelementptr i8, ptr %38, i64 16
  store <4 x i32> %37, ptr %39, align 4
  %40 = add i64 %32, 8
  %41 = icmp slt i64 %40, %26
  br i1 %41, label %31, label %42

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %42, %19
  %44 = icmp slt i64 %23, 256
  br i1 %44, label %45, label %62

45:                                               ; preds = %43
  %46 = getelementptr i32, ptr %10, i64 %22
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ %59, %47 ], [ %26, %45 ]
  %49 = sub i64 %24, %48
  %50 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 4)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = insertelement <4 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <4 x i32> %53, <4 x i32> poison, <4 x i32> zeroinitializer
  %55 = icmp samesign ugt <4 x i32> %54, <i32 0, i32 1, i32 2, i32 3>
  %56 = getelementptr i32, ptr %46, i64 %48
  %57 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %56, <4 x i1> %55, <4 x i32> zeroinitializer)
  %58 = getelementptr i32, ptr %4, i64 %48
  store <4 x i32> %57, ptr %58, align 4
  %59 = add i64 %48, 4
  %60 = icmp slt i64 %59, 256
  br i1 %60, label %47, label %61

61:                                               ; preds = %47
  br label %62

62:                                               ; preds = %61, %43
  br label %63

63:                                               ; preds = %62, %114
  %64 = phi i64 [ 0, %62 ], [ %118, %114 ]
  %65 = getelementptr i32, ptr %4, i64 %64
  %66 = load <4 x i32>, ptr %65, align 4
  %67 = sext <4 x i32> %66 to <4 x i64>
  %68 = sub i64 %24, %64
  %69 = call i64 @llvm.smax.i64(i64 %68, i64 0)
  %70 = call i64 @llvm.smin.i64(i64 %69, i64 4)
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = insertelement <4 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <4 x i32> %72, <4 x i32> poison, <4 x i32> zeroinitializer
  %74 = icmp samesign ugt <4 x i32> %73, <i32 0, i32 1, i32 2, i32 3>
  %75 = icmp sgt <4 x i32> %66, splat (i32 -1)
  %76 = and <4 x i1> %74, %75
  %77 = icmp sgt <4 x i64> %18, %67
  %78 = and <4 x i1> %76, %77
  %79 = extractelement <4 x i1> %78, i64 0
  br i1 %79, label %86, label %90

80:                                               ; preds = %114
  %81 = add i64 %21, 1
  %82 = icmp eq i64 %81, %6
  %83 = select i1 %82, i64 0, i64 %81
  %84 = add i64 %20, 1
  %85 = icmp slt i64 %84, %3
  br i1 %85, label %19, label %29

86:                                               ; preds = %63
  %87 = extractelement <4 x i64> %67, i64 0
  %88 = getelementptr i32, ptr %14, i64 %87
  %89 = atomicrmw add ptr %88, i32 1 monotonic, align 4
  br label %90

90:                                               ; preds = %63, %86
  %91 = phi i32 [ %89, %86 ], [ 0, %63 ]
  %92 = insertelement <4 x i32> poison, i32 %91, i64 0
  %93 = extractelement <4 x i1> %78, i64 1
  br i1 %93, label %94, label %98

94:                                               ; preds = %90
  %95 = extractelement <4 x i64> %67, i64 1
  %96 = getelementptr i32, ptr %14, i64 %95
  %97 = atomicrmw add ptr %96, i32 1 monotonic, align 4
  br label %98

98:                                               ; preds = %90, %94
  %99 = phi i32 [ %97, %94 ], [ 0, %90 ]
  %100 = insertelement <4 x i32> %92, i32 %99, i64 1
  %101 = extractelement <4 x i1> %78, i64 2
  br i1 %101, label %102, label %106

102:                                              ; preds = %98
  %103 = extractelement <4 x i64> %67, i64 2
  %104 = getelementptr i32, ptr %14, i64 %103
  %105 = atomicrmw add ptr %104, i32 1 monotonic, align 4
  br label %106

106:                                              ; preds = %98, %102
  %107 = phi i32 [ %105, %102 ], [ 0, %98 ]
  %108 = insertelement <4 x i32> %100, i32 %107, i64 2
  %109 = extractelement <4 x i1> %78, i64 3
  br i1 %109, label %110, label %114

110:                                              ; preds = %106
  %111 = extractelement <4 x i64> %67, i64 3
  %112 = getelementptr i32, ptr %14, i64 %111
  %113 = atomicrmw add ptr %112, i32 1 monotonic, align 4
  br label %114

114:                                              ; preds = %106, %110
  %115 = phi i32 [ %113, %110 ], [ 0, %106 ]
  %116 = insertelement <4 x i32> %108, i32 %115, i64 3
  %117 = getelementptr i8, ptr %65, i64 1088
  store <4 x i32> %116, ptr %117, align 4
  %118 = add i64 %64, 4
  %119 = icmp slt i64 %118, 256
  br i1 %119, label %63, label %80
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
