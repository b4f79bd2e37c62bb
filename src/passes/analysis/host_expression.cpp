// From IR to postfix steps, and running them.
#include "passes/analysis/host_expression.hpp"

#include <algorithm>
#include <array>

#include "ops/reference.hpp"
#include "passes/constants.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Kind = HostStep::Kind;

// What evaluation does at once; everything else asks the op's reference body.
bool is_quick(Op op, DType dtype) {
  if (!is_int(dtype)) return false;
  return op == Op::add || op == Op::sub || op == Op::mul || op == Op::floordiv || op == Op::mod ||
         op == Op::minimum || op == Op::maximum || op == Op::neg;
}

bool is_whole(DType dtype) { return is_int(dtype) || is_bool(dtype); }

class Compiler {
 public:
  // False when the value is nothing the host knows, or the expression is too long.
  bool compile(const Value* value) {
    // Each visit ends in a step, so more visits than steps cannot succeed; this also bounds the
    // recursion.
    if (++visits_ > HostExpression::kMaxSteps) return false;
    if (!value->type.is_scalar()) return false;
    if (const auto leaf = host_leaf(value)) return push(*leaf);
    if (!value->node) return false;
    const Node& node = *value->node;
    if (node.op == Op::multiple_of) return compile(node.x());
    const auto step = host_step(node);
    if (!step) return false;
    for (const Value* operand : node.operands) {
      if (!compile(operand)) return false;
    }
    return push(*step);
  }

  HostExpression take() { return std::move(expression_); }

 private:
  bool push(const HostStep& step) {
    if (expression_.steps.size() == HostExpression::kMaxSteps) return false;
    expression_.steps.push_back(step);
    return true;
  }

  HostExpression expression_;
  int visits_ = 0;
};

std::int64_t wrapped(DType dtype, std::int64_t value) {
  return visit_kernel(dtype, [&](auto tag) -> std::int64_t {
    return static_cast<std::int64_t>(eas::convert<typename decltype(tag)::type>(value));
  });
}

template <class T>
T apply(Op op, T x, T y) {
  if (op == Op::add) return ops::ref::add(x, y);
  if (op == Op::sub) return ops::ref::sub(x, y);
  if (op == Op::mul) return ops::ref::mul(x, y);
  if (op == Op::floordiv) return ops::ref::floordiv(x, y);
  if (op == Op::mod) return ops::ref::mod(x, y);
  if (op == Op::minimum) return ops::ref::minimum(x, y);
  return ops::ref::maximum(x, y);
}

// Pops the operands and gives the result.
std::int64_t apply(const HostStep& step, std::int64_t* stack, std::size_t& top) {
  const std::size_t arity =
      step.op == Op::where ? 3 : static_cast<std::size_t>(ops::info(step.op).arity);
  const std::int64_t* x = stack + (top -= arity);
  if (step.op == Op::where) return x[0] != 0 ? x[1] : x[2];
  if (!is_quick(step.op, step.dtype))
    return fold_elementwise(step.op, step.dtype, std::span(x, arity));
  if (step.op == Op::neg) return wrapped(step.dtype, ops::ref::neg(x[0]));
  if (step.dtype == DType::uint64) {
    return static_cast<std::int64_t>(
        apply(step.op, static_cast<std::uint64_t>(x[0]), static_cast<std::uint64_t>(x[1])));
  }
  // Narrow operands fit in 64 bits, and what wraps wraps the same way afterwards.
  return wrapped(step.dtype, apply(step.op, x[0], x[1]));
}

}  // namespace

std::optional<HostStep> host_leaf(const Value* value) {
  if (value->type.kind != ir::TypeKind::Tile || !is_whole(value->type.dtype)) return std::nullopt;
  if (!value->node) {
    if (value->block->parent) return std::nullopt;  // carried by a loop
    return HostStep{.kind = Kind::Scalar, .dtype = value->type.dtype, .param = value->index};
  }
  const Node& node = *value->node;
  if (node.op == Op::constant) {
    return HostStep{.kind = Kind::Constant, .value = node.attributes[0]};
  }
  if (node.op != Op::shape_of && node.op != Op::stride_of) return std::nullopt;
  const Value* buffer = node.buffer();
  if (buffer->node || buffer->block->parent) return std::nullopt;
  const Kind kind = node.op == Op::shape_of ? Kind::Shape : Kind::Stride;
  return HostStep{.kind = kind, .param = buffer->index, .value = node.attributes[0]};
}

std::optional<HostStep> host_step(const Node& node) {
  const auto whole = [](const Value* value) { return is_whole(value->type.dtype); };
  if (node.results.size() != 1 || !whole(node.results[0]) ||
      !std::all_of(node.operands.begin(), node.operands.end(), whole)) {
    return std::nullopt;
  }
  if (node.op == Op::cast)
    return HostStep{.kind = Kind::Cast, .dtype = node.results[0]->type.dtype};
  if (node.op != Op::where && !ops::is_elementwise(node.op)) return std::nullopt;
  return HostStep{.kind = Kind::Apply, .op = node.op, .dtype = node.operands.back()->type.dtype};
}

std::optional<HostExpression> host_expression(const Value* value) {
  Compiler compiler;
  if (!compiler.compile(value)) return std::nullopt;
  return compiler.take();
}

std::int64_t evaluate(const HostExpression& expression, std::span<const std::int64_t> scalars,
                      std::span<const std::int64_t* const> shapes,
                      std::span<const std::int64_t* const> strides) {
  std::array<std::int64_t, HostExpression::kMaxSteps> stack;
  std::size_t top = 0;  // one past the last
  for (const HostStep& step : expression.steps) {
    switch (step.kind) {
      case Kind::Constant: stack[top++] = step.value; break;
      case Kind::Scalar: stack[top++] = scalars[step.param]; break;
      case Kind::Shape: stack[top++] = shapes[step.param][step.value]; break;
      case Kind::Stride: stack[top++] = strides[step.param][step.value]; break;
      case Kind::Cast: stack[top - 1] = wrapped(step.dtype, stack[top - 1]); break;
      case Kind::Apply: {
        const std::int64_t result = apply(step, stack.data(), top);
        stack[top++] = result;
        break;
      }
    }
  }
  return top == 0 ? 0 : stack[0];
}

}  // namespace eas::passes
