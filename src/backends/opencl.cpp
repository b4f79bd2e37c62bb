// The emitter of GPU source and OpenCL's queues, which know nothing of each other, made one.
#include "backends/opencl.hpp"

#include <algorithm>

#include "backends/gpu.hpp"
#include "base/config.hpp"
#include "base/once.hpp"
#include "runtime/opencl/device.hpp"
#include "runtime/opencl/program.hpp"

namespace eas::backends {
namespace {

// What all devices of this machine can do, so that code is code of any of them.
abi::GpuTarget target_of_all(bool many) {
  constexpr std::int64_t kBuffers = 64;
  abi::GpuTarget out;
  out.language = "opencl";
  out.max_buffers = kBuffers;
  out.max_threads = INT64_MAX;
  out.group_bytes = INT64_MAX;
  out.max_argument_bytes = INT64_MAX;
  out.f16 = out.f64 = out.atomics64 = true;
  out.one_thread = !many;
  for (const runtime::opencl::Found& found : runtime::opencl::devices()) {
    const runtime::opencl::Limits& limits = found.limits;
    out.max_threads = std::min(out.max_threads, static_cast<std::int64_t>(limits.group_size));
    out.group_bytes = std::min(out.group_bytes, limits.local_bytes);
    const auto room = static_cast<std::int64_t>(limits.parameter_bytes) - kBuffers * 8;
    out.max_argument_bytes = std::min(out.max_argument_bytes, std::max<std::int64_t>(room, 256));
    out.f16 &= limits.halves;
    out.f64 &= limits.doubles;
    out.atomics64 &= limits.long_atomics;
    out.one_thread &= found.is_cpu;
    if (out.name.empty()) out.name = found.name;
  }
  return out;
}

class OpenClGenerator final : public GpuGenerator {
 public:
  explicit OpenClGenerator(bool many) : GpuGenerator(target_of_all(many)) {}

  std::shared_ptr<const runtime::Executable> load(
      const abi::Artifact& artifact, const runtime::LoadOptions& options) const override {
    return runtime::opencl::load(artifact, options);
  }
  const runtime::Generator& for_people() const override { return opencl_for_people(); }
};

}  // namespace

const runtime::Generator& opencl_generator() {
  static constinit Once<OpenClGenerator> made, many;
  if (runtime::opencl::devices().empty()) return opencl_for_people();
  if (config::opencl_many()) return many.get([] { return OpenClGenerator(true); });
  return made.get([] { return OpenClGenerator(false); });
}

runtime::Presence opencl_presence() { return runtime::opencl::presence(); }

runtime::Device& opencl_device(int index) { return runtime::opencl::device(index); }

int opencl_devices() { return runtime::opencl::device_count(); }

}  // namespace eas::backends
