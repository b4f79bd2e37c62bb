// 256 threads a group, 4096 bytes of threadgroup memory (room for 8 groups in 32768),
// 1 barrier, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 5888 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void product_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  __local ulong2 pool_words[256];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const half* a_0_data = (__global const half*)(a_0_memory + args.a_0_at);
  __global const half* b_1_data = (__global const half*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  __local float* left_0 = (__local float*)(pool + 2560);
  for (uint r = 0; r < 2; ++r) {
    if (r * 256 + t < 384) {
      const uint e = r * 256 + t;
      // left = mk.load(a, i[:, None] * a.stride(0) + k[None, :] * a.stride(1))
      const uint i_1 = e / 16;
      const uint i_2 = e % 16;
      // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
      const long v_3 = (long)i_1;
      const long v_4 = (long)i_2;
      // left = mk.load(a, i[:, None] * a.stride(0) + k[None, :] * a.stride(1))
      const long v_5 = v_3 + v_4;
      left_0[e] = vload_half(0, a_0_data + (v_5));
    }
  }
  __local float* right_6 = (__local float*)(pool + 0);
  for (uint r = 0; r < 3; ++r) {
    if (r * 256 + t < 640) {
      const uint e = r * 256 + t;
      // right = mk.load(b, k[:, None] * b.stride(0) + j[None, :] * b.stride(1))
      const uint i_7 = e / 40;
      const uint i_8 = e % 40;
      // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
      const long v_9 = (long)i_7;
      const long v_10 = (long)i_8;
      // right = mk.load(b, k[:, None] * b.stride(0) + j[None, :] * b.stride(1))
      const long v_11 = v_9 + v_10;
      right_6[e] = vload_half(0, b_1_data + (v_11));
    }
  }
  // mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))
  barrier(CLK_LOCAL_MEM_FENCE);
  float x_12[4] = {0};
  float sum_13[4] = {0};
  for (uint r = 0; r < 4; ++r) {
    if (r * 256 + t < 960) {
      const uint e = r * 256 + t;
      sum_13[r] = 0.0f;
    }
  }
  for (uint k = 0; k < 16; ++k) {
    for (uint r = 0; r < 4; ++r) {
      if (r * 256 + t < 960) {
        const uint e = r * 256 + t;
        const uint i_14 = e / 40;
        const uint i_15 = e % 40;
        sum_13[r] = fma(left_0[i_14 * 16 + k], right_6[k * 40 + i_15], sum_13[r]);
      }
    }
  }
  for (uint r = 0; r < 4; ++r) {
    if (r * 256 + t < 960) {
      const uint e = r * 256 + t;
      x_12[r] = sum_13[r];
    }
  }
  for (uint r = 0; r < 4; ++r) {
    if (r * 256 + t < 960) {
      const uint e = r * 256 + t;
      // mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))
      const uint i_16 = e / 40;
      const uint i_17 = e % 40;
      // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
      const long v_18 = (long)i_16;
      const long v_19 = (long)i_17;
      // mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))
      const long v_20 = v_18 + v_19;
      c_2_data[v_20] = x_12[r];
    }
  }
}
