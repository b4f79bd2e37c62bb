; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  br i1 %7, label %11, label %24

11:                                               ; preds = %5
  %12 = urem i64 %2, %6
  br label %13

13:                                               ; preds = %133, %11
  %14 = phi i64 [ %2, %11 ], [ %137, %133 ]
  %15 = phi i64 [ %12, %11 ], [ %136, %133 ]
  %16 = shl i64 %15, 8
  %17 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %16)
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = call i64 @llvm.smin.i64(i64 %18, i64 256)
  %20 = and i64 %19, 496
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %13
  br label %25

23:                                               ; preds = %133
  br label %24

24:                                               ; preds = %23, %5
  ret i32 0

25:                                               ; preds = %22, %25
  %26 = phi i64 [ %34, %25 ], [ 0, %22 ]
  %27 = add i64 %16, %26
  %28 = getelementptr float, ptr %10, i64 %27
  %29 = load <8 x float>, ptr %28, align 4
  %30 = getelementptr i8, ptr %28, i64 32
  %31 = load <8 x float>, ptr %30, align 4
  %32 = fadd <8 x float> %29, splat (float 1.000000e+00)
  %33 = fadd <8 x float> %31, splat (float 1.000000e+00)
  store <8 x float> %32, ptr %28, align 4
  store <8 x float> %33, ptr %30, align 4
  %34 = add i64 %26, 16
  %35 = icmp slt i64 %34, %20
  br i1 %35, label %25, label %36

36:                                               ; preds = %25
  br label %37

37:                                               ; preds = %36, %13
  %38 = icmp eq i64 %20, %19
  br i1 %38, label %56, label %39

39:                                               ; preds = %37
  %40 = getelementptr float, ptr %10, i64 %16
  br label %41

41:                                               ; preds = %39, %41
  %42 = phi i64 [ %53, %41 ], [ %20, %39 ]
  %43 = sub i64 %18, %42
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 8)
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = insertelement <8 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <8 x i32> %47, <8 x i32> poison, <8 x i32> zeroinitializer
  %49 = icmp samesign ugt <8 x i32> %48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %50 = getelementptr float, ptr %40, i64 %42
  %51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %50, <8 x i1> %49, <8 x float> zeroinitializer)
  %52 = fadd <8 x float> %51, splat (float 1.000000e+00)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %52, ptr align 4 %50, <8 x i1> %49)
  %53 = add i64 %42, 8
  %54 = icmp slt i64 %53, %19
  br i1 %54, label %41, label %55

55:                                               ; preds = %41
  br label %56

56:                                               ; preds = %55, %37
  br i1 %21, label %70, label %57

57:                                               ; preds = %56
  br label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %67, %58 ], [ 0, %57 ]
  %60 = add i64 %16, %59
  %61 = getelementptr float, ptr %10, i64 %60
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %61, i64 32
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr float, ptr %4, i64 %59
  store <8 x float> %62, ptr %65, align 4
  %66 = getelementptr i8, ptr %65, i64 32
  store <8 x float> %64, ptr %66, align 4
  %67 = add i64 %59, 16
  %68 = icmp slt i64 %67, %20
  br i1 %68, label %58, label %69

69:                                               ; preds = %58
  br label %70

70:                                               ; preds = %69, %56
  %71 = icmp slt i64 %17, 256
  br i1 %71, label %72, label %89

72:                                               ; preds = %70
  %73 = getelementptr float, ptr %10, i64 %16
  br label %74

74:                                               ; preds = %72, %74
  %75 = phi i64 [ %86, %74 ], [ %20, %72 ]
  %76 = sub i64 %18, %75
  %77 = call i64 @llvm.smax.i64(i64 %76, i64 0)
  %78 = call i64 @llvm.smin.i64(i64 %77, i64 8)
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = insertelement <8 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <8 x i32> %80, <8 x i32> poison, <8 x i32> zeroinitializer
  %82 = icmp samesign ugt <8 x i32> %81, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %83 = getelementptr float, ptr %73, i64 %75
  %84 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %83, <8 x i1> %82, <8 x float> zeroinitializer)
  %85 = getelementptr float, ptr %4, i64 %75
  store <8 x float> %84, ptr %85, align 4
  %86 = add i64 %75, 8
  %87 = icmp slt i64 %86, 256
  br i1 %87, label %74, label %88

88:                                               ; preds = %74
  br label %89

89:                                               ; preds = %88, %70
  %90 = or disjoint i64 %16, 1
  %91 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %90)
  %92 = call i64 @llvm.smax.i64(i64 %91, i64 0)
  %93 = call i64 @llvm.smin.i64(i64 %92, i64 256)
  %94 = and i64 %93, 496
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %112, label %96

96:                                               ; preds = %89
  br label %97

97:                                               ; preds = %96, %97
  %98 = phi i64 [ %109, %97 ], [ 0, %96 ]
  %99 = getelementptr float, ptr %4, i64 %98
  %100 = load <8 x float>, ptr %99, align 4
  %101 = getelementptr i8, ptr %99, i64 32
  %102 = load <8 x float>, ptr %101, align 4
  %103 = fmul <8 x float> %100, splat (float 2.000000e+00)
  %104 = fmul <8 x float> %102, splat (float 2.000000e+00)
  %105 = add i64 %16, %98
  %106 = getelementptr float, ptr %10, i64 %105
  %107 = getelementptr i8, ptr %106, i64 4
  store <8 x float> %103, ptr %107, align 4
  %108 = getelementptr i8, ptr %106, i64 36
  store <8 x float> %104, ptr %108, align 4
  %109 = add i64 %98, 16
  %110 = icmp slt i64 %109, %94
  br i1 %110, label %97, label %111

111:                                              ; preds = %97
  br label %112

112:                                              ; preds = %111, %89
  %113 = icmp eq i64 %94, %93
  br i1 %113, label %133, label %114

114:                                              ; preds = %112
  %115 = getelementptr float, ptr %10, i64 %16
  br label %116

116:                                              ; preds = %114, %116
  %117 = phi i64 [ %130, %116 ], [ %94, %114 ]
  %118 = getelementptr float, ptr %4, i64 %117
  %119 = load <8 x float>, ptr %118, align 4
  %120 = fmul <8 x float> %119, splat (float 2.000000e+00)
  %121 = sub i64 %92, %117
  %122 = call i64 @llvm.smax.i64(i64 %121, i64 0)
  %123 = call i64 @llvm.smin.i64(i64 %122, i64 8)
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = insertelement <8 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <8 x i32> %125, <8 x i32> poison, <8 x i32> zeroinitializer
  %127 = icmp samesign ugt <8 x i32> %126, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %128 = getelementptr float, ptr %115, i64 %117
  %129 = getelementptr i8, ptr %128, i64 4
  call void @llvm.masked.store.v8f32.p0(<8 x float> %120, ptr align 4 %129, <8 x i1> %127)
  %130 = add i64 %117, 8
  %131 = icmp slt i64 %130, %93
  br i1 %131, label %116, label %132

132:                                              ; preds = %116
  br label %133

133:                                              ; preds = %132, %112
  %134 = add i64 %15, 1
  %135 = icmp eq i64 %134, %6
  %136 = select i1 %135, i64 0, i64 %134
  %137 = add i64 %14, 1
  %138 = icmp slt i64 %137, %3
  br i1 %138, label %13, label %23
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

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
