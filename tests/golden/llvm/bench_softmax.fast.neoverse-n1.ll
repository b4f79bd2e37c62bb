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
  %23 = and i64 %22, 2016
  %24 = icmp eq i64 %23, 0
  %25 = icmp slt i64 %13, 1024
  %26 = and i64 %22, 2032
  %27 = icmp eq i64 %26, 0
  %28 = and i64 %19, 2
  %29 = icmp ne i64 %28, 0
  %30 = and i64 %22, 2040
  %31 = icmp eq i64 %30, 0
  %32 = icmp eq i64 %30, %22
  br label %33

33:                                               ; preds = %20, %349
  %34 = phi i64 [ %357, %349 ], [ %2, %20 ]
  %35 = phi i64 [ %355, %349 ], [ %9, %20 ]
  %36 = phi i64 [ %356, %349 ], [ %11, %20 ]
  br i1 %24, label %78, label %37

37:                                               ; preds = %33
  br label %40

38:                                               ; preds = %349
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %75, %40 ], [ 0, %37 ]
  %42 = phi reassoc arcp contract afn <4 x float> [ %67, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %43 = phi reassoc arcp contract afn <4 x float> [ %68, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %44 = phi reassoc arcp contract afn <4 x float> [ %69, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %45 = phi reassoc arcp contract afn <4 x float> [ %70, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %46 = phi reassoc arcp contract afn <4 x float> [ %71, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %47 = phi reassoc arcp contract afn <4 x float> [ %72, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %48 = phi reassoc arcp contract afn <4 x float> [ %73, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %49 = phi reassoc arcp contract afn <4 x float> [ %74, %40 ], [ splat (float 0xFFF0000000000000), %37 ]
  %50 = add i64 %35, %41
  %51 = getelementptr float, ptr %15, i64 %50
  %52 = load <4 x float>, ptr %51, align 4
  %53 = getelementptr i8, ptr %51, i64 16
  %54 = load <4 x float>, ptr %53, align 4
  %55 = getelementptr i8, ptr %51, i64 32
  %56 = load <4 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %51, i64 48
  %58 = load <4 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %51, i64 64
  %60 = load <4 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %51, i64 80
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %51, i64 96
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %51, i64 112
  %66 = load <4 x float>, ptr %65, align 4
  %67 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %42, <4 x float> %52)
  %68 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %54)
  %69 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %44, <4 x float> %56)
  %70 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %45, <4 x float> %58)
  %71 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %46, <4 x float> %60)
  %72 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %47, <4 x float> %62)
  %73 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %48, <4 x float> %64)
  %74 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %49, <4 x float> %66)
  %75 = add i64 %41, 32
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %40, label %77

77:                                               ; preds = %40
  br label %78

78:                                               ; preds = %77, %33
  %79 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %67, %77 ]
  %80 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %68, %77 ]
  %81 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %69, %77 ]
  %82 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %70, %77 ]
  %83 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %71, %77 ]
  %84 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %72, %77 ]
  %85 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %73, %77 ]
  %86 = phi reassoc arcp contract afn <4 x float> [ splat (float 0xFFF0000000000000), %33 ], [ %74, %77 ]
  br i1 %25, label %87, label %105

87:                                               ; preds = %78
  %88 = getelementptr float, ptr %15, i64 %35
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %102, %89 ], [ %23, %87 ]
  %91 = phi reassoc arcp contract afn <4 x float> [ %101, %89 ], [ %79, %87 ]
  %92 = sub i64 %21, %90
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = call i64 @llvm.smin.i64(i64 %93, i64 4)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = insertelement <4 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <4 x i32> %96, <4 x i32> poison, <4 x i32> zeroinitializer
  %98 = icmp samesign ugt <4 x i32> %97, <i32 0, i32 1, i32 2, i32 3>
  %99 = getelementptr float, ptr %88, i64 %90
  %100 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %99, <4 x i1> %98, <4 x float> splat (float 0xFFF0000000000000))
  %101 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %91, <4 x float> %100)
  %102 = add i64 %90, 4
  %103 = icmp slt i64 %102, 1024
  br i1 %103, label %89, label %104

104:                                              ; preds = %89
  br label %105

105:                                              ; preds = %104, %78
  %106 = phi reassoc arcp contract afn <4 x float> [ %79, %78 ], [ %101, %104 ]
  %107 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %106, <4 x float> %83)
  %108 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %80, <4 x float> %84)
  %109 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %81, <4 x float> %85)
  %110 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %82, <4 x float> %86)
  %111 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %107, <4 x float> %109)
  %112 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %108, <4 x float> %110)
  %113 = call reassoc arcp contract afn <4 x float> @llvm.maximum.v4f32(<4 x float> %111, <4 x float> %112)
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %115 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %116 = call reassoc arcp contract afn <2 x float> @llvm.maximum.v2f32(<2 x float> %114, <2 x float> %115)
  %117 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> zeroinitializer
  %118 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> <i32 1>
  %119 = call reassoc arcp contract afn <1 x float> @llvm.maximum.v1f32(<1 x float> %117, <1 x float> %118)
  br i1 %27, label %228, label %120

120:                                              ; preds = %105
  %121 = shufflevector <1 x float> %119, <1 x float> poison, <4 x i32> zeroinitializer
  br label %122

122:                                              ; preds = %120, %122
  %123 = phi i64 [ %225, %122 ], [ 0, %120 ]
  %124 = phi reassoc arcp contract afn <4 x float> [ %221, %122 ], [ splat (float -0.000000e+00), %120 ]
  %125 = phi reassoc arcp contract afn <4 x float> [ %222, %122 ], [ splat (float -0.000000e+00), %120 ]
  %126 = phi reassoc arcp contract afn <4 x float> [ %223, %122 ], [ splat (float -0.000000e+00), %120 ]
  %127 = phi reassoc arcp contract afn <4 x float> [ %224, %122 ], [ splat (float -0.000000e+00), %120 ]
  %128 = add i64 %35, %123
  %129 = getelementptr float, ptr %15, i64 %128
  %130 = load <4 x float>, ptr %129, align 4
  %131 = getelementptr i8, ptr %129, i64 16
  %132 = load <4 x float>, ptr %131, align 4
  %133 = getelementptr i8, ptr %129, i64 32
  %134 = load <4 x float>, ptr %133, align 4
  %135 = getelementptr i8, ptr %129, i64 48
  %136 = load <4 x float>, ptr %135, align 4
  %137 = fsub reassoc arcp contract afn <4 x float> %130, %121
  %138 = fsub reassoc arcp contract afn <4 x float> %132, %121
  %139 = fsub reassoc arcp contract afn <4 x float> %134, %121
  %140 = fsub reassoc arcp contract afn <4 x float> %136, %121
  %141 = fcmp olt <4 x float> %137, splat (float 0xC055D33340000000)
  %142 = fcmp olt <4 x float> %138, splat (float 0xC055D33340000000)
  %143 = fcmp olt <4 x float> %139, splat (float 0xC055D33340000000)
  %144 = fcmp olt <4 x float> %140, splat (float 0xC055D33340000000)
  %145 = select <4 x i1> %141, <4 x float> splat (float 0xC055D33340000000), <4 x float> %137
  %146 = select <4 x i1> %142, <4 x float> splat (float 0xC055D33340000000), <4 x float> %138
  %147 = select <4 x i1> %143, <4 x float> splat (float 0xC055D33340000000), <4 x float> %139
  %148 = select <4 x i1> %144, <4 x float> splat (float 0xC055D33340000000), <4 x float> %140
  %149 = fcmp ogt <4 x float> %145, splat (float 8.950000e+01)
  %150 = fcmp ogt <4 x float> %146, splat (float 8.950000e+01)
  %151 = fcmp ogt <4 x float> %147, splat (float 8.950000e+01)
  %152 = fcmp ogt <4 x float> %148, splat (float 8.950000e+01)
  %153 = select <4 x i1> %149, <4 x float> splat (float 8.950000e+01), <4 x float> %145
  %154 = select <4 x i1> %150, <4 x float> splat (float 8.950000e+01), <4 x float> %146
  %155 = select <4 x i1> %151, <4 x float> splat (float 8.950000e+01), <4 x float> %147
  %156 = select <4 x i1> %152, <4 x float> splat (float 8.950000e+01), <4 x float> %148
  %157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %153, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %154, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %156, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %161 = fadd <4 x float> %157, splat (float 0xC168000FC0000000)
  %162 = fadd <4 x float> %158, splat (float 0xC168000FC0000000)
  %163 = fadd <4 x float> %159, splat (float 0xC168000FC0000000)
  %164 = fadd <4 x float> %160, splat (float 0xC168000FC0000000)
  %165 = fneg <4 x float> %161
  %166 = fneg <4 x float> %162
  %167 = fneg <4 x float> %163
  %168 = fneg <4 x float> %164
  %169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %153)
  %170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %166, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %154)
  %171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %155)
  %172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %156)
  %173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %169)
  %174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %166, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %170)
  %175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %171)
  %176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %168, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %172)
  %177 = bitcast <4 x float> %157 to <4 x i32>
  %178 = bitcast <4 x float> %158 to <4 x i32>
  %179 = bitcast <4 x float> %159 to <4 x i32>
  %180 = bitcast <4 x float> %160 to <4 x i32>
  %181 = fmul <4 x float> %173, %173
  %182 = fmul <4 x float> %174, %174
  %183 = fmul <4 x float> %175, %175
  %184 = fmul <4 x float> %176, %176
  %185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %173, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %174, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %175, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %176, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> %173, <4 x float> splat (float 0x3FC5557C80000000))
  %190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %186, <4 x float> %174, <4 x float> splat (float 0x3FC5557C80000000))
  %191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %187, <4 x float> %175, <4 x float> splat (float 0x3FC5557C80000000))
  %192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %188, <4 x float> %176, <4 x float> splat (float 0x3FC5557C80000000))
  %193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> %173, <4 x float> splat (float 0x3FDFFFDE80000000))
  %194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %190, <4 x float> %174, <4 x float> splat (float 0x3FDFFFDE80000000))
  %195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> %175, <4 x float> splat (float 0x3FDFFFDE80000000))
  %196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %192, <4 x float> %176, <4 x float> splat (float 0x3FDFFFDE80000000))
  %197 = shl <4 x i32> %177, splat (i32 23)
  %198 = shl <4 x i32> %178, splat (i32 23)
  %199 = shl <4 x i32> %179, splat (i32 23)
  %200 = shl <4 x i32> %180, splat (i32 23)
  %201 = bitcast <4 x i32> %197 to <4 x float>
  %202 = bitcast <4 x i32> %198 to <4 x float>
  %203 = bitcast <4 x i32> %199 to <4 x float>
  %204 = bitcast <4 x i32> %200 to <4 x float>
  %205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %193, <4 x float> %181, <4 x float> %173)
  %206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %194, <4 x float> %182, <4 x float> %174)
  %207 = call <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> %183, <4 x float> %175)
  %208 = call <4 x float> @llvm.fma.v4f32(<4 x float> %196, <4 x float> %184, <4 x float> %176)
  %209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %205, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %210 = call <4 x float> @llvm.fma.v4f32(<4 x float> %206, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %211 = call <4 x float> @llvm.fma.v4f32(<4 x float> %207, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %208, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %213 = fmul <4 x float> %209, %201
  %214 = fmul <4 x float> %210, %202
  %215 = fmul <4 x float> %211, %203
  %216 = fmul <4 x float> %212, %204
  %217 = getelementptr float, ptr %4, i64 %123
  store <4 x float> %213, ptr %217, align 4
  %218 = getelementptr i8, ptr %217, i64 16
  store <4 x float> %214, ptr %218, align 4
  %219 = getelementptr i8, ptr %217, i64 32
  store <4 x float> %215, ptr %219, align 4
  %220 = getelementptr i8, ptr %217, i64 48
  store <4 x float> %216, ptr %220, align 4
  %221 = fadd reassoc arcp contract afn <4 x float> %124, %213
  %222 = fadd reassoc arcp contract afn <4 x float> %125, %214
  %223 = fadd reassoc arcp contract afn <4 x float> %126, %215
  %224 = fadd reassoc arcp contract afn <4 x float> %127, %216
  %225 = add i64 %123, 16
  %226 = icmp slt i64 %225, %26
  br i1 %226, label %122, label %227

227:                                              ; preds = %122
  br label %228

228:                                              ; preds = %227, %105
  %229 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %105 ], [ %221, %227 ]
  %230 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %105 ], [ %222, %227 ]
  %231 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %105 ], [ %223, %227 ]
  %232 = phi reassoc arcp contract afn <4 x float> [ splat (float -0.000000e+00), %105 ], [ %224, %227 ]
  br i1 %25, label %233, label %273

233:                                              ; preds = %228
  %234 = getelementptr float, ptr %15, i64 %35
  %235 = shufflevector <1 x float> %119, <1 x float> poison, <4 x i32> zeroinitializer
  br label %236

236:                                              ; preds = %233, %236
  %237 = phi i64 [ %270, %236 ], [ %26, %233 ]
  %238 = phi reassoc arcp contract afn <4 x float> [ %269, %236 ], [ %229, %233 ]
  %239 = sub i64 %21, %237
  %240 = call i64 @llvm.smax.i64(i64 %239, i64 0)
  %241 = call i64 @llvm.smin.i64(i64 %240, i64 4)
  %242 = trunc nuw nsw i64 %241 to i32
  %243 = insertelement <4 x i32> poison, i32 %242, i64 0
  %244 = shufflevector <4 x i32> %243, <4 x i32> poison, <4 x i32> zeroinitializer
  %245 = icmp samesign ugt <4 x i32> %244, <i32 0, i32 1, i32 2, i32 3>
  %246 = getelementptr float, ptr %234, i64 %237
  %247 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %246, <4 x i1> %245, <4 x float> splat (float 0xFFF0000000000000))
  %248 = fsub reassoc arcp contract afn <4 x float> %247, %235
  %249 = fcmp olt <4 x float> %248, splat (float 0xC055D33340000000)
  %250 = select <4 x i1> %249, <4 x float> splat (float 0xC055D33340000000), <4 x float> %248
  %251 = fcmp ogt <4 x float> %250, splat (float 8.950000e+01)
  %252 = select <4 x i1> %251, <4 x float> splat (float 8.950000e+01), <4 x float> %250
  %253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %252, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000FC0000000))
  %254 = fadd <4 x float> %253, splat (float 0xC168000FC0000000)
  %255 = fneg <4 x float> %254
  %256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %255, <4 x float> splat (float 0x3FE62E4000000000), <4 x float> %252)
  %257 = call <4 x float> @llvm.fma.v4f32(<4 x float> %255, <4 x float> splat (float 0x3EB7F7D1C0000000), <4 x float> %256)
  %258 = bitcast <4 x float> %253 to <4 x i32>
  %259 = fmul <4 x float> %257, %257
  %260 = call <4 x float> @llvm.fma.v4f32(<4 x float> %257, <4 x float> splat (float 0x3F8105DD60000000), <4 x float> splat (float 0x3FA57331A0000000))
  %261 = call <4 x float> @llvm.fma.v4f32(<4 x float> %260, <4 x float> %257, <4 x float> splat (float 0x3FC5557C80000000))
  %262 = call <4 x float> @llvm.fma.v4f32(<4 x float> %261, <4 x float> %257, <4 x float> splat (float 0x3FDFFFDE80000000))
  %263 = shl <4 x i32> %258, splat (i32 23)
  %264 = bitcast <4 x i32> %263 to <4 x float>
  %265 = call <4 x float> @llvm.fma.v4f32(<4 x float> %262, <4 x float> %259, <4 x float> %257)
  %266 = call <4 x float> @llvm.fma.v4f32(<4 x float> %265, <4 x float> splat (float 2.000000e+00), <4 x float> splat (float 2.000000e+00))
  %267 = fmul <4 x float> %266, %264
  %268 = getelementptr float, ptr %4, i64 %237
  store <4 x float> %267, ptr %268, align 4
  %269 = fadd reassoc arcp contract afn <4 x float> %238, %267
  %270 = add i64 %237, 4
  %271 = icmp slt i64 %270, 1024
  br i1 %271, label %236, label %272

272:                                              ; preds = %236
  br label %273

273:                                              ; preds = %272, %228
  %274 = phi reassoc arcp contract afn <4 x float> [ %229, %228 ], [ %269, %272 ]
  %275 = fadd reassoc arcp contract afn <4 x float> %274, %231
  %276 = fadd reassoc arcp contract afn <4 x float> %230, %232
  %277 = fadd reassoc arcp contract afn <4 x float> %275, %276
  %278 = shufflevector <4 x float> %277, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %279 = shufflevector <4 x float> %277, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %280 = fadd reassoc arcp contract afn <2 x float> %278, %279
  %281 = shufflevector <2 x float> %280, <2 x float> poison, <1 x i32> zeroinitializer
  %282 = shufflevector <2 x float> %280, <2 x float> poison, <1 x i32> <i32 1>
  %283 = fadd reassoc arcp contract afn <1 x float> %281, %282
  %284 = extractelement <1 x float> %283, i64 0
  %285 = getelementptr float, ptr %17, i64 %35
  %286 = ptrtoint ptr %285 to i64
  %287 = and i64 %286, 15
  %288 = icmp eq i64 %287, 0
  %289 = and i1 %29, %288
  br i1 %289, label %290, label %295

290:                                              ; preds = %273
  br i1 %31, label %302, label %291

291:                                              ; preds = %290
  %292 = fdiv reassoc arcp contract afn float 1.000000e+00, %284
  %293 = insertelement <4 x float> poison, float %292, i64 0
  %294 = shufflevector <4 x float> %293, <4 x float> poison, <4 x i32> zeroinitializer
  br label %307

295:                                              ; preds = %273
  br i1 %31, label %302, label %296

296:                                              ; preds = %295
  %297 = fdiv reassoc arcp contract afn float 1.000000e+00, %284
  %298 = insertelement <4 x float> poison, float %297, i64 0
  %299 = shufflevector <4 x float> %298, <4 x float> poison, <4 x i32> zeroinitializer
  br label %320

300:                                              ; preds = %307
  br label %302

301:                                              ; preds = %320
  br label %302

302:                                              ; preds = %301, %300, %295, %290
  br i1 %32, label %349, label %303

303:                                              ; preds = %302
  %304 = fdiv reassoc arcp contract afn float 1.000000e+00, %284
  %305 = insertelement <4 x float> poison, float %304, i64 0
  %306 = shufflevector <4 x float> %305, <4 x float> poison, <4 x i32> zeroinitializer
  br label %333

307:                                              ; preds = %291, %307
  %308 = phi i64 [ %318, %307 ], [ 0, %291 ]
  %309 = getelementptr float, ptr %4, i64 %308
  %310 = load <4 x float>, ptr %309, align 4
  %311 = getelementptr i8, ptr %309, i64 16
  %312 = load <4 x float>, ptr %311, align 4
  %313 = fmul reassoc arcp contract afn <4 x float> %310, %294
  %314 = fmul reassoc arcp contract afn <4 x float> %312, %294
  %315 = add i64 %35, %308
  %316 = getelementptr float, ptr %17, i64 %315
  store <4 x float> %313, ptr %316, align 16, !nontemporal !1
  %317 = getelementptr i8, ptr %316, i64 16
  store <4 x float> %314, ptr %317, align 16, !nontemporal !1
  %318 = add i64 %308, 8
  %319 = icmp slt i64 %318, %30
  br i1 %319, label %307, label %300

320:                                              ; preds = %296, %320
  %321 = phi i64 [ %331, %320 ], [ 0, %296 ]
  %322 = getelementptr float, ptr %4, i64 %321
  %323 = load <4 x float>, ptr %322, align 4
  %324 = getelementptr i8, ptr %322, i64 16
  %325 = load <4 x float>, ptr %324, align 4
  %326 = fmul reassoc arcp contract afn <4 x float> %323, %299
  %327 = fmul reassoc arcp contract afn <4 x float> %325, %299
  %328 = add i64 %35, %321
  %329 = getelementptr float, ptr %17, i64 %328
  store <4 x float> %326, ptr %329, align 4
  %330 = getelementptr i8, ptr %329, i64 16
  store <4 x float> %327, ptr %330, align 4
  %331 = add i64 %321, 8
  %332 = icmp slt i64 %331, %30
  br i1 %332, label %320, label %301

333:                                              ; preds = %303, %333
  %334 = phi i64 [ %346, %333 ], [ %30, %303 ]
  %335 = getelementptr float, ptr %4, i64 %334
  %336 = load <4 x float>, ptr %335, align 4
  %337 = fmul reassoc arcp contract afn <4 x float> %336, %306
  %338 = sub i64 %21, %334
  %339 = call i64 @llvm.smax.i64(i64 %338, i64 0)
  %340 = call i64 @llvm.smin.i64(i64 %339, i64 4)
  %341 = trunc nuw nsw i64 %340 to i32
  %342 = insertelement <4 x i32> poison, i32 %341, i64 0
  %343 = shufflevector <4 x i32> %342, <4 x i32> poison, <4 x i32> zeroinitializer
  %344 = icmp samesign ugt <4 x i32> %343, <i32 0, i32 1, i32 2, i32 3>
  %345 = getelementptr float, ptr %285, i64 %334
  call void @llvm.masked.store.v4f32.p0(<4 x float> %337, ptr align 4 %345, <4 x i1> %344)
  %346 = add i64 %334, 4
  %347 = icmp slt i64 %346, %22
  br i1 %347, label %333, label %348

348:                                              ; preds = %333
  br label %349

349:                                              ; preds = %348, %302
  %350 = add i64 %35, 1
  %351 = icmp eq i64 %350, %6
  %352 = zext i1 %351 to i64
  %353 = add i64 %36, %352
  %354 = icmp eq i64 %353, %8
  %355 = select i1 %351, i64 0, i64 %350
  %356 = select i1 %354, i64 0, i64 %353
  %357 = add i64 %34, 1
  %358 = icmp slt i64 %357, %3
  br i1 %358, label %33, label %38
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

!0 = !{}
!1 = !{i32 1}
