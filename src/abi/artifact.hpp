// What a code generator gives and a runtime loads: code as bytes, and what a launch must know of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "abi/native.hpp"

namespace eas::abi {

// How often program_cost takes a loop to go round whose bounds are no constants.
inline constexpr double kUnknownTurns = 16;

struct Artifact {
  std::string object;  // of machine code: an object file, its only global the function `eas_entry`
  std::vector<Word> words;
  std::int64_t scratch_bytes = 0;
  double program_cost = 0;  // a rough estimate of one program's time, in ns
  bool serial = false;      // programs must run one after another in order (it prints)
};

}  // namespace eas::abi
