; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  %19 = and i64 %18, 2016
  %20 = icmp eq i64 %19, 0
  %21 = icmp slt i64 %9, 1024
  %22 = and i64 %18, 2032
  %23 = icmp eq i64 %22, 0
  %24 = and i64 %15, 2
  %25 = icmp ne i64 %24, 0
  %26 = and i64 %18, 2040
  %27 = icmp eq i64 %26, 0
  %28 = icmp eq i64 %26, %18
  br label %29

29:                                               ; preds = %16, %344
  %30 = phi i64 [ %348, %344 ], [ %2, %16 ]
  %31 = phi i64 [ %347, %344 ], [ %7, %16 ]
  br i1 %20, label %73, label %32

32:                                               ; preds = %29
  br label %35

33:                                               ; preds = %344
  br label %34

34:                                               ; preds = %33, %5
  ret i32 0

35:                                               ; preds = %32, %35
  %36 = phi i64 [ %70, %35 ], [ 0, %32 ]
  %37 = phi reassoc arcp contract afn <4 x float> [ %62, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %38 = phi reassoc arcp contract afn <4 x float> [ %63, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %39 = phi reassoc arcp contract afn <4 x float> [ %64, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %40 = phi reassoc arcp contract afn <4 x float> [ %65, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %41 = phi reassoc arcp contract afn <4 x float> [ %66, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %42 = phi reassoc arcp contract afn <4 x float> [ %67, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %43 = phi reassoc arcp contract afn <4 x float> [ %68, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %44 = phi reassoc arcp contract afn <4 x float> [ %69, %35 ], [ splat (float 0xFFF0000000000000), %32 ]
  %45 = add i64 %31, %36
  %46 = getelementptr float, ptr %11, i64 %45
  %47 = load <4 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %46, i64 16
  %49 = load <4 x float>, ptr %48, align 4
  %50 = getelementptr i8, ptr %46, i64 32
  %51 = load <4 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %46, i64 48
  %53 = load <4 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %46, i64 64
  %55 = load <4 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %46, i64 80
  %57 = load <4 x float>, ptr %56, align 4
  %58 = getelementptr i8, ptr %46, i64 96
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %46, i64 112
  %61 = load <4 x float>, ptr %60, align 4
  %62 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %37, <4 x float> %47)
  %63 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %38, <4 x float> %49)
  %64 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %39, <4 x float> %51)
  %65 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %40, <4 x float> %53)
  %66 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %41, <4 x float> %55)
  %67 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %42, <4 x float> %57)
  %68 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %59)
  %69 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %44, <4 x float> %61)
  %70 = add i64 %36, 32
  %71 = icmp slt i64 %70, %19
  br i1 %71, label %35, label %72

72:                                               ; preds = %35
  br label %73

73:                                               ; preds = %72, %29
  %74 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %62, %72 ]
  %75 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %63, %72 ]
  %76 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %64, %72 ]
  %77 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %65, %72 ]
  %78 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %66, %72 ]
  %79 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %67, %72 ]
  %80 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %68, %72 ]
  %81 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %69, %72 ]
  br i1 %21, label %82, label %100

82:                                               ; preds = %73
  %83 = getelementptr float, ptr %11, i64 %31
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %97, %84 ], [ %19, %82 ]
  %86 = phi reassoc arcp contract afn <4 x float> [ %96, %84 ], [ %74, %82 ]
  %87 = sub i64 %17, %85
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = call i64 @llvm.smin.i64(i64 %88, i64 4)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = insertelement <4 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <4 x i32> %91, <4 x i32> poison, <4 x i32> zeroinitializer
  %93 = icmp samesign ugt <4 x i32> %92, <i32 0, i32 1, i32 2, i32 3>
  %94 = getelementptr float, ptr %83, i64 %85
  %95 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %94, <4 x i1> %93, <4 x float> splat (float 0xFFF0000000000000))
  %96 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %86, <4 x float> %95)
  %97 = add i64 %85, 4
  %98 = icmp slt i64 %97, 1024
  br i1 %98, label %84, label %99

99:                                               ; preds = %84
  br label %100

100:                                              ; preds = %99, %73
  %101 = phi reassoc arcp contract afn <4 x float> [ %74, %73 ], [ %96, %99 ]
  %102 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %101, <4 x float> %78)
  %103 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %75, <4 x float> %79)
  %104 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %76, <4 x float> %80)
  %105 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %77, <4 x float> %81)
  %106 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %102, <4 x float> %104)
  %107 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %103, <4 x float> %105)
  %108 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %106, <4 x float> %107)
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %110 = shufflevector <4 x float> %108, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %111 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %109, <2 x float> %110)
  %112 = shufflevector <2 x float> %111, <2 x float> poison, <1 x i32> zeroinitializer
  %113 = shufflevector <2 x float> %111, <2 x float> poison, <1 x i32> <i32 1>
  %114 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %112, <1 x float> %113)
  br i1 %23, label %223, label %115

115:                                              ; preds = %100
  %116 = shufflevector <1 x float> %114, <1 x float> poison, <4 x i32> zeroinitializer
  br label %117

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %220, %117 ], [ 0, %115 ]
  %119 = phi reassoc arcp contract afn <4 x float> [ %216, %117 ], [ splat (float -0.000000e+00), %115 ]
  %120 = phi reassoc arcp contract afn <4 x float> [ %217, %117 ], [ splat (float -0.000000e+00), %115 ]
  %121 = phi reassoc arcp contract afn <4 x float> [ %218, %117 ], [ splat (float -0.000000e+00), %115 ]
  %122 = phi reassoc arcp contract afn <4 x float> [ %219, %117 ], [ splat (float -0.000000e+00), %115 ]
  %123 = add i64 %31, %118
  %124 = getelementptr float, ptr %11, i64 %123
  %125 = load <4 x float>, ptr %124, align 4
  %126 = getelementptr i8, ptr %124, i64 16
  %127 = load <4 x float>, ptr %126, align 4
  %128 = getelementptr i8, ptr %124, i64 32
  %129 = load <4 x float>, ptr %128, align 4
  %130 = getelementptr i8, ptr %124, i64 48
  %131 = load <4 x float>, ptr %130, align 4
  %132 = fsub reassoc arcp contract afn <4 x float> %125, %116
  %133 = fsub reassoc arcp contract afn <4 x float> %127, %116
  %134 = fsub reassoc arcp contract afn <4 x float> %129, %116
  %135 = fsub reassoc arcp contract afn <4 x float> %131, %116
  %136 = fcmp olt <4 x float> %132, splat (float 0xC055D33340000000)
  %137 = fcmp olt <4 x float> %133, splat (float 0xC055D33340000000)
  %138 = fcmp olt <4 x float> %134, splat (float 0xC055D33340000000)
  %139 = fcmp olt <4 x float> %135, splat (float 0xC055D33340000000)
  %140 = select <4 x i1> %136, <4 x float> splat (float 0xC055D33340000000), <4 x float> %132
  %141 = select <4 x i1> %137, <4 x float> splat (float 0xC055D33340000000), <4 x float> %133
  %142 = select <4 x i1> %138, <4 x float> splat (float 0xC055D33340000000), <4 x float> %134
  %143 = select <4 x i1> %139, <4 x float> splat (float 0xC055D33340000000), <4 x float> %135
  %144 = fcmp ogt <4 x float> %140, splat (float 8.950000e+01)
  %145 = fcmp ogt <4 x float> %141, splat (float 8.950000e+01)
  %146 = fcmp ogt <4 x float> %142, splat (float 8.950000e+01)
  %147 = fcmp ogt <4 x float> %143, splat (float 8.950000e+01)
  %148 = select <4 x i1> %144, <4 x float> splat (float 8.950000e+01), <4 x float> %140
  %149 = select <4 x i1> %145, <4 x float> splat (float 8.950000e+01), <4 x float> %141
  %150 = select <4 x i1> %146, <4 x float> splat (float 8.950000e+01), <4 x float> %142
  %151 = select <4 x i1> %147, <4 x float> splat (float 8.950000e+01), <4 x float> %143
  %152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %148, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %149, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %150, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %151, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %156 = fadd <4 x float> %152, splat (float 0xC168000FC0000000)
  %157 = fadd <4 x float> %153, splat (float 0xC168000FC0000000)
  %158 = fadd <4 x float> %154, splat (float 0xC168000FC0000000)
  %159 = fadd <4 x float> %155, splat (float 0xC168000FC0000000)
  %160 = fneg <4 x float> %156
  %161 = fneg <4 x float> %157
  %162 = fneg <4 x float> %158
  %163 = fneg <4 x float> %159
  %164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %148)
  %165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %149)
  %166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %162, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %150)
  %167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %163, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %151)
  %168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %160, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %164)
  %169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %165)
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %162, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %166)
  %171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %163, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %167)
  %172 = bitcast <4 x float> %152 to <4 x i32>
  %173 = bitcast <4 x float> %153 to <4 x i32>
  %174 = bitcast <4 x float> %154 to <4 x i32>
  %175 = bitcast <4 x float> %155 to <4 x i32>
  %176 = fmul <4 x float> %168, %168
  %177 = fmul <4 x float> %169, %169
  %178 = fmul <4 x float> %170, %170
  %179 = fmul <4 x float> %171, %171
  %180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %169, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %170, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %171, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %180, <4 x float> %168, <4 x float> splat (float 0x3FC5557C80000000))
  %185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %181, <4 x float> %169, <4 x float> splat (float 0x3FC5557C80000000))
  %186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %182, <4 x float> %170, <4 x float> splat (float 0x3FC5557C80000000))
  %187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %183, <4 x float> %171, <4 x float> splat (float 0x3FC5557C80000000))
  %188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %184, <4 x float> %168, <4 x float> splat (float 0x3FDFFFDE80000000))
  %189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> %169, <4 x float> splat (float 0x3FDFFFDE80000000))
  %190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %186, <4 x float> %170, <4 x float> splat (float 0x3FDFFFDE80000000))
  %191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %187, <4 x float> %171, <4 x float> splat (float 0x3FDFFFDE80000000))
  %192 = shl <4 x i32> %172, splat (i32 23)
  %193 = shl <4 x i32> %173, splat (i32 23)
  %194 = shl <4 x i32> %174, splat (i32 23)
  %195 = shl <4 x i32> %175, splat (i32 23)
  %196 = bitcast <4 x i32> %192 to <4 x float>
  %197 = bitcast <4 x i32> %193 to <4 x float>
  %198 = bitcast <4 x i32> %194 to <4 x float>
  %199 = bitcast <4 x i32> %195 to <4 x float>
  %200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %188, <4 x float> %176, <4 x float> %168)
  %201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> %177, <4 x float> %169)
  %202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %190, <4 x float> %178, <4 x float> %170)
  %203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> %179, <4 x float> %171)
  %204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %200, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %201, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %202, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %207 = call <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %208 = fmul <4 x float> %204, %196
  %209 = fmul <4 x float> %205, %197
  %210 = fmul <4 x float> %206, %198
  %211 = fmul <4 x float> %207, %199
  %212 = getelementptr float, ptr %4, i64 %118
  store <4 x float> %208, ptr %212, align 4
  %213 = getelementptr i8, ptr %212, i64 16
  store <4 x float> %209, ptr %213, align 4
  %214 = getelementptr i8, ptr %212, i64 32
  store <4 x float> %210, ptr %214, align 4
  %215 = getelementptr i8, ptr %212, i64 48
  store <4 x float> %211, ptr %215, align 4
  %216 = fadd reassoc arcp contract afn <4 x float> %119, %208
  %217 = fadd reassoc arcp contract afn <4 x float> %120, %209
  %218 = fadd reassoc arcp contract afn <4 x float> %121, %210
  %219 = fadd reassoc arcp contract afn <4 x float> %122, %211
  %220 = add i64 %118, 16
  %221 = icmp slt i64 %220, %22
  br i1 %221, label %117, label %222

222:                                              ; preds = %117
  br label %223

223:                                              ; preds = %222, %100
  %224 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %100 ], [ %216, %222 ]
  %225 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %100 ], [ %217, %222 ]
  %226 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %100 ], [ %218, %222 ]
  %227 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %100 ], [ %219, %222 ]
  br i1 %21, label %228, label %268

228:                                              ; preds = %223
  %229 = getelementptr float, ptr %11, i64 %31
  %230 = shufflevector <1 x float> %114, <1 x float> poison, <4 x i32> zeroinitializer
  br label %231

231:                                              ; preds = %228, %231
  %232 = phi i64 [ %265, %231 ], [ %22, %228 ]
  %233 = phi reassoc arcp contract afn <4 x float> [ %264, %231 ], [ %224, %228 ]
  %234 = sub i64 %17, %232
  %235 = call i64 @llvm.smax.i64(i64 %234, i64 0)
  %236 = call i64 @llvm.smin.i64(i64 %235, i64 4)
  %237 = trunc nuw nsw i64 %236 to i32
  %238 = insertelement <4 x i32> poison, i32 %237, i64 0
  %239 = shufflevector <4 x i32> %238, <4 x i32> poison, <4 x i32> zeroinitializer
  %240 = icmp samesign ugt <4 x i32> %239, <i32 0, i32 1, i32 2, i32 3>
  %241 = getelementptr float, ptr %229, i64 %232
  %242 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %241, <4 x i1> %240, <4 x float> splat (float 0xFFF0000000000000))
  %243 = fsub reassoc arcp contract afn <4 x float> %242, %230
  %244 = fcmp olt <4 x float> %243, splat (float 0xC055D33340000000)
  %245 = select <4 x i1> %244, <4 x float> splat (float 0xC055D33340000000), <4 x float> %243
  %246 = fcmp ogt <4 x float> %245, splat (float 8.950000e+01)
  %247 = select <4 x i1> %246, <4 x float> splat (float 8.950000e+01), <4 x float> %245
  %248 = call <4 x float> @llvm.fma.v4f32(<4 x float> %247, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %249 = fadd <4 x float> %248, splat (float 0xC168000FC0000000)
  %250 = fneg <4 x float> %249
  %251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %250, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %247)
  %252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %250, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %251)
  %253 = bitcast <4 x float> %248 to <4 x i32>
  %254 = fmul <4 x float> %252, %252
  %255 = call <4 x float> @llvm.fma.v4f32(<4 x float> %252, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %255, <4 x float> %252, <4 x float> splat (float 0x3FC5557C80000000))
  %257 = call <4 x float> @llvm.fma.v4f32(<4 x float> %256, <4 x float> %252, <4 x float> splat (float 0x3FDFFFDE80000000))
  %258 = shl <4 x i32> %253, splat (i32 23)
  %259 = bitcast <4 x i32> %258 to <4 x float>
  %260 = call <4 x float> @llvm.fma.v4f32(<4 x float> %257, <4 x float> %254, <4 x float> %252)
  %261 = call <4 x float> @llvm.fma.v4f32(<4 x float> %260, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %262 = fmul <4 x float> %261, %259
  %263 = getelementptr float, ptr %4, i64 %232
  store <4 x float> %262, ptr %263, align 4
  %264 = fadd reassoc arcp contract afn <4 x float> %233, %262
  %265 = add i64 %232, 4
  %266 = icmp slt i64 %265, 1024
  br i1 %266, label %231, label %267

267:                                              ; preds = %231
  br label %268

268:                                              ; preds = %267, %223
  %269 = phi reassoc arcp contract afn <4 x float> [ %224, %223 ], [ %264, %267 ]
  %270 = fadd reassoc arcp contract afn <4 x float> %269, %226
  %271 = fadd reassoc arcp contract afn <4 x float> %225, %227
  %272 = fadd reassoc arcp contract afn <4 x float> %270, %271
  %273 = shufflevector <4 x float> %272, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %274 = shufflevector <4 x float> %272, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %275 = fadd reassoc arcp contract afn <2 x float> %273, %274
  %276 = shufflevector <2 x float> %275, <2 x float> poison, <1 x i32> zeroinitializer
  %277 = shufflevector <2 x float> %275, <2 x float> poison, <1 x i32> <i32 1>
  %278 = fadd reassoc arcp contract afn <1 x float> %276, %277
  %279 = extractelement <1 x float> %278, i64 0
  %280 = getelementptr float, ptr %13, i64 %31
  %281 = ptrtoint ptr %280 to i64
  %282 = and i64 %281, 15
  %283 = icmp eq i64 %282, 0
  %284 = and i1 %25, %283
  br i1 %284, label %285, label %290

285:                                              ; preds = %268
  br i1 %27, label %297, label %286

286:                                              ; preds = %285
  %287 = fdiv reassoc arcp contract afn float 1.000000e+00, %279
  %288 = insertelement <4 x float> poison, float %287, i64 0
  %289 = shufflevector <4 x float> %288, <4 x float> poison, <4 x i32> zeroinitializer
  br label %302

290:                                              ; preds = %268
  br i1 %27, label %297, label %291

291:                                              ; preds = %290
  %292 = fdiv reassoc arcp contract afn float 1.000000e+00, %279
  %293 = insertelement <4 x float> poison, float %292, i64 0
  %294 = shufflevector <4 x float> %293, <4 x float> poison, <4 x i32> zeroinitializer
  br label %315

295:                                              ; preds = %302
  br label %297

296:                                              ; preds = %315
  br label %297

297:                                              ; preds = %296, %295, %290, %285
  br i1 %28, label %344, label %298

298:                                              ; preds = %297
  %299 = fdiv reassoc arcp contract afn float 1.000000e+00, %279
  %300 = insertelement <4 x float> poison, float %299, i64 0
  %301 = shufflevector <4 x float> %300, <4 x float> poison, <4 x i32> zeroinitializer
  br label %328

302:                                              ; preds = %286, %302
  %303 = phi i64 [ %313, %302 ], [ 0, %286 ]
  %304 = getelementptr float, ptr %4, i64 %303
  %305 = load <4 x float>, ptr %304, align 4
  %306 = getelementptr i8, ptr %304, i64 16
  %307 = load <4 x float>, ptr %306, align 4
  %308 = fmul reassoc arcp contract afn <4 x float> %305, %289
  %309 = fmul reassoc arcp contract afn <4 x float> %307, %289
  %310 = add i64 %31, %303
  %311 = getelementptr float, ptr %13, i64 %310
  store <4 x float> %308, ptr %311, align 16, !nontemporal !2
  %312 = getelementptr i8, ptr %311, i64 16
  store <4 x float> %309, ptr %312, align 16, !nontemporal !2
  %313 = add i64 %303, 8
  %314 = icmp slt i64 %313, %26
  br i1 %314, label %302, label %295

315:                                              ; preds = %291, %315
  %316 = phi i64 [ %326, %315 ], [ 0, %291 ]
  %317 = getelementptr float, ptr %4, i64 %316
  %318 = load <4 x float>, ptr %317, align 4
  %319 = getelementptr i8, ptr %317, i64 16
  %320 = load <4 x float>, ptr %319, align 4
  %321 = fmul reassoc arcp contract afn <4 x float> %318, %294
  %322 = fmul reassoc arcp contract afn <4 x float> %320, %294
  %323 = add i64 %31, %316
  %324 = getelementptr float, ptr %13, i64 %323
  store <4 x float> %321, ptr %324, align 4
  %325 = getelementptr i8, ptr %324, i64 16
  store <4 x float> %322, ptr %325, align 4
  %326 = add i64 %316, 8
  %327 = icmp slt i64 %326, %26
  br i1 %327, label %315, label %296

328:                                              ; preds = %298, %328
  %329 = phi i64 [ %341, %328 ], [ %26, %298 ]
  %330 = getelementptr float, ptr %4, i64 %329
  %331 = load <4 x float>, ptr %330, align 4
  %332 = fmul reassoc arcp contract afn <4 x float> %331, %301
  %333 = sub i64 %17, %329
  %334 = call i64 @llvm.smax.i64(i64 %333, i64 0)
  %335 = call i64 @llvm.smin.i64(i64 %334, i64 4)
  %336 = trunc nuw nsw i64 %335 to i32
  %337 = insertelement <4 x i32> poison, i32 %336, i64 0
  %338 = shufflevector <4 x i32> %337, <4 x i32> poison, <4 x i32> zeroinitializer
  %339 = icmp samesign ugt <4 x i32> %338, <i32 0, i32 1, i32 2, i32 3>
  %340 = getelementptr float, ptr %280, i64 %329
  call void @llvm.masked.store.v4f32.p0(<4 x float> %332, ptr align 4 %340, <4 x i1> %339)
  %341 = add i64 %329, 4
  %342 = icmp slt i64 %341, %18
  br i1 %342, label %328, label %343

343:                                              ; preds = %328
  br label %344

344:                                              ; preds = %343, %297
  %345 = add i64 %31, 1
  %346 = icmp eq i64 %345, %6
  %347 = select i1 %346, i64 0, i64 %345
  %348 = add i64 %30, 1
  %349 = icmp slt i64 %348, %3
  br i1 %349, label %29, label %33
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maximum.v1f32(<1 x float>, <1 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
