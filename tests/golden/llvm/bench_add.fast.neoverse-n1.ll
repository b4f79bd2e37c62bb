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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !invariant.load !0
  br i1 %12, label %22, label %40

22:                                               ; preds = %5
  %23 = and i64 %15, 4
  %24 = icmp ne i64 %23, 0
  br label %25

25:                                               ; preds = %22, %129
  %26 = phi i64 [ %137, %129 ], [ %2, %22 ]
  %27 = phi i64 [ %135, %129 ], [ %9, %22 ]
  %28 = phi i64 [ %136, %129 ], [ %11, %22 ]
  %29 = shl i64 %27, 12
  %30 = getelementptr float, ptr %13, i64 %29
  %31 = ptrtoint ptr %30 to i64
  %32 = and i64 %31, 15
  %33 = icmp eq i64 %32, 0
  %34 = and i1 %24, %33
  %35 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %29)
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 4096)
  %38 = and i64 %37, 8176
  br i1 %34, label %41, label %44

39:                                               ; preds = %129
  br label %40

40:                                               ; preds = %39, %5
  ret i32 0

41:                                               ; preds = %25
  %42 = icmp eq i64 %38, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %41
  br label %52

44:                                               ; preds = %25
  %45 = icmp eq i64 %38, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %44
  br label %81

47:                                               ; preds = %52
  br label %49

48:                                               ; preds = %81
  br label %49

49:                                               ; preds = %48, %47, %44, %41
  %50 = icmp eq i64 %38, %37
  br i1 %50, label %129, label %51

51:                                               ; preds = %49
  br label %110

52:                                               ; preds = %43, %52
  %53 = phi i64 [ %79, %52 ], [ 0, %43 ]
  %54 = add i64 %29, %53
  %55 = getelementptr float, ptr %19, i64 %54
  %56 = load <4 x float>, ptr %55, align 4
  %57 = getelementptr i8, ptr %55, i64 16
  %58 = load <4 x float>, ptr %57, align 4
  %59 = getelementptr i8, ptr %55, i64 32
  %60 = load <4 x float>, ptr %59, align 4
  %61 = getelementptr i8, ptr %55, i64 48
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr float, ptr %21, i64 %54
  %64 = load <4 x float>, ptr %63, align 4
  %65 = getelementptr i8, ptr %63, i64 16
  %66 = load <4 x float>, ptr %65, align 4
  %67 = getelementptr i8, ptr %63, i64 32
  %68 = load <4 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %63, i64 48
  %70 = load <4 x float>, ptr %69, align 4
  %71 = fadd reassoc arcp contract afn <4 x float> %56, %64
  %72 = fadd reassoc arcp contract afn <4 x float> %58, %66
  %73 = fadd reassoc arcp contract afn <4 x float> %60, %68
  %74 = fadd reassoc arcp contract afn <4 x float> %62, %70
  %75 = getelementptr float, ptr %13, i64 %54
  store <4 x float> %71, ptr %75, align 16, !nontemporal !1
  %76 = getelementptr i8, ptr %75, i64 16
  store <4 x float> %72, ptr %76, align 16, !nontemporal !1
  %77 = getelementptr i8, ptr %75, i64 32
  store <4 x float> %73, ptr %77, align 16, !nontemporal !1
  %78 = getelementptr i8, ptr %75, i64 48
  store <4 x float> %74, ptr %78, align 16, !nontemporal !1
  %79 = add i64 %53, 16
  %80 = icmp slt i64 %79, %38
  br i1 %80, label %52, label %47

81:                                               ; preds = %46, %81
  %82 = phi i64 [ %108, %81 ], [ 0, %46 ]
  %83 = add i64 %29, %82
  %84 = getelementptr float, ptr %19, i64 %83
  %85 = load <4 x float>, ptr %84, align 4
  %86 = getelementptr i8, ptr %84, i64 16
  %87 = load <4 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %84, i64 32
  %89 = load <4 x float>, ptr %88, align 4
  %90 = getelementptr i8, ptr %84, i64 48
  %91 = load <4 x float>, ptr %90, align 4
  %92 = getelementptr float, ptr %21, i64 %83
  %93 = load <4 x float>, ptr %92, align 4
  %94 = getelementptr i8, ptr %92, i64 16
  %95 = load <4 x float>, ptr %94, align 4
  %96 = getelementptr i8, ptr %92, i64 32
  %97 = load <4 x float>, ptr %96, align 4
  %98 = getelementptr i8, ptr %92, i64 48
  %99 = load <4 x float>, ptr %98, align 4
  %100 = fadd reassoc arcp contract afn <4 x float> %85, %93
  %101 = fadd reassoc arcp contract afn <4 x float> %87, %95
  %102 = fadd reassoc arcp contract afn <4 x float> %89, %97
  %103 = fadd reassoc arcp contract afn <4 x float> %91, %99
  %104 = getelementptr float, ptr %13, i64 %83
  store <4 x float> %100, ptr %104, align 4
  %105 = getelementptr i8, ptr %104, i64 16
  store <4 x float> %101, ptr %105, align 4
  %106 = getelementptr i8, ptr %104, i64 32
  store <4 x float> %102, ptr %106, align 4
  %107 = getelementptr i8, ptr %104, i64 48
  store <4 x float> %103, ptr %107, align 4
  %108 = add i64 %82, 16
  %109 = icmp slt i64 %108, %38
  br i1 %109, label %81, label %48

110:                                              ; preds = %51, %110
  %111 = phi i64 [ %126, %110 ], [ %38, %51 ]
  %112 = sub i64 %36, %111
  %113 = call i64 @llvm.smax.i64(i64 %112, i64 0)
  %114 = call i64 @llvm.smin.i64(i64 %113, i64 4)
  %115 = trunc nuw nsw i64 %114 to i32
  %116 = insertelement <4 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <4 x i32> %116, <4 x i32> poison, <4 x i32> zeroinitializer
  %118 = icmp samesign ugt <4 x i32> %117, <i32 0, i32 1, i32 2, i32 3>
  %119 = add i64 %29, %111
  %120 = getelementptr float, ptr %19, i64 %119
  %121 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %120, <4 x i1> %118, <4 x float> zeroinitializer)
  %122 = getelementptr float, ptr %21, i64 %119
  %123 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %122, <4 x i1> %118, <4 x float> zeroinitializer)
  %124 = fadd reassoc arcp contract afn <4 x float> %121, %123
  %125 = getelementptr float, ptr %13, i64 %119
  call void @llvm.masked.store.v4f32.p0(<4 x float> %124, ptr align 4 %125, <4 x i1> %118)
  %126 = add i64 %111, 4
  %127 = icmp slt i64 %126, %37
  br i1 %127, label %110, label %128

128:                                              ; preds = %110
  br label %129

129:                                              ; preds = %128, %49
  %130 = add i64 %27, 1
  %131 = icmp eq i64 %130, %6
  %132 = zext i1 %131 to i64
  %133 = add i64 %28, %132
  %134 = icmp eq i64 %133, %8
  %135 = select i1 %131, i64 0, i64 %130
  %136 = select i1 %134, i64 0, i64 %133
  %137 = add i64 %26, 1
  %138 = icmp slt i64 %137, %3
  br i1 %138, label %25, label %39
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
