// The functions of mk, in the submodule _core.language. Its names are exactly those of the op table
// and of composite.def, and so are its signatures: rows that compute elementwise or along an axis are
// bound from the table, the others by the functions listed here, in memory.cpp and in tiles.cpp.
#include <nanobind/stl/string.h>

#include <algorithm>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/language/mk_call.hpp"
#include "python/language/mk_function.hpp"

namespace eas::python {
namespace {

using trace::Operand;

void define(nb::module_& m, std::string_view spelling, std::string_view doc, MkBody body) {
  define_function(
      m, spelling, doc,
      [spelling, body = std::move(body)](const nb::args& args, const nb::kwargs& kwargs) {
        return body(Call(spelling, args, kwargs));
      });
}

// The rows that need no function of their own.
MkBody table_body(const ops::OpInfo& row) {
  const ir::Op op = row.op;
  switch (row.family) {
    case ops::Family::Elementwise: {
      std::vector<std::string> names;
      for (const ops::Parameter& p : ops::parameters(row.spelling)) names.push_back(p.name);
      return [op, names](const Call& c) {
        std::vector<Operand> operands;
        for (const std::string& name : names) operands.push_back(c.operand(name));
        return wrap(trace::elementwise(op, operands));
      };
    }
    case ops::Family::Reduce:
    case ops::Family::ArgReduce:
      return [op](const Call& c) {
        return wrap(trace::reduce(op, c.operand("x"), c.axis(), c.flag("keepdims")));
      };
    case ops::Family::Scan:
      return [op](const Call& c) { return wrap(trace::scan(op, c.operand("x"), c.axis())); };
    case ops::Family::Structured: return nullptr;
  }
  __builtin_unreachable();
}

nb::object matrix_product(const Call& c) {
  std::optional<DType> out;
  if (c.has("out_dtype")) out = c.dtype("out_dtype");
  return wrap(trace::dot(c.operand("a_tile"), c.operand("b_tile"), c.optional("acc"), out));
}

nb::object product_in_memory(const Call& c) {
  return wrap(trace::dot_strided(c.address("a", "a_base"), c.operand("a_stride"),
                                 c.address("b", "b_base"), c.operand("b_stride"), c.operand("K")));
}

// mk.dot has two forms: of tiles, and of memory.
nb::object dot(const nb::args& args, const nb::kwargs& kwargs) {
  const bool memory =
      args.size() > 0 && (nb::isinstance<PyBuffer>(args[0]) || nb::isinstance<PyPointer>(args[0]));
  if (memory || kwargs.contains("a_base")) {
    return product_in_memory(
        Call("dot(a, a_base, a_stride, b, b_base, b_stride, K)", args, kwargs));
  }
  return matrix_product(Call(ops::info(ir::Op::dot).spelling, args, kwargs));
}

// Python's own range of constants, for loops unrolled while tracing.
nb::object static_range(const Call& c) {
  const nb::handle range(reinterpret_cast<PyObject*>(&PyRange_Type));
  const std::int64_t first = c.constant("lo");
  if (c.constant("step", 1) == 0)
    throw CompileError(c.op(), "a loop must move, got step 0, expected another");
  if (!c.has("hi")) return range(0, first, c.constant("step", 1));
  return range(first, c.constant("hi"), c.constant("step", 1));
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
  for (const nb::object& v : c.rest()) {
    line += (line.empty() ? "" : " ") + utf8(nb::str(v));
  }
  trace::Tracer::current(c.op()).static_print(line);
  return nb::none();
}

nb::object device_print(const Call& c) {
  std::vector<Operand> operands;
  for (const nb::object& v : c.rest()) operands.push_back(to_operand(v, c.op()));
  trace::device_print(c.text("prefix"), operands);
  return nb::none();
}

std::vector<MkFunction> other_functions() {
  return {
      {"program_id", [](const Call& c) { return wrap(trace::program_id(c.constant("axis"))); }},
      {"num_programs", [](const Call& c) { return wrap(trace::num_programs(c.constant("axis"))); }},
      {"arange",
       [](const Call& c) { return wrap(trace::arange(c.operand("start"), c.constant("size"))); }},
      {"tid",
       [](const Call& c) { return wrap(trace::tid(c.operand("start"), c.constant("size"))); }},
      {"local_id", [](const Call& c) { return wrap(trace::local_id(c.constant("axis"))); }},
      {"lane_id", [](const Call&) { return wrap(trace::lane_id()); }},
      {"sg_id", [](const Call&) { return wrap(trace::sg_id()); }},
      {"assume", [](const Call& c) { return trace::assume(c.operand("condition")), nb::none(); }},
      {"multiple_of",
       [](const Call& c) {
         return wrap(trace::multiple_of(c.operand("x"), c.constant("divisor")));
       }},
      {"device_print", device_print},
      {"device_assert",
       [](const Call& c) {
         return trace::device_assert(c.operand("condition"), c.text("message")), nb::none();
       }},
      {"static_assert", static_assertion},
      {"static_print", static_print},
      {"static_range", static_range},
      {"range", range},
  };
}

void bind_dtypes(nb::module_& m) {
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = info(static_cast<DType>(i));
    if (!is_kernel_dtype(dtype.dtype)) continue;
    m.attr(std::string(dtype.name).c_str()) = dtype_object(dtype.dtype);
    const std::string name = ops::conversion_name(dtype);
    define_function(m, name + "(x)", cat("cast(x, ", dtype.name, ")."),
                    [spelling = name + "(x)", to = dtype.dtype](const nb::args& args,
                                                                const nb::kwargs& kwargs) {
                      return wrap(trace::cast(Call(spelling, args, kwargs).operand("x"), to));
                    });
  }
}

}  // namespace

void bind_mk(nb::module_& m) {
  nb::module_ language = m.def_submodule("language", "The functions of eas.mk.");
  std::vector<MkFunction> functions = other_functions();
  for (auto& more : {memory_functions(), tile_functions()}) {
    functions.insert(functions.end(), more.begin(), more.end());
  }
  const auto define_named = [&](std::string_view spelling, std::string_view doc) {
    const std::string_view name = ops::function_name(spelling);
    const auto found = std::find_if(functions.begin(), functions.end(),
                                    [&](const MkFunction& f) { return f.name == name; });
    if (found == functions.end()) throw InternalError(cat("mk.", name, " has no function"));
    define(language, spelling, doc, found->body);
  };
  for (const ops::OpInfo& row : ops::table()) {
    if (ops::exported_name(row).empty()) continue;
    if (row.op == ir::Op::dot) {
      define_function(language, row.spelling, row.doc, dot);
    } else if (MkBody body = table_body(row)) {
      define(language, row.spelling, row.doc, std::move(body));
    } else {
      define_named(row.spelling, row.doc);
    }
  }
  for (const ops::Composite& composite : ops::kComposites) {
    define_named(composite.spelling, composite.doc);
  }
  bind_dtypes(language);
}

}  // namespace eas::python
