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

29:                                               ; preds = %248, %19
  %30 = phi i64 [ %2, %19 ], [ %252, %248 ]
  %31 = phi i64 [ %20, %19 ], [ %251, %248 ]
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

42:                                               ; preds = %248
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
  br label %128

50:                                               ; preds = %55
  br label %52

51:                                               ; preds = %128
  br label %52

52:                                               ; preds = %51, %50, %47, %44
  %53 = icmp eq i64 %41, %40
  br i1 %53, label %248, label %54

54:                                               ; preds = %52
  br label %201

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %126, %55 ], [ 0, %46 ]
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
  %114 = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %112, <16 x float> zeroinitializer, i16 -1)
  %115 = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %113, <16 x float> zeroinitializer, i16 -1)
  %116 = fneg <16 x float> %112
  %117 = fneg <16 x float> %113
  %118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %116, <16 x float> %114, <16 x float> splat (float 2.000000e+00))
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %115, <16 x float> splat (float 2.000000e+00))
  %120 = fmul <16 x float> %114, %118
  %121 = fmul <16 x float> %115, %119
  %122 = fmul reassoc arcp contract afn <16 x float> %64, %120
  %123 = fmul reassoc arcp contract afn <16 x float> %65, %121
  %124 = getelementptr float, ptr %12, i64 %57
  store <16 x float> %122, ptr %124, align 64, !nontemporal !2
  %125 = getelementptr i8, ptr %124, i64 64
  store <16 x float> %123, ptr %125, align 64, !nontemporal !2
  %126 = add i64 %56, 32
  %127 = icmp slt i64 %126, %41
  br i1 %127, label %55, label %50

128:                                              ; preds = %49, %128
  %129 = phi i64 [ %199, %128 ], [ 0, %49 ]
  %130 = add i64 %32, %129
  %131 = getelementptr float, ptr %18, i64 %130
  %132 = load <16 x float>, ptr %131, align 4
  %133 = getelementptr i8, ptr %131, i64 64
  %134 = load <16 x float>, ptr %133, align 4
  %135 = fmul reassoc arcp contract afn <16 x float> %132, %26
  %136 = fmul reassoc arcp contract afn <16 x float> %134, %26
  %137 = fadd reassoc arcp contract afn <16 x float> %135, %28
  %138 = fadd reassoc arcp contract afn <16 x float> %136, %28
  %139 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %137
  %140 = fmul reassoc arcp contract afn <16 x float> %137, %137
  %141 = fmul reassoc arcp contract afn <16 x float> %139, %140
  %142 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %138
  %143 = fmul reassoc arcp contract afn <16 x float> %138, %138
  %144 = fmul reassoc arcp contract afn <16 x float> %142, %143
  %145 = fadd reassoc arcp contract afn <16 x float> %137, %141
  %146 = fadd reassoc arcp contract afn <16 x float> %138, %144
  %147 = fmul <16 x float> %145, splat (float 0xBFF9884540000000)
  %148 = fmul <16 x float> %146, splat (float 0xBFF9884540000000)
  %149 = fcmp olt <16 x float> %147, splat (float -8.700000e+01)
  %150 = fcmp olt <16 x float> %148, splat (float -8.700000e+01)
  %151 = select <16 x i1> %149, <16 x float> splat (float -8.700000e+01), <16 x float> %147
  %152 = select <16 x i1> %150, <16 x float> splat (float -8.700000e+01), <16 x float> %148
  %153 = fcmp ogt <16 x float> %151, splat (float 8.700000e+01)
  %154 = fcmp ogt <16 x float> %152, splat (float 8.700000e+01)
  %155 = select <16 x i1> %153, <16 x float> splat (float 8.700000e+01), <16 x float> %151
  %156 = select <16 x i1> %154, <16 x float> splat (float 8.700000e+01), <16 x float> %152
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %159 = fadd <16 x float> %157, splat (float 0xC168000FE0000000)
  %160 = fadd <16 x float> %158, splat (float 0xC168000FE0000000)
  %161 = fneg <16 x float> %159
  %162 = fneg <16 x float> %160
  %163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %155)
  %164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %162, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %156)
  %165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %163)
  %166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %162, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %164)
  %167 = bitcast <16 x float> %157 to <16 x i32>
  %168 = bitcast <16 x float> %158 to <16 x i32>
  %169 = fmul <16 x float> %165, %165
  %170 = fmul <16 x float> %166, %166
  %171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %165, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %166, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %171, <16 x float> %165, <16 x float> splat (float 0x3FC5557C80000000))
  %174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> %166, <16 x float> splat (float 0x3FC5557C80000000))
  %175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %173, <16 x float> %165, <16 x float> splat (float 0x3FDFFFDE80000000))
  %176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> %166, <16 x float> splat (float 0x3FDFFFDE80000000))
  %177 = shl <16 x i32> %167, splat (i32 23)
  %178 = shl <16 x i32> %168, splat (i32 23)
  %179 = bitcast <16 x i32> %177 to <16 x float>
  %180 = bitcast <16 x i32> %178 to <16 x float>
  %181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> %169, <16 x float> %165)
  %182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %176, <16 x float> %170, <16 x float> %166)
  %183 = fadd <16 x float> %181, splat (float 1.000000e+00)
  %184 = fadd <16 x float> %182, splat (float 1.000000e+00)
  %185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %183, <16 x float> %179, <16 x float> splat (float 1.000000e+00))
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %180, <16 x float> splat (float 1.000000e+00))
  %187 = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %185, <16 x float> zeroinitializer, i16 -1)
  %188 = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %186, <16 x float> zeroinitializer, i16 -1)
  %189 = fneg <16 x float> %185
  %190 = fneg <16 x float> %186
  %191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %187, <16 x float> splat (float 2.000000e+00))
  %192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> %188, <16 x float> splat (float 2.000000e+00))
  %193 = fmul <16 x float> %187, %191
  %194 = fmul <16 x float> %188, %192
  %195 = fmul reassoc arcp contract afn <16 x float> %137, %193
  %196 = fmul reassoc arcp contract afn <16 x float> %138, %194
  %197 = getelementptr float, ptr %12, i64 %130
  store <16 x float> %195, ptr %197, align 4
  %198 = getelementptr i8, ptr %197, i64 64
  store <16 x float> %196, ptr %198, align 4
  %199 = add i64 %129, 32
  %200 = icmp slt i64 %199, %41
  br i1 %200, label %128, label %51

201:                                              ; preds = %54, %201
  %202 = phi i64 [ %245, %201 ], [ %41, %54 ]
  %203 = sub i64 %39, %202
  %204 = call i64 @llvm.smax.i64(i64 %203, i64 0)
  %205 = call i64 @llvm.smin.i64(i64 %204, i64 16)
  %206 = trunc nuw nsw i64 %205 to i32
  %207 = insertelement <16 x i32> poison, i32 %206, i64 0
  %208 = shufflevector <16 x i32> %207, <16 x i32> poison, <16 x i32> zeroinitializer
  %209 = icmp samesign ugt <16 x i32> %208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %210 = add i64 %32, %202
  %211 = getelementptr float, ptr %18, i64 %210
  %212 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %211, <16 x i1> %209, <16 x float> zeroinitializer)
  %213 = fmul reassoc arcp contract afn <16 x float> %212, %26
  %214 = fadd reassoc arcp contract afn <16 x float> %213, %28
  %215 = fmul reassoc arcp contract afn <16 x float> splat (float 0x3FA6E4E260000000), %214
  %216 = fmul reassoc arcp contract afn <16 x float> %214, %214
  %217 = fmul reassoc arcp contract afn <16 x float> %215, %216
  %218 = fadd reassoc arcp contract afn <16 x float> %214, %217
  %219 = fmul <16 x float> %218, splat (float 0xBFF9884540000000)
  %220 = fcmp olt <16 x float> %219, splat (float -8.700000e+01)
  %221 = select <16 x i1> %220, <16 x float> splat (float -8.700000e+01), <16 x float> %219
  %222 = fcmp ogt <16 x float> %221, splat (float 8.700000e+01)
  %223 = select <16 x i1> %222, <16 x float> splat (float 8.700000e+01), <16 x float> %221
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %225 = fadd <16 x float> %224, splat (float 0xC168000FE0000000)
  %226 = fneg <16 x float> %225
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %223)
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %227)
  %229 = bitcast <16 x float> %224 to <16 x i32>
  %230 = fmul <16 x float> %228, %228
  %231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %228, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %228, <16 x float> splat (float 0x3FC5557C80000000))
  %233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %232, <16 x float> %228, <16 x float> splat (float 0x3FDFFFDE80000000))
  %234 = shl <16 x i32> %229, splat (i32 23)
  %235 = bitcast <16 x i32> %234 to <16 x float>
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %233, <16 x float> %230, <16 x float> %228)
  %237 = fadd <16 x float> %236, splat (float 1.000000e+00)
  %238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> %235, <16 x float> splat (float 1.000000e+00))
  %239 = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %238, <16 x float> zeroinitializer, i16 -1)
  %240 = fneg <16 x float> %238
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %240, <16 x float> %239, <16 x float> splat (float 2.000000e+00))
  %242 = fmul <16 x float> %239, %241
  %243 = fmul reassoc arcp contract afn <16 x float> %214, %242
  %244 = getelementptr float, ptr %12, i64 %210
  call void @llvm.masked.store.v16f32.p0(<16 x float> %243, ptr align 4 %244, <16 x i1> %209)
  %245 = add i64 %202, 16
  %246 = icmp slt i64 %245, %40
  br i1 %246, label %201, label %247

247:                                              ; preds = %201
  br label %248

248:                                              ; preds = %247, %52
  %249 = add i64 %31, 1
  %250 = icmp eq i64 %249, %6
  %251 = select i1 %250, i64 0, i64 %249
  %252 = add i64 %30, 1
  %253 = icmp slt i64 %252, %3
  br i1 %253, label %29, label %42
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
declare <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float>, <16 x float>, i16) #2

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
