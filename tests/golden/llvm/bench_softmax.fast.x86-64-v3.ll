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
  %23 = and i64 %22, 1984
  %24 = icmp eq i64 %23, 0
  %25 = icmp slt i64 %13, 1024
  %26 = and i64 %22, 2016
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %22, 2032
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %22
  br label %33

33:                                               ; preds = %20, %355
  %34 = phi i64 [ %363, %355 ], [ %2, %20 ]
  %35 = phi i64 [ %361, %355 ], [ %9, %20 ]
  %36 = phi i64 [ %362, %355 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %355
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi reassoc arcp contract afn <8 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi reassoc arcp contract afn <8 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi reassoc arcp contract afn <8 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi reassoc arcp contract afn <8 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi reassoc arcp contract afn <8 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi reassoc arcp contract afn <8 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi reassoc arcp contract afn <8 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi reassoc arcp contract afn <8 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %50 = add i64 %35, %41
  %51 = getelementptr float, ptr %15, i64 %50
  %52 = load <8 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %51, i64 32
  %54 = load <8 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %51, i64 64
  %56 = load <8 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %51, i64 96
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %51, i64 128
  %60 = load <8 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %51, i64 160
  %62 = load <8 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %51, i64 192
  %64 = load <8 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %51, i64 224
  %66 = load <8 x float>, ptr %65, align 4
  %67 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %42, <8 x float> %52)
  %68 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %43, <8 x float> %54)
  %69 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %44, <8 x float> %56)
  %70 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %45, <8 x float> %58)
  %71 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %46, <8 x float> %60)
  %72 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %47, <8 x float> %62)
  %73 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %48, <8 x float> %64)
  %74 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %49, <8 x float> %66)
  %75 = add i64 %41, 64
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi reassoc arcp contract afn <8 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi reassoc arcp contract afn <8 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 8)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <8 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <8 x i32> %96, <8 x i32> poison, <8 x i32> zeroinitializer
  %98 = icmp samesign ugt <8 x i32> %97, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %99, <8 x i1> %98, <8 x float> splat (float 0xFFF0000000000000))
  %101 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %91, <8 x float> %100)
  %102 = add i64 %90, 8
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi reassoc arcp contract afn <8 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %106, <8 x float> %83)
  %108 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %80, <8 x float> %84)
  %109 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %81, <8 x float> %85)
  %110 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %82, <8 x float> %86)
  %111 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %107, <8 x float> %109)
  %112 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %108, <8 x float> %110)
  %113 = call reassoc arcp contract afn <8 x float> @llvm.maximum.v8f32(<8 x float> %111, <8 x float> %112)
  %114 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %115 = shufflevector <8 x float> %113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %116 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %114, <4 x float> %115)
  %117 = shufflevector <4 x float> %116, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %118 = shufflevector <4 x float> %116, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %119 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %117, <2 x float> %118)
  %120 = shufflevector <2 x float> %119, <2 x float> poison, <1 x i32> zeroinitializer
  %121 = shufflevector <2 x float> %119, <2 x float> poison, <1 x i32> <i32 1>
  %122 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %120, <1 x float> %121)
  br i1 %27, label %231, label %123

123:                                              ; preds = %105
  %124 = shufflevector <1 x float> %122, <1 x float> poison, <8 x i32> zeroinitializer
  br label %125

125:                                              ; preds = %123, %125
  %126 = phi i64 [ %228, %125 ], [ 0, %123 ]
  %127 = phi reassoc arcp contract afn <8 x float> [ %224, %125 ], [ splat (float -0.000000e+00), %123 ]
  %128 = phi reassoc arcp contract afn <8 x float> [ %225, %125 ], [ splat (float -0.000000e+00), %123 ]
  %129 = phi reassoc arcp contract afn <8 x float> [ %226, %125 ], [ splat (float -0.000000e+00), %123 ]
  %130 = phi reassoc arcp contract afn <8 x float> [ %227, %125 ], [ splat (float -0.000000e+00), %123 ]
  %131 = add i64 %35, %126
  %132 = getelementptr float, ptr %15, i64 %131
  %133 = load <8 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %132, i64 32
  %135 = load <8 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %132, i64 64
  %137 = load <8 x float>, ptr %136, align 4
  %138 = getelementptr i8, ptr %132, i64 96
  %139 = load <8 x float>, ptr %138, align 4
  %140 = fsub reassoc arcp contract afn <8 x float> %133, %124
  %141 = fsub reassoc arcp contract afn <8 x float> %135, %124
  %142 = fsub reassoc arcp contract afn <8 x float> %137, %124
  %143 = fsub reassoc arcp contract afn <8 x float> %139, %124
  %144 = fcmp olt <8 x float> %140, splat (float 0xC055D33340000000)
  %145 = fcmp olt <8 x float> %141, splat (float 0xC055D33340000000)
  %146 = fcmp olt <8 x float> %142, splat (float 0xC055D33340000000)
  %147 = fcmp olt <8 x float> %143, splat (float 0xC055D33340000000)
  %148 = select <8 x i1> %144, <8 x float> splat (float 0xC055D33340000000), <8 x float> %140
  %149 = select <8 x i1> %145, <8 x float> splat (float 0xC055D33340000000), <8 x float> %141
  %150 = select <8 x i1> %146, <8 x float> splat (float 0xC055D33340000000), <8 x float> %142
  %151 = select <8 x i1> %147, <8 x float> splat (float 0xC055D33340000000), <8 x float> %143
  %152 = fcmp ogt <8 x float> %148, splat (float 8.950000e+01)
  %153 = fcmp ogt <8 x float> %149, splat (float 8.950000e+01)
  %154 = fcmp ogt <8 x float> %150, splat (float 8.950000e+01)
  %155 = fcmp ogt <8 x float> %151, splat (float 8.950000e+01)
  %156 = select <8 x i1> %152, <8 x float> splat (float 8.950000e+01), <8 x float> %148
  %157 = select <8 x i1> %153, <8 x float> splat (float 8.950000e+01), <8 x float> %149
  %158 = select <8 x i1> %154, <8 x float> splat (float 8.950000e+01), <8 x float> %150
  %159 = select <8 x i1> %155, <8 x float> splat (float 8.950000e+01), <8 x float> %151
  %160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %156, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %157, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %158, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %159, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %164 = fadd <8 x float> %160, splat (float 0xC168000FC0000000)
  %165 = fadd <8 x float> %161, splat (float 0xC168000FC0000000)
  %166 = fadd <8 x float> %162, splat (float 0xC168000FC0000000)
  %167 = fadd <8 x float> %163, splat (float 0xC168000FC0000000)
  %168 = fneg <8 x float> %164
  %169 = fneg <8 x float> %165
  %170 = fneg <8 x float> %166
  %171 = fneg <8 x float> %167
  %172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %156)
  %173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %169, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %157)
  %174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %170, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %158)
  %175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %159)
  %176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %168, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %172)
  %177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %169, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %173)
  %178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %170, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %174)
  %179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %171, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %175)
  %180 = bitcast <8 x float> %160 to <8 x i32>
  %181 = bitcast <8 x float> %161 to <8 x i32>
  %182 = bitcast <8 x float> %162 to <8 x i32>
  %183 = bitcast <8 x float> %163 to <8 x i32>
  %184 = fmul <8 x float> %176, %176
  %185 = fmul <8 x float> %177, %177
  %186 = fmul <8 x float> %178, %178
  %187 = fmul <8 x float> %179, %179
  %188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %176, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %177, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %178, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %179, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %188, <8 x float> %176, <8 x float> splat (float 0x3FC5557C80000000))
  %193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %189, <8 x float> %177, <8 x float> splat (float 0x3FC5557C80000000))
  %194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %190, <8 x float> %178, <8 x float> splat (float 0x3FC5557C80000000))
  %195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %191, <8 x float> %179, <8 x float> splat (float 0x3FC5557C80000000))
  %196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %192, <8 x float> %176, <8 x float> splat (float 0x3FDFFFDE80000000))
  %197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %193, <8 x float> %177, <8 x float> splat (float 0x3FDFFFDE80000000))
  %198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %194, <8 x float> %178, <8 x float> splat (float 0x3FDFFFDE80000000))
  %199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %195, <8 x float> %179, <8 x float> splat (float 0x3FDFFFDE80000000))
  %200 = shl <8 x i32> %180, splat (i32 23)
  %201 = shl <8 x i32> %181, splat (i32 23)
  %202 = shl <8 x i32> %182, splat (i32 23)
  %203 = shl <8 x i32> %183, splat (i32 23)
  %204 = bitcast <8 x i32> %200 to <8 x float>
  %205 = bitcast <8 x i32> %201 to <8 x float>
  %206 = bitcast <8 x i32> %202 to <8 x float>
  %207 = bitcast <8 x i32> %203 to <8 x float>
  %208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %196, <8 x float> %184, <8 x float> %176)
  %209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %197, <8 x float> %185, <8 x float> %177)
  %210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %198, <8 x float> %186, <8 x float> %178)
  %211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %199, <8 x float> %187, <8 x float> %179)
  %212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %208, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %209, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %210, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %211, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %216 = fmul <8 x float> %212, %204
  %217 = fmul <8 x float> %213, %205
  %218 = fmul <8 x float> %214, %206
  %219 = fmul <8 x float> %215, %207
  %220 = getelementptr float, ptr %4, i64 %126
  store <8 x float> %216, ptr %220, align 4
  %221 = getelementptr i8, ptr %220, i64 32
  store <8 x float> %217, ptr %221, align 4
  %222 = getelementptr i8, ptr %220, i64 64
  store <8 x float> %218, ptr %222, align 4
  %223 = getelementptr i8, ptr %220, i64 96
  store <8 x float> %219, ptr %223, align 4
  %224 = fadd reassoc arcp contract afn <8 x float> %127, %216
  %225 = fadd reassoc arcp contract afn <8 x float> %128, %217
  %226 = fadd reassoc arcp contract afn <8 x float> %129, %218
  %227 = fadd reassoc arcp contract afn <8 x float> %130, %219
  %228 = add i64 %126, 32
  %229 = icmp slt i64 %228, %26
  br i1 %229, label %125, label %230

230:                                              ; preds = %125
  br label %231

231:                                              ; preds = %230, %105
  %232 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %105 ], [ %224, %230 ]
  %233 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %105 ], [ %225, %230 ]
  %234 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %105 ], [ %226, %230 ]
  %235 = phi reassoc arcp contract afn <8 x float> [ splat (float -0.000000e+00), %105 ], [ %227, %230 ]
  br i1 %25, label %236, label %276

236:                                              ; preds = %231
  %237 = getelementptr float, ptr %15, i64 %35
  %238 = shufflevector <1 x float> %122, <1 x float> poison, <8 x i32> zeroinitializer
  br label %239

239:                                              ; preds = %236, %239
  %240 = phi i64 [ %273, %239 ], [ %26, %236 ]
  %241 = phi reassoc arcp contract afn <8 x float> [ %272, %239 ], [ %232, %236 ]
  %242 = sub i64 %21, %240
  %243 = call i64 @llvm.smax.i64(i64 %242, i64 0)
  %244 = call i64 @llvm.smin.i64(i64 %243, i64 8)
  %245 = trunc nuw nsw i64 %244 to i32
  %246 = insertelement <8 x i32> poison, i32 %245, i64 0
  %247 = shufflevector <8 x i32> %246, <8 x i32> poison, <8 x i32> zeroinitializer
  %248 = icmp samesign ugt <8 x i32> %247, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %249 = getelementptr float, ptr %237, i64 %240
  %250 = call reassoc arcp contract afn <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %249, <8 x i1> %248, <8 x float> splat (float 0xFFF0000000000000))
  %251 = fsub reassoc arcp contract afn <8 x float> %250, %238
  %252 = fcmp olt <8 x float> %251, splat (float 0xC055D33340000000)
  %253 = select <8 x i1> %252, <8 x float> splat (float 0xC055D33340000000), <8 x float> %251
  %254 = fcmp ogt <8 x float> %253, splat (float 8.950000e+01)
  %255 = select <8 x i1> %254, <8 x float> splat (float 8.950000e+01), <8 x float> %253
  %256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %255, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000FC0000000))
  %257 = fadd <8 x float> %256, splat (float 0xC168000FC0000000)
  %258 = fneg <8 x float> %257
  %259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %258, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %255)
  %260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %258, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %259)
  %261 = bitcast <8 x float> %256 to <8 x i32>
  %262 = fmul <8 x float> %260, %260
  %263 = call <8 x float> @llvm.fma.v8f32(<8 x float> %260, <8 x float> splat (float 0x3F8105DD60000000), <8 x float> splat (float 0x3FA57331A0000000))
  %264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %263, <8 x float> %260, <8 x float> splat (float 0x3FC5557C80000000))
  %265 = call <8 x float> @llvm.fma.v8f32(<8 x float> %264, <8 x float> %260, <8 x float> splat (float 0x3FDFFFDE80000000))
  %266 = shl <8 x i32> %261, splat (i32 23)
  %267 = bitcast <8 x i32> %266 to <8 x float>
  %268 = call <8 x float> @llvm.fma.v8f32(<8 x float> %265, <8 x float> %262, <8 x float> %260)
  %269 = call <8 x float> @llvm.fma.v8f32(<8 x float> %268, <8 x float> splat (float 2.000000e+00), <8 x float> splat (float 2.000000e+00))
  %270 = fmul <8 x float> %269, %267
  %271 = getelementptr float, ptr %4, i64 %240
  store <8 x float> %270, ptr %271, align 4
  %272 = fadd reassoc arcp contract afn <8 x float> %241, %270
  %273 = add i64 %240, 8
  %274 = icmp slt i64 %273, 1024
  br i1 %274, label %239, label %275

275:                                              ; preds = %239
  br label %276

276:                                              ; preds = %275, %231
  %277 = phi reassoc arcp contract afn <8 x float> [ %232, %231 ], [ %272, %275 ]
  %278 = fadd reassoc arcp contract afn <8 x float> %277, %234
  %279 = fadd reassoc arcp contract afn <8 x float> %233, %235
  %280 = fadd reassoc arcp contract afn <8 x float> %278, %279
  %281 = shufflevector <8 x float> %280, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %282 = shufflevector <8 x float> %280, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %283 = fadd reassoc arcp contract afn <4 x float> %281, %282
  %284 = shufflevector <4 x float> %283, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %285 = shufflevector <4 x float> %283, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %286 = fadd reassoc arcp contract afn <2 x float> %284, %285
  %287 = shufflevector <2 x float> %286, <2 x float> poison, <1 x i32> zeroinitializer
  %288 = shufflevector <2 x float> %286, <2 x float> poison, <1 x i32> <i32 1>
  %289 = fadd reassoc arcp contract afn <1 x float> %287, %288
  %290 = extractelement <1 x float> %289, i64 0
  %291 = getelementptr float, ptr %17, i64 %35
  %292 = ptrtoint ptr %291 to i64
  %293 = and i64 %292, 31
  %294 = icmp eq i64 %293, 0
  %295 = and i1 %29, %294
  br i1 %295, label %296, label %301

296:                                              ; preds = %276
  br i1 %31, label %308, label %297

297:                                              ; preds = %296
  %298 = fdiv reassoc arcp contract afn float 1.000000e+00, %290
  %299 = insertelement <8 x float> poison, float %298, i64 0
  %300 = shufflevector <8 x float> %299, <8 x float> poison, <8 x i32> zeroinitializer
  br label %313

301:                                              ; preds = %276
  br i1 %31, label %308, label %302

302:                                              ; preds = %301
  %303 = fdiv reassoc arcp contract afn float 1.000000e+00, %290
  %304 = insertelement <8 x float> poison, float %303, i64 0
  %305 = shufflevector <8 x float> %304, <8 x float> poison, <8 x i32> zeroinitializer
  br label %326

306:                                              ; preds = %313
  br label %308

307:                                              ; preds = %326
  br label %308

308:                                              ; preds = %307, %306, %301, %296
  br i1 %32, label %355, label %309

309:                                              ; preds = %308
  %310 = fdiv reassoc arcp contract afn float 1.000000e+00, %290
  %311 = insertelement <8 x float> poison, float %310, i64 0
  %312 = shufflevector <8 x float> %311, <8 x float> poison, <8 x i32> zeroinitializer
  br label %339

313:                                              ; preds = %297, %313
  %314 = phi i64 [ %324, %313 ], [ 0, %297 ]
  %315 = getelementptr float, ptr %4, i64 %314
  %316 = load <8 x float>, ptr %315, align 4
  %317 = getelementptr i8, ptr %315, i64 32
  %318 = load <8 x float>, ptr %317, align 4
  %319 = fmul reassoc arcp contract afn <8 x float> %316, %300
  %320 = fmul reassoc arcp contract afn <8 x float> %318, %300
  %321 = add i64 %35, %314
  %322 = getelementptr float, ptr %17, i64 %321
  store <8 x float> %319, ptr %322, align 32, !nontemporal !1
  %323 = getelementptr i8, ptr %322, i64 32
  store <8 x float> %320, ptr %323, align 32, !nontemporal !1
  %324 = add i64 %314, 16
  %325 = icmp slt i64 %324, %30
  br i1 %325, label %313, label %306

326:                                              ; preds = %302, %326
  %327 = phi i64 [ %337, %326 ], [ 0, %302 ]
  %328 = getelementptr float, ptr %4, i64 %327
  %329 = load <8 x float>, ptr %328, align 4
  %330 = getelementptr i8, ptr %328, i64 32
  %331 = load <8 x float>, ptr %330, align 4
  %332 = fmul reassoc arcp contract afn <8 x float> %329, %305
  %333 = fmul reassoc arcp contract afn <8 x float> %331, %305
  %334 = add i64 %35, %327
  %335 = getelementptr float, ptr %17, i64 %334
  store <8 x float> %332, ptr %335, align 4
  %336 = getelementptr i8, ptr %335, i64 32
  store <8 x float> %333, ptr %336, align 4
  %337 = add i64 %327, 16
  %338 = icmp slt i64 %337, %30
  br i1 %338, label %326, label %307

339:                                              ; preds = %309, %339
  %340 = phi i64 [ %352, %339 ], [ %30, %309 ]
  %341 = getelementptr float, ptr %4, i64 %340
  %342 = load <8 x float>, ptr %341, align 4
  %343 = fmul reassoc arcp contract afn <8 x float> %342, %312
  %344 = sub i64 %21, %340
  %345 = call i64 @llvm.smax.i64(i64 %344, i64 0)
  %346 = call i64 @llvm.smin.i64(i64 %345, i64 8)
  %347 = trunc nuw nsw i64 %346 to i32
  %348 = insertelement <8 x i32> poison, i32 %347, i64 0
  %349 = shufflevector <8 x i32> %348, <8 x i32> poison, <8 x i32> zeroinitializer
  %350 = icmp samesign ugt <8 x i32> %349, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %351 = getelementptr float, ptr %291, i64 %340
  call void @llvm.masked.store.v8f32.p0(<8 x float> %343, ptr align 4 %351, <8 x i1> %350)
  %352 = add i64 %340, 8
  %353 = icmp slt i64 %352, %22
  br i1 %353, label %339, label %354

354:                                              ; preds = %339
  br label %355

355:                                              ; preds = %354, %308
  %356 = add i64 %35, 1
  %357 = icmp eq i64 %356, %6
  %358 = zext i1 %357 to i64
  %359 = add i64 %36, %358
  %360 = icmp eq i64 %359, %8
  %361 = select i1 %357, i64 0, i64 %356
  %362 = select i1 %360, i64 0, i64 %359
  %363 = add i64 %34, 1
  %364 = icmp slt i64 %363, %3
  br i1 %364, label %33, label %38
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

!0 = !{}
!1 = !{i32 1}
