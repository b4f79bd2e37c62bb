// The rows, and the names they give to the settings and to devices.
#include "runtime/backend.hpp"

#include <eas/error.hpp>

#include <array>
#include <atomic>
#include <deque>
#include <mutex>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "base/words.hpp"
#include "runtime/tensor_memory.hpp"
#include "tensor/device.hpp"

namespace eas::runtime {
namespace {

struct Registry {
  std::mutex mutex;
  std::deque<Backend> rows;  // which stay where they are
  std::array<std::atomic<const Backend*>, 256> by_number{};
};

Registry& registry() {
  // Never destroyed: threads may still launch while the process ends.
  static constinit Once<Registry> instance;
  return instance.get();
}

bool is_called(const Backend& row, std::string_view name) {
  return row.name == name || has_word(row.aliases, name);
}

}  // namespace

const Backend& register_backend(Backend row) {
  if (find_backend(row.name)) throw InternalError(cat("two backends are called ", row.name));
  const auto name_it = [](std::string_view name) {
    config::add_choice(config::Setting::backend, name);
  };
  name_it(row.name);
  for_each_word(row.aliases, name_it);
  row.has_device |= row.memory != nullptr;
  if (row.has_device) {
    row.device = add_device(row.name, row.aliases, row.memory ? &tensor_memory(row) : nullptr);
  }
  Registry& known = registry();
  const fork::Lock lock(known.mutex);
  const std::size_t number = known.rows.size();
  if (number == known.by_number.size()) throw InternalError("too many backends");
  row.number = static_cast<int>(number);
  known.by_number[number].store(&known.rows.emplace_back(row), std::memory_order_release);
  return known.rows.back();
}

const Backend* backend_at(int number) {
  return registry().by_number[static_cast<std::size_t>(number)].load(std::memory_order_acquire);
}

std::vector<const Backend*> backends() {
  Registry& known = registry();
  const fork::Lock lock(known.mutex);
  std::vector<const Backend*> out;
  for (const Backend& row : known.rows) out.push_back(&row);
  return out;
}

const Backend* find_backend(std::string_view name) {
  for (const Backend* row : backends()) {
    if (is_called(*row, name)) return row;
  }
  return nullptr;
}

const Backend* backend_of(DeviceKind device) {
  for (const Backend* row : backends()) {
    if (row->device == device) return row;
  }
  return nullptr;
}

const Backend& resolve(std::string_view name, std::string_view op) {
  const auto rows = backends();
  if (name == "auto") {
    for (const Backend* row : rows) {
      if (row->presence().available()) return *row;
    }
  }
  const Backend* row = find_backend(name);
  if (!row) {
    throw BackendError(op, cat("no such backend, got '", name, "', expected one of auto, ",
                               join(rows, ", ", [](const Backend* row) { return row->name; })));
  }
  const Presence presence = row->presence();
  if (presence.available()) return *row;
  throw BackendError(
      op, cat("backend '", name, "' is not available: ", presence.reason, "; ", presence.fix));
}

const Backend& writes(std::string_view language, std::string_view op, std::string_view what) {
  for (const Backend* row : backends()) {
    if (!has_word(row->languages, language)) continue;
    if (row->writes_anywhere) return *row;
    const Presence presence = row->presence();
    if (presence.available()) return *row;
    throw BackendError(op, cat("there is no ", what, ": ", presence.reason));
  }
  throw InternalError(cat("no backend writes ", language));
}

}  // namespace eas::runtime
