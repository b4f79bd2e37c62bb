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
