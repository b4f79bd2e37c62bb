// How wide the vectors of code are, and why: by EAS_VECTOR_BITS, by a table of processors, and for those
// with AVX-512 that nobody measured by running something short at either width.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/llvm/codegen.hpp"

namespace eas::codegen {

// Of a processor with vectors of 512 bits; `bits` 0: it is to be measured.
struct WidthRow {
  int bits;
  std::string_view why;
};
WidthRow width_of_processor(std::string_view cpu);

// Which of two targets, alike but for their vectors, is quicker here: its bits, or nothing where that
// cannot be kept. Asked once a process and processor, by target().
using MeasureWidth = std::optional<int> (*)(const Target& narrow, const Target& wide);
void measure_widths_by(MeasureWidth measure);

// Why target() has the vectors it has, for people.
std::string why_so_wide();

}  // namespace eas::codegen
