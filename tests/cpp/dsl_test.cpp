// Kernels written in C++: launches, grids, dtypes, signatures. Only the public header is included.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "dsl_test_tools.hpp"

namespace {

using eas::DType;
using eas::Tensor;
using eas::Value;

TEST(Dsl, RunsThePagesExample) {
  const int n = 1000;
  const Tensor a = ramp(n), b = ramp(n), c = Tensor::zeros({n});
  // As in docs/cpp.md, but in one line.
  // clang-format off
auto add = eas::kernel("add", [](eas::Buffer<float> a, eas::Buffer<float> b, eas::Buffer<float> c, eas::i32 n, eas::Constexpr<int> block) {
  auto offs = eas::program_id(0) * block + eas::arange(0, block);
  auto mask = offs < n;
  eas::store(c, offs, eas::load(a, offs, mask) + eas::load(b, offs, mask), mask);
});
add(a, b, c, n, eas::constexpr_v(256));
  // clang-format on
  for (int i = 0; i < n; ++i) ASSERT_EQ(c.data_as<float>()[i], 2.0F * static_cast<float>(i));
}

auto scale = eas::kernel("scale", [](eas::AnyBuffer x, eas::AnyBuffer y, Value factor, eas::i64 n,
                                     eas::Constexpr<int> block) {
  auto offs = eas::program_id(0) * block + eas::arange(0, block);
  eas::store(y, offs, eas::load(x, offs, offs < n) * factor, offs < n);
});

TEST(Dsl, TakesGridsAndShapes) {
  const Tensor x = ramp(100), y = Tensor::zeros({100});
  scale.grid(2)(x, y, 2, 100, 32);  // only the first 64 elements
  EXPECT_EQ(elements<float>(y)[63], 126.0F);
  EXPECT_EQ(elements<float>(y)[64], 0.0F);
  scale.shape(96)(x, y, 2, 100, 32);
  EXPECT_EQ(elements<float>(y)[95], 190.0F);
  EXPECT_EQ(elements<float>(y)[96], 0.0F);
  scale.grid(0)(x, y, 3, 100, 32);
  EXPECT_EQ(elements<float>(y)[95], 190.0F);
  scale(x, y, 3, 100, eas::constexpr_v(32));
  EXPECT_EQ(elements<float>(y)[99], 297.0F);
}

TEST(Dsl, MakesOneKernelASignature) {
  auto kernel = eas::kernel("count", [](eas::AnyBuffer x, Value by, eas::Constexpr<int> block) {
    auto offs = eas::arange(0, block);
    eas::store(x, offs, eas::load(x, offs) + by);
  });
  const auto misses = [&] { return kernel.cache_info().misses; };
  const Tensor x = ramp(64), y = Tensor::zeros({8, 8}), z = Tensor::zeros({64}, DType::int32);
  kernel(x, 1, 64);
  kernel(x, 2, 64);
  kernel(y, 2, 64);  // another rank, which the kernel does not ask for
  EXPECT_EQ(misses(), 1);
  EXPECT_EQ(kernel.cache_info().hits, 2);
  kernel(x, 1.5, 64);
  EXPECT_EQ(misses(), 2);
  kernel(z, 1, 64);
  EXPECT_EQ(misses(), 3);
  kernel(x, 1, 32);
  EXPECT_EQ(misses(), 4);
  EXPECT_EQ(kernel.cache_info().size, 4);
  kernel.clear_cache();
  EXPECT_EQ(kernel.cache_info().size, 0);
  kernel(x, 1, 32);
  EXPECT_EQ(misses(), 1);
}

TEST(Dsl, TheRankIsPartOfTheSignatureWhereItIsAskedFor) {
  auto kernel = eas::kernel("rank", [](eas::AnyBuffer x, eas::Buffer<std::int64_t> out) {
    eas::store(out, 0, x.ndim());
  });
  const Tensor out = Tensor::zeros({1}, DType::int64);
  kernel(Tensor::zeros({2, 3}), out);
  EXPECT_EQ(out.data_as<std::int64_t>()[0], 2);
  kernel(Tensor::zeros({2}), out);
  EXPECT_EQ(out.data_as<std::int64_t>()[0], 1);
  EXPECT_EQ(kernel.cache_info().misses, 2);
}

TEST(Dsl, ConstantsMayBeStringsEnumsAndFlags) {
  auto kernel = eas::kernel("choose", [](eas::Buffer<double> out, eas::Constexpr<std::string> what,
                                         eas::Constexpr<DType> dtype, eas::Constexpr<bool> negate) {
    Value x = what.value() == "third" ? Value(1.0) / 3.0 : Value(2.0);
    x = x.to(dtype);
    eas::store(out, 0, negate ? -x : x);
  });
  const Tensor out = Tensor::zeros({1}, DType::float64);
  kernel(out, eas::constexpr_v("third"), eas::constexpr_v(DType::float32), eas::constexpr_v(true));
  EXPECT_EQ(out.data_as<double>()[0], -static_cast<double>(1.0F / 3.0F));
  kernel(out, "other", DType::float64, false);
  EXPECT_EQ(out.data_as<double>()[0], 2.0);
  EXPECT_EQ(kernel.cache_info().misses, 2);
}

TEST(Dsl, ScalarsHaveTheirDtype) {
  auto kernel = eas::kernel(
      "scalars", [](eas::AnyBuffer out, eas::i8 a, eas::u64 b, eas::f32 c, eas::b1 d, Value e) {
        EXPECT_EQ(a.dtype(), DType::int8);
        EXPECT_EQ(b.dtype(), DType::uint64);
        EXPECT_EQ(c.dtype(), DType::float32);
        EXPECT_EQ(d.dtype(), DType::bool_);
        EXPECT_EQ(e.dtype(), DType::int64);
        eas::i32 sum = a + 1;  // declared with a dtype: cast
        EXPECT_EQ(sum.dtype(), DType::int32);
        sum += e;
        EXPECT_EQ(sum.dtype(), DType::int32);
        eas::store(out, 0, sum);
        eas::store(out, 1, b % 10);
        eas::store(out, 2, eas::where(d, c, 0));
      });
  const Tensor out = Tensor::zeros({3}, DType::float64);
  kernel.grid(1)(out, -3, std::numeric_limits<std::uint64_t>::max(), 0.5, true, 7);
  EXPECT_EQ(elements<double>(out), (std::vector<double>{5, 5, 0.5}));
}

TEST(Dsl, StridesAndShapesAreReadable) {
  auto kernel = eas::kernel("copy", [](eas::Buffer<float> x, eas::Buffer<float> y) {
    auto rows = eas::arange(0, 4).expand_dims(1), cols = eas::arange(0, 8).expand_dims(0);
    auto mask = (rows < x.shape(0)) & (cols < x.shape(1));
    auto tile = eas::load(x + rows * x.stride(0) + cols * x.stride(1), mask);
    eas::store(y + (rows * y.stride(0) + cols * y.stride(1)), tile, mask);
  });
  const Tensor x = ramp(15).reshape({5, 3}).transpose(), y = Tensor::zeros({3, 5});
  kernel(x, y);
  EXPECT_EQ(elements<float>(y), elements<float>(x.contiguous()));
}

TEST(Dsl, OptionsAndTextReachTheIr) {
  const auto body = [](eas::Buffer<float> x) { eas::store(x, 0, eas::load(x, 1) * 2); };
  const Tensor x = ramp(2);
  const auto slow = eas::kernel("body", body),
             fast = eas::kernel("body", body, {.fast_math = true});
  EXPECT_NE(slow.ir(x), fast.ir(x));
  EXPECT_NE(slow.ir(x).find("load"), std::string::npos);
  EXPECT_EQ(slow.name(), "body");
  EXPECT_EQ(elements<float>(x)[0], 0.0F);  // looking launches nothing
}

void negate(eas::Buffer<float> x) { eas::store(x, 0, -eas::load(x, 0)); }

TEST(Dsl, PlainFunctionsAreKernelsToo) {
  const Tensor x = ramp(1).clone();
  x.data_as<float>()[0] = 3;
  eas::kernel("negate", negate)(x);
  EXPECT_EQ(x.data_as<float>()[0], -3.0F);
}

TEST(Dsl, ConstantsComputeAsPlainNumbers) {
  auto kernel =
      eas::kernel("area", [](eas::Buffer<float> x, eas::Constexpr<int> a, eas::Constexpr<int> b) {
        static_assert(std::is_same_v<decltype(a * b), int>);
        eas::store(x, eas::arange(0, a * b), (a == b ? 1 : 2) + eas::arange(0, a * b) * a);
      });
  const Tensor x = Tensor::zeros({6});
  kernel(x, 2, 3);
  EXPECT_EQ(elements<float>(x), (std::vector<float>{2, 4, 6, 8, 10, 12}));
}

TEST(Dsl, ThreadsOfTheHostShareAKernel) {
  auto kernel = eas::kernel("ones", [](eas::AnyBuffer x, eas::Constexpr<int> block) {
    eas::store(x, eas::arange(0, block), 1);
  });
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 16; ++i) {
        const Tensor y = Tensor::zeros({8});
        kernel(y, 1 + (i + t) % 8);
        const auto got = elements<float>(y);
        EXPECT_EQ(std::count(got.begin(), got.end(), 1.0F), 1 + (i + t) % 8);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(kernel.cache_info().size, 8);
  EXPECT_EQ(kernel.cache_info().hits + kernel.cache_info().misses, 64);
}

TEST(Dsl, HelpersOfTheHost) {
  EXPECT_EQ(eas::cdiv(0, 4), 0);
  EXPECT_EQ(eas::cdiv(9, 4), 3);
  EXPECT_EQ(eas::next_power_of_2(0), 1);
  EXPECT_EQ(eas::next_power_of_2(33), 64);
}

}  // namespace
