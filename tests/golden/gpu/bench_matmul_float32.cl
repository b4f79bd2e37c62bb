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
  __global float* x_4 = (__global float*)(area + 3145728);
  for (uint r = 0; r < 128; ++r) {
    const uint e = r / 4 * 4096 + t * 4 + r % 4;
    x_4[e] = 0.0f;
  }
  for (long i_5 = 0L; i_5 < args.K_5; i_5 += 1024L) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* left_6 = (__global float*)(area + 0);
    for (uint r = 0; r < 512; r += 4) {
      const uint four = r * 1024 + t * 4;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      float left_7[4];
      const uint i_8 = four / 1024;
      const uint i_9 = four % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_10 = (long)i_8;
      const long v_11 = s_1 + v_10;
      // ks = k + mk.arange(0, BK)
      const long ks_12 = (long)i_9;
      const long ks_13 = i_5 + ks_12;
      // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_at_14 = v_11 + ks_13;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_15 = v_11 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_16 = (long)i_9;
      const long ks_17 = i_5 + ks_16;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_18 = ks_17 < args.K_5;
      const bool v_19 = v_15 && v_18;
      const uint i_20 = (four + 3) / 1024;
      const uint i_21 = (four + 3) % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_22 = (long)i_20;
      const long v_23 = s_1 + v_22;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_24 = v_23 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_25 = (long)i_21;
      const long ks_26 = i_5 + ks_25;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_27 = ks_26 < args.K_5;
      const bool v_28 = v_24 && v_27;
      if (v_19 && v_28) {
        vstore4(vload4(0, a_0_data + a_at_14), 0, left_7);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_29 = e / 1024;
          const uint i_30 = e % 1024;
          // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
          const long v_31 = (long)i_29;
          const long v_32 = s_1 + v_31;
          // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
          const bool v_33 = v_32 < args.M_3;
          // ks = k + mk.arange(0, BK)
          const long ks_34 = (long)i_30;
          const long ks_35 = i_5 + ks_34;
          // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
          const bool v_36 = ks_35 < args.K_5;
          const bool v_37 = v_33 && v_36;
          // ks = k + mk.arange(0, BK)
          const long ks_38 = (long)i_30;
          const long ks_39 = i_5 + ks_38;
          // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
          const long a_at_40 = v_32 + ks_39;
          left_7[q] = v_37 ? a_0_data[a_at_40] : 0.0f;
        }
      }
      vstore4(vload4(0, left_7), 0, left_6 + four);
    }
    __global float* right_41 = (__global float*)(area + 2097152);
    for (uint r = 0; r < 256; r += 4) {
      const uint four = r * 1024 + t * 4;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      float right_42[4];
      const uint i_43 = four / 256;
      const uint i_44 = four % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_45 = (long)i_43;
      const long ks_46 = i_5 + ks_45;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_47 = (long)i_44;
      const long v_48 = s_3 + v_47;
      // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_at_49 = ks_46 + v_48;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_50 = ks_46 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_51 = (long)i_44;
      const long v_52 = s_3 + v_51;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_53 = v_52 < args.N_4;
      const bool v_54 = v_50 && v_53;
      const uint i_55 = (four + 3) / 256;
      const uint i_56 = (four + 3) % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_57 = (long)i_55;
      const long ks_58 = i_5 + ks_57;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_59 = ks_58 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_60 = (long)i_56;
      const long v_61 = s_3 + v_60;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_62 = v_61 < args.N_4;
      const bool v_63 = v_59 && v_62;
      if (v_54 && v_63) {
        vstore4(vload4(0, b_1_data + b_at_49), 0, right_42);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_64 = e / 256;
          const uint i_65 = e % 256;
          // ks = k + mk.arange(0, BK)
          const long ks_66 = (long)i_64;
          const long ks_67 = i_5 + ks_66;
          // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
          const bool v_68 = ks_67 < args.K_5;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_69 = (long)i_65;
          const long v_70 = s_3 + v_69;
          // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
          const bool v_71 = v_70 < args.N_4;
          const bool v_72 = v_68 && v_71;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_73 = (long)i_65;
          const long v_74 = s_3 + v_73;
          // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
          const long b_at_75 = ks_67 + v_74;
          right_42[q] = v_72 ? b_1_data[b_at_75] : 0.0f;
        }
      }
      vstore4(vload4(0, right_42), 0, right_41 + four);
    }
    // acc = mk.dot(left, right, acc)
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* acc_76 = (__global float*)(area + 3670016);
    float sum_77[128] = {0};
    for (uint r = 0; r < 128; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      sum_77[r] = x_4[e];
    }
    for (uint k = 0; k < 1024; ++k) {
      const uint column_78 = t * 4 % 256;
      const float y_79 = right_41[k * 256 + column_78];
      const float y_80 = right_41[k * 256 + (column_78 + 1)];
      const float y_81 = right_41[k * 256 + (column_78 + 2)];
      const float y_82 = right_41[k * 256 + (column_78 + 3)];
      for (uint r = 0; r < 128; r += 4) {
        const uint row_83 = (r * 1024 + t * 4) / 256;
        const float x_84 = left_6[row_83 * 1024 + k];
        sum_77[r] = fma(x_84, y_79, sum_77[r]);
        sum_77[r + 1] = fma(x_84, y_80, sum_77[r + 1]);
        sum_77[r + 2] = fma(x_84, y_81, sum_77[r + 2]);
        sum_77[r + 3] = fma(x_84, y_82, sum_77[r + 3]);
      }
    }
    for (uint r = 0; r < 128; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      acc_76[e] = sum_77[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float next_85[128] = {0};
    for (uint r = 0; r < 128; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      next_85[r] = acc_76[e];
    }
    for (uint r = 0; r < 128; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      x_4[e] = next_85[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 128; r += 4) {
    const uint four = r * 1024 + t * 4;
    float out_86[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      out_86[q] = x_4[e];
    }
    const uint i_87 = four / 256;
    const uint i_88 = four % 256;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_89 = (long)i_87;
    const long v_90 = s_1 + v_89;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_91 = (long)i_88;
    const long v_92 = s_3 + v_91;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_93 = v_90 + v_92;
    // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
    const bool v_94 = v_90 < args.M_3;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_95 = (long)i_88;
    const long v_96 = s_3 + v_95;
    // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
    const bool v_97 = v_96 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_98 = v_94 && v_97;
    const uint i_99 = (four + 3) / 256;
    const uint i_100 = (four + 3) % 256;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_101 = (long)i_99;
    const long v_102 = s_1 + v_101;
    // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
    const bool v_103 = v_102 < args.M_3;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_104 = (long)i_100;
    const long v_105 = s_3 + v_104;
    // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
    const bool v_106 = v_105 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_107 = v_103 && v_106;
    if (v_98 && v_107) {
      vstore4(vload4(0, out_86), 0, c_2_data + v_93);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_108 = e / 256;
        const uint i_109 = e % 256;
        // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
        const long v_110 = (long)i_108;
        const long v_111 = s_1 + v_110;
        // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
        const bool v_112 = v_111 < args.M_3;
        // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_113 = (long)i_109;
        const long v_114 = s_3 + v_113;
        // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
        const bool v_115 = v_114 < args.N_4;
        // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
        const bool v_116 = v_112 && v_115;
        // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_117 = (long)i_109;
        const long v_118 = s_3 + v_117;
        // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
        const long v_119 = v_111 + v_118;
        if (v_116) c_2_data[v_119] = out_86[q];
      }
    }
  }
}
