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
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !invariant.load !0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i64, ptr %22, align 8, !invariant.load !0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load double, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load ptr, ptr %28, align 8, !invariant.load !0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load ptr, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  br i1 %12, label %34, label %62

34:                                               ; preds = %5
  %35 = fptrunc double %25 to float
  %36 = insertelement <4 x i64> poison, i64 %13, i64 0
  %37 = shufflevector <4 x i64> %36, <4 x i64> poison, <4 x i32> zeroinitializer
  %38 = insertelement <4 x i64> poison, i64 %15, i64 0
  %39 = shufflevector <4 x i64> %38, <4 x i64> poison, <4 x i32> zeroinitializer
  %40 = insertelement <4 x i64> poison, i64 %17, i64 0
  %41 = shufflevector <4 x i64> %40, <4 x i64> poison, <4 x i32> zeroinitializer
  %42 = insertelement <4 x i64> poison, i64 %19, i64 0
  %43 = shufflevector <4 x i64> %42, <4 x i64> poison, <4 x i32> zeroinitializer
  %44 = insertelement <8 x i64> poison, i64 %21, i64 0
  %45 = shufflevector <8 x i64> %44, <8 x i64> poison, <8 x i32> zeroinitializer
  %46 = insertelement <8 x i64> poison, i64 %23, i64 0
  %47 = shufflevector <8 x i64> %46, <8 x i64> poison, <8 x i32> zeroinitializer
  %48 = insertelement <8 x float> poison, float %35, i64 0
  %49 = shufflevector <8 x float> %48, <8 x float> poison, <8 x i32> zeroinitializer
  br label %50

50:                                               ; preds = %34, %237
  %51 = phi i64 [ %245, %237 ], [ %2, %34 ]
  %52 = phi i64 [ %243, %237 ], [ %9, %34 ]
  %53 = phi i64 [ %244, %237 ], [ %11, %34 ]
  %54 = shl i64 %52, 7
  %55 = call i64 @llvm.ssub.sat.i64(i64 %27, i64 %54)
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 0)
  %57 = call i64 @llvm.smin.i64(i64 %56, i64 128)
  %58 = and i64 %57, 248
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %125, label %60

60:                                               ; preds = %50
  br label %63

61:                                               ; preds = %237
  br label %62

62:                                               ; preds = %61, %5
  ret i32 0

63:                                               ; preds = %60, %63
  %64 = phi i64 [ %122, %63 ], [ 0, %60 ]
  %65 = add i64 %54, %64
  %66 = insertelement <4 x i64> poison, i64 %65, i64 0
  %67 = shufflevector <4 x i64> %66, <4 x i64> poison, <4 x i32> zeroinitializer
  %68 = or disjoint <4 x i64> %67, <i64 0, i64 1, i64 2, i64 3>
  %69 = or disjoint i64 %65, 4
  %70 = insertelement <4 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <4 x i64> %70, <4 x i64> poison, <4 x i32> zeroinitializer
  %72 = or disjoint <4 x i64> %71, <i64 0, i64 1, i64 2, i64 3>
  %73 = sdiv <4 x i64> %68, splat (i64 3)
  %74 = sdiv <4 x i64> %72, splat (i64 3)
  %75 = mul <4 x i64> %73, splat (i64 -3)
  %76 = mul <4 x i64> %74, splat (i64 -3)
  %77 = add <4 x i64> %75, %68
  %78 = add <4 x i64> %76, %72
  %79 = icmp slt <4 x i64> %67, zeroinitializer
  %80 = icmp slt <4 x i64> %71, zeroinitializer
  %81 = icmp ne <4 x i64> %77, zeroinitializer
  %82 = icmp ne <4 x i64> %78, zeroinitializer
  %83 = and <4 x i1> %81, %79
  %84 = and <4 x i1> %82, %80
  %85 = sext <4 x i1> %83 to <4 x i64>
  %86 = add nsw <4 x i64> %73, %85
  %87 = sext <4 x i1> %84 to <4 x i64>
  %88 = add nsw <4 x i64> %74, %87
  %89 = add <4 x i64> %77, splat (i64 3)
  %90 = add <4 x i64> %78, splat (i64 3)
  %91 = select <4 x i1> %83, <4 x i64> %89, <4 x i64> %77
  %92 = select <4 x i1> %84, <4 x i64> %90, <4 x i64> %78
  %93 = mul <4 x i64> %86, %37
  %94 = mul <4 x i64> %88, %37
  %95 = mul <4 x i64> %91, %39
  %96 = mul <4 x i64> %92, %39
  %97 = add <4 x i64> %93, %95
  %98 = add <4 x i64> %94, %96
  %99 = getelementptr float, ptr %29, <4 x i64> %97
  %100 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %99, <4 x i1> splat (i1 true), <4 x float> poison)
  %101 = getelementptr float, ptr %29, <4 x i64> %98
  %102 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %101, <4 x i1> splat (i1 true), <4 x float> poison)
  %103 = mul <4 x i64> %86, %41
  %104 = mul <4 x i64> %88, %41
  %105 = mul <4 x i64> %91, %43
  %106 = mul <4 x i64> %92, %43
  %107 = add <4 x i64> %103, %105
  %108 = add <4 x i64> %104, %106
  %109 = getelementptr float, ptr %31, <4 x i64> %107
  %110 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %109, <4 x i1> splat (i1 true), <4 x float> poison)
  %111 = getelementptr float, ptr %31, <4 x i64> %108
  %112 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %111, <4 x i1> splat (i1 true), <4 x float> poison)
  %113 = getelementptr i64, ptr %4, i64 %64
  store <4 x i64> %86, ptr %113, align 8
  %114 = getelementptr i8, ptr %113, i64 32
  store <4 x i64> %88, ptr %114, align 8
  %115 = getelementptr i8, ptr %113, i64 1088
  store <4 x i64> %91, ptr %115, align 8
  %116 = getelementptr i8, ptr %113, i64 1120
  store <4 x i64> %92, ptr %116, align 8
  %117 = getelementptr float, ptr %4, i64 %64
  %118 = getelementptr i8, ptr %117, i64 2176
  store <4 x float> %100, ptr %118, align 4
  %119 = getelementptr i8, ptr %117, i64 2192
  store <4 x float> %102, ptr %119, align 4
  %120 = getelementptr i8, ptr %117, i64 2752
  store <4 x float> %110, ptr %120, align 4
  %121 = getelementptr i8, ptr %117, i64 2768
  store <4 x float> %112, ptr %121, align 4
  %122 = add i64 %64, 8
  %123 = icmp slt i64 %122, %58
  br i1 %123, label %63, label %124

124:                                              ; preds = %63
  br label %125

125:                                              ; preds = %124, %50
  %126 = icmp slt i64 %55, 128
  br i1 %126, label %127, label %169

127:                                              ; preds = %125
  br label %128

128:                                              ; preds = %127, %128
  %129 = phi i64 [ %166, %128 ], [ %58, %127 ]
  %130 = add i64 %54, %129
  %131 = insertelement <4 x i64> poison, i64 %130, i64 0
  %132 = shufflevector <4 x i64> %131, <4 x i64> poison, <4 x i32> zeroinitializer
  %133 = or disjoint <4 x i64> %132, <i64 0, i64 1, i64 2, i64 3>
  %134 = sdiv <4 x i64> %133, splat (i64 3)
  %135 = mul <4 x i64> %134, splat (i64 -3)
  %136 = add <4 x i64> %135, %133
  %137 = icmp slt <4 x i64> %132, zeroinitializer
  %138 = icmp ne <4 x i64> %136, zeroinitializer
  %139 = and <4 x i1> %138, %137
  %140 = sext <4 x i1> %139 to <4 x i64>
  %141 = add nsw <4 x i64> %134, %140
  %142 = add <4 x i64> %136, splat (i64 3)
  %143 = select <4 x i1> %139, <4 x i64> %142, <4 x i64> %136
  %144 = sub i64 %56, %129
  %145 = call i64 @llvm.smax.i64(i64 %144, i64 0)
  %146 = call i64 @llvm.smin.i64(i64 %145, i64 4)
  %147 = trunc nuw nsw i64 %146 to i32
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <4 x i32> %148, <4 x i32> poison, <4 x i32> zeroinitializer
  %150 = icmp samesign ugt <4 x i32> %149, <i32 0, i32 1, i32 2, i32 3>
  %151 = mul <4 x i64> %141, %37
  %152 = mul <4 x i64> %143, %39
  %153 = add <4 x i64> %151, %152
  %154 = getelementptr float, ptr %29, <4 x i64> %153
  %155 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %154, <4 x i1> %150, <4 x float> zeroinitializer)
  %156 = mul <4 x i64> %141, %41
  %157 = mul <4 x i64> %143, %43
  %158 = add <4 x i64> %156, %157
  %159 = getelementptr float, ptr %31, <4 x i64> %158
  %160 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %159, <4 x i1> %150, <4 x float> zeroinitializer)
  %161 = getelementptr i64, ptr %4, i64 %129
  store <4 x i64> %141, ptr %161, align 8
  %162 = getelementptr i8, ptr %161, i64 1088
  store <4 x i64> %143, ptr %162, align 8
  %163 = getelementptr float, ptr %4, i64 %129
  %164 = getelementptr i8, ptr %163, i64 2176
  store <4 x float> %155, ptr %164, align 4
  %165 = getelementptr i8, ptr %163, i64 2752
  store <4 x float> %160, ptr %165, align 4
  %166 = add i64 %129, 4
  %167 = icmp slt i64 %166, 128
  br i1 %167, label %128, label %168

168:                                              ; preds = %128
  br label %169

169:                                              ; preds = %168, %125
  %170 = and i64 %57, 240
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %207, label %172

172:                                              ; preds = %169
  br label %173

173:                                              ; preds = %172, %173
  %174 = phi i64 [ %204, %173 ], [ 0, %172 ]
  %175 = getelementptr i64, ptr %4, i64 %174
  %176 = load <8 x i64>, ptr %175, align 8
  %177 = getelementptr i8, ptr %175, i64 64
  %178 = load <8 x i64>, ptr %177, align 8
  %179 = mul <8 x i64> %176, %45
  %180 = mul <8 x i64> %178, %45
  %181 = getelementptr i8, ptr %175, i64 1088
  %182 = load <8 x i64>, ptr %181, align 8
  %183 = getelementptr i8, ptr %175, i64 1152
  %184 = load <8 x i64>, ptr %183, align 8
  %185 = mul <8 x i64> %182, %47
  %186 = mul <8 x i64> %184, %47
  %187 = add <8 x i64> %179, %185
  %188 = add <8 x i64> %180, %186
  %189 = getelementptr float, ptr %4, i64 %174
  %190 = getelementptr i8, ptr %189, i64 2176
  %191 = load <8 x float>, ptr %190, align 4
  %192 = getelementptr i8, ptr %189, i64 2208
  %193 = load <8 x float>, ptr %192, align 4
  %194 = getelementptr i8, ptr %189, i64 2752
  %195 = load <8 x float>, ptr %194, align 4
  %196 = getelementptr i8, ptr %189, i64 2784
  %197 = load <8 x float>, ptr %196, align 4
  %198 = fmul <8 x float> %49, %195
  %199 = fmul <8 x float> %49, %197
  %200 = fadd <8 x float> %191, %198
  %201 = fadd <8 x float> %193, %199
  %202 = getelementptr float, ptr %33, <8 x i64> %187
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %200, <8 x ptr> align 4 %202, <8 x i1> splat (i1 true))
  %203 = getelementptr float, ptr %33, <8 x i64> %188
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %201, <8 x ptr> align 4 %203, <8 x i1> splat (i1 true))
  %204 = add i64 %174, 16
  %205 = icmp slt i64 %204, %170
  br i1 %205, label %173, label %206

206:                                              ; preds = %173
  br label %207

207:                                              ; preds = %206, %169
  %208 = icmp eq i64 %170, %57
  br i1 %208, label %237, label %209

209:                                              ; preds = %207
  br label %210

210:                                              ; preds = %209, %210
  %211 = phi i64 [ %234, %210 ], [ %170, %209 ]
  %212 = getelementptr i64, ptr %4, i64 %211
  %213 = load <8 x i64>, ptr %212, align 8
  %214 = mul <8 x i64> %213, %45
  %215 = getelementptr i8, ptr %212, i64 1088
  %216 = load <8 x i64>, ptr %215, align 8
  %217 = mul <8 x i64> %216, %47
  %218 = add <8 x i64> %214, %217
  %219 = getelementptr float, ptr %4, i64 %211
  %220 = getelementptr i8, ptr %219, i64 2176
  %221 = load <8 x float>, ptr %220, align 4
  %222 = getelementptr i8, ptr %219, i64 2752
  %223 = load <8 x float>, ptr %222, align 4
  %224 = fmul <8 x float> %49, %223
  %225 = fadd <8 x float> %221, %224
  %226 = sub i64 %56, %211
  %227 = call i64 @llvm.smax.i64(i64 %226, i64 0)
  %228 = call i64 @llvm.smin.i64(i64 %227, i64 8)
  %229 = trunc nuw nsw i64 %228 to i32
  %230 = insertelement <8 x i32> poison, i32 %229, i64 0
  %231 = shufflevector <8 x i32> %230, <8 x i32> poison, <8 x i32> zeroinitializer
  %232 = icmp samesign ugt <8 x i32> %231, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %233 = getelementptr float, ptr %33, <8 x i64> %218
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %225, <8 x ptr> align 4 %233, <8 x i1> %232)
  %234 = add i64 %211, 8
  %235 = icmp slt i64 %234, %57
  br i1 %235, label %210, label %236

236:                                              ; preds = %210
  br label %237

237:                                              ; preds = %236, %207
  %238 = add i64 %52, 1
  %239 = icmp eq i64 %238, %6
  %240 = zext i1 %239 to i64
  %241 = add i64 %53, %240
  %242 = icmp eq i64 %241, %8
  %243 = select i1 %239, i64 0, i64 %238
  %244 = select i1 %242, i64 0, i64 %241
  %245 = add i64 %51, 1
  %246 = icmp slt i64 %245, %3
  br i1 %246, label %50, label %61
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, <8 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
