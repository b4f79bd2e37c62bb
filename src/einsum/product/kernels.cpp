// Which instruction set's loops this machine runs.
#include "einsum/product/kernels.hpp"

namespace eas::contraction {

// The tables of isa/kernels.inc, one namespace for each instruction set CMake compiled it for.
#define EAS_TABLES(isa)                              \
  namespace isa {                                    \
  extern const Kernels<float> k_f32;                 \
  extern const Kernels<double> k_f64;                \
  extern const Kernels<std::complex<float>> k_c64;   \
  extern const Kernels<std::complex<double>> k_c128; \
  extern const Kernels<std::int32_t> k_i32;          \
  extern const Kernels<std::int64_t> k_i64;          \
  }
EAS_TABLES(baseline)
#if defined(__x86_64__)
EAS_TABLES(avx2)
EAS_TABLES(avx512)
#endif
#undef EAS_TABLES

namespace {

enum class Set { Baseline, Avx2, Avx512 };

Set detect() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl")) {
    return Set::Avx512;
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return Set::Avx2;
#endif
  return Set::Baseline;
}

const Set chosen = detect();

}  // namespace

#if defined(__x86_64__)
#define EAS_CHOOSE(type, table)                      \
  template <>                                        \
  const Kernels<type>& kernels<type>() {             \
    if (chosen == Set::Avx512) return avx512::table; \
    if (chosen == Set::Avx2) return avx2::table;     \
    return baseline::table;                          \
  }
#else
#define EAS_CHOOSE(type, table)          \
  template <>                            \
  const Kernels<type>& kernels<type>() { \
    return baseline::table;              \
  }
#endif
EAS_CHOOSE(float, k_f32)
EAS_CHOOSE(double, k_f64)
EAS_CHOOSE(std::complex<float>, k_c64)
EAS_CHOOSE(std::complex<double>, k_c128)
EAS_CHOOSE(std::int32_t, k_i32)
EAS_CHOOSE(std::int64_t, k_i64)
#undef EAS_CHOOSE

}  // namespace eas::contraction
