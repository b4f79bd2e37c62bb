// Rows of programs, each behind the one before it.
#include "runtime/cpu/rows.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace eas::runtime::cpu {
namespace {

Launch of(std::int64_t columns, std::int64_t rows, bool in_rows = true) {
  Launch launch;
  launch.grid = {columns, rows, 1};
  launch.in_rows = in_rows;
  return launch;
}

TEST(Rows, RunProgramsAfterThoseTheyMayMeet) {
  for (const double ns : {1.0, 2000.0, 1e6}) {
    for (const auto& [columns, count] : {std::pair{1, 1}, {3, 5}, {17, 4}, {40, 31}}) {
      Rows rows(of(columns, count));
      rows.begin(ns);
      std::vector<std::atomic<int>> row_of(static_cast<std::size_t>(columns));  // how far each is
      std::atomic<std::int64_t> programs{0};
      std::atomic<bool> in_order{true};
      for (int taken = 0; taken < count; ++taken) {
        rows.run_next([&, columns = columns](std::int64_t begin, std::int64_t end) {
          for (std::int64_t program = begin; program < end; ++program, ++programs) {
            auto& row = row_of[static_cast<std::size_t>(program % columns)];
            const auto at = static_cast<int>(program / columns);
            if (row.exchange(at + 1) != at) in_order = false;
          }
        });
      }
      EXPECT_TRUE(in_order);
      EXPECT_EQ(programs, columns * count);
    }
  }
}

TEST(Rows, DoSoOnSeveralThreads) {
  constexpr int kColumns = 23, kRows = 40, kThreads = 4;
  Rows rows(of(kColumns, kRows));
  rows.begin(1000);
  std::vector<std::atomic<int>> row_of(kColumns);
  std::atomic<bool> in_order{true};
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < kRows / kThreads; ++i) {
        rows.run_next([&](std::int64_t begin, std::int64_t end) {
          for (std::int64_t program = begin; program < end; ++program) {
            auto& row = row_of[static_cast<std::size_t>(program % kColumns)];
            const int at = static_cast<int>(program / kColumns);
            if (row.exchange(at + 1) != at) in_order = false;
          }
        });
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_TRUE(in_order);
  for (const auto& row : row_of) EXPECT_EQ(row, kRows);
}

TEST(Rows, PayWhereThereAreSomeOfSomeLength) {
  EXPECT_TRUE(Rows(of(8, 8)).pay(1e5));
  EXPECT_FALSE(Rows(of(8, 8, false)).pay(1e5));
  EXPECT_FALSE(Rows(of(8, 2)).pay(1e5));
  EXPECT_FALSE(Rows(of(2, 8)).pay(1e5));
  EXPECT_FALSE(Rows(of(8, 8)).pay(100));
}

}  // namespace
}  // namespace eas::runtime::cpu
