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
  br i1 %12, label %18, label %32

18:                                               ; preds = %5
  br label %19

19:                                               ; preds = %18, %261
  %20 = phi i64 [ %269, %261 ], [ %2, %18 ]
  %21 = phi i64 [ %267, %261 ], [ %9, %18 ]
  %22 = phi i64 [ %268, %261 ], [ %11, %18 ]
  %23 = shl i64 %21, 8
  %24 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %23)
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 0)
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 256)
  %27 = and i64 %26, 480
  %28 = icmp eq i64 %27, 0
  %29 = shl i64 %21, 9
  br i1 %28, label %138, label %30

30:                                               ; preds = %19
  br label %33

31:                                               ; preds = %261
  br label %32

32:                                               ; preds = %31, %5
  ret i32 0

33:                                               ; preds = %30, %33
  %34 = phi i64 [ %135, %33 ], [ 0, %30 ]
  %35 = shl i64 %34, 1
  %36 = add i64 %29, %35
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = insertelement <16 x float> poison, float %38, i64 0
  %40 = getelementptr i8, ptr %37, i64 8
  %41 = load float, ptr %40, align 4
  %42 = insertelement <16 x float> %39, float %41, i64 1
  %43 = getelementptr i8, ptr %37, i64 16
  %44 = load float, ptr %43, align 4
  %45 = insertelement <16 x float> %42, float %44, i64 2
  %46 = getelementptr i8, ptr %37, i64 24
  %47 = load float, ptr %46, align 4
  %48 = insertelement <16 x float> %45, float %47, i64 3
  %49 = getelementptr i8, ptr %37, i64 32
  %50 = load float, ptr %49, align 4
  %51 = insertelement <16 x float> %48, float %50, i64 4
  %52 = getelementptr i8, ptr %37, i64 40
  %53 = load float, ptr %52, align 4
  %54 = insertelement <16 x float> %51, float %53, i64 5
  %55 = getelementptr i8, ptr %37, i64 48
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> %54, float %56, i64 6
  %58 = getelementptr i8, ptr %37, i64 56
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> %57, float %59, i64 7
  %61 = getelementptr i8, ptr %37, i64 64
  %62 = load float, ptr %61, align 4
  %63 = insertelement <16 x float> %60, float %62, i64 8
  %64 = getelementptr i8, ptr %37, i64 72
  %65 = load float, ptr %64, align 4
  %66 = insertelement <16 x float> %63, float %65, i64 9
  %67 = getelementptr i8, ptr %37, i64 80
  %68 = load float, ptr %67, align 4
  %69 = insertelement <16 x float> %66, float %68, i64 10
  %70 = getelementptr i8, ptr %37, i64 88
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> %69, float %71, i64 11
  %73 = getelementptr i8, ptr %37, i64 96
  %74 = load float, ptr %73, align 4
  %75 = insertelement <16 x float> %72, float %74, i64 12
  %76 = getelementptr i8, ptr %37, i64 104
  %77 = load float, ptr %76, align 4
  %78 = insertelement <16 x float> %75, float %77, i64 13
  %79 = getelementptr i8, ptr %37, i64 112
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> %78, float %80, i64 14
  %82 = getelementptr i8, ptr %37, i64 120
  %83 = load float, ptr %82, align 4
  %84 = insertelement <16 x float> %81, float %83, i64 15
  %85 = getelementptr i8, ptr %37, i64 128
  %86 = load float, ptr %85, align 4
  %87 = insertelement <16 x float> poison, float %86, i64 0
  %88 = getelementptr i8, ptr %37, i64 136
  %89 = load float, ptr %88, align 4
  %90 = insertelement <16 x float> %87, float %89, i64 1
  %91 = getelementptr i8, ptr %37, i64 144
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> %90, float %92, i64 2
  %94 = getelementptr i8, ptr %37, i64 152
  %95 = load float, ptr %94, align 4
  %96 = insertelement <16 x float> %93, float %95, i64 3
  %97 = getelementptr i8, ptr %37, i64 160
  %98 = load float, ptr %97, align 4
  %99 = insertelement <16 x float> %96, float %98, i64 4
  %100 = getelementptr i8, ptr %37, i64 168
  %101 = load float, ptr %100, align 4
  %102 = insertelement <16 x float> %99, float %101, i64 5
  %103 = getelementptr i8, ptr %37, i64 176
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> %102, float %104, i64 6
  %106 = getelementptr i8, ptr %37, i64 184
  %107 = load float, ptr %106, align 4
  %108 = insertelement <16 x float> %105, float %107, i64 7
  %109 = getelementptr i8, ptr %37, i64 192
  %110 = load float, ptr %109, align 4
  %111 = insertelement <16 x float> %108, float %110, i64 8
  %112 = getelementptr i8, ptr %37, i64 200
  %113 = load float, ptr %112, align 4
  %114 = insertelement <16 x float> %111, float %113, i64 9
  %115 = getelementptr i8, ptr %37, i64 208
  %116 = load float, ptr %115, align 4
  %117 = insertelement <16 x float> %114, float %116, i64 10
  %118 = getelementptr i8, ptr %37, i64 216
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> %117, float %119, i64 11
  %121 = getelementptr i8, ptr %37, i64 224
  %122 = load float, ptr %121, align 4
  %123 = insertelement <16 x float> %120, float %122, i64 12
  %124 = getelementptr i8, ptr %37, i64 232
  %125 = load float, ptr %124, align 4
  %126 = insertelement <16 x float> %123, float %125, i64 13
  %127 = getelementptr i8, ptr %37, i64 240
  %128 = load float, ptr %127, align 4
  %129 = insertelement <16 x float> %126, float %128, i64 14
  %130 = getelementptr i8, ptr %37, i64 248
  %131 = load float, ptr %130, align 4
  %132 = insertelement <16 x float> %129, float %131, i64 15
  %133 = getelementptr float, ptr %4, i64 %34
  store <16 x float> %84, ptr %133, align 4
  %134 = getelementptr i8, ptr %133, i64 64
  store <16 x float> %132, ptr %134, align 4
  %135 = add i64 %34, 32
  %136 = icmp slt i64 %135, %27
  br i1 %136, label %33, label %137

137:                                              ; preds = %33
  br label %138

138:                                              ; preds = %137, %19
  %139 = icmp slt i64 %24, 256
  br i1 %139, label %140, label %161

140:                                              ; preds = %138
  br label %141

141:                                              ; preds = %140, %141
  %142 = phi i64 [ %158, %141 ], [ %27, %140 ]
  %143 = sub i64 %25, %142
  %144 = call i64 @llvm.smax.i64(i64 %143, i64 0)
  %145 = call i64 @llvm.smin.i64(i64 %144, i64 16)
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = insertelement <16 x i32> poison, i32 %146, i64 0
  %148 = shufflevector <16 x i32> %147, <16 x i32> poison, <16 x i32> zeroinitializer
  %149 = icmp samesign ugt <16 x i32> %148, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %150 = shl i64 %142, 1
  %151 = add i64 %29, %150
  %152 = insertelement <16 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <16 x i64> %152, <16 x i64> poison, <16 x i32> zeroinitializer
  %154 = or disjoint <16 x i64> %153, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %155 = getelementptr float, ptr %15, <16 x i64> %154
  %156 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %155, <16 x i1> %149, <16 x float> zeroinitializer)
  %157 = getelementptr float, ptr %4, i64 %142
  store <16 x float> %156, ptr %157, align 4
  %158 = add i64 %142, 16
  %159 = icmp slt i64 %158, 256
  br i1 %159, label %141, label %160

160:                                              ; preds = %141
  br label %161

161:                                              ; preds = %160, %138
  %162 = xor i64 %23, -1
  %163 = add i64 %13, %162
  br i1 %28, label %239, label %164

164:                                              ; preds = %161
  br label %165

165:                                              ; preds = %164, %165
  %166 = phi i64 [ %236, %165 ], [ 0, %164 ]
  %167 = getelementptr float, ptr %4, i64 %166
  %168 = load <16 x float>, ptr %167, align 4
  %169 = getelementptr i8, ptr %167, i64 64
  %170 = load <16 x float>, ptr %169, align 4
  %171 = sub i64 %163, %166
  %172 = getelementptr float, ptr %17, i64 %171
  %173 = extractelement <16 x float> %168, i64 0
  store float %173, ptr %172, align 4
  %174 = getelementptr i8, ptr %172, i64 -4
  %175 = extractelement <16 x float> %168, i64 1
  store float %175, ptr %174, align 4
  %176 = getelementptr i8, ptr %172, i64 -8
  %177 = extractelement <16 x float> %168, i64 2
  store float %177, ptr %176, align 4
  %178 = getelementptr i8, ptr %172, i64 -12
  %179 = extractelement <16 x float> %168, i64 3
  store float %179, ptr %178, align 4
  %180 = getelementptr i8, ptr %172, i64 -16
  %181 = extractelement <16 x float> %168, i64 4
  store float %181, ptr %180, align 4
  %182 = getelementptr i8, ptr %172, i64 -20
  %183 = extractelement <16 x float> %168, i64 5
  store float %183, ptr %182, align 4
  %184 = getelementptr i8, ptr %172, i64 -24
  %185 = extractelement <16 x float> %168, i64 6
  store float %185, ptr %184, align 4
  %186 = getelementptr i8, ptr %172, i64 -28
  %187 = extractelement <16 x float> %168, i64 7
  store float %187, ptr %186, align 4
  %188 = getelementptr i8, ptr %172, i64 -32
  %189 = extractelement <16 x float> %168, i64 8
  store float %189, ptr %188, align 4
  %190 = getelementptr i8, ptr %172, i64 -36
  %191 = extractelement <16 x float> %168, i64 9
  store float %191, ptr %190, align 4
  %192 = getelementptr i8, ptr %172, i64 -40
  %193 = extractelement <16 x float> %168, i64 10
  store float %193, ptr %192, align 4
  %194 = getelementptr i8, ptr %172, i64 -44
  %195 = extractelement <16 x float> %168, i64 11
  store float %195, ptr %194, align 4
  %196 = getelementptr i8, ptr %172, i64 -48
  %197 = extractelement <16 x float> %168, i64 12
  store float %197, ptr %196, align 4
  %198 = getelementptr i8, ptr %172, i64 -52
  %199 = extractelement <16 x float> %168, i64 13
  store float %199, ptr %198, align 4
  %200 = getelementptr i8, ptr %172, i64 -56
  %201 = extractelement <16 x float> %168, i64 14
  store float %201, ptr %200, align 4
  %202 = getelementptr i8, ptr %172, i64 -60
  %203 = extractelement <16 x float> %168, i64 15
  store float %203, ptr %202, align 4
  %204 = getelementptr i8, ptr %172, i64 -64
  %205 = extractelement <16 x float> %170, i64 0
  store float %205, ptr %204, align 4
  %206 = getelementptr i8, ptr %172, i64 -68
  %207 = extractelement <16 x float> %170, i64 1
  store float %207, ptr %206, align 4
  %208 = getelementptr i8, ptr %172, i64 -72
  %209 = extractelement <16 x float> %170, i64 2
  store float %209, ptr %208, align 4
  %210 = getelementptr i8, ptr %172, i64 -76
  %211 = extractelement <16 x float> %170, i64 3
  store float %211, ptr %210, align 4
  %212 = getelementptr i8, ptr %172, i64 -80
  %213 = extractelement <16 x float> %170, i64 4
  store float %213, ptr %212, align 4
  %214 = getelementptr i8, ptr %172, i64 -84
  %215 = extractelement <16 x float> %170, i64 5
  store float %215, ptr %214, align 4
  %216 = getelementptr i8, ptr %172, i64 -88
  %217 = extractelement <16 x float> %170, i64 6
  store float %217, ptr %216, align 4
  %218 = getelementptr i8, ptr %172, i64 -92
  %219 = extractelement <16 x float> %170, i64 7
  store float %219, ptr %218, align 4
  %220 = getelementptr i8, ptr %172, i64 -96
  %221 = extractelement <16 x float> %170, i64 8
  store float %221, ptr %220, align 4
  %222 = getelementptr i8, ptr %172, i64 -100
  %223 = extractelement <16 x float> %170, i64 9
  store float %223, ptr %222, align 4
  %224 = getelementptr i8, ptr %172, i64 -104
  %225 = extractelement <16 x float> %170, i64 10
  store float %225, ptr %224, align 4
  %226 = getelementptr i8, ptr %172, i64 -108
  %227 = extractelement <16 x float> %170, i64 11
  store float %227, ptr %226, align 4
  %228 = getelementptr i8, ptr %172, i64 -112
  %229 = extractelement <16 x float> %170, i64 12
  store float %229, ptr %228, align 4
  %230 = getelementptr i8, ptr %172, i64 -116
  %231 = extractelement <16 x float> %170, i64 13
  store float %231, ptr %230, align 4
  %232 = getelementptr i8, ptr %172, i64 -120
  %233 = extractelement <16 x float> %170, i64 14
  store float %233, ptr %232, align 4
  %234 = getelementptr i8, ptr %172, i64 -124
  %235 = extractelement <16 x float> %170, i64 15
  store float %235, ptr %234, align 4
  %236 = add i64 %166, 32
  %237 = icmp slt i64 %236, %27
  br i1 %237, label %165, label %238

238:                                              ; preds = %165
  br label %239

239:                                              ; preds = %238, %161
  %240 = icmp eq i64 %27, %26
  br i1 %240, label %261, label %241

241:                                              ; preds = %239
  br label %242

242:                                              ; preds = %241, %242
  %243 = phi i64 [ %258, %242 ], [ %27, %241 ]
  %244 = getelementptr float, ptr %4, i64 %243
  %245 = load <16 x float>, ptr %244, align 4
  %246 = sub i64 %25, %243
  %247 = call i64 @llvm.smax.i64(i64 %246, i64 0)
  %248 = call i64 @llvm.smin.i64(i64 %247, i64 16)
  %249 = trunc nuw nsw i64 %248 to i32
  %250 = insertelement <16 x i32> poison, i32 %249, i64 0
  %251 = shufflevector <16 x i32> %250, <16 x i32> poison, <16 x i32> zeroinitializer
  %252 = icmp samesign ugt <16 x i32> %251, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %253 = sub i64 %163, %243
  %254 = insertelement <16 x i64> poison, i64 %253, i64 0
  %255 = shufflevector <16 x i64> %254, <16 x i64> poison, <16 x i32> zeroinitializer
  %256 = add <16 x i64> %255, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %257 = getelementptr float, ptr %17, <16 x i64> %256
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %245, <16 x ptr> align 4 %257, <16 x i1> %252)
  %258 = add i64 %243, 16
  %259 = icmp slt i64 %258, %26
  br i1 %259, label %242, label %260

260:                                              ; preds = %242
  br label %261

261:                                              ; preds = %260, %239
  %262 = add i64 %21, 1
  %263 = icmp eq i64 %262, %6
  %264 = zext i1 %263 to i64
  %265 = add i64 %22, %264
  %266 = icmp eq i64 %265, %8
  %267 = select i1 %263, i64 0, i64 %262
  %268 = select i1 %266, i64 0, i64 %265
  %269 = add i64 %20, 1
  %270 = icmp slt i64 %269, %3
  br i1 %270, label %19, label %31
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
