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
  %19 = add nuw nsw i64 %18, 15
  %20 = and i64 %19, 4080
  %21 = icmp slt i64 %9, 1009
  %22 = icmp sgt i64 %9, 1023
  %23 = insertelement <1 x i1> poison, i1 %22, i64 0
  %24 = and i64 %18, 1920
  %25 = icmp eq i64 %24, 0
  %26 = and i64 %18, 1984
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %15, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %18, 2016
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %18
  br label %33

33:                                               ; preds = %16, %431
  %34 = phi i64 [ %435, %431 ], [ %2, %16 ]
  %35 = phi i64 [ %434, %431 ], [ %7, %16 ]
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

44:                                               ; preds = %431
  br label %45

45:                                               ; preds = %44, %5
  ret i32 0

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %81, %46 ], [ 0, %43 ]
  %48 = phi <16 x float> [ %73, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %49 = phi <16 x float> [ %74, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %50 = phi <16 x float> [ %75, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %51 = phi <16 x float> [ %76, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %52 = phi <16 x float> [ %77, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %53 = phi <16 x float> [ %78, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %54 = phi <16 x float> [ %79, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %55 = phi <16 x float> [ %80, %46 ], [ splat (float 0xFFF0000000000000), %43 ]
  %56 = add i64 %35, %47
  %57 = getelementptr float, ptr %11, i64 %56
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
  %73 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %48, <16 x float> %58)
  %74 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %49, <16 x float> %60)
  %75 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %50, <16 x float> %62)
  %76 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %51, <16 x float> %64)
  %77 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %52, <16 x float> %66)
  %78 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %53, <16 x float> %68)
  %79 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %54, <16 x float> %70)
  %80 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %55, <16 x float> %72)
  %81 = add i64 %47, 128
  %82 = icmp slt i64 %81, %24
  br i1 %82, label %46, label %83

83:                                               ; preds = %46
  br label %84

84:                                               ; preds = %83, %33
  %85 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %83 ]
  %86 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %83 ]
  %87 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %75, %83 ]
  %88 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %76, %83 ]
  %89 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %77, %83 ]
  %90 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %78, %83 ]
  %91 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %79, %83 ]
  %92 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %80, %83 ]
  %93 = icmp slt i64 %24, %42
  br i1 %93, label %94, label %111

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %95
  %96 = phi i64 [ %108, %95 ], [ %24, %94 ]
  %97 = phi <16 x float> [ %107, %95 ], [ %85, %94 ]
  %98 = sub i64 %17, %96
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 16)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <16 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <16 x i32> %102, <16 x i32> poison, <16 x i32> zeroinitializer
  %104 = icmp samesign ugt <16 x i32> %103, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %105 = getelementptr float, ptr %36, i64 %96
  %106 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %105, <16 x i1> %104, <16 x float> splat (float 0xFFF0000000000000))
  %107 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %97, <16 x float> %106)
  %108 = add i64 %96, 16
  %109 = icmp slt i64 %108, %42
  br i1 %109, label %95, label %110

110:                                              ; preds = %95
  br label %111

111:                                              ; preds = %110, %84
  %112 = phi <16 x float> [ %85, %84 ], [ %107, %110 ]
  %113 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %112, <16 x float> %89)
  %114 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %86, <16 x float> %90)
  %115 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %87, <16 x float> %91)
  %116 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %88, <16 x float> %92)
  %117 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %113, <16 x float> %115)
  %118 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %114, <16 x float> %116)
  %119 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %117, <16 x float> %118)
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %122 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %120, <8 x float> %121)
  %123 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %124 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %125 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %123, <4 x float> %124)
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %127 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %128 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %126, <2 x float> %127)
  %129 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> zeroinitializer
  %130 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> <i32 1>
  %131 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %129, <1 x float> %130)
  %132 = extractelement <1 x float> %131, i64 0
  %133 = fsub float %39, %132
  %134 = fcmp olt float %133, -1.050000e+02
  %135 = select i1 %134, float -1.050000e+02, float %133
  %136 = fcmp ogt float %135, 8.950000e+01
  %137 = select i1 %136, float 8.950000e+01, float %135
  %138 = call float @llvm.fma.f32(float %137, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %139 = fadd float %138, 0xC168001FC0000000
  %140 = fneg float %139
  %141 = call float @llvm.fma.f32(float %140, float 0x3FE62E4000000000, float %137)
  %142 = call float @llvm.fma.f32(float %140, float 0x3EB7F7D1C0000000, float %141)
  %143 = bitcast float %138 to i32
  %144 = fmul float %142, %142
  %145 = call float @llvm.fma.f32(float %142, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %146 = call float @llvm.fma.f32(float %145, float %142, float 0x3FA55547E0000000)
  %147 = call float @llvm.fma.f32(float %146, float %142, float 0x3FC5554A80000000)
  %148 = call float @llvm.fma.f32(float %147, float %142, float 5.000000e-01)
  %149 = call float @llvm.fma.f32(float %148, float %144, float %142)
  %150 = fadd float %149, 1.000000e+00
  %151 = shl i32 %143, 23
  %152 = shl i32 %143, 22
  %153 = and i32 %152, 2139095040
  %154 = sub i32 %151, %153
  %155 = bitcast i32 %154 to float
  %156 = bitcast i32 %153 to float
  %157 = fmul float %150, %156
  %158 = fmul float %157, %155
  %159 = fcmp oeq float %158, 0.000000e+00
  %160 = select i1 %159, i64 %20, i64 1024
  %161 = select i1 %21, i64 %160, i64 1024
  br i1 %27, label %294, label %162

162:                                              ; preds = %111
  %163 = shufflevector <1 x float> %131, <1 x float> poison, <16 x i32> zeroinitializer
  br label %164

164:                                              ; preds = %162, %164
  %165 = phi i64 [ %291, %164 ], [ 0, %162 ]
  %166 = phi <16 x float> [ %287, %164 ], [ splat (float -0.000000e+00), %162 ]
  %167 = phi <16 x float> [ %288, %164 ], [ splat (float -0.000000e+00), %162 ]
  %168 = phi <16 x float> [ %289, %164 ], [ splat (float -0.000000e+00), %162 ]
  %169 = phi <16 x float> [ %290, %164 ], [ splat (float -0.000000e+00), %162 ]
  %170 = add i64 %35, %165
  %171 = getelementptr float, ptr %11, i64 %170
  %172 = load <16 x float>, ptr %171, align 4
  %173 = getelementptr i8, ptr %171, i64 64
  %174 = load <16 x float>, ptr %173, align 4
  %175 = getelementptr i8, ptr %171, i64 128
  %176 = load <16 x float>, ptr %175, align 4
  %177 = getelementptr i8, ptr %171, i64 192
  %178 = load <16 x float>, ptr %177, align 4
  %179 = fsub <16 x float> %172, %163
  %180 = fsub <16 x float> %174, %163
  %181 = fsub <16 x float> %176, %163
  %182 = fsub <16 x float> %178, %163
  %183 = fcmp olt <16 x float> %179, splat (float -1.050000e+02)
  %184 = fcmp olt <16 x float> %180, splat (float -1.050000e+02)
  %185 = fcmp olt <16 x float> %181, splat (float -1.050000e+02)
  %186 = fcmp olt <16 x float> %182, splat (float -1.050000e+02)
  %187 = select <16 x i1> %183, <16 x float> splat (float -1.050000e+02), <16 x float> %179
  %188 = select <16 x i1> %184, <16 x float> splat (float -1.050000e+02), <16 x float> %180
  %189 = select <16 x i1> %185, <16 x float> splat (float -1.050000e+02), <16 x float> %181
  %190 = select <16 x i1> %186, <16 x float> splat (float -1.050000e+02), <16 x float> %182
  %191 = fcmp ogt <16 x float> %187, splat (float 8.950000e+01)
  %192 = fcmp ogt <16 x float> %188, splat (float 8.950000e+01)
  %193 = fcmp ogt <16 x float> %189, splat (float 8.950000e+01)
  %194 = fcmp ogt <16 x float> %190, splat (float 8.950000e+01)
  %195 = select <16 x i1> %191, <16 x float> splat (float 8.950000e+01), <16 x float> %187
  %196 = select <16 x i1> %192, <16 x float> splat (float 8.950000e+01), <16 x float> %188
  %197 = select <16 x i1> %193, <16 x float> splat (float 8.950000e+01), <16 x float> %189
  %198 = select <16 x i1> %194, <16 x float> splat (float 8.950000e+01), <16 x float> %190
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %203 = fadd <16 x float> %199, splat (float 0xC168001FC0000000)
  %204 = fadd <16 x float> %200, splat (float 0xC168001FC0000000)
  %205 = fadd <16 x float> %201, splat (float 0xC168001FC0000000)
  %206 = fadd <16 x float> %202, splat (float 0xC168001FC0000000)
  %207 = fneg <16 x float> %203
  %208 = fneg <16 x float> %204
  %209 = fneg <16 x float> %205
  %210 = fneg <16 x float> %206
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %195)
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %196)
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %197)
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %198)
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %211)
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %212)
  %217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %213)
  %218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %214)
  %219 = bitcast <16 x float> %199 to <16 x i32>
  %220 = bitcast <16 x float> %200 to <16 x i32>
  %221 = bitcast <16 x float> %201 to <16 x i32>
  %222 = bitcast <16 x float> %202 to <16 x i32>
  %223 = fmul <16 x float> %215, %215
  %224 = fmul <16 x float> %216, %216
  %225 = fmul <16 x float> %217, %217
  %226 = fmul <16 x float> %218, %218
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %216, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %217, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %218, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %215, <16 x float> splat (float 0x3FA55547E0000000))
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> %216, <16 x float> splat (float 0x3FA55547E0000000))
  %233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %229, <16 x float> %217, <16 x float> splat (float 0x3FA55547E0000000))
  %234 = call <16 x float> @llvm.fma.v16f32(<16 x float> %230, <16 x float> %218, <16 x float> splat (float 0x3FA55547E0000000))
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %215, <16 x float> splat (float 0x3FC5554A80000000))
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %216, <16 x float> splat (float 0x3FC5554A80000000))
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %233, <16 x float> %217, <16 x float> splat (float 0x3FC5554A80000000))
  %238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %218, <16 x float> splat (float 0x3FC5554A80000000))
  %239 = call <16 x float> @llvm.fma.v16f32(<16 x float> %235, <16 x float> %215, <16 x float> splat (float 5.000000e-01))
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %236, <16 x float> %216, <16 x float> splat (float 5.000000e-01))
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %217, <16 x float> splat (float 5.000000e-01))
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %238, <16 x float> %218, <16 x float> splat (float 5.000000e-01))
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %223, <16 x float> %215)
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %240, <16 x float> %224, <16 x float> %216)
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %225, <16 x float> %217)
  %246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> %226, <16 x float> %218)
  %247 = fadd <16 x float> %243, splat (float 1.000000e+00)
  %248 = fadd <16 x float> %244, splat (float 1.000000e+00)
  %249 = fadd <16 x float> %245, splat (float 1.000000e+00)
  %250 = fadd <16 x float> %246, splat (float 1.000000e+00)
  %251 = shl <16 x i32> %219, splat (i32 23)
  %252 = shl <16 x i32> %220, splat (i32 23)
  %253 = shl <16 x i32> %221, splat (i32 23)
  %254 = shl <16 x i32> %222, splat (i32 23)
  %255 = shl <16 x i32> %219, splat (i32 22)
  %256 = shl <16 x i32> %220, splat (i32 22)
  %257 = shl <16 x i32> %221, splat (i32 22)
  %258 = shl <16 x i32> %222, splat (i32 22)
  %259 = and <16 x i32> %255, splat (i32 2139095040)
  %260 = and <16 x i32> %256, splat (i32 2139095040)
  %261 = and <16 x i32> %257, splat (i32 2139095040)
  %262 = and <16 x i32> %258, splat (i32 2139095040)
  %263 = sub <16 x i32> %251, %259
  %264 = sub <16 x i32> %252, %260
  %265 = sub <16 x i32> %253, %261
  %266 = sub <16 x i32> %254, %262
  %267 = bitcast <16 x i32> %263 to <16 x float>
  %268 = bitcast <16 x i32> %264 to <16 x float>
  %269 = bitcast <16 x i32> %265 to <16 x float>
  %270 = bitcast <16 x i32> %266 to <16 x float>
  %271 = bitcast <16 x i32> %259 to <16 x float>
  %272 = bitcast <16 x i32> %260 to <16 x float>
  %273 = bitcast <16 x i32> %261 to <16 x float>
  %274 = bitcast <16 x i32> %262 to <16 x float>
  %275 = fmul <16 x float> %247, %271
  %276 = fmul <16 x float> %248, %272
  %277 = fmul <16 x float> %249, %273
  %278 = fmul <16 x float> %250, %274
  %279 = fmul <16 x float> %275, %267
  %280 = fmul <16 x float> %276, %268
  %281 = fmul <16 x float> %277, %269
  %282 = fmul <16 x float> %278, %270
  %283 = getelementptr float, ptr %4, i64 %165
  store <16 x float> %279, ptr %283, align 4
  %284 = getelementptr i8, ptr %283, i64 64
  store <16 x float> %280, ptr %284, align 4
  %285 = getelementptr i8, ptr %283, i64 128
  store <16 x float> %281, ptr %285, align 4
  %286 = getelementptr i8, ptr %283, i64 192
  store <16 x float> %282, ptr %286, align 4
  %287 = fadd <16 x float> %166, %279
  %288 = fadd <16 x float> %167, %280
  %289 = fadd <16 x float> %168, %281
  %290 = fadd <16 x float> %169, %282
  %291 = add i64 %165, 64
  %292 = icmp slt i64 %291, %26
  br i1 %292, label %164, label %293

293:                                              ; preds = %164
  br label %294

294:                                              ; preds = %293, %111
  %295 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %287, %293 ]
  %296 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %288, %293 ]
  %297 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %289, %293 ]
  %298 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %290, %293 ]
  %299 = icmp slt i64 %26, %161
  br i1 %299, label %300, label %345

300:                                              ; preds = %294
  %301 = shufflevector <1 x float> %131, <1 x float> poison, <16 x i32> zeroinitializer
  br label %302

302:                                              ; preds = %300, %302
  %303 = phi i64 [ %342, %302 ], [ %26, %300 ]
  %304 = phi <16 x float> [ %341, %302 ], [ %295, %300 ]
  %305 = sub i64 %17, %303
  %306 = call i64 @llvm.smax.i64(i64 %305, i64 0)
  %307 = call i64 @llvm.smin.i64(i64 %306, i64 16)
  %308 = trunc nuw nsw i64 %307 to i32
  %309 = insertelement <16 x i32> poison, i32 %308, i64 0
  %310 = shufflevector <16 x i32> %309, <16 x i32> poison, <16 x i32> zeroinitializer
  %311 = icmp samesign ugt <16 x i32> %310, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %312 = getelementptr float, ptr %36, i64 %303
  %313 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %312, <16 x i1> %311, <16 x float> splat (float 0xFFF0000000000000))
  %314 = fsub <16 x float> %313, %301
  %315 = fcmp olt <16 x float> %314, splat (float -1.050000e+02)
  %316 = select <16 x i1> %315, <16 x float> splat (float -1.050000e+02), <16 x float> %314
  %317 = fcmp ogt <16 x float> %316, splat (float 8.950000e+01)
  %318 = select <16 x i1> %317, <16 x float> splat (float 8.950000e+01), <16 x float> %316
  %319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %318, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %320 = fadd <16 x float> %319, splat (float 0xC168001FC0000000)
  %321 = fneg <16 x float> %320
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %318)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %322)
  %324 = bitcast <16 x float> %319 to <16 x i32>
  %325 = fmul <16 x float> %323, %323
  %326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %323, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %327 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %323, <16 x float> splat (float 0x3FA55547E0000000))
  %328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %323, <16 x float> splat (float 0x3FC5554A80000000))
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %323, <16 x float> splat (float 5.000000e-01))
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %329, <16 x float> %325, <16 x float> %323)
  %331 = fadd <16 x float> %330, splat (float 1.000000e+00)
  %332 = shl <16 x i32> %324, splat (i32 23)
  %333 = shl <16 x i32> %324, splat (i32 22)
  %334 = and <16 x i32> %333, splat (i32 2139095040)
  %335 = sub <16 x i32> %332, %334
  %336 = bitcast <16 x i32> %335 to <16 x float>
  %337 = bitcast <16 x i32> %334 to <16 x float>
  %338 = fmul <16 x float> %331, %337
  %339 = fmul <16 x float> %338, %336
  %340 = getelementptr float, ptr %4, i64 %303
  store <16 x float> %339, ptr %340, align 4
  %341 = fadd <16 x float> %304, %339
  %342 = add i64 %303, 16
  %343 = icmp slt i64 %342, %161
  br i1 %343, label %302, label %344

344:                                              ; preds = %302
  br label %345

345:                                              ; preds = %344, %294
  %346 = phi <16 x float> [ %295, %294 ], [ %341, %344 ]
  %347 = icmp slt i64 %161, 1024
  br i1 %347, label %348, label %352

348:                                              ; preds = %345
  %349 = insertelement <16 x float> poison, float %158, i64 0
  %350 = shufflevector <16 x float> %349, <16 x float> poison, <16 x i32> zeroinitializer
  br label %373

351:                                              ; preds = %373
  br label %352

352:                                              ; preds = %351, %345
  %353 = fadd <16 x float> %346, %297
  %354 = fadd <16 x float> %296, %298
  %355 = fadd <16 x float> %353, %354
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %357 = shufflevector <16 x float> %355, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %358 = fadd <8 x float> %356, %357
  %359 = shufflevector <8 x float> %358, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %360 = shufflevector <8 x float> %358, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %361 = fadd <4 x float> %359, %360
  %362 = shufflevector <4 x float> %361, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %363 = shufflevector <4 x float> %361, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %364 = fadd <2 x float> %362, %363
  %365 = shufflevector <2 x float> %364, <2 x float> poison, <1 x i32> zeroinitializer
  %366 = shufflevector <2 x float> %364, <2 x float> poison, <1 x i32> <i32 1>
  %367 = fadd <1 x float> %365, %366
  %368 = getelementptr float, ptr %13, i64 %35
  %369 = ptrtoint ptr %368 to i64
  %370 = and i64 %369, 63
  %371 = icmp eq i64 %370, 0
  %372 = and i1 %29, %371
  br i1 %372, label %378, label %381

373:                                              ; preds = %348, %373
  %374 = phi i64 [ %376, %373 ], [ %161, %348 ]
  %375 = getelementptr float, ptr %4, i64 %374
  store <16 x float> %350, ptr %375, align 4
  %376 = add i64 %374, 16
  %377 = icmp slt i64 %376, 1024
  br i1 %377, label %373, label %351

378:                                              ; preds = %352
  br i1 %31, label %386, label %379

379:                                              ; preds = %378
  %380 = shufflevector <1 x float> %367, <1 x float> poison, <16 x i32> zeroinitializer
  br label %389

381:                                              ; preds = %352
  br i1 %31, label %386, label %382

382:                                              ; preds = %381
  %383 = shufflevector <1 x float> %367, <1 x float> poison, <16 x i32> zeroinitializer
  br label %402

384:                                              ; preds = %389
  br label %386

385:                                              ; preds = %402
  br label %386

386:                                              ; preds = %385, %384, %381, %378
  br i1 %32, label %431, label %387

387:                                              ; preds = %386
  %388 = shufflevector <1 x float> %367, <1 x float> poison, <16 x i32> zeroinitializer
  br label %415

389:                                              ; preds = %379, %389
  %390 = phi i64 [ %400, %389 ], [ 0, %379 ]
  %391 = getelementptr float, ptr %4, i64 %390
  %392 = load <16 x float>, ptr %391, align 4
  %393 = getelementptr i8, ptr %391, i64 64
  %394 = load <16 x float>, ptr %393, align 4
  %395 = fdiv <16 x float> %392, %380
  %396 = fdiv <16 x float> %394, %380
  %397 = add i64 %35, %390
  %398 = getelementptr float, ptr %13, i64 %397
  store <16 x float> %395, ptr %398, align 64, !nontemporal !2
  %399 = getelementptr i8, ptr %398, i64 64
  store <16 x float> %396, ptr %399, align 64, !nontemporal !2
  %400 = add i64 %390, 32
  %401 = icmp slt i64 %400, %30
  br i1 %401, label %389, label %384

402:                                              ; preds = %382, %402
  %403 = phi i64 [ %413, %402 ], [ 0, %382 ]
  %404 = getelementptr float, ptr %4, i64 %403
  %405 = load <16 x float>, ptr %404, align 4
  %406 = getelementptr i8, ptr %404, i64 64
  %407 = load <16 x float>, ptr %406, align 4
  %408 = fdiv <16 x float> %405, %383
  %409 = fdiv <16 x float> %407, %383
  %410 = add i64 %35, %403
  %411 = getelementptr float, ptr %13, i64 %410
  store <16 x float> %408, ptr %411, align 4
  %412 = getelementptr i8, ptr %411, i64 64
  store <16 x float> %409, ptr %412, align 4
  %413 = add i64 %403, 32
  %414 = icmp slt i64 %413, %30
  br i1 %414, label %402, label %385

415:                                              ; preds = %387, %415
  %416 = phi i64 [ %428, %415 ], [ %30, %387 ]
  %417 = getelementptr float, ptr %4, i64 %416
  %418 = load <16 x float>, ptr %417, align 4
  %419 = fdiv <16 x float> %418, %388
  %420 = sub i64 %17, %416
  %421 = call i64 @llvm.smax.i64(i64 %420, i64 0)
  %422 = call i64 @llvm.smin.i64(i64 %421, i64 16)
  %423 = trunc nuw nsw i64 %422 to i32
  %424 = insertelement <16 x i32> poison, i32 %423, i64 0
  %425 = shufflevector <16 x i32> %424, <16 x i32> poison, <16 x i32> zeroinitializer
  %426 = icmp samesign ugt <16 x i32> %425, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %427 = getelementptr float, ptr %368, i64 %416
  call void @llvm.masked.store.v16f32.p0(<16 x float> %419, ptr align 4 %427, <16 x i1> %426)
  %428 = add i64 %416, 16
  %429 = icmp slt i64 %428, %18
  br i1 %429, label %415, label %430

430:                                              ; preds = %415
  br label %431

431:                                              ; preds = %430, %386
  %432 = add i64 %35, 1
  %433 = icmp eq i64 %432, %6
  %434 = select i1 %433, i64 0, i64 %432
  %435 = add i64 %34, 1
  %436 = icmp slt i64 %435, %3
  br i1 %436, label %33, label %44
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

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
