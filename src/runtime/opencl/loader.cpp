// The library is opened once and stays: drivers are not made to be unloaded.
#include "runtime/opencl/loader.hpp"

#include <eas/error.hpp>

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>

#include "base/format.hpp"
#include "base/once.hpp"
#include "base/words.hpp"

namespace eas::runtime::opencl {
namespace {

#if defined(__APPLE__)
constexpr const char* kLibraries[] = {"/System/Library/Frameworks/OpenCL.framework/OpenCL"};
#else
constexpr const char* kLibraries[] = {"libOpenCL.so.1", "libOpenCL.so"};
#endif

struct Library {
  cl::Api api;
  std::string missing;  // what is, if anything
};

Library open_library() {
  Library out;
  void* handle = nullptr;
  for (const char* name : kLibraries) {
    // Not unloaded at exit: a driver's threads may still run then.
    handle = ::dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (handle) break;
  }
  if (!handle) {
    out.missing = cat("the OpenCL library is not installed (no ", kLibraries[0], ")");
    return out;
  }
#define EAS_CL_FIND(result, name, parameters)                                           \
  out.api.name = reinterpret_cast<decltype(out.api.name)>(::dlsym(handle, "cl" #name)); \
  if (!out.api.name && out.missing.empty()) {                                           \
    out.missing = "the OpenCL library is older than 1.2 (it has no cl" #name ")";       \
  }
  EAS_CL_FUNCTIONS(EAS_CL_FIND)
#undef EAS_CL_FIND
  return out;
}

const Library& library() {
  static constinit Once<const Library> opened;
  return opened.get(open_library);
}

// The process that first asked for devices.
std::atomic<pid_t> g_owner{0};

bool is_forked() {
  pid_t none = 0;
  const pid_t mine = ::getpid();
  return !g_owner.compare_exchange_strong(none, mine) && none != mine;
}

constexpr const char* kForked = "OpenCL cannot be used in a forked child of a process that used it";

template <class T>
T info(const cl::Api& cl, cl::Device device, cl::Uint what, T otherwise = {}) {
  T out{};
  return cl.GetDeviceInfo(device, what, sizeof out, &out, nullptr) == cl::kSuccess ? out
                                                                                   : otherwise;
}

// A text that `ask(size, to, needed)` gives.
template <class Ask>
std::string text_of(const Ask& ask) {
  std::size_t size = 0;
  if (ask(0, nullptr, &size) != cl::kSuccess || size == 0) return "";
  std::string out(size, '\0');
  if (ask(size, out.data(), nullptr) != cl::kSuccess) return "";
  while (!out.empty() && (out.back() == '\0' || out.back() == ' ')) out.pop_back();
  return out;
}

Limits limits_of(const cl::Api& cl, cl::Device device, const std::string& extensions) {
  Limits out;
  out.group_size = info<std::size_t>(cl, device, cl::kDeviceMaxWorkGroupSize, 1);
  cl.GetDeviceInfo(device, cl::kDeviceMaxWorkItemSizes, sizeof out.group_sizes, out.group_sizes,
                   nullptr);
  const auto bytes = [&](cl::Uint what) {
    return static_cast<std::int64_t>(info<cl::Ulong>(cl, device, what));
  };
  out.local_bytes = bytes(cl::kDeviceLocalSize);
  out.global_bytes = bytes(cl::kDeviceGlobalSize);
  out.largest_bytes = bytes(cl::kDeviceMaxAllocSize);
  out.cache_bytes = bytes(cl::kDeviceGlobalCacheSize);
  out.parameter_bytes = info<std::size_t>(cl, device, cl::kDeviceMaxParameterSize, 256);
  out.compute_units = static_cast<int>(info<cl::Uint>(cl, device, cl::kDeviceMaxComputeUnits, 1));
  out.doubles = info<cl::Bitfield>(cl, device, cl::kDeviceDoubleConfig) != 0;
  out.halves = has_word(extensions, "cl_khr_fp16");
  out.long_atomics = has_word(extensions, "cl_khr_int64_base_atomics") &&
                     has_word(extensions, "cl_khr_int64_extended_atomics");
  out.exact_division =
      (info<cl::Bitfield>(cl, device, cl::kDeviceSingleConfig) & cl::kExactDivideAndSqrt) != 0;
  out.unified = info<cl::Bool>(cl, device, cl::kDeviceHostUnifiedMemory) != 0;
  return out;
}

// False for one that cannot run what we compile.
bool describe(const cl::Api& cl, Found& out) {
  const auto text = [&](cl::Uint what) {
    return text_of([&](std::size_t size, void* to, std::size_t* needed) {
      return cl.GetDeviceInfo(out.device, what, size, to, needed);
    });
  };
  const auto yes = [&](cl::Uint what) { return info<cl::Bool>(cl, out.device, what) != 0; };
  if (!yes(cl::kDeviceAvailable) || !yes(cl::kDeviceCompilerAvailable) ||
      !yes(cl::kDeviceEndianLittle)) {
    return false;
  }
  out.name = text(cl::kDeviceName);
  out.version = text(cl::kDeviceVersion);
  out.driver = text(cl::kDriverVersion);
  out.platform_name = text_of([&](std::size_t size, void* to, std::size_t* needed) {
    return cl.GetPlatformInfo(out.platform, cl::kPlatformName, size, to, needed);
  });
  out.is_cpu = (info<cl::Bitfield>(cl, out.device, cl::kDeviceType) & cl::kDeviceTypeCpu) != 0;
  out.limits = limits_of(cl, out.device, text(cl::kDeviceExtensions));
  const bool old = out.version.starts_with("OpenCL 1.0") || out.version.starts_with("OpenCL 1.1");
  return !old;
}

std::vector<Found> find_devices() {
  std::vector<Found> out;
  if (!library().missing.empty()) return out;
  const cl::Api& cl = library().api;
  cl::Uint count = 0;
  if (cl.GetPlatformIDs(0, nullptr, &count) != cl::kSuccess || count == 0) return out;
  std::vector<cl::Platform> platforms(count);
  if (cl.GetPlatformIDs(count, platforms.data(), nullptr) != cl::kSuccess) return out;
  for (const cl::Platform platform : platforms) {
    cl::Uint here = 0;
    if (cl.GetDeviceIDs(platform, cl::kDeviceTypeAll, 0, nullptr, &here) != cl::kSuccess) continue;
    std::vector<cl::Device> ids(here);
    if (here == 0 ||
        cl.GetDeviceIDs(platform, cl::kDeviceTypeAll, here, ids.data(), nullptr) != cl::kSuccess) {
      continue;
    }
    for (const cl::Device id : ids) {
      Found found{platform, id, {}, {}, {}, {}, false, {}};
      if (describe(cl, found)) out.push_back(std::move(found));
    }
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Found& a, const Found& b) { return a.is_cpu < b.is_cpu; });
  return out;
}

}  // namespace

const cl::Api& api() {
  if (is_forked()) {
    throw BackendError("opencl", cat(kForked, ", got a child, expected multiprocessing's spawn"));
  }
  if (!library().missing.empty()) throw BackendError("opencl", library().missing);
  return library().api;
}

const std::vector<Found>& devices() {
  static constinit Once<const std::vector<Found>> found;
  static constinit Once<const std::vector<Found>> none;
  if (is_forked()) return none.get();
  return found.get(find_devices);
}

Presence presence() {
  constexpr const char* kInstall =
      "install the driver of your device and its OpenCL loader (Debian: ocl-icd-libopencl1, and "
      "pocl-opencl-icd runs on any CPU)";
  if (is_forked()) return {kForked, "start processes with multiprocessing's spawn"};
  if (!library().missing.empty()) return {library().missing, kInstall};
  if (devices().empty())
    return {"no OpenCL driver gives a device of version 1.2 or newer", kInstall};
  return {};
}

std::string error_name(cl::Int code) {
  struct Row {
    cl::Int code;
    const char* name;
  };
  static constexpr Row kRows[] = {
      {-1, "CL_DEVICE_NOT_FOUND"},
      {-2, "CL_DEVICE_NOT_AVAILABLE"},
      {-3, "CL_COMPILER_NOT_AVAILABLE"},
      {-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
      {-5, "CL_OUT_OF_RESOURCES"},
      {-6, "CL_OUT_OF_HOST_MEMORY"},
      {-7, "CL_PROFILING_INFO_NOT_AVAILABLE"},
      {-8, "CL_MEM_COPY_OVERLAP"},
      {-11, "CL_BUILD_PROGRAM_FAILURE"},
      {-12, "CL_MAP_FAILURE"},
      {-14, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"},
      {-30, "CL_INVALID_VALUE"},
      {-33, "CL_INVALID_DEVICE"},
      {-34, "CL_INVALID_CONTEXT"},
      {-36, "CL_INVALID_COMMAND_QUEUE"},
      {-37, "CL_INVALID_HOST_PTR"},
      {-38, "CL_INVALID_MEM_OBJECT"},
      {-42, "CL_INVALID_BINARY"},
      {-43, "CL_INVALID_BUILD_OPTIONS"},
      {-44, "CL_INVALID_PROGRAM"},
      {-45, "CL_INVALID_PROGRAM_EXECUTABLE"},
      {-46, "CL_INVALID_KERNEL_NAME"},
      {-48, "CL_INVALID_KERNEL"},
      {-49, "CL_INVALID_ARG_INDEX"},
      {-50, "CL_INVALID_ARG_VALUE"},
      {-51, "CL_INVALID_ARG_SIZE"},
      {-52, "CL_INVALID_KERNEL_ARGS"},
      {-53, "CL_INVALID_WORK_DIMENSION"},
      {-54, "CL_INVALID_WORK_GROUP_SIZE"},
      {-55, "CL_INVALID_WORK_ITEM_SIZE"},
      {-57, "CL_INVALID_EVENT_WAIT_LIST"},
      {-58, "CL_INVALID_EVENT"},
      {-61, "CL_INVALID_BUFFER_SIZE"},
      {-63, "CL_INVALID_GLOBAL_WORK_SIZE"},
      {-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
  };
  for (const Row& row : kRows) {
    if (row.code == code) return row.name;
  }
  return cat("error ", code);
}

void check(cl::Int code, std::string_view what) {
  if (code == cl::kSuccess) return;
  throw BackendError("opencl", cat(what, " failed, got ", error_name(code), ", expected success"));
}

}  // namespace eas::runtime::opencl
