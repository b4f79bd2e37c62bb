; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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
  %19 = add nuw nsw i64 %18, 15
  %20 = and i64 %19, 4080
  %21 = icmp slt i64 %8, 1009
  %22 = icmp sgt i64 %8, 1023
  %23 = insertelement <1 x i1> poison, i1 %22, i64 0
  %24 = and i64 %18, 1920
  %25 = icmp eq i64 %24, 0
  %26 = and i64 %18, 1984
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %14, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %18, 2016
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %18
  br label %33

33:                                               ; preds = %402, %15
  %34 = phi i64 [ %2, %15 ], [ %406, %402 ]
  %35 = phi i64 [ %16, %15 ], [ %405, %402 ]
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

44:                                               ; preds = %402
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi reassoc arcp contract afn <16 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi reassoc arcp contract afn <16 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi reassoc arcp contract afn <16 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi reassoc arcp contract afn <16 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi reassoc arcp contract afn <16 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi reassoc arcp contract afn <16 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi reassoc arcp contract afn <16 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi reassoc arcp contract afn <16 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %56 = add i64 %35, %47
  %57 = getelementptr float, ptr %10, i64 %56
  %58 = load <16 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %57, i64 64
  %60 = load <16 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %57, i64 128
  %62 = load <16 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %57, i64 192
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %57, i64 256
  %66 = load <16 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %57, i64 320
  %68 = load <16 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %57, i64 384
  %70 = load <16 x float>, ptr %69, align 4
  %71 = getelementptr i8, ptr %57, i64 448
  %72 = load <16 x float>, ptr %71, align 4
  %73 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %48, <16 x float> %58)
  %74 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %49, <16 x float> %60)
  %75 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %50, <16 x float> %62)
  %76 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %51, <16 x float> %64)
  %77 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %52, <16 x float> %66)
  %78 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %53, <16 x float> %68)
  %79 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %54, <16 x float> %70)
  %80 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %55, <16 x float> %72)
  %81 = add i64 %47, 128
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi reassoc arcp contract afn <16 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 16)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <16 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <16 x i32> %102, <16 x i32> poison, <16 x i32> zeroinitializer
  %104 = icmp samesign ugt <16 x i32> %103, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %105, <16 x i1> %104, <16 x float> splat (float 0xFFF0000000000000))
  %107 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %97, <16 x float> %106)
  %108 = add i64 %96, 16
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi reassoc arcp contract afn <16 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %112, <16 x float> %89)
  %114 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %86, <16 x float> %90)
  %115 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %87, <16 x float> %91)
  %116 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %88, <16 x float> %92)
  %117 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %113, <16 x float> %115)
  %118 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %114, <16 x float> %116)
  %119 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %117, <16 x float> %118)
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %122 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %120, <8 x float> %121)
  %123 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %124 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %125 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %123, <4 x float> %124)
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %127 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %128 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %126, <2 x float> %127)
  %129 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> zeroinitializer
  %130 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> <i32 1>
  %131 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %129, <1 x float> %130)
  %132 = extractelement <1 x float> %131, i64 0
  %133 = fsub reassoc arcp contract afn float %39, %132
  %134 = fcmp olt float %133, 0xC055D33340000000
  %135 = select i1 %134, float 0xC055D33340000000, float %133
  %136 = fcmp ogt float %135, 8.950000e+01
  %137 = select i1 %136, float 8.950000e+01, float %135
  %138 = call float @llvm.fma.f32(float %137, float 0x3FF7154760000000, float 0x4168000FC0000000)
  %139 = fadd float %138, 0xC168000FC0000000
  %140 = fneg float %139
  %141 = call float @llvm.fma.f32(float %140, float 0x3FE62E4000000000, float %137)
  %142 = call float @llvm.fma.f32(float %140, float 0x3EB7F7D1C0000000, float %141)
  %143 = bitcast float %138 to i32
  %144 = fmul float %142, %142
  %145 = call float @llvm.fma.f32(float %142, float 0x3F8105DD60000000, float 0x3FA57331A0000000)
  %146 = call float @llvm.fma.f32(float %145, float %142, float 0x3FC5557C80000000)
  %147 = call float @llvm.fma.f32(float %146, float %142, float 0x3FDFFFDE80000000)
  %148 = shl i32 %143, 23
  %149 = bitcast i32 %148 to float
  %150 = call float @llvm.fma.f32(float %147, float %144, float %142)
  %151 = call float @llvm.fma.f32(float %150, float 2.000000e+00, float 2.000000e+00)
  %152 = fmul float %151, %149
  %153 = fcmp reassoc arcp contract afn oeq float %152, 0.000000e+00
  %154 = select i1 %153, i64 %20, i64 1024
  %155 = select i1 %21, i64 %154, i64 1024
  br i1 %27, label %264, label %156

156:                                              ; preds = %111
  %157 = shufflevector <1 x float> %131, <1 x float> poison, <16 x i32> zeroinitializer
  br label %158

158:                                              ; preds = %156, %158
  %159 = phi i64 [ %261, %158 ], [ 0, %156 ]
  %160 = phi reassoc arcp contract afn <16 x float> [ %257, %158 ], [ splat (float -0.000000e+00), %156 ]
  %161 = phi reassoc arcp contract afn <16 x float> [ %258, %158 ], [ splat (float -0.000000e+00), %156 ]
  %162 = phi reassoc arcp contract afn <16 x float> [ %259, %158 ], [ splat (float -0.000000e+00), %156 ]
  %163 = phi reassoc arcp contract afn <16 x float> [ %260, %158 ], [ splat (float -0.000000e+00), %156 ]
  %164 = add i64 %35, %159
  %165 = getelementptr float, ptr %10, i64 %164
  %166 = load <16 x float>, ptr %165, align 4
  %167 = getelementptr i8, ptr %165, i64 64
  %168 = load <16 x float>, ptr %167, align 4
  %169 = getelementptr i8, ptr %165, i64 128
  %170 = load <16 x float>, ptr %169, align 4
  %171 = getelementptr i8, ptr %165, i64 192
  %172 = load <16 x float>, ptr %171, align 4
  %173 = fsub reassoc arcp contract afn <16 x float> %166, %157
  %174 = fsub reassoc arcp contract afn <16 x float> %168, %157
  %175 = fsub reassoc arcp contract afn <16 x float> %170, %157
  %176 = fsub reassoc arcp contract afn <16 x float> %172, %157
  %177 = fcmp olt <16 x float> %173, splat (float 0xC055D33340000000)
  %178 = fcmp olt <16 x float> %174, splat (float 0xC055D33340000000)
  %179 = fcmp olt <16 x float> %175, splat (float 0xC055D33340000000)
  %180 = fcmp olt <16 x float> %176, splat (float 0xC055D33340000000)
  %181 = select <16 x i1> %177, <16 x float> splat (float 0xC055D33340000000), <16 x float> %173
  %182 = select <16 x i1> %178, <16 x float> splat (float 0xC055D33340000000), <16 x float> %174
  %183 = select <16 x i1> %179, <16 x float> splat (float 0xC055D33340000000), <16 x float> %175
  %184 = select <16 x i1> %180, <16 x float> splat (float 0xC055D33340000000), <16 x float> %176
  %185 = fcmp ogt <16 x float> %181, splat (float 8.950000e+01)
  %186 = fcmp ogt <16 x float> %182, splat (float 8.950000e+01)
  %187 = fcmp ogt <16 x float> %183, splat (float 8.950000e+01)
  %188 = fcmp ogt <16 x float> %184, splat (float 8.950000e+01)
  %189 = select <16 x i1> %185, <16 x float> splat (float 8.950000e+01), <16 x float> %181
  %190 = select <16 x i1> %186, <16 x float> splat (float 8.950000e+01), <16 x float> %182
  %191 = select <16 x i1> %187, <16 x float> splat (float 8.950000e+01), <16 x float> %183
  %192 = select <16 x i1> %188, <16 x float> splat (float 8.950000e+01), <16 x float> %184
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %197 = fadd <16 x float> %193, splat (float 0xC168000FC0000000)
  %198 = fadd <16 x float> %194, splat (float 0xC168000FC0000000)
  %199 = fadd <16 x float> %195, splat (float 0xC168000FC0000000)
  %200 = fadd <16 x float> %196, splat (float 0xC168000FC0000000)
  %201 = fneg <16 x float> %197
  %202 = fneg <16 x float> %198
  %203 = fneg <16 x float> %199
  %204 = fneg <16 x float> %200
  %205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %189)
  %206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %190)
  %207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %203, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %191)
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %204, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %192)
  %209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %205)
  %210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %206)
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %203, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %207)
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %204, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %208)
  %213 = bitcast <16 x float> %193 to <16 x i32>
  %214 = bitcast <16 x float> %194 to <16 x i32>
  %215 = bitcast <16 x float> %195 to <16 x i32>
  %216 = bitcast <16 x float> %196 to <16 x i32>
  %217 = fmul <16 x float> %209, %209
  %218 = fmul <16 x float> %210, %210
  %219 = fmul <16 x float> %211, %211
  %220 = fmul <16 x float> %212, %212
  %221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %212, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %221, <16 x float> %209, <16 x float> splat (float 0x3FC5557C80000000))
  %226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %222, <16 x float> %210, <16 x float> splat (float 0x3FC5557C80000000))
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> %211, <16 x float> splat (float 0x3FC5557C80000000))
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %224, <16 x float> %212, <16 x float> splat (float 0x3FC5557C80000000))
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %225, <16 x float> %209, <16 x float> splat (float 0x3FDFFFDE80000000))
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> %210, <16 x float> splat (float 0x3FDFFFDE80000000))
  %231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %211, <16 x float> splat (float 0x3FDFFFDE80000000))
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %212, <16 x float> splat (float 0x3FDFFFDE80000000))
  %233 = shl <16 x i32> %213, splat (i32 23)
  %234 = shl <16 x i32> %214, splat (i32 23)
  %235 = shl <16 x i32> %215, splat (i32 23)
  %236 = shl <16 x i32> %216, splat (i32 23)
  %237 = bitcast <16 x i32> %233 to <16 x float>
  %238 = bitcast <16 x i32> %234 to <16 x float>
  %239 = bitcast <16 x i32> %235 to <16 x float>
  %240 = bitcast <16 x i32> %236 to <16 x float>
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %229, <16 x float> %217, <16 x float> %209)
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %230, <16 x float> %218, <16 x float> %210)
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %219, <16 x float> %211)
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %220, <16 x float> %212)
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %249 = fmul <16 x float> %245, %237
  %250 = fmul <16 x float> %246, %238
  %251 = fmul <16 x float> %247, %239
  %252 = fmul <16 x float> %248, %240
  %253 = getelementptr float, ptr %4, i64 %159
  store <16 x float> %249, ptr %253, align 4
  %254 = getelementptr i8, ptr %253, i64 64
  store <16 x float> %250, ptr %254, align 4
  %255 = getelementptr i8, ptr %253, i64 128
  store <16 x float> %251, ptr %255, align 4
  %256 = getelementptr i8, ptr %253, i64 192
  store <16 x float> %252, ptr %256, align 4
  %257 = fadd reassoc arcp contract afn <16 x float> %160, %249
  %258 = fadd reassoc arcp contract afn <16 x float> %161, %250
  %259 = fadd reassoc arcp contract afn <16 x float> %162, %251
  %260 = fadd reassoc arcp contract afn <16 x float> %163, %252
  %261 = add i64 %159, 64
  %262 = icmp slt i64 %261, %26
  br i1 %262, label %158, label %263

263:                                              ; preds = %158
  br label %264

264:                                              ; preds = %263, %111
  %265 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %111 ], [ %257, %263 ]
  %266 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %111 ], [ %258, %263 ]
  %267 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %111 ], [ %259, %263 ]
  %268 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %111 ], [ %260, %263 ]
  %269 = icmp slt i64 %26, %155
  br i1 %269, label %270, label %309

270:                                              ; preds = %264
  %271 = shufflevector <1 x float> %131, <1 x float> poison, <16 x i32> zeroinitializer
  br label %272

272:                                              ; preds = %270, %272
  %273 = phi i64 [ %306, %272 ], [ %26, %270 ]
  %274 = phi reassoc arcp contract afn <16 x float> [ %305, %272 ], [ %265, %270 ]
  %275 = sub i64 %17, %273
  %276 = call i64 @llvm.smax.i64(i64 %275, i64 0)
  %277 = call i64 @llvm.smin.i64(i64 %276, i64 16)
  %278 = trunc nuw nsw i64 %277 to i32
  %279 = insertelement <16 x i32> poison, i32 %278, i64 0
  %280 = shufflevector <16 x i32> %279, <16 x i32> poison, <16 x i32> zeroinitializer
  %281 = icmp samesign ugt <16 x i32> %280, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %282 = getelementptr float, ptr %36, i64 %273
  %283 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %282, <16 x i1> %281, <16 x float> splat (float 0xFFF0000000000000))
  %284 = fsub reassoc arcp contract afn <16 x float> %283, %271
  %285 = fcmp olt <16 x float> %284, splat (float 0xC055D33340000000)
  %286 = select <16 x i1> %285, <16 x float> splat (float 0xC055D33340000000), <16 x float> %284
  %287 = fcmp ogt <16 x float> %286, splat (float 8.950000e+01)
  %288 = select <16 x i1> %287, <16 x float> splat (float 8.950000e+01), <16 x float> %286
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %290 = fadd <16 x float> %289, splat (float 0xC168000FC0000000)
  %291 = fneg <16 x float> %290
  %292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %291, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %288)
  %293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %291, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %292)
  %294 = bitcast <16 x float> %289 to <16 x i32>
  %295 = fmul <16 x float> %293, %293
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %293, <16 x float> splat (float 0x3FC5557C80000000))
  %298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %297, <16 x float> %293, <16 x float> splat (float 0x3FDFFFDE80000000))
  %299 = shl <16 x i32> %294, splat (i32 23)
  %300 = bitcast <16 x i32> %299 to <16 x float>
  %301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %298, <16 x float> %295, <16 x float> %293)
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %303 = fmul <16 x float> %302, %300
  %304 = getelementptr float, ptr %4, i64 %273
  store <16 x float> %303, ptr %304, align 4
  %305 = fadd reassoc arcp contract afn <16 x float> %274, %303
  %306 = add i64 %273, 16
  %307 = icmp slt i64 %306, %155
  br i1 %307, label %272, label %308

308:                                              ; preds = %272
  br label %309

309:                                              ; preds = %308, %264
  %310 = phi reassoc arcp contract afn <16 x float> [ %265, %264 ], [ %305, %308 ]
  %311 = icmp slt i64 %155, 1024
  br i1 %311, label %312, label %316

312:                                              ; preds = %309
  %313 = insertelement <16 x float> poison, float %152, i64 0
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer
  br label %338

315:                                              ; preds = %338
  br label %316

316:                                              ; preds = %315, %309
  %317 = fadd reassoc arcp contract afn <16 x float> %310, %267
  %318 = fadd reassoc arcp contract afn <16 x float> %266, %268
  %319 = fadd reassoc arcp contract afn <16 x float> %317, %318
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %321 = shufflevector <16 x float> %319, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %322 = fadd reassoc arcp contract afn <8 x float> %320, %321
  %323 = shufflevector <8 x float> %322, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %324 = shufflevector <8 x float> %322, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %325 = fadd reassoc arcp contract afn <4 x float> %323, %324
  %326 = shufflevector <4 x float> %325, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %327 = shufflevector <4 x float> %325, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %328 = fadd reassoc arcp contract afn <2 x float> %326, %327
  %329 = shufflevector <2 x float> %328, <2 x float> poison, <1 x i32> zeroinitializer
  %330 = shufflevector <2 x float> %328, <2 x float> poison, <1 x i32> <i32 1>
  %331 = fadd reassoc arcp contract afn <1 x float> %329, %330
  %332 = extractelement <1 x float> %331, i64 0
  %333 = getelementptr float, ptr %12, i64 %35
  %334 = ptrtoint ptr %333 to i64
  %335 = and i64 %334, 63
  %336 = icmp eq i64 %335, 0
  %337 = and i1 %29, %336
  br i1 %337, label %343, label %348

338:                                              ; preds = %312, %338
  %339 = phi i64 [ %341, %338 ], [ %155, %312 ]
  %340 = getelementptr float, ptr %4, i64 %339
  store <16 x float> %314, ptr %340, align 4
  %341 = add i64 %339, 16
  %342 = icmp slt i64 %341, 1024
  br i1 %342, label %338, label %315

343:                                              ; preds = %316
  br i1 %31, label %355, label %344

344:                                              ; preds = %343
  %345 = fdiv reassoc arcp contract afn float 1.000000e+00, %332
  %346 = insertelement <16 x float> poison, float %345, i64 0
  %347 = shufflevector <16 x float> %346, <16 x float> poison, <16 x i32> zeroinitializer
  br label %360

348:                                              ; preds = %316
  br i1 %31, label %355, label %349

349:                                              ; preds = %348
  %350 = fdiv reassoc arcp contract afn float 1.000000e+00, %332
  %351 = insertelement <16 x float> poison, float %350, i64 0
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> zeroinitializer
  br label %373

353:                                              ; preds = %360
  br label %355

354:                                              ; preds = %373
  br label %355

355:                                              ; preds = %354, %353, %348, %343
  br i1 %32, label %402, label %356

356:                                              ; preds = %355
  %357 = fdiv reassoc arcp contract afn float 1.000000e+00, %332
  %358 = insertelement <16 x float> poison, float %357, i64 0
  %359 = shufflevector <16 x float> %358, <16 x float> poison, <16 x i32> zeroinitializer
  br label %386

360:                                              ; preds = %344, %360
  %361 = phi i64 [ %371, %360 ], [ 0, %344 ]
  %362 = getelementptr float, ptr %4, i64 %361
  %363 = load <16 x float>, ptr %362, align 4
  %364 = getelementptr i8, ptr %362, i64 64
  %365 = load <16 x float>, ptr %364, align 4
  %366 = fmul reassoc arcp contract afn <16 x float> %363, %347
  %367 = fmul reassoc arcp contract afn <16 x float> %365, %347
  %368 = add i64 %35, %361
  %369 = getelementptr float, ptr %12, i64 %368
  store <16 x float> %366, ptr %369, align 64, !nontemporal !2
  %370 = getelementptr i8, ptr %369, i64 64
  store <16 x float> %367, ptr %370, align 64, !nontemporal !2
  %371 = add i64 %361, 32
  %372 = icmp slt i64 %371, %30
  br i1 %372, label %360, label %353

373:                                              ; preds = %349, %373
  %374 = phi i64 [ %384, %373 ], [ 0, %349 ]
  %375 = getelementptr float, ptr %4, i64 %374
  %376 = load <16 x float>, ptr %375, align 4
  %377 = getelementptr i8, ptr %375, i64 64
  %378 = load <16 x float>, ptr %377, align 4
  %379 = fmul reassoc arcp contract afn <16 x float> %376, %352
  %380 = fmul reassoc arcp contract afn <16 x float> %378, %352
  %381 = add i64 %35, %374
  %382 = getelementptr float, ptr %12, i64 %381
  store <16 x float> %379, ptr %382, align 4
  %383 = getelementptr i8, ptr %382, i64 64
  store <16 x float> %380, ptr %383, align 4
  %384 = add i64 %374, 32
  %385 = icmp slt i64 %384, %30
  br i1 %385, label %373, label %354

386:                                              ; preds = %356, %386
  %387 = phi i64 [ %399, %386 ], [ %30, %356 ]
  %388 = getelementptr float, ptr %4, i64 %387
  %389 = load <16 x float>, ptr %388, align 4
  %390 = fmul reassoc arcp contract afn <16 x float> %389, %359
  %391 = sub i64 %17, %387
  %392 = call i64 @llvm.smax.i64(i64 %391, i64 0)
  %393 = call i64 @llvm.smin.i64(i64 %392, i64 16)
  %394 = trunc nuw nsw i64 %393 to i32
  %395 = insertelement <16 x i32> poison, i32 %394, i64 0
  %396 = shufflevector <16 x i32> %395, <16 x i32> poison, <16 x i32> zeroinitializer
  %397 = icmp samesign ugt <16 x i32> %396, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %398 = getelementptr float, ptr %333, i64 %387
  call void @llvm.masked.store.v16f32.p0(<16 x float> %390, ptr align 4 %398, <16 x i1> %397)
  %399 = add i64 %387, 16
  %400 = icmp slt i64 %399, %18
  br i1 %400, label %386, label %401

401:                                              ; preds = %386
  br label %402

402:                                              ; preds = %401, %355
  %403 = add i64 %35, 1
  %404 = icmp eq i64 %403, %6
  %405 = select i1 %404, i64 0, i64 %403
  %406 = add i64 %34, 1
  %407 = icmp slt i64 %406, %3
  br i1 %407, label %33, label %44
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
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maximum.v1f32(<1 x float>, <1 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
