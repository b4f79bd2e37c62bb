// What language.hpp declares.
#include <eas/language.hpp>

#include "dsl/access.hpp"

namespace eas {

using detail::Access;

detail::Tiles detail::combine_along(Along how, const Tiles& tiles, std::int64_t axis,
                                    const Combine& fn) {
  const bool scan = how == Along::Scan;
  const std::string_view op = scan ? "associative_scan" : "reduce";
  const auto wrapped = [](const std::vector<trace::Value>& values) {
    Tiles out;
    for (const trace::Value& value : values) out.push_back(Access::wrap(value));
    return out;
  };
  const trace::Combine combine = [&](const std::vector<trace::Value>& left,
                                     const std::vector<trace::Value>& right) {
    std::vector<trace::Value> out;
    for (const Value& value : fn(wrapped(left), wrapped(right))) {
      out.push_back(Access::traced(value, op));
    }
    return out;
  };
  std::vector<trace::Operand> operands;
  for (const Value& tile : tiles) operands.push_back(Access::operand(tile, op));
  return wrapped(
      scan ? trace::scan_with(operands, axis, combine)
           : trace::reduce_with(operands, axis, combine, how == Along::ReduceKeepingDims));
}

void static_print(const std::string& line) {
  trace::Tracer::current("static_print").static_print(line);
}
void detail::device_print(const std::string& prefix, const std::vector<Value>& values) {
  std::vector<trace::Operand> operands;
  for (const Value& value : values) operands.push_back(Access::operand(value, "device_print"));
  trace::device_print(prefix, operands);
}

}  // namespace eas
