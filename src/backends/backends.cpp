// The rows, fastest first: `auto` takes the first that is available.
#include "backends/backends.hpp"

#include "backends/cpu.hpp"
#include "runtime/backend.hpp"

namespace eas::backends {
namespace {

runtime::Presence not_built(const char* generator) {
  return {std::string("the ") + generator + " code generator is not part of this build",
          "use the interpreter (EAS_BACKEND=interpreter)"};
}

// Before main(), so that whoever reads EAS_BACKEND or a device's name knows all of them.
[[maybe_unused]] const bool g_registered = [] {
  runtime::register_backend({.name = "cpu",
                             .doc = "compiled code on the processor's cores",
                             .languages = "llvm asm",
                             .generator = cpu_generator});
  runtime::register_backend({.name = "metal",
                             .doc = "Apple GPUs",
                             .aliases = "mps",
                             .languages = "msl",
                             .device = DeviceKind::Metal,
                             .probe = [] { return not_built("Metal"); }});
  runtime::register_backend({.name = "opencl",
                             .doc = "any OpenCL device",
                             .languages = "opencl",
                             .device = DeviceKind::OpenCL,
                             .probe = [] { return not_built("OpenCL"); }});
  runtime::register_backend(
      {.name = "interpreter",
       .doc = "the reference: every op by its definition, every access checked"});
  runtime::register_backend(
      {.name = "eager",
       .doc = "the Python body itself, program by program, for print and breakpoint",
       .eager = true});
  return true;
}();

}  // namespace

void link() {}

}  // namespace eas::backends
