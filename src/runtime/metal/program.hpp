// Emitted MSL as a GPU runs it: a library compiled from source at run time, and the pipeline of its
// kernel, taken from an archive on disk where one was kept.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "abi/emission.hpp"
#include "runtime/generator.hpp"
#include "runtime/metal/device.hpp"

namespace eas::runtime::metal {

class MtlProgram final : public Executable {
 public:
  // Throws BackendError for bytes that are no emission in MSL.
  MtlProgram(const abi::Artifact& artifact, const LoadOptions& options);

  const abi::Emission& emission() const { return emission_; }
  const std::string& name() const { return name_; }
  // Its pipeline, built at first use. Throws BackendError with Metal's own words where it refuses the
  // source, and for a GPU that cannot run it.
  Id on(MtlDevice& device) const;
  // Work of a queue: MtlStream::launch does it.
  abi::Report run(const Launch& launch) const override;

 private:
  Ref build(MtlDevice& device) const;
  void check_limits(const MtlDevice& device) const;

  abi::Emission emission_;
  std::string name_;
  const CodeStore* store_;
  mutable std::mutex mutex_;
  mutable std::map<const MtlDevice*, Ref> built_;
};

// The pipeline of a kernel in a text, without an archive.
Ref pipeline_of(MtlDevice& device, const std::string& source, const std::string& entry,
                const std::string& name);

// `artifact` as code of the first GPU, where it is built at once: what is wrong is said while compiling.
std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options);

}  // namespace eas::runtime::metal
