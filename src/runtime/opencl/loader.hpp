// OpenCL as this machine has it: the ICD loader, found when it is first asked for, and the devices
// of all its drivers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/backend.hpp"
#include "runtime/opencl/api.hpp"

namespace eas::runtime::opencl {

// What a device can do, as its driver says.
struct Limits {
  std::size_t group_size = 1;  // work-items of a work-group
  std::size_t group_sizes[3] = {1, 1, 1};
  std::int64_t local_bytes = 0;  // of a work-group
  std::int64_t global_bytes = 0;
  std::int64_t largest_bytes = 0;  // of one buffer
  std::int64_t cache_bytes = 0;
  std::size_t parameter_bytes = 0;
  int compute_units = 1;
  bool doubles = false, halves = false;  // arithmetic on them
  bool long_atomics = false;
  bool unified = false;         // its memory is the host's
  bool exact_division = false;  // float32's / and sqrt can be correctly rounded
};

struct Found {
  cl::Platform platform = nullptr;
  cl::Device device = nullptr;
  std::string name, platform_name, version, driver;
  bool is_cpu = false;
  Limits limits;
};

// The functions of the library. Throws BackendError where there is none, and in a child of a process
// that used them: drivers have threads, which a fork does not copy.
const cl::Api& api();
// Every device that can run what is compiled here, GPUs before others; those of one driver stay
// together. Empty where there is none.
const std::vector<Found>& devices();
// Whether there is any, and else why not and what to do.
Presence presence();

// What an error code is called, as CL_OUT_OF_RESOURCES.
std::string error_name(cl::Int code);
// Throws BackendError for a code other than success: `what` was tried in vain.
void check(cl::Int code, std::string_view what);

}  // namespace eas::runtime::opencl
