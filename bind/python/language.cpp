// The functions of mk. Rows of the op table that compute elementwise or along an axis are bound
// from the table; the rest have signatures of their own. They land in the submodule _core.language,
// whose names are exactly those of the table and of composite.def.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include "base/format.hpp"
#include "dtype.hpp"
#include "traced.hpp"

namespace eas::python {
namespace {

using trace::Operand;

// A parameter for any object: nanobind would refuse None by itself, and not in the user's words.
auto given(const char* name) { return nb::arg(name).none(); }

// "clamp(x, lo, hi)" -> {x, lo, hi}
std::vector<std::string> parameters_of(std::string_view spelling) {
  std::vector<std::string> names;
  std::string_view rest = spelling.substr(spelling.find('(') + 1);
  rest.remove_suffix(1);
  while (!rest.empty()) {
    const auto comma = rest.find(", ");
    names.emplace_back(rest.substr(0, comma));
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
  }
  return names;
}

void bind_elementwise(nb::module_& m, const ops::OpInfo& row) {
  const ir::Op op = row.op;
  const auto names = parameters_of(row.spelling);
  const std::string python_name(ops::exported_name(row)), doc(row.doc);
  m.def(
      python_name.c_str(),
      [op, names](nb::args args, nb::kwargs kwargs) {
        const ops::OpInfo& row = ops::info(op);
        std::vector<Operand> operands;
        for (const nb::handle arg : args) operands.push_back(to_operand(arg, row.name));
        std::size_t used = 0;
        for (std::size_t i = operands.size(); i < names.size() && kwargs.contains(names[i].c_str());
             ++i, ++used) {
          operands.push_back(to_operand(kwargs[names[i].c_str()], row.name));
        }
        if (operands.size() != names.size() || used != kwargs.size()) {
          throw CompileError(row.name, cat("wrong arguments, got ", args.size() + kwargs.size(),
                                           ", expected mk.", row.spelling));
        }
        return wrap(trace::elementwise(op, operands));
      },
      doc.c_str());
}

std::optional<std::int64_t> optional_axis(nb::handle axis, std::string_view op) {
  if (axis.is_none()) return std::nullopt;
  return to_constant_int(axis, op, "the axis");
}

void bind_axis(nb::module_& m, const ops::OpInfo& row) {
  const ir::Op op = row.op;
  const std::string python_name(row.name), doc(row.doc);
  if (row.family == ops::Family::Scan) {
    m.def(
        python_name.c_str(),
        [op](nb::handle x, nb::handle axis) {
          const auto name = ops::info(op).name;
          if (axis.is_none())
            throw CompileError(name, "a scan runs along one axis, got None, expected an int");
          return wrap(
              trace::scan(op, to_operand(x, name), to_constant_int(axis, name, "the axis")));
        },
        given("x"), given("axis") = -1, doc.c_str());
    return;
  }
  m.def(
      python_name.c_str(),
      [op](nb::handle x, nb::handle axis, bool keepdims) {
        const auto name = ops::info(op).name;
        return wrap(trace::reduce(op, to_operand(x, name), optional_axis(axis, name), keepdims));
      },
      given("x"), given("axis") = nb::none(), nb::arg("keepdims") = false, doc.c_str());
}

// (buffer, offset, …) and (buffer + offset, …) mean the same: takes the address off the front of
// the arguments.
trace::Pointer take_address(std::vector<nb::object>& args, std::string_view op) {
  if (args.empty())
    throw CompileError(op, "no address, got no arguments, expected a buffer and an offset");
  const nb::object first = args[0];
  if (const PyPointer* pointer; nb::try_cast(first, pointer, false) && pointer) {
    args.erase(args.begin());
    return unwrap(*pointer, op);
  }
  const PyBuffer* buffer = nullptr;
  if (!nb::try_cast(first, buffer, false) || !buffer) {
    throw DTypeError(op, cat("the first argument must be memory, got ",
                             nb::cast<std::string>(nb::str(first.type().attr("__name__"))),
                             ", expected a buffer argument of the kernel, or buffer + offset"));
  }
  if (args.size() < 2 || args[1].is_none()) {
    throw CompileError(
        op, cat("no offset, got only a buffer, expected mk.", op, "(buffer, offset, …)"));
  }
  const trace::Pointer pointer = trace::advance(unwrap(*buffer, op), to_operand(args[1], op));
  args.erase(args.begin(), args.begin() + 2);
  return pointer;
}

// Positional and keyword arguments in the order of `names`; what is not given is None.
struct Bound {
  std::vector<nb::object> args;
  nb::object operator[](std::size_t i) const { return i < args.size() ? args[i] : nb::none(); }
};

Bound bind_rest(std::string_view op, std::string_view usage, std::vector<nb::object> positional,
                const nb::kwargs& kwargs, const std::vector<const char*>& names,
                std::size_t required) {
  const auto refuse = [&](const std::string& got) {
    throw CompileError(op, cat("wrong arguments, got ", got, ", expected mk.", usage));
  };
  if (positional.size() > names.size()) refuse("too many");
  Bound bound{std::move(positional)};
  const std::size_t given = bound.args.size();
  bound.args.resize(names.size(), nb::none());
  for (const auto& [key, value] : kwargs) {
    const auto word = nb::cast<std::string>(key);
    const auto at = std::find(names.begin(), names.end(), word);
    if (at == names.end()) refuse("the unknown argument '" + word + "'");
    const auto i = static_cast<std::size_t>(at - names.begin());
    if (i < given) refuse("'" + word + "' twice");
    bound.args[i] = nb::borrow(value);
  }
  for (std::size_t i = 0; i < required; ++i) {
    if (bound.args[i].is_none()) refuse(std::string("no '") + names[i] + "'");
  }
  return bound;
}

std::vector<nb::object> as_vector(const nb::args& args) {
  std::vector<nb::object> out;
  for (const nb::handle a : args) out.push_back(nb::borrow(a));
  return out;
}

// `offset=` may be given by keyword after a buffer.
void take_offset_keyword(std::vector<nb::object>& args, nb::kwargs& kwargs) {
  if (kwargs.contains("offset") && args.size() == 1) {
    args.push_back(nb::borrow(kwargs["offset"]));
    nb::del(kwargs["offset"]);
  }
}

struct MemoryCall {
  trace::Pointer at;
  Bound rest;
  MemoryCall(ir::Op op, const nb::args& args, nb::kwargs kwargs,
             const std::vector<const char*>& names, std::size_t required)
      : MemoryCall(ops::exported_name(ops::info(op)), ops::info(op).spelling, as_vector(args),
                   std::move(kwargs), names, required) {}

 private:
  MemoryCall(std::string_view op, std::string_view usage, std::vector<nb::object> args,
             nb::kwargs kwargs, const std::vector<const char*>& names, std::size_t required) {
    take_offset_keyword(args, kwargs);
    at = take_address(args, op);
    rest = bind_rest(op, usage, std::move(args), kwargs, names, required);
  }
};

void bind_memory(nb::module_& m) {
  m.def("load", [](nb::args args, nb::kwargs kwargs) {
    const MemoryCall call(ir::Op::load, args, kwargs, {"mask", "other"}, 0);
    return wrap(trace::load(call.at, to_optional_operand(call.rest[0], "load"),
                            to_optional_operand(call.rest[1], "load")));
  });
  m.def("store", [](nb::args args, nb::kwargs kwargs) {
    const MemoryCall call(ir::Op::store, args, kwargs, {"value", "mask"}, 1);
    trace::store(call.at, to_operand(call.rest[0], "store"),
                 to_optional_operand(call.rest[1], "store"));
  });
  for (const ops::OpInfo& row : ops::table()) {
    if (row.effect != ops::Effect::Atomic || row.op == ir::Op::atomic_cas) continue;
    const std::string name(ops::exported_name(row)), doc(row.doc);
    m.def(
        name.c_str(),
        [op = row.op](nb::args args, nb::kwargs kwargs) {
          const auto name = ops::exported_name(ops::info(op));
          const MemoryCall call(op, args, kwargs, {"value", "mask"}, 1);
          return wrap(trace::atomic(op, call.at, to_operand(call.rest[0], name),
                                    to_optional_operand(call.rest[1], name)));
        },
        doc.c_str());
  }
  m.def("atomic_cas", [](nb::args args, nb::kwargs kwargs) {
    const MemoryCall call(ir::Op::atomic_cas, args, kwargs, {"expected", "value", "mask"}, 2);
    return wrap(trace::atomic_cas(call.at, to_operand(call.rest[0], "atomic_cas"),
                                  to_operand(call.rest[1], "atomic_cas"),
                                  to_optional_operand(call.rest[2], "atomic_cas")));
  });
  m.def(
      "alloc_tg",
      [](nb::handle size, nb::handle dtype) {
        const DType type = dtype.is_none() ? DType::float32 : to_dtype(dtype, "alloc_tg");
        return wrap(trace::alloc_tg(to_constant_int(size, "alloc_tg", "the size"), type));
      },
      given("size"), given("dtype") = nb::none());
  m.def(
      "alloc_tg_f16",
      [](nb::handle size) {
        return wrap(
            trace::alloc_tg(to_constant_int(size, "alloc_tg_f16", "the size"), DType::float16));
      },
      given("size"));
  m.def("barrier", [] { trace::barrier(); });
}

void bind_grid(nb::module_& m) {
  m.def(
      "program_id",
      [](nb::handle axis) {
        return wrap(trace::program_id(to_constant_int(axis, "program_id", "the axis")));
      },
      given("axis"));
  m.def(
      "num_programs",
      [](nb::handle axis) {
        return wrap(trace::num_programs(to_constant_int(axis, "num_programs", "the axis")));
      },
      given("axis"));
  m.def(
      "arange",
      [](nb::handle start, nb::handle size) {
        return wrap(trace::arange(to_constant_int(start, "arange", "the start"),
                                  to_constant_int(size, "arange", "the size")));
      },
      given("start"), given("size"));
  m.def(
      "tid",
      [](nb::handle start, nb::handle size) {
        return wrap(trace::tid(to_constant_int(start, "tid", "the start"),
                               to_constant_int(size, "tid", "the size")));
      },
      given("start"), given("size"));
  m.def(
      "local_id",
      [](nb::handle axis) {
        return wrap(trace::local_id(to_constant_int(axis, "local_id", "the axis")));
      },
      given("axis"));
  m.def("lane_id", [] { return wrap(trace::lane_id()); });
  m.def("sg_id", [] { return wrap(trace::sg_id()); });
}

std::vector<Operand> tiles_of(nb::handle x, std::string_view op) {
  std::vector<Operand> tiles;
  for (const nb::handle t : nb::iter(x)) tiles.push_back(to_operand(t, op));
  return tiles;
}

// mk.reduce and mk.associative_scan: a function of two elements, or of two tuples of them one after
// the other.
nb::object combine_along(bool scan, nb::handle x, nb::handle axis, nb::callable fn) {
  const std::string_view op = scan ? "associative_scan" : "reduce";
  const bool many = PyTuple_Check(x.ptr()) || PyList_Check(x.ptr());
  const std::vector<Operand> tiles =
      many ? tiles_of(x, op) : std::vector<Operand>{to_operand(x, op)};
  const trace::Combine combine = [&](const std::vector<trace::Value>& left,
                                     const std::vector<trace::Value>& right) {
    nb::list args;
    for (const trace::Value& v : left) args.append(wrap(v));
    for (const trace::Value& v : right) args.append(wrap(v));
    const nb::object out = fn(*nb::tuple(args));
    std::vector<trace::Value> combined;
    if (PyTuple_Check(out.ptr()) || PyList_Check(out.ptr())) {
      for (const nb::handle o : nb::iter(out))
        combined.push_back(trace::as_value(to_operand(o, op)));
    } else {
      combined.push_back(trace::as_value(to_operand(out, op)));
    }
    return combined;
  };
  const std::int64_t at = to_constant_int(axis, op, "the axis");
  const auto results =
      scan ? trace::scan_with(tiles, at, combine) : trace::reduce_with(tiles, at, combine);
  if (!many) return wrap(results[0]);
  nb::list out;
  for (const trace::Value& v : results) out.append(wrap(v));
  return nb::tuple(out);
}

void bind_tiles(nb::module_& m) {
  m.def(
      "cast",
      [](nb::handle x, nb::handle dtype) {
        return wrap(trace::cast(to_operand(x, "cast"), to_dtype(dtype, "cast")));
      },
      given("x"), given("dtype"));
  m.def(
      "bitcast",
      [](nb::handle x, nb::handle dtype) {
        return wrap(trace::bitcast(to_operand(x, "bitcast"), to_dtype(dtype, "bitcast")));
      },
      given("x"), given("dtype"));
  m.def(
      "where",
      [](nb::handle c, nb::handle x, nb::handle y) {
        return wrap(
            trace::where(to_operand(c, "where"), to_operand(x, "where"), to_operand(y, "where")));
      },
      given("condition"), given("x"), given("y"));
  m.def(
      "broadcast_to",
      [](nb::handle x, nb::handle shape) {
        return wrap(
            trace::broadcast_to(to_operand(x, "broadcast_to"), to_sizes(shape, "broadcast_to")));
      },
      given("x"), given("shape"));
  m.def(
      "reshape",
      [](nb::handle x, nb::handle shape) {
        return wrap(trace::reshape(to_operand(x, "reshape"), to_sizes(shape, "reshape")));
      },
      given("x"), given("shape"));
  m.def(
      "trans",
      [](nb::handle x, nb::handle axes) {
        std::optional<trace::Sizes> order;
        if (!axes.is_none()) order = to_sizes(axes, "trans");
        return wrap(trace::permute(to_operand(x, "trans"), order));
      },
      given("x"), given("axes") = nb::none());
  m.def(
      "cat",
      [](nb::handle tiles, nb::handle axis) {
        return wrap(
            trace::cat_tiles(tiles_of(tiles, "cat"), to_constant_int(axis, "cat", "the axis")));
      },
      given("tiles"), given("axis") = 0);
  m.def(
      "join",
      [](nb::handle x, nb::handle y) {
        return wrap(trace::join_tiles(to_operand(x, "join"), to_operand(y, "join")));
      },
      given("x"), given("y"));
  m.def(
      "sort",
      [](nb::handle x, nb::handle axis, bool descending) {
        return wrap(trace::sort(to_operand(x, "sort"), to_constant_int(axis, "sort", "the axis"),
                                descending));
      },
      given("x"), given("axis") = -1, nb::arg("descending") = false);
  m.def(
      "softmax",
      [](nb::handle x, nb::handle axis) {
        return wrap(
            trace::softmax(to_operand(x, "softmax"), to_constant_int(axis, "softmax", "the axis")));
      },
      given("x"), given("axis") = -1);
  m.def(
      "reduce",
      [](nb::handle x, nb::handle axis, nb::callable fn) {
        return combine_along(false, x, axis, fn);
      },
      given("x"), given("axis"), nb::arg("fn"));
  m.def(
      "associative_scan",
      [](nb::handle x, nb::handle axis, nb::callable fn) {
        return combine_along(true, x, axis, fn);
      },
      given("x"), given("axis"), nb::arg("fn"));
  const auto filled = [](nb::handle shape, const Operand& value, nb::handle dtype, const char* op) {
    const DType type = dtype.is_none() ? DType::float32 : to_dtype(dtype, op);
    return wrap(trace::full(to_sizes(shape, op), value, type, op));
  };
  m.def(
      "zeros",
      [filled](nb::handle shape, nb::handle dtype) {
        return filled(shape, trace::Number::of(std::int64_t{0}), dtype, "zeros");
      },
      given("shape"), given("dtype") = nb::none());
  m.def(
      "ones",
      [filled](nb::handle shape, nb::handle dtype) {
        return filled(shape, trace::Number::of(std::int64_t{1}), dtype, "ones");
      },
      given("shape"), given("dtype") = nb::none());
  m.def(
      "full",
      [filled](nb::handle shape, nb::handle value, nb::handle dtype) {
        return filled(shape, to_operand(value, "full"), dtype, "full");
      },
      given("shape"), given("value"), given("dtype") = nb::none());
}

// A buffer and the base that follows it, as one pointer.
trace::Pointer address(nb::handle memory, nb::handle base, std::string_view op) {
  std::vector<nb::object> args = {nb::borrow(memory), nb::borrow(base)};
  if (nb::isinstance<PyPointer>(memory)) {
    return trace::advance(take_address(args, op), to_operand(base, op));
  }
  return take_address(args, op);
}

nb::object dot(nb::args args, nb::kwargs kwargs) {
  std::vector<nb::object> given = as_vector(args);
  const bool memory =
      !given.empty() && (nb::isinstance<PyBuffer>(given[0]) || nb::isinstance<PyPointer>(given[0]));
  if (memory || kwargs.contains("a_base")) {
    const Bound b =
        bind_rest("dot", "dot(a, a_base, a_stride, b, b_base, b_stride, K)", given, kwargs,
                  {"a", "a_base", "a_stride", "b", "b_base", "b_stride", "K"}, 7);
    return wrap(trace::dot_strided(address(b[0], b[1], "dot"), to_operand(b[2], "dot"),
                                   address(b[3], b[4], "dot"), to_operand(b[5], "dot"),
                                   to_operand(b[6], "dot")));
  }
  const Bound b = bind_rest("dot", ops::info(ir::Op::dot).spelling, given, kwargs,
                            {"a", "b", "acc", "out_dtype"}, 2);
  std::optional<DType> out;
  if (!b[3].is_none()) out = to_dtype(b[3], "dot");
  return wrap(trace::dot(to_operand(b[0], "dot"), to_operand(b[1], "dot"),
                         to_optional_operand(b[2], "dot"), out));
}

void bind_matrix(nb::module_& m) {
  m.def("dot", &dot);
  m.def("mma_zero", [] { return wrap(trace::mma_zero()); });
  m.def(
      "mma",
      [](nb::handle a, nb::handle a_base, nb::handle a_stride, nb::handle b, nb::handle b_base,
         nb::handle b_stride, const PyFragment& acc) {
        return wrap(trace::mma(address(a, a_base, "mma"), to_operand(a_stride, "mma"),
                               address(b, b_base, "mma"), to_operand(b_stride, "mma"),
                               unwrap(acc, "mma")));
      },
      given("a"), given("a_base"), given("a_stride"), given("b"), given("b_base"),
      given("b_stride"), nb::arg("acc"));
  m.def(
      "mma_store",
      [](nb::handle buffer, nb::handle base, nb::handle stride, const PyFragment& fragment) {
        trace::mma_store(address(buffer, base, "mma_store"), to_operand(stride, "mma_store"),
                         unwrap(fragment, "mma_store"));
      },
      given("buffer"), given("base"), given("stride"), nb::arg("fragment"));
  m.def(
      "rand",
      [](nb::handle seed, nb::handle offset) {
        return wrap(trace::rand(to_operand(seed, "rand"), to_operand(offset, "rand")));
      },
      given("seed"), given("offset"));
  m.def(
      "randn",
      [](nb::handle seed, nb::handle offset) {
        return wrap(trace::randn(to_operand(seed, "randn"), to_operand(offset, "randn")));
      },
      given("seed"), given("offset"));
  m.def(
      "randint",
      [](nb::handle seed, nb::handle offset) {
        return wrap(trace::randint(to_operand(seed, "randint"), to_operand(offset, "randint")));
      },
      given("seed"), given("offset"));
}

// Python's own range of constants, for loops unrolled while tracing.
nb::object static_range(nb::handle lo, nb::handle hi, nb::handle step) {
  const auto bound = [](nb::handle x) {
    return nb::int_(to_constant_int(x, "static_range", "a bound"));
  };
  const nb::handle range(reinterpret_cast<PyObject*>(&PyRange_Type));
  return hi.is_none() ? range(nb::int_(0), bound(lo), bound(step))
                      : range(bound(lo), bound(hi), bound(step));
}

void static_assert_(nb::handle condition, const std::string& message) {
  if (nb::isinstance<PyValue>(condition) &&
      !ir::is_constant(nb::cast<PyValue>(condition).inner.ir)) {
    throw CompileError("static_assert",
                       "the condition must be known while compiling, got a value of the running "
                       "kernel, expected mk.device_assert for it");
  }
  const int truth = PyObject_IsTrue(condition.ptr());
  if (truth < 0) throw nb::python_error();
  if (!truth)
    throw CompileError("static_assert", message.empty() ? "the condition is false" : message);
}

void bind_reports(nb::module_& m) {
  m.def(
      "assume", [](nb::handle condition) { trace::assume(to_operand(condition, "assume")); },
      given("condition"));
  m.def(
      "multiple_of",
      [](nb::handle x, nb::handle divisor) {
        return wrap(trace::multiple_of(to_operand(x, "multiple_of"),
                                       to_constant_int(divisor, "multiple_of", "the divisor")));
      },
      given("x"), given("divisor"));
  m.def("device_print", [](const std::string& prefix, nb::args values) {
    std::vector<Operand> operands;
    for (const nb::handle v : values) operands.push_back(to_operand(v, "device_print"));
    trace::device_print(prefix, operands);
  });
  m.def(
      "device_assert",
      [](nb::handle condition, const std::string& message) {
        trace::device_assert(to_operand(condition, "device_assert"), message);
      },
      given("condition"), nb::arg("message") = "");
  m.def("static_assert", &static_assert_, given("condition"), nb::arg("message") = "");
  m.def("static_print", [](nb::args values) {
    std::string line;
    for (const nb::handle v : values)
      line += (line.empty() ? "" : " ") + nb::cast<std::string>(nb::str(v));
    trace::Tracer::current("static_print").static_print(line);
  });
  m.def("static_range", &static_range, given("lo"), given("hi") = nb::none(), given("step") = 1);
  m.def(
      "range",
      [](nb::object lo, nb::object hi, nb::object step) {
        if (hi.is_none()) return PyRange{nb::int_(0), lo, step};
        return PyRange{lo, hi, step};
      },
      given("lo"), given("hi") = nb::none(), given("step") = 1);
}

void bind_dtypes(nb::module_& m) {
  for (int i = 0; i < kDTypeCount; ++i) {
    const DType dtype = static_cast<DType>(i);
    if (!is_kernel_dtype(dtype)) continue;
    m.attr(std::string(info(dtype).name).c_str()) = dtype_object(dtype);
    const std::string to = is_bool(dtype) ? "to_bool" : "to_" + std::string(info(dtype).brief);
    m.def(
        to.c_str(),
        [dtype](nb::handle x) { return wrap(trace::cast(to_operand(x, "cast"), dtype)); },
        given("x"));
  }
}

}  // namespace

void bind_mk(nb::module_& m) {
  nb::module_ language = m.def_submodule("language", "The functions of eas.mk.");
  for (const ops::OpInfo& row : ops::table()) {
    if (ops::exported_name(row).empty()) continue;
    if (row.family == ops::Family::Elementwise) bind_elementwise(language, row);
    if (row.family == ops::Family::Reduce || row.family == ops::Family::ArgReduce ||
        row.family == ops::Family::Scan) {
      bind_axis(language, row);
    }
  }
  bind_grid(language);
  bind_memory(language);
  bind_tiles(language);
  bind_matrix(language);
  bind_reports(language);
  bind_dtypes(language);
}

}  // namespace eas::python
