// 256 threads a group, 2048 bytes of threadgroup memory (room for 16 groups in 32768),
// 1 barrier and 8 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 12288 bytes and 12296 a turn of a loop.
#pragma OPENCL FP_CONTRACT ON

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

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void layer_norm_backward_kernel(
    __global uchar* x_0_memory,
    __global uchar* weight_1_memory,
    __global uchar* dy_2_memory,
    __global uchar* mean_3_memory,
    __global uchar* rstd_4_memory,
    __global uchar* dx_5_memory,
    __global uchar* dw_6_memory,
    __global uchar* db_7_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[128];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const float* weight_1_data = (__global const float*)(weight_1_memory + args.weight_1_at);
  __global const float* dy_2_data = (__global const float*)(dy_2_memory + args.dy_2_at);
  __global const float* mean_3_data = (__global const float*)(mean_3_memory + args.mean_3_at);
  __global const float* rstd_4_data = (__global const float*)(rstd_4_memory + args.rstd_4_at);
  __global float* dx_5_data = (__global float*)(dx_5_memory + args.dx_5_at);
  __global float* dw_6_data = (__global float*)(dw_6_memory + args.dw_6_at);
  __global float* db_7_data = (__global float*)(db_7_memory + args.db_7_at);
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
  float w_6[4] = {0};
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
  float x_9[4] = {0};
  float x_10[4] = {0};
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
    float hat_15[4] = {0};
    float g_16[4] = {0};
    float wg_17[4] = {0};
    float x_18[4] = {0};
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
    barrier(CLK_LOCAL_MEM_FENCE);
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
    __local float* part_26 = (__local float*)(pool + 0);
    if (t < 256) part_26[t] = acc_24;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      for (uint c = t + 32; c < 256; c += 32) {
        const float y_27 = part_26[c];
        acc_24 = acc_24 + y_27;
      }
      part_26[t] = acc_24;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    acc_24 = part_26[0];
    for (uint c = 1; c < 32; ++c) {
      const float y_28 = part_26[c];
      acc_24 = acc_24 + y_28;
    }
    const float s_29 = acc_24;
    // c1 = mk.sum(hat * wg) / cols
    const float c1_30 = s_29 / c1_5;
    // c2 = mk.sum(wg) / cols
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_31 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      if (r == 0) {
        acc_31 = wg_17[r];
      } else {
        const float y_32 = wg_17[r];
        acc_31 = acc_31 + y_32;
      }
    }
    __local float* part_33 = (__local float*)(pool + 0);
    if (t < 256) part_33[t] = acc_31;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      for (uint c = t + 32; c < 256; c += 32) {
        const float y_34 = part_33[c];
        acc_31 = acc_31 + y_34;
      }
      part_33[t] = acc_31;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    acc_31 = part_33[0];
    for (uint c = 1; c < 32; ++c) {
      const float y_35 = part_33[c];
      acc_31 = acc_31 + y_35;
    }
    const float s_36 = acc_31;
    // c2 = mk.sum(wg) / cols
    const float c2_37 = s_36 / c1_5;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // mk.store(dx, at, (wg - (hat * c1 + c2)) * scale, mask)
      const float x_38 = hat_15[r] * c1_30;
      const float x_39 = x_38 + c2_37;
      const float x_40 = wg_17[r] - x_39;
      const float x_41 = x_40 * scale_13;
      // col = mk.arange(0, BLOCK)
      const long col_42 = (long)e;
      // at = row * cols + col
      const long at_43 = s_12 + col_42;
      // mask = col < cols
      const bool mask_44 = col_42 < args.cols_9;
      if (mask_44) dx_5_data[at_43] = x_41;
      // dw_sum += g * hat
      const float x_45 = g_16[r] * hat_15[r];
      const float dw_sum_46 = x_10[r] + x_45;
      // db_sum += g
      const float db_sum_47 = x_9[r] + g_16[r];
      const float next_48 = db_sum_47;
      const float next_49 = dw_sum_46;
      x_9[r] = next_48;
      x_10[r] = next_49;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  // mk.store(dw, program * cols + col, dw_sum, mask)
  const long s_50 = program_0 * args.cols_9;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_51 = (long)e;
    // mk.store(dw, program * cols + col, dw_sum, mask)
    const long v_52 = s_50 + col_51;
    // mask = col < cols
    const bool mask_53 = col_51 < args.cols_9;
    if (mask_53) dw_6_data[v_52] = x_10[r];
    // mk.store(db, program * cols + col, db_sum, mask)
    if (mask_53) db_7_data[v_52] = x_9[r];
  }
}
