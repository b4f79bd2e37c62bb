// See program.hpp. What a driver made of a source is kept on disk by a name made of the source, the
// options, the device and the driver's version.
#include "runtime/opencl/program.hpp"

#include <eas/error.hpp>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"

namespace eas::runtime::opencl {
namespace {

// Numbers as IEEE has them; what else a kernel wants its source says.
const char* options_for(const ClDevice& device) {
  return device.found().limits.exact_division
             ? "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt"
             : "-cl-std=CL1.2";
}

std::string identity(const ClDevice& device, const std::string& source) {
  const Found& found = device.found();
  return sha256_hex(cat("opencl binary 1\n", found.platform_name, "\n", found.name, "\n",
                        found.version, "\n", found.driver, "\n", options_for(device), "\n",
                        source));
}

std::string build_log(cl::Program program, cl::Device device) {
  std::size_t size = 0;
  api().GetProgramBuildInfo(program, device, cl::kProgramBuildLog, 0, nullptr, &size);
  std::string out(size, '\0');
  if (size > 0) {
    api().GetProgramBuildInfo(program, device, cl::kProgramBuildLog, size, out.data(), nullptr);
  }
  while (!out.empty() && (out.back() == '\0' || out.back() == '\n')) out.pop_back();
  return out;
}

std::string binary_of(cl::Program program) {
  std::size_t size = 0;
  if (api().GetProgramInfo(program, cl::kProgramBinarySizes, sizeof size, &size, nullptr) !=
          cl::kSuccess ||
      size == 0) {
    return "";
  }
  std::string out(size, '\0');
  auto* at = reinterpret_cast<unsigned char*>(out.data());
  const cl::Int code = api().GetProgramInfo(program, cl::kProgramBinaries, sizeof at,
                                            static_cast<void*>(&at), nullptr);
  return code == cl::kSuccess ? out : "";
}

// Null where the driver does not take it any more.
cl::Program from_binary(const ClDevice& device, const std::string& binary) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(binary.data());
  const std::size_t size = binary.size();
  const cl::Device id = device.found().device;
  cl::Int code = cl::kSuccess, status = cl::kSuccess;
  const cl::Program program =
      api().CreateProgramWithBinary(device.context(), 1, &id, &size, &bytes, &status, &code);
  if (code != cl::kSuccess || !program) return nullptr;
  if (status == cl::kSuccess &&
      api().BuildProgram(program, 1, &id, options_for(device), nullptr, nullptr) == cl::kSuccess) {
    return program;
  }
  api().ReleaseProgram(program);
  return nullptr;
}

cl::Program from_source(const ClDevice& device, const std::string& source,
                        const std::string& name) {
  const char* text = source.c_str();
  const std::size_t size = source.size();
  cl::Int code = cl::kSuccess;
  const cl::Program program =
      api().CreateProgramWithSource(device.context(), 1, &text, &size, &code);
  check(code, cat("giving the source of ", name, " to the driver"));
  const cl::Device id = device.found().device;
  code = api().BuildProgram(program, 1, &id, options_for(device), nullptr, nullptr);
  if (code == cl::kSuccess) return program;
  const std::string log = build_log(program, id);
  api().ReleaseProgram(program);
  throw BackendError(
      name, cat("the OpenCL driver refuses the source of this kernel, got ", error_name(code),
                " from ", device.found().name, ", expected code; the driver says:\n", log));
}

}  // namespace

Built::~Built() {
  if (kernel) api().ReleaseKernel(kernel);
  if (program) api().ReleaseProgram(program);
}

ClProgram::ClProgram(const abi::Artifact& artifact, const LoadOptions& options)
    : name_(options.name), store_(options.store) {
  auto emission = abi::unpack(artifact.object);
  if (!emission || emission->language != "opencl") {
    throw BackendError(name_, "these bytes are no OpenCL code");
  }
  emission_ = std::move(*emission);
}

Built& ClProgram::on(ClDevice& device) const {
  const fork::Lock lock(mutex_);
  std::unique_ptr<Built>& place = built_[&device];
  if (!place) place = build(device);
  return *place;
}

void ClProgram::check_limits(const ClDevice& device) const {
  const Limits& limits = device.found().limits;
  const auto refuse = [&](const char* what, auto got, auto most) {
    throw BackendError(name_, cat("the kernel does not fit the device, got ", got, " ", what,
                                  ", expected at most ", most, " on ", device.found().name,
                                  "; use smaller tiles"));
  };
  const auto& group = emission_.group;
  const auto threads = static_cast<std::size_t>(group[0] * group[1] * group[2]);
  if (threads > limits.group_size) refuse("threads in a group", threads, limits.group_size);
  for (std::size_t i = 0; i < 3; ++i) {
    if (static_cast<std::size_t>(group[i]) > limits.group_sizes[i]) {
      refuse("threads along an axis", group[i], limits.group_sizes[i]);
    }
  }
  if (emission_.group_bytes > limits.local_bytes) {
    refuse("bytes of group memory", emission_.group_bytes, limits.local_bytes);
  }
  if (static_cast<std::size_t>(emission_.argument_bytes) > limits.parameter_bytes) {
    refuse("bytes of arguments", emission_.argument_bytes, limits.parameter_bytes);
  }
}

std::unique_ptr<Built> ClProgram::build(ClDevice& device) const {
  check_limits(device);
  auto out = std::make_unique<Built>();
  const std::string key = identity(device, emission_.source);
  if (store_) {
    if (const auto known = store_->find(key)) out->program = from_binary(device, *known);
  }
  if (!out->program) {
    out->program = from_source(device, emission_.source, name_);
    if (store_) {
      if (const std::string binary = binary_of(out->program); !binary.empty()) {
        store_->insert(key, cat(name_, " (on ", device.found().name, ")"), binary);
      }
    }
  }
  cl::Int code = cl::kSuccess;
  out->kernel = api().CreateKernel(out->program, emission_.entry.c_str(), &code);
  check(code, cat("finding the kernel ", name_, " in what the driver built"));
  const auto& group = emission_.group;
  std::size_t most = 0;
  code = api().GetKernelWorkGroupInfo(out->kernel, device.found().device, cl::kKernelWorkGroupSize,
                                      sizeof most, &most, nullptr);
  const auto threads = static_cast<std::size_t>(group[0] * group[1] * group[2]);
  if (code == cl::kSuccess && threads > most) {
    throw BackendError(
        name_, cat("the kernel needs more registers than the device has for a group, got ", threads,
                   " threads, expected at most ", most, " on ", device.found().name,
                   "; use smaller tiles"));
  }
  return out;
}

abi::Report ClProgram::run(const Launch&) const {
  throw InternalError("OpenCL code runs as work of a stream");
}

std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options) {
  auto out = std::make_shared<ClProgram>(artifact, options);
  out->on(device(0));
  return out;
}

}  // namespace eas::runtime::opencl
