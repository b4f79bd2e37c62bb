// See support.hpp.
#include "python/common/support.hpp"

#include "base/format.hpp"
#include "tensor/owner.hpp"

namespace eas::python {

nb::object loaded_module(const char* name) {
  PyObject* modules = PyImport_GetModuleDict();
  PyObject* found = modules ? PyDict_GetItemString(modules, name) : nullptr;
  return found && found != Py_None ? nb::borrow(found) : nb::object();
}

std::string utf8(nb::handle string) {
  Py_ssize_t size = 0;
  if (const char* text = PyUnicode_AsUTF8AndSize(string.ptr(), &size)) {
    return {text, static_cast<std::size_t>(size)};
  }
  PyErr_Clear();
  const nb::object bytes =
      nb::steal(PyUnicode_AsEncodedString(string.ptr(), "utf-8", "backslashreplace"));
  if (!bytes.is_valid()) throw nb::python_error();
  return {PyBytes_AS_STRING(bytes.ptr()), static_cast<std::size_t>(PyBytes_GET_SIZE(bytes.ptr()))};
}

std::string type_name(nb::handle object) {
  const nb::handle type = object.type();
  const std::string qualified = utf8(nb::str(type.attr("__qualname__")));
  const std::string module = utf8(nb::str(type.attr("__module__")));
  if (module == "builtins") return qualified;
  if (module.rfind("eas.", 0) == 0) return "eas." + qualified;
  return module + "." + qualified;
}

std::string describe_object(nb::handle object) {
  constexpr std::size_t kLongest = 60;
  std::string text = utf8(nb::repr(object));
  if (text.size() > kLongest || text.find('\n') != std::string::npos)
    return python::type_name(object);
  return cat(text, " (", python::type_name(object), ")");
}

std::shared_ptr<void> python_owner(nb::handle object) {
  Py_INCREF(object.ptr());
  return {static_cast<void*>(object.ptr()), tensor::Owner([](void* p) {
            // After the interpreter has ended there is nothing left to give back to.
            if (!Py_IsInitialized()) return;
            const PyGILState_STATE state = PyGILState_Ensure();
            Py_DECREF(static_cast<PyObject*>(p));
            PyGILState_Release(state);
          })};
}

}  // namespace eas::python
