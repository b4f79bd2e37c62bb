// Weak integers are checked at the launch as literals are while tracing: one that does not fit the
// dtype it meets is refused, never wrapped.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "ir/debug_info.hpp"
#include "trace/tracer.hpp"

namespace eas::compile {

// What launches of the function must check. What a loop counts is not known then: it is cast.
// Throws CompileError for a number made of too many steps.
std::vector<NumberCheck> number_checks(const ir::Function& function, const ir::DebugInfo& debug,
                                       std::span<const trace::Narrowing> narrowings);

// Throws LaunchError for the first number out of its range. `argument` names a parameter of the IR
// for the message; the rest is as for passes::evaluate.
void check_numbers(const CompiledKernel& kernel, std::span<const std::int64_t> scalars,
                   std::span<const std::int64_t* const> shapes,
                   std::span<const std::int64_t* const> strides,
                   const std::function<std::string(std::size_t)>& argument);

}  // namespace eas::compile
