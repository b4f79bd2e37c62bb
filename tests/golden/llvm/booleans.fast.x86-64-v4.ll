; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(64)
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load ptr, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %7, label %17, label %35

17:                                               ; preds = %5
  %18 = urem i64 %2, %6
  %19 = and i64 %10, 4
  %20 = icmp ne i64 %19, 0
  br label %21

21:                                               ; preds = %178, %17
  %22 = phi i64 [ %2, %17 ], [ %182, %178 ]
  %23 = phi i64 [ %18, %17 ], [ %181, %178 ]
  %24 = shl i64 %23, 7
  %25 = getelementptr i8, ptr %8, i64 %24
  %26 = ptrtoint ptr %25 to i64
  %27 = and i64 %26, 15
  %28 = icmp eq i64 %27, 0
  %29 = and i1 %20, %28
  %30 = call i64 @llvm.ssub.sat.i64(i64 %12, i64 %24)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 128)
  %33 = and i64 %32, 192
  br i1 %29, label %36, label %39

34:                                               ; preds = %178
  br label %35

35:                                               ; preds = %34, %5
  ret i32 0

36:                                               ; preds = %21
  %37 = icmp eq i64 %33, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %36
  br label %47

39:                                               ; preds = %21
  %40 = icmp eq i64 %33, 0
  br i1 %40, label %44, label %41

41:                                               ; preds = %39
  br label %100

42:                                               ; preds = %47
  br label %44

43:                                               ; preds = %100
  br label %44

44:                                               ; preds = %43, %42, %39, %36
  %45 = icmp eq i64 %33, %32
  br i1 %45, label %178, label %46

46:                                               ; preds = %44
  br label %153

47:                                               ; preds = %38, %47
  %48 = phi i64 [ %98, %47 ], [ 0, %38 ]
  %49 = add i64 %24, %48
  %50 = getelementptr i8, ptr %14, i64 %49
  %51 = load <16 x i8>, ptr %50, align 1
  %52 = icmp ne <16 x i8> %51, zeroinitializer
  %53 = getelementptr i8, ptr %50, i64 16
  %54 = load <16 x i8>, ptr %53, align 1
  %55 = icmp ne <16 x i8> %54, zeroinitializer
  %56 = getelementptr i8, ptr %50, i64 32
  %57 = load <16 x i8>, ptr %56, align 1
  %58 = icmp ne <16 x i8> %57, zeroinitializer
  %59 = getelementptr i8, ptr %50, i64 48
  %60 = load <16 x i8>, ptr %59, align 1
  %61 = icmp ne <16 x i8> %60, zeroinitializer
  %62 = getelementptr i8, ptr %16, i64 %49
  %63 = load <16 x i8>, ptr %62, align 1
  %64 = icmp ne <16 x i8> %63, zeroinitializer
  %65 = getelementptr i8, ptr %62, i64 16
  %66 = load <16 x i8>, ptr %65, align 1
  %67 = icmp ne <16 x i8> %66, zeroinitializer
  %68 = getelementptr i8, ptr %62, i64 32
  %69 = load <16 x i8>, ptr %68, align 1
  %70 = icmp ne <16 x i8> %69, zeroinitializer
  %71 = getelementptr i8, ptr %62, i64 48
  %72 = load <16 x i8>, ptr %71, align 1
  %73 = icmp ne <16 x i8> %72, zeroinitializer
  %74 = xor <16 x i1> %52, %64
  %75 = xor <16 x i1> %55, %67
  %76 = xor <16 x i1> %58, %70
  %77 = xor <16 x i1> %61, %73
  %78 = and <16 x i1> %52, %64
  %79 = and <16 x i1> %55, %67
  %80 = and <16 x i1> %58, %70
  %81 = and <16 x i1> %61, %73
  %82 = xor <16 x i1> %78, splat (i1 true)
  %83 = xor <16 x i1> %79, splat (i1 true)
  %84 = xor <16 x i1> %80, splat (i1 true)
  %85 = xor <16 x i1> %81, splat (i1 true)
  %86 = select <16 x i1> %74, <16 x i1> %78, <16 x i1> %82
  %87 = select <16 x i1> %75, <16 x i1> %79, <16 x i1> %83
  %88 = select <16 x i1> %76, <16 x i1> %80, <16 x i1> %84
  %89 = select <16 x i1> %77, <16 x i1> %81, <16 x i1> %85
  %90 = zext <16 x i1> %86 to <16 x i8>
  %91 = getelementptr i8, ptr %8, i64 %49
  store <16 x i8> %90, ptr %91, align 16, !nontemporal !2
  %92 = zext <16 x i1> %87 to <16 x i8>
  %93 = getelementptr i8, ptr %91, i64 16
  store <16 x i8> %92, ptr %93, align 16, !nontemporal !2
  %94 = zext <16 x i1> %88 to <16 x i8>
  %95 = getelementptr i8, ptr %91, i64 32
  store <16 x i8> %94, ptr %95, align 16, !nontemporal !2
  %96 = zext <16 x i1> %89 to <16 x i8>
  %97 = getelementptr i8, ptr %91, i64 48
  store <16 x i8> %96, ptr %97, align 16, !nontemporal !2
  %98 = add i64 %48, 64
  %99 = icmp slt i64 %98, %33
  br i1 %99, label %47, label %42

100:                                              ; preds = %41, %100
  %101 = phi i64 [ %151, %100 ], [ 0, %41 ]
  %102 = add i64 %24, %101
  %103 = getelementptr i8, ptr %14, i64 %102
  %104 = load <16 x i8>, ptr %103, align 1
  %105 = icmp ne <16 x i8> %104, zeroinitializer
  %106 = getelementptr i8, ptr %103, i64 16
  %107 = load <16 x i8>, ptr %106, align 1
  %108 = icmp ne <16 x i8> %107, zeroinitializer
  %109 = getelementptr i8, ptr %103, i64 32
  %110 = load <16 x i8>, ptr %109, align 1
  %111 = icmp ne <16 x i8> %110, zeroinitializer
  %112 = getelementptr i8, ptr %103, i64 48
  %113 = load <16 x i8>, ptr %112, align 1
  %114 = icmp ne <16 x i8> %113, zeroinitializer
  %115 = getelementptr i8, ptr %16, i64 %102
  %116 = load <16 x i8>, ptr %115, align 1
  %117 = icmp ne <16 x i8> %116, zeroinitializer
  %118 = getelementptr i8, ptr %115, i64 16
  %119 = load <16 x i8>, ptr %118, align 1
  %120 = icmp ne <16 x i8> %119, zeroinitializer
  %121 = getelementptr i8, ptr %115, i64 32
  %122 = load <16 x i8>, ptr %121, align 1
  %123 = icmp ne <16 x i8> %122, zeroinitializer
  %124 = getelementptr i8, ptr %115, i64 48
  %125 = load <16 x i8>, ptr %124, align 1
  %126 = icmp ne <16 x i8> %125, zeroinitializer
  %127 = xor <16 x i1> %105, %117
  %128 = xor <16 x i1> %108, %120
  %129 = xor <16 x i1> %111, %123
  %130 = xor <16 x i1> %114, %126
  %131 = and <16 x i1> %105, %117
  %132 = and <16 x i1> %108, %120
  %133 = and <16 x i1> %111, %123
  %134 = and <16 x i1> %114, %126
  %135 = xor <16 x i1> %131, splat (i1 true)
  %136 = xor <16 x i1> %132, splat (i1 true)
  %137 = xor <16 x i1> %133, splat (i1 true)
  %138 = xor <16 x i1> %134, splat (i1 true)
  %139 = select <16 x i1> %127, <16 x i1> %131, <16 x i1> %135
  %140 = select <16 x i1> %128, <16 x i1> %132, <16 x i1> %136
  %141 = select <16 x i1> %129, <16 x i1> %133, <16 x i1> %137
  %142 = select <16 x i1> %130, <16 x i1> %134, <16 x i1> %138
  %143 = zext <16 x i1> %139 to <16 x i8>
  %144 = getelementptr i8, ptr %8, i64 %102
  store <16 x i8> %143, ptr %144, align 1
  %145 = zext <16 x i1> %140 to <16 x i8>
  %146 = getelementptr i8, ptr %144, i64 16
  store <16 x i8> %145, ptr %146, align 1
  %147 = zext <16 x i1> %141 to <16 x i8>
  %148 = getelementptr i8, ptr %144, i64 32
  store <16 x i8> %147, ptr %148, align 1
  %149 = zext <16 x i1> %142 to <16 x i8>
  %150 = getelementptr i8, ptr %144, i64 48
  store <16 x i8> %149, ptr %150, align 1
  %151 = add i64 %101, 64
  %152 = icmp slt i64 %151, %33
  br i1 %152, label %100, label %43

153:                                              ; preds = %46, %153
  %154 = phi i64 [ %175, %153 ], [ %33, %46 ]
  %155 = sub i64 %31, %154
  %156 = call i64 @llvm.smax.i64(i64 %155, i64 0)
  %157 = call i64 @llvm.smin.i64(i64 %156, i64 16)
  %158 = trunc nuw nsw i64 %157 to i32
  %159 = insertelement <16 x i32> poison, i32 %158, i64 0
  %160 = shufflevector <16 x i32> %159, <16 x i32> poison, <16 x i32> zeroinitializer
  %161 = icmp samesign ugt <16 x i32> %160, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %162 = add i64 %24, %154
  %163 = getelementptr i8, ptr %14, i64 %162
  %164 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %163, <16 x i1> %161, <16 x i8> zeroinitializer)
  %165 = icmp ne <16 x i8> %164, zeroinitializer
  %166 = getelementptr i8, ptr %16, i64 %162
  %167 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %166, <16 x i1> %161, <16 x i8> zeroinitializer)
  %168 = icmp ne <16 x i8> %167, zeroinitializer
  %169 = xor <16 x i1> %165, %168
  %170 = and <16 x i1> %165, %168
  %171 = xor <16 x i1> %170, splat (i1 true)
  %172 = select <16 x i1> %169, <16 x i1> %170, <16 x i1> %171
  %173 = zext <16 x i1> %172 to <16 x i8>
  %174 = getelementptr i8, ptr %8, i64 %162
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %173, ptr align 1 %174, <16 x i1> %161)
  %175 = add i64 %154, 16
  %176 = icmp slt i64 %175, %32
  br i1 %176, label %153, label %177

177:                                              ; preds = %153
  br label %178

178:                                              ; preds = %177, %44
  %179 = add i64 %23, 1
  %180 = icmp eq i64 %179, %6
  %181 = select i1 %180, i64 0, i64 %179
  %182 = add i64 %22, 1
  %183 = icmp slt i64 %182, %3
  br i1 %183, label %21, label %34
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr captures(none), <16 x i1>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind alignstack=64 "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
