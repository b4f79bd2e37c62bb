// The disk cache for people (what `eas cache ls` and `eas cache clear` ask), and for the Python side,
// which keeps rewritten functions there.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <optional>
#include <string_view>

#include "base/hash.hpp"
#include "compile/disk_cache.hpp"
#include "python/common/bind.hpp"

namespace eas::python {
namespace {

nb::list rows_of(const std::vector<compile::DiskEntry>& entries) {
  nb::list out;
  for (const compile::DiskEntry& entry : entries) {
    out.append(nb::make_tuple(entry.key, entry.title, entry.bytes, entry.used));
  }
  return out;
}

std::string_view view(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

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
  m.def(
      "disk_cache_find",
      [](const nb::bytes& what) -> std::optional<nb::bytes> {
        const auto found = compile::disk_cache().find(sha256_hex(view(what))).payload;
        if (!found) return std::nullopt;
        return nb::bytes(found->data(), found->size());
      },
      nb::arg("what"), "What was kept for exactly this, or None.");
  m.def(
      "disk_cache_insert",
      [](const nb::bytes& what, const std::string& title, const nb::bytes& payload) {
        compile::disk_cache().insert(sha256_hex(view(what)), title, view(payload));
      },
      nb::arg("what"), nb::arg("title"), nb::arg("payload"),
      "Keeps something for what it was made from, unless the disk cache is off or full.");
}

}  // namespace eas::python
