// From a kernel to the kernel of its gradients (reverse mode) or tangents (forward mode).
//
// The adjoint takes the primal's parameters and then, in the same order, a buffer for each parameter
// that has one in `gradients`. For a buffer the primal writes it holds the gradient that comes in; for
// one it reads the gradient is added to it; where both, it holds the one on entry and the other on
// exit. A number's gradient is added to element 0.
//
// The tangent does what the primal does, and takes buffers in the same places: of what is
// differentiated with respect to it reads the tangent, of what the primal writes it writes it.
#pragma once

#include <eas/dtype.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::diff {

enum class Mode : std::uint8_t { Reverse, Forward };

// One entry a parameter of the primal.
struct Request {
  Mode mode = Mode::Reverse;
  std::vector<bool> wrt;                        // whose gradients are asked for
  std::vector<std::optional<DType>> gradients;  // the buffer that is given with it, if one is
  std::vector<bool> numbers = {};               // it is a number; none are where this is empty
  std::vector<bool> saved = {};  // it holds what the primal wrote; so do none where empty
  // Its gradient is not added to what the buffer held: that is ignored. So are none where empty.
  std::vector<bool> fresh = {};
  bool again = false;           // what comes out will be differentiated itself,
  bool reversed_again = false;  // backwards, now or later
  std::string prefix = "d_";    // of these buffers' names
  // Of a primal that was derived itself: what it asks of launches. Its hidden parameters have no entry
  // above.
  passes::Sharing of_primal = {};

  bool is_number(std::size_t param) const { return !numbers.empty() && numbers[param]; }
};

// Brings a kernel into the form `adjoint` and `tangent` take: in tiles, and with loops for what has no rule.
void prepare(ir::Function& primal, const Request& request);

struct Derivative {
  std::unique_ptr<ir::Function> function;
  passes::Sharing sharing;
};

// `debug` is the primal's, and gets the names of the new parameters. Throws CompileError with the
// user's line for what cannot be differentiated.
Derivative adjoint(const ir::Function& primal, ir::DebugInfo& debug, const Request& request);
Derivative tangent(const ir::Function& primal, ir::DebugInfo& debug, const Request& request);

}  // namespace eas::diff
