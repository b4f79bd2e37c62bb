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
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = load ptr, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %37 = load i64, ptr %36, align 8
  br i1 %12, label %38, label %54

38:                                               ; preds = %5
  %39 = icmp sgt i64 %13, 0
  %40 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %41 = icmp eq ptr %19, null
  %42 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %43 = insertelement <2 x i64> poison, i64 %27, i64 0
  %44 = shufflevector <2 x i64> %43, <2 x i64> poison, <2 x i32> zeroinitializer
  %45 = icmp eq ptr %33, null
  %46 = and i64 %37, 2
  %47 = icmp ne i64 %46, 0
  br label %48

48:                                               ; preds = %38, %182
  %49 = phi i64 [ %190, %182 ], [ %2, %38 ]
  %50 = phi i64 [ %188, %182 ], [ %9, %38 ]
  %51 = phi i64 [ %189, %182 ], [ %11, %38 ]
  %52 = shl i64 %50, 7
  br label %56

53:                                               ; preds = %182
  br label %54

54:                                               ; preds = %53, %5, %172, %100
  %55 = phi i32 [ 1, %172 ], [ 1, %100 ], [ 0, %5 ], [ 0, %53 ]
  ret i32 %55

56:                                               ; preds = %48, %56
  %57 = phi i64 [ 0, %48 ], [ %60, %56 ]
  %58 = getelementptr float, ptr %4, i64 %57
  store <4 x float> zeroinitializer, ptr %58, align 4
  %59 = getelementptr i8, ptr %58, i64 16
  store <4 x float> zeroinitializer, ptr %59, align 4
  %60 = add i64 %57, 8
  %61 = icmp slt i64 %60, 128
  br i1 %61, label %56, label %62

62:                                               ; preds = %56
  br label %63

63:                                               ; preds = %62, %63
  %64 = phi i64 [ %76, %63 ], [ 0, %62 ]
  %65 = add i64 %52, %64
  %66 = insertelement <2 x i64> poison, i64 %65, i64 0
  %67 = shufflevector <2 x i64> %66, <2 x i64> poison, <2 x i32> zeroinitializer
  %68 = or disjoint <2 x i64> %67, <i64 0, i64 1>
  %69 = or disjoint i64 %65, 2
  %70 = insertelement <2 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <2 x i64> %70, <2 x i64> poison, <2 x i32> zeroinitializer
  %72 = or disjoint <2 x i64> %71, <i64 0, i64 1>
  %73 = getelementptr i64, ptr %4, i64 %64
  %74 = getelementptr i8, ptr %73, i64 576
  store <2 x i64> %68, ptr %74, align 8
  %75 = getelementptr i8, ptr %73, i64 592
  store <2 x i64> %72, ptr %75, align 8
  %76 = add i64 %64, 4
  %77 = icmp slt i64 %76, 128
  br i1 %77, label %63, label %78

78:                                               ; preds = %63
  br i1 %39, label %79, label %83

79:                                               ; preds = %78
  br label %80

80:                                               ; preds = %79, %147
  %81 = phi i64 [ %148, %147 ], [ 0, %79 ]
  br label %84

82:                                               ; preds = %147
  br label %83

83:                                               ; preds = %82, %78
  br label %150

84:                                               ; preds = %80, %105
  %85 = phi i64 [ 0, %80 ], [ %106, %105 ]
  %86 = getelementptr i64, ptr %4, i64 %85
  %87 = getelementptr i8, ptr %86, i64 576
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, %17
  %90 = icmp slt i64 %88, %15
  %91 = or i1 %90, %89
  %92 = or i1 %41, %91
  br i1 %92, label %98, label %93

93:                                               ; preds = %84
  %94 = load ptr, ptr %42, align 8
  %95 = call i8 %94(ptr %19, i64 %88) #3
  %96 = and i8 %95, 1
  %97 = icmp eq i8 %96, 0
  br label %98

98:                                               ; preds = %84, %93
  %99 = phi i1 [ %97, %93 ], [ %91, %84 ]
  br i1 %99, label %100, label %105, !prof !1

100:                                              ; preds = %98
  store i32 1, ptr %23, align 4
  %101 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 14, ptr %101, align 4
  %102 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %49, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %85, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %88, ptr %104, align 8
  br label %54

105:                                              ; preds = %98
  %106 = add i64 %85, 1
  %107 = icmp slt i64 %106, 128
  br i1 %107, label %84, label %108

108:                                              ; preds = %105
  br label %109

109:                                              ; preds = %108, %109
  %110 = phi i64 [ %123, %109 ], [ 0, %108 ]
  %111 = getelementptr i64, ptr %4, i64 %110
  %112 = getelementptr i8, ptr %111, i64 576
  %113 = load <4 x i64>, ptr %112, align 8
  %114 = getelementptr i8, ptr %111, i64 608
  %115 = load <4 x i64>, ptr %114, align 8
  %116 = getelementptr float, ptr %25, <4 x i64> %113
  %117 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %116, <4 x i1> splat (i1 true), <4 x float> poison)
  %118 = getelementptr float, ptr %25, <4 x i64> %115
  %119 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %118, <4 x i1> splat (i1 true), <4 x float> poison)
  %120 = getelementptr float, ptr %4, i64 %110
  %121 = getelementptr i8, ptr %120, i64 1664
  store <4 x float> %117, ptr %121, align 4
  %122 = getelementptr i8, ptr %120, i64 1680
  store <4 x float> %119, ptr %122, align 4
  %123 = add i64 %110, 8
  %124 = icmp slt i64 %123, 128
  br i1 %124, label %109, label %125

125:                                              ; preds = %109
  br label %126

126:                                              ; preds = %125, %126
  %127 = phi i64 [ %145, %126 ], [ 0, %125 ]
  %128 = getelementptr float, ptr %4, i64 %127
  %129 = load <2 x float>, ptr %128, align 4
  %130 = getelementptr i8, ptr %128, i64 8
  %131 = load <2 x float>, ptr %130, align 4
  %132 = getelementptr i8, ptr %128, i64 1664
  %133 = load <2 x float>, ptr %132, align 4
  %134 = getelementptr i8, ptr %128, i64 1672
  %135 = load <2 x float>, ptr %134, align 4
  %136 = fadd <2 x float> %129, %133
  %137 = fadd <2 x float> %131, %135
  %138 = getelementptr i64, ptr %4, i64 %127
  %139 = getelementptr i8, ptr %138, i64 576
  %140 = load <2 x i64>, ptr %139, align 8
  %141 = getelementptr i8, ptr %138, i64 592
  %142 = load <2 x i64>, ptr %141, align 8
  %143 = add <2 x i64> %140, %44
  %144 = add <2 x i64> %142, %44
  store <2 x float> %136, ptr %128, align 4
  store <2 x float> %137, ptr %130, align 4
  store <2 x i64> %143, ptr %139, align 8
  store <2 x i64> %144, ptr %141, align 8
  %145 = add i64 %127, 4
  %146 = icmp slt i64 %145, 128
  br i1 %146, label %126, label %147

147:                                              ; preds = %126
  %148 = add i64 %81, 1
  %149 = icmp slt i64 %148, %40
  br i1 %149, label %80, label %82

150:                                              ; preds = %83, %177
  %151 = phi i64 [ 0, %83 ], [ %178, %177 ]
  %152 = add i64 %52, %151
  %153 = icmp sgt i64 %152, %31
  %154 = icmp slt i64 %152, %29
  %155 = or i1 %154, %153
  %156 = or i1 %45, %155
  br i1 %156, label %170, label %165

157:                                              ; preds = %177
  %158 = getelementptr float, ptr %35, i64 %52
  %159 = ptrtoint ptr %158 to i64
  %160 = and i64 %159, 15
  %161 = icmp eq i64 %160, 0
  %162 = and i1 %47, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %157
  br label %203

164:                                              ; preds = %157
  br label %192

165:                                              ; preds = %150
  %166 = load ptr, ptr %42, align 8
  %167 = call i8 %166(ptr %33, i64 %152) #3
  %168 = and i8 %167, 1
  %169 = icmp eq i8 %168, 0
  br label %170

170:                                              ; preds = %150, %165
  %171 = phi i1 [ %169, %165 ], [ %155, %150 ]
  br i1 %171, label %172, label %177, !prof !1

172:                                              ; preds = %170
  store i32 1, ptr %23, align 4
  %173 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 26, ptr %173, align 4
  %174 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %49, ptr %174, align 8
  %175 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %151, ptr %175, align 8
  %176 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %152, ptr %176, align 8
  br label %54

177:                                              ; preds = %170
  %178 = add i64 %151, 1
  %179 = icmp slt i64 %178, 128
  br i1 %179, label %150, label %157

180:                                              ; preds = %192
  br label %182

181:                                              ; preds = %203
  br label %182

182:                                              ; preds = %181, %180
  %183 = add i64 %50, 1
  %184 = icmp eq i64 %183, %6
  %185 = zext i1 %184 to i64
  %186 = add i64 %51, %185
  %187 = icmp eq i64 %186, %8
  %188 = select i1 %184, i64 0, i64 %183
  %189 = select i1 %187, i64 0, i64 %186
  %190 = add i64 %49, 1
  %191 = icmp slt i64 %190, %3
  br i1 %191, label %48, label %53

192:                                              ; preds = %164, %192
  %193 = phi i64 [ %201, %192 ], [ 0, %164 ]
  %194 = getelementptr float, ptr %4, i64 %193
  %195 = load <4 x float>, ptr %194, align 4
  %196 = getelementptr i8, ptr %194, i64 16
  %197 = load <4 x float>, ptr %196, align 4
  %198 = add i64 %52, %193
  %199 = getelementptr float, ptr %35, i64 %198
  store <4 x float> %195, ptr %199, align 16, !nontemporal !2
  %200 = getelementptr i8, ptr %199, i64 16
  store <4 x float> %197, ptr %200, align 16, !nontemporal !2
  %201 = add i64 %193, 8
  %202 = icmp slt i64 %201, 128
  br i1 %202, label %192, label %180

203:                                              ; preds = %163, %203
  %204 = phi i64 [ %212, %203 ], [ 0, %163 ]
  %205 = getelementptr float, ptr %4, i64 %204
  %206 = load <4 x float>, ptr %205, align 4
  %207 = getelementptr i8, ptr %205, i64 16
  %208 = load <4 x float>, ptr %207, align 4
  %209 = add i64 %52, %204
  %210 = getelementptr float, ptr %35, i64 %209
  store <4 x float> %206, ptr %210, align 4
  %211 = getelementptr i8, ptr %210, i64 16
  store <4 x float> %208, ptr %211, align 4
  %212 = add i64 %204, 8
  %213 = icmp slt i64 %212, 128
  br i1 %213, label %203, label %181
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{i32 1}
