// dot: the operands are evaluated once into scratch (A row by row, B in the micro-kernel's panels;
// narrow numbers as narrow_products.cpp says), whatever they are made of; the accumulator is the
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

// Of k, multiplied at once where turns of a loop are shorter: a panel of B stays in that cache.
constexpr std::int64_t kGatheredSteps = 128;
// What A's slots may take of a second-level cache.
constexpr std::int64_t kSlotBytes = 256 * 1024, kMostGroups = 8;
constexpr std::int64_t kLineBytes = 64;

}  // namespace

// A row some way behind the chunk at `coords` is brought nearer, if it is read as it lies in memory:
// the rows of a tile are often a page apart, which no CPU foresees. Rows that do not exist cost
// nothing.
void Products::prefetch_row(const ir::Value* operand, const Coords& coords) {
  constexpr std::int64_t kRowsAhead = 8;
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

// The turns of a loop that are multiplied at once: a short k is not worth reading and writing the sums
// for.
Products::Way Products::way_of(const ir::Node& product, bool in_loop) {
  const ir::Shape &a = product.a()->type.shape, &b = product.b()->type.shape;
  const int rank = a.rank();
  const DType sum = accumulator(product.a()->type.dtype, product.results[0]->type.dtype);
  Way way{.terms = sum, .narrow = narrow_factors(product, sum)};
  way.k = a[rank - 1];
  const int each = way.narrow ? way.narrow->each : 1;
  if (way.narrow) way.terms.factors = way.narrow->how;
  way.steps = (way.k + each - 1) / each;
  way.shape = {a[rank - 2], b[rank - 1], way.steps};
  // Nobody counts turns that a step of the product would go beyond.
  const bool whole = way.k % each == 0 && way.steps % kGemmRound == 0;
  const bool readable =  // to least_in_rows
      !way.narrow || !way.narrow->is_float() || way.steps % (target_.vector_bytes / 4) == 0;
  const auto lay_out = [&](std::int64_t turns) {
    way.turns = turns;
    way.shape.k = way.steps * turns;
    way.layout = gemm_layout(target_, way.terms, way.shape);
  };
  lay_out(1);
  if (in_loop && rank == 2 && way.narrow && whole && readable && kGatheredSteps >= 2 * way.steps) {
    lay_out(kGatheredSteps / way.steps);
    if (way.layout.run < way.shape.k) lay_out(1);
  }
  const auto size = static_cast<std::int64_t>(itemsize(sum));
  way.a_stride = way.steps;
  if (way.turns == 1) {
    way.a_rows = frame_.allocate(way.shape.m * way.steps * size + target_.vector_bytes);
  } else {
    const std::int64_t groups = kSlotBytes / (way.shape.m * way.shape.k * size);
    way.slots = way.turns * std::clamp<std::int64_t>(groups, 1, kMostGroups);
    way.a_stride = way.steps * way.slots + kLineBytes / size;  // rows meet in no set of a cache
    way.a_rows = frame_.keep(way.shape.m * way.a_stride * size + target_.vector_bytes);
  }
  way.b_panels = frame_.allocate(way.layout.b_bytes + target_.vector_bytes);
  if (way.narrow) way.room = room_for(way);
  return way;
}

void Products::gather(const ir::Node& product) {
  const std::int64_t mark = frame_.scratch_mark();
  Way way = way_of(product, true);
  if (way.turns > 1) {
    gathered_.insert_or_assign(&product, way);
  } else {
    frame_.free_since(mark);
  }
}

Products::Packed Products::pack(const Way& way, const ir::Node& product, const Coords& batch,
                                const Place* place) {
  if (way.narrow) return pack_narrow(way, product, batch, place);
  const DType dtype = way.terms.accumulate;
  GemmOperand a = rows_in_place(product.a(), batch, dtype, way.a_rows);
  if (lies_in_rows(product.a(), dtype)) a.column_stride = i64(1);  // in memory or copied
  if (way.shape.n == 1) {
    pack_rows(product.b(), batch, dtype, way.b_panels, 1, 0);
    return {a, {way.b_panels, i64(1), i64(1)}};
  }
  pack_rows(product.b(), batch, dtype, way.b_panels, way.layout.nr, way.layout.b_panel);
  return {a, way.b_panels};
}

void Products::emit_product(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const int rank = result->type.shape.rank();
  const DType dtype = result->type.dtype;
  if (!known_.stored.count(result))
    known_.stored[result] = memory_.make_stored(dtype, result->type.shape);
  const Stored out = known_.stored.at(result);
  const std::int64_t mark = frame_.scratch_mark();
  const auto gathered = gathered_.find(&node);
  const Way way = gathered == gathered_.end() ? way_of(node, false) : gathered->second;
  const GemmShape& shape = way.shape;
  const DType sum = way.terms.accumulate;
  const Stored c = sum == dtype ? out : memory_.make_stored(sum, result->type.shape);
  const bool zero = !node.acc();
  const SummedProducts::Turn* turn = summed_products_.turn_of(node);
  if (!zero) units_.materialise(node.acc(), c);
  if (turn && c.address != known_.stored.at(node.acc()).address)
    throw InternalError("codegen: the sums of a loop are not in their home");

  const auto added =
      zero && sum == dtype && rank == 2 ? summed_products_.added(node) : std::nullopt;

  std::optional<Place> place;
  if (way.turns > 1) {
    place = Place{builder_.CreateURem(turn->index, i64(way.turns)),
                  builder_.CreateURem(turn->index, i64(way.slots))};
  }
  std::array<bool, ir::kMaxRank> batches{};
  for (int axis = 0; axis < rank - 2; ++axis) batches[static_cast<std::size_t>(axis)] = true;
  Coords origin;
  Carried none;
  walk_.over_axes(result->type.shape, batches, origin, none, [&](const Coords& batch) {
    const Packed packed = pack(way, node, batch, place ? &*place : nullptr);
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
    sums.steps = steps_of(node, batch, way.narrow ? way.narrow->each : 1);
    sums.less = way.room.less;
    if (added) {
      sums.elsewhere = added->to.valid;
      sums.out = added->to.address;
      sums.out_stride = added->to.stride;
      sums.adds = true;
    }
    if (turn) {
      sums.fresh = turn->is_first;
      if (place && !llvm::isa<llvm::Constant>(turn->is_first))
        sums.fresh = builder_.CreateICmpSLT(turn->index, i64(way.turns));
      if (turn->needed) {
        sums.rows = turn->needed->rows;
        sums.columns = turn->needed->lanes;
      }
      if (const auto& to_memory = turn->to) {
        sums.elsewhere = builder_.CreateAnd(turn->is_last, to_memory->valid);
        sums.out = to_memory->address;
        sums.out_stride = to_memory->stride;
      }
    }
    if (!place) return multiply(way, packed, sums);
    llvm::Value* before = builder_.CreateMul(place->turn, i64(way.steps));
    sums.steps = builder_.CreateAdd(before, sums.steps ? sums.steps : i64(way.steps));
    llvm::Value* full = builder_.CreateICmpEQ(place->turn, i64(way.turns - 1));
    Carried nothing;
    loops_.branch(
        builder_.CreateOr(full, turn->is_last), nothing,
        [&](Carried&) { multiply(way, packed, sums); }, [](Carried&) {});
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
