// 32 threads a group, 16 bytes of threadgroup memory (room for 2048 groups in 32768),
// 0 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 384 bytes and 16 a turn of a loop.
#pragma OPENCL FP_CONTRACT ON

struct Arguments {
  long x_0_at;
  long y_1_at;
  long z_2_at;
  long mass_3_at;
  long ax_4_at;
  long ay_5_at;
  long az_6_at;
  double softening_8;
  long N_7;
};

__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void nbody_kernel(
    __global uchar* x_0_memory,
    __global uchar* y_1_memory,
    __global uchar* z_2_memory,
    __global uchar* mass_3_memory,
    __global uchar* ax_4_memory,
    __global uchar* ay_5_memory,
    __global uchar* az_6_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[1];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global const float* y_1_data = (__global const float*)(y_1_memory + args.y_1_at);
  __global const float* z_2_data = (__global const float*)(z_2_memory + args.z_2_at);
  __global const float* mass_3_data = (__global const float*)(mass_3_memory + args.mass_3_at);
  __global float* ax_4_data = (__global float*)(ax_4_memory + args.ax_4_at);
  __global float* ay_5_data = (__global float*)(ay_5_memory + args.ay_5_at);
  __global float* az_6_data = (__global float*)(az_6_memory + args.az_6_at);
  // i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 16L;
  // xi, yi, zi = mk.load(x, i, mask), mk.load(y, i, mask), mk.load(z, i, mask)
  // for j in mk.range(0, N):
  // near = mk.rsqrt(dx * dx + dy * dy + dz * dz + softening)
  const float s_2 = (float)args.softening_8;
  float x_3 = 0;
  float x_4 = 0;
  float x_5 = 0;
  if (t < 16) {
    // xi, yi, zi = mk.load(x, i, mask), mk.load(y, i, mask), mk.load(z, i, mask)
    // i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)t;
    const long i_7 = s_1 + v_6;
    // mask = i < N
    const bool mask_8 = i_7 < args.N_7;
    x_3 = mask_8 ? x_0_data[i_7] : 0.0f;
    // xi, yi, zi = mk.load(x, i, mask), mk.load(y, i, mask), mk.load(z, i, mask)
    x_4 = mask_8 ? y_1_data[i_7] : 0.0f;
    x_5 = mask_8 ? z_2_data[i_7] : 0.0f;
  }
  // for j in mk.range(0, N):
  float x_9 = 0;
  float x_10 = 0;
  float x_11 = 0;
  if (t < 16) {
    x_9 = 0.0f;
  }
  if (t < 16) {
    x_10 = 0.0f;
  }
  if (t < 16) {
    x_11 = 0.0f;
  }
  for (long i_12 = 0L; i_12 < args.N_7; i_12 += 1L) {
    // dx, dy, dz = mk.load(x, j) - xi, mk.load(y, j) - yi, mk.load(z, j) - zi
    const float s_13 = x_0_data[i_12];
    const float s_14 = y_1_data[i_12];
    const float s_15 = z_2_data[i_12];
    // pull = mk.load(mass, j) * near * near * near
    const float s_16 = mass_3_data[i_12];
    if (t < 16) {
      // dx, dy, dz = mk.load(x, j) - xi, mk.load(y, j) - yi, mk.load(z, j) - zi
      const float x_17 = s_13 - x_3;
      const float x_18 = s_14 - x_4;
      const float x_19 = s_15 - x_5;
      // near = mk.rsqrt(dx * dx + dy * dy + dz * dz + softening)
      const float x_20 = x_17 * x_17;
      const float x_21 = x_18 * x_18;
      const float x_22 = x_20 + x_21;
      const float x_23 = x_19 * x_19;
      const float x_24 = x_22 + x_23;
      const float x_25 = x_24 + s_2;
      const float near_26 = rsqrt(x_25);
      // pull = mk.load(mass, j) * near * near * near
      const float x_27 = s_16 * near_26;
      const float x_28 = x_27 * near_26;
      const float pull_29 = x_28 * near_26;
      // fx += dx * pull
      const float x_30 = x_17 * pull_29;
      const float fx_31 = x_9 + x_30;
      // fy += dy * pull
      const float x_32 = x_18 * pull_29;
      const float fy_33 = x_10 + x_32;
      // fz += dz * pull
      const float x_34 = x_19 * pull_29;
      const float fz_35 = x_11 + x_34;
      const float next_36 = fx_31;
      const float next_37 = fy_33;
      const float next_38 = fz_35;
      x_9 = next_36;
      x_10 = next_37;
      x_11 = next_38;
    }
  }
  if (t < 16) {
    // mk.store(ax, i, fx, mask)
    // i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_39 = (long)t;
    const long i_40 = s_1 + v_39;
    // mask = i < N
    const bool mask_41 = i_40 < args.N_7;
    if (mask_41) ax_4_data[i_40] = x_9;
    // mk.store(ay, i, fy, mask)
    if (mask_41) ay_5_data[i_40] = x_10;
    // mk.store(az, i, fz, mask)
    if (mask_41) az_6_data[i_40] = x_11;
  }
}
