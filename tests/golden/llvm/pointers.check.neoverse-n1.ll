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
  %25 = load i64, ptr %24, align 8, !invariant.load !1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load ptr, ptr %26, align 8, !invariant.load !1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load ptr, ptr %28, align 8, !invariant.load !1
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i64, ptr %30, align 8
  br i1 %8, label %32, label %48

32:                                               ; preds = %5
  %33 = urem i64 %2, %7
  %34 = icmp sgt i64 %9, 0
  %35 = call i64 @llvm.umin.i64(i64 %9, i64 389)
  %36 = icmp eq ptr %15, null
  %37 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %38 = insertelement <2 x i64> poison, i64 %21, i64 0
  %39 = shufflevector <2 x i64> %38, <2 x i64> poison, <2 x i32> zeroinitializer
  %40 = icmp eq ptr %27, null
  %41 = and i64 %31, 2
  %42 = icmp ne i64 %41, 0
  br label %43

43:                                               ; preds = %207, %32
  %44 = phi i64 [ %2, %32 ], [ %211, %207 ]
  %45 = phi i64 [ %33, %32 ], [ %210, %207 ]
  %46 = shl i64 %45, 7
  br label %50

47:                                               ; preds = %207
  br label %48

48:                                               ; preds = %47, %5, %194, %164, %105
  %49 = phi i32 [ 1, %194 ], [ 1, %105 ], [ 1, %164 ], [ 0, %5 ], [ 0, %47 ]
  ret i32 %49

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %54, %50 ]
  %52 = getelementptr float, ptr %4, i64 %51
  store <4 x float> zeroinitializer, ptr %52, align 4
  %53 = getelementptr i8, ptr %52, i64 16
  store <4 x float> zeroinitializer, ptr %53, align 4
  %54 = add i64 %51, 8
  %55 = icmp slt i64 %54, 128
  br i1 %55, label %50, label %56

56:                                               ; preds = %50
  br label %57

57:                                               ; preds = %56, %57
  %58 = phi i64 [ %70, %57 ], [ 0, %56 ]
  %59 = add i64 %46, %58
  %60 = insertelement <2 x i64> poison, i64 %59, i64 0
  %61 = shufflevector <2 x i64> %60, <2 x i64> poison, <2 x i32> zeroinitializer
  %62 = or disjoint <2 x i64> %61, <i64 0, i64 1>
  %63 = or disjoint i64 %59, 2
  %64 = insertelement <2 x i64> poison, i64 %63, i64 0
  %65 = shufflevector <2 x i64> %64, <2 x i64> poison, <2 x i32> zeroinitializer
  %66 = or disjoint <2 x i64> %65, <i64 0, i64 1>
  %67 = getelementptr i64, ptr %4, i64 %58
  %68 = getelementptr i8, ptr %67, i64 576
  store <2 x i64> %62, ptr %68, align 8
  %69 = getelementptr i8, ptr %67, i64 592
  store <2 x i64> %66, ptr %69, align 8
  %70 = add i64 %58, 4
  %71 = icmp slt i64 %70, 128
  br i1 %71, label %57, label %72

72:                                               ; preds = %57
  br i1 %34, label %73, label %88

73:                                               ; preds = %72
  br label %74

74:                                               ; preds = %73, %161
  %75 = phi i64 [ %76, %161 ], [ 0, %73 ]
  %76 = phi i64 [ %163, %161 ], [ %35, %73 ]
  br label %77

77:                                               ; preds = %155, %74
  %78 = phi i64 [ %75, %74 ], [ %156, %155 ]
  br label %89

79:                                               ; preds = %155
  %80 = icmp eq i64 %76, %9
  br i1 %80, label %87, label %81, !prof !2

81:                                               ; preds = %79
  %82 = load volatile ptr, ptr %6, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 56
  %84 = load ptr, ptr %83, align 8
  %85 = load volatile i32, ptr %84, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %161, label %158, !prof !2

87:                                               ; preds = %79
  br label %88

88:                                               ; preds = %87, %72
  br label %172

89:                                               ; preds = %77, %113
  %90 = phi i64 [ 0, %77 ], [ %114, %113 ]
  %91 = getelementptr i64, ptr %4, i64 %90
  %92 = getelementptr i8, ptr %91, i64 576
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, %13
  %95 = icmp slt i64 %93, %11
  %96 = or i1 %95, %94
  %97 = or i1 %36, %96
  br i1 %97, label %103, label %98

98:                                               ; preds = %89
  %99 = load ptr, ptr %37, align 8
  %100 = call i8 %99(ptr %15, i64 %93) #4
  %101 = and i8 %100, 1
  %102 = icmp eq i8 %101, 0
  br label %103

103:                                              ; preds = %89, %98
  %104 = phi i1 [ %102, %98 ], [ %96, %89 ]
  br i1 %104, label %105, label %113, !prof !3

105:                                              ; preds = %103
  %106 = load volatile ptr, ptr %6, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 48
  %108 = load ptr, ptr %107, align 8
  store i32 1, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  store i32 14, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  store i64 %44, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %108, i64 16
  store i64 %90, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 24
  store i64 %93, ptr %112, align 8
  br label %48

113:                                              ; preds = %103
  %114 = add i64 %90, 1
  %115 = icmp slt i64 %114, 128
  br i1 %115, label %89, label %116

116:                                              ; preds = %113
  br label %117

117:                                              ; preds = %116, %117
  %118 = phi i64 [ %131, %117 ], [ 0, %116 ]
  %119 = getelementptr i64, ptr %4, i64 %118
  %120 = getelementptr i8, ptr %119, i64 576
  %121 = load <4 x i64>, ptr %120, align 8
  %122 = getelementptr i8, ptr %119, i64 608
  %123 = load <4 x i64>, ptr %122, align 8
  %124 = getelementptr float, ptr %19, <4 x i64> %121
  %125 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %124, <4 x i1> splat (i1 true), <4 x float> poison)
  %126 = getelementptr float, ptr %19, <4 x i64> %123
  %127 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %126, <4 x i1> splat (i1 true), <4 x float> poison)
  %128 = getelementptr float, ptr %4, i64 %118
  %129 = getelementptr i8, ptr %128, i64 1664
  store <4 x float> %125, ptr %129, align 4
  %130 = getelementptr i8, ptr %128, i64 1680
  store <4 x float> %127, ptr %130, align 4
  %131 = add i64 %118, 8
  %132 = icmp slt i64 %131, 128
  br i1 %132, label %117, label %133

133:                                              ; preds = %117
  br label %134

134:                                              ; preds = %133, %134
  %135 = phi i64 [ %153, %134 ], [ 0, %133 ]
  %136 = getelementptr float, ptr %4, i64 %135
  %137 = load <2 x float>, ptr %136, align 4
  %138 = getelementptr i8, ptr %136, i64 8
  %139 = load <2 x float>, ptr %138, align 4
  %140 = getelementptr i8, ptr %136, i64 1664
  %141 = load <2 x float>, ptr %140, align 4
  %142 = getelementptr i8, ptr %136, i64 1672
  %143 = load <2 x float>, ptr %142, align 4
  %144 = fadd <2 x float> %137, %141
  %145 = fadd <2 x float> %139, %143
  %146 = getelementptr i64, ptr %4, i64 %135
  %147 = getelementptr i8, ptr %146, i64 576
  %148 = load <2 x i64>, ptr %147, align 8
  %149 = getelementptr i8, ptr %146, i64 592
  %150 = load <2 x i64>, ptr %149, align 8
  %151 = add <2 x i64> %148, %39
  %152 = add <2 x i64> %150, %39
  store <2 x float> %144, ptr %136, align 4
  store <2 x float> %145, ptr %138, align 4
  store <2 x i64> %151, ptr %147, align 8
  store <2 x i64> %152, ptr %149, align 8
  %153 = add i64 %135, 4
  %154 = icmp slt i64 %153, 128
  br i1 %154, label %134, label %155

155:                                              ; preds = %134
  %156 = add i64 %78, 1
  %157 = icmp slt i64 %156, %76
  br i1 %157, label %77, label %79

158:                                              ; preds = %81
  %159 = call preserve_mostcc i32 @eas.ask(ptr %82)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %164, !prof !2

161:                                              ; preds = %158, %81
  %162 = add i64 %76, 389
  %163 = call i64 @llvm.umin.i64(i64 %162, i64 %9)
  br label %74

164:                                              ; preds = %158
  %165 = load volatile ptr, ptr %6, align 8
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 48
  %167 = load ptr, ptr %166, align 8
  store i32 5, ptr %167, align 4
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 4
  store i32 13, ptr %168, align 4
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 8
  store i64 %44, ptr %169, align 8
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 16
  store i64 0, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %167, i64 24
  store i64 0, ptr %171, align 8
  br label %48

172:                                              ; preds = %88, %202
  %173 = phi i64 [ 0, %88 ], [ %203, %202 ]
  %174 = add i64 %46, %173
  %175 = icmp sgt i64 %174, %25
  %176 = icmp slt i64 %174, %23
  %177 = or i1 %176, %175
  %178 = or i1 %40, %177
  br i1 %178, label %192, label %187

179:                                              ; preds = %202
  %180 = getelementptr float, ptr %29, i64 %46
  %181 = ptrtoint ptr %180 to i64
  %182 = and i64 %181, 15
  %183 = icmp eq i64 %182, 0
  %184 = and i1 %42, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %179
  br label %224

186:                                              ; preds = %179
  br label %213

187:                                              ; preds = %172
  %188 = load ptr, ptr %37, align 8
  %189 = call i8 %188(ptr %27, i64 %174) #4
  %190 = and i8 %189, 1
  %191 = icmp eq i8 %190, 0
  br label %192

192:                                              ; preds = %172, %187
  %193 = phi i1 [ %191, %187 ], [ %177, %172 ]
  br i1 %193, label %194, label %202, !prof !3

194:                                              ; preds = %192
  %195 = load volatile ptr, ptr %6, align 8
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 48
  %197 = load ptr, ptr %196, align 8
  store i32 1, ptr %197, align 4
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  store i32 26, ptr %198, align 4
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 8
  store i64 %44, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %197, i64 16
  store i64 %173, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %197, i64 24
  store i64 %174, ptr %201, align 8
  br label %48

202:                                              ; preds = %192
  %203 = add i64 %173, 1
  %204 = icmp slt i64 %203, 128
  br i1 %204, label %172, label %179

205:                                              ; preds = %213
  br label %207

206:                                              ; preds = %224
  br label %207

207:                                              ; preds = %206, %205
  %208 = add i64 %45, 1
  %209 = icmp eq i64 %208, %7
  %210 = select i1 %209, i64 0, i64 %208
  %211 = add i64 %44, 1
  %212 = icmp slt i64 %211, %3
  br i1 %212, label %43, label %47

213:                                              ; preds = %186, %213
  %214 = phi i64 [ %222, %213 ], [ 0, %186 ]
  %215 = getelementptr float, ptr %4, i64 %214
  %216 = load <4 x float>, ptr %215, align 4
  %217 = getelementptr i8, ptr %215, i64 16
  %218 = load <4 x float>, ptr %217, align 4
  %219 = add i64 %46, %214
  %220 = getelementptr float, ptr %29, i64 %219
  store <4 x float> %216, ptr %220, align 16, !nontemporal !4
  %221 = getelementptr i8, ptr %220, i64 16
  store <4 x float> %218, ptr %221, align 16, !nontemporal !4
  %222 = add i64 %214, 8
  %223 = icmp slt i64 %222, 128
  br i1 %223, label %213, label %205

224:                                              ; preds = %185, %224
  %225 = phi i64 [ %233, %224 ], [ 0, %185 ]
  %226 = getelementptr float, ptr %4, i64 %225
  %227 = load <4 x float>, ptr %226, align 4
  %228 = getelementptr i8, ptr %226, i64 16
  %229 = load <4 x float>, ptr %228, align 4
  %230 = add i64 %46, %225
  %231 = getelementptr float, ptr %29, i64 %230
  store <4 x float> %227, ptr %231, align 4
  %232 = getelementptr i8, ptr %231, i64 16
  store <4 x float> %229, ptr %232, align 4
  %233 = add i64 %225, 8
  %234 = icmp slt i64 %233, 128
  br i1 %234, label %224, label %206
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal preserve_mostcc i32 @eas.ask(ptr %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 %3(ptr %0) #4
  ret i32 %4
}

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="neoverse-n1" "target-features" }
attributes #4 = { nounwind }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{!"branch_weights", i32 100000, i32 1}
!3 = !{!"branch_weights", i32 1, i32 100000}
!4 = !{i32 1}
