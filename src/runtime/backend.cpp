// The rows, fastest first: `auto` takes the first that is available.
#include "runtime/backend.hpp"

#include <eas/error.hpp>

#include <array>

#include "base/format.hpp"

namespace eas::runtime {
namespace {

constexpr std::string_view kUseInterpreter = "use the interpreter (EAS_BACKEND=interpreter)";

constexpr std::array kBackends{
    Backend{"cpu", true, "compiled code on the processor's cores", "", ""},
    Backend{"metal", false, "Apple GPUs", "the Metal code generator is not part of this build",
            kUseInterpreter},
    Backend{"opencl", false, "any OpenCL device",
            "the OpenCL code generator is not part of this build", kUseInterpreter},
    Backend{"interpreter", true, "the reference: every op by its definition, every access checked",
            "", ""},
    Backend{"eager", true, "the Python body itself, program by program, for print and breakpoint",
            "", ""},
};

}  // namespace

std::span<const Backend> backends() { return kBackends; }

const Backend& resolve(std::string_view name, std::string_view op) {
  const std::string_view wanted = name == "mps" ? "metal" : name;
  for (const Backend& row : kBackends) {
    if (wanted == "auto" ? !row.available : row.name != wanted) continue;
    if (row.available) return row;
    throw BackendError(op,
                       cat("backend '", name, "' is not available: ", row.reason, "; ", row.fix));
  }
  throw BackendError(op, cat("no such backend, got '", name, "', expected one of auto, ",
                             join(kBackends, ", ", [](const Backend& row) { return row.name; })));
}

void refuse_source(std::string_view op, std::string_view what, std::string_view backend) {
  for (const Backend& row : kBackends) {
    if (row.name == backend && !row.available) {
      throw BackendError(op, cat("there is no ", what, ": ", row.reason));
    }
  }
  throw InternalError(cat("refuse_source for the available backend ", backend));
}

}  // namespace eas::runtime
