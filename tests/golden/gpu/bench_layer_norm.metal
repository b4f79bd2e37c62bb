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
  const uint lane = t % 32, stripe = t / 32;
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
  for (uint r = 0; r < 4; r += 4) {
    const uint four = stripe * 128 + r * 32 + lane * 4;
    float z_2[4];
    // col = mk.arange(0, BLOCK)
    const long col_3 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_4 = row_0 + col_3;
    // mask = col < cols
    const bool mask_5 = col_3 < args.cols_4;
    // col = mk.arange(0, BLOCK)
    const long col_6 = (long)(four + 3);
    // mask = col < cols
    const bool mask_7 = col_6 < args.cols_4;
    if (mask_5 && mask_7) {
      *(thread packed_float4*)z_2 = *(device const packed_float4*)(x_0_data + v_4);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_8 = (long)e;
        // mask = col < cols
        const bool mask_9 = col_8 < args.cols_4;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
        const long v_10 = row_0 + col_8;
        z_2[q] = mask_9 ? x_0_data[v_10] : 0.0f;
      }
    }
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      z_1[r + q] = z_2[q];
    }
  }
  // centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
  float acc_11 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
    if (r == 0) {
      acc_11 = z_1[r];
    } else {
      const float y_12 = z_1[r];
      acc_11 = acc_11 + y_12;
    }
  }
  threadgroup float* part_13 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_14 = simd_shuffle_down(acc_11, d);
    const float y_15 = other_14;
    acc_11 = acc_11 + y_15;
  }
  if (t % 32 == 0) part_13[t / 32] = acc_11;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_11 = part_13[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_16 = part_13[c];
    acc_11 = acc_11 + y_16;
  }
  const float s_17 = acc_11;
  // centred = mk.where(mask, z - mk.sum(z) / cols, 0.0)
  const float s_18 = (float)args.cols_4;
  const float s_19 = s_17 / s_18;
  float centred_20[4];
  float x_21[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
    const float x_22 = z_1[r] - s_19;
    // col = mk.arange(0, BLOCK)
    const long col_23 = (long)e;
    // mask = col < cols
    const bool mask_24 = col_23 < args.cols_4;
    centred_20[r] = mask_24 ? x_22 : 0.0f;
    // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    x_21[r] = centred_20[r] * centred_20[r];
  }
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_25 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
    if (r == 0) {
      acc_25 = x_21[r];
    } else {
      const float y_26 = x_21[r];
      acc_25 = acc_25 + y_26;
    }
  }
  threadgroup float* part_27 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_28 = simd_shuffle_down(acc_25, d);
    const float y_29 = other_28;
    acc_25 = acc_25 + y_29;
  }
  if (t % 32 == 0) part_27[t / 32] = acc_25;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_25 = part_27[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_30 = part_27[c];
    acc_25 = acc_25 + y_30;
  }
  const float s_31 = acc_25;
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  const float s_32 = s_31 / s_18;
  const float s_33 = args.host_0;
  const float s_34 = s_32 + s_33;
  const float scale_35 = precise::rsqrt(s_34);
  for (uint r = 0; r < 4; r += 4) {
    const uint four = stripe * 128 + r * 32 + lane * 4;
    // y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    float x_36[4];
    // col = mk.arange(0, BLOCK)
    const long col_37 = (long)four;
    // mask = col < cols
    const bool mask_38 = col_37 < args.cols_4;
    // col = mk.arange(0, BLOCK)
    const long col_39 = (long)(four + 3);
    // mask = col < cols
    const bool mask_40 = col_39 < args.cols_4;
    if (mask_38 && mask_40) {
      *(thread packed_float4*)x_36 = *(device const packed_float4*)(weight_1_data + col_37);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_41 = (long)e;
        // mask = col < cols
        const bool mask_42 = col_41 < args.cols_4;
        x_36[q] = mask_42 ? weight_1_data[col_41] : 0.0f;
      }
    }
    // y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    float x_43[4];
    if (mask_38 && mask_40) {
      *(thread packed_float4*)x_43 = *(device const packed_float4*)(bias_2_data + col_37);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_44 = (long)e;
        // mask = col < cols
        const bool mask_45 = col_44 < args.cols_4;
        x_43[q] = mask_45 ? bias_2_data[col_44] : 0.0f;
      }
    }
    float out_46[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // y = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
      const float x_47 = centred_20[r + q] * scale_35;
      const float x_48 = x_47 * x_36[q];
      const float y_49 = x_48 + x_43[q];
      // mk.store(out, row * out.stride(0) + col * out.stride(1), y, mask)
      out_46[q] = y_49;
    }
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_50 = row_0 + col_37;
    if (mask_38 && mask_40) {
      *(device packed_float4*)(out_3_data + v_50) = *(thread packed_float4*)out_46;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_51 = (long)e;
        // mask = col < cols
        const bool mask_52 = col_51 < args.cols_4;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
        const long v_53 = row_0 + col_51;
        if (mask_52) out_3_data[v_53] = out_46[q];
      }
    }
  }
}
