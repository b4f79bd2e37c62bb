// The path of every launch. Nothing is written before everything is checked. One whose form is known
// takes the short cut of LaunchForms.
#include "python/launch/launch.hpp"

#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <algorithm>
#include <functional>
#include <vector>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "launch/launch.hpp"
#include "launch/place.hpp"
#include "launch/policy.hpp"
#include "python/array/torch_mps.hpp"
#include "python/array/writes.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/launch/forms.hpp"
#include "python/launch/grid.hpp"
#include "python/launch/handover.hpp"
#include "python/launch/kernel_trace.hpp"
#include "python/launch/native.hpp"
#include "python/launch/recorded.hpp"
#include "python/launch/running.hpp"
#include "python/launch/streams.hpp"
#include "python/tensor/function.hpp"
#include "runtime/backend.hpp"

namespace eas::python {
namespace {

// Whether operations on this tensor, torch's or ours, are recorded now.
bool grad_is_enabled(PyObject* object) {
  if (tensor_of(object)) return grad_enabled();
  const nb::object torch = loaded_module("torch");
  return torch.is_valid() && nb::cast<bool>(torch.attr("is_grad_enabled")());
}

// Whether the launch is to be recorded. One whose gradients would be lost is refused.
bool follows_gradients(const KernelState& kernel, const Arguments& arguments, bool may_record) {
  bool found = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].view.differentiable || !requires_grad(arguments[i].object)) continue;
    if (!grad_is_enabled(arguments[i].object)) continue;
    const bool ours = tensor_of(arguments[i].object) != nullptr;
    found = true;
    if (ours && may_record && in_function()) continue;
    launch::refuse_gradient(
        kernel.name(), cat("argument '", kernel.signature.parameters()[i].text, "'"),
        ours ? "@eas.function" : "@eas.torch.op", ours ? "eas.no_grad()" : "torch.no_grad()");
  }
  return found;
}

// What the compiled kernel asks of its arguments.
void check_buffers(const KernelState& kernel, const Entry& entry, const Arguments& arguments) {
  const std::vector<int>& min_rank = entry.compiled->code->access.min_rank;
  for (std::size_t p = 0; p < entry.position.size(); ++p) {
    const Argument& argument = arguments[entry.position[p]];
    if (argument.kind != ArgumentKind::Buffer) continue;
    const bool readonly = argument.view.readonly;
    if (!readonly && argument.view.ndim >= min_rank[p]) continue;
    const std::string& text = kernel.signature.parameters()[entry.position[p]].text;
    launch::check_memory(*entry.compiled, p, readonly, argument.view.ndim,
                         [&] { return cat("argument '", text, "'"); });
  }
}

Route chosen_route(const KernelState& kernel, PyObject* option) {
  if (!option || option == Py_None) return launch::policy(kernel.name()).backend;
  if (!PyUnicode_Check(option)) {
    throw LaunchError(kernel.name(),
                      cat("_backend is a name, got ", describe_object(option), ", expected a str"));
  }
  return &runtime::resolve(utf8(option), kernel.name());
}

void check_options(const KernelState& kernel, const LaunchKeywords& options) {
  if (options.stream && options.stream != Py_None && !is_stream(options.stream)) {
    throw LaunchError(kernel.name(),
                      cat("_stream is no stream, got ", describe_object(options.stream),
                          ", expected an eas.Stream or None"));
  }
  if (options.sync && !PyBool_Check(options.sync)) {
    throw LaunchError(kernel.name(), cat("_sync is neither True nor False, got ",
                                         describe_object(options.sync), ", expected a bool"));
  }
}

// Settles the backend by where the arrays are, and how the launch is given to its device.
void place_launch(PreparedLaunch& out, const KernelState& kernel, const Arguments& arguments,
                  const LaunchKeywords& options) {
  const bool named = (options.backend && options.backend != Py_None) || launch::backend_is_named();
  launch::Placing placing(kernel.name(), *out.route, named);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].kind != ArgumentKind::Buffer || arguments[i].spec) continue;
    placing.see(arguments[i].view.device,
                [&] { return cat("argument '", kernel.signature.parameters()[i].text, "'"); });
  }
  const launch::Place place = placing.place();
  out.route = place.backend;
  out.device = place.device;
}

void take_stream(PreparedLaunch& out, const KernelState& kernel, const LaunchKeywords& options) {
  if (options.sync && options.sync == Py_False) out.sync = false;
  if (!options.stream || options.stream == Py_None) return;
  const StreamState& stream = stream_of(options.stream);
  const runtime::Backend* const backend = stream.stream ? stream.stream->backend : nullptr;
  if (backend == (out.route->memory ? out.route : nullptr)) {
    out.stream = stream.stream;
    return;
  }
  throw LaunchError(kernel.name(),
                    cat("the stream is of another device, got one of ", to_string(stream.device),
                        " for a launch on ", out.route->name, ", expected one of its own"));
}

bool any_on_mps(const Arguments& arguments) {
  const std::span<const Argument> all = arguments;
  return std::any_of(all.begin(), all.end(), [](const auto& each) { return is_on_mps(each.view); });
}

// Whether torch's work on the device and the launch are to wait for each other, as it is not given to
// torch's own stream.
bool takes_turns(const PreparedLaunch& launch, const Arguments& arguments) {
  return launch.device.kind != DeviceKind::Cpu && any_on_mps(arguments) && waits_for_torch() &&
         !(launch.stream && launch.stream == torch_stream());
}

// Says which argument does not fit, and where it would have to.
void check_numbers(const KernelState& kernel, const Entry& entry, const Arguments& arguments) {
  const Column column(entry, arguments);
  launch::check_numbers(*entry.compiled, column, [&](std::size_t p) {
    return cat("argument '", kernel.signature.parameters()[entry.position[p]].text, "'");
  });
}

std::vector<interp::Argument> values_of(const Entry& entry, const Arguments& arguments) {
  std::vector<interp::Argument> out;
  out.reserve(entry.position.size());
  for (const std::uint32_t i : entry.position) {
    const Argument& argument = arguments[i];
    if (argument.kind != ArgumentKind::Buffer) {
      out.emplace_back(argument.bits);
      continue;
    }
    const ArrayView& view = argument.view;
    out.emplace_back(interp::BufferArgument{view.data,
                                            view.dtype,
                                            {view.shape(), view.shape() + view.ndim},
                                            {view.strides(), view.strides() + view.ndim},
                                            view.readonly});
  }
  return out;
}

// A launch nobody waits for prints when somebody does.
std::function<void(const std::string&)> print_line(Running& running, const PreparedLaunch& launch) {
  if (launch.sync || !launch.route->memory) {
    return [&running](const std::string& line) { running.print(line); };
  }
  return [](const std::string& line) { Running().print(line); };
}

}  // namespace

bool launches_are_watched(const KernelState& kernel) {
  return launch::policy(kernel.name()).watched;
}

Route route_for(const KernelState& kernel, const LaunchKeywords& options) {
  if (!options.any) return launch::policy(kernel.name()).backend;
  check_options(kernel, options);
  return chosen_route(kernel, options.backend);
}

void prepare_launch(PreparedLaunch& out, KernelState& kernel, Arguments& arguments,
                    const BoundCall& call, PyObject* grid) {
  launch::refuse_inside_kernel(kernel.name(), "a plain function or one with @eas.func");
  out.route = route_for(kernel, call.options);
  const ArraysRead arrays = kernel.read(arguments, call, Reading::Values);
  if (out.sample_axes > 0) take_samples(out, kernel, arguments);
  if (arrays.elsewhere || out.route->memory) {
    place_launch(out, kernel, arguments, call.options);
  }
  if (call.options.any) take_stream(out, kernel, call.options);
  if (arrays.elsewhere && !out.stream && any_on_mps(arguments)) out.stream = torch_stream();
  if (arrays.differentiable) {
    out.recorded = follows_gradients(kernel, arguments, out.may_record);
  }
  out.entry = kernel.find_or_compile(arguments, out.route, call.options.tptg);
  const Entry& entry = *out.entry;
  if (kernel.derivation) check_derivative_arrays(kernel, arguments);
  if (arrays.readonly || !entry.plain) check_buffers(kernel, entry, arguments);
  const auto bits_of = [&](std::uint32_t i) { return arguments[i].bits; };
  if (!launch::numbers_fit(entry, bits_of)) check_numbers(kernel, entry, arguments);
  if (call.options.any || !entry.plain) {
    out.group = resolve_group(kernel, entry.compiled->function(), call.options.tptg);
  }
  const bool known = call.options.any ? false
                     : grid           ? read_quickly(out.grid, grid)
                                      : launch::infer_quickly(out.grid, entry.axes, bits_of);
  if (!known) out.grid = resolve_grid(kernel, entry, arguments, call, grid, out.group);
}

void run_launch(KernelState& kernel, const Arguments& arguments, const PreparedLaunch& launch) {
  if (launch.is_empty()) return;
  count_writes(*launch.entry, arguments);
  if (launch.route->is_direct() && !launches_are_watched(kernel)) {
    return NativeRun(*launch.entry, arguments, launch.grid, launch.group)();
  }
  const bool turns = takes_turns(launch, arguments);
  if (turns) wait_for_torch();
  Running running;
  const launch::LaunchOptions options{
      launch.grid,   launch.group,  print_line(running, launch), [&] { running.poll(); },
      launch.device, launch.stream, launch.sync || turns};
  const auto values = values_of(*launch.entry, arguments);
  if (launch.route->eager && !kernel.derivation) {
    run_eagerly(kernel, *launch.entry->compiled, arguments, values, options);
    return;
  }
  running.release();
  launch::run(*launch.entry->compiled, values, options);
}

EntryRef compile_for(PyObject* object, PyObject* const* args, std::size_t count, PyObject* keywords,
                     bool load) {
  KernelState& kernel = state_of(object);
  BoundCall call(kernel.signature.parameters().size());
  kernel.signature.bind(call, args, count, keywords);
  Route route = route_for(kernel, call.options);
  Arguments arguments(call.size());
  const ArraysRead arrays = kernel.read(arguments, call, Reading::Specs);
  if (arrays.elsewhere || route->memory) {
    PreparedLaunch placed;
    placed.route = route;
    place_launch(placed, kernel, arguments, call.options);
    route = placed.route;
  }
  EntryRef entry = kernel.find_or_compile(arguments, route, call.options.tptg);
  if (load && route->generator) {
    const Extent group = resolve_group(kernel, entry->compiled->function(), call.options.tptg);
    load_native(*entry, arguments, group);
  }
  return entry;
}

namespace {

// Runs a launch over a grid that is like one before. What a function says of the grid is only asked
// where the rest is known, as compile errors come before its own; then it is `sizes`, which the
// long way takes instead of asking again.
bool run_again_over(KernelState& kernel, PyObject* grid, nb::object& sizes, PyObject* const* args,
                    std::size_t count, PyObject* keywords) {
  LaunchForms& forms = *kernel.forms;
  Extent extent{1, 1, 1};
  bool read = read_quickly(extent, grid);
  if (!read && PyCallable_Check(grid)) {
    if (!forms.knows(kernel.captures(), args, count, keywords)) return false;
    BoundCall call(kernel.signature.parameters().size());
    kernel.signature.bind(call, args, count, keywords);
    sizes = call_grid(kernel, call, grid);
    read = read_quickly(extent, sizes.ptr());
  }
  return read && forms.run(kernel.captures(), args, count, keywords, GridBy::Brackets, &extent);
}

// The same of a function that is given as _grid=.
bool run_again_over_option(KernelState& kernel, BoundCall& call, nb::object& sizes,
                           PyObject* const* args, std::size_t count, PyObject* keywords) {
  LaunchForms& forms = *kernel.forms;
  if (!forms.knows(kernel.captures(), args, count, keywords)) return false;
  sizes = call_grid(kernel, call, call.options.grid);
  call.options.grid = sizes.ptr();
  Extent extent{1, 1, 1};
  return read_quickly(extent, sizes.ptr()) &&
         forms.run(kernel.captures(), args, count, keywords, GridBy::Function, &extent);
}

GridBy grid_by(const BoundCall& call, PyObject* grid) {
  if (grid) return GridBy::Brackets;
  PyObject* option = call.options.grid;
  return option && PyCallable_Check(option) ? GridBy::Function : GridBy::Arguments;
}

}  // namespace

void launch_bound_call(PyObject* object, const BoundCall& call, PyObject* grid) {
  KernelState& kernel = state_of(object);
  refuse_while_capturing(kernel.name());
  Arguments arguments(call.size());
  PreparedLaunch launch;
  launch.may_record = true;
  prepare_launch(launch, kernel, arguments, call, grid);
  if (launch.recorded) return run_recorded(object, call, arguments, launch);
  run_launch(kernel, arguments, launch);
}

PyObject* launch_kernel(PyObject* object, PyObject* grid, PyObject* const* args, std::size_t count,
                        PyObject* keywords) {
  if (g_handing_over > 0 && hands_over()) return hand_over(object, grid, args, count, keywords);
  return guarded([&]() -> PyObject* {
    KernelState& kernel = state_of(object);
    nb::object sizes;
    if (grid ? run_again_over(kernel, grid, sizes, args, count, keywords)
             : kernel.forms->run(kernel.captures(), args, count, keywords, GridBy::Arguments,
                                 nullptr)) {
      ++kernel.hits;
      Py_RETURN_NONE;
    }
    if (sizes.is_valid()) grid = sizes.ptr();
    BoundCall call(kernel.signature.parameters().size());
    kernel.signature.bind(call, args, count, keywords);
    const GridBy by = grid_by(call, grid);
    if (by == GridBy::Function &&
        run_again_over_option(kernel, call, sizes, args, count, keywords)) {
      ++kernel.hits;
      Py_RETURN_NONE;
    }
    Arguments arguments(call.size());
    PreparedLaunch launch;
    launch.may_record = true;
    prepare_launch(launch, kernel, arguments, call, grid);
    if (launch.recorded) {
      run_recorded(object, call, arguments, launch);
      Py_RETURN_NONE;
    }
    run_launch(kernel, arguments, launch);
    const bool native = launch.route->is_direct() && !launch.is_empty();
    if (native && LaunchForms::can_compare(call.options, by) && !launches_are_watched(kernel)) {
      kernel.forms->notice(kernel, launch, arguments, args, count, keywords);
    }
    Py_RETURN_NONE;
  });
}

}  // namespace eas::python
