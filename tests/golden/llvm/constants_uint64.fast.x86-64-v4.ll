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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %44

22:                                               ; preds = %5
  %23 = and i64 %17, 2
  %24 = icmp ne i64 %23, 0
  %25 = insertelement <8 x i64> poison, i64 %13, i64 0
  %26 = shufflevector <8 x i64> %25, <8 x i64> poison, <8 x i32> zeroinitializer
  %27 = icmp eq <8 x i64> %26, zeroinitializer
  %28 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %26, <8 x i64> splat (i64 1))
  br label %29

29:                                               ; preds = %22, %259
  %30 = phi i64 [ %267, %259 ], [ %2, %22 ]
  %31 = phi i64 [ %265, %259 ], [ %9, %22 ]
  %32 = phi i64 [ %266, %259 ], [ %11, %22 ]
  %33 = shl i64 %31, 7
  %34 = getelementptr i64, ptr %15, i64 %33
  %35 = ptrtoint ptr %34 to i64
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %24, %37
  %39 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %33)
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 0)
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 128)
  %42 = and i64 %41, 224
  br i1 %38, label %45, label %48

43:                                               ; preds = %259
  br label %44

44:                                               ; preds = %43, %5
  ret i32 0

45:                                               ; preds = %29
  %46 = icmp eq i64 %42, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %45
  br label %56

48:                                               ; preds = %29
  %49 = icmp eq i64 %42, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %48
  br label %141

51:                                               ; preds = %56
  br label %53

52:                                               ; preds = %141
  br label %53

53:                                               ; preds = %52, %51, %48, %45
  %54 = icmp eq i64 %42, %41
  br i1 %54, label %259, label %55

55:                                               ; preds = %53
  br label %226

56:                                               ; preds = %47, %56
  %57 = phi i64 [ %139, %56 ], [ 0, %47 ]
  %58 = add i64 %33, %57
  %59 = getelementptr i64, ptr %21, i64 %58
  %60 = load <8 x i64>, ptr %59, align 8
  %61 = getelementptr i8, ptr %59, i64 64
  %62 = load <8 x i64>, ptr %61, align 8
  %63 = getelementptr i8, ptr %59, i64 128
  %64 = load <8 x i64>, ptr %63, align 8
  %65 = getelementptr i8, ptr %59, i64 192
  %66 = load <8 x i64>, ptr %65, align 8
  %67 = udiv <8 x i64> %60, splat (i64 7)
  %68 = udiv <8 x i64> %62, splat (i64 7)
  %69 = udiv <8 x i64> %64, splat (i64 7)
  %70 = udiv <8 x i64> %66, splat (i64 7)
  %71 = mul <8 x i64> %67, splat (i64 -7)
  %72 = mul <8 x i64> %68, splat (i64 -7)
  %73 = mul <8 x i64> %69, splat (i64 -7)
  %74 = mul <8 x i64> %70, splat (i64 -7)
  %75 = add <8 x i64> %71, %60
  %76 = add <8 x i64> %72, %62
  %77 = add <8 x i64> %73, %64
  %78 = add <8 x i64> %74, %66
  %79 = add <8 x i64> %67, %75
  %80 = add <8 x i64> %68, %76
  %81 = add <8 x i64> %69, %77
  %82 = add <8 x i64> %70, %78
  %83 = lshr <8 x i64> %60, splat (i64 4)
  %84 = lshr <8 x i64> %62, splat (i64 4)
  %85 = lshr <8 x i64> %64, splat (i64 4)
  %86 = lshr <8 x i64> %66, splat (i64 4)
  %87 = add <8 x i64> %79, %83
  %88 = add <8 x i64> %80, %84
  %89 = add <8 x i64> %81, %85
  %90 = add <8 x i64> %82, %86
  %91 = and <8 x i64> %60, splat (i64 15)
  %92 = and <8 x i64> %62, splat (i64 15)
  %93 = and <8 x i64> %64, splat (i64 15)
  %94 = and <8 x i64> %66, splat (i64 15)
  %95 = add <8 x i64> %87, %91
  %96 = add <8 x i64> %88, %92
  %97 = add <8 x i64> %89, %93
  %98 = add <8 x i64> %90, %94
  %99 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %60, <8 x i64> %28)
  %100 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %62, <8 x i64> %28)
  %101 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %64, <8 x i64> %28)
  %102 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %66, <8 x i64> %28)
  %103 = mul <8 x i64> %99, %28
  %104 = mul <8 x i64> %100, %28
  %105 = mul <8 x i64> %101, %28
  %106 = mul <8 x i64> %102, %28
  %107 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %99
  %108 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %100
  %109 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %101
  %110 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %102
  %111 = add <8 x i64> %95, %107
  %112 = add <8 x i64> %96, %108
  %113 = add <8 x i64> %97, %109
  %114 = add <8 x i64> %98, %110
  %115 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %103
  %116 = sub <8 x i64> %60, %115
  %117 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %104
  %118 = sub <8 x i64> %62, %117
  %119 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %105
  %120 = sub <8 x i64> %64, %119
  %121 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %106
  %122 = sub <8 x i64> %66, %121
  %123 = add <8 x i64> %111, %116
  %124 = add <8 x i64> %112, %118
  %125 = add <8 x i64> %113, %120
  %126 = add <8 x i64> %114, %122
  %127 = shl <8 x i64> %60, splat (i64 3)
  %128 = shl <8 x i64> %62, splat (i64 3)
  %129 = shl <8 x i64> %64, splat (i64 3)
  %130 = shl <8 x i64> %66, splat (i64 3)
  %131 = add <8 x i64> %123, %127
  %132 = add <8 x i64> %124, %128
  %133 = add <8 x i64> %125, %129
  %134 = add <8 x i64> %126, %130
  %135 = getelementptr i64, ptr %15, i64 %58
  store <8 x i64> %131, ptr %135, align 64, !nontemporal !1
  %136 = getelementptr i8, ptr %135, i64 64
  store <8 x i64> %132, ptr %136, align 64, !nontemporal !1
  %137 = getelementptr i8, ptr %135, i64 128
  store <8 x i64> %133, ptr %137, align 64, !nontemporal !1
  %138 = getelementptr i8, ptr %135, i64 192
  store <8 x i64> %134, ptr %138, align 64, !nontemporal !1
  %139 = add i64 %57, 32
  %140 = icmp slt i64 %139, %42
  br i1 %140, label %56, label %51

141:                                              ; preds = %50, %141
  %142 = phi i64 [ %224, %141 ], [ 0, %50 ]
  %143 = add i64 %33, %142
  %144 = getelementptr i64, ptr %21, i64 %143
  %145 = load <8 x i64>, ptr %144, align 8
  %146 = getelementptr i8, ptr %144, i64 64
  %147 = load <8 x i64>, ptr %146, align 8
  %148 = getelementptr i8, ptr %144, i64 128
  %149 = load <8 x i64>, ptr %148, align 8
  %150 = getelementptr i8, ptr %144, i64 192
  %151 = load <8 x i64>, ptr %150, align 8
  %152 = udiv <8 x i64> %145, splat (i64 7)
  %153 = udiv <8 x i64> %147, splat (i64 7)
  %154 = udiv <8 x i64> %149, splat (i64 7)
  %155 = udiv <8 x i64> %151, splat (i64 7)
  %156 = mul <8 x i64> %152, splat (i64 -7)
  %157 = mul <8 x i64> %153, splat (i64 -7)
  %158 = mul <8 x i64> %154, splat (i64 -7)
  %159 = mul <8 x i64> %155, splat (i64 -7)
  %160 = add <8 x i64> %156, %145
  %161 = add <8 x i64> %157, %147
  %162 = add <8 x i64> %158, %149
  %163 = add <8 x i64> %159, %151
  %164 = add <8 x i64> %152, %160
  %165 = add <8 x i64> %153, %161
  %166 = add <8 x i64> %154, %162
  %167 = add <8 x i64> %155, %163
  %168 = lshr <8 x i64> %145, splat (i64 4)
  %169 = lshr <8 x i64> %147, splat (i64 4)
  %170 = lshr <8 x i64> %149, splat (i64 4)
  %171 = lshr <8 x i64> %151, splat (i64 4)
  %172 = add <8 x i64> %164, %168
  %173 = add <8 x i64> %165, %169
  %174 = add <8 x i64> %166, %170
  %175 = add <8 x i64> %167, %171
  %176 = and <8 x i64> %145, splat (i64 15)
  %177 = and <8 x i64> %147, splat (i64 15)
  %178 = and <8 x i64> %149, splat (i64 15)
  %179 = and <8 x i64> %151, splat (i64 15)
  %180 = add <8 x i64> %172, %176
  %181 = add <8 x i64> %173, %177
  %182 = add <8 x i64> %174, %178
  %183 = add <8 x i64> %175, %179
  %184 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %145, <8 x i64> %28)
  %185 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %147, <8 x i64> %28)
  %186 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %149, <8 x i64> %28)
  %187 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %151, <8 x i64> %28)
  %188 = mul <8 x i64> %184, %28
  %189 = mul <8 x i64> %185, %28
  %190 = mul <8 x i64> %186, %28
  %191 = mul <8 x i64> %187, %28
  %192 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %184
  %193 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %185
  %194 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %186
  %195 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %187
  %196 = add <8 x i64> %180, %192
  %197 = add <8 x i64> %181, %193
  %198 = add <8 x i64> %182, %194
  %199 = add <8 x i64> %183, %195
  %200 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %188
  %201 = sub <8 x i64> %145, %200
  %202 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %189
  %203 = sub <8 x i64> %147, %202
  %204 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %190
  %205 = sub <8 x i64> %149, %204
  %206 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %191
  %207 = sub <8 x i64> %151, %206
  %208 = add <8 x i64> %196, %201
  %209 = add <8 x i64> %197, %203
  %210 = add <8 x i64> %198, %205
  %211 = add <8 x i64> %199, %207
  %212 = shl <8 x i64> %145, splat (i64 3)
  %213 = shl <8 x i64> %147, splat (i64 3)
  %214 = shl <8 x i64> %149, splat (i64 3)
  %215 = shl <8 x i64> %151, splat (i64 3)
  %216 = add <8 x i64> %208, %212
  %217 = add <8 x i64> %209, %213
  %218 = add <8 x i64> %210, %214
  %219 = add <8 x i64> %211, %215
  %220 = getelementptr i64, ptr %15, i64 %143
  store <8 x i64> %216, ptr %220, align 8
  %221 = getelementptr i8, ptr %220, i64 64
  store <8 x i64> %217, ptr %221, align 8
  %222 = getelementptr i8, ptr %220, i64 128
  store <8 x i64> %218, ptr %222, align 8
  %223 = getelementptr i8, ptr %220, i64 192
  store <8 x i64> %219, ptr %223, align 8
  %224 = add i64 %142, 32
  %225 = icmp slt i64 %224, %42
  br i1 %225, label %141, label %52

226:                                              ; preds = %55, %226
  %227 = phi i64 [ %256, %226 ], [ %42, %55 ]
  %228 = sub i64 %40, %227
  %229 = call i64 @llvm.smax.i64(i64 %228, i64 0)
  %230 = call i64 @llvm.smin.i64(i64 %229, i64 8)
  %231 = trunc nuw nsw i64 %230 to i32
  %232 = insertelement <8 x i32> poison, i32 %231, i64 0
  %233 = shufflevector <8 x i32> %232, <8 x i32> poison, <8 x i32> zeroinitializer
  %234 = icmp samesign ugt <8 x i32> %233, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %235 = add i64 %33, %227
  %236 = getelementptr i64, ptr %21, i64 %235
  %237 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %236, <8 x i1> %234, <8 x i64> zeroinitializer)
  %238 = udiv <8 x i64> %237, splat (i64 7)
  %239 = mul <8 x i64> %238, splat (i64 -7)
  %240 = add <8 x i64> %239, %237
  %241 = add <8 x i64> %238, %240
  %242 = lshr <8 x i64> %237, splat (i64 4)
  %243 = add <8 x i64> %241, %242
  %244 = and <8 x i64> %237, splat (i64 15)
  %245 = add <8 x i64> %243, %244
  %246 = call <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %237, <8 x i64> %28)
  %247 = mul <8 x i64> %246, %28
  %248 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %246
  %249 = add <8 x i64> %245, %248
  %250 = select <8 x i1> %27, <8 x i64> zeroinitializer, <8 x i64> %247
  %251 = sub <8 x i64> %237, %250
  %252 = add <8 x i64> %249, %251
  %253 = shl <8 x i64> %237, splat (i64 3)
  %254 = add <8 x i64> %252, %253
  %255 = getelementptr i64, ptr %15, i64 %235
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %254, ptr align 8 %255, <8 x i1> %234)
  %256 = add i64 %227, 8
  %257 = icmp slt i64 %256, %41
  br i1 %257, label %226, label %258

258:                                              ; preds = %226
  br label %259

259:                                              ; preds = %258, %53
  %260 = add i64 %31, 1
  %261 = icmp eq i64 %260, %6
  %262 = zext i1 %261 to i64
  %263 = add i64 %32, %262
  %264 = icmp eq i64 %263, %8
  %265 = select i1 %261, i64 0, i64 %260
  %266 = select i1 %264, i64 0, i64 %263
  %267 = add i64 %30, 1
  %268 = icmp slt i64 %267, %3
  br i1 %268, label %29, label %43
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nounwind willreturn memory(none)
define internal <8 x i64> @"eas.divide_unsigned.<8 x i64>"(<8 x i64> %0, <8 x i64> %1) #2 {
  %3 = or <8 x i64> %0, %1
  %4 = icmp ugt <8 x i64> %3, splat (i64 2251799813685247)
  %5 = bitcast <8 x i1> %4 to i8
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = udiv <8 x i64> %0, %1
  br label %21

9:                                                ; preds = %2
  %10 = add <8 x i64> %0, splat (i64 4843621399236968448)
  %11 = bitcast <8 x i64> %10 to <8 x double>
  %12 = fadd <8 x double> %11, splat (double 0xC338000000000000)
  %13 = add <8 x i64> %1, splat (i64 4843621399236968448)
  %14 = bitcast <8 x i64> %13 to <8 x double>
  %15 = fadd <8 x double> %14, splat (double 0xC338000000000000)
  %16 = fdiv <8 x double> %12, %15
  %17 = call <8 x double> @llvm.trunc.v8f64(<8 x double> %16)
  %18 = fadd <8 x double> %17, splat (double 0x4338000000000000)
  %19 = bitcast <8 x double> %18 to <8 x i64>
  %20 = add <8 x i64> %19, splat (i64 -4843621399236968448)
  br label %21

21:                                               ; preds = %9, %7
  %22 = phi <8 x i64> [ %8, %7 ], [ %20, %9 ]
  ret <8 x i64> %22
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.trunc.v8f64(<8 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr captures(none), <8 x i1>, <8 x i64>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i64.p0(<8 x i64>, ptr captures(none), <8 x i1>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umax.v8i64(<8 x i64>, <8 x i64>) #1

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
