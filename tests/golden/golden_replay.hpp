// Golden kernels from their kept traced IR: what the passes make of it, and what LLVM gets for named
// CPUs. Nothing here depends on the machine it runs on.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace eas::golden {

// One file of traced/: IR under comments that say what to do with it.
struct Kernel {
  std::string name;
  std::string text;
  std::vector<std::string> variants;           // "fast", "general", "check"
  bool whole = false;                          // LLVM's text is kept whole
  std::array<std::int64_t, 3> group{0, 0, 0};  // of threads, where the launch says; else zeros
};

// By name.
std::vector<Kernel> read_kernels(const std::filesystem::path& folder);

// The files a kernel gives, by their path in tests/golden: the optimised IR, and of LLVM's text
// hashes and counts or the text.
using Files = std::map<std::string, std::string>;
Files optimised_files(const Kernel& kernel);
Files llvm_files(const Kernel& kernel);

}  // namespace eas::golden
