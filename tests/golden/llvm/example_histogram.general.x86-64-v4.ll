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

19:                                               ; preds = %110, %15
  %20 = phi i64 [ %2, %15 ], [ %114, %110 ]
  %21 = phi i64 [ %16, %15 ], [ %113, %110 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 480
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %110
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

63:                                               ; preds = %62, %241
  %64 = phi i64 [ 0, %62 ], [ %245, %241 ]
  %65 = getelementptr i32, ptr %4, i64 %64
  %66 = load <16 x i32>, ptr %65, align 4
  %67 = getelementptr i8, ptr %65, i64 60
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr i8, ptr %65, i64 56
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr i8, ptr %65, i64 52
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr i8, ptr %65, i64 48
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr i8, ptr %65, i64 44
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr i8, ptr %65, i64 40
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr i8, ptr %65, i64 36
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr i8, ptr %65, i64 32
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr i8, ptr %65, i64 28
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr i8, ptr %65, i64 24
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr i8, ptr %65, i64 20
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr i8, ptr %65, i64 16
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr i8, ptr %65, i64 12
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr i8, ptr %65, i64 8
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr i8, ptr %65, i64 4
  %96 = load i32, ptr %95, align 4
  %97 = sext <16 x i32> %66 to <16 x i64>
  %98 = sub i64 %24, %64
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 0)
  %100 = call i64 @llvm.smin.i64(i64 %99, i64 16)
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = insertelement <16 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <16 x i32> %102, <16 x i32> poison, <16 x i32> zeroinitializer
  %104 = icmp samesign ugt <16 x i32> %103, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %105 = icmp sgt <16 x i32> %66, splat (i32 -1)
  %106 = and <16 x i1> %104, %105
  %107 = icmp sgt <16 x i64> %18, %97
  %108 = and <16 x i1> %106, %107
  %109 = extractelement <16 x i1> %108, i64 0
  br i1 %109, label %116, label %121

110:                                              ; preds = %241
  %111 = add i64 %21, 1
  %112 = icmp eq i64 %111, %6
  %113 = select i1 %112, i64 0, i64 %111
  %114 = add i64 %20, 1
  %115 = icmp slt i64 %114, %3
  br i1 %115, label %19, label %29

116:                                              ; preds = %63
  %117 = load i32, ptr %65, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr i32, ptr %14, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %63, %116
  %122 = phi i32 [ %120, %116 ], [ 0, %63 ]
  %123 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %122, i64 0
  %124 = extractelement <16 x i1> %108, i64 1
  br i1 %124, label %125, label %129

125:                                              ; preds = %121
  %126 = sext i32 %96 to i64
  %127 = getelementptr i32, ptr %14, i64 %126
  %128 = atomicrmw add ptr %127, i32 1 monotonic, align 4
  br label %129

129:                                              ; preds = %121, %125
  %130 = phi i32 [ %128, %125 ], [ 0, %121 ]
  %131 = insertelement <16 x i32> %123, i32 %130, i64 1
  %132 = extractelement <16 x i1> %108, i64 2
  br i1 %132, label %133, label %137

133:                                              ; preds = %129
  %134 = sext i32 %94 to i64
  %135 = getelementptr i32, ptr %14, i64 %134
  %136 = atomicrmw add ptr %135, i32 1 monotonic, align 4
  br label %137

137:                                              ; preds = %129, %133
  %138 = phi i32 [ %136, %133 ], [ 0, %129 ]
  %139 = insertelement <16 x i32> %131, i32 %138, i64 2
  %140 = extractelement <16 x i1> %108, i64 3
  br i1 %140, label %141, label %145

141:                                              ; preds = %137
  %142 = sext i32 %92 to i64
  %143 = getelementptr i32, ptr %14, i64 %142
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  br label %145

145:                                              ; preds = %137, %141
  %146 = phi i32 [ %144, %141 ], [ 0, %137 ]
  %147 = insertelement <16 x i32> %139, i32 %146, i64 3
  %148 = extractelement <16 x i1> %108, i64 4
  br i1 %148, label %149, label %153

149:                                              ; preds = %145
  %150 = sext i32 %90 to i64
  %151 = getelementptr i32, ptr %14, i64 %150
  %152 = atomicrmw add ptr %151, i32 1 monotonic, align 4
  br label %153

153:                                              ; preds = %145, %149
  %154 = phi i32 [ %152, %149 ], [ 0, %145 ]
  %155 = insertelement <16 x i32> %147, i32 %154, i64 4
  %156 = extractelement <16 x i1> %108, i64 5
  br i1 %156, label %157, label %161

157:                                              ; preds = %153
  %158 = sext i32 %88 to i64
  %159 = getelementptr i32, ptr %14, i64 %158
  %160 = atomicrmw add ptr %159, i32 1 monotonic, align 4
  br label %161

161:                                              ; preds = %153, %157
  %162 = phi i32 [ %160, %157 ], [ 0, %153 ]
  %163 = insertelement <16 x i32> %155, i32 %162, i64 5
  %164 = extractelement <16 x i1> %108, i64 6
  br i1 %164, label %165, label %169

165:                                              ; preds = %161
  %166 = sext i32 %86 to i64
  %167 = getelementptr i32, ptr %14, i64 %166
  %168 = atomicrmw add ptr %167, i32 1 monotonic, align 4
  br label %169

169:                                              ; preds = %161, %165
  %170 = phi i32 [ %168, %165 ], [ 0, %161 ]
  %171 = insertelement <16 x i32> %163, i32 %170, i64 6
  %172 = extractelement <16 x i1> %108, i64 7
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = sext i32 %84 to i64
  %175 = getelementptr i32, ptr %14, i64 %174
  %176 = atomicrmw add ptr %175, i32 1 monotonic, align 4
  br label %177

177:                                              ; preds = %169, %173
  %178 = phi i32 [ %176, %173 ], [ 0, %169 ]
  %179 = insertelement <16 x i32> %171, i32 %178, i64 7
  %180 = extractelement <16 x i1> %108, i64 8
  br i1 %180, label %181, label %185

181:                                              ; preds = %177
  %182 = sext i32 %82 to i64
  %183 = getelementptr i32, ptr %14, i64 %182
  %184 = atomicrmw add ptr %183, i32 1 monotonic, align 4
  br label %185

185:                                              ; preds = %177, %181
  %186 = phi i32 [ %184, %181 ], [ 0, %177 ]
  %187 = insertelement <16 x i32> %179, i32 %186, i64 8
  %188 = extractelement <16 x i1> %108, i64 9
  br i1 %188, label %189, label %193

189:                                              ; preds = %185
  %190 = sext i32 %80 to i64
  %191 = getelementptr i32, ptr %14, i64 %190
  %192 = atomicrmw add ptr %191, i32 1 monotonic, align 4
  br label %193

193:                                              ; preds = %185, %189
  %194 = phi i32 [ %192, %189 ], [ 0, %185 ]
  %195 = insertelement <16 x i32> %187, i32 %194, i64 9
  %196 = extractelement <16 x i1> %108, i64 10
  br i1 %196, label %197, label %201

197:                                              ; preds = %193
  %198 = sext i32 %78 to i64
  %199 = getelementptr i32, ptr %14, i64 %198
  %200 = atomicrmw add ptr %199, i32 1 monotonic, align 4
  br label %201

201:                                              ; preds = %193, %197
  %202 = phi i32 [ %200, %197 ], [ 0, %193 ]
  %203 = insertelement <16 x i32> %195, i32 %202, i64 10
  %204 = extractelement <16 x i1> %108, i64 11
  br i1 %204, label %205, label %209

205:                                              ; preds = %201
  %206 = sext i32 %76 to i64
  %207 = getelementptr i32, ptr %14, i64 %206
  %208 = atomicrmw add ptr %207, i32 1 monotonic, align 4
  br label %209

209:                                              ; preds = %201, %205
  %210 = phi i32 [ %208, %205 ], [ 0, %201 ]
  %211 = insertelement <16 x i32> %203, i32 %210, i64 11
  %212 = extractelement <16 x i1> %108, i64 12
  br i1 %212, label %213, label %217

213:                                              ; preds = %209
  %214 = sext i32 %74 to i64
  %215 = getelementptr i32, ptr %14, i64 %214
  %216 = atomicrmw add ptr %215, i32 1 monotonic, align 4
  br label %217

217:                                              ; preds = %209, %213
  %218 = phi i32 [ %216, %213 ], [ 0, %209 ]
  %219 = insertelement <16 x i32> %211, i32 %218, i64 12
  %220 = extractelement <16 x i1> %108, i64 13
  br i1 %220, label %221, label %225

221:                                              ; preds = %217
  %222 = sext i32 %72 to i64
  %223 = getelementptr i32, ptr %14, i64 %222
  %224 = atomicrmw add ptr %223, i32 1 monotonic, align 4
  br label %225

225:                                              ; preds = %217, %221
  %226 = phi i32 [ %224, %221 ], [ 0, %217 ]
  %227 = insertelement <16 x i32> %219, i32 %226, i64 13
  %228 = extractelement <16 x i1> %108, i64 14
  br i1 %228, label %229, label %233

229:                                              ; preds = %225
  %230 = sext i32 %70 to i64
  %231 = getelementptr i32, ptr %14, i64 %230
  %232 = atomicrmw add ptr %231, i32 1 monotonic, align 4
  br label %233

233:                                              ; preds = %225, %229
  %234 = phi i32 [ %232, %229 ], [ 0, %225 ]
  %235 = insertelement <16 x i32> %227, i32 %234, i64 14
  %236 = extractelement <16 x i1> %108, i64 15
  br i1 %236, label %237, label %241

237:                                              ; preds = %233
  %238 = sext i32 %68 to i64
  %239 = getelementptr i32, ptr %14, i64 %238
  %240 = atomicrmw add ptr %239, i32 1 monotonic, align 4
  br label %241

241:                                              ; preds = %233, %237
  %242 = phi i32 [ %240, %237 ], [ 0, %233 ]
  %243 = insertelement <16 x i32> %235, i32 %242, i64 15
  %244 = getelementptr i8, ptr %65, i64 1088
  store <16 x i32> %243, ptr %244, align 4
  %245 = add i64 %64, 16
  %246 = icmp slt i64 %245, 256
  br i1 %246, label %63, label %110
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
