// Read and write sets, and the rank a kernel needs of its buffers.
#include "passes/analysis/access.hpp"

#include "passes_text.hpp"

namespace eas::passes {
namespace {

std::vector<bool> only(std::initializer_list<std::size_t> params) {
  std::vector<bool> set(9);
  for (const std::size_t param : params) set[param] = true;
  return set;
}

TEST(Access, LoadsStoresAndAtomics) {
  const Access found = access(
      *kernel("%9 = load %0, %2 : f32\nif %6 {\nstore %8, %2, %9\nyield\n} else {\nyield\n}\n"
              "%10 = atomic_add %1, %2, %3 : i64"));
  EXPECT_EQ(found.reads, only({0, 1}));
  EXPECT_EQ(found.writes, only({1, 8}));
  EXPECT_EQ(found.atomics, only({1}));
}

TEST(Access, Fragments) {
  const Access found = access(*kernel(
      "%9 = mma_zero : fragment<f32>\n%10 = mma %0, %2, %3, %8, %2, %3, %9 : fragment<f32>\n"
      "mma_store %8, %2, %3, %10",
      "thread group=32"));
  EXPECT_EQ(found.reads, only({0, 8}));
  EXPECT_EQ(found.writes, only({8}));
}

TEST(Access, GroupMemoryIsNoArgument) {
  const Access found =
      access(*kernel("%9 = alloc_tg size=8 : group<f32>\nstore %9, %2, %4\n%10 = load %9, %2 : f32",
                     "thread group=32"));
  EXPECT_EQ(found.reads, only({}));
  EXPECT_EQ(found.writes, only({}));
}

TEST(Access, TheHighestAxisAskedFor) {
  const Access found =
      access(*kernel("%9 = shape_of %0 axis=1 : i64\n%10 = stride_of %0 axis=0 : i64\n%11 = "
                     "stride_of %1 axis=2 : i64"));
  EXPECT_EQ(found.min_rank, (std::vector<int>{2, 3, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(found.reads, only({}));
}

}  // namespace
}  // namespace eas::passes
