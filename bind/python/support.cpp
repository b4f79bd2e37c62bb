// See support.hpp.
#include "support.hpp"

#include "base/format.hpp"

namespace eas::python {

nb::object loaded_module(const char* name) {
  PyObject* modules = PyImport_GetModuleDict();
  PyObject* found = modules ? PyDict_GetItemString(modules, name) : nullptr;
  return found && found != Py_None ? nb::borrow(found) : nb::object();
}

std::string type_name(nb::handle object) {
  const nb::handle type = object.type();
  const std::string qualified = nb::str(type.attr("__qualname__")).c_str();
  const std::string module = nb::str(type.attr("__module__")).c_str();
  if (module == "builtins") return qualified;
  if (module.rfind("eas.", 0) == 0) return "eas." + qualified;
  return module + "." + qualified;
}

std::string describe_object(nb::handle object) {
  constexpr std::size_t kLongest = 60;
  std::string text = nb::repr(object).c_str();
  if (text.size() > kLongest || text.find('\n') != std::string::npos)
    return python::type_name(object);
  return cat(text, " (", python::type_name(object), ")");
}

std::shared_ptr<void> python_owner(nb::handle object) {
  Py_INCREF(object.ptr());
  return {static_cast<void*>(object.ptr()), [](void* p) {
            // After the interpreter has ended there is nothing left to give back to.
            if (!Py_IsInitialized()) return;
            const PyGILState_STATE state = PyGILState_Ensure();
            Py_DECREF(static_cast<PyObject*>(p));
            PyGILState_Release(state);
          }};
}

}  // namespace eas::python
