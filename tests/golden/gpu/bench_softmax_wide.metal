// 256 threads a group, 64 bytes of threadgroup memory (room for 512 groups in 32768),
// 3 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 65536 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long out_1_at;
  long cols_2;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

kernel void softmax_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[4];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // row = mk.program_id(0)
  const long row_0 = program_0;
  // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
  float z_1[32];
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_2 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_3 = row_0 + col_2;
    // mask = col < cols
    const bool mask_4 = col_2 < args.cols_2;
    z_1[r] = mask_4 ? x_0_data[v_3] : (-INFINITY);
  }
  // z = mk.exp(z - mk.max(z))
  float acc_5 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_5 = z_1[r];
    } else {
      const float y_6 = z_1[r];
      acc_5 = eas_maximum_f32(acc_5, y_6);
    }
  }
  threadgroup float* part_7 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_8 = simd_shuffle_down(acc_5, d);
    const float y_9 = other_8;
    acc_5 = eas_maximum_f32(acc_5, y_9);
  }
  if (t % 32 == 0 && t < 256) part_7[t / 32] = acc_5;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_5 = part_7[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_10 = part_7[c];
    acc_5 = eas_maximum_f32(acc_5, y_10);
  }
  const float s_11 = acc_5;
  float z_12[32];
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // z = mk.exp(z - mk.max(z))
    const float x_13 = z_1[r] - s_11;
    z_12[r] = precise::exp(x_13);
  }
  // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_14 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_14 = z_12[r];
    } else {
      const float y_15 = z_12[r];
      acc_14 = acc_14 + y_15;
    }
  }
  threadgroup float* part_16 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_17 = simd_shuffle_down(acc_14, d);
    const float y_18 = other_17;
    acc_14 = acc_14 + y_18;
  }
  if (t % 32 == 0 && t < 256) part_16[t / 32] = acc_14;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_14 = part_16[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_19 = part_16[c];
    acc_14 = acc_14 + y_19;
  }
  const float s_20 = acc_14;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
    const float x_21 = z_12[r] / s_20;
    // col = mk.arange(0, BLOCK)
    const long col_22 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_23 = row_0 + col_22;
    // mask = col < cols
    const bool mask_24 = col_22 < args.cols_2;
    if (mask_24) out_1_data[v_23] = x_21;
  }
}
