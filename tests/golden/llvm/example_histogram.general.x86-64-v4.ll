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
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  br i1 %7, label %15, label %30

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = insertelement <16 x i64> poison, i64 %12, i64 0
  %18 = shufflevector <16 x i64> %17, <16 x i64> poison, <16 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %80, %15
  %20 = phi i64 [ %2, %15 ], [ %84, %80 ]
  %21 = phi i64 [ %16, %15 ], [ %83, %80 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 480
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %80
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %40, %31 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %10, i64 %33
  %35 = load <16 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 64
  %37 = load <16 x i32>, ptr %36, align 4
  %38 = getelementptr i32, ptr %4, i64 %32
  store <16 x i32> %35, ptr %38, align 4
  %39 = getelementptr i8, ptr %38, i64 64
  store <16 x i32> %37, ptr %39, align 4
  %40 = add i64 %32, 32
  %41 = icmp slt i64 %40, %26
  br i1 %41, label %31, label %42

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %42, %19
  %44 = icmp slt i64 %23, 256
  br i1 %44, label %45, label %62

45:                                               ; preds = %43
  %46 = getelementptr i32, ptr %10, i64 %22
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ %59, %47 ], [ %26, %45 ]
  %49 = sub i64 %24, %48
  %50 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 16)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = icmp samesign ugt <16 x i32> %54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %56 = getelementptr i32, ptr %46, i64 %48
  %57 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %56, <16 x i1> %55, <16 x i32> zeroinitializer)
  %58 = getelementptr i32, ptr %4, i64 %48
  store <16 x i32> %57, ptr %58, align 4
  %59 = add i64 %48, 16
  %60 = icmp slt i64 %59, 256
  br i1 %60, label %47, label %61

61:                                               ; preds = %47
  br label %62

62:                                               ; preds = %61, %43
  br label %63

63:                                               ; preds = %62, %210
  %64 = phi i64 [ 0, %62 ], [ %214, %210 ]
  %65 = getelementptr i32, ptr %4, i64 %64
  %66 = load <16 x i32>, ptr %65, align 4
  %67 = sext <16 x i32> %66 to <16 x i64>
  %68 = sub i64 %24, %64
  %69 = call i64 @llvm.smax.i64(i64 %68, i64 0)
  %70 = call i64 @llvm.smin.i64(i64 %69, i64 16)
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = insertelement <16 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <16 x i32> %72, <16 x i32> poison, <16 x i32> zeroinitializer
  %74 = icmp samesign ugt <16 x i32> %73, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %75 = icmp sgt <16 x i32> %66, splat (i32 -1)
  %76 = and <16 x i1> %74, %75
  %77 = icmp sgt <16 x i64> %18, %67
  %78 = and <16 x i1> %76, %77
  %79 = extractelement <16 x i1> %78, i64 0
  br i1 %79, label %86, label %90

80:                                               ; preds = %210
  %81 = add i64 %21, 1
  %82 = icmp eq i64 %81, %6
  %83 = select i1 %82, i64 0, i64 %81
  %84 = add i64 %20, 1
  %85 = icmp slt i64 %84, %3
  br i1 %85, label %19, label %29

86:                                               ; preds = %63
  %87 = extractelement <16 x i64> %67, i64 0
  %88 = getelementptr i32, ptr %14, i64 %87
  %89 = atomicrmw add ptr %88, i32 1 monotonic, align 4
  br label %90

90:                                               ; preds = %63, %86
  %91 = phi i32 [ %89, %86 ], [ 0, %63 ]
  %92 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %91, i64 0
  %93 = extractelement <16 x i1> %78, i64 1
  br i1 %93, label %94, label %98

94:                                               ; preds = %90
  %95 = extractelement <16 x i64> %67, i64 1
  %96 = getelementptr i32, ptr %14, i64 %95
  %97 = atomicrmw add ptr %96, i32 1 monotonic, align 4
  br label %98

98:                                               ; preds = %90, %94
  %99 = phi i32 [ %97, %94 ], [ 0, %90 ]
  %100 = insertelement <16 x i32> %92, i32 %99, i64 1
  %101 = extractelement <16 x i1> %78, i64 2
  br i1 %101, label %102, label %106

102:                                              ; preds = %98
  %103 = extractelement <16 x i64> %67, i64 2
  %104 = getelementptr i32, ptr %14, i64 %103
  %105 = atomicrmw add ptr %104, i32 1 monotonic, align 4
  br label %106

106:                                              ; preds = %98, %102
  %107 = phi i32 [ %105, %102 ], [ 0, %98 ]
  %108 = insertelement <16 x i32> %100, i32 %107, i64 2
  %109 = extractelement <16 x i1> %78, i64 3
  br i1 %109, label %110, label %114

110:                                              ; preds = %106
  %111 = extractelement <16 x i64> %67, i64 3
  %112 = getelementptr i32, ptr %14, i64 %111
  %113 = atomicrmw add ptr %112, i32 1 monotonic, align 4
  br label %114

114:                                              ; preds = %106, %110
  %115 = phi i32 [ %113, %110 ], [ 0, %106 ]
  %116 = insertelement <16 x i32> %108, i32 %115, i64 3
  %117 = extractelement <16 x i1> %78, i64 4
  br i1 %117, label %118, label %122

118:                                              ; preds = %114
  %119 = extractelement <16 x i64> %67, i64 4
  %120 = getelementptr i32, ptr %14, i64 %119
  %121 = atomicrmw add ptr %120, i32 1 monotonic, align 4
  br label %122

122:                                              ; preds = %114, %118
  %123 = phi i32 [ %121, %118 ], [ 0, %114 ]
  %124 = insertelement <16 x i32> %116, i32 %123, i64 4
  %125 = extractelement <16 x i1> %78, i64 5
  br i1 %125, label %126, label %130

126:                                              ; preds = %122
  %127 = extractelement <16 x i64> %67, i64 5
  %128 = getelementptr i32, ptr %14, i64 %127
  %129 = atomicrmw add ptr %128, i32 1 monotonic, align 4
  br label %130

130:                                              ; preds = %122, %126
  %131 = phi i32 [ %129, %126 ], [ 0, %122 ]
  %132 = insertelement <16 x i32> %124, i32 %131, i64 5
  %133 = extractelement <16 x i1> %78, i64 6
  br i1 %133, label %134, label %138

134:                                              ; preds = %130
  %135 = extractelement <16 x i64> %67, i64 6
  %136 = getelementptr i32, ptr %14, i64 %135
  %137 = atomicrmw add ptr %136, i32 1 monotonic, align 4
  br label %138

138:                                              ; preds = %130, %134
  %139 = phi i32 [ %137, %134 ], [ 0, %130 ]
  %140 = insertelement <16 x i32> %132, i32 %139, i64 6
  %141 = extractelement <16 x i1> %78, i64 7
  br i1 %141, label %142, label %146

142:                                              ; preds = %138
  %143 = extractelement <16 x i64> %67, i64 7
  %144 = getelementptr i32, ptr %14, i64 %143
  %145 = atomicrmw add ptr %144, i32 1 monotonic, align 4
  br label %146

146:                                              ; preds = %138, %142
  %147 = phi i32 [ %145, %142 ], [ 0, %138 ]
  %148 = insertelement <16 x i32> %140, i32 %147, i64 7
  %149 = extractelement <16 x i1> %78, i64 8
  br i1 %149, label %150, label %154

150:                                              ; preds = %146
  %151 = extractelement <16 x i64> %67, i64 8
  %152 = getelementptr i32, ptr %14, i64 %151
  %153 = atomicrmw add ptr %152, i32 1 monotonic, align 4
  br label %154

154:                                              ; preds = %146, %150
  %155 = phi i32 [ %153, %150 ], [ 0, %146 ]
  %156 = insertelement <16 x i32> %148, i32 %155, i64 8
  %157 = extractelement <16 x i1> %78, i64 9
  br i1 %157, label %158, label %162

158:                                              ; preds = %154
  %159 = extractelement <16 x i64> %67, i64 9
  %160 = getelementptr i32, ptr %14, i64 %159
  %161 = atomicrmw add ptr %160, i32 1 monotonic, align 4
  br label %162

162:                                              ; preds = %154, %158
  %163 = phi i32 [ %161, %158 ], [ 0, %154 ]
  %164 = insertelement <16 x i32> %156, i32 %163, i64 9
  %165 = extractelement <16 x i1> %78, i64 10
  br i1 %165, label %166, label %170

166:                                              ; preds = %162
  %167 = extractelement <16 x i64> %67, i64 10
  %168 = getelementptr i32, ptr %14, i64 %167
  %169 = atomicrmw add ptr %168, i32 1 monotonic, align 4
  br label %170

170:                                              ; preds = %162, %166
  %171 = phi i32 [ %169, %166 ], [ 0, %162 ]
  %172 = insertelement <16 x i32> %164, i32 %171, i64 10
  %173 = extractelement <16 x i1> %78, i64 11
  br i1 %173, label %174, label %178

174:                                              ; preds = %170
  %175 = extractelement <16 x i64> %67, i64 11
  %176 = getelementptr i32, ptr %14, i64 %175
  %177 = atomicrmw add ptr %176, i32 1 monotonic, align 4
  br label %178

178:                                              ; preds = %170, %174
  %179 = phi i32 [ %177, %174 ], [ 0, %170 ]
  %180 = insertelement <16 x i32> %172, i32 %179, i64 11
  %181 = extractelement <16 x i1> %78, i64 12
  br i1 %181, label %182, label %186

182:                                              ; preds = %178
  %183 = extractelement <16 x i64> %67, i64 12
  %184 = getelementptr i32, ptr %14, i64 %183
  %185 = atomicrmw add ptr %184, i32 1 monotonic, align 4
  br label %186

186:                                              ; preds = %178, %182
  %187 = phi i32 [ %185, %182 ], [ 0, %178 ]
  %188 = insertelement <16 x i32> %180, i32 %187, i64 12
  %189 = extractelement <16 x i1> %78, i64 13
  br i1 %189, label %190, label %194

190:                                              ; preds = %186
  %191 = extractelement <16 x i64> %67, i64 13
  %192 = getelementptr i32, ptr %14, i64 %191
  %193 = atomicrmw add ptr %192, i32 1 monotonic, align 4
  br label %194

194:                                              ; preds = %186, %190
  %195 = phi i32 [ %193, %190 ], [ 0, %186 ]
  %196 = insertelement <16 x i32> %188, i32 %195, i64 13
  %197 = extractelement <16 x i1> %78, i64 14
  br i1 %197, label %198, label %202

198:                                              ; preds = %194
  %199 = extractelement <16 x i64> %67, i64 14
  %200 = getelementptr i32, ptr %14, i64 %199
  %201 = atomicrmw add ptr %200, i32 1 monotonic, align 4
  br label %202

202:                                              ; preds = %194, %198
  %203 = phi i32 [ %201, %198 ], [ 0, %194 ]
  %204 = insertelement <16 x i32> %196, i32 %203, i64 14
  %205 = extractelement <16 x i1> %78, i64 15
  br i1 %205, label %206, label %210

206:                                              ; preds = %202
  %207 = extractelement <16 x i64> %67, i64 15
  %208 = getelementptr i32, ptr %14, i64 %207
  %209 = atomicrmw add ptr %208, i32 1 monotonic, align 4
  br label %210

210:                                              ; preds = %202, %206
  %211 = phi i32 [ %209, %206 ], [ 0, %202 ]
  %212 = insertelement <16 x i32> %204, i32 %211, i64 15
  %213 = getelementptr i8, ptr %65, i64 1088
  store <16 x i32> %212, ptr %213, align 4
  %214 = add i64 %64, 16
  %215 = icmp slt i64 %214, 256
  br i1 %215, label %63, label %80
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr captures(none), <16 x i1>, <16 x i32>) #2

attributes #0 = { nounwind alignstack=64 "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
