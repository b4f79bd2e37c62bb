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
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  br i1 %12, label %14, label %21

14:                                               ; preds = %5
  br label %15

15:                                               ; preds = %14, %213
  %16 = phi i64 [ %221, %213 ], [ %2, %14 ]
  %17 = phi i64 [ %219, %213 ], [ %9, %14 ]
  %18 = phi i64 [ %220, %213 ], [ %11, %14 ]
  %19 = mul i64 %17, 288
  br label %22

20:                                               ; preds = %213
  br label %21

21:                                               ; preds = %20, %5
  ret i32 0

22:                                               ; preds = %15, %22
  %23 = phi i64 [ 0, %15 ], [ %47, %22 ]
  %24 = insertelement <4 x i64> poison, i64 %23, i64 0
  %25 = shufflevector <4 x i64> %24, <4 x i64> poison, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>
  %26 = or disjoint <4 x i64> %25, <i64 poison, i64 1, i64 2, i64 3>
  %27 = or disjoint i64 %23, 4
  %28 = insertelement <4 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <4 x i64> %28, <4 x i64> poison, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>
  %30 = or disjoint <4 x i64> %29, <i64 poison, i64 1, i64 2, i64 3>
  %31 = mul i64 %23, 6
  %32 = add i64 %19, %31
  %33 = getelementptr i64, ptr %13, i64 %32
  store i64 %23, ptr %33, align 8
  %34 = getelementptr i8, ptr %33, i64 48
  %35 = extractelement <4 x i64> %26, i64 1
  store i64 %35, ptr %34, align 8
  %36 = getelementptr i8, ptr %33, i64 96
  %37 = extractelement <4 x i64> %26, i64 2
  store i64 %37, ptr %36, align 8
  %38 = getelementptr i8, ptr %33, i64 144
  %39 = extractelement <4 x i64> %26, i64 3
  store i64 %39, ptr %38, align 8
  %40 = getelementptr i8, ptr %33, i64 192
  store i64 %27, ptr %40, align 8
  %41 = getelementptr i8, ptr %33, i64 240
  %42 = extractelement <4 x i64> %30, i64 1
  store i64 %42, ptr %41, align 8
  %43 = getelementptr i8, ptr %33, i64 288
  %44 = extractelement <4 x i64> %30, i64 2
  store i64 %44, ptr %43, align 8
  %45 = getelementptr i8, ptr %33, i64 336
  %46 = extractelement <4 x i64> %30, i64 3
  store i64 %46, ptr %45, align 8
  %47 = add i64 %23, 8
  %48 = icmp slt i64 %47, 48
  br i1 %48, label %22, label %49

49:                                               ; preds = %22
  br label %50

50:                                               ; preds = %49, %50
  %51 = phi i64 [ 0, %49 ], [ %63, %50 ]
  %52 = mul i64 %51, 6
  %53 = add i64 %19, %52
  %54 = getelementptr i64, ptr %13, i64 %53
  %55 = getelementptr i8, ptr %54, i64 8
  store i64 0, ptr %55, align 8
  %56 = getelementptr i8, ptr %54, i64 56
  store i64 1, ptr %56, align 8
  %57 = getelementptr i8, ptr %54, i64 104
  store i64 2, ptr %57, align 8
  %58 = getelementptr i8, ptr %54, i64 152
  store i64 3, ptr %58, align 8
  %59 = getelementptr i8, ptr %54, i64 200
  store i64 0, ptr %59, align 8
  %60 = getelementptr i8, ptr %54, i64 248
  store i64 1, ptr %60, align 8
  %61 = getelementptr i8, ptr %54, i64 296
  store i64 2, ptr %61, align 8
  %62 = getelementptr i8, ptr %54, i64 344
  store i64 3, ptr %62, align 8
  %63 = add i64 %51, 8
  %64 = icmp slt i64 %63, 48
  br i1 %64, label %50, label %65

65:                                               ; preds = %50
  br label %66

66:                                               ; preds = %65, %66
  %67 = phi i64 [ 0, %65 ], [ %108, %66 ]
  %68 = insertelement <4 x i64> poison, i64 %67, i64 0
  %69 = or disjoint i64 %67, 4
  %70 = insertelement <4 x i64> poison, i64 %69, i64 0
  %71 = ashr <4 x i64> %68, <i64 2, i64 poison, i64 poison, i64 poison>
  %72 = shufflevector <4 x i64> %71, <4 x i64> poison, <4 x i32> zeroinitializer
  %73 = freeze <4 x i64> %72
  %74 = ashr <4 x i64> %70, <i64 2, i64 poison, i64 poison, i64 poison>
  %75 = shufflevector <4 x i64> %74, <4 x i64> poison, <4 x i32> zeroinitializer
  %76 = freeze <4 x i64> %75
  %77 = srem <4 x i64> %73, splat (i64 3)
  %78 = srem <4 x i64> %76, splat (i64 3)
  %79 = icmp slt <4 x i64> %73, zeroinitializer
  %80 = icmp slt <4 x i64> %76, zeroinitializer
  %81 = icmp ne <4 x i64> %77, zeroinitializer
  %82 = icmp ne <4 x i64> %78, zeroinitializer
  %83 = and <4 x i1> %81, %79
  %84 = and <4 x i1> %82, %80
  %85 = add nsw <4 x i64> %77, splat (i64 3)
  %86 = add nsw <4 x i64> %78, splat (i64 3)
  %87 = select <4 x i1> %83, <4 x i64> %85, <4 x i64> %77
  %88 = select <4 x i1> %84, <4 x i64> %86, <4 x i64> %78
  %89 = mul i64 %67, 6
  %90 = add i64 %19, %89
  %91 = getelementptr i64, ptr %13, i64 %90
  %92 = getelementptr i8, ptr %91, i64 16
  %93 = extractelement <4 x i64> %87, i64 0
  store i64 %93, ptr %92, align 8
  %94 = getelementptr i8, ptr %91, i64 64
  %95 = extractelement <4 x i64> %87, i64 1
  store i64 %95, ptr %94, align 8
  %96 = getelementptr i8, ptr %91, i64 112
  %97 = extractelement <4 x i64> %87, i64 2
  store i64 %97, ptr %96, align 8
  %98 = getelementptr i8, ptr %91, i64 160
  %99 = extractelement <4 x i64> %87, i64 3
  store i64 %99, ptr %98, align 8
  %100 = getelementptr i8, ptr %91, i64 208
  %101 = extractelement <4 x i64> %88, i64 0
  store i64 %101, ptr %100, align 8
  %102 = getelementptr i8, ptr %91, i64 256
  %103 = extractelement <4 x i64> %88, i64 1
  store i64 %103, ptr %102, align 8
  %104 = getelementptr i8, ptr %91, i64 304
  %105 = extractelement <4 x i64> %88, i64 2
  store i64 %105, ptr %104, align 8
  %106 = getelementptr i8, ptr %91, i64 352
  %107 = extractelement <4 x i64> %88, i64 3
  store i64 %107, ptr %106, align 8
  %108 = add i64 %67, 8
  %109 = icmp slt i64 %108, 48
  br i1 %109, label %66, label %110

110:                                              ; preds = %66
  br label %111

111:                                              ; preds = %110, %111
  %112 = phi i64 [ 0, %110 ], [ %155, %111 ]
  %113 = insertelement <4 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <4 x i64> %113, <4 x i64> poison, <4 x i32> zeroinitializer
  %115 = or disjoint <4 x i64> %114, <i64 0, i64 1, i64 2, i64 3>
  %116 = or disjoint i64 %112, 4
  %117 = insertelement <4 x i64> poison, i64 %116, i64 0
  %118 = shufflevector <4 x i64> %117, <4 x i64> poison, <4 x i32> zeroinitializer
  %119 = or disjoint <4 x i64> %118, <i64 0, i64 1, i64 2, i64 3>
  %120 = sdiv <4 x i64> %115, splat (i64 12)
  %121 = sdiv <4 x i64> %119, splat (i64 12)
  %122 = mul <4 x i64> %120, splat (i64 -12)
  %123 = mul <4 x i64> %121, splat (i64 -12)
  %124 = icmp slt <4 x i64> %114, zeroinitializer
  %125 = icmp slt <4 x i64> %118, zeroinitializer
  %126 = sub <4 x i64> zeroinitializer, %115
  %127 = icmp ne <4 x i64> %122, %126
  %128 = sub nsw <4 x i64> zeroinitializer, %119
  %129 = icmp ne <4 x i64> %123, %128
  %130 = and <4 x i1> %127, %124
  %131 = and <4 x i1> %129, %125
  %132 = sext <4 x i1> %130 to <4 x i64>
  %133 = add nsw <4 x i64> %120, %132
  %134 = sext <4 x i1> %131 to <4 x i64>
  %135 = add nsw <4 x i64> %121, %134
  %136 = mul i64 %112, 6
  %137 = add i64 %19, %136
  %138 = getelementptr i64, ptr %13, i64 %137
  %139 = getelementptr i8, ptr %138, i64 24
  %140 = extractelement <4 x i64> %133, i64 0
  store i64 %140, ptr %139, align 8
  %141 = getelementptr i8, ptr %138, i64 72
  %142 = extractelement <4 x i64> %133, i64 1
  store i64 %142, ptr %141, align 8
  %143 = getelementptr i8, ptr %138, i64 120
  %144 = extractelement <4 x i64> %133, i64 2
  store i64 %144, ptr %143, align 8
  %145 = getelementptr i8, ptr %138, i64 168
  %146 = extractelement <4 x i64> %133, i64 3
  store i64 %146, ptr %145, align 8
  %147 = getelementptr i8, ptr %138, i64 216
  %148 = extractelement <4 x i64> %135, i64 0
  store i64 %148, ptr %147, align 8
  %149 = getelementptr i8, ptr %138, i64 264
  %150 = extractelement <4 x i64> %135, i64 1
  store i64 %150, ptr %149, align 8
  %151 = getelementptr i8, ptr %138, i64 312
  %152 = extractelement <4 x i64> %135, i64 2
  store i64 %152, ptr %151, align 8
  %153 = getelementptr i8, ptr %138, i64 360
  %154 = extractelement <4 x i64> %135, i64 3
  store i64 %154, ptr %153, align 8
  %155 = add i64 %112, 8
  %156 = icmp slt i64 %155, 48
  br i1 %156, label %111, label %157

157:                                              ; preds = %111
  br label %158

158:                                              ; preds = %157, %158
  %159 = phi i64 [ 0, %157 ], [ %188, %158 ]
  %160 = insertelement <4 x i64> poison, i64 %159, i64 0
  %161 = shufflevector <4 x i64> %160, <4 x i64> poison, <4 x i32> zeroinitializer
  %162 = or disjoint <4 x i64> %161, <i64 0, i64 1, i64 2, i64 3>
  %163 = or disjoint i64 %159, 4
  %164 = insertelement <4 x i64> poison, i64 %163, i64 0
  %165 = shufflevector <4 x i64> %164, <4 x i64> poison, <4 x i32> zeroinitializer
  %166 = or disjoint <4 x i64> %165, <i64 0, i64 1, i64 2, i64 3>
  %167 = and <4 x i64> %162, splat (i64 27)
  %168 = and <4 x i64> %166, splat (i64 31)
  %169 = mul i64 %159, 6
  %170 = add i64 %19, %169
  %171 = getelementptr i64, ptr %13, i64 %170
  %172 = getelementptr i8, ptr %171, i64 32
  %173 = extractelement <4 x i64> %167, i64 0
  store i64 %173, ptr %172, align 8
  %174 = getelementptr i8, ptr %171, i64 80
  %175 = extractelement <4 x i64> %167, i64 1
  store i64 %175, ptr %174, align 8
  %176 = getelementptr i8, ptr %171, i64 128
  %177 = extractelement <4 x i64> %167, i64 2
  store i64 %177, ptr %176, align 8
  %178 = getelementptr i8, ptr %171, i64 176
  %179 = extractelement <4 x i64> %167, i64 3
  store i64 %179, ptr %178, align 8
  %180 = getelementptr i8, ptr %171, i64 224
  %181 = extractelement <4 x i64> %168, i64 0
  store i64 %181, ptr %180, align 8
  %182 = getelementptr i8, ptr %171, i64 272
  %183 = extractelement <4 x i64> %168, i64 1
  store i64 %183, ptr %182, align 8
  %184 = getelementptr i8, ptr %171, i64 320
  %185 = extractelement <4 x i64> %168, i64 2
  store i64 %185, ptr %184, align 8
  %186 = getelementptr i8, ptr %171, i64 368
  %187 = extractelement <4 x i64> %168, i64 3
  store i64 %187, ptr %186, align 8
  %188 = add i64 %159, 8
  %189 = icmp slt i64 %188, 48
  br i1 %189, label %158, label %190

190:                                              ; preds = %158
  br label %191

191:                                              ; preds = %190, %191
  %192 = phi i64 [ 0, %190 ], [ %211, %191 ]
  %193 = insertelement <4 x i64> poison, i64 %192, i64 0
  %194 = or disjoint i64 %192, 4
  %195 = insertelement <4 x i64> poison, i64 %194, i64 0
  %196 = ashr <4 x i64> %193, <i64 5, i64 poison, i64 poison, i64 poison>
  %197 = ashr <4 x i64> %195, <i64 5, i64 poison, i64 poison, i64 poison>
  %198 = mul i64 %192, 6
  %199 = add i64 %19, %198
  %200 = getelementptr i64, ptr %13, i64 %199
  %201 = getelementptr i8, ptr %200, i64 40
  %202 = extractelement <4 x i64> %196, i64 0
  store i64 %202, ptr %201, align 8
  %203 = getelementptr i8, ptr %200, i64 88
  store i64 %202, ptr %203, align 8
  %204 = getelementptr i8, ptr %200, i64 136
  store i64 %202, ptr %204, align 8
  %205 = getelementptr i8, ptr %200, i64 184
  store i64 %202, ptr %205, align 8
  %206 = getelementptr i8, ptr %200, i64 232
  %207 = extractelement <4 x i64> %197, i64 0
  store i64 %207, ptr %206, align 8
  %208 = getelementptr i8, ptr %200, i64 280
  store i64 %207, ptr %208, align 8
  %209 = getelementptr i8, ptr %200, i64 328
  store i64 %207, ptr %209, align 8
  %210 = getelementptr i8, ptr %200, i64 376
  store i64 %207, ptr %210, align 8
  %211 = add i64 %192, 8
  %212 = icmp slt i64 %211, 48
  br i1 %212, label %191, label %213

213:                                              ; preds = %191
  %214 = add i64 %17, 1
  %215 = icmp eq i64 %214, %6
  %216 = zext i1 %215 to i64
  %217 = add i64 %18, %216
  %218 = icmp eq i64 %217, %8
  %219 = select i1 %215, i64 0, i64 %214
  %220 = select i1 %218, i64 0, i64 %217
  %221 = add i64 %16, 1
  %222 = icmp slt i64 %221, %3
  br i1 %222, label %15, label %20
}

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }

!0 = !{}
