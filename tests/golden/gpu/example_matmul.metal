// 128 threads a group, 12288 bytes of threadgroup memory (room for 2 groups in 32768),
// 1 barrier and 1 a turn of a loop, 8 simdgroup-matrix products a turn of a loop,
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
  const uint lane = t % 32, stripe = t / 32;
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
  uint turn_9 = 0;
  for (long i_8 = 0L; i_8 < args.K_5; i_8 += 16L) {
    threadgroup float* left_10 = (threadgroup float*)(pool + 4096 + turn_9 * 2048);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = stripe * 128 + r * 32 + lane * 4;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      float left_11[4];
      const uint i_12 = four / 16;
      const uint i_13 = four % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_14 = (long)i_12;
      const long v_15 = s_1 + v_14;
      // ks = mk.arange(0, BK)
      const long ks_16 = (long)i_13;
      // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_tile_17 = v_15 + ks_16;
      // for k in mk.range(0, K, BK):
      const long v_18 = a_tile_17 + c_4;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_19 = v_15 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_20 = (long)i_13;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_21 = i_8 + ks_20;
      const bool v_22 = v_21 < args.K_5;
      const bool v_23 = v_19 && v_22;
      const uint i_24 = (four + 3) / 16;
      const uint i_25 = (four + 3) % 16;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_26 = (long)i_24;
      const long v_27 = s_1 + v_26;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_28 = v_27 < args.M_3;
      // ks = mk.arange(0, BK)
      const long ks_29 = (long)i_25;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const long v_30 = i_8 + ks_29;
      const bool v_31 = v_30 < args.K_5;
      const bool v_32 = v_28 && v_31;
      if (v_23 && v_32) {
        *(thread packed_float4*)left_11 = *(device const packed_float4*)(a_0_data + v_18);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_33 = e / 16;
          const uint i_34 = e % 16;
          // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
          const long v_35 = (long)i_33;
          const long v_36 = s_1 + v_35;
          // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
          const bool v_37 = v_36 < args.M_3;
          // ks = mk.arange(0, BK)
          const long ks_38 = (long)i_34;
          // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
          const long v_39 = i_8 + ks_38;
          const bool v_40 = v_39 < args.K_5;
          const bool v_41 = v_37 && v_40;
          // ks = mk.arange(0, BK)
          const long ks_42 = (long)i_34;
          // a_tile = a + rows * a.stride(0) + ks[None, :] * a.stride(1)
          const long a_tile_43 = v_36 + ks_42;
          // for k in mk.range(0, K, BK):
          const long v_44 = a_tile_43 + c_4;
          left_11[q] = v_41 ? a_0_data[v_44] : 0.0f;
        }
      }
      *(threadgroup packed_float4*)(left_10 + four) = *(thread packed_float4*)left_11;
    }
    threadgroup float* right_45 = (threadgroup float*)(pool + 8192 + turn_9 * 2048);
    for (uint r = 0; r < 4; r += 4) {
      const uint four = stripe * 128 + r * 32 + lane * 4;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      float right_46[4];
      const uint i_47 = four / 32;
      const uint i_48 = four % 32;
      // ks = mk.arange(0, BK)
      const long ks_49 = (long)i_47;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_50 = (long)i_48;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_51 = s_3 + v_50;
      // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_tile_52 = ks_49 + v_51;
      // for k in mk.range(0, K, BK):
      const long v_53 = b_tile_52 + c_6;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_54 = i_8 + ks_49;
      const bool v_55 = v_54 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_56 = (long)i_48;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_57 = s_3 + v_56;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_58 = v_57 < args.N_4;
      const bool v_59 = v_55 && v_58;
      const uint i_60 = (four + 3) / 32;
      const uint i_61 = (four + 3) % 32;
      // ks = mk.arange(0, BK)
      const long ks_62 = (long)i_60;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const long v_63 = i_8 + ks_62;
      const bool v_64 = v_63 < args.K_5;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_65 = (long)i_61;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_66 = s_3 + v_65;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_67 = v_66 < args.N_4;
      const bool v_68 = v_64 && v_67;
      if (v_59 && v_68) {
        *(thread packed_float4*)right_46 = *(device const packed_float4*)(b_1_data + v_53);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_69 = e / 32;
          const uint i_70 = e % 32;
          // ks = mk.arange(0, BK)
          const long ks_71 = (long)i_69;
          // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
          const long v_72 = i_8 + ks_71;
          const bool v_73 = v_72 < args.K_5;
          // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
          const long v_74 = (long)i_70;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_75 = s_3 + v_74;
          // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
          const bool v_76 = v_75 < args.N_4;
          const bool v_77 = v_73 && v_76;
          // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
          const long v_78 = (long)i_70;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_79 = s_3 + v_78;
          // b_tile = b + ks[:, None] * b.stride(0) + cols * b.stride(1)
          const long b_tile_80 = ks_71 + v_79;
          // for k in mk.range(0, K, BK):
          const long v_81 = b_tile_80 + c_6;
          right_46[q] = v_77 ? b_1_data[v_81] : 0.0f;
        }
      }
      *(threadgroup packed_float4*)(right_45 + four) = *(thread packed_float4*)right_46;
    }
    // acc = mk.dot(left, right, acc)
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint k = 0; k < 16; k += 8) {
      simdgroup_matrix<float, 8, 8> x[2], y[2];
      for (uint c = 0; c < 2; ++c) {
        const uint i = (t / 64 * 2 + c) * 8;
        simdgroup_load(x[c], left_10 + i * 16 + k, 16);
      }
      for (uint c = 0; c < 2; ++c) {
        const uint j = (t / 32 % 2 * 2 + c) * 8;
        simdgroup_load(y[c], right_45 + k * 32 + j, 32);
      }
      for (uint c = 0; c < 4; ++c) {
        simdgroup_multiply_accumulate(sum_7[c], x[c / 2], y[c % 2], sum_7[c]);
      }
    }
    // for k in mk.range(0, K, BK):
    const long s_82 = c_4 + 16L;
    const long s_83 = c_6 + 16L;
    const long next_84 = s_82;
    const long next_85 = s_83;
    c_4 = next_84;
    c_6 = next_85;
    turn_9 ^= 1;
  }
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long v_86 = (long)0;
  const long v_87 = s_1 + v_86;
  // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
  const bool v_88 = v_87 < args.M_3;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long v_89 = s_3 + v_86;
  // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
  const bool v_90 = v_89 < args.N_4;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_91 = v_88 && v_90;
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long v_92 = (long)31;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long v_93 = s_3 + v_92;
  // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
  const bool v_94 = v_93 < args.N_4;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_95 = v_88 && v_94;
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long v_96 = s_1 + v_92;
  // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
  const bool v_97 = v_96 < args.M_3;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_98 = v_97 && v_90;
  const bool v_99 = v_97 && v_94;
  if (v_91 && v_95 && v_98 && v_99) {
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_100 = (long)0;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_101 = s_3 + v_100;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_102 = v_87 + v_101;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_103 = (long)1;
    const long v_104 = s_1 + v_103;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_105 = v_104 + v_101;
    const long stride_106 = v_105 - v_102;
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 64 * 2 + c / 2) * 8;
      const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
      simdgroup_store(sum_7[c], c_2_data + v_102 + i * stride_106 + j, stride_106);
    }
  } else {
    for (uint c = 0; c < 4; ++c) {
      const uint i = (t / 64 * 2 + c / 2) * 8;
      const uint j = (t / 32 % 2 * 2 + c % 2) * 8;
      simdgroup_store(sum_7[c], x_5 + i * 32 + j, 32);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint r = 0; r < 8; ++r) {
      const uint e = stripe * 256 + r / 4 * 128 + lane * 4 + r % 4;
      const uint i_107 = e / 32;
      const uint i_108 = e % 32;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_109 = (long)i_107;
      const long v_110 = s_1 + v_109;
      const long v_111 = (long)i_108;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_112 = s_3 + v_111;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      const long v_113 = v_110 + v_112;
      // left = mk.load(a_tile, mask=(rows < M) & (k + ks[None, :] < K))
      const bool v_114 = v_110 < args.M_3;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_115 = (long)i_108;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_116 = s_3 + v_115;
      // right = mk.load(b_tile, mask=(k + ks[:, None] < K) & (cols < N))
      const bool v_117 = v_116 < args.N_4;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      const bool v_118 = v_114 && v_117;
      if (v_118) c_2_data[v_113] = x_5[e];
    }
  }
}
