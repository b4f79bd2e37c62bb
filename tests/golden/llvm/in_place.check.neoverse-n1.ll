; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = alloca ptr, align 8
  store volatile ptr %1, ptr %6, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !invariant.load !1
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !invariant.load !1
  br i1 %8, label %20, label %29

20:                                               ; preds = %5
  %21 = urem i64 %2, %7
  %22 = icmp ne ptr %13, null
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  br label %24

24:                                               ; preds = %308, %20
  %25 = phi i64 [ %2, %20 ], [ %312, %308 ]
  %26 = phi i64 [ %21, %20 ], [ %311, %308 ]
  %27 = shl i64 %26, 8
  br label %31

28:                                               ; preds = %308
  br label %29

29:                                               ; preds = %28, %5, %259, %188, %121, %57
  %30 = phi i32 [ 1, %259 ], [ 1, %57 ], [ 1, %121 ], [ 1, %188 ], [ 0, %5 ], [ 0, %28 ]
  ret i32 %30

31:                                               ; preds = %24, %65
  %32 = phi i64 [ 0, %24 ], [ %66, %65 ]
  %33 = add i64 %27, %32
  %34 = icmp sgt i64 %33, %11
  %35 = icmp slt i64 %33, %9
  %36 = or i1 %35, %34
  %37 = icmp slt i64 %33, %15
  %38 = xor i1 %36, true
  %39 = and i1 %22, %38
  %40 = and i1 %39, %37
  br i1 %40, label %48, label %53

41:                                               ; preds = %65
  %42 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %27)
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 256)
  %45 = and i64 %44, 504
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %80, label %47

47:                                               ; preds = %41
  br label %68

48:                                               ; preds = %31
  %49 = load ptr, ptr %23, align 8
  %50 = call i8 %49(ptr nonnull %13, i64 %33) #4
  %51 = and i8 %50, 1
  %52 = icmp eq i8 %51, 0
  br label %55

53:                                               ; preds = %31
  %54 = and i1 %36, %37
  br label %55

55:                                               ; preds = %53, %48
  %56 = phi i1 [ %52, %48 ], [ %54, %53 ]
  br i1 %56, label %57, label %65, !prof !2

57:                                               ; preds = %55
  %58 = load volatile ptr, ptr %6, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %60 = load ptr, ptr %59, align 8
  store i32 1, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  store i32 13, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store i64 %25, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store i64 %32, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %60, i64 24
  store i64 %33, ptr %64, align 8
  br label %29

65:                                               ; preds = %55
  %66 = add i64 %32, 1
  %67 = icmp slt i64 %66, 256
  br i1 %67, label %31, label %41

68:                                               ; preds = %47, %68
  %69 = phi i64 [ %77, %68 ], [ 0, %47 ]
  %70 = add i64 %27, %69
  %71 = getelementptr float, ptr %19, i64 %70
  %72 = load <4 x float>, ptr %71, align 4
  %73 = getelementptr i8, ptr %71, i64 16
  %74 = load <4 x float>, ptr %73, align 4
  %75 = getelementptr float, ptr %4, i64 %69
  store <4 x float> %72, ptr %75, align 4
  %76 = getelementptr i8, ptr %75, i64 16
  store <4 x float> %74, ptr %76, align 4
  %77 = add i64 %69, 8
  %78 = icmp slt i64 %77, %45
  br i1 %78, label %68, label %79

79:                                               ; preds = %68
  br label %80

80:                                               ; preds = %79, %41
  %81 = icmp slt i64 %42, 256
  br i1 %81, label %82, label %99

82:                                               ; preds = %80
  %83 = getelementptr float, ptr %19, i64 %27
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %96, %84 ], [ %45, %82 ]
  %86 = sub i64 %43, %85
  %87 = call i64 @llvm.smax.i64(i64 %86, i64 0)
  %88 = call i64 @llvm.smin.i64(i64 %87, i64 4)
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = insertelement <4 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <4 x i32> %90, <4 x i32> poison, <4 x i32> zeroinitializer
  %92 = icmp samesign ugt <4 x i32> %91, <i32 0, i32 1, i32 2, i32 3>
  %93 = getelementptr float, ptr %83, i64 %85
  %94 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %93, <4 x i1> %92, <4 x float> zeroinitializer)
  %95 = getelementptr float, ptr %4, i64 %85
  store <4 x float> %94, ptr %95, align 4
  %96 = add i64 %85, 4
  %97 = icmp slt i64 %96, 256
  br i1 %97, label %84, label %98

98:                                               ; preds = %84
  br label %99

99:                                               ; preds = %98, %80
  br label %100

100:                                              ; preds = %99, %129
  %101 = phi i64 [ 0, %99 ], [ %130, %129 ]
  %102 = add i64 %27, %101
  %103 = icmp sgt i64 %102, %11
  %104 = icmp slt i64 %102, %9
  %105 = or i1 %104, %103
  %106 = icmp slt i64 %102, %15
  %107 = xor i1 %105, true
  %108 = and i1 %22, %107
  %109 = and i1 %108, %106
  br i1 %109, label %112, label %117

110:                                              ; preds = %129
  br i1 %46, label %146, label %111

111:                                              ; preds = %110
  br label %132

112:                                              ; preds = %100
  %113 = load ptr, ptr %23, align 8
  %114 = call i8 %113(ptr nonnull %13, i64 %102) #4
  %115 = and i8 %114, 1
  %116 = icmp eq i8 %115, 0
  br label %119

117:                                              ; preds = %100
  %118 = and i1 %105, %106
  br label %119

119:                                              ; preds = %117, %112
  %120 = phi i1 [ %116, %112 ], [ %118, %117 ]
  br i1 %120, label %121, label %129, !prof !2

121:                                              ; preds = %119
  %122 = load volatile ptr, ptr %6, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %124 = load ptr, ptr %123, align 8
  store i32 1, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 4
  store i32 20, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i64 %25, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %124, i64 16
  store i64 %101, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %124, i64 24
  store i64 %102, ptr %128, align 8
  br label %29

129:                                              ; preds = %119
  %130 = add i64 %101, 1
  %131 = icmp slt i64 %130, 256
  br i1 %131, label %100, label %110

132:                                              ; preds = %111, %132
  %133 = phi i64 [ %143, %132 ], [ 0, %111 ]
  %134 = getelementptr float, ptr %4, i64 %133
  %135 = load <4 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %134, i64 16
  %137 = load <4 x float>, ptr %136, align 4
  %138 = fadd <4 x float> %135, splat (float 1.000000e+00)
  %139 = fadd <4 x float> %137, splat (float 1.000000e+00)
  %140 = add i64 %27, %133
  %141 = getelementptr float, ptr %19, i64 %140
  store <4 x float> %138, ptr %141, align 4
  %142 = getelementptr i8, ptr %141, i64 16
  store <4 x float> %139, ptr %142, align 4
  %143 = add i64 %133, 8
  %144 = icmp slt i64 %143, %45
  br i1 %144, label %132, label %145

145:                                              ; preds = %132
  br label %146

146:                                              ; preds = %145, %110
  %147 = icmp eq i64 %45, %44
  br i1 %147, label %166, label %148

148:                                              ; preds = %146
  %149 = getelementptr float, ptr %19, i64 %27
  br label %150

150:                                              ; preds = %148, %150
  %151 = phi i64 [ %163, %150 ], [ %45, %148 ]
  %152 = getelementptr float, ptr %4, i64 %151
  %153 = load <4 x float>, ptr %152, align 4
  %154 = fadd <4 x float> %153, splat (float 1.000000e+00)
  %155 = sub i64 %43, %151
  %156 = call i64 @llvm.smax.i64(i64 %155, i64 0)
  %157 = call i64 @llvm.smin.i64(i64 %156, i64 4)
  %158 = trunc nuw nsw i64 %157 to i32
  %159 = insertelement <4 x i32> poison, i32 %158, i64 0
  %160 = shufflevector <4 x i32> %159, <4 x i32> poison, <4 x i32> zeroinitializer
  %161 = icmp samesign ugt <4 x i32> %160, <i32 0, i32 1, i32 2, i32 3>
  %162 = getelementptr float, ptr %149, i64 %151
  call void @llvm.masked.store.v4f32.p0(<4 x float> %154, ptr align 4 %162, <4 x i1> %161)
  %163 = add i64 %151, 4
  %164 = icmp slt i64 %163, %44
  br i1 %164, label %150, label %165

165:                                              ; preds = %150
  br label %166

166:                                              ; preds = %165, %146
  br label %167

167:                                              ; preds = %166, %196
  %168 = phi i64 [ 0, %166 ], [ %197, %196 ]
  %169 = add i64 %27, %168
  %170 = icmp sgt i64 %169, %11
  %171 = icmp slt i64 %169, %9
  %172 = or i1 %171, %170
  %173 = icmp slt i64 %169, %15
  %174 = xor i1 %172, true
  %175 = and i1 %22, %174
  %176 = and i1 %175, %173
  br i1 %176, label %179, label %184

177:                                              ; preds = %196
  br i1 %46, label %212, label %178

178:                                              ; preds = %177
  br label %199

179:                                              ; preds = %167
  %180 = load ptr, ptr %23, align 8
  %181 = call i8 %180(ptr nonnull %13, i64 %169) #4
  %182 = and i8 %181, 1
  %183 = icmp eq i8 %182, 0
  br label %186

184:                                              ; preds = %167
  %185 = and i1 %172, %173
  br label %186

186:                                              ; preds = %184, %179
  %187 = phi i1 [ %183, %179 ], [ %185, %184 ]
  br i1 %187, label %188, label %196, !prof !2

188:                                              ; preds = %186
  %189 = load volatile ptr, ptr %6, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 48
  %191 = load ptr, ptr %190, align 8
  store i32 1, ptr %191, align 4
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 4
  store i32 29, ptr %192, align 4
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 8
  store i64 %25, ptr %193, align 8
  %194 = getelementptr inbounds nuw i8, ptr %191, i64 16
  store i64 %168, ptr %194, align 8
  %195 = getelementptr inbounds nuw i8, ptr %191, i64 24
  store i64 %169, ptr %195, align 8
  br label %29

196:                                              ; preds = %186
  %197 = add i64 %168, 1
  %198 = icmp slt i64 %197, 256
  br i1 %198, label %167, label %177

199:                                              ; preds = %178, %199
  %200 = phi i64 [ %209, %199 ], [ 0, %178 ]
  %201 = add i64 %27, %200
  %202 = getelementptr float, ptr %19, i64 %201
  %203 = load <4 x float>, ptr %202, align 4
  %204 = getelementptr i8, ptr %202, i64 16
  %205 = load <4 x float>, ptr %204, align 4
  %206 = getelementptr float, ptr %4, i64 %200
  %207 = getelementptr i8, ptr %206, i64 1088
  store <4 x float> %203, ptr %207, align 4
  %208 = getelementptr i8, ptr %206, i64 1104
  store <4 x float> %205, ptr %208, align 4
  %209 = add i64 %200, 8
  %210 = icmp slt i64 %209, %45
  br i1 %210, label %199, label %211

211:                                              ; preds = %199
  br label %212

212:                                              ; preds = %211, %177
  br i1 %81, label %213, label %231

213:                                              ; preds = %212
  %214 = getelementptr float, ptr %19, i64 %27
  br label %215

215:                                              ; preds = %213, %215
  %216 = phi i64 [ %228, %215 ], [ %45, %213 ]
  %217 = sub i64 %43, %216
  %218 = call i64 @llvm.smax.i64(i64 %217, i64 0)
  %219 = call i64 @llvm.smin.i64(i64 %218, i64 4)
  %220 = trunc nuw nsw i64 %219 to i32
  %221 = insertelement <4 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <4 x i32> %221, <4 x i32> poison, <4 x i32> zeroinitializer
  %223 = icmp samesign ugt <4 x i32> %222, <i32 0, i32 1, i32 2, i32 3>
  %224 = getelementptr float, ptr %214, i64 %216
  %225 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %224, <4 x i1> %223, <4 x float> zeroinitializer)
  %226 = getelementptr float, ptr %4, i64 %216
  %227 = getelementptr i8, ptr %226, i64 1088
  store <4 x float> %225, ptr %227, align 4
  %228 = add i64 %216, 4
  %229 = icmp slt i64 %228, 256
  br i1 %229, label %215, label %230

230:                                              ; preds = %215
  br label %231

231:                                              ; preds = %230, %212
  %232 = or disjoint i64 %27, 1
  br label %233

233:                                              ; preds = %231, %267
  %234 = phi i64 [ 0, %231 ], [ %268, %267 ]
  %235 = add i64 %232, %234
  %236 = icmp sgt i64 %235, %11
  %237 = icmp slt i64 %235, %9
  %238 = or i1 %237, %236
  %239 = icmp slt i64 %235, %15
  %240 = xor i1 %238, true
  %241 = and i1 %22, %240
  %242 = and i1 %241, %239
  br i1 %242, label %250, label %255

243:                                              ; preds = %267
  %244 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %232)
  %245 = call i64 @llvm.smax.i64(i64 %244, i64 0)
  %246 = call i64 @llvm.smin.i64(i64 %245, i64 256)
  %247 = and i64 %246, 504
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %286, label %249

249:                                              ; preds = %243
  br label %270

250:                                              ; preds = %233
  %251 = load ptr, ptr %23, align 8
  %252 = call i8 %251(ptr nonnull %13, i64 %235) #4
  %253 = and i8 %252, 1
  %254 = icmp eq i8 %253, 0
  br label %257

255:                                              ; preds = %233
  %256 = and i1 %238, %239
  br label %257

257:                                              ; preds = %255, %250
  %258 = phi i1 [ %254, %250 ], [ %256, %255 ]
  br i1 %258, label %259, label %267, !prof !2

259:                                              ; preds = %257
  %260 = load volatile ptr, ptr %6, align 8
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 48
  %262 = load ptr, ptr %261, align 8
  store i32 1, ptr %262, align 4
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 4
  store i32 39, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %262, i64 8
  store i64 %25, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %262, i64 16
  store i64 %234, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %262, i64 24
  store i64 %235, ptr %266, align 8
  br label %29

267:                                              ; preds = %257
  %268 = add i64 %234, 1
  %269 = icmp slt i64 %268, 256
  br i1 %269, label %233, label %243

270:                                              ; preds = %249, %270
  %271 = phi i64 [ %283, %270 ], [ 0, %249 ]
  %272 = getelementptr float, ptr %4, i64 %271
  %273 = getelementptr i8, ptr %272, i64 1088
  %274 = load <4 x float>, ptr %273, align 4
  %275 = getelementptr i8, ptr %272, i64 1104
  %276 = load <4 x float>, ptr %275, align 4
  %277 = fmul <4 x float> %274, splat (float 2.000000e+00)
  %278 = fmul <4 x float> %276, splat (float 2.000000e+00)
  %279 = add i64 %27, %271
  %280 = getelementptr float, ptr %19, i64 %279
  %281 = getelementptr i8, ptr %280, i64 4
  store <4 x float> %277, ptr %281, align 4
  %282 = getelementptr i8, ptr %280, i64 20
  store <4 x float> %278, ptr %282, align 4
  %283 = add i64 %271, 8
  %284 = icmp slt i64 %283, %247
  br i1 %284, label %270, label %285

285:                                              ; preds = %270
  br label %286

286:                                              ; preds = %285, %243
  %287 = icmp eq i64 %247, %246
  br i1 %287, label %308, label %288

288:                                              ; preds = %286
  %289 = getelementptr float, ptr %19, i64 %27
  br label %290

290:                                              ; preds = %288, %290
  %291 = phi i64 [ %305, %290 ], [ %247, %288 ]
  %292 = getelementptr float, ptr %4, i64 %291
  %293 = getelementptr i8, ptr %292, i64 1088
  %294 = load <4 x float>, ptr %293, align 4
  %295 = fmul <4 x float> %294, splat (float 2.000000e+00)
  %296 = sub i64 %245, %291
  %297 = call i64 @llvm.smax.i64(i64 %296, i64 0)
  %298 = call i64 @llvm.smin.i64(i64 %297, i64 4)
  %299 = trunc nuw nsw i64 %298 to i32
  %300 = insertelement <4 x i32> poison, i32 %299, i64 0
  %301 = shufflevector <4 x i32> %300, <4 x i32> poison, <4 x i32> zeroinitializer
  %302 = icmp samesign ugt <4 x i32> %301, <i32 0, i32 1, i32 2, i32 3>
  %303 = getelementptr float, ptr %289, i64 %291
  %304 = getelementptr i8, ptr %303, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %295, ptr align 4 %304, <4 x i1> %302)
  %305 = add i64 %291, 4
  %306 = icmp slt i64 %305, %246
  br i1 %306, label %290, label %307

307:                                              ; preds = %290
  br label %308

308:                                              ; preds = %307, %286
  %309 = add i64 %26, 1
  %310 = icmp eq i64 %309, %7
  %311 = select i1 %310, i64 0, i64 %309
  %312 = add i64 %25, 1
  %313 = icmp slt i64 %312, %3
  br i1 %313, label %24, label %28
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
