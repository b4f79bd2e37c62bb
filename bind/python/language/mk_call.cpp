// Binding the arguments of mk functions to their spelling.
#include "python/language/mk_call.hpp"

#include <nanobind/stl/string.h>

#include <algorithm>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {

Call::Call(std::string_view spelling, const nb::args& args, const nb::kwargs& kwargs)
    : spelling_(spelling),
      op_(ops::function_name(spelling)),
      parameters_(ops::parameters(spelling)) {
  const bool pointer = args.size() > 0 && nb::isinstance<PyPointer>(args[0]);
  if (pointer && parameters_.size() > 1 && parameters_[0].name == "buffer" &&
      parameters_[1].name == "offset") {
    parameters_.erase(parameters_.begin() + 1);
  }
  const bool variadic = !parameters_.empty() && parameters_.back().name.starts_with('*');
  if (variadic) parameters_.pop_back();
  values_.resize(parameters_.size());
  // reshape(x, 2, 4) is reshape(x, (2, 4)).
  const bool one_by_one = args.size() > values_.size() && !parameters_.empty() &&
                          (parameters_.back().name == "shape" || parameters_.back().name == "axes");
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
    const auto at = std::find_if(parameters_.begin(), parameters_.end(),
                                 [&](const ops::Parameter& p) { return p.name == word; });
    if (at == parameters_.end()) refuse("the unknown argument '" + word + "'");
    nb::object& slot = values_[static_cast<std::size_t>(at - parameters_.begin())];
    if (slot.is_valid()) refuse("'" + word + "' twice");
    slot = nb::borrow(value);
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (!values_[i].is_valid() && parameters_[i].fallback.empty()) {
      refuse("no '" + parameters_[i].name + "'");
    }
  }
}

void Call::refuse(const std::string& got) const {
  throw CompileError(op_, cat("wrong arguments, got ", got, ", expected mk.", spelling_));
}

std::size_t Call::index(std::string_view name) const {
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    if (parameters_[i].name == name) return i;
  }
  throw InternalError(cat("mk.", spelling_, " has no parameter '", name, "'"));
}

nb::handle Call::operator[](std::string_view name) const {
  const nb::object& value = values_[index(name)];
  return value.is_valid() ? nb::handle(value) : nb::handle(Py_None);
}

bool Call::has(std::string_view name) const { return !(*this)[name].is_none(); }

std::optional<trace::Operand> Call::optional(std::string_view name) const {
  return to_optional_operand((*this)[name], op_);
}

std::int64_t Call::constant(std::string_view name) const {
  return to_constant_int((*this)[name], op_, cat("the ", name));
}

std::int64_t Call::constant(std::string_view name, std::int64_t fallback) const {
  return values_[index(name)].is_valid() ? constant(name) : fallback;
}

std::optional<std::int64_t> Call::axis() const {
  if (!has("axis")) return std::nullopt;
  return constant("axis");
}

DType Call::dtype(std::string_view name) const {
  return to_dtype((*this)[name], std::string(op_).c_str());
}

DType Call::dtype(std::string_view name, DType fallback) const {
  return has(name) ? dtype(name) : fallback;
}

bool Call::flag(std::string_view name) const {
  if (!has(name)) return false;
  const nb::handle value = (*this)[name];
  if (!PyBool_Check(value.ptr())) {
    throw CompileError(op_, cat(name, " is neither True nor False, got ", describe_object(value),
                                ", expected a bool"));
  }
  return value.is(Py_True);
}

std::string Call::text(std::string_view name) const {
  if (!has(name)) return "";
  const nb::handle value = (*this)[name];
  if (!PyUnicode_Check(value.ptr())) {
    throw CompileError(op_, cat("the ", name, " is a text known while compiling, got ",
                                python::type_name(value), ", expected a str"));
  }
  return utf8(value);
}

std::vector<trace::Operand> Call::tiles(std::string_view name) const {
  const nb::handle given = (*this)[name];
  if (!PyTuple_Check(given.ptr()) && !PyList_Check(given.ptr())) {
    throw DTypeError(op_, cat("the ", name, " are several, got ", python::type_name(given),
                              ", expected a tuple of tiles"));
  }
  std::vector<trace::Operand> tiles;
  for (const nb::handle tile : nb::iter(given)) tiles.push_back(to_operand(tile, op_));
  return tiles;
}

trace::Fragment Call::fragment(std::string_view name) const {
  const PyFragment* fragment = nullptr;
  if (!nb::try_cast((*this)[name], fragment, false) || !fragment) {
    throw DTypeError(op_,
                     cat("'", name, "' must be a fragment, got ", python::type_name((*this)[name]),
                         ", expected mk.mma_zero() or mk.mma"));
  }
  return unwrap(*fragment, op_);
}

trace::Pointer Call::address(std::string_view memory, std::string_view offset) const {
  const nb::handle given = (*this)[memory];
  if (const PyPointer* pointer; nb::try_cast(given, pointer, false) && pointer) {
    const trace::Pointer& at = unwrap(*pointer, op_);
    return offset == "offset" ? at : trace::advance(at, operand(offset));
  }
  const PyBuffer* buffer = nullptr;
  if (!nb::try_cast(given, buffer, false) || !buffer) {
    throw DTypeError(op_, cat("'", memory, "' must be memory, got ", python::type_name(given),
                              ", expected a buffer argument of the kernel, or buffer + offset"));
  }
  return trace::advance(unwrap(*buffer, op_), operand(offset));
}

}  // namespace eas::python
