// Finds the strides of offsets by walking from every offset back to what it is computed from.
#include "passes/specialise.hpp"

#include <algorithm>
#include <unordered_set>

#include "ir/build.hpp"
#include "ir/clone.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/access.hpp"
#include "passes/constants.hpp"
#include "passes/pipeline.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

// Where a node touches memory: mma reads two blocks.
std::vector<const Value*> places_of(const Node& node) {
  if (node.op == Op::mma) return {node.a_base(), node.b_base()};
  return {node.op == Op::mma_store ? node.base() : node.offset()};
}

// Every value that some offset of a load, store or atomic is computed from. What a load gives is
// the end of a way: where it loads from is an offset of its own.
class OffsetValues {
 public:
  explicit OffsetValues(const ir::Function& function) {
    ir::walk(*function.body(), [&](const Node* node) {
      const ops::Effect effect = ops::info(node->op).effect;
      const bool touches = effect == ops::Effect::Read || effect == ops::Effect::Write ||
                           effect == ops::Effect::Atomic;
      if (!touches) return;
      for (const Value* place : places_of(*node)) add(place);
    });
    while (!work_.empty()) {
      const Value* value = work_.back();
      work_.pop_back();
      follow(*value);
    }
  }

  bool contains(const Value* value) const { return values_.contains(value); }

 private:
  void add(const Value* value) {
    if (value->type.is_memory() || !values_.insert(value).second) return;
    work_.push_back(value);
  }

  void follow(const Value& value) {
    const Node* node = value.node ? value.node : value.block->parent;
    if (!node) return;  // a parameter of the kernel
    if (node->op == Op::for_ || node->op == Op::while_) return follow_carried(value, *node);
    if (node->op == Op::if_) {
      for (const ir::Block* region : node->regions) {
        add(ir::terminator(*region)->operands[value.index]);
      }
      return;
    }
    if (!ops::is_pure(node->op)) return;
    for (const Value* operand : node->operands) add(operand);
  }

  void follow_carried(const Value& value, const Node& loop) {
    const std::size_t skipped = value.block ? ir::first_carried(loop) : 0;
    if (value.index < skipped) {  // the counter
      for (const Value* bound : {loop.lo(), loop.hi(), loop.step()}) add(bound);
      return;
    }
    const std::size_t k = value.index - skipped;
    add(loop.inits()[k]);
    add(ir::terminator(*loop.regions.back())->operands[k]);
  }

  std::unordered_set<const Value*> values_;
  std::vector<const Value*> work_;
};

// The scalar a tile repeats, through casts between integers too.
const Value* repeated_scalar(const Value* value) {
  while (value->node && (value->node->op == Op::broadcast || value->node->op == Op::cast)) {
    value = value->node->x();
  }
  return value;
}

bool is_int64_param(const Value* value, const ir::Function& function) {
  return value->block == function.body() && value->type == ir::Type::scalar(DType::int64);
}

}  // namespace

std::vector<UnitStride> unit_stride_candidates(const ir::Function& function) {
  const OffsetValues offsets(function);
  std::vector<UnitStride> found;
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->op == Op::stride_of) {
      found.push_back({node->buffer()->index, static_cast<std::int32_t>(node->attributes[0])});
    }
    if (node->op != Op::mul || !offsets.contains(node->results[0])) return;
    if (node->results[0]->type.is_scalar()) return;
    for (const Value* operand : node->operands) {
      const Value* scalar = repeated_scalar(operand);
      if (is_int64_param(scalar, function)) found.push_back({scalar->index, -1});
    }
  });
  const auto before = [](const UnitStride& x, const UnitStride& y) {
    return x.param != y.param ? x.param < y.param : x.axis < y.axis;
  };
  std::sort(found.begin(), found.end(), before);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::unique_ptr<ir::Function> specialise(const ir::Function& function,
                                         std::span<const UnitStride> ones) {
  auto copy = ir::clone(function);
  const auto is_one = [&](std::uint32_t param, std::int64_t axis) {
    return std::any_of(ones.begin(), ones.end(), [&](const UnitStride& stride) {
      return stride.param == param && stride.axis == axis;
    });
  };
  ir::Block& body = *copy->body();
  ir::walk(body, [&](Node* node) {
    if (node->op != Op::stride_of || !is_one(node->buffer()->index, node->attributes[0])) return;
    node->op = Op::constant;
    node->operands.clear();
    node->attributes = {1};
  });
  ir::ValueMap replaced;
  for (const Value* param : body.params) {
    if (!param->type.is_scalar() || !is_one(param->index, -1) || body.nodes.empty()) continue;
    const Node* first = body.nodes.front();
    replaced[param] = ir::BlockBuilder(*copy, &body).number(param->type.dtype, 1);
    ir::move_last_before(body, first);
  }
  ir::replace_all_uses(*copy, replaced);
  optimise(*copy);
  return copy;
}

std::vector<BufferPair> conflicting_pairs(const ir::Function& function) {
  const Access touched = access(function);
  const auto count = static_cast<std::uint32_t>(touched.reads.size());
  std::vector<BufferPair> pairs;
  for (std::uint32_t i = 0; i < count; ++i) {
    for (std::uint32_t j = i + 1; j < count; ++j) {
      const bool both =
          (touched.reads[i] || touched.writes[i]) && (touched.reads[j] || touched.writes[j]);
      if (both && (touched.writes[i] || touched.writes[j])) pairs.push_back({i, j});
    }
  }
  return pairs;
}

}  // namespace eas::passes
