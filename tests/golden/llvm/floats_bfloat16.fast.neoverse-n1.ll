; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %35

22:                                               ; preds = %5
  br label %23

23:                                               ; preds = %22, %937
  %24 = phi i64 [ %945, %937 ], [ %2, %22 ]
  %25 = phi i64 [ %943, %937 ], [ %9, %22 ]
  %26 = phi i64 [ %944, %937 ], [ %11, %22 ]
  %27 = shl i64 %25, 7
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 128)
  %31 = and i64 %30, 248
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %628, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %937
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %36
  %37 = phi i64 [ %625, %36 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i16, ptr %15, i64 %38
  %40 = load <4 x i16>, ptr %39, align 2
  %41 = zext <4 x i16> %40 to <4 x i32>
  %42 = shl nuw <4 x i32> %41, splat (i32 16)
  %43 = bitcast <4 x i32> %42 to <4 x float>
  %44 = getelementptr i8, ptr %39, i64 8
  %45 = load <4 x i16>, ptr %44, align 2
  %46 = zext <4 x i16> %45 to <4 x i32>
  %47 = shl nuw <4 x i32> %46, splat (i32 16)
  %48 = bitcast <4 x i32> %47 to <4 x float>
  %49 = getelementptr i16, ptr %17, i64 %38
  %50 = load <4 x i16>, ptr %49, align 2
  %51 = zext <4 x i16> %50 to <4 x i32>
  %52 = shl nuw <4 x i32> %51, splat (i32 16)
  %53 = bitcast <4 x i32> %52 to <4 x float>
  %54 = getelementptr i8, ptr %49, i64 8
  %55 = load <4 x i16>, ptr %54, align 2
  %56 = zext <4 x i16> %55 to <4 x i32>
  %57 = shl nuw <4 x i32> %56, splat (i32 16)
  %58 = bitcast <4 x i32> %57 to <4 x float>
  %59 = fadd <4 x float> %43, %53
  %60 = fadd <4 x float> %48, %58
  %61 = bitcast <4 x float> %59 to <4 x i32>
  %62 = bitcast <4 x float> %60 to <4 x i32>
  %63 = lshr <4 x i32> %61, splat (i32 16)
  %64 = lshr <4 x i32> %62, splat (i32 16)
  %65 = and <4 x i32> %63, splat (i32 1)
  %66 = and <4 x i32> %64, splat (i32 1)
  %67 = add <4 x i32> %61, splat (i32 32767)
  %68 = add <4 x i32> %62, splat (i32 32767)
  %69 = add <4 x i32> %67, %65
  %70 = add <4 x i32> %68, %66
  %71 = and <4 x i32> %69, splat (i32 -65536)
  %72 = and <4 x i32> %70, splat (i32 -65536)
  %73 = and <4 x i32> %61, splat (i32 -4259840)
  %74 = or disjoint <4 x i32> %73, splat (i32 4194304)
  %75 = and <4 x i32> %62, splat (i32 -4259840)
  %76 = or disjoint <4 x i32> %75, splat (i32 4194304)
  %77 = fcmp uno <4 x float> %59, zeroinitializer
  %78 = fcmp uno <4 x float> %60, zeroinitializer
  %79 = select <4 x i1> %77, <4 x i32> %74, <4 x i32> %71
  %80 = select <4 x i1> %78, <4 x i32> %76, <4 x i32> %72
  %81 = bitcast <4 x i32> %79 to <4 x float>
  %82 = bitcast <4 x i32> %80 to <4 x float>
  %83 = fsub <4 x float> %43, %53
  %84 = fsub <4 x float> %48, %58
  %85 = bitcast <4 x float> %83 to <4 x i32>
  %86 = bitcast <4 x float> %84 to <4 x i32>
  %87 = lshr <4 x i32> %85, splat (i32 16)
  %88 = lshr <4 x i32> %86, splat (i32 16)
  %89 = and <4 x i32> %87, splat (i32 1)
  %90 = and <4 x i32> %88, splat (i32 1)
  %91 = add <4 x i32> %85, splat (i32 32767)
  %92 = add <4 x i32> %86, splat (i32 32767)
  %93 = add <4 x i32> %91, %89
  %94 = add <4 x i32> %92, %90
  %95 = and <4 x i32> %93, splat (i32 -65536)
  %96 = and <4 x i32> %94, splat (i32 -65536)
  %97 = and <4 x i32> %85, splat (i32 -4259840)
  %98 = or disjoint <4 x i32> %97, splat (i32 4194304)
  %99 = and <4 x i32> %86, splat (i32 -4259840)
  %100 = or disjoint <4 x i32> %99, splat (i32 4194304)
  %101 = fcmp uno <4 x float> %83, zeroinitializer
  %102 = fcmp uno <4 x float> %84, zeroinitializer
  %103 = select <4 x i1> %101, <4 x i32> %98, <4 x i32> %95
  %104 = select <4 x i1> %102, <4 x i32> %100, <4 x i32> %96
  %105 = bitcast <4 x i32> %103 to <4 x float>
  %106 = bitcast <4 x i32> %104 to <4 x float>
  %107 = fmul <4 x float> %81, %105
  %108 = fmul <4 x float> %82, %106
  %109 = bitcast <4 x float> %107 to <4 x i32>
  %110 = bitcast <4 x float> %108 to <4 x i32>
  %111 = lshr <4 x i32> %109, splat (i32 16)
  %112 = lshr <4 x i32> %110, splat (i32 16)
  %113 = and <4 x i32> %111, splat (i32 1)
  %114 = and <4 x i32> %112, splat (i32 1)
  %115 = add <4 x i32> %109, splat (i32 32767)
  %116 = add <4 x i32> %110, splat (i32 32767)
  %117 = add <4 x i32> %115, %113
  %118 = add <4 x i32> %116, %114
  %119 = and <4 x i32> %117, splat (i32 -65536)
  %120 = and <4 x i32> %118, splat (i32 -65536)
  %121 = and <4 x i32> %109, splat (i32 -4259840)
  %122 = or disjoint <4 x i32> %121, splat (i32 4194304)
  %123 = and <4 x i32> %110, splat (i32 -4259840)
  %124 = or disjoint <4 x i32> %123, splat (i32 4194304)
  %125 = fcmp uno <4 x float> %107, zeroinitializer
  %126 = fcmp uno <4 x float> %108, zeroinitializer
  %127 = select <4 x i1> %125, <4 x i32> %122, <4 x i32> %119
  %128 = select <4 x i1> %126, <4 x i32> %124, <4 x i32> %120
  %129 = bitcast <4 x i32> %127 to <4 x float>
  %130 = bitcast <4 x i32> %128 to <4 x float>
  %131 = fdiv <4 x float> %129, %53
  %132 = fdiv <4 x float> %130, %58
  %133 = bitcast <4 x float> %131 to <4 x i32>
  %134 = bitcast <4 x float> %132 to <4 x i32>
  %135 = lshr <4 x i32> %133, splat (i32 16)
  %136 = lshr <4 x i32> %134, splat (i32 16)
  %137 = and <4 x i32> %135, splat (i32 1)
  %138 = and <4 x i32> %136, splat (i32 1)
  %139 = add <4 x i32> %133, splat (i32 32767)
  %140 = add <4 x i32> %134, splat (i32 32767)
  %141 = add <4 x i32> %139, %137
  %142 = add <4 x i32> %140, %138
  %143 = and <4 x i32> %141, splat (i32 -65536)
  %144 = and <4 x i32> %142, splat (i32 -65536)
  %145 = and <4 x i32> %133, splat (i32 -4259840)
  %146 = or disjoint <4 x i32> %145, splat (i32 4194304)
  %147 = and <4 x i32> %134, splat (i32 -4259840)
  %148 = or disjoint <4 x i32> %147, splat (i32 4194304)
  %149 = fcmp uno <4 x float> %131, zeroinitializer
  %150 = fcmp uno <4 x float> %132, zeroinitializer
  %151 = select <4 x i1> %149, <4 x i32> %146, <4 x i32> %143
  %152 = select <4 x i1> %150, <4 x i32> %148, <4 x i32> %144
  %153 = bitcast <4 x i32> %151 to <4 x float>
  %154 = bitcast <4 x i32> %152 to <4 x float>
  %155 = fpext <4 x float> %43 to <4 x double>
  %156 = fpext <4 x float> %48 to <4 x double>
  %157 = fpext <4 x float> %53 to <4 x double>
  %158 = fpext <4 x float> %58 to <4 x double>
  %159 = fdiv <4 x double> %155, %157
  %160 = fdiv <4 x double> %156, %158
  %161 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %155, <4 x double> %157)
  %162 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %156, <4 x double> %158)
  %163 = fsub <4 x double> %155, %161
  %164 = fsub <4 x double> %156, %162
  %165 = fdiv <4 x double> %163, %157
  %166 = fdiv <4 x double> %164, %158
  %167 = fadd <4 x double> %165, splat (double -1.000000e+00)
  %168 = fadd <4 x double> %166, splat (double -1.000000e+00)
  %169 = fcmp olt <4 x double> %161, zeroinitializer
  %170 = fcmp olt <4 x double> %162, zeroinitializer
  %171 = fcmp olt <4 x float> %53, zeroinitializer
  %172 = fcmp olt <4 x float> %58, zeroinitializer
  %173 = xor <4 x i1> %171, %169
  %174 = xor <4 x i1> %172, %170
  %175 = fcmp une <4 x double> %161, zeroinitializer
  %176 = fcmp une <4 x double> %162, zeroinitializer
  %177 = and <4 x i1> %175, %173
  %178 = and <4 x i1> %176, %174
  %179 = select <4 x i1> %177, <4 x double> %167, <4 x double> %165
  %180 = select <4 x i1> %178, <4 x double> %168, <4 x double> %166
  %181 = call <4 x double> @llvm.floor.v4f64(<4 x double> %179)
  %182 = call <4 x double> @llvm.floor.v4f64(<4 x double> %180)
  %183 = fadd <4 x double> %181, splat (double 1.000000e+00)
  %184 = fadd <4 x double> %182, splat (double 1.000000e+00)
  %185 = fsub <4 x double> %179, %181
  %186 = fsub <4 x double> %180, %182
  %187 = fcmp ogt <4 x double> %185, splat (double 5.000000e-01)
  %188 = fcmp ogt <4 x double> %186, splat (double 5.000000e-01)
  %189 = select <4 x i1> %187, <4 x double> %183, <4 x double> %181
  %190 = select <4 x i1> %188, <4 x double> %184, <4 x double> %182
  %191 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %159)
  %192 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %160)
  %193 = fcmp oeq <4 x double> %179, zeroinitializer
  %194 = fcmp oeq <4 x double> %180, zeroinitializer
  %195 = select <4 x i1> %193, <4 x double> %191, <4 x double> %189
  %196 = select <4 x i1> %194, <4 x double> %192, <4 x double> %190
  %197 = fcmp oeq <4 x float> %53, zeroinitializer
  %198 = fcmp oeq <4 x float> %58, zeroinitializer
  %199 = select <4 x i1> %197, <4 x double> %159, <4 x double> %195
  %200 = select <4 x i1> %198, <4 x double> %160, <4 x double> %196
  %201 = fptrunc <4 x double> %199 to <4 x float>
  %202 = fptrunc <4 x double> %200 to <4 x float>
  %203 = fpext <4 x float> %201 to <4 x double>
  %204 = fpext <4 x float> %202 to <4 x double>
  %205 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %199)
  %206 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %200)
  %207 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %203)
  %208 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %204)
  %209 = fcmp ogt <4 x double> %207, %205
  %210 = fcmp ogt <4 x double> %208, %206
  %211 = sext <4 x i1> %209 to <4 x i32>
  %212 = sext <4 x i1> %210 to <4 x i32>
  %213 = bitcast <4 x float> %201 to <4 x i32>
  %214 = bitcast <4 x float> %202 to <4 x i32>
  %215 = add <4 x i32> %211, %213
  %216 = add <4 x i32> %212, %214
  %217 = fcmp une <4 x double> %199, %203
  %218 = fcmp une <4 x double> %200, %204
  %219 = zext <4 x i1> %217 to <4 x i32>
  %220 = zext <4 x i1> %218 to <4 x i32>
  %221 = or <4 x i32> %215, %219
  %222 = or <4 x i32> %216, %220
  %223 = bitcast <4 x i32> %221 to <4 x float>
  %224 = bitcast <4 x i32> %222 to <4 x float>
  %225 = lshr <4 x i32> %215, splat (i32 16)
  %226 = lshr <4 x i32> %216, splat (i32 16)
  %227 = and <4 x i32> %225, splat (i32 1)
  %228 = and <4 x i32> %226, splat (i32 1)
  %229 = add <4 x i32> %221, splat (i32 32767)
  %230 = add <4 x i32> %222, splat (i32 32767)
  %231 = add <4 x i32> %229, %227
  %232 = add <4 x i32> %230, %228
  %233 = and <4 x i32> %231, splat (i32 -65536)
  %234 = and <4 x i32> %232, splat (i32 -65536)
  %235 = and <4 x i32> %215, splat (i32 -4259840)
  %236 = or disjoint <4 x i32> %235, splat (i32 4194304)
  %237 = and <4 x i32> %216, splat (i32 -4259840)
  %238 = or disjoint <4 x i32> %237, splat (i32 4194304)
  %239 = fcmp uno <4 x float> %223, zeroinitializer
  %240 = fcmp uno <4 x float> %224, zeroinitializer
  %241 = select <4 x i1> %239, <4 x i32> %236, <4 x i32> %233
  %242 = select <4 x i1> %240, <4 x i32> %238, <4 x i32> %234
  %243 = bitcast <4 x i32> %241 to <4 x float>
  %244 = bitcast <4 x i32> %242 to <4 x float>
  %245 = fadd <4 x float> %153, %243
  %246 = fadd <4 x float> %154, %244
  %247 = bitcast <4 x float> %245 to <4 x i32>
  %248 = bitcast <4 x float> %246 to <4 x i32>
  %249 = lshr <4 x i32> %247, splat (i32 16)
  %250 = lshr <4 x i32> %248, splat (i32 16)
  %251 = and <4 x i32> %249, splat (i32 1)
  %252 = and <4 x i32> %250, splat (i32 1)
  %253 = add <4 x i32> %247, splat (i32 32767)
  %254 = add <4 x i32> %248, splat (i32 32767)
  %255 = add <4 x i32> %253, %251
  %256 = add <4 x i32> %254, %252
  %257 = and <4 x i32> %255, splat (i32 -65536)
  %258 = and <4 x i32> %256, splat (i32 -65536)
  %259 = and <4 x i32> %247, splat (i32 -4259840)
  %260 = or disjoint <4 x i32> %259, splat (i32 4194304)
  %261 = and <4 x i32> %248, splat (i32 -4259840)
  %262 = or disjoint <4 x i32> %261, splat (i32 4194304)
  %263 = fcmp uno <4 x float> %245, zeroinitializer
  %264 = fcmp uno <4 x float> %246, zeroinitializer
  %265 = select <4 x i1> %263, <4 x i32> %260, <4 x i32> %257
  %266 = select <4 x i1> %264, <4 x i32> %262, <4 x i32> %258
  %267 = bitcast <4 x i32> %265 to <4 x float>
  %268 = bitcast <4 x i32> %266 to <4 x float>
  %269 = fadd <4 x double> %161, %157
  %270 = fadd <4 x double> %162, %158
  %271 = select <4 x i1> %173, <4 x double> %269, <4 x double> %161
  %272 = select <4 x i1> %174, <4 x double> %270, <4 x double> %162
  %273 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %157)
  %274 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %158)
  %275 = fcmp oeq <4 x double> %161, zeroinitializer
  %276 = fcmp oeq <4 x double> %162, zeroinitializer
  %277 = select <4 x i1> %275, <4 x double> %273, <4 x double> %271
  %278 = select <4 x i1> %276, <4 x double> %274, <4 x double> %272
  %279 = fptrunc <4 x double> %277 to <4 x float>
  %280 = fptrunc <4 x double> %278 to <4 x float>
  %281 = fpext <4 x float> %279 to <4 x double>
  %282 = fpext <4 x float> %280 to <4 x double>
  %283 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %277)
  %284 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %278)
  %285 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %281)
  %286 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %282)
  %287 = fcmp ogt <4 x double> %285, %283
  %288 = fcmp ogt <4 x double> %286, %284
  %289 = sext <4 x i1> %287 to <4 x i32>
  %290 = sext <4 x i1> %288 to <4 x i32>
  %291 = bitcast <4 x float> %279 to <4 x i32>
  %292 = bitcast <4 x float> %280 to <4 x i32>
  %293 = add <4 x i32> %289, %291
  %294 = add <4 x i32> %290, %292
  %295 = fcmp une <4 x double> %277, %281
  %296 = fcmp une <4 x double> %278, %282
  %297 = zext <4 x i1> %295 to <4 x i32>
  %298 = zext <4 x i1> %296 to <4 x i32>
  %299 = or <4 x i32> %293, %297
  %300 = or <4 x i32> %294, %298
  %301 = bitcast <4 x i32> %299 to <4 x float>
  %302 = bitcast <4 x i32> %300 to <4 x float>
  %303 = lshr <4 x i32> %293, splat (i32 16)
  %304 = lshr <4 x i32> %294, splat (i32 16)
  %305 = and <4 x i32> %303, splat (i32 1)
  %306 = and <4 x i32> %304, splat (i32 1)
  %307 = add <4 x i32> %299, splat (i32 32767)
  %308 = add <4 x i32> %300, splat (i32 32767)
  %309 = add <4 x i32> %307, %305
  %310 = add <4 x i32> %308, %306
  %311 = and <4 x i32> %309, splat (i32 -65536)
  %312 = and <4 x i32> %310, splat (i32 -65536)
  %313 = and <4 x i32> %293, splat (i32 -4259840)
  %314 = or disjoint <4 x i32> %313, splat (i32 4194304)
  %315 = and <4 x i32> %294, splat (i32 -4259840)
  %316 = or disjoint <4 x i32> %315, splat (i32 4194304)
  %317 = fcmp uno <4 x float> %301, zeroinitializer
  %318 = fcmp uno <4 x float> %302, zeroinitializer
  %319 = select <4 x i1> %317, <4 x i32> %314, <4 x i32> %311
  %320 = select <4 x i1> %318, <4 x i32> %316, <4 x i32> %312
  %321 = bitcast <4 x i32> %319 to <4 x float>
  %322 = bitcast <4 x i32> %320 to <4 x float>
  %323 = fadd <4 x float> %267, %321
  %324 = fadd <4 x float> %268, %322
  %325 = bitcast <4 x float> %323 to <4 x i32>
  %326 = bitcast <4 x float> %324 to <4 x i32>
  %327 = lshr <4 x i32> %325, splat (i32 16)
  %328 = lshr <4 x i32> %326, splat (i32 16)
  %329 = and <4 x i32> %327, splat (i32 1)
  %330 = and <4 x i32> %328, splat (i32 1)
  %331 = add <4 x i32> %325, splat (i32 32767)
  %332 = add <4 x i32> %326, splat (i32 32767)
  %333 = add <4 x i32> %331, %329
  %334 = add <4 x i32> %332, %330
  %335 = and <4 x i32> %333, splat (i32 -65536)
  %336 = and <4 x i32> %334, splat (i32 -65536)
  %337 = and <4 x i32> %325, splat (i32 -4259840)
  %338 = or disjoint <4 x i32> %337, splat (i32 4194304)
  %339 = and <4 x i32> %326, splat (i32 -4259840)
  %340 = or disjoint <4 x i32> %339, splat (i32 4194304)
  %341 = fcmp uno <4 x float> %323, zeroinitializer
  %342 = fcmp uno <4 x float> %324, zeroinitializer
  %343 = select <4 x i1> %341, <4 x i32> %338, <4 x i32> %335
  %344 = select <4 x i1> %342, <4 x i32> %340, <4 x i32> %336
  %345 = bitcast <4 x i32> %343 to <4 x float>
  %346 = bitcast <4 x i32> %344 to <4 x float>
  %347 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %43)
  %348 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %48)
  %349 = fadd <4 x float> %347, %345
  %350 = fadd <4 x float> %348, %346
  %351 = bitcast <4 x float> %349 to <4 x i32>
  %352 = bitcast <4 x float> %350 to <4 x i32>
  %353 = lshr <4 x i32> %351, splat (i32 16)
  %354 = lshr <4 x i32> %352, splat (i32 16)
  %355 = and <4 x i32> %353, splat (i32 1)
  %356 = and <4 x i32> %354, splat (i32 1)
  %357 = add <4 x i32> %351, splat (i32 32767)
  %358 = add <4 x i32> %352, splat (i32 32767)
  %359 = add <4 x i32> %357, %355
  %360 = add <4 x i32> %358, %356
  %361 = and <4 x i32> %359, splat (i32 -65536)
  %362 = and <4 x i32> %360, splat (i32 -65536)
  %363 = and <4 x i32> %351, splat (i32 -4259840)
  %364 = or disjoint <4 x i32> %363, splat (i32 4194304)
  %365 = and <4 x i32> %352, splat (i32 -4259840)
  %366 = or disjoint <4 x i32> %365, splat (i32 4194304)
  %367 = fcmp uno <4 x float> %349, zeroinitializer
  %368 = fcmp uno <4 x float> %350, zeroinitializer
  %369 = select <4 x i1> %367, <4 x i32> %364, <4 x i32> %361
  %370 = select <4 x i1> %368, <4 x i32> %366, <4 x i32> %362
  %371 = bitcast <4 x i32> %369 to <4 x float>
  %372 = bitcast <4 x i32> %370 to <4 x float>
  %373 = call <4 x float> @llvm.floor.v4f32(<4 x float> %43)
  %374 = call <4 x float> @llvm.floor.v4f32(<4 x float> %48)
  %375 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %43)
  %376 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %48)
  %377 = fadd <4 x float> %373, %375
  %378 = fadd <4 x float> %374, %376
  %379 = bitcast <4 x float> %377 to <4 x i32>
  %380 = bitcast <4 x float> %378 to <4 x i32>
  %381 = lshr <4 x i32> %379, splat (i32 16)
  %382 = lshr <4 x i32> %380, splat (i32 16)
  %383 = and <4 x i32> %381, splat (i32 1)
  %384 = and <4 x i32> %382, splat (i32 1)
  %385 = add <4 x i32> %379, splat (i32 32767)
  %386 = add <4 x i32> %380, splat (i32 32767)
  %387 = add <4 x i32> %385, %383
  %388 = add <4 x i32> %386, %384
  %389 = and <4 x i32> %387, splat (i32 -65536)
  %390 = and <4 x i32> %388, splat (i32 -65536)
  %391 = and <4 x i32> %379, splat (i32 -4259840)
  %392 = or disjoint <4 x i32> %391, splat (i32 4194304)
  %393 = and <4 x i32> %380, splat (i32 -4259840)
  %394 = or disjoint <4 x i32> %393, splat (i32 4194304)
  %395 = fcmp uno <4 x float> %377, zeroinitializer
  %396 = fcmp uno <4 x float> %378, zeroinitializer
  %397 = select <4 x i1> %395, <4 x i32> %392, <4 x i32> %389
  %398 = select <4 x i1> %396, <4 x i32> %394, <4 x i32> %390
  %399 = bitcast <4 x i32> %397 to <4 x float>
  %400 = bitcast <4 x i32> %398 to <4 x float>
  %401 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %53)
  %402 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %58)
  %403 = fadd <4 x float> %401, %399
  %404 = fadd <4 x float> %402, %400
  %405 = bitcast <4 x float> %403 to <4 x i32>
  %406 = bitcast <4 x float> %404 to <4 x i32>
  %407 = lshr <4 x i32> %405, splat (i32 16)
  %408 = lshr <4 x i32> %406, splat (i32 16)
  %409 = and <4 x i32> %407, splat (i32 1)
  %410 = and <4 x i32> %408, splat (i32 1)
  %411 = add <4 x i32> %405, splat (i32 32767)
  %412 = add <4 x i32> %406, splat (i32 32767)
  %413 = add <4 x i32> %411, %409
  %414 = add <4 x i32> %412, %410
  %415 = and <4 x i32> %413, splat (i32 -65536)
  %416 = and <4 x i32> %414, splat (i32 -65536)
  %417 = and <4 x i32> %405, splat (i32 -4259840)
  %418 = or disjoint <4 x i32> %417, splat (i32 4194304)
  %419 = and <4 x i32> %406, splat (i32 -4259840)
  %420 = or disjoint <4 x i32> %419, splat (i32 4194304)
  %421 = fcmp uno <4 x float> %403, zeroinitializer
  %422 = fcmp uno <4 x float> %404, zeroinitializer
  %423 = select <4 x i1> %421, <4 x i32> %418, <4 x i32> %415
  %424 = select <4 x i1> %422, <4 x i32> %420, <4 x i32> %416
  %425 = bitcast <4 x i32> %423 to <4 x float>
  %426 = bitcast <4 x i32> %424 to <4 x float>
  %427 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %53)
  %428 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %58)
  %429 = fadd <4 x float> %427, %425
  %430 = fadd <4 x float> %428, %426
  %431 = bitcast <4 x float> %429 to <4 x i32>
  %432 = bitcast <4 x float> %430 to <4 x i32>
  %433 = lshr <4 x i32> %431, splat (i32 16)
  %434 = lshr <4 x i32> %432, splat (i32 16)
  %435 = and <4 x i32> %433, splat (i32 1)
  %436 = and <4 x i32> %434, splat (i32 1)
  %437 = add <4 x i32> %431, splat (i32 32767)
  %438 = add <4 x i32> %432, splat (i32 32767)
  %439 = add <4 x i32> %437, %435
  %440 = add <4 x i32> %438, %436
  %441 = and <4 x i32> %439, splat (i32 -65536)
  %442 = and <4 x i32> %440, splat (i32 -65536)
  %443 = and <4 x i32> %431, splat (i32 -4259840)
  %444 = or disjoint <4 x i32> %443, splat (i32 4194304)
  %445 = and <4 x i32> %432, splat (i32 -4259840)
  %446 = or disjoint <4 x i32> %445, splat (i32 4194304)
  %447 = fcmp uno <4 x float> %429, zeroinitializer
  %448 = fcmp uno <4 x float> %430, zeroinitializer
  %449 = select <4 x i1> %447, <4 x i32> %444, <4 x i32> %441
  %450 = select <4 x i1> %448, <4 x i32> %446, <4 x i32> %442
  %451 = bitcast <4 x i32> %449 to <4 x float>
  %452 = bitcast <4 x i32> %450 to <4 x float>
  %453 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %43)
  %454 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %48)
  %455 = bitcast <4 x float> %453 to <4 x i32>
  %456 = bitcast <4 x float> %454 to <4 x i32>
  %457 = lshr <4 x i32> %455, splat (i32 16)
  %458 = lshr <4 x i32> %456, splat (i32 16)
  %459 = and <4 x i32> %457, splat (i32 1)
  %460 = and <4 x i32> %458, splat (i32 1)
  %461 = add <4 x i32> %455, splat (i32 32767)
  %462 = add <4 x i32> %456, splat (i32 32767)
  %463 = add <4 x i32> %461, %459
  %464 = add <4 x i32> %462, %460
  %465 = and <4 x i32> %463, splat (i32 -65536)
  %466 = and <4 x i32> %464, splat (i32 -65536)
  %467 = and <4 x i32> %455, splat (i32 -4259840)
  %468 = or disjoint <4 x i32> %467, splat (i32 4194304)
  %469 = and <4 x i32> %456, splat (i32 -4259840)
  %470 = or disjoint <4 x i32> %469, splat (i32 4194304)
  %471 = fcmp ult <4 x float> %43, zeroinitializer
  %472 = fcmp ult <4 x float> %48, zeroinitializer
  %473 = select <4 x i1> %471, <4 x i32> %468, <4 x i32> %465
  %474 = select <4 x i1> %472, <4 x i32> %470, <4 x i32> %466
  %475 = bitcast <4 x i32> %473 to <4 x float>
  %476 = bitcast <4 x i32> %474 to <4 x float>
  %477 = fadd <4 x float> %451, %475
  %478 = fadd <4 x float> %452, %476
  %479 = bitcast <4 x float> %477 to <4 x i32>
  %480 = bitcast <4 x float> %478 to <4 x i32>
  %481 = lshr <4 x i32> %479, splat (i32 16)
  %482 = lshr <4 x i32> %480, splat (i32 16)
  %483 = and <4 x i32> %481, splat (i32 1)
  %484 = and <4 x i32> %482, splat (i32 1)
  %485 = add <4 x i32> %479, splat (i32 32767)
  %486 = add <4 x i32> %480, splat (i32 32767)
  %487 = add <4 x i32> %485, %483
  %488 = add <4 x i32> %486, %484
  %489 = and <4 x i32> %487, splat (i32 -65536)
  %490 = and <4 x i32> %488, splat (i32 -65536)
  %491 = and <4 x i32> %479, splat (i32 -4259840)
  %492 = or disjoint <4 x i32> %491, splat (i32 4194304)
  %493 = and <4 x i32> %480, splat (i32 -4259840)
  %494 = or disjoint <4 x i32> %493, splat (i32 4194304)
  %495 = fcmp uno <4 x float> %477, zeroinitializer
  %496 = fcmp uno <4 x float> %478, zeroinitializer
  %497 = select <4 x i1> %495, <4 x i32> %492, <4 x i32> %489
  %498 = select <4 x i1> %496, <4 x i32> %494, <4 x i32> %490
  %499 = bitcast <4 x i32> %497 to <4 x float>
  %500 = bitcast <4 x i32> %498 to <4 x float>
  %501 = fadd <4 x float> %371, %499
  %502 = fadd <4 x float> %372, %500
  %503 = bitcast <4 x float> %501 to <4 x i32>
  %504 = bitcast <4 x float> %502 to <4 x i32>
  %505 = lshr <4 x i32> %503, splat (i32 16)
  %506 = lshr <4 x i32> %504, splat (i32 16)
  %507 = and <4 x i32> %505, splat (i32 1)
  %508 = and <4 x i32> %506, splat (i32 1)
  %509 = add <4 x i32> %503, splat (i32 32767)
  %510 = add <4 x i32> %504, splat (i32 32767)
  %511 = add <4 x i32> %509, %507
  %512 = add <4 x i32> %510, %508
  %513 = and <4 x i32> %511, splat (i32 -65536)
  %514 = and <4 x i32> %512, splat (i32 -65536)
  %515 = and <4 x i32> %503, splat (i32 -4259840)
  %516 = or disjoint <4 x i32> %515, splat (i32 4194304)
  %517 = and <4 x i32> %504, splat (i32 -4259840)
  %518 = or disjoint <4 x i32> %517, splat (i32 4194304)
  %519 = fcmp uno <4 x float> %501, zeroinitializer
  %520 = fcmp uno <4 x float> %502, zeroinitializer
  %521 = select <4 x i1> %519, <4 x i32> %516, <4 x i32> %513
  %522 = select <4 x i1> %520, <4 x i32> %518, <4 x i32> %514
  %523 = bitcast <4 x i32> %521 to <4 x float>
  %524 = bitcast <4 x i32> %522 to <4 x float>
  %525 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %43, <4 x float> %53)
  %526 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %48, <4 x float> %58)
  %527 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %53)
  %528 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %48, <4 x float> %58)
  %529 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %525, <4 x float> splat (float -1.500000e+00))
  %530 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %526, <4 x float> splat (float -1.500000e+00))
  %531 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %529, <4 x float> %527)
  %532 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %530, <4 x float> %528)
  %533 = call <4 x float> @llvm.fma.v4f32(<4 x float> %43, <4 x float> %53, <4 x float> %43)
  %534 = call <4 x float> @llvm.fma.v4f32(<4 x float> %48, <4 x float> %58, <4 x float> %48)
  %535 = bitcast <4 x float> %533 to <4 x i32>
  %536 = bitcast <4 x float> %534 to <4 x i32>
  %537 = lshr <4 x i32> %535, splat (i32 16)
  %538 = lshr <4 x i32> %536, splat (i32 16)
  %539 = and <4 x i32> %537, splat (i32 1)
  %540 = and <4 x i32> %538, splat (i32 1)
  %541 = add <4 x i32> %535, splat (i32 32767)
  %542 = add <4 x i32> %536, splat (i32 32767)
  %543 = add <4 x i32> %541, %539
  %544 = add <4 x i32> %542, %540
  %545 = and <4 x i32> %543, splat (i32 -65536)
  %546 = and <4 x i32> %544, splat (i32 -65536)
  %547 = and <4 x i32> %535, splat (i32 -4259840)
  %548 = or disjoint <4 x i32> %547, splat (i32 4194304)
  %549 = and <4 x i32> %536, splat (i32 -4259840)
  %550 = or disjoint <4 x i32> %549, splat (i32 4194304)
  %551 = fcmp uno <4 x float> %533, zeroinitializer
  %552 = fcmp uno <4 x float> %534, zeroinitializer
  %553 = select <4 x i1> %551, <4 x i32> %548, <4 x i32> %545
  %554 = select <4 x i1> %552, <4 x i32> %550, <4 x i32> %546
  %555 = bitcast <4 x i32> %553 to <4 x float>
  %556 = bitcast <4 x i32> %554 to <4 x float>
  %557 = fadd <4 x float> %531, %555
  %558 = fadd <4 x float> %532, %556
  %559 = bitcast <4 x float> %557 to <4 x i32>
  %560 = bitcast <4 x float> %558 to <4 x i32>
  %561 = lshr <4 x i32> %559, splat (i32 16)
  %562 = lshr <4 x i32> %560, splat (i32 16)
  %563 = and <4 x i32> %561, splat (i32 1)
  %564 = and <4 x i32> %562, splat (i32 1)
  %565 = add <4 x i32> %559, splat (i32 32767)
  %566 = add <4 x i32> %560, splat (i32 32767)
  %567 = add <4 x i32> %565, %563
  %568 = add <4 x i32> %566, %564
  %569 = and <4 x i32> %567, splat (i32 -65536)
  %570 = and <4 x i32> %568, splat (i32 -65536)
  %571 = and <4 x i32> %559, splat (i32 -4259840)
  %572 = or disjoint <4 x i32> %571, splat (i32 4194304)
  %573 = and <4 x i32> %560, splat (i32 -4259840)
  %574 = or disjoint <4 x i32> %573, splat (i32 4194304)
  %575 = fcmp uno <4 x float> %557, zeroinitializer
  %576 = fcmp uno <4 x float> %558, zeroinitializer
  %577 = select <4 x i1> %575, <4 x i32> %572, <4 x i32> %569
  %578 = select <4 x i1> %576, <4 x i32> %574, <4 x i32> %570
  %579 = bitcast <4 x i32> %577 to <4 x float>
  %580 = bitcast <4 x i32> %578 to <4 x float>
  %581 = fadd <4 x float> %523, %579
  %582 = fadd <4 x float> %524, %580
  %583 = bitcast <4 x float> %581 to <4 x i32>
  %584 = bitcast <4 x float> %582 to <4 x i32>
  %585 = lshr <4 x i32> %583, splat (i32 16)
  %586 = lshr <4 x i32> %584, splat (i32 16)
  %587 = and <4 x i32> %585, splat (i32 1)
  %588 = and <4 x i32> %586, splat (i32 1)
  %589 = add <4 x i32> %583, splat (i32 32767)
  %590 = add <4 x i32> %584, splat (i32 32767)
  %591 = add <4 x i32> %589, %587
  %592 = add <4 x i32> %590, %588
  %593 = or <4 x i32> %583, splat (i32 4194304)
  %594 = or <4 x i32> %584, splat (i32 4194304)
  %595 = fcmp uno <4 x float> %581, zeroinitializer
  %596 = fcmp uno <4 x float> %582, zeroinitializer
  %597 = select <4 x i1> %595, <4 x i32> %593, <4 x i32> %591
  %598 = select <4 x i1> %596, <4 x i32> %594, <4 x i32> %592
  %599 = lshr <4 x i32> %597, splat (i32 16)
  %600 = trunc nuw <4 x i32> %599 to <4 x i16>
  %601 = getelementptr i16, ptr %19, i64 %38
  store <4 x i16> %600, ptr %601, align 2
  %602 = lshr <4 x i32> %598, splat (i32 16)
  %603 = trunc nuw <4 x i32> %602 to <4 x i16>
  %604 = getelementptr i8, ptr %601, i64 8
  store <4 x i16> %603, ptr %604, align 2
  %605 = fcmp uno <4 x float> %43, zeroinitializer
  %606 = fcmp uno <4 x float> %48, zeroinitializer
  %607 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %53)
  %608 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %58)
  %609 = fcmp oeq <4 x float> %607, splat (float 0x7FF0000000000000)
  %610 = fcmp oeq <4 x float> %608, splat (float 0x7FF0000000000000)
  %611 = or <4 x i1> %605, %609
  %612 = or <4 x i1> %606, %610
  %613 = fcmp ole <4 x float> %43, %53
  %614 = fcmp ole <4 x float> %48, %58
  %615 = fcmp ogt <4 x float> %43, splat (float 5.000000e-01)
  %616 = fcmp ogt <4 x float> %48, splat (float 5.000000e-01)
  %617 = and <4 x i1> %613, %615
  %618 = and <4 x i1> %614, %616
  %619 = or <4 x i1> %611, %617
  %620 = or <4 x i1> %612, %618
  %621 = zext <4 x i1> %619 to <4 x i8>
  %622 = getelementptr i8, ptr %21, i64 %38
  store <4 x i8> %621, ptr %622, align 1
  %623 = zext <4 x i1> %620 to <4 x i8>
  %624 = getelementptr i8, ptr %622, i64 4
  store <4 x i8> %623, ptr %624, align 1
  %625 = add i64 %37, 8
  %626 = icmp slt i64 %625, %31
  br i1 %626, label %36, label %627

627:                                              ; preds = %36
  br label %628

628:                                              ; preds = %627, %23
  %629 = icmp eq i64 %31, %30
  br i1 %629, label %937, label %630

630:                                              ; preds = %628
  br label %631

631:                                              ; preds = %630, %631
  %632 = phi i64 [ %934, %631 ], [ %31, %630 ]
  %633 = sub i64 %29, %632
  %634 = call i64 @llvm.smax.i64(i64 %633, i64 0)
  %635 = call i64 @llvm.smin.i64(i64 %634, i64 4)
  %636 = trunc nuw nsw i64 %635 to i32
  %637 = insertelement <4 x i32> poison, i32 %636, i64 0
  %638 = shufflevector <4 x i32> %637, <4 x i32> poison, <4 x i32> zeroinitializer
  %639 = icmp samesign ugt <4 x i32> %638, <i32 0, i32 1, i32 2, i32 3>
  %640 = add i64 %27, %632
  %641 = getelementptr i16, ptr %15, i64 %640
  %642 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %641, <4 x i1> %639, <4 x i16> zeroinitializer)
  %643 = zext <4 x i16> %642 to <4 x i32>
  %644 = shl nuw <4 x i32> %643, splat (i32 16)
  %645 = bitcast <4 x i32> %644 to <4 x float>
  %646 = getelementptr i16, ptr %17, i64 %640
  %647 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %646, <4 x i1> %639, <4 x i16> splat (i16 16256))
  %648 = zext <4 x i16> %647 to <4 x i32>
  %649 = shl nuw <4 x i32> %648, splat (i32 16)
  %650 = bitcast <4 x i32> %649 to <4 x float>
  %651 = fadd <4 x float> %645, %650
  %652 = bitcast <4 x float> %651 to <4 x i32>
  %653 = lshr <4 x i32> %652, splat (i32 16)
  %654 = and <4 x i32> %653, splat (i32 1)
  %655 = add <4 x i32> %652, splat (i32 32767)
  %656 = add <4 x i32> %655, %654
  %657 = and <4 x i32> %656, splat (i32 -65536)
  %658 = and <4 x i32> %652, splat (i32 -4259840)
  %659 = or disjoint <4 x i32> %658, splat (i32 4194304)
  %660 = fcmp uno <4 x float> %651, zeroinitializer
  %661 = select <4 x i1> %660, <4 x i32> %659, <4 x i32> %657
  %662 = bitcast <4 x i32> %661 to <4 x float>
  %663 = fsub <4 x float> %645, %650
  %664 = bitcast <4 x float> %663 to <4 x i32>
  %665 = lshr <4 x i32> %664, splat (i32 16)
  %666 = and <4 x i32> %665, splat (i32 1)
  %667 = add <4 x i32> %664, splat (i32 32767)
  %668 = add <4 x i32> %667, %666
  %669 = and <4 x i32> %668, splat (i32 -65536)
  %670 = and <4 x i32> %664, splat (i32 -4259840)
  %671 = or disjoint <4 x i32> %670, splat (i32 4194304)
  %672 = fcmp uno <4 x float> %663, zeroinitializer
  %673 = select <4 x i1> %672, <4 x i32> %671, <4 x i32> %669
  %674 = bitcast <4 x i32> %673 to <4 x float>
  %675 = fmul <4 x float> %662, %674
  %676 = bitcast <4 x float> %675 to <4 x i32>
  %677 = lshr <4 x i32> %676, splat (i32 16)
  %678 = and <4 x i32> %677, splat (i32 1)
  %679 = add <4 x i32> %676, splat (i32 32767)
  %680 = add <4 x i32> %679, %678
  %681 = and <4 x i32> %680, splat (i32 -65536)
  %682 = and <4 x i32> %676, splat (i32 -4259840)
  %683 = or disjoint <4 x i32> %682, splat (i32 4194304)
  %684 = fcmp uno <4 x float> %675, zeroinitializer
  %685 = select <4 x i1> %684, <4 x i32> %683, <4 x i32> %681
  %686 = bitcast <4 x i32> %685 to <4 x float>
  %687 = fdiv <4 x float> %686, %650
  %688 = bitcast <4 x float> %687 to <4 x i32>
  %689 = lshr <4 x i32> %688, splat (i32 16)
  %690 = and <4 x i32> %689, splat (i32 1)
  %691 = add <4 x i32> %688, splat (i32 32767)
  %692 = add <4 x i32> %691, %690
  %693 = and <4 x i32> %692, splat (i32 -65536)
  %694 = and <4 x i32> %688, splat (i32 -4259840)
  %695 = or disjoint <4 x i32> %694, splat (i32 4194304)
  %696 = fcmp uno <4 x float> %687, zeroinitializer
  %697 = select <4 x i1> %696, <4 x i32> %695, <4 x i32> %693
  %698 = bitcast <4 x i32> %697 to <4 x float>
  %699 = fpext <4 x float> %645 to <4 x double>
  %700 = fpext <4 x float> %650 to <4 x double>
  %701 = fdiv <4 x double> %699, %700
  %702 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %699, <4 x double> %700)
  %703 = fsub <4 x double> %699, %702
  %704 = fdiv <4 x double> %703, %700
  %705 = fadd <4 x double> %704, splat (double -1.000000e+00)
  %706 = fcmp olt <4 x double> %702, zeroinitializer
  %707 = fcmp olt <4 x float> %650, zeroinitializer
  %708 = xor <4 x i1> %707, %706
  %709 = fcmp une <4 x double> %702, zeroinitializer
  %710 = and <4 x i1> %709, %708
  %711 = select <4 x i1> %710, <4 x double> %705, <4 x double> %704
  %712 = call <4 x double> @llvm.floor.v4f64(<4 x double> %711)
  %713 = fadd <4 x double> %712, splat (double 1.000000e+00)
  %714 = fsub <4 x double> %711, %712
  %715 = fcmp ogt <4 x double> %714, splat (double 5.000000e-01)
  %716 = select <4 x i1> %715, <4 x double> %713, <4 x double> %712
  %717 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %701)
  %718 = fcmp oeq <4 x double> %711, zeroinitializer
  %719 = select <4 x i1> %718, <4 x double> %717, <4 x double> %716
  %720 = fcmp oeq <4 x float> %650, zeroinitializer
  %721 = select <4 x i1> %720, <4 x double> %701, <4 x double> %719
  %722 = fptrunc <4 x double> %721 to <4 x float>
  %723 = fpext <4 x float> %722 to <4 x double>
  %724 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %721)
  %725 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %723)
  %726 = fcmp ogt <4 x double> %725, %724
  %727 = sext <4 x i1> %726 to <4 x i32>
  %728 = bitcast <4 x float> %722 to <4 x i32>
  %729 = add <4 x i32> %727, %728
  %730 = fcmp une <4 x double> %721, %723
  %731 = zext <4 x i1> %730 to <4 x i32>
  %732 = or <4 x i32> %729, %731
  %733 = bitcast <4 x i32> %732 to <4 x float>
  %734 = lshr <4 x i32> %729, splat (i32 16)
  %735 = and <4 x i32> %734, splat (i32 1)
  %736 = add <4 x i32> %732, splat (i32 32767)
  %737 = add <4 x i32> %736, %735
  %738 = and <4 x i32> %737, splat (i32 -65536)
  %739 = and <4 x i32> %729, splat (i32 -4259840)
  %740 = or disjoint <4 x i32> %739, splat (i32 4194304)
  %741 = fcmp uno <4 x float> %733, zeroinitializer
  %742 = select <4 x i1> %741, <4 x i32> %740, <4 x i32> %738
  %743 = bitcast <4 x i32> %742 to <4 x float>
  %744 = fadd <4 x float> %698, %743
  %745 = bitcast <4 x float> %744 to <4 x i32>
  %746 = lshr <4 x i32> %745, splat (i32 16)
  %747 = and <4 x i32> %746, splat (i32 1)
  %748 = add <4 x i32> %745, splat (i32 32767)
  %749 = add <4 x i32> %748, %747
  %750 = and <4 x i32> %749, splat (i32 -65536)
  %751 = and <4 x i32> %745, splat (i32 -4259840)
  %752 = or disjoint <4 x i32> %751, splat (i32 4194304)
  %753 = fcmp uno <4 x float> %744, zeroinitializer
  %754 = select <4 x i1> %753, <4 x i32> %752, <4 x i32> %750
  %755 = bitcast <4 x i32> %754 to <4 x float>
  %756 = fadd <4 x double> %702, %700
  %757 = select <4 x i1> %708, <4 x double> %756, <4 x double> %702
  %758 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %700)
  %759 = fcmp oeq <4 x double> %702, zeroinitializer
  %760 = select <4 x i1> %759, <4 x double> %758, <4 x double> %757
  %761 = fptrunc <4 x double> %760 to <4 x float>
  %762 = fpext <4 x float> %761 to <4 x double>
  %763 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %760)
  %764 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %762)
  %765 = fcmp ogt <4 x double> %764, %763
  %766 = sext <4 x i1> %765 to <4 x i32>
  %767 = bitcast <4 x float> %761 to <4 x i32>
  %768 = add <4 x i32> %766, %767
  %769 = fcmp une <4 x double> %760, %762
  %770 = zext <4 x i1> %769 to <4 x i32>
  %771 = or <4 x i32> %768, %770
  %772 = bitcast <4 x i32> %771 to <4 x float>
  %773 = lshr <4 x i32> %768, splat (i32 16)
  %774 = and <4 x i32> %773, splat (i32 1)
  %775 = add <4 x i32> %771, splat (i32 32767)
  %776 = add <4 x i32> %775, %774
  %777 = and <4 x i32> %776, splat (i32 -65536)
  %778 = and <4 x i32> %768, splat (i32 -4259840)
  %779 = or disjoint <4 x i32> %778, splat (i32 4194304)
  %780 = fcmp uno <4 x float> %772, zeroinitializer
  %781 = select <4 x i1> %780, <4 x i32> %779, <4 x i32> %777
  %782 = bitcast <4 x i32> %781 to <4 x float>
  %783 = fadd <4 x float> %755, %782
  %784 = bitcast <4 x float> %783 to <4 x i32>
  %785 = lshr <4 x i32> %784, splat (i32 16)
  %786 = and <4 x i32> %785, splat (i32 1)
  %787 = add <4 x i32> %784, splat (i32 32767)
  %788 = add <4 x i32> %787, %786
  %789 = and <4 x i32> %788, splat (i32 -65536)
  %790 = and <4 x i32> %784, splat (i32 -4259840)
  %791 = or disjoint <4 x i32> %790, splat (i32 4194304)
  %792 = fcmp uno <4 x float> %783, zeroinitializer
  %793 = select <4 x i1> %792, <4 x i32> %791, <4 x i32> %789
  %794 = bitcast <4 x i32> %793 to <4 x float>
  %795 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %645)
  %796 = fadd <4 x float> %795, %794
  %797 = bitcast <4 x float> %796 to <4 x i32>
  %798 = lshr <4 x i32> %797, splat (i32 16)
  %799 = and <4 x i32> %798, splat (i32 1)
  %800 = add <4 x i32> %797, splat (i32 32767)
  %801 = add <4 x i32> %800, %799
  %802 = and <4 x i32> %801, splat (i32 -65536)
  %803 = and <4 x i32> %797, splat (i32 -4259840)
  %804 = or disjoint <4 x i32> %803, splat (i32 4194304)
  %805 = fcmp uno <4 x float> %796, zeroinitializer
  %806 = select <4 x i1> %805, <4 x i32> %804, <4 x i32> %802
  %807 = bitcast <4 x i32> %806 to <4 x float>
  %808 = call <4 x float> @llvm.floor.v4f32(<4 x float> %645)
  %809 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %645)
  %810 = fadd <4 x float> %808, %809
  %811 = bitcast <4 x float> %810 to <4 x i32>
  %812 = lshr <4 x i32> %811, splat (i32 16)
  %813 = and <4 x i32> %812, splat (i32 1)
  %814 = add <4 x i32> %811, splat (i32 32767)
  %815 = add <4 x i32> %814, %813
  %816 = and <4 x i32> %815, splat (i32 -65536)
  %817 = and <4 x i32> %811, splat (i32 -4259840)
  %818 = or disjoint <4 x i32> %817, splat (i32 4194304)
  %819 = fcmp uno <4 x float> %810, zeroinitializer
  %820 = select <4 x i1> %819, <4 x i32> %818, <4 x i32> %816
  %821 = bitcast <4 x i32> %820 to <4 x float>
  %822 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %650)
  %823 = fadd <4 x float> %822, %821
  %824 = bitcast <4 x float> %823 to <4 x i32>
  %825 = lshr <4 x i32> %824, splat (i32 16)
  %826 = and <4 x i32> %825, splat (i32 1)
  %827 = add <4 x i32> %824, splat (i32 32767)
  %828 = add <4 x i32> %827, %826
  %829 = and <4 x i32> %828, splat (i32 -65536)
  %830 = and <4 x i32> %824, splat (i32 -4259840)
  %831 = or disjoint <4 x i32> %830, splat (i32 4194304)
  %832 = fcmp uno <4 x float> %823, zeroinitializer
  %833 = select <4 x i1> %832, <4 x i32> %831, <4 x i32> %829
  %834 = bitcast <4 x i32> %833 to <4 x float>
  %835 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %650)
  %836 = fadd <4 x float> %835, %834
  %837 = bitcast <4 x float> %836 to <4 x i32>
  %838 = lshr <4 x i32> %837, splat (i32 16)
  %839 = and <4 x i32> %838, splat (i32 1)
  %840 = add <4 x i32> %837, splat (i32 32767)
  %841 = add <4 x i32> %840, %839
  %842 = and <4 x i32> %841, splat (i32 -65536)
  %843 = and <4 x i32> %837, splat (i32 -4259840)
  %844 = or disjoint <4 x i32> %843, splat (i32 4194304)
  %845 = fcmp uno <4 x float> %836, zeroinitializer
  %846 = select <4 x i1> %845, <4 x i32> %844, <4 x i32> %842
  %847 = bitcast <4 x i32> %846 to <4 x float>
  %848 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %645)
  %849 = bitcast <4 x float> %848 to <4 x i32>
  %850 = lshr <4 x i32> %849, splat (i32 16)
  %851 = and <4 x i32> %850, splat (i32 1)
  %852 = add <4 x i32> %849, splat (i32 32767)
  %853 = add <4 x i32> %852, %851
  %854 = and <4 x i32> %853, splat (i32 -65536)
  %855 = and <4 x i32> %849, splat (i32 -4259840)
  %856 = or disjoint <4 x i32> %855, splat (i32 4194304)
  %857 = fcmp ult <4 x float> %645, zeroinitializer
  %858 = select <4 x i1> %857, <4 x i32> %856, <4 x i32> %854
  %859 = bitcast <4 x i32> %858 to <4 x float>
  %860 = fadd <4 x float> %847, %859
  %861 = bitcast <4 x float> %860 to <4 x i32>
  %862 = lshr <4 x i32> %861, splat (i32 16)
  %863 = and <4 x i32> %862, splat (i32 1)
  %864 = add <4 x i32> %861, splat (i32 32767)
  %865 = add <4 x i32> %864, %863
  %866 = and <4 x i32> %865, splat (i32 -65536)
  %867 = and <4 x i32> %861, splat (i32 -4259840)
  %868 = or disjoint <4 x i32> %867, splat (i32 4194304)
  %869 = fcmp uno <4 x float> %860, zeroinitializer
  %870 = select <4 x i1> %869, <4 x i32> %868, <4 x i32> %866
  %871 = bitcast <4 x i32> %870 to <4 x float>
  %872 = fadd <4 x float> %807, %871
  %873 = bitcast <4 x float> %872 to <4 x i32>
  %874 = lshr <4 x i32> %873, splat (i32 16)
  %875 = and <4 x i32> %874, splat (i32 1)
  %876 = add <4 x i32> %873, splat (i32 32767)
  %877 = add <4 x i32> %876, %875
  %878 = and <4 x i32> %877, splat (i32 -65536)
  %879 = and <4 x i32> %873, splat (i32 -4259840)
  %880 = or disjoint <4 x i32> %879, splat (i32 4194304)
  %881 = fcmp uno <4 x float> %872, zeroinitializer
  %882 = select <4 x i1> %881, <4 x i32> %880, <4 x i32> %878
  %883 = bitcast <4 x i32> %882 to <4 x float>
  %884 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %645, <4 x float> %650)
  %885 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %645, <4 x float> %650)
  %886 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %884, <4 x float> splat (float -1.500000e+00))
  %887 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %886, <4 x float> %885)
  %888 = call <4 x float> @llvm.fma.v4f32(<4 x float> %645, <4 x float> %650, <4 x float> %645)
  %889 = bitcast <4 x float> %888 to <4 x i32>
  %890 = lshr <4 x i32> %889, splat (i32 16)
  %891 = and <4 x i32> %890, splat (i32 1)
  %892 = add <4 x i32> %889, splat (i32 32767)
  %893 = add <4 x i32> %892, %891
  %894 = and <4 x i32> %893, splat (i32 -65536)
  %895 = and <4 x i32> %889, splat (i32 -4259840)
  %896 = or disjoint <4 x i32> %895, splat (i32 4194304)
  %897 = fcmp uno <4 x float> %888, zeroinitializer
  %898 = select <4 x i1> %897, <4 x i32> %896, <4 x i32> %894
  %899 = bitcast <4 x i32> %898 to <4 x float>
  %900 = fadd <4 x float> %887, %899
  %901 = bitcast <4 x float> %900 to <4 x i32>
  %902 = lshr <4 x i32> %901, splat (i32 16)
  %903 = and <4 x i32> %902, splat (i32 1)
  %904 = add <4 x i32> %901, splat (i32 32767)
  %905 = add <4 x i32> %904, %903
  %906 = and <4 x i32> %905, splat (i32 -65536)
  %907 = and <4 x i32> %901, splat (i32 -4259840)
  %908 = or disjoint <4 x i32> %907, splat (i32 4194304)
  %909 = fcmp uno <4 x float> %900, zeroinitializer
  %910 = select <4 x i1> %909, <4 x i32> %908, <4 x i32> %906
  %911 = bitcast <4 x i32> %910 to <4 x float>
  %912 = fadd <4 x float> %883, %911
  %913 = bitcast <4 x float> %912 to <4 x i32>
  %914 = lshr <4 x i32> %913, splat (i32 16)
  %915 = and <4 x i32> %914, splat (i32 1)
  %916 = add <4 x i32> %913, splat (i32 32767)
  %917 = add <4 x i32> %916, %915
  %918 = or <4 x i32> %913, splat (i32 4194304)
  %919 = fcmp uno <4 x float> %912, zeroinitializer
  %920 = select <4 x i1> %919, <4 x i32> %918, <4 x i32> %917
  %921 = lshr <4 x i32> %920, splat (i32 16)
  %922 = trunc nuw <4 x i32> %921 to <4 x i16>
  %923 = getelementptr i16, ptr %19, i64 %640
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %922, ptr align 2 %923, <4 x i1> %639)
  %924 = fcmp uno <4 x float> %645, zeroinitializer
  %925 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %650)
  %926 = fcmp oeq <4 x float> %925, splat (float 0x7FF0000000000000)
  %927 = or <4 x i1> %924, %926
  %928 = fcmp ole <4 x float> %645, %650
  %929 = fcmp ogt <4 x float> %645, splat (float 5.000000e-01)
  %930 = and <4 x i1> %928, %929
  %931 = or <4 x i1> %927, %930
  %932 = zext <4 x i1> %931 to <4 x i8>
  %933 = getelementptr i8, ptr %21, i64 %640
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %932, ptr align 1 %933, <4 x i1> %639)
  %934 = add i64 %632, 4
  %935 = icmp slt i64 %934, %30
  br i1 %935, label %631, label %936

936:                                              ; preds = %631
  br label %937

937:                                              ; preds = %936, %628
  %938 = add i64 %25, 1
  %939 = icmp eq i64 %938, %6
  %940 = zext i1 %939 to i64
  %941 = add i64 %26, %940
  %942 = icmp eq i64 %941, %8
  %943 = select i1 %939, i64 0, i64 %938
  %944 = select i1 %942, i64 0, i64 %941
  %945 = add i64 %24, 1
  %946 = icmp slt i64 %945, %3
  br i1 %946, label %23, label %34
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nounwind willreturn memory(none)
define internal <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %0, <4 x double> %1) #2 {
  %3 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %0)
  %4 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1)
  %5 = fdiv <4 x double> %3, %4
  %6 = fcmp ueq <4 x double> %4, splat (double 0x7FF0000000000000)
  %7 = fcmp uge <4 x double> %5, splat (double 0x4330000000000000)
  %8 = or <4 x i1> %7, %6
  %9 = bitcast <4 x i1> %8 to i4
  %10 = icmp eq i4 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %2
  %12 = frem <4 x double> %0, %1
  br label %21

13:                                               ; preds = %2
  %14 = call <4 x double> @llvm.trunc.v4f64(<4 x double> %5)
  %15 = fneg <4 x double> %14
  %16 = call <4 x double> @llvm.fma.v4f64(<4 x double> %15, <4 x double> %4, <4 x double> %3)
  %17 = fadd <4 x double> %16, %4
  %18 = fcmp olt <4 x double> %16, zeroinitializer
  %19 = select <4 x i1> %18, <4 x double> %17, <4 x double> %16
  %20 = call <4 x double> @llvm.copysign.v4f64(<4 x double> %19, <4 x double> %0)
  br label %21

21:                                               ; preds = %13, %11
  %22 = phi <4 x double> [ %12, %11 ], [ %20, %13 ]
  ret <4 x double> %22
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.copysign.v4f64(<4 x double>, <4 x double>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.floor.v4f64(<4 x double>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.floor.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.roundeven.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr captures(none), <4 x i1>, <4 x i16>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i16.p0(<4 x i16>, ptr captures(none), <4 x i1>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr captures(none), <4 x i1>) #5

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
