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
  %15 = load double, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load ptr, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  br i1 %12, label %34, label %61

34:                                               ; preds = %5
  %35 = fptrunc reassoc arcp contract afn double %15 to float
  %36 = icmp sgt i64 %13, 0
  %37 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %38 = insertelement <16 x float> poison, float %35, i64 0
  %39 = shufflevector <16 x float> %38, <16 x float> poison, <16 x i32> zeroinitializer
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %41

41:                                               ; preds = %34, %74
  %42 = phi i64 [ %88, %74 ], [ %2, %34 ]
  %43 = phi i64 [ %86, %74 ], [ %9, %34 ]
  %44 = phi i64 [ %87, %74 ], [ %11, %34 ]
  %45 = shl i64 %43, 4
  %46 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %45)
  %47 = call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 16)
  %49 = trunc nuw nsw i64 %48 to i32
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = icmp samesign ugt <16 x i32> %51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %53 = getelementptr float, ptr %17, i64 %45
  %54 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %53, <16 x i1> %52, <16 x float> zeroinitializer)
  %55 = getelementptr float, ptr %19, i64 %45
  %56 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %55, <16 x i1> %52, <16 x float> zeroinitializer)
  %57 = getelementptr float, ptr %21, i64 %45
  %58 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %57, <16 x i1> %52, <16 x float> zeroinitializer)
  br i1 %36, label %59, label %74

59:                                               ; preds = %41
  br label %63

60:                                               ; preds = %74
  br label %61

61:                                               ; preds = %60, %5, %160
  %62 = phi i32 [ 1, %160 ], [ 0, %5 ], [ 0, %60 ]
  ret i32 %62

63:                                               ; preds = %59, %153
  %64 = phi i64 [ %154, %153 ], [ 0, %59 ]
  %65 = phi reassoc arcp contract afn <16 x float> [ %146, %153 ], [ zeroinitializer, %59 ]
  %66 = phi reassoc arcp contract afn <16 x float> [ %147, %153 ], [ zeroinitializer, %59 ]
  %67 = phi reassoc arcp contract afn <16 x float> [ %148, %153 ], [ zeroinitializer, %59 ]
  %68 = sub i64 %37, %64
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 1449)
  %70 = add i64 %64, %69
  %71 = icmp slt i64 %64, %70
  br i1 %71, label %72, label %145

72:                                               ; preds = %63
  br label %90

73:                                               ; preds = %153
  br label %74

74:                                               ; preds = %73, %41
  %75 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %41 ], [ %146, %73 ]
  %76 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %41 ], [ %147, %73 ]
  %77 = phi reassoc arcp contract afn <16 x float> [ zeroinitializer, %41 ], [ %148, %73 ]
  %78 = getelementptr float, ptr %29, i64 %45
  call void @llvm.masked.store.v16f32.p0(<16 x float> %75, ptr align 4 %78, <16 x i1> %52)
  %79 = getelementptr float, ptr %31, i64 %45
  call void @llvm.masked.store.v16f32.p0(<16 x float> %76, ptr align 4 %79, <16 x i1> %52)
  %80 = getelementptr float, ptr %33, i64 %45
  call void @llvm.masked.store.v16f32.p0(<16 x float> %77, ptr align 4 %80, <16 x i1> %52)
  %81 = add i64 %43, 1
  %82 = icmp eq i64 %81, %6
  %83 = zext i1 %82 to i64
  %84 = add i64 %44, %83
  %85 = icmp eq i64 %84, %8
  %86 = select i1 %82, i64 0, i64 %81
  %87 = select i1 %85, i64 0, i64 %84
  %88 = add i64 %42, 1
  %89 = icmp slt i64 %88, %3
  br i1 %89, label %41, label %60

90:                                               ; preds = %72, %90
  %91 = phi i64 [ %142, %90 ], [ %64, %72 ]
  %92 = phi reassoc arcp contract afn <16 x float> [ %137, %90 ], [ %65, %72 ]
  %93 = phi reassoc arcp contract afn <16 x float> [ %139, %90 ], [ %66, %72 ]
  %94 = phi reassoc arcp contract afn <16 x float> [ %141, %90 ], [ %67, %72 ]
  %95 = getelementptr float, ptr %17, i64 %91
  %96 = load float, ptr %95, align 4
  %97 = getelementptr float, ptr %19, i64 %91
  %98 = load float, ptr %97, align 4
  %99 = getelementptr float, ptr %21, i64 %91
  %100 = load float, ptr %99, align 4
  %101 = getelementptr float, ptr %23, i64 %91
  %102 = load float, ptr %101, align 4
  %103 = insertelement <16 x float> poison, float %96, i64 0
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> zeroinitializer
  %105 = fsub reassoc arcp contract afn <16 x float> %104, %54
  %106 = fmul reassoc arcp contract afn <16 x float> %105, %105
  %107 = insertelement <16 x float> poison, float %98, i64 0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = fsub reassoc arcp contract afn <16 x float> %108, %56
  %110 = fmul reassoc arcp contract afn <16 x float> %109, %109
  %111 = fadd reassoc arcp contract afn <16 x float> %106, %110
  %112 = insertelement <16 x float> poison, float %100, i64 0
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> zeroinitializer
  %114 = fsub reassoc arcp contract afn <16 x float> %113, %58
  %115 = fmul reassoc arcp contract afn <16 x float> %114, %114
  %116 = fadd reassoc arcp contract afn <16 x float> %111, %115
  %117 = fadd reassoc arcp contract afn <16 x float> %116, %39
  %118 = shufflevector <16 x float> %117, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %119 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %118)
  %120 = shufflevector <16 x float> %117, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %121 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %120)
  %122 = shufflevector <8 x float> %119, <8 x float> %121, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %123 = fneg <16 x float> %122
  %124 = fmul <16 x float> %117, %123
  %125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %122, <16 x float> splat (float 3.000000e+00))
  %126 = bitcast <16 x float> %125 to <16 x i32>
  %127 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %126, <16 x i32> splat (i32 1077936128))
  %128 = add nsw <16 x i32> %127, splat (i32 -8388608)
  %129 = bitcast <16 x i32> %128 to <16 x float>
  %130 = fmul <16 x float> %122, %129
  %131 = insertelement <16 x float> poison, float %102, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  %133 = fmul reassoc arcp contract afn <16 x float> %132, %130
  %134 = fmul reassoc arcp contract afn <16 x float> %130, %130
  %135 = fmul reassoc arcp contract afn <16 x float> %133, %134
  %136 = fmul reassoc arcp contract afn <16 x float> %105, %135
  %137 = fadd reassoc arcp contract afn <16 x float> %92, %136
  %138 = fmul reassoc arcp contract afn <16 x float> %109, %135
  %139 = fadd reassoc arcp contract afn <16 x float> %93, %138
  %140 = fmul reassoc arcp contract afn <16 x float> %114, %135
  %141 = fadd reassoc arcp contract afn <16 x float> %94, %140
  %142 = add i64 %91, 1
  %143 = icmp slt i64 %142, %70
  br i1 %143, label %90, label %144

144:                                              ; preds = %90
  br label %145

145:                                              ; preds = %144, %63
  %146 = phi reassoc arcp contract afn <16 x float> [ %65, %63 ], [ %137, %144 ]
  %147 = phi reassoc arcp contract afn <16 x float> [ %66, %63 ], [ %139, %144 ]
  %148 = phi reassoc arcp contract afn <16 x float> [ %67, %63 ], [ %141, %144 ]
  %149 = icmp sgt i64 %68, 1449
  br i1 %149, label %150, label %153

150:                                              ; preds = %145
  %151 = load volatile i32, ptr %25, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %156, !prof !1

153:                                              ; preds = %156, %150, %145
  %154 = add i64 %64, 1449
  %155 = icmp slt i64 %154, %37
  br i1 %155, label %63, label %73

156:                                              ; preds = %150
  %157 = load ptr, ptr %40, align 8
  %158 = call i32 %157(ptr nonnull %1) #5
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %153, label %160, !prof !1

160:                                              ; preds = %156
  store i32 5, ptr %27, align 4
  %161 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 33, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %42, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 0, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 0, ptr %164, align 8
  br label %61
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
