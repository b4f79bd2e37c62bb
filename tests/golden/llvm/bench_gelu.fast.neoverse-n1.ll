; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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
  %25 = insertelement <4 x float> poison, float %21, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = insertelement <4 x float> poison, float %22, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  br label %29

29:                                               ; preds = %233, %19
  %30 = phi i64 [ %2, %19 ], [ %237, %233 ]
  %31 = phi i64 [ %20, %19 ], [ %236, %233 ]
  %32 = shl i64 %31, 12
  %33 = getelementptr float, ptr %12, i64 %32
  %34 = ptrtoint ptr %33 to i64
  %35 = and i64 %34, 15
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %24, %36
  %38 = call i64 @llvm.ssub.sat.i64(i64 %16, i64 %32)
  %39 = call i64 @llvm.smax.i64(i64 %38, i64 0)
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 4096)
  %41 = and i64 %40, 8184
  br i1 %37, label %44, label %47

42:                                               ; preds = %233
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
  br label %122

50:                                               ; preds = %55
  br label %52

51:                                               ; preds = %122
  br label %52

52:                                               ; preds = %51, %50, %47, %44
  %53 = icmp eq i64 %41, %40
  br i1 %53, label %233, label %54

54:                                               ; preds = %52
  br label %189

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %120, %55 ], [ 0, %46 ]
  %57 = add i64 %32, %56
  %58 = getelementptr float, ptr %18, i64 %57
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 16
  %61 = load <4 x float>, ptr %60, align 4
  %62 = fmul reassoc arcp contract afn <4 x float> %59, %26
  %63 = fmul reassoc arcp contract afn <4 x float> %61, %26
  %64 = fadd reassoc arcp contract afn <4 x float> %62, %28
  %65 = fadd reassoc arcp contract afn <4 x float> %63, %28
  %66 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %64
  %67 = fmul reassoc arcp contract afn <4 x float> %64, %64
  %68 = fmul reassoc arcp contract afn <4 x float> %66, %67
  %69 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %65
  %70 = fmul reassoc arcp contract afn <4 x float> %65, %65
  %71 = fmul reassoc arcp contract afn <4 x float> %69, %70
  %72 = fadd reassoc arcp contract afn <4 x float> %64, %68
  %73 = fadd reassoc arcp contract afn <4 x float> %65, %71
  %74 = fmul <4 x float> %72, splat (float 0xBFF9884540000000)
  %75 = fmul <4 x float> %73, splat (float 0xBFF9884540000000)
  %76 = fcmp olt <4 x float> %74, splat (float -8.700000e+01)
  %77 = fcmp olt <4 x float> %75, splat (float -8.700000e+01)
  %78 = select <4 x i1> %76, <4 x float> splat (float -8.700000e+01), <4 x float> %74
  %79 = select <4 x i1> %77, <4 x float> splat (float -8.700000e+01), <4 x float> %75
  %80 = fcmp ogt <4 x float> %78, splat (float 8.700000e+01)
  %81 = fcmp ogt <4 x float> %79, splat (float 8.700000e+01)
  %82 = select <4 x i1> %80, <4 x float> splat (float 8.700000e+01), <4 x float> %78
  %83 = select <4 x i1> %81, <4 x float> splat (float 8.700000e+01), <4 x float> %79
  %84 = call <4 x float> @llvm.fma.v4f32(<4 x float> %82, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %85 = call <4 x float> @llvm.fma.v4f32(<4 x float> %83, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %86 = fadd <4 x float> %84, splat (float 0xC168000FE0000000)
  %87 = fadd <4 x float> %85, splat (float 0xC168000FE0000000)
  %88 = fneg <4 x float> %86
  %89 = fneg <4 x float> %87
  %90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %88, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %82)
  %91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %89, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %83)
  %92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %88, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %90)
  %93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %89, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %91)
  %94 = bitcast <4 x float> %84 to <4 x i32>
  %95 = bitcast <4 x float> %85 to <4 x i32>
  %96 = fmul <4 x float> %92, %92
  %97 = fmul <4 x float> %93, %93
  %98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %92, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %93, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %98, <4 x float> %92, <4 x float> splat (float 0x3FC5557C80000000))
  %101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %99, <4 x float> %93, <4 x float> splat (float 0x3FC5557C80000000))
  %102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %100, <4 x float> %92, <4 x float> splat (float 0x3FDFFFDE80000000))
  %103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %101, <4 x float> %93, <4 x float> splat (float 0x3FDFFFDE80000000))
  %104 = shl <4 x i32> %94, splat (i32 23)
  %105 = shl <4 x i32> %95, splat (i32 23)
  %106 = bitcast <4 x i32> %104 to <4 x float>
  %107 = bitcast <4 x i32> %105 to <4 x float>
  %108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %102, <4 x float> %96, <4 x float> %92)
  %109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %103, <4 x float> %97, <4 x float> %93)
  %110 = fadd <4 x float> %108, splat (float 1.000000e+00)
  %111 = fadd <4 x float> %109, splat (float 1.000000e+00)
  %112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %110, <4 x float> %106, <4 x float> splat (float 1.000000e+00))
  %113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %111, <4 x float> %107, <4 x float> splat (float 1.000000e+00))
  %114 = fdiv <4 x float> splat (float 1.000000e+00), %112
  %115 = fdiv <4 x float> splat (float 1.000000e+00), %113
  %116 = fmul reassoc arcp contract afn <4 x float> %64, %114
  %117 = fmul reassoc arcp contract afn <4 x float> %65, %115
  %118 = getelementptr float, ptr %12, i64 %57
  store <4 x float> %116, ptr %118, align 16, !nontemporal !2
  %119 = getelementptr i8, ptr %118, i64 16
  store <4 x float> %117, ptr %119, align 16, !nontemporal !2
  %120 = add i64 %56, 8
  %121 = icmp slt i64 %120, %41
  br i1 %121, label %55, label %50

122:                                              ; preds = %49, %122
  %123 = phi i64 [ %187, %122 ], [ 0, %49 ]
  %124 = add i64 %32, %123
  %125 = getelementptr float, ptr %18, i64 %124
  %126 = load <4 x float>, ptr %125, align 4
  %127 = getelementptr i8, ptr %125, i64 16
  %128 = load <4 x float>, ptr %127, align 4
  %129 = fmul reassoc arcp contract afn <4 x float> %126, %26
  %130 = fmul reassoc arcp contract afn <4 x float> %128, %26
  %131 = fadd reassoc arcp contract afn <4 x float> %129, %28
  %132 = fadd reassoc arcp contract afn <4 x float> %130, %28
  %133 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %131
  %134 = fmul reassoc arcp contract afn <4 x float> %131, %131
  %135 = fmul reassoc arcp contract afn <4 x float> %133, %134
  %136 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %132
  %137 = fmul reassoc arcp contract afn <4 x float> %132, %132
  %138 = fmul reassoc arcp contract afn <4 x float> %136, %137
  %139 = fadd reassoc arcp contract afn <4 x float> %131, %135
  %140 = fadd reassoc arcp contract afn <4 x float> %132, %138
  %141 = fmul <4 x float> %139, splat (float 0xBFF9884540000000)
  %142 = fmul <4 x float> %140, splat (float 0xBFF9884540000000)
  %143 = fcmp olt <4 x float> %141, splat (float -8.700000e+01)
  %144 = fcmp olt <4 x float> %142, splat (float -8.700000e+01)
  %145 = select <4 x i1> %143, <4 x float> splat (float -8.700000e+01), <4 x float> %141
  %146 = select <4 x i1> %144, <4 x float> splat (float -8.700000e+01), <4 x float> %142
  %147 = fcmp ogt <4 x float> %145, splat (float 8.700000e+01)
  %148 = fcmp ogt <4 x float> %146, splat (float 8.700000e+01)
  %149 = select <4 x i1> %147, <4 x float> splat (float 8.700000e+01), <4 x float> %145
  %150 = select <4 x i1> %148, <4 x float> splat (float 8.700000e+01), <4 x float> %146
  %151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %149, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %150, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %153 = fadd <4 x float> %151, splat (float 0xC168000FE0000000)
  %154 = fadd <4 x float> %152, splat (float 0xC168000FE0000000)
  %155 = fneg <4 x float> %153
  %156 = fneg <4 x float> %154
  %157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %149)
  %158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %156, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %150)
  %159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %157)
  %160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %156, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %158)
  %161 = bitcast <4 x float> %151 to <4 x i32>
  %162 = bitcast <4 x float> %152 to <4 x i32>
  %163 = fmul <4 x float> %159, %159
  %164 = fmul <4 x float> %160, %160
  %165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %159, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> %159, <4 x float> splat (float 0x3FC5557C80000000))
  %168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %166, <4 x float> %160, <4 x float> splat (float 0x3FC5557C80000000))
  %169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> %159, <4 x float> splat (float 0x3FDFFFDE80000000))
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> %160, <4 x float> splat (float 0x3FDFFFDE80000000))
  %171 = shl <4 x i32> %161, splat (i32 23)
  %172 = shl <4 x i32> %162, splat (i32 23)
  %173 = bitcast <4 x i32> %171 to <4 x float>
  %174 = bitcast <4 x i32> %172 to <4 x float>
  %175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %169, <4 x float> %163, <4 x float> %159)
  %176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %170, <4 x float> %164, <4 x float> %160)
  %177 = fadd <4 x float> %175, splat (float 1.000000e+00)
  %178 = fadd <4 x float> %176, splat (float 1.000000e+00)
  %179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %177, <4 x float> %173, <4 x float> splat (float 1.000000e+00))
  %180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %178, <4 x float> %174, <4 x float> splat (float 1.000000e+00))
  %181 = fdiv <4 x float> splat (float 1.000000e+00), %179
  %182 = fdiv <4 x float> splat (float 1.000000e+00), %180
  %183 = fmul reassoc arcp contract afn <4 x float> %131, %181
  %184 = fmul reassoc arcp contract afn <4 x float> %132, %182
  %185 = getelementptr float, ptr %12, i64 %124
  store <4 x float> %183, ptr %185, align 4
  %186 = getelementptr i8, ptr %185, i64 16
  store <4 x float> %184, ptr %186, align 4
  %187 = add i64 %123, 8
  %188 = icmp slt i64 %187, %41
  br i1 %188, label %122, label %51

189:                                              ; preds = %54, %189
  %190 = phi i64 [ %230, %189 ], [ %41, %54 ]
  %191 = sub i64 %39, %190
  %192 = call i64 @llvm.smax.i64(i64 %191, i64 0)
  %193 = call i64 @llvm.smin.i64(i64 %192, i64 4)
  %194 = trunc nuw nsw i64 %193 to i32
  %195 = insertelement <4 x i32> poison, i32 %194, i64 0
  %196 = shufflevector <4 x i32> %195, <4 x i32> poison, <4 x i32> zeroinitializer
  %197 = icmp samesign ugt <4 x i32> %196, <i32 0, i32 1, i32 2, i32 3>
  %198 = add i64 %32, %190
  %199 = getelementptr float, ptr %18, i64 %198
  %200 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %199, <4 x i1> %197, <4 x float> zeroinitializer)
  %201 = fmul reassoc arcp contract afn <4 x float> %200, %26
  %202 = fadd reassoc arcp contract afn <4 x float> %201, %28
  %203 = fmul reassoc arcp contract afn <4 x float> splat (float 0x3FA6E4E260000000), %202
  %204 = fmul reassoc arcp contract afn <4 x float> %202, %202
  %205 = fmul reassoc arcp contract afn <4 x float> %203, %204
  %206 = fadd reassoc arcp contract afn <4 x float> %202, %205
  %207 = fmul <4 x float> %206, splat (float 0xBFF9884540000000)
  %208 = fcmp olt <4 x float> %207, splat (float -8.700000e+01)
  %209 = select <4 x i1> %208, <4 x float> splat (float -8.700000e+01), <4 x float> %207
  %210 = fcmp ogt <4 x float> %209, splat (float 8.700000e+01)
  %211 = select <4 x i1> %210, <4 x float> splat (float 8.700000e+01), <4 x float> %209
  %212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %211, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FE0000000))
  %213 = fadd <4 x float> %212, splat (float 0xC168000FE0000000)
  %214 = fneg <4 x float> %213
  %215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %214, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %211)
  %216 = call <4 x float> @llvm.fma.v4f32(<4 x float> %214, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %215)
  %217 = bitcast <4 x float> %212 to <4 x i32>
  %218 = fmul <4 x float> %216, %216
  %219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %216, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %219, <4 x float> %216, <4 x float> splat (float 0x3FC5557C80000000))
  %221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %220, <4 x float> %216, <4 x float> splat (float 0x3FDFFFDE80000000))
  %222 = shl <4 x i32> %217, splat (i32 23)
  %223 = bitcast <4 x i32> %222 to <4 x float>
  %224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %221, <4 x float> %218, <4 x float> %216)
  %225 = fadd <4 x float> %224, splat (float 1.000000e+00)
  %226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %225, <4 x float> %223, <4 x float> splat (float 1.000000e+00))
  %227 = fdiv <4 x float> splat (float 1.000000e+00), %226
  %228 = fmul reassoc arcp contract afn <4 x float> %202, %227
  %229 = getelementptr float, ptr %12, i64 %198
  call void @llvm.masked.store.v4f32.p0(<4 x float> %228, ptr align 4 %229, <4 x i1> %197)
  %230 = add i64 %190, 4
  %231 = icmp slt i64 %230, %40
  br i1 %231, label %189, label %232

232:                                              ; preds = %189
  br label %233

233:                                              ; preds = %232, %52
  %234 = add i64 %31, 1
  %235 = icmp eq i64 %234, %6
  %236 = select i1 %235, i64 0, i64 %234
  %237 = add i64 %30, 1
  %238 = icmp slt i64 %237, %3
  br i1 %238, label %29, label %42
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
