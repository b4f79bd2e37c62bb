// Before and after of a pass, as text. The lines of a test stand inside a kernel with arguments
//   %0: buffer<f32>  %1: buffer<i64>  %2: i64  %3: i64  %4: f32  %5: f32  %6: b1  %7: i32
//   %8: buffer<f32>
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "passes/passes.hpp"
#include "passes/pipeline.hpp"

namespace eas::passes {

inline std::unique_ptr<ir::Function> kernel(const std::string& lines,
                                            const std::string& mode = "spmd") {
  return ir::parse("kernel " + mode +
                   " (%0: buffer<f32>, %1: buffer<i64>, %2: i64, %3: i64, %4: f32, %5: f32,"
                   " %6: b1, %7: i32, %8: buffer<f32>) {\n" +
                   lines + "\n}\n");
}

// Runs passes until nothing changes and drops what they left unused, so that a test shows one
// rewrite.
template <class... Passes>
std::string after(const std::string& lines, const std::string& mode, Passes... passes) {
  const auto function = kernel(lines, mode);
  for (int round = 0; round < 4; ++round) {
    (passes(*function), ...);
    remove_dead_code(*function);
    ir::verify(*function);
  }
  return ir::to_text(*function);
}

// fold_constants, with constants merged so that where they stand does not matter.
inline void expect_folds(const std::string& before, const std::string& expected) {
  const auto fold = [](const std::string& lines) {
    return after(lines, "spmd", canonicalise, fold_constants, merge_equal_values);
  };
  EXPECT_EQ(fold(before), ir::to_text(*kernel(expected))) << "before:\n" << before;
}

inline void expect_stays(const std::string& lines) {
  EXPECT_EQ(after(lines, "spmd", canonicalise, fold_constants, merge_equal_values),
            ir::to_text(*kernel(lines)));
}

}  // namespace eas::passes
