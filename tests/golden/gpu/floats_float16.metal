// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 896 bytes.
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

static float eas_floordiv_f32(float x, float y) {
  if (y == 0) return x / y;
  const float m = precise::fmod(x, y);
  float q = (x - m) / y;
  if (m != 0 && (y < 0) != (m < 0)) q -= 1;
  if (q == 0) return copysign((float)0, x / y);
  const float down = floor(q);
  return q - down > (float)0.5f ? down + 1 : down;
}
static float eas_mod_f32(float x, float y) {
  const float m = precise::fmod(x, y);
  if (m == 0) return copysign((float)0, y);
  return (y < 0) != (m < 0) ? m + y : m;
}
static float eas_minimum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? x : y;
  return y < x ? y : x;
}
static float eas_maximum_f32(float x, float y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}

kernel void floats_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* y_1_memory [[buffer(1)]],
    device uchar* out_2_memory [[buffer(2)]],
    device uchar* flags_3_memory [[buffer(3)]],
    constant Arguments& args [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  device const half* x_0_data = (device const half*)(x_0_memory + args.x_0_at);
  device const half* y_1_data = (device const half*)(y_1_memory + args.y_1_at);
  device half* out_2_data = (device half*)(out_2_memory + args.out_2_at);
  device uchar* flags_3_data = (device uchar*)(flags_3_memory + args.flags_3_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
  // chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
  // mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)
  {
    const uint e = stripe * 32 + lane;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)e;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_4;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    const half v_5 = (half)0.0f;
    const half x_6 = v_4 ? x_0_data[at_3] : v_5;
    const half v_7 = (half)1.0f;
    const half x_8 = v_4 ? y_1_data[at_3] : v_7;
    // arithmetic = (a + b) * (a - b) / b + a // b + a % b + abs(-a)
    const half x_9 = (half)(((float)x_6) + ((float)x_8));
    const half x_10 = (half)(((float)x_6) - ((float)x_8));
    const half x_11 = (half)(((float)x_9) * ((float)x_10));
    const half x_12 = (half)(((float)x_11) / ((float)x_8));
    const half x_13 = (half)eas_floordiv_f32(((float)x_6), ((float)x_8));
    const half x_14 = (half)(((float)x_12) + ((float)x_13));
    const half x_15 = (half)eas_mod_f32(((float)x_6), ((float)x_8));
    const half x_16 = (half)(((float)x_14) + ((float)x_15));
    const half x_17 = (half)(-((float)x_6));
    const half x_18 = (half)fabs(((float)x_17));
    const half arithmetic_19 = (half)(((float)x_16) + ((float)x_18));
    // rounded = mk.floor(a) + mk.ceil(a) + mk.round(b) + mk.trunc(b) + mk.sqrt(a)
    const half x_20 = (half)floor(((float)x_6));
    const half x_21 = (half)ceil(((float)x_6));
    const half x_22 = (half)(((float)x_20) + ((float)x_21));
    const half x_23 = (half)rint(((float)x_8));
    const half x_24 = (half)(((float)x_22) + ((float)x_23));
    const half x_25 = (half)trunc(((float)x_8));
    const half x_26 = (half)(((float)x_24) + ((float)x_25));
    const half x_27 = (half)precise::sqrt(((float)x_6));
    const half rounded_28 = (half)(((float)x_26) + ((float)x_27));
    // chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
    const half x_29 = (half)eas_minimum_f32(((float)x_6), ((float)x_8));
    const half x_30 = (half)eas_maximum_f32(((float)x_6), ((float)x_8));
    const half v_31 = (half)(-1.5f);
    const half x_32 = (half)eas_minimum_f32(eas_maximum_f32(((float)x_29), ((float)v_31)), ((float)x_30));
    const half x_33 = (half)fma(((float)x_6), ((float)x_8), ((float)x_6));
    const half chosen_34 = (half)(((float)x_32) + ((float)x_33));
    // mk.store(out, at, arithmetic + rounded + chosen, mask)
    const half x_35 = (half)(((float)arithmetic_19) + ((float)rounded_28));
    const half x_36 = (half)(((float)x_35) + ((float)chosen_34));
    if (v_4) out_2_data[at_3] = x_36;
    // mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)
    const bool x_37 = ((float)x_6) != ((float)x_6);
    const bool x_38 = fabs(((float)x_8)) == INFINITY;
    const bool x_39 = x_37 || x_38;
    const bool x_40 = ((float)x_6) <= ((float)x_8);
    const half v_41 = (half)0.5f;
    const bool x_42 = ((float)v_41) < ((float)x_6);
    const bool x_43 = x_40 && x_42;
    const bool x_44 = x_39 || x_43;
    if (v_4) flags_3_data[at_3] = x_44 ? 1 : 0;
  }
}
