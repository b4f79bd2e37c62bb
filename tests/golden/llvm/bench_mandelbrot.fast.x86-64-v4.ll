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
  br i1 %12, label %26, label %63

26:                                               ; preds = %5
  %27 = icmp sgt i64 %17, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %29

29:                                               ; preds = %26, %105
  %30 = phi i64 [ %118, %105 ], [ %2, %26 ]
  %31 = phi i64 [ %116, %105 ], [ %9, %26 ]
  %32 = phi i64 [ %117, %105 ], [ %11, %26 ]
  %33 = mul i64 %31, 24
  %34 = getelementptr float, ptr %15, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %33)
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 0)
  %38 = call i64 @llvm.smin.i64(i64 %37, i64 16)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = insertelement <16 x i32> poison, i32 %39, i64 0
  %41 = shufflevector <16 x i32> %40, <16 x i32> poison, <16 x i32> zeroinitializer
  %42 = icmp samesign ugt <16 x i32> %41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %43 = call i64 @llvm.smax.i64(i64 %36, i64 16)
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 32)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = add nsw i32 %45, -16
  %47 = insertelement <16 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <16 x i32> %47, <16 x i32> poison, <16 x i32> zeroinitializer
  %49 = icmp sgt <16 x i32> %48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %50 = shufflevector <16 x i1> %49, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %51 = or <16 x i1> %42, %50
  %52 = bitcast <16 x i1> %51 to i16
  %53 = icmp ne i16 %52, 0
  %54 = and i1 %27, %53
  %55 = and <16 x i1> %49, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>
  %56 = getelementptr float, ptr %19, i64 %33
  %57 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %56, <16 x i1> %42, <16 x float> zeroinitializer)
  %58 = getelementptr i8, ptr %56, i64 64
  %59 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %58, <16 x i1> %55, <16 x float> zeroinitializer)
  %60 = load volatile i32, ptr %21, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %124, label %120, !prof !1

62:                                               ; preds = %105
  br label %63

63:                                               ; preds = %62, %5, %138, %128
  %64 = phi i32 [ 1, %138 ], [ 1, %128 ], [ 0, %5 ], [ 0, %62 ]
  ret i32 %64

65:                                               ; preds = %125, %137
  %66 = phi <16 x i32> [ %90, %137 ], [ zeroinitializer, %125 ]
  %67 = phi <16 x i32> [ %91, %137 ], [ zeroinitializer, %125 ]
  %68 = phi reassoc arcp contract afn <16 x float> [ %96, %137 ], [ zeroinitializer, %125 ]
  %69 = phi reassoc arcp contract afn <16 x float> [ %97, %137 ], [ zeroinitializer, %125 ]
  %70 = phi reassoc arcp contract afn <16 x float> [ %100, %137 ], [ zeroinitializer, %125 ]
  %71 = phi reassoc arcp contract afn <16 x float> [ %101, %137 ], [ zeroinitializer, %125 ]
  %72 = phi i64 [ %73, %137 ], [ 0, %125 ]
  %73 = add i64 %72, 1
  %74 = icmp slt i64 %73, %17
  %75 = fmul reassoc arcp contract afn <16 x float> %70, %70
  %76 = fmul reassoc arcp contract afn <16 x float> %71, %71
  %77 = fmul reassoc arcp contract afn <16 x float> %68, %68
  %78 = fmul reassoc arcp contract afn <16 x float> %69, %69
  %79 = fadd reassoc arcp contract afn <16 x float> %75, %77
  %80 = fadd reassoc arcp contract afn <16 x float> %76, %78
  %81 = fcmp reassoc arcp contract afn ole <16 x float> %79, splat (float 4.000000e+00)
  %82 = fcmp reassoc arcp contract afn ole <16 x float> %80, splat (float 4.000000e+00)
  %83 = shufflevector <16 x i1> %82, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %84 = or <16 x i1> %81, %83
  %85 = bitcast <16 x i1> %84 to i16
  %86 = icmp ne i16 %85, 0
  %87 = and i1 %74, %86
  %88 = zext <16 x i1> %81 to <16 x i32>
  %89 = zext <16 x i1> %82 to <16 x i32>
  %90 = add <16 x i32> %66, %88
  %91 = add <16 x i32> %67, %89
  %92 = fmul reassoc arcp contract afn <16 x float> %70, splat (float 2.000000e+00)
  %93 = fmul reassoc arcp contract afn <16 x float> %71, splat (float 2.000000e+00)
  %94 = fmul reassoc arcp contract afn <16 x float> %92, %68
  %95 = fmul reassoc arcp contract afn <16 x float> %93, %69
  %96 = fadd reassoc arcp contract afn <16 x float> %94, %127
  %97 = fadd reassoc arcp contract afn <16 x float> %95, %127
  %98 = fsub reassoc arcp contract afn <16 x float> %75, %77
  %99 = fsub reassoc arcp contract afn <16 x float> %76, %78
  %100 = fadd reassoc arcp contract afn <16 x float> %98, %57
  %101 = fadd reassoc arcp contract afn <16 x float> %99, %59
  %102 = load volatile i32, ptr %21, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %137, label %133, !prof !1

104:                                              ; preds = %137
  br label %105

105:                                              ; preds = %104, %124
  %106 = phi <16 x i32> [ zeroinitializer, %124 ], [ %90, %104 ]
  %107 = phi <16 x i32> [ zeroinitializer, %124 ], [ %91, %104 ]
  %108 = add i64 %32, %33
  %109 = getelementptr i32, ptr %25, i64 %108
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %106, ptr align 4 %109, <16 x i1> %42)
  %110 = getelementptr i8, ptr %109, i64 64
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %107, ptr align 4 %110, <16 x i1> %55)
  %111 = add i64 %31, 1
  %112 = icmp eq i64 %111, %6
  %113 = zext i1 %112 to i64
  %114 = add i64 %32, %113
  %115 = icmp eq i64 %114, %8
  %116 = select i1 %112, i64 0, i64 %111
  %117 = select i1 %115, i64 0, i64 %114
  %118 = add i64 %30, 1
  %119 = icmp slt i64 %118, %3
  br i1 %119, label %29, label %62

120:                                              ; preds = %29
  %121 = load ptr, ptr %28, align 8
  %122 = call i32 %121(ptr nonnull %1) #4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %128, !prof !1

124:                                              ; preds = %120, %29
  br i1 %54, label %125, label %105

125:                                              ; preds = %124
  %126 = insertelement <16 x float> poison, float %35, i64 0
  %127 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> zeroinitializer
  br label %65

128:                                              ; preds = %120
  store i32 5, ptr %23, align 4
  %129 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %30, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %132, align 8
  br label %63

133:                                              ; preds = %65
  %134 = load ptr, ptr %28, align 8
  %135 = call i32 %134(ptr nonnull %1) #4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %138, !prof !1

137:                                              ; preds = %133, %65
  br i1 %87, label %65, label %104

138:                                              ; preds = %133
  store i32 5, ptr %23, align 4
  %139 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %30, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %142, align 8
  br label %63
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
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
