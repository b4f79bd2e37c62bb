// Values that are polynomials of another one.
#pragma once

#include <unordered_map>
#include <vector>

#include "diff/term.hpp"
#include "ir/ir.hpp"

namespace eas::diff {

struct Polynomial {
  const ir::Value* of;
  std::vector<double> factors;  // of its powers 0, 1, …
};

class Polynomials {
 public:
  explicit Polynomials(const ir::Function& function);
  // Null where it is none of a degree above 1.
  const Polynomial* find(const ir::Value* value) const;

 private:
  Polynomial form(const ir::Value* value) const;
  const ir::Value* look_at(const ir::Node& node, Polynomial& out) const;

  std::unordered_map<const ir::Value*, Polynomial> known_;
};

// The derivative at x, in as few steps as its powers allow.
Term slope(const Polynomial& polynomial, const Term& x);

}  // namespace eas::diff
