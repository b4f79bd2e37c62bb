// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 32768 bytes.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long x_0_at;
  long out_1_at;
  double a_2;
  double b_3;
  long N_4;
};

static float eas_sigmoid_f32(float x) {
  const float e = exp(-fabs(x));
  return (x < 0 ? e : 1) / (1 + e);
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void gelu_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 4096L;
  // z = mk.load(x, at, mask) * a + b
  const float s_2 = (float)args.a_2;
  const float s_3 = (float)args.b_3;
  // mk.store(out, at, z * mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z)), mask)
  for (uint r = 0; r < 16; r += 4) {
    const uint four = r * 256 + t * 4;
    // z = mk.load(x, at, mask) * a + b
    float x_4[4];
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_5 = (long)four;
    const long at_6 = s_1 + v_5;
    // mask = at < N
    const bool mask_7 = at_6 < args.N_4;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_8 = (long)(four + 3);
    const long at_9 = s_1 + v_8;
    // mask = at < N
    const bool mask_10 = at_9 < args.N_4;
    if (mask_7 && mask_10) {
      vstore4(vload4(0, x_0_data + at_6), 0, x_4);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_11 = (long)e;
        const long at_12 = s_1 + v_11;
        // mask = at < N
        const bool mask_13 = at_12 < args.N_4;
        x_4[q] = mask_13 ? x_0_data[at_12] : 0.0f;
      }
    }
    float out_14[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // z = mk.load(x, at, mask) * a + b
      const float x_15 = x_4[q] * s_2;
      const float z_16 = x_15 + s_3;
      // mk.store(out, at, z * mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z)), mask)
      const float x_17 = z_16 * 0.044715f;
      const float x_18 = x_17 * z_16;
      const float x_19 = x_18 * z_16;
      const float x_20 = z_16 + x_19;
      const float x_21 = x_20 * 1.5957692f;
      const float x_22 = eas_sigmoid_f32(x_21);
      const float x_23 = z_16 * x_22;
      out_14[q] = x_23;
    }
    if (mask_7 && mask_10) {
      vstore4(vload4(0, out_14), 0, out_1_data + at_6);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_24 = (long)e;
        const long at_25 = s_1 + v_24;
        // mask = at < N
        const bool mask_26 = at_25 < args.N_4;
        if (mask_26) out_1_data[at_25] = out_14[q];
      }
    }
  }
}
