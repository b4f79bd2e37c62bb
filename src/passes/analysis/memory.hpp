// What a function does to memory, as whoever reorders its loads and stores must know it: what is
// written at all, and what may be the same memory under two names.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "ir/ir.hpp"

namespace eas::passes {

struct MemoryFacts {
  std::unordered_set<const ir::Value*> written;        // buffers and group memories
  std::unordered_map<const ir::Value*, int> accesses;  // of buffers, by all nodes
  // No two buffers share memory, or it does not matter as none is written.
  bool disjoint = false;

  // What a load gives cannot change while the kernel runs.
  bool is_constant(const ir::Value* memory) const;
  bool may_alias(const ir::Value* a, const ir::Value* b) const;
};

// `disjoint`: the launch has found that its buffers share no memory.
MemoryFacts memory_facts(const ir::Function& function, bool disjoint);

}  // namespace eas::passes
