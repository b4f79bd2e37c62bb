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
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load ptr, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load i64, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load i64, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %43 = load ptr, ptr %42, align 8, !invariant.load !0
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %45 = load ptr, ptr %44, align 8, !invariant.load !0
  br i1 %12, label %46, label %63

46:                                               ; preds = %5
  %47 = icmp sgt i64 %15, 0
  %48 = call i64 @llvm.smax.i64(i64 %15, i64 0)
  %49 = icmp eq ptr %21, null
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %51 = icmp eq ptr %33, null
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %53 = icmp eq ptr %43, null
  br label %54

54:                                               ; preds = %46, %159
  %55 = phi i64 [ %168, %159 ], [ %2, %46 ]
  %56 = phi i64 [ %166, %159 ], [ %9, %46 ]
  %57 = phi i64 [ %167, %159 ], [ %11, %46 ]
  %58 = mul i64 %57, %13
  %59 = add i64 %58, %56
  %60 = mul i64 %57, %15
  br i1 %47, label %61, label %74

61:                                               ; preds = %54
  br label %65

62:                                               ; preds = %159
  br label %63

63:                                               ; preds = %62, %5, %154, %142, %120, %101
  %64 = phi i32 [ 1, %154 ], [ 1, %101 ], [ 1, %120 ], [ 1, %142 ], [ 0, %5 ], [ 0, %62 ]
  ret i32 %64

65:                                               ; preds = %61, %135
  %66 = phi i64 [ %136, %135 ], [ 0, %61 ]
  %67 = phi float [ %92, %135 ], [ 0.000000e+00, %61 ]
  %68 = sub i64 %48, %66
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 20000)
  %70 = add i64 %66, %69
  %71 = icmp slt i64 %66, %70
  br i1 %71, label %72, label %91

72:                                               ; preds = %65
  br label %80

73:                                               ; preds = %135
  br label %74

74:                                               ; preds = %73, %54
  %75 = phi float [ 0.000000e+00, %54 ], [ %92, %73 ]
  %76 = icmp sgt i64 %59, %41
  %77 = icmp slt i64 %59, %39
  %78 = or i1 %77, %76
  %79 = or i1 %53, %78
  br i1 %79, label %152, label %147

80:                                               ; preds = %72, %125
  %81 = phi i64 [ %130, %125 ], [ %66, %72 ]
  %82 = phi float [ %129, %125 ], [ %67, %72 ]
  %83 = add i64 %60, %81
  %84 = mul i64 %81, %13
  %85 = add i64 %56, %84
  %86 = icmp sgt i64 %83, %19
  %87 = icmp slt i64 %83, %17
  %88 = or i1 %87, %86
  %89 = or i1 %49, %88
  br i1 %89, label %99, label %94

90:                                               ; preds = %125
  br label %91

91:                                               ; preds = %90, %65
  %92 = phi float [ %67, %65 ], [ %129, %90 ]
  %93 = icmp sgt i64 %68, 20000
  br i1 %93, label %132, label %135

94:                                               ; preds = %80
  %95 = load ptr, ptr %50, align 8
  %96 = call i8 %95(ptr %21, i64 %83) #2
  %97 = and i8 %96, 1
  %98 = icmp eq i8 %97, 0
  br label %99

99:                                               ; preds = %80, %94
  %100 = phi i1 [ %98, %94 ], [ %88, %80 ]
  br i1 %100, label %101, label %106, !prof !1

101:                                              ; preds = %99
  store i32 1, ptr %25, align 4
  %102 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 14, ptr %102, align 4
  %103 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %55, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %83, ptr %105, align 8
  br label %63

106:                                              ; preds = %99
  %107 = getelementptr float, ptr %27, i64 %83
  %108 = load float, ptr %107, align 4
  %109 = icmp sgt i64 %85, %31
  %110 = icmp slt i64 %85, %29
  %111 = or i1 %110, %109
  %112 = or i1 %51, %111
  br i1 %112, label %118, label %113

113:                                              ; preds = %106
  %114 = load ptr, ptr %50, align 8
  %115 = call i8 %114(ptr %33, i64 %85) #2
  %116 = and i8 %115, 1
  %117 = icmp eq i8 %116, 0
  br label %118

118:                                              ; preds = %106, %113
  %119 = phi i1 [ %117, %113 ], [ %111, %106 ]
  br i1 %119, label %120, label %125, !prof !1

120:                                              ; preds = %118
  store i32 1, ptr %25, align 4
  %121 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 17, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %55, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %85, ptr %124, align 8
  br label %63

125:                                              ; preds = %118
  %126 = getelementptr float, ptr %35, i64 %85
  %127 = load float, ptr %126, align 4
  %128 = fmul float %108, %127
  %129 = fadd float %82, %128
  %130 = add i64 %81, 1
  %131 = icmp slt i64 %130, %70
  br i1 %131, label %80, label %90

132:                                              ; preds = %91
  %133 = load volatile i32, ptr %37, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %138, !prof !2

135:                                              ; preds = %138, %132, %91
  %136 = add i64 %66, 20000
  %137 = icmp slt i64 %136, %48
  br i1 %137, label %65, label %73

138:                                              ; preds = %132
  %139 = load ptr, ptr %52, align 8
  %140 = call i32 %139(ptr nonnull %1) #2
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %135, label %142, !prof !2

142:                                              ; preds = %138
  store i32 5, ptr %25, align 4
  %143 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 11, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %55, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 0, ptr %146, align 8
  br label %63

147:                                              ; preds = %74
  %148 = load ptr, ptr %50, align 8
  %149 = call i8 %148(ptr %43, i64 %59) #2
  %150 = and i8 %149, 1
  %151 = icmp eq i8 %150, 0
  br label %152

152:                                              ; preds = %74, %147
  %153 = phi i1 [ %151, %147 ], [ %78, %74 ]
  br i1 %153, label %154, label %159, !prof !1

154:                                              ; preds = %152
  store i32 1, ptr %25, align 4
  %155 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 21, ptr %155, align 4
  %156 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %55, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %59, ptr %158, align 8
  br label %63

159:                                              ; preds = %152
  %160 = getelementptr float, ptr %45, i64 %59
  store float %75, ptr %160, align 4
  %161 = add i64 %56, 1
  %162 = icmp eq i64 %161, %6
  %163 = zext i1 %162 to i64
  %164 = add i64 %57, %163
  %165 = icmp eq i64 %164, %8
  %166 = select i1 %162, i64 0, i64 %161
  %167 = select i1 %165, i64 0, i64 %164
  %168 = add i64 %55, 1
  %169 = icmp slt i64 %168, %3
  br i1 %169, label %54, label %62
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{!"branch_weights", i32 100000, i32 1}
