// 32 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 0 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_3;
};

__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void fragments_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const float* a_0_data = (__global const float*)(a_0_memory + args.a_0_at);
  __global const float* b_1_data = (__global const float*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  // mk.tid(0, 32)
  // acc = mk.mma_zero()
  float2 fragment_0 = (float2)(0.0f, 0.0f);
  // for k in mk.range(0, K, 8):
  float2 c_1;
  c_1 = fragment_0;
  for (long i_2 = 0L; i_2 < args.K_3; i_2 += 8L) {
    // acc = mk.mma(a, k, K, b, k * 8, 8, acc)
    const long s_3 = i_2 * 8L;
    float2 fragment_4 = c_1;
    for (uint k = 0; k < 8; ++k) {
      const float x = a_0_data[i_2 + (t % 32 / 4) * args.K_3 + k];
      fragment_4.x = fma(x, b_1_data[s_3 + k * 8L + (t % 4 * 2)], fragment_4.x);
      fragment_4.y = fma(x, b_1_data[s_3 + k * 8L + (t % 4 * 2) + 1], fragment_4.y);
    }
    c_1 = fragment_4;
  }
  // mk.mma_store(c, mk.program_id(0) * 64, 8, acc)
  const long s_5 = program_0;
  const long s_6 = s_5 * 64L;
  c_2_data[s_6 + (t % 32 / 4) * 8L + (t % 4 * 2)] = c_1.x;
  c_2_data[s_6 + (t % 32 / 4) * 8L + (t % 4 * 2) + 1] = c_1.y;
}
