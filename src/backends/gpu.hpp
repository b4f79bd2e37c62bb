// GPUs: source made by codegen/gpu, for the languages of Apple's and of any OpenCL device.
#pragma once

#include "abi/emission.hpp"
#include "runtime/generator.hpp"

namespace eas::backends {

// Source for one kind of device; whoever has such a device derives from it and loads.
class GpuGenerator : public runtime::Generator {
 public:
  explicit GpuGenerator(abi::GpuTarget target) : target_(std::move(target)) {}

  std::string identity() const override;
  bool takes_threads(const ir::Function& function) const override;
  abi::Artifact generate(const ir::Function& function,
                         const runtime::CodeOptions& options) const override;
  std::shared_ptr<const runtime::Executable> load(
      const abi::Artifact& artifact, const runtime::LoadOptions& options) const override;
  std::int64_t cache_bytes() const override;
  std::string text(std::string_view language, const ir::Function& function,
                   const runtime::CodeOptions& options) const override;

 protected:
  const abi::GpuTarget target_;
};

// For people, on machines without such a device: what every Apple GPU since family 7 can hold, and
// what an OpenCL device of our days can.
const GpuGenerator& metal_for_people();
const GpuGenerator& opencl_for_people();

}  // namespace eas::backends
