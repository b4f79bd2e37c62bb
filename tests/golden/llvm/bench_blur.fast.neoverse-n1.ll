; ModuleID = 'eas'
source_filename = "eas"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind
define i32 @eas_entry(ptr noalias readonly %0, ptr noalias %1, i64 %2, i64 %3, ptr noalias %4) #0 !prof !0 {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %2, %3
  %10 = load ptr, ptr %0, align 8, !invariant.load !1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !invariant.load !1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !invariant.load !1
  br i1 %9, label %17, label %41

17:                                               ; preds = %5
  %18 = udiv i64 %2, %6
  %19 = urem i64 %18, %8
  %20 = urem i64 %2, %6
  %21 = and i64 %12, 2
  %22 = icmp ne i64 %21, 0
  br label %23

23:                                               ; preds = %221, %17
  %24 = phi i64 [ %2, %17 ], [ %229, %221 ]
  %25 = phi i64 [ %20, %17 ], [ %225, %221 ]
  %26 = phi i64 [ %19, %17 ], [ %228, %221 ]
  %27 = shl i64 %25, 10
  %28 = add i64 %26, %27
  %29 = getelementptr float, ptr %10, i64 %28
  %30 = ptrtoint ptr %29 to i64
  %31 = and i64 %30, 15
  %32 = icmp eq i64 %31, 0
  %33 = and i1 %22, %32
  %34 = call i64 @llvm.ssub.sat.i64(i64 %14, i64 %27)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 1024)
  %37 = and i64 %36, 2040
  %38 = or disjoint i64 %27, 1
  %39 = or disjoint i64 %27, 2
  br i1 %33, label %42, label %45

40:                                               ; preds = %221
  br label %41

41:                                               ; preds = %40, %5
  ret i32 0

42:                                               ; preds = %23
  %43 = icmp eq i64 %37, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %42
  br label %58

45:                                               ; preds = %23
  %46 = icmp eq i64 %37, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %45
  br label %119

48:                                               ; preds = %58
  br label %50

49:                                               ; preds = %119
  br label %50

50:                                               ; preds = %49, %48, %45, %42
  %51 = icmp eq i64 %37, %36
  br i1 %51, label %221, label %52

52:                                               ; preds = %50
  %53 = getelementptr float, ptr %16, i64 %28
  %54 = add i64 %26, %38
  %55 = getelementptr float, ptr %16, i64 %54
  %56 = add i64 %26, %39
  %57 = getelementptr float, ptr %16, i64 %56
  br label %180

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %117, %58 ], [ 0, %44 ]
  %60 = add i64 %28, %59
  %61 = getelementptr float, ptr %16, i64 %60
  %62 = load <4 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %61, i64 16
  %64 = load <4 x float>, ptr %63, align 4
  %65 = fadd reassoc arcp contract afn <4 x float> %62, zeroinitializer
  %66 = fadd reassoc arcp contract afn <4 x float> %64, zeroinitializer
  %67 = getelementptr i8, ptr %61, i64 4
  %68 = load <4 x float>, ptr %67, align 4
  %69 = getelementptr i8, ptr %61, i64 20
  %70 = load <4 x float>, ptr %69, align 4
  %71 = fadd reassoc arcp contract afn <4 x float> %65, %68
  %72 = fadd reassoc arcp contract afn <4 x float> %66, %70
  %73 = getelementptr i8, ptr %61, i64 8
  %74 = load <4 x float>, ptr %73, align 4
  %75 = getelementptr i8, ptr %61, i64 24
  %76 = load <4 x float>, ptr %75, align 4
  %77 = fadd reassoc arcp contract afn <4 x float> %71, %74
  %78 = fadd reassoc arcp contract afn <4 x float> %72, %76
  %79 = fadd reassoc arcp contract afn <4 x float> %77, %68
  %80 = fadd reassoc arcp contract afn <4 x float> %78, %70
  %81 = add i64 %26, %38
  %82 = add i64 %81, %59
  %83 = getelementptr float, ptr %16, i64 %82
  %84 = getelementptr i8, ptr %83, i64 4
  %85 = load <4 x float>, ptr %84, align 4
  %86 = getelementptr i8, ptr %83, i64 20
  %87 = load <4 x float>, ptr %86, align 4
  %88 = fadd reassoc arcp contract afn <4 x float> %79, %85
  %89 = fadd reassoc arcp contract afn <4 x float> %80, %87
  %90 = add i64 %26, %39
  %91 = add i64 %90, %59
  %92 = getelementptr float, ptr %16, i64 %91
  %93 = getelementptr i8, ptr %92, i64 4
  %94 = load <4 x float>, ptr %93, align 4
  %95 = getelementptr i8, ptr %92, i64 20
  %96 = load <4 x float>, ptr %95, align 4
  %97 = fadd reassoc arcp contract afn <4 x float> %88, %94
  %98 = fadd reassoc arcp contract afn <4 x float> %89, %96
  %99 = fadd reassoc arcp contract afn <4 x float> %97, %74
  %100 = fadd reassoc arcp contract afn <4 x float> %98, %76
  %101 = getelementptr i8, ptr %83, i64 8
  %102 = load <4 x float>, ptr %101, align 4
  %103 = getelementptr i8, ptr %83, i64 24
  %104 = load <4 x float>, ptr %103, align 4
  %105 = fadd reassoc arcp contract afn <4 x float> %99, %102
  %106 = fadd reassoc arcp contract afn <4 x float> %100, %104
  %107 = getelementptr i8, ptr %92, i64 8
  %108 = load <4 x float>, ptr %107, align 4
  %109 = getelementptr i8, ptr %92, i64 24
  %110 = load <4 x float>, ptr %109, align 4
  %111 = fadd reassoc arcp contract afn <4 x float> %105, %108
  %112 = fadd reassoc arcp contract afn <4 x float> %106, %110
  %113 = fmul reassoc arcp contract afn <4 x float> %111, splat (float 0x3FBC71C720000000)
  %114 = fmul reassoc arcp contract afn <4 x float> %112, splat (float 0x3FBC71C720000000)
  %115 = getelementptr float, ptr %10, i64 %60
  store <4 x float> %113, ptr %115, align 16, !nontemporal !2
  %116 = getelementptr i8, ptr %115, i64 16
  store <4 x float> %114, ptr %116, align 16, !nontemporal !2
  %117 = add i64 %59, 8
  %118 = icmp slt i64 %117, %37
  br i1 %118, label %58, label %48

119:                                              ; preds = %47, %119
  %120 = phi i64 [ %178, %119 ], [ 0, %47 ]
  %121 = add i64 %28, %120
  %122 = getelementptr float, ptr %16, i64 %121
  %123 = load <4 x float>, ptr %122, align 4
  %124 = getelementptr i8, ptr %122, i64 16
  %125 = load <4 x float>, ptr %124, align 4
  %126 = fadd reassoc arcp contract afn <4 x float> %123, zeroinitializer
  %127 = fadd reassoc arcp contract afn <4 x float> %125, zeroinitializer
  %128 = getelementptr i8, ptr %122, i64 4
  %129 = load <4 x float>, ptr %128, align 4
  %130 = getelementptr i8, ptr %122, i64 20
  %131 = load <4 x float>, ptr %130, align 4
  %132 = fadd reassoc arcp contract afn <4 x float> %126, %129
  %133 = fadd reassoc arcp contract afn <4 x float> %127, %131
  %134 = getelementptr i8, ptr %122, i64 8
  %135 = load <4 x float>, ptr %134, align 4
  %136 = getelementptr i8, ptr %122, i64 24
  %137 = load <4 x float>, ptr %136, align 4
  %138 = fadd reassoc arcp contract afn <4 x float> %132, %135
  %139 = fadd reassoc arcp contract afn <4 x float> %133, %137
  %140 = fadd reassoc arcp contract afn <4 x float> %138, %129
  %141 = fadd reassoc arcp contract afn <4 x float> %139, %131
  %142 = add i64 %26, %38
  %143 = add i64 %142, %120
  %144 = getelementptr float, ptr %16, i64 %143
  %145 = getelementptr i8, ptr %144, i64 4
  %146 = load <4 x float>, ptr %145, align 4
  %147 = getelementptr i8, ptr %144, i64 20
  %148 = load <4 x float>, ptr %147, align 4
  %149 = fadd reassoc arcp contract afn <4 x float> %140, %146
  %150 = fadd reassoc arcp contract afn <4 x float> %141, %148
  %151 = add i64 %26, %39
  %152 = add i64 %151, %120
  %153 = getelementptr float, ptr %16, i64 %152
  %154 = getelementptr i8, ptr %153, i64 4
  %155 = load <4 x float>, ptr %154, align 4
  %156 = getelementptr i8, ptr %153, i64 20
  %157 = load <4 x float>, ptr %156, align 4
  %158 = fadd reassoc arcp contract afn <4 x float> %149, %155
  %159 = fadd reassoc arcp contract afn <4 x float> %150, %157
  %160 = fadd reassoc arcp contract afn <4 x float> %158, %135
  %161 = fadd reassoc arcp contract afn <4 x float> %159, %137
  %162 = getelementptr i8, ptr %144, i64 8
  %163 = load <4 x float>, ptr %162, align 4
  %164 = getelementptr i8, ptr %144, i64 24
  %165 = load <4 x float>, ptr %164, align 4
  %166 = fadd reassoc arcp contract afn <4 x float> %160, %163
  %167 = fadd reassoc arcp contract afn <4 x float> %161, %165
  %168 = getelementptr i8, ptr %153, i64 8
  %169 = load <4 x float>, ptr %168, align 4
  %170 = getelementptr i8, ptr %153, i64 24
  %171 = load <4 x float>, ptr %170, align 4
  %172 = fadd reassoc arcp contract afn <4 x float> %166, %169
  %173 = fadd reassoc arcp contract afn <4 x float> %167, %171
  %174 = fmul reassoc arcp contract afn <4 x float> %172, splat (float 0x3FBC71C720000000)
  %175 = fmul reassoc arcp contract afn <4 x float> %173, splat (float 0x3FBC71C720000000)
  %176 = getelementptr float, ptr %10, i64 %121
  store <4 x float> %174, ptr %176, align 4
  %177 = getelementptr i8, ptr %176, i64 16
  store <4 x float> %175, ptr %177, align 4
  %178 = add i64 %120, 8
  %179 = icmp slt i64 %178, %37
  br i1 %179, label %119, label %49

180:                                              ; preds = %52, %180
  %181 = phi i64 [ %218, %180 ], [ %37, %52 ]
  %182 = sub i64 %35, %181
  %183 = call i64 @llvm.smax.i64(i64 %182, i64 0)
  %184 = call i64 @llvm.smin.i64(i64 %183, i64 4)
  %185 = trunc nuw nsw i64 %184 to i32
  %186 = insertelement <4 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <4 x i32> %186, <4 x i32> poison, <4 x i32> zeroinitializer
  %188 = icmp samesign ugt <4 x i32> %187, <i32 0, i32 1, i32 2, i32 3>
  %189 = add i64 %28, %181
  %190 = getelementptr float, ptr %16, i64 %189
  %191 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %190, <4 x i1> %188, <4 x float> zeroinitializer)
  %192 = fadd reassoc arcp contract afn <4 x float> %191, zeroinitializer
  %193 = getelementptr float, ptr %53, i64 %181
  %194 = getelementptr i8, ptr %193, i64 4
  %195 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %194, <4 x i1> %188, <4 x float> zeroinitializer)
  %196 = fadd reassoc arcp contract afn <4 x float> %192, %195
  %197 = getelementptr i8, ptr %193, i64 8
  %198 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %197, <4 x i1> %188, <4 x float> zeroinitializer)
  %199 = fadd reassoc arcp contract afn <4 x float> %196, %198
  %200 = fadd reassoc arcp contract afn <4 x float> %199, %195
  %201 = getelementptr float, ptr %55, i64 %181
  %202 = getelementptr i8, ptr %201, i64 4
  %203 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %202, <4 x i1> %188, <4 x float> zeroinitializer)
  %204 = fadd reassoc arcp contract afn <4 x float> %200, %203
  %205 = getelementptr float, ptr %57, i64 %181
  %206 = getelementptr i8, ptr %205, i64 4
  %207 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %206, <4 x i1> %188, <4 x float> zeroinitializer)
  %208 = fadd reassoc arcp contract afn <4 x float> %204, %207
  %209 = fadd reassoc arcp contract afn <4 x float> %208, %198
  %210 = getelementptr i8, ptr %201, i64 8
  %211 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %210, <4 x i1> %188, <4 x float> zeroinitializer)
  %212 = fadd reassoc arcp contract afn <4 x float> %209, %211
  %213 = getelementptr i8, ptr %205, i64 8
  %214 = call reassoc arcp contract afn <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %213, <4 x i1> %188, <4 x float> zeroinitializer)
  %215 = fadd reassoc arcp contract afn <4 x float> %212, %214
  %216 = fmul reassoc arcp contract afn <4 x float> %215, splat (float 0x3FBC71C720000000)
  %217 = getelementptr float, ptr %10, i64 %189
  call void @llvm.masked.store.v4f32.p0(<4 x float> %216, ptr align 4 %217, <4 x i1> %188)
  %218 = add i64 %181, 4
  %219 = icmp slt i64 %218, %36
  br i1 %219, label %180, label %220

220:                                              ; preds = %180
  br label %221

221:                                              ; preds = %220, %50
  %222 = add i64 %25, 1
  %223 = icmp eq i64 %222, %6
  %224 = zext i1 %223 to i64
  %225 = select i1 %223, i64 0, i64 %222
  %226 = add i64 %26, %224
  %227 = icmp eq i64 %226, %8
  %228 = select i1 %227, i64 0, i64 %226
  %229 = add i64 %24, 1
  %230 = icmp slt i64 %229, %3
  br i1 %230, label %23, label %40
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
