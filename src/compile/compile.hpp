// The door of the compiler: a traced function in, a kernel that can be launched out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "ir/debug_info.hpp"
#include "ir/ir.hpp"
#include "trace/tracer.hpp"

namespace eas::compile {

struct Options {
  std::string target = "interpreter";
  double trace_ms = 0;          // what tracing took, for Timings
  std::vector<bool> rank_used;  // from the tracer, as the next
  std::vector<trace::Narrowing> narrowings;
  // Where the function's own guards are not to say it; part of the key.
  std::optional<passes::Grid> grid = std::nullopt;
  passes::Sharing sharing = {};
};

// Throws CompileError, with the user's line, for a function that breaks a rule of the IR.
std::shared_ptr<const CompiledKernel> compile(std::unique_ptr<ir::Function> function,
                                              ir::DebugInfo debug, const Options& options);

// The same kernel for another backend: itself when it is for that one already.
std::shared_ptr<const CompiledKernel> for_target(std::shared_ptr<const CompiledKernel> kernel,
                                                 const std::string& target);

// The version of easy_as; part of every key.
std::string_view version();

}  // namespace eas::compile
