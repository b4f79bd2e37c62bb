// Programs that meet only with those of the same row or the same column of a grid of two axes: rows run
// at once, each a little behind the one before it. So whoever meets meets in the order of programs.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

#include "runtime/executable.hpp"

namespace eas::runtime::cpu {

class Rows {
 public:
  explicit Rows(const Launch& launch)
      : columns_(launch.grid[0]), rows_(launch.in_rows ? launch.grid[1] : 1) {}

  std::int64_t count() const { return rows_; }
  std::int64_t columns() const { return columns_; }

  // Beside one thread, whose order is the same: so it may depend on anything.
  bool pay(double program_ns) const {
    constexpr std::int64_t kEnough = 3;
    return rows_ >= kEnough && columns_ >= kEnough &&
           program_ns * static_cast<double>(columns_) >= 2 * kPieceNs;
  }

  // Before the first row. Throws std::bad_alloc.
  void begin(double program_ns) {
    const auto piece = static_cast<std::int64_t>(kPieceNs / std::max(program_ns, 1.0)) + 1;
    piece_ = std::clamp<std::int64_t>(piece, 1, std::max<std::int64_t>(columns_ / 3, 1));
    done_ = std::make_unique<std::atomic<std::int64_t>[]>(static_cast<std::size_t>(rows_));
  }

  // Takes the next row, of all that are left the first, and calls run(begin, end) for its programs.
  template <class Run>
  void run_next(Run run) {
    const std::int64_t row = next_.fetch_add(1, std::memory_order_relaxed);
    for (std::int64_t at = 0; at < columns_; at += piece_) {
      const std::int64_t end = std::min(at + piece_, columns_);
      if (row > 0) wait_for(row - 1, end);
      run(row * columns_ + at, row * columns_ + end);
      of(row).store(end, std::memory_order_release);
    }
  }

 private:
  static constexpr double kPieceNs = 5000;  // a range costs some hundred

  std::atomic<std::int64_t>& of(std::int64_t row) { return done_[static_cast<std::size_t>(row)]; }

  // Whoever has the row before runs it, and never waits for this one.
  void wait_for(std::int64_t row, std::int64_t columns) {
    constexpr int kSpins = 200;
    for (int spins = 0; of(row).load(std::memory_order_acquire) < columns; ++spins) {
      if (spins >= kSpins) std::this_thread::yield();
    }
  }

  std::int64_t columns_, rows_, piece_ = 1;
  std::atomic<std::int64_t> next_{0};
  std::unique_ptr<std::atomic<std::int64_t>[]> done_;
};

}  // namespace eas::runtime::cpu
