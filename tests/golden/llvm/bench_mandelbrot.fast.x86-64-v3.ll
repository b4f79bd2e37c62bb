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
  br i1 %12, label %26, label %65

26:                                               ; preds = %5
  %27 = icmp sgt i64 %17, 0
  br label %28

28:                                               ; preds = %26, %81
  %29 = phi i64 [ %96, %81 ], [ %2, %26 ]
  %30 = phi i64 [ %94, %81 ], [ %9, %26 ]
  %31 = phi i64 [ %95, %81 ], [ %11, %26 ]
  %32 = mul i64 %30, 24
  %33 = getelementptr float, ptr %15, i64 %31
  %34 = load float, ptr %33, align 4
  %35 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %32)
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 8)
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = insertelement <8 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <8 x i32> zeroinitializer
  %41 = icmp samesign ugt <8 x i32> %40, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = call i64 @llvm.smax.i64(i64 %35, i64 8)
  %43 = call i64 @llvm.smin.i64(i64 %42, i64 16)
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = add nsw i32 %44, -8
  %46 = insertelement <8 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <8 x i32> %46, <8 x i32> poison, <8 x i32> zeroinitializer
  %48 = icmp sgt <8 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = call i64 @llvm.smax.i64(i64 %35, i64 16)
  %50 = call i64 @llvm.smin.i64(i64 %49, i64 24)
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = add nsw i32 %51, -16
  %53 = insertelement <8 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <8 x i32> %53, <8 x i32> poison, <8 x i32> zeroinitializer
  %55 = icmp samesign ugt <8 x i32> %54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %56 = getelementptr float, ptr %19, i64 %32
  %57 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %56, <8 x i1> %41, <8 x float> zeroinitializer)
  %58 = getelementptr i8, ptr %56, i64 32
  %59 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %58, <8 x i1> %48, <8 x float> zeroinitializer)
  %60 = getelementptr i8, ptr %56, i64 64
  %61 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %60, <8 x i1> %55, <8 x float> zeroinitializer)
  %62 = load volatile i32, ptr %21, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %103, label %98, !prof !1

64:                                               ; preds = %81
  br label %65

65:                                               ; preds = %64, %5, %112, %98
  %66 = phi i32 [ 1, %112 ], [ 1, %98 ], [ 0, %5 ], [ 0, %64 ]
  ret i32 %66

67:                                               ; preds = %109, %117
  %68 = phi <8 x i32> [ %150, %117 ], [ zeroinitializer, %109 ]
  %69 = phi <8 x i32> [ %146, %117 ], [ zeroinitializer, %109 ]
  %70 = phi <8 x i32> [ %142, %117 ], [ zeroinitializer, %109 ]
  %71 = phi reassoc arcp contract afn <8 x float> [ %138, %117 ], [ zeroinitializer, %109 ]
  %72 = phi reassoc arcp contract afn <8 x float> [ %135, %117 ], [ zeroinitializer, %109 ]
  %73 = phi reassoc arcp contract afn <8 x float> [ %132, %117 ], [ zeroinitializer, %109 ]
  %74 = phi reassoc arcp contract afn <8 x float> [ %129, %117 ], [ zeroinitializer, %109 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ %125, %117 ], [ zeroinitializer, %109 ]
  %76 = phi reassoc arcp contract afn <8 x float> [ %121, %117 ], [ zeroinitializer, %109 ]
  %77 = phi i64 [ %151, %117 ], [ 0, %109 ]
  %78 = load volatile i32, ptr %21, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %117, label %112, !prof !1

80:                                               ; preds = %117
  br label %81

81:                                               ; preds = %80, %103
  %82 = phi <8 x i32> [ zeroinitializer, %103 ], [ %150, %80 ]
  %83 = phi <8 x i32> [ zeroinitializer, %103 ], [ %146, %80 ]
  %84 = phi <8 x i32> [ zeroinitializer, %103 ], [ %142, %80 ]
  %85 = add i64 %31, %32
  %86 = getelementptr i32, ptr %25, i64 %85
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %82, ptr align 4 %86, <8 x i1> %41)
  %87 = getelementptr i8, ptr %86, i64 32
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %83, ptr align 4 %87, <8 x i1> %48)
  %88 = getelementptr i8, ptr %86, i64 64
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %84, ptr align 4 %88, <8 x i1> %55)
  %89 = add i64 %30, 1
  %90 = icmp eq i64 %89, %6
  %91 = zext i1 %90 to i64
  %92 = add i64 %31, %91
  %93 = icmp eq i64 %92, %8
  %94 = select i1 %90, i64 0, i64 %89
  %95 = select i1 %93, i64 0, i64 %92
  %96 = add i64 %29, 1
  %97 = icmp slt i64 %96, %3
  br i1 %97, label %28, label %64

98:                                               ; preds = %28
  store i32 5, ptr %23, align 4
  %99 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %99, align 4
  %100 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %29, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %102, align 8
  br label %65

103:                                              ; preds = %28
  %104 = or <8 x i1> %41, %55
  %105 = or <8 x i1> %104, %48
  %106 = bitcast <8 x i1> %105 to i8
  %107 = icmp ne i8 %106, 0
  %108 = and i1 %27, %107
  br i1 %108, label %109, label %81

109:                                              ; preds = %103
  %110 = insertelement <8 x float> poison, float %34, i64 0
  %111 = shufflevector <8 x float> %110, <8 x float> poison, <8 x i32> zeroinitializer
  br label %67

112:                                              ; preds = %67
  store i32 5, ptr %23, align 4
  %113 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %29, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %116, align 8
  br label %65

117:                                              ; preds = %67
  %118 = fmul reassoc arcp contract afn <8 x float> %76, %76
  %119 = fmul reassoc arcp contract afn <8 x float> %73, %73
  %120 = fsub reassoc arcp contract afn <8 x float> %118, %119
  %121 = fadd reassoc arcp contract afn <8 x float> %120, %61
  %122 = fmul reassoc arcp contract afn <8 x float> %75, %75
  %123 = fmul reassoc arcp contract afn <8 x float> %72, %72
  %124 = fsub reassoc arcp contract afn <8 x float> %122, %123
  %125 = fadd reassoc arcp contract afn <8 x float> %124, %59
  %126 = fmul reassoc arcp contract afn <8 x float> %74, %74
  %127 = fmul reassoc arcp contract afn <8 x float> %71, %71
  %128 = fsub reassoc arcp contract afn <8 x float> %126, %127
  %129 = fadd reassoc arcp contract afn <8 x float> %128, %57
  %130 = fmul reassoc arcp contract afn <8 x float> %76, splat (float 2.000000e+00)
  %131 = fmul reassoc arcp contract afn <8 x float> %130, %73
  %132 = fadd reassoc arcp contract afn <8 x float> %131, %111
  %133 = fmul reassoc arcp contract afn <8 x float> %75, splat (float 2.000000e+00)
  %134 = fmul reassoc arcp contract afn <8 x float> %133, %72
  %135 = fadd reassoc arcp contract afn <8 x float> %134, %111
  %136 = fmul reassoc arcp contract afn <8 x float> %74, splat (float 2.000000e+00)
  %137 = fmul reassoc arcp contract afn <8 x float> %136, %71
  %138 = fadd reassoc arcp contract afn <8 x float> %137, %111
  %139 = fadd reassoc arcp contract afn <8 x float> %118, %119
  %140 = fcmp reassoc arcp contract afn ole <8 x float> %139, splat (float 4.000000e+00)
  %141 = zext <8 x i1> %140 to <8 x i32>
  %142 = add <8 x i32> %70, %141
  %143 = fadd reassoc arcp contract afn <8 x float> %122, %123
  %144 = fcmp reassoc arcp contract afn ole <8 x float> %143, splat (float 4.000000e+00)
  %145 = zext <8 x i1> %144 to <8 x i32>
  %146 = add <8 x i32> %69, %145
  %147 = fadd reassoc arcp contract afn <8 x float> %126, %127
  %148 = fcmp reassoc arcp contract afn ole <8 x float> %147, splat (float 4.000000e+00)
  %149 = zext <8 x i1> %148 to <8 x i32>
  %150 = add <8 x i32> %68, %149
  %151 = add i64 %77, 1
  %152 = icmp slt i64 %151, %17
  %153 = or <8 x i1> %148, %140
  %154 = or <8 x i1> %153, %144
  %155 = bitcast <8 x i1> %154 to i8
  %156 = icmp ne i8 %155, 0
  %157 = and i1 %152, %156
  br i1 %157, label %67, label %80
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
