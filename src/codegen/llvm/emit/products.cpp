// dot: the operands are evaluated once into scratch (A row by row, B in the micro-kernel's panels;
// narrow integers as narrow_products.cpp says), whatever they are made of; the accumulator is the
// result's own memory for as long as a loop carries it.
#include "codegen/llvm/emit/products.hpp"

#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/summed_products.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "passes/constants.hpp"

namespace eas::codegen {

DType accumulator(DType operand, DType result) {
  if (!is_float(operand) && !is_float(result)) {
    return result == DType::bool_ ? DType::int64 : result;
  }
  const bool wide = operand == DType::float64 || result == DType::float64 ||
                    (!is_float(operand) && itemsize(operand) >= 4) ||
                    (!is_float(result) && itemsize(result) >= 4);
  return wide ? DType::float64 : DType::float32;
}

namespace {

// Tiles up to this size are taken to lie in a first-level cache already.
constexpr std::int64_t kNearBytes = 32 * 1024;

}  // namespace

// A row some way behind the chunk at `coords` is brought nearer, if it is read as it lies in memory:
// the rows of a tile are often a page apart, which no CPU foresees. Rows that do not exist cost
// nothing.
void Products::prefetch_row(const ir::Value* operand, const Coords& coords) {
  constexpr std::int64_t kRowsAhead = 8, kLineBytes = 64;
  const ir::Node* load = operand->node;
  const int rank = operand->type.shape.rank();
  if (coords.axis != rank - 1 || coords.rows >= 0 || known_.stored.count(operand) || !load ||
      load->op != ir::Op::load)
    return;
  const Linear* where = linears_.linear(load->offset());
  llvm::Value* stride = where ? where->stride[static_cast<std::size_t>(rank - 2)] : nullptr;
  if (!stride) return;
  const DType dtype = load->buffer()->type.dtype;
  llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
  llvm::Value* row = builder_.CreateGEP(element, frame_.memory_of(load->buffer()),
                                        linears_.at(*where, coords, rank));
  row = builder_.CreateGEP(element, row, builder_.CreateMul(stride, i64(kRowsAhead)));
  const auto bytes =
      static_cast<std::int64_t>(itemsize(dtype) * known_.chunk->lanes * known_.chunk->parts);
  for (std::int64_t byte = 0; byte < bytes; byte += kLineBytes) {
    llvm::Value* line =
        builder_.CreateConstGEP1_64(builder_.getInt8Ty(), row, static_cast<std::uint64_t>(byte));
    builder_.CreateIntrinsic(
        llvm::Intrinsic::prefetch, {builder_.getPtrTy()},
        {line, builder_.getInt32(0), builder_.getInt32(3), builder_.getInt32(1)});
  }
}

// Rows [0, rows) of a matrix operand at the batch's coordinates, as `dtype`: element (r, c) goes
// to panel c / width, [r][c % width]; panels are `panel_size` elements apart. Shifted bytes are 128
// more (or less, which is the same).
void Products::pack_rows(const ir::Value* operand, const Coords& batch, DType dtype,
                         llvm::Value* to, std::int64_t width, std::int64_t panel_size,
                         bool shifted) {
  const ir::Shape& shape = operand->type.shape;
  const int rank = shape.rank();
  const auto row_axis = static_cast<std::size_t>(rank - 2);
  const std::int64_t rows = shape[rank - 2], columns = shape[rank - 1];
  Lanewise how;
  how.size = columns;
  how.axis = rank - 1;
  const auto natural = static_cast<std::int64_t>(walk_.natural_lanes(dtype));
  how.lanes = static_cast<unsigned>(std::min<std::int64_t>(
      {natural, width & -width,
       static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(columns)))}));
  how.parts = static_cast<unsigned>(
      std::max<std::int64_t>(1, std::min<std::int64_t>(4, width / how.lanes)));
  while (width % (how.lanes * how.parts) != 0) --how.parts;
  while (how.parts > 1 && how.parts * how.lanes > columns) how.parts = 1;
  how.masks = units_.masks_of(
      Unit{Unit::Kind::Elements, shape, 0, {{Root::Kind::Value, nullptr, operand, nullptr}}});
  llvm::Type* element_type = memory_type(module_.getContext(), dtype, 0);
  const bool far =
      rows * columns * static_cast<std::int64_t>(itemsize(operand->type.dtype)) > kNearBytes;
  Coords matrix = batch;  // every row and column of it
  matrix.at[row_axis] = matrix.at[static_cast<std::size_t>(rank - 1)] = nullptr;
  walk_.over_tile(shape, how, matrix, {operand}, [&](const Coords& coords, const Chunk& chunk) {
    const Lanes value = elements_.eval(operand, coords);
    if (far) prefetch_row(operand, coords);
    llvm::Value* first = coords.at[static_cast<std::size_t>(rank - 1)];
    const bool one = coords.axis < 0;
    for (unsigned p = 0; p < (one ? 1U : chunk.parts); ++p) {
      const bool next_row = coords.rows >= 0;
      llvm::Value* row = builder_.CreateAdd(coords.at[row_axis], i64(next_row ? p : 0));
      llvm::Value* column = builder_.CreateAdd(first, i64(one || next_row ? 0 : p * chunk.lanes));
      llvm::Value* panel = width >= columns ? i64(0) : builder_.CreateUDiv(column, i64(width));
      llvm::Value* inside = width >= columns ? column : builder_.CreateURem(column, i64(width));
      llvm::Value* offset =
          builder_.CreateAdd(builder_.CreateAdd(builder_.CreateMul(panel, i64(panel_size)),
                                                builder_.CreateMul(row, i64(width))),
                             inside);
      llvm::Value* x = one ? value.parts[0] : elements_.part(value, p);
      x = to_memory(emit_, dtype, emit_cast(emit_, operand->type.dtype, dtype, x));
      if (shifted) x = builder_.CreateXor(x, llvm::ConstantInt::get(x->getType(), 0x80));
      builder_.CreateAlignedStore(x, builder_.CreateGEP(element_type, to, offset),
                                  llvm::Align(itemsize(dtype)));
    }
  });
}

// A matrix the product can read where it lies: in scratch, or in a buffer nothing of which is
// masked off in this program (found out when it runs; otherwise it is copied to `room`).
GemmOperand Products::rows_in_place(const ir::Value* operand, const Coords& batch, DType dtype,
                                    llvm::Value* room) {
  const ir::Shape& shape = operand->type.shape;
  const int rank = shape.rank();
  const std::int64_t columns = shape[rank - 1];
  llvm::Type* element_type = memory_type(module_.getContext(), dtype, 0);
  const auto stored = known_.stored.find(operand);
  if (stored != known_.stored.end() && stored->second.dtype == dtype) {
    llvm::Value* offset = i64(0);
    std::int64_t stride = shape[rank - 2] * columns;
    for (int axis = rank - 3; axis >= 0; --axis) {
      offset = builder_.CreateAdd(
          offset, builder_.CreateMul(batch.at[static_cast<std::size_t>(axis)], i64(stride)));
      stride *= shape[axis];
    }
    return {builder_.CreateGEP(element_type, stored->second.address, offset), i64(columns), i64(1)};
  }
  const ir::Node* load = operand->node;
  const bool plain = stored == known_.stored.end() && load && load->op == ir::Op::load &&
                     operand->type.dtype == dtype &&
                     frame_.memory_facts.is_constant(load->buffer());
  const Linear* sum = plain ? linears_.linear(load->offset()) : nullptr;
  Rectangle held{i64(columns), i64(shape[rank - 2])};
  Coords corner = batch;
  corner.axis = rank - 1;
  corner.rows = rank - 2;
  if (!sum || (load->mask() && !masks_.rectangle(load->mask(), corner, held))) {
    pack_rows(operand, batch, dtype, room, columns, 0);
    return {room, i64(columns), i64(1)};
  }
  const Linear where = *sum;
  const auto stride = [&](int axis) -> llvm::Value* {
    llvm::Value* by = where.stride[static_cast<std::size_t>(axis)];
    return by ? by : i64(0);
  };
  Coords first = batch;
  llvm::Value* address = builder_.CreateGEP(element_type, frame_.memory_of(load->buffer()),
                                            linears_.at(where, first, rank));
  llvm::Value* whole = builder_.CreateAnd(builder_.CreateICmpSGE(held.lanes, i64(columns)),
                                          builder_.CreateICmpSGE(held.rows, i64(shape[rank - 2])));
  if (constant(whole)) return {address, stride(rank - 2), stride(rank - 1)};
  Carried result{address, stride(rank - 2), stride(rank - 1)};
  loops_.branch(
      whole, result, [](Carried&) {},
      [&](Carried& x) {
        pack_rows(operand, batch, dtype, room, columns, 0);
        x[0] = room;
        x[1] = i64(columns);
        x[2] = i64(1);
      });
  return {result[0], result[1], result[2]};
}

// Behind how many steps, `each` of k, both operands are masked off and so zero; null where nothing says
// it. One of them is not enough: zero times infinity is NaN.
llvm::Value* Products::steps_of(const ir::Node& product, const Coords& batch, int each) {
  llvm::Value* steps = nullptr;
  for (const ir::Value* operand : {product.a(), product.b()}) {
    const ir::Node* load = operand->node;
    if (!load || load->op != ir::Op::load || !load->mask() || !load->other() ||
        !passes::is_splat(load->other(), 0))
      return nullptr;
    const ir::Shape& shape = operand->type.shape;
    const int rank = shape.rank();
    Rectangle held{i64(shape[rank - 1]), i64(shape[rank - 2])};
    Coords corner = batch;
    corner.axis = rank - 1;
    corner.rows = rank - 2;
    if (!masks_.rectangle(load->mask(), corner, held)) return nullptr;
    llvm::Value* bound = operand == product.a() ? held.lanes : held.rows;
    steps = steps ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, steps, bound) : bound;
  }
  // A bound may be as large as an integer can be.
  steps = builder_.CreateBinaryIntrinsic(
      llvm::Intrinsic::smin, steps,
      i64(product.a()->type.shape[product.a()->type.shape.rank() - 1]));
  if (each == 1) return steps;
  return builder_.CreateSDiv(builder_.CreateAdd(steps, i64(each - 1)), i64(each));
}

void Products::emit_product(const ir::Node& node) {
  const ir::Value* a = node.a();
  const ir::Value* b = node.b();
  const ir::Value* result = node.results[0];
  const int rank = a->type.shape.rank();
  const DType dtype = result->type.dtype;
  const DType sum = accumulator(a->type.dtype, dtype);
  const std::int64_t k = a->type.shape[rank - 1];
  const std::optional<Narrow> narrow = narrow_factors(node, sum);
  const int each = narrow ? narrow->each : 1;
  const GemmTerms terms(sum, narrow ? narrow->how : GemmFactors::One);
  const GemmShape shape{a->type.shape[rank - 2], b->type.shape[rank - 1], (k + each - 1) / each};
  const auto size = static_cast<std::int64_t>(itemsize(sum));

  if (!known_.stored.count(result))
    known_.stored[result] = memory_.make_stored(dtype, result->type.shape);
  const Stored out = known_.stored.at(result);
  const std::int64_t mark = frame_.scratch_mark();
  const Stored c = sum == dtype ? out : memory_.make_stored(sum, result->type.shape);
  const bool zero = !node.acc();
  const SummedProducts::Turn* turn = summed_products_.turn_of(node);
  if (!zero) units_.materialise(node.acc(), c);
  if (turn && c.address != known_.stored.at(node.acc()).address)
    throw InternalError("codegen: the sums of a loop are not in their home");

  const auto added =
      zero && sum == dtype && rank == 2 ? summed_products_.added(node) : std::nullopt;

  const GemmLayout layout = gemm_layout(target_, terms, shape);
  llvm::Value* a_rows = frame_.allocate(shape.m * shape.k * size + target_.vector_bytes);
  llvm::Value* b_panels = frame_.allocate(layout.b_bytes + target_.vector_bytes);
  const NarrowRoom room = narrow ? room_for(*narrow, layout, shape, k) : NarrowRoom{};
  std::array<bool, ir::kMaxRank> batches{};
  for (int axis = 0; axis < rank - 2; ++axis) batches[static_cast<std::size_t>(axis)] = true;
  Coords origin;
  Carried none;
  walk_.over_axes(result->type.shape, batches, origin, none, [&](const Coords& batch) {
    const GemmOperand left =
        narrow ? pack_narrow(*narrow, node, batch, layout, shape, room, a_rows, b_panels)
               : rows_in_place(a, batch, sum, a_rows);
    if (!narrow) pack_rows(b, batch, sum, b_panels, layout.nr, layout.b_panel);
    llvm::Value* offset = i64(0);
    std::int64_t stride = shape.m * shape.n;
    for (int axis = rank - 3; axis >= 0; --axis) {
      offset = builder_.CreateAdd(
          offset, builder_.CreateMul(batch.at[static_cast<std::size_t>(axis)], i64(stride)));
      stride *= result->type.shape[axis];
    }
    llvm::Value* to =
        builder_.CreateGEP(memory_type(module_.getContext(), sum, 0), c.address, offset);
    GemmSums sums{.c = to, .ldc = shape.n, .fresh = builder_.getInt1(zero)};
    sums.steps = steps_of(node, batch, each);
    sums.less = room.less;
    if (added) {
      sums.elsewhere = added->to.valid;
      sums.out = added->to.address;
      sums.out_stride = added->to.stride;
      sums.adds = true;
    }
    if (turn) {
      sums.fresh = turn->is_first;
      if (turn->needed) {
        sums.rows = turn->needed->rows;
        sums.columns = turn->needed->lanes;
      }
      if (const auto& place = turn->to) {
        sums.elsewhere = builder_.CreateAnd(turn->is_last, place->valid);
        sums.out = place->address;
        sums.out_stride = place->stride;
      }
    }
    emit_gemm(emit_, terms, shape, left, GemmOperand(b_panels), sums);
  });
  if (added) {
    summed_products_.set_stored_before(added->load, added->to.valid);
    summed_products_.set_stored_before(added->store, added->to.valid);
  }
  if (sum != dtype) {
    // The sums, rounded once.
    known_.stored[result] = c;
    convert_stored(c, out);
    known_.stored[result] = out;
  }
  frame_.free_since(mark);
}

// Every element of a tile in scratch, converted.
void Products::convert_stored(const Stored& from, const Stored& to) {
  const std::int64_t count = from.shape.elements();
  Lanewise how;
  how.size = count;
  how.lanes = static_cast<unsigned>(std::min<std::uint64_t>(
      walk_.natural_lanes(from.dtype), std::bit_ceil(static_cast<std::uint64_t>(count))));
  const Stored flat_from{from.address, from.dtype, {count}}, flat_to{to.address, to.dtype, {count}};
  Carried none;
  Coords at;
  at.at[0] = i64(0);
  const auto move = [&](const Coords& coords) {
    const Lanes x = memory_.read_stored(flat_from, coords);
    memory_.write_stored(flat_to, coords, elements_.map({x}, [&](llvm::ArrayRef<llvm::Value*> v) {
      return emit_cast(emit_, from.dtype, to.dtype, v[0]);
    }));
  };
  if (count == 1) return move(at);
  walk_.over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) { move(coords); });
}

void Units::lower_dot(const ir::Node& node) { others_.products.emit_product(node); }

}  // namespace eas::codegen
