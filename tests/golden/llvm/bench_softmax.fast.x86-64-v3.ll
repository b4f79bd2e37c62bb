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

29:                                               ; preds = %16, %350
  %30 = phi i64 [ %354, %350 ], [ %2, %16 ]
  %31 = phi i64 [ %353, %350 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %350
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi reassoc arcp contract afn <8 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi reassoc arcp contract afn <8 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi reassoc arcp contract afn <8 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi reassoc arcp contract afn <8 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi reassoc arcp contract afn <8 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi reassoc arcp contract afn <8 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi reassoc arcp contract afn <8 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi reassoc arcp contract afn <8 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
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
  %62 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %37, <8 x float> %47)
  %63 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %38, <8 x float> %49)
  %64 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %39, <8 x float> %51)
  %65 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %40, <8 x float> %53)
  %66 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %41, <8 x float> %55)
  %67 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %42, <8 x float> %57)
  %68 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %43, <8 x float> %59)
  %69 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %44, <8 x float> %61)
  %70 = add i64 %36, 64
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi reassoc arcp contract afn <8 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 8)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <8 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <8 x i32> %91, <8 x i32> poison, <8 x i32> zeroinitializer
  %93 = icmp samesign ugt <8 x i32> %92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %94, <8 x i1> %93, <8 x float> splat (float 0xFFF0000000000000))
  %96 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %86, <8 x float> %95)
  %97 = add i64 %85, 8
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi reassoc arcp contract afn <8 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %101, <8 x float> %78)
  %103 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %75, <8 x float> %79)
  %104 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %76, <8 x float> %80)
  %105 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %77, <8 x float> %81)
  %106 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %102, <8 x float> %104)
  %107 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %103, <8 x float> %105)
  %108 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %106, <8 x float> %107)
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %110 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %111 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %109, <4 x float> %110)
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %113 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %114 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %112, <2 x float> %113)
  %115 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> zeroinitializer
  %116 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> <i32 1>
  %117 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %115, <1 x float> %116)
  br i1 %23, label %226, label %118

118:                                              ; preds = %100
  %119 = shufflevector <1 x float> %117, <1 x float> poison, <8 x i32> zeroinitializer
  br label %120

120:                                              ; preds = %118, %120
  %121 = phi i64 [ %223, %120 ], [ 0, %118 ]
  %122 = phi reassoc arcp contract afn <8 x float> [ %219, %120 ], [ splat (float -0.000000e+00), %118 ]
  %123 = phi reassoc arcp contract afn <8 x float> [ %220, %120 ], [ splat (float -0.000000e+00), %118 ]
  %124 = phi reassoc arcp contract afn <8 x float> [ %221, %120 ], [ splat (float -0.000000e+00), %118 ]
  %125 = phi reassoc arcp contract afn <8 x float> [ %222, %120 ], [ splat (float -0.000000e+00), %118 ]
  %126 = add i64 %31, %121
  %127 = getelementptr float, ptr %11, i64 %126
  %128 = load <8 x float>, ptr %127, align 4
  %129 = getelementptr i8, ptr %127, i64 32
  %130 = load <8 x float>, ptr %129, align 4
  %131 = getelementptr i8, ptr %127, i64 64
  %132 = load <8 x float>, ptr %131, align 4
  %133 = getelementptr i8, ptr %127, i64 96
  %134 = load <8 x float>, ptr %133, align 4
  %135 = fsub reassoc arcp contract afn <8 x float> %128, %119
  %136 = fsub reassoc arcp contract afn <8 x float> %130, %119
  %137 = fsub reassoc arcp contract afn <8 x float> %132, %119
  %138 = fsub reassoc arcp contract afn <8 x float> %134, %119
  %139 = fcmp olt <8 x float> %135, splat (float 0xC055D33340000000)
  %140 = fcmp olt <8 x float> %136, splat (float 0xC055D33340000000)
  %141 = fcmp olt <8 x float> %137, splat (float 0xC055D33340000000)
  %142 = fcmp olt <8 x float> %138, splat (float 0xC055D33340000000)
  %143 = select <8 x i1> %139, <8 x float> splat (float 0xC055D33340000000), <8 x float> %135
  %144 = select <8 x i1> %140, <8 x float> splat (float 0xC055D33340000000), <8 x float> %136
  %145 = select <8 x i1> %141, <8 x float> splat (float 0xC055D33340000000), <8 x float> %137
  %146 = select <8 x i1> %142, <8 x float> splat (float 0xC055D33340000000), <8 x float> %138
  %147 = fcmp ogt <8 x float> %143, splat (float 8.950000e+01)
  %148 = fcmp ogt <8 x float> %144, splat (float 8.950000e+01)
  %149 = fcmp ogt <8 x float> %145, splat (float 8.950000e+01)
  %150 = fcmp ogt <8 x float> %146, splat (float 8.950000e+01)
  %151 = select <8 x i1> %147, <8 x float> splat (float 8.950000e+01), <8 x float> %143
  %152 = select <8 x i1> %148, <8 x float> splat (float 8.950000e+01), <8 x float> %144
  %153 = select <8 x i1> %149, <8 x float> splat (float 8.950000e+01), <8 x float> %145
  %154 = select <8 x i1> %150, <8 x float> splat (float 8.950000e+01), <8 x float> %146
  %155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %151, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %152, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %153, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %159 = fadd <8 x float> %155, splat (float 0xC168000FC0000000)
  %160 = fadd <8 x float> %156, splat (float 0xC168000FC0000000)
  %161 = fadd <8 x float> %157, splat (float 0xC168000FC0000000)
  %162 = fadd <8 x float> %158, splat (float 0xC168000FC0000000)
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
  %183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %172, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %173, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %174, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %183, <8 x float> %171, <8 x float> splat (float 0x3FC5557C80000000))
  %188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %184, <8 x float> %172, <8 x float> splat (float 0x3FC5557C80000000))
  %189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %185, <8 x float> %173, <8 x float> splat (float 0x3FC5557C80000000))
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %186, <8 x float> %174, <8 x float> splat (float 0x3FC5557C80000000))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %187, <8 x float> %171, <8 x float> splat (float 0x3FDFFFDE80000000))
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> %172, <8 x float> splat (float 0x3FDFFFDE80000000))
  %193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> %173, <8 x float> splat (float 0x3FDFFFDE80000000))
  %194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %190, <8 x float> %174, <8 x float> splat (float 0x3FDFFFDE80000000))
  %195 = shl <8 x i32> %175, splat (i32 23)
  %196 = shl <8 x i32> %176, splat (i32 23)
  %197 = shl <8 x i32> %177, splat (i32 23)
  %198 = shl <8 x i32> %178, splat (i32 23)
  %199 = bitcast <8 x i32> %195 to <8 x float>
  %200 = bitcast <8 x i32> %196 to <8 x float>
  %201 = bitcast <8 x i32> %197 to <8 x float>
  %202 = bitcast <8 x i32> %198 to <8 x float>
  %203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %191, <8 x float> %179, <8 x float> %171)
  %204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %192, <8 x float> %180, <8 x float> %172)
  %205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %193, <8 x float> %181, <8 x float> %173)
  %206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> %182, <8 x float> %174)
  %207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %203, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %204, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %205, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %206, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %211 = fmul <8 x float> %207, %199
  %212 = fmul <8 x float> %208, %200
  %213 = fmul <8 x float> %209, %201
  %214 = fmul <8 x float> %210, %202
  %215 = getelementptr float, ptr %4, i64 %121
  store <8 x float> %211, ptr %215, align 4
  %216 = getelementptr i8, ptr %215, i64 32
  store <8 x float> %212, ptr %216, align 4
  %217 = getelementptr i8, ptr %215, i64 64
  store <8 x float> %213, ptr %217, align 4
  %218 = getelementptr i8, ptr %215, i64 96
  store <8 x float> %214, ptr %218, align 4
  %219 = fadd reassoc arcp contract afn <8 x float> %122, %211
  %220 = fadd reassoc arcp contract afn <8 x float> %123, %212
  %221 = fadd reassoc arcp contract afn <8 x float> %124, %213
  %222 = fadd reassoc arcp contract afn <8 x float> %125, %214
  %223 = add i64 %121, 32
  %224 = icmp slt i64 %223, %22
  br i1 %224, label %120, label %225

225:                                              ; preds = %120
  br label %226

226:                                              ; preds = %225, %100
  %227 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %100 ], [ %219, %225 ]
  %228 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %100 ], [ %220, %225 ]
  %229 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %100 ], [ %221, %225 ]
  %230 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %100 ], [ %222, %225 ]
  br i1 %21, label %231, label %271

231:                                              ; preds = %226
  %232 = getelementptr float, ptr %11, i64 %31
  %233 = shufflevector <1 x float> %117, <1 x float> poison, <8 x i32> zeroinitializer
  br label %234

234:                                              ; preds = %231, %234
  %235 = phi i64 [ %268, %234 ], [ %22, %231 ]
  %236 = phi reassoc arcp contract afn <8 x float> [ %267, %234 ], [ %227, %231 ]
  %237 = sub i64 %17, %235
  %238 = call i64 @llvm.smax.i64(i64 %237, i64 0)
  %239 = call i64 @llvm.smin.i64(i64 %238, i64 8)
  %240 = trunc nuw nsw i64 %239 to i32
  %241 = insertelement <8 x i32> poison, i32 %240, i64 0
  %242 = shufflevector <8 x i32> %241, <8 x i32> poison, <8 x i32> zeroinitializer
  %243 = icmp samesign ugt <8 x i32> %242, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %244 = getelementptr float, ptr %232, i64 %235
  %245 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %244, <8 x i1> %243, <8 x float> splat (float 0xFFF0000000000000))
  %246 = fsub reassoc arcp contract afn <8 x float> %245, %233
  %247 = fcmp olt <8 x float> %246, splat (float 0xC055D33340000000)
  %248 = select <8 x i1> %247, <8 x float> splat (float 0xC055D33340000000), <8 x float> %246
  %249 = fcmp ogt <8 x float> %248, splat (float 8.950000e+01)
  %250 = select <8 x i1> %249, <8 x float> splat (float 8.950000e+01), <8 x float> %248
  %251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %250, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %252 = fadd <8 x float> %251, splat (float 0xC168000FC0000000)
  %253 = fneg <8 x float> %252
  %254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %253, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %250)
  %255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %253, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %254)
  %256 = bitcast <8 x float> %251 to <8 x i32>
  %257 = fmul <8 x float> %255, %255
  %258 = call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %258, <8 x float> %255, <8 x float> splat (float 0x3FC5557C80000000))
  %260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %259, <8 x float> %255, <8 x float> splat (float 0x3FDFFFDE80000000))
  %261 = shl <8 x i32> %256, splat (i32 23)
  %262 = bitcast <8 x i32> %261 to <8 x float>
  %263 = call <8 x float> @llvm.fma.v8f32(<8 x float> %260, <8 x float> %257, <8 x float> %255)
  %264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %263, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %265 = fmul <8 x float> %264, %262
  %266 = getelementptr float, ptr %4, i64 %235
  store <8 x float> %265, ptr %266, align 4
  %267 = fadd reassoc arcp contract afn <8 x float> %236, %265
  %268 = add i64 %235, 8
  %269 = icmp slt i64 %268, 1024
  br i1 %269, label %234, label %270

270:                                              ; preds = %234
  br label %271

271:                                              ; preds = %270, %226
  %272 = phi reassoc arcp contract afn <8 x float> [ %227, %226 ], [ %267, %270 ]
  %273 = fadd reassoc arcp contract afn <8 x float> %272, %229
  %274 = fadd reassoc arcp contract afn <8 x float> %228, %230
  %275 = fadd reassoc arcp contract afn <8 x float> %273, %274
  %276 = shufflevector <8 x float> %275, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %277 = shufflevector <8 x float> %275, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %278 = fadd reassoc arcp contract afn <4 x float> %276, %277
  %279 = shufflevector <4 x float> %278, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %280 = shufflevector <4 x float> %278, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %281 = fadd reassoc arcp contract afn <2 x float> %279, %280
  %282 = shufflevector <2 x float> %281, <2 x float> poison, <1 x i32> zeroinitializer
  %283 = shufflevector <2 x float> %281, <2 x float> poison, <1 x i32> <i32 1>
  %284 = fadd reassoc arcp contract afn <1 x float> %282, %283
  %285 = extractelement <1 x float> %284, i64 0
  %286 = getelementptr float, ptr %13, i64 %31
  %287 = ptrtoint ptr %286 to i64
  %288 = and i64 %287, 31
  %289 = icmp eq i64 %288, 0
  %290 = and i1 %25, %289
  br i1 %290, label %291, label %296

291:                                              ; preds = %271
  br i1 %27, label %303, label %292

292:                                              ; preds = %291
  %293 = fdiv reassoc arcp contract afn float 1.000000e+00, %285
  %294 = insertelement <8 x float> poison, float %293, i64 0
  %295 = shufflevector <8 x float> %294, <8 x float> poison, <8 x i32> zeroinitializer
  br label %308

296:                                              ; preds = %271
  br i1 %27, label %303, label %297

297:                                              ; preds = %296
  %298 = fdiv reassoc arcp contract afn float 1.000000e+00, %285
  %299 = insertelement <8 x float> poison, float %298, i64 0
  %300 = shufflevector <8 x float> %299, <8 x float> poison, <8 x i32> zeroinitializer
  br label %321

301:                                              ; preds = %308
  br label %303

302:                                              ; preds = %321
  br label %303

303:                                              ; preds = %302, %301, %296, %291
  br i1 %28, label %350, label %304

304:                                              ; preds = %303
  %305 = fdiv reassoc arcp contract afn float 1.000000e+00, %285
  %306 = insertelement <8 x float> poison, float %305, i64 0
  %307 = shufflevector <8 x float> %306, <8 x float> poison, <8 x i32> zeroinitializer
  br label %334

308:                                              ; preds = %292, %308
  %309 = phi i64 [ %319, %308 ], [ 0, %292 ]
  %310 = getelementptr float, ptr %4, i64 %309
  %311 = load <8 x float>, ptr %310, align 4
  %312 = getelementptr i8, ptr %310, i64 32
  %313 = load <8 x float>, ptr %312, align 4
  %314 = fmul reassoc arcp contract afn <8 x float> %311, %295
  %315 = fmul reassoc arcp contract afn <8 x float> %313, %295
  %316 = add i64 %31, %309
  %317 = getelementptr float, ptr %13, i64 %316
  store <8 x float> %314, ptr %317, align 32, !nontemporal !2
  %318 = getelementptr i8, ptr %317, i64 32
  store <8 x float> %315, ptr %318, align 32, !nontemporal !2
  %319 = add i64 %309, 16
  %320 = icmp slt i64 %319, %26
  br i1 %320, label %308, label %301

321:                                              ; preds = %297, %321
  %322 = phi i64 [ %332, %321 ], [ 0, %297 ]
  %323 = getelementptr float, ptr %4, i64 %322
  %324 = load <8 x float>, ptr %323, align 4
  %325 = getelementptr i8, ptr %323, i64 32
  %326 = load <8 x float>, ptr %325, align 4
  %327 = fmul reassoc arcp contract afn <8 x float> %324, %300
  %328 = fmul reassoc arcp contract afn <8 x float> %326, %300
  %329 = add i64 %31, %322
  %330 = getelementptr float, ptr %13, i64 %329
  store <8 x float> %327, ptr %330, align 4
  %331 = getelementptr i8, ptr %330, i64 32
  store <8 x float> %328, ptr %331, align 4
  %332 = add i64 %322, 16
  %333 = icmp slt i64 %332, %26
  br i1 %333, label %321, label %302

334:                                              ; preds = %304, %334
  %335 = phi i64 [ %347, %334 ], [ %26, %304 ]
  %336 = getelementptr float, ptr %4, i64 %335
  %337 = load <8 x float>, ptr %336, align 4
  %338 = fmul reassoc arcp contract afn <8 x float> %337, %307
  %339 = sub i64 %17, %335
  %340 = call i64 @llvm.smax.i64(i64 %339, i64 0)
  %341 = call i64 @llvm.smin.i64(i64 %340, i64 8)
  %342 = trunc nuw nsw i64 %341 to i32
  %343 = insertelement <8 x i32> poison, i32 %342, i64 0
  %344 = shufflevector <8 x i32> %343, <8 x i32> poison, <8 x i32> zeroinitializer
  %345 = icmp samesign ugt <8 x i32> %344, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %346 = getelementptr float, ptr %286, i64 %335
  call void @llvm.masked.store.v8f32.p0(<8 x float> %338, ptr align 4 %346, <8 x i1> %345)
  %347 = add i64 %335, 8
  %348 = icmp slt i64 %347, %18
  br i1 %348, label %334, label %349

349:                                              ; preds = %334
  br label %350

350:                                              ; preds = %349, %303
  %351 = add i64 %31, 1
  %352 = icmp eq i64 %351, %6
  %353 = select i1 %352, i64 0, i64 %351
  %354 = add i64 %30, 1
  %355 = icmp slt i64 %354, %3
  br i1 %355, label %29, label %33
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
