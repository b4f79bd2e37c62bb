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

19:                                               ; preds = %86, %15
  %20 = phi i64 [ %2, %15 ], [ %90, %86 ]
  %21 = phi i64 [ %16, %15 ], [ %89, %86 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 504
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %86
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

63:                                               ; preds = %62, %121
  %64 = phi i64 [ 0, %62 ], [ %125, %121 ]
  %65 = getelementptr i32, ptr %4, i64 %64
  %66 = load <4 x i32>, ptr %65, align 4
  %67 = getelementptr i8, ptr %65, i64 12
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr i8, ptr %65, i64 8
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr i8, ptr %65, i64 4
  %72 = load i32, ptr %71, align 4
  %73 = sext <4 x i32> %66 to <4 x i64>
  %74 = sub i64 %24, %64
  %75 = call i64 @llvm.smax.i64(i64 %74, i64 0)
  %76 = call i64 @llvm.smin.i64(i64 %75, i64 4)
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = insertelement <4 x i32> poison, i32 %77, i64 0
  %79 = shufflevector <4 x i32> %78, <4 x i32> poison, <4 x i32> zeroinitializer
  %80 = icmp samesign ugt <4 x i32> %79, <i32 0, i32 1, i32 2, i32 3>
  %81 = icmp sgt <4 x i32> %66, splat (i32 -1)
  %82 = and <4 x i1> %80, %81
  %83 = icmp sgt <4 x i64> %18, %73
  %84 = and <4 x i1> %82, %83
  %85 = extractelement <4 x i1> %84, i64 0
  br i1 %85, label %92, label %97

86:                                               ; preds = %121
  %87 = add i64 %21, 1
  %88 = icmp eq i64 %87, %6
  %89 = select i1 %88, i64 0, i64 %87
  %90 = add i64 %20, 1
  %91 = icmp slt i64 %90, %3
  br i1 %91, label %19, label %29

92:                                               ; preds = %63
  %93 = load i32, ptr %65, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr i32, ptr %14, i64 %94
  %96 = atomicrmw add ptr %95, i32 1 monotonic, align 4
  br label %97

97:                                               ; preds = %63, %92
  %98 = phi i32 [ %96, %92 ], [ 0, %63 ]
  %99 = insertelement <4 x i32> poison, i32 %98, i64 0
  %100 = extractelement <4 x i1> %84, i64 1
  br i1 %100, label %101, label %105

101:                                              ; preds = %97
  %102 = sext i32 %72 to i64
  %103 = getelementptr i32, ptr %14, i64 %102
  %104 = atomicrmw add ptr %103, i32 1 monotonic, align 4
  br label %105

105:                                              ; preds = %97, %101
  %106 = phi i32 [ %104, %101 ], [ 0, %97 ]
  %107 = insertelement <4 x i32> %99, i32 %106, i64 1
  %108 = extractelement <4 x i1> %84, i64 2
  br i1 %108, label %109, label %113

109:                                              ; preds = %105
  %110 = sext i32 %70 to i64
  %111 = getelementptr i32, ptr %14, i64 %110
  %112 = atomicrmw add ptr %111, i32 1 monotonic, align 4
  br label %113

113:                                              ; preds = %105, %109
  %114 = phi i32 [ %112, %109 ], [ 0, %105 ]
  %115 = insertelement <4 x i32> %107, i32 %114, i64 2
  %116 = extractelement <4 x i1> %84, i64 3
  br i1 %116, label %117, label %121

117:                                              ; preds = %113
  %118 = sext i32 %68 to i64
  %119 = getelementptr i32, ptr %14, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %113, %117
  %122 = phi i32 [ %120, %117 ], [ 0, %113 ]
  %123 = insertelement <4 x i32> %115, i32 %122, i64 3
  %124 = getelementptr i8, ptr %65, i64 1088
  store <4 x i32> %123, ptr %124, align 4
  %125 = add i64 %64, 4
  %126 = icmp slt i64 %125, 256
  br i1 %126, label %63, label %86
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
