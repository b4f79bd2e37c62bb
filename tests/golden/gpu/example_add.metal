// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 3072 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long N_3;
};

kernel void add_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 256L;
  // mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)
  {
    const uint e = stripe * 32 + lane;
    // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)e;
    const long offs_3 = s_1 + v_2;
    // mask = offs < N
    const bool mask_4 = offs_3 < args.N_3;
    const float x_5 = mask_4 ? a_0_data[offs_3] : 0.0f;
    // mk.store(c, offs, mk.load(a, offs, mask) + mk.load(b, offs, mask), mask)
    const float x_6 = mask_4 ? b_1_data[offs_3] : 0.0f;
    const float x_7 = x_5 + x_6;
    if (mask_4) c_2_data[offs_3] = x_7;
  }
}
