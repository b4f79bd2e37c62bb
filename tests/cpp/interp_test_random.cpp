// Random kernels: the same every time, and the same node by node (eager mode) as in one run.
#include <cstring>

#include "interp_test_kernel.hpp"
#include "random_ir.hpp"

namespace eas::interp {
namespace {

constexpr std::array<std::int64_t, 3> kGrid{3, 2, 1};

struct Outcome {
  std::vector<std::vector<std::byte>> memory;
  std::vector<std::string> lines;
  bool operator==(const Outcome&) const = default;
};

// Runs `go(arguments, launch)` on memory that depends on nothing but the parameters' types.
template <class Go>
Outcome outcome_of(const ir::Function& function, Go&& go) {
  Outcome out;
  std::vector<Argument> arguments;
  for (const ir::Value* param : function.body()->params) {
    const DType dtype = param->type.dtype;
    if (param->type.is_scalar()) {
      arguments.emplace_back(ir::constant_bits(dtype, std::int64_t{3}));
      continue;
    }
    auto& bytes = out.memory.emplace_back(itemsize(dtype) * ir::kRandomElements);
    for (std::size_t i = 0; i < ir::kRandomElements; ++i) {
      const std::int64_t bits = ir::constant_bits(dtype, static_cast<double>(i % 7) - 2);
      std::memcpy(bytes.data() + i * itemsize(dtype), &bits, itemsize(dtype));
    }
    arguments.emplace_back(BufferArgument{bytes.data(), dtype, {ir::kRandomElements}, {1}, false});
  }
  Launch launch{.grid = kGrid};
  launch.print = [&](const std::string& line) { out.lines.push_back(line); };
  go(arguments, launch);
  return out;
}

TEST(RandomKernels, RunAlikeEveryTimeAndNodeByNode) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto function = ir::RandomIr(seed).make();
    const auto whole = [&](const std::vector<Argument>& arguments, const Launch& launch) {
      run(*function, {}, arguments, launch);
    };
    const ir::DebugInfo debug;
    const auto stepwise = [&](const std::vector<Argument>& arguments, const Launch& launch) {
      for (std::int64_t program = 0; program < kGrid[0] * kGrid[1]; ++program) {
        Evaluator evaluator(*function, debug, arguments, launch,
                            {program % kGrid[0], program / kGrid[0], 0});
        for (const ir::Node* node : function->body()->nodes) evaluator.evaluate(node);
      }
    };
    const Outcome first = outcome_of(*function, whole);
    ASSERT_EQ(outcome_of(*function, whole), first) << "seed " << seed;
    ASSERT_EQ(outcome_of(*function, stepwise), first) << "seed " << seed;
  }
}

TEST(RandomKernels, LookingForRacesChangesNothingWhereThereAreNone) {
  int without = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto function = ir::RandomIr(seed).make();
    const auto checked = [&](const std::vector<Argument>& arguments, Launch launch) {
      launch.grid = {1, 1, 1};
      launch.check_races = true;
      run(*function, {}, arguments, launch);
    };
    const auto plain = [&](const std::vector<Argument>& arguments, Launch launch) {
      launch.grid = {1, 1, 1};
      run(*function, {}, arguments, launch);
    };
    try {
      const Outcome outcome = outcome_of(*function, checked);
      ASSERT_EQ(outcome, outcome_of(*function, plain)) << "seed " << seed;
      ++without;
    } catch (const LaunchError& error) {
      ASSERT_NE(error.message().find("race in kernel"), std::string::npos) << error.what();
      ASSERT_EQ(function->mode, ir::Mode::Thread) << "one program cannot race, seed " << seed;
    }
  }
  EXPECT_GT(without, 50);
}

}  // namespace
}  // namespace eas::interp
