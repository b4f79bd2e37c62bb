// What every launcher asks of a grid, a group and an argument, whatever language its user writes, and
// what it says of a wrong one: one class and one text, with the words of that language put in.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "compile/compiled_kernel.hpp"
#include "compile/native.hpp"

namespace eas::launch {

using Extent = std::array<std::int64_t, 3>;

// How the launcher's users write a group, for messages.
struct GroupWords {
  std::string given;  // "_tptg"
  std::string sizes;  // "(4, 2)", as it was given
  std::string tid;    // "mk.tid"
  std::string how;    // "_tptg=, the threads of a group (1 to 3 sizes)"
};

// The threads of a group: the function's own number, or those given, which must agree with it.
Extent group_of(const std::string& kernel, const ir::Function& function,
                const std::optional<Extent>& given, const GroupWords& words);

// Programs along an axis that cover `elements`: by the kernel's tile there, else by its threads.
std::int64_t programs_along(const compile::CompiledKernel& kernel, int axis, std::int64_t elements,
                            const Extent& group);

// Programs along an axis as the kernel's guards say for these arguments; nothing when none does.
std::optional<std::int64_t> guarded_axis(const compile::CompiledKernel& kernel, int axis,
                                         std::span<const compile::NativeArgument> arguments);

// Refuses a grid whose programs cannot be counted.
const Extent& countable(const compile::CompiledKernel& kernel, const Extent& grid);

[[noreturn]] void refuse_dtype(const std::string& kernel, DType dtype, const std::string& argument);

// Refuses memory the kernel writes but may not, or whose axes it asks for but which has fewer.
void check_memory(const compile::CompiledKernel& kernel, std::size_t param, bool readonly, int rank,
                  const std::function<std::string()>& argument);

// Refuses a dtype kernels do not compute on.
template <class Argument>
void check_dtype(const std::string& kernel, DType dtype, const Argument& argument) {
  if (!is_kernel_dtype(dtype)) refuse_dtype(kernel, dtype, argument());
}

// An argument whose gradient nobody would follow; `inside` is where somebody does, if there is such a
// place, and `under` what makes it right that nobody does.
[[noreturn]] void refuse_gradient(const std::string& kernel, const std::string& argument,
                                  const std::string& inside, const std::string& under);
// What is no 1 to 3 sizes.
[[noreturn]] void refuse_size(const std::string& kernel, std::string_view what,
                              const std::string& got, std::int64_t least);
[[noreturn]] void refuse_two_grids(const std::string& kernel, const std::string& got);
// An axis of the inferred grid that nothing says.
[[noreturn]] void refuse_open_axis(const std::string& kernel, int axis, const std::string& has,
                                   const std::string& expected);

}  // namespace eas::launch
