// Products of 8- and 16-bit integers summed in 32 bits: several neighbours along k lie in one element of
// the product's operands (GemmFactors), and one instruction multiplies and sums them all. Every sum is
// exact, as it wraps like the plain way.
#include <llvm/IR/Constants.h>

#include <algorithm>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/products.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

// Whether a cast leaves what 32-bit sums of products see of a number as it is.
bool keeps_number(DType from, DType to) {
  return is_int(from) && is_int(to) && itemsize(to) > itemsize(from) &&
         (itemsize(to) >= 4 || !is_signed_int(from) || is_signed_int(to));
}

// The factors before casts that keep them.
const ir::Value* before_casts(const ir::Value* value) {
  while (value->node && value->node->op == Op::cast &&
         keeps_number(value->node->x()->type.dtype, value->type.dtype))
    value = value->node->x();
  return value;
}

// The narrowest dtype that is known to hold the factors.
DType factor_dtype(const ir::Value* value) {
  for (value = before_casts(value); value->node && passes::only_moves_elements(value->node->op);)
    value = before_casts(value->node->x());
  return value->type.dtype;
}

bool is_byte(DType dtype) { return dtype == DType::int8 || dtype == DType::uint8; }

}  // namespace

std::optional<Products::Narrow> Products::narrow_factors(const ir::Node& product, DType sum) {
  if (!target_.pairs || (sum != DType::int32 && sum != DType::uint32)) return std::nullopt;
  const DType a = factor_dtype(product.a()), b = factor_dtype(product.b());
  const auto fits = [](DType dtype) { return is_byte(dtype) || dtype == DType::int16; };
  if (!fits(a) || !fits(b)) return std::nullopt;
  if (!target_.dots || !is_byte(a) || !is_byte(b))
    return Narrow{.how = GemmFactors::Words, .a = DType::int16, .b = DType::int16, .each = 2};
  // The instruction takes one side signed and the other not. Where they are alike, A's bytes are shifted
  // by 128, and 128 times the column of B is taken off the sums.
  const bool by_unsigned = b == DType::uint8;
  return Narrow{.how = by_unsigned ? GemmFactors::SignedByUnsigned : GemmFactors::UnsignedBySigned,
                .a = a,
                .b = b,
                .each = 4,
                .shifted = a == b};
}

// B, in rows as wide as all panels, to panels of [k][nr] elements; `less` gets what the shift of
// A adds to each column.
void Products::join_rows(const Narrow& narrow, const GemmLayout& layout, const GemmShape& shape,
                         std::int64_t k, const GemmOperand& rows, llvm::Value* panels,
                         llvm::Value* less) {
  const auto lanes = static_cast<unsigned>(target_.vector_bytes / 4);
  const int vectors = layout.nr / static_cast<int>(lanes), bits = 32 / narrow.each;
  auto* element = llvm::FixedVectorType::get(builder_.getInt32Ty(), lanes);
  auto* few = llvm::FixedVectorType::get(builder_.getIntNTy(static_cast<unsigned>(bits)), lanes);
  const auto at = [&](llvm::Type* type, llvm::Value* from, llvm::Value* offset) {
    return builder_.CreateGEP(type->getScalarType(), from, offset);
  };
  // Of one element's rows, the first `count`: what is missing at the end of k is zero.
  const auto join = [&](llvm::Value* panel, llvm::Value* group, int count, int vector) {
    llvm::Value* column = builder_.CreateAdd(builder_.CreateMul(panel, i64(layout.nr)),
                                             i64(vector * std::int64_t{lanes}));
    llvm::Value* joined = nullptr;
    for (int row = 0; row < count; ++row) {
      llvm::Value* p = builder_.CreateAdd(builder_.CreateMul(group, i64(narrow.each)), i64(row));
      llvm::Value* offset = builder_.CreateAdd(builder_.CreateMul(p, rows.row_stride), column);
      llvm::Value* x = builder_.CreateZExt(
          builder_.CreateAlignedLoad(few, at(few, rows.data, offset), llvm::Align(1)), element);
      if (row > 0) x = builder_.CreateShl(x, static_cast<std::uint64_t>(row * bits));
      joined = joined ? builder_.CreateOr(joined, x) : x;
    }
    llvm::Value* to =
        builder_.CreateAdd(builder_.CreateMul(panel, i64(layout.b_panel)),
                           builder_.CreateAdd(builder_.CreateMul(group, i64(layout.nr)),
                                              i64(vector * std::int64_t{lanes})));
    builder_.CreateAlignedStore(joined, at(element, panels, to), llvm::Align(4));
    return joined;
  };
  llvm::Value* shift = builder_.CreateVectorSplat(lanes, builder_.getInt32(0x80808080U));
  const auto join_all = [&](llvm::Value* panel, llvm::Value* group, int count, Carried& sums) {
    for (int v = 0; v < vectors; ++v) {
      llvm::Value* joined = join(panel, group, count, v);
      if (!less) continue;
      llvm::Value*& sum = sums[static_cast<std::size_t>(v)];
      sum = add_dots(emit_, narrow.how, shift, joined, sum);
    }
  };
  const std::int64_t whole = k / narrow.each;
  Carried none;
  loops_.loop(
      i64(0), i64((shape.n + layout.nr - 1) / layout.nr), i64(1), none, [&](llvm::Value* panel) {
        Carried sums;
        if (less)
          sums.assign(static_cast<std::size_t>(vectors), llvm::Constant::getNullValue(element));
        if (whole > 0)
          loops_.loop(i64(0), i64(whole), i64(1), sums,
                      [&](llvm::Value* group) { join_all(panel, group, narrow.each, sums); });
        if (whole < shape.k) join_all(panel, i64(whole), static_cast<int>(k % narrow.each), sums);
        llvm::Value* column = builder_.CreateMul(panel, i64(layout.nr));
        for (std::size_t v = 0; v < sums.size(); ++v) {
          llvm::Value* to = builder_.CreateAdd(column, i64(static_cast<std::int64_t>(v) * lanes));
          builder_.CreateAlignedStore(sums[v], at(element, less, to), llvm::Align(4));
        }
      });
}

// Whether a matrix lies in memory (or scratch) row by row, its columns side by side.
bool Products::lies_in_rows(const ir::Value* operand, DType dtype) {
  if (known_.stored.count(operand)) return known_.stored.at(operand).dtype == dtype;
  const ir::Node* load = operand->node;
  if (!load || load->op != Op::load || operand->type.dtype != dtype ||
      !frame_.memory_facts.is_constant(load->buffer()))
    return false;
  const Linear* where = linears_.linear(load->offset());
  const int columns = operand->type.shape.rank() - 1;
  return where && constant(where->stride[static_cast<std::size_t>(columns)]) == 1;
}

// A to rows of whole elements, all of a row in a few vectors where it lies in memory.
void Products::pack_narrow_rows(const Narrow& narrow, const ir::Value* operand, const Coords& batch,
                                const NarrowRoom& room, llvm::Value* to, std::int64_t width) {
  const ir::Shape& shape = operand->type.shape;
  const std::int64_t rows = shape[shape.rank() - 2], k = shape[shape.rank() - 1];
  const auto size = static_cast<std::int64_t>(itemsize(narrow.a));
  const std::int64_t lanes = std::min<std::int64_t>(target_.vector_bytes / size, k & -k);
  const ir::Value* plain = before_casts(operand);
  if (lanes * size < 16 || !lies_in_rows(plain, narrow.a))
    return pack_rows(operand, batch, narrow.a, to, width, 0, narrow.shifted);
  const GemmOperand from = rows_in_place(plain, batch, narrow.a, room.a);
  llvm::Type* element = memory_type(module_.getContext(), narrow.a, 0);
  auto* vector = llvm::FixedVectorType::get(element, static_cast<unsigned>(lanes));
  Carried none;
  loops_.loop(i64(0), i64(rows), i64(1), none, [&](llvm::Value* row) {
    llvm::Value* first =
        builder_.CreateGEP(element, from.data, builder_.CreateMul(row, from.row_stride));
    llvm::Value* out = builder_.CreateGEP(element, to, builder_.CreateMul(row, i64(width)));
    const auto move = [&](llvm::Value* column) {
      llvm::Value* x = builder_.CreateAlignedLoad(
          vector, builder_.CreateGEP(element, first, column), llvm::Align(1));
      if (narrow.shifted) x = builder_.CreateXor(x, llvm::ConstantInt::get(vector, 0x80));
      builder_.CreateAlignedStore(x, builder_.CreateGEP(element, out, column), llvm::Align(1));
    };
    if (k == lanes) return move(i64(0));
    loops_.loop(i64(0), i64(k), i64(lanes), none, move);
  });
}

std::int64_t Products::padded_columns(const GemmLayout& layout, const GemmShape& shape) {
  return (shape.n + layout.nr - 1) / layout.nr * layout.nr;
}

// Memory for one product's operands as they are on their way.
Products::NarrowRoom Products::room_for(const Narrow& narrow, const GemmLayout& layout,
                                        const GemmShape& shape, std::int64_t k) {
  const std::int64_t width = padded_columns(layout, shape), slack = target_.vector_bytes;
  const std::int64_t size = 4 / narrow.each;
  NarrowRoom room;
  room.a = frame_.allocate(shape.m * k * size + slack);
  room.rows = frame_.allocate(k * width * size + slack);
  if (narrow.shifted) room.less = frame_.allocate(width * 4 + slack);
  return room;
}

// Both operands as the product wants them, of the batch at these coordinates.
GemmOperand Products::pack_narrow(const Narrow& narrow, const ir::Node& product,
                                  const Coords& batch, const GemmLayout& layout,
                                  const GemmShape& shape, const NarrowRoom& room,
                                  llvm::Value* a_rows, llvm::Value* panels) {
  const ir::Shape& a = product.a()->type.shape;
  const std::int64_t k = a[a.rank() - 1], width = padded_columns(layout, shape);
  pack_narrow_rows(narrow, product.a(), batch, room, a_rows, shape.k * narrow.each);
  GemmOperand rows(room.rows, i64(width), i64(1));
  const ir::Value* plain = before_casts(product.b());
  if (width == shape.n && lies_in_rows(plain, narrow.b)) {
    rows = rows_in_place(plain, batch, narrow.b, room.rows);
  } else {
    pack_rows(product.b(), batch, narrow.b, room.rows, width, 0);
  }
  join_rows(narrow, layout, shape, k, rows, panels, room.less);
  return {a_rows, i64(shape.k), i64(1)};
}

}  // namespace eas::codegen
