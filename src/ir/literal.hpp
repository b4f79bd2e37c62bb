// Literals of constants: text that reads back to the same bits, for every dtype a kernel computes
// on.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace eas::ir {

// `1.5`, `-0.0`, `inf`, `nan`, `nan(0x7fc00001)`, `true`, `-9223372036854775808`. Floats are as
// short as their own precision allows.
std::string constant_text(DType dtype, std::int64_t bits);

// The bits of a literal, or nothing when it is no literal of the dtype or does not fit it.
std::optional<std::int64_t> parse_constant(DType dtype, std::string_view text);

// Whether `bits` are what ir::constant_bits gives for some value: nothing beyond the dtype's width.
bool are_constant_bits(DType dtype, std::int64_t bits);

// Text between quotes: printable ASCII as it is, everything else escaped (`\"`, `\\`, `\n`, `\t`,
// `\x1b`).
std::string quoted(std::string_view text);

}  // namespace eas::ir
