; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
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

21:                                               ; preds = %124, %17
  %22 = phi i64 [ %2, %17 ], [ %128, %124 ]
  %23 = phi i64 [ %18, %17 ], [ %127, %124 ]
  %24 = shl i64 %23, 8
  %25 = getelementptr float, ptr %8, i64 %24
  %26 = ptrtoint ptr %25 to i64
  %27 = and i64 %26, 15
  %28 = icmp eq i64 %27, 0
  %29 = and i1 %20, %28
  %30 = call i64 @llvm.ssub.sat.i64(i64 %12, i64 %24)
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = call i64 @llvm.smin.i64(i64 %31, i64 256)
  %33 = and i64 %32, 496
  br i1 %29, label %36, label %39

34:                                               ; preds = %124
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
  br label %76

42:                                               ; preds = %47
  br label %44

43:                                               ; preds = %76
  br label %44

44:                                               ; preds = %43, %42, %39, %36
  %45 = icmp eq i64 %33, %32
  br i1 %45, label %124, label %46

46:                                               ; preds = %44
  br label %105

47:                                               ; preds = %38, %47
  %48 = phi i64 [ %74, %47 ], [ 0, %38 ]
  %49 = add i64 %24, %48
  %50 = getelementptr float, ptr %14, i64 %49
  %51 = load <4 x float>, ptr %50, align 4
  %52 = getelementptr i8, ptr %50, i64 16
  %53 = load <4 x float>, ptr %52, align 4
  %54 = getelementptr i8, ptr %50, i64 32
  %55 = load <4 x float>, ptr %54, align 4
  %56 = getelementptr i8, ptr %50, i64 48
  %57 = load <4 x float>, ptr %56, align 4
  %58 = getelementptr float, ptr %16, i64 %49
  %59 = load <4 x float>, ptr %58, align 4
  %60 = getelementptr i8, ptr %58, i64 16
  %61 = load <4 x float>, ptr %60, align 4
  %62 = getelementptr i8, ptr %58, i64 32
  %63 = load <4 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %58, i64 48
  %65 = load <4 x float>, ptr %64, align 4
  %66 = fadd <4 x float> %51, %59
  %67 = fadd <4 x float> %53, %61
  %68 = fadd <4 x float> %55, %63
  %69 = fadd <4 x float> %57, %65
  %70 = getelementptr float, ptr %8, i64 %49
  store <4 x float> %66, ptr %70, align 16, !nontemporal !2
  %71 = getelementptr i8, ptr %70, i64 16
  store <4 x float> %67, ptr %71, align 16, !nontemporal !2
  %72 = getelementptr i8, ptr %70, i64 32
  store <4 x float> %68, ptr %72, align 16, !nontemporal !2
  %73 = getelementptr i8, ptr %70, i64 48
  store <4 x float> %69, ptr %73, align 16, !nontemporal !2
  %74 = add i64 %48, 16
  %75 = icmp slt i64 %74, %33
  br i1 %75, label %47, label %42

76:                                               ; preds = %41, %76
  %77 = phi i64 [ %103, %76 ], [ 0, %41 ]
  %78 = add i64 %24, %77
  %79 = getelementptr float, ptr %14, i64 %78
  %80 = load <4 x float>, ptr %79, align 4
  %81 = getelementptr i8, ptr %79, i64 16
  %82 = load <4 x float>, ptr %81, align 4
  %83 = getelementptr i8, ptr %79, i64 32
  %84 = load <4 x float>, ptr %83, align 4
  %85 = getelementptr i8, ptr %79, i64 48
  %86 = load <4 x float>, ptr %85, align 4
  %87 = getelementptr float, ptr %16, i64 %78
  %88 = load <4 x float>, ptr %87, align 4
  %89 = getelementptr i8, ptr %87, i64 16
  %90 = load <4 x float>, ptr %89, align 4
  %91 = getelementptr i8, ptr %87, i64 32
  %92 = load <4 x float>, ptr %91, align 4
  %93 = getelementptr i8, ptr %87, i64 48
  %94 = load <4 x float>, ptr %93, align 4
  %95 = fadd <4 x float> %80, %88
  %96 = fadd <4 x float> %82, %90
  %97 = fadd <4 x float> %84, %92
  %98 = fadd <4 x float> %86, %94
  %99 = getelementptr float, ptr %8, i64 %78
  store <4 x float> %95, ptr %99, align 4
  %100 = getelementptr i8, ptr %99, i64 16
  store <4 x float> %96, ptr %100, align 4
  %101 = getelementptr i8, ptr %99, i64 32
  store <4 x float> %97, ptr %101, align 4
  %102 = getelementptr i8, ptr %99, i64 48
  store <4 x float> %98, ptr %102, align 4
  %103 = add i64 %77, 16
  %104 = icmp slt i64 %103, %33
  br i1 %104, label %76, label %43

105:                                              ; preds = %46, %105
  %106 = phi i64 [ %121, %105 ], [ %33, %46 ]
  %107 = sub i64 %31, %106
  %108 = call i64 @llvm.smax.i64(i64 %107, i64 0)
  %109 = call i64 @llvm.smin.i64(i64 %108, i64 4)
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = insertelement <4 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <4 x i32> %111, <4 x i32> poison, <4 x i32> zeroinitializer
  %113 = icmp samesign ugt <4 x i32> %112, <i32 0, i32 1, i32 2, i32 3>
  %114 = add i64 %24, %106
  %115 = getelementptr float, ptr %14, i64 %114
  %116 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %115, <4 x i1> %113, <4 x float> zeroinitializer)
  %117 = getelementptr float, ptr %16, i64 %114
  %118 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %117, <4 x i1> %113, <4 x float> zeroinitializer)
  %119 = fadd <4 x float> %116, %118
  %120 = getelementptr float, ptr %8, i64 %114
  call void @llvm.masked.store.v4f32.p0(<4 x float> %119, ptr align 4 %120, <4 x i1> %113)
  %121 = add i64 %106, 4
  %122 = icmp slt i64 %121, %32
  br i1 %122, label %105, label %123

123:                                              ; preds = %105
  br label %124

124:                                              ; preds = %123, %44
  %125 = add i64 %23, 1
  %126 = icmp eq i64 %125, %6
  %127 = select i1 %126, i64 0, i64 %125
  %128 = add i64 %22, 1
  %129 = icmp slt i64 %128, %3
  br i1 %129, label %21, label %34
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

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
