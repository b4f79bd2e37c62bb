; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %3
  %11 = load i64, ptr %0, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  br i1 %10, label %20, label %60

20:                                               ; preds = %5
  %21 = udiv i64 %2, %7
  %22 = urem i64 %21, %9
  %23 = urem i64 %2, %7
  %24 = icmp sgt i64 %15, 0
  br label %25

25:                                               ; preds = %103, %20
  %26 = phi i64 [ %2, %20 ], [ %116, %103 ]
  %27 = phi i64 [ %23, %20 ], [ %112, %103 ]
  %28 = phi i64 [ %22, %20 ], [ %115, %103 ]
  %29 = mul i64 %27, 24
  %30 = getelementptr float, ptr %13, i64 %28
  %31 = load float, ptr %30, align 4
  %32 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %29)
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 0)
  %34 = call i64 @llvm.smin.i64(i64 %33, i64 16)
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = insertelement <16 x i32> poison, i32 %35, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = icmp samesign ugt <16 x i32> %37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %39 = call i64 @llvm.smax.i64(i64 %32, i64 16)
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 32)
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = add nsw i32 %41, -16
  %43 = insertelement <16 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <16 x i32> %43, <16 x i32> poison, <16 x i32> zeroinitializer
  %45 = icmp sgt <16 x i32> %44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %46 = shufflevector <16 x i1> %45, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %47 = or <16 x i1> %38, %46
  %48 = bitcast <16 x i1> %47 to i16
  %49 = icmp ne i16 %48, 0
  %50 = and i1 %24, %49
  %51 = and <16 x i1> %45, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>
  %52 = getelementptr float, ptr %17, i64 %29
  %53 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %52, <16 x i1> %38, <16 x float> zeroinitializer)
  %54 = getelementptr i8, ptr %52, i64 64
  %55 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %54, <16 x i1> %51, <16 x float> zeroinitializer)
  br i1 %50, label %56, label %103

56:                                               ; preds = %25
  %57 = insertelement <16 x float> poison, float %31, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  br label %62

59:                                               ; preds = %103
  br label %60

60:                                               ; preds = %59, %5, %129
  %61 = phi i32 [ 1, %129 ], [ 0, %5 ], [ 0, %59 ]
  ret i32 %61

62:                                               ; preds = %56, %124
  %63 = phi <16 x i32> [ %88, %124 ], [ zeroinitializer, %56 ]
  %64 = phi <16 x i32> [ %89, %124 ], [ zeroinitializer, %56 ]
  %65 = phi reassoc arcp contract afn <16 x float> [ %94, %124 ], [ zeroinitializer, %56 ]
  %66 = phi reassoc arcp contract afn <16 x float> [ %95, %124 ], [ zeroinitializer, %56 ]
  %67 = phi reassoc arcp contract afn <16 x float> [ %98, %124 ], [ zeroinitializer, %56 ]
  %68 = phi reassoc arcp contract afn <16 x float> [ %99, %124 ], [ zeroinitializer, %56 ]
  %69 = phi i64 [ %71, %124 ], [ 0, %56 ]
  %70 = phi i64 [ %125, %124 ], [ 2531, %56 ]
  %71 = add i64 %69, 1
  %72 = icmp slt i64 %71, %15
  %73 = fmul reassoc arcp contract afn <16 x float> %67, %67
  %74 = fmul reassoc arcp contract afn <16 x float> %68, %68
  %75 = fmul reassoc arcp contract afn <16 x float> %65, %65
  %76 = fmul reassoc arcp contract afn <16 x float> %66, %66
  %77 = fadd reassoc arcp contract afn <16 x float> %73, %75
  %78 = fadd reassoc arcp contract afn <16 x float> %74, %76
  %79 = fcmp reassoc arcp contract afn ole <16 x float> %77, splat (float 4.000000e+00)
  %80 = fcmp reassoc arcp contract afn ole <16 x float> %78, splat (float 4.000000e+00)
  %81 = shufflevector <16 x i1> %80, <16 x i1> <i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %82 = or <16 x i1> %79, %81
  %83 = bitcast <16 x i1> %82 to i16
  %84 = icmp ne i16 %83, 0
  %85 = and i1 %72, %84
  %86 = zext <16 x i1> %79 to <16 x i32>
  %87 = zext <16 x i1> %80 to <16 x i32>
  %88 = add <16 x i32> %63, %86
  %89 = add <16 x i32> %64, %87
  %90 = fmul reassoc arcp contract afn <16 x float> %67, splat (float 2.000000e+00)
  %91 = fmul reassoc arcp contract afn <16 x float> %68, splat (float 2.000000e+00)
  %92 = fmul reassoc arcp contract afn <16 x float> %90, %65
  %93 = fmul reassoc arcp contract afn <16 x float> %91, %66
  %94 = fadd reassoc arcp contract afn <16 x float> %92, %58
  %95 = fadd reassoc arcp contract afn <16 x float> %93, %58
  %96 = fsub reassoc arcp contract afn <16 x float> %73, %75
  %97 = fsub reassoc arcp contract afn <16 x float> %74, %76
  %98 = fadd reassoc arcp contract afn <16 x float> %96, %53
  %99 = fadd reassoc arcp contract afn <16 x float> %97, %55
  %100 = add i64 %70, -1
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %118, label %124, !prof !2

102:                                              ; preds = %124
  br label %103

103:                                              ; preds = %102, %25
  %104 = phi <16 x i32> [ zeroinitializer, %25 ], [ %88, %102 ]
  %105 = phi <16 x i32> [ zeroinitializer, %25 ], [ %89, %102 ]
  %106 = add i64 %28, %29
  %107 = getelementptr i32, ptr %19, i64 %106
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %104, ptr align 4 %107, <16 x i1> %38)
  %108 = getelementptr i8, ptr %107, i64 64
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %105, ptr align 4 %108, <16 x i1> %51)
  %109 = add i64 %27, 1
  %110 = icmp eq i64 %109, %7
  %111 = zext i1 %110 to i64
  %112 = select i1 %110, i64 0, i64 %109
  %113 = add i64 %28, %111
  %114 = icmp eq i64 %113, %9
  %115 = select i1 %114, i64 0, i64 %113
  %116 = add i64 %26, 1
  %117 = icmp slt i64 %116, %3
  br i1 %117, label %25, label %59

118:                                              ; preds = %62
  %119 = load volatile ptr, ptr %6, align 8
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 56
  %121 = load ptr, ptr %120, align 8
  %122 = load volatile i32, ptr %121, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %126, !prof !3

124:                                              ; preds = %126, %118, %62
  %125 = phi i64 [ %100, %62 ], [ 2531, %118 ], [ 2531, %126 ]
  br i1 %85, label %62, label %102

126:                                              ; preds = %118
  %127 = call preserve_mostcc i32 @eas.ask(ptr %119)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %124, label %129, !prof !3

129:                                              ; preds = %126
  %130 = load volatile ptr, ptr %6, align 8
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %132 = load ptr, ptr %131, align 8
  store i32 5, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  store i32 32, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store i64 %26, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 16
  store i64 0, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %132, i64 24
  store i64 0, ptr %136, align 8
  br label %60
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v4" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
