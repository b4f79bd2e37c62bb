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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load ptr, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i64, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load i64, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = load ptr, ptr %42, align 8, !invariant.load !0
  br i1 %12, label %44, label %57

44:                                               ; preds = %5
  %45 = icmp ne ptr %19, null
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %47 = insertelement <16 x i64> poison, i64 %13, i64 0
  %48 = shufflevector <16 x i64> %47, <16 x i64> poison, <16 x i32> zeroinitializer
  %49 = icmp ne ptr %33, null
  %50 = icmp ne ptr %41, null
  br label %51

51:                                               ; preds = %44, %279
  %52 = phi i64 [ %287, %279 ], [ %2, %44 ]
  %53 = phi i64 [ %285, %279 ], [ %9, %44 ]
  %54 = phi i64 [ %286, %279 ], [ %11, %44 ]
  %55 = shl i64 %53, 8
  br label %59

56:                                               ; preds = %279
  br label %57

57:                                               ; preds = %56, %5, %246, %188, %85
  %58 = phi i32 [ 1, %246 ], [ 1, %85 ], [ 1, %188 ], [ 0, %5 ], [ 0, %56 ]
  ret i32 %58

59:                                               ; preds = %51, %90
  %60 = phi i64 [ 0, %51 ], [ %91, %90 ]
  %61 = add i64 %55, %60
  %62 = icmp sgt i64 %61, %17
  %63 = icmp slt i64 %61, %15
  %64 = or i1 %63, %62
  %65 = icmp slt i64 %61, %21
  %66 = xor i1 %64, true
  %67 = and i1 %45, %66
  %68 = and i1 %67, %65
  br i1 %68, label %76, label %81

69:                                               ; preds = %90
  %70 = call i64 @llvm.ssub.sat.i64(i64 %21, i64 %55)
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = call i64 @llvm.smin.i64(i64 %71, i64 256)
  %73 = and i64 %72, 480
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %105, label %75

75:                                               ; preds = %69
  br label %93

76:                                               ; preds = %59
  %77 = load ptr, ptr %46, align 8
  %78 = call i8 %77(ptr nonnull %19, i64 %61) #5
  %79 = and i8 %78, 1
  %80 = icmp eq i8 %79, 0
  br label %83

81:                                               ; preds = %59
  %82 = and i1 %64, %65
  br label %83

83:                                               ; preds = %81, %76
  %84 = phi i1 [ %80, %76 ], [ %82, %81 ]
  br i1 %84, label %85, label %90, !prof !1

85:                                               ; preds = %83
  store i32 1, ptr %25, align 4
  %86 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 13, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 %60, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %61, ptr %89, align 8
  br label %57

90:                                               ; preds = %83
  %91 = add i64 %60, 1
  %92 = icmp slt i64 %91, 256
  br i1 %92, label %59, label %69

93:                                               ; preds = %75, %93
  %94 = phi i64 [ %102, %93 ], [ 0, %75 ]
  %95 = add i64 %55, %94
  %96 = getelementptr i32, ptr %27, i64 %95
  %97 = load <16 x i32>, ptr %96, align 4
  %98 = getelementptr i8, ptr %96, i64 64
  %99 = load <16 x i32>, ptr %98, align 4
  %100 = getelementptr i32, ptr %4, i64 %94
  store <16 x i32> %97, ptr %100, align 4
  %101 = getelementptr i8, ptr %100, i64 64
  store <16 x i32> %99, ptr %101, align 4
  %102 = add i64 %94, 32
  %103 = icmp slt i64 %102, %73
  br i1 %103, label %93, label %104

104:                                              ; preds = %93
  br label %105

105:                                              ; preds = %104, %69
  %106 = icmp slt i64 %70, 256
  br i1 %106, label %107, label %124

107:                                              ; preds = %105
  %108 = getelementptr i32, ptr %27, i64 %55
  br label %109

109:                                              ; preds = %107, %109
  %110 = phi i64 [ %121, %109 ], [ %73, %107 ]
  %111 = sub i64 %71, %110
  %112 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 16)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = icmp samesign ugt <16 x i32> %116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %118 = getelementptr i32, ptr %108, i64 %110
  %119 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %118, <16 x i1> %117, <16 x i32> zeroinitializer)
  %120 = getelementptr i32, ptr %4, i64 %110
  store <16 x i32> %119, ptr %120, align 4
  %121 = add i64 %110, 16
  %122 = icmp slt i64 %121, 256
  br i1 %122, label %109, label %123

123:                                              ; preds = %109
  br label %124

124:                                              ; preds = %123, %105
  br label %125

125:                                              ; preds = %124, %125
  %126 = phi i64 [ 0, %124 ], [ %161, %125 ]
  %127 = sub i64 %71, %126
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 0)
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 16)
  %130 = trunc nuw nsw i64 %129 to i32
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = icmp samesign ugt <16 x i32> %132, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %134 = or disjoint i64 %126, 16
  %135 = sub i64 %71, %134
  %136 = call i64 @llvm.smax.i64(i64 %135, i64 0)
  %137 = call i64 @llvm.smin.i64(i64 %136, i64 16)
  %138 = trunc nuw nsw i64 %137 to i32
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = icmp samesign ugt <16 x i32> %140, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %142 = getelementptr i32, ptr %4, i64 %126
  %143 = load <16 x i32>, ptr %142, align 4
  %144 = getelementptr i8, ptr %142, i64 64
  %145 = load <16 x i32>, ptr %144, align 4
  %146 = icmp sgt <16 x i32> %143, splat (i32 -1)
  %147 = icmp sgt <16 x i32> %145, splat (i32 -1)
  %148 = and <16 x i1> %133, %146
  %149 = and <16 x i1> %141, %147
  %150 = sext <16 x i32> %143 to <16 x i64>
  %151 = sext <16 x i32> %145 to <16 x i64>
  %152 = icmp sgt <16 x i64> %48, %150
  %153 = icmp sgt <16 x i64> %48, %151
  %154 = and <16 x i1> %148, %152
  %155 = and <16 x i1> %149, %153
  %156 = zext <16 x i1> %154 to <16 x i8>
  %157 = getelementptr i8, ptr %4, i64 %126
  %158 = getelementptr i8, ptr %157, i64 1088
  store <16 x i8> %156, ptr %158, align 1
  %159 = zext <16 x i1> %155 to <16 x i8>
  %160 = getelementptr i8, ptr %157, i64 1104
  store <16 x i8> %159, ptr %160, align 1
  %161 = add i64 %126, 32
  %162 = icmp slt i64 %161, 256
  br i1 %162, label %125, label %163

163:                                              ; preds = %125
  br label %164

164:                                              ; preds = %163, %193
  %165 = phi i64 [ %194, %193 ], [ 0, %163 ]
  %166 = getelementptr i32, ptr %4, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  %169 = icmp slt i64 %31, %168
  %170 = icmp sgt i64 %29, %168
  %171 = or i1 %170, %169
  %172 = getelementptr i8, ptr %4, i64 %165
  %173 = getelementptr i8, ptr %172, i64 1088
  %174 = load i8, ptr %173, align 1
  %175 = icmp ne i8 %174, 0
  %176 = xor i1 %171, true
  %177 = and i1 %49, %176
  %178 = and i1 %177, %175
  br i1 %178, label %179, label %184

179:                                              ; preds = %164
  %180 = load ptr, ptr %46, align 8
  %181 = call i8 %180(ptr nonnull %33, i64 %168) #5
  %182 = and i8 %181, 1
  %183 = icmp eq i8 %182, 0
  br label %186

184:                                              ; preds = %164
  %185 = and i1 %171, %175
  br label %186

186:                                              ; preds = %184, %179
  %187 = phi i1 [ %183, %179 ], [ %185, %184 ]
  br i1 %187, label %188, label %193, !prof !1

188:                                              ; preds = %186
  store i32 1, ptr %25, align 4
  %189 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 30, ptr %189, align 4
  %190 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 %165, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %168, ptr %192, align 8
  br label %57

193:                                              ; preds = %186
  %194 = add i64 %165, 1
  %195 = icmp slt i64 %194, 256
  br i1 %195, label %164, label %196

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
  %212 = getelementptr float, ptr %35, <16 x i64> %210
  %213 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %212, <16 x i1> %202, <16 x float> splat (float -1.000000e+00))
  %214 = getelementptr float, ptr %35, <16 x i64> %211
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

222:                                              ; preds = %221, %251
  %223 = phi i64 [ %252, %251 ], [ 0, %221 ]
  %224 = getelementptr i32, ptr %4, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = sext i32 %225 to i64
  %227 = icmp slt i64 %39, %226
  %228 = icmp sgt i64 %37, %226
  %229 = or i1 %228, %227
  %230 = getelementptr i8, ptr %4, i64 %223
  %231 = getelementptr i8, ptr %230, i64 1088
  %232 = load i8, ptr %231, align 1
  %233 = icmp ne i8 %232, 0
  %234 = xor i1 %229, true
  %235 = and i1 %50, %234
  %236 = and i1 %235, %233
  br i1 %236, label %237, label %242

237:                                              ; preds = %222
  %238 = load ptr, ptr %46, align 8
  %239 = call i8 %238(ptr nonnull %41, i64 %226) #5
  %240 = and i8 %239, 1
  %241 = icmp eq i8 %240, 0
  br label %244

242:                                              ; preds = %222
  %243 = and i1 %229, %233
  br label %244

244:                                              ; preds = %242, %237
  %245 = phi i1 [ %241, %237 ], [ %243, %242 ]
  br i1 %245, label %246, label %251, !prof !1

246:                                              ; preds = %244
  store i32 1, ptr %25, align 4
  %247 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 32, ptr %247, align 4
  %248 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %52, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 %223, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %226, ptr %250, align 8
  br label %57

251:                                              ; preds = %244
  %252 = add i64 %223, 1
  %253 = icmp slt i64 %252, 256
  br i1 %253, label %222, label %254

254:                                              ; preds = %251
  br label %255

255:                                              ; preds = %254, %255
  %256 = phi i64 [ %277, %255 ], [ 0, %254 ]
  %257 = getelementptr i32, ptr %4, i64 %256
  %258 = load <16 x i32>, ptr %257, align 4
  %259 = getelementptr i8, ptr %257, i64 64
  %260 = load <16 x i32>, ptr %259, align 4
  %261 = sext <16 x i32> %258 to <16 x i64>
  %262 = sext <16 x i32> %260 to <16 x i64>
  %263 = getelementptr float, ptr %4, i64 %256
  %264 = getelementptr i8, ptr %263, i64 1408
  %265 = load <16 x float>, ptr %264, align 4
  %266 = getelementptr i8, ptr %263, i64 1472
  %267 = load <16 x float>, ptr %266, align 4
  %268 = getelementptr i8, ptr %4, i64 %256
  %269 = getelementptr i8, ptr %268, i64 1088
  %270 = load <16 x i8>, ptr %269, align 1
  %271 = icmp ne <16 x i8> %270, zeroinitializer
  %272 = getelementptr i8, ptr %268, i64 1104
  %273 = load <16 x i8>, ptr %272, align 1
  %274 = icmp ne <16 x i8> %273, zeroinitializer
  %275 = getelementptr float, ptr %43, <16 x i64> %261
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %265, <16 x ptr> align 4 %275, <16 x i1> %271)
  %276 = getelementptr float, ptr %43, <16 x i64> %262
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %267, <16 x ptr> align 4 %276, <16 x i1> %274)
  %277 = add i64 %256, 32
  %278 = icmp slt i64 %277, 256
  br i1 %278, label %255, label %279

279:                                              ; preds = %255
  %280 = add i64 %53, 1
  %281 = icmp eq i64 %280, %6
  %282 = zext i1 %281 to i64
  %283 = add i64 %54, %282
  %284 = icmp eq i64 %283, %8
  %285 = select i1 %281, i64 0, i64 %280
  %286 = select i1 %284, i64 0, i64 %283
  %287 = add i64 %52, 1
  %288 = icmp slt i64 %287, %3
  br i1 %288, label %51, label %56
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

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #5 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
