; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load ptr, ptr %0, align 8, !invariant.load !1
  br i1 %8, label %10, label %16

10:                                               ; preds = %5
  br label %11

11:                                               ; preds = %10, %208
  %12 = phi i64 [ %212, %208 ], [ %2, %10 ]
  %13 = phi i64 [ %211, %208 ], [ %7, %10 ]
  %14 = mul i64 %13, 288
  br label %17

15:                                               ; preds = %208
  br label %16

16:                                               ; preds = %15, %5
  ret i32 0

17:                                               ; preds = %11, %17
  %18 = phi i64 [ 0, %11 ], [ %42, %17 ]
  %19 = insertelement <4 x i64> poison, i64 %18, i64 0
  %20 = shufflevector <4 x i64> %19, <4 x i64> poison, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>
  %21 = or disjoint <4 x i64> %20, <i64 poison, i64 1, i64 2, i64 3>
  %22 = or disjoint i64 %18, 4
  %23 = insertelement <4 x i64> poison, i64 %22, i64 0
  %24 = shufflevector <4 x i64> %23, <4 x i64> poison, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>
  %25 = or disjoint <4 x i64> %24, <i64 poison, i64 1, i64 2, i64 3>
  %26 = mul i64 %18, 6
  %27 = add i64 %14, %26
  %28 = getelementptr i64, ptr %9, i64 %27
  store i64 %18, ptr %28, align 8
  %29 = getelementptr i8, ptr %28, i64 48
  %30 = extractelement <4 x i64> %21, i64 1
  store i64 %30, ptr %29, align 8
  %31 = getelementptr i8, ptr %28, i64 96
  %32 = extractelement <4 x i64> %21, i64 2
  store i64 %32, ptr %31, align 8
  %33 = getelementptr i8, ptr %28, i64 144
  %34 = extractelement <4 x i64> %21, i64 3
  store i64 %34, ptr %33, align 8
  %35 = getelementptr i8, ptr %28, i64 192
  store i64 %22, ptr %35, align 8
  %36 = getelementptr i8, ptr %28, i64 240
  %37 = extractelement <4 x i64> %25, i64 1
  store i64 %37, ptr %36, align 8
  %38 = getelementptr i8, ptr %28, i64 288
  %39 = extractelement <4 x i64> %25, i64 2
  store i64 %39, ptr %38, align 8
  %40 = getelementptr i8, ptr %28, i64 336
  %41 = extractelement <4 x i64> %25, i64 3
  store i64 %41, ptr %40, align 8
  %42 = add i64 %18, 8
  %43 = icmp slt i64 %42, 48
  br i1 %43, label %17, label %44

44:                                               ; preds = %17
  br label %45

45:                                               ; preds = %44, %45
  %46 = phi i64 [ 0, %44 ], [ %58, %45 ]
  %47 = mul i64 %46, 6
  %48 = add i64 %14, %47
  %49 = getelementptr i64, ptr %9, i64 %48
  %50 = getelementptr i8, ptr %49, i64 8
  store i64 0, ptr %50, align 8
  %51 = getelementptr i8, ptr %49, i64 56
  store i64 1, ptr %51, align 8
  %52 = getelementptr i8, ptr %49, i64 104
  store i64 2, ptr %52, align 8
  %53 = getelementptr i8, ptr %49, i64 152
  store i64 3, ptr %53, align 8
  %54 = getelementptr i8, ptr %49, i64 200
  store i64 0, ptr %54, align 8
  %55 = getelementptr i8, ptr %49, i64 248
  store i64 1, ptr %55, align 8
  %56 = getelementptr i8, ptr %49, i64 296
  store i64 2, ptr %56, align 8
  %57 = getelementptr i8, ptr %49, i64 344
  store i64 3, ptr %57, align 8
  %58 = add i64 %46, 8
  %59 = icmp slt i64 %58, 48
  br i1 %59, label %45, label %60

60:                                               ; preds = %45
  br label %61

61:                                               ; preds = %60, %61
  %62 = phi i64 [ 0, %60 ], [ %103, %61 ]
  %63 = insertelement <4 x i64> poison, i64 %62, i64 0
  %64 = or disjoint i64 %62, 4
  %65 = insertelement <4 x i64> poison, i64 %64, i64 0
  %66 = ashr <4 x i64> %63, <i64 2, i64 poison, i64 poison, i64 poison>
  %67 = shufflevector <4 x i64> %66, <4 x i64> poison, <4 x i32> zeroinitializer
  %68 = freeze <4 x i64> %67
  %69 = ashr <4 x i64> %65, <i64 2, i64 poison, i64 poison, i64 poison>
  %70 = shufflevector <4 x i64> %69, <4 x i64> poison, <4 x i32> zeroinitializer
  %71 = freeze <4 x i64> %70
  %72 = srem <4 x i64> %68, splat (i64 3)
  %73 = srem <4 x i64> %71, splat (i64 3)
  %74 = icmp slt <4 x i64> %68, zeroinitializer
  %75 = icmp slt <4 x i64> %71, zeroinitializer
  %76 = icmp ne <4 x i64> %72, zeroinitializer
  %77 = icmp ne <4 x i64> %73, zeroinitializer
  %78 = and <4 x i1> %76, %74
  %79 = and <4 x i1> %77, %75
  %80 = add nsw <4 x i64> %72, splat (i64 3)
  %81 = add nsw <4 x i64> %73, splat (i64 3)
  %82 = select <4 x i1> %78, <4 x i64> %80, <4 x i64> %72
  %83 = select <4 x i1> %79, <4 x i64> %81, <4 x i64> %73
  %84 = mul i64 %62, 6
  %85 = add i64 %14, %84
  %86 = getelementptr i64, ptr %9, i64 %85
  %87 = getelementptr i8, ptr %86, i64 16
  %88 = extractelement <4 x i64> %82, i64 0
  store i64 %88, ptr %87, align 8
  %89 = getelementptr i8, ptr %86, i64 64
  %90 = extractelement <4 x i64> %82, i64 1
  store i64 %90, ptr %89, align 8
  %91 = getelementptr i8, ptr %86, i64 112
  %92 = extractelement <4 x i64> %82, i64 2
  store i64 %92, ptr %91, align 8
  %93 = getelementptr i8, ptr %86, i64 160
  %94 = extractelement <4 x i64> %82, i64 3
  store i64 %94, ptr %93, align 8
  %95 = getelementptr i8, ptr %86, i64 208
  %96 = extractelement <4 x i64> %83, i64 0
  store i64 %96, ptr %95, align 8
  %97 = getelementptr i8, ptr %86, i64 256
  %98 = extractelement <4 x i64> %83, i64 1
  store i64 %98, ptr %97, align 8
  %99 = getelementptr i8, ptr %86, i64 304
  %100 = extractelement <4 x i64> %83, i64 2
  store i64 %100, ptr %99, align 8
  %101 = getelementptr i8, ptr %86, i64 352
  %102 = extractelement <4 x i64> %83, i64 3
  store i64 %102, ptr %101, align 8
  %103 = add i64 %62, 8
  %104 = icmp slt i64 %103, 48
  br i1 %104, label %61, label %105

105:                                              ; preds = %61
  br label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ 0, %105 ], [ %150, %106 ]
  %108 = insertelement <4 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <4 x i64> %108, <4 x i64> poison, <4 x i32> zeroinitializer
  %110 = or disjoint <4 x i64> %109, <i64 0, i64 1, i64 2, i64 3>
  %111 = or disjoint i64 %107, 4
  %112 = insertelement <4 x i64> poison, i64 %111, i64 0
  %113 = shufflevector <4 x i64> %112, <4 x i64> poison, <4 x i32> zeroinitializer
  %114 = or disjoint <4 x i64> %113, <i64 0, i64 1, i64 2, i64 3>
  %115 = sdiv <4 x i64> %110, splat (i64 12)
  %116 = sdiv <4 x i64> %114, splat (i64 12)
  %117 = mul <4 x i64> %115, splat (i64 -12)
  %118 = mul <4 x i64> %116, splat (i64 -12)
  %119 = icmp slt <4 x i64> %109, zeroinitializer
  %120 = icmp slt <4 x i64> %113, zeroinitializer
  %121 = sub <4 x i64> zeroinitializer, %110
  %122 = icmp ne <4 x i64> %117, %121
  %123 = sub nsw <4 x i64> zeroinitializer, %114
  %124 = icmp ne <4 x i64> %118, %123
  %125 = and <4 x i1> %122, %119
  %126 = and <4 x i1> %124, %120
  %127 = sext <4 x i1> %125 to <4 x i64>
  %128 = add nsw <4 x i64> %115, %127
  %129 = sext <4 x i1> %126 to <4 x i64>
  %130 = add nsw <4 x i64> %116, %129
  %131 = mul i64 %107, 6
  %132 = add i64 %14, %131
  %133 = getelementptr i64, ptr %9, i64 %132
  %134 = getelementptr i8, ptr %133, i64 24
  %135 = extractelement <4 x i64> %128, i64 0
  store i64 %135, ptr %134, align 8
  %136 = getelementptr i8, ptr %133, i64 72
  %137 = extractelement <4 x i64> %128, i64 1
  store i64 %137, ptr %136, align 8
  %138 = getelementptr i8, ptr %133, i64 120
  %139 = extractelement <4 x i64> %128, i64 2
  store i64 %139, ptr %138, align 8
  %140 = getelementptr i8, ptr %133, i64 168
  %141 = extractelement <4 x i64> %128, i64 3
  store i64 %141, ptr %140, align 8
  %142 = getelementptr i8, ptr %133, i64 216
  %143 = extractelement <4 x i64> %130, i64 0
  store i64 %143, ptr %142, align 8
  %144 = getelementptr i8, ptr %133, i64 264
  %145 = extractelement <4 x i64> %130, i64 1
  store i64 %145, ptr %144, align 8
  %146 = getelementptr i8, ptr %133, i64 312
  %147 = extractelement <4 x i64> %130, i64 2
  store i64 %147, ptr %146, align 8
  %148 = getelementptr i8, ptr %133, i64 360
  %149 = extractelement <4 x i64> %130, i64 3
  store i64 %149, ptr %148, align 8
  %150 = add i64 %107, 8
  %151 = icmp slt i64 %150, 48
  br i1 %151, label %106, label %152

152:                                              ; preds = %106
  br label %153

153:                                              ; preds = %152, %153
  %154 = phi i64 [ 0, %152 ], [ %183, %153 ]
  %155 = insertelement <4 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <4 x i64> %155, <4 x i64> poison, <4 x i32> zeroinitializer
  %157 = or disjoint <4 x i64> %156, <i64 0, i64 1, i64 2, i64 3>
  %158 = or disjoint i64 %154, 4
  %159 = insertelement <4 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <4 x i64> %159, <4 x i64> poison, <4 x i32> zeroinitializer
  %161 = or disjoint <4 x i64> %160, <i64 0, i64 1, i64 2, i64 3>
  %162 = and <4 x i64> %157, splat (i64 27)
  %163 = and <4 x i64> %161, splat (i64 31)
  %164 = mul i64 %154, 6
  %165 = add i64 %14, %164
  %166 = getelementptr i64, ptr %9, i64 %165
  %167 = getelementptr i8, ptr %166, i64 32
  %168 = extractelement <4 x i64> %162, i64 0
  store i64 %168, ptr %167, align 8
  %169 = getelementptr i8, ptr %166, i64 80
  %170 = extractelement <4 x i64> %162, i64 1
  store i64 %170, ptr %169, align 8
  %171 = getelementptr i8, ptr %166, i64 128
  %172 = extractelement <4 x i64> %162, i64 2
  store i64 %172, ptr %171, align 8
  %173 = getelementptr i8, ptr %166, i64 176
  %174 = extractelement <4 x i64> %162, i64 3
  store i64 %174, ptr %173, align 8
  %175 = getelementptr i8, ptr %166, i64 224
  %176 = extractelement <4 x i64> %163, i64 0
  store i64 %176, ptr %175, align 8
  %177 = getelementptr i8, ptr %166, i64 272
  %178 = extractelement <4 x i64> %163, i64 1
  store i64 %178, ptr %177, align 8
  %179 = getelementptr i8, ptr %166, i64 320
  %180 = extractelement <4 x i64> %163, i64 2
  store i64 %180, ptr %179, align 8
  %181 = getelementptr i8, ptr %166, i64 368
  %182 = extractelement <4 x i64> %163, i64 3
  store i64 %182, ptr %181, align 8
  %183 = add i64 %154, 8
  %184 = icmp slt i64 %183, 48
  br i1 %184, label %153, label %185

185:                                              ; preds = %153
  br label %186

186:                                              ; preds = %185, %186
  %187 = phi i64 [ 0, %185 ], [ %206, %186 ]
  %188 = insertelement <4 x i64> poison, i64 %187, i64 0
  %189 = or disjoint i64 %187, 4
  %190 = insertelement <4 x i64> poison, i64 %189, i64 0
  %191 = ashr <4 x i64> %188, <i64 5, i64 poison, i64 poison, i64 poison>
  %192 = ashr <4 x i64> %190, <i64 5, i64 poison, i64 poison, i64 poison>
  %193 = mul i64 %187, 6
  %194 = add i64 %14, %193
  %195 = getelementptr i64, ptr %9, i64 %194
  %196 = getelementptr i8, ptr %195, i64 40
  %197 = extractelement <4 x i64> %191, i64 0
  store i64 %197, ptr %196, align 8
  %198 = getelementptr i8, ptr %195, i64 88
  store i64 %197, ptr %198, align 8
  %199 = getelementptr i8, ptr %195, i64 136
  store i64 %197, ptr %199, align 8
  %200 = getelementptr i8, ptr %195, i64 184
  store i64 %197, ptr %200, align 8
  %201 = getelementptr i8, ptr %195, i64 232
  %202 = extractelement <4 x i64> %192, i64 0
  store i64 %202, ptr %201, align 8
  %203 = getelementptr i8, ptr %195, i64 280
  store i64 %202, ptr %203, align 8
  %204 = getelementptr i8, ptr %195, i64 328
  store i64 %202, ptr %204, align 8
  %205 = getelementptr i8, ptr %195, i64 376
  store i64 %202, ptr %205, align 8
  %206 = add i64 %187, 8
  %207 = icmp slt i64 %206, 48
  br i1 %207, label %186, label %208

208:                                              ; preds = %186
  %209 = add i64 %13, 1
  %210 = icmp eq i64 %209, %6
  %211 = select i1 %210, i64 0, i64 %209
  %212 = add i64 %12, 1
  %213 = icmp slt i64 %212, %3
  br i1 %213, label %11, label %15
}

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
