// Operators of a tensor: + - * / and sums, which are differentiable. Everything else is what kernels
// and einsum are for, and says so. With NumPy on the other side NumPy answers, as it does for
// anything with __array__.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <string>

#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/common/support.hpp"
#include "python/tensor/tensor.hpp"

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

// __pow__, __rpow__ and __ipow__ of a row ("pow", "**").
void bind_missing(TensorClass& type, const std::string& name, const char* sign) {
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

void bind_missing_unary(TensorClass& type, const char* method, const char* sign) {
  type.def(method, [sign](const Tensor&) -> nb::object { refuse_arithmetic(sign, "eas.Tensor"); });
}

using Function = Tensor (*)(const Tensor&, const Tensor&);

struct Operator {
  const char* name;
  const char* sign;
  Function function;
};

// The other side of an operator as a tensor; nothing for what is neither tensor nor number.
std::optional<Tensor> operand(nb::handle other, const Tensor& self, const Operator& op) {
  if (const Tensor* tensor = tensor_of(other.ptr())) return *tensor;
  if (array_kind(other.ptr()) != ArrayKind::None) return std::nullopt;
  const auto number = try_number(other);
  if (!number) return std::nullopt;
  // Integers are divided as float64: uint8 need not have room for the number.
  const bool as_float = op.function == div && !is_float(self.dtype()) && !is_complex(self.dtype());
  return like(*number, as_float ? Tensor::empty({}, DType::float64) : self);
}

Tensor expect_operand(nb::handle other, const Tensor& self, const Operator& op) {
  if (auto found = operand(other, self, op)) return *found;
  throw DTypeError(
      op.sign, cat("neither a tensor nor a number, got eas.Tensor and ", python::type_name(other),
                   ", expected both as eas.Tensor, or x.numpy() or x.to_torch()"));
}

// NumPy answers, unless it would lose a gradient without a word.
bool numpy_answers(const Tensor& self, nb::handle other, const Operator& op) {
  if (!is_numpy(other)) return false;
  if (!is_recorded(self)) return true;
  if (array_kind(other.ptr()) != ArrayKind::NumPy) return false;  // a scalar counts as a number
  throw DTypeError(op.sign,
                   "NumPy follows no gradients, got eas.Tensor that requires grad and "
                   "numpy.ndarray, expected eas.tensor(array), or x.detach()");
}

// In place: the result goes back into the tensor's own memory, if its dtype has room for it.
void assign(Tensor& self, const Tensor& result, const Operator& op) {
  const bool fits =
      result.dtype() == self.dtype() ||
      (is_complex(self.dtype()) || (is_float(self.dtype()) && !is_complex(result.dtype())) ||
       (is_int(self.dtype()) && is_int(result.dtype())));
  if (!fits) {
    throw DTypeError(
        op.sign, cat("the result does not fit in place, got ", name(result.dtype()), ", expected ",
                     name(self.dtype()), "; x = x ", op.sign, " y makes a new tensor"));
  }
  self.copy_from(result, op.sign);
}

void bind_operator(TensorClass& type, const Operator& op) {
  const std::string name = op.name;
  type.def(("__" + name + "__").c_str(),
           [op](const Tensor& self, nb::handle other) -> nb::object {
             if (numpy_answers(self, other, op)) return nb::borrow(Py_NotImplemented);
             return nb::cast(op.function(self, expect_operand(other, self, op)));
           },
           "other"_a.none());
  type.def(("__r" + name + "__").c_str(),
           [op](const Tensor& self, nb::handle other) {
             return op.function(expect_operand(other, self, op), self);
           },
           "other"_a.none());
  type.def(("__i" + name + "__").c_str(),
           [op](Tensor& self, nb::handle other) -> Tensor& {
             Tensor aliased;
             self.require_writable(op.sign);
             if (array_kind(other.ptr()) == ArrayKind::NumPy) {
               alias_array(other.ptr(), aliased, op.sign);
             } else {
               aliased = expect_operand(other, self, op);
             }
             assign(self, op.function(self.detach(), aliased), op);
             return self;
           },
           "other"_a.none(), nb::rv_policy::none);
}

Tensor sum_over(const Tensor& tensor, nb::handle axis, bool keepdims) {
  if (!axis.is_none()) return sum(tensor, to_dims(axis, "sum", "an axis"), keepdims);
  if (!keepdims) return sum(tensor);
  return sum(tensor).reshape(Dims(static_cast<std::size_t>(tensor.ndim()), 1));
}

// np.sum(x) calls this with what it was given; what only NumPy has (dtype=, out=, where=, initial=)
// NumPy does.
nb::object sum_function(const Tensor& tensor, nb::handle axis, bool keepdims, nb::kwargs of_numpy) {
  bool asked = false;
  for (const auto [name, value] : of_numpy) asked |= !value.is_none();
  if (!asked) return nb::cast(sum_over(tensor, axis, keepdims));
  if (is_recorded(tensor)) {
    throw DTypeError("sum",
                     "NumPy follows no gradients, got options of NumPy's and an eas.Tensor that "
                     "requires grad, expected x.sum(axis, keepdims), or x.detach()");
  }
  of_numpy["axis"] = axis;
  of_numpy["keepdims"] = keepdims;
  return nb::module_::import_("numpy").attr("sum")(nb::cast(tensor).attr("numpy")(), **of_numpy);
}

}  // namespace

void bind_operators(TensorClass& type) {
  struct Row {
    const char* name;
    const char* sign;
  };
  for (const auto& [name, sign] : {Row{"__eq__", "=="}, Row{"__ne__", "!="}, Row{"__lt__", "<"},
                                   Row{"__le__", "<="}, Row{"__gt__", ">"}, Row{"__ge__", ">="}}) {
    bind_comparison(type, name, sign);
  }
  for (const Operator& op : {Operator{"add", "+", add}, Operator{"sub", "-", sub},
                             Operator{"mul", "*", mul}, Operator{"truediv", "/", div}}) {
    bind_operator(type, op);
  }
  for (const auto& [name, sign] : {Row{"floordiv", "//"}, Row{"mod", "%"}, Row{"pow", "**"},
                                   Row{"matmul", "@"}, Row{"lshift", "<<"}, Row{"rshift", ">>"},
                                   Row{"and", "&"}, Row{"or", "|"}, Row{"xor", "^"}}) {
    bind_missing(type, name, sign);
  }
  for (const auto& [name, sign] :
       {Row{"__pos__", "+"}, Row{"__invert__", "~"}, Row{"__abs__", "abs"}}) {
    bind_missing_unary(type, name, sign);
  }
  type.def("__neg__", &neg)
      .def("conj", &conj, "Its complex conjugate; itself when it is real.")
      .def("sum", sum_function, "axis"_a = nb::none(), "keepdims"_a = false, "numpy"_a,
           "The sum of its elements, over all axes, one, or a tuple of them.");
}

}  // namespace eas::python
