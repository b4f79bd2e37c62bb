// 128 threads a group, 512 bytes of threadgroup memory (room for 64 groups in 32768),
// 9 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 8 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long x_0_at;
  long out_1_at;
  long N_2;
};

kernel void tree_sum_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  threadgroup ulong2 pool_words[32];
  threadgroup uchar* pool = (threadgroup uchar*)pool_words;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // t = mk.tid(0, SIZE)
  const long t_0 = (long)t;
  // i = mk.program_id(0) * SIZE + t
  const long s_1 = program_0;
  const long s_2 = s_1 * 128L;
  const long i_3 = s_2 + t_0;
  // shared = mk.alloc_tg(SIZE)
  threadgroup float* shared_4 = (threadgroup float*)(pool + 0);
  for (uint i = t; i < 128; i += 128) {
    shared_4[i] = 0.0f;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  // mk.store(shared, t, mk.load(x, i, i < N))
  const bool s_5 = i_3 < args.N_2;
  const float s_6 = s_5 ? x_0_data[i_3] : 0.0f;
  shared_4[t_0] = s_6;
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_7 = t_0 < 64L;
  if (s_7) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_8 = shared_4[t_0];
    const long s_9 = t_0 + 64L;
    const float s_10 = shared_4[s_9];
    const float s_11 = s_8 + s_10;
    shared_4[t_0] = s_11;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_12 = t_0 < 32L;
  if (s_12) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_13 = shared_4[t_0];
    const long s_14 = t_0 + 32L;
    const float s_15 = shared_4[s_14];
    const float s_16 = s_13 + s_15;
    shared_4[t_0] = s_16;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_17 = t_0 < 16L;
  if (s_17) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_18 = shared_4[t_0];
    const long s_19 = t_0 + 16L;
    const float s_20 = shared_4[s_19];
    const float s_21 = s_18 + s_20;
    shared_4[t_0] = s_21;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_22 = t_0 < 8L;
  if (s_22) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_23 = shared_4[t_0];
    const long s_24 = t_0 + 8L;
    const float s_25 = shared_4[s_24];
    const float s_26 = s_23 + s_25;
    shared_4[t_0] = s_26;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_27 = t_0 < 4L;
  if (s_27) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_28 = shared_4[t_0];
    const long s_29 = t_0 + 4L;
    const float s_30 = shared_4[s_29];
    const float s_31 = s_28 + s_30;
    shared_4[t_0] = s_31;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_32 = t_0 < 2L;
  if (s_32) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_33 = shared_4[t_0];
    const long s_34 = t_0 + 2L;
    const float s_35 = shared_4[s_34];
    const float s_36 = s_33 + s_35;
    shared_4[t_0] = s_36;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t < half:
  const bool s_37 = t_0 < 1L;
  if (s_37) {
    // mk.store(shared, t, mk.load(shared, t) + mk.load(shared, t + half))
    const float s_38 = shared_4[t_0];
    const long s_39 = t_0 + 1L;
    const float s_40 = shared_4[s_39];
    const float s_41 = s_38 + s_40;
    shared_4[t_0] = s_41;
  }
  // mk.barrier()
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  // if t == 0:
  const bool s_42 = t_0 == 0L;
  if (s_42) {
    // mk.store(out, mk.program_id(0), mk.load(shared, 0))
    const float s_43 = shared_4[0L];
    out_1_data[s_1] = s_43;
  }
}
