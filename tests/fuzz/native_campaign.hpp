// Many random cases on a backend, in processes of their own so that one that crashes or hangs is a
// finding like any other, and what they covered.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "native_case.hpp"
#include "native_compare.hpp"

namespace eas::fuzz {

enum class Verdict : std::uint8_t {
  Agrees,
  Void,     // nothing can be compared: what ran depends on inexact values
  Invalid,  // the interpreter refuses the case: a fault of the generator
  Differs,
  Fails,    // the backend throws
  Crashes,  // a signal, or no end in time
};
inline bool is_finding(Verdict verdict) { return verdict >= Verdict::Invalid; }

struct Finding {
  std::uint64_t seed = 0;
  Verdict verdict = Verdict::Agrees;
  std::string text;
};

struct Coverage {
  std::map<std::string, std::int64_t> rows;  // nodes by op, as generated
  std::vector<std::size_t> sizes;            // nodes of each program after the passes, constants
                                             // and yields aside
  void add(const Case& plan);
  std::size_t median() const;
  // Rows that occur less often.
  std::vector<std::string> rarer_than(std::int64_t count) const;
};

struct Report {
  std::map<Verdict, std::int64_t> counts;
  std::vector<Finding> findings;
  Coverage coverage;
  Tally tally;
};

// One case in this process.
Finding judge(const Case& plan, const Runner& runner, Tally* tally = nullptr);
// In a process of its own, with a limit in time.
Finding judge_isolated(const Case& plan, const Runner& runner);

struct Campaign {
  std::uint64_t first = 0;
  std::int64_t count = 0;
  int jobs = 2;
  std::ostream* progress = nullptr;  // findings as they come
};
Report run(const Campaign& campaign, const Runner& runner);

void print(std::ostream& out, const Report& report);
std::ostream& operator<<(std::ostream& out, const Finding& finding);
std::string_view name(Verdict verdict);

// The finding's case, shrunk, as the text of a file: what is wrong in the first lines.
std::string reproducer(const Finding& finding, const Runner& runner);

}  // namespace eas::fuzz
