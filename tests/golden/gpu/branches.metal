// 64 threads a group, 16 bytes of threadgroup memory (room for 2048 groups in 32768),
// 2 barriers a turn of a loop, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 512 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

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

kernel void branches_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[1];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, at, at < N)
  // if mode == 0:
  const bool s_2 = args.mode_2 == 0L;
  float v_3;
  {
    const uint e = stripe * 32 + lane;
    // v = mk.load(x, at, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)e;
    const long at_5 = s_1 + v_4;
    // v = mk.load(x, at, at < N)
    const bool v_6 = at_5 < args.N_3;
    v_3 = v_6 ? x_0_data[at_5] : 0.0f;
  }
  // if mode == 0:
  if (s_2) {
  } else {
    // if mode == 1:
    const bool s_7 = args.mode_2 == 1L;
    float x_8;
    if (s_7) {
      // v = v * 2
      {
        const uint e = stripe * 32 + lane;
        const float v_9 = v_3 * 2.0f;
        x_8 = v_9;
      }
    } else {
      // if i % 2 == 0:
      // for i in mk.range(0, mode):
      float x_10;
      {
        const uint e = stripe * 32 + lane;
        x_10 = v_3;
      }
      for (long i_11 = 0L; i_11 < args.mode_2; i_11 += 1L) {
        // if i % 2 == 0:
        const long s_12 = eas_mod_i64(i_11, 2L);
        const bool s_13 = s_12 == 0L;
        float x_14;
        if (s_13) {
          {
            const uint e = stripe * 32 + lane;
            x_14 = x_10;
          }
        } else {
          // v += mk.sum(v)
          threadgroup_barrier(mem_flags::mem_threadgroup);
          float acc_15 = 0;
          {
            const uint e = stripe * 32 + lane;
            acc_15 = x_10;
          }
          threadgroup float* part_16 = (threadgroup float*)(pool + 0);
          for (ushort d = 16; d > 0; d /= 2) {
            const float other_17 = simd_shuffle_down(acc_15, d);
            const float y_18 = other_17;
            acc_15 = acc_15 + y_18;
          }
          if (t % 32 == 0) part_16[t / 32] = acc_15;
          threadgroup_barrier(mem_flags::mem_threadgroup);
          acc_15 = part_16[0];
          for (uint c = 1; c < 2; ++c) {
            const float y_19 = part_16[c];
            acc_15 = acc_15 + y_19;
          }
          const float s_20 = acc_15;
          {
            const uint e = stripe * 32 + lane;
            // v += mk.sum(v)
            const float v_21 = x_10 + s_20;
            x_14 = v_21;
          }
        }
        {
          const uint e = stripe * 32 + lane;
          x_10 = x_14;
        }
      }
      {
        const uint e = stripe * 32 + lane;
        x_8 = x_10;
      }
    }
    {
      const uint e = stripe * 32 + lane;
      // mk.store(out, at, v, at < N)
      // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
      const long v_22 = (long)e;
      const long at_23 = s_1 + v_22;
      // v = mk.load(x, at, at < N)
      const bool v_24 = at_23 < args.N_3;
      if (v_24) out_1_data[at_23] = x_8;
    }
  }
}
