// For perf: the bytes and source lines of generated code, in the file `perf inject --jit` reads
// (Linux's tools/perf/Documentation/jitdump-specification.txt).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cpu/debugger.hpp"

namespace eas::runtime::cpu {

struct LoadedFunction {
  std::string name;  // as perf shows it
  std::string section;
  std::uint64_t address, size;
};

// Appends to /tmp/jit-<pid>.dump. `object` is what the functions were loaded from; its line tables
// count from the beginnings of `sections`. Where there is no such file perf shows names only.
void write_perf_dump(std::string_view object, const std::vector<LoadedSection>& sections,
                     const std::vector<LoadedFunction>& functions);

}  // namespace eas::runtime::cpu
