// 1024 threads a group, 0 bytes of threadgroup memory,
// 1 barrier and 4 a turn of a loop, 4194304 bytes a program in device memory of its own.
// Loads and stores of a program move at most 524288 bytes and 3145728 a turn of a loop.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_5;
  long M_3;
  long N_4;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
};

__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void matmul_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args,
    __global uchar* areas) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  __global uchar* area = areas + (program - args.first_program) * args.area_stride;
  __global const float* a_0_data = (__global const float*)(a_0_memory + args.a_0_at);
  __global const float* b_1_data = (__global const float*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 512L;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 256L;
  // acc = mk.zeros((BM, BN), DTYPE)
  // for k in mk.range(0, K, BK):
  __global float* x_4 = (__global float*)(area + 0);
  for (uint r = 0; r < 128; ++r) {
    const uint e = r * 1024 + t;
    x_4[e] = 0.0f;
  }
  for (long i_5 = 0L; i_5 < args.K_5; i_5 += 1024L) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* left_6 = (__global float*)(area + 524288);
    for (uint r = 0; r < 512; ++r) {
      const uint e = r * 1024 + t;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const uint i_7 = e / 1024;
      const uint i_8 = e % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_9 = (long)i_7;
      const long v_10 = s_1 + v_9;
      // ks = k + mk.arange(0, BK)
      const long ks_11 = (long)i_8;
      const long ks_12 = i_5 + ks_11;
      // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_at_13 = v_10 + ks_12;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_14 = v_10 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_15 = (long)i_8;
      const long ks_16 = i_5 + ks_15;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_17 = ks_16 < args.K_5;
      const bool v_18 = v_14 && v_17;
      left_6[e] = v_18 ? a_0_data[a_at_13] : 0.0f;
    }
    __global float* right_19 = (__global float*)(area + 2621440);
    for (uint r = 0; r < 256; ++r) {
      const uint e = r * 1024 + t;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const uint i_20 = e / 256;
      const uint i_21 = e % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_22 = (long)i_20;
      const long ks_23 = i_5 + ks_22;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_24 = (long)i_21;
      const long v_25 = s_3 + v_24;
      // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_at_26 = ks_23 + v_25;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_27 = ks_23 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_28 = (long)i_21;
      const long v_29 = s_3 + v_28;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_30 = v_29 < args.N_4;
      const bool v_31 = v_27 && v_30;
      right_19[e] = v_31 ? b_1_data[b_at_26] : 0.0f;
    }
    // acc = mk.dot(left, right, acc)
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* acc_32 = (__global float*)(area + 3670016);
    float sum_33[128] = {0};
    for (uint r = 0; r < 128; ++r) {
      const uint e = r * 1024 + t;
      sum_33[r] = x_4[e];
    }
    for (uint k = 0; k < 1024; ++k) {
      const float y_34 = right_19[k * 256 + (t % 256)];
      for (uint r = 0; r < 128; ++r) {
        const uint e = r * 1024 + t;
        const uint i_35 = e / 256;
        const uint i_36 = e % 256;
        sum_33[r] = fma(left_6[i_35 * 1024 + k], y_34, sum_33[r]);
      }
    }
    for (uint r = 0; r < 128; ++r) {
      const uint e = r * 1024 + t;
      acc_32[e] = sum_33[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float next_37[128] = {0};
    for (uint r = 0; r < 128; ++r) {
      const uint e = r * 1024 + t;
      next_37[r] = acc_32[e];
    }
    for (uint r = 0; r < 128; ++r) {
      const uint e = r * 1024 + t;
      x_4[e] = next_37[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 128; ++r) {
    const uint e = r * 1024 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_38 = e / 256;
    const uint i_39 = e % 256;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_40 = (long)i_38;
    const long v_41 = s_1 + v_40;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_42 = (long)i_39;
    const long v_43 = s_3 + v_42;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_44 = v_41 + v_43;
    // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
    const bool v_45 = v_41 < args.M_3;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_46 = (long)i_39;
    const long v_47 = s_3 + v_46;
    // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
    const bool v_48 = v_47 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_49 = v_45 && v_48;
    if (v_49) c_2_data[v_44] = x_4[e];
  }
}
