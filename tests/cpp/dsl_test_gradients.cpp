// Adjoints and tangents of C++ kernels: what they compute, and each message quoted.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <cmath>

#include "dsl_test_tools.hpp"

namespace {

using eas::d;
using eas::dd;
using eas::ddd;
using eas::DType;
using eas::Tensor;

// out = x * x * s, in blocks.
auto squares = eas::kernel("squares", [](eas::AnyBuffer x, eas::AnyBuffer out, eas::i64 n,
                                         eas::f64 s, eas::Constexpr<int> block) {
  auto offs = eas::program_id(0) * block + eas::arange(0, block);
  const eas::Value v = eas::load(x, offs, offs < n);
  eas::store(out, offs, v * v * s, offs < n);
});

Tensor doubles(const std::vector<double>& values) {
  const Tensor out = Tensor::zeros({static_cast<std::int64_t>(values.size())}, DType::float64);
  std::copy(values.begin(), values.end(), out.data_as<double>());
  return out;
}

using Numbers = std::vector<double>;

struct DslGradients : testing::TestWithParam<const char*> {
  const Tensor x = doubles({1, 2, 3, 4, 5}), out = doubles({0, 0, 0, 0, 0});
};

TEST_P(DslGradients, Adjoint) {
  const Tensor d_out = doubles({1, 1, 2, 1, 1}), d_x = doubles({0, 0, 0, 0, 100});
  const Tensor d_s = doubles({0});
  auto adjoint = squares.grad({0, 3}).backend(GetParam());
  adjoint(x, out, 5, 0.5, 4, d(1, d_out), d(0, d_x), d(3, d_s));
  EXPECT_EQ(elements<double>(d_x), (Numbers{1, 2, 6, 4, 105}));
  EXPECT_EQ(elements<double>(d_s), (Numbers{64}));
  EXPECT_EQ(elements<double>(out), (Numbers{0, 0, 0, 0, 0}));
}

TEST_P(DslGradients, Tangent) {
  const Tensor v = doubles({1, 0, 2, 0, 1}), d_out = doubles({9, 9, 9, 9, 9});
  auto tangent = squares.jvp({0, 3}).backend(GetParam());
  tangent(x, out, 5, 0.5, 4, d(3, 2.0), d(0, v), d(1, d_out));  // in any order
  EXPECT_EQ(elements<double>(out), (Numbers{0.5, 2, 4.5, 8, 12.5}));
  EXPECT_EQ(elements<double>(d_out), (Numbers{3, 8, 24, 32, 55}));
  tangent(x, out, 5, 0.5, 4, d(0, v), d(1, d_out), d(3, doubles({4})));
  EXPECT_EQ(elements<double>(d_out), (Numbers{5, 16, 42, 64, 105}));
  tangent(x, out, 5, 0.5, 4, d(0, v), d(1, d_out), d(3, 2));
  EXPECT_EQ(elements<double>(d_out), (Numbers{3, 8, 24, 32, 55}));
  tangent(x, out, 5, 1.0, 4, d(0, v), d(3, 0));  // nobody wants what comes out
  EXPECT_EQ(elements<double>(out), (Numbers{1, 4, 9, 16, 25}));
}

// out = s x^2: d_x += 2 s x d_out, d_s += x^2 d_out.
TEST_P(DslGradients, AdjointOfTheAdjoint) {
  const Tensor d_out = doubles({1, 1, 2, 1, 1}), d_x = doubles({0, 0, 0, 0, 0});
  const Tensor dd_d_x = doubles({1, 2, 1, 0, 1}), dd_x = doubles({0, 0, 0, 0, 100});
  const Tensor dd_d_out = doubles({0, 0, 0, 0, 0}), dd_s = doubles({0});
  auto second = squares.grad({0}).grad({0, 3, d(1)}).backend(GetParam());
  second(x, out, 5, 0.5, 4, d(1, d_out), d(0, d_x), dd(d(0), dd_d_x), dd(0, dd_x), dd(3, dd_s),
         dd(d(1), dd_d_out));
  EXPECT_EQ(elements<double>(dd_x), (Numbers{1, 2, 2, 0, 101}));
  EXPECT_EQ(elements<double>(dd_s), (Numbers{2 + 8 + 12 + 10}));
  EXPECT_EQ(elements<double>(dd_d_out), (Numbers{1, 4, 3, 0, 5}));
}

TEST_P(DslGradients, HessianTimesAVector) {
  const Tensor d_out = doubles({1, 1, 2, 1, 1}), d_x = doubles({0, 0, 0, 0, 0});
  const Tensor v = doubles({1, 2, 3, 0, 1}), hv = doubles({0, 0, 0, 0, 0});
  squares.grad({0}).jvp({0}).backend(GetParam())(x, out, 5, 0.5, 4, d(1, d_out), d(0, d_x),
                                                 dd(0, v), dd(d(0), hv));
  EXPECT_EQ(elements<double>(hv), (Numbers{1, 2, 6, 0, 1}));
  EXPECT_EQ(elements<double>(d_x), (Numbers{1, 2, 6, 4, 5}));
  // The other way round: how the tangent changes, 2 s v t, with x.
  const Tensor t = doubles({1, 2, 3, 0, 1}), d_t = doubles({0, 0, 0, 0, 0});
  const Tensor dd_x = doubles({0, 0, 0, 0, 0});
  squares.jvp({0}).grad({0}).backend(GetParam())(x, out, 5, 0.5, 4, d(0, t), d(1, d_t),
                                                 dd(d(1), d_out), dd(0, dd_x));
  EXPECT_EQ(elements<double>(dd_x), (Numbers{1, 2, 6, 0, 1}));
}

TEST_P(DslGradients, ThirdOrder) {
  auto cubes = eas::kernel("cubes", [](eas::Buffer<double> x, eas::Buffer<double> out, eas::i64 n) {
    auto offs = eas::program_id(0) * 4 + eas::arange(0, 4);
    const eas::Value v = eas::load(x, offs, offs < n);
    eas::store(out, offs, v * v * v, offs < n);
  });
  const Tensor one = doubles({1, 1, 1, 1, 1}), d_x = doubles({0, 0, 0, 0, 0});
  const Tensor dd_x = doubles({0, 0, 0, 0, 0}), ddd_x = doubles({0, 0, 0, 0, 0});
  auto third = cubes.grad({0}).grad({0}).grad({0}).backend(GetParam());
  third(x, out, 5, d(1, one), d(0, d_x), dd(d(0), one), dd(0, dd_x), ddd(dd(0), one),
        ddd(0, ddd_x));
  EXPECT_EQ(elements<double>(ddd_x), (Numbers{6, 6, 6, 6, 6}));
  EXPECT_EQ(third.name(), "cubes.grad.grad.grad");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { third.jvp({0}); }),
            "[cubes.grad.grad.grad] derivatives of the fourth order have no names, expected at "
            "most three of grad and jvp");
}

INSTANTIATE_TEST_SUITE_P(Backends, DslGradients, testing::Values("cpu", "interpreter", "eager"),
                         [](const auto& info) { return std::string(info.param); });

TEST(DslGradientKernels, GridsAndShapes) {
  const Tensor x = doubles({1, 2, 3, 4, 5}), d_out = doubles({1, 1, 1, 1, 1});
  const auto launch = [&](const auto& adjoint) {
    const Tensor d_x = doubles({0, 0, 0, 0, 0});
    adjoint(x, x, 5, 1.0, 2, d(1, d_out), d(0, d_x));
    return elements<double>(d_x);
  };
  EXPECT_EQ(launch(squares.grad({0}).grid(2)), (Numbers{2, 4, 6, 8, 0}));
  EXPECT_EQ(launch(squares.grid(1).grad({0})), (Numbers{2, 4, 0, 0, 0}));
  EXPECT_EQ(launch(squares.grad({0}).shape(5)), (Numbers{2, 4, 6, 8, 10}));
}

TEST(DslGradientKernels, Bound) {
  const Tensor x = doubles({1, 2, 3}), out = doubles({0, 0, 0}), t = doubles({0, 0, 0});
  for (const char* backend : {"cpu", "interpreter"}) {
    const eas::BoundLaunch again = squares.jvp({0}).backend(backend).bind(
        x, out, 3, 1.0, 4, d(0, doubles({1, 1, 1})), d(1, t));  // it holds the tensors
    again();
    EXPECT_EQ(elements<double>(t), (Numbers{2, 4, 6}));
    x.data_as<double>()[0] = 5;
    again();
    EXPECT_EQ(elements<double>(t), (Numbers{10, 4, 6}));
    EXPECT_EQ(elements<double>(out), (Numbers{25, 4, 9}));
    x.data_as<double>()[0] = 1;
  }
}

TEST(DslGradientKernels, SingleFloats) {
  const Tensor x = Tensor::ones({5}), out = Tensor::zeros({5}), d_x = Tensor::zeros({5});
  squares.grad({0})(x, out, 5, 3.0, 8, d(1, Tensor::ones({5})), d(0, d_x));
  EXPECT_EQ(elements<float>(d_x), (std::vector<float>{6, 6, 6, 6, 6}));
}

TEST(DslGradientKernels, LoopsAndBranches) {
  auto power = eas::kernel("power", [](eas::Buffer<double> x, eas::Buffer<double> out, eas::i64 t) {
    const eas::Value i = eas::arange(0, 4), v = eas::load(x, i);
    auto [y] = eas::for_range(0, t, 1, std::tuple(v * 0 + 1),
                              [&](eas::Value, eas::Value y) { return std::tuple(y * v); });
    eas::store(out, i, y);
  });
  const Tensor x = doubles({1, 2, 3, 4}), out = doubles({0, 0, 0, 0}), one = doubles({1, 1, 1, 1});
  const Tensor d_x = doubles({0, 0, 0, 0}), d_out = doubles({0, 0, 0, 0});
  power.grad({0}).grid(1)(x, out, 3, d(1, one), d(0, d_x));
  EXPECT_EQ(elements<double>(d_x), (Numbers{3, 12, 27, 48}));
  power.jvp({0}).grid(1)(x, out, 3, d(0, one), d(1, d_out));
  EXPECT_EQ(elements<double>(d_out), (Numbers{3, 12, 27, 48}));
  EXPECT_EQ(elements<double>(out), (Numbers{1, 8, 27, 64}));
}

TEST(DslGradientKernels, TextsAndCaches) {
  auto own = eas::kernel("own", [](eas::Buffer<float> x, eas::Buffer<float> out, eas::i32 n) {
    auto offs = eas::program_id(0) * 8 + eas::arange(0, 8);
    eas::store(out, offs, eas::sin(eas::load(x, offs, offs < n)), offs < n);
  });
  const DType f32 = DType::float32;
  EXPECT_EQ(own.grad({0}).name(), "own.grad");
  EXPECT_EQ(own.jvp({0}).name(), "own.jvp");
  EXPECT_NE(own.grad({0}).ir(f32, f32, 5, d(1, f32), d(0, f32)).find("cos"), std::string::npos);
  EXPECT_NE(own.jvp({0}).to_llvm(f32, f32, 5, d(1, f32), d(0, f32)).find("define"),
            std::string::npos);
  const Tensor x = Tensor::zeros({5}), out = Tensor::zeros({5}), t = Tensor::zeros({5});
  for (int i = 0; i < 3; ++i) own.jvp({0})(x, out, 5, d(0, Tensor::ones({5})), d(1, t));
  EXPECT_EQ(elements<float>(t), (std::vector<float>{1, 1, 1, 1, 1}));
  EXPECT_EQ(own.jvp({0}).cache_info().misses, 1);
  EXPECT_EQ(own.jvp({0}).cache_info().hits, 3);
  own.jvp({0}).warmup(f32, f32, 5, d(0, DType::float64));
  EXPECT_EQ(own.jvp({0}).cache_info().size, 2);
  own.jvp({0}).clear_cache();
  EXPECT_EQ(own.jvp({0}).cache_info().size, 0);
}

// A group that only the launch knows.
TEST(DslGradientKernels, Groups) {
  auto turned = eas::kernel(
      "turned", [](eas::Buffer<double> x, eas::Buffer<double> out, eas::Constexpr<int> threads) {
        auto tile = eas::alloc_tg({threads}, DType::float64);
        auto i = eas::local_id(0);
        eas::store(tile, i, eas::load(x, i));
        eas::barrier();
        auto v = eas::load(tile, threads - 1 - i);
        eas::store(out, i, v * v);
      });
  const Tensor x = doubles({1, 2, 3, 4}), out = doubles({0, 0, 0, 0});
  const Tensor d_out = doubles({1, 1, 1, 2}), d_x = doubles({0, 0, 0, 0});
  turned.grad({0}).grid(1).group(4)(x, out, 4, d(1, d_out), d(0, d_x));
  EXPECT_EQ(elements<double>(d_x), (Numbers{4, 4, 6, 8}));
  turned.group(2).grad({0}).grid(1)(x, out, 2, d(1, d_out), d(0, d_x));
  EXPECT_EQ(elements<double>(d_x), (Numbers{6, 8, 6, 8}));
  EXPECT_EQ(error_of<eas::LaunchError>(
                [&] { turned.grad({0}).grid(1)(x, out, 4, d(1, d_out), d(0, d_x)); }),
            "[turned.grad] the size of a group is unknown: the kernel is thread-level and has no "
            "tid, expected turned.grad.group(x, y, z)");
}

TEST(DslGradientErrors, OfTheSecondOrder) {
  const Tensor x = doubles({1, 2, 3}), out = doubles({7, 7, 7}), v = doubles({1, 1, 1});
  const auto second = squares.grad({0}).grad({0, d(1)});
  const auto said = [&](const auto&... given) {
    return error_of<eas::LaunchError>([&] { second(x, out, 3, 1.0, 4, given...); });
  };
  EXPECT_EQ(said(d(1, v), d(0, doubles({1, 2})), dd(d(0), v), dd(0, v), dd(d(1), v)),
            "[squares.grad.grad] argument d(0) has another layout than argument 0, got shape (2) "
            "with strides (1), expected shape (3) with strides (1)");
  EXPECT_EQ(said(d(0, v), dd(d(0), v), dd(0, v)),
            "[squares.grad.grad] there is no gradient of argument d(1), which is not given, "
            "expected it, or wrt= without it");
  EXPECT_EQ(said(d(0, v), dd(d(1), v)),
            "[squares.grad.grad] unknown argument dd(d(1)), expected d(0) to d(4), or dd(…) of an "
            "argument that is given");
  EXPECT_EQ(said(d(1, v), d(0, v), eas::ddd(0, v)),
            "[squares.grad.grad] unknown argument ddd(0), expected d(0) to d(4), or dd(…) of an "
            "argument that is given");
  EXPECT_EQ(said(d(1, v), d(0, v), dd(0, v), dd(0, v)),
            "[squares.grad.grad] argument dd(0) is given twice, expected it once");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { squares.grad({0}).grad({dd(0)}); }),
            "[squares.grad] wrt= names no parameter, got dd(0), expected less than 5, or its d(…)");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { d(dd(0)); }),
            "[d] the argument is of no lower order, expected derivatives from the inside to the "
            "outside, as dd(d(0))");
  EXPECT_EQ(elements<double>(out), (Numbers{7, 7, 7}));
}

TEST(DslGradientErrors, Wrt) {
  EXPECT_EQ(error_of<eas::LaunchError>([] { squares.grad({7}); }),
            "[squares] wrt= names no parameter, got 7, expected less than 5");
  EXPECT_EQ(error_of<eas::LaunchError>([] { squares.grad({}); }),
            "[squares] wrt= names the parameters to differentiate with respect to, got none, "
            "expected numbers of arguments");
  EXPECT_EQ(error_of<eas::LaunchError>([] { squares.jvp({0, 4}); }),
            "[squares] there is no tangent of a constexpr, got wrt=4, expected an array or number");
}

TEST(DslGradientErrors, Arguments) {
  const Tensor x = doubles({1, 2, 3}), out = doubles({7, 7, 7}), v = doubles({1, 1, 1});
  const auto said = [&](const auto& kernel, const auto&... given) {
    const std::string text =
        error_of<eas::LaunchError>([&] { kernel(x, out, 3, 1.0, 4, given...); });
    EXPECT_EQ(elements<double>(out), (Numbers{7, 7, 7}));
    EXPECT_EQ(elements<double>(v), (Numbers{1, 1, 1}));
    return text;
  };
  EXPECT_EQ(said(squares.grad({0}), d(1, v)),
            "[squares.grad] missing argument d(0), expected an array like argument 0, which its "
            "gradient is added to");
  EXPECT_EQ(said(squares.jvp({0}), d(1, v)),
            "[squares.jvp] missing argument d(0), expected an array like argument 0, which holds "
            "its tangent");
  EXPECT_EQ(said(squares.jvp({2}), d(2, 1.0)),
            "[squares.jvp] there is no tangent of argument 2, got int64, expected floats");
  EXPECT_EQ(said(squares.grad({0}), d(1, v), d(0, doubles({1, 2}))),
            "[squares.grad] argument d(0) has another layout than argument 0, got shape (2) with "
            "strides (1), expected shape (3) with strides (1)");
  EXPECT_EQ(said(squares.grad({3}), d(1, v), d(3, v)),
            "[squares.grad] argument d(3) has the wrong shape, got shape (3) with strides (1), "
            "expected one element, for the number argument 3");
  EXPECT_EQ(said(squares.grad({3}), d(1, v), d(3, 1.0)),
            "[squares.grad] argument d(3) is no array, got float64, expected an array of floats");
  EXPECT_EQ(said(squares.grad({0}), d(0, Tensor::zeros({3}, DType::int64))),
            "[squares.grad] argument d(0) has the wrong dtype, got int64 array of rank 1, expected "
            "floats");
  EXPECT_EQ(said(squares.grad({3}), d(3, doubles({0})), d(0, v)),
            "[squares.grad] argument d(0) means nothing: the kernel does not write argument 0, and "
            "it is not in wrt=, expected it without");
  EXPECT_EQ(said(squares.grad({0}), d(0, v), d(1, v), d(0, v)),
            "[squares.grad] argument d(0) is given twice, expected it once");
  EXPECT_EQ(said(squares.grad({0}), d(9, v)),
            "[squares.grad] unknown argument d(9), expected d(0) to d(4)");
  EXPECT_EQ(said(squares.grad({0}), d(4, v)),
            "[squares.grad] there is no gradient of a constexpr, got d(4), expected an array or "
            "number");
  EXPECT_EQ(said(squares.jvp({0}), d(0, v), d(1, doubles({0, 0, 0}).as_readonly())),
            "[squares.jvp] argument d(1) is written by the kernel, got a read-only array, expected "
            "a writable one");
}

TEST(DslGradientErrors, WhatHasNone) {
  auto largest = eas::kernel("largest", [](eas::Buffer<double> x, eas::Buffer<double> out) {
    eas::atomic_max(out, 0, eas::load(x, 0));
  });
  const Tensor x = doubles({1, 2, 3, 4});
  const std::string text =
      error_of<eas::CompileError>([&] { largest.jvp({0}).grid(1)(x, x, d(0, x), d(1, x)); });
  EXPECT_NE(
      text.find("[largest] there is no tangent of atomic_max, expected another way to compute"),
      std::string::npos)
      << text;
}

}  // namespace
