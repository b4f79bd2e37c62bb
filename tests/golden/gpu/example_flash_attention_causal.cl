// 256 threads a group, 11520 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 12 a turn of a loop, 0 bytes a program in device memory of its own.
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
  __local float* queries_7 = (__local float*)(pool + 0);
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
  __local float* x_18 = (__local float*)(pool + 3072);
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
    __local float* x_20 = (__local float*)(pool + 3200);
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
      const uint e = r * 256 + t;
      sum_30[r] = 0.0f;
    }
    for (uint k = 0; k < 24; ++k) {
      const float y_31 = x_20[k * 32 + (t % 32)];
      for (uint r = 0; r < 4; ++r) {
        const uint e = r * 256 + t;
        const uint i_32 = e / 32;
        const uint i_33 = e % 32;
        sum_30[r] = fma(queries_7[i_32 * 24 + k], y_31, sum_30[r]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      x_29[r] = sum_30[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* scores_34 = (__local float*)(pool + 3200);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
      const float scores_35 = x_29[r] * s_6;
      // scores = mk.where(seen, scores, -float("inf"))
      const uint i_36 = e / 32;
      const uint i_37 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_38 = (long)i_37;
      // cols = start + mk.arange(0, BN)
      const long cols_39 = i_19 + v_38;
      // seen = cols[None, :] < N
      const bool seen_40 = cols_39 < args.N_4;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_41 = (long)i_37;
      // cols = start + mk.arange(0, BN)
      const long cols_42 = i_19 + v_41;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_43 = (long)i_36;
      const long rows_44 = s_2 + v_43;
      // seen = seen & (cols[None, :] <= rows[:, None])
      const bool v_45 = cols_42 <= rows_44;
      const bool seen_46 = seen_40 && v_45;
      scores_34[e] = seen_46 ? scores_35 : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_47 = 0;
    __local float* part_48 = (__local float*)(pool + 7296);
    for (uint n = t; n < 256; n += 256) {
      const uint first_49 = n % 8 * 4;
      const uint end_50 = first_49 + 4 < 32 ? first_49 + 4 : 32;
      float acc_51 = 0;
      for (uint k_52 = first_49; k_52 < end_50; ++k_52) {
        const uint at_53 = (n / 8) * 32 + k_52;
        if (k_52 == first_49) {
          acc_51 = scores_34[at_53];
        } else {
          const float y_54 = scores_34[at_53];
          acc_51 = eas_maximum_f32(acc_51, y_54);
        }
      }
      part_48[n] = acc_51;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_55 = 0;
      acc_55 = part_48[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_56 = part_48[t * 8 + c];
        acc_55 = eas_maximum_f32(acc_55, y_56);
      }
      x_47 = acc_55;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* new_best_57 = (__local float*)(pool + 7296);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_57[t] = eas_maximum_f32(x_17, x_47);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* weights_58 = (__local float*)(pool + 7424);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_59 = e / 32;
      const uint i_60 = e % 32;
      const float x_61 = scores_34[e] - new_best_57[i_59];
      weights_58[e] = exp(x_61);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* shrink_62 = (__local float*)(pool + 3200);
    float x_63 = 0;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_64 = x_17 - new_best_57[t];
      shrink_62[t] = exp(x_64);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_63 = x_18[t] * shrink_62[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    float x_65 = 0;
    __local float* part_66 = (__local float*)(pool + 3328);
    for (uint n = t; n < 256; n += 256) {
      const uint first_67 = n % 8 * 4;
      const uint end_68 = first_67 + 4 < 32 ? first_67 + 4 : 32;
      float acc_69 = 0;
      for (uint k_70 = first_67; k_70 < end_68; ++k_70) {
        const uint at_71 = (n / 8) * 32 + k_70;
        if (k_70 == first_67) {
          acc_69 = weights_58[at_71];
        } else {
          const float y_72 = weights_58[at_71];
          acc_69 = acc_69 + y_72;
        }
      }
      part_66[n] = acc_69;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_73 = 0;
      acc_73 = part_66[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_74 = part_66[t * 8 + c];
        acc_73 = acc_73 + y_74;
      }
      x_65 = acc_73;
    }
    float total_75 = 0;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_75 = x_63 + x_65;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_76 = (__local float*)(pool + 3328);
    float x_77[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_78 = e / 24;
      const uint i_79 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_80 = (long)i_78;
      // cols = start + mk.arange(0, BN)
      const long cols_81 = i_19 + v_80;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_82 = head_0 + cols_81;
      // dims = mk.arange(0, D)
      const long dims_83 = (long)i_79;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_84 = v_82 + dims_83;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_85 = cols_81 < args.N_4;
      x_76[e] = v_85 ? v_2_data[v_at_84] : 0.0f;
      x_77[r] = x_16[r] * shrink_62[i_78];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_86[3] = {0};
    float sum_87[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      sum_87[r] = x_77[r];
    }
    for (uint k = 0; k < 32; ++k) {
      for (uint r = 0; r < 3; ++r) {
        const uint e = r * 256 + t;
        const uint i_88 = e / 24;
        const uint i_89 = e % 24;
        sum_87[r] = fma(weights_58[i_88 * 32 + k], x_76[k * 24 + i_89], sum_87[r]);
      }
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      acc_86[r] = sum_87[r];
    }
    float next_90 = 0;
    if (t < 32) {
      next_90 = total_75;
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      x_16[r] = acc_86[r];
    }
    if (t < 32) {
      x_17 = new_best_57[t];
    }
    if (t < 32) {
      x_18[t] = next_90;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_91 = e / 24;
    const uint i_92 = e % 24;
    const float x_93 = x_16[r] / x_18[i_91];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_94 = (long)i_91;
    const long rows_95 = s_2 + v_94;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_96 = head_0 + rows_95;
    // dims = mk.arange(0, D)
    const long dims_97 = (long)i_92;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_98 = v_96 + dims_97;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_99 = rows_95 < args.N_4;
    if (v_99) out_3_data[q_at_98] = x_93;
  }
}
