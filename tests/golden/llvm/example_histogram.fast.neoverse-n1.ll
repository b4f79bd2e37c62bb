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
  %11 = load i64, ptr %10, align 8, !invariant.load !1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !invariant.load !1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !1
  br i1 %8, label %16, label %30

16:                                               ; preds = %5
  %17 = insertelement <4 x i64> poison, i64 %11, i64 0
  %18 = shufflevector <4 x i64> %17, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %16, %179
  %20 = phi i64 [ %183, %179 ], [ %2, %16 ]
  %21 = phi i64 [ %182, %179 ], [ %7, %16 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %9, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 496
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %60, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %179
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %158
  %32 = phi i64 [ %159, %158 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %15, i64 %33
  %35 = load <4 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 16
  %37 = load <4 x i32>, ptr %36, align 4
  %38 = getelementptr i8, ptr %34, i64 32
  %39 = load <4 x i32>, ptr %38, align 4
  %40 = getelementptr i8, ptr %34, i64 48
  %41 = load <4 x i32>, ptr %40, align 4
  %42 = icmp sgt <4 x i32> %35, splat (i32 -1)
  %43 = icmp sgt <4 x i32> %37, splat (i32 -1)
  %44 = icmp sgt <4 x i32> %39, splat (i32 -1)
  %45 = icmp sgt <4 x i32> %41, splat (i32 -1)
  %46 = sext <4 x i32> %35 to <4 x i64>
  %47 = sext <4 x i32> %37 to <4 x i64>
  %48 = sext <4 x i32> %39 to <4 x i64>
  %49 = sext <4 x i32> %41 to <4 x i64>
  %50 = icmp sgt <4 x i64> %18, %46
  %51 = icmp sgt <4 x i64> %18, %47
  %52 = icmp sgt <4 x i64> %18, %48
  %53 = icmp sgt <4 x i64> %18, %49
  %54 = and <4 x i1> %42, %50
  %55 = and <4 x i1> %43, %51
  %56 = and <4 x i1> %44, %52
  %57 = and <4 x i1> %45, %53
  %58 = extractelement <4 x i1> %54, i64 0
  br i1 %58, label %64, label %68

59:                                               ; preds = %158
  br label %60

60:                                               ; preds = %59, %19
  %61 = icmp slt i64 %23, 256
  br i1 %61, label %62, label %179

62:                                               ; preds = %60
  %63 = getelementptr i32, ptr %15, i64 %22
  br label %161

64:                                               ; preds = %31
  %65 = extractelement <4 x i64> %46, i64 0
  %66 = getelementptr i32, ptr %13, i64 %65
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 4
  br label %68

68:                                               ; preds = %31, %64
  %69 = extractelement <4 x i1> %54, i64 1
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = extractelement <4 x i64> %46, i64 1
  %72 = getelementptr i32, ptr %13, i64 %71
  %73 = atomicrmw add ptr %72, i32 1 monotonic, align 4
  br label %74

74:                                               ; preds = %68, %70
  %75 = extractelement <4 x i1> %54, i64 2
  br i1 %75, label %76, label %80

76:                                               ; preds = %74
  %77 = extractelement <4 x i64> %46, i64 2
  %78 = getelementptr i32, ptr %13, i64 %77
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 4
  br label %80

80:                                               ; preds = %74, %76
  %81 = extractelement <4 x i1> %54, i64 3
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  %83 = extractelement <4 x i64> %46, i64 3
  %84 = getelementptr i32, ptr %13, i64 %83
  %85 = atomicrmw add ptr %84, i32 1 monotonic, align 4
  br label %86

86:                                               ; preds = %80, %82
  %87 = extractelement <4 x i1> %55, i64 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %86
  %89 = extractelement <4 x i64> %47, i64 0
  %90 = getelementptr i32, ptr %13, i64 %89
  %91 = atomicrmw add ptr %90, i32 1 monotonic, align 4
  br label %92

92:                                               ; preds = %86, %88
  %93 = extractelement <4 x i1> %55, i64 1
  br i1 %93, label %94, label %98

94:                                               ; preds = %92
  %95 = extractelement <4 x i64> %47, i64 1
  %96 = getelementptr i32, ptr %13, i64 %95
  %97 = atomicrmw add ptr %96, i32 1 monotonic, align 4
  br label %98

98:                                               ; preds = %92, %94
  %99 = extractelement <4 x i1> %55, i64 2
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = extractelement <4 x i64> %47, i64 2
  %102 = getelementptr i32, ptr %13, i64 %101
  %103 = atomicrmw add ptr %102, i32 1 monotonic, align 4
  br label %104

104:                                              ; preds = %98, %100
  %105 = extractelement <4 x i1> %55, i64 3
  br i1 %105, label %106, label %110

106:                                              ; preds = %104
  %107 = extractelement <4 x i64> %47, i64 3
  %108 = getelementptr i32, ptr %13, i64 %107
  %109 = atomicrmw add ptr %108, i32 1 monotonic, align 4
  br label %110

110:                                              ; preds = %104, %106
  %111 = extractelement <4 x i1> %56, i64 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = extractelement <4 x i64> %48, i64 0
  %114 = getelementptr i32, ptr %13, i64 %113
  %115 = atomicrmw add ptr %114, i32 1 monotonic, align 4
  br label %116

116:                                              ; preds = %110, %112
  %117 = extractelement <4 x i1> %56, i64 1
  br i1 %117, label %118, label %122

118:                                              ; preds = %116
  %119 = extractelement <4 x i64> %48, i64 1
  %120 = getelementptr i32, ptr %13, i64 %119
  %121 = atomicrmw add ptr %120, i32 1 monotonic, align 4
  br label %122

122:                                              ; preds = %116, %118
  %123 = extractelement <4 x i1> %56, i64 2
  br i1 %123, label %124, label %128

124:                                              ; preds = %122
  %125 = extractelement <4 x i64> %48, i64 2
  %126 = getelementptr i32, ptr %13, i64 %125
  %127 = atomicrmw add ptr %126, i32 1 monotonic, align 4
  br label %128

128:                                              ; preds = %122, %124
  %129 = extractelement <4 x i1> %56, i64 3
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = extractelement <4 x i64> %48, i64 3
  %132 = getelementptr i32, ptr %13, i64 %131
  %133 = atomicrmw add ptr %132, i32 1 monotonic, align 4
  br label %134

134:                                              ; preds = %128, %130
  %135 = extractelement <4 x i1> %57, i64 0
  br i1 %135, label %136, label %140

136:                                              ; preds = %134
  %137 = extractelement <4 x i64> %49, i64 0
  %138 = getelementptr i32, ptr %13, i64 %137
  %139 = atomicrmw add ptr %138, i32 1 monotonic, align 4
  br label %140

140:                                              ; preds = %134, %136
  %141 = extractelement <4 x i1> %57, i64 1
  br i1 %141, label %142, label %146

142:                                              ; preds = %140
  %143 = extractelement <4 x i64> %49, i64 1
  %144 = getelementptr i32, ptr %13, i64 %143
  %145 = atomicrmw add ptr %144, i32 1 monotonic, align 4
  br label %146

146:                                              ; preds = %140, %142
  %147 = extractelement <4 x i1> %57, i64 2
  br i1 %147, label %148, label %152

148:                                              ; preds = %146
  %149 = extractelement <4 x i64> %49, i64 2
  %150 = getelementptr i32, ptr %13, i64 %149
  %151 = atomicrmw add ptr %150, i32 1 monotonic, align 4
  br label %152

152:                                              ; preds = %146, %148
  %153 = extractelement <4 x i1> %57, i64 3
  br i1 %153, label %154, label %158

154:                                              ; preds = %152
  %155 = extractelement <4 x i64> %49, i64 3
  %156 = getelementptr i32, ptr %13, i64 %155
  %157 = atomicrmw add ptr %156, i32 1 monotonic, align 4
  br label %158

158:                                              ; preds = %152, %154
  %159 = add i64 %32, 16
  %160 = icmp slt i64 %159, %26
  br i1 %160, label %31, label %59

161:                                              ; preds = %62, %207
  %162 = phi i64 [ %208, %207 ], [ %26, %62 ]
  %163 = sub i64 %24, %162
  %164 = call i64 @llvm.smax.i64(i64 %163, i64 0)
  %165 = call i64 @llvm.smin.i64(i64 %164, i64 4)
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = insertelement <4 x i32> poison, i32 %166, i64 0
  %168 = shufflevector <4 x i32> %167, <4 x i32> poison, <4 x i32> zeroinitializer
  %169 = icmp samesign ugt <4 x i32> %168, <i32 0, i32 1, i32 2, i32 3>
  %170 = getelementptr i32, ptr %63, i64 %162
  %171 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %170, <4 x i1> %169, <4 x i32> zeroinitializer)
  %172 = icmp sgt <4 x i32> %171, splat (i32 -1)
  %173 = sext <4 x i32> %171 to <4 x i64>
  %174 = icmp sgt <4 x i64> %18, %173
  %175 = and <4 x i1> %172, %174
  %176 = and <4 x i1> %175, %169
  %177 = extractelement <4 x i1> %176, i64 0
  br i1 %177, label %185, label %189

178:                                              ; preds = %207
  br label %179

179:                                              ; preds = %178, %60
  %180 = add i64 %21, 1
  %181 = icmp eq i64 %180, %6
  %182 = select i1 %181, i64 0, i64 %180
  %183 = add i64 %20, 1
  %184 = icmp slt i64 %183, %3
  br i1 %184, label %19, label %29

185:                                              ; preds = %161
  %186 = extractelement <4 x i64> %173, i64 0
  %187 = getelementptr i32, ptr %13, i64 %186
  %188 = atomicrmw add ptr %187, i32 1 monotonic, align 4
  br label %189

189:                                              ; preds = %161, %185
  %190 = extractelement <4 x i1> %176, i64 1
  br i1 %190, label %191, label %195

191:                                              ; preds = %189
  %192 = extractelement <4 x i64> %173, i64 1
  %193 = getelementptr i32, ptr %13, i64 %192
  %194 = atomicrmw add ptr %193, i32 1 monotonic, align 4
  br label %195

195:                                              ; preds = %189, %191
  %196 = extractelement <4 x i1> %176, i64 2
  br i1 %196, label %197, label %201

197:                                              ; preds = %195
  %198 = extractelement <4 x i64> %173, i64 2
  %199 = getelementptr i32, ptr %13, i64 %198
  %200 = atomicrmw add ptr %199, i32 1 monotonic, align 4
  br label %201

201:                                              ; preds = %195, %197
  %202 = extractelement <4 x i1> %176, i64 3
  br i1 %202, label %203, label %207

203:                                              ; preds = %201
  %204 = extractelement <4 x i64> %173, i64 3
  %205 = getelementptr i32, ptr %13, i64 %204
  %206 = atomicrmw add ptr %205, i32 1 monotonic, align 4
  br label %207

207:                                              ; preds = %201, %203
  %208 = add i64 %162, 4
  %209 = icmp slt i64 %208, 256
  br i1 %209, label %161, label %178
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
