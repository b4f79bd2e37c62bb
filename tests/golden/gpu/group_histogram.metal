// 64 threads a group, 128 bytes of threadgroup memory (room for 256 groups in 32768),
// 2 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 8 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long counts_1_at;
  long N_2;
};

static int atomic_add_i32_group(volatile threadgroup int* p, int x) {
  return atomic_fetch_add_explicit((volatile threadgroup atomic_int*)p, x, memory_order_relaxed);
}
static int atomic_add_i32_device(volatile device int* p, int x) {
  return atomic_fetch_add_explicit((volatile device atomic_int*)p, x, memory_order_relaxed);
}

kernel void group_histogram_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* counts_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[8];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const int* x_0_data = (device const int*)(x_0_memory + args.x_0_at);
  device int* counts_1_data = (device int*)(counts_1_memory + args.counts_1_at);
  // t = mk.tid(0, SIZE)
  const long t_0 = (long)t;
  // i = mk.program_id(0) * SIZE + t
  const long s_1 = program_0;
  const long s_2 = s_1 * 64L;
  const long i_3 = s_2 + t_0;
  // mine = mk.alloc_tg(BINS, mk.int32)
  threadgroup int* mine_4 = (threadgroup int*)(pool + 0);
  for (uint i = t; i < 32; i += 64) {
    mine_4[i] = 0;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  // mk.atomic_add(mine, mk.load(x, i, i < N) & (BINS - 1), 1, i < N)
  const bool s_5 = i_3 < args.N_2;
  const int s_6 = s_5 ? x_0_data[i_3] : 0;
  const int s_7 = (int)(s_6 & 31);
  const long s_8 = (long)s_7;
  if (s_5) atomic_add_i32_group(mine_4 + (s_8), 1);
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < BINS:
  const bool s_9 = t_0 < 32L;
  if (s_9) {
    // mk.atomic_add(counts, t, mk.load(mine, t))
    const int s_10 = mine_4[t_0];
    atomic_add_i32_device(counts_1_data + (t_0), s_10);
  }
}
