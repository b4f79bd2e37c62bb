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
  for (uint r = 0; r < 1024; ++r) {
    const uint e = r * 1024 + t;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_3 = (long)e;
    const long at_4 = s_1 + v_3;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_5 = at_4 < args.N_2;
    x_2[e] = v_5 ? x_0_data[at_4] : 0.0f;
  }
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  float acc_6 = 0;
  for (uint r = 0; r < 1024; ++r) {
    const uint e = r * 1024 + t;
    if (r == 0) {
      acc_6 = x_2[e];
    } else {
      const float y_7 = x_2[e];
      acc_6 = acc_6 + y_7;
    }
  }
  __local float* part_8 = (__local float*)(pool + 0);
  if (t < 1024) part_8[t] = acc_6;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 32) {
    for (uint c = t + 32; c < 1024; c += 32) {
      const float y_9 = part_8[c];
      acc_6 = acc_6 + y_9;
    }
    part_8[t] = acc_6;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  acc_6 = part_8[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_10 = part_8[c];
    acc_6 = acc_6 + y_10;
  }
  const float s_11 = acc_6;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  if (t == 0) atomic_add_f32_device(out_1_data + (0L), s_11);
}
