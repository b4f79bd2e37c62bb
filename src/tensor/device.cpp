// Devices by name. Only the CPU is built in; the others are known so that the error can say so.
#include <eas/tensor.hpp>

#include "base/format.hpp"

namespace eas {
namespace {

std::optional<DeviceKind> kind_from_name(std::string_view name) {
  if (name == "cpu") return DeviceKind::Cpu;
  if (name == "metal" || name == "mps") return DeviceKind::Metal;
  if (name == "opencl") return DeviceKind::OpenCL;
  return std::nullopt;
}

}  // namespace

std::string to_string(const Device& device) {
  switch (device.kind) {
    case DeviceKind::Cpu: return "cpu";
    case DeviceKind::Metal: return "metal";
    case DeviceKind::OpenCL: return "opencl";
  }
  __builtin_unreachable();
}

Device parse_device(std::string_view name, std::string_view op) {
  std::string_view kind = name;
  if (kind.ends_with(":0")) kind.remove_suffix(2);
  const auto found = kind_from_name(kind);
  if (!found) {
    throw BackendError(op, cat("no such device, got \"", name,
                               "\", expected \"cpu\", \"metal\", \"mps\" or \"opencl\""));
  }
  if (*found != DeviceKind::Cpu) {
    throw BackendError(op, cat("this build has no such device, got \"", name,
                               "\", expected \"cpu\"; eas.backends() says what is built in"));
  }
  return {*found, 0};
}

std::string_view name(Layout layout) {
  switch (layout) {
    case Layout::Strided: return "strided";
    case Layout::Diagonal: return "diagonal";
  }
  __builtin_unreachable();
}

}  // namespace eas
