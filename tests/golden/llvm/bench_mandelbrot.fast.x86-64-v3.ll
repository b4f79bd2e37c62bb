; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %10, label %20, label %68

20:                                               ; preds = %5
  %21 = udiv i64 %2, %7
  %22 = urem i64 %21, %9
  %23 = urem i64 %2, %7
  %24 = icmp sgt i64 %15, 0
  br label %25

25:                                               ; preds = %125, %20
  %26 = phi i64 [ %2, %20 ], [ %140, %125 ]
  %27 = phi i64 [ %23, %20 ], [ %136, %125 ]
  %28 = phi i64 [ %22, %20 ], [ %139, %125 ]
  %29 = mul i64 %27, 24
  %30 = getelementptr float, ptr %13, i64 %28
  %31 = load float, ptr %30, align 4
  %32 = call i64 @llvm.ssub.sat.i64(i64 %11, i64 %29)
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 0)
  %34 = call i64 @llvm.smin.i64(i64 %33, i64 8)
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = insertelement <8 x i32> poison, i32 %35, i64 0
  %37 = shufflevector <8 x i32> %36, <8 x i32> poison, <8 x i32> zeroinitializer
  %38 = icmp samesign ugt <8 x i32> %37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %39 = call i64 @llvm.smax.i64(i64 %32, i64 8)
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 16)
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = add nsw i32 %41, -8
  %43 = insertelement <8 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <8 x i32> %43, <8 x i32> poison, <8 x i32> zeroinitializer
  %45 = icmp sgt <8 x i32> %44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = call i64 @llvm.smax.i64(i64 %32, i64 16)
  %47 = call i64 @llvm.smin.i64(i64 %46, i64 24)
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = add nsw i32 %48, -16
  %50 = insertelement <8 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <8 x i32> %50, <8 x i32> poison, <8 x i32> zeroinitializer
  %52 = icmp samesign ugt <8 x i32> %51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %53 = or <8 x i1> %38, %52
  %54 = or <8 x i1> %53, %45
  %55 = bitcast <8 x i1> %54 to i8
  %56 = icmp ne i8 %55, 0
  %57 = and i1 %24, %56
  %58 = getelementptr float, ptr %17, i64 %29
  %59 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %58, <8 x i1> %38, <8 x float> zeroinitializer)
  %60 = getelementptr i8, ptr %58, i64 32
  %61 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %60, <8 x i1> %45, <8 x float> zeroinitializer)
  %62 = getelementptr i8, ptr %58, i64 64
  %63 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %62, <8 x i1> %52, <8 x float> zeroinitializer)
  br i1 %57, label %64, label %125

64:                                               ; preds = %25
  %65 = insertelement <8 x float> poison, float %31, i64 0
  %66 = shufflevector <8 x float> %65, <8 x float> poison, <8 x i32> zeroinitializer
  br label %70

67:                                               ; preds = %125
  br label %68

68:                                               ; preds = %67, %5, %153
  %69 = phi i32 [ 1, %153 ], [ 0, %5 ], [ 0, %67 ]
  ret i32 %69

70:                                               ; preds = %64, %148
  %71 = phi <8 x i32> [ %104, %148 ], [ zeroinitializer, %64 ]
  %72 = phi <8 x i32> [ %105, %148 ], [ zeroinitializer, %64 ]
  %73 = phi <8 x i32> [ %106, %148 ], [ zeroinitializer, %64 ]
  %74 = phi reassoc arcp contract afn <8 x float> [ %113, %148 ], [ zeroinitializer, %64 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ %114, %148 ], [ zeroinitializer, %64 ]
  %76 = phi reassoc arcp contract afn <8 x float> [ %115, %148 ], [ zeroinitializer, %64 ]
  %77 = phi reassoc arcp contract afn <8 x float> [ %119, %148 ], [ zeroinitializer, %64 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ %120, %148 ], [ zeroinitializer, %64 ]
  %79 = phi reassoc arcp contract afn <8 x float> [ %121, %148 ], [ zeroinitializer, %64 ]
  %80 = phi i64 [ %82, %148 ], [ 0, %64 ]
  %81 = phi i64 [ %149, %148 ], [ 1265, %64 ]
  %82 = add i64 %80, 1
  %83 = icmp slt i64 %82, %15
  %84 = fmul reassoc arcp contract afn <8 x float> %77, %77
  %85 = fmul reassoc arcp contract afn <8 x float> %78, %78
  %86 = fmul reassoc arcp contract afn <8 x float> %79, %79
  %87 = fmul reassoc arcp contract afn <8 x float> %74, %74
  %88 = fmul reassoc arcp contract afn <8 x float> %75, %75
  %89 = fmul reassoc arcp contract afn <8 x float> %76, %76
  %90 = fadd reassoc arcp contract afn <8 x float> %84, %87
  %91 = fadd reassoc arcp contract afn <8 x float> %85, %88
  %92 = fadd reassoc arcp contract afn <8 x float> %86, %89
  %93 = fcmp reassoc arcp contract afn ole <8 x float> %90, splat (float 4.000000e+00)
  %94 = fcmp reassoc arcp contract afn ole <8 x float> %91, splat (float 4.000000e+00)
  %95 = fcmp reassoc arcp contract afn ole <8 x float> %92, splat (float 4.000000e+00)
  %96 = or <8 x i1> %93, %95
  %97 = or <8 x i1> %96, %94
  %98 = bitcast <8 x i1> %97 to i8
  %99 = icmp ne i8 %98, 0
  %100 = and i1 %83, %99
  %101 = zext <8 x i1> %93 to <8 x i32>
  %102 = zext <8 x i1> %94 to <8 x i32>
  %103 = zext <8 x i1> %95 to <8 x i32>
  %104 = add <8 x i32> %71, %101
  %105 = add <8 x i32> %72, %102
  %106 = add <8 x i32> %73, %103
  %107 = fmul reassoc arcp contract afn <8 x float> %77, splat (float 2.000000e+00)
  %108 = fmul reassoc arcp contract afn <8 x float> %78, splat (float 2.000000e+00)
  %109 = fmul reassoc arcp contract afn <8 x float> %79, splat (float 2.000000e+00)
  %110 = fmul reassoc arcp contract afn <8 x float> %107, %74
  %111 = fmul reassoc arcp contract afn <8 x float> %108, %75
  %112 = fmul reassoc arcp contract afn <8 x float> %109, %76
  %113 = fadd reassoc arcp contract afn <8 x float> %110, %66
  %114 = fadd reassoc arcp contract afn <8 x float> %111, %66
  %115 = fadd reassoc arcp contract afn <8 x float> %112, %66
  %116 = fsub reassoc arcp contract afn <8 x float> %84, %87
  %117 = fsub reassoc arcp contract afn <8 x float> %85, %88
  %118 = fsub reassoc arcp contract afn <8 x float> %86, %89
  %119 = fadd reassoc arcp contract afn <8 x float> %116, %59
  %120 = fadd reassoc arcp contract afn <8 x float> %117, %61
  %121 = fadd reassoc arcp contract afn <8 x float> %118, %63
  %122 = add i64 %81, -1
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %142, label %148, !prof !2

124:                                              ; preds = %148
  br label %125

125:                                              ; preds = %124, %25
  %126 = phi <8 x i32> [ zeroinitializer, %25 ], [ %104, %124 ]
  %127 = phi <8 x i32> [ zeroinitializer, %25 ], [ %105, %124 ]
  %128 = phi <8 x i32> [ zeroinitializer, %25 ], [ %106, %124 ]
  %129 = add i64 %28, %29
  %130 = getelementptr i32, ptr %19, i64 %129
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %126, ptr align 4 %130, <8 x i1> %38)
  %131 = getelementptr i8, ptr %130, i64 32
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %127, ptr align 4 %131, <8 x i1> %45)
  %132 = getelementptr i8, ptr %130, i64 64
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %128, ptr align 4 %132, <8 x i1> %52)
  %133 = add i64 %27, 1
  %134 = icmp eq i64 %133, %7
  %135 = zext i1 %134 to i64
  %136 = select i1 %134, i64 0, i64 %133
  %137 = add i64 %28, %135
  %138 = icmp eq i64 %137, %9
  %139 = select i1 %138, i64 0, i64 %137
  %140 = add i64 %26, 1
  %141 = icmp slt i64 %140, %3
  br i1 %141, label %25, label %67

142:                                              ; preds = %70
  %143 = load volatile ptr, ptr %6, align 8
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 56
  %145 = load ptr, ptr %144, align 8
  %146 = load volatile i32, ptr %145, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %150, !prof !3

148:                                              ; preds = %150, %142, %70
  %149 = phi i64 [ %122, %70 ], [ 1265, %142 ], [ 1265, %150 ]
  br i1 %100, label %70, label %124

150:                                              ; preds = %142
  %151 = call preserve_mostcc i32 @eas.ask(ptr %143)
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %148, label %153, !prof !3

153:                                              ; preds = %150
  %154 = load volatile ptr, ptr %6, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 48
  %156 = load ptr, ptr %155, align 8
  store i32 5, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 4
  store i32 32, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store i64 %26, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %156, i64 16
  store i64 0, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %156, i64 24
  store i64 0, ptr %160, align 8
  br label %68
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #5
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
