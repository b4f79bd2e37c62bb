// Loops and branches in eager mode: values are real, so a condition that is the same for all
// threads is just followed; one that differs between threads runs both ways under masks.
#pragma once

#include "trace/language.hpp"

namespace eas::trace {

Items eager_for(const Value& lo, const Value& hi, const Value& step, const Items& inits,
                const Names& names, const std::function<Items(Value, const Items&)>& body);
Items eager_while(const Items& inits, const Names& names,
                  const std::function<Operand(const Items&)>& condition,
                  const std::function<Items(const Items&)>& body);
Items eager_if(const Value& condition, const Names& names, const std::function<Items()>& then,
               const std::function<Items()>& otherwise);

// The error both kinds of branches give.
[[noreturn]] void branches_differ(const std::string& name, const Item& a, const Item& b);

}  // namespace eas::trace
