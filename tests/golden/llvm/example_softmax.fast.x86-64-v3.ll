; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8
  br i1 %8, label %16, label %45

16:                                               ; preds = %5
  %17 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %18 = call i64 @llvm.smin.i64(i64 %17, i64 1024)
  %19 = add nuw nsw i64 %18, 7
  %20 = and i64 %19, 4088
  %21 = icmp slt i64 %9, 1017
  %22 = icmp sgt i64 %9, 1023
  %23 = insertelement <1 x i1> poison, i1 %22, i64 0
  %24 = and i64 %18, 1984
  %25 = icmp eq i64 %24, 0
  %26 = and i64 %18, 2016
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %15, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %18, 2032
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %18
  br label %33

33:                                               ; preds = %16, %425
  %34 = phi i64 [ %429, %425 ], [ %2, %16 ]
  %35 = phi i64 [ %428, %425 ], [ %7, %16 ]
  %36 = getelementptr float, ptr %11, i64 %35
  %37 = getelementptr i8, ptr %36, i64 4092
  %38 = call <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 %37, <1 x i1> %23, <1 x float> splat (float 0xFFF0000000000000))
  %39 = extractelement <1 x float> %38, i64 0
  %40 = fcmp oeq float %39, 0xFFF0000000000000
  %41 = select i1 %40, i64 %20, i64 1024
  %42 = select i1 %21, i64 %41, i64 1024
  br i1 %25, label %84, label %43

43:                                               ; preds = %33
  br label %46

44:                                               ; preds = %425
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
  %57 = getelementptr float, ptr %11, i64 %56
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
  %120 = shufflevector <8 x float> %119, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %121 = shufflevector <8 x float> %119, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %122 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %120, <4 x float> %121)
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %124 = shufflevector <4 x float> %122, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %125 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %123, <2 x float> %124)
  %126 = shufflevector <2 x float> %125, <2 x float> poison, <1 x i32> zeroinitializer
  %127 = shufflevector <2 x float> %125, <2 x float> poison, <1 x i32> <i32 1>
  %128 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %126, <1 x float> %127)
  %129 = extractelement <1 x float> %128, i64 0
  %130 = fsub float %39, %129
  %131 = fcmp olt float %130, -1.050000e+02
  %132 = select i1 %131, float -1.050000e+02, float %130
  %133 = fcmp ogt float %132, 8.950000e+01
  %134 = select i1 %133, float 8.950000e+01, float %132
  %135 = call float @llvm.fma.f32(float %134, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %136 = fadd float %135, 0xC168001FC0000000
  %137 = fneg float %136
  %138 = call float @llvm.fma.f32(float %137, float 0x3FE62E4000000000, float %134)
  %139 = call float @llvm.fma.f32(float %137, float 0x3EB7F7D1C0000000, float %138)
  %140 = bitcast float %135 to i32
  %141 = fmul float %139, %139
  %142 = call float @llvm.fma.f32(float %139, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %143 = call float @llvm.fma.f32(float %142, float %139, float 0x3FA55547E0000000)
  %144 = call float @llvm.fma.f32(float %143, float %139, float 0x3FC5554A80000000)
  %145 = call float @llvm.fma.f32(float %144, float %139, float 5.000000e-01)
  %146 = call float @llvm.fma.f32(float %145, float %141, float %139)
  %147 = fadd float %146, 1.000000e+00
  %148 = shl i32 %140, 23
  %149 = shl i32 %140, 22
  %150 = and i32 %149, 2139095040
  %151 = sub i32 %148, %150
  %152 = bitcast i32 %151 to float
  %153 = bitcast i32 %150 to float
  %154 = fmul float %147, %153
  %155 = fmul float %154, %152
  %156 = fcmp oeq float %155, 0.000000e+00
  %157 = select i1 %156, i64 %20, i64 1024
  %158 = select i1 %21, i64 %157, i64 1024
  br i1 %27, label %291, label %159

159:                                              ; preds = %111
  %160 = shufflevector <1 x float> %128, <1 x float> poison, <8 x i32> zeroinitializer
  br label %161

161:                                              ; preds = %159, %161
  %162 = phi i64 [ %288, %161 ], [ 0, %159 ]
  %163 = phi <8 x float> [ %284, %161 ], [ splat (float -0.000000e+00), %159 ]
  %164 = phi <8 x float> [ %285, %161 ], [ splat (float -0.000000e+00), %159 ]
  %165 = phi <8 x float> [ %286, %161 ], [ splat (float -0.000000e+00), %159 ]
  %166 = phi <8 x float> [ %287, %161 ], [ splat (float -0.000000e+00), %159 ]
  %167 = add i64 %35, %162
  %168 = getelementptr float, ptr %11, i64 %167
  %169 = load <8 x float>, ptr %168, align 4
  %170 = getelementptr i8, ptr %168, i64 32
  %171 = load <8 x float>, ptr %170, align 4
  %172 = getelementptr i8, ptr %168, i64 64
  %173 = load <8 x float>, ptr %172, align 4
  %174 = getelementptr i8, ptr %168, i64 96
  %175 = load <8 x float>, ptr %174, align 4
  %176 = fsub <8 x float> %169, %160
  %177 = fsub <8 x float> %171, %160
  %178 = fsub <8 x float> %173, %160
  %179 = fsub <8 x float> %175, %160
  %180 = fcmp olt <8 x float> %176, splat (float -1.050000e+02)
  %181 = fcmp olt <8 x float> %177, splat (float -1.050000e+02)
  %182 = fcmp olt <8 x float> %178, splat (float -1.050000e+02)
  %183 = fcmp olt <8 x float> %179, splat (float -1.050000e+02)
  %184 = select <8 x i1> %180, <8 x float> splat (float -1.050000e+02), <8 x float> %176
  %185 = select <8 x i1> %181, <8 x float> splat (float -1.050000e+02), <8 x float> %177
  %186 = select <8 x i1> %182, <8 x float> splat (float -1.050000e+02), <8 x float> %178
  %187 = select <8 x i1> %183, <8 x float> splat (float -1.050000e+02), <8 x float> %179
  %188 = fcmp ogt <8 x float> %184, splat (float 8.950000e+01)
  %189 = fcmp ogt <8 x float> %185, splat (float 8.950000e+01)
  %190 = fcmp ogt <8 x float> %186, splat (float 8.950000e+01)
  %191 = fcmp ogt <8 x float> %187, splat (float 8.950000e+01)
  %192 = select <8 x i1> %188, <8 x float> splat (float 8.950000e+01), <8 x float> %184
  %193 = select <8 x i1> %189, <8 x float> splat (float 8.950000e+01), <8 x float> %185
  %194 = select <8 x i1> %190, <8 x float> splat (float 8.950000e+01), <8 x float> %186
  %195 = select <8 x i1> %191, <8 x float> splat (float 8.950000e+01), <8 x float> %187
  %196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %192, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %193, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %200 = fadd <8 x float> %196, splat (float 0xC168001FC0000000)
  %201 = fadd <8 x float> %197, splat (float 0xC168001FC0000000)
  %202 = fadd <8 x float> %198, splat (float 0xC168001FC0000000)
  %203 = fadd <8 x float> %199, splat (float 0xC168001FC0000000)
  %204 = fneg <8 x float> %200
  %205 = fneg <8 x float> %201
  %206 = fneg <8 x float> %202
  %207 = fneg <8 x float> %203
  %208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %204, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %192)
  %209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %205, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %193)
  %210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %194)
  %211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %207, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %195)
  %212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %204, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %208)
  %213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %205, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %209)
  %214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %210)
  %215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %207, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %211)
  %216 = bitcast <8 x float> %196 to <8 x i32>
  %217 = bitcast <8 x float> %197 to <8 x i32>
  %218 = bitcast <8 x float> %198 to <8 x i32>
  %219 = bitcast <8 x float> %199 to <8 x i32>
  %220 = fmul <8 x float> %212, %212
  %221 = fmul <8 x float> %213, %213
  %222 = fmul <8 x float> %214, %214
  %223 = fmul <8 x float> %215, %215
  %224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %212, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %213, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %214, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %215, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %224, <8 x float> %212, <8 x float> splat (float 0x3FA55547E0000000))
  %229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> %213, <8 x float> splat (float 0x3FA55547E0000000))
  %230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %226, <8 x float> %214, <8 x float> splat (float 0x3FA55547E0000000))
  %231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %227, <8 x float> %215, <8 x float> splat (float 0x3FA55547E0000000))
  %232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %228, <8 x float> %212, <8 x float> splat (float 0x3FC5554A80000000))
  %233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %229, <8 x float> %213, <8 x float> splat (float 0x3FC5554A80000000))
  %234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %230, <8 x float> %214, <8 x float> splat (float 0x3FC5554A80000000))
  %235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %231, <8 x float> %215, <8 x float> splat (float 0x3FC5554A80000000))
  %236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %232, <8 x float> %212, <8 x float> splat (float 5.000000e-01))
  %237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %233, <8 x float> %213, <8 x float> splat (float 5.000000e-01))
  %238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %234, <8 x float> %214, <8 x float> splat (float 5.000000e-01))
  %239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %235, <8 x float> %215, <8 x float> splat (float 5.000000e-01))
  %240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %236, <8 x float> %220, <8 x float> %212)
  %241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %237, <8 x float> %221, <8 x float> %213)
  %242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> %222, <8 x float> %214)
  %243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %239, <8 x float> %223, <8 x float> %215)
  %244 = fadd <8 x float> %240, splat (float 1.000000e+00)
  %245 = fadd <8 x float> %241, splat (float 1.000000e+00)
  %246 = fadd <8 x float> %242, splat (float 1.000000e+00)
  %247 = fadd <8 x float> %243, splat (float 1.000000e+00)
  %248 = shl <8 x i32> %216, splat (i32 23)
  %249 = shl <8 x i32> %217, splat (i32 23)
  %250 = shl <8 x i32> %218, splat (i32 23)
  %251 = shl <8 x i32> %219, splat (i32 23)
  %252 = shl <8 x i32> %216, splat (i32 22)
  %253 = shl <8 x i32> %217, splat (i32 22)
  %254 = shl <8 x i32> %218, splat (i32 22)
  %255 = shl <8 x i32> %219, splat (i32 22)
  %256 = and <8 x i32> %252, splat (i32 2139095040)
  %257 = and <8 x i32> %253, splat (i32 2139095040)
  %258 = and <8 x i32> %254, splat (i32 2139095040)
  %259 = and <8 x i32> %255, splat (i32 2139095040)
  %260 = sub <8 x i32> %248, %256
  %261 = sub <8 x i32> %249, %257
  %262 = sub <8 x i32> %250, %258
  %263 = sub <8 x i32> %251, %259
  %264 = bitcast <8 x i32> %260 to <8 x float>
  %265 = bitcast <8 x i32> %261 to <8 x float>
  %266 = bitcast <8 x i32> %262 to <8 x float>
  %267 = bitcast <8 x i32> %263 to <8 x float>
  %268 = bitcast <8 x i32> %256 to <8 x float>
  %269 = bitcast <8 x i32> %257 to <8 x float>
  %270 = bitcast <8 x i32> %258 to <8 x float>
  %271 = bitcast <8 x i32> %259 to <8 x float>
  %272 = fmul <8 x float> %244, %268
  %273 = fmul <8 x float> %245, %269
  %274 = fmul <8 x float> %246, %270
  %275 = fmul <8 x float> %247, %271
  %276 = fmul <8 x float> %272, %264
  %277 = fmul <8 x float> %273, %265
  %278 = fmul <8 x float> %274, %266
  %279 = fmul <8 x float> %275, %267
  %280 = getelementptr float, ptr %4, i64 %162
  store <8 x float> %276, ptr %280, align 4
  %281 = getelementptr i8, ptr %280, i64 32
  store <8 x float> %277, ptr %281, align 4
  %282 = getelementptr i8, ptr %280, i64 64
  store <8 x float> %278, ptr %282, align 4
  %283 = getelementptr i8, ptr %280, i64 96
  store <8 x float> %279, ptr %283, align 4
  %284 = fadd <8 x float> %163, %276
  %285 = fadd <8 x float> %164, %277
  %286 = fadd <8 x float> %165, %278
  %287 = fadd <8 x float> %166, %279
  %288 = add i64 %162, 32
  %289 = icmp slt i64 %288, %26
  br i1 %289, label %161, label %290

290:                                              ; preds = %161
  br label %291

291:                                              ; preds = %290, %111
  %292 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %284, %290 ]
  %293 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %285, %290 ]
  %294 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %286, %290 ]
  %295 = phi <8 x float> [ splat (float -0.000000e+00), %111 ], [ %287, %290 ]
  %296 = icmp slt i64 %26, %158
  br i1 %296, label %297, label %342

297:                                              ; preds = %291
  %298 = shufflevector <1 x float> %128, <1 x float> poison, <8 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %297, %299
  %300 = phi i64 [ %339, %299 ], [ %26, %297 ]
  %301 = phi <8 x float> [ %338, %299 ], [ %292, %297 ]
  %302 = sub i64 %17, %300
  %303 = call i64 @llvm.smax.i64(i64 %302, i64 0)
  %304 = call i64 @llvm.smin.i64(i64 %303, i64 8)
  %305 = trunc nuw nsw i64 %304 to i32
  %306 = insertelement <8 x i32> poison, i32 %305, i64 0
  %307 = shufflevector <8 x i32> %306, <8 x i32> poison, <8 x i32> zeroinitializer
  %308 = icmp samesign ugt <8 x i32> %307, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %309 = getelementptr float, ptr %36, i64 %300
  %310 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %309, <8 x i1> %308, <8 x float> splat (float 0xFFF0000000000000))
  %311 = fsub <8 x float> %310, %298
  %312 = fcmp olt <8 x float> %311, splat (float -1.050000e+02)
  %313 = select <8 x i1> %312, <8 x float> splat (float -1.050000e+02), <8 x float> %311
  %314 = fcmp ogt <8 x float> %313, splat (float 8.950000e+01)
  %315 = select <8 x i1> %314, <8 x float> splat (float 8.950000e+01), <8 x float> %313
  %316 = call <8 x float> @llvm.fma.v8f32(<8 x float> %315, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %317 = fadd <8 x float> %316, splat (float 0xC168001FC0000000)
  %318 = fneg <8 x float> %317
  %319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %315)
  %320 = call <8 x float> @llvm.fma.v8f32(<8 x float> %318, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %319)
  %321 = bitcast <8 x float> %316 to <8 x i32>
  %322 = fmul <8 x float> %320, %320
  %323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %320, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %324 = call <8 x float> @llvm.fma.v8f32(<8 x float> %323, <8 x float> %320, <8 x float> splat (float 0x3FA55547E0000000))
  %325 = call <8 x float> @llvm.fma.v8f32(<8 x float> %324, <8 x float> %320, <8 x float> splat (float 0x3FC5554A80000000))
  %326 = call <8 x float> @llvm.fma.v8f32(<8 x float> %325, <8 x float> %320, <8 x float> splat (float 5.000000e-01))
  %327 = call <8 x float> @llvm.fma.v8f32(<8 x float> %326, <8 x float> %322, <8 x float> %320)
  %328 = fadd <8 x float> %327, splat (float 1.000000e+00)
  %329 = shl <8 x i32> %321, splat (i32 23)
  %330 = shl <8 x i32> %321, splat (i32 22)
  %331 = and <8 x i32> %330, splat (i32 2139095040)
  %332 = sub <8 x i32> %329, %331
  %333 = bitcast <8 x i32> %332 to <8 x float>
  %334 = bitcast <8 x i32> %331 to <8 x float>
  %335 = fmul <8 x float> %328, %334
  %336 = fmul <8 x float> %335, %333
  %337 = getelementptr float, ptr %4, i64 %300
  store <8 x float> %336, ptr %337, align 4
  %338 = fadd <8 x float> %301, %336
  %339 = add i64 %300, 8
  %340 = icmp slt i64 %339, %158
  br i1 %340, label %299, label %341

341:                                              ; preds = %299
  br label %342

342:                                              ; preds = %341, %291
  %343 = phi <8 x float> [ %292, %291 ], [ %338, %341 ]
  %344 = icmp slt i64 %158, 1024
  br i1 %344, label %345, label %349

345:                                              ; preds = %342
  %346 = insertelement <8 x float> poison, float %155, i64 0
  %347 = shufflevector <8 x float> %346, <8 x float> poison, <8 x i32> zeroinitializer
  br label %367

348:                                              ; preds = %367
  br label %349

349:                                              ; preds = %348, %342
  %350 = fadd <8 x float> %343, %294
  %351 = fadd <8 x float> %293, %295
  %352 = fadd <8 x float> %350, %351
  %353 = shufflevector <8 x float> %352, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %354 = shufflevector <8 x float> %352, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %355 = fadd <4 x float> %353, %354
  %356 = shufflevector <4 x float> %355, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %357 = shufflevector <4 x float> %355, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %358 = fadd <2 x float> %356, %357
  %359 = shufflevector <2 x float> %358, <2 x float> poison, <1 x i32> zeroinitializer
  %360 = shufflevector <2 x float> %358, <2 x float> poison, <1 x i32> <i32 1>
  %361 = fadd <1 x float> %359, %360
  %362 = getelementptr float, ptr %13, i64 %35
  %363 = ptrtoint ptr %362 to i64
  %364 = and i64 %363, 31
  %365 = icmp eq i64 %364, 0
  %366 = and i1 %29, %365
  br i1 %366, label %372, label %375

367:                                              ; preds = %345, %367
  %368 = phi i64 [ %370, %367 ], [ %158, %345 ]
  %369 = getelementptr float, ptr %4, i64 %368
  store <8 x float> %347, ptr %369, align 4
  %370 = add i64 %368, 8
  %371 = icmp slt i64 %370, 1024
  br i1 %371, label %367, label %348

372:                                              ; preds = %349
  br i1 %31, label %380, label %373

373:                                              ; preds = %372
  %374 = shufflevector <1 x float> %361, <1 x float> poison, <8 x i32> zeroinitializer
  br label %383

375:                                              ; preds = %349
  br i1 %31, label %380, label %376

376:                                              ; preds = %375
  %377 = shufflevector <1 x float> %361, <1 x float> poison, <8 x i32> zeroinitializer
  br label %396

378:                                              ; preds = %383
  br label %380

379:                                              ; preds = %396
  br label %380

380:                                              ; preds = %379, %378, %375, %372
  br i1 %32, label %425, label %381

381:                                              ; preds = %380
  %382 = shufflevector <1 x float> %361, <1 x float> poison, <8 x i32> zeroinitializer
  br label %409

383:                                              ; preds = %373, %383
  %384 = phi i64 [ %394, %383 ], [ 0, %373 ]
  %385 = getelementptr float, ptr %4, i64 %384
  %386 = load <8 x float>, ptr %385, align 4
  %387 = getelementptr i8, ptr %385, i64 32
  %388 = load <8 x float>, ptr %387, align 4
  %389 = fdiv <8 x float> %386, %374
  %390 = fdiv <8 x float> %388, %374
  %391 = add i64 %35, %384
  %392 = getelementptr float, ptr %13, i64 %391
  store <8 x float> %389, ptr %392, align 32, !nontemporal !2
  %393 = getelementptr i8, ptr %392, i64 32
  store <8 x float> %390, ptr %393, align 32, !nontemporal !2
  %394 = add i64 %384, 16
  %395 = icmp slt i64 %394, %30
  br i1 %395, label %383, label %378

396:                                              ; preds = %376, %396
  %397 = phi i64 [ %407, %396 ], [ 0, %376 ]
  %398 = getelementptr float, ptr %4, i64 %397
  %399 = load <8 x float>, ptr %398, align 4
  %400 = getelementptr i8, ptr %398, i64 32
  %401 = load <8 x float>, ptr %400, align 4
  %402 = fdiv <8 x float> %399, %377
  %403 = fdiv <8 x float> %401, %377
  %404 = add i64 %35, %397
  %405 = getelementptr float, ptr %13, i64 %404
  store <8 x float> %402, ptr %405, align 4
  %406 = getelementptr i8, ptr %405, i64 32
  store <8 x float> %403, ptr %406, align 4
  %407 = add i64 %397, 16
  %408 = icmp slt i64 %407, %30
  br i1 %408, label %396, label %379

409:                                              ; preds = %381, %409
  %410 = phi i64 [ %422, %409 ], [ %30, %381 ]
  %411 = getelementptr float, ptr %4, i64 %410
  %412 = load <8 x float>, ptr %411, align 4
  %413 = fdiv <8 x float> %412, %382
  %414 = sub i64 %17, %410
  %415 = call i64 @llvm.smax.i64(i64 %414, i64 0)
  %416 = call i64 @llvm.smin.i64(i64 %415, i64 8)
  %417 = trunc nuw nsw i64 %416 to i32
  %418 = insertelement <8 x i32> poison, i32 %417, i64 0
  %419 = shufflevector <8 x i32> %418, <8 x i32> poison, <8 x i32> zeroinitializer
  %420 = icmp samesign ugt <8 x i32> %419, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %421 = getelementptr float, ptr %362, i64 %410
  call void @llvm.masked.store.v8f32.p0(<8 x float> %413, ptr align 4 %421, <8 x i1> %420)
  %422 = add i64 %410, 8
  %423 = icmp slt i64 %422, %18
  br i1 %423, label %409, label %424

424:                                              ; preds = %409
  br label %425

425:                                              ; preds = %424, %380
  %426 = add i64 %35, 1
  %427 = icmp eq i64 %426, %6
  %428 = select i1 %427, i64 0, i64 %426
  %429 = add i64 %34, 1
  %430 = icmp slt i64 %429, %3
  br i1 %430, label %33, label %44
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

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
