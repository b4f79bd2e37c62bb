// eas._capture says which names count and what their values mean; here they are watched.
#include "kernel_captures.hpp"

#include <algorithm>

#include "support.hpp"

namespace eas::python {
namespace {

// A number that changes with every change of a dict and belongs to no other dict. From Python 3.12
// on it is none of ours: 0, which says nothing.
std::uint64_t version_of(const PyDictObject* dict) {
#if PY_VERSION_HEX < 0x030C0000
  return dict->ma_version_tag;
#else
  (void)dict;
  return 0;
#endif
}

}  // namespace

// A dict without any change needs no look at its names.
bool Captures::dicts_unchanged() const {
  bool quiet = true;
  for (const Watched& watched : dicts_) {
    quiet &= watched.version != 0 && watched.version == version_of(watched.dict);
  }
  return quiet || names_unchanged();
}

bool Captures::names_unchanged() const {
  for (Watched& watched : dicts_) watched.version = version_of(watched.dict);
  for (const Cell& name : names_) {
    if (PyDict_GetItemWithError(name.holder.ptr(), name.name.ptr()) == name.value.ptr()) continue;
    for (Watched& watched : dicts_) watched.version = 0;
    return false;
  }
  return true;
}

bool Captures::cells_unchanged() const {
  for (const Cell& cell : cells_) {
    if (PyCell_GET(cell.holder.ptr()) != cell.value.ptr()) return false;
  }
  return true;
}

std::uint32_t Captures::look(nb::handle function) {
  const nb::object captured = nb::module_::import_("eas._capture").attr("capture")(function);
  std::vector<Cell> names, cells;
  std::vector<Watched> dicts;
  for (nb::handle cell : captured.attr("cells")) {
    const nb::object holder = cell[0], name = cell[1], value = cell[2];
    if (PyCell_Check(holder.ptr())) {
      cells.push_back({holder, name, value});
      continue;
    }
    names.push_back({holder, name, value});
    const auto* dict = reinterpret_cast<const PyDictObject*>(holder.ptr());
    const bool known = std::any_of(dicts.begin(), dicts.end(),
                                   [&](const Watched& watched) { return watched.dict == dict; });
    if (!known) dicts.push_back({dict, 0});
  }
  if (!numbers_.is_valid()) numbers_ = nb::dict();
  const nb::object key = captured.attr("key");
  const nb::object next = nb::int_(PyDict_Size(numbers_.ptr()));
  PyObject* number = PyDict_SetDefault(numbers_.ptr(), key.ptr(), next.ptr());
  if (!number) throw nb::python_error();
  number_ = static_cast<std::uint32_t>(PyLong_AsUnsignedLong(number));
  names_.swap(names);
  cells_.swap(cells);
  dicts_.swap(dicts);
  captured_ = captured;
  known_ = true;
  return number_;
}

std::vector<std::pair<std::string, std::string>> Captures::describe() const {
  std::vector<std::pair<std::string, std::string>> out;
  if (!captured_.is_valid()) return out;
  for (nb::handle name : captured_.attr("names")) {
    out.emplace_back("captured " + utf8(nb::str(name.attr("path"))),
                     describe_object(name.attr("value")));
  }
  return out;
}

void Captures::clear() {
  known_ = false;
  dicts_.clear();
  std::vector<Cell> names, cells;
  names_.swap(names);
  cells_.swap(cells);
  nb::object captured = std::move(captured_);
  nb::object numbers = std::move(numbers_);
}

int Captures::traverse(visitproc visit, void* arg) const {
  for (const auto* held : {&names_, &cells_}) {
    for (const Cell& cell : *held) {
      Py_VISIT(cell.holder.ptr());
      Py_VISIT(cell.value.ptr());
    }
  }
  Py_VISIT(captured_.ptr());
  Py_VISIT(numbers_.ptr());
  return 0;
}

}  // namespace eas::python
