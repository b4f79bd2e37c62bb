// mk's shapes, conversions and combinations of tiles.
#include <nanobind/stl/string.h>

#include "python/common/support.hpp"
#include "python/language/mk_call.hpp"

#include "base/format.hpp"

namespace eas::python {
namespace {

using trace::Operand;

bool is_sequence(nb::handle x) { return PyTuple_Check(x.ptr()) || PyList_Check(x.ptr()); }

// What the user's function gave: one value, or as many as there are tiles.
std::vector<trace::Value> values_of(nb::handle given, std::string_view op) {
  std::vector<trace::Value> out;
  if (!is_sequence(given)) return {trace::as_value(to_operand(given, op))};
  for (const nb::handle each : nb::iter(given)) {
    out.push_back(trace::as_value(to_operand(each, op)));
  }
  return out;
}

// mk.reduce and mk.associative_scan: a function of two elements, or of two tuples of them one after
// the other.
nb::object combine(const Call& c, bool scan) {
  const nb::handle x = c["x"], fn = c["fn"];
  if (!PyCallable_Check(fn.ptr())) {
    throw CompileError(c.op(), cat("'fn' combines two elements, got ", python::type_name(fn),
                                   ", expected a function"));
  }
  const bool many = is_sequence(x);
  const std::vector<Operand> tiles = many ? c.tiles("x") : std::vector<Operand>{c.operand("x")};
  const trace::Combine call = [&](const std::vector<trace::Value>& left,
                                  const std::vector<trace::Value>& right) {
    nb::list args;
    for (const trace::Value& v : left) args.append(wrap(v));
    for (const trace::Value& v : right) args.append(wrap(v));
    return values_of(fn(*nb::tuple(args)), c.op());
  };
  const auto results = scan ? trace::scan_with(tiles, c.constant("axis"), call)
                            : trace::reduce_with(tiles, c.axis(), call, c.flag("keepdims"));
  if (!many) return wrap(results[0]);
  nb::list out;
  for (const trace::Value& v : results) out.append(wrap(v));
  return nb::tuple(out);
}

nb::object trans(const Call& c) {
  std::optional<trace::Sizes> axes;
  if (c.has("axes")) axes = c.sizes("axes");
  return wrap(trace::permute(c.operand("x"), axes));
}

// Of a sequence of tiles, or of two tiles, as Triton has it.
nb::object cat_tiles(const Call& c) {
  if (nb::isinstance<PyValue>(c["tiles"]) && nb::isinstance<PyValue>(c["axis"])) {
    return wrap(trace::cat_tiles({c.operand("tiles"), c.operand("axis")}, 0));
  }
  return wrap(trace::cat_tiles(c.tiles("tiles"), c.constant("axis", 0)));
}

nb::object filled(const Call& c, const Operand& value) {
  return wrap(trace::full(c.sizes("shape"), value, c.dtype("dtype", DType::float32), c.op()));
}

}  // namespace

std::vector<MkFunction> tile_functions() {
  return {
      {"cast", [](const Call& c) { return wrap(trace::cast(c.operand("x"), c.dtype("dtype"))); }},
      {"bitcast",
       [](const Call& c) { return wrap(trace::bitcast(c.operand("x"), c.dtype("dtype"))); }},
      {"where",
       [](const Call& c) {
         return wrap(trace::where(c.operand("condition"), c.operand("x"), c.operand("y")));
       }},
      {"broadcast_to",
       [](const Call& c) { return wrap(trace::broadcast_to(c.operand("x"), c.sizes("shape"))); }},
      {"reshape",
       [](const Call& c) { return wrap(trace::reshape(c.operand("x"), c.sizes("shape"))); }},
      {"trans", trans},
      {"cat", cat_tiles},
      {"join",
       [](const Call& c) { return wrap(trace::join_tiles(c.operand("x"), c.operand("y"))); }},
      {"sort",
       [](const Call& c) {
         return wrap(trace::sort(c.operand("x"), c.constant("axis", -1), c.flag("descending")));
       }},
      {"softmax",
       [](const Call& c) { return wrap(trace::softmax(c.operand("x"), c.constant("axis", -1))); }},
      {"reduce", [](const Call& c) { return combine(c, false); }},
      {"associative_scan", [](const Call& c) { return combine(c, true); }},
      {"zeros", [](const Call& c) { return filled(c, trace::Number::of(std::int64_t{0})); }},
      {"ones", [](const Call& c) { return filled(c, trace::Number::of(std::int64_t{1})); }},
      {"full", [](const Call& c) { return filled(c, c.operand("value")); }},
  };
}

}  // namespace eas::python
