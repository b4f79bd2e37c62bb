// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 3072 bytes.
#pragma OPENCL FP_CONTRACT OFF

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
  // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 256L;
  // mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)
  {
    // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)t;
    const long offs_3 = s_1 + v_2;
    // mask = offs < N
    const bool mask_4 = offs_3 < args.N_3;
    const float x_5 = mask_4 ? a_0_data[offs_3] : 0.0f;
    // mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)
    const float x_6 = mask_4 ? b_1_data[offs_3] : 0.0f;
    const float x_7 = x_5 + x_6;
    if (mask_4) c_2_data[offs_3] = x_7;
  }
}
