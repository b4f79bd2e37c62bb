// Devices by name.
#include "tensor/device.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <mutex>
#include <type_traits>
#include <vector>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "base/words.hpp"

namespace eas {
namespace {

struct Name {
  std::string text;
  DeviceKind kind;
  tensor::DeviceMemory* memory;
};

struct Names {
  std::mutex mutex;
  std::vector<Name> rows{{"cpu", DeviceKind::Cpu, nullptr}};
  int kinds = 1;
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
    out += cat("\"", rows[i].text, "\"");
  }
  return out;
}

}  // namespace

DeviceKind add_device(std::string_view name, std::string_view aliases,
                      tensor::DeviceMemory* memory) {
  Names& known = names();
  const fork::Lock lock(known.mutex);
  if (known.kinds > std::numeric_limits<std::underlying_type_t<DeviceKind>>::max()) {
    throw InternalError("too many kinds of devices");
  }
  const auto kind = static_cast<DeviceKind>(known.kinds++);
  known.rows.push_back({std::string(name), kind, memory});
  for_each_word(aliases, [&](std::string_view alias) {
    known.rows.push_back({std::string(alias), kind, memory});
  });
  return kind;
}

std::string to_string(const Device& device) {
  Names& known = names();
  const fork::Lock lock(known.mutex);
  const auto row = std::find_if(known.rows.begin(), known.rows.end(),
                                [&](const Name& row) { return row.kind == device.kind; });
  if (row == known.rows.end()) return "a device of another build";
  return device.index == 0 ? row->text : cat(row->text, ":", device.index);
}

Device parse_device(std::string_view name, std::string_view op) {
  // "opencl:1": the second of its kind.
  const std::size_t colon = name.find(':');
  const std::string_view text = name.substr(0, colon);
  int index = 0;
  bool good = true;
  if (colon != std::string_view::npos) {
    const std::string_view digits = name.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    good = error == std::errc{} && end == digits.data() + digits.size() && index >= 0;
  }
  Names& known = names();
  Name row{"", DeviceKind::Cpu, nullptr};
  {
    const fork::Lock lock(known.mutex);
    const auto found = std::find_if(known.rows.begin(), known.rows.end(),
                                    [&](const Name& row) { return row.text == text; });
    if (found == known.rows.end() || !good) {
      throw BackendError(
          op, cat("no such device, got \"", name, "\", expected ", all_names(known.rows)));
    }
    row = *found;
  }
  if (row.kind != DeviceKind::Cpu && !row.memory) {
    throw BackendError(op, cat("this build has no such device, got \"", name,
                               "\", expected \"cpu\"; eas.backends() says what is built in"));
  }
  const int count = row.memory ? row.memory->count(op) : 1;
  if (index >= count) {
    throw BackendError(op, cat("no such device, got \"", name, "\", expected \"", row.text, "\"",
                               count > 1 ? cat(" to \"", row.text, ":", count - 1, "\"") : ""));
  }
  return {row.kind, index};
}

tensor::DeviceMemory& tensor::device_memory(DeviceKind kind, std::string_view op) {
  Names& known = names();
  {
    const fork::Lock lock(known.mutex);
    for (const Name& row : known.rows) {
      if (row.kind == kind && row.memory) return *row.memory;
    }
  }
  throw BackendError(op, cat("no tensors can live on this device, got ", to_string({kind, 0}),
                             ", expected \"cpu\""));
}

std::optional<DeviceKind> tensor::device_of_dlpack(int type) {
  Names& known = names();
  const fork::Lock lock(known.mutex);
  for (const Name& row : known.rows) {
    if (row.memory && row.memory->dlpack_type() == type) return row.kind;
  }
  return std::nullopt;
}

void tensor::require_host(const Tensor& tensor, std::string_view op) {
  if (tensor.device().kind == DeviceKind::Cpu) return;
  throw BackendError(op,
                     cat("the tensor is on another device, got one on ", to_string(tensor.device()),
                         ", expected the CPU's memory; x.to(\"cpu\") copies it there"));
}

std::string_view name(Layout layout) {
  switch (layout) {
    case Layout::Strided: return "strided";
    case Layout::Diagonal: return "diagonal";
  }
  __builtin_unreachable();
}

}  // namespace eas
