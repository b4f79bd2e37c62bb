// What every launcher asks of a grid, a group and an argument, whatever language its user writes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "compile/compiled_kernel.hpp"

namespace eas::compile {

using Extent = std::array<std::int64_t, 3>;

// How the launcher's users write a group, for messages.
struct GroupWords {
  std::string given;  // "_tptg"
  std::string sizes;  // "(4, 2)", as it was given
  std::string tid;    // "mk.tid"
  std::string how;    // "_tptg=, the threads of a group (1 to 3 sizes)"
};

// The threads of a group: the kernel's own number, or those given, which must agree with it.
Extent group_of(const CompiledKernel& kernel, const std::optional<Extent>& given,
                const GroupWords& words);

// Programs along an axis that cover `elements`: by the kernel's tile there, else by its threads.
std::int64_t programs_along(const CompiledKernel& kernel, int axis, std::int64_t elements,
                            const Extent& group);

// Refuses a grid whose programs cannot be counted.
const Extent& countable(const CompiledKernel& kernel, const Extent& grid);

// Refuses memory the kernel writes but may not, or whose axes it asks for but which has fewer.
void check_memory(const CompiledKernel& kernel, std::size_t param, const std::string& argument,
                  bool readonly, int rank);

}  // namespace eas::compile
