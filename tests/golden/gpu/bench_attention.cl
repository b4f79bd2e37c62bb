// 1024 threads a group, 9728 bytes of threadgroup memory (room for 3 groups in 32768),
// 1 barrier and 11 a turn of a loop, 163840 bytes a program in device memory of its own.
// Loads and stores of a program move at most 65536 bytes and 65536 a turn of a loop.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long q_0_at;
  long k_1_at;
  long v_2_at;
  long out_3_at;
  double scale_5;
  long N_4;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
};

static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void attention_kernel(
    __global uchar* q_0_memory,
    __global uchar* k_1_memory,
    __global uchar* v_2_memory,
    __global uchar* out_3_memory,
    const struct Arguments args,
    __global uchar* areas) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  __global uchar* area = areas + (program - args.first_program) * args.area_stride;
  __local ulong2 pool_words[608];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* q_0_data = (__global const float*)(q_0_memory + args.q_0_at);
  __global const float* k_1_data = (__global const float*)(k_1_memory + args.k_1_at);
  __global const float* v_2_data = (__global const float*)(v_2_memory + args.v_2_at);
  __global float* out_3_data = (__global float*)(out_3_memory + args.out_3_at);
  // head = mk.program_id(1)
  const long head_0 = program_1;
  // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
  const long s_1 = program_0;
  const long s_2 = s_1 * 128L;
  // queries = mk.load(q, q_at, rows < N) * scale
  const float s_3 = (float)args.scale_5;
  // best = mk.full((BM,), -float("inf"), mk.float32)
  __global float* queries_4 = (__global float*)(area + 0);
  for (uint r = 0; r < 8; ++r) {
    const uint e = r * 1024 + t;
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
  float x_14[8] = {0};
  float x_15 = 0;
  __local float* x_16 = (__local float*)(pool + 0);
  for (uint r = 0; r < 8; ++r) {
    const uint e = r * 1024 + t;
    x_14[r] = 0.0f;
  }
  if (t < 128) {
    x_15 = (-INFINITY);
  }
  if (t < 128) {
    x_16[t] = 0.0f;
  }
  for (long i_17 = 0L; i_17 < args.N_4; i_17 += 128L) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* x_18 = (__global float*)(area + 32768);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 1024 + t;
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float scores_27[16] = {0};
    float sum_28[16] = {0};
    for (uint r = 0; r < 16; ++r) {
      const uint e = r * 1024 + t;
      sum_28[r] = 0.0f;
    }
    for (uint k = 0; k < 64; ++k) {
      const float y_29 = x_18[k * 128 + (t % 128)];
      for (uint r = 0; r < 16; ++r) {
        const uint e = r * 1024 + t;
        const uint i_30 = e / 128;
        const uint i_31 = e % 128;
        sum_28[r] = fma(queries_4[i_30 * 64 + k], y_29, sum_28[r]);
      }
    }
    for (uint r = 0; r < 16; ++r) {
      const uint e = r * 1024 + t;
      scores_27[r] = sum_28[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global float* scores_32 = (__global float*)(area + 32768);
    for (uint r = 0; r < 16; ++r) {
      const uint e = r * 1024 + t;
      // scores = mk.where(cols[None, :] < N, scores, -float("inf"))
      const uint i_33 = e / 128;
      const uint i_34 = e % 128;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_35 = (long)i_34;
      // cols = start + mk.arange(0, BN)
      const long cols_36 = i_17 + v_35;
      // scores = mk.dot(queries, mk.load(k, k_at, cols[None, :] < N))
      const bool v_37 = cols_36 < args.N_4;
      scores_32[e] = v_37 ? scores_27[r] : (-INFINITY);
    }
    // new_best = mk.maximum(best, mk.max(scores, axis=1))
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float x_38 = 0;
    __local float* part_39 = (__local float*)(pool + 512);
    for (uint n = t; n < 1024; n += 1024) {
      const uint first_40 = n % 8 * 16;
      const uint end_41 = first_40 + 16 < 128 ? first_40 + 16 : 128;
      float acc_42 = 0;
      for (uint k_43 = first_40; k_43 < end_41; ++k_43) {
        const uint at_44 = (n / 8) * 128 + k_43;
        if (k_43 == first_40) {
          acc_42 = scores_32[at_44];
        } else {
          const float y_45 = scores_32[at_44];
          acc_42 = eas_maximum_f32(acc_42, y_45);
        }
      }
      part_39[n] = acc_42;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 128) {
      float acc_46 = 0;
      acc_46 = part_39[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_47 = part_39[t * 8 + c];
        acc_46 = eas_maximum_f32(acc_46, y_47);
      }
      x_38 = acc_46;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* new_best_48 = (__local float*)(pool + 512);
    if (t < 128) {
      // new_best = mk.maximum(best, mk.max(scores, axis=1))
      new_best_48[t] = eas_maximum_f32(x_15, x_38);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __global float* weights_49 = (__global float*)(area + 98304);
    for (uint r = 0; r < 16; ++r) {
      const uint e = r * 1024 + t;
      // weights = mk.exp(scores - new_best[:, None])
      const uint i_50 = e / 128;
      const uint i_51 = e % 128;
      const float x_52 = scores_32[e] - new_best_48[i_50];
      weights_49[e] = exp(x_52);
    }
    __local float* shrink_53 = (__local float*)(pool + 1024);
    float x_54 = 0;
    if (t < 128) {
      // shrink = mk.exp(best - new_best)
      const float x_55 = x_15 - new_best_48[t];
      shrink_53[t] = exp(x_55);
      // total = total * shrink + mk.sum(weights, axis=1)
      x_54 = x_16[t] * shrink_53[t];
    }
    // total = total * shrink + mk.sum(weights, axis=1)
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float x_56 = 0;
    __local float* part_57 = (__local float*)(pool + 1536);
    for (uint n = t; n < 1024; n += 1024) {
      const uint first_58 = n % 8 * 16;
      const uint end_59 = first_58 + 16 < 128 ? first_58 + 16 : 128;
      float acc_60 = 0;
      for (uint k_61 = first_58; k_61 < end_59; ++k_61) {
        const uint at_62 = (n / 8) * 128 + k_61;
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
    if (t < 128) {
      float acc_64 = 0;
      acc_64 = part_57[t * 8];
      for (uint c = 1; c < 8; ++c) {
        const float y_65 = part_57[t * 8 + c];
        acc_64 = acc_64 + y_65;
      }
      x_56 = acc_64;
    }
    float total_66 = 0;
    if (t < 128) {
      // total = total * shrink + mk.sum(weights, axis=1)
      total_66 = x_54 + x_56;
    }
    __global float* x_67 = (__global float*)(area + 32768);
    float x_68[8] = {0};
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 1024 + t;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const uint i_69 = e / 64;
      const uint i_70 = e % 64;
      // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
      const long v_71 = (long)i_69;
      // cols = start + mk.arange(0, BN)
      const long cols_72 = i_17 + v_71;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_73 = head_0 + cols_72;
      // dims = mk.arange(0, D)
      const long dims_74 = (long)i_70;
      // v_at = head * v.stride(0) + cols[:, None] * v.stride(1) + dims[None, :] * v.stride(2)
      const long v_at_75 = v_73 + dims_74;
      // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
      const bool v_76 = cols_72 < args.N_4;
      x_67[e] = v_76 ? v_2_data[v_at_75] : 0.0f;
      x_68[r] = x_14[r] * shrink_53[i_69];
    }
    // acc = mk.dot(weights, mk.load(v, v_at, cols[:, None] < N), acc * shrink[:, None])
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float acc_77[8] = {0};
    float sum_78[8] = {0};
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 1024 + t;
      sum_78[r] = x_68[r];
    }
    for (uint k = 0; k < 128; ++k) {
      const float y_79 = x_67[k * 64 + (t % 64)];
      for (uint r = 0; r < 8; ++r) {
        const uint e = r * 1024 + t;
        const uint i_80 = e / 64;
        const uint i_81 = e % 64;
        sum_78[r] = fma(weights_49[i_80 * 128 + k], y_79, sum_78[r]);
      }
    }
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 1024 + t;
      acc_77[r] = sum_78[r];
    }
    float next_82 = 0;
    if (t < 128) {
      next_82 = total_66;
    }
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 1024 + t;
      x_14[r] = acc_77[r];
    }
    if (t < 128) {
      x_15 = new_best_48[t];
    }
    if (t < 128) {
      x_16[t] = next_82;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 8; ++r) {
    const uint e = r * 1024 + t;
    // mk.store(out, o_at, acc / total[:, None], rows < N)
    const uint i_83 = e / 64;
    const uint i_84 = e % 64;
    const float x_85 = x_14[r] / x_16[i_83];
    // rows = (mk.program_id(0) * BM + mk.arange(0, BM))[:, None]
    const long v_86 = (long)i_83;
    const long v_87 = s_2 + v_86;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long v_88 = head_0 + v_87;
    // dims = mk.arange(0, D)
    const long dims_89 = (long)i_84;
    // q_at = head * q.stride(0) + rows * q.stride(1) + dims[None, :] * q.stride(2)
    const long q_at_90 = v_88 + dims_89;
    // queries = mk.load(q, q_at, rows < N) * scale
    const bool v_91 = v_87 < args.N_4;
    if (v_91) out_3_data[q_at_90] = x_85;
  }
}
