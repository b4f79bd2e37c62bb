// The path of every launch. Nothing is written before everything is checked.
#include "launch.hpp"

#include <eas/error.hpp>

#include <chrono>
#include <functional>

#include "base/config.hpp"
#include "base/format.hpp"
#include "compile/launch.hpp"
#include "errors.hpp"
#include "kernel_trace.hpp"
#include "launch_grid.hpp"
#include "runtime/backend.hpp"
#include "support.hpp"
#include "trace/tracer.hpp"

namespace eas::python {
namespace {

constexpr auto kSignalPeriod = std::chrono::milliseconds(50);

void refuse_inside_kernel(const KernelState& kernel) {
  if (!trace::Tracer::current_or_null()) return;
  throw CompileError(kernel.name(),
                     cat("a kernel cannot be launched inside a kernel, got a call of '",
                         kernel.name(), "', expected a plain function or one with @eas.func"));
}

bool grad_is_enabled() {
  const nb::object torch = loaded_module("torch");
  return torch.is_valid() && nb::cast<bool>(torch.attr("is_grad_enabled")());
}

void check_gradients(const KernelState& kernel, const Arguments& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].kind != ArgumentKind::Buffer || !requires_grad(arguments[i].object)) continue;
    if (!grad_is_enabled()) return;
    throw LaunchError(kernel.name(),
                      cat("argument '", kernel.signature.parameters()[i].text,
                          "' requires grad, which a raw launch would lose, expected eas.torch.op "
                          "or eas.function around the launch, torch.no_grad(), or x.detach()"));
  }
}

// What the compiled kernel asks of its arguments.
void check_buffers(const KernelState& kernel, const Entry& entry, const Arguments& arguments) {
  for (std::size_t p = 0; p < entry.position.size(); ++p) {
    const Argument& argument = arguments[entry.position[p]];
    if (argument.kind != ArgumentKind::Buffer) continue;
    const bool readonly = argument.view.readonly;
    if (!readonly && argument.view.ndim >= entry.compiled->code->access.min_rank[p]) continue;
    const std::string& text = kernel.signature.parameters()[entry.position[p]].text;
    compile::check_memory(*entry.compiled, p, cat("argument '", text, "'"), readonly,
                          argument.view.ndim);
  }
}

// The backend of the settings, looked up again only when one was set. The GIL guards it.
const runtime::Backend& default_backend(const KernelState& kernel) {
  static const runtime::Backend* known = nullptr;
  static unsigned generation = 0;
  if (!known || generation != config::generation()) {
    const unsigned now = config::generation();
    known = &runtime::resolve(config::backend(), kernel.name());
    generation = now;
  }
  return *known;
}

const runtime::Backend& chosen_backend(const KernelState& kernel, PyObject* option) {
  if (!option || option == Py_None) return default_backend(kernel);
  if (!PyUnicode_Check(option)) {
    throw LaunchError(kernel.name(),
                      cat("_backend is a name, got ", describe_object(option), ", expected a str"));
  }
  return runtime::resolve(PyUnicode_AsUTF8(option), kernel.name());
}

void check_options(const KernelState& kernel, const LaunchKeywords& options) {
  if (options.stream && options.stream != Py_None) {
    throw LaunchError(kernel.name(),
                      cat("there are no streams on this backend, got ",
                          describe_object(options.stream), ", expected _stream=None"));
  }
  if (options.sync && !PyBool_Check(options.sync)) {
    throw LaunchError(kernel.name(), cat("_sync is neither True nor False, got ",
                                         describe_object(options.sync), ", expected a bool"));
  }
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

// device_print goes where print() goes. Called without the GIL.
void print_device_line(const std::string& line) {
  const nb::gil_scoped_acquire gil;
  PyObject* out = PySys_GetObject("stdout");
  if (!out || out == Py_None) return;
  if (PyFile_WriteString((line + "\n").c_str(), out) != 0) throw nb::python_error();
}

// Ctrl-C ends a launch. Called without the GIL, often: Python is asked only now and then.
std::function<void()> signal_watch() {
  using Clock = std::chrono::steady_clock;
  return [next = Clock::time_point::max()]() mutable {
    const auto now = Clock::now();
    if (next == Clock::time_point::max()) next = now + kSignalPeriod;  // short launches never ask
    if (now < next) return;
    next = now + kSignalPeriod;
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
  };
}

}  // namespace

const runtime::Backend& backend_for(const KernelState& kernel, const LaunchKeywords& options) {
  check_options(kernel, options);
  return chosen_backend(kernel, options.backend);
}

void prepare_launch(PreparedLaunch& out, KernelState& kernel, Arguments& arguments,
                    const BoundCall& call, PyObject* grid) {
  refuse_inside_kernel(kernel);
  out.eager = backend_for(kernel, call.options).name == "eager";
  kernel.read(arguments, call, Reading::Values);
  check_gradients(kernel, arguments);
  out.entry = kernel.find_or_compile(arguments, out.eager);
  check_buffers(kernel, *out.entry, arguments);
  out.group = resolve_group(kernel, *out.entry->compiled, call.options.tptg);
  out.grid = resolve_grid(kernel, *out.entry, arguments, call.options, grid, out.group);
  if (!out.is_empty()) out.values = values_of(*out.entry, arguments);
}

void run_launch(KernelState& kernel, const Arguments& arguments, const PreparedLaunch& launch) {
  if (launch.is_empty()) return;
  const compile::LaunchOptions options{launch.grid, launch.group, print_device_line,
                                       signal_watch()};
  if (launch.eager) {
    run_eagerly(kernel, *launch.entry->compiled, arguments, launch.values, options);
    return;
  }
  const nb::gil_scoped_release nogil;
  compile::launch(*launch.entry->compiled, launch.values, options);
}

PyObject* launch_kernel(PyObject* object, PyObject* grid, PyObject* const* args, std::size_t count,
                        PyObject* keywords) {
  return guarded([&]() -> PyObject* {
    KernelState& kernel = state_of(object);
    BoundCall call(kernel.signature.parameters().size());
    kernel.signature.bind(call, args, count, keywords);
    Arguments arguments(call.size());
    PreparedLaunch launch;
    prepare_launch(launch, kernel, arguments, call, grid);
    run_launch(kernel, arguments, launch);
    Py_RETURN_NONE;
  });
}

}  // namespace eas::python
