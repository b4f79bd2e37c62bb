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
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load i64, ptr %24, align 8
  br i1 %12, label %26, label %40

26:                                               ; preds = %5
  %27 = icmp sgt i64 %13, 0
  %28 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %29 = insertelement <4 x i64> poison, i64 %17, i64 0
  %30 = shufflevector <4 x i64> %29, <4 x i64> poison, <4 x i32> zeroinitializer
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %32 = and i64 %25, 2
  %33 = icmp ne i64 %32, 0
  br label %34

34:                                               ; preds = %26, %145
  %35 = phi i64 [ %153, %145 ], [ %2, %26 ]
  %36 = phi i64 [ %151, %145 ], [ %9, %26 ]
  %37 = phi i64 [ %152, %145 ], [ %11, %26 ]
  %38 = shl i64 %36, 7
  br label %42

39:                                               ; preds = %145
  br label %40

40:                                               ; preds = %39, %5, %138
  %41 = phi i32 [ 1, %138 ], [ 0, %5 ], [ 0, %39 ]
  ret i32 %41

42:                                               ; preds = %34, %42
  %43 = phi i64 [ 0, %34 ], [ %46, %42 ]
  %44 = getelementptr float, ptr %4, i64 %43
  store <8 x float> zeroinitializer, ptr %44, align 4
  %45 = getelementptr i8, ptr %44, i64 32
  store <8 x float> zeroinitializer, ptr %45, align 4
  %46 = add i64 %43, 16
  %47 = icmp slt i64 %46, 128
  br i1 %47, label %42, label %48

48:                                               ; preds = %42
  br label %49

49:                                               ; preds = %48, %49
  %50 = phi i64 [ %62, %49 ], [ 0, %48 ]
  %51 = add i64 %38, %50
  %52 = insertelement <4 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <4 x i64> %52, <4 x i64> poison, <4 x i32> zeroinitializer
  %54 = or disjoint <4 x i64> %53, <i64 0, i64 1, i64 2, i64 3>
  %55 = or disjoint i64 %51, 4
  %56 = insertelement <4 x i64> poison, i64 %55, i64 0
  %57 = shufflevector <4 x i64> %56, <4 x i64> poison, <4 x i32> zeroinitializer
  %58 = or disjoint <4 x i64> %57, <i64 0, i64 1, i64 2, i64 3>
  %59 = getelementptr i64, ptr %4, i64 %50
  %60 = getelementptr i8, ptr %59, i64 576
  store <4 x i64> %54, ptr %60, align 8
  %61 = getelementptr i8, ptr %59, i64 608
  store <4 x i64> %58, ptr %61, align 8
  %62 = add i64 %50, 8
  %63 = icmp slt i64 %62, 128
  br i1 %63, label %49, label %64

64:                                               ; preds = %49
  br i1 %27, label %65, label %74

65:                                               ; preds = %64
  br label %66

66:                                               ; preds = %65, %131
  %67 = phi i64 [ %132, %131 ], [ 0, %65 ]
  %68 = sub i64 %28, %67
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 781)
  %70 = add i64 %67, %69
  %71 = icmp slt i64 %67, %70
  br i1 %71, label %72, label %85

72:                                               ; preds = %66
  br label %82

73:                                               ; preds = %131
  br label %74

74:                                               ; preds = %73, %64
  %75 = getelementptr float, ptr %23, i64 %38
  %76 = ptrtoint ptr %75 to i64
  %77 = and i64 %76, 31
  %78 = icmp eq i64 %77, 0
  %79 = and i1 %33, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %74
  br label %166

81:                                               ; preds = %74
  br label %155

82:                                               ; preds = %72, %125
  %83 = phi i64 [ %126, %125 ], [ %67, %72 ]
  br label %87

84:                                               ; preds = %125
  br label %85

85:                                               ; preds = %84, %66
  %86 = icmp sgt i64 %68, 781
  br i1 %86, label %128, label %131

87:                                               ; preds = %82, %87
  %88 = phi i64 [ 0, %82 ], [ %101, %87 ]
  %89 = getelementptr i64, ptr %4, i64 %88
  %90 = getelementptr i8, ptr %89, i64 576
  %91 = load <8 x i64>, ptr %90, align 8
  %92 = getelementptr i8, ptr %89, i64 640
  %93 = load <8 x i64>, ptr %92, align 8
  %94 = getelementptr float, ptr %15, <8 x i64> %91
  %95 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %94, <8 x i1> splat (i1 true), <8 x float> poison)
  %96 = getelementptr float, ptr %15, <8 x i64> %93
  %97 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %96, <8 x i1> splat (i1 true), <8 x float> poison)
  %98 = getelementptr float, ptr %4, i64 %88
  %99 = getelementptr i8, ptr %98, i64 1664
  store <8 x float> %95, ptr %99, align 4
  %100 = getelementptr i8, ptr %98, i64 1696
  store <8 x float> %97, ptr %100, align 4
  %101 = add i64 %88, 16
  %102 = icmp slt i64 %101, 128
  br i1 %102, label %87, label %103

103:                                              ; preds = %87
  br label %104

104:                                              ; preds = %103, %104
  %105 = phi i64 [ %123, %104 ], [ 0, %103 ]
  %106 = getelementptr float, ptr %4, i64 %105
  %107 = load <4 x float>, ptr %106, align 4
  %108 = getelementptr i8, ptr %106, i64 16
  %109 = load <4 x float>, ptr %108, align 4
  %110 = getelementptr i8, ptr %106, i64 1664
  %111 = load <4 x float>, ptr %110, align 4
  %112 = getelementptr i8, ptr %106, i64 1680
  %113 = load <4 x float>, ptr %112, align 4
  %114 = fadd <4 x float> %107, %111
  %115 = fadd <4 x float> %109, %113
  %116 = getelementptr i64, ptr %4, i64 %105
  %117 = getelementptr i8, ptr %116, i64 576
  %118 = load <4 x i64>, ptr %117, align 8
  %119 = getelementptr i8, ptr %116, i64 608
  %120 = load <4 x i64>, ptr %119, align 8
  %121 = add <4 x i64> %118, %30
  %122 = add <4 x i64> %120, %30
  store <4 x float> %114, ptr %106, align 4
  store <4 x float> %115, ptr %108, align 4
  store <4 x i64> %121, ptr %117, align 8
  store <4 x i64> %122, ptr %119, align 8
  %123 = add i64 %105, 8
  %124 = icmp slt i64 %123, 128
  br i1 %124, label %104, label %125

125:                                              ; preds = %104
  %126 = add i64 %83, 1
  %127 = icmp slt i64 %126, %70
  br i1 %127, label %82, label %84

128:                                              ; preds = %85
  %129 = load volatile i32, ptr %19, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %134, !prof !1

131:                                              ; preds = %134, %128, %85
  %132 = add i64 %67, 781
  %133 = icmp slt i64 %132, %28
  br i1 %133, label %66, label %73

134:                                              ; preds = %128
  %135 = load ptr, ptr %31, align 8
  %136 = call i32 %135(ptr nonnull %1) #3
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %131, label %138, !prof !1

138:                                              ; preds = %134
  store i32 5, ptr %21, align 4
  %139 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 13, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %35, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i64 0, ptr %142, align 8
  br label %40

143:                                              ; preds = %155
  br label %145

144:                                              ; preds = %166
  br label %145

145:                                              ; preds = %144, %143
  %146 = add i64 %36, 1
  %147 = icmp eq i64 %146, %6
  %148 = zext i1 %147 to i64
  %149 = add i64 %37, %148
  %150 = icmp eq i64 %149, %8
  %151 = select i1 %147, i64 0, i64 %146
  %152 = select i1 %150, i64 0, i64 %149
  %153 = add i64 %35, 1
  %154 = icmp slt i64 %153, %3
  br i1 %154, label %34, label %39

155:                                              ; preds = %81, %155
  %156 = phi i64 [ %164, %155 ], [ 0, %81 ]
  %157 = getelementptr float, ptr %4, i64 %156
  %158 = load <8 x float>, ptr %157, align 4
  %159 = getelementptr i8, ptr %157, i64 32
  %160 = load <8 x float>, ptr %159, align 4
  %161 = add i64 %38, %156
  %162 = getelementptr float, ptr %23, i64 %161
  store <8 x float> %158, ptr %162, align 32, !nontemporal !2
  %163 = getelementptr i8, ptr %162, i64 32
  store <8 x float> %160, ptr %163, align 32, !nontemporal !2
  %164 = add i64 %156, 16
  %165 = icmp slt i64 %164, 128
  br i1 %165, label %155, label %143

166:                                              ; preds = %80, %166
  %167 = phi i64 [ %175, %166 ], [ 0, %80 ]
  %168 = getelementptr float, ptr %4, i64 %167
  %169 = load <8 x float>, ptr %168, align 4
  %170 = getelementptr i8, ptr %168, i64 32
  %171 = load <8 x float>, ptr %170, align 4
  %172 = add i64 %38, %167
  %173 = getelementptr float, ptr %23, i64 %172
  store <8 x float> %169, ptr %173, align 4
  %174 = getelementptr i8, ptr %173, i64 32
  store <8 x float> %171, ptr %174, align 4
  %175 = add i64 %167, 16
  %176 = icmp slt i64 %175, 128
  br i1 %176, label %166, label %144
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 100000, i32 1}
!2 = !{i32 1}
