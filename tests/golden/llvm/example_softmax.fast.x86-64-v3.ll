; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %23 = and i64 %22, 1984
  %24 = icmp eq i64 %23, 0
  %25 = icmp slt i64 %13, 1024
  %26 = and i64 %22, 2016
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %22, 2032
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %22
  br label %33

33:                                               ; preds = %20, %378
  %34 = phi i64 [ %386, %378 ], [ %2, %20 ]
  %35 = phi i64 [ %384, %378 ], [ %9, %20 ]
  %36 = phi i64 [ %385, %378 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %378
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi <8 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi <8 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi <8 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi <8 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi <8 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi <8 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi <8 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi <8 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %50 = add i64 %35, %41
  %51 = getelementptr float, ptr %15, i64 %50
  %52 = load <8 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %51, i64 32
  %54 = load <8 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %51, i64 64
  %56 = load <8 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %51, i64 96
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %51, i64 128
  %60 = load <8 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %51, i64 160
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %51, i64 192
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %51, i64 224
  %66 = load <8 x float>, ptr %65, align 4
  %67 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %42, <8 x float> %52)
  %68 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %43, <8 x float> %54)
  %69 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %44, <8 x float> %56)
  %70 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %45, <8 x float> %58)
  %71 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %46, <8 x float> %60)
  %72 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %47, <8 x float> %62)
  %73 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %48, <8 x float> %64)
  %74 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %49, <8 x float> %66)
  %75 = add i64 %41, 64
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi <8 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 8)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <8 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <8 x i32> %96, <8 x i32> poison, <8 x i32> zeroinitializer
  %98 = icmp samesign ugt <8 x i32> %97, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %99, <8 x i1> %98, <8 x float> splat (float 0xFFF0000000000000))
  %101 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %91, <8 x float> %100)
  %102 = add i64 %90, 8
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi <8 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %106, <8 x float> %83)
  %108 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %80, <8 x float> %84)
  %109 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %81, <8 x float> %85)
  %110 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %82, <8 x float> %86)
  %111 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %107, <8 x float> %109)
  %112 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %108, <8 x float> %110)
  %113 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %111, <8 x float> %112)
  %114 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %115 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %116 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %114, <4 x float> %115)
  %117 = shufflevector <4 x float> %116, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %118 = shufflevector <4 x float> %116, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %119 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %117, <2 x float> %118)
  %120 = shufflevector <2 x float> %119, <2 x float> poison, <1 x i32> zeroinitializer
  %121 = shufflevector <2 x float> %119, <2 x float> poison, <1 x i32> <i32 1>
  %122 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %120, <1 x float> %121)
  br i1 %27, label %255, label %123

123:                                              ; preds = %105
  %124 = shufflevector <1 x float> %122, <1 x float> poison, <8 x i32> zeroinitializer
  br label %125

125:                                              ; preds = %123, %125
  %126 = phi i64 [ %252, %125 ], [ 0, %123 ]
  %127 = phi <8 x float> [ %248, %125 ], [ splat (float -0.000000e+00), %123 ]
  %128 = phi <8 x float> [ %249, %125 ], [ splat (float -0.000000e+00), %123 ]
  %129 = phi <8 x float> [ %250, %125 ], [ splat (float -0.000000e+00), %123 ]
  %130 = phi <8 x float> [ %251, %125 ], [ splat (float -0.000000e+00), %123 ]
  %131 = add i64 %35, %126
  %132 = getelementptr float, ptr %15, i64 %131
  %133 = load <8 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %132, i64 32
  %135 = load <8 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %132, i64 64
  %137 = load <8 x float>, ptr %136, align 4
  %138 = getelementptr i8, ptr %132, i64 96
  %139 = load <8 x float>, ptr %138, align 4
  %140 = fsub <8 x float> %133, %124
  %141 = fsub <8 x float> %135, %124
  %142 = fsub <8 x float> %137, %124
  %143 = fsub <8 x float> %139, %124
  %144 = fcmp olt <8 x float> %140, splat (float -1.050000e+02)
  %145 = fcmp olt <8 x float> %141, splat (float -1.050000e+02)
  %146 = fcmp olt <8 x float> %142, splat (float -1.050000e+02)
  %147 = fcmp olt <8 x float> %143, splat (float -1.050000e+02)
  %148 = select <8 x i1> %144, <8 x float> splat (float -1.050000e+02), <8 x float> %140
  %149 = select <8 x i1> %145, <8 x float> splat (float -1.050000e+02), <8 x float> %141
  %150 = select <8 x i1> %146, <8 x float> splat (float -1.050000e+02), <8 x float> %142
  %151 = select <8 x i1> %147, <8 x float> splat (float -1.050000e+02), <8 x float> %143
  %152 = fcmp ogt <8 x float> %148, splat (float 8.950000e+01)
  %153 = fcmp ogt <8 x float> %149, splat (float 8.950000e+01)
  %154 = fcmp ogt <8 x float> %150, splat (float 8.950000e+01)
  %155 = fcmp ogt <8 x float> %151, splat (float 8.950000e+01)
  %156 = select <8 x i1> %152, <8 x float> splat (float 8.950000e+01), <8 x float> %148
  %157 = select <8 x i1> %153, <8 x float> splat (float 8.950000e+01), <8 x float> %149
  %158 = select <8 x i1> %154, <8 x float> splat (float 8.950000e+01), <8 x float> %150
  %159 = select <8 x i1> %155, <8 x float> splat (float 8.950000e+01), <8 x float> %151
  %160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %156, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %158, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %159, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %164 = fadd <8 x float> %160, splat (float 0xC168001FC0000000)
  %165 = fadd <8 x float> %161, splat (float 0xC168001FC0000000)
  %166 = fadd <8 x float> %162, splat (float 0xC168001FC0000000)
  %167 = fadd <8 x float> %163, splat (float 0xC168001FC0000000)
  %168 = fneg <8 x float> %164
  %169 = fneg <8 x float> %165
  %170 = fneg <8 x float> %166
  %171 = fneg <8 x float> %167
  %172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %156)
  %173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %169, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %157)
  %174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %170, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %158)
  %175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %159)
  %176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %172)
  %177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %169, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %173)
  %178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %170, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %174)
  %179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %175)
  %180 = bitcast <8 x float> %160 to <8 x i32>
  %181 = bitcast <8 x float> %161 to <8 x i32>
  %182 = bitcast <8 x float> %162 to <8 x i32>
  %183 = bitcast <8 x float> %163 to <8 x i32>
  %184 = fmul <8 x float> %176, %176
  %185 = fmul <8 x float> %177, %177
  %186 = fmul <8 x float> %178, %178
  %187 = fmul <8 x float> %179, %179
  %188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %176, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %177, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %178, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %179, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> %176, <8 x float> splat (float 0x3FA55547E0000000))
  %193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> %177, <8 x float> splat (float 0x3FA55547E0000000))
  %194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %190, <8 x float> %178, <8 x float> splat (float 0x3FA55547E0000000))
  %195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %191, <8 x float> %179, <8 x float> splat (float 0x3FA55547E0000000))
  %196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %192, <8 x float> %176, <8 x float> splat (float 0x3FC5554A80000000))
  %197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %193, <8 x float> %177, <8 x float> splat (float 0x3FC5554A80000000))
  %198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> %178, <8 x float> splat (float 0x3FC5554A80000000))
  %199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> %179, <8 x float> splat (float 0x3FC5554A80000000))
  %200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %196, <8 x float> %176, <8 x float> splat (float 5.000000e-01))
  %201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> %177, <8 x float> splat (float 5.000000e-01))
  %202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %198, <8 x float> %178, <8 x float> splat (float 5.000000e-01))
  %203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %199, <8 x float> %179, <8 x float> splat (float 5.000000e-01))
  %204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %200, <8 x float> %184, <8 x float> %176)
  %205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %201, <8 x float> %185, <8 x float> %177)
  %206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %202, <8 x float> %186, <8 x float> %178)
  %207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %203, <8 x float> %187, <8 x float> %179)
  %208 = fadd <8 x float> %204, splat (float 1.000000e+00)
  %209 = fadd <8 x float> %205, splat (float 1.000000e+00)
  %210 = fadd <8 x float> %206, splat (float 1.000000e+00)
  %211 = fadd <8 x float> %207, splat (float 1.000000e+00)
  %212 = shl <8 x i32> %180, splat (i32 23)
  %213 = shl <8 x i32> %181, splat (i32 23)
  %214 = shl <8 x i32> %182, splat (i32 23)
  %215 = shl <8 x i32> %183, splat (i32 23)
  %216 = shl <8 x i32> %180, splat (i32 22)
  %217 = shl <8 x i32> %181, splat (i32 22)
  %218 = shl <8 x i32> %182, splat (i32 22)
  %219 = shl <8 x i32> %183, splat (i32 22)
  %220 = and <8 x i32> %216, splat (i32 2139095040)
  %221 = and <8 x i32> %217, splat (i32 2139095040)
  %222 = and <8 x i32> %218, splat (i32 2139095040)
  %223 = and <8 x i32> %219, splat (i32 2139095040)
  %224 = sub <8 x i32> %212, %220
  %225 = sub <8 x i32> %213, %221
  %226 = sub <8 x i32> %214, %222
  %227 = sub <8 x i32> %215, %223
  %228 = bitcast <8 x i32> %224 to <8 x float>
  %229 = bitcast <8 x i32> %225 to <8 x float>
  %230 = bitcast <8 x i32> %226 to <8 x float>
  %231 = bitcast <8 x i32> %227 to <8 x float>
  %232 = bitcast <8 x i32> %220 to <8 x float>
  %233 = bitcast <8 x i32> %221 to <8 x float>
  %234 = bitcast <8 x i32> %222 to <8 x float>
  %235 = bitcast <8 x i32> %223 to <8 x float>
  %236 = fmul <8 x float> %208, %232
  %237 = fmul <8 x float> %209, %233
  %238 = fmul <8 x float> %210, %234
  %239 = fmul <8 x float> %211, %235
  %240 = fmul <8 x float> %236, %228
  %241 = fmul <8 x float> %237, %229
  %242 = fmul <8 x float> %238, %230
  %243 = fmul <8 x float> %239, %231
  %244 = getelementptr float, ptr %4, i64 %126
  store <8 x float> %240, ptr %244, align 4
  %245 = getelementptr i8, ptr %244, i64 32
  store <8 x float> %241, ptr %245, align 4
  %246 = getelementptr i8, ptr %244, i64 64
  store <8 x float> %242, ptr %246, align 4
  %247 = getelementptr i8, ptr %244, i64 96
  store <8 x float> %243, ptr %247, align 4
  %248 = fadd <8 x float> %127, %240
  %249 = fadd <8 x float> %128, %241
  %250 = fadd <8 x float> %129, %242
  %251 = fadd <8 x float> %130, %243
  %252 = add i64 %126, 32
  %253 = icmp slt i64 %252, %26
  br i1 %253, label %125, label %254

254:                                              ; preds = %125
  br label %255

255:                                              ; preds = %254, %105
  %256 = phi <8 x float> [ splat (float -0.000000e+00), %105 ], [ %248, %254 ]
  %257 = phi <8 x float> [ splat (float -0.000000e+00), %105 ], [ %249, %254 ]
  %258 = phi <8 x float> [ splat (float -0.000000e+00), %105 ], [ %250, %254 ]
  %259 = phi <8 x float> [ splat (float -0.000000e+00), %105 ], [ %251, %254 ]
  br i1 %25, label %260, label %306

260:                                              ; preds = %255
  %261 = getelementptr float, ptr %15, i64 %35
  %262 = shufflevector <1 x float> %122, <1 x float> poison, <8 x i32> zeroinitializer
  br label %263

263:                                              ; preds = %260, %263
  %264 = phi i64 [ %303, %263 ], [ %26, %260 ]
  %265 = phi <8 x float> [ %302, %263 ], [ %256, %260 ]
  %266 = sub i64 %21, %264
  %267 = call i64 @llvm.smax.i64(i64 %266, i64 0)
  %268 = call i64 @llvm.smin.i64(i64 %267, i64 8)
  %269 = trunc nuw nsw i64 %268 to i32
  %270 = insertelement <8 x i32> poison, i32 %269, i64 0
  %271 = shufflevector <8 x i32> %270, <8 x i32> poison, <8 x i32> zeroinitializer
  %272 = icmp samesign ugt <8 x i32> %271, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %273 = getelementptr float, ptr %261, i64 %264
  %274 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %273, <8 x i1> %272, <8 x float> splat (float 0xFFF0000000000000))
  %275 = fsub <8 x float> %274, %262
  %276 = fcmp olt <8 x float> %275, splat (float -1.050000e+02)
  %277 = select <8 x i1> %276, <8 x float> splat (float -1.050000e+02), <8 x float> %275
  %278 = fcmp ogt <8 x float> %277, splat (float 8.950000e+01)
  %279 = select <8 x i1> %278, <8 x float> splat (float 8.950000e+01), <8 x float> %277
  %280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %279, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %281 = fadd <8 x float> %280, splat (float 0xC168001FC0000000)
  %282 = fneg <8 x float> %281
  %283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %279)
  %284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %283)
  %285 = bitcast <8 x float> %280 to <8 x i32>
  %286 = fmul <8 x float> %284, %284
  %287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %284, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %287, <8 x float> %284, <8 x float> splat (float 0x3FA55547E0000000))
  %289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %288, <8 x float> %284, <8 x float> splat (float 0x3FC5554A80000000))
  %290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %289, <8 x float> %284, <8 x float> splat (float 5.000000e-01))
  %291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %290, <8 x float> %286, <8 x float> %284)
  %292 = fadd <8 x float> %291, splat (float 1.000000e+00)
  %293 = shl <8 x i32> %285, splat (i32 23)
  %294 = shl <8 x i32> %285, splat (i32 22)
  %295 = and <8 x i32> %294, splat (i32 2139095040)
  %296 = sub <8 x i32> %293, %295
  %297 = bitcast <8 x i32> %296 to <8 x float>
  %298 = bitcast <8 x i32> %295 to <8 x float>
  %299 = fmul <8 x float> %292, %298
  %300 = fmul <8 x float> %299, %297
  %301 = getelementptr float, ptr %4, i64 %264
  store <8 x float> %300, ptr %301, align 4
  %302 = fadd <8 x float> %265, %300
  %303 = add i64 %264, 8
  %304 = icmp slt i64 %303, 1024
  br i1 %304, label %263, label %305

305:                                              ; preds = %263
  br label %306

306:                                              ; preds = %305, %255
  %307 = phi <8 x float> [ %256, %255 ], [ %302, %305 ]
  %308 = fadd <8 x float> %307, %258
  %309 = fadd <8 x float> %257, %259
  %310 = fadd <8 x float> %308, %309
  %311 = shufflevector <8 x float> %310, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %312 = shufflevector <8 x float> %310, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %313 = fadd <4 x float> %311, %312
  %314 = shufflevector <4 x float> %313, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %315 = shufflevector <4 x float> %313, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %316 = fadd <2 x float> %314, %315
  %317 = shufflevector <2 x float> %316, <2 x float> poison, <1 x i32> zeroinitializer
  %318 = shufflevector <2 x float> %316, <2 x float> poison, <1 x i32> <i32 1>
  %319 = fadd <1 x float> %317, %318
  %320 = getelementptr float, ptr %17, i64 %35
  %321 = ptrtoint ptr %320 to i64
  %322 = and i64 %321, 31
  %323 = icmp eq i64 %322, 0
  %324 = and i1 %29, %323
  br i1 %324, label %325, label %328

325:                                              ; preds = %306
  br i1 %31, label %333, label %326

326:                                              ; preds = %325
  %327 = shufflevector <1 x float> %319, <1 x float> poison, <8 x i32> zeroinitializer
  br label %336

328:                                              ; preds = %306
  br i1 %31, label %333, label %329

329:                                              ; preds = %328
  %330 = shufflevector <1 x float> %319, <1 x float> poison, <8 x i32> zeroinitializer
  br label %349

331:                                              ; preds = %336
  br label %333

332:                                              ; preds = %349
  br label %333

333:                                              ; preds = %332, %331, %328, %325
  br i1 %32, label %378, label %334

334:                                              ; preds = %333
  %335 = shufflevector <1 x float> %319, <1 x float> poison, <8 x i32> zeroinitializer
  br label %362

336:                                              ; preds = %326, %336
  %337 = phi i64 [ %347, %336 ], [ 0, %326 ]
  %338 = getelementptr float, ptr %4, i64 %337
  %339 = load <8 x float>, ptr %338, align 4
  %340 = getelementptr i8, ptr %338, i64 32
  %341 = load <8 x float>, ptr %340, align 4
  %342 = fdiv <8 x float> %339, %327
  %343 = fdiv <8 x float> %341, %327
  %344 = add i64 %35, %337
  %345 = getelementptr float, ptr %17, i64 %344
  store <8 x float> %342, ptr %345, align 32, !nontemporal !1
  %346 = getelementptr i8, ptr %345, i64 32
  store <8 x float> %343, ptr %346, align 32, !nontemporal !1
  %347 = add i64 %337, 16
  %348 = icmp slt i64 %347, %30
  br i1 %348, label %336, label %331

349:                                              ; preds = %329, %349
  %350 = phi i64 [ %360, %349 ], [ 0, %329 ]
  %351 = getelementptr float, ptr %4, i64 %350
  %352 = load <8 x float>, ptr %351, align 4
  %353 = getelementptr i8, ptr %351, i64 32
  %354 = load <8 x float>, ptr %353, align 4
  %355 = fdiv <8 x float> %352, %330
  %356 = fdiv <8 x float> %354, %330
  %357 = add i64 %35, %350
  %358 = getelementptr float, ptr %17, i64 %357
  store <8 x float> %355, ptr %358, align 4
  %359 = getelementptr i8, ptr %358, i64 32
  store <8 x float> %356, ptr %359, align 4
  %360 = add i64 %350, 16
  %361 = icmp slt i64 %360, %30
  br i1 %361, label %349, label %332

362:                                              ; preds = %334, %362
  %363 = phi i64 [ %375, %362 ], [ %30, %334 ]
  %364 = getelementptr float, ptr %4, i64 %363
  %365 = load <8 x float>, ptr %364, align 4
  %366 = fdiv <8 x float> %365, %335
  %367 = sub i64 %21, %363
  %368 = call i64 @llvm.smax.i64(i64 %367, i64 0)
  %369 = call i64 @llvm.smin.i64(i64 %368, i64 8)
  %370 = trunc nuw nsw i64 %369 to i32
  %371 = insertelement <8 x i32> poison, i32 %370, i64 0
  %372 = shufflevector <8 x i32> %371, <8 x i32> poison, <8 x i32> zeroinitializer
  %373 = icmp samesign ugt <8 x i32> %372, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %374 = getelementptr float, ptr %320, i64 %363
  call void @llvm.masked.store.v8f32.p0(<8 x float> %366, ptr align 4 %374, <8 x i1> %373)
  %375 = add i64 %363, 8
  %376 = icmp slt i64 %375, %22
  br i1 %376, label %362, label %377

377:                                              ; preds = %362
  br label %378

378:                                              ; preds = %377, %333
  %379 = add i64 %35, 1
  %380 = icmp eq i64 %379, %6
  %381 = zext i1 %380 to i64
  %382 = add i64 %36, %381
  %383 = icmp eq i64 %382, %8
  %384 = select i1 %380, i64 0, i64 %379
  %385 = select i1 %383, i64 0, i64 %382
  %386 = add i64 %34, 1
  %387 = icmp slt i64 %386, %3
  br i1 %387, label %33, label %38
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

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
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
