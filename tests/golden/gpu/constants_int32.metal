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
  long n_2;
  long N_3;
};

static int eas_floordiv_i32(int x, int y) {
  if (y == 0) return 0;
  if (y == -1) return (int)(0 - (uint)x);
  const int q = (int)(x / y);
  return x % y != 0 && (x < 0) != (y < 0) ? (int)(q - 1) : q;
}
static int eas_mod_i32(int x, int y) {
  if (y == 0) return x;
  if (y == -1) return 0;
  const int m = (int)(x % y);
  return m != 0 && (m < 0) != (y < 0) ? (int)(m + y) : m;
}
static int eas_shl_i32(int x, int y) { return (uint)y < 32 ? (int)((uint)x << (uint)y) : (int)0; }

kernel void integers_by_constants_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device int* out_1_data = (device int*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a = mk.load(x, at, mask)
  // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
  const int s_2 = (int)args.n_2;
  {
    const uint e = stripe * 32 + lane;
    // a = mk.load(x, at, mask)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_3 = (long)e;
    const long at_4 = s_1 + v_3;
    // return at, at < N
    const bool v_5 = at_4 < args.N_3;
    const int a_6 = v_5 ? x_0_data[at_4] : 0;
    // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
    const int x_7 = eas_floordiv_i32(a_6, 7);
    const int x_8 = eas_mod_i32(a_6, 7);
    const int x_9 = (int)((uint)x_7 + (uint)x_8);
    const int x_10 = eas_floordiv_i32(a_6, 16);
    const int x_11 = (int)((uint)x_9 + (uint)x_10);
    const int x_12 = eas_mod_i32(a_6, 16);
    const int x_13 = (int)((uint)x_11 + (uint)x_12);
    const int x_14 = eas_floordiv_i32(a_6, s_2);
    const int x_15 = (int)((uint)x_13 + (uint)x_14);
    const int x_16 = eas_mod_i32(a_6, s_2);
    const int x_17 = (int)((uint)x_15 + (uint)x_16);
    const int x_18 = eas_shl_i32(a_6, 3);
    const int x_19 = (int)((uint)x_17 + (uint)x_18);
    if (v_5) out_1_data[at_4] = x_19;
  }
}
