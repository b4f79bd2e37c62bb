// Loops and branches: the public items into the tracer's and back, around the user's bodies.
#include <eas/control.hpp>

#include "base/format.hpp"
#include "dsl/access.hpp"

namespace eas::detail {
namespace {

// C++ has no names of variables: what messages call them.
trace::Names names(std::size_t count) {
  trace::Names out;
  for (std::size_t i = 0; i < count; ++i) out.push_back(cat("value ", i));
  return out;
}

}  // namespace

Items for_loop(const Value& lo, const Value& hi, const Value& step, const Items& inits,
               const std::function<Items(const Value&, const Items&)>& body) {
  return Access::wrap(trace::for_loop(
      Access::operand(lo, "for_range"), Access::operand(hi, "for_range"),
      Access::operand(step, "for_range"), Access::items(inits, "for_range"), names(inits.size()),
      [&](const trace::Value& i, const trace::Items& state) {
        return Access::items(body(Access::wrap(i), Access::wrap(state)), "for_range");
      }));
}

Items while_loop(const Items& inits, const std::function<Value(const Items&)>& condition,
                 const std::function<Items(const Items&)>& body) {
  return Access::wrap(trace::while_loop(
      Access::items(inits, "while_loop"), names(inits.size()),
      [&](const trace::Items& state) {
        return Access::operand(condition(Access::wrap(state)), "while_loop");
      },
      [&](const trace::Items& state) {
        return Access::items(body(Access::wrap(state)), "while_loop");
      }));
}

Items if_else(const Value& condition, std::size_t count, const std::function<Items()>& then,
              const std::function<Items()>& otherwise) {
  return Access::wrap(trace::if_else(
      Access::operand(condition, "if_else"), names(count),
      [&] { return Access::items(then(), "if_else"); },
      [&] { return Access::items(otherwise(), "if_else"); }));
}

}  // namespace eas::detail
