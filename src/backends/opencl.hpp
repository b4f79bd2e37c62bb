// OpenCL: emitted source on the queues of any driver.
#pragma once

#include "runtime/backend.hpp"

namespace eas::backends {

// Of the devices of this machine; without any, for people only.
const runtime::Generator& opencl_generator();
runtime::Presence opencl_presence();
runtime::Device& opencl_device(int index);
int opencl_devices();

}  // namespace eas::backends
