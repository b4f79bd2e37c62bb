// Emitted source as a device runs it: built by its driver, or taken from what the driver built before.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "abi/emission.hpp"
#include "runtime/generator.hpp"
#include "runtime/opencl/device.hpp"

namespace eas::runtime::opencl {

// One kernel on one device. A cl_kernel has room for one set of arguments: whoever sets them holds the
// lock until the work is given.
struct Built {
  cl::Program program = nullptr;
  cl::Kernel kernel = nullptr;
  std::mutex mutex;

  Built() = default;
  ~Built();
  Built(const Built&) = delete;
  Built& operator=(const Built&) = delete;
};

class ClProgram final : public Executable {
 public:
  // Throws BackendError for bytes that are no emission.
  ClProgram(const abi::Artifact& artifact, const LoadOptions& options);

  const abi::Emission& emission() const { return emission_; }
  const std::string& name() const { return name_; }
  // Built at first use. Throws BackendError with the driver's own words where it refuses the source, and
  // for a device that cannot run it.
  Built& on(ClDevice& device) const;
  // Work of a queue: ClStream::launch does it.
  abi::Report run(const Launch& launch) const override;

 private:
  std::unique_ptr<Built> build(ClDevice& device) const;
  void check_limits(const ClDevice& device) const;

  abi::Emission emission_;
  std::string name_;
  const CodeStore* store_;
  mutable std::mutex mutex_;
  mutable std::map<const ClDevice*, std::unique_ptr<Built>> built_;
};

// `artifact` as code of the first device, where it is built at once: what is wrong is said while
// compiling.
std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options);

}  // namespace eas::runtime::opencl
