// 64 threads a group, 512 bytes of threadgroup memory (room for 64 groups in 32768),
// 8 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1792 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long w_1_at;
  long d_x_4_at;
  long d_w_5_at;
  long d_out_6_at;
  long N_3;
  long first_program;
  long end_program;
  long programs_0;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void rows_grad_kernel(
    __global uchar* x_0_memory,
    __global uchar* w_1_memory,
    __global uchar* d_x_4_memory,
    __global uchar* d_w_5_memory,
    __global uchar* d_out_6_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  __local ulong2 pool_words[32];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const float* w_1_data = (__global const float*)(w_1_memory + args.w_1_at);
  __global float* d_x_4_data = (__global float*)(d_x_4_memory + args.d_x_4_at);
  __global float* d_w_5_data = (__global float*)(d_w_5_memory + args.d_w_5_at);
  __global const float* d_out_6_data = (__global const float*)(d_out_6_memory + args.d_out_6_at);
  // row, at = mk.program_id(0), mk.arange(0, BLOCK)
  const long s_0 = program_0;
  // v = mk.load(x, row * N + at, at < N, -float("inf"))
  const long s_1 = s_0 * args.N_3;
  float v_2 = 0;
  {
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_3 = (long)t;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_4 = s_1 + v_3;
    const bool v_5 = v_3 < args.N_3;
    v_2 = v_5 ? x_0_data[v_4] : (-INFINITY);
  }
  // e = mk.exp(v - mk.max(v))
  float acc_6 = 0;
  {
    acc_6 = v_2;
  }
  __local float* part_7 = (__local float*)(pool + 0);
  if (true) part_7[t] = acc_6;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 64; c += 32) {
      const float y_8 = part_7[c];
      acc_6 = eas_maximum_f32(acc_6, y_8);
    }
    part_7[t] = acc_6;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_6 = part_7[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_9 = part_7[c];
    acc_6 = eas_maximum_f32(acc_6, y_9);
  }
  const float s_10 = acc_6;
  float e_11 = 0;
  {
    // e = mk.exp(v - mk.max(v))
    const float x_12 = v_2 - s_10;
    e_11 = exp(x_12);
  }
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_13 = 0;
  {
    acc_13 = e_11;
  }
  __local float* part_14 = (__local float*)(pool + 0);
  if (true) part_14[t] = acc_13;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 64; c += 32) {
      const float y_15 = part_14[c];
      acc_13 = acc_13 + y_15;
    }
    part_14[t] = acc_13;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_13 = part_14[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_16 = part_14[c];
    acc_13 = acc_13 + y_16;
  }
  const float s_17 = acc_13;
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  const float s_18 = 1.0f / s_17;
  float x_19 = 0;
  float x_20 = 0;
  float x_21 = 0;
  {
    const float x_22 = e_11 / s_17;
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_23 = (long)t;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const bool v_24 = v_23 < args.N_3;
    const float x_25 = v_24 ? w_1_data[v_23] : 0.0f;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float y_26 = log(x_25);
    // mk.store(out, row * N + at, y, at < N)
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_27 = s_1 + v_23;
    const float x_28 = v_24 ? d_out_6_data[v_27] : 0.0f;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float x_29 = x_28 * y_26;
    const float x_30 = v_24 ? x_29 : 0.0f;
    const float x_31 = x_28 * x_22;
    const float x_32 = 1.0f / x_25;
    const float x_33 = x_31 * x_32;
    x_19 = v_24 ? x_33 : 0.0f;
    x_20 = x_30 * s_18;
    const float x_34 = x_30 * x_22;
    const float x_35 = -x_34;
    x_21 = x_35 * s_18;
  }
  // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc_36 = 0;
  {
    acc_36 = x_21;
  }
  __local float* part_37 = (__local float*)(pool + 0);
  if (true) part_37[t] = acc_36;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 64; c += 32) {
      const float y_38 = part_37[c];
      acc_36 = acc_36 + y_38;
    }
    part_37[t] = acc_36;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_36 = part_37[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_39 = part_37[c];
    acc_36 = acc_36 + y_39;
  }
  const float s_40 = acc_36;
  {
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float y_41 = x_20 + s_40;
    // e = mk.exp(v - mk.max(v))
    const float e_42 = y_41 * e_11;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    // row, at = mk.program_id(0), mk.arange(0, BLOCK)
    const long v_43 = (long)t;
    // v = mk.load(x, row * N + at, at < N, -float("inf"))
    const long v_44 = s_1 + v_43;
    const bool v_45 = v_43 < args.N_3;
    const float x_46 = v_45 ? d_x_4_data[v_44] : 0.0f;
    const float x_47 = x_46 + e_42;
    if (v_45) d_x_4_data[v_44] = x_47;
    // y = e / mk.sum(e) * mk.log(mk.load(w, at, at < N))
    const float x_48 = v_45 ? d_w_5_data[v_43] : 0.0f;
    const float x_49 = x_48 + x_19;
    if (v_45) d_w_5_data[v_43] = x_49;
  }
}
