// 256 threads a group, 10240 bytes of threadgroup memory (room for 3 groups in 32768),
// 1 barrier and 4 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 256 bytes and 8192 a turn of a loop.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
  long M_2;
  long N_3;
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void column_sums_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[640];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // row = mk.arange(0, BM)[:, None]
  // col = mk.program_id(0) * BN + mk.arange(0, BN)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // acc = mk.zeros((BN,), mk.float32)
  // for start in mk.range(0, M, BM):
  float x_2 = 0;
  if (t < 64) {
    x_2 = 0.0f;
  }
  for (long i_3 = 0L; i_3 < args.M_2; i_3 += 32L) {
    barrier(CLK_LOCAL_MEM_FENCE);
    __local float* x_4 = (__local float*)(pool + 0);
    for (uint r = 0; r < 8; ++r) {
      const uint e = r * 256 + t;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const uint i_5 = e / 64;
      const uint i_6 = e % 64;
      // row = mk.arange(0, BM)[:, None]
      const long v_7 = (long)i_5;
      // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
      const long v_8 = i_3 + v_7;
      // col = mk.program_id(0) * BN + mk.arange(0, BN)
      const long v_9 = (long)i_6;
      const long col_10 = s_1 + v_9;
      // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
      const long at_11 = v_8 + col_10;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_12 = v_8 < args.M_2;
      // col = mk.program_id(0) * BN + mk.arange(0, BN)
      const long v_13 = (long)i_6;
      const long col_14 = s_1 + v_13;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_15 = col_14 < args.N_3;
      const bool v_16 = v_12 && v_15;
      x_4[e] = v_16 ? x_0_data[at_11] : 0.0f;
    }
    // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_17 = 0;
    __local float* part_18 = (__local float*)(pool + 8192);
    for (uint n = t; n < 256; n += 256) {
      const uint first_19 = n % 4 * 8;
      const uint end_20 = first_19 + 8 < 32 ? first_19 + 8 : 32;
      float acc_21 = 0;
      for (uint k_22 = first_19; k_22 < end_20; ++k_22) {
        const uint at_23 = k_22 * 64 + (n / 4);
        if (k_22 == first_19) {
          acc_21 = x_4[at_23];
        } else {
          const float y_24 = x_4[at_23];
          acc_21 = acc_21 + y_24;
        }
      }
      part_18[n] = acc_21;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 64) {
      float acc_25 = 0;
      acc_25 = part_18[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_26 = part_18[t * 4 + c];
        acc_25 = acc_25 + y_26;
      }
      x_17 = acc_25;
    }
    if (t < 64) {
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const float acc_27 = x_2 + x_17;
      x_2 = acc_27;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 64) {
    // mk.store(out, col, acc, col < N)
    // col = mk.program_id(0) * BN + mk.arange(0, BN)
    const long v_28 = (long)t;
    const long col_29 = s_1 + v_28;
    // mk.store(out, col, acc, col < N)
    const bool v_30 = col_29 < args.N_3;
    if (v_30) out_1_data[col_29] = x_2;
  }
}
