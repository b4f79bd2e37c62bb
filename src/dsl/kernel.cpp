// The kernel object: a launch reads its arguments, finds or makes the compiled kernel of their
// signature, checks what that kernel asks, and runs it.
#include "dsl/kernel.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "backends/backends.hpp"
#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "compile/compile.hpp"
#include "compile/log.hpp"
#include "device/device.hpp"
#include "dsl/access.hpp"
#include "launch/eager.hpp"
#include "launch/launch.hpp"
#include "launch/place.hpp"
#include "launch/policy.hpp"
#include "trace/tracer.hpp"

namespace eas::detail {
namespace {

void print_line(const std::string& line) { std::puts(line.c_str()); }

// The traced parameters, one for each of the lambda's; constants stay empty.
std::vector<TracedParam> traced_params(trace::Tracer& tracer, const Parameters& parameters,
                                       const ReadArguments& arguments) {
  std::vector<TracedParam> out(parameters.own());
  for (std::size_t p = 0; p < parameters.position.size(); ++p) {
    if (parameters.position[p] >= parameters.own()) break;
    TracedParam& traced = out[parameters.position[p]];
    const std::string name = std::to_string(parameters.position[p]);
    const DType dtype = arguments.dtypes[p];
    if (parameters.list[parameters.position[p]].kind == ParamKind::Buffer) {
      traced.buffer = Access::wrap(tracer.add_buffer(name, dtype, arguments.column[p].rank));
      continue;
    }
    trace::Value value = tracer.add_scalar(name, dtype);
    // A weak integer becomes int64 where it meets another, which not every uint64 is.
    if (dtype == DType::uint64) value.weak = false;
    traced.value = Access::wrap(value);
  }
  return out;
}

}  // namespace

KernelCore::State::State(Parameters parameters, KernelOptions options, SourceLocation where,
                         std::optional<Derivation> derivation)
    : parameters(std::move(parameters)),
      options(options),
      where(std::move(where)),
      derivation(std::move(derivation)) {}

void KernelCore::State::read(ReadArguments& out, std::span<const Argument> arguments,
                             const LaunchShape& shape, const runtime::Backend& backend) {
  parameters.read(out, arguments);
  out.words[0] = launch::target_word(backend);
  if (derivation) {
    const Extent group = shape.group.axes > 0 ? shape.group.extent : Extent{};
    std::copy(group.begin(), group.end(), &out.words[arguments.size() + 1]);
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto* text = std::get_if<std::string_view>(&arguments[i]);
    if (!text) continue;
    const fork::Lock lock(mutex);
    out.words[i + 1] = texts.try_emplace(std::string(*text), texts.size()).first->second;
  }
}

// Runs the body under a tracer; its errors say where the kernel is.
void KernelCore::State::trace_body(trace::Tracer& tracer, const ReadArguments& arguments,
                                   const Body& body, launch::EagerProgram* program) const {
  tracer.function().fast_math = options.fast_math;
  const trace::Tracer::Scope scope(tracer);
  const std::vector<TracedParam> traced = traced_params(tracer, parameters, arguments);
  if (program) program->start(tracer);
  try {
    body(traced);
  } catch (Error& error) {
    error.locate(where);
    throw;
  }
}

std::shared_ptr<const compile::CompiledKernel> KernelCore::State::compile(
    const ReadArguments& arguments, const LaunchShape& shape, const runtime::Backend& backend,
    const Body& body) const {
  const auto start = std::chrono::steady_clock::now();
  trace::Tracer tracer(derivation ? derivation->primal : name(), [this] { return where; });
  tracer.show = print_line;
  trace_body(tracer, arguments, body);
  compile::Options how;
  how.target = backend.target();
  how.rank_used = tracer.rank_used;
  how.narrowings = std::move(tracer.narrowings);
  Traced traced{tracer.take_function(), std::move(tracer.debug()), {}};
  if (derivation) derive(traced, how, arguments, shape);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  how.trace_ms = spent.count();
  auto made = compile::compile(std::move(traced.function), std::move(traced.debug), how);
  if (!traced.numbers.empty()) {
    auto checked = std::make_shared<compile::CompiledKernel>(*made);
    checked->numbers = std::move(traced.numbers);
    made = std::move(checked);
  }
  compile::log("compile", cat(name(), ": ", backend.target(), " (trace ", made->timings.trace,
                              " ms, passes ", made->timings.passes, " ms)"));
  return made;
}

std::shared_ptr<const Plan> KernelCore::State::find_or_compile(const ReadArguments& arguments,
                                                               const LaunchShape& shape,
                                                               const runtime::Backend& backend,
                                                               const Body& body) {
  {
    const fork::Lock lock(mutex);
    if (const auto* known = table.find(arguments.words)) {
      ++hits;
      return *known;
    }
  }
  auto plan = std::make_shared<Plan>();
  plan->make(compile(arguments, shape, backend, body), arguments.words, [&](std::size_t i) {
    return i < parameters.list.size() && parameters.list[i].kind != ParamKind::Constexpr;
  });
  const fork::Lock lock(mutex);
  ++misses;
  if (const auto* faster = table.find(arguments.words)) return *faster;
  return table.insert(plan, arguments.words);
}

Prepared KernelCore::State::prepare(ReadArguments& out, std::span<const Argument> arguments,
                                    const LaunchShape& shape, const Body& body) {
  launch::refuse_inside_kernel(name(), "a plain function");
  Prepared launch;
  launch.backend = &launch::backend_for(shape.backend, name());
  const bool named = !shape.backend.empty() || launch::backend_is_named();
  read(out, arguments, shape, *launch.backend);
  if (out.elsewhere || launch.backend->memory) {
    launch::Placing placing(name(), *launch.backend, named);
    for (std::size_t p = 0; p < out.tensors.size(); ++p) {
      if (!out.tensors[p]) continue;
      placing.see(out.tensors[p]->device(),
                  [&] { return parameters.label(parameters.position[p]); });
    }
    const launch::Place place = placing.place();
    launch.device = place.device;
    if (place.backend != launch.backend) {
      launch.backend = place.backend;
      read(out, arguments, shape, *launch.backend);
    }
  }
  launch.plan = find_or_compile(out, shape, *launch.backend, body);
  const Plan& plan = *launch.plan;
  check(plan, parameters, out);
  if (derivation) check_layouts(out);
  if (shape.group.axes > 0 || !plan.plain) {
    launch.group = resolve_group(name(), plan.compiled->function(), shape);
  }
  const auto bits_of = [&](std::uint32_t argument) {
    return out.column[parameters.parameter[argument]].bits;
  };
  const bool inferred = shape.grid.axes == 0 && shape.shape.axes == 0 &&
                        launch::infer_quickly(launch.grid, plan.axes, bits_of);
  if (!inferred) launch.grid = resolve_grid(plan, out, shape, launch.group);
  return launch;
}

void KernelCore::State::run_eagerly(const Prepared& launch, const ReadArguments& arguments,
                                    const Body& body, const launch::LaunchOptions& options) const {
  const std::vector<interp::Argument> values = values_of(arguments);
  const launch::EagerLaunch shared(values, launch.plan->compiled->mode(), options);
  launch::for_each_program(launch.grid, [&](const Extent& program) {
    launch::EagerProgram hooks(shared, program);
    trace::Tracer tracer(name(), [this] { return where; }, &hooks);
    trace_body(tracer, arguments, body, &hooks);
  });
}

void KernelCore::State::run(const Prepared& launch, const ReadArguments& arguments,
                            const Body& body) const {
  if (launch.is_empty()) return;
  const compile::CompiledKernel& kernel = *launch.plan->compiled;
  const std::vector<bool>& writes = kernel.code->access.writes;
  for (std::size_t p = 0; p < arguments.tensors.size(); ++p) {
    if (arguments.tensors[p] && writes[p]) arguments.tensors[p]->count_write();
  }
  if (launch.backend->is_direct() && !launch::policy(name()).watched) {
    const launch::Ready ready(kernel, arguments.column, launch.grid, launch.group);
    return ready.run({});
  }
  const launch::LaunchOptions options{launch.grid, launch.group, nullptr, nullptr, launch.device};
  if (launch.backend->eager && !derivation) return run_eagerly(launch, arguments, body, options);
  launch::run(kernel, values_of(arguments), options);
}

void KernelCore::State::clear() {
  const fork::Lock lock(mutex);
  table.clear();
  hits = misses = 0;
}

// The arguments of a bound launch, and the launch made ready where its code works on them where they
// lie.
class Bound {
 public:
  Bound(KernelCore::State& state, std::span<const Argument> arguments, const LaunchShape& shape,
        const Body& body, std::function<void()> again)
      : arguments_(state.parameters),
        generation_(config::generation()),
        again_(std::move(again)),
        launch_(state.prepare(arguments_, arguments, shape, body)) {
    const bool direct = launch_.backend->is_direct() && !launch_.is_empty();
    if (!direct || launch::policy(state.name()).watched) return;
    const compile::CompiledKernel& kernel = *launch_.plan->compiled;
    tensors_.reserve(arguments_.tensors.size());  // sizes and strides stay where they are
    for (std::size_t p = 0; p < arguments_.tensors.size(); ++p) {
      if (!arguments_.tensors[p]) continue;
      tensors_.push_back({*arguments_.tensors[p], kernel.code->access.writes[p]});
      const Tensor& own = tensors_.back().tensor;
      arguments_.column[p].shape = own.shape().data();
      arguments_.column[p].strides = own.strides().data();
    }
    ready_.emplace(kernel, arguments_.column, launch_.grid, launch_.group);
  }

  void run() const {
    if (!ready_ || generation_ != config::generation()) return again_();
    for (const Held& held : tensors_) {
      if (held.tensor.requires_grad()) return again_();  // which may refuse it
    }
    for (const Held& held : tensors_) {
      if (held.written) held.tensor.count_write();
    }
    ready_->run({});
  }

 private:
  ReadArguments arguments_;
  unsigned generation_;  // of the settings
  std::function<void()> again_;
  Prepared launch_;
  struct Held {
    Tensor tensor;
    bool written;
  };
  std::vector<Held> tensors_;
  std::optional<launch::Ready> ready_;
};

KernelCore::KernelCore(std::string name, std::vector<Param> params, KernelOptions options,
                       const std::source_location& where) {
  backends::link();
  device::link();
  SourceLocation place;
  place.file = where.file_name();
  place.function = name;
  place.line = static_cast<int>(where.line());
  state_ = std::make_unique<State>(Parameters(std::move(name), std::move(params)), options,
                                   std::move(place));
}

KernelCore::~KernelCore() = default;

void KernelCore::State::launch(std::span<const Argument> arguments, const LaunchShape& shape,
                               const Body& body) {
  ReadArguments given(parameters);
  const Prepared launch = prepare(given, arguments, shape, body);
  run(launch, given, body);
}

std::shared_ptr<const Bound> KernelCore::State::bind(std::span<const Argument> arguments,
                                                     const LaunchShape& shape, const Body& body,
                                                     std::function<void()> again) {
  return std::make_shared<const Bound>(*this, arguments, shape, body, std::move(again));
}

void KernelCore::State::warmup(std::span<const Argument> arguments, const LaunchShape& shape,
                               const Body& body) {
  launch::refuse_inside_kernel(name(), "a plain function");
  const runtime::Backend& backend = launch::backend_for(shape.backend, name());
  ReadArguments given(parameters);
  read(given, arguments, shape, backend);
  const auto plan = find_or_compile(given, shape, backend, body);
  if (!backend.generator) return;
  const Extent group = resolve_group(name(), plan->compiled->function(), shape);
  launch::variant_for(*plan->compiled,
                      launch::key_of(*plan->compiled, given.column, given.specs, group));
}

std::string KernelCore::State::text(std::string_view language, std::span<const Argument> arguments,
                                    const LaunchShape& shape, const Body& body) {
  launch::refuse_inside_kernel(name(), "a plain function");
  const runtime::Backend& backend = launch::backend_for(shape.backend, name());
  ReadArguments given(parameters);
  read(given, arguments, shape, backend);
  const auto plan = find_or_compile(given, shape, backend, body);
  return launch::source_text(plan->compiled, language);
}

CacheInfo KernelCore::State::cache_info() const {
  const fork::Lock lock(mutex);
  return {hits, misses, static_cast<std::int64_t>(table.size())};
}

void KernelCore::launch(std::span<const Argument> arguments, const LaunchShape& shape,
                        const Body& body) {
  state_->launch(arguments, shape, body);
}
std::shared_ptr<const Bound> KernelCore::bind(std::span<const Argument> arguments,
                                              const LaunchShape& shape, const Body& body,
                                              std::function<void()> again) {
  return state_->bind(arguments, shape, body, std::move(again));
}
void KernelCore::warmup(std::span<const Argument> arguments, const LaunchShape& shape,
                        const Body& body) {
  state_->warmup(arguments, shape, body);
}
std::string KernelCore::text(std::string_view language, std::span<const Argument> arguments,
                             const LaunchShape& shape, const Body& body) {
  return state_->text(language, arguments, shape, body);
}
CacheInfo KernelCore::cache_info() const { return state_->cache_info(); }
void KernelCore::clear_cache() { state_->clear(); }
const std::string& KernelCore::name() const { return state_->name(); }

}  // namespace eas::detail

namespace eas {

void BoundLaunch::operator()() const { bound_->run(); }

}  // namespace eas
