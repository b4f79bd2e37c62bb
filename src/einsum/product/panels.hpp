// Some panels of one side of a matrix product: where their positions lie in the operand and in the
// result, and in which way a tile of them is written.
#pragma once

#include <cstdint>

#include "einsum/product/kernels.hpp"
#include "einsum/product/positions.hpp"
#include "einsum/product/workspace.hpp"

namespace eas::contraction {

// How lanes lie in the result: all side by side in whole vectors, in pieces of 16 bytes that are each
// side by side, or anyhow.
enum class Lie : std::int8_t { kVectors, kPieces, kApart };

class Panels {
 public:
  // Room for `most` panels of lanes with `vector` elements a register and `piece` a piece, or, where
  // `vector` is 0, of columns. `factor`: the side in the operand's factor, null without one.
  Panels(const Positions& side, const Positions* factor, std::int64_t most, int vector, int piece)
      : side_(side),
        of_factor_(factor),
        vector_(vector),
        piece_(piece),
        width_(side.width()),
        memory_(static_cast<std::size_t>((factor ? 3 : 2) * most * side.width() + most) *
                    sizeof(std::int64_t) +
                static_cast<std::size_t>(most) * (sizeof(int) + sizeof(Lie))) {
    source_ = memory_.as<std::int64_t>();
    out_ = source_ + most * width_;
    factor_ = out_ + most * width_;
    bits_ = factor ? factor_ + most * width_ : factor_;
    counts_ = reinterpret_cast<int*>(bits_ + most);
    lie_ = reinterpret_cast<Lie*>(counts_ + most);
  }

  void fill(std::int64_t first, std::int64_t count) {
    if (of_factor_) of_factor_->fill(first, count, factor_, out_, counts_);
    side_.fill(first, count, source_, out_, counts_);
    for (std::int64_t p = 0; p < count; ++p) {
      lie_[p] = lie_of(out(p), counts_[p]);
      const int step = lie_[p] == Lie::kVectors ? counts_[p] : lie_[p] == Lie::kPieces ? piece_ : 1;
      bits_[p] = 0;
      for (int i = 0; i < counts_[p]; i += step) bits_[p] |= out(p)[i];
    }
  }

  int width() const { return width_; }
  const std::int64_t* source(std::int64_t p) const { return source_ + p * width_; }
  const std::int64_t* factor(std::int64_t p) const { return factor_ + p * width_; }
  const std::int64_t* out(std::int64_t p) const { return out_ + p * width_; }
  const int* counts() const { return counts_; }
  Lie lie(std::int64_t p) const { return lie_[p]; }
  // Of all offsets in the result at which something is written, to ask for their alignment.
  std::int64_t bits(std::int64_t p) const { return bits_[p]; }

 private:
  Lie lie_of(const std::int64_t* out, int count) const {
    if (vector_ == 0) return Lie::kApart;
    if (count % vector_ == 0 && is_run(out, count)) return Lie::kVectors;
    if (count % piece_ != 0) return Lie::kApart;
    for (int i = 0; i < count; i += piece_) {
      if (!is_run(out + i, piece_)) return Lie::kApart;
    }
    return Lie::kPieces;
  }

  static bool is_run(const std::int64_t* out, int count) {
    for (int i = 1; i < count; ++i) {
      if (out[i] != out[0] + i) return false;
    }
    return true;
  }

  const Positions& side_;
  const Positions* of_factor_;
  const int vector_, piece_, width_;
  Workspace memory_;
  std::int64_t *source_, *out_, *factor_, *bits_;
  int* counts_;
  Lie* lie_;
};

}  // namespace eas::contraction
