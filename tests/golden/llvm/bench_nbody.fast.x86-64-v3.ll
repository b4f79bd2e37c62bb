; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %8, label %26, label %65

26:                                               ; preds = %5
  %27 = urem i64 %2, %7
  %28 = fptrunc reassoc arcp contract afn double %11 to float
  %29 = icmp sgt i64 %9, 0
  %30 = call i64 @llvm.umin.i64(i64 %9, i64 724)
  %31 = insertelement <8 x float> poison, float %28, i64 0
  %32 = shufflevector <8 x float> %31, <8 x float> poison, <8 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %165, %26
  %34 = phi i64 [ %2, %26 ], [ %181, %165 ]
  %35 = phi i64 [ %27, %26 ], [ %180, %165 ]
  %36 = shl i64 %35, 4
  %37 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %36)
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 0)
  %39 = call i64 @llvm.smin.i64(i64 %38, i64 8)
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = insertelement <8 x i32> poison, i32 %40, i64 0
  %42 = shufflevector <8 x i32> %41, <8 x i32> poison, <8 x i32> zeroinitializer
  %43 = icmp samesign ugt <8 x i32> %42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %44 = call i64 @llvm.smax.i64(i64 %37, i64 8)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 16)
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = add nsw i32 %46, -8
  %48 = insertelement <8 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <8 x i32> %48, <8 x i32> poison, <8 x i32> zeroinitializer
  %50 = icmp sgt <8 x i32> %49, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %51 = getelementptr float, ptr %13, i64 %36
  %52 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %51, <8 x i1> %43, <8 x float> zeroinitializer)
  %53 = getelementptr i8, ptr %51, i64 32
  %54 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %53, <8 x i1> %50, <8 x float> zeroinitializer)
  %55 = getelementptr float, ptr %15, i64 %36
  %56 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %55, <8 x i1> %43, <8 x float> zeroinitializer)
  %57 = getelementptr i8, ptr %55, i64 32
  %58 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %57, <8 x i1> %50, <8 x float> zeroinitializer)
  %59 = getelementptr float, ptr %17, i64 %36
  %60 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %59, <8 x i1> %43, <8 x float> zeroinitializer)
  %61 = getelementptr i8, ptr %59, i64 32
  %62 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %61, <8 x i1> %50, <8 x float> zeroinitializer)
  br i1 %29, label %63, label %165

63:                                               ; preds = %33
  br label %67

64:                                               ; preds = %165
  br label %65

65:                                               ; preds = %64, %5, %189
  %66 = phi i32 [ 1, %189 ], [ 0, %5 ], [ 0, %64 ]
  ret i32 %66

67:                                               ; preds = %63, %186
  %68 = phi i64 [ %69, %186 ], [ 0, %63 ]
  %69 = phi i64 [ %188, %186 ], [ %30, %63 ]
  %70 = phi reassoc arcp contract afn <8 x float> [ %144, %186 ], [ zeroinitializer, %63 ]
  %71 = phi reassoc arcp contract afn <8 x float> [ %145, %186 ], [ zeroinitializer, %63 ]
  %72 = phi reassoc arcp contract afn <8 x float> [ %148, %186 ], [ zeroinitializer, %63 ]
  %73 = phi reassoc arcp contract afn <8 x float> [ %149, %186 ], [ zeroinitializer, %63 ]
  %74 = phi reassoc arcp contract afn <8 x float> [ %152, %186 ], [ zeroinitializer, %63 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ %153, %186 ], [ zeroinitializer, %63 ]
  br label %76

76:                                               ; preds = %76, %67
  %77 = phi i64 [ %68, %67 ], [ %154, %76 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ %70, %67 ], [ %144, %76 ]
  %79 = phi reassoc arcp contract afn <8 x float> [ %71, %67 ], [ %145, %76 ]
  %80 = phi reassoc arcp contract afn <8 x float> [ %72, %67 ], [ %148, %76 ]
  %81 = phi reassoc arcp contract afn <8 x float> [ %73, %67 ], [ %149, %76 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ %74, %67 ], [ %152, %76 ]
  %83 = phi reassoc arcp contract afn <8 x float> [ %75, %67 ], [ %153, %76 ]
  %84 = getelementptr float, ptr %13, i64 %77
  %85 = load float, ptr %84, align 4
  %86 = getelementptr float, ptr %15, i64 %77
  %87 = load float, ptr %86, align 4
  %88 = getelementptr float, ptr %17, i64 %77
  %89 = load float, ptr %88, align 4
  %90 = getelementptr float, ptr %19, i64 %77
  %91 = load float, ptr %90, align 4
  %92 = insertelement <8 x float> poison, float %85, i64 0
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = fsub reassoc arcp contract afn <8 x float> %93, %52
  %95 = fsub reassoc arcp contract afn <8 x float> %93, %54
  %96 = fmul reassoc arcp contract afn <8 x float> %94, %94
  %97 = fmul reassoc arcp contract afn <8 x float> %95, %95
  %98 = insertelement <8 x float> poison, float %87, i64 0
  %99 = shufflevector <8 x float> %98, <8 x float> poison, <8 x i32> zeroinitializer
  %100 = fsub reassoc arcp contract afn <8 x float> %99, %56
  %101 = fsub reassoc arcp contract afn <8 x float> %99, %58
  %102 = fmul reassoc arcp contract afn <8 x float> %100, %100
  %103 = fmul reassoc arcp contract afn <8 x float> %101, %101
  %104 = fadd reassoc arcp contract afn <8 x float> %96, %102
  %105 = fadd reassoc arcp contract afn <8 x float> %97, %103
  %106 = insertelement <8 x float> poison, float %89, i64 0
  %107 = shufflevector <8 x float> %106, <8 x float> poison, <8 x i32> zeroinitializer
  %108 = fsub reassoc arcp contract afn <8 x float> %107, %60
  %109 = fsub reassoc arcp contract afn <8 x float> %107, %62
  %110 = fmul reassoc arcp contract afn <8 x float> %108, %108
  %111 = fmul reassoc arcp contract afn <8 x float> %109, %109
  %112 = fadd reassoc arcp contract afn <8 x float> %104, %110
  %113 = fadd reassoc arcp contract afn <8 x float> %105, %111
  %114 = fadd reassoc arcp contract afn <8 x float> %112, %32
  %115 = fadd reassoc arcp contract afn <8 x float> %113, %32
  %116 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %114)
  %117 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %115)
  %118 = fneg <8 x float> %116
  %119 = fmul <8 x float> %114, %118
  %120 = fneg <8 x float> %117
  %121 = fmul <8 x float> %115, %120
  %122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %119, <8 x float> %116, <8 x float> splat (float 3.000000e+00))
  %123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %121, <8 x float> %117, <8 x float> splat (float 3.000000e+00))
  %124 = bitcast <8 x float> %122 to <8 x i32>
  %125 = bitcast <8 x float> %123 to <8 x i32>
  %126 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %124, <8 x i32> splat (i32 1077936128))
  %127 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %125, <8 x i32> splat (i32 1077936128))
  %128 = add nsw <8 x i32> %126, splat (i32 -8388608)
  %129 = add nsw <8 x i32> %127, splat (i32 -8388608)
  %130 = bitcast <8 x i32> %128 to <8 x float>
  %131 = bitcast <8 x i32> %129 to <8 x float>
  %132 = fmul <8 x float> %116, %130
  %133 = fmul <8 x float> %117, %131
  %134 = insertelement <8 x float> poison, float %91, i64 0
  %135 = shufflevector <8 x float> %134, <8 x float> poison, <8 x i32> zeroinitializer
  %136 = fmul reassoc arcp contract afn <8 x float> %135, %132
  %137 = fmul reassoc arcp contract afn <8 x float> %132, %132
  %138 = fmul reassoc arcp contract afn <8 x float> %136, %137
  %139 = fmul reassoc arcp contract afn <8 x float> %135, %133
  %140 = fmul reassoc arcp contract afn <8 x float> %133, %133
  %141 = fmul reassoc arcp contract afn <8 x float> %139, %140
  %142 = fmul reassoc arcp contract afn <8 x float> %94, %138
  %143 = fmul reassoc arcp contract afn <8 x float> %95, %141
  %144 = fadd reassoc arcp contract afn <8 x float> %78, %142
  %145 = fadd reassoc arcp contract afn <8 x float> %79, %143
  %146 = fmul reassoc arcp contract afn <8 x float> %100, %138
  %147 = fmul reassoc arcp contract afn <8 x float> %101, %141
  %148 = fadd reassoc arcp contract afn <8 x float> %80, %146
  %149 = fadd reassoc arcp contract afn <8 x float> %81, %147
  %150 = fmul reassoc arcp contract afn <8 x float> %108, %138
  %151 = fmul reassoc arcp contract afn <8 x float> %109, %141
  %152 = fadd reassoc arcp contract afn <8 x float> %82, %150
  %153 = fadd reassoc arcp contract afn <8 x float> %83, %151
  %154 = add i64 %77, 1
  %155 = icmp slt i64 %154, %69
  br i1 %155, label %76, label %156

156:                                              ; preds = %76
  %157 = icmp eq i64 %69, %9
  br i1 %157, label %164, label %158, !prof !2

158:                                              ; preds = %156
  %159 = load volatile ptr, ptr %6, align 8
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 56
  %161 = load ptr, ptr %160, align 8
  %162 = load volatile i32, ptr %161, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %186, label %183, !prof !2

164:                                              ; preds = %156
  br label %165

165:                                              ; preds = %164, %33
  %166 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %144, %164 ]
  %167 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %145, %164 ]
  %168 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %148, %164 ]
  %169 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %149, %164 ]
  %170 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %152, %164 ]
  %171 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %33 ], [ %153, %164 ]
  %172 = getelementptr float, ptr %21, i64 %36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %166, ptr align 4 %172, <8 x i1> %43)
  %173 = getelementptr i8, ptr %172, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %167, ptr align 4 %173, <8 x i1> %50)
  %174 = getelementptr float, ptr %23, i64 %36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %168, ptr align 4 %174, <8 x i1> %43)
  %175 = getelementptr i8, ptr %174, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %169, ptr align 4 %175, <8 x i1> %50)
  %176 = getelementptr float, ptr %25, i64 %36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %170, ptr align 4 %176, <8 x i1> %43)
  %177 = getelementptr i8, ptr %176, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %171, ptr align 4 %177, <8 x i1> %50)
  %178 = add i64 %35, 1
  %179 = icmp eq i64 %178, %7
  %180 = select i1 %179, i64 0, i64 %178
  %181 = add i64 %34, 1
  %182 = icmp slt i64 %181, %3
  br i1 %182, label %33, label %64

183:                                              ; preds = %158
  %184 = call preserve_mostcc i32 @eas.ask(ptr %159)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %189, !prof !2

186:                                              ; preds = %183, %158
  %187 = add i64 %69, 724
  %188 = call i64 @llvm.umin.i64(i64 %187, i64 %9)
  br label %67

189:                                              ; preds = %183
  %190 = load volatile ptr, ptr %6, align 8
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 48
  %192 = load ptr, ptr %191, align 8
  store i32 5, ptr %192, align 4
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  store i32 33, ptr %193, align 4
  %194 = getelementptr inbounds nuw i8, ptr %192, i64 8
  store i64 %34, ptr %194, align 8
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 16
  store i64 0, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 24
  store i64 0, ptr %196, align 8
  br label %65
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>) #1

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #6
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #5

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
