// Operators of a tensor: there are none, arithmetic is what kernels are for, and each says so. With
// NumPy on the other side NumPy answers, as it does for anything with __array__.
#include <eas/error.hpp>

#include <string>

#include "array_view.hpp"
#include "base/format.hpp"
#include "support.hpp"
#include "tensor_bind.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

bool is_numpy(nb::handle object) {
  if (array_kind(object.ptr()) == ArrayKind::NumPy) return true;
  const nb::object numpy = loaded_module("numpy");
  return numpy.is_valid() && nb::isinstance(object, numpy.attr("generic"));
}

[[noreturn]] void refuse_comparison(const char* sign, nb::handle other) {
  throw DTypeError(sign,
                   cat("tensors have no ", sign, ", got eas.Tensor and ", python::type_name(other),
                       ", expected np.array_equal(a, b) or eas.testing.assert_close(a, b)"));
}

[[noreturn]] void refuse_arithmetic(const char* sign, const std::string& operands) {
  throw DTypeError(sign, cat("tensors have no ", sign, ", got ", operands,
                             ", expected an @eas.kernel, or x.numpy() or x.to_torch()"));
}

void bind_comparison(TensorClass& type, const char* method, const char* sign) {
  type.def(
      method,
      [sign](const Tensor&, nb::handle other) -> nb::object {
        if (is_numpy(other)) return nb::borrow(Py_NotImplemented);
        refuse_comparison(sign, other);
      },
      "other"_a.none());
}

// __add__, __radd__ and __iadd__ of a row ("add", "+").
void bind_binary(TensorClass& type, const std::string& name, const char* sign) {
  type.def(("__" + name + "__").c_str(),
           [sign](const Tensor&, nb::handle other) -> nb::object {
             if (is_numpy(other)) return nb::borrow(Py_NotImplemented);
             refuse_arithmetic(sign, "eas.Tensor and " + python::type_name(other));
           },
           "other"_a.none());
  type.def(("__r" + name + "__").c_str(),
           [sign](const Tensor&, nb::handle other) -> nb::object {
             refuse_arithmetic(sign, python::type_name(other) + " and eas.Tensor");
           },
           "other"_a.none());
  type.def(("__i" + name + "__").c_str(),
           [sign](const Tensor&, nb::handle other) -> nb::object {
             refuse_arithmetic(sign, "eas.Tensor and " + python::type_name(other));
           },
           "other"_a.none());
}

void bind_unary(TensorClass& type, const char* method, const char* sign) {
  type.def(method, [sign](const Tensor&) -> nb::object { refuse_arithmetic(sign, "eas.Tensor"); });
}

}  // namespace

void bind_no_operators(TensorClass& type) {
  struct Row {
    const char* name;
    const char* sign;
  };
  for (const auto& [name, sign] : {Row{"__eq__", "=="}, Row{"__ne__", "!="}, Row{"__lt__", "<"},
                                   Row{"__le__", "<="}, Row{"__gt__", ">"}, Row{"__ge__", ">="}}) {
    bind_comparison(type, name, sign);
  }
  for (const auto& [name, sign] :
       {Row{"add", "+"}, Row{"sub", "-"}, Row{"mul", "*"}, Row{"truediv", "/"},
        Row{"floordiv", "//"}, Row{"mod", "%"}, Row{"pow", "**"}, Row{"matmul", "@"},
        Row{"lshift", "<<"}, Row{"rshift", ">>"}, Row{"and", "&"}, Row{"or", "|"},
        Row{"xor", "^"}}) {
    bind_binary(type, name, sign);
  }
  for (const auto& [name, sign] :
       {Row{"__neg__", "-"}, Row{"__pos__", "+"}, Row{"__invert__", "~"}, Row{"__abs__", "abs"}}) {
    bind_unary(type, name, sign);
  }
}

}  // namespace eas::python
