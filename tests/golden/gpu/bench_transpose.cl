// 1024 threads a group, 0 bytes of threadgroup memory,
// 1 barrier, 131072 bytes a program in device memory of its own.
// Loads and stores of a program move at most 262144 bytes.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long x_0_at;
  long out_1_at;
  long M_2;
  long N_3;
  long first_program;
  long end_program;
  long programs_0;
  long programs_1;
  long area_stride;
};

__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void transpose_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args,
    __global uchar* areas) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  __global uchar* area = areas + (program - args.first_program) * args.area_stride;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 1024L;
  // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 32L;
  // tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
  __global float* tile_4 = (__global float*)(area + 0);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 1024 + t;
    const uint i_5 = e / 32;
    const uint i_6 = e % 32;
    // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_7 = (long)i_5;
    const long v_8 = s_1 + v_7;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_9 = (long)i_6;
    const long v_10 = s_3 + v_9;
    // tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_11 = v_8 + v_10;
    // mask = (row < M) & (col < N)
    const bool v_12 = v_8 < args.M_2;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_13 = (long)i_6;
    const long v_14 = s_3 + v_13;
    // mask = (row < M) & (col < N)
    const bool v_15 = v_14 < args.N_3;
    const bool mask_16 = v_12 && v_15;
    tile_4[e] = mask_16 ? x_0_data[v_11] : 0.0f;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r * 1024 + t;
    // mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T, mask.T)
    const uint i_17 = e / 1024;
    const uint i_18 = e % 1024;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_19 = (long)i_17;
    const long v_20 = s_3 + v_19;
    // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_21 = (long)i_18;
    const long v_22 = s_1 + v_21;
    // mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T, mask.T)
    const long v_23 = v_20 + v_22;
    // mask = (row < M) & (col < N)
    const bool v_24 = v_22 < args.M_2;
    const bool v_25 = v_20 < args.N_3;
    const bool mask_26 = v_24 && v_25;
    if (mask_26) out_1_data[v_23] = tile_4[i_18 * 32 + i_17];
  }
}
