// The members of Value, AnyBuffer and Pointer.
#include <eas/value.hpp>

#include "base/format.hpp"
#include "dsl/access.hpp"

namespace eas {

using detail::Access;

DType Value::dtype() const {
  const trace::Operand operand = Access::operand(*this, "dtype");
  return std::visit([](const auto& x) { return x.dtype(); }, operand);
}

Dims Value::shape() const {
  if (kind_ != Kind::Traced) return {};
  Dims out;
  for (const std::int64_t size : Access::traced(*this, "shape").shape()) out.push_back(size);
  return out;
}

int Value::rank() const { return static_cast<int>(shape().size()); }

std::int64_t Value::size(int axis) const {
  const Dims sizes = shape();
  const int rank = static_cast<int>(sizes.size());
  if (axis < -rank || axis >= rank) {
    throw ShapeError("size",
                     cat("no such axis, got axis ", axis, " of a tile with ", rank,
                         rank == 1 ? " axis" : " axes", ", expected a tile with that axis"));
  }
  return sizes[static_cast<std::size_t>(axis < 0 ? axis + rank : axis)];
}

Value Value::to(DType dtype) const {
  return Access::wrap(trace::cast(Access::operand(*this, "cast"), dtype));
}

Value Value::expand_dims(int axis) const {
  trace::Sizes sizes = detail::sizes(shape());
  const int rank = static_cast<int>(sizes.size());
  if (axis < -rank - 1 || axis > rank) {
    throw ShapeError("expand_dims",
                     cat("no such axis, got axis ", axis, " of a result with ", rank + 1,
                         rank == 0 ? " axis" : " axes", ", expected ", -rank - 1, " to ", rank));
  }
  sizes.insert(sizes.begin() + (axis < 0 ? axis + rank + 1 : axis), 1);
  return Access::wrap(trace::reshape(Access::operand(*this, "expand_dims"), sizes));
}

DType AnyBuffer::dtype() const { return Access::buffer(*this, "dtype").dtype(); }
int AnyBuffer::ndim() const { return trace::rank_of(Access::buffer(*this, "ndim")); }
Value AnyBuffer::shape(int axis) const {
  return Access::wrap(trace::shape_of(Access::buffer(*this, "shape"), axis));
}
Value AnyBuffer::stride(int axis) const {
  return Access::wrap(trace::stride_of(Access::buffer(*this, "stride"), axis));
}

Pointer operator+(const AnyBuffer& buffer, const Value& offset) {
  return Access::wrap(Access::address(buffer, offset, "offset"));
}
Pointer operator+(const Value& offset, const AnyBuffer& buffer) { return buffer + offset; }

Pointer operator+(const Pointer& pointer, const Value& offset) {
  return Access::wrap(
      trace::advance(Access::pointer(pointer, "offset"), Access::operand(offset, "offset")));
}
Pointer operator+(const Value& offset, const Pointer& pointer) { return pointer + offset; }
Pointer operator-(const Pointer& pointer, const Value& offset) {
  return Access::wrap(
      trace::advance(Access::pointer(pointer, "offset"), Access::operand(offset, "offset"), true));
}

}  // namespace eas
