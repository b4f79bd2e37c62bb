// The parameters of an adjoint or tangent, and what may be said of them.
#include "python/launch/kernel_grad.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <functional>

#include "base/format.hpp"
#include "launch/derivative.hpp"
#include "python/common/support.hpp"
#include "python/launch/kernel.hpp"

namespace eas::python {
namespace {

bool is_in(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// fn(i, j): argument j is for the gradient or tangent of the primal's parameter i.
template <class Fn>
void for_each_derivative(const KernelState& derived, const Fn& fn) {
  const auto& parameters = state_of(derived.derivation->primal.ptr()).signature.parameters();
  std::size_t next = parameters.size();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i].is_constexpr) fn(i, next++);
  }
}

// Those of the kernel it was derived from first.
template <class Fn>
void for_each_derivative_of_all(const KernelState& kernel, const Fn& fn) {
  if (!kernel.derivation) return;
  for_each_derivative_of_all(state_of(kernel.derivation->primal.ptr()), fn);
  for_each_derivative(kernel, fn);
}

std::vector<std::string> names_in(const KernelState& kernel, nb::handle wrt,
                                  const std::string& what) {
  const auto refuse = [&](const std::string& got) {
    throw LaunchError(kernel.name(),
                      cat(what, ", got ", got, ", expected a str or a tuple of them"));
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
  return names;
}

constexpr const char* kWrt = "wrt= names the parameters to differentiate with respect to";
constexpr const char* kFresh =
    "fresh= names parameters whose gradients are written, not added to what is there";
constexpr const char* kSaved = "saved= names outputs that hold what the kernel wrote";

void check_names(const KernelState& kernel, const std::vector<std::string>& names, diff::Mode mode,
                 const char* keyword) {
  const auto& parameters = kernel.signature.parameters();
  for (const std::string& name : names) {
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const Parameter& p) { return p.text == name; });
    if (found == parameters.end()) {
      throw LaunchError(kernel.name(), cat(keyword, "= names no parameter, got '", name,
                                           "', expected of ", kernel.signature.text()));
    }
    if (found->is_constexpr) {
      launch::refuse_constexpr_wrt(kernel.name(), mode, cat(keyword, "='", name, "'"));
    }
  }
}

launch::DerivedArgument derived_argument(const Argument& argument) {
  using Kind = launch::DerivedArgument::Kind;
  if (argument.kind == ArgumentKind::Constexpr) return {};
  const bool array = argument.kind == ArgumentKind::Buffer;
  return {array ? Kind::Array : Kind::Number,
          array ? argument.view.dtype : scalar_dtype(argument.kind), describe_argument(argument)};
}

launch::Layout layout_of(const ArrayView& view) {
  const auto rank = static_cast<std::size_t>(view.ndim);
  return {{view.shape(), rank}, {view.strides(), rank}};
}

std::string quoted(const std::string& name) { return cat("'", name, "'"); }

}  // namespace

nb::object make_derivative(nb::handle kernel, nb::handle wrt, nb::handle saved, nb::handle fresh,
                           diff::Mode mode) {
  KernelState& primal = state_of(kernel.ptr());
  const std::vector<std::string> names = names_in(primal, wrt, kWrt);
  if (names.empty()) {
    throw LaunchError(primal.name(), cat(kWrt, ", got none, expected a str or a tuple of them"));
  }
  check_names(primal, names, mode, "wrt");
  std::vector<std::string> kept;
  if (saved.is_valid()) kept = names_in(primal, saved, kSaved);
  check_names(primal, kept, mode, "saved");
  std::vector<std::string> begun;
  if (fresh.is_valid()) begun = names_in(primal, fresh, kFresh);
  for (const std::string& name : begun) {
    if (is_in(names, name)) continue;
    throw LaunchError(primal.name(), cat(kFresh, ", got '", name, "', expected of wrt='",
                                         join(names, "', '", std::identity()), "'"));
  }
  if (primal.own_gradient.is_valid()) {
    if (!begun.empty()) {
      throw LaunchError(
          primal.name(),
          "fresh= is for gradients that are derived, got a kernel with one of its own "
          "(def_grad), which adds or writes as it says, expected .grad(wrt=…)");
    }
    if (mode == diff::Mode::Reverse) return primal.own_gradient;
    throw LaunchError(primal.name(),
                      "there is no tangent of a kernel with a gradient of its own (def_grad), "
                      "expected .grad(wrt=…), or a kernel without one");
  }
  for (const nb::object& known : primal.derived) {
    const Derivation& from = *state_of(known.ptr()).derivation;
    if (from.wrt == names && from.mode == mode && from.saved == kept && from.fresh == begun) {
      return known;
    }
  }
  Derivation derivation{nb::borrow(kernel), names, mode};
  derivation.order = primal.order() + 1;
  derivation.saved = kept;
  derivation.fresh = begun;
  nb::object made = kernel_object(std::make_unique<KernelState>(std::move(derivation)));
  primal.derived.push_back(made);
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

diff::Request derivative_request(const KernelState& derived, const ir::Function& primal,
                                 const passes::Sharing& sharing, const Arguments& arguments,
                                 Later later) {
  const Derivation& derivation = *derived.derivation;
  const auto& parameters = derived.signature.parameters();
  std::vector<launch::DerivedParam> params;
  for_each_derivative(derived, [&](std::size_t i, std::size_t j) {
    params.push_back({quoted(parameters[i].text), quoted(parameters[j].text),
                      is_in(derivation.wrt, parameters[i].text), derived_argument(arguments[i]),
                      derived_argument(arguments[j]),
                      !later.again && is_in(derivation.saved, parameters[i].text),
                      is_in(derivation.fresh, parameters[i].text)});
  });
  diff::Request request = launch::derivative_request(derived.name(), derivation.mode,
                                                     derivation.prefix(), params, primal, sharing);
  request.again = later.again;
  request.reversed_again = later.reversed;
  return request;
}

std::vector<std::pair<std::size_t, std::size_t>> derivative_pairs(const KernelState& kernel,
                                                                  const Arguments& arguments) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  for_each_derivative_of_all(kernel, [&](std::size_t i, std::size_t j) {
    if (arguments[j].kind == ArgumentKind::Buffer) out.emplace_back(i, j);
  });
  return out;
}

void check_derivative_arrays(const KernelState& derived, const Arguments& arguments) {
  const auto& parameters = derived.signature.parameters();
  const auto check = [&](std::size_t i, std::size_t j) {
    if (arguments[j].kind != ArgumentKind::Buffer) return;
    const launch::Layout value = layout_of(arguments[i].view);
    launch::check_derivative_layout(
        derived.name(), arguments[i].kind == ArgumentKind::Buffer ? &value : nullptr,
        layout_of(arguments[j].view),
        [&] { return std::pair(quoted(parameters[i].text), quoted(parameters[j].text)); });
  };
  for_each_derivative_of_all(derived, check);
}

}  // namespace eas::python
