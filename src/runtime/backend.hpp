// The backends: one row each, registered when the program starts (src/backends has the product's).
// The rows are the whole truth: the values of EAS_BACKEND, the names of devices, `eas.backends()`,
// `eas doctor`, what is compiled for whom and how a launch runs all come from them.
#pragma once

#include <eas/tensor.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/device.hpp"
#include "runtime/generator.hpp"

namespace eas::runtime {

// What a probe finds: why a backend cannot be used here and what to do about it, or nothing.
struct Presence {
  std::string reason, fix;
  bool available() const { return reason.empty(); }
};

struct Backend {
  std::string_view name;
  std::string_view doc;             // what it is
  std::string_view aliases = {};    // other names, separated by blanks
  std::string_view languages = {};  // those of Generator::text, separated by blanks
  // Its names are those of a device as well, as its memory is not the host's; true where there is a
  // `memory`, to be said where that is for another build.
  bool has_device = false;
  // Asked at run time, as a missing driver is found out only then. Null: it is always there.
  Presence (*probe)() = nullptr;
  // The one for the settings as they are now. Null: the interpreter runs what was traced.
  const Generator& (*generator)() = nullptr;
  // Its generator makes code, and code for people, on machines without such a device too.
  bool writes_anywhere = false;
  // Where it has memory of its own: its devices, by their numbers, and how many there are.
  Device& (*memory)(int index) = nullptr;
  int (*devices)() = nullptr;  // null: one
  int dlpack = 0;              // DLDeviceType of its memory; 0 where there is none
  // The front end runs the body itself, program by program, each op by its definition.
  bool eager = false;
  // Given by register_backend: the row's number, and the kind of device that is its own.
  int number = 0;
  std::optional<DeviceKind> device = std::nullopt;

  Presence presence() const { return probe ? probe() : Presence{}; }
  // Its code works on the arguments where they lie, so a launch can be made ready once and for all.
  bool is_direct() const { return generator && !memory; }
  // How its kernels are compiled; kernels that are only interpreted are the same for all who do that.
  std::string_view target() const { return generator ? name : "interpreter"; }
};

// The order of registration is that of preference: `auto` takes the first that is available. The row
// stays for the life of the process. Throws InternalError for a name that is taken.
const Backend& register_backend(Backend row);
std::vector<const Backend*> backends();
const Backend* backend_at(int number);  // without a lock

// The row whose device it is; null for the host's memory, which all may have.
const Backend* backend_of(DeviceKind device);
// The row with this name or alias, available or not; null when there is none.
const Backend* find_backend(std::string_view name);
// The row a setting means: "auto" is the fastest that is available. Throws BackendError tagged [op]
// for one that is not available, with its reason and fix, and for a name that does not exist.
const Backend& resolve(std::string_view name, std::string_view op);
// The row whose generator writes a language; `what` is how users call it. Throws BackendError tagged
// [op] when that one is not available.
const Backend& writes(std::string_view language, std::string_view op, std::string_view what);

}  // namespace eas::runtime
