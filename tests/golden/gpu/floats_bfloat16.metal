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
  device const bfloat* x_0_data = (device const bfloat*)(x_0_memory + args.x_0_at);
  device const bfloat* y_1_data = (device const bfloat*)(y_1_memory + args.y_1_at);
  device bfloat* out_2_data = (device bfloat*)(out_2_memory + args.out_2_at);
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
    const bfloat v_5 = (bfloat)0.0f;
    const bfloat x_6 = v_4 ? x_0_data[at_3] : v_5;
    const bfloat v_7 = (bfloat)1.0f;
    const bfloat x_8 = v_4 ? y_1_data[at_3] : v_7;
    // arithmetic = (a + b) * (a - b) / b + a // b + a % b + abs(-a)
    const bfloat x_9 = (bfloat)(((float)x_6) + ((float)x_8));
    const bfloat x_10 = (bfloat)(((float)x_6) - ((float)x_8));
    const bfloat x_11 = (bfloat)(((float)x_9) * ((float)x_10));
    const bfloat x_12 = (bfloat)(((float)x_11) / ((float)x_8));
    const bfloat x_13 = (bfloat)eas_floordiv_f32(((float)x_6), ((float)x_8));
    const bfloat x_14 = (bfloat)(((float)x_12) + ((float)x_13));
    const bfloat x_15 = (bfloat)eas_mod_f32(((float)x_6), ((float)x_8));
    const bfloat x_16 = (bfloat)(((float)x_14) + ((float)x_15));
    const bfloat x_17 = (bfloat)(-((float)x_6));
    const bfloat x_18 = (bfloat)fabs(((float)x_17));
    const bfloat arithmetic_19 = (bfloat)(((float)x_16) + ((float)x_18));
    // rounded = mk.floor(a) + mk.ceil(a) + mk.round(b) + mk.trunc(b) + mk.sqrt(a)
    const bfloat x_20 = (bfloat)floor(((float)x_6));
    const bfloat x_21 = (bfloat)ceil(((float)x_6));
    const bfloat x_22 = (bfloat)(((float)x_20) + ((float)x_21));
    const bfloat x_23 = (bfloat)rint(((float)x_8));
    const bfloat x_24 = (bfloat)(((float)x_22) + ((float)x_23));
    const bfloat x_25 = (bfloat)trunc(((float)x_8));
    const bfloat x_26 = (bfloat)(((float)x_24) + ((float)x_25));
    const bfloat x_27 = (bfloat)precise::sqrt(((float)x_6));
    const bfloat rounded_28 = (bfloat)(((float)x_26) + ((float)x_27));
    // chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
    const bfloat x_29 = (bfloat)eas_minimum_f32(((float)x_6), ((float)x_8));
    const bfloat x_30 = (bfloat)eas_maximum_f32(((float)x_6), ((float)x_8));
    const bfloat v_31 = (bfloat)(-1.5f);
    const bfloat x_32 = (bfloat)eas_minimum_f32(eas_maximum_f32(((float)x_29), ((float)v_31)), ((float)x_30));
    const bfloat x_33 = (bfloat)fma(((float)x_6), ((float)x_8), ((float)x_6));
    const bfloat chosen_34 = (bfloat)(((float)x_32) + ((float)x_33));
    // mk.store(out, at, arithmetic + rounded + chosen, mask)
    const bfloat x_35 = (bfloat)(((float)arithmetic_19) + ((float)rounded_28));
    const bfloat x_36 = (bfloat)(((float)x_35) + ((float)chosen_34));
    if (v_4) out_2_data[at_3] = x_36;
    // mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)
    const bool x_37 = ((float)x_6) != ((float)x_6);
    const bool x_38 = fabs(((float)x_8)) == INFINITY;
    const bool x_39 = x_37 || x_38;
    const bool x_40 = ((float)x_6) <= ((float)x_8);
    const bfloat v_41 = (bfloat)0.5f;
    const bool x_42 = ((float)v_41) < ((float)x_6);
    const bool x_43 = x_40 && x_42;
    const bool x_44 = x_39 || x_43;
    if (v_4) flags_3_data[at_3] = x_44 ? 1 : 0;
  }
}
