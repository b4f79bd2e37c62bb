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
  br i1 %8, label %16, label %34

16:                                               ; preds = %5
  %17 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %18 = call i64 @llvm.smin.i64(i64 %17, i64 1024)
  %19 = and i64 %18, 1984
  %20 = icmp eq i64 %19, 0
  %21 = icmp slt i64 %9, 1024
  %22 = and i64 %18, 2016
  %23 = icmp eq i64 %22, 0
  %24 = and i64 %15, 2
  %25 = icmp ne i64 %24, 0
  %26 = and i64 %18, 2032
  %27 = icmp eq i64 %26, 0
  %28 = icmp eq i64 %26, %18
  br label %29

29:                                               ; preds = %16, %373
  %30 = phi i64 [ %377, %373 ], [ %2, %16 ]
  %31 = phi i64 [ %376, %373 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %373
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi <8 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi <8 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi <8 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi <8 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi <8 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi <8 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi <8 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi <8 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %45 = add i64 %31, %36
  %46 = getelementptr float, ptr %11, i64 %45
  %47 = load <8 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %46, i64 32
  %49 = load <8 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %46, i64 64
  %51 = load <8 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %46, i64 96
  %53 = load <8 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %46, i64 128
  %55 = load <8 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %46, i64 160
  %57 = load <8 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %46, i64 192
  %59 = load <8 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %46, i64 224
  %61 = load <8 x float>, ptr %60, align 4
  %62 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %37, <8 x float> %47)
  %63 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %38, <8 x float> %49)
  %64 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %39, <8 x float> %51)
  %65 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %40, <8 x float> %53)
  %66 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %41, <8 x float> %55)
  %67 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %42, <8 x float> %57)
  %68 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %43, <8 x float> %59)
  %69 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %44, <8 x float> %61)
  %70 = add i64 %36, 64
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi <8 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 8)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <8 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <8 x i32> %91, <8 x i32> poison, <8 x i32> zeroinitializer
  %93 = icmp samesign ugt <8 x i32> %92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %94, <8 x i1> %93, <8 x float> splat (float 0xFFF0000000000000))
  %96 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %86, <8 x float> %95)
  %97 = add i64 %85, 8
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi <8 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %101, <8 x float> %78)
  %103 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %75, <8 x float> %79)
  %104 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %76, <8 x float> %80)
  %105 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %77, <8 x float> %81)
  %106 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %102, <8 x float> %104)
  %107 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %103, <8 x float> %105)
  %108 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %106, <8 x float> %107)
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %110 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %111 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %109, <4 x float> %110)
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %113 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %114 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %112, <2 x float> %113)
  %115 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> zeroinitializer
  %116 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> <i32 1>
  %117 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %115, <1 x float> %116)
  br i1 %23, label %250, label %118

118:                                              ; preds = %100
  %119 = shufflevector <1 x float> %117, <1 x float> poison, <8 x i32> zeroinitializer
  br label %120

120:                                              ; preds = %118, %120
  %121 = phi i64 [ %247, %120 ], [ 0, %118 ]
  %122 = phi <8 x float> [ %243, %120 ], [ splat (float -0.000000e+00), %118 ]
  %123 = phi <8 x float> [ %244, %120 ], [ splat (float -0.000000e+00), %118 ]
  %124 = phi <8 x float> [ %245, %120 ], [ splat (float -0.000000e+00), %118 ]
  %125 = phi <8 x float> [ %246, %120 ], [ splat (float -0.000000e+00), %118 ]
  %126 = add i64 %31, %121
  %127 = getelementptr float, ptr %11, i64 %126
  %128 = load <8 x float>, ptr %127, align 4
  %129 = getelementptr i8, ptr %127, i64 32
  %130 = load <8 x float>, ptr %129, align 4
  %131 = getelementptr i8, ptr %127, i64 64
  %132 = load <8 x float>, ptr %131, align 4
  %133 = getelementptr i8, ptr %127, i64 96
  %134 = load <8 x float>, ptr %133, align 4
  %135 = fsub <8 x float> %128, %119
  %136 = fsub <8 x float> %130, %119
  %137 = fsub <8 x float> %132, %119
  %138 = fsub <8 x float> %134, %119
  %139 = fcmp olt <8 x float> %135, splat (float -1.050000e+02)
  %140 = fcmp olt <8 x float> %136, splat (float -1.050000e+02)
  %141 = fcmp olt <8 x float> %137, splat (float -1.050000e+02)
  %142 = fcmp olt <8 x float> %138, splat (float -1.050000e+02)
  %143 = select <8 x i1> %139, <8 x float> splat (float -1.050000e+02), <8 x float> %135
  %144 = select <8 x i1> %140, <8 x float> splat (float -1.050000e+02), <8 x float> %136
  %145 = select <8 x i1> %141, <8 x float> splat (float -1.050000e+02), <8 x float> %137
  %146 = select <8 x i1> %142, <8 x float> splat (float -1.050000e+02), <8 x float> %138
  %147 = fcmp ogt <8 x float> %143, splat (float 8.950000e+01)
  %148 = fcmp ogt <8 x float> %144, splat (float 8.950000e+01)
  %149 = fcmp ogt <8 x float> %145, splat (float 8.950000e+01)
  %150 = fcmp ogt <8 x float> %146, splat (float 8.950000e+01)
  %151 = select <8 x i1> %147, <8 x float> splat (float 8.950000e+01), <8 x float> %143
  %152 = select <8 x i1> %148, <8 x float> splat (float 8.950000e+01), <8 x float> %144
  %153 = select <8 x i1> %149, <8 x float> splat (float 8.950000e+01), <8 x float> %145
  %154 = select <8 x i1> %150, <8 x float> splat (float 8.950000e+01), <8 x float> %146
  %155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %152, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %153, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %159 = fadd <8 x float> %155, splat (float 0xC168001FC0000000)
  %160 = fadd <8 x float> %156, splat (float 0xC168001FC0000000)
  %161 = fadd <8 x float> %157, splat (float 0xC168001FC0000000)
  %162 = fadd <8 x float> %158, splat (float 0xC168001FC0000000)
  %163 = fneg <8 x float> %159
  %164 = fneg <8 x float> %160
  %165 = fneg <8 x float> %161
  %166 = fneg <8 x float> %162
  %167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %151)
  %168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %164, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %152)
  %169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %165, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %153)
  %170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %154)
  %171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %163, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %167)
  %172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %164, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %168)
  %173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %165, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %169)
  %174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %170)
  %175 = bitcast <8 x float> %155 to <8 x i32>
  %176 = bitcast <8 x float> %156 to <8 x i32>
  %177 = bitcast <8 x float> %157 to <8 x i32>
  %178 = bitcast <8 x float> %158 to <8 x i32>
  %179 = fmul <8 x float> %171, %171
  %180 = fmul <8 x float> %172, %172
  %181 = fmul <8 x float> %173, %173
  %182 = fmul <8 x float> %174, %174
  %183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %172, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %173, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %174, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %183, <8 x float> %171, <8 x float> splat (float 0x3FA55547E0000000))
  %188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %184, <8 x float> %172, <8 x float> splat (float 0x3FA55547E0000000))
  %189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %185, <8 x float> %173, <8 x float> splat (float 0x3FA55547E0000000))
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %186, <8 x float> %174, <8 x float> splat (float 0x3FA55547E0000000))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %187, <8 x float> %171, <8 x float> splat (float 0x3FC5554A80000000))
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> %172, <8 x float> splat (float 0x3FC5554A80000000))
  %193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> %173, <8 x float> splat (float 0x3FC5554A80000000))
  %194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %190, <8 x float> %174, <8 x float> splat (float 0x3FC5554A80000000))
  %195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %191, <8 x float> %171, <8 x float> splat (float 5.000000e-01))
  %196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %192, <8 x float> %172, <8 x float> splat (float 5.000000e-01))
  %197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %193, <8 x float> %173, <8 x float> splat (float 5.000000e-01))
  %198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> %174, <8 x float> splat (float 5.000000e-01))
  %199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> %179, <8 x float> %171)
  %200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %196, <8 x float> %180, <8 x float> %172)
  %201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> %181, <8 x float> %173)
  %202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %198, <8 x float> %182, <8 x float> %174)
  %203 = fadd <8 x float> %199, splat (float 1.000000e+00)
  %204 = fadd <8 x float> %200, splat (float 1.000000e+00)
  %205 = fadd <8 x float> %201, splat (float 1.000000e+00)
  %206 = fadd <8 x float> %202, splat (float 1.000000e+00)
  %207 = shl <8 x i32> %175, splat (i32 23)
  %208 = shl <8 x i32> %176, splat (i32 23)
  %209 = shl <8 x i32> %177, splat (i32 23)
  %210 = shl <8 x i32> %178, splat (i32 23)
  %211 = shl <8 x i32> %175, splat (i32 22)
  %212 = shl <8 x i32> %176, splat (i32 22)
  %213 = shl <8 x i32> %177, splat (i32 22)
  %214 = shl <8 x i32> %178, splat (i32 22)
  %215 = and <8 x i32> %211, splat (i32 2139095040)
  %216 = and <8 x i32> %212, splat (i32 2139095040)
  %217 = and <8 x i32> %213, splat (i32 2139095040)
  %218 = and <8 x i32> %214, splat (i32 2139095040)
  %219 = sub <8 x i32> %207, %215
  %220 = sub <8 x i32> %208, %216
  %221 = sub <8 x i32> %209, %217
  %222 = sub <8 x i32> %210, %218
  %223 = bitcast <8 x i32> %219 to <8 x float>
  %224 = bitcast <8 x i32> %220 to <8 x float>
  %225 = bitcast <8 x i32> %221 to <8 x float>
  %226 = bitcast <8 x i32> %222 to <8 x float>
  %227 = bitcast <8 x i32> %215 to <8 x float>
  %228 = bitcast <8 x i32> %216 to <8 x float>
  %229 = bitcast <8 x i32> %217 to <8 x float>
  %230 = bitcast <8 x i32> %218 to <8 x float>
  %231 = fmul <8 x float> %203, %227
  %232 = fmul <8 x float> %204, %228
  %233 = fmul <8 x float> %205, %229
  %234 = fmul <8 x float> %206, %230
  %235 = fmul <8 x float> %231, %223
  %236 = fmul <8 x float> %232, %224
  %237 = fmul <8 x float> %233, %225
  %238 = fmul <8 x float> %234, %226
  %239 = getelementptr float, ptr %4, i64 %121
  store <8 x float> %235, ptr %239, align 4
  %240 = getelementptr i8, ptr %239, i64 32
  store <8 x float> %236, ptr %240, align 4
  %241 = getelementptr i8, ptr %239, i64 64
  store <8 x float> %237, ptr %241, align 4
  %242 = getelementptr i8, ptr %239, i64 96
  store <8 x float> %238, ptr %242, align 4
  %243 = fadd <8 x float> %122, %235
  %244 = fadd <8 x float> %123, %236
  %245 = fadd <8 x float> %124, %237
  %246 = fadd <8 x float> %125, %238
  %247 = add i64 %121, 32
  %248 = icmp slt i64 %247, %22
  br i1 %248, label %120, label %249

249:                                              ; preds = %120
  br label %250

250:                                              ; preds = %249, %100
  %251 = phi <8 x float> [ splat (float -0.000000e+00), %100 ], [ %243, %249 ]
  %252 = phi <8 x float> [ splat (float -0.000000e+00), %100 ], [ %244, %249 ]
  %253 = phi <8 x float> [ splat (float -0.000000e+00), %100 ], [ %245, %249 ]
  %254 = phi <8 x float> [ splat (float -0.000000e+00), %100 ], [ %246, %249 ]
  br i1 %21, label %255, label %301

255:                                              ; preds = %250
  %256 = getelementptr float, ptr %11, i64 %31
  %257 = shufflevector <1 x float> %117, <1 x float> poison, <8 x i32> zeroinitializer
  br label %258

258:                                              ; preds = %255, %258
  %259 = phi i64 [ %298, %258 ], [ %22, %255 ]
  %260 = phi <8 x float> [ %297, %258 ], [ %251, %255 ]
  %261 = sub i64 %17, %259
  %262 = call i64 @llvm.smax.i64(i64 %261, i64 0)
  %263 = call i64 @llvm.smin.i64(i64 %262, i64 8)
  %264 = trunc nuw nsw i64 %263 to i32
  %265 = insertelement <8 x i32> poison, i32 %264, i64 0
  %266 = shufflevector <8 x i32> %265, <8 x i32> poison, <8 x i32> zeroinitializer
  %267 = icmp samesign ugt <8 x i32> %266, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %268 = getelementptr float, ptr %256, i64 %259
  %269 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %268, <8 x i1> %267, <8 x float> splat (float 0xFFF0000000000000))
  %270 = fsub <8 x float> %269, %257
  %271 = fcmp olt <8 x float> %270, splat (float -1.050000e+02)
  %272 = select <8 x i1> %271, <8 x float> splat (float -1.050000e+02), <8 x float> %270
  %273 = fcmp ogt <8 x float> %272, splat (float 8.950000e+01)
  %274 = select <8 x i1> %273, <8 x float> splat (float 8.950000e+01), <8 x float> %272
  %275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %274, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168001FC0000000))
  %276 = fadd <8 x float> %275, splat (float 0xC168001FC0000000)
  %277 = fneg <8 x float> %276
  %278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %277, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %274)
  %279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %277, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %278)
  %280 = bitcast <8 x float> %275 to <8 x i32>
  %281 = fmul <8 x float> %279, %279
  %282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %279, <8 x float> splat (float 0x3F56DA0CC0000000), <8 x float> splat (float 0x3F8122D8E0000000))
  %283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %282, <8 x float> %279, <8 x float> splat (float 0x3FA55547E0000000))
  %284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %283, <8 x float> %279, <8 x float> splat (float 0x3FC5554A80000000))
  %285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %284, <8 x float> %279, <8 x float> splat (float 5.000000e-01))
  %286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %285, <8 x float> %281, <8 x float> %279)
  %287 = fadd <8 x float> %286, splat (float 1.000000e+00)
  %288 = shl <8 x i32> %280, splat (i32 23)
  %289 = shl <8 x i32> %280, splat (i32 22)
  %290 = and <8 x i32> %289, splat (i32 2139095040)
  %291 = sub <8 x i32> %288, %290
  %292 = bitcast <8 x i32> %291 to <8 x float>
  %293 = bitcast <8 x i32> %290 to <8 x float>
  %294 = fmul <8 x float> %287, %293
  %295 = fmul <8 x float> %294, %292
  %296 = getelementptr float, ptr %4, i64 %259
  store <8 x float> %295, ptr %296, align 4
  %297 = fadd <8 x float> %260, %295
  %298 = add i64 %259, 8
  %299 = icmp slt i64 %298, 1024
  br i1 %299, label %258, label %300

300:                                              ; preds = %258
  br label %301

301:                                              ; preds = %300, %250
  %302 = phi <8 x float> [ %251, %250 ], [ %297, %300 ]
  %303 = fadd <8 x float> %302, %253
  %304 = fadd <8 x float> %252, %254
  %305 = fadd <8 x float> %303, %304
  %306 = shufflevector <8 x float> %305, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %307 = shufflevector <8 x float> %305, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %308 = fadd <4 x float> %306, %307
  %309 = shufflevector <4 x float> %308, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %310 = shufflevector <4 x float> %308, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %311 = fadd <2 x float> %309, %310
  %312 = shufflevector <2 x float> %311, <2 x float> poison, <1 x i32> zeroinitializer
  %313 = shufflevector <2 x float> %311, <2 x float> poison, <1 x i32> <i32 1>
  %314 = fadd <1 x float> %312, %313
  %315 = getelementptr float, ptr %13, i64 %31
  %316 = ptrtoint ptr %315 to i64
  %317 = and i64 %316, 31
  %318 = icmp eq i64 %317, 0
  %319 = and i1 %25, %318
  br i1 %319, label %320, label %323

320:                                              ; preds = %301
  br i1 %27, label %328, label %321

321:                                              ; preds = %320
  %322 = shufflevector <1 x float> %314, <1 x float> poison, <8 x i32> zeroinitializer
  br label %331

323:                                              ; preds = %301
  br i1 %27, label %328, label %324

324:                                              ; preds = %323
  %325 = shufflevector <1 x float> %314, <1 x float> poison, <8 x i32> zeroinitializer
  br label %344

326:                                              ; preds = %331
  br label %328

327:                                              ; preds = %344
  br label %328

328:                                              ; preds = %327, %326, %323, %320
  br i1 %28, label %373, label %329

329:                                              ; preds = %328
  %330 = shufflevector <1 x float> %314, <1 x float> poison, <8 x i32> zeroinitializer
  br label %357

331:                                              ; preds = %321, %331
  %332 = phi i64 [ %342, %331 ], [ 0, %321 ]
  %333 = getelementptr float, ptr %4, i64 %332
  %334 = load <8 x float>, ptr %333, align 4
  %335 = getelementptr i8, ptr %333, i64 32
  %336 = load <8 x float>, ptr %335, align 4
  %337 = fdiv <8 x float> %334, %322
  %338 = fdiv <8 x float> %336, %322
  %339 = add i64 %31, %332
  %340 = getelementptr float, ptr %13, i64 %339
  store <8 x float> %337, ptr %340, align 32, !nontemporal !2
  %341 = getelementptr i8, ptr %340, i64 32
  store <8 x float> %338, ptr %341, align 32, !nontemporal !2
  %342 = add i64 %332, 16
  %343 = icmp slt i64 %342, %26
  br i1 %343, label %331, label %326

344:                                              ; preds = %324, %344
  %345 = phi i64 [ %355, %344 ], [ 0, %324 ]
  %346 = getelementptr float, ptr %4, i64 %345
  %347 = load <8 x float>, ptr %346, align 4
  %348 = getelementptr i8, ptr %346, i64 32
  %349 = load <8 x float>, ptr %348, align 4
  %350 = fdiv <8 x float> %347, %325
  %351 = fdiv <8 x float> %349, %325
  %352 = add i64 %31, %345
  %353 = getelementptr float, ptr %13, i64 %352
  store <8 x float> %350, ptr %353, align 4
  %354 = getelementptr i8, ptr %353, i64 32
  store <8 x float> %351, ptr %354, align 4
  %355 = add i64 %345, 16
  %356 = icmp slt i64 %355, %26
  br i1 %356, label %344, label %327

357:                                              ; preds = %329, %357
  %358 = phi i64 [ %370, %357 ], [ %26, %329 ]
  %359 = getelementptr float, ptr %4, i64 %358
  %360 = load <8 x float>, ptr %359, align 4
  %361 = fdiv <8 x float> %360, %330
  %362 = sub i64 %17, %358
  %363 = call i64 @llvm.smax.i64(i64 %362, i64 0)
  %364 = call i64 @llvm.smin.i64(i64 %363, i64 8)
  %365 = trunc nuw nsw i64 %364 to i32
  %366 = insertelement <8 x i32> poison, i32 %365, i64 0
  %367 = shufflevector <8 x i32> %366, <8 x i32> poison, <8 x i32> zeroinitializer
  %368 = icmp samesign ugt <8 x i32> %367, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %369 = getelementptr float, ptr %315, i64 %358
  call void @llvm.masked.store.v8f32.p0(<8 x float> %361, ptr align 4 %369, <8 x i1> %368)
  %370 = add i64 %358, 8
  %371 = icmp slt i64 %370, %18
  br i1 %371, label %357, label %372

372:                                              ; preds = %357
  br label %373

373:                                              ; preds = %372, %328
  %374 = add i64 %31, 1
  %375 = icmp eq i64 %374, %6
  %376 = select i1 %375, i64 0, i64 %374
  %377 = add i64 %30, 1
  %378 = icmp slt i64 %377, %3
  br i1 %378, label %29, label %33
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
