; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  br i1 %7, label %15, label %45

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %18 = call i64 @llvm.smin.i64(i64 %17, i64 1024)
  %19 = add nuw nsw i64 %18, 7
  %20 = and i64 %19, 4088
  %21 = icmp slt i64 %8, 1017
  %22 = icmp sgt i64 %8, 1023
  %23 = insertelement <1 x i1> poison, i1 %22, i64 0
  %24 = and i64 %18, 1984
  %25 = icmp eq i64 %24, 0
  %26 = and i64 %18, 2016
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %14, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %18, 2032
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %18
  br label %33

33:                                               ; preds = %396, %15
  %34 = phi i64 [ %2, %15 ], [ %400, %396 ]
  %35 = phi i64 [ %16, %15 ], [ %399, %396 ]
  %36 = getelementptr float, ptr %10, i64 %35
  %37 = getelementptr i8, ptr %36, i64 4092
  %38 = call reassoc arcp contract afn <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 %37, <1 x i1> %23, <1 x float> splat (float 0xFFF0000000000000))
  %39 = extractelement <1 x float> %38, i64 0
  %40 = fcmp reassoc arcp contract afn oeq float %39, 0xFFF0000000000000
  %41 = select i1 %40, i64 %20, i64 1024
  %42 = select i1 %21, i64 %41, i64 1024
  br i1 %25, label %84, label %43

43:                                               ; preds = %33
  br label %46

44:                                               ; preds = %396
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi reassoc arcp contract afn <8 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi reassoc arcp contract afn <8 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi reassoc arcp contract afn <8 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi reassoc arcp contract afn <8 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi reassoc arcp contract afn <8 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi reassoc arcp contract afn <8 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi reassoc arcp contract afn <8 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi reassoc arcp contract afn <8 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %56 = add i64 %35, %47
  %57 = getelementptr float, ptr %10, i64 %56
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %57, i64 32
  %60 = load <8 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %57, i64 64
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %57, i64 96
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %57, i64 128
  %66 = load <8 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %57, i64 160
  %68 = load <8 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %57, i64 192
  %70 = load <8 x float>, ptr %69, align 4
  %71 = getelementptr i8, ptr %57, i64 224
  %72 = load <8 x float>, ptr %71, align 4
  %73 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %48, <8 x float> %58)
  %74 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %49, <8 x float> %60)
  %75 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %50, <8 x float> %62)
  %76 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %51, <8 x float> %64)
  %77 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %52, <8 x float> %66)
  %78 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %53, <8 x float> %68)
  %79 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %54, <8 x float> %70)
  %80 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %55, <8 x float> %72)
  %81 = add i64 %47, 64
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi reassoc arcp contract afn <8 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 8)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <8 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <8 x i32> %102, <8 x i32> poison, <8 x i32> zeroinitializer
  %104 = icmp samesign ugt <8 x i32> %103, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %105, <8 x i1> %104, <8 x float> splat (float 0xFFF0000000000000))
  %107 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %97, <8 x float> %106)
  %108 = add i64 %96, 8
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi reassoc arcp contract afn <8 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %112, <8 x float> %89)
  %114 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %86, <8 x float> %90)
  %115 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %87, <8 x float> %91)
  %116 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %88, <8 x float> %92)
  %117 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %113, <8 x float> %115)
  %118 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %114, <8 x float> %116)
  %119 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %117, <8 x float> %118)
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %121 = shufflevector <8 x float> %119, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %122 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %120, <4 x float> %121)
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %124 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %125 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %123, <2 x float> %124)
  %126 = shufflevector <2 x float> %125, <2 x float> poison, <1 x i32> zeroinitializer
  %127 = shufflevector <2 x float> %125, <2 x float> poison, <1 x i32> <i32 1>
  %128 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %126, <1 x float> %127)
  %129 = extractelement <1 x float> %128, i64 0
  %130 = fsub reassoc arcp contract afn float %39, %129
  %131 = fcmp olt float %130, 0xC055D33340000000
  %132 = select i1 %131, float 0xC055D33340000000, float %130
  %133 = fcmp ogt float %132, 8.950000e+01
  %134 = select i1 %133, float 8.950000e+01, float %132
  %135 = call float @llvm.fma.f32(float %134, float 0x3FF7154760000000, float 0x4168000FC0000000)
  %136 = fadd float %135, 0xC168000FC0000000
  %137 = fneg float %136
  %138 = call float @llvm.fma.f32(float %137, float 0x3FE62E4000000000, float %134)
  %139 = call float @llvm.fma.f32(float %137, float 0x3EB7F7D1C0000000, float %138)
  %140 = bitcast float %135 to i32
  %141 = fmul float %139, %139
  %142 = call float @llvm.fma.f32(float %139, float 0x3F8105DD60000000, float 0x3FA57331A0000000)
  %143 = call float @llvm.fma.f32(float %142, float %139, float 0x3FC5557C80000000)
  %144 = call float @llvm.fma.f32(float %143, float %139, float 0x3FDFFFDE80000000)
  %145 = shl i32 %140, 23
  %146 = bitcast i32 %145 to float
  %147 = call float @llvm.fma.f32(float %144, float %141, float %139)
  %148 = call float @llvm.fma.f32(float %147, float 2.000000e+00, float 2.000000e+00)
  %149 = fmul float %148, %146
  %150 = fcmp reassoc arcp contract afn oeq float %149, 0.000000e+00
  %151 = select i1 %150, i64 %20, i64 1024
  %152 = select i1 %21, i64 %151, i64 1024
  br i1 %27, label %261, label %153

153:                                              ; preds = %111
  %154 = shufflevector <1 x float> %128, <1 x float> poison, <8 x i32> zeroinitializer
  br label %155

155:                                              ; preds = %153, %155
  %156 = phi i64 [ %258, %155 ], [ 0, %153 ]
  %157 = phi reassoc arcp contract afn <8 x float> [ %254, %155 ], [ splat (float -0.000000e+00), %153 ]
  %158 = phi reassoc arcp contract afn <8 x float> [ %255, %155 ], [ splat (float -0.000000e+00), %153 ]
  %159 = phi reassoc arcp contract afn <8 x float> [ %256, %155 ], [ splat (float -0.000000e+00), %153 ]
  %160 = phi reassoc arcp contract afn <8 x float> [ %257, %155 ], [ splat (float -0.000000e+00), %153 ]
  %161 = add i64 %35, %156
  %162 = getelementptr float, ptr %10, i64 %161
  %163 = load <8 x float>, ptr %162, align 4
  %164 = getelementptr i8, ptr %162, i64 32
  %165 = load <8 x float>, ptr %164, align 4
  %166 = getelementptr i8, ptr %162, i64 64
  %167 = load <8 x float>, ptr %166, align 4
  %168 = getelementptr i8, ptr %162, i64 96
  %169 = load <8 x float>, ptr %168, align 4
  %170 = fsub reassoc arcp contract afn <8 x float> %163, %154
  %171 = fsub reassoc arcp contract afn <8 x float> %165, %154
  %172 = fsub reassoc arcp contract afn <8 x float> %167, %154
  %173 = fsub reassoc arcp contract afn <8 x float> %169, %154
  %174 = fcmp olt <8 x float> %170, splat (float 0xC055D33340000000)
  %175 = fcmp olt <8 x float> %171, splat (float 0xC055D33340000000)
  %176 = fcmp olt <8 x float> %172, splat (float 0xC055D33340000000)
  %177 = fcmp olt <8 x float> %173, splat (float 0xC055D33340000000)
  %178 = select <8 x i1> %174, <8 x float> splat (float 0xC055D33340000000), <8 x float> %170
  %179 = select <8 x i1> %175, <8 x float> splat (float 0xC055D33340000000), <8 x float> %171
  %180 = select <8 x i1> %176, <8 x float> splat (float 0xC055D33340000000), <8 x float> %172
  %181 = select <8 x i1> %177, <8 x float> splat (float 0xC055D33340000000), <8 x float> %173
  %182 = fcmp ogt <8 x float> %178, splat (float 8.950000e+01)
  %183 = fcmp ogt <8 x float> %179, splat (float 8.950000e+01)
  %184 = fcmp ogt <8 x float> %180, splat (float 8.950000e+01)
  %185 = fcmp ogt <8 x float> %181, splat (float 8.950000e+01)
  %186 = select <8 x i1> %182, <8 x float> splat (float 8.950000e+01), <8 x float> %178
  %187 = select <8 x i1> %183, <8 x float> splat (float 8.950000e+01), <8 x float> %179
  %188 = select <8 x i1> %184, <8 x float> splat (float 8.950000e+01), <8 x float> %180
  %189 = select <8 x i1> %185, <8 x float> splat (float 8.950000e+01), <8 x float> %181
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %186, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %187, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %194 = fadd <8 x float> %190, splat (float 0xC168000FC0000000)
  %195 = fadd <8 x float> %191, splat (float 0xC168000FC0000000)
  %196 = fadd <8 x float> %192, splat (float 0xC168000FC0000000)
  %197 = fadd <8 x float> %193, splat (float 0xC168000FC0000000)
  %198 = fneg <8 x float> %194
  %199 = fneg <8 x float> %195
  %200 = fneg <8 x float> %196
  %201 = fneg <8 x float> %197
  %202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %198, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %186)
  %203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %199, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %187)
  %204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %200, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %188)
  %205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %201, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %189)
  %206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %198, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %202)
  %207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %199, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %203)
  %208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %200, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %204)
  %209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %201, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %205)
  %210 = bitcast <8 x float> %190 to <8 x i32>
  %211 = bitcast <8 x float> %191 to <8 x i32>
  %212 = bitcast <8 x float> %192 to <8 x i32>
  %213 = bitcast <8 x float> %193 to <8 x i32>
  %214 = fmul <8 x float> %206, %206
  %215 = fmul <8 x float> %207, %207
  %216 = fmul <8 x float> %208, %208
  %217 = fmul <8 x float> %209, %209
  %218 = call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %207, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %208, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %209, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> %206, <8 x float> splat (float 0x3FC5557C80000000))
  %223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %219, <8 x float> %207, <8 x float> splat (float 0x3FC5557C80000000))
  %224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %220, <8 x float> %208, <8 x float> splat (float 0x3FC5557C80000000))
  %225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %221, <8 x float> %209, <8 x float> splat (float 0x3FC5557C80000000))
  %226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %222, <8 x float> %206, <8 x float> splat (float 0x3FDFFFDE80000000))
  %227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %223, <8 x float> %207, <8 x float> splat (float 0x3FDFFFDE80000000))
  %228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %208, <8 x float> splat (float 0x3FDFFFDE80000000))
  %229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> %209, <8 x float> splat (float 0x3FDFFFDE80000000))
  %230 = shl <8 x i32> %210, splat (i32 23)
  %231 = shl <8 x i32> %211, splat (i32 23)
  %232 = shl <8 x i32> %212, splat (i32 23)
  %233 = shl <8 x i32> %213, splat (i32 23)
  %234 = bitcast <8 x i32> %230 to <8 x float>
  %235 = bitcast <8 x i32> %231 to <8 x float>
  %236 = bitcast <8 x i32> %232 to <8 x float>
  %237 = bitcast <8 x i32> %233 to <8 x float>
  %238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> %214, <8 x float> %206)
  %239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %227, <8 x float> %215, <8 x float> %207)
  %240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %228, <8 x float> %216, <8 x float> %208)
  %241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %229, <8 x float> %217, <8 x float> %209)
  %242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %239, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %241, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %246 = fmul <8 x float> %242, %234
  %247 = fmul <8 x float> %243, %235
  %248 = fmul <8 x float> %244, %236
  %249 = fmul <8 x float> %245, %237
  %250 = getelementptr float, ptr %4, i64 %156
  store <8 x float> %246, ptr %250, align 4
  %251 = getelementptr i8, ptr %250, i64 32
  store <8 x float> %247, ptr %251, align 4
  %252 = getelementptr i8, ptr %250, i64 64
  store <8 x float> %248, ptr %252, align 4
  %253 = getelementptr i8, ptr %250, i64 96
  store <8 x float> %249, ptr %253, align 4
  %254 = fadd reassoc arcp contract afn <8 x float> %157, %246
  %255 = fadd reassoc arcp contract afn <8 x float> %158, %247
  %256 = fadd reassoc arcp contract afn <8 x float> %159, %248
  %257 = fadd reassoc arcp contract afn <8 x float> %160, %249
  %258 = add i64 %156, 32
  %259 = icmp slt i64 %258, %26
  br i1 %259, label %155, label %260

260:                                              ; preds = %155
  br label %261

261:                                              ; preds = %260, %111
  %262 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %111 ], [ %254, %260 ]
  %263 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %111 ], [ %255, %260 ]
  %264 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %111 ], [ %256, %260 ]
  %265 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %111 ], [ %257, %260 ]
  %266 = icmp slt i64 %26, %152
  br i1 %266, label %267, label %306

267:                                              ; preds = %261
  %268 = shufflevector <1 x float> %128, <1 x float> poison, <8 x i32> zeroinitializer
  br label %269

269:                                              ; preds = %267, %269
  %270 = phi i64 [ %303, %269 ], [ %26, %267 ]
  %271 = phi reassoc arcp contract afn <8 x float> [ %302, %269 ], [ %262, %267 ]
  %272 = sub i64 %17, %270
  %273 = call i64 @llvm.smax.i64(i64 %272, i64 0)
  %274 = call i64 @llvm.smin.i64(i64 %273, i64 8)
  %275 = trunc nuw nsw i64 %274 to i32
  %276 = insertelement <8 x i32> poison, i32 %275, i64 0
  %277 = shufflevector <8 x i32> %276, <8 x i32> poison, <8 x i32> zeroinitializer
  %278 = icmp samesign ugt <8 x i32> %277, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %279 = getelementptr float, ptr %36, i64 %270
  %280 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %279, <8 x i1> %278, <8 x float> splat (float 0xFFF0000000000000))
  %281 = fsub reassoc arcp contract afn <8 x float> %280, %268
  %282 = fcmp olt <8 x float> %281, splat (float 0xC055D33340000000)
  %283 = select <8 x i1> %282, <8 x float> splat (float 0xC055D33340000000), <8 x float> %281
  %284 = fcmp ogt <8 x float> %283, splat (float 8.950000e+01)
  %285 = select <8 x i1> %284, <8 x float> splat (float 8.950000e+01), <8 x float> %283
  %286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %285, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %287 = fadd <8 x float> %286, splat (float 0xC168000FC0000000)
  %288 = fneg <8 x float> %287
  %289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %288, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %285)
  %290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %288, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %289)
  %291 = bitcast <8 x float> %286 to <8 x i32>
  %292 = fmul <8 x float> %290, %290
  %293 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %294 = call <8 x float> @llvm.fma.v8f32(<8 x float> %293, <8 x float> %290, <8 x float> splat (float 0x3FC5557C80000000))
  %295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %294, <8 x float> %290, <8 x float> splat (float 0x3FDFFFDE80000000))
  %296 = shl <8 x i32> %291, splat (i32 23)
  %297 = bitcast <8 x i32> %296 to <8 x float>
  %298 = call <8 x float> @llvm.fma.v8f32(<8 x float> %295, <8 x float> %292, <8 x float> %290)
  %299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %298, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %300 = fmul <8 x float> %299, %297
  %301 = getelementptr float, ptr %4, i64 %270
  store <8 x float> %300, ptr %301, align 4
  %302 = fadd reassoc arcp contract afn <8 x float> %271, %300
  %303 = add i64 %270, 8
  %304 = icmp slt i64 %303, %152
  br i1 %304, label %269, label %305

305:                                              ; preds = %269
  br label %306

306:                                              ; preds = %305, %261
  %307 = phi reassoc arcp contract afn <8 x float> [ %262, %261 ], [ %302, %305 ]
  %308 = icmp slt i64 %152, 1024
  br i1 %308, label %309, label %313

309:                                              ; preds = %306
  %310 = insertelement <8 x float> poison, float %149, i64 0
  %311 = shufflevector <8 x float> %310, <8 x float> poison, <8 x i32> zeroinitializer
  br label %332

312:                                              ; preds = %332
  br label %313

313:                                              ; preds = %312, %306
  %314 = fadd reassoc arcp contract afn <8 x float> %307, %264
  %315 = fadd reassoc arcp contract afn <8 x float> %263, %265
  %316 = fadd reassoc arcp contract afn <8 x float> %314, %315
  %317 = shufflevector <8 x float> %316, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %318 = shufflevector <8 x float> %316, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %319 = fadd reassoc arcp contract afn <4 x float> %317, %318
  %320 = shufflevector <4 x float> %319, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %321 = shufflevector <4 x float> %319, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %322 = fadd reassoc arcp contract afn <2 x float> %320, %321
  %323 = shufflevector <2 x float> %322, <2 x float> poison, <1 x i32> zeroinitializer
  %324 = shufflevector <2 x float> %322, <2 x float> poison, <1 x i32> <i32 1>
  %325 = fadd reassoc arcp contract afn <1 x float> %323, %324
  %326 = extractelement <1 x float> %325, i64 0
  %327 = getelementptr float, ptr %12, i64 %35
  %328 = ptrtoint ptr %327 to i64
  %329 = and i64 %328, 31
  %330 = icmp eq i64 %329, 0
  %331 = and i1 %29, %330
  br i1 %331, label %337, label %342

332:                                              ; preds = %309, %332
  %333 = phi i64 [ %335, %332 ], [ %152, %309 ]
  %334 = getelementptr float, ptr %4, i64 %333
  store <8 x float> %311, ptr %334, align 4
  %335 = add i64 %333, 8
  %336 = icmp slt i64 %335, 1024
  br i1 %336, label %332, label %312

337:                                              ; preds = %313
  br i1 %31, label %349, label %338

338:                                              ; preds = %337
  %339 = fdiv reassoc arcp contract afn float 1.000000e+00, %326
  %340 = insertelement <8 x float> poison, float %339, i64 0
  %341 = shufflevector <8 x float> %340, <8 x float> poison, <8 x i32> zeroinitializer
  br label %354

342:                                              ; preds = %313
  br i1 %31, label %349, label %343

343:                                              ; preds = %342
  %344 = fdiv reassoc arcp contract afn float 1.000000e+00, %326
  %345 = insertelement <8 x float> poison, float %344, i64 0
  %346 = shufflevector <8 x float> %345, <8 x float> poison, <8 x i32> zeroinitializer
  br label %367

347:                                              ; preds = %354
  br label %349

348:                                              ; preds = %367
  br label %349

349:                                              ; preds = %348, %347, %342, %337
  br i1 %32, label %396, label %350

350:                                              ; preds = %349
  %351 = fdiv reassoc arcp contract afn float 1.000000e+00, %326
  %352 = insertelement <8 x float> poison, float %351, i64 0
  %353 = shufflevector <8 x float> %352, <8 x float> poison, <8 x i32> zeroinitializer
  br label %380

354:                                              ; preds = %338, %354
  %355 = phi i64 [ %365, %354 ], [ 0, %338 ]
  %356 = getelementptr float, ptr %4, i64 %355
  %357 = load <8 x float>, ptr %356, align 4
  %358 = getelementptr i8, ptr %356, i64 32
  %359 = load <8 x float>, ptr %358, align 4
  %360 = fmul reassoc arcp contract afn <8 x float> %357, %341
  %361 = fmul reassoc arcp contract afn <8 x float> %359, %341
  %362 = add i64 %35, %355
  %363 = getelementptr float, ptr %12, i64 %362
  store <8 x float> %360, ptr %363, align 32, !nontemporal !2
  %364 = getelementptr i8, ptr %363, i64 32
  store <8 x float> %361, ptr %364, align 32, !nontemporal !2
  %365 = add i64 %355, 16
  %366 = icmp slt i64 %365, %30
  br i1 %366, label %354, label %347

367:                                              ; preds = %343, %367
  %368 = phi i64 [ %378, %367 ], [ 0, %343 ]
  %369 = getelementptr float, ptr %4, i64 %368
  %370 = load <8 x float>, ptr %369, align 4
  %371 = getelementptr i8, ptr %369, i64 32
  %372 = load <8 x float>, ptr %371, align 4
  %373 = fmul reassoc arcp contract afn <8 x float> %370, %346
  %374 = fmul reassoc arcp contract afn <8 x float> %372, %346
  %375 = add i64 %35, %368
  %376 = getelementptr float, ptr %12, i64 %375
  store <8 x float> %373, ptr %376, align 4
  %377 = getelementptr i8, ptr %376, i64 32
  store <8 x float> %374, ptr %377, align 4
  %378 = add i64 %368, 16
  %379 = icmp slt i64 %378, %30
  br i1 %379, label %367, label %348

380:                                              ; preds = %350, %380
  %381 = phi i64 [ %393, %380 ], [ %30, %350 ]
  %382 = getelementptr float, ptr %4, i64 %381
  %383 = load <8 x float>, ptr %382, align 4
  %384 = fmul reassoc arcp contract afn <8 x float> %383, %353
  %385 = sub i64 %17, %381
  %386 = call i64 @llvm.smax.i64(i64 %385, i64 0)
  %387 = call i64 @llvm.smin.i64(i64 %386, i64 8)
  %388 = trunc nuw nsw i64 %387 to i32
  %389 = insertelement <8 x i32> poison, i32 %388, i64 0
  %390 = shufflevector <8 x i32> %389, <8 x i32> poison, <8 x i32> zeroinitializer
  %391 = icmp samesign ugt <8 x i32> %390, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %392 = getelementptr float, ptr %327, i64 %381
  call void @llvm.masked.store.v8f32.p0(<8 x float> %384, ptr align 4 %392, <8 x i1> %391)
  %393 = add i64 %381, 8
  %394 = icmp slt i64 %393, %18
  br i1 %394, label %380, label %395

395:                                              ; preds = %380
  br label %396

396:                                              ; preds = %395, %349
  %397 = add i64 %35, 1
  %398 = icmp eq i64 %397, %6
  %399 = select i1 %398, i64 0, i64 %397
  %400 = add i64 %34, 1
  %401 = icmp slt i64 %400, %3
  br i1 %401, label %33, label %44
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p0(ptr captures(none), <1 x i1>, <1 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maximum.v1f32(<1 x float>, <1 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
