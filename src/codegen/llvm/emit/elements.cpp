// The elements of a value at some coordinates, computed where they are needed and remembered for as
// long as they are true. What does not vary along the lanes is one scalar and goes as far out of
// the loops as its own coordinates allow.
#include "codegen/llvm/emit/elements.hpp"

#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "base/format.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "codegen/llvm/scalar/outlined.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/guards.hpp"

namespace eas::codegen {

using ir::Op;

namespace {
constexpr int kDeep = 48;
}

llvm::Value* Elements::scalar(const ir::Value* value) {
  const auto found = scalars_.find(value);
  if (found != scalars_.end()) return found->second;
  if (value->node && value->node->op == Op::constant) {
    return emit_constant(emit_, value->type.dtype, value->node->attributes[0], 0);
  }
  if (value->block == frame_.function.body()) {
    // A number of the launch: its word holds the bits as ir::constant_bits gives them.
    llvm::Value* bits = frame_.word(abi::WordKind::Scalar, value->index);
    return loops_.at_depth(0, [&]() -> llvm::Value* {
      llvm::IRBuilder<>::InsertPointGuard guard(builder_);
      if (llvm::Instruction* end = frame_.entry_block()->getTerminator())
        builder_.SetInsertPoint(end);
      const DType dtype = value->type.dtype;
      llvm::Type* stored = memory_type(module_.getContext(), dtype, 0);
      llvm::Value* low =
          builder_.CreateTrunc(bits, builder_.getIntNTy(stored->getScalarSizeInBits()));
      llvm::Value* out = from_memory(emit_, dtype, builder_.CreateBitCast(low, stored));
      scalars_[value] = out;
      return out;
    });
  }
  throw InternalError(cat("codegen: a scalar is used before it is computed (",
                          value->node ? ops::info(value->node->op).name : "parameter", ")"));
}

Coords Elements::normalised(const ir::Shape& shape, Coords coords) {
  for (int axis = 0; axis < ir::kMaxRank; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    if (axis >= shape.rank()) {
      coords.at[a] = nullptr;
      continue;
    }
    if (shape[axis] != 1 && coords.at[a]) continue;
    coords.at[a] = i64(0);
    if (coords.axis == axis && shape[axis] == 1) coords.axis = Coords::kUniform;
    if (coords.rows == axis && shape[axis] == 1) coords.rows = Coords::kSame;
  }
  if (coords.axis < 0 && coords.rows < 0) coords.rows = Coords::kAlong;
  return coords;
}

void Elements::remember(const ir::Value* value, const Coords& coords, const Lanes& lanes) {
  loops_.scopes.back().lanes[Key{value, coords}] = lanes;
}

Lanes Elements::eval(const ir::Value* value, Coords coords) {
  if (value->type.is_scalar()) return Lanes::one(scalar(value));
  coords = normalised(value->type.shape, coords);
  const Key key{value, coords};
  if (masks_.holds(key)) return Lanes::one(builder_.getTrue());
  if (const Lanes* known = known_lanes(key)) return *known;
  // Long chains from their beginning, or they would need as much stack as they are long.
  struct Deeper {
    int& depth;
    explicit Deeper(int& depth) : depth(++depth) {}
    ~Deeper() { --depth; }
  };
  const Deeper deeper(eval_depth_);
  if (eval_depth_ % kDeep == 0) eval_parts_first(key);
  if (coords.rows != Coords::kAlong) {
    const Lanes made = rows_of(value, coords);
    loops_.scopes.back().lanes[key] = made;
    return made;
  }
  if (coords.axis >= 0) {
    const Lanes made = compute(value, coords);
    loops_.scopes.back().lanes[key] = made;
    return made;
  }
  int outer = loops_.base_depth;
  for (const llvm::Value* index : coords.at) {
    if (index) outer = std::max(outer, loops_.depth_of(index));
  }
  const Chunk* chunk = known_.chunk;
  known_.chunk = nullptr;
  const Lanes made = loops_.at_depth(outer, [&] { return compute(value, coords); });
  known_.chunk = chunk;
  loops_.scopes[static_cast<std::size_t>(outer)].lanes[key] = made;
  return made;
}

const Lanes* Elements::known_lanes(const Key& key) const {
  for (auto scope = loops_.scopes.rbegin(); scope != loops_.scopes.rend(); ++scope) {
    const auto found = scope->lanes.find(key);
    if (found != scope->lanes.end()) return &found->second;
  }
  return nullptr;
}

// What compute() will ask for, one after another.
std::optional<Key> Elements::part_of(const Key& key, std::size_t index) {
  const ir::Node* node = key.value->node;
  const bool rows_apart = key.at.rows != Coords::kAlong && (key.at.axis < 0 || key.at.rows < 0);
  if (!node || rows_apart || known_.stored.count(key.value)) return std::nullopt;
  if (passes::only_moves_elements(node->op)) {
    const bool tile = index == 0 && is_tile(node->x());
    const auto source = tile ? source_coords(*node, key.at) : std::nullopt;
    return source ? std::optional(Key{node->x(), *source}) : std::nullopt;
  }
  const bool same_place = ops::is_elementwise(node->op) || node->op == Op::cast ||
                          node->op == Op::bitcast || node->op == Op::where ||
                          node->op == Op::multiple_of || node->op == Op::philox ||
                          node->op == Op::load;
  if (!same_place) return std::nullopt;
  if (node->op == Op::load) ++index;  // past the memory
  if (index >= node->operands.size()) return std::nullopt;
  const ir::Value* operand = node->operands[index];
  return Key{operand, normalised(operand->type.shape, key.at)};
}

void Elements::eval_parts_first(const Key& key) {
  ir::visit_parts_first(
      key,
      [&](const Key& x) {
        return !is_tile(x.value) || known_lanes(x) || linears_.linear(x.value) || masks_.holds(x);
      },
      [&](const Key& x, std::size_t index) { return part_of(x, index); },
      [&](const Key& x) {
        if (!(x == key)) eval(x.value, x.at);
      });
}

// The parts of a block that are not simply computed: one row for all of them, or one element a row.
Lanes Elements::rows_of(const ir::Value* value, const Coords& coords) {
  if (coords.axis >= 0 && coords.rows >= 0) return compute(value, coords);
  Lanes out;
  out.uniform = false;
  Coords one = coords;
  one.rows = Coords::kAlong;
  if (coords.axis >= 0) {
    Chunk row = *known_.chunk;
    row.parts = 1;
    const Chunk* block = known_.chunk;
    known_.chunk = &row;
    const Lanes first = spread(eval(value, one));
    known_.chunk = block;
    out.parts.assign(known_.chunk->parts, first.parts[0]);
    return out;
  }
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    one.at[static_cast<std::size_t>(coords.rows)] =
        row_index(coords.at[static_cast<std::size_t>(coords.rows)], p);
    out.parts.push_back(builder_.CreateVectorSplat(known_.chunk->lanes, element(value, one)));
  }
  return out;
}

// index + part, written where the index itself is.
llvm::Value* Elements::row_index(llvm::Value* index, unsigned part) {
  if (part == 0) return index;
  const int outer = std::max(loops_.base_depth, loops_.depth_of(index));
  llvm::Value*& known = loops_.scopes[static_cast<std::size_t>(outer)].rows[{index, part}];
  if (!known) {
    known = loops_.at_depth(outer, [&] { return builder_.CreateAdd(index, i64(part)); });
    loops_.define_index(known, outer);
  }
  return known;
}

llvm::Value* Elements::element(const ir::Value* value, const Coords& coords) {
  return eval(value, coords).parts[0];
}

llvm::Value* Elements::part(const Lanes& lanes, unsigned part) {
  if (!lanes.uniform) return lanes.parts[part];
  return builder_.CreateVectorSplat(known_.chunk->lanes, lanes.parts[0]);
}

Lanes Elements::spread(const Lanes& lanes) {
  if (!lanes.uniform) return lanes;
  Lanes out;
  out.uniform = false;
  llvm::Value* splat = builder_.CreateVectorSplat(known_.chunk->lanes, lanes.parts[0]);
  out.parts.assign(known_.chunk->parts, splat);
  return out;
}

Lanes Elements::map(llvm::ArrayRef<Lanes> operands,
                    llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn) {
  const bool uniform =
      std::all_of(operands.begin(), operands.end(), [](const Lanes& x) { return x.uniform; });
  Lanes out;
  out.uniform = uniform;
  const unsigned parts = uniform ? 1 : known_.chunk->parts;
  for (unsigned p = 0; p < parts; ++p) {
    Values values;
    for (const Lanes& operand : operands)
      values.push_back(uniform ? operand.parts[0] : part(operand, p));
    out.parts.push_back(fn(values));
  }
  return out;
}

// The same, but step by step over all parts rather than part by part: a CPU looks only so far ahead
// for work that need not wait. fn writes code of its operands alone.
Lanes Elements::side_by_side(llvm::ArrayRef<Lanes> operands,
                             llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn) {
  llvm::SmallVector<Lanes, 3> all(operands.begin(), operands.end());
  if (llvm::any_of(all, [](const Lanes& x) { return !x.uniform; })) {
    for (Lanes& x : all) x = spread(x);
  }
  llvm::BasicBlock* block = builder_.GetInsertBlock();
  llvm::Instruction* const end =
      builder_.GetInsertPoint() == block->end() ? nullptr : &*builder_.GetInsertPoint();
  const auto last = [&] {
    return end ? end->getPrevNode() : block->empty() ? nullptr : &block->back();
  };
  llvm::SmallVector<llvm::Instruction*, 8> before;  // each part's
  const Lanes out = map(all, [&](llvm::ArrayRef<llvm::Value*> values) {
    before.push_back(last());
    return fn(values);
  });
  const std::size_t parts = before.size();
  if (parts < 2 || builder_.GetInsertBlock() != block) return out;
  before.push_back(last());
  std::vector<llvm::SmallVector<llvm::Instruction*, 32>> steps(parts);
  for (std::size_t p = 0; p < parts; ++p) {
    for (llvm::Instruction* at = before[p + 1]; at != before[p]; at = at->getPrevNode())
      steps[p].push_back(at);
    if (steps[p].size() != steps[0].size()) return out;
  }
  // From the last step upwards, each to the front of what was moved.
  llvm::Instruction* behind = nullptr;
  for (std::size_t i = 0; i < steps[0].size(); ++i) {
    for (std::size_t p = parts; p-- > 0;) {
      if (behind) steps[p][i]->moveBefore(behind->getIterator());
      behind = steps[p][i];
    }
  }
  return out;
}

Lanes Elements::counted(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row) {
  if (constant(stride) == 0 && !by_row) return Lanes::one(first);
  Lanes out;
  out.uniform = false;
  llvm::SmallVector<llvm::Constant*, 16> lane;
  for (unsigned i = 0; i < known_.chunk->lanes; ++i) lane.push_back(i64(i));
  llvm::Value* offsets = builder_.CreateMul(
      llvm::ConstantVector::get(lane), builder_.CreateVectorSplat(known_.chunk->lanes, stride));
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    llvm::Value* start = builder_.CreateAdd(
        first, by_row ? builder_.CreateMul(by_row, i64(p))
                      : builder_.CreateMul(stride, i64(p * known_.chunk->lanes)));
    out.parts.push_back(
        builder_.CreateAdd(builder_.CreateVectorSplat(known_.chunk->lanes, start), offsets));
  }
  return out;
}

// Where an op that only moves elements reads its operand; none for a reshape that regroups them.
std::optional<Coords> Elements::source_coords(const ir::Node& node, const Coords& coords) {
  const auto axes = passes::source_axes(node);
  if (!axes) return std::nullopt;
  Coords out;
  out.rows = coords.rows == Coords::kAlong ? Coords::kAlong : Coords::kSame;
  for (std::size_t axis = 0; axis < axes->size(); ++axis) {
    const int source = (*axes)[axis];
    if (source == passes::kNoAxis) continue;
    out.at[static_cast<std::size_t>(source)] = coords.at[axis];
    if (coords.axis == static_cast<int>(axis)) out.axis = source;
    if (coords.rows == static_cast<int>(axis)) out.rows = source;
  }
  return normalised(node.x()->type.shape, out);
}

Lanes Elements::compute(const ir::Value* value, const Coords& coords) {
  const auto stored = known_.stored.find(value);
  if (stored != known_.stored.end()) return memory_.read_stored(stored->second, coords);
  if (const Linear* sum = linears_.linear(value)) {
    llvm::Value* first = linears_.at(*sum, coords, value->type.shape.rank());
    if (coords.axis < 0) return Lanes::one(first);
    llvm::Value* stride = sum->stride[static_cast<std::size_t>(coords.axis)];
    llvm::Value* by_row = nullptr;
    if (coords.rows >= 0) {
      by_row = sum->stride[static_cast<std::size_t>(coords.rows)];
      if (!by_row) by_row = i64(0);
    }
    return counted(first, stride ? stride : i64(0), by_row);
  }
  if (!value->node) throw InternalError("codegen: a carried tile has no value here");
  return compute_node(*value->node, value->index, coords);
}

Lanes Elements::compute_node(const ir::Node& node, std::uint32_t result, const Coords& coords) {
  at_line_of(node);
  const DType dtype = node.results[result]->type.dtype;
  if (coords.axis >= 0 && coords.rows == Coords::kAlong) {
    if (const auto lanes = leading_lanes(*node.results[result], coords)) return *lanes;
    if (const auto lanes = same_quotients(node, coords)) return *lanes;
  }
  if (ops::is_elementwise(node.op)) {
    llvm::SmallVector<Lanes, 3> operands;
    for (const ir::Value* operand : node.operands) operands.push_back(eval(operand, coords));
    const DType from = node.x()->type.dtype;
    if (node.op == Op::div && frame_.function.fast_math && operands[1].uniform &&
        !operands[0].uniform) {
      // One division for all lanes, which leaves the loop.
      llvm::Value* one = emit_constant(emit_, from, ir::constant_bits(from, 1.0), 0);
      operands[1].parts[0] = builder_.CreateFDiv(one, operands[1].parts[0]);
      return map(operands, [&](llvm::ArrayRef<llvm::Value*> values) {
        return emit_elementwise(emit_, Op::mul, from, {values.data(), values.size()});
      });
    }
    return side_by_side(operands, [&](llvm::ArrayRef<llvm::Value*> values) {
      return emit_elementwise(emit_, node.op, from, {values.data(), values.size()});
    });
  }
  switch (node.op) {
    case Op::constant: return Lanes::one(emit_constant(emit_, dtype, node.attributes[0], 0));
    case Op::cast:
      return map({eval(node.x(), coords)}, [&](llvm::ArrayRef<llvm::Value*> x) {
        return emit_cast(emit_, node.x()->type.dtype, dtype, x[0]);
      });
    case Op::bitcast:
      return map({eval(node.x(), coords)}, [&](llvm::ArrayRef<llvm::Value*> x) {
        return emit_bitcast(emit_, node.x()->type.dtype, dtype, x[0]);
      });
    case Op::where: {
      const Lanes condition = eval(node.condition(), coords), yes = eval(node.x(), coords),
                  no = eval(node.y(), coords);
      if (condition.uniform && !(yes.uniform && no.uniform)) {
        return map({yes, no}, [&](llvm::ArrayRef<llvm::Value*> x) {
          return builder_.CreateSelect(condition.parts[0], x[0], x[1]);
        });
      }
      return map({condition, yes, no}, [&](llvm::ArrayRef<llvm::Value*> x) {
        return builder_.CreateSelect(x[0], x[1], x[2]);
      });
    }
    case Op::multiple_of: return eval(node.x(), coords);
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      if (const auto source = source_coords(node, coords)) return eval(node.x(), *source);
      // Another grouping of the same elements: read by their flat number.
      const Stored& tile = known_.stored.at(node.x());
      return memory_.read_stored(Stored{tile.address, tile.dtype, node.results[0]->type.shape},
                                 coords);
    }
    case Op::philox: {
      std::array<Lanes, 4> words;
      const Lanes seed = eval(node.seed(), coords), offset = eval(node.offset(), coords);
      for (Lanes& word : words) word.uniform = seed.uniform && offset.uniform;
      const unsigned parts = words[0].uniform ? 1 : known_.chunk->parts;
      for (unsigned p = 0; p < parts; ++p) {
        const auto four = words[0].uniform ? emit_philox(emit_, seed.parts[0], offset.parts[0])
                                           : emit_philox(emit_, part(seed, p), part(offset, p));
        for (std::size_t i = 0; i < 4; ++i) words[i].parts.push_back(four[i]);
      }
      for (std::size_t i = 0; i < 4; ++i) {
        if (i != result && coords.axis >= 0) remember(node.results[i], coords, words[i]);
      }
      return words[result];
    }
    case Op::load: return memory_.eval_load(node, coords);
    default:
      throw InternalError(cat("codegen: ", ops::info(node.op).name, " has no elements of its own"));
  }
}

// i // d of neighbours that begin at a multiple of their number, which divides d: one for each vector.
std::optional<Lanes> Elements::same_quotients(const ir::Node& node, const Coords& coords) {
  if (node.op != Op::floordiv || node.x()->type.dtype != DType::int64) return std::nullopt;
  const int rank = node.x()->type.shape.rank();
  const Linear* divided = linears_.linear(node.x());
  if (!divided || constant(divided->stride[static_cast<std::size_t>(coords.axis)]) != 1)
    return std::nullopt;
  llvm::Value* first = linears_.at(*divided, coords, rank);
  const Linear* by = linears_.linear(node.y());
  llvm::Value* divisor = by ? linears_.at(*by, coords, rank) : nullptr;
  const auto known = divisor ? constant(divisor) : std::nullopt;
  const std::int64_t lanes = known_.chunk->lanes;
  if (!known) return mostly_same_quotients(node, first, coords);
  if (*known <= 0 || *known % lanes != 0 ||
      loops_.power_of_two_in(first) % static_cast<std::uint64_t>(lanes) != 0)
    return std::nullopt;
  Lanes out;
  out.uniform = false;
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    const std::array<llvm::Value*, 2> operands{builder_.CreateAdd(first, i64(p * lanes)), divisor};
    llvm::Value* quotient = emit_elementwise(emit_, Op::floordiv, DType::int64, operands);
    out.parts.push_back(builder_.CreateVectorSplat(known_.chunk->lanes, quotient));
  }
  return out;
}

// i // d of neighbours, with a d that only the launch knows: if the whole chunk has one quotient, one
// division of numbers finds it.
std::optional<Lanes> Elements::mostly_same_quotients(const ir::Node& node, llvm::Value* first,
                                                     const Coords& coords) {
  const Lanes by = eval(node.y(), coords);
  if (!by.uniform || !may_branch(emit_)) return std::nullopt;
  const Lanes divided = eval(node.x(), coords);
  llvm::Value* divisor = by.parts[0];
  const unsigned lanes = known_.chunk->lanes;
  const std::array<llvm::Value*, 2> one{first, divisor};
  llvm::Value* quotient = emit_elementwise(emit_, Op::floordiv, DType::int64, one);
  llvm::Value* rest = builder_.CreateSub(first, builder_.CreateMul(quotient, divisor));
  llvm::Value* last = builder_.CreateAdd(rest, i64(lanes * known_.chunk->parts - 1));
  // Only of a positive divisor the rest counts up to it.
  llvm::Value* several = builder_.CreateOr(builder_.CreateICmpSLE(divisor, i64(0)),
                                           builder_.CreateICmpSGE(last, divisor));
  Lanes out;
  out.uniform = false;
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    const std::array<llvm::Value*, 2> each{part(divided, p), part(by, p)};
    llvm::Value* same = builder_.CreateVectorSplat(lanes, quotient);
    out.parts.push_back(value_unless(emit_, same, several, [&] {
      return emit_elementwise(emit_, Op::floordiv, DType::int64, each);
    }));
  }
  return out;
}

// Whether neighbours mostly have one value: a quotient, and sums and products of it with numbers.
bool Elements::is_quotient(const ir::Value* value) {
  constexpr int kFar = 16;
  const auto is_number = [](const ir::Value* x) {
    return x->node && x->node->op == Op::broadcast && x->node->x()->type.is_scalar();
  };
  for (int steps = 0; steps < kFar && value->node; ++steps) {
    const ir::Node& node = *value->node;
    if (node.op == Op::floordiv) return true;
    if (passes::only_moves_elements(node.op)) {
      value = node.x();
    } else if (node.op == Op::add || node.op == Op::mul) {
      if (is_number(node.x()) == is_number(node.y())) return false;
      value = is_number(node.x()) ? node.y() : node.x();
    } else {
      return false;
    }
  }
  return false;
}

// A comparison of addresses that holds for the first lanes, or for all but them: counted in 32 bits
// rather than compared in 64.
std::optional<Lanes> Elements::leading_lanes(const ir::Value& mask, const Coords& coords) {
  const Op op = mask.node->op;
  if (!passes::is_order(op)) return std::nullopt;
  if (mask.node->x()->type.dtype != DType::int64) return std::nullopt;
  const Span span = masks_.span(&mask, coords);
  if (!span.high) return std::nullopt;
  llvm::Value* bound = span.low ? span.low : span.high;
  bound = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, bound, i64(0));
  Lanes out;
  out.uniform = false;
  llvm::SmallVector<llvm::Constant*, 16> lane;
  for (unsigned i = 0; i < known_.chunk->lanes; ++i) lane.push_back(builder_.getInt32(i));
  llvm::Value* first = coords.at[static_cast<std::size_t>(coords.axis)];
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    llvm::Value* left =
        builder_.CreateSub(bound, builder_.CreateAdd(first, i64(p * known_.chunk->lanes)));
    left = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, i64(known_.chunk->lanes));
    left = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, left, i64(0));
    llvm::Value* count = builder_.CreateTrunc(left, builder_.getInt32Ty());
    out.parts.push_back(builder_.CreateICmp(
        span.low ? llvm::CmpInst::ICMP_SGE : llvm::CmpInst::ICMP_SLT,
        llvm::ConstantVector::get(lane), builder_.CreateVectorSplat(known_.chunk->lanes, count)));
  }
  return out;
}

void Elements::emit_scalar(const ir::Node& node) {
  at_line_of(node);
  const auto axis = [&] { return static_cast<std::int32_t>(node.attributes[0]); };
  switch (node.op) {
    case Op::constant: return;  // made where it is used
    case Op::program_id:
      return define(node.results[0], frame_.program[static_cast<std::size_t>(axis())]);
    case Op::num_programs:
      return define(node.results[0], frame_.launch_field(offsetof(abi::Launch, grid) +
                                                             static_cast<std::size_t>(axis()) * 8,
                                                         builder_.getInt64Ty()));
    case Op::shape_of:
      return define(node.results[0],
                    frame_.word(abi::WordKind::Shape, node.buffer()->index, axis()));
    case Op::stride_of:
      return define(node.results[0],
                    frame_.word(abi::WordKind::Stride, node.buffer()->index, axis()));
    case Op::reshape: return define(node.results[0], element(node.x(), {}));
    default: break;
  }
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    define(node.results[i], compute_node(node, static_cast<std::uint32_t>(i), {}).parts[0]);
  }
}

}  // namespace eas::codegen
