// Constants are kept as 64 bits; the reference bodies want them in storage. This is the way there
// and back.
#include "passes/constants.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstring>

#include "ops/evaluate.hpp"

namespace eas::passes {

namespace {

struct alignas(8) Cell {
  std::array<std::byte, 8> bytes{};
};

Cell to_storage(DType dtype, std::int64_t bits) {
  Cell cell;
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::integral<T>) {
      const T value = static_cast<T>(bits);
      std::memcpy(cell.bytes.data(), &value, sizeof(T));
    } else {
      std::memcpy(cell.bytes.data(), &bits, sizeof(T));
    }
    return 0;
  });
  return cell;
}

std::int64_t from_storage(DType dtype, const Cell& cell) {
  return visit_kernel(dtype, [&](auto tag) -> std::int64_t {
    using T = typename decltype(tag)::type;
    if constexpr (std::integral<T>) {
      T value;
      std::memcpy(&value, cell.bytes.data(), sizeof(T));
      return static_cast<std::int64_t>(value);
    } else {
      std::int64_t bits = 0;
      std::memcpy(&bits, cell.bytes.data(), sizeof(T));
      return bits;
    }
  });
}

}  // namespace

std::optional<std::int64_t> splat_bits(const ir::Value* value) {
  while (value->node && value->node->op == ir::Op::broadcast) value = value->node->x();
  if (!ir::is_constant(value)) return std::nullopt;
  return value->node->attributes[0];
}

bool is_splat(const ir::Value* value, std::int64_t number) {
  const auto bits = splat_bits(value);
  return bits && *bits == ir::constant_bits(value->type.dtype, number);
}

std::int64_t fold_elementwise(ir::Op op, DType dtype, std::span<const std::int64_t> operands) {
  std::array<Cell, 3> cells;
  std::array<const void*, 3> in{};
  for (std::size_t i = 0; i < operands.size(); ++i) {
    cells[i] = to_storage(dtype, operands[i]);
    in[i] = cells[i].bytes.data();
  }
  Cell out;
  ops::evaluate_elementwise(op, dtype, std::span(in.data(), operands.size()), out.bytes.data(), 1);
  return from_storage(ops::result_dtype(ops::info(op).rule, dtype), out);
}

std::int64_t fold_cast(DType from, std::int64_t bits, DType to) {
  const Cell in = to_storage(from, bits);
  Cell out;
  ops::convert_elements(from, in.bytes.data(), to, out.bytes.data(), 1);
  return from_storage(to, out);
}

std::int64_t fold_bitcast(DType from, std::int64_t bits, DType to) {
  return from_storage(to, to_storage(from, bits));
}

}  // namespace eas::passes
