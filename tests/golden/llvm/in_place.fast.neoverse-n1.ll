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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8
  br i1 %12, label %18, label %33

18:                                               ; preds = %5
  %19 = and i64 %17, 1
  %20 = icmp ne i64 %19, 0
  br label %21

21:                                               ; preds = %18, %225
  %22 = phi i64 [ %233, %225 ], [ %2, %18 ]
  %23 = phi i64 [ %231, %225 ], [ %9, %18 ]
  %24 = phi i64 [ %232, %225 ], [ %11, %18 ]
  %25 = shl i64 %23, 8
  %26 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %25)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 256)
  %29 = and i64 %28, 504
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %46, label %31

31:                                               ; preds = %21
  br label %34

32:                                               ; preds = %225
  br label %33

33:                                               ; preds = %32, %5
  ret i32 0

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %43, %34 ], [ 0, %31 ]
  %36 = add i64 %25, %35
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = load <4 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %37, i64 16
  %40 = load <4 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %4, i64 %35
  store <4 x float> %38, ptr %41, align 4
  %42 = getelementptr i8, ptr %41, i64 16
  store <4 x float> %40, ptr %42, align 4
  %43 = add i64 %35, 8
  %44 = icmp slt i64 %43, %29
  br i1 %44, label %34, label %45

45:                                               ; preds = %34
  br label %46

46:                                               ; preds = %45, %21
  %47 = icmp slt i64 %26, 256
  br i1 %47, label %48, label %65

48:                                               ; preds = %46
  %49 = getelementptr float, ptr %15, i64 %25
  br label %50

50:                                               ; preds = %48, %50
  %51 = phi i64 [ %62, %50 ], [ %29, %48 ]
  %52 = sub i64 %27, %51
  %53 = call i64 @llvm.smax.i64(i64 %52, i64 0)
  %54 = call i64 @llvm.smin.i64(i64 %53, i64 4)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = insertelement <4 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <4 x i32> %56, <4 x i32> poison, <4 x i32> zeroinitializer
  %58 = icmp samesign ugt <4 x i32> %57, <i32 0, i32 1, i32 2, i32 3>
  %59 = getelementptr float, ptr %49, i64 %51
  %60 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %59, <4 x i1> %58, <4 x float> zeroinitializer)
  %61 = getelementptr float, ptr %4, i64 %51
  store <4 x float> %60, ptr %61, align 4
  %62 = add i64 %51, 4
  %63 = icmp slt i64 %62, 256
  br i1 %63, label %50, label %64

64:                                               ; preds = %50
  br label %65

65:                                               ; preds = %64, %46
  %66 = getelementptr float, ptr %15, i64 %25
  %67 = ptrtoint ptr %66 to i64
  %68 = and i64 %67, 15
  %69 = icmp eq i64 %68, 0
  %70 = and i1 %20, %69
  br i1 %70, label %71, label %73

71:                                               ; preds = %65
  br i1 %30, label %77, label %72

72:                                               ; preds = %71
  br label %80

73:                                               ; preds = %65
  br i1 %30, label %77, label %74

74:                                               ; preds = %73
  br label %93

75:                                               ; preds = %80
  br label %77

76:                                               ; preds = %93
  br label %77

77:                                               ; preds = %76, %75, %73, %71
  %78 = icmp eq i64 %29, %28
  br i1 %78, label %122, label %79

79:                                               ; preds = %77
  br label %106

80:                                               ; preds = %72, %80
  %81 = phi i64 [ %91, %80 ], [ 0, %72 ]
  %82 = getelementptr float, ptr %4, i64 %81
  %83 = load <4 x float>, ptr %82, align 4
  %84 = getelementptr i8, ptr %82, i64 16
  %85 = load <4 x float>, ptr %84, align 4
  %86 = fadd <4 x float> %83, splat (float 1.000000e+00)
  %87 = fadd <4 x float> %85, splat (float 1.000000e+00)
  %88 = add i64 %25, %81
  %89 = getelementptr float, ptr %15, i64 %88
  store <4 x float> %86, ptr %89, align 16, !nontemporal !1
  %90 = getelementptr i8, ptr %89, i64 16
  store <4 x float> %87, ptr %90, align 16, !nontemporal !1
  %91 = add i64 %81, 8
  %92 = icmp slt i64 %91, %29
  br i1 %92, label %80, label %75

93:                                               ; preds = %74, %93
  %94 = phi i64 [ %104, %93 ], [ 0, %74 ]
  %95 = getelementptr float, ptr %4, i64 %94
  %96 = load <4 x float>, ptr %95, align 4
  %97 = getelementptr i8, ptr %95, i64 16
  %98 = load <4 x float>, ptr %97, align 4
  %99 = fadd <4 x float> %96, splat (float 1.000000e+00)
  %100 = fadd <4 x float> %98, splat (float 1.000000e+00)
  %101 = add i64 %25, %94
  %102 = getelementptr float, ptr %15, i64 %101
  store <4 x float> %99, ptr %102, align 4
  %103 = getelementptr i8, ptr %102, i64 16
  store <4 x float> %100, ptr %103, align 4
  %104 = add i64 %94, 8
  %105 = icmp slt i64 %104, %29
  br i1 %105, label %93, label %76

106:                                              ; preds = %79, %106
  %107 = phi i64 [ %119, %106 ], [ %29, %79 ]
  %108 = getelementptr float, ptr %4, i64 %107
  %109 = load <4 x float>, ptr %108, align 4
  %110 = fadd <4 x float> %109, splat (float 1.000000e+00)
  %111 = sub i64 %27, %107
  %112 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %113 = call i64 @llvm.smin.i64(i64 %112, i64 4)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = insertelement <4 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <4 x i32> %115, <4 x i32> poison, <4 x i32> zeroinitializer
  %117 = icmp samesign ugt <4 x i32> %116, <i32 0, i32 1, i32 2, i32 3>
  %118 = getelementptr float, ptr %66, i64 %107
  call void @llvm.masked.store.v4f32.p0(<4 x float> %110, ptr align 4 %118, <4 x i1> %117)
  %119 = add i64 %107, 4
  %120 = icmp slt i64 %119, %28
  br i1 %120, label %106, label %121

121:                                              ; preds = %106
  br label %122

122:                                              ; preds = %121, %77
  br i1 %30, label %137, label %123

123:                                              ; preds = %122
  br label %124

124:                                              ; preds = %123, %124
  %125 = phi i64 [ %134, %124 ], [ 0, %123 ]
  %126 = add i64 %25, %125
  %127 = getelementptr float, ptr %15, i64 %126
  %128 = load <4 x float>, ptr %127, align 4
  %129 = getelementptr i8, ptr %127, i64 16
  %130 = load <4 x float>, ptr %129, align 4
  %131 = getelementptr float, ptr %4, i64 %125
  %132 = getelementptr i8, ptr %131, i64 1088
  store <4 x float> %128, ptr %132, align 4
  %133 = getelementptr i8, ptr %131, i64 1104
  store <4 x float> %130, ptr %133, align 4
  %134 = add i64 %125, 8
  %135 = icmp slt i64 %134, %29
  br i1 %135, label %124, label %136

136:                                              ; preds = %124
  br label %137

137:                                              ; preds = %136, %122
  br i1 %47, label %138, label %155

138:                                              ; preds = %137
  br label %139

139:                                              ; preds = %138, %139
  %140 = phi i64 [ %152, %139 ], [ %29, %138 ]
  %141 = sub i64 %27, %140
  %142 = call i64 @llvm.smax.i64(i64 %141, i64 0)
  %143 = call i64 @llvm.smin.i64(i64 %142, i64 4)
  %144 = trunc nuw nsw i64 %143 to i32
  %145 = insertelement <4 x i32> poison, i32 %144, i64 0
  %146 = shufflevector <4 x i32> %145, <4 x i32> poison, <4 x i32> zeroinitializer
  %147 = icmp samesign ugt <4 x i32> %146, <i32 0, i32 1, i32 2, i32 3>
  %148 = getelementptr float, ptr %66, i64 %140
  %149 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %148, <4 x i1> %147, <4 x float> zeroinitializer)
  %150 = getelementptr float, ptr %4, i64 %140
  %151 = getelementptr i8, ptr %150, i64 1088
  store <4 x float> %149, ptr %151, align 4
  %152 = add i64 %140, 4
  %153 = icmp slt i64 %152, 256
  br i1 %153, label %139, label %154

154:                                              ; preds = %139
  br label %155

155:                                              ; preds = %154, %137
  %156 = or disjoint i64 %25, 1
  %157 = getelementptr i8, ptr %66, i64 4
  %158 = ptrtoint ptr %157 to i64
  %159 = and i64 %158, 15
  %160 = icmp eq i64 %159, 0
  %161 = and i1 %20, %160
  %162 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %156)
  %163 = call i64 @llvm.smax.i64(i64 %162, i64 0)
  %164 = call i64 @llvm.smin.i64(i64 %163, i64 256)
  %165 = and i64 %164, 504
  br i1 %161, label %166, label %169

166:                                              ; preds = %155
  %167 = icmp eq i64 %165, 0
  br i1 %167, label %174, label %168

168:                                              ; preds = %166
  br label %177

169:                                              ; preds = %155
  %170 = icmp eq i64 %165, 0
  br i1 %170, label %174, label %171

171:                                              ; preds = %169
  br label %192

172:                                              ; preds = %177
  br label %174

173:                                              ; preds = %192
  br label %174

174:                                              ; preds = %173, %172, %169, %166
  %175 = icmp eq i64 %165, %164
  br i1 %175, label %225, label %176

176:                                              ; preds = %174
  br label %207

177:                                              ; preds = %168, %177
  %178 = phi i64 [ %190, %177 ], [ 0, %168 ]
  %179 = getelementptr float, ptr %4, i64 %178
  %180 = getelementptr i8, ptr %179, i64 1088
  %181 = load <4 x float>, ptr %180, align 4
  %182 = getelementptr i8, ptr %179, i64 1104
  %183 = load <4 x float>, ptr %182, align 4
  %184 = fmul <4 x float> %181, splat (float 2.000000e+00)
  %185 = fmul <4 x float> %183, splat (float 2.000000e+00)
  %186 = add i64 %25, %178
  %187 = getelementptr float, ptr %15, i64 %186
  %188 = getelementptr i8, ptr %187, i64 4
  store <4 x float> %184, ptr %188, align 16, !nontemporal !1
  %189 = getelementptr i8, ptr %187, i64 20
  store <4 x float> %185, ptr %189, align 16, !nontemporal !1
  %190 = add i64 %178, 8
  %191 = icmp slt i64 %190, %165
  br i1 %191, label %177, label %172

192:                                              ; preds = %171, %192
  %193 = phi i64 [ %205, %192 ], [ 0, %171 ]
  %194 = getelementptr float, ptr %4, i64 %193
  %195 = getelementptr i8, ptr %194, i64 1088
  %196 = load <4 x float>, ptr %195, align 4
  %197 = getelementptr i8, ptr %194, i64 1104
  %198 = load <4 x float>, ptr %197, align 4
  %199 = fmul <4 x float> %196, splat (float 2.000000e+00)
  %200 = fmul <4 x float> %198, splat (float 2.000000e+00)
  %201 = add i64 %25, %193
  %202 = getelementptr float, ptr %15, i64 %201
  %203 = getelementptr i8, ptr %202, i64 4
  store <4 x float> %199, ptr %203, align 4
  %204 = getelementptr i8, ptr %202, i64 20
  store <4 x float> %200, ptr %204, align 4
  %205 = add i64 %193, 8
  %206 = icmp slt i64 %205, %165
  br i1 %206, label %192, label %173

207:                                              ; preds = %176, %207
  %208 = phi i64 [ %222, %207 ], [ %165, %176 ]
  %209 = getelementptr float, ptr %4, i64 %208
  %210 = getelementptr i8, ptr %209, i64 1088
  %211 = load <4 x float>, ptr %210, align 4
  %212 = fmul <4 x float> %211, splat (float 2.000000e+00)
  %213 = sub i64 %163, %208
  %214 = call i64 @llvm.smax.i64(i64 %213, i64 0)
  %215 = call i64 @llvm.smin.i64(i64 %214, i64 4)
  %216 = trunc nuw nsw i64 %215 to i32
  %217 = insertelement <4 x i32> poison, i32 %216, i64 0
  %218 = shufflevector <4 x i32> %217, <4 x i32> poison, <4 x i32> zeroinitializer
  %219 = icmp samesign ugt <4 x i32> %218, <i32 0, i32 1, i32 2, i32 3>
  %220 = getelementptr float, ptr %66, i64 %208
  %221 = getelementptr i8, ptr %220, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %212, ptr align 4 %221, <4 x i1> %219)
  %222 = add i64 %208, 4
  %223 = icmp slt i64 %222, %164
  br i1 %223, label %207, label %224

224:                                              ; preds = %207
  br label %225

225:                                              ; preds = %224, %174
  %226 = add i64 %23, 1
  %227 = icmp eq i64 %226, %6
  %228 = zext i1 %227 to i64
  %229 = add i64 %24, %228
  %230 = icmp eq i64 %229, %8
  %231 = select i1 %227, i64 0, i64 %226
  %232 = select i1 %230, i64 0, i64 %229
  %233 = add i64 %22, 1
  %234 = icmp slt i64 %233, %3
  br i1 %234, label %21, label %32
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

!0 = !{}
!1 = !{i32 1}
