// Names and lines of a kernel. They belong to the kernel object and are no part of the IR's
// identity: two sources with one meaning share code, and each still reports its own lines.
#pragma once

#include <eas/error.hpp>

#include <string>
#include <vector>

#include "base/once.hpp"

namespace eas::ir {

struct DebugInfo {
  std::string kernel;                     // the kernel's name
  std::vector<std::string> params;        // one per IR parameter
  std::vector<SourceLocation> locations;  // Node::location indexes it; 0 is "unknown"

  const SourceLocation& at(std::size_t location) const {
    static constinit Once<const SourceLocation> unknown;
    return location < locations.size() ? locations[location] : unknown.get();
  }
};

}  // namespace eas::ir
