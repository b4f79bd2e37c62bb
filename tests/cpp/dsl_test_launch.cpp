// How a C++ kernel is launched: bound, warmed up, on a backend of its own, as text, and hot without a
// string or anything else from the heap.
#include <eas/autograd.hpp>
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <new>
#include <thread>

#include "base/config.hpp"
#include "dsl_test_tools.hpp"

namespace {

thread_local std::int64_t t_allocations = 0;

}  // namespace

// Counts what this test program takes from the heap. Not inlined, or GCC sees a `new` freed by free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++t_allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
// Sanitizers have one of their own that knows nothing of the one above.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++t_allocations;
  return std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using eas::DType;
using eas::Tensor;

auto add_to = eas::kernel("add_to", [](eas::Buffer<float> x, eas::Buffer<float> y, eas::i32 n,
                                       eas::Constexpr<int> block) {
  auto offs = eas::program_id(0) * block + eas::arange(0, block);
  eas::store(y, offs, eas::load(y, offs, offs < n) + eas::load(x, offs, offs < n), offs < n);
});

template <class Fn>
std::int64_t allocations_of(Fn&& fn) {
  fn();  // compiled, and every table made
  const std::int64_t before = t_allocations;
  fn();
  return t_allocations - before;
}

TEST(Launch, AHotOneTakesNothingFromTheHeap) {
  const Tensor x = ramp(100), y = Tensor::zeros({100});
  EXPECT_EQ(allocations_of([&] { add_to(x, y, 100, 64); }), 0);
  const auto over = add_to.grid(2);
  EXPECT_EQ(allocations_of([&] { over(x, y, 100, 64); }), 0);
  EXPECT_EQ(allocations_of([&] { add_to.shape(100)(x, y, 100, 64); }), 0);
  const eas::BoundLaunch bound = add_to.bind(x, y, 100, 64);
  EXPECT_EQ(allocations_of([&] { bound(); }), 0);
  EXPECT_EQ(elements<float>(y)[99], 8 * 99.0F);
}

TEST(Launch, BoundHoldsItsArguments) {
  eas::BoundLaunch bound = [] {
    const Tensor x = Tensor::ones({3, 7}), y = Tensor::zeros({3, 7});
    auto rows = eas::kernel("rows", [](eas::AnyBuffer x, eas::AnyBuffer y) {
      const eas::Value offs = eas::arange(0, 7) + eas::program_id(0) * x.stride(0);
      eas::store(y, offs, eas::load(y, offs) + eas::load(x, offs) * x.shape(1));
    });
    return rows.grid(3).bind(x, y);
  }();
  bound();
  const Tensor x = ramp(50), y = Tensor::zeros({50});
  bound = add_to.bind(x, y, 50, 16);
  bound();
  bound();
  EXPECT_EQ(elements<float>(y)[49], 98.0F);
}

TEST(Launch, BoundSeesSettingsThatChange) {
  const Tensor x = ramp(8), y = Tensor::zeros({8});
  const eas::BoundLaunch bound = add_to.bind(x, y, 9, 16);  // one element too many
  eas::config::set(eas::config::Setting::check, "1");
  EXPECT_THROW(bound(), eas::OutOfBoundsError);
  eas::config::set(eas::config::Setting::check, "0");
}

TEST(Launch, BoundRefusesAGradientThatWouldBeLost) {
  Tensor x = Tensor::ones({8});
  const Tensor y = Tensor::zeros({8});
  const eas::BoundLaunch bound = add_to.bind(x, y, 8, 8);
  bound();
  x.requires_grad_();
  EXPECT_EQ(error_of<eas::LaunchError>([&] { add_to.bind(x, y, 8, 8); }),
            "[add_to] argument 0 requires grad, which a raw launch would lose, expected "
            "x.detach(), or the launch under eas::GradMode(false)");
}

TEST(Launch, BoundFromManyThreads) {
  const Tensor x = Tensor::ones({64});
  std::vector<std::thread> threads;
  std::vector<Tensor> sums;
  for (int i = 0; i < 4; ++i) sums.push_back(Tensor::zeros({64}));
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      const eas::BoundLaunch bound = add_to.bind(x, sums[static_cast<std::size_t>(i)], 64, 32);
      for (int k = 0; k < 100; ++k) bound();
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Tensor& sum : sums) EXPECT_EQ(elements<float>(sum)[63], 100.0F);
}

TEST(Launch, CountsItsWrites) {
  const Tensor x = ramp(8), y = Tensor::zeros({8});
  const std::uint32_t reads = x.writes(), writes = y.writes();
  add_to(x, y, 8, 8);
  add_to.bind(x, y, 8, 8)();
  EXPECT_EQ(x.writes(), reads);
  EXPECT_EQ(y.writes(), writes + 2);
}

TEST(Launch, WarmupCompilesFromDtypes) {
  auto scale = eas::kernel("warm", [](eas::AnyBuffer x, eas::f64 by, eas::Constexpr<int> block) {
    const eas::Value offs = eas::arange(0, block);
    eas::store(x, offs, eas::load(x, offs) * by);
  });
  scale.warmup(DType::float32, 1.0, 16);
  EXPECT_EQ(scale.cache_info().misses, 1);
  const Tensor x = Tensor::ones({16});
  scale(x, 3.0, 16);
  EXPECT_EQ(scale.cache_info().misses, 1);
  EXPECT_EQ(elements<float>(x)[15], 3.0F);
  EXPECT_EQ(error_of<eas::DTypeError>([] { add_to.warmup(DType::int32, DType::float32, 1, 8); }),
            "[add_to] argument 0 has another dtype, got int32, expected float32");
}

TEST(Launch, OnABackendOfItsOwn) {
  auto where = eas::kernel("where_am_i", [](eas::Buffer<float> x) { eas::store(x, 0, 1); });
  const Tensor x = Tensor::zeros({1});
  where(x);
  where.backend("interpreter")(x);
  EXPECT_EQ(where.cache_info().size, 2);
  where.backend("eager")(x);  // which needs what the interpreter needs
  EXPECT_EQ(where.cache_info().size, 2);
  EXPECT_EQ(where.cache_info().misses, 2);
}

TEST(Launch, HasTexts) {
  const Tensor x = ramp(8), y = Tensor::zeros({8});
  EXPECT_NE(add_to.ir(x, y, 8, 8).find("kernel spmd"), std::string::npos);
  EXPECT_NE(add_to.to_llvm(x, y, 8, 8).find("define"), std::string::npos);
  EXPECT_NE(add_to.to_asm(DType::float32, DType::float32, 8, 8).find("eas_entry"),
            std::string::npos);
  EXPECT_NE(add_to.backend("interpreter").to_llvm(x, y, 8, 8).find("define"), std::string::npos);
}

TEST(Launch, ConstantsAreToldApartByValue) {
  auto fill = eas::kernel("constants", [](eas::Buffer<float> x, eas::Constexpr<float> a,
                                          eas::Constexpr<std::string> b) {
    eas::store(x, 0, b.value() == "twice" ? eas::Value(2 * a) : eas::Value(a));
  });
  const Tensor x = Tensor::zeros({1});
  const auto given = [&](float a, const char* b) {
    fill.grid(1)(x, a, eas::constexpr_v(b));
    return elements<float>(x)[0];
  };
  EXPECT_EQ(given(1.5F, "once"), 1.5F);
  EXPECT_EQ(given(1.5F, "twice"), 3.0F);
  EXPECT_EQ(given(2.5F, "twice"), 5.0F);
  EXPECT_EQ(given(1.5F, "once"), 1.5F);
  EXPECT_EQ(fill.cache_info().size, 3);
  EXPECT_TRUE(std::signbit(given(-0.0F, "once")));
  EXPECT_FALSE(std::signbit(given(0.0F, "once")));
}

TEST(Launch, RanksCountOnlyWhereTheyAreAskedFor) {
  auto first = eas::kernel("first", [](eas::AnyBuffer x) { eas::store(x, 0, 7); });
  first(Tensor::zeros({2}));
  first(Tensor::zeros({2, 2}));
  EXPECT_EQ(first.cache_info().size, 1);
  auto rank = eas::kernel("rank", [](eas::AnyBuffer x) { eas::store(x, 0, x.ndim()); });
  const Tensor cube = Tensor::zeros({1, 1, 1}), line = Tensor::zeros({1});
  rank(cube);
  rank(line);
  EXPECT_EQ(elements<float>(cube)[0], 3.0F);
  EXPECT_EQ(elements<float>(line)[0], 1.0F);
  EXPECT_EQ(rank.cache_info().size, 2);
}

TEST(Launch, ReduceKeepsDims) {
  auto centre = eas::kernel("centre", [](eas::Buffer<float> x) {
    const eas::Value offs = eas::arange(0, 2).expand_dims(1) * 4 + eas::arange(0, 4);
    const eas::Value tile = eas::load(x, offs);
    const eas::Value largest =
        eas::reduce(tile, 1, [](eas::Value a, eas::Value b) { return eas::maximum(a, b); }, true);
    eas::store(x, offs, tile - largest + eas::sum(tile, 1, true));
  });
  const Tensor x = ramp(8);
  centre.grid(1)(x);
  EXPECT_EQ(elements<float>(x), (std::vector<float>{3, 4, 5, 6, 19, 20, 21, 22}));
}

}  // namespace
