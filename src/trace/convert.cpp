// Weak typing, promotion and broadcasting.
#include "trace/convert.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <unordered_map>
#include <unordered_set>

#include "base/format.hpp"
#include "ops/evaluate.hpp"
#include "trace/language.hpp"

namespace eas::trace {
namespace {

int category(DType dtype) { return is_bool(dtype) ? 0 : is_int(dtype) ? 1 : 2; }

// What a weak category gives when it outranks the strong dtype: PyTorch's defaults.
DType default_of(int category) {
  return category == 0 ? DType::bool_ : category == 1 ? DType::int64 : DType::float32;
}

bool fits(std::int64_t value, DType dtype) {
  if (is_bool(dtype)) return value == 0 || value == 1;
  const int bits = info(dtype).bits;
  if (is_unsigned_int(dtype))
    return value >= 0 && (bits == 64 || value < (std::int64_t{1} << bits));
  return bits == 64 ||
         (value >= -(std::int64_t{1} << (bits - 1)) && value < (std::int64_t{1} << (bits - 1)));
}

// Whether integers of `from` may have no place in `to`.
bool narrows(DType from, DType to) {
  if (!is_int(from) || !(is_int(to) || is_bool(to))) return false;
  if (is_bool(to)) return true;
  const int room = info(to).bits - is_signed_int(to),
            needed = info(from).bits - is_signed_int(from);
  return needed > room || (is_signed_int(from) && is_unsigned_int(to));
}

// 4.0, 0.1, 1e+300: what Python would print, so that a float is seen to be one.
std::string shortest(double value) {
  std::array<char, 32> text;
  std::string out(text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr);
  const bool plain = out.find_first_not_of("-0123456789") == std::string::npos;
  return plain ? out + ".0" : out;
}

std::string bracketed(const ir::Shape& shape) {
  return "[" + join(shape, ", ", [](std::int64_t d) { return std::to_string(d); }) + "]";
}

}  // namespace

std::string memory_name(const Buffer& buffer) {
  Tracer& tracer = Tracer::current("memory");
  const int index = tracer.param_index(buffer.ir);
  if (index < 0) return "threadgroup memory";
  return cat("'", tracer.debug().params[static_cast<std::size_t>(index)], "'");
}

std::string describe(const Item& item) {
  if (const auto* number = std::get_if<Number>(&item)) {
    switch (number->kind) {
      case Number::Kind::Bool: return number->integer ? "True" : "False";
      case Number::Kind::Int: return cat("the number ", number->integer);
      case Number::Kind::Float: return "the number " + shortest(number->real);
    }
  }
  if (const auto* value = std::get_if<Value>(&item)) return ir::user_string(value->ir->type);
  if (const auto* pointer = std::get_if<Pointer>(&item)) {
    return cat("a pointer to ",
               ir::user_string(ir::Type::tile(pointer->buffer.dtype(), pointer->offset.shape())));
  }
  return "an mma fragment";
}

Meeting meet(ir::Op op, const std::vector<Value>& operands, bool exact) {
  int weak_category = -1;
  DType strong{};
  bool any_strong = false;
  for (const Value& x : operands) {
    if (x.weak) {
      weak_category = std::max(weak_category, category(x.dtype()));
      continue;
    }
    try {
      strong = any_strong ? promote(strong, x.dtype()) : x.dtype();
    } catch (const DTypeError& error) {
      throw DTypeError(ops::info(op).name, error.message());
    }
    any_strong = true;
  }
  if (!any_strong) {
    const DType dtype = weak_category == 0   ? DType::bool_
                        : weak_category == 1 ? DType::int64
                                             : DType::float64;
    return {dtype, true};
  }
  if (weak_category > category(strong)) return {default_of(weak_category), false};
  if (exact && category(strong) == 1 && weak_category == 1 && strong != DType::uint64) {
    for (const Value& x : operands) {
      const bool in_range = x.weak && ir::is_constant(x.ir) && fits(ir::constant_int(x.ir), strong);
      if (x.weak && !in_range && category(x.dtype()) == 1) return {DType::int64, false};
    }
  }
  return {strong, false};
}

Value cast_to(Value x, DType dtype) {
  if (x.dtype() == dtype) return {x.ir, false};
  Tracer& tracer = Tracer::current("cast");
  if (ir::is_constant(x.ir)) {
    std::int64_t out = 0;
    ops::convert_elements(x.dtype(), &x.ir->node->attributes[0], dtype, &out, 1);
    const int bits = info(dtype).bits;
    if (is_signed_int(dtype) && bits < 64)
      out =
          static_cast<std::int64_t>(static_cast<std::uint64_t>(out) << (64 - bits)) >> (64 - bits);
    return {tracer.constant(dtype, out), false};
  }
  return {tracer.cast(x.ir, dtype), false};
}

namespace {

// A weak choice takes another dtype by its branches, which costs nothing where they are literals.
// One with a number that may not fit is converted as a whole: only a launch knows what it chooses.
class WeakChoice {
 public:
  WeakChoice(std::string_view op, DType dtype) : op_(op), dtype_(dtype) {}

  static bool is_one(const Value& x) {
    if (!x.weak || !x.ir->node || x.ir->node->operands.empty()) return false;
    return x.ir->node->op == ir::Op::where ||
           (x.ir->node->op == ir::Op::broadcast && x.ir->node->x()->node);
  }

  // Every number that may be chosen is a literal of the dtype.
  bool fits_always(const Value& x) const {
    std::vector<ir::Value*> open{x.ir};
    std::unordered_set<const ir::Value*> met;
    while (!open.empty()) {
      ir::Value* value = open.back();
      open.pop_back();
      if (!met.insert(value).second) continue;
      if (is_one({value, true})) {
        open.push_back(value->node->x());
        if (value->node->op == ir::Op::where) open.push_back(value->node->y());
      } else if (!ir::is_constant(value) || !fits(ir::constant_int(value), dtype_)) {
        return false;
      }
    }
    return true;
  }

  Value convert(const Value& x, int depth = 0) {
    if (x.dtype() == dtype_ || !is_one(x)) return leaf(x);
    if (depth > kDeepestChoice) return cast_to(x, dtype_);
    if (const auto known = converted_.find(x.ir); known != converted_.end()) return known->second;
    const ir::Node& node = *x.ir->node;
    Value out;
    if (node.op == ir::Op::broadcast) {
      out = expand(convert({node.x(), true}, depth + 1), x.shape());
    } else {
      const Value yes = convert({node.x(), true}, depth + 1);
      const Value no = convert({node.y(), true}, depth + 1);
      out.ir = Tracer::current(op_).where({.condition = node.condition(), .x = yes.ir, .y = no.ir});
    }
    out.weak = false;
    converted_.emplace(x.ir, out);
    return out;
  }

 private:
  // Whether what is chosen fits was seen when the kernel was traced, and at its launch, before an eager
  // program runs; what is not chosen need not.
  Value leaf(const Value& x) const {
    return Tracer::current(op_).eager() ? cast_to(x, dtype_) : convert_to(op_, x, dtype_);
  }

  std::string_view op_;
  DType dtype_;
  std::unordered_map<const ir::Value*, Value> converted_;  // one used twice is converted once
};

}  // namespace

Value convert_to(std::string_view op, Value x, DType dtype) {
  if (x.dtype() != dtype && WeakChoice::is_one(x)) {
    WeakChoice choice(op, dtype);
    const bool by_branches = !narrows(x.dtype(), dtype) || Tracer::current(op).eager();
    if (by_branches || choice.fits_always(x)) return choice.convert(x);
  }
  if (x.weak && ir::is_constant(x.ir) && is_int(x.dtype()) && (is_int(dtype) || is_bool(dtype)) &&
      !fits(ir::constant_int(x.ir), dtype)) {
    throw DTypeError(
        op, cat("the number does not fit, got ", ir::constant_int(x.ir), " for ", name(dtype),
                ", expected a cast of the other side, as x.to(mk.int64)"));
  }
  const Value out = cast_to(x, dtype);
  if (x.weak && !ir::is_constant(x.ir) && narrows(x.dtype(), dtype)) {
    Tracer& tracer = Tracer::current(op);
    if (!tracer.eager()) tracer.narrowings.push_back({out.ir->node, std::string(op)});
  }
  return out;
}

ir::Shape meet_shapes(std::string_view op, const std::vector<ir::Shape>& shapes) {
  int rank = 0;
  for (const ir::Shape& s : shapes) rank = std::max(rank, s.rank());
  std::vector<std::int64_t> sizes(static_cast<std::size_t>(rank), 1);
  for (const ir::Shape& s : shapes) {
    for (int i = 0; i < s.rank(); ++i) {
      std::int64_t& size = sizes[static_cast<std::size_t>(rank - s.rank() + i)];
      if (s[i] == 1 || s[i] == size) continue;
      if (size != 1) {
        throw ShapeError(op, cat("shapes do not broadcast, got ", join(shapes, " and ", bracketed),
                                 ", expected equal sizes or 1 on every axis"));
      }
      size = s[i];
    }
  }
  return checked_shape(op, sizes);
}

Value expand(Value x, const ir::Shape& shape) {
  if (x.shape() == shape) return x;
  return {Tracer::current("broadcast_to").broadcast(x.ir, shape), x.weak};
}

ir::Shape checked_shape(std::string_view op, const std::vector<std::int64_t>& sizes) {
  const auto text = [&] {
    return "(" + join(sizes, ", ", [](std::int64_t d) { return std::to_string(d); }) + ")";
  };
  if (sizes.size() > ir::kMaxTileRank) {
    throw ShapeError(op, cat("a tile has at most ", ir::kMaxTileRank, " axes, got shape ", text(),
                             ", expected fewer"));
  }
  std::int64_t elements = 1;
  for (const std::int64_t size : sizes) {
    if (size <= 0)
      throw ShapeError(
          op, cat("tile sizes are positive, got ", text(), ", expected sizes of 1 or more"));
    if (size > ir::kMaxTileElements / elements) {
      throw ShapeError(op, cat("the tile is too large, got shape ", text(), ", expected at most ",
                               ir::kMaxTileElements, " elements"));
    }
    elements *= size;
  }
  return ir::Shape(std::span(sizes));
}

int checked_axis(std::string_view op, std::int64_t axis, int rank) {
  if (axis < -rank || axis >= rank) {
    throw ShapeError(
        op, cat("no such axis, got axis ", axis, " of a tile with ", rank,
                rank == 1 ? " axis" : " axes", ", expected ",
                rank == 0 ? std::string("a tile with an axis") : cat(-rank, " to ", rank - 1)));
  }
  return static_cast<int>(axis < 0 ? axis + rank : axis);
}

Value as_index(std::string_view op, std::string_view what, const Operand& operand) {
  const Value x = as_value(operand);
  if (!is_int(x.dtype())) {
    throw DTypeError(
        op, cat(what, " must be an integer, got ", describe(x), ", expected as x.to(mk.int64)"));
  }
  return cast_to(x, DType::int64);
}

Value as_mask(std::string_view op, const Operand& operand) {
  const Value x = as_value(operand);
  if (!is_bool(x.dtype())) {
    throw DTypeError(
        op, cat("the mask must be bool, got ", describe(x), ", expected a comparison, as x != 0"));
  }
  return cast_to(x, DType::bool_);
}

}  // namespace eas::trace
