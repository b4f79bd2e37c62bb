// Number: one element on its way between memory and the user.
#include "tensor/copy.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "tensor/convert.hpp"

#include <iomanip>
#include <utility>

namespace eas::tensor {
namespace {

template <class T>
[[noreturn]] void does_not_fit(const Number& value, DType dtype, std::string_view op) {
  std::string expected = cat("a value of ", name(dtype));
  if constexpr (std::integral<T> && !std::same_as<T, bool>) {
    using Limits = std::numeric_limits<T>;
    expected = cat("a value of ", name(dtype), ", ", +Limits::min(), " to ", +Limits::max());
  }
  throw DTypeError(op, cat("the value does not fit, got ", text(value), ", expected ", expected));
}

template <class T, class From>
T fitted(From x, const Number& value, DType dtype, std::string_view op) {
  if constexpr (kIsComplex<From> && !kIsComplex<T>) {
    throw DTypeError(op, cat("a complex value has no place here, got ", text(value), ", expected ",
                             name(dtype), "; take its .real part first"));
  } else {
    if constexpr (std::integral<T> && !std::same_as<T, bool> && std::integral<From> &&
                  !std::same_as<From, bool>) {
      if (!std::in_range<T>(x)) does_not_fit<T>(value, dtype, op);
    } else if constexpr (std::integral<T> && !std::same_as<T, bool> && std::floating_point<From>) {
      const double whole = std::trunc(x);
      if (!(whole >= static_cast<double>(std::numeric_limits<T>::min()) &&
            whole < std::ldexp(1.0, std::numeric_limits<T>::digits))) {
        does_not_fit<T>(value, dtype, op);
      }
    }
    return convert<T>(x);
  }
}

template <class T>
Number widened(T x) {
  if constexpr (kIsComplex<T>) {
    return std::complex<double>(x);
  } else if constexpr (std::floating_point<T>) {
    return static_cast<double>(x);
  } else if constexpr (std::same_as<T, bool>) {
    return x;
  } else if constexpr (std::is_signed_v<T>) {
    return std::int64_t{x};
  } else {
    return std::uint64_t{x};
  }
}

std::string text(double x) {
  return cat(std::setprecision(std::numeric_limits<double>::digits10), x);
}

}  // namespace

Number decode(DType dtype, const void* from) {
  switch (dtype) {
#define EAS_DTYPE(name, short, code, bits, storage) \
  case DType::name: return widened(load<DType::name>(from));
#include <eas/dtypes.def>
  }
  __builtin_unreachable();
}

void encode(const Number& value, DType dtype, void* to, std::string_view op) {
  eas::visit(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    std::visit([&](auto x) { *static_cast<T*>(to) = fitted<T>(x, value, dtype, op); }, value);
  });
}

std::string text(const Number& value) {
  if (const auto* x = std::get_if<bool>(&value)) return *x ? "True" : "False";
  if (const auto* x = std::get_if<std::int64_t>(&value)) return std::to_string(*x);
  if (const auto* x = std::get_if<std::uint64_t>(&value)) return std::to_string(*x);
  if (const auto* x = std::get_if<double>(&value)) return text(*x);
  const auto z = std::get<std::complex<double>>(value);
  return cat("(", text(z.real()), z.imag() < 0 ? "" : "+", text(z.imag()), "j)");
}

}  // namespace eas::tensor
