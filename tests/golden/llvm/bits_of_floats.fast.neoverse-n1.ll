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
  %13 = load ptr, ptr %0, align 8, !invariant.load !0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !invariant.load !0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8, !invariant.load !0
  br i1 %12, label %20, label %38

20:                                               ; preds = %5
  %21 = and i64 %15, 2
  %22 = icmp ne i64 %21, 0
  br label %23

23:                                               ; preds = %20, %109
  %24 = phi i64 [ %117, %109 ], [ %2, %20 ]
  %25 = phi i64 [ %115, %109 ], [ %9, %20 ]
  %26 = phi i64 [ %116, %109 ], [ %11, %20 ]
  %27 = shl i64 %25, 7
  %28 = getelementptr float, ptr %13, i64 %27
  %29 = ptrtoint ptr %28 to i64
  %30 = and i64 %29, 15
  %31 = icmp eq i64 %30, 0
  %32 = and i1 %22, %31
  %33 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %27)
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 0)
  %35 = call i64 @llvm.smin.i64(i64 %34, i64 128)
  %36 = and i64 %35, 240
  br i1 %32, label %39, label %42

37:                                               ; preds = %109
  br label %38

38:                                               ; preds = %37, %5
  ret i32 0

39:                                               ; preds = %23
  %40 = icmp eq i64 %36, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %39
  br label %50

42:                                               ; preds = %23
  %43 = icmp eq i64 %36, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %42
  br label %71

45:                                               ; preds = %50
  br label %47

46:                                               ; preds = %71
  br label %47

47:                                               ; preds = %46, %45, %42, %39
  %48 = icmp eq i64 %36, %35
  br i1 %48, label %109, label %49

49:                                               ; preds = %47
  br label %92

50:                                               ; preds = %41, %50
  %51 = phi i64 [ %69, %50 ], [ 0, %41 ]
  %52 = add i64 %27, %51
  %53 = getelementptr float, ptr %19, i64 %52
  %54 = load <4 x i32>, ptr %53, align 4
  %55 = getelementptr i8, ptr %53, i64 16
  %56 = load <4 x i32>, ptr %55, align 4
  %57 = getelementptr i8, ptr %53, i64 32
  %58 = load <4 x i32>, ptr %57, align 4
  %59 = getelementptr i8, ptr %53, i64 48
  %60 = load <4 x i32>, ptr %59, align 4
  %61 = xor <4 x i32> %54, splat (i32 -2147483648)
  %62 = xor <4 x i32> %56, splat (i32 -2147483648)
  %63 = xor <4 x i32> %58, splat (i32 -2147483648)
  %64 = xor <4 x i32> %60, splat (i32 -2147483648)
  %65 = getelementptr float, ptr %13, i64 %52
  store <4 x i32> %61, ptr %65, align 16, !nontemporal !1
  %66 = getelementptr i8, ptr %65, i64 16
  store <4 x i32> %62, ptr %66, align 16, !nontemporal !1
  %67 = getelementptr i8, ptr %65, i64 32
  store <4 x i32> %63, ptr %67, align 16, !nontemporal !1
  %68 = getelementptr i8, ptr %65, i64 48
  store <4 x i32> %64, ptr %68, align 16, !nontemporal !1
  %69 = add i64 %51, 16
  %70 = icmp slt i64 %69, %36
  br i1 %70, label %50, label %45

71:                                               ; preds = %44, %71
  %72 = phi i64 [ %90, %71 ], [ 0, %44 ]
  %73 = add i64 %27, %72
  %74 = getelementptr float, ptr %19, i64 %73
  %75 = load <4 x i32>, ptr %74, align 4
  %76 = getelementptr i8, ptr %74, i64 16
  %77 = load <4 x i32>, ptr %76, align 4
  %78 = getelementptr i8, ptr %74, i64 32
  %79 = load <4 x i32>, ptr %78, align 4
  %80 = getelementptr i8, ptr %74, i64 48
  %81 = load <4 x i32>, ptr %80, align 4
  %82 = xor <4 x i32> %75, splat (i32 -2147483648)
  %83 = xor <4 x i32> %77, splat (i32 -2147483648)
  %84 = xor <4 x i32> %79, splat (i32 -2147483648)
  %85 = xor <4 x i32> %81, splat (i32 -2147483648)
  %86 = getelementptr float, ptr %13, i64 %73
  store <4 x i32> %82, ptr %86, align 4
  %87 = getelementptr i8, ptr %86, i64 16
  store <4 x i32> %83, ptr %87, align 4
  %88 = getelementptr i8, ptr %86, i64 32
  store <4 x i32> %84, ptr %88, align 4
  %89 = getelementptr i8, ptr %86, i64 48
  store <4 x i32> %85, ptr %89, align 4
  %90 = add i64 %72, 16
  %91 = icmp slt i64 %90, %36
  br i1 %91, label %71, label %46

92:                                               ; preds = %49, %92
  %93 = phi i64 [ %106, %92 ], [ %36, %49 ]
  %94 = sub i64 %34, %93
  %95 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  %96 = call i64 @llvm.smin.i64(i64 %95, i64 4)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = insertelement <4 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <4 x i32> zeroinitializer
  %100 = icmp samesign ugt <4 x i32> %99, <i32 0, i32 1, i32 2, i32 3>
  %101 = add i64 %27, %93
  %102 = getelementptr float, ptr %19, i64 %101
  %103 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %102, <4 x i1> %100, <4 x float> zeroinitializer)
  %104 = fneg <4 x float> %103
  %105 = getelementptr float, ptr %13, i64 %101
  call void @llvm.masked.store.v4f32.p0(<4 x float> %104, ptr align 4 %105, <4 x i1> %100)
  %106 = add i64 %93, 4
  %107 = icmp slt i64 %106, %35
  br i1 %107, label %92, label %108

108:                                              ; preds = %92
  br label %109

109:                                              ; preds = %108, %47
  %110 = add i64 %25, 1
  %111 = icmp eq i64 %110, %6
  %112 = zext i1 %111 to i64
  %113 = add i64 %26, %112
  %114 = icmp eq i64 %113, %8
  %115 = select i1 %111, i64 0, i64 %110
  %116 = select i1 %114, i64 0, i64 %113
  %117 = add i64 %24, 1
  %118 = icmp slt i64 %117, %3
  br i1 %118, label %23, label %37
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #3

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="128" "prefer-vector-width"="128" "target-cpu"="neoverse-n1" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
