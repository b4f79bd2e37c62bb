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
  %19 = and i64 %18, 1920
  %20 = icmp eq i64 %19, 0
  %21 = icmp slt i64 %9, 1024
  %22 = and i64 %18, 1984
  %23 = icmp eq i64 %22, 0
  %24 = and i64 %15, 2
  %25 = icmp ne i64 %24, 0
  %26 = and i64 %18, 2016
  %27 = icmp eq i64 %26, 0
  %28 = icmp eq i64 %26, %18
  br label %29

29:                                               ; preds = %16, %379
  %30 = phi i64 [ %383, %379 ], [ %2, %16 ]
  %31 = phi i64 [ %382, %379 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %379
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi <16 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi <16 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi <16 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi <16 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi <16 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi <16 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi <16 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi <16 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %45 = add i64 %31, %36
  %46 = getelementptr float, ptr %11, i64 %45
  %47 = load <16 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %46, i64 64
  %49 = load <16 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %46, i64 128
  %51 = load <16 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %46, i64 192
  %53 = load <16 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %46, i64 256
  %55 = load <16 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %46, i64 320
  %57 = load <16 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %46, i64 384
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %46, i64 448
  %61 = load <16 x float>, ptr %60, align 4
  %62 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %37, <16 x float> %47)
  %63 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %38, <16 x float> %49)
  %64 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %39, <16 x float> %51)
  %65 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %40, <16 x float> %53)
  %66 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %41, <16 x float> %55)
  %67 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %42, <16 x float> %57)
  %68 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %43, <16 x float> %59)
  %69 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %44, <16 x float> %61)
  %70 = add i64 %36, 128
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi <16 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 16)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <16 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <16 x i32> %91, <16 x i32> poison, <16 x i32> zeroinitializer
  %93 = icmp samesign ugt <16 x i32> %92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %94, <16 x i1> %93, <16 x float> splat (float 0xFFF0000000000000))
  %96 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %86, <16 x float> %95)
  %97 = add i64 %85, 16
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi <16 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %101, <16 x float> %78)
  %103 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %75, <16 x float> %79)
  %104 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %76, <16 x float> %80)
  %105 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %77, <16 x float> %81)
  %106 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %102, <16 x float> %104)
  %107 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %103, <16 x float> %105)
  %108 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %106, <16 x float> %107)
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %110 = shufflevector <16 x float> %108, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %111 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %109, <8 x float> %110)
  %112 = shufflevector <8 x float> %111, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %113 = shufflevector <8 x float> %111, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %114 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %112, <4 x float> %113)
  %115 = shufflevector <4 x float> %114, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %116 = shufflevector <4 x float> %114, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %117 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %115, <2 x float> %116)
  %118 = shufflevector <2 x float> %117, <2 x float> poison, <1 x i32> zeroinitializer
  %119 = shufflevector <2 x float> %117, <2 x float> poison, <1 x i32> <i32 1>
  %120 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %118, <1 x float> %119)
  br i1 %23, label %253, label %121

121:                                              ; preds = %100
  %122 = shufflevector <1 x float> %120, <1 x float> poison, <16 x i32> zeroinitializer
  br label %123

123:                                              ; preds = %121, %123
  %124 = phi i64 [ %250, %123 ], [ 0, %121 ]
  %125 = phi <16 x float> [ %246, %123 ], [ splat (float -0.000000e+00), %121 ]
  %126 = phi <16 x float> [ %247, %123 ], [ splat (float -0.000000e+00), %121 ]
  %127 = phi <16 x float> [ %248, %123 ], [ splat (float -0.000000e+00), %121 ]
  %128 = phi <16 x float> [ %249, %123 ], [ splat (float -0.000000e+00), %121 ]
  %129 = add i64 %31, %124
  %130 = getelementptr float, ptr %11, i64 %129
  %131 = load <16 x float>, ptr %130, align 4
  %132 = getelementptr i8, ptr %130, i64 64
  %133 = load <16 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %130, i64 128
  %135 = load <16 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %130, i64 192
  %137 = load <16 x float>, ptr %136, align 4
  %138 = fsub <16 x float> %131, %122
  %139 = fsub <16 x float> %133, %122
  %140 = fsub <16 x float> %135, %122
  %141 = fsub <16 x float> %137, %122
  %142 = fcmp olt <16 x float> %138, splat (float -1.050000e+02)
  %143 = fcmp olt <16 x float> %139, splat (float -1.050000e+02)
  %144 = fcmp olt <16 x float> %140, splat (float -1.050000e+02)
  %145 = fcmp olt <16 x float> %141, splat (float -1.050000e+02)
  %146 = select <16 x i1> %142, <16 x float> splat (float -1.050000e+02), <16 x float> %138
  %147 = select <16 x i1> %143, <16 x float> splat (float -1.050000e+02), <16 x float> %139
  %148 = select <16 x i1> %144, <16 x float> splat (float -1.050000e+02), <16 x float> %140
  %149 = select <16 x i1> %145, <16 x float> splat (float -1.050000e+02), <16 x float> %141
  %150 = fcmp ogt <16 x float> %146, splat (float 8.950000e+01)
  %151 = fcmp ogt <16 x float> %147, splat (float 8.950000e+01)
  %152 = fcmp ogt <16 x float> %148, splat (float 8.950000e+01)
  %153 = fcmp ogt <16 x float> %149, splat (float 8.950000e+01)
  %154 = select <16 x i1> %150, <16 x float> splat (float 8.950000e+01), <16 x float> %146
  %155 = select <16 x i1> %151, <16 x float> splat (float 8.950000e+01), <16 x float> %147
  %156 = select <16 x i1> %152, <16 x float> splat (float 8.950000e+01), <16 x float> %148
  %157 = select <16 x i1> %153, <16 x float> splat (float 8.950000e+01), <16 x float> %149
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %154, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %157, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %162 = fadd <16 x float> %158, splat (float 0xC168001FC0000000)
  %163 = fadd <16 x float> %159, splat (float 0xC168001FC0000000)
  %164 = fadd <16 x float> %160, splat (float 0xC168001FC0000000)
  %165 = fadd <16 x float> %161, splat (float 0xC168001FC0000000)
  %166 = fneg <16 x float> %162
  %167 = fneg <16 x float> %163
  %168 = fneg <16 x float> %164
  %169 = fneg <16 x float> %165
  %170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %166, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %154)
  %171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %167, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %155)
  %172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %168, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %156)
  %173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %157)
  %174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %166, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %170)
  %175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %167, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %171)
  %176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %168, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %172)
  %177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %173)
  %178 = bitcast <16 x float> %158 to <16 x i32>
  %179 = bitcast <16 x float> %159 to <16 x i32>
  %180 = bitcast <16 x float> %160 to <16 x i32>
  %181 = bitcast <16 x float> %161 to <16 x i32>
  %182 = fmul <16 x float> %174, %174
  %183 = fmul <16 x float> %175, %175
  %184 = fmul <16 x float> %176, %176
  %185 = fmul <16 x float> %177, %177
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %176, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %174, <16 x float> splat (float 0x3FA55547E0000000))
  %191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %187, <16 x float> %175, <16 x float> splat (float 0x3FA55547E0000000))
  %192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %176, <16 x float> splat (float 0x3FA55547E0000000))
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %177, <16 x float> splat (float 0x3FA55547E0000000))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> %174, <16 x float> splat (float 0x3FC5554A80000000))
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %175, <16 x float> splat (float 0x3FC5554A80000000))
  %196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %176, <16 x float> splat (float 0x3FC5554A80000000))
  %197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> %177, <16 x float> splat (float 0x3FC5554A80000000))
  %198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %194, <16 x float> %174, <16 x float> splat (float 5.000000e-01))
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> %175, <16 x float> splat (float 5.000000e-01))
  %200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %176, <16 x float> splat (float 5.000000e-01))
  %201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %177, <16 x float> splat (float 5.000000e-01))
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %182, <16 x float> %174)
  %203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %183, <16 x float> %175)
  %204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %184, <16 x float> %176)
  %205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> %185, <16 x float> %177)
  %206 = fadd <16 x float> %202, splat (float 1.000000e+00)
  %207 = fadd <16 x float> %203, splat (float 1.000000e+00)
  %208 = fadd <16 x float> %204, splat (float 1.000000e+00)
  %209 = fadd <16 x float> %205, splat (float 1.000000e+00)
  %210 = shl <16 x i32> %178, splat (i32 23)
  %211 = shl <16 x i32> %179, splat (i32 23)
  %212 = shl <16 x i32> %180, splat (i32 23)
  %213 = shl <16 x i32> %181, splat (i32 23)
  %214 = shl <16 x i32> %178, splat (i32 22)
  %215 = shl <16 x i32> %179, splat (i32 22)
  %216 = shl <16 x i32> %180, splat (i32 22)
  %217 = shl <16 x i32> %181, splat (i32 22)
  %218 = and <16 x i32> %214, splat (i32 2139095040)
  %219 = and <16 x i32> %215, splat (i32 2139095040)
  %220 = and <16 x i32> %216, splat (i32 2139095040)
  %221 = and <16 x i32> %217, splat (i32 2139095040)
  %222 = sub <16 x i32> %210, %218
  %223 = sub <16 x i32> %211, %219
  %224 = sub <16 x i32> %212, %220
  %225 = sub <16 x i32> %213, %221
  %226 = bitcast <16 x i32> %222 to <16 x float>
  %227 = bitcast <16 x i32> %223 to <16 x float>
  %228 = bitcast <16 x i32> %224 to <16 x float>
  %229 = bitcast <16 x i32> %225 to <16 x float>
  %230 = bitcast <16 x i32> %218 to <16 x float>
  %231 = bitcast <16 x i32> %219 to <16 x float>
  %232 = bitcast <16 x i32> %220 to <16 x float>
  %233 = bitcast <16 x i32> %221 to <16 x float>
  %234 = fmul <16 x float> %206, %230
  %235 = fmul <16 x float> %207, %231
  %236 = fmul <16 x float> %208, %232
  %237 = fmul <16 x float> %209, %233
  %238 = fmul <16 x float> %234, %226
  %239 = fmul <16 x float> %235, %227
  %240 = fmul <16 x float> %236, %228
  %241 = fmul <16 x float> %237, %229
  %242 = getelementptr float, ptr %4, i64 %124
  store <16 x float> %238, ptr %242, align 4
  %243 = getelementptr i8, ptr %242, i64 64
  store <16 x float> %239, ptr %243, align 4
  %244 = getelementptr i8, ptr %242, i64 128
  store <16 x float> %240, ptr %244, align 4
  %245 = getelementptr i8, ptr %242, i64 192
  store <16 x float> %241, ptr %245, align 4
  %246 = fadd <16 x float> %125, %238
  %247 = fadd <16 x float> %126, %239
  %248 = fadd <16 x float> %127, %240
  %249 = fadd <16 x float> %128, %241
  %250 = add i64 %124, 64
  %251 = icmp slt i64 %250, %22
  br i1 %251, label %123, label %252

252:                                              ; preds = %123
  br label %253

253:                                              ; preds = %252, %100
  %254 = phi <16 x float> [ splat (float -0.000000e+00), %100 ], [ %246, %252 ]
  %255 = phi <16 x float> [ splat (float -0.000000e+00), %100 ], [ %247, %252 ]
  %256 = phi <16 x float> [ splat (float -0.000000e+00), %100 ], [ %248, %252 ]
  %257 = phi <16 x float> [ splat (float -0.000000e+00), %100 ], [ %249, %252 ]
  br i1 %21, label %258, label %304

258:                                              ; preds = %253
  %259 = getelementptr float, ptr %11, i64 %31
  %260 = shufflevector <1 x float> %120, <1 x float> poison, <16 x i32> zeroinitializer
  br label %261

261:                                              ; preds = %258, %261
  %262 = phi i64 [ %301, %261 ], [ %22, %258 ]
  %263 = phi <16 x float> [ %300, %261 ], [ %254, %258 ]
  %264 = sub i64 %17, %262
  %265 = call i64 @llvm.smax.i64(i64 %264, i64 0)
  %266 = call i64 @llvm.smin.i64(i64 %265, i64 16)
  %267 = trunc nuw nsw i64 %266 to i32
  %268 = insertelement <16 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <16 x i32> %268, <16 x i32> poison, <16 x i32> zeroinitializer
  %270 = icmp samesign ugt <16 x i32> %269, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %271 = getelementptr float, ptr %259, i64 %262
  %272 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %271, <16 x i1> %270, <16 x float> splat (float 0xFFF0000000000000))
  %273 = fsub <16 x float> %272, %260
  %274 = fcmp olt <16 x float> %273, splat (float -1.050000e+02)
  %275 = select <16 x i1> %274, <16 x float> splat (float -1.050000e+02), <16 x float> %273
  %276 = fcmp ogt <16 x float> %275, splat (float 8.950000e+01)
  %277 = select <16 x i1> %276, <16 x float> splat (float 8.950000e+01), <16 x float> %275
  %278 = call <16 x float> @llvm.fma.v16f32(<16 x float> %277, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %279 = fadd <16 x float> %278, splat (float 0xC168001FC0000000)
  %280 = fneg <16 x float> %279
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %277)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %281)
  %283 = bitcast <16 x float> %278 to <16 x i32>
  %284 = fmul <16 x float> %282, %282
  %285 = call <16 x float> @llvm.fma.v16f32(<16 x float> %282, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %282, <16 x float> splat (float 0x3FA55547E0000000))
  %287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %286, <16 x float> %282, <16 x float> splat (float 0x3FC5554A80000000))
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %282, <16 x float> splat (float 5.000000e-01))
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %284, <16 x float> %282)
  %290 = fadd <16 x float> %289, splat (float 1.000000e+00)
  %291 = shl <16 x i32> %283, splat (i32 23)
  %292 = shl <16 x i32> %283, splat (i32 22)
  %293 = and <16 x i32> %292, splat (i32 2139095040)
  %294 = sub <16 x i32> %291, %293
  %295 = bitcast <16 x i32> %294 to <16 x float>
  %296 = bitcast <16 x i32> %293 to <16 x float>
  %297 = fmul <16 x float> %290, %296
  %298 = fmul <16 x float> %297, %295
  %299 = getelementptr float, ptr %4, i64 %262
  store <16 x float> %298, ptr %299, align 4
  %300 = fadd <16 x float> %263, %298
  %301 = add i64 %262, 16
  %302 = icmp slt i64 %301, 1024
  br i1 %302, label %261, label %303

303:                                              ; preds = %261
  br label %304

304:                                              ; preds = %303, %253
  %305 = phi <16 x float> [ %254, %253 ], [ %300, %303 ]
  %306 = fadd <16 x float> %305, %256
  %307 = fadd <16 x float> %255, %257
  %308 = fadd <16 x float> %306, %307
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %310 = shufflevector <16 x float> %308, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %311 = fadd <8 x float> %309, %310
  %312 = shufflevector <8 x float> %311, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %313 = shufflevector <8 x float> %311, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %314 = fadd <4 x float> %312, %313
  %315 = shufflevector <4 x float> %314, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %316 = shufflevector <4 x float> %314, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %317 = fadd <2 x float> %315, %316
  %318 = shufflevector <2 x float> %317, <2 x float> poison, <1 x i32> zeroinitializer
  %319 = shufflevector <2 x float> %317, <2 x float> poison, <1 x i32> <i32 1>
  %320 = fadd <1 x float> %318, %319
  %321 = getelementptr float, ptr %13, i64 %31
  %322 = ptrtoint ptr %321 to i64
  %323 = and i64 %322, 63
  %324 = icmp eq i64 %323, 0
  %325 = and i1 %25, %324
  br i1 %325, label %326, label %329

326:                                              ; preds = %304
  br i1 %27, label %334, label %327

327:                                              ; preds = %326
  %328 = shufflevector <1 x float> %320, <1 x float> poison, <16 x i32> zeroinitializer
  br label %337

329:                                              ; preds = %304
  br i1 %27, label %334, label %330

330:                                              ; preds = %329
  %331 = shufflevector <1 x float> %320, <1 x float> poison, <16 x i32> zeroinitializer
  br label %350

332:                                              ; preds = %337
  br label %334

333:                                              ; preds = %350
  br label %334

334:                                              ; preds = %333, %332, %329, %326
  br i1 %28, label %379, label %335

335:                                              ; preds = %334
  %336 = shufflevector <1 x float> %320, <1 x float> poison, <16 x i32> zeroinitializer
  br label %363

337:                                              ; preds = %327, %337
  %338 = phi i64 [ %348, %337 ], [ 0, %327 ]
  %339 = getelementptr float, ptr %4, i64 %338
  %340 = load <16 x float>, ptr %339, align 4
  %341 = getelementptr i8, ptr %339, i64 64
  %342 = load <16 x float>, ptr %341, align 4
  %343 = fdiv <16 x float> %340, %328
  %344 = fdiv <16 x float> %342, %328
  %345 = add i64 %31, %338
  %346 = getelementptr float, ptr %13, i64 %345
  store <16 x float> %343, ptr %346, align 64, !nontemporal !2
  %347 = getelementptr i8, ptr %346, i64 64
  store <16 x float> %344, ptr %347, align 64, !nontemporal !2
  %348 = add i64 %338, 32
  %349 = icmp slt i64 %348, %26
  br i1 %349, label %337, label %332

350:                                              ; preds = %330, %350
  %351 = phi i64 [ %361, %350 ], [ 0, %330 ]
  %352 = getelementptr float, ptr %4, i64 %351
  %353 = load <16 x float>, ptr %352, align 4
  %354 = getelementptr i8, ptr %352, i64 64
  %355 = load <16 x float>, ptr %354, align 4
  %356 = fdiv <16 x float> %353, %331
  %357 = fdiv <16 x float> %355, %331
  %358 = add i64 %31, %351
  %359 = getelementptr float, ptr %13, i64 %358
  store <16 x float> %356, ptr %359, align 4
  %360 = getelementptr i8, ptr %359, i64 64
  store <16 x float> %357, ptr %360, align 4
  %361 = add i64 %351, 32
  %362 = icmp slt i64 %361, %26
  br i1 %362, label %350, label %333

363:                                              ; preds = %335, %363
  %364 = phi i64 [ %376, %363 ], [ %26, %335 ]
  %365 = getelementptr float, ptr %4, i64 %364
  %366 = load <16 x float>, ptr %365, align 4
  %367 = fdiv <16 x float> %366, %336
  %368 = sub i64 %17, %364
  %369 = call i64 @llvm.smax.i64(i64 %368, i64 0)
  %370 = call i64 @llvm.smin.i64(i64 %369, i64 16)
  %371 = trunc nuw nsw i64 %370 to i32
  %372 = insertelement <16 x i32> poison, i32 %371, i64 0
  %373 = shufflevector <16 x i32> %372, <16 x i32> poison, <16 x i32> zeroinitializer
  %374 = icmp samesign ugt <16 x i32> %373, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %375 = getelementptr float, ptr %321, i64 %364
  call void @llvm.masked.store.v16f32.p0(<16 x float> %367, ptr align 4 %375, <16 x i1> %374)
  %376 = add i64 %364, 16
  %377 = icmp slt i64 %376, %18
  br i1 %377, label %363, label %378

378:                                              ; preds = %363
  br label %379

379:                                              ; preds = %378, %334
  %380 = add i64 %31, 1
  %381 = icmp eq i64 %380, %6
  %382 = select i1 %381, i64 0, i64 %380
  %383 = add i64 %30, 1
  %384 = icmp slt i64 %383, %3
  br i1 %384, label %29, label %33
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

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
