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
  %10 = load i64, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %32

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = insertelement <4 x i64> poison, i64 %8, i64 0
  %20 = shufflevector <4 x i64> %19, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %21

21:                                               ; preds = %146, %17
  %22 = phi i64 [ %2, %17 ], [ %150, %146 ]
  %23 = phi i64 [ %18, %17 ], [ %149, %146 ]
  %24 = shl i64 %23, 8
  %25 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %24)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 256)
  %28 = and i64 %27, 504
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %21
  br label %33

31:                                               ; preds = %146
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %42, %33 ], [ 0, %30 ]
  %35 = add i64 %24, %34
  %36 = getelementptr i32, ptr %12, i64 %35
  %37 = load <4 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 16
  %39 = load <4 x i32>, ptr %38, align 4
  %40 = getelementptr i32, ptr %4, i64 %34
  store <4 x i32> %37, ptr %40, align 4
  %41 = getelementptr i8, ptr %40, i64 16
  store <4 x i32> %39, ptr %41, align 4
  %42 = add i64 %34, 8
  %43 = icmp slt i64 %42, %28
  br i1 %43, label %33, label %44

44:                                               ; preds = %33
  br label %45

45:                                               ; preds = %44, %21
  %46 = icmp slt i64 %25, 256
  br i1 %46, label %47, label %64

47:                                               ; preds = %45
  %48 = getelementptr i32, ptr %12, i64 %24
  br label %49

49:                                               ; preds = %47, %49
  %50 = phi i64 [ %61, %49 ], [ %28, %47 ]
  %51 = sub i64 %26, %50
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 4)
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = insertelement <4 x i32> poison, i32 %54, i64 0
  %56 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> zeroinitializer
  %57 = icmp samesign ugt <4 x i32> %56, <i32 0, i32 1, i32 2, i32 3>
  %58 = getelementptr i32, ptr %48, i64 %50
  %59 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %58, <4 x i1> %57, <4 x i32> zeroinitializer)
  %60 = getelementptr i32, ptr %4, i64 %50
  store <4 x i32> %59, ptr %60, align 4
  %61 = add i64 %50, 4
  %62 = icmp slt i64 %61, 256
  br i1 %62, label %49, label %63

63:                                               ; preds = %49
  br label %64

64:                                               ; preds = %63, %45
  br label %65

65:                                               ; preds = %64, %65
  %66 = phi i64 [ 0, %64 ], [ %103, %65 ]
  %67 = sub i64 %26, %66
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 0)
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 4)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = insertelement <4 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <4 x i32> %71, <4 x i32> poison, <4 x i32> zeroinitializer
  %73 = icmp samesign ugt <4 x i32> %72, <i32 0, i32 1, i32 2, i32 3>
  %74 = or disjoint i64 %66, 4
  %75 = sub i64 %26, %74
  %76 = call i64 @llvm.smax.i64(i64 %75, i64 0)
  %77 = call i64 @llvm.smin.i64(i64 %76, i64 4)
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = insertelement <4 x i32> poison, i32 %78, i64 0
  %80 = shufflevector <4 x i32> %79, <4 x i32> poison, <4 x i32> zeroinitializer
  %81 = icmp samesign ugt <4 x i32> %80, <i32 0, i32 1, i32 2, i32 3>
  %82 = getelementptr i32, ptr %4, i64 %66
  %83 = load <4 x i32>, ptr %82, align 4
  %84 = getelementptr i8, ptr %82, i64 16
  %85 = load <4 x i32>, ptr %84, align 4
  %86 = icmp sgt <4 x i32> %83, splat (i32 -1)
  %87 = icmp sgt <4 x i32> %85, splat (i32 -1)
  %88 = and <4 x i1> %73, %86
  %89 = and <4 x i1> %81, %87
  %90 = sext <4 x i32> %83 to <4 x i64>
  %91 = sext <4 x i32> %85 to <4 x i64>
  %92 = icmp sgt <4 x i64> %20, %90
  %93 = icmp sgt <4 x i64> %20, %91
  %94 = and <4 x i1> %88, %92
  %95 = and <4 x i1> %89, %93
  %96 = getelementptr float, ptr %14, <4 x i64> %90
  %97 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %96, <4 x i1> %94, <4 x float> splat (float -1.000000e+00))
  %98 = getelementptr float, ptr %14, <4 x i64> %91
  %99 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %98, <4 x i1> %95, <4 x float> splat (float -1.000000e+00))
  %100 = getelementptr float, ptr %4, i64 %66
  %101 = getelementptr i8, ptr %100, i64 1088
  store <4 x float> %97, ptr %101, align 4
  %102 = getelementptr i8, ptr %100, i64 1104
  store <4 x float> %99, ptr %102, align 4
  %103 = add i64 %66, 8
  %104 = icmp slt i64 %103, 256
  br i1 %104, label %65, label %105

105:                                              ; preds = %65
  br label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ %144, %106 ], [ 0, %105 ]
  %108 = getelementptr i32, ptr %4, i64 %107
  %109 = load <4 x i32>, ptr %108, align 4
  %110 = or disjoint i64 %107, 4
  %111 = getelementptr i8, ptr %108, i64 16
  %112 = load <4 x i32>, ptr %111, align 4
  %113 = sext <4 x i32> %109 to <4 x i64>
  %114 = sext <4 x i32> %112 to <4 x i64>
  %115 = getelementptr float, ptr %4, i64 %107
  %116 = getelementptr i8, ptr %115, i64 1088
  %117 = load <4 x float>, ptr %116, align 4
  %118 = getelementptr i8, ptr %115, i64 1104
  %119 = load <4 x float>, ptr %118, align 4
  %120 = sub i64 %26, %107
  %121 = call i64 @llvm.smax.i64(i64 %120, i64 0)
  %122 = call i64 @llvm.smin.i64(i64 %121, i64 4)
  %123 = trunc nuw nsw i64 %122 to i32
  %124 = insertelement <4 x i32> poison, i32 %123, i64 0
  %125 = shufflevector <4 x i32> %124, <4 x i32> poison, <4 x i32> zeroinitializer
  %126 = icmp samesign ugt <4 x i32> %125, <i32 0, i32 1, i32 2, i32 3>
  %127 = sub i64 %26, %110
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 0)
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 4)
  %130 = trunc nuw nsw i64 %129 to i32
  %131 = insertelement <4 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <4 x i32> %131, <4 x i32> poison, <4 x i32> zeroinitializer
  %133 = icmp samesign ugt <4 x i32> %132, <i32 0, i32 1, i32 2, i32 3>
  %134 = icmp sgt <4 x i32> %109, splat (i32 -1)
  %135 = icmp sgt <4 x i32> %112, splat (i32 -1)
  %136 = and <4 x i1> %126, %134
  %137 = and <4 x i1> %133, %135
  %138 = icmp sgt <4 x i64> %20, %113
  %139 = icmp sgt <4 x i64> %20, %114
  %140 = and <4 x i1> %136, %138
  %141 = and <4 x i1> %137, %139
  %142 = getelementptr float, ptr %16, <4 x i64> %113
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %117, <4 x ptr> align 4 %142, <4 x i1> %140)
  %143 = getelementptr float, ptr %16, <4 x i64> %114
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %119, <4 x ptr> align 4 %143, <4 x i1> %141)
  %144 = add i64 %107, 8
  %145 = icmp slt i64 %144, 256
  br i1 %145, label %106, label %146

146:                                              ; preds = %106
  %147 = add i64 %23, 1
  %148 = icmp eq i64 %147, %6
  %149 = select i1 %148, i64 0, i64 %147
  %150 = add i64 %22, 1
  %151 = icmp slt i64 %150, %3
  br i1 %151, label %21, label %31
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
