// 256 threads a group, 11520 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 12 a turn of a loop, 0 bytes a program in device memory of its own.
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
  __local float* queries_4 = (__local float*)(pool + 0);
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
  __local float* x_15 = (__local float*)(pool + 3072);
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
    __local float* x_17 = (__local float*)(pool + 3200);
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
      const uint e = r * 256 + t;
      sum_27[r] = 0.0f;
    }
    for (uint k = 0; k < 24; ++k) {
      const float y_28 = x_17[k * 32 + (t % 32)];
      for (uint r = 0; r < 4; ++r) {
        const uint e = r * 256 + t;
        const uint i_29 = e / 32;
        const uint i_30 = e % 32;
        sum_27[r] = fma(queries_4[i_29 * 24 + k], y_28, sum_27[r]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      x_26[r] = sum_27[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* scores_31 = (__local float*)(pool + 3200);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
      const float scores_32 = x_26[r] * s_3;
      // scores = mk.where(seen, scores, -float("inf"))
      const uint i_33 = e / 32;
      const uint i_34 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_35 = (long)i_34;
      // cols = start + mk.arange(0, BN)
      const long cols_36 = i_16 + v_35;
      // seen = cols[None, :] < N
      const bool seen_37 = cols_36 < args.N_4;
      scores_31[e] = seen_37 ? scores_32 : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_38 = 0;
    __local float* part_39 = (__local float*)(pool + 7296);
    for (uint n = t; n < 256; n += 256) {
      const uint first_40 = n % 8 * 4;
      const uint end_41 = first_40 + 4 < 32 ? first_40 + 4 : 32;
      float acc_42 = 0;
      for (uint k_43 = first_40; k_43 < end_41; ++k_43) {
        const uint at_44 = (n / 8) * 32 + k_43;
        if (k_43 == first_40) {
          acc_42 = scores_31[at_44];
        } else {
          const float y_45 = scores_31[at_44];
          acc_42 = eas_maximum_f32(acc_42, y_45);
        }
      }
      part_39[n] = acc_42;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_46 = 0;
      acc_46 = part_39[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_47 = part_39[t * 8 + c];
        acc_46 = eas_maximum_f32(acc_46, y_47);
      }
      x_38 = acc_46;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* new_best_48 = (__local float*)(pool + 7296);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_48[t] = eas_maximum_f32(x_14, x_38);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* weights_49 = (__local float*)(pool + 7424);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_50 = e / 32;
      const uint i_51 = e % 32;
      const float x_52 = scores_31[e] - new_best_48[i_50];
      weights_49[e] = exp(x_52);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* shrink_53 = (__local float*)(pool + 3200);
    float x_54 = 0;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_55 = x_14 - new_best_48[t];
      shrink_53[t] = exp(x_55);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_54 = x_15[t] * shrink_53[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    float x_56 = 0;
    __local float* part_57 = (__local float*)(pool + 3328);
    for (uint n = t; n < 256; n += 256) {
      const uint first_58 = n % 8 * 4;
      const uint end_59 = first_58 + 4 < 32 ? first_58 + 4 : 32;
      float acc_60 = 0;
      for (uint k_61 = first_58; k_61 < end_59; ++k_61) {
        const uint at_62 = (n / 8) * 32 + k_61;
        if (k_61 == first_58) {
          acc_60 = weights_49[at_62];
        } else {
          const float y_63 = weights_49[at_62];
          acc_60 = acc_60 + y_63;
        }
      }
      part_57[n] = acc_60;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32) {
      float acc_64 = 0;
      acc_64 = part_57[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_65 = part_57[t * 8 + c];
        acc_64 = acc_64 + y_65;
      }
      x_56 = acc_64;
    }
    float total_66 = 0;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_66 = x_54 + x_56;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_67 = (__local float*)(pool + 3328);
    float x_68[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_69 = e / 24;
      const uint i_70 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_71 = (long)i_69;
      // cols = start + mk.arange(0, BN)
      const long cols_72 = i_16 + v_71;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_73 = head_0 + cols_72;
      // dims = mk.arange(0, D)
      const long dims_74 = (long)i_70;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_75 = v_73 + dims_74;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_76 = cols_72 < args.N_4;
      x_67[e] = v_76 ? v_2_data[v_at_75] : 0.0f;
      x_68[r] = x_13[r] * shrink_53[i_69];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_77[3] = {0};
    float sum_78[3] = {0};
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      sum_78[r] = x_68[r];
    }
    for (uint k = 0; k < 32; ++k) {
      for (uint r = 0; r < 3; ++r) {
        const uint e = r * 256 + t;
        const uint i_79 = e / 24;
        const uint i_80 = e % 24;
        sum_78[r] = fma(weights_49[i_79 * 32 + k], x_67[k * 24 + i_80], sum_78[r]);
      }
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      acc_77[r] = sum_78[r];
    }
    float next_81 = 0;
    if (t < 32) {
      next_81 = total_66;
    }
    for (uint r = 0; r < 3; ++r) {
      const uint e = r * 256 + t;
      x_13[r] = acc_77[r];
    }
    if (t < 32) {
      x_14 = new_best_48[t];
    }
    if (t < 32) {
      x_15[t] = next_81;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 3; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_82 = e / 24;
    const uint i_83 = e % 24;
    const float x_84 = x_13[r] / x_15[i_82];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_85 = (long)i_82;
    const long rows_86 = s_2 + v_85;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_87 = head_0 + rows_86;
    // dims = mk.arange(0, D)
    const long dims_88 = (long)i_83;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_89 = v_87 + dims_88;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_90 = rows_86 < args.N_4;
    if (v_90) out_3_data[q_at_89] = x_84;
  }
}
