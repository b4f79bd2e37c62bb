; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8, !invariant.load !1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load i64, ptr %17, align 8, !invariant.load !1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %20 = load double, ptr %19, align 8, !invariant.load !1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i64, ptr %21, align 8, !invariant.load !1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %24 = load ptr, ptr %23, align 8, !invariant.load !1
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %26 = load ptr, ptr %25, align 8, !invariant.load !1
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = load ptr, ptr %27, align 8, !invariant.load !1
  br i1 %7, label %29, label %57

29:                                               ; preds = %5
  %30 = urem i64 %2, %6
  %31 = fptrunc double %20 to float
  %32 = insertelement <8 x i64> poison, i64 %8, i64 0
  %33 = shufflevector <8 x i64> %32, <8 x i64> poison, <8 x i32> zeroinitializer
  %34 = insertelement <8 x i64> poison, i64 %10, i64 0
  %35 = shufflevector <8 x i64> %34, <8 x i64> poison, <8 x i32> zeroinitializer
  %36 = insertelement <8 x i64> poison, i64 %12, i64 0
  %37 = shufflevector <8 x i64> %36, <8 x i64> poison, <8 x i32> zeroinitializer
  %38 = insertelement <8 x i64> poison, i64 %14, i64 0
  %39 = shufflevector <8 x i64> %38, <8 x i64> poison, <8 x i32> zeroinitializer
  %40 = insertelement <16 x i64> poison, i64 %16, i64 0
  %41 = shufflevector <16 x i64> %40, <16 x i64> poison, <16 x i32> zeroinitializer
  %42 = insertelement <16 x i64> poison, i64 %18, i64 0
  %43 = shufflevector <16 x i64> %42, <16 x i64> poison, <16 x i32> zeroinitializer
  %44 = insertelement <16 x float> poison, float %31, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  br label %46

46:                                               ; preds = %232, %29
  %47 = phi i64 [ %2, %29 ], [ %236, %232 ]
  %48 = phi i64 [ %30, %29 ], [ %235, %232 ]
  %49 = shl i64 %48, 7
  %50 = call i64 @llvm.ssub.sat.i64(i64 %22, i64 %49)
  %51 = call i64 @llvm.smax.i64(i64 %50, i64 0)
  %52 = call i64 @llvm.smin.i64(i64 %51, i64 128)
  %53 = and i64 %52, 240
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %120, label %55

55:                                               ; preds = %46
  br label %58

56:                                               ; preds = %232
  br label %57

57:                                               ; preds = %56, %5
  ret i32 0

58:                                               ; preds = %55, %58
  %59 = phi i64 [ %117, %58 ], [ 0, %55 ]
  %60 = add i64 %49, %59
  %61 = insertelement <8 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <8 x i64> %61, <8 x i64> poison, <8 x i32> zeroinitializer
  %63 = or disjoint <8 x i64> %62, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %64 = or disjoint i64 %60, 8
  %65 = insertelement <8 x i64> poison, i64 %64, i64 0
  %66 = shufflevector <8 x i64> %65, <8 x i64> poison, <8 x i32> zeroinitializer
  %67 = or disjoint <8 x i64> %66, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %68 = sdiv <8 x i64> %63, splat (i64 3)
  %69 = sdiv <8 x i64> %67, splat (i64 3)
  %70 = mul <8 x i64> %68, splat (i64 -3)
  %71 = mul <8 x i64> %69, splat (i64 -3)
  %72 = add <8 x i64> %70, %63
  %73 = add <8 x i64> %71, %67
  %74 = icmp slt <8 x i64> %62, zeroinitializer
  %75 = icmp slt <8 x i64> %66, zeroinitializer
  %76 = icmp ne <8 x i64> %72, zeroinitializer
  %77 = icmp ne <8 x i64> %73, zeroinitializer
  %78 = and <8 x i1> %76, %74
  %79 = and <8 x i1> %77, %75
  %80 = sext <8 x i1> %78 to <8 x i64>
  %81 = add nsw <8 x i64> %68, %80
  %82 = sext <8 x i1> %79 to <8 x i64>
  %83 = add nsw <8 x i64> %69, %82
  %84 = add <8 x i64> %72, splat (i64 3)
  %85 = add <8 x i64> %73, splat (i64 3)
  %86 = select <8 x i1> %78, <8 x i64> %84, <8 x i64> %72
  %87 = select <8 x i1> %79, <8 x i64> %85, <8 x i64> %73
  %88 = mul <8 x i64> %81, %33
  %89 = mul <8 x i64> %83, %33
  %90 = mul <8 x i64> %86, %35
  %91 = mul <8 x i64> %87, %35
  %92 = add <8 x i64> %88, %90
  %93 = add <8 x i64> %89, %91
  %94 = getelementptr float, ptr %24, <8 x i64> %92
  %95 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %94, <8 x i1> splat (i1 true), <8 x float> poison)
  %96 = getelementptr float, ptr %24, <8 x i64> %93
  %97 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %96, <8 x i1> splat (i1 true), <8 x float> poison)
  %98 = mul <8 x i64> %81, %37
  %99 = mul <8 x i64> %83, %37
  %100 = mul <8 x i64> %86, %39
  %101 = mul <8 x i64> %87, %39
  %102 = add <8 x i64> %98, %100
  %103 = add <8 x i64> %99, %101
  %104 = getelementptr float, ptr %26, <8 x i64> %102
  %105 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %104, <8 x i1> splat (i1 true), <8 x float> poison)
  %106 = getelementptr float, ptr %26, <8 x i64> %103
  %107 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %106, <8 x i1> splat (i1 true), <8 x float> poison)
  %108 = getelementptr i64, ptr %4, i64 %59
  store <8 x i64> %81, ptr %108, align 8
  %109 = getelementptr i8, ptr %108, i64 64
  store <8 x i64> %83, ptr %109, align 8
  %110 = getelementptr i8, ptr %108, i64 1088
  store <8 x i64> %86, ptr %110, align 8
  %111 = getelementptr i8, ptr %108, i64 1152
  store <8 x i64> %87, ptr %111, align 8
  %112 = getelementptr float, ptr %4, i64 %59
  %113 = getelementptr i8, ptr %112, i64 2176
  store <8 x float> %95, ptr %113, align 4
  %114 = getelementptr i8, ptr %112, i64 2208
  store <8 x float> %97, ptr %114, align 4
  %115 = getelementptr i8, ptr %112, i64 2752
  store <8 x float> %105, ptr %115, align 4
  %116 = getelementptr i8, ptr %112, i64 2784
  store <8 x float> %107, ptr %116, align 4
  %117 = add i64 %59, 16
  %118 = icmp slt i64 %117, %53
  br i1 %118, label %58, label %119

119:                                              ; preds = %58
  br label %120

120:                                              ; preds = %119, %46
  %121 = icmp slt i64 %50, 128
  br i1 %121, label %122, label %164

122:                                              ; preds = %120
  br label %123

123:                                              ; preds = %122, %123
  %124 = phi i64 [ %161, %123 ], [ %53, %122 ]
  %125 = add i64 %49, %124
  %126 = insertelement <8 x i64> poison, i64 %125, i64 0
  %127 = shufflevector <8 x i64> %126, <8 x i64> poison, <8 x i32> zeroinitializer
  %128 = or disjoint <8 x i64> %127, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %129 = sdiv <8 x i64> %128, splat (i64 3)
  %130 = mul <8 x i64> %129, splat (i64 -3)
  %131 = add <8 x i64> %130, %128
  %132 = icmp slt <8 x i64> %127, zeroinitializer
  %133 = icmp ne <8 x i64> %131, zeroinitializer
  %134 = and <8 x i1> %133, %132
  %135 = sext <8 x i1> %134 to <8 x i64>
  %136 = add nsw <8 x i64> %129, %135
  %137 = add <8 x i64> %131, splat (i64 3)
  %138 = select <8 x i1> %134, <8 x i64> %137, <8 x i64> %131
  %139 = sub i64 %51, %124
  %140 = call i64 @llvm.smax.i64(i64 %139, i64 0)
  %141 = call i64 @llvm.smin.i64(i64 %140, i64 8)
  %142 = trunc nuw nsw i64 %141 to i32
  %143 = insertelement <8 x i32> poison, i32 %142, i64 0
  %144 = shufflevector <8 x i32> %143, <8 x i32> poison, <8 x i32> zeroinitializer
  %145 = icmp samesign ugt <8 x i32> %144, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %146 = mul <8 x i64> %136, %33
  %147 = mul <8 x i64> %138, %35
  %148 = add <8 x i64> %146, %147
  %149 = getelementptr float, ptr %24, <8 x i64> %148
  %150 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %149, <8 x i1> %145, <8 x float> zeroinitializer)
  %151 = mul <8 x i64> %136, %37
  %152 = mul <8 x i64> %138, %39
  %153 = add <8 x i64> %151, %152
  %154 = getelementptr float, ptr %26, <8 x i64> %153
  %155 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %154, <8 x i1> %145, <8 x float> zeroinitializer)
  %156 = getelementptr i64, ptr %4, i64 %124
  store <8 x i64> %136, ptr %156, align 8
  %157 = getelementptr i8, ptr %156, i64 1088
  store <8 x i64> %138, ptr %157, align 8
  %158 = getelementptr float, ptr %4, i64 %124
  %159 = getelementptr i8, ptr %158, i64 2176
  store <8 x float> %150, ptr %159, align 4
  %160 = getelementptr i8, ptr %158, i64 2752
  store <8 x float> %155, ptr %160, align 4
  %161 = add i64 %124, 8
  %162 = icmp slt i64 %161, 128
  br i1 %162, label %123, label %163

163:                                              ; preds = %123
  br label %164

164:                                              ; preds = %163, %120
  %165 = and i64 %52, 224
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %202, label %167

167:                                              ; preds = %164
  br label %168

168:                                              ; preds = %167, %168
  %169 = phi i64 [ %199, %168 ], [ 0, %167 ]
  %170 = getelementptr i64, ptr %4, i64 %169
  %171 = load <16 x i64>, ptr %170, align 8
  %172 = getelementptr i8, ptr %170, i64 128
  %173 = load <16 x i64>, ptr %172, align 8
  %174 = mul <16 x i64> %171, %41
  %175 = mul <16 x i64> %173, %41
  %176 = getelementptr i8, ptr %170, i64 1088
  %177 = load <16 x i64>, ptr %176, align 8
  %178 = getelementptr i8, ptr %170, i64 1216
  %179 = load <16 x i64>, ptr %178, align 8
  %180 = mul <16 x i64> %177, %43
  %181 = mul <16 x i64> %179, %43
  %182 = add <16 x i64> %174, %180
  %183 = add <16 x i64> %175, %181
  %184 = getelementptr float, ptr %4, i64 %169
  %185 = getelementptr i8, ptr %184, i64 2176
  %186 = load <16 x float>, ptr %185, align 4
  %187 = getelementptr i8, ptr %184, i64 2240
  %188 = load <16 x float>, ptr %187, align 4
  %189 = getelementptr i8, ptr %184, i64 2752
  %190 = load <16 x float>, ptr %189, align 4
  %191 = getelementptr i8, ptr %184, i64 2816
  %192 = load <16 x float>, ptr %191, align 4
  %193 = fmul <16 x float> %45, %190
  %194 = fmul <16 x float> %45, %192
  %195 = fadd <16 x float> %186, %193
  %196 = fadd <16 x float> %188, %194
  %197 = getelementptr float, ptr %28, <16 x i64> %182
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %195, <16 x ptr> align 4 %197, <16 x i1> splat (i1 true))
  %198 = getelementptr float, ptr %28, <16 x i64> %183
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %196, <16 x ptr> align 4 %198, <16 x i1> splat (i1 true))
  %199 = add i64 %169, 32
  %200 = icmp slt i64 %199, %165
  br i1 %200, label %168, label %201

201:                                              ; preds = %168
  br label %202

202:                                              ; preds = %201, %164
  %203 = icmp eq i64 %165, %52
  br i1 %203, label %232, label %204

204:                                              ; preds = %202
  br label %205

205:                                              ; preds = %204, %205
  %206 = phi i64 [ %229, %205 ], [ %165, %204 ]
  %207 = getelementptr i64, ptr %4, i64 %206
  %208 = load <16 x i64>, ptr %207, align 8
  %209 = mul <16 x i64> %208, %41
  %210 = getelementptr i8, ptr %207, i64 1088
  %211 = load <16 x i64>, ptr %210, align 8
  %212 = mul <16 x i64> %211, %43
  %213 = add <16 x i64> %209, %212
  %214 = getelementptr float, ptr %4, i64 %206
  %215 = getelementptr i8, ptr %214, i64 2176
  %216 = load <16 x float>, ptr %215, align 4
  %217 = getelementptr i8, ptr %214, i64 2752
  %218 = load <16 x float>, ptr %217, align 4
  %219 = fmul <16 x float> %45, %218
  %220 = fadd <16 x float> %216, %219
  %221 = sub i64 %51, %206
  %222 = call i64 @llvm.smax.i64(i64 %221, i64 0)
  %223 = call i64 @llvm.smin.i64(i64 %222, i64 16)
  %224 = trunc nuw nsw i64 %223 to i32
  %225 = insertelement <16 x i32> poison, i32 %224, i64 0
  %226 = shufflevector <16 x i32> %225, <16 x i32> poison, <16 x i32> zeroinitializer
  %227 = icmp samesign ugt <16 x i32> %226, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %228 = getelementptr float, ptr %28, <16 x i64> %213
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %220, <16 x ptr> align 4 %228, <16 x i1> %227)
  %229 = add i64 %206, 16
  %230 = icmp slt i64 %229, %52
  br i1 %230, label %205, label %231

231:                                              ; preds = %205
  br label %232

232:                                              ; preds = %231, %202
  %233 = add i64 %48, 1
  %234 = icmp eq i64 %233, %6
  %235 = select i1 %234, i64 0, i64 %233
  %236 = add i64 %47, 1
  %237 = icmp slt i64 %236, %3
  br i1 %237, label %46, label %56
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
