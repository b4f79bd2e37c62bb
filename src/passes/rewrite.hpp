// One walk that rebuilds every block in order: what canonicalise and fold_constants are made of.
//
// A rule sees each node with its operands already rewritten. It may change the node in place, or
// give the value to use instead of the node's result; what it emits lands before the node. Nodes
// that are replaced leave the block at once.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "ir/build.hpp"

namespace eas::passes {

class Rewriter : public ir::Builder {
 public:
  // Whether a rule took the node over. A rule of values gives the replacement of a single result,
  // or null to leave the node.
  using ValueRule = ir::Value* (*)(Rewriter&, ir::Node&);
  // A rule of control may inline regions and replace all results; it says whether the node is gone.
  using ControlRule = bool (*)(Rewriter&, ir::Node&);

  Rewriter(ir::Function& function, ValueRule values, ControlRule control = nullptr)
      : function_(function), values_(values), control_(control) {}

  bool run();  // whether anything changed

  // --- for rules ---
  ir::Function& function() { return function_; }
  void changed() { changed_ = true; }
  // New nodes stand before the one looked at. A single result is simplified by the same rule.
  ir::Node* add(ir::Op op, std::vector<ir::Value*> operands, std::span<const ir::Type> results,
                std::vector<std::int64_t> attributes = {}, std::string text = {}) override;
  ir::Value* give(ir::Op op, std::vector<ir::Value*> operands, const ir::Type& type,
                  std::vector<std::int64_t> attributes = {}) override;
  // As they are: a constant of the type, repeated where that is a tile, and a repeated value.
  ir::Value* full(const ir::Type& type, std::int64_t bits);
  ir::Value* repeat(ir::Value* value, const ir::Shape& shape);
  // What stands for a value by now.
  ir::Value* now(ir::Value* value) const;
  void replace(const ir::Value* old, ir::Value* by);
  // Rewrites a region's nodes in place of the node looked at; gives the values it yields.
  std::vector<ir::Value*> inline_region(ir::Block& region, std::span<ir::Value* const> params);

 private:
  void rewrite_block(ir::Block& block);
  void rewrite_node(ir::Node* node);

  ir::Function& function_;
  ValueRule values_;
  ControlRule control_;
  ir::Block* out_ = nullptr;    // the block being rebuilt
  std::uint32_t location_ = 0;  // of the node looked at
  std::unordered_map<const ir::Value*, ir::Value*> replaced_;
  bool changed_ = false;
};

}  // namespace eas::passes
