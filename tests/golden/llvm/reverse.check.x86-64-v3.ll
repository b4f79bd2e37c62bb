; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  br i1 %8, label %28, label %39

28:                                               ; preds = %5
  %29 = urem i64 %2, %7
  %30 = icmp ne ptr %15, null
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %32 = icmp ne ptr %25, null
  br label %33

33:                                               ; preds = %260, %28
  %34 = phi i64 [ %2, %28 ], [ %264, %260 ]
  %35 = phi i64 [ %29, %28 ], [ %263, %260 ]
  %36 = shl i64 %35, 8
  %37 = shl i64 %35, 9
  br label %41

38:                                               ; preds = %260
  br label %39

39:                                               ; preds = %38, %5, %185, %69
  %40 = phi i32 [ 1, %185 ], [ 1, %69 ], [ 0, %5 ], [ 0, %38 ]
  ret i32 %40

41:                                               ; preds = %33, %77
  %42 = phi i64 [ 0, %33 ], [ %78, %77 ]
  %43 = shl i64 %42, 1
  %44 = add i64 %37, %43
  %45 = icmp sgt i64 %44, %13
  %46 = icmp slt i64 %44, %11
  %47 = or i1 %46, %45
  %48 = add i64 %36, %42
  %49 = icmp slt i64 %48, %9
  %50 = xor i1 %47, true
  %51 = and i1 %30, %50
  %52 = and i1 %51, %49
  br i1 %52, label %60, label %65

53:                                               ; preds = %77
  %54 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %36)
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = call i64 @llvm.smin.i64(i64 %55, i64 256)
  %57 = and i64 %56, 496
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %137, label %59

59:                                               ; preds = %53
  br label %80

60:                                               ; preds = %41
  %61 = load ptr, ptr %31, align 8
  %62 = call i8 %61(ptr nonnull %15, i64 %44) #4
  %63 = and i8 %62, 1
  %64 = icmp eq i8 %63, 0
  br label %67

65:                                               ; preds = %41
  %66 = and i1 %47, %49
  br label %67

67:                                               ; preds = %65, %60
  %68 = phi i1 [ %64, %60 ], [ %66, %65 ]
  br i1 %68, label %69, label %77, !prof !2

69:                                               ; preds = %67
  %70 = load volatile ptr, ptr %6, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %72 = load ptr, ptr %71, align 8
  store i32 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store i32 20, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i64 %34, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 16
  store i64 %42, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 24
  store i64 %44, ptr %76, align 8
  br label %39

77:                                               ; preds = %67
  %78 = add i64 %42, 1
  %79 = icmp slt i64 %78, 256
  br i1 %79, label %41, label %53

80:                                               ; preds = %59, %80
  %81 = phi i64 [ %134, %80 ], [ 0, %59 ]
  %82 = shl i64 %81, 1
  %83 = add i64 %37, %82
  %84 = getelementptr float, ptr %19, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = insertelement <8 x float> poison, float %85, i64 0
  %87 = getelementptr i8, ptr %84, i64 8
  %88 = load float, ptr %87, align 4
  %89 = insertelement <8 x float> %86, float %88, i64 1
  %90 = getelementptr i8, ptr %84, i64 16
  %91 = load float, ptr %90, align 4
  %92 = insertelement <8 x float> %89, float %91, i64 2
  %93 = getelementptr i8, ptr %84, i64 24
  %94 = load float, ptr %93, align 4
  %95 = insertelement <8 x float> %92, float %94, i64 3
  %96 = getelementptr i8, ptr %84, i64 32
  %97 = load float, ptr %96, align 4
  %98 = insertelement <8 x float> %95, float %97, i64 4
  %99 = getelementptr i8, ptr %84, i64 40
  %100 = load float, ptr %99, align 4
  %101 = insertelement <8 x float> %98, float %100, i64 5
  %102 = getelementptr i8, ptr %84, i64 48
  %103 = load float, ptr %102, align 4
  %104 = insertelement <8 x float> %101, float %103, i64 6
  %105 = getelementptr i8, ptr %84, i64 56
  %106 = load float, ptr %105, align 4
  %107 = insertelement <8 x float> %104, float %106, i64 7
  %108 = getelementptr i8, ptr %84, i64 64
  %109 = load float, ptr %108, align 4
  %110 = insertelement <8 x float> poison, float %109, i64 0
  %111 = getelementptr i8, ptr %84, i64 72
  %112 = load float, ptr %111, align 4
  %113 = insertelement <8 x float> %110, float %112, i64 1
  %114 = getelementptr i8, ptr %84, i64 80
  %115 = load float, ptr %114, align 4
  %116 = insertelement <8 x float> %113, float %115, i64 2
  %117 = getelementptr i8, ptr %84, i64 88
  %118 = load float, ptr %117, align 4
  %119 = insertelement <8 x float> %116, float %118, i64 3
  %120 = getelementptr i8, ptr %84, i64 96
  %121 = load float, ptr %120, align 4
  %122 = insertelement <8 x float> %119, float %121, i64 4
  %123 = getelementptr i8, ptr %84, i64 104
  %124 = load float, ptr %123, align 4
  %125 = insertelement <8 x float> %122, float %124, i64 5
  %126 = getelementptr i8, ptr %84, i64 112
  %127 = load float, ptr %126, align 4
  %128 = insertelement <8 x float> %125, float %127, i64 6
  %129 = getelementptr i8, ptr %84, i64 120
  %130 = load float, ptr %129, align 4
  %131 = insertelement <8 x float> %128, float %130, i64 7
  %132 = getelementptr float, ptr %4, i64 %81
  store <8 x float> %107, ptr %132, align 4
  %133 = getelementptr i8, ptr %132, i64 32
  store <8 x float> %131, ptr %133, align 4
  %134 = add i64 %81, 16
  %135 = icmp slt i64 %134, %57
  br i1 %135, label %80, label %136

136:                                              ; preds = %80
  br label %137

137:                                              ; preds = %136, %53
  %138 = icmp slt i64 %54, 256
  br i1 %138, label %139, label %160

139:                                              ; preds = %137
  br label %140

140:                                              ; preds = %139, %140
  %141 = phi i64 [ %157, %140 ], [ %57, %139 ]
  %142 = sub i64 %55, %141
  %143 = call i64 @llvm.smax.i64(i64 %142, i64 0)
  %144 = call i64 @llvm.smin.i64(i64 %143, i64 8)
  %145 = trunc nuw nsw i64 %144 to i32
  %146 = insertelement <8 x i32> poison, i32 %145, i64 0
  %147 = shufflevector <8 x i32> %146, <8 x i32> poison, <8 x i32> zeroinitializer
  %148 = icmp samesign ugt <8 x i32> %147, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %149 = shl i64 %141, 1
  %150 = add i64 %37, %149
  %151 = insertelement <8 x i64> poison, i64 %150, i64 0
  %152 = shufflevector <8 x i64> %151, <8 x i64> poison, <8 x i32> zeroinitializer
  %153 = or disjoint <8 x i64> %152, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %154 = getelementptr float, ptr %19, <8 x i64> %153
  %155 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %154, <8 x i1> %148, <8 x float> zeroinitializer)
  %156 = getelementptr float, ptr %4, i64 %141
  store <8 x float> %155, ptr %156, align 4
  %157 = add i64 %141, 8
  %158 = icmp slt i64 %157, 256
  br i1 %158, label %140, label %159

159:                                              ; preds = %140
  br label %160

160:                                              ; preds = %159, %137
  %161 = xor i64 %36, -1
  %162 = add i64 %9, %161
  br label %163

163:                                              ; preds = %160, %193
  %164 = phi i64 [ 0, %160 ], [ %194, %193 ]
  %165 = sub i64 %162, %164
  %166 = icmp sgt i64 %165, %23
  %167 = icmp slt i64 %165, %21
  %168 = or i1 %167, %166
  %169 = add i64 %36, %164
  %170 = icmp slt i64 %169, %9
  %171 = xor i1 %168, true
  %172 = and i1 %32, %171
  %173 = and i1 %172, %170
  br i1 %173, label %176, label %181

174:                                              ; preds = %193
  br i1 %58, label %238, label %175

175:                                              ; preds = %174
  br label %196

176:                                              ; preds = %163
  %177 = load ptr, ptr %31, align 8
  %178 = call i8 %177(ptr nonnull %25, i64 %165) #4
  %179 = and i8 %178, 1
  %180 = icmp eq i8 %179, 0
  br label %183

181:                                              ; preds = %163
  %182 = and i1 %168, %170
  br label %183

183:                                              ; preds = %181, %176
  %184 = phi i1 [ %180, %176 ], [ %182, %181 ]
  br i1 %184, label %185, label %193, !prof !2

185:                                              ; preds = %183
  %186 = load volatile ptr, ptr %6, align 8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %188 = load ptr, ptr %187, align 8
  store i32 1, ptr %188, align 4
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 4
  store i32 23, ptr %189, align 4
  %190 = getelementptr inbounds nuw i8, ptr %188, i64 8
  store i64 %34, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 16
  store i64 %164, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %188, i64 24
  store i64 %165, ptr %192, align 8
  br label %39

193:                                              ; preds = %183
  %194 = add i64 %164, 1
  %195 = icmp slt i64 %194, 256
  br i1 %195, label %163, label %174

196:                                              ; preds = %175, %196
  %197 = phi i64 [ %235, %196 ], [ 0, %175 ]
  %198 = getelementptr float, ptr %4, i64 %197
  %199 = load <8 x float>, ptr %198, align 4
  %200 = getelementptr i8, ptr %198, i64 32
  %201 = load <8 x float>, ptr %200, align 4
  %202 = sub i64 %162, %197
  %203 = getelementptr float, ptr %27, i64 %202
  %204 = extractelement <8 x float> %199, i64 0
  store float %204, ptr %203, align 4
  %205 = getelementptr i8, ptr %203, i64 -4
  %206 = extractelement <8 x float> %199, i64 1
  store float %206, ptr %205, align 4
  %207 = getelementptr i8, ptr %203, i64 -8
  %208 = extractelement <8 x float> %199, i64 2
  store float %208, ptr %207, align 4
  %209 = getelementptr i8, ptr %203, i64 -12
  %210 = extractelement <8 x float> %199, i64 3
  store float %210, ptr %209, align 4
  %211 = getelementptr i8, ptr %203, i64 -16
  %212 = extractelement <8 x float> %199, i64 4
  store float %212, ptr %211, align 4
  %213 = getelementptr i8, ptr %203, i64 -20
  %214 = extractelement <8 x float> %199, i64 5
  store float %214, ptr %213, align 4
  %215 = getelementptr i8, ptr %203, i64 -24
  %216 = extractelement <8 x float> %199, i64 6
  store float %216, ptr %215, align 4
  %217 = getelementptr i8, ptr %203, i64 -28
  %218 = extractelement <8 x float> %199, i64 7
  store float %218, ptr %217, align 4
  %219 = getelementptr i8, ptr %203, i64 -32
  %220 = extractelement <8 x float> %201, i64 0
  store float %220, ptr %219, align 4
  %221 = getelementptr i8, ptr %203, i64 -36
  %222 = extractelement <8 x float> %201, i64 1
  store float %222, ptr %221, align 4
  %223 = getelementptr i8, ptr %203, i64 -40
  %224 = extractelement <8 x float> %201, i64 2
  store float %224, ptr %223, align 4
  %225 = getelementptr i8, ptr %203, i64 -44
  %226 = extractelement <8 x float> %201, i64 3
  store float %226, ptr %225, align 4
  %227 = getelementptr i8, ptr %203, i64 -48
  %228 = extractelement <8 x float> %201, i64 4
  store float %228, ptr %227, align 4
  %229 = getelementptr i8, ptr %203, i64 -52
  %230 = extractelement <8 x float> %201, i64 5
  store float %230, ptr %229, align 4
  %231 = getelementptr i8, ptr %203, i64 -56
  %232 = extractelement <8 x float> %201, i64 6
  store float %232, ptr %231, align 4
  %233 = getelementptr i8, ptr %203, i64 -60
  %234 = extractelement <8 x float> %201, i64 7
  store float %234, ptr %233, align 4
  %235 = add i64 %197, 16
  %236 = icmp slt i64 %235, %57
  br i1 %236, label %196, label %237

237:                                              ; preds = %196
  br label %238

238:                                              ; preds = %237, %174
  %239 = icmp eq i64 %57, %56
  br i1 %239, label %260, label %240

240:                                              ; preds = %238
  br label %241

241:                                              ; preds = %240, %241
  %242 = phi i64 [ %257, %241 ], [ %57, %240 ]
  %243 = getelementptr float, ptr %4, i64 %242
  %244 = load <8 x float>, ptr %243, align 4
  %245 = sub i64 %55, %242
  %246 = call i64 @llvm.smax.i64(i64 %245, i64 0)
  %247 = call i64 @llvm.smin.i64(i64 %246, i64 8)
  %248 = trunc nuw nsw i64 %247 to i32
  %249 = insertelement <8 x i32> poison, i32 %248, i64 0
  %250 = shufflevector <8 x i32> %249, <8 x i32> poison, <8 x i32> zeroinitializer
  %251 = icmp samesign ugt <8 x i32> %250, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %252 = sub i64 %162, %242
  %253 = insertelement <8 x i64> poison, i64 %252, i64 0
  %254 = shufflevector <8 x i64> %253, <8 x i64> poison, <8 x i32> zeroinitializer
  %255 = add <8 x i64> %254, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %256 = getelementptr float, ptr %27, <8 x i64> %255
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %244, <8 x ptr> align 4 %256, <8 x i1> %251)
  %257 = add i64 %242, 8
  %258 = icmp slt i64 %257, %56
  br i1 %258, label %241, label %259

259:                                              ; preds = %241
  br label %260

260:                                              ; preds = %259, %238
  %261 = add i64 %35, 1
  %262 = icmp eq i64 %261, %7
  %263 = select i1 %262, i64 0, i64 %261
  %264 = add i64 %34, 1
  %265 = icmp slt i64 %264, %3
  br i1 %265, label %33, label %38
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
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
