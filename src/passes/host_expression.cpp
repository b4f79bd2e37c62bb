// From IR to postfix steps, and running them.
#include "passes/host_expression.hpp"

#include <array>

#include "ops/reference.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Kind = HostStep::Kind;

bool is_host_op(Op op) {
  return op == Op::add || op == Op::sub || op == Op::mul || op == Op::floordiv || op == Op::mod ||
         op == Op::minimum || op == Op::maximum || op == Op::neg;
}

class Compiler {
 public:
  // False when the value is nothing the host knows, or the expression is too long.
  bool compile(const Value* value) {
    // Each visit ends in a step, so more visits than steps cannot succeed; this also bounds the
    // recursion.
    if (++visits_ > HostExpression::kMaxSteps) return false;
    if (!value->type.is_scalar() || !is_int(value->type.dtype)) return false;
    const DType dtype = value->type.dtype;
    if (!value->node) {
      if (value->block->parent) return false;  // carried by a loop
      return push({.kind = Kind::Scalar, .dtype = dtype, .param = value->index});
    }
    const Node& node = *value->node;
    if (node.op == Op::constant) return push({.kind = Kind::Constant, .value = node.attributes[0]});
    if (node.op == Op::shape_of || node.op == Op::stride_of) {
      const Kind kind = node.op == Op::shape_of ? Kind::Shape : Kind::Stride;
      return push({.kind = kind, .param = node.operands[0]->index, .value = node.attributes[0]});
    }
    if (node.op == Op::multiple_of) return compile(node.operands[0]);
    if (node.op != Op::cast && !is_host_op(node.op)) return false;
    for (const Value* operand : node.operands) {
      if (!compile(operand)) return false;
    }
    if (node.op == Op::cast) return push({.kind = Kind::Cast, .dtype = dtype});
    return push({.kind = Kind::Apply, .op = node.op, .dtype = dtype});
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

}  // namespace

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
        std::int64_t& x = stack[top - (step.op == Op::neg ? 1 : 2)];
        const std::int64_t y = stack[top - 1];
        if (step.op == Op::neg) {
          x = wrapped(step.dtype, ops::ref::neg(x));
        } else if (step.dtype == DType::uint64) {
          x = static_cast<std::int64_t>(
              apply(step.op, static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)));
          --top;
        } else {
          // Narrow operands fit in 64 bits, and what wraps wraps the same way afterwards.
          x = wrapped(step.dtype, apply(step.op, x, y));
          --top;
        }
        break;
      }
    }
  }
  return top == 0 ? 0 : stack[0];
}

}  // namespace eas::passes
