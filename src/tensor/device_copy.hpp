// Elements on their way to a device, from it and on it.
#pragma once

#include <eas/tensor.hpp>

namespace eas::tensor {

// A row-major copy of a dense tensor in the memory of another device.
Tensor copied_to(const Tensor& from, Device device);
// Both on one device, of one shape, and not overlapping.
void copy_on_device(const Tensor& to, const Tensor& from);
// Every element becomes this one, given in its storage type.
void fill_on_device(const Tensor& to, const void* element);
// The first element of a tensor of a device.
void read_element(const Tensor& from, void* to);

}  // namespace eas::tensor
