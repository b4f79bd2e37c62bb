// eas.Tensor: the class itself. Attributes are properties, strides count elements, indexing and
// transposing give views. What takes more than a line lives in the files beside this one.
#include <eas/error.hpp>
#include <eas/tensor.hpp>

#include <cstring>

#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

nb::tuple to_tuple(Tensor::Span dims) {
  nb::list out;
  for (const std::int64_t dim : dims) out.append(dim);
  return nb::tuple(out);
}

// to("cpu"), to(eas.float16), to("float16"), to("cpu", eas.float16), to(dtype=…, device=…).
Tensor to_function(const Tensor& tensor, const nb::args& args, nb::handle dtype,
                   nb::handle device) {
  constexpr const char* kOp = "to";
  Tensor out = tensor;
  const auto apply = [&](nb::handle what) {
    if (const auto type = try_dtype(what, kOp)) {
      out = out.to(*type);
    } else if (PyUnicode_Check(what.ptr()) || nb::hasattr(what, "type")) {
      out = moved(out, to_device(what, kOp));
    } else {
      throw DTypeError(kOp, cat("neither a dtype nor a device, got ", describe_object(what),
                                ", expected one such as eas.float32 or \"cpu\""));
    }
  };
  for (const nb::handle what : args) apply(what);
  if (!dtype.is_none()) out = out.to(to_dtype(dtype, kOp));
  if (!device.is_none()) out = moved(out, to_device(device, kOp));
  return out;
}

Tensor permuted(const Tensor& tensor, const nb::args& axes, const char* op) {
  return tensor.permute(args_to_dims(axes, op, "an axis"), op);
}

Number only_element(const Tensor& tensor, const char* op) {
  refuse_in_function(tensor, op);
  if (tensor.numel() == 1) return tensor.item();
  throw ShapeError(op, cat("only a tensor of one element is a ", op, ", got shape ",
                           tensor::text(tensor.shape()), ", expected one element"));
}

nb::object call_builtin(nb::handle type, const Number& value) { return type(to_python(value)); }

nb::object to_index(const Tensor& tensor) {
  if (tensor.ndim() != 0 || !is_int(tensor.dtype())) {
    throw DTypeError("index",
                     cat("only a 0-d integer tensor is an index, got ", name(tensor.dtype()),
                         " of shape ", tensor::text(tensor.shape()), ", expected an int"));
  }
  return to_python(tensor.item());
}

// f"{t:.3f}" of one value is that value's; without a spec, any tensor's text.
nb::object to_format(const Tensor& tensor, const nb::str& spec) {
  if (nb::len(spec) == 0) return nb::cast(to_repr(tensor));
  if (tensor.ndim() != 0) {
    throw DTypeError("format",
                     cat("only a 0-d tensor takes a format, got \"", spec.c_str(), "\" for shape ",
                         tensor::text(tensor.shape()), ", expected x.item() or none"));
  }
  PyObject* text = PyObject_Format(to_python(tensor.item()).ptr(), spec.ptr());
  if (!text) throw nb::python_error();
  return nb::steal(text);
}

nb::object stride_function(const Tensor& tensor, std::optional<int> axis) {
  return axis ? nb::cast(tensor.stride(*axis)) : nb::object(to_tuple(tensor.strides()));
}

// A pickle holds the elements that are held, in row-major order, for a diagonal its rank (else 0),
// and whether gradients are followed.
nb::tuple get_state(const Tensor& tracked) {
  refuse_result(tracked, "pickle");
  const Tensor tensor = tracked.detach();
  const bool diagonal = !tensor.is_dense();
  // A pickle is read on the CPU, where its device may not exist.
  const Tensor held = on_host((diagonal ? tensor.diagonal() : tensor).contiguous());
  const nb::bytes bytes(static_cast<const char*>(held.data()),
                        static_cast<std::size_t>(held.nbytes()));
  return nb::make_tuple(dtype_object(tensor.dtype()), to_tuple(held.shape()), bytes,
                        diagonal ? tensor.ndim() : 0, tracked.requires_grad());
}

void set_state(Tensor& self, const nb::tuple& state) {
  constexpr const char* kOp = "unpickle";
  if (state.size() != 5) {
    throw ShapeError(kOp, cat("the pickle is damaged, got ", state.size(), " parts, expected 5"));
  }
  Tensor out = Tensor::empty(to_dims(state[1], kOp), to_dtype(state[0], kOp));
  const auto bytes = nb::cast<nb::bytes>(state[2]);
  if (static_cast<std::int64_t>(bytes.size()) != out.nbytes()) {
    throw ShapeError(
        kOp, cat("the pickle is damaged, got ", bytes.size(), " bytes, expected ", out.nbytes()));
  }
  if (out.data()) std::memcpy(out.data(), bytes.c_str(), bytes.size());
  const int diagonal = nb::cast<int>(state[3]);
  new (&self) Tensor(diagonal ? Tensor::diag(out, diagonal) : out);
  self.requires_grad_(nb::cast<bool>(state[4]));
}

void bind_looks(TensorClass& type) {
  type.def("__init__",
           [](nb::handle, const nb::args&, const nb::kwargs&) {
             throw DTypeError("Tensor",
                              "a tensor is made by a function, got eas.Tensor(...), expected "
                              "eas.tensor(data), eas.zeros(shape) or their like");
           })
      .def_prop_ro(
          "shape", [](const Tensor& t) { return to_tuple(t.shape()); }, "Its sizes.")
      .def_prop_ro(
          "strides", [](const Tensor& t) { return to_tuple(t.strides()); },
          "Elements from one index to the next, for each axis.")
      .def("stride", stride_function, "axis"_a = nb::none(),
           "The stride of one axis, in elements; without an axis, all of them.")
      .def_prop_ro(
          "dtype", [](const Tensor& t) { return dtype_object(t.dtype()); },
          "The type of its elements, as eas.float32.")
      .def_prop_ro(
          "device", [](const Tensor& t) { return to_string(t.device()); },
          "Where its memory is: \"cpu\", or a device such as \"opencl\".")
      .def_prop_ro(
          "layout", [](const Tensor& t) { return std::string(name(t.layout())); },
          "\"strided\", or \"diagonal\" when only a diagonal is held.")
      .def_prop_ro("ndim", &Tensor::ndim, "The number of axes.")
      .def_prop_ro("numel", &Tensor::numel, "The number of elements.")
      .def_prop_ro("nbytes", &Tensor::nbytes, "Bytes of the elements held.")
      .def_prop_ro("is_contiguous", &Tensor::is_contiguous, "Whether it is dense and row-major.")
      .def_prop_ro("readonly", &Tensor::readonly, "Whether writing to it is refused.")
      .def(
          "data_ptr", [](const Tensor& t) { return reinterpret_cast<std::uintptr_t>(t.data()); },
          "The address of its first element.")
      .def("__repr__", to_repr)
      .def("__format__", to_format, "spec"_a)
      .def("__len__",
           [](const Tensor& t) {
             if (t.ndim() == 0) {
               throw DTypeError("len",
                                "a 0-d tensor has no length, got shape (), expected an axis");
             }
             return t.shape()[0];
           })
      .def("__iter__", [](nb::handle self) {
        if (const Tensor* t = tensor_of(self.ptr()); !t || t->ndim() == 0) {
          throw DTypeError("iter",
                           "a 0-d tensor cannot be iterated over, got shape (), expected an axis");
        }
        return nb::steal(PySeqIter_New(self.ptr()));
      });
}

void bind_views(TensorClass& type) {
  type.def("__getitem__", get_item, "key"_a.none())
      .def("__setitem__", set_item, "key"_a.none(), "value"_a.none())
      .def(
          "reshape",
          [](const Tensor& t, const nb::args& sizes, nb::handle shape) {
            return t.reshape(shape.is_none() ? args_to_dims(sizes, "reshape")
                                             : to_dims(shape, "reshape"));
          },
          "sizes"_a, "shape"_a = nb::none(),
          "The same elements in another shape: a view where strides allow, else a copy.")
      .def(
          "transpose",
          [](const Tensor& t, const nb::args& axes) {
            return axes.size() == 0 ? t.transpose() : permuted(t, axes, "transpose");
          },
          "axes"_a, "A view with its axes in the order given, as NumPy's; without any, reversed.")
      .def(
          "permute",
          [](const Tensor& t, const nb::args& axes) { return permuted(t, axes, "permute"); },
          "axes"_a, "A view with its axes in the order given.")
      .def_prop_ro("T", &Tensor::transpose, "A view with its axes reversed.")
      .def("diagonal", &Tensor::diagonal, "A 1-D view of the elements with equal indices.")
      .def("contiguous", &Tensor::contiguous, "Itself when dense and row-major, else such a copy.")
      .def("clone", &Tensor::clone, "A copy in memory of its own.")
      .def("copy", &Tensor::clone, "A copy in memory of its own.")
      .def("__copy__", &Tensor::clone)
      .def(
          "__deepcopy__", [](const Tensor& t, nb::handle) { return deep_copy(t); }, "memo"_a)
      .def("to", to_function, "what"_a, "dtype"_a = nb::none(), "device"_a = nb::none(),
           "Itself as another dtype or on another device; no copy when nothing changes.");
}

void bind_values(TensorClass& type) {
  type.def(
          "item",
          [](const Tensor& t) {
            refuse_in_function(t, "item");
            return to_python(t.item());
          },
          "The only element, as a Python number.")
      .def(
          "tolist",
          [](const Tensor& t) {
            refuse_in_function(t, "tolist");
            return to_list(t);
          },
          "Its elements as nested lists of Python numbers.")
      .def(
          "numpy", [](const Tensor& t) { return to_numpy(t, "numpy"); },
          "A NumPy array that shares this memory; x.to(\"cpu\") comes first on other devices.")
      .def("__array__", to_array, "dtype"_a = nb::none(), "copy"_a = nb::none())
      .def("__bool__",
           [](const Tensor& t) {
             return nb::cast<bool>(
                 call_builtin(nb::handle((PyObject*)&PyBool_Type), only_element(t, "bool")));
           })
      .def("__float__",
           [](const Tensor& t) {
             return call_builtin(nb::handle((PyObject*)&PyFloat_Type), only_element(t, "float"));
           })
      .def("__int__",
           [](const Tensor& t) {
             return call_builtin(nb::handle((PyObject*)&PyLong_Type), only_element(t, "int"));
           })
      .def("__complex__",
           [](const Tensor& t) {
             return call_builtin(nb::handle((PyObject*)&PyComplex_Type),
                                 only_element(t, "complex"));
           })
      .def("__index__", to_index)
      .def("__hash__", [](nb::handle self) { return Py_hash_t(std::hash<void*>()(self.ptr())); })
      .def("__getstate__", get_state)
      .def("__setstate__", set_state);
}

}  // namespace

void bind_tensor(nb::module_& m) {
  TensorClass type(m, "Tensor", nb::type_slots(buffer_slots()), nb::is_weak_referenceable(),
                   "Typed memory with a shape. Made by eas.tensor, eas.zeros and their like.");
  bind_looks(type);
  bind_views(type);
  bind_values(type);
  bind_operators(type);
  bind_autograd(m, type);
  bind_dlpack(m, type);
  bind_makers(m);
}

}  // namespace eas::python
