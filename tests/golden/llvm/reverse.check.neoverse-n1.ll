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
  %13 = load i64, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
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
  br i1 %8, label %28, label %39

28:                                               ; preds = %5
  %29 = urem i64 %2, %7
  %30 = icmp ne ptr %15, null
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %32 = icmp ne ptr %25, null
  br label %33

33:                                               ; preds = %220, %28
  %34 = phi i64 [ %2, %28 ], [ %224, %220 ]
  %35 = phi i64 [ %29, %28 ], [ %223, %220 ]
  %36 = shl i64 %35, 8
  %37 = shl i64 %35, 9
  br label %41

38:                                               ; preds = %220
  br label %39

39:                                               ; preds = %38, %5, %161, %69
  %40 = phi i32 [ 1, %161 ], [ 1, %69 ], [ 0, %5 ], [ 0, %38 ]
  ret i32 %40

41:                                               ; preds = %33, %77
  %42 = phi i64 [ 0, %33 ], [ %78, %77 ]
  %43 = shl i64 %42, 1
  %44 = add i64 %37, %43
  %45 = icmp sgt i64 %44, %13
  %46 = icmp slt i64 %44, %11
  %47 = or i1 %46, %45
  %48 = add i64 %36, %42
  %49 = icmp slt i64 %48, %9
  %50 = xor i1 %47, true
  %51 = and i1 %30, %50
  %52 = and i1 %51, %49
  br i1 %52, label %60, label %65

53:                                               ; preds = %77
  %54 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %36)
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = call i64 @llvm.smin.i64(i64 %55, i64 256)
  %57 = and i64 %56, 504
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %113, label %59

59:                                               ; preds = %53
  br label %80

60:                                               ; preds = %41
  %61 = load ptr, ptr %31, align 8
  %62 = call i8 %61(ptr nonnull %15, i64 %44) #4
  %63 = and i8 %62, 1
  %64 = icmp eq i8 %63, 0
  br label %67

65:                                               ; preds = %41
  %66 = and i1 %47, %49
  br label %67

67:                                               ; preds = %65, %60
  %68 = phi i1 [ %64, %60 ], [ %66, %65 ]
  br i1 %68, label %69, label %77, !prof !2

69:                                               ; preds = %67
  %70 = load volatile ptr, ptr %6, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %72 = load ptr, ptr %71, align 8
  store i32 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store i32 20, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i64 %34, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 16
  store i64 %42, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 24
  store i64 %44, ptr %76, align 8
  br label %39

77:                                               ; preds = %67
  %78 = add i64 %42, 1
  %79 = icmp slt i64 %78, 256
  br i1 %79, label %41, label %53

80:                                               ; preds = %59, %80
  %81 = phi i64 [ %110, %80 ], [ 0, %59 ]
  %82 = shl i64 %81, 1
  %83 = add i64 %37, %82
  %84 = getelementptr float, ptr %19, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = getelementptr i8, ptr %84, i64 8
  %88 = load float, ptr %87, align 4
  %89 = insertelement <4 x float> %86, float %88, i64 1
  %90 = getelementptr i8, ptr %84, i64 16
  %91 = load float, ptr %90, align 4
  %92 = insertelement <4 x float> %89, float %91, i64 2
  %93 = getelementptr i8, ptr %84, i64 24
  %94 = load float, ptr %93, align 4
  %95 = insertelement <4 x float> %92, float %94, i64 3
  %96 = getelementptr i8, ptr %84, i64 32
  %97 = load float, ptr %96, align 4
  %98 = insertelement <4 x float> poison, float %97, i64 0
  %99 = getelementptr i8, ptr %84, i64 40
  %100 = load float, ptr %99, align 4
  %101 = insertelement <4 x float> %98, float %100, i64 1
  %102 = getelementptr i8, ptr %84, i64 48
  %103 = load float, ptr %102, align 4
  %104 = insertelement <4 x float> %101, float %103, i64 2
  %105 = getelementptr i8, ptr %84, i64 56
  %106 = load float, ptr %105, align 4
  %107 = insertelement <4 x float> %104, float %106, i64 3
  %108 = getelementptr float, ptr %4, i64 %81
  store <4 x float> %95, ptr %108, align 4
  %109 = getelementptr i8, ptr %108, i64 16
  store <4 x float> %107, ptr %109, align 4
  %110 = add i64 %81, 8
  %111 = icmp slt i64 %110, %57
  br i1 %111, label %80, label %112

112:                                              ; preds = %80
  br label %113

113:                                              ; preds = %112, %53
  %114 = icmp slt i64 %54, 256
  br i1 %114, label %115, label %136

115:                                              ; preds = %113
  br label %116

116:                                              ; preds = %115, %116
  %117 = phi i64 [ %133, %116 ], [ %57, %115 ]
  %118 = sub i64 %55, %117
  %119 = call i64 @llvm.smax.i64(i64 %118, i64 0)
  %120 = call i64 @llvm.smin.i64(i64 %119, i64 4)
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = insertelement <4 x i32> poison, i32 %121, i64 0
  %123 = shufflevector <4 x i32> %122, <4 x i32> poison, <4 x i32> zeroinitializer
  %124 = icmp samesign ugt <4 x i32> %123, <i32 0, i32 1, i32 2, i32 3>
  %125 = shl i64 %117, 1
  %126 = add i64 %37, %125
  %127 = insertelement <4 x i64> poison, i64 %126, i64 0
  %128 = shufflevector <4 x i64> %127, <4 x i64> poison, <4 x i32> zeroinitializer
  %129 = or disjoint <4 x i64> %128, <i64 0, i64 2, i64 4, i64 6>
  %130 = getelementptr float, ptr %19, <4 x i64> %129
  %131 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %130, <4 x i1> %124, <4 x float> zeroinitializer)
  %132 = getelementptr float, ptr %4, i64 %117
  store <4 x float> %131, ptr %132, align 4
  %133 = add i64 %117, 4
  %134 = icmp slt i64 %133, 256
  br i1 %134, label %116, label %135

135:                                              ; preds = %116
  br label %136

136:                                              ; preds = %135, %113
  %137 = xor i64 %36, -1
  %138 = add i64 %9, %137
  br label %139

139:                                              ; preds = %136, %169
  %140 = phi i64 [ 0, %136 ], [ %170, %169 ]
  %141 = sub i64 %138, %140
  %142 = icmp sgt i64 %141, %23
  %143 = icmp slt i64 %141, %21
  %144 = or i1 %143, %142
  %145 = add i64 %36, %140
  %146 = icmp slt i64 %145, %9
  %147 = xor i1 %144, true
  %148 = and i1 %32, %147
  %149 = and i1 %148, %146
  br i1 %149, label %152, label %157

150:                                              ; preds = %169
  br i1 %58, label %198, label %151

151:                                              ; preds = %150
  br label %172

152:                                              ; preds = %139
  %153 = load ptr, ptr %31, align 8
  %154 = call i8 %153(ptr nonnull %25, i64 %141) #4
  %155 = and i8 %154, 1
  %156 = icmp eq i8 %155, 0
  br label %159

157:                                              ; preds = %139
  %158 = and i1 %144, %146
  br label %159

159:                                              ; preds = %157, %152
  %160 = phi i1 [ %156, %152 ], [ %158, %157 ]
  br i1 %160, label %161, label %169, !prof !2

161:                                              ; preds = %159
  %162 = load volatile ptr, ptr %6, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 48
  %164 = load ptr, ptr %163, align 8
  store i32 1, ptr %164, align 4
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 4
  store i32 23, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 8
  store i64 %34, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %164, i64 16
  store i64 %140, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %164, i64 24
  store i64 %141, ptr %168, align 8
  br label %39

169:                                              ; preds = %159
  %170 = add i64 %140, 1
  %171 = icmp slt i64 %170, 256
  br i1 %171, label %139, label %150

172:                                              ; preds = %151, %172
  %173 = phi i64 [ %195, %172 ], [ 0, %151 ]
  %174 = getelementptr float, ptr %4, i64 %173
  %175 = load <4 x float>, ptr %174, align 4
  %176 = getelementptr i8, ptr %174, i64 16
  %177 = load <4 x float>, ptr %176, align 4
  %178 = sub i64 %138, %173
  %179 = getelementptr float, ptr %27, i64 %178
  %180 = extractelement <4 x float> %175, i64 0
  store float %180, ptr %179, align 4
  %181 = getelementptr i8, ptr %179, i64 -4
  %182 = extractelement <4 x float> %175, i64 1
  store float %182, ptr %181, align 4
  %183 = getelementptr i8, ptr %179, i64 -8
  %184 = extractelement <4 x float> %175, i64 2
  store float %184, ptr %183, align 4
  %185 = getelementptr i8, ptr %179, i64 -12
  %186 = extractelement <4 x float> %175, i64 3
  store float %186, ptr %185, align 4
  %187 = getelementptr i8, ptr %179, i64 -16
  %188 = extractelement <4 x float> %177, i64 0
  store float %188, ptr %187, align 4
  %189 = getelementptr i8, ptr %179, i64 -20
  %190 = extractelement <4 x float> %177, i64 1
  store float %190, ptr %189, align 4
  %191 = getelementptr i8, ptr %179, i64 -24
  %192 = extractelement <4 x float> %177, i64 2
  store float %192, ptr %191, align 4
  %193 = getelementptr i8, ptr %179, i64 -28
  %194 = extractelement <4 x float> %177, i64 3
  store float %194, ptr %193, align 4
  %195 = add i64 %173, 8
  %196 = icmp slt i64 %195, %57
  br i1 %196, label %172, label %197

197:                                              ; preds = %172
  br label %198

198:                                              ; preds = %197, %150
  %199 = icmp eq i64 %57, %56
  br i1 %199, label %220, label %200

200:                                              ; preds = %198
  br label %201

201:                                              ; preds = %200, %201
  %202 = phi i64 [ %217, %201 ], [ %57, %200 ]
  %203 = getelementptr float, ptr %4, i64 %202
  %204 = load <4 x float>, ptr %203, align 4
  %205 = sub i64 %55, %202
  %206 = call i64 @llvm.smax.i64(i64 %205, i64 0)
  %207 = call i64 @llvm.smin.i64(i64 %206, i64 4)
  %208 = trunc nuw nsw i64 %207 to i32
  %209 = insertelement <4 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <4 x i32> %209, <4 x i32> poison, <4 x i32> zeroinitializer
  %211 = icmp samesign ugt <4 x i32> %210, <i32 0, i32 1, i32 2, i32 3>
  %212 = sub i64 %138, %202
  %213 = insertelement <4 x i64> poison, i64 %212, i64 0
  %214 = shufflevector <4 x i64> %213, <4 x i64> poison, <4 x i32> zeroinitializer
  %215 = add <4 x i64> %214, <i64 0, i64 -1, i64 -2, i64 -3>
  %216 = getelementptr float, ptr %27, <4 x i64> %215
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %204, <4 x ptr> align 4 %216, <4 x i1> %211)
  %217 = add i64 %202, 4
  %218 = icmp slt i64 %217, %56
  br i1 %218, label %201, label %219

219:                                              ; preds = %201
  br label %220

220:                                              ; preds = %219, %198
  %221 = add i64 %35, 1
  %222 = icmp eq i64 %221, %7
  %223 = select i1 %222, i64 0, i64 %221
  %224 = add i64 %34, 1
  %225 = icmp slt i64 %224, %3
  br i1 %225, label %33, label %38
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
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 100000}
