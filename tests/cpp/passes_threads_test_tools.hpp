// Runs a thread-level kernel as the interpreter understands it and again as a tile kernel, and says
// where they differ.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "interp/interp.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "passes/pipeline.hpp"
#include "passes/threads_to_tiles/threads_to_tiles.hpp"
#include "passes_arguments.hpp"

namespace eas::passes {

struct ThreadLaunch {
  std::array<std::int64_t, 3> group{1, 1, 1};
  std::size_t elements = 64;
  std::uint64_t seed = 1;
  std::array<std::int64_t, 3> grid{2, 1, 2};
};

struct ThreadOutcome {
  RandomArguments arguments;
  std::vector<std::string> lines;
};

inline ThreadOutcome run_group(const ir::Function& function, const ThreadLaunch& with) {
  ThreadOutcome outcome{RandomArguments(function, with.elements, with.seed), {}};
  interp::Launch launch;
  launch.grid = with.grid;
  if (function.mode == ir::Mode::Thread) launch.group = with.group;
  launch.print = [&](const std::string& line) { outcome.lines.push_back(line); };
  ir::DebugInfo debug;
  debug.kernel = "k";
  debug.locations.emplace_back();
  interp::run(function, debug, outcome.arguments.values, launch);
  return outcome;
}

// NaNs are equal, zeros of different sign are not.
inline std::string difference(const ThreadOutcome& x, const ThreadOutcome& y) {
  for (std::size_t b = 0; b < x.arguments.memory.size(); ++b) {
    const DType dtype = x.arguments.dtypes[b];
    const std::size_t size = itemsize(dtype);
    const auto& before = x.arguments.memory[b];
    const auto& after = y.arguments.memory[b];
    for (std::size_t at = 0; at < before.size(); at += size) {
      if (std::memcmp(&before[at], &after[at], size) == 0) continue;
      std::int64_t left = 0, right = 0;
      std::memcpy(&left, &before[at], size);
      std::memcpy(&right, &after[at], size);
      const double l = ir::constant_double(dtype, left), r = ir::constant_double(dtype, right);
      if (std::isnan(l) && std::isnan(r)) continue;
      return "buffer " + std::to_string(b) + ", element " + std::to_string(at / size) + ": " +
             std::to_string(l) + " became " + std::to_string(r);
    }
  }
  for (std::size_t i = 0; i < std::max(x.lines.size(), y.lines.size()); ++i) {
    const std::string l = i < x.lines.size() ? x.lines[i] : "nothing";
    const std::string r = i < y.lines.size() ? y.lines[i] : "nothing";
    if (l != r) return "line " + std::to_string(i) + ": " + l + " became " + r;
  }
  return "";
}

// The tile kernel, which has been seen to do the same, optimised or not.
inline std::unique_ptr<ir::Function> expect_same_as_tiles(const ir::Function& function,
                                                          const ThreadLaunch& launch = {}) {
  auto tiles = threads_to_tiles(function, launch.group);
  const std::string texts = ir::to_text(function) + ir::to_text(*tiles);
  EXPECT_NO_THROW(ir::verify(*tiles)) << texts;
  if (testing::Test::HasFailure()) return tiles;
  const ThreadOutcome expected = run_group(function, launch);
  EXPECT_EQ(difference(expected, run_group(*tiles, launch)), "") << texts;
  optimise(*tiles);
  EXPECT_NO_THROW(ir::verify(*tiles)) << texts;
  EXPECT_EQ(difference(expected, run_group(*tiles, launch)), "") << texts << "optimised\n"
                                                                 << ir::to_text(*tiles);
  return tiles;
}

}  // namespace eas::passes
