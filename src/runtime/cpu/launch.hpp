// One launch of machine code: all programs of a grid, split over the pool's threads when that pays,
// on the calling thread alone when it is small.
#pragma once

#include <array>
#include <cstdint>

#include "abi/native.hpp"

namespace eas::runtime::cpu {

// What the code generator says about a kernel (codegen::Artifact).
struct KernelFacts {
  std::int64_t scratch_bytes = 0;
  double program_cost = 0;  // ns of one program, roughly
  bool serial = false;      // programs run in order on the calling thread
  bool unbounded = false;  // has a `while`: one program may run for ever, whatever it costs usually
  bool open_ended = false;  // has a loop whose turns nobody knows: a program may be long
};

struct LaunchRequest {
  const std::uint64_t* words = nullptr;
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::uint64_t streaming = 0;
  const abi::Services* services = nullptr;
  void* context = nullptr;  // for services and poll
  // Asked on the calling thread, about every 10 ms while the kernel runs; ends the launch by
  // throwing. The launch then waits for its workers and throws it on. Null: never.
  void (*poll)(void* context) = nullptr;
};

// Runs all programs. The report of the lowest-numbered program that failed, or one whose stop is
// None. Never allocates when it is small and needs no scratch.
abi::Report launch(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request);

}  // namespace eas::runtime::cpu
