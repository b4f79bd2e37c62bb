// Types of IR values: a scalar or tile (dtype and static shape), a buffer, or an 8x8 fragment of a
// simdgroup.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

namespace eas::ir {

// As many axes of two as the largest tile of Triton's may be seen through. In IR a shape may have one
// more: tiles of all threads of a group have an axis for these.
inline constexpr int kMaxTileRank = 20;
inline constexpr int kMaxRank = kMaxTileRank + 1;
// A tile holds at most this many elements; larger ones are a user's mistake, refused before memory
// is asked for.
inline constexpr std::int64_t kMaxTileElements = std::int64_t{1} << 28;

class Shape {
 public:
  Shape() = default;
  Shape(std::initializer_list<std::int64_t> dims) : Shape(std::span(dims.begin(), dims.size())) {}
  explicit Shape(std::span<const std::int64_t> dims);

  int rank() const { return rank_; }
  bool is_scalar() const { return rank_ == 0; }
  std::int64_t operator[](int axis) const { return dims_[static_cast<std::size_t>(axis)]; }
  std::int64_t& operator[](int axis) { return dims_[static_cast<std::size_t>(axis)]; }
  const std::int64_t* begin() const { return dims_.data(); }
  const std::int64_t* end() const { return dims_.data() + rank_; }
  std::int64_t elements() const;
  Shape without(int axis) const;                  // the axis removed
  Shape with(int axis, std::int64_t size) const;  // the axis inserted before `axis`
  bool operator==(const Shape& other) const;

 private:
  std::array<std::int64_t, kMaxRank> dims_{};
  int rank_ = 0;
};

std::string to_string(const Shape& shape);  // "8x16", "" for a scalar

enum class TypeKind : std::uint8_t { Tile, Buffer, Group, Fragment };

// Tile: a scalar (rank 0) or tile. Buffer: an argument in device memory. Group: memory of a thread
// group. Fragment: 8x8 of a simdgroup.
struct Type {
  TypeKind kind = TypeKind::Tile;
  DType dtype = DType::float32;
  Shape shape;

  static Type scalar(DType dtype) { return {TypeKind::Tile, dtype, {}}; }
  static Type tile(DType dtype, Shape shape) { return {TypeKind::Tile, dtype, shape}; }
  static Type buffer(DType dtype) { return {TypeKind::Buffer, dtype, {}}; }
  static Type group(DType dtype) { return {TypeKind::Group, dtype, {}}; }
  static Type fragment() { return {TypeKind::Fragment, DType::float32, {}}; }

  bool is_tile() const { return kind == TypeKind::Tile; }
  bool is_scalar() const { return is_tile() && shape.is_scalar(); }
  bool is_memory() const { return kind == TypeKind::Buffer || kind == TypeKind::Group; }
  bool operator==(const Type& other) const = default;
};

std::string to_string(const Type& type);  // the IR's spelling: "f32", "i64[8x16]", "buffer<f32>",
                                          // "group<f32>", "fragment<f32>"
std::string user_string(
    const Type& type);  // the user's: "float32", "int64[8, 16]", "a buffer of float32"

}  // namespace eas::ir
