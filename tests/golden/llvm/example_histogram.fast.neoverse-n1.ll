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
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %35

20:                                               ; preds = %5
  %21 = insertelement <4 x i64> poison, i64 %15, i64 0
  %22 = shufflevector <4 x i64> %21, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %20, %184
  %24 = phi i64 [ %192, %184 ], [ %2, %20 ]
  %25 = phi i64 [ %190, %184 ], [ %9, %20 ]
  %26 = phi i64 [ %191, %184 ], [ %11, %20 ]
  %27 = shl i64 %25, 8
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 256)
  %31 = and i64 %30, 496
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %65, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %184
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %163
  %37 = phi i64 [ %164, %163 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i32, ptr %19, i64 %38
  %40 = load <4 x i32>, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 16
  %42 = load <4 x i32>, ptr %41, align 4
  %43 = getelementptr i8, ptr %39, i64 32
  %44 = load <4 x i32>, ptr %43, align 4
  %45 = getelementptr i8, ptr %39, i64 48
  %46 = load <4 x i32>, ptr %45, align 4
  %47 = icmp sgt <4 x i32> %40, splat (i32 -1)
  %48 = icmp sgt <4 x i32> %42, splat (i32 -1)
  %49 = icmp sgt <4 x i32> %44, splat (i32 -1)
  %50 = icmp sgt <4 x i32> %46, splat (i32 -1)
  %51 = sext <4 x i32> %40 to <4 x i64>
  %52 = sext <4 x i32> %42 to <4 x i64>
  %53 = sext <4 x i32> %44 to <4 x i64>
  %54 = sext <4 x i32> %46 to <4 x i64>
  %55 = icmp sgt <4 x i64> %22, %51
  %56 = icmp sgt <4 x i64> %22, %52
  %57 = icmp sgt <4 x i64> %22, %53
  %58 = icmp sgt <4 x i64> %22, %54
  %59 = and <4 x i1> %47, %55
  %60 = and <4 x i1> %48, %56
  %61 = and <4 x i1> %49, %57
  %62 = and <4 x i1> %50, %58
  %63 = extractelement <4 x i1> %59, i64 0
  br i1 %63, label %69, label %73

64:                                               ; preds = %163
  br label %65

65:                                               ; preds = %64, %23
  %66 = icmp slt i64 %28, 256
  br i1 %66, label %67, label %184

67:                                               ; preds = %65
  %68 = getelementptr i32, ptr %19, i64 %27
  br label %166

69:                                               ; preds = %36
  %70 = extractelement <4 x i64> %51, i64 0
  %71 = getelementptr i32, ptr %17, i64 %70
  %72 = atomicrmw add ptr %71, i32 1 monotonic, align 4
  br label %73

73:                                               ; preds = %36, %69
  %74 = extractelement <4 x i1> %59, i64 1
  br i1 %74, label %75, label %79

75:                                               ; preds = %73
  %76 = extractelement <4 x i64> %51, i64 1
  %77 = getelementptr i32, ptr %17, i64 %76
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 4
  br label %79

79:                                               ; preds = %73, %75
  %80 = extractelement <4 x i1> %59, i64 2
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = extractelement <4 x i64> %51, i64 2
  %83 = getelementptr i32, ptr %17, i64 %82
  %84 = atomicrmw add ptr %83, i32 1 monotonic, align 4
  br label %85

85:                                               ; preds = %79, %81
  %86 = extractelement <4 x i1> %59, i64 3
  br i1 %86, label %87, label %91

87:                                               ; preds = %85
  %88 = extractelement <4 x i64> %51, i64 3
  %89 = getelementptr i32, ptr %17, i64 %88
  %90 = atomicrmw add ptr %89, i32 1 monotonic, align 4
  br label %91

91:                                               ; preds = %85, %87
  %92 = extractelement <4 x i1> %60, i64 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = extractelement <4 x i64> %52, i64 0
  %95 = getelementptr i32, ptr %17, i64 %94
  %96 = atomicrmw add ptr %95, i32 1 monotonic, align 4
  br label %97

97:                                               ; preds = %91, %93
  %98 = extractelement <4 x i1> %60, i64 1
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = extractelement <4 x i64> %52, i64 1
  %101 = getelementptr i32, ptr %17, i64 %100
  %102 = atomicrmw add ptr %101, i32 1 monotonic, align 4
  br label %103

103:                                              ; preds = %97, %99
  %104 = extractelement <4 x i1> %60, i64 2
  br i1 %104, label %105, label %109

105:                                              ; preds = %103
  %106 = extractelement <4 x i64> %52, i64 2
  %107 = getelementptr i32, ptr %17, i64 %106
  %108 = atomicrmw add ptr %107, i32 1 monotonic, align 4
  br label %109

109:                                              ; preds = %103, %105
  %110 = extractelement <4 x i1> %60, i64 3
  br i1 %110, label %111, label %115

111:                                              ; preds = %109
  %112 = extractelement <4 x i64> %52, i64 3
  %113 = getelementptr i32, ptr %17, i64 %112
  %114 = atomicrmw add ptr %113, i32 1 monotonic, align 4
  br label %115

115:                                              ; preds = %109, %111
  %116 = extractelement <4 x i1> %61, i64 0
  br i1 %116, label %117, label %121

117:                                              ; preds = %115
  %118 = extractelement <4 x i64> %53, i64 0
  %119 = getelementptr i32, ptr %17, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %115, %117
  %122 = extractelement <4 x i1> %61, i64 1
  br i1 %122, label %123, label %127

123:                                              ; preds = %121
  %124 = extractelement <4 x i64> %53, i64 1
  %125 = getelementptr i32, ptr %17, i64 %124
  %126 = atomicrmw add ptr %125, i32 1 monotonic, align 4
  br label %127

127:                                              ; preds = %121, %123
  %128 = extractelement <4 x i1> %61, i64 2
  br i1 %128, label %129, label %133

129:                                              ; preds = %127
  %130 = extractelement <4 x i64> %53, i64 2
  %131 = getelementptr i32, ptr %17, i64 %130
  %132 = atomicrmw add ptr %131, i32 1 monotonic, align 4
  br label %133

133:                                              ; preds = %127, %129
  %134 = extractelement <4 x i1> %61, i64 3
  br i1 %134, label %135, label %139

135:                                              ; preds = %133
  %136 = extractelement <4 x i64> %53, i64 3
  %137 = getelementptr i32, ptr %17, i64 %136
  %138 = atomicrmw add ptr %137, i32 1 monotonic, align 4
  br label %139

139:                                              ; preds = %133, %135
  %140 = extractelement <4 x i1> %62, i64 0
  br i1 %140, label %141, label %145

141:                                              ; preds = %139
  %142 = extractelement <4 x i64> %54, i64 0
  %143 = getelementptr i32, ptr %17, i64 %142
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  br label %145

145:                                              ; preds = %139, %141
  %146 = extractelement <4 x i1> %62, i64 1
  br i1 %146, label %147, label %151

147:                                              ; preds = %145
  %148 = extractelement <4 x i64> %54, i64 1
  %149 = getelementptr i32, ptr %17, i64 %148
  %150 = atomicrmw add ptr %149, i32 1 monotonic, align 4
  br label %151

151:                                              ; preds = %145, %147
  %152 = extractelement <4 x i1> %62, i64 2
  br i1 %152, label %153, label %157

153:                                              ; preds = %151
  %154 = extractelement <4 x i64> %54, i64 2
  %155 = getelementptr i32, ptr %17, i64 %154
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 4
  br label %157

157:                                              ; preds = %151, %153
  %158 = extractelement <4 x i1> %62, i64 3
  br i1 %158, label %159, label %163

159:                                              ; preds = %157
  %160 = extractelement <4 x i64> %54, i64 3
  %161 = getelementptr i32, ptr %17, i64 %160
  %162 = atomicrmw add ptr %161, i32 1 monotonic, align 4
  br label %163

163:                                              ; preds = %157, %159
  %164 = add i64 %37, 16
  %165 = icmp slt i64 %164, %31
  br i1 %165, label %36, label %64

166:                                              ; preds = %67, %216
  %167 = phi i64 [ %217, %216 ], [ %31, %67 ]
  %168 = sub i64 %29, %167
  %169 = call i64 @llvm.smax.i64(i64 %168, i64 0)
  %170 = call i64 @llvm.smin.i64(i64 %169, i64 4)
  %171 = trunc nuw nsw i64 %170 to i32
  %172 = insertelement <4 x i32> poison, i32 %171, i64 0
  %173 = shufflevector <4 x i32> %172, <4 x i32> poison, <4 x i32> zeroinitializer
  %174 = icmp samesign ugt <4 x i32> %173, <i32 0, i32 1, i32 2, i32 3>
  %175 = getelementptr i32, ptr %68, i64 %167
  %176 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %175, <4 x i1> %174, <4 x i32> zeroinitializer)
  %177 = icmp sgt <4 x i32> %176, splat (i32 -1)
  %178 = sext <4 x i32> %176 to <4 x i64>
  %179 = icmp sgt <4 x i64> %22, %178
  %180 = and <4 x i1> %177, %179
  %181 = and <4 x i1> %180, %174
  %182 = extractelement <4 x i1> %181, i64 0
  br i1 %182, label %194, label %198

183:                                              ; preds = %216
  br label %184

184:                                              ; preds = %183, %65
  %185 = add i64 %25, 1
  %186 = icmp eq i64 %185, %6
  %187 = zext i1 %186 to i64
  %188 = add i64 %26, %187
  %189 = icmp eq i64 %188, %8
  %190 = select i1 %186, i64 0, i64 %185
  %191 = select i1 %189, i64 0, i64 %188
  %192 = add i64 %24, 1
  %193 = icmp slt i64 %192, %3
  br i1 %193, label %23, label %34

194:                                              ; preds = %166
  %195 = extractelement <4 x i64> %178, i64 0
  %196 = getelementptr i32, ptr %17, i64 %195
  %197 = atomicrmw add ptr %196, i32 1 monotonic, align 4
  br label %198

198:                                              ; preds = %166, %194
  %199 = extractelement <4 x i1> %181, i64 1
  br i1 %199, label %200, label %204

200:                                              ; preds = %198
  %201 = extractelement <4 x i64> %178, i64 1
  %202 = getelementptr i32, ptr %17, i64 %201
  %203 = atomicrmw add ptr %202, i32 1 monotonic, align 4
  br label %204

204:                                              ; preds = %198, %200
  %205 = extractelement <4 x i1> %181, i64 2
  br i1 %205, label %206, label %210

206:                                              ; preds = %204
  %207 = extractelement <4 x i64> %178, i64 2
  %208 = getelementptr i32, ptr %17, i64 %207
  %209 = atomicrmw add ptr %208, i32 1 monotonic, align 4
  br label %210

210:                                              ; preds = %204, %206
  %211 = extractelement <4 x i1> %181, i64 3
  br i1 %211, label %212, label %216

212:                                              ; preds = %210
  %213 = extractelement <4 x i64> %178, i64 3
  %214 = getelementptr i32, ptr %17, i64 %213
  %215 = atomicrmw add ptr %214, i32 1 monotonic, align 4
  br label %216

216:                                              ; preds = %210, %212
  %217 = add i64 %167, 4
  %218 = icmp slt i64 %217, 256
  br i1 %218, label %166, label %183
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
