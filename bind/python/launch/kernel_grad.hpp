// kernel.grad() and kernel.jvp(): kernel objects whose body is another kernel's adjoint or tangent.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "diff/diff.hpp"
#include "ir/ir.hpp"
#include "python/common/bind.hpp"
#include "python/launch/arguments.hpp"

namespace eas::python {

class KernelState;

// Where a derived kernel comes from. Its parameters are the primal's, then one for the gradient or
// tangent of each of those that is no constexpr, which may be left out.
struct Derivation {
  nb::object primal;             // the kernel
  std::vector<std::string> wrt;  // names of its parameters, as they were given
  diff::Mode mode = diff::Mode::Reverse;
  int order = 1;  // how often it was derived: those of the second are called dd_x
  std::vector<std::string> saved = {};  // names of outputs that hold what the kernel wrote
  std::vector<std::string> fresh = {};  // of `wrt`, whose gradients are written, not added

  std::string prefix() const { return std::string(static_cast<std::size_t>(order), 'd') + "_"; }
};

// kernel.grad(wrt=…), kernel.jvp(wrt=…) and @kernel.def_grad.
nb::object make_derivative(nb::handle kernel, nb::handle wrt, nb::handle saved, nb::handle fresh,
                           diff::Mode mode);
nb::object define_gradient(nb::handle kernel, nb::handle function);

// "d_x": what the gradient of a parameter is called.
std::string gradient_name(const KernelState& kernel, std::size_t parameter);
// Where among the parameters of the kernel's gradient that of each of the kernel's own is.
std::vector<std::optional<std::size_t>> gradient_places(const KernelState& kernel,
                                                        const KernelState& gradient);

// Whether a derived kernel is differentiated again, and whether backwards.
struct Later {
  bool again = false;
  bool reversed = false;
};

// What these arguments of a derived kernel ask for, of the primal's traced function. Where it is
// differentiated itself all is computed from what varies. LaunchError for what cannot be asked.
diff::Request derivative_request(const KernelState& derived, const ir::Function& primal,
                                 const passes::Sharing& sharing, const Arguments& arguments,
                                 Later later);

// Which arguments of a derived kernel are the gradient or tangent of which, where they are arrays.
std::vector<std::pair<std::size_t, std::size_t>> derivative_pairs(const KernelState& kernel,
                                                                  const Arguments& arguments);
// Gradients and tangents have the shape and strides of what they belong to.
void check_derivative_arrays(const KernelState& derived, const Arguments& arguments);

}  // namespace eas::python
