// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2048 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long counts_1_at;
  long N_2;
  long bins_3;
};

static int atomic_add_i32_device(volatile device int* p, int x) {
  return atomic_fetch_add_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}

kernel void histogram_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* counts_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device int* counts_1_data = (device int*)(counts_1_memory + args.counts_1_at);
  // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 256L;
  // value = mk.load(x, offs, offs < N)
  // mk.atomic_add(counts, value, 1, counted)
  {
    const uint e = stripe * 32 + lane;
    // value = mk.load(x, offs, offs < N)
    // offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_2 = (long)e;
    const long offs_3 = s_1 + v_2;
    // value = mk.load(x, offs, offs < N)
    const bool v_4 = offs_3 < args.N_2;
    const int value_5 = v_4 ? x_0_data[offs_3] : 0;
    // counted = (offs < N) & (value >= 0) & (value < bins)
    const bool x_6 = 0 <= value_5;
    const bool x_7 = v_4 && x_6;
    const long x_8 = (long)value_5;
    const bool x_9 = x_8 < args.bins_3;
    const bool counted_10 = x_7 && x_9;
    // mk.atomic_add(counts, value, 1, counted)
    if (counted_10) atomic_add_i32_device(counts_1_data + (x_8), 1);
  }
}
