// The door of the CPU code generator: an optimised function in, machine code out. Nothing here
// touches a runtime; LLVM's own headers stay inside this room.
#pragma once

#include <cstdint>
#include <string>

#include "abi/artifact.hpp"
#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::codegen {

// What code is made for. `text()` names all of it and is part of the cache key.
struct Target {
  std::string triple, cpu, features;
  int vector_bytes = 16;  // of one vector register
  int registers = 16;     // how many there are
  bool fma = false;
  bool pairs = false;  // two products of 16-bit integers summed in 32 bits are one instruction
  bool dots = false;  // so are those or four of bytes, one side signed, and a sum they are added to
  std::string text() const;
};

// This machine's, or the CPU named by EAS_TARGET_CPU ("native" is this machine's).
const Target& target();

struct Options {
  bool check = false;     // EAS_CHECK=1: bounds and divisions
  bool disjoint = false;  // the caller promises that no two buffers overlap when one is written
  // Names and lines for debuggers; null leaves them out (and so out of the code's identity).
  const ir::DebugInfo* debug = nullptr;
};

using abi::Artifact;

// `function` is verified, optimised and not thread-level (see passes/threads_to_tiles).
Artifact generate(const ir::Function& function, const Target& target, const Options& options);

// The same code for people.
std::string llvm_text(const ir::Function& function, const Target& target, const Options& options);
std::string asm_text(const ir::Function& function, const Target& target, const Options& options);

}  // namespace eas::codegen
