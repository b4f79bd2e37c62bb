// Products of 8- and 16-bit integers summed in 32 bits and of bfloat16 summed in float32: several
// neighbours along k lie in one element of the product's operands (GemmFactors), and one instruction
// multiplies and sums them all. Every sum of integers is exact, as it wraps like the plain way. The
// instruction for bfloat16 (vdpbf16ps: two fused multiply-adds, each rounded to nearest even) takes
// subnormal factors for zero and makes subnormal sums zero, so it is used where there can be none. If
// no factor of A is less than 2^a and none of B less than 2^b, zeros aside, all factors are multiples
// of 2^(a - 7) and 2^(b - 7), all products of 2^(a + b - 14), and so is whatever they sum up to,
// rounded: if that is no less than 2^-126, no sum is subnormal. Where it is less, products are done
// one after the other.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "codegen/llvm/bfloats.hpp"
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
  if (from == DType::bfloat16) return to == DType::float32;
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

// Rows of narrow numbers, as whole elements: the first numbers of all rows, the second ones, …; as
// many vectors of `element` as a row has elements' columns.
Values interleaved(llvm::IRBuilder<>& builder, std::vector<llvm::Value*> rows,
                   llvm::FixedVectorType* element) {
  // Two rows become one of numbers twice as wide, until there is one.
  while (rows.size() > 1) {
    std::vector<llvm::Value*> joined;
    for (std::size_t i = 0; i < rows.size(); i += 2) {
      auto* type = llvm::cast<llvm::FixedVectorType>(rows[i]->getType());
      const int columns = static_cast<int>(type->getNumElements());
      llvm::SmallVector<int, 128> order;
      for (int column = 0; column < columns; ++column) {
        order.push_back(column);
        order.push_back(columns + column);
      }
      llvm::Type* wider = llvm::FixedVectorType::get(
          builder.getIntNTy(type->getScalarSizeInBits() * 2), static_cast<unsigned>(columns));
      joined.push_back(
          builder.CreateBitCast(builder.CreateShuffleVector(rows[i], rows[i + 1], order), wider));
    }
    rows = std::move(joined);
  }
  const auto lanes = static_cast<int>(element->getNumElements());
  const auto columns =
      static_cast<int>(llvm::cast<llvm::FixedVectorType>(rows[0]->getType())->getNumElements());
  if (lanes == columns) return {rows[0]};
  Values out;
  for (int first = 0; first < columns; first += lanes) {
    llvm::SmallVector<int, 16> part(static_cast<std::size_t>(lanes));
    std::iota(part.begin(), part.end(), first);
    out.push_back(builder.CreateShuffleVector(rows[0], part));
  }
  return out;
}

// The lesser of `least` and the magnitudes of pairs of bfloat16, less one each, so that zero is more
// than any other. Elements from `end` on, where given, do not count; `first` is the first of `pairs`.
llvm::Value* least_of(llvm::IRBuilder<>& builder, llvm::Value* least, llvm::Value* pairs,
                      llvm::Value* first, llvm::Value* end) {
  auto* elements = llvm::cast<llvm::FixedVectorType>(pairs->getType());
  if (end) {
    llvm::SmallVector<llvm::Constant*, 16> lane;
    for (unsigned i = 0; i < elements->getNumElements(); ++i) lane.push_back(builder.getInt64(i));
    llvm::Value* limit =
        builder.CreateVectorSplat(elements->getNumElements(), builder.CreateSub(end, first));
    pairs = builder.CreateSelect(builder.CreateICmpSLT(llvm::ConstantVector::get(lane), limit),
                                 pairs, llvm::Constant::getNullValue(elements));
  }
  auto* type = llvm::FixedVectorType::get(builder.getInt16Ty(), elements->getNumElements() * 2);
  llvm::Value* x = builder.CreateBitCast(pairs, type);
  x = builder.CreateAnd(x, llvm::ConstantInt::get(type, 0x7fff));
  x = builder.CreateSub(x, llvm::ConstantInt::get(type, 1));
  x = builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, x, builder.CreateBitCast(least, type));
  return builder.CreateBitCast(x, elements);
}

// i1: whether neither factors that are no less than these (least_of) nor what they sum up to can be
// subnormal.
llvm::Value* all_normal(llvm::IRBuilder<>& builder, llvm::Value* a, llvm::Value* b) {
  constexpr std::uint32_t kBias = 127, kLeast = 126, kBelow = 7;  // bits behind the first one
  const auto exponent = [&](llvm::Value* least) {
    auto* elements = llvm::cast<llvm::FixedVectorType>(least->getType());
    auto* type = llvm::FixedVectorType::get(builder.getInt16Ty(), elements->getNumElements() * 2);
    llvm::Value* magnitude = builder.CreateZExt(
        builder.CreateIntMinReduce(builder.CreateBitCast(least, type), /*IsSigned=*/false),
        builder.getInt32Ty());
    return builder.CreateLShr(builder.CreateAdd(magnitude, builder.getInt32(1)), kBelow);
  };
  llvm::Value *x = exponent(a), *y = exponent(b), *none = builder.getInt32(0);
  llvm::Value* normal =
      builder.CreateAnd(builder.CreateICmpNE(x, none), builder.CreateICmpNE(y, none));
  llvm::Value* apart = builder.CreateICmpUGE(builder.CreateAdd(x, y),
                                             builder.getInt32(2 * kBias + 2 * kBelow - kLeast));
  return builder.CreateAnd(normal, apart);
}

}  // namespace

std::optional<Products::Narrow> Products::narrow_factors(const ir::Node& product, DType sum) {
  const DType a = factor_dtype(product.a()), b = factor_dtype(product.b());
  if (sum == DType::float32 && a == DType::bfloat16 && b == a && multiplies_bfloats(target_))
    return Narrow{.how = GemmFactors::BFloats, .a = a, .b = b, .each = 2};
  if (!target_.pairs || (sum != DType::int32 && sum != DType::uint32)) return std::nullopt;
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

// What a turn goes on with: `none` in the first of those that are multiplied at once, `kept` by the
// others; `place` counts them, null: there is one.
llvm::Value* Products::so_far(llvm::Value* place, llvm::Constant* none, llvm::Value* kept) {
  if (!place) return none;
  llvm::Value* old = builder_.CreateAlignedLoad(none->getType(), kept, llvm::Align(4));
  return builder_.CreateSelect(builder_.CreateICmpEQ(place, i64(0)), none, old);
}

// B, in rows as wide as all panels, to panels of [k][nr] elements; room.less gets what the shift of
// A adds to each column. Of floats it gives the least that is not zero (least_of).
llvm::Value* Products::join_rows(const Way& way, const GemmOperand& rows, llvm::Value* place) {
  const Narrow& narrow = *way.narrow;
  const auto lanes = static_cast<unsigned>(target_.vector_bytes / 4);
  const int nr = way.layout.nr, vectors = nr / static_cast<int>(lanes), bits = 32 / narrow.each;
  // As many vectors at a time as one of narrow numbers can hold columns, evenly.
  const int wide = std::gcd(vectors, narrow.each);
  auto* element = llvm::FixedVectorType::get(builder_.getInt32Ty(), lanes);
  auto* few = llvm::FixedVectorType::get(builder_.getIntNTy(static_cast<unsigned>(bits)),
                                         lanes * static_cast<unsigned>(wide));
  const auto at = [&](llvm::Type* type, llvm::Value* from, llvm::Value* offset) {
    return builder_.CreateGEP(type->getScalarType(), from, offset);
  };
  // Of one element's rows, the first `count`: what is missing at the end of k is zero.
  const auto join = [&](llvm::Value* column, llvm::Value* group, int count) {
    std::vector<llvm::Value*> joined;
    for (int row = 0; row < narrow.each; ++row) {
      if (row >= count) {
        joined.push_back(llvm::Constant::getNullValue(few));
        continue;
      }
      llvm::Value* p = builder_.CreateAdd(builder_.CreateMul(group, i64(narrow.each)), i64(row));
      llvm::Value* offset = builder_.CreateAdd(builder_.CreateMul(p, rows.row_stride), column);
      joined.push_back(builder_.CreateAlignedLoad(few, at(few, rows.data, offset), llvm::Align(1)));
    }
    return interleaved(builder_, std::move(joined), element);
  };
  llvm::Value* panels = way.b_panels;
  if (place) panels = at(element, panels, builder_.CreateMul(place, i64(way.steps * nr)));
  llvm::Value* const shift = builder_.CreateVectorSplat(lanes, builder_.getInt32(0x80808080U));
  llvm::Value* const end = way.shape.n % nr == 0 ? nullptr : i64(way.shape.n);
  llvm::Value* const less = way.room.less;
  // `sums`: of each vector of the panel, or the least of all.
  const auto join_all = [&](llvm::Value* panel, llvm::Value* group, int count, Carried& sums) {
    llvm::Value* first = builder_.CreateMul(panel, i64(nr));
    llvm::Value* to = builder_.CreateAdd(builder_.CreateMul(panel, i64(way.layout.b_panel)),
                                         builder_.CreateMul(group, i64(nr)));
    for (int v = 0; v < vectors; v += wide) {
      const Values all =
          join(builder_.CreateAdd(first, i64(std::int64_t{lanes} * v)), group, count);
      for (int i = v; i < v + wide; ++i) {
        llvm::Value* joined = all[static_cast<std::size_t>(i - v)];
        llvm::Value* offset = builder_.CreateAdd(to, i64(std::int64_t{lanes} * i));
        builder_.CreateAlignedStore(joined, at(element, panels, offset), llvm::Align(4));
        if (less) {
          llvm::Value*& sum = sums[static_cast<std::size_t>(i)];
          sum = add_dots(emit_, narrow.how, shift, joined, sum);
        } else if (narrow.is_float()) {
          llvm::Value* column = builder_.CreateAdd(first, i64(std::int64_t{lanes} * i));
          sums[0] = least_of(builder_, sums[0], joined, column, end);
        }
      }
    }
  };
  const std::int64_t whole = way.k / narrow.each;
  Carried least;
  if (narrow.is_float()) {
    least.push_back(so_far(place, llvm::Constant::getAllOnesValue(element),
                           at(element, way.room.least, i64(lanes))));
  }
  loops_.loop(i64(0), i64((way.shape.n + nr - 1) / nr), i64(1), least, [&](llvm::Value* panel) {
    Carried sums = least;
    const auto less_at = [&](int v) {
      llvm::Value* column = builder_.CreateMul(panel, i64(nr));
      return at(element, less, builder_.CreateAdd(column, i64(std::int64_t{lanes} * v)));
    };
    for (int v = 0; less && v < vectors; ++v)
      sums.push_back(so_far(place, llvm::Constant::getNullValue(element), less_at(v)));
    if (whole > 0)
      loops_.loop(i64(0), i64(whole), i64(1), sums,
                  [&](llvm::Value* group) { join_all(panel, group, narrow.each, sums); });
    if (whole < way.steps) join_all(panel, i64(whole), static_cast<int>(way.k % narrow.each), sums);
    if (!less) least = sums;
    for (int v = 0; less && v < vectors; ++v)
      builder_.CreateAlignedStore(sums[static_cast<std::size_t>(v)], less_at(v), llvm::Align(4));
  });
  return least.empty() ? nullptr : least[0];
}

// The least of a turn's packed floats of A that is not zero.
llvm::Value* Products::least_in_rows(const Way& way, llvm::Value* rows) {
  const auto lanes = static_cast<unsigned>(target_.vector_bytes / 4);
  auto* vector = llvm::FixedVectorType::get(builder_.getInt32Ty(), lanes);
  const auto element = [&](llvm::Value* at) {
    return builder_.CreateGEP(builder_.getInt32Ty(), rows, at);
  };
  // All rows are one, where no other turns' lie between them.
  const bool one = way.a_stride == way.steps;
  const std::int64_t height = one ? 1 : way.shape.m;
  const std::int64_t width = one ? way.shape.m * way.steps : way.steps;
  if (width % lanes != 0) {  // what the last vector reads beyond them
    builder_.CreateAlignedStore(llvm::Constant::getNullValue(vector), element(i64(width)),
                                llvm::Align(4));
  }
  Carried least{llvm::Constant::getAllOnesValue(vector)};
  loops_.loop(i64(0), i64(height), i64(1), least, [&](llvm::Value* row) {
    loops_.loop(i64(0), i64(width), i64(lanes), least, [&](llvm::Value* column) {
      llvm::Value* at = builder_.CreateAdd(builder_.CreateMul(row, i64(way.a_stride)), column);
      llvm::Value* x = builder_.CreateAlignedLoad(vector, element(at), llvm::Align(4));
      least[0] = least_of(builder_, least[0], x, nullptr, nullptr);
    });
  });
  return least[0];
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

// Behind an end of k that is no whole element: zero times NaN is not zero.
void Products::pad_rows(const Way& way, llvm::Value* to) {
  if (!way.narrow->is_float() || way.k % way.narrow->each == 0) return;
  llvm::Type* element = memory_type(module_.getContext(), way.narrow->a, 0);
  Carried none;
  loops_.loop(i64(0), i64(way.shape.m), i64(1), none, [&](llvm::Value* row) {
    llvm::Value* last = builder_.CreateAdd(
        builder_.CreateMul(row, i64(way.a_stride * way.narrow->each)), i64(way.k));
    builder_.CreateStore(llvm::Constant::getNullValue(element),
                         builder_.CreateGEP(element, to, last));
  });
}

void Products::copy_rows(const Way& way, const GemmOperand& from, llvm::Value* to) {
  const Narrow& narrow = *way.narrow;
  const std::int64_t k = way.k, lanes = lanes_in_rows(way);
  llvm::Type* element = memory_type(module_.getContext(), narrow.a, 0);
  auto* vector = llvm::FixedVectorType::get(element, static_cast<unsigned>(lanes));
  Carried none;
  loops_.loop(i64(0), i64(way.shape.m), i64(1), none, [&](llvm::Value* row) {
    llvm::Value* first =
        builder_.CreateGEP(element, from.data, builder_.CreateMul(row, from.row_stride));
    llvm::Value* out =
        builder_.CreateGEP(element, to, builder_.CreateMul(row, i64(way.a_stride * narrow.each)));
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

// A to rows of whole elements, all of a row in a few vectors where it lies in memory, and not at all
// where an earlier program did it. Of floats it gives the least (least_of).
llvm::Value* Products::pack_narrow_a(const Way& way, const ir::Value* operand, const Coords& batch,
                                     const Place* place) {
  const Narrow& narrow = *way.narrow;
  llvm::Value* to = way.a_rows;
  if (place) {
    to = builder_.CreateGEP(builder_.getInt32Ty(), to,
                            builder_.CreateMul(place->slot, i64(way.steps)));
  }
  const auto least = [&] { return narrow.is_float() ? least_in_rows(way, to) : nullptr; };
  const ir::Value* plain = before_casts(operand);
  const auto size = static_cast<std::int64_t>(itemsize(narrow.a));
  if (lanes_in_rows(way) * size < 16 || !lies_in_rows(plain, narrow.a)) {
    pad_rows(way, to);
    pack_rows(operand, batch, narrow.a, to, way.a_stride * narrow.each, 0, narrow.shifted);
    return least();
  }
  const GemmOperand from = rows_in_place(plain, batch, narrow.a, way.room.a);
  if (!place || known_.stored.count(plain)) {
    pad_rows(way, to);
    copy_rows(way, from, to);
    return least();
  }
  // What lies in memory all along is known by its address.
  llvm::Type* word = builder_.getInt64Ty();
  llvm::Value* key = builder_.CreateGEP(word, way.room.known, builder_.CreateShl(place->slot, 1));
  llvm::Value* stride_key = builder_.CreateConstGEP1_64(word, key, 1);
  llvm::Value* address = builder_.CreateSelect(builder_.CreateICmpEQ(from.data, way.room.a), i64(0),
                                               builder_.CreatePtrToInt(from.data, word));
  llvm::Value* known = builder_.CreateAnd(
      builder_.CreateICmpNE(address, i64(0)),
      builder_.CreateAnd(
          builder_.CreateICmpEQ(address, builder_.CreateLoad(word, key)),
          builder_.CreateICmpEQ(from.row_stride, builder_.CreateLoad(word, stride_key))));
  auto* vector = llvm::FixedVectorType::get(builder_.getInt32Ty(),
                                            static_cast<unsigned>(target_.vector_bytes / 4));
  llvm::Value* kept_least = nullptr;
  if (narrow.is_float()) kept_least = builder_.CreateGEP(vector, way.room.slot_least, place->slot);
  Carried result;
  loops_.branch(
      known, result,
      [&](Carried& x) {
        if (kept_least) x.push_back(builder_.CreateAlignedLoad(vector, kept_least, llvm::Align(4)));
      },
      [&](Carried& x) {
        copy_rows(way, from, to);
        if (kept_least) {
          x.push_back(least());
          builder_.CreateAlignedStore(x.back(), kept_least, llvm::Align(4));
        }
        builder_.CreateStore(address, key);
        builder_.CreateStore(from.row_stride, stride_key);
      });
  return kept_least ? result[0] : nullptr;
}

// Of narrow numbers of a row of A.
std::int64_t Products::lanes_in_rows(const Way& way) const {
  return std::min<std::int64_t>(
      target_.vector_bytes / static_cast<std::int64_t>(itemsize(way.narrow->a)), way.k & -way.k);
}

std::int64_t Products::padded_columns(const Way& way) {
  return (way.shape.n + way.layout.nr - 1) / way.layout.nr * way.layout.nr;
}

// Memory for one product's operands as they are on their way, and to know what is packed.
Products::NarrowRoom Products::room_for(const Way& way) {
  const std::int64_t width = padded_columns(way), slack = target_.vector_bytes;
  const std::int64_t size = 4 / way.narrow->each;
  NarrowRoom room;
  room.a = frame_.allocate(way.shape.m * way.k * size + slack);
  room.rows = frame_.allocate(way.k * width * size + slack);
  if (way.narrow->shifted) room.less = frame_.allocate(width * 4 + slack);
  if (way.narrow->is_float()) room.least = frame_.allocate(2 * slack);
  if (way.turns == 1) return room;
  room.known = frame_.keep(way.slots * 16);
  if (way.narrow->is_float()) room.slot_least = frame_.keep(way.slots * slack);
  // Each range of programs begins with nothing.
  llvm::IRBuilder<>::InsertPointGuard guard(builder_);
  builder_.SetInsertPoint(frame_.entry_block()->getTerminator());
  builder_.CreateMemSet(room.known, builder_.getInt8(0), static_cast<std::uint64_t>(way.slots * 16),
                        llvm::Align(8));
  return room;
}

// Both operands as the product wants them, of the batch at these coordinates.
Products::Packed Products::pack_narrow(const Way& way, const ir::Node& product, const Coords& batch,
                                       const Place* place) {
  const DType of_b = way.narrow->b;
  const std::int64_t width = padded_columns(way);
  llvm::Value* a_least = pack_narrow_a(way, product.a(), batch, place);
  GemmOperand rows(way.room.rows, i64(width), i64(1));
  const ir::Value* plain = before_casts(product.b());
  if (width == way.shape.n && lies_in_rows(plain, of_b)) {
    rows = rows_in_place(plain, batch, of_b, way.room.rows);
  } else {
    pack_rows(product.b(), batch, of_b, way.room.rows, width, 0);
  }
  llvm::Value* turn = place ? place->turn : nullptr;
  llvm::Value* b_least = join_rows(way, rows, turn);
  llvm::Value* first = way.a_rows;
  if (place) {  // of the turns that are multiplied at once
    llvm::Value* steps = builder_.CreateMul(builder_.CreateSub(place->slot, turn), i64(way.steps));
    first = builder_.CreateGEP(builder_.getInt32Ty(), first, steps);
  }
  Packed packed{{first, i64(way.a_stride), i64(1)}, way.b_panels};
  if (!b_least) return packed;
  if (place) {
    auto* type = llvm::cast<llvm::FixedVectorType>(b_least->getType());
    auto* numbers = llvm::FixedVectorType::get(builder_.getInt16Ty(), type->getNumElements() * 2);
    llvm::Value* before = so_far(turn, llvm::Constant::getAllOnesValue(type), way.room.least);
    a_least =
        builder_.CreateBitCast(builder_.CreateBinaryIntrinsic(
                                   llvm::Intrinsic::umin, builder_.CreateBitCast(a_least, numbers),
                                   builder_.CreateBitCast(before, numbers)),
                               type);
    builder_.CreateAlignedStore(a_least, way.room.least, llvm::Align(4));
    builder_.CreateAlignedStore(b_least, builder_.CreateConstGEP1_64(type, way.room.least, 1),
                                llvm::Align(4));
  }
  packed.exact = all_normal(builder_, a_least, b_least);
  return packed;
}

void Products::multiply(const Way& way, const Packed& packed, const GemmSums& sums) {
  const auto by = [&](GemmTerms terms) {
    emit_gemm(emit_, terms, way.shape, packed.a, packed.b, sums);
  };
  if (!packed.exact) return by(way.terms);
  Carried none;
  loops_.branch(
      packed.exact, none, [&](Carried&) { by(way.terms); },
      [&](Carried&) { by({way.terms.accumulate, GemmFactors::AnyBFloats}); });
}

}  // namespace eas::codegen
