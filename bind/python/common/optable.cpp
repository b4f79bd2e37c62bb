// What tests and tools in Python see of the core's own language: op_table(), the rows as dicts, so
// that they are made from the same rows as everything else, and canonical_ir(), which reads the
// text of an IR back.
#include <nanobind/stl/string.h>

#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ops/table.hpp"
#include "python/common/bind.hpp"

namespace eas::python {
namespace {

using ops::Family;
using ops::Rule;

const char* family_name(Family family) {
  switch (family) {
    case Family::Elementwise: return "elementwise";
    case Family::Reduce: return "reduce";
    case Family::ArgReduce: return "arg_reduce";
    case Family::Scan: return "scan";
    case Family::Structured: return "structured";
  }
  __builtin_unreachable();
}

const char* rule_name(Rule rule) {
  switch (rule) {
    case Rule::Arith: return "arith";
    case Rule::Number: return "number";
    case Rule::Float: return "float";
    case Rule::Int: return "int";
    case Rule::Bits: return "bits";
    case Rule::Compare: return "compare";
    case Rule::Widen: return "widen";
    case Rule::Same: return "same";
    case Rule::Truth: return "truth";
    case Rule::Index: return "index";
    case Rule::None: return "none";
  }
  __builtin_unreachable();
}

nb::str text(std::string_view s) { return nb::str(s.data(), s.size()); }

nb::dict row_as_dict(const ops::OpInfo& row) {
  nb::dict out;
  out["name"] = text(row.name);
  out["exported"] = text(ops::exported_name(row));
  out["family"] = family_name(row.family);
  out["arity"] = row.arity;
  out["rule"] = rule_name(row.rule);
  out["spelling"] = text(row.spelling);
  out["oracle"] = text(row.oracle);
  out["domain"] =
      nb::make_tuple(row.domain.x_low, row.domain.x_high, row.domain.y_low, row.domain.y_high);
  out["ulp"] = row.ulp;
  out["doc"] = text(row.doc);
  return out;
}

}  // namespace

void bind_optable(nb::module_& m) {
  m.def(
      "op_table",
      [] {
        nb::list rows;
        for (const ops::OpInfo& row : ops::table()) rows.append(row_as_dict(row));
        return rows;
      },
      "The rows of the op table, in order, as dicts.");
  m.def(
      "canonical_ir", [](const std::string& text) { return ir::to_text(*ir::parse(text)); },
      nb::arg("text"), "Parses, verifies and prints the text of an IR; comments and numbering go.");
}

}  // namespace eas::python
