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
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = load i64, ptr %26, align 8
  br i1 %12, label %28, label %39

28:                                               ; preds = %5
  %29 = icmp ne ptr %17, null
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %31 = and i64 %27, 1
  %32 = icmp ne i64 %31, 0
  br label %33

33:                                               ; preds = %28, %350
  %34 = phi i64 [ %358, %350 ], [ %2, %28 ]
  %35 = phi i64 [ %356, %350 ], [ %9, %28 ]
  %36 = phi i64 [ %357, %350 ], [ %11, %28 ]
  %37 = shl i64 %35, 8
  br label %41

38:                                               ; preds = %350
  br label %39

39:                                               ; preds = %38, %5, %283, %213, %132, %67
  %40 = phi i32 [ 1, %283 ], [ 1, %67 ], [ 1, %132 ], [ 1, %213 ], [ 0, %5 ], [ 0, %38 ]
  ret i32 %40

41:                                               ; preds = %33, %72
  %42 = phi i64 [ 0, %33 ], [ %73, %72 ]
  %43 = add i64 %37, %42
  %44 = icmp sgt i64 %43, %15
  %45 = icmp slt i64 %43, %13
  %46 = or i1 %45, %44
  %47 = icmp slt i64 %43, %19
  %48 = xor i1 %46, true
  %49 = and i1 %29, %48
  %50 = and i1 %49, %47
  br i1 %50, label %58, label %63

51:                                               ; preds = %72
  %52 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %37)
  %53 = call i64 @llvm.smax.i64(i64 %52, i64 0)
  %54 = call i64 @llvm.smin.i64(i64 %53, i64 256)
  %55 = and i64 %54, 480
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %87, label %57

57:                                               ; preds = %51
  br label %75

58:                                               ; preds = %41
  %59 = load ptr, ptr %30, align 8
  %60 = call i8 %59(ptr nonnull %17, i64 %43) #4
  %61 = and i8 %60, 1
  %62 = icmp eq i8 %61, 0
  br label %65

63:                                               ; preds = %41
  %64 = and i1 %46, %47
  br label %65

65:                                               ; preds = %63, %58
  %66 = phi i1 [ %62, %58 ], [ %64, %63 ]
  br i1 %66, label %67, label %72, !prof !1

67:                                               ; preds = %65
  store i32 1, ptr %23, align 4
  %68 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 13, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %34, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %42, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %43, ptr %71, align 8
  br label %39

72:                                               ; preds = %65
  %73 = add i64 %42, 1
  %74 = icmp slt i64 %73, 256
  br i1 %74, label %41, label %51

75:                                               ; preds = %57, %75
  %76 = phi i64 [ %84, %75 ], [ 0, %57 ]
  %77 = add i64 %37, %76
  %78 = getelementptr float, ptr %25, i64 %77
  %79 = load <16 x float>, ptr %78, align 4
  %80 = getelementptr i8, ptr %78, i64 64
  %81 = load <16 x float>, ptr %80, align 4
  %82 = getelementptr float, ptr %4, i64 %76
  store <16 x float> %79, ptr %82, align 4
  %83 = getelementptr i8, ptr %82, i64 64
  store <16 x float> %81, ptr %83, align 4
  %84 = add i64 %76, 32
  %85 = icmp slt i64 %84, %55
  br i1 %85, label %75, label %86

86:                                               ; preds = %75
  br label %87

87:                                               ; preds = %86, %51
  %88 = icmp slt i64 %52, 256
  br i1 %88, label %89, label %106

89:                                               ; preds = %87
  %90 = getelementptr float, ptr %25, i64 %37
  br label %91

91:                                               ; preds = %89, %91
  %92 = phi i64 [ %103, %91 ], [ %55, %89 ]
  %93 = sub i64 %53, %92
  %94 = call i64 @llvm.smax.i64(i64 %93, i64 0)
  %95 = call i64 @llvm.smin.i64(i64 %94, i64 16)
  %96 = trunc nuw nsw i64 %95 to i32
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = icmp samesign ugt <16 x i32> %98, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %100 = getelementptr float, ptr %90, i64 %92
  %101 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %100, <16 x i1> %99, <16 x float> zeroinitializer)
  %102 = getelementptr float, ptr %4, i64 %92
  store <16 x float> %101, ptr %102, align 4
  %103 = add i64 %92, 16
  %104 = icmp slt i64 %103, 256
  br i1 %104, label %91, label %105

105:                                              ; preds = %91
  br label %106

106:                                              ; preds = %105, %87
  br label %107

107:                                              ; preds = %106, %137
  %108 = phi i64 [ 0, %106 ], [ %138, %137 ]
  %109 = add i64 %37, %108
  %110 = icmp sgt i64 %109, %15
  %111 = icmp slt i64 %109, %13
  %112 = or i1 %111, %110
  %113 = icmp slt i64 %109, %19
  %114 = xor i1 %112, true
  %115 = and i1 %29, %114
  %116 = and i1 %115, %113
  br i1 %116, label %123, label %128

117:                                              ; preds = %137
  %118 = getelementptr float, ptr %25, i64 %37
  %119 = ptrtoint ptr %118 to i64
  %120 = and i64 %119, 63
  %121 = icmp eq i64 %120, 0
  %122 = and i1 %32, %121
  br i1 %122, label %140, label %142

123:                                              ; preds = %107
  %124 = load ptr, ptr %30, align 8
  %125 = call i8 %124(ptr nonnull %17, i64 %109) #4
  %126 = and i8 %125, 1
  %127 = icmp eq i8 %126, 0
  br label %130

128:                                              ; preds = %107
  %129 = and i1 %112, %113
  br label %130

130:                                              ; preds = %128, %123
  %131 = phi i1 [ %127, %123 ], [ %129, %128 ]
  br i1 %131, label %132, label %137, !prof !1

132:                                              ; preds = %130
  store i32 1, ptr %23, align 4
  %133 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 20, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %34, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %108, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %109, ptr %136, align 8
  br label %39

137:                                              ; preds = %130
  %138 = add i64 %108, 1
  %139 = icmp slt i64 %138, 256
  br i1 %139, label %107, label %117

140:                                              ; preds = %117
  br i1 %56, label %146, label %141

141:                                              ; preds = %140
  br label %149

142:                                              ; preds = %117
  br i1 %56, label %146, label %143

143:                                              ; preds = %142
  br label %162

144:                                              ; preds = %149
  br label %146

145:                                              ; preds = %162
  br label %146

146:                                              ; preds = %145, %144, %142, %140
  %147 = icmp eq i64 %55, %54
  br i1 %147, label %191, label %148

148:                                              ; preds = %146
  br label %175

149:                                              ; preds = %141, %149
  %150 = phi i64 [ %160, %149 ], [ 0, %141 ]
  %151 = getelementptr float, ptr %4, i64 %150
  %152 = load <16 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %151, i64 64
  %154 = load <16 x float>, ptr %153, align 4
  %155 = fadd <16 x float> %152, splat (float 1.000000e+00)
  %156 = fadd <16 x float> %154, splat (float 1.000000e+00)
  %157 = add i64 %37, %150
  %158 = getelementptr float, ptr %25, i64 %157
  store <16 x float> %155, ptr %158, align 64, !nontemporal !2
  %159 = getelementptr i8, ptr %158, i64 64
  store <16 x float> %156, ptr %159, align 64, !nontemporal !2
  %160 = add i64 %150, 32
  %161 = icmp slt i64 %160, %55
  br i1 %161, label %149, label %144

162:                                              ; preds = %143, %162
  %163 = phi i64 [ %173, %162 ], [ 0, %143 ]
  %164 = getelementptr float, ptr %4, i64 %163
  %165 = load <16 x float>, ptr %164, align 4
  %166 = getelementptr i8, ptr %164, i64 64
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fadd <16 x float> %165, splat (float 1.000000e+00)
  %169 = fadd <16 x float> %167, splat (float 1.000000e+00)
  %170 = add i64 %37, %163
  %171 = getelementptr float, ptr %25, i64 %170
  store <16 x float> %168, ptr %171, align 4
  %172 = getelementptr i8, ptr %171, i64 64
  store <16 x float> %169, ptr %172, align 4
  %173 = add i64 %163, 32
  %174 = icmp slt i64 %173, %55
  br i1 %174, label %162, label %145

175:                                              ; preds = %148, %175
  %176 = phi i64 [ %188, %175 ], [ %55, %148 ]
  %177 = getelementptr float, ptr %4, i64 %176
  %178 = load <16 x float>, ptr %177, align 4
  %179 = fadd <16 x float> %178, splat (float 1.000000e+00)
  %180 = sub i64 %53, %176
  %181 = call i64 @llvm.smax.i64(i64 %180, i64 0)
  %182 = call i64 @llvm.smin.i64(i64 %181, i64 16)
  %183 = trunc nuw nsw i64 %182 to i32
  %184 = insertelement <16 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <16 x i32> %184, <16 x i32> poison, <16 x i32> zeroinitializer
  %186 = icmp samesign ugt <16 x i32> %185, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %187 = getelementptr float, ptr %118, i64 %176
  call void @llvm.masked.store.v16f32.p0(<16 x float> %179, ptr align 4 %187, <16 x i1> %186)
  %188 = add i64 %176, 16
  %189 = icmp slt i64 %188, %54
  br i1 %189, label %175, label %190

190:                                              ; preds = %175
  br label %191

191:                                              ; preds = %190, %146
  br label %192

192:                                              ; preds = %191, %218
  %193 = phi i64 [ 0, %191 ], [ %219, %218 ]
  %194 = add i64 %37, %193
  %195 = icmp sgt i64 %194, %15
  %196 = icmp slt i64 %194, %13
  %197 = or i1 %196, %195
  %198 = icmp slt i64 %194, %19
  %199 = xor i1 %197, true
  %200 = and i1 %29, %199
  %201 = and i1 %200, %198
  br i1 %201, label %204, label %209

202:                                              ; preds = %218
  br i1 %56, label %234, label %203

203:                                              ; preds = %202
  br label %221

204:                                              ; preds = %192
  %205 = load ptr, ptr %30, align 8
  %206 = call i8 %205(ptr nonnull %17, i64 %194) #4
  %207 = and i8 %206, 1
  %208 = icmp eq i8 %207, 0
  br label %211

209:                                              ; preds = %192
  %210 = and i1 %197, %198
  br label %211

211:                                              ; preds = %209, %204
  %212 = phi i1 [ %208, %204 ], [ %210, %209 ]
  br i1 %212, label %213, label %218, !prof !1

213:                                              ; preds = %211
  store i32 1, ptr %23, align 4
  %214 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 29, ptr %214, align 4
  %215 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %34, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %193, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %194, ptr %217, align 8
  br label %39

218:                                              ; preds = %211
  %219 = add i64 %193, 1
  %220 = icmp slt i64 %219, 256
  br i1 %220, label %192, label %202

221:                                              ; preds = %203, %221
  %222 = phi i64 [ %231, %221 ], [ 0, %203 ]
  %223 = add i64 %37, %222
  %224 = getelementptr float, ptr %25, i64 %223
  %225 = load <16 x float>, ptr %224, align 4
  %226 = getelementptr i8, ptr %224, i64 64
  %227 = load <16 x float>, ptr %226, align 4
  %228 = getelementptr float, ptr %4, i64 %222
  %229 = getelementptr i8, ptr %228, i64 1088
  store <16 x float> %225, ptr %229, align 4
  %230 = getelementptr i8, ptr %228, i64 1152
  store <16 x float> %227, ptr %230, align 4
  %231 = add i64 %222, 32
  %232 = icmp slt i64 %231, %55
  br i1 %232, label %221, label %233

233:                                              ; preds = %221
  br label %234

234:                                              ; preds = %233, %202
  br i1 %88, label %235, label %252

235:                                              ; preds = %234
  br label %236

236:                                              ; preds = %235, %236
  %237 = phi i64 [ %249, %236 ], [ %55, %235 ]
  %238 = sub i64 %53, %237
  %239 = call i64 @llvm.smax.i64(i64 %238, i64 0)
  %240 = call i64 @llvm.smin.i64(i64 %239, i64 16)
  %241 = trunc nuw nsw i64 %240 to i32
  %242 = insertelement <16 x i32> poison, i32 %241, i64 0
  %243 = shufflevector <16 x i32> %242, <16 x i32> poison, <16 x i32> zeroinitializer
  %244 = icmp samesign ugt <16 x i32> %243, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %245 = getelementptr float, ptr %118, i64 %237
  %246 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %245, <16 x i1> %244, <16 x float> zeroinitializer)
  %247 = getelementptr float, ptr %4, i64 %237
  %248 = getelementptr i8, ptr %247, i64 1088
  store <16 x float> %246, ptr %248, align 4
  %249 = add i64 %237, 16
  %250 = icmp slt i64 %249, 256
  br i1 %250, label %236, label %251

251:                                              ; preds = %236
  br label %252

252:                                              ; preds = %251, %234
  %253 = or disjoint i64 %37, 1
  br label %254

254:                                              ; preds = %252, %288
  %255 = phi i64 [ 0, %252 ], [ %289, %288 ]
  %256 = add i64 %253, %255
  %257 = icmp sgt i64 %256, %15
  %258 = icmp slt i64 %256, %13
  %259 = or i1 %258, %257
  %260 = icmp slt i64 %256, %19
  %261 = xor i1 %259, true
  %262 = and i1 %29, %261
  %263 = and i1 %262, %260
  br i1 %263, label %274, label %279

264:                                              ; preds = %288
  %265 = getelementptr i8, ptr %118, i64 4
  %266 = ptrtoint ptr %265 to i64
  %267 = and i64 %266, 63
  %268 = icmp eq i64 %267, 0
  %269 = and i1 %32, %268
  %270 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %253)
  %271 = call i64 @llvm.smax.i64(i64 %270, i64 0)
  %272 = call i64 @llvm.smin.i64(i64 %271, i64 256)
  %273 = and i64 %272, 480
  br i1 %269, label %291, label %294

274:                                              ; preds = %254
  %275 = load ptr, ptr %30, align 8
  %276 = call i8 %275(ptr nonnull %17, i64 %256) #4
  %277 = and i8 %276, 1
  %278 = icmp eq i8 %277, 0
  br label %281

279:                                              ; preds = %254
  %280 = and i1 %259, %260
  br label %281

281:                                              ; preds = %279, %274
  %282 = phi i1 [ %278, %274 ], [ %280, %279 ]
  br i1 %282, label %283, label %288, !prof !1

283:                                              ; preds = %281
  store i32 1, ptr %23, align 4
  %284 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 39, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %34, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %255, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %256, ptr %287, align 8
  br label %39

288:                                              ; preds = %281
  %289 = add i64 %255, 1
  %290 = icmp slt i64 %289, 256
  br i1 %290, label %254, label %264

291:                                              ; preds = %264
  %292 = icmp eq i64 %273, 0
  br i1 %292, label %299, label %293

293:                                              ; preds = %291
  br label %302

294:                                              ; preds = %264
  %295 = icmp eq i64 %273, 0
  br i1 %295, label %299, label %296

296:                                              ; preds = %294
  br label %317

297:                                              ; preds = %302
  br label %299

298:                                              ; preds = %317
  br label %299

299:                                              ; preds = %298, %297, %294, %291
  %300 = icmp eq i64 %273, %272
  br i1 %300, label %350, label %301

301:                                              ; preds = %299
  br label %332

302:                                              ; preds = %293, %302
  %303 = phi i64 [ %315, %302 ], [ 0, %293 ]
  %304 = getelementptr float, ptr %4, i64 %303
  %305 = getelementptr i8, ptr %304, i64 1088
  %306 = load <16 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %304, i64 1152
  %308 = load <16 x float>, ptr %307, align 4
  %309 = fmul <16 x float> %306, splat (float 2.000000e+00)
  %310 = fmul <16 x float> %308, splat (float 2.000000e+00)
  %311 = add i64 %37, %303
  %312 = getelementptr float, ptr %25, i64 %311
  %313 = getelementptr i8, ptr %312, i64 4
  store <16 x float> %309, ptr %313, align 64, !nontemporal !2
  %314 = getelementptr i8, ptr %312, i64 68
  store <16 x float> %310, ptr %314, align 64, !nontemporal !2
  %315 = add i64 %303, 32
  %316 = icmp slt i64 %315, %273
  br i1 %316, label %302, label %297

317:                                              ; preds = %296, %317
  %318 = phi i64 [ %330, %317 ], [ 0, %296 ]
  %319 = getelementptr float, ptr %4, i64 %318
  %320 = getelementptr i8, ptr %319, i64 1088
  %321 = load <16 x float>, ptr %320, align 4
  %322 = getelementptr i8, ptr %319, i64 1152
  %323 = load <16 x float>, ptr %322, align 4
  %324 = fmul <16 x float> %321, splat (float 2.000000e+00)
  %325 = fmul <16 x float> %323, splat (float 2.000000e+00)
  %326 = add i64 %37, %318
  %327 = getelementptr float, ptr %25, i64 %326
  %328 = getelementptr i8, ptr %327, i64 4
  store <16 x float> %324, ptr %328, align 4
  %329 = getelementptr i8, ptr %327, i64 68
  store <16 x float> %325, ptr %329, align 4
  %330 = add i64 %318, 32
  %331 = icmp slt i64 %330, %273
  br i1 %331, label %317, label %298

332:                                              ; preds = %301, %332
  %333 = phi i64 [ %347, %332 ], [ %273, %301 ]
  %334 = getelementptr float, ptr %4, i64 %333
  %335 = getelementptr i8, ptr %334, i64 1088
  %336 = load <16 x float>, ptr %335, align 4
  %337 = fmul <16 x float> %336, splat (float 2.000000e+00)
  %338 = sub i64 %271, %333
  %339 = call i64 @llvm.smax.i64(i64 %338, i64 0)
  %340 = call i64 @llvm.smin.i64(i64 %339, i64 16)
  %341 = trunc nuw nsw i64 %340 to i32
  %342 = insertelement <16 x i32> poison, i32 %341, i64 0
  %343 = shufflevector <16 x i32> %342, <16 x i32> poison, <16 x i32> zeroinitializer
  %344 = icmp samesign ugt <16 x i32> %343, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %345 = getelementptr float, ptr %118, i64 %333
  %346 = getelementptr i8, ptr %345, i64 4
  call void @llvm.masked.store.v16f32.p0(<16 x float> %337, ptr align 4 %346, <16 x i1> %344)
  %347 = add i64 %333, 16
  %348 = icmp slt i64 %347, %272
  br i1 %348, label %332, label %349

349:                                              ; preds = %332
  br label %350

350:                                              ; preds = %349, %299
  %351 = add i64 %35, 1
  %352 = icmp eq i64 %351, %6
  %353 = zext i1 %352 to i64
  %354 = add i64 %36, %353
  %355 = icmp eq i64 %354, %8
  %356 = select i1 %352, i64 0, i64 %351
  %357 = select i1 %355, i64 0, i64 %354
  %358 = add i64 %34, 1
  %359 = icmp slt i64 %358, %3
  br i1 %359, label %33, label %38
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{i32 1}
