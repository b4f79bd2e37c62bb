// Operands that are products, multiplied while they are packed, against loops over everything:
// which labels the two tensors have, strides of every kind, diagonals, batches, both sides, long
// sums.
#include "einsum/product/contract.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace eas::contraction {
namespace {

template <class T>
class EinsumFactor : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::complex<float>, std::complex<double>,
                                 std::int32_t, std::int64_t>;
TYPED_TEST_SUITE(EinsumFactor, Numbers);

using Sizes = std::vector<std::int64_t>;

// Small, so that sums are exact.
template <class T>
T random_number(std::mt19937_64& random) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(static_cast<int>(random() % 21) - 10);
  } else if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(static_cast<int>(random() % 5) - 2);
  } else {
    using R = typename T::value_type;
    return {random_number<R>(random), random_number<R>(random)};
  }
}

// A tensor of the labels with its own memory, its axes in memory in any order.
template <class T>
struct Stored {
  Labels labels;
  std::vector<std::int64_t> strides;
  std::vector<T> memory;
  std::int64_t start = 0;

  Stored(Labels of, const Sizes& sizes, std::mt19937_64& random, bool plain)
      : labels(std::move(of)) {
    std::vector<std::size_t> order(labels.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::shuffle(order.begin(), order.end(), random);
    strides.resize(labels.size());
    std::int64_t size = 1;
    for (const std::size_t axis : order) {
      const std::int64_t length = sizes[static_cast<std::size_t>(labels[axis])];
      const auto kind = plain ? 9 : random() % 10;
      if (kind == 0 || size * length > 100'000) continue;  // the same number all along
      if (kind == 1) size += size / 2 + 1;                 // with a gap before the next
      strides[axis] = size;
      if (kind == 2) {  // backwards
        strides[axis] = -size;
        start += size * (length - 1);
      }
      size *= std::max<std::int64_t>(length, 1);
    }
    memory.resize(static_cast<std::size_t>(size));
    for (T& x : memory) x = random_number<T>(random);
  }

  View view() { return {memory.data() + start, labels, strides}; }

  const T& at(const std::vector<std::int64_t>& index) const {
    std::int64_t offset = start;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      offset += strides[i] * index[static_cast<std::size_t>(labels[i])];
    }
    return memory[static_cast<std::size_t>(offset)];
  }
};

struct Case {
  Sizes sizes;
  Labels a, a_factor, b, b_factor, out;
  bool factor_of_a = true, factor_of_b = false;
};

template <class T>
void check(const Case& c, std::uint64_t seed, bool accumulate, bool plain = false) {
  std::mt19937_64 random(seed);
  Stored<T> a(c.a, c.sizes, random, plain), a_factor(c.a_factor, c.sizes, random, plain);
  Stored<T> b(c.b, c.sizes, random, plain), b_factor(c.b_factor, c.sizes, random, plain);
  Stored<T> out(c.out, c.sizes, random, true);
  Stored<T> expected = out;
  View of_a = a.view(), of_b = b.view();
  const View by_a = a_factor.view(), by_b = b_factor.view();
  if (c.factor_of_a) of_a.factor = &by_a;
  if (c.factor_of_b) of_b.factor = &by_b;
  contract<T>(of_a, &of_b, out.view(), c.sizes, accumulate);

  const bool is_empty = std::ranges::any_of(
      c.out, [&](Label label) { return c.sizes[static_cast<std::size_t>(label)] == 0; });
  if (!accumulate && !is_empty) std::ranges::fill(expected.memory, T{});
  std::int64_t terms = 1;
  for (const std::int64_t size : c.sizes) terms *= size;
  std::vector<std::int64_t> index(c.sizes.size());
  for (std::int64_t term = 0; term < terms; ++term) {
    std::int64_t left = term;
    for (std::size_t l = 0; l < index.size(); ++l) {
      index[l] = left % c.sizes[l];
      left /= c.sizes[l];
    }
    T x = a.at(index), y = b.at(index);
    if (c.factor_of_a) x *= a_factor.at(index);
    if (c.factor_of_b) y *= b_factor.at(index);
    const_cast<T&>(expected.at(index)) += x * y;
  }
  EXPECT_EQ(out.memory, expected.memory) << "seed " << seed;
}

TYPED_TEST(EinsumFactor, KhatriRaoAndScales) {
  // i = 0, j = 1, k = 2, r = 3
  const Sizes sizes{19, 12, 17, 21};
  const std::vector<Case> cases{
      {sizes, {2, 3}, {1, 3}, {0, 1, 2}, {}, {0, 3}, true, false},   // ijk,jr,kr->ir
      {sizes, {2, 3}, {1, 3}, {0, 1, 2}, {}, {3, 0}, true, false},   // the other side has the lanes
      {sizes, {0, 3}, {1, 3}, {2, 3}, {}, {0, 1, 2}, true, false},   // ir,jr,kr->ijk
      {{40, 30, 20}, {0, 1}, {1}, {1, 2}, {}, {0, 2}, true, false},  // ab,b,bc->ac
      {{40, 30, 20}, {0, 1}, {0}, {1, 2}, {}, {0, 2}, true, false},  // a factor of each row
      {{40, 30, 20}, {0, 1}, {}, {1, 2}, {2}, {2, 0}, true, true},   // a number, and of each column
      {{40, 30, 20}, {0}, {1}, {1, 2}, {1, 2}, {0, 2}, true, true},  // an outer product
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (const bool accumulate : {false, true}) {
      check<TypeParam>(cases[i], i, accumulate, true);
      check<TypeParam>(cases[i], i + 50, accumulate, false);
    }
  }
}

TYPED_TEST(EinsumFactor, LongSums) {
  check<TypeParam>({{6, 11, 4100, 3}, {0, 2}, {2, 3}, {1, 2, 3}, {}, {0, 1}, true, false}, 1, false,
                   true);
  check<TypeParam>({{6, 11, 4100, 3}, {0, 2, 3}, {3}, {1, 3}, {2}, {1, 0}, true, true}, 2, true,
                   true);
}

// Labels, sizes and strides by chance: batches, diagonals, sums over what one tensor has alone.
TYPED_TEST(EinsumFactor, AnyLabels) {
  std::mt19937_64 random(7);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Case c;
    const std::size_t labels = 3 + random() % 4;
    double terms = 1;
    for (std::size_t l = 0; l < labels; ++l) {
      static constexpr std::int64_t kSizes[] = {1, 2, 3, 5, 8, 13, 17, 33, 50};
      std::int64_t size = kSizes[random() % std::size(kSizes)];
      if (random() % 60 == 0) size = 0;
      if (terms * static_cast<double>(size) > 8e3) size = 2;
      terms *= std::max(1.0, static_cast<double>(size));
      c.sizes.push_back(size);
    }
    c.factor_of_a = random() % 4 != 0;
    c.factor_of_b = !c.factor_of_a || random() % 2 == 0;
    const auto fill = [&](std::initializer_list<Labels*> into, Label label) {
      bool any = false;
      for (Labels* list : into) {
        if (random() % 2 == 0 && !(list == *(into.end() - 1) && !any)) continue;
        list->push_back(label);
        any = true;
        if (random() % 12 == 0) list->push_back(label);  // a diagonal
      }
    };
    for (Label label = 0; label < static_cast<Label>(labels); ++label) {
      const auto where = random() % 4;  // rows, columns, both and kept, summed
      if (where != 1) fill({&c.a_factor, &c.a}, label);
      if (where != 0) fill({&c.b_factor, &c.b}, label);
      if (where != 3) c.out.push_back(label);
    }
    // What the other tensor of the pair may have is the operand's only where it is one.
    if (!c.factor_of_a) c.a.insert(c.a.end(), c.a_factor.begin(), c.a_factor.end());
    if (!c.factor_of_b) c.b.insert(c.b.end(), c.b_factor.begin(), c.b_factor.end());
    std::shuffle(c.out.begin(), c.out.end(), random);
    check<TypeParam>(c, seed, seed % 3 == 0);
  }
}

// What is not a number stays where the product of the two would have it, also beside panels that
// are not full.
TEST(EinsumFactorNan, StaysInItsRow) {
  const Sizes sizes{13, 40, 29};
  const float inf = std::numeric_limits<float>::infinity();
  for (const bool turned : {false, true}) {
    std::mt19937_64 random(3);
    Stored<float> a({0, 1}, sizes, random, true), f({0}, sizes, random, true);
    Stored<float> b({1, 2}, sizes, random, true);
    Stored<float> out(turned ? Labels{2, 0} : Labels{0, 2}, sizes, random, true);
    std::fill(f.memory.begin(), f.memory.end(), 1.0F);
    std::fill(a.memory.begin(), a.memory.end(), 0.0F);
    f.memory[4] = inf;
    View of_a = a.view();
    const View by = f.view(), of_b = b.view();
    of_a.factor = &by;
    contract<float>(of_a, &of_b, out.view(), sizes, false);
    for (std::int64_t i = 0; i < sizes[0]; ++i) {
      for (std::int64_t k = 0; k < sizes[2]; ++k) {
        EXPECT_EQ(std::isnan(out.at({i, 0, k})), i == 4) << i << " " << k;
      }
    }
  }
}

}  // namespace
}  // namespace eas::contraction
