// Loops without packing where they write past the caches: results larger than the last-level cache,
// at any alignment, and not a byte beside them.
#include "einsum/product/direct.hpp"
#include "runtime/cpu/machine.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <vector>

namespace eas::contraction {
namespace {

template <class T>
class EinsumDirect : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::complex<double>, std::int32_t>;
TYPED_TEST_SUITE(EinsumDirect, Numbers);

TYPED_TEST(EinsumDirect, LargeOuterProducts) {
  using T = TypeParam;
  constexpr std::int64_t columns = 2051, gap = 2;  // rows begin at every alignment
  const std::int64_t cache = eas::runtime::cpu::last_level_cache_bytes();
  if (cache > 256 << 20) GTEST_SKIP() << "the result would be larger than a test should be";
  const std::int64_t rows = cache / (columns * static_cast<std::int64_t>(sizeof(T))) + 2;
  std::vector<T> a(static_cast<std::size_t>(rows)), b(static_cast<std::size_t>(columns));
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<T>(i % 13 + 1);
  for (std::size_t j = 0; j < b.size(); ++j) b[j] = static_cast<T>(j % 7 + 1);
  const T beside = static_cast<T>(-5);
  std::vector<T> out(static_cast<std::size_t>(rows * (columns + gap) + 1), beside);
  LoopNest nest;
  nest.push_back({rows, 1, 0, columns + gap, 0, 0, true, false, true});
  nest.push_back({columns, 0, 1, 1, 0, 0, false, true, true});
  contract_directly<T>(nest, a.data(), b.data(), out.data() + 1, false);
  std::int64_t wrong = out[0] != beside;
  for (std::int64_t i = 0; i < rows; ++i) {
    const T* row = out.data() + 1 + i * (columns + gap);
    for (std::int64_t j = 0; j < columns; ++j) {
      wrong += row[j] != a[static_cast<std::size_t>(i)] * b[static_cast<std::size_t>(j)];
    }
    for (std::int64_t j = columns; j < columns + gap; ++j) wrong += row[j] != beside;
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace eas::contraction
