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
  // queries = mk.load(q, q_at, rows[:, None] < N)
  // best = mk.full((BM,), -float("inf"), mk.float32)
  // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N)) * scale
  const float s_3 = args.host_0;
  threadgroup float* queries_4 = (threadgroup float*)(pool + 8192);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
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
  threadgroup float* x_15 = (threadgroup float*)(pool + 14336);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
    x_13[r] = 0.0f;
  }
  if (lane < 8) {
    const uint e = stripe * 8 + lane;
    x_14 = (-INFINITY);
  }
  if (lane < 8) {
    const uint e = stripe * 8 + lane;
    x_15[e] = 0.0f;
  }
  for (long i_16 = 0L; i_16 < args.N_4; i_16 += 32L) {
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_17 = (threadgroup float*)(pool + 11264);
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
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
    threadgroup float* x_26 = (threadgroup float*)(pool + 0);
    simdgroup_float8x8 sum_27[4];
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 32 * 1 + c / 4) * 8;
      const uint j = (t / 32 % 1 * 4 + c % 4) * 8;
      sum_27[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
    for (uint k = 0; k < 24; k += 8) {
      simdgroup_matrix<float, 8, 8> x[1], y[4];
      for (uint c = 0; c < 1; ++c) {
        const uint i = (t / 32 * 1 + c) * 8;
        simdgroup_load(x[c], queries_4 + i * 24 + k, 24);
      }
      for (uint c = 0; c < 4; ++c) {
        const uint j = (t / 32 % 1 * 4 + c) * 8;
        simdgroup_load(y[c], x_17 + k * 32 + j, 32);
      }
      for (uint c = 0; c < 4; ++c) {
        simdgroup_multiply_accumulate(sum_27[c], x[c / 4], y[c % 4], sum_27[c]);
      }
    }
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 32 * 1 + c / 4) * 8;
      const uint j = (t / 32 % 1 * 4 + c % 4) * 8;
      simdgroup_store(sum_27[c], x_26 + i * 32 + j, 32);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* scores_28 = (threadgroup float*)(pool + 4096);
    for (uint r = 0; r < 8; r += 4) {
      const uint four = stripe * 256 + r * 32 + lane * 4;
      float scores_29[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const float scores_30 = x_26[e] * s_3;
        // scores = mk.where(seen, scores, -float("inf"))
        const uint i_31 = e / 32;
        const uint i_32 = e % 32;
        // rows = mk.program_id(0) * BM + mk.arange(0, BM)
        const long v_33 = (long)i_32;
        // cols = start + mk.arange(0, BN)
        const long cols_34 = i_16 + v_33;
        // seen = cols[None, :] < N
        const bool seen_35 = cols_34 < args.N_4;
        scores_29[q] = seen_35 ? scores_30 : (-INFINITY);
      }
      *(threadgroup packed_float4*)(scores_28 + four) = *(thread packed_float4*)scores_29;
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_36 = (threadgroup float*)(pool + 14464);
    for (uint b = 0; b < 8; b += 1) {
      const uint line_37 = stripe * 8 + b;
      float acc_38 = 0;
      for (uint k_39 = lane; k_39 < 32; k_39 += 32) {
        const uint at_40 = line_37 * 32 + k_39;
        if (k_39 < 32) {
          acc_38 = scores_28[at_40];
        } else {
          const float y_41 = scores_28[at_40];
          acc_38 = eas_maximum_f32(acc_38, y_41);
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_42 = simd_shuffle_xor(acc_38, d);
        acc_38 = eas_maximum_f32(acc_38, y_42);
      }
      if (lane == 0) x_36[line_37] = acc_38;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_43 = (threadgroup float*)(pool + 14592);
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      new_best_43[e] = eas_maximum_f32(x_14, x_36[e]);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* weights_44 = (threadgroup float*)(pool + 0);
    for (uint r = 0; r < 8; r += 4) {
      const uint four = stripe * 256 + r * 32 + lane * 4;
      float weights_45[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_46 = e / 32;
        const uint i_47 = e % 32;
        const float x_48 = scores_28[e] - new_best_43[i_46];
        weights_45[q] = precise::exp(x_48);
      }
      *(threadgroup packed_float4*)(weights_44 + four) = *(thread packed_float4*)weights_45;
    }
    threadgroup float* shrink_49 = (threadgroup float*)(pool + 14464);
    float x_50;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      // shrink = mk.exp(best - new_best)
      const float x_51 = x_14 - new_best_43[e];
      shrink_49[e] = precise::exp(x_51);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_50 = x_15[e] * shrink_49[e];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_52 = (threadgroup float*)(pool + 14720);
    for (uint b = 0; b < 8; b += 1) {
      const uint line_53 = stripe * 8 + b;
      float acc_54 = 0;
      for (uint k_55 = lane; k_55 < 32; k_55 += 32) {
        const uint at_56 = line_53 * 32 + k_55;
        if (k_55 < 32) {
          acc_54 = weights_44[at_56];
        } else {
          const float y_57 = weights_44[at_56];
          acc_54 = acc_54 + y_57;
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_58 = simd_shuffle_xor(acc_54, d);
        acc_54 = acc_54 + y_58;
      }
      if (lane == 0) x_52[line_53] = acc_54;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    float total_59;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      total_59 = x_50 + x_52[e];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* x_60 = (threadgroup float*)(pool + 4096);
    float x_61[6];
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_62 = e / 24;
      const uint i_63 = e % 24;
      // rows = mk.program_id(0) * BM + mk.arange(0, BM)
      const long v_64 = (long)i_62;
      // cols = start + mk.arange(0, BN)
      const long cols_65 = i_16 + v_64;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_66 = head_0 + cols_65;
      // dims = mk.arange(0, D)
      const long dims_67 = (long)i_63;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_68 = v_66 + dims_67;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_69 = cols_65 < args.N_4;
      x_60[e] = v_69 ? v_2_data[v_at_68] : 0.0f;
      x_61[r] = x_13[r] * shrink_49[i_62];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* acc_70 = (threadgroup float*)(pool + 11264);
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      acc_70[e] = x_61[r];
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    simdgroup_float8x8 sum_71[3];
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_load(sum_71[c], acc_70 + i * 24 + j, 24);
    }
    for (uint k = 0; k < 32; k += 8) {
      simdgroup_matrix<float, 8, 8> x[1], y[3];
      for (uint c = 0; c < 1; ++c) {
        const uint i = (t / 32 * 1 + c) * 8;
        simdgroup_load(x[c], weights_44 + i * 32 + k, 32);
      }
      for (uint c = 0; c < 3; ++c) {
        const uint j = (t / 32 % 1 * 3 + c) * 8;
        simdgroup_load(y[c], x_60 + k * 24 + j, 24);
      }
      for (uint c = 0; c < 3; ++c) {
        simdgroup_multiply_accumulate(sum_71[c], x[c / 3], y[c % 3], sum_71[c]);
      }
    }
    for (uint c = 0; c < 3; ++c) {
      const uint i = (t / 32 * 1 + c / 3) * 8;
      const uint j = (t / 32 % 1 * 3 + c % 3) * 8;
      simdgroup_store(sum_71[c], acc_70 + i * 24 + j, 24);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    float next_72;
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      next_72 = total_59;
    }
    for (uint r = 0; r < 6; ++r) {
      const uint e = stripe * 192 + r * 32 + lane;
      x_13[r] = acc_70[e];
    }
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      x_14 = new_best_43[e];
    }
    if (lane < 8) {
      const uint e = stripe * 8 + lane;
      x_15[e] = next_72;
    }
  }
  simdgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 6; ++r) {
    const uint e = stripe * 192 + r * 32 + lane;
    // mk.store(out, o_at, acc / total[:, None], rows[:, None] < N)
    const uint i_73 = e / 24;
    const uint i_74 = e % 24;
    const float x_75 = x_13[r] / x_15[i_73];
    // rows = mk.program_id(0) * BM + mk.arange(0, BM)
    const long v_76 = (long)i_73;
    const long rows_77 = s_2 + v_76;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_78 = head_0 + rows_77;
    // dims = mk.arange(0, D)
    const long dims_79 = (long)i_74;
    // q_at = head * q.stride(0) + rows[:, None] * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_80 = v_78 + dims_79;
    // queries = mk.load(q, q_at, rows[:, None] < N)
    const bool v_81 = rows_77 < args.N_4;
    if (v_81) out_3_data[q_at_80] = x_75;
  }
}
