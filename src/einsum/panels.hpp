// Some panels of one side of a matrix product: where their positions lie in the operand and in the
// result, and which of them are stored as whole vectors.
#pragma once

#include <cstdint>

#include "einsum/positions.hpp"
#include "einsum/workspace.hpp"

namespace eas::contraction {

class Panels {
 public:
  // Room for `most` panels; `vector` is how many elements of the result a register holds.
  Panels(const Positions& side, std::int64_t most, int vector)
      : side_(side),
        vector_(vector),
        width_(side.width()),
        memory_(static_cast<std::size_t>(2 * most * side.width()) * sizeof(std::int64_t) +
                static_cast<std::size_t>(2 * most) * sizeof(int)) {
    source_ = memory_.as<std::int64_t>();
    out_ = source_ + most * width_;
    counts_ = reinterpret_cast<int*>(out_ + most * width_);
    vectors_ = counts_ + most;
  }

  void fill(std::int64_t first, std::int64_t count) {
    side_.fill(first, count, source_, out_, counts_);
    for (std::int64_t p = 0; p < count; ++p) {
      const bool whole = counts_[p] % vector_ == 0 && is_run(out(p), counts_[p]);
      vectors_[p] = whole ? counts_[p] / vector_ : 0;
    }
  }

  int width() const { return width_; }
  const std::int64_t* source(std::int64_t p) const { return source_ + p * width_; }
  const std::int64_t* out(std::int64_t p) const { return out_ + p * width_; }
  const int* counts() const { return counts_; }
  // Of panels whose lanes are side by side in the result and fill whole vectors: how many; else 0.
  int whole_vectors(std::int64_t p) const { return vectors_[p]; }

 private:
  static bool is_run(const std::int64_t* out, int count) {
    for (int i = 1; i < count; ++i) {
      if (out[i] != out[0] + i) return false;
    }
    return true;
  }

  const Positions& side_;
  const int vector_, width_;
  Workspace memory_;
  std::int64_t *source_, *out_;
  int *counts_, *vectors_;
};

}  // namespace eas::contraction
