// eas.Stream, eas.Event, eas.synchronize and what eas.profile is made of.
#pragma once

#include <eas/tensor.hpp>

#include <memory>

#include "python/common/bind.hpp"
#include "runtime/streams.hpp"

namespace eas::python {

struct StreamState {
  Device device;
  std::shared_ptr<runtime::DeviceStream> stream;  // null on the CPU, where launches end at once
};

bool is_stream(PyObject* object);
const StreamState& stream_of(PyObject* object);

void bind_streams(nb::module_& m);

}  // namespace eas::python
