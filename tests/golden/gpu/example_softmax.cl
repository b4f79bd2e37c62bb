// 256 threads a group, 2048 bytes of threadgroup memory (room for 16 groups in 32768),
// 5 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 8192 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
  long cols_3;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void softmax_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[128];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // row = mk.program_id(0)
  const long row_0 = program_0;
  // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
  float z_1[4] = {0};
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    float z_2[4];
    // col = mk.arange(0, BLOCK)
    const long col_3 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_4 = row_0 + col_3;
    // mask = col < cols
    const bool mask_5 = col_3 < args.cols_3;
    // col = mk.arange(0, BLOCK)
    const long col_6 = (long)(four + 3);
    // mask = col < cols
    const bool mask_7 = col_6 < args.cols_3;
    if (mask_5 && mask_7) {
      vstore4(vload4(0, x_0_data + v_4), 0, z_2);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_8 = (long)e;
        // mask = col < cols
        const bool mask_9 = col_8 < args.cols_3;
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
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    if (r == 0) {
      acc_11 = z_1[r];
    } else {
      const float y_12 = z_1[r];
      acc_11 = eas_maximum_f32(acc_11, y_12);
    }
  }
  __local float* part_13 = (__local float*)(pool + 0);
  if (true) part_13[t] = acc_11;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_14 = part_13[c];
      acc_11 = eas_maximum_f32(acc_11, y_14);
    }
    part_13[t] = acc_11;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_11 = part_13[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_15 = part_13[c];
    acc_11 = eas_maximum_f32(acc_11, y_15);
  }
  const float s_16 = acc_11;
  float z_17[4] = {0};
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    // z = mk.exp(z - mk.max(z))
    const float x_18 = z_1[r] - s_16;
    z_17[r] = exp(x_18);
  }
  // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_19 = 0;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    if (r == 0) {
      acc_19 = z_17[r];
    } else {
      const float y_20 = z_17[r];
      acc_19 = acc_19 + y_20;
    }
  }
  __local float* part_21 = (__local float*)(pool + 0);
  if (true) part_21[t] = acc_19;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_22 = part_21[c];
      acc_19 = acc_19 + y_22;
    }
    part_21[t] = acc_19;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_19 = part_21[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_23 = part_21[c];
    acc_19 = acc_19 + y_23;
  }
  const float s_24 = acc_19;
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    float out_25[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
      const float x_26 = z_17[r + q] / s_24;
      out_25[q] = x_26;
    }
    // col = mk.arange(0, BLOCK)
    const long col_27 = (long)four;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_28 = row_0 + col_27;
    // mask = col < cols
    const bool mask_29 = col_27 < args.cols_3;
    // col = mk.arange(0, BLOCK)
    const long col_30 = (long)(four + 3);
    // mask = col < cols
    const bool mask_31 = col_30 < args.cols_3;
    if (mask_29 && mask_31) {
      vstore4(vload4(0, out_25), 0, out_1_data + v_28);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.arange(0, BLOCK)
        const long col_32 = (long)e;
        // mask = col < cols
        const bool mask_33 = col_32 < args.cols_3;
        // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
        const long v_34 = row_0 + col_32;
        if (mask_33) out_1_data[v_34] = out_25[q];
      }
    }
  }
}
