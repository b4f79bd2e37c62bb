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
  %15 = load ptr, ptr %14, align 8, !invariant.load !0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %33

20:                                               ; preds = %5
  br label %21

21:                                               ; preds = %20, %116
  %22 = phi i64 [ %124, %116 ], [ %2, %20 ]
  %23 = phi i64 [ %122, %116 ], [ %9, %20 ]
  %24 = phi i64 [ %123, %116 ], [ %11, %20 ]
  %25 = shl i64 %23, 7
  %26 = call i64 @llvm.ssub.sat.i64(i64 %13, i64 %25)
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = call i64 @llvm.smin.i64(i64 %27, i64 128)
  %29 = and i64 %28, 240
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %88, label %31

31:                                               ; preds = %21
  br label %34

32:                                               ; preds = %116
  br label %33

33:                                               ; preds = %32, %5
  ret i32 0

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %85, %34 ], [ 0, %31 ]
  %36 = add i64 %25, %35
  %37 = getelementptr i8, ptr %15, i64 %36
  %38 = load <4 x i8>, ptr %37, align 1
  %39 = icmp ne <4 x i8> %38, zeroinitializer
  %40 = getelementptr i8, ptr %37, i64 4
  %41 = load <4 x i8>, ptr %40, align 1
  %42 = icmp ne <4 x i8> %41, zeroinitializer
  %43 = getelementptr i8, ptr %37, i64 8
  %44 = load <4 x i8>, ptr %43, align 1
  %45 = icmp ne <4 x i8> %44, zeroinitializer
  %46 = getelementptr i8, ptr %37, i64 12
  %47 = load <4 x i8>, ptr %46, align 1
  %48 = icmp ne <4 x i8> %47, zeroinitializer
  %49 = getelementptr i8, ptr %17, i64 %36
  %50 = load <4 x i8>, ptr %49, align 1
  %51 = icmp ne <4 x i8> %50, zeroinitializer
  %52 = getelementptr i8, ptr %49, i64 4
  %53 = load <4 x i8>, ptr %52, align 1
  %54 = icmp ne <4 x i8> %53, zeroinitializer
  %55 = getelementptr i8, ptr %49, i64 8
  %56 = load <4 x i8>, ptr %55, align 1
  %57 = icmp ne <4 x i8> %56, zeroinitializer
  %58 = getelementptr i8, ptr %49, i64 12
  %59 = load <4 x i8>, ptr %58, align 1
  %60 = icmp ne <4 x i8> %59, zeroinitializer
  %61 = xor <4 x i1> %39, %51
  %62 = xor <4 x i1> %42, %54
  %63 = xor <4 x i1> %45, %57
  %64 = xor <4 x i1> %48, %60
  %65 = and <4 x i1> %39, %51
  %66 = and <4 x i1> %42, %54
  %67 = and <4 x i1> %45, %57
  %68 = and <4 x i1> %48, %60
  %69 = xor <4 x i1> %65, splat (i1 true)
  %70 = xor <4 x i1> %66, splat (i1 true)
  %71 = xor <4 x i1> %67, splat (i1 true)
  %72 = xor <4 x i1> %68, splat (i1 true)
  %73 = select <4 x i1> %61, <4 x i1> %65, <4 x i1> %69
  %74 = select <4 x i1> %62, <4 x i1> %66, <4 x i1> %70
  %75 = select <4 x i1> %63, <4 x i1> %67, <4 x i1> %71
  %76 = select <4 x i1> %64, <4 x i1> %68, <4 x i1> %72
  %77 = zext <4 x i1> %73 to <4 x i8>
  %78 = getelementptr i8, ptr %19, i64 %36
  store <4 x i8> %77, ptr %78, align 1
  %79 = zext <4 x i1> %74 to <4 x i8>
  %80 = getelementptr i8, ptr %78, i64 4
  store <4 x i8> %79, ptr %80, align 1
  %81 = zext <4 x i1> %75 to <4 x i8>
  %82 = getelementptr i8, ptr %78, i64 8
  store <4 x i8> %81, ptr %82, align 1
  %83 = zext <4 x i1> %76 to <4 x i8>
  %84 = getelementptr i8, ptr %78, i64 12
  store <4 x i8> %83, ptr %84, align 1
  %85 = add i64 %35, 16
  %86 = icmp slt i64 %85, %29
  br i1 %86, label %34, label %87

87:                                               ; preds = %34
  br label %88

88:                                               ; preds = %87, %21
  %89 = icmp eq i64 %29, %28
  br i1 %89, label %116, label %90

90:                                               ; preds = %88
  br label %91

91:                                               ; preds = %90, %91
  %92 = phi i64 [ %113, %91 ], [ %29, %90 ]
  %93 = sub i64 %27, %92
  %94 = call i64 @llvm.smax.i64(i64 %93, i64 0)
  %95 = call i64 @llvm.smin.i64(i64 %94, i64 4)
  %96 = trunc nuw nsw i64 %95 to i32
  %97 = insertelement <4 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <4 x i32> %97, <4 x i32> poison, <4 x i32> zeroinitializer
  %99 = icmp samesign ugt <4 x i32> %98, <i32 0, i32 1, i32 2, i32 3>
  %100 = add i64 %25, %92
  %101 = getelementptr i8, ptr %15, i64 %100
  %102 = call <4 x i8> @llvm.masked.load.v4i8.p0(ptr align 1 %101, <4 x i1> %99, <4 x i8> zeroinitializer)
  %103 = icmp ne <4 x i8> %102, zeroinitializer
  %104 = getelementptr i8, ptr %17, i64 %100
  %105 = call <4 x i8> @llvm.masked.load.v4i8.p0(ptr align 1 %104, <4 x i1> %99, <4 x i8> zeroinitializer)
  %106 = icmp ne <4 x i8> %105, zeroinitializer
  %107 = xor <4 x i1> %103, %106
  %108 = and <4 x i1> %103, %106
  %109 = xor <4 x i1> %108, splat (i1 true)
  %110 = select <4 x i1> %107, <4 x i1> %108, <4 x i1> %109
  %111 = zext <4 x i1> %110 to <4 x i8>
  %112 = getelementptr i8, ptr %19, i64 %100
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %111, ptr align 1 %112, <4 x i1> %99)
  %113 = add i64 %92, 4
  %114 = icmp slt i64 %113, %28
  br i1 %114, label %91, label %115

115:                                              ; preds = %91
  br label %116

116:                                              ; preds = %115, %88
  %117 = add i64 %23, 1
  %118 = icmp eq i64 %117, %6
  %119 = zext i1 %118 to i64
  %120 = add i64 %24, %119
  %121 = icmp eq i64 %120, %8
  %122 = select i1 %118, i64 0, i64 %117
  %123 = select i1 %121, i64 0, i64 %120
  %124 = add i64 %22, 1
  %125 = icmp slt i64 %124, %3
  br i1 %125, label %21, label %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i8> @llvm.masked.load.v4i8.p0(ptr captures(none), <4 x i1>, <4 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
