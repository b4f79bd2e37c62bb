// 64 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 12 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
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
void own_loops_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const long* x_0_data = (__global const long*)(x_0_memory + args.x_0_at);
  __global int* out_1_data = (__global int*)(out_1_memory + args.out_1_at);
  // i = mk.program_id(0) * SIZE + mk.tid(0, SIZE)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  const long s_2 = (long)t;
  const long i_3 = s_1 + s_2;
  // if i >= N:
  const bool s_4 = args.N_2 <= i_3;
  if (s_4) {
  } else {
    // n, count = mk.load(x, i), 0
    const long s_5 = x_0_data[i_3];
    // while n > 1:
    // n = n // 2 if n % 2 == 0 else 3 * n + 1
    // if count == 100:
    // while n > 1:
    bool c_6;
    long c_7;
    long c_8;
    c_6 = false;
    c_7 = 0L;
    c_8 = s_5;
    while (true) {
      // while n > 1:
      const bool s_9 = 1L < c_8;
      const bool s_10 = !c_6;
      const bool s_11 = s_9 && s_10;
      if (!s_11) break;
      // n = n // 2 if n % 2 == 0 else 3 * n + 1
      const long s_12 = eas_mod_i64(c_8, 2L);
      const bool s_13 = s_12 == 0L;
      long n_14;
      if (s_13) {
        // n = n // 2 if n % 2 == 0 else 3 * n + 1
        const long n_15 = eas_floordiv_i64(c_8, 2L);
        n_14 = n_15;
      } else {
        // n = n // 2 if n % 2 == 0 else 3 * n + 1
        const long s_16 = (long)((ulong)c_8 * (ulong)3L);
        const long n_17 = (long)((ulong)s_16 + (ulong)1L);
        n_14 = n_17;
      }
      // count += 1
      const long count_18 = (long)((ulong)c_7 + (ulong)1L);
      // if count == 100:
      const bool s_19 = count_18 == 100L;
      bool c_20;
      if (s_19) {
        // if count == 100:
        c_20 = true;
      } else {
        c_20 = c_6;
      }
      const bool next_21 = c_20;
      const long next_22 = count_18;
      const long next_23 = n_14;
      c_6 = next_21;
      c_7 = next_22;
      c_8 = next_23;
    }
    // mk.store(out, i, count)
    const int s_24 = (int)c_7;
    out_1_data[i_3] = s_24;
  }
}
