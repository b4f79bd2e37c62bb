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
  for (uint r = 0; r < 16; r += 4) {
    const uint four = r * 256 + t * 4;
    float x_2[4];
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_3 = (long)four;
    const long at_4 = s_1 + v_3;
    // mask = at < N
    const bool mask_5 = at_4 < args.N_3;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)(four + 3);
    const long at_7 = s_1 + v_6;
    // mask = at < N
    const bool mask_8 = at_7 < args.N_3;
    if (mask_5 && mask_8) {
      vstore4(vload4(0, a_0_data + at_4), 0, x_2);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_9 = (long)e;
        const long at_10 = s_1 + v_9;
        // mask = at < N
        const bool mask_11 = at_10 < args.N_3;
        x_2[q] = mask_11 ? a_0_data[at_10] : 0.0f;
      }
    }
    // mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)
    float x_12[4];
    if (mask_5 && mask_8) {
      vstore4(vload4(0, b_1_data + at_4), 0, x_12);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_13 = (long)e;
        const long at_14 = s_1 + v_13;
        // mask = at < N
        const bool mask_15 = at_14 < args.N_3;
        x_12[q] = mask_15 ? b_1_data[at_14] : 0.0f;
      }
    }
    float out_16[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)
      const float x_17 = x_2[q] + x_12[q];
      out_16[q] = x_17;
    }
    if (mask_5 && mask_8) {
      vstore4(vload4(0, out_16), 0, c_2_data + at_4);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_18 = (long)e;
        const long at_19 = s_1 + v_18;
        // mask = at < N
        const bool mask_20 = at_19 < args.N_3;
        if (mask_20) c_2_data[at_19] = out_16[q];
      }
    }
  }
}
