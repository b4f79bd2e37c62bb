; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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
  %21 = call i64 @llvm.umin.i64(i64 %9, i64 1562)
  %22 = insertelement <8 x i64> poison, i64 %13, i64 0
  %23 = shufflevector <8 x i64> %22, <8 x i64> poison, <8 x i32> zeroinitializer
  %24 = and i64 %17, 2
  %25 = icmp ne i64 %24, 0
  br label %26

26:                                               ; preds = %136, %18
  %27 = phi i64 [ %2, %18 ], [ %140, %136 ]
  %28 = phi i64 [ %19, %18 ], [ %139, %136 ]
  %29 = shl i64 %28, 7
  br label %33

30:                                               ; preds = %136
  br label %31

31:                                               ; preds = %30, %5, %126
  %32 = phi i32 [ 1, %126 ], [ 0, %5 ], [ 0, %30 ]
  ret i32 %32

33:                                               ; preds = %26, %33
  %34 = phi i64 [ 0, %26 ], [ %37, %33 ]
  %35 = getelementptr float, ptr %4, i64 %34
  store <16 x float> zeroinitializer, ptr %35, align 4
  %36 = getelementptr i8, ptr %35, i64 64
  store <16 x float> zeroinitializer, ptr %36, align 4
  %37 = add i64 %34, 32
  %38 = icmp slt i64 %37, 128
  br i1 %38, label %33, label %39

39:                                               ; preds = %33
  br label %40

40:                                               ; preds = %39, %40
  %41 = phi i64 [ %53, %40 ], [ 0, %39 ]
  %42 = add i64 %29, %41
  %43 = insertelement <8 x i64> poison, i64 %42, i64 0
  %44 = shufflevector <8 x i64> %43, <8 x i64> poison, <8 x i32> zeroinitializer
  %45 = or disjoint <8 x i64> %44, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %46 = or disjoint i64 %42, 8
  %47 = insertelement <8 x i64> poison, i64 %46, i64 0
  %48 = shufflevector <8 x i64> %47, <8 x i64> poison, <8 x i32> zeroinitializer
  %49 = or disjoint <8 x i64> %48, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %50 = getelementptr i64, ptr %4, i64 %41
  %51 = getelementptr i8, ptr %50, i64 576
  store <8 x i64> %45, ptr %51, align 8
  %52 = getelementptr i8, ptr %50, i64 640
  store <8 x i64> %49, ptr %52, align 8
  %53 = add i64 %41, 16
  %54 = icmp slt i64 %53, 128
  br i1 %54, label %40, label %55

55:                                               ; preds = %40
  br i1 %20, label %56, label %71

56:                                               ; preds = %55
  br label %57

57:                                               ; preds = %56, %123
  %58 = phi i64 [ %59, %123 ], [ 0, %56 ]
  %59 = phi i64 [ %125, %123 ], [ %21, %56 ]
  br label %60

60:                                               ; preds = %117, %57
  %61 = phi i64 [ %58, %57 ], [ %118, %117 ]
  br label %79

62:                                               ; preds = %117
  %63 = icmp eq i64 %59, %9
  br i1 %63, label %70, label %64, !prof !2

64:                                               ; preds = %62
  %65 = load volatile ptr, ptr %6, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 56
  %67 = load ptr, ptr %66, align 8
  %68 = load volatile i32, ptr %67, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %123, label %120, !prof !2

70:                                               ; preds = %62
  br label %71

71:                                               ; preds = %70, %55
  %72 = getelementptr float, ptr %15, i64 %29
  %73 = ptrtoint ptr %72 to i64
  %74 = and i64 %73, 63
  %75 = icmp eq i64 %74, 0
  %76 = and i1 %25, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %71
  br label %153

78:                                               ; preds = %71
  br label %142

79:                                               ; preds = %60, %79
  %80 = phi i64 [ 0, %60 ], [ %93, %79 ]
  %81 = getelementptr i64, ptr %4, i64 %80
  %82 = getelementptr i8, ptr %81, i64 576
  %83 = load <16 x i64>, ptr %82, align 8
  %84 = getelementptr i8, ptr %81, i64 704
  %85 = load <16 x i64>, ptr %84, align 8
  %86 = getelementptr float, ptr %11, <16 x i64> %83
  %87 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %86, <16 x i1> splat (i1 true), <16 x float> poison)
  %88 = getelementptr float, ptr %11, <16 x i64> %85
  %89 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %88, <16 x i1> splat (i1 true), <16 x float> poison)
  %90 = getelementptr float, ptr %4, i64 %80
  %91 = getelementptr i8, ptr %90, i64 1664
  store <16 x float> %87, ptr %91, align 4
  %92 = getelementptr i8, ptr %90, i64 1728
  store <16 x float> %89, ptr %92, align 4
  %93 = add i64 %80, 32
  %94 = icmp slt i64 %93, 128
  br i1 %94, label %79, label %95

95:                                               ; preds = %79
  br label %96

96:                                               ; preds = %95, %96
  %97 = phi i64 [ %115, %96 ], [ 0, %95 ]
  %98 = getelementptr float, ptr %4, i64 %97
  %99 = load <8 x float>, ptr %98, align 4
  %100 = getelementptr i8, ptr %98, i64 32
  %101 = load <8 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %98, i64 1664
  %103 = load <8 x float>, ptr %102, align 4
  %104 = getelementptr i8, ptr %98, i64 1696
  %105 = load <8 x float>, ptr %104, align 4
  %106 = fadd <8 x float> %99, %103
  %107 = fadd <8 x float> %101, %105
  %108 = getelementptr i64, ptr %4, i64 %97
  %109 = getelementptr i8, ptr %108, i64 576
  %110 = load <8 x i64>, ptr %109, align 8
  %111 = getelementptr i8, ptr %108, i64 640
  %112 = load <8 x i64>, ptr %111, align 8
  %113 = add <8 x i64> %110, %23
  %114 = add <8 x i64> %112, %23
  store <8 x float> %106, ptr %98, align 4
  store <8 x float> %107, ptr %100, align 4
  store <8 x i64> %113, ptr %109, align 8
  store <8 x i64> %114, ptr %111, align 8
  %115 = add i64 %97, 16
  %116 = icmp slt i64 %115, 128
  br i1 %116, label %96, label %117

117:                                              ; preds = %96
  %118 = add i64 %61, 1
  %119 = icmp slt i64 %118, %59
  br i1 %119, label %60, label %62

120:                                              ; preds = %64
  %121 = call preserve_mostcc i32 @eas.ask(ptr %65)
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %126, !prof !2

123:                                              ; preds = %120, %64
  %124 = add i64 %59, 1562
  %125 = call i64 @llvm.umin.i64(i64 %124, i64 %9)
  br label %57

126:                                              ; preds = %120
  %127 = load volatile ptr, ptr %6, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 48
  %129 = load ptr, ptr %128, align 8
  store i32 5, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  store i32 13, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  store i64 %27, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %129, i64 16
  store i64 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 24
  store i64 0, ptr %133, align 8
  br label %31

134:                                              ; preds = %142
  br label %136

135:                                              ; preds = %153
  br label %136

136:                                              ; preds = %135, %134
  %137 = add i64 %28, 1
  %138 = icmp eq i64 %137, %7
  %139 = select i1 %138, i64 0, i64 %137
  %140 = add i64 %27, 1
  %141 = icmp slt i64 %140, %3
  br i1 %141, label %26, label %30

142:                                              ; preds = %78, %142
  %143 = phi i64 [ %151, %142 ], [ 0, %78 ]
  %144 = getelementptr float, ptr %4, i64 %143
  %145 = load <16 x float>, ptr %144, align 4
  %146 = getelementptr i8, ptr %144, i64 64
  %147 = load <16 x float>, ptr %146, align 4
  %148 = add i64 %29, %143
  %149 = getelementptr float, ptr %15, i64 %148
  store <16 x float> %145, ptr %149, align 64, !nontemporal !3
  %150 = getelementptr i8, ptr %149, i64 64
  store <16 x float> %147, ptr %150, align 64, !nontemporal !3
  %151 = add i64 %143, 32
  %152 = icmp slt i64 %151, 128
  br i1 %152, label %142, label %134

153:                                              ; preds = %77, %153
  %154 = phi i64 [ %162, %153 ], [ 0, %77 ]
  %155 = getelementptr float, ptr %4, i64 %154
  %156 = load <16 x float>, ptr %155, align 4
  %157 = getelementptr i8, ptr %155, i64 64
  %158 = load <16 x float>, ptr %157, align 4
  %159 = add i64 %29, %154
  %160 = getelementptr float, ptr %15, i64 %159
  store <16 x float> %156, ptr %160, align 4
  %161 = getelementptr i8, ptr %160, i64 64
  store <16 x float> %158, ptr %161, align 4
  %162 = add i64 %154, 32
  %163 = icmp slt i64 %162, 128
  br i1 %163, label %153, label %135
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #4
  ret i32 %4
}

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v4" "target-features" }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{i32 1}
