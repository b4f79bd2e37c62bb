// Which offsets are elements: against counting them all.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "interp/layout.hpp"

namespace eas::interp {
namespace {

using Dims = std::vector<std::int64_t>;

std::set<std::int64_t> offsets_of(const Dims& shape, const Dims& strides) {
  std::set<std::int64_t> out = {0};
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    std::set<std::int64_t> next;
    for (const std::int64_t offset : out) {
      for (std::int64_t i = 0; i < shape[axis]; ++i) next.insert(offset + i * strides[axis]);
    }
    out = next;
  }
  return out;
}

void expect_exact(const Dims& shape, const Dims& strides) {
  const Layout layout(shape, strides);
  const auto elements = offsets_of(shape, strides);
  for (std::int64_t offset = -400; offset <= 400; ++offset) {
    ASSERT_EQ(layout.contains(offset), elements.contains(offset))
        << offset << " with " << testing::PrintToString(shape) << testing::PrintToString(strides);
  }
  ASSERT_EQ(layout.empty(), elements.empty());
  if (elements.empty()) return;
  EXPECT_EQ(layout.low(), *elements.begin());
  EXPECT_EQ(layout.high(), *elements.rbegin());
  const auto span = static_cast<std::size_t>(layout.high() - layout.low() + 1);
  EXPECT_EQ(layout.has_no_gaps(), elements.size() == span);
}

TEST(Layout, UsualViews) {
  expect_exact({}, {});
  expect_exact({5}, {1});
  expect_exact({5}, {-3});
  expect_exact({4}, {0});
  expect_exact({0}, {1});
  expect_exact({3, 0}, {1, 1});
  expect_exact({3, 4}, {4, 1});
  expect_exact({3, 4}, {1, 3});
  expect_exact({3, 4}, {10, 1});
  expect_exact({3, 4}, {-10, 2});
  expect_exact({6, 4}, {1, 1});
  expect_exact({2, 3, 4}, {0, -4, 1});
  expect_exact({1, 7}, {99, 2});
}

TEST(Layout, RandomViews) {
  std::mt19937 random(7);
  for (int i = 0; i < 3000; ++i) {
    Dims shape(random() % 4), strides(shape.size());
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
      shape[axis] = static_cast<std::int64_t>(random() % 6);
      strides[axis] = static_cast<std::int64_t>(random() % 41) - 20;
    }
    expect_exact(shape, strides);
  }
}

TEST(Layout, FarOffsetsDoNotOverflow) {
  const Layout layout(Dims{4}, Dims{-2});
  EXPECT_FALSE(layout.contains(INT64_MIN));
  EXPECT_FALSE(layout.contains(INT64_MAX));
}

TEST(Layout, SaysWhatItExpects) {
  EXPECT_EQ(Layout::dense(256).expected(), "0 to 255");
  EXPECT_EQ(Layout(Dims{4}, Dims{-1}).expected(), "-3 to 0");
  EXPECT_EQ(Layout(Dims{2, 3}, Dims{5, 1}).expected(),
            "the index of an element of shape (2, 3) and strides (5, 1)");
  EXPECT_EQ(Layout(Dims{4}, Dims{2}).expected(),
            "the index of an element of shape (4,) and strides (2,)");
  EXPECT_EQ(Layout(Dims{0, 3}, Dims{3, 1}).expected(), "no index at all: its shape is (0, 3)");
}

}  // namespace
}  // namespace eas::interp
