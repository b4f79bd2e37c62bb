; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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
  %19 = add nuw nsw i64 %18, 3
  %20 = and i64 %19, 4092
  %21 = icmp slt i64 %8, 1021
  %22 = icmp sgt i64 %8, 1023
  %23 = insertelement <1 x i1> poison, i1 %22, i64 0
  %24 = and i64 %18, 2016
  %25 = icmp eq i64 %24, 0
  %26 = and i64 %18, 2032
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %14, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %18, 2040
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %18
  br label %33

33:                                               ; preds = %390, %15
  %34 = phi i64 [ %2, %15 ], [ %394, %390 ]
  %35 = phi i64 [ %16, %15 ], [ %393, %390 ]
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

44:                                               ; preds = %390
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi reassoc arcp contract afn <4 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi reassoc arcp contract afn <4 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi reassoc arcp contract afn <4 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi reassoc arcp contract afn <4 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi reassoc arcp contract afn <4 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi reassoc arcp contract afn <4 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi reassoc arcp contract afn <4 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi reassoc arcp contract afn <4 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %56 = add i64 %35, %47
  %57 = getelementptr float, ptr %10, i64 %56
  %58 = load <4 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %57, i64 16
  %60 = load <4 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %57, i64 32
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %57, i64 48
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %57, i64 64
  %66 = load <4 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %57, i64 80
  %68 = load <4 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %57, i64 96
  %70 = load <4 x float>, ptr %69, align 4
  %71 = getelementptr i8, ptr %57, i64 112
  %72 = load <4 x float>, ptr %71, align 4
  %73 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %48, <4 x float> %58)
  %74 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %49, <4 x float> %60)
  %75 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %50, <4 x float> %62)
  %76 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %51, <4 x float> %64)
  %77 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %52, <4 x float> %66)
  %78 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %53, <4 x float> %68)
  %79 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %54, <4 x float> %70)
  %80 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %55, <4 x float> %72)
  %81 = add i64 %47, 32
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi reassoc arcp contract afn <4 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 4)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <4 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <4 x i32> %102, <4 x i32> poison, <4 x i32> zeroinitializer
  %104 = icmp samesign ugt <4 x i32> %103, <i32 0, i32 1, i32 2, i32 3>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %105, <4 x i1> %104, <4 x float> splat (float 0xFFF0000000000000))
  %107 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %97, <4 x float> %106)
  %108 = add i64 %96, 4
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi reassoc arcp contract afn <4 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %112, <4 x float> %89)
  %114 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %86, <4 x float> %90)
  %115 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %87, <4 x float> %91)
  %116 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %88, <4 x float> %92)
  %117 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %113, <4 x float> %115)
  %118 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %114, <4 x float> %116)
  %119 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %117, <4 x float> %118)
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %121 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %122 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %120, <2 x float> %121)
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> zeroinitializer
  %124 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> <i32 1>
  %125 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %123, <1 x float> %124)
  %126 = extractelement <1 x float> %125, i64 0
  %127 = fsub reassoc arcp contract afn float %39, %126
  %128 = fcmp olt float %127, 0xC055D33340000000
  %129 = select i1 %128, float 0xC055D33340000000, float %127
  %130 = fcmp ogt float %129, 8.950000e+01
  %131 = select i1 %130, float 8.950000e+01, float %129
  %132 = call float @llvm.fma.f32(float %131, float 0x3FF7154760000000, float 0x4168000FC0000000)
  %133 = fadd float %132, 0xC168000FC0000000
  %134 = fneg float %133
  %135 = call float @llvm.fma.f32(float %134, float 0x3FE62E4000000000, float %131)
  %136 = call float @llvm.fma.f32(float %134, float 0x3EB7F7D1C0000000, float %135)
  %137 = bitcast float %132 to i32
  %138 = fmul float %136, %136
  %139 = call float @llvm.fma.f32(float %136, float 0x3F8105DD60000000, float 0x3FA57331A0000000)
  %140 = call float @llvm.fma.f32(float %139, float %136, float 0x3FC5557C80000000)
  %141 = call float @llvm.fma.f32(float %140, float %136, float 0x3FDFFFDE80000000)
  %142 = shl i32 %137, 23
  %143 = bitcast i32 %142 to float
  %144 = call float @llvm.fma.f32(float %141, float %138, float %136)
  %145 = call float @llvm.fma.f32(float %144, float 2.000000e+00, float 2.000000e+00)
  %146 = fmul float %145, %143
  %147 = fcmp reassoc arcp contract afn oeq float %146, 0.000000e+00
  %148 = select i1 %147, i64 %20, i64 1024
  %149 = select i1 %21, i64 %148, i64 1024
  br i1 %27, label %258, label %150

150:                                              ; preds = %111
  %151 = shufflevector <1 x float> %125, <1 x float> poison, <4 x i32> zeroinitializer
  br label %152

152:                                              ; preds = %150, %152
  %153 = phi i64 [ %255, %152 ], [ 0, %150 ]
  %154 = phi reassoc arcp contract afn <4 x float> [ %251, %152 ], [ splat (float -0.000000e+00), %150 ]
  %155 = phi reassoc arcp contract afn <4 x float> [ %252, %152 ], [ splat (float -0.000000e+00), %150 ]
  %156 = phi reassoc arcp contract afn <4 x float> [ %253, %152 ], [ splat (float -0.000000e+00), %150 ]
  %157 = phi reassoc arcp contract afn <4 x float> [ %254, %152 ], [ splat (float -0.000000e+00), %150 ]
  %158 = add i64 %35, %153
  %159 = getelementptr float, ptr %10, i64 %158
  %160 = load <4 x float>, ptr %159, align 4
  %161 = getelementptr i8, ptr %159, i64 16
  %162 = load <4 x float>, ptr %161, align 4
  %163 = getelementptr i8, ptr %159, i64 32
  %164 = load <4 x float>, ptr %163, align 4
  %165 = getelementptr i8, ptr %159, i64 48
  %166 = load <4 x float>, ptr %165, align 4
  %167 = fsub reassoc arcp contract afn <4 x float> %160, %151
  %168 = fsub reassoc arcp contract afn <4 x float> %162, %151
  %169 = fsub reassoc arcp contract afn <4 x float> %164, %151
  %170 = fsub reassoc arcp contract afn <4 x float> %166, %151
  %171 = fcmp olt <4 x float> %167, splat (float 0xC055D33340000000)
  %172 = fcmp olt <4 x float> %168, splat (float 0xC055D33340000000)
  %173 = fcmp olt <4 x float> %169, splat (float 0xC055D33340000000)
  %174 = fcmp olt <4 x float> %170, splat (float 0xC055D33340000000)
  %175 = select <4 x i1> %171, <4 x float> splat (float 0xC055D33340000000), <4 x float> %167
  %176 = select <4 x i1> %172, <4 x float> splat (float 0xC055D33340000000), <4 x float> %168
  %177 = select <4 x i1> %173, <4 x float> splat (float 0xC055D33340000000), <4 x float> %169
  %178 = select <4 x i1> %174, <4 x float> splat (float 0xC055D33340000000), <4 x float> %170
  %179 = fcmp ogt <4 x float> %175, splat (float 8.950000e+01)
  %180 = fcmp ogt <4 x float> %176, splat (float 8.950000e+01)
  %181 = fcmp ogt <4 x float> %177, splat (float 8.950000e+01)
  %182 = fcmp ogt <4 x float> %178, splat (float 8.950000e+01)
  %183 = select <4 x i1> %179, <4 x float> splat (float 8.950000e+01), <4 x float> %175
  %184 = select <4 x i1> %180, <4 x float> splat (float 8.950000e+01), <4 x float> %176
  %185 = select <4 x i1> %181, <4 x float> splat (float 8.950000e+01), <4 x float> %177
  %186 = select <4 x i1> %182, <4 x float> splat (float 8.950000e+01), <4 x float> %178
  %187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %183, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %184, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %186, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %191 = fadd <4 x float> %187, splat (float 0xC168000FC0000000)
  %192 = fadd <4 x float> %188, splat (float 0xC168000FC0000000)
  %193 = fadd <4 x float> %189, splat (float 0xC168000FC0000000)
  %194 = fadd <4 x float> %190, splat (float 0xC168000FC0000000)
  %195 = fneg <4 x float> %191
  %196 = fneg <4 x float> %192
  %197 = fneg <4 x float> %193
  %198 = fneg <4 x float> %194
  %199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %183)
  %200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %196, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %184)
  %201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %197, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %185)
  %202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %198, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %186)
  %203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %199)
  %204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %196, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %200)
  %205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %197, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %201)
  %206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %198, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %202)
  %207 = bitcast <4 x float> %187 to <4 x i32>
  %208 = bitcast <4 x float> %188 to <4 x i32>
  %209 = bitcast <4 x float> %189 to <4 x i32>
  %210 = bitcast <4 x float> %190 to <4 x i32>
  %211 = fmul <4 x float> %203, %203
  %212 = fmul <4 x float> %204, %204
  %213 = fmul <4 x float> %205, %205
  %214 = fmul <4 x float> %206, %206
  %215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %216 = call <4 x float> @llvm.fma.v4f32(<4 x float> %204, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %205, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %206, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %215, <4 x float> %203, <4 x float> splat (float 0x3FC5557C80000000))
  %220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %216, <4 x float> %204, <4 x float> splat (float 0x3FC5557C80000000))
  %221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %217, <4 x float> %205, <4 x float> splat (float 0x3FC5557C80000000))
  %222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %218, <4 x float> %206, <4 x float> splat (float 0x3FC5557C80000000))
  %223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %219, <4 x float> %203, <4 x float> splat (float 0x3FDFFFDE80000000))
  %224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %220, <4 x float> %204, <4 x float> splat (float 0x3FDFFFDE80000000))
  %225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %221, <4 x float> %205, <4 x float> splat (float 0x3FDFFFDE80000000))
  %226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %222, <4 x float> %206, <4 x float> splat (float 0x3FDFFFDE80000000))
  %227 = shl <4 x i32> %207, splat (i32 23)
  %228 = shl <4 x i32> %208, splat (i32 23)
  %229 = shl <4 x i32> %209, splat (i32 23)
  %230 = shl <4 x i32> %210, splat (i32 23)
  %231 = bitcast <4 x i32> %227 to <4 x float>
  %232 = bitcast <4 x i32> %228 to <4 x float>
  %233 = bitcast <4 x i32> %229 to <4 x float>
  %234 = bitcast <4 x i32> %230 to <4 x float>
  %235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %223, <4 x float> %211, <4 x float> %203)
  %236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %224, <4 x float> %212, <4 x float> %204)
  %237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %225, <4 x float> %213, <4 x float> %205)
  %238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %226, <4 x float> %214, <4 x float> %206)
  %239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %235, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %240 = call <4 x float> @llvm.fma.v4f32(<4 x float> %236, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %241 = call <4 x float> @llvm.fma.v4f32(<4 x float> %237, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %242 = call <4 x float> @llvm.fma.v4f32(<4 x float> %238, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %243 = fmul <4 x float> %239, %231
  %244 = fmul <4 x float> %240, %232
  %245 = fmul <4 x float> %241, %233
  %246 = fmul <4 x float> %242, %234
  %247 = getelementptr float, ptr %4, i64 %153
  store <4 x float> %243, ptr %247, align 4
  %248 = getelementptr i8, ptr %247, i64 16
  store <4 x float> %244, ptr %248, align 4
  %249 = getelementptr i8, ptr %247, i64 32
  store <4 x float> %245, ptr %249, align 4
  %250 = getelementptr i8, ptr %247, i64 48
  store <4 x float> %246, ptr %250, align 4
  %251 = fadd reassoc arcp contract afn <4 x float> %154, %243
  %252 = fadd reassoc arcp contract afn <4 x float> %155, %244
  %253 = fadd reassoc arcp contract afn <4 x float> %156, %245
  %254 = fadd reassoc arcp contract afn <4 x float> %157, %246
  %255 = add i64 %153, 16
  %256 = icmp slt i64 %255, %26
  br i1 %256, label %152, label %257

257:                                              ; preds = %152
  br label %258

258:                                              ; preds = %257, %111
  %259 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %111 ], [ %251, %257 ]
  %260 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %111 ], [ %252, %257 ]
  %261 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %111 ], [ %253, %257 ]
  %262 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %111 ], [ %254, %257 ]
  %263 = icmp slt i64 %26, %149
  br i1 %263, label %264, label %303

264:                                              ; preds = %258
  %265 = shufflevector <1 x float> %125, <1 x float> poison, <4 x i32> zeroinitializer
  br label %266

266:                                              ; preds = %264, %266
  %267 = phi i64 [ %300, %266 ], [ %26, %264 ]
  %268 = phi reassoc arcp contract afn <4 x float> [ %299, %266 ], [ %259, %264 ]
  %269 = sub i64 %17, %267
  %270 = call i64 @llvm.smax.i64(i64 %269, i64 0)
  %271 = call i64 @llvm.smin.i64(i64 %270, i64 4)
  %272 = trunc nuw nsw i64 %271 to i32
  %273 = insertelement <4 x i32> poison, i32 %272, i64 0
  %274 = shufflevector <4 x i32> %273, <4 x i32> poison, <4 x i32> zeroinitializer
  %275 = icmp samesign ugt <4 x i32> %274, <i32 0, i32 1, i32 2, i32 3>
  %276 = getelementptr float, ptr %36, i64 %267
  %277 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %276, <4 x i1> %275, <4 x float> splat (float 0xFFF0000000000000))
  %278 = fsub reassoc arcp contract afn <4 x float> %277, %265
  %279 = fcmp olt <4 x float> %278, splat (float 0xC055D33340000000)
  %280 = select <4 x i1> %279, <4 x float> splat (float 0xC055D33340000000), <4 x float> %278
  %281 = fcmp ogt <4 x float> %280, splat (float 8.950000e+01)
  %282 = select <4 x i1> %281, <4 x float> splat (float 8.950000e+01), <4 x float> %280
  %283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %282, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %284 = fadd <4 x float> %283, splat (float 0xC168000FC0000000)
  %285 = fneg <4 x float> %284
  %286 = call <4 x float> @llvm.fma.v4f32(<4 x float> %285, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %282)
  %287 = call <4 x float> @llvm.fma.v4f32(<4 x float> %285, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %286)
  %288 = bitcast <4 x float> %283 to <4 x i32>
  %289 = fmul <4 x float> %287, %287
  %290 = call <4 x float> @llvm.fma.v4f32(<4 x float> %287, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %291 = call <4 x float> @llvm.fma.v4f32(<4 x float> %290, <4 x float> %287, <4 x float> splat (float 0x3FC5557C80000000))
  %292 = call <4 x float> @llvm.fma.v4f32(<4 x float> %291, <4 x float> %287, <4 x float> splat (float 0x3FDFFFDE80000000))
  %293 = shl <4 x i32> %288, splat (i32 23)
  %294 = bitcast <4 x i32> %293 to <4 x float>
  %295 = call <4 x float> @llvm.fma.v4f32(<4 x float> %292, <4 x float> %289, <4 x float> %287)
  %296 = call <4 x float> @llvm.fma.v4f32(<4 x float> %295, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %297 = fmul <4 x float> %296, %294
  %298 = getelementptr float, ptr %4, i64 %267
  store <4 x float> %297, ptr %298, align 4
  %299 = fadd reassoc arcp contract afn <4 x float> %268, %297
  %300 = add i64 %267, 4
  %301 = icmp slt i64 %300, %149
  br i1 %301, label %266, label %302

302:                                              ; preds = %266
  br label %303

303:                                              ; preds = %302, %258
  %304 = phi reassoc arcp contract afn <4 x float> [ %259, %258 ], [ %299, %302 ]
  %305 = icmp slt i64 %149, 1024
  br i1 %305, label %306, label %310

306:                                              ; preds = %303
  %307 = insertelement <4 x float> poison, float %146, i64 0
  %308 = shufflevector <4 x float> %307, <4 x float> poison, <4 x i32> zeroinitializer
  br label %326

309:                                              ; preds = %326
  br label %310

310:                                              ; preds = %309, %303
  %311 = fadd reassoc arcp contract afn <4 x float> %304, %261
  %312 = fadd reassoc arcp contract afn <4 x float> %260, %262
  %313 = fadd reassoc arcp contract afn <4 x float> %311, %312
  %314 = shufflevector <4 x float> %313, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %315 = shufflevector <4 x float> %313, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %316 = fadd reassoc arcp contract afn <2 x float> %314, %315
  %317 = shufflevector <2 x float> %316, <2 x float> poison, <1 x i32> zeroinitializer
  %318 = shufflevector <2 x float> %316, <2 x float> poison, <1 x i32> <i32 1>
  %319 = fadd reassoc arcp contract afn <1 x float> %317, %318
  %320 = extractelement <1 x float> %319, i64 0
  %321 = getelementptr float, ptr %12, i64 %35
  %322 = ptrtoint ptr %321 to i64
  %323 = and i64 %322, 15
  %324 = icmp eq i64 %323, 0
  %325 = and i1 %29, %324
  br i1 %325, label %331, label %336

326:                                              ; preds = %306, %326
  %327 = phi i64 [ %329, %326 ], [ %149, %306 ]
  %328 = getelementptr float, ptr %4, i64 %327
  store <4 x float> %308, ptr %328, align 4
  %329 = add i64 %327, 4
  %330 = icmp slt i64 %329, 1024
  br i1 %330, label %326, label %309

331:                                              ; preds = %310
  br i1 %31, label %343, label %332

332:                                              ; preds = %331
  %333 = fdiv reassoc arcp contract afn float 1.000000e+00, %320
  %334 = insertelement <4 x float> poison, float %333, i64 0
  %335 = shufflevector <4 x float> %334, <4 x float> poison, <4 x i32> zeroinitializer
  br label %348

336:                                              ; preds = %310
  br i1 %31, label %343, label %337

337:                                              ; preds = %336
  %338 = fdiv reassoc arcp contract afn float 1.000000e+00, %320
  %339 = insertelement <4 x float> poison, float %338, i64 0
  %340 = shufflevector <4 x float> %339, <4 x float> poison, <4 x i32> zeroinitializer
  br label %361

341:                                              ; preds = %348
  br label %343

342:                                              ; preds = %361
  br label %343

343:                                              ; preds = %342, %341, %336, %331
  br i1 %32, label %390, label %344

344:                                              ; preds = %343
  %345 = fdiv reassoc arcp contract afn float 1.000000e+00, %320
  %346 = insertelement <4 x float> poison, float %345, i64 0
  %347 = shufflevector <4 x float> %346, <4 x float> poison, <4 x i32> zeroinitializer
  br label %374

348:                                              ; preds = %332, %348
  %349 = phi i64 [ %359, %348 ], [ 0, %332 ]
  %350 = getelementptr float, ptr %4, i64 %349
  %351 = load <4 x float>, ptr %350, align 4
  %352 = getelementptr i8, ptr %350, i64 16
  %353 = load <4 x float>, ptr %352, align 4
  %354 = fmul reassoc arcp contract afn <4 x float> %351, %335
  %355 = fmul reassoc arcp contract afn <4 x float> %353, %335
  %356 = add i64 %35, %349
  %357 = getelementptr float, ptr %12, i64 %356
  store <4 x float> %354, ptr %357, align 16, !nontemporal !2
  %358 = getelementptr i8, ptr %357, i64 16
  store <4 x float> %355, ptr %358, align 16, !nontemporal !2
  %359 = add i64 %349, 8
  %360 = icmp slt i64 %359, %30
  br i1 %360, label %348, label %341

361:                                              ; preds = %337, %361
  %362 = phi i64 [ %372, %361 ], [ 0, %337 ]
  %363 = getelementptr float, ptr %4, i64 %362
  %364 = load <4 x float>, ptr %363, align 4
  %365 = getelementptr i8, ptr %363, i64 16
  %366 = load <4 x float>, ptr %365, align 4
  %367 = fmul reassoc arcp contract afn <4 x float> %364, %340
  %368 = fmul reassoc arcp contract afn <4 x float> %366, %340
  %369 = add i64 %35, %362
  %370 = getelementptr float, ptr %12, i64 %369
  store <4 x float> %367, ptr %370, align 4
  %371 = getelementptr i8, ptr %370, i64 16
  store <4 x float> %368, ptr %371, align 4
  %372 = add i64 %362, 8
  %373 = icmp slt i64 %372, %30
  br i1 %373, label %361, label %342

374:                                              ; preds = %344, %374
  %375 = phi i64 [ %387, %374 ], [ %30, %344 ]
  %376 = getelementptr float, ptr %4, i64 %375
  %377 = load <4 x float>, ptr %376, align 4
  %378 = fmul reassoc arcp contract afn <4 x float> %377, %347
  %379 = sub i64 %17, %375
  %380 = call i64 @llvm.smax.i64(i64 %379, i64 0)
  %381 = call i64 @llvm.smin.i64(i64 %380, i64 4)
  %382 = trunc nuw nsw i64 %381 to i32
  %383 = insertelement <4 x i32> poison, i32 %382, i64 0
  %384 = shufflevector <4 x i32> %383, <4 x i32> poison, <4 x i32> zeroinitializer
  %385 = icmp samesign ugt <4 x i32> %384, <i32 0, i32 1, i32 2, i32 3>
  %386 = getelementptr float, ptr %321, i64 %375
  call void @llvm.masked.store.v4f32.p0(<4 x float> %378, ptr align 4 %386, <4 x i1> %385)
  %387 = add i64 %375, 4
  %388 = icmp slt i64 %387, %18
  br i1 %388, label %374, label %389

389:                                              ; preds = %374
  br label %390

390:                                              ; preds = %389, %343
  %391 = add i64 %35, 1
  %392 = icmp eq i64 %391, %6
  %393 = select i1 %392, i64 0, i64 %391
  %394 = add i64 %34, 1
  %395 = icmp slt i64 %394, %3
  br i1 %395, label %33, label %44
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
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maximum.v1f32(<1 x float>, <1 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
