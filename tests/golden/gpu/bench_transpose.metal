// 1024 threads a group, 0 bytes of threadgroup memory,
// 1 barrier, 0 simdgroup-matrix products,
// 0 matrices loaded, 131072 bytes a program in device memory of its own.
// Loads and stores of a program move at most 262144 bytes.
#include <metal_stdlib>
using namespace metal;

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

kernel void transpose_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    device uchar* areas [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  const long program_1 = program / args.programs_0 % args.programs_1;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // row = (mk.program_id(1) * BM + mk.arange(0, BM))[:, None]
  const long s_0 = program_1;
  const long s_1 = s_0 * 1024L;
  // col = (mk.program_id(0) * BN + mk.arange(0, BN))[None, :]
  const long s_2 = program_0;
  const long s_3 = s_2 * 32L;
  // tile = mk.load(x, row * x.stride(0) + col * x.stride(1), mask)
  device float* tile_4 = (device float*)(area + 0);
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
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
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
