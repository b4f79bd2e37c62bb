// See torch_transforms.hpp.
#include "python/array/torch_transforms.hpp"

#include "python/common/support.hpp"

namespace eas::python {
namespace {

// A variable of a module that others may import later; a look costs one look into a dict.
class ModuleVariable {
 public:
  constexpr ModuleVariable(const char* module, const char* name) : module_(module), name_(name) {}
  // Borrowed; null when there is none.
  PyObject* get() { return is_loaded() ? PyDict_GetItem(names_, key_) : nullptr; }
  bool is_loaded() {
    if (names_) return true;
    const nb::object module = loaded_module(module_);
    if (!module.is_valid() || !PyModule_Check(module.ptr())) return false;
    key_ = PyUnicode_InternFromString(name_);
    names_ = Py_NewRef(PyModule_GetDict(module.ptr()));  // it stays
    return true;
  }

 private:
  const char* module_;
  const char* name_;
  PyObject* key_ = nullptr;
  PyObject* names_ = nullptr;
};

nb::object forward_ad() { return loaded_module("torch.autograd.forward_ad"); }

bool has_tangent(PyObject* tensor) {
  if (!forward_ad_is_on()) return false;
  return !forward_ad().attr("unpack_dual")(nb::handle(tensor)).attr("tangent").is_none();
}

// What a transform hands out describes a tensor without memory of its own. So does, while one is
// under way, what is made of any tensor: hence that of a view is asked for.
bool has_memory(PyObject* tensor) {
  const nb::object view = nb::steal(PyObject_CallMethod(tensor, "detach", nullptr));
  PyObject* address =
      view.is_valid() ? PyObject_CallMethod(view.ptr(), "data_ptr", nullptr) : nullptr;
  if (address) {
    Py_DECREF(address);
    return true;
  }
  const bool refused = PyErr_ExceptionMatches(PyExc_RuntimeError);
  if (!refused) throw nb::python_error();
  PyErr_Clear();
  return false;
}

}  // namespace

bool forward_ad_is_on() {
  static constinit ModuleVariable level("torch.autograd.forward_ad", "_current_level");
  PyObject* const found = level.get();
  if (!found) return level.is_loaded();
  return !PyLong_Check(found) || PyLong_AsLong(found) >= 0;
}

bool dispatch_mode_is_on() {
  // Set while any thread is in such a mode. Older torch has no such variable.
  static constinit ModuleVariable any("torch.utils._python_dispatch", "_is_in_torch_dispatch_mode");
  if (any.get() == Py_False) return false;
  const nb::object torch = loaded_module("torch._C");
  return torch.is_valid() && nb::cast<int>(torch.attr("_len_torch_dispatch_stack")()) > 0;
}

bool is_transformed(PyObject* tensor) { return has_tangent(tensor) || !has_memory(tensor); }

}  // namespace eas::python
