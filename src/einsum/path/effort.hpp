// Effort: how much searching was done and may be done. It counts what searches do in rough seconds
// instead of reading a clock, so that the same network always gets the same tree; only who asks for a
// time budget gets the clock. Reports progress on the way.
#pragma once

#include "einsum/progress.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string_view>

#include "base/mix.hpp"

namespace eas::contraction {

inline constexpr double kSecondsPerCandidate = 150e-9;  // a pair pushed by greedy search
inline constexpr double kSecondsPerPiece = 5e-6;        // a subtree looked at for improvement

class Effort {
 public:
  Effort(Progress& progress, double counted_seconds, double clock_seconds = 0)
      : progress_(progress), counted_limit_(counted_seconds), clock_limit_(clock_seconds) {}

  // Never nothing, so that whoever searches until all is used up comes to an end.
  void spend(double seconds, std::string_view what) {
    constexpr double kLeast = 50e-9;
    counted_ += std::max(seconds, kLeast);
    progress_.report(share(), what);
  }
  bool used_up() const { return share() >= 1; }
  double counted() const { return counted_; }
  double left() const { return std::max(0.0, counted_limit_ * (1 - share())); }
  // From what was counted to what may be; a clock wins over it.
  void limit(double counted_seconds) { counted_limit_ = counted_seconds; }
  // How much of it was done: 1 is all.
  double share() const {
    if (clock_limit_ <= 0) return counted_limit_ > 0 ? counted_ / counted_limit_ : 1;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    return passed.count() / clock_limit_;
  }

 private:
  Progress& progress_;
  double counted_limit_, clock_limit_;
  double counted_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// A small generator whose numbers are the same with every standard library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() { return scramble(state_ += 0x9E3779B97F4A7C15U); }
  // In (0, 1).
  double uniform() { return (static_cast<double>(next() >> 11U) + 0.5) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

}  // namespace eas::contraction
