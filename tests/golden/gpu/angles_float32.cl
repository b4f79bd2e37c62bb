// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1536 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long y_1_at;
  long out_2_at;
  long N_3;
};

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void angles_kernel(
    __global uchar* x_0_memory,
    __global uchar* y_1_memory,
    __global uchar* out_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const float* y_1_data = (__global const float*)(y_1_memory + args.y_1_at);
  __global float* out_2_data = (__global float*)(out_2_memory + args.out_2_at);
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
    const float x_5 = v_4 ? x_0_data[at_3] : 0.0f;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask)
    const float x_6 = v_4 ? y_1_data[at_3] : 0.0f;
    // of = (mk.sin(a), mk.cos(a), mk.tan(b), mk.asin(a), mk.acos(b), mk.atan(a), mk.atan2(a, b))
    const float x_7 = sin(x_5);
    const float x_8 = cos(x_5);
    const float x_9 = tan(x_6);
    const float x_10 = asin(x_5);
    const float x_11 = acos(x_6);
    const float x_12 = atan(x_5);
    const float of_13 = atan2(x_5, x_6);
    // result = result + value
    const float x_14 = x_7 + x_8;
    const float x_15 = x_14 + x_9;
    const float x_16 = x_15 + x_10;
    const float x_17 = x_16 + x_11;
    const float x_18 = x_17 + x_12;
    const float result_19 = x_18 + of_13;
    // mk.store(out, at, total(of), mask)
    if (v_4) out_2_data[at_3] = result_19;
  }
}
