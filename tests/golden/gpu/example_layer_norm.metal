// 256 threads a group, 64 bytes of threadgroup memory (room for 512 groups in 32768),
// 3 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 16392 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long weight_1_at;
  long bias_2_at;
  long y_3_at;
  long mean_4_at;
  long rstd_5_at;
  long cols_6;
  float host_0;
  uchar pad_60;
  uchar pad_61;
  uchar pad_62;
  uchar pad_63;
};

kernel void layer_norm_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* weight_1_memory [[buffer(1)]],
    device uchar* bias_2_memory [[buffer(2)]],
    device uchar* y_3_memory [[buffer(3)]],
    device uchar* mean_4_memory [[buffer(4)]],
    device uchar* rstd_5_memory [[buffer(5)]],
    constant Arguments& args [[buffer(6)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[4];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const float* weight_1_data = (device const float*)(weight_1_memory + args.weight_1_at);
  device const float* bias_2_data = (device const float*)(bias_2_memory + args.bias_2_at);
  device float* y_3_data = (device float*)(y_3_memory + args.y_3_at);
  device float* mean_4_data = (device float*)(mean_4_memory + args.mean_4_at);
  device float* rstd_5_data = (device float*)(rstd_5_memory + args.rstd_5_at);
  // row = mk.program_id(0)
  const long row_0 = program_0;
  // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
  float z_1[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_2 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_3 = row_0 + col_2;
    // mask = col < cols
    const bool mask_4 = col_2 < args.cols_6;
    z_1[r] = mask_4 ? x_0_data[v_3] : 0.0f;
  }
  // mu = mk.sum(z) / cols
  float acc_5 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_5 = z_1[r];
    } else {
      const float y_6 = z_1[r];
      acc_5 = acc_5 + y_6;
    }
  }
  threadgroup float* part_7 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_8 = simd_shuffle_down(acc_5, d);
    const float y_9 = other_8;
    acc_5 = acc_5 + y_9;
  }
  if (t % 32 == 0 && t < 256) part_7[t / 32] = acc_5;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_5 = part_7[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_10 = part_7[c];
    acc_5 = acc_5 + y_10;
  }
  const float s_11 = acc_5;
  // mu = mk.sum(z) / cols
  const float s_12 = (float)args.cols_6;
  const float mu_13 = s_11 / s_12;
  float centred_14[4];
  float x_15[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // centred = mk.where(mask, z - mu, 0.0)
    const float x_16 = z_1[r] - mu_13;
    // col = mk.arange(0, BLOCK)
    const long col_17 = (long)e;
    // mask = col < cols
    const bool mask_18 = col_17 < args.cols_6;
    centred_14[r] = mask_18 ? x_16 : 0.0f;
    // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    x_15[r] = centred_14[r] * centred_14[r];
  }
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_19 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_19 = x_15[r];
    } else {
      const float y_20 = x_15[r];
      acc_19 = acc_19 + y_20;
    }
  }
  threadgroup float* part_21 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_22 = simd_shuffle_down(acc_19, d);
    const float y_23 = other_22;
    acc_19 = acc_19 + y_23;
  }
  if (t % 32 == 0 && t < 256) part_21[t / 32] = acc_19;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_19 = part_21[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_24 = part_21[c];
    acc_19 = acc_19 + y_24;
  }
  const float s_25 = acc_19;
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  const float s_26 = s_25 / s_12;
  const float s_27 = args.host_0;
  const float s_28 = s_26 + s_27;
  const float scale_29 = precise::rsqrt(s_28);
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_30 = centred_14[r] * scale_29;
    // col = mk.arange(0, BLOCK)
    const long col_31 = (long)e;
    // mask = col < cols
    const bool mask_32 = col_31 < args.cols_6;
    const float x_33 = mask_32 ? weight_1_data[col_31] : 0.0f;
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_34 = x_30 * x_33;
    const float x_35 = mask_32 ? bias_2_data[col_31] : 0.0f;
    const float out_36 = x_34 + x_35;
    // mk.store(y, row * y.stride(0) + col * y.stride(1), out, mask)
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_37 = row_0 + col_31;
    if (mask_32) y_3_data[v_37] = out_36;
  }
  // mk.store(mean, row, mu)
  if (t == 0) mean_4_data[row_0] = mu_13;
  // mk.store(rstd, row, scale)
  if (t == 0) rstd_5_data[row_0] = scale_29;
}
