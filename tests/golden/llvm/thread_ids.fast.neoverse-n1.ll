; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load ptr, ptr %0, align 8, !invariant.load !1
  br i1 %8, label %10, label %16

10:                                               ; preds = %5
  br label %11

11:                                               ; preds = %10, %157
  %12 = phi i64 [ %161, %157 ], [ %2, %10 ]
  %13 = phi i64 [ %160, %157 ], [ %7, %10 ]
  %14 = mul i64 %13, 288
  br label %17

15:                                               ; preds = %157
  br label %16

16:                                               ; preds = %15, %5
  ret i32 0

17:                                               ; preds = %11, %17
  %18 = phi i64 [ 0, %11 ], [ %28, %17 ]
  %19 = or disjoint i64 %18, 2
  %20 = mul i64 %18, 6
  %21 = add i64 %14, %20
  %22 = getelementptr i64, ptr %9, i64 %21
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
  %35 = getelementptr i64, ptr %9, i64 %34
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
  %68 = getelementptr i64, ptr %9, i64 %67
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
  %81 = phi i64 [ 0, %79 ], [ %111, %80 ]
  %82 = insertelement <2 x i64> poison, i64 %81, i64 0
  %83 = shufflevector <2 x i64> %82, <2 x i64> poison, <2 x i32> zeroinitializer
  %84 = or disjoint <2 x i64> %83, <i64 0, i64 1>
  %85 = or disjoint i64 %81, 2
  %86 = insertelement <2 x i64> poison, i64 %85, i64 0
  %87 = shufflevector <2 x i64> %86, <2 x i64> poison, <2 x i32> zeroinitializer
  %88 = or disjoint <2 x i64> %87, <i64 0, i64 1>
  %89 = sdiv <2 x i64> %84, splat (i64 12)
  %90 = sdiv <2 x i64> %88, splat (i64 12)
  %91 = mul <2 x i64> %89, splat (i64 -12)
  %92 = icmp slt <2 x i64> %83, zeroinitializer
  %93 = sub <2 x i64> zeroinitializer, %84
  %94 = icmp ne <2 x i64> %91, %93
  %95 = and <2 x i1> %94, %92
  %96 = sext <2 x i1> %95 to <2 x i64>
  %97 = add nsw <2 x i64> %89, %96
  %98 = ashr <2 x i64> %87, splat (i64 63)
  %99 = add nsw <2 x i64> %90, %98
  %100 = mul i64 %81, 6
  %101 = add i64 %14, %100
  %102 = getelementptr i64, ptr %9, i64 %101
  %103 = getelementptr i8, ptr %102, i64 24
  %104 = extractelement <2 x i64> %97, i64 0
  store i64 %104, ptr %103, align 8
  %105 = getelementptr i8, ptr %102, i64 72
  %106 = extractelement <2 x i64> %97, i64 1
  store i64 %106, ptr %105, align 8
  %107 = getelementptr i8, ptr %102, i64 120
  %108 = extractelement <2 x i64> %99, i64 0
  store i64 %108, ptr %107, align 8
  %109 = getelementptr i8, ptr %102, i64 168
  %110 = extractelement <2 x i64> %99, i64 1
  store i64 %110, ptr %109, align 8
  %111 = add i64 %81, 4
  %112 = icmp slt i64 %111, 48
  br i1 %112, label %80, label %113

113:                                              ; preds = %80
  br label %114

114:                                              ; preds = %113, %114
  %115 = phi i64 [ 0, %113 ], [ %136, %114 ]
  %116 = insertelement <2 x i64> poison, i64 %115, i64 0
  %117 = shufflevector <2 x i64> %116, <2 x i64> poison, <2 x i32> zeroinitializer
  %118 = or disjoint <2 x i64> %117, <i64 0, i64 1>
  %119 = or disjoint i64 %115, 2
  %120 = insertelement <2 x i64> poison, i64 %119, i64 0
  %121 = shufflevector <2 x i64> %120, <2 x i64> poison, <2 x i32> zeroinitializer
  %122 = or disjoint <2 x i64> %121, <i64 0, i64 1>
  %123 = and <2 x i64> %118, splat (i64 29)
  %124 = and <2 x i64> %122, splat (i64 31)
  %125 = mul i64 %115, 6
  %126 = add i64 %14, %125
  %127 = getelementptr i64, ptr %9, i64 %126
  %128 = getelementptr i8, ptr %127, i64 32
  %129 = extractelement <2 x i64> %123, i64 0
  store i64 %129, ptr %128, align 8
  %130 = getelementptr i8, ptr %127, i64 80
  %131 = extractelement <2 x i64> %123, i64 1
  store i64 %131, ptr %130, align 8
  %132 = getelementptr i8, ptr %127, i64 128
  %133 = extractelement <2 x i64> %124, i64 0
  store i64 %133, ptr %132, align 8
  %134 = getelementptr i8, ptr %127, i64 176
  %135 = extractelement <2 x i64> %124, i64 1
  store i64 %135, ptr %134, align 8
  %136 = add i64 %115, 4
  %137 = icmp slt i64 %136, 48
  br i1 %137, label %114, label %138

138:                                              ; preds = %114
  br label %139

139:                                              ; preds = %138, %139
  %140 = phi i64 [ 0, %138 ], [ %155, %139 ]
  %141 = insertelement <2 x i64> poison, i64 %140, i64 0
  %142 = or disjoint i64 %140, 2
  %143 = insertelement <2 x i64> poison, i64 %142, i64 0
  %144 = ashr <2 x i64> %141, <i64 5, i64 poison>
  %145 = ashr <2 x i64> %143, <i64 5, i64 poison>
  %146 = mul i64 %140, 6
  %147 = add i64 %14, %146
  %148 = getelementptr i64, ptr %9, i64 %147
  %149 = getelementptr i8, ptr %148, i64 40
  %150 = extractelement <2 x i64> %144, i64 0
  store i64 %150, ptr %149, align 8
  %151 = getelementptr i8, ptr %148, i64 88
  store i64 %150, ptr %151, align 8
  %152 = getelementptr i8, ptr %148, i64 136
  %153 = extractelement <2 x i64> %145, i64 0
  store i64 %153, ptr %152, align 8
  %154 = getelementptr i8, ptr %148, i64 184
  store i64 %153, ptr %154, align 8
  %155 = add i64 %140, 4
  %156 = icmp slt i64 %155, 48
  br i1 %156, label %139, label %157

157:                                              ; preds = %139
  %158 = add i64 %13, 1
  %159 = icmp eq i64 %158, %6
  %160 = select i1 %159, i64 0, i64 %158
  %161 = add i64 %12, 1
  %162 = icmp slt i64 %161, %3
  br i1 %162, label %11, label %15
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
