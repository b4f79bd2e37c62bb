// eas.tensor, empty, zeros, ones, full, arange, empty_like, diag.
#include <eas/error.hpp>

#include <cstring>

#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/array/torch_mps.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

std::int64_t to_size(nb::handle object, const char* op, const char* what) {
  if (!PyIndex_Check(object.ptr()) || PyBool_Check(object.ptr())) {
    throw DTypeError(op, cat(what, " is no integer, got ", describe_object(object),
                             ", expected ints or one tuple of ints"));
  }
  const nb::object index = nb::steal(PyNumber_Index(object.ptr()));
  if (!index.is_valid()) throw nb::python_error();
  int overflow = 0;
  const std::int64_t value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow) {
    throw ShapeError(op, cat(what, " is out of range, got ", utf8(nb::str(index)),
                             ", expected at most 2**63 - 1"));
  }
  return value;
}

struct Wanted {
  Dims shape;
  DType dtype;
  Device device;
};

// Sizes are judged before anything is allocated, under the name the user called.
Wanted wanted(Dims shape, nb::handle dtype, nb::handle device, const char* op) {
  const DType type = dtype.is_none() ? DType::float32 : to_dtype(dtype, op);
  Wanted out{std::move(shape), type, to_device(device, op)};
  tensor::checked_numel(out.shape, itemsize(out.dtype), op);
  return out;
}

// zeros((2, 3), np.int32): NumPy lets the dtype come last without its name. Takes it off `args`.
nb::object take_dtype(nb::list& args, nb::handle dtype, const char* op) {
  if (args.size() > 1) {
    const nb::object last = args[args.size() - 1];
    if (const auto type = PyIndex_Check(last.ptr()) ? std::nullopt : try_dtype(last, op)) {
      args = nb::borrow<nb::list>(nb::steal(PyList_GetSlice(args.ptr(), 0, args.size() - 1)));
      return dtype_object(*type);
    }
  }
  return nb::borrow(dtype);
}

// The keyword that was given of two spellings; nothing when neither was.
nb::object either(nb::handle one, nb::handle other) {
  return nb::borrow(one.is_none() ? other : one);
}

// (2, 3), ((2, 3)), ((2, 3), dtype), shape=(2, 3) as NumPy and size=(2, 3) as torch.
Wanted wanted(const nb::args& sizes, nb::handle dtype, nb::handle device, nb::handle shape,
              nb::handle size, const char* op) {
  nb::list args{sizes};
  const nb::object type = take_dtype(args, dtype, op);
  const nb::object named = either(shape, size);
  if (named.is_none()) {
    return wanted(args.size() == 1 ? to_dims(args[0], op) : to_dims(args, op), type, device, op);
  }
  if (args.size() != 0) {
    throw ShapeError(op, cat("the shape is given twice, got ", utf8(nb::repr(args)), " and ",
                             utf8(nb::repr(named)), ", expected one of them"));
  }
  return wanted(to_dims(named, op), type, device, op);
}

// Our own tensors bring their gradients along.
void refuse_grad(nb::handle object, const char* op) {
  if (tensor_of(object.ptr()) || !requires_grad(object.ptr())) return;
  throw Error(ErrorKind::Error, op,
              "the tensor requires grad, which aliasing its memory would lose, got "
              "requires_grad=True, expected x.detach()");
}

Tensor tensor_function(nb::handle data, nb::handle dtype, nb::handle device) {
  constexpr const char* kOp = "tensor";
  // Without a device it stays where it is.
  const auto placed = [&, where = to_device(device, kOp)](const Tensor& made) {
    return device.is_none() ? made : moved(made, where);
  };
  if (dtype.is_none()) return placed(make_tensor(data, kOp));
  const DType wanted = to_dtype(dtype, kOp);
  // Values given as Python numbers go straight to the dtype asked for, in one rounding.
  PyObject* p = data.ptr();
  const bool is_values = PyList_Check(p) || PyTuple_Check(p) || PyBool_Check(p) ||
                         PyLong_Check(p) || PyFloat_Check(p) || PyComplex_Check(p);
  if (is_values) return placed(tensor_from_values(data, wanted, kOp));
  return placed(make_tensor(data, kOp).to(wanted));
}

Tensor arange_function(const nb::args& numbers, nb::handle dtype, nb::handle device,
                       nb::handle start, nb::handle stop, nb::handle step, nb::handle end) {
  constexpr const char* kOp = "arange";
  nb::list bounds{numbers};
  const nb::object type = take_dtype(bounds, dtype, kOp);
  nb::object first = nb::borrow(start), last = either(stop, end), by = nb::borrow(step);
  const auto refuse = [&] {
    throw ShapeError(kOp, cat("the bounds are not clear, got ", bounds.size(),
                              " numbers, expected arange(stop), arange(start, stop) or "
                              "arange(start, stop, step)"));
  };
  const auto place = [&](nb::object& slot, std::size_t i) {
    if (i >= bounds.size()) return;
    if (!slot.is_none()) refuse();
    slot = bounds[i];
  };
  if (bounds.size() > 3) refuse();
  if (bounds.size() == 1 && last.is_none()) {
    place(last, 0);
  } else {
    place(first, 0);
    place(last, 1);
    place(by, 2);
  }
  if (last.is_none()) refuse();
  const auto number = [&](nb::handle given, std::int64_t otherwise) {
    return given.is_none() ? Number(otherwise) : to_number(given, kOp);
  };
  return Tensor::arange(number(first, 0), to_number(last, kOp), number(by, 1),
                        type.is_none() ? DType::float32 : to_dtype(type, kOp),
                        to_device(device, kOp));
}

using Maker = Tensor (*)(const Dims&, DType, Device);

template <Maker kMake>
void bind_maker(nb::module_& m, const char* name, const char* doc) {
  m.def(
      name,
      [name](const nb::args& size, nb::handle dtype, nb::handle device, nb::handle shape,
             nb::handle named_size) {
        const Wanted w = wanted(size, dtype, device, shape, named_size, name);
        return followed_in_function(kMake(w.shape, w.dtype, w.device));
      },
      "sizes"_a, "dtype"_a.none() = dtype_object(DType::float32), "device"_a.none() = "cpu",
      "shape"_a = nb::none(), "size"_a = nb::none(), doc);
}

}  // namespace

Dims to_dims(nb::handle sizes, const char* op, const char* what) {
  // A NumPy array may be an index or a list of sizes.
  if (PyIndex_Check(sizes.ptr()) &&
      !(PySequence_Check(sizes.ptr()) && PyObject_Size(sizes.ptr()) >= 0)) {
    PyErr_Clear();
    return {to_size(sizes, op, what)};
  }
  const nb::object list = nb::steal(PySequence_Tuple(sizes.ptr()));
  if (!list.is_valid()) {
    PyErr_Clear();
    to_size(sizes, op, what);  // says what it should be
  }
  Dims out;
  for (const nb::handle size : nb::borrow<nb::tuple>(list)) out.push_back(to_size(size, op, what));
  return out;
}

Dims args_to_dims(const nb::args& args, const char* op, const char* what) {
  if (args.size() == 1) return to_dims(args[0], op, what);
  return to_dims(args, op, what);
}

Device to_device(nb::handle device, const char* op) {
  if (device.is_none()) return {};
  nb::object text = nb::borrow(device);
  // torch.device("cpu")
  if (!PyUnicode_Check(device.ptr()) && nb::hasattr(device, "type")) {
    text = nb::getattr(device, "index", nb::none()).is_none() ? nb::object(device.attr("type"))
                                                              : nb::object(nb::str(device));
  }
  if (!PyUnicode_Check(text.ptr())) {
    throw DTypeError(op, cat("not a device, got ", describe_object(device),
                             ", expected a name such as \"cpu\""));
  }
  return parse_device(nb::cast<std::string_view>(text), op);
}

Tensor moved(const Tensor& tensor, Device device) {
  if (tensor.device() == device) return tensor;
  const nb::gil_scoped_release others_run;
  return tensor.to(device);
}

Tensor expect_array(nb::handle object, const char* op) {
  Tensor out;
  refuse_grad(object, op);
  if (alias_mps(object.ptr(), out, op)) return out;
  if (alias_array(object.ptr(), out, op)) return out.detach();
  throw DTypeError(op, cat("not an array, got ", describe_object(object),
                           ", expected an eas.Tensor, a NumPy array, a torch tensor or an object "
                           "with __dlpack__"));
}

Tensor make_tensor(nb::handle data, const char* op) {
  Tensor out;
  refuse_grad(data, op);
  if (alias_mps(data.ptr(), out, op) || alias_array(data.ptr(), out, op)) return out;
  PyObject* p = data.ptr();
  if (PyList_Check(p) || PyTuple_Check(p)) return tensor_from_values(data, std::nullopt, op);
  const nb::object numpy = loaded_module("numpy");
  const bool is_scalar = numpy.is_valid() && nb::isinstance(data, numpy.attr("generic"));
  if (!is_scalar) {
    if (PyBool_Check(p) || PyLong_Check(p) || PyFloat_Check(p) || PyComplex_Check(p)) {
      return tensor_from_values(data, std::nullopt, op);
    }
    if (alias_buffer(data, out, op)) return out;
  }
  if (is_scalar || nb::hasattr(data, "__array__") || nb::hasattr(data, "__array_interface__")) {
    const nb::object array = nb::module_::import_("numpy").attr("asarray")(data);
    alias_array(array.ptr(), out, op);
    return out;
  }
  if (PySequence_Check(p) && !PyUnicode_Check(p)) {
    const nb::object list = nb::steal(PySequence_List(p));
    if (!list.is_valid()) throw nb::python_error();
    return tensor_from_values(list, std::nullopt, op);
  }
  throw DTypeError(op, cat("no tensor can be made of this, got ", describe_object(data),
                           ", expected an array, a number or nested lists of numbers"));
}

void bind_makers(nb::module_& m) {
  const nb::object float32 = dtype_object(DType::float32);
  m.def("tensor", tensor_function, "data"_a.none(), nb::kw_only(), "dtype"_a = nb::none(),
        "device"_a = nb::none(),
        "A tensor of data. Arrays on the CPU (NumPy, torch, DLPack, buffers) are aliased, whatever "
        "their strides, and keep their dtype; numbers and nested lists are copied (bool, int64, "
        "float32, complex64). A dtype or a device that differs gives a copy there.");
  bind_maker<Tensor::empty>(m, "empty", "A tensor whose elements are not set.");
  bind_maker<Tensor::zeros>(m, "zeros", "A tensor of zeros.");
  bind_maker<Tensor::ones>(m, "ones", "A tensor of ones.");
  m.def(
      "full",
      [](nb::handle size, nb::handle value, nb::handle dtype, nb::handle device, nb::handle shape,
         nb::handle fill_value) {
        const nb::object sizes = either(size, shape), filled = either(value, fill_value);
        const Wanted w = wanted(to_dims(sizes, "full"), dtype, device, "full");
        return followed_in_function(
            Tensor::full(w.shape, to_number(filled, "full"), w.dtype, w.device));
      },
      "size"_a = nb::none(), "value"_a = nb::none(), "dtype"_a.none() = float32,
      "device"_a.none() = "cpu", nb::kw_only(), "shape"_a = nb::none(), "fill_value"_a = nb::none(),
      "A tensor that holds one value everywhere.");
  m.def("arange", arange_function, "bounds"_a, "dtype"_a.none() = float32,
        "device"_a.none() = "cpu", "start"_a = nb::none(), "stop"_a = nb::none(),
        "step"_a = nb::none(), "end"_a = nb::none(),
        "arange(stop), arange(start, stop) or arange(start, stop, step): evenly spaced values.");
  m.def(
      "empty_like",
      [](nb::handle x, nb::handle dtype, nb::handle device) {
        Tensor like;
        if (!alias_array(x.ptr(), like, "empty_like")) like = expect_array(x, "empty_like");
        const DType type = dtype.is_none() ? like.dtype() : to_dtype(dtype, "empty_like");
        const Device where = device.is_none() ? like.device() : to_device(device, "empty_like");
        return followed_in_function(Tensor::empty(like.shape(), type, where));
      },
      "x"_a.none(), nb::kw_only(), "dtype"_a = nb::none(), "device"_a = nb::none(),
      "A new row-major tensor of x's shape and dtype whose elements are not set.");
  m.def(
      "diag", [](nb::handle v, int ndim) { return Tensor::diag(make_tensor(v, "diag"), ndim); },
      "v"_a.none(), "ndim"_a = 2,
      "The diagonal tensor of `ndim` axes over v. It holds (and shares) only v's elements.");
}

}  // namespace eas::python
