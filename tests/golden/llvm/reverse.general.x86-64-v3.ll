; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  br i1 %7, label %13, label %27

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %176, %13
  %16 = phi i64 [ %2, %13 ], [ %180, %176 ]
  %17 = phi i64 [ %14, %13 ], [ %179, %176 ]
  %18 = shl i64 %17, 8
  %19 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 256)
  %22 = and i64 %21, 496
  %23 = icmp eq i64 %22, 0
  %24 = shl i64 %17, 9
  br i1 %23, label %85, label %25

25:                                               ; preds = %15
  br label %28

26:                                               ; preds = %176
  br label %27

27:                                               ; preds = %26, %5
  ret i32 0

28:                                               ; preds = %25, %28
  %29 = phi i64 [ %82, %28 ], [ 0, %25 ]
  %30 = shl i64 %29, 1
  %31 = add i64 %24, %30
  %32 = getelementptr float, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = insertelement <8 x float> poison, float %33, i64 0
  %35 = getelementptr i8, ptr %32, i64 8
  %36 = load float, ptr %35, align 4
  %37 = insertelement <8 x float> %34, float %36, i64 1
  %38 = getelementptr i8, ptr %32, i64 16
  %39 = load float, ptr %38, align 4
  %40 = insertelement <8 x float> %37, float %39, i64 2
  %41 = getelementptr i8, ptr %32, i64 24
  %42 = load float, ptr %41, align 4
  %43 = insertelement <8 x float> %40, float %42, i64 3
  %44 = getelementptr i8, ptr %32, i64 32
  %45 = load float, ptr %44, align 4
  %46 = insertelement <8 x float> %43, float %45, i64 4
  %47 = getelementptr i8, ptr %32, i64 40
  %48 = load float, ptr %47, align 4
  %49 = insertelement <8 x float> %46, float %48, i64 5
  %50 = getelementptr i8, ptr %32, i64 48
  %51 = load float, ptr %50, align 4
  %52 = insertelement <8 x float> %49, float %51, i64 6
  %53 = getelementptr i8, ptr %32, i64 56
  %54 = load float, ptr %53, align 4
  %55 = insertelement <8 x float> %52, float %54, i64 7
  %56 = getelementptr i8, ptr %32, i64 64
  %57 = load float, ptr %56, align 4
  %58 = insertelement <8 x float> poison, float %57, i64 0
  %59 = getelementptr i8, ptr %32, i64 72
  %60 = load float, ptr %59, align 4
  %61 = insertelement <8 x float> %58, float %60, i64 1
  %62 = getelementptr i8, ptr %32, i64 80
  %63 = load float, ptr %62, align 4
  %64 = insertelement <8 x float> %61, float %63, i64 2
  %65 = getelementptr i8, ptr %32, i64 88
  %66 = load float, ptr %65, align 4
  %67 = insertelement <8 x float> %64, float %66, i64 3
  %68 = getelementptr i8, ptr %32, i64 96
  %69 = load float, ptr %68, align 4
  %70 = insertelement <8 x float> %67, float %69, i64 4
  %71 = getelementptr i8, ptr %32, i64 104
  %72 = load float, ptr %71, align 4
  %73 = insertelement <8 x float> %70, float %72, i64 5
  %74 = getelementptr i8, ptr %32, i64 112
  %75 = load float, ptr %74, align 4
  %76 = insertelement <8 x float> %73, float %75, i64 6
  %77 = getelementptr i8, ptr %32, i64 120
  %78 = load float, ptr %77, align 4
  %79 = insertelement <8 x float> %76, float %78, i64 7
  %80 = getelementptr float, ptr %4, i64 %29
  store <8 x float> %55, ptr %80, align 4
  %81 = getelementptr i8, ptr %80, i64 32
  store <8 x float> %79, ptr %81, align 4
  %82 = add i64 %29, 16
  %83 = icmp slt i64 %82, %22
  br i1 %83, label %28, label %84

84:                                               ; preds = %28
  br label %85

85:                                               ; preds = %84, %15
  %86 = icmp slt i64 %19, 256
  br i1 %86, label %87, label %108

87:                                               ; preds = %85
  br label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %105, %88 ], [ %22, %87 ]
  %90 = sub i64 %20, %89
  %91 = call i64 @llvm.smax.i64(i64 %90, i64 0)
  %92 = call i64 @llvm.smin.i64(i64 %91, i64 8)
  %93 = trunc nuw nsw i64 %92 to i32
  %94 = insertelement <8 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <8 x i32> %94, <8 x i32> poison, <8 x i32> zeroinitializer
  %96 = icmp samesign ugt <8 x i32> %95, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %97 = shl i64 %89, 1
  %98 = add i64 %24, %97
  %99 = insertelement <8 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <8 x i64> %99, <8 x i64> poison, <8 x i32> zeroinitializer
  %101 = or disjoint <8 x i64> %100, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %102 = getelementptr float, ptr %10, <8 x i64> %101
  %103 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %102, <8 x i1> %96, <8 x float> zeroinitializer)
  %104 = getelementptr float, ptr %4, i64 %89
  store <8 x float> %103, ptr %104, align 4
  %105 = add i64 %89, 8
  %106 = icmp slt i64 %105, 256
  br i1 %106, label %88, label %107

107:                                              ; preds = %88
  br label %108

108:                                              ; preds = %107, %85
  %109 = xor i64 %18, -1
  %110 = add i64 %8, %109
  br i1 %23, label %154, label %111

111:                                              ; preds = %108
  br label %112

112:                                              ; preds = %111, %112
  %113 = phi i64 [ %151, %112 ], [ 0, %111 ]
  %114 = getelementptr float, ptr %4, i64 %113
  %115 = load <8 x float>, ptr %114, align 4
  %116 = getelementptr i8, ptr %114, i64 32
  %117 = load <8 x float>, ptr %116, align 4
  %118 = sub i64 %110, %113
  %119 = getelementptr float, ptr %12, i64 %118
  %120 = extractelement <8 x float> %115, i64 0
  store float %120, ptr %119, align 4
  %121 = getelementptr i8, ptr %119, i64 -4
  %122 = extractelement <8 x float> %115, i64 1
  store float %122, ptr %121, align 4
  %123 = getelementptr i8, ptr %119, i64 -8
  %124 = extractelement <8 x float> %115, i64 2
  store float %124, ptr %123, align 4
  %125 = getelementptr i8, ptr %119, i64 -12
  %126 = extractelement <8 x float> %115, i64 3
  store float %126, ptr %125, align 4
  %127 = getelementptr i8, ptr %119, i64 -16
  %128 = extractelement <8 x float> %115, i64 4
  store float %128, ptr %127, align 4
  %129 = getelementptr i8, ptr %119, i64 -20
  %130 = extractelement <8 x float> %115, i64 5
  store float %130, ptr %129, align 4
  %131 = getelementptr i8, ptr %119, i64 -24
  %132 = extractelement <8 x float> %115, i64 6
  store float %132, ptr %131, align 4
  %133 = getelementptr i8, ptr %119, i64 -28
  %134 = extractelement <8 x float> %115, i64 7
  store float %134, ptr %133, align 4
  %135 = getelementptr i8, ptr %119, i64 -32
  %136 = extractelement <8 x float> %117, i64 0
  store float %136, ptr %135, align 4
  %137 = getelementptr i8, ptr %119, i64 -36
  %138 = extractelement <8 x float> %117, i64 1
  store float %138, ptr %137, align 4
  %139 = getelementptr i8, ptr %119, i64 -40
  %140 = extractelement <8 x float> %117, i64 2
  store float %140, ptr %139, align 4
  %141 = getelementptr i8, ptr %119, i64 -44
  %142 = extractelement <8 x float> %117, i64 3
  store float %142, ptr %141, align 4
  %143 = getelementptr i8, ptr %119, i64 -48
  %144 = extractelement <8 x float> %117, i64 4
  store float %144, ptr %143, align 4
  %145 = getelementptr i8, ptr %119, i64 -52
  %146 = extractelement <8 x float> %117, i64 5
  store float %146, ptr %145, align 4
  %147 = getelementptr i8, ptr %119, i64 -56
  %148 = extractelement <8 x float> %117, i64 6
  store float %148, ptr %147, align 4
  %149 = getelementptr i8, ptr %119, i64 -60
  %150 = extractelement <8 x float> %117, i64 7
  store float %150, ptr %149, align 4
  %151 = add i64 %113, 16
  %152 = icmp slt i64 %151, %22
  br i1 %152, label %112, label %153

153:                                              ; preds = %112
  br label %154

154:                                              ; preds = %153, %108
  %155 = icmp eq i64 %22, %21
  br i1 %155, label %176, label %156

156:                                              ; preds = %154
  br label %157

157:                                              ; preds = %156, %157
  %158 = phi i64 [ %173, %157 ], [ %22, %156 ]
  %159 = getelementptr float, ptr %4, i64 %158
  %160 = load <8 x float>, ptr %159, align 4
  %161 = sub i64 %20, %158
  %162 = call i64 @llvm.smax.i64(i64 %161, i64 0)
  %163 = call i64 @llvm.smin.i64(i64 %162, i64 8)
  %164 = trunc nuw nsw i64 %163 to i32
  %165 = insertelement <8 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <8 x i32> %165, <8 x i32> poison, <8 x i32> zeroinitializer
  %167 = icmp samesign ugt <8 x i32> %166, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %168 = sub i64 %110, %158
  %169 = insertelement <8 x i64> poison, i64 %168, i64 0
  %170 = shufflevector <8 x i64> %169, <8 x i64> poison, <8 x i32> zeroinitializer
  %171 = add <8 x i64> %170, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %172 = getelementptr float, ptr %12, <8 x i64> %171
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %160, <8 x ptr> align 4 %172, <8 x i1> %167)
  %173 = add i64 %158, 8
  %174 = icmp slt i64 %173, %21
  br i1 %174, label %157, label %175

175:                                              ; preds = %157
  br label %176

176:                                              ; preds = %175, %154
  %177 = add i64 %17, 1
  %178 = icmp eq i64 %177, %6
  %179 = select i1 %178, i64 0, i64 %177
  %180 = add i64 %16, 1
  %181 = icmp slt i64 %180, %3
  br i1 %181, label %15, label %26
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

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
