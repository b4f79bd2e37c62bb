// The names of devices. The host's memory is always there, as "cpu"; the others' are given by the
// backends that work on them.
#pragma once

#include <eas/tensor.hpp>

namespace eas {

// From now on `name` means devices of this kind; the first name of a kind is the one it is shown by.
void name_device(std::string_view name, DeviceKind kind);

}  // namespace eas
