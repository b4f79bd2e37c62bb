// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 2048 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long out_1_at;
  long n_2;
  long N_3;
};

static ulong eas_floordiv_u64(ulong x, ulong y) { return y == 0 ? (ulong)0 : (ulong)(x / y); }
static ulong eas_mod_u64(ulong x, ulong y) { return y == 0 ? x : (ulong)(x % y); }
static ulong eas_shl_u64(ulong x, ulong y) { return (ulong)y < 64 ? (ulong)((ulong)x << (ulong)y) : (ulong)0; }

kernel void integers_by_constants_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const ulong* x_0_data = (device const ulong*)(x_0_memory + args.x_0_at);
  device ulong* out_1_data = (device ulong*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a = mk.load(x, at, mask)
  // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
  const ulong s_2 = (ulong)args.n_2;
  {
    const uint e = stripe * 32 + lane;
    // a = mk.load(x, at, mask)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_3 = (long)e;
    const long at_4 = s_1 + v_3;
    // return at, at < N
    const bool v_5 = at_4 < args.N_3;
    const ulong a_6 = v_5 ? x_0_data[at_4] : 0UL;
    // mk.store(out, at, a // 7 + a % 7 + a // 16 + a % 16 + a // n + a % n + (a << 3), mask)
    const ulong x_7 = eas_floordiv_u64(a_6, 7UL);
    const ulong x_8 = eas_mod_u64(a_6, 7UL);
    const ulong x_9 = (ulong)((ulong)x_7 + (ulong)x_8);
    const ulong x_10 = eas_floordiv_u64(a_6, 16UL);
    const ulong x_11 = (ulong)((ulong)x_9 + (ulong)x_10);
    const ulong x_12 = eas_mod_u64(a_6, 16UL);
    const ulong x_13 = (ulong)((ulong)x_11 + (ulong)x_12);
    const ulong x_14 = eas_floordiv_u64(a_6, s_2);
    const ulong x_15 = (ulong)((ulong)x_13 + (ulong)x_14);
    const ulong x_16 = eas_mod_u64(a_6, s_2);
    const ulong x_17 = (ulong)((ulong)x_15 + (ulong)x_16);
    const ulong x_18 = eas_shl_u64(a_6, 3UL);
    const ulong x_19 = (ulong)((ulong)x_17 + (ulong)x_18);
    if (v_5) out_1_data[at_4] = x_19;
  }
}
