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
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  br i1 %12, label %18, label %32

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %181
  %20 = phi i64 [ %189, %181 ], [ %2, %18 ]
  %21 = phi i64 [ %187, %181 ], [ %9, %18 ]
  %22 = phi i64 [ %188, %181 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 256)
  %27 = and i64 %26, 496
  %28 = icmp eq i64 %27, 0
  %29 = shl i64 %21, 9
  br i1 %28, label %90, label %30

30:                                               ; preds = %19
  br label %33

31:                                               ; preds = %181
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %87, %33 ], [ 0, %30 ]
  %35 = shl i64 %34, 1
  %36 = add i64 %29, %35
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = insertelement <8 x float> poison, float %38, i64 0
  %40 = getelementptr i8, ptr %37, i64 8
  %41 = load float, ptr %40, align 4
  %42 = insertelement <8 x float> %39, float %41, i64 1
  %43 = getelementptr i8, ptr %37, i64 16
  %44 = load float, ptr %43, align 4
  %45 = insertelement <8 x float> %42, float %44, i64 2
  %46 = getelementptr i8, ptr %37, i64 24
  %47 = load float, ptr %46, align 4
  %48 = insertelement <8 x float> %45, float %47, i64 3
  %49 = getelementptr i8, ptr %37, i64 32
  %50 = load float, ptr %49, align 4
  %51 = insertelement <8 x float> %48, float %50, i64 4
  %52 = getelementptr i8, ptr %37, i64 40
  %53 = load float, ptr %52, align 4
  %54 = insertelement <8 x float> %51, float %53, i64 5
  %55 = getelementptr i8, ptr %37, i64 48
  %56 = load float, ptr %55, align 4
  %57 = insertelement <8 x float> %54, float %56, i64 6
  %58 = getelementptr i8, ptr %37, i64 56
  %59 = load float, ptr %58, align 4
  %60 = insertelement <8 x float> %57, float %59, i64 7
  %61 = getelementptr i8, ptr %37, i64 64
  %62 = load float, ptr %61, align 4
  %63 = insertelement <8 x float> poison, float %62, i64 0
  %64 = getelementptr i8, ptr %37, i64 72
  %65 = load float, ptr %64, align 4
  %66 = insertelement <8 x float> %63, float %65, i64 1
  %67 = getelementptr i8, ptr %37, i64 80
  %68 = load float, ptr %67, align 4
  %69 = insertelement <8 x float> %66, float %68, i64 2
  %70 = getelementptr i8, ptr %37, i64 88
  %71 = load float, ptr %70, align 4
  %72 = insertelement <8 x float> %69, float %71, i64 3
  %73 = getelementptr i8, ptr %37, i64 96
  %74 = load float, ptr %73, align 4
  %75 = insertelement <8 x float> %72, float %74, i64 4
  %76 = getelementptr i8, ptr %37, i64 104
  %77 = load float, ptr %76, align 4
  %78 = insertelement <8 x float> %75, float %77, i64 5
  %79 = getelementptr i8, ptr %37, i64 112
  %80 = load float, ptr %79, align 4
  %81 = insertelement <8 x float> %78, float %80, i64 6
  %82 = getelementptr i8, ptr %37, i64 120
  %83 = load float, ptr %82, align 4
  %84 = insertelement <8 x float> %81, float %83, i64 7
  %85 = getelementptr float, ptr %4, i64 %34
  store <8 x float> %60, ptr %85, align 4
  %86 = getelementptr i8, ptr %85, i64 32
  store <8 x float> %84, ptr %86, align 4
  %87 = add i64 %34, 16
  %88 = icmp slt i64 %87, %27
  br i1 %88, label %33, label %89

89:                                               ; preds = %33
  br label %90

90:                                               ; preds = %89, %19
  %91 = icmp slt i64 %24, 256
  br i1 %91, label %92, label %113

92:                                               ; preds = %90
  br label %93

93:                                               ; preds = %92, %93
  %94 = phi i64 [ %110, %93 ], [ %27, %92 ]
  %95 = sub i64 %25, %94
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 0)
  %97 = call i64 @llvm.smin.i64(i64 %96, i64 8)
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = insertelement <8 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <8 x i32> %99, <8 x i32> poison, <8 x i32> zeroinitializer
  %101 = icmp samesign ugt <8 x i32> %100, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %102 = shl i64 %94, 1
  %103 = add i64 %29, %102
  %104 = insertelement <8 x i64> poison, i64 %103, i64 0
  %105 = shufflevector <8 x i64> %104, <8 x i64> poison, <8 x i32> zeroinitializer
  %106 = or disjoint <8 x i64> %105, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %107 = getelementptr float, ptr %15, <8 x i64> %106
  %108 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %107, <8 x i1> %101, <8 x float> zeroinitializer)
  %109 = getelementptr float, ptr %4, i64 %94
  store <8 x float> %108, ptr %109, align 4
  %110 = add i64 %94, 8
  %111 = icmp slt i64 %110, 256
  br i1 %111, label %93, label %112

112:                                              ; preds = %93
  br label %113

113:                                              ; preds = %112, %90
  %114 = xor i64 %23, -1
  %115 = add i64 %13, %114
  br i1 %28, label %159, label %116

116:                                              ; preds = %113
  br label %117

117:                                              ; preds = %116, %117
  %118 = phi i64 [ %156, %117 ], [ 0, %116 ]
  %119 = getelementptr float, ptr %4, i64 %118
  %120 = load <8 x float>, ptr %119, align 4
  %121 = getelementptr i8, ptr %119, i64 32
  %122 = load <8 x float>, ptr %121, align 4
  %123 = sub i64 %115, %118
  %124 = getelementptr float, ptr %17, i64 %123
  %125 = extractelement <8 x float> %120, i64 0
  store float %125, ptr %124, align 4
  %126 = getelementptr i8, ptr %124, i64 -4
  %127 = extractelement <8 x float> %120, i64 1
  store float %127, ptr %126, align 4
  %128 = getelementptr i8, ptr %124, i64 -8
  %129 = extractelement <8 x float> %120, i64 2
  store float %129, ptr %128, align 4
  %130 = getelementptr i8, ptr %124, i64 -12
  %131 = extractelement <8 x float> %120, i64 3
  store float %131, ptr %130, align 4
  %132 = getelementptr i8, ptr %124, i64 -16
  %133 = extractelement <8 x float> %120, i64 4
  store float %133, ptr %132, align 4
  %134 = getelementptr i8, ptr %124, i64 -20
  %135 = extractelement <8 x float> %120, i64 5
  store float %135, ptr %134, align 4
  %136 = getelementptr i8, ptr %124, i64 -24
  %137 = extractelement <8 x float> %120, i64 6
  store float %137, ptr %136, align 4
  %138 = getelementptr i8, ptr %124, i64 -28
  %139 = extractelement <8 x float> %120, i64 7
  store float %139, ptr %138, align 4
  %140 = getelementptr i8, ptr %124, i64 -32
  %141 = extractelement <8 x float> %122, i64 0
  store float %141, ptr %140, align 4
  %142 = getelementptr i8, ptr %124, i64 -36
  %143 = extractelement <8 x float> %122, i64 1
  store float %143, ptr %142, align 4
  %144 = getelementptr i8, ptr %124, i64 -40
  %145 = extractelement <8 x float> %122, i64 2
  store float %145, ptr %144, align 4
  %146 = getelementptr i8, ptr %124, i64 -44
  %147 = extractelement <8 x float> %122, i64 3
  store float %147, ptr %146, align 4
  %148 = getelementptr i8, ptr %124, i64 -48
  %149 = extractelement <8 x float> %122, i64 4
  store float %149, ptr %148, align 4
  %150 = getelementptr i8, ptr %124, i64 -52
  %151 = extractelement <8 x float> %122, i64 5
  store float %151, ptr %150, align 4
  %152 = getelementptr i8, ptr %124, i64 -56
  %153 = extractelement <8 x float> %122, i64 6
  store float %153, ptr %152, align 4
  %154 = getelementptr i8, ptr %124, i64 -60
  %155 = extractelement <8 x float> %122, i64 7
  store float %155, ptr %154, align 4
  %156 = add i64 %118, 16
  %157 = icmp slt i64 %156, %27
  br i1 %157, label %117, label %158

158:                                              ; preds = %117
  br label %159

159:                                              ; preds = %158, %113
  %160 = icmp eq i64 %27, %26
  br i1 %160, label %181, label %161

161:                                              ; preds = %159
  br label %162

162:                                              ; preds = %161, %162
  %163 = phi i64 [ %178, %162 ], [ %27, %161 ]
  %164 = getelementptr float, ptr %4, i64 %163
  %165 = load <8 x float>, ptr %164, align 4
  %166 = sub i64 %25, %163
  %167 = call i64 @llvm.smax.i64(i64 %166, i64 0)
  %168 = call i64 @llvm.smin.i64(i64 %167, i64 8)
  %169 = trunc nuw nsw i64 %168 to i32
  %170 = insertelement <8 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <8 x i32> %170, <8 x i32> poison, <8 x i32> zeroinitializer
  %172 = icmp samesign ugt <8 x i32> %171, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %173 = sub i64 %115, %163
  %174 = insertelement <8 x i64> poison, i64 %173, i64 0
  %175 = shufflevector <8 x i64> %174, <8 x i64> poison, <8 x i32> zeroinitializer
  %176 = add <8 x i64> %175, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %177 = getelementptr float, ptr %17, <8 x i64> %176
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %165, <8 x ptr> align 4 %177, <8 x i1> %172)
  %178 = add i64 %163, 8
  %179 = icmp slt i64 %178, %26
  br i1 %179, label %162, label %180

180:                                              ; preds = %162
  br label %181

181:                                              ; preds = %180, %159
  %182 = add i64 %21, 1
  %183 = icmp eq i64 %182, %6
  %184 = zext i1 %183 to i64
  %185 = add i64 %22, %184
  %186 = icmp eq i64 %185, %8
  %187 = select i1 %183, i64 0, i64 %182
  %188 = select i1 %186, i64 0, i64 %185
  %189 = add i64 %20, 1
  %190 = icmp slt i64 %189, %3
  br i1 %190, label %19, label %31
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

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
