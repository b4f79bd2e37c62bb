// Walks a function once, in canonical order: links, counts and scoping here, places (modes, pure
// regions) here, and what each op takes and gives in check_<op>.
#include "ir/verify.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <unordered_set>

#include "base/format.hpp"
#include "ir/check.hpp"
#include "ir/print.hpp"

namespace eas::ir {
namespace {

constexpr std::int64_t kMaxGroupSize = 1 << 20;  // devices allow less and say so themselves

void check_op(const Node& node) {
  switch (node.op) {
#define EAS_UNARY(name, ...) case Op::name:
#define EAS_BINARY(name, ...) case Op::name:
#define EAS_TERNARY(name, ...) case Op::name:
#include "ops/ops.def"
    check_elementwise(node);
    return;
#define EAS_REDUCE(name, ...) case Op::name:
#define EAS_ARG_REDUCE(name, ...) case Op::name:
#define EAS_SCAN(name, ...) case Op::name:
#include "ops/ops.def"
    check_axis(node);
    return;
#define EAS_STRUCTURED(name, ...) \
  case Op::name: check_##name(node); return;
#include "ops/ops.def"
  }
}

[[noreturn]] void broken(std::string_view what, std::string_view got, std::string_view expected) {
  throw CompileError("ir", cat(what, ", got ", got, ", expected ", expected));
}

class Verifier {
 public:
  Verifier(const Function& function, const DebugInfo* debug) : function_(function), debug_(debug) {}

  void run() {
    header();
    block(*function_.body());
  }

 private:
  void header() const {
    const std::int64_t group = function_.group_size;
    if (function_.mode != Mode::Thread && group != 0) {
      broken("only thread kernels have a group size",
             cat(group, " in a ", name(function_.mode), " kernel"), "none");
    }
    if (group < 0 || group > kMaxGroupSize) {
      broken("group size out of range", cat(group), cat("0 to ", kMaxGroupSize));
    }
    if (function_.body()->parent) broken("the body has a parent", "a node", "none");
    for (const Value* param : function_.body()->params) {
      if (param->type.kind == TypeKind::Buffer || param->type.is_scalar()) continue;
      broken("kernel parameters are buffers or scalars", user_string(param->type),
             "a buffer or a scalar");
    }
  }

  void block(const Block& block) {
    const std::size_t outside = scope_.size();
    for (std::size_t i = 0; i < block.params.size(); ++i) {
      const Value* param = block.params[i];
      if (param->block != &block || param->node || param->index != i) {
        broken("a parameter has lost its block", cat("parameter ", i), "its block and position");
      }
      check_type("ir", param->type);
      define(param);
    }
    for (std::size_t i = 0; i < block.nodes.size(); ++i) {
      const Node& node = *block.nodes[i];
      try {
        if (node.parent != &block)
          fail(node, "a node has lost its block, got another, expected its own");
        if (node.op == Op::yield && (!block.parent || i + 1 < block.nodes.size())) {
          fail(node, "ends a region, got it elsewhere, expected as the last node of a region");
        }
        this->node(node);
      } catch (Error& error) {
        if (debug_ && !debug_->locations.empty()) error.locate(debug_->at(node.location));
        throw;
      }
    }
    while (scope_.size() > outside) {
      visible_.erase(scope_.back());
      scope_.pop_back();
    }
  }

  void node(const Node& node) {
    shape_of_row(node);
    links(node);
    place(node);
    for (const Value* result : node.results) check_type(ops::info(node.op).name, result->type);
    want_operands(node);
    check_op(node);
    regions(node);
    for (const Value* result : node.results) define(result);
  }

  // What the row says: numbers of attributes and regions, and whether it has a text.
  void shape_of_row(const Node& node) const {
    const ops::OpInfo& row = ops::info(node.op);
    if (!row.attributes.ends_with("...")) {
      const auto blanks = std::count(row.attributes.begin(), row.attributes.end(), ' ');
      const auto count = row.attributes.empty() ? 0 : static_cast<std::size_t>(blanks) + 1;
      if (node.attributes.size() != count) {
        fail(node,
             cat("wrong number of attributes, got ", node.attributes.size(), ", expected ", count));
      }
    }
    if (node.regions.size() != static_cast<std::size_t>(row.regions)) {
      fail(node,
           cat("wrong number of regions, got ", node.regions.size(), ", expected ", row.regions));
    }
    if (!node.text.empty() && !has_text(node.op)) {
      fail(node, cat("has no text, got ", node.text.size(), " characters, expected none"));
    }
  }

  void links(const Node& node) const {
    for (const Value* operand : node.operands) {
      if (!visible_.contains(operand)) {
        fail(node, cat("a value is used outside its scope, got one of type ",
                       user_string(operand->type), ", expected one defined before and around"));
      }
    }
    for (std::size_t i = 0; i < node.results.size(); ++i) {
      const Value* result = node.results[i];
      if (result->node != &node || result->block || result->index != i) {
        fail(node,
             cat("a result has lost its node, got result ", i, ", expected its node and position"));
      }
    }
    for (const Block* region : node.regions) {
      if (region->parent != &node) {
        fail(node, "a region has lost its node, got another parent, expected this one");
      }
    }
  }

  // Whether the op may stand here.
  void place(const Node& node) const {
    if (const auto only = mode_of(node.op); only && *only != function_.mode) {
      fail(node, cat("not in this kind of kernel, got a ", name(function_.mode),
                     " kernel, expected a ", name(*only), " kernel"));
    }
    if (node.op == Op::alloc_tg && node.parent->parent) {
      fail(node, cat("threadgroup memory belongs to the whole kernel, got it inside ",
                     ops::info(node.parent->parent->op).name,
                     ", expected it outside loops and branches"));
    }
    if (!combining_) return;
    const ops::Effect effect = ops::info(node.op).effect;
    if (effect != ops::Effect::Pure && effect != ops::Effect::Control) {
      fail(node, cat("the function of a ", ops::info(combining_->op).name, " only computes, got ",
                     ops::info(node.op).name, ", expected no memory, barriers or output"));
    }
    for (const auto* values : {&node.operands, &node.results}) {
      for (const Value* value : *values) {
        if (!value->type.is_tile() || value->type.is_scalar()) continue;
        fail(node, cat("the function of a ", ops::info(combining_->op).name,
                       " works on single elements, got ", user_string(value->type),
                       ", expected scalars"));
      }
    }
  }

  void regions(const Node& node) {
    if (node.regions.empty()) return;
    if (++depth_ > kMaxNesting) {
      fail(node, cat("regions nest too deep, got ", depth_, ", expected at most ", kMaxNesting));
    }
    const Node* around = combining_;
    if (node.op == Op::reduce || node.op == Op::scan) combining_ = &node;
    for (const Block* region : node.regions) block(*region);
    combining_ = around;
    --depth_;
  }

  void define(const Value* value) {
    if (!visible_.insert(value).second) {
      broken("a value is defined twice", user_string(value->type), "one definition");
    }
    scope_.push_back(value);
  }

  const Function& function_;
  const DebugInfo* debug_;
  std::unordered_set<const Value*> visible_;
  std::vector<const Value*> scope_;
  const Node* combining_ = nullptr;  // the reduce or scan whose region this is
  int depth_ = 0;
};

}  // namespace

void verify(const Function& function, const DebugInfo* debug) { Verifier(function, debug).run(); }

}  // namespace eas::ir
