// 192 threads a group, 1536 bytes of threadgroup memory (room for 21 groups in 32768),
// 1 barrier, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2304 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
};

kernel void batched_product_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  threadgroup ulong2 pool_words[96];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
  threadgroup float* x_0 = (threadgroup float*)(pool + 0);
  threadgroup float* x_1 = (threadgroup float*)(pool + 768);
  {
    const uint e = stripe * 32 + lane;
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    const uint i_2 = e / 64;
    const uint i_3 = (e / 8) % 8;
    const uint i_4 = e % 8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_5 = (long)i_2;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_6 = v_5 * 64L;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_7 = (long)i_3;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_8 = v_7 * 8L;
    const long v_9 = v_6 + v_8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_10 = (long)i_4;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long at_11 = v_9 + v_10;
    x_0[e] = a_0_data[at_11];
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    x_1[e] = b_1_data[at_11];
  }
  // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float x_12;
  float sum_13;
  {
    const uint e = stripe * 32 + lane;
    sum_13 = 0.0f;
  }
  for (uint k = 0; k < 8; ++k) {
    {
      const uint e = stripe * 32 + lane;
      const uint i_14 = e / 64;
      const uint i_15 = (e / 8) % 8;
      const uint i_16 = e % 8;
      sum_13 = fma(x_0[i_14 * 64 + i_15 * 8 + k], x_1[i_14 * 64 + k * 8 + i_16], sum_13);
    }
  }
  {
    const uint e = stripe * 32 + lane;
    x_12 = sum_13;
  }
  {
    const uint e = stripe * 32 + lane;
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    const uint i_17 = e / 64;
    const uint i_18 = (e / 8) % 8;
    const uint i_19 = e % 8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_20 = (long)i_17;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_21 = v_20 * 64L;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_22 = (long)i_18;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_23 = v_22 * 8L;
    const long v_24 = v_21 + v_23;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_25 = (long)i_19;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long at_26 = v_24 + v_25;
    c_2_data[at_26] = x_12;
  }
}
