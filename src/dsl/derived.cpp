// Adjoints and tangents of C++ kernels. Which derivatives a call gives decides the list of parameters,
// so each set of them has a kernel state of its own.
#include <algorithm>
#include <map>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "dsl/kernel.hpp"
#include "launch/derivative.hpp"

namespace eas::detail {
namespace {

diff::Mode mode_of(DerivativeMode mode) {
  return mode == DerivativeMode::Reverse ? diff::Mode::Reverse : diff::Mode::Forward;
}

// An argument in the list of a derived kernel: memory, or a number of whatever dtype.
Argument argument_of(const Derivative& derivative) {
  if (const auto* tensor = std::get_if<Tensor>(&derivative.value)) return tensor;
  if (const auto* dtype = std::get_if<DType>(&derivative.value)) return *dtype;
  return std::get<Value>(derivative.value);
}

void check_wrt(const Parameters& parameters, diff::Mode mode, std::span<const std::size_t> wrt) {
  if (wrt.empty()) {
    throw LaunchError(parameters.kernel,
                      "wrt= names the parameters to differentiate with respect to, got none, "
                      "expected numbers of arguments");
  }
  for (const std::size_t i : wrt) {
    if (i >= parameters.list.size()) {
      throw LaunchError(parameters.kernel, cat("wrt= names no parameter, got ", i,
                                               ", expected less than ", parameters.list.size()));
    }
    if (parameters.list[i].kind == ParamKind::Constexpr) {
      launch::refuse_constexpr_wrt(parameters.kernel, mode, cat("wrt=", i));
    }
  }
}

}  // namespace

// --- what a launch asks ---

diff::Request KernelCore::State::request(const ReadArguments& arguments,
                                         const ir::Function& primal) const {
  using Kind = launch::DerivedArgument::Kind;
  const auto described = [&](std::size_t i) -> launch::DerivedArgument {
    const std::size_t p = parameters.parameter[i];
    const DType dtype = arguments.dtypes[p];
    if (parameters.list[i].kind == ParamKind::Scalar) {
      return {Kind::Number, dtype, std::string(eas::name(dtype))};
    }
    return {Kind::Array, dtype, cat(eas::name(dtype), " array of rank ", arguments.column[p].rank)};
  };
  std::vector<launch::DerivedParam> params;
  const std::vector<std::size_t>&wrt = derivation->wrt, &given = parameters.derivatives;
  for (std::size_t i = 0; i < parameters.own(); ++i) {
    if (parameters.list[i].kind == ParamKind::Constexpr) continue;
    launch::DerivedParam& param = params.emplace_back();
    param.name = parameters.label(i);
    param.derivative = cat("d(", i, ")");
    param.wrt = std::find(wrt.begin(), wrt.end(), i) != wrt.end();
    param.value = described(i);
    const auto found = std::find(given.begin(), given.end(), i);
    if (found != given.end()) {
      const auto at = static_cast<std::size_t>(found - given.begin());
      param.given = described(parameters.own() + at);
    }
  }
  return launch::derivative_request(name(), derivation->mode, "d_", params, primal);
}

void KernelCore::State::check_layouts(const ReadArguments& arguments) const {
  const auto layout = [&](std::size_t p) {
    const compile::NativeArgument& array = arguments.column[p];
    const auto rank = static_cast<std::size_t>(array.rank);
    return launch::Layout{{array.shape, rank}, {array.strides, rank}};
  };
  for (std::size_t i = parameters.own(); i < parameters.list.size(); ++i) {
    const std::size_t of = parameters.derivatives[i - parameters.own()];
    const std::size_t p = parameters.parameter[i], value = parameters.parameter[of];
    if (!arguments.tensors[p]) continue;
    const bool array = arguments.tensors[value] != nullptr;
    const launch::Layout wanted = array ? layout(value) : launch::Layout{};
    launch::check_derivative_layout(name(), array ? &wanted : nullptr, layout(p), [&] {
      return std::pair(parameters.label(of), cat("d(", of, ")"));
    });
  }
}

// --- the kernels ---

struct DerivedCore::State {
  State(const KernelCore::State& primal, diff::Mode mode, std::span<const std::size_t> wrt)
      : name(primal.name() + launch::suffix_of(mode)),
        list(primal.parameters.list),
        options(primal.options),
        where(primal.where),
        derivation{mode, primal.name(), {wrt.begin(), wrt.end()}} {}

  // The kernel that takes these derivatives, and all its arguments.
  struct Call {
    KernelCore::State& kernel;
    std::vector<Argument> arguments;
  };
  Call call(std::span<const Argument> arguments, std::span<const Derivative> given);
  std::vector<const Derivative*> in_order(std::span<const Derivative> given) const;

  const std::string name;
  const std::vector<Param> list;
  const KernelOptions options;
  const SourceLocation where;
  const Derivation derivation;

  mutable std::mutex mutex;  // of what follows
  using Given = std::vector<std::pair<std::size_t, ParamKind>>;
  std::map<Given, std::unique_ptr<KernelCore::State>> kernels;
};

std::vector<const Derivative*> DerivedCore::State::in_order(
    std::span<const Derivative> given) const {
  std::vector<const Derivative*> sorted;
  for (const Derivative& each : given) {
    if (each.argument >= list.size()) {
      throw LaunchError(name, cat("unknown argument d(", each.argument, "), expected d(0) to d(",
                                  list.size() - 1, ")"));
    }
    if (list[each.argument].kind == ParamKind::Constexpr) {
      launch::refuse_constexpr_wrt(name, derivation.mode, cat("d(", each.argument, ")"));
    }
    sorted.push_back(&each);
  }
  const auto number = [](const Derivative* each) { return each->argument; };
  std::ranges::sort(sorted, {}, number);
  const auto twice = std::ranges::adjacent_find(sorted, {}, number);
  if (twice != sorted.end()) {
    throw LaunchError(name, cat("argument d(", (*twice)->argument,
                                ") is given twice, expected it "
                                "once"));
  }
  return sorted;
}

DerivedCore::State::Call DerivedCore::State::call(std::span<const Argument> arguments,
                                                  std::span<const Derivative> given) {
  std::vector<Argument> all(arguments.begin(), arguments.end());
  Given key;
  for (const Derivative* each : in_order(given)) {
    const bool number = std::holds_alternative<Value>(each->value);
    key.emplace_back(each->argument, number ? ParamKind::Scalar : ParamKind::Buffer);
    all.push_back(argument_of(*each));
  }
  const fork::Lock lock(mutex);
  std::unique_ptr<KernelCore::State>& kernel = kernels[key];
  if (!kernel) {
    std::vector<Param> params = list;
    std::vector<std::size_t> derivatives;
    for (const auto& [argument, kind] : key) {
      params.push_back({kind, std::nullopt});
      derivatives.push_back(argument);
    }
    kernel = std::make_unique<KernelCore::State>(
        Parameters(name, std::move(params), std::move(derivatives)), options, where, derivation);
  }
  return {*kernel, std::move(all)};
}

std::shared_ptr<DerivedCore> KernelCore::derived(DerivativeMode mode,
                                                 std::span<const std::size_t> wrt) {
  check_wrt(state_->parameters, mode_of(mode), wrt);
  const fork::Lock lock(state_->mutex);
  auto& made = state_->derived[{mode, {wrt.begin(), wrt.end()}}];
  if (!made) {
    made = std::make_shared<DerivedCore>(
        std::make_unique<DerivedCore::State>(*state_, mode_of(mode), wrt));
  }
  return made;
}

DerivedCore::DerivedCore(std::unique_ptr<State> state) : state_(std::move(state)) {}
DerivedCore::~DerivedCore() = default;

void DerivedCore::launch(std::span<const Argument> arguments, std::span<const Derivative> given,
                         const LaunchShape& shape, const Body& body) {
  const State::Call call = state_->call(arguments, given);
  call.kernel.launch(call.arguments, shape, body);
}

std::shared_ptr<const Bound> DerivedCore::bind(std::span<const Argument> arguments,
                                               std::span<const Derivative> given,
                                               const LaunchShape& shape, const Body& body,
                                               std::function<void()> again) {
  const State::Call call = state_->call(arguments, given);
  return call.kernel.bind(call.arguments, shape, body, std::move(again));
}

void DerivedCore::warmup(std::span<const Argument> arguments, std::span<const Derivative> given,
                         const LaunchShape& shape, const Body& body) {
  const State::Call call = state_->call(arguments, given);
  call.kernel.warmup(call.arguments, shape, body);
}

std::string DerivedCore::text(std::string_view language, std::span<const Argument> arguments,
                              std::span<const Derivative> given, const LaunchShape& shape,
                              const Body& body) {
  const State::Call call = state_->call(arguments, given);
  return call.kernel.text(language, call.arguments, shape, body);
}

const std::string& DerivedCore::name() const { return state_->name; }

CacheInfo DerivedCore::cache_info() const {
  const fork::Lock lock(state_->mutex);
  CacheInfo all;
  for (const auto& [given, kernel] : state_->kernels) {
    const CacheInfo one = kernel->cache_info();
    all.hits += one.hits;
    all.misses += one.misses;
    all.size += one.size;
  }
  return all;
}

void DerivedCore::clear_cache() {
  const fork::Lock lock(state_->mutex);
  for (const auto& [given, kernel] : state_->kernels) kernel->clear();
}

}  // namespace eas::detail
