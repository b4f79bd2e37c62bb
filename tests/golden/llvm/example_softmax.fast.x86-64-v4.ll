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
  %23 = and i64 %22, 1920
  %24 = icmp eq i64 %23, 0
  %25 = icmp slt i64 %13, 1024
  %26 = and i64 %22, 1984
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %22, 2016
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %22
  br label %33

33:                                               ; preds = %20, %384
  %34 = phi i64 [ %392, %384 ], [ %2, %20 ]
  %35 = phi i64 [ %390, %384 ], [ %9, %20 ]
  %36 = phi i64 [ %391, %384 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %384
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi <16 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi <16 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi <16 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi <16 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi <16 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi <16 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi <16 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi <16 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %50 = add i64 %35, %41
  %51 = getelementptr float, ptr %15, i64 %50
  %52 = load <16 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %51, i64 64
  %54 = load <16 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %51, i64 128
  %56 = load <16 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %51, i64 192
  %58 = load <16 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %51, i64 256
  %60 = load <16 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %51, i64 320
  %62 = load <16 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %51, i64 384
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %51, i64 448
  %66 = load <16 x float>, ptr %65, align 4
  %67 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %42, <16 x float> %52)
  %68 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %43, <16 x float> %54)
  %69 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %44, <16 x float> %56)
  %70 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %45, <16 x float> %58)
  %71 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %46, <16 x float> %60)
  %72 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %47, <16 x float> %62)
  %73 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %48, <16 x float> %64)
  %74 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %49, <16 x float> %66)
  %75 = add i64 %41, 128
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi <16 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 16)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <16 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <16 x i32> %96, <16 x i32> poison, <16 x i32> zeroinitializer
  %98 = icmp samesign ugt <16 x i32> %97, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %99, <16 x i1> %98, <16 x float> splat (float 0xFFF0000000000000))
  %101 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %91, <16 x float> %100)
  %102 = add i64 %90, 16
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi <16 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %106, <16 x float> %83)
  %108 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %80, <16 x float> %84)
  %109 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %81, <16 x float> %85)
  %110 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %82, <16 x float> %86)
  %111 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %107, <16 x float> %109)
  %112 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %108, <16 x float> %110)
  %113 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %111, <16 x float> %112)
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %115 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %116 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %114, <8 x float> %115)
  %117 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %118 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %119 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %117, <4 x float> %118)
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %121 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %122 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %120, <2 x float> %121)
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> zeroinitializer
  %124 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> <i32 1>
  %125 = call <1 x float> @llvm.maximum.v1f32(<1 x float> %123, <1 x float> %124)
  br i1 %27, label %258, label %126

126:                                              ; preds = %105
  %127 = shufflevector <1 x float> %125, <1 x float> poison, <16 x i32> zeroinitializer
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ %255, %128 ], [ 0, %126 ]
  %130 = phi <16 x float> [ %251, %128 ], [ splat (float -0.000000e+00), %126 ]
  %131 = phi <16 x float> [ %252, %128 ], [ splat (float -0.000000e+00), %126 ]
  %132 = phi <16 x float> [ %253, %128 ], [ splat (float -0.000000e+00), %126 ]
  %133 = phi <16 x float> [ %254, %128 ], [ splat (float -0.000000e+00), %126 ]
  %134 = add i64 %35, %129
  %135 = getelementptr float, ptr %15, i64 %134
  %136 = load <16 x float>, ptr %135, align 4
  %137 = getelementptr i8, ptr %135, i64 64
  %138 = load <16 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %135, i64 128
  %140 = load <16 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %135, i64 192
  %142 = load <16 x float>, ptr %141, align 4
  %143 = fsub <16 x float> %136, %127
  %144 = fsub <16 x float> %138, %127
  %145 = fsub <16 x float> %140, %127
  %146 = fsub <16 x float> %142, %127
  %147 = fcmp olt <16 x float> %143, splat (float -1.050000e+02)
  %148 = fcmp olt <16 x float> %144, splat (float -1.050000e+02)
  %149 = fcmp olt <16 x float> %145, splat (float -1.050000e+02)
  %150 = fcmp olt <16 x float> %146, splat (float -1.050000e+02)
  %151 = select <16 x i1> %147, <16 x float> splat (float -1.050000e+02), <16 x float> %143
  %152 = select <16 x i1> %148, <16 x float> splat (float -1.050000e+02), <16 x float> %144
  %153 = select <16 x i1> %149, <16 x float> splat (float -1.050000e+02), <16 x float> %145
  %154 = select <16 x i1> %150, <16 x float> splat (float -1.050000e+02), <16 x float> %146
  %155 = fcmp ogt <16 x float> %151, splat (float 8.950000e+01)
  %156 = fcmp ogt <16 x float> %152, splat (float 8.950000e+01)
  %157 = fcmp ogt <16 x float> %153, splat (float 8.950000e+01)
  %158 = fcmp ogt <16 x float> %154, splat (float 8.950000e+01)
  %159 = select <16 x i1> %155, <16 x float> splat (float 8.950000e+01), <16 x float> %151
  %160 = select <16 x i1> %156, <16 x float> splat (float 8.950000e+01), <16 x float> %152
  %161 = select <16 x i1> %157, <16 x float> splat (float 8.950000e+01), <16 x float> %153
  %162 = select <16 x i1> %158, <16 x float> splat (float 8.950000e+01), <16 x float> %154
  %163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %160, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %162, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %167 = fadd <16 x float> %163, splat (float 0xC168001FC0000000)
  %168 = fadd <16 x float> %164, splat (float 0xC168001FC0000000)
  %169 = fadd <16 x float> %165, splat (float 0xC168001FC0000000)
  %170 = fadd <16 x float> %166, splat (float 0xC168001FC0000000)
  %171 = fneg <16 x float> %167
  %172 = fneg <16 x float> %168
  %173 = fneg <16 x float> %169
  %174 = fneg <16 x float> %170
  %175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %171, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %159)
  %176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %160)
  %177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %173, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %161)
  %178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %162)
  %179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %171, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %175)
  %180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %176)
  %181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %173, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %177)
  %182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %178)
  %183 = bitcast <16 x float> %163 to <16 x i32>
  %184 = bitcast <16 x float> %164 to <16 x i32>
  %185 = bitcast <16 x float> %165 to <16 x i32>
  %186 = bitcast <16 x float> %166 to <16 x i32>
  %187 = fmul <16 x float> %179, %179
  %188 = fmul <16 x float> %180, %180
  %189 = fmul <16 x float> %181, %181
  %190 = fmul <16 x float> %182, %182
  %191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %179, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %181, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %182, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %179, <16 x float> splat (float 0x3FA55547E0000000))
  %196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %180, <16 x float> splat (float 0x3FA55547E0000000))
  %197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> %181, <16 x float> splat (float 0x3FA55547E0000000))
  %198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %194, <16 x float> %182, <16 x float> splat (float 0x3FA55547E0000000))
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> %179, <16 x float> splat (float 0x3FC5554A80000000))
  %200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %180, <16 x float> splat (float 0x3FC5554A80000000))
  %201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %181, <16 x float> splat (float 0x3FC5554A80000000))
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %182, <16 x float> splat (float 0x3FC5554A80000000))
  %203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %179, <16 x float> splat (float 5.000000e-01))
  %204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %180, <16 x float> splat (float 5.000000e-01))
  %205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> %181, <16 x float> splat (float 5.000000e-01))
  %206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> %182, <16 x float> splat (float 5.000000e-01))
  %207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %203, <16 x float> %187, <16 x float> %179)
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %204, <16 x float> %188, <16 x float> %180)
  %209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %189, <16 x float> %181)
  %210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> %190, <16 x float> %182)
  %211 = fadd <16 x float> %207, splat (float 1.000000e+00)
  %212 = fadd <16 x float> %208, splat (float 1.000000e+00)
  %213 = fadd <16 x float> %209, splat (float 1.000000e+00)
  %214 = fadd <16 x float> %210, splat (float 1.000000e+00)
  %215 = shl <16 x i32> %183, splat (i32 23)
  %216 = shl <16 x i32> %184, splat (i32 23)
  %217 = shl <16 x i32> %185, splat (i32 23)
  %218 = shl <16 x i32> %186, splat (i32 23)
  %219 = shl <16 x i32> %183, splat (i32 22)
  %220 = shl <16 x i32> %184, splat (i32 22)
  %221 = shl <16 x i32> %185, splat (i32 22)
  %222 = shl <16 x i32> %186, splat (i32 22)
  %223 = and <16 x i32> %219, splat (i32 2139095040)
  %224 = and <16 x i32> %220, splat (i32 2139095040)
  %225 = and <16 x i32> %221, splat (i32 2139095040)
  %226 = and <16 x i32> %222, splat (i32 2139095040)
  %227 = sub <16 x i32> %215, %223
  %228 = sub <16 x i32> %216, %224
  %229 = sub <16 x i32> %217, %225
  %230 = sub <16 x i32> %218, %226
  %231 = bitcast <16 x i32> %227 to <16 x float>
  %232 = bitcast <16 x i32> %228 to <16 x float>
  %233 = bitcast <16 x i32> %229 to <16 x float>
  %234 = bitcast <16 x i32> %230 to <16 x float>
  %235 = bitcast <16 x i32> %223 to <16 x float>
  %236 = bitcast <16 x i32> %224 to <16 x float>
  %237 = bitcast <16 x i32> %225 to <16 x float>
  %238 = bitcast <16 x i32> %226 to <16 x float>
  %239 = fmul <16 x float> %211, %235
  %240 = fmul <16 x float> %212, %236
  %241 = fmul <16 x float> %213, %237
  %242 = fmul <16 x float> %214, %238
  %243 = fmul <16 x float> %239, %231
  %244 = fmul <16 x float> %240, %232
  %245 = fmul <16 x float> %241, %233
  %246 = fmul <16 x float> %242, %234
  %247 = getelementptr float, ptr %4, i64 %129
  store <16 x float> %243, ptr %247, align 4
  %248 = getelementptr i8, ptr %247, i64 64
  store <16 x float> %244, ptr %248, align 4
  %249 = getelementptr i8, ptr %247, i64 128
  store <16 x float> %245, ptr %249, align 4
  %250 = getelementptr i8, ptr %247, i64 192
  store <16 x float> %246, ptr %250, align 4
  %251 = fadd <16 x float> %130, %243
  %252 = fadd <16 x float> %131, %244
  %253 = fadd <16 x float> %132, %245
  %254 = fadd <16 x float> %133, %246
  %255 = add i64 %129, 64
  %256 = icmp slt i64 %255, %26
  br i1 %256, label %128, label %257

257:                                              ; preds = %128
  br label %258

258:                                              ; preds = %257, %105
  %259 = phi <16 x float> [ splat (float -0.000000e+00), %105 ], [ %251, %257 ]
  %260 = phi <16 x float> [ splat (float -0.000000e+00), %105 ], [ %252, %257 ]
  %261 = phi <16 x float> [ splat (float -0.000000e+00), %105 ], [ %253, %257 ]
  %262 = phi <16 x float> [ splat (float -0.000000e+00), %105 ], [ %254, %257 ]
  br i1 %25, label %263, label %309

263:                                              ; preds = %258
  %264 = getelementptr float, ptr %15, i64 %35
  %265 = shufflevector <1 x float> %125, <1 x float> poison, <16 x i32> zeroinitializer
  br label %266

266:                                              ; preds = %263, %266
  %267 = phi i64 [ %306, %266 ], [ %26, %263 ]
  %268 = phi <16 x float> [ %305, %266 ], [ %259, %263 ]
  %269 = sub i64 %21, %267
  %270 = call i64 @llvm.smax.i64(i64 %269, i64 0)
  %271 = call i64 @llvm.smin.i64(i64 %270, i64 16)
  %272 = trunc nuw nsw i64 %271 to i32
  %273 = insertelement <16 x i32> poison, i32 %272, i64 0
  %274 = shufflevector <16 x i32> %273, <16 x i32> poison, <16 x i32> zeroinitializer
  %275 = icmp samesign ugt <16 x i32> %274, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %276 = getelementptr float, ptr %264, i64 %267
  %277 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %276, <16 x i1> %275, <16 x float> splat (float 0xFFF0000000000000))
  %278 = fsub <16 x float> %277, %265
  %279 = fcmp olt <16 x float> %278, splat (float -1.050000e+02)
  %280 = select <16 x i1> %279, <16 x float> splat (float -1.050000e+02), <16 x float> %278
  %281 = fcmp ogt <16 x float> %280, splat (float 8.950000e+01)
  %282 = select <16 x i1> %281, <16 x float> splat (float 8.950000e+01), <16 x float> %280
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %282, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %284 = fadd <16 x float> %283, splat (float 0xC168001FC0000000)
  %285 = fneg <16 x float> %284
  %286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %282)
  %287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %286)
  %288 = bitcast <16 x float> %283 to <16 x i32>
  %289 = fmul <16 x float> %287, %287
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> splat (float 0x3F56DA0CC0000000), <16 x float> splat (float 0x3F8122D8E0000000))
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %290, <16 x float> %287, <16 x float> splat (float 0x3FA55547E0000000))
  %292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %291, <16 x float> %287, <16 x float> splat (float 0x3FC5554A80000000))
  %293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %287, <16 x float> splat (float 5.000000e-01))
  %294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> %289, <16 x float> %287)
  %295 = fadd <16 x float> %294, splat (float 1.000000e+00)
  %296 = shl <16 x i32> %288, splat (i32 23)
  %297 = shl <16 x i32> %288, splat (i32 22)
  %298 = and <16 x i32> %297, splat (i32 2139095040)
  %299 = sub <16 x i32> %296, %298
  %300 = bitcast <16 x i32> %299 to <16 x float>
  %301 = bitcast <16 x i32> %298 to <16 x float>
  %302 = fmul <16 x float> %295, %301
  %303 = fmul <16 x float> %302, %300
  %304 = getelementptr float, ptr %4, i64 %267
  store <16 x float> %303, ptr %304, align 4
  %305 = fadd <16 x float> %268, %303
  %306 = add i64 %267, 16
  %307 = icmp slt i64 %306, 1024
  br i1 %307, label %266, label %308

308:                                              ; preds = %266
  br label %309

309:                                              ; preds = %308, %258
  %310 = phi <16 x float> [ %259, %258 ], [ %305, %308 ]
  %311 = fadd <16 x float> %310, %261
  %312 = fadd <16 x float> %260, %262
  %313 = fadd <16 x float> %311, %312
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %315 = shufflevector <16 x float> %313, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %316 = fadd <8 x float> %314, %315
  %317 = shufflevector <8 x float> %316, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %318 = shufflevector <8 x float> %316, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %319 = fadd <4 x float> %317, %318
  %320 = shufflevector <4 x float> %319, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %321 = shufflevector <4 x float> %319, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %322 = fadd <2 x float> %320, %321
  %323 = shufflevector <2 x float> %322, <2 x float> poison, <1 x i32> zeroinitializer
  %324 = shufflevector <2 x float> %322, <2 x float> poison, <1 x i32> <i32 1>
  %325 = fadd <1 x float> %323, %324
  %326 = getelementptr float, ptr %17, i64 %35
  %327 = ptrtoint ptr %326 to i64
  %328 = and i64 %327, 63
  %329 = icmp eq i64 %328, 0
  %330 = and i1 %29, %329
  br i1 %330, label %331, label %334

331:                                              ; preds = %309
  br i1 %31, label %339, label %332

332:                                              ; preds = %331
  %333 = shufflevector <1 x float> %325, <1 x float> poison, <16 x i32> zeroinitializer
  br label %342

334:                                              ; preds = %309
  br i1 %31, label %339, label %335

335:                                              ; preds = %334
  %336 = shufflevector <1 x float> %325, <1 x float> poison, <16 x i32> zeroinitializer
  br label %355

337:                                              ; preds = %342
  br label %339

338:                                              ; preds = %355
  br label %339

339:                                              ; preds = %338, %337, %334, %331
  br i1 %32, label %384, label %340

340:                                              ; preds = %339
  %341 = shufflevector <1 x float> %325, <1 x float> poison, <16 x i32> zeroinitializer
  br label %368

342:                                              ; preds = %332, %342
  %343 = phi i64 [ %353, %342 ], [ 0, %332 ]
  %344 = getelementptr float, ptr %4, i64 %343
  %345 = load <16 x float>, ptr %344, align 4
  %346 = getelementptr i8, ptr %344, i64 64
  %347 = load <16 x float>, ptr %346, align 4
  %348 = fdiv <16 x float> %345, %333
  %349 = fdiv <16 x float> %347, %333
  %350 = add i64 %35, %343
  %351 = getelementptr float, ptr %17, i64 %350
  store <16 x float> %348, ptr %351, align 64, !nontemporal !1
  %352 = getelementptr i8, ptr %351, i64 64
  store <16 x float> %349, ptr %352, align 64, !nontemporal !1
  %353 = add i64 %343, 32
  %354 = icmp slt i64 %353, %30
  br i1 %354, label %342, label %337

355:                                              ; preds = %335, %355
  %356 = phi i64 [ %366, %355 ], [ 0, %335 ]
  %357 = getelementptr float, ptr %4, i64 %356
  %358 = load <16 x float>, ptr %357, align 4
  %359 = getelementptr i8, ptr %357, i64 64
  %360 = load <16 x float>, ptr %359, align 4
  %361 = fdiv <16 x float> %358, %336
  %362 = fdiv <16 x float> %360, %336
  %363 = add i64 %35, %356
  %364 = getelementptr float, ptr %17, i64 %363
  store <16 x float> %361, ptr %364, align 4
  %365 = getelementptr i8, ptr %364, i64 64
  store <16 x float> %362, ptr %365, align 4
  %366 = add i64 %356, 32
  %367 = icmp slt i64 %366, %30
  br i1 %367, label %355, label %338

368:                                              ; preds = %340, %368
  %369 = phi i64 [ %381, %368 ], [ %30, %340 ]
  %370 = getelementptr float, ptr %4, i64 %369
  %371 = load <16 x float>, ptr %370, align 4
  %372 = fdiv <16 x float> %371, %341
  %373 = sub i64 %21, %369
  %374 = call i64 @llvm.smax.i64(i64 %373, i64 0)
  %375 = call i64 @llvm.smin.i64(i64 %374, i64 16)
  %376 = trunc nuw nsw i64 %375 to i32
  %377 = insertelement <16 x i32> poison, i32 %376, i64 0
  %378 = shufflevector <16 x i32> %377, <16 x i32> poison, <16 x i32> zeroinitializer
  %379 = icmp samesign ugt <16 x i32> %378, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %380 = getelementptr float, ptr %326, i64 %369
  call void @llvm.masked.store.v16f32.p0(<16 x float> %372, ptr align 4 %380, <16 x i1> %379)
  %381 = add i64 %369, 16
  %382 = icmp slt i64 %381, %22
  br i1 %382, label %368, label %383

383:                                              ; preds = %368
  br label %384

384:                                              ; preds = %383, %339
  %385 = add i64 %35, 1
  %386 = icmp eq i64 %385, %6
  %387 = zext i1 %386 to i64
  %388 = add i64 %36, %387
  %389 = icmp eq i64 %388, %8
  %390 = select i1 %386, i64 0, i64 %385
  %391 = select i1 %389, i64 0, i64 %388
  %392 = add i64 %34, 1
  %393 = icmp slt i64 %392, %3
  br i1 %393, label %33, label %38
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

!0 = !{}
!1 = !{i32 1}
