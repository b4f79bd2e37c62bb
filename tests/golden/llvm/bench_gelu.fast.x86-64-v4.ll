; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load double, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load double, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8, !invariant.load !1
  br i1 %7, label %19, label %43

19:                                               ; preds = %5
  %20 = urem i64 %2, %6
  %21 = fptrunc reassoc arcp contract afn double %8 to float
  %22 = fptrunc reassoc arcp contract afn double %10 to float
  %23 = and i64 %14, 2
  %24 = icmp ne i64 %23, 0
  %25 = insertelement <16 x float> poison, float %21, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = insertelement <16 x float> poison, float %22, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  br label %29

29:                                               ; preds = %268, %19
  %30 = phi i64 [ %2, %19 ], [ %272, %268 ]
  %31 = phi i64 [ %20, %19 ], [ %271, %268 ]
  %32 = shl i64 %31, 12
  %33 = getelementptr float, ptr %12, i64 %32
  %34 = ptrtoint ptr %33 to i64
  %35 = and i64 %34, 63
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %24, %36
  %38 = call i64 @llvm.ssub.sat.i64(i64 %16, i64 %32)
  %39 = call i64 @llvm.smax.i64(i64 %38, i64 0)
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 4096)
  %41 = and i64 %40, 8160
  br i1 %37, label %44, label %47

42:                                               ; preds = %268
  br label %43

43:                                               ; preds = %42, %5
  ret i32 0

44:                                               ; preds = %29
  %45 = icmp eq i64 %41, 0
  br i1 %45, label %52, label %46

46:                                               ; preds = %44
  br label %55

47:                                               ; preds = %29
  %48 = icmp eq i64 %41, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %47
  br label %136

50:                                               ; preds = %55
  br label %52

51:                                               ; preds = %136
  br label %52

52:                                               ; preds = %51, %50, %47, %44
  %53 = icmp eq i64 %41, %40
  br i1 %53, label %268, label %54

54:                                               ; preds = %52
  br label %217

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %134, %55 ], [ 0, %46 ]
  %57 = add i64 %32, %56
  %58 = getelementptr float, ptr %18, i64 %57
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 4
  %62 = fmul reassoc arcp contract afn <16 x float> %59, %26
  %63 = fmul reassoc arcp contract afn <16 x float> %61, %26
  %64 = fadd reassoc arcp contract afn <16 x float> %62, %28
  %65 = fadd reassoc arcp contract afn <16 x float> %63, %28
  %66 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %64
  %67 = fmul reassoc arcp contract afn <16 x float> %64, %64
  %68 = fmul reassoc arcp contract afn <16 x float> %66, %67
  %69 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %65
  %70 = fmul reassoc arcp contract afn <16 x float> %65, %65
  %71 = fmul reassoc arcp contract afn <16 x float> %69, %70
  %72 = fadd reassoc arcp contract afn <16 x float> %64, %68
  %73 = fadd reassoc arcp contract afn <16 x float> %65, %71
  %74 = fmul <16 x float> %72, splat (float 0xBFF9884540000000)
  %75 = fmul <16 x float> %73, splat (float 0xBFF9884540000000)
  %76 = fcmp olt <16 x float> %74, splat (float -8.700000e+01)
  %77 = fcmp olt <16 x float> %75, splat (float -8.700000e+01)
  %78 = select <16 x i1> %76, <16 x float> splat (float -8.700000e+01), <16 x float> %74
  %79 = select <16 x i1> %77, <16 x float> splat (float -8.700000e+01), <16 x float> %75
  %80 = fcmp ogt <16 x float> %78, splat (float 8.700000e+01)
  %81 = fcmp ogt <16 x float> %79, splat (float 8.700000e+01)
  %82 = select <16 x i1> %80, <16 x float> splat (float 8.700000e+01), <16 x float> %78
  %83 = select <16 x i1> %81, <16 x float> splat (float 8.700000e+01), <16 x float> %79
  %84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %83, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %86 = fadd <16 x float> %84, splat (float 0xC168000FE0000000)
  %87 = fadd <16 x float> %85, splat (float 0xC168000FE0000000)
  %88 = fneg <16 x float> %86
  %89 = fneg <16 x float> %87
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %88, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %82)
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %83)
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %88, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %90)
  %93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %91)
  %94 = bitcast <16 x float> %84 to <16 x i32>
  %95 = bitcast <16 x float> %85 to <16 x i32>
  %96 = fmul <16 x float> %92, %92
  %97 = fmul <16 x float> %93, %93
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %98, <16 x float> %92, <16 x float> splat (float 0x3FC5557C80000000))
  %101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %93, <16 x float> splat (float 0x3FC5557C80000000))
  %102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> %92, <16 x float> splat (float 0x3FDFFFDE80000000))
  %103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %101, <16 x float> %93, <16 x float> splat (float 0x3FDFFFDE80000000))
  %104 = shl <16 x i32> %94, splat (i32 23)
  %105 = shl <16 x i32> %95, splat (i32 23)
  %106 = bitcast <16 x i32> %104 to <16 x float>
  %107 = bitcast <16 x i32> %105 to <16 x float>
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %96, <16 x float> %92)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %103, <16 x float> %97, <16 x float> %93)
  %110 = fadd <16 x float> %108, splat (float 1.000000e+00)
  %111 = fadd <16 x float> %109, splat (float 1.000000e+00)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %106, <16 x float> splat (float 1.000000e+00))
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %111, <16 x float> %107, <16 x float> splat (float 1.000000e+00))
  %114 = shufflevector <16 x float> %112, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %115 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %116 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %114)
  %117 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %115)
  %118 = shufflevector <16 x float> %112, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %119 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %120 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %118)
  %121 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %119)
  %122 = shufflevector <8 x float> %116, <8 x float> %120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %123 = shufflevector <8 x float> %117, <8 x float> %121, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %124 = fneg <16 x float> %112
  %125 = fneg <16 x float> %113
  %126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %122, <16 x float> splat (float 2.000000e+00))
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %125, <16 x float> %123, <16 x float> splat (float 2.000000e+00))
  %128 = fmul <16 x float> %122, %126
  %129 = fmul <16 x float> %123, %127
  %130 = fmul reassoc arcp contract afn <16 x float> %64, %128
  %131 = fmul reassoc arcp contract afn <16 x float> %65, %129
  %132 = getelementptr float, ptr %12, i64 %57
  store <16 x float> %130, ptr %132, align 64, !nontemporal !2
  %133 = getelementptr i8, ptr %132, i64 64
  store <16 x float> %131, ptr %133, align 64, !nontemporal !2
  %134 = add i64 %56, 32
  %135 = icmp slt i64 %134, %41
  br i1 %135, label %55, label %50

136:                                              ; preds = %49, %136
  %137 = phi i64 [ %215, %136 ], [ 0, %49 ]
  %138 = add i64 %32, %137
  %139 = getelementptr float, ptr %18, i64 %138
  %140 = load <16 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %139, i64 64
  %142 = load <16 x float>, ptr %141, align 4
  %143 = fmul reassoc arcp contract afn <16 x float> %140, %26
  %144 = fmul reassoc arcp contract afn <16 x float> %142, %26
  %145 = fadd reassoc arcp contract afn <16 x float> %143, %28
  %146 = fadd reassoc arcp contract afn <16 x float> %144, %28
  %147 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %145
  %148 = fmul reassoc arcp contract afn <16 x float> %145, %145
  %149 = fmul reassoc arcp contract afn <16 x float> %147, %148
  %150 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %146
  %151 = fmul reassoc arcp contract afn <16 x float> %146, %146
  %152 = fmul reassoc arcp contract afn <16 x float> %150, %151
  %153 = fadd reassoc arcp contract afn <16 x float> %145, %149
  %154 = fadd reassoc arcp contract afn <16 x float> %146, %152
  %155 = fmul <16 x float> %153, splat (float 0xBFF9884540000000)
  %156 = fmul <16 x float> %154, splat (float 0xBFF9884540000000)
  %157 = fcmp olt <16 x float> %155, splat (float -8.700000e+01)
  %158 = fcmp olt <16 x float> %156, splat (float -8.700000e+01)
  %159 = select <16 x i1> %157, <16 x float> splat (float -8.700000e+01), <16 x float> %155
  %160 = select <16 x i1> %158, <16 x float> splat (float -8.700000e+01), <16 x float> %156
  %161 = fcmp ogt <16 x float> %159, splat (float 8.700000e+01)
  %162 = fcmp ogt <16 x float> %160, splat (float 8.700000e+01)
  %163 = select <16 x i1> %161, <16 x float> splat (float 8.700000e+01), <16 x float> %159
  %164 = select <16 x i1> %162, <16 x float> splat (float 8.700000e+01), <16 x float> %160
  %165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %163, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %164, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %167 = fadd <16 x float> %165, splat (float 0xC168000FE0000000)
  %168 = fadd <16 x float> %166, splat (float 0xC168000FE0000000)
  %169 = fneg <16 x float> %167
  %170 = fneg <16 x float> %168
  %171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %163)
  %172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %170, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %164)
  %173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %171)
  %174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %170, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %172)
  %175 = bitcast <16 x float> %165 to <16 x i32>
  %176 = bitcast <16 x float> %166 to <16 x i32>
  %177 = fmul <16 x float> %173, %173
  %178 = fmul <16 x float> %174, %174
  %179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %173, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %179, <16 x float> %173, <16 x float> splat (float 0x3FC5557C80000000))
  %182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> %174, <16 x float> splat (float 0x3FC5557C80000000))
  %183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %181, <16 x float> %173, <16 x float> splat (float 0x3FDFFFDE80000000))
  %184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %182, <16 x float> %174, <16 x float> splat (float 0x3FDFFFDE80000000))
  %185 = shl <16 x i32> %175, splat (i32 23)
  %186 = shl <16 x i32> %176, splat (i32 23)
  %187 = bitcast <16 x i32> %185 to <16 x float>
  %188 = bitcast <16 x i32> %186 to <16 x float>
  %189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %183, <16 x float> %177, <16 x float> %173)
  %190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %178, <16 x float> %174)
  %191 = fadd <16 x float> %189, splat (float 1.000000e+00)
  %192 = fadd <16 x float> %190, splat (float 1.000000e+00)
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %187, <16 x float> splat (float 1.000000e+00))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %188, <16 x float> splat (float 1.000000e+00))
  %195 = shufflevector <16 x float> %193, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %196 = shufflevector <16 x float> %194, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %197 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %195)
  %198 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %196)
  %199 = shufflevector <16 x float> %193, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %200 = shufflevector <16 x float> %194, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %201 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %199)
  %202 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %200)
  %203 = shufflevector <8 x float> %197, <8 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %204 = shufflevector <8 x float> %198, <8 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %205 = fneg <16 x float> %193
  %206 = fneg <16 x float> %194
  %207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %205, <16 x float> %203, <16 x float> splat (float 2.000000e+00))
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> %204, <16 x float> splat (float 2.000000e+00))
  %209 = fmul <16 x float> %203, %207
  %210 = fmul <16 x float> %204, %208
  %211 = fmul reassoc arcp contract afn <16 x float> %145, %209
  %212 = fmul reassoc arcp contract afn <16 x float> %146, %210
  %213 = getelementptr float, ptr %12, i64 %138
  store <16 x float> %211, ptr %213, align 4
  %214 = getelementptr i8, ptr %213, i64 64
  store <16 x float> %212, ptr %214, align 4
  %215 = add i64 %137, 32
  %216 = icmp slt i64 %215, %41
  br i1 %216, label %136, label %51

217:                                              ; preds = %54, %217
  %218 = phi i64 [ %265, %217 ], [ %41, %54 ]
  %219 = sub i64 %39, %218
  %220 = call i64 @llvm.smax.i64(i64 %219, i64 0)
  %221 = call i64 @llvm.smin.i64(i64 %220, i64 16)
  %222 = trunc nuw nsw i64 %221 to i32
  %223 = insertelement <16 x i32> poison, i32 %222, i64 0
  %224 = shufflevector <16 x i32> %223, <16 x i32> poison, <16 x i32> zeroinitializer
  %225 = icmp samesign ugt <16 x i32> %224, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %226 = add i64 %32, %218
  %227 = getelementptr float, ptr %18, i64 %226
  %228 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %227, <16 x i1> %225, <16 x float> zeroinitializer)
  %229 = fmul reassoc arcp contract afn <16 x float> %228, %26
  %230 = fadd reassoc arcp contract afn <16 x float> %229, %28
  %231 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %230
  %232 = fmul reassoc arcp contract afn <16 x float> %230, %230
  %233 = fmul reassoc arcp contract afn <16 x float> %231, %232
  %234 = fadd reassoc arcp contract afn <16 x float> %230, %233
  %235 = fmul <16 x float> %234, splat (float 0xBFF9884540000000)
  %236 = fcmp olt <16 x float> %235, splat (float -8.700000e+01)
  %237 = select <16 x i1> %236, <16 x float> splat (float -8.700000e+01), <16 x float> %235
  %238 = fcmp ogt <16 x float> %237, splat (float 8.700000e+01)
  %239 = select <16 x i1> %238, <16 x float> splat (float 8.700000e+01), <16 x float> %237
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %241 = fadd <16 x float> %240, splat (float 0xC168000FE0000000)
  %242 = fneg <16 x float> %241
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %239)
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %243)
  %245 = bitcast <16 x float> %240 to <16 x i32>
  %246 = fmul <16 x float> %244, %244
  %247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %244, <16 x float> splat (float 0x3FC5557C80000000))
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %244, <16 x float> splat (float 0x3FDFFFDE80000000))
  %250 = shl <16 x i32> %245, splat (i32 23)
  %251 = bitcast <16 x i32> %250 to <16 x float>
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %246, <16 x float> %244)
  %253 = fadd <16 x float> %252, splat (float 1.000000e+00)
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %253, <16 x float> %251, <16 x float> splat (float 1.000000e+00))
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %256 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %255)
  %257 = shufflevector <16 x float> %254, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %258 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %257)
  %259 = shufflevector <8 x float> %256, <8 x float> %258, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %260 = fneg <16 x float> %254
  %261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %260, <16 x float> %259, <16 x float> splat (float 2.000000e+00))
  %262 = fmul <16 x float> %259, %261
  %263 = fmul reassoc arcp contract afn <16 x float> %230, %262
  %264 = getelementptr float, ptr %12, i64 %226
  call void @llvm.masked.store.v16f32.p0(<16 x float> %263, ptr align 4 %264, <16 x i1> %225)
  %265 = add i64 %218, 16
  %266 = icmp slt i64 %265, %40
  br i1 %266, label %217, label %267

267:                                              ; preds = %217
  br label %268

268:                                              ; preds = %267, %52
  %269 = add i64 %31, 1
  %270 = icmp eq i64 %269, %6
  %271 = select i1 %270, i64 0, i64 %269
  %272 = add i64 %30, 1
  %273 = icmp slt i64 %272, %3
  br i1 %273, label %29, label %42
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
