// 64 threads a group, 256 bytes of threadgroup memory (room for 128 groups in 32768),
// 2 barriers, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 8 bytes.
#pragma OPENCL FP_CONTRACT OFF

struct Arguments {
  long x_0_at;
  long out_1_at;
};

static float eas_rounded_f16(float x) {
  ushort h;
  vstore_half_rte(x, 0, (__private half*)&h);
  return vload_half(0, (const __private half*)&h);
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void half_tile_kernel(
    __global uchar* x_0_memory,
    __global uchar* out_1_memory,
    const struct Arguments args) {
  const uint t = (uint)get_local_id(0);
  const long program_0 = (long)get_group_id(0);
  __local ulong2 pool_words[16];
  __local uchar* pool = (__local uchar*)pool_words;
  __global const float* x_0_data = (__global const float*)(x_0_memory + args.x_0_at);
  __global float* out_1_data = (__global float*)(out_1_memory + args.out_1_at);
  // t = mk.tid(0, SIZE)
  const long t_0 = (long)t;
  // shared = mk.alloc_tg_f16(SIZE)
  __local half* shared_1 = (__local half*)(pool + 0);
  for (uint i = t; i < 64; i += 64) {
    vstore_half_rte(0.0f, 0, shared_1 + (i));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  // mk.store(shared, t, mk.load(x, mk.program_id(0) * SIZE + t))
  const long s_2 = program_0;
  const long s_3 = s_2 * 64L;
  const long s_4 = s_3 + t_0;
  const float s_5 = x_0_data[s_4];
  const float s_6 = eas_rounded_f16(s_5);
  vstore_half_rte(s_6, 0, shared_1 + (t_0));
  // mk.barrier()
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  // mk.store(out, mk.program_id(0) * SIZE + t, mk.load(shared, SIZE - 1 - t))
  const long s_7 = 63L - t_0;
  const float s_8 = vload_half(0, shared_1 + (s_7));
  const float s_9 = (float)s_8;
  out_1_data[s_4] = s_9;
}
