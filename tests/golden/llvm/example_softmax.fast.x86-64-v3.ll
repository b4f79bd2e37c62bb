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

33:                                               ; preds = %439, %15
  %34 = phi i64 [ %2, %15 ], [ %443, %439 ]
  %35 = phi i64 [ %16, %15 ], [ %442, %439 ]
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

44:                                               ; preds = %439
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi <8 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi <8 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi <8 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi <8 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi <8 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi <8 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi <8 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi <8 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
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
  %73 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %48, <8 x float> %58)
  %74 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %49, <8 x float> %60)
  %75 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %50, <8 x float> %62)
  %76 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %51, <8 x float> %64)
  %77 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %52, <8 x float> %66)
  %78 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %53, <8 x float> %68)
  %79 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %54, <8 x float> %70)
  %80 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %55, <8 x float> %72)
  %81 = add i64 %47, 64
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi <8 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 8)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <8 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <8 x i32> %102, <8 x i32> poison, <8 x i32> zeroinitializer
  %104 = icmp samesign ugt <8 x i32> %103, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %105, <8 x i1> %104, <8 x float> splat (float 0xFFF0000000000000))
  %107 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %97, <8 x float> %106)
  %108 = add i64 %96, 8
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi <8 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %112, <8 x float> %89)
  %114 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %86, <8 x float> %90)
  %115 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %87, <8 x float> %91)
  %116 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %88, <8 x float> %92)
  %117 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %113, <8 x float> %115)
  %118 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %114, <8 x float> %116)
  %119 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %117, <8 x float> %118)
  %120 = bitcast <8 x float> %119 to <8 x i32>
  %121 = icmp slt <8 x i32> %120, zeroinitializer
  %122 = select <8 x i1> %121, <8 x i32> splat (i32 2147483647), <8 x i32> zeroinitializer, !prof !2
  %123 = xor <8 x i32> %122, %120
  %124 = shufflevector <8 x i32> %123, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %125 = shufflevector <8 x i32> %123, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %126 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %125, <4 x i32> %124)
  %127 = shufflevector <4 x i32> %126, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %128 = shufflevector <4 x i32> %126, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %129 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %128, <2 x i32> %127)
  %130 = shufflevector <2 x i32> %129, <2 x i32> poison, <1 x i32> <i32 1>
  %131 = shufflevector <2 x i32> %129, <2 x i32> poison, <1 x i32> zeroinitializer
  %132 = call <1 x i32> @llvm.smax.v1i32(<1 x i32> %131, <1 x i32> %130)
  %133 = extractelement <1 x i32> %132, i64 0
  %134 = icmp slt i32 %133, 0
  %135 = select i1 %134, i32 2147483647, i32 0, !prof !2
  %136 = xor i32 %133, %135
  %137 = fcmp uno <8 x float> %119, zeroinitializer
  %138 = bitcast <8 x i1> %137 to i8
  %139 = icmp eq i8 %138, 0
  %140 = bitcast i32 %136 to float
  %141 = select i1 %139, float %140, float 0x7FF8000000000000
  %142 = fsub float %39, %141
  %143 = fcmp olt float %142, 0xC066033340000000
  %144 = select i1 %143, float 0xC066033340000000, float %142
  %145 = fcmp ogt float %144, 8.950000e+01
  %146 = select i1 %145, float 8.950000e+01, float %144
  %147 = call float @llvm.fma.f32(float %146, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %148 = fadd float %147, 0xC168001FC0000000
  %149 = fneg float %148
  %150 = call float @llvm.fma.f32(float %149, float 0x3FE62E4000000000, float %146)
  %151 = call float @llvm.fma.f32(float %149, float 0x3EB7F7D1C0000000, float %150)
  %152 = bitcast float %147 to i32
  %153 = fmul float %151, %151
  %154 = call float @llvm.fma.f32(float %151, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %155 = call float @llvm.fma.f32(float %154, float %151, float 0x3FA55547E0000000)
  %156 = call float @llvm.fma.f32(float %155, float %151, float 0x3FC5554A80000000)
  %157 = call float @llvm.fma.f32(float %156, float %151, float 5.000000e-01)
  %158 = call float @llvm.fma.f32(float %157, float %153, float %151)
  %159 = fadd float %158, 1.000000e+00
  %160 = shl i32 %152, 23
  %161 = shl i32 %152, 22
  %162 = and i32 %161, 2139095040
  %163 = sub i32 %160, %162
  %164 = bitcast i32 %163 to float
  %165 = bitcast i32 %162 to float
  %166 = fmul float %159, %165
  %167 = fmul float %166, %164
  %168 = fcmp oeq float %167, 0.000000e+00
  %169 = select i1 %168, i64 %20, i64 1024
  %170 = select i1 %21, i64 %169, i64 1024
  br i1 %27, label %304, label %171

171:                                              ; preds = %111
  %172 = insertelement <8 x float> poison, float %141, i64 0
  %173 = shufflevector <8 x float> %172, <8 x float> poison, <8 x i32> zeroinitializer
  br label %174

174:                                              ; preds = %171, %174
  %175 = phi i64 [ %301, %174 ], [ 0, %171 ]
  %176 = phi <8 x float> [ %297, %174 ], [ splat (float -0.000000e+00), %171 ]
  %177 = phi <8 x float> [ %298, %174 ], [ splat (float -0.000000e+00), %171 ]
  %178 = phi <8 x float> [ %299, %174 ], [ splat (float -0.000000e+00), %171 ]
  %179 = phi <8 x float> [ %300, %174 ], [ splat (float -0.000000e+00), %171 ]
  %180 = add i64 %35, %175
  %181 = getelementptr float, ptr %10, i64 %180
  %182 = load <8 x float>, ptr %181, align 4
  %183 = getelementptr i8, ptr %181, i64 32
  %184 = load <8 x float>, ptr %183, align 4
  %185 = getelementptr i8, ptr %181, i64 64
  %186 = load <8 x float>, ptr %185, align 4
  %187 = getelementptr i8, ptr %181, i64 96
  %188 = load <8 x float>, ptr %187, align 4
  %189 = fsub <8 x float> %182, %173
  %190 = fsub <8 x float> %184, %173
  %191 = fsub <8 x float> %186, %173
  %192 = fsub <8 x float> %188, %173
  %193 = fcmp olt <8 x float> %189, splat (float 0xC066033340000000)
  %194 = fcmp olt <8 x float> %190, splat (float 0xC066033340000000)
  %195 = fcmp olt <8 x float> %191, splat (float 0xC066033340000000)
  %196 = fcmp olt <8 x float> %192, splat (float 0xC066033340000000)
  %197 = select <8 x i1> %193, <8 x float> splat (float 0xC066033340000000), <8 x float> %189
  %198 = select <8 x i1> %194, <8 x float> splat (float 0xC066033340000000), <8 x float> %190
  %199 = select <8 x i1> %195, <8 x float> splat (float 0xC066033340000000), <8 x float> %191
  %200 = select <8 x i1> %196, <8 x float> splat (float 0xC066033340000000), <8 x float> %192
  %201 = fcmp ogt <8 x float> %197, splat (float 8.950000e+01)
  %202 = fcmp ogt <8 x float> %198, splat (float 8.950000e+01)
  %203 = fcmp ogt <8 x float> %199, splat (float 8.950000e+01)
  %204 = fcmp ogt <8 x float> %200, splat (float 8.950000e+01)
  %205 = select <8 x i1> %201, <8 x float> splat (float 8.950000e+01), <8 x float> %197
  %206 = select <8 x i1> %202, <8 x float> splat (float 8.950000e+01), <8 x float> %198
  %207 = select <8 x i1> %203, <8 x float> splat (float 8.950000e+01), <8 x float> %199
  %208 = select <8 x i1> %204, <8 x float> splat (float 8.950000e+01), <8 x float> %200
  %209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %205, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %207, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %208, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %213 = fadd <8 x float> %209, splat (float 0xC168001FC0000000)
  %214 = fadd <8 x float> %210, splat (float 0xC168001FC0000000)
  %215 = fadd <8 x float> %211, splat (float 0xC168001FC0000000)
  %216 = fadd <8 x float> %212, splat (float 0xC168001FC0000000)
  %217 = fneg <8 x float> %213
  %218 = fneg <8 x float> %214
  %219 = fneg <8 x float> %215
  %220 = fneg <8 x float> %216
  %221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %205)
  %222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %206)
  %223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %219, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %207)
  %224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %220, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %208)
  %225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %221)
  %226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %218, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %222)
  %227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %219, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %223)
  %228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %220, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %224)
  %229 = bitcast <8 x float> %209 to <8 x i32>
  %230 = bitcast <8 x float> %210 to <8 x i32>
  %231 = bitcast <8 x float> %211 to <8 x i32>
  %232 = bitcast <8 x float> %212 to <8 x i32>
  %233 = fmul <8 x float> %225, %225
  %234 = fmul <8 x float> %226, %226
  %235 = fmul <8 x float> %227, %227
  %236 = fmul <8 x float> %228, %228
  %237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %227, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %228, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %237, <8 x float> %225, <8 x float> splat (float 0x3FA55547E0000000))
  %242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> %226, <8 x float> splat (float 0x3FA55547E0000000))
  %243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %239, <8 x float> %227, <8 x float> splat (float 0x3FA55547E0000000))
  %244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %240, <8 x float> %228, <8 x float> splat (float 0x3FA55547E0000000))
  %245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %241, <8 x float> %225, <8 x float> splat (float 0x3FC5554A80000000))
  %246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %242, <8 x float> %226, <8 x float> splat (float 0x3FC5554A80000000))
  %247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %243, <8 x float> %227, <8 x float> splat (float 0x3FC5554A80000000))
  %248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %244, <8 x float> %228, <8 x float> splat (float 0x3FC5554A80000000))
  %249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %245, <8 x float> %225, <8 x float> splat (float 5.000000e-01))
  %250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %246, <8 x float> %226, <8 x float> splat (float 5.000000e-01))
  %251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %247, <8 x float> %227, <8 x float> splat (float 5.000000e-01))
  %252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %248, <8 x float> %228, <8 x float> splat (float 5.000000e-01))
  %253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %249, <8 x float> %233, <8 x float> %225)
  %254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %250, <8 x float> %234, <8 x float> %226)
  %255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %251, <8 x float> %235, <8 x float> %227)
  %256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %252, <8 x float> %236, <8 x float> %228)
  %257 = fadd <8 x float> %253, splat (float 1.000000e+00)
  %258 = fadd <8 x float> %254, splat (float 1.000000e+00)
  %259 = fadd <8 x float> %255, splat (float 1.000000e+00)
  %260 = fadd <8 x float> %256, splat (float 1.000000e+00)
  %261 = shl <8 x i32> %229, splat (i32 23)
  %262 = shl <8 x i32> %230, splat (i32 23)
  %263 = shl <8 x i32> %231, splat (i32 23)
  %264 = shl <8 x i32> %232, splat (i32 23)
  %265 = shl <8 x i32> %229, splat (i32 22)
  %266 = shl <8 x i32> %230, splat (i32 22)
  %267 = shl <8 x i32> %231, splat (i32 22)
  %268 = shl <8 x i32> %232, splat (i32 22)
  %269 = and <8 x i32> %265, splat (i32 2139095040)
  %270 = and <8 x i32> %266, splat (i32 2139095040)
  %271 = and <8 x i32> %267, splat (i32 2139095040)
  %272 = and <8 x i32> %268, splat (i32 2139095040)
  %273 = sub <8 x i32> %261, %269
  %274 = sub <8 x i32> %262, %270
  %275 = sub <8 x i32> %263, %271
  %276 = sub <8 x i32> %264, %272
  %277 = bitcast <8 x i32> %273 to <8 x float>
  %278 = bitcast <8 x i32> %274 to <8 x float>
  %279 = bitcast <8 x i32> %275 to <8 x float>
  %280 = bitcast <8 x i32> %276 to <8 x float>
  %281 = bitcast <8 x i32> %269 to <8 x float>
  %282 = bitcast <8 x i32> %270 to <8 x float>
  %283 = bitcast <8 x i32> %271 to <8 x float>
  %284 = bitcast <8 x i32> %272 to <8 x float>
  %285 = fmul <8 x float> %257, %281
  %286 = fmul <8 x float> %258, %282
  %287 = fmul <8 x float> %259, %283
  %288 = fmul <8 x float> %260, %284
  %289 = fmul <8 x float> %285, %277
  %290 = fmul <8 x float> %286, %278
  %291 = fmul <8 x float> %287, %279
  %292 = fmul <8 x float> %288, %280
  %293 = getelementptr float, ptr %4, i64 %175
  store <8 x float> %289, ptr %293, align 4
  %294 = getelementptr i8, ptr %293, i64 32
  store <8 x float> %290, ptr %294, align 4
  %295 = getelementptr i8, ptr %293, i64 64
  store <8 x float> %291, ptr %295, align 4
  %296 = getelementptr i8, ptr %293, i64 96
  store <8 x float> %292, ptr %296, align 4
  %297 = fadd <8 x float> %176, %289
  %298 = fadd <8 x float> %177, %290
  %299 = fadd <8 x float> %178, %291
  %300 = fadd <8 x float> %179, %292
  %301 = add i64 %175, 32
  %302 = icmp slt i64 %301, %26
  br i1 %302, label %174, label %303

303:                                              ; preds = %174
  br label %304

304:                                              ; preds = %303, %111
  %305 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %297, %303 ]
  %306 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %298, %303 ]
  %307 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %299, %303 ]
  %308 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %300, %303 ]
  %309 = icmp slt i64 %26, %170
  br i1 %309, label %310, label %356

310:                                              ; preds = %304
  %311 = insertelement <8 x float> poison, float %141, i64 0
  %312 = shufflevector <8 x float> %311, <8 x float> poison, <8 x i32> zeroinitializer
  br label %313

313:                                              ; preds = %310, %313
  %314 = phi i64 [ %353, %313 ], [ %26, %310 ]
  %315 = phi <8 x float> [ %352, %313 ], [ %305, %310 ]
  %316 = sub i64 %17, %314
  %317 = call i64 @llvm.smax.i64(i64 %316, i64 0)
  %318 = call i64 @llvm.smin.i64(i64 %317, i64 8)
  %319 = trunc nuw nsw i64 %318 to i32
  %320 = insertelement <8 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <8 x i32> %320, <8 x i32> poison, <8 x i32> zeroinitializer
  %322 = icmp samesign ugt <8 x i32> %321, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %323 = getelementptr float, ptr %36, i64 %314
  %324 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %323, <8 x i1> %322, <8 x float> splat (float 0xFFF0000000000000))
  %325 = fsub <8 x float> %324, %312
  %326 = fcmp olt <8 x float> %325, splat (float 0xC066033340000000)
  %327 = select <8 x i1> %326, <8 x float> splat (float 0xC066033340000000), <8 x float> %325
  %328 = fcmp ogt <8 x float> %327, splat (float 8.950000e+01)
  %329 = select <8 x i1> %328, <8 x float> splat (float 8.950000e+01), <8 x float> %327
  %330 = call <8 x float> @llvm.fma.v8f32(<8 x float> %329, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %331 = fadd <8 x float> %330, splat (float 0xC168001FC0000000)
  %332 = fneg <8 x float> %331
  %333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %332, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %329)
  %334 = call <8 x float> @llvm.fma.v8f32(<8 x float> %332, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %333)
  %335 = bitcast <8 x float> %330 to <8 x i32>
  %336 = fmul <8 x float> %334, %334
  %337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %334, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %338 = call <8 x float> @llvm.fma.v8f32(<8 x float> %337, <8 x float> %334, <8 x float> splat (float 0x3FA55547E0000000))
  %339 = call <8 x float> @llvm.fma.v8f32(<8 x float> %338, <8 x float> %334, <8 x float> splat (float 0x3FC5554A80000000))
  %340 = call <8 x float> @llvm.fma.v8f32(<8 x float> %339, <8 x float> %334, <8 x float> splat (float 5.000000e-01))
  %341 = call <8 x float> @llvm.fma.v8f32(<8 x float> %340, <8 x float> %336, <8 x float> %334)
  %342 = fadd <8 x float> %341, splat (float 1.000000e+00)
  %343 = shl <8 x i32> %335, splat (i32 23)
  %344 = shl <8 x i32> %335, splat (i32 22)
  %345 = and <8 x i32> %344, splat (i32 2139095040)
  %346 = sub <8 x i32> %343, %345
  %347 = bitcast <8 x i32> %346 to <8 x float>
  %348 = bitcast <8 x i32> %345 to <8 x float>
  %349 = fmul <8 x float> %342, %348
  %350 = fmul <8 x float> %349, %347
  %351 = getelementptr float, ptr %4, i64 %314
  store <8 x float> %350, ptr %351, align 4
  %352 = fadd <8 x float> %315, %350
  %353 = add i64 %314, 8
  %354 = icmp slt i64 %353, %170
  br i1 %354, label %313, label %355

355:                                              ; preds = %313
  br label %356

356:                                              ; preds = %355, %304
  %357 = phi <8 x float> [ %305, %304 ], [ %352, %355 ]
  %358 = icmp slt i64 %170, 1024
  br i1 %358, label %359, label %363

359:                                              ; preds = %356
  %360 = insertelement <8 x float> poison, float %167, i64 0
  %361 = shufflevector <8 x float> %360, <8 x float> poison, <8 x i32> zeroinitializer
  br label %381

362:                                              ; preds = %381
  br label %363

363:                                              ; preds = %362, %356
  %364 = fadd <8 x float> %357, %307
  %365 = fadd <8 x float> %306, %308
  %366 = fadd <8 x float> %364, %365
  %367 = shufflevector <8 x float> %366, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %368 = shufflevector <8 x float> %366, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %369 = fadd <4 x float> %367, %368
  %370 = shufflevector <4 x float> %369, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %371 = shufflevector <4 x float> %369, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %372 = fadd <2 x float> %370, %371
  %373 = shufflevector <2 x float> %372, <2 x float> poison, <1 x i32> zeroinitializer
  %374 = shufflevector <2 x float> %372, <2 x float> poison, <1 x i32> <i32 1>
  %375 = fadd <1 x float> %373, %374
  %376 = getelementptr float, ptr %12, i64 %35
  %377 = ptrtoint ptr %376 to i64
  %378 = and i64 %377, 31
  %379 = icmp eq i64 %378, 0
  %380 = and i1 %29, %379
  br i1 %380, label %386, label %389

381:                                              ; preds = %359, %381
  %382 = phi i64 [ %384, %381 ], [ %170, %359 ]
  %383 = getelementptr float, ptr %4, i64 %382
  store <8 x float> %361, ptr %383, align 4
  %384 = add i64 %382, 8
  %385 = icmp slt i64 %384, 1024
  br i1 %385, label %381, label %362

386:                                              ; preds = %363
  br i1 %31, label %394, label %387

387:                                              ; preds = %386
  %388 = shufflevector <1 x float> %375, <1 x float> poison, <8 x i32> zeroinitializer
  br label %397

389:                                              ; preds = %363
  br i1 %31, label %394, label %390

390:                                              ; preds = %389
  %391 = shufflevector <1 x float> %375, <1 x float> poison, <8 x i32> zeroinitializer
  br label %410

392:                                              ; preds = %397
  br label %394

393:                                              ; preds = %410
  br label %394

394:                                              ; preds = %393, %392, %389, %386
  br i1 %32, label %439, label %395

395:                                              ; preds = %394
  %396 = shufflevector <1 x float> %375, <1 x float> poison, <8 x i32> zeroinitializer
  br label %423

397:                                              ; preds = %387, %397
  %398 = phi i64 [ %408, %397 ], [ 0, %387 ]
  %399 = getelementptr float, ptr %4, i64 %398
  %400 = load <8 x float>, ptr %399, align 4
  %401 = getelementptr i8, ptr %399, i64 32
  %402 = load <8 x float>, ptr %401, align 4
  %403 = fdiv <8 x float> %400, %388
  %404 = fdiv <8 x float> %402, %388
  %405 = add i64 %35, %398
  %406 = getelementptr float, ptr %12, i64 %405
  store <8 x float> %403, ptr %406, align 32, !nontemporal !3
  %407 = getelementptr i8, ptr %406, i64 32
  store <8 x float> %404, ptr %407, align 32, !nontemporal !3
  %408 = add i64 %398, 16
  %409 = icmp slt i64 %408, %30
  br i1 %409, label %397, label %392

410:                                              ; preds = %390, %410
  %411 = phi i64 [ %421, %410 ], [ 0, %390 ]
  %412 = getelementptr float, ptr %4, i64 %411
  %413 = load <8 x float>, ptr %412, align 4
  %414 = getelementptr i8, ptr %412, i64 32
  %415 = load <8 x float>, ptr %414, align 4
  %416 = fdiv <8 x float> %413, %391
  %417 = fdiv <8 x float> %415, %391
  %418 = add i64 %35, %411
  %419 = getelementptr float, ptr %12, i64 %418
  store <8 x float> %416, ptr %419, align 4
  %420 = getelementptr i8, ptr %419, i64 32
  store <8 x float> %417, ptr %420, align 4
  %421 = add i64 %411, 16
  %422 = icmp slt i64 %421, %30
  br i1 %422, label %410, label %393

423:                                              ; preds = %395, %423
  %424 = phi i64 [ %436, %423 ], [ %30, %395 ]
  %425 = getelementptr float, ptr %4, i64 %424
  %426 = load <8 x float>, ptr %425, align 4
  %427 = fdiv <8 x float> %426, %396
  %428 = sub i64 %17, %424
  %429 = call i64 @llvm.smax.i64(i64 %428, i64 0)
  %430 = call i64 @llvm.smin.i64(i64 %429, i64 8)
  %431 = trunc nuw nsw i64 %430 to i32
  %432 = insertelement <8 x i32> poison, i32 %431, i64 0
  %433 = shufflevector <8 x i32> %432, <8 x i32> poison, <8 x i32> zeroinitializer
  %434 = icmp samesign ugt <8 x i32> %433, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %435 = getelementptr float, ptr %376, i64 %424
  call void @llvm.masked.store.v8f32.p0(<8 x float> %427, ptr align 4 %435, <8 x i1> %434)
  %436 = add i64 %424, 8
  %437 = icmp slt i64 %436, %18
  br i1 %437, label %423, label %438

438:                                              ; preds = %423
  br label %439

439:                                              ; preds = %438, %394
  %440 = add i64 %35, 1
  %441 = icmp eq i64 %440, %6
  %442 = select i1 %441, i64 0, i64 %440
  %443 = add i64 %34, 1
  %444 = icmp slt i64 %443, %3
  br i1 %444, label %33, label %44
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
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x i32> @llvm.smax.v1i32(<1 x i32>, <1 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"unknown", !"instcombine"}
!3 = !{i32 1}
