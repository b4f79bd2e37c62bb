// The pieces of the Tensor binding, one file each; tensor.cpp puts them together.
#pragma once

#include <eas/tensor.hpp>

#include <optional>

#include "python/common/bind.hpp"

namespace eas::python {

using TensorClass = nb::class_<Tensor>;

// values.cpp: Python values in and out.
nb::object to_python(const Number& value);
nb::object to_list(const Tensor& tensor);
// A number, a NumPy scalar or a 0-d array as a Number; nothing for any other object.
std::optional<Number> try_number(nb::handle object);
Number to_number(nb::handle object, const char* op);
// A new tensor from a number or nested lists and tuples of numbers. Without a dtype: bool, int64,
// float32 or complex64, whatever the values need.
Tensor tensor_from_values(nb::handle values, std::optional<DType> dtype, const char* op);

// index.cpp: x[key] and x[key] = value.
Tensor get_item(const Tensor& tensor, nb::handle key);
void set_item(const Tensor& tensor, nb::handle key, nb::handle value);

// make.cpp: arguments that name sizes and devices, and eas.tensor, zeros, arange, ….
Dims to_dims(nb::handle sizes, const char* op, const char* what = "a size");
Dims args_to_dims(const nb::args& args, const char* op, const char* what = "a size");
Device to_device(nb::handle device, const char* op);
// A copy on another device, made while other Python threads run; itself where it is there already.
Tensor moved(const Tensor& tensor, Device device);
inline Tensor on_host(const Tensor& tensor) { return moved(tensor, {}); }
// What eas.tensor does: aliases arrays and buffers, copies lists and numbers.
Tensor make_tensor(nb::handle data, const char* op);
// An array the user passed where a tensor is expected, aliased, without gradients; DTypeError when it
// is none.
Tensor expect_array(nb::handle object, const char* op);
void bind_makers(nb::module_& m);

// operators.cpp: x + y, x < y, -x and their like; most are refused with what to do instead.
void bind_operators(TensorClass& type);

// autograd.cpp: gradients, and what becomes of them in copies.
void bind_autograd(nb::module_& m, TensorClass& type);
Tensor deep_copy(const Tensor& tensor);
// Throws for the result of a recorded operation, where only a leaf means something.
void refuse_result(const Tensor& tensor, const char* op);

// numpy.cpp: NumPy arrays, the buffer protocol and how a tensor prints.
nb::object to_numpy(const Tensor& tensor, const char* op);
nb::object to_array(const Tensor& tensor, nb::handle dtype, std::optional<bool> copy);
std::string to_repr(const Tensor& tensor);
const PyType_Slot* buffer_slots();
// Aliases the memory of an object with the buffer protocol; false when it has none.
bool alias_buffer(nb::handle object, Tensor& out, const char* op);

// dlpack.cpp and dlpack_exchange.cpp: DLPack in Python and in C; torch.
void bind_dlpack(nb::module_& m, TensorClass& type);
nb::object exchange_api_capsule();
nb::object to_torch(const Tensor& tensor, nb::handle device);

}  // namespace eas::python
