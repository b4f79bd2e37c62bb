// Making nodes: the one place that knows which operands, types and attributes a structured op is
// made with. Where a node goes, and what else happens to it, is the business of who makes them:
// the tracer folds literals and remembers lines, a rewriter simplifies, a lowering just writes on.
//
//   build.store({.buffer = to, .offset = at, .value = x, .mask = on});
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/ir.hpp"

namespace eas::ir {

// The operands of a structured op by the names its row gives them; what is optional may be left out.
template <Op kOp>
struct Operands;
#define EAS_BY_KIND(what, operand) EAS_BY_KIND_OF(what, EAS_KIND(operand), EAS_NAME(operand))
#define EAS_BY_KIND_OF(what, kind, name) EAS_BY_KIND_AS(what, kind, name)
#define EAS_BY_KIND_AS(what, kind, name) EAS_##what##_##kind(name)
#define EAS_FIELD(operand) EAS_BY_KIND(FIELD, operand)
#define EAS_FIELD_One(name) Value* name;
#define EAS_FIELD_Optional(name) Value* name = nullptr;
#define EAS_FIELD_Many(name) std::vector<Value*> name = {};
#define EAS_PUSH(operand) EAS_BY_KIND(PUSH, operand)
#define EAS_PUSH_One(name) all.push_back(name);
#define EAS_PUSH_Optional(name) push_optional(all, name, kOp, ops::Operand::name);
#define EAS_PUSH_Many(name) all.insert(all.end(), name.begin(), name.end());
#define EAS_STRUCTURED(op, ...)                           \
  template <>                                             \
  struct Operands<Op::op> {                               \
    static constexpr Op kOp = Op::op;                     \
    EAS_EACH(EAS_FIELD, EAS_CELL(operands, __VA_ARGS__))  \
    std::vector<Value*> in_order() const {                \
      std::vector<Value*> all;                            \
      EAS_EACH(EAS_PUSH, EAS_CELL(operands, __VA_ARGS__)) \
      return all;                                         \
    }                                                     \
  };
// One that is given where one before it is not is an InternalError.
void push_optional(std::vector<Value*>& all, Value* given, Op op, ops::Operand name);
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_AS
#undef EAS_FIELD
#undef EAS_FIELD_One
#undef EAS_FIELD_Optional
#undef EAS_FIELD_Many
#undef EAS_PUSH
#undef EAS_PUSH_One
#undef EAS_PUSH_Optional
#undef EAS_PUSH_Many

// A matrix product, plus acc where there is one.
struct Product {
  Value* a;
  Value* b;
  Value* acc = nullptr;
};

class Builder {
 public:
  Builder() = default;
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;
  virtual ~Builder() = default;

  // Any op, its operands in the order of its row.
  virtual Node* add(Op op, std::vector<Value*> operands, std::span<const Type> results,
                    std::vector<std::int64_t> attributes = {}, std::string text = {}) = 0;
  // One with a single result: a node's, or what stands for it.
  virtual Value* give(Op op, std::vector<Value*> operands, const Type& result,
                      std::vector<std::int64_t> attributes = {});

  // Elementwise ops, by their row's rule; reductions and scans of the table along an axis.
  Value* elementwise(Op op, std::vector<Value*> operands);
  Value* along_axis(Op op, Value* x, std::int64_t axis);

  Value* constant(DType dtype, std::int64_t bits);
  Value* number(DType dtype, std::int64_t number);
  Value* cast(Value* x, DType dtype);
  Value* bitcast(Value* x, DType dtype);
  Value* where(const Operands<Op::where>& operands);
  Value* broadcast(Value* x, const Shape& shape);  // x itself where it has that shape
  Value* reshape(Value* x, const Shape& shape);    // likewise
  Value* permute(Value* x, std::vector<std::int64_t> axes);
  Value* cat_tiles(std::vector<Value*> tiles, std::int64_t axis);
  Value* join(const Operands<Op::join>& operands);
  Value* sort(Value* x, std::int64_t axis, bool descending);
  Node* philox(const Operands<Op::philox>& operands);  // four words

  Value* arange(std::int64_t start, std::int64_t size);
  Value* index(Op op, std::vector<std::int64_t> attributes = {});  // program_id, lane_id, …
  Value* extent(Op op, Value* buffer, std::int64_t axis);          // shape_of, stride_of

  Value* load(const Operands<Op::load>& operands);
  void store(const Operands<Op::store>& operands);
  Value* atomic(Op op, const Operands<Op::atomic_add>& operands);  // all but atomic_cas
  Value* atomic_cas(const Operands<Op::atomic_cas>& operands);
  Value* alloc_tg(DType dtype, std::int64_t size);
  Value* workspace(DType dtype, Value* size);
  void barrier();

  Value* product(const Product& operands, DType dtype);  // dtype: of the result
  Value* mma_zero();
  Value* mma(const Operands<Op::mma>& operands);
  void mma_store(const Operands<Op::mma_store>& operands);

  // Nodes without the regions they need: whoever makes them adds these.
  Node* for_loop(const Operands<Op::for_>& operands);
  Node* while_loop(std::vector<Value*> inits);
  Node* branch(Value* condition, std::span<const Type> results);
  Node* combine(Op op, std::vector<Value*> tiles, std::int64_t axis);  // reduce, scan
  void yield(std::vector<Value*> values);

  void assume(Value* condition);
  Value* multiple_of(Value* x, std::int64_t divisor);
  // `threads` as ir.hpp has it, of a group lowered to one program.
  void device_print(std::string text, std::vector<Value*> values,
                    std::vector<std::int64_t> threads = {});
  void device_assert(std::string text, Value* condition);
};

// Writes to the end of a block.
class BlockBuilder : public Builder {
 public:
  BlockBuilder(Function& function, Block* block) : function_(function), block_(block) {}

  Function& function() { return function_; }
  Block* block() const { return block_; }
  void set_block(Block* block) { block_ = block; }
  void set_location(std::uint32_t location) { location_ = location; }

  Node* add(Op op, std::vector<Value*> operands, std::span<const Type> results,
            std::vector<std::int64_t> attributes = {}, std::string text = {}) override;

 private:
  Function& function_;
  Block* block_;
  std::uint32_t location_ = 0;  // of what is made
};

}  // namespace eas::ir
