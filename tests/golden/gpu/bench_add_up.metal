// 1024 threads a group, 272 bytes of threadgroup memory (room for 120 groups in 32768),
// 1 barrier, 0 simdgroup-matrix products,
// 0 matrices loaded, 4194304 bytes a program in device memory of its own.
// Loads and stores of a program move at most 4194308 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
  long first_program;
  long end_program;
  long programs_0;
  long area_stride;
};

static float atomic_add_f32_device(volatile device float* p, float x) {
  return atomic_fetch_add_explicit((volatile device atomic_float*)p, x, memory_order_relaxed);
}

kernel void add_up_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    device uchar* areas [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  threadgroup ulong2 pool_words[17];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 1048576L;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  device float* x_2 = (device float*)(area + 0);
  for (uint r = 0; r < 1024; r += 4) {
    const uint four = stripe * 32768 + r * 32 + lane * 4;
    float x_3[4];
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_4 = (long)four;
    const long at_5 = s_1 + v_4;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_6 = at_5 < args.N_2;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_7 = (long)(four + 3);
    const long at_8 = s_1 + v_7;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_9 = at_8 < args.N_2;
    if (v_6 && v_9) {
      *(thread packed_float4*)x_3 = *(device const packed_float4*)(x_0_data + at_5);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_10 = (long)e;
        const long at_11 = s_1 + v_10;
        // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
        const bool v_12 = at_11 < args.N_2;
        x_3[q] = v_12 ? x_0_data[at_11] : 0.0f;
      }
    }
    *(device packed_float4*)(x_2 + four) = *(thread packed_float4*)x_3;
  }
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  float acc_13 = 0;
  for (uint r = 0; r < 1024; ++r) {
    const uint e = stripe * 32768 + r / 4 * 128 + lane * 4 + r % 4;
    if (r == 0) {
      acc_13 = x_2[e];
    } else {
      const float y_14 = x_2[e];
      acc_13 = acc_13 + y_14;
    }
  }
  threadgroup float* part_15 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_16 = simd_shuffle_down(acc_13, d);
    const float y_17 = other_16;
    acc_13 = acc_13 + y_17;
  }
  if (t % 32 == 0) part_15[t / 32] = acc_13;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_13 = part_15[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_18 = part_15[c];
    acc_13 = acc_13 + y_18;
  }
  const float s_19 = acc_13;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  if (t == 0) atomic_add_f32_device(out_1_data + (0L), s_19);
}
