// Constants, conversions, and tiles made of other tiles.
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>

#include "interp/machine.hpp"
#include "interp/sort.hpp"
#include "ops/evaluate.hpp"
#include "ops/philox.hpp"
#include "ops/reference.hpp"

namespace eas::interp {
namespace {

using Dims = std::array<std::int64_t, ir::kMaxRank>;

Dims row_major(const ir::Shape& shape) {
  Dims strides{};
  std::int64_t stride = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    strides[static_cast<std::size_t>(axis)] = stride;
    stride *= shape[axis];
  }
  return strides;
}

// The elements of `shape` in row-major order, each from `in` at `strides`.
template <std::size_t kSize>
void copy_strided(const std::byte* in, const Dims& strides, std::byte*& out,
                  const ir::Shape& shape) {
  const int inner = shape.rank() - 1;
  const std::int64_t row = inner < 0 ? 1 : shape[inner];
  const std::int64_t step = inner < 0 ? 0 : strides[static_cast<std::size_t>(inner)];
  Dims at{};
  for (std::int64_t rows = shape.elements() / row; rows > 0; --rows) {
    for (std::int64_t i = 0; i < row; ++i, out += kSize) {
      std::memcpy(out, in + i * step * std::int64_t{kSize}, kSize);
    }
    for (int axis = inner - 1; axis >= 0; --axis) {
      const auto a = static_cast<std::size_t>(axis);
      in += strides[a] * std::int64_t{kSize};
      if (++at[a] < shape[axis]) break;
      in -= at[a] * strides[a] * std::int64_t{kSize};
      at[a] = 0;
    }
  }
}

// out, row-major, from elements of `in` at `strides`, lane by lane.
void gather(const Data& in, const Dims& strides, Data& out) {
  const ir::Shape& shape = out.type.shape;
  const std::size_t lanes = static_cast<std::size_t>(in.lanes);
  std::byte* to = out.bytes.data();
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const std::byte* from = in.bytes.data() + in.bytes.size() / lanes * lane;
    switch (itemsize(in.type.dtype)) {
      case 1: copy_strided<1>(from, strides, to, shape); break;
      case 2: copy_strided<2>(from, strides, to, shape); break;
      case 4: copy_strided<4>(from, strides, to, shape); break;
      case 8: copy_strided<8>(from, strides, to, shape); break;
      default: throw InternalError("an element of an unknown width");
    }
  }
}

}  // namespace

void Machine::eval_constant(const Step& step) {
  const ir::Type& type = step.node->results[0]->type;
  Data& out = make(step.results[0], type);
  const std::size_t size = itemsize(type.dtype);
  for (std::size_t at = 0; at < out.bytes.size(); at += size) {
    std::memcpy(out.bytes.data() + at, &step.node->attributes[0], size);
  }
}

void Machine::eval_cast(const Step& step) {
  const ir::Type& type = step.node->results[0]->type;
  const Data& in = data(step.x());
  Data& out = make(step.results[0], type);
  ops::convert_elements(in.type.dtype, in.bytes.data(), type.dtype, out.bytes.data(),
                        lanes_ * type.shape.elements());
}

void Machine::eval_bitcast(const Step& step) {
  const ir::Type& type = step.node->results[0]->type;
  Data& out = make(step.results[0], type);
  out.bytes = data(step.x()).bytes;
  if (type.dtype == DType::bool_) {
    for (std::byte& b : out.bytes) b = std::byte{b != std::byte{0}};
  }
}

void Machine::eval_where(const Step& step) {
  const auto* condition = data(step.condition()).as<std::uint8_t>();
  const Data& x = data(step.x());
  const Data& y = data(step.y());
  Data& out = make(step.results[0], step.node->results[0]->type);
  const std::size_t size = itemsize(out.type.dtype);
  for (std::size_t i = 0, at = 0; at < out.bytes.size(); ++i, at += size) {
    std::memcpy(out.bytes.data() + at, (condition[i] ? x : y).bytes.data() + at, size);
  }
}

void Machine::eval_broadcast(const Step& step) {
  const Data& in = data(step.x());
  Data& out = make(step.results[0], step.node->results[0]->type);
  const ir::Shape& from = in.type.shape;
  const Dims dense = row_major(from);
  const int added = out.type.shape.rank() - from.rank();
  Dims strides{};
  for (int axis = 0; axis < from.rank(); ++axis) {
    if (from[axis] == 1) continue;
    strides[static_cast<std::size_t>(axis + added)] = dense[static_cast<std::size_t>(axis)];
  }
  gather(in, strides, out);
}

void Machine::eval_reshape(const Step& step) {
  make(step.results[0], step.node->results[0]->type).bytes = data(step.x()).bytes;
}

void Machine::eval_permute(const Step& step) {
  const Data& in = data(step.x());
  Data& out = make(step.results[0], step.node->results[0]->type);
  const Dims dense = row_major(in.type.shape);
  Dims strides{};
  for (std::size_t axis = 0; axis < step.node->attributes.size(); ++axis) {
    strides[axis] = dense[static_cast<std::size_t>(step.node->attributes[axis])];
  }
  gather(in, strides, out);
}

void Machine::eval_cat(const Step& step) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  const auto axis = static_cast<int>(step.node->attributes[0]);
  std::int64_t outer = lanes_;
  for (int i = 0; i < axis; ++i) outer *= out.type.shape[i];
  std::byte* to = out.bytes.data();
  for (std::int64_t o = 0; o < outer; ++o) {
    for (const Slot operand : step.operands) {
      const auto& bytes = data(operand).bytes;
      const std::size_t run = bytes.size() / static_cast<std::size_t>(outer);
      std::memcpy(to, bytes.data() + run * static_cast<std::size_t>(o), run);
      to += run;
    }
  }
}

void Machine::eval_join(const Step& step) {
  const Data& x = data(step.x());
  const Data& y = data(step.y());
  Data& out = make(step.results[0], step.node->results[0]->type);
  const std::size_t size = itemsize(out.type.dtype);
  for (std::size_t at = 0; at < x.bytes.size(); at += size) {
    std::memcpy(out.bytes.data() + 2 * at, x.bytes.data() + at, size);
    std::memcpy(out.bytes.data() + 2 * at + size, y.bytes.data() + at, size);
  }
}

void Machine::eval_sort(const Step& step) {
  const Data& in = data(step.x());
  Data& out = make(step.results[0], step.node->results[0]->type);
  const auto axis = static_cast<int>(step.node->attributes[0]);
  const bool descending = step.node->attributes[1] != 0;
  const std::int64_t length = in.type.shape[axis];
  std::int64_t inner = 1;
  for (int i = axis + 1; i < in.type.shape.rank(); ++i) inner *= in.type.shape[i];
  const std::int64_t outer = lanes_ * in.type.shape.elements() / (length * inner);
  out.bytes = in.bytes;
  sort_elements(in.type.dtype, out.bytes.data(), outer, length, inner, descending);
}

void Machine::eval_philox(const Step& step) {
  const auto* seeds = data(step.seed()).as<std::uint64_t>();
  const Data& offsets = data(step.offset());
  const std::int64_t count = lanes_ * offsets.type.shape.elements();
  std::array<std::uint32_t*, 4> out;
  for (std::size_t word = 0; word < out.size(); ++word) {
    out[word] = make(step.results[word], step.node->results[word]->type).as<std::uint32_t>();
  }
  for (std::int64_t i = 0; i < count; ++i) {
    const auto words = ops::philox(seeds[i], offsets.as<std::uint64_t>()[i]);
    for (std::size_t word = 0; word < out.size(); ++word) out[word][i] = words[word];
  }
}

}  // namespace eas::interp
