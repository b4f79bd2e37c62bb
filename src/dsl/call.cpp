// A call of the language from C++: what its arguments are has been checked by the compiler.
#include <eas/call.hpp>

#include <eas/error.hpp>

#include "base/format.hpp"
#include "dsl/access.hpp"
#include "trace/functions.hpp"

namespace eas::detail {
namespace {

class Call final : public trace::Call {
 public:
  Call(const trace::Function& function, const std::vector<RowArgument>& arguments)
      : trace::Call(function.called(), function.spelling), arguments_(arguments) {
    if (!arguments.empty() && std::holds_alternative<Pointer>(arguments[0])) take_pointer();
  }

  bool has(std::string_view name) const override { return is_given(index(name)); }
  bool is_value(std::string_view) const override { return false; }
  bool is_several(std::string_view name) const override {
    return std::holds_alternative<std::vector<Value>>(arguments_[index(name)]);
  }
  trace::Operand operand(std::string_view name) const override {
    return Access::operand(get<Value>(name), op());
  }
  std::optional<trace::Operand> optional(std::string_view name) const override {
    if (!has(name)) return std::nullopt;
    return operand(name);
  }
  std::vector<trace::Operand> tiles(std::string_view name) const override {
    std::vector<trace::Operand> out;
    for (const Value& tile : get<std::vector<Value>>(name)) {
      out.push_back(Access::operand(tile, op()));
    }
    return out;
  }
  trace::Fragment fragment(std::string_view name) const override {
    return Access::fragment(get<Fragment>(name), op());
  }
  trace::Pointer address(std::string_view memory, std::string_view offset) const override {
    if (const auto* pointer = std::get_if<Pointer>(&arguments_[index(memory)])) {
      return Access::pointer(*pointer, op());
    }
    return Access::address(get<AnyBuffer>(memory), get<Value>(offset), op());
  }
  trace::Sizes sizes(std::string_view name) const override {
    return detail::sizes(get<Dims>(name));
  }
  std::string text(std::string_view name) const override { return get<std::string>(name); }
  // Functions of the user's and any number of values are templates (language.hpp).
  std::vector<trace::Operand> rest() const override { throw InternalError(cat(op(), ": rest")); }
  trace::Combine combine(std::string_view name) const override {
    throw InternalError(cat(op(), ": ", name));
  }

 private:
  bool is_given(std::size_t parameter) const override {
    return !std::holds_alternative<std::monostate>(arguments_[parameter]);
  }
  std::int64_t given_constant(std::string_view name) const override {
    return get<std::int64_t>(name);
  }
  DType given_dtype(std::string_view name) const override { return get<DType>(name); }
  bool given_flag(std::string_view name) const override { return get<bool>(name); }

  template <class T>
  const T& get(std::string_view name) const {
    return std::get<T>(arguments_[index(name)]);
  }

  const std::vector<RowArgument>& arguments_;
};

trace::Given made(std::string_view row, const std::vector<RowArgument>& arguments) {
  const trace::Function& function = trace::function(row);
  return function.body(Call(function, arguments));
}

}  // namespace

template <>
Value call_row(std::string_view row, const std::vector<RowArgument>& arguments) {
  return Access::wrap(std::get<trace::Value>(made(row, arguments)));
}
template <>
AnyBuffer call_row(std::string_view row, const std::vector<RowArgument>& arguments) {
  return Access::wrap(std::get<trace::Buffer>(made(row, arguments)));
}
template <>
Fragment call_row(std::string_view row, const std::vector<RowArgument>& arguments) {
  return Access::wrap(std::get<trace::Fragment>(made(row, arguments)));
}
template <>
void call_row(std::string_view row, const std::vector<RowArgument>& arguments) {
  made(row, arguments);
}

}  // namespace eas::detail
