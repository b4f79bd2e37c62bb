// 256 threads a group, 64 bytes of threadgroup memory (room for 512 groups in 32768),
// 5 barriers a turn of a loop, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 12288 bytes and 12296 a turn of a loop.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long weight_1_at;
  long dy_2_at;
  long mean_3_at;
  long rstd_4_at;
  long dx_5_at;
  long dw_6_at;
  long db_7_at;
  long rows_8;
  long cols_9;
};

kernel void layer_norm_backward_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* weight_1_memory [[buffer(1)]],
    device uchar* dy_2_memory [[buffer(2)]],
    device uchar* mean_3_memory [[buffer(3)]],
    device uchar* rstd_4_memory [[buffer(4)]],
    device uchar* dx_5_memory [[buffer(5)]],
    device uchar* dw_6_memory [[buffer(6)]],
    device uchar* db_7_memory [[buffer(7)]],
    constant Arguments& args [[buffer(8)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[4];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const float* weight_1_data = (device const float*)(weight_1_memory + args.weight_1_at);
  device const float* dy_2_data = (device const float*)(dy_2_memory + args.dy_2_at);
  device const float* mean_3_data = (device const float*)(mean_3_memory + args.mean_3_at);
  device const float* rstd_4_data = (device const float*)(rstd_4_memory + args.rstd_4_at);
  device float* dx_5_data = (device float*)(dx_5_memory + args.dx_5_at);
  device float* dw_6_data = (device float*)(dw_6_memory + args.dw_6_at);
  device float* db_7_data = (device float*)(db_7_memory + args.db_7_at);
  // program = mk.program_id(0)
  const long program_0 = program_0;
  // w = mk.load(weight, col, mask)
  // for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
  const long s_1 = program_0 * 128L;
  const long s_2 = program_0 + 1L;
  const long s_3 = s_2 * 128L;
  const long s_4 = s_3 < args.rows_8 ? s_3 : args.rows_8;
  // c1 = mk.sum(hat * wg) / cols
  const float c1_5 = (float)args.cols_9;
  float w_6[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // w = mk.load(weight, col, mask)
    // col = mk.arange(0, BLOCK)
    const long col_7 = (long)e;
    // mask = col < cols
    const bool mask_8 = col_7 < args.cols_9;
    w_6[r] = mask_8 ? weight_1_data[col_7] : 0.0f;
  }
  // for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
  float x_9[4];
  float x_10[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    x_9[r] = 0.0f;
  }
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    x_10[r] = 0.0f;
  }
  for (long i_11 = s_1; i_11 < s_4; i_11 += 1L) {
    // at = row * cols + col
    const long s_12 = i_11 * args.cols_9;
    // scale = mk.load(rstd, row)
    const float scale_13 = rstd_4_data[i_11];
    // hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
    const float s_14 = mean_3_data[i_11];
    float hat_15[4];
    float g_16[4];
    float wg_17[4];
    float x_18[4];
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // col = mk.arange(0, BLOCK)
      const long col_19 = (long)e;
      // at = row * cols + col
      const long at_20 = s_12 + col_19;
      // mask = col < cols
      const bool mask_21 = col_19 < args.cols_9;
      const float x_22 = mask_21 ? x_0_data[at_20] : 0.0f;
      // hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
      const float x_23 = x_22 - s_14;
      hat_15[r] = x_23 * scale_13;
      // g = mk.load(dy, at, mask)
      g_16[r] = mask_21 ? dy_2_data[at_20] : 0.0f;
      // wg = w * g
      wg_17[r] = w_6[r] * g_16[r];
      // c1 = mk.sum(hat * wg) / cols
      x_18[r] = hat_15[r] * wg_17[r];
    }
    // c1 = mk.sum(hat * wg) / cols
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float acc_24 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      if (r == 0) {
        acc_24 = x_18[r];
      } else {
        const float y_25 = x_18[r];
        acc_24 = acc_24 + y_25;
      }
    }
    threadgroup float* part_26 = (threadgroup float*)(pool + 0);
    for (ushort d = 16; d > 0; d /= 2) {
      const float other_27 = simd_shuffle_down(acc_24, d);
      const float y_28 = other_27;
      acc_24 = acc_24 + y_28;
    }
    if (t % 32 == 0 && t < 256) part_26[t / 32] = acc_24;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    acc_24 = part_26[0];
    for (uint c = 1; c < 8; ++c) {
      const float y_29 = part_26[c];
      acc_24 = acc_24 + y_29;
    }
    const float s_30 = acc_24;
    // c1 = mk.sum(hat * wg) / cols
    const float c1_31 = s_30 / c1_5;
    // c2 = mk.sum(wg) / cols
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float acc_32 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      if (r == 0) {
        acc_32 = wg_17[r];
      } else {
        const float y_33 = wg_17[r];
        acc_32 = acc_32 + y_33;
      }
    }
    threadgroup float* part_34 = (threadgroup float*)(pool + 0);
    for (ushort d = 16; d > 0; d /= 2) {
      const float other_35 = simd_shuffle_down(acc_32, d);
      const float y_36 = other_35;
      acc_32 = acc_32 + y_36;
    }
    if (t % 32 == 0 && t < 256) part_34[t / 32] = acc_32;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    acc_32 = part_34[0];
    for (uint c = 1; c < 8; ++c) {
      const float y_37 = part_34[c];
      acc_32 = acc_32 + y_37;
    }
    const float s_38 = acc_32;
    // c2 = mk.sum(wg) / cols
    const float c2_39 = s_38 / c1_5;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // mk.store(dx, at, (wg - (hat * c1 + c2)) * scale, mask)
      const float x_40 = hat_15[r] * c1_31;
      const float x_41 = x_40 + c2_39;
      const float x_42 = wg_17[r] - x_41;
      const float x_43 = x_42 * scale_13;
      // col = mk.arange(0, BLOCK)
      const long col_44 = (long)e;
      // at = row * cols + col
      const long at_45 = s_12 + col_44;
      // mask = col < cols
      const bool mask_46 = col_44 < args.cols_9;
      if (mask_46) dx_5_data[at_45] = x_43;
      // dw_sum += g * hat
      const float x_47 = g_16[r] * hat_15[r];
      const float dw_sum_48 = x_10[r] + x_47;
      // db_sum += g
      const float db_sum_49 = x_9[r] + g_16[r];
      const float next_50 = db_sum_49;
      const float next_51 = dw_sum_48;
      x_9[r] = next_50;
      x_10[r] = next_51;
    }
  }
  // mk.store(dw, program * cols + col, dw_sum, mask)
  const long s_52 = program_0 * args.cols_9;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_53 = (long)e;
    // mk.store(dw, program * cols + col, dw_sum, mask)
    const long v_54 = s_52 + col_53;
    // mask = col < cols
    const bool mask_55 = col_53 < args.cols_9;
    if (mask_55) dw_6_data[v_54] = x_10[r];
    // mk.store(db, program * cols + col, db_sum, mask)
    if (mask_55) db_7_data[v_54] = x_9[r];
  }
}
