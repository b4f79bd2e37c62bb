; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  br i1 %7, label %9, label %16

9:                                                ; preds = %5
  %10 = urem i64 %2, %6
  br label %11

11:                                               ; preds = %191, %9
  %12 = phi i64 [ %2, %9 ], [ %195, %191 ]
  %13 = phi i64 [ %10, %9 ], [ %194, %191 ]
  %14 = mul i64 %13, 288
  br label %17

15:                                               ; preds = %191
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
  %28 = getelementptr i64, ptr %8, i64 %27
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
  %49 = getelementptr i64, ptr %8, i64 %48
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
  %86 = getelementptr i64, ptr %8, i64 %85
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
  %107 = phi i64 [ 0, %105 ], [ %133, %106 ]
  %108 = sdiv i64 %107, 12
  %109 = srem i64 %107, 12
  %110 = icmp slt i64 %107, 0
  %111 = icmp ne i64 %109, 0
  %112 = and i1 %111, %110
  %113 = sext i1 %112 to i64
  %114 = add nsw i64 %108, %113
  %115 = or disjoint i64 %107, 4
  %116 = sdiv i64 %115, 12
  %117 = srem i64 %115, 12
  %118 = icmp ne i64 %117, 0
  %119 = and i1 %118, %110
  %120 = sext i1 %119 to i64
  %121 = add nsw i64 %116, %120
  %122 = mul i64 %107, 6
  %123 = add i64 %14, %122
  %124 = getelementptr i64, ptr %8, i64 %123
  %125 = getelementptr i8, ptr %124, i64 24
  store i64 %114, ptr %125, align 8
  %126 = getelementptr i8, ptr %124, i64 72
  store i64 %114, ptr %126, align 8
  %127 = getelementptr i8, ptr %124, i64 120
  store i64 %114, ptr %127, align 8
  %128 = getelementptr i8, ptr %124, i64 168
  store i64 %114, ptr %128, align 8
  %129 = getelementptr i8, ptr %124, i64 216
  store i64 %121, ptr %129, align 8
  %130 = getelementptr i8, ptr %124, i64 264
  store i64 %121, ptr %130, align 8
  %131 = getelementptr i8, ptr %124, i64 312
  store i64 %121, ptr %131, align 8
  %132 = getelementptr i8, ptr %124, i64 360
  store i64 %121, ptr %132, align 8
  %133 = add i64 %107, 8
  %134 = icmp slt i64 %133, 48
  br i1 %134, label %106, label %135

135:                                              ; preds = %106
  br label %136

136:                                              ; preds = %135, %136
  %137 = phi i64 [ 0, %135 ], [ %166, %136 ]
  %138 = insertelement <4 x i64> poison, i64 %137, i64 0
  %139 = shufflevector <4 x i64> %138, <4 x i64> poison, <4 x i32> zeroinitializer
  %140 = or disjoint <4 x i64> %139, <i64 0, i64 1, i64 2, i64 3>
  %141 = or disjoint i64 %137, 4
  %142 = insertelement <4 x i64> poison, i64 %141, i64 0
  %143 = shufflevector <4 x i64> %142, <4 x i64> poison, <4 x i32> zeroinitializer
  %144 = or disjoint <4 x i64> %143, <i64 0, i64 1, i64 2, i64 3>
  %145 = and <4 x i64> %140, splat (i64 27)
  %146 = and <4 x i64> %144, splat (i64 31)
  %147 = mul i64 %137, 6
  %148 = add i64 %14, %147
  %149 = getelementptr i64, ptr %8, i64 %148
  %150 = getelementptr i8, ptr %149, i64 32
  %151 = extractelement <4 x i64> %145, i64 0
  store i64 %151, ptr %150, align 8
  %152 = getelementptr i8, ptr %149, i64 80
  %153 = extractelement <4 x i64> %145, i64 1
  store i64 %153, ptr %152, align 8
  %154 = getelementptr i8, ptr %149, i64 128
  %155 = extractelement <4 x i64> %145, i64 2
  store i64 %155, ptr %154, align 8
  %156 = getelementptr i8, ptr %149, i64 176
  %157 = extractelement <4 x i64> %145, i64 3
  store i64 %157, ptr %156, align 8
  %158 = getelementptr i8, ptr %149, i64 224
  %159 = extractelement <4 x i64> %146, i64 0
  store i64 %159, ptr %158, align 8
  %160 = getelementptr i8, ptr %149, i64 272
  %161 = extractelement <4 x i64> %146, i64 1
  store i64 %161, ptr %160, align 8
  %162 = getelementptr i8, ptr %149, i64 320
  %163 = extractelement <4 x i64> %146, i64 2
  store i64 %163, ptr %162, align 8
  %164 = getelementptr i8, ptr %149, i64 368
  %165 = extractelement <4 x i64> %146, i64 3
  store i64 %165, ptr %164, align 8
  %166 = add i64 %137, 8
  %167 = icmp slt i64 %166, 48
  br i1 %167, label %136, label %168

168:                                              ; preds = %136
  br label %169

169:                                              ; preds = %168, %169
  %170 = phi i64 [ 0, %168 ], [ %189, %169 ]
  %171 = insertelement <4 x i64> poison, i64 %170, i64 0
  %172 = or disjoint i64 %170, 4
  %173 = insertelement <4 x i64> poison, i64 %172, i64 0
  %174 = ashr <4 x i64> %171, <i64 5, i64 poison, i64 poison, i64 poison>
  %175 = ashr <4 x i64> %173, <i64 5, i64 poison, i64 poison, i64 poison>
  %176 = mul i64 %170, 6
  %177 = add i64 %14, %176
  %178 = getelementptr i64, ptr %8, i64 %177
  %179 = getelementptr i8, ptr %178, i64 40
  %180 = extractelement <4 x i64> %174, i64 0
  store i64 %180, ptr %179, align 8
  %181 = getelementptr i8, ptr %178, i64 88
  store i64 %180, ptr %181, align 8
  %182 = getelementptr i8, ptr %178, i64 136
  store i64 %180, ptr %182, align 8
  %183 = getelementptr i8, ptr %178, i64 184
  store i64 %180, ptr %183, align 8
  %184 = getelementptr i8, ptr %178, i64 232
  %185 = extractelement <4 x i64> %175, i64 0
  store i64 %185, ptr %184, align 8
  %186 = getelementptr i8, ptr %178, i64 280
  store i64 %185, ptr %186, align 8
  %187 = getelementptr i8, ptr %178, i64 328
  store i64 %185, ptr %187, align 8
  %188 = getelementptr i8, ptr %178, i64 376
  store i64 %185, ptr %188, align 8
  %189 = add i64 %170, 8
  %190 = icmp slt i64 %189, 48
  br i1 %190, label %169, label %191

191:                                              ; preds = %169
  %192 = add i64 %13, 1
  %193 = icmp eq i64 %192, %6
  %194 = select i1 %193, i64 0, i64 %192
  %195 = add i64 %12, 1
  %196 = icmp slt i64 %195, %3
  br i1 %196, label %11, label %15
}

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
