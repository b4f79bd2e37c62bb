// Kernels compute in IEEE's default mode: round to nearest, subnormals kept. A thread whose mode is
// another (a library set flush-to-zero) gets it back after the launch.
#pragma once

#include <cstdint>

namespace eas::runtime::cpu {

class DefaultFpMode {
 public:
  DefaultFpMode() : before_(read()) {
    if (before_ != kDefault) write(kDefault);
  }
  ~DefaultFpMode() {
    if (before_ != kDefault) write(before_);
  }
  DefaultFpMode(const DefaultFpMode&) = delete;
  DefaultFpMode& operator=(const DefaultFpMode&) = delete;

  // A guess in 2 ns where reading the mode costs 20, more than the rest of a small launch: adds and
  // a comparison tell every rounding mode and flush-to-zero as libraries set it (for operands and
  // results together).
  static bool looks_default() {
    static const volatile double kOne = 1, kTiny = 0x1p-60, kSubnormal = 0x1p-1070;
    const double one = kOne, tiny = kTiny;
    return (one + tiny == one) & (one - tiny == one) & (kSubnormal != 0);
  }

 private:
#if defined(__x86_64__)
  static constexpr std::uint64_t kDefault = 0x1f80;
  static std::uint64_t read() { return __builtin_ia32_stmxcsr() & ~0x3fu; }  // without its flags
  static void write(std::uint64_t mode) { __builtin_ia32_ldmxcsr(static_cast<unsigned>(mode)); }
#elif defined(__aarch64__)
  static constexpr std::uint64_t kDefault = 0;
  static std::uint64_t read() {
    std::uint64_t mode;
    asm volatile("mrs %0, fpcr" : "=r"(mode));
    return mode;
  }
  static void write(std::uint64_t mode) { asm volatile("msr fpcr, %0" : : "r"(mode)); }
#else
  static constexpr std::uint64_t kDefault = 0;
  static std::uint64_t read() { return 0; }
  static void write(std::uint64_t) {}
#endif
  std::uint64_t before_;
};

}  // namespace eas::runtime::cpu
