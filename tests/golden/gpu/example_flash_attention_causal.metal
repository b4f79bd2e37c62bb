// 128 threads a group, 14464 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 13 a turn of a loop, 24 simdgroup-matrix products a turn of a loop,
// 51 matrices loaded a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 6144 bytes and 6144 a turn of a loop.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  long N_4;
  float host_0;
  uchar pad_44;
  uchar pad_45;
  uchar pad_46;
  uchar pad_47;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

kernel void flash_attention_kernel(
    device uchar* q_0_memory [[buffer(0)]],
    device uchar* k_1_memory [[buffer(1)]],
    device uchar* v_2_memory [[buffer(2)]],
    device uchar* out_3_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  threadgroup ulong2 pool_words[904];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* q_0_data = (device const float*)(q_0_memory + args.q_0_at);
  device const float* k_1_data = (device const float*)(k_1_memory + args.k_1_at);
  device const float* v_2_data = (device const float*)(v_2_memory + args.v_2_at);
  device float* out_3_data = (device float*)(out_3_memory + args.out_3_at);
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
  const float s_6 = args.host_0;
  threadgroup float* queries_7 = (threadgroup float*)(pool + 0);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
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
  float x_16[6];
  float x_17;
  threadgroup float* x_18 = (threadgroup float*)(pool + 3072);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
    x_16[r] = 0.0f;
  }
  if (t < 32) {
    x_17 = (-INFINITY);
  }
  if (t < 32) {
    x_18[t] = 0.0f;
  }
  for (long i_19 = 0L; i_19 < stop_5; i_19 += 32L) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_20 = (threadgroup float*)(pool + 3200);
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
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
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_29 = (threadgroup float*)(pool + 6272);
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 64 * 2 + c / 2) * 8;
      const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      for (uint k = 0; k < 24; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, queries_7 + i * 24 + k, 24);
        simdgroup_load(y, x_20 + k * 32 + j, 32);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, x_29 + i * 32 + j, 32);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* scores_30 = (threadgroup float*)(pool + 10368);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 128 + t;
      const float scores_31 = x_29[e] * s_6;
      // scores = mk.where(seen, scores, -float("inf"))
      const uint i_32 = e / 32;
      const uint i_33 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_34 = (long)i_33;
      // cols = start + mk.arange(0, BN)
      const long cols_35 = i_19 + v_34;
      // seen = cols[None, :] < N
      const bool seen_36 = cols_35 < args.N_4;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_37 = (long)i_33;
      // cols = start + mk.arange(0, BN)
      const long cols_38 = i_19 + v_37;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_39 = (long)i_32;
      const long rows_40 = s_2 + v_39;
      // seen = seen & (cols[None, :] <= rows[:, None])
      const bool v_41 = cols_38 <= rows_40;
      const bool seen_42 = seen_36 && v_41;
      scores_30[e] = seen_42 ? scores_31 : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float x_43;
    threadgroup float* part_44 = (threadgroup float*)(pool + 3200);
    for (uint n = t; n < 128; n += 128) {
      const uint first_45 = n % 4 * 8;
      const uint end_46 = first_45 + 8 < 32 ? first_45 + 8 : 32;
      float acc_47 = 0;
      for (uint k_48 = first_45; k_48 < end_46; ++k_48) {
        const uint at_49 = (n / 4) * 32 + k_48;
        if (k_48 == first_45) {
          acc_47 = scores_30[at_49];
        } else {
          const float y_50 = scores_30[at_49];
          acc_47 = eas_maximum_f32(acc_47, y_50);
        }
      }
      part_44[n] = acc_47;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < 32) {
      float acc_51 = 0;
      acc_51 = part_44[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_52 = part_44[t * 4 + c];
        acc_51 = eas_maximum_f32(acc_51, y_52);
      }
      x_43 = acc_51;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_53 = (threadgroup float*)(pool + 3200);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_53[t] = eas_maximum_f32(x_17, x_43);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* weights_54 = (threadgroup float*)(pool + 3328);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 128 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_55 = e / 32;
      const uint i_56 = e % 32;
      const float x_57 = scores_30[e] - new_best_53[i_55];
      weights_54[e] = precise::exp(x_57);
    }
    threadgroup float* shrink_58 = (threadgroup float*)(pool + 7424);
    float x_59;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_60 = x_17 - new_best_53[t];
      shrink_58[t] = precise::exp(x_60);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_59 = x_18[t] * shrink_58[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float x_61;
    threadgroup float* part_62 = (threadgroup float*)(pool + 7552);
    for (uint n = t; n < 128; n += 128) {
      const uint first_63 = n % 4 * 8;
      const uint end_64 = first_63 + 8 < 32 ? first_63 + 8 : 32;
      float acc_65 = 0;
      for (uint k_66 = first_63; k_66 < end_64; ++k_66) {
        const uint at_67 = (n / 4) * 32 + k_66;
        if (k_66 == first_63) {
          acc_65 = weights_54[at_67];
        } else {
          const float y_68 = weights_54[at_67];
          acc_65 = acc_65 + y_68;
        }
      }
      part_62[n] = acc_65;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < 32) {
      float acc_69 = 0;
      acc_69 = part_62[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_70 = part_62[t * 4 + c];
        acc_69 = acc_69 + y_70;
      }
      x_61 = acc_69;
    }
    float total_71;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_71 = x_59 + x_61;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_72 = (threadgroup float*)(pool + 7552);
    float x_73[6];
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_74 = e / 24;
      const uint i_75 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_76 = (long)i_74;
      // cols = start + mk.arange(0, BN)
      const long cols_77 = i_19 + v_76;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_78 = head_0 + cols_77;
      // dims = mk.arange(0, D)
      const long dims_79 = (long)i_75;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_80 = v_78 + dims_79;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_81 = cols_77 < args.N_4;
      x_72[e] = v_81 ? v_2_data[v_at_80] : 0.0f;
      x_73[r] = x_16[r] * shrink_58[i_74];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* acc_82 = (threadgroup float*)(pool + 10624);
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      acc_82[e] = x_73[r];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      simdgroup_load(sum, acc_82 + i * 24 + j, 24);
      for (uint k = 0; k < 32; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, weights_54 + i * 32 + k, 32);
        simdgroup_load(y, x_72 + k * 24 + j, 24);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, acc_82 + i * 24 + j, 24);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float next_83;
    if (t < 32) {
      next_83 = total_71;
    }
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      x_16[r] = acc_82[e];
    }
    if (t < 32) {
      x_17 = new_best_53[t];
    }
    if (t < 32) {
      x_18[t] = next_83;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_84 = e / 24;
    const uint i_85 = e % 24;
    const float x_86 = x_16[r] / x_18[i_84];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_87 = (long)i_84;
    const long rows_88 = s_2 + v_87;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_89 = head_0 + rows_88;
    // dims = mk.arange(0, D)
    const long dims_90 = (long)i_85;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_91 = v_89 + dims_90;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_92 = rows_88 < args.N_4;
    if (v_92) out_3_data[q_at_91] = x_86;
  }
}
