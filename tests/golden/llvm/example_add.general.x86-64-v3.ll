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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i64, ptr %20, align 8
  br i1 %12, label %22, label %37

22:                                               ; preds = %5
  %23 = and i64 %21, 4
  %24 = icmp ne i64 %23, 0
  br label %25

25:                                               ; preds = %22, %145
  %26 = phi i64 [ %153, %145 ], [ %2, %22 ]
  %27 = phi i64 [ %151, %145 ], [ %9, %22 ]
  %28 = phi i64 [ %152, %145 ], [ %11, %22 ]
  %29 = shl i64 %27, 8
  %30 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %29)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 256)
  %33 = and i64 %32, 496
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %56, label %35

35:                                               ; preds = %25
  br label %38

36:                                               ; preds = %145
  br label %37

37:                                               ; preds = %36, %5
  ret i32 0

38:                                               ; preds = %35, %38
  %39 = phi i64 [ %53, %38 ], [ 0, %35 ]
  %40 = add i64 %29, %39
  %41 = getelementptr float, ptr %15, i64 %40
  %42 = load <8 x float>, ptr %41, align 4
  %43 = getelementptr i8, ptr %41, i64 32
  %44 = load <8 x float>, ptr %43, align 4
  %45 = getelementptr float, ptr %17, i64 %40
  %46 = load <8 x float>, ptr %45, align 4
  %47 = getelementptr i8, ptr %45, i64 32
  %48 = load <8 x float>, ptr %47, align 4
  %49 = getelementptr float, ptr %4, i64 %39
  store <8 x float> %42, ptr %49, align 4
  %50 = getelementptr i8, ptr %49, i64 32
  store <8 x float> %44, ptr %50, align 4
  %51 = getelementptr i8, ptr %49, i64 1088
  store <8 x float> %46, ptr %51, align 4
  %52 = getelementptr i8, ptr %49, i64 1120
  store <8 x float> %48, ptr %52, align 4
  %53 = add i64 %39, 16
  %54 = icmp slt i64 %53, %33
  br i1 %54, label %38, label %55

55:                                               ; preds = %38
  br label %56

56:                                               ; preds = %55, %25
  %57 = icmp slt i64 %30, 256
  br i1 %57, label %58, label %78

58:                                               ; preds = %56
  br label %59

59:                                               ; preds = %58, %59
  %60 = phi i64 [ %75, %59 ], [ %33, %58 ]
  %61 = sub i64 %31, %60
  %62 = call i64 @llvm.smax.i64(i64 %61, i64 0)
  %63 = call i64 @llvm.smin.i64(i64 %62, i64 8)
  %64 = trunc nuw nsw i64 %63 to i32
  %65 = insertelement <8 x i32> poison, i32 %64, i64 0
  %66 = shufflevector <8 x i32> %65, <8 x i32> poison, <8 x i32> zeroinitializer
  %67 = icmp samesign ugt <8 x i32> %66, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %68 = add i64 %29, %60
  %69 = getelementptr float, ptr %15, i64 %68
  %70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %69, <8 x i1> %67, <8 x float> zeroinitializer)
  %71 = getelementptr float, ptr %17, i64 %68
  %72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %71, <8 x i1> %67, <8 x float> zeroinitializer)
  %73 = getelementptr float, ptr %4, i64 %60
  store <8 x float> %70, ptr %73, align 4
  %74 = getelementptr i8, ptr %73, i64 1088
  store <8 x float> %72, ptr %74, align 4
  %75 = add i64 %60, 8
  %76 = icmp slt i64 %75, 256
  br i1 %76, label %59, label %77

77:                                               ; preds = %59
  br label %78

78:                                               ; preds = %77, %56
  %79 = getelementptr float, ptr %19, i64 %29
  %80 = ptrtoint ptr %79 to i64
  %81 = and i64 %80, 31
  %82 = icmp eq i64 %81, 0
  %83 = and i1 %24, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %78
  br i1 %34, label %90, label %85

85:                                               ; preds = %84
  br label %93

86:                                               ; preds = %78
  br i1 %34, label %90, label %87

87:                                               ; preds = %86
  br label %110

88:                                               ; preds = %93
  br label %90

89:                                               ; preds = %110
  br label %90

90:                                               ; preds = %89, %88, %86, %84
  %91 = icmp eq i64 %33, %32
  br i1 %91, label %145, label %92

92:                                               ; preds = %90
  br label %127

93:                                               ; preds = %85, %93
  %94 = phi i64 [ %108, %93 ], [ 0, %85 ]
  %95 = getelementptr float, ptr %4, i64 %94
  %96 = load <8 x float>, ptr %95, align 4
  %97 = getelementptr i8, ptr %95, i64 32
  %98 = load <8 x float>, ptr %97, align 4
  %99 = getelementptr i8, ptr %95, i64 1088
  %100 = load <8 x float>, ptr %99, align 4
  %101 = getelementptr i8, ptr %95, i64 1120
  %102 = load <8 x float>, ptr %101, align 4
  %103 = fadd <8 x float> %96, %100
  %104 = fadd <8 x float> %98, %102
  %105 = add i64 %29, %94
  %106 = getelementptr float, ptr %19, i64 %105
  store <8 x float> %103, ptr %106, align 32, !nontemporal !1
  %107 = getelementptr i8, ptr %106, i64 32
  store <8 x float> %104, ptr %107, align 32, !nontemporal !1
  %108 = add i64 %94, 16
  %109 = icmp slt i64 %108, %33
  br i1 %109, label %93, label %88

110:                                              ; preds = %87, %110
  %111 = phi i64 [ %125, %110 ], [ 0, %87 ]
  %112 = getelementptr float, ptr %4, i64 %111
  %113 = load <8 x float>, ptr %112, align 4
  %114 = getelementptr i8, ptr %112, i64 32
  %115 = load <8 x float>, ptr %114, align 4
  %116 = getelementptr i8, ptr %112, i64 1088
  %117 = load <8 x float>, ptr %116, align 4
  %118 = getelementptr i8, ptr %112, i64 1120
  %119 = load <8 x float>, ptr %118, align 4
  %120 = fadd <8 x float> %113, %117
  %121 = fadd <8 x float> %115, %119
  %122 = add i64 %29, %111
  %123 = getelementptr float, ptr %19, i64 %122
  store <8 x float> %120, ptr %123, align 4
  %124 = getelementptr i8, ptr %123, i64 32
  store <8 x float> %121, ptr %124, align 4
  %125 = add i64 %111, 16
  %126 = icmp slt i64 %125, %33
  br i1 %126, label %110, label %89

127:                                              ; preds = %92, %127
  %128 = phi i64 [ %142, %127 ], [ %33, %92 ]
  %129 = getelementptr float, ptr %4, i64 %128
  %130 = load <8 x float>, ptr %129, align 4
  %131 = getelementptr i8, ptr %129, i64 1088
  %132 = load <8 x float>, ptr %131, align 4
  %133 = fadd <8 x float> %130, %132
  %134 = sub i64 %31, %128
  %135 = call i64 @llvm.smax.i64(i64 %134, i64 0)
  %136 = call i64 @llvm.smin.i64(i64 %135, i64 8)
  %137 = trunc nuw nsw i64 %136 to i32
  %138 = insertelement <8 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <8 x i32> %138, <8 x i32> poison, <8 x i32> zeroinitializer
  %140 = icmp samesign ugt <8 x i32> %139, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %141 = getelementptr float, ptr %79, i64 %128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %133, ptr align 4 %141, <8 x i1> %140)
  %142 = add i64 %128, 8
  %143 = icmp slt i64 %142, %32
  br i1 %143, label %127, label %144

144:                                              ; preds = %127
  br label %145

145:                                              ; preds = %144, %90
  %146 = add i64 %27, 1
  %147 = icmp eq i64 %146, %6
  %148 = zext i1 %147 to i64
  %149 = add i64 %28, %148
  %150 = icmp eq i64 %149, %8
  %151 = select i1 %147, i64 0, i64 %146
  %152 = select i1 %150, i64 0, i64 %149
  %153 = add i64 %26, 1
  %154 = icmp slt i64 %153, %3
  br i1 %154, label %25, label %36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
