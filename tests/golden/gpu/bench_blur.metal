// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 40960 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long out_1_at;
  long W_2;
};

kernel void blur_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // row = mk.program_id(1)
  const long row_0 = program_1;
  // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_1 = program_0;
  const long s_2 = s_1 * 1024L;
  // total = mk.zeros((BLOCK,))
  // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
  const long s_3 = row_0 + 1L;
  const long s_4 = row_0 + 2L;
  // mk.store(out, row * out.stride(0) + col * out.stride(1), total * (1 / 9), mask)
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_5 = (long)e;
    const long col_6 = s_2 + v_5;
    // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    const long v_7 = row_0 + col_6;
    // mask = col < W
    const bool mask_8 = col_6 < args.W_2;
    const float x_9 = mask_8 ? x_0_data[v_7] : 0.0f;
    // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    const float x_10 = x_9 + 0.0f;
    const long v_11 = col_6 + 1L;
    const long v_12 = row_0 + v_11;
    const float x_13 = mask_8 ? x_0_data[v_12] : 0.0f;
    const float x_14 = x_10 + x_13;
    const long v_15 = col_6 + 2L;
    const long v_16 = row_0 + v_15;
    const float x_17 = mask_8 ? x_0_data[v_16] : 0.0f;
    const float x_18 = x_14 + x_17;
    const long v_19 = s_3 + col_6;
    const float x_20 = mask_8 ? x_0_data[v_19] : 0.0f;
    const float x_21 = x_18 + x_20;
    const long v_22 = s_3 + v_11;
    const float x_23 = mask_8 ? x_0_data[v_22] : 0.0f;
    const float x_24 = x_21 + x_23;
    const long v_25 = s_3 + v_15;
    const float x_26 = mask_8 ? x_0_data[v_25] : 0.0f;
    const float x_27 = x_24 + x_26;
    const long v_28 = s_4 + col_6;
    const float x_29 = mask_8 ? x_0_data[v_28] : 0.0f;
    const float x_30 = x_27 + x_29;
    const long v_31 = s_4 + v_11;
    const float x_32 = mask_8 ? x_0_data[v_31] : 0.0f;
    const float x_33 = x_30 + x_32;
    const long v_34 = s_4 + v_15;
    const float x_35 = mask_8 ? x_0_data[v_34] : 0.0f;
    const float total_36 = x_33 + x_35;
    // mk.store(out, row * out.stride(0) + col * out.stride(1), total * (1 / 9), mask)
    const float x_37 = total_36 * 0.11111111f;
    if (mask_8) out_1_data[v_7] = x_37;
  }
}
