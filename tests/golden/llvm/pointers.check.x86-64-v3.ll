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
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !invariant.load !0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8, !invariant.load !0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = load i64, ptr %30, align 8, !invariant.load !0
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = load i64, ptr %32, align 8, !invariant.load !0
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load ptr, ptr %34, align 8, !invariant.load !0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = load ptr, ptr %36, align 8, !invariant.load !0
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %39 = load i64, ptr %38, align 8
  br i1 %12, label %40, label %57

40:                                               ; preds = %5
  %41 = icmp sgt i64 %13, 0
  %42 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %43 = icmp eq ptr %19, null
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %45 = insertelement <4 x i64> poison, i64 %27, i64 0
  %46 = shufflevector <4 x i64> %45, <4 x i64> poison, <4 x i32> zeroinitializer
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = icmp eq ptr %35, null
  %49 = and i64 %39, 2
  %50 = icmp ne i64 %49, 0
  br label %51

51:                                               ; preds = %40, %210
  %52 = phi i64 [ %218, %210 ], [ %2, %40 ]
  %53 = phi i64 [ %216, %210 ], [ %9, %40 ]
  %54 = phi i64 [ %217, %210 ], [ %11, %40 ]
  %55 = shl i64 %53, 7
  br label %59

56:                                               ; preds = %210
  br label %57

57:                                               ; preds = %56, %5, %200, %173, %113
  %58 = phi i32 [ 1, %200 ], [ 1, %113 ], [ 1, %173 ], [ 0, %5 ], [ 0, %56 ]
  ret i32 %58

59:                                               ; preds = %51, %59
  %60 = phi i64 [ 0, %51 ], [ %63, %59 ]
  %61 = getelementptr float, ptr %4, i64 %60
  store <8 x float> zeroinitializer, ptr %61, align 4
  %62 = getelementptr i8, ptr %61, i64 32
  store <8 x float> zeroinitializer, ptr %62, align 4
  %63 = add i64 %60, 16
  %64 = icmp slt i64 %63, 128
  br i1 %64, label %59, label %65

65:                                               ; preds = %59
  br label %66

66:                                               ; preds = %65, %66
  %67 = phi i64 [ %79, %66 ], [ 0, %65 ]
  %68 = add i64 %55, %67
  %69 = insertelement <4 x i64> poison, i64 %68, i64 0
  %70 = shufflevector <4 x i64> %69, <4 x i64> poison, <4 x i32> zeroinitializer
  %71 = or disjoint <4 x i64> %70, <i64 0, i64 1, i64 2, i64 3>
  %72 = or disjoint i64 %68, 4
  %73 = insertelement <4 x i64> poison, i64 %72, i64 0
  %74 = shufflevector <4 x i64> %73, <4 x i64> poison, <4 x i32> zeroinitializer
  %75 = or disjoint <4 x i64> %74, <i64 0, i64 1, i64 2, i64 3>
  %76 = getelementptr i64, ptr %4, i64 %67
  %77 = getelementptr i8, ptr %76, i64 576
  store <4 x i64> %71, ptr %77, align 8
  %78 = getelementptr i8, ptr %76, i64 608
  store <4 x i64> %75, ptr %78, align 8
  %79 = add i64 %67, 8
  %80 = icmp slt i64 %79, 128
  br i1 %80, label %66, label %81

81:                                               ; preds = %66
  br i1 %41, label %82, label %91

82:                                               ; preds = %81
  br label %83

83:                                               ; preds = %82, %166
  %84 = phi i64 [ %167, %166 ], [ 0, %82 ]
  %85 = sub i64 %42, %84
  %86 = call i64 @llvm.smin.i64(i64 %85, i64 779)
  %87 = add i64 %84, %86
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %89, label %95

89:                                               ; preds = %83
  br label %92

90:                                               ; preds = %166
  br label %91

91:                                               ; preds = %90, %81
  br label %178

92:                                               ; preds = %89, %160
  %93 = phi i64 [ %161, %160 ], [ %84, %89 ]
  br label %97

94:                                               ; preds = %160
  br label %95

95:                                               ; preds = %94, %83
  %96 = icmp sgt i64 %85, 779
  br i1 %96, label %163, label %166

97:                                               ; preds = %92, %118
  %98 = phi i64 [ 0, %92 ], [ %119, %118 ]
  %99 = getelementptr i64, ptr %4, i64 %98
  %100 = getelementptr i8, ptr %99, i64 576
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, %17
  %103 = icmp slt i64 %101, %15
  %104 = or i1 %103, %102
  %105 = or i1 %43, %104
  br i1 %105, label %111, label %106

106:                                              ; preds = %97
  %107 = load ptr, ptr %44, align 8
  %108 = call i8 %107(ptr %19, i64 %101) #3
  %109 = and i8 %108, 1
  %110 = icmp eq i8 %109, 0
  br label %111

111:                                              ; preds = %97, %106
  %112 = phi i1 [ %110, %106 ], [ %104, %97 ]
  br i1 %112, label %113, label %118, !prof !1

113:                                              ; preds = %111
  store i32 1, ptr %23, align 4
  %114 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 14, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %98, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %101, ptr %117, align 8
  br label %57

118:                                              ; preds = %111
  %119 = add i64 %98, 1
  %120 = icmp slt i64 %119, 128
  br i1 %120, label %97, label %121

121:                                              ; preds = %118
  br label %122

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %136, %122 ], [ 0, %121 ]
  %124 = getelementptr i64, ptr %4, i64 %123
  %125 = getelementptr i8, ptr %124, i64 576
  %126 = load <8 x i64>, ptr %125, align 8
  %127 = getelementptr i8, ptr %124, i64 640
  %128 = load <8 x i64>, ptr %127, align 8
  %129 = getelementptr float, ptr %25, <8 x i64> %126
  %130 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %129, <8 x i1> splat (i1 true), <8 x float> poison)
  %131 = getelementptr float, ptr %25, <8 x i64> %128
  %132 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %131, <8 x i1> splat (i1 true), <8 x float> poison)
  %133 = getelementptr float, ptr %4, i64 %123
  %134 = getelementptr i8, ptr %133, i64 1664
  store <8 x float> %130, ptr %134, align 4
  %135 = getelementptr i8, ptr %133, i64 1696
  store <8 x float> %132, ptr %135, align 4
  %136 = add i64 %123, 16
  %137 = icmp slt i64 %136, 128
  br i1 %137, label %122, label %138

138:                                              ; preds = %122
  br label %139

139:                                              ; preds = %138, %139
  %140 = phi i64 [ %158, %139 ], [ 0, %138 ]
  %141 = getelementptr float, ptr %4, i64 %140
  %142 = load <4 x float>, ptr %141, align 4
  %143 = getelementptr i8, ptr %141, i64 16
  %144 = load <4 x float>, ptr %143, align 4
  %145 = getelementptr i8, ptr %141, i64 1664
  %146 = load <4 x float>, ptr %145, align 4
  %147 = getelementptr i8, ptr %141, i64 1680
  %148 = load <4 x float>, ptr %147, align 4
  %149 = fadd <4 x float> %142, %146
  %150 = fadd <4 x float> %144, %148
  %151 = getelementptr i64, ptr %4, i64 %140
  %152 = getelementptr i8, ptr %151, i64 576
  %153 = load <4 x i64>, ptr %152, align 8
  %154 = getelementptr i8, ptr %151, i64 608
  %155 = load <4 x i64>, ptr %154, align 8
  %156 = add <4 x i64> %153, %46
  %157 = add <4 x i64> %155, %46
  store <4 x float> %149, ptr %141, align 4
  store <4 x float> %150, ptr %143, align 4
  store <4 x i64> %156, ptr %152, align 8
  store <4 x i64> %157, ptr %154, align 8
  %158 = add i64 %140, 8
  %159 = icmp slt i64 %158, 128
  br i1 %159, label %139, label %160

160:                                              ; preds = %139
  %161 = add i64 %93, 1
  %162 = icmp slt i64 %161, %87
  br i1 %162, label %92, label %94

163:                                              ; preds = %95
  %164 = load volatile i32, ptr %29, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %169, !prof !2

166:                                              ; preds = %169, %163, %95
  %167 = add i64 %84, 779
  %168 = icmp slt i64 %167, %42
  br i1 %168, label %83, label %90

169:                                              ; preds = %163
  %170 = load ptr, ptr %47, align 8
  %171 = call i32 %170(ptr nonnull %1) #3
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %166, label %173, !prof !2

173:                                              ; preds = %169
  store i32 5, ptr %23, align 4
  %174 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 13, ptr %174, align 4
  %175 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %175, align 8
  %176 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 0, ptr %177, align 8
  br label %57

178:                                              ; preds = %91, %205
  %179 = phi i64 [ 0, %91 ], [ %206, %205 ]
  %180 = add i64 %55, %179
  %181 = icmp sgt i64 %180, %33
  %182 = icmp slt i64 %180, %31
  %183 = or i1 %182, %181
  %184 = or i1 %48, %183
  br i1 %184, label %198, label %193

185:                                              ; preds = %205
  %186 = getelementptr float, ptr %37, i64 %55
  %187 = ptrtoint ptr %186 to i64
  %188 = and i64 %187, 31
  %189 = icmp eq i64 %188, 0
  %190 = and i1 %50, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %185
  br label %231

192:                                              ; preds = %185
  br label %220

193:                                              ; preds = %178
  %194 = load ptr, ptr %44, align 8
  %195 = call i8 %194(ptr %35, i64 %180) #3
  %196 = and i8 %195, 1
  %197 = icmp eq i8 %196, 0
  br label %198

198:                                              ; preds = %178, %193
  %199 = phi i1 [ %197, %193 ], [ %183, %178 ]
  br i1 %199, label %200, label %205, !prof !1

200:                                              ; preds = %198
  store i32 1, ptr %23, align 4
  %201 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 26, ptr %201, align 4
  %202 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %52, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %179, ptr %203, align 8
  %204 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %180, ptr %204, align 8
  br label %57

205:                                              ; preds = %198
  %206 = add i64 %179, 1
  %207 = icmp slt i64 %206, 128
  br i1 %207, label %178, label %185

208:                                              ; preds = %220
  br label %210

209:                                              ; preds = %231
  br label %210

210:                                              ; preds = %209, %208
  %211 = add i64 %53, 1
  %212 = icmp eq i64 %211, %6
  %213 = zext i1 %212 to i64
  %214 = add i64 %54, %213
  %215 = icmp eq i64 %214, %8
  %216 = select i1 %212, i64 0, i64 %211
  %217 = select i1 %215, i64 0, i64 %214
  %218 = add i64 %52, 1
  %219 = icmp slt i64 %218, %3
  br i1 %219, label %51, label %56

220:                                              ; preds = %192, %220
  %221 = phi i64 [ %229, %220 ], [ 0, %192 ]
  %222 = getelementptr float, ptr %4, i64 %221
  %223 = load <8 x float>, ptr %222, align 4
  %224 = getelementptr i8, ptr %222, i64 32
  %225 = load <8 x float>, ptr %224, align 4
  %226 = add i64 %55, %221
  %227 = getelementptr float, ptr %37, i64 %226
  store <8 x float> %223, ptr %227, align 32, !nontemporal !3
  %228 = getelementptr i8, ptr %227, i64 32
  store <8 x float> %225, ptr %228, align 32, !nontemporal !3
  %229 = add i64 %221, 16
  %230 = icmp slt i64 %229, 128
  br i1 %230, label %220, label %208

231:                                              ; preds = %191, %231
  %232 = phi i64 [ %240, %231 ], [ 0, %191 ]
  %233 = getelementptr float, ptr %4, i64 %232
  %234 = load <8 x float>, ptr %233, align 4
  %235 = getelementptr i8, ptr %233, i64 32
  %236 = load <8 x float>, ptr %235, align 4
  %237 = add i64 %55, %232
  %238 = getelementptr float, ptr %37, i64 %237
  store <8 x float> %234, ptr %238, align 4
  %239 = getelementptr i8, ptr %238, i64 32
  store <8 x float> %236, ptr %239, align 4
  %240 = add i64 %232, 16
  %241 = icmp slt i64 %240, 128
  br i1 %241, label %231, label %209
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{i32 1}
