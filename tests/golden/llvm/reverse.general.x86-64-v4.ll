; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  br i1 %7, label %13, label %27

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  br label %15

15:                                               ; preds = %256, %13
  %16 = phi i64 [ %2, %13 ], [ %260, %256 ]
  %17 = phi i64 [ %14, %13 ], [ %259, %256 ]
  %18 = shl i64 %17, 8
  %19 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %18)
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = call i64 @llvm.smin.i64(i64 %20, i64 256)
  %22 = and i64 %21, 480
  %23 = icmp eq i64 %22, 0
  %24 = shl i64 %17, 9
  br i1 %23, label %133, label %25

25:                                               ; preds = %15
  br label %28

26:                                               ; preds = %256
  br label %27

27:                                               ; preds = %26, %5
  ret i32 0

28:                                               ; preds = %25, %28
  %29 = phi i64 [ %130, %28 ], [ 0, %25 ]
  %30 = shl i64 %29, 1
  %31 = add i64 %24, %30
  %32 = getelementptr float, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = insertelement <16 x float> poison, float %33, i64 0
  %35 = getelementptr i8, ptr %32, i64 8
  %36 = load float, ptr %35, align 4
  %37 = insertelement <16 x float> %34, float %36, i64 1
  %38 = getelementptr i8, ptr %32, i64 16
  %39 = load float, ptr %38, align 4
  %40 = insertelement <16 x float> %37, float %39, i64 2
  %41 = getelementptr i8, ptr %32, i64 24
  %42 = load float, ptr %41, align 4
  %43 = insertelement <16 x float> %40, float %42, i64 3
  %44 = getelementptr i8, ptr %32, i64 32
  %45 = load float, ptr %44, align 4
  %46 = insertelement <16 x float> %43, float %45, i64 4
  %47 = getelementptr i8, ptr %32, i64 40
  %48 = load float, ptr %47, align 4
  %49 = insertelement <16 x float> %46, float %48, i64 5
  %50 = getelementptr i8, ptr %32, i64 48
  %51 = load float, ptr %50, align 4
  %52 = insertelement <16 x float> %49, float %51, i64 6
  %53 = getelementptr i8, ptr %32, i64 56
  %54 = load float, ptr %53, align 4
  %55 = insertelement <16 x float> %52, float %54, i64 7
  %56 = getelementptr i8, ptr %32, i64 64
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> %55, float %57, i64 8
  %59 = getelementptr i8, ptr %32, i64 72
  %60 = load float, ptr %59, align 4
  %61 = insertelement <16 x float> %58, float %60, i64 9
  %62 = getelementptr i8, ptr %32, i64 80
  %63 = load float, ptr %62, align 4
  %64 = insertelement <16 x float> %61, float %63, i64 10
  %65 = getelementptr i8, ptr %32, i64 88
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> %64, float %66, i64 11
  %68 = getelementptr i8, ptr %32, i64 96
  %69 = load float, ptr %68, align 4
  %70 = insertelement <16 x float> %67, float %69, i64 12
  %71 = getelementptr i8, ptr %32, i64 104
  %72 = load float, ptr %71, align 4
  %73 = insertelement <16 x float> %70, float %72, i64 13
  %74 = getelementptr i8, ptr %32, i64 112
  %75 = load float, ptr %74, align 4
  %76 = insertelement <16 x float> %73, float %75, i64 14
  %77 = getelementptr i8, ptr %32, i64 120
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> %76, float %78, i64 15
  %80 = getelementptr i8, ptr %32, i64 128
  %81 = load float, ptr %80, align 4
  %82 = insertelement <16 x float> poison, float %81, i64 0
  %83 = getelementptr i8, ptr %32, i64 136
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> %82, float %84, i64 1
  %86 = getelementptr i8, ptr %32, i64 144
  %87 = load float, ptr %86, align 4
  %88 = insertelement <16 x float> %85, float %87, i64 2
  %89 = getelementptr i8, ptr %32, i64 152
  %90 = load float, ptr %89, align 4
  %91 = insertelement <16 x float> %88, float %90, i64 3
  %92 = getelementptr i8, ptr %32, i64 160
  %93 = load float, ptr %92, align 4
  %94 = insertelement <16 x float> %91, float %93, i64 4
  %95 = getelementptr i8, ptr %32, i64 168
  %96 = load float, ptr %95, align 4
  %97 = insertelement <16 x float> %94, float %96, i64 5
  %98 = getelementptr i8, ptr %32, i64 176
  %99 = load float, ptr %98, align 4
  %100 = insertelement <16 x float> %97, float %99, i64 6
  %101 = getelementptr i8, ptr %32, i64 184
  %102 = load float, ptr %101, align 4
  %103 = insertelement <16 x float> %100, float %102, i64 7
  %104 = getelementptr i8, ptr %32, i64 192
  %105 = load float, ptr %104, align 4
  %106 = insertelement <16 x float> %103, float %105, i64 8
  %107 = getelementptr i8, ptr %32, i64 200
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> %106, float %108, i64 9
  %110 = getelementptr i8, ptr %32, i64 208
  %111 = load float, ptr %110, align 4
  %112 = insertelement <16 x float> %109, float %111, i64 10
  %113 = getelementptr i8, ptr %32, i64 216
  %114 = load float, ptr %113, align 4
  %115 = insertelement <16 x float> %112, float %114, i64 11
  %116 = getelementptr i8, ptr %32, i64 224
  %117 = load float, ptr %116, align 4
  %118 = insertelement <16 x float> %115, float %117, i64 12
  %119 = getelementptr i8, ptr %32, i64 232
  %120 = load float, ptr %119, align 4
  %121 = insertelement <16 x float> %118, float %120, i64 13
  %122 = getelementptr i8, ptr %32, i64 240
  %123 = load float, ptr %122, align 4
  %124 = insertelement <16 x float> %121, float %123, i64 14
  %125 = getelementptr i8, ptr %32, i64 248
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> %124, float %126, i64 15
  %128 = getelementptr float, ptr %4, i64 %29
  store <16 x float> %79, ptr %128, align 4
  %129 = getelementptr i8, ptr %128, i64 64
  store <16 x float> %127, ptr %129, align 4
  %130 = add i64 %29, 32
  %131 = icmp slt i64 %130, %22
  br i1 %131, label %28, label %132

132:                                              ; preds = %28
  br label %133

133:                                              ; preds = %132, %15
  %134 = icmp slt i64 %19, 256
  br i1 %134, label %135, label %156

135:                                              ; preds = %133
  br label %136

136:                                              ; preds = %135, %136
  %137 = phi i64 [ %153, %136 ], [ %22, %135 ]
  %138 = sub i64 %20, %137
  %139 = call i64 @llvm.smax.i64(i64 %138, i64 0)
  %140 = call i64 @llvm.smin.i64(i64 %139, i64 16)
  %141 = trunc nuw nsw i64 %140 to i32
  %142 = insertelement <16 x i32> poison, i32 %141, i64 0
  %143 = shufflevector <16 x i32> %142, <16 x i32> poison, <16 x i32> zeroinitializer
  %144 = icmp samesign ugt <16 x i32> %143, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %145 = shl i64 %137, 1
  %146 = add i64 %24, %145
  %147 = insertelement <16 x i64> poison, i64 %146, i64 0
  %148 = shufflevector <16 x i64> %147, <16 x i64> poison, <16 x i32> zeroinitializer
  %149 = or disjoint <16 x i64> %148, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30>
  %150 = getelementptr float, ptr %10, <16 x i64> %149
  %151 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %150, <16 x i1> %144, <16 x float> zeroinitializer)
  %152 = getelementptr float, ptr %4, i64 %137
  store <16 x float> %151, ptr %152, align 4
  %153 = add i64 %137, 16
  %154 = icmp slt i64 %153, 256
  br i1 %154, label %136, label %155

155:                                              ; preds = %136
  br label %156

156:                                              ; preds = %155, %133
  %157 = xor i64 %18, -1
  %158 = add i64 %8, %157
  br i1 %23, label %234, label %159

159:                                              ; preds = %156
  br label %160

160:                                              ; preds = %159, %160
  %161 = phi i64 [ %231, %160 ], [ 0, %159 ]
  %162 = getelementptr float, ptr %4, i64 %161
  %163 = load <16 x float>, ptr %162, align 4
  %164 = getelementptr i8, ptr %162, i64 64
  %165 = load <16 x float>, ptr %164, align 4
  %166 = sub i64 %158, %161
  %167 = getelementptr float, ptr %12, i64 %166
  %168 = extractelement <16 x float> %163, i64 0
  store float %168, ptr %167, align 4
  %169 = getelementptr i8, ptr %167, i64 -4
  %170 = extractelement <16 x float> %163, i64 1
  store float %170, ptr %169, align 4
  %171 = getelementptr i8, ptr %167, i64 -8
  %172 = extractelement <16 x float> %163, i64 2
  store float %172, ptr %171, align 4
  %173 = getelementptr i8, ptr %167, i64 -12
  %174 = extractelement <16 x float> %163, i64 3
  store float %174, ptr %173, align 4
  %175 = getelementptr i8, ptr %167, i64 -16
  %176 = extractelement <16 x float> %163, i64 4
  store float %176, ptr %175, align 4
  %177 = getelementptr i8, ptr %167, i64 -20
  %178 = extractelement <16 x float> %163, i64 5
  store float %178, ptr %177, align 4
  %179 = getelementptr i8, ptr %167, i64 -24
  %180 = extractelement <16 x float> %163, i64 6
  store float %180, ptr %179, align 4
  %181 = getelementptr i8, ptr %167, i64 -28
  %182 = extractelement <16 x float> %163, i64 7
  store float %182, ptr %181, align 4
  %183 = getelementptr i8, ptr %167, i64 -32
  %184 = extractelement <16 x float> %163, i64 8
  store float %184, ptr %183, align 4
  %185 = getelementptr i8, ptr %167, i64 -36
  %186 = extractelement <16 x float> %163, i64 9
  store float %186, ptr %185, align 4
  %187 = getelementptr i8, ptr %167, i64 -40
  %188 = extractelement <16 x float> %163, i64 10
  store float %188, ptr %187, align 4
  %189 = getelementptr i8, ptr %167, i64 -44
  %190 = extractelement <16 x float> %163, i64 11
  store float %190, ptr %189, align 4
  %191 = getelementptr i8, ptr %167, i64 -48
  %192 = extractelement <16 x float> %163, i64 12
  store float %192, ptr %191, align 4
  %193 = getelementptr i8, ptr %167, i64 -52
  %194 = extractelement <16 x float> %163, i64 13
  store float %194, ptr %193, align 4
  %195 = getelementptr i8, ptr %167, i64 -56
  %196 = extractelement <16 x float> %163, i64 14
  store float %196, ptr %195, align 4
  %197 = getelementptr i8, ptr %167, i64 -60
  %198 = extractelement <16 x float> %163, i64 15
  store float %198, ptr %197, align 4
  %199 = getelementptr i8, ptr %167, i64 -64
  %200 = extractelement <16 x float> %165, i64 0
  store float %200, ptr %199, align 4
  %201 = getelementptr i8, ptr %167, i64 -68
  %202 = extractelement <16 x float> %165, i64 1
  store float %202, ptr %201, align 4
  %203 = getelementptr i8, ptr %167, i64 -72
  %204 = extractelement <16 x float> %165, i64 2
  store float %204, ptr %203, align 4
  %205 = getelementptr i8, ptr %167, i64 -76
  %206 = extractelement <16 x float> %165, i64 3
  store float %206, ptr %205, align 4
  %207 = getelementptr i8, ptr %167, i64 -80
  %208 = extractelement <16 x float> %165, i64 4
  store float %208, ptr %207, align 4
  %209 = getelementptr i8, ptr %167, i64 -84
  %210 = extractelement <16 x float> %165, i64 5
  store float %210, ptr %209, align 4
  %211 = getelementptr i8, ptr %167, i64 -88
  %212 = extractelement <16 x float> %165, i64 6
  store float %212, ptr %211, align 4
  %213 = getelementptr i8, ptr %167, i64 -92
  %214 = extractelement <16 x float> %165, i64 7
  store float %214, ptr %213, align 4
  %215 = getelementptr i8, ptr %167, i64 -96
  %216 = extractelement <16 x float> %165, i64 8
  store float %216, ptr %215, align 4
  %217 = getelementptr i8, ptr %167, i64 -100
  %218 = extractelement <16 x float> %165, i64 9
  store float %218, ptr %217, align 4
  %219 = getelementptr i8, ptr %167, i64 -104
  %220 = extractelement <16 x float> %165, i64 10
  store float %220, ptr %219, align 4
  %221 = getelementptr i8, ptr %167, i64 -108
  %222 = extractelement <16 x float> %165, i64 11
  store float %222, ptr %221, align 4
  %223 = getelementptr i8, ptr %167, i64 -112
  %224 = extractelement <16 x float> %165, i64 12
  store float %224, ptr %223, align 4
  %225 = getelementptr i8, ptr %167, i64 -116
  %226 = extractelement <16 x float> %165, i64 13
  store float %226, ptr %225, align 4
  %227 = getelementptr i8, ptr %167, i64 -120
  %228 = extractelement <16 x float> %165, i64 14
  store float %228, ptr %227, align 4
  %229 = getelementptr i8, ptr %167, i64 -124
  %230 = extractelement <16 x float> %165, i64 15
  store float %230, ptr %229, align 4
  %231 = add i64 %161, 32
  %232 = icmp slt i64 %231, %22
  br i1 %232, label %160, label %233

233:                                              ; preds = %160
  br label %234

234:                                              ; preds = %233, %156
  %235 = icmp eq i64 %22, %21
  br i1 %235, label %256, label %236

236:                                              ; preds = %234
  br label %237

237:                                              ; preds = %236, %237
  %238 = phi i64 [ %253, %237 ], [ %22, %236 ]
  %239 = getelementptr float, ptr %4, i64 %238
  %240 = load <16 x float>, ptr %239, align 4
  %241 = sub i64 %20, %238
  %242 = call i64 @llvm.smax.i64(i64 %241, i64 0)
  %243 = call i64 @llvm.smin.i64(i64 %242, i64 16)
  %244 = trunc nuw nsw i64 %243 to i32
  %245 = insertelement <16 x i32> poison, i32 %244, i64 0
  %246 = shufflevector <16 x i32> %245, <16 x i32> poison, <16 x i32> zeroinitializer
  %247 = icmp samesign ugt <16 x i32> %246, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %248 = sub i64 %158, %238
  %249 = insertelement <16 x i64> poison, i64 %248, i64 0
  %250 = shufflevector <16 x i64> %249, <16 x i64> poison, <16 x i32> zeroinitializer
  %251 = add <16 x i64> %250, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7, i64 -8, i64 -9, i64 -10, i64 -11, i64 -12, i64 -13, i64 -14, i64 -15>
  %252 = getelementptr float, ptr %12, <16 x i64> %251
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %240, <16 x ptr> align 4 %252, <16 x i1> %247)
  %253 = add i64 %238, 16
  %254 = icmp slt i64 %253, %21
  br i1 %254, label %237, label %255

255:                                              ; preds = %237
  br label %256

256:                                              ; preds = %255, %234
  %257 = add i64 %17, 1
  %258 = icmp eq i64 %257, %6
  %259 = select i1 %258, i64 0, i64 %257
  %260 = add i64 %16, 1
  %261 = icmp slt i64 %260, %3
  br i1 %261, label %15, label %26
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

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
