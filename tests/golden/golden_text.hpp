// Facts of a kernel and counts of LLVM's text, written for people to read in a diff.
#pragma once

#include <string>

#include "codegen/llvm/codegen.hpp"
#include "compile/compiled_kernel.hpp"

namespace eas::golden {

// Comments: what it reads and writes, the grid its guards ask for, the strides and the overlaps that
// a launch looks at.
std::string facts_text(const compile::Code& code);

// "9 blocks, 85 instructions, <hash>" and how often each instruction occurs, with functions by the
// name they are called by.
std::string counts_text(const std::string& llvm);

// What a launch must know of the code, and the size and hash of the object file.
std::string artifact_text(const codegen::Artifact& artifact);

}  // namespace eas::golden
