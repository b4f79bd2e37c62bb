// 128 threads a group, 14848 bytes of threadgroup memory (room for 2 groups in 32768),
// 3 barriers a turn of a loop, 24 simdgroup-matrix products a turn of a loop,
// 34 matrices loaded a turn of a loop, 0 bytes a program in device memory of its own.
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
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  threadgroup ulong2 pool_words[928];
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
  threadgroup float* queries_7 = (threadgroup float*)(pool + 8192);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
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
  threadgroup float* x_18 = (threadgroup float*)(pool + 14336);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
    x_16[r] = 0.0f;
  }
  if (lane < 8) {
    const uint e = stripe * 8 + lane;
    x_17 = (-INFINITY);
  }
  if (lane < 8) {
    const uint e = stripe * 8 + lane;
    x_18[e] = 0.0f;
  }
  for (long i_19 = 0L; i_19 < stop_5; i_19 += 32L) {
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_20 = (threadgroup float*)(pool + 11264);
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
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
    threadgroup float* x_29 = (threadgroup float*)(pool + 0);
    simdgroup_float8x8 sum_30[4];
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 32 * 1 + c / 4) * 8;
      const uint j = (t / 32 % 1 * 4 + c % 4) * 8;
      sum_30[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
    for (uint k = 0; k < 24; k += 8) {
      simdgroup_matrix<float, 8, 8> x[1], y[4];
      for (uint c = 0; c < 1; ++c) {
        const uint i = (t / 32 * 1 + c) * 8;
        simdgroup_load(x[c], queries_7 + i * 24 + k, 24);
      }
      for (uint c = 0; c < 4; ++c) {
        const uint j = (t / 32 % 1 * 4 + c) * 8;
        simdgroup_load(y[c], x_20 + k * 32 + j, 32);
      }
      for (uint c = 0; c < 4; ++c) {
        simdgroup_multiply_accumulate(sum_30[c], x[c / 4], y[c % 4], sum_30[c]);
      }
    }
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 32 * 1 + c / 4) * 8;
      const uint j = (t / 32 % 1 * 4 + c % 4) * 8;
      simdgroup_store(sum_30[c], x_29 + i * 32 + j, 32);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* scores_31 = (threadgroup float*)(pool + 4096);
    for (uint r = 0; r < 8; r += 4) {
      const uint four = stripe * 256 + r * 32 + lane * 4;
      float scores_32[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const float scores_33 = x_29[e] * s_6;
        // scores = mk.where(seen, scores, -float("inf"))
        const uint i_34 = e / 32;
        const uint i_35 = e % 32;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_36 = (long)i_35;
        // cols = start + mk.arange(0, BN)
        const long cols_37 = i_19 + v_36;
        // seen = cols[None, :] < N
        const bool seen_38 = cols_37 < args.N_4;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_39 = (long)i_35;
        // cols = start + mk.arange(0, BN)
        const long cols_40 = i_19 + v_39;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_41 = (long)i_34;
        const long rows_42 = s_2 + v_41;
        // seen = seen & (cols[None, :] <= rows[:, None])
        const bool v_43 = cols_40 <= rows_42;
        const bool seen_44 = seen_38 && v_43;
        scores_32[q] = seen_44 ? scores_33 : (-INFINITY);
      }
      *(threadgroup packed_float4*)(scores_31 + four) = *(thread packed_float4*)scores_32;
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_45 = (threadgroup float*)(pool + 14464);
    for (uint b = 0; b < 8; b += 1) {
      const uint line_46 = stripe * 8 + b;
      float acc_47 = 0;
      for (uint k_48 = lane; k_48 < 32; k_48 += 32) {
        const uint at_49 = line_46 * 32 + k_48;
        if (k_48 < 32) {
          acc_47 = scores_31[at_49];
        } else {
          const float y_50 = scores_31[at_49];
          acc_47 = eas_maximum_f32(acc_47, y_50);
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_51 = simd_shuffle_xor(acc_47, d);
        acc_47 = eas_maximum_f32(acc_47, y_51);
      }
      if (lane == 0) x_45[line_46] = acc_47;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_52 = (threadgroup float*)(pool + 14592);
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      new_best_52[e] = eas_maximum_f32(x_17, x_45[e]);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* weights_53 = (threadgroup float*)(pool + 0);
    for (uint r = 0; r < 8; r += 4) {
      const uint four = stripe * 256 + r * 32 + lane * 4;
      float weights_54[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_55 = e / 32;
        const uint i_56 = e % 32;
        const float x_57 = scores_31[e] - new_best_52[i_55];
        weights_54[q] = precise::exp(x_57);
      }
      *(threadgroup packed_float4*)(weights_53 + four) = *(thread packed_float4*)weights_54;
    }
    threadgroup float* shrink_58 = (threadgroup float*)(pool + 14464);
    float x_59;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      // shrink = mk.exp(best - new_best)
      const float x_60 = x_17 - new_best_52[e];
      shrink_58[e] = precise::exp(x_60);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_59 = x_18[e] * shrink_58[e];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_61 = (threadgroup float*)(pool + 14720);
    for (uint b = 0; b < 8; b += 1) {
      const uint line_62 = stripe * 8 + b;
      float acc_63 = 0;
      for (uint k_64 = lane; k_64 < 32; k_64 += 32) {
        const uint at_65 = line_62 * 32 + k_64;
        if (k_64 < 32) {
          acc_63 = weights_53[at_65];
        } else {
          const float y_66 = weights_53[at_65];
          acc_63 = acc_63 + y_66;
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_67 = simd_shuffle_xor(acc_63, d);
        acc_63 = acc_63 + y_67;
      }
      if (lane == 0) x_61[line_62] = acc_63;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    float total_68;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      total_68 = x_59 + x_61[e];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_69 = (threadgroup float*)(pool + 4096);
    float x_70[6];
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_71 = e / 24;
      const uint i_72 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_73 = (long)i_71;
      // cols = start + mk.arange(0, BN)
      const long cols_74 = i_19 + v_73;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_75 = head_0 + cols_74;
      // dims = mk.arange(0, D)
      const long dims_76 = (long)i_72;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_77 = v_75 + dims_76;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_78 = cols_74 < args.N_4;
      x_69[e] = v_78 ? v_2_data[v_at_77] : 0.0f;
      x_70[r] = x_16[r] * shrink_58[i_71];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* acc_79 = (threadgroup float*)(pool + 11264);
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      acc_79[e] = x_70[r];
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    simdgroup_float8x8 sum_80[3];
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_load(sum_80[c], acc_79 + i * 24 + j, 24);
    }
    for (uint k = 0; k < 32; k += 8) {
      simdgroup_matrix<float, 8, 8> x[1], y[3];
      for (uint c = 0; c < 1; ++c) {
        const uint i = (t / 32 * 1 + c) * 8;
        simdgroup_load(x[c], weights_53 + i * 32 + k, 32);
      }
      for (uint c = 0; c < 3; ++c) {
        const uint j = (t / 32 % 1 * 3 + c) * 8;
        simdgroup_load(y[c], x_69 + k * 24 + j, 24);
      }
      for (uint c = 0; c < 3; ++c) {
        simdgroup_multiply_accumulate(sum_80[c], x[c / 3], y[c % 3], sum_80[c]);
      }
    }
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_store(sum_80[c], acc_79 + i * 24 + j, 24);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    float next_81;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      next_81 = total_68;
    }
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      x_16[r] = acc_79[e];
    }
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      x_17 = new_best_52[e];
    }
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      x_18[e] = next_81;
    }
  }
  simdgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_82 = e / 24;
    const uint i_83 = e % 24;
    const float x_84 = x_16[r] / x_18[i_82];
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
