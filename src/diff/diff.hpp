// Reverse mode: from a kernel to the kernel of its gradients.
//
// The adjoint takes the primal's parameters and then, in the same order, a buffer for each parameter
// that has one in `gradients`. For a buffer the primal writes it holds the gradient that comes in; for
// one it reads the gradient is added to it; where both, it holds the one on entry and the other on
// exit. A number's gradient is added to element 0.
#pragma once

#include <eas/dtype.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::diff {

// One entry a parameter of the primal.
struct Request {
  std::vector<bool> wrt;                        // whose gradients are asked for
  std::vector<std::optional<DType>> gradients;  // the buffer that is given with it, if one is
  std::string prefix = "d_";                    // of these buffers' names
};

// Brings a kernel into the form `adjoint` takes: in tiles, and with loops for what has no rule.
void prepare(ir::Function& primal, const Request& request);

struct Derivative {
  std::unique_ptr<ir::Function> function;
  passes::Sharing sharing;
};

// `debug` is the primal's, and gets the names of the new parameters. Throws CompileError with the
// user's line for what cannot be differentiated.
Derivative adjoint(const ir::Function& primal, ir::DebugInfo& debug, const Request& request);

}  // namespace eas::diff
