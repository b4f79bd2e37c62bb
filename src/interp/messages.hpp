// The texts of what a running kernel reports, with kernel, line, program and thread. The
// interpreter finds a failure by looking, compiled code by its report: both say it through here, so
// a user reads the same words on every backend.
#pragma once

#include <eas/error.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "interp/interp.hpp"
#include "interp/layout.hpp"
#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::interp {

// Where a kernel was: one of its nodes, in one program and, when thread-level, one thread.
struct Place {
  const ir::DebugInfo& debug;
  const ir::Node& node;
  std::array<std::int64_t, 3> program;
  std::int64_t thread = -1;  // -1: the kernel has no threads

  const SourceLocation& location() const { return debug.at(node.location); }
  std::string text() const;  // "in kernel 'k' at f.py:3, program (0, 0, 0), thread 2"

  // Throws the error at this place's line.
  template <class ErrorClass>
  [[noreturn]] void fail(std::string_view op, const std::string& message) const {
    ErrorClass error(op, message);
    error.locate(location());
    throw error;
  }
};

// How messages call a memory: "argument 'a'", "threadgroup memory of f.py:3".
std::string argument_title(const ir::DebugInfo& debug, std::size_t param);
std::string group_title(const ir::DebugInfo& debug, const ir::Node& alloc);

// ", element (1, 2)", "" for a scalar.
std::string element_text(const ir::Type& type, std::int64_t element);

// `element` is flat in one thread's tile.
[[noreturn]] void fail_bounds(const Place& place, const std::string& title, std::int64_t index,
                              const Layout& layout);
[[noreturn]] void fail_assume(const Place& place, std::int64_t element);
[[noreturn]] void fail_assert(const Place& place, std::int64_t element);
[[noreturn]] void fail_multiple(const Place& place, std::int64_t element, std::int64_t got);
[[noreturn]] void fail_division(const Place& place, std::int64_t element);
// `place` is that of the first thread that did not come; `together` is the group's or a simdgroup's.
[[noreturn]] void fail_missing(const Place& place, std::int64_t came, std::int64_t together);
[[noreturn]] void fail_zero_step(const Place& place);
[[noreturn]] void fail_workspace(const Place& place, std::int64_t bytes);

// Gets device_print's lines, without newline; an empty one means stdout.
using PrintLine = std::function<void(const std::string&)>;

// "x: (pid 0, 0, 0) [thread 3] 1.5": one lane of the values.
void print_line(const Place& place, std::span<const Data> values, std::int64_t lane,
                const PrintLine& print);
// A device_print, with these attributes, of a program that is no group: one line, or, where it
// stands for a group (the first value is then the mask), one for each thread.
void print_program(const Place& place, std::span<const std::int64_t> attributes,
                   std::vector<Data> values, const PrintLine& print);

}  // namespace eas::interp
