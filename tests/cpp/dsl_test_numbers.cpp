// Numbers beside narrower tiles: what does not fit is refused at the launch, comparisons are exact.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include "dsl_test_tools.hpp"

namespace {

using eas::DType;
using eas::Tensor;

TEST(DslNumbers, OneThatDoesNotFitTheTileIsRefused) {
  const int line = __LINE__ + 1;
  auto limit = eas::kernel("limit", [](eas::Buffer<std::uint8_t> x, eas::i32 n) {
    auto i = eas::arange(0, 2);
    eas::store(x, i, eas::minimum(eas::load(x, i), n + 1));
  });
  const Tensor x = Tensor::full({2}, 200, DType::uint8);
  limit(x, 99);
  EXPECT_EQ(x.data_as<std::uint8_t>()[1], 100);
  const std::string said = error_of<eas::LaunchError>([&] { limit(x, 255); });
  EXPECT_EQ(
      said.find("[limit] a number made of argument 1 does not fit uint8, as minimum needs at "), 0U)
      << said;
  EXPECT_NE(said.find(":" + std::to_string(line) + ", got 256, expected 0 to 255"),
            std::string::npos)
      << said;
  EXPECT_EQ(x.data_as<std::uint8_t>()[1], 100);
}

TEST(DslNumbers, AWiderTileTakesEveryNumberOfTheParameter) {
  auto add = eas::kernel("add", [](eas::Buffer<std::int64_t> x, eas::i32 n) {
    eas::store(x, 0, eas::load(x, 0) + n);
  });
  const Tensor x = Tensor::zeros({1}, DType::int64);
  add(x, -2147483648LL);
  EXPECT_EQ(x.data_as<std::int64_t>()[0], -2147483648LL);
}

TEST(DslNumbers, ANegativeNumberIsLessThanEveryUnsigned) {
  auto compare =
      eas::kernel("compare", [](eas::Buffer<std::uint64_t> x, eas::Buffer<bool> y, eas::i64 n) {
        auto v = eas::load(x, 0);
        eas::store(y, 0, v > n);
        eas::store(y, 1, v == n);
        eas::store(y, 2, n < v);
      });
  const Tensor x = Tensor::zeros({1}, DType::uint64), y = Tensor::zeros({3}, DType::bool_);
  x.data_as<std::uint64_t>()[0] = ~std::uint64_t{0};
  compare(x, y, -1);
  const bool* found = y.data_as<bool>();
  EXPECT_TRUE(found[0] && !found[1] && found[2]);
}

}  // namespace
