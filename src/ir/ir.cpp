// Making IR.
#include "ir/ir.hpp"

#include <eas/error.hpp>

#include <bit>
#include <cstring>

#include "ops/reference.hpp"

namespace eas::ir {

std::string_view name(Mode mode) {
  switch (mode) {
    case Mode::Scalar: return "scalar";
    case Mode::Spmd: return "spmd";
    case Mode::Thread: return "thread";
  }
  __builtin_unreachable();
}

std::optional<Mode> mode_of(Op op) {
  switch (ops::info(op).mode) {
    case ops::Mode::Any: return std::nullopt;
    case ops::Mode::Spmd: return Mode::Spmd;
    case ops::Mode::Thread: return Mode::Thread;
  }
  __builtin_unreachable();
}

Function::Function() : body_(&blocks_.emplace_back()) {}

Value* Function::add_param(Block* block, const Type& type) {
  const auto index = static_cast<std::uint32_t>(block->params.size());
  Value* value = &values_.emplace_back(Value{type, nullptr, block, index});
  block->params.push_back(value);
  return value;
}

Block* Function::add_block(Node* parent) {
  Block* block = &blocks_.emplace_back();
  block->parent = parent;
  if (parent) parent->regions.push_back(block);
  return block;
}

Node* Function::add_node(Block* block, Op op, std::vector<Value*> operands,
                         std::span<const Type> results, std::vector<std::int64_t> attributes,
                         std::uint32_t location) {
  Node* node = &nodes_.emplace_back();
  node->op = op;
  node->operands = std::move(operands);
  node->attributes = std::move(attributes);
  node->parent = block;
  node->location = location;
  for (const Type& type : results) add_result(node, type);
  block->nodes.push_back(node);
  return node;
}

Value* Function::add_result(Node* node, const Type& type) {
  const auto index = static_cast<std::uint32_t>(node->results.size());
  Value* value = &values_.emplace_back(Value{type, node, nullptr, index});
  node->results.push_back(value);
  return value;
}

namespace {

template <class T>
std::int64_t bits_of(T stored) {
  if constexpr (std::integral<T>) {
    return static_cast<std::int64_t>(stored);
  } else {
    std::uint64_t raw = 0;
    std::memcpy(&raw, &stored, sizeof(T) < sizeof(raw) ? sizeof(T) : sizeof(raw));
    return std::bit_cast<std::int64_t>(raw);
  }
}

template <class From>
std::int64_t make_bits(DType dtype, From value) {
  return visit_kernel(
      dtype, [&](auto tag) { return bits_of(convert<typename decltype(tag)::type>(value)); });
}

}  // namespace

std::int64_t constant_bits(DType dtype, double value) { return make_bits(dtype, value); }
std::int64_t constant_bits(DType dtype, std::int64_t value) { return make_bits(dtype, value); }

double constant_double(DType dtype, std::int64_t bits) {
  return visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::integral<T>) {
      return static_cast<double>(static_cast<T>(bits));
    } else {
      T value;
      std::memcpy(static_cast<void*>(&value), &bits, sizeof(T));
      return static_cast<double>(value);
    }
  });
}

bool is_constant(const Value* value) { return value->node && value->node->op == Op::constant; }

std::int64_t constant_int(const Value* value) { return value->node->attributes[0]; }

}  // namespace eas::ir
