; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = urem i64 %2, %6
  %10 = udiv i64 %2, %6
  %11 = urem i64 %10, %8
  %12 = icmp slt i64 %2, %3
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  br i1 %12, label %14, label %21

14:                                               ; preds = %5
  br label %15

15:                                               ; preds = %14, %162
  %16 = phi i64 [ %170, %162 ], [ %2, %14 ]
  %17 = phi i64 [ %168, %162 ], [ %9, %14 ]
  %18 = phi i64 [ %169, %162 ], [ %11, %14 ]
  %19 = mul i64 %17, 288
  br label %22

20:                                               ; preds = %162
  br label %21

21:                                               ; preds = %20, %5
  ret i32 0

22:                                               ; preds = %15, %22
  %23 = phi i64 [ 0, %15 ], [ %33, %22 ]
  %24 = or disjoint i64 %23, 2
  %25 = mul i64 %23, 6
  %26 = add i64 %19, %25
  %27 = getelementptr i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = getelementptr i8, ptr %27, i64 48
  %29 = or disjoint i64 %23, 1
  store i64 %29, ptr %28, align 8
  %30 = getelementptr i8, ptr %27, i64 96
  store i64 %24, ptr %30, align 8
  %31 = getelementptr i8, ptr %27, i64 144
  %32 = or disjoint i64 %23, 3
  store i64 %32, ptr %31, align 8
  %33 = add i64 %23, 4
  %34 = icmp slt i64 %33, 48
  br i1 %34, label %22, label %35

35:                                               ; preds = %22
  br label %36

36:                                               ; preds = %35, %36
  %37 = phi i64 [ 0, %35 ], [ %45, %36 ]
  %38 = mul i64 %37, 6
  %39 = add i64 %19, %38
  %40 = getelementptr i64, ptr %13, i64 %39
  %41 = getelementptr i8, ptr %40, i64 8
  store i64 0, ptr %41, align 8
  %42 = getelementptr i8, ptr %40, i64 56
  store i64 1, ptr %42, align 8
  %43 = getelementptr i8, ptr %40, i64 104
  store i64 2, ptr %43, align 8
  %44 = getelementptr i8, ptr %40, i64 152
  store i64 3, ptr %44, align 8
  %45 = add i64 %37, 4
  %46 = icmp slt i64 %45, 48
  br i1 %46, label %36, label %47

47:                                               ; preds = %36
  br label %48

48:                                               ; preds = %47, %48
  %49 = phi i64 [ 0, %47 ], [ %82, %48 ]
  %50 = insertelement <2 x i64> poison, i64 %49, i64 0
  %51 = or disjoint i64 %49, 2
  %52 = insertelement <2 x i64> poison, i64 %51, i64 0
  %53 = ashr <2 x i64> %50, <i64 2, i64 poison>
  %54 = shufflevector <2 x i64> %53, <2 x i64> poison, <2 x i32> zeroinitializer
  %55 = freeze <2 x i64> %54
  %56 = ashr <2 x i64> %52, <i64 2, i64 poison>
  %57 = shufflevector <2 x i64> %56, <2 x i64> poison, <2 x i32> zeroinitializer
  %58 = freeze <2 x i64> %57
  %59 = srem <2 x i64> %55, splat (i64 3)
  %60 = srem <2 x i64> %58, splat (i64 3)
  %61 = icmp slt <2 x i64> %55, zeroinitializer
  %62 = icmp slt <2 x i64> %58, zeroinitializer
  %63 = icmp ne <2 x i64> %59, zeroinitializer
  %64 = icmp ne <2 x i64> %60, zeroinitializer
  %65 = and <2 x i1> %63, %61
  %66 = and <2 x i1> %64, %62
  %67 = add nsw <2 x i64> %59, splat (i64 3)
  %68 = add nsw <2 x i64> %60, splat (i64 3)
  %69 = select <2 x i1> %65, <2 x i64> %67, <2 x i64> %59
  %70 = select <2 x i1> %66, <2 x i64> %68, <2 x i64> %60
  %71 = mul i64 %49, 6
  %72 = add i64 %19, %71
  %73 = getelementptr i64, ptr %13, i64 %72
  %74 = getelementptr i8, ptr %73, i64 16
  %75 = extractelement <2 x i64> %69, i64 0
  store i64 %75, ptr %74, align 8
  %76 = getelementptr i8, ptr %73, i64 64
  %77 = extractelement <2 x i64> %69, i64 1
  store i64 %77, ptr %76, align 8
  %78 = getelementptr i8, ptr %73, i64 112
  %79 = extractelement <2 x i64> %70, i64 0
  store i64 %79, ptr %78, align 8
  %80 = getelementptr i8, ptr %73, i64 160
  %81 = extractelement <2 x i64> %70, i64 1
  store i64 %81, ptr %80, align 8
  %82 = add i64 %49, 4
  %83 = icmp slt i64 %82, 48
  br i1 %83, label %48, label %84

84:                                               ; preds = %48
  br label %85

85:                                               ; preds = %84, %85
  %86 = phi i64 [ 0, %84 ], [ %116, %85 ]
  %87 = insertelement <2 x i64> poison, i64 %86, i64 0
  %88 = shufflevector <2 x i64> %87, <2 x i64> poison, <2 x i32> zeroinitializer
  %89 = or disjoint <2 x i64> %88, <i64 0, i64 1>
  %90 = or disjoint i64 %86, 2
  %91 = insertelement <2 x i64> poison, i64 %90, i64 0
  %92 = shufflevector <2 x i64> %91, <2 x i64> poison, <2 x i32> zeroinitializer
  %93 = or disjoint <2 x i64> %92, <i64 0, i64 1>
  %94 = sdiv <2 x i64> %89, splat (i64 12)
  %95 = sdiv <2 x i64> %93, splat (i64 12)
  %96 = mul <2 x i64> %94, splat (i64 -12)
  %97 = icmp slt <2 x i64> %88, zeroinitializer
  %98 = sub <2 x i64> zeroinitializer, %89
  %99 = icmp ne <2 x i64> %96, %98
  %100 = and <2 x i1> %99, %97
  %101 = sext <2 x i1> %100 to <2 x i64>
  %102 = add nsw <2 x i64> %94, %101
  %103 = ashr <2 x i64> %92, splat (i64 63)
  %104 = add nsw <2 x i64> %95, %103
  %105 = mul i64 %86, 6
  %106 = add i64 %19, %105
  %107 = getelementptr i64, ptr %13, i64 %106
  %108 = getelementptr i8, ptr %107, i64 24
  %109 = extractelement <2 x i64> %102, i64 0
  store i64 %109, ptr %108, align 8
  %110 = getelementptr i8, ptr %107, i64 72
  %111 = extractelement <2 x i64> %102, i64 1
  store i64 %111, ptr %110, align 8
  %112 = getelementptr i8, ptr %107, i64 120
  %113 = extractelement <2 x i64> %104, i64 0
  store i64 %113, ptr %112, align 8
  %114 = getelementptr i8, ptr %107, i64 168
  %115 = extractelement <2 x i64> %104, i64 1
  store i64 %115, ptr %114, align 8
  %116 = add i64 %86, 4
  %117 = icmp slt i64 %116, 48
  br i1 %117, label %85, label %118

118:                                              ; preds = %85
  br label %119

119:                                              ; preds = %118, %119
  %120 = phi i64 [ 0, %118 ], [ %141, %119 ]
  %121 = insertelement <2 x i64> poison, i64 %120, i64 0
  %122 = shufflevector <2 x i64> %121, <2 x i64> poison, <2 x i32> zeroinitializer
  %123 = or disjoint <2 x i64> %122, <i64 0, i64 1>
  %124 = or disjoint i64 %120, 2
  %125 = insertelement <2 x i64> poison, i64 %124, i64 0
  %126 = shufflevector <2 x i64> %125, <2 x i64> poison, <2 x i32> zeroinitializer
  %127 = or disjoint <2 x i64> %126, <i64 0, i64 1>
  %128 = and <2 x i64> %123, splat (i64 29)
  %129 = and <2 x i64> %127, splat (i64 31)
  %130 = mul i64 %120, 6
  %131 = add i64 %19, %130
  %132 = getelementptr i64, ptr %13, i64 %131
  %133 = getelementptr i8, ptr %132, i64 32
  %134 = extractelement <2 x i64> %128, i64 0
  store i64 %134, ptr %133, align 8
  %135 = getelementptr i8, ptr %132, i64 80
  %136 = extractelement <2 x i64> %128, i64 1
  store i64 %136, ptr %135, align 8
  %137 = getelementptr i8, ptr %132, i64 128
  %138 = extractelement <2 x i64> %129, i64 0
  store i64 %138, ptr %137, align 8
  %139 = getelementptr i8, ptr %132, i64 176
  %140 = extractelement <2 x i64> %129, i64 1
  store i64 %140, ptr %139, align 8
  %141 = add i64 %120, 4
  %142 = icmp slt i64 %141, 48
  br i1 %142, label %119, label %143

143:                                              ; preds = %119
  br label %144

144:                                              ; preds = %143, %144
  %145 = phi i64 [ 0, %143 ], [ %160, %144 ]
  %146 = insertelement <2 x i64> poison, i64 %145, i64 0
  %147 = or disjoint i64 %145, 2
  %148 = insertelement <2 x i64> poison, i64 %147, i64 0
  %149 = ashr <2 x i64> %146, <i64 5, i64 poison>
  %150 = ashr <2 x i64> %148, <i64 5, i64 poison>
  %151 = mul i64 %145, 6
  %152 = add i64 %19, %151
  %153 = getelementptr i64, ptr %13, i64 %152
  %154 = getelementptr i8, ptr %153, i64 40
  %155 = extractelement <2 x i64> %149, i64 0
  store i64 %155, ptr %154, align 8
  %156 = getelementptr i8, ptr %153, i64 88
  store i64 %155, ptr %156, align 8
  %157 = getelementptr i8, ptr %153, i64 136
  %158 = extractelement <2 x i64> %150, i64 0
  store i64 %158, ptr %157, align 8
  %159 = getelementptr i8, ptr %153, i64 184
  store i64 %158, ptr %159, align 8
  %160 = add i64 %145, 4
  %161 = icmp slt i64 %160, 48
  br i1 %161, label %144, label %162

162:                                              ; preds = %144
  %163 = add i64 %17, 1
  %164 = icmp eq i64 %163, %6
  %165 = zext i1 %164 to i64
  %166 = add i64 %18, %165
  %167 = icmp eq i64 %166, %8
  %168 = select i1 %164, i64 0, i64 %163
  %169 = select i1 %167, i64 0, i64 %166
  %170 = add i64 %16, 1
  %171 = icmp slt i64 %170, %3
  br i1 %171, label %15, label %20
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }

!0 = !{}
