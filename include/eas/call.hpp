// How the functions of the language that ops.hpp has from the op table reach the tracer: by the name of
// their row and their arguments, in order.
#pragma once

#include <eas/dims.hpp>
#include <eas/dtype.hpp>
#include <eas/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace eas {

using MaybeValue = std::optional<Value>;

namespace detail {

// The first is an argument that was not given.
using RowArgument = std::variant<std::monostate, Value, AnyBuffer, Pointer, Fragment, std::int64_t,
                                 bool, DType, Dims, std::vector<Value>, std::string>;
template <class T>
RowArgument given(const std::optional<T>& argument) {
  return argument ? RowArgument(*argument) : RowArgument();
}

// T is what the row gives: Value, AnyBuffer, Fragment or void.
template <class T>
T call_row(std::string_view row, const std::vector<RowArgument>& arguments);

}  // namespace detail
}  // namespace eas
