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
  %29 = insertelement <8 x float> poison, float %25, i64 0
  %30 = shufflevector <8 x float> %29, <8 x float> poison, <8 x i32> zeroinitializer
  %31 = insertelement <8 x float> poison, float %26, i64 0
  %32 = shufflevector <8 x float> %31, <8 x float> poison, <8 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %24, %253
  %34 = phi i64 [ %261, %253 ], [ %2, %24 ]
  %35 = phi i64 [ %259, %253 ], [ %9, %24 ]
  %36 = phi i64 [ %260, %253 ], [ %11, %24 ]
  %37 = shl i64 %35, 12
  %38 = getelementptr float, ptr %17, i64 %37
  %39 = ptrtoint ptr %38 to i64
  %40 = and i64 %39, 31
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %28, %41
  %43 = call i64 @llvm.ssub.sat.i64(i64 %21, i64 %37)
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 4096)
  %46 = and i64 %45, 8176
  br i1 %42, label %49, label %52

47:                                               ; preds = %253
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
  br label %133

55:                                               ; preds = %60
  br label %57

56:                                               ; preds = %133
  br label %57

57:                                               ; preds = %56, %55, %52, %49
  %58 = icmp eq i64 %46, %45
  br i1 %58, label %253, label %59

59:                                               ; preds = %57
  br label %206

60:                                               ; preds = %51, %60
  %61 = phi i64 [ %131, %60 ], [ 0, %51 ]
  %62 = add i64 %37, %61
  %63 = getelementptr float, ptr %23, i64 %62
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %63, i64 32
  %66 = load <8 x float>, ptr %65, align 4
  %67 = fmul reassoc arcp contract afn <8 x float> %64, %30
  %68 = fmul reassoc arcp contract afn <8 x float> %66, %30
  %69 = fadd reassoc arcp contract afn <8 x float> %67, %32
  %70 = fadd reassoc arcp contract afn <8 x float> %68, %32
  %71 = fmul reassoc arcp contract afn <8 x float> splat (float 0x3FA6E4E260000000), %69
  %72 = fmul reassoc arcp contract afn <8 x float> %69, %69
  %73 = fmul reassoc arcp contract afn <8 x float> %71, %72
  %74 = fmul reassoc arcp contract afn <8 x float> splat (float 0x3FA6E4E260000000), %70
  %75 = fmul reassoc arcp contract afn <8 x float> %70, %70
  %76 = fmul reassoc arcp contract afn <8 x float> %74, %75
  %77 = fadd reassoc arcp contract afn <8 x float> %69, %73
  %78 = fadd reassoc arcp contract afn <8 x float> %70, %76
  %79 = fmul <8 x float> %77, splat (float 0xBFF9884540000000)
  %80 = fmul <8 x float> %78, splat (float 0xBFF9884540000000)
  %81 = fcmp olt <8 x float> %79, splat (float -8.700000e+01)
  %82 = fcmp olt <8 x float> %80, splat (float -8.700000e+01)
  %83 = select <8 x i1> %81, <8 x float> splat (float -8.700000e+01), <8 x float> %79
  %84 = select <8 x i1> %82, <8 x float> splat (float -8.700000e+01), <8 x float> %80
  %85 = fcmp ogt <8 x float> %83, splat (float 8.700000e+01)
  %86 = fcmp ogt <8 x float> %84, splat (float 8.700000e+01)
  %87 = select <8 x i1> %85, <8 x float> splat (float 8.700000e+01), <8 x float> %83
  %88 = select <8 x i1> %86, <8 x float> splat (float 8.700000e+01), <8 x float> %84
  %89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FE0000000))
  %90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %88, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FE0000000))
  %91 = fadd <8 x float> %89, splat (float 0xC168000FE0000000)
  %92 = fadd <8 x float> %90, splat (float 0xC168000FE0000000)
  %93 = fneg <8 x float> %91
  %94 = fneg <8 x float> %92
  %95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %93, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %87)
  %96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %94, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %88)
  %97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %93, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %95)
  %98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %94, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %96)
  %99 = bitcast <8 x float> %89 to <8 x i32>
  %100 = bitcast <8 x float> %90 to <8 x i32>
  %101 = fmul <8 x float> %97, %97
  %102 = fmul <8 x float> %98, %98
  %103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %97, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %98, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %103, <8 x float> %97, <8 x float> splat (float 0x3FC5557C80000000))
  %106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %104, <8 x float> %98, <8 x float> splat (float 0x3FC5557C80000000))
  %107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %105, <8 x float> %97, <8 x float> splat (float 0x3FDFFFDE80000000))
  %108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %106, <8 x float> %98, <8 x float> splat (float 0x3FDFFFDE80000000))
  %109 = shl <8 x i32> %99, splat (i32 23)
  %110 = shl <8 x i32> %100, splat (i32 23)
  %111 = bitcast <8 x i32> %109 to <8 x float>
  %112 = bitcast <8 x i32> %110 to <8 x float>
  %113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %107, <8 x float> %101, <8 x float> %97)
  %114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %108, <8 x float> %102, <8 x float> %98)
  %115 = fadd <8 x float> %113, splat (float 1.000000e+00)
  %116 = fadd <8 x float> %114, splat (float 1.000000e+00)
  %117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %115, <8 x float> %111, <8 x float> splat (float 1.000000e+00))
  %118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %116, <8 x float> %112, <8 x float> splat (float 1.000000e+00))
  %119 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %117)
  %120 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %118)
  %121 = fneg <8 x float> %117
  %122 = fneg <8 x float> %118
  %123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %121, <8 x float> %119, <8 x float> splat (float 2.000000e+00))
  %124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %122, <8 x float> %120, <8 x float> splat (float 2.000000e+00))
  %125 = fmul <8 x float> %119, %123
  %126 = fmul <8 x float> %120, %124
  %127 = fmul reassoc arcp contract afn <8 x float> %69, %125
  %128 = fmul reassoc arcp contract afn <8 x float> %70, %126
  %129 = getelementptr float, ptr %17, i64 %62
  store <8 x float> %127, ptr %129, align 32, !nontemporal !1
  %130 = getelementptr i8, ptr %129, i64 32
  store <8 x float> %128, ptr %130, align 32, !nontemporal !1
  %131 = add i64 %61, 16
  %132 = icmp slt i64 %131, %46
  br i1 %132, label %60, label %55

133:                                              ; preds = %54, %133
  %134 = phi i64 [ %204, %133 ], [ 0, %54 ]
  %135 = add i64 %37, %134
  %136 = getelementptr float, ptr %23, i64 %135
  %137 = load <8 x float>, ptr %136, align 4
  %138 = getelementptr i8, ptr %136, i64 32
  %139 = load <8 x float>, ptr %138, align 4
  %140 = fmul reassoc arcp contract afn <8 x float> %137, %30
  %141 = fmul reassoc arcp contract afn <8 x float> %139, %30
  %142 = fadd reassoc arcp contract afn <8 x float> %140, %32
  %143 = fadd reassoc arcp contract afn <8 x float> %141, %32
  %144 = fmul reassoc arcp contract afn <8 x float> splat (float 0x3FA6E4E260000000), %142
  %145 = fmul reassoc arcp contract afn <8 x float> %142, %142
  %146 = fmul reassoc arcp contract afn <8 x float> %144, %145
  %147 = fmul reassoc arcp contract afn <8 x float> splat (float 0x3FA6E4E260000000), %143
  %148 = fmul reassoc arcp contract afn <8 x float> %143, %143
  %149 = fmul reassoc arcp contract afn <8 x float> %147, %148
  %150 = fadd reassoc arcp contract afn <8 x float> %142, %146
  %151 = fadd reassoc arcp contract afn <8 x float> %143, %149
  %152 = fmul <8 x float> %150, splat (float 0xBFF9884540000000)
  %153 = fmul <8 x float> %151, splat (float 0xBFF9884540000000)
  %154 = fcmp olt <8 x float> %152, splat (float -8.700000e+01)
  %155 = fcmp olt <8 x float> %153, splat (float -8.700000e+01)
  %156 = select <8 x i1> %154, <8 x float> splat (float -8.700000e+01), <8 x float> %152
  %157 = select <8 x i1> %155, <8 x float> splat (float -8.700000e+01), <8 x float> %153
  %158 = fcmp ogt <8 x float> %156, splat (float 8.700000e+01)
  %159 = fcmp ogt <8 x float> %157, splat (float 8.700000e+01)
  %160 = select <8 x i1> %158, <8 x float> splat (float 8.700000e+01), <8 x float> %156
  %161 = select <8 x i1> %159, <8 x float> splat (float 8.700000e+01), <8 x float> %157
  %162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %160, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FE0000000))
  %163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %161, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FE0000000))
  %164 = fadd <8 x float> %162, splat (float 0xC168000FE0000000)
  %165 = fadd <8 x float> %163, splat (float 0xC168000FE0000000)
  %166 = fneg <8 x float> %164
  %167 = fneg <8 x float> %165
  %168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %160)
  %169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %167, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %161)
  %170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %166, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %168)
  %171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %167, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %169)
  %172 = bitcast <8 x float> %162 to <8 x i32>
  %173 = bitcast <8 x float> %163 to <8 x i32>
  %174 = fmul <8 x float> %170, %170
  %175 = fmul <8 x float> %171, %171
  %176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %170, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %176, <8 x float> %170, <8 x float> splat (float 0x3FC5557C80000000))
  %179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %177, <8 x float> %171, <8 x float> splat (float 0x3FC5557C80000000))
  %180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %178, <8 x float> %170, <8 x float> splat (float 0x3FDFFFDE80000000))
  %181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %179, <8 x float> %171, <8 x float> splat (float 0x3FDFFFDE80000000))
  %182 = shl <8 x i32> %172, splat (i32 23)
  %183 = shl <8 x i32> %173, splat (i32 23)
  %184 = bitcast <8 x i32> %182 to <8 x float>
  %185 = bitcast <8 x i32> %183 to <8 x float>
  %186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %180, <8 x float> %174, <8 x float> %170)
  %187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %181, <8 x float> %175, <8 x float> %171)
  %188 = fadd <8 x float> %186, splat (float 1.000000e+00)
  %189 = fadd <8 x float> %187, splat (float 1.000000e+00)
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> %184, <8 x float> splat (float 1.000000e+00))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> %185, <8 x float> splat (float 1.000000e+00))
  %192 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %190)
  %193 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %191)
  %194 = fneg <8 x float> %190
  %195 = fneg <8 x float> %191
  %196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> %192, <8 x float> splat (float 2.000000e+00))
  %197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> %193, <8 x float> splat (float 2.000000e+00))
  %198 = fmul <8 x float> %192, %196
  %199 = fmul <8 x float> %193, %197
  %200 = fmul reassoc arcp contract afn <8 x float> %142, %198
  %201 = fmul reassoc arcp contract afn <8 x float> %143, %199
  %202 = getelementptr float, ptr %17, i64 %135
  store <8 x float> %200, ptr %202, align 4
  %203 = getelementptr i8, ptr %202, i64 32
  store <8 x float> %201, ptr %203, align 4
  %204 = add i64 %134, 16
  %205 = icmp slt i64 %204, %46
  br i1 %205, label %133, label %56

206:                                              ; preds = %59, %206
  %207 = phi i64 [ %250, %206 ], [ %46, %59 ]
  %208 = sub i64 %44, %207
  %209 = call i64 @llvm.smax.i64(i64 %208, i64 0)
  %210 = call i64 @llvm.smin.i64(i64 %209, i64 8)
  %211 = trunc nuw nsw i64 %210 to i32
  %212 = insertelement <8 x i32> poison, i32 %211, i64 0
  %213 = shufflevector <8 x i32> %212, <8 x i32> poison, <8 x i32> zeroinitializer
  %214 = icmp samesign ugt <8 x i32> %213, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %215 = add i64 %37, %207
  %216 = getelementptr float, ptr %23, i64 %215
  %217 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %216, <8 x i1> %214, <8 x float> zeroinitializer)
  %218 = fmul reassoc arcp contract afn <8 x float> %217, %30
  %219 = fadd reassoc arcp contract afn <8 x float> %218, %32
  %220 = fmul reassoc arcp contract afn <8 x float> splat (float 0x3FA6E4E260000000), %219
  %221 = fmul reassoc arcp contract afn <8 x float> %219, %219
  %222 = fmul reassoc arcp contract afn <8 x float> %220, %221
  %223 = fadd reassoc arcp contract afn <8 x float> %219, %222
  %224 = fmul <8 x float> %223, splat (float 0xBFF9884540000000)
  %225 = fcmp olt <8 x float> %224, splat (float -8.700000e+01)
  %226 = select <8 x i1> %225, <8 x float> splat (float -8.700000e+01), <8 x float> %224
  %227 = fcmp ogt <8 x float> %226, splat (float 8.700000e+01)
  %228 = select <8 x i1> %227, <8 x float> splat (float 8.700000e+01), <8 x float> %226
  %229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %228, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FE0000000))
  %230 = fadd <8 x float> %229, splat (float 0xC168000FE0000000)
  %231 = fneg <8 x float> %230
  %232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %231, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %228)
  %233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %231, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %232)
  %234 = bitcast <8 x float> %229 to <8 x i32>
  %235 = fmul <8 x float> %233, %233
  %236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %233, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %236, <8 x float> %233, <8 x float> splat (float 0x3FC5557C80000000))
  %238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %237, <8 x float> %233, <8 x float> splat (float 0x3FDFFFDE80000000))
  %239 = shl <8 x i32> %234, splat (i32 23)
  %240 = bitcast <8 x i32> %239 to <8 x float>
  %241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %238, <8 x float> %235, <8 x float> %233)
  %242 = fadd <8 x float> %241, splat (float 1.000000e+00)
  %243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %242, <8 x float> %240, <8 x float> splat (float 1.000000e+00))
  %244 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %243)
  %245 = fneg <8 x float> %243
  %246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %245, <8 x float> %244, <8 x float> splat (float 2.000000e+00))
  %247 = fmul <8 x float> %244, %246
  %248 = fmul reassoc arcp contract afn <8 x float> %219, %247
  %249 = getelementptr float, ptr %17, i64 %215
  call void @llvm.masked.store.v8f32.p0(<8 x float> %248, ptr align 4 %249, <8 x i1> %214)
  %250 = add i64 %207, 8
  %251 = icmp slt i64 %250, %45
  br i1 %251, label %206, label %252

252:                                              ; preds = %206
  br label %253

253:                                              ; preds = %252, %57
  %254 = add i64 %35, 1
  %255 = icmp eq i64 %254, %6
  %256 = zext i1 %255 to i64
  %257 = add i64 %36, %256
  %258 = icmp eq i64 %257, %8
  %259 = select i1 %255, i64 0, i64 %254
  %260 = select i1 %258, i64 0, i64 %257
  %261 = add i64 %34, 1
  %262 = icmp slt i64 %261, %3
  br i1 %262, label %33, label %47
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #4

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
