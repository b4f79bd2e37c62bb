// See call.hpp.
#include "python/einsum/call.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/format.hpp"
#include "base/once.hpp"
#include "einsum/expression_terms.hpp"
#include "python/array/array_view.hpp"
#include "python/array/torch_transforms.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

std::int64_t to_integer(nb::handle object, const char* op, const char* what) {
  const nb::object index = nb::steal(PyNumber_Index(object.ptr()));
  if (!index.is_valid()) {
    PyErr_Clear();
    throw DTypeError(
        op, cat(what, " is no integer, got ", describe_object(object), ", expected an int"));
  }
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow) {
    throw ShapeError(op, cat(what, " is too large, got ", describe_object(object),
                             ", expected at most 2**63 - 1"));
  }
  return value;
}

bool is_list(nb::handle object) {
  return PyList_Check(object.ptr()) || PyTuple_Check(object.ptr());
}

// A list, or what reads as one of integers: a range, a vector of NumPy's.
bool is_label_list(nb::handle object) {
  if (is_list(object) || PyRange_Check(object.ptr())) return true;
  if (array_kind(object.ptr()) != ArrayKind::NumPy) return false;
  const auto kind = nb::cast<std::string>(object.attr("dtype").attr("kind"));
  return nb::cast<int>(object.attr("ndim")) == 1 && (kind == "i" || kind == "u");
}

std::string to_equation(nb::handle text, const char* op) {
  Py_ssize_t size = 0;
  if (const char* characters = PyUnicode_AsUTF8AndSize(text.ptr(), &size)) {
    return {characters, static_cast<std::size_t>(size)};
  }
  PyErr_Clear();
  throw ShapeError(op, cat("the equation '", utf8(text),
                           "' has a lone surrogate, which is no character, expected letters, or "
                           "any character beyond ASCII"));
}

std::vector<std::int64_t> to_labels(nb::handle list, const char* op) {
  std::vector<std::int64_t> out;
  for (const nb::handle item : list) {
    if (item.ptr() == Py_Ellipsis) {
      out.push_back(kEinsumEllipsis);
      continue;
    }
    const std::int64_t label = to_integer(item, op, "a label");
    if (label < 0) {
      throw ShapeError(op, cat("a label is negative, got ", label, ", expected 0 or more"));
    }
    out.push_back(label);
  }
  return out;
}

// einsum(a, [0, 1], b, [1, 2], [0, 2])
void read_interleaved(EinsumCall& call, const char* op, PyObject* const* args, std::size_t count) {
  const bool has_output = count % 2 == 1;
  for (std::size_t i = 0; i + 1 < count; i += 2) {
    if (!is_label_list(args[i + 1])) {
      throw DTypeError(op, cat("the labels of operand ", i / 2, " are no list, got ",
                               describe_object(args[i + 1]),
                               ", expected an equation first, as in \"ij,jk->ik\", or a list of "
                               "integers after each operand"));
    }
    call.operands.push_back(nb::borrow(args[i]));
    call.source.labels.inputs.push_back(to_labels(args[i + 1], op));
  }
  if (!has_output) return;
  if (!is_label_list(args[count - 1])) {
    throw DTypeError(op, cat("the labels of the result are no list, got ",
                             describe_object(args[count - 1]), ", expected a list of integers"));
  }
  call.source.labels.output = to_labels(args[count - 1], op);
}

[[noreturn]] void refuse_optimize(const char* op, nb::handle value) {
  throw DTypeError(op, cat("optimize is not understood, got ", describe_object(value),
                           ", expected \"auto\", \"greedy\", \"optimal\", \"random-greedy\" or a "
                           "path such as [(0, 1), (0, 1)]"));
}

// NumPy's (strategy, the most elements of an intermediate); less than 0 is no limit, as there.
bool read_strategy(EinsumCall& call, nb::handle value) {
  if (!is_list(value) || nb::len(value) != 2 || !PyUnicode_Check(nb::object(value[0]).ptr())) {
    return false;
  }
  const nb::object limit = value[1];
  if (!PyLong_Check(limit.ptr()) && !PyFloat_Check(limit.ptr())) return false;
  call.options.optimize = utf8(nb::object(value[0]));
  const auto elements = nb::cast<double>(limit);
  if (elements >= 0) call.most_elements = elements;
  return true;
}

void read_optimize(EinsumCall& call, const char* op, nb::handle value) {
  EinsumOptions& options = call.options;
  if (value.is_none() || PyBool_Check(value.ptr())) return;  // NumPy's True and False
  if (PyUnicode_Check(value.ptr())) {
    options.optimize = utf8(value);
    return;
  }
  if (read_strategy(call, value)) return;
  if (!is_list(value)) refuse_optimize(op, value);
  options.path.emplace();
  bool is_first = true;
  for (const nb::handle item : value) {
    // numpy.einsum_path's list starts with its name.
    if (std::exchange(is_first, false) && PyUnicode_Check(item.ptr())) continue;
    if (!is_label_list(item)) refuse_optimize(op, value);  // NumPy's tuples are sometimes arrays
    std::vector<int>& tuple = options.path->emplace_back();
    for (const nb::handle position : item) {
      const std::int64_t at = to_integer(position, op, "a position in the path");
      tuple.push_back(static_cast<int>(std::clamp<std::int64_t>(at, -1, 1 << 30)));
    }
  }
}

void read_memory_limit(EinsumOptions& options, const char* op, nb::handle value) {
  if (value.is_none()) return;
  if (PyFloat_Check(value.ptr()) && !std::isfinite(PyFloat_AS_DOUBLE(value.ptr()))) {
    throw ShapeError(op, cat("memory_limit is not finite, got ", describe_object(value),
                             ", expected a number of bytes, or None for no limit"));
  }
  const nb::object whole =
      PyFloat_Check(value.ptr()) ? nb::object(nb::int_(value)) : nb::borrow(value);  // 2e9
  const std::int64_t bytes = to_integer(whole, op, "memory_limit");
  if (bytes <= 0) {
    throw ShapeError(
        op, cat("memory_limit is not positive, got ", bytes, ", expected a number of bytes"));
  }
  options.memory_limit = bytes;
}

nb::object not_none(PyObject* value) { return value == Py_None ? nb::object() : nb::borrow(value); }

[[noreturn]] void refuse_keyword(const char* op, const std::string& name, const char* expected) {
  throw DTypeError(op,
                   cat("there is no option of this name, got ", name, "=, expected ", expected));
}

// ---- operands ----

nb::object numpy() { return nb::module_::import_("numpy"); }

// A NumPy array whose elements do not lie as C++ needs them (misaligned, between other fields, of
// another byte order) as one whose do. None for what has no numbers in it.
nb::object tidy_copy(nb::handle array) {
  const nb::object dtype = array.attr("dtype");
  const std::string kind = utf8(dtype.attr("kind"));
  if (kind.find_first_of("biufc") == std::string::npos) return nb::object();
  return numpy().attr("array")(array, nb::arg("dtype") = dtype.attr("newbyteorder")("="),
                               nb::arg("order") = "C");
}

Tensor read_numpy(const char* op, nb::handle array) {
  Tensor out;
  try {
    alias_array(array.ptr(), out, op);
  } catch (const Error&) {
    const nb::object tidy = tidy_copy(array);
    if (!tidy.is_valid()) throw;
    alias_array(tidy.ptr(), out, op);
  }
  return out;
}

bool torch_records() {
  const nb::object torch = loaded_module("torch");
  return nb::cast<bool>(torch.attr("is_grad_enabled")());
}

// Plain values in CPU memory, and nobody who wants gradients of them.
bool is_plain_torch(PyObject* object) {
  if (is_fake_tensor(object) || dispatch_mode_is_on()) return false;
  const nb::handle tensor = object;
  if (nb::cast<bool>(tensor.attr("requires_grad")) && torch_records()) return false;
  if (!nb::cast<bool>(tensor.attr("is_cpu")) || nb::cast<bool>(tensor.attr("is_conj")()) ||
      nb::cast<bool>(tensor.attr("is_neg")())) {
    return false;
  }
  const bool strided = nb::object(tensor.attr("layout")).is(loaded_module("torch").attr("strided"));
  return !strided || !is_transformed(object);  // of other layouts reading it says what is wrong
}

Tensor torch_stand_in(const char* op, nb::handle tensor) {
  OperandSpec spec;
  for (const nb::handle size : tensor.attr("shape"))
    spec.shape.push_back(nb::cast<std::int64_t>(size));
  spec.dtype = to_dtype(tensor.attr("dtype"), op);
  return stand_in(spec);
}

void read_operand(const char* op, const nb::object& object, EinsumOperands& out) {
  PyObject* p = object.ptr();
  switch (array_kind(p)) {
    case ArrayKind::Tensor:
      alias_array(p, out.tensors.emplace_back(), op);
      out.kind = std::max(out.kind, ResultKind::Tensor);
      return;
    case ArrayKind::NumPy: out.tensors.push_back(read_numpy(op, object)); return;
    case ArrayKind::Exchange:
    case ArrayKind::DLPack:
      if (is_torch_tensor(p)) {
        out.kind = ResultKind::Torch;
        if (out.by_torch) {
          out.tensors.push_back(torch_stand_in(op, object));
        } else {
          alias_array(p, out.tensors.emplace_back(), op);
        }
        return;
      }
      alias_array(p, out.tensors.emplace_back(), op);
      out.kind = std::max(out.kind, ResultKind::Tensor);
      return;
    case ArrayKind::None: break;
  }
  if (PyUnicode_Check(p) || PyBytes_Check(p) || p == Py_None) {
    throw DTypeError(
        op, cat("not an array, got ", describe_object(object), ", expected an array or a number"));
  }
  // Numbers and lists are what NumPy makes of them.
  nb::object array;
  try {
    array = numpy().attr("asarray")(object);
  } catch (nb::python_error& error) {
    if (!error.matches(PyExc_ValueError)) throw;
    throw ShapeError(op, cat("no array can be made of this, got ", describe_object(object),
                             ", expected lists of equal length in each list"));
  }
  out.tensors.push_back(read_numpy(op, array));
}

}  // namespace

EinsumCall read_call(const char* op, PyObject* const* args, std::size_t count, PyObject* keywords,
                     CallOptions allowed) {
  EinsumCall call;
  call.options.progress = python_progress();
  if (count == 0) {
    throw DTypeError(op,
                     "there are no arguments, expected an equation and its operands, as in "
                     "(\"ij,jk->ik\", a, b)");
  }
  if (PyUnicode_Check(args[0])) {
    call.source.equation = to_equation(args[0], op);
    for (std::size_t i = 1; i < count; ++i) call.operands.push_back(nb::borrow(args[i]));
  } else {
    read_interleaved(call, op, args, count);
  }
  const std::size_t named = keywords ? static_cast<std::size_t>(PyTuple_GET_SIZE(keywords)) : 0;
  for (std::size_t i = 0; i < named; ++i) {
    const std::string name = utf8(PyTuple_GET_ITEM(keywords, static_cast<Py_ssize_t>(i)));
    PyObject* value = args[count + i];
    if (name == "optimize") {
      read_optimize(call, op, value);
    } else if (name == "memory_limit") {
      read_memory_limit(call.options, op, value);
    } else if (name == "out" && allowed == CallOptions::Run) {
      call.out = not_none(value);
    } else if (name == "executor" && allowed == CallOptions::Run) {
      call.executor = not_none(value);
    } else {
      refuse_keyword(op, name,
                     allowed == CallOptions::Run ? "optimize, memory_limit, out or executor"
                                                 : "optimize or memory_limit");
    }
  }
  return call;
}

void read_run_keywords(const char* op, PyObject* const* values, PyObject* keywords, nb::object& out,
                       nb::object& executor) {
  const Py_ssize_t named = keywords ? PyTuple_GET_SIZE(keywords) : 0;
  for (Py_ssize_t i = 0; i < named; ++i) {
    const std::string name = utf8(PyTuple_GET_ITEM(keywords, i));
    if (name == "out") {
      out = not_none(values[i]);
    } else if (name == "executor") {
      executor = not_none(values[i]);
    } else {
      refuse_keyword(op, name, "out or executor");
    }
  }
}

bool read_quick_keywords(PyObject* const* values, PyObject* keywords, bool plans, PyObject*& out) {
  static constinit Once<const std::array<PyObject*, 4>> known;
  const auto& names = known.get([] {
    return std::array{PyUnicode_InternFromString("out"), PyUnicode_InternFromString("executor"),
                      PyUnicode_InternFromString("memory_limit"),
                      PyUnicode_InternFromString("optimize")};
  });
  const Py_ssize_t named = keywords ? PyTuple_GET_SIZE(keywords) : 0;
  for (Py_ssize_t i = 0; i < named; ++i) {
    PyObject* const name = PyTuple_GET_ITEM(keywords, i);  // interned, as callers' names are
    PyObject* const value = values[i];
    if (name == names[0]) {
      if (value != Py_None) out = value;
    } else if (name == names[1] || (plans && name == names[2])) {
      if (value != Py_None) return false;
    } else if (!plans || name != names[3] || (value != Py_None && !PyBool_Check(value))) {
      return false;
    }
  }
  return true;
}

std::string quoted(const EinsumSource& source) {
  try {
    const contraction::Terms terms =
        source.equation ? contraction::terms_of(*source.equation)
                        : contraction::terms_of(source.labels.inputs, source.labels.output);
    return terms.quoted();
  } catch (const Error&) {
    return source.equation ? cat("'", *source.equation, "'") : "the equation";
  }
}

EinsumOperands read_operands(const char* op, std::span<const nb::object> operands,
                             const EinsumSource* source) {
  EinsumOperands out;
  out.tensors.reserve(operands.size());
  out.by_torch = std::ranges::any_of(operands, [](const nb::object& operand) {
    return is_torch_tensor(operand.ptr()) && !is_plain_torch(operand.ptr());
  });
  for (std::size_t i = 0; i < operands.size(); ++i) {
    try {
      read_operand(op, operands[i], out);
    } catch (const Error& error) {
      throw Error(error.kind(), op,
                  cat("operand ", i, source ? " of " + quoted(*source) : "", ": ",
                      error.std::runtime_error::what()));
    }
  }
  if (!out.by_torch) return out;
  for (Tensor& tensor : out.tensors) {  // torch has no diagonals
    if (!tensor.is_dense()) tensor = stand_in({tensor.shape(), tensor.dtype(), Layout::Strided});
  }
  return out;
}

Tensor stand_in(const OperandSpec& spec) {
  alignas(16) static char zeros[16];
  const auto one = [&](const Dims& shape) {
    return Tensor::from_memory(zeros, shape, Dims(shape.size(), 0), spec.dtype, nullptr, true);
  };
  if (spec.layout == Layout::Strided) return one(spec.shape);
  return Tensor::diag(one({spec.shape[0]}), static_cast<int>(spec.shape.size()));
}

}  // namespace eas::python
