// 1024 threads a group, 9728 bytes of threadgroup memory (room for 3 groups in 32768),
// 1 barrier and 10 a turn of a loop, 163840 bytes a program in device memory of its own.
// Loads and stores of a program move at most 65536 bytes and 65536 a turn of a loop.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  double scale_5;
  long N_4;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void attention_kernel(
    __global uchar* q_0_memory,
    __global uchar* k_1_memory,
    __global uchar* v_2_memory,
    __global uchar* out_3_memory,
    const struct Arguments args,
    __global uchar* areas) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  __global uchar* area = areas + (program - args.first_program) * args.area_stride;
  __local ulong2 pool_words[608];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* q_0_data = (__global const float*)(q_0_memory + args.q_0_at);
  __global const float* k_1_data = (__global const float*)(k_1_memory + args.k_1_at);
  __global const float* v_2_data = (__global const float*)(v_2_memory + args.v_2_at);
  __global float* out_3_data = (__global float*)(out_3_memory + args.out_3_at);
  // head = mk.program_id(1)
  const long head_0 = program_1;
  // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
  const long s_1 = program_0;
  const long s_2 = s_1 * 128L;
  // queries = mk.load(q, q_at, rows < N) * scale
  const float s_3 = (float)args.scale_5;
  // best = mk.full((BM,), -float("inf"), mk.float32)
  __global float* queries_4 = (__global float*)(area + 131072);
  for (uint r = 0; r < 8; r += 4) {
    const uint four = r * 1024 + t * 4;
    // queries = mk.load(q, q_at, rows < N) * scale
    float x_5[4];
    const uint i_6 = four / 64;
    const uint i_7 = four % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_8 = (long)i_6;
    const long v_9 = s_2 + v_8;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_10 = head_0 + v_9;
    // dims = mk.arange(0, D)
    const long dims_11 = (long)i_7;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_12 = v_10 + dims_11;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_13 = v_9 < args.N_4;
    const uint i_14 = (four + 3) / 64;
    const uint i_15 = (four + 3) % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_16 = (long)i_14;
    const long v_17 = s_2 + v_16;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_18 = v_17 < args.N_4;
    if (v_13 && v_18) {
      vstore4(vload4(0, q_0_data + q_at_12), 0, x_5);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_19 = e / 64;
        const uint i_20 = e % 64;
        // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
        const long v_21 = (long)i_19;
        const long v_22 = s_2 + v_21;
        // queries = mk.load(q, q_at, rows < N) * scale
        const bool v_23 = v_22 < args.N_4;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long v_24 = head_0 + v_22;
        // dims = mk.arange(0, D)
        const long dims_25 = (long)i_20;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long q_at_26 = v_24 + dims_25;
        x_5[q] = v_23 ? q_0_data[q_at_26] : 0.0f;
      }
    }
    float queries_27[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // queries = mk.load(q, q_at, rows < N) * scale
      queries_27[q] = x_5[q] * s_3;
    }
    vstore4(vload4(0, queries_27), 0, queries_4 + four);
  }
  // for start in mk.range(0, N, BN):
  float x_28[8] = {0};
  float x_29 = 0;
  __local float* x_30 = (__local float*)(pool + 8192);
  for (uint r = 0; r < 8; ++r) {
    const uint e = r / 4 * 4096 + t * 4 + r % 4;
    x_28[r] = 0.0f;
  }
  if (t < 128) {
    x_29 = (-INFINITY);
  }
  if (t < 128) {
    x_30[t] = 0.0f;
  }
  for (long i_31 = 0L; i_31 < args.N_4; i_31 += 128L) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* x_32 = (__global float*)(area + 0);
    for (uint r = 0; r < 8; r += 4) {
      const uint four = r * 1024 + t * 4;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      float x_33[4];
      const uint i_34 = four / 128;
      const uint i_35 = four % 128;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_36 = (long)i_35;
      // cols = start + mk.arange(0, BN)
      const long cols_37 = i_31 + v_36;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long v_38 = head_0 + cols_37;
      // dims = mk.arange(0, D)
      const long dims_39 = (long)i_34;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long k_at_40 = v_38 + dims_39;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const bool v_41 = cols_37 < args.N_4;
      const uint i_42 = (four + 3) / 128;
      const uint i_43 = (four + 3) % 128;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_44 = (long)i_43;
      // cols = start + mk.arange(0, BN)
      const long cols_45 = i_31 + v_44;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const bool v_46 = cols_45 < args.N_4;
      if (v_41 && v_46) {
        vstore4(vload4(0, k_1_data + k_at_40), 0, x_33);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_47 = e / 128;
          const uint i_48 = e % 128;
          // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
          const long v_49 = (long)i_48;
          // cols = start + mk.arange(0, BN)
          const long cols_50 = i_31 + v_49;
          // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
          const bool v_51 = cols_50 < args.N_4;
          // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
          const long v_52 = head_0 + cols_50;
          // dims = mk.arange(0, D)
          const long dims_53 = (long)i_47;
          // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
          const long k_at_54 = v_52 + dims_53;
          x_33[q] = v_51 ? k_1_data[k_at_54] : 0.0f;
        }
      }
      vstore4(vload4(0, x_33), 0, x_32 + four);
    }
    // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float scores_55[16] = {0};
    float sum_56[16] = {0};
    for (uint r = 0; r < 16; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      sum_56[r] = 0.0f;
    }
    for (uint k = 0; k < 64; ++k) {
      const uint column_57 = t * 4 % 128;
      const float y_58 = x_32[k * 128 + column_57];
      const float y_59 = x_32[k * 128 + (column_57 + 1)];
      const float y_60 = x_32[k * 128 + (column_57 + 2)];
      const float y_61 = x_32[k * 128 + (column_57 + 3)];
      for (uint r = 0; r < 16; r += 4) {
        const uint row_62 = (r * 1024 + t * 4) / 128;
        const float x_63 = queries_4[row_62 * 64 + k];
        sum_56[r] = fma(x_63, y_58, sum_56[r]);
        sum_56[r + 1] = fma(x_63, y_59, sum_56[r + 1]);
        sum_56[r + 2] = fma(x_63, y_60, sum_56[r + 2]);
        sum_56[r + 3] = fma(x_63, y_61, sum_56[r + 3]);
      }
    }
    for (uint r = 0; r < 16; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      scores_55[r] = sum_56[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* scores_64 = (__global float*)(area + 0);
    for (uint r = 0; r < 16; r += 4) {
      const uint four = r * 1024 + t * 4;
      float scores_65[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // scores = mk.where(cols[None, :] < N, scores, -float("inf"))
        const uint i_66 = e / 128;
        const uint i_67 = e % 128;
        // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
        const long v_68 = (long)i_67;
        // cols = start + mk.arange(0, BN)
        const long cols_69 = i_31 + v_68;
        // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
        const bool v_70 = cols_69 < args.N_4;
        scores_65[q] = v_70 ? scores_55[r + q] : (-INFINITY);
      }
      vstore4(vload4(0, scores_65), 0, scores_64 + four);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float x_71 = 0;
    __local float* part_72 = (__local float*)(pool + 0);
    for (uint n = t; n < 1024; n += 1024) {
      const uint first_73 = n % 8 * 16;
      const uint end_74 = first_73 + 16 < 128 ? first_73 + 16 : 128;
      float acc_75 = 0;
      for (uint k_76 = first_73; k_76 < end_74; ++k_76) {
        const uint at_77 = (n / 8) * 128 + k_76;
        if (k_76 == first_73) {
          acc_75 = scores_64[at_77];
        } else {
          const float y_78 = scores_64[at_77];
          acc_75 = eas_maximum_f32(acc_75, y_78);
        }
      }
      part_72[n] = acc_75;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 128) {
      float acc_79 = 0;
      acc_79 = part_72[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_80 = part_72[t * 8 + c];
        acc_79 = eas_maximum_f32(acc_79, y_80);
      }
      x_71 = acc_79;
    }
    __local float* new_best_81 = (__local float*)(pool + 8704);
    if (t < 128) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_81[t] = eas_maximum_f32(x_29, x_71);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __global float* weights_82 = (__global float*)(area + 65536);
    for (uint r = 0; r < 16; r += 4) {
      const uint four = r * 1024 + t * 4;
      float weights_83[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_84 = e / 128;
        const uint i_85 = e % 128;
        const float x_86 = scores_64[e] - new_best_81[i_84];
        weights_83[q] = exp(x_86);
      }
      vstore4(vload4(0, weights_83), 0, weights_82 + four);
    }
    __local float* shrink_87 = (__local float*)(pool + 9216);
    float x_88 = 0;
    if (t < 128) {
      // shrink = mk.exp(best - new_best)
      const float x_89 = x_29 - new_best_81[t];
      shrink_87[t] = exp(x_89);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_88 = x_30[t] * shrink_87[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float x_90 = 0;
    __local float* part_91 = (__local float*)(pool + 0);
    for (uint n = t; n < 1024; n += 1024) {
      const uint first_92 = n % 8 * 16;
      const uint end_93 = first_92 + 16 < 128 ? first_92 + 16 : 128;
      float acc_94 = 0;
      for (uint k_95 = first_92; k_95 < end_93; ++k_95) {
        const uint at_96 = (n / 8) * 128 + k_95;
        if (k_95 == first_92) {
          acc_94 = weights_82[at_96];
        } else {
          const float y_97 = weights_82[at_96];
          acc_94 = acc_94 + y_97;
        }
      }
      part_91[n] = acc_94;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 128) {
      float acc_98 = 0;
      acc_98 = part_91[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_99 = part_91[t * 8 + c];
        acc_98 = acc_98 + y_99;
      }
      x_90 = acc_98;
    }
    float total_100 = 0;
    if (t < 128) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_100 = x_88 + x_90;
    }
    __global float* x_101 = (__global float*)(area + 0);
    float x_102[8] = {0};
    for (uint r = 0; r < 8; r += 4) {
      const uint four = r * 1024 + t * 4;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      float x_103[4];
      const uint i_104 = four / 64;
      const uint i_105 = four % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_106 = (long)i_104;
      // cols = start + mk.arange(0, BN)
      const long cols_107 = i_31 + v_106;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_108 = head_0 + cols_107;
      // dims = mk.arange(0, D)
      const long dims_109 = (long)i_105;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_110 = v_108 + dims_109;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_111 = cols_107 < args.N_4;
      const uint i_112 = (four + 3) / 64;
      const uint i_113 = (four + 3) % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_114 = (long)i_112;
      // cols = start + mk.arange(0, BN)
      const long cols_115 = i_31 + v_114;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_116 = cols_115 < args.N_4;
      if (v_111 && v_116) {
        vstore4(vload4(0, v_2_data + v_at_110), 0, x_103);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_117 = e / 64;
          const uint i_118 = e % 64;
          // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
          const long v_119 = (long)i_117;
          // cols = start + mk.arange(0, BN)
          const long cols_120 = i_31 + v_119;
          // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
          const bool v_121 = cols_120 < args.N_4;
          // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
          const long v_122 = head_0 + cols_120;
          // dims = mk.arange(0, D)
          const long dims_123 = (long)i_118;
          // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
          const long v_at_124 = v_122 + dims_123;
          x_103[q] = v_121 ? v_2_data[v_at_124] : 0.0f;
        }
      }
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
        const uint i_125 = e / 64;
        const uint i_126 = e % 64;
        x_102[r + q] = x_28[r + q] * shrink_87[i_125];
      }
      vstore4(vload4(0, x_103), 0, x_101 + four);
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float acc_127[8] = {0};
    float sum_128[8] = {0};
    for (uint r = 0; r < 8; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      sum_128[r] = x_102[r];
    }
    for (uint k = 0; k < 128; ++k) {
      const uint column_129 = t * 4 % 64;
      const float y_130 = x_101[k * 64 + column_129];
      const float y_131 = x_101[k * 64 + (column_129 + 1)];
      const float y_132 = x_101[k * 64 + (column_129 + 2)];
      const float y_133 = x_101[k * 64 + (column_129 + 3)];
      for (uint r = 0; r < 8; r += 4) {
        const uint row_134 = (r * 1024 + t * 4) / 64;
        const float x_135 = weights_82[row_134 * 128 + k];
        sum_128[r] = fma(x_135, y_130, sum_128[r]);
        sum_128[r + 1] = fma(x_135, y_131, sum_128[r + 1]);
        sum_128[r + 2] = fma(x_135, y_132, sum_128[r + 2]);
        sum_128[r + 3] = fma(x_135, y_133, sum_128[r + 3]);
      }
    }
    for (uint r = 0; r < 8; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      acc_127[r] = sum_128[r];
    }
    float next_136 = 0;
    if (t < 128) {
      next_136 = total_100;
    }
    for (uint r = 0; r < 8; ++r) {
      const uint e = r / 4 * 4096 + t * 4 + r % 4;
      x_28[r] = acc_127[r];
    }
    if (t < 128) {
      x_29 = new_best_81[t];
    }
    if (t < 128) {
      x_30[t] = next_136;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 8; r += 4) {
    const uint four = r * 1024 + t * 4;
    float out_137[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(out, o_at, acc / total[:, None], rows < N)
      const uint i_138 = e / 64;
      const uint i_139 = e % 64;
      const float x_140 = x_28[r + q] / x_30[i_138];
      out_137[q] = x_140;
    }
    const uint i_141 = four / 64;
    const uint i_142 = four % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_143 = (long)i_141;
    const long v_144 = s_2 + v_143;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_145 = head_0 + v_144;
    // dims = mk.arange(0, D)
    const long dims_146 = (long)i_142;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_147 = v_145 + dims_146;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_148 = v_144 < args.N_4;
    const uint i_149 = (four + 3) / 64;
    const uint i_150 = (four + 3) % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_151 = (long)i_149;
    const long v_152 = s_2 + v_151;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_153 = v_152 < args.N_4;
    if (v_148 && v_153) {
      vstore4(vload4(0, out_137), 0, out_3_data + q_at_147);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_154 = e / 64;
        const uint i_155 = e % 64;
        // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
        const long v_156 = (long)i_154;
        const long v_157 = s_2 + v_156;
        // queries = mk.load(q, q_at, rows < N) * scale
        const bool v_158 = v_157 < args.N_4;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long v_159 = head_0 + v_157;
        // dims = mk.arange(0, D)
        const long dims_160 = (long)i_155;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long q_at_161 = v_159 + dims_160;
        if (v_158) out_3_data[q_at_161] = out_137[q];
      }
    }
  }
}
