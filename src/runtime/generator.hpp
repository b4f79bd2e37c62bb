// What a backend that makes code offers: generate, load, and the code for people. `compile` asks for
// nothing else, so it knows no backend by name.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "abi/artifact.hpp"
#include "runtime/executable.hpp"

namespace eas::ir {
class Function;
struct DebugInfo;
}  // namespace eas::ir

namespace eas::runtime {

struct CodeOptions {
  bool check = false;     // EAS_CHECK=1: bounds and divisions
  bool disjoint = false;  // no two buffers overlap when one is written
  // Names and lines for debuggers; null leaves them out (and so out of the code's identity).
  const ir::DebugInfo* debug = nullptr;
};

struct LoadOptions {
  std::string_view name = "kernel";  // what profilers call it
  bool debug = false;                // tell debuggers and profilers about it
};

// For one processor. Lives as long as the process; safe to use from many threads.
class Generator {
 public:
  virtual ~Generator() = default;

  // All that decides the code besides the function and the options: part of every key.
  virtual std::string identity() const = 0;
  // `function` is verified, optimised and not thread-level. The same bytes in every process.
  virtual abi::Artifact generate(const ir::Function& function,
                                 const CodeOptions& options) const = 0;
  // Throws BackendError for bytes that are no code of this processor.
  virtual std::shared_ptr<const Executable> load(const abi::Artifact& artifact,
                                                 const LoadOptions& options) const = 0;
  // What the caches of its processor hold: stores of a launch that moves more may pass them by.
  virtual std::int64_t cache_bytes() const = 0;
  // The same code for people, in one of the languages of the backend's row.
  virtual std::string text(std::string_view language, const ir::Function& function,
                           const CodeOptions& options) const = 0;
};

}  // namespace eas::runtime
