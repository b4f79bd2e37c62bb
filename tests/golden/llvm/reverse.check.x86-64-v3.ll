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
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  br i1 %12, label %34, label %45

34:                                               ; preds = %5
  %35 = icmp ne ptr %19, null
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %37 = icmp ne ptr %31, null
  br label %38

38:                                               ; preds = %34, %260
  %39 = phi i64 [ %268, %260 ], [ %2, %34 ]
  %40 = phi i64 [ %266, %260 ], [ %9, %34 ]
  %41 = phi i64 [ %267, %260 ], [ %11, %34 ]
  %42 = shl i64 %40, 8
  %43 = shl i64 %40, 9
  br label %47

44:                                               ; preds = %260
  br label %45

45:                                               ; preds = %44, %5, %188, %75
  %46 = phi i32 [ 1, %188 ], [ 1, %75 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %38, %80
  %48 = phi i64 [ 0, %38 ], [ %81, %80 ]
  %49 = shl i64 %48, 1
  %50 = add i64 %43, %49
  %51 = icmp sgt i64 %50, %17
  %52 = icmp slt i64 %50, %15
  %53 = or i1 %52, %51
  %54 = add i64 %42, %48
  %55 = icmp slt i64 %54, %13
  %56 = xor i1 %53, true
  %57 = and i1 %35, %56
  %58 = and i1 %57, %55
  br i1 %58, label %66, label %71

59:                                               ; preds = %80
  %60 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %42)
  %61 = call i64 @llvm.smax.i64(i64 %60, i64 0)
  %62 = call i64 @llvm.smin.i64(i64 %61, i64 256)
  %63 = and i64 %62, 496
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %140, label %65

65:                                               ; preds = %59
  br label %83

66:                                               ; preds = %47
  %67 = load ptr, ptr %36, align 8
  %68 = call i8 %67(ptr nonnull %19, i64 %50) #4
  %69 = and i8 %68, 1
  %70 = icmp eq i8 %69, 0
  br label %73

71:                                               ; preds = %47
  %72 = and i1 %53, %55
  br label %73

73:                                               ; preds = %71, %66
  %74 = phi i1 [ %70, %66 ], [ %72, %71 ]
  br i1 %74, label %75, label %80, !prof !1

75:                                               ; preds = %73
  store i32 1, ptr %23, align 4
  %76 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 20, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %48, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %50, ptr %79, align 8
  br label %45

80:                                               ; preds = %73
  %81 = add i64 %48, 1
  %82 = icmp slt i64 %81, 256
  br i1 %82, label %47, label %59

83:                                               ; preds = %65, %83
  %84 = phi i64 [ %137, %83 ], [ 0, %65 ]
  %85 = shl i64 %84, 1
  %86 = add i64 %43, %85
  %87 = getelementptr float, ptr %25, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = insertelement <8 x float> poison, float %88, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <8 x float> %89, float %91, i64 1
  %93 = getelementptr i8, ptr %87, i64 16
  %94 = load float, ptr %93, align 4
  %95 = insertelement <8 x float> %92, float %94, i64 2
  %96 = getelementptr i8, ptr %87, i64 24
  %97 = load float, ptr %96, align 4
  %98 = insertelement <8 x float> %95, float %97, i64 3
  %99 = getelementptr i8, ptr %87, i64 32
  %100 = load float, ptr %99, align 4
  %101 = insertelement <8 x float> %98, float %100, i64 4
  %102 = getelementptr i8, ptr %87, i64 40
  %103 = load float, ptr %102, align 4
  %104 = insertelement <8 x float> %101, float %103, i64 5
  %105 = getelementptr i8, ptr %87, i64 48
  %106 = load float, ptr %105, align 4
  %107 = insertelement <8 x float> %104, float %106, i64 6
  %108 = getelementptr i8, ptr %87, i64 56
  %109 = load float, ptr %108, align 4
  %110 = insertelement <8 x float> %107, float %109, i64 7
  %111 = getelementptr i8, ptr %87, i64 64
  %112 = load float, ptr %111, align 4
  %113 = insertelement <8 x float> poison, float %112, i64 0
  %114 = getelementptr i8, ptr %87, i64 72
  %115 = load float, ptr %114, align 4
  %116 = insertelement <8 x float> %113, float %115, i64 1
  %117 = getelementptr i8, ptr %87, i64 80
  %118 = load float, ptr %117, align 4
  %119 = insertelement <8 x float> %116, float %118, i64 2
  %120 = getelementptr i8, ptr %87, i64 88
  %121 = load float, ptr %120, align 4
  %122 = insertelement <8 x float> %119, float %121, i64 3
  %123 = getelementptr i8, ptr %87, i64 96
  %124 = load float, ptr %123, align 4
  %125 = insertelement <8 x float> %122, float %124, i64 4
  %126 = getelementptr i8, ptr %87, i64 104
  %127 = load float, ptr %126, align 4
  %128 = insertelement <8 x float> %125, float %127, i64 5
  %129 = getelementptr i8, ptr %87, i64 112
  %130 = load float, ptr %129, align 4
  %131 = insertelement <8 x float> %128, float %130, i64 6
  %132 = getelementptr i8, ptr %87, i64 120
  %133 = load float, ptr %132, align 4
  %134 = insertelement <8 x float> %131, float %133, i64 7
  %135 = getelementptr float, ptr %4, i64 %84
  store <8 x float> %110, ptr %135, align 4
  %136 = getelementptr i8, ptr %135, i64 32
  store <8 x float> %134, ptr %136, align 4
  %137 = add i64 %84, 16
  %138 = icmp slt i64 %137, %63
  br i1 %138, label %83, label %139

139:                                              ; preds = %83
  br label %140

140:                                              ; preds = %139, %59
  %141 = icmp slt i64 %60, 256
  br i1 %141, label %142, label %163

142:                                              ; preds = %140
  br label %143

143:                                              ; preds = %142, %143
  %144 = phi i64 [ %160, %143 ], [ %63, %142 ]
  %145 = sub i64 %61, %144
  %146 = call i64 @llvm.smax.i64(i64 %145, i64 0)
  %147 = call i64 @llvm.smin.i64(i64 %146, i64 8)
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = insertelement <8 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <8 x i32> %149, <8 x i32> poison, <8 x i32> zeroinitializer
  %151 = icmp samesign ugt <8 x i32> %150, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %152 = shl i64 %144, 1
  %153 = add i64 %43, %152
  %154 = insertelement <8 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <8 x i64> %154, <8 x i64> poison, <8 x i32> zeroinitializer
  %156 = or disjoint <8 x i64> %155, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14>
  %157 = getelementptr float, ptr %25, <8 x i64> %156
  %158 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %157, <8 x i1> %151, <8 x float> zeroinitializer)
  %159 = getelementptr float, ptr %4, i64 %144
  store <8 x float> %158, ptr %159, align 4
  %160 = add i64 %144, 8
  %161 = icmp slt i64 %160, 256
  br i1 %161, label %143, label %162

162:                                              ; preds = %143
  br label %163

163:                                              ; preds = %162, %140
  %164 = xor i64 %42, -1
  %165 = add i64 %13, %164
  br label %166

166:                                              ; preds = %163, %193
  %167 = phi i64 [ 0, %163 ], [ %194, %193 ]
  %168 = sub i64 %165, %167
  %169 = icmp sgt i64 %168, %29
  %170 = icmp slt i64 %168, %27
  %171 = or i1 %170, %169
  %172 = add i64 %42, %167
  %173 = icmp slt i64 %172, %13
  %174 = xor i1 %171, true
  %175 = and i1 %37, %174
  %176 = and i1 %175, %173
  br i1 %176, label %179, label %184

177:                                              ; preds = %193
  br i1 %64, label %238, label %178

178:                                              ; preds = %177
  br label %196

179:                                              ; preds = %166
  %180 = load ptr, ptr %36, align 8
  %181 = call i8 %180(ptr nonnull %31, i64 %168) #4
  %182 = and i8 %181, 1
  %183 = icmp eq i8 %182, 0
  br label %186

184:                                              ; preds = %166
  %185 = and i1 %171, %173
  br label %186

186:                                              ; preds = %184, %179
  %187 = phi i1 [ %183, %179 ], [ %185, %184 ]
  br i1 %187, label %188, label %193, !prof !1

188:                                              ; preds = %186
  store i32 1, ptr %23, align 4
  %189 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 23, ptr %189, align 4
  %190 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %167, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %168, ptr %192, align 8
  br label %45

193:                                              ; preds = %186
  %194 = add i64 %167, 1
  %195 = icmp slt i64 %194, 256
  br i1 %195, label %166, label %177

196:                                              ; preds = %178, %196
  %197 = phi i64 [ %235, %196 ], [ 0, %178 ]
  %198 = getelementptr float, ptr %4, i64 %197
  %199 = load <8 x float>, ptr %198, align 4
  %200 = getelementptr i8, ptr %198, i64 32
  %201 = load <8 x float>, ptr %200, align 4
  %202 = sub i64 %165, %197
  %203 = getelementptr float, ptr %33, i64 %202
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
  %236 = icmp slt i64 %235, %63
  br i1 %236, label %196, label %237

237:                                              ; preds = %196
  br label %238

238:                                              ; preds = %237, %177
  %239 = icmp eq i64 %63, %62
  br i1 %239, label %260, label %240

240:                                              ; preds = %238
  br label %241

241:                                              ; preds = %240, %241
  %242 = phi i64 [ %257, %241 ], [ %63, %240 ]
  %243 = getelementptr float, ptr %4, i64 %242
  %244 = load <8 x float>, ptr %243, align 4
  %245 = sub i64 %61, %242
  %246 = call i64 @llvm.smax.i64(i64 %245, i64 0)
  %247 = call i64 @llvm.smin.i64(i64 %246, i64 8)
  %248 = trunc nuw nsw i64 %247 to i32
  %249 = insertelement <8 x i32> poison, i32 %248, i64 0
  %250 = shufflevector <8 x i32> %249, <8 x i32> poison, <8 x i32> zeroinitializer
  %251 = icmp samesign ugt <8 x i32> %250, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %252 = sub i64 %165, %242
  %253 = insertelement <8 x i64> poison, i64 %252, i64 0
  %254 = shufflevector <8 x i64> %253, <8 x i64> poison, <8 x i32> zeroinitializer
  %255 = add <8 x i64> %254, <i64 0, i64 -1, i64 -2, i64 -3, i64 -4, i64 -5, i64 -6, i64 -7>
  %256 = getelementptr float, ptr %33, <8 x i64> %255
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %244, <8 x ptr> align 4 %256, <8 x i1> %251)
  %257 = add i64 %242, 8
  %258 = icmp slt i64 %257, %62
  br i1 %258, label %241, label %259

259:                                              ; preds = %241
  br label %260

260:                                              ; preds = %259, %238
  %261 = add i64 %40, 1
  %262 = icmp eq i64 %261, %6
  %263 = zext i1 %262 to i64
  %264 = add i64 %41, %263
  %265 = icmp eq i64 %264, %8
  %266 = select i1 %262, i64 0, i64 %261
  %267 = select i1 %265, i64 0, i64 %264
  %268 = add i64 %39, 1
  %269 = icmp slt i64 %268, %3
  br i1 %269, label %38, label %44
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

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
