// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2048 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long counts_1_at;
  long N_2;
  long bins_3;
};

static int atomic_add_i32_device(volatile __global int* p, int x) {
  return atomic_add(p, x);
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void histogram_kernel(
    __global uchar* x_0_memory,
    __global uchar* counts_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const int* x_0_data = (__global const int*)(x_0_memory + args.x_0_at);
  __global int* counts_1_data = (__global int*)(counts_1_memory + args.counts_1_at);
  // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 256L;
  // value = mk.load(x, offs, offs < N)
  // mk.atomic_add(counts, value, 1, counted)
  {
    // value = mk.load(x, offs, offs < N)
    // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)t;
    const long offs_3 = s_1 + v_2;
    // value = mk.load(x, offs, offs < N)
    const bool v_4 = offs_3 < args.N_2;
    const int value_5 = v_4 ? x_0_data[offs_3] : 0;
    // counted = (offs < N) & (value >= 0) & (value < bins)
    const bool x_6 = 0 <= value_5;
    const bool x_7 = v_4 && x_6;
    const long x_8 = (long)value_5;
    const bool x_9 = x_8 < args.bins_3;
    const bool counted_10 = x_7 && x_9;
    // mk.atomic_add(counts, value, 1, counted)
    if (counted_10) atomic_add_i32_device(counts_1_data + (x_8), 1);
  }
}
