// Random thread-level kernels do as tile kernels what they did, for groups of several shapes.
#include <unordered_set>
#include <utility>

#include "ir/clone.hpp"
#include "passes_threads_test_tools.hpp"
#include "random_ir.hpp"

namespace eas::passes {
namespace {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

bool uses_simdgroups(const ir::Function& function) {
  bool uses = false;
  ir::walk(*function.body(), [&](const Node* node) {
    uses |= node->op == Op::mma_zero || node->op == Op::mma || node->op == Op::mma_store;
  });
  return uses;
}

// In random kernels most values are the same for all threads. Here many of their sources become
// others by the thread: arguments, ids of programs, conditions and floats, but no integer constants,
// which keep accesses in bounds and loops finite.
class ThreadsDiffer {
 public:
  ThreadsDiffer(ir::Function& function, std::uint64_t seed) : function_(function), random_(seed) {
    block(*function.body());
    ir::walk(*function.body(), [&](Node* node) {
      if (made_.contains(node)) return;
      for (Value*& operand : node->operands) operand = ir::mapped(replaced_, operand);
    });
  }

 private:
  void block(ir::Block& block) {
    const std::vector<Node*> nodes = std::exchange(block.nodes, {});
    if (&block == function_.body()) {
      for (Value* param : block.params) {
        if (param->type.is_scalar()) differ(block, param);
      }
    }
    for (Node* node : nodes) {
      block.nodes.push_back(node);
      for (ir::Block* region : node->regions) this->block(*region);
      const bool number = node->op == Op::constant && !is_int(node->results[0]->type.dtype);
      const bool place = node->op == Op::program_id || node->op == Op::num_programs ||
                         node->op == Op::shape_of || node->op == Op::stride_of;
      if (number || place) differ(block, node->results[0]);
    }
  }

  Value* add(ir::Block& block, Op op, std::vector<Value*> operands, const Type& type,
             std::vector<std::int64_t> attributes = {}) {
    Node* node = function_.add_node(&block, op, std::move(operands), std::span(&type, 1),
                                    std::move(attributes));
    made_.insert(node);
    return node->results[0];
  }

  void differ(ir::Block& block, Value* value) {
    if (random_() % 2) return;
    const Type index = Type::scalar(DType::int64), truth = Type::scalar(DType::bool_);
    Value* thread = add(block, Op::tid, {}, index, {0});
    const auto modulus = static_cast<std::int64_t>(2 + random_() % 4);
    Value* part = add(block, Op::constant, {}, index, {modulus});
    thread = add(block, Op::mod, {thread, part}, index);
    if (value->type == truth) {
      Value* zero = add(block, Op::constant, {}, index, {0});
      Value* some = add(block, Op::eq, {thread, zero}, truth);
      replaced_[value] = add(block, Op::xor_, {value, some}, truth);
    } else {
      Value* offset = add(block, Op::cast, {thread}, value->type);
      replaced_[value] = add(block, Op::add, {value, offset}, value->type);
    }
  }

  ir::Function& function_;
  std::mt19937_64 random_;
  std::unordered_set<const Node*> made_;
  ir::ValueMap replaced_;
};

TEST(RandomThreads, DoTheSameAsTiles) {
  const std::array<std::int64_t, 3> groups[] = {{32, 1, 1}, {64, 1, 1}, {4, 8, 2},
                                                {8, 12, 1}, {1, 1, 1},  {5, 3, 1}};
  int runs = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const auto function = ir::random_function(seed, {.mode = ir::Mode::Thread});
    const auto& group = groups[seed % std::size(groups)];
    const std::int64_t threads = group[0] * group[1] * group[2];
    if (threads % 32 != 0 && uses_simdgroups(*function)) continue;
    function->group_size = 0;
    ThreadsDiffer(*function, seed);
    SCOPED_TRACE("seed " + std::to_string(seed));
    expect_same_as_tiles(*function, {.group = group, .seed = seed});
    if (HasFailure()) return;
    ++runs;
  }
  EXPECT_GT(runs, 400);
}

}  // namespace
}  // namespace eas::passes
