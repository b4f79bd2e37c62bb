; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = urem i64 %2, %6
  %8 = icmp slt i64 %2, %3
  %9 = load i64, ptr %0, align 8, !invariant.load !1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8
  br i1 %8, label %14, label %28

14:                                               ; preds = %5
  %15 = and i64 %13, 1
  %16 = icmp ne i64 %15, 0
  br label %17

17:                                               ; preds = %14, %220
  %18 = phi i64 [ %224, %220 ], [ %2, %14 ]
  %19 = phi i64 [ %223, %220 ], [ %7, %14 ]
  %20 = shl i64 %19, 8
  %21 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %20)
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = call i64 @llvm.smin.i64(i64 %22, i64 256)
  %24 = and i64 %23, 504
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %17
  br label %29

27:                                               ; preds = %220
  br label %28

28:                                               ; preds = %27, %5
  ret i32 0

29:                                               ; preds = %26, %29
  %30 = phi i64 [ %38, %29 ], [ 0, %26 ]
  %31 = add i64 %20, %30
  %32 = getelementptr float, ptr %11, i64 %31
  %33 = load <4 x float>, ptr %32, align 4
  %34 = getelementptr i8, ptr %32, i64 16
  %35 = load <4 x float>, ptr %34, align 4
  %36 = getelementptr float, ptr %4, i64 %30
  store <4 x float> %33, ptr %36, align 4
  %37 = getelementptr i8, ptr %36, i64 16
  store <4 x float> %35, ptr %37, align 4
  %38 = add i64 %30, 8
  %39 = icmp slt i64 %38, %24
  br i1 %39, label %29, label %40

40:                                               ; preds = %29
  br label %41

41:                                               ; preds = %40, %17
  %42 = icmp slt i64 %21, 256
  br i1 %42, label %43, label %60

43:                                               ; preds = %41
  %44 = getelementptr float, ptr %11, i64 %20
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i64 [ %57, %45 ], [ %24, %43 ]
  %47 = sub i64 %22, %46
  %48 = call i64 @llvm.smax.i64(i64 %47, i64 0)
  %49 = call i64 @llvm.smin.i64(i64 %48, i64 4)
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = insertelement <4 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <4 x i32> %51, <4 x i32> poison, <4 x i32> zeroinitializer
  %53 = icmp samesign ugt <4 x i32> %52, <i32 0, i32 1, i32 2, i32 3>
  %54 = getelementptr float, ptr %44, i64 %46
  %55 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %54, <4 x i1> %53, <4 x float> zeroinitializer)
  %56 = getelementptr float, ptr %4, i64 %46
  store <4 x float> %55, ptr %56, align 4
  %57 = add i64 %46, 4
  %58 = icmp slt i64 %57, 256
  br i1 %58, label %45, label %59

59:                                               ; preds = %45
  br label %60

60:                                               ; preds = %59, %41
  %61 = getelementptr float, ptr %11, i64 %20
  %62 = ptrtoint ptr %61 to i64
  %63 = and i64 %62, 15
  %64 = icmp eq i64 %63, 0
  %65 = and i1 %16, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %60
  br i1 %25, label %72, label %67

67:                                               ; preds = %66
  br label %75

68:                                               ; preds = %60
  br i1 %25, label %72, label %69

69:                                               ; preds = %68
  br label %88

70:                                               ; preds = %75
  br label %72

71:                                               ; preds = %88
  br label %72

72:                                               ; preds = %71, %70, %68, %66
  %73 = icmp eq i64 %24, %23
  br i1 %73, label %117, label %74

74:                                               ; preds = %72
  br label %101

75:                                               ; preds = %67, %75
  %76 = phi i64 [ %86, %75 ], [ 0, %67 ]
  %77 = getelementptr float, ptr %4, i64 %76
  %78 = load <4 x float>, ptr %77, align 4
  %79 = getelementptr i8, ptr %77, i64 16
  %80 = load <4 x float>, ptr %79, align 4
  %81 = fadd <4 x float> %78, splat (float 1.000000e+00)
  %82 = fadd <4 x float> %80, splat (float 1.000000e+00)
  %83 = add i64 %20, %76
  %84 = getelementptr float, ptr %11, i64 %83
  store <4 x float> %81, ptr %84, align 16, !nontemporal !2
  %85 = getelementptr i8, ptr %84, i64 16
  store <4 x float> %82, ptr %85, align 16, !nontemporal !2
  %86 = add i64 %76, 8
  %87 = icmp slt i64 %86, %24
  br i1 %87, label %75, label %70

88:                                               ; preds = %69, %88
  %89 = phi i64 [ %99, %88 ], [ 0, %69 ]
  %90 = getelementptr float, ptr %4, i64 %89
  %91 = load <4 x float>, ptr %90, align 4
  %92 = getelementptr i8, ptr %90, i64 16
  %93 = load <4 x float>, ptr %92, align 4
  %94 = fadd <4 x float> %91, splat (float 1.000000e+00)
  %95 = fadd <4 x float> %93, splat (float 1.000000e+00)
  %96 = add i64 %20, %89
  %97 = getelementptr float, ptr %11, i64 %96
  store <4 x float> %94, ptr %97, align 4
  %98 = getelementptr i8, ptr %97, i64 16
  store <4 x float> %95, ptr %98, align 4
  %99 = add i64 %89, 8
  %100 = icmp slt i64 %99, %24
  br i1 %100, label %88, label %71

101:                                              ; preds = %74, %101
  %102 = phi i64 [ %114, %101 ], [ %24, %74 ]
  %103 = getelementptr float, ptr %4, i64 %102
  %104 = load <4 x float>, ptr %103, align 4
  %105 = fadd <4 x float> %104, splat (float 1.000000e+00)
  %106 = sub i64 %22, %102
  %107 = call i64 @llvm.smax.i64(i64 %106, i64 0)
  %108 = call i64 @llvm.smin.i64(i64 %107, i64 4)
  %109 = trunc nuw nsw i64 %108 to i32
  %110 = insertelement <4 x i32> poison, i32 %109, i64 0
  %111 = shufflevector <4 x i32> %110, <4 x i32> poison, <4 x i32> zeroinitializer
  %112 = icmp samesign ugt <4 x i32> %111, <i32 0, i32 1, i32 2, i32 3>
  %113 = getelementptr float, ptr %61, i64 %102
  call void @llvm.masked.store.v4f32.p0(<4 x float> %105, ptr align 4 %113, <4 x i1> %112)
  %114 = add i64 %102, 4
  %115 = icmp slt i64 %114, %23
  br i1 %115, label %101, label %116

116:                                              ; preds = %101
  br label %117

117:                                              ; preds = %116, %72
  br i1 %25, label %132, label %118

118:                                              ; preds = %117
  br label %119

119:                                              ; preds = %118, %119
  %120 = phi i64 [ %129, %119 ], [ 0, %118 ]
  %121 = add i64 %20, %120
  %122 = getelementptr float, ptr %11, i64 %121
  %123 = load <4 x float>, ptr %122, align 4
  %124 = getelementptr i8, ptr %122, i64 16
  %125 = load <4 x float>, ptr %124, align 4
  %126 = getelementptr float, ptr %4, i64 %120
  %127 = getelementptr i8, ptr %126, i64 1088
  store <4 x float> %123, ptr %127, align 4
  %128 = getelementptr i8, ptr %126, i64 1104
  store <4 x float> %125, ptr %128, align 4
  %129 = add i64 %120, 8
  %130 = icmp slt i64 %129, %24
  br i1 %130, label %119, label %131

131:                                              ; preds = %119
  br label %132

132:                                              ; preds = %131, %117
  br i1 %42, label %133, label %150

133:                                              ; preds = %132
  br label %134

134:                                              ; preds = %133, %134
  %135 = phi i64 [ %147, %134 ], [ %24, %133 ]
  %136 = sub i64 %22, %135
  %137 = call i64 @llvm.smax.i64(i64 %136, i64 0)
  %138 = call i64 @llvm.smin.i64(i64 %137, i64 4)
  %139 = trunc nuw nsw i64 %138 to i32
  %140 = insertelement <4 x i32> poison, i32 %139, i64 0
  %141 = shufflevector <4 x i32> %140, <4 x i32> poison, <4 x i32> zeroinitializer
  %142 = icmp samesign ugt <4 x i32> %141, <i32 0, i32 1, i32 2, i32 3>
  %143 = getelementptr float, ptr %61, i64 %135
  %144 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %143, <4 x i1> %142, <4 x float> zeroinitializer)
  %145 = getelementptr float, ptr %4, i64 %135
  %146 = getelementptr i8, ptr %145, i64 1088
  store <4 x float> %144, ptr %146, align 4
  %147 = add i64 %135, 4
  %148 = icmp slt i64 %147, 256
  br i1 %148, label %134, label %149

149:                                              ; preds = %134
  br label %150

150:                                              ; preds = %149, %132
  %151 = or disjoint i64 %20, 1
  %152 = getelementptr i8, ptr %61, i64 4
  %153 = ptrtoint ptr %152 to i64
  %154 = and i64 %153, 15
  %155 = icmp eq i64 %154, 0
  %156 = and i1 %16, %155
  %157 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %151)
  %158 = call i64 @llvm.smax.i64(i64 %157, i64 0)
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 256)
  %160 = and i64 %159, 504
  br i1 %156, label %161, label %164

161:                                              ; preds = %150
  %162 = icmp eq i64 %160, 0
  br i1 %162, label %169, label %163

163:                                              ; preds = %161
  br label %172

164:                                              ; preds = %150
  %165 = icmp eq i64 %160, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %164
  br label %187

167:                                              ; preds = %172
  br label %169

168:                                              ; preds = %187
  br label %169

169:                                              ; preds = %168, %167, %164, %161
  %170 = icmp eq i64 %160, %159
  br i1 %170, label %220, label %171

171:                                              ; preds = %169
  br label %202

172:                                              ; preds = %163, %172
  %173 = phi i64 [ %185, %172 ], [ 0, %163 ]
  %174 = getelementptr float, ptr %4, i64 %173
  %175 = getelementptr i8, ptr %174, i64 1088
  %176 = load <4 x float>, ptr %175, align 4
  %177 = getelementptr i8, ptr %174, i64 1104
  %178 = load <4 x float>, ptr %177, align 4
  %179 = fmul <4 x float> %176, splat (float 2.000000e+00)
  %180 = fmul <4 x float> %178, splat (float 2.000000e+00)
  %181 = add i64 %20, %173
  %182 = getelementptr float, ptr %11, i64 %181
  %183 = getelementptr i8, ptr %182, i64 4
  store <4 x float> %179, ptr %183, align 16, !nontemporal !2
  %184 = getelementptr i8, ptr %182, i64 20
  store <4 x float> %180, ptr %184, align 16, !nontemporal !2
  %185 = add i64 %173, 8
  %186 = icmp slt i64 %185, %160
  br i1 %186, label %172, label %167

187:                                              ; preds = %166, %187
  %188 = phi i64 [ %200, %187 ], [ 0, %166 ]
  %189 = getelementptr float, ptr %4, i64 %188
  %190 = getelementptr i8, ptr %189, i64 1088
  %191 = load <4 x float>, ptr %190, align 4
  %192 = getelementptr i8, ptr %189, i64 1104
  %193 = load <4 x float>, ptr %192, align 4
  %194 = fmul <4 x float> %191, splat (float 2.000000e+00)
  %195 = fmul <4 x float> %193, splat (float 2.000000e+00)
  %196 = add i64 %20, %188
  %197 = getelementptr float, ptr %11, i64 %196
  %198 = getelementptr i8, ptr %197, i64 4
  store <4 x float> %194, ptr %198, align 4
  %199 = getelementptr i8, ptr %197, i64 20
  store <4 x float> %195, ptr %199, align 4
  %200 = add i64 %188, 8
  %201 = icmp slt i64 %200, %160
  br i1 %201, label %187, label %168

202:                                              ; preds = %171, %202
  %203 = phi i64 [ %217, %202 ], [ %160, %171 ]
  %204 = getelementptr float, ptr %4, i64 %203
  %205 = getelementptr i8, ptr %204, i64 1088
  %206 = load <4 x float>, ptr %205, align 4
  %207 = fmul <4 x float> %206, splat (float 2.000000e+00)
  %208 = sub i64 %158, %203
  %209 = call i64 @llvm.smax.i64(i64 %208, i64 0)
  %210 = call i64 @llvm.smin.i64(i64 %209, i64 4)
  %211 = trunc nuw nsw i64 %210 to i32
  %212 = insertelement <4 x i32> poison, i32 %211, i64 0
  %213 = shufflevector <4 x i32> %212, <4 x i32> poison, <4 x i32> zeroinitializer
  %214 = icmp samesign ugt <4 x i32> %213, <i32 0, i32 1, i32 2, i32 3>
  %215 = getelementptr float, ptr %61, i64 %203
  %216 = getelementptr i8, ptr %215, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %207, ptr align 4 %216, <4 x i1> %214)
  %217 = add i64 %203, 4
  %218 = icmp slt i64 %217, %159
  br i1 %218, label %202, label %219

219:                                              ; preds = %202
  br label %220

220:                                              ; preds = %219, %169
  %221 = add i64 %19, 1
  %222 = icmp eq i64 %221, %6
  %223 = select i1 %222, i64 0, i64 %221
  %224 = add i64 %18, 1
  %225 = icmp slt i64 %224, %3
  br i1 %225, label %17, label %27
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
