// A look at an ELF object before it is linked: LLVM's readers take offsets, indices and sizes on
// trust, and a damaged one would end the process.
#pragma once

#include <string>
#include <string_view>

namespace eas::runtime::cpu {

// What is wrong with it, or nothing. Bytes that are no ELF file at all are left to the linker.
std::string problem_of_elf(std::string_view object);

}  // namespace eas::runtime::cpu
