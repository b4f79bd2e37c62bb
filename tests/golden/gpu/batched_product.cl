// 192 threads a group, 1536 bytes of threadgroup memory (room for 21 groups in 32768),
// 1 barrier, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2304 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
};

__kernel __attribute__((reqd_work_group_size(192, 1, 1)))
void batched_product_kernel(
    __global uchar* a_0_memory,
    __global uchar* b_1_memory,
    __global uchar* c_2_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  __local ulong2 pool_words[96];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* a_0_data = (__global const float*)(a_0_memory + args.a_0_at);
  __global const float* b_1_data = (__global const float*)(b_1_memory + args.b_1_at);
  __global float* c_2_data = (__global float*)(c_2_memory + args.c_2_at);
  // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
  __local float* x_0 = (__local float*)(pool + 0);
  __local float* x_1 = (__local float*)(pool + 768);
  {
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    const uint i_2 = t / 64;
    const uint i_3 = (t / 8) % 8;
    const uint i_4 = t % 8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_5 = (long)i_2;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_6 = v_5 * 64L;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_7 = (long)i_3;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_8 = v_7 * 8L;
    const long v_9 = v_6 + v_8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_10 = (long)i_4;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long at_11 = v_9 + v_10;
    x_0[t] = a_0_data[at_11];
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    x_1[t] = b_1_data[at_11];
  }
  // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
  barrier(CLK_LOCAL_MEM_FENCE);
  float x_12 = 0;
  float sum_13 = 0;
  {
    sum_13 = 0.0f;
  }
  for (uint k = 0; k < 8; ++k) {
    {
      const uint i_14 = t / 64;
      const uint i_15 = (t / 8) % 8;
      const uint i_16 = t % 8;
      sum_13 = fma(x_0[i_14 * 64 + i_15 * 8 + k], x_1[i_14 * 64 + k * 8 + i_16], sum_13);
    }
  }
  {
    x_12 = sum_13;
  }
  {
    // mk.store(c, at, mk.dot(mk.load(a, at), mk.load(b, at)))
    const uint i_17 = t / 64;
    const uint i_18 = (t / 8) % 8;
    const uint i_19 = t % 8;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_20 = (long)i_17;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_21 = v_20 * 64L;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_22 = (long)i_18;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long v_23 = v_22 * 8L;
    const long v_24 = v_21 + v_23;
    // n, i, j = mk.arange(0, B), mk.arange(0, S), mk.arange(0, S)
    const long v_25 = (long)i_19;
    // at = n[:, None, None] * (S * S) + i[None, :, None] * S + j[None, None, :]
    const long at_26 = v_24 + v_25;
    c_2_data[at_26] = x_12;
  }
}
