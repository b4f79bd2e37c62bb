// 32 threads a group, 304 bytes of threadgroup memory (room for 107 groups in 32768),
// 5 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 260 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
  long first_program;
  long programs_1;
  long programs_0;
};

static void eas_report(device uint* faults, uint rank, uint stop, uint node, ulong program,
                       ulong element, long value) {
  if (rank >= atomic_fetch_min_explicit((device atomic_uint*)faults, rank, memory_order_relaxed)) return;
  const uint place = atomic_fetch_add_explicit((device atomic_uint*)(faults + 1), 1u, memory_order_relaxed);
  if (place >= 64) return;
  device uint* to = faults + 8 + place * 8;
  to[0] = stop;
  to[1] = node;
  to[2] = (uint)program;
  to[3] = (uint)(program >> 32);
  to[4] = (uint)element;
  to[5] = (uint)(element >> 32);
  to[6] = (uint)value;
  to[7] = (uint)(value >> 32);
}
static int eas_floordiv_i32(int x, int y) {
  if (y == 0) return 0;
  if (y == -1) return (int)(0 - (uint)x);
  const int q = (int)(x / y);
  return x % y != 0 && (x < 0) != (y < 0) ? (int)(q - 1) : q;
}

kernel void telling_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    device uint* faults [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  const long program_2 = (long)group.z;
  const long program = program_0 + args.programs_0 * (program_1 + args.programs_1 * program_2);
  threadgroup ulong2 pool_words[19];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  if (t == 0) atomic_store_explicit((threadgroup atomic_uint*)(pool + 288), 0xffffffffu, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device int* out_1_data = (device int*)(out_1_memory + args.out_1_at);
  // mk.assume(N > 0)
  const bool s_0 = 0L < args.N_2;
  // at = mk.multiple_of(mk.program_id(0) * BLOCK, BLOCK) + mk.arange(0, BLOCK)
  const long s_1 = program_0;
  const long s_2 = s_1 * 32L;
  const long s_3 = s_2;
  // v = mk.load(x, at, at < N)
  int v_4;
  bool x_5;
  {
    // at = mk.multiple_of(mk.program_id(0) * BLOCK, BLOCK) + mk.arange(0, BLOCK)
    const long v_6 = (long)t;
    const long at_7 = s_3 + v_6;
    // v = mk.load(x, at, at < N)
    const bool v_8 = at_7 < args.N_2;
    v_4 = v_8 ? x_0_data[at_7] : 0;
    // mk.device_assert(v >= 0, "no negative numbers")
    x_5 = 0 <= v_4;
  }
  // mk.device_assert(v >= 0, "no negative numbers")
  uint bad_9 = 0xffffffffu;
  long got_10 = 0;
  {
    if (bad_9 == 0xffffffffu && (!x_5)) {
      bad_9 = t;
      got_10 = 0;
    }
  }
  const auto lowest_11 = (threadgroup atomic_uint*)(pool + 288);
  if (bad_9 != 0xffffffffu) atomic_fetch_min_explicit(lowest_11, bad_9, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  const uint first_12 = atomic_load_explicit(lowest_11, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (first_12 != 0xffffffffu) {
    if (bad_9 == first_12) {
      eas_report(faults, (uint)(program - args.first_program), 2, 22, program, (ulong)bad_9, got_10);
    }
    return;
  }
  // mk.device_print("sum", mk.sum(v))
  long acc_13 = 0;
  {
    acc_13 = (long)v_4;
  }
  threadgroup long* part_14 = (threadgroup long*)(pool + 0);
  if (true) part_14[t] = acc_13;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  acc_13 = part_14[0];
  for (uint c = 1; c < 32; ++c) {
    const long y_15 = part_14[c];
    acc_13 = (long)((ulong)acc_13 + (ulong)y_15);
  }
  const long s_16 = acc_13;
  // mk.device_print("sum", mk.sum(v))
  threadgroup uint* part_17 = (threadgroup uint*)(pool + 256);
  if (t == 0) part_17[0] = atomic_fetch_add_explicit((device atomic_uint*)(faults + 2), 6u, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const uint place_18 = part_17[0];
  if (place_18 + 6u <= faults[3]) {
    device uint* line_19 = faults + 520 + place_18;
    if (t == 0) {
      line_19[0] = 6u;
      line_19[1] = 24u;
      line_19[2] = (uint)program;
      line_19[3] = (uint)(program >> 32);
    }
    if (t < 1) {
      const ulong bits_20 = as_type<ulong>(s_16);
      line_19[4 + 2 * 0] = (uint)bits_20;
      line_19[4 + 2 * 0 + 1] = (uint)(bits_20 >> 32);
    }
  }
  // mk.store(out, at, v // mk.load(x, 0), at < N)
  const int s_21 = x_0_data[0L];
  {
    const int x_22 = eas_floordiv_i32(v_4, s_21);
    // at = mk.multiple_of(mk.program_id(0) * BLOCK, BLOCK) + mk.arange(0, BLOCK)
    const long v_23 = (long)t;
    const long at_24 = s_3 + v_23;
    // v = mk.load(x, at, at < N)
    const bool v_25 = at_24 < args.N_2;
    if (v_25) out_1_data[at_24] = x_22;
  }
}
