// 64 threads a group, 0 bytes of threadgroup memory,
// 8 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2816 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long counts_1_at;
  long sums_2_at;
  long N_3;
  long first_program;
  long end_program;
  long programs_0;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

static int atomic_add_i32_device(volatile device int* p, int x) {
  return atomic_fetch_add_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_max_i32_device(volatile device int* p, int x) {
  return atomic_fetch_max_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_min_i32_device(volatile device int* p, int x) {
  return atomic_fetch_min_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_and_i32_device(volatile device int* p, int x) {
  return atomic_fetch_and_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_or_i32_device(volatile device int* p, int x) {
  return atomic_fetch_or_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_xor_i32_device(volatile device int* p, int x) {
  return atomic_fetch_xor_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_xchg_i32_device(volatile device int* p, int x) {
  return atomic_exchange_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_cas_i32_device(volatile device int* p, int expected, int x) {
  volatile device atomic_uint* w = (volatile device atomic_uint*)p;
  uint seen = atomic_load_explicit(w, memory_order_relaxed);
  while (true) {
    const int old = as_type<int>(seen);
    const int next = old == expected ? x : old;
    const uint wanted = as_type<uint>(next);
    if (atomic_compare_exchange_weak_explicit(w, &seen, wanted, memory_order_relaxed, memory_order_relaxed)) return old;
  }
}
static float atomic_add_f32_device(volatile device float* p, float x) {
  return atomic_fetch_add_explicit((volatile device atomic_float*)p, x, memory_order_relaxed);
}
static float atomic_max_f32_device(volatile device float* p, float x) {
  volatile device atomic_uint* w = (volatile device atomic_uint*)p;
  uint seen = atomic_load_explicit(w, memory_order_relaxed);
  while (true) {
    const float old = as_type<float>(seen);
    const float next = eas_maximum_f32(old, x);
    const uint wanted = as_type<uint>(next);
    if (atomic_compare_exchange_weak_explicit(w, &seen, wanted, memory_order_relaxed, memory_order_relaxed)) return old;
  }
}

kernel void atomics_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* counts_1_memory [[buffer(1)]],
    device uchar* sums_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device int* counts_1_data = (device int*)(counts_1_memory + args.counts_1_at);
  device float* sums_2_data = (device float*)(sums_2_memory + args.sums_2_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, at, mask)
  // before = mk.atomic_add(counts, v, 1, mask)
  int v_2;
  long x_3;
  int before_4;
  long x_5;
  {
    const uint e = stripe * 32 + lane;
    // v = mk.load(x, at, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)e;
    const long at_7 = s_1 + v_6;
    // mask = at < N
    const bool mask_8 = at_7 < args.N_3;
    v_2 = mask_8 ? x_0_data[at_7] : 0;
    // before = mk.atomic_add(counts, v, 1, mask)
    x_3 = (long)v_2;
    before_4 = mask_8 ? atomic_add_i32_device(counts_1_data + (x_3), 1) : 0;
    // mk.atomic_max(counts, v + 1, before, mask)
    const int x_9 = (int)((uint)v_2 + (uint)1);
    x_5 = (long)x_9;
  }
  // mk.atomic_min(counts, v + 2, before, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_10;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_max(counts, v + 1, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_11 = (long)e;
    const long at_12 = s_1 + v_11;
    // mask = at < N
    const bool mask_13 = at_12 < args.N_3;
    if (mask_13) atomic_max_i32_device(counts_1_data + (x_5), before_4);
    // mk.atomic_min(counts, v + 2, before, mask)
    const int x_14 = (int)((uint)v_2 + (uint)2);
    x_10 = (long)x_14;
  }
  // mk.atomic_and_(counts, v + 3, before, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_15;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_min(counts, v + 2, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_16 = (long)e;
    const long at_17 = s_1 + v_16;
    // mask = at < N
    const bool mask_18 = at_17 < args.N_3;
    if (mask_18) atomic_min_i32_device(counts_1_data + (x_10), before_4);
    // mk.atomic_and_(counts, v + 3, before, mask)
    const int x_19 = (int)((uint)v_2 + (uint)3);
    x_15 = (long)x_19;
  }
  // mk.atomic_or_(counts, v + 4, before, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_20;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_and_(counts, v + 3, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_21 = (long)e;
    const long at_22 = s_1 + v_21;
    // mask = at < N
    const bool mask_23 = at_22 < args.N_3;
    if (mask_23) atomic_and_i32_device(counts_1_data + (x_15), before_4);
    // mk.atomic_or_(counts, v + 4, before, mask)
    const int x_24 = (int)((uint)v_2 + (uint)4);
    x_20 = (long)x_24;
  }
  // mk.atomic_xor(counts, v + 5, before, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_25;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_or_(counts, v + 4, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_26 = (long)e;
    const long at_27 = s_1 + v_26;
    // mask = at < N
    const bool mask_28 = at_27 < args.N_3;
    if (mask_28) atomic_or_i32_device(counts_1_data + (x_20), before_4);
    // mk.atomic_xor(counts, v + 5, before, mask)
    const int x_29 = (int)((uint)v_2 + (uint)5);
    x_25 = (long)x_29;
  }
  // mk.atomic_xchg(counts, v + 6, before, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_30;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_xor(counts, v + 5, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_31 = (long)e;
    const long at_32 = s_1 + v_31;
    // mask = at < N
    const bool mask_33 = at_32 < args.N_3;
    if (mask_33) atomic_xor_i32_device(counts_1_data + (x_25), before_4);
    // mk.atomic_xchg(counts, v + 6, before, mask)
    const int x_34 = (int)((uint)v_2 + (uint)6);
    x_30 = (long)x_34;
  }
  // mk.atomic_cas(counts, v + 7, before, v, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  long x_35;
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_xchg(counts, v + 6, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_36 = (long)e;
    const long at_37 = s_1 + v_36;
    // mask = at < N
    const bool mask_38 = at_37 < args.N_3;
    if (mask_38) atomic_xchg_i32_device(counts_1_data + (x_30), before_4);
    // mk.atomic_cas(counts, v + 7, before, v, mask)
    const int x_39 = (int)((uint)v_2 + (uint)7);
    x_35 = (long)x_39;
  }
  // mk.atomic_add(sums, v, 0.5, mask)
  // mk.atomic_max(sums, v, 1.5, mask)
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_cas(counts, v + 7, before, v, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_40 = (long)e;
    const long at_41 = s_1 + v_40;
    // mask = at < N
    const bool mask_42 = at_41 < args.N_3;
    if (mask_42) atomic_cas_i32_device(counts_1_data + (x_35), before_4, v_2);
    // mk.atomic_add(sums, v, 0.5, mask)
    if (mask_42) atomic_add_f32_device(sums_2_data + (x_3), 0.5f);
  }
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  {
    const uint e = stripe * 32 + lane;
    // mk.atomic_max(sums, v, 1.5, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_43 = (long)e;
    const long at_44 = s_1 + v_43;
    // mask = at < N
    const bool mask_45 = at_44 < args.N_3;
    if (mask_45) atomic_max_f32_device(sums_2_data + (x_3), 1.5f);
  }
}
