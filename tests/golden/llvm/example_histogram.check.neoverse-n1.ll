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
  %19 = load i64, ptr %18, align 8, !invariant.load !0
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
  br i1 %12, label %36, label %48

36:                                               ; preds = %5
  %37 = icmp ne ptr %17, null
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %39 = insertelement <4 x i64> poison, i64 %27, i64 0
  %40 = shufflevector <4 x i64> %39, <4 x i64> poison, <4 x i32> zeroinitializer
  %41 = icmp ne ptr %33, null
  br label %42

42:                                               ; preds = %36, %198
  %43 = phi i64 [ %206, %198 ], [ %2, %36 ]
  %44 = phi i64 [ %204, %198 ], [ %9, %36 ]
  %45 = phi i64 [ %205, %198 ], [ %11, %36 ]
  %46 = shl i64 %44, 8
  br label %50

47:                                               ; preds = %198
  br label %48

48:                                               ; preds = %47, %5, %179, %76
  %49 = phi i32 [ 1, %179 ], [ 1, %76 ], [ 0, %5 ], [ 0, %47 ]
  ret i32 %49

50:                                               ; preds = %42, %81
  %51 = phi i64 [ 0, %42 ], [ %82, %81 ]
  %52 = add i64 %46, %51
  %53 = icmp sgt i64 %52, %15
  %54 = icmp slt i64 %52, %13
  %55 = or i1 %54, %53
  %56 = icmp slt i64 %52, %19
  %57 = xor i1 %55, true
  %58 = and i1 %37, %57
  %59 = and i1 %58, %56
  br i1 %59, label %67, label %72

60:                                               ; preds = %81
  %61 = call i64 @llvm.ssub.sat.i64(i64 %19, i64 %46)
  %62 = call i64 @llvm.smax.i64(i64 %61, i64 0)
  %63 = call i64 @llvm.smin.i64(i64 %62, i64 256)
  %64 = and i64 %63, 504
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %96, label %66

66:                                               ; preds = %60
  br label %84

67:                                               ; preds = %50
  %68 = load ptr, ptr %38, align 8
  %69 = call i8 %68(ptr nonnull %17, i64 %52) #3
  %70 = and i8 %69, 1
  %71 = icmp eq i8 %70, 0
  br label %74

72:                                               ; preds = %50
  %73 = and i1 %55, %56
  br label %74

74:                                               ; preds = %72, %67
  %75 = phi i1 [ %71, %67 ], [ %73, %72 ]
  br i1 %75, label %76, label %81, !prof !1

76:                                               ; preds = %74
  store i32 1, ptr %23, align 4
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 13, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %43, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %51, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %52, ptr %80, align 8
  br label %48

81:                                               ; preds = %74
  %82 = add i64 %51, 1
  %83 = icmp slt i64 %82, 256
  br i1 %83, label %50, label %60

84:                                               ; preds = %66, %84
  %85 = phi i64 [ %93, %84 ], [ 0, %66 ]
  %86 = add i64 %46, %85
  %87 = getelementptr i32, ptr %25, i64 %86
  %88 = load <4 x i32>, ptr %87, align 4
  %89 = getelementptr i8, ptr %87, i64 16
  %90 = load <4 x i32>, ptr %89, align 4
  %91 = getelementptr i32, ptr %4, i64 %85
  store <4 x i32> %88, ptr %91, align 4
  %92 = getelementptr i8, ptr %91, i64 16
  store <4 x i32> %90, ptr %92, align 4
  %93 = add i64 %85, 8
  %94 = icmp slt i64 %93, %64
  br i1 %94, label %84, label %95

95:                                               ; preds = %84
  br label %96

96:                                               ; preds = %95, %60
  %97 = icmp slt i64 %61, 256
  br i1 %97, label %98, label %115

98:                                               ; preds = %96
  %99 = getelementptr i32, ptr %25, i64 %46
  br label %100

100:                                              ; preds = %98, %100
  %101 = phi i64 [ %112, %100 ], [ %64, %98 ]
  %102 = sub i64 %62, %101
  %103 = call i64 @llvm.smax.i64(i64 %102, i64 0)
  %104 = call i64 @llvm.smin.i64(i64 %103, i64 4)
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = insertelement <4 x i32> poison, i32 %105, i64 0
  %107 = shufflevector <4 x i32> %106, <4 x i32> poison, <4 x i32> zeroinitializer
  %108 = icmp samesign ugt <4 x i32> %107, <i32 0, i32 1, i32 2, i32 3>
  %109 = getelementptr i32, ptr %99, i64 %101
  %110 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %109, <4 x i1> %108, <4 x i32> zeroinitializer)
  %111 = getelementptr i32, ptr %4, i64 %101
  store <4 x i32> %110, ptr %111, align 4
  %112 = add i64 %101, 4
  %113 = icmp slt i64 %112, 256
  br i1 %113, label %100, label %114

114:                                              ; preds = %100
  br label %115

115:                                              ; preds = %114, %96
  br label %116

116:                                              ; preds = %115, %116
  %117 = phi i64 [ 0, %115 ], [ %152, %116 ]
  %118 = sub i64 %62, %117
  %119 = call i64 @llvm.smax.i64(i64 %118, i64 0)
  %120 = call i64 @llvm.smin.i64(i64 %119, i64 4)
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = insertelement <4 x i32> poison, i32 %121, i64 0
  %123 = shufflevector <4 x i32> %122, <4 x i32> poison, <4 x i32> zeroinitializer
  %124 = icmp samesign ugt <4 x i32> %123, <i32 0, i32 1, i32 2, i32 3>
  %125 = or disjoint i64 %117, 4
  %126 = sub i64 %62, %125
  %127 = call i64 @llvm.smax.i64(i64 %126, i64 0)
  %128 = call i64 @llvm.smin.i64(i64 %127, i64 4)
  %129 = trunc nuw nsw i64 %128 to i32
  %130 = insertelement <4 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <4 x i32> %130, <4 x i32> poison, <4 x i32> zeroinitializer
  %132 = icmp samesign ugt <4 x i32> %131, <i32 0, i32 1, i32 2, i32 3>
  %133 = getelementptr i32, ptr %4, i64 %117
  %134 = load <4 x i32>, ptr %133, align 4
  %135 = getelementptr i8, ptr %133, i64 16
  %136 = load <4 x i32>, ptr %135, align 4
  %137 = icmp sgt <4 x i32> %134, splat (i32 -1)
  %138 = icmp sgt <4 x i32> %136, splat (i32 -1)
  %139 = and <4 x i1> %124, %137
  %140 = and <4 x i1> %132, %138
  %141 = sext <4 x i32> %134 to <4 x i64>
  %142 = sext <4 x i32> %136 to <4 x i64>
  %143 = icmp sgt <4 x i64> %40, %141
  %144 = icmp sgt <4 x i64> %40, %142
  %145 = and <4 x i1> %139, %143
  %146 = and <4 x i1> %140, %144
  %147 = zext <4 x i1> %145 to <4 x i8>
  %148 = getelementptr i8, ptr %4, i64 %117
  %149 = getelementptr i8, ptr %148, i64 1088
  store <4 x i8> %147, ptr %149, align 1
  %150 = zext <4 x i1> %146 to <4 x i8>
  %151 = getelementptr i8, ptr %148, i64 1092
  store <4 x i8> %150, ptr %151, align 1
  %152 = add i64 %117, 8
  %153 = icmp slt i64 %152, 256
  br i1 %153, label %116, label %154

154:                                              ; preds = %116
  br label %155

155:                                              ; preds = %154, %184
  %156 = phi i64 [ %185, %184 ], [ 0, %154 ]
  %157 = getelementptr i32, ptr %4, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = sext i32 %158 to i64
  %160 = icmp slt i64 %31, %159
  %161 = icmp sgt i64 %29, %159
  %162 = or i1 %161, %160
  %163 = getelementptr i8, ptr %4, i64 %156
  %164 = getelementptr i8, ptr %163, i64 1088
  %165 = load i8, ptr %164, align 1
  %166 = icmp ne i8 %165, 0
  %167 = xor i1 %162, true
  %168 = and i1 %41, %167
  %169 = and i1 %168, %166
  br i1 %169, label %170, label %175

170:                                              ; preds = %155
  %171 = load ptr, ptr %38, align 8
  %172 = call i8 %171(ptr nonnull %33, i64 %159) #3
  %173 = and i8 %172, 1
  %174 = icmp eq i8 %173, 0
  br label %177

175:                                              ; preds = %155
  %176 = and i1 %162, %166
  br label %177

177:                                              ; preds = %175, %170
  %178 = phi i1 [ %174, %170 ], [ %176, %175 ]
  br i1 %178, label %179, label %184, !prof !1

179:                                              ; preds = %177
  store i32 1, ptr %23, align 4
  %180 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 29, ptr %180, align 4
  %181 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %43, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %156, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %159, ptr %183, align 8
  br label %48

184:                                              ; preds = %177
  %185 = add i64 %156, 1
  %186 = icmp slt i64 %185, 256
  br i1 %186, label %155, label %187

187:                                              ; preds = %184
  br label %188

188:                                              ; preds = %187, %236
  %189 = phi i64 [ %240, %236 ], [ 0, %187 ]
  %190 = getelementptr i8, ptr %4, i64 %189
  %191 = getelementptr i8, ptr %190, i64 1088
  %192 = load <4 x i8>, ptr %191, align 1
  %193 = icmp ne <4 x i8> %192, zeroinitializer
  %194 = getelementptr i32, ptr %4, i64 %189
  %195 = load <4 x i32>, ptr %194, align 4
  %196 = sext <4 x i32> %195 to <4 x i64>
  %197 = extractelement <4 x i1> %193, i64 0
  br i1 %197, label %208, label %212

198:                                              ; preds = %236
  %199 = add i64 %44, 1
  %200 = icmp eq i64 %199, %6
  %201 = zext i1 %200 to i64
  %202 = add i64 %45, %201
  %203 = icmp eq i64 %202, %8
  %204 = select i1 %200, i64 0, i64 %199
  %205 = select i1 %203, i64 0, i64 %202
  %206 = add i64 %43, 1
  %207 = icmp slt i64 %206, %3
  br i1 %207, label %42, label %47

208:                                              ; preds = %188
  %209 = extractelement <4 x i64> %196, i64 0
  %210 = getelementptr i32, ptr %35, i64 %209
  %211 = atomicrmw add ptr %210, i32 1 monotonic, align 4
  br label %212

212:                                              ; preds = %188, %208
  %213 = phi i32 [ %211, %208 ], [ 0, %188 ]
  %214 = insertelement <4 x i32> poison, i32 %213, i64 0
  %215 = extractelement <4 x i1> %193, i64 1
  br i1 %215, label %216, label %220

216:                                              ; preds = %212
  %217 = extractelement <4 x i64> %196, i64 1
  %218 = getelementptr i32, ptr %35, i64 %217
  %219 = atomicrmw add ptr %218, i32 1 monotonic, align 4
  br label %220

220:                                              ; preds = %212, %216
  %221 = phi i32 [ %219, %216 ], [ 0, %212 ]
  %222 = insertelement <4 x i32> %214, i32 %221, i64 1
  %223 = extractelement <4 x i1> %193, i64 2
  br i1 %223, label %224, label %228

224:                                              ; preds = %220
  %225 = extractelement <4 x i64> %196, i64 2
  %226 = getelementptr i32, ptr %35, i64 %225
  %227 = atomicrmw add ptr %226, i32 1 monotonic, align 4
  br label %228

228:                                              ; preds = %220, %224
  %229 = phi i32 [ %227, %224 ], [ 0, %220 ]
  %230 = insertelement <4 x i32> %222, i32 %229, i64 2
  %231 = extractelement <4 x i1> %193, i64 3
  br i1 %231, label %232, label %236

232:                                              ; preds = %228
  %233 = extractelement <4 x i64> %196, i64 3
  %234 = getelementptr i32, ptr %35, i64 %233
  %235 = atomicrmw add ptr %234, i32 1 monotonic, align 4
  br label %236

236:                                              ; preds = %228, %232
  %237 = phi i32 [ %235, %232 ], [ 0, %228 ]
  %238 = insertelement <4 x i32> %230, i32 %237, i64 3
  %239 = getelementptr i8, ptr %194, i64 1408
  store <4 x i32> %238, ptr %239, align 4
  %240 = add i64 %189, 4
  %241 = icmp slt i64 %240, 256
  br i1 %241, label %188, label %198
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

attributes #0 = { nounwind "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nounwind }

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 100000}
