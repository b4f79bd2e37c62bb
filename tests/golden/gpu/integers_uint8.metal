// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 512 bytes.
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

static uchar eas_floordiv_u8(uchar x, uchar y) { return y == 0 ? (uchar)0 : (uchar)(x / y); }
static uchar eas_mod_u8(uchar x, uchar y) { return y == 0 ? x : (uchar)(x % y); }
static uchar eas_pow_u8(uchar x, uchar y) {
  uchar result = 1;
  for (; y; y = (uchar)(y >> 1)) {
    if (y & 1) result = (uchar)((uint)result * x);
    x = (uchar)((uint)x * x);
  }
  return result;
}
static uchar eas_abs_u8(uchar x) { return x; }
static uchar eas_shl_u8(uchar x, uchar y) { return (uchar)y < 8 ? (uchar)((uchar)x << (uchar)y) : (uchar)0; }
static uchar eas_shr_u8(uchar x, uchar y) { return y < 8 ? (uchar)(x >> y) : (uchar)0; }
static uchar eas_clamp_u8(uchar x, uchar low, uchar high) {
  const uchar y = x < low ? low : x;
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
  device const uchar* x_0_data = (device const uchar*)(x_0_memory + args.x_0_at);
  device const uchar* y_1_data = (device const uchar*)(y_1_memory + args.y_1_at);
  device uchar* out_2_data = (device uchar*)(out_2_memory + args.out_2_at);
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
    const uchar x_5 = v_4 ? x_0_data[at_3] : 0;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    const uchar x_6 = v_4 ? y_1_data[at_3] : 1;
    // arithmetic = (a + b) * (a - b) + a // b + a % b + mk.pow(a, b) + abs(-a)
    const uchar x_7 = (uchar)((uchar)x_5 + (uchar)x_6);
    const uchar x_8 = (uchar)((uchar)x_5 - (uchar)x_6);
    const uchar x_9 = (uchar)((uint)x_7 * (uint)x_8);
    const uchar x_10 = eas_floordiv_u8(x_5, x_6);
    const uchar x_11 = (uchar)((uchar)x_9 + (uchar)x_10);
    const uchar x_12 = eas_mod_u8(x_5, x_6);
    const uchar x_13 = (uchar)((uchar)x_11 + (uchar)x_12);
    const uchar x_14 = eas_pow_u8(x_5, x_6);
    const uchar x_15 = (uchar)((uchar)x_13 + (uchar)x_14);
    const uchar x_16 = (uchar)(0 - (uchar)x_5);
    const uchar x_17 = eas_abs_u8(x_16);
    const uchar arithmetic_18 = (uchar)((uchar)x_15 + (uchar)x_17);
    // bits = (a & b) ^ (a | ~b) ^ (a << b) ^ (a >> b)
    const uchar x_19 = (uchar)(x_5 & x_6);
    const uchar x_20 = (uchar)(~x_6);
    const uchar x_21 = (uchar)(x_5 | x_20);
    const uchar x_22 = (uchar)(x_19 ^ x_21);
    const uchar x_23 = eas_shl_u8(x_5, x_6);
    const uchar x_24 = (uchar)(x_22 ^ x_23);
    const uchar x_25 = eas_shr_u8(x_5, x_6);
    const uchar bits_26 = (uchar)(x_24 ^ x_25);
    // counts = mk.popcount(a) + mk.clz(b)
    const uchar x_27 = (uchar)popcount((uchar)x_5);
    const uchar x_28 = (uchar)clz((uchar)x_6);
    const uchar counts_29 = (uchar)((uchar)x_27 + (uchar)x_28);
    // chosen = mk.clamp(mk.minimum(a, b), 3, mk.maximum(a, b)) + mk.fma(a, b, a)
    const uchar x_30 = x_5 < x_6 ? x_5 : x_6;
    const uchar x_31 = x_5 < x_6 ? x_6 : x_5;
    const uchar x_32 = eas_clamp_u8(x_30, 3, x_31);
    const uchar x_33 = (uchar)((uint)x_5 * (uint)x_6 + (uint)x_5);
    const uchar chosen_34 = (uchar)((uchar)x_32 + (uchar)x_33);
    // mk.store(out, at, arithmetic + bits + counts + chosen, mask)
    const uchar x_35 = (uchar)((uchar)arithmetic_18 + (uchar)bits_26);
    const uchar x_36 = (uchar)((uchar)x_35 + (uchar)counts_29);
    const uchar x_37 = (uchar)((uchar)x_36 + (uchar)chosen_34);
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
