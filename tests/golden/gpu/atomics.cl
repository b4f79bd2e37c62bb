// 64 threads a group, 0 bytes of threadgroup memory,
// 8 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2816 bytes.
#pragma OPENCL FP_CONTRACT OFF

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

static int atomic_add_i32_device(volatile __global int* p, int x) {
  return atomic_add(p, x);
}
static int atomic_max_i32_device(volatile __global int* p, int x) {
  return atomic_max(p, x);
}
static int atomic_min_i32_device(volatile __global int* p, int x) {
  return atomic_min(p, x);
}
static int atomic_and_i32_device(volatile __global int* p, int x) {
  return atomic_and(p, x);
}
static int atomic_or_i32_device(volatile __global int* p, int x) {
  return atomic_or(p, x);
}
static int atomic_xor_i32_device(volatile __global int* p, int x) {
  return atomic_xor(p, x);
}
static int atomic_xchg_i32_device(volatile __global int* p, int x) {
  return atomic_xchg(p, x);
}
static int atomic_cas_i32_device(volatile __global int* p, int expected, int x) {
  volatile __global uint* w = (volatile __global uint*)p;
  uint seen = *w;
  while (true) {
    const int old = as_int(seen);
    const int next = old == expected ? x : old;
    const uint wanted = as_uint(next);
    const uint found = atomic_cmpxchg(w, seen, wanted);
    if (found == seen) return old;
    seen = found;
  }
}
static float atomic_add_f32_device(volatile __global float* p, float x) {
  volatile __global uint* w = (volatile __global uint*)p;
  uint seen = *w;
  while (true) {
    const float old = as_float(seen);
    const float next = old + x;
    const uint wanted = as_uint(next);
    const uint found = atomic_cmpxchg(w, seen, wanted);
    if (found == seen) return old;
    seen = found;
  }
}
static float atomic_max_f32_device(volatile __global float* p, float x) {
  volatile __global uint* w = (volatile __global uint*)p;
  uint seen = *w;
  while (true) {
    const float old = as_float(seen);
    const float next = eas_maximum_f32(old, x);
    const uint wanted = as_uint(next);
    const uint found = atomic_cmpxchg(w, seen, wanted);
    if (found == seen) return old;
    seen = found;
  }
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void atomics_kernel(
    __global uchar* x_0_memory,
    __global uchar* counts_1_memory,
    __global uchar* sums_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  __global const int* x_0_data = (__global const int*)(x_0_memory + args.x_0_at);
  __global int* counts_1_data = (__global int*)(counts_1_memory + args.counts_1_at);
  __global float* sums_2_data = (__global float*)(sums_2_memory + args.sums_2_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, at, mask)
  // before = mk.atomic_add(counts, v, 1, mask)
  int v_2 = 0;
  long x_3 = 0;
  int before_4 = 0;
  long x_5 = 0;
  {
    // v = mk.load(x, at, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)t;
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
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_10 = 0;
  {
    // mk.atomic_max(counts, v + 1, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_11 = (long)t;
    const long at_12 = s_1 + v_11;
    // mask = at < N
    const bool mask_13 = at_12 < args.N_3;
    if (mask_13) atomic_max_i32_device(counts_1_data + (x_5), before_4);
    // mk.atomic_min(counts, v + 2, before, mask)
    const int x_14 = (int)((uint)v_2 + (uint)2);
    x_10 = (long)x_14;
  }
  // mk.atomic_and_(counts, v + 3, before, mask)
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_15 = 0;
  {
    // mk.atomic_min(counts, v + 2, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_16 = (long)t;
    const long at_17 = s_1 + v_16;
    // mask = at < N
    const bool mask_18 = at_17 < args.N_3;
    if (mask_18) atomic_min_i32_device(counts_1_data + (x_10), before_4);
    // mk.atomic_and_(counts, v + 3, before, mask)
    const int x_19 = (int)((uint)v_2 + (uint)3);
    x_15 = (long)x_19;
  }
  // mk.atomic_or_(counts, v + 4, before, mask)
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_20 = 0;
  {
    // mk.atomic_and_(counts, v + 3, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_21 = (long)t;
    const long at_22 = s_1 + v_21;
    // mask = at < N
    const bool mask_23 = at_22 < args.N_3;
    if (mask_23) atomic_and_i32_device(counts_1_data + (x_15), before_4);
    // mk.atomic_or_(counts, v + 4, before, mask)
    const int x_24 = (int)((uint)v_2 + (uint)4);
    x_20 = (long)x_24;
  }
  // mk.atomic_xor(counts, v + 5, before, mask)
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_25 = 0;
  {
    // mk.atomic_or_(counts, v + 4, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_26 = (long)t;
    const long at_27 = s_1 + v_26;
    // mask = at < N
    const bool mask_28 = at_27 < args.N_3;
    if (mask_28) atomic_or_i32_device(counts_1_data + (x_20), before_4);
    // mk.atomic_xor(counts, v + 5, before, mask)
    const int x_29 = (int)((uint)v_2 + (uint)5);
    x_25 = (long)x_29;
  }
  // mk.atomic_xchg(counts, v + 6, before, mask)
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_30 = 0;
  {
    // mk.atomic_xor(counts, v + 5, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_31 = (long)t;
    const long at_32 = s_1 + v_31;
    // mask = at < N
    const bool mask_33 = at_32 < args.N_3;
    if (mask_33) atomic_xor_i32_device(counts_1_data + (x_25), before_4);
    // mk.atomic_xchg(counts, v + 6, before, mask)
    const int x_34 = (int)((uint)v_2 + (uint)6);
    x_30 = (long)x_34;
  }
  // mk.atomic_cas(counts, v + 7, before, v, mask)
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  long x_35 = 0;
  {
    // mk.atomic_xchg(counts, v + 6, before, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_36 = (long)t;
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
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    // mk.atomic_cas(counts, v + 7, before, v, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_40 = (long)t;
    const long at_41 = s_1 + v_40;
    // mask = at < N
    const bool mask_42 = at_41 < args.N_3;
    if (mask_42) atomic_cas_i32_device(counts_1_data + (x_35), before_4, v_2);
    // mk.atomic_add(sums, v, 0.5, mask)
    if (mask_42) atomic_add_f32_device(sums_2_data + (x_3), 0.5f);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    // mk.atomic_max(sums, v, 1.5, mask)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_43 = (long)t;
    const long at_44 = s_1 + v_43;
    // mask = at < N
    const bool mask_45 = at_44 < args.N_3;
    if (mask_45) atomic_max_f32_device(sums_2_data + (x_3), 1.5f);
  }
}
