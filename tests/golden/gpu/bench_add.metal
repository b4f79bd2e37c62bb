// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 49152 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long N_3;
};

kernel void add_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 4096L;
  // mk.store(c, at, mk.load(a, at, mask) + mk.load(b, at, mask), mask)
  for (uint r = 0; r < 16; r += 4) {
    const uint four = stripe * 512 + r * 32 + lane * 4;
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
      *(thread packed_float4*)x_2 = *(device const packed_float4*)(a_0_data + at_4);
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
      *(thread packed_float4*)x_12 = *(device const packed_float4*)(b_1_data + at_4);
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
      *(device packed_float4*)(c_2_data + at_4) = *(thread packed_float4*)out_16;
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
