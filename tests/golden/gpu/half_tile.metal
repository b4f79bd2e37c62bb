// 64 threads a group, 256 bytes of threadgroup memory (room for 128 groups in 32768),
// 2 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 8 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long out_1_at;
};

kernel void half_tile_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[16];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // t = mk.tid(0, SIZE)
  const long t_0 = (long)t;
  // shared = mk.alloc_tg_f16(SIZE)
  threadgroup half* shared_1 = (threadgroup half*)(pool + 0);
  for (uint i = t; i < 64; i += 64) {
    shared_1[i] = (half)0.0f;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  // mk.store(shared, t, mk.load(x, mk.program_id(0) * SIZE + t))
  const long s_2 = program_0;
  const long s_3 = s_2 * 64L;
  const long s_4 = s_3 + t_0;
  const float s_5 = x_0_data[s_4];
  const half s_6 = (half)s_5;
  shared_1[t_0] = s_6;
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // mk.store(out, mk.program_id(0) * SIZE + t, mk.load(shared, SIZE - 1 - t))
  const long s_7 = 63L - t_0;
  const half s_8 = shared_1[s_7];
  const float s_9 = (float)((float)s_8);
  out_1_data[s_4] = s_9;
}
