// The disk cache for people: what `eas cache ls` and `eas cache clear` ask.
#include <nanobind/stl/string.h>

#include "bind.hpp"
#include "compile/disk_cache.hpp"

namespace eas::python {
namespace {

nb::list rows_of(const std::vector<compile::DiskEntry>& entries) {
  nb::list out;
  for (const compile::DiskEntry& entry : entries) {
    out.append(nb::make_tuple(entry.key, entry.title, entry.bytes, entry.used));
  }
  return out;
}

}  // namespace

void bind_cache(nb::module_& m) {
  m.def(
      "disk_cache_folder", [] { return compile::disk_cache().folder().string(); },
      "Where compiled code is kept on disk; empty when there is no place.");
  m.def(
      "disk_cache_entries", [] { return rows_of(compile::disk_cache().entries()); },
      "(key, title, bytes, seconds since 1970 of its last use) of every entry, the last used "
      "first.");
  m.def(
      "disk_cache_clear", [] { return rows_of(compile::disk_cache().clear()); },
      "Removes every entry and gives what was removed.");
}

}  // namespace eas::python
