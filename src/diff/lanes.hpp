// What a value is in the lanes that a mask leaves out: there a load under the same mask gives its
// `other`, the gradient is 0, and a product of the two must be 0 as well. Where the value is surely
// finite a plain product is.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "ir/ir.hpp"

namespace eas::diff {

class Lanes {
 public:
  explicit Lanes(const ir::Value* mask) : mask_(mask) {}

  bool are_finite(const ir::Value* value) { return is_finite(of(value, 0)); }
  bool are_zero(const ir::Value* value) { return of(value, 0) == Kind::Zero; }

 private:
  enum class Kind : std::uint8_t { Zero, Finite, MinusInfinity, Unknown };
  static bool is_finite(Kind kind) { return kind == Kind::Zero || kind == Kind::Finite; }
  Kind of(const ir::Value* value, int depth);
  Kind work_out(const ir::Value* value, int depth);
  Kind of_node(const ir::Node& node, int depth);

  const ir::Value* mask_;
  std::unordered_map<const ir::Value*, Kind> known_;
};

}  // namespace eas::diff
