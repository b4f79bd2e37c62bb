// 64 threads a group, 0 bytes of threadgroup memory,
// 6 barriers a turn of a loop, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1024 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long d_x_4_at;
  long d_out_5_at;
  long steps_3;
  long N_2;
  long workspace_0_at;
  long workspace_1_at;
  long first_program;
  long end_program;
  long programs_0;
  long area_stride;
};

static long eas_shr_i64(long x, long y) { return (ulong)y < 64 ? (long)(x >> y) : (long)(x < 0 ? -1 : 0); }
static long eas_shl_i64(long x, long y) { return (ulong)y < 64 ? (long)((ulong)x << (ulong)y) : (long)0; }
static long eas_floordiv_i64(long x, long y) {
  if (y == 0) return 0;
  if (y == -1) return (long)(0 - (ulong)x);
  const long q = (long)(x / y);
  return x % y != 0 && (x < 0) != (y < 0) ? (long)(q - 1) : q;
}

kernel void recurrence_grad_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* d_x_4_memory [[buffer(1)]],
    device uchar* d_out_5_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    device uchar* areas [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* d_x_4_data = (device float*)(d_x_4_memory + args.d_x_4_at);
  device const float* d_out_5_data = (device const float*)(d_out_5_memory + args.d_out_5_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, at, at < N)
  // for _ in mk.range(0, steps):
  // v = mk.tanh(v) * v
  const long s_2 = 0L - args.steps_3;
  const long s_3 = (long)(0 - (ulong)s_2);
  const long s_4 = s_3 < 0L ? 0L : s_3;
  const long s_5 = (long)clz((ulong)s_4);
  const long s_6 = 65L - s_5;
  const long s_7 = eas_shr_i64(s_6, 1L);
  const long s_8 = eas_shl_i64(1L, s_7);
  const bool s_9 = s_4 <= 2048L;
  const long s_10 = s_9 ? s_4 : s_8;
  const long s_11 = s_10 < 1L ? 1L : s_10;
  const long s_12 = (long)(0 - (ulong)s_4);
  const long s_13 = eas_floordiv_i64(s_12, s_11);
  const long s_14 = (long)(0 - (ulong)s_13);
  const long s_15 = s_14 * 64L;
  float v_16;
  {
    const uint e = stripe * 32 + lane;
    // v = mk.load(x, at, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_17 = (long)e;
    const long at_18 = s_1 + v_17;
    // v = mk.load(x, at, at < N)
    const bool v_19 = at_18 < args.N_2;
    v_16 = v_19 ? x_0_data[at_18] : 0.0f;
  }
  // v = mk.tanh(v) * v
  device float* workspace_20 = (device float*)(area + args.workspace_0_at);
  const long s_21 = s_11 + 1L;
  const long s_22 = s_21 * 64L;
  device float* workspace_23 = (device float*)(area + args.workspace_1_at);
  float v_24;
  {
    const uint e = stripe * 32 + lane;
    v_24 = v_16;
  }
  for (long i_25 = 0L; i_25 < s_14; i_25 += 1L) {
    // v = mk.tanh(v) * v
    const long s_26 = i_25 * 64L;
    const long s_27 = i_25 * s_11;
    const long s_28 = s_4 - s_27;
    const long s_29 = s_11 < s_28 ? s_11 : s_28;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    {
      const uint e = stripe * 32 + lane;
      // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
      const long v_30 = (long)e;
      // v = mk.tanh(v) * v
      const long v_31 = s_26 + v_30;
      workspace_20[v_31] = v_24;
    }
    // v = mk.tanh(v) * v
    float x_32;
    {
      const uint e = stripe * 32 + lane;
      x_32 = v_24;
    }
    for (long i_33 = 0L; i_33 < s_29; i_33 += 1L) {
      // v = mk.tanh(v) * v
      const long s_34 = i_33 * 64L;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      {
        const uint e = stripe * 32 + lane;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_35 = (long)e;
        // v = mk.tanh(v) * v
        const long v_36 = s_34 + v_35;
        workspace_23[v_36] = x_32;
        const float x_37 = precise::tanh(x_32);
        const float v_38 = x_37 * x_32;
        x_32 = v_38;
      }
    }
    // v = mk.tanh(v) * v
    const long s_39 = s_29 * 64L;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    {
      const uint e = stripe * 32 + lane;
      // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
      const long v_40 = (long)e;
      // v = mk.tanh(v) * v
      const long v_41 = s_39 + v_40;
      workspace_23[v_41] = x_32;
      v_24 = x_32;
    }
  }
  // v = mk.tanh(v) * v
  const long s_42 = s_14 + (-1L);
  float x_43;
  {
    const uint e = stripe * 32 + lane;
    // mk.store(out, at, v, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_44 = (long)e;
    const long at_45 = s_1 + v_44;
    // v = mk.load(x, at, at < N)
    const bool v_46 = at_45 < args.N_2;
    x_43 = v_46 ? d_out_5_data[at_45] : 0.0f;
  }
  // v = mk.tanh(v) * v
  float v_47;
  {
    const uint e = stripe * 32 + lane;
    v_47 = x_43;
  }
  for (long i_48 = 0L; i_48 < s_14; i_48 += 1L) {
    // v = mk.tanh(v) * v
    const long s_49 = s_42 - i_48;
    const long s_50 = s_49 * s_11;
    const long s_51 = s_4 - s_50;
    const long s_52 = s_11 < s_51 ? s_11 : s_51;
    const bool s_53 = s_49 == s_42;
    if (s_53) {
    } else {
      // v = mk.tanh(v) * v
      const long s_54 = s_49 * 64L;
      float x_55;
      {
        const uint e = stripe * 32 + lane;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_56 = (long)e;
        // v = mk.tanh(v) * v
        const long v_57 = s_54 + v_56;
        x_55 = workspace_20[v_57];
      }
      // v = mk.tanh(v) * v
      float x_58;
      {
        const uint e = stripe * 32 + lane;
        x_58 = x_55;
      }
      for (long i_59 = 0L; i_59 < s_52; i_59 += 1L) {
        // v = mk.tanh(v) * v
        const long s_60 = i_59 * 64L;
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
        {
          const uint e = stripe * 32 + lane;
          // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
          const long v_61 = (long)e;
          // v = mk.tanh(v) * v
          const long v_62 = s_60 + v_61;
          workspace_23[v_62] = x_58;
          const float x_63 = precise::tanh(x_58);
          const float v_64 = x_63 * x_58;
          x_58 = v_64;
        }
      }
      // v = mk.tanh(v) * v
      const long s_65 = s_52 * 64L;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      {
        const uint e = stripe * 32 + lane;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_66 = (long)e;
        // v = mk.tanh(v) * v
        const long v_67 = s_65 + v_66;
        workspace_23[v_67] = x_58;
      }
    }
    // v = mk.tanh(v) * v
    const long s_68 = s_52 + (-1L);
    float v_69;
    {
      const uint e = stripe * 32 + lane;
      v_69 = v_47;
    }
    for (long i_70 = 0L; i_70 < s_52; i_70 += 1L) {
      // v = mk.tanh(v) * v
      const long s_71 = s_68 - i_70;
      const long s_72 = s_71 * 64L;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      {
        const uint e = stripe * 32 + lane;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_73 = (long)e;
        // v = mk.tanh(v) * v
        const long v_74 = s_72 + v_73;
        const float x_75 = workspace_23[v_74];
        const float x_76 = precise::tanh(x_75);
        const float x_77 = v_69 * x_75;
        const float x_78 = v_69 * x_76;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long at_79 = s_1 + v_73;
        // v = mk.load(x, at, at < N)
        const bool v_80 = at_79 < args.N_2;
        const float x_81 = v_80 ? x_78 : 0.0f;
        // v = mk.tanh(v) * v
        const float x_82 = x_76 * x_76;
        const float x_83 = 1.0f - x_82;
        const float x_84 = x_77 * x_83;
        const float x_85 = v_80 ? x_84 : 0.0f;
        const float v_86 = x_81 + x_85;
        v_69 = v_86;
      }
    }
    {
      const uint e = stripe * 32 + lane;
      v_47 = v_69;
    }
  }
  {
    const uint e = stripe * 32 + lane;
    // v = mk.load(x, at, at < N)
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_87 = (long)e;
    const long at_88 = s_1 + v_87;
    // v = mk.load(x, at, at < N)
    const bool v_89 = at_88 < args.N_2;
    const float x_90 = v_89 ? d_x_4_data[at_88] : 0.0f;
    const float x_91 = x_90 + v_47;
    if (v_89) d_x_4_data[at_88] = x_91;
  }
}
