// Every function of the language that is called by name or operator, from the op table: what both front
// ends offer. A structured row or composite `foo` that users write is made by trace_foo, beside what
// it calls: the build fails until it exists.
#pragma once

#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "trace/call.hpp"

namespace eas::trace {

// What a function gives: nothing, a value, memory, a fragment, or several values.
using Given = std::variant<std::monostate, Value, Buffer, Fragment, std::vector<Value>>;

struct Function {
  std::string_view name;  // of the row
  std::string_view spelling, doc;
  Given (*body)(const Call&);

  // For messages: what users call it by, or the row's name where that is an operator.
  std::string_view called() const {
    return ops::is_call(spelling) ? ops::function_name(spelling) : name;
  }
};

std::span<const Function> functions();
const Function& function(std::string_view name);  // by the name of its row

#define EAS_STRUCTURED(name, ...) Given trace_##name(const Call& c);
#define EAS_COMPOSITE(name, ...) Given trace_##name(const Call& c);
#include "ops/ops.def"

}  // namespace eas::trace
