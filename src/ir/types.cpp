// Shapes and how types are spelled.
#include "ir/types.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"

namespace eas::ir {

Shape::Shape(std::span<const std::int64_t> dims) : rank_(static_cast<int>(dims.size())) {
  if (dims.size() > kMaxRank) throw InternalError("a shape has too many axes");
  std::copy(dims.begin(), dims.end(), dims_.begin());
}

std::int64_t Shape::elements() const {
  std::int64_t count = 1;
  for (const std::int64_t d : *this) count *= d;
  return count;
}

Shape Shape::without(int axis) const {
  Shape out;
  for (int i = 0; i < rank_; ++i) {
    if (i != axis) out[out.rank_++] = (*this)[i];
  }
  return out;
}

Shape Shape::with(int axis, std::int64_t size) const {
  if (rank_ == kMaxRank) throw InternalError("a shape has too many axes");
  Shape out;
  for (int i = 0; i <= rank_; ++i) {
    if (i == axis) out[out.rank_++] = size;
    if (i < rank_) out[out.rank_++] = (*this)[i];
  }
  return out;
}

bool Shape::operator==(const Shape& other) const {
  return rank_ == other.rank_ && std::equal(begin(), end(), other.begin());
}

std::string to_string(const Shape& shape) {
  return join(shape, "x", [](std::int64_t d) { return std::to_string(d); });
}

std::string to_string(const Type& type) {
  const std::string dtype(info(type.dtype).brief);
  switch (type.kind) {
    case TypeKind::Tile:
      return type.shape.is_scalar() ? dtype : dtype + "[" + to_string(type.shape) + "]";
    case TypeKind::Buffer: return "buffer<" + dtype + ">";
    case TypeKind::Group: return "group<" + dtype + ">";
    case TypeKind::Fragment: return "fragment<" + dtype + ">";
  }
  __builtin_unreachable();
}

std::string user_string(const Type& type) {
  const std::string dtype(name(type.dtype));
  switch (type.kind) {
    case TypeKind::Tile:
      if (type.shape.is_scalar()) return dtype;
      return dtype + "[" +
             join(type.shape, ", ", [](std::int64_t d) { return std::to_string(d); }) + "]";
    case TypeKind::Buffer: return "a buffer of " + dtype;
    case TypeKind::Group: return "threadgroup memory of " + dtype;
    case TypeKind::Fragment: return "an mma fragment";
  }
  __builtin_unreachable();
}

}  // namespace eas::ir
