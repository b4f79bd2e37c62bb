// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1536 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long y_1_at;
  long out_2_at;
  long N_3;
};

kernel void angles_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* y_1_memory [[buffer(1)]],
    device uchar* out_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device const float* y_1_data = (device const float*)(y_1_memory + args.y_1_at);
  device float* out_2_data = (device float*)(out_2_memory + args.out_2_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a, b = mk.load(x, at, mask), mk.load(y, at, mask)
  {
    const uint e = stripe * 32 + lane;
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)e;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_3;
    const float x_5 = v_4 ? x_0_data[at_3] : 0.0f;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask)
    const float x_6 = v_4 ? y_1_data[at_3] : 0.0f;
    // of = (mk.sin(a), mk.cos(a), mk.tan(b), mk.asin(a), mk.acos(b), mk.atan(a), mk.atan2(a, b))
    const float x_7 = precise::sin(x_5);
    const float x_8 = precise::cos(x_5);
    const float x_9 = precise::tan(x_6);
    const float x_10 = precise::asin(x_5);
    const float x_11 = precise::acos(x_6);
    const float x_12 = precise::atan(x_5);
    const float of_13 = precise::atan2(x_5, x_6);
    // result = result + value
    const float x_14 = x_7 + x_8;
    const float x_15 = x_14 + x_9;
    const float x_16 = x_15 + x_10;
    const float x_17 = x_16 + x_11;
    const float x_18 = x_17 + x_12;
    const float result_19 = x_18 + of_13;
    // mk.store(out, at, total(of), mask)
    if (v_4) out_2_data[at_3] = result_19;
  }
}
