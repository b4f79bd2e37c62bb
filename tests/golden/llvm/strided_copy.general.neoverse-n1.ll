; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load i64, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !invariant.load !1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8, !invariant.load !1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !invariant.load !1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !invariant.load !1
  br i1 %9, label %25, label %59

25:                                               ; preds = %5
  %26 = udiv i64 %2, %6
  %27 = urem i64 %26, %8
  %28 = urem i64 %2, %6
  %29 = getelementptr float, ptr %22, i64 %12
  %30 = shl i64 %12, 1
  %31 = getelementptr float, ptr %22, i64 %30
  %32 = mul i64 %12, 3
  %33 = getelementptr float, ptr %22, i64 %32
  %34 = shl i64 %12, 2
  %35 = insertelement <4 x i64> poison, i64 %12, i64 0
  %36 = shufflevector <4 x i64> %35, <4 x i64> poison, <4 x i32> zeroinitializer
  %37 = mul <4 x i64> %36, <i64 0, i64 1, i64 2, i64 3>
  %38 = getelementptr float, ptr %24, i64 %16
  %39 = shl i64 %16, 1
  %40 = getelementptr float, ptr %24, i64 %39
  %41 = mul i64 %16, 3
  %42 = getelementptr float, ptr %24, i64 %41
  %43 = shl i64 %16, 2
  %44 = insertelement <4 x i64> poison, i64 %16, i64 0
  %45 = shufflevector <4 x i64> %44, <4 x i64> poison, <4 x i32> zeroinitializer
  %46 = mul <4 x i64> %45, <i64 0, i64 1, i64 2, i64 3>
  br label %47

47:                                               ; preds = %160, %25
  %48 = phi i64 [ %2, %25 ], [ %168, %160 ]
  %49 = phi i64 [ %28, %25 ], [ %164, %160 ]
  %50 = phi i64 [ %27, %25 ], [ %167, %160 ]
  %51 = shl i64 %50, 3
  %52 = shl i64 %49, 6
  %53 = mul i64 %51, %10
  %54 = mul i64 %52, %12
  %55 = add i64 %53, %54
  %56 = call i64 @llvm.ssub.sat.i64(i64 %20, i64 %52)
  %57 = call i64 @llvm.smax.i64(i64 %56, i64 0)
  br label %60

58:                                               ; preds = %160
  br label %59

59:                                               ; preds = %58, %5
  ret i32 0

60:                                               ; preds = %47, %143
  %61 = phi i64 [ 0, %47 ], [ %144, %143 ]
  %62 = add i64 %51, %61
  %63 = icmp slt i64 %62, %18
  %64 = select i1 %63, i64 4611686018427387904, i64 0
  %65 = call i64 @llvm.smin.i64(i64 %64, i64 %56)
  %66 = call i64 @llvm.smax.i64(i64 %65, i64 0)
  %67 = call i64 @llvm.smin.i64(i64 %66, i64 64)
  %68 = and i64 %67, 120
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %113, label %70

70:                                               ; preds = %60
  %71 = mul i64 %61, %10
  %72 = add i64 %55, %71
  %73 = shl i64 %61, 6
  br label %78

74:                                               ; preds = %143
  %75 = mul i64 %51, %14
  %76 = mul i64 %52, %16
  %77 = add i64 %75, %76
  br label %146

78:                                               ; preds = %70, %78
  %79 = phi i64 [ %110, %78 ], [ 0, %70 ]
  %80 = mul i64 %79, %12
  %81 = add i64 %72, %80
  %82 = getelementptr float, ptr %22, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = getelementptr float, ptr %29, i64 %81
  %86 = load float, ptr %85, align 4
  %87 = insertelement <4 x float> %84, float %86, i64 1
  %88 = getelementptr float, ptr %31, i64 %81
  %89 = load float, ptr %88, align 4
  %90 = insertelement <4 x float> %87, float %89, i64 2
  %91 = getelementptr float, ptr %33, i64 %81
  %92 = load float, ptr %91, align 4
  %93 = insertelement <4 x float> %90, float %92, i64 3
  %94 = add i64 %81, %34
  %95 = getelementptr float, ptr %22, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = getelementptr float, ptr %29, i64 %94
  %99 = load float, ptr %98, align 4
  %100 = insertelement <4 x float> %97, float %99, i64 1
  %101 = getelementptr float, ptr %31, i64 %94
  %102 = load float, ptr %101, align 4
  %103 = insertelement <4 x float> %100, float %102, i64 2
  %104 = getelementptr float, ptr %33, i64 %94
  %105 = load float, ptr %104, align 4
  %106 = insertelement <4 x float> %103, float %105, i64 3
  %107 = add i64 %73, %79
  %108 = getelementptr float, ptr %4, i64 %107
  store <4 x float> %93, ptr %108, align 4
  %109 = getelementptr i8, ptr %108, i64 16
  store <4 x float> %106, ptr %109, align 4
  %110 = add i64 %79, 8
  %111 = icmp slt i64 %110, %68
  br i1 %111, label %78, label %112

112:                                              ; preds = %78
  br label %113

113:                                              ; preds = %112, %60
  %114 = icmp slt i64 %65, 64
  br i1 %114, label %115, label %143

115:                                              ; preds = %113
  %116 = insertelement <4 x i1> poison, i1 %63, i64 0
  %117 = shufflevector <4 x i1> %116, <4 x i1> poison, <4 x i32> zeroinitializer
  %118 = mul i64 %61, %10
  %119 = add i64 %55, %118
  %120 = shl i64 %61, 8
  %121 = getelementptr i8, ptr %4, i64 %120
  br label %122

122:                                              ; preds = %115, %122
  %123 = phi i64 [ %140, %122 ], [ %68, %115 ]
  %124 = sub i64 %57, %123
  %125 = call i64 @llvm.smax.i64(i64 %124, i64 0)
  %126 = call i64 @llvm.smin.i64(i64 %125, i64 4)
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = insertelement <4 x i32> poison, i32 %127, i64 0
  %129 = shufflevector <4 x i32> %128, <4 x i32> poison, <4 x i32> zeroinitializer
  %130 = icmp samesign ugt <4 x i32> %129, <i32 0, i32 1, i32 2, i32 3>
  %131 = and <4 x i1> %117, %130
  %132 = mul i64 %123, %12
  %133 = add i64 %119, %132
  %134 = insertelement <4 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <4 x i64> %134, <4 x i64> poison, <4 x i32> zeroinitializer
  %136 = add <4 x i64> %135, %37
  %137 = getelementptr float, ptr %22, <4 x i64> %136
  %138 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %137, <4 x i1> %131, <4 x float> zeroinitializer)
  %139 = getelementptr float, ptr %121, i64 %123
  store <4 x float> %138, ptr %139, align 4
  %140 = add i64 %123, 4
  %141 = icmp slt i64 %140, 64
  br i1 %141, label %122, label %142

142:                                              ; preds = %122
  br label %143

143:                                              ; preds = %142, %113
  %144 = add i64 %61, 1
  %145 = icmp slt i64 %144, 8
  br i1 %145, label %60, label %74

146:                                              ; preds = %74, %229
  %147 = phi i64 [ 0, %74 ], [ %230, %229 ]
  %148 = add i64 %51, %147
  %149 = icmp slt i64 %148, %18
  %150 = select i1 %149, i64 4611686018427387904, i64 0
  %151 = call i64 @llvm.smin.i64(i64 %150, i64 %56)
  %152 = call i64 @llvm.smax.i64(i64 %151, i64 0)
  %153 = call i64 @llvm.smin.i64(i64 %152, i64 64)
  %154 = and i64 %153, 120
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %199, label %156

156:                                              ; preds = %146
  %157 = shl i64 %147, 6
  %158 = mul i64 %147, %14
  %159 = add i64 %77, %158
  br label %170

160:                                              ; preds = %229
  %161 = add i64 %49, 1
  %162 = icmp eq i64 %161, %6
  %163 = zext i1 %162 to i64
  %164 = select i1 %162, i64 0, i64 %161
  %165 = add i64 %50, %163
  %166 = icmp eq i64 %165, %8
  %167 = select i1 %166, i64 0, i64 %165
  %168 = add i64 %48, 1
  %169 = icmp slt i64 %168, %3
  br i1 %169, label %47, label %58

170:                                              ; preds = %156, %170
  %171 = phi i64 [ %196, %170 ], [ 0, %156 ]
  %172 = add i64 %157, %171
  %173 = getelementptr float, ptr %4, i64 %172
  %174 = load <4 x float>, ptr %173, align 4
  %175 = getelementptr i8, ptr %173, i64 16
  %176 = load <4 x float>, ptr %175, align 4
  %177 = mul i64 %171, %16
  %178 = add i64 %159, %177
  %179 = getelementptr float, ptr %24, i64 %178
  %180 = extractelement <4 x float> %174, i64 0
  store float %180, ptr %179, align 4
  %181 = getelementptr float, ptr %38, i64 %178
  %182 = extractelement <4 x float> %174, i64 1
  store float %182, ptr %181, align 4
  %183 = getelementptr float, ptr %40, i64 %178
  %184 = extractelement <4 x float> %174, i64 2
  store float %184, ptr %183, align 4
  %185 = getelementptr float, ptr %42, i64 %178
  %186 = extractelement <4 x float> %174, i64 3
  store float %186, ptr %185, align 4
  %187 = add i64 %178, %43
  %188 = getelementptr float, ptr %24, i64 %187
  %189 = extractelement <4 x float> %176, i64 0
  store float %189, ptr %188, align 4
  %190 = getelementptr float, ptr %38, i64 %187
  %191 = extractelement <4 x float> %176, i64 1
  store float %191, ptr %190, align 4
  %192 = getelementptr float, ptr %40, i64 %187
  %193 = extractelement <4 x float> %176, i64 2
  store float %193, ptr %192, align 4
  %194 = getelementptr float, ptr %42, i64 %187
  %195 = extractelement <4 x float> %176, i64 3
  store float %195, ptr %194, align 4
  %196 = add i64 %171, 8
  %197 = icmp slt i64 %196, %154
  br i1 %197, label %170, label %198

198:                                              ; preds = %170
  br label %199

199:                                              ; preds = %198, %146
  %200 = icmp eq i64 %154, %153
  br i1 %200, label %229, label %201

201:                                              ; preds = %199
  %202 = shl i64 %147, 8
  %203 = getelementptr i8, ptr %4, i64 %202
  %204 = insertelement <4 x i1> poison, i1 %149, i64 0
  %205 = shufflevector <4 x i1> %204, <4 x i1> poison, <4 x i32> zeroinitializer
  %206 = mul i64 %147, %14
  %207 = add i64 %77, %206
  br label %208

208:                                              ; preds = %201, %208
  %209 = phi i64 [ %226, %208 ], [ %154, %201 ]
  %210 = getelementptr float, ptr %203, i64 %209
  %211 = load <4 x float>, ptr %210, align 4
  %212 = sub i64 %57, %209
  %213 = call i64 @llvm.smax.i64(i64 %212, i64 0)
  %214 = call i64 @llvm.smin.i64(i64 %213, i64 4)
  %215 = trunc nuw nsw i64 %214 to i32
  %216 = insertelement <4 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <4 x i32> %216, <4 x i32> poison, <4 x i32> zeroinitializer
  %218 = icmp samesign ugt <4 x i32> %217, <i32 0, i32 1, i32 2, i32 3>
  %219 = and <4 x i1> %205, %218
  %220 = mul i64 %209, %16
  %221 = add i64 %207, %220
  %222 = insertelement <4 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <4 x i64> %222, <4 x i64> poison, <4 x i32> zeroinitializer
  %224 = add <4 x i64> %223, %46
  %225 = getelementptr float, ptr %24, <4 x i64> %224
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %211, <4 x ptr> align 4 %225, <4 x i1> %219)
  %226 = add i64 %209, 4
  %227 = icmp slt i64 %226, %153
  br i1 %227, label %208, label %228

228:                                              ; preds = %208
  br label %229

229:                                              ; preds = %228, %199
  %230 = add i64 %147, 1
  %231 = icmp slt i64 %230, 8
  br i1 %231, label %146, label %160
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
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #3

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
