// The language in C++, by the kernels people write: softmax, matmul, loops, threads, atomics.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <cmath>

#include "dsl_test_tools.hpp"

namespace {

using eas::DType;
using eas::Tensor;
using eas::Value;

TEST(DslLanguage, Softmax) {
  auto softmax = eas::kernel("softmax", [](eas::Buffer<float> x, eas::Buffer<float> y,
                                           eas::i32 cols, eas::Constexpr<int> block) {
    auto row = eas::program_id(0);
    auto offs = eas::arange(0, block);
    auto mask = offs < cols;
    auto tile = eas::load(x, row * cols + offs, mask, -INFINITY);
    auto e = eas::exp(tile - eas::max(tile, 0));
    eas::store(y, row * cols + offs, e / eas::sum(e), mask);
  });
  const Tensor x = ramp(3 * 10).reshape({3, 10}), y = Tensor::zeros({3, 10});
  softmax.grid(3)(x, y, 10, eas::constexpr_v(16));
  const auto got = elements<float>(y);
  double total = 0;
  for (int i = 0; i < 10; ++i) total += std::exp(i - 9.0);
  for (int i = 0; i < 30; ++i)
    EXPECT_NEAR(got[static_cast<std::size_t>(i)], std::exp(i % 10 - 9.0) / total, 1e-6);
}

TEST(DslLanguage, MatmulCarriesPointersThroughALoop) {
  auto matmul = eas::kernel(
      "matmul", [](eas::Buffer<float> a, eas::Buffer<float> b, eas::Buffer<float> c, eas::i32 m,
                   eas::i32 n, eas::i32 k, eas::Constexpr<int> block, eas::Constexpr<int> depth) {
        auto rows = (eas::program_id(1) * block + eas::arange(0, block)).expand_dims(1);
        auto cols = (eas::program_id(0) * block + eas::arange(0, block)).expand_dims(0);
        auto inner = eas::arange(0, depth);
        auto a_at = a + (rows * k + inner.expand_dims(0));
        auto b_at = b + (inner.expand_dims(1) * n + cols);
        auto [acc, a_end, b_end] =
            eas::for_range(0, k, depth, std::tuple(eas::zeros({block, block}), a_at, b_at),
                           [&](Value i, Value acc, eas::Pointer a_at, eas::Pointer b_at) {
                             auto x = eas::load(a_at, (rows < m) & (inner.expand_dims(0) + i < k));
                             auto y = eas::load(b_at, (cols < n) & (inner.expand_dims(1) + i < k));
                             return std::tuple(eas::dot(x, y, acc), a_at + depth, b_at + n * depth);
                           });
        eas::store(c, rows * n + cols, acc, (rows < m) & (cols < n));
      });
  const int m = 10, n = 7, k = 9;
  const Tensor a = ramp(m * k).reshape({m, k}), b = ramp(k * n).reshape({k, n}),
               c = Tensor::zeros({m, n});
  matmul(a, b, c, m, n, k, eas::constexpr_v(4), eas::constexpr_v(4));
  const auto x = elements<float>(a), y = elements<float>(b), got = elements<float>(c);
  for (int i = 0; i < m; ++i) {
    for (int j = 0; j < n; ++j) {
      float sum = 0;
      for (int l = 0; l < k; ++l)
        sum += x[static_cast<std::size_t>(i * k + l)] * y[static_cast<std::size_t>(l * n + j)];
      ASSERT_EQ(got[static_cast<std::size_t>(i * n + j)], sum);
    }
  }
  EXPECT_NE(matmul.ir(a, b, c, m, n, k, 4, 4).find("for "), std::string::npos);
}

// The length of each start's Collatz sequence.
TEST(DslLanguage, WhileLoops) {
  auto collatz = eas::kernel("collatz", [](eas::Buffer<std::int32_t> out, eas::i32 count) {
    auto id = eas::program_id(0);
    eas::if_else(id < count, [&] {
      auto [x, steps] = eas::while_loop(
          std::tuple(id + 1, 0), [](Value x, Value) { return x > 1; },
          [](Value x, Value steps) {
            Value next = eas::if_else(
                x % 2 == 0, [&] { return eas::floordiv(x, 2); }, [&] { return 3 * x + 1; });
            return std::tuple(next, steps + 1);
          });
      eas::store(out, id, steps);
    });
  });
  const Tensor out = Tensor::zeros({9}, DType::int32);
  collatz(out, 9);
  EXPECT_EQ(elements<std::int32_t>(out), (std::vector<std::int32_t>{0, 1, 7, 2, 5, 8, 16, 3, 19}));
}

TEST(DslLanguage, LoopsAndBranchesWithoutCarriedValues) {
  auto fill = eas::kernel("fill", [](eas::Buffer<std::int32_t> out, eas::i32 n) {
    eas::for_range(0, n, [&](Value i) { eas::store(out, i, i); });
    eas::for_range(0, n, 3, [&](Value i) { eas::store(out, i, -1); });
    eas::while_loop([&] { return eas::load(out, 1) < 40; },
                    [&] { eas::store(out, 1, eas::load(out, 1) * 2); });
    auto [low, high] =
        eas::if_else(n > 3, [] { return std::tuple(1, 2.5); }, [] { return std::tuple(3, 4.5); });
    eas::store(out, 2, low + high);
  });
  const Tensor out = Tensor::zeros({5}, DType::int32);
  fill(out, 5);
  EXPECT_EQ(elements<std::int32_t>(out), (std::vector<std::int32_t>{-1, 64, 3, -1, 4}));
}

TEST(DslLanguage, ThreadsShareMemoryAndMeetAtBarriers) {
  auto sums = eas::kernel("sums", [](eas::Buffer<float> x, eas::Buffer<float> out, eas::i32 n,
                                     eas::Constexpr<int> block) {
    auto t = eas::tid(0, block);
    auto i = eas::program_id(0) * block + t;
    auto shared = eas::alloc_tg(block);
    eas::store(shared, t, eas::load(x, i, i < n, 0));
    eas::barrier();
    for (int half = block / 2; half > 0; half /= 2) {
      eas::if_else(t < half, [&] {
        eas::store(shared, t, eas::load(shared, t) + eas::load(shared, t + half));
      });
      eas::barrier();
    }
    eas::if_else(t == 0, [&] { eas::store(out, eas::program_id(0), eas::load(shared, 0)); });
  });
  const Tensor x = ramp(100), out = Tensor::zeros({2});
  sums(x, out, 100, 64);
  EXPECT_EQ(elements<float>(out), (std::vector<float>{2016, 2934}));
  sums.group(64)(x, out, 100, 64);
  EXPECT_EQ(elements<float>(out), (std::vector<float>{2016, 2934}));
}

TEST(DslLanguage, AGroupOfTheLaunchsSize) {
  auto kernel = eas::kernel("local", [](eas::Buffer<std::int32_t> out) {
    auto i = eas::local_id(0) + 4 * eas::local_id(1);
    eas::store(out, i, i + 10 * eas::sg_id());
  });
  const Tensor out = Tensor::zeros({8}, DType::int32);
  kernel.grid(1).group(4, 2)(out);
  EXPECT_EQ(elements<std::int32_t>(out), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(DslLanguage, FragmentsMultiply) {
  auto product =
      eas::kernel("product", [](eas::Buffer<float> a, eas::Buffer<float> b, eas::Buffer<float> c) {
        eas::tid(0, 32);
        auto [acc] = eas::for_range(
            0, 2, std::tuple(eas::mma_zero()),
            [&](Value i, eas::Fragment acc) { return eas::mma(a, i * 8, 16, b, i * 64, 8, acc); });
        eas::mma_store(c, 0, 8, acc);
      });
  const Tensor a = Tensor::ones({8, 16}), b = Tensor::full({16, 8}, 2.0), c = Tensor::zeros({8, 8});
  product.grid(1)(a, b, c);
  EXPECT_EQ(elements<float>(c), std::vector<float>(64, 32.0F));
}

TEST(DslLanguage, ReductionsAndScansByAFunction) {
  auto kernel = eas::kernel("combine", [](eas::Buffer<float> x, eas::Buffer<float> out) {
    auto tile = eas::load(x, eas::arange(0, 4));
    eas::store(out, 0, eas::reduce(tile, 0, [](Value a, Value b) { return eas::maximum(a, b); }));
    // The recurrence h = a * h + b, as a scan over pairs.
    auto [decay, state] = eas::associative_scan(
        std::tuple(eas::full({4}, 0.5), tile), 0,
        [](Value a1, Value b1, Value a2, Value b2) { return std::tuple(a1 * a2, b1 * a2 + b2); });
    eas::store(out, 1 + eas::arange(0, 4), state);
  });
  const Tensor x = ramp(4), out = Tensor::zeros({5});
  kernel(x, out);
  EXPECT_EQ(elements<float>(out), (std::vector<float>{3, 0, 1, 2.5F, 4.25F}));
}

TEST(DslLanguage, AtomicsAndReports) {
  auto kernel = eas::kernel("histogram", [](eas::Buffer<std::int32_t> bins, eas::i32 n) {
    auto offs = eas::program_id(0) * 8 + eas::arange(0, 8);
    eas::atomic_add(bins, offs % 3, 1, offs < n);
    eas::atomic_max(bins + 3, eas::program_id(0));
    eas::atomic_cas(bins, 4, 0, 9);
    eas::device_assert(n > 0, "n is positive");
    eas::device_print("id", eas::program_id(0), 2.5);
    eas::assume(n < 1000);
  });
  const Tensor bins = Tensor::zeros({5}, DType::int32);
  testing::internal::CaptureStdout();
  kernel(bins, 20);
  const std::string printed = testing::internal::GetCapturedStdout();
  EXPECT_NE(printed.find("id"), std::string::npos);
  EXPECT_EQ(elements<std::int32_t>(bins), (std::vector<std::int32_t>{7, 7, 6, 2, 9}));
}

TEST(DslLanguage, TilesAndOperators) {
  auto kernel = eas::kernel("tiles", [](eas::Buffer<std::int32_t> out) {
    auto x = eas::arange(0, 6);
    EXPECT_EQ(x.rank(), 1);
    auto grid = eas::reshape(x, {2, 3});
    EXPECT_EQ(grid.size(-1), 3);
    EXPECT_EQ(eas::trans(grid).size(0), 3);
    EXPECT_EQ(eas::cat({x, x}).size(0), 12);
    EXPECT_EQ(eas::join(x, x).rank(), 2);
    EXPECT_EQ(eas::to_f16(x).dtype(), DType::float16);
    EXPECT_EQ((x / 2).dtype(), DType::float32);
    EXPECT_EQ(eas::sum(grid, 1, true).size(1), 1);
    EXPECT_EQ(eas::bitcast(eas::to_f32(x), DType::int32).dtype(), DType::int32);
    Value y = ((x << 2) | 1) ^ (x >> 1);
    y += 100;
    y -= eas::where(x == 3, 1, 0);
    eas::store(out, eas::reshape(grid, {-1}), y & ~Value(0), x != 5);
    eas::store(out, 5, eas::sum(eas::sort(eas::cumsum(x), -1, true)));
  });
  const Tensor out = Tensor::zeros({6}, DType::int32);
  kernel(out);
  EXPECT_EQ(elements<std::int32_t>(out), (std::vector<std::int32_t>{101, 105, 108, 111, 119, 35}));
}

TEST(DslLanguage, RandomNumbersDependOnSeedAndOffsetAlone) {
  auto kernel = eas::kernel("random", [](eas::Buffer<float> out, eas::u64 seed) {
    auto offs = eas::arange(0, 32);
    eas::store(out, offs, eas::rand(seed, offs));
    eas::store(out, 32 + offs, eas::randn(seed, offs));
  });
  const Tensor x = Tensor::zeros({64}), y = Tensor::zeros({64});
  kernel(x, 7);
  kernel(y, 7);
  EXPECT_EQ(elements<float>(x), elements<float>(y));
  for (int i = 0; i < 32; ++i) EXPECT_LT(std::abs(x.data_as<float>()[i] - 0.5F), 0.5001F);
}

}  // namespace
