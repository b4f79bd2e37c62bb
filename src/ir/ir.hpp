// The IR: typed SSA in structured regions. A Function owns everything; nodes, values and blocks are
// plain structs with stable addresses.
//
// Invariants, which the verifier checks: operands are defined before use in the same or an outer
// block; elementwise operands have equal shapes and dtypes (trace inserts `cast` and `broadcast`);
// every region ends in one `yield`; a node that has an effect is kept in order.
//
// Operands have the names the op's row gives them (ops/*.def): node.offset(), node.inits(). What the
// rows of the structured ops do not say of them, and their regions:
//
//   for_        region 0 takes (i, carried...) and yields the next carried...; the results are the
//               last ones, inits the first. i runs lo, lo+step, ... while i < hi (i > hi for a
//               negative step); a zero step is an error when it runs
//   while_      region 0 takes (carried...) and yields the condition; region 1 takes (carried...)
//               and yields the next
//   if_         regions 0 and 1 take nothing and yield the results
//   reduce      region 0 takes (left..., right...) scalars and yields (combined...); scan the same
//   load, store, atomic_*: the offset is int64, mask bool, all of one shape; value, expected and
//               other of the buffer's dtype; a load has both mask and other, or none
//   products and fragments: matrix.def
//   philox      uint64 of one shape; four uint32 results of that shape
//   device_print   with text; of a group lowered to one program values are (mask, values...) with
//               threads=[number of threads, rank of each value in a thread...]: one line for each
//               thread whose mask is true, the values' elements being those of thread 0, 1, ...
//   device_assert  with text
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/types.hpp"
#include "ops/table.hpp"

namespace eas::ir {

using ops::Op;

struct Node;
struct Block;

struct Value {
  Type type;
  Node* node = nullptr;    // the node that gives it, or
  Block* block = nullptr;  // the block whose parameter it is
  std::uint32_t index = 0;
};

struct Node {
  Op op;
  std::vector<Value*> operands;
  std::vector<Value*> results;
  std::vector<std::int64_t> attributes;  // in the order the op's row names them
  std::string text;                      // device_print's prefix, device_assert's message
  std::vector<Block*> regions;
  Block* parent = nullptr;
  std::uint32_t location = 0;  // an index into DebugInfo::locations

  // Operands by name; null where an optional one is left out.
#define EAS_OPERAND(name) \
  Value* name() const { return operand(ops::Operand::name); }
#define EAS_OPERAND_LIST(name) \
  std::span<Value* const> name() const { return operands_from(ops::Operand::name); }
#include "ops/operands.def"
  Value* operand(ops::Operand name) const {
    const std::size_t at = ops::operand_index(op, name);
    return at < operands.size() ? operands[at] : nullptr;
  }
  std::span<Value* const> operands_from(ops::Operand name) const {
    return std::span(operands).subspan(ops::operand_index(op, name));
  }
};

struct Block {
  std::vector<Value*> params;
  std::vector<Node*> nodes;
  Node* parent = nullptr;  // null for the body of the function
};

enum class Mode : std::uint8_t { Scalar, Spmd, Thread };
std::string_view name(Mode mode);  // "scalar", "spmd", "thread"
// The only mode of kernels an op may stand in, where there is one.
std::optional<Mode> mode_of(Op op);

// One kernel. Its parameters are the params of `body`: buffers and scalars.
class Function {
 public:
  Function();
  Function(const Function&) = delete;
  Function& operator=(const Function&) = delete;

  Block* body() const { return body_; }
  Mode mode = Mode::Scalar;
  std::int64_t group_size = 0;  // threads in a group (Mode::Thread); 0: the launch says (_tptg)
  bool fast_math = false;
  // Programs run one after another: gradients of several go to one element, and are added in order.
  bool ordered = false;
  // Bit p: what atomic_add adds to parameter p, floats, is added when all programs are done, in their
  // order. Nobody reads it before.
  std::uint64_t late = 0;

  Value* add_param(Block* block, const Type& type);
  Block* add_block(Node* parent);
  // Makes a node at the end of `block`, with one result per type.
  Node* add_node(Block* block, Op op, std::vector<Value*> operands, std::span<const Type> results,
                 std::vector<std::int64_t> attributes = {}, std::uint32_t location = 0);
  Value* add_result(Node* node, const Type& type);
  // Takes back nodes of `block`, of those from `first` on, with all that hangs on them: `gone` hears
  // of every value, and what is made next is made in their places. A node that stays keeps no regions,
  // and no operands unless all of them stay.
  void take_back(Block* block, std::size_t first, const std::function<bool(const Node&)>& stays,
                 const std::function<void(const Value&)>& gone);

 private:
  // Objects that stay where they are, and those of them that are free.
  template <class T>
  struct Store {
    std::deque<T> all;
    std::vector<T*> free;
    T* take() {
      if (free.empty()) return &all.emplace_back();
      T* object = free.back();
      free.pop_back();
      return object;
    }
    void give(T* object) {
      *object = T{};
      free.push_back(object);
    }
  };
  using Gone = std::function<void(const Value&)>;
  void give(Node* node, const Gone& gone);
  void give(Block* block, const Gone& gone);

  Store<Value> values_;
  Store<Node> nodes_;
  Store<Block> blocks_;
  Block* body_;
};

// Walks all nodes, regions included, in canonical order (a node before its regions).
template <class Fn>
void walk(const Block& block, Fn&& fn) {
  for (Node* node : block.nodes) {
    fn(node);
    for (const Block* region : node->regions) walk(*region, fn);
  }
}

// Constants: the value's bits in the low end of 64 (integers sign- or zero-extended).
std::int64_t constant_bits(DType dtype, double value);
std::int64_t constant_bits(DType dtype, std::int64_t value);
bool is_constant(const Value* value);  // given by a `constant` node
double constant_double(DType dtype, std::int64_t bits);
// The integer in a constant of an integer or bool dtype.
std::int64_t constant_int(const Value* value);

}  // namespace eas::ir
