// 32 threads a group, 272 bytes of threadgroup memory (room for 120 groups in 32768),
// 1 barrier and 2 a turn of a loop, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 196 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long cx_0_at;
  long cy_1_at;
  long out_2_at;
  long limit_4;
  long W_3;
};

kernel void mandelbrot_kernel(
    device uchar* cx_0_memory [[buffer(0)]],
    device uchar* cy_1_memory [[buffer(1)]],
    device uchar* out_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  threadgroup ulong2 pool_words[17];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* cx_0_data = (device const float*)(cx_0_memory + args.cx_0_at);
  device const float* cy_1_data = (device const float*)(cy_1_memory + args.cy_1_at);
  device int* out_2_data = (device int*)(out_2_memory + args.out_2_at);
  // row = mk.program_id(1)
  const long row_0 = program_1;
  // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_1 = program_0;
  const long s_2 = s_1 * 24L;
  // c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
  const float s_3 = cy_1_data[row_0];
  // count = mk.zeros((BLOCK,), mk.int32)
  // while (turn < limit) & mk.any(live):
  const bool s_4 = 0L < args.limit_4;
  float x_5;
  if (t < 24) {
    // c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)t;
    const long col_7 = s_2 + v_6;
    // c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
    const bool v_8 = col_7 < args.W_3;
    x_5 = v_8 ? cx_0_data[col_7] : 0.0f;
  }
  // while (turn < limit) & mk.any(live):
  bool acc_9 = 0;
  if (t < 24) {
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_10 = (long)t;
    const long col_11 = s_2 + v_10;
    // c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
    const bool v_12 = col_11 < args.W_3;
    acc_9 = v_12;
  }
  threadgroup uchar* part_13 = (threadgroup uchar*)(pool + 0);
  if (t < 24) part_13[t] = acc_9;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_9 = part_13[0];
  for (uint c = 1; c < 24; ++c) {
    const bool y_14 = part_13[c];
    acc_9 = acc_9 || y_14;
  }
  const bool s_15 = acc_9;
  // while (turn < limit) & mk.any(live):
  const bool s_16 = s_4 && s_15;
  // live = re2 + im2 <= 4  # once outside, z only grows: to infinity, then NaN
  // re, im = re2 - im2 + c_re, 2 * re * im + c_im
  // turn += 1
  // while (turn < limit) & mk.any(live):
  bool c_17;
  int x_18;
  float x_19;
  float x_20;
  long c_21;
  c_17 = s_16;
  if (t < 24) {
    x_18 = 0;
  }
  if (t < 24) {
    x_19 = 0.0f;
  }
  if (t < 24) {
    x_20 = 0.0f;
  }
  c_21 = 0L;
  while (true) {
    if (!c_17) break;
    // turn += 1
    const long turn_22 = c_21 + 1L;
    // while (turn < limit) & mk.any(live):
    const bool s_23 = turn_22 < args.limit_4;
    bool live_24;
    int count_25;
    float x_26;
    float x_27;
    if (t < 24) {
      // re2, im2 = re * re, im * im
      const float x_28 = x_20 * x_20;
      const float x_29 = x_19 * x_19;
      // live = re2 + im2 <= 4  # once outside, z only grows: to infinity, then NaN
      const float x_30 = x_28 + x_29;
      live_24 = x_30 <= 4.0f;
      // count += live.to(mk.int32)
      const int x_31 = (int)live_24;
      count_25 = (int)((uint)x_18 + (uint)x_31);
      // re, im = re2 - im2 + c_re, 2 * re * im + c_im
      const float x_32 = x_28 - x_29;
      x_26 = x_32 + x_5;
      const float x_33 = x_20 * 2.0f;
      const float x_34 = x_33 * x_19;
      x_27 = x_34 + s_3;
    }
    // while (turn < limit) & mk.any(live):
    threadgroup_barrier(mem_flags::mem_threadgroup);
    bool acc_35 = 0;
    if (t < 24) {
      acc_35 = live_24;
    }
    threadgroup uchar* part_36 = (threadgroup uchar*)(pool + 0);
    if (t < 24) part_36[t] = acc_35;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    acc_35 = part_36[0];
    for (uint c = 1; c < 24; ++c) {
      const bool y_37 = part_36[c];
      acc_35 = acc_35 || y_37;
    }
    const bool s_38 = acc_35;
    // while (turn < limit) & mk.any(live):
    const bool s_39 = s_23 && s_38;
    const bool next_40 = s_39;
    const long next_41 = turn_22;
    if (t < 24) {
      x_18 = count_25;
    }
    if (t < 24) {
      x_19 = x_27;
    }
    if (t < 24) {
      x_20 = x_26;
    }
    c_17 = next_40;
    c_21 = next_41;
  }
  if (t < 24) {
    // mk.store(out, row * out.stride(0) + col * out.stride(1), count, col < W)
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_42 = (long)t;
    const long col_43 = s_2 + v_42;
    // mk.store(out, row * out.stride(0) + col * out.stride(1), count, col < W)
    const long v_44 = row_0 + col_43;
    // c_re, c_im = mk.load(cx, col, col < W), mk.load(cy, row)
    const bool v_45 = col_43 < args.W_3;
    if (v_45) out_2_data[v_44] = x_18;
  }
}
