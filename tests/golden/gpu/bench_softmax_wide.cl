// 256 threads a group, 2048 bytes of threadgroup memory (room for 16 groups in 32768),
// 5 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 65536 bytes.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long x_0_at;
  long out_1_at;
  long cols_2;
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
  float z_1[32] = {0};
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // col = mk.arange(0, BLOCK)
    const long col_2 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_3 = row_0 + col_2;
    // mask = col < cols
    const bool mask_4 = col_2 < args.cols_2;
    z_1[r] = mask_4 ? x_0_data[v_3] : (-INFINITY);
  }
  // z = mk.exp(z - mk.max(z))
  float acc_5 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_5 = z_1[r];
    } else {
      const float y_6 = z_1[r];
      acc_5 = eas_maximum_f32(acc_5, y_6);
    }
  }
  __local float* part_7 = (__local float*)(pool + 0);
  if (t < 256) part_7[t] = acc_5;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_8 = part_7[c];
      acc_5 = eas_maximum_f32(acc_5, y_8);
    }
    part_7[t] = acc_5;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_5 = part_7[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_9 = part_7[c];
    acc_5 = eas_maximum_f32(acc_5, y_9);
  }
  const float s_10 = acc_5;
  float z_11[32] = {0};
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // z = mk.exp(z - mk.max(z))
    const float x_12 = z_1[r] - s_10;
    z_11[r] = exp(x_12);
  }
  // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_13 = 0;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    if (r == 0) {
      acc_13 = z_11[r];
    } else {
      const float y_14 = z_11[r];
      acc_13 = acc_13 + y_14;
    }
  }
  __local float* part_15 = (__local float*)(pool + 0);
  if (t < 256) part_15[t] = acc_13;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 256; c += 32) {
      const float y_16 = part_15[c];
      acc_13 = acc_13 + y_16;
    }
    part_15[t] = acc_13;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_13 = part_15[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_17 = part_15[c];
    acc_13 = acc_13 + y_17;
  }
  const float s_18 = acc_13;
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, row * out.stride(0) + col * out.stride(1), z / mk.sum(z), mask)
    const float x_19 = z_11[r] / s_18;
    // col = mk.arange(0, BLOCK)
    const long col_20 = (long)e;
    // z = mk.load(x, row * x.stride(0) + col * x.stride(1), mask, other=-float("inf"))
    const long v_21 = row_0 + col_20;
    // mask = col < cols
    const bool mask_22 = col_20 < args.cols_2;
    if (mask_22) out_1_data[v_21] = x_19;
  }
}
