// From arguments to the compiled kernel: words, table, and on a miss a trace. The GIL is held
// throughout, but a trace runs Python code, so another thread may compile the same signature
// meanwhile; the first to finish wins.
#include <algorithm>

#include "base/format.hpp"
#include "compile/log.hpp"
#include "launch/derivative.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/launch/forms.hpp"
#include "python/launch/grid.hpp"
#include "python/launch/kernel.hpp"
#include "python/launch/kernel_trace.hpp"

namespace eas::python {
KernelState::KernelState(nb::handle function, nb::handle constexpr_names, nb::handle source,
                         bool fast_math)
    : function(nb::borrow(function)),
      source(nb::borrow(source)),
      signature(function, constexpr_names),
      fast_math(fast_math),
      forms(std::make_unique<LaunchForms>()) {}

KernelState::KernelState(Derivation from)
    : function(state_of(from.primal.ptr()).function),
      source(state_of(from.primal.ptr()).source),
      signature(state_of(from.primal.ptr())
                    .signature.with_derivatives(from.prefix(), launch::suffix_of(from.mode))),
      fast_math(state_of(from.primal.ptr()).fast_math),
      derivation(std::move(from)),
      forms(std::make_unique<LaunchForms>()) {}

KernelState::~KernelState() = default;

nb::object KernelState::body() {
  return nb::module_::import_("eas._rewrite").attr("rewrite")(function, source);
}

ArraysRead KernelState::read(Arguments& out, const BoundCall& call, Reading reading) {
  ArraysRead arrays;
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    read_argument(out[i], call[i], parameters[i], name(), reading);
    arrays.differentiable |= out[i].view.differentiable;
    arrays.readonly |= out[i].view.readonly;
    arrays.elsewhere |= out[i].view.device.kind != DeviceKind::Cpu;
  }
  return arrays;
}

EntryRef KernelState::find_or_compile(const Arguments& arguments, Route route, PyObject* tptg) {
  InlineArray<std::uint64_t, 16> words(arguments.size() + (derivation ? 4 : 1));
  words[0] = captures_.current(function) | launch::target_word(*route) << 32;
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    words[i + 1] = arguments[i].kind == ArgumentKind::Constexpr
                       ? constexprs_.word(arguments[i].object, function, name(), parameters[i].text)
                       : signature_word(arguments[i]);
  }
  if (derivation) {
    const Extent group = given_group(*this, tptg).value_or(Extent{});
    std::copy(group.begin(), group.end(), &words[arguments.size() + 1]);
  }
  if (const EntryRef* known = table_.find(words)) {
    ++hits;
    return *known;
  }
  return compile(arguments, route, tptg, words);
}

EntryRef KernelState::compile(const Arguments& arguments, Route route, PyObject* tptg,
                              launch::WordsView words) {
  auto made = std::make_unique<Entry>();
  made->make(trace_and_compile(*this, arguments, route, tptg), words, [&](std::size_t i) {
    return i < arguments.size() && arguments[i].kind != ArgumentKind::Constexpr;
  });
  plan_names(*made, *this, arguments);
  if (const EntryRef* faster = table_.find(words)) {
    ++hits;
    return *faster;
  }
  ++misses;
  if (compile::logs("compile")) {
    made->description = describe(arguments);
    log_compile(*made);
  }
  return table_.insert(EntryRef(made.release()), words);
}

KernelState::Description KernelState::describe(const Arguments& arguments) const {
  Description out = captures_.describe();
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    out.emplace_back(parameters[i].text, describe_argument(arguments[i]));
  }
  return out;
}

void KernelState::log_compile(const Entry& entry) const {
  std::string why = "first use";
  if (const EntryRef* newest = table_.newest()) {
    std::vector<std::string> changes;
    const auto& before = (*newest)->description;
    for (const auto& [what, now] : entry.description) {
      const auto old = std::find_if(before.begin(), before.end(),
                                    [&](const auto& item) { return item.first == what; });
      if (old == before.end()) {
        changes.push_back(cat(what, " is now ", now));
      } else if (old->second != now) {
        changes.push_back(cat(what, " was ", old->second, ", is now ", now));
      }
    }
    why = changes.empty() ? "the cache was cleared or a captured function changed"
                          : join(changes, "; ", [](const std::string& text) { return text; });
  }
  const compile::CompiledKernel& compiled = *entry.compiled;
  compile::log("compile", cat(name(), ": ", why, " (trace ", compiled.timings.trace, " ms, passes ",
                              compiled.timings.passes, " ms",
                              compiled.from_cache ? ", code shared" : "", ")"));
}

void KernelState::clear_cache() {
  table_.clear();
  forms->forget();
  hits = misses = 0;
}

int KernelState::traverse(visitproc visit, void* arg) const {
  Py_VISIT(function.ptr());
  Py_VISIT(source.ptr());
  if (derivation) Py_VISIT(derivation->primal.ptr());
  for (const nb::object& made : derived) Py_VISIT(made.ptr());
  Py_VISIT(own_gradient.ptr());
  if (const int stop = signature.traverse(visit, arg)) return stop;
  if (const int stop = constexprs_.traverse(visit, arg)) return stop;
  if (const int stop = forms->traverse(visit, arg)) return stop;
  return captures_.traverse(visit, arg);
}

void KernelState::clear() {
  clear_cache();
  nb::object old_function = std::move(function), old_source = std::move(source);
  const auto old_derived = std::exchange(derived, {});
  const nb::object old_own = std::move(own_gradient);
  const auto old_derivation = std::exchange(derivation, std::nullopt);
  constexprs_.clear();
  captures_.clear();
  signature = Signature();
}

}  // namespace eas::python
