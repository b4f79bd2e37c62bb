// 256 threads a group, 8192 bytes of threadgroup memory (room for 4 groups in 32768),
// 1 barrier and 2 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 4096 bytes and 4096 a turn of a loop.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_5;
  long M_3;
  long N_4;
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void matmul_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  const long program_1 = (long)get_group_id(1);
  __local ulong2 pool_words[512];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* a_0_data = (__global const float*)(a_0_memory + args.a_0_at);
  __global const float* b_1_data = (__global const float*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 32L;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 32L;
  // acc = mk.zeros((BM, BN), mk.float32)
  // for k in mk.range(0, K, BK):
  long c_4;
  float x_5[4] = {0};
  long c_6;
  c_4 = 0L;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r / 4 * 1024 + t * 4 + r % 4;
    x_5[r] = 0.0f;
  }
  c_6 = 0L;
  uint turn_8 = 0;
  for (long i_7 = 0L; i_7 < args.K_5; i_7 += 16L) {
    __local float* left_9 = (__local float*)(pool + 0 + turn_8 * 2048);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const uint i_10 = e / 16;
      const uint i_11 = e % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_12 = (long)i_10;
      const long v_13 = s_1 + v_12;
      // ks = mk.arange(0, BK)
      const long ks_14 = (long)i_11;
      // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_tile_15 = v_13 + ks_14;
      // for k in mk.range(0, K, BK):
      const long v_16 = a_tile_15 + c_4;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_17 = v_13 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_18 = (long)i_11;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_19 = i_7 + ks_18;
      const bool v_20 = v_19 < args.K_5;
      const bool v_21 = v_17 && v_20;
      left_9[e] = v_21 ? a_0_data[v_16] : 0.0f;
    }
    __local float* right_22 = (__local float*)(pool + 4096 + turn_8 * 2048);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const uint i_23 = e / 32;
      const uint i_24 = e % 32;
      // ks = mk.arange(0, BK)
      const long ks_25 = (long)i_23;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_26 = (long)i_24;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_27 = s_3 + v_26;
      // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_tile_28 = ks_25 + v_27;
      // for k in mk.range(0, K, BK):
      const long v_29 = b_tile_28 + c_6;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_30 = i_7 + ks_25;
      const bool v_31 = v_30 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_32 = (long)i_24;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_33 = s_3 + v_32;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_34 = v_33 < args.N_4;
      const bool v_35 = v_31 && v_34;
      right_22[e] = v_35 ? b_1_data[v_29] : 0.0f;
    }
    // acc = mk.dot(left, right, acc)
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_36[4] = {0};
    float sum_37[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      sum_37[r] = x_5[r];
    }
    for (uint k = 0; k < 16; ++k) {
      const uint column_38 = t * 4 % 32;
      const float y_39 = right_22[k * 32 + column_38];
      const float y_40 = right_22[k * 32 + (column_38 + 1)];
      const float y_41 = right_22[k * 32 + (column_38 + 2)];
      const float y_42 = right_22[k * 32 + (column_38 + 3)];
      for (uint r = 0; r < 4; r += 4) {
        const uint row_43 = (r * 256 + t * 4) / 32;
        const float x_44 = left_9[row_43 * 16 + k];
        sum_37[r] = fma(x_44, y_39, sum_37[r]);
        sum_37[r + 1] = fma(x_44, y_40, sum_37[r + 1]);
        sum_37[r + 2] = fma(x_44, y_41, sum_37[r + 2]);
        sum_37[r + 3] = fma(x_44, y_42, sum_37[r + 3]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      acc_36[r] = sum_37[r];
    }
    // for k in mk.range(0, K, BK):
    const long s_45 = c_4 + 16L;
    const long s_46 = c_6 + 16L;
    const long next_47 = s_45;
    const long next_48 = s_46;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r / 4 * 1024 + t * 4 + r % 4;
      x_5[r] = acc_36[r];
    }
    c_4 = next_47;
    c_6 = next_48;
    turn_8 ^= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 4; r += 4) {
    const uint four = r * 256 + t * 4;
    float out_49[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      out_49[q] = x_5[r + q];
    }
    const uint i_50 = four / 32;
    const uint i_51 = four % 32;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_52 = (long)i_50;
    const long v_53 = s_1 + v_52;
    const long v_54 = (long)i_51;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_55 = s_3 + v_54;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_56 = v_53 + v_55;
    // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
    const bool v_57 = v_53 < args.M_3;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_58 = (long)i_51;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_59 = s_3 + v_58;
    // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
    const bool v_60 = v_59 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_61 = v_57 && v_60;
    const uint i_62 = (four + 3) / 32;
    const uint i_63 = (four + 3) % 32;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_64 = (long)i_62;
    const long v_65 = s_1 + v_64;
    // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
    const bool v_66 = v_65 < args.M_3;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_67 = (long)i_63;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_68 = s_3 + v_67;
    // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
    const bool v_69 = v_68 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_70 = v_66 && v_69;
    if (v_61 && v_70) {
      vstore4(vload4(0, out_49), 0, c_2_data + v_56);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_71 = e / 32;
        const uint i_72 = e % 32;
        // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
        const long v_73 = (long)i_71;
        const long v_74 = s_1 + v_73;
        // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
        const bool v_75 = v_74 < args.M_3;
        // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
        const long v_76 = (long)i_72;
        // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_77 = s_3 + v_76;
        // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
        const bool v_78 = v_77 < args.N_4;
        // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
        const bool v_79 = v_75 && v_78;
        // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
        const long v_80 = (long)i_72;
        // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_81 = s_3 + v_80;
        // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
        const long v_82 = v_74 + v_81;
        if (v_79) c_2_data[v_82] = out_49[q];
      }
    }
  }
}
