// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 384 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long y_1_at;
  long out_2_at;
  long N_3;
};

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void booleans_kernel(
    __global uchar* x_0_memory,
    __global uchar* y_1_memory,
    __global uchar* out_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const uchar* x_0_data = (__global const uchar*)(x_0_memory + args.x_0_at);
  __global const uchar* y_1_data = (__global const uchar*)(y_1_memory + args.y_1_at);
  __global uchar* out_2_data = (__global uchar*)(out_2_memory + args.out_2_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a, b = mk.load(x, at, mask), mk.load(y, at, mask)
  {
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)t;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_3;
    const bool x_5 = v_4 ? x_0_data[at_3] != 0 : false;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask)
    const bool x_6 = v_4 ? y_1_data[at_3] != 0 : false;
    // mk.store(out, at, mk.where(a != b, a & b, ~a | (a ^ b)), mask)
    const bool x_7 = x_5 != x_6;
    const bool x_8 = x_5 && x_6;
    const bool x_9 = !x_5;
    const bool x_10 = x_5 != x_6;
    const bool x_11 = x_9 || x_10;
    const bool x_12 = x_7 ? x_8 : x_11;
    if (v_4) out_2_data[at_3] = x_12 ? 1 : 0;
  }
}
