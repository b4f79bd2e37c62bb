// The adjoint's parameters, and what may be said of them.
#include "python/launch/kernel_grad.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "passes/analysis/access.hpp"
#include "python/common/support.hpp"
#include "python/launch/kernel.hpp"

namespace eas::python {
namespace {

bool is_wrt(const Derivation& derivation, const std::string& name) {
  const auto& wrt = derivation.wrt;
  return std::find(wrt.begin(), wrt.end(), name) != wrt.end();
}

// fn(i, j): argument j is for the gradient of the primal's parameter i.
template <class Fn>
void for_each_gradient(const KernelState& derived, const Fn& fn) {
  const auto& parameters = state_of(derived.derivation->primal.ptr()).signature.parameters();
  std::size_t next = parameters.size();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i].is_constexpr) fn(i, next++);
  }
}

std::vector<std::string> names_in(const KernelState& kernel, nb::handle wrt) {
  const auto refuse = [&](const std::string& got) {
    throw LaunchError(kernel.name(), cat("wrt= names the parameters to differentiate with respect "
                                         "to, got ",
                                         got, ", expected a str or a tuple of them"));
  };
  std::vector<std::string> names;
  const auto take = [&](nb::handle name) {
    if (!PyUnicode_Check(name.ptr())) refuse(describe_object(wrt));
    names.push_back(utf8(name));
  };
  if (PyUnicode_Check(wrt.ptr())) {
    take(wrt);
  } else if (PyTuple_Check(wrt.ptr()) || PyList_Check(wrt.ptr())) {
    for (nb::handle name : wrt) take(name);
  } else {
    refuse(describe_object(wrt));
  }
  if (names.empty()) refuse("none");
  return names;
}

void check_names(const KernelState& kernel, const std::vector<std::string>& names) {
  const auto& parameters = kernel.signature.parameters();
  for (const std::string& name : names) {
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const Parameter& p) { return p.text == name; });
    if (found == parameters.end()) {
      throw LaunchError(kernel.name(), cat("wrt= names no parameter, got '", name,
                                           "', expected of ", kernel.signature.text()));
    }
    if (found->is_constexpr) {
      throw LaunchError(kernel.name(), cat("there is no gradient of a constexpr, got wrt='", name,
                                           "', expected an array or number"));
    }
  }
}

std::string sizes_text(const ArrayView& view) {
  const std::span<const std::int64_t> shape(view.shape(), static_cast<std::size_t>(view.ndim));
  const std::span<const std::int64_t> strides(view.strides(), static_cast<std::size_t>(view.ndim));
  const auto text = [](std::int64_t n) { return std::to_string(n); };
  return cat("shape (", join(shape, ", ", text), ") with strides (", join(strides, ", ", text),
             ")");
}

bool same_layout(const ArrayView& a, const ArrayView& b) {
  if (a.ndim != b.ndim) return false;
  for (int axis = 0; axis < a.ndim; ++axis) {
    if (a.shape()[axis] != b.shape()[axis]) return false;
    if (a.shape()[axis] > 1 && a.strides()[axis] != b.strides()[axis]) return false;
  }
  return true;
}

}  // namespace

nb::object make_gradient(nb::handle kernel, nb::handle wrt) {
  KernelState& primal = state_of(kernel.ptr());
  const std::vector<std::string> names = names_in(primal, wrt);
  check_names(primal, names);
  if (primal.own_gradient.is_valid()) return primal.own_gradient;
  for (const nb::object& known : primal.gradients) {
    if (state_of(known.ptr()).derivation->wrt == names) return known;
  }
  Derivation derivation{nb::borrow(kernel), names};
  derivation.order = primal.order() + 1;
  nb::object made = kernel_object(std::make_unique<KernelState>(std::move(derivation)));
  primal.gradients.push_back(made);
  return made;
}

nb::object define_gradient(nb::handle kernel, nb::handle function) {
  KernelState& primal = state_of(kernel.ptr());
  nb::object own = nb::borrow(function);
  if (!is_kernel(own.ptr())) own = nb::module_::import_("eas").attr("kernel")(own);
  if (!is_kernel(own.ptr())) {
    throw CompileError(primal.name(), cat("def_grad decorates a function, got ",
                                          describe_object(function), ", expected a def"));
  }
  const auto& given = state_of(own.ptr()).signature.parameters();
  const auto& wanted = primal.signature.parameters();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (i < given.size() && given[i].text == wanted[i].text) continue;
    throw CompileError(primal.name(),
                       cat("def_grad's function takes the kernel's parameters first, got ",
                           state_of(own.ptr()).signature.text(), ", expected ",
                           primal.signature.text(), " and then its d_ arrays"));
  }
  primal.own_gradient = own;
  state_of(own.ptr()).own_order = primal.order() + 1;
  return own;
}

std::string gradient_name(const KernelState& kernel, std::size_t parameter) {
  return std::string(static_cast<std::size_t>(kernel.order() + 1), 'd') + "_" +
         kernel.signature.parameters()[parameter].text;
}

std::vector<std::optional<std::size_t>> gradient_places(const KernelState& kernel,
                                                        const KernelState& gradient) {
  const auto& taken = gradient.signature.parameters();
  std::vector<std::optional<std::size_t>> out;
  for (std::size_t i = 0; i < kernel.signature.parameters().size(); ++i) {
    const std::string name = gradient_name(kernel, i);
    const auto found = std::find_if(taken.begin(), taken.end(),
                                    [&](const Parameter& p) { return p.text == name; });
    out.emplace_back(found == taken.end() ? std::nullopt
                                          : std::optional<std::size_t>(found - taken.begin()));
  }
  return out;
}

diff::Request gradient_request(const KernelState& derived, const ir::Function& primal,
                               const Arguments& arguments) {
  const Derivation& derivation = *derived.derivation;
  const auto& parameters = derived.signature.parameters();
  const passes::Access access = passes::access(primal);
  diff::Request request;
  request.prefix = derivation.prefix();
  std::size_t next = 0;  // parameter of the IR
  for_each_gradient(derived, [&](std::size_t i, std::size_t j) {
    const std::string &name = parameters[i].text, &gradient = parameters[j].text;
    const bool given = arguments[j].kind != ArgumentKind::Constexpr;
    const bool wrt = is_wrt(derivation, name);
    if (arguments[i].kind == ArgumentKind::Constexpr) {
      if (!given && !wrt) return;
      throw LaunchError(derived.name(), cat("there is no gradient of '", name,
                                            "', which is None, "
                                            "expected it without one"));
    }
    const std::size_t p = next++;
    const bool buffer = arguments[i].kind == ArgumentKind::Buffer;
    const DType dtype = buffer ? arguments[i].view.dtype : scalar_dtype(arguments[i].kind);
    if ((wrt || given) && !is_float(dtype)) {
      throw LaunchError(derived.name(), cat("there is no gradient of '", name, "', got ",
                                            describe_argument(arguments[i]), ", expected floats"));
    }
    if (wrt && !given) {
      throw LaunchError(derived.name(),
                        cat("missing argument '", gradient, "', expected an array like '", name,
                            "', which its gradient is added to"));
    }
    if (given && arguments[j].kind != ArgumentKind::Buffer) {
      throw LaunchError(derived.name(),
                        cat("argument '", gradient, "' is no array, got ",
                            describe_argument(arguments[j]), ", expected an array of floats"));
    }
    if (given && !is_float(arguments[j].view.dtype)) {
      throw LaunchError(derived.name(), cat("argument '", gradient, "' has the wrong dtype, got ",
                                            describe_argument(arguments[j]), ", expected floats"));
    }
    if (given && !wrt && !access.writes[p]) {
      throw LaunchError(derived.name(),
                        cat("argument '", gradient, "' means nothing: the kernel does not write '",
                            name, "', and it is not in wrt=, expected it without"));
    }
    // The gradient of what a buffer held before replaces that of what it holds after.
    const bool both = given && access.writes[p] && access.reads[p] && !access.atomics[p];
    request.wrt.push_back(wrt || both);
    request.gradients.push_back(given ? std::optional(arguments[j].view.dtype) : std::nullopt);
  });
  return request;
}

void check_gradient_arrays(const KernelState& derived, const Arguments& arguments) {
  const auto& parameters = derived.signature.parameters();
  for_each_gradient(derived, [&](std::size_t i, std::size_t j) {
    if (arguments[j].kind != ArgumentKind::Buffer) return;
    const ArrayView& gradient = arguments[j].view;
    if (arguments[i].kind != ArgumentKind::Buffer) {
      std::int64_t count = 1;
      for (int axis = 0; axis < gradient.ndim; ++axis) count *= gradient.shape()[axis];
      if (count == 1) return;
      throw LaunchError(
          derived.name(),
          cat("argument '", parameters[j].text, "' has the wrong shape, got ", sizes_text(gradient),
              ", expected one element, for the number '", parameters[i].text, "'"));
    }
    if (same_layout(arguments[i].view, gradient)) return;
    throw LaunchError(
        derived.name(),
        cat("argument '", parameters[j].text, "' has another layout than '", parameters[i].text,
            "', got ", sizes_text(gradient), ", expected ", sizes_text(arguments[i].view)));
  });
}

}  // namespace eas::python
