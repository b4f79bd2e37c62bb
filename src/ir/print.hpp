// IR to text. The text is canonical: values are numbered in order and names and lines are left out,
// so equal text means equal meaning and its hash is the identity of a kernel. docs/ir.md has the
// grammar; parse.hpp reads it back.
#pragma once

#include <string>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::ir {

std::string to_text(const Function& function);
// For humans: the same, with the source line of each node as a comment (`; file.py:12`).
std::string to_text_with_locations(const Function& function, const DebugInfo& debug);

// The SHA-256 of the canonical text, in hex.
std::string identity(const Function& function);

// Whether the op carries a text in quotes before its operands.
inline bool has_text(Op op) { return op == Op::device_print || op == Op::device_assert; }

// The word before a node's region: `else` of an if, `do` of a while, else none.
std::string_view region_word(Op op, std::size_t region);

}  // namespace eas::ir
