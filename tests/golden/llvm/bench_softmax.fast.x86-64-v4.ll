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

33:                                               ; preds = %20, %361
  %34 = phi i64 [ %369, %361 ], [ %2, %20 ]
  %35 = phi i64 [ %367, %361 ], [ %9, %20 ]
  %36 = phi i64 [ %368, %361 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %361
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi reassoc arcp contract afn <16 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi reassoc arcp contract afn <16 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi reassoc arcp contract afn <16 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi reassoc arcp contract afn <16 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi reassoc arcp contract afn <16 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi reassoc arcp contract afn <16 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi reassoc arcp contract afn <16 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi reassoc arcp contract afn <16 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
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
  %67 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %42, <16 x float> %52)
  %68 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %43, <16 x float> %54)
  %69 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %44, <16 x float> %56)
  %70 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %45, <16 x float> %58)
  %71 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %46, <16 x float> %60)
  %72 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %47, <16 x float> %62)
  %73 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %48, <16 x float> %64)
  %74 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %49, <16 x float> %66)
  %75 = add i64 %41, 128
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi reassoc arcp contract afn <16 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 16)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <16 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <16 x i32> %96, <16 x i32> poison, <16 x i32> zeroinitializer
  %98 = icmp samesign ugt <16 x i32> %97, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %99, <16 x i1> %98, <16 x float> splat (float 0xFFF0000000000000))
  %101 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %91, <16 x float> %100)
  %102 = add i64 %90, 16
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi reassoc arcp contract afn <16 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %106, <16 x float> %83)
  %108 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %80, <16 x float> %84)
  %109 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %81, <16 x float> %85)
  %110 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %82, <16 x float> %86)
  %111 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %107, <16 x float> %109)
  %112 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %108, <16 x float> %110)
  %113 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %111, <16 x float> %112)
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %115 = shufflevector <16 x float> %113, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %116 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %114, <8 x float> %115)
  %117 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %118 = shufflevector <8 x float> %116, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %119 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %117, <4 x float> %118)
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %121 = shufflevector <4 x float> %119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %122 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %120, <2 x float> %121)
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> zeroinitializer
  %124 = shufflevector <2 x float> %122, <2 x float> poison, <1 x i32> <i32 1>
  %125 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %123, <1 x float> %124)
  br i1 %27, label %234, label %126

126:                                              ; preds = %105
  %127 = shufflevector <1 x float> %125, <1 x float> poison, <16 x i32> zeroinitializer
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ %231, %128 ], [ 0, %126 ]
  %130 = phi reassoc arcp contract afn <16 x float> [ %227, %128 ], [ splat (float -0.000000e+00), %126 ]
  %131 = phi reassoc arcp contract afn <16 x float> [ %228, %128 ], [ splat (float -0.000000e+00), %126 ]
  %132 = phi reassoc arcp contract afn <16 x float> [ %229, %128 ], [ splat (float -0.000000e+00), %126 ]
  %133 = phi reassoc arcp contract afn <16 x float> [ %230, %128 ], [ splat (float -0.000000e+00), %126 ]
  %134 = add i64 %35, %129
  %135 = getelementptr float, ptr %15, i64 %134
  %136 = load <16 x float>, ptr %135, align 4
  %137 = getelementptr i8, ptr %135, i64 64
  %138 = load <16 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %135, i64 128
  %140 = load <16 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %135, i64 192
  %142 = load <16 x float>, ptr %141, align 4
  %143 = fsub reassoc arcp contract afn <16 x float> %136, %127
  %144 = fsub reassoc arcp contract afn <16 x float> %138, %127
  %145 = fsub reassoc arcp contract afn <16 x float> %140, %127
  %146 = fsub reassoc arcp contract afn <16 x float> %142, %127
  %147 = fcmp olt <16 x float> %143, splat (float 0xC055D33340000000)
  %148 = fcmp olt <16 x float> %144, splat (float 0xC055D33340000000)
  %149 = fcmp olt <16 x float> %145, splat (float 0xC055D33340000000)
  %150 = fcmp olt <16 x float> %146, splat (float 0xC055D33340000000)
  %151 = select <16 x i1> %147, <16 x float> splat (float 0xC055D33340000000), <16 x float> %143
  %152 = select <16 x i1> %148, <16 x float> splat (float 0xC055D33340000000), <16 x float> %144
  %153 = select <16 x i1> %149, <16 x float> splat (float 0xC055D33340000000), <16 x float> %145
  %154 = select <16 x i1> %150, <16 x float> splat (float 0xC055D33340000000), <16 x float> %146
  %155 = fcmp ogt <16 x float> %151, splat (float 8.950000e+01)
  %156 = fcmp ogt <16 x float> %152, splat (float 8.950000e+01)
  %157 = fcmp ogt <16 x float> %153, splat (float 8.950000e+01)
  %158 = fcmp ogt <16 x float> %154, splat (float 8.950000e+01)
  %159 = select <16 x i1> %155, <16 x float> splat (float 8.950000e+01), <16 x float> %151
  %160 = select <16 x i1> %156, <16 x float> splat (float 8.950000e+01), <16 x float> %152
  %161 = select <16 x i1> %157, <16 x float> splat (float 8.950000e+01), <16 x float> %153
  %162 = select <16 x i1> %158, <16 x float> splat (float 8.950000e+01), <16 x float> %154
  %163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %160, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %162, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %167 = fadd <16 x float> %163, splat (float 0xC168000FC0000000)
  %168 = fadd <16 x float> %164, splat (float 0xC168000FC0000000)
  %169 = fadd <16 x float> %165, splat (float 0xC168000FC0000000)
  %170 = fadd <16 x float> %166, splat (float 0xC168000FC0000000)
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
  %191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %179, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %181, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %182, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %179, <16 x float> splat (float 0x3FC5557C80000000))
  %196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %180, <16 x float> splat (float 0x3FC5557C80000000))
  %197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> %181, <16 x float> splat (float 0x3FC5557C80000000))
  %198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %194, <16 x float> %182, <16 x float> splat (float 0x3FC5557C80000000))
  %199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> %179, <16 x float> splat (float 0x3FDFFFDE80000000))
  %200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %180, <16 x float> splat (float 0x3FDFFFDE80000000))
  %201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %181, <16 x float> splat (float 0x3FDFFFDE80000000))
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %198, <16 x float> %182, <16 x float> splat (float 0x3FDFFFDE80000000))
  %203 = shl <16 x i32> %183, splat (i32 23)
  %204 = shl <16 x i32> %184, splat (i32 23)
  %205 = shl <16 x i32> %185, splat (i32 23)
  %206 = shl <16 x i32> %186, splat (i32 23)
  %207 = bitcast <16 x i32> %203 to <16 x float>
  %208 = bitcast <16 x i32> %204 to <16 x float>
  %209 = bitcast <16 x i32> %205 to <16 x float>
  %210 = bitcast <16 x i32> %206 to <16 x float>
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %187, <16 x float> %179)
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %200, <16 x float> %188, <16 x float> %180)
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %201, <16 x float> %189, <16 x float> %181)
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> %190, <16 x float> %182)
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %212, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %214, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %219 = fmul <16 x float> %215, %207
  %220 = fmul <16 x float> %216, %208
  %221 = fmul <16 x float> %217, %209
  %222 = fmul <16 x float> %218, %210
  %223 = getelementptr float, ptr %4, i64 %129
  store <16 x float> %219, ptr %223, align 4
  %224 = getelementptr i8, ptr %223, i64 64
  store <16 x float> %220, ptr %224, align 4
  %225 = getelementptr i8, ptr %223, i64 128
  store <16 x float> %221, ptr %225, align 4
  %226 = getelementptr i8, ptr %223, i64 192
  store <16 x float> %222, ptr %226, align 4
  %227 = fadd reassoc arcp contract afn <16 x float> %130, %219
  %228 = fadd reassoc arcp contract afn <16 x float> %131, %220
  %229 = fadd reassoc arcp contract afn <16 x float> %132, %221
  %230 = fadd reassoc arcp contract afn <16 x float> %133, %222
  %231 = add i64 %129, 64
  %232 = icmp slt i64 %231, %26
  br i1 %232, label %128, label %233

233:                                              ; preds = %128
  br label %234

234:                                              ; preds = %233, %105
  %235 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %105 ], [ %227, %233 ]
  %236 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %105 ], [ %228, %233 ]
  %237 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %105 ], [ %229, %233 ]
  %238 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %105 ], [ %230, %233 ]
  br i1 %25, label %239, label %279

239:                                              ; preds = %234
  %240 = getelementptr float, ptr %15, i64 %35
  %241 = shufflevector <1 x float> %125, <1 x float> poison, <16 x i32> zeroinitializer
  br label %242

242:                                              ; preds = %239, %242
  %243 = phi i64 [ %276, %242 ], [ %26, %239 ]
  %244 = phi reassoc arcp contract afn <16 x float> [ %275, %242 ], [ %235, %239 ]
  %245 = sub i64 %21, %243
  %246 = call i64 @llvm.smax.i64(i64 %245, i64 0)
  %247 = call i64 @llvm.smin.i64(i64 %246, i64 16)
  %248 = trunc nuw nsw i64 %247 to i32
  %249 = insertelement <16 x i32> poison, i32 %248, i64 0
  %250 = shufflevector <16 x i32> %249, <16 x i32> poison, <16 x i32> zeroinitializer
  %251 = icmp samesign ugt <16 x i32> %250, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %252 = getelementptr float, ptr %240, i64 %243
  %253 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %252, <16 x i1> %251, <16 x float> splat (float 0xFFF0000000000000))
  %254 = fsub reassoc arcp contract afn <16 x float> %253, %241
  %255 = fcmp olt <16 x float> %254, splat (float 0xC055D33340000000)
  %256 = select <16 x i1> %255, <16 x float> splat (float 0xC055D33340000000), <16 x float> %254
  %257 = fcmp ogt <16 x float> %256, splat (float 8.950000e+01)
  %258 = select <16 x i1> %257, <16 x float> splat (float 8.950000e+01), <16 x float> %256
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %258, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %260 = fadd <16 x float> %259, splat (float 0xC168000FC0000000)
  %261 = fneg <16 x float> %260
  %262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %258)
  %263 = call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %262)
  %264 = bitcast <16 x float> %259 to <16 x i32>
  %265 = fmul <16 x float> %263, %263
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %263, <16 x float> splat (float 0x3FC5557C80000000))
  %268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %263, <16 x float> splat (float 0x3FDFFFDE80000000))
  %269 = shl <16 x i32> %264, splat (i32 23)
  %270 = bitcast <16 x i32> %269 to <16 x float>
  %271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %268, <16 x float> %265, <16 x float> %263)
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %273 = fmul <16 x float> %272, %270
  %274 = getelementptr float, ptr %4, i64 %243
  store <16 x float> %273, ptr %274, align 4
  %275 = fadd reassoc arcp contract afn <16 x float> %244, %273
  %276 = add i64 %243, 16
  %277 = icmp slt i64 %276, 1024
  br i1 %277, label %242, label %278

278:                                              ; preds = %242
  br label %279

279:                                              ; preds = %278, %234
  %280 = phi reassoc arcp contract afn <16 x float> [ %235, %234 ], [ %275, %278 ]
  %281 = fadd reassoc arcp contract afn <16 x float> %280, %237
  %282 = fadd reassoc arcp contract afn <16 x float> %236, %238
  %283 = fadd reassoc arcp contract afn <16 x float> %281, %282
  %284 = shufflevector <16 x float> %283, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %285 = shufflevector <16 x float> %283, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %286 = fadd reassoc arcp contract afn <8 x float> %284, %285
  %287 = shufflevector <8 x float> %286, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %288 = shufflevector <8 x float> %286, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %289 = fadd reassoc arcp contract afn <4 x float> %287, %288
  %290 = shufflevector <4 x float> %289, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %291 = shufflevector <4 x float> %289, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %292 = fadd reassoc arcp contract afn <2 x float> %290, %291
  %293 = shufflevector <2 x float> %292, <2 x float> poison, <1 x i32> zeroinitializer
  %294 = shufflevector <2 x float> %292, <2 x float> poison, <1 x i32> <i32 1>
  %295 = fadd reassoc arcp contract afn <1 x float> %293, %294
  %296 = extractelement <1 x float> %295, i64 0
  %297 = getelementptr float, ptr %17, i64 %35
  %298 = ptrtoint ptr %297 to i64
  %299 = and i64 %298, 63
  %300 = icmp eq i64 %299, 0
  %301 = and i1 %29, %300
  br i1 %301, label %302, label %307

302:                                              ; preds = %279
  br i1 %31, label %314, label %303

303:                                              ; preds = %302
  %304 = fdiv reassoc arcp contract afn float 1.000000e+00, %296
  %305 = insertelement <16 x float> poison, float %304, i64 0
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> zeroinitializer
  br label %319

307:                                              ; preds = %279
  br i1 %31, label %314, label %308

308:                                              ; preds = %307
  %309 = fdiv reassoc arcp contract afn float 1.000000e+00, %296
  %310 = insertelement <16 x float> poison, float %309, i64 0
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> zeroinitializer
  br label %332

312:                                              ; preds = %319
  br label %314

313:                                              ; preds = %332
  br label %314

314:                                              ; preds = %313, %312, %307, %302
  br i1 %32, label %361, label %315

315:                                              ; preds = %314
  %316 = fdiv reassoc arcp contract afn float 1.000000e+00, %296
  %317 = insertelement <16 x float> poison, float %316, i64 0
  %318 = shufflevector <16 x float> %317, <16 x float> poison, <16 x i32> zeroinitializer
  br label %345

319:                                              ; preds = %303, %319
  %320 = phi i64 [ %330, %319 ], [ 0, %303 ]
  %321 = getelementptr float, ptr %4, i64 %320
  %322 = load <16 x float>, ptr %321, align 4
  %323 = getelementptr i8, ptr %321, i64 64
  %324 = load <16 x float>, ptr %323, align 4
  %325 = fmul reassoc arcp contract afn <16 x float> %322, %306
  %326 = fmul reassoc arcp contract afn <16 x float> %324, %306
  %327 = add i64 %35, %320
  %328 = getelementptr float, ptr %17, i64 %327
  store <16 x float> %325, ptr %328, align 64, !nontemporal !1
  %329 = getelementptr i8, ptr %328, i64 64
  store <16 x float> %326, ptr %329, align 64, !nontemporal !1
  %330 = add i64 %320, 32
  %331 = icmp slt i64 %330, %30
  br i1 %331, label %319, label %312

332:                                              ; preds = %308, %332
  %333 = phi i64 [ %343, %332 ], [ 0, %308 ]
  %334 = getelementptr float, ptr %4, i64 %333
  %335 = load <16 x float>, ptr %334, align 4
  %336 = getelementptr i8, ptr %334, i64 64
  %337 = load <16 x float>, ptr %336, align 4
  %338 = fmul reassoc arcp contract afn <16 x float> %335, %311
  %339 = fmul reassoc arcp contract afn <16 x float> %337, %311
  %340 = add i64 %35, %333
  %341 = getelementptr float, ptr %17, i64 %340
  store <16 x float> %338, ptr %341, align 4
  %342 = getelementptr i8, ptr %341, i64 64
  store <16 x float> %339, ptr %342, align 4
  %343 = add i64 %333, 32
  %344 = icmp slt i64 %343, %30
  br i1 %344, label %332, label %313

345:                                              ; preds = %315, %345
  %346 = phi i64 [ %358, %345 ], [ %30, %315 ]
  %347 = getelementptr float, ptr %4, i64 %346
  %348 = load <16 x float>, ptr %347, align 4
  %349 = fmul reassoc arcp contract afn <16 x float> %348, %318
  %350 = sub i64 %21, %346
  %351 = call i64 @llvm.smax.i64(i64 %350, i64 0)
  %352 = call i64 @llvm.smin.i64(i64 %351, i64 16)
  %353 = trunc nuw nsw i64 %352 to i32
  %354 = insertelement <16 x i32> poison, i32 %353, i64 0
  %355 = shufflevector <16 x i32> %354, <16 x i32> poison, <16 x i32> zeroinitializer
  %356 = icmp samesign ugt <16 x i32> %355, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %357 = getelementptr float, ptr %297, i64 %346
  call void @llvm.masked.store.v16f32.p0(<16 x float> %349, ptr align 4 %357, <16 x i1> %356)
  %358 = add i64 %346, 16
  %359 = icmp slt i64 %358, %22
  br i1 %359, label %345, label %360

360:                                              ; preds = %345
  br label %361

361:                                              ; preds = %360, %314
  %362 = add i64 %35, 1
  %363 = icmp eq i64 %362, %6
  %364 = zext i1 %363 to i64
  %365 = add i64 %36, %364
  %366 = icmp eq i64 %365, %8
  %367 = select i1 %363, i64 0, i64 %362
  %368 = select i1 %366, i64 0, i64 %365
  %369 = add i64 %34, 1
  %370 = icmp slt i64 %369, %3
  br i1 %370, label %33, label %38
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
