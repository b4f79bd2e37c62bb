// Long planning and sliced runs, as a terminal sees them: Ctrl-C ends them, a bar shows them. The
// bar itself is drawn by python/eas/_einsum_show.py.
#include "python/einsum/call.hpp"

#include "python/common/support.hpp"

namespace eas::python {
namespace {

bool g_shown = false;  // guarded by the GIL

nb::object bar() { return nb::module_::import_("eas._einsum_show").attr("progress_bar"); }

void report(double done, std::string_view what) {
  const nb::gil_scoped_acquire gil;
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
  g_shown = nb::cast<bool>(bar().attr("show")(done, nb::str(what.data(), what.size())));
}

}  // namespace

std::function<void(double, std::string_view)> python_progress() { return report; }

void end_progress() {
  if (!g_shown) return;
  g_shown = false;
  // Also called while an exception is under way, which must not be lost.
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  try {
    bar().attr("end")();
  } catch (nb::python_error&) {  // a terminal that went away
  }
  PyErr_Restore(type, value, trace);
}

}  // namespace eas::python
