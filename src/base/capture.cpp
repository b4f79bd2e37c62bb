// See capture.hpp.
#include "base/capture.hpp"

#include <eas/error.hpp>

#include <utility>

namespace eas {
namespace {

thread_local bool t_capturing = false;

}  // namespace

bool set_capturing(bool capturing) { return std::exchange(t_capturing, capturing); }
bool is_capturing() { return t_capturing; }

void refuse_while_capturing(std::string_view op) {
  if (!t_capturing) return;
  throw LaunchError(std::string(op),
                    "a graph captures launches of kernels only, got other work while it captures, "
                    "expected it before graph.capture(), after it, or as a kernel");
}

}  // namespace eas
