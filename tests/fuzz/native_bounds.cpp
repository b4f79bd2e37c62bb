// Walks a kernel and writes its copy with bounds: memory, control flow and fragments here, the
// rules of single ops in native_bounds_rules.cpp.
#include "native_bounds.hpp"

#include <eas/error.hpp>

#include <unordered_map>

#include "ir/edit.hpp"
#include "native_bounds_rules.hpp"

namespace eas::fuzz {
namespace {

// The type of a value's bound. A fragment has two numbers: the bound of all its elements, and one
// on their magnitude, which is never less.
Type bound_type(const Type& type) {
  if (type.kind == ir::TypeKind::Fragment) return Type::tile(DType::float64, {2});
  return Type::tile(DType::float64, type.shape);
}

// Whether the order of combining by this region changes a result: floats are added or multiplied.
bool rounds(const ir::Block& region) {
  bool found = false;
  ir::walk(region, [&](const ir::Node* node) {
    if (node->op == Op::yield || node->op == Op::where || node->op == Op::constant) return;
    if (node->op == Op::minimum || node->op == Op::maximum) return;
    for (const Value* result : node->results) found = found || is_float(result->type.dtype);
  });
  return found;
}

class Bounds {
 public:
  Bounds(const ir::Function& from, const std::vector<bool>& written)
      : from_(from), out_(new ir::Function), b_(*out_, from.fast_math) {
    out_->mode = from.mode;
    out_->group_size = from.group_size;
    out_->fast_math = from.fast_math;
    const auto& params = from.body()->params;
    for (const Value* param : params) {
      pairs_[param] = {out_->add_param(out_->body(), param->type), nullptr};
    }
    for (std::size_t i = 0; i < params.size(); ++i) {
      if (!params[i]->type.is_memory() || !written[i]) continue;
      pairs_[params[i]].error = out_->add_param(out_->body(), Type::buffer(DType::float64));
      shadowed_.push_back(i);
    }
    flags_ = out_->add_param(out_->body(), Type::buffer(DType::float64));
  }

  Bounded run() {
    block(*from_.body(), out_->body());
    return {std::move(out_), std::move(shadowed_)};
  }

 private:
  // --- frame
  void block(const ir::Block& from, ir::Block* to) {
    ir::Block* around = b_.block;
    b_.block = to;
    for (const ir::Node* node : from.nodes) this->node(*node);
    b_.block = around;
  }

  const Pair& pair(const Value* value) const { return pairs_.at(value); }
  std::vector<Pair> pairs(const ir::Node& node, std::size_t first = 0) const {
    std::vector<Pair> out;
    for (std::size_t i = first; i < node.operands.size(); ++i)
      out.push_back(pair(node.operands[i]));
    return out;
  }
  // The bound as a value, where one must be carried or stored.
  Value* error(const Value* value) {
    const Pair& of = pair(value);
    return of.error ? of.error : b_.num(0, bound_type(value->type).shape);
  }

  ir::Node* copy(const ir::Node& node) {
    std::vector<Value*> operands;
    for (const Value* operand : node.operands) operands.push_back(pair(operand).value);
    std::vector<Type> types;
    for (const Value* result : node.results) types.push_back(result->type);
    ir::Node* out = out_->add_node(b_.block, node.op, operands, types, node.attributes);
    out->text = node.text;
    for (std::size_t i = 0; i < types.size(); ++i) {
      pairs_[node.results[i]] = {out->results[i], nullptr};
    }
    return out;
  }
  void bounded_by(const ir::Node& node, Value* bound, std::size_t result = 0) {
    pairs_[node.results[result]].error = bound;
  }

  void raise(Flag flag, Value* bound) {
    if (!bound) return;
    Value* wrong = b_.positive(bound);
    if (const auto elements = wrong->type.shape.elements(); !wrong->type.is_scalar()) {
      wrong = b_.op(Op::reshape, {wrong}, Type::tile(DType::bool_, {elements}));
      wrong = b_.fold(Op::any, wrong, 0);
    }
    out_->add_node(b_.block, Op::store, {flags_, b_.int64(flag), b_.num(1, Shape{}), wrong}, {});
  }

  void node(const ir::Node& node) {
    const ops::OpInfo& row = ops::info(node.op);
    switch (row.family) {
      case ops::Family::Elementwise: {
        Value* out = copy(node)->results[0];
        return bounded_by(node, b_.elementwise(node.op, pairs(node), out));
      }
      case ops::Family::Reduce:
      case ops::Family::ArgReduce:
      case ops::Family::Scan: {
        Value* out = copy(node)->results[0];
        const auto axis = static_cast<int>(node.attributes[0]);
        return bounded_by(node, b_.along_axis(node.op, pair(node.operands[0]), axis, out));
      }
      case ops::Family::Structured: break;
    }
#define EAS_STRUCTURED(name, ...) \
  if (node.op == Op::name) return on_##name(node);
#include "ops/ops.def"
  }

  // --- ops without memory
  void exact(const ir::Node& node) { copy(node); }
  void on_program_id(const ir::Node& node) { exact(node); }
  void on_num_programs(const ir::Node& node) { exact(node); }
  void on_arange(const ir::Node& node) { exact(node); }
  void on_tid(const ir::Node& node) { exact(node); }
  void on_local_id(const ir::Node& node) { exact(node); }
  void on_lane_id(const ir::Node& node) { exact(node); }
  void on_sg_id(const ir::Node& node) { exact(node); }
  void on_shape_of(const ir::Node& node) { exact(node); }
  void on_stride_of(const ir::Node& node) { exact(node); }
  void on_constant(const ir::Node& node) { exact(node); }
  void on_barrier(const ir::Node& node) { exact(node); }
  void on_cast(const ir::Node& node) {
    Value* out = copy(node)->results[0];
    bounded_by(node, b_.cast(pair(node.operands[0]), out));
  }
  void on_bitcast(const ir::Node& node) {
    Value* out = copy(node)->results[0];
    bounded_by(node, b_.bitcast(pair(node.operands[0]), out));
  }
  void on_where(const ir::Node& node) {
    copy(node);
    const auto x = pairs(node);
    bounded_by(node, b_.where_bound(x[0], x[1], x[2]));
  }
  void on_sort(const ir::Node& node) {
    copy(node);
    bounded_by(node, b_.sort(pair(node.operands[0]), static_cast<int>(node.attributes[0])));
  }
  void on_dot(const ir::Node& node) {
    Value* out = copy(node)->results[0];
    bounded_by(node, b_.dot(pairs(node), out));
  }
  void on_philox(const ir::Node& node) {
    Value* out = copy(node)->results[0];
    Value* bound = b_.exact_only(pairs(node), out);
    for (std::size_t i = 0; i < node.results.size(); ++i) bounded_by(node, bound, i);
  }
  void on_multiple_of(const ir::Node& node) {
    copy(node);
    bounded_by(node, pair(node.operands[0]).error);
  }
  // Bounds move as values do.
  void moves(const ir::Node& node) {
    copy(node);
    bool any = false;
    for (const Value* operand : node.operands) any = any || pair(operand).error;
    if (!any) return;
    std::vector<Value*> bounds;
    for (const Value* operand : node.operands) bounds.push_back(error(operand));
    bounded_by(node, b_.op(node.op, bounds, bound_type(node.results[0]->type), node.attributes));
  }
  void on_broadcast(const ir::Node& node) { moves(node); }
  void on_reshape(const ir::Node& node) { moves(node); }
  void on_permute(const ir::Node& node) { moves(node); }
  void on_cat(const ir::Node& node) { moves(node); }
  void on_join(const ir::Node& node) { moves(node); }

  // --- what users see
  void told(const ir::Node& node, Flag flag) {
    copy(node);
    for (const Value* operand : node.operands) raise(flag, pair(operand).error);
  }
  void on_assume(const ir::Node& node) { told(node, kPathFlag); }
  void on_device_assert(const ir::Node& node) { told(node, kPathFlag); }
  void on_device_print(const ir::Node& node) { told(node, kPrintFlag); }

  // --- memory. A memory's `error` is the memory of its bounds; null where it never changes.
  void on_alloc_tg(const ir::Node& node) {
    copy(node);
    bounded_by(node, b_.op(Op::alloc_tg, {}, Type::group(DType::float64), node.attributes));
  }
  void on_workspace(const ir::Node& node) {
    Value* size = copy(node)->size();
    bounded_by(node, b_.op(Op::workspace, {size}, Type::group(DType::float64)));
  }
  void on_load(const ir::Node& node) {
    copy(node);
    const Pair memory = pair(node.operands[0]), offset = pair(node.operands[1]);
    const bool masked = node.operands.size() > 2;
    std::vector<Value*> operands = {memory.error, offset.value};
    const Type type = bound_type(node.results[0]->type);
    if (masked) {
      operands.push_back(pair(node.operands[2]).value);
      operands.push_back(error(node.operands[3]));
    }
    Value* bound = nullptr;
    if (memory.error) {
      bound = b_.op(Op::load, operands, type);
    } else if (masked && pair(node.operands[3]).error) {
      bound = b_.where(operands[2], b_.num(0, type.shape), operands[3]);
    }
    Value* doubt = offset.error;
    if (masked && pair(node.operands[2]).error) {
      doubt = doubt ? b_.add(doubt, pair(node.operands[2]).error) : pair(node.operands[2]).error;
    }
    if (doubt) {
      if (!bound) bound = b_.num(0, type.shape);
      bound = b_.where(b_.positive(doubt), b_.num(kUnknown, type.shape), bound);
    }
    bounded_by(node, bound);
  }
  void on_store(const ir::Node& node) {
    copy(node);
    raise(kPathFlag, pair(node.operands[1]).error);
    std::vector<Value*> operands = {pair(node.operands[0]).error, pair(node.operands[1]).value,
                                    error(node.operands[2])};
    if (node.operands.size() > 3) {
      raise(kPathFlag, pair(node.operands[3]).error);
      operands.push_back(pair(node.operands[3]).value);
    }
    out_->add_node(b_.block, Op::store, operands, {});
  }

  // Bounds of the elements before; then the update `change` (an atomic on bounds) by `by`.
  void atomic(const ir::Node& node, std::size_t values, Op change) {
    const bool masked = node.operands.size() > 2 + values;
    raise(kPathFlag, pair(node.operands[1]).error);
    if (masked) raise(kPathFlag, pair(node.operands.back()).error);
    Value* offset = pair(node.operands[1]).value;
    Value* mask = masked ? pair(node.operands.back()).value : nullptr;
    Value* shadow = pair(node.operands[0]).error;
    const Type type = Type::tile(DType::float64, offset->type.shape);
    const auto masked_operands = [&](std::vector<Value*> operands, bool with_other) {
      if (mask) operands.push_back(mask);
      if (mask && with_other) operands.push_back(b_.num(0, offset));
      return operands;
    };
    Value* before = b_.op(Op::load, masked_operands({shadow, offset}, true), type);
    Value* old = copy(node)->results[0];
    Value* by = error(node.operands[2]);
    if (values == 2) by = b_.add(by, error(node.operands[3]));
    const DType dtype = old->type.dtype;
    if (change == Op::atomic_add) {  // floats: rounding differs where anything does
      const auto [eps, tiny, largest, normal] = precision(dtype);
      Value* size = b_.add(b_.magnitude(old), b_.magnitude(pair(node.operands[2]).value));
      Value* one = b_.plus(b_.scale(size, 2 * eps), tiny);
      one = b_.where(b_.finite(old), one, b_.num(kUnknown, old));
      Value* any = b_.positive(b_.add(before, by));
      by = b_.bound(b_.add(by, b_.where(any, one, b_.num(0, one))));
    } else if (change == Op::atomic_max && (values == 2 || !is_float(dtype))) {
      by = b_.unknown_if(b_.positive(b_.add(by, values == 2 ? before : b_.num(0, by))));
    }
    Value* bound = b_.op(change, masked_operands({shadow, offset, by}, false), type);
    if (values == 2) bound = b_.max(bound, by);
    bounded_by(node, bound);
  }
  void on_atomic_add(const ir::Node& node) {
    const bool floats = is_float(node.results[0]->type.dtype);
    atomic(node, 1, floats ? Op::atomic_add : Op::atomic_max);
  }
  void on_atomic_max(const ir::Node& node) { atomic(node, 1, Op::atomic_max); }
  void on_atomic_min(const ir::Node& node) { atomic(node, 1, Op::atomic_max); }
  void on_atomic_and(const ir::Node& node) { atomic(node, 1, Op::atomic_max); }
  void on_atomic_or(const ir::Node& node) { atomic(node, 1, Op::atomic_max); }
  void on_atomic_xor(const ir::Node& node) { atomic(node, 1, Op::atomic_max); }
  void on_atomic_xchg(const ir::Node& node) { atomic(node, 1, Op::atomic_xchg); }
  void on_atomic_cas(const ir::Node& node) { atomic(node, 2, Op::atomic_max); }

  // --- control flow: bounds are carried, given and yielded after the values
  ir::Node* with_regions(const ir::Node& node, std::size_t fixed, std::vector<Value*> extra) {
    std::vector<Value*> operands;
    for (const Value* operand : node.operands) operands.push_back(pair(operand).value);
    operands.insert(operands.end(), extra.begin(), extra.end());
    std::vector<Type> types;
    for (const Value* result : node.results) types.push_back(result->type);
    for (const Value* result : node.results) types.push_back(bound_type(result->type));
    ir::Node* out = out_->add_node(b_.block, node.op, operands, types, node.attributes);
    const std::size_t count = node.results.size();
    for (const ir::Block* from : node.regions) {
      ir::Block* to = out_->add_block(out);
      for (const Value* param : from->params)
        pairs_[param].value = out_->add_param(to, param->type);
      for (std::size_t i = fixed; i < from->params.size(); ++i) {
        const Value* param = from->params[i];
        pairs_[param].error = out_->add_param(to, bound_type(param->type));
      }
      block(*from, to);
    }
    for (std::size_t i = 0; i < count; ++i) {
      pairs_[node.results[i]] = {out->results[i], out->results[count + i]};
    }
    return out;
  }
  std::vector<Value*> errors(const ir::Node& node, std::size_t first) {
    std::vector<Value*> out;
    for (std::size_t i = first; i < node.operands.size(); ++i)
      out.push_back(error(node.operands[i]));
    return out;
  }
  void on_for_(const ir::Node& node) {
    for (std::size_t i = 0; i < 3; ++i) raise(kPathFlag, pair(node.operands[i]).error);
    with_regions(node, 1, errors(node, 3));
  }
  void on_while_(const ir::Node& node) { with_regions(node, 0, errors(node, 0)); }
  void on_if_(const ir::Node& node) {
    raise(kPathFlag, pair(node.operands[0]).error);
    with_regions(node, 0, {});
  }
  void on_yield(const ir::Node& node) {
    const ir::Node& parent = *node.parent->parent;
    std::vector<Value*> operands;
    for (const Value* operand : node.operands) operands.push_back(pair(operand).value);
    if (parent.op == Op::while_ && node.parent == parent.regions[0]) {
      raise(kPathFlag, pair(node.operands[0]).error);
    } else {
      for (const Value* operand : node.operands) operands.push_back(error(operand));
    }
    out_->add_node(b_.block, Op::yield, operands, {});
  }

  // The function of a reduce or scan: (left…, right…) become (left…, bounds…, right…, bounds…).
  void combine(const ir::Node& node) {
    const std::size_t count = node.operands.size();
    const std::int64_t length = node.operands[0]->type.shape[static_cast<int>(node.attributes[0])];
    const bool reordered = length > 1 && rounds(*node.regions[0]);
    std::vector<Value*> operands;
    std::vector<Type> types;
    for (const Value* operand : node.operands) operands.push_back(pair(operand).value);
    for (const Value* operand : node.operands) {
      Value* bound = error(operand);
      if (const DType dtype = operand->type.dtype; reordered && is_float(dtype)) {
        const auto [eps, tiny, largest, normal] = precision(dtype);
        Value* one = b_.plus(b_.scale(b_.finite_magnitude(pair(operand).value), eps), tiny);
        bound = b_.add(bound, b_.scale(one, BoundsRules::terms(length)));
      }
      operands.push_back(bound);
    }
    for (const Value* result : node.results) types.push_back(result->type);
    for (const Value* result : node.results) types.push_back(bound_type(result->type));
    ir::Node* out = out_->add_node(b_.block, node.op, operands, types, node.attributes);
    const ir::Block& from = *node.regions[0];
    ir::Block* to = out_->add_block(out);
    for (std::size_t side = 0; side < 2; ++side) {
      for (const bool bounds : {false, true}) {
        for (std::size_t i = 0; i < count; ++i) {
          const Value* param = from.params[side * count + i];
          Pair& into = pairs_[param];
          (bounds ? into.error : into.value) =
              out_->add_param(to, bounds ? bound_type(param->type) : param->type);
        }
      }
    }
    block(from, to);
    for (std::size_t i = 0; i < count; ++i) {
      pairs_[node.results[i]] = {out->results[i], out->results[count + i]};
    }
  }
  void on_reduce(const ir::Node& node) { combine(node); }
  void on_scan(const ir::Node& node) { combine(node); }

  // --- fragments
  struct BlockSize {
    Value *magnitude, *error;  // the largest of its 64 elements
  };
  // Adds a loop over the elements of an 8x8 block: body(offset, carried…) gives the next carried.
  template <class Body>
  std::vector<Value*> each_element(Value* base, Value* stride, std::vector<Value*> inits,
                                   Body body) {
    const Type index = Type::scalar(DType::int64);
    std::vector<Value*> operands = {b_.int64(0), b_.int64(64), b_.int64(1)};
    operands.insert(operands.end(), inits.begin(), inits.end());
    std::vector<Type> types(inits.size(), Type::scalar(DType::float64));
    ir::Node* loop = out_->add_node(b_.block, Op::for_, operands, types);
    ir::Block* region = out_->add_block(loop);
    Value* i = out_->add_param(region, index);
    std::vector<Value*> carried;
    for (const Type& type : types) carried.push_back(out_->add_param(region, type));
    ir::Block* around = b_.block;
    b_.block = region;
    Value* row = b_.op(Op::floordiv, {i, b_.int64(8)}, index);
    Value* column = b_.op(Op::mod, {i, b_.int64(8)}, index);
    Value* offset = b_.add(base, b_.add(b_.mul(row, stride), column));
    out_->add_node(region, Op::yield, body(offset, carried), {});
    b_.block = around;
    return loop->results;
  }
  BlockSize size_of(const ir::Node& node, std::size_t first) {
    const Pair memory = pair(node.operands[first]);
    Value* zero = b_.num(0, Shape{});
    const auto found = each_element(
        pair(node.operands[first + 1]).value, pair(node.operands[first + 2]).value, {zero, zero},
        [&](Value* offset, std::vector<Value*> largest) -> std::vector<Value*> {
          Value* x =
              b_.op(Op::load, {memory.value, offset}, Type::scalar(memory.value->type.dtype));
          largest[0] = b_.max(largest[0], b_.magnitude(x));
          if (memory.error) {
            Value* e = b_.op(Op::load, {memory.error, offset}, Type::scalar(DType::float64));
            largest[1] = b_.max(largest[1], e);
          }
          return largest;
        });
    return {found[0], found[1]};
  }
  // A fragment's bound as two scalars, and back.
  BlockSize parts(Value* bound) { return {b_.fold(Op::max, bound, 0), b_.fold(Op::min, bound, 0)}; }
  Value* whole(Value* error, Value* magnitude) {
    error = b_.bound(error);
    magnitude = b_.max(b_.bound(magnitude), error);
    return b_.op(Op::join, {error, magnitude}, Type::tile(DType::float64, {2}));
  }
  void on_mma_zero(const ir::Node& node) { exact(node); }
  void on_mma(const ir::Node& node) {
    for (const std::size_t i : {1, 2, 4, 5}) raise(kPathFlag, pair(node.operands[i]).error);
    const BlockSize a = size_of(node, 0), b = size_of(node, 3);
    const BlockSize acc = parts(error(node.operands[6]));
    copy(node);
    Value* moved = b_.add(b_.add(b_.mul(a.magnitude, b.error), b_.mul(a.error, b.magnitude)),
                          b_.mul(a.error, b.error));
    Value* magnitude = b_.add(acc.magnitude, b_.scale(b_.mul(a.magnitude, b.magnitude), 8));
    const auto [eps, tiny, largest, normal] = precision(DType::float32);
    Value* own = b_.plus(b_.scale(magnitude, eps * BoundsRules::terms(9)), tiny);
    Value* total = b_.add(b_.add(acc.error, b_.scale(moved, 8)), own);
    total = b_.where(b_.below(magnitude, largest / 4), total, b_.num(kUnknown, total));
    bounded_by(node, whole(total, magnitude));
  }
  void on_mma_store(const ir::Node& node) {
    for (const std::size_t i : {1, 2}) raise(kPathFlag, pair(node.operands[i]).error);
    copy(node);
    const Pair memory = pair(node.operands[0]);
    const auto [eps, tiny, largest, normal] = precision(memory.value->type.dtype);
    const BlockSize of = parts(error(node.operands[3]));
    Value* rounded = b_.plus(b_.scale(of.magnitude, eps), tiny);
    Value* bound = b_.add(of.error, b_.where(b_.positive(of.error), rounded, b_.num(0, Shape{})));
    bound = b_.where(b_.below(of.magnitude, largest / 4), bound, b_.num(kUnknown, Shape{}));
    each_element(pair(node.operands[1]).value, pair(node.operands[2]).value, {},
                 [&](Value* offset, const std::vector<Value*>&) -> std::vector<Value*> {
                   out_->add_node(b_.block, Op::store, {memory.error, offset, bound}, {});
                   return {};
                 });
  }

  const ir::Function& from_;
  std::unique_ptr<ir::Function> out_;
  BoundsRules b_;
  std::unordered_map<const Value*, Pair> pairs_;
  std::vector<std::size_t> shadowed_;
  Value* flags_ = nullptr;
};

}  // namespace

Bounded with_bounds(const ir::Function& function, const std::vector<bool>& written) {
  return Bounds(function, written).run();
}

}  // namespace eas::fuzz
