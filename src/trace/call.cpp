// What the spelling says of arguments that were not given.
#include "trace/call.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

namespace eas::trace {

std::size_t Call::index(std::string_view name) const {
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    if (parameters_[i].name == name) return i;
  }
  throw InternalError(cat(op_, " has no parameter '", name, "'"));
}

void Call::take_pointer() {
  if (parameters_.size() > 1 && parameters_[0].name == "buffer" &&
      ops::is_address(parameters_, 0)) {
    parameters_.erase(parameters_.begin() + 1);
  }
}

std::int64_t Call::constant(std::string_view name) const {
  const std::size_t at = index(name);
  return is_given(at) ? given_constant(name) : std::stoll(parameters_[at].fallback);
}

DType Call::dtype(std::string_view name) const {
  const std::string& fallback = parameters_[index(name)].fallback;
  return has(name) || fallback.empty() ? given_dtype(name) : dtype_from_name(fallback).value();
}

bool Call::flag(std::string_view name) const {
  return has(name) ? given_flag(name) : parameters_[index(name)].fallback == "True";
}

Axis Call::axis() const { return has("axis") ? Axis(given_constant("axis")) : std::nullopt; }

std::optional<DType> Call::optional_dtype(std::string_view name) const {
  return has(name) ? std::optional(given_dtype(name)) : std::nullopt;
}

std::optional<Sizes> Call::optional_sizes(std::string_view name) const {
  return has(name) ? std::optional(sizes(name)) : std::nullopt;
}

}  // namespace eas::trace
