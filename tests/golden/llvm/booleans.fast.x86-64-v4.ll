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

25:                                               ; preds = %22, %183
  %26 = phi i64 [ %191, %183 ], [ %2, %22 ]
  %27 = phi i64 [ %189, %183 ], [ %9, %22 ]
  %28 = phi i64 [ %190, %183 ], [ %11, %22 ]
  %29 = shl i64 %27, 7
  %30 = getelementptr i8, ptr %13, i64 %29
  %31 = ptrtoint ptr %30 to i64
  %32 = and i64 %31, 15
  %33 = icmp eq i64 %32, 0
  %34 = and i1 %24, %33
  %35 = call i64 @llvm.ssub.sat.i64(i64 %17, i64 %29)
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 128)
  %38 = and i64 %37, 192
  br i1 %34, label %41, label %44

39:                                               ; preds = %183
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
  br label %105

47:                                               ; preds = %52
  br label %49

48:                                               ; preds = %105
  br label %49

49:                                               ; preds = %48, %47, %44, %41
  %50 = icmp eq i64 %38, %37
  br i1 %50, label %183, label %51

51:                                               ; preds = %49
  br label %158

52:                                               ; preds = %43, %52
  %53 = phi i64 [ %103, %52 ], [ 0, %43 ]
  %54 = add i64 %29, %53
  %55 = getelementptr i8, ptr %19, i64 %54
  %56 = load <16 x i8>, ptr %55, align 1
  %57 = icmp ne <16 x i8> %56, zeroinitializer
  %58 = getelementptr i8, ptr %55, i64 16
  %59 = load <16 x i8>, ptr %58, align 1
  %60 = icmp ne <16 x i8> %59, zeroinitializer
  %61 = getelementptr i8, ptr %55, i64 32
  %62 = load <16 x i8>, ptr %61, align 1
  %63 = icmp ne <16 x i8> %62, zeroinitializer
  %64 = getelementptr i8, ptr %55, i64 48
  %65 = load <16 x i8>, ptr %64, align 1
  %66 = icmp ne <16 x i8> %65, zeroinitializer
  %67 = getelementptr i8, ptr %21, i64 %54
  %68 = load <16 x i8>, ptr %67, align 1
  %69 = icmp ne <16 x i8> %68, zeroinitializer
  %70 = getelementptr i8, ptr %67, i64 16
  %71 = load <16 x i8>, ptr %70, align 1
  %72 = icmp ne <16 x i8> %71, zeroinitializer
  %73 = getelementptr i8, ptr %67, i64 32
  %74 = load <16 x i8>, ptr %73, align 1
  %75 = icmp ne <16 x i8> %74, zeroinitializer
  %76 = getelementptr i8, ptr %67, i64 48
  %77 = load <16 x i8>, ptr %76, align 1
  %78 = icmp ne <16 x i8> %77, zeroinitializer
  %79 = xor <16 x i1> %57, %69
  %80 = xor <16 x i1> %60, %72
  %81 = xor <16 x i1> %63, %75
  %82 = xor <16 x i1> %66, %78
  %83 = and <16 x i1> %57, %69
  %84 = and <16 x i1> %60, %72
  %85 = and <16 x i1> %63, %75
  %86 = and <16 x i1> %66, %78
  %87 = xor <16 x i1> %83, splat (i1 true)
  %88 = xor <16 x i1> %84, splat (i1 true)
  %89 = xor <16 x i1> %85, splat (i1 true)
  %90 = xor <16 x i1> %86, splat (i1 true)
  %91 = select <16 x i1> %79, <16 x i1> %83, <16 x i1> %87
  %92 = select <16 x i1> %80, <16 x i1> %84, <16 x i1> %88
  %93 = select <16 x i1> %81, <16 x i1> %85, <16 x i1> %89
  %94 = select <16 x i1> %82, <16 x i1> %86, <16 x i1> %90
  %95 = zext <16 x i1> %91 to <16 x i8>
  %96 = getelementptr i8, ptr %13, i64 %54
  store <16 x i8> %95, ptr %96, align 16, !nontemporal !1
  %97 = zext <16 x i1> %92 to <16 x i8>
  %98 = getelementptr i8, ptr %96, i64 16
  store <16 x i8> %97, ptr %98, align 16, !nontemporal !1
  %99 = zext <16 x i1> %93 to <16 x i8>
  %100 = getelementptr i8, ptr %96, i64 32
  store <16 x i8> %99, ptr %100, align 16, !nontemporal !1
  %101 = zext <16 x i1> %94 to <16 x i8>
  %102 = getelementptr i8, ptr %96, i64 48
  store <16 x i8> %101, ptr %102, align 16, !nontemporal !1
  %103 = add i64 %53, 64
  %104 = icmp slt i64 %103, %38
  br i1 %104, label %52, label %47

105:                                              ; preds = %46, %105
  %106 = phi i64 [ %156, %105 ], [ 0, %46 ]
  %107 = add i64 %29, %106
  %108 = getelementptr i8, ptr %19, i64 %107
  %109 = load <16 x i8>, ptr %108, align 1
  %110 = icmp ne <16 x i8> %109, zeroinitializer
  %111 = getelementptr i8, ptr %108, i64 16
  %112 = load <16 x i8>, ptr %111, align 1
  %113 = icmp ne <16 x i8> %112, zeroinitializer
  %114 = getelementptr i8, ptr %108, i64 32
  %115 = load <16 x i8>, ptr %114, align 1
  %116 = icmp ne <16 x i8> %115, zeroinitializer
  %117 = getelementptr i8, ptr %108, i64 48
  %118 = load <16 x i8>, ptr %117, align 1
  %119 = icmp ne <16 x i8> %118, zeroinitializer
  %120 = getelementptr i8, ptr %21, i64 %107
  %121 = load <16 x i8>, ptr %120, align 1
  %122 = icmp ne <16 x i8> %121, zeroinitializer
  %123 = getelementptr i8, ptr %120, i64 16
  %124 = load <16 x i8>, ptr %123, align 1
  %125 = icmp ne <16 x i8> %124, zeroinitializer
  %126 = getelementptr i8, ptr %120, i64 32
  %127 = load <16 x i8>, ptr %126, align 1
  %128 = icmp ne <16 x i8> %127, zeroinitializer
  %129 = getelementptr i8, ptr %120, i64 48
  %130 = load <16 x i8>, ptr %129, align 1
  %131 = icmp ne <16 x i8> %130, zeroinitializer
  %132 = xor <16 x i1> %110, %122
  %133 = xor <16 x i1> %113, %125
  %134 = xor <16 x i1> %116, %128
  %135 = xor <16 x i1> %119, %131
  %136 = and <16 x i1> %110, %122
  %137 = and <16 x i1> %113, %125
  %138 = and <16 x i1> %116, %128
  %139 = and <16 x i1> %119, %131
  %140 = xor <16 x i1> %136, splat (i1 true)
  %141 = xor <16 x i1> %137, splat (i1 true)
  %142 = xor <16 x i1> %138, splat (i1 true)
  %143 = xor <16 x i1> %139, splat (i1 true)
  %144 = select <16 x i1> %132, <16 x i1> %136, <16 x i1> %140
  %145 = select <16 x i1> %133, <16 x i1> %137, <16 x i1> %141
  %146 = select <16 x i1> %134, <16 x i1> %138, <16 x i1> %142
  %147 = select <16 x i1> %135, <16 x i1> %139, <16 x i1> %143
  %148 = zext <16 x i1> %144 to <16 x i8>
  %149 = getelementptr i8, ptr %13, i64 %107
  store <16 x i8> %148, ptr %149, align 1
  %150 = zext <16 x i1> %145 to <16 x i8>
  %151 = getelementptr i8, ptr %149, i64 16
  store <16 x i8> %150, ptr %151, align 1
  %152 = zext <16 x i1> %146 to <16 x i8>
  %153 = getelementptr i8, ptr %149, i64 32
  store <16 x i8> %152, ptr %153, align 1
  %154 = zext <16 x i1> %147 to <16 x i8>
  %155 = getelementptr i8, ptr %149, i64 48
  store <16 x i8> %154, ptr %155, align 1
  %156 = add i64 %106, 64
  %157 = icmp slt i64 %156, %38
  br i1 %157, label %105, label %48

158:                                              ; preds = %51, %158
  %159 = phi i64 [ %180, %158 ], [ %38, %51 ]
  %160 = sub i64 %36, %159
  %161 = call i64 @llvm.smax.i64(i64 %160, i64 0)
  %162 = call i64 @llvm.smin.i64(i64 %161, i64 16)
  %163 = trunc nuw nsw i64 %162 to i32
  %164 = insertelement <16 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <16 x i32> %164, <16 x i32> poison, <16 x i32> zeroinitializer
  %166 = icmp samesign ugt <16 x i32> %165, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %167 = add i64 %29, %159
  %168 = getelementptr i8, ptr %19, i64 %167
  %169 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %168, <16 x i1> %166, <16 x i8> zeroinitializer)
  %170 = icmp ne <16 x i8> %169, zeroinitializer
  %171 = getelementptr i8, ptr %21, i64 %167
  %172 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %171, <16 x i1> %166, <16 x i8> zeroinitializer)
  %173 = icmp ne <16 x i8> %172, zeroinitializer
  %174 = xor <16 x i1> %170, %173
  %175 = and <16 x i1> %170, %173
  %176 = xor <16 x i1> %175, splat (i1 true)
  %177 = select <16 x i1> %174, <16 x i1> %175, <16 x i1> %176
  %178 = zext <16 x i1> %177 to <16 x i8>
  %179 = getelementptr i8, ptr %13, i64 %167
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %178, ptr align 1 %179, <16 x i1> %166)
  %180 = add i64 %159, 16
  %181 = icmp slt i64 %180, %37
  br i1 %181, label %158, label %182

182:                                              ; preds = %158
  br label %183

183:                                              ; preds = %182, %49
  %184 = add i64 %27, 1
  %185 = icmp eq i64 %184, %6
  %186 = zext i1 %185 to i64
  %187 = add i64 %28, %186
  %188 = icmp eq i64 %187, %8
  %189 = select i1 %185, i64 0, i64 %184
  %190 = select i1 %188, i64 0, i64 %187
  %191 = add i64 %26, 1
  %192 = icmp slt i64 %191, %3
  br i1 %192, label %25, label %39
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

attributes #0 = { nounwind "eas-in-order" "min-legal-vector-width"="512" "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!0 = !{}
!1 = !{i32 1}
