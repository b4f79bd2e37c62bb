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
  %15 = load i64, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
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
  br i1 %12, label %34, label %45

34:                                               ; preds = %5
  %35 = icmp ne ptr %19, null
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %37 = icmp ne ptr %31, null
  br label %38

38:                                               ; preds = %34, %220
  %39 = phi i64 [ %228, %220 ], [ %2, %34 ]
  %40 = phi i64 [ %226, %220 ], [ %9, %34 ]
  %41 = phi i64 [ %227, %220 ], [ %11, %34 ]
  %42 = shl i64 %40, 8
  %43 = shl i64 %40, 9
  br label %47

44:                                               ; preds = %220
  br label %45

45:                                               ; preds = %44, %5, %164, %75
  %46 = phi i32 [ 1, %164 ], [ 1, %75 ], [ 0, %5 ], [ 0, %44 ]
  ret i32 %46

47:                                               ; preds = %38, %80
  %48 = phi i64 [ 0, %38 ], [ %81, %80 ]
  %49 = shl i64 %48, 1
  %50 = add i64 %43, %49
  %51 = icmp sgt i64 %50, %17
  %52 = icmp slt i64 %50, %15
  %53 = or i1 %52, %51
  %54 = add i64 %42, %48
  %55 = icmp slt i64 %54, %13
  %56 = xor i1 %53, true
  %57 = and i1 %35, %56
  %58 = and i1 %57, %55
  br i1 %58, label %66, label %71

59:                                               ; preds = %80
  %60 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %42)
  %61 = call i64 @llvm.smax.i64(i64 %60, i64 0)
  %62 = call i64 @llvm.smin.i64(i64 %61, i64 256)
  %63 = and i64 %62, 504
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %116, label %65

65:                                               ; preds = %59
  br label %83

66:                                               ; preds = %47
  %67 = load ptr, ptr %36, align 8
  %68 = call i8 %67(ptr nonnull %19, i64 %50) #4
  %69 = and i8 %68, 1
  %70 = icmp eq i8 %69, 0
  br label %73

71:                                               ; preds = %47
  %72 = and i1 %53, %55
  br label %73

73:                                               ; preds = %71, %66
  %74 = phi i1 [ %70, %66 ], [ %72, %71 ]
  br i1 %74, label %75, label %80, !prof !1

75:                                               ; preds = %73
  store i32 1, ptr %23, align 4
  %76 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 20, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %48, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %50, ptr %79, align 8
  br label %45

80:                                               ; preds = %73
  %81 = add i64 %48, 1
  %82 = icmp slt i64 %81, 256
  br i1 %82, label %47, label %59

83:                                               ; preds = %65, %83
  %84 = phi i64 [ %113, %83 ], [ 0, %65 ]
  %85 = shl i64 %84, 1
  %86 = add i64 %43, %85
  %87 = getelementptr float, ptr %25, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = insertelement <4 x float> poison, float %88, i64 0
  %90 = getelementptr i8, ptr %87, i64 8
  %91 = load float, ptr %90, align 4
  %92 = insertelement <4 x float> %89, float %91, i64 1
  %93 = getelementptr i8, ptr %87, i64 16
  %94 = load float, ptr %93, align 4
  %95 = insertelement <4 x float> %92, float %94, i64 2
  %96 = getelementptr i8, ptr %87, i64 24
  %97 = load float, ptr %96, align 4
  %98 = insertelement <4 x float> %95, float %97, i64 3
  %99 = getelementptr i8, ptr %87, i64 32
  %100 = load float, ptr %99, align 4
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = getelementptr i8, ptr %87, i64 40
  %103 = load float, ptr %102, align 4
  %104 = insertelement <4 x float> %101, float %103, i64 1
  %105 = getelementptr i8, ptr %87, i64 48
  %106 = load float, ptr %105, align 4
  %107 = insertelement <4 x float> %104, float %106, i64 2
  %108 = getelementptr i8, ptr %87, i64 56
  %109 = load float, ptr %108, align 4
  %110 = insertelement <4 x float> %107, float %109, i64 3
  %111 = getelementptr float, ptr %4, i64 %84
  store <4 x float> %98, ptr %111, align 4
  %112 = getelementptr i8, ptr %111, i64 16
  store <4 x float> %110, ptr %112, align 4
  %113 = add i64 %84, 8
  %114 = icmp slt i64 %113, %63
  br i1 %114, label %83, label %115

115:                                              ; preds = %83
  br label %116

116:                                              ; preds = %115, %59
  %117 = icmp slt i64 %60, 256
  br i1 %117, label %118, label %139

118:                                              ; preds = %116
  br label %119

119:                                              ; preds = %118, %119
  %120 = phi i64 [ %136, %119 ], [ %63, %118 ]
  %121 = sub i64 %61, %120
  %122 = call i64 @llvm.smax.i64(i64 %121, i64 0)
  %123 = call i64 @llvm.smin.i64(i64 %122, i64 4)
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = insertelement <4 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <4 x i32> %125, <4 x i32> poison, <4 x i32> zeroinitializer
  %127 = icmp samesign ugt <4 x i32> %126, <i32 0, i32 1, i32 2, i32 3>
  %128 = shl i64 %120, 1
  %129 = add i64 %43, %128
  %130 = insertelement <4 x i64> poison, i64 %129, i64 0
  %131 = shufflevector <4 x i64> %130, <4 x i64> poison, <4 x i32> zeroinitializer
  %132 = or disjoint <4 x i64> %131, <i64 0, i64 2, i64 4, i64 6>
  %133 = getelementptr float, ptr %25, <4 x i64> %132
  %134 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %133, <4 x i1> %127, <4 x float> zeroinitializer)
  %135 = getelementptr float, ptr %4, i64 %120
  store <4 x float> %134, ptr %135, align 4
  %136 = add i64 %120, 4
  %137 = icmp slt i64 %136, 256
  br i1 %137, label %119, label %138

138:                                              ; preds = %119
  br label %139

139:                                              ; preds = %138, %116
  %140 = xor i64 %42, -1
  %141 = add i64 %13, %140
  br label %142

142:                                              ; preds = %139, %169
  %143 = phi i64 [ 0, %139 ], [ %170, %169 ]
  %144 = sub i64 %141, %143
  %145 = icmp sgt i64 %144, %29
  %146 = icmp slt i64 %144, %27
  %147 = or i1 %146, %145
  %148 = add i64 %42, %143
  %149 = icmp slt i64 %148, %13
  %150 = xor i1 %147, true
  %151 = and i1 %37, %150
  %152 = and i1 %151, %149
  br i1 %152, label %155, label %160

153:                                              ; preds = %169
  br i1 %64, label %198, label %154

154:                                              ; preds = %153
  br label %172

155:                                              ; preds = %142
  %156 = load ptr, ptr %36, align 8
  %157 = call i8 %156(ptr nonnull %31, i64 %144) #4
  %158 = and i8 %157, 1
  %159 = icmp eq i8 %158, 0
  br label %162

160:                                              ; preds = %142
  %161 = and i1 %147, %149
  br label %162

162:                                              ; preds = %160, %155
  %163 = phi i1 [ %159, %155 ], [ %161, %160 ]
  br i1 %163, label %164, label %169, !prof !1

164:                                              ; preds = %162
  store i32 1, ptr %23, align 4
  %165 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 23, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %39, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %143, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %144, ptr %168, align 8
  br label %45

169:                                              ; preds = %162
  %170 = add i64 %143, 1
  %171 = icmp slt i64 %170, 256
  br i1 %171, label %142, label %153

172:                                              ; preds = %154, %172
  %173 = phi i64 [ %195, %172 ], [ 0, %154 ]
  %174 = getelementptr float, ptr %4, i64 %173
  %175 = load <4 x float>, ptr %174, align 4
  %176 = getelementptr i8, ptr %174, i64 16
  %177 = load <4 x float>, ptr %176, align 4
  %178 = sub i64 %141, %173
  %179 = getelementptr float, ptr %33, i64 %178
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
  %196 = icmp slt i64 %195, %63
  br i1 %196, label %172, label %197

197:                                              ; preds = %172
  br label %198

198:                                              ; preds = %197, %153
  %199 = icmp eq i64 %63, %62
  br i1 %199, label %220, label %200

200:                                              ; preds = %198
  br label %201

201:                                              ; preds = %200, %201
  %202 = phi i64 [ %217, %201 ], [ %63, %200 ]
  %203 = getelementptr float, ptr %4, i64 %202
  %204 = load <4 x float>, ptr %203, align 4
  %205 = sub i64 %61, %202
  %206 = call i64 @llvm.smax.i64(i64 %205, i64 0)
  %207 = call i64 @llvm.smin.i64(i64 %206, i64 4)
  %208 = trunc nuw nsw i64 %207 to i32
  %209 = insertelement <4 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <4 x i32> %209, <4 x i32> poison, <4 x i32> zeroinitializer
  %211 = icmp samesign ugt <4 x i32> %210, <i32 0, i32 1, i32 2, i32 3>
  %212 = sub i64 %141, %202
  %213 = insertelement <4 x i64> poison, i64 %212, i64 0
  %214 = shufflevector <4 x i64> %213, <4 x i64> poison, <4 x i32> zeroinitializer
  %215 = add <4 x i64> %214, <i64 0, i64 -1, i64 -2, i64 -3>
  %216 = getelementptr float, ptr %33, <4 x i64> %215
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %204, <4 x ptr> align 4 %216, <4 x i1> %211)
  %217 = add i64 %202, 4
  %218 = icmp slt i64 %217, %62
  br i1 %218, label %201, label %219

219:                                              ; preds = %201
  br label %220

220:                                              ; preds = %219, %198
  %221 = add i64 %40, 1
  %222 = icmp eq i64 %221, %6
  %223 = zext i1 %222 to i64
  %224 = add i64 %41, %223
  %225 = icmp eq i64 %224, %8
  %226 = select i1 %222, i64 0, i64 %221
  %227 = select i1 %225, i64 0, i64 %224
  %228 = add i64 %39, 1
  %229 = icmp slt i64 %228, %3
  br i1 %229, label %38, label %44
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

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
