// Emitting nodes: folding literals, remembering lines, keeping the kernel's mode.
#include "trace/tracer.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>

#include "base/format.hpp"
#include "ops/evaluate.hpp"

namespace eas::trace {
namespace {

thread_local Tracer* t_current = nullptr;
std::atomic<std::uint64_t> g_last_id{0};

// The bits of one element of `dtype` in memory, as ir::constant_bits keeps them.
std::int64_t bits_from_storage(DType dtype, const void* element) {
  return visit_kernel(dtype, [&](auto tag) -> std::int64_t {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_integral_v<T>) {
      T value;
      std::memcpy(&value, element, sizeof(T));
      return static_cast<std::int64_t>(value);
    } else {
      std::uint64_t raw = 0;
      std::memcpy(&raw, element, sizeof(T));
      return std::bit_cast<std::int64_t>(raw);
    }
  });
}

// An elementwise op on constants is that constant: `BLOCK * 2` stays known while tracing.
std::optional<std::int64_t> fold(ir::Op op, const std::vector<ir::Value*>& operands, DType result) {
  if (!ops::is_elementwise(op)) return std::nullopt;
  if (!std::all_of(operands.begin(), operands.end(), ir::is_constant)) return std::nullopt;
  std::array<std::int64_t, 3> bits{};
  std::array<const void*, 3> in{};
  for (std::size_t i = 0; i < operands.size(); ++i) {
    // Little-endian: the element's bytes are the low ones.
    bits[i] = operands[i]->node->attributes[0];
    in[i] = &bits[i];
  }
  std::int64_t out = 0;
  ops::evaluate_elementwise(op, operands.front()->type.dtype, std::span(in.data(), operands.size()),
                            &out, 1);
  return bits_from_storage(result, &out);
}

std::string location_key(const SourceLocation& where) {
  return cat(where.file, ':', where.line, ':', where.column, ':', where.end_column);
}

}  // namespace

Tracer::Tracer(std::string kernel_name, Locator locate, EagerHooks* eager)
    : id_(++g_last_id),
      function_(std::make_unique<ir::Function>()),
      locate_(std::move(locate)),
      eager_(eager),
      block_(function_->body()) {
  debug_.kernel = std::move(kernel_name);
  debug_.locations.emplace_back();
}

Tracer::~Tracer() = default;

Tracer* Tracer::current_or_null() { return t_current; }

Tracer& Tracer::current(std::string_view op) {
  if (!t_current) {
    throw CompileError(op,
                       "works only inside a kernel, got a call outside of one, expected a function "
                       "with @eas.kernel");
  }
  return *t_current;
}

Tracer& Tracer::current(ir::Op op) {
  const std::string_view name = ops::info(op).name;
  Tracer& tracer = current(name);
  if (const auto mode = ir::mode_of(op)) tracer.use_mode(*mode, name);
  return tracer;
}

Tracer::Scope::Scope(Tracer& tracer) : previous_(t_current) { t_current = &tracer; }
Tracer::Scope::~Scope() { t_current = previous_; }

Buffer Tracer::add_buffer(const std::string& name, DType dtype, int rank) {
  debug_.params.push_back(name);
  rank_used.push_back(false);
  return {function_->add_param(function_->body(), ir::Type::buffer(dtype)), rank};
}

Value Tracer::add_scalar(const std::string& name, DType dtype) {
  debug_.params.push_back(name);
  rank_used.push_back(false);
  return {function_->add_param(function_->body(), ir::Type::scalar(dtype)), true};
}

int Tracer::param_index(const ir::Value* value) const {
  return value->block == function_->body() ? static_cast<int>(value->index) : -1;
}

std::uint32_t Tracer::location() {
  SourceLocation where = locate_();
  if (where.line <= 0) return 0;
  const auto [it, fresh] = location_index_.try_emplace(
      location_key(where), static_cast<std::uint32_t>(debug_.locations.size()));
  if (fresh) debug_.locations.push_back(std::move(where));
  return it->second;
}

ir::Value* Tracer::give(ir::Op op, std::vector<ir::Value*> operands, const ir::Type& result,
                        std::vector<std::int64_t> attributes) {
  if (result.is_scalar()) {
    if (const auto bits = fold(op, operands, result.dtype)) return constant(result.dtype, *bits);
  }
  return Builder::give(op, std::move(operands), result, std::move(attributes));
}

ir::Node* Tracer::add(ir::Op op, std::vector<ir::Value*> operands,
                      std::span<const ir::Type> results, std::vector<std::int64_t> attributes,
                      std::string text) {
  ir::Node* node = function_->add_node(block_, op, std::move(operands), results,
                                       std::move(attributes), location());
  node->text = std::move(text);
  // Inside a region the node belongs to an op that is evaluated as a whole.
  const bool has_regions = ops::info(op).regions > 0;
  if (eager_ && region_depth_ == 0 && !has_regions) eager_->evaluate(*node);
  return node;
}

void Tracer::in_block(ir::Block* block, const std::function<void()>& fn) {
  struct Restore {
    Tracer& tracer;
    ir::Block* block;
    ~Restore() {
      tracer.block_ = block;
      --tracer.region_depth_;
    }
  } restore{*this, block_};
  block_ = block;
  ++region_depth_;
  fn();
}

void Tracer::rollback(const Mark& mark) {
  if (mark.block != block_ || mark.nodes > block_->nodes.size()) {
    throw InternalError("a rollback to another block");
  }
  block_->nodes.resize(mark.nodes);
}

void Tracer::static_print(const std::string& line) {
  if (attempts_ > 0) {
    lines_.push_back(line);
  } else if (show) {
    show(line);
  }
}

Tracer::Attempt::~Attempt() {
  if (--tracer_.attempts_ > 0) return;
  for (const std::string& line : tracer_.lines_) {
    if (tracer_.show) tracer_.show(line);
  }
  tracer_.lines_.clear();
}

void Tracer::use_mode(ir::Mode mode, std::string_view op) {
  if (function_->mode == mode) return;
  if (function_->mode == ir::Mode::Scalar) {
    function_->mode = mode;
    mode_op_ = op;
    mode_where_ = locate_();
    if (eager_) eager_->mode_changed(mode, function_->group_size);
    return;
  }
  throw CompileError(op, cat("a kernel is SPMD (mk.arange) or thread-level (mk.tid, barriers, "
                             "threadgroup memory), got mk.",
                             op, " here and mk.", mode_op_, " at ", to_string(mode_where_),
                             ", expected one of them"));
}

void Tracer::use_group_size(std::int64_t size, std::string_view op) {
  std::int64_t& known = function_->group_size;
  if (known == size) return;
  if (known != 0) {
    throw CompileError(op, cat("a group has one size, got ", size, " here and ", known, " at ",
                               to_string(mode_where_), ", expected the same size"));
  }
  known = size;
  mode_where_ = locate_();
  if (eager_) eager_->mode_changed(ir::Mode::Thread, size);
}

}  // namespace eas::trace
