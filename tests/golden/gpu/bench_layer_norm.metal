// 256 threads a group, 64 bytes of threadgroup memory (room for 512 groups in 32768),
// 3 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 16384 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long weight_1_at;
  long bias_2_at;
  long out_3_at;
  long cols_4;
  float host_0;
  uchar pad_44;
  uchar pad_45;
  uchar pad_46;
  uchar pad_47;
};

kernel void layer_norm_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* weight_1_memory [[buffer(1)]],
    device uchar* bias_2_memory [[buffer(2)]],
    device uchar* out_3_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[4];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const float* weight_1_data = (device const float*)(weight_1_memory + args.weight_1_at);
  device const float* bias_2_data = (device const float*)(bias_2_memory + args.bias_2_at);
  device float* out_3_data = (device float*)(out_3_memory + args.out_3_at);
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
    const bool mask_4 = col_2 < args.cols_4;
    z_1[r] = mask_4 ? x_0_data[v_3] : 0.0f;
  }
  // centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
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
  // centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
  const float s_12 = (float)args.cols_4;
  const float s_13 = s_11 / s_12;
  float centred_14[4];
  float x_15[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    const float x_16 = z_1[r] - s_13;
    // col = mk.arange(0, BLOCK)
    const long col_17 = (long)e;
    // mask = col < cols
    const bool mask_18 = col_17 < args.cols_4;
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
    // y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_30 = centred_14[r] * scale_29;
    // col = mk.arange(0, BLOCK)
    const long col_31 = (long)e;
    // mask = col < cols
    const bool mask_32 = col_31 < args.cols_4;
    const float x_33 = mask_32 ? weight_1_data[col_31] : 0.0f;
    // y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_34 = x_30 * x_33;
    const float x_35 = mask_32 ? bias_2_data[col_31] : 0.0f;
    const float y_36 = x_34 + x_35;
    // mk.store(out, row * out.stride(0) + col * out.stride(1), y, mask)
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_37 = row_0 + col_31;
    if (mask_32) out_3_data[v_37] = y_36;
  }
}
