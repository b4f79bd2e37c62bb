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
  br i1 %12, label %26, label %71

26:                                               ; preds = %5
  %27 = icmp sgt i64 %17, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %29

29:                                               ; preds = %26, %127
  %30 = phi i64 [ %142, %127 ], [ %2, %26 ]
  %31 = phi i64 [ %140, %127 ], [ %9, %26 ]
  %32 = phi i64 [ %141, %127 ], [ %11, %26 ]
  %33 = mul i64 %31, 24
  %34 = getelementptr float, ptr %15, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %33)
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 0)
  %38 = call i64 @llvm.smin.i64(i64 %37, i64 8)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = insertelement <8 x i32> poison, i32 %39, i64 0
  %41 = shufflevector <8 x i32> %40, <8 x i32> poison, <8 x i32> zeroinitializer
  %42 = icmp samesign ugt <8 x i32> %41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %43 = call i64 @llvm.smax.i64(i64 %36, i64 8)
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 16)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = add nsw i32 %45, -8
  %47 = insertelement <8 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <8 x i32> %47, <8 x i32> poison, <8 x i32> zeroinitializer
  %49 = icmp sgt <8 x i32> %48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %50 = call i64 @llvm.smax.i64(i64 %36, i64 16)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 24)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = add nsw i32 %52, -16
  %54 = insertelement <8 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <8 x i32> %54, <8 x i32> poison, <8 x i32> zeroinitializer
  %56 = icmp samesign ugt <8 x i32> %55, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %57 = or <8 x i1> %42, %56
  %58 = or <8 x i1> %57, %49
  %59 = bitcast <8 x i1> %58 to i8
  %60 = icmp ne i8 %59, 0
  %61 = and i1 %27, %60
  %62 = getelementptr float, ptr %19, i64 %33
  %63 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %62, <8 x i1> %42, <8 x float> zeroinitializer)
  %64 = getelementptr i8, ptr %62, i64 32
  %65 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %64, <8 x i1> %49, <8 x float> zeroinitializer)
  %66 = getelementptr i8, ptr %62, i64 64
  %67 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %66, <8 x i1> %56, <8 x float> zeroinitializer)
  %68 = load volatile i32, ptr %21, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %148, label %144, !prof !1

70:                                               ; preds = %127
  br label %71

71:                                               ; preds = %70, %5, %162, %152
  %72 = phi i32 [ 1, %162 ], [ 1, %152 ], [ 0, %5 ], [ 0, %70 ]
  ret i32 %72

73:                                               ; preds = %149, %161
  %74 = phi <8 x i32> [ %106, %161 ], [ zeroinitializer, %149 ]
  %75 = phi <8 x i32> [ %107, %161 ], [ zeroinitializer, %149 ]
  %76 = phi <8 x i32> [ %108, %161 ], [ zeroinitializer, %149 ]
  %77 = phi reassoc arcp contract afn <8 x float> [ %115, %161 ], [ zeroinitializer, %149 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ %116, %161 ], [ zeroinitializer, %149 ]
  %79 = phi reassoc arcp contract afn <8 x float> [ %117, %161 ], [ zeroinitializer, %149 ]
  %80 = phi reassoc arcp contract afn <8 x float> [ %121, %161 ], [ zeroinitializer, %149 ]
  %81 = phi reassoc arcp contract afn <8 x float> [ %122, %161 ], [ zeroinitializer, %149 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ %123, %161 ], [ zeroinitializer, %149 ]
  %83 = phi i64 [ %84, %161 ], [ 0, %149 ]
  %84 = add i64 %83, 1
  %85 = icmp slt i64 %84, %17
  %86 = fmul reassoc arcp contract afn <8 x float> %80, %80
  %87 = fmul reassoc arcp contract afn <8 x float> %81, %81
  %88 = fmul reassoc arcp contract afn <8 x float> %82, %82
  %89 = fmul reassoc arcp contract afn <8 x float> %77, %77
  %90 = fmul reassoc arcp contract afn <8 x float> %78, %78
  %91 = fmul reassoc arcp contract afn <8 x float> %79, %79
  %92 = fadd reassoc arcp contract afn <8 x float> %86, %89
  %93 = fadd reassoc arcp contract afn <8 x float> %87, %90
  %94 = fadd reassoc arcp contract afn <8 x float> %88, %91
  %95 = fcmp reassoc arcp contract afn ole <8 x float> %92, splat (float 4.000000e+00)
  %96 = fcmp reassoc arcp contract afn ole <8 x float> %93, splat (float 4.000000e+00)
  %97 = fcmp reassoc arcp contract afn ole <8 x float> %94, splat (float 4.000000e+00)
  %98 = or <8 x i1> %95, %97
  %99 = or <8 x i1> %98, %96
  %100 = bitcast <8 x i1> %99 to i8
  %101 = icmp ne i8 %100, 0
  %102 = and i1 %85, %101
  %103 = zext <8 x i1> %95 to <8 x i32>
  %104 = zext <8 x i1> %96 to <8 x i32>
  %105 = zext <8 x i1> %97 to <8 x i32>
  %106 = add <8 x i32> %74, %103
  %107 = add <8 x i32> %75, %104
  %108 = add <8 x i32> %76, %105
  %109 = fmul reassoc arcp contract afn <8 x float> %80, splat (float 2.000000e+00)
  %110 = fmul reassoc arcp contract afn <8 x float> %81, splat (float 2.000000e+00)
  %111 = fmul reassoc arcp contract afn <8 x float> %82, splat (float 2.000000e+00)
  %112 = fmul reassoc arcp contract afn <8 x float> %109, %77
  %113 = fmul reassoc arcp contract afn <8 x float> %110, %78
  %114 = fmul reassoc arcp contract afn <8 x float> %111, %79
  %115 = fadd reassoc arcp contract afn <8 x float> %112, %151
  %116 = fadd reassoc arcp contract afn <8 x float> %113, %151
  %117 = fadd reassoc arcp contract afn <8 x float> %114, %151
  %118 = fsub reassoc arcp contract afn <8 x float> %86, %89
  %119 = fsub reassoc arcp contract afn <8 x float> %87, %90
  %120 = fsub reassoc arcp contract afn <8 x float> %88, %91
  %121 = fadd reassoc arcp contract afn <8 x float> %118, %63
  %122 = fadd reassoc arcp contract afn <8 x float> %119, %65
  %123 = fadd reassoc arcp contract afn <8 x float> %120, %67
  %124 = load volatile i32, ptr %21, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %161, label %157, !prof !1

126:                                              ; preds = %161
  br label %127

127:                                              ; preds = %126, %148
  %128 = phi <8 x i32> [ zeroinitializer, %148 ], [ %106, %126 ]
  %129 = phi <8 x i32> [ zeroinitializer, %148 ], [ %107, %126 ]
  %130 = phi <8 x i32> [ zeroinitializer, %148 ], [ %108, %126 ]
  %131 = add i64 %32, %33
  %132 = getelementptr i32, ptr %25, i64 %131
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %128, ptr align 4 %132, <8 x i1> %42)
  %133 = getelementptr i8, ptr %132, i64 32
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %129, ptr align 4 %133, <8 x i1> %49)
  %134 = getelementptr i8, ptr %132, i64 64
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %130, ptr align 4 %134, <8 x i1> %56)
  %135 = add i64 %31, 1
  %136 = icmp eq i64 %135, %6
  %137 = zext i1 %136 to i64
  %138 = add i64 %32, %137
  %139 = icmp eq i64 %138, %8
  %140 = select i1 %136, i64 0, i64 %135
  %141 = select i1 %139, i64 0, i64 %138
  %142 = add i64 %30, 1
  %143 = icmp slt i64 %142, %3
  br i1 %143, label %29, label %70

144:                                              ; preds = %29
  %145 = load ptr, ptr %28, align 8
  %146 = call i32 %145(ptr nonnull %1) #4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %152, !prof !1

148:                                              ; preds = %144, %29
  br i1 %61, label %149, label %127

149:                                              ; preds = %148
  %150 = insertelement <8 x float> poison, float %35, i64 0
  %151 = shufflevector <8 x float> %150, <8 x float> poison, <8 x i32> zeroinitializer
  br label %73

152:                                              ; preds = %144
  store i32 5, ptr %23, align 4
  %153 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %153, align 4
  %154 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %30, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %156, align 8
  br label %71

157:                                              ; preds = %73
  %158 = load ptr, ptr %28, align 8
  %159 = call i32 %158(ptr nonnull %1) #4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %162, !prof !1

161:                                              ; preds = %157, %73
  br i1 %102, label %73, label %126

162:                                              ; preds = %157
  store i32 5, ptr %23, align 4
  %163 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 32, ptr %163, align 4
  %164 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %30, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %166, align 8
  br label %71
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
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
