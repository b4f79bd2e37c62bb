// Adjoints and tangents of C++ kernels. Which derivatives a call gives decides the list of parameters,
// so each set of them has a kernel state of its own.
#include <algorithm>
#include <bit>
#include <map>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "compile/compile.hpp"
#include "compile/derive.hpp"
#include "compile/number_checks.hpp"
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

// One axis more of the derivatives of an argument: d, dd, ddd.
std::uint32_t bit_of(std::size_t order) { return std::uint32_t{1} << (order - 1); }
std::size_t order_of(const Arg& argument) {
  return static_cast<std::size_t>(std::bit_width(argument.orders()));
}
Arg derivative_of(const Arg& argument, std::size_t order) {
  return {argument.number(), argument.orders() | bit_of(order)};
}
// What it is the derivative of.
Arg base_of(const Arg& argument) {
  return {argument.number(), argument.orders() & ~bit_of(order_of(argument))};
}

// Of the kernel with this list, which was derived `steps` times.
void check_wrt(const std::string& kernel, const std::vector<Param>& list, diff::Mode mode,
               std::span<const Arg> wrt, std::size_t steps) {
  if (wrt.empty()) {
    throw LaunchError(kernel,
                      "wrt= names the parameters to differentiate with respect to, got none, "
                      "expected numbers of arguments");
  }
  for (const Arg& each : wrt) {
    if (each.number() >= list.size() || order_of(each) > steps) {
      throw LaunchError(kernel,
                        cat("wrt= names no parameter, got ", text_of(each), ", expected less than ",
                            list.size(), steps > 0 ? ", or its d(…)" : ""));
    }
    if (list[each.number()].kind == ParamKind::Constexpr) {
      launch::refuse_constexpr_wrt(kernel, mode, cat("wrt=", text_of(each)));
    }
  }
}

}  // namespace

std::string text_of(const Arg& argument) {
  std::string out = std::to_string(argument.number());
  for (std::size_t order = 1; order <= order_of(argument); ++order) {
    if (argument.orders() & bit_of(order)) out = cat(std::string(order, 'd'), "(", out, ")");
  }
  return out;
}

// --- what a launch asks ---

diff::Request KernelCore::State::request(std::size_t step, const ReadArguments& arguments,
                                         const ir::Function& primal,
                                         const passes::Sharing& sharing) const {
  using Kind = launch::DerivedArgument::Kind;
  const auto described = [&](std::size_t i) -> launch::DerivedArgument {
    const std::size_t p = parameters.parameter[i];
    const DType dtype = arguments.dtypes[p];
    if (parameters.list[i].kind == ParamKind::Scalar) {
      return {Kind::Number, dtype, std::string(eas::name(dtype))};
    }
    return {Kind::Array, dtype, cat(eas::name(dtype), " array of rank ", arguments.column[p].rank)};
  };
  const Derivation::Step& how = derivation->steps[step];
  const std::size_t order = step + 1;
  std::vector<launch::DerivedParam> params;
  for (std::size_t i = 0; i < parameters.list.size(); ++i) {
    const Arg argument = parameters.arg(i);
    if (parameters.list[i].kind == ParamKind::Constexpr || order_of(argument) > step) continue;
    launch::DerivedParam& param = params.emplace_back();
    param.name = parameters.label(i);
    param.derivative = text_of(derivative_of(argument, order));
    param.wrt = std::find(how.wrt.begin(), how.wrt.end(), argument) != how.wrt.end();
    param.value = described(i);
    const auto given = parameters.place_of(derivative_of(argument, order));
    if (given) param.given = described(*given);
  }
  for (const Arg& argument : how.wrt) {
    if (parameters.place_of(argument)) continue;
    const bool reverse = how.mode == diff::Mode::Reverse;
    throw LaunchError(name(), cat("there is no ", reverse ? "gradient" : "tangent", " of argument ",
                                  text_of(argument),
                                  ", which is not given, expected it, or wrt= "
                                  "without it"));
  }
  diff::Request request = launch::derivative_request(
      how.name, how.mode, std::string(order, 'd') + "_", params, primal, sharing);
  request.again = order < derivation->steps.size();
  request.reversed_again = std::any_of(
      derivation->steps.begin() + static_cast<std::ptrdiff_t>(order), derivation->steps.end(),
      [](const Derivation::Step& later) { return later.mode == diff::Mode::Reverse; });
  return request;
}

// What was traced is differentiated, and what comes out again.
void KernelCore::State::derive(Traced& traced, compile::Options& options,
                               const ReadArguments& arguments, const LaunchShape& shape) const {
  for (std::size_t step = 0; step < derivation->steps.size(); ++step) {
    for (auto& check : compile::number_checks(*traced.function, traced.debug, options.narrowings)) {
      traced.numbers.push_back(std::move(check));
    }
    options.narrowings.clear();
    const Extent group = resolve_group(name(), *traced.function, shape);
    compile::Derived made = compile::derive(
        *traced.function, std::move(traced.debug), derivation->steps[step].name,
        request(step, arguments, *traced.function, options.sharing), group, options.sharing);
    traced.function = std::move(made.function);
    traced.debug = std::move(made.debug);
    options.sharing = std::move(made.sharing);
    if (!options.grid) options.grid = std::move(made.grid);  // that of the first, for all
    for (passes::AxisGrid& axis : options.grid->axes) {
      axis.taken.resize(traced.function->body()->params.size());
    }
  }
}

void KernelCore::State::check_layouts(const ReadArguments& arguments) const {
  const auto layout = [&](std::size_t p) {
    const compile::NativeArgument& array = arguments.column[p];
    const auto rank = static_cast<std::size_t>(array.rank);
    return launch::Layout{{array.shape, rank}, {array.strides, rank}};
  };
  for (std::size_t i = parameters.own(); i < parameters.list.size(); ++i) {
    const std::size_t of = *parameters.place_of(base_of(parameters.arg(i)));
    const std::size_t p = parameters.parameter[i], value = parameters.parameter[of];
    if (!arguments.tensors[p]) continue;
    const bool array = arguments.tensors[value] != nullptr;
    const launch::Layout wanted = array ? layout(value) : launch::Layout{};
    launch::check_derivative_layout(name(), array ? &wanted : nullptr, layout(p), [&] {
      return std::pair(parameters.label(of), text_of(parameters.arg(i)));
    });
  }
}

// --- the kernels ---

struct DerivedCore::State {
  State(std::vector<Param> list, KernelOptions options, SourceLocation where, Derivation derivation)
      : name(derivation.steps.back().name),
        list(std::move(list)),
        options(options),
        where(std::move(where)),
        derivation(std::move(derivation)) {}

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
  using Given = std::vector<std::pair<Arg, ParamKind>>;
  std::map<Given, std::unique_ptr<KernelCore::State>> kernels;
  std::map<std::pair<DerivativeMode, std::vector<Arg>>, std::shared_ptr<DerivedCore>> derived;
};

// Those of the first order in the order of the arguments, then those of the second in that of these and
// of the first, and so on.
std::vector<const Derivative*> DerivedCore::State::in_order(
    std::span<const Derivative> given) const {
  std::vector<const Derivative*> sorted;
  std::vector<Arg> known;
  for (std::size_t i = 0; i < list.size(); ++i) known.emplace_back(i);
  for (std::size_t order = 1; order <= derivation.steps.size(); ++order) {
    const std::size_t before = known.size();
    for (std::size_t i = 0; i < before; ++i) {
      const Arg wanted = derivative_of(known[i], order);
      const std::size_t first = sorted.size();
      for (const Derivative& each : given) {
        if (each.argument == wanted) sorted.push_back(&each);
      }
      if (sorted.size() == first) continue;
      if (sorted.size() > first + 1) {
        throw LaunchError(name,
                          cat("argument ", text_of(wanted), " is given twice, expected it once"));
      }
      if (known[i].number() < list.size() && list[known[i].number()].kind == ParamKind::Constexpr) {
        launch::refuse_constexpr_wrt(name, derivation.steps[order - 1].mode, text_of(wanted));
      }
      known.push_back(wanted);
    }
  }
  for (const Derivative& each : given) {
    if (std::find(known.begin(), known.end(), each.argument) != known.end() &&
        each.argument.orders() != 0) {
      continue;
    }
    const bool again = derivation.steps.size() > 1;
    throw LaunchError(
        name, cat("unknown argument ", text_of(each.argument), ", expected d(0) to d(",
                  list.size() - 1, ")", again ? ", or dd(…) of an argument that is given" : ""));
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
    std::vector<Arg> derivatives;
    for (const auto& [argument, kind] : key) {
      params.push_back({kind, std::nullopt});
      derivatives.push_back(argument);
    }
    kernel = std::make_unique<KernelCore::State>(
        Parameters(name, std::move(params), std::move(derivatives)), options, where, derivation);
  }
  return {*kernel, std::move(all)};
}

std::shared_ptr<DerivedCore> KernelCore::derived(DerivativeMode mode, std::span<const Arg> wrt) {
  const State& own = *state_;
  const diff::Mode how = mode_of(mode);
  check_wrt(own.name(), own.parameters.list, how, wrt, 0);
  const fork::Lock lock(own.mutex);
  auto& made = state_->derived[{mode, {wrt.begin(), wrt.end()}}];
  if (!made) {
    Derivation::Step step{how, {wrt.begin(), wrt.end()}, own.name() + launch::suffix_of(how)};
    made = std::make_shared<DerivedCore>(std::make_unique<DerivedCore::State>(
        own.parameters.list, own.options, own.where, Derivation{own.name(), {std::move(step)}}));
  }
  return made;
}

std::shared_ptr<DerivedCore> DerivedCore::derived(DerivativeMode mode, std::span<const Arg> wrt) {
  const State& own = *state_;
  const diff::Mode how = mode_of(mode);
  const std::size_t steps = own.derivation.steps.size();
  if (steps == Arg::kMostOrders) {
    throw LaunchError(own.name,
                      "derivatives of the fourth order have no names, expected at most "
                      "three of grad and jvp");
  }
  check_wrt(own.name, own.list, how, wrt, steps);
  const fork::Lock lock(own.mutex);
  auto& made = state_->derived[{mode, {wrt.begin(), wrt.end()}}];
  if (!made) {
    Derivation derivation = own.derivation;
    derivation.steps.push_back({how, {wrt.begin(), wrt.end()}, own.name + launch::suffix_of(how)});
    made = std::make_shared<DerivedCore>(
        std::make_unique<State>(own.list, own.options, own.where, std::move(derivation)));
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
