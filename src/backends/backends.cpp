// The rows, fastest first: `auto` takes the first that is available.
#include "backends/backends.hpp"

#include <eas/dlpack_abi.h>

#include "backends/cpu.hpp"
#include "backends/metal.hpp"
#include "backends/opencl.hpp"
#include "runtime/backend.hpp"

namespace eas::backends {
namespace {

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
                             .probe = metal_presence,
                             .generator = metal_generator,
                             .writes_anywhere = true,
                             .memory = metal_device,
                             .devices = metal_devices,
                             .dlpack = dlpack::kDLMetal});
  runtime::register_backend({.name = "opencl",
                             .doc = "any OpenCL device",
                             .languages = "opencl",
                             .probe = opencl_presence,
                             .generator = opencl_generator,
                             .writes_anywhere = true,
                             .memory = opencl_device,
                             .devices = opencl_devices,
                             .dlpack = dlpack::kDLOpenCL});
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
