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
  %13 = load double, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %38

22:                                               ; preds = %5
  %23 = fptrunc double %13 to float
  %24 = insertelement <16 x float> poison, float %23, i64 0
  %25 = shufflevector <16 x float> %24, <16 x float> poison, <16 x i32> zeroinitializer
  br label %26

26:                                               ; preds = %22, %169
  %27 = phi i64 [ %177, %169 ], [ %2, %22 ]
  %28 = phi i64 [ %175, %169 ], [ %9, %22 ]
  %29 = phi i64 [ %176, %169 ], [ %11, %22 ]
  %30 = shl i64 %28, 7
  %31 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %30)
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  %33 = call i64 @llvm.smin.i64(i64 %32, i64 128)
  %34 = and i64 %33, 192
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %132, label %36

36:                                               ; preds = %26
  br label %39

37:                                               ; preds = %169
  br label %38

38:                                               ; preds = %37, %5
  ret i32 0

39:                                               ; preds = %36, %39
  %40 = phi i64 [ %129, %39 ], [ 0, %36 ]
  %41 = add i64 %30, %40
  %42 = insertelement <16 x i64> poison, i64 %41, i64 0
  %43 = shufflevector <16 x i64> %42, <16 x i64> poison, <16 x i32> zeroinitializer
  %44 = or disjoint <16 x i64> %43, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %45 = or disjoint i64 %41, 16
  %46 = insertelement <16 x i64> poison, i64 %45, i64 0
  %47 = shufflevector <16 x i64> %46, <16 x i64> poison, <16 x i32> zeroinitializer
  %48 = or disjoint <16 x i64> %47, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %49 = or disjoint i64 %41, 32
  %50 = insertelement <16 x i64> poison, i64 %49, i64 0
  %51 = shufflevector <16 x i64> %50, <16 x i64> poison, <16 x i32> zeroinitializer
  %52 = or disjoint <16 x i64> %51, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %53 = or disjoint i64 %41, 48
  %54 = insertelement <16 x i64> poison, i64 %53, i64 0
  %55 = shufflevector <16 x i64> %54, <16 x i64> poison, <16 x i32> zeroinitializer
  %56 = or disjoint <16 x i64> %55, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %57 = sdiv <16 x i64> %44, splat (i64 3)
  %58 = sdiv <16 x i64> %48, splat (i64 3)
  %59 = sdiv <16 x i64> %52, splat (i64 3)
  %60 = sdiv <16 x i64> %56, splat (i64 3)
  %61 = mul <16 x i64> %57, splat (i64 -3)
  %62 = mul <16 x i64> %58, splat (i64 -3)
  %63 = mul <16 x i64> %59, splat (i64 -3)
  %64 = mul <16 x i64> %60, splat (i64 -3)
  %65 = add <16 x i64> %61, %44
  %66 = add <16 x i64> %62, %48
  %67 = add <16 x i64> %63, %52
  %68 = add <16 x i64> %64, %56
  %69 = icmp slt <16 x i64> %43, zeroinitializer
  %70 = icmp slt <16 x i64> %47, zeroinitializer
  %71 = icmp slt <16 x i64> %51, zeroinitializer
  %72 = icmp slt <16 x i64> %55, zeroinitializer
  %73 = icmp ne <16 x i64> %65, zeroinitializer
  %74 = icmp ne <16 x i64> %66, zeroinitializer
  %75 = icmp ne <16 x i64> %67, zeroinitializer
  %76 = icmp ne <16 x i64> %68, zeroinitializer
  %77 = and <16 x i1> %73, %69
  %78 = and <16 x i1> %74, %70
  %79 = and <16 x i1> %75, %71
  %80 = and <16 x i1> %76, %72
  %81 = sext <16 x i1> %77 to <16 x i64>
  %82 = add nsw <16 x i64> %57, %81
  %83 = sext <16 x i1> %78 to <16 x i64>
  %84 = add nsw <16 x i64> %58, %83
  %85 = sext <16 x i1> %79 to <16 x i64>
  %86 = add nsw <16 x i64> %59, %85
  %87 = sext <16 x i1> %80 to <16 x i64>
  %88 = add nsw <16 x i64> %60, %87
  %89 = add <16 x i64> %65, splat (i64 3)
  %90 = add <16 x i64> %66, splat (i64 3)
  %91 = add <16 x i64> %67, splat (i64 3)
  %92 = add <16 x i64> %68, splat (i64 3)
  %93 = select <16 x i1> %77, <16 x i64> %89, <16 x i64> %65
  %94 = select <16 x i1> %78, <16 x i64> %90, <16 x i64> %66
  %95 = select <16 x i1> %79, <16 x i64> %91, <16 x i64> %67
  %96 = select <16 x i1> %80, <16 x i64> %92, <16 x i64> %68
  %97 = add <16 x i64> %82, %93
  %98 = add <16 x i64> %84, %94
  %99 = add <16 x i64> %86, %95
  %100 = add <16 x i64> %88, %96
  %101 = getelementptr float, ptr %17, <16 x i64> %97
  %102 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %101, <16 x i1> splat (i1 true), <16 x float> poison)
  %103 = getelementptr float, ptr %17, <16 x i64> %98
  %104 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %103, <16 x i1> splat (i1 true), <16 x float> poison)
  %105 = getelementptr float, ptr %17, <16 x i64> %99
  %106 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %105, <16 x i1> splat (i1 true), <16 x float> poison)
  %107 = getelementptr float, ptr %17, <16 x i64> %100
  %108 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %107, <16 x i1> splat (i1 true), <16 x float> poison)
  %109 = getelementptr float, ptr %19, <16 x i64> %97
  %110 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %109, <16 x i1> splat (i1 true), <16 x float> poison)
  %111 = getelementptr float, ptr %19, <16 x i64> %98
  %112 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %111, <16 x i1> splat (i1 true), <16 x float> poison)
  %113 = getelementptr float, ptr %19, <16 x i64> %99
  %114 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %113, <16 x i1> splat (i1 true), <16 x float> poison)
  %115 = getelementptr float, ptr %19, <16 x i64> %100
  %116 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %115, <16 x i1> splat (i1 true), <16 x float> poison)
  %117 = fmul <16 x float> %25, %110
  %118 = fmul <16 x float> %25, %112
  %119 = fmul <16 x float> %25, %114
  %120 = fmul <16 x float> %25, %116
  %121 = fadd <16 x float> %102, %117
  %122 = fadd <16 x float> %104, %118
  %123 = fadd <16 x float> %106, %119
  %124 = fadd <16 x float> %108, %120
  %125 = getelementptr float, ptr %21, <16 x i64> %97
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %121, <16 x ptr> align 4 %125, <16 x i1> splat (i1 true))
  %126 = getelementptr float, ptr %21, <16 x i64> %98
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %122, <16 x ptr> align 4 %126, <16 x i1> splat (i1 true))
  %127 = getelementptr float, ptr %21, <16 x i64> %99
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %123, <16 x ptr> align 4 %127, <16 x i1> splat (i1 true))
  %128 = getelementptr float, ptr %21, <16 x i64> %100
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %124, <16 x ptr> align 4 %128, <16 x i1> splat (i1 true))
  %129 = add i64 %40, 64
  %130 = icmp slt i64 %129, %34
  br i1 %130, label %39, label %131

131:                                              ; preds = %39
  br label %132

132:                                              ; preds = %131, %26
  %133 = icmp eq i64 %34, %33
  br i1 %133, label %169, label %134

134:                                              ; preds = %132
  br label %135

135:                                              ; preds = %134, %135
  %136 = phi i64 [ %166, %135 ], [ %34, %134 ]
  %137 = sub i64 %32, %136
  %138 = call i64 @llvm.smax.i64(i64 %137, i64 0)
  %139 = call i64 @llvm.smin.i64(i64 %138, i64 16)
  %140 = trunc nuw nsw i64 %139 to i32
  %141 = insertelement <16 x i32> poison, i32 %140, i64 0
  %142 = shufflevector <16 x i32> %141, <16 x i32> poison, <16 x i32> zeroinitializer
  %143 = icmp samesign ugt <16 x i32> %142, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %144 = add i64 %30, %136
  %145 = insertelement <16 x i64> poison, i64 %144, i64 0
  %146 = shufflevector <16 x i64> %145, <16 x i64> poison, <16 x i32> zeroinitializer
  %147 = or disjoint <16 x i64> %146, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %148 = sdiv <16 x i64> %147, splat (i64 3)
  %149 = mul <16 x i64> %148, splat (i64 -3)
  %150 = add <16 x i64> %149, %147
  %151 = icmp slt <16 x i64> %146, zeroinitializer
  %152 = icmp ne <16 x i64> %150, zeroinitializer
  %153 = and <16 x i1> %152, %151
  %154 = sext <16 x i1> %153 to <16 x i64>
  %155 = add nsw <16 x i64> %148, %154
  %156 = add <16 x i64> %150, splat (i64 3)
  %157 = select <16 x i1> %153, <16 x i64> %156, <16 x i64> %150
  %158 = add <16 x i64> %155, %157
  %159 = getelementptr float, ptr %17, <16 x i64> %158
  %160 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %159, <16 x i1> %143, <16 x float> zeroinitializer)
  %161 = getelementptr float, ptr %19, <16 x i64> %158
  %162 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %161, <16 x i1> %143, <16 x float> zeroinitializer)
  %163 = fmul <16 x float> %25, %162
  %164 = fadd <16 x float> %160, %163
  %165 = getelementptr float, ptr %21, <16 x i64> %158
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %164, <16 x ptr> align 4 %165, <16 x i1> %143)
  %166 = add i64 %136, 16
  %167 = icmp slt i64 %166, %33
  br i1 %167, label %135, label %168

168:                                              ; preds = %135
  br label %169

169:                                              ; preds = %168, %132
  %170 = add i64 %28, 1
  %171 = icmp eq i64 %170, %6
  %172 = zext i1 %171 to i64
  %173 = add i64 %29, %172
  %174 = icmp eq i64 %173, %8
  %175 = select i1 %171, i64 0, i64 %170
  %176 = select i1 %174, i64 0, i64 %173
  %177 = add i64 %27, 1
  %178 = icmp slt i64 %177, %3
  br i1 %178, label %26, label %37
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
