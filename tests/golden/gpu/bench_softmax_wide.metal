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
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[4];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // row = mk.program_id(0)
  const long row_0 = program_0;
  // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
  float z_1[32];
  for (uint r = 0; r < 32; r += 4) {
    const uint four = stripe * 1024 + r * 32 + lane * 4;
    float z_2[4];
    // col = mk.arange(0, BLOCK)
    const long col_3 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_4 = row_0 + col_3;
    // mask = col < cols
    const bool mask_5 = col_3 < args.cols_2;
    // col = mk.arange(0, BLOCK)
    const long col_6 = (long)(four + 3);
    // mask = col < cols
    const bool mask_7 = col_6 < args.cols_2;
    if (mask_5 && mask_7) {
      *(thread packed_float4*)z_2 = *(device const packed_float4*)(x_0_data + v_4);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_8 = (long)e;
        // mask = col < cols
        const bool mask_9 = col_8 < args.cols_2;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
        const long v_10 = row_0 + col_8;
        z_2[q] = mask_9 ? x_0_data[v_10] : (-INFINITY);
      }
    }
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      z_1[r + q] = z_2[q];
    }
  }
  // z = mk.exp(z - mk.max(z))
  float acc_11 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
    if (r == 0) {
      acc_11 = z_1[r];
    } else {
      const float y_12 = z_1[r];
      acc_11 = eas_maximum_f32(acc_11, y_12);
    }
  }
  threadgroup float* part_13 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_14 = simd_shuffle_down(acc_11, d);
    const float y_15 = other_14;
    acc_11 = eas_maximum_f32(acc_11, y_15);
  }
  if (t % 32 == 0) part_13[t / 32] = acc_11;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_11 = part_13[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_16 = part_13[c];
    acc_11 = eas_maximum_f32(acc_11, y_16);
  }
  const float s_17 = acc_11;
  float z_18[32];
  for (uint r = 0; r < 32; ++r) {
    const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
    // z = mk.exp(z - mk.max(z))
    const float x_19 = z_1[r] - s_17;
    z_18[r] = precise::exp(x_19);
  }
  // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_20 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
    if (r == 0) {
      acc_20 = z_18[r];
    } else {
      const float y_21 = z_18[r];
      acc_20 = acc_20 + y_21;
    }
  }
  threadgroup float* part_22 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_23 = simd_shuffle_down(acc_20, d);
    const float y_24 = other_23;
    acc_20 = acc_20 + y_24;
  }
  if (t % 32 == 0) part_22[t / 32] = acc_20;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_20 = part_22[0];
  for (uint c = 1; c < 8; ++c) {
    const float y_25 = part_22[c];
    acc_20 = acc_20 + y_25;
  }
  const float s_26 = acc_20;
  for (uint r = 0; r < 32; r += 4) {
    const uint four = stripe * 1024 + r * 32 + lane * 4;
    float out_27[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
      const float x_28 = z_18[r + q] / s_26;
      out_27[q] = x_28;
    }
    // col = mk.arange(0, BLOCK)
    const long col_29 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_30 = row_0 + col_29;
    // mask = col < cols
    const bool mask_31 = col_29 < args.cols_2;
    // col = mk.arange(0, BLOCK)
    const long col_32 = (long)(four + 3);
    // mask = col < cols
    const bool mask_33 = col_32 < args.cols_2;
    if (mask_31 && mask_33) {
      *(device packed_float4*)(out_1_data + v_30) = *(thread packed_float4*)out_27;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_34 = (long)e;
        // mask = col < cols
        const bool mask_35 = col_34 < args.cols_2;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
        const long v_36 = row_0 + col_34;
        if (mask_35) out_1_data[v_36] = out_27[q];
      }
    }
  }
}
