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
    for (uint r = 0; r < 2048; ++r) {
      const uint e = r * 256 + t;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const uint i_8 = e / 1024;
      const uint i_9 = e % 1024;
      // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
      const long v_10 = (long)i_8;
      const long v_11 = s_1 + v_10;
      // ks = k + mk.arange(0, BK)
      const long ks_12 = (long)i_9;
      const long ks_13 = i_6 + ks_12;
      // a_at = rows * a.stride(0) + ks[None, :] * a.stride(1)
      const long a_at_14 = v_11 + ks_13;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_15 = v_11 < args.M_3;
      // ks = k + mk.arange(0, BK)
      const long ks_16 = (long)i_9;
      const long ks_17 = i_6 + ks_16;
      // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
      const bool v_18 = ks_17 < args.K_5;
      const bool v_19 = v_15 && v_18;
      left_7[e] = v_19 ? a_0_data[a_at_14] : 0.0f;
    }
    device float* right_20 = (device float*)(area + 2097152);
    for (uint r = 0; r < 1024; ++r) {
      const uint e = r * 256 + t;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const uint i_21 = e / 256;
      const uint i_22 = e % 256;
      // ks = k + mk.arange(0, BK)
      const long ks_23 = (long)i_21;
      const long ks_24 = i_6 + ks_23;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_25 = (long)i_22;
      const long v_26 = s_3 + v_25;
      // b_at = ks[:, None] * b.stride(0) + cols * b.stride(1)
      const long b_at_27 = ks_24 + v_26;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_28 = ks_24 < args.K_5;
      // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
      const long v_29 = (long)i_22;
      const long v_30 = s_3 + v_29;
      // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
      const bool v_31 = v_30 < args.N_4;
      const bool v_32 = v_28 && v_31;
      right_20[e] = v_32 ? b_1_data[b_at_27] : 0.0f;
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
        simdgroup_load(y[c], right_20 + k * 256 + j, 256);
      }
      for (uint c = 0; c < 256; ++c) {
        simdgroup_multiply_accumulate(sum_5[c], x[c / 16], y[c % 16], sum_5[c]);
      }
    }
  }
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  for (uint c = 0; c < 256; ++c) {
    const uint i = (t / 64 * 16 + c / 16) * 8;
    const uint j = (t / 32 % 2 * 16 + c % 16) * 8;
    simdgroup_store(sum_5[c], x_4 + i * 256 + j, 256);
  }
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  for (uint r = 0; r < 512; ++r) {
    const uint e = r * 256 + t;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const uint i_33 = e / 256;
    const uint i_34 = e % 256;
    // rows = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_35 = (long)i_33;
    const long v_36 = s_1 + v_35;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_37 = (long)i_34;
    const long v_38 = s_3 + v_37;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const long v_39 = v_36 + v_38;
    // left = mk.load(a, a_at, (rows < M) & (ks[None, :] < K))
    const bool v_40 = v_36 < args.M_3;
    // cols = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_41 = (long)i_34;
    const long v_42 = s_3 + v_41;
    // right = mk.load(b, b_at, (ks[:, None] < K) & (cols < N))
    const bool v_43 = v_42 < args.N_4;
    // mk.store(c, rows * c.stride(0) + cols * c.stride(1), acc, (rows < M) & (cols < N))
    const bool v_44 = v_40 && v_43;
    if (v_44) c_2_data[v_39] = x_4[e];
  }
}
