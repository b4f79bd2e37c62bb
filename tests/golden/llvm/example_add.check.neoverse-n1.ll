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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8, !invariant.load !1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !invariant.load !1
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load ptr, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load i64, ptr %28, align 8, !invariant.load !1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8, !invariant.load !1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %33 = load ptr, ptr %32, align 8, !invariant.load !1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %35 = load ptr, ptr %34, align 8, !invariant.load !1
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %37 = load i64, ptr %36, align 8
  br i1 %8, label %38, label %51

38:                                               ; preds = %5
  %39 = urem i64 %2, %7
  %40 = icmp ne ptr %13, null
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %42 = icmp ne ptr %25, null
  %43 = icmp ne ptr %33, null
  %44 = and i64 %37, 4
  %45 = icmp ne i64 %44, 0
  br label %46

46:                                               ; preds = %289, %38
  %47 = phi i64 [ %2, %38 ], [ %293, %289 ]
  %48 = phi i64 [ %39, %38 ], [ %292, %289 ]
  %49 = shl i64 %48, 8
  br label %53

50:                                               ; preds = %289
  br label %51

51:                                               ; preds = %50, %5, %229, %143, %79
  %52 = phi i32 [ 1, %229 ], [ 1, %79 ], [ 1, %143 ], [ 0, %5 ], [ 0, %50 ]
  ret i32 %52

53:                                               ; preds = %46, %87
  %54 = phi i64 [ 0, %46 ], [ %88, %87 ]
  %55 = add i64 %49, %54
  %56 = icmp sgt i64 %55, %11
  %57 = icmp slt i64 %55, %9
  %58 = or i1 %57, %56
  %59 = icmp slt i64 %55, %15
  %60 = xor i1 %58, true
  %61 = and i1 %40, %60
  %62 = and i1 %61, %59
  br i1 %62, label %70, label %75

63:                                               ; preds = %87
  %64 = call i64 @llvm.ssub.sat.i64(i64 %15, i64 %49)
  %65 = call i64 @llvm.smax.i64(i64 %64, i64 0)
  %66 = call i64 @llvm.smin.i64(i64 %65, i64 256)
  %67 = and i64 %66, 504
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %102, label %69

69:                                               ; preds = %63
  br label %90

70:                                               ; preds = %53
  %71 = load ptr, ptr %41, align 8
  %72 = call i8 %71(ptr nonnull %13, i64 %55) #4
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
  %93 = getelementptr float, ptr %19, i64 %92
  %94 = load <4 x float>, ptr %93, align 4
  %95 = getelementptr i8, ptr %93, i64 16
  %96 = load <4 x float>, ptr %95, align 4
  %97 = getelementptr float, ptr %4, i64 %91
  store <4 x float> %94, ptr %97, align 4
  %98 = getelementptr i8, ptr %97, i64 16
  store <4 x float> %96, ptr %98, align 4
  %99 = add i64 %91, 8
  %100 = icmp slt i64 %99, %67
  br i1 %100, label %90, label %101

101:                                              ; preds = %90
  br label %102

102:                                              ; preds = %101, %63
  %103 = icmp slt i64 %64, 256
  br i1 %103, label %104, label %121

104:                                              ; preds = %102
  %105 = getelementptr float, ptr %19, i64 %49
  br label %106

106:                                              ; preds = %104, %106
  %107 = phi i64 [ %118, %106 ], [ %67, %104 ]
  %108 = sub i64 %65, %107
  %109 = call i64 @llvm.smax.i64(i64 %108, i64 0)
  %110 = call i64 @llvm.smin.i64(i64 %109, i64 4)
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = insertelement <4 x i32> poison, i32 %111, i64 0
  %113 = shufflevector <4 x i32> %112, <4 x i32> poison, <4 x i32> zeroinitializer
  %114 = icmp samesign ugt <4 x i32> %113, <i32 0, i32 1, i32 2, i32 3>
  %115 = getelementptr float, ptr %105, i64 %107
  %116 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %115, <4 x i1> %114, <4 x float> zeroinitializer)
  %117 = getelementptr float, ptr %4, i64 %107
  store <4 x float> %116, ptr %117, align 4
  %118 = add i64 %107, 4
  %119 = icmp slt i64 %118, 256
  br i1 %119, label %106, label %120

120:                                              ; preds = %106
  br label %121

121:                                              ; preds = %120, %102
  br label %122

122:                                              ; preds = %121, %151
  %123 = phi i64 [ 0, %121 ], [ %152, %151 ]
  %124 = add i64 %49, %123
  %125 = icmp sgt i64 %124, %23
  %126 = icmp slt i64 %124, %21
  %127 = or i1 %126, %125
  %128 = icmp slt i64 %124, %15
  %129 = xor i1 %127, true
  %130 = and i1 %42, %129
  %131 = and i1 %130, %128
  br i1 %131, label %134, label %139

132:                                              ; preds = %151
  br i1 %68, label %167, label %133

133:                                              ; preds = %132
  br label %154

134:                                              ; preds = %122
  %135 = load ptr, ptr %41, align 8
  %136 = call i8 %135(ptr nonnull %25, i64 %124) #4
  %137 = and i8 %136, 1
  %138 = icmp eq i8 %137, 0
  br label %141

139:                                              ; preds = %122
  %140 = and i1 %127, %128
  br label %141

141:                                              ; preds = %139, %134
  %142 = phi i1 [ %138, %134 ], [ %140, %139 ]
  br i1 %142, label %143, label %151, !prof !2

143:                                              ; preds = %141
  %144 = load volatile ptr, ptr %6, align 8
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %146 = load ptr, ptr %145, align 8
  store i32 1, ptr %146, align 4
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 4
  store i32 17, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i64 %47, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 16
  store i64 %123, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %146, i64 24
  store i64 %124, ptr %150, align 8
  br label %51

151:                                              ; preds = %141
  %152 = add i64 %123, 1
  %153 = icmp slt i64 %152, 256
  br i1 %153, label %122, label %132

154:                                              ; preds = %133, %154
  %155 = phi i64 [ %164, %154 ], [ 0, %133 ]
  %156 = add i64 %49, %155
  %157 = getelementptr float, ptr %27, i64 %156
  %158 = load <4 x float>, ptr %157, align 4
  %159 = getelementptr i8, ptr %157, i64 16
  %160 = load <4 x float>, ptr %159, align 4
  %161 = getelementptr float, ptr %4, i64 %155
  %162 = getelementptr i8, ptr %161, i64 1088
  store <4 x float> %158, ptr %162, align 4
  %163 = getelementptr i8, ptr %161, i64 1104
  store <4 x float> %160, ptr %163, align 4
  %164 = add i64 %155, 8
  %165 = icmp slt i64 %164, %67
  br i1 %165, label %154, label %166

166:                                              ; preds = %154
  br label %167

167:                                              ; preds = %166, %132
  br i1 %103, label %168, label %186

168:                                              ; preds = %167
  %169 = getelementptr float, ptr %27, i64 %49
  br label %170

170:                                              ; preds = %168, %170
  %171 = phi i64 [ %183, %170 ], [ %67, %168 ]
  %172 = sub i64 %65, %171
  %173 = call i64 @llvm.smax.i64(i64 %172, i64 0)
  %174 = call i64 @llvm.smin.i64(i64 %173, i64 4)
  %175 = trunc nuw nsw i64 %174 to i32
  %176 = insertelement <4 x i32> poison, i32 %175, i64 0
  %177 = shufflevector <4 x i32> %176, <4 x i32> poison, <4 x i32> zeroinitializer
  %178 = icmp samesign ugt <4 x i32> %177, <i32 0, i32 1, i32 2, i32 3>
  %179 = getelementptr float, ptr %169, i64 %171
  %180 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %179, <4 x i1> %178, <4 x float> zeroinitializer)
  %181 = getelementptr float, ptr %4, i64 %171
  %182 = getelementptr i8, ptr %181, i64 1088
  store <4 x float> %180, ptr %182, align 4
  %183 = add i64 %171, 4
  %184 = icmp slt i64 %183, 256
  br i1 %184, label %170, label %185

185:                                              ; preds = %170
  br label %186

186:                                              ; preds = %185, %167
  br label %187

187:                                              ; preds = %186, %187
  %188 = phi i64 [ 0, %186 ], [ %201, %187 ]
  %189 = getelementptr float, ptr %4, i64 %188
  %190 = load <4 x float>, ptr %189, align 4
  %191 = getelementptr i8, ptr %189, i64 16
  %192 = load <4 x float>, ptr %191, align 4
  %193 = getelementptr i8, ptr %189, i64 1088
  %194 = load <4 x float>, ptr %193, align 4
  %195 = getelementptr i8, ptr %189, i64 1104
  %196 = load <4 x float>, ptr %195, align 4
  %197 = fadd <4 x float> %190, %194
  %198 = fadd <4 x float> %192, %196
  %199 = getelementptr i8, ptr %189, i64 2176
  store <4 x float> %197, ptr %199, align 4
  %200 = getelementptr i8, ptr %189, i64 2192
  store <4 x float> %198, ptr %200, align 4
  %201 = add i64 %188, 8
  %202 = icmp slt i64 %201, 256
  br i1 %202, label %187, label %203

203:                                              ; preds = %187
  br label %204

204:                                              ; preds = %203, %237
  %205 = phi i64 [ %238, %237 ], [ 0, %203 ]
  %206 = add i64 %49, %205
  %207 = icmp sgt i64 %206, %31
  %208 = icmp slt i64 %206, %29
  %209 = or i1 %208, %207
  %210 = icmp slt i64 %206, %15
  %211 = xor i1 %209, true
  %212 = and i1 %43, %211
  %213 = and i1 %212, %210
  br i1 %213, label %220, label %225

214:                                              ; preds = %237
  %215 = getelementptr float, ptr %35, i64 %49
  %216 = ptrtoint ptr %215 to i64
  %217 = and i64 %216, 15
  %218 = icmp eq i64 %217, 0
  %219 = and i1 %45, %218
  br i1 %219, label %240, label %242

220:                                              ; preds = %204
  %221 = load ptr, ptr %41, align 8
  %222 = call i8 %221(ptr nonnull %33, i64 %206) #4
  %223 = and i8 %222, 1
  %224 = icmp eq i8 %223, 0
  br label %227

225:                                              ; preds = %204
  %226 = and i1 %209, %210
  br label %227

227:                                              ; preds = %225, %220
  %228 = phi i1 [ %224, %220 ], [ %226, %225 ]
  br i1 %228, label %229, label %237, !prof !2

229:                                              ; preds = %227
  %230 = load volatile ptr, ptr %6, align 8
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 48
  %232 = load ptr, ptr %231, align 8
  store i32 1, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 4
  store i32 19, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %232, i64 8
  store i64 %47, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 16
  store i64 %205, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %232, i64 24
  store i64 %206, ptr %236, align 8
  br label %51

237:                                              ; preds = %227
  %238 = add i64 %205, 1
  %239 = icmp slt i64 %238, 256
  br i1 %239, label %204, label %214

240:                                              ; preds = %214
  br i1 %68, label %246, label %241

241:                                              ; preds = %240
  br label %249

242:                                              ; preds = %214
  br i1 %68, label %246, label %243

243:                                              ; preds = %242
  br label %261

244:                                              ; preds = %249
  br label %246

245:                                              ; preds = %261
  br label %246

246:                                              ; preds = %245, %244, %242, %240
  %247 = icmp eq i64 %67, %66
  br i1 %247, label %289, label %248

248:                                              ; preds = %246
  br label %273

249:                                              ; preds = %241, %249
  %250 = phi i64 [ %259, %249 ], [ 0, %241 ]
  %251 = getelementptr float, ptr %4, i64 %250
  %252 = getelementptr i8, ptr %251, i64 2176
  %253 = load <4 x float>, ptr %252, align 4
  %254 = getelementptr i8, ptr %251, i64 2192
  %255 = load <4 x float>, ptr %254, align 4
  %256 = add i64 %49, %250
  %257 = getelementptr float, ptr %35, i64 %256
  store <4 x float> %253, ptr %257, align 16, !nontemporal !3
  %258 = getelementptr i8, ptr %257, i64 16
  store <4 x float> %255, ptr %258, align 16, !nontemporal !3
  %259 = add i64 %250, 8
  %260 = icmp slt i64 %259, %67
  br i1 %260, label %249, label %244

261:                                              ; preds = %243, %261
  %262 = phi i64 [ %271, %261 ], [ 0, %243 ]
  %263 = getelementptr float, ptr %4, i64 %262
  %264 = getelementptr i8, ptr %263, i64 2176
  %265 = load <4 x float>, ptr %264, align 4
  %266 = getelementptr i8, ptr %263, i64 2192
  %267 = load <4 x float>, ptr %266, align 4
  %268 = add i64 %49, %262
  %269 = getelementptr float, ptr %35, i64 %268
  store <4 x float> %265, ptr %269, align 4
  %270 = getelementptr i8, ptr %269, i64 16
  store <4 x float> %267, ptr %270, align 4
  %271 = add i64 %262, 8
  %272 = icmp slt i64 %271, %67
  br i1 %272, label %261, label %245

273:                                              ; preds = %248, %273
  %274 = phi i64 [ %286, %273 ], [ %67, %248 ]
  %275 = getelementptr float, ptr %4, i64 %274
  %276 = getelementptr i8, ptr %275, i64 2176
  %277 = load <4 x float>, ptr %276, align 4
  %278 = sub i64 %65, %274
  %279 = call i64 @llvm.smax.i64(i64 %278, i64 0)
  %280 = call i64 @llvm.smin.i64(i64 %279, i64 4)
  %281 = trunc nuw nsw i64 %280 to i32
  %282 = insertelement <4 x i32> poison, i32 %281, i64 0
  %283 = shufflevector <4 x i32> %282, <4 x i32> poison, <4 x i32> zeroinitializer
  %284 = icmp samesign ugt <4 x i32> %283, <i32 0, i32 1, i32 2, i32 3>
  %285 = getelementptr float, ptr %215, i64 %274
  call void @llvm.masked.store.v4f32.p0(<4 x float> %277, ptr align 4 %285, <4 x i1> %284)
  %286 = add i64 %274, 4
  %287 = icmp slt i64 %286, %66
  br i1 %287, label %273, label %288

288:                                              ; preds = %273
  br label %289

289:                                              ; preds = %288, %246
  %290 = add i64 %48, 1
  %291 = icmp eq i64 %290, %7
  %292 = select i1 %291, i64 0, i64 %290
  %293 = add i64 %47, 1
  %294 = icmp slt i64 %293, %3
  br i1 %294, label %46, label %50
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
!3 = !{i32 1}
