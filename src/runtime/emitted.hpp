// A launch of emitted GPU source (abi/emission.hpp), as far as it is the same for every runtime: which
// programs go into which dispatch, the block of arguments, the area of the programs, and what the
// fault buffer says afterwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "abi/emission.hpp"
#include "runtime/executable.hpp"

namespace eas::runtime {

class EmittedLaunch {
 public:
  // Both must live as long. Throws BackendError for what the source cannot do.
  EmittedLaunch(const abi::Emission& emission, const Launch& launch);

  struct Dispatch {
    std::int64_t first = 0, count = 0;  // programs
    std::int64_t groups[3] = {1, 1, 1};
  };
  // One after another.
  const std::vector<Dispatch>& dispatches() const { return dispatches_; }
  std::size_t area_bytes() const { return area_bytes_; }  // 0: there is none
  // The block for one dispatch. offsets[i]: where element [0, …, 0] of buffers[i] lies in the block that
  // is bound for it, in bytes; `host`: the results of the emission's host steps.
  std::vector<std::byte> arguments(const Dispatch& dispatch, std::span<const std::size_t> offsets,
                                   std::span<const std::uint64_t> host = {}) const;

  // The fault buffer before a launch, in words; empty where there is none.
  std::vector<std::uint32_t> faults() const;
  // After it: shows what was printed, in the programs' order, and gives the report of the lowest
  // program that failed.
  abi::Report outcome(std::span<const std::uint32_t> faults) const;

 private:
  void lay_out_area(std::int64_t programs);
  bool show_prints(std::span<const std::uint32_t> faults) const;

  const abi::Emission& emission_;
  const Launch& launch_;
  std::vector<Dispatch> dispatches_;
  std::vector<std::int64_t> workspace_at_;
  std::int64_t area_stride_ = 0;
  std::size_t area_bytes_ = 0;
};

}  // namespace eas::runtime
