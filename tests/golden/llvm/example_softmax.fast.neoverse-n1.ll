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

33:                                               ; preds = %419, %15
  %34 = phi i64 [ %2, %15 ], [ %423, %419 ]
  %35 = phi i64 [ %16, %15 ], [ %422, %419 ]
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

44:                                               ; preds = %419
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
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %121 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %122 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %120, <2 x float> %121)
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> zeroinitializer
  %124 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> <i32 1>
  %125 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %123, <1 x float> %124)
  %126 = extractelement <1 x float> %125, i64 0
  %127 = fsub float %39, %126
  %128 = fcmp olt float %127, 0xC066033340000000
  %129 = select i1 %128, float 0xC066033340000000, float %127
  %130 = fcmp ogt float %129, 8.950000e+01
  %131 = select i1 %130, float 8.950000e+01, float %129
  %132 = call float @llvm.fma.f32(float %131, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %133 = fadd float %132, 0xC168001FC0000000
  %134 = fneg float %133
  %135 = call float @llvm.fma.f32(float %134, float 0x3FE62E4000000000, float %131)
  %136 = call float @llvm.fma.f32(float %134, float 0x3EB7F7D1C0000000, float %135)
  %137 = bitcast float %132 to i32
  %138 = fmul float %136, %136
  %139 = call float @llvm.fma.f32(float %136, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %140 = call float @llvm.fma.f32(float %139, float %136, float 0x3FA55547E0000000)
  %141 = call float @llvm.fma.f32(float %140, float %136, float 0x3FC5554A80000000)
  %142 = call float @llvm.fma.f32(float %141, float %136, float 5.000000e-01)
  %143 = call float @llvm.fma.f32(float %142, float %138, float %136)
  %144 = fadd float %143, 1.000000e+00
  %145 = shl i32 %137, 23
  %146 = shl i32 %137, 22
  %147 = and i32 %146, 2139095040
  %148 = sub i32 %145, %147
  %149 = bitcast i32 %148 to float
  %150 = bitcast i32 %147 to float
  %151 = fmul float %144, %150
  %152 = fmul float %151, %149
  %153 = fcmp oeq float %152, 0.000000e+00
  %154 = select i1 %153, i64 %20, i64 1024
  %155 = select i1 %21, i64 %154, i64 1024
  br i1 %27, label %288, label %156

156:                                              ; preds = %111
  %157 = shufflevector <1 x float> %125, <1 x float> poison, <4 x i32> zeroinitializer
  br label %158

158:                                              ; preds = %156, %158
  %159 = phi i64 [ %285, %158 ], [ 0, %156 ]
  %160 = phi <4 x float> [ %281, %158 ], [ splat (float -0.000000e+00), %156 ]
  %161 = phi <4 x float> [ %282, %158 ], [ splat (float -0.000000e+00), %156 ]
  %162 = phi <4 x float> [ %283, %158 ], [ splat (float -0.000000e+00), %156 ]
  %163 = phi <4 x float> [ %284, %158 ], [ splat (float -0.000000e+00), %156 ]
  %164 = add i64 %35, %159
  %165 = getelementptr float, ptr %10, i64 %164
  %166 = load <4 x float>, ptr %165, align 4
  %167 = getelementptr i8, ptr %165, i64 16
  %168 = load <4 x float>, ptr %167, align 4
  %169 = getelementptr i8, ptr %165, i64 32
  %170 = load <4 x float>, ptr %169, align 4
  %171 = getelementptr i8, ptr %165, i64 48
  %172 = load <4 x float>, ptr %171, align 4
  %173 = fsub <4 x float> %166, %157
  %174 = fsub <4 x float> %168, %157
  %175 = fsub <4 x float> %170, %157
  %176 = fsub <4 x float> %172, %157
  %177 = fcmp olt <4 x float> %173, splat (float 0xC066033340000000)
  %178 = fcmp olt <4 x float> %174, splat (float 0xC066033340000000)
  %179 = fcmp olt <4 x float> %175, splat (float 0xC066033340000000)
  %180 = fcmp olt <4 x float> %176, splat (float 0xC066033340000000)
  %181 = select <4 x i1> %177, <4 x float> splat (float 0xC066033340000000), <4 x float> %173
  %182 = select <4 x i1> %178, <4 x float> splat (float 0xC066033340000000), <4 x float> %174
  %183 = select <4 x i1> %179, <4 x float> splat (float 0xC066033340000000), <4 x float> %175
  %184 = select <4 x i1> %180, <4 x float> splat (float 0xC066033340000000), <4 x float> %176
  %185 = fcmp ogt <4 x float> %181, splat (float 8.950000e+01)
  %186 = fcmp ogt <4 x float> %182, splat (float 8.950000e+01)
  %187 = fcmp ogt <4 x float> %183, splat (float 8.950000e+01)
  %188 = fcmp ogt <4 x float> %184, splat (float 8.950000e+01)
  %189 = select <4 x i1> %185, <4 x float> splat (float 8.950000e+01), <4 x float> %181
  %190 = select <4 x i1> %186, <4 x float> splat (float 8.950000e+01), <4 x float> %182
  %191 = select <4 x i1> %187, <4 x float> splat (float 8.950000e+01), <4 x float> %183
  %192 = select <4 x i1> %188, <4 x float> splat (float 8.950000e+01), <4 x float> %184
  %193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %190, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %192, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %197 = fadd <4 x float> %193, splat (float 0xC168001FC0000000)
  %198 = fadd <4 x float> %194, splat (float 0xC168001FC0000000)
  %199 = fadd <4 x float> %195, splat (float 0xC168001FC0000000)
  %200 = fadd <4 x float> %196, splat (float 0xC168001FC0000000)
  %201 = fneg <4 x float> %197
  %202 = fneg <4 x float> %198
  %203 = fneg <4 x float> %199
  %204 = fneg <4 x float> %200
  %205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %201, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %189)
  %206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %202, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %190)
  %207 = call <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %191)
  %208 = call <4 x float> @llvm.fma.v4f32(<4 x float> %204, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %192)
  %209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %201, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %205)
  %210 = call <4 x float> @llvm.fma.v4f32(<4 x float> %202, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %206)
  %211 = call <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %207)
  %212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %204, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %208)
  %213 = bitcast <4 x float> %193 to <4 x i32>
  %214 = bitcast <4 x float> %194 to <4 x i32>
  %215 = bitcast <4 x float> %195 to <4 x i32>
  %216 = bitcast <4 x float> %196 to <4 x i32>
  %217 = fmul <4 x float> %209, %209
  %218 = fmul <4 x float> %210, %210
  %219 = fmul <4 x float> %211, %211
  %220 = fmul <4 x float> %212, %212
  %221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %209, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %210, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %211, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %212, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %221, <4 x float> %209, <4 x float> splat (float 0x3FA55547E0000000))
  %226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %222, <4 x float> %210, <4 x float> splat (float 0x3FA55547E0000000))
  %227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %223, <4 x float> %211, <4 x float> splat (float 0x3FA55547E0000000))
  %228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %224, <4 x float> %212, <4 x float> splat (float 0x3FA55547E0000000))
  %229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %225, <4 x float> %209, <4 x float> splat (float 0x3FC5554A80000000))
  %230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %226, <4 x float> %210, <4 x float> splat (float 0x3FC5554A80000000))
  %231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %227, <4 x float> %211, <4 x float> splat (float 0x3FC5554A80000000))
  %232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %228, <4 x float> %212, <4 x float> splat (float 0x3FC5554A80000000))
  %233 = call <4 x float> @llvm.fma.v4f32(<4 x float> %229, <4 x float> %209, <4 x float> splat (float 5.000000e-01))
  %234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %230, <4 x float> %210, <4 x float> splat (float 5.000000e-01))
  %235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %231, <4 x float> %211, <4 x float> splat (float 5.000000e-01))
  %236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %232, <4 x float> %212, <4 x float> splat (float 5.000000e-01))
  %237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %233, <4 x float> %217, <4 x float> %209)
  %238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %234, <4 x float> %218, <4 x float> %210)
  %239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %235, <4 x float> %219, <4 x float> %211)
  %240 = call <4 x float> @llvm.fma.v4f32(<4 x float> %236, <4 x float> %220, <4 x float> %212)
  %241 = fadd <4 x float> %237, splat (float 1.000000e+00)
  %242 = fadd <4 x float> %238, splat (float 1.000000e+00)
  %243 = fadd <4 x float> %239, splat (float 1.000000e+00)
  %244 = fadd <4 x float> %240, splat (float 1.000000e+00)
  %245 = shl <4 x i32> %213, splat (i32 23)
  %246 = shl <4 x i32> %214, splat (i32 23)
  %247 = shl <4 x i32> %215, splat (i32 23)
  %248 = shl <4 x i32> %216, splat (i32 23)
  %249 = shl <4 x i32> %213, splat (i32 22)
  %250 = shl <4 x i32> %214, splat (i32 22)
  %251 = shl <4 x i32> %215, splat (i32 22)
  %252 = shl <4 x i32> %216, splat (i32 22)
  %253 = and <4 x i32> %249, splat (i32 2139095040)
  %254 = and <4 x i32> %250, splat (i32 2139095040)
  %255 = and <4 x i32> %251, splat (i32 2139095040)
  %256 = and <4 x i32> %252, splat (i32 2139095040)
  %257 = sub <4 x i32> %245, %253
  %258 = sub <4 x i32> %246, %254
  %259 = sub <4 x i32> %247, %255
  %260 = sub <4 x i32> %248, %256
  %261 = bitcast <4 x i32> %257 to <4 x float>
  %262 = bitcast <4 x i32> %258 to <4 x float>
  %263 = bitcast <4 x i32> %259 to <4 x float>
  %264 = bitcast <4 x i32> %260 to <4 x float>
  %265 = bitcast <4 x i32> %253 to <4 x float>
  %266 = bitcast <4 x i32> %254 to <4 x float>
  %267 = bitcast <4 x i32> %255 to <4 x float>
  %268 = bitcast <4 x i32> %256 to <4 x float>
  %269 = fmul <4 x float> %241, %265
  %270 = fmul <4 x float> %242, %266
  %271 = fmul <4 x float> %243, %267
  %272 = fmul <4 x float> %244, %268
  %273 = fmul <4 x float> %269, %261
  %274 = fmul <4 x float> %270, %262
  %275 = fmul <4 x float> %271, %263
  %276 = fmul <4 x float> %272, %264
  %277 = getelementptr float, ptr %4, i64 %159
  store <4 x float> %273, ptr %277, align 4
  %278 = getelementptr i8, ptr %277, i64 16
  store <4 x float> %274, ptr %278, align 4
  %279 = getelementptr i8, ptr %277, i64 32
  store <4 x float> %275, ptr %279, align 4
  %280 = getelementptr i8, ptr %277, i64 48
  store <4 x float> %276, ptr %280, align 4
  %281 = fadd <4 x float> %160, %273
  %282 = fadd <4 x float> %161, %274
  %283 = fadd <4 x float> %162, %275
  %284 = fadd <4 x float> %163, %276
  %285 = add i64 %159, 16
  %286 = icmp slt i64 %285, %26
  br i1 %286, label %158, label %287

287:                                              ; preds = %158
  br label %288

288:                                              ; preds = %287, %111
  %289 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %281, %287 ]
  %290 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %282, %287 ]
  %291 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %283, %287 ]
  %292 = phi <4 x float> [ splat (float -0.000000e+00), %111 ], [ %284, %287 ]
  %293 = icmp slt i64 %26, %155
  br i1 %293, label %294, label %339

294:                                              ; preds = %288
  %295 = shufflevector <1 x float> %125, <1 x float> poison, <4 x i32> zeroinitializer
  br label %296

296:                                              ; preds = %294, %296
  %297 = phi i64 [ %336, %296 ], [ %26, %294 ]
  %298 = phi <4 x float> [ %335, %296 ], [ %289, %294 ]
  %299 = sub i64 %17, %297
  %300 = call i64 @llvm.smax.i64(i64 %299, i64 0)
  %301 = call i64 @llvm.smin.i64(i64 %300, i64 4)
  %302 = trunc nuw nsw i64 %301 to i32
  %303 = insertelement <4 x i32> poison, i32 %302, i64 0
  %304 = shufflevector <4 x i32> %303, <4 x i32> poison, <4 x i32> zeroinitializer
  %305 = icmp samesign ugt <4 x i32> %304, <i32 0, i32 1, i32 2, i32 3>
  %306 = getelementptr float, ptr %36, i64 %297
  %307 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %306, <4 x i1> %305, <4 x float> splat (float 0xFFF0000000000000))
  %308 = fsub <4 x float> %307, %295
  %309 = fcmp olt <4 x float> %308, splat (float 0xC066033340000000)
  %310 = select <4 x i1> %309, <4 x float> splat (float 0xC066033340000000), <4 x float> %308
  %311 = fcmp ogt <4 x float> %310, splat (float 8.950000e+01)
  %312 = select <4 x i1> %311, <4 x float> splat (float 8.950000e+01), <4 x float> %310
  %313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %312, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %314 = fadd <4 x float> %313, splat (float 0xC168001FC0000000)
  %315 = fneg <4 x float> %314
  %316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %315, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %312)
  %317 = call <4 x float> @llvm.fma.v4f32(<4 x float> %315, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %316)
  %318 = bitcast <4 x float> %313 to <4 x i32>
  %319 = fmul <4 x float> %317, %317
  %320 = call <4 x float> @llvm.fma.v4f32(<4 x float> %317, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %321 = call <4 x float> @llvm.fma.v4f32(<4 x float> %320, <4 x float> %317, <4 x float> splat (float 0x3FA55547E0000000))
  %322 = call <4 x float> @llvm.fma.v4f32(<4 x float> %321, <4 x float> %317, <4 x float> splat (float 0x3FC5554A80000000))
  %323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %322, <4 x float> %317, <4 x float> splat (float 5.000000e-01))
  %324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %323, <4 x float> %319, <4 x float> %317)
  %325 = fadd <4 x float> %324, splat (float 1.000000e+00)
  %326 = shl <4 x i32> %318, splat (i32 23)
  %327 = shl <4 x i32> %318, splat (i32 22)
  %328 = and <4 x i32> %327, splat (i32 2139095040)
  %329 = sub <4 x i32> %326, %328
  %330 = bitcast <4 x i32> %329 to <4 x float>
  %331 = bitcast <4 x i32> %328 to <4 x float>
  %332 = fmul <4 x float> %325, %331
  %333 = fmul <4 x float> %332, %330
  %334 = getelementptr float, ptr %4, i64 %297
  store <4 x float> %333, ptr %334, align 4
  %335 = fadd <4 x float> %298, %333
  %336 = add i64 %297, 4
  %337 = icmp slt i64 %336, %155
  br i1 %337, label %296, label %338

338:                                              ; preds = %296
  br label %339

339:                                              ; preds = %338, %288
  %340 = phi <4 x float> [ %289, %288 ], [ %335, %338 ]
  %341 = icmp slt i64 %155, 1024
  br i1 %341, label %342, label %346

342:                                              ; preds = %339
  %343 = insertelement <4 x float> poison, float %152, i64 0
  %344 = shufflevector <4 x float> %343, <4 x float> poison, <4 x i32> zeroinitializer
  br label %361

345:                                              ; preds = %361
  br label %346

346:                                              ; preds = %345, %339
  %347 = fadd <4 x float> %340, %291
  %348 = fadd <4 x float> %290, %292
  %349 = fadd <4 x float> %347, %348
  %350 = shufflevector <4 x float> %349, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %351 = shufflevector <4 x float> %349, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %352 = fadd <2 x float> %350, %351
  %353 = shufflevector <2 x float> %352, <2 x float> poison, <1 x i32> zeroinitializer
  %354 = shufflevector <2 x float> %352, <2 x float> poison, <1 x i32> <i32 1>
  %355 = fadd <1 x float> %353, %354
  %356 = getelementptr float, ptr %12, i64 %35
  %357 = ptrtoint ptr %356 to i64
  %358 = and i64 %357, 15
  %359 = icmp eq i64 %358, 0
  %360 = and i1 %29, %359
  br i1 %360, label %366, label %369

361:                                              ; preds = %342, %361
  %362 = phi i64 [ %364, %361 ], [ %155, %342 ]
  %363 = getelementptr float, ptr %4, i64 %362
  store <4 x float> %344, ptr %363, align 4
  %364 = add i64 %362, 4
  %365 = icmp slt i64 %364, 1024
  br i1 %365, label %361, label %345

366:                                              ; preds = %346
  br i1 %31, label %374, label %367

367:                                              ; preds = %366
  %368 = shufflevector <1 x float> %355, <1 x float> poison, <4 x i32> zeroinitializer
  br label %377

369:                                              ; preds = %346
  br i1 %31, label %374, label %370

370:                                              ; preds = %369
  %371 = shufflevector <1 x float> %355, <1 x float> poison, <4 x i32> zeroinitializer
  br label %390

372:                                              ; preds = %377
  br label %374

373:                                              ; preds = %390
  br label %374

374:                                              ; preds = %373, %372, %369, %366
  br i1 %32, label %419, label %375

375:                                              ; preds = %374
  %376 = shufflevector <1 x float> %355, <1 x float> poison, <4 x i32> zeroinitializer
  br label %403

377:                                              ; preds = %367, %377
  %378 = phi i64 [ %388, %377 ], [ 0, %367 ]
  %379 = getelementptr float, ptr %4, i64 %378
  %380 = load <4 x float>, ptr %379, align 4
  %381 = getelementptr i8, ptr %379, i64 16
  %382 = load <4 x float>, ptr %381, align 4
  %383 = fdiv <4 x float> %380, %368
  %384 = fdiv <4 x float> %382, %368
  %385 = add i64 %35, %378
  %386 = getelementptr float, ptr %12, i64 %385
  store <4 x float> %383, ptr %386, align 16, !nontemporal !2
  %387 = getelementptr i8, ptr %386, i64 16
  store <4 x float> %384, ptr %387, align 16, !nontemporal !2
  %388 = add i64 %378, 8
  %389 = icmp slt i64 %388, %30
  br i1 %389, label %377, label %372

390:                                              ; preds = %370, %390
  %391 = phi i64 [ %401, %390 ], [ 0, %370 ]
  %392 = getelementptr float, ptr %4, i64 %391
  %393 = load <4 x float>, ptr %392, align 4
  %394 = getelementptr i8, ptr %392, i64 16
  %395 = load <4 x float>, ptr %394, align 4
  %396 = fdiv <4 x float> %393, %371
  %397 = fdiv <4 x float> %395, %371
  %398 = add i64 %35, %391
  %399 = getelementptr float, ptr %12, i64 %398
  store <4 x float> %396, ptr %399, align 4
  %400 = getelementptr i8, ptr %399, i64 16
  store <4 x float> %397, ptr %400, align 4
  %401 = add i64 %391, 8
  %402 = icmp slt i64 %401, %30
  br i1 %402, label %390, label %373

403:                                              ; preds = %375, %403
  %404 = phi i64 [ %416, %403 ], [ %30, %375 ]
  %405 = getelementptr float, ptr %4, i64 %404
  %406 = load <4 x float>, ptr %405, align 4
  %407 = fdiv <4 x float> %406, %376
  %408 = sub i64 %17, %404
  %409 = call i64 @llvm.smax.i64(i64 %408, i64 0)
  %410 = call i64 @llvm.smin.i64(i64 %409, i64 4)
  %411 = trunc nuw nsw i64 %410 to i32
  %412 = insertelement <4 x i32> poison, i32 %411, i64 0
  %413 = shufflevector <4 x i32> %412, <4 x i32> poison, <4 x i32> zeroinitializer
  %414 = icmp samesign ugt <4 x i32> %413, <i32 0, i32 1, i32 2, i32 3>
  %415 = getelementptr float, ptr %356, i64 %404
  call void @llvm.masked.store.v4f32.p0(<4 x float> %407, ptr align 4 %415, <4 x i1> %414)
  %416 = add i64 %404, 4
  %417 = icmp slt i64 %416, %18
  br i1 %417, label %403, label %418

418:                                              ; preds = %403
  br label %419

419:                                              ; preds = %418, %374
  %420 = add i64 %35, 1
  %421 = icmp eq i64 %420, %6
  %422 = select i1 %421, i64 0, i64 %420
  %423 = add i64 %34, 1
  %424 = icmp slt i64 %423, %3
  br i1 %424, label %33, label %44
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
