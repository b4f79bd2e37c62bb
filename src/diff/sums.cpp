// A sum is written as parts: tiles, each times a factor that is the same along the axis. A part whose
// factor is known later than its tile is summed alone and multiplied after. In lanes that a mask
// leaves out tiles are 0; a factor may be anything there, so sums are multiplied by mul_no_nan.
#include "diff/sums.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "diff/depths.hpp"
#include "ir/edit.hpp"
#include "passes/pipeline.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

constexpr std::size_t kMostParts = 8;
constexpr int kDeep = 8;  // further nobody looks

const Node* node_of(const Value* value, Op op) {
  return value->node && value->node->op == op ? value->node : nullptr;
}

// The number in all lanes, if it is one.
std::optional<double> number_in(const Value* value) {
  while (const Node* node = node_of(value, Op::broadcast)) value = node->x();
  if (!ir::is_constant(value)) return std::nullopt;
  return ir::constant_double(value->type.dtype, value->node->attributes[0]);
}

bool is_zero(const Value* value) { return number_in(value) == 0.0; }
bool is_one(const Value* value) { return number_in(value) == 1.0; }

// Whether a tile is 0 wherever the mask is false.
bool is_zero_outside(const Value* mask, const Value* value, int depth = 0) {
  const Node* node = value->node;
  if (!node || depth > kDeep) return false;
  switch (node->op) {
    case Op::load: return node->mask() == mask && is_zero(node->other());
    case Op::where: return node->condition() == mask && is_zero(node->y());
    case Op::neg: return is_zero_outside(mask, node->x(), depth + 1);
    case Op::mul:
      return is_zero_outside(mask, node->x(), depth + 1) &&
             is_zero_outside(mask, node->y(), depth + 1);
    default: return false;
  }
}

class Sums {
 public:
  // `tied`: values that will be others.
  Sums(ir::Function& function, const ir::ValueMap& tied)
      : function_(function), build_(function, function.body()), tied_(tied) {}

  // What is made stands before the node looked at.
  void visit(Block& block) {
    for (Node* node : std::exchange(block.nodes, {})) {
      for (Value*& operand : node->operands) operand = ir::mapped(replaced_, operand);
      for (Block* region : node->regions) visit(*region);
      if (node->op == Op::div) quotients_[node->x()].push_back(node);
      build_.set_block(&block);
      build_.set_location(node->location);
      first_ = noted_ = block.nodes.size();
      Value* made = node->op == Op::sum   ? shorter(*node)
                    : node->op == Op::mul ? by_quotient(*node)
                                          : nullptr;
      note_made();
      block.nodes.push_back(node);
      depths_.note(*node);
      if (made) replaced_[node->results[0]] = made;
    }
  }

 private:
  struct Part {
    Value* tile;
    std::vector<Value*> factors;  // each in the shape of the sum
    bool negative = false;
  };

  int depth(const Value* value) {
    note_made();
    return depths_.of(value);
  }
  void note_made() {
    const std::vector<Node*>& nodes = build_.block()->nodes;
    for (; noted_ < nodes.size(); ++noted_) depths_.note(*nodes[noted_]);
  }
  int depth_of_factors(const Part& part) {
    int most = 0;
    for (const Value* factor : part.factors) most = std::max(most, depth(factor));
    return most;
  }

  // What a tile repeats along the axis, in the shape of the sum; null where it does not.
  Value* repeated(Value* tile, int axis, const Type& sum) {
    const Node* node = node_of(tile, Op::broadcast);
    if (!node) return nullptr;
    Value* x = node->x();
    if (x->type.is_scalar()) return build_.broadcast(x, sum.shape);
    if (x->type.shape.rank() != tile->type.shape.rank()) return nullptr;
    for (int i = 0; i < x->type.shape.rank(); ++i) {
      if (x->type.shape[i] != (i == axis ? 1 : tile->type.shape[i])) return nullptr;
    }
    return build_.reshape(x, sum.shape);
  }

  std::vector<Part> parts_of(Value* tile, int axis, const Type& sum, int deep = 0) {
    const Node* node = tile->node;
    if (!node || deep > kDeep || tied_.contains(tile)) return {{tile, {}}};
    const auto whole = [&](const std::vector<Part>& parts) {
      return parts.size() > kMostParts || std::none_of(parts.begin(), parts.end(), [&](auto& part) {
               return depth_of_factors(part) > depth(part.tile);
             });
    };
    const auto inside = [&](Value* value) { return parts_of(value, axis, sum, deep + 1); };
    switch (node->op) {
      case Op::neg: return negative(inside(node->x()));
      case Op::add:
      case Op::sub: {
        std::vector<Part> all = inside(node->x());
        for (Part& part : node->op == Op::sub ? negative(inside(node->y())) : inside(node->y())) {
          all.push_back(std::move(part));
        }
        if (whole(all)) break;
        return all;
      }
      case Op::mul:
        for (const auto& [x, y] : {std::pair{node->x(), node->y()}, {node->y(), node->x()}}) {
          if (Value* factor = repeated(y, axis, sum)) return times(inside(x), factor);
        }
        return of_product(tile, inside(node->x()), inside(node->y()));
      case Op::mul_no_nan:
        if (Value* factor = repeated(node->y(), axis, sum)) return times(inside(node->x()), factor);
        break;
      case Op::div:
        if (Value* by = repeated(node->y(), axis, sum)) {
          Value* one = build_.broadcast(build_.number(sum.dtype, 1), sum.shape);
          return times(inside(node->x()), build_.elementwise(Op::div, {one, by}));
        }
        break;
      case Op::where: {
        if (!is_zero(node->y())) break;
        std::vector<Part> all = inside(node->x());
        if (whole(all)) break;
        for (Part& part : all) {
          if (is_zero_outside(node->condition(), part.tile)) continue;
          part.tile = build_.where({node->condition(), part.tile, node->y()});
        }
        return all;
      }
      default: break;
    }
    return {{tile, {}}};
  }

  static std::vector<Part> negative(std::vector<Part> parts) {
    for (Part& part : parts) part.negative = !part.negative;
    return parts;
  }
  static std::vector<Part> times(std::vector<Part> parts, Value* factor) {
    for (Part& part : parts) part.factors.push_back(factor);
    return parts;
  }

  // Factors that are known later than what they multiply leave a product, too.
  std::vector<Part> of_product(Value* tile, std::vector<Part> x, std::vector<Part> y) {
    if (x.size() != 1 || y.size() != 1) return {{tile, {}}};
    bool leaves = false;
    for (const Part& part : {x[0], y[0]}) {
      leaves |= depth_of_factors(part) > std::max(depth(x[0].tile), depth(y[0].tile));
    }
    if (!leaves) return {{tile, {}}};
    Part out = x[0];
    out.tile = build_.elementwise(Op::mul, {x[0].tile, y[0].tile});
    out.factors.insert(out.factors.end(), y[0].factors.begin(), y[0].factors.end());
    out.negative = x[0].negative != y[0].negative;
    return {out};
  }

  // The sum in parts, where one need not wait any more, or where all is one part with a factor.
  Value* shorter(Node& node) {
    Value* x = node.x();
    const Type& sum = node.results[0]->type;
    if (!is_float(sum.dtype) || x->type.dtype != sum.dtype) return nullptr;
    const auto axis = static_cast<int>(node.attributes[0]);
    const std::vector<Part> parts = parts_of(x, axis, sum);
    const bool waits = std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
      return !part.factors.empty() && depth_of_factors(part) > depth(part.tile);
    });
    const bool has_factor = parts.size() == 1 && (!parts[0].factors.empty() || parts[0].negative);
    if (!waits && !has_factor) return drop();
    Value* total = nullptr;
    for (const Part& part : parts) {
      Value* each = build_.along_axis(Op::sum, part.tile, axis);
      for (Value* factor : part.factors) each = build_.elementwise(Op::mul_no_nan, {each, factor});
      if (part.negative) each = build_.elementwise(Op::neg, {each});
      total = total ? build_.elementwise(Op::add, {total, each}) : each;
    }
    return total;
  }

  Value* drop() {
    build_.block()->nodes.resize(first_);
    noted_ = std::min(noted_, first_);
    return nullptr;
  }

  // --- x / s * e

  Value* by_quotient(Node& node) {
    for (const auto& [x, e] : {std::pair{node.x(), node.y()}, {node.y(), node.x()}}) {
      const auto found = quotients_.find(e);
      if (found == quotients_.end()) continue;
      for (const Node* quotient : found->second) {
        if (quotient->results[0] == x) continue;
        if (!ir::is_visible_in(quotient->results[0], node.parent)) continue;
        const Node* spread = node_of(quotient->y(), Op::broadcast);
        if (!spread || !spread->x()->type.is_scalar()) continue;
        if (Value* product = multiplied(x, spread->x())) {
          return build_.elementwise(Op::mul, {product, quotient->results[0]});
        }
      }
    }
    return drop();
  }

  // x * s, where s is a divisor of all of x; null else.
  Value* multiplied(Value* x, const Value* s, int deep = 0) {
    const Node* node = x->node;
    if (!node || deep > kDeep) return nullptr;
    const auto inside = [&](Value* value) { return multiplied(value, s, deep + 1); };
    switch (node->op) {
      case Op::broadcast: {
        if (!node->x()->type.is_scalar()) return nullptr;
        Value* number = inside(node->x());
        return number ? build_.broadcast(number, x->type.shape) : nullptr;
      }
      case Op::neg: {
        Value* made = inside(node->x());
        return made ? build_.elementwise(Op::neg, {made}) : nullptr;
      }
      case Op::add:
      case Op::sub: {
        Value *a = inside(node->x()), *b = a ? inside(node->y()) : nullptr;
        return b ? build_.elementwise(node->op, {a, b}) : nullptr;
      }
      case Op::mul:
      case Op::mul_no_nan:
        if (Value* made = inside(node->y())) return product(node->x(), made);
        if (Value* made = inside(node->x())) return product(made, node->y());
        return nullptr;
      case Op::div: {
        const Value* by = node->y();
        if (const Node* spread = node_of(by, Op::broadcast)) by = spread->x();
        return by == s ? node->x() : nullptr;
      }
      default: return nullptr;
    }
  }

  Value* product(Value* x, Value* y) {
    if (is_one(x)) return y;
    return is_one(y) ? x : build_.elementwise(Op::mul, {x, y});
  }

  ir::Function& function_;
  ir::BlockBuilder build_;
  ir::ValueMap replaced_;
  const ir::ValueMap& tied_;
  std::size_t first_ = 0;
  std::unordered_map<const Value*, std::vector<const Node*>> quotients_;  // by what is divided
  Depths depths_;
  std::size_t noted_ = 0;
};

}  // namespace

// An adjoint has no prints of its own.
void tie(ir::Builder& build, Value* computed, Value* saved) {
  build.device_print("", {computed, saved});
}

void shorten_sums(ir::Function& function) {
  passes::optimise(function);
  ir::ValueMap taken;
  for (const Node* node : function.body()->nodes) {
    if (node->op == Op::device_print) taken[node->operands[0]] = node->operands[1];
  }
  Sums(function, taken).visit(*function.body());
  if (taken.empty()) return;
  ir::erase_nodes_if(*function.body(),
                     [](const Node* node) { return node->op == Op::device_print; });
  ir::replace_all_uses(function, taken);
}

}  // namespace eas::diff
