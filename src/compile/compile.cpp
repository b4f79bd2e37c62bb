// Tracing's output in order: compact it, number its lines, name it; then, unless that name is
// known, check, optimise and analyse it.
#include "compile/compile.hpp"

#include <chrono>
#include <utility>

#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/cache.hpp"
#include "compile/log.hpp"
#include "ir/clone.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "ops/table.hpp"
#include "passes/pipeline.hpp"

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

std::string make_key(const ir::Function& function, const Options& options) {
  return sha256_hex(cat(ir::to_text(function), "\n;target ", options.target, "\n;ops ",
                        ops::table_version(), "\n;eas ", version(), "\n"));
}

std::shared_ptr<const Code> make_code(std::unique_ptr<ir::Function> function, std::string key,
                                      const Options& options, const ir::DebugInfo& debug) {
  ir::verify(*function, &debug);
  auto code = std::make_shared<Code>();
  code->key = std::move(key);
  code->target = options.target;
  code->traced = ir::clone(*function);
  code->access = passes::access(*code->traced);
  passes::optimise(*function);
  function = ir::clone(*function);
  ir::verify(*function, &debug);
  code->grid = passes::infer_grid(*function);
  code->function = std::move(function);
  return code;
}

}  // namespace

std::string_view version() { return EAS_VERSION; }

std::shared_ptr<const CompiledKernel> compile(std::unique_ptr<ir::Function> function,
                                              ir::DebugInfo debug, const Options& options) {
  const auto start = std::chrono::steady_clock::now();
  function = ir::clone(*function);
  auto kernel = std::make_shared<CompiledKernel>();
  kernel->debug = number_lines(*function, debug);
  kernel->rank_used = options.rank_used;
  kernel->rank_used.resize(function->body()->params.size());
  std::string key = make_key(*function, options);
  kernel->code = memory_cache().find(key);
  kernel->from_cache = kernel->code != nullptr;
  if (!kernel->code) {
    kernel->code = memory_cache().insert(
        make_code(std::move(function), std::move(key), options, kernel->debug));
  }
  kernel->timings = {options.trace_ms, milliseconds_since(start), 0};
  log("cache", cat(kernel->name(), ": ", kernel->from_cache ? "hit " : "miss ",
                   kernel->code->key.substr(0, 12)));
  return kernel;
}

std::int64_t CompiledKernel::block_size() const {
  switch (mode()) {
    case ir::Mode::Scalar: return 1;
    case ir::Mode::Spmd: return code->grid.axes[0].tile;
    case ir::Mode::Thread: return function().group_size;
  }
  __builtin_unreachable();
}

std::int64_t CompiledKernel::threadgroup_size() const {
  return mode() == ir::Mode::Thread ? function().group_size : 1;
}

}  // namespace eas::compile
