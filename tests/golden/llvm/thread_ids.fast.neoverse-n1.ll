; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  br i1 %7, label %9, label %16

9:                                                ; preds = %5
  %10 = urem i64 %2, %6
  br label %11

11:                                               ; preds = %146, %9
  %12 = phi i64 [ %2, %9 ], [ %150, %146 ]
  %13 = phi i64 [ %10, %9 ], [ %149, %146 ]
  %14 = mul i64 %13, 288
  br label %17

15:                                               ; preds = %146
  br label %16

16:                                               ; preds = %15, %5
  ret i32 0

17:                                               ; preds = %11, %17
  %18 = phi i64 [ 0, %11 ], [ %28, %17 ]
  %19 = or disjoint i64 %18, 2
  %20 = mul i64 %18, 6
  %21 = add i64 %14, %20
  %22 = getelementptr i64, ptr %8, i64 %21
  store i64 %18, ptr %22, align 8
  %23 = getelementptr i8, ptr %22, i64 48
  %24 = or disjoint i64 %18, 1
  store i64 %24, ptr %23, align 8
  %25 = getelementptr i8, ptr %22, i64 96
  store i64 %19, ptr %25, align 8
  %26 = getelementptr i8, ptr %22, i64 144
  %27 = or disjoint i64 %18, 3
  store i64 %27, ptr %26, align 8
  %28 = add i64 %18, 4
  %29 = icmp slt i64 %28, 48
  br i1 %29, label %17, label %30

30:                                               ; preds = %17
  br label %31

31:                                               ; preds = %30, %31
  %32 = phi i64 [ 0, %30 ], [ %40, %31 ]
  %33 = mul i64 %32, 6
  %34 = add i64 %14, %33
  %35 = getelementptr i64, ptr %8, i64 %34
  %36 = getelementptr i8, ptr %35, i64 8
  store i64 0, ptr %36, align 8
  %37 = getelementptr i8, ptr %35, i64 56
  store i64 1, ptr %37, align 8
  %38 = getelementptr i8, ptr %35, i64 104
  store i64 2, ptr %38, align 8
  %39 = getelementptr i8, ptr %35, i64 152
  store i64 3, ptr %39, align 8
  %40 = add i64 %32, 4
  %41 = icmp slt i64 %40, 48
  br i1 %41, label %31, label %42

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %42, %43
  %44 = phi i64 [ 0, %42 ], [ %77, %43 ]
  %45 = insertelement <2 x i64> poison, i64 %44, i64 0
  %46 = or disjoint i64 %44, 2
  %47 = insertelement <2 x i64> poison, i64 %46, i64 0
  %48 = ashr <2 x i64> %45, <i64 2, i64 poison>
  %49 = shufflevector <2 x i64> %48, <2 x i64> poison, <2 x i32> zeroinitializer
  %50 = freeze <2 x i64> %49
  %51 = ashr <2 x i64> %47, <i64 2, i64 poison>
  %52 = shufflevector <2 x i64> %51, <2 x i64> poison, <2 x i32> zeroinitializer
  %53 = freeze <2 x i64> %52
  %54 = srem <2 x i64> %50, splat (i64 3)
  %55 = srem <2 x i64> %53, splat (i64 3)
  %56 = icmp slt <2 x i64> %50, zeroinitializer
  %57 = icmp slt <2 x i64> %53, zeroinitializer
  %58 = icmp ne <2 x i64> %54, zeroinitializer
  %59 = icmp ne <2 x i64> %55, zeroinitializer
  %60 = and <2 x i1> %58, %56
  %61 = and <2 x i1> %59, %57
  %62 = add nsw <2 x i64> %54, splat (i64 3)
  %63 = add nsw <2 x i64> %55, splat (i64 3)
  %64 = select <2 x i1> %60, <2 x i64> %62, <2 x i64> %54
  %65 = select <2 x i1> %61, <2 x i64> %63, <2 x i64> %55
  %66 = mul i64 %44, 6
  %67 = add i64 %14, %66
  %68 = getelementptr i64, ptr %8, i64 %67
  %69 = getelementptr i8, ptr %68, i64 16
  %70 = extractelement <2 x i64> %64, i64 0
  store i64 %70, ptr %69, align 8
  %71 = getelementptr i8, ptr %68, i64 64
  %72 = extractelement <2 x i64> %64, i64 1
  store i64 %72, ptr %71, align 8
  %73 = getelementptr i8, ptr %68, i64 112
  %74 = extractelement <2 x i64> %65, i64 0
  store i64 %74, ptr %73, align 8
  %75 = getelementptr i8, ptr %68, i64 160
  %76 = extractelement <2 x i64> %65, i64 1
  store i64 %76, ptr %75, align 8
  %77 = add i64 %44, 4
  %78 = icmp slt i64 %77, 48
  br i1 %78, label %43, label %79

79:                                               ; preds = %43
  br label %80

80:                                               ; preds = %79, %80
  %81 = phi i64 [ 0, %79 ], [ %100, %80 ]
  %82 = sdiv i64 %81, 12
  %83 = srem i64 %81, 12
  %84 = icmp slt i64 %81, 0
  %85 = icmp ne i64 %83, 0
  %86 = and i1 %85, %84
  %87 = sext i1 %86 to i64
  %88 = add nsw i64 %82, %87
  %89 = or disjoint i64 %81, 2
  %90 = sdiv i64 %89, 12
  %91 = ashr i64 %81, 63
  %92 = add nsw i64 %90, %91
  %93 = mul i64 %81, 6
  %94 = add i64 %14, %93
  %95 = getelementptr i64, ptr %8, i64 %94
  %96 = getelementptr i8, ptr %95, i64 24
  store i64 %88, ptr %96, align 8
  %97 = getelementptr i8, ptr %95, i64 72
  store i64 %88, ptr %97, align 8
  %98 = getelementptr i8, ptr %95, i64 120
  store i64 %92, ptr %98, align 8
  %99 = getelementptr i8, ptr %95, i64 168
  store i64 %92, ptr %99, align 8
  %100 = add i64 %81, 4
  %101 = icmp slt i64 %100, 48
  br i1 %101, label %80, label %102

102:                                              ; preds = %80
  br label %103

103:                                              ; preds = %102, %103
  %104 = phi i64 [ 0, %102 ], [ %125, %103 ]
  %105 = insertelement <2 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <2 x i64> %105, <2 x i64> poison, <2 x i32> zeroinitializer
  %107 = or disjoint <2 x i64> %106, <i64 0, i64 1>
  %108 = or disjoint i64 %104, 2
  %109 = insertelement <2 x i64> poison, i64 %108, i64 0
  %110 = shufflevector <2 x i64> %109, <2 x i64> poison, <2 x i32> zeroinitializer
  %111 = or disjoint <2 x i64> %110, <i64 0, i64 1>
  %112 = and <2 x i64> %107, splat (i64 29)
  %113 = and <2 x i64> %111, splat (i64 31)
  %114 = mul i64 %104, 6
  %115 = add i64 %14, %114
  %116 = getelementptr i64, ptr %8, i64 %115
  %117 = getelementptr i8, ptr %116, i64 32
  %118 = extractelement <2 x i64> %112, i64 0
  store i64 %118, ptr %117, align 8
  %119 = getelementptr i8, ptr %116, i64 80
  %120 = extractelement <2 x i64> %112, i64 1
  store i64 %120, ptr %119, align 8
  %121 = getelementptr i8, ptr %116, i64 128
  %122 = extractelement <2 x i64> %113, i64 0
  store i64 %122, ptr %121, align 8
  %123 = getelementptr i8, ptr %116, i64 176
  %124 = extractelement <2 x i64> %113, i64 1
  store i64 %124, ptr %123, align 8
  %125 = add i64 %104, 4
  %126 = icmp slt i64 %125, 48
  br i1 %126, label %103, label %127

127:                                              ; preds = %103
  br label %128

128:                                              ; preds = %127, %128
  %129 = phi i64 [ 0, %127 ], [ %144, %128 ]
  %130 = insertelement <2 x i64> poison, i64 %129, i64 0
  %131 = or disjoint i64 %129, 2
  %132 = insertelement <2 x i64> poison, i64 %131, i64 0
  %133 = ashr <2 x i64> %130, <i64 5, i64 poison>
  %134 = ashr <2 x i64> %132, <i64 5, i64 poison>
  %135 = mul i64 %129, 6
  %136 = add i64 %14, %135
  %137 = getelementptr i64, ptr %8, i64 %136
  %138 = getelementptr i8, ptr %137, i64 40
  %139 = extractelement <2 x i64> %133, i64 0
  store i64 %139, ptr %138, align 8
  %140 = getelementptr i8, ptr %137, i64 88
  store i64 %139, ptr %140, align 8
  %141 = getelementptr i8, ptr %137, i64 136
  %142 = extractelement <2 x i64> %134, i64 0
  store i64 %142, ptr %141, align 8
  %143 = getelementptr i8, ptr %137, i64 184
  store i64 %142, ptr %143, align 8
  %144 = add i64 %129, 4
  %145 = icmp slt i64 %144, 48
  br i1 %145, label %128, label %146

146:                                              ; preds = %128
  %147 = add i64 %13, 1
  %148 = icmp eq i64 %147, %6
  %149 = select i1 %148, i64 0, i64 %147
  %150 = add i64 %12, 1
  %151 = icmp slt i64 %150, %3
  br i1 %151, label %11, label %15
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
