; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  %19 = and i64 %18, 2016
  %20 = icmp eq i64 %19, 0
  %21 = icmp slt i64 %9, 1024
  %22 = and i64 %18, 2032
  %23 = icmp eq i64 %22, 0
  %24 = and i64 %15, 2
  %25 = icmp ne i64 %24, 0
  %26 = and i64 %18, 2040
  %27 = icmp eq i64 %26, 0
  %28 = icmp eq i64 %26, %18
  br label %29

29:                                               ; preds = %16, %367
  %30 = phi i64 [ %371, %367 ], [ %2, %16 ]
  %31 = phi i64 [ %370, %367 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %367
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi <4 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi <4 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi <4 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi <4 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi <4 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi <4 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi <4 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi <4 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %45 = add i64 %31, %36
  %46 = getelementptr float, ptr %11, i64 %45
  %47 = load <4 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %46, i64 16
  %49 = load <4 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %46, i64 32
  %51 = load <4 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %46, i64 48
  %53 = load <4 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %46, i64 64
  %55 = load <4 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %46, i64 80
  %57 = load <4 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %46, i64 96
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %46, i64 112
  %61 = load <4 x float>, ptr %60, align 4
  %62 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %37, <4 x float> %47)
  %63 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %38, <4 x float> %49)
  %64 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %39, <4 x float> %51)
  %65 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %40, <4 x float> %53)
  %66 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %41, <4 x float> %55)
  %67 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %42, <4 x float> %57)
  %68 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %59)
  %69 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %44, <4 x float> %61)
  %70 = add i64 %36, 32
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi <4 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 4)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <4 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <4 x i32> %91, <4 x i32> poison, <4 x i32> zeroinitializer
  %93 = icmp samesign ugt <4 x i32> %92, <i32 0, i32 1, i32 2, i32 3>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %94, <4 x i1> %93, <4 x float> splat (float 0xFFF0000000000000))
  %96 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %86, <4 x float> %95)
  %97 = add i64 %85, 4
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi <4 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %101, <4 x float> %78)
  %103 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %75, <4 x float> %79)
  %104 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %76, <4 x float> %80)
  %105 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %77, <4 x float> %81)
  %106 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %102, <4 x float> %104)
  %107 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %103, <4 x float> %105)
  %108 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %106, <4 x float> %107)
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %110 = shufflevector <4 x float> %108, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %111 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %109, <2 x float> %110)
  %112 = shufflevector <2 x float> %111, <2 x float> poison, <1 x i32> zeroinitializer
  %113 = shufflevector <2 x float> %111, <2 x float> poison, <1 x i32> <i32 1>
  %114 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %112, <1 x float> %113)
  br i1 %23, label %247, label %115

115:                                              ; preds = %100
  %116 = shufflevector <1 x float> %114, <1 x float> poison, <4 x i32> zeroinitializer
  br label %117

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %244, %117 ], [ 0, %115 ]
  %119 = phi <4 x float> [ %240, %117 ], [ splat (float -0.000000e+00), %115 ]
  %120 = phi <4 x float> [ %241, %117 ], [ splat (float -0.000000e+00), %115 ]
  %121 = phi <4 x float> [ %242, %117 ], [ splat (float -0.000000e+00), %115 ]
  %122 = phi <4 x float> [ %243, %117 ], [ splat (float -0.000000e+00), %115 ]
  %123 = add i64 %31, %118
  %124 = getelementptr float, ptr %11, i64 %123
  %125 = load <4 x float>, ptr %124, align 4
  %126 = getelementptr i8, ptr %124, i64 16
  %127 = load <4 x float>, ptr %126, align 4
  %128 = getelementptr i8, ptr %124, i64 32
  %129 = load <4 x float>, ptr %128, align 4
  %130 = getelementptr i8, ptr %124, i64 48
  %131 = load <4 x float>, ptr %130, align 4
  %132 = fsub <4 x float> %125, %116
  %133 = fsub <4 x float> %127, %116
  %134 = fsub <4 x float> %129, %116
  %135 = fsub <4 x float> %131, %116
  %136 = fcmp olt <4 x float> %132, splat (float -1.050000e+02)
  %137 = fcmp olt <4 x float> %133, splat (float -1.050000e+02)
  %138 = fcmp olt <4 x float> %134, splat (float -1.050000e+02)
  %139 = fcmp olt <4 x float> %135, splat (float -1.050000e+02)
  %140 = select <4 x i1> %136, <4 x float> splat (float -1.050000e+02), <4 x float> %132
  %141 = select <4 x i1> %137, <4 x float> splat (float -1.050000e+02), <4 x float> %133
  %142 = select <4 x i1> %138, <4 x float> splat (float -1.050000e+02), <4 x float> %134
  %143 = select <4 x i1> %139, <4 x float> splat (float -1.050000e+02), <4 x float> %135
  %144 = fcmp ogt <4 x float> %140, splat (float 8.950000e+01)
  %145 = fcmp ogt <4 x float> %141, splat (float 8.950000e+01)
  %146 = fcmp ogt <4 x float> %142, splat (float 8.950000e+01)
  %147 = fcmp ogt <4 x float> %143, splat (float 8.950000e+01)
  %148 = select <4 x i1> %144, <4 x float> splat (float 8.950000e+01), <4 x float> %140
  %149 = select <4 x i1> %145, <4 x float> splat (float 8.950000e+01), <4 x float> %141
  %150 = select <4 x i1> %146, <4 x float> splat (float 8.950000e+01), <4 x float> %142
  %151 = select <4 x i1> %147, <4 x float> splat (float 8.950000e+01), <4 x float> %143
  %152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %148, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %149, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %150, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %151, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %156 = fadd <4 x float> %152, splat (float 0xC168001FC0000000)
  %157 = fadd <4 x float> %153, splat (float 0xC168001FC0000000)
  %158 = fadd <4 x float> %154, splat (float 0xC168001FC0000000)
  %159 = fadd <4 x float> %155, splat (float 0xC168001FC0000000)
  %160 = fneg <4 x float> %156
  %161 = fneg <4 x float> %157
  %162 = fneg <4 x float> %158
  %163 = fneg <4 x float> %159
  %164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %148)
  %165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %149)
  %166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %162, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %150)
  %167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %163, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %151)
  %168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %164)
  %169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %165)
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %162, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %166)
  %171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %163, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %167)
  %172 = bitcast <4 x float> %152 to <4 x i32>
  %173 = bitcast <4 x float> %153 to <4 x i32>
  %174 = bitcast <4 x float> %154 to <4 x i32>
  %175 = bitcast <4 x float> %155 to <4 x i32>
  %176 = fmul <4 x float> %168, %168
  %177 = fmul <4 x float> %169, %169
  %178 = fmul <4 x float> %170, %170
  %179 = fmul <4 x float> %171, %171
  %180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %169, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %170, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %171, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %180, <4 x float> %168, <4 x float> splat (float 0x3FA55547E0000000))
  %185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %181, <4 x float> %169, <4 x float> splat (float 0x3FA55547E0000000))
  %186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %182, <4 x float> %170, <4 x float> splat (float 0x3FA55547E0000000))
  %187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %183, <4 x float> %171, <4 x float> splat (float 0x3FA55547E0000000))
  %188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %184, <4 x float> %168, <4 x float> splat (float 0x3FC5554A80000000))
  %189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> %169, <4 x float> splat (float 0x3FC5554A80000000))
  %190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %186, <4 x float> %170, <4 x float> splat (float 0x3FC5554A80000000))
  %191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %187, <4 x float> %171, <4 x float> splat (float 0x3FC5554A80000000))
  %192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %188, <4 x float> %168, <4 x float> splat (float 5.000000e-01))
  %193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> %169, <4 x float> splat (float 5.000000e-01))
  %194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %190, <4 x float> %170, <4 x float> splat (float 5.000000e-01))
  %195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> %171, <4 x float> splat (float 5.000000e-01))
  %196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %192, <4 x float> %176, <4 x float> %168)
  %197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %193, <4 x float> %177, <4 x float> %169)
  %198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %194, <4 x float> %178, <4 x float> %170)
  %199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> %179, <4 x float> %171)
  %200 = fadd <4 x float> %196, splat (float 1.000000e+00)
  %201 = fadd <4 x float> %197, splat (float 1.000000e+00)
  %202 = fadd <4 x float> %198, splat (float 1.000000e+00)
  %203 = fadd <4 x float> %199, splat (float 1.000000e+00)
  %204 = shl <4 x i32> %172, splat (i32 23)
  %205 = shl <4 x i32> %173, splat (i32 23)
  %206 = shl <4 x i32> %174, splat (i32 23)
  %207 = shl <4 x i32> %175, splat (i32 23)
  %208 = shl <4 x i32> %172, splat (i32 22)
  %209 = shl <4 x i32> %173, splat (i32 22)
  %210 = shl <4 x i32> %174, splat (i32 22)
  %211 = shl <4 x i32> %175, splat (i32 22)
  %212 = and <4 x i32> %208, splat (i32 2139095040)
  %213 = and <4 x i32> %209, splat (i32 2139095040)
  %214 = and <4 x i32> %210, splat (i32 2139095040)
  %215 = and <4 x i32> %211, splat (i32 2139095040)
  %216 = sub <4 x i32> %204, %212
  %217 = sub <4 x i32> %205, %213
  %218 = sub <4 x i32> %206, %214
  %219 = sub <4 x i32> %207, %215
  %220 = bitcast <4 x i32> %216 to <4 x float>
  %221 = bitcast <4 x i32> %217 to <4 x float>
  %222 = bitcast <4 x i32> %218 to <4 x float>
  %223 = bitcast <4 x i32> %219 to <4 x float>
  %224 = bitcast <4 x i32> %212 to <4 x float>
  %225 = bitcast <4 x i32> %213 to <4 x float>
  %226 = bitcast <4 x i32> %214 to <4 x float>
  %227 = bitcast <4 x i32> %215 to <4 x float>
  %228 = fmul <4 x float> %200, %224
  %229 = fmul <4 x float> %201, %225
  %230 = fmul <4 x float> %202, %226
  %231 = fmul <4 x float> %203, %227
  %232 = fmul <4 x float> %228, %220
  %233 = fmul <4 x float> %229, %221
  %234 = fmul <4 x float> %230, %222
  %235 = fmul <4 x float> %231, %223
  %236 = getelementptr float, ptr %4, i64 %118
  store <4 x float> %232, ptr %236, align 4
  %237 = getelementptr i8, ptr %236, i64 16
  store <4 x float> %233, ptr %237, align 4
  %238 = getelementptr i8, ptr %236, i64 32
  store <4 x float> %234, ptr %238, align 4
  %239 = getelementptr i8, ptr %236, i64 48
  store <4 x float> %235, ptr %239, align 4
  %240 = fadd <4 x float> %119, %232
  %241 = fadd <4 x float> %120, %233
  %242 = fadd <4 x float> %121, %234
  %243 = fadd <4 x float> %122, %235
  %244 = add i64 %118, 16
  %245 = icmp slt i64 %244, %22
  br i1 %245, label %117, label %246

246:                                              ; preds = %117
  br label %247

247:                                              ; preds = %246, %100
  %248 = phi <4 x float> [ splat (float -0.000000e+00), %100 ], [ %240, %246 ]
  %249 = phi <4 x float> [ splat (float -0.000000e+00), %100 ], [ %241, %246 ]
  %250 = phi <4 x float> [ splat (float -0.000000e+00), %100 ], [ %242, %246 ]
  %251 = phi <4 x float> [ splat (float -0.000000e+00), %100 ], [ %243, %246 ]
  br i1 %21, label %252, label %298

252:                                              ; preds = %247
  %253 = getelementptr float, ptr %11, i64 %31
  %254 = shufflevector <1 x float> %114, <1 x float> poison, <4 x i32> zeroinitializer
  br label %255

255:                                              ; preds = %252, %255
  %256 = phi i64 [ %295, %255 ], [ %22, %252 ]
  %257 = phi <4 x float> [ %294, %255 ], [ %248, %252 ]
  %258 = sub i64 %17, %256
  %259 = call i64 @llvm.smax.i64(i64 %258, i64 0)
  %260 = call i64 @llvm.smin.i64(i64 %259, i64 4)
  %261 = trunc nuw nsw i64 %260 to i32
  %262 = insertelement <4 x i32> poison, i32 %261, i64 0
  %263 = shufflevector <4 x i32> %262, <4 x i32> poison, <4 x i32> zeroinitializer
  %264 = icmp samesign ugt <4 x i32> %263, <i32 0, i32 1, i32 2, i32 3>
  %265 = getelementptr float, ptr %253, i64 %256
  %266 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %265, <4 x i1> %264, <4 x float> splat (float 0xFFF0000000000000))
  %267 = fsub <4 x float> %266, %254
  %268 = fcmp olt <4 x float> %267, splat (float -1.050000e+02)
  %269 = select <4 x i1> %268, <4 x float> splat (float -1.050000e+02), <4 x float> %267
  %270 = fcmp ogt <4 x float> %269, splat (float 8.950000e+01)
  %271 = select <4 x i1> %270, <4 x float> splat (float 8.950000e+01), <4 x float> %269
  %272 = call <4 x float> @llvm.fma.v4f32(<4 x float> %271, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168001FC0000000))
  %273 = fadd <4 x float> %272, splat (float 0xC168001FC0000000)
  %274 = fneg <4 x float> %273
  %275 = call <4 x float> @llvm.fma.v4f32(<4 x float> %274, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %271)
  %276 = call <4 x float> @llvm.fma.v4f32(<4 x float> %274, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %275)
  %277 = bitcast <4 x float> %272 to <4 x i32>
  %278 = fmul <4 x float> %276, %276
  %279 = call <4 x float> @llvm.fma.v4f32(<4 x float> %276, <4 x float> splat (float 0x3F56DA0CC0000000), <4 x float> splat (float 0x3F8122D8E0000000))
  %280 = call <4 x float> @llvm.fma.v4f32(<4 x float> %279, <4 x float> %276, <4 x float> splat (float 0x3FA55547E0000000))
  %281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %280, <4 x float> %276, <4 x float> splat (float 0x3FC5554A80000000))
  %282 = call <4 x float> @llvm.fma.v4f32(<4 x float> %281, <4 x float> %276, <4 x float> splat (float 5.000000e-01))
  %283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %282, <4 x float> %278, <4 x float> %276)
  %284 = fadd <4 x float> %283, splat (float 1.000000e+00)
  %285 = shl <4 x i32> %277, splat (i32 23)
  %286 = shl <4 x i32> %277, splat (i32 22)
  %287 = and <4 x i32> %286, splat (i32 2139095040)
  %288 = sub <4 x i32> %285, %287
  %289 = bitcast <4 x i32> %288 to <4 x float>
  %290 = bitcast <4 x i32> %287 to <4 x float>
  %291 = fmul <4 x float> %284, %290
  %292 = fmul <4 x float> %291, %289
  %293 = getelementptr float, ptr %4, i64 %256
  store <4 x float> %292, ptr %293, align 4
  %294 = fadd <4 x float> %257, %292
  %295 = add i64 %256, 4
  %296 = icmp slt i64 %295, 1024
  br i1 %296, label %255, label %297

297:                                              ; preds = %255
  br label %298

298:                                              ; preds = %297, %247
  %299 = phi <4 x float> [ %248, %247 ], [ %294, %297 ]
  %300 = fadd <4 x float> %299, %250
  %301 = fadd <4 x float> %249, %251
  %302 = fadd <4 x float> %300, %301
  %303 = shufflevector <4 x float> %302, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %304 = shufflevector <4 x float> %302, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %305 = fadd <2 x float> %303, %304
  %306 = shufflevector <2 x float> %305, <2 x float> poison, <1 x i32> zeroinitializer
  %307 = shufflevector <2 x float> %305, <2 x float> poison, <1 x i32> <i32 1>
  %308 = fadd <1 x float> %306, %307
  %309 = getelementptr float, ptr %13, i64 %31
  %310 = ptrtoint ptr %309 to i64
  %311 = and i64 %310, 15
  %312 = icmp eq i64 %311, 0
  %313 = and i1 %25, %312
  br i1 %313, label %314, label %317

314:                                              ; preds = %298
  br i1 %27, label %322, label %315

315:                                              ; preds = %314
  %316 = shufflevector <1 x float> %308, <1 x float> poison, <4 x i32> zeroinitializer
  br label %325

317:                                              ; preds = %298
  br i1 %27, label %322, label %318

318:                                              ; preds = %317
  %319 = shufflevector <1 x float> %308, <1 x float> poison, <4 x i32> zeroinitializer
  br label %338

320:                                              ; preds = %325
  br label %322

321:                                              ; preds = %338
  br label %322

322:                                              ; preds = %321, %320, %317, %314
  br i1 %28, label %367, label %323

323:                                              ; preds = %322
  %324 = shufflevector <1 x float> %308, <1 x float> poison, <4 x i32> zeroinitializer
  br label %351

325:                                              ; preds = %315, %325
  %326 = phi i64 [ %336, %325 ], [ 0, %315 ]
  %327 = getelementptr float, ptr %4, i64 %326
  %328 = load <4 x float>, ptr %327, align 4
  %329 = getelementptr i8, ptr %327, i64 16
  %330 = load <4 x float>, ptr %329, align 4
  %331 = fdiv <4 x float> %328, %316
  %332 = fdiv <4 x float> %330, %316
  %333 = add i64 %31, %326
  %334 = getelementptr float, ptr %13, i64 %333
  store <4 x float> %331, ptr %334, align 16, !nontemporal !2
  %335 = getelementptr i8, ptr %334, i64 16
  store <4 x float> %332, ptr %335, align 16, !nontemporal !2
  %336 = add i64 %326, 8
  %337 = icmp slt i64 %336, %26
  br i1 %337, label %325, label %320

338:                                              ; preds = %318, %338
  %339 = phi i64 [ %349, %338 ], [ 0, %318 ]
  %340 = getelementptr float, ptr %4, i64 %339
  %341 = load <4 x float>, ptr %340, align 4
  %342 = getelementptr i8, ptr %340, i64 16
  %343 = load <4 x float>, ptr %342, align 4
  %344 = fdiv <4 x float> %341, %319
  %345 = fdiv <4 x float> %343, %319
  %346 = add i64 %31, %339
  %347 = getelementptr float, ptr %13, i64 %346
  store <4 x float> %344, ptr %347, align 4
  %348 = getelementptr i8, ptr %347, i64 16
  store <4 x float> %345, ptr %348, align 4
  %349 = add i64 %339, 8
  %350 = icmp slt i64 %349, %26
  br i1 %350, label %338, label %321

351:                                              ; preds = %323, %351
  %352 = phi i64 [ %364, %351 ], [ %26, %323 ]
  %353 = getelementptr float, ptr %4, i64 %352
  %354 = load <4 x float>, ptr %353, align 4
  %355 = fdiv <4 x float> %354, %324
  %356 = sub i64 %17, %352
  %357 = call i64 @llvm.smax.i64(i64 %356, i64 0)
  %358 = call i64 @llvm.smin.i64(i64 %357, i64 4)
  %359 = trunc nuw nsw i64 %358 to i32
  %360 = insertelement <4 x i32> poison, i32 %359, i64 0
  %361 = shufflevector <4 x i32> %360, <4 x i32> poison, <4 x i32> zeroinitializer
  %362 = icmp samesign ugt <4 x i32> %361, <i32 0, i32 1, i32 2, i32 3>
  %363 = getelementptr float, ptr %309, i64 %352
  call void @llvm.masked.store.v4f32.p0(<4 x float> %355, ptr align 4 %363, <4 x i1> %362)
  %364 = add i64 %352, 4
  %365 = icmp slt i64 %364, %18
  br i1 %365, label %351, label %366

366:                                              ; preds = %351
  br label %367

367:                                              ; preds = %366, %322
  %368 = add i64 %31, 1
  %369 = icmp eq i64 %368, %6
  %370 = select i1 %369, i64 0, i64 %368
  %371 = add i64 %30, 1
  %372 = icmp slt i64 %371, %3
  br i1 %372, label %29, label %33
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
