// Arrays that hold nothing yet when a launch begins (passes::Sharing::fresh): the code stores to all of
// their elements, or they are set to zeros first.
#pragma once

#include <eas/tensor.hpp>

#include <array>
#include <cstdint>
#include <span>

#include "compile/compiled_kernel.hpp"
#include "compile/native.hpp"

namespace eas::launch {

// VariantKey::stores of a launch: those all of whose elements the programs of this grid reach.
std::uint64_t stored_whole(const compile::Native& native,
                           std::span<const compile::NativeArgument> arguments,
                           const std::array<std::int64_t, 3>& grid);

// Sets to zeros what code with these `stores` does not reach. LaunchError where an array shares memory
// with another argument, whose values would be lost.
void begin_fresh(const compile::CompiledKernel& kernel,
                 std::span<const compile::NativeArgument> arguments, std::uint64_t stores,
                 Device device = {});

}  // namespace eas::launch
