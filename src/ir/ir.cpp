// Making IR.
#include "ir/ir.hpp"

#include <eas/error.hpp>

#include <algorithm>
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

Function::Function() : body_(blocks_.take()) {}

Value* Function::add_param(Block* block, const Type& type) {
  const auto index = static_cast<std::uint32_t>(block->params.size());
  Value* value = values_.take();
  *value = {type, nullptr, block, index};
  block->params.push_back(value);
  return value;
}

Block* Function::add_block(Node* parent) {
  Block* block = blocks_.take();
  block->parent = parent;
  if (parent) parent->regions.push_back(block);
  return block;
}

Node* Function::add_node(Block* block, Op op, std::vector<Value*> operands,
                         std::span<const Type> results, std::vector<std::int64_t> attributes,
                         std::uint32_t location) {
  Node* node = nodes_.take();
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
  Value* value = values_.take();
  *value = {type, node, nullptr, index};
  node->results.push_back(value);
  return value;
}

void Function::take_back(Block* block, std::size_t first,
                         const std::function<bool(const Node&)>& stays, const Gone& gone) {
  std::vector<Node*>& nodes = block->nodes;
  std::vector<Node*> leaving;
  std::size_t left = first;
  for (std::size_t i = first; i < nodes.size(); ++i) {
    if (stays(*nodes[i])) {
      nodes[left++] = nodes[i];
    } else {
      nodes[i]->parent = nullptr;
      leaving.push_back(nodes[i]);
    }
  }
  nodes.resize(left);
  const auto leaves = [](const Value* value) { return value->node && !value->node->parent; };
  for (std::size_t i = first; i < left; ++i) {
    for (Block* region : nodes[i]->regions) give(region, gone);
    nodes[i]->regions.clear();
    auto& operands = nodes[i]->operands;
    if (std::any_of(operands.begin(), operands.end(), leaves)) operands.clear();
  }
  for (Node* node : leaving) give(node, gone);
}

void Function::give(Node* node, const Gone& gone) {
  for (Block* region : node->regions) give(region, gone);
  for (Value* result : node->results) {
    gone(*result);
    values_.give(result);
  }
  nodes_.give(node);
}

void Function::give(Block* block, const Gone& gone) {
  for (Node* node : block->nodes) give(node, gone);
  for (Value* param : block->params) {
    gone(*param);
    values_.give(param);
  }
  blocks_.give(block);
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
