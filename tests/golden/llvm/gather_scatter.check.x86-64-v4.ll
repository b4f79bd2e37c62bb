; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8, !invariant.load !1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load ptr, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load ptr, ptr %28, align 8, !invariant.load !1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8, !invariant.load !1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %33 = load i64, ptr %32, align 8, !invariant.load !1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %35 = load ptr, ptr %34, align 8, !invariant.load !1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %37 = load ptr, ptr %36, align 8, !invariant.load !1
  br i1 %8, label %38, label %51

38:                                               ; preds = %5
  %39 = urem i64 %2, %7
  %40 = icmp ne ptr %15, null
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %42 = insertelement <16 x i64> poison, i64 %9, i64 0
  %43 = shufflevector <16 x i64> %42, <16 x i64> poison, <16 x i32> zeroinitializer
  %44 = icmp ne ptr %27, null
  %45 = icmp ne ptr %35, null
  br label %46

46:                                               ; preds = %282, %38
  %47 = phi i64 [ %2, %38 ], [ %286, %282 ]
  %48 = phi i64 [ %39, %38 ], [ %285, %282 ]
  %49 = shl i64 %48, 8
  br label %53

50:                                               ; preds = %282
  br label %51

51:                                               ; preds = %50, %5, %246, %185, %79
  %52 = phi i32 [ 1, %246 ], [ 1, %79 ], [ 1, %185 ], [ 0, %5 ], [ 0, %50 ]
  ret i32 %52

53:                                               ; preds = %46, %87
  %54 = phi i64 [ 0, %46 ], [ %88, %87 ]
  %55 = add i64 %49, %54
  %56 = icmp sgt i64 %55, %13
  %57 = icmp slt i64 %55, %11
  %58 = or i1 %57, %56
  %59 = icmp slt i64 %55, %17
  %60 = xor i1 %58, true
  %61 = and i1 %40, %60
  %62 = and i1 %61, %59
  br i1 %62, label %70, label %75

63:                                               ; preds = %87
  %64 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %49)
  %65 = call i64 @llvm.smax.i64(i64 %64, i64 0)
  %66 = call i64 @llvm.smin.i64(i64 %65, i64 256)
  %67 = and i64 %66, 480
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %102, label %69

69:                                               ; preds = %63
  br label %90

70:                                               ; preds = %53
  %71 = load ptr, ptr %41, align 8
  %72 = call i8 %71(ptr nonnull %15, i64 %55) #5
  %73 = and i8 %72, 1
  %74 = icmp eq i8 %73, 0
  br label %77

75:                                               ; preds = %53
  %76 = and i1 %58, %59
  br label %77

77:                                               ; preds = %75, %70
  %78 = phi i1 [ %74, %70 ], [ %76, %75 ]
  br i1 %78, label %79, label %87, !prof !2

79:                                               ; preds = %77
  %80 = load volatile ptr, ptr %6, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 48
  %82 = load ptr, ptr %81, align 8
  store i32 1, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 13, ptr %83, align 4
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %47, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %54, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %55, ptr %86, align 8
  br label %51

87:                                               ; preds = %77
  %88 = add i64 %54, 1
  %89 = icmp slt i64 %88, 256
  br i1 %89, label %53, label %63

90:                                               ; preds = %69, %90
  %91 = phi i64 [ %99, %90 ], [ 0, %69 ]
  %92 = add i64 %49, %91
  %93 = getelementptr i32, ptr %21, i64 %92
  %94 = load <16 x i32>, ptr %93, align 4
  %95 = getelementptr i8, ptr %93, i64 64
  %96 = load <16 x i32>, ptr %95, align 4
  %97 = getelementptr i32, ptr %4, i64 %91
  store <16 x i32> %94, ptr %97, align 4
  %98 = getelementptr i8, ptr %97, i64 64
  store <16 x i32> %96, ptr %98, align 4
  %99 = add i64 %91, 32
  %100 = icmp slt i64 %99, %67
  br i1 %100, label %90, label %101

101:                                              ; preds = %90
  br label %102

102:                                              ; preds = %101, %63
  %103 = icmp slt i64 %64, 256
  br i1 %103, label %104, label %121

104:                                              ; preds = %102
  %105 = getelementptr i32, ptr %21, i64 %49
  br label %106

106:                                              ; preds = %104, %106
  %107 = phi i64 [ %118, %106 ], [ %67, %104 ]
  %108 = sub i64 %65, %107
  %109 = call i64 @llvm.smax.i64(i64 %108, i64 0)
  %110 = call i64 @llvm.smin.i64(i64 %109, i64 16)
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = insertelement <16 x i32> poison, i32 %111, i64 0
  %113 = shufflevector <16 x i32> %112, <16 x i32> poison, <16 x i32> zeroinitializer
  %114 = icmp samesign ugt <16 x i32> %113, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %115 = getelementptr i32, ptr %105, i64 %107
  %116 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %115, <16 x i1> %114, <16 x i32> zeroinitializer)
  %117 = getelementptr i32, ptr %4, i64 %107
  store <16 x i32> %116, ptr %117, align 4
  %118 = add i64 %107, 16
  %119 = icmp slt i64 %118, 256
  br i1 %119, label %106, label %120

120:                                              ; preds = %106
  br label %121

121:                                              ; preds = %120, %102
  br label %122

122:                                              ; preds = %121, %122
  %123 = phi i64 [ 0, %121 ], [ %158, %122 ]
  %124 = sub i64 %65, %123
  %125 = call i64 @llvm.smax.i64(i64 %124, i64 0)
  %126 = call i64 @llvm.smin.i64(i64 %125, i64 16)
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = insertelement <16 x i32> poison, i32 %127, i64 0
  %129 = shufflevector <16 x i32> %128, <16 x i32> poison, <16 x i32> zeroinitializer
  %130 = icmp samesign ugt <16 x i32> %129, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %131 = or disjoint i64 %123, 16
  %132 = sub i64 %65, %131
  %133 = call i64 @llvm.smax.i64(i64 %132, i64 0)
  %134 = call i64 @llvm.smin.i64(i64 %133, i64 16)
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = insertelement <16 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <16 x i32> %136, <16 x i32> poison, <16 x i32> zeroinitializer
  %138 = icmp samesign ugt <16 x i32> %137, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %139 = getelementptr i32, ptr %4, i64 %123
  %140 = load <16 x i32>, ptr %139, align 4
  %141 = getelementptr i8, ptr %139, i64 64
  %142 = load <16 x i32>, ptr %141, align 4
  %143 = icmp sgt <16 x i32> %140, splat (i32 -1)
  %144 = icmp sgt <16 x i32> %142, splat (i32 -1)
  %145 = and <16 x i1> %130, %143
  %146 = and <16 x i1> %138, %144
  %147 = sext <16 x i32> %140 to <16 x i64>
  %148 = sext <16 x i32> %142 to <16 x i64>
  %149 = icmp sgt <16 x i64> %43, %147
  %150 = icmp sgt <16 x i64> %43, %148
  %151 = and <16 x i1> %145, %149
  %152 = and <16 x i1> %146, %150
  %153 = zext <16 x i1> %151 to <16 x i8>
  %154 = getelementptr i8, ptr %4, i64 %123
  %155 = getelementptr i8, ptr %154, i64 1088
  store <16 x i8> %153, ptr %155, align 1
  %156 = zext <16 x i1> %152 to <16 x i8>
  %157 = getelementptr i8, ptr %154, i64 1104
  store <16 x i8> %156, ptr %157, align 1
  %158 = add i64 %123, 32
  %159 = icmp slt i64 %158, 256
  br i1 %159, label %122, label %160

160:                                              ; preds = %122
  br label %161

161:                                              ; preds = %160, %193
  %162 = phi i64 [ %194, %193 ], [ 0, %160 ]
  %163 = getelementptr i32, ptr %4, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = icmp slt i64 %25, %165
  %167 = icmp sgt i64 %23, %165
  %168 = or i1 %167, %166
  %169 = getelementptr i8, ptr %4, i64 %162
  %170 = getelementptr i8, ptr %169, i64 1088
  %171 = load i8, ptr %170, align 1
  %172 = icmp ne i8 %171, 0
  %173 = xor i1 %168, true
  %174 = and i1 %44, %173
  %175 = and i1 %174, %172
  br i1 %175, label %176, label %181

176:                                              ; preds = %161
  %177 = load ptr, ptr %41, align 8
  %178 = call i8 %177(ptr nonnull %27, i64 %165) #5
  %179 = and i8 %178, 1
  %180 = icmp eq i8 %179, 0
  br label %183

181:                                              ; preds = %161
  %182 = and i1 %168, %172
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
  store i32 30, ptr %189, align 4
  %190 = getelementptr inbounds nuw i8, ptr %188, i64 8
  store i64 %47, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 16
  store i64 %162, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %188, i64 24
  store i64 %165, ptr %192, align 8
  br label %51

193:                                              ; preds = %183
  %194 = add i64 %162, 1
  %195 = icmp slt i64 %194, 256
  br i1 %195, label %161, label %196

196:                                              ; preds = %193
  br label %197

197:                                              ; preds = %196, %197
  %198 = phi i64 [ %219, %197 ], [ 0, %196 ]
  %199 = getelementptr i8, ptr %4, i64 %198
  %200 = getelementptr i8, ptr %199, i64 1088
  %201 = load <16 x i8>, ptr %200, align 1
  %202 = icmp ne <16 x i8> %201, zeroinitializer
  %203 = getelementptr i8, ptr %199, i64 1104
  %204 = load <16 x i8>, ptr %203, align 1
  %205 = icmp ne <16 x i8> %204, zeroinitializer
  %206 = getelementptr i32, ptr %4, i64 %198
  %207 = load <16 x i32>, ptr %206, align 4
  %208 = getelementptr i8, ptr %206, i64 64
  %209 = load <16 x i32>, ptr %208, align 4
  %210 = sext <16 x i32> %207 to <16 x i64>
  %211 = sext <16 x i32> %209 to <16 x i64>
  %212 = getelementptr float, ptr %29, <16 x i64> %210
  %213 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %212, <16 x i1> %202, <16 x float> splat (float -1.000000e+00))
  %214 = getelementptr float, ptr %29, <16 x i64> %211
  %215 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %214, <16 x i1> %205, <16 x float> splat (float -1.000000e+00))
  %216 = getelementptr float, ptr %4, i64 %198
  %217 = getelementptr i8, ptr %216, i64 1408
  store <16 x float> %213, ptr %217, align 4
  %218 = getelementptr i8, ptr %216, i64 1472
  store <16 x float> %215, ptr %218, align 4
  %219 = add i64 %198, 32
  %220 = icmp slt i64 %219, 256
  br i1 %220, label %197, label %221

221:                                              ; preds = %197
  br label %222

222:                                              ; preds = %221, %254
  %223 = phi i64 [ %255, %254 ], [ 0, %221 ]
  %224 = getelementptr i32, ptr %4, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = sext i32 %225 to i64
  %227 = icmp slt i64 %33, %226
  %228 = icmp sgt i64 %31, %226
  %229 = or i1 %228, %227
  %230 = getelementptr i8, ptr %4, i64 %223
  %231 = getelementptr i8, ptr %230, i64 1088
  %232 = load i8, ptr %231, align 1
  %233 = icmp ne i8 %232, 0
  %234 = xor i1 %229, true
  %235 = and i1 %45, %234
  %236 = and i1 %235, %233
  br i1 %236, label %237, label %242

237:                                              ; preds = %222
  %238 = load ptr, ptr %41, align 8
  %239 = call i8 %238(ptr nonnull %35, i64 %226) #5
  %240 = and i8 %239, 1
  %241 = icmp eq i8 %240, 0
  br label %244

242:                                              ; preds = %222
  %243 = and i1 %229, %233
  br label %244

244:                                              ; preds = %242, %237
  %245 = phi i1 [ %241, %237 ], [ %243, %242 ]
  br i1 %245, label %246, label %254, !prof !2

246:                                              ; preds = %244
  %247 = load volatile ptr, ptr %6, align 8
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 48
  %249 = load ptr, ptr %248, align 8
  store i32 1, ptr %249, align 4
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 4
  store i32 32, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 8
  store i64 %47, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %249, i64 16
  store i64 %223, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %249, i64 24
  store i64 %226, ptr %253, align 8
  br label %51

254:                                              ; preds = %244
  %255 = add i64 %223, 1
  %256 = icmp slt i64 %255, 256
  br i1 %256, label %222, label %257

257:                                              ; preds = %254
  br label %258

258:                                              ; preds = %257, %258
  %259 = phi i64 [ %280, %258 ], [ 0, %257 ]
  %260 = getelementptr i32, ptr %4, i64 %259
  %261 = load <16 x i32>, ptr %260, align 4
  %262 = getelementptr i8, ptr %260, i64 64
  %263 = load <16 x i32>, ptr %262, align 4
  %264 = sext <16 x i32> %261 to <16 x i64>
  %265 = sext <16 x i32> %263 to <16 x i64>
  %266 = getelementptr float, ptr %4, i64 %259
  %267 = getelementptr i8, ptr %266, i64 1408
  %268 = load <16 x float>, ptr %267, align 4
  %269 = getelementptr i8, ptr %266, i64 1472
  %270 = load <16 x float>, ptr %269, align 4
  %271 = getelementptr i8, ptr %4, i64 %259
  %272 = getelementptr i8, ptr %271, i64 1088
  %273 = load <16 x i8>, ptr %272, align 1
  %274 = icmp ne <16 x i8> %273, zeroinitializer
  %275 = getelementptr i8, ptr %271, i64 1104
  %276 = load <16 x i8>, ptr %275, align 1
  %277 = icmp ne <16 x i8> %276, zeroinitializer
  %278 = getelementptr float, ptr %37, <16 x i64> %264
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %268, <16 x ptr> align 4 %278, <16 x i1> %274)
  %279 = getelementptr float, ptr %37, <16 x i64> %265
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %270, <16 x ptr> align 4 %279, <16 x i1> %277)
  %280 = add i64 %259, 32
  %281 = icmp slt i64 %280, 256
  br i1 %281, label %258, label %282

282:                                              ; preds = %258
  %283 = add i64 %48, 1
  %284 = icmp eq i64 %283, %7
  %285 = select i1 %284, i64 0, i64 %283
  %286 = add i64 %47, 1
  %287 = icmp slt i64 %286, %3
  br i1 %287, label %46, label %50
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #4

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #5 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
