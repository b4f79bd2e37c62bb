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
  // queries = mk.load(q, q_at, rows[:, None] < N)
  // best = mk.full((BM,), -float("inf"), mk.float32)
  // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
  const float s_3 = args.host_0;
  threadgroup float* queries_4 = (threadgroup float*)(pool + 0);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
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
  float x_13[6];
  float x_14;
  threadgroup float* x_15 = (threadgroup float*)(pool + 3072);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
    x_13[r] = 0.0f;
  }
  if (t < 32) {
    x_14 = (-INFINITY);
  }
  if (t < 32) {
    x_15[t] = 0.0f;
  }
  for (long i_16 = 0L; i_16 < args.N_4; i_16 += 32L) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_17 = (threadgroup float*)(pool + 3200);
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
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
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_26 = (threadgroup float*)(pool + 6272);
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 64 * 2 + c / 2) * 8;
      const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      for (uint k = 0; k < 24; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, queries_4 + i * 24 + k, 24);
        simdgroup_load(y, x_17 + k * 32 + j, 32);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, x_26 + i * 32 + j, 32);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* scores_27 = (threadgroup float*)(pool + 10368);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 128 + t;
      const float scores_28 = x_26[e] * s_3;
      // scores = mk.where(seen, scores, -float("inf"))
      const uint i_29 = e / 32;
      const uint i_30 = e % 32;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_31 = (long)i_30;
      // cols = start + mk.arange(0, BN)
      const long cols_32 = i_16 + v_31;
      // seen = cols[None, :] < N
      const bool seen_33 = cols_32 < args.N_4;
      scores_27[e] = seen_33 ? scores_28 : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float x_34;
    threadgroup float* part_35 = (threadgroup float*)(pool + 3200);
    for (uint n = t; n < 128; n += 128) {
      const uint first_36 = n % 4 * 8;
      const uint end_37 = first_36 + 8 < 32 ? first_36 + 8 : 32;
      float acc_38 = 0;
      for (uint k_39 = first_36; k_39 < end_37; ++k_39) {
        const uint at_40 = (n / 4) * 32 + k_39;
        if (k_39 == first_36) {
          acc_38 = scores_27[at_40];
        } else {
          const float y_41 = scores_27[at_40];
          acc_38 = eas_maximum_f32(acc_38, y_41);
        }
      }
      part_35[n] = acc_38;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < 32) {
      float acc_42 = 0;
      acc_42 = part_35[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_43 = part_35[t * 4 + c];
        acc_42 = eas_maximum_f32(acc_42, y_43);
      }
      x_34 = acc_42;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_44 = (threadgroup float*)(pool + 3200);
    if (t < 32) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_44[t] = eas_maximum_f32(x_14, x_34);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* weights_45 = (threadgroup float*)(pool + 3328);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 128 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_46 = e / 32;
      const uint i_47 = e % 32;
      const float x_48 = scores_27[e] - new_best_44[i_46];
      weights_45[e] = precise::exp(x_48);
    }
    threadgroup float* shrink_49 = (threadgroup float*)(pool + 7424);
    float x_50;
    if (t < 32) {
      // shrink = mk.exp(best - new_best)
      const float x_51 = x_14 - new_best_44[t];
      shrink_49[t] = precise::exp(x_51);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_50 = x_15[t] * shrink_49[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float x_52;
    threadgroup float* part_53 = (threadgroup float*)(pool + 7552);
    for (uint n = t; n < 128; n += 128) {
      const uint first_54 = n % 4 * 8;
      const uint end_55 = first_54 + 8 < 32 ? first_54 + 8 : 32;
      float acc_56 = 0;
      for (uint k_57 = first_54; k_57 < end_55; ++k_57) {
        const uint at_58 = (n / 4) * 32 + k_57;
        if (k_57 == first_54) {
          acc_56 = weights_45[at_58];
        } else {
          const float y_59 = weights_45[at_58];
          acc_56 = acc_56 + y_59;
        }
      }
      part_53[n] = acc_56;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < 32) {
      float acc_60 = 0;
      acc_60 = part_53[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_61 = part_53[t * 4 + c];
        acc_60 = acc_60 + y_61;
      }
      x_52 = acc_60;
    }
    float total_62;
    if (t < 32) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_62 = x_50 + x_52;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_63 = (threadgroup float*)(pool + 7552);
    float x_64[6];
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_65 = e / 24;
      const uint i_66 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_67 = (long)i_65;
      // cols = start + mk.arange(0, BN)
      const long cols_68 = i_16 + v_67;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_69 = head_0 + cols_68;
      // dims = mk.arange(0, D)
      const long dims_70 = (long)i_66;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_71 = v_69 + dims_70;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_72 = cols_68 < args.N_4;
      x_63[e] = v_72 ? v_2_data[v_at_71] : 0.0f;
      x_64[r] = x_13[r] * shrink_49[i_65];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* acc_73 = (threadgroup float*)(pool + 10624);
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      acc_73[e] = x_64[r];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      simdgroup_load(sum, acc_73 + i * 24 + j, 24);
      for (uint k = 0; k < 32; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, weights_45 + i * 32 + k, 32);
        simdgroup_load(y, x_63 + k * 24 + j, 24);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, acc_73 + i * 24 + j, 24);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float next_74;
    if (t < 32) {
      next_74 = total_62;
    }
    for (uint r = 0; r < 6; ++r) {
      const uint e = r * 128 + t;
      x_13[r] = acc_73[e];
    }
    if (t < 32) {
      x_14 = new_best_44[t];
    }
    if (t < 32) {
      x_15[t] = next_74;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 6; ++r) {
    const uint e = r * 128 + t;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_75 = e / 24;
    const uint i_76 = e % 24;
    const float x_77 = x_13[r] / x_15[i_75];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_78 = (long)i_75;
    const long rows_79 = s_2 + v_78;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_80 = head_0 + rows_79;
    // dims = mk.arange(0, D)
    const long dims_81 = (long)i_76;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_82 = v_80 + dims_81;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_83 = rows_79 < args.N_4;
    if (v_83) out_3_data[q_at_82] = x_77;
  }
}
