// What a backend that makes code offers: generate, load, and the code for people. `compile` asks for
// nothing else, so it knows no backend by name.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
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
  std::array<std::int64_t, 3> group{1, 1, 1};  // threads, of a function that is thread-level
  // The same names and lines, for what a generator refuses; no part of the code.
  const ir::DebugInfo* lines = nullptr;
};

// Where a runtime keeps what a driver made of code, across processes. Lives as long as the process.
class CodeStore {
 public:
  virtual ~CodeStore() = default;
  virtual std::optional<std::string> find(const std::string& key) const = 0;  // key: hex
  virtual void insert(const std::string& key, std::string_view title,
                      std::string_view bytes) const = 0;
};

struct LoadOptions {
  std::string_view name = "kernel";  // what profilers call it
  bool debug = false;                // tell debuggers and profilers about it
  const CodeStore* store = nullptr;
};

// For one processor. Lives as long as the process; safe to use from many threads.
class Generator {
 public:
  virtual ~Generator() = default;

  // All that decides the code besides the function and the options: part of every key.
  virtual std::string identity() const = 0;
  // Whether `generate` takes this thread-level function as it is, not made into a tile kernel.
  virtual bool takes_threads(const ir::Function& function) const { return (void)function, false; }
  // `function` is verified, optimised and, but for those it takes, not thread-level. The same bytes in every process.
  virtual abi::Artifact generate(const ir::Function& function,
                                 const CodeOptions& options) const = 0;
  // Throws BackendError for bytes that are no code of this processor.
  virtual std::shared_ptr<const Executable> load(const abi::Artifact& artifact,
                                                 const LoadOptions& options) const = 0;
  // What the caches of its processor hold: stores of a launch that moves more may pass them by.
  virtual std::int64_t cache_bytes() const = 0;
  // Whose text is shown: the same on every machine, where code depends on the device that is there.
  virtual const Generator& for_people() const { return *this; }
  // The same code for people, in one of the languages of the backend's row.
  virtual std::string text(std::string_view language, const ir::Function& function,
                           const CodeOptions& options) const = 0;
};

}  // namespace eas::runtime
