// Reading arguments. C++ has no names for them: messages count from 0.
#include <eas/autograd.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "dsl/access.hpp"
#include "dsl/kernel.hpp"
#include "ir/ir.hpp"
#include "launch/grid.hpp"

namespace eas::detail {
namespace {

using Literal = Access::Literal;

void check_dtype(const Parameters& parameters, std::size_t index, DType dtype) {
  const std::string& kernel = parameters.kernel;
  const Param& param = parameters.list[index];
  if (param.dtype && dtype != *param.dtype) {
    throw DTypeError(kernel, cat(parameters.label(index), " has another dtype, got ", name(dtype),
                                 ", expected ", name(*param.dtype)));
  }
  launch::check_dtype(kernel, dtype, [&] { return parameters.label(index); });
}

void read_tensor(ReadArguments& out, std::size_t p, const Parameters& parameters,
                 const Tensor& tensor, std::size_t index) {
  const std::string& kernel = parameters.kernel;
  check_dtype(parameters, index, tensor.dtype());
  if (!tensor.is_dense()) {
    throw ShapeError(kernel, cat(parameters.label(index),
                                 " holds only its diagonal, got a diagonal "
                                 "tensor, expected a strided one, as x.contiguous()"));
  }
  out.elsewhere |= !tensor.on_host();
  if (tensor.requires_grad() && grad_enabled()) {
    launch::refuse_gradient(kernel, parameters.label(index), "", "eas::GradMode(false)");
  }
  out.tensors[p] = &tensor;
  out.dtypes[p] = tensor.dtype();
  out.readonly |= tensor.readonly();
  out.column[p] = {tensor.data(), tensor.shape().data(), tensor.strides().data(), tensor.ndim(), 0};
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

// The bits of a number as its dtype's.
std::int64_t read_number(const Parameters& parameters, DType dtype, const Literal& number,
                         std::size_t index) {
  const auto refuse = [&](const std::string& expected) {
    throw LaunchError(parameters.kernel, cat(parameters.label(index), " does not fit ", name(dtype),
                                             ", got ", text_of(number), ", expected ", expected));
  };
  if (is_float(dtype)) return ir::constant_bits(dtype, as_double(number));
  if (number.kind == Literal::Kind::Float) refuse("an integer");
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, bool>) {
      if (number.integer != 0 && number.integer != 1) refuse("true or false");
    } else if constexpr (std::is_integral_v<T>) {
      if (!fits<T>(number)) {
        refuse(cat(+std::numeric_limits<T>::min(), " to ", +std::numeric_limits<T>::max()));
      }
    }
  });
  return number.integer;
}

}  // namespace

// A derived kernel is compiled for the sizes of a group, too.
ReadArguments::ReadArguments(const Parameters& parameters)
    : words(parameters.list.size() + (parameters.derivatives.empty() ? 1 : 4)),
      tensors(parameters.position.size()),
      dtypes(tensors.size()),
      column(tensors.size()),
      specs(tensors.size()) {}

Parameters::Parameters(std::string kernel, std::vector<Param> list, std::vector<Arg> derivatives)
    : kernel(std::move(kernel)),
      list(std::move(list)),
      parameter(this->list.size()),
      derivatives(std::move(derivatives)) {
  for (std::uint32_t i = 0; i < this->list.size(); ++i) {
    if (this->list[i].kind == ParamKind::Constexpr) continue;
    parameter[i] = static_cast<std::uint32_t>(position.size());
    position.push_back(i);
  }
}

std::string Parameters::label(std::size_t i) const { return cat("argument ", text_of(arg(i))); }

std::optional<std::size_t> Parameters::place_of(const Arg& argument) const {
  if (argument.orders() == 0) return argument.number();
  const auto found = std::find(derivatives.begin(), derivatives.end(), argument);
  if (found == derivatives.end()) return std::nullopt;
  return own() + static_cast<std::size_t>(found - derivatives.begin());
}

void Parameters::read(ReadArguments& out, std::span<const Argument> arguments) const {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].kind == ParamKind::Constexpr) {
      const auto* bits = std::get_if<std::uint64_t>(&arguments[i]);
      out.words[i + 1] = bits ? *bits : 0;
      continue;
    }
    const std::size_t p = parameter[i];
    out.tensors[p] = nullptr;
    out.specs[p] = false;
    if (const auto* tensor = std::get_if<const Tensor*>(&arguments[i])) {
      read_tensor(out, p, *this, **tensor, i);
      out.words[i + 1] = launch::buffer_word(out.dtypes[p], (*tensor)->ndim());
    } else if (const auto* dtype = std::get_if<DType>(&arguments[i])) {
      check_dtype(*this, i, *dtype);
      out.specs[p] = true;
      out.dtypes[p] = *dtype;
      out.column[p] = {};
      out.column[p].rank = 1;  // another only matters to kernels that ask for it
      out.words[i + 1] = launch::buffer_word(*dtype, 1);
    } else {
      const auto number = Access::literal(std::get<Value>(arguments[i]));
      if (!number) throw InternalError("a traced value as an argument");
      out.dtypes[p] = list[i].dtype.value_or(natural_dtype(*number));
      out.column[p] = {};
      out.column[p].bits = read_number(*this, out.dtypes[p], *number, i);
      out.words[i + 1] = launch::scalar_word(out.dtypes[p]);
    }
  }
}

void check(const Plan& plan, const Parameters& parameters, const ReadArguments& arguments) {
  if (arguments.readonly || !plan.plain) {
    for (std::size_t p = 0; p < arguments.tensors.size(); ++p) {
      const Tensor* tensor = arguments.tensors[p];
      if (!tensor) continue;
      launch::check_memory(*plan.compiled, p, tensor->readonly(), tensor->ndim(),
                           [&] { return parameters.name_of(p); });
    }
  }
  const auto bits_of = [&](std::uint32_t argument) {
    return arguments.column[parameters.parameter[argument]].bits;
  };
  if (launch::numbers_fit(plan, bits_of)) return;
  launch::check_numbers(*plan.compiled, arguments.column,
                        [&](std::size_t p) { return parameters.name_of(p); });
}

std::vector<interp::Argument> values_of(const ReadArguments& arguments) {
  std::vector<interp::Argument> out;
  for (std::size_t p = 0; p < arguments.tensors.size(); ++p) {
    const Tensor* tensor = arguments.tensors[p];
    if (!tensor) {
      out.emplace_back(arguments.column[p].bits);
      continue;
    }
    const auto shape = tensor->shape(), strides = tensor->strides();
    out.emplace_back(interp::BufferArgument{tensor->data(),
                                            arguments.dtypes[p],
                                            {shape.begin(), shape.end()},
                                            {strides.begin(), strides.end()},
                                            tensor->readonly()});
  }
  return out;
}

}  // namespace eas::detail
