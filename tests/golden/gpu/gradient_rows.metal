// 64 threads a group, 16 bytes of threadgroup memory (room for 2048 groups in 32768),
// 5 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1792 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long w_1_at;
  long d_x_4_at;
  long d_w_5_at;
  long d_out_6_at;
  long N_3;
  long first_program;
  long end_program;
  long programs_0;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

kernel void rows_grad_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* w_1_memory [[buffer(1)]],
    device uchar* d_x_4_memory [[buffer(2)]],
    device uchar* d_w_5_memory [[buffer(3)]],
    device uchar* d_out_6_memory [[buffer(4)]],
    constant Arguments& args [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  threadgroup ulong2 pool_words[1];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const float* w_1_data = (device const float*)(w_1_memory + args.w_1_at);
  device float* d_x_4_data = (device float*)(d_x_4_memory + args.d_x_4_at);
  device float* d_w_5_data = (device float*)(d_w_5_memory + args.d_w_5_at);
  device const float* d_out_6_data = (device const float*)(d_out_6_memory + args.d_out_6_at);
  // row, at = mk.program_id(0), mk.arange(0, BLOCK)
  const long s_0 = program_0;
  // v = mk.load(x, row * N + at, at < N, -float("inf"))
  const long s_1 = s_0 * args.N_3;
  float v_2;
  {
    const uint e = stripe * 32 + lane;
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_3 = (long)e;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_4 = s_1 + v_3;
    const bool v_5 = v_3 < args.N_3;
    v_2 = v_5 ? x_0_data[v_4] : (-INFINITY);
  }
  // e = mk.exp(v - mk.max(v))
  float acc_6 = 0;
  {
    const uint e = stripe * 32 + lane;
    acc_6 = v_2;
  }
  threadgroup float* part_7 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_8 = simd_shuffle_down(acc_6, d);
    const float y_9 = other_8;
    acc_6 = eas_maximum_f32(acc_6, y_9);
  }
  if (t % 32 == 0) part_7[t / 32] = acc_6;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_6 = part_7[0];
  for (uint c = 1; c < 2; ++c) {
    const float y_10 = part_7[c];
    acc_6 = eas_maximum_f32(acc_6, y_10);
  }
  const float s_11 = acc_6;
  float e_12;
  {
    const uint e = stripe * 32 + lane;
    // e = mk.exp(v - mk.max(v))
    const float x_13 = v_2 - s_11;
    e_12 = precise::exp(x_13);
  }
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_14 = 0;
  {
    const uint e = stripe * 32 + lane;
    acc_14 = e_12;
  }
  threadgroup float* part_15 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_16 = simd_shuffle_down(acc_14, d);
    const float y_17 = other_16;
    acc_14 = acc_14 + y_17;
  }
  if (t % 32 == 0) part_15[t / 32] = acc_14;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_14 = part_15[0];
  for (uint c = 1; c < 2; ++c) {
    const float y_18 = part_15[c];
    acc_14 = acc_14 + y_18;
  }
  const float s_19 = acc_14;
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  const float s_20 = 1.0f / s_19;
  float x_21;
  float x_22;
  float x_23;
  {
    const uint e = stripe * 32 + lane;
    const float x_24 = e_12 / s_19;
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_25 = (long)e;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const bool v_26 = v_25 < args.N_3;
    const float x_27 = v_26 ? w_1_data[v_25] : 0.0f;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float y_28 = precise::log(x_27);
    // mk.store(out, row * N + at, y, at < N)
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_29 = s_1 + v_25;
    const float x_30 = v_26 ? d_out_6_data[v_29] : 0.0f;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float x_31 = x_30 * y_28;
    const float x_32 = v_26 ? x_31 : 0.0f;
    const float x_33 = x_30 * x_24;
    const float x_34 = 1.0f / x_27;
    const float x_35 = x_33 * x_34;
    x_21 = v_26 ? x_35 : 0.0f;
    x_22 = x_32 * s_20;
    const float x_36 = x_32 * x_24;
    const float x_37 = -x_36;
    x_23 = x_37 * s_20;
  }
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float acc_38 = 0;
  {
    const uint e = stripe * 32 + lane;
    acc_38 = x_23;
  }
  threadgroup float* part_39 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_40 = simd_shuffle_down(acc_38, d);
    const float y_41 = other_40;
    acc_38 = acc_38 + y_41;
  }
  if (t % 32 == 0) part_39[t / 32] = acc_38;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_38 = part_39[0];
  for (uint c = 1; c < 2; ++c) {
    const float y_42 = part_39[c];
    acc_38 = acc_38 + y_42;
  }
  const float s_43 = acc_38;
  {
    const uint e = stripe * 32 + lane;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float y_44 = x_22 + s_43;
    // e = mk.exp(v - mk.max(v))
    const float e_45 = y_44 * e_12;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_46 = (long)e;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_47 = s_1 + v_46;
    const bool v_48 = v_46 < args.N_3;
    const float x_49 = v_48 ? d_x_4_data[v_47] : 0.0f;
    const float x_50 = x_49 + e_45;
    if (v_48) d_x_4_data[v_47] = x_50;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float x_51 = v_48 ? d_w_5_data[v_46] : 0.0f;
    const float x_52 = x_51 + x_21;
    if (v_48) d_w_5_data[v_46] = x_52;
  }
}
