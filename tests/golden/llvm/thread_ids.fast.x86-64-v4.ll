; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  br i1 %7, label %9, label %16

9:                                                ; preds = %5
  %10 = urem i64 %2, %6
  br label %11

11:                                               ; preds = %290, %9
  %12 = phi i64 [ %2, %9 ], [ %294, %290 ]
  %13 = phi i64 [ %10, %9 ], [ %293, %290 ]
  %14 = mul i64 %13, 288
  br label %17

15:                                               ; preds = %290
  br label %16

16:                                               ; preds = %15, %5
  ret i32 0

17:                                               ; preds = %11, %17
  %18 = phi i64 [ 0, %11 ], [ %58, %17 ]
  %19 = insertelement <8 x i64> poison, i64 %18, i64 0
  %20 = shufflevector <8 x i64> %19, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %21 = or disjoint <8 x i64> %20, <i64 poison, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %22 = or disjoint i64 %18, 8
  %23 = insertelement <8 x i64> poison, i64 %22, i64 0
  %24 = shufflevector <8 x i64> %23, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %25 = or disjoint <8 x i64> %24, <i64 poison, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %26 = mul i64 %18, 6
  %27 = add i64 %14, %26
  %28 = getelementptr i64, ptr %8, i64 %27
  store i64 %18, ptr %28, align 8
  %29 = getelementptr i8, ptr %28, i64 48
  %30 = extractelement <8 x i64> %21, i64 1
  store i64 %30, ptr %29, align 8
  %31 = getelementptr i8, ptr %28, i64 96
  %32 = extractelement <8 x i64> %21, i64 2
  store i64 %32, ptr %31, align 8
  %33 = getelementptr i8, ptr %28, i64 144
  %34 = extractelement <8 x i64> %21, i64 3
  store i64 %34, ptr %33, align 8
  %35 = getelementptr i8, ptr %28, i64 192
  %36 = extractelement <8 x i64> %21, i64 4
  store i64 %36, ptr %35, align 8
  %37 = getelementptr i8, ptr %28, i64 240
  %38 = extractelement <8 x i64> %21, i64 5
  store i64 %38, ptr %37, align 8
  %39 = getelementptr i8, ptr %28, i64 288
  %40 = extractelement <8 x i64> %21, i64 6
  store i64 %40, ptr %39, align 8
  %41 = getelementptr i8, ptr %28, i64 336
  %42 = extractelement <8 x i64> %21, i64 7
  store i64 %42, ptr %41, align 8
  %43 = getelementptr i8, ptr %28, i64 384
  store i64 %22, ptr %43, align 8
  %44 = getelementptr i8, ptr %28, i64 432
  %45 = extractelement <8 x i64> %25, i64 1
  store i64 %45, ptr %44, align 8
  %46 = getelementptr i8, ptr %28, i64 480
  %47 = extractelement <8 x i64> %25, i64 2
  store i64 %47, ptr %46, align 8
  %48 = getelementptr i8, ptr %28, i64 528
  %49 = extractelement <8 x i64> %25, i64 3
  store i64 %49, ptr %48, align 8
  %50 = getelementptr i8, ptr %28, i64 576
  %51 = extractelement <8 x i64> %25, i64 4
  store i64 %51, ptr %50, align 8
  %52 = getelementptr i8, ptr %28, i64 624
  %53 = extractelement <8 x i64> %25, i64 5
  store i64 %53, ptr %52, align 8
  %54 = getelementptr i8, ptr %28, i64 672
  %55 = extractelement <8 x i64> %25, i64 6
  store i64 %55, ptr %54, align 8
  %56 = getelementptr i8, ptr %28, i64 720
  %57 = extractelement <8 x i64> %25, i64 7
  store i64 %57, ptr %56, align 8
  %58 = add i64 %18, 16
  %59 = icmp slt i64 %58, 48
  br i1 %59, label %17, label %60

60:                                               ; preds = %17
  br label %61

61:                                               ; preds = %60, %61
  %62 = phi i64 [ 0, %60 ], [ %82, %61 ]
  %63 = mul i64 %62, 6
  %64 = add i64 %14, %63
  %65 = getelementptr i64, ptr %8, i64 %64
  %66 = getelementptr i8, ptr %65, i64 8
  store i64 0, ptr %66, align 8
  %67 = getelementptr i8, ptr %65, i64 56
  store i64 1, ptr %67, align 8
  %68 = getelementptr i8, ptr %65, i64 104
  store i64 2, ptr %68, align 8
  %69 = getelementptr i8, ptr %65, i64 152
  store i64 3, ptr %69, align 8
  %70 = getelementptr i8, ptr %65, i64 200
  store i64 0, ptr %70, align 8
  %71 = getelementptr i8, ptr %65, i64 248
  store i64 1, ptr %71, align 8
  %72 = getelementptr i8, ptr %65, i64 296
  store i64 2, ptr %72, align 8
  %73 = getelementptr i8, ptr %65, i64 344
  store i64 3, ptr %73, align 8
  %74 = getelementptr i8, ptr %65, i64 392
  store i64 0, ptr %74, align 8
  %75 = getelementptr i8, ptr %65, i64 440
  store i64 1, ptr %75, align 8
  %76 = getelementptr i8, ptr %65, i64 488
  store i64 2, ptr %76, align 8
  %77 = getelementptr i8, ptr %65, i64 536
  store i64 3, ptr %77, align 8
  %78 = getelementptr i8, ptr %65, i64 584
  store i64 0, ptr %78, align 8
  %79 = getelementptr i8, ptr %65, i64 632
  store i64 1, ptr %79, align 8
  %80 = getelementptr i8, ptr %65, i64 680
  store i64 2, ptr %80, align 8
  %81 = getelementptr i8, ptr %65, i64 728
  store i64 3, ptr %81, align 8
  %82 = add i64 %62, 16
  %83 = icmp slt i64 %82, 48
  br i1 %83, label %61, label %84

84:                                               ; preds = %61
  br label %85

85:                                               ; preds = %84, %85
  %86 = phi i64 [ 0, %84 ], [ %145, %85 ]
  %87 = insertelement <8 x i64> poison, i64 %86, i64 0
  %88 = shufflevector <8 x i64> %87, <8 x i64> poison, <8 x i32> zeroinitializer
  %89 = freeze <8 x i64> %88
  %90 = or disjoint <8 x i64> %89, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %91 = or disjoint i64 %86, 8
  %92 = insertelement <8 x i64> poison, i64 %91, i64 0
  %93 = shufflevector <8 x i64> %92, <8 x i64> poison, <8 x i32> zeroinitializer
  %94 = freeze <8 x i64> %93
  %95 = or <8 x i64> %94, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %96 = ashr <8 x i64> %90, splat (i64 2)
  %97 = ashr <8 x i64> %95, splat (i64 2)
  %98 = srem <8 x i64> %96, splat (i64 3)
  %99 = srem <8 x i64> %97, splat (i64 3)
  %100 = icmp slt <8 x i64> %96, zeroinitializer
  %101 = icmp slt <8 x i64> %97, zeroinitializer
  %102 = icmp ne <8 x i64> %98, zeroinitializer
  %103 = icmp ne <8 x i64> %99, zeroinitializer
  %104 = and <8 x i1> %102, %100
  %105 = and <8 x i1> %103, %101
  %106 = add nsw <8 x i64> %98, splat (i64 3)
  %107 = add nsw <8 x i64> %99, splat (i64 3)
  %108 = select <8 x i1> %104, <8 x i64> %106, <8 x i64> %98
  %109 = select <8 x i1> %105, <8 x i64> %107, <8 x i64> %99
  %110 = mul i64 %86, 6
  %111 = add i64 %14, %110
  %112 = getelementptr i64, ptr %8, i64 %111
  %113 = getelementptr i8, ptr %112, i64 16
  %114 = extractelement <8 x i64> %108, i64 0
  store i64 %114, ptr %113, align 8
  %115 = getelementptr i8, ptr %112, i64 64
  %116 = extractelement <8 x i64> %108, i64 1
  store i64 %116, ptr %115, align 8
  %117 = getelementptr i8, ptr %112, i64 112
  %118 = extractelement <8 x i64> %108, i64 2
  store i64 %118, ptr %117, align 8
  %119 = getelementptr i8, ptr %112, i64 160
  %120 = extractelement <8 x i64> %108, i64 3
  store i64 %120, ptr %119, align 8
  %121 = getelementptr i8, ptr %112, i64 208
  %122 = extractelement <8 x i64> %108, i64 4
  store i64 %122, ptr %121, align 8
  %123 = getelementptr i8, ptr %112, i64 256
  %124 = extractelement <8 x i64> %108, i64 5
  store i64 %124, ptr %123, align 8
  %125 = getelementptr i8, ptr %112, i64 304
  %126 = extractelement <8 x i64> %108, i64 6
  store i64 %126, ptr %125, align 8
  %127 = getelementptr i8, ptr %112, i64 352
  %128 = extractelement <8 x i64> %108, i64 7
  store i64 %128, ptr %127, align 8
  %129 = getelementptr i8, ptr %112, i64 400
  %130 = extractelement <8 x i64> %109, i64 0
  store i64 %130, ptr %129, align 8
  %131 = getelementptr i8, ptr %112, i64 448
  %132 = extractelement <8 x i64> %109, i64 1
  store i64 %132, ptr %131, align 8
  %133 = getelementptr i8, ptr %112, i64 496
  %134 = extractelement <8 x i64> %109, i64 2
  store i64 %134, ptr %133, align 8
  %135 = getelementptr i8, ptr %112, i64 544
  %136 = extractelement <8 x i64> %109, i64 3
  store i64 %136, ptr %135, align 8
  %137 = getelementptr i8, ptr %112, i64 592
  %138 = extractelement <8 x i64> %109, i64 4
  store i64 %138, ptr %137, align 8
  %139 = getelementptr i8, ptr %112, i64 640
  %140 = extractelement <8 x i64> %109, i64 5
  store i64 %140, ptr %139, align 8
  %141 = getelementptr i8, ptr %112, i64 688
  %142 = extractelement <8 x i64> %109, i64 6
  store i64 %142, ptr %141, align 8
  %143 = getelementptr i8, ptr %112, i64 736
  %144 = extractelement <8 x i64> %109, i64 7
  store i64 %144, ptr %143, align 8
  %145 = add i64 %86, 16
  %146 = icmp slt i64 %145, 48
  br i1 %146, label %85, label %147

147:                                              ; preds = %85
  br label %148

148:                                              ; preds = %147, %148
  %149 = phi i64 [ 0, %147 ], [ %208, %148 ]
  %150 = insertelement <8 x i64> poison, i64 %149, i64 0
  %151 = shufflevector <8 x i64> %150, <8 x i64> poison, <8 x i32> zeroinitializer
  %152 = or disjoint <8 x i64> %151, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %153 = or disjoint i64 %149, 8
  %154 = insertelement <8 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <8 x i64> %154, <8 x i64> poison, <8 x i32> zeroinitializer
  %156 = or disjoint <8 x i64> %155, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %157 = sdiv <8 x i64> %152, splat (i64 12)
  %158 = sdiv <8 x i64> %156, splat (i64 12)
  %159 = mul <8 x i64> %157, splat (i64 -12)
  %160 = mul <8 x i64> %158, splat (i64 -12)
  %161 = icmp slt <8 x i64> %151, zeroinitializer
  %162 = icmp slt <8 x i64> %155, zeroinitializer
  %163 = sub <8 x i64> zeroinitializer, %152
  %164 = icmp ne <8 x i64> %159, %163
  %165 = sub nsw <8 x i64> zeroinitializer, %156
  %166 = icmp ne <8 x i64> %160, %165
  %167 = and <8 x i1> %164, %161
  %168 = and <8 x i1> %166, %162
  %169 = sext <8 x i1> %167 to <8 x i64>
  %170 = add nsw <8 x i64> %157, %169
  %171 = sext <8 x i1> %168 to <8 x i64>
  %172 = add nsw <8 x i64> %158, %171
  %173 = mul i64 %149, 6
  %174 = add i64 %14, %173
  %175 = getelementptr i64, ptr %8, i64 %174
  %176 = getelementptr i8, ptr %175, i64 24
  %177 = extractelement <8 x i64> %170, i64 0
  store i64 %177, ptr %176, align 8
  %178 = getelementptr i8, ptr %175, i64 72
  %179 = extractelement <8 x i64> %170, i64 1
  store i64 %179, ptr %178, align 8
  %180 = getelementptr i8, ptr %175, i64 120
  %181 = extractelement <8 x i64> %170, i64 2
  store i64 %181, ptr %180, align 8
  %182 = getelementptr i8, ptr %175, i64 168
  %183 = extractelement <8 x i64> %170, i64 3
  store i64 %183, ptr %182, align 8
  %184 = getelementptr i8, ptr %175, i64 216
  %185 = extractelement <8 x i64> %170, i64 4
  store i64 %185, ptr %184, align 8
  %186 = getelementptr i8, ptr %175, i64 264
  %187 = extractelement <8 x i64> %170, i64 5
  store i64 %187, ptr %186, align 8
  %188 = getelementptr i8, ptr %175, i64 312
  %189 = extractelement <8 x i64> %170, i64 6
  store i64 %189, ptr %188, align 8
  %190 = getelementptr i8, ptr %175, i64 360
  %191 = extractelement <8 x i64> %170, i64 7
  store i64 %191, ptr %190, align 8
  %192 = getelementptr i8, ptr %175, i64 408
  %193 = extractelement <8 x i64> %172, i64 0
  store i64 %193, ptr %192, align 8
  %194 = getelementptr i8, ptr %175, i64 456
  %195 = extractelement <8 x i64> %172, i64 1
  store i64 %195, ptr %194, align 8
  %196 = getelementptr i8, ptr %175, i64 504
  %197 = extractelement <8 x i64> %172, i64 2
  store i64 %197, ptr %196, align 8
  %198 = getelementptr i8, ptr %175, i64 552
  %199 = extractelement <8 x i64> %172, i64 3
  store i64 %199, ptr %198, align 8
  %200 = getelementptr i8, ptr %175, i64 600
  %201 = extractelement <8 x i64> %172, i64 4
  store i64 %201, ptr %200, align 8
  %202 = getelementptr i8, ptr %175, i64 648
  %203 = extractelement <8 x i64> %172, i64 5
  store i64 %203, ptr %202, align 8
  %204 = getelementptr i8, ptr %175, i64 696
  %205 = extractelement <8 x i64> %172, i64 6
  store i64 %205, ptr %204, align 8
  %206 = getelementptr i8, ptr %175, i64 744
  %207 = extractelement <8 x i64> %172, i64 7
  store i64 %207, ptr %206, align 8
  %208 = add i64 %149, 16
  %209 = icmp slt i64 %208, 48
  br i1 %209, label %148, label %210

210:                                              ; preds = %148
  br label %211

211:                                              ; preds = %210, %211
  %212 = phi i64 [ 0, %210 ], [ %257, %211 ]
  %213 = insertelement <8 x i64> poison, i64 %212, i64 0
  %214 = shufflevector <8 x i64> %213, <8 x i64> poison, <8 x i32> zeroinitializer
  %215 = or disjoint <8 x i64> %214, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %216 = or disjoint i64 %212, 8
  %217 = insertelement <8 x i64> poison, i64 %216, i64 0
  %218 = shufflevector <8 x i64> %217, <8 x i64> poison, <8 x i32> zeroinitializer
  %219 = or disjoint <8 x i64> %218, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %220 = and <8 x i64> %215, splat (i64 23)
  %221 = and <8 x i64> %219, splat (i64 31)
  %222 = mul i64 %212, 6
  %223 = add i64 %14, %222
  %224 = getelementptr i64, ptr %8, i64 %223
  %225 = getelementptr i8, ptr %224, i64 32
  %226 = extractelement <8 x i64> %220, i64 0
  store i64 %226, ptr %225, align 8
  %227 = getelementptr i8, ptr %224, i64 80
  %228 = extractelement <8 x i64> %220, i64 1
  store i64 %228, ptr %227, align 8
  %229 = getelementptr i8, ptr %224, i64 128
  %230 = extractelement <8 x i64> %220, i64 2
  store i64 %230, ptr %229, align 8
  %231 = getelementptr i8, ptr %224, i64 176
  %232 = extractelement <8 x i64> %220, i64 3
  store i64 %232, ptr %231, align 8
  %233 = getelementptr i8, ptr %224, i64 224
  %234 = extractelement <8 x i64> %220, i64 4
  store i64 %234, ptr %233, align 8
  %235 = getelementptr i8, ptr %224, i64 272
  %236 = extractelement <8 x i64> %220, i64 5
  store i64 %236, ptr %235, align 8
  %237 = getelementptr i8, ptr %224, i64 320
  %238 = extractelement <8 x i64> %220, i64 6
  store i64 %238, ptr %237, align 8
  %239 = getelementptr i8, ptr %224, i64 368
  %240 = extractelement <8 x i64> %220, i64 7
  store i64 %240, ptr %239, align 8
  %241 = getelementptr i8, ptr %224, i64 416
  %242 = extractelement <8 x i64> %221, i64 0
  store i64 %242, ptr %241, align 8
  %243 = getelementptr i8, ptr %224, i64 464
  %244 = extractelement <8 x i64> %221, i64 1
  store i64 %244, ptr %243, align 8
  %245 = getelementptr i8, ptr %224, i64 512
  %246 = extractelement <8 x i64> %221, i64 2
  store i64 %246, ptr %245, align 8
  %247 = getelementptr i8, ptr %224, i64 560
  %248 = extractelement <8 x i64> %221, i64 3
  store i64 %248, ptr %247, align 8
  %249 = getelementptr i8, ptr %224, i64 608
  %250 = extractelement <8 x i64> %221, i64 4
  store i64 %250, ptr %249, align 8
  %251 = getelementptr i8, ptr %224, i64 656
  %252 = extractelement <8 x i64> %221, i64 5
  store i64 %252, ptr %251, align 8
  %253 = getelementptr i8, ptr %224, i64 704
  %254 = extractelement <8 x i64> %221, i64 6
  store i64 %254, ptr %253, align 8
  %255 = getelementptr i8, ptr %224, i64 752
  %256 = extractelement <8 x i64> %221, i64 7
  store i64 %256, ptr %255, align 8
  %257 = add i64 %212, 16
  %258 = icmp slt i64 %257, 48
  br i1 %258, label %211, label %259

259:                                              ; preds = %211
  br label %260

260:                                              ; preds = %259, %260
  %261 = phi i64 [ 0, %259 ], [ %288, %260 ]
  %262 = insertelement <8 x i64> poison, i64 %261, i64 0
  %263 = or disjoint i64 %261, 8
  %264 = insertelement <8 x i64> poison, i64 %263, i64 0
  %265 = ashr <8 x i64> %262, <i64 5, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %266 = ashr <8 x i64> %264, <i64 5, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %267 = mul i64 %261, 6
  %268 = add i64 %14, %267
  %269 = getelementptr i64, ptr %8, i64 %268
  %270 = getelementptr i8, ptr %269, i64 40
  %271 = extractelement <8 x i64> %265, i64 0
  store i64 %271, ptr %270, align 8
  %272 = getelementptr i8, ptr %269, i64 88
  store i64 %271, ptr %272, align 8
  %273 = getelementptr i8, ptr %269, i64 136
  store i64 %271, ptr %273, align 8
  %274 = getelementptr i8, ptr %269, i64 184
  store i64 %271, ptr %274, align 8
  %275 = getelementptr i8, ptr %269, i64 232
  store i64 %271, ptr %275, align 8
  %276 = getelementptr i8, ptr %269, i64 280
  store i64 %271, ptr %276, align 8
  %277 = getelementptr i8, ptr %269, i64 328
  store i64 %271, ptr %277, align 8
  %278 = getelementptr i8, ptr %269, i64 376
  store i64 %271, ptr %278, align 8
  %279 = getelementptr i8, ptr %269, i64 424
  %280 = extractelement <8 x i64> %266, i64 0
  store i64 %280, ptr %279, align 8
  %281 = getelementptr i8, ptr %269, i64 472
  store i64 %280, ptr %281, align 8
  %282 = getelementptr i8, ptr %269, i64 520
  store i64 %280, ptr %282, align 8
  %283 = getelementptr i8, ptr %269, i64 568
  store i64 %280, ptr %283, align 8
  %284 = getelementptr i8, ptr %269, i64 616
  store i64 %280, ptr %284, align 8
  %285 = getelementptr i8, ptr %269, i64 664
  store i64 %280, ptr %285, align 8
  %286 = getelementptr i8, ptr %269, i64 712
  store i64 %280, ptr %286, align 8
  %287 = getelementptr i8, ptr %269, i64 760
  store i64 %280, ptr %287, align 8
  %288 = add i64 %261, 16
  %289 = icmp slt i64 %288, 48
  br i1 %289, label %260, label %290

290:                                              ; preds = %260
  %291 = add i64 %13, 1
  %292 = icmp eq i64 %291, %6
  %293 = select i1 %292, i64 0, i64 %291
  %294 = add i64 %12, 1
  %295 = icmp slt i64 %294, %3
  br i1 %295, label %11, label %15
}

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
