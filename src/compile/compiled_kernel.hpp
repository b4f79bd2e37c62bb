// What compilation gives: Code, shared by all kernels with one meaning, and the CompiledKernel,
// which adds the names and lines of one source.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"
#include "passes/analysis/access.hpp"
#include "passes/analysis/footprint.hpp"
#include "passes/infer_grid.hpp"

namespace eas::runtime {
struct Backend;
class Generator;
}  // namespace eas::runtime

namespace eas::compile {

class Native;

// Node::location counts the nodes of the function as it was traced, so that any source with this
// meaning can say its own lines.
struct Code {
  Code();
  ~Code();

  std::string key;     // hex; of the meaning, the options, the target, the table and the compiler
  std::string target;  // the backend it was made for, and its row
  const runtime::Backend* backend = nullptr;
  std::unique_ptr<const ir::Function> traced;    // as the user wrote it: what the interpreter runs
  std::unique_ptr<const ir::Function> function;  // after the passes: what code is generated from
  passes::Access access;
  passes::Grid grid;
  std::vector<passes::Sharing::Wide> wide;
  std::vector<std::uint32_t> fresh;  // see passes::Sharing
  bool debug = false;  // machine code carries names and lines, which then are part of the key
  // That of the settings when it was compiled; null where what was traced is interpreted.
  const runtime::Generator* generator = nullptr;
  std::unique_ptr<Native> native;  // its code, where it makes some
};

struct Timings {  // milliseconds
  double trace = 0;
  double passes = 0;
};

// A number made of scalar arguments, and the range it must be in at every launch, because the
// kernel casts it to `dtype` where it meets that.
struct NumberCheck {
  passes::HostExpression value;
  std::int64_t low = 0, high = 0;
  DType dtype = DType::int64;
  std::string op;
  SourceLocation where;
};

struct CompiledKernel {
  std::shared_ptr<const Code> code;
  ir::DebugInfo debug;
  bool from_cache = false;  // the code was compiled before in this process
  // Per parameter: the body asked for its rank, so another rank is another kernel.
  std::vector<bool> rank_used;
  std::vector<NumberCheck> numbers;
  passes::Sharing sharing;  // of an ordered function
  bool grid_given = false;  // by who compiled it, not by the function's guards
  Timings timings;

  const ir::Function& function() const { return *code->function; }
  const std::string& name() const { return debug.kernel; }
  ir::Mode mode() const { return function().mode; }
  // SPMD: the tile along axis 0; thread-level: the threads of a group (0 when the launch says);
  // scalar: 1.
  std::int64_t block_size() const;
  // Everything that was needed so far had been compiled before, by this process or another.
  bool was_cached() const;
  double codegen_ms() const;
  // Threads that work on one program.
  std::int64_t threadgroup_size() const;
};

}  // namespace eas::compile
