// One call of an mk function: its arguments by the names of its spelling, "sort(x, axis=-1, …)", so
// that a signature is written once. A call that does not fit is refused with that spelling.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ops/spelling.hpp"
#include "python/common/bind.hpp"
#include "python/language/traced.hpp"

namespace eas::python {

class Call {
 public:
  // Where the spelling begins (buffer, offset, …), a pointer may stand for both.
  Call(std::string_view spelling, const nb::args& args, const nb::kwargs& kwargs);

  std::string_view op() const { return op_; }
  bool has(std::string_view name) const;                         // given, and not None
  nb::handle operator[](std::string_view name) const;            // None when not given
  const std::vector<nb::object>& rest() const { return rest_; }  // of `*values`

  trace::Operand operand(std::string_view name) const { return to_operand((*this)[name], op_); }
  std::optional<trace::Operand> optional(std::string_view name) const;
  // Numbers and dtypes known while compiling.
  std::int64_t constant(std::string_view name) const;
  std::int64_t constant(std::string_view name, std::int64_t fallback) const;
  std::optional<std::int64_t> axis() const;  // none when it is not given
  trace::Sizes sizes(std::string_view name) const { return to_sizes((*this)[name], op_); }
  DType dtype(std::string_view name) const;
  DType dtype(std::string_view name, DType fallback) const;
  bool flag(std::string_view name) const;  // false when not given
  std::string text(std::string_view name) const;
  std::vector<trace::Operand> tiles(std::string_view name) const;
  trace::Fragment fragment(std::string_view name) const;
  // A buffer and the offset after it, or a pointer (and, for a base, what is added to it).
  trace::Pointer address(std::string_view memory, std::string_view offset) const;

 private:
  [[noreturn]] void refuse(const std::string& got) const;
  std::size_t index(std::string_view name) const;

  std::string_view spelling_, op_;
  std::vector<ops::Parameter> parameters_;
  std::vector<nb::object> values_;  // invalid where nothing was given
  std::vector<nb::object> rest_;
};

// The functions of mk that have a shape of their own, by name; language.cpp binds them.
using MkBody = std::function<nb::object(const Call&)>;
struct MkFunction {
  std::string_view name;
  MkBody body;
};
std::vector<MkFunction> memory_functions();
std::vector<MkFunction> tile_functions();

}  // namespace eas::python
