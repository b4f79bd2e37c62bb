// eas._capture says which names count and what their values mean; here they are watched.
#include "python/launch/kernel_captures.hpp"

#include <utility>

#include "python/common/support.hpp"

namespace eas::python {
std::uint32_t Captures::look(nb::handle function) {
  nb::object captured = nb::module_::import_("eas._capture").attr("capture")(function);
  Watch watch(captured.attr("watched"));
  if (!numbers_.is_valid()) numbers_ = nb::dict();
  const nb::object key = captured.attr("key");
  const nb::object next = nb::int_(PyDict_Size(numbers_.ptr()));
  PyObject* number = PyDict_SetDefault(numbers_.ptr(), key.ptr(), next.ptr());
  if (!number) throw nb::python_error();
  number_ = static_cast<std::uint32_t>(PyLong_AsUnsignedLong(number));
  std::swap(watch_, watch);  // what is dropped may run Python code that comes back here
  std::swap(captured_, captured);
  known_ = true;
  return number_;
}

std::vector<std::pair<std::string, std::string>> Captures::describe() const {
  std::vector<std::pair<std::string, std::string>> out;
  if (!captured_.is_valid()) return out;
  for (nb::handle name : captured_.attr("names")) {
    out.emplace_back("captured " + utf8(nb::str(name.attr("path"))),
                     describe_object(name.attr("value")));
  }
  return out;
}

void Captures::clear() {
  known_ = false;
  const Watch watch = std::move(watch_);
  watch_ = {};
  const nb::object captured = std::move(captured_), numbers = std::move(numbers_);
}

int Captures::traverse(visitproc visit, void* arg) const {
  if (const int stop = watch_.traverse(visit, arg)) return stop;
  Py_VISIT(captured_.ptr());
  Py_VISIT(numbers_.ptr());
  return 0;
}

}  // namespace eas::python
