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

33:                                               ; preds = %433, %15
  %34 = phi i64 [ %2, %15 ], [ %437, %433 ]
  %35 = phi i64 [ %16, %15 ], [ %436, %433 ]
  %36 = getelementptr float, ptr %10, i64 %35
  %37 = getelementptr i8, ptr %36, i64 4092
  %38 = call <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 %37, <1 x i1> %23, <1 x float> splat (float 0xFFF0000000000000))
  %39 = extractelement <1 x float> %38, i64 0
  %40 = fcmp oeq float %39, 0xFFF0000000000000
  %41 = select i1 %40, i64 %20, i64 1024
  %42 = select i1 %21, i64 %41, i64 1024
  br i1 %25, label %84, label %43

43:                                               ; preds = %33
  br label %46

44:                                               ; preds = %433
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi <4 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi <4 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi <4 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi <4 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi <4 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi <4 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi <4 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi <4 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
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
  %73 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %48, <4 x float> %58)
  %74 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %49, <4 x float> %60)
  %75 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %50, <4 x float> %62)
  %76 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %51, <4 x float> %64)
  %77 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %52, <4 x float> %66)
  %78 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %53, <4 x float> %68)
  %79 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %54, <4 x float> %70)
  %80 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %55, <4 x float> %72)
  %81 = add i64 %47, 32
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi <4 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 4)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <4 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <4 x i32> %102, <4 x i32> poison, <4 x i32> zeroinitializer
  %104 = icmp samesign ugt <4 x i32> %103, <i32 0, i32 1, i32 2, i32 3>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %105, <4 x i1> %104, <4 x float> splat (float 0xFFF0000000000000))
  %107 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %97, <4 x float> %106)
  %108 = add i64 %96, 4
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi <4 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %112, <4 x float> %89)
  %114 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %86, <4 x float> %90)
  %115 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %87, <4 x float> %91)
  %116 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %88, <4 x float> %92)
  %117 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %113, <4 x float> %115)
  %118 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %114, <4 x float> %116)
  %119 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %117, <4 x float> %118)
  %120 = bitcast <4 x float> %119 to <4 x i32>
  %121 = icmp slt <4 x i32> %120, zeroinitializer
  %122 = select <4 x i1> %121, <4 x i32> splat (i32 2147483647), <4 x i32> zeroinitializer, !prof !2
  %123 = xor <4 x i32> %122, %120
  %124 = shufflevector <4 x i32> %123, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %125 = shufflevector <4 x i32> %123, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %126 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %125, <2 x i32> %124)
  %127 = shufflevector <2 x i32> %126, <2 x i32> poison, <1 x i32> <i32 1>
  %128 = shufflevector <2 x i32> %126, <2 x i32> poison, <1 x i32> zeroinitializer
  %129 = call <1 x i32> @llvm.smax.v1i32(<1 x i32> %128, <1 x i32> %127)
  %130 = extractelement <1 x i32> %129, i64 0
  %131 = icmp slt i32 %130, 0
  %132 = select i1 %131, i32 2147483647, i32 0, !prof !2
  %133 = xor i32 %130, %132
  %134 = fcmp uno <4 x float> %119, zeroinitializer
  %135 = bitcast <4 x i1> %134 to i4
  %136 = icmp eq i4 %135, 0
  %137 = bitcast i32 %133 to float
  %138 = select i1 %136, float %137, float 0x7FF8000000000000
  %139 = fsub float %39, %138
  %140 = fcmp olt float %139, -1.050000e+02
  %141 = select i1 %140, float -1.050000e+02, float %139
  %142 = fcmp ogt float %141, 8.950000e+01
  %143 = select i1 %142, float 8.950000e+01, float %141
  %144 = call float @llvm.fma.f32(float %143, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %145 = fadd float %144, 0xC168001FC0000000
  %146 = fneg float %145
  %147 = call float @llvm.fma.f32(float %146, float 0x3FE62E4000000000, float %143)
  %148 = call float @llvm.fma.f32(float %146, float 0x3EB7F7D1C0000000, float %147)
  %149 = bitcast float %144 to i32
  %150 = fmul float %148, %148
  %151 = call float @llvm.fma.f32(float %148, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %152 = call float @llvm.fma.f32(float %151, float %148, float 0x3FA55547E0000000)
  %153 = call float @llvm.fma.f32(float %152, float %148, float 0x3FC5554A80000000)
  %154 = call float @llvm.fma.f32(float %153, float %148, float 5.000000e-01)
  %155 = call float @llvm.fma.f32(float %154, float %150, float %148)
  %156 = fadd float %155, 1.000000e+00
  %157 = shl i32 %149, 23
  %158 = shl i32 %149, 22
  %159 = and i32 %158, 2139095040
  %160 = sub i32 %157, %159
  %161 = bitcast i32 %160 to float
  %162 = bitcast i32 %159 to float
  %163 = fmul float %156, %162
  %164 = fmul float %163, %161
  %165 = fcmp oeq float %164, 0.000000e+00
  %166 = select i1 %165, i64 %20, i64 1024
  %167 = select i1 %21, i64 %166, i64 1024
  br i1 %27, label %301, label %168

168:                                              ; preds = %111
  %169 = insertelement <4 x float> poison, float %138, i64 0
  %170 = shufflevector <4 x float> %169, <4 x float> poison, <4 x i32> zeroinitializer
  br label %171

171:                                              ; preds = %168, %171
  %172 = phi i64 [ %298, %171 ], [ 0, %168 ]
  %173 = phi <4 x float> [ %294, %171 ], [ splat (float -0.000000e+00), %168 ]
  %174 = phi <4 x float> [ %295, %171 ], [ splat (float -0.000000e+00), %168 ]
  %175 = phi <4 x float> [ %296, %171 ], [ splat (float -0.000000e+00), %168 ]
  %176 = phi <4 x float> [ %297, %171 ], [ splat (float -0.000000e+00), %168 ]
  %177 = add i64 %35, %172
  %178 = getelementptr float, ptr %10, i64 %177
  %179 = load <4 x float>, ptr %178, align 4
  %180 = getelementptr i8, ptr %178, i64 16
  %181 = load <4 x float>, ptr %180, align 4
  %182 = getelementptr i8, ptr %178, i64 32
  %183 = load <4 x float>, ptr %182, align 4
  %184 = getelementptr i8, ptr %178, i64 48
  %185 = load <4 x float>, ptr %184, align 4
  %186 = fsub <4 x float> %179, %170
  %187 = fsub <4 x float> %181, %170
  %188 = fsub <4 x float> %183, %170
  %189 = fsub <4 x float> %185, %170
  %190 = fcmp olt <4 x float> %186, splat (float -1.050000e+02)
  %191 = fcmp olt <4 x float> %187, splat (float -1.050000e+02)
  %192 = fcmp olt <4 x float> %188, splat (float -1.050000e+02)
  %193 = fcmp olt <4 x float> %189, splat (float -1.050000e+02)
  %194 = select <4 x i1> %190, <4 x float> splat (float -1.050000e+02), <4 x float> %186
  %195 = select <4 x i1> %191, <4 x float> splat (float -1.050000e+02), <4 x float> %187
  %196 = select <4 x i1> %192, <4 x float> splat (float -1.050000e+02), <4 x float> %188
  %197 = select <4 x i1> %193, <4 x float> splat (float -1.050000e+02), <4 x float> %189
  %198 = fcmp ogt <4 x float> %194, splat (float 8.950000e+01)
  %199 = fcmp ogt <4 x float> %195, splat (float 8.950000e+01)
  %200 = fcmp ogt <4 x float> %196, splat (float 8.950000e+01)
  %201 = fcmp ogt <4 x float> %197, splat (float 8.950000e+01)
  %202 = select <4 x i1> %198, <4 x float> splat (float 8.950000e+01), <4 x float> %194
  %203 = select <4 x i1> %199, <4 x float> splat (float 8.950000e+01), <4 x float> %195
  %204 = select <4 x i1> %200, <4 x float> splat (float 8.950000e+01), <4 x float> %196
  %205 = select <4 x i1> %201, <4 x float> splat (float 8.950000e+01), <4 x float> %197
  %206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %202, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %207 = call <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %208 = call <4 x float> @llvm.fma.v4f32(<4 x float> %204, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %205, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %210 = fadd <4 x float> %206, splat (float 0xC168001FC0000000)
  %211 = fadd <4 x float> %207, splat (float 0xC168001FC0000000)
  %212 = fadd <4 x float> %208, splat (float 0xC168001FC0000000)
  %213 = fadd <4 x float> %209, splat (float 0xC168001FC0000000)
  %214 = fneg <4 x float> %210
  %215 = fneg <4 x float> %211
  %216 = fneg <4 x float> %212
  %217 = fneg <4 x float> %213
  %218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %214, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %202)
  %219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %215, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %203)
  %220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %216, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %204)
  %221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %217, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %205)
  %222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %214, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %218)
  %223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %215, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %219)
  %224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %216, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %220)
  %225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %217, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %221)
  %226 = bitcast <4 x float> %206 to <4 x i32>
  %227 = bitcast <4 x float> %207 to <4 x i32>
  %228 = bitcast <4 x float> %208 to <4 x i32>
  %229 = bitcast <4 x float> %209 to <4 x i32>
  %230 = fmul <4 x float> %222, %222
  %231 = fmul <4 x float> %223, %223
  %232 = fmul <4 x float> %224, %224
  %233 = fmul <4 x float> %225, %225
  %234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %222, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %223, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %224, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %225, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %234, <4 x float> %222, <4 x float> splat (float 0x3FA55547E0000000))
  %239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %235, <4 x float> %223, <4 x float> splat (float 0x3FA55547E0000000))
  %240 = call <4 x float> @llvm.fma.v4f32(<4 x float> %236, <4 x float> %224, <4 x float> splat (float 0x3FA55547E0000000))
  %241 = call <4 x float> @llvm.fma.v4f32(<4 x float> %237, <4 x float> %225, <4 x float> splat (float 0x3FA55547E0000000))
  %242 = call <4 x float> @llvm.fma.v4f32(<4 x float> %238, <4 x float> %222, <4 x float> splat (float 0x3FC5554A80000000))
  %243 = call <4 x float> @llvm.fma.v4f32(<4 x float> %239, <4 x float> %223, <4 x float> splat (float 0x3FC5554A80000000))
  %244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %240, <4 x float> %224, <4 x float> splat (float 0x3FC5554A80000000))
  %245 = call <4 x float> @llvm.fma.v4f32(<4 x float> %241, <4 x float> %225, <4 x float> splat (float 0x3FC5554A80000000))
  %246 = call <4 x float> @llvm.fma.v4f32(<4 x float> %242, <4 x float> %222, <4 x float> splat (float 5.000000e-01))
  %247 = call <4 x float> @llvm.fma.v4f32(<4 x float> %243, <4 x float> %223, <4 x float> splat (float 5.000000e-01))
  %248 = call <4 x float> @llvm.fma.v4f32(<4 x float> %244, <4 x float> %224, <4 x float> splat (float 5.000000e-01))
  %249 = call <4 x float> @llvm.fma.v4f32(<4 x float> %245, <4 x float> %225, <4 x float> splat (float 5.000000e-01))
  %250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %246, <4 x float> %230, <4 x float> %222)
  %251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %247, <4 x float> %231, <4 x float> %223)
  %252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %248, <4 x float> %232, <4 x float> %224)
  %253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %249, <4 x float> %233, <4 x float> %225)
  %254 = fadd <4 x float> %250, splat (float 1.000000e+00)
  %255 = fadd <4 x float> %251, splat (float 1.000000e+00)
  %256 = fadd <4 x float> %252, splat (float 1.000000e+00)
  %257 = fadd <4 x float> %253, splat (float 1.000000e+00)
  %258 = shl <4 x i32> %226, splat (i32 23)
  %259 = shl <4 x i32> %227, splat (i32 23)
  %260 = shl <4 x i32> %228, splat (i32 23)
  %261 = shl <4 x i32> %229, splat (i32 23)
  %262 = shl <4 x i32> %226, splat (i32 22)
  %263 = shl <4 x i32> %227, splat (i32 22)
  %264 = shl <4 x i32> %228, splat (i32 22)
  %265 = shl <4 x i32> %229, splat (i32 22)
  %266 = and <4 x i32> %262, splat (i32 2139095040)
  %267 = and <4 x i32> %263, splat (i32 2139095040)
  %268 = and <4 x i32> %264, splat (i32 2139095040)
  %269 = and <4 x i32> %265, splat (i32 2139095040)
  %270 = sub <4 x i32> %258, %266
  %271 = sub <4 x i32> %259, %267
  %272 = sub <4 x i32> %260, %268
  %273 = sub <4 x i32> %261, %269
  %274 = bitcast <4 x i32> %270 to <4 x float>
  %275 = bitcast <4 x i32> %271 to <4 x float>
  %276 = bitcast <4 x i32> %272 to <4 x float>
  %277 = bitcast <4 x i32> %273 to <4 x float>
  %278 = bitcast <4 x i32> %266 to <4 x float>
  %279 = bitcast <4 x i32> %267 to <4 x float>
  %280 = bitcast <4 x i32> %268 to <4 x float>
  %281 = bitcast <4 x i32> %269 to <4 x float>
  %282 = fmul <4 x float> %254, %278
  %283 = fmul <4 x float> %255, %279
  %284 = fmul <4 x float> %256, %280
  %285 = fmul <4 x float> %257, %281
  %286 = fmul <4 x float> %282, %274
  %287 = fmul <4 x float> %283, %275
  %288 = fmul <4 x float> %284, %276
  %289 = fmul <4 x float> %285, %277
  %290 = getelementptr float, ptr %4, i64 %172
  store <4 x float> %286, ptr %290, align 4
  %291 = getelementptr i8, ptr %290, i64 16
  store <4 x float> %287, ptr %291, align 4
  %292 = getelementptr i8, ptr %290, i64 32
  store <4 x float> %288, ptr %292, align 4
  %293 = getelementptr i8, ptr %290, i64 48
  store <4 x float> %289, ptr %293, align 4
  %294 = fadd <4 x float> %173, %286
  %295 = fadd <4 x float> %174, %287
  %296 = fadd <4 x float> %175, %288
  %297 = fadd <4 x float> %176, %289
  %298 = add i64 %172, 16
  %299 = icmp slt i64 %298, %26
  br i1 %299, label %171, label %300

300:                                              ; preds = %171
  br label %301

301:                                              ; preds = %300, %111
  %302 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %294, %300 ]
  %303 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %295, %300 ]
  %304 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %296, %300 ]
  %305 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %297, %300 ]
  %306 = icmp slt i64 %26, %167
  br i1 %306, label %307, label %353

307:                                              ; preds = %301
  %308 = insertelement <4 x float> poison, float %138, i64 0
  %309 = shufflevector <4 x float> %308, <4 x float> poison, <4 x i32> zeroinitializer
  br label %310

310:                                              ; preds = %307, %310
  %311 = phi i64 [ %350, %310 ], [ %26, %307 ]
  %312 = phi <4 x float> [ %349, %310 ], [ %302, %307 ]
  %313 = sub i64 %17, %311
  %314 = call i64 @llvm.smax.i64(i64 %313, i64 0)
  %315 = call i64 @llvm.smin.i64(i64 %314, i64 4)
  %316 = trunc nuw nsw i64 %315 to i32
  %317 = insertelement <4 x i32> poison, i32 %316, i64 0
  %318 = shufflevector <4 x i32> %317, <4 x i32> poison, <4 x i32> zeroinitializer
  %319 = icmp samesign ugt <4 x i32> %318, <i32 0, i32 1, i32 2, i32 3>
  %320 = getelementptr float, ptr %36, i64 %311
  %321 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %320, <4 x i1> %319, <4 x float> splat (float 0xFFF0000000000000))
  %322 = fsub <4 x float> %321, %309
  %323 = fcmp olt <4 x float> %322, splat (float -1.050000e+02)
  %324 = select <4 x i1> %323, <4 x float> splat (float -1.050000e+02), <4 x float> %322
  %325 = fcmp ogt <4 x float> %324, splat (float 8.950000e+01)
  %326 = select <4 x i1> %325, <4 x float> splat (float 8.950000e+01), <4 x float> %324
  %327 = call <4 x float> @llvm.fma.v4f32(<4 x float> %326, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %328 = fadd <4 x float> %327, splat (float 0xC168001FC0000000)
  %329 = fneg <4 x float> %328
  %330 = call <4 x float> @llvm.fma.v4f32(<4 x float> %329, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %326)
  %331 = call <4 x float> @llvm.fma.v4f32(<4 x float> %329, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %330)
  %332 = bitcast <4 x float> %327 to <4 x i32>
  %333 = fmul <4 x float> %331, %331
  %334 = call <4 x float> @llvm.fma.v4f32(<4 x float> %331, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %335 = call <4 x float> @llvm.fma.v4f32(<4 x float> %334, <4 x float> %331, <4 x float> splat (float 0x3FA55547E0000000))
  %336 = call <4 x float> @llvm.fma.v4f32(<4 x float> %335, <4 x float> %331, <4 x float> splat (float 0x3FC5554A80000000))
  %337 = call <4 x float> @llvm.fma.v4f32(<4 x float> %336, <4 x float> %331, <4 x float> splat (float 5.000000e-01))
  %338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %337, <4 x float> %333, <4 x float> %331)
  %339 = fadd <4 x float> %338, splat (float 1.000000e+00)
  %340 = shl <4 x i32> %332, splat (i32 23)
  %341 = shl <4 x i32> %332, splat (i32 22)
  %342 = and <4 x i32> %341, splat (i32 2139095040)
  %343 = sub <4 x i32> %340, %342
  %344 = bitcast <4 x i32> %343 to <4 x float>
  %345 = bitcast <4 x i32> %342 to <4 x float>
  %346 = fmul <4 x float> %339, %345
  %347 = fmul <4 x float> %346, %344
  %348 = getelementptr float, ptr %4, i64 %311
  store <4 x float> %347, ptr %348, align 4
  %349 = fadd <4 x float> %312, %347
  %350 = add i64 %311, 4
  %351 = icmp slt i64 %350, %167
  br i1 %351, label %310, label %352

352:                                              ; preds = %310
  br label %353

353:                                              ; preds = %352, %301
  %354 = phi <4 x float> [ %302, %301 ], [ %349, %352 ]
  %355 = icmp slt i64 %167, 1024
  br i1 %355, label %356, label %360

356:                                              ; preds = %353
  %357 = insertelement <4 x float> poison, float %164, i64 0
  %358 = shufflevector <4 x float> %357, <4 x float> poison, <4 x i32> zeroinitializer
  br label %375

359:                                              ; preds = %375
  br label %360

360:                                              ; preds = %359, %353
  %361 = fadd <4 x float> %354, %304
  %362 = fadd <4 x float> %303, %305
  %363 = fadd <4 x float> %361, %362
  %364 = shufflevector <4 x float> %363, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %365 = shufflevector <4 x float> %363, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %366 = fadd <2 x float> %364, %365
  %367 = shufflevector <2 x float> %366, <2 x float> poison, <1 x i32> zeroinitializer
  %368 = shufflevector <2 x float> %366, <2 x float> poison, <1 x i32> <i32 1>
  %369 = fadd <1 x float> %367, %368
  %370 = getelementptr float, ptr %12, i64 %35
  %371 = ptrtoint ptr %370 to i64
  %372 = and i64 %371, 15
  %373 = icmp eq i64 %372, 0
  %374 = and i1 %29, %373
  br i1 %374, label %380, label %383

375:                                              ; preds = %356, %375
  %376 = phi i64 [ %378, %375 ], [ %167, %356 ]
  %377 = getelementptr float, ptr %4, i64 %376
  store <4 x float> %358, ptr %377, align 4
  %378 = add i64 %376, 4
  %379 = icmp slt i64 %378, 1024
  br i1 %379, label %375, label %359

380:                                              ; preds = %360
  br i1 %31, label %388, label %381

381:                                              ; preds = %380
  %382 = shufflevector <1 x float> %369, <1 x float> poison, <4 x i32> zeroinitializer
  br label %391

383:                                              ; preds = %360
  br i1 %31, label %388, label %384

384:                                              ; preds = %383
  %385 = shufflevector <1 x float> %369, <1 x float> poison, <4 x i32> zeroinitializer
  br label %404

386:                                              ; preds = %391
  br label %388

387:                                              ; preds = %404
  br label %388

388:                                              ; preds = %387, %386, %383, %380
  br i1 %32, label %433, label %389

389:                                              ; preds = %388
  %390 = shufflevector <1 x float> %369, <1 x float> poison, <4 x i32> zeroinitializer
  br label %417

391:                                              ; preds = %381, %391
  %392 = phi i64 [ %402, %391 ], [ 0, %381 ]
  %393 = getelementptr float, ptr %4, i64 %392
  %394 = load <4 x float>, ptr %393, align 4
  %395 = getelementptr i8, ptr %393, i64 16
  %396 = load <4 x float>, ptr %395, align 4
  %397 = fdiv <4 x float> %394, %382
  %398 = fdiv <4 x float> %396, %382
  %399 = add i64 %35, %392
  %400 = getelementptr float, ptr %12, i64 %399
  store <4 x float> %397, ptr %400, align 16, !nontemporal !3
  %401 = getelementptr i8, ptr %400, i64 16
  store <4 x float> %398, ptr %401, align 16, !nontemporal !3
  %402 = add i64 %392, 8
  %403 = icmp slt i64 %402, %30
  br i1 %403, label %391, label %386

404:                                              ; preds = %384, %404
  %405 = phi i64 [ %415, %404 ], [ 0, %384 ]
  %406 = getelementptr float, ptr %4, i64 %405
  %407 = load <4 x float>, ptr %406, align 4
  %408 = getelementptr i8, ptr %406, i64 16
  %409 = load <4 x float>, ptr %408, align 4
  %410 = fdiv <4 x float> %407, %385
  %411 = fdiv <4 x float> %409, %385
  %412 = add i64 %35, %405
  %413 = getelementptr float, ptr %12, i64 %412
  store <4 x float> %410, ptr %413, align 4
  %414 = getelementptr i8, ptr %413, i64 16
  store <4 x float> %411, ptr %414, align 4
  %415 = add i64 %405, 8
  %416 = icmp slt i64 %415, %30
  br i1 %416, label %404, label %387

417:                                              ; preds = %389, %417
  %418 = phi i64 [ %430, %417 ], [ %30, %389 ]
  %419 = getelementptr float, ptr %4, i64 %418
  %420 = load <4 x float>, ptr %419, align 4
  %421 = fdiv <4 x float> %420, %390
  %422 = sub i64 %17, %418
  %423 = call i64 @llvm.smax.i64(i64 %422, i64 0)
  %424 = call i64 @llvm.smin.i64(i64 %423, i64 4)
  %425 = trunc nuw nsw i64 %424 to i32
  %426 = insertelement <4 x i32> poison, i32 %425, i64 0
  %427 = shufflevector <4 x i32> %426, <4 x i32> poison, <4 x i32> zeroinitializer
  %428 = icmp samesign ugt <4 x i32> %427, <i32 0, i32 1, i32 2, i32 3>
  %429 = getelementptr float, ptr %370, i64 %418
  call void @llvm.masked.store.v4f32.p0(<4 x float> %421, ptr align 4 %429, <4 x i1> %428)
  %430 = add i64 %418, 4
  %431 = icmp slt i64 %430, %18
  br i1 %431, label %417, label %432

432:                                              ; preds = %417
  br label %433

433:                                              ; preds = %432, %388
  %434 = add i64 %35, 1
  %435 = icmp eq i64 %434, %6
  %436 = select i1 %435, i64 0, i64 %434
  %437 = add i64 %34, 1
  %438 = icmp slt i64 %437, %3
  br i1 %438, label %33, label %44
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
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x i32> @llvm.smax.v1i32(<1 x i32>, <1 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #4

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"unknown", !"instcombine"}
!3 = !{i32 1}
