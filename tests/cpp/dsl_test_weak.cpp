// Literals and scalar arguments stay weak in C++ as they do in Python.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include "dsl_test_tools.hpp"

namespace {

using eas::DType;
using eas::Tensor;
using eas::Value;

TEST(DslWeak, AChoiceOfLiteralsTakesTheDTypeItMeets) {
  auto kernel = eas::kernel("choice", [](eas::Buffer<float> x, eas::i32 n) {
    auto at = eas::arange(0, 4);
    Value both = eas::load(x, at) + eas::where(at < 2, 0.0, -1.0e6);
    EXPECT_EQ(both.dtype(), DType::float32);
    EXPECT_EQ((eas::load(x, at) + eas::minimum(eas::where(at < 2, 1, 0), n)).dtype(),
              DType::float32);
    eas::store(x, at, both);
  });
  const Tensor x = Tensor::zeros({4});
  kernel.grid(1)(x, 3);
  EXPECT_EQ(elements<float>(x), (std::vector<float>{0, 0, -1e6f, -1e6f}));
}

TEST(DslWeak, ACarriedTileKeepsItsDType) {
  auto kernel = eas::kernel("carried", [](eas::Buffer<float> x, eas::i32 n) {
    auto at = eas::arange(0, 4);
    auto [acc] = eas::for_range(0, n, 1, std::tuple(eas::zeros({4})), [&](Value i, Value acc) {
      return std::tuple(acc + eas::where(at < i, 1.0, 0.0));
    });
    EXPECT_EQ(acc.dtype(), DType::float32);
    eas::store(x, at, acc);
  });
  const Tensor x = Tensor::zeros({4});
  kernel.grid(1)(x, 3);
  EXPECT_EQ(elements<float>(x), (std::vector<float>{2, 1, 0, 0}));
}

}  // namespace
