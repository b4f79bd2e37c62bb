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
#include "compile/eager.hpp"
#include "compile/launch.hpp"
#include "compile/log.hpp"
#include "dsl/access.hpp"
#include "ir/print.hpp"
#include "runtime/backend.hpp"
#include "trace/tracer.hpp"

namespace eas::detail {
namespace {

void print_line(const std::string& line) { std::puts(line.c_str()); }

// The traced parameters, one for each of the kernel's; constants stay empty.
std::vector<TracedParam> traced_params(trace::Tracer& tracer, std::size_t count,
                                       const ReadArguments& arguments) {
  std::vector<TracedParam> out(count);
  for (const ReadArgument& each : arguments.values) {
    const std::string name = std::to_string(each.index);
    if (each.tensor) {
      out[each.index].buffer =
          Access::wrap(tracer.add_buffer(name, each.dtype, each.tensor->ndim()));
      continue;
    }
    trace::Value value = tracer.add_scalar(name, each.dtype);
    // A weak integer becomes int64 where it meets another, which not every uint64 is.
    if (each.dtype == DType::uint64) value.weak = false;
    out[each.index].value = Access::wrap(value);
  }
  return out;
}

}  // namespace

const Specialisations::Entry* Specialisations::lookup(const ReadArguments& arguments) const {
  const auto found = entries_.find(arguments.key);
  if (found == entries_.end()) return nullptr;
  for (const Entry& entry : found->second) {
    bool same = entry.compiled->code->target == arguments.target;
    for (std::size_t p = 0; p < entry.ranks.size(); ++p) {
      same &= entry.ranks[p] < 0 || entry.ranks[p] == arguments.values[p].tensor->ndim();
    }
    if (same) return &entry;
  }
  return nullptr;
}

Specialisations::Compiled Specialisations::find(const ReadArguments& arguments) {
  const fork::Lock lock(mutex_);
  const Entry* entry = lookup(arguments);
  if (!entry) return nullptr;
  ++info_.hits;
  return entry->compiled;
}

Specialisations::Compiled Specialisations::insert(const ReadArguments& arguments,
                                                  Compiled compiled) {
  const fork::Lock lock(mutex_);
  ++info_.misses;
  if (const Entry* faster = lookup(arguments)) return faster->compiled;
  Entry entry{{}, std::move(compiled)};
  for (std::size_t p = 0; p < arguments.values.size(); ++p) {
    const bool matters = entry.compiled->rank_used[p] && arguments.values[p].tensor;
    entry.ranks.push_back(matters ? arguments.values[p].tensor->ndim() : -1);
  }
  ++info_.size;
  return entries_[arguments.key].emplace_back(std::move(entry)).compiled;
}

CacheInfo Specialisations::info() const {
  const fork::Lock lock(mutex_);
  return info_;
}

void Specialisations::clear() {
  const fork::Lock lock(mutex_);
  entries_.clear();
  info_ = {};
}

struct KernelCore::State {
  std::string name;
  std::vector<Param> params;
  KernelOptions options;
  SourceLocation where;
  Specialisations compiled;

  void refuse_inside_kernel() const {
    if (!trace::Tracer::current_or_null()) return;
    throw CompileError(name, cat("a kernel cannot be launched inside a kernel, got a call of '",
                                 name, "', expected a plain function"));
  }

  // Runs the body under a tracer; its errors say where the kernel is.
  void trace_body(trace::Tracer& tracer, const ReadArguments& arguments, const Body& body,
                  compile::EagerProgram* program = nullptr) const {
    tracer.function().fast_math = options.fast_math;
    const trace::Tracer::Scope scope(tracer);
    const std::vector<TracedParam> traced = traced_params(tracer, params.size(), arguments);
    if (program) program->start(tracer);
    try {
      body(traced);
    } catch (Error& error) {
      error.locate(where);
      throw;
    }
  }

  Specialisations::Compiled find_or_compile(const ReadArguments& arguments, const Body& body) {
    if (auto known = compiled.find(arguments)) return known;
    const auto start = std::chrono::steady_clock::now();
    trace::Tracer tracer(name, [this] { return where; });
    tracer.show = print_line;
    trace_body(tracer, arguments, body);
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - start;
    compile::Options how;
    how.target = arguments.target;
    how.rank_used = tracer.rank_used;
    how.narrowings = std::move(tracer.narrowings);
    how.trace_ms = spent.count();
    auto made = compile::compile(tracer.take_function(), std::move(tracer.debug()), how);
    compile::log("compile", cat(name, ": signature ", arguments.key, " (trace ",
                                made->timings.trace, " ms, passes ", made->timings.passes, " ms)"));
    return compiled.insert(arguments, std::move(made));
  }

  void run_eagerly(const compile::CompiledKernel& kernel, const ReadArguments& arguments,
                   const Body& body, std::span<const interp::Argument> values,
                   const compile::LaunchOptions& launch) const {
    const compile::EagerLaunch shared(values, kernel.mode(), launch);
    Extent program{};
    for (program[2] = 0; program[2] < launch.grid[2]; ++program[2]) {
      for (program[1] = 0; program[1] < launch.grid[1]; ++program[1]) {
        for (program[0] = 0; program[0] < launch.grid[0]; ++program[0]) {
          compile::EagerProgram hooks(shared, program);
          trace::Tracer tracer(name, [this] { return where; }, &hooks);
          trace_body(tracer, arguments, body, &hooks);
        }
      }
    }
  }
};

KernelCore::KernelCore(std::string name, std::vector<Param> params, KernelOptions options,
                       const std::source_location& where)
    : state_(new State{std::move(name), std::move(params), options, {}, {}}) {
  backends::link();
  state_->where.file = where.file_name();
  state_->where.function = state_->name;
  state_->where.line = static_cast<int>(where.line());
}

KernelCore::~KernelCore() = default;

void KernelCore::launch(std::span<const Argument> arguments, const LaunchShape& shape,
                        const Body& body) {
  state_->refuse_inside_kernel();
  const std::string& name = state_->name;
  const runtime::Backend& backend = runtime::resolve(config::backend(), name);
  ReadArguments given = read(name, state_->params, arguments);
  given.target = backend.target();
  const auto compiled = state_->find_or_compile(given, body);
  check(*compiled, given);
  const Extent group = resolve_group(name, *compiled, shape);
  const Extent grid = resolve_grid(name, *compiled, given, shape, group);
  if (std::find(grid.begin(), grid.end(), 0) != grid.end()) return;
  const std::vector<interp::Argument> values = values_of(given);
  const compile::LaunchOptions launch{grid, group, nullptr};
  if (backend.eager) {
    state_->run_eagerly(*compiled, given, body, values, launch);
  } else {
    compile::launch(*compiled, values, launch);
  }
}

std::string KernelCore::ir(std::span<const Argument> arguments, const Body& body) {
  state_->refuse_inside_kernel();
  ReadArguments given = read(state_->name, state_->params, arguments);
  given.target = runtime::resolve(config::backend(), state_->name).target();
  return ir::to_text(state_->find_or_compile(given, body)->function());
}

CacheInfo KernelCore::cache_info() const { return state_->compiled.info(); }
void KernelCore::clear_cache() { state_->compiled.clear(); }
const std::string& KernelCore::name() const { return state_->name; }

}  // namespace eas::detail
