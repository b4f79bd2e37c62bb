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
  br i1 %12, label %18, label %34

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %166
  %20 = phi i64 [ %174, %166 ], [ %2, %18 ]
  %21 = phi i64 [ %172, %166 ], [ %9, %18 ]
  %22 = phi i64 [ %173, %166 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = xor i64 %23, -1
  %25 = add i64 %13, %24
  %26 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 256)
  %29 = and i64 %28, 480
  %30 = icmp eq i64 %29, 0
  %31 = shl i64 %21, 9
  br i1 %30, label %139, label %32

32:                                               ; preds = %19
  br label %35

33:                                               ; preds = %166
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %136, %35 ], [ 0, %32 ]
  %37 = shl i64 %36, 1
  %38 = add i64 %31, %37
  %39 = getelementptr float, ptr %15, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 8
  %42 = load float, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 16
  %44 = load float, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 24
  %46 = load float, ptr %45, align 4
  %47 = getelementptr i8, ptr %39, i64 32
  %48 = load float, ptr %47, align 4
  %49 = getelementptr i8, ptr %39, i64 40
  %50 = load float, ptr %49, align 4
  %51 = getelementptr i8, ptr %39, i64 48
  %52 = load float, ptr %51, align 4
  %53 = getelementptr i8, ptr %39, i64 56
  %54 = load float, ptr %53, align 4
  %55 = getelementptr i8, ptr %39, i64 64
  %56 = load float, ptr %55, align 4
  %57 = getelementptr i8, ptr %39, i64 72
  %58 = load float, ptr %57, align 4
  %59 = getelementptr i8, ptr %39, i64 80
  %60 = load float, ptr %59, align 4
  %61 = getelementptr i8, ptr %39, i64 88
  %62 = load float, ptr %61, align 4
  %63 = getelementptr i8, ptr %39, i64 96
  %64 = load float, ptr %63, align 4
  %65 = getelementptr i8, ptr %39, i64 104
  %66 = load float, ptr %65, align 4
  %67 = getelementptr i8, ptr %39, i64 112
  %68 = load float, ptr %67, align 4
  %69 = getelementptr i8, ptr %39, i64 120
  %70 = load float, ptr %69, align 4
  %71 = getelementptr i8, ptr %39, i64 128
  %72 = load float, ptr %71, align 4
  %73 = getelementptr i8, ptr %39, i64 136
  %74 = load float, ptr %73, align 4
  %75 = getelementptr i8, ptr %39, i64 144
  %76 = load float, ptr %75, align 4
  %77 = getelementptr i8, ptr %39, i64 152
  %78 = load float, ptr %77, align 4
  %79 = getelementptr i8, ptr %39, i64 160
  %80 = load float, ptr %79, align 4
  %81 = getelementptr i8, ptr %39, i64 168
  %82 = load float, ptr %81, align 4
  %83 = getelementptr i8, ptr %39, i64 176
  %84 = load float, ptr %83, align 4
  %85 = getelementptr i8, ptr %39, i64 184
  %86 = load float, ptr %85, align 4
  %87 = getelementptr i8, ptr %39, i64 192
  %88 = load float, ptr %87, align 4
  %89 = getelementptr i8, ptr %39, i64 200
  %90 = load float, ptr %89, align 4
  %91 = getelementptr i8, ptr %39, i64 208
  %92 = load float, ptr %91, align 4
  %93 = getelementptr i8, ptr %39, i64 216
  %94 = load float, ptr %93, align 4
  %95 = getelementptr i8, ptr %39, i64 224
  %96 = load float, ptr %95, align 4
  %97 = getelementptr i8, ptr %39, i64 232
  %98 = load float, ptr %97, align 4
  %99 = getelementptr i8, ptr %39, i64 240
  %100 = load float, ptr %99, align 4
  %101 = getelementptr i8, ptr %39, i64 248
  %102 = load float, ptr %101, align 4
  %103 = sub i64 %25, %36
  %104 = getelementptr float, ptr %17, i64 %103
  store float %40, ptr %104, align 4
  %105 = getelementptr i8, ptr %104, i64 -4
  store float %42, ptr %105, align 4
  %106 = getelementptr i8, ptr %104, i64 -8
  store float %44, ptr %106, align 4
  %107 = getelementptr i8, ptr %104, i64 -12
  store float %46, ptr %107, align 4
  %108 = getelementptr i8, ptr %104, i64 -16
  store float %48, ptr %108, align 4
  %109 = getelementptr i8, ptr %104, i64 -20
  store float %50, ptr %109, align 4
  %110 = getelementptr i8, ptr %104, i64 -24
  store float %52, ptr %110, align 4
  %111 = getelementptr i8, ptr %104, i64 -28
  store float %54, ptr %111, align 4
  %112 = getelementptr i8, ptr %104, i64 -32
  store float %56, ptr %112, align 4
  %113 = getelementptr i8, ptr %104, i64 -36
  store float %58, ptr %113, align 4
  %114 = getelementptr i8, ptr %104, i64 -40
  store float %60, ptr %114, align 4
  %115 = getelementptr i8, ptr %104, i64 -44
  store float %62, ptr %115, align 4
  %116 = getelementptr i8, ptr %104, i64 -48
  store float %64, ptr %116, align 4
  %117 = getelementptr i8, ptr %104, i64 -52
  store float %66, ptr %117, align 4
  %118 = getelementptr i8, ptr %104, i64 -56
  store float %68, ptr %118, align 4
  %119 = getelementptr i8, ptr %104, i64 -60
  store float %70, ptr %119, align 4
  %120 = getelementptr i8, ptr %104, i64 -64
  store float %72, ptr %120, align 4
  %121 = getelementptr i8, ptr %104, i64 -68
  store float %74, ptr %121, align 4
  %122 = getelementptr i8, ptr %104, i64 -72
  store float %76, ptr %122, align 4
  %123 = getelementptr i8, ptr %104, i64 -76
  store float %78, ptr %123, align 4
  %124 = getelementptr i8, ptr %104, i64 -80
  store float %80, ptr %124, align 4
  %125 = getelementptr i8, ptr %104, i64 -84
  store float %82, ptr %125, align 4
  %126 = getelementptr i8, ptr %104, i64 -88
  store float %84, ptr %126, align 4
  %127 = getelementptr i8, ptr %104, i64 -92
  store float %86, ptr %127, align 4
  %128 = getelementptr i8, ptr %104, i64 -96
  store float %88, ptr %128, align 4
  %129 = getelementptr i8, ptr %104, i64 -100
  store float %90, ptr %129, align 4
  %130 = getelementptr i8, ptr %104, i64 -104
  store float %92, ptr %130, align 4
  %131 = getelementptr i8, ptr %104, i64 -108
  store float %94, ptr %131, align 4
  %132 = getelementptr i8, ptr %104, i64 -112
  store float %96, ptr %132, align 4
  %133 = getelementptr i8, ptr %104, i64 -116
  store float %98, ptr %133, align 4
  %134 = getelementptr i8, ptr %104, i64 -120
  store float %100, ptr %134, align 4
  %135 = getelementptr i8, ptr %104, i64 -124
  store float %102, ptr %135, align 4
  %136 = add i64 %36, 32
  %137 = icmp slt i64 %136, %29
  br i1 %137, label %35, label %138

138:                                              ; preds = %35
  br label %139

139:                                              ; preds = %138, %19
  %140 = icmp eq i64 %29, %28
  br i1 %140, label %166, label %141

141:                                              ; preds = %139
  br label %142

142:                                              ; preds = %141, %142
  %143 = phi i64 [ %163, %142 ], [ %29, %141 ]
  %144 = sub i64 %27, %143
  %145 = call i64 @llvm.smax.i64(i64 %144, i64 0)
  %146 = call i64 @llvm.smin.i64(i64 %145, i64 8)
  %147 = trunc nuw nsw i64 %146 to i32
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <8 x i32> %148, <8 x i32> poison, <8 x i32> zeroinitializer
  %150 = icmp samesign ugt <8 x i32> %149, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %151 = shl i64 %143, 1
  %152 = add i64 %31, %151
  %153 = insertelement <8 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <8 x i64> %153, <8 x i64> poison, <8 x i32> zeroinitializer
  %155 = or disjoint <8 x i64> %154, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %156 = getelementptr float, ptr %15, <8 x i64> %155
  %157 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %156, <8 x i1> %150, <8 x float> zeroinitializer)
  %158 = sub i64 %25, %143
  %159 = insertelement <8 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <8 x i64> %159, <8 x i64> poison, <8 x i32> zeroinitializer
  %161 = add <8 x i64> %160, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %162 = getelementptr float, ptr %17, <8 x i64> %161
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %157, <8 x ptr> align 4 %162, <8 x i1> %150)
  %163 = add i64 %143, 8
  %164 = icmp slt i64 %163, %28
  br i1 %164, label %142, label %165

165:                                              ; preds = %142
  br label %166

166:                                              ; preds = %165, %139
  %167 = add i64 %21, 1
  %168 = icmp eq i64 %167, %6
  %169 = zext i1 %168 to i64
  %170 = add i64 %22, %169
  %171 = icmp eq i64 %170, %8
  %172 = select i1 %168, i64 0, i64 %167
  %173 = select i1 %171, i64 0, i64 %170
  %174 = add i64 %20, 1
  %175 = icmp slt i64 %174, %3
  br i1 %175, label %19, label %33
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

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
