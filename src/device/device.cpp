// See device.hpp.
#include "device/device.hpp"

namespace eas::device {

void link() {
  tell_runtime();
  tell_einsum();
}

}  // namespace eas::device
