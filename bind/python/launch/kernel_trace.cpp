// The body is called with traced values for arrays and numbers and with the constexprs as they are.
#include "python/launch/kernel_trace.hpp"

#include <chrono>
#include <optional>

#include "base/format.hpp"
#include "compile/compile.hpp"
#include "compile/derive.hpp"
#include "compile/number_checks.hpp"
#include "launch/eager.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/language/traced.hpp"
#include "python/launch/grid.hpp"
#include "python/launch/kernel_locate.hpp"
#include "trace/tracer.hpp"

namespace eas::python {
namespace {

// Where the body returns a value.
SourceLocation place_of_return(const KernelState& kernel) {
  const nb::object place =
      nb::module_::import_("eas._kernel").attr("return_place")(kernel.function, kernel.source);
  SourceLocation where;
  where.file = utf8(kernel.function.attr("__code__").attr("co_filename"));
  where.function = kernel.name();
  where.line = nb::cast<int>(place[0]);
  where.column = nb::cast<int>(place[1]);
  where.end_column = nb::cast<int>(place[2]);
  return where;
}

nb::object traced_argument(trace::Tracer& tracer, const Argument& argument,
                           const std::string& name) {
  switch (argument.kind) {
    case ArgumentKind::Buffer:
      return wrap(tracer.add_buffer(name, argument.view.dtype, argument.view.ndim));
    case ArgumentKind::Bool:
    case ArgumentKind::Int:
    case ArgumentKind::Float: return wrap(tracer.add_scalar(name, scalar_dtype(argument.kind)));
    case ArgumentKind::Constexpr: return nb::borrow(argument.object);
  }
  __builtin_unreachable();
}

// The arguments of one call of the body.
struct BodyCall {
  nb::object positional;
  nb::dict named;
};

BodyCall traced_call(trace::Tracer& tracer, const KernelState& kernel, const Arguments& arguments) {
  nb::list positional;
  BodyCall call;
  const auto& parameters = kernel.signature.parameters();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    nb::object value = traced_argument(tracer, arguments[i], parameters[i].text);
    if (parameters[i].positional) {
      positional.append(value);
    } else {
      call.named[parameters[i].name] = value;
    }
  }
  call.positional = nb::tuple(positional);
  return call;
}

// eas errors from Python code of ours know no line yet; they get the one of the user's innermost
// frame. What Python itself says of traced values becomes an eas error.
[[noreturn]] void rethrow_located(nb::python_error& error) {
  const nb::module_ kernels = nb::module_::import_("eas._kernel");
  if (error.matches(error_class(ErrorKind::Error))) {
    kernels.attr("locate_error")(error.value());
    throw;
  }
  const nb::object plain = nb::module_::import_("eas._words").attr("explain_error")(error.value());
  if (plain.is_none()) throw;
  PyException_SetCause(plain.ptr(), nb::borrow(error.value()).release().ptr());
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(plain.ptr())), plain.ptr());
  throw nb::python_error();
}

void call_body(KernelState& kernel, const nb::object& body, const BodyCall& call) {
  nb::object result;
  try {
    result = nb::module_::import_("eas._kernel").attr("run")(body, call.positional, call.named);
  } catch (nb::python_error& error) {
    rethrow_located(error);
  }
  if (result.is_none()) return;
  CompileError error(kernel.name(), cat("a kernel returns nothing, got ", describe_object(result),
                                        ", expected mk.store into an argument"));
  error.locate(place_of_return(kernel));
  throw error;
}

nb::object standard_output() {
  const nb::object quiet = loaded_module("eas._quiet");
  return quiet.is_valid() ? quiet.attr("output")() : nb::borrow(PySys_GetObject("stdout"));
}

// While this lives print() of this thread writes nothing and breakpoint() does not stop: the body is
// only looked at, and will run for real later.
class Quiet {
 public:
  Quiet() : quiet_(nb::module_::import_("eas._quiet")) { quiet_.attr("enter")(); }
  ~Quiet() {
    const nb::error_scope keep;  // the body's own error, if there is one
    guarded([&] {
      quiet_.attr("leave")();
      return 0;
    });
    PyErr_Clear();
  }
  Quiet(const Quiet&) = delete;
  Quiet& operator=(const Quiet&) = delete;

 private:
  nb::object quiet_;
};

}  // namespace

namespace {

struct TracedKernel {
  std::unique_ptr<ir::Function> function;
  ir::DebugInfo debug;
  std::vector<bool> rank_used;
  std::vector<trace::Narrowing> narrowings;  // of `function`; where it was derived, numbers instead
  std::vector<compile::NumberCheck> numbers;
  std::optional<passes::Grid> grid;
  passes::Sharing sharing;
};

TracedKernel trace_body(KernelState& kernel, const Arguments& arguments, Route route) {
  const nb::object body = kernel.body();
  trace::Tracer tracer(kernel.name(), FrameLocator());
  tracer.function().fast_math = kernel.fast_math;
  tracer.show = [output = standard_output()](const std::string& line) {
    nb::module_::import_("builtins")
        .attr("print")(nb::str(line.c_str(), line.size()), nb::arg("file") = output);
  };
  {
    const trace::Tracer::Scope scope(tracer);
    const auto hush = route->eager ? std::make_unique<Quiet>() : nullptr;
    call_body(kernel, body, traced_call(tracer, kernel, arguments));
  }
  return {tracer.take_function(),
          std::move(tracer.debug()),
          tracer.rank_used,
          std::move(tracer.narrowings),
          {},
          std::nullopt,
          {}};
}

// A derived kernel has no body: that of its primal is traced, and what comes out differentiated.
TracedKernel trace_kernel(KernelState& kernel, const Arguments& arguments, Route route,
                          PyObject* tptg, Later later = {}) {
  if (!kernel.derivation) return trace_body(kernel, arguments, route);
  const bool reverse = kernel.derivation->mode == diff::Mode::Reverse;
  TracedKernel primal = trace_kernel(state_of(kernel.derivation->primal.ptr()), arguments, route,
                                     tptg, {true, later.reversed || reverse});
  const diff::Request request =
      derivative_request(kernel, *primal.function, primal.sharing, arguments, later);
  TracedKernel out;
  out.numbers = std::move(primal.numbers);
  for (compile::NumberCheck& check :
       compile::number_checks(*primal.function, primal.debug, primal.narrowings)) {
    out.numbers.push_back(std::move(check));
  }
  const Extent group = resolve_group(kernel, *primal.function, tptg);
  compile::Derived derived = compile::derive(*primal.function, std::move(primal.debug),
                                             kernel.name(), request, group, primal.sharing);
  out.function = std::move(derived.function);
  out.debug = std::move(derived.debug);
  out.sharing = std::move(derived.sharing);
  out.rank_used = std::move(primal.rank_used);
  out.grid = primal.grid ? std::move(*primal.grid) : std::move(derived.grid);
  for (passes::AxisGrid& axis : out.grid->axes) {
    axis.taken.resize(out.function->body()->params.size());
  }
  return out;
}

}  // namespace

std::shared_ptr<const compile::CompiledKernel> trace_and_compile(KernelState& kernel,
                                                                 const Arguments& arguments,
                                                                 Route route, PyObject* tptg) {
  const auto start = std::chrono::steady_clock::now();
  TracedKernel traced = trace_kernel(kernel, arguments, route, tptg);
  compile::Options options;
  options.target = route->target();
  options.rank_used = std::move(traced.rank_used);
  options.narrowings = std::move(traced.narrowings);
  options.grid = std::move(traced.grid);
  options.sharing = std::move(traced.sharing);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  options.trace_ms = spent.count();
  auto compiled = compile::compile(std::move(traced.function), std::move(traced.debug), options);
  if (traced.numbers.empty()) return compiled;
  auto out = std::make_shared<compile::CompiledKernel>(*compiled);
  out->numbers = std::move(traced.numbers);
  return out;
}

void run_eagerly(KernelState& kernel, const compile::CompiledKernel& compiled,
                 const Arguments& arguments, std::span<const interp::Argument> values,
                 const launch::LaunchOptions& options) {
  const nb::object body = kernel.body();
  const launch::EagerLaunch shared(values, compiled.mode(), options);
  launch::for_each_program(options.grid, [&](const launch::Extent& program) {
    launch::EagerProgram hooks(shared, program);
    trace::Tracer tracer(kernel.name(), FrameLocator(), &hooks);
    tracer.held = std::make_shared<trace::Held>();
    tracer.function().fast_math = kernel.fast_math;
    const trace::Tracer::Scope scope(tracer);
    const BodyCall call = traced_call(tracer, kernel, arguments);
    hooks.start(tracer);
    call_body(kernel, body, call);
  });
}

}  // namespace eas::python
