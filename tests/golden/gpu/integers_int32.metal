// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 1664 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long y_1_at;
  long out_2_at;
  long flags_3_at;
  long N_4;
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
static int eas_pow_i32(int x, int y) {
  if (y < 0) return x == 1 ? 1 : x == -1 ? (y % 2 == 0 ? 1 : -1) : 0;
  uint result = 1, base = (uint)x;
  for (uint n = (uint)y; n; n = (uint)(n >> 1)) {
    if (n & 1) result = (uint)((uint)result * base);
    base = (uint)((uint)base * base);
  }
  return (int)result;
}
static int eas_abs_i32(int x) { return x < 0 ? (int)(0 - (uint)x) : x; }
static int eas_shl_i32(int x, int y) { return (uint)y < 32 ? (int)((uint)x << (uint)y) : (int)0; }
static int eas_shr_i32(int x, int y) { return (uint)y < 32 ? (int)(x >> y) : (int)(x < 0 ? -1 : 0); }
static int eas_clamp_i32(int x, int low, int high) {
  const int y = x < low ? low : x;
  return y < high ? y : high;
}

kernel void integers_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* y_1_memory [[buffer(1)]],
    device uchar* out_2_memory [[buffer(2)]],
    device uchar* flags_3_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device const int* y_1_data = (device const int*)(y_1_memory + args.y_1_at);
  device int* out_2_data = (device int*)(out_2_memory + args.out_2_at);
  device uchar* flags_3_data = (device uchar*)(flags_3_memory + args.flags_3_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
  // chosen = mk.clamp(mk.minimum(a, b), 3, mk.maximum(a, b)) + mk.fma(a, b, a)
  // mk.store(flags, at, ((a < b) | (a >= 7)) ^ (a == b), mask)
  {
    const uint e = stripe * 32 + lane;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)e;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_4;
    const int x_5 = v_4 ? x_0_data[at_3] : 0;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    const int x_6 = v_4 ? y_1_data[at_3] : 1;
    // arithmetic = (a + b) * (a - b) + a // b + a % b + mk.pow(a, b) + abs(-a)
    const int x_7 = (int)((uint)x_5 + (uint)x_6);
    const int x_8 = (int)((uint)x_5 - (uint)x_6);
    const int x_9 = (int)((uint)x_7 * (uint)x_8);
    const int x_10 = eas_floordiv_i32(x_5, x_6);
    const int x_11 = (int)((uint)x_9 + (uint)x_10);
    const int x_12 = eas_mod_i32(x_5, x_6);
    const int x_13 = (int)((uint)x_11 + (uint)x_12);
    const int x_14 = eas_pow_i32(x_5, x_6);
    const int x_15 = (int)((uint)x_13 + (uint)x_14);
    const int x_16 = (int)(0 - (uint)x_5);
    const int x_17 = eas_abs_i32(x_16);
    const int arithmetic_18 = (int)((uint)x_15 + (uint)x_17);
    // bits = (a & b) ^ (a | ~b) ^ (a << b) ^ (a >> b)
    const int x_19 = (int)(x_5 & x_6);
    const int x_20 = (int)(~x_6);
    const int x_21 = (int)(x_5 | x_20);
    const int x_22 = (int)(x_19 ^ x_21);
    const int x_23 = eas_shl_i32(x_5, x_6);
    const int x_24 = (int)(x_22 ^ x_23);
    const int x_25 = eas_shr_i32(x_5, x_6);
    const int bits_26 = (int)(x_24 ^ x_25);
    // counts = mk.popcount(a) + mk.clz(b)
    const int x_27 = (int)popcount((uint)x_5);
    const int x_28 = (int)clz((uint)x_6);
    const int counts_29 = (int)((uint)x_27 + (uint)x_28);
    // chosen = mk.clamp(mk.minimum(a, b), 3, mk.maximum(a, b)) + mk.fma(a, b, a)
    const int x_30 = x_5 < x_6 ? x_5 : x_6;
    const int x_31 = x_5 < x_6 ? x_6 : x_5;
    const int x_32 = eas_clamp_i32(x_30, 3, x_31);
    const int x_33 = (int)((uint)x_5 * (uint)x_6 + (uint)x_5);
    const int chosen_34 = (int)((uint)x_32 + (uint)x_33);
    // mk.store(out, at, arithmetic + bits + counts + chosen, mask)
    const int x_35 = (int)((uint)arithmetic_18 + (uint)bits_26);
    const int x_36 = (int)((uint)x_35 + (uint)counts_29);
    const int x_37 = (int)((uint)x_36 + (uint)chosen_34);
    if (v_4) out_2_data[at_3] = x_37;
    // mk.store(flags, at, ((a < b) | (a >= 7)) ^ (a == b), mask)
    const bool x_38 = x_5 < x_6;
    const bool x_39 = 7 <= x_5;
    const bool x_40 = x_38 || x_39;
    const bool x_41 = x_5 == x_6;
    const bool x_42 = x_40 != x_41;
    if (v_4) flags_3_data[at_3] = x_42 ? 1 : 0;
  }
}
