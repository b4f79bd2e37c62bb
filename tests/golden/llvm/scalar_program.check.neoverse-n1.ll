; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  br i1 %8, label %28, label %37

28:                                               ; preds = %5
  %29 = urem i64 %2, %7
  %30 = icmp eq ptr %15, null
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %32 = icmp eq ptr %25, null
  br label %33

33:                                               ; preds = %110, %28
  %34 = phi i64 [ %2, %28 ], [ %115, %110 ]
  %35 = phi i64 [ %29, %28 ], [ %114, %110 ]
  br label %39

36:                                               ; preds = %110
  br label %37

37:                                               ; preds = %36, %5, %102, %87, %62
  %38 = phi i32 [ 1, %102 ], [ 1, %62 ], [ 1, %87 ], [ 0, %5 ], [ 0, %36 ]
  ret i32 %38

39:                                               ; preds = %82, %33
  %40 = phi i64 [ %35, %33 ], [ %45, %82 ]
  %41 = phi float [ 0.000000e+00, %33 ], [ %73, %82 ]
  %42 = phi i64 [ 20000, %33 ], [ %83, %82 ]
  %43 = icmp slt i64 %40, %9
  br i1 %43, label %44, label %50

44:                                               ; preds = %39
  %45 = add i64 %40, %7
  %46 = icmp sgt i64 %40, %13
  %47 = icmp slt i64 %40, %11
  %48 = or i1 %47, %46
  %49 = or i1 %30, %48
  br i1 %49, label %60, label %55

50:                                               ; preds = %39
  %51 = icmp sgt i64 %35, %23
  %52 = icmp slt i64 %35, %21
  %53 = or i1 %52, %51
  %54 = or i1 %32, %53
  br i1 %54, label %100, label %95

55:                                               ; preds = %44
  %56 = load ptr, ptr %31, align 8
  %57 = call i8 %56(ptr %15, i64 %40) #2
  %58 = and i8 %57, 1
  %59 = icmp eq i8 %58, 0
  br label %60

60:                                               ; preds = %44, %55
  %61 = phi i1 [ %59, %55 ], [ %48, %44 ]
  br i1 %61, label %62, label %70, !prof !2

62:                                               ; preds = %60
  %63 = load volatile ptr, ptr %6, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %65 = load ptr, ptr %64, align 8
  store i32 1, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store i32 8, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i64 %34, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 24
  store i64 %40, ptr %69, align 8
  br label %37

70:                                               ; preds = %60
  %71 = getelementptr float, ptr %19, i64 %40
  %72 = load float, ptr %71, align 4
  %73 = fadd float %41, %72
  %74 = add i64 %42, -1
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %82, !prof !2

76:                                               ; preds = %70
  %77 = load volatile ptr, ptr %6, align 8
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %79 = load ptr, ptr %78, align 8
  %80 = load volatile i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %84, !prof !3

82:                                               ; preds = %84, %76, %70
  %83 = phi i64 [ %74, %70 ], [ 20000, %76 ], [ 20000, %84 ]
  br label %39

84:                                               ; preds = %76
  %85 = call preserve_mostcc i32 @eas.ask(ptr %77)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %82, label %87, !prof !3

87:                                               ; preds = %84
  %88 = load volatile ptr, ptr %6, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 48
  %90 = load ptr, ptr %89, align 8
  store i32 5, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  store i32 5, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i64 %34, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 16
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 24
  store i64 0, ptr %94, align 8
  br label %37

95:                                               ; preds = %50
  %96 = load ptr, ptr %31, align 8
  %97 = call i8 %96(ptr %25, i64 %35) #2
  %98 = and i8 %97, 1
  %99 = icmp eq i8 %98, 0
  br label %100

100:                                              ; preds = %50, %95
  %101 = phi i1 [ %99, %95 ], [ %53, %50 ]
  br i1 %101, label %102, label %110, !prof !2

102:                                              ; preds = %100
  %103 = load volatile ptr, ptr %6, align 8
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 48
  %105 = load ptr, ptr %104, align 8
  store i32 1, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 4
  store i32 14, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %105, i64 8
  store i64 %34, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 16
  store i64 0, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %105, i64 24
  store i64 %35, ptr %109, align 8
  br label %37

110:                                              ; preds = %100
  %111 = getelementptr float, ptr %27, i64 %35
  store float %41, ptr %111, align 4
  %112 = add i64 %35, 1
  %113 = icmp eq i64 %112, %7
  %114 = select i1 %113, i64 0, i64 %112
  %115 = add i64 %34, 1
  %116 = icmp slt i64 %115, %3
  br i1 %116, label %33, label %36
}

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #2
  ret i32 %4
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #2 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
!3 = !{!"branch_weights", i32 100000, i32 1}
