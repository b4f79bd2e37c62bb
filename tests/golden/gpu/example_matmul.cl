// 256 threads a group, 4096 bytes of threadgroup memory (room for 8 groups in 32768),
// 1 barrier and 3 a turn of a loop, 0 bytes a program in device memory of its own.
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
  long c_4;
  float x_5[4] = {0};
  long c_6;
  c_4 = 0L;
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    x_5[r] = 0.0f;
  }
  c_6 = 0L;
  for (long i_7 = 0L; i_7 < args.K_5; i_7 += 16L) {
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* left_8 = (__local float*)(pool + 0);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const uint i_9 = e / 16;
      const uint i_10 = e % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_11 = (long)i_9;
      const long v_12 = s_1 + v_11;
      // ks = mk.arange(0, BK)
      const long ks_13 = (long)i_10;
      // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_tile_14 = v_12 + ks_13;
      // for k in mk.range(0, K, BK):
      const long v_15 = a_tile_14 + c_4;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_16 = v_12 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_17 = (long)i_10;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_18 = i_7 + ks_17;
      const bool v_19 = v_18 < args.K_5;
      const bool v_20 = v_16 && v_19;
      left_8[e] = v_20 ? a_0_data[v_15] : 0.0f;
    }
    __local float* right_21 = (__local float*)(pool + 2048);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const uint i_22 = e / 32;
      const uint i_23 = e % 32;
      // ks = mk.arange(0, BK)
      const long ks_24 = (long)i_22;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_25 = (long)i_23;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_26 = s_3 + v_25;
      // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_tile_27 = ks_24 + v_26;
      // for k in mk.range(0, K, BK):
      const long v_28 = b_tile_27 + c_6;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_29 = i_7 + ks_24;
      const bool v_30 = v_29 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_31 = (long)i_23;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_32 = s_3 + v_31;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_33 = v_32 < args.N_4;
      const bool v_34 = v_30 && v_33;
      right_21[e] = v_34 ? b_1_data[v_28] : 0.0f;
    }
    // acc = mk.dot(left, right, acc)
    barrier(CLK_LOCAL_MEM_FENCE);
    float acc_35[4] = {0};
    float sum_36[4] = {0};
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      sum_36[r] = x_5[r];
    }
    for (uint k = 0; k < 16; ++k) {
      const float y_37 = right_21[k * 32 + (t % 32)];
      for (uint r = 0; r < 4; ++r) {
        const uint e = r * 256 + t;
        const uint i_38 = e / 32;
        const uint i_39 = e % 32;
        sum_36[r] = fma(left_8[i_38 * 16 + k], y_37, sum_36[r]);
      }
    }
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      acc_35[r] = sum_36[r];
    }
    // for k in mk.range(0, K, BK):
    const long s_40 = c_4 + 16L;
    const long s_41 = c_6 + 16L;
    const long next_42 = s_40;
    const long next_43 = s_41;
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 256 + t;
      x_5[r] = acc_35[r];
    }
    c_4 = next_42;
    c_6 = next_43;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_44 = e / 32;
    const uint i_45 = e % 32;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_46 = (long)i_44;
    const long v_47 = s_1 + v_46;
    const long v_48 = (long)i_45;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_49 = s_3 + v_48;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_50 = v_47 + v_49;
    // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
    const bool v_51 = v_47 < args.M_3;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_52 = (long)i_45;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_53 = s_3 + v_52;
    // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
    const bool v_54 = v_53 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_55 = v_51 && v_54;
    if (v_55) c_2_data[v_50] = x_5[r];
  }
}
