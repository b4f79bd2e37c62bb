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
  br i1 %12, label %34, label %74

34:                                               ; preds = %5
  %35 = fptrunc reassoc arcp contract afn double %15 to float
  %36 = icmp sgt i64 %13, 0
  %37 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %38 = insertelement <8 x float> poison, float %35, i64 0
  %39 = shufflevector <8 x float> %38, <8 x float> poison, <8 x i32> zeroinitializer
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %41

41:                                               ; preds = %34, %90
  %42 = phi i64 [ %110, %90 ], [ %2, %34 ]
  %43 = phi i64 [ %108, %90 ], [ %9, %34 ]
  %44 = phi i64 [ %109, %90 ], [ %11, %34 ]
  %45 = shl i64 %43, 4
  %46 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %45)
  %47 = call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 8)
  %49 = trunc nuw nsw i64 %48 to i32
  %50 = insertelement <8 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <8 x i32> %50, <8 x i32> poison, <8 x i32> zeroinitializer
  %52 = icmp samesign ugt <8 x i32> %51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %53 = call i64 @llvm.smax.i64(i64 %46, i64 8)
  %54 = call i64 @llvm.smin.i64(i64 %53, i64 16)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = add nsw i32 %55, -8
  %57 = insertelement <8 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <8 x i32> %57, <8 x i32> poison, <8 x i32> zeroinitializer
  %59 = icmp sgt <8 x i32> %58, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %60 = getelementptr float, ptr %17, i64 %45
  %61 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %60, <8 x i1> %52, <8 x float> zeroinitializer)
  %62 = getelementptr i8, ptr %60, i64 32
  %63 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %62, <8 x i1> %59, <8 x float> zeroinitializer)
  %64 = getelementptr float, ptr %19, i64 %45
  %65 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %64, <8 x i1> %52, <8 x float> zeroinitializer)
  %66 = getelementptr i8, ptr %64, i64 32
  %67 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %66, <8 x i1> %59, <8 x float> zeroinitializer)
  %68 = getelementptr float, ptr %21, i64 %45
  %69 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %68, <8 x i1> %52, <8 x float> zeroinitializer)
  %70 = getelementptr i8, ptr %68, i64 32
  %71 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %70, <8 x i1> %59, <8 x float> zeroinitializer)
  br i1 %36, label %72, label %90

72:                                               ; preds = %41
  br label %76

73:                                               ; preds = %90
  br label %74

74:                                               ; preds = %73, %5, %211
  %75 = phi i32 [ 1, %211 ], [ 0, %5 ], [ 0, %73 ]
  ret i32 %75

76:                                               ; preds = %72, %204
  %77 = phi i64 [ %205, %204 ], [ 0, %72 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ %194, %204 ], [ zeroinitializer, %72 ]
  %79 = phi reassoc arcp contract afn <8 x float> [ %195, %204 ], [ zeroinitializer, %72 ]
  %80 = phi reassoc arcp contract afn <8 x float> [ %196, %204 ], [ zeroinitializer, %72 ]
  %81 = phi reassoc arcp contract afn <8 x float> [ %197, %204 ], [ zeroinitializer, %72 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ %198, %204 ], [ zeroinitializer, %72 ]
  %83 = phi reassoc arcp contract afn <8 x float> [ %199, %204 ], [ zeroinitializer, %72 ]
  %84 = sub i64 %37, %77
  %85 = call i64 @llvm.smin.i64(i64 %84, i64 724)
  %86 = add i64 %77, %85
  %87 = icmp slt i64 %77, %86
  br i1 %87, label %88, label %193

88:                                               ; preds = %76
  br label %112

89:                                               ; preds = %204
  br label %90

90:                                               ; preds = %89, %41
  %91 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %194, %89 ]
  %92 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %195, %89 ]
  %93 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %196, %89 ]
  %94 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %197, %89 ]
  %95 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %198, %89 ]
  %96 = phi reassoc arcp contract afn <8 x float> [ zeroinitializer, %41 ], [ %199, %89 ]
  %97 = getelementptr float, ptr %29, i64 %45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %91, ptr align 4 %97, <8 x i1> %52)
  %98 = getelementptr i8, ptr %97, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %92, ptr align 4 %98, <8 x i1> %59)
  %99 = getelementptr float, ptr %31, i64 %45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %93, ptr align 4 %99, <8 x i1> %52)
  %100 = getelementptr i8, ptr %99, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %94, ptr align 4 %100, <8 x i1> %59)
  %101 = getelementptr float, ptr %33, i64 %45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %95, ptr align 4 %101, <8 x i1> %52)
  %102 = getelementptr i8, ptr %101, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %96, ptr align 4 %102, <8 x i1> %59)
  %103 = add i64 %43, 1
  %104 = icmp eq i64 %103, %6
  %105 = zext i1 %104 to i64
  %106 = add i64 %44, %105
  %107 = icmp eq i64 %106, %8
  %108 = select i1 %104, i64 0, i64 %103
  %109 = select i1 %107, i64 0, i64 %106
  %110 = add i64 %42, 1
  %111 = icmp slt i64 %110, %3
  br i1 %111, label %41, label %73

112:                                              ; preds = %88, %112
  %113 = phi i64 [ %190, %112 ], [ %77, %88 ]
  %114 = phi reassoc arcp contract afn <8 x float> [ %180, %112 ], [ %78, %88 ]
  %115 = phi reassoc arcp contract afn <8 x float> [ %181, %112 ], [ %79, %88 ]
  %116 = phi reassoc arcp contract afn <8 x float> [ %184, %112 ], [ %80, %88 ]
  %117 = phi reassoc arcp contract afn <8 x float> [ %185, %112 ], [ %81, %88 ]
  %118 = phi reassoc arcp contract afn <8 x float> [ %188, %112 ], [ %82, %88 ]
  %119 = phi reassoc arcp contract afn <8 x float> [ %189, %112 ], [ %83, %88 ]
  %120 = getelementptr float, ptr %17, i64 %113
  %121 = load float, ptr %120, align 4
  %122 = getelementptr float, ptr %19, i64 %113
  %123 = load float, ptr %122, align 4
  %124 = getelementptr float, ptr %21, i64 %113
  %125 = load float, ptr %124, align 4
  %126 = getelementptr float, ptr %23, i64 %113
  %127 = load float, ptr %126, align 4
  %128 = insertelement <8 x float> poison, float %121, i64 0
  %129 = shufflevector <8 x float> %128, <8 x float> poison, <8 x i32> zeroinitializer
  %130 = fsub reassoc arcp contract afn <8 x float> %129, %61
  %131 = fsub reassoc arcp contract afn <8 x float> %129, %63
  %132 = fmul reassoc arcp contract afn <8 x float> %130, %130
  %133 = fmul reassoc arcp contract afn <8 x float> %131, %131
  %134 = insertelement <8 x float> poison, float %123, i64 0
  %135 = shufflevector <8 x float> %134, <8 x float> poison, <8 x i32> zeroinitializer
  %136 = fsub reassoc arcp contract afn <8 x float> %135, %65
  %137 = fsub reassoc arcp contract afn <8 x float> %135, %67
  %138 = fmul reassoc arcp contract afn <8 x float> %136, %136
  %139 = fmul reassoc arcp contract afn <8 x float> %137, %137
  %140 = fadd reassoc arcp contract afn <8 x float> %132, %138
  %141 = fadd reassoc arcp contract afn <8 x float> %133, %139
  %142 = insertelement <8 x float> poison, float %125, i64 0
  %143 = shufflevector <8 x float> %142, <8 x float> poison, <8 x i32> zeroinitializer
  %144 = fsub reassoc arcp contract afn <8 x float> %143, %69
  %145 = fsub reassoc arcp contract afn <8 x float> %143, %71
  %146 = fmul reassoc arcp contract afn <8 x float> %144, %144
  %147 = fmul reassoc arcp contract afn <8 x float> %145, %145
  %148 = fadd reassoc arcp contract afn <8 x float> %140, %146
  %149 = fadd reassoc arcp contract afn <8 x float> %141, %147
  %150 = fadd reassoc arcp contract afn <8 x float> %148, %39
  %151 = fadd reassoc arcp contract afn <8 x float> %149, %39
  %152 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %150)
  %153 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %151)
  %154 = fneg <8 x float> %152
  %155 = fmul <8 x float> %150, %154
  %156 = fneg <8 x float> %153
  %157 = fmul <8 x float> %151, %156
  %158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %155, <8 x float> %152, <8 x float> splat (float 3.000000e+00))
  %159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> %153, <8 x float> splat (float 3.000000e+00))
  %160 = bitcast <8 x float> %158 to <8 x i32>
  %161 = bitcast <8 x float> %159 to <8 x i32>
  %162 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %160, <8 x i32> splat (i32 1077936128))
  %163 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %161, <8 x i32> splat (i32 1077936128))
  %164 = add nsw <8 x i32> %162, splat (i32 -8388608)
  %165 = add nsw <8 x i32> %163, splat (i32 -8388608)
  %166 = bitcast <8 x i32> %164 to <8 x float>
  %167 = bitcast <8 x i32> %165 to <8 x float>
  %168 = fmul <8 x float> %152, %166
  %169 = fmul <8 x float> %153, %167
  %170 = insertelement <8 x float> poison, float %127, i64 0
  %171 = shufflevector <8 x float> %170, <8 x float> poison, <8 x i32> zeroinitializer
  %172 = fmul reassoc arcp contract afn <8 x float> %171, %168
  %173 = fmul reassoc arcp contract afn <8 x float> %168, %168
  %174 = fmul reassoc arcp contract afn <8 x float> %172, %173
  %175 = fmul reassoc arcp contract afn <8 x float> %171, %169
  %176 = fmul reassoc arcp contract afn <8 x float> %169, %169
  %177 = fmul reassoc arcp contract afn <8 x float> %175, %176
  %178 = fmul reassoc arcp contract afn <8 x float> %130, %174
  %179 = fmul reassoc arcp contract afn <8 x float> %131, %177
  %180 = fadd reassoc arcp contract afn <8 x float> %114, %178
  %181 = fadd reassoc arcp contract afn <8 x float> %115, %179
  %182 = fmul reassoc arcp contract afn <8 x float> %136, %174
  %183 = fmul reassoc arcp contract afn <8 x float> %137, %177
  %184 = fadd reassoc arcp contract afn <8 x float> %116, %182
  %185 = fadd reassoc arcp contract afn <8 x float> %117, %183
  %186 = fmul reassoc arcp contract afn <8 x float> %144, %174
  %187 = fmul reassoc arcp contract afn <8 x float> %145, %177
  %188 = fadd reassoc arcp contract afn <8 x float> %118, %186
  %189 = fadd reassoc arcp contract afn <8 x float> %119, %187
  %190 = add i64 %113, 1
  %191 = icmp slt i64 %190, %86
  br i1 %191, label %112, label %192

192:                                              ; preds = %112
  br label %193

193:                                              ; preds = %192, %76
  %194 = phi reassoc arcp contract afn <8 x float> [ %78, %76 ], [ %180, %192 ]
  %195 = phi reassoc arcp contract afn <8 x float> [ %79, %76 ], [ %181, %192 ]
  %196 = phi reassoc arcp contract afn <8 x float> [ %80, %76 ], [ %184, %192 ]
  %197 = phi reassoc arcp contract afn <8 x float> [ %81, %76 ], [ %185, %192 ]
  %198 = phi reassoc arcp contract afn <8 x float> [ %82, %76 ], [ %188, %192 ]
  %199 = phi reassoc arcp contract afn <8 x float> [ %83, %76 ], [ %189, %192 ]
  %200 = icmp sgt i64 %84, 724
  br i1 %200, label %201, label %204

201:                                              ; preds = %193
  %202 = load volatile i32, ptr %25, align 4
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %207, !prof !1

204:                                              ; preds = %207, %201, %193
  %205 = add i64 %77, 724
  %206 = icmp slt i64 %205, %37
  br i1 %206, label %76, label %89

207:                                              ; preds = %201
  %208 = load ptr, ptr %40, align 8
  %209 = call i32 %208(ptr nonnull %1) #5
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %204, label %211, !prof !1

211:                                              ; preds = %207
  store i32 5, ptr %27, align 4
  %212 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 33, ptr %212, align 4
  %213 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %42, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 0, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 0, ptr %215, align 8
  br label %74
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
