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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  br i1 %12, label %26, label %57

26:                                               ; preds = %5
  %27 = icmp sgt i64 %17, 0
  br label %28

28:                                               ; preds = %26, %70
  %29 = phi i64 [ %83, %70 ], [ %2, %26 ]
  %30 = phi i64 [ %81, %70 ], [ %9, %26 ]
  %31 = phi i64 [ %82, %70 ], [ %11, %26 ]
  %32 = mul i64 %30, 24
  %33 = getelementptr float, ptr %15, i64 %31
  %34 = load float, ptr %33, align 4
  %35 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %32)
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 16)
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = insertelement <16 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <16 x i32> %39, <16 x i32> poison, <16 x i32> zeroinitializer
  %41 = icmp samesign ugt <16 x i32> %40, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %42 = call i64 @llvm.smax.i64(i64 %35, i64 16)
  %43 = call i64 @llvm.smin.i64(i64 %42, i64 32)
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = add nsw i32 %44, -16
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = icmp sgt <16 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %49 = and <16 x i1> %48, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>
  %50 = getelementptr float, ptr %19, i64 %32
  %51 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %50, <16 x i1> %41, <16 x float> zeroinitializer)
  %52 = getelementptr i8, ptr %50, i64 64
  %53 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %52, <16 x i1> %49, <16 x float> zeroinitializer)
  %54 = load volatile i32, ptr %21, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %90, label %85, !prof !1

56:                                               ; preds = %70
  br label %57

57:                                               ; preds = %56, %5, %99, %85
  %58 = phi i32 [ 1, %99 ], [ 1, %85 ], [ 0, %5 ], [ 0, %56 ]
  ret i32 %58

59:                                               ; preds = %96, %104
  %60 = phi <16 x i32> [ %126, %104 ], [ zeroinitializer, %96 ]
  %61 = phi <16 x i32> [ %122, %104 ], [ zeroinitializer, %96 ]
  %62 = phi reassoc arcp contract afn <16 x float> [ %118, %104 ], [ zeroinitializer, %96 ]
  %63 = phi reassoc arcp contract afn <16 x float> [ %115, %104 ], [ zeroinitializer, %96 ]
  %64 = phi reassoc arcp contract afn <16 x float> [ %112, %104 ], [ zeroinitializer, %96 ]
  %65 = phi reassoc arcp contract afn <16 x float> [ %108, %104 ], [ zeroinitializer, %96 ]
  %66 = phi i64 [ %127, %104 ], [ 0, %96 ]
  %67 = load volatile i32, ptr %21, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %104, label %99, !prof !1

69:                                               ; preds = %104
  br label %70

70:                                               ; preds = %69, %90
  %71 = phi <16 x i32> [ zeroinitializer, %90 ], [ %126, %69 ]
  %72 = phi <16 x i32> [ zeroinitializer, %90 ], [ %122, %69 ]
  %73 = add i64 %31, %32
  %74 = getelementptr i32, ptr %25, i64 %73
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %71, ptr align 4 %74, <16 x i1> %41)
  %75 = getelementptr i8, ptr %74, i64 64
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %72, ptr align 4 %75, <16 x i1> %49)
  %76 = add i64 %30, 1
  %77 = icmp eq i64 %76, %6
  %78 = zext i1 %77 to i64
  %79 = add i64 %31, %78
  %80 = icmp eq i64 %79, %8
  %81 = select i1 %77, i64 0, i64 %76
  %82 = select i1 %80, i64 0, i64 %79
  %83 = add i64 %29, 1
  %84 = icmp slt i64 %83, %3
  br i1 %84, label %28, label %56

85:                                               ; preds = %28
  store i32 5, ptr %23, align 4
  %86 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %29, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %89, align 8
  br label %57

90:                                               ; preds = %28
  %91 = shufflevector <16 x i1> %48, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %92 = or <16 x i1> %41, %91
  %93 = bitcast <16 x i1> %92 to i16
  %94 = icmp ne i16 %93, 0
  %95 = and i1 %27, %94
  br i1 %95, label %96, label %70

96:                                               ; preds = %90
  %97 = insertelement <16 x float> poison, float %34, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  br label %59

99:                                               ; preds = %59
  store i32 5, ptr %23, align 4
  %100 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %100, align 4
  %101 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %29, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %103, align 8
  br label %57

104:                                              ; preds = %59
  %105 = fmul reassoc arcp contract afn <16 x float> %65, %65
  %106 = fmul reassoc arcp contract afn <16 x float> %63, %63
  %107 = fsub reassoc arcp contract afn <16 x float> %105, %106
  %108 = fadd reassoc arcp contract afn <16 x float> %107, %53
  %109 = fmul reassoc arcp contract afn <16 x float> %64, %64
  %110 = fmul reassoc arcp contract afn <16 x float> %62, %62
  %111 = fsub reassoc arcp contract afn <16 x float> %109, %110
  %112 = fadd reassoc arcp contract afn <16 x float> %111, %51
  %113 = fmul reassoc arcp contract afn <16 x float> %65, splat (float 2.000000e+00)
  %114 = fmul reassoc arcp contract afn <16 x float> %113, %63
  %115 = fadd reassoc arcp contract afn <16 x float> %114, %98
  %116 = fmul reassoc arcp contract afn <16 x float> %64, splat (float 2.000000e+00)
  %117 = fmul reassoc arcp contract afn <16 x float> %116, %62
  %118 = fadd reassoc arcp contract afn <16 x float> %117, %98
  %119 = fadd reassoc arcp contract afn <16 x float> %105, %106
  %120 = fcmp reassoc arcp contract afn ole <16 x float> %119, splat (float 4.000000e+00)
  %121 = zext <16 x i1> %120 to <16 x i32>
  %122 = add <16 x i32> %61, %121
  %123 = fadd reassoc arcp contract afn <16 x float> %109, %110
  %124 = fcmp reassoc arcp contract afn ole <16 x float> %123, splat (float 4.000000e+00)
  %125 = zext <16 x i1> %124 to <16 x i32>
  %126 = add <16 x i32> %60, %125
  %127 = add i64 %66, 1
  %128 = icmp slt i64 %127, %17
  %129 = shufflevector <16 x i1> %120, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %130 = or <16 x i1> %124, %129
  %131 = bitcast <16 x i1> %130 to i16
  %132 = icmp ne i16 %131, 0
  %133 = and i1 %128, %132
  br i1 %133, label %59, label %69
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
