// Random kernels: optimising changes nothing an interpreter can see, and what the affine analysis
// says of a value is so.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

#include "interp/interp.hpp"
#include "ir/clone.hpp"
#include "ops/reference.hpp"
#include "passes/analysis/access.hpp"
#include "passes/analysis/affine.hpp"
#include "passes/infer_grid.hpp"
#include "passes_arguments.hpp"
#include "passes_text.hpp"
#include "random_ir.hpp"

namespace eas::passes {
namespace {

constexpr std::uint64_t kKernels = 1500;

ir::DebugInfo debug_of(const ir::Function& function) {
  ir::DebugInfo debug;
  debug.kernel = "random";
  debug.locations.emplace_back();
  for (std::size_t i = 0; i < function.body()->params.size(); ++i) {
    debug.params.push_back("p" + std::to_string(i));
  }
  return debug;
}

// What a launch leaves behind: memory, and the lines it printed.
struct Outcome {
  RandomArguments arguments;
  std::vector<std::string> lines;
};

Outcome run(const ir::Function& function, std::uint64_t seed) {
  Outcome outcome{RandomArguments(function, ir::kRandomElements, seed), {}};
  interp::Launch launch;
  launch.grid = {2, 1, 2};
  launch.print = [&](const std::string& line) { outcome.lines.push_back(line); };
  interp::run(function, debug_of(function), outcome.arguments.values, launch);
  return outcome;
}

// The first element of two buffers that differs; NaNs are equal, zeros of different sign are not.
std::string first_difference(const RandomArguments& x, const RandomArguments& y) {
  for (std::size_t b = 0; b < x.memory.size(); ++b) {
    const DType dtype = x.dtypes[b];
    const std::size_t size = itemsize(dtype);
    for (std::size_t at = 0; at < x.memory[b].size(); at += size) {
      if (std::memcmp(&x.memory[b][at], &y.memory[b][at], size) == 0) continue;
      std::int64_t left = 0, right = 0;
      std::memcpy(&left, &x.memory[b][at], size);
      std::memcpy(&right, &y.memory[b][at], size);
      const double l = ir::constant_double(dtype, left), r = ir::constant_double(dtype, right);
      if (std::isnan(l) && std::isnan(r)) continue;
      return "buffer " + std::to_string(b) + ", element " + std::to_string(at / size) + ": " +
             std::to_string(l) + " became " + std::to_string(r);
    }
  }
  return "";
}

TEST(RandomPrograms, OptimisingChangesNothing) {
  std::size_t nodes_before = 0, nodes_after = 0;
  for (std::uint64_t seed = 0; seed < kKernels; ++seed) {
    const auto original = ir::random_function(seed);
    const auto optimised = ir::clone(*original);
    optimise(*optimised);
    ASSERT_NO_THROW(ir::verify(*optimised)) << "seed " << seed;
    const Outcome before = run(*original, seed), after = run(*optimised, seed);
    ASSERT_EQ(first_difference(before.arguments, after.arguments), "")
        << "seed " << seed << "\n"
        << ir::to_text(*original) << ir::to_text(*optimised);
    ASSERT_EQ(before.lines, after.lines) << "seed " << seed;
    ir::walk(*original->body(), [&](const ir::Node*) { ++nodes_before; });
    ir::walk(*optimised->body(), [&](const ir::Node*) { ++nodes_after; });
  }
  EXPECT_LT(nodes_after, nodes_before * 9 / 10);  // and it does something
}

// One pass at a time, so that one cannot hide what another does.
TEST(RandomPrograms, EachPassAloneChangesNothing) {
  bool (*const passes[])(ir::Function&) = {canonicalise, fold_constants, merge_equal_values,
                                           remove_dead_code, move_invariants_out_of_loops};
  for (std::uint64_t seed = kKernels; seed < kKernels + 300; ++seed) {
    const auto original = ir::random_function(seed);
    const Outcome before = run(*original, seed);
    for (std::size_t p = 0; p < std::size(passes); ++p) {
      const auto changed = ir::clone(*original);
      const std::string text = ir::to_text(*changed);
      const bool says_changed = passes[p](*changed);
      ASSERT_NO_THROW(ir::verify(*changed)) << "seed " << seed << " pass " << p;
      ASSERT_TRUE(says_changed || ir::to_text(*changed) == text)
          << "seed " << seed << " pass " << p;
      const Outcome after = run(*changed, seed);
      ASSERT_EQ(first_difference(before.arguments, after.arguments), "")
          << "seed " << seed << " pass " << p;
      ASSERT_EQ(before.lines, after.lines) << "seed " << seed << " pass " << p;
    }
  }
}

TEST(RandomPrograms, OptimisingTwiceIsOptimisingOnce) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const auto function = ir::random_function(seed);
    optimise(*function);
    const std::string once = ir::to_text(*function);
    optimise(*function);
    ASSERT_EQ(ir::to_text(*function), once) << "seed " << seed;
  }
}

std::int64_t element(const interp::Data& data, std::int64_t index) {
  return visit_kernel(data.type.dtype, [&](auto tag) -> std::int64_t {
    return eas::convert<std::int64_t>(data.as<typename decltype(tag)::type>()[index]);
  });
}

// Element `index` (row-major) in one thread, modulo 2^64: random kernels wrap where real ones do
// not.
std::uint64_t predicted(const Affine& sum, const ir::Shape& shape, std::int64_t index,
                        std::int64_t thread, const std::array<std::int64_t, 3>& program,
                        const interp::Evaluator& evaluator) {
  const auto times = [](std::int64_t x, std::int64_t y) {
    return static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(y);
  };
  std::uint64_t value = static_cast<std::uint64_t>(sum.constant) + times(sum.thread, thread);
  for (std::size_t a = 0; a < 3; ++a) value += times(sum.program[a], program[a]);
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    value += times(sum.stride[static_cast<std::size_t>(axis)], index % shape[axis]);
    index /= shape[axis];
  }
  for (const Affine::Term& term : sum.terms)
    value += times(term.factor, element(evaluator.value(term.scalar), thread));
  return value;
}

TEST(RandomPrograms, AffineSumsHold) {
  std::size_t checked = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const auto function = ir::random_function(seed);
    const AffineAnalysis sums(*function);
    const std::array<std::int64_t, 3> program{3, 1, 2};
    RandomArguments arguments(*function, ir::kRandomElements, seed);
    interp::Launch launch;
    launch.grid = {4, 2, 3};
    launch.print = [](const std::string&) {};
    const ir::DebugInfo debug = debug_of(*function);
    interp::Evaluator evaluator(*function, debug, arguments.values, launch, program);
    for (const ir::Node* node : function->body()->nodes) {
      evaluator.evaluate(node);
      for (const ir::Value* result : node->results) {
        const Affine* sum = sums.of(result);
        if (!sum || !sum->linear) continue;
        const interp::Data& data = evaluator.value(result);
        const std::int64_t elements = result->type.shape.elements();
        for (std::int64_t i = 0; i < data.lanes * elements; ++i) {
          ASSERT_EQ(
              predicted(*sum, result->type.shape, i % elements, i / elements, program, evaluator),
              static_cast<std::uint64_t>(element(data, i)))
              << "seed " << seed << "\n"
              << ir::to_text(*function);
          ++checked;
        }
      }
    }
  }
  EXPECT_GT(checked, 10000u);
}

TEST(RandomPrograms, GridAndAccessTakeAnything) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const auto function = ir::random_function(seed);
    for (const AxisGrid& axis : infer_grid(*function).axes) EXPECT_GE(axis.tile, 1);
    EXPECT_EQ(access(*function).writes.size(), function->body()->params.size());
  }
}

}  // namespace
}  // namespace eas::passes
