; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load i64, ptr %15, align 8
  br i1 %7, label %17, label %32

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = and i64 %16, 4
  %20 = icmp ne i64 %19, 0
  br label %21

21:                                               ; preds = %140, %17
  %22 = phi i64 [ %2, %17 ], [ %144, %140 ]
  %23 = phi i64 [ %18, %17 ], [ %143, %140 ]
  %24 = shl i64 %23, 8
  %25 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %24)
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = call i64 @llvm.smin.i64(i64 %26, i64 256)
  %28 = and i64 %27, 480
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %51, label %30

30:                                               ; preds = %21
  br label %33

31:                                               ; preds = %140
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %48, %33 ], [ 0, %30 ]
  %35 = add i64 %24, %34
  %36 = getelementptr float, ptr %10, i64 %35
  %37 = load <16 x float>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 64
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr float, ptr %12, i64 %35
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 4
  %44 = getelementptr float, ptr %4, i64 %34
  store <16 x float> %37, ptr %44, align 4
  %45 = getelementptr i8, ptr %44, i64 64
  store <16 x float> %39, ptr %45, align 4
  %46 = getelementptr i8, ptr %44, i64 1088
  store <16 x float> %41, ptr %46, align 4
  %47 = getelementptr i8, ptr %44, i64 1152
  store <16 x float> %43, ptr %47, align 4
  %48 = add i64 %34, 32
  %49 = icmp slt i64 %48, %28
  br i1 %49, label %33, label %50

50:                                               ; preds = %33
  br label %51

51:                                               ; preds = %50, %21
  %52 = icmp slt i64 %25, 256
  br i1 %52, label %53, label %73

53:                                               ; preds = %51
  br label %54

54:                                               ; preds = %53, %54
  %55 = phi i64 [ %70, %54 ], [ %28, %53 ]
  %56 = sub i64 %26, %55
  %57 = call i64 @llvm.smax.i64(i64 %56, i64 0)
  %58 = call i64 @llvm.smin.i64(i64 %57, i64 16)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = insertelement <16 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <16 x i32> %60, <16 x i32> poison, <16 x i32> zeroinitializer
  %62 = icmp samesign ugt <16 x i32> %61, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %63 = add i64 %24, %55
  %64 = getelementptr float, ptr %10, i64 %63
  %65 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %64, <16 x i1> %62, <16 x float> zeroinitializer)
  %66 = getelementptr float, ptr %12, i64 %63
  %67 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %66, <16 x i1> %62, <16 x float> zeroinitializer)
  %68 = getelementptr float, ptr %4, i64 %55
  store <16 x float> %65, ptr %68, align 4
  %69 = getelementptr i8, ptr %68, i64 1088
  store <16 x float> %67, ptr %69, align 4
  %70 = add i64 %55, 16
  %71 = icmp slt i64 %70, 256
  br i1 %71, label %54, label %72

72:                                               ; preds = %54
  br label %73

73:                                               ; preds = %72, %51
  %74 = getelementptr float, ptr %14, i64 %24
  %75 = ptrtoint ptr %74 to i64
  %76 = and i64 %75, 63
  %77 = icmp eq i64 %76, 0
  %78 = and i1 %20, %77
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  br i1 %29, label %85, label %80

80:                                               ; preds = %79
  br label %88

81:                                               ; preds = %73
  br i1 %29, label %85, label %82

82:                                               ; preds = %81
  br label %105

83:                                               ; preds = %88
  br label %85

84:                                               ; preds = %105
  br label %85

85:                                               ; preds = %84, %83, %81, %79
  %86 = icmp eq i64 %28, %27
  br i1 %86, label %140, label %87

87:                                               ; preds = %85
  br label %122

88:                                               ; preds = %80, %88
  %89 = phi i64 [ %103, %88 ], [ 0, %80 ]
  %90 = getelementptr float, ptr %4, i64 %89
  %91 = load <16 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %90, i64 64
  %93 = load <16 x float>, ptr %92, align 4
  %94 = getelementptr i8, ptr %90, i64 1088
  %95 = load <16 x float>, ptr %94, align 4
  %96 = getelementptr i8, ptr %90, i64 1152
  %97 = load <16 x float>, ptr %96, align 4
  %98 = fadd <16 x float> %91, %95
  %99 = fadd <16 x float> %93, %97
  %100 = add i64 %24, %89
  %101 = getelementptr float, ptr %14, i64 %100
  store <16 x float> %98, ptr %101, align 64, !nontemporal !2
  %102 = getelementptr i8, ptr %101, i64 64
  store <16 x float> %99, ptr %102, align 64, !nontemporal !2
  %103 = add i64 %89, 32
  %104 = icmp slt i64 %103, %28
  br i1 %104, label %88, label %83

105:                                              ; preds = %82, %105
  %106 = phi i64 [ %120, %105 ], [ 0, %82 ]
  %107 = getelementptr float, ptr %4, i64 %106
  %108 = load <16 x float>, ptr %107, align 4
  %109 = getelementptr i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 4
  %111 = getelementptr i8, ptr %107, i64 1088
  %112 = load <16 x float>, ptr %111, align 4
  %113 = getelementptr i8, ptr %107, i64 1152
  %114 = load <16 x float>, ptr %113, align 4
  %115 = fadd <16 x float> %108, %112
  %116 = fadd <16 x float> %110, %114
  %117 = add i64 %24, %106
  %118 = getelementptr float, ptr %14, i64 %117
  store <16 x float> %115, ptr %118, align 4
  %119 = getelementptr i8, ptr %118, i64 64
  store <16 x float> %116, ptr %119, align 4
  %120 = add i64 %106, 32
  %121 = icmp slt i64 %120, %28
  br i1 %121, label %105, label %84

122:                                              ; preds = %87, %122
  %123 = phi i64 [ %137, %122 ], [ %28, %87 ]
  %124 = getelementptr float, ptr %4, i64 %123
  %125 = load <16 x float>, ptr %124, align 4
  %126 = getelementptr i8, ptr %124, i64 1088
  %127 = load <16 x float>, ptr %126, align 4
  %128 = fadd <16 x float> %125, %127
  %129 = sub i64 %26, %123
  %130 = call i64 @llvm.smax.i64(i64 %129, i64 0)
  %131 = call i64 @llvm.smin.i64(i64 %130, i64 16)
  %132 = trunc nuw nsw i64 %131 to i32
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = icmp samesign ugt <16 x i32> %134, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %136 = getelementptr float, ptr %74, i64 %123
  call void @llvm.masked.store.v16f32.p0(<16 x float> %128, ptr align 4 %136, <16 x i1> %135)
  %137 = add i64 %123, 16
  %138 = icmp slt i64 %137, %27
  br i1 %138, label %122, label %139

139:                                              ; preds = %122
  br label %140

140:                                              ; preds = %139, %85
  %141 = add i64 %23, 1
  %142 = icmp eq i64 %141, %6
  %143 = select i1 %142, i64 0, i64 %141
  %144 = add i64 %22, 1
  %145 = icmp slt i64 %144, %3
  br i1 %145, label %21, label %31
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
