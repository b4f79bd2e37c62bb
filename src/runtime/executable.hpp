// Code that was loaded, and one launch of it.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "abi/native.hpp"

namespace eas::runtime {

class Buffer;

// A buffer that programs only add floats to: its bytes from the lowest element to the highest, all of
// them elements.
struct Sum {
  std::size_t word;  // of its first element's address
  std::byte* begin;
  std::size_t bytes;
  DType dtype;
};

// Memory of each program, as the arguments of a launch make it.
struct WorkspaceSize {
  std::uint32_t location;  // of its node
  std::int64_t bytes;
};

// The grid is run for each of these, with the addresses among the words moved on.
struct Samples {
  std::int64_t count = 1;
  std::span<const std::int64_t> sizes = {};  // along each axis, the slowest first
  std::span<const std::int64_t> steps = {};  // bytes a word moves along an axis: word_count an axis
};

struct Launch {
  const std::uint64_t* words = nullptr;  // the arguments, as abi::Artifact::words lists them
  std::size_t word_count = 0;
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
  // In order only because programs add to the same elements of these: then parts of the grid may run
  // at once, each with copies of its own, if the copies are added up in a fixed order. Else empty.
  std::span<const Sum> sums = {};
  // In order, but programs that differ along one of these axes of the grid may run at once.
  std::array<bool, 3> apart{};
  // Memory of the host that the arguments are in, where the device works on that (Device::borrow).
  std::span<Buffer* const> lent = {};
  std::span<const WorkspaceSize> workspaces = {};
  // The size of an operand of a device_print, as Services::print takes it; -1 when there is none.
  std::int64_t (*operand_bytes)(void* context, std::uint32_t node, std::size_t index) = nullptr;
  std::string_view name = "kernel";  // for people
  Samples samples = {};              // where there are several, programs of one run in order
  // In order, but programs of which neither the first id is the same nor the second may run at once,
  // and there is no third.
  bool in_rows = false;
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
