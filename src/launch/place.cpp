// See place.hpp.
#include "launch/place.hpp"

#include <eas/error.hpp>

#include "base/config.hpp"
#include "base/format.hpp"

namespace eas::launch {

void Placing::see(const Device& device, const std::function<std::string()>& title) {
  if (!any_) {
    any_ = true;
    device_ = device;
    first_ = title();
    return;
  }
  if (device == device_) return;
  // The one on the host is the one to be copied.
  const bool here = device.kind == DeviceKind::Cpu;
  const Device& target = here ? device_ : device;
  throw BackendError(
      kernel_, cat("the arrays are on different devices, got ", first_, " on ", to_string(device_),
                   " and ", title(), " on ", to_string(device), ", expected one device; x.to(\"",
                   to_string(target), "\") copies a tensor there"));
}

Place Placing::place() const {
  if (!any_ || device_.kind == DeviceKind::Cpu) return {&backend_, device_};
  const runtime::Backend* const owner = runtime::backend_of(device_.kind);
  if (!owner) throw InternalError(cat("no backend works on ", to_string(device_)));
  if (owner == &backend_ || !named_) return {owner, device_};
  throw BackendError(kernel_, cat(first_, " is on another device, got one on ", to_string(device_),
                                  " for a launch on the backend '", backend_.name,
                                  "', expected the CPU's memory; x.to(\"cpu\") copies it there"));
}

bool backend_is_named() { return config::backend() != "auto"; }

}  // namespace eas::launch
