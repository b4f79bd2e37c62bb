// eas._core: the extension module, put together from its parts.
#include <eas/tensor.hpp>

#include <vector>

#include "backends/backends.hpp"
#include "compile/compile.hpp"
#include "device/device.hpp"
#include "python/common/bind.hpp"

namespace {

// nanobind ends the process where the table of its objects cannot grow, so it has room for many from
// the beginning.
void widen_object_table() {
  std::vector<nb::object> made(1000);
  for (nb::object& each : made) each = nb::cast(eas::Tensor());
}

}  // namespace

NB_MODULE(_core, m) {
  using namespace eas::python;
  // Programs may hold our objects until the process ends (torch and pytest do), which is no leak of
  // ours and no business of a user's terminal. tests/python/test_launch.py counts references.
  nb::set_leak_warnings(false);
  m.attr("__version__") = nb::str(eas::compile::version().data(), eas::compile::version().size());
  eas::backends::link();
  eas::device::link();
  bind_errors(m);
  bind_config(m);
  bind_dtype(m);
  bind_tensor(m);
  bind_traced(m);
  bind_mk(m);
  bind_control(m);
  bind_optable(m);
  bind_compiled(m);
  bind_cache(m);
  bind_kernel(m);
  bind_torch_bridge(m);
  bind_launch_table(m);
  bind_einsum(m);
  guard_calls(m);
  widen_object_table();
}
