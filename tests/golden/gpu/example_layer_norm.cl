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
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_2 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_3 = row_0 + col_2;
    // mask = col < cols
    const bool mask_4 = col_2 < args.cols_6;
    z_1[r] = mask_4 ? x_0_data[v_3] : 0.0f;
  }
  // mu = mk.sum(z) / cols
  float acc_5 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_5 = z_1[r];
    } else {
      const float y_6 = z_1[r];
      acc_5 = acc_5 + y_6;
    }
  }
  __local float* part_7 = (__local float*)(pool + 0);
  if (t < 256) part_7[t] = acc_5;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_8 = part_7[c];
      acc_5 = acc_5 + y_8;
    }
    part_7[t] = acc_5;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_5 = part_7[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_9 = part_7[c];
    acc_5 = acc_5 + y_9;
  }
  const float s_10 = acc_5;
  // mu = mk.sum(z) / cols
  const float s_11 = (float)args.cols_6;
  const float mu_12 = s_10 / s_11;
  float centred_13[4] = {0};
  float x_14[4] = {0};
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // centred = mk.where(mask, z - mu, 0.0)
    const float x_15 = z_1[r] - mu_12;
    // col = mk.arange(0, BLOCK)
    const long col_16 = (long)e;
    // mask = col < cols
    const bool mask_17 = col_16 < args.cols_6;
    centred_13[r] = mask_17 ? x_15 : 0.0f;
    // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
    x_14[r] = centred_13[r] * centred_13[r];
  }
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_18 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_18 = x_14[r];
    } else {
      const float y_19 = x_14[r];
      acc_18 = acc_18 + y_19;
    }
  }
  __local float* part_20 = (__local float*)(pool + 0);
  if (t < 256) part_20[t] = acc_18;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_21 = part_20[c];
      acc_18 = acc_18 + y_21;
    }
    part_20[t] = acc_18;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_18 = part_20[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_22 = part_20[c];
    acc_18 = acc_18 + y_22;
  }
  const float s_23 = acc_18;
  // scale = mk.rsqrt(mk.sum(centred * centred) / cols + eps)
  const float s_24 = s_23 / s_11;
  const float s_25 = (float)args.eps_7;
  const float s_26 = s_24 + s_25;
  const float scale_27 = rsqrt(s_26);
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_28 = centred_13[r] * scale_27;
    // col = mk.arange(0, BLOCK)
    const long col_29 = (long)e;
    // mask = col < cols
    const bool mask_30 = col_29 < args.cols_6;
    const float x_31 = mask_30 ? weight_1_data[col_29] : 0.0f;
    // out = centred * scale * mk.load(weight, col, mask) + mk.load(bias, col, mask)
    const float x_32 = x_28 * x_31;
    const float x_33 = mask_30 ? bias_2_data[col_29] : 0.0f;
    const float out_34 = x_32 + x_33;
    // mk.store(y, row * y.stride(0) + col * y.stride(1), out, mask)
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_35 = row_0 + col_29;
    if (mask_30) y_3_data[v_35] = out_34;
  }
  // mk.store(mean, row, mu)
  if (t == 0) mean_4_data[row_0] = mu_12;
  // mk.store(rstd, row, scale)
  if (t == 0) rstd_5_data[row_0] = scale_27;
}
