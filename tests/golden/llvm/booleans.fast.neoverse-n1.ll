; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp slt i64 %2, %3
  %8 = load i64, ptr %0, align 8, !invariant.load !1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !invariant.load !1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !invariant.load !1
  br i1 %7, label %15, label %28

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  br label %17

17:                                               ; preds = %111, %15
  %18 = phi i64 [ %2, %15 ], [ %115, %111 ]
  %19 = phi i64 [ %16, %15 ], [ %114, %111 ]
  %20 = shl i64 %19, 7
  %21 = call i64 @llvm.ssub.sat.i64(i64 %8, i64 %20)
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = call i64 @llvm.smin.i64(i64 %22, i64 128)
  %24 = and i64 %23, 240
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %83, label %26

26:                                               ; preds = %17
  br label %29

27:                                               ; preds = %111
  br label %28

28:                                               ; preds = %27, %5
  ret i32 0

29:                                               ; preds = %26, %29
  %30 = phi i64 [ %80, %29 ], [ 0, %26 ]
  %31 = add i64 %20, %30
  %32 = getelementptr i8, ptr %10, i64 %31
  %33 = load <4 x i8>, ptr %32, align 1
  %34 = icmp ne <4 x i8> %33, zeroinitializer
  %35 = getelementptr i8, ptr %32, i64 4
  %36 = load <4 x i8>, ptr %35, align 1
  %37 = icmp ne <4 x i8> %36, zeroinitializer
  %38 = getelementptr i8, ptr %32, i64 8
  %39 = load <4 x i8>, ptr %38, align 1
  %40 = icmp ne <4 x i8> %39, zeroinitializer
  %41 = getelementptr i8, ptr %32, i64 12
  %42 = load <4 x i8>, ptr %41, align 1
  %43 = icmp ne <4 x i8> %42, zeroinitializer
  %44 = getelementptr i8, ptr %12, i64 %31
  %45 = load <4 x i8>, ptr %44, align 1
  %46 = icmp ne <4 x i8> %45, zeroinitializer
  %47 = getelementptr i8, ptr %44, i64 4
  %48 = load <4 x i8>, ptr %47, align 1
  %49 = icmp ne <4 x i8> %48, zeroinitializer
  %50 = getelementptr i8, ptr %44, i64 8
  %51 = load <4 x i8>, ptr %50, align 1
  %52 = icmp ne <4 x i8> %51, zeroinitializer
  %53 = getelementptr i8, ptr %44, i64 12
  %54 = load <4 x i8>, ptr %53, align 1
  %55 = icmp ne <4 x i8> %54, zeroinitializer
  %56 = xor <4 x i1> %34, %46
  %57 = xor <4 x i1> %37, %49
  %58 = xor <4 x i1> %40, %52
  %59 = xor <4 x i1> %43, %55
  %60 = and <4 x i1> %34, %46
  %61 = and <4 x i1> %37, %49
  %62 = and <4 x i1> %40, %52
  %63 = and <4 x i1> %43, %55
  %64 = xor <4 x i1> %60, splat (i1 true)
  %65 = xor <4 x i1> %61, splat (i1 true)
  %66 = xor <4 x i1> %62, splat (i1 true)
  %67 = xor <4 x i1> %63, splat (i1 true)
  %68 = select <4 x i1> %56, <4 x i1> %60, <4 x i1> %64
  %69 = select <4 x i1> %57, <4 x i1> %61, <4 x i1> %65
  %70 = select <4 x i1> %58, <4 x i1> %62, <4 x i1> %66
  %71 = select <4 x i1> %59, <4 x i1> %63, <4 x i1> %67
  %72 = zext <4 x i1> %68 to <4 x i8>
  %73 = getelementptr i8, ptr %14, i64 %31
  store <4 x i8> %72, ptr %73, align 1
  %74 = zext <4 x i1> %69 to <4 x i8>
  %75 = getelementptr i8, ptr %73, i64 4
  store <4 x i8> %74, ptr %75, align 1
  %76 = zext <4 x i1> %70 to <4 x i8>
  %77 = getelementptr i8, ptr %73, i64 8
  store <4 x i8> %76, ptr %77, align 1
  %78 = zext <4 x i1> %71 to <4 x i8>
  %79 = getelementptr i8, ptr %73, i64 12
  store <4 x i8> %78, ptr %79, align 1
  %80 = add i64 %30, 16
  %81 = icmp slt i64 %80, %24
  br i1 %81, label %29, label %82

82:                                               ; preds = %29
  br label %83

83:                                               ; preds = %82, %17
  %84 = icmp eq i64 %24, %23
  br i1 %84, label %111, label %85

85:                                               ; preds = %83
  br label %86

86:                                               ; preds = %85, %86
  %87 = phi i64 [ %108, %86 ], [ %24, %85 ]
  %88 = sub i64 %22, %87
  %89 = call i64 @llvm.smax.i64(i64 %88, i64 0)
  %90 = call i64 @llvm.smin.i64(i64 %89, i64 4)
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = insertelement <4 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <4 x i32> %92, <4 x i32> poison, <4 x i32> zeroinitializer
  %94 = icmp samesign ugt <4 x i32> %93, <i32 0, i32 1, i32 2, i32 3>
  %95 = add i64 %20, %87
  %96 = getelementptr i8, ptr %10, i64 %95
  %97 = call <4 x i8> @llvm.masked.load.v4i8.p0(ptr align 1 %96, <4 x i1> %94, <4 x i8> zeroinitializer)
  %98 = icmp ne <4 x i8> %97, zeroinitializer
  %99 = getelementptr i8, ptr %12, i64 %95
  %100 = call <4 x i8> @llvm.masked.load.v4i8.p0(ptr align 1 %99, <4 x i1> %94, <4 x i8> zeroinitializer)
  %101 = icmp ne <4 x i8> %100, zeroinitializer
  %102 = xor <4 x i1> %98, %101
  %103 = and <4 x i1> %98, %101
  %104 = xor <4 x i1> %103, splat (i1 true)
  %105 = select <4 x i1> %102, <4 x i1> %103, <4 x i1> %104
  %106 = zext <4 x i1> %105 to <4 x i8>
  %107 = getelementptr i8, ptr %14, i64 %95
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %106, ptr align 1 %107, <4 x i1> %94)
  %108 = add i64 %87, 4
  %109 = icmp slt i64 %108, %23
  br i1 %109, label %86, label %110

110:                                              ; preds = %86
  br label %111

111:                                              ; preds = %110, %83
  %112 = add i64 %19, 1
  %113 = icmp eq i64 %112, %6
  %114 = select i1 %113, i64 0, i64 %112
  %115 = add i64 %18, 1
  %116 = icmp slt i64 %115, %3
  br i1 %116, label %17, label %27
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
