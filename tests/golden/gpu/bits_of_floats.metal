// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1024 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
};

kernel void bits_of_floats_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // bits = mk.bitcast(mk.load(x, at, mask), mk.uint32)
  // mk.store(out, at, mk.bitcast(bits ^ 0x80000000, mk.float32), mask)
  {
    const uint e = stripe * 32 + lane;
    // bits = mk.bitcast(mk.load(x, at, mask), mk.uint32)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)e;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_2;
    const float x_5 = v_4 ? x_0_data[at_3] : 0.0f;
    // bits = mk.bitcast(mk.load(x, at, mask), mk.uint32)
    const uint bits_6 = as_type<uint>(x_5);
    // mk.store(out, at, mk.bitcast(bits ^ 0x80000000, mk.float32), mask)
    const uint x_7 = (uint)(bits_6 ^ 2147483648u);
    const float x_8 = as_type<float>(x_7);
    if (v_4) out_1_data[at_3] = x_8;
  }
}
