// API.md §1, "Grid", in that order.
#include "launch_grid.hpp"

#include <eas/error.hpp>

#include <bit>
#include <optional>
#include <span>
#include <string>

#include "base/format.hpp"
#include "compile/grid.hpp"
#include "inline_array.hpp"
#include "passes/infer_grid.hpp"
#include "support.hpp"

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
    throw LaunchError(kernel.name(),
                      cat(what, " is not a size, got ", got,
                          ", expected an int or 1 to 3 of them, each at least ", least));
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
int grid_arity(nb::handle callable) {
  nb::object function = nb::borrow(callable);
  int bound = 0;
  if (PyMethod_Check(function.ptr())) {
    bound = 1;
    function = function.attr("__func__");
  }
  if (!PyFunction_Check(function.ptr())) return 1;
  const nb::object defaults = function.attr("__defaults__");
  const int count = nb::cast<int>(function.attr("__code__").attr("co_argcount")) - bound;
  const int optional = defaults.is_none() ? 0 : static_cast<int>(nb::len(defaults));
  return count - optional >= 2 ? 2 : 1;
}

nb::object call_grid(const KernelState& kernel, const Arguments& arguments, nb::handle callable) {
  nb::dict meta;
  nb::list args;
  const auto& parameters = kernel.signature.parameters();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    meta[parameters[i].name] = nb::handle(arguments[i].object);
    if (!parameters[i].is_constexpr) args.append(nb::handle(arguments[i].object));
  }
  return grid_arity(callable) == 2 ? callable(meta, nb::tuple(args)) : callable(meta);
}

Extent explicit_grid(const KernelState& kernel, const Arguments& arguments, PyObject* grid) {
  nb::object sizes = nb::borrow(grid);
  if (PyCallable_Check(grid)) sizes = call_grid(kernel, arguments, sizes);
  return read_sizes(kernel, "the grid", sizes, 0).extent;
}

// The launch's numbers, as host expressions want them.
std::int64_t evaluate_bound(const passes::HostExpression& bound, const Entry& entry,
                            const Arguments& arguments) {
  const std::size_t count = entry.position.size();
  InlineArray<std::int64_t, 12> scalars(count);
  InlineArray<const std::int64_t*, 12> shapes(count), strides(count);
  for (std::size_t p = 0; p < count; ++p) {
    const Argument& argument = arguments[entry.position[p]];
    const bool buffer = argument.kind == ArgumentKind::Buffer;
    scalars[p] = argument.bits;
    shapes[p] = buffer ? argument.view.shape() : nullptr;
    strides[p] = buffer ? argument.view.strides() : nullptr;
  }
  return passes::evaluate(bound, scalars, shapes, strides);
}

// An int argument or constexpr with one of these names.
std::optional<std::int64_t> size_by_name(const KernelState& kernel, const Arguments& arguments,
                                         std::span<const std::string_view> names) {
  const auto& parameters = kernel.signature.parameters();
  for (const std::string_view name : names) {
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      if (parameters[i].text != name) continue;
      if (arguments[i].kind == ArgumentKind::Int) return arguments[i].bits;
      if (arguments[i].kind == ArgumentKind::Constexpr) return as_size(arguments[i].object);
    }
  }
  return std::nullopt;
}

std::int64_t infer_axis(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                        int axis) {
  static constexpr std::string_view kNames[3][2] = {{"N", "W"}, {"H", "H"}, {"D", "D"}};
  const passes::AxisGrid& found = entry.compiled->code->grid.axes[static_cast<std::size_t>(axis)];
  if (!found.used) return 1;
  if (found.has_guard)
    return passes::programs(evaluate_bound(found.bound, entry, arguments), found.tile);
  if (const auto size = size_by_name(kernel, arguments, kNames[axis]))
    return passes::programs(*size, found.tile);
  throw LaunchError(kernel.name(),
                    cat("cannot infer the grid: axis ", axis, " has no guard and no argument ",
                        axis == 0   ? "N or W"
                        : axis == 1 ? "H"
                                    : "D",
                        ", expected _grid=, _shape= or ", kernel.name(), "[grid](…)"));
}

}  // namespace

void plan_axes(Entry& entry) {
  for (std::size_t axis = 0; axis < entry.axes.size(); ++axis) {
    const passes::AxisGrid& found = entry.compiled->code->grid.axes[axis];
    const auto& steps = found.bound.steps;
    const auto tile = static_cast<std::uint64_t>(found.tile);
    if (!found.used) {
      entry.axes[axis].kind = AxisPlan::Kind::One;
    } else if (found.has_guard && std::has_single_bit(tile) && steps.size() == 1 &&
               steps[0].kind == passes::HostStep::Kind::Scalar) {
      entry.axes[axis] = {AxisPlan::Kind::Shifted,
                          static_cast<std::uint8_t>(std::countr_zero(tile)),
                          entry.position[steps[0].param]};
    }
  }
}

Extent resolve_group(const KernelState& kernel, const compile::CompiledKernel& compiled,
                     PyObject* tptg) {
  if (!tptg || tptg == Py_None) {
    if (compiled.mode() != ir::Mode::Thread) return {1, 1, 1};
    return compile::group_of(
        compiled, std::nullopt,
        {"_tptg", "", "mk.tid", "_tptg=, the threads of a group (1 to 3 sizes)"});
  }
  const Sizes sizes = read_sizes(kernel, "_tptg", tptg, 1);
  return compile::group_of(compiled, sizes.extent,
                           {"_tptg", extent_text(sizes.extent, sizes.axes), "mk.tid", ""});
}

Extent resolve_grid(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                    const LaunchKeywords& options, PyObject* grid, const Extent& group) {
  const auto given = [](PyObject* object) { return object && object != Py_None; };
  const int ways =
      (grid != nullptr) + given(options.grid) + given(options.shape) + given(options.nthreads);
  if (ways > 1) {
    throw LaunchError(kernel.name(),
                      cat("the grid is given twice, got more than one of ", kernel.name(),
                          "[grid], _grid=, _shape= and _nthreads=, expected one"));
  }
  Extent out{1, 1, 1};
  int known = 0;  // axes that are settled
  if (grid || given(options.grid)) {
    out = explicit_grid(kernel, arguments, grid ? grid : options.grid);
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
      out[axis] = compile::programs_along(*entry.compiled, known, sizes.extent[axis], group);
    }
  }
  for (int axis = known; axis < 3; ++axis) {
    out[static_cast<std::size_t>(axis)] = infer_axis(kernel, entry, arguments, axis);
  }
  return compile::countable(*entry.compiled, out);
}

}  // namespace eas::python
