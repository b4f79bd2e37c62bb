; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %30

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  br label %19

19:                                               ; preds = %932, %17
  %20 = phi i64 [ %2, %17 ], [ %936, %932 ]
  %21 = phi i64 [ %18, %17 ], [ %935, %932 ]
  %22 = shl i64 %21, 7
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 128)
  %26 = and i64 %25, 248
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %623, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %932
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %620, %31 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i16, ptr %10, i64 %33
  %35 = load <4 x i16>, ptr %34, align 2
  %36 = zext <4 x i16> %35 to <4 x i32>
  %37 = shl nuw <4 x i32> %36, splat (i32 16)
  %38 = bitcast <4 x i32> %37 to <4 x float>
  %39 = getelementptr i8, ptr %34, i64 8
  %40 = load <4 x i16>, ptr %39, align 2
  %41 = zext <4 x i16> %40 to <4 x i32>
  %42 = shl nuw <4 x i32> %41, splat (i32 16)
  %43 = bitcast <4 x i32> %42 to <4 x float>
  %44 = getelementptr i16, ptr %12, i64 %33
  %45 = load <4 x i16>, ptr %44, align 2
  %46 = zext <4 x i16> %45 to <4 x i32>
  %47 = shl nuw <4 x i32> %46, splat (i32 16)
  %48 = bitcast <4 x i32> %47 to <4 x float>
  %49 = getelementptr i8, ptr %44, i64 8
  %50 = load <4 x i16>, ptr %49, align 2
  %51 = zext <4 x i16> %50 to <4 x i32>
  %52 = shl nuw <4 x i32> %51, splat (i32 16)
  %53 = bitcast <4 x i32> %52 to <4 x float>
  %54 = fadd <4 x float> %38, %48
  %55 = fadd <4 x float> %43, %53
  %56 = bitcast <4 x float> %54 to <4 x i32>
  %57 = bitcast <4 x float> %55 to <4 x i32>
  %58 = lshr <4 x i32> %56, splat (i32 16)
  %59 = lshr <4 x i32> %57, splat (i32 16)
  %60 = and <4 x i32> %58, splat (i32 1)
  %61 = and <4 x i32> %59, splat (i32 1)
  %62 = add <4 x i32> %56, splat (i32 32767)
  %63 = add <4 x i32> %57, splat (i32 32767)
  %64 = add <4 x i32> %62, %60
  %65 = add <4 x i32> %63, %61
  %66 = and <4 x i32> %64, splat (i32 -65536)
  %67 = and <4 x i32> %65, splat (i32 -65536)
  %68 = and <4 x i32> %56, splat (i32 -4259840)
  %69 = or disjoint <4 x i32> %68, splat (i32 4194304)
  %70 = and <4 x i32> %57, splat (i32 -4259840)
  %71 = or disjoint <4 x i32> %70, splat (i32 4194304)
  %72 = fcmp uno <4 x float> %54, zeroinitializer
  %73 = fcmp uno <4 x float> %55, zeroinitializer
  %74 = select <4 x i1> %72, <4 x i32> %69, <4 x i32> %66
  %75 = select <4 x i1> %73, <4 x i32> %71, <4 x i32> %67
  %76 = bitcast <4 x i32> %74 to <4 x float>
  %77 = bitcast <4 x i32> %75 to <4 x float>
  %78 = fsub <4 x float> %38, %48
  %79 = fsub <4 x float> %43, %53
  %80 = bitcast <4 x float> %78 to <4 x i32>
  %81 = bitcast <4 x float> %79 to <4 x i32>
  %82 = lshr <4 x i32> %80, splat (i32 16)
  %83 = lshr <4 x i32> %81, splat (i32 16)
  %84 = and <4 x i32> %82, splat (i32 1)
  %85 = and <4 x i32> %83, splat (i32 1)
  %86 = add <4 x i32> %80, splat (i32 32767)
  %87 = add <4 x i32> %81, splat (i32 32767)
  %88 = add <4 x i32> %86, %84
  %89 = add <4 x i32> %87, %85
  %90 = and <4 x i32> %88, splat (i32 -65536)
  %91 = and <4 x i32> %89, splat (i32 -65536)
  %92 = and <4 x i32> %80, splat (i32 -4259840)
  %93 = or disjoint <4 x i32> %92, splat (i32 4194304)
  %94 = and <4 x i32> %81, splat (i32 -4259840)
  %95 = or disjoint <4 x i32> %94, splat (i32 4194304)
  %96 = fcmp uno <4 x float> %78, zeroinitializer
  %97 = fcmp uno <4 x float> %79, zeroinitializer
  %98 = select <4 x i1> %96, <4 x i32> %93, <4 x i32> %90
  %99 = select <4 x i1> %97, <4 x i32> %95, <4 x i32> %91
  %100 = bitcast <4 x i32> %98 to <4 x float>
  %101 = bitcast <4 x i32> %99 to <4 x float>
  %102 = fmul <4 x float> %76, %100
  %103 = fmul <4 x float> %77, %101
  %104 = bitcast <4 x float> %102 to <4 x i32>
  %105 = bitcast <4 x float> %103 to <4 x i32>
  %106 = lshr <4 x i32> %104, splat (i32 16)
  %107 = lshr <4 x i32> %105, splat (i32 16)
  %108 = and <4 x i32> %106, splat (i32 1)
  %109 = and <4 x i32> %107, splat (i32 1)
  %110 = add <4 x i32> %104, splat (i32 32767)
  %111 = add <4 x i32> %105, splat (i32 32767)
  %112 = add <4 x i32> %110, %108
  %113 = add <4 x i32> %111, %109
  %114 = and <4 x i32> %112, splat (i32 -65536)
  %115 = and <4 x i32> %113, splat (i32 -65536)
  %116 = and <4 x i32> %104, splat (i32 -4259840)
  %117 = or disjoint <4 x i32> %116, splat (i32 4194304)
  %118 = and <4 x i32> %105, splat (i32 -4259840)
  %119 = or disjoint <4 x i32> %118, splat (i32 4194304)
  %120 = fcmp uno <4 x float> %102, zeroinitializer
  %121 = fcmp uno <4 x float> %103, zeroinitializer
  %122 = select <4 x i1> %120, <4 x i32> %117, <4 x i32> %114
  %123 = select <4 x i1> %121, <4 x i32> %119, <4 x i32> %115
  %124 = bitcast <4 x i32> %122 to <4 x float>
  %125 = bitcast <4 x i32> %123 to <4 x float>
  %126 = fdiv <4 x float> %124, %48
  %127 = fdiv <4 x float> %125, %53
  %128 = bitcast <4 x float> %126 to <4 x i32>
  %129 = bitcast <4 x float> %127 to <4 x i32>
  %130 = lshr <4 x i32> %128, splat (i32 16)
  %131 = lshr <4 x i32> %129, splat (i32 16)
  %132 = and <4 x i32> %130, splat (i32 1)
  %133 = and <4 x i32> %131, splat (i32 1)
  %134 = add <4 x i32> %128, splat (i32 32767)
  %135 = add <4 x i32> %129, splat (i32 32767)
  %136 = add <4 x i32> %134, %132
  %137 = add <4 x i32> %135, %133
  %138 = and <4 x i32> %136, splat (i32 -65536)
  %139 = and <4 x i32> %137, splat (i32 -65536)
  %140 = and <4 x i32> %128, splat (i32 -4259840)
  %141 = or disjoint <4 x i32> %140, splat (i32 4194304)
  %142 = and <4 x i32> %129, splat (i32 -4259840)
  %143 = or disjoint <4 x i32> %142, splat (i32 4194304)
  %144 = fcmp uno <4 x float> %126, zeroinitializer
  %145 = fcmp uno <4 x float> %127, zeroinitializer
  %146 = select <4 x i1> %144, <4 x i32> %141, <4 x i32> %138
  %147 = select <4 x i1> %145, <4 x i32> %143, <4 x i32> %139
  %148 = bitcast <4 x i32> %146 to <4 x float>
  %149 = bitcast <4 x i32> %147 to <4 x float>
  %150 = fpext <4 x float> %38 to <4 x double>
  %151 = fpext <4 x float> %43 to <4 x double>
  %152 = fpext <4 x float> %48 to <4 x double>
  %153 = fpext <4 x float> %53 to <4 x double>
  %154 = fdiv <4 x double> %150, %152
  %155 = fdiv <4 x double> %151, %153
  %156 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %150, <4 x double> %152)
  %157 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %151, <4 x double> %153)
  %158 = fsub <4 x double> %150, %156
  %159 = fsub <4 x double> %151, %157
  %160 = fdiv <4 x double> %158, %152
  %161 = fdiv <4 x double> %159, %153
  %162 = fadd <4 x double> %160, splat (double -1.000000e+00)
  %163 = fadd <4 x double> %161, splat (double -1.000000e+00)
  %164 = fcmp olt <4 x double> %156, zeroinitializer
  %165 = fcmp olt <4 x double> %157, zeroinitializer
  %166 = fcmp olt <4 x float> %48, zeroinitializer
  %167 = fcmp olt <4 x float> %53, zeroinitializer
  %168 = xor <4 x i1> %166, %164
  %169 = xor <4 x i1> %167, %165
  %170 = fcmp une <4 x double> %156, zeroinitializer
  %171 = fcmp une <4 x double> %157, zeroinitializer
  %172 = and <4 x i1> %170, %168
  %173 = and <4 x i1> %171, %169
  %174 = select <4 x i1> %172, <4 x double> %162, <4 x double> %160
  %175 = select <4 x i1> %173, <4 x double> %163, <4 x double> %161
  %176 = call <4 x double> @llvm.floor.v4f64(<4 x double> %174)
  %177 = call <4 x double> @llvm.floor.v4f64(<4 x double> %175)
  %178 = fadd <4 x double> %176, splat (double 1.000000e+00)
  %179 = fadd <4 x double> %177, splat (double 1.000000e+00)
  %180 = fsub <4 x double> %174, %176
  %181 = fsub <4 x double> %175, %177
  %182 = fcmp ogt <4 x double> %180, splat (double 5.000000e-01)
  %183 = fcmp ogt <4 x double> %181, splat (double 5.000000e-01)
  %184 = select <4 x i1> %182, <4 x double> %178, <4 x double> %176
  %185 = select <4 x i1> %183, <4 x double> %179, <4 x double> %177
  %186 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %154)
  %187 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %155)
  %188 = fcmp oeq <4 x double> %174, zeroinitializer
  %189 = fcmp oeq <4 x double> %175, zeroinitializer
  %190 = select <4 x i1> %188, <4 x double> %186, <4 x double> %184
  %191 = select <4 x i1> %189, <4 x double> %187, <4 x double> %185
  %192 = fcmp oeq <4 x float> %48, zeroinitializer
  %193 = fcmp oeq <4 x float> %53, zeroinitializer
  %194 = select <4 x i1> %192, <4 x double> %154, <4 x double> %190
  %195 = select <4 x i1> %193, <4 x double> %155, <4 x double> %191
  %196 = fptrunc <4 x double> %194 to <4 x float>
  %197 = fptrunc <4 x double> %195 to <4 x float>
  %198 = fpext <4 x float> %196 to <4 x double>
  %199 = fpext <4 x float> %197 to <4 x double>
  %200 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %194)
  %201 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %195)
  %202 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %198)
  %203 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %199)
  %204 = fcmp ogt <4 x double> %202, %200
  %205 = fcmp ogt <4 x double> %203, %201
  %206 = sext <4 x i1> %204 to <4 x i32>
  %207 = sext <4 x i1> %205 to <4 x i32>
  %208 = bitcast <4 x float> %196 to <4 x i32>
  %209 = bitcast <4 x float> %197 to <4 x i32>
  %210 = add <4 x i32> %206, %208
  %211 = add <4 x i32> %207, %209
  %212 = fcmp une <4 x double> %194, %198
  %213 = fcmp une <4 x double> %195, %199
  %214 = zext <4 x i1> %212 to <4 x i32>
  %215 = zext <4 x i1> %213 to <4 x i32>
  %216 = or <4 x i32> %210, %214
  %217 = or <4 x i32> %211, %215
  %218 = bitcast <4 x i32> %216 to <4 x float>
  %219 = bitcast <4 x i32> %217 to <4 x float>
  %220 = lshr <4 x i32> %210, splat (i32 16)
  %221 = lshr <4 x i32> %211, splat (i32 16)
  %222 = and <4 x i32> %220, splat (i32 1)
  %223 = and <4 x i32> %221, splat (i32 1)
  %224 = add <4 x i32> %216, splat (i32 32767)
  %225 = add <4 x i32> %217, splat (i32 32767)
  %226 = add <4 x i32> %224, %222
  %227 = add <4 x i32> %225, %223
  %228 = and <4 x i32> %226, splat (i32 -65536)
  %229 = and <4 x i32> %227, splat (i32 -65536)
  %230 = and <4 x i32> %210, splat (i32 -4259840)
  %231 = or disjoint <4 x i32> %230, splat (i32 4194304)
  %232 = and <4 x i32> %211, splat (i32 -4259840)
  %233 = or disjoint <4 x i32> %232, splat (i32 4194304)
  %234 = fcmp uno <4 x float> %218, zeroinitializer
  %235 = fcmp uno <4 x float> %219, zeroinitializer
  %236 = select <4 x i1> %234, <4 x i32> %231, <4 x i32> %228
  %237 = select <4 x i1> %235, <4 x i32> %233, <4 x i32> %229
  %238 = bitcast <4 x i32> %236 to <4 x float>
  %239 = bitcast <4 x i32> %237 to <4 x float>
  %240 = fadd <4 x float> %148, %238
  %241 = fadd <4 x float> %149, %239
  %242 = bitcast <4 x float> %240 to <4 x i32>
  %243 = bitcast <4 x float> %241 to <4 x i32>
  %244 = lshr <4 x i32> %242, splat (i32 16)
  %245 = lshr <4 x i32> %243, splat (i32 16)
  %246 = and <4 x i32> %244, splat (i32 1)
  %247 = and <4 x i32> %245, splat (i32 1)
  %248 = add <4 x i32> %242, splat (i32 32767)
  %249 = add <4 x i32> %243, splat (i32 32767)
  %250 = add <4 x i32> %248, %246
  %251 = add <4 x i32> %249, %247
  %252 = and <4 x i32> %250, splat (i32 -65536)
  %253 = and <4 x i32> %251, splat (i32 -65536)
  %254 = and <4 x i32> %242, splat (i32 -4259840)
  %255 = or disjoint <4 x i32> %254, splat (i32 4194304)
  %256 = and <4 x i32> %243, splat (i32 -4259840)
  %257 = or disjoint <4 x i32> %256, splat (i32 4194304)
  %258 = fcmp uno <4 x float> %240, zeroinitializer
  %259 = fcmp uno <4 x float> %241, zeroinitializer
  %260 = select <4 x i1> %258, <4 x i32> %255, <4 x i32> %252
  %261 = select <4 x i1> %259, <4 x i32> %257, <4 x i32> %253
  %262 = bitcast <4 x i32> %260 to <4 x float>
  %263 = bitcast <4 x i32> %261 to <4 x float>
  %264 = fadd <4 x double> %156, %152
  %265 = fadd <4 x double> %157, %153
  %266 = select <4 x i1> %168, <4 x double> %264, <4 x double> %156
  %267 = select <4 x i1> %169, <4 x double> %265, <4 x double> %157
  %268 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %152)
  %269 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %153)
  %270 = fcmp oeq <4 x double> %156, zeroinitializer
  %271 = fcmp oeq <4 x double> %157, zeroinitializer
  %272 = select <4 x i1> %270, <4 x double> %268, <4 x double> %266
  %273 = select <4 x i1> %271, <4 x double> %269, <4 x double> %267
  %274 = fptrunc <4 x double> %272 to <4 x float>
  %275 = fptrunc <4 x double> %273 to <4 x float>
  %276 = fpext <4 x float> %274 to <4 x double>
  %277 = fpext <4 x float> %275 to <4 x double>
  %278 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %272)
  %279 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %273)
  %280 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %276)
  %281 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %277)
  %282 = fcmp ogt <4 x double> %280, %278
  %283 = fcmp ogt <4 x double> %281, %279
  %284 = sext <4 x i1> %282 to <4 x i32>
  %285 = sext <4 x i1> %283 to <4 x i32>
  %286 = bitcast <4 x float> %274 to <4 x i32>
  %287 = bitcast <4 x float> %275 to <4 x i32>
  %288 = add <4 x i32> %284, %286
  %289 = add <4 x i32> %285, %287
  %290 = fcmp une <4 x double> %272, %276
  %291 = fcmp une <4 x double> %273, %277
  %292 = zext <4 x i1> %290 to <4 x i32>
  %293 = zext <4 x i1> %291 to <4 x i32>
  %294 = or <4 x i32> %288, %292
  %295 = or <4 x i32> %289, %293
  %296 = bitcast <4 x i32> %294 to <4 x float>
  %297 = bitcast <4 x i32> %295 to <4 x float>
  %298 = lshr <4 x i32> %288, splat (i32 16)
  %299 = lshr <4 x i32> %289, splat (i32 16)
  %300 = and <4 x i32> %298, splat (i32 1)
  %301 = and <4 x i32> %299, splat (i32 1)
  %302 = add <4 x i32> %294, splat (i32 32767)
  %303 = add <4 x i32> %295, splat (i32 32767)
  %304 = add <4 x i32> %302, %300
  %305 = add <4 x i32> %303, %301
  %306 = and <4 x i32> %304, splat (i32 -65536)
  %307 = and <4 x i32> %305, splat (i32 -65536)
  %308 = and <4 x i32> %288, splat (i32 -4259840)
  %309 = or disjoint <4 x i32> %308, splat (i32 4194304)
  %310 = and <4 x i32> %289, splat (i32 -4259840)
  %311 = or disjoint <4 x i32> %310, splat (i32 4194304)
  %312 = fcmp uno <4 x float> %296, zeroinitializer
  %313 = fcmp uno <4 x float> %297, zeroinitializer
  %314 = select <4 x i1> %312, <4 x i32> %309, <4 x i32> %306
  %315 = select <4 x i1> %313, <4 x i32> %311, <4 x i32> %307
  %316 = bitcast <4 x i32> %314 to <4 x float>
  %317 = bitcast <4 x i32> %315 to <4 x float>
  %318 = fadd <4 x float> %262, %316
  %319 = fadd <4 x float> %263, %317
  %320 = bitcast <4 x float> %318 to <4 x i32>
  %321 = bitcast <4 x float> %319 to <4 x i32>
  %322 = lshr <4 x i32> %320, splat (i32 16)
  %323 = lshr <4 x i32> %321, splat (i32 16)
  %324 = and <4 x i32> %322, splat (i32 1)
  %325 = and <4 x i32> %323, splat (i32 1)
  %326 = add <4 x i32> %320, splat (i32 32767)
  %327 = add <4 x i32> %321, splat (i32 32767)
  %328 = add <4 x i32> %326, %324
  %329 = add <4 x i32> %327, %325
  %330 = and <4 x i32> %328, splat (i32 -65536)
  %331 = and <4 x i32> %329, splat (i32 -65536)
  %332 = and <4 x i32> %320, splat (i32 -4259840)
  %333 = or disjoint <4 x i32> %332, splat (i32 4194304)
  %334 = and <4 x i32> %321, splat (i32 -4259840)
  %335 = or disjoint <4 x i32> %334, splat (i32 4194304)
  %336 = fcmp uno <4 x float> %318, zeroinitializer
  %337 = fcmp uno <4 x float> %319, zeroinitializer
  %338 = select <4 x i1> %336, <4 x i32> %333, <4 x i32> %330
  %339 = select <4 x i1> %337, <4 x i32> %335, <4 x i32> %331
  %340 = bitcast <4 x i32> %338 to <4 x float>
  %341 = bitcast <4 x i32> %339 to <4 x float>
  %342 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %38)
  %343 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %43)
  %344 = fadd <4 x float> %342, %340
  %345 = fadd <4 x float> %343, %341
  %346 = bitcast <4 x float> %344 to <4 x i32>
  %347 = bitcast <4 x float> %345 to <4 x i32>
  %348 = lshr <4 x i32> %346, splat (i32 16)
  %349 = lshr <4 x i32> %347, splat (i32 16)
  %350 = and <4 x i32> %348, splat (i32 1)
  %351 = and <4 x i32> %349, splat (i32 1)
  %352 = add <4 x i32> %346, splat (i32 32767)
  %353 = add <4 x i32> %347, splat (i32 32767)
  %354 = add <4 x i32> %352, %350
  %355 = add <4 x i32> %353, %351
  %356 = and <4 x i32> %354, splat (i32 -65536)
  %357 = and <4 x i32> %355, splat (i32 -65536)
  %358 = and <4 x i32> %346, splat (i32 -4259840)
  %359 = or disjoint <4 x i32> %358, splat (i32 4194304)
  %360 = and <4 x i32> %347, splat (i32 -4259840)
  %361 = or disjoint <4 x i32> %360, splat (i32 4194304)
  %362 = fcmp uno <4 x float> %344, zeroinitializer
  %363 = fcmp uno <4 x float> %345, zeroinitializer
  %364 = select <4 x i1> %362, <4 x i32> %359, <4 x i32> %356
  %365 = select <4 x i1> %363, <4 x i32> %361, <4 x i32> %357
  %366 = bitcast <4 x i32> %364 to <4 x float>
  %367 = bitcast <4 x i32> %365 to <4 x float>
  %368 = call <4 x float> @llvm.floor.v4f32(<4 x float> %38)
  %369 = call <4 x float> @llvm.floor.v4f32(<4 x float> %43)
  %370 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %38)
  %371 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %43)
  %372 = fadd <4 x float> %368, %370
  %373 = fadd <4 x float> %369, %371
  %374 = bitcast <4 x float> %372 to <4 x i32>
  %375 = bitcast <4 x float> %373 to <4 x i32>
  %376 = lshr <4 x i32> %374, splat (i32 16)
  %377 = lshr <4 x i32> %375, splat (i32 16)
  %378 = and <4 x i32> %376, splat (i32 1)
  %379 = and <4 x i32> %377, splat (i32 1)
  %380 = add <4 x i32> %374, splat (i32 32767)
  %381 = add <4 x i32> %375, splat (i32 32767)
  %382 = add <4 x i32> %380, %378
  %383 = add <4 x i32> %381, %379
  %384 = and <4 x i32> %382, splat (i32 -65536)
  %385 = and <4 x i32> %383, splat (i32 -65536)
  %386 = and <4 x i32> %374, splat (i32 -4259840)
  %387 = or disjoint <4 x i32> %386, splat (i32 4194304)
  %388 = and <4 x i32> %375, splat (i32 -4259840)
  %389 = or disjoint <4 x i32> %388, splat (i32 4194304)
  %390 = fcmp uno <4 x float> %372, zeroinitializer
  %391 = fcmp uno <4 x float> %373, zeroinitializer
  %392 = select <4 x i1> %390, <4 x i32> %387, <4 x i32> %384
  %393 = select <4 x i1> %391, <4 x i32> %389, <4 x i32> %385
  %394 = bitcast <4 x i32> %392 to <4 x float>
  %395 = bitcast <4 x i32> %393 to <4 x float>
  %396 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %48)
  %397 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %53)
  %398 = fadd <4 x float> %396, %394
  %399 = fadd <4 x float> %397, %395
  %400 = bitcast <4 x float> %398 to <4 x i32>
  %401 = bitcast <4 x float> %399 to <4 x i32>
  %402 = lshr <4 x i32> %400, splat (i32 16)
  %403 = lshr <4 x i32> %401, splat (i32 16)
  %404 = and <4 x i32> %402, splat (i32 1)
  %405 = and <4 x i32> %403, splat (i32 1)
  %406 = add <4 x i32> %400, splat (i32 32767)
  %407 = add <4 x i32> %401, splat (i32 32767)
  %408 = add <4 x i32> %406, %404
  %409 = add <4 x i32> %407, %405
  %410 = and <4 x i32> %408, splat (i32 -65536)
  %411 = and <4 x i32> %409, splat (i32 -65536)
  %412 = and <4 x i32> %400, splat (i32 -4259840)
  %413 = or disjoint <4 x i32> %412, splat (i32 4194304)
  %414 = and <4 x i32> %401, splat (i32 -4259840)
  %415 = or disjoint <4 x i32> %414, splat (i32 4194304)
  %416 = fcmp uno <4 x float> %398, zeroinitializer
  %417 = fcmp uno <4 x float> %399, zeroinitializer
  %418 = select <4 x i1> %416, <4 x i32> %413, <4 x i32> %410
  %419 = select <4 x i1> %417, <4 x i32> %415, <4 x i32> %411
  %420 = bitcast <4 x i32> %418 to <4 x float>
  %421 = bitcast <4 x i32> %419 to <4 x float>
  %422 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %48)
  %423 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %53)
  %424 = fadd <4 x float> %422, %420
  %425 = fadd <4 x float> %423, %421
  %426 = bitcast <4 x float> %424 to <4 x i32>
  %427 = bitcast <4 x float> %425 to <4 x i32>
  %428 = lshr <4 x i32> %426, splat (i32 16)
  %429 = lshr <4 x i32> %427, splat (i32 16)
  %430 = and <4 x i32> %428, splat (i32 1)
  %431 = and <4 x i32> %429, splat (i32 1)
  %432 = add <4 x i32> %426, splat (i32 32767)
  %433 = add <4 x i32> %427, splat (i32 32767)
  %434 = add <4 x i32> %432, %430
  %435 = add <4 x i32> %433, %431
  %436 = and <4 x i32> %434, splat (i32 -65536)
  %437 = and <4 x i32> %435, splat (i32 -65536)
  %438 = and <4 x i32> %426, splat (i32 -4259840)
  %439 = or disjoint <4 x i32> %438, splat (i32 4194304)
  %440 = and <4 x i32> %427, splat (i32 -4259840)
  %441 = or disjoint <4 x i32> %440, splat (i32 4194304)
  %442 = fcmp uno <4 x float> %424, zeroinitializer
  %443 = fcmp uno <4 x float> %425, zeroinitializer
  %444 = select <4 x i1> %442, <4 x i32> %439, <4 x i32> %436
  %445 = select <4 x i1> %443, <4 x i32> %441, <4 x i32> %437
  %446 = bitcast <4 x i32> %444 to <4 x float>
  %447 = bitcast <4 x i32> %445 to <4 x float>
  %448 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %38)
  %449 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %43)
  %450 = bitcast <4 x float> %448 to <4 x i32>
  %451 = bitcast <4 x float> %449 to <4 x i32>
  %452 = lshr <4 x i32> %450, splat (i32 16)
  %453 = lshr <4 x i32> %451, splat (i32 16)
  %454 = and <4 x i32> %452, splat (i32 1)
  %455 = and <4 x i32> %453, splat (i32 1)
  %456 = add <4 x i32> %450, splat (i32 32767)
  %457 = add <4 x i32> %451, splat (i32 32767)
  %458 = add <4 x i32> %456, %454
  %459 = add <4 x i32> %457, %455
  %460 = and <4 x i32> %458, splat (i32 -65536)
  %461 = and <4 x i32> %459, splat (i32 -65536)
  %462 = and <4 x i32> %450, splat (i32 -4259840)
  %463 = or disjoint <4 x i32> %462, splat (i32 4194304)
  %464 = and <4 x i32> %451, splat (i32 -4259840)
  %465 = or disjoint <4 x i32> %464, splat (i32 4194304)
  %466 = fcmp ult <4 x float> %38, zeroinitializer
  %467 = fcmp ult <4 x float> %43, zeroinitializer
  %468 = select <4 x i1> %466, <4 x i32> %463, <4 x i32> %460
  %469 = select <4 x i1> %467, <4 x i32> %465, <4 x i32> %461
  %470 = bitcast <4 x i32> %468 to <4 x float>
  %471 = bitcast <4 x i32> %469 to <4 x float>
  %472 = fadd <4 x float> %446, %470
  %473 = fadd <4 x float> %447, %471
  %474 = bitcast <4 x float> %472 to <4 x i32>
  %475 = bitcast <4 x float> %473 to <4 x i32>
  %476 = lshr <4 x i32> %474, splat (i32 16)
  %477 = lshr <4 x i32> %475, splat (i32 16)
  %478 = and <4 x i32> %476, splat (i32 1)
  %479 = and <4 x i32> %477, splat (i32 1)
  %480 = add <4 x i32> %474, splat (i32 32767)
  %481 = add <4 x i32> %475, splat (i32 32767)
  %482 = add <4 x i32> %480, %478
  %483 = add <4 x i32> %481, %479
  %484 = and <4 x i32> %482, splat (i32 -65536)
  %485 = and <4 x i32> %483, splat (i32 -65536)
  %486 = and <4 x i32> %474, splat (i32 -4259840)
  %487 = or disjoint <4 x i32> %486, splat (i32 4194304)
  %488 = and <4 x i32> %475, splat (i32 -4259840)
  %489 = or disjoint <4 x i32> %488, splat (i32 4194304)
  %490 = fcmp uno <4 x float> %472, zeroinitializer
  %491 = fcmp uno <4 x float> %473, zeroinitializer
  %492 = select <4 x i1> %490, <4 x i32> %487, <4 x i32> %484
  %493 = select <4 x i1> %491, <4 x i32> %489, <4 x i32> %485
  %494 = bitcast <4 x i32> %492 to <4 x float>
  %495 = bitcast <4 x i32> %493 to <4 x float>
  %496 = fadd <4 x float> %366, %494
  %497 = fadd <4 x float> %367, %495
  %498 = bitcast <4 x float> %496 to <4 x i32>
  %499 = bitcast <4 x float> %497 to <4 x i32>
  %500 = lshr <4 x i32> %498, splat (i32 16)
  %501 = lshr <4 x i32> %499, splat (i32 16)
  %502 = and <4 x i32> %500, splat (i32 1)
  %503 = and <4 x i32> %501, splat (i32 1)
  %504 = add <4 x i32> %498, splat (i32 32767)
  %505 = add <4 x i32> %499, splat (i32 32767)
  %506 = add <4 x i32> %504, %502
  %507 = add <4 x i32> %505, %503
  %508 = and <4 x i32> %506, splat (i32 -65536)
  %509 = and <4 x i32> %507, splat (i32 -65536)
  %510 = and <4 x i32> %498, splat (i32 -4259840)
  %511 = or disjoint <4 x i32> %510, splat (i32 4194304)
  %512 = and <4 x i32> %499, splat (i32 -4259840)
  %513 = or disjoint <4 x i32> %512, splat (i32 4194304)
  %514 = fcmp uno <4 x float> %496, zeroinitializer
  %515 = fcmp uno <4 x float> %497, zeroinitializer
  %516 = select <4 x i1> %514, <4 x i32> %511, <4 x i32> %508
  %517 = select <4 x i1> %515, <4 x i32> %513, <4 x i32> %509
  %518 = bitcast <4 x i32> %516 to <4 x float>
  %519 = bitcast <4 x i32> %517 to <4 x float>
  %520 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %38, <4 x float> %48)
  %521 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %43, <4 x float> %53)
  %522 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %38, <4 x float> %48)
  %523 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %43, <4 x float> %53)
  %524 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %520, <4 x float> splat (float -1.500000e+00))
  %525 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %521, <4 x float> splat (float -1.500000e+00))
  %526 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %524, <4 x float> %522)
  %527 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %525, <4 x float> %523)
  %528 = call <4 x float> @llvm.fma.v4f32(<4 x float> %38, <4 x float> %48, <4 x float> %38)
  %529 = call <4 x float> @llvm.fma.v4f32(<4 x float> %43, <4 x float> %53, <4 x float> %43)
  %530 = bitcast <4 x float> %528 to <4 x i32>
  %531 = bitcast <4 x float> %529 to <4 x i32>
  %532 = lshr <4 x i32> %530, splat (i32 16)
  %533 = lshr <4 x i32> %531, splat (i32 16)
  %534 = and <4 x i32> %532, splat (i32 1)
  %535 = and <4 x i32> %533, splat (i32 1)
  %536 = add <4 x i32> %530, splat (i32 32767)
  %537 = add <4 x i32> %531, splat (i32 32767)
  %538 = add <4 x i32> %536, %534
  %539 = add <4 x i32> %537, %535
  %540 = and <4 x i32> %538, splat (i32 -65536)
  %541 = and <4 x i32> %539, splat (i32 -65536)
  %542 = and <4 x i32> %530, splat (i32 -4259840)
  %543 = or disjoint <4 x i32> %542, splat (i32 4194304)
  %544 = and <4 x i32> %531, splat (i32 -4259840)
  %545 = or disjoint <4 x i32> %544, splat (i32 4194304)
  %546 = fcmp uno <4 x float> %528, zeroinitializer
  %547 = fcmp uno <4 x float> %529, zeroinitializer
  %548 = select <4 x i1> %546, <4 x i32> %543, <4 x i32> %540
  %549 = select <4 x i1> %547, <4 x i32> %545, <4 x i32> %541
  %550 = bitcast <4 x i32> %548 to <4 x float>
  %551 = bitcast <4 x i32> %549 to <4 x float>
  %552 = fadd <4 x float> %526, %550
  %553 = fadd <4 x float> %527, %551
  %554 = bitcast <4 x float> %552 to <4 x i32>
  %555 = bitcast <4 x float> %553 to <4 x i32>
  %556 = lshr <4 x i32> %554, splat (i32 16)
  %557 = lshr <4 x i32> %555, splat (i32 16)
  %558 = and <4 x i32> %556, splat (i32 1)
  %559 = and <4 x i32> %557, splat (i32 1)
  %560 = add <4 x i32> %554, splat (i32 32767)
  %561 = add <4 x i32> %555, splat (i32 32767)
  %562 = add <4 x i32> %560, %558
  %563 = add <4 x i32> %561, %559
  %564 = and <4 x i32> %562, splat (i32 -65536)
  %565 = and <4 x i32> %563, splat (i32 -65536)
  %566 = and <4 x i32> %554, splat (i32 -4259840)
  %567 = or disjoint <4 x i32> %566, splat (i32 4194304)
  %568 = and <4 x i32> %555, splat (i32 -4259840)
  %569 = or disjoint <4 x i32> %568, splat (i32 4194304)
  %570 = fcmp uno <4 x float> %552, zeroinitializer
  %571 = fcmp uno <4 x float> %553, zeroinitializer
  %572 = select <4 x i1> %570, <4 x i32> %567, <4 x i32> %564
  %573 = select <4 x i1> %571, <4 x i32> %569, <4 x i32> %565
  %574 = bitcast <4 x i32> %572 to <4 x float>
  %575 = bitcast <4 x i32> %573 to <4 x float>
  %576 = fadd <4 x float> %518, %574
  %577 = fadd <4 x float> %519, %575
  %578 = bitcast <4 x float> %576 to <4 x i32>
  %579 = bitcast <4 x float> %577 to <4 x i32>
  %580 = lshr <4 x i32> %578, splat (i32 16)
  %581 = lshr <4 x i32> %579, splat (i32 16)
  %582 = and <4 x i32> %580, splat (i32 1)
  %583 = and <4 x i32> %581, splat (i32 1)
  %584 = add <4 x i32> %578, splat (i32 32767)
  %585 = add <4 x i32> %579, splat (i32 32767)
  %586 = add <4 x i32> %584, %582
  %587 = add <4 x i32> %585, %583
  %588 = or <4 x i32> %578, splat (i32 4194304)
  %589 = or <4 x i32> %579, splat (i32 4194304)
  %590 = fcmp uno <4 x float> %576, zeroinitializer
  %591 = fcmp uno <4 x float> %577, zeroinitializer
  %592 = select <4 x i1> %590, <4 x i32> %588, <4 x i32> %586
  %593 = select <4 x i1> %591, <4 x i32> %589, <4 x i32> %587
  %594 = lshr <4 x i32> %592, splat (i32 16)
  %595 = trunc nuw <4 x i32> %594 to <4 x i16>
  %596 = getelementptr i16, ptr %14, i64 %33
  store <4 x i16> %595, ptr %596, align 2
  %597 = lshr <4 x i32> %593, splat (i32 16)
  %598 = trunc nuw <4 x i32> %597 to <4 x i16>
  %599 = getelementptr i8, ptr %596, i64 8
  store <4 x i16> %598, ptr %599, align 2
  %600 = fcmp uno <4 x float> %38, zeroinitializer
  %601 = fcmp uno <4 x float> %43, zeroinitializer
  %602 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %48)
  %603 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %53)
  %604 = fcmp oeq <4 x float> %602, splat (float 0x7FF0000000000000)
  %605 = fcmp oeq <4 x float> %603, splat (float 0x7FF0000000000000)
  %606 = or <4 x i1> %600, %604
  %607 = or <4 x i1> %601, %605
  %608 = fcmp ole <4 x float> %38, %48
  %609 = fcmp ole <4 x float> %43, %53
  %610 = fcmp ogt <4 x float> %38, splat (float 5.000000e-01)
  %611 = fcmp ogt <4 x float> %43, splat (float 5.000000e-01)
  %612 = and <4 x i1> %608, %610
  %613 = and <4 x i1> %609, %611
  %614 = or <4 x i1> %606, %612
  %615 = or <4 x i1> %607, %613
  %616 = zext <4 x i1> %614 to <4 x i8>
  %617 = getelementptr i8, ptr %16, i64 %33
  store <4 x i8> %616, ptr %617, align 1
  %618 = zext <4 x i1> %615 to <4 x i8>
  %619 = getelementptr i8, ptr %617, i64 4
  store <4 x i8> %618, ptr %619, align 1
  %620 = add i64 %32, 8
  %621 = icmp slt i64 %620, %26
  br i1 %621, label %31, label %622

622:                                              ; preds = %31
  br label %623

623:                                              ; preds = %622, %19
  %624 = icmp eq i64 %26, %25
  br i1 %624, label %932, label %625

625:                                              ; preds = %623
  br label %626

626:                                              ; preds = %625, %626
  %627 = phi i64 [ %929, %626 ], [ %26, %625 ]
  %628 = sub i64 %24, %627
  %629 = call i64 @llvm.smax.i64(i64 %628, i64 0)
  %630 = call i64 @llvm.smin.i64(i64 %629, i64 4)
  %631 = trunc nuw nsw i64 %630 to i32
  %632 = insertelement <4 x i32> poison, i32 %631, i64 0
  %633 = shufflevector <4 x i32> %632, <4 x i32> poison, <4 x i32> zeroinitializer
  %634 = icmp samesign ugt <4 x i32> %633, <i32 0, i32 1, i32 2, i32 3>
  %635 = add i64 %22, %627
  %636 = getelementptr i16, ptr %10, i64 %635
  %637 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %636, <4 x i1> %634, <4 x i16> zeroinitializer)
  %638 = zext <4 x i16> %637 to <4 x i32>
  %639 = shl nuw <4 x i32> %638, splat (i32 16)
  %640 = bitcast <4 x i32> %639 to <4 x float>
  %641 = getelementptr i16, ptr %12, i64 %635
  %642 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %641, <4 x i1> %634, <4 x i16> splat (i16 16256))
  %643 = zext <4 x i16> %642 to <4 x i32>
  %644 = shl nuw <4 x i32> %643, splat (i32 16)
  %645 = bitcast <4 x i32> %644 to <4 x float>
  %646 = fadd <4 x float> %640, %645
  %647 = bitcast <4 x float> %646 to <4 x i32>
  %648 = lshr <4 x i32> %647, splat (i32 16)
  %649 = and <4 x i32> %648, splat (i32 1)
  %650 = add <4 x i32> %647, splat (i32 32767)
  %651 = add <4 x i32> %650, %649
  %652 = and <4 x i32> %651, splat (i32 -65536)
  %653 = and <4 x i32> %647, splat (i32 -4259840)
  %654 = or disjoint <4 x i32> %653, splat (i32 4194304)
  %655 = fcmp uno <4 x float> %646, zeroinitializer
  %656 = select <4 x i1> %655, <4 x i32> %654, <4 x i32> %652
  %657 = bitcast <4 x i32> %656 to <4 x float>
  %658 = fsub <4 x float> %640, %645
  %659 = bitcast <4 x float> %658 to <4 x i32>
  %660 = lshr <4 x i32> %659, splat (i32 16)
  %661 = and <4 x i32> %660, splat (i32 1)
  %662 = add <4 x i32> %659, splat (i32 32767)
  %663 = add <4 x i32> %662, %661
  %664 = and <4 x i32> %663, splat (i32 -65536)
  %665 = and <4 x i32> %659, splat (i32 -4259840)
  %666 = or disjoint <4 x i32> %665, splat (i32 4194304)
  %667 = fcmp uno <4 x float> %658, zeroinitializer
  %668 = select <4 x i1> %667, <4 x i32> %666, <4 x i32> %664
  %669 = bitcast <4 x i32> %668 to <4 x float>
  %670 = fmul <4 x float> %657, %669
  %671 = bitcast <4 x float> %670 to <4 x i32>
  %672 = lshr <4 x i32> %671, splat (i32 16)
  %673 = and <4 x i32> %672, splat (i32 1)
  %674 = add <4 x i32> %671, splat (i32 32767)
  %675 = add <4 x i32> %674, %673
  %676 = and <4 x i32> %675, splat (i32 -65536)
  %677 = and <4 x i32> %671, splat (i32 -4259840)
  %678 = or disjoint <4 x i32> %677, splat (i32 4194304)
  %679 = fcmp uno <4 x float> %670, zeroinitializer
  %680 = select <4 x i1> %679, <4 x i32> %678, <4 x i32> %676
  %681 = bitcast <4 x i32> %680 to <4 x float>
  %682 = fdiv <4 x float> %681, %645
  %683 = bitcast <4 x float> %682 to <4 x i32>
  %684 = lshr <4 x i32> %683, splat (i32 16)
  %685 = and <4 x i32> %684, splat (i32 1)
  %686 = add <4 x i32> %683, splat (i32 32767)
  %687 = add <4 x i32> %686, %685
  %688 = and <4 x i32> %687, splat (i32 -65536)
  %689 = and <4 x i32> %683, splat (i32 -4259840)
  %690 = or disjoint <4 x i32> %689, splat (i32 4194304)
  %691 = fcmp uno <4 x float> %682, zeroinitializer
  %692 = select <4 x i1> %691, <4 x i32> %690, <4 x i32> %688
  %693 = bitcast <4 x i32> %692 to <4 x float>
  %694 = fpext <4 x float> %640 to <4 x double>
  %695 = fpext <4 x float> %645 to <4 x double>
  %696 = fdiv <4 x double> %694, %695
  %697 = call <4 x double> @"eas.remainder.<4 x double>"(<4 x double> %694, <4 x double> %695)
  %698 = fsub <4 x double> %694, %697
  %699 = fdiv <4 x double> %698, %695
  %700 = fadd <4 x double> %699, splat (double -1.000000e+00)
  %701 = fcmp olt <4 x double> %697, zeroinitializer
  %702 = fcmp olt <4 x float> %645, zeroinitializer
  %703 = xor <4 x i1> %702, %701
  %704 = fcmp une <4 x double> %697, zeroinitializer
  %705 = and <4 x i1> %704, %703
  %706 = select <4 x i1> %705, <4 x double> %700, <4 x double> %699
  %707 = call <4 x double> @llvm.floor.v4f64(<4 x double> %706)
  %708 = fadd <4 x double> %707, splat (double 1.000000e+00)
  %709 = fsub <4 x double> %706, %707
  %710 = fcmp ogt <4 x double> %709, splat (double 5.000000e-01)
  %711 = select <4 x i1> %710, <4 x double> %708, <4 x double> %707
  %712 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %696)
  %713 = fcmp oeq <4 x double> %706, zeroinitializer
  %714 = select <4 x i1> %713, <4 x double> %712, <4 x double> %711
  %715 = fcmp oeq <4 x float> %645, zeroinitializer
  %716 = select <4 x i1> %715, <4 x double> %696, <4 x double> %714
  %717 = fptrunc <4 x double> %716 to <4 x float>
  %718 = fpext <4 x float> %717 to <4 x double>
  %719 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %716)
  %720 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %718)
  %721 = fcmp ogt <4 x double> %720, %719
  %722 = sext <4 x i1> %721 to <4 x i32>
  %723 = bitcast <4 x float> %717 to <4 x i32>
  %724 = add <4 x i32> %722, %723
  %725 = fcmp une <4 x double> %716, %718
  %726 = zext <4 x i1> %725 to <4 x i32>
  %727 = or <4 x i32> %724, %726
  %728 = bitcast <4 x i32> %727 to <4 x float>
  %729 = lshr <4 x i32> %724, splat (i32 16)
  %730 = and <4 x i32> %729, splat (i32 1)
  %731 = add <4 x i32> %727, splat (i32 32767)
  %732 = add <4 x i32> %731, %730
  %733 = and <4 x i32> %732, splat (i32 -65536)
  %734 = and <4 x i32> %724, splat (i32 -4259840)
  %735 = or disjoint <4 x i32> %734, splat (i32 4194304)
  %736 = fcmp uno <4 x float> %728, zeroinitializer
  %737 = select <4 x i1> %736, <4 x i32> %735, <4 x i32> %733
  %738 = bitcast <4 x i32> %737 to <4 x float>
  %739 = fadd <4 x float> %693, %738
  %740 = bitcast <4 x float> %739 to <4 x i32>
  %741 = lshr <4 x i32> %740, splat (i32 16)
  %742 = and <4 x i32> %741, splat (i32 1)
  %743 = add <4 x i32> %740, splat (i32 32767)
  %744 = add <4 x i32> %743, %742
  %745 = and <4 x i32> %744, splat (i32 -65536)
  %746 = and <4 x i32> %740, splat (i32 -4259840)
  %747 = or disjoint <4 x i32> %746, splat (i32 4194304)
  %748 = fcmp uno <4 x float> %739, zeroinitializer
  %749 = select <4 x i1> %748, <4 x i32> %747, <4 x i32> %745
  %750 = bitcast <4 x i32> %749 to <4 x float>
  %751 = fadd <4 x double> %697, %695
  %752 = select <4 x i1> %703, <4 x double> %751, <4 x double> %697
  %753 = call <4 x double> @llvm.copysign.v4f64(<4 x double> zeroinitializer, <4 x double> %695)
  %754 = fcmp oeq <4 x double> %697, zeroinitializer
  %755 = select <4 x i1> %754, <4 x double> %753, <4 x double> %752
  %756 = fptrunc <4 x double> %755 to <4 x float>
  %757 = fpext <4 x float> %756 to <4 x double>
  %758 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %755)
  %759 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %757)
  %760 = fcmp ogt <4 x double> %759, %758
  %761 = sext <4 x i1> %760 to <4 x i32>
  %762 = bitcast <4 x float> %756 to <4 x i32>
  %763 = add <4 x i32> %761, %762
  %764 = fcmp une <4 x double> %755, %757
  %765 = zext <4 x i1> %764 to <4 x i32>
  %766 = or <4 x i32> %763, %765
  %767 = bitcast <4 x i32> %766 to <4 x float>
  %768 = lshr <4 x i32> %763, splat (i32 16)
  %769 = and <4 x i32> %768, splat (i32 1)
  %770 = add <4 x i32> %766, splat (i32 32767)
  %771 = add <4 x i32> %770, %769
  %772 = and <4 x i32> %771, splat (i32 -65536)
  %773 = and <4 x i32> %763, splat (i32 -4259840)
  %774 = or disjoint <4 x i32> %773, splat (i32 4194304)
  %775 = fcmp uno <4 x float> %767, zeroinitializer
  %776 = select <4 x i1> %775, <4 x i32> %774, <4 x i32> %772
  %777 = bitcast <4 x i32> %776 to <4 x float>
  %778 = fadd <4 x float> %750, %777
  %779 = bitcast <4 x float> %778 to <4 x i32>
  %780 = lshr <4 x i32> %779, splat (i32 16)
  %781 = and <4 x i32> %780, splat (i32 1)
  %782 = add <4 x i32> %779, splat (i32 32767)
  %783 = add <4 x i32> %782, %781
  %784 = and <4 x i32> %783, splat (i32 -65536)
  %785 = and <4 x i32> %779, splat (i32 -4259840)
  %786 = or disjoint <4 x i32> %785, splat (i32 4194304)
  %787 = fcmp uno <4 x float> %778, zeroinitializer
  %788 = select <4 x i1> %787, <4 x i32> %786, <4 x i32> %784
  %789 = bitcast <4 x i32> %788 to <4 x float>
  %790 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %640)
  %791 = fadd <4 x float> %790, %789
  %792 = bitcast <4 x float> %791 to <4 x i32>
  %793 = lshr <4 x i32> %792, splat (i32 16)
  %794 = and <4 x i32> %793, splat (i32 1)
  %795 = add <4 x i32> %792, splat (i32 32767)
  %796 = add <4 x i32> %795, %794
  %797 = and <4 x i32> %796, splat (i32 -65536)
  %798 = and <4 x i32> %792, splat (i32 -4259840)
  %799 = or disjoint <4 x i32> %798, splat (i32 4194304)
  %800 = fcmp uno <4 x float> %791, zeroinitializer
  %801 = select <4 x i1> %800, <4 x i32> %799, <4 x i32> %797
  %802 = bitcast <4 x i32> %801 to <4 x float>
  %803 = call <4 x float> @llvm.floor.v4f32(<4 x float> %640)
  %804 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %640)
  %805 = fadd <4 x float> %803, %804
  %806 = bitcast <4 x float> %805 to <4 x i32>
  %807 = lshr <4 x i32> %806, splat (i32 16)
  %808 = and <4 x i32> %807, splat (i32 1)
  %809 = add <4 x i32> %806, splat (i32 32767)
  %810 = add <4 x i32> %809, %808
  %811 = and <4 x i32> %810, splat (i32 -65536)
  %812 = and <4 x i32> %806, splat (i32 -4259840)
  %813 = or disjoint <4 x i32> %812, splat (i32 4194304)
  %814 = fcmp uno <4 x float> %805, zeroinitializer
  %815 = select <4 x i1> %814, <4 x i32> %813, <4 x i32> %811
  %816 = bitcast <4 x i32> %815 to <4 x float>
  %817 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %645)
  %818 = fadd <4 x float> %817, %816
  %819 = bitcast <4 x float> %818 to <4 x i32>
  %820 = lshr <4 x i32> %819, splat (i32 16)
  %821 = and <4 x i32> %820, splat (i32 1)
  %822 = add <4 x i32> %819, splat (i32 32767)
  %823 = add <4 x i32> %822, %821
  %824 = and <4 x i32> %823, splat (i32 -65536)
  %825 = and <4 x i32> %819, splat (i32 -4259840)
  %826 = or disjoint <4 x i32> %825, splat (i32 4194304)
  %827 = fcmp uno <4 x float> %818, zeroinitializer
  %828 = select <4 x i1> %827, <4 x i32> %826, <4 x i32> %824
  %829 = bitcast <4 x i32> %828 to <4 x float>
  %830 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %645)
  %831 = fadd <4 x float> %830, %829
  %832 = bitcast <4 x float> %831 to <4 x i32>
  %833 = lshr <4 x i32> %832, splat (i32 16)
  %834 = and <4 x i32> %833, splat (i32 1)
  %835 = add <4 x i32> %832, splat (i32 32767)
  %836 = add <4 x i32> %835, %834
  %837 = and <4 x i32> %836, splat (i32 -65536)
  %838 = and <4 x i32> %832, splat (i32 -4259840)
  %839 = or disjoint <4 x i32> %838, splat (i32 4194304)
  %840 = fcmp uno <4 x float> %831, zeroinitializer
  %841 = select <4 x i1> %840, <4 x i32> %839, <4 x i32> %837
  %842 = bitcast <4 x i32> %841 to <4 x float>
  %843 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %640)
  %844 = bitcast <4 x float> %843 to <4 x i32>
  %845 = lshr <4 x i32> %844, splat (i32 16)
  %846 = and <4 x i32> %845, splat (i32 1)
  %847 = add <4 x i32> %844, splat (i32 32767)
  %848 = add <4 x i32> %847, %846
  %849 = and <4 x i32> %848, splat (i32 -65536)
  %850 = and <4 x i32> %844, splat (i32 -4259840)
  %851 = or disjoint <4 x i32> %850, splat (i32 4194304)
  %852 = fcmp ult <4 x float> %640, zeroinitializer
  %853 = select <4 x i1> %852, <4 x i32> %851, <4 x i32> %849
  %854 = bitcast <4 x i32> %853 to <4 x float>
  %855 = fadd <4 x float> %842, %854
  %856 = bitcast <4 x float> %855 to <4 x i32>
  %857 = lshr <4 x i32> %856, splat (i32 16)
  %858 = and <4 x i32> %857, splat (i32 1)
  %859 = add <4 x i32> %856, splat (i32 32767)
  %860 = add <4 x i32> %859, %858
  %861 = and <4 x i32> %860, splat (i32 -65536)
  %862 = and <4 x i32> %856, splat (i32 -4259840)
  %863 = or disjoint <4 x i32> %862, splat (i32 4194304)
  %864 = fcmp uno <4 x float> %855, zeroinitializer
  %865 = select <4 x i1> %864, <4 x i32> %863, <4 x i32> %861
  %866 = bitcast <4 x i32> %865 to <4 x float>
  %867 = fadd <4 x float> %802, %866
  %868 = bitcast <4 x float> %867 to <4 x i32>
  %869 = lshr <4 x i32> %868, splat (i32 16)
  %870 = and <4 x i32> %869, splat (i32 1)
  %871 = add <4 x i32> %868, splat (i32 32767)
  %872 = add <4 x i32> %871, %870
  %873 = and <4 x i32> %872, splat (i32 -65536)
  %874 = and <4 x i32> %868, splat (i32 -4259840)
  %875 = or disjoint <4 x i32> %874, splat (i32 4194304)
  %876 = fcmp uno <4 x float> %867, zeroinitializer
  %877 = select <4 x i1> %876, <4 x i32> %875, <4 x i32> %873
  %878 = bitcast <4 x i32> %877 to <4 x float>
  %879 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %640, <4 x float> %645)
  %880 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %640, <4 x float> %645)
  %881 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %879, <4 x float> splat (float -1.500000e+00))
  %882 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %881, <4 x float> %880)
  %883 = call <4 x float> @llvm.fma.v4f32(<4 x float> %640, <4 x float> %645, <4 x float> %640)
  %884 = bitcast <4 x float> %883 to <4 x i32>
  %885 = lshr <4 x i32> %884, splat (i32 16)
  %886 = and <4 x i32> %885, splat (i32 1)
  %887 = add <4 x i32> %884, splat (i32 32767)
  %888 = add <4 x i32> %887, %886
  %889 = and <4 x i32> %888, splat (i32 -65536)
  %890 = and <4 x i32> %884, splat (i32 -4259840)
  %891 = or disjoint <4 x i32> %890, splat (i32 4194304)
  %892 = fcmp uno <4 x float> %883, zeroinitializer
  %893 = select <4 x i1> %892, <4 x i32> %891, <4 x i32> %889
  %894 = bitcast <4 x i32> %893 to <4 x float>
  %895 = fadd <4 x float> %882, %894
  %896 = bitcast <4 x float> %895 to <4 x i32>
  %897 = lshr <4 x i32> %896, splat (i32 16)
  %898 = and <4 x i32> %897, splat (i32 1)
  %899 = add <4 x i32> %896, splat (i32 32767)
  %900 = add <4 x i32> %899, %898
  %901 = and <4 x i32> %900, splat (i32 -65536)
  %902 = and <4 x i32> %896, splat (i32 -4259840)
  %903 = or disjoint <4 x i32> %902, splat (i32 4194304)
  %904 = fcmp uno <4 x float> %895, zeroinitializer
  %905 = select <4 x i1> %904, <4 x i32> %903, <4 x i32> %901
  %906 = bitcast <4 x i32> %905 to <4 x float>
  %907 = fadd <4 x float> %878, %906
  %908 = bitcast <4 x float> %907 to <4 x i32>
  %909 = lshr <4 x i32> %908, splat (i32 16)
  %910 = and <4 x i32> %909, splat (i32 1)
  %911 = add <4 x i32> %908, splat (i32 32767)
  %912 = add <4 x i32> %911, %910
  %913 = or <4 x i32> %908, splat (i32 4194304)
  %914 = fcmp uno <4 x float> %907, zeroinitializer
  %915 = select <4 x i1> %914, <4 x i32> %913, <4 x i32> %912
  %916 = lshr <4 x i32> %915, splat (i32 16)
  %917 = trunc nuw <4 x i32> %916 to <4 x i16>
  %918 = getelementptr i16, ptr %14, i64 %635
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %917, ptr align 2 %918, <4 x i1> %634)
  %919 = fcmp uno <4 x float> %640, zeroinitializer
  %920 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %645)
  %921 = fcmp oeq <4 x float> %920, splat (float 0x7FF0000000000000)
  %922 = or <4 x i1> %919, %921
  %923 = fcmp ole <4 x float> %640, %645
  %924 = fcmp ogt <4 x float> %640, splat (float 5.000000e-01)
  %925 = and <4 x i1> %923, %924
  %926 = or <4 x i1> %922, %925
  %927 = zext <4 x i1> %926 to <4 x i8>
  %928 = getelementptr i8, ptr %16, i64 %635
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %927, ptr align 1 %928, <4 x i1> %634)
  %929 = add i64 %627, 4
  %930 = icmp slt i64 %929, %25
  br i1 %930, label %626, label %931

931:                                              ; preds = %626
  br label %932

932:                                              ; preds = %931, %623
  %933 = add i64 %21, 1
  %934 = icmp eq i64 %933, %6
  %935 = select i1 %934, i64 0, i64 %933
  %936 = add i64 %20, 1
  %937 = icmp slt i64 %936, %3
  br i1 %937, label %19, label %29
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
