// `out[i] += v`, written as a load, an addition and a store: what is added passes its gradient, and what
// was there before keeps its own.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "ir/ir.hpp"

namespace eas::passes {

struct Accumulations {
  explicit Accumulations(const ir::Function& function);

  std::unordered_map<const ir::Node*, const ir::Value*> added;  // by the store
  std::unordered_set<const ir::Node*> loads;
};

}  // namespace eas::passes
