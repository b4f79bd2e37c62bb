// 64 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1024 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

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

static float atomic_add_f32_device(volatile device float* p, float x) {
  return atomic_fetch_add_explicit((volatile device atomic_float*)p, x, memory_order_relaxed);
}

kernel void gather_grad_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* index_1_memory [[buffer(1)]],
    device uchar* d_x_4_memory [[buffer(2)]],
    device uchar* d_out_5_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const int* index_1_data = (device const int*)(index_1_memory + args.index_1_at);
  device float* d_x_4_data = (device float*)(d_x_4_memory + args.d_x_4_at);
  device const float* d_out_5_data = (device const float*)(d_out_5_memory + args.d_out_5_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 64L;
  // v = mk.load(x, mk.load(index, at, at < N), at < N)
  {
    const uint e = stripe * 32 + lane;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)e;
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
