// Tracing's output in order: compact it, number its lines, name it; then, unless that name is
// known, check, optimise and analyse it.
#include "compile/compile.hpp"

#include <chrono>
#include <utility>

#include "base/config.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/cache.hpp"
#include "compile/internal_error.hpp"
#include "compile/log.hpp"
#include "compile/native.hpp"
#include "compile/number_checks.hpp"
#include "ir/clone.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "ops/table.hpp"
#include "passes/pipeline.hpp"
#include "runtime/backend.hpp"

namespace eas::compile {
namespace {

double milliseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

// Makes Node::location the node's own number, and the table of lines one entry a node: then two
// functions with equal text have equal locations, whatever their lines, and either's table fits the
// other's code.
ir::DebugInfo number_lines(ir::Function& function, const ir::DebugInfo& debug) {
  ir::DebugInfo out{debug.kernel, debug.params, {SourceLocation{}}};
  ir::walk(*function.body(), [&](ir::Node* node) {
    out.locations.push_back(debug.locations.empty() ? SourceLocation{} : debug.at(node->location));
    node->location = static_cast<std::uint32_t>(out.locations.size() - 1);
  });
  return out;
}

// What decides the code besides the function. Names and lines are in it only when they are
// asked for, since then the code says them.
std::string native_identity(const Code& code, const ir::DebugInfo& debug) {
  std::string out = "\n;native " + code.generator->identity();
  if (!code.debug) return out;
  out += "\n;debug " + debug.kernel;
  for (const std::string& param : debug.params) out += " " + param;
  for (const SourceLocation& at : debug.locations) {
    out += cat("\n;", at.file, ":", at.line, ":", at.column, " ", at.function);
  }
  return out;
}

std::string grid_identity(const passes::Grid& grid) {
  std::string out = cat("\n;of groups ", grid.group[0], " ", grid.group[1], " ", grid.group[2]);
  for (const passes::AxisGrid& axis : grid.axes) {
    out += cat("\n;grid ", axis.used, " ", axis.has_guard, " ", axis.tile);
    for (const passes::HostStep& step : axis.bound.steps) {
      out += cat(" ", static_cast<int>(step.kind), ",", static_cast<int>(step.op), ",",
                 static_cast<int>(step.dtype), ",", step.param, ",", step.value);
    }
    for (const bool taken : axis.taken) out += taken ? " 1" : " 0";
  }
  return out;
}

std::string copies_identity(const passes::Sharing& sharing) {
  std::string out;
  for (const passes::Sharing::Wide& each : sharing.wide) {
    out += cat("\n;wide ", each.param, " ", static_cast<int>(each.dtype));
  }
  for (const std::uint32_t param : sharing.scratch) out += cat("\n;scratch ", param);
  for (const std::uint32_t param : sharing.fresh) out += cat("\n;fresh ", param);
  const auto text = [](const std::optional<std::uint32_t>& param) {
    return param ? std::to_string(*param) : "-";
  };
  for (const passes::Sharing::Hidden& each : sharing.hidden) {
    out += cat("\n;hidden ", each.param, " ", each.like, " ", text(each.from), " ",
               text(each.added_to));
  }
  return out;
}

// The code as far as it can be named: with its key.
std::shared_ptr<Code> name_code(const ir::Function& function, const ir::DebugInfo& debug,
                                const Options& options) {
  auto code = std::make_shared<Code>();
  code->target = options.target;
  code->backend = runtime::find_backend(options.target);
  if (!code->backend) throw InternalError(cat("no backend is called ", options.target));
  if (code->backend->generator) {
    code->debug = config::debug();
    code->generator = &code->backend->generator();
  }
  code->key = sha256_hex(cat(
      ir::to_text(function), "\n;target ", code->target, "\n;ops ", ops::table_version(), "\n;eas ",
      version(), code->generator ? native_identity(*code, debug) : "",
      options.grid ? grid_identity(*options.grid) : "", copies_identity(options.sharing), "\n"));
  return code;
}

void fill_code(Code& code, std::unique_ptr<ir::Function> function, const ir::DebugInfo& debug,
               const Options& options) {
  ir::verify(*function, &debug);
  code.traced = ir::clone(*function);
  code.access = passes::access(*code.traced, options.sharing);
  passes::optimise(*function);
  function = ir::clone(*function);
  ir::verify(*function, &debug);
  code.grid = options.grid ? *options.grid : passes::infer_grid(*function);
  code.function = std::move(function);
  code.wide = options.sharing.wide;
  code.fresh = options.sharing.fresh;
  if (code.generator) code.native = std::make_unique<Native>(code);
}

}  // namespace

std::string_view version() { return EAS_VERSION; }

namespace {

std::shared_ptr<const CompiledKernel> compile_traced(const ir::Function& traced,
                                                     const ir::DebugInfo& debug,
                                                     const Options& options) {
  const auto start = std::chrono::steady_clock::now();
  auto kernel = std::make_shared<CompiledKernel>();
  kernel->numbers = number_checks(traced, debug, options.narrowings);
  auto function = ir::clone(traced);
  kernel->debug = number_lines(*function, debug);
  kernel->rank_used = options.rank_used;
  kernel->sharing = options.sharing;
  kernel->grid_given = options.grid.has_value();
  kernel->rank_used.resize(function->body()->params.size());
  auto code = name_code(*function, kernel->debug, options);
  kernel->code = memory_cache().find(code->key);
  kernel->from_cache = kernel->code != nullptr;
  if (!kernel->code) {
    fill_code(*code, std::move(function), kernel->debug, options);
    kernel->code = memory_cache().insert(std::move(code));
  }
  kernel->timings = {options.trace_ms, milliseconds_since(start)};
  log("cache", cat(kernel->name(), ": ", kernel->from_cache ? "hit " : "miss ",
                   kernel->code->key.substr(0, 12), " in memory"));
  return kernel;
}

}  // namespace

std::shared_ptr<const CompiledKernel> compile(std::unique_ptr<ir::Function> function,
                                              ir::DebugInfo debug, const Options& options) {
  return telling_internal_errors(debug.kernel, function.get(),
                                 [&] { return compile_traced(*function, debug, options); });
}

std::shared_ptr<const CompiledKernel> for_target(std::shared_ptr<const CompiledKernel> kernel,
                                                 const std::string& target) {
  if (kernel->code->target == target) return kernel;
  Options options;
  options.target = target;
  options.rank_used = kernel->rank_used;
  if (kernel->grid_given) options.grid = kernel->code->grid;
  options.sharing = kernel->sharing;
  auto out = std::make_shared<CompiledKernel>(
      *compile(ir::clone(*kernel->code->traced), kernel->debug, options));
  out->numbers = kernel->numbers;
  return out;
}

std::int64_t CompiledKernel::block_size() const {
  switch (mode()) {
    case ir::Mode::Scalar: return 1;
    case ir::Mode::Spmd: return code->grid.axes[0].tile;
    case ir::Mode::Thread: return function().group_size;
  }
  __builtin_unreachable();
}

bool CompiledKernel::was_cached() const {
  if (from_cache) return true;
  return code->native && code->native->recent() && !code->native->generated();
}

double CompiledKernel::codegen_ms() const { return code->native ? code->native->codegen_ms() : 0; }

std::int64_t CompiledKernel::threadgroup_size() const {
  return mode() == ir::Mode::Thread ? function().group_size : 1;
}

}  // namespace eas::compile
