// 64 threads a group, 128 bytes of threadgroup memory (room for 256 groups in 32768),
// 2 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 8 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long counts_1_at;
  long N_2;
};

static int atomic_add_i32_group(volatile __local int* p, int x) {
  return atomic_add(p, x);
}
static int atomic_add_i32_device(volatile __global int* p, int x) {
  return atomic_add(p, x);
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void group_histogram_kernel(
    __global uchar* x_0_memory,
    __global uchar* counts_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[8];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const int* x_0_data = (__global const int*)(x_0_memory + args.x_0_at);
  __global int* counts_1_data = (__global int*)(counts_1_memory + args.counts_1_at);
  // t = mk.tid(0, SIZE)
  const long t_0 = (long)t;
  // i = mk.program_id(0) * SIZE + t
  const long s_1 = program_0;
  const long s_2 = s_1 * 64L;
  const long i_3 = s_2 + t_0;
  // mine = mk.alloc_tg(BINS, mk.int32)
  __local int* mine_4 = (__local int*)(pool + 0);
  for (uint i = t; i < 32; i += 64) {
    mine_4[i] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  // mk.atomic_add(mine, mk.load(x, i, i < N) & (BINS - 1), 1, i < N)
  const bool s_5 = i_3 < args.N_2;
  const int s_6 = s_5 ? x_0_data[i_3] : 0;
  const int s_7 = (int)(s_6 & 31);
  const long s_8 = (long)s_7;
  if (s_5) atomic_add_i32_group(mine_4 + (s_8), 1);
  // mk.barrier()
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  // if t < BINS:
  const bool s_9 = t_0 < 32L;
  if (s_9) {
    // mk.atomic_add(counts, t, mk.load(mine, t))
    const int s_10 = mine_4[t_0];
    atomic_add_i32_device(counts_1_data + (t_0), s_10);
  }
}
