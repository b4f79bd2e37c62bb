// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 49152 bytes.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long N_3;
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void add_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const float* a_0_data = (__global const float*)(a_0_memory + args.a_0_at);
  __global const float* b_1_data = (__global const float*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 4096L;
  // mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)
  for (uint r = 0; r < 16; ++r) {
    const uint e = r * 256 + t;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)e;
    const long at_3 = s_1 + v_2;
    // mask = at < N
    const bool mask_4 = at_3 < args.N_3;
    const float x_5 = mask_4 ? a_0_data[at_3] : 0.0f;
    // mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)
    const float x_6 = mask_4 ? b_1_data[at_3] : 0.0f;
    const float x_7 = x_5 + x_6;
    if (mask_4) c_2_data[at_3] = x_7;
  }
}
