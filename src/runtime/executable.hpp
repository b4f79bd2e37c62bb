// Code that was loaded, and one launch of it.
#pragma once

#include <array>
#include <cstdint>

#include "abi/native.hpp"

namespace eas::runtime {

struct Launch {
  const std::uint64_t* words = nullptr;  // the arguments, as abi::Artifact::words lists them
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::uint64_t streaming = 0;  // abi::Launch::streaming
  const abi::Services* services = nullptr;
  void* context = nullptr;  // for services and poll
  // Asked on the calling thread, about every 10 ms while the kernel runs; ends the launch by
  // throwing. The launch then waits for its workers and throws it on. Null: never.
  void (*poll)(void* context) = nullptr;
  double turns = 1;         // how many times longer a program takes than the generator thought
  bool in_order = false;    // programs run one after another, whatever the code says
  bool unbounded = false;   // has a `while`: one program may run for ever
  bool open_ended = false;  // has a loop whose turns nobody knows: a program may be long
};

// Safe to run from many threads at once.
class Executable {
 public:
  virtual ~Executable() = default;

  // Runs all programs of a non-empty grid. The report of the lowest-numbered program that failed, or
  // one whose stop is None.
  virtual abi::Report run(const Launch& launch) const = 0;
};

}  // namespace eas::runtime
