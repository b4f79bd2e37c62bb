// 128 threads a group, 4096 bytes of threadgroup memory (room for 8 groups in 32768),
// 2 barriers and 2 a turn of a loop, 8 simdgroup-matrix products a turn of a loop,
// 8 matrices loaded a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 4096 bytes and 4096 a turn of a loop.
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
  threadgroup ulong2 pool_words[256];
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
  long c_4;
  threadgroup float* x_5 = (threadgroup float*)(pool + 0);
  long c_6;
  simdgroup_float8x8 sum_7[4];
  for (uint c = 0; c < 4; ++c) {
    const uint i = (t / 64 * 2 + c / 2) * 8;
    const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
    sum_7[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  }
  c_4 = 0L;
  c_6 = 0L;
  for (long i_8 = 0L; i_8 < args.K_5; i_8 += 16L) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    threadgroup float* left_9 = (threadgroup float*)(pool + 0);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 128 + t;
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
      const long v_19 = i_8 + ks_18;
      const bool v_20 = v_19 < args.K_5;
      const bool v_21 = v_17 && v_20;
      left_9[e] = v_21 ? a_0_data[v_16] : 0.0f;
    }
    threadgroup float* right_22 = (threadgroup float*)(pool + 2048);
    for (uint r = 0; r < 4; ++r) {
      const uint e = r * 128 + t;
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
      const long v_30 = i_8 + ks_25;
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
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint k = 0; k < 16; k += 8) {
      simdgroup_matrix<float, 8, 8> x[2], y[2];
      for (uint c = 0; c < 2; ++c) {
        const uint i = (t / 64 * 2 + c) * 8;
        simdgroup_load(x[c], left_9 + i * 16 + k, 16);
      }
      for (uint c = 0; c < 2; ++c) {
        const uint j = (t / 32 % 2 * 2 + c) * 8;
        simdgroup_load(y[c], right_22 + k * 32 + j, 32);
      }
      for (uint c = 0; c < 4; ++c) {
        simdgroup_multiply_accumulate(sum_7[c], x[c / 2], y[c % 2], sum_7[c]);
      }
    }
    // for k in mk.range(0, K, BK):
    const long s_36 = c_4 + 16L;
    const long s_37 = c_6 + 16L;
    const long next_38 = s_36;
    const long next_39 = s_37;
    c_4 = next_38;
    c_6 = next_39;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint c = 0; c < 4; ++c) {
    const uint i = (t / 64 * 2 + c / 2) * 8;
    const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
    simdgroup_store(sum_7[c], x_5 + i * 32 + j, 32);
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint r = 0; r < 8; ++r) {
    const uint e = r * 128 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_40 = e / 32;
    const uint i_41 = e % 32;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_42 = (long)i_40;
    const long v_43 = s_1 + v_42;
    const long v_44 = (long)i_41;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_45 = s_3 + v_44;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_46 = v_43 + v_45;
    // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
    const bool v_47 = v_43 < args.M_3;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_48 = (long)i_41;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_49 = s_3 + v_48;
    // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
    const bool v_50 = v_49 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_51 = v_47 && v_50;
    if (v_51) c_2_data[v_46] = x_5[e];
  }
}
