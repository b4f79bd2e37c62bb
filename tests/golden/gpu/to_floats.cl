// 128 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 5120 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long i64_0_at;
  long u64_1_at;
  long f16_2_at;
  long bf16_3_at;
  long f32_4_at;
  long f64_5_at;
  long N_6;
};

static float eas_rounded_f16(float x) {
  ushort h;
  vstore_half_rte(x, 0, (__private half*)&h);
  return vload_half(0, (const __private half*)&h);
}
static float eas_float_bf16(ushort h) { return as_float((uint)h << 16); }
static ushort eas_bits_bf16(float x) {
  const uint u = as_uint(x);
  if (x != x) return (ushort)(u >> 16 | 0x40);
  return (ushort)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
static float eas_rounded_bf16(float x) { return eas_float_bf16(eas_bits_bf16(x)); }

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void to_floats_kernel(
    __global uchar* i64_0_memory,
    __global uchar* u64_1_memory,
    __global uchar* f16_2_memory,
    __global uchar* bf16_3_memory,
    __global uchar* f32_4_memory,
    __global uchar* f64_5_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __global const long* i64_0_data = (__global const long*)(i64_0_memory + args.i64_0_at);
  __global const ulong* u64_1_data = (__global const ulong*)(u64_1_memory + args.u64_1_at);
  __global half* f16_2_data = (__global half*)(f16_2_memory + args.f16_2_at);
  __global ushort* bf16_3_data = (__global ushort*)(bf16_3_memory + args.bf16_3_at);
  __global float* f32_4_data = (__global float*)(f32_4_memory + args.f32_4_at);
  __global double* f64_5_data = (__global double*)(f64_5_memory + args.f64_5_at);
  // at = mk.program_id(0) * size + mk.arange(0, size)
  const long s_0 = program_0;
  const long s_1 = s_0 * 128L;
  // signed, unsigned = mk.load(i64, at, mask), mk.load(u64, at, mask)
  // single = signed.to(mk.float32) + mk.load(f16, at, mask) + mk.load(bf16, at, mask)
  // mk.store(f64, at, mk.load(f32, at, mask), mask)
  {
    // signed, unsigned = mk.load(i64, at, mask), mk.load(u64, at, mask)
    // at = mk.program_id(0) * size + mk.arange(0, size)
    const long v_2 = (long)t;
    const long at_3 = s_1 + v_2;
    // return at, at < N
    const bool v_4 = at_3 < args.N_6;
    const long x_5 = v_4 ? i64_0_data[at_3] : 0L;
    // signed, unsigned = mk.load(i64, at, mask), mk.load(u64, at, mask)
    const ulong x_6 = v_4 ? u64_1_data[at_3] : 0UL;
    // wide = signed.to(mk.float64) + unsigned.to(mk.float64)
    const double x_7 = (double)x_5;
    const double x_8 = (double)x_6;
    const double wide_9 = x_7 + x_8;
    // mk.store(f16, at, wide, mask)
    const float x_10 = eas_rounded_f16((float)wide_9);
    if (v_4) vstore_half_rte(x_10, 0, f16_2_data + (at_3));
    // mk.store(bf16, at, wide, mask)
    const float x_11 = eas_rounded_bf16((float)wide_9);
    if (v_4) bf16_3_data[at_3] = eas_bits_bf16(x_11);
    // single = signed.to(mk.float32) + mk.load(f16, at, mask) + mk.load(bf16, at, mask)
    const float x_12 = (float)x_5;
    const float x_13 = v_4 ? vload_half(0, f16_2_data + (at_3)) : 0.0f;
    const float x_14 = (float)x_13;
    const float x_15 = x_12 + x_14;
    const float x_16 = v_4 ? eas_float_bf16(bf16_3_data[at_3]) : 0.0f;
    const float x_17 = (float)x_16;
    const float single_18 = x_15 + x_17;
    // mk.store(f32, at, single + unsigned.to(mk.float32), mask)
    const float x_19 = (float)x_6;
    const float x_20 = single_18 + x_19;
    if (v_4) f32_4_data[at_3] = x_20;
    // mk.store(f64, at, mk.load(f32, at, mask), mask)
    const float x_21 = v_4 ? f32_4_data[at_3] : 0.0f;
    const double x_22 = (double)x_21;
    if (v_4) f64_5_data[at_3] = x_22;
  }
}
