// Kernels made of kernels: the adjoint or tangent of a traced one, ready to be compiled.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "diff/diff.hpp"
#include "ir/debug_info.hpp"
#include "ir/ir.hpp"
#include "passes/infer_grid.hpp"

namespace eas::compile {

struct Derived {
  std::unique_ptr<ir::Function> function;
  ir::DebugInfo debug;
  passes::Grid grid;  // the primal's, which is the new one's
  passes::Sharing sharing;
};

// `debug` is the primal's, and gets the name of the new kernel; `group` are the threads of a group, of a
// thread-level one; `of_primal` is what it asks of launches, where it was derived itself.
Derived derive(const ir::Function& traced, ir::DebugInfo debug, std::string name,
               const diff::Request& request, const std::array<std::int64_t, 3>& group,
               const passes::Sharing& of_primal = {});

}  // namespace eas::compile
