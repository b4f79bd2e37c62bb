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
  for (uint r = 0; r < 32; r += 4) {
    const uint four = r * 1024 + t * 4;
    float tile_5[4];
    const uint i_6 = four / 32;
    const uint i_7 = four % 32;
    // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_8 = (long)i_6;
    const long v_9 = s_1 + v_8;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_10 = (long)i_7;
    const long v_11 = s_3 + v_10;
    // tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
    const long v_12 = v_9 + v_11;
    // mask = (row < M) & (col < N)
    const bool v_13 = v_9 < args.M_2;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_14 = (long)i_7;
    const long v_15 = s_3 + v_14;
    // mask = (row < M) & (col < N)
    const bool v_16 = v_15 < args.N_3;
    const bool mask_17 = v_13 && v_16;
    const uint i_18 = (four + 3) / 32;
    const uint i_19 = (four + 3) % 32;
    // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_20 = (long)i_18;
    const long v_21 = s_1 + v_20;
    // mask = (row < M) & (col < N)
    const bool v_22 = v_21 < args.M_2;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_23 = (long)i_19;
    const long v_24 = s_3 + v_23;
    // mask = (row < M) & (col < N)
    const bool v_25 = v_24 < args.N_3;
    const bool mask_26 = v_22 && v_25;
    if (mask_17 && mask_26) {
      vstore4(vload4(0, x_0_data + v_12), 0, tile_5);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        const uint i_27 = e / 32;
        const uint i_28 = e % 32;
        // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
        const long v_29 = (long)i_27;
        const long v_30 = s_1 + v_29;
        // mask = (row < M) & (col < N)
        const bool v_31 = v_30 < args.M_2;
        // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_32 = (long)i_28;
        const long v_33 = s_3 + v_32;
        // mask = (row < M) & (col < N)
        const bool v_34 = v_33 < args.N_3;
        const bool mask_35 = v_31 && v_34;
        // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
        const long v_36 = (long)i_28;
        const long v_37 = s_3 + v_36;
        // tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
        const long v_38 = v_30 + v_37;
        tile_5[q] = mask_35 ? x_0_data[v_38] : 0.0f;
      }
    }
    vstore4(vload4(0, tile_5), 0, tile_4 + four);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (uint r = 0; r < 32; ++r) {
    const uint e = r / 4 * 4096 + t * 4 + r % 4;
    // mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T, mask.T)
    const uint i_39 = e / 1024;
    const uint i_40 = e % 1024;
    // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
    const long v_41 = (long)i_39;
    const long v_42 = s_3 + v_41;
    // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
    const long v_43 = (long)i_40;
    const long v_44 = s_1 + v_43;
    // mk.store(out, col.T * out.stride(0) + row.T * out.stride(1), tile.T, mask.T)
    const long v_45 = v_42 + v_44;
    // mask = (row < M) & (col < N)
    const bool v_46 = v_44 < args.M_2;
    const bool v_47 = v_42 < args.N_3;
    const bool mask_48 = v_46 && v_47;
    if (mask_48) out_1_data[v_45] = tile_4[i_40 * 32 + i_39];
  }
}
