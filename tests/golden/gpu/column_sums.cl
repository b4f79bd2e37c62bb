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
    for (uint r = 0; r < 8; r += 4) {
      const uint four = r * 256 + t * 4;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      float x_5[4];
      const uint i_6 = four / 64;
      const uint i_7 = four % 64;
      // row = mk.arange(0, BM)[:, None]
      const long v_8 = (long)i_6;
      // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
      const long v_9 = i_3 + v_8;
      // col = mk.program_id(0) * BN + mk.arange(0, BN)
      const long v_10 = (long)i_7;
      const long col_11 = s_1 + v_10;
      // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
      const long at_12 = v_9 + col_11;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_13 = v_9 < args.M_2;
      // col = mk.program_id(0) * BN + mk.arange(0, BN)
      const long v_14 = (long)i_7;
      const long col_15 = s_1 + v_14;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_16 = col_15 < args.N_3;
      const bool v_17 = v_13 && v_16;
      const uint i_18 = (four + 3) / 64;
      const uint i_19 = (four + 3) % 64;
      // row = mk.arange(0, BM)[:, None]
      const long v_20 = (long)i_18;
      // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
      const long v_21 = i_3 + v_20;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_22 = v_21 < args.M_2;
      // col = mk.program_id(0) * BN + mk.arange(0, BN)
      const long v_23 = (long)i_19;
      const long col_24 = s_1 + v_23;
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const bool v_25 = col_24 < args.N_3;
      const bool v_26 = v_22 && v_25;
      if (v_17 && v_26) {
        vstore4(vload4(0, x_0_data + at_12), 0, x_5);
      } else {
        for (uint q = 0; q < 4; ++q) {
          const uint e = four + q;
          const uint i_27 = e / 64;
          const uint i_28 = e % 64;
          // row = mk.arange(0, BM)[:, None]
          const long v_29 = (long)i_27;
          // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
          const long v_30 = i_3 + v_29;
          // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
          const bool v_31 = v_30 < args.M_2;
          // col = mk.program_id(0) * BN + mk.arange(0, BN)
          const long v_32 = (long)i_28;
          const long col_33 = s_1 + v_32;
          // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
          const bool v_34 = col_33 < args.N_3;
          const bool v_35 = v_31 && v_34;
          // col = mk.program_id(0) * BN + mk.arange(0, BN)
          const long v_36 = (long)i_28;
          const long col_37 = s_1 + v_36;
          // at = (start + row) * x.stride(0) + col[None, :] * x.stride(1)
          const long at_38 = v_30 + col_37;
          x_5[q] = v_35 ? x_0_data[at_38] : 0.0f;
        }
      }
      vstore4(vload4(0, x_5), 0, x_4 + four);
    }
    // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
    barrier(CLK_LOCAL_MEM_FENCE);
    float x_39 = 0;
    __local float* part_40 = (__local float*)(pool + 8192);
    for (uint n = t; n < 256; n += 256) {
      const uint first_41 = n % 4 * 8;
      const uint end_42 = first_41 + 8 < 32 ? first_41 + 8 : 32;
      float acc_43 = 0;
      for (uint k_44 = first_41; k_44 < end_42; ++k_44) {
        const uint at_45 = k_44 * 64 + (n / 4);
        if (k_44 == first_41) {
          acc_43 = x_4[at_45];
        } else {
          const float y_46 = x_4[at_45];
          acc_43 = acc_43 + y_46;
        }
      }
      part_40[n] = acc_43;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 64) {
      float acc_47 = 0;
      acc_47 = part_40[t * 4];
      for (uint c = 1; c < 4; ++c) {
        const float y_48 = part_40[t * 4 + c];
        acc_47 = acc_47 + y_48;
      }
      x_39 = acc_47;
    }
    if (t < 64) {
      // acc += mk.sum(mk.load(x, at, (start + row < M) & (col[None, :] < N)), axis=0)
      const float acc_49 = x_2 + x_39;
      x_2 = acc_49;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 64) {
    // mk.store(out, col, acc, col < N)
    // col = mk.program_id(0) * BN + mk.arange(0, BN)
    const long v_50 = (long)t;
    const long col_51 = s_1 + v_50;
    // mk.store(out, col, acc, col < N)
    const bool v_52 = col_51 < args.N_3;
    if (v_52) out_1_data[col_51] = x_2;
  }
}
