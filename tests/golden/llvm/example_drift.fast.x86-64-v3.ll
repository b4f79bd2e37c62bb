; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load double, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %33

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = fptrunc double %8 to float
  %20 = insertelement <8 x float> poison, float %19, i64 0
  %21 = shufflevector <8 x float> %20, <8 x float> poison, <8 x i32> zeroinitializer
  br label %22

22:                                               ; preds = %164, %17
  %23 = phi i64 [ %2, %17 ], [ %168, %164 ]
  %24 = phi i64 [ %18, %17 ], [ %167, %164 ]
  %25 = shl i64 %24, 7
  %26 = call i64 @llvm.ssub.sat.i64(i64 %10, i64 %25)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 128)
  %29 = and i64 %28, 224
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %127, label %31

31:                                               ; preds = %22
  br label %34

32:                                               ; preds = %164
  br label %33

33:                                               ; preds = %32, %5
  ret i32 0

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %124, %34 ], [ 0, %31 ]
  %36 = add i64 %25, %35
  %37 = insertelement <8 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <8 x i64> %37, <8 x i64> poison, <8 x i32> zeroinitializer
  %39 = or disjoint <8 x i64> %38, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %40 = or disjoint i64 %36, 8
  %41 = insertelement <8 x i64> poison, i64 %40, i64 0
  %42 = shufflevector <8 x i64> %41, <8 x i64> poison, <8 x i32> zeroinitializer
  %43 = or disjoint <8 x i64> %42, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %44 = or disjoint i64 %36, 16
  %45 = insertelement <8 x i64> poison, i64 %44, i64 0
  %46 = shufflevector <8 x i64> %45, <8 x i64> poison, <8 x i32> zeroinitializer
  %47 = or disjoint <8 x i64> %46, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %48 = or disjoint i64 %36, 24
  %49 = insertelement <8 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <8 x i64> %49, <8 x i64> poison, <8 x i32> zeroinitializer
  %51 = or disjoint <8 x i64> %50, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %52 = sdiv <8 x i64> %39, splat (i64 3)
  %53 = sdiv <8 x i64> %43, splat (i64 3)
  %54 = sdiv <8 x i64> %47, splat (i64 3)
  %55 = sdiv <8 x i64> %51, splat (i64 3)
  %56 = mul <8 x i64> %52, splat (i64 -3)
  %57 = mul <8 x i64> %53, splat (i64 -3)
  %58 = mul <8 x i64> %54, splat (i64 -3)
  %59 = mul <8 x i64> %55, splat (i64 -3)
  %60 = add <8 x i64> %56, %39
  %61 = add <8 x i64> %57, %43
  %62 = add <8 x i64> %58, %47
  %63 = add <8 x i64> %59, %51
  %64 = icmp slt <8 x i64> %38, zeroinitializer
  %65 = icmp slt <8 x i64> %42, zeroinitializer
  %66 = icmp slt <8 x i64> %46, zeroinitializer
  %67 = icmp slt <8 x i64> %50, zeroinitializer
  %68 = icmp ne <8 x i64> %60, zeroinitializer
  %69 = icmp ne <8 x i64> %61, zeroinitializer
  %70 = icmp ne <8 x i64> %62, zeroinitializer
  %71 = icmp ne <8 x i64> %63, zeroinitializer
  %72 = and <8 x i1> %68, %64
  %73 = and <8 x i1> %69, %65
  %74 = and <8 x i1> %70, %66
  %75 = and <8 x i1> %71, %67
  %76 = sext <8 x i1> %72 to <8 x i64>
  %77 = add nsw <8 x i64> %52, %76
  %78 = sext <8 x i1> %73 to <8 x i64>
  %79 = add nsw <8 x i64> %53, %78
  %80 = sext <8 x i1> %74 to <8 x i64>
  %81 = add nsw <8 x i64> %54, %80
  %82 = sext <8 x i1> %75 to <8 x i64>
  %83 = add nsw <8 x i64> %55, %82
  %84 = add <8 x i64> %60, splat (i64 3)
  %85 = add <8 x i64> %61, splat (i64 3)
  %86 = add <8 x i64> %62, splat (i64 3)
  %87 = add <8 x i64> %63, splat (i64 3)
  %88 = select <8 x i1> %72, <8 x i64> %84, <8 x i64> %60
  %89 = select <8 x i1> %73, <8 x i64> %85, <8 x i64> %61
  %90 = select <8 x i1> %74, <8 x i64> %86, <8 x i64> %62
  %91 = select <8 x i1> %75, <8 x i64> %87, <8 x i64> %63
  %92 = add <8 x i64> %77, %88
  %93 = add <8 x i64> %79, %89
  %94 = add <8 x i64> %81, %90
  %95 = add <8 x i64> %83, %91
  %96 = getelementptr float, ptr %12, <8 x i64> %92
  %97 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %96, <8 x i1> splat (i1 true), <8 x float> poison)
  %98 = getelementptr float, ptr %12, <8 x i64> %93
  %99 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %98, <8 x i1> splat (i1 true), <8 x float> poison)
  %100 = getelementptr float, ptr %12, <8 x i64> %94
  %101 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %100, <8 x i1> splat (i1 true), <8 x float> poison)
  %102 = getelementptr float, ptr %12, <8 x i64> %95
  %103 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %102, <8 x i1> splat (i1 true), <8 x float> poison)
  %104 = getelementptr float, ptr %14, <8 x i64> %92
  %105 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %104, <8 x i1> splat (i1 true), <8 x float> poison)
  %106 = getelementptr float, ptr %14, <8 x i64> %93
  %107 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %106, <8 x i1> splat (i1 true), <8 x float> poison)
  %108 = getelementptr float, ptr %14, <8 x i64> %94
  %109 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %108, <8 x i1> splat (i1 true), <8 x float> poison)
  %110 = getelementptr float, ptr %14, <8 x i64> %95
  %111 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %110, <8 x i1> splat (i1 true), <8 x float> poison)
  %112 = fmul <8 x float> %21, %105
  %113 = fmul <8 x float> %21, %107
  %114 = fmul <8 x float> %21, %109
  %115 = fmul <8 x float> %21, %111
  %116 = fadd <8 x float> %97, %112
  %117 = fadd <8 x float> %99, %113
  %118 = fadd <8 x float> %101, %114
  %119 = fadd <8 x float> %103, %115
  %120 = getelementptr float, ptr %16, <8 x i64> %92
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %116, <8 x ptr> align 4 %120, <8 x i1> splat (i1 true))
  %121 = getelementptr float, ptr %16, <8 x i64> %93
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %117, <8 x ptr> align 4 %121, <8 x i1> splat (i1 true))
  %122 = getelementptr float, ptr %16, <8 x i64> %94
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %118, <8 x ptr> align 4 %122, <8 x i1> splat (i1 true))
  %123 = getelementptr float, ptr %16, <8 x i64> %95
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %119, <8 x ptr> align 4 %123, <8 x i1> splat (i1 true))
  %124 = add i64 %35, 32
  %125 = icmp slt i64 %124, %29
  br i1 %125, label %34, label %126

126:                                              ; preds = %34
  br label %127

127:                                              ; preds = %126, %22
  %128 = icmp eq i64 %29, %28
  br i1 %128, label %164, label %129

129:                                              ; preds = %127
  br label %130

130:                                              ; preds = %129, %130
  %131 = phi i64 [ %161, %130 ], [ %29, %129 ]
  %132 = sub i64 %27, %131
  %133 = call i64 @llvm.smax.i64(i64 %132, i64 0)
  %134 = call i64 @llvm.smin.i64(i64 %133, i64 8)
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = insertelement <8 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <8 x i32> %136, <8 x i32> poison, <8 x i32> zeroinitializer
  %138 = icmp samesign ugt <8 x i32> %137, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %139 = add i64 %25, %131
  %140 = insertelement <8 x i64> poison, i64 %139, i64 0
  %141 = shufflevector <8 x i64> %140, <8 x i64> poison, <8 x i32> zeroinitializer
  %142 = or disjoint <8 x i64> %141, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %143 = sdiv <8 x i64> %142, splat (i64 3)
  %144 = mul <8 x i64> %143, splat (i64 -3)
  %145 = add <8 x i64> %144, %142
  %146 = icmp slt <8 x i64> %141, zeroinitializer
  %147 = icmp ne <8 x i64> %145, zeroinitializer
  %148 = and <8 x i1> %147, %146
  %149 = sext <8 x i1> %148 to <8 x i64>
  %150 = add nsw <8 x i64> %143, %149
  %151 = add <8 x i64> %145, splat (i64 3)
  %152 = select <8 x i1> %148, <8 x i64> %151, <8 x i64> %145
  %153 = add <8 x i64> %150, %152
  %154 = getelementptr float, ptr %12, <8 x i64> %153
  %155 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %154, <8 x i1> %138, <8 x float> zeroinitializer)
  %156 = getelementptr float, ptr %14, <8 x i64> %153
  %157 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %156, <8 x i1> %138, <8 x float> zeroinitializer)
  %158 = fmul <8 x float> %21, %157
  %159 = fadd <8 x float> %155, %158
  %160 = getelementptr float, ptr %16, <8 x i64> %153
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %159, <8 x ptr> align 4 %160, <8 x i1> %138)
  %161 = add i64 %131, 8
  %162 = icmp slt i64 %161, %28
  br i1 %162, label %130, label %163

163:                                              ; preds = %130
  br label %164

164:                                              ; preds = %163, %127
  %165 = add i64 %24, 1
  %166 = icmp eq i64 %165, %6
  %167 = select i1 %166, i64 0, i64 %165
  %168 = add i64 %23, 1
  %169 = icmp slt i64 %168, %3
  br i1 %169, label %22, label %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
