// Which values of a thread-level kernel are one value for the whole group, and which branches and
// loops its threads take together.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_set>

#include "ir/ir.hpp"

namespace eas::passes {

inline constexpr std::int64_t kSimdgroup = 32;  // threads

struct Group {
  std::array<std::int64_t, 3> sizes;
  std::int64_t threads() const { return sizes[0] * sizes[1] * sizes[2]; }
  std::int64_t simdgroups() const { return threads() / kSimdgroup; }
};

inline bool is_thread_id(ir::Op op) {
  return op == ir::Op::tid || op == ir::Op::local_id || op == ir::Op::lane_id ||
         op == ir::Op::sg_id;
}

// A value is uniform when all threads that are active where it is computed agree on it. So the
// counter of a loop that threads leave one by one can be uniform while what the loop gives is not.
class Uniformity {
 public:
  Uniformity(const ir::Function& function, const Group& group);

  bool varies(const ir::Value* value) const { return varying_.contains(value); }
  // Whether threads that reach this branch or loop may go different ways.
  bool diverges(const ir::Node& control) const;

 private:
  std::unordered_set<const ir::Value*> varying_;
};

}  // namespace eas::passes
