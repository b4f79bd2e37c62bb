// 1024 threads a group, 8192 bytes of threadgroup memory (room for 4 groups in 32768),
// 2 barriers, 4194304 bytes a program in device memory of its own.
// Loads and stores of a program move at most 4194308 bytes.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
  long first_program;
  long end_program;
  long programs_0;
  long area_stride;
};

static float atomic_add_f32_device(volatile __global float* p, float x) {
  volatile __global uint* w = (volatile __global uint*)p;
  uint seen = *w;
  while (true) {
    const float old = as_float(seen);
    const float next = old + x;
    const uint wanted = as_uint(next);
    const uint found = atomic_cmpxchg(w, seen, wanted);
    if (found == seen) return old;
    seen = found;
  }
}

__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void add_up_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args,
    __global uchar* areas) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  __global uchar* area = areas + (program - args.first_program) * args.area_stride;
  __local ulong2 pool_words[512];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 1048576L;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  __global float* x_2 = (__global float*)(area + 0);
  for (uint r = 0; r < 1024; r += 4) {
    const uint four = r * 1024 + t * 4;
    float x_3[4];
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)four;
    const long at_5 = s_1 + v_4;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_6 = at_5 < args.N_2;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_7 = (long)(four + 3);
    const long at_8 = s_1 + v_7;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_9 = at_8 < args.N_2;
    if (v_6 && v_9) {
      vstore4(vload4(0, x_0_data + at_5), 0, x_3);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_10 = (long)e;
        const long at_11 = s_1 + v_10;
        // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
        const bool v_12 = at_11 < args.N_2;
        x_3[q] = v_12 ? x_0_data[at_11] : 0.0f;
      }
    }
    vstore4(vload4(0, x_3), 0, x_2 + four);
  }
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  float acc_13 = 0;
  for (uint r = 0; r < 1024; ++r) {
    const uint e = r / 4 * 4096 + t * 4 + r % 4;
    if (r == 0) {
      acc_13 = x_2[e];
    } else {
      const float y_14 = x_2[e];
      acc_13 = acc_13 + y_14;
    }
  }
  __local float* part_15 = (__local float*)(pool + 0);
  if (true) part_15[t] = acc_13;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 1024; c += 32) {
      const float y_16 = part_15[c];
      acc_13 = acc_13 + y_16;
    }
    part_15[t] = acc_13;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_13 = part_15[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_17 = part_15[c];
    acc_13 = acc_13 + y_17;
  }
  const float s_18 = acc_13;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  if (t == 0) atomic_add_f32_device(out_1_data + (0L), s_18);
}
