// 256 threads a group, 12288 bytes of threadgroup memory (room for 2 groups in 32768),
// 5 barriers, 1 simdgroup-matrix products, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 8192 bytes; a loop's are counted once.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_5;
  long M_3;
  long N_4;
};

kernel void matmul_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  threadgroup ulong2 pool_words[768];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 32L;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 32L;
  // acc = mk.zeros((BM, BN), mk.float32)
  // for k in mk.range(0, K, BK):
  long x_4[2];
  threadgroup float* x_5 = (threadgroup float*)(pool + 0);
  long x_6[2];
  simdgroup_float8x8 sum_7[2];
  for (uint c = 0; c < 2; ++c) {
    const uint n = c * 8 + t / 32;
    const uint i = n / 4 * 8, j = n % 4 * 8;
    sum_7[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  }
  for (uint r = 0; r < 2; ++r) {
    const uint e = r * 256 + t;
    const uint i_8 = e / 16;
    const uint i_9 = e % 16;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_10 = (long)i_8;
    const long v_11 = s_1 + v_10;
    // ks = mk.arange(0, BK)
    const long ks_12 = (long)i_9;
    // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
    const long a_tile_13 = v_11 + ks_12;
    x_4[r] = a_tile_13;
  }
  for (uint r = 0; r < 2; ++r) {
    const uint e = r * 256 + t;
    const uint i_14 = e / 32;
    const uint i_15 = e % 32;
    // ks = mk.arange(0, BK)
    const long ks_16 = (long)i_14;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_17 = (long)i_15;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_18 = s_3 + v_17;
    // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
    const long b_tile_19 = ks_16 + v_18;
    x_6[r] = b_tile_19;
  }
  for (long i_20 = 0L; i_20 < args.K_5; i_20 += 16L) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* left_21 = (threadgroup float*)(pool + 4096);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const uint i_22 = e / 16;
      const uint i_23 = e % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_24 = (long)i_22;
      const long v_25 = s_1 + v_24;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_26 = v_25 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_27 = (long)i_23;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_28 = i_20 + ks_27;
      const bool v_29 = v_28 < args.K_5;
      const bool v_30 = v_26 && v_29;
      left_21[e] = v_30 ? a_0_data[x_4[r]] : 0.0f;
    }
    threadgroup float* right_31 = (threadgroup float*)(pool + 6144);
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const uint i_32 = e / 32;
      const uint i_33 = e % 32;
      // ks = mk.arange(0, BK)
      const long ks_34 = (long)i_32;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_35 = i_20 + ks_34;
      const bool v_36 = v_35 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_37 = (long)i_33;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_38 = s_3 + v_37;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_39 = v_38 < args.N_4;
      const bool v_40 = v_36 && v_39;
      right_31[e] = v_40 ? b_1_data[x_6[r]] : 0.0f;
    }
    // acc = mk.dot(left, right, acc)
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint c = 0; c < 2; ++c) {
      const uint n = c * 8 + t / 32;
      const uint i = n / 4 * 8, j = n % 4 * 8;
      for (uint k = 0; k < 16; k += 8) {
        simdgroup_matrix<float, 8, 8> x, y;
        simdgroup_load(x, left_21 + i * 16 + k, 16);
        simdgroup_load(y, right_31 + k * 32 + j, 32);
        simdgroup_multiply_accumulate(sum_7[c], x, y, sum_7[c]);
      }
    }
    long a_tile_41[2];
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // a_tile += BK * a.stride(1)
      a_tile_41[r] = (long)((ulong)x_4[r] + (ulong)16L);
    }
    long b_tile_42[2];
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      // b_tile += BK * b.stride(0)
      b_tile_42[r] = (long)((ulong)x_6[r] + (ulong)16L);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    long next_43[2];
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      next_43[r] = a_tile_41[r];
    }
    long next_44[2];
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      next_44[r] = b_tile_42[r];
    }
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      x_4[r] = next_43[r];
    }
    for (uint r = 0; r < 2; ++r) {
      const uint e = r * 256 + t;
      x_6[r] = next_44[r];
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint c = 0; c < 2; ++c) {
    const uint n = c * 8 + t / 32;
    const uint i = n / 4 * 8, j = n % 4 * 8;
    simdgroup_store(sum_7[c], x_5 + i * 32 + j, 32);
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 4; ++r) {
    const uint e = r * 256 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_45 = e / 32;
    const uint i_46 = e % 32;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_47 = (long)i_45;
    const long v_48 = s_1 + v_47;
    const long v_49 = (long)i_46;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_50 = s_3 + v_49;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_51 = v_48 + v_50;
    // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
    const bool v_52 = v_48 < args.M_3;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_53 = (long)i_46;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_54 = s_3 + v_53;
    // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
    const bool v_55 = v_54 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_56 = v_52 && v_55;
    if (v_56) c_2_data[v_51] = x_5[e];
  }
}
