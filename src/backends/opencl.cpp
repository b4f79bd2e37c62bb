// The emitter of GPU source and OpenCL's queues, which know nothing of each other, made one.
#include "backends/opencl.hpp"

#include <algorithm>

#include "backends/gpu.hpp"
#include "base/once.hpp"
#include "runtime/opencl/device.hpp"
#include "runtime/opencl/program.hpp"

namespace eas::backends {
namespace {

// What all devices of this machine can do, so that code is code of any of them.
abi::GpuTarget target_of_all() {
  constexpr std::int64_t kBuffers = 64;
  abi::GpuTarget out;
  out.language = "opencl";
  out.max_buffers = kBuffers;
  out.max_threads = INT64_MAX;
  out.group_bytes = INT64_MAX;
  out.max_argument_bytes = INT64_MAX;
  out.f16 = out.f64 = out.atomics64 = true;
  for (const runtime::opencl::Found& found : runtime::opencl::devices()) {
    const runtime::opencl::Limits& limits = found.limits;
    out.max_threads = std::min(out.max_threads, static_cast<std::int64_t>(limits.group_size));
    out.group_bytes = std::min(out.group_bytes, limits.local_bytes);
    const auto room = static_cast<std::int64_t>(limits.parameter_bytes) - kBuffers * 8;
    out.max_argument_bytes = std::min(out.max_argument_bytes, std::max<std::int64_t>(room, 256));
    out.f16 &= limits.halves;
    out.f64 &= limits.doubles;
    out.atomics64 &= limits.long_atomics;
    if (out.name.empty()) out.name = found.name;
  }
  return out;
}

class OpenClGenerator final : public GpuGenerator {
 public:
  OpenClGenerator() : GpuGenerator(target_of_all()) {}

  std::shared_ptr<const runtime::Executable> load(
      const abi::Artifact& artifact, const runtime::LoadOptions& options) const override {
    return runtime::opencl::load(artifact, options);
  }
  // For people the same text on every machine.
  std::string text(std::string_view language, const ir::Function& function,
                   const runtime::CodeOptions& options) const override {
    return opencl_for_people().text(language, function, options);
  }
};

}  // namespace

const runtime::Generator& opencl_generator() {
  static constinit Once<OpenClGenerator> made;
  if (runtime::opencl::devices().empty()) return opencl_for_people();
  return made.get();
}

runtime::Presence opencl_presence() { return runtime::opencl::presence(); }

runtime::Device& opencl_device(int index) { return runtime::opencl::device(index); }

int opencl_devices() { return runtime::opencl::device_count(); }

}  // namespace eas::backends
