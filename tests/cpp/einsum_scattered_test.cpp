// Contractions by tables of offsets against plain loops over every term: short axes in any order, at
// any strides, and nothing written beside the result.
#include "einsum/product/scattered.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <complex>
#include <cstdint>
#include <random>
#include <vector>

namespace eas::contraction {
namespace {

constexpr int kBeside = -77;

// A nest over axes of these sizes; which tensor has which axis is drawn, and the axes of each tensor
// lie in an order of its own, with gaps.
struct Case {
  LoopNest nest;
  std::int64_t a_size = 1, b_size = 1, out_size = 1;
  std::int64_t a_first = 0, b_first = 0, out_first = 0;  // behind axes that run backwards
};

enum class Kind { kMixed, kNoSum, kOnlySums };

class Draw {
 public:
  explicit Draw(std::uint32_t seed) : random_(seed) {}

  Case one(int axes, std::int64_t largest, Kind kind, bool has_b) {
    Case out;
    for (int i = 0; i < axes; ++i) {
      LoopAxis axis{2 + below(largest - 1), 0, 0, 0, 0, 0, true, has_b, true};
      axis.in_out = kind == Kind::kNoSum || (kind == Kind::kMixed && below(2) == 0);
      if (has_b && kind != Kind::kOnlySums) {
        const std::int64_t where = below(3);
        axis.in_a = where != 1;
        axis.in_b = where != 2;
      }
      out.nest.push_back(axis);
    }
    lay(out.nest, &LoopAxis::a, &LoopAxis::in_a, out.a_size, out.a_first);
    lay(out.nest, &LoopAxis::b, &LoopAxis::in_b, out.b_size, out.b_first);
    lay(out.nest, &LoopAxis::out, &LoopAxis::in_out, out.out_size, out.out_first);
    return out;
  }

  template <class T>
  std::vector<T> values(std::int64_t count) {  // small integers: sums are exact in any order
    std::vector<T> out(static_cast<std::size_t>(count));
    for (T& x : out) x = static_cast<T>(static_cast<int>(below(7)) - 3);
    return out;
  }

 private:
  std::int64_t below(std::int64_t n) {
    return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(n));
  }

  void lay(LoopNest& nest, std::int64_t LoopAxis::* stride, bool LoopAxis::* present,
           std::int64_t& size, std::int64_t& first) {
    std::vector<int> order;
    for (int i = 0; i < nest.count(); ++i) {
      if (nest[i].*present) order.push_back(i);
    }
    std::shuffle(order.begin(), order.end(), random_);
    for (const int i : order) {
      const bool backwards = below(4) == 0;
      nest[i].*stride = backwards ? -size : size;
      if (backwards) first += size * (nest[i].size - 1);
      size *= nest[i].size;
      if (below(8) == 0) size += 1;  // a gap
    }
  }

  std::mt19937 random_;
};

template <class T>
std::vector<T> by_terms(const Case& c, const T* a, const T* b, std::vector<T> out,
                        bool accumulate) {
  std::int64_t terms = 1;
  for (const LoopAxis& axis : c.nest) terms *= axis.size;
  std::vector<std::uint8_t> seen(out.size(), accumulate ? 1 : 0);
  for (std::int64_t t = 0; t < terms; ++t) {
    std::int64_t left = t, at_a = c.a_first, at_b = c.b_first, to = c.out_first;
    for (const LoopAxis& axis : c.nest) {
      const std::int64_t i = left % axis.size;
      left /= axis.size;
      at_a += i * axis.a;
      at_b += i * axis.b;
      to += i * axis.out;
    }
    const T term = b ? a[at_a] * b[at_b] : a[at_a];
    auto& was = seen[static_cast<std::size_t>(to)];
    T& sum = out[static_cast<std::size_t>(to)];
    sum = was ? sum + term : term;
    was = 1;
  }
  return out;
}

template <class T>
class EinsumScattered : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::complex<float>, std::complex<double>,
                                 std::int32_t, std::int64_t>;
TYPED_TEST_SUITE(EinsumScattered, Numbers);

template <class T>
void check(Draw& draw, const Case& c, bool has_b, bool accumulate) {
  const std::vector<T> a = draw.values<T>(c.a_size), b = draw.values<T>(c.b_size);
  std::vector<T> out(static_cast<std::size_t>(c.out_size), static_cast<T>(kBeside));
  const T* of_b = has_b ? b.data() : nullptr;
  const std::vector<T> wanted = by_terms(c, a.data(), of_b, out, accumulate);
  contract_scattered<T>(c.nest, a.data() + c.a_first, has_b ? b.data() + c.b_first : nullptr,
                        out.data() + c.out_first, accumulate);
  EXPECT_TRUE(out == wanted);
}

TYPED_TEST(EinsumScattered, RandomAxes) {
  Draw draw(1);
  for (int i = 0; i < 120; ++i) {
    const bool has_b = i % 4 != 0, accumulate = i % 5 == 0;
    const Kind kind = i % 3 == 0 ? Kind::kNoSum : Kind::kMixed;
    check<TypeParam>(draw, draw.one(3 + i % 8, 2 + i % 4, kind, has_b), has_b, accumulate);
  }
}

// Enough terms for several threads, and axes that no block holds.
TYPED_TEST(EinsumScattered, ManyTerms) {
  Draw draw(2);
  for (const Kind kind : {Kind::kMixed, Kind::kNoSum, Kind::kOnlySums}) {
    for (const bool has_b : {true, false}) {
      check<TypeParam>(draw, draw.one(17, 2, kind, has_b), has_b, false);
      check<TypeParam>(draw, draw.one(17, 2, kind, has_b), has_b, true);
      check<TypeParam>(draw, draw.one(11, 3, kind, has_b), has_b, false);
    }
  }
}

TYPED_TEST(EinsumScattered, AxesLongerThanATable) {
  Draw draw(3);
  Case c = draw.one(4, 3, Kind::kNoSum, true);
  c.nest.push_back({3000, 0, c.b_size, c.out_size, 0, 0, false, true, true});
  c.b_size *= 3000;
  c.out_size *= 3000;
  check<TypeParam>(draw, c, true, false);
}

TEST(EinsumScattered, OnlyShortRunsOfManyTerms) {
  LoopNest nest;
  for (int i = 0; i < 10; ++i) nest.push_back({2, 1, 1, 1, 0, 0, true, true, true});
  EXPECT_TRUE(is_scattered(nest, 2));
  EXPECT_FALSE(is_scattered(nest, 64));
  for (int i = 0; i < 5; ++i) nest.erase(0);
  EXPECT_FALSE(is_scattered(nest, 2));
}

}  // namespace
}  // namespace eas::contraction
