// Comparisons of addresses: nothing here runs Python code.
#include "python/launch/watch.hpp"

#include <string>

namespace eas::python {
namespace {

// A number that changes with every change of a dict and belongs to no other dict. From Python 3.12
// on it is none of ours: 0, which says nothing.
std::uint64_t version_of(nb::handle dict) {
#if PY_VERSION_HEX < 0x030C0000
  return reinterpret_cast<const PyDictObject*>(dict.ptr())->ma_version_tag;
#else
  (void)dict;
  return 0;
#endif
}

// The same of a class and the classes it is made of; 0 when Python has given it none.
unsigned version_of_type(nb::handle type) {
  const auto* object = reinterpret_cast<const PyTypeObject*>(type.ptr());
#if PY_VERSION_HEX < 0x030C0000
  if (!(object->tp_flags & Py_TPFLAGS_VALID_VERSION_TAG)) return 0;
#endif
  return object->tp_version_tag;
}

PyObject* field(PyObject* value) { return value ? value : Py_None; }

}  // namespace

Watch::Watch(nb::handle watched) {
  for (nb::handle item : watched) {
    const auto kind = nb::cast<std::string>(nb::str(item[0]));
    const nb::object holder = item[1], name = item[2], value = item[3];
    if (kind == "name" || kind == "absent") {
      names_.push_back({holder, name, kind == "name" ? value : nb::object()});
      dict(holder);
    } else if (kind == "cell" || kind == "empty") {
      cells_.push_back({holder, name, kind == "cell" ? value : nb::object()});
    } else if (kind == "size") {
      dict(holder).size = PyDict_Size(holder.ptr());
    } else if (kind == "function") {
      PyObject* fn = holder.ptr();
      functions_.push_back({holder, nb::borrow(PyFunction_GET_CODE(fn)),
                            nb::borrow(field(PyFunction_GET_DEFAULTS(fn))),
                            nb::borrow(field(PyFunction_GET_KW_DEFAULTS(fn)))});
    } else {
      nb::getattr(holder, "__name__");  // a look is what makes Python number it
      types_.push_back({holder, version_of_type(holder)});
    }
  }
}

Watch::Dict& Watch::dict(nb::handle holder) {
  for (Dict& known : dicts_) {
    if (known.dict.is(holder)) return known;
  }
  return dicts_.emplace_back(Dict{nb::borrow(holder), 0, -1});
}

// A dict without any change needs no look at its names.
bool Watch::dicts_unchanged() const {
  bool quiet = true;
  for (const Dict& held : dicts_) {
    quiet &= held.version != 0 && held.version == version_of(held.dict);
  }
  return quiet || names_unchanged();
}

bool Watch::names_unchanged() const {
  bool same = true;
  for (Dict& held : dicts_) {
    held.version = version_of(held.dict);
    same &= held.size < 0 || held.size == PyDict_Size(held.dict.ptr());
  }
  for (std::size_t i = 0; same && i < names_.size(); ++i) {
    const Held& name = names_[i];
    same = PyDict_GetItemWithError(name.holder.ptr(), name.name.ptr()) == name.value.ptr();
  }
  if (!same) {
    for (Dict& held : dicts_) held.version = 0;
  }
  return same;
}

bool Watch::cells_unchanged() const {
  for (const Held& cell : cells_) {
    if (PyCell_GET(cell.holder.ptr()) != cell.value.ptr()) return false;
  }
  return true;
}

bool Watch::functions_unchanged() const {
  for (const Function& held : functions_) {
    PyObject* fn = held.function.ptr();
    if (PyFunction_GET_CODE(fn) != held.code.ptr() ||
        field(PyFunction_GET_DEFAULTS(fn)) != held.defaults.ptr() ||
        field(PyFunction_GET_KW_DEFAULTS(fn)) != held.keyword_defaults.ptr()) {
      return false;
    }
  }
  return true;
}

bool Watch::types_unchanged() const {
  for (const Type& held : types_) {
    if (held.version == 0 || version_of_type(held.type) != held.version) return false;
  }
  return true;
}

int Watch::traverse(visitproc visit, void* arg) const {
  for (const auto* all : {&names_, &cells_}) {
    for (const Held& held : *all) {
      Py_VISIT(held.holder.ptr());
      Py_VISIT(held.value.ptr());
    }
  }
  for (const Function& held : functions_) {
    Py_VISIT(held.function.ptr());
    Py_VISIT(held.code.ptr());
    Py_VISIT(held.defaults.ptr());
    Py_VISIT(held.keyword_defaults.ptr());
  }
  for (const Type& held : types_) Py_VISIT(held.type.ptr());
  for (const Dict& held : dicts_) Py_VISIT(held.dict.ptr());
  return 0;
}

}  // namespace eas::python
