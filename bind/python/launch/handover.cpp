// See handover.hpp.
#include "python/launch/handover.hpp"

#include <eas/error.hpp>

#include <utility>

#include "base/capture.hpp"
#include "python/common/errors.hpp"
#include "python/launch/launch.hpp"

namespace eas::python {

int g_handing_over = 0;

namespace {

using namespace nb::literals;

thread_local PyObject* t_taker = nullptr;

// Until it ends, the launches of this thread go to `taker`; None lets them run.
class Handover {
 public:
  explicit Handover(PyObject* taker) : before_(t_taker), capturing_(set_capturing(false)) {
    t_taker = taker == Py_None ? nullptr : taker;
    ++g_handing_over;
  }
  ~Handover() {
    t_taker = before_;
    set_capturing(capturing_);
    --g_handing_over;
  }
  Handover(const Handover&) = delete;
  Handover& operator=(const Handover&) = delete;

 private:
  PyObject* before_;
  bool capturing_;
};

// For a block, which has a beginning and an end of its own. The taker is held in between.
void start_capture(nb::handle taker) {
  if (is_capturing()) {
    throw LaunchError("Graph",
                      "this thread captures a graph already, got another capture, expected one at "
                      "a time");
  }
  if (hands_over()) {
    throw LaunchError("Graph",
                      "an operator's body is being recorded, got graph.capture() in it, expected "
                      "it around the calls of the operator's kernels");
  }
  t_taker = taker.inc_ref().ptr();
  set_capturing(true);
  ++g_handing_over;
}

void end_capture() {
  if (!set_capturing(false)) return;
  --g_handing_over;
  nb::handle(std::exchange(t_taker, nullptr)).dec_ref();
}

// Launches that were bound, one after the other.
void run_each(const nb::list& launches) {
  for (const nb::handle launch : launches) {
    const nb::object done = nb::steal(PyObject_CallNoArgs(launch.ptr()));
    if (!done.is_valid()) throw nb::python_error();
  }
}

}  // namespace

bool hands_over() { return t_taker != nullptr; }

PyObject* hand_over(PyObject* kernel, PyObject* grid, PyObject* const* args, std::size_t count,
                    PyObject* keywords) {
  const std::size_t named = keywords ? static_cast<std::size_t>(PyTuple_GET_SIZE(keywords)) : 0;
  const nb::object values = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(count)));
  const nb::object by_name = nb::steal(PyDict_New());
  if (!values.is_valid() || !by_name.is_valid()) return nullptr;
  for (std::size_t i = 0; i < count; ++i) {
    PyTuple_SET_ITEM(values.ptr(), static_cast<Py_ssize_t>(i), Py_NewRef(args[i]));
  }
  for (std::size_t i = 0; i < named; ++i) {
    PyObject* name = PyTuple_GET_ITEM(keywords, static_cast<Py_ssize_t>(i));
    if (PyDict_SetItem(by_name.ptr(), name, args[count + i]) < 0) return nullptr;
  }
  const nb::object taker = nb::borrow(t_taker);
  const nb::object result = nb::steal(PyObject_CallFunctionObjArgs(
      taker.ptr(), kernel, grid ? grid : Py_None, values.ptr(), by_name.ptr(), nullptr));
  if (!result.is_valid()) return nullptr;
  Py_RETURN_NONE;
}

void bind_handover(nb::module_& m) {
  m.def(
      "hand_launches_to",
      [](nb::handle taker, nb::handle function, const nb::args& args, const nb::kwargs& kwargs) {
        const Handover handover(taker.ptr());
        return nb::object(function(*args, **kwargs));
      },
      nb::arg("taker").none(), nb::arg("function"), nb::arg("args"), nb::arg("kwargs"),
      "Calls a function whose launches, in this thread, are given to taker(kernel, grid, args, "
      "kwargs) and not run; with None they run.");
  m.def("start_capture", &start_capture, "taker"_a,
        "From here to end_capture() this thread's launches are given to the taker.");
  m.def("end_capture", &end_capture, "Ends start_capture() of this thread.");
  m.def("launch_samples", &launch_samples, "kernel"_a, "grid"_a.none(), "axes"_a, "args"_a,
        "kwargs"_a, "kernel[grid](*args, **kwargs) for every sample: the arrays' first axes.");
  m.def("run_each", &run_each, "launches"_a, "Calls each, without arguments.");
}

}  // namespace eas::python
