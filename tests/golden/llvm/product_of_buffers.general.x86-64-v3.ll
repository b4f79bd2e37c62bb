; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %3
  %11 = load i64, ptr %0, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  br i1 %10, label %20, label %45

20:                                               ; preds = %5
  %21 = udiv i64 %2, %7
  %22 = urem i64 %21, %9
  %23 = urem i64 %2, %7
  %24 = add i64 %13, -1
  %25 = icmp sgt i64 %24, 0
  %26 = add i64 %13, -2
  %27 = lshr i64 %26, 1
  %28 = add nuw i64 %27, 1
  %29 = call i64 @llvm.umin.i64(i64 %28, i64 20000)
  %30 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %31 = and i64 %30, 9223372036854775806
  %32 = sub i64 %13, %31
  %33 = icmp slt i64 %31, %13
  %34 = call i64 @llvm.umin.i64(i64 %32, i64 20000)
  br label %35

35:                                               ; preds = %127, %20
  %36 = phi i64 [ %2, %20 ], [ %138, %127 ]
  %37 = phi i64 [ %23, %20 ], [ %134, %127 ]
  %38 = phi i64 [ %22, %20 ], [ %137, %127 ]
  %39 = mul i64 %38, %11
  %40 = mul i64 %38, %13
  br i1 %25, label %41, label %81

41:                                               ; preds = %35
  %42 = getelementptr float, ptr %15, i64 %40
  %43 = getelementptr float, ptr %17, i64 %37
  br label %47

44:                                               ; preds = %127
  br label %45

45:                                               ; preds = %44, %5, %146, %94
  %46 = phi i32 [ 1, %146 ], [ 1, %94 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %41, %91
  %48 = phi i64 [ %49, %91 ], [ 0, %41 ]
  %49 = phi i64 [ %93, %91 ], [ %29, %41 ]
  %50 = phi float [ %63, %91 ], [ 0.000000e+00, %41 ]
  %51 = phi float [ %69, %91 ], [ 0.000000e+00, %41 ]
  br label %52

52:                                               ; preds = %52, %47
  %53 = phi i64 [ %48, %47 ], [ %70, %52 ]
  %54 = phi float [ %50, %47 ], [ %63, %52 ]
  %55 = phi float [ %51, %47 ], [ %69, %52 ]
  %56 = shl i64 %53, 1
  %57 = or disjoint i64 %56, 1
  %58 = getelementptr float, ptr %42, i64 %56
  %59 = load float, ptr %58, align 4
  %60 = mul i64 %56, %11
  %61 = getelementptr float, ptr %43, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = call float @llvm.fma.f32(float %59, float %62, float %54)
  %64 = getelementptr i8, ptr %58, i64 4
  %65 = load float, ptr %64, align 4
  %66 = mul i64 %57, %11
  %67 = getelementptr float, ptr %43, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = call float @llvm.fma.f32(float %65, float %68, float %55)
  %70 = add i64 %53, 1
  %71 = icmp slt i64 %70, %49
  br i1 %71, label %52, label %72

72:                                               ; preds = %52
  %73 = icmp eq i64 %49, %28
  br i1 %73, label %80, label %74, !prof !2

74:                                               ; preds = %72
  %75 = load volatile ptr, ptr %6, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %77 = load ptr, ptr %76, align 8
  %78 = load volatile i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %91, label %88, !prof !2

80:                                               ; preds = %72
  br label %81

81:                                               ; preds = %80, %35
  %82 = phi float [ 0.000000e+00, %35 ], [ %63, %80 ]
  %83 = phi float [ 0.000000e+00, %35 ], [ %69, %80 ]
  %84 = fadd float %82, %83
  br i1 %33, label %85, label %127

85:                                               ; preds = %81
  %86 = getelementptr float, ptr %15, i64 %40
  %87 = getelementptr float, ptr %17, i64 %37
  br label %102

88:                                               ; preds = %74
  %89 = call preserve_mostcc i32 @eas.ask(ptr %75)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %94, !prof !2

91:                                               ; preds = %88, %74
  %92 = add i64 %49, 20000
  %93 = call i64 @llvm.umin.i64(i64 %92, i64 %28)
  br label %47

94:                                               ; preds = %88
  %95 = load volatile ptr, ptr %6, align 8
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 48
  %97 = load ptr, ptr %96, align 8
  store i32 5, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 4
  store i32 13, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store i64 %36, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %97, i64 16
  store i64 0, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 24
  store i64 0, ptr %101, align 8
  br label %45

102:                                              ; preds = %85, %143
  %103 = phi i64 [ %104, %143 ], [ 0, %85 ]
  %104 = phi i64 [ %145, %143 ], [ %34, %85 ]
  %105 = phi float [ %115, %143 ], [ %84, %85 ]
  br label %106

106:                                              ; preds = %106, %102
  %107 = phi i64 [ %103, %102 ], [ %116, %106 ]
  %108 = phi float [ %105, %102 ], [ %115, %106 ]
  %109 = add i64 %31, %107
  %110 = getelementptr float, ptr %86, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = mul i64 %109, %11
  %113 = getelementptr float, ptr %87, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = call float @llvm.fma.f32(float %111, float %114, float %108)
  %116 = add i64 %107, 1
  %117 = icmp slt i64 %116, %104
  br i1 %117, label %106, label %118

118:                                              ; preds = %106
  %119 = icmp eq i64 %104, %32
  br i1 %119, label %126, label %120, !prof !2

120:                                              ; preds = %118
  %121 = load volatile ptr, ptr %6, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %123 = load ptr, ptr %122, align 8
  %124 = load volatile i32, ptr %123, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %143, label %140, !prof !2

126:                                              ; preds = %118
  br label %127

127:                                              ; preds = %126, %81
  %128 = phi float [ %84, %81 ], [ %115, %126 ]
  %129 = getelementptr float, ptr %19, i64 %39
  %130 = getelementptr float, ptr %129, i64 %37
  store float %128, ptr %130, align 4
  %131 = add i64 %37, 1
  %132 = icmp eq i64 %131, %7
  %133 = zext i1 %132 to i64
  %134 = select i1 %132, i64 0, i64 %131
  %135 = add i64 %38, %133
  %136 = icmp eq i64 %135, %9
  %137 = select i1 %136, i64 0, i64 %135
  %138 = add i64 %36, 1
  %139 = icmp slt i64 %138, %3
  br i1 %139, label %35, label %44

140:                                              ; preds = %120
  %141 = call preserve_mostcc i32 @eas.ask(ptr %121)
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %146, !prof !2

143:                                              ; preds = %140, %120
  %144 = add i64 %104, 20000
  %145 = call i64 @llvm.umin.i64(i64 %144, i64 %32)
  br label %102

146:                                              ; preds = %140
  %147 = load volatile ptr, ptr %6, align 8
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 48
  %149 = load ptr, ptr %148, align 8
  store i32 5, ptr %149, align 4
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 4
  store i32 37, ptr %150, align 4
  %151 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store i64 %36, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %149, i64 16
  store i64 0, ptr %152, align 8
  %153 = getelementptr inbounds nuw i8, ptr %149, i64 24
  store i64 0, ptr %153, align 8
  br label %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #3
  ret i32 %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="x86-64-v3" "target-features" }
attributes #3 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
