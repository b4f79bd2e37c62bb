// The emitter of GPU source and Metal's queues, which know nothing of each other, made one.
#include "backends/metal.hpp"

#include <algorithm>

#include "backends/gpu.hpp"
#include "base/once.hpp"
#include "runtime/metal/device.hpp"
#include "runtime/metal/program.hpp"

namespace eas::backends {
namespace {

// What all GPUs of this machine can do, so that code is code of any of them.
abi::GpuTarget target_of_all() {
  abi::GpuTarget out = runtime::metal::device(0).target();
  for (int i = 1; i < runtime::metal::device_count(); ++i) {
    const abi::GpuTarget& other = runtime::metal::device(i).target();
    out.group_bytes = std::min(out.group_bytes, other.group_bytes);
    out.max_threads = std::min(out.max_threads, other.max_threads);
  }
  return out;
}

class MetalGenerator final : public GpuGenerator {
 public:
  MetalGenerator() : GpuGenerator(target_of_all()) {}

  std::shared_ptr<const runtime::Executable> load(
      const abi::Artifact& artifact, const runtime::LoadOptions& options) const override {
    return runtime::metal::load(artifact, options);
  }
  const runtime::Generator& for_people() const override { return metal_for_people(); }
};

}  // namespace

const runtime::Generator& metal_generator() {
  static constinit Once<MetalGenerator> made;
  if (!runtime::metal::presence().available()) return metal_for_people();
  return made.get();
}

runtime::Presence metal_presence() { return runtime::metal::presence(); }

runtime::Device& metal_device(int index) { return runtime::metal::device(index); }

int metal_devices() { return runtime::metal::device_count(); }

}  // namespace eas::backends
