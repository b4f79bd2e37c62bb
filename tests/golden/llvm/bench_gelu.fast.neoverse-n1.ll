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
  %29 = insertelement <4 x float> poison, float %25, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = insertelement <4 x float> poison, float %26, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %24, %238
  %34 = phi i64 [ %246, %238 ], [ %2, %24 ]
  %35 = phi i64 [ %244, %238 ], [ %9, %24 ]
  %36 = phi i64 [ %245, %238 ], [ %11, %24 ]
  %37 = shl i64 %35, 12
  %38 = getelementptr float, ptr %17, i64 %37
  %39 = ptrtoint ptr %38 to i64
  %40 = and i64 %39, 15
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %28, %41
  %43 = call i64 @llvm.ssub.sat.i64(i64 %21, i64 %37)
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = call i64 @llvm.smin.i64(i64 %44, i64 4096)
  %46 = and i64 %45, 8184
  br i1 %42, label %49, label %52

47:                                               ; preds = %238
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
  br label %127

55:                                               ; preds = %60
  br label %57

56:                                               ; preds = %127
  br label %57

57:                                               ; preds = %56, %55, %52, %49
  %58 = icmp eq i64 %46, %45
  br i1 %58, label %238, label %59

59:                                               ; preds = %57
  br label %194

60:                                               ; preds = %51, %60
  %61 = phi i64 [ %125, %60 ], [ 0, %51 ]
  %62 = add i64 %37, %61
  %63 = getelementptr float, ptr %23, i64 %62
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %63, i64 16
  %66 = load <4 x float>, ptr %65, align 4
  %67 = fmul reassoc arcp contract afn <4 x float> %64, %30
  %68 = fmul reassoc arcp contract afn <4 x float> %66, %30
  %69 = fadd reassoc arcp contract afn <4 x float> %67, %32
  %70 = fadd reassoc arcp contract afn <4 x float> %68, %32
  %71 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %69
  %72 = fmul reassoc arcp contract afn <4 x float> %69, %69
  %73 = fmul reassoc arcp contract afn <4 x float> %71, %72
  %74 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %70
  %75 = fmul reassoc arcp contract afn <4 x float> %70, %70
  %76 = fmul reassoc arcp contract afn <4 x float> %74, %75
  %77 = fadd reassoc arcp contract afn <4 x float> %69, %73
  %78 = fadd reassoc arcp contract afn <4 x float> %70, %76
  %79 = fmul <4 x float> %77, splat (float 0xBFF9884540000000)
  %80 = fmul <4 x float> %78, splat (float 0xBFF9884540000000)
  %81 = fcmp olt <4 x float> %79, splat (float -8.700000e+01)
  %82 = fcmp olt <4 x float> %80, splat (float -8.700000e+01)
  %83 = select <4 x i1> %81, <4 x float> splat (float -8.700000e+01), <4 x float> %79
  %84 = select <4 x i1> %82, <4 x float> splat (float -8.700000e+01), <4 x float> %80
  %85 = fcmp ogt <4 x float> %83, splat (float 8.700000e+01)
  %86 = fcmp ogt <4 x float> %84, splat (float 8.700000e+01)
  %87 = select <4 x i1> %85, <4 x float> splat (float 8.700000e+01), <4 x float> %83
  %88 = select <4 x i1> %86, <4 x float> splat (float 8.700000e+01), <4 x float> %84
  %89 = call <4 x float> @llvm.fma.v4f32(<4 x float> %87, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %88, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %91 = fadd <4 x float> %89, splat (float 0xC168000FE0000000)
  %92 = fadd <4 x float> %90, splat (float 0xC168000FE0000000)
  %93 = fneg <4 x float> %91
  %94 = fneg <4 x float> %92
  %95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %93, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %87)
  %96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %94, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %88)
  %97 = call <4 x float> @llvm.fma.v4f32(<4 x float> %93, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %95)
  %98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %94, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %96)
  %99 = bitcast <4 x float> %89 to <4 x i32>
  %100 = bitcast <4 x float> %90 to <4 x i32>
  %101 = fmul <4 x float> %97, %97
  %102 = fmul <4 x float> %98, %98
  %103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %97, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %104 = call <4 x float> @llvm.fma.v4f32(<4 x float> %98, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %103, <4 x float> %97, <4 x float> splat (float 0x3FC5557C80000000))
  %106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %104, <4 x float> %98, <4 x float> splat (float 0x3FC5557C80000000))
  %107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %105, <4 x float> %97, <4 x float> splat (float 0x3FDFFFDE80000000))
  %108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %106, <4 x float> %98, <4 x float> splat (float 0x3FDFFFDE80000000))
  %109 = shl <4 x i32> %99, splat (i32 23)
  %110 = shl <4 x i32> %100, splat (i32 23)
  %111 = bitcast <4 x i32> %109 to <4 x float>
  %112 = bitcast <4 x i32> %110 to <4 x float>
  %113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %107, <4 x float> %101, <4 x float> %97)
  %114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %108, <4 x float> %102, <4 x float> %98)
  %115 = fadd <4 x float> %113, splat (float 1.000000e+00)
  %116 = fadd <4 x float> %114, splat (float 1.000000e+00)
  %117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %115, <4 x float> %111, <4 x float> splat (float 1.000000e+00))
  %118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %116, <4 x float> %112, <4 x float> splat (float 1.000000e+00))
  %119 = fdiv <4 x float> splat (float 1.000000e+00), %117
  %120 = fdiv <4 x float> splat (float 1.000000e+00), %118
  %121 = fmul reassoc arcp contract afn <4 x float> %69, %119
  %122 = fmul reassoc arcp contract afn <4 x float> %70, %120
  %123 = getelementptr float, ptr %17, i64 %62
  store <4 x float> %121, ptr %123, align 16, !nontemporal !1
  %124 = getelementptr i8, ptr %123, i64 16
  store <4 x float> %122, ptr %124, align 16, !nontemporal !1
  %125 = add i64 %61, 8
  %126 = icmp slt i64 %125, %46
  br i1 %126, label %60, label %55

127:                                              ; preds = %54, %127
  %128 = phi i64 [ %192, %127 ], [ 0, %54 ]
  %129 = add i64 %37, %128
  %130 = getelementptr float, ptr %23, i64 %129
  %131 = load <4 x float>, ptr %130, align 4
  %132 = getelementptr i8, ptr %130, i64 16
  %133 = load <4 x float>, ptr %132, align 4
  %134 = fmul reassoc arcp contract afn <4 x float> %131, %30
  %135 = fmul reassoc arcp contract afn <4 x float> %133, %30
  %136 = fadd reassoc arcp contract afn <4 x float> %134, %32
  %137 = fadd reassoc arcp contract afn <4 x float> %135, %32
  %138 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %136
  %139 = fmul reassoc arcp contract afn <4 x float> %136, %136
  %140 = fmul reassoc arcp contract afn <4 x float> %138, %139
  %141 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %137
  %142 = fmul reassoc arcp contract afn <4 x float> %137, %137
  %143 = fmul reassoc arcp contract afn <4 x float> %141, %142
  %144 = fadd reassoc arcp contract afn <4 x float> %136, %140
  %145 = fadd reassoc arcp contract afn <4 x float> %137, %143
  %146 = fmul <4 x float> %144, splat (float 0xBFF9884540000000)
  %147 = fmul <4 x float> %145, splat (float 0xBFF9884540000000)
  %148 = fcmp olt <4 x float> %146, splat (float -8.700000e+01)
  %149 = fcmp olt <4 x float> %147, splat (float -8.700000e+01)
  %150 = select <4 x i1> %148, <4 x float> splat (float -8.700000e+01), <4 x float> %146
  %151 = select <4 x i1> %149, <4 x float> splat (float -8.700000e+01), <4 x float> %147
  %152 = fcmp ogt <4 x float> %150, splat (float 8.700000e+01)
  %153 = fcmp ogt <4 x float> %151, splat (float 8.700000e+01)
  %154 = select <4 x i1> %152, <4 x float> splat (float 8.700000e+01), <4 x float> %150
  %155 = select <4 x i1> %153, <4 x float> splat (float 8.700000e+01), <4 x float> %151
  %156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %154, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %158 = fadd <4 x float> %156, splat (float 0xC168000FE0000000)
  %159 = fadd <4 x float> %157, splat (float 0xC168000FE0000000)
  %160 = fneg <4 x float> %158
  %161 = fneg <4 x float> %159
  %162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %154)
  %163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %155)
  %164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %162)
  %165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %163)
  %166 = bitcast <4 x float> %156 to <4 x i32>
  %167 = bitcast <4 x float> %157 to <4 x i32>
  %168 = fmul <4 x float> %164, %164
  %169 = fmul <4 x float> %165, %165
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %164, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %170, <4 x float> %164, <4 x float> splat (float 0x3FC5557C80000000))
  %173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %171, <4 x float> %165, <4 x float> splat (float 0x3FC5557C80000000))
  %174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %172, <4 x float> %164, <4 x float> splat (float 0x3FDFFFDE80000000))
  %175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %173, <4 x float> %165, <4 x float> splat (float 0x3FDFFFDE80000000))
  %176 = shl <4 x i32> %166, splat (i32 23)
  %177 = shl <4 x i32> %167, splat (i32 23)
  %178 = bitcast <4 x i32> %176 to <4 x float>
  %179 = bitcast <4 x i32> %177 to <4 x float>
  %180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %174, <4 x float> %168, <4 x float> %164)
  %181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %175, <4 x float> %169, <4 x float> %165)
  %182 = fadd <4 x float> %180, splat (float 1.000000e+00)
  %183 = fadd <4 x float> %181, splat (float 1.000000e+00)
  %184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %182, <4 x float> %178, <4 x float> splat (float 1.000000e+00))
  %185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %183, <4 x float> %179, <4 x float> splat (float 1.000000e+00))
  %186 = fdiv <4 x float> splat (float 1.000000e+00), %184
  %187 = fdiv <4 x float> splat (float 1.000000e+00), %185
  %188 = fmul reassoc arcp contract afn <4 x float> %136, %186
  %189 = fmul reassoc arcp contract afn <4 x float> %137, %187
  %190 = getelementptr float, ptr %17, i64 %129
  store <4 x float> %188, ptr %190, align 4
  %191 = getelementptr i8, ptr %190, i64 16
  store <4 x float> %189, ptr %191, align 4
  %192 = add i64 %128, 8
  %193 = icmp slt i64 %192, %46
  br i1 %193, label %127, label %56

194:                                              ; preds = %59, %194
  %195 = phi i64 [ %235, %194 ], [ %46, %59 ]
  %196 = sub i64 %44, %195
  %197 = call i64 @llvm.smax.i64(i64 %196, i64 0)
  %198 = call i64 @llvm.smin.i64(i64 %197, i64 4)
  %199 = trunc nuw nsw i64 %198 to i32
  %200 = insertelement <4 x i32> poison, i32 %199, i64 0
  %201 = shufflevector <4 x i32> %200, <4 x i32> poison, <4 x i32> zeroinitializer
  %202 = icmp samesign ugt <4 x i32> %201, <i32 0, i32 1, i32 2, i32 3>
  %203 = add i64 %37, %195
  %204 = getelementptr float, ptr %23, i64 %203
  %205 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %204, <4 x i1> %202, <4 x float> zeroinitializer)
  %206 = fmul reassoc arcp contract afn <4 x float> %205, %30
  %207 = fadd reassoc arcp contract afn <4 x float> %206, %32
  %208 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %207
  %209 = fmul reassoc arcp contract afn <4 x float> %207, %207
  %210 = fmul reassoc arcp contract afn <4 x float> %208, %209
  %211 = fadd reassoc arcp contract afn <4 x float> %207, %210
  %212 = fmul <4 x float> %211, splat (float 0xBFF9884540000000)
  %213 = fcmp olt <4 x float> %212, splat (float -8.700000e+01)
  %214 = select <4 x i1> %213, <4 x float> splat (float -8.700000e+01), <4 x float> %212
  %215 = fcmp ogt <4 x float> %214, splat (float 8.700000e+01)
  %216 = select <4 x i1> %215, <4 x float> splat (float 8.700000e+01), <4 x float> %214
  %217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %216, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %218 = fadd <4 x float> %217, splat (float 0xC168000FE0000000)
  %219 = fneg <4 x float> %218
  %220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %219, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %216)
  %221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %219, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %220)
  %222 = bitcast <4 x float> %217 to <4 x i32>
  %223 = fmul <4 x float> %221, %221
  %224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %221, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %224, <4 x float> %221, <4 x float> splat (float 0x3FC5557C80000000))
  %226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %225, <4 x float> %221, <4 x float> splat (float 0x3FDFFFDE80000000))
  %227 = shl <4 x i32> %222, splat (i32 23)
  %228 = bitcast <4 x i32> %227 to <4 x float>
  %229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %226, <4 x float> %223, <4 x float> %221)
  %230 = fadd <4 x float> %229, splat (float 1.000000e+00)
  %231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %230, <4 x float> %228, <4 x float> splat (float 1.000000e+00))
  %232 = fdiv <4 x float> splat (float 1.000000e+00), %231
  %233 = fmul reassoc arcp contract afn <4 x float> %207, %232
  %234 = getelementptr float, ptr %17, i64 %203
  call void @llvm.masked.store.v4f32.p0(<4 x float> %233, ptr align 4 %234, <4 x i1> %202)
  %235 = add i64 %195, 4
  %236 = icmp slt i64 %235, %45
  br i1 %236, label %194, label %237

237:                                              ; preds = %194
  br label %238

238:                                              ; preds = %237, %57
  %239 = add i64 %35, 1
  %240 = icmp eq i64 %239, %6
  %241 = zext i1 %240 to i64
  %242 = add i64 %36, %241
  %243 = icmp eq i64 %242, %8
  %244 = select i1 %240, i64 0, i64 %239
  %245 = select i1 %243, i64 0, i64 %242
  %246 = add i64 %34, 1
  %247 = icmp slt i64 %246, %3
  br i1 %247, label %33, label %47
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
