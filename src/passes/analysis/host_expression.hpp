// An integer expression of a launch's arguments, as a few postfix steps: evaluated on the host in
// nanoseconds, without the IR.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

struct HostStep {
  enum class Kind : std::uint8_t {
    Constant,  // value
    Scalar,    // the scalar argument `param`
    Shape,     // the length of buffer `param` along axis `value`
    Stride,    // its stride along axis `value`, in elements
    Apply,     // `op` (elementwise on integers or bools of `dtype`, or `where`) to those on top
    Cast,      // the value on top, as `dtype`
  };
  Kind kind;
  ir::Op op = ir::Op::constant;
  DType dtype = DType::int64;
  std::uint32_t param = 0;
  std::int64_t value = 0;

  bool operator==(const HostStep&) const = default;
};

struct HostExpression {
  static constexpr int kMaxSteps = 64;
  std::vector<HostStep>
      steps;  // at most kMaxSteps, so that evaluation needs no memory; empty: no expression

  bool operator==(const HostExpression&) const = default;
};

// `value` as an expression, where it is made of scalar arguments, shapes, strides and constants,
// integers or bools all, by elementwise ops, `where` and casts.
std::optional<HostExpression> host_expression(const ir::Value* value);

// Its parts: the step that gives a value from the launch alone, and the step that makes the results
// of a node's operands into its own.
std::optional<HostStep> host_leaf(const ir::Value* value);
std::optional<HostStep> host_step(const ir::Node& node);

// scalars[p], shapes[p] and strides[p] belong to parameter p of the kernel: bits as in
// ir::constant_bits, and axis lengths and strides in elements. The launcher has checked that a
// buffer has at least Access::min_rank axes.
std::int64_t evaluate(const HostExpression& expression, std::span<const std::int64_t> scalars,
                      std::span<const std::int64_t* const> shapes,
                      std::span<const std::int64_t* const> strides);

}  // namespace eas::passes
