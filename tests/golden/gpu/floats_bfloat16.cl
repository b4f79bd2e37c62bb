// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 896 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long y_1_at;
  long out_2_at;
  long flags_3_at;
  long N_4;
};

static float eas_float_bf16(ushort h) { return as_float((uint)h << 16); }
static ushort eas_bits_bf16(float x) {
  const uint u = as_uint(x);
  if (x != x) return (ushort)(u >> 16 | 0x40);
  return (ushort)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
static float eas_rounded_bf16(float x) { return eas_float_bf16(eas_bits_bf16(x)); }
static float eas_floordiv_f32(float x, float y) {
  if (y == 0) return x / y;
  const float m = fmod(x, y);
  float q = (x - m) / y;
  if (m != 0 && (y < 0) != (m < 0)) q -= 1;
  if (q == 0) return copysign((float)0, x / y);
  const float down = floor(q);
  return q - down > (float)0.5f ? down + 1 : down;
}
static float eas_mod_f32(float x, float y) {
  const float m = fmod(x, y);
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

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void floats_kernel(
    __global uchar* x_0_memory,
    __global uchar* y_1_memory,
    __global uchar* out_2_memory,
    __global uchar* flags_3_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const ushort* x_0_data = (__global const ushort*)(x_0_memory + args.x_0_at);
  __global const ushort* y_1_data = (__global const ushort*)(y_1_memory + args.y_1_at);
  __global ushort* out_2_data = (__global ushort*)(out_2_memory + args.out_2_at);
  __global uchar* flags_3_data = (__global uchar*)(flags_3_memory + args.flags_3_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
  // chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
  // mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)
  {
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)t;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_4;
    const float x_5 = v_4 ? eas_float_bf16(x_0_data[at_3]) : 0.0f;
    // a, b = mk.load(x, at, mask), mk.load(y, at, mask, other=1)
    const float x_6 = v_4 ? eas_float_bf16(y_1_data[at_3]) : 1.0f;
    // arithmetic = (a + b) * (a - b) / b + a // b + a % b + abs(-a)
    const float x_7 = eas_rounded_bf16(x_5 + x_6);
    const float x_8 = eas_rounded_bf16(x_5 - x_6);
    const float x_9 = eas_rounded_bf16(x_7 * x_8);
    const float x_10 = eas_rounded_bf16(x_9 / x_6);
    const float x_11 = eas_rounded_bf16(eas_floordiv_f32(x_5, x_6));
    const float x_12 = eas_rounded_bf16(x_10 + x_11);
    const float x_13 = eas_rounded_bf16(eas_mod_f32(x_5, x_6));
    const float x_14 = eas_rounded_bf16(x_12 + x_13);
    const float x_15 = eas_rounded_bf16(-x_5);
    const float x_16 = eas_rounded_bf16(fabs(x_15));
    const float arithmetic_17 = eas_rounded_bf16(x_14 + x_16);
    // rounded = mk.floor(a) + mk.ceil(a) + mk.round(b) + mk.trunc(b) + mk.sqrt(a)
    const float x_18 = eas_rounded_bf16(floor(x_5));
    const float x_19 = eas_rounded_bf16(ceil(x_5));
    const float x_20 = eas_rounded_bf16(x_18 + x_19);
    const float x_21 = eas_rounded_bf16(rint(x_6));
    const float x_22 = eas_rounded_bf16(x_20 + x_21);
    const float x_23 = eas_rounded_bf16(trunc(x_6));
    const float x_24 = eas_rounded_bf16(x_22 + x_23);
    const float x_25 = eas_rounded_bf16(sqrt(x_5));
    const float rounded_26 = eas_rounded_bf16(x_24 + x_25);
    // chosen = mk.clamp(mk.minimum(a, b), -1.5, mk.maximum(a, b)) + mk.fma(a, b, a)
    const float x_27 = eas_rounded_bf16(eas_minimum_f32(x_5, x_6));
    const float x_28 = eas_rounded_bf16(eas_maximum_f32(x_5, x_6));
    const float x_29 = eas_rounded_bf16(eas_minimum_f32(eas_maximum_f32(x_27, (-1.5f)), x_28));
    const float x_30 = eas_rounded_bf16(fma(x_5, x_6, x_5));
    const float chosen_31 = eas_rounded_bf16(x_29 + x_30);
    // mk.store(out, at, arithmetic + rounded + chosen, mask)
    const float x_32 = eas_rounded_bf16(arithmetic_17 + rounded_26);
    const float x_33 = eas_rounded_bf16(x_32 + chosen_31);
    if (v_4) out_2_data[at_3] = eas_bits_bf16(x_33);
    // mk.store(flags, at, mk.isnan(a) | mk.isinf(b) | (a <= b) & (a > 0.5), mask)
    const bool x_34 = x_5 != x_5;
    const bool x_35 = fabs(x_6) == INFINITY;
    const bool x_36 = x_34 || x_35;
    const bool x_37 = x_5 <= x_6;
    const bool x_38 = 0.5f < x_5;
    const bool x_39 = x_37 && x_38;
    const bool x_40 = x_36 || x_39;
    if (v_4) flags_3_data[at_3] = x_40 ? 1 : 0;
  }
}
