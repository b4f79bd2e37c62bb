// Loads from buffers that the program stores to before. What they give is gone when a walk backwards
// asks for it, so it is kept when the program runs forward: one row a load and time it is done.
#pragma once

#include <memory>
#include <unordered_set>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/accumulations.hpp"

namespace eas::diff {

struct Tape {
  const ir::Node* load;
  ir::Value* row;   // at the load: how often it was done before
  ir::Value* rows;  // at the end of the kernel: how often at most
};

struct Tapes {
  std::unordered_set<const ir::Value*> memory;  // parameters that are loaded from after a store
  std::vector<Tape> all;                        // of every load from these
  const ir::Node* uncounted = nullptr;          // a load in a loop inside a condition
};

// Adds to the function what counts the rows.
Tapes make_tapes(ir::Function& function, const passes::Accumulations& accumulations);

// The function without anything but what `values`, of its body, are made of; they are stored to a
// parameter that comes after its own, one element each. Where they depend on what is loaded from a
// parameter of `written` it stores to these, too.
std::unique_ptr<ir::Function> only(const ir::Function& function,
                                   const std::vector<ir::Value*>& values,
                                   const std::unordered_set<const ir::Value*>& written);

}  // namespace eas::diff
