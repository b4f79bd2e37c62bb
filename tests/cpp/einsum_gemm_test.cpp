// Matrix products from strided tensors against their definition, where lanes of a tile lie in the
// result in short runs: whole vectors, pieces, single elements; added to, and past the caches.
#include "einsum/product/gemm.hpp"
#include "runtime/cpu/machine.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <vector>

namespace eas::contraction {
namespace {

template <class T>
class EinsumGemm : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::complex<float>, std::complex<double>,
                                 std::int32_t, std::int64_t>;
TYPED_TEST_SUITE(EinsumGemm, Numbers);

// out[d, e, f] = sum over g of a[d, f, g] * b[e, g]: f is innermost, and e lies between d and f.
template <class T>
void check(std::int64_t d, std::int64_t e, std::int64_t f, std::int64_t g, bool accumulate) {
  std::vector<T> a(static_cast<std::size_t>(d * f * g)), b(static_cast<std::size_t>(e * g));
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<T>(static_cast<int>(i % 7) - 3);
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<T>(static_cast<int>(i % 5) - 2);
  const T before = static_cast<T>(9), beside = static_cast<T>(-5);
  const auto size = static_cast<std::size_t>(d * e * f);
  std::vector<T> out(size + 16, before);
  std::fill(out.begin() + static_cast<std::ptrdiff_t>(size), out.end(), beside);
  MatrixAxes axes;
  axes.rows = {{d, f * g, e * f}, {f, g, 1}};
  axes.columns = {{e, g, f}};
  axes.depth = {{g, 1, 1}};
  MatrixMultiplier<T>(axes).run({a.data(), b.data(), out.data(), accumulate}, true);
  const std::int64_t step =
      1 + d * e * f / 20000 * 7;  // all of a small result, some of a large one
  std::int64_t wrong = 0;
  for (std::int64_t at = 0; at < d * e * f; at += step) {
    const T* row = a.data() + (at / (e * f) * f + at % f) * g;
    const T* column = b.data() + at / f % e * g;
    T sum = accumulate ? before : T{};
    for (std::int64_t k = 0; k < g; ++k) sum += row[k] * column[k];
    wrong += out[static_cast<std::size_t>(at)] != sum;
  }
  for (std::size_t i = size; i < out.size(); ++i) wrong += out[i] != beside;
  EXPECT_EQ(wrong, 0) << "d " << d << " e " << e << " f " << f << " g " << g << " accumulate "
                      << accumulate;
}

TYPED_TEST(EinsumGemm, ShortRunsOfTheResult) {
  for (const std::int64_t f : {2, 3, 4, 8, 12, 16, 20, 24, 30}) {
    for (const std::int64_t g : {9, 700}) {
      check<TypeParam>(7, 11, f, g, false);
      check<TypeParam>(7, 11, f, g, true);
    }
  }
}

TYPED_TEST(EinsumGemm, LargerThanTheCaches) {
  const std::int64_t cache = eas::runtime::cpu::last_level_cache_bytes();
  if (cache > 256 << 20) GTEST_SKIP() << "the result would be larger than a test should be";
  for (const std::int64_t f : {11, 12}) {
    const std::int64_t e = 500;
    const auto bytes = static_cast<std::int64_t>(sizeof(TypeParam));
    check<TypeParam>(cache / (e * f * bytes) + 2, e, f, 3, false);
  }
}

}  // namespace
}  // namespace eas::contraction
