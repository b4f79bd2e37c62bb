; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load double, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = load ptr, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load ptr, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  br i1 %8, label %26, label %52

26:                                               ; preds = %5
  %27 = urem i64 %2, %7
  %28 = fptrunc reassoc arcp contract afn double %11 to float
  %29 = icmp sgt i64 %9, 0
  %30 = call i64 @llvm.umin.i64(i64 %9, i64 1449)
  %31 = insertelement <16 x float> poison, float %28, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %119, %26
  %34 = phi i64 [ %2, %26 ], [ %129, %119 ]
  %35 = phi i64 [ %27, %26 ], [ %128, %119 ]
  %36 = shl i64 %35, 4
  %37 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %36)
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 0)
  %39 = call i64 @llvm.smin.i64(i64 %38, i64 16)
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = insertelement <16 x i32> poison, i32 %40, i64 0
  %42 = shufflevector <16 x i32> %41, <16 x i32> poison, <16 x i32> zeroinitializer
  %43 = icmp samesign ugt <16 x i32> %42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %44 = getelementptr float, ptr %13, i64 %36
  %45 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %44, <16 x i1> %43, <16 x float> zeroinitializer)
  %46 = getelementptr float, ptr %15, i64 %36
  %47 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %46, <16 x i1> %43, <16 x float> zeroinitializer)
  %48 = getelementptr float, ptr %17, i64 %36
  %49 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %48, <16 x i1> %43, <16 x float> zeroinitializer)
  br i1 %29, label %50, label %119

50:                                               ; preds = %33
  br label %54

51:                                               ; preds = %119
  br label %52

52:                                               ; preds = %51, %5, %137
  %53 = phi i32 [ 1, %137 ], [ 0, %5 ], [ 0, %51 ]
  ret i32 %53

54:                                               ; preds = %50, %134
  %55 = phi i64 [ %56, %134 ], [ 0, %50 ]
  %56 = phi i64 [ %136, %134 ], [ %30, %50 ]
  %57 = phi reassoc arcp contract afn <16 x float> [ %103, %134 ], [ zeroinitializer, %50 ]
  %58 = phi reassoc arcp contract afn <16 x float> [ %105, %134 ], [ zeroinitializer, %50 ]
  %59 = phi reassoc arcp contract afn <16 x float> [ %107, %134 ], [ zeroinitializer, %50 ]
  br label %60

60:                                               ; preds = %60, %54
  %61 = phi i64 [ %55, %54 ], [ %108, %60 ]
  %62 = phi reassoc arcp contract afn <16 x float> [ %57, %54 ], [ %103, %60 ]
  %63 = phi reassoc arcp contract afn <16 x float> [ %58, %54 ], [ %105, %60 ]
  %64 = phi reassoc arcp contract afn <16 x float> [ %59, %54 ], [ %107, %60 ]
  %65 = getelementptr float, ptr %13, i64 %61
  %66 = load float, ptr %65, align 4
  %67 = getelementptr float, ptr %15, i64 %61
  %68 = load float, ptr %67, align 4
  %69 = getelementptr float, ptr %17, i64 %61
  %70 = load float, ptr %69, align 4
  %71 = getelementptr float, ptr %19, i64 %61
  %72 = load float, ptr %71, align 4
  %73 = insertelement <16 x float> poison, float %66, i64 0
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <16 x i32> zeroinitializer
  %75 = fsub reassoc arcp contract afn <16 x float> %74, %45
  %76 = fmul reassoc arcp contract afn <16 x float> %75, %75
  %77 = insertelement <16 x float> poison, float %68, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = fsub reassoc arcp contract afn <16 x float> %78, %47
  %80 = fmul reassoc arcp contract afn <16 x float> %79, %79
  %81 = fadd reassoc arcp contract afn <16 x float> %76, %80
  %82 = insertelement <16 x float> poison, float %70, i64 0
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = fsub reassoc arcp contract afn <16 x float> %83, %49
  %85 = fmul reassoc arcp contract afn <16 x float> %84, %84
  %86 = fadd reassoc arcp contract afn <16 x float> %81, %85
  %87 = fadd reassoc arcp contract afn <16 x float> %86, %32
  %88 = call <16 x float> @llvm.x86.avx512.rsqrt14.ps.512(<16 x float> %87, <16 x float> zeroinitializer, i16 -1)
  %89 = fneg <16 x float> %88
  %90 = fmul <16 x float> %87, %89
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %90, <16 x float> %88, <16 x float> splat (float 3.000000e+00))
  %92 = bitcast <16 x float> %91 to <16 x i32>
  %93 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %92, <16 x i32> splat (i32 1077936128))
  %94 = add nsw <16 x i32> %93, splat (i32 -8388608)
  %95 = bitcast <16 x i32> %94 to <16 x float>
  %96 = fmul <16 x float> %88, %95
  %97 = insertelement <16 x float> poison, float %72, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  %99 = fmul reassoc arcp contract afn <16 x float> %98, %96
  %100 = fmul reassoc arcp contract afn <16 x float> %96, %96
  %101 = fmul reassoc arcp contract afn <16 x float> %99, %100
  %102 = fmul reassoc arcp contract afn <16 x float> %75, %101
  %103 = fadd reassoc arcp contract afn <16 x float> %62, %102
  %104 = fmul reassoc arcp contract afn <16 x float> %79, %101
  %105 = fadd reassoc arcp contract afn <16 x float> %63, %104
  %106 = fmul reassoc arcp contract afn <16 x float> %84, %101
  %107 = fadd reassoc arcp contract afn <16 x float> %64, %106
  %108 = add i64 %61, 1
  %109 = icmp slt i64 %108, %56
  br i1 %109, label %60, label %110

110:                                              ; preds = %60
  %111 = icmp eq i64 %56, %9
  br i1 %111, label %118, label %112, !prof !2

112:                                              ; preds = %110
  %113 = load volatile ptr, ptr %6, align 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 56
  %115 = load ptr, ptr %114, align 8
  %116 = load volatile i32, ptr %115, align 4
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %134, label %131, !prof !2

118:                                              ; preds = %110
  br label %119

119:                                              ; preds = %118, %33
  %120 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %33 ], [ %103, %118 ]
  %121 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %33 ], [ %105, %118 ]
  %122 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %33 ], [ %107, %118 ]
  %123 = getelementptr float, ptr %21, i64 %36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %120, ptr align 4 %123, <16 x i1> %43)
  %124 = getelementptr float, ptr %23, i64 %36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %121, ptr align 4 %124, <16 x i1> %43)
  %125 = getelementptr float, ptr %25, i64 %36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %122, ptr align 4 %125, <16 x i1> %43)
  %126 = add i64 %35, 1
  %127 = icmp eq i64 %126, %7
  %128 = select i1 %127, i64 0, i64 %126
  %129 = add i64 %34, 1
  %130 = icmp slt i64 %129, %3
  br i1 %130, label %33, label %51

131:                                              ; preds = %112
  %132 = call preserve_mostcc i32 @eas.ask(ptr %113)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %137, !prof !2

134:                                              ; preds = %131, %112
  %135 = add i64 %56, 1449
  %136 = call i64 @llvm.umin.i64(i64 %135, i64 %9)
  br label %54

137:                                              ; preds = %131
  %138 = load volatile ptr, ptr %6, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 48
  %140 = load ptr, ptr %139, align 8
  store i32 5, ptr %140, align 4
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 4
  store i32 33, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 8
  store i64 %34, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 16
  store i64 0, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %140, i64 24
  store i64 0, ptr %144, align 8
  br label %52
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.rsqrt14.ps.512(<16 x float>, <16 x float>, i16) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #1

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #6
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #5

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v4" "target-features" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
