// 256 threads a group, 0 bytes of threadgroup memory,
// 2 barriers and 2 a turn of a loop, 32768 simdgroup-matrix products a turn of a loop,
// 4096 matrices loaded a turn of a loop, 3145728 bytes a program in device memory of its own.
// Loads and stores of a program move at most 524288 bytes and 3145728 a turn of a loop.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_5;
  long M_3;
  long N_4;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
};

kernel void matmul_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    device uchar* areas [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 512L;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 256L;
  // acc = mk.zeros((BM, BN), DTYPE)
  // for k in mk.range(0, K, BK):
  device float* x_4 = (device float*)(area + 0);
  simdgroup_float8x8 sum_5[256];
  for (uint c = 0; c < 256; ++c) {
    const uint i = (t / 64 * 16 + c / 16) * 8;
    const uint j = (t / 32 % 2 * 16 + c % 16) * 8;
    sum_5[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  }
  for (long i_6 = 0L; i_6 < args.K_5; i_6 += 1024L) {
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    device float* left_7 = (device float*)(area + 0);
    for (uint r = 0; r < 2048; r += 4) {
      const uint four = stripe * 65536 + r * 32 + lane * 4;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      float left_8[4];
      const uint i_9 = four / 1024;
      const uint i_10 = four % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_11 = (long)i_9;
      const long v_12 = s_1 + v_11;
      // ks = k + mk.arange(0, BK)
      const long ks_13 = (long)i_10;
      const long ks_14 = i_6 + ks_13;
      // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_at_15 = v_12 + ks_14;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_16 = v_12 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_17 = (long)i_10;
      const long ks_18 = i_6 + ks_17;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_19 = ks_18 < args.K_5;
      const bool v_20 = v_16 && v_19;
      const uint i_21 = (four + 3) / 1024;
      const uint i_22 = (four + 3) % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_23 = (long)i_21;
      const long v_24 = s_1 + v_23;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_25 = v_24 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_26 = (long)i_22;
      const long ks_27 = i_6 + ks_26;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_28 = ks_27 < args.K_5;
      const bool v_29 = v_25 && v_28;
      if (v_20 && v_29) {
        *(thread packed_float4*)left_8 = *(device const packed_float4*)(a_0_data + a_at_15);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_30 = e / 1024;
          const uint i_31 = e % 1024;
          // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
          const long v_32 = (long)i_30;
          const long v_33 = s_1 + v_32;
          // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
          const bool v_34 = v_33 < args.M_3;
          // ks = k + mk.arange(0, BK)
          const long ks_35 = (long)i_31;
          const long ks_36 = i_6 + ks_35;
          // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
          const bool v_37 = ks_36 < args.K_5;
          const bool v_38 = v_34 && v_37;
          // ks = k + mk.arange(0, BK)
          const long ks_39 = (long)i_31;
          const long ks_40 = i_6 + ks_39;
          // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
          const long a_at_41 = v_33 + ks_40;
          left_8[q] = v_38 ? a_0_data[a_at_41] : 0.0f;
        }
      }
      *(device packed_float4*)(left_7 + four) = *(thread packed_float4*)left_8;
    }
    device float* right_42 = (device float*)(area + 2097152);
    for (uint r = 0; r < 1024; r += 4) {
      const uint four = stripe * 32768 + r * 32 + lane * 4;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      float right_43[4];
      const uint i_44 = four / 256;
      const uint i_45 = four % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_46 = (long)i_44;
      const long ks_47 = i_6 + ks_46;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_48 = (long)i_45;
      const long v_49 = s_3 + v_48;
      // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_at_50 = ks_47 + v_49;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_51 = ks_47 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_52 = (long)i_45;
      const long v_53 = s_3 + v_52;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_54 = v_53 < args.N_4;
      const bool v_55 = v_51 && v_54;
      const uint i_56 = (four + 3) / 256;
      const uint i_57 = (four + 3) % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_58 = (long)i_56;
      const long ks_59 = i_6 + ks_58;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_60 = ks_59 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_61 = (long)i_57;
      const long v_62 = s_3 + v_61;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_63 = v_62 < args.N_4;
      const bool v_64 = v_60 && v_63;
      if (v_55 && v_64) {
        *(thread packed_float4*)right_43 = *(device const packed_float4*)(b_1_data + b_at_50);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_65 = e / 256;
          const uint i_66 = e % 256;
          // ks = k + mk.arange(0, BK)
          const long ks_67 = (long)i_65;
          const long ks_68 = i_6 + ks_67;
          // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
          const bool v_69 = ks_68 < args.K_5;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_70 = (long)i_66;
          const long v_71 = s_3 + v_70;
          // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
          const bool v_72 = v_71 < args.N_4;
          const bool v_73 = v_69 && v_72;
          // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
          const long v_74 = (long)i_66;
          const long v_75 = s_3 + v_74;
          // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
          const long b_at_76 = ks_68 + v_75;
          right_43[q] = v_73 ? b_1_data[b_at_76] : 0.0f;
        }
      }
      *(device packed_float4*)(right_42 + four) = *(thread packed_float4*)right_43;
    }
    // acc = mk.dot(left, right, acc)
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint k = 0; k < 1024; k += 8) {
      simdgroup_matrix<float, 8, 8> x[16], y[16];
      for (uint c = 0; c < 16; ++c) {
        const uint i = (t / 64 * 16 + c) * 8;
        simdgroup_load(x[c], left_7 + i * 1024 + k, 1024);
      }
      for (uint c = 0; c < 16; ++c) {
        const uint j = (t / 32 % 2 * 16 + c) * 8;
        simdgroup_load(y[c], right_42 + k * 256 + j, 256);
      }
      for (uint c = 0; c < 256; ++c) {
        simdgroup_multiply_accumulate(sum_5[c], x[c / 16], y[c % 16], sum_5[c]);
      }
    }
  }
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long v_77 = (long)0;
  const long v_78 = s_1 + v_77;
  // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
  const bool v_79 = v_78 < args.M_3;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long v_80 = (long)0;
  const long v_81 = s_3 + v_80;
  // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
  const bool v_82 = v_81 < args.N_4;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_83 = v_79 && v_82;
  // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long v_84 = (long)255;
  const long v_85 = s_3 + v_84;
  // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
  const bool v_86 = v_85 < args.N_4;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_87 = v_79 && v_86;
  // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long v_88 = (long)511;
  const long v_89 = s_1 + v_88;
  // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
  const bool v_90 = v_89 < args.M_3;
  // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
  const bool v_91 = v_90 && v_82;
  const bool v_92 = v_90 && v_86;
  if (v_83 && v_87 && v_91 && v_92) {
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_93 = (long)0;
    const long v_94 = s_3 + v_93;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_95 = v_78 + v_94;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_96 = (long)1;
    const long v_97 = s_1 + v_96;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_98 = v_97 + v_94;
    const long stride_99 = v_98 - v_95;
    for (uint c = 0; c < 256; ++c) {
      const uint i = (t / 64 * 16 + c / 16) * 8;
      const uint j = (t / 32 % 2 * 16 + c % 16) * 8;
      simdgroup_store(sum_5[c], c_2_data + v_95 + i * stride_99 + j, stride_99);
    }
  } else {
    for (uint c = 0; c < 256; ++c) {
      const uint i = (t / 64 * 16 + c / 16) * 8;
      const uint j = (t / 32 % 2 * 16 + c % 16) * 8;
      simdgroup_store(sum_5[c], x_4 + i * 256 + j, 256);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint r = 0; r < 512; ++r) {
      const uint e = stripe * 16384 + r / 4 * 128 + lane * 4 + r % 4;
      const uint i_100 = e / 256;
      const uint i_101 = e % 256;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_102 = (long)i_100;
      const long v_103 = s_1 + v_102;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_104 = (long)i_101;
      const long v_105 = s_3 + v_104;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      const long v_106 = v_103 + v_105;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_107 = v_103 < args.M_3;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_108 = (long)i_101;
      const long v_109 = s_3 + v_108;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_110 = v_109 < args.N_4;
      // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
      const bool v_111 = v_107 && v_110;
      if (v_111) c_2_data[v_106] = x_4[e];
    }
  }
}
