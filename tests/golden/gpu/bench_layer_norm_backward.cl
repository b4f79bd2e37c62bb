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
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    // w = mk.load(weight, col, mask)
    float w_7[4];
    // col = mk.arange(0, BLOCK)
    const long col_8 = (long)four;
    // mask = col < cols
    const bool mask_9 = col_8 < args.cols_9;
    // col = mk.arange(0, BLOCK)
    const long col_10 = (long)(four + 3);
    // mask = col < cols
    const bool mask_11 = col_10 < args.cols_9;
    if (mask_9 && mask_11) {
      vstore4(vload4(0, weight_1_data + col_8), 0, w_7);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_12 = (long)e;
        // mask = col < cols
        const bool mask_13 = col_12 < args.cols_9;
        w_7[q] = mask_13 ? weight_1_data[col_12] : 0.0f;
      }
    }
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      w_6[r + q] = w_7[q];
    }
  }
  // for row in mk.range(program * ROWS, mk.minimum((program + 1) * ROWS, rows)):
  float x_14[4] = {0};
  float x_15[4] = {0};
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    x_14[r] = 0.0f;
  }
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    x_15[r] = 0.0f;
  }
  for (long i_16 = s_1; i_16 < s_4; i_16 += 1L) {
    // at = row * cols + col
    const long s_17 = i_16 * args.cols_9;
    // scale = mk.load(rstd, row)
    const float scale_18 = rstd_4_data[i_16];
    // hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
    const float s_19 = mean_3_data[i_16];
    float hat_20[4] = {0};
    float g_21[4] = {0};
    float wg_22[4] = {0};
    float x_23[4] = {0};
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float x_24[4];
      // col = mk.arange(0, BLOCK)
      const long col_25 = (long)four;
      // at = row * cols + col
      const long at_26 = s_17 + col_25;
      // mask = col < cols
      const bool mask_27 = col_25 < args.cols_9;
      // col = mk.arange(0, BLOCK)
      const long col_28 = (long)(four + 3);
      // mask = col < cols
      const bool mask_29 = col_28 < args.cols_9;
      if (mask_27 && mask_29) {
        vstore4(vload4(0, x_0_data + at_26), 0, x_24);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          // col = mk.arange(0, BLOCK)
          const long col_30 = (long)e;
          // mask = col < cols
          const bool mask_31 = col_30 < args.cols_9;
          // at = row * cols + col
          const long at_32 = s_17 + col_30;
          x_24[q] = mask_31 ? x_0_data[at_32] : 0.0f;
        }
      }
      // g = mk.load(dy, at, mask)
      float g_33[4];
      if (mask_27 && mask_29) {
        vstore4(vload4(0, dy_2_data + at_26), 0, g_33);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          // col = mk.arange(0, BLOCK)
          const long col_34 = (long)e;
          // mask = col < cols
          const bool mask_35 = col_34 < args.cols_9;
          // at = row * cols + col
          const long at_36 = s_17 + col_34;
          g_33[q] = mask_35 ? dy_2_data[at_36] : 0.0f;
        }
      }
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
        const float x_37 = x_24[q] - s_19;
        hat_20[r + q] = x_37 * scale_18;
        g_21[r + q] = g_33[q];
        // wg = w * g
        wg_22[r + q] = w_6[r + q] * g_33[q];
        // c1 = mk.sum(hat * wg) / cols
        x_23[r + q] = hat_20[r + q] * wg_22[r + q];
      }
    }
    // c1 = mk.sum(hat * wg) / cols
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_38 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      if (r == 0) {
        acc_38 = x_23[r];
      } else {
        const float y_39 = x_23[r];
        acc_38 = acc_38 + y_39;
      }
    }
    __local float* part_40 = (__local float*)(pool + 0);
    if (true) part_40[t] = acc_38;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      for (uint c = t + 32; c < 256; c += 32) {
        const float y_41 = part_40[c];
        acc_38 = acc_38 + y_41;
      }
      part_40[t] = acc_38;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    acc_38 = part_40[0];
    for (uint c = 1; c < 32; ++c) {
      const float y_42 = part_40[c];
      acc_38 = acc_38 + y_42;
    }
    const float s_43 = acc_38;
    // c1 = mk.sum(hat * wg) / cols
    const float c1_44 = s_43 / c1_5;
    // c2 = mk.sum(wg) / cols
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_45 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      if (r == 0) {
        acc_45 = wg_22[r];
      } else {
        const float y_46 = wg_22[r];
        acc_45 = acc_45 + y_46;
      }
    }
    __local float* part_47 = (__local float*)(pool + 0);
    if (true) part_47[t] = acc_45;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      for (uint c = t + 32; c < 256; c += 32) {
        const float y_48 = part_47[c];
        acc_45 = acc_45 + y_48;
      }
      part_47[t] = acc_45;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    acc_45 = part_47[0];
    for (uint c = 1; c < 32; ++c) {
      const float y_49 = part_47[c];
      acc_45 = acc_45 + y_49;
    }
    const float s_50 = acc_45;
    // c2 = mk.sum(wg) / cols
    const float c2_51 = s_50 / c1_5;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float out_52[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // mk.store(dx, at, (wg - (hat * c1 + c2)) * scale, mask)
        const float x_53 = hat_20[r + q] * c1_44;
        const float x_54 = x_53 + c2_51;
        const float x_55 = wg_22[r + q] - x_54;
        const float x_56 = x_55 * scale_18;
        out_52[q] = x_56;
        // dw_sum += g * hat
        const float x_57 = g_21[r + q] * hat_20[r + q];
        const float dw_sum_58 = x_15[r + q] + x_57;
        // db_sum += g
        const float db_sum_59 = x_14[r + q] + g_21[r + q];
        const float next_60 = db_sum_59;
        const float next_61 = dw_sum_58;
        x_14[r + q] = next_60;
        x_15[r + q] = next_61;
      }
      // col = mk.arange(0, BLOCK)
      const long col_62 = (long)four;
      // at = row * cols + col
      const long at_63 = s_17 + col_62;
      // mask = col < cols
      const bool mask_64 = col_62 < args.cols_9;
      // col = mk.arange(0, BLOCK)
      const long col_65 = (long)(four + 3);
      // mask = col < cols
      const bool mask_66 = col_65 < args.cols_9;
      if (mask_64 && mask_66) {
        vstore4(vload4(0, out_52), 0, dx_5_data + at_63);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          // col = mk.arange(0, BLOCK)
          const long col_67 = (long)e;
          // mask = col < cols
          const bool mask_68 = col_67 < args.cols_9;
          // at = row * cols + col
          const long at_69 = s_17 + col_67;
          if (mask_68) dx_5_data[at_69] = out_52[q];
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  // mk.store(dw, program * cols + col, dw_sum, mask)
  const long s_70 = program_0 * args.cols_9;
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    float out_71[4];
    float out_72[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      out_71[q] = x_15[r + q];
      // mk.store(db, program * cols + col, db_sum, mask)
      out_72[q] = x_14[r + q];
    }
    // col = mk.arange(0, BLOCK)
    const long col_73 = (long)four;
    // mk.store(dw, program * cols + col, dw_sum, mask)
    const long v_74 = s_70 + col_73;
    // mask = col < cols
    const bool mask_75 = col_73 < args.cols_9;
    // col = mk.arange(0, BLOCK)
    const long col_76 = (long)(four + 3);
    // mask = col < cols
    const bool mask_77 = col_76 < args.cols_9;
    if (mask_75 && mask_77) {
      vstore4(vload4(0, out_71), 0, dw_6_data + v_74);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_78 = (long)e;
        // mask = col < cols
        const bool mask_79 = col_78 < args.cols_9;
        // mk.store(dw, program * cols + col, dw_sum, mask)
        const long v_80 = s_70 + col_78;
        if (mask_79) dw_6_data[v_80] = out_71[q];
      }
    }
    if (mask_75 && mask_77) {
      vstore4(vload4(0, out_72), 0, db_7_data + v_74);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_81 = (long)e;
        // mask = col < cols
        const bool mask_82 = col_81 < args.cols_9;
        // mk.store(dw, program * cols + col, dw_sum, mask)
        const long v_83 = s_70 + col_81;
        if (mask_82) db_7_data[v_83] = out_72[q];
      }
    }
  }
}
