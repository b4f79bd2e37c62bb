// The functions of mk, in the submodule _core.language. Names and signatures are those of the op table
// (trace/functions.hpp), and so is what they do, but for the few that Python has in its own way.
#include <nanobind/stl/string.h>

#include <algorithm>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/language/mk_call.hpp"
#include "python/language/mk_function.hpp"

namespace eas::python {
namespace {

// The functions of one name: of tiles and, where there is a second, of memory.
using Forms = std::vector<trace::Function>;

bool is_of_memory(const trace::Function& form) {
  return ops::is_address(ops::parameters(form.spelling), 0);
}

bool is_memory(nb::handle x) { return nb::isinstance<PyBuffer>(x) || nb::isinstance<PyPointer>(x); }

// The form a call means: that of memory where memory comes first, or where it alone has a keyword
// that is given.
const trace::Function& form_of(const Forms& forms, const nb::args& args, const nb::kwargs& kwargs) {
  if (forms.size() == 1) return forms[0];
  for (const trace::Function& form : forms) {
    if (!is_of_memory(form)) continue;
    const std::string offset = ops::parameters(form.spelling)[1].name;
    if ((args.size() > 0 && is_memory(args[0])) || kwargs.contains(offset.c_str())) return form;
  }
  return forms[0];
}

void define(nb::module_& m, Forms forms) {
  const std::string_view spelling = forms[0].spelling, doc = forms[0].doc;
  define_function(m, spelling, doc,
                  [forms = std::move(forms)](const nb::args& args, const nb::kwargs& kwargs) {
                    const trace::Function& form = form_of(forms, args, kwargs);
                    return wrap(form.body(Call(form.called(), form.spelling, args, kwargs)));
                  });
}

// Python's own range of constants, for loops unrolled while tracing.
nb::object static_range(const Call& c) {
  const nb::handle range(reinterpret_cast<PyObject*>(&PyRange_Type));
  const std::int64_t first = c.constant("lo");
  const std::int64_t step = c.constant("step");
  if (step == 0) throw CompileError(c.op(), "a loop must move, got step 0, expected another");
  if (!c.has("hi")) return range(0, first, step);
  return range(first, c.constant("hi"), step);
}

nb::object range(const Call& c) {
  const nb::object step = c.has("step") ? nb::borrow(c["step"]) : nb::object(nb::int_(1));
  const nb::object first = nb::borrow(c["lo"]);
  if (!c.has("hi")) return nb::cast(PyRange{nb::int_(0), first, step});
  return nb::cast(PyRange{first, nb::borrow(c["hi"]), step});
}

nb::object static_assertion(const Call& c) {
  const nb::handle condition = c["condition"];
  const PyValue* value = nullptr;
  if (nb::try_cast(condition, value, false) && value &&
      !ir::is_constant(unwrap(*value, c.op()).ir)) {
    throw CompileError(c.op(),
                       "the condition must be known while compiling, got a value of the running "
                       "kernel, expected mk.device_assert for it");
  }
  const int truth = PyObject_IsTrue(condition.ptr());
  if (truth < 0) throw nb::python_error();
  const std::string message = c.text("message");
  if (!truth) throw CompileError(c.op(), message.empty() ? "the condition is false" : message);
  return nb::none();
}

nb::object static_print(const Call& c) {
  std::string line;
  for (const nb::object& v : c.variadic()) {
    line += (line.empty() ? "" : " ") + utf8(nb::str(v));
  }
  trace::Tracer::current(c.op()).static_print(line);
  return nb::none();
}

// What Python has in its own way.
struct OwnFunction {
  std::string_view name;
  nb::object (*body)(const Call&);
};
constexpr OwnFunction kOwn[] = {
    {"range", range},
    {"static_range", static_range},
    {"static_assert", static_assertion},
    {"static_print", static_print},
};

void define_own(nb::module_& m, const ops::Composite& row) {
  const auto* found = std::find_if(std::begin(kOwn), std::end(kOwn),
                                   [&](const OwnFunction& own) { return own.name == row.name; });
  if (found == std::end(kOwn)) throw InternalError(cat("mk.", row.name, " has no function"));
  define_function(m, row.spelling, row.doc,
                  [row, body = found->body](const nb::args& args, const nb::kwargs& kwargs) {
                    return body(Call(row.name, row.spelling, args, kwargs));
                  });
}

void bind_dtypes(nb::module_& m) {
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = info(static_cast<DType>(i));
    if (!is_kernel_dtype(dtype.dtype)) continue;
    m.attr(std::string(dtype.name).c_str()) = dtype_object(dtype.dtype);
    const std::string name = ops::conversion_name(dtype);
    define_function(m, name + "(x)", cat("cast(x, ", dtype.name, ")."),
                    [name, to = dtype.dtype](const nb::args& args, const nb::kwargs& kwargs) {
                      const std::string spelling = name + "(x)";
                      const Call call(name, spelling, args, kwargs);
                      return wrap(trace::cast(call.operand("x"), to));
                    });
  }
}

}  // namespace

void bind_mk(nb::module_& m) {
  nb::module_ language = m.def_submodule("language", "The functions of eas.mk.");
  std::vector<std::pair<std::string_view, Forms>> by_name;
  for (const trace::Function& function : trace::functions()) {
    if (!ops::is_call(function.spelling)) continue;  // an operator
    const auto same = std::find_if(by_name.begin(), by_name.end(), [&](const auto& each) {
      return each.first == function.called();
    });
    if (same == by_name.end()) by_name.push_back({function.called(), {function}});
    else same->second.push_back(function);
  }
  for (auto& [name, forms] : by_name) define(language, std::move(forms));
  for (const ops::Composite& row : ops::kComposites) {
    if (row.front_end) define_own(language, row);
  }
  bind_dtypes(language);
}

}  // namespace eas::python
