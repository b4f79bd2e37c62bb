// 256 threads a group, 11520 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 11 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 6144 bytes and 6144 a turn of a loop.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  double scale_5;
  long N_4;
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
  // queries = mk.load(q, q_at, rows[:, None] < N)
  // best = mk.full((BM,), -float("inf"), mk.float32)
  // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
  const float s_3 = (float)args.scale_5;
  __local float* queries_4 = (__local float*)(pool + 8192);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const uint i_5 = e / 24;
    const uint i_6 = e % 24;
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_7 = (long)i_5;
    const long rows_8 = s_2 + v_7;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_9 = head_0 + rows_8;
    // dims = mk.arange(0, D)
    const long dims_10 = (long)i_6;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_11 = v_9 + dims_10;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_12 = rows_8 < args.N_4;
    queries_4[e] = v_12 ? q_0_data[q_at_11] : 0.0f;
  }
  // for start in mk.range(0, stop, BN):
  float x_13[3] = {0};
  float x_14 = 0;
  __local float* x_15 = (__local float*)(pool + 11264);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    x_13[r] = 0.0f;
  }
  if (t < 32) {
    x_14 = (-INFINITY);
  }
  if (t < 32) {
    x_15[t] = 0.0f;
  }
  for (long i_16 = 0L; i_16 < args.N_4; i_16 += 32L) {
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_17 = (__local float*)(pool + 0);
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
      const uint i_18 = e / 32;
      const uint i_19 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_20 = (long)i_19;
      // cols = start + mk.arange(0, BN)
      const long cols_21 = i_16 + v_20;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long v_22 = head_0 + cols_21;
      // dims = mk.arange(0, D)
      const long dims_23 = (long)i_18;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long k_at_24 = v_22 + dims_23;
      // seen = cols[None, :] < N
      const bool seen_25 = cols_21 < args.N_4;
      x_17[e] = seen_25 ? k_1_data[k_at_24] : 0.0f;
    }
    // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_26[4] = {0};
    float sum_27[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      sum_27[r] = 0.0f;
    }
    for (uint k = 0; k < 24; ++k) {
      const uint column_28 = t * 4 % 32;
      const float y_29 = x_17[k * 32 + column_28];
      const float y_30 = x_17[k * 32 + (column_28 + 1)];
      const float y_31 = x_17[k * 32 + (column_28 + 2)];
      const float y_32 = x_17[k * 32 + (column_28 + 3)];
      for (uint r = 0; r < 4; r += 4) {
        const uint row_33 = (r * 256 + t * 4) / 32;
        const float x_34 = queries_4[row_33 * 24 + k];
        sum_27[r] = fma(x_34, y_29, sum_27[r]);
        sum_27[r + 1] = fma(x_34, y_30, sum_27[r + 1]);
        sum_27[r + 2] = fma(x_34, y_31, sum_27[r + 2]);
        sum_27[r + 3] = fma(x_34, y_32, sum_27[r + 3]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      x_26[r] = sum_27[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* scores_35 = (__local float*)(pool + 0);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float scores_36[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
        const float scores_37 = x_26[r + q] * s_3;
        // scores = mk.where(seen, scores, -float("inf"))
        const uint i_38 = e / 32;
        const uint i_39 = e % 32;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_40 = (long)i_39;
        // cols = start + mk.arange(0, BN)
        const long cols_41 = i_16 + v_40;
        // seen = cols[None, :] < N
        const bool seen_42 = cols_41 < args.N_4;
        scores_36[q] = seen_42 ? scores_37 : (-INFINITY);
      }
      vstore4(vload4(0, scores_36), 0, scores_35 + four);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_43 = 0;
    __local float* part_44 = (__local float*)(pool + 4096);
    for (uint n = t; n < 256; n += 256) {
      const uint first_45 = n % 8 * 4;
      const uint end_46 = first_45 + 4 < 32 ? first_45 + 4 : 32;
      float acc_47 = 0;
      for (uint k_48 = first_45; k_48 < end_46; ++k_48) {
        const uint at_49 = (n / 8) * 32 + k_48;
        if (k_48 == first_45) {
          acc_47 = scores_35[at_49];
        } else {
          const float y_50 = scores_35[at_49];
          acc_47 = eas_maximum_f32(acc_47, y_50);
        }
      }
      part_44[n] = acc_47;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_51 = 0;
      acc_51 = part_44[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_52 = part_44[t * 8 + c];
        acc_51 = eas_maximum_f32(acc_51, y_52);
      }
      x_43 = acc_51;
    }
    __local float* new_best_53 = (__local float*)(pool + 11392);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_53[t] = eas_maximum_f32(x_14, x_43);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* weights_54 = (__local float*)(pool + 4096);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = r * 256 + t * 4;
      float weights_55[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_56 = e / 32;
        const uint i_57 = e % 32;
        const float x_58 = scores_35[e] - new_best_53[i_56];
        weights_55[q] = exp(x_58);
      }
      vstore4(vload4(0, weights_55), 0, weights_54 + four);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* shrink_59 = (__local float*)(pool + 3072);
    float x_60 = 0;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_61 = x_14 - new_best_53[t];
      shrink_59[t] = exp(x_61);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_60 = x_15[t] * shrink_59[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    float x_62 = 0;
    __local float* part_63 = (__local float*)(pool + 0);
    for (uint n = t; n < 256; n += 256) {
      const uint first_64 = n % 8 * 4;
      const uint end_65 = first_64 + 4 < 32 ? first_64 + 4 : 32;
      float acc_66 = 0;
      for (uint k_67 = first_64; k_67 < end_65; ++k_67) {
        const uint at_68 = (n / 8) * 32 + k_67;
        if (k_67 == first_64) {
          acc_66 = weights_54[at_68];
        } else {
          const float y_69 = weights_54[at_68];
          acc_66 = acc_66 + y_69;
        }
      }
      part_63[n] = acc_66;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_70 = 0;
      acc_70 = part_63[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_71 = part_63[t * 8 + c];
        acc_70 = acc_70 + y_71;
      }
      x_62 = acc_70;
    }
    float total_72 = 0;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_72 = x_60 + x_62;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_73 = (__local float*)(pool + 0);
    float x_74[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_75 = e / 24;
      const uint i_76 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_77 = (long)i_75;
      // cols = start + mk.arange(0, BN)
      const long cols_78 = i_16 + v_77;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_79 = head_0 + cols_78;
      // dims = mk.arange(0, D)
      const long dims_80 = (long)i_76;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_81 = v_79 + dims_80;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_82 = cols_78 < args.N_4;
      x_73[e] = v_82 ? v_2_data[v_at_81] : 0.0f;
      x_74[r] = x_13[r] * shrink_59[i_75];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_83[3] = {0};
    float sum_84[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      sum_84[r] = x_74[r];
    }
    for (uint k = 0; k < 32; ++k) {
      for (uint r = 0; r < 3; ++r) {
        const uint e = r * 256 + t;
        const uint i_85 = e / 24;
        const uint i_86 = e % 24;
        sum_84[r] = fma(weights_54[i_85 * 32 + k], x_73[k * 24 + i_86], sum_84[r]);
      }
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      acc_83[r] = sum_84[r];
    }
    float next_87 = 0;
    if (t < 32) {
      next_87 = total_72;
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      x_13[r] = acc_83[r];
    }
    if (t < 32) {
      x_14 = new_best_53[t];
    }
    if (t < 32) {
      x_15[t] = next_87;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_88 = e / 24;
    const uint i_89 = e % 24;
    const float x_90 = x_13[r] / x_15[i_88];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_91 = (long)i_88;
    const long rows_92 = s_2 + v_91;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_93 = head_0 + rows_92;
    // dims = mk.arange(0, D)
    const long dims_94 = (long)i_89;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_95 = v_93 + dims_94;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_96 = rows_92 < args.N_4;
    if (v_96) out_3_data[q_at_95] = x_90;
  }
}
