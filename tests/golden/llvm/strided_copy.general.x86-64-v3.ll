; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load i64, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !invariant.load !1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !invariant.load !1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !invariant.load !1
  br i1 %9, label %25, label %75

25:                                               ; preds = %5
  %26 = udiv i64 %2, %6
  %27 = urem i64 %26, %8
  %28 = urem i64 %2, %6
  %29 = getelementptr float, ptr %22, i64 %12
  %30 = shl i64 %12, 1
  %31 = getelementptr float, ptr %22, i64 %30
  %32 = mul i64 %12, 3
  %33 = getelementptr float, ptr %22, i64 %32
  %34 = shl i64 %12, 2
  %35 = getelementptr float, ptr %22, i64 %34
  %36 = mul i64 %12, 5
  %37 = getelementptr float, ptr %22, i64 %36
  %38 = mul i64 %12, 6
  %39 = getelementptr float, ptr %22, i64 %38
  %40 = mul i64 %12, 7
  %41 = getelementptr float, ptr %22, i64 %40
  %42 = shl i64 %12, 3
  %43 = insertelement <8 x i64> poison, i64 %12, i64 0
  %44 = shufflevector <8 x i64> %43, <8 x i64> poison, <8 x i32> zeroinitializer
  %45 = mul <8 x i64> %44, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %46 = getelementptr float, ptr %24, i64 %16
  %47 = shl i64 %16, 1
  %48 = getelementptr float, ptr %24, i64 %47
  %49 = mul i64 %16, 3
  %50 = getelementptr float, ptr %24, i64 %49
  %51 = shl i64 %16, 2
  %52 = getelementptr float, ptr %24, i64 %51
  %53 = mul i64 %16, 5
  %54 = getelementptr float, ptr %24, i64 %53
  %55 = mul i64 %16, 6
  %56 = getelementptr float, ptr %24, i64 %55
  %57 = mul i64 %16, 7
  %58 = getelementptr float, ptr %24, i64 %57
  %59 = shl i64 %16, 3
  %60 = insertelement <8 x i64> poison, i64 %16, i64 0
  %61 = shufflevector <8 x i64> %60, <8 x i64> poison, <8 x i32> zeroinitializer
  %62 = mul <8 x i64> %61, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  br label %63

63:                                               ; preds = %200, %25
  %64 = phi i64 [ %2, %25 ], [ %208, %200 ]
  %65 = phi i64 [ %28, %25 ], [ %204, %200 ]
  %66 = phi i64 [ %27, %25 ], [ %207, %200 ]
  %67 = shl i64 %66, 3
  %68 = shl i64 %65, 6
  %69 = mul i64 %67, %10
  %70 = mul i64 %68, %12
  %71 = add i64 %69, %70
  %72 = call i64 @llvm.ssub.sat.i64(i64 %20, i64 %68)
  %73 = call i64 @llvm.smax.i64(i64 %72, i64 0)
  br label %76

74:                                               ; preds = %200
  br label %75

75:                                               ; preds = %74, %5
  ret i32 0

76:                                               ; preds = %63, %183
  %77 = phi i64 [ 0, %63 ], [ %184, %183 ]
  %78 = add i64 %67, %77
  %79 = icmp slt i64 %78, %18
  %80 = select i1 %79, i64 4611686018427387904, i64 0
  %81 = call i64 @llvm.smin.i64(i64 %80, i64 %72)
  %82 = call i64 @llvm.smax.i64(i64 %81, i64 0)
  %83 = call i64 @llvm.smin.i64(i64 %82, i64 64)
  %84 = and i64 %83, 112
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %153, label %86

86:                                               ; preds = %76
  %87 = mul i64 %77, %10
  %88 = add i64 %71, %87
  %89 = shl i64 %77, 6
  br label %94

90:                                               ; preds = %183
  %91 = mul i64 %67, %14
  %92 = mul i64 %68, %16
  %93 = add i64 %91, %92
  br label %186

94:                                               ; preds = %86, %94
  %95 = phi i64 [ %150, %94 ], [ 0, %86 ]
  %96 = mul i64 %95, %12
  %97 = add i64 %88, %96
  %98 = getelementptr float, ptr %22, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = insertelement <8 x float> poison, float %99, i64 0
  %101 = getelementptr float, ptr %29, i64 %97
  %102 = load float, ptr %101, align 4
  %103 = insertelement <8 x float> %100, float %102, i64 1
  %104 = getelementptr float, ptr %31, i64 %97
  %105 = load float, ptr %104, align 4
  %106 = insertelement <8 x float> %103, float %105, i64 2
  %107 = getelementptr float, ptr %33, i64 %97
  %108 = load float, ptr %107, align 4
  %109 = insertelement <8 x float> %106, float %108, i64 3
  %110 = getelementptr float, ptr %35, i64 %97
  %111 = load float, ptr %110, align 4
  %112 = insertelement <8 x float> %109, float %111, i64 4
  %113 = getelementptr float, ptr %37, i64 %97
  %114 = load float, ptr %113, align 4
  %115 = insertelement <8 x float> %112, float %114, i64 5
  %116 = getelementptr float, ptr %39, i64 %97
  %117 = load float, ptr %116, align 4
  %118 = insertelement <8 x float> %115, float %117, i64 6
  %119 = getelementptr float, ptr %41, i64 %97
  %120 = load float, ptr %119, align 4
  %121 = insertelement <8 x float> %118, float %120, i64 7
  %122 = add i64 %97, %42
  %123 = getelementptr float, ptr %22, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = insertelement <8 x float> poison, float %124, i64 0
  %126 = getelementptr float, ptr %29, i64 %122
  %127 = load float, ptr %126, align 4
  %128 = insertelement <8 x float> %125, float %127, i64 1
  %129 = getelementptr float, ptr %31, i64 %122
  %130 = load float, ptr %129, align 4
  %131 = insertelement <8 x float> %128, float %130, i64 2
  %132 = getelementptr float, ptr %33, i64 %122
  %133 = load float, ptr %132, align 4
  %134 = insertelement <8 x float> %131, float %133, i64 3
  %135 = getelementptr float, ptr %35, i64 %122
  %136 = load float, ptr %135, align 4
  %137 = insertelement <8 x float> %134, float %136, i64 4
  %138 = getelementptr float, ptr %37, i64 %122
  %139 = load float, ptr %138, align 4
  %140 = insertelement <8 x float> %137, float %139, i64 5
  %141 = getelementptr float, ptr %39, i64 %122
  %142 = load float, ptr %141, align 4
  %143 = insertelement <8 x float> %140, float %142, i64 6
  %144 = getelementptr float, ptr %41, i64 %122
  %145 = load float, ptr %144, align 4
  %146 = insertelement <8 x float> %143, float %145, i64 7
  %147 = add i64 %89, %95
  %148 = getelementptr float, ptr %4, i64 %147
  store <8 x float> %121, ptr %148, align 4
  %149 = getelementptr i8, ptr %148, i64 32
  store <8 x float> %146, ptr %149, align 4
  %150 = add i64 %95, 16
  %151 = icmp slt i64 %150, %84
  br i1 %151, label %94, label %152

152:                                              ; preds = %94
  br label %153

153:                                              ; preds = %152, %76
  %154 = icmp slt i64 %81, 64
  br i1 %154, label %155, label %183

155:                                              ; preds = %153
  %156 = insertelement <8 x i1> poison, i1 %79, i64 0
  %157 = shufflevector <8 x i1> %156, <8 x i1> poison, <8 x i32> zeroinitializer
  %158 = mul i64 %77, %10
  %159 = add i64 %71, %158
  %160 = shl i64 %77, 8
  %161 = getelementptr i8, ptr %4, i64 %160
  br label %162

162:                                              ; preds = %155, %162
  %163 = phi i64 [ %180, %162 ], [ %84, %155 ]
  %164 = sub i64 %73, %163
  %165 = call i64 @llvm.smax.i64(i64 %164, i64 0)
  %166 = call i64 @llvm.smin.i64(i64 %165, i64 8)
  %167 = trunc nuw nsw i64 %166 to i32
  %168 = insertelement <8 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <8 x i32> %168, <8 x i32> poison, <8 x i32> zeroinitializer
  %170 = icmp samesign ugt <8 x i32> %169, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %171 = and <8 x i1> %157, %170
  %172 = mul i64 %163, %12
  %173 = add i64 %159, %172
  %174 = insertelement <8 x i64> poison, i64 %173, i64 0
  %175 = shufflevector <8 x i64> %174, <8 x i64> poison, <8 x i32> zeroinitializer
  %176 = add <8 x i64> %175, %45
  %177 = getelementptr float, ptr %22, <8 x i64> %176
  %178 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %177, <8 x i1> %171, <8 x float> zeroinitializer)
  %179 = getelementptr float, ptr %161, i64 %163
  store <8 x float> %178, ptr %179, align 4
  %180 = add i64 %163, 8
  %181 = icmp slt i64 %180, 64
  br i1 %181, label %162, label %182

182:                                              ; preds = %162
  br label %183

183:                                              ; preds = %182, %153
  %184 = add i64 %77, 1
  %185 = icmp slt i64 %184, 8
  br i1 %185, label %76, label %90

186:                                              ; preds = %90, %285
  %187 = phi i64 [ 0, %90 ], [ %286, %285 ]
  %188 = add i64 %67, %187
  %189 = icmp slt i64 %188, %18
  %190 = select i1 %189, i64 4611686018427387904, i64 0
  %191 = call i64 @llvm.smin.i64(i64 %190, i64 %72)
  %192 = call i64 @llvm.smax.i64(i64 %191, i64 0)
  %193 = call i64 @llvm.smin.i64(i64 %192, i64 64)
  %194 = and i64 %193, 112
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %255, label %196

196:                                              ; preds = %186
  %197 = shl i64 %187, 6
  %198 = mul i64 %187, %14
  %199 = add i64 %93, %198
  br label %210

200:                                              ; preds = %285
  %201 = add i64 %65, 1
  %202 = icmp eq i64 %201, %6
  %203 = zext i1 %202 to i64
  %204 = select i1 %202, i64 0, i64 %201
  %205 = add i64 %66, %203
  %206 = icmp eq i64 %205, %8
  %207 = select i1 %206, i64 0, i64 %205
  %208 = add i64 %64, 1
  %209 = icmp slt i64 %208, %3
  br i1 %209, label %63, label %74

210:                                              ; preds = %196, %210
  %211 = phi i64 [ %252, %210 ], [ 0, %196 ]
  %212 = add i64 %197, %211
  %213 = getelementptr float, ptr %4, i64 %212
  %214 = load <8 x float>, ptr %213, align 4
  %215 = getelementptr i8, ptr %213, i64 32
  %216 = load <8 x float>, ptr %215, align 4
  %217 = mul i64 %211, %16
  %218 = add i64 %199, %217
  %219 = getelementptr float, ptr %24, i64 %218
  %220 = extractelement <8 x float> %214, i64 0
  store float %220, ptr %219, align 4
  %221 = getelementptr float, ptr %46, i64 %218
  %222 = extractelement <8 x float> %214, i64 1
  store float %222, ptr %221, align 4
  %223 = getelementptr float, ptr %48, i64 %218
  %224 = extractelement <8 x float> %214, i64 2
  store float %224, ptr %223, align 4
  %225 = getelementptr float, ptr %50, i64 %218
  %226 = extractelement <8 x float> %214, i64 3
  store float %226, ptr %225, align 4
  %227 = getelementptr float, ptr %52, i64 %218
  %228 = extractelement <8 x float> %214, i64 4
  store float %228, ptr %227, align 4
  %229 = getelementptr float, ptr %54, i64 %218
  %230 = extractelement <8 x float> %214, i64 5
  store float %230, ptr %229, align 4
  %231 = getelementptr float, ptr %56, i64 %218
  %232 = extractelement <8 x float> %214, i64 6
  store float %232, ptr %231, align 4
  %233 = getelementptr float, ptr %58, i64 %218
  %234 = extractelement <8 x float> %214, i64 7
  store float %234, ptr %233, align 4
  %235 = add i64 %218, %59
  %236 = getelementptr float, ptr %24, i64 %235
  %237 = extractelement <8 x float> %216, i64 0
  store float %237, ptr %236, align 4
  %238 = getelementptr float, ptr %46, i64 %235
  %239 = extractelement <8 x float> %216, i64 1
  store float %239, ptr %238, align 4
  %240 = getelementptr float, ptr %48, i64 %235
  %241 = extractelement <8 x float> %216, i64 2
  store float %241, ptr %240, align 4
  %242 = getelementptr float, ptr %50, i64 %235
  %243 = extractelement <8 x float> %216, i64 3
  store float %243, ptr %242, align 4
  %244 = getelementptr float, ptr %52, i64 %235
  %245 = extractelement <8 x float> %216, i64 4
  store float %245, ptr %244, align 4
  %246 = getelementptr float, ptr %54, i64 %235
  %247 = extractelement <8 x float> %216, i64 5
  store float %247, ptr %246, align 4
  %248 = getelementptr float, ptr %56, i64 %235
  %249 = extractelement <8 x float> %216, i64 6
  store float %249, ptr %248, align 4
  %250 = getelementptr float, ptr %58, i64 %235
  %251 = extractelement <8 x float> %216, i64 7
  store float %251, ptr %250, align 4
  %252 = add i64 %211, 16
  %253 = icmp slt i64 %252, %194
  br i1 %253, label %210, label %254

254:                                              ; preds = %210
  br label %255

255:                                              ; preds = %254, %186
  %256 = icmp eq i64 %194, %193
  br i1 %256, label %285, label %257

257:                                              ; preds = %255
  %258 = shl i64 %187, 8
  %259 = getelementptr i8, ptr %4, i64 %258
  %260 = insertelement <8 x i1> poison, i1 %189, i64 0
  %261 = shufflevector <8 x i1> %260, <8 x i1> poison, <8 x i32> zeroinitializer
  %262 = mul i64 %187, %14
  %263 = add i64 %93, %262
  br label %264

264:                                              ; preds = %257, %264
  %265 = phi i64 [ %282, %264 ], [ %194, %257 ]
  %266 = getelementptr float, ptr %259, i64 %265
  %267 = load <8 x float>, ptr %266, align 4
  %268 = sub i64 %73, %265
  %269 = call i64 @llvm.smax.i64(i64 %268, i64 0)
  %270 = call i64 @llvm.smin.i64(i64 %269, i64 8)
  %271 = trunc nuw nsw i64 %270 to i32
  %272 = insertelement <8 x i32> poison, i32 %271, i64 0
  %273 = shufflevector <8 x i32> %272, <8 x i32> poison, <8 x i32> zeroinitializer
  %274 = icmp samesign ugt <8 x i32> %273, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %275 = and <8 x i1> %261, %274
  %276 = mul i64 %265, %16
  %277 = add i64 %263, %276
  %278 = insertelement <8 x i64> poison, i64 %277, i64 0
  %279 = shufflevector <8 x i64> %278, <8 x i64> poison, <8 x i32> zeroinitializer
  %280 = add <8 x i64> %279, %62
  %281 = getelementptr float, ptr %24, <8 x i64> %280
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %267, <8 x ptr> align 4 %281, <8 x i1> %275)
  %282 = add i64 %265, 8
  %283 = icmp slt i64 %282, %193
  br i1 %283, label %264, label %284

284:                                              ; preds = %264
  br label %285

285:                                              ; preds = %284, %255
  %286 = add i64 %187, 1
  %287 = icmp slt i64 %286, 8
  br i1 %287, label %186, label %200
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
