// 256 threads a group, 4096 bytes of threadgroup memory (room for 8 groups in 32768),
// 4 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 8192 bytes; a loop's are counted once.
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
  __local ulong2 pool_words[256];
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
  long x_4[2] = {0};
  float x_5[4] = {0};
  long x_6[2] = {0};
  for (uint r = 0; r < 2; ++r) {
    const uint e = r * 256 + t;
    const uint i_7 = e / 16;
    const uint i_8 = e % 16;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_9 = (long)i_7;
    const long v_10 = s_1 + v_9;
    // ks = mk.arange(0, BK)
    const long ks_11 = (long)i_8;
    // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
    const long a_tile_12 = v_10 + ks_11;
    x_4[r] = a_tile_12;
  }
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    x_5[r] = 0.0f;
  }
  for (uint r = 0; r < 2; ++r) {
    const uint e = r * 256 + t;
    const uint i_13 = e / 32;
    const uint i_14 = e % 32;
    // ks = mk.arange(0, BK)
    const long ks_15 = (long)i_13;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_16 = (long)i_14;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_17 = s_3 + v_16;
    // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
    const long b_tile_18 = ks_15 + v_17;
    x_6[r] = b_tile_18;
  }
  for (long i_19 = 0L; i_19 < args.K_5; i_19 += 16L) {
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* left_20 = (__local float*)(pool + 0);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const uint i_21 = e / 16;
      const uint i_22 = e % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_23 = (long)i_21;
      const long v_24 = s_1 + v_23;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_25 = v_24 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_26 = (long)i_22;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_27 = i_19 + ks_26;
      const bool v_28 = v_27 < args.K_5;
      const bool v_29 = v_25 && v_28;
      left_20[e] = v_29 ? a_0_data[x_4[r]] : 0.0f;
    }
    __local float* right_30 = (__local float*)(pool + 2048);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const uint i_31 = e / 32;
      const uint i_32 = e % 32;
      // ks = mk.arange(0, BK)
      const long ks_33 = (long)i_31;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_34 = i_19 + ks_33;
      const bool v_35 = v_34 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_36 = (long)i_32;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_37 = s_3 + v_36;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_38 = v_37 < args.N_4;
      const bool v_39 = v_35 && v_38;
      right_30[e] = v_39 ? b_1_data[x_6[r]] : 0.0f;
    }
    // acc = mk.dot(left, right, acc)
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_40[4] = {0};
    float sum_41[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      sum_41[r] = x_5[r];
    }
    for (uint k = 0; k < 16; ++k) {
      const float y_42 = right_30[k * 32 + (t % 32)];
      for (uint r = 0; r < 4; ++r) {
        const uint e = r * 256 + t;
        const uint i_43 = e / 32;
        const uint i_44 = e % 32;
        sum_41[r] = fma(left_20[i_43 * 16 + k], y_42, sum_41[r]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      acc_40[r] = sum_41[r];
    }
    long a_tile_45[2] = {0};
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // a_tile += BK * a.stride(1)
      a_tile_45[r] = (long)((ulong)x_4[r] + (ulong)16L);
    }
    long b_tile_46[2] = {0};
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // b_tile += BK * b.stride(0)
      b_tile_46[r] = (long)((ulong)x_6[r] + (ulong)16L);
    }
    long next_47[2] = {0};
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      next_47[r] = a_tile_45[r];
    }
    float next_48[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      next_48[r] = acc_40[r];
    }
    long next_49[2] = {0};
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      next_49[r] = b_tile_46[r];
    }
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      x_4[r] = next_47[r];
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      x_5[r] = next_48[r];
    }
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      x_6[r] = next_49[r];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_50 = e / 32;
    const uint i_51 = e % 32;
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
    if (v_61) c_2_data[v_56] = x_5[r];
  }
}
