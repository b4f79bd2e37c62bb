// Which values and memory depend on what is differentiated, by ops that pass a gradient.
#pragma once

#include <unordered_set>
#include <vector>

#include "ir/ir.hpp"

namespace eas::diff {

class Activity {
 public:
  // wrt: one entry a parameter.
  Activity(const ir::Function& function, const std::vector<bool>& wrt);

  // Of memory: some of its elements.
  bool varies(const ir::Value* value) const { return varied_.contains(value); }

 private:
  bool spread(const ir::Node& node);
  bool mark(const ir::Value* value);
  bool spread_loop(const ir::Node& node);

  std::unordered_set<const ir::Value*> varied_;
};

}  // namespace eas::diff
