// eas.float32 and its fourteen siblings. NumPy's and torch's dtypes are known by their names, so
// that neither library is imported for this.
#include "python/common/dtype.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "python/common/support.hpp"

#include <array>
#include <string>

namespace eas::python {
namespace {

using namespace nb::literals;

struct PyDType {
  DType dtype;
};

// Owned by the module, which lives as long as the interpreter.
std::array<PyObject*, kDTypeCount> g_objects{};
PyTypeObject* g_type = nullptr;

const char* kind_text(DType dtype) {
  if (is_bool(dtype)) return "b";
  if (is_signed_int(dtype)) return "i";
  if (is_unsigned_int(dtype)) return "u";
  return is_complex(dtype) ? "c" : "f";
}

std::string all_names() {
  std::string out;
  for (int i = 0; i < kDTypeCount; ++i) {
    if (i) out += i + 1 == kDTypeCount ? " or " : ", ";
    out += name(static_cast<DType>(i));
  }
  return out;
}

[[noreturn]] void refuse_name(const std::string& got, const char* op) {
  throw DTypeError(op, cat("the dtype is not supported, got ", got, ", expected ", all_names()));
}

DType named(const std::string& text, const char* op) {
  const auto found = dtype_from_name(text);
  if (!found) refuse_name(text, op);
  return *found;
}

std::optional<DType> python_type(nb::handle object) {
  const auto* type = reinterpret_cast<PyTypeObject*>(object.ptr());
  if (type == &PyBool_Type) return DType::bool_;
  if (type == &PyLong_Type) return DType::int64;
  if (type == &PyFloat_Type) return DType::float64;
  if (type == &PyComplex_Type) return DType::complex128;
  return std::nullopt;
}

DType numpy_dtype(nb::handle object, const char* op) {
  const std::string text = utf8(nb::str(object.attr("name")));
  if (!nb::cast<bool>(object.attr("isnative"))) {
    throw DTypeError(op, cat("the byte order is not this machine's, got ",
                             utf8(nb::str(object.attr("str"))), " (", text,
                             "), expected native order; x.astype(x.dtype.newbyteorder(\"=\")) "
                             "converts"));
  }
  return named(text, op);
}

// "f4", "<f8", "double": NumPy's other spellings. Only for them is NumPy imported.
std::optional<DType> numpy_spelling(const std::string& text) {
  try {
    const nb::object dtype = nb::module_::import_("numpy").attr("dtype")(text);
    if (!nb::cast<bool>(dtype.attr("isnative"))) return std::nullopt;
    return dtype_from_name(utf8(nb::str(dtype.attr("name"))));
  } catch (nb::python_error&) {
    return std::nullopt;
  }
}

// eas.float32 == np.float32: whatever names the same dtype is equal to it.
nb::object equals(const PyDType& self, nb::handle other) {
  try {
    const auto dtype = try_dtype(other, "==");
    return dtype ? nb::object(nb::bool_(*dtype == self.dtype)) : nb::borrow(Py_NotImplemented);
  } catch (const Error&) {
    return nb::bool_(false);  // a dtype of NumPy's or torch's that we have not
  }
}

// What NumPy asks an object for where it wants a dtype: np.zeros(3, eas.float32).
nb::object to_numpy_dtype(const PyDType& self) {
  if (self.dtype == DType::bfloat16) {
    try {
      const nb::object type = nb::module_::import_("ml_dtypes").attr("bfloat16");
      return nb::module_::import_("numpy").attr("dtype")(type);
    } catch (nb::python_error&) {
      throw nb::attribute_error("NumPy has no bfloat16; the package ml_dtypes adds it");
    }
  }
  return nb::module_::import_("numpy").attr("dtype")(std::string(name(self.dtype)));
}

}  // namespace

nb::object dtype_object(DType dtype) {
  return nb::borrow(g_objects[static_cast<std::size_t>(dtype)]);
}

std::optional<DType> as_dtype_object(nb::handle object) {
  if (Py_TYPE(object.ptr()) != g_type) return std::nullopt;
  return nb::inst_ptr<PyDType>(object)->dtype;
}

std::optional<DType> try_dtype(nb::handle object, const char* op) {
  if (const auto own = as_dtype_object(object)) return own;
  if (PyUnicode_Check(object.ptr())) {
    const auto text = utf8(object);
    const auto found = dtype_from_name(text);
    return found ? found : numpy_spelling(text);
  }
  if (std::string_view(Py_TYPE(object.ptr())->tp_name) == "torch.dtype") {
    const std::string text = utf8(nb::str(object));
    return named(text.substr(text.find('.') + 1), op);
  }
  const nb::object numpy = loaded_module("numpy");
  if (numpy.is_valid() && nb::isinstance(object, numpy.attr("dtype"))) {
    return numpy_dtype(object, op);
  }
  if (!PyType_Check(object.ptr())) return std::nullopt;
  if (const auto known = python_type(object)) return known;
  if (numpy.is_valid() && PyObject_IsSubclass(object.ptr(), numpy.attr("generic").ptr()) == 1) {
    return numpy_dtype(numpy.attr("dtype")(object), op);
  }
  return std::nullopt;
}

DType to_dtype(nb::handle object, const char* op) {
  if (const auto found = try_dtype(object, op)) return *found;
  if (PyUnicode_Check(object.ptr())) refuse_name(utf8(nb::repr(object)), op);
  throw DTypeError(op, cat("not a dtype, got ", describe_object(object),
                           ", expected one such as eas.float32, \"float32\" or np.float32"));
}

void bind_dtype(nb::module_& m) {
  nb::class_<PyDType> type(m, "DType", nb::is_final(),
                           "The type of a tensor's elements, such as eas.float32.");
  type.def_prop_ro(
          "name", [](const PyDType& d) { return std::string(name(d.dtype)); },
          "Its name, as \"float32\".")
      .def_prop_ro(
          "itemsize", [](const PyDType& d) { return itemsize(d.dtype); }, "Bytes an element takes.")
      .def_prop_ro(
          "kind", [](const PyDType& d) { return kind_text(d.dtype); },
          "NumPy's letter: b(ool), i(nt), u(nsigned), f(loat), c(omplex).")
      .def_prop_ro("dtype", to_numpy_dtype, "NumPy's dtype of the same name.")
      .def("__eq__", equals, "other"_a.none())
      .def("__hash__", [](const PyDType& d) { return static_cast<Py_hash_t>(d.dtype) + 1; })
      .def("__repr__", [](const PyDType& d) { return cat("eas.", name(d.dtype)); })
      .def("__reduce__", [](const PyDType& d) { return std::string(name(d.dtype)); });
  g_type = reinterpret_cast<PyTypeObject*>(type.ptr());
  nb::list all;
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto dtype = static_cast<DType>(i);
    nb::object object = nb::cast(PyDType{dtype});
    m.attr(std::string(name(dtype)).c_str()) = object;
    g_objects[static_cast<std::size_t>(i)] = object.ptr();
    all.append(object);
  }
  m.attr("_dtypes") = nb::tuple(all);  // so that deleting a name from the module frees nothing
}

}  // namespace eas::python
