// 256 threads a group, 0 bytes of threadgroup memory,
// 0 barriers, 0 simdgroup-matrix products,
// 0 matrices loaded, 0 bytes a program in device memory of its own.
// Loads and stores of a program move at most 40960 bytes.
#include <metal_stdlib>
using namespace metal;

struct Arguments {
  long x_0_at;
  long out_1_at;
  long W_2;
};

kernel void blur_kernel(
    device uchar* x_0_memory [[buffer(0)]],
    device uchar* out_1_memory [[buffer(1)]],
    constant Arguments& args [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint t [[thread_index_in_threadgroup]]) {
  const uint lane = t % 32, stripe = t / 32;
  const long program_0 = (long)group.x;
  const long program_1 = (long)group.y;
  device const float* x_0_data = (device const float*)(x_0_memory + args.x_0_at);
  device float* out_1_data = (device float*)(out_1_memory + args.out_1_at);
  // row = mk.program_id(1)
  const long row_0 = program_1;
  // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
  const long s_1 = program_0;
  const long s_2 = s_1 * 1024L;
  // total = mk.zeros((BLOCK,))
  // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
  const long s_3 = row_0 + 1L;
  const long s_4 = row_0 + 2L;
  // mk.store(out, row * out.stride(0) + col * out.stride(1), total * (1 / 9), mask)
  for (uint r = 0; r < 4; r += 4) {
    const uint four = stripe * 128 + r * 32 + lane * 4;
    // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    float x_5[4];
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_6 = (long)four;
    const long col_7 = s_2 + v_6;
    // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
    const long v_8 = row_0 + col_7;
    // mask = col < W
    const bool mask_9 = col_7 < args.W_2;
    // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    const long v_10 = (long)(four + 3);
    const long col_11 = s_2 + v_10;
    // mask = col < W
    const bool mask_12 = col_11 < args.W_2;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_5 = *(device const packed_float4*)(x_0_data + v_8);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_13 = (long)e;
        const long col_14 = s_2 + v_13;
        // mask = col < W
        const bool mask_15 = col_14 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_16 = row_0 + col_14;
        x_5[q] = mask_15 ? x_0_data[v_16] : 0.0f;
      }
    }
    float x_17[4];
    const long v_18 = col_7 + 1L;
    const long v_19 = row_0 + v_18;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_17 = *(device const packed_float4*)(x_0_data + v_19);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_20 = (long)e;
        const long col_21 = s_2 + v_20;
        // mask = col < W
        const bool mask_22 = col_21 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_23 = col_21 + 1L;
        const long v_24 = row_0 + v_23;
        x_17[q] = mask_22 ? x_0_data[v_24] : 0.0f;
      }
    }
    float x_25[4];
    const long v_26 = col_7 + 2L;
    const long v_27 = row_0 + v_26;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_25 = *(device const packed_float4*)(x_0_data + v_27);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_28 = (long)e;
        const long col_29 = s_2 + v_28;
        // mask = col < W
        const bool mask_30 = col_29 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_31 = col_29 + 2L;
        const long v_32 = row_0 + v_31;
        x_25[q] = mask_30 ? x_0_data[v_32] : 0.0f;
      }
    }
    float x_33[4];
    const long v_34 = s_3 + col_7;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_33 = *(device const packed_float4*)(x_0_data + v_34);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_35 = (long)e;
        const long col_36 = s_2 + v_35;
        // mask = col < W
        const bool mask_37 = col_36 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_38 = s_3 + col_36;
        x_33[q] = mask_37 ? x_0_data[v_38] : 0.0f;
      }
    }
    float x_39[4];
    const long v_40 = s_3 + v_18;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_39 = *(device const packed_float4*)(x_0_data + v_40);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_41 = (long)e;
        const long col_42 = s_2 + v_41;
        // mask = col < W
        const bool mask_43 = col_42 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_44 = col_42 + 1L;
        const long v_45 = s_3 + v_44;
        x_39[q] = mask_43 ? x_0_data[v_45] : 0.0f;
      }
    }
    float x_46[4];
    const long v_47 = s_3 + v_26;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_46 = *(device const packed_float4*)(x_0_data + v_47);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_48 = (long)e;
        const long col_49 = s_2 + v_48;
        // mask = col < W
        const bool mask_50 = col_49 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_51 = col_49 + 2L;
        const long v_52 = s_3 + v_51;
        x_46[q] = mask_50 ? x_0_data[v_52] : 0.0f;
      }
    }
    float x_53[4];
    const long v_54 = s_4 + col_7;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_53 = *(device const packed_float4*)(x_0_data + v_54);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_55 = (long)e;
        const long col_56 = s_2 + v_55;
        // mask = col < W
        const bool mask_57 = col_56 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_58 = s_4 + col_56;
        x_53[q] = mask_57 ? x_0_data[v_58] : 0.0f;
      }
    }
    float x_59[4];
    const long v_60 = s_4 + v_18;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_59 = *(device const packed_float4*)(x_0_data + v_60);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_61 = (long)e;
        const long col_62 = s_2 + v_61;
        // mask = col < W
        const bool mask_63 = col_62 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_64 = col_62 + 1L;
        const long v_65 = s_4 + v_64;
        x_59[q] = mask_63 ? x_0_data[v_65] : 0.0f;
      }
    }
    float x_66[4];
    const long v_67 = s_4 + v_26;
    if (mask_9 && mask_12) {
      *(thread packed_float4*)x_66 = *(device const packed_float4*)(x_0_data + v_67);
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_68 = (long)e;
        const long col_69 = s_2 + v_68;
        // mask = col < W
        const bool mask_70 = col_69 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_71 = col_69 + 2L;
        const long v_72 = s_4 + v_71;
        x_66[q] = mask_70 ? x_0_data[v_72] : 0.0f;
      }
    }
    float out_73[4];
    for (uint q = 0; q < 4; ++q) {
      const uint e = four + q;
      const float x_74 = x_5[q] + 0.0f;
      const float x_75 = x_74 + x_17[q];
      const float x_76 = x_75 + x_25[q];
      const float x_77 = x_76 + x_33[q];
      const float x_78 = x_77 + x_39[q];
      const float x_79 = x_78 + x_46[q];
      const float x_80 = x_79 + x_53[q];
      const float x_81 = x_80 + x_59[q];
      const float total_82 = x_81 + x_66[q];
      // mk.store(out, row * out.stride(0) + col * out.stride(1), total * (1 / 9), mask)
      const float x_83 = total_82 * 0.11111111f;
      out_73[q] = x_83;
    }
    if (mask_9 && mask_12) {
      *(device packed_float4*)(out_1_data + v_8) = *(thread packed_float4*)out_73;
    } else {
      for (uint q = 0; q < 4; ++q) {
        const uint e = four + q;
        // col = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
        const long v_84 = (long)e;
        const long col_85 = s_2 + v_84;
        // mask = col < W
        const bool mask_86 = col_85 < args.W_2;
        // total += mk.load(x, (row + dy) * x.stride(0) + (col + dx) * x.stride(1), mask)
        const long v_87 = row_0 + col_85;
        if (mask_86) out_1_data[v_87] = out_73[q];
      }
    }
  }
}
