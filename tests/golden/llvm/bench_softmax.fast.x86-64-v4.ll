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

29:                                               ; preds = %16, %356
  %30 = phi i64 [ %360, %356 ], [ %2, %16 ]
  %31 = phi i64 [ %359, %356 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %356
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi reassoc arcp contract afn <16 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi reassoc arcp contract afn <16 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi reassoc arcp contract afn <16 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi reassoc arcp contract afn <16 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi reassoc arcp contract afn <16 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi reassoc arcp contract afn <16 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi reassoc arcp contract afn <16 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi reassoc arcp contract afn <16 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
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
  %62 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %37, <16 x float> %47)
  %63 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %38, <16 x float> %49)
  %64 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %39, <16 x float> %51)
  %65 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %40, <16 x float> %53)
  %66 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %41, <16 x float> %55)
  %67 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %42, <16 x float> %57)
  %68 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %43, <16 x float> %59)
  %69 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %44, <16 x float> %61)
  %70 = add i64 %36, 128
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi reassoc arcp contract afn <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi reassoc arcp contract afn <16 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 16)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <16 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <16 x i32> %91, <16 x i32> poison, <16 x i32> zeroinitializer
  %93 = icmp samesign ugt <16 x i32> %92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %94, <16 x i1> %93, <16 x float> splat (float 0xFFF0000000000000))
  %96 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %86, <16 x float> %95)
  %97 = add i64 %85, 16
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi reassoc arcp contract afn <16 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %101, <16 x float> %78)
  %103 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %75, <16 x float> %79)
  %104 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %76, <16 x float> %80)
  %105 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %77, <16 x float> %81)
  %106 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %102, <16 x float> %104)
  %107 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %103, <16 x float> %105)
  %108 = call reassoc arcp contract afn <16 x float> @llvm.maximum.v16f32(<16 x float> %106, <16 x float> %107)
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %110 = shufflevector <16 x float> %108, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %111 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %109, <8 x float> %110)
  %112 = shufflevector <8 x float> %111, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %113 = shufflevector <8 x float> %111, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %114 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %112, <4 x float> %113)
  %115 = shufflevector <4 x float> %114, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %116 = shufflevector <4 x float> %114, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %117 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %115, <2 x float> %116)
  %118 = shufflevector <2 x float> %117, <2 x float> poison, <1 x i32> zeroinitializer
  %119 = shufflevector <2 x float> %117, <2 x float> poison, <1 x i32> <i32 1>
  %120 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %118, <1 x float> %119)
  br i1 %23, label %229, label %121

121:                                              ; preds = %100
  %122 = shufflevector <1 x float> %120, <1 x float> poison, <16 x i32> zeroinitializer
  br label %123

123:                                              ; preds = %121, %123
  %124 = phi i64 [ %226, %123 ], [ 0, %121 ]
  %125 = phi reassoc arcp contract afn <16 x float> [ %222, %123 ], [ splat (float -0.000000e+00), %121 ]
  %126 = phi reassoc arcp contract afn <16 x float> [ %223, %123 ], [ splat (float -0.000000e+00), %121 ]
  %127 = phi reassoc arcp contract afn <16 x float> [ %224, %123 ], [ splat (float -0.000000e+00), %121 ]
  %128 = phi reassoc arcp contract afn <16 x float> [ %225, %123 ], [ splat (float -0.000000e+00), %121 ]
  %129 = add i64 %31, %124
  %130 = getelementptr float, ptr %11, i64 %129
  %131 = load <16 x float>, ptr %130, align 4
  %132 = getelementptr i8, ptr %130, i64 64
  %133 = load <16 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %130, i64 128
  %135 = load <16 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %130, i64 192
  %137 = load <16 x float>, ptr %136, align 4
  %138 = fsub reassoc arcp contract afn <16 x float> %131, %122
  %139 = fsub reassoc arcp contract afn <16 x float> %133, %122
  %140 = fsub reassoc arcp contract afn <16 x float> %135, %122
  %141 = fsub reassoc arcp contract afn <16 x float> %137, %122
  %142 = fcmp olt <16 x float> %138, splat (float 0xC055D33340000000)
  %143 = fcmp olt <16 x float> %139, splat (float 0xC055D33340000000)
  %144 = fcmp olt <16 x float> %140, splat (float 0xC055D33340000000)
  %145 = fcmp olt <16 x float> %141, splat (float 0xC055D33340000000)
  %146 = select <16 x i1> %142, <16 x float> splat (float 0xC055D33340000000), <16 x float> %138
  %147 = select <16 x i1> %143, <16 x float> splat (float 0xC055D33340000000), <16 x float> %139
  %148 = select <16 x i1> %144, <16 x float> splat (float 0xC055D33340000000), <16 x float> %140
  %149 = select <16 x i1> %145, <16 x float> splat (float 0xC055D33340000000), <16 x float> %141
  %150 = fcmp ogt <16 x float> %146, splat (float 8.950000e+01)
  %151 = fcmp ogt <16 x float> %147, splat (float 8.950000e+01)
  %152 = fcmp ogt <16 x float> %148, splat (float 8.950000e+01)
  %153 = fcmp ogt <16 x float> %149, splat (float 8.950000e+01)
  %154 = select <16 x i1> %150, <16 x float> splat (float 8.950000e+01), <16 x float> %146
  %155 = select <16 x i1> %151, <16 x float> splat (float 8.950000e+01), <16 x float> %147
  %156 = select <16 x i1> %152, <16 x float> splat (float 8.950000e+01), <16 x float> %148
  %157 = select <16 x i1> %153, <16 x float> splat (float 8.950000e+01), <16 x float> %149
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %154, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %157, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %162 = fadd <16 x float> %158, splat (float 0xC168000FC0000000)
  %163 = fadd <16 x float> %159, splat (float 0xC168000FC0000000)
  %164 = fadd <16 x float> %160, splat (float 0xC168000FC0000000)
  %165 = fadd <16 x float> %161, splat (float 0xC168000FC0000000)
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
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %174, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %176, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %174, <16 x float> splat (float 0x3FC5557C80000000))
  %191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %187, <16 x float> %175, <16 x float> splat (float 0x3FC5557C80000000))
  %192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %176, <16 x float> splat (float 0x3FC5557C80000000))
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %189, <16 x float> %177, <16 x float> splat (float 0x3FC5557C80000000))
  %194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %190, <16 x float> %174, <16 x float> splat (float 0x3FDFFFDE80000000))
  %195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %191, <16 x float> %175, <16 x float> splat (float 0x3FDFFFDE80000000))
  %196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %176, <16 x float> splat (float 0x3FDFFFDE80000000))
  %197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %193, <16 x float> %177, <16 x float> splat (float 0x3FDFFFDE80000000))
  %198 = shl <16 x i32> %178, splat (i32 23)
  %199 = shl <16 x i32> %179, splat (i32 23)
  %200 = shl <16 x i32> %180, splat (i32 23)
  %201 = shl <16 x i32> %181, splat (i32 23)
  %202 = bitcast <16 x i32> %198 to <16 x float>
  %203 = bitcast <16 x i32> %199 to <16 x float>
  %204 = bitcast <16 x i32> %200 to <16 x float>
  %205 = bitcast <16 x i32> %201 to <16 x float>
  %206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %194, <16 x float> %182, <16 x float> %174)
  %207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %195, <16 x float> %183, <16 x float> %175)
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %196, <16 x float> %184, <16 x float> %176)
  %209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %185, <16 x float> %177)
  %210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %209, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %214 = fmul <16 x float> %210, %202
  %215 = fmul <16 x float> %211, %203
  %216 = fmul <16 x float> %212, %204
  %217 = fmul <16 x float> %213, %205
  %218 = getelementptr float, ptr %4, i64 %124
  store <16 x float> %214, ptr %218, align 4
  %219 = getelementptr i8, ptr %218, i64 64
  store <16 x float> %215, ptr %219, align 4
  %220 = getelementptr i8, ptr %218, i64 128
  store <16 x float> %216, ptr %220, align 4
  %221 = getelementptr i8, ptr %218, i64 192
  store <16 x float> %217, ptr %221, align 4
  %222 = fadd reassoc arcp contract afn <16 x float> %125, %214
  %223 = fadd reassoc arcp contract afn <16 x float> %126, %215
  %224 = fadd reassoc arcp contract afn <16 x float> %127, %216
  %225 = fadd reassoc arcp contract afn <16 x float> %128, %217
  %226 = add i64 %124, 64
  %227 = icmp slt i64 %226, %22
  br i1 %227, label %123, label %228

228:                                              ; preds = %123
  br label %229

229:                                              ; preds = %228, %100
  %230 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %100 ], [ %222, %228 ]
  %231 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %100 ], [ %223, %228 ]
  %232 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %100 ], [ %224, %228 ]
  %233 = phi reassoc arcp contract afn <16 x float> [ splat (float -0.000000e+00), %100 ], [ %225, %228 ]
  br i1 %21, label %234, label %274

234:                                              ; preds = %229
  %235 = getelementptr float, ptr %11, i64 %31
  %236 = shufflevector <1 x float> %120, <1 x float> poison, <16 x i32> zeroinitializer
  br label %237

237:                                              ; preds = %234, %237
  %238 = phi i64 [ %271, %237 ], [ %22, %234 ]
  %239 = phi reassoc arcp contract afn <16 x float> [ %270, %237 ], [ %230, %234 ]
  %240 = sub i64 %17, %238
  %241 = call i64 @llvm.smax.i64(i64 %240, i64 0)
  %242 = call i64 @llvm.smin.i64(i64 %241, i64 16)
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = insertelement <16 x i32> poison, i32 %243, i64 0
  %245 = shufflevector <16 x i32> %244, <16 x i32> poison, <16 x i32> zeroinitializer
  %246 = icmp samesign ugt <16 x i32> %245, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %247 = getelementptr float, ptr %235, i64 %238
  %248 = call reassoc arcp contract afn <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %247, <16 x i1> %246, <16 x float> splat (float 0xFFF0000000000000))
  %249 = fsub reassoc arcp contract afn <16 x float> %248, %236
  %250 = fcmp olt <16 x float> %249, splat (float 0xC055D33340000000)
  %251 = select <16 x i1> %250, <16 x float> splat (float 0xC055D33340000000), <16 x float> %249
  %252 = fcmp ogt <16 x float> %251, splat (float 8.950000e+01)
  %253 = select <16 x i1> %252, <16 x float> splat (float 8.950000e+01), <16 x float> %251
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %253, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FC0000000))
  %255 = fadd <16 x float> %254, splat (float 0xC168000FC0000000)
  %256 = fneg <16 x float> %255
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %256, <16 x float> splat (float 0x3FE62E4000000000), <16 x float> %253)
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %256, <16 x float> splat (float 0x3EB7F7D1C0000000), <16 x float> %257)
  %259 = bitcast <16 x float> %254 to <16 x i32>
  %260 = fmul <16 x float> %258, %258
  %261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %258, <16 x float> splat (float 0x3F8105DD60000000), <16 x float> splat (float 0x3FA57331A0000000))
  %262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> %258, <16 x float> splat (float 0x3FC5557C80000000))
  %263 = call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %258, <16 x float> splat (float 0x3FDFFFDE80000000))
  %264 = shl <16 x i32> %259, splat (i32 23)
  %265 = bitcast <16 x i32> %264 to <16 x float>
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %260, <16 x float> %258)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> splat (float 2.000000e+00), <16 x float> splat (float 2.000000e+00))
  %268 = fmul <16 x float> %267, %265
  %269 = getelementptr float, ptr %4, i64 %238
  store <16 x float> %268, ptr %269, align 4
  %270 = fadd reassoc arcp contract afn <16 x float> %239, %268
  %271 = add i64 %238, 16
  %272 = icmp slt i64 %271, 1024
  br i1 %272, label %237, label %273

273:                                              ; preds = %237
  br label %274

274:                                              ; preds = %273, %229
  %275 = phi reassoc arcp contract afn <16 x float> [ %230, %229 ], [ %270, %273 ]
  %276 = fadd reassoc arcp contract afn <16 x float> %275, %232
  %277 = fadd reassoc arcp contract afn <16 x float> %231, %233
  %278 = fadd reassoc arcp contract afn <16 x float> %276, %277
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %280 = shufflevector <16 x float> %278, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %281 = fadd reassoc arcp contract afn <8 x float> %279, %280
  %282 = shufflevector <8 x float> %281, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %283 = shufflevector <8 x float> %281, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %284 = fadd reassoc arcp contract afn <4 x float> %282, %283
  %285 = shufflevector <4 x float> %284, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %286 = shufflevector <4 x float> %284, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %287 = fadd reassoc arcp contract afn <2 x float> %285, %286
  %288 = shufflevector <2 x float> %287, <2 x float> poison, <1 x i32> zeroinitializer
  %289 = shufflevector <2 x float> %287, <2 x float> poison, <1 x i32> <i32 1>
  %290 = fadd reassoc arcp contract afn <1 x float> %288, %289
  %291 = extractelement <1 x float> %290, i64 0
  %292 = getelementptr float, ptr %13, i64 %31
  %293 = ptrtoint ptr %292 to i64
  %294 = and i64 %293, 63
  %295 = icmp eq i64 %294, 0
  %296 = and i1 %25, %295
  br i1 %296, label %297, label %302

297:                                              ; preds = %274
  br i1 %27, label %309, label %298

298:                                              ; preds = %297
  %299 = fdiv reassoc arcp contract afn float 1.000000e+00, %291
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = shufflevector <16 x float> %300, <16 x float> poison, <16 x i32> zeroinitializer
  br label %314

302:                                              ; preds = %274
  br i1 %27, label %309, label %303

303:                                              ; preds = %302
  %304 = fdiv reassoc arcp contract afn float 1.000000e+00, %291
  %305 = insertelement <16 x float> poison, float %304, i64 0
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> zeroinitializer
  br label %327

307:                                              ; preds = %314
  br label %309

308:                                              ; preds = %327
  br label %309

309:                                              ; preds = %308, %307, %302, %297
  br i1 %28, label %356, label %310

310:                                              ; preds = %309
  %311 = fdiv reassoc arcp contract afn float 1.000000e+00, %291
  %312 = insertelement <16 x float> poison, float %311, i64 0
  %313 = shufflevector <16 x float> %312, <16 x float> poison, <16 x i32> zeroinitializer
  br label %340

314:                                              ; preds = %298, %314
  %315 = phi i64 [ %325, %314 ], [ 0, %298 ]
  %316 = getelementptr float, ptr %4, i64 %315
  %317 = load <16 x float>, ptr %316, align 4
  %318 = getelementptr i8, ptr %316, i64 64
  %319 = load <16 x float>, ptr %318, align 4
  %320 = fmul reassoc arcp contract afn <16 x float> %317, %301
  %321 = fmul reassoc arcp contract afn <16 x float> %319, %301
  %322 = add i64 %31, %315
  %323 = getelementptr float, ptr %13, i64 %322
  store <16 x float> %320, ptr %323, align 64, !nontemporal !2
  %324 = getelementptr i8, ptr %323, i64 64
  store <16 x float> %321, ptr %324, align 64, !nontemporal !2
  %325 = add i64 %315, 32
  %326 = icmp slt i64 %325, %26
  br i1 %326, label %314, label %307

327:                                              ; preds = %303, %327
  %328 = phi i64 [ %338, %327 ], [ 0, %303 ]
  %329 = getelementptr float, ptr %4, i64 %328
  %330 = load <16 x float>, ptr %329, align 4
  %331 = getelementptr i8, ptr %329, i64 64
  %332 = load <16 x float>, ptr %331, align 4
  %333 = fmul reassoc arcp contract afn <16 x float> %330, %306
  %334 = fmul reassoc arcp contract afn <16 x float> %332, %306
  %335 = add i64 %31, %328
  %336 = getelementptr float, ptr %13, i64 %335
  store <16 x float> %333, ptr %336, align 4
  %337 = getelementptr i8, ptr %336, i64 64
  store <16 x float> %334, ptr %337, align 4
  %338 = add i64 %328, 32
  %339 = icmp slt i64 %338, %26
  br i1 %339, label %327, label %308

340:                                              ; preds = %310, %340
  %341 = phi i64 [ %353, %340 ], [ %26, %310 ]
  %342 = getelementptr float, ptr %4, i64 %341
  %343 = load <16 x float>, ptr %342, align 4
  %344 = fmul reassoc arcp contract afn <16 x float> %343, %313
  %345 = sub i64 %17, %341
  %346 = call i64 @llvm.smax.i64(i64 %345, i64 0)
  %347 = call i64 @llvm.smin.i64(i64 %346, i64 16)
  %348 = trunc nuw nsw i64 %347 to i32
  %349 = insertelement <16 x i32> poison, i32 %348, i64 0
  %350 = shufflevector <16 x i32> %349, <16 x i32> poison, <16 x i32> zeroinitializer
  %351 = icmp samesign ugt <16 x i32> %350, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %352 = getelementptr float, ptr %292, i64 %341
  call void @llvm.masked.store.v16f32.p0(<16 x float> %344, ptr align 4 %352, <16 x i1> %351)
  %353 = add i64 %341, 16
  %354 = icmp slt i64 %353, %18
  br i1 %354, label %340, label %355

355:                                              ; preds = %340
  br label %356

356:                                              ; preds = %355, %309
  %357 = add i64 %31, 1
  %358 = icmp eq i64 %357, %6
  %359 = select i1 %358, i64 0, i64 %357
  %360 = add i64 %30, 1
  %361 = icmp slt i64 %360, %3
  br i1 %361, label %29, label %33
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
