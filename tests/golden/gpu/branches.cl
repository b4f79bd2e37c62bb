// 64 threads a group, 512 bytes of threadgroup memory (room for 64 groups in 32768),
// 7 barriers and 7 a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 512 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
  long mode_2;
  long N_3;
};

static long eas_mod_i64(long x, long y) {
  if (y == 0) return x;
  if (y == -1) return 0;
  const long m = (long)(x % y);
  return m != 0 && (m < 0) != (y < 0) ? (long)(m + y) : m;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void branches_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[32];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, at, at < N)
  // if mode == 0:
  const bool s_2 = args.mode_2 == 0L;
  float v_3 = 0;
  {
    // v = mk.load(x, at, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)t;
    const long at_5 = s_1 + v_4;
    // v = mk.load(x, at, at < N)
    const bool v_6 = at_5 < args.N_3;
    v_3 = v_6 ? x_0_data[at_5] : 0.0f;
  }
  // if mode == 0:
  if (s_2) {
  } else {
    barrier(CLK_LOCAL_MEM_FENCE);
    // if mode == 1:
    const bool s_7 = args.mode_2 == 1L;
    float x_8 = 0;
    if (s_7) {
      // v = v * 2
      {
        const float v_9 = v_3 * 2.0f;
        x_8 = v_9;
      }
    } else {
      barrier(CLK_LOCAL_MEM_FENCE);
      // if i % 2 == 0:
      // for i in mk.range(0, mode):
      float x_10 = 0;
      {
        x_10 = v_3;
      }
      for (long i_11 = 0L; i_11 < args.mode_2; i_11 += 1L) {
        // if i % 2 == 0:
        const long s_12 = eas_mod_i64(i_11, 2L);
        const bool s_13 = s_12 == 0L;
        float x_14 = 0;
        if (s_13) {
          {
            x_14 = x_10;
          }
        } else {
          barrier(CLK_LOCAL_MEM_FENCE);
          // v += mk.sum(v)
          barrier(CLK_LOCAL_MEM_FENCE);
          float acc_15 = 0;
          {
            acc_15 = x_10;
          }
          __local float* part_16 = (__local float*)(pool + 0);
          if (true) part_16[t] = acc_15;
          barrier(CLK_LOCAL_MEM_FENCE);
          if (t < 32) {
            for (uint c = t + 32; c < 64; c += 32) {
              const float y_17 = part_16[c];
              acc_15 = acc_15 + y_17;
            }
            part_16[t] = acc_15;
          }
          barrier(CLK_LOCAL_MEM_FENCE);
          acc_15 = part_16[0];
          for (uint c = 1; c < 32; ++c) {
            const float y_18 = part_16[c];
            acc_15 = acc_15 + y_18;
          }
          const float s_19 = acc_15;
          {
            // v += mk.sum(v)
            const float v_20 = x_10 + s_19;
            x_14 = v_20;
          }
          barrier(CLK_LOCAL_MEM_FENCE);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        {
          x_10 = x_14;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      {
        x_8 = x_10;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    {
      // mk.store(out, at, v, at < N)
      // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
      const long v_21 = (long)t;
      const long at_22 = s_1 + v_21;
      // v = mk.load(x, at, at < N)
      const bool v_23 = at_22 < args.N_3;
      if (v_23) out_1_data[at_22] = x_8;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
}
