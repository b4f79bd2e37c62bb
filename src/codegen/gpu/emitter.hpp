// The door of the emitter of GPU source: an optimised function in, text out. It is the same emitter for
// every language; a Dialect says what each calls things.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "abi/artifact.hpp"
#include "abi/emission.hpp"
#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::codegen::gpu {

struct Options {
  bool check = false;     // EAS_CHECK=1: bounds and divisions
  bool disjoint = false;  // the caller promises that no two buffers overlap when one is written
  // The user's names and lines, for names and comments; null leaves them out.
  const ir::DebugInfo* debug = nullptr;
  std::array<std::int64_t, 3> group{1, 1, 1};  // of a thread-level function
  const ir::DebugInfo* lines = nullptr;        // the same, for messages only
  const ir::DebugInfo* for_messages() const { return debug ? debug : lines; }
};

// Throws CompileError, with op and line where `debug` has it, for what the language cannot say or the
// device cannot hold.
abi::Emission emit(const ir::Function& function, const abi::GpuTarget& target,
                   const Options& options, std::vector<abi::Word>& words);

// The function with loops that carry numbers in place of tiles of offsets; null where none does.
std::unique_ptr<ir::Function> with_carried_numbers(const ir::Function& function);

// The same as bytes (abi::pack) with its words, as a runtime loads it.
abi::Artifact generate(const ir::Function& function, const abi::GpuTarget& target,
                       const Options& options);

// Whether a thread-level function is emitted as written. Else passes make it a tile kernel first: its
// threads could not stop or print together.
bool takes_threads(const ir::Function& function);

// Names everything the text depends on besides the function and the options.
std::string identity(const abi::GpuTarget& target);

}  // namespace eas::codegen::gpu
