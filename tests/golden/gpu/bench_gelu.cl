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
  for (uint r = 0; r < 16; ++r) {
    const uint e = r * 256 + t;
    // z = mk.load(x, at, mask) * a + b
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)e;
    const long at_5 = s_1 + v_4;
    // mask = at < N
    const bool mask_6 = at_5 < args.N_4;
    const float x_7 = mask_6 ? x_0_data[at_5] : 0.0f;
    // z = mk.load(x, at, mask) * a + b
    const float x_8 = x_7 * s_2;
    const float z_9 = x_8 + s_3;
    // mk.store(out, at, z * mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z)), mask)
    const float x_10 = z_9 * 0.044715f;
    const float x_11 = x_10 * z_9;
    const float x_12 = x_11 * z_9;
    const float x_13 = z_9 + x_12;
    const float x_14 = x_13 * 1.5957692f;
    const float x_15 = eas_sigmoid_f32(x_14);
    const float x_16 = z_9 * x_15;
    if (mask_6) out_1_data[at_5] = x_16;
  }
}
