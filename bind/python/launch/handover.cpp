// See handover.hpp.
#include "python/launch/handover.hpp"

#include "python/common/errors.hpp"

namespace eas::python {

int g_handing_over = 0;

namespace {

thread_local PyObject* t_taker = nullptr;

// Until it ends, the launches of this thread go to `taker`; None lets them run.
class Handover {
 public:
  explicit Handover(PyObject* taker) : before_(t_taker) {
    t_taker = taker == Py_None ? nullptr : taker;
    ++g_handing_over;
  }
  ~Handover() {
    t_taker = before_;
    --g_handing_over;
  }
  Handover(const Handover&) = delete;
  Handover& operator=(const Handover&) = delete;

 private:
  PyObject* before_;
};

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
}

}  // namespace eas::python
