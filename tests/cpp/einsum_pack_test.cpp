// Packing against its definition: every pattern it copies by whole vectors, every number type, panels
// that are not full, and nothing written beyond the target.
#include "einsum/product/depth.hpp"
#include "einsum/product/kernels.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <vector>

namespace eas::contraction {
namespace {

template <class T>
class EinsumPack : public ::testing::Test {};
using Numbers = ::testing::Types<float, double, std::complex<float>, std::complex<double>,
                                 std::int32_t, std::int64_t>;
TYPED_TEST_SUITE(EinsumPack, Numbers);

// Panels of `positions` offsets, packed over the steps of `depth`'s first operand.
template <class T>
void check(const Depth& depth, const std::vector<std::int64_t>& positions, int width,
           std::int64_t reach) {
  using R = Real<T>;
  constexpr int parts = sizeof(T) / sizeof(R);
  constexpr R beyond = 77;
  std::vector<R> source(static_cast<std::size_t>(reach) * parts);
  for (std::size_t i = 0; i < source.size(); ++i) source[i] = static_cast<R>(i % 8191 + 1);
  const auto count = static_cast<std::int64_t>(positions.size());
  const std::int64_t panels = (count + width - 1) / width;
  std::vector<std::int64_t> offsets(static_cast<std::size_t>(panels * width), 0);
  std::vector<int> counts(static_cast<std::size_t>(panels), width);
  std::copy(positions.begin(), positions.end(), offsets.begin());
  counts.back() = static_cast<int>(count - (panels - 1) * width);
  const auto size = static_cast<std::size_t>(panels * width * depth.size * parts);
  std::vector<R> target(size + 16, beyond);

  PackJob<T> job;
  job.source = reinterpret_cast<const T*>(source.data());
  job.positions = offsets.data();
  job.counts = counts.data();
  job.panels = panels;
  job.width = width;
  job.steps = depth.a.data();
  job.near = depth.near_a.data();
  job.depth = depth.size;
  job.target = target.data();
  kernels<T>().pack(job);

  std::size_t at = 0;
  for (std::int64_t p = 0; p < panels; ++p) {
    for (std::int64_t k = 0; k < depth.size; ++k) {
      for (int part = 0; part < parts; ++part) {
        for (int i = 0; i < width; ++i, ++at) {
          const std::int64_t lane = p * width + i;
          const std::int64_t from = lane < count ? positions[static_cast<std::size_t>(lane)] +
                                                       depth.a[static_cast<std::size_t>(k)]
                                                 : 0;
          const R expected =
              lane < count ? source[static_cast<std::size_t>(from * parts + part)] : R{};
          ASSERT_EQ(target[at], expected)
              << "panel " << p << " step " << k << " part " << part << " lane " << i;
        }
      }
    }
  }
  for (; at < target.size(); ++at) ASSERT_EQ(target[at], beyond);
}

template <class T>
std::vector<int> widths() {
  const Kernels<T>& k = kernels<T>();
  return {k.shapes[0].lanes, k.shapes[1].lanes, k.shapes[0].columns, k.shapes[1].columns};
}

std::vector<std::int64_t> apart(std::int64_t count, std::int64_t stride) {
  std::vector<std::int64_t> out;
  for (std::int64_t i = 0; i < count; ++i) out.push_back(i * stride);
  return out;
}

TYPED_TEST(EinsumPack, LanesSideBySide) {
  for (const int width : widths<TypeParam>()) {
    for (const std::int64_t count : {1, 2, 5, 7, 11, 64, 99}) {
      check<TypeParam>(Depth({{37, 120, 1}}), apart(count, 1), width, 37 * 120);
    }
  }
}

TYPED_TEST(EinsumPack, StepsSideBySide) {
  for (const int width : widths<TypeParam>()) {
    for (const std::int64_t steps : {1, 2, 3, 8, 17, 64, 65}) {
      check<TypeParam>(Depth({{steps, 1, 100}}), apart(53, 70), width, 53 * 70);
    }
  }
}

// The other operand has its neighbours along another axis: blocks, and chunks that do not end with one.
TYPED_TEST(EinsumPack, StepsInBlocks) {
  for (const int width : widths<TypeParam>()) {
    for (const std::int64_t second : {2, 16, 21, 40}) {
      const Depth along({{33, 1, 50}, {second, 33, 1}});
      check<TypeParam>(along, apart(29, 33 * second), width, 29 * 33 * second);
      const Depth across({{33, second, 1}, {second, 1, 33}});
      check<TypeParam>(across, apart(29, 33 * second), width, 29 * 33 * second);
    }
  }
}

TYPED_TEST(EinsumPack, PanelsSideBySide) {
  for (const int width : widths<TypeParam>()) {
    std::vector<std::int64_t> positions;  // panel p is panel 0, p to the right
    for (std::int64_t p = 0; p < 19; ++p) {
      for (int i = 0; i < width; ++i) positions.push_back(i * 900 + p);
    }
    check<TypeParam>(Depth({{9, 30, 1}}), positions, width, 900 * width + 300);
  }
}

TYPED_TEST(EinsumPack, NothingSideBySide) {
  for (const int width : widths<TypeParam>()) {
    check<TypeParam>(Depth({{13, 3, 1}}), apart(31, 60), width, 31 * 60);
  }
}

}  // namespace
}  // namespace eas::contraction
