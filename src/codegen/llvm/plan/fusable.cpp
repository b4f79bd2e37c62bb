// One walk over the body says what it does; what that allows is decided after it.
#include "codegen/llvm/plan/fusable.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <vector>

#include "codegen/llvm/plan/cost.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/distinct.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;
using ops::Family;

namespace {

// More vectors than this for one tile do not fit the registers beside others.
constexpr std::int64_t kWholeParts = 4;
// What reads one buffer at so many places, as stencils do, waits for lines of it that it meets again:
// with fewer vectors of each place at a time the CPU looks further ahead. (Of as many buffers, each read
// once, it is the other way round.)
constexpr std::size_t kManyReads = 6;

bool moves_lanes(const ir::Node& node) {
  if (node.op != Op::permute) return false;
  const ir::Shape& from = node.x()->type.shape;
  if (passes::wide_axes(from) < 2) return false;
  const int axis = lane_axis(from);
  return node.attributes[static_cast<std::size_t>(lane_axis(node.results[0]->type.shape))] != axis;
}

bool touches_memory(Effect effect) {
  return effect == Effect::Read || effect == Effect::Write || effect == Effect::Atomic;
}

class Finder {
 public:
  Finder(const ir::Block& body, const Target& target, const passes::MemoryFacts& memory)
      : body_(body), target_(target), memory_(memory) {}

  std::optional<Fusable> find() {
    ir::walk(body_, [&](const ir::Node* node) { look_at(*node); });
    if (!possible_) return std::nullopt;
    look_at_carried();
    const auto natural = static_cast<std::int64_t>(target_.vector_bytes) /
                         static_cast<std::int64_t>(std::max<std::size_t>(widest_, 4));
    found_.calculates = costly_ > 0;
    const std::optional<Fusable> whole = as_whole(natural);
    // Fewer vectors at a time leave more registers, where chunks are possible.
    if (whole && whole->parts <= 2) return whole;
    const bool by_chunks = !crosses_ && one_shape_ && !ordered_ && !streams_in_loop_ && has_shape_;
    if (!by_chunks || !chunks_stay_apart()) return whole;
    return in_chunks(natural);
  }

 private:
  void look_at(const ir::Node& node) {
    ++nodes_;
    const ops::OpInfo& row = ops::info(node.op);
    bool in_loop = false;
    for (const ir::Block* at = node.parent; at != &body_; at = at->parent->parent) {
      in_loop |= at->parent->op == Op::for_ || at->parent->op == Op::while_;
      if (at->parent->op == Op::reduce || at->parent->op == Op::scan) return;
    }
    for (const ir::Value* value : node.results) {
      if (value->type.kind == ir::TypeKind::Tile) look_at(value->type.shape);
    }
    const bool tile = (!node.results.empty() && is_tile(node.results[0])) ||
                      (row.effect == Effect::Write && is_tile(node.offset()));
    if (touches_memory(row.effect)) {
      touched_[node.buffer()].push_back(&node);
      if (is_tile(node.offset())) look_at(node.offset()->type.shape);
      if (tile) widest_ = std::max(widest_, itemsize(node.buffer()->type.dtype));
    }
    switch (row.family) {
      case Family::Elementwise:
        if (tile && is_float(node.x()->type.dtype)) {
          widest_ = std::max(widest_, itemsize(node.x()->type.dtype));
        }
        if (is_costly(node.op, target_) || row.cost == ops::kQuotientCost) ++costly_;
        return;
      case Family::Reduce:
      case Family::ArgReduce: return look_at_reduction(node.x()->type.shape, node.attributes[0]);
      case Family::Scan: possible_ = false; return;
      case Family::Structured: return look_at_structured(node, tile, in_loop);
    }
  }

  void look_at(const ir::Shape& shape) {
    const std::int64_t n = shape.elements();
    if (n == 1) return;
    if (passes::wide_axes(shape) != 1 || (elements_ != 1 && n != elements_)) small_ = false;
    if (n > elements_) largest_ = shape;
    elements_ = std::max(elements_, n);
  }

  void look_at_reduction(const ir::Shape& shape, std::int64_t axis) {
    crosses_ = true;
    if (shape[static_cast<int>(axis)] == 1) possible_ = false;
    if (!passes::is_trivial_reshape(shape, {shape.elements()})) possible_ = false;
  }

  void look_at_structured(const ir::Node& node, bool tile, bool in_loop) {
    switch (node.op) {
      case Op::constant:
      case Op::cast:
      case Op::bitcast:
      case Op::where:
      case Op::broadcast:
      case Op::multiple_of:
      case Op::philox:
      case Op::arange:
      case Op::program_id:
      case Op::num_programs:
      case Op::shape_of:
      case Op::stride_of:
      case Op::assume:
      case Op::yield:
      case Op::if_: break;
      case Op::permute: possible_ &= !moves_lanes(node); break;
      case Op::reshape:
        if (is_tile(node.x())) possible_ &= passes::source_axes(node).has_value();
        break;
      case Op::load:
        if (tile && in_loop && node.results[0]->type.shape.elements() > 1) streams_in_loop_ = true;
        if (tile) reads_ = std::max(reads_, ++reads_of_[node.buffer()]);
        break;
      case Op::store:
      case Op::atomic_add:
      case Op::atomic_max:
      case Op::atomic_min:
      case Op::atomic_and:
      case Op::atomic_or:
      case Op::atomic_xor:
      case Op::atomic_xchg:
      case Op::atomic_cas: look_at_write(*node.offset(), in_loop); break;
      case Op::for_:
      case Op::while_: found_.loops = true; break;
      default: possible_ = false; break;
    }
  }

  void look_at_write(const ir::Value& offset, bool in_loop) {
    if (!is_tile(&offset)) {
      crosses_ = true;  // once a program, not once a chunk
    } else if (has_shape_ && !(found_.shape == offset.type.shape)) {
      crosses_ = true;  // two index spaces
    } else {
      found_.shape = offset.type.shape;
      has_shape_ = true;
    }
    ordered_ |= in_loop;
  }

  // Carried tiles must have the one shape too.
  void look_at_carried() {
    ir::walk(body_, [&](const ir::Node* node) {
      if (node->op != Op::for_ && node->op != Op::while_ && node->op != Op::if_) return;
      for (const ir::Value* value : node->results) {
        if (!is_tile(value)) continue;
        if (!has_shape_) found_.shape = value->type.shape, has_shape_ = true;
        one_shape_ &= value->type.shape == found_.shape;
      }
    });
  }

  std::optional<Fusable> as_whole(std::int64_t natural) const {
    if (!small_ || !one_shape_ || elements_ > natural * kWholeParts) return std::nullopt;
    Fusable whole = found_;
    whole.whole = true;
    whole.shape = largest_;
    whole.lanes = lanes_for(natural, elements_);
    whole.parts = static_cast<unsigned>((elements_ + whole.lanes - 1) / whole.lanes);
    return whole;
  }

  Fusable in_chunks(std::int64_t natural) const {
    Fusable out = found_;
    const std::int64_t length = out.shape[lane_axis(out.shape)];
    out.lanes = lanes_for(natural, length);
    const bool two = costly_ > 0 || reads_ >= kManyReads;
    std::int64_t parts = nodes_ > kLargeBody ? 1 : two ? 2 : 4;
    out.nodes = nodes_;
    while (parts > 1 && parts * out.lanes > length) parts /= 2;
    out.parts = static_cast<unsigned>(parts);
    return out;
  }

  static unsigned lanes_for(std::int64_t natural, std::int64_t length) {
    return static_cast<unsigned>(std::min<std::int64_t>(
        natural, static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(length)))));
  }

  bool chunks_stay_apart() const {
    std::vector<const ir::Node*> all;
    for (const auto& [memory, accesses] : touched_) {
      if (memory_.disjoint && !passes::stay_apart(accesses)) return false;
      all.insert(all.end(), accesses.begin(), accesses.end());
    }
    return memory_.disjoint || passes::stay_apart(all);
  }

  const ir::Block& body_;
  const Target& target_;
  const passes::MemoryFacts& memory_;
  Fusable found_;
  bool possible_ = true;
  bool has_shape_ = false, one_shape_ = true;
  bool crosses_ = false;          // looks across elements, or does something once a program
  bool ordered_ = false;          // writes in a loop
  bool streams_in_loop_ = false;  // loads whole tiles in a loop
  bool small_ = true;             // tiles have one wide axis, all of one length
  std::int64_t elements_ = 1;
  ir::Shape largest_{1};
  std::size_t nodes_ = 0, costly_ = 0, widest_ = 1;
  std::size_t reads_ = 0;  // of the buffer that is read at most places
  std::unordered_map<const ir::Value*, std::size_t> reads_of_;
  std::unordered_map<const ir::Value*, std::vector<const ir::Node*>> touched_;
};

}  // namespace

std::optional<Fusable> fusable(const ir::Block& body, const Target& target,
                               const passes::MemoryFacts& memory) {
  return Finder(body, target, memory).find();
}

}  // namespace eas::codegen
