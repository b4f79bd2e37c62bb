// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2048 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
  long n_2;
  long N_3;
};

static ulong eas_floordiv_u64(ulong x, ulong y) { return y == 0 ? (ulong)0 : (ulong)(x / y); }
static ulong eas_mod_u64(ulong x, ulong y) { return y == 0 ? x : (ulong)(x % y); }
static ulong eas_shl_u64(ulong x, ulong y) { return (ulong)y < 64 ? (ulong)((ulong)x << (ulong)y) : (ulong)0; }

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void integers_by_constants_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const ulong* x_0_data = (__global const ulong*)(x_0_memory + args.x_0_at);
  __global ulong* out_1_data = (__global ulong*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a = mk.load(x, at, mask)
  // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
  const ulong s_2 = (ulong)args.n_2;
  {
    // a = mk.load(x, at, mask)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_3 = (long)t;
    const long at_4 = s_1 + v_3;
    // return at, at < N
    const bool v_5 = at_4 < args.N_3;
    const ulong a_6 = v_5 ? x_0_data[at_4] : 0UL;
    // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
    const ulong x_7 = eas_floordiv_u64(a_6, 7UL);
    const ulong x_8 = eas_mod_u64(a_6, 7UL);
    const ulong x_9 = (ulong)((ulong)x_7 + (ulong)x_8);
    const ulong x_10 = eas_floordiv_u64(a_6, 16UL);
    const ulong x_11 = (ulong)((ulong)x_9 + (ulong)x_10);
    const ulong x_12 = eas_mod_u64(a_6, 16UL);
    const ulong x_13 = (ulong)((ulong)x_11 + (ulong)x_12);
    const ulong x_14 = eas_floordiv_u64(a_6, s_2);
    const ulong x_15 = (ulong)((ulong)x_13 + (ulong)x_14);
    const ulong x_16 = eas_mod_u64(a_6, s_2);
    const ulong x_17 = (ulong)((ulong)x_15 + (ulong)x_16);
    const ulong x_18 = eas_shl_u64(a_6, 3UL);
    const ulong x_19 = (ulong)((ulong)x_17 + (ulong)x_18);
    if (v_5) out_1_data[at_4] = x_19;
  }
}
