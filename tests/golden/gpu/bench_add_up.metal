// 1024 threads a group, 256 bytes of threadgroup memory (room for 128 groups in 32768),
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
  const long program = args.first_program + (long)group.x;
  const long program_0 = program % args.programs_0;
  device uchar* area = areas + (program - args.first_program) * args.area_stride;
  threadgroup ulong2 pool_words[16];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_0 = program_0;
  const long s_1 = s_0 * 1048576L;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  device float* x_2 = (device float*)(area + 0);
  for (uint r = 0; r < 1024; ++r) {
    const uint e = r * 1024 + t;
    // at = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_3 = (long)e;
    const long at_4 = s_1 + v_3;
    // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
    const bool v_5 = at_4 < args.N_2;
    x_2[e] = v_5 ? x_0_data[at_4] : 0.0f;
  }
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  float acc_6 = 0;
  for (uint r = 0; r < 1024; ++r) {
    const uint e = r * 1024 + t;
    if (r == 0) {
      acc_6 = x_2[e];
    } else {
      const float y_7 = x_2[e];
      acc_6 = acc_6 + y_7;
    }
  }
  threadgroup float* part_8 = (threadgroup float*)(pool + 0);
  for (ushort d = 16; d > 0; d /= 2) {
    const float other_9 = simd_shuffle_down(acc_6, d);
    const float y_10 = other_9;
    acc_6 = acc_6 + y_10;
  }
  if (t % 32 == 0 && t < 1024) part_8[t / 32] = acc_6;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_6 = part_8[0];
  for (uint c = 1; c < 32; ++c) {
    const float y_11 = part_8[c];
    acc_6 = acc_6 + y_11;
  }
  const float s_12 = acc_6;
  // mk.atomic_add(out, 0, mk.sum(mk.load(x, at, at < N)))
  if (t == 0) atomic_add_f32_device(out_1_data + (0L), s_12);
}
