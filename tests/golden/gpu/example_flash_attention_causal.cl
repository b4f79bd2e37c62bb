// 256 threads a group, 11520 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 11 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 6144 bytes and 6144 a turn of a loop.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  long N_4;
  double scale_5;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void flash_attention_kernel(
    __global uchar* q_0_memory,
    __global uchar* k_1_memory,
    __global uchar* v_2_memory,
    __global uchar* out_3_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  const long program_1 = (long)get_group_id(1);
  __local ulong2 pool_words[720];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* q_0_data = (__global const float*)(q_0_memory + args.q_0_at);
  __global const float* k_1_data = (__global const float*)(k_1_memory + args.k_1_at);
  __global const float* v_2_data = (__global const float*)(v_2_memory + args.v_2_at);
  __global float* out_3_data = (__global float*)(out_3_memory + args.out_3_at);
  // head = mk.program_id(1)
  const long head_0 = program_1;
  // rows = mk.program_id(0) * BM + mk.arange(0, BM)
  const long s_1 = program_0;
  const long s_2 = s_1 * 32L;
  // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
  // queries = mk.load(q, q_at, rows[:, None] < N)
  // best = mk.full((BM,), -float("inf"), mk.float32)
  // stop = mk.minimum(N, (mk.program_id(0) + 1) * BM) if CAUSAL else N
  const long s_3 = s_1 + 1L;
  const long s_4 = s_3 * 32L;
  const long stop_5 = args.N_4 < s_4 ? args.N_4 : s_4;
  // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
  const float s_6 = (float)args.scale_5;
  __local float* queries_7 = (__local float*)(pool + 8192);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const uint i_8 = e / 24;
    const uint i_9 = e % 24;
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_10 = (long)i_8;
    const long rows_11 = s_2 + v_10;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_12 = head_0 + rows_11;
    // dims = mk.arange(0, D)
    const long dims_13 = (long)i_9;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_14 = v_12 + dims_13;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_15 = rows_11 < args.N_4;
    queries_7[e] = v_15 ? q_0_data[q_at_14] : 0.0f;
  }
  // for start in mk.range(0, stop, BN):
  float x_16[3] = {0};
  float x_17 = 0;
  __local float* x_18 = (__local float*)(pool + 11264);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    x_16[r] = 0.0f;
  }
  if (t < 32) {
    x_17 = (-INFINITY);
  }
  if (t < 32) {
    x_18[t] = 0.0f;
  }
  for (long i_19 = 0L; i_19 < stop_5; i_19 += 32L) {
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_20 = (__local float*)(pool + 0);
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
      const uint i_21 = e / 32;
      const uint i_22 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_23 = (long)i_22;
      // cols = start + mk.arange(0, BN)
      const long cols_24 = i_19 + v_23;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long v_25 = head_0 + cols_24;
      // dims = mk.arange(0, D)
      const long dims_26 = (long)i_21;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long k_at_27 = v_25 + dims_26;
      // seen = cols[None, :] < N
      const bool seen_28 = cols_24 < args.N_4;
      x_20[e] = seen_28 ? k_1_data[k_at_27] : 0.0f;
    }
    // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_29[4] = {0};
    float sum_30[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      sum_30[r] = 0.0f;
    }
    for (uint k = 0; k < 24; ++k) {
      const uint column_31 = t * 4 % 32;
      const float y_32 = x_20[k * 32 + column_31];
      const float y_33 = x_20[k * 32 + (column_31 + 1)];
      const float y_34 = x_20[k * 32 + (column_31 + 2)];
      const float y_35 = x_20[k * 32 + (column_31 + 3)];
      for (uint r = 0; r < 4; r += 4) {
        const uint row_36 = (r * 256 + t * 4) / 32;
        const float x_37 = queries_7[row_36 * 24 + k];
        sum_30[r] = fma(x_37, y_32, sum_30[r]);
        sum_30[r + 1] = fma(x_37, y_33, sum_30[r + 1]);
        sum_30[r + 2] = fma(x_37, y_34, sum_30[r + 2]);
        sum_30[r + 3] = fma(x_37, y_35, sum_30[r + 3]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      x_29[r] = sum_30[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* scores_38 = (__local float*)(pool + 0);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float scores_39[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
        const float scores_40 = x_29[r + q] * s_6;
        // scores = mk.where(seen, scores, -float("inf"))
        const uint i_41 = e / 32;
        const uint i_42 = e % 32;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_43 = (long)i_42;
        // cols = start + mk.arange(0, BN)
        const long cols_44 = i_19 + v_43;
        // seen = cols[None, :] < N
        const bool seen_45 = cols_44 < args.N_4;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_46 = (long)i_42;
        // cols = start + mk.arange(0, BN)
        const long cols_47 = i_19 + v_46;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_48 = (long)i_41;
        const long rows_49 = s_2 + v_48;
        // seen = seen & (cols[None, :] <= rows[:, None])
        const bool v_50 = cols_47 <= rows_49;
        const bool seen_51 = seen_45 && v_50;
        scores_39[q] = seen_51 ? scores_40 : (-INFINITY);
      }
      vstore4(vload4(0, scores_39), 0, scores_38 + four);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_52 = 0;
    __local float* part_53 = (__local float*)(pool + 4096);
    for (uint n = t; n < 256; n += 256) {
      const uint first_54 = n % 8 * 4;
      const uint end_55 = first_54 + 4 < 32 ? first_54 + 4 : 32;
      float acc_56 = 0;
      for (uint k_57 = first_54; k_57 < end_55; ++k_57) {
        const uint at_58 = (n / 8) * 32 + k_57;
        if (k_57 == first_54) {
          acc_56 = scores_38[at_58];
        } else {
          const float y_59 = scores_38[at_58];
          acc_56 = eas_maximum_f32(acc_56, y_59);
        }
      }
      part_53[n] = acc_56;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_60 = 0;
      acc_60 = part_53[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_61 = part_53[t * 8 + c];
        acc_60 = eas_maximum_f32(acc_60, y_61);
      }
      x_52 = acc_60;
    }
    __local float* new_best_62 = (__local float*)(pool + 11392);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_62[t] = eas_maximum_f32(x_17, x_52);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* weights_63 = (__local float*)(pool + 4096);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float weights_64[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_65 = e / 32;
        const uint i_66 = e % 32;
        const float x_67 = scores_38[e] - new_best_62[i_65];
        weights_64[q] = exp(x_67);
      }
      vstore4(vload4(0, weights_64), 0, weights_63 + four);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* shrink_68 = (__local float*)(pool + 3072);
    float x_69 = 0;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_70 = x_17 - new_best_62[t];
      shrink_68[t] = exp(x_70);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_69 = x_18[t] * shrink_68[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    float x_71 = 0;
    __local float* part_72 = (__local float*)(pool + 0);
    for (uint n = t; n < 256; n += 256) {
      const uint first_73 = n % 8 * 4;
      const uint end_74 = first_73 + 4 < 32 ? first_73 + 4 : 32;
      float acc_75 = 0;
      for (uint k_76 = first_73; k_76 < end_74; ++k_76) {
        const uint at_77 = (n / 8) * 32 + k_76;
        if (k_76 == first_73) {
          acc_75 = weights_63[at_77];
        } else {
          const float y_78 = weights_63[at_77];
          acc_75 = acc_75 + y_78;
        }
      }
      part_72[n] = acc_75;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_79 = 0;
      acc_79 = part_72[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_80 = part_72[t * 8 + c];
        acc_79 = acc_79 + y_80;
      }
      x_71 = acc_79;
    }
    float total_81 = 0;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_81 = x_69 + x_71;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_82 = (__local float*)(pool + 0);
    float x_83[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_84 = e / 24;
      const uint i_85 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_86 = (long)i_84;
      // cols = start + mk.arange(0, BN)
      const long cols_87 = i_19 + v_86;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_88 = head_0 + cols_87;
      // dims = mk.arange(0, D)
      const long dims_89 = (long)i_85;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_90 = v_88 + dims_89;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_91 = cols_87 < args.N_4;
      x_82[e] = v_91 ? v_2_data[v_at_90] : 0.0f;
      x_83[r] = x_16[r] * shrink_68[i_84];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_92[3] = {0};
    float sum_93[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      sum_93[r] = x_83[r];
    }
    for (uint k = 0; k < 32; ++k) {
      for (uint r = 0; r < 3; ++r) {
        const uint e = r * 256 + t;
        const uint i_94 = e / 24;
        const uint i_95 = e % 24;
        sum_93[r] = fma(weights_63[i_94 * 32 + k], x_82[k * 24 + i_95], sum_93[r]);
      }
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      acc_92[r] = sum_93[r];
    }
    float next_96 = 0;
    if (t < 32) {
      next_96 = total_81;
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      x_16[r] = acc_92[r];
    }
    if (t < 32) {
      x_17 = new_best_62[t];
    }
    if (t < 32) {
      x_18[t] = next_96;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_97 = e / 24;
    const uint i_98 = e % 24;
    const float x_99 = x_16[r] / x_18[i_97];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_100 = (long)i_97;
    const long rows_101 = s_2 + v_100;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_102 = head_0 + rows_101;
    // dims = mk.arange(0, D)
    const long dims_103 = (long)i_98;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_104 = v_102 + dims_103;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_105 = rows_101 < args.N_4;
    if (v_105) out_3_data[q_at_104] = x_99;
  }
}
