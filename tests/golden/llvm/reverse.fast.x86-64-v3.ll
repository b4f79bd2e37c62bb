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
  br i1 %7, label %13, label %29

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %161, %13
  %16 = phi i64 [ %2, %13 ], [ %165, %161 ]
  %17 = phi i64 [ %14, %13 ], [ %164, %161 ]
  %18 = shl i64 %17, 8
  %19 = xor i64 %18, -1
  %20 = add i64 %8, %19
  %21 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = call i64 @llvm.smin.i64(i64 %22, i64 256)
  %24 = and i64 %23, 480
  %25 = icmp eq i64 %24, 0
  %26 = shl i64 %17, 9
  br i1 %25, label %134, label %27

27:                                               ; preds = %15
  br label %30

28:                                               ; preds = %161
  br label %29

29:                                               ; preds = %28, %5
  ret i32 0

30:                                               ; preds = %27, %30
  %31 = phi i64 [ %131, %30 ], [ 0, %27 ]
  %32 = shl i64 %31, 1
  %33 = add i64 %26, %32
  %34 = getelementptr float, ptr %10, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 8
  %37 = load float, ptr %36, align 4
  %38 = getelementptr i8, ptr %34, i64 16
  %39 = load float, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 24
  %41 = load float, ptr %40, align 4
  %42 = getelementptr i8, ptr %34, i64 32
  %43 = load float, ptr %42, align 4
  %44 = getelementptr i8, ptr %34, i64 40
  %45 = load float, ptr %44, align 4
  %46 = getelementptr i8, ptr %34, i64 48
  %47 = load float, ptr %46, align 4
  %48 = getelementptr i8, ptr %34, i64 56
  %49 = load float, ptr %48, align 4
  %50 = getelementptr i8, ptr %34, i64 64
  %51 = load float, ptr %50, align 4
  %52 = getelementptr i8, ptr %34, i64 72
  %53 = load float, ptr %52, align 4
  %54 = getelementptr i8, ptr %34, i64 80
  %55 = load float, ptr %54, align 4
  %56 = getelementptr i8, ptr %34, i64 88
  %57 = load float, ptr %56, align 4
  %58 = getelementptr i8, ptr %34, i64 96
  %59 = load float, ptr %58, align 4
  %60 = getelementptr i8, ptr %34, i64 104
  %61 = load float, ptr %60, align 4
  %62 = getelementptr i8, ptr %34, i64 112
  %63 = load float, ptr %62, align 4
  %64 = getelementptr i8, ptr %34, i64 120
  %65 = load float, ptr %64, align 4
  %66 = getelementptr i8, ptr %34, i64 128
  %67 = load float, ptr %66, align 4
  %68 = getelementptr i8, ptr %34, i64 136
  %69 = load float, ptr %68, align 4
  %70 = getelementptr i8, ptr %34, i64 144
  %71 = load float, ptr %70, align 4
  %72 = getelementptr i8, ptr %34, i64 152
  %73 = load float, ptr %72, align 4
  %74 = getelementptr i8, ptr %34, i64 160
  %75 = load float, ptr %74, align 4
  %76 = getelementptr i8, ptr %34, i64 168
  %77 = load float, ptr %76, align 4
  %78 = getelementptr i8, ptr %34, i64 176
  %79 = load float, ptr %78, align 4
  %80 = getelementptr i8, ptr %34, i64 184
  %81 = load float, ptr %80, align 4
  %82 = getelementptr i8, ptr %34, i64 192
  %83 = load float, ptr %82, align 4
  %84 = getelementptr i8, ptr %34, i64 200
  %85 = load float, ptr %84, align 4
  %86 = getelementptr i8, ptr %34, i64 208
  %87 = load float, ptr %86, align 4
  %88 = getelementptr i8, ptr %34, i64 216
  %89 = load float, ptr %88, align 4
  %90 = getelementptr i8, ptr %34, i64 224
  %91 = load float, ptr %90, align 4
  %92 = getelementptr i8, ptr %34, i64 232
  %93 = load float, ptr %92, align 4
  %94 = getelementptr i8, ptr %34, i64 240
  %95 = load float, ptr %94, align 4
  %96 = getelementptr i8, ptr %34, i64 248
  %97 = load float, ptr %96, align 4
  %98 = sub i64 %20, %31
  %99 = getelementptr float, ptr %12, i64 %98
  store float %35, ptr %99, align 4
  %100 = getelementptr i8, ptr %99, i64 -4
  store float %37, ptr %100, align 4
  %101 = getelementptr i8, ptr %99, i64 -8
  store float %39, ptr %101, align 4
  %102 = getelementptr i8, ptr %99, i64 -12
  store float %41, ptr %102, align 4
  %103 = getelementptr i8, ptr %99, i64 -16
  store float %43, ptr %103, align 4
  %104 = getelementptr i8, ptr %99, i64 -20
  store float %45, ptr %104, align 4
  %105 = getelementptr i8, ptr %99, i64 -24
  store float %47, ptr %105, align 4
  %106 = getelementptr i8, ptr %99, i64 -28
  store float %49, ptr %106, align 4
  %107 = getelementptr i8, ptr %99, i64 -32
  store float %51, ptr %107, align 4
  %108 = getelementptr i8, ptr %99, i64 -36
  store float %53, ptr %108, align 4
  %109 = getelementptr i8, ptr %99, i64 -40
  store float %55, ptr %109, align 4
  %110 = getelementptr i8, ptr %99, i64 -44
  store float %57, ptr %110, align 4
  %111 = getelementptr i8, ptr %99, i64 -48
  store float %59, ptr %111, align 4
  %112 = getelementptr i8, ptr %99, i64 -52
  store float %61, ptr %112, align 4
  %113 = getelementptr i8, ptr %99, i64 -56
  store float %63, ptr %113, align 4
  %114 = getelementptr i8, ptr %99, i64 -60
  store float %65, ptr %114, align 4
  %115 = getelementptr i8, ptr %99, i64 -64
  store float %67, ptr %115, align 4
  %116 = getelementptr i8, ptr %99, i64 -68
  store float %69, ptr %116, align 4
  %117 = getelementptr i8, ptr %99, i64 -72
  store float %71, ptr %117, align 4
  %118 = getelementptr i8, ptr %99, i64 -76
  store float %73, ptr %118, align 4
  %119 = getelementptr i8, ptr %99, i64 -80
  store float %75, ptr %119, align 4
  %120 = getelementptr i8, ptr %99, i64 -84
  store float %77, ptr %120, align 4
  %121 = getelementptr i8, ptr %99, i64 -88
  store float %79, ptr %121, align 4
  %122 = getelementptr i8, ptr %99, i64 -92
  store float %81, ptr %122, align 4
  %123 = getelementptr i8, ptr %99, i64 -96
  store float %83, ptr %123, align 4
  %124 = getelementptr i8, ptr %99, i64 -100
  store float %85, ptr %124, align 4
  %125 = getelementptr i8, ptr %99, i64 -104
  store float %87, ptr %125, align 4
  %126 = getelementptr i8, ptr %99, i64 -108
  store float %89, ptr %126, align 4
  %127 = getelementptr i8, ptr %99, i64 -112
  store float %91, ptr %127, align 4
  %128 = getelementptr i8, ptr %99, i64 -116
  store float %93, ptr %128, align 4
  %129 = getelementptr i8, ptr %99, i64 -120
  store float %95, ptr %129, align 4
  %130 = getelementptr i8, ptr %99, i64 -124
  store float %97, ptr %130, align 4
  %131 = add i64 %31, 32
  %132 = icmp slt i64 %131, %24
  br i1 %132, label %30, label %133

133:                                              ; preds = %30
  br label %134

134:                                              ; preds = %133, %15
  %135 = icmp eq i64 %24, %23
  br i1 %135, label %161, label %136

136:                                              ; preds = %134
  br label %137

137:                                              ; preds = %136, %137
  %138 = phi i64 [ %158, %137 ], [ %24, %136 ]
  %139 = sub i64 %22, %138
  %140 = call i64 @llvm.smax.i64(i64 %139, i64 0)
  %141 = call i64 @llvm.smin.i64(i64 %140, i64 8)
  %142 = trunc nuw nsw i64 %141 to i32
  %143 = insertelement <8 x i32> poison, i32 %142, i64 0
  %144 = shufflevector <8 x i32> %143, <8 x i32> poison, <8 x i32> zeroinitializer
  %145 = icmp samesign ugt <8 x i32> %144, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %146 = shl i64 %138, 1
  %147 = add i64 %26, %146
  %148 = insertelement <8 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <8 x i64> %148, <8 x i64> poison, <8 x i32> zeroinitializer
  %150 = or disjoint <8 x i64> %149, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %151 = getelementptr float, ptr %10, <8 x i64> %150
  %152 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %151, <8 x i1> %145, <8 x float> zeroinitializer)
  %153 = sub i64 %20, %138
  %154 = insertelement <8 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <8 x i64> %154, <8 x i64> poison, <8 x i32> zeroinitializer
  %156 = add <8 x i64> %155, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %157 = getelementptr float, ptr %12, <8 x i64> %156
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %152, <8 x ptr> align 4 %157, <8 x i1> %145)
  %158 = add i64 %138, 8
  %159 = icmp slt i64 %158, %23
  br i1 %159, label %137, label %160

160:                                              ; preds = %137
  br label %161

161:                                              ; preds = %160, %134
  %162 = add i64 %17, 1
  %163 = icmp eq i64 %162, %6
  %164 = select i1 %163, i64 0, i64 %162
  %165 = add i64 %16, 1
  %166 = icmp slt i64 %165, %3
  br i1 %166, label %15, label %28
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
