// Which backends this build has: one row each, with the reason and the fix for those it has not.
// The rows are the whole truth: `eas.backends()`, `eas doctor` and every launch read them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace eas::runtime {

struct Backend {
  std::string_view name;
  bool available;
  std::string_view doc;     // what it is
  std::string_view reason;  // why it is not available; empty when it is
  std::string_view fix;     // what to do about that; empty when it is
};

std::span<const Backend> backends();

// The row a setting means: "auto" is the fastest that is available and "mps" is metal. Throws
// BackendError tagged [op] for one that is not available, with its reason and fix, and for a name
// that does not exist.
const Backend& resolve(std::string_view name, std::string_view op);

// For a function of a backend that is not part of this build: throws what resolve() would, in terms
// of what was asked for.
[[noreturn]] void refuse_source(std::string_view op, std::string_view what,
                                std::string_view backend);

}  // namespace eas::runtime
