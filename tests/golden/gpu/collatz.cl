// 64 threads a group, 512 bytes of threadgroup memory (room for 64 groups in 32768),
// 10 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 768 bytes; a loop's are counted once.
#pragma OPENCL FP_CONTRACT OFF

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

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void collatz_kernel(
    __global uchar* x_0_memory,
    __global uchar* steps_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[32];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const long* x_0_data = (__global const long*)(x_0_memory + args.x_0_at);
  __global int* steps_1_data = (__global int*)(steps_1_memory + args.steps_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // n = mk.load(x, at, at < N, other=1)
  // count = mk.zeros((BLOCK,), mk.int32)
  long n_2 = 0;
  bool x_3 = 0;
  {
    // n = mk.load(x, at, at < N, other=1)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)t;
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
    acc_7 = x_3;
  }
  __local uchar* part_8 = (__local uchar*)(pool + 0);
  if (t < 64) part_8[t] = acc_7;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 64; c += 32) {
      const bool y_9 = part_8[c];
      acc_7 = acc_7 || y_9;
    }
    part_8[t] = acc_7;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_7 = part_8[0];
  for (uint c = 1; c < 32; ++c) {
    const bool y_10 = part_8[c];
    acc_7 = acc_7 || y_10;
  }
  const bool s_11 = acc_7;
  // while mk.any(n > 1):
  bool c_12;
  bool c_13;
  int x_14 = 0;
  long x_15 = 0;
  long c_16;
  c_12 = s_11;
  c_13 = false;
  {
    x_14 = 0;
  }
  {
    x_15 = n_2;
  }
  c_16 = 0L;
  while (true) {
    if (!c_12) break;
    // if turn == limit:
    const bool s_17 = c_16 == args.limit_3;
    bool c_18;
    int x_19 = 0;
    long x_20 = 0;
    long c_21;
    if (s_17) {
      // if turn == limit:
      const bool next_22 = true;
      const long next_23 = c_16;
      int next_24 = 0;
      {
        next_24 = x_14;
      }
      long next_25 = 0;
      {
        next_25 = x_15;
      }
      {
        x_19 = next_24;
      }
      {
        x_20 = next_25;
      }
      c_18 = next_22;
      c_21 = next_23;
    } else {
      // n = mk.where(n % 2 == 0, n // 2, mk.where(n > 1, 3 * n + 1, n))
      // turn += 1
      const long turn_26 = c_16 + 1L;
      {
        // count += (n > 1).to(mk.int32)
        const bool x_27 = 1L < x_15;
        const int x_28 = (int)x_27;
        const int count_29 = (int)((uint)x_14 + (uint)x_28);
        // n = mk.where(n % 2 == 0, n // 2, mk.where(n > 1, 3 * n + 1, n))
        const long x_30 = eas_mod_i64(x_15, 2L);
        const bool x_31 = x_30 == 0L;
        const long x_32 = eas_floordiv_i64(x_15, 2L);
        const long x_33 = (long)((ulong)x_15 * (ulong)3L);
        const long x_34 = (long)((ulong)x_33 + (ulong)1L);
        const long x_35 = x_27 ? x_34 : x_15;
        const long n_36 = x_31 ? x_32 : x_35;
        const int next_37 = count_29;
        const long next_38 = n_36;
        x_19 = next_37;
        x_20 = next_38;
      }
      const bool next_39 = c_13;
      const long next_40 = turn_26;
      c_18 = next_39;
      c_21 = next_40;
    }
    // while mk.any(n > 1):
    const bool s_41 = !c_18;
    bool c_42;
    if (s_41) {
      barrier(CLK_LOCAL_MEM_FENCE);
      bool x_43 = 0;
      {
        // while mk.any(n > 1):
        x_43 = 1L < x_20;
      }
      // while mk.any(n > 1):
      barrier(CLK_LOCAL_MEM_FENCE);
      bool acc_44 = 0;
      {
        acc_44 = x_43;
      }
      __local uchar* part_45 = (__local uchar*)(pool + 0);
      if (t < 64) part_45[t] = acc_44;
      barrier(CLK_LOCAL_MEM_FENCE);
      if (t < 32) {
        for (uint c = t + 32; c < 64; c += 32) {
          const bool y_46 = part_45[c];
          acc_44 = acc_44 || y_46;
        }
        part_45[t] = acc_44;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      acc_44 = part_45[0];
      for (uint c = 1; c < 32; ++c) {
        const bool y_47 = part_45[c];
        acc_44 = acc_44 || y_47;
      }
      const bool s_48 = acc_44;
      c_42 = s_48;
      barrier(CLK_LOCAL_MEM_FENCE);
    } else {
      c_42 = false;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const bool next_49 = c_42;
    const bool next_50 = c_18;
    const long next_51 = c_21;
    int next_52 = 0;
    {
      next_52 = x_19;
    }
    long next_53 = 0;
    {
      next_53 = x_20;
    }
    {
      x_14 = next_52;
    }
    {
      x_15 = next_53;
    }
    c_12 = next_49;
    c_13 = next_50;
    c_16 = next_51;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  {
    // mk.store(steps, at, count, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_54 = (long)t;
    const long at_55 = s_1 + v_54;
    // n = mk.load(x, at, at < N, other=1)
    const bool v_56 = at_55 < args.N_2;
    if (v_56) steps_1_data[at_55] = x_14;
  }
}
