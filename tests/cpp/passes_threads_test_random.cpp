// Random thread-level kernels do as tile kernels what they did, for groups of several shapes.
#include "passes_threads_test_tools.hpp"
#include "random_ir.hpp"

namespace eas::passes {
namespace {

bool uses_simdgroups(const ir::Function& function) {
  bool uses = false;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    uses |=
        node->op == ir::Op::mma_zero || node->op == ir::Op::mma || node->op == ir::Op::mma_store;
  });
  return uses;
}

TEST(RandomThreads, DoTheSameAsTiles) {
  const std::array<std::int64_t, 3> groups[] = {{32, 1, 1}, {64, 1, 1}, {4, 8, 2},
                                                {8, 12, 1}, {1, 1, 1},  {5, 3, 1}};
  int runs = 0;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) {
    const auto function = ir::random_function(seed, {.mode = ir::Mode::Thread});
    const auto& group = groups[seed % std::size(groups)];
    const std::int64_t threads = group[0] * group[1] * group[2];
    if (threads % 32 != 0 && uses_simdgroups(*function)) continue;
    function->group_size = 0;
    SCOPED_TRACE("seed " + std::to_string(seed));
    expect_same_as_tiles(*function, {.group = group, .seed = seed});
    if (HasFailure()) return;
    ++runs;
  }
  EXPECT_GT(runs, 800);
}

}  // namespace
}  // namespace eas::passes
