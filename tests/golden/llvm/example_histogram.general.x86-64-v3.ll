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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %35

20:                                               ; preds = %5
  %21 = insertelement <8 x i64> poison, i64 %19, i64 0
  %22 = shufflevector <8 x i64> %21, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %20, %85
  %24 = phi i64 [ %93, %85 ], [ %2, %20 ]
  %25 = phi i64 [ %91, %85 ], [ %9, %20 ]
  %26 = phi i64 [ %92, %85 ], [ %11, %20 ]
  %27 = shl i64 %25, 8
  %28 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %27)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 256)
  %31 = and i64 %30, 496
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %48, label %33

33:                                               ; preds = %23
  br label %36

34:                                               ; preds = %85
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %33, %36
  %37 = phi i64 [ %45, %36 ], [ 0, %33 ]
  %38 = add i64 %27, %37
  %39 = getelementptr i32, ptr %15, i64 %38
  %40 = load <8 x i32>, ptr %39, align 4
  %41 = getelementptr i8, ptr %39, i64 32
  %42 = load <8 x i32>, ptr %41, align 4
  %43 = getelementptr i32, ptr %4, i64 %37
  store <8 x i32> %40, ptr %43, align 4
  %44 = getelementptr i8, ptr %43, i64 32
  store <8 x i32> %42, ptr %44, align 4
  %45 = add i64 %37, 16
  %46 = icmp slt i64 %45, %31
  br i1 %46, label %36, label %47

47:                                               ; preds = %36
  br label %48

48:                                               ; preds = %47, %23
  %49 = icmp slt i64 %28, 256
  br i1 %49, label %50, label %67

50:                                               ; preds = %48
  %51 = getelementptr i32, ptr %15, i64 %27
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %64, %52 ], [ %31, %50 ]
  %54 = sub i64 %29, %53
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = call i64 @llvm.smin.i64(i64 %55, i64 8)
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = insertelement <8 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <8 x i32> %58, <8 x i32> poison, <8 x i32> zeroinitializer
  %60 = icmp samesign ugt <8 x i32> %59, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %61 = getelementptr i32, ptr %51, i64 %53
  %62 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %61, <8 x i1> %60, <8 x i32> zeroinitializer)
  %63 = getelementptr i32, ptr %4, i64 %53
  store <8 x i32> %62, ptr %63, align 4
  %64 = add i64 %53, 8
  %65 = icmp slt i64 %64, 256
  br i1 %65, label %52, label %66

66:                                               ; preds = %52
  br label %67

67:                                               ; preds = %66, %48
  br label %68

68:                                               ; preds = %67, %155
  %69 = phi i64 [ 0, %67 ], [ %159, %155 ]
  %70 = sub i64 %29, %69
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = call i64 @llvm.smin.i64(i64 %71, i64 8)
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = insertelement <8 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <8 x i32> %74, <8 x i32> poison, <8 x i32> zeroinitializer
  %76 = icmp samesign ugt <8 x i32> %75, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %77 = getelementptr i32, ptr %4, i64 %69
  %78 = load <8 x i32>, ptr %77, align 4
  %79 = icmp sgt <8 x i32> %78, splat (i32 -1)
  %80 = and <8 x i1> %76, %79
  %81 = sext <8 x i32> %78 to <8 x i64>
  %82 = icmp sgt <8 x i64> %22, %81
  %83 = and <8 x i1> %80, %82
  %84 = extractelement <8 x i1> %83, i64 0
  br i1 %84, label %95, label %99

85:                                               ; preds = %155
  %86 = add i64 %25, 1
  %87 = icmp eq i64 %86, %6
  %88 = zext i1 %87 to i64
  %89 = add i64 %26, %88
  %90 = icmp eq i64 %89, %8
  %91 = select i1 %87, i64 0, i64 %86
  %92 = select i1 %90, i64 0, i64 %89
  %93 = add i64 %24, 1
  %94 = icmp slt i64 %93, %3
  br i1 %94, label %23, label %34

95:                                               ; preds = %68
  %96 = extractelement <8 x i64> %81, i64 0
  %97 = getelementptr i32, ptr %17, i64 %96
  %98 = atomicrmw add ptr %97, i32 1 monotonic, align 4
  br label %99

99:                                               ; preds = %68, %95
  %100 = phi i32 [ %98, %95 ], [ 0, %68 ]
  %101 = insertelement <8 x i32> poison, i32 %100, i64 0
  %102 = extractelement <8 x i1> %83, i64 1
  br i1 %102, label %103, label %107

103:                                              ; preds = %99
  %104 = extractelement <8 x i64> %81, i64 1
  %105 = getelementptr i32, ptr %17, i64 %104
  %106 = atomicrmw add ptr %105, i32 1 monotonic, align 4
  br label %107

107:                                              ; preds = %99, %103
  %108 = phi i32 [ %106, %103 ], [ 0, %99 ]
  %109 = insertelement <8 x i32> %101, i32 %108, i64 1
  %110 = extractelement <8 x i1> %83, i64 2
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = extractelement <8 x i64> %81, i64 2
  %113 = getelementptr i32, ptr %17, i64 %112
  %114 = atomicrmw add ptr %113, i32 1 monotonic, align 4
  br label %115

115:                                              ; preds = %107, %111
  %116 = phi i32 [ %114, %111 ], [ 0, %107 ]
  %117 = insertelement <8 x i32> %109, i32 %116, i64 2
  %118 = extractelement <8 x i1> %83, i64 3
  br i1 %118, label %119, label %123

119:                                              ; preds = %115
  %120 = extractelement <8 x i64> %81, i64 3
  %121 = getelementptr i32, ptr %17, i64 %120
  %122 = atomicrmw add ptr %121, i32 1 monotonic, align 4
  br label %123

123:                                              ; preds = %115, %119
  %124 = phi i32 [ %122, %119 ], [ 0, %115 ]
  %125 = insertelement <8 x i32> %117, i32 %124, i64 3
  %126 = extractelement <8 x i1> %83, i64 4
  br i1 %126, label %127, label %131

127:                                              ; preds = %123
  %128 = extractelement <8 x i64> %81, i64 4
  %129 = getelementptr i32, ptr %17, i64 %128
  %130 = atomicrmw add ptr %129, i32 1 monotonic, align 4
  br label %131

131:                                              ; preds = %123, %127
  %132 = phi i32 [ %130, %127 ], [ 0, %123 ]
  %133 = insertelement <8 x i32> %125, i32 %132, i64 4
  %134 = extractelement <8 x i1> %83, i64 5
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  %136 = extractelement <8 x i64> %81, i64 5
  %137 = getelementptr i32, ptr %17, i64 %136
  %138 = atomicrmw add ptr %137, i32 1 monotonic, align 4
  br label %139

139:                                              ; preds = %131, %135
  %140 = phi i32 [ %138, %135 ], [ 0, %131 ]
  %141 = insertelement <8 x i32> %133, i32 %140, i64 5
  %142 = extractelement <8 x i1> %83, i64 6
  br i1 %142, label %143, label %147

143:                                              ; preds = %139
  %144 = extractelement <8 x i64> %81, i64 6
  %145 = getelementptr i32, ptr %17, i64 %144
  %146 = atomicrmw add ptr %145, i32 1 monotonic, align 4
  br label %147

147:                                              ; preds = %139, %143
  %148 = phi i32 [ %146, %143 ], [ 0, %139 ]
  %149 = insertelement <8 x i32> %141, i32 %148, i64 6
  %150 = extractelement <8 x i1> %83, i64 7
  br i1 %150, label %151, label %155

151:                                              ; preds = %147
  %152 = extractelement <8 x i64> %81, i64 7
  %153 = getelementptr i32, ptr %17, i64 %152
  %154 = atomicrmw add ptr %153, i32 1 monotonic, align 4
  br label %155

155:                                              ; preds = %147, %151
  %156 = phi i32 [ %154, %151 ], [ 0, %147 ]
  %157 = insertelement <8 x i32> %149, i32 %156, i64 7
  %158 = getelementptr i8, ptr %77, i64 1088
  store <8 x i32> %157, ptr %158, align 4
  %159 = add i64 %69, 8
  %160 = icmp slt i64 %159, 256
  br i1 %160, label %68, label %85
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr captures(none), <8 x i1>, <8 x i32>) #2

attributes #0 = { nounwind "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!0 = !{}
