; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind alignstack(32)
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
  br i1 %7, label %15, label %33

15:                                               ; preds = %5
  %16 = urem i64 %2, %6
  %17 = and i64 %10, 2
  %18 = icmp ne i64 %17, 0
  br label %19

19:                                               ; preds = %104, %15
  %20 = phi i64 [ %2, %15 ], [ %108, %104 ]
  %21 = phi i64 [ %16, %15 ], [ %107, %104 ]
  %22 = shl i64 %21, 7
  %23 = getelementptr float, ptr %8, i64 %22
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 31
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %18, %26
  %28 = call i64 @llvm.ssub.sat.i64(i64 %12, i64 %22)
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  %30 = call i64 @llvm.smin.i64(i64 %29, i64 128)
  %31 = and i64 %30, 224
  br i1 %27, label %34, label %37

32:                                               ; preds = %104
  br label %33

33:                                               ; preds = %32, %5
  ret i32 0

34:                                               ; preds = %19
  %35 = icmp eq i64 %31, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %34
  br label %45

37:                                               ; preds = %19
  %38 = icmp eq i64 %31, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %37
  br label %66

40:                                               ; preds = %45
  br label %42

41:                                               ; preds = %66
  br label %42

42:                                               ; preds = %41, %40, %37, %34
  %43 = icmp eq i64 %31, %30
  br i1 %43, label %104, label %44

44:                                               ; preds = %42
  br label %87

45:                                               ; preds = %36, %45
  %46 = phi i64 [ %64, %45 ], [ 0, %36 ]
  %47 = add i64 %22, %46
  %48 = getelementptr float, ptr %14, i64 %47
  %49 = load <8 x i32>, ptr %48, align 4
  %50 = getelementptr i8, ptr %48, i64 32
  %51 = load <8 x i32>, ptr %50, align 4
  %52 = getelementptr i8, ptr %48, i64 64
  %53 = load <8 x i32>, ptr %52, align 4
  %54 = getelementptr i8, ptr %48, i64 96
  %55 = load <8 x i32>, ptr %54, align 4
  %56 = xor <8 x i32> %49, splat (i32 -2147483648)
  %57 = xor <8 x i32> %51, splat (i32 -2147483648)
  %58 = xor <8 x i32> %53, splat (i32 -2147483648)
  %59 = xor <8 x i32> %55, splat (i32 -2147483648)
  %60 = getelementptr float, ptr %8, i64 %47
  store <8 x i32> %56, ptr %60, align 32, !nontemporal !2
  %61 = getelementptr i8, ptr %60, i64 32
  store <8 x i32> %57, ptr %61, align 32, !nontemporal !2
  %62 = getelementptr i8, ptr %60, i64 64
  store <8 x i32> %58, ptr %62, align 32, !nontemporal !2
  %63 = getelementptr i8, ptr %60, i64 96
  store <8 x i32> %59, ptr %63, align 32, !nontemporal !2
  %64 = add i64 %46, 32
  %65 = icmp slt i64 %64, %31
  br i1 %65, label %45, label %40

66:                                               ; preds = %39, %66
  %67 = phi i64 [ %85, %66 ], [ 0, %39 ]
  %68 = add i64 %22, %67
  %69 = getelementptr float, ptr %14, i64 %68
  %70 = load <8 x i32>, ptr %69, align 4
  %71 = getelementptr i8, ptr %69, i64 32
  %72 = load <8 x i32>, ptr %71, align 4
  %73 = getelementptr i8, ptr %69, i64 64
  %74 = load <8 x i32>, ptr %73, align 4
  %75 = getelementptr i8, ptr %69, i64 96
  %76 = load <8 x i32>, ptr %75, align 4
  %77 = xor <8 x i32> %70, splat (i32 -2147483648)
  %78 = xor <8 x i32> %72, splat (i32 -2147483648)
  %79 = xor <8 x i32> %74, splat (i32 -2147483648)
  %80 = xor <8 x i32> %76, splat (i32 -2147483648)
  %81 = getelementptr float, ptr %8, i64 %68
  store <8 x i32> %77, ptr %81, align 4
  %82 = getelementptr i8, ptr %81, i64 32
  store <8 x i32> %78, ptr %82, align 4
  %83 = getelementptr i8, ptr %81, i64 64
  store <8 x i32> %79, ptr %83, align 4
  %84 = getelementptr i8, ptr %81, i64 96
  store <8 x i32> %80, ptr %84, align 4
  %85 = add i64 %67, 32
  %86 = icmp slt i64 %85, %31
  br i1 %86, label %66, label %41

87:                                               ; preds = %44, %87
  %88 = phi i64 [ %101, %87 ], [ %31, %44 ]
  %89 = sub i64 %29, %88
  %90 = call i64 @llvm.smax.i64(i64 %89, i64 0)
  %91 = call i64 @llvm.smin.i64(i64 %90, i64 8)
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = insertelement <8 x i32> poison, i32 %92, i64 0
  %94 = shufflevector <8 x i32> %93, <8 x i32> poison, <8 x i32> zeroinitializer
  %95 = icmp samesign ugt <8 x i32> %94, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %96 = add i64 %22, %88
  %97 = getelementptr float, ptr %14, i64 %96
  %98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %97, <8 x i1> %95, <8 x float> zeroinitializer)
  %99 = fneg <8 x float> %98
  %100 = getelementptr float, ptr %8, i64 %96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %99, ptr align 4 %100, <8 x i1> %95)
  %101 = add i64 %88, 8
  %102 = icmp slt i64 %101, %30
  br i1 %102, label %87, label %103

103:                                              ; preds = %87
  br label %104

104:                                              ; preds = %103, %42
  %105 = add i64 %21, 1
  %106 = icmp eq i64 %105, %6
  %107 = select i1 %106, i64 0, i64 %105
  %108 = add i64 %20, 1
  %109 = icmp slt i64 %108, %3
  br i1 %109, label %19, label %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #3

attributes #0 = { nounwind alignstack=32 "eas-in-order" "min-legal-vector-width"="256" "prefer-vector-width"="256" "target-cpu"="x86-64-v3" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"function_entry_count", i64 1}
!1 = !{}
!2 = !{i32 1}
