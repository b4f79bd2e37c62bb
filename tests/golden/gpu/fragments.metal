// 32 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 1 simdgroup-matrix product a turn of a loop,
// 2 matrices loaded a turn of a loop, 0 bytes a program in device memory of its own.
// Loads and stores of a thread move at most 0 bytes.
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp contract(off)

struct Arguments {
  long a_0_at;
  long b_1_at;
  long c_2_at;
  long K_3;
};

kernel void fragments_kernel(
    device uchar* a_0_memory [[buffer(0)]],
    device uchar* b_1_memory [[buffer(1)]],
    device uchar* c_2_memory [[buffer(2)]],
    constant Arguments& args [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const long program_0 = (long)group.x;
  device const float* a_0_data = (device const float*)(a_0_memory + args.a_0_at);
  device const float* b_1_data = (device const float*)(b_1_memory + args.b_1_at);
  device float* c_2_data = (device float*)(c_2_memory + args.c_2_at);
  // mk.tid(0, 32)
  // acc = mk.mma_zero()
  simdgroup_float8x8 fragment_0 = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  // for k in mk.range(0, K, 8):
  simdgroup_float8x8 c_1;
  c_1 = fragment_0;
  for (long i_2 = 0L; i_2 < args.K_3; i_2 += 8L) {
    // acc = mk.mma(a, k, K, b, k * 8, 8, acc)
    const long s_3 = i_2 * 8L;
    simdgroup_matrix<float, 8, 8> a_5, b_6;
    simdgroup_load(a_5, a_0_data + i_2, args.K_3);
    simdgroup_load(b_6, b_1_data + s_3, 8L);
    simdgroup_float8x8 fragment_4;
    simdgroup_multiply_accumulate(fragment_4, a_5, b_6, c_1);
    c_1 = fragment_4;
  }
  // mk.mma_store(c, mk.program_id(0) * 64, 8, acc)
  const long s_7 = program_0;
  const long s_8 = s_7 * 64L;
  simdgroup_store(c_1, c_2_data + s_8, 8L);
}
