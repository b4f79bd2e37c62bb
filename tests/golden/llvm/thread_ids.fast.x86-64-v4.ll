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

15:                                               ; preds = %14, %295
  %16 = phi i64 [ %303, %295 ], [ %2, %14 ]
  %17 = phi i64 [ %301, %295 ], [ %9, %14 ]
  %18 = phi i64 [ %302, %295 ], [ %11, %14 ]
  %19 = mul i64 %17, 288
  br label %22

20:                                               ; preds = %295
  br label %21

21:                                               ; preds = %20, %5
  ret i32 0

22:                                               ; preds = %15, %22
  %23 = phi i64 [ 0, %15 ], [ %63, %22 ]
  %24 = insertelement <8 x i64> poison, i64 %23, i64 0
  %25 = shufflevector <8 x i64> %24, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %26 = or disjoint <8 x i64> %25, <i64 poison, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %27 = or disjoint i64 %23, 8
  %28 = insertelement <8 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <8 x i64> %28, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %30 = or disjoint <8 x i64> %29, <i64 poison, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %31 = mul i64 %23, 6
  %32 = add i64 %19, %31
  %33 = getelementptr i64, ptr %13, i64 %32
  store i64 %23, ptr %33, align 8
  %34 = getelementptr i8, ptr %33, i64 48
  %35 = extractelement <8 x i64> %26, i64 1
  store i64 %35, ptr %34, align 8
  %36 = getelementptr i8, ptr %33, i64 96
  %37 = extractelement <8 x i64> %26, i64 2
  store i64 %37, ptr %36, align 8
  %38 = getelementptr i8, ptr %33, i64 144
  %39 = extractelement <8 x i64> %26, i64 3
  store i64 %39, ptr %38, align 8
  %40 = getelementptr i8, ptr %33, i64 192
  %41 = extractelement <8 x i64> %26, i64 4
  store i64 %41, ptr %40, align 8
  %42 = getelementptr i8, ptr %33, i64 240
  %43 = extractelement <8 x i64> %26, i64 5
  store i64 %43, ptr %42, align 8
  %44 = getelementptr i8, ptr %33, i64 288
  %45 = extractelement <8 x i64> %26, i64 6
  store i64 %45, ptr %44, align 8
  %46 = getelementptr i8, ptr %33, i64 336
  %47 = extractelement <8 x i64> %26, i64 7
  store i64 %47, ptr %46, align 8
  %48 = getelementptr i8, ptr %33, i64 384
  store i64 %27, ptr %48, align 8
  %49 = getelementptr i8, ptr %33, i64 432
  %50 = extractelement <8 x i64> %30, i64 1
  store i64 %50, ptr %49, align 8
  %51 = getelementptr i8, ptr %33, i64 480
  %52 = extractelement <8 x i64> %30, i64 2
  store i64 %52, ptr %51, align 8
  %53 = getelementptr i8, ptr %33, i64 528
  %54 = extractelement <8 x i64> %30, i64 3
  store i64 %54, ptr %53, align 8
  %55 = getelementptr i8, ptr %33, i64 576
  %56 = extractelement <8 x i64> %30, i64 4
  store i64 %56, ptr %55, align 8
  %57 = getelementptr i8, ptr %33, i64 624
  %58 = extractelement <8 x i64> %30, i64 5
  store i64 %58, ptr %57, align 8
  %59 = getelementptr i8, ptr %33, i64 672
  %60 = extractelement <8 x i64> %30, i64 6
  store i64 %60, ptr %59, align 8
  %61 = getelementptr i8, ptr %33, i64 720
  %62 = extractelement <8 x i64> %30, i64 7
  store i64 %62, ptr %61, align 8
  %63 = add i64 %23, 16
  %64 = icmp slt i64 %63, 48
  br i1 %64, label %22, label %65

65:                                               ; preds = %22
  br label %66

66:                                               ; preds = %65, %66
  %67 = phi i64 [ 0, %65 ], [ %87, %66 ]
  %68 = mul i64 %67, 6
  %69 = add i64 %19, %68
  %70 = getelementptr i64, ptr %13, i64 %69
  %71 = getelementptr i8, ptr %70, i64 8
  store i64 0, ptr %71, align 8
  %72 = getelementptr i8, ptr %70, i64 56
  store i64 1, ptr %72, align 8
  %73 = getelementptr i8, ptr %70, i64 104
  store i64 2, ptr %73, align 8
  %74 = getelementptr i8, ptr %70, i64 152
  store i64 3, ptr %74, align 8
  %75 = getelementptr i8, ptr %70, i64 200
  store i64 0, ptr %75, align 8
  %76 = getelementptr i8, ptr %70, i64 248
  store i64 1, ptr %76, align 8
  %77 = getelementptr i8, ptr %70, i64 296
  store i64 2, ptr %77, align 8
  %78 = getelementptr i8, ptr %70, i64 344
  store i64 3, ptr %78, align 8
  %79 = getelementptr i8, ptr %70, i64 392
  store i64 0, ptr %79, align 8
  %80 = getelementptr i8, ptr %70, i64 440
  store i64 1, ptr %80, align 8
  %81 = getelementptr i8, ptr %70, i64 488
  store i64 2, ptr %81, align 8
  %82 = getelementptr i8, ptr %70, i64 536
  store i64 3, ptr %82, align 8
  %83 = getelementptr i8, ptr %70, i64 584
  store i64 0, ptr %83, align 8
  %84 = getelementptr i8, ptr %70, i64 632
  store i64 1, ptr %84, align 8
  %85 = getelementptr i8, ptr %70, i64 680
  store i64 2, ptr %85, align 8
  %86 = getelementptr i8, ptr %70, i64 728
  store i64 3, ptr %86, align 8
  %87 = add i64 %67, 16
  %88 = icmp slt i64 %87, 48
  br i1 %88, label %66, label %89

89:                                               ; preds = %66
  br label %90

90:                                               ; preds = %89, %90
  %91 = phi i64 [ 0, %89 ], [ %150, %90 ]
  %92 = insertelement <8 x i64> poison, i64 %91, i64 0
  %93 = shufflevector <8 x i64> %92, <8 x i64> poison, <8 x i32> zeroinitializer
  %94 = freeze <8 x i64> %93
  %95 = or disjoint <8 x i64> %94, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %96 = or disjoint i64 %91, 8
  %97 = insertelement <8 x i64> poison, i64 %96, i64 0
  %98 = shufflevector <8 x i64> %97, <8 x i64> poison, <8 x i32> zeroinitializer
  %99 = freeze <8 x i64> %98
  %100 = or <8 x i64> %99, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %101 = ashr <8 x i64> %95, splat (i64 2)
  %102 = ashr <8 x i64> %100, splat (i64 2)
  %103 = srem <8 x i64> %101, splat (i64 3)
  %104 = srem <8 x i64> %102, splat (i64 3)
  %105 = icmp slt <8 x i64> %101, zeroinitializer
  %106 = icmp slt <8 x i64> %102, zeroinitializer
  %107 = icmp ne <8 x i64> %103, zeroinitializer
  %108 = icmp ne <8 x i64> %104, zeroinitializer
  %109 = and <8 x i1> %107, %105
  %110 = and <8 x i1> %108, %106
  %111 = add nsw <8 x i64> %103, splat (i64 3)
  %112 = add nsw <8 x i64> %104, splat (i64 3)
  %113 = select <8 x i1> %109, <8 x i64> %111, <8 x i64> %103
  %114 = select <8 x i1> %110, <8 x i64> %112, <8 x i64> %104
  %115 = mul i64 %91, 6
  %116 = add i64 %19, %115
  %117 = getelementptr i64, ptr %13, i64 %116
  %118 = getelementptr i8, ptr %117, i64 16
  %119 = extractelement <8 x i64> %113, i64 0
  store i64 %119, ptr %118, align 8
  %120 = getelementptr i8, ptr %117, i64 64
  %121 = extractelement <8 x i64> %113, i64 1
  store i64 %121, ptr %120, align 8
  %122 = getelementptr i8, ptr %117, i64 112
  %123 = extractelement <8 x i64> %113, i64 2
  store i64 %123, ptr %122, align 8
  %124 = getelementptr i8, ptr %117, i64 160
  %125 = extractelement <8 x i64> %113, i64 3
  store i64 %125, ptr %124, align 8
  %126 = getelementptr i8, ptr %117, i64 208
  %127 = extractelement <8 x i64> %113, i64 4
  store i64 %127, ptr %126, align 8
  %128 = getelementptr i8, ptr %117, i64 256
  %129 = extractelement <8 x i64> %113, i64 5
  store i64 %129, ptr %128, align 8
  %130 = getelementptr i8, ptr %117, i64 304
  %131 = extractelement <8 x i64> %113, i64 6
  store i64 %131, ptr %130, align 8
  %132 = getelementptr i8, ptr %117, i64 352
  %133 = extractelement <8 x i64> %113, i64 7
  store i64 %133, ptr %132, align 8
  %134 = getelementptr i8, ptr %117, i64 400
  %135 = extractelement <8 x i64> %114, i64 0
  store i64 %135, ptr %134, align 8
  %136 = getelementptr i8, ptr %117, i64 448
  %137 = extractelement <8 x i64> %114, i64 1
  store i64 %137, ptr %136, align 8
  %138 = getelementptr i8, ptr %117, i64 496
  %139 = extractelement <8 x i64> %114, i64 2
  store i64 %139, ptr %138, align 8
  %140 = getelementptr i8, ptr %117, i64 544
  %141 = extractelement <8 x i64> %114, i64 3
  store i64 %141, ptr %140, align 8
  %142 = getelementptr i8, ptr %117, i64 592
  %143 = extractelement <8 x i64> %114, i64 4
  store i64 %143, ptr %142, align 8
  %144 = getelementptr i8, ptr %117, i64 640
  %145 = extractelement <8 x i64> %114, i64 5
  store i64 %145, ptr %144, align 8
  %146 = getelementptr i8, ptr %117, i64 688
  %147 = extractelement <8 x i64> %114, i64 6
  store i64 %147, ptr %146, align 8
  %148 = getelementptr i8, ptr %117, i64 736
  %149 = extractelement <8 x i64> %114, i64 7
  store i64 %149, ptr %148, align 8
  %150 = add i64 %91, 16
  %151 = icmp slt i64 %150, 48
  br i1 %151, label %90, label %152

152:                                              ; preds = %90
  br label %153

153:                                              ; preds = %152, %153
  %154 = phi i64 [ 0, %152 ], [ %213, %153 ]
  %155 = insertelement <8 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <8 x i64> %155, <8 x i64> poison, <8 x i32> zeroinitializer
  %157 = or disjoint <8 x i64> %156, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %158 = or disjoint i64 %154, 8
  %159 = insertelement <8 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <8 x i64> %159, <8 x i64> poison, <8 x i32> zeroinitializer
  %161 = or disjoint <8 x i64> %160, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %162 = sdiv <8 x i64> %157, splat (i64 12)
  %163 = sdiv <8 x i64> %161, splat (i64 12)
  %164 = mul <8 x i64> %162, splat (i64 -12)
  %165 = mul <8 x i64> %163, splat (i64 -12)
  %166 = icmp slt <8 x i64> %156, zeroinitializer
  %167 = icmp slt <8 x i64> %160, zeroinitializer
  %168 = sub <8 x i64> zeroinitializer, %157
  %169 = icmp ne <8 x i64> %164, %168
  %170 = sub nsw <8 x i64> zeroinitializer, %161
  %171 = icmp ne <8 x i64> %165, %170
  %172 = and <8 x i1> %169, %166
  %173 = and <8 x i1> %171, %167
  %174 = sext <8 x i1> %172 to <8 x i64>
  %175 = add nsw <8 x i64> %162, %174
  %176 = sext <8 x i1> %173 to <8 x i64>
  %177 = add nsw <8 x i64> %163, %176
  %178 = mul i64 %154, 6
  %179 = add i64 %19, %178
  %180 = getelementptr i64, ptr %13, i64 %179
  %181 = getelementptr i8, ptr %180, i64 24
  %182 = extractelement <8 x i64> %175, i64 0
  store i64 %182, ptr %181, align 8
  %183 = getelementptr i8, ptr %180, i64 72
  %184 = extractelement <8 x i64> %175, i64 1
  store i64 %184, ptr %183, align 8
  %185 = getelementptr i8, ptr %180, i64 120
  %186 = extractelement <8 x i64> %175, i64 2
  store i64 %186, ptr %185, align 8
  %187 = getelementptr i8, ptr %180, i64 168
  %188 = extractelement <8 x i64> %175, i64 3
  store i64 %188, ptr %187, align 8
  %189 = getelementptr i8, ptr %180, i64 216
  %190 = extractelement <8 x i64> %175, i64 4
  store i64 %190, ptr %189, align 8
  %191 = getelementptr i8, ptr %180, i64 264
  %192 = extractelement <8 x i64> %175, i64 5
  store i64 %192, ptr %191, align 8
  %193 = getelementptr i8, ptr %180, i64 312
  %194 = extractelement <8 x i64> %175, i64 6
  store i64 %194, ptr %193, align 8
  %195 = getelementptr i8, ptr %180, i64 360
  %196 = extractelement <8 x i64> %175, i64 7
  store i64 %196, ptr %195, align 8
  %197 = getelementptr i8, ptr %180, i64 408
  %198 = extractelement <8 x i64> %177, i64 0
  store i64 %198, ptr %197, align 8
  %199 = getelementptr i8, ptr %180, i64 456
  %200 = extractelement <8 x i64> %177, i64 1
  store i64 %200, ptr %199, align 8
  %201 = getelementptr i8, ptr %180, i64 504
  %202 = extractelement <8 x i64> %177, i64 2
  store i64 %202, ptr %201, align 8
  %203 = getelementptr i8, ptr %180, i64 552
  %204 = extractelement <8 x i64> %177, i64 3
  store i64 %204, ptr %203, align 8
  %205 = getelementptr i8, ptr %180, i64 600
  %206 = extractelement <8 x i64> %177, i64 4
  store i64 %206, ptr %205, align 8
  %207 = getelementptr i8, ptr %180, i64 648
  %208 = extractelement <8 x i64> %177, i64 5
  store i64 %208, ptr %207, align 8
  %209 = getelementptr i8, ptr %180, i64 696
  %210 = extractelement <8 x i64> %177, i64 6
  store i64 %210, ptr %209, align 8
  %211 = getelementptr i8, ptr %180, i64 744
  %212 = extractelement <8 x i64> %177, i64 7
  store i64 %212, ptr %211, align 8
  %213 = add i64 %154, 16
  %214 = icmp slt i64 %213, 48
  br i1 %214, label %153, label %215

215:                                              ; preds = %153
  br label %216

216:                                              ; preds = %215, %216
  %217 = phi i64 [ 0, %215 ], [ %262, %216 ]
  %218 = insertelement <8 x i64> poison, i64 %217, i64 0
  %219 = shufflevector <8 x i64> %218, <8 x i64> poison, <8 x i32> zeroinitializer
  %220 = or disjoint <8 x i64> %219, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %221 = or disjoint i64 %217, 8
  %222 = insertelement <8 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <8 x i64> %222, <8 x i64> poison, <8 x i32> zeroinitializer
  %224 = or disjoint <8 x i64> %223, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %225 = and <8 x i64> %220, splat (i64 23)
  %226 = and <8 x i64> %224, splat (i64 31)
  %227 = mul i64 %217, 6
  %228 = add i64 %19, %227
  %229 = getelementptr i64, ptr %13, i64 %228
  %230 = getelementptr i8, ptr %229, i64 32
  %231 = extractelement <8 x i64> %225, i64 0
  store i64 %231, ptr %230, align 8
  %232 = getelementptr i8, ptr %229, i64 80
  %233 = extractelement <8 x i64> %225, i64 1
  store i64 %233, ptr %232, align 8
  %234 = getelementptr i8, ptr %229, i64 128
  %235 = extractelement <8 x i64> %225, i64 2
  store i64 %235, ptr %234, align 8
  %236 = getelementptr i8, ptr %229, i64 176
  %237 = extractelement <8 x i64> %225, i64 3
  store i64 %237, ptr %236, align 8
  %238 = getelementptr i8, ptr %229, i64 224
  %239 = extractelement <8 x i64> %225, i64 4
  store i64 %239, ptr %238, align 8
  %240 = getelementptr i8, ptr %229, i64 272
  %241 = extractelement <8 x i64> %225, i64 5
  store i64 %241, ptr %240, align 8
  %242 = getelementptr i8, ptr %229, i64 320
  %243 = extractelement <8 x i64> %225, i64 6
  store i64 %243, ptr %242, align 8
  %244 = getelementptr i8, ptr %229, i64 368
  %245 = extractelement <8 x i64> %225, i64 7
  store i64 %245, ptr %244, align 8
  %246 = getelementptr i8, ptr %229, i64 416
  %247 = extractelement <8 x i64> %226, i64 0
  store i64 %247, ptr %246, align 8
  %248 = getelementptr i8, ptr %229, i64 464
  %249 = extractelement <8 x i64> %226, i64 1
  store i64 %249, ptr %248, align 8
  %250 = getelementptr i8, ptr %229, i64 512
  %251 = extractelement <8 x i64> %226, i64 2
  store i64 %251, ptr %250, align 8
  %252 = getelementptr i8, ptr %229, i64 560
  %253 = extractelement <8 x i64> %226, i64 3
  store i64 %253, ptr %252, align 8
  %254 = getelementptr i8, ptr %229, i64 608
  %255 = extractelement <8 x i64> %226, i64 4
  store i64 %255, ptr %254, align 8
  %256 = getelementptr i8, ptr %229, i64 656
  %257 = extractelement <8 x i64> %226, i64 5
  store i64 %257, ptr %256, align 8
  %258 = getelementptr i8, ptr %229, i64 704
  %259 = extractelement <8 x i64> %226, i64 6
  store i64 %259, ptr %258, align 8
  %260 = getelementptr i8, ptr %229, i64 752
  %261 = extractelement <8 x i64> %226, i64 7
  store i64 %261, ptr %260, align 8
  %262 = add i64 %217, 16
  %263 = icmp slt i64 %262, 48
  br i1 %263, label %216, label %264

264:                                              ; preds = %216
  br label %265

265:                                              ; preds = %264, %265
  %266 = phi i64 [ 0, %264 ], [ %293, %265 ]
  %267 = insertelement <8 x i64> poison, i64 %266, i64 0
  %268 = or disjoint i64 %266, 8
  %269 = insertelement <8 x i64> poison, i64 %268, i64 0
  %270 = ashr <8 x i64> %267, <i64 5, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %271 = ashr <8 x i64> %269, <i64 5, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %272 = mul i64 %266, 6
  %273 = add i64 %19, %272
  %274 = getelementptr i64, ptr %13, i64 %273
  %275 = getelementptr i8, ptr %274, i64 40
  %276 = extractelement <8 x i64> %270, i64 0
  store i64 %276, ptr %275, align 8
  %277 = getelementptr i8, ptr %274, i64 88
  store i64 %276, ptr %277, align 8
  %278 = getelementptr i8, ptr %274, i64 136
  store i64 %276, ptr %278, align 8
  %279 = getelementptr i8, ptr %274, i64 184
  store i64 %276, ptr %279, align 8
  %280 = getelementptr i8, ptr %274, i64 232
  store i64 %276, ptr %280, align 8
  %281 = getelementptr i8, ptr %274, i64 280
  store i64 %276, ptr %281, align 8
  %282 = getelementptr i8, ptr %274, i64 328
  store i64 %276, ptr %282, align 8
  %283 = getelementptr i8, ptr %274, i64 376
  store i64 %276, ptr %283, align 8
  %284 = getelementptr i8, ptr %274, i64 424
  %285 = extractelement <8 x i64> %271, i64 0
  store i64 %285, ptr %284, align 8
  %286 = getelementptr i8, ptr %274, i64 472
  store i64 %285, ptr %286, align 8
  %287 = getelementptr i8, ptr %274, i64 520
  store i64 %285, ptr %287, align 8
  %288 = getelementptr i8, ptr %274, i64 568
  store i64 %285, ptr %288, align 8
  %289 = getelementptr i8, ptr %274, i64 616
  store i64 %285, ptr %289, align 8
  %290 = getelementptr i8, ptr %274, i64 664
  store i64 %285, ptr %290, align 8
  %291 = getelementptr i8, ptr %274, i64 712
  store i64 %285, ptr %291, align 8
  %292 = getelementptr i8, ptr %274, i64 760
  store i64 %285, ptr %292, align 8
  %293 = add i64 %266, 16
  %294 = icmp slt i64 %293, 48
  br i1 %294, label %265, label %295

295:                                              ; preds = %265
  %296 = add i64 %17, 1
  %297 = icmp eq i64 %296, %6
  %298 = zext i1 %297 to i64
  %299 = add i64 %18, %298
  %300 = icmp eq i64 %299, %8
  %301 = select i1 %297, i64 0, i64 %296
  %302 = select i1 %300, i64 0, i64 %299
  %303 = add i64 %16, 1
  %304 = icmp slt i64 %303, %3
  br i1 %304, label %15, label %20
}

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }

!0 = !{}
