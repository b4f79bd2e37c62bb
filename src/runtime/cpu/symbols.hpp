// The few functions generated code may call by name: those LLVM itself falls back to where a CPU
// has no instruction. Everything else goes through abi::Services.
#pragma once

#include <string_view>

namespace eas::runtime::cpu {

// The address of a C symbol (without the leading underscore of Mach-O), or null.
const void* find_symbol(std::string_view name);

}  // namespace eas::runtime::cpu
