// 256 threads a group, 3584 bytes of threadgroup memory (room for 9 groups in 32768),
// 1 barrier and 12 a turn of a loop, 512 simdgroup-matrix products a turn of a loop,
// 1040 matrices loaded a turn of a loop, 196608 bytes a program in device memory of its own.
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
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  threadgroup ulong2 pool_words[224];
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
  device float* queries_4 = (device float*)(area + 0);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // queries = mk.load(q, q_at, rows < N) * scale
    const uint i_5 = e / 64;
    const uint i_6 = e % 64;
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_7 = (long)i_5;
    const long v_8 = s_2 + v_7;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_9 = head_0 + v_8;
    // dims = mk.arange(0, D)
    const long dims_10 = (long)i_6;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_11 = v_9 + dims_10;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_12 = v_8 < args.N_4;
    const float x_13 = v_12 ? q_0_data[q_at_11] : 0.0f;
    queries_4[e] = x_13 * s_3;
  }
  // for start in mk.range(0, N, BN):
  float x_14[32];
  float x_15;
  threadgroup float* x_16 = (threadgroup float*)(pool + 0);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    x_14[r] = 0.0f;
  }
  if (t < 128) {
    x_15 = (-INFINITY);
  }
  if (t < 128) {
    x_16[t] = 0.0f;
  }
  for (long i_17 = 0L; i_17 < args.N_4; i_17 += 128L) {
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* x_18 = (device float*)(area + 32768);
    for (uint r = 0; r < 32; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const uint i_19 = e / 128;
      const uint i_20 = e % 128;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_21 = (long)i_20;
      // cols = start + mk.arange(0, BN)
      const long cols_22 = i_17 + v_21;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long v_23 = head_0 + cols_22;
      // dims = mk.arange(0, D)
      const long dims_24 = (long)i_19;
      // k_at = head * k.stride(0) + cols[None, :] * k.stride(1) + dims[:, None] * k.stride(2)
      const long k_at_25 = v_23 + dims_24;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const bool v_26 = cols_22 < args.N_4;
      x_18[e] = v_26 ? k_1_data[k_at_25] : 0.0f;
    }
    // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* scores_27 = (device float*)(area + 65536);
    for (uint c = 0; c < 32; ++c) {
      const uint i = (t / 128 * 8 + c / 4) * 8;
      const uint j = (t / 32 % 4 * 4 + c % 4) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      for (uint k = 0; k < 64; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, queries_4 + i * 64 + k, 64);
        simdgroup_load(y, x_18 + k * 128 + j, 128);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, scores_27 + i * 128 + j, 128);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* scores_28 = (device float*)(area + 131072);
    for (uint r = 0; r < 64; ++r) {
      const uint e = r * 256 + t;
      // scores = mk.where(cols[None, :] < N, scores, -float("inf"))
      const uint i_29 = e / 128;
      const uint i_30 = e % 128;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_31 = (long)i_30;
      // cols = start + mk.arange(0, BN)
      const long cols_32 = i_17 + v_31;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const bool v_33 = cols_32 < args.N_4;
      scores_28[e] = v_33 ? scores_27[e] : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    float x_34;
    threadgroup float* part_35 = (threadgroup float*)(pool + 512);
    for (uint n = t; n < 256; n += 256) {
      const uint first_36 = n % 2 * 64;
      const uint end_37 = first_36 + 64 < 128 ? first_36 + 64 : 128;
      float acc_38 = 0;
      for (uint k_39 = first_36; k_39 < end_37; ++k_39) {
        const uint at_40 = (n / 2) * 128 + k_39;
        if (k_39 == first_36) {
          acc_38 = scores_28[at_40];
        } else {
          const float y_41 = scores_28[at_40];
          acc_38 = eas_maximum_f32(acc_38, y_41);
        }
      }
      part_35[n] = acc_38;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < 128) {
      float acc_42 = 0;
      acc_42 = part_35[t * 2];
      for (uint c = 1; c < 2; ++c) {
        const float y_43 = part_35[t * 2 + c];
        acc_42 = eas_maximum_f32(acc_42, y_43);
      }
      x_34 = acc_42;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* new_best_44 = (threadgroup float*)(pool + 512);
    if (t < 128) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_44[t] = eas_maximum_f32(x_15, x_34);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    device float* weights_45 = (device float*)(area + 32768);
    for (uint r = 0; r < 64; ++r) {
      const uint e = r * 256 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_46 = e / 128;
      const uint i_47 = e % 128;
      const float x_48 = scores_28[e] - new_best_44[i_46];
      weights_45[e] = precise::exp(x_48);
    }
    threadgroup float* shrink_49 = (threadgroup float*)(pool + 1024);
    float x_50;
    if (t < 128) {
      // shrink = mk.exp(best - new_best)
      const float x_51 = x_15 - new_best_44[t];
      shrink_49[t] = precise::exp(x_51);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_50 = x_16[t] * shrink_49[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    float x_52;
    threadgroup float* part_53 = (threadgroup float*)(pool + 1536);
    for (uint n = t; n < 256; n += 256) {
      const uint first_54 = n % 2 * 64;
      const uint end_55 = first_54 + 64 < 128 ? first_54 + 64 : 128;
      float acc_56 = 0;
      for (uint k_57 = first_54; k_57 < end_55; ++k_57) {
        const uint at_58 = (n / 2) * 128 + k_57;
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
    if (t < 128) {
      float acc_60 = 0;
      acc_60 = part_53[t * 2];
      for (uint c = 1; c < 2; ++c) {
        const float y_61 = part_53[t * 2 + c];
        acc_60 = acc_60 + y_61;
      }
      x_52 = acc_60;
    }
    float total_62;
    if (t < 128) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_62 = x_50 + x_52;
    }
    device float* x_63 = (device float*)(area + 98304);
    float x_64[32];
    for (uint r = 0; r < 32; ++r) {
      const uint e = r * 256 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_65 = e / 64;
      const uint i_66 = e % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_67 = (long)i_65;
      // cols = start + mk.arange(0, BN)
      const long cols_68 = i_17 + v_67;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_69 = head_0 + cols_68;
      // dims = mk.arange(0, D)
      const long dims_70 = (long)i_66;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_71 = v_69 + dims_70;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_72 = cols_68 < args.N_4;
      x_63[e] = v_72 ? v_2_data[v_at_71] : 0.0f;
      x_64[r] = x_14[r] * shrink_49[i_65];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* acc_73 = (device float*)(area + 131072);
    for (uint r = 0; r < 32; ++r) {
      const uint e = r * 256 + t;
      acc_73[e] = x_64[r];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint c = 0; c < 16; ++c) {
      const uint i = (t / 64 * 4 + c / 4) * 8;
      const uint j = (t / 32 % 2 * 4 + c % 4) * 8;
      simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      simdgroup_load(sum, acc_73 + i * 64 + j, 64);
      for (uint k = 0; k < 128; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, weights_45 + i * 128 + k, 128);
        simdgroup_load(y, x_63 + k * 64 + j, 64);
        simdgroup_multiply_accumulate(sum, x, y, sum);
      }
      simdgroup_store(sum, acc_73 + i * 64 + j, 64);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    float next_74;
    if (t < 128) {
      next_74 = total_62;
    }
    for (uint r = 0; r < 32; ++r) {
      const uint e = r * 256 + t;
      x_14[r] = acc_73[e];
    }
    if (t < 128) {
      x_15 = new_best_44[t];
    }
    if (t < 128) {
      x_16[t] = next_74;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 256 + t;
    // mk.store(out, o_at, acc / total[:, None], rows < N)
    const uint i_75 = e / 64;
    const uint i_76 = e % 64;
    const float x_77 = x_14[r] / x_16[i_75];
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_78 = (long)i_75;
    const long v_79 = s_2 + v_78;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_80 = head_0 + v_79;
    // dims = mk.arange(0, D)
    const long dims_81 = (long)i_76;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_82 = v_80 + dims_81;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_83 = v_79 < args.N_4;
    if (v_83) out_3_data[q_at_82] = x_77;
  }
}
