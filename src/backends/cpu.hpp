// The CPU: LLVM's machine code on the threads of this process.
#pragma once

#include <string>

#include "runtime/generator.hpp"

namespace eas::backends {

// For the processor that the settings name (EAS_TARGET_CPU, EAS_VECTOR_BITS).
const runtime::Generator& cpu_generator();

// What code is made for and by whom, for people who ask (eas doctor).
struct CpuFacts {
  std::string cpu;  // as LLVM calls it
  int vector_bits;
  std::string why_so_wide;
  std::string llvm;  // its version
  int threads;       // that a launch from here may use
};
CpuFacts cpu_facts();

}  // namespace eas::backends
