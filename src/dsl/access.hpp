// Public handles into the tracer's values and back. A handle remembers its tracer, so that one of
// another kernel, or of a body that has ended, is refused and never followed.
#pragma once

#include <eas/control.hpp>
#include <eas/value.hpp>

#include <optional>
#include <string_view>

#include "trace/language.hpp"

namespace eas::detail {

struct Access {
  static trace::Operand operand(const Value& value, std::string_view op);
  static trace::Value traced(const Value& value, std::string_view op) {
    return trace::as_value(operand(value, op));
  }
  static std::optional<trace::Operand> optional(const std::optional<Value>& value,
                                                std::string_view op);
  static trace::Buffer buffer(const AnyBuffer& buffer, std::string_view op);
  static trace::Pointer pointer(const Pointer& pointer, std::string_view op);
  static trace::Pointer address(const AnyBuffer& memory, const Value& offset, std::string_view op);
  static trace::Fragment fragment(const Fragment& fragment, std::string_view op);
  static trace::Item item(const Carried& carried, std::string_view op);
  static trace::Items items(const Items& carried, std::string_view op);

  static Value wrap(const trace::Value& value);
  static AnyBuffer wrap(const trace::Buffer& buffer);
  static Pointer wrap(const trace::Pointer& pointer);
  static Fragment wrap(const trace::Fragment& fragment);
  static Carried wrap(const trace::Item& item);
  static Items wrap(const trace::Items& items);

  // A number that is no traced value: its kind, and its bits as Value keeps them.
  struct Literal {
    enum class Kind : std::uint8_t { Bool, Int, Unsigned, Float } kind;
    std::int64_t integer;
    double real;
  };
  static std::optional<Literal> literal(const Value& value);
};

inline trace::Sizes sizes(const Dims& dims) { return {dims.begin(), dims.end()}; }

}  // namespace eas::detail
