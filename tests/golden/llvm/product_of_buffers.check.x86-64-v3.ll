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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i64, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load i64, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = load ptr, ptr %42, align 8, !invariant.load !0
  br i1 %12, label %44, label %60

44:                                               ; preds = %5
  %45 = icmp sgt i64 %15, 0
  %46 = call i64 @llvm.smax.i64(i64 %15, i64 0)
  %47 = icmp eq ptr %21, null
  %48 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %49 = icmp eq ptr %33, null
  %50 = icmp eq ptr %41, null
  br label %51

51:                                               ; preds = %44, %129
  %52 = phi i64 [ %138, %129 ], [ %2, %44 ]
  %53 = phi i64 [ %136, %129 ], [ %9, %44 ]
  %54 = phi i64 [ %137, %129 ], [ %11, %44 ]
  %55 = mul i64 %54, %13
  %56 = add i64 %55, %53
  %57 = mul i64 %54, %15
  br i1 %45, label %58, label %73

58:                                               ; preds = %51
  br label %62

59:                                               ; preds = %129
  br label %60

60:                                               ; preds = %59, %5, %124, %105, %86
  %61 = phi i32 [ 1, %124 ], [ 1, %86 ], [ 1, %105 ], [ 0, %5 ], [ 0, %59 ]
  ret i32 %61

62:                                               ; preds = %58, %110
  %63 = phi i64 [ %115, %110 ], [ 0, %58 ]
  %64 = phi float [ %114, %110 ], [ 0.000000e+00, %58 ]
  %65 = add i64 %57, %63
  %66 = mul i64 %63, %13
  %67 = add i64 %53, %66
  %68 = icmp sgt i64 %65, %19
  %69 = icmp slt i64 %65, %17
  %70 = or i1 %69, %68
  %71 = or i1 %47, %70
  br i1 %71, label %84, label %79

72:                                               ; preds = %110
  br label %73

73:                                               ; preds = %72, %51
  %74 = phi float [ 0.000000e+00, %51 ], [ %114, %72 ]
  %75 = icmp sgt i64 %56, %39
  %76 = icmp slt i64 %56, %37
  %77 = or i1 %76, %75
  %78 = or i1 %50, %77
  br i1 %78, label %122, label %117

79:                                               ; preds = %62
  %80 = load ptr, ptr %48, align 8
  %81 = call i8 %80(ptr %21, i64 %65) #2
  %82 = and i8 %81, 1
  %83 = icmp eq i8 %82, 0
  br label %84

84:                                               ; preds = %62, %79
  %85 = phi i1 [ %83, %79 ], [ %70, %62 ]
  br i1 %85, label %86, label %91, !prof !1

86:                                               ; preds = %84
  store i32 1, ptr %25, align 4
  %87 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 14, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %65, ptr %90, align 8
  br label %60

91:                                               ; preds = %84
  %92 = getelementptr float, ptr %27, i64 %65
  %93 = load float, ptr %92, align 4
  %94 = icmp sgt i64 %67, %31
  %95 = icmp slt i64 %67, %29
  %96 = or i1 %95, %94
  %97 = or i1 %49, %96
  br i1 %97, label %103, label %98

98:                                               ; preds = %91
  %99 = load ptr, ptr %48, align 8
  %100 = call i8 %99(ptr %33, i64 %67) #2
  %101 = and i8 %100, 1
  %102 = icmp eq i8 %101, 0
  br label %103

103:                                              ; preds = %91, %98
  %104 = phi i1 [ %102, %98 ], [ %96, %91 ]
  br i1 %104, label %105, label %110, !prof !1

105:                                              ; preds = %103
  store i32 1, ptr %25, align 4
  %106 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 17, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %67, ptr %109, align 8
  br label %60

110:                                              ; preds = %103
  %111 = getelementptr float, ptr %35, i64 %67
  %112 = load float, ptr %111, align 4
  %113 = fmul float %93, %112
  %114 = fadd float %64, %113
  %115 = add i64 %63, 1
  %116 = icmp slt i64 %115, %46
  br i1 %116, label %62, label %72

117:                                              ; preds = %73
  %118 = load ptr, ptr %48, align 8
  %119 = call i8 %118(ptr %41, i64 %56) #2
  %120 = and i8 %119, 1
  %121 = icmp eq i8 %120, 0
  br label %122

122:                                              ; preds = %73, %117
  %123 = phi i1 [ %121, %117 ], [ %77, %73 ]
  br i1 %123, label %124, label %129, !prof !1

124:                                              ; preds = %122
  store i32 1, ptr %25, align 4
  %125 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 21, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %56, ptr %128, align 8
  br label %60

129:                                              ; preds = %122
  %130 = getelementptr float, ptr %43, i64 %56
  store float %74, ptr %130, align 4
  %131 = add i64 %53, 1
  %132 = icmp eq i64 %131, %6
  %133 = zext i1 %132 to i64
  %134 = add i64 %54, %133
  %135 = icmp eq i64 %134, %8
  %136 = select i1 %132, i64 0, i64 %131
  %137 = select i1 %135, i64 0, i64 %134
  %138 = add i64 %52, 1
  %139 = icmp slt i64 %138, %3
  br i1 %139, label %51, label %59
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
