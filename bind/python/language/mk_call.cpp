// Binding the arguments of mk functions to their spelling.
#include "python/language/mk_call.hpp"

#include <nanobind/stl/string.h>

#include <algorithm>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {

namespace {

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

}  // namespace

Call::Call(std::string_view name, std::string_view spelling, const nb::args& args,
           const nb::kwargs& kwargs)
    : trace::Call(name, spelling), spelling_(spelling) {
  if (args.size() > 0 && nb::isinstance<PyPointer>(args[0])) take_pointer();
  std::vector<ops::Parameter> names = parameters();
  const bool variadic = !names.empty() && names.back().name.starts_with('*');
  if (variadic) names.pop_back();
  values_.resize(names.size());
  // reshape(x, 2, 4) is reshape(x, (2, 4)).
  const bool one_by_one = args.size() > values_.size() && !names.empty() &&
                          (names.back().name == "shape" || names.back().name == "axes");
  nb::list sizes;
  if (one_by_one) sizes.append(args[values_.size() - 1]);
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (i < values_.size()) {
      values_[i] = nb::borrow(args[i]);
    } else if (variadic) {
      rest_.push_back(nb::borrow(args[i]));
    } else if (one_by_one) {
      sizes.append(args[i]);
    } else {
      refuse(cat(args.size(), " of them"));
    }
  }
  if (one_by_one) values_.back() = nb::tuple(sizes);
  for (const auto& [key, value] : kwargs) {
    const auto word = utf8(key);
    const auto at = std::find_if(names.begin(), names.end(),
                                 [&](const ops::Parameter& p) { return p.name == word; });
    if (at == names.end()) refuse("the unknown argument '" + word + "'");
    nb::object& slot = values_[static_cast<std::size_t>(at - names.begin())];
    if (slot.is_valid()) refuse("'" + word + "' twice");
    slot = nb::borrow(value);
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (!values_[i].is_valid() && names[i].fallback.empty()) {
      refuse("no '" + names[i].name + "'");
    }
  }
}

void Call::refuse(const std::string& got) const {
  throw CompileError(op(), cat("wrong arguments, got ", got, ", expected mk.", spelling_));
}

nb::handle Call::operator[](std::string_view name) const {
  const nb::object& value = values_[index(name)];
  return value.is_valid() ? nb::handle(value) : nb::handle(Py_None);
}

bool Call::is_value(std::string_view name) const { return nb::isinstance<PyValue>((*this)[name]); }

bool Call::is_several(std::string_view name) const { return is_sequence((*this)[name]); }

std::optional<trace::Operand> Call::optional(std::string_view name) const {
  return to_optional_operand((*this)[name], op());
}

std::int64_t Call::given_constant(std::string_view name) const {
  return to_constant_int((*this)[name], op(), cat("the ", name));
}

DType Call::given_dtype(std::string_view name) const {
  return to_dtype((*this)[name], std::string(op()).c_str());
}

bool Call::given_flag(std::string_view name) const {
  const nb::handle value = (*this)[name];
  if (!PyBool_Check(value.ptr())) {
    throw CompileError(op(), cat(name, " is neither True nor False, got ", describe_object(value),
                                 ", expected a bool"));
  }
  return value.is(Py_True);
}

std::string Call::text(std::string_view name) const {
  if (!has(name)) return "";
  const nb::handle value = (*this)[name];
  if (!PyUnicode_Check(value.ptr())) {
    throw CompileError(op(), cat("the ", name, " is a text known while compiling, got ",
                                 python::type_name(value), ", expected a str"));
  }
  return utf8(value);
}

std::vector<trace::Operand> Call::tiles(std::string_view name) const {
  const nb::handle given = (*this)[name];
  if (!is_sequence(given)) {
    throw DTypeError(op(), cat("the ", name, " are several, got ", python::type_name(given),
                               ", expected a tuple of tiles"));
  }
  std::vector<trace::Operand> tiles;
  for (const nb::handle tile : nb::iter(given)) tiles.push_back(to_operand(tile, op()));
  return tiles;
}

std::vector<trace::Operand> Call::rest() const {
  std::vector<trace::Operand> out;
  for (const nb::object& value : rest_) out.push_back(to_operand(value, op()));
  return out;
}

trace::Fragment Call::fragment(std::string_view name) const {
  const PyFragment* fragment = nullptr;
  if (!nb::try_cast((*this)[name], fragment, false) || !fragment) {
    throw DTypeError(op(),
                     cat("'", name, "' must be a fragment, got ", python::type_name((*this)[name]),
                         ", expected mk.mma_zero() or mk.mma"));
  }
  return unwrap(*fragment, op());
}

trace::Pointer Call::address(std::string_view memory, std::string_view offset) const {
  const nb::handle given = (*this)[memory];
  if (const PyPointer* pointer; nb::try_cast(given, pointer, false) && pointer) {
    const trace::Pointer& at = unwrap(*pointer, op());
    return offset == "offset" ? at : trace::advance(at, operand(offset));
  }
  const PyBuffer* buffer = nullptr;
  if (!nb::try_cast(given, buffer, false) || !buffer) {
    throw DTypeError(op(), cat("'", memory, "' must be memory, got ", python::type_name(given),
                               ", expected a buffer argument of the kernel, or buffer + offset"));
  }
  return trace::advance(unwrap(*buffer, op()), operand(offset));
}

trace::Combine Call::combine(std::string_view name) const {
  const nb::handle fn = (*this)[name];
  if (!PyCallable_Check(fn.ptr())) {
    throw CompileError(op(), cat("'", name, "' combines two elements, got ", python::type_name(fn),
                                 ", expected a function"));
  }
  return [fn, op = op()](const std::vector<trace::Value>& left,
                         const std::vector<trace::Value>& right) {
    nb::list args;
    for (const trace::Value& v : left) args.append(wrap(v));
    for (const trace::Value& v : right) args.append(wrap(v));
    return values_of(fn(*nb::tuple(args)), op);
  };
}

nb::object wrap(const trace::Given& given) {
  if (const auto* several = std::get_if<std::vector<trace::Value>>(&given)) {
    nb::list out;
    for (const trace::Value& value : *several) out.append(wrap(value));
    return nb::tuple(out);
  }
  if (const auto* value = std::get_if<trace::Value>(&given)) return wrap(*value);
  if (const auto* memory = std::get_if<trace::Buffer>(&given)) return wrap(*memory);
  if (const auto* fragment = std::get_if<trace::Fragment>(&given)) return wrap(*fragment);
  return nb::none();
}

}  // namespace eas::python
