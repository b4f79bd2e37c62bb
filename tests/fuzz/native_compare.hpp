// A backend against the interpreter: what a case must leave in memory and print, how far from it a
// backend may be, and the first place where it is further.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "native_case.hpp"

namespace eas::fuzz {

// What a launch left behind.
struct Outcome {
  std::vector<std::vector<std::byte>> memory;
  std::vector<std::string> lines;  // device_print's
};

using Runner = std::function<Outcome(const Case&)>;

// The interpreter. Throws LaunchError for a race between programs or threads.
Outcome interpret(const Case& plan);

struct Reference {
  Outcome outcome;
  std::vector<std::vector<double>> bounds;  // per memory and element; none where it is not written
  bool is_void = false;                     // nothing can be compared
  bool prints = true;                       // what was printed can be
};
Reference reference(const Case& plan);

struct Tally {
  std::int64_t exact = 0, bounded = 0, unknown = 0;  // elements
};

// What is wrong with `got`, or nothing.
std::optional<std::string> difference(const Case& plan, const Reference& wanted, const Outcome& got,
                                      Tally* tally = nullptr);

}  // namespace eas::fuzz
