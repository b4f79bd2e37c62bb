// One function a message.
#include "interp/messages.hpp"

#include <cstdio>
#include <vector>

#include "base/format.hpp"
#include "interp/text.hpp"

namespace eas::interp {

std::string Place::text() const {
  std::string out = cat("in kernel '", debug.kernel, "'");
  if (location().line > 0) out += " at " + to_string(location());
  out += ", program " + tuple_text(program);
  if (thread >= 0) out += cat(", thread ", thread);
  return out;
}

std::string argument_title(const ir::DebugInfo& debug, std::size_t param) {
  return param < debug.params.size() ? cat("argument '", debug.params[param], "'")
                                     : cat("argument ", param);
}

std::string group_title(const ir::DebugInfo& debug, const ir::Node& alloc) {
  const SourceLocation& where = debug.at(alloc.location);
  return where.line > 0 ? "threadgroup memory of " + to_string(where) : "threadgroup memory";
}

std::string element_text(const ir::Type& type, std::int64_t element) {
  if (type.shape.is_scalar()) return "";
  std::vector<std::int64_t> at(static_cast<std::size_t>(type.shape.rank()));
  for (int axis = type.shape.rank() - 1; axis >= 0; --axis) {
    at[static_cast<std::size_t>(axis)] = element % type.shape[axis];
    element /= type.shape[axis];
  }
  return ", element " + tuple_text(at);
}

void fail_bounds(const Place& place, const std::string& title, std::int64_t index,
                 const Layout& layout) {
  place.fail<OutOfBoundsError>(ops::info(place.node.op).name,
                               cat("out of bounds ", place.text(), ", ", title, ": index ", index,
                                   ", expected ", layout.expected()));
}

void fail_assume(const Place& place, std::int64_t element) {
  place.fail<LaunchError>("assume", cat("the condition is false ", place.text(),
                                        element_text(place.node.condition()->type, element),
                                        ", expected what was promised"));
}

void fail_assert(const Place& place, std::int64_t element) {
  const std::string& message = place.node.text;
  place.fail<LaunchError>("device_assert",
                          cat(message.empty() ? "failed" : message, ", ", place.text(),
                              element_text(place.node.operands.front()->type, element)));
}

void fail_multiple(const Place& place, std::int64_t element, std::int64_t got) {
  const ir::Type& type = place.node.x()->type;
  const std::string value = type.dtype == DType::uint64
                                ? std::to_string(static_cast<std::uint64_t>(got))
                                : std::to_string(got);
  place.fail<LaunchError>(
      "multiple_of", cat("broken promise ", place.text(), element_text(type, element), ", got ",
                         value, ", expected a multiple of ", place.node.attributes[0]));
}

void fail_division(const Place& place, std::int64_t element) {
  place.fail<LaunchError>(ops::info(place.node.op).name,
                          cat("division by zero ", place.text(),
                              element_text(place.node.operands.front()->type, element),
                              ", expected a divisor other than 0"));
}

void fail_missing(const Place& place, std::int64_t came, std::int64_t together) {
  const bool group = place.node.op == ir::Op::barrier;
  place.fail<LaunchError>(
      ops::info(place.node.op).name,
      cat("not reached by all threads of ", group ? "the group " : "a simdgroup ", place.text(),
          ", got ", came, " of ", together, ", expected all"));
}

void fail_zero_step(const Place& place) {
  place.fail<LaunchError>("range", "the step is 0 " + place.text() + ", expected any other");
}

void fail_workspace(const Place& place, std::int64_t bytes) {
  place.fail<LaunchError>(
      "gradient", cat("the values to keep for it do not fit into memory ", place.text(), ", got ",
                      bytes, " bytes, expected a shorter loop or smaller tiles"));
}

void print_line(const Place& place, std::span<const Data> values, std::int64_t lane,
                const PrintLine& print) {
  std::string line = place.node.text;
  if (!line.empty()) line += ' ';
  line += cat("(pid ", place.program[0], ", ", place.program[1], ", ", place.program[2], ")");
  if (place.thread >= 0) line += cat(" [thread ", place.thread, "]");
  for (const Data& value : values) line += ' ' + lane_text(value, lane);
  if (print) return print(line);
  std::puts(line.c_str());
  std::fflush(stdout);  // in order with whatever else the process prints
}

void print_program(const Place& place, std::span<const std::int64_t> attributes,
                   std::vector<Data> values, const PrintLine& print) {
  if (attributes.empty()) return print_line(place, values, 0, print);
  // The threads are the first axis of every value.
  const std::int64_t threads = attributes[0];
  for (std::size_t i = 1; i < values.size(); ++i) {
    ir::Shape& shape = values[i].type.shape;
    const bool merged = shape.rank() == attributes[i];  // with the thread's own first axis
    if (merged) shape[0] /= threads;
    else shape = shape.without(0);
    values[i].lanes = threads;
  }
  const auto rest = std::span<const Data>(values).subspan(1);
  for (std::int64_t thread = 0; thread < threads; ++thread) {
    if (!values[0].as<std::uint8_t>()[thread]) continue;
    print_line({place.debug, place.node, place.program, thread}, rest, thread, print);
  }
}

}  // namespace eas::interp
