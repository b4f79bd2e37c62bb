// Devices by name. Tensors live on the CPU; the others are known so that the error can say so.
#include "tensor/device.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"

namespace eas {
namespace {

using Name = std::pair<std::string, DeviceKind>;

struct Names {
  std::mutex mutex;
  std::vector<Name> rows{{"cpu", DeviceKind::Cpu}};
};

Names& names() {
  static constinit Once<Names> instance;  // never destroyed, as others may outlive it
  return instance.get();
}

// "cpu", "metal", "mps" or "opencl": all that may be said, in quotes.
std::string all_names(const std::vector<Name>& rows) {
  std::string out;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0) out += i + 1 == rows.size() ? " or " : ", ";
    out += cat("\"", rows[i].first, "\"");
  }
  return out;
}

}  // namespace

void name_device(std::string_view name, DeviceKind kind) {
  Names& known = names();
  const fork::Lock lock(known.mutex);
  known.rows.emplace_back(name, kind);
}

std::string to_string(const Device& device) {
  Names& known = names();
  const fork::Lock lock(known.mutex);
  const auto row = std::find_if(known.rows.begin(), known.rows.end(),
                                [&](const Name& row) { return row.second == device.kind; });
  return row == known.rows.end() ? "a device of another build" : row->first;
}

Device parse_device(std::string_view name, std::string_view op) {
  std::string_view kind = name;
  if (kind.ends_with(":0")) kind.remove_suffix(2);
  Names& known = names();
  const fork::Lock lock(known.mutex);
  const auto row = std::find_if(known.rows.begin(), known.rows.end(),
                                [&](const Name& row) { return row.first == kind; });
  if (row == known.rows.end()) {
    throw BackendError(op,
                       cat("no such device, got \"", name, "\", expected ", all_names(known.rows)));
  }
  if (row->second != DeviceKind::Cpu) {
    throw BackendError(op, cat("this build has no such device, got \"", name,
                               "\", expected \"cpu\"; eas.backends() says what is built in"));
  }
  return {row->second, 0};
}

std::string_view name(Layout layout) {
  switch (layout) {
    case Layout::Strided: return "strided";
    case Layout::Diagonal: return "diagonal";
  }
  __builtin_unreachable();
}

}  // namespace eas
