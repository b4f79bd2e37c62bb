// The body is called with traced values for arrays and numbers and with the constexprs as they are.
#include "python/launch/kernel_trace.hpp"

#include <chrono>

#include "base/format.hpp"
#include "compile/compile.hpp"
#include "launch/eager.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/language/traced.hpp"
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

std::shared_ptr<const compile::CompiledKernel> trace_and_compile(KernelState& kernel,
                                                                 const Arguments& arguments,
                                                                 Route route) {
  const auto start = std::chrono::steady_clock::now();
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
  compile::Options options;
  options.target = route->target();
  options.rank_used = tracer.rank_used;
  options.narrowings = std::move(tracer.narrowings);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  options.trace_ms = spent.count();
  return compile::compile(tracer.take_function(), std::move(tracer.debug()), options);
}

void run_eagerly(KernelState& kernel, const compile::CompiledKernel& compiled,
                 const Arguments& arguments, std::span<const interp::Argument> values,
                 const launch::LaunchOptions& options) {
  const nb::object body = kernel.body();
  const launch::EagerLaunch shared(values, compiled.mode(), options);
  launch::for_each_program(options.grid, [&](const launch::Extent& program) {
    launch::EagerProgram hooks(shared, program);
    trace::Tracer tracer(kernel.name(), FrameLocator(), &hooks);
    tracer.function().fast_math = kernel.fast_math;
    const trace::Tracer::Scope scope(tracer);
    const BodyCall call = traced_call(tracer, kernel, arguments);
    hooks.start(tracer);
    call_body(kernel, body, call);
  });
}

}  // namespace eas::python
