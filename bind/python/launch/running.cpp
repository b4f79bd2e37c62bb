// See running.hpp.
#include "python/launch/running.hpp"

#include "python/common/bind.hpp"

namespace eas::python {

void Running::print(const std::string& line) {
  const nb::gil_scoped_acquire gil;
  PyObject* out = PySys_GetObject("stdout");
  if (!out || out == Py_None) return;
  if (PyFile_WriteString((line + "\n").c_str(), out) != 0) throw nb::python_error();
}

void Running::poll() {
  constexpr auto kPeriod = std::chrono::milliseconds(50);
  const auto now = Clock::now();
  if (next_ == Clock::time_point::max()) next_ = now + kPeriod;  // short launches never ask
  if (now < next_) return;
  next_ = now + kPeriod;
  {
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
  }
  release();  // it takes longer than was thought
}

}  // namespace eas::python
