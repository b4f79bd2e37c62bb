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
  const uint lane = t % 32, stripe = t / 32;
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
  for (uint r = 0; r < 4; r += 4) {
    const uint four = stripe * 128 + r * 32 + lane * 4;
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
      *(thread packed_float4*)w_7 = *(device const packed_float4*)(weight_1_data + col_8);
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
  float x_14[4];
  float x_15[4];
  for (uint r = 0; r < 4; ++r) {
    const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
    x_14[r] = 0.0f;
  }
  for (uint r = 0; r < 4; ++r) {
    const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
    x_15[r] = 0.0f;
  }
  for (long i_16 = s_1; i_16 < s_4; i_16 += 1L) {
    // at = row * cols + col
    const long s_17 = i_16 * args.cols_9;
    // scale = mk.load(rstd, row)
    const float scale_18 = rstd_4_data[i_16];
    // hat = (mk.load(x, at, mask) - mk.load(mean, row)) * scale
    const float s_19 = mean_3_data[i_16];
    float hat_20[4];
    float g_21[4];
    float wg_22[4];
    float x_23[4];
    for (uint r = 0; r < 4; r += 4) {
      const uint four = stripe * 128 + r * 32 + lane * 4;
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
        *(thread packed_float4*)x_24 = *(device const packed_float4*)(x_0_data + at_26);
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
        *(thread packed_float4*)g_33 = *(device const packed_float4*)(dy_2_data + at_26);
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
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float acc_38 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
      if (r == 0) {
        acc_38 = x_23[r];
      } else {
        const float y_39 = x_23[r];
        acc_38 = acc_38 + y_39;
      }
    }
    threadgroup float* part_40 = (threadgroup float*)(pool + 0);
    for (ushort d = 16; d > 0; d /= 2) {
      const float other_41 = simd_shuffle_down(acc_38, d);
      const float y_42 = other_41;
      acc_38 = acc_38 + y_42;
    }
    if (t % 32 == 0) part_40[t / 32] = acc_38;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    acc_38 = part_40[0];
    for (uint c = 1; c < 8; ++c) {
      const float y_43 = part_40[c];
      acc_38 = acc_38 + y_43;
    }
    const float s_44 = acc_38;
    // c1 = mk.sum(hat * wg) / cols
    const float c1_45 = s_44 / c1_5;
    // c2 = mk.sum(wg) / cols
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float acc_46 = 0;
    for (uint r = 0; r < 4; ++r) {
      const uint e = stripe * 128 + r / 4 * 128 + lane * 4 + r % 4;
      if (r == 0) {
        acc_46 = wg_22[r];
      } else {
        const float y_47 = wg_22[r];
        acc_46 = acc_46 + y_47;
      }
    }
    threadgroup float* part_48 = (threadgroup float*)(pool + 0);
    for (ushort d = 16; d > 0; d /= 2) {
      const float other_49 = simd_shuffle_down(acc_46, d);
      const float y_50 = other_49;
      acc_46 = acc_46 + y_50;
    }
    if (t % 32 == 0) part_48[t / 32] = acc_46;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    acc_46 = part_48[0];
    for (uint c = 1; c < 8; ++c) {
      const float y_51 = part_48[c];
      acc_46 = acc_46 + y_51;
    }
    const float s_52 = acc_46;
    // c2 = mk.sum(wg) / cols
    const float c2_53 = s_52 / c1_5;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = stripe * 128 + r * 32 + lane * 4;
      float out_54[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // mk.store(dx, at, (wg - (hat * c1 + c2)) * scale, mask)
        const float x_55 = hat_20[r + q] * c1_45;
        const float x_56 = x_55 + c2_53;
        const float x_57 = wg_22[r + q] - x_56;
        const float x_58 = x_57 * scale_18;
        out_54[q] = x_58;
        // dw_sum += g * hat
        const float x_59 = g_21[r + q] * hat_20[r + q];
        const float dw_sum_60 = x_15[r + q] + x_59;
        // db_sum += g
        const float db_sum_61 = x_14[r + q] + g_21[r + q];
        const float next_62 = db_sum_61;
        const float next_63 = dw_sum_60;
        x_14[r + q] = next_62;
        x_15[r + q] = next_63;
      }
      // col = mk.arange(0, BLOCK)
      const long col_64 = (long)four;
      // at = row * cols + col
      const long at_65 = s_17 + col_64;
      // mask = col < cols
      const bool mask_66 = col_64 < args.cols_9;
      // col = mk.arange(0, BLOCK)
      const long col_67 = (long)(four + 3);
      // mask = col < cols
      const bool mask_68 = col_67 < args.cols_9;
      if (mask_66 && mask_68) {
        *(device packed_float4*)(dx_5_data + at_65) = *(thread packed_float4*)out_54;
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          // col = mk.arange(0, BLOCK)
          const long col_69 = (long)e;
          // mask = col < cols
          const bool mask_70 = col_69 < args.cols_9;
          // at = row * cols + col
          const long at_71 = s_17 + col_69;
          if (mask_70) dx_5_data[at_71] = out_54[q];
        }
      }
    }
  }
  // mk.store(dw, program * cols + col, dw_sum, mask)
  const long s_72 = program_0 * args.cols_9;
  for (uint r = 0; r < 4; r += 4) {
    const uint four = stripe * 128 + r * 32 + lane * 4;
    float out_73[4];
    float out_74[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      out_73[q] = x_15[r + q];
      // mk.store(db, program * cols + col, db_sum, mask)
      out_74[q] = x_14[r + q];
    }
    // col = mk.arange(0, BLOCK)
    const long col_75 = (long)four;
    // mk.store(dw, program * cols + col, dw_sum, mask)
    const long v_76 = s_72 + col_75;
    // mask = col < cols
    const bool mask_77 = col_75 < args.cols_9;
    // col = mk.arange(0, BLOCK)
    const long col_78 = (long)(four + 3);
    // mask = col < cols
    const bool mask_79 = col_78 < args.cols_9;
    if (mask_77 && mask_79) {
      *(device packed_float4*)(dw_6_data + v_76) = *(thread packed_float4*)out_73;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_80 = (long)e;
        // mask = col < cols
        const bool mask_81 = col_80 < args.cols_9;
        // mk.store(dw, program * cols + col, dw_sum, mask)
        const long v_82 = s_72 + col_80;
        if (mask_81) dw_6_data[v_82] = out_73[q];
      }
    }
    if (mask_77 && mask_79) {
      *(device packed_float4*)(db_7_data + v_76) = *(thread packed_float4*)out_74;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_83 = (long)e;
        // mask = col < cols
        const bool mask_84 = col_83 < args.cols_9;
        // mk.store(dw, program * cols + col, dw_sum, mask)
        const long v_85 = s_72 + col_83;
        if (mask_84) db_7_data[v_85] = out_74[q];
      }
    }
  }
}
