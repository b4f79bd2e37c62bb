// 128 threads a group, 7936 bytes of threadgroup memory (room for 4 groups in 32768),
// 2 barriers, 8 simdgroup-matrix products,
// 16 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 5888 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
};

kernel void product_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  threadgroup ulong2 pool_words[496];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const half* a_0_data = (device const half*)(a_0_memory + args.a_0_at);
  device const half* b_1_data = (device const half*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  threadgroup half* left_0 = (threadgroup half*)(pool + 6400);
  for (uint r = 0; r < 3; ++r) {
    const uint e = stripe * 96 + r * 32 + lane;
    // left = mk.load(a, i[:, None] * a.stride(0) + k[None, :] * a.stride(1))
    const uint i_1 = e / 16;
    const uint i_2 = e % 16;
    // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    const long v_3 = (long)i_1;
    const long v_4 = (long)i_2;
    // left = mk.load(a, i[:, None] * a.stride(0) + k[None, :] * a.stride(1))
    const long v_5 = v_3 + v_4;
    left_0[e] = a_0_data[v_5];
  }
  threadgroup half* right_6 = (threadgroup half*)(pool + 3840);
  for (uint r = 0; r < 5; ++r) {
    const uint e = stripe * 160 + r * 32 + lane;
    // right = mk.load(b, k[:, None] * b.stride(0) + j[None, :] * b.stride(1))
    const uint i_7 = e / 40;
    const uint i_8 = e % 40;
    // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
    const long v_9 = (long)i_7;
    const long v_10 = (long)i_8;
    // right = mk.load(b, k[:, None] * b.stride(0) + j[None, :] * b.stride(1))
    const long v_11 = v_9 + v_10;
    right_6[e] = b_1_data[v_11];
  }
  // mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))
  threadgroup_barrier(mem_flags::mem_threadgroup);
  threadgroup float* x_12 = (threadgroup float*)(pool + 0);
  for (uint c = 0; c < 4; ++c) {
    const uint n = c * 4 + t / 32;
    const uint i = n / 5 * 8, j = n % 5 * 8;
    if (n < 15) {
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      for (uint k = 0; k < 16; k += 8) {
        simdgroup_matrix<half, 8, 8> x, y;
        simdgroup_load(x, left_0 + i * 16 + k, 16);
        simdgroup_load(y, right_6 + k * 40 + j, 40);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, x_12 + i * 40 + j, 40);
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 8; ++r) {
    if (r * 32 + lane < 240) {
      const uint e = stripe * 240 + r * 32 + lane;
      const uint i_13 = e / 40;
      const uint i_14 = e % 40;
      // i, j, k = mk.arange(0, M), mk.arange(0, N), mk.arange(0, K)
      const long v_15 = (long)i_13;
      const long v_16 = (long)i_14;
      // mk.store(c, i[:, None] * c.stride(0) + j[None, :] * c.stride(1), mk.dot(left, right))
      const long v_17 = v_15 + v_16;
      c_2_data[v_17] = x_12[e];
    }
  }
}
