// torch's tensors on MPS (Apple's GPUs), whose memory is that of our backend `metal`: read where they
// lie, and taking turns with torch's own work there (EAS_TORCH_MPS_SYNC). Nothing about them is assumed:
// what two ways say of a tensor is compared, and torch's stream is joined only after a kernel was tried
// there (eas._torch_mps).
#pragma once

#include <Python.h>

#include <memory>

#include "python/array/array_view.hpp"
#include "runtime/streams.hpp"

namespace eas::python {

// Fills `out` for a torch tensor on MPS, and keeps a tensor of ours over its memory there. Nothing is
// waited for.
void read_mps(PyObject* object, const dlpack::DLPackExchangeAPI& api, ArrayView& out,
              const char* op);
// Whether it was read by that: no other view of a device's memory keeps anything.
inline bool is_on_mps(const ArrayView& view) {
  return view.keep && view.device.kind != DeviceKind::Cpu;
}
// alias_array() of such a tensor, whose work is waited for; false for all other objects.
bool alias_mps(PyObject* object, Tensor& out, const char* op);

// torch's stream as one of ours, if work may go there (EAS_TORCH_MPS_SYNC=auto); else null, and torch's
// work is to be waited for, unless EAS_TORCH_MPS_SYNC=0.
std::shared_ptr<runtime::DeviceStream> torch_stream();
// Waits for all that torch was given on MPS. The GIL is held.
void wait_for_torch();
bool waits_for_torch();  // not EAS_TORCH_MPS_SYNC=0
// Whether torch takes memory that begins inside of a block as it is; older versions forget where.
bool torch_takes_offsets();

void bind_torch_mps(nb::module_& m);

}  // namespace eas::python
