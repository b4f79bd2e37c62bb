// Kernels that tensors on devices need.
#pragma once

namespace eas::device {

// Tells the rooms below how elements are copied and how a step of an einsum is contracted on a device.
// To be called when a program starts, any number of times.
void link();

void tell_runtime();
void tell_einsum();

}  // namespace eas::device
