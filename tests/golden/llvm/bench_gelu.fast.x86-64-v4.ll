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
  %13 = load double, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8, !invariant.load !0
  br i1 %12, label %24, label %48

24:                                               ; preds = %5
  %25 = fptrunc reassoc arcp contract afn double %13 to float
  %26 = fptrunc reassoc arcp contract afn double %15 to float
  %27 = and i64 %19, 2
  %28 = icmp ne i64 %27, 0
  %29 = insertelement <16 x float> poison, float %25, i64 0
  %30 = shufflevector <16 x float> %29, <16 x float> poison, <16 x i32> zeroinitializer
  %31 = insertelement <16 x float> poison, float %26, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %24, %273
  %34 = phi i64 [ %281, %273 ], [ %2, %24 ]
  %35 = phi i64 [ %279, %273 ], [ %9, %24 ]
  %36 = phi i64 [ %280, %273 ], [ %11, %24 ]
  %37 = shl i64 %35, 12
  %38 = getelementptr float, ptr %17, i64 %37
  %39 = ptrtoint ptr %38 to i64
  %40 = and i64 %39, 63
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %28, %41
  %43 = call i64 @llvm.ssub.sat.i64(i64 %21, i64 %37)
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 4096)
  %46 = and i64 %45, 8160
  br i1 %42, label %49, label %52

47:                                               ; preds = %273
  br label %48

48:                                               ; preds = %47, %5
  ret i32 0

49:                                               ; preds = %33
  %50 = icmp eq i64 %46, 0
  br i1 %50, label %57, label %51

51:                                               ; preds = %49
  br label %60

52:                                               ; preds = %33
  %53 = icmp eq i64 %46, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %52
  br label %141

55:                                               ; preds = %60
  br label %57

56:                                               ; preds = %141
  br label %57

57:                                               ; preds = %56, %55, %52, %49
  %58 = icmp eq i64 %46, %45
  br i1 %58, label %273, label %59

59:                                               ; preds = %57
  br label %222

60:                                               ; preds = %51, %60
  %61 = phi i64 [ %139, %60 ], [ 0, %51 ]
  %62 = add i64 %37, %61
  %63 = getelementptr float, ptr %23, i64 %62
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %63, i64 64
  %66 = load <16 x float>, ptr %65, align 4
  %67 = fmul reassoc arcp contract afn <16 x float> %64, %30
  %68 = fmul reassoc arcp contract afn <16 x float> %66, %30
  %69 = fadd reassoc arcp contract afn <16 x float> %67, %32
  %70 = fadd reassoc arcp contract afn <16 x float> %68, %32
  %71 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %69
  %72 = fmul reassoc arcp contract afn <16 x float> %69, %69
  %73 = fmul reassoc arcp contract afn <16 x float> %71, %72
  %74 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %70
  %75 = fmul reassoc arcp contract afn <16 x float> %70, %70
  %76 = fmul reassoc arcp contract afn <16 x float> %74, %75
  %77 = fadd reassoc arcp contract afn <16 x float> %69, %73
  %78 = fadd reassoc arcp contract afn <16 x float> %70, %76
  %79 = fmul <16 x float> %77, splat (float 0xBFF9884540000000)
  %80 = fmul <16 x float> %78, splat (float 0xBFF9884540000000)
  %81 = fcmp olt <16 x float> %79, splat (float -8.700000e+01)
  %82 = fcmp olt <16 x float> %80, splat (float -8.700000e+01)
  %83 = select <16 x i1> %81, <16 x float> splat (float -8.700000e+01), <16 x float> %79
  %84 = select <16 x i1> %82, <16 x float> splat (float -8.700000e+01), <16 x float> %80
  %85 = fcmp ogt <16 x float> %83, splat (float 8.700000e+01)
  %86 = fcmp ogt <16 x float> %84, splat (float 8.700000e+01)
  %87 = select <16 x i1> %85, <16 x float> splat (float 8.700000e+01), <16 x float> %83
  %88 = select <16 x i1> %86, <16 x float> splat (float 8.700000e+01), <16 x float> %84
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %88, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %91 = fadd <16 x float> %89, splat (float 0xC168000FE0000000)
  %92 = fadd <16 x float> %90, splat (float 0xC168000FE0000000)
  %93 = fneg <16 x float> %91
  %94 = fneg <16 x float> %92
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %87)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %88)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %95)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %96)
  %99 = bitcast <16 x float> %89 to <16 x i32>
  %100 = bitcast <16 x float> %90 to <16 x i32>
  %101 = fmul <16 x float> %97, %97
  %102 = fmul <16 x float> %98, %98
  %103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %97, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %98, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %103, <16 x float> %97, <16 x float> splat (float 0x3FC5557C80000000))
  %106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %104, <16 x float> %98, <16 x float> splat (float 0x3FC5557C80000000))
  %107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %105, <16 x float> %97, <16 x float> splat (float 0x3FDFFFDE80000000))
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %98, <16 x float> splat (float 0x3FDFFFDE80000000))
  %109 = shl <16 x i32> %99, splat (i32 23)
  %110 = shl <16 x i32> %100, splat (i32 23)
  %111 = bitcast <16 x i32> %109 to <16 x float>
  %112 = bitcast <16 x i32> %110 to <16 x float>
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %101, <16 x float> %97)
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> %102, <16 x float> %98)
  %115 = fadd <16 x float> %113, splat (float 1.000000e+00)
  %116 = fadd <16 x float> %114, splat (float 1.000000e+00)
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %115, <16 x float> %111, <16 x float> splat (float 1.000000e+00))
  %118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %116, <16 x float> %112, <16 x float> splat (float 1.000000e+00))
  %119 = shufflevector <16 x float> %117, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %120 = shufflevector <16 x float> %118, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %119)
  %122 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %120)
  %123 = shufflevector <16 x float> %117, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %124 = shufflevector <16 x float> %118, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %125 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %123)
  %126 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %124)
  %127 = shufflevector <8 x float> %121, <8 x float> %125, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %128 = shufflevector <8 x float> %122, <8 x float> %126, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %129 = fneg <16 x float> %117
  %130 = fneg <16 x float> %118
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %129, <16 x float> %127, <16 x float> splat (float 2.000000e+00))
  %132 = call <16 x float> @llvm.fma.v16f32(<16 x float> %130, <16 x float> %128, <16 x float> splat (float 2.000000e+00))
  %133 = fmul <16 x float> %127, %131
  %134 = fmul <16 x float> %128, %132
  %135 = fmul reassoc arcp contract afn <16 x float> %69, %133
  %136 = fmul reassoc arcp contract afn <16 x float> %70, %134
  %137 = getelementptr float, ptr %17, i64 %62
  store <16 x float> %135, ptr %137, align 64, !nontemporal !1
  %138 = getelementptr i8, ptr %137, i64 64
  store <16 x float> %136, ptr %138, align 64, !nontemporal !1
  %139 = add i64 %61, 32
  %140 = icmp slt i64 %139, %46
  br i1 %140, label %60, label %55

141:                                              ; preds = %54, %141
  %142 = phi i64 [ %220, %141 ], [ 0, %54 ]
  %143 = add i64 %37, %142
  %144 = getelementptr float, ptr %23, i64 %143
  %145 = load <16 x float>, ptr %144, align 4
  %146 = getelementptr i8, ptr %144, i64 64
  %147 = load <16 x float>, ptr %146, align 4
  %148 = fmul reassoc arcp contract afn <16 x float> %145, %30
  %149 = fmul reassoc arcp contract afn <16 x float> %147, %30
  %150 = fadd reassoc arcp contract afn <16 x float> %148, %32
  %151 = fadd reassoc arcp contract afn <16 x float> %149, %32
  %152 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %150
  %153 = fmul reassoc arcp contract afn <16 x float> %150, %150
  %154 = fmul reassoc arcp contract afn <16 x float> %152, %153
  %155 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %151
  %156 = fmul reassoc arcp contract afn <16 x float> %151, %151
  %157 = fmul reassoc arcp contract afn <16 x float> %155, %156
  %158 = fadd reassoc arcp contract afn <16 x float> %150, %154
  %159 = fadd reassoc arcp contract afn <16 x float> %151, %157
  %160 = fmul <16 x float> %158, splat (float 0xBFF9884540000000)
  %161 = fmul <16 x float> %159, splat (float 0xBFF9884540000000)
  %162 = fcmp olt <16 x float> %160, splat (float -8.700000e+01)
  %163 = fcmp olt <16 x float> %161, splat (float -8.700000e+01)
  %164 = select <16 x i1> %162, <16 x float> splat (float -8.700000e+01), <16 x float> %160
  %165 = select <16 x i1> %163, <16 x float> splat (float -8.700000e+01), <16 x float> %161
  %166 = fcmp ogt <16 x float> %164, splat (float 8.700000e+01)
  %167 = fcmp ogt <16 x float> %165, splat (float 8.700000e+01)
  %168 = select <16 x i1> %166, <16 x float> splat (float 8.700000e+01), <16 x float> %164
  %169 = select <16 x i1> %167, <16 x float> splat (float 8.700000e+01), <16 x float> %165
  %170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %168, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %169, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %172 = fadd <16 x float> %170, splat (float 0xC168000FE0000000)
  %173 = fadd <16 x float> %171, splat (float 0xC168000FE0000000)
  %174 = fneg <16 x float> %172
  %175 = fneg <16 x float> %173
  %176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %168)
  %177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %169)
  %178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %176)
  %179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %177)
  %180 = bitcast <16 x float> %170 to <16 x i32>
  %181 = bitcast <16 x float> %171 to <16 x i32>
  %182 = fmul <16 x float> %178, %178
  %183 = fmul <16 x float> %179, %179
  %184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %178, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %179, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %178, <16 x float> splat (float 0x3FC5557C80000000))
  %187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %185, <16 x float> %179, <16 x float> splat (float 0x3FC5557C80000000))
  %188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %178, <16 x float> splat (float 0x3FDFFFDE80000000))
  %189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %187, <16 x float> %179, <16 x float> splat (float 0x3FDFFFDE80000000))
  %190 = shl <16 x i32> %180, splat (i32 23)
  %191 = shl <16 x i32> %181, splat (i32 23)
  %192 = bitcast <16 x i32> %190 to <16 x float>
  %193 = bitcast <16 x i32> %191 to <16 x float>
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %182, <16 x float> %178)
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %183, <16 x float> %179)
  %196 = fadd <16 x float> %194, splat (float 1.000000e+00)
  %197 = fadd <16 x float> %195, splat (float 1.000000e+00)
  %198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %192, <16 x float> splat (float 1.000000e+00))
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %193, <16 x float> splat (float 1.000000e+00))
  %200 = shufflevector <16 x float> %198, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %201 = shufflevector <16 x float> %199, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %202 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %200)
  %203 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %201)
  %204 = shufflevector <16 x float> %198, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %205 = shufflevector <16 x float> %199, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %206 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %204)
  %207 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %205)
  %208 = shufflevector <8 x float> %202, <8 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %209 = shufflevector <8 x float> %203, <8 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %210 = fneg <16 x float> %198
  %211 = fneg <16 x float> %199
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> %208, <16 x float> splat (float 2.000000e+00))
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> %209, <16 x float> splat (float 2.000000e+00))
  %214 = fmul <16 x float> %208, %212
  %215 = fmul <16 x float> %209, %213
  %216 = fmul reassoc arcp contract afn <16 x float> %150, %214
  %217 = fmul reassoc arcp contract afn <16 x float> %151, %215
  %218 = getelementptr float, ptr %17, i64 %143
  store <16 x float> %216, ptr %218, align 4
  %219 = getelementptr i8, ptr %218, i64 64
  store <16 x float> %217, ptr %219, align 4
  %220 = add i64 %142, 32
  %221 = icmp slt i64 %220, %46
  br i1 %221, label %141, label %56

222:                                              ; preds = %59, %222
  %223 = phi i64 [ %270, %222 ], [ %46, %59 ]
  %224 = sub i64 %44, %223
  %225 = call i64 @llvm.smax.i64(i64 %224, i64 0)
  %226 = call i64 @llvm.smin.i64(i64 %225, i64 16)
  %227 = trunc nuw nsw i64 %226 to i32
  %228 = insertelement <16 x i32> poison, i32 %227, i64 0
  %229 = shufflevector <16 x i32> %228, <16 x i32> poison, <16 x i32> zeroinitializer
  %230 = icmp samesign ugt <16 x i32> %229, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %231 = add i64 %37, %223
  %232 = getelementptr float, ptr %23, i64 %231
  %233 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %232, <16 x i1> %230, <16 x float> zeroinitializer)
  %234 = fmul reassoc arcp contract afn <16 x float> %233, %30
  %235 = fadd reassoc arcp contract afn <16 x float> %234, %32
  %236 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %235
  %237 = fmul reassoc arcp contract afn <16 x float> %235, %235
  %238 = fmul reassoc arcp contract afn <16 x float> %236, %237
  %239 = fadd reassoc arcp contract afn <16 x float> %235, %238
  %240 = fmul <16 x float> %239, splat (float 0xBFF9884540000000)
  %241 = fcmp olt <16 x float> %240, splat (float -8.700000e+01)
  %242 = select <16 x i1> %241, <16 x float> splat (float -8.700000e+01), <16 x float> %240
  %243 = fcmp ogt <16 x float> %242, splat (float 8.700000e+01)
  %244 = select <16 x i1> %243, <16 x float> splat (float 8.700000e+01), <16 x float> %242
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %246 = fadd <16 x float> %245, splat (float 0xC168000FE0000000)
  %247 = fneg <16 x float> %246
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %244)
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %248)
  %250 = bitcast <16 x float> %245 to <16 x i32>
  %251 = fmul <16 x float> %249, %249
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %249, <16 x float> splat (float 0x3FC5557C80000000))
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %253, <16 x float> %249, <16 x float> splat (float 0x3FDFFFDE80000000))
  %255 = shl <16 x i32> %250, splat (i32 23)
  %256 = bitcast <16 x i32> %255 to <16 x float>
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %254, <16 x float> %251, <16 x float> %249)
  %258 = fadd <16 x float> %257, splat (float 1.000000e+00)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %258, <16 x float> %256, <16 x float> splat (float 1.000000e+00))
  %260 = shufflevector <16 x float> %259, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %261 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %260)
  %262 = shufflevector <16 x float> %259, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %263 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %262)
  %264 = shufflevector <8 x float> %261, <8 x float> %263, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %265 = fneg <16 x float> %259
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %265, <16 x float> %264, <16 x float> splat (float 2.000000e+00))
  %267 = fmul <16 x float> %264, %266
  %268 = fmul reassoc arcp contract afn <16 x float> %235, %267
  %269 = getelementptr float, ptr %17, i64 %231
  call void @llvm.masked.store.v16f32.p0(<16 x float> %268, ptr align 4 %269, <16 x i1> %230)
  %270 = add i64 %223, 16
  %271 = icmp slt i64 %270, %45
  br i1 %271, label %222, label %272

272:                                              ; preds = %222
  br label %273

273:                                              ; preds = %272, %57
  %274 = add i64 %35, 1
  %275 = icmp eq i64 %274, %6
  %276 = zext i1 %275 to i64
  %277 = add i64 %36, %276
  %278 = icmp eq i64 %277, %8
  %279 = select i1 %275, i64 0, i64 %274
  %280 = select i1 %278, i64 0, i64 %277
  %281 = add i64 %34, 1
  %282 = icmp slt i64 %281, %3
  br i1 %282, label %33, label %47
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

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
