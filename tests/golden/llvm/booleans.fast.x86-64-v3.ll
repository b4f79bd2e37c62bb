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
  %24 = and i64 %23, 224
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
  %33 = load <8 x i8>, ptr %32, align 1
  %34 = icmp ne <8 x i8> %33, zeroinitializer
  %35 = getelementptr i8, ptr %32, i64 8
  %36 = load <8 x i8>, ptr %35, align 1
  %37 = icmp ne <8 x i8> %36, zeroinitializer
  %38 = getelementptr i8, ptr %32, i64 16
  %39 = load <8 x i8>, ptr %38, align 1
  %40 = icmp ne <8 x i8> %39, zeroinitializer
  %41 = getelementptr i8, ptr %32, i64 24
  %42 = load <8 x i8>, ptr %41, align 1
  %43 = icmp ne <8 x i8> %42, zeroinitializer
  %44 = getelementptr i8, ptr %12, i64 %31
  %45 = load <8 x i8>, ptr %44, align 1
  %46 = icmp ne <8 x i8> %45, zeroinitializer
  %47 = getelementptr i8, ptr %44, i64 8
  %48 = load <8 x i8>, ptr %47, align 1
  %49 = icmp ne <8 x i8> %48, zeroinitializer
  %50 = getelementptr i8, ptr %44, i64 16
  %51 = load <8 x i8>, ptr %50, align 1
  %52 = icmp ne <8 x i8> %51, zeroinitializer
  %53 = getelementptr i8, ptr %44, i64 24
  %54 = load <8 x i8>, ptr %53, align 1
  %55 = icmp ne <8 x i8> %54, zeroinitializer
  %56 = xor <8 x i1> %34, %46
  %57 = xor <8 x i1> %37, %49
  %58 = xor <8 x i1> %40, %52
  %59 = xor <8 x i1> %43, %55
  %60 = and <8 x i1> %34, %46
  %61 = and <8 x i1> %37, %49
  %62 = and <8 x i1> %40, %52
  %63 = and <8 x i1> %43, %55
  %64 = xor <8 x i1> %60, splat (i1 true)
  %65 = xor <8 x i1> %61, splat (i1 true)
  %66 = xor <8 x i1> %62, splat (i1 true)
  %67 = xor <8 x i1> %63, splat (i1 true)
  %68 = select <8 x i1> %56, <8 x i1> %60, <8 x i1> %64
  %69 = select <8 x i1> %57, <8 x i1> %61, <8 x i1> %65
  %70 = select <8 x i1> %58, <8 x i1> %62, <8 x i1> %66
  %71 = select <8 x i1> %59, <8 x i1> %63, <8 x i1> %67
  %72 = zext <8 x i1> %68 to <8 x i8>
  %73 = getelementptr i8, ptr %14, i64 %31
  store <8 x i8> %72, ptr %73, align 1
  %74 = zext <8 x i1> %69 to <8 x i8>
  %75 = getelementptr i8, ptr %73, i64 8
  store <8 x i8> %74, ptr %75, align 1
  %76 = zext <8 x i1> %70 to <8 x i8>
  %77 = getelementptr i8, ptr %73, i64 16
  store <8 x i8> %76, ptr %77, align 1
  %78 = zext <8 x i1> %71 to <8 x i8>
  %79 = getelementptr i8, ptr %73, i64 24
  store <8 x i8> %78, ptr %79, align 1
  %80 = add i64 %30, 32
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
  %90 = call i64 @llvm.smin.i64(i64 %89, i64 8)
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = insertelement <8 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = icmp samesign ugt <8 x i32> %93, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %95 = add i64 %20, %87
  %96 = getelementptr i8, ptr %10, i64 %95
  %97 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %96, <8 x i1> %94, <8 x i8> zeroinitializer)
  %98 = icmp ne <8 x i8> %97, zeroinitializer
  %99 = getelementptr i8, ptr %12, i64 %95
  %100 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %99, <8 x i1> %94, <8 x i8> zeroinitializer)
  %101 = icmp ne <8 x i8> %100, zeroinitializer
  %102 = xor <8 x i1> %98, %101
  %103 = and <8 x i1> %98, %101
  %104 = xor <8 x i1> %103, splat (i1 true)
  %105 = select <8 x i1> %102, <8 x i1> %103, <8 x i1> %104
  %106 = zext <8 x i1> %105 to <8 x i8>
  %107 = getelementptr i8, ptr %14, i64 %95
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %106, ptr align 1 %107, <8 x i1> %94)
  %108 = add i64 %87, 8
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
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr captures(none), <8 x i1>, <8 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i8.p0(<8 x i8>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
