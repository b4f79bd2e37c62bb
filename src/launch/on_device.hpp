// A launch as work of a device's stream.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "compile/compiled_kernel.hpp"
#include "launch/native.hpp"
#include "runtime/streams.hpp"

namespace eas::launch {

struct DeviceLaunch {
  Extent grid{1, 1, 1};
  Extent group{1, 1, 1};
  Device device;  // of the arrays: the backend's own, or the host
  std::shared_ptr<runtime::DeviceStream> stream = nullptr;  // null: the device's main one
  // Whether to wait. One that does not, fails where somebody waits for it; memory of the host is always
  // waited for.
  bool sync = true;
  std::function<void(const std::string&)> print = nullptr;  // device_print's lines; stdout if empty
  std::function<void()> poll = nullptr;                     // while waiting; may throw to end that
};

// Throws BackendError where the device cannot work on memory of the host.
void run_on_device(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                   const DeviceLaunch& how);

// Waits for all work of all devices, and throws what a launch that was not waited for failed with.
void synchronize(const std::function<void()>& poll = nullptr);
// The same of one stream.
void synchronize(runtime::DeviceStream& stream, const std::function<void()>& poll = nullptr);

}  // namespace eas::launch
