// docs/reference.md, "Grid", in that order.
#include "python/launch/grid.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "base/format.hpp"
#include "launch/grid.hpp"
#include "passes/infer_grid.hpp"
#include "python/common/support.hpp"
#include "python/launch/native.hpp"

namespace eas::python {
namespace {

struct Sizes {
  Extent extent{1, 1, 1};
  int axes = 0;
};

// "(4, 2)": as a user would write it.
std::string extent_text(const Extent& extent, int axes) {
  const std::span<const std::int64_t> used(extent.data(), static_cast<std::size_t>(axes));
  return cat("(", join(used, ", ", [](std::int64_t n) { return std::to_string(n); }),
             axes == 1 ? ",)" : ")");
}

std::optional<std::int64_t> as_size(nb::handle object) {
  if (PyLong_CheckExact(object.ptr())) {
    int overflow = 0;
    const long long value = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
    return overflow ? std::nullopt : std::optional<std::int64_t>(value);
  }
  if (PyBool_Check(object.ptr()) || !PyIndex_Check(object.ptr())) return std::nullopt;
  const nb::object number = nb::steal(PyNumber_Index(object.ptr()));
  if (!number.is_valid()) {
    PyErr_Clear();
    return std::nullopt;
  }
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  if (overflow) return std::nullopt;
  return value;
}

// An int, or one to three of them.
Sizes read_sizes(const KernelState& kernel, const char* what, nb::handle object,
                 std::int64_t least) {
  const auto refuse = [&](const std::string& got) {
    launch::refuse_size(kernel.name(), what, got, least);
  };
  Sizes out;
  if (PyTuple_Check(object.ptr()) || PyList_Check(object.ptr())) {
    const auto count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(object.ptr()));
    if (count < 1 || count > 3) refuse(describe_object(object));
    for (std::size_t axis = 0; axis < count; ++axis) {
      const nb::object item =
          nb::borrow(PySequence_Fast_GET_ITEM(object.ptr(), static_cast<Py_ssize_t>(axis)));
      const auto size = as_size(item);
      if (!size) refuse(describe_object(object));
      out.extent[axis] = *size;
    }
    out.axes = static_cast<int>(count);
  } else {
    const auto size = as_size(object);
    if (!size) refuse(describe_object(object));
    out.extent[0] = *size;
    out.axes = 1;
  }
  for (const std::int64_t size : out.extent) {
    if (size < least) refuse(extent_text(out.extent, out.axes));
  }
  return out;
}

// How many arguments a grid function must be given: 2 for (meta, args), else 1.
int grid_arity(PyObject* function) {
  int bound = 0;
  if (PyMethod_Check(function)) {
    bound = 1;
    function = PyMethod_GET_FUNCTION(function);
  }
  if (!PyFunction_Check(function)) return 1;
  const auto* code = reinterpret_cast<const PyCodeObject*>(PyFunction_GET_CODE(function));
  PyObject* defaults = PyFunction_GET_DEFAULTS(function);
  const auto optional = defaults ? static_cast<int>(PyTuple_GET_SIZE(defaults)) : 0;
  return code->co_argcount - bound - optional >= 2 ? 2 : 1;
}

Extent explicit_grid(const KernelState& kernel, const BoundCall& call, PyObject* grid) {
  nb::object sizes = nb::borrow(grid);
  if (PyCallable_Check(grid)) sizes = call_grid(kernel, call, grid);
  return read_sizes(kernel, "the grid", sizes, 0).extent;
}

// Whether the body of a function reads this local name.
bool reads_local(nb::handle function, nb::handle name) {
  const nb::object instructions =
      nb::module_::import_("dis").attr("get_instructions")(function.attr("__code__"));
  for (const nb::handle each : instructions) {
    const std::string op = nb::cast<std::string>(each.attr("opname"));
    if (op.find("LOAD") == std::string::npos) continue;
    const nb::object what = each.attr("argval");  // two names where one instruction loads both
    if (what.equal(name)) return true;
    if (nb::isinstance<nb::tuple>(what) && nb::cast<bool>(what.attr("__contains__")(name))) {
      return true;
    }
  }
  return false;
}

// Whether the argument bounds something else than the axis. What becomes of a constexpr cannot be
// seen in the IR, so one counts only where nothing is made of it.
bool is_taken(const KernelState& kernel, const Entry& entry, std::size_t argument, int axis) {
  const auto& parameters = kernel.signature.parameters();
  if (parameters[argument].is_constexpr) {
    return reads_local(kernel.function, parameters[argument].name);
  }
  const auto& taken = entry.compiled->code->grid.axes[static_cast<std::size_t>(axis)].taken;
  const auto at = std::find(entry.position.begin(), entry.position.end(), argument);
  return at != entry.position.end() && taken[static_cast<std::size_t>(at - entry.position.begin())];
}

std::optional<std::int64_t> size_of(const Argument& argument) {
  if (argument.kind == ArgumentKind::Int) return argument.bits;
  if (argument.kind == ArgumentKind::Constexpr) return as_size(argument.object);
  return std::nullopt;
}

// The axis' length by name: an int argument or constexpr that bounds nothing else.
void plan_name(Entry& entry, const KernelState& kernel, const Arguments& arguments, int axis) {
  static constexpr std::string_view kNames[3][2] = {{"N", "W"}, {"H", "H"}, {"D", "D"}};
  const auto& parameters = kernel.signature.parameters();
  AxisName& out = entry.names[static_cast<std::size_t>(axis)];
  for (const std::string_view name : kNames[axis]) {
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      if (parameters[i].text != name || !size_of(arguments[i])) continue;
      if (is_taken(kernel, entry, i, axis)) {
        out.taken = name;
        continue;
      }
      out.named = true;
      entry.axes[static_cast<std::size_t>(axis)].argument = static_cast<std::uint32_t>(i);
      return;
    }
  }
}

std::int64_t infer_axis(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                        int axis) {
  if (const auto found = launch::guarded_axis(*entry.compiled, axis, Column(entry, arguments))) {
    return *found;
  }
  const auto a = static_cast<std::size_t>(axis);
  const AxisName& name = entry.names[a];
  if (name.named) {
    return passes::programs(*size_of(arguments[entry.axes[a].argument]),
                            entry.compiled->code->grid.axes[a].tile);
  }
  static constexpr const char* kExpected[3] = {"N or W", "H", "D"};
  launch::refuse_open_axis(
      kernel.name(), axis,
      cat("no guard and ", name.taken.empty()
                               ? cat("no argument ", kExpected[axis])
                               : cat("'", name.taken, "' bounds something else in the kernel")),
      cat("_grid=, _shape= or ", kernel.name(), "[grid](…)"));
}

}  // namespace

nb::object call_grid(const KernelState& kernel, const BoundCall& call, PyObject* callable) {
  const auto& parameters = kernel.signature.parameters();
  const nb::object meta = nb::steal(PyDict_New());
  if (!meta.is_valid()) throw nb::python_error();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (PyDict_SetItem(meta.ptr(), parameters[i].name.ptr(), call[i]) != 0) {
      throw nb::python_error();
    }
  }
  PyObject* given[2] = {meta.ptr(), nullptr};
  nb::object args;
  const int arity = grid_arity(callable);
  if (arity == 2) {
    nb::list list;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      if (!parameters[i].is_constexpr) list.append(nb::handle(call[i]));
    }
    args = nb::tuple(list);
    given[1] = args.ptr();
  }
  nb::object sizes =
      nb::steal(PyObject_Vectorcall(callable, given, static_cast<std::size_t>(arity), nullptr));
  if (!sizes.is_valid()) throw nb::python_error();
  return sizes;
}

void plan_names(Entry& entry, const KernelState& kernel, const Arguments& arguments) {
  for (int axis = 0; axis < 3; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    const passes::AxisGrid& found = entry.compiled->code->grid.axes[a];
    if (!found.used || found.has_guard) continue;
    plan_name(entry, kernel, arguments, axis);
    const bool alone =
        entry.names[a].named && arguments[entry.axes[a].argument].kind == ArgumentKind::Int;
    if (alone) entry.axes[a].shift_by(found.tile);
  }
}

std::optional<Extent> given_group(const KernelState& kernel, PyObject* tptg) {
  if (!tptg || tptg == Py_None) return std::nullopt;
  return read_sizes(kernel, "_tptg", tptg, 1).extent;
}

Extent resolve_group(const KernelState& kernel, const ir::Function& function, PyObject* tptg) {
  if (!tptg || tptg == Py_None) {
    if (function.mode != ir::Mode::Thread) return {1, 1, 1};
    return launch::group_of(
        kernel.name(), function, std::nullopt,
        {"_tptg", "", "mk.tid", "_tptg=, the threads of a group (1 to 3 sizes)"});
  }
  const Sizes sizes = read_sizes(kernel, "_tptg", tptg, 1);
  return launch::group_of(kernel.name(), function, sizes.extent,
                          {"_tptg", extent_text(sizes.extent, sizes.axes), "mk.tid", ""});
}

Extent resolve_grid(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                    const BoundCall& call, PyObject* grid, const Extent& group) {
  const LaunchKeywords& options = call.options;
  const auto given = [](PyObject* object) { return object && object != Py_None; };
  const int ways =
      (grid != nullptr) + given(options.grid) + given(options.shape) + given(options.nthreads);
  if (ways > 1) {
    launch::refuse_two_grids(kernel.name(), cat("more than one of ", kernel.name(),
                                                "[grid], _grid=, _shape= and _nthreads="));
  }
  Extent out{1, 1, 1};
  int known = 0;  // axes that are settled
  if (grid || given(options.grid)) {
    out = explicit_grid(kernel, call, grid ? grid : options.grid);
    known = 3;
  } else if (given(options.shape) || given(options.nthreads)) {
    const bool shape = given(options.shape);
    const Sizes sizes = read_sizes(kernel, shape ? "_shape" : "_nthreads",
                                   shape ? options.shape : options.nthreads, 0);
    if (!shape && sizes.axes != 1) {
      throw LaunchError(kernel.name(),
                        cat("_nthreads is one number, got ", describe_object(options.nthreads),
                            ", expected an int, or _shape= for several axes"));
    }
    for (known = 0; known < sizes.axes; ++known) {
      const auto axis = static_cast<std::size_t>(known);
      out[axis] = launch::programs_along(*entry.compiled, known, sizes.extent[axis], group);
    }
  }
  for (int axis = known; axis < 3; ++axis) {
    out[static_cast<std::size_t>(axis)] = infer_axis(kernel, entry, arguments, axis);
  }
  return launch::countable(*entry.compiled, out);
}

}  // namespace eas::python
