// Integer values as sums: a constant, multiples of program ids, a part that varies over the
// elements of a tile or the threads of a group, and multiples of scalars that are one value for the
// whole program.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

struct Affine {
  struct Term {
    const ir::Value* scalar;  // uniform over the program, and neither a constant nor a program id
    std::int64_t factor;
    bool operator==(const Term&) const = default;
  };

  std::int64_t constant = 0;
  std::array<std::int64_t, 3> program{};  // factor of program_id(axis)
  // The part that varies: from low to high, both reached. Along axis a of the value's shape it
  // grows by stride[a] a step, and by `thread` from one thread of the group to the next, when
  // `linear`; otherwise only low and high are known, as bounds.
  std::int64_t low = 0, high = 0;
  std::array<std::int64_t, ir::kMaxRank> stride{};
  std::int64_t thread = 0;
  bool linear = true;
  std::vector<Term> terms;  // in order of first appearance

  bool varies() const { return low != high; }
  bool is_constant() const;
  bool operator==(const Affine&) const = default;
};

// The difference x - y, where it has few enough terms and no factor overflows.
std::optional<Affine> subtract(const Affine& x, const Affine& y);

// 64-bit integers never wrap, by the contract. Narrower ones do: `Exact` gives up where a narrow
// value could wrap, `Ignore` takes them as if they never did (right for what a guard means, wrong
// for addresses).
enum class Wrap : std::uint8_t { Exact, Ignore };

class AffineAnalysis {
 public:
  explicit AffineAnalysis(const ir::Function& function, Wrap wrap = Wrap::Exact);

  // Null where the value is no such sum (a loaded tile, a float, a scalar that differs by thread).
  const Affine* of(const ir::Value* value) const;

 private:
  std::unordered_map<const ir::Value*, Affine> values_;
};

}  // namespace eas::passes
