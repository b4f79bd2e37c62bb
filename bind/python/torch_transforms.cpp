// See torch_transforms.hpp.
#include "torch_transforms.hpp"

#include "support.hpp"

namespace eas::python {
namespace {

nb::object forward_ad() { return loaded_module("torch.autograd.forward_ad"); }

bool has_tangent(PyObject* tensor) {
  if (!forward_ad_is_on()) return false;
  return !forward_ad().attr("unpack_dual")(nb::handle(tensor)).attr("tangent").is_none();
}

// What a transform hands out describes a tensor without memory of its own. So does, while one is
// under way, what is made of any tensor: hence that of a view is asked for.
bool has_memory(PyObject* tensor) {
  const nb::object view = nb::handle(tensor).attr("detach")();
  PyObject* address = PyObject_CallMethod(view.ptr(), "data_ptr", nullptr);
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
  static PyObject* names = nullptr;  // of the module, once it is there; it stays
  static PyObject* const level = PyUnicode_InternFromString("_current_level");
  if (!names) {
    const nb::object module = forward_ad();
    if (!module.is_valid() || !PyModule_Check(module.ptr())) return module.is_valid();
    names = Py_NewRef(PyModule_GetDict(module.ptr()));
  }
  PyObject* const found = PyDict_GetItem(names, level);
  return !found || !PyLong_Check(found) || PyLong_AsLong(found) >= 0;
}

bool is_transformed(PyObject* tensor) { return has_tangent(tensor) || !has_memory(tensor); }

}  // namespace eas::python
