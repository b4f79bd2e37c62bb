// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 32768 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_4;
  float host_0;
  float host_1;
};

static float eas_sigmoid_f32(float x) {
  const float e = precise::exp(-fabs(x));
  return (x < 0 ? e : 1) / (1 + e);
}

kernel void gelu_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 4096L;
  // z = mk.load(x, at, mask) * a + b
  const float s_2 = args.host_0;
  const float s_3 = args.host_1;
  // mk.store(out, at, z * mk.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z)), mask)
  for (uint r = 0; r < 16; r += 4) {
    const uint four = stripe * 512 + r * 32 + lane * 4;
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
      *(thread packed_float4*)x_4 = *(device const packed_float4*)(x_0_data + at_6);
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
      *(device packed_float4*)(out_1_data + at_6) = *(thread packed_float4*)out_14;
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
