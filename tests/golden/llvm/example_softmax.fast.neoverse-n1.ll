; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = urem i64 %2, %6
  %10 = udiv i64 %2, %6
  %11 = urem i64 %10, %8
  %12 = icmp slt i64 %2, %3
  %13 = load i64, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  br i1 %12, label %20, label %39

20:                                               ; preds = %5
  %21 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %22 = call i64 @llvm.smin.i64(i64 %21, i64 1024)
  %23 = and i64 %22, 2016
  %24 = icmp eq i64 %23, 0
  %25 = icmp slt i64 %13, 1024
  %26 = and i64 %22, 2032
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %22, 2040
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %22
  br label %33

33:                                               ; preds = %20, %372
  %34 = phi i64 [ %380, %372 ], [ %2, %20 ]
  %35 = phi i64 [ %378, %372 ], [ %9, %20 ]
  %36 = phi i64 [ %379, %372 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %372
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi <4 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi <4 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi <4 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi <4 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi <4 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi <4 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi <4 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi <4 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %50 = add i64 %35, %41
  %51 = getelementptr float, ptr %15, i64 %50
  %52 = load <4 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %51, i64 16
  %54 = load <4 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %51, i64 32
  %56 = load <4 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %51, i64 48
  %58 = load <4 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %51, i64 64
  %60 = load <4 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %51, i64 80
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %51, i64 96
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %51, i64 112
  %66 = load <4 x float>, ptr %65, align 4
  %67 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %42, <4 x float> %52)
  %68 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %54)
  %69 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %44, <4 x float> %56)
  %70 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %45, <4 x float> %58)
  %71 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %46, <4 x float> %60)
  %72 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %47, <4 x float> %62)
  %73 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %48, <4 x float> %64)
  %74 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %49, <4 x float> %66)
  %75 = add i64 %41, 32
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi <4 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 4)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <4 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <4 x i32> %96, <4 x i32> poison, <4 x i32> zeroinitializer
  %98 = icmp samesign ugt <4 x i32> %97, <i32 0, i32 1, i32 2, i32 3>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %99, <4 x i1> %98, <4 x float> splat (float 0xFFF0000000000000))
  %101 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %91, <4 x float> %100)
  %102 = add i64 %90, 4
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi <4 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %106, <4 x float> %83)
  %108 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %80, <4 x float> %84)
  %109 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %81, <4 x float> %85)
  %110 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %82, <4 x float> %86)
  %111 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %107, <4 x float> %109)
  %112 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %108, <4 x float> %110)
  %113 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %111, <4 x float> %112)
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %115 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %116 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %114, <2 x float> %115)
  %117 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> zeroinitializer
  %118 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> <i32 1>
  %119 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %117, <1 x float> %118)
  br i1 %27, label %252, label %120

120:                                              ; preds = %105
  %121 = shufflevector <1 x float> %119, <1 x float> poison, <4 x i32> zeroinitializer
  br label %122

122:                                              ; preds = %120, %122
  %123 = phi i64 [ %249, %122 ], [ 0, %120 ]
  %124 = phi <4 x float> [ %245, %122 ], [ splat (float -0.000000e+00), %120 ]
  %125 = phi <4 x float> [ %246, %122 ], [ splat (float -0.000000e+00), %120 ]
  %126 = phi <4 x float> [ %247, %122 ], [ splat (float -0.000000e+00), %120 ]
  %127 = phi <4 x float> [ %248, %122 ], [ splat (float -0.000000e+00), %120 ]
  %128 = add i64 %35, %123
  %129 = getelementptr float, ptr %15, i64 %128
  %130 = load <4 x float>, ptr %129, align 4
  %131 = getelementptr i8, ptr %129, i64 16
  %132 = load <4 x float>, ptr %131, align 4
  %133 = getelementptr i8, ptr %129, i64 32
  %134 = load <4 x float>, ptr %133, align 4
  %135 = getelementptr i8, ptr %129, i64 48
  %136 = load <4 x float>, ptr %135, align 4
  %137 = fsub <4 x float> %130, %121
  %138 = fsub <4 x float> %132, %121
  %139 = fsub <4 x float> %134, %121
  %140 = fsub <4 x float> %136, %121
  %141 = fcmp olt <4 x float> %137, splat (float -1.050000e+02)
  %142 = fcmp olt <4 x float> %138, splat (float -1.050000e+02)
  %143 = fcmp olt <4 x float> %139, splat (float -1.050000e+02)
  %144 = fcmp olt <4 x float> %140, splat (float -1.050000e+02)
  %145 = select <4 x i1> %141, <4 x float> splat (float -1.050000e+02), <4 x float> %137
  %146 = select <4 x i1> %142, <4 x float> splat (float -1.050000e+02), <4 x float> %138
  %147 = select <4 x i1> %143, <4 x float> splat (float -1.050000e+02), <4 x float> %139
  %148 = select <4 x i1> %144, <4 x float> splat (float -1.050000e+02), <4 x float> %140
  %149 = fcmp ogt <4 x float> %145, splat (float 8.950000e+01)
  %150 = fcmp ogt <4 x float> %146, splat (float 8.950000e+01)
  %151 = fcmp ogt <4 x float> %147, splat (float 8.950000e+01)
  %152 = fcmp ogt <4 x float> %148, splat (float 8.950000e+01)
  %153 = select <4 x i1> %149, <4 x float> splat (float 8.950000e+01), <4 x float> %145
  %154 = select <4 x i1> %150, <4 x float> splat (float 8.950000e+01), <4 x float> %146
  %155 = select <4 x i1> %151, <4 x float> splat (float 8.950000e+01), <4 x float> %147
  %156 = select <4 x i1> %152, <4 x float> splat (float 8.950000e+01), <4 x float> %148
  %157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %153, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %154, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %156, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %161 = fadd <4 x float> %157, splat (float 0xC168001FC0000000)
  %162 = fadd <4 x float> %158, splat (float 0xC168001FC0000000)
  %163 = fadd <4 x float> %159, splat (float 0xC168001FC0000000)
  %164 = fadd <4 x float> %160, splat (float 0xC168001FC0000000)
  %165 = fneg <4 x float> %161
  %166 = fneg <4 x float> %162
  %167 = fneg <4 x float> %163
  %168 = fneg <4 x float> %164
  %169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %153)
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %166, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %154)
  %171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %155)
  %172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %156)
  %173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %169)
  %174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %166, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %170)
  %175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %171)
  %176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %172)
  %177 = bitcast <4 x float> %157 to <4 x i32>
  %178 = bitcast <4 x float> %158 to <4 x i32>
  %179 = bitcast <4 x float> %159 to <4 x i32>
  %180 = bitcast <4 x float> %160 to <4 x i32>
  %181 = fmul <4 x float> %173, %173
  %182 = fmul <4 x float> %174, %174
  %183 = fmul <4 x float> %175, %175
  %184 = fmul <4 x float> %176, %176
  %185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %173, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %174, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %175, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %176, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> %173, <4 x float> splat (float 0x3FA55547E0000000))
  %190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %186, <4 x float> %174, <4 x float> splat (float 0x3FA55547E0000000))
  %191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %187, <4 x float> %175, <4 x float> splat (float 0x3FA55547E0000000))
  %192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %188, <4 x float> %176, <4 x float> splat (float 0x3FA55547E0000000))
  %193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> %173, <4 x float> splat (float 0x3FC5554A80000000))
  %194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %190, <4 x float> %174, <4 x float> splat (float 0x3FC5554A80000000))
  %195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> %175, <4 x float> splat (float 0x3FC5554A80000000))
  %196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %192, <4 x float> %176, <4 x float> splat (float 0x3FC5554A80000000))
  %197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %193, <4 x float> %173, <4 x float> splat (float 5.000000e-01))
  %198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %194, <4 x float> %174, <4 x float> splat (float 5.000000e-01))
  %199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> %175, <4 x float> splat (float 5.000000e-01))
  %200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %196, <4 x float> %176, <4 x float> splat (float 5.000000e-01))
  %201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %197, <4 x float> %181, <4 x float> %173)
  %202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %198, <4 x float> %182, <4 x float> %174)
  %203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %199, <4 x float> %183, <4 x float> %175)
  %204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %200, <4 x float> %184, <4 x float> %176)
  %205 = fadd <4 x float> %201, splat (float 1.000000e+00)
  %206 = fadd <4 x float> %202, splat (float 1.000000e+00)
  %207 = fadd <4 x float> %203, splat (float 1.000000e+00)
  %208 = fadd <4 x float> %204, splat (float 1.000000e+00)
  %209 = shl <4 x i32> %177, splat (i32 23)
  %210 = shl <4 x i32> %178, splat (i32 23)
  %211 = shl <4 x i32> %179, splat (i32 23)
  %212 = shl <4 x i32> %180, splat (i32 23)
  %213 = shl <4 x i32> %177, splat (i32 22)
  %214 = shl <4 x i32> %178, splat (i32 22)
  %215 = shl <4 x i32> %179, splat (i32 22)
  %216 = shl <4 x i32> %180, splat (i32 22)
  %217 = and <4 x i32> %213, splat (i32 2139095040)
  %218 = and <4 x i32> %214, splat (i32 2139095040)
  %219 = and <4 x i32> %215, splat (i32 2139095040)
  %220 = and <4 x i32> %216, splat (i32 2139095040)
  %221 = sub <4 x i32> %209, %217
  %222 = sub <4 x i32> %210, %218
  %223 = sub <4 x i32> %211, %219
  %224 = sub <4 x i32> %212, %220
  %225 = bitcast <4 x i32> %221 to <4 x float>
  %226 = bitcast <4 x i32> %222 to <4 x float>
  %227 = bitcast <4 x i32> %223 to <4 x float>
  %228 = bitcast <4 x i32> %224 to <4 x float>
  %229 = bitcast <4 x i32> %217 to <4 x float>
  %230 = bitcast <4 x i32> %218 to <4 x float>
  %231 = bitcast <4 x i32> %219 to <4 x float>
  %232 = bitcast <4 x i32> %220 to <4 x float>
  %233 = fmul <4 x float> %205, %229
  %234 = fmul <4 x float> %206, %230
  %235 = fmul <4 x float> %207, %231
  %236 = fmul <4 x float> %208, %232
  %237 = fmul <4 x float> %233, %225
  %238 = fmul <4 x float> %234, %226
  %239 = fmul <4 x float> %235, %227
  %240 = fmul <4 x float> %236, %228
  %241 = getelementptr float, ptr %4, i64 %123
  store <4 x float> %237, ptr %241, align 4
  %242 = getelementptr i8, ptr %241, i64 16
  store <4 x float> %238, ptr %242, align 4
  %243 = getelementptr i8, ptr %241, i64 32
  store <4 x float> %239, ptr %243, align 4
  %244 = getelementptr i8, ptr %241, i64 48
  store <4 x float> %240, ptr %244, align 4
  %245 = fadd <4 x float> %124, %237
  %246 = fadd <4 x float> %125, %238
  %247 = fadd <4 x float> %126, %239
  %248 = fadd <4 x float> %127, %240
  %249 = add i64 %123, 16
  %250 = icmp slt i64 %249, %26
  br i1 %250, label %122, label %251

251:                                              ; preds = %122
  br label %252

252:                                              ; preds = %251, %105
  %253 = phi <4 x float> [ splat (float -0.000000e+00), %105 ], [ %245, %251 ]
  %254 = phi <4 x float> [ splat (float -0.000000e+00), %105 ], [ %246, %251 ]
  %255 = phi <4 x float> [ splat (float -0.000000e+00), %105 ], [ %247, %251 ]
  %256 = phi <4 x float> [ splat (float -0.000000e+00), %105 ], [ %248, %251 ]
  br i1 %25, label %257, label %303

257:                                              ; preds = %252
  %258 = getelementptr float, ptr %15, i64 %35
  %259 = shufflevector <1 x float> %119, <1 x float> poison, <4 x i32> zeroinitializer
  br label %260

260:                                              ; preds = %257, %260
  %261 = phi i64 [ %300, %260 ], [ %26, %257 ]
  %262 = phi <4 x float> [ %299, %260 ], [ %253, %257 ]
  %263 = sub i64 %21, %261
  %264 = call i64 @llvm.smax.i64(i64 %263, i64 0)
  %265 = call i64 @llvm.smin.i64(i64 %264, i64 4)
  %266 = trunc nuw nsw i64 %265 to i32
  %267 = insertelement <4 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <4 x i32> %267, <4 x i32> poison, <4 x i32> zeroinitializer
  %269 = icmp samesign ugt <4 x i32> %268, <i32 0, i32 1, i32 2, i32 3>
  %270 = getelementptr float, ptr %258, i64 %261
  %271 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %270, <4 x i1> %269, <4 x float> splat (float 0xFFF0000000000000))
  %272 = fsub <4 x float> %271, %259
  %273 = fcmp olt <4 x float> %272, splat (float -1.050000e+02)
  %274 = select <4 x i1> %273, <4 x float> splat (float -1.050000e+02), <4 x float> %272
  %275 = fcmp ogt <4 x float> %274, splat (float 8.950000e+01)
  %276 = select <4 x i1> %275, <4 x float> splat (float 8.950000e+01), <4 x float> %274
  %277 = call <4 x float> @llvm.fma.v4f32(<4 x float> %276, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %278 = fadd <4 x float> %277, splat (float 0xC168001FC0000000)
  %279 = fneg <4 x float> %278
  %280 = call <4 x float> @llvm.fma.v4f32(<4 x float> %279, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %276)
  %281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %279, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %280)
  %282 = bitcast <4 x float> %277 to <4 x i32>
  %283 = fmul <4 x float> %281, %281
  %284 = call <4 x float> @llvm.fma.v4f32(<4 x float> %281, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %285 = call <4 x float> @llvm.fma.v4f32(<4 x float> %284, <4 x float> %281, <4 x float> splat (float 0x3FA55547E0000000))
  %286 = call <4 x float> @llvm.fma.v4f32(<4 x float> %285, <4 x float> %281, <4 x float> splat (float 0x3FC5554A80000000))
  %287 = call <4 x float> @llvm.fma.v4f32(<4 x float> %286, <4 x float> %281, <4 x float> splat (float 5.000000e-01))
  %288 = call <4 x float> @llvm.fma.v4f32(<4 x float> %287, <4 x float> %283, <4 x float> %281)
  %289 = fadd <4 x float> %288, splat (float 1.000000e+00)
  %290 = shl <4 x i32> %282, splat (i32 23)
  %291 = shl <4 x i32> %282, splat (i32 22)
  %292 = and <4 x i32> %291, splat (i32 2139095040)
  %293 = sub <4 x i32> %290, %292
  %294 = bitcast <4 x i32> %293 to <4 x float>
  %295 = bitcast <4 x i32> %292 to <4 x float>
  %296 = fmul <4 x float> %289, %295
  %297 = fmul <4 x float> %296, %294
  %298 = getelementptr float, ptr %4, i64 %261
  store <4 x float> %297, ptr %298, align 4
  %299 = fadd <4 x float> %262, %297
  %300 = add i64 %261, 4
  %301 = icmp slt i64 %300, 1024
  br i1 %301, label %260, label %302

302:                                              ; preds = %260
  br label %303

303:                                              ; preds = %302, %252
  %304 = phi <4 x float> [ %253, %252 ], [ %299, %302 ]
  %305 = fadd <4 x float> %304, %255
  %306 = fadd <4 x float> %254, %256
  %307 = fadd <4 x float> %305, %306
  %308 = shufflevector <4 x float> %307, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %309 = shufflevector <4 x float> %307, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %310 = fadd <2 x float> %308, %309
  %311 = shufflevector <2 x float> %310, <2 x float> poison, <1 x i32> zeroinitializer
  %312 = shufflevector <2 x float> %310, <2 x float> poison, <1 x i32> <i32 1>
  %313 = fadd <1 x float> %311, %312
  %314 = getelementptr float, ptr %17, i64 %35
  %315 = ptrtoint ptr %314 to i64
  %316 = and i64 %315, 15
  %317 = icmp eq i64 %316, 0
  %318 = and i1 %29, %317
  br i1 %318, label %319, label %322

319:                                              ; preds = %303
  br i1 %31, label %327, label %320

320:                                              ; preds = %319
  %321 = shufflevector <1 x float> %313, <1 x float> poison, <4 x i32> zeroinitializer
  br label %330

322:                                              ; preds = %303
  br i1 %31, label %327, label %323

323:                                              ; preds = %322
  %324 = shufflevector <1 x float> %313, <1 x float> poison, <4 x i32> zeroinitializer
  br label %343

325:                                              ; preds = %330
  br label %327

326:                                              ; preds = %343
  br label %327

327:                                              ; preds = %326, %325, %322, %319
  br i1 %32, label %372, label %328

328:                                              ; preds = %327
  %329 = shufflevector <1 x float> %313, <1 x float> poison, <4 x i32> zeroinitializer
  br label %356

330:                                              ; preds = %320, %330
  %331 = phi i64 [ %341, %330 ], [ 0, %320 ]
  %332 = getelementptr float, ptr %4, i64 %331
  %333 = load <4 x float>, ptr %332, align 4
  %334 = getelementptr i8, ptr %332, i64 16
  %335 = load <4 x float>, ptr %334, align 4
  %336 = fdiv <4 x float> %333, %321
  %337 = fdiv <4 x float> %335, %321
  %338 = add i64 %35, %331
  %339 = getelementptr float, ptr %17, i64 %338
  store <4 x float> %336, ptr %339, align 16, !nontemporal !1
  %340 = getelementptr i8, ptr %339, i64 16
  store <4 x float> %337, ptr %340, align 16, !nontemporal !1
  %341 = add i64 %331, 8
  %342 = icmp slt i64 %341, %30
  br i1 %342, label %330, label %325

343:                                              ; preds = %323, %343
  %344 = phi i64 [ %354, %343 ], [ 0, %323 ]
  %345 = getelementptr float, ptr %4, i64 %344
  %346 = load <4 x float>, ptr %345, align 4
  %347 = getelementptr i8, ptr %345, i64 16
  %348 = load <4 x float>, ptr %347, align 4
  %349 = fdiv <4 x float> %346, %324
  %350 = fdiv <4 x float> %348, %324
  %351 = add i64 %35, %344
  %352 = getelementptr float, ptr %17, i64 %351
  store <4 x float> %349, ptr %352, align 4
  %353 = getelementptr i8, ptr %352, i64 16
  store <4 x float> %350, ptr %353, align 4
  %354 = add i64 %344, 8
  %355 = icmp slt i64 %354, %30
  br i1 %355, label %343, label %326

356:                                              ; preds = %328, %356
  %357 = phi i64 [ %369, %356 ], [ %30, %328 ]
  %358 = getelementptr float, ptr %4, i64 %357
  %359 = load <4 x float>, ptr %358, align 4
  %360 = fdiv <4 x float> %359, %329
  %361 = sub i64 %21, %357
  %362 = call i64 @llvm.smax.i64(i64 %361, i64 0)
  %363 = call i64 @llvm.smin.i64(i64 %362, i64 4)
  %364 = trunc nuw nsw i64 %363 to i32
  %365 = insertelement <4 x i32> poison, i32 %364, i64 0
  %366 = shufflevector <4 x i32> %365, <4 x i32> poison, <4 x i32> zeroinitializer
  %367 = icmp samesign ugt <4 x i32> %366, <i32 0, i32 1, i32 2, i32 3>
  %368 = getelementptr float, ptr %314, i64 %357
  call void @llvm.masked.store.v4f32.p0(<4 x float> %360, ptr align 4 %368, <4 x i1> %367)
  %369 = add i64 %357, 4
  %370 = icmp slt i64 %369, %22
  br i1 %370, label %356, label %371

371:                                              ; preds = %356
  br label %372

372:                                              ; preds = %371, %327
  %373 = add i64 %35, 1
  %374 = icmp eq i64 %373, %6
  %375 = zext i1 %374 to i64
  %376 = add i64 %36, %375
  %377 = icmp eq i64 %376, %8
  %378 = select i1 %374, i64 0, i64 %373
  %379 = select i1 %377, i64 0, i64 %376
  %380 = add i64 %34, 1
  %381 = icmp slt i64 %380, %3
  br i1 %381, label %33, label %38
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maximum.v1f32(<1 x float>, <1 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
