; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  br i1 %7, label %13, label %31

13:                                               ; preds = %5
  %14 = urem i64 %2, %6
  %15 = and i64 %10, 1
  %16 = icmp ne i64 %15, 0
  br label %17

17:                                               ; preds = %180, %13
  %18 = phi i64 [ %2, %13 ], [ %184, %180 ]
  %19 = phi i64 [ %14, %13 ], [ %183, %180 ]
  %20 = shl i64 %19, 8
  %21 = getelementptr float, ptr %8, i64 %20
  %22 = ptrtoint ptr %21 to i64
  %23 = and i64 %22, 31
  %24 = icmp eq i64 %23, 0
  %25 = and i1 %16, %24
  %26 = call i64 @llvm.ssub.sat.i64(i64 %12, i64 %20)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 256)
  %29 = and i64 %28, 496
  br i1 %25, label %32, label %35

30:                                               ; preds = %180
  br label %31

31:                                               ; preds = %30, %5
  ret i32 0

32:                                               ; preds = %17
  %33 = icmp eq i64 %29, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %32
  br label %43

35:                                               ; preds = %17
  %36 = icmp eq i64 %29, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %35
  br label %54

38:                                               ; preds = %43
  br label %40

39:                                               ; preds = %54
  br label %40

40:                                               ; preds = %39, %38, %35, %32
  %41 = icmp eq i64 %29, %28
  br i1 %41, label %80, label %42

42:                                               ; preds = %40
  br label %65

43:                                               ; preds = %34, %43
  %44 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %45 = add i64 %20, %44
  %46 = getelementptr float, ptr %8, i64 %45
  %47 = load <8 x float>, ptr %46, align 4
  %48 = getelementptr i8, ptr %46, i64 32
  %49 = load <8 x float>, ptr %48, align 4
  %50 = fadd <8 x float> %47, splat (float 1.000000e+00)
  %51 = fadd <8 x float> %49, splat (float 1.000000e+00)
  store <8 x float> %50, ptr %46, align 32, !nontemporal !2
  store <8 x float> %51, ptr %48, align 32, !nontemporal !2
  %52 = add i64 %44, 16
  %53 = icmp slt i64 %52, %29
  br i1 %53, label %43, label %38

54:                                               ; preds = %37, %54
  %55 = phi i64 [ %63, %54 ], [ 0, %37 ]
  %56 = add i64 %20, %55
  %57 = getelementptr float, ptr %8, i64 %56
  %58 = load <8 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %57, i64 32
  %60 = load <8 x float>, ptr %59, align 4
  %61 = fadd <8 x float> %58, splat (float 1.000000e+00)
  %62 = fadd <8 x float> %60, splat (float 1.000000e+00)
  store <8 x float> %61, ptr %57, align 4
  store <8 x float> %62, ptr %59, align 4
  %63 = add i64 %55, 16
  %64 = icmp slt i64 %63, %29
  br i1 %64, label %54, label %39

65:                                               ; preds = %42, %65
  %66 = phi i64 [ %77, %65 ], [ %29, %42 ]
  %67 = sub i64 %27, %66
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 0)
  %69 = call i64 @llvm.smin.i64(i64 %68, i64 8)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = insertelement <8 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <8 x i32> %71, <8 x i32> poison, <8 x i32> zeroinitializer
  %73 = icmp samesign ugt <8 x i32> %72, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %74 = getelementptr float, ptr %21, i64 %66
  %75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %74, <8 x i1> %73, <8 x float> zeroinitializer)
  %76 = fadd <8 x float> %75, splat (float 1.000000e+00)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %76, ptr align 4 %74, <8 x i1> %73)
  %77 = add i64 %66, 8
  %78 = icmp slt i64 %77, %28
  br i1 %78, label %65, label %79

79:                                               ; preds = %65
  br label %80

80:                                               ; preds = %79, %40
  %81 = icmp eq i64 %29, 0
  br i1 %81, label %95, label %82

82:                                               ; preds = %80
  br label %83

83:                                               ; preds = %82, %83
  %84 = phi i64 [ %92, %83 ], [ 0, %82 ]
  %85 = add i64 %20, %84
  %86 = getelementptr float, ptr %8, i64 %85
  %87 = load <8 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %86, i64 32
  %89 = load <8 x float>, ptr %88, align 4
  %90 = getelementptr float, ptr %4, i64 %84
  store <8 x float> %87, ptr %90, align 4
  %91 = getelementptr i8, ptr %90, i64 32
  store <8 x float> %89, ptr %91, align 4
  %92 = add i64 %84, 16
  %93 = icmp slt i64 %92, %29
  br i1 %93, label %83, label %94

94:                                               ; preds = %83
  br label %95

95:                                               ; preds = %94, %80
  %96 = icmp slt i64 %26, 256
  br i1 %96, label %97, label %113

97:                                               ; preds = %95
  br label %98

98:                                               ; preds = %97, %98
  %99 = phi i64 [ %110, %98 ], [ %29, %97 ]
  %100 = sub i64 %27, %99
  %101 = call i64 @llvm.smax.i64(i64 %100, i64 0)
  %102 = call i64 @llvm.smin.i64(i64 %101, i64 8)
  %103 = trunc nuw nsw i64 %102 to i32
  %104 = insertelement <8 x i32> poison, i32 %103, i64 0
  %105 = shufflevector <8 x i32> %104, <8 x i32> poison, <8 x i32> zeroinitializer
  %106 = icmp samesign ugt <8 x i32> %105, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %107 = getelementptr float, ptr %21, i64 %99
  %108 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %107, <8 x i1> %106, <8 x float> zeroinitializer)
  %109 = getelementptr float, ptr %4, i64 %99
  store <8 x float> %108, ptr %109, align 4
  %110 = add i64 %99, 8
  %111 = icmp slt i64 %110, 256
  br i1 %111, label %98, label %112

112:                                              ; preds = %98
  br label %113

113:                                              ; preds = %112, %95
  %114 = or disjoint i64 %20, 1
  %115 = getelementptr i8, ptr %21, i64 4
  %116 = ptrtoint ptr %115 to i64
  %117 = and i64 %116, 31
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %16, %118
  %120 = call i64 @llvm.ssub.sat.i64(i64 %12, i64 %114)
  %121 = call i64 @llvm.smax.i64(i64 %120, i64 0)
  %122 = call i64 @llvm.smin.i64(i64 %121, i64 256)
  %123 = and i64 %122, 496
  br i1 %119, label %124, label %127

124:                                              ; preds = %113
  %125 = icmp eq i64 %123, 0
  br i1 %125, label %132, label %126

126:                                              ; preds = %124
  br label %135

127:                                              ; preds = %113
  %128 = icmp eq i64 %123, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  br label %149

130:                                              ; preds = %135
  br label %132

131:                                              ; preds = %149
  br label %132

132:                                              ; preds = %131, %130, %127, %124
  %133 = icmp eq i64 %123, %122
  br i1 %133, label %180, label %134

134:                                              ; preds = %132
  br label %163

135:                                              ; preds = %126, %135
  %136 = phi i64 [ %147, %135 ], [ 0, %126 ]
  %137 = getelementptr float, ptr %4, i64 %136
  %138 = load <8 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %137, i64 32
  %140 = load <8 x float>, ptr %139, align 4
  %141 = fmul <8 x float> %138, splat (float 2.000000e+00)
  %142 = fmul <8 x float> %140, splat (float 2.000000e+00)
  %143 = add i64 %20, %136
  %144 = getelementptr float, ptr %8, i64 %143
  %145 = getelementptr i8, ptr %144, i64 4
  store <8 x float> %141, ptr %145, align 32, !nontemporal !2
  %146 = getelementptr i8, ptr %144, i64 36
  store <8 x float> %142, ptr %146, align 32, !nontemporal !2
  %147 = add i64 %136, 16
  %148 = icmp slt i64 %147, %123
  br i1 %148, label %135, label %130

149:                                              ; preds = %129, %149
  %150 = phi i64 [ %161, %149 ], [ 0, %129 ]
  %151 = getelementptr float, ptr %4, i64 %150
  %152 = load <8 x float>, ptr %151, align 4
  %153 = getelementptr i8, ptr %151, i64 32
  %154 = load <8 x float>, ptr %153, align 4
  %155 = fmul <8 x float> %152, splat (float 2.000000e+00)
  %156 = fmul <8 x float> %154, splat (float 2.000000e+00)
  %157 = add i64 %20, %150
  %158 = getelementptr float, ptr %8, i64 %157
  %159 = getelementptr i8, ptr %158, i64 4
  store <8 x float> %155, ptr %159, align 4
  %160 = getelementptr i8, ptr %158, i64 36
  store <8 x float> %156, ptr %160, align 4
  %161 = add i64 %150, 16
  %162 = icmp slt i64 %161, %123
  br i1 %162, label %149, label %131

163:                                              ; preds = %134, %163
  %164 = phi i64 [ %177, %163 ], [ %123, %134 ]
  %165 = getelementptr float, ptr %4, i64 %164
  %166 = load <8 x float>, ptr %165, align 4
  %167 = fmul <8 x float> %166, splat (float 2.000000e+00)
  %168 = sub i64 %121, %164
  %169 = call i64 @llvm.smax.i64(i64 %168, i64 0)
  %170 = call i64 @llvm.smin.i64(i64 %169, i64 8)
  %171 = trunc nuw nsw i64 %170 to i32
  %172 = insertelement <8 x i32> poison, i32 %171, i64 0
  %173 = shufflevector <8 x i32> %172, <8 x i32> poison, <8 x i32> zeroinitializer
  %174 = icmp samesign ugt <8 x i32> %173, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %175 = getelementptr float, ptr %21, i64 %164
  %176 = getelementptr i8, ptr %175, i64 4
  call void @llvm.masked.store.v8f32.p0(<8 x float> %167, ptr align 4 %176, <8 x i1> %174)
  %177 = add i64 %164, 8
  %178 = icmp slt i64 %177, %122
  br i1 %178, label %163, label %179

179:                                              ; preds = %163
  br label %180

180:                                              ; preds = %179, %132
  %181 = add i64 %19, 1
  %182 = icmp eq i64 %181, %6
  %183 = select i1 %182, i64 0, i64 %181
  %184 = add i64 %18, 1
  %185 = icmp slt i64 %184, %3
  br i1 %185, label %17, label %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
