// Reading arguments. C++ has no names for them: messages count from 0.
#include "base/format.hpp"
#include "compile/grid.hpp"
#include "compile/number_checks.hpp"
#include "dsl/access.hpp"
#include "dsl/kernel.hpp"
#include "ir/ir.hpp"

namespace eas::detail {
namespace {

using Literal = Access::Literal;

ReadArgument read_tensor(const std::string& kernel, const Param& param, const Tensor& tensor,
                         std::size_t index) {
  const DType dtype = tensor.dtype();
  if (param.dtype && dtype != *param.dtype) {
    throw DTypeError(kernel, cat("argument ", index, " has another dtype, got ", name(dtype),
                                 ", expected ", name(*param.dtype)));
  }
  if (!is_kernel_dtype(dtype)) {
    throw DTypeError(kernel, cat("argument ", index, " has a dtype kernels do not compute on, got ",
                                 name(dtype), ", expected a real one (einsum takes complex)"));
  }
  if (!tensor.is_dense()) {
    throw ShapeError(kernel, cat("argument ", index,
                                 " holds only its diagonal, got a diagonal "
                                 "tensor, expected a strided one, as x.contiguous()"));
  }
  if (tensor.device().kind != DeviceKind::Cpu) {
    throw LaunchError(kernel, cat("argument ", index, " is on another device, got ",
                                  to_string(tensor.device()), ", expected cpu"));
  }
  return {index, &tensor, dtype, 0};
}

// Whether a wide integer, signed or unsigned, is a value of T.
template <class T>
bool fits(const Literal& number) {
  if (number.kind == Literal::Kind::Unsigned) {
    return std::in_range<T>(static_cast<std::uint64_t>(number.integer));
  }
  return std::in_range<T>(number.integer);
}

std::string text_of(const Literal& number) {
  switch (number.kind) {
    case Literal::Kind::Bool: return number.integer ? "true" : "false";
    case Literal::Kind::Int: return std::to_string(number.integer);
    case Literal::Kind::Unsigned: return std::to_string(static_cast<std::uint64_t>(number.integer));
    case Literal::Kind::Float: return cat("the float ", number.real);
  }
  __builtin_unreachable();
}

// The dtype a number has where the parameter names none: as in Python.
DType natural_dtype(const Literal& number) {
  switch (number.kind) {
    case Literal::Kind::Bool: return DType::bool_;
    case Literal::Kind::Int:
    case Literal::Kind::Unsigned: return DType::int64;
    case Literal::Kind::Float: return DType::float64;
  }
  __builtin_unreachable();
}

double as_double(const Literal& number) {
  if (number.kind == Literal::Kind::Float) return number.real;
  if (number.kind == Literal::Kind::Unsigned) {
    return static_cast<double>(static_cast<std::uint64_t>(number.integer));
  }
  return static_cast<double>(number.integer);
}

ReadArgument read_number(const std::string& kernel, const Param& param, const Value& value,
                         std::size_t index) {
  const auto number = Access::literal(value);
  if (!number) throw InternalError("a traced value as an argument");
  ReadArgument out{index, nullptr, param.dtype.value_or(natural_dtype(*number)), 0};
  const auto refuse = [&](const std::string& expected) {
    throw LaunchError(kernel, cat("argument ", index, " does not fit ", name(out.dtype), ", got ",
                                  text_of(*number), ", expected ", expected));
  };
  if (is_float(out.dtype)) {
    out.bits = ir::constant_bits(out.dtype, as_double(*number));
    return out;
  }
  if (number->kind == Literal::Kind::Float) refuse("an integer");
  visit_kernel(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, bool>) {
      if (number->integer != 0 && number->integer != 1) refuse("true or false");
    } else if constexpr (std::is_integral_v<T>) {
      if (!fits<T>(*number)) {
        refuse(cat(+std::numeric_limits<T>::min(), " to ", +std::numeric_limits<T>::max()));
      }
    }
  });
  out.bits = number->integer;
  return out;
}

}  // namespace

ReadArguments read(const std::string& kernel, std::span<const Param> params,
                   std::span<const Argument> arguments) {
  ReadArguments out;
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (const auto* constant = std::get_if<std::string>(&arguments[i])) {
      out.key += cat("c", constant->size(), ":", *constant, ";");
      continue;
    }
    const auto* tensor = std::get_if<const Tensor*>(&arguments[i]);
    out.values.push_back(tensor ? read_tensor(kernel, params[i], **tensor, i)
                                : read_number(kernel, params[i], std::get<Value>(arguments[i]), i));
    out.key += cat(tensor ? "b" : "s", static_cast<int>(out.values.back().dtype), ";");
  }
  return out;
}

void check(const compile::CompiledKernel& compiled, const ReadArguments& arguments) {
  for (std::size_t p = 0; p < arguments.values.size(); ++p) {
    const auto& [index, tensor, dtype, bits] = arguments.values[p];
    if (!tensor) continue;
    compile::check_memory(compiled, p, cat("argument ", index), tensor->readonly(), tensor->ndim());
  }
  if (compiled.numbers.empty()) return;
  const LaunchNumbers numbers(arguments);
  compile::check_numbers(
      compiled, numbers.scalars, numbers.shapes, numbers.strides,
      [&](std::size_t p) { return cat("argument ", arguments.values[p].index); });
}

LaunchNumbers::LaunchNumbers(const ReadArguments& arguments) {
  for (const ReadArgument& each : arguments.values) {
    scalars.push_back(each.bits);
    shapes.push_back(each.tensor ? each.tensor->shape().data() : nullptr);
    strides.push_back(each.tensor ? each.tensor->strides().data() : nullptr);
  }
}

std::vector<interp::Argument> values_of(const ReadArguments& arguments) {
  std::vector<interp::Argument> out;
  for (const ReadArgument& each : arguments.values) {
    if (!each.tensor) {
      out.emplace_back(each.bits);
      continue;
    }
    const auto shape = each.tensor->shape(), strides = each.tensor->strides();
    out.emplace_back(interp::BufferArgument{each.tensor->data(),
                                            each.dtype,
                                            {shape.begin(), shape.end()},
                                            {strides.begin(), strides.end()},
                                            each.tensor->readonly()});
  }
  return out;
}

}  // namespace eas::detail
