// 64 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1024 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long index_1_at;
  long d_x_4_at;
  long d_out_5_at;
  long N_3;
  long first_program;
  long end_program;
  long programs_0;
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

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void gather_grad_kernel(
    __global uchar* x_0_memory,
    __global uchar* index_1_memory,
    __global uchar* d_x_4_memory,
    __global uchar* d_out_5_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program = args.first_program + (long)get_group_id(0);
  const long program_0 = program % args.programs_0;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const int* index_1_data = (__global const int*)(index_1_memory + args.index_1_at);
  __global float* d_x_4_data = (__global float*)(d_x_4_memory + args.d_x_4_at);
  __global const float* d_out_5_data = (__global const float*)(d_out_5_memory + args.d_out_5_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, mk.load(index, at, at < N), at < N)
  {
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)t;
    const long at_3 = s_1 + v_2;
    // v = mk.load(x, mk.load(index, at, at < N), at < N)
    const bool v_4 = at_3 < args.N_3;
    const int x_5 = v_4 ? index_1_data[at_3] : 0;
    const long x_6 = (long)x_5;
    const float v_7 = v_4 ? x_0_data[x_6] : 0.0f;
    // mk.store(out, at, v * v, at < N)
    const float x_8 = v_4 ? d_out_5_data[at_3] : 0.0f;
    const float x_9 = x_8 * v_7;
    const float x_10 = x_9 + x_9;
    // v = mk.load(x, mk.load(index, at, at < N), at < N)
    if (v_4) atomic_add_f32_device(d_x_4_data + (x_6), x_10);
  }
}
