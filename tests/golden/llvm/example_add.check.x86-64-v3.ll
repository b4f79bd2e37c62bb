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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load i64, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i64, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load ptr, ptr %38, align 8, !invariant.load !0
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8, !invariant.load !0
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %43 = load i64, ptr %42, align 8
  br i1 %12, label %44, label %57

44:                                               ; preds = %5
  %45 = icmp ne ptr %17, null
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %47 = icmp ne ptr %31, null
  %48 = icmp ne ptr %39, null
  %49 = and i64 %43, 4
  %50 = icmp ne i64 %49, 0
  br label %51

51:                                               ; preds = %44, %286
  %52 = phi i64 [ %294, %286 ], [ %2, %44 ]
  %53 = phi i64 [ %292, %286 ], [ %9, %44 ]
  %54 = phi i64 [ %293, %286 ], [ %11, %44 ]
  %55 = shl i64 %53, 8
  br label %59

56:                                               ; preds = %286
  br label %57

57:                                               ; preds = %56, %5, %229, %146, %85
  %58 = phi i32 [ 1, %229 ], [ 1, %85 ], [ 1, %146 ], [ 0, %5 ], [ 0, %56 ]
  ret i32 %58

59:                                               ; preds = %51, %90
  %60 = phi i64 [ 0, %51 ], [ %91, %90 ]
  %61 = add i64 %55, %60
  %62 = icmp sgt i64 %61, %15
  %63 = icmp slt i64 %61, %13
  %64 = or i1 %63, %62
  %65 = icmp slt i64 %61, %19
  %66 = xor i1 %64, true
  %67 = and i1 %45, %66
  %68 = and i1 %67, %65
  br i1 %68, label %76, label %81

69:                                               ; preds = %90
  %70 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %55)
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = call i64 @llvm.smin.i64(i64 %71, i64 256)
  %73 = and i64 %72, 496
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %105, label %75

75:                                               ; preds = %69
  br label %93

76:                                               ; preds = %59
  %77 = load ptr, ptr %46, align 8
  %78 = call i8 %77(ptr nonnull %17, i64 %61) #4
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
  store i32 1, ptr %23, align 4
  %86 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 13, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %60, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %61, ptr %89, align 8
  br label %57

90:                                               ; preds = %83
  %91 = add i64 %60, 1
  %92 = icmp slt i64 %91, 256
  br i1 %92, label %59, label %69

93:                                               ; preds = %75, %93
  %94 = phi i64 [ %102, %93 ], [ 0, %75 ]
  %95 = add i64 %55, %94
  %96 = getelementptr float, ptr %25, i64 %95
  %97 = load <8 x float>, ptr %96, align 4
  %98 = getelementptr i8, ptr %96, i64 32
  %99 = load <8 x float>, ptr %98, align 4
  %100 = getelementptr float, ptr %4, i64 %94
  store <8 x float> %97, ptr %100, align 4
  %101 = getelementptr i8, ptr %100, i64 32
  store <8 x float> %99, ptr %101, align 4
  %102 = add i64 %94, 16
  %103 = icmp slt i64 %102, %73
  br i1 %103, label %93, label %104

104:                                              ; preds = %93
  br label %105

105:                                              ; preds = %104, %69
  %106 = icmp slt i64 %70, 256
  br i1 %106, label %107, label %124

107:                                              ; preds = %105
  %108 = getelementptr float, ptr %25, i64 %55
  br label %109

109:                                              ; preds = %107, %109
  %110 = phi i64 [ %121, %109 ], [ %73, %107 ]
  %111 = sub i64 %71, %110
  %112 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 8)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = insertelement <8 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <8 x i32> %115, <8 x i32> poison, <8 x i32> zeroinitializer
  %117 = icmp samesign ugt <8 x i32> %116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %118 = getelementptr float, ptr %108, i64 %110
  %119 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %118, <8 x i1> %117, <8 x float> zeroinitializer)
  %120 = getelementptr float, ptr %4, i64 %110
  store <8 x float> %119, ptr %120, align 4
  %121 = add i64 %110, 8
  %122 = icmp slt i64 %121, 256
  br i1 %122, label %109, label %123

123:                                              ; preds = %109
  br label %124

124:                                              ; preds = %123, %105
  br label %125

125:                                              ; preds = %124, %151
  %126 = phi i64 [ 0, %124 ], [ %152, %151 ]
  %127 = add i64 %55, %126
  %128 = icmp sgt i64 %127, %29
  %129 = icmp slt i64 %127, %27
  %130 = or i1 %129, %128
  %131 = icmp slt i64 %127, %19
  %132 = xor i1 %130, true
  %133 = and i1 %47, %132
  %134 = and i1 %133, %131
  br i1 %134, label %137, label %142

135:                                              ; preds = %151
  br i1 %74, label %167, label %136

136:                                              ; preds = %135
  br label %154

137:                                              ; preds = %125
  %138 = load ptr, ptr %46, align 8
  %139 = call i8 %138(ptr nonnull %31, i64 %127) #4
  %140 = and i8 %139, 1
  %141 = icmp eq i8 %140, 0
  br label %144

142:                                              ; preds = %125
  %143 = and i1 %130, %131
  br label %144

144:                                              ; preds = %142, %137
  %145 = phi i1 [ %141, %137 ], [ %143, %142 ]
  br i1 %145, label %146, label %151, !prof !1

146:                                              ; preds = %144
  store i32 1, ptr %23, align 4
  %147 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 17, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %126, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %127, ptr %150, align 8
  br label %57

151:                                              ; preds = %144
  %152 = add i64 %126, 1
  %153 = icmp slt i64 %152, 256
  br i1 %153, label %125, label %135

154:                                              ; preds = %136, %154
  %155 = phi i64 [ %164, %154 ], [ 0, %136 ]
  %156 = add i64 %55, %155
  %157 = getelementptr float, ptr %33, i64 %156
  %158 = load <8 x float>, ptr %157, align 4
  %159 = getelementptr i8, ptr %157, i64 32
  %160 = load <8 x float>, ptr %159, align 4
  %161 = getelementptr float, ptr %4, i64 %155
  %162 = getelementptr i8, ptr %161, i64 1088
  store <8 x float> %158, ptr %162, align 4
  %163 = getelementptr i8, ptr %161, i64 1120
  store <8 x float> %160, ptr %163, align 4
  %164 = add i64 %155, 16
  %165 = icmp slt i64 %164, %73
  br i1 %165, label %154, label %166

166:                                              ; preds = %154
  br label %167

167:                                              ; preds = %166, %135
  br i1 %106, label %168, label %186

168:                                              ; preds = %167
  %169 = getelementptr float, ptr %33, i64 %55
  br label %170

170:                                              ; preds = %168, %170
  %171 = phi i64 [ %183, %170 ], [ %73, %168 ]
  %172 = sub i64 %71, %171
  %173 = call i64 @llvm.smax.i64(i64 %172, i64 0)
  %174 = call i64 @llvm.smin.i64(i64 %173, i64 8)
  %175 = trunc nuw nsw i64 %174 to i32
  %176 = insertelement <8 x i32> poison, i32 %175, i64 0
  %177 = shufflevector <8 x i32> %176, <8 x i32> poison, <8 x i32> zeroinitializer
  %178 = icmp samesign ugt <8 x i32> %177, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %179 = getelementptr float, ptr %169, i64 %171
  %180 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %179, <8 x i1> %178, <8 x float> zeroinitializer)
  %181 = getelementptr float, ptr %4, i64 %171
  %182 = getelementptr i8, ptr %181, i64 1088
  store <8 x float> %180, ptr %182, align 4
  %183 = add i64 %171, 8
  %184 = icmp slt i64 %183, 256
  br i1 %184, label %170, label %185

185:                                              ; preds = %170
  br label %186

186:                                              ; preds = %185, %167
  br label %187

187:                                              ; preds = %186, %187
  %188 = phi i64 [ 0, %186 ], [ %201, %187 ]
  %189 = getelementptr float, ptr %4, i64 %188
  %190 = load <8 x float>, ptr %189, align 4
  %191 = getelementptr i8, ptr %189, i64 32
  %192 = load <8 x float>, ptr %191, align 4
  %193 = getelementptr i8, ptr %189, i64 1088
  %194 = load <8 x float>, ptr %193, align 4
  %195 = getelementptr i8, ptr %189, i64 1120
  %196 = load <8 x float>, ptr %195, align 4
  %197 = fadd <8 x float> %190, %194
  %198 = fadd <8 x float> %192, %196
  %199 = getelementptr i8, ptr %189, i64 2176
  store <8 x float> %197, ptr %199, align 4
  %200 = getelementptr i8, ptr %189, i64 2208
  store <8 x float> %198, ptr %200, align 4
  %201 = add i64 %188, 16
  %202 = icmp slt i64 %201, 256
  br i1 %202, label %187, label %203

203:                                              ; preds = %187
  br label %204

204:                                              ; preds = %203, %234
  %205 = phi i64 [ %235, %234 ], [ 0, %203 ]
  %206 = add i64 %55, %205
  %207 = icmp sgt i64 %206, %37
  %208 = icmp slt i64 %206, %35
  %209 = or i1 %208, %207
  %210 = icmp slt i64 %206, %19
  %211 = xor i1 %209, true
  %212 = and i1 %48, %211
  %213 = and i1 %212, %210
  br i1 %213, label %220, label %225

214:                                              ; preds = %234
  %215 = getelementptr float, ptr %41, i64 %55
  %216 = ptrtoint ptr %215 to i64
  %217 = and i64 %216, 31
  %218 = icmp eq i64 %217, 0
  %219 = and i1 %50, %218
  br i1 %219, label %237, label %239

220:                                              ; preds = %204
  %221 = load ptr, ptr %46, align 8
  %222 = call i8 %221(ptr nonnull %39, i64 %206) #4
  %223 = and i8 %222, 1
  %224 = icmp eq i8 %223, 0
  br label %227

225:                                              ; preds = %204
  %226 = and i1 %209, %210
  br label %227

227:                                              ; preds = %225, %220
  %228 = phi i1 [ %224, %220 ], [ %226, %225 ]
  br i1 %228, label %229, label %234, !prof !1

229:                                              ; preds = %227
  store i32 1, ptr %23, align 4
  %230 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 19, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %205, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %206, ptr %233, align 8
  br label %57

234:                                              ; preds = %227
  %235 = add i64 %205, 1
  %236 = icmp slt i64 %235, 256
  br i1 %236, label %204, label %214

237:                                              ; preds = %214
  br i1 %74, label %243, label %238

238:                                              ; preds = %237
  br label %246

239:                                              ; preds = %214
  br i1 %74, label %243, label %240

240:                                              ; preds = %239
  br label %258

241:                                              ; preds = %246
  br label %243

242:                                              ; preds = %258
  br label %243

243:                                              ; preds = %242, %241, %239, %237
  %244 = icmp eq i64 %73, %72
  br i1 %244, label %286, label %245

245:                                              ; preds = %243
  br label %270

246:                                              ; preds = %238, %246
  %247 = phi i64 [ %256, %246 ], [ 0, %238 ]
  %248 = getelementptr float, ptr %4, i64 %247
  %249 = getelementptr i8, ptr %248, i64 2176
  %250 = load <8 x float>, ptr %249, align 4
  %251 = getelementptr i8, ptr %248, i64 2208
  %252 = load <8 x float>, ptr %251, align 4
  %253 = add i64 %55, %247
  %254 = getelementptr float, ptr %41, i64 %253
  store <8 x float> %250, ptr %254, align 32, !nontemporal !2
  %255 = getelementptr i8, ptr %254, i64 32
  store <8 x float> %252, ptr %255, align 32, !nontemporal !2
  %256 = add i64 %247, 16
  %257 = icmp slt i64 %256, %73
  br i1 %257, label %246, label %241

258:                                              ; preds = %240, %258
  %259 = phi i64 [ %268, %258 ], [ 0, %240 ]
  %260 = getelementptr float, ptr %4, i64 %259
  %261 = getelementptr i8, ptr %260, i64 2176
  %262 = load <8 x float>, ptr %261, align 4
  %263 = getelementptr i8, ptr %260, i64 2208
  %264 = load <8 x float>, ptr %263, align 4
  %265 = add i64 %55, %259
  %266 = getelementptr float, ptr %41, i64 %265
  store <8 x float> %262, ptr %266, align 4
  %267 = getelementptr i8, ptr %266, i64 32
  store <8 x float> %264, ptr %267, align 4
  %268 = add i64 %259, 16
  %269 = icmp slt i64 %268, %73
  br i1 %269, label %258, label %242

270:                                              ; preds = %245, %270
  %271 = phi i64 [ %283, %270 ], [ %73, %245 ]
  %272 = getelementptr float, ptr %4, i64 %271
  %273 = getelementptr i8, ptr %272, i64 2176
  %274 = load <8 x float>, ptr %273, align 4
  %275 = sub i64 %71, %271
  %276 = call i64 @llvm.smax.i64(i64 %275, i64 0)
  %277 = call i64 @llvm.smin.i64(i64 %276, i64 8)
  %278 = trunc nuw nsw i64 %277 to i32
  %279 = insertelement <8 x i32> poison, i32 %278, i64 0
  %280 = shufflevector <8 x i32> %279, <8 x i32> poison, <8 x i32> zeroinitializer
  %281 = icmp samesign ugt <8 x i32> %280, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %282 = getelementptr float, ptr %215, i64 %271
  call void @llvm.masked.store.v8f32.p0(<8 x float> %274, ptr align 4 %282, <8 x i1> %281)
  %283 = add i64 %271, 8
  %284 = icmp slt i64 %283, %72
  br i1 %284, label %270, label %285

285:                                              ; preds = %270
  br label %286

286:                                              ; preds = %285, %243
  %287 = add i64 %53, 1
  %288 = icmp eq i64 %287, %6
  %289 = zext i1 %288 to i64
  %290 = add i64 %54, %289
  %291 = icmp eq i64 %290, %8
  %292 = select i1 %288, i64 0, i64 %287
  %293 = select i1 %291, i64 0, i64 %290
  %294 = add i64 %52, 1
  %295 = icmp slt i64 %294, %3
  br i1 %295, label %51, label %56
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{i32 1}
