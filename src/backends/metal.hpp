// Metal: emitted source on Apple GPUs.
#pragma once

#include "runtime/backend.hpp"

namespace eas::backends {

runtime::Presence metal_presence();
const runtime::Generator& metal_generator();
runtime::Device& metal_device(int index);
int metal_devices();

}  // namespace eas::backends
