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
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  br i1 %8, label %18, label %31

18:                                               ; preds = %5
  %19 = urem i64 %2, %7
  %20 = icmp sgt i64 %9, 0
  %21 = call i64 @llvm.umin.i64(i64 %9, i64 781)
  %22 = insertelement <4 x i64> poison, i64 %13, i64 0
  %23 = shufflevector <4 x i64> %22, <4 x i64> poison, <4 x i32> zeroinitializer
  %24 = and i64 %17, 2
  %25 = icmp ne i64 %24, 0
  br label %26

26:                                               ; preds = %119, %18
  %27 = phi i64 [ %2, %18 ], [ %123, %119 ]
  %28 = phi i64 [ %19, %18 ], [ %122, %119 ]
  %29 = shl i64 %28, 7
  br label %33

30:                                               ; preds = %119
  br label %31

31:                                               ; preds = %30, %5, %109
  %32 = phi i32 [ 1, %109 ], [ 0, %5 ], [ 0, %30 ]
  ret i32 %32

33:                                               ; preds = %26, %33
  %34 = phi i64 [ 0, %26 ], [ %37, %33 ]
  %35 = getelementptr float, ptr %4, i64 %34
  store <8 x float> zeroinitializer, ptr %35, align 4
  %36 = getelementptr i8, ptr %35, i64 32
  store <8 x float> zeroinitializer, ptr %36, align 4
  %37 = add i64 %34, 16
  %38 = icmp slt i64 %37, 128
  br i1 %38, label %33, label %39

39:                                               ; preds = %33
  br label %40

40:                                               ; preds = %39, %40
  %41 = phi i64 [ %53, %40 ], [ 0, %39 ]
  %42 = add i64 %29, %41
  %43 = insertelement <4 x i64> poison, i64 %42, i64 0
  %44 = shufflevector <4 x i64> %43, <4 x i64> poison, <4 x i32> zeroinitializer
  %45 = or disjoint <4 x i64> %44, <i64 0, i64 1, i64 2, i64 3>
  %46 = or disjoint i64 %42, 4
  %47 = insertelement <4 x i64> poison, i64 %46, i64 0
  %48 = shufflevector <4 x i64> %47, <4 x i64> poison, <4 x i32> zeroinitializer
  %49 = or disjoint <4 x i64> %48, <i64 0, i64 1, i64 2, i64 3>
  %50 = getelementptr i64, ptr %4, i64 %41
  %51 = getelementptr i8, ptr %50, i64 576
  store <4 x i64> %45, ptr %51, align 8
  %52 = getelementptr i8, ptr %50, i64 608
  store <4 x i64> %49, ptr %52, align 8
  %53 = add i64 %41, 8
  %54 = icmp slt i64 %53, 128
  br i1 %54, label %40, label %55

55:                                               ; preds = %40
  br i1 %20, label %56, label %71

56:                                               ; preds = %55
  br label %57

57:                                               ; preds = %56, %106
  %58 = phi i64 [ %59, %106 ], [ 0, %56 ]
  %59 = phi i64 [ %108, %106 ], [ %21, %56 ]
  br label %60

60:                                               ; preds = %100, %57
  %61 = phi i64 [ %58, %57 ], [ %101, %100 ]
  br label %79

62:                                               ; preds = %100
  %63 = icmp eq i64 %59, %9
  br i1 %63, label %70, label %64, !prof !2

64:                                               ; preds = %62
  %65 = load volatile ptr, ptr %6, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 56
  %67 = load ptr, ptr %66, align 8
  %68 = load volatile i32, ptr %67, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %106, label %103, !prof !2

70:                                               ; preds = %62
  br label %71

71:                                               ; preds = %70, %55
  %72 = getelementptr float, ptr %15, i64 %29
  %73 = ptrtoint ptr %72 to i64
  %74 = and i64 %73, 31
  %75 = icmp eq i64 %74, 0
  %76 = and i1 %25, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %71
  br label %136

78:                                               ; preds = %71
  br label %125

79:                                               ; preds = %60, %79
  %80 = phi i64 [ 0, %60 ], [ %98, %79 ]
  %81 = getelementptr float, ptr %4, i64 %80
  %82 = load <4 x float>, ptr %81, align 4
  %83 = getelementptr i8, ptr %81, i64 16
  %84 = load <4 x float>, ptr %83, align 4
  %85 = getelementptr i64, ptr %4, i64 %80
  %86 = getelementptr i8, ptr %85, i64 576
  %87 = load <4 x i64>, ptr %86, align 8
  %88 = getelementptr i8, ptr %85, i64 608
  %89 = load <4 x i64>, ptr %88, align 8
  %90 = getelementptr float, ptr %11, <4 x i64> %87
  %91 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %90, <4 x i1> splat (i1 true), <4 x float> poison)
  %92 = getelementptr float, ptr %11, <4 x i64> %89
  %93 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %92, <4 x i1> splat (i1 true), <4 x float> poison)
  %94 = fadd <4 x float> %82, %91
  %95 = fadd <4 x float> %84, %93
  %96 = add <4 x i64> %87, %23
  %97 = add <4 x i64> %89, %23
  store <4 x float> %94, ptr %81, align 4
  store <4 x float> %95, ptr %83, align 4
  store <4 x i64> %96, ptr %86, align 8
  store <4 x i64> %97, ptr %88, align 8
  %98 = add i64 %80, 8
  %99 = icmp slt i64 %98, 128
  br i1 %99, label %79, label %100

100:                                              ; preds = %79
  %101 = add i64 %61, 1
  %102 = icmp slt i64 %101, %59
  br i1 %102, label %60, label %62

103:                                              ; preds = %64
  %104 = call preserve_mostcc i32 @eas.ask(ptr %65)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %109, !prof !2

106:                                              ; preds = %103, %64
  %107 = add i64 %59, 781
  %108 = call i64 @llvm.umin.i64(i64 %107, i64 %9)
  br label %57

109:                                              ; preds = %103
  %110 = load volatile ptr, ptr %6, align 8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 48
  %112 = load ptr, ptr %111, align 8
  store i32 5, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 4
  store i32 13, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store i64 %27, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 16
  store i64 0, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 24
  store i64 0, ptr %116, align 8
  br label %31

117:                                              ; preds = %125
  br label %119

118:                                              ; preds = %136
  br label %119

119:                                              ; preds = %118, %117
  %120 = add i64 %28, 1
  %121 = icmp eq i64 %120, %7
  %122 = select i1 %121, i64 0, i64 %120
  %123 = add i64 %27, 1
  %124 = icmp slt i64 %123, %3
  br i1 %124, label %26, label %30

125:                                              ; preds = %78, %125
  %126 = phi i64 [ %134, %125 ], [ 0, %78 ]
  %127 = getelementptr float, ptr %4, i64 %126
  %128 = load <8 x float>, ptr %127, align 4
  %129 = getelementptr i8, ptr %127, i64 32
  %130 = load <8 x float>, ptr %129, align 4
  %131 = add i64 %29, %126
  %132 = getelementptr float, ptr %15, i64 %131
  store <8 x float> %128, ptr %132, align 32, !nontemporal !3
  %133 = getelementptr i8, ptr %132, i64 32
  store <8 x float> %130, ptr %133, align 32, !nontemporal !3
  %134 = add i64 %126, 16
  %135 = icmp slt i64 %134, 128
  br i1 %135, label %125, label %117

136:                                              ; preds = %77, %136
  %137 = phi i64 [ %145, %136 ], [ 0, %77 ]
  %138 = getelementptr float, ptr %4, i64 %137
  %139 = load <8 x float>, ptr %138, align 4
  %140 = getelementptr i8, ptr %138, i64 32
  %141 = load <8 x float>, ptr %140, align 4
  %142 = add i64 %29, %137
  %143 = getelementptr float, ptr %15, i64 %142
  store <8 x float> %139, ptr %143, align 4
  %144 = getelementptr i8, ptr %143, i64 32
  store <8 x float> %141, ptr %144, align 4
  %145 = add i64 %137, 16
  %146 = icmp slt i64 %145, 128
  br i1 %146, label %136, label %118
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #4
  ret i32 %4
}

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{i32 1}
