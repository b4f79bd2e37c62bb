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

33:                                               ; preds = %445, %15
  %34 = phi i64 [ %2, %15 ], [ %449, %445 ]
  %35 = phi i64 [ %16, %15 ], [ %448, %445 ]
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

44:                                               ; preds = %445
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
  %120 = bitcast <16 x float> %119 to <16 x i32>
  %121 = icmp slt <16 x i32> %120, zeroinitializer
  %122 = select <16 x i1> %121, <16 x i32> splat (i32 2147483647), <16 x i32> zeroinitializer, !prof !2
  %123 = xor <16 x i32> %122, %120
  %124 = shufflevector <16 x i32> %123, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %125 = shufflevector <16 x i32> %123, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %126 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %125, <8 x i32> %124)
  %127 = shufflevector <8 x i32> %126, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %128 = shufflevector <8 x i32> %126, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %129 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %128, <4 x i32> %127)
  %130 = shufflevector <4 x i32> %129, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %131 = shufflevector <4 x i32> %129, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %132 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %131, <2 x i32> %130)
  %133 = shufflevector <2 x i32> %132, <2 x i32> poison, <1 x i32> <i32 1>
  %134 = shufflevector <2 x i32> %132, <2 x i32> poison, <1 x i32> zeroinitializer
  %135 = call <1 x i32> @llvm.smax.v1i32(<1 x i32> %134, <1 x i32> %133)
  %136 = extractelement <1 x i32> %135, i64 0
  %137 = icmp slt i32 %136, 0
  %138 = select i1 %137, i32 2147483647, i32 0, !prof !2
  %139 = xor i32 %136, %138
  %140 = fcmp uno <16 x float> %119, zeroinitializer
  %141 = bitcast <16 x i1> %140 to i16
  %142 = icmp eq i16 %141, 0
  %143 = bitcast i32 %139 to float
  %144 = select i1 %142, float %143, float 0x7FF8000000000000
  %145 = fsub float %39, %144
  %146 = fcmp olt float %145, 0xC066033340000000
  %147 = select i1 %146, float 0xC066033340000000, float %145
  %148 = fcmp ogt float %147, 8.950000e+01
  %149 = select i1 %148, float 8.950000e+01, float %147
  %150 = call float @llvm.fma.f32(float %149, float 0x3FF7154760000000, float 0x4168001FC0000000)
  %151 = fadd float %150, 0xC168001FC0000000
  %152 = fneg float %151
  %153 = call float @llvm.fma.f32(float %152, float 0x3FE62E4000000000, float %149)
  %154 = call float @llvm.fma.f32(float %152, float 0x3EB7F7D1C0000000, float %153)
  %155 = bitcast float %150 to i32
  %156 = fmul float %154, %154
  %157 = call float @llvm.fma.f32(float %154, float 0x3F56DA0CC0000000, float 0x3F8122D8E0000000)
  %158 = call float @llvm.fma.f32(float %157, float %154, float 0x3FA55547E0000000)
  %159 = call float @llvm.fma.f32(float %158, float %154, float 0x3FC5554A80000000)
  %160 = call float @llvm.fma.f32(float %159, float %154, float 5.000000e-01)
  %161 = call float @llvm.fma.f32(float %160, float %156, float %154)
  %162 = fadd float %161, 1.000000e+00
  %163 = shl i32 %155, 23
  %164 = shl i32 %155, 22
  %165 = and i32 %164, 2139095040
  %166 = sub i32 %163, %165
  %167 = bitcast i32 %166 to float
  %168 = bitcast i32 %165 to float
  %169 = fmul float %162, %168
  %170 = fmul float %169, %167
  %171 = fcmp oeq float %170, 0.000000e+00
  %172 = select i1 %171, i64 %20, i64 1024
  %173 = select i1 %21, i64 %172, i64 1024
  br i1 %27, label %307, label %174

174:                                              ; preds = %111
  %175 = insertelement <16 x float> poison, float %144, i64 0
  %176 = shufflevector <16 x float> %175, <16 x float> poison, <16 x i32> zeroinitializer
  br label %177

177:                                              ; preds = %174, %177
  %178 = phi i64 [ %304, %177 ], [ 0, %174 ]
  %179 = phi <16 x float> [ %300, %177 ], [ splat (float -0.000000e+00), %174 ]
  %180 = phi <16 x float> [ %301, %177 ], [ splat (float -0.000000e+00), %174 ]
  %181 = phi <16 x float> [ %302, %177 ], [ splat (float -0.000000e+00), %174 ]
  %182 = phi <16 x float> [ %303, %177 ], [ splat (float -0.000000e+00), %174 ]
  %183 = add i64 %35, %178
  %184 = getelementptr float, ptr %10, i64 %183
  %185 = load <16 x float>, ptr %184, align 4
  %186 = getelementptr i8, ptr %184, i64 64
  %187 = load <16 x float>, ptr %186, align 4
  %188 = getelementptr i8, ptr %184, i64 128
  %189 = load <16 x float>, ptr %188, align 4
  %190 = getelementptr i8, ptr %184, i64 192
  %191 = load <16 x float>, ptr %190, align 4
  %192 = fsub <16 x float> %185, %176
  %193 = fsub <16 x float> %187, %176
  %194 = fsub <16 x float> %189, %176
  %195 = fsub <16 x float> %191, %176
  %196 = fcmp olt <16 x float> %192, splat (float 0xC066033340000000)
  %197 = fcmp olt <16 x float> %193, splat (float 0xC066033340000000)
  %198 = fcmp olt <16 x float> %194, splat (float 0xC066033340000000)
  %199 = fcmp olt <16 x float> %195, splat (float 0xC066033340000000)
  %200 = select <16 x i1> %196, <16 x float> splat (float 0xC066033340000000), <16 x float> %192
  %201 = select <16 x i1> %197, <16 x float> splat (float 0xC066033340000000), <16 x float> %193
  %202 = select <16 x i1> %198, <16 x float> splat (float 0xC066033340000000), <16 x float> %194
  %203 = select <16 x i1> %199, <16 x float> splat (float 0xC066033340000000), <16 x float> %195
  %204 = fcmp ogt <16 x float> %200, splat (float 8.950000e+01)
  %205 = fcmp ogt <16 x float> %201, splat (float 8.950000e+01)
  %206 = fcmp ogt <16 x float> %202, splat (float 8.950000e+01)
  %207 = fcmp ogt <16 x float> %203, splat (float 8.950000e+01)
  %208 = select <16 x i1> %204, <16 x float> splat (float 8.950000e+01), <16 x float> %200
  %209 = select <16 x i1> %205, <16 x float> splat (float 8.950000e+01), <16 x float> %201
  %210 = select <16 x i1> %206, <16 x float> splat (float 8.950000e+01), <16 x float> %202
  %211 = select <16 x i1> %207, <16 x float> splat (float 8.950000e+01), <16 x float> %203
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %216 = fadd <16 x float> %212, splat (float 0xC168001FC0000000)
  %217 = fadd <16 x float> %213, splat (float 0xC168001FC0000000)
  %218 = fadd <16 x float> %214, splat (float 0xC168001FC0000000)
  %219 = fadd <16 x float> %215, splat (float 0xC168001FC0000000)
  %220 = fneg <16 x float> %216
  %221 = fneg <16 x float> %217
  %222 = fneg <16 x float> %218
  %223 = fneg <16 x float> %219
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %208)
  %225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %221, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %209)
  %226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %222, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %210)
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %211)
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %224)
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %221, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %225)
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %222, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %226)
  %231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %227)
  %232 = bitcast <16 x float> %212 to <16 x i32>
  %233 = bitcast <16 x float> %213 to <16 x i32>
  %234 = bitcast <16 x float> %214 to <16 x i32>
  %235 = bitcast <16 x float> %215 to <16 x i32>
  %236 = fmul <16 x float> %228, %228
  %237 = fmul <16 x float> %229, %229
  %238 = fmul <16 x float> %230, %230
  %239 = fmul <16 x float> %231, %231
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %229, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %230, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %240, <16 x float> %228, <16 x float> splat (float 0x3FA55547E0000000))
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %229, <16 x float> splat (float 0x3FA55547E0000000))
  %246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> %230, <16 x float> splat (float 0x3FA55547E0000000))
  %247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %243, <16 x float> %231, <16 x float> splat (float 0x3FA55547E0000000))
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %228, <16 x float> splat (float 0x3FC5554A80000000))
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %245, <16 x float> %229, <16 x float> splat (float 0x3FC5554A80000000))
  %250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %246, <16 x float> %230, <16 x float> splat (float 0x3FC5554A80000000))
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %231, <16 x float> splat (float 0x3FC5554A80000000))
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %228, <16 x float> splat (float 5.000000e-01))
  %253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %229, <16 x float> splat (float 5.000000e-01))
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %250, <16 x float> %230, <16 x float> splat (float 5.000000e-01))
  %255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %251, <16 x float> %231, <16 x float> splat (float 5.000000e-01))
  %256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %236, <16 x float> %228)
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %253, <16 x float> %237, <16 x float> %229)
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %254, <16 x float> %238, <16 x float> %230)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %239, <16 x float> %231)
  %260 = fadd <16 x float> %256, splat (float 1.000000e+00)
  %261 = fadd <16 x float> %257, splat (float 1.000000e+00)
  %262 = fadd <16 x float> %258, splat (float 1.000000e+00)
  %263 = fadd <16 x float> %259, splat (float 1.000000e+00)
  %264 = shl <16 x i32> %232, splat (i32 23)
  %265 = shl <16 x i32> %233, splat (i32 23)
  %266 = shl <16 x i32> %234, splat (i32 23)
  %267 = shl <16 x i32> %235, splat (i32 23)
  %268 = shl <16 x i32> %232, splat (i32 22)
  %269 = shl <16 x i32> %233, splat (i32 22)
  %270 = shl <16 x i32> %234, splat (i32 22)
  %271 = shl <16 x i32> %235, splat (i32 22)
  %272 = and <16 x i32> %268, splat (i32 2139095040)
  %273 = and <16 x i32> %269, splat (i32 2139095040)
  %274 = and <16 x i32> %270, splat (i32 2139095040)
  %275 = and <16 x i32> %271, splat (i32 2139095040)
  %276 = sub <16 x i32> %264, %272
  %277 = sub <16 x i32> %265, %273
  %278 = sub <16 x i32> %266, %274
  %279 = sub <16 x i32> %267, %275
  %280 = bitcast <16 x i32> %276 to <16 x float>
  %281 = bitcast <16 x i32> %277 to <16 x float>
  %282 = bitcast <16 x i32> %278 to <16 x float>
  %283 = bitcast <16 x i32> %279 to <16 x float>
  %284 = bitcast <16 x i32> %272 to <16 x float>
  %285 = bitcast <16 x i32> %273 to <16 x float>
  %286 = bitcast <16 x i32> %274 to <16 x float>
  %287 = bitcast <16 x i32> %275 to <16 x float>
  %288 = fmul <16 x float> %260, %284
  %289 = fmul <16 x float> %261, %285
  %290 = fmul <16 x float> %262, %286
  %291 = fmul <16 x float> %263, %287
  %292 = fmul <16 x float> %288, %280
  %293 = fmul <16 x float> %289, %281
  %294 = fmul <16 x float> %290, %282
  %295 = fmul <16 x float> %291, %283
  %296 = getelementptr float, ptr %4, i64 %178
  store <16 x float> %292, ptr %296, align 4
  %297 = getelementptr i8, ptr %296, i64 64
  store <16 x float> %293, ptr %297, align 4
  %298 = getelementptr i8, ptr %296, i64 128
  store <16 x float> %294, ptr %298, align 4
  %299 = getelementptr i8, ptr %296, i64 192
  store <16 x float> %295, ptr %299, align 4
  %300 = fadd <16 x float> %179, %292
  %301 = fadd <16 x float> %180, %293
  %302 = fadd <16 x float> %181, %294
  %303 = fadd <16 x float> %182, %295
  %304 = add i64 %178, 64
  %305 = icmp slt i64 %304, %26
  br i1 %305, label %177, label %306

306:                                              ; preds = %177
  br label %307

307:                                              ; preds = %306, %111
  %308 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %300, %306 ]
  %309 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %301, %306 ]
  %310 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %302, %306 ]
  %311 = phi <16 x float> [ splat (float -0.000000e+00), %111 ], [ %303, %306 ]
  %312 = icmp slt i64 %26, %173
  br i1 %312, label %313, label %359

313:                                              ; preds = %307
  %314 = insertelement <16 x float> poison, float %144, i64 0
  %315 = shufflevector <16 x float> %314, <16 x float> poison, <16 x i32> zeroinitializer
  br label %316

316:                                              ; preds = %313, %316
  %317 = phi i64 [ %356, %316 ], [ %26, %313 ]
  %318 = phi <16 x float> [ %355, %316 ], [ %308, %313 ]
  %319 = sub i64 %17, %317
  %320 = call i64 @llvm.smax.i64(i64 %319, i64 0)
  %321 = call i64 @llvm.smin.i64(i64 %320, i64 16)
  %322 = trunc nuw nsw i64 %321 to i32
  %323 = insertelement <16 x i32> poison, i32 %322, i64 0
  %324 = shufflevector <16 x i32> %323, <16 x i32> poison, <16 x i32> zeroinitializer
  %325 = icmp samesign ugt <16 x i32> %324, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %326 = getelementptr float, ptr %36, i64 %317
  %327 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %326, <16 x i1> %325, <16 x float> splat (float 0xFFF0000000000000))
  %328 = fsub <16 x float> %327, %315
  %329 = fcmp olt <16 x float> %328, splat (float 0xC066033340000000)
  %330 = select <16 x i1> %329, <16 x float> splat (float 0xC066033340000000), <16 x float> %328
  %331 = fcmp ogt <16 x float> %330, splat (float 8.950000e+01)
  %332 = select <16 x i1> %331, <16 x float> splat (float 8.950000e+01), <16 x float> %330
  %333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %332, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %334 = fadd <16 x float> %333, splat (float 0xC168001FC0000000)
  %335 = fneg <16 x float> %334
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %332)
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %336)
  %338 = bitcast <16 x float> %333 to <16 x i32>
  %339 = fmul <16 x float> %337, %337
  %340 = call <16 x float> @llvm.fma.v16f32(<16 x float> %337, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %337, <16 x float> splat (float 0x3FA55547E0000000))
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %337, <16 x float> splat (float 0x3FC5554A80000000))
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %337, <16 x float> splat (float 5.000000e-01))
  %344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %343, <16 x float> %339, <16 x float> %337)
  %345 = fadd <16 x float> %344, splat (float 1.000000e+00)
  %346 = shl <16 x i32> %338, splat (i32 23)
  %347 = shl <16 x i32> %338, splat (i32 22)
  %348 = and <16 x i32> %347, splat (i32 2139095040)
  %349 = sub <16 x i32> %346, %348
  %350 = bitcast <16 x i32> %349 to <16 x float>
  %351 = bitcast <16 x i32> %348 to <16 x float>
  %352 = fmul <16 x float> %345, %351
  %353 = fmul <16 x float> %352, %350
  %354 = getelementptr float, ptr %4, i64 %317
  store <16 x float> %353, ptr %354, align 4
  %355 = fadd <16 x float> %318, %353
  %356 = add i64 %317, 16
  %357 = icmp slt i64 %356, %173
  br i1 %357, label %316, label %358

358:                                              ; preds = %316
  br label %359

359:                                              ; preds = %358, %307
  %360 = phi <16 x float> [ %308, %307 ], [ %355, %358 ]
  %361 = icmp slt i64 %173, 1024
  br i1 %361, label %362, label %366

362:                                              ; preds = %359
  %363 = insertelement <16 x float> poison, float %170, i64 0
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  br label %387

365:                                              ; preds = %387
  br label %366

366:                                              ; preds = %365, %359
  %367 = fadd <16 x float> %360, %310
  %368 = fadd <16 x float> %309, %311
  %369 = fadd <16 x float> %367, %368
  %370 = shufflevector <16 x float> %369, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %371 = shufflevector <16 x float> %369, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %372 = fadd <8 x float> %370, %371
  %373 = shufflevector <8 x float> %372, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %374 = shufflevector <8 x float> %372, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %375 = fadd <4 x float> %373, %374
  %376 = shufflevector <4 x float> %375, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %377 = shufflevector <4 x float> %375, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %378 = fadd <2 x float> %376, %377
  %379 = shufflevector <2 x float> %378, <2 x float> poison, <1 x i32> zeroinitializer
  %380 = shufflevector <2 x float> %378, <2 x float> poison, <1 x i32> <i32 1>
  %381 = fadd <1 x float> %379, %380
  %382 = getelementptr float, ptr %12, i64 %35
  %383 = ptrtoint ptr %382 to i64
  %384 = and i64 %383, 63
  %385 = icmp eq i64 %384, 0
  %386 = and i1 %29, %385
  br i1 %386, label %392, label %395

387:                                              ; preds = %362, %387
  %388 = phi i64 [ %390, %387 ], [ %173, %362 ]
  %389 = getelementptr float, ptr %4, i64 %388
  store <16 x float> %364, ptr %389, align 4
  %390 = add i64 %388, 16
  %391 = icmp slt i64 %390, 1024
  br i1 %391, label %387, label %365

392:                                              ; preds = %366
  br i1 %31, label %400, label %393

393:                                              ; preds = %392
  %394 = shufflevector <1 x float> %381, <1 x float> poison, <16 x i32> zeroinitializer
  br label %403

395:                                              ; preds = %366
  br i1 %31, label %400, label %396

396:                                              ; preds = %395
  %397 = shufflevector <1 x float> %381, <1 x float> poison, <16 x i32> zeroinitializer
  br label %416

398:                                              ; preds = %403
  br label %400

399:                                              ; preds = %416
  br label %400

400:                                              ; preds = %399, %398, %395, %392
  br i1 %32, label %445, label %401

401:                                              ; preds = %400
  %402 = shufflevector <1 x float> %381, <1 x float> poison, <16 x i32> zeroinitializer
  br label %429

403:                                              ; preds = %393, %403
  %404 = phi i64 [ %414, %403 ], [ 0, %393 ]
  %405 = getelementptr float, ptr %4, i64 %404
  %406 = load <16 x float>, ptr %405, align 4
  %407 = getelementptr i8, ptr %405, i64 64
  %408 = load <16 x float>, ptr %407, align 4
  %409 = fdiv <16 x float> %406, %394
  %410 = fdiv <16 x float> %408, %394
  %411 = add i64 %35, %404
  %412 = getelementptr float, ptr %12, i64 %411
  store <16 x float> %409, ptr %412, align 64, !nontemporal !3
  %413 = getelementptr i8, ptr %412, i64 64
  store <16 x float> %410, ptr %413, align 64, !nontemporal !3
  %414 = add i64 %404, 32
  %415 = icmp slt i64 %414, %30
  br i1 %415, label %403, label %398

416:                                              ; preds = %396, %416
  %417 = phi i64 [ %427, %416 ], [ 0, %396 ]
  %418 = getelementptr float, ptr %4, i64 %417
  %419 = load <16 x float>, ptr %418, align 4
  %420 = getelementptr i8, ptr %418, i64 64
  %421 = load <16 x float>, ptr %420, align 4
  %422 = fdiv <16 x float> %419, %397
  %423 = fdiv <16 x float> %421, %397
  %424 = add i64 %35, %417
  %425 = getelementptr float, ptr %12, i64 %424
  store <16 x float> %422, ptr %425, align 4
  %426 = getelementptr i8, ptr %425, i64 64
  store <16 x float> %423, ptr %426, align 4
  %427 = add i64 %417, 32
  %428 = icmp slt i64 %427, %30
  br i1 %428, label %416, label %399

429:                                              ; preds = %401, %429
  %430 = phi i64 [ %442, %429 ], [ %30, %401 ]
  %431 = getelementptr float, ptr %4, i64 %430
  %432 = load <16 x float>, ptr %431, align 4
  %433 = fdiv <16 x float> %432, %402
  %434 = sub i64 %17, %430
  %435 = call i64 @llvm.smax.i64(i64 %434, i64 0)
  %436 = call i64 @llvm.smin.i64(i64 %435, i64 16)
  %437 = trunc nuw nsw i64 %436 to i32
  %438 = insertelement <16 x i32> poison, i32 %437, i64 0
  %439 = shufflevector <16 x i32> %438, <16 x i32> poison, <16 x i32> zeroinitializer
  %440 = icmp samesign ugt <16 x i32> %439, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %441 = getelementptr float, ptr %382, i64 %430
  call void @llvm.masked.store.v16f32.p0(<16 x float> %433, ptr align 4 %441, <16 x i1> %440)
  %442 = add i64 %430, 16
  %443 = icmp slt i64 %442, %18
  br i1 %443, label %429, label %444

444:                                              ; preds = %429
  br label %445

445:                                              ; preds = %444, %400
  %446 = add i64 %35, 1
  %447 = icmp eq i64 %446, %6
  %448 = select i1 %447, i64 0, i64 %446
  %449 = add i64 %34, 1
  %450 = icmp slt i64 %449, %3
  br i1 %450, label %33, label %44
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
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x i32> @llvm.smax.v1i32(<1 x i32>, <1 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"unknown", !"instcombine"}
!3 = !{i32 1}
