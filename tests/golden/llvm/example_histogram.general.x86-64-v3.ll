; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  %17 = insertelement <8 x i64> poison, i64 %12, i64 0
  %18 = shufflevector <8 x i64> %17, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %94, %15
  %20 = phi i64 [ %2, %15 ], [ %98, %94 ]
  %21 = phi i64 [ %16, %15 ], [ %97, %94 ]
  %22 = shl i64 %21, 8
  %23 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %22)
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = call i64 @llvm.smin.i64(i64 %24, i64 256)
  %26 = and i64 %25, 496
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %19
  br label %31

29:                                               ; preds = %94
  br label %30

30:                                               ; preds = %29, %5
  ret i32 0

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %40, %31 ], [ 0, %28 ]
  %33 = add i64 %22, %32
  %34 = getelementptr i32, ptr %10, i64 %33
  %35 = load <8 x i32>, ptr %34, align 4
  %36 = getelementptr i8, ptr %34, i64 32
  %37 = load <8 x i32>, ptr %36, align 4
  %38 = getelementptr i32, ptr %4, i64 %32
  store <8 x i32> %35, ptr %38, align 4
  %39 = getelementptr i8, ptr %38, i64 32
  store <8 x i32> %37, ptr %39, align 4
  %40 = add i64 %32, 16
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
  %51 = call i64 @llvm.smin.i64(i64 %50, i64 8)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = insertelement <8 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <8 x i32> %53, <8 x i32> poison, <8 x i32> zeroinitializer
  %55 = icmp samesign ugt <8 x i32> %54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %56 = getelementptr i32, ptr %46, i64 %48
  %57 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %56, <8 x i1> %55, <8 x i32> zeroinitializer)
  %58 = getelementptr i32, ptr %4, i64 %48
  store <8 x i32> %57, ptr %58, align 4
  %59 = add i64 %48, 8
  %60 = icmp slt i64 %59, 256
  br i1 %60, label %47, label %61

61:                                               ; preds = %47
  br label %62

62:                                               ; preds = %61, %43
  br label %63

63:                                               ; preds = %62, %161
  %64 = phi i64 [ 0, %62 ], [ %165, %161 ]
  %65 = getelementptr i32, ptr %4, i64 %64
  %66 = load <8 x i32>, ptr %65, align 4
  %67 = getelementptr i8, ptr %65, i64 28
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr i8, ptr %65, i64 24
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr i8, ptr %65, i64 20
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr i8, ptr %65, i64 16
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr i8, ptr %65, i64 12
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr i8, ptr %65, i64 8
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr i8, ptr %65, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = sext <8 x i32> %66 to <8 x i64>
  %82 = sub i64 %24, %64
  %83 = call i64 @llvm.smax.i64(i64 %82, i64 0)
  %84 = call i64 @llvm.smin.i64(i64 %83, i64 8)
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = insertelement <8 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> zeroinitializer
  %88 = icmp samesign ugt <8 x i32> %87, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %89 = icmp sgt <8 x i32> %66, splat (i32 -1)
  %90 = and <8 x i1> %88, %89
  %91 = icmp sgt <8 x i64> %18, %81
  %92 = and <8 x i1> %90, %91
  %93 = extractelement <8 x i1> %92, i64 0
  br i1 %93, label %100, label %105

94:                                               ; preds = %161
  %95 = add i64 %21, 1
  %96 = icmp eq i64 %95, %6
  %97 = select i1 %96, i64 0, i64 %95
  %98 = add i64 %20, 1
  %99 = icmp slt i64 %98, %3
  br i1 %99, label %19, label %29

100:                                              ; preds = %63
  %101 = load i32, ptr %65, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, ptr %14, i64 %102
  %104 = atomicrmw add ptr %103, i32 1 monotonic, align 4
  br label %105

105:                                              ; preds = %63, %100
  %106 = phi i32 [ %104, %100 ], [ 0, %63 ]
  %107 = insertelement <8 x i32> poison, i32 %106, i64 0
  %108 = extractelement <8 x i1> %92, i64 1
  br i1 %108, label %109, label %113

109:                                              ; preds = %105
  %110 = sext i32 %80 to i64
  %111 = getelementptr i32, ptr %14, i64 %110
  %112 = atomicrmw add ptr %111, i32 1 monotonic, align 4
  br label %113

113:                                              ; preds = %105, %109
  %114 = phi i32 [ %112, %109 ], [ 0, %105 ]
  %115 = insertelement <8 x i32> %107, i32 %114, i64 1
  %116 = extractelement <8 x i1> %92, i64 2
  br i1 %116, label %117, label %121

117:                                              ; preds = %113
  %118 = sext i32 %78 to i64
  %119 = getelementptr i32, ptr %14, i64 %118
  %120 = atomicrmw add ptr %119, i32 1 monotonic, align 4
  br label %121

121:                                              ; preds = %113, %117
  %122 = phi i32 [ %120, %117 ], [ 0, %113 ]
  %123 = insertelement <8 x i32> %115, i32 %122, i64 2
  %124 = extractelement <8 x i1> %92, i64 3
  br i1 %124, label %125, label %129

125:                                              ; preds = %121
  %126 = sext i32 %76 to i64
  %127 = getelementptr i32, ptr %14, i64 %126
  %128 = atomicrmw add ptr %127, i32 1 monotonic, align 4
  br label %129

129:                                              ; preds = %121, %125
  %130 = phi i32 [ %128, %125 ], [ 0, %121 ]
  %131 = insertelement <8 x i32> %123, i32 %130, i64 3
  %132 = extractelement <8 x i1> %92, i64 4
  br i1 %132, label %133, label %137

133:                                              ; preds = %129
  %134 = sext i32 %74 to i64
  %135 = getelementptr i32, ptr %14, i64 %134
  %136 = atomicrmw add ptr %135, i32 1 monotonic, align 4
  br label %137

137:                                              ; preds = %129, %133
  %138 = phi i32 [ %136, %133 ], [ 0, %129 ]
  %139 = insertelement <8 x i32> %131, i32 %138, i64 4
  %140 = extractelement <8 x i1> %92, i64 5
  br i1 %140, label %141, label %145

141:                                              ; preds = %137
  %142 = sext i32 %72 to i64
  %143 = getelementptr i32, ptr %14, i64 %142
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  br label %145

145:                                              ; preds = %137, %141
  %146 = phi i32 [ %144, %141 ], [ 0, %137 ]
  %147 = insertelement <8 x i32> %139, i32 %146, i64 5
  %148 = extractelement <8 x i1> %92, i64 6
  br i1 %148, label %149, label %153

149:                                              ; preds = %145
  %150 = sext i32 %70 to i64
  %151 = getelementptr i32, ptr %14, i64 %150
  %152 = atomicrmw add ptr %151, i32 1 monotonic, align 4
  br label %153

153:                                              ; preds = %145, %149
  %154 = phi i32 [ %152, %149 ], [ 0, %145 ]
  %155 = insertelement <8 x i32> %147, i32 %154, i64 6
  %156 = extractelement <8 x i1> %92, i64 7
  br i1 %156, label %157, label %161

157:                                              ; preds = %153
  %158 = sext i32 %68 to i64
  %159 = getelementptr i32, ptr %14, i64 %158
  %160 = atomicrmw add ptr %159, i32 1 monotonic, align 4
  br label %161

161:                                              ; preds = %153, %157
  %162 = phi i32 [ %160, %157 ], [ 0, %153 ]
  %163 = insertelement <8 x i32> %155, i32 %162, i64 7
  %164 = getelementptr i8, ptr %65, i64 1088
  store <8 x i32> %163, ptr %164, align 4
  %165 = add i64 %64, 8
  %166 = icmp slt i64 %165, 256
  br i1 %166, label %63, label %94
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr captures(none), <8 x i1>, <8 x i32>) #2

attributes #0 = { nounwind alignstack=32 "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
