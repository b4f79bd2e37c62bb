// 256 threads a group, 2048 bytes of threadgroup memory (room for 16 groups in 32768),
// 5 barriers a turn of a loop, 512 simdgroup-matrix products a turn of a loop,
// 320 matrices loaded a turn of a loop, 163840 bytes a program in device memory of its own.
// Loads and stores of a program move at most 65536 bytes and 65536 a turn of a loop.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  long N_4;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
  float host_0;
  uchar pad_84;
  uchar pad_85;
  uchar pad_86;
  uchar pad_87;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

kernel void attention_kernel(
    device uchar* q_0_memory [[buffer(0)]],
    device uchar* k_1_memory [[buffer(1)]],
    device uchar* v_2_memory [[buffer(2)]],
    device uchar* out_3_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    device uchar* areas [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  threadgroup ulong2 pool_words[128];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* q_0_data = (device const float*)(q_0_memory + args.q_0_at);
  device const float* k_1_data = (device const float*)(k_1_memory + args.k_1_at);
  device const float* v_2_data = (device const float*)(v_2_memory + args.v_2_at);
  device float* out_3_data = (device float*)(out_3_memory + args.out_3_at);
  // head = mk.program_id(1)
  const long head_0 = program_1;
  // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
  const long s_1 = program_0;
  const long s_2 = s_1 * 128L;
  // queries = mk.load(q, q_at, rows < N) * scale
  const float s_3 = args.host_0;
  // best = mk.full((BM,), -float("inf"), mk.float32)
  device float* queries_4 = (device float*)(area + 131072);
  for (uint r = 0; r < 32; r += 4) {
    const uint four = stripe * 1024 + r * 32 + lane * 4;
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
      *(thread packed_float4*)x_5 = *(device const packed_float4*)(q_0_data + q_at_12);
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
    *(device packed_float4*)(queries_4 + four) = *(thread packed_float4*)queries_27;
  }
  // for start in mk.range(0, N, BN):
  float x_28[32];
  float x_29;
  threadgroup float* x_30 = (threadgroup float*)(pool + 0);
  for (uint r = 0; r < 32; ++r) {
    const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
    x_28[r] = 0.0f;
  }
  if (lane < 16) {
    const uint e = stripe * 16 + lane;
    x_29 = (-INFINITY);
  }
  if (lane < 16) {
    const uint e = stripe * 16 + lane;
    x_30[e] = 0.0f;
  }
  for (long i_31 = 0L; i_31 < args.N_4; i_31 += 128L) {
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* x_32 = (device float*)(area + 65536);
    for (uint r = 0; r < 32; r += 4) {
      const uint four = stripe * 1024 + r * 32 + lane * 4;
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
        *(thread packed_float4*)x_33 = *(device const packed_float4*)(k_1_data + k_at_40);
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
      *(device packed_float4*)(x_32 + four) = *(thread packed_float4*)x_33;
    }
    // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* scores_55 = (device float*)(area + 0);
    simdgroup_float8x8 sum_56[32];
    for (uint c = 0; c < 32; ++c) {
      const uint i = (t / 32 * 2 + c / 16) * 8;
      const uint j = (t / 32 % 1 * 16 + c % 16) * 8;
      sum_56[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
    for (uint k = 0; k < 64; k += 8) {
      simdgroup_matrix<float, 8, 8> x[2], y[16];
      for (uint c = 0; c < 2; ++c) {
        const uint i = (t / 32 * 2 + c) * 8;
        simdgroup_load(x[c], queries_4 + i * 64 + k, 64);
      }
      for (uint c = 0; c < 16; ++c) {
        const uint j = (t / 32 % 1 * 16 + c) * 8;
        simdgroup_load(y[c], x_32 + k * 128 + j, 128);
      }
      for (uint c = 0; c < 32; ++c) {
        simdgroup_multiply_accumulate(sum_56[c], x[c / 16], y[c % 16], sum_56[c]);
      }
    }
    for (uint c = 0; c < 32; ++c) {
      const uint i = (t / 32 * 2 + c / 16) * 8;
      const uint j = (t / 32 % 1 * 16 + c % 16) * 8;
      simdgroup_store(sum_56[c], scores_55 + i * 128 + j, 128);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* scores_57 = (device float*)(area + 65536);
    for (uint r = 0; r < 64; r += 4) {
      const uint four = stripe * 2048 + r * 32 + lane * 4;
      float scores_58[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // scores = mk.where(cols[None, :] < N, scores, -float("inf"))
        const uint i_59 = e / 128;
        const uint i_60 = e % 128;
        // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
        const long v_61 = (long)i_60;
        // cols = start + mk.arange(0, BN)
        const long cols_62 = i_31 + v_61;
        // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
        const bool v_63 = cols_62 < args.N_4;
        scores_58[q] = v_63 ? scores_55[e] : (-INFINITY);
      }
      *(device packed_float4*)(scores_57 + four) = *(thread packed_float4*)scores_58;
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    threadgroup float* x_64 = (threadgroup float*)(pool + 512);
    for (uint b = 0; b < 16; b += 1) {
      const uint line_65 = stripe * 16 + b;
      float acc_66 = 0;
      for (uint k_67 = lane; k_67 < 128; k_67 += 32) {
        const uint at_68 = line_65 * 128 + k_67;
        if (k_67 < 32) {
          acc_66 = scores_57[at_68];
        } else {
          const float y_69 = scores_57[at_68];
          acc_66 = eas_maximum_f32(acc_66, y_69);
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_70 = simd_shuffle_xor(acc_66, d);
        acc_66 = eas_maximum_f32(acc_66, y_70);
      }
      if (lane == 0) x_64[line_65] = acc_66;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_71 = (threadgroup float*)(pool + 1024);
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      new_best_71[e] = eas_maximum_f32(x_29, x_64[e]);
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    device float* weights_72 = (device float*)(area + 0);
    for (uint r = 0; r < 64; r += 4) {
      const uint four = stripe * 2048 + r * 32 + lane * 4;
      float weights_73[4];
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // weights = mk.exp(scores - new_best[:, None])
        const uint i_74 = e / 128;
        const uint i_75 = e % 128;
        const float x_76 = scores_57[e] - new_best_71[i_74];
        weights_73[q] = precise::exp(x_76);
      }
      *(device packed_float4*)(weights_72 + four) = *(thread packed_float4*)weights_73;
    }
    threadgroup float* shrink_77 = (threadgroup float*)(pool + 512);
    float x_78;
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      // shrink = mk.exp(best - new_best)
      const float x_79 = x_29 - new_best_71[e];
      shrink_77[e] = precise::exp(x_79);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_78 = x_30[e] * shrink_77[e];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    threadgroup float* x_80 = (threadgroup float*)(pool + 1536);
    for (uint b = 0; b < 16; b += 1) {
      const uint line_81 = stripe * 16 + b;
      float acc_82 = 0;
      for (uint k_83 = lane; k_83 < 128; k_83 += 32) {
        const uint at_84 = line_81 * 128 + k_83;
        if (k_83 < 32) {
          acc_82 = weights_72[at_84];
        } else {
          const float y_85 = weights_72[at_84];
          acc_82 = acc_82 + y_85;
        }
      }
      for (ushort d = 16; d > 0; d /= 2) {
        const float y_86 = simd_shuffle_xor(acc_82, d);
        acc_82 = acc_82 + y_86;
      }
      if (lane == 0) x_80[line_81] = acc_82;
    }
    simdgroup_barrier(mem_flags::mem_threadgroup);
    float total_87;
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      total_87 = x_78 + x_80[e];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* x_88 = (device float*)(area + 65536);
    float x_89[32];
    for (uint r = 0; r < 32; r += 4) {
      const uint four = stripe * 1024 + r * 32 + lane * 4;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      float x_90[4];
      const uint i_91 = four / 64;
      const uint i_92 = four % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_93 = (long)i_91;
      // cols = start + mk.arange(0, BN)
      const long cols_94 = i_31 + v_93;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_95 = head_0 + cols_94;
      // dims = mk.arange(0, D)
      const long dims_96 = (long)i_92;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_97 = v_95 + dims_96;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_98 = cols_94 < args.N_4;
      const uint i_99 = (four + 3) / 64;
      const uint i_100 = (four + 3) % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_101 = (long)i_99;
      // cols = start + mk.arange(0, BN)
      const long cols_102 = i_31 + v_101;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_103 = cols_102 < args.N_4;
      if (v_98 && v_103) {
        *(thread packed_float4*)x_90 = *(device const packed_float4*)(v_2_data + v_at_97);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_104 = e / 64;
          const uint i_105 = e % 64;
          // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
          const long v_106 = (long)i_104;
          // cols = start + mk.arange(0, BN)
          const long cols_107 = i_31 + v_106;
          // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
          const bool v_108 = cols_107 < args.N_4;
          // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
          const long v_109 = head_0 + cols_107;
          // dims = mk.arange(0, D)
          const long dims_110 = (long)i_105;
          // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
          const long v_at_111 = v_109 + dims_110;
          x_90[q] = v_108 ? v_2_data[v_at_111] : 0.0f;
        }
      }
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
        const uint i_112 = e / 64;
        const uint i_113 = e % 64;
        x_89[r + q] = x_28[r + q] * shrink_77[i_112];
      }
      *(device packed_float4*)(x_88 + four) = *(thread packed_float4*)x_90;
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* acc_114 = (device float*)(area + 98304);
    for (uint r = 0; r < 32; ++r) {
      const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
      acc_114[e] = x_89[r];
    }
    simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    simdgroup_float8x8 sum_115[16];
    for (uint c = 0; c < 16; ++c) {
      const uint i = (t / 32 * 2 + c / 8) * 8;
      const uint j = (t / 32 % 1 * 8 + c % 8) * 8;
      simdgroup_load(sum_115[c], acc_114 + i * 64 + j, 64);
    }
    for (uint k = 0; k < 128; k += 8) {
      simdgroup_matrix<float, 8, 8> x[2], y[8];
      for (uint c = 0; c < 2; ++c) {
        const uint i = (t / 32 * 2 + c) * 8;
        simdgroup_load(x[c], weights_72 + i * 128 + k, 128);
      }
      for (uint c = 0; c < 8; ++c) {
        const uint j = (t / 32 % 1 * 8 + c) * 8;
        simdgroup_load(y[c], x_88 + k * 64 + j, 64);
      }
      for (uint c = 0; c < 16; ++c) {
        simdgroup_multiply_accumulate(sum_115[c], x[c / 8], y[c % 8], sum_115[c]);
      }
    }
    for (uint c = 0; c < 16; ++c) {
      const uint i = (t / 32 * 2 + c / 8) * 8;
      const uint j = (t / 32 % 1 * 8 + c % 8) * 8;
      simdgroup_store(sum_115[c], acc_114 + i * 64 + j, 64);
    }
    simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    float next_116;
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      next_116 = total_87;
    }
    for (uint r = 0; r < 32; ++r) {
      const uint e = stripe * 1024 + r / 4 * 128 + lane * 4 + r % 4;
      x_28[r] = acc_114[e];
    }
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      x_29 = new_best_71[e];
    }
    if (lane < 16) {
      const uint e = stripe * 16 + lane;
      x_30[e] = next_116;
    }
  }
  simdgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 32; r += 4) {
    const uint four = stripe * 1024 + r * 32 + lane * 4;
    float out_117[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(out, o_at, acc / total[:, None], rows < N)
      const uint i_118 = e / 64;
      const uint i_119 = e % 64;
      const float x_120 = x_28[r + q] / x_30[i_118];
      out_117[q] = x_120;
    }
    const uint i_121 = four / 64;
    const uint i_122 = four % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_123 = (long)i_121;
    const long v_124 = s_2 + v_123;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_125 = head_0 + v_124;
    // dims = mk.arange(0, D)
    const long dims_126 = (long)i_122;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_127 = v_125 + dims_126;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_128 = v_124 < args.N_4;
    const uint i_129 = (four + 3) / 64;
    const uint i_130 = (four + 3) % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_131 = (long)i_129;
    const long v_132 = s_2 + v_131;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_133 = v_132 < args.N_4;
    if (v_128 && v_133) {
      *(device packed_float4*)(out_3_data + q_at_127) = *(thread packed_float4*)out_117;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_134 = e / 64;
        const uint i_135 = e % 64;
        // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
        const long v_136 = (long)i_134;
        const long v_137 = s_2 + v_136;
        // queries = mk.load(q, q_at, rows < N) * scale
        const bool v_138 = v_137 < args.N_4;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long v_139 = head_0 + v_137;
        // dims = mk.arange(0, D)
        const long dims_140 = (long)i_135;
        // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
        const long q_at_141 = v_139 + dims_140;
        if (v_138) out_3_data[q_at_141] = out_117[q];
      }
    }
  }
}
