// 256 threads a group, 2048 bytes of threadgroup memory (room for 16 groups in 32768),
// 5 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 16392 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long weight_1_at;
  long bias_2_at;
  long y_3_at;
  long mean_4_at;
  long rstd_5_at;
  long cols_6;
  double eps_7;
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void layer_norm_kernel(
    __global uchar* x_0_memory,
    __global uchar* weight_1_memory,
    __global uchar* bias_2_memory,
    __global uchar* y_3_memory,
    __global uchar* mean_4_memory,
    __global uchar* rstd_5_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[128];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const float* weight_1_data = (__global const float*)(weight_1_memory + args.weight_1_at);
  __global const float* bias_2_data = (__global const float*)(bias_2_memory + args.bias_2_at);
  __global float* y_3_data = (__global float*)(y_3_memory + args.y_3_at);
  __global float* mean_4_data = (__global float*)(mean_4_memory + args.mean_4_at);
  __global float* rstd_5_data = (__global float*)(rstd_5_memory + args.rstd_5_at);
  // row = mk.program_id(0)
  const long row_0 = program_0;
  // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
  float z_1[4] = {0};
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    float z_2[4];
    // col = mk.arange(0, BLOCK)
    const long col_3 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_4 = row_0 + col_3;
    // mask = col < cols
    const bool mask_5 = col_3 < args.cols_6;
    // col = mk.arange(0, BLOCK)
    const long col_6 = (long)(four + 3);
    // mask = col < cols
    const bool mask_7 = col_6 < args.cols_6;
    if (mask_5 && mask_7) {
      vstore4(vload4(0, x_0_data + v_4), 0, z_2);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_8 = (long)e;
        // mask = col < cols
        const bool mask_9 = col_8 < args.cols_6;
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
  // mu = mk.sum(z) / cols
  float acc_11 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    if (r == 0) {
      acc_11 = z_1[r];
    } else {
      const float y_12 = z_1[r];
      acc_11 = acc_11 + y_12;
    }
  }
  __local float* part_13 = (__local float*)(pool + 0);
  if (true) part_13[t] = acc_11;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_14 = part_13[c];
      acc_11 = acc_11 + y_14;
    }
    part_13[t] = acc_11;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_11 = part_13[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_15 = part_13[c];
    acc_11 = acc_11 + y_15;
  }
  const float s_16 = acc_11;
  // mu = mk.sum(z) / cols
  const float s_17 = (float)args.cols_6;
  const float mu_18 = s_16 / s_17;
  float centred_19[4] = {0};
  float x_20[4] = {0};
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    // centred = mk.where(mask, z - mu, 0.0)
    const float x_21 = z_1[r] - mu_18;
    // col = mk.arange(0, BLOCK)
    const long col_22 = (long)e;
    // mask = col < cols
    const bool mask_23 = col_22 < args.cols_6;
    centred_19[r] = mask_23 ? x_21 : 0.0f;
    // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    x_20[r] = centred_19[r] * centred_19[r];
  }
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_24 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    if (r == 0) {
      acc_24 = x_20[r];
    } else {
      const float y_25 = x_20[r];
      acc_24 = acc_24 + y_25;
    }
  }
  __local float* part_26 = (__local float*)(pool + 0);
  if (true) part_26[t] = acc_24;
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
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  const float s_30 = s_29 / s_17;
  const float s_31 = (float)args.eps_7;
  const float s_32 = s_30 + s_31;
  const float scale_33 = rsqrt(s_32);
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    float x_34[4];
    // col = mk.arange(0, BLOCK)
    const long col_35 = (long)four;
    // mask = col < cols
    const bool mask_36 = col_35 < args.cols_6;
    // col = mk.arange(0, BLOCK)
    const long col_37 = (long)(four + 3);
    // mask = col < cols
    const bool mask_38 = col_37 < args.cols_6;
    if (mask_36 && mask_38) {
      vstore4(vload4(0, weight_1_data + col_35), 0, x_34);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_39 = (long)e;
        // mask = col < cols
        const bool mask_40 = col_39 < args.cols_6;
        x_34[q] = mask_40 ? weight_1_data[col_39] : 0.0f;
      }
    }
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    float x_41[4];
    if (mask_36 && mask_38) {
      vstore4(vload4(0, bias_2_data + col_35), 0, x_41);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_42 = (long)e;
        // mask = col < cols
        const bool mask_43 = col_42 < args.cols_6;
        x_41[q] = mask_43 ? bias_2_data[col_42] : 0.0f;
      }
    }
    float out_44[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
      const float x_45 = centred_19[r + q] * scale_33;
      const float x_46 = x_45 * x_34[q];
      const float out_47 = x_46 + x_41[q];
      // mk.store(y, row * y.stride(0) + col * y.stride(1), out, mask)
      out_44[q] = out_47;
    }
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_48 = row_0 + col_35;
    if (mask_36 && mask_38) {
      vstore4(vload4(0, out_44), 0, y_3_data + v_48);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_49 = (long)e;
        // mask = col < cols
        const bool mask_50 = col_49 < args.cols_6;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
        const long v_51 = row_0 + col_49;
        if (mask_50) y_3_data[v_51] = out_44[q];
      }
    }
  }
  // mk.store(mean, row, mu)
  if (t == 0) mean_4_data[row_0] = mu_18;
  // mk.store(rstd, row, scale)
  if (t == 0) rstd_5_data[row_0] = scale_33;
}
