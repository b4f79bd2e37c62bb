; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %39

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = and i64 %12, 2
  %20 = icmp ne i64 %19, 0
  %21 = insertelement <4 x i64> poison, i64 %8, i64 0
  %22 = shufflevector <4 x i64> %21, <4 x i64> poison, <4 x i32> zeroinitializer
  %23 = icmp eq <4 x i64> %22, zeroinitializer
  %24 = call <4 x i64> @llvm.umax.v4i64(<4 x i64> %22, <4 x i64> splat (i64 1))
  br label %25

25:                                               ; preds = %254, %17
  %26 = phi i64 [ %2, %17 ], [ %258, %254 ]
  %27 = phi i64 [ %18, %17 ], [ %257, %254 ]
  %28 = shl i64 %27, 7
  %29 = getelementptr i64, ptr %10, i64 %28
  %30 = ptrtoint ptr %29 to i64
  %31 = and i64 %30, 31
  %32 = icmp eq i64 %31, 0
  %33 = and i1 %20, %32
  %34 = call i64 @llvm.ssub.sat.i64(i64 %14, i64 %28)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 128)
  %37 = and i64 %36, 240
  br i1 %33, label %40, label %43

38:                                               ; preds = %254
  br label %39

39:                                               ; preds = %38, %5
  ret i32 0

40:                                               ; preds = %25
  %41 = icmp eq i64 %37, 0
  br i1 %41, label %48, label %42

42:                                               ; preds = %40
  br label %51

43:                                               ; preds = %25
  %44 = icmp eq i64 %37, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %43
  br label %136

46:                                               ; preds = %51
  br label %48

47:                                               ; preds = %136
  br label %48

48:                                               ; preds = %47, %46, %43, %40
  %49 = icmp eq i64 %37, %36
  br i1 %49, label %254, label %50

50:                                               ; preds = %48
  br label %221

51:                                               ; preds = %42, %51
  %52 = phi i64 [ %134, %51 ], [ 0, %42 ]
  %53 = add i64 %28, %52
  %54 = getelementptr i64, ptr %16, i64 %53
  %55 = load <4 x i64>, ptr %54, align 8
  %56 = getelementptr i8, ptr %54, i64 32
  %57 = load <4 x i64>, ptr %56, align 8
  %58 = getelementptr i8, ptr %54, i64 64
  %59 = load <4 x i64>, ptr %58, align 8
  %60 = getelementptr i8, ptr %54, i64 96
  %61 = load <4 x i64>, ptr %60, align 8
  %62 = udiv <4 x i64> %55, splat (i64 7)
  %63 = udiv <4 x i64> %57, splat (i64 7)
  %64 = udiv <4 x i64> %59, splat (i64 7)
  %65 = udiv <4 x i64> %61, splat (i64 7)
  %66 = mul <4 x i64> %62, splat (i64 -7)
  %67 = mul <4 x i64> %63, splat (i64 -7)
  %68 = mul <4 x i64> %64, splat (i64 -7)
  %69 = mul <4 x i64> %65, splat (i64 -7)
  %70 = add <4 x i64> %66, %55
  %71 = add <4 x i64> %67, %57
  %72 = add <4 x i64> %68, %59
  %73 = add <4 x i64> %69, %61
  %74 = add <4 x i64> %62, %70
  %75 = add <4 x i64> %63, %71
  %76 = add <4 x i64> %64, %72
  %77 = add <4 x i64> %65, %73
  %78 = lshr <4 x i64> %55, splat (i64 4)
  %79 = lshr <4 x i64> %57, splat (i64 4)
  %80 = lshr <4 x i64> %59, splat (i64 4)
  %81 = lshr <4 x i64> %61, splat (i64 4)
  %82 = add <4 x i64> %74, %78
  %83 = add <4 x i64> %75, %79
  %84 = add <4 x i64> %76, %80
  %85 = add <4 x i64> %77, %81
  %86 = and <4 x i64> %55, splat (i64 15)
  %87 = and <4 x i64> %57, splat (i64 15)
  %88 = and <4 x i64> %59, splat (i64 15)
  %89 = and <4 x i64> %61, splat (i64 15)
  %90 = add <4 x i64> %82, %86
  %91 = add <4 x i64> %83, %87
  %92 = add <4 x i64> %84, %88
  %93 = add <4 x i64> %85, %89
  %94 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %55, <4 x i64> %24)
  %95 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %57, <4 x i64> %24)
  %96 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %59, <4 x i64> %24)
  %97 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %61, <4 x i64> %24)
  %98 = mul <4 x i64> %94, %24
  %99 = mul <4 x i64> %95, %24
  %100 = mul <4 x i64> %96, %24
  %101 = mul <4 x i64> %97, %24
  %102 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %94
  %103 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %95
  %104 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %96
  %105 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %97
  %106 = add <4 x i64> %90, %102
  %107 = add <4 x i64> %91, %103
  %108 = add <4 x i64> %92, %104
  %109 = add <4 x i64> %93, %105
  %110 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %98
  %111 = sub <4 x i64> %55, %110
  %112 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %99
  %113 = sub <4 x i64> %57, %112
  %114 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %100
  %115 = sub <4 x i64> %59, %114
  %116 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %101
  %117 = sub <4 x i64> %61, %116
  %118 = add <4 x i64> %106, %111
  %119 = add <4 x i64> %107, %113
  %120 = add <4 x i64> %108, %115
  %121 = add <4 x i64> %109, %117
  %122 = shl <4 x i64> %55, splat (i64 3)
  %123 = shl <4 x i64> %57, splat (i64 3)
  %124 = shl <4 x i64> %59, splat (i64 3)
  %125 = shl <4 x i64> %61, splat (i64 3)
  %126 = add <4 x i64> %118, %122
  %127 = add <4 x i64> %119, %123
  %128 = add <4 x i64> %120, %124
  %129 = add <4 x i64> %121, %125
  %130 = getelementptr i64, ptr %10, i64 %53
  store <4 x i64> %126, ptr %130, align 32, !nontemporal !2
  %131 = getelementptr i8, ptr %130, i64 32
  store <4 x i64> %127, ptr %131, align 32, !nontemporal !2
  %132 = getelementptr i8, ptr %130, i64 64
  store <4 x i64> %128, ptr %132, align 32, !nontemporal !2
  %133 = getelementptr i8, ptr %130, i64 96
  store <4 x i64> %129, ptr %133, align 32, !nontemporal !2
  %134 = add i64 %52, 16
  %135 = icmp slt i64 %134, %37
  br i1 %135, label %51, label %46

136:                                              ; preds = %45, %136
  %137 = phi i64 [ %219, %136 ], [ 0, %45 ]
  %138 = add i64 %28, %137
  %139 = getelementptr i64, ptr %16, i64 %138
  %140 = load <4 x i64>, ptr %139, align 8
  %141 = getelementptr i8, ptr %139, i64 32
  %142 = load <4 x i64>, ptr %141, align 8
  %143 = getelementptr i8, ptr %139, i64 64
  %144 = load <4 x i64>, ptr %143, align 8
  %145 = getelementptr i8, ptr %139, i64 96
  %146 = load <4 x i64>, ptr %145, align 8
  %147 = udiv <4 x i64> %140, splat (i64 7)
  %148 = udiv <4 x i64> %142, splat (i64 7)
  %149 = udiv <4 x i64> %144, splat (i64 7)
  %150 = udiv <4 x i64> %146, splat (i64 7)
  %151 = mul <4 x i64> %147, splat (i64 -7)
  %152 = mul <4 x i64> %148, splat (i64 -7)
  %153 = mul <4 x i64> %149, splat (i64 -7)
  %154 = mul <4 x i64> %150, splat (i64 -7)
  %155 = add <4 x i64> %151, %140
  %156 = add <4 x i64> %152, %142
  %157 = add <4 x i64> %153, %144
  %158 = add <4 x i64> %154, %146
  %159 = add <4 x i64> %147, %155
  %160 = add <4 x i64> %148, %156
  %161 = add <4 x i64> %149, %157
  %162 = add <4 x i64> %150, %158
  %163 = lshr <4 x i64> %140, splat (i64 4)
  %164 = lshr <4 x i64> %142, splat (i64 4)
  %165 = lshr <4 x i64> %144, splat (i64 4)
  %166 = lshr <4 x i64> %146, splat (i64 4)
  %167 = add <4 x i64> %159, %163
  %168 = add <4 x i64> %160, %164
  %169 = add <4 x i64> %161, %165
  %170 = add <4 x i64> %162, %166
  %171 = and <4 x i64> %140, splat (i64 15)
  %172 = and <4 x i64> %142, splat (i64 15)
  %173 = and <4 x i64> %144, splat (i64 15)
  %174 = and <4 x i64> %146, splat (i64 15)
  %175 = add <4 x i64> %167, %171
  %176 = add <4 x i64> %168, %172
  %177 = add <4 x i64> %169, %173
  %178 = add <4 x i64> %170, %174
  %179 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %140, <4 x i64> %24)
  %180 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %142, <4 x i64> %24)
  %181 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %144, <4 x i64> %24)
  %182 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %146, <4 x i64> %24)
  %183 = mul <4 x i64> %179, %24
  %184 = mul <4 x i64> %180, %24
  %185 = mul <4 x i64> %181, %24
  %186 = mul <4 x i64> %182, %24
  %187 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %179
  %188 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %180
  %189 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %181
  %190 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %182
  %191 = add <4 x i64> %175, %187
  %192 = add <4 x i64> %176, %188
  %193 = add <4 x i64> %177, %189
  %194 = add <4 x i64> %178, %190
  %195 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %183
  %196 = sub <4 x i64> %140, %195
  %197 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %184
  %198 = sub <4 x i64> %142, %197
  %199 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %185
  %200 = sub <4 x i64> %144, %199
  %201 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %186
  %202 = sub <4 x i64> %146, %201
  %203 = add <4 x i64> %191, %196
  %204 = add <4 x i64> %192, %198
  %205 = add <4 x i64> %193, %200
  %206 = add <4 x i64> %194, %202
  %207 = shl <4 x i64> %140, splat (i64 3)
  %208 = shl <4 x i64> %142, splat (i64 3)
  %209 = shl <4 x i64> %144, splat (i64 3)
  %210 = shl <4 x i64> %146, splat (i64 3)
  %211 = add <4 x i64> %203, %207
  %212 = add <4 x i64> %204, %208
  %213 = add <4 x i64> %205, %209
  %214 = add <4 x i64> %206, %210
  %215 = getelementptr i64, ptr %10, i64 %138
  store <4 x i64> %211, ptr %215, align 8
  %216 = getelementptr i8, ptr %215, i64 32
  store <4 x i64> %212, ptr %216, align 8
  %217 = getelementptr i8, ptr %215, i64 64
  store <4 x i64> %213, ptr %217, align 8
  %218 = getelementptr i8, ptr %215, i64 96
  store <4 x i64> %214, ptr %218, align 8
  %219 = add i64 %137, 16
  %220 = icmp slt i64 %219, %37
  br i1 %220, label %136, label %47

221:                                              ; preds = %50, %221
  %222 = phi i64 [ %251, %221 ], [ %37, %50 ]
  %223 = sub i64 %35, %222
  %224 = call i64 @llvm.smax.i64(i64 %223, i64 0)
  %225 = call i64 @llvm.smin.i64(i64 %224, i64 4)
  %226 = trunc nuw nsw i64 %225 to i32
  %227 = insertelement <4 x i32> poison, i32 %226, i64 0
  %228 = shufflevector <4 x i32> %227, <4 x i32> poison, <4 x i32> zeroinitializer
  %229 = icmp samesign ugt <4 x i32> %228, <i32 0, i32 1, i32 2, i32 3>
  %230 = add i64 %28, %222
  %231 = getelementptr i64, ptr %16, i64 %230
  %232 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %231, <4 x i1> %229, <4 x i64> zeroinitializer)
  %233 = udiv <4 x i64> %232, splat (i64 7)
  %234 = mul <4 x i64> %233, splat (i64 -7)
  %235 = add <4 x i64> %234, %232
  %236 = add <4 x i64> %233, %235
  %237 = lshr <4 x i64> %232, splat (i64 4)
  %238 = add <4 x i64> %236, %237
  %239 = and <4 x i64> %232, splat (i64 15)
  %240 = add <4 x i64> %238, %239
  %241 = call <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %232, <4 x i64> %24)
  %242 = mul <4 x i64> %241, %24
  %243 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %241
  %244 = add <4 x i64> %240, %243
  %245 = select <4 x i1> %23, <4 x i64> zeroinitializer, <4 x i64> %242
  %246 = sub <4 x i64> %232, %245
  %247 = add <4 x i64> %244, %246
  %248 = shl <4 x i64> %232, splat (i64 3)
  %249 = add <4 x i64> %247, %248
  %250 = getelementptr i64, ptr %10, i64 %230
  call void @llvm.masked.store.v4i64.p0(<4 x i64> %249, ptr align 8 %250, <4 x i1> %229)
  %251 = add i64 %222, 4
  %252 = icmp slt i64 %251, %36
  br i1 %252, label %221, label %253

253:                                              ; preds = %221
  br label %254

254:                                              ; preds = %253, %48
  %255 = add i64 %27, 1
  %256 = icmp eq i64 %255, %6
  %257 = select i1 %256, i64 0, i64 %255
  %258 = add i64 %26, 1
  %259 = icmp slt i64 %258, %3
  br i1 %259, label %25, label %38
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nounwind willreturn memory(none)
define internal <4 x i64> @"eas.divide_unsigned.<4 x i64>"(<4 x i64> %0, <4 x i64> %1) #2 {
  %3 = or <4 x i64> %0, %1
  %4 = icmp ugt <4 x i64> %3, splat (i64 2251799813685247)
  %5 = bitcast <4 x i1> %4 to i4
  %6 = icmp eq i4 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = udiv <4 x i64> %0, %1
  br label %21

9:                                                ; preds = %2
  %10 = add <4 x i64> %0, splat (i64 4843621399236968448)
  %11 = bitcast <4 x i64> %10 to <4 x double>
  %12 = fadd <4 x double> %11, splat (double 0xC338000000000000)
  %13 = add <4 x i64> %1, splat (i64 4843621399236968448)
  %14 = bitcast <4 x i64> %13 to <4 x double>
  %15 = fadd <4 x double> %14, splat (double 0xC338000000000000)
  %16 = fdiv <4 x double> %12, %15
  %17 = call <4 x double> @llvm.trunc.v4f64(<4 x double> %16)
  %18 = fadd <4 x double> %17, splat (double 0x4338000000000000)
  %19 = bitcast <4 x double> %18 to <4 x i64>
  %20 = add <4 x i64> %19, splat (i64 -4843621399236968448)
  br label %21

21:                                               ; preds = %9, %7
  %22 = phi <4 x i64> [ %8, %7 ], [ %20, %9 ]
  ret <4 x i64> %22
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr captures(none), <4 x i1>, <4 x i64>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i64.p0(<4 x i64>, ptr captures(none), <4 x i1>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.umax.v4i64(<4 x i64>, <4 x i64>) #1

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
