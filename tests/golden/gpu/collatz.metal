// 64 threads a group, 512 bytes of threadgroup memory (room for 64 groups in 32768),
// 2 barriers and 3 a turn of a loop, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 768 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long steps_1_at;
  long N_2;
  long limit_3;
};

static long eas_mod_i64(long x, long y) {
  if (y == 0) return x;
  if (y == -1) return 0;
  const long m = (long)(x % y);
  return m != 0 && (m < 0) != (y < 0) ? (long)(m + y) : m;
}
static long eas_floordiv_i64(long x, long y) {
  if (y == 0) return 0;
  if (y == -1) return (long)(0 - (ulong)x);
  const long q = (long)(x / y);
  return x % y != 0 && (x < 0) != (y < 0) ? (long)(q - 1) : q;
}

kernel void collatz_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* steps_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[32];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const long* x_0_data = (device const long*)(x_0_memory + args.x_0_at);
  device int* steps_1_data = (device int*)(steps_1_memory + args.steps_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // n = mk.load(x, at, at < N, other=1)
  // count = mk.zeros((BLOCK,), mk.int32)
  long n_2;
  bool x_3;
  {
    const uint e = stripe * 32 + lane;
    // n = mk.load(x, at, at < N, other=1)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)e;
    const long at_5 = s_1 + v_4;
    // n = mk.load(x, at, at < N, other=1)
    const bool v_6 = at_5 < args.N_2;
    n_2 = v_6 ? x_0_data[at_5] : 1L;
    // while mk.any(n > 1):
    x_3 = 1L < n_2;
  }
  // while mk.any(n > 1):
  bool acc_7 = 0;
  {
    const uint e = stripe * 32 + lane;
    acc_7 = x_3;
  }
  threadgroup uchar* part_8 = (threadgroup uchar*)(pool + 0);
  if (true) part_8[t] = acc_7;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t < 32) {
    for (uint c = t + 32; c < 64; c += 32) {
      const bool y_9 = part_8[c];
      acc_7 = acc_7 || y_9;
    }
    part_8[t] = acc_7;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_7 = part_8[0];
  for (uint c = 1; c < 32; ++c) {
    const bool y_10 = part_8[c];
    acc_7 = acc_7 || y_10;
  }
  const bool s_11 = acc_7;
  // while mk.any(n > 1):
  bool c_12;
  bool c_13;
  int x_14;
  long x_15;
  long c_16;
  c_12 = s_11;
  c_13 = false;
  {
    const uint e = stripe * 32 + lane;
    x_14 = 0;
  }
  {
    const uint e = stripe * 32 + lane;
    x_15 = n_2;
  }
  c_16 = 0L;
  while (true) {
    if (!c_12) break;
    // if turn == limit:
    const bool s_17 = c_16 == args.limit_3;
    bool c_18;
    int x_19;
    long x_20;
    long c_21;
    if (s_17) {
      // if turn == limit:
      const bool next_22 = true;
      const long next_23 = c_16;
      {
        const uint e = stripe * 32 + lane;
        x_19 = x_14;
      }
      {
        const uint e = stripe * 32 + lane;
        x_20 = x_15;
      }
      c_18 = next_22;
      c_21 = next_23;
    } else {
      // n = mk.where(n % 2 == 0, n // 2, mk.where(n > 1, 3 * n + 1, n))
      // turn += 1
      const long turn_24 = c_16 + 1L;
      {
        const uint e = stripe * 32 + lane;
        // count += (n > 1).to(mk.int32)
        const bool x_25 = 1L < x_15;
        const int x_26 = (int)x_25;
        const int count_27 = (int)((uint)x_14 + (uint)x_26);
        // n = mk.where(n % 2 == 0, n // 2, mk.where(n > 1, 3 * n + 1, n))
        const long x_28 = eas_mod_i64(x_15, 2L);
        const bool x_29 = x_28 == 0L;
        const long x_30 = eas_floordiv_i64(x_15, 2L);
        const long x_31 = (long)((ulong)x_15 * (ulong)3L);
        const long x_32 = (long)((ulong)x_31 + (ulong)1L);
        const long x_33 = x_25 ? x_32 : x_15;
        const long n_34 = x_29 ? x_30 : x_33;
        const int next_35 = count_27;
        const long next_36 = n_34;
        x_19 = next_35;
        x_20 = next_36;
      }
      const bool next_37 = c_13;
      const long next_38 = turn_24;
      c_18 = next_37;
      c_21 = next_38;
    }
    // while mk.any(n > 1):
    const bool s_39 = !c_18;
    bool c_40;
    if (s_39) {
      bool x_41;
      {
        const uint e = stripe * 32 + lane;
        // while mk.any(n > 1):
        x_41 = 1L < x_20;
      }
      // while mk.any(n > 1):
      threadgroup_barrier(mem_flags::mem_threadgroup);
      bool acc_42 = 0;
      {
        const uint e = stripe * 32 + lane;
        acc_42 = x_41;
      }
      threadgroup uchar* part_43 = (threadgroup uchar*)(pool + 0);
      if (true) part_43[t] = acc_42;
      threadgroup_barrier(mem_flags::mem_threadgroup);
      if (t < 32) {
        for (uint c = t + 32; c < 64; c += 32) {
          const bool y_44 = part_43[c];
          acc_42 = acc_42 || y_44;
        }
        part_43[t] = acc_42;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup);
      acc_42 = part_43[0];
      for (uint c = 1; c < 32; ++c) {
        const bool y_45 = part_43[c];
        acc_42 = acc_42 || y_45;
      }
      const bool s_46 = acc_42;
      c_40 = s_46;
    } else {
      c_40 = false;
    }
    const bool next_47 = c_40;
    const bool next_48 = c_18;
    const long next_49 = c_21;
    {
      const uint e = stripe * 32 + lane;
      x_14 = x_19;
    }
    {
      const uint e = stripe * 32 + lane;
      x_15 = x_20;
    }
    c_12 = next_47;
    c_13 = next_48;
    c_16 = next_49;
  }
  {
    const uint e = stripe * 32 + lane;
    // mk.store(steps, at, count, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_50 = (long)e;
    const long at_51 = s_1 + v_50;
    // n = mk.load(x, at, at < N, other=1)
    const bool v_52 = at_51 < args.N_2;
    if (v_52) steps_1_data[at_51] = x_14;
  }
}
