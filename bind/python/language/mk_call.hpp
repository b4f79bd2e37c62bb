// One call of an mk function, with arguments that are Python's. A call that does not fit its spelling is
// refused with it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "python/common/bind.hpp"
#include "python/language/traced.hpp"
#include "trace/functions.hpp"

namespace eas::python {

class Call final : public trace::Call {
 public:
  Call(std::string_view name, std::string_view spelling, const nb::args& args,
       const nb::kwargs& kwargs);

  nb::handle operator[](std::string_view name) const;  // None when not given
  const std::vector<nb::object>& variadic() const { return rest_; }

  bool has(std::string_view name) const override { return !(*this)[name].is_none(); }
  bool is_value(std::string_view name) const override;
  bool is_several(std::string_view name) const override;
  trace::Operand operand(std::string_view name) const override {
    return to_operand((*this)[name], op());
  }
  std::optional<trace::Operand> optional(std::string_view name) const override;
  std::vector<trace::Operand> tiles(std::string_view name) const override;
  std::vector<trace::Operand> rest() const override;
  trace::Fragment fragment(std::string_view name) const override;
  trace::Pointer address(std::string_view memory, std::string_view offset) const override;
  trace::Sizes sizes(std::string_view name) const override { return to_sizes((*this)[name], op()); }
  std::string text(std::string_view name) const override;
  trace::Combine combine(std::string_view name) const override;

 private:
  bool is_given(std::size_t parameter) const override { return values_[parameter].is_valid(); }
  std::int64_t given_constant(std::string_view name) const override;
  DType given_dtype(std::string_view name) const override;
  bool given_flag(std::string_view name) const override;
  [[noreturn]] void refuse(const std::string& got) const;

  std::string_view spelling_;
  std::vector<nb::object> values_;  // invalid where nothing was given
  std::vector<nb::object> rest_;
};

// What a function gave, as Python's.
nb::object wrap(const trace::Given& given);

}  // namespace eas::python
