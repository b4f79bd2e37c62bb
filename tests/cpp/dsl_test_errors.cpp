// What goes wrong with a C++ kernel, and how it is said: each message quoted.
#include <eas/autograd.hpp>
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include "base/config.hpp"
#include "dsl_test_tools.hpp"

namespace {

using eas::DType;
using eas::Tensor;
using eas::Value;

auto fill = eas::kernel("fill", [](eas::Buffer<float> x, eas::i32 n, eas::Constexpr<int> block) {
  auto offs = eas::program_id(0) * block + eas::arange(0, block);
  eas::store(x, offs, 1, offs < n);
});

TEST(DslErrors, AnotherDtype) {
  EXPECT_EQ(error_of<eas::DTypeError>([] { fill(Tensor::zeros({4}, DType::float64), 4, 4); }),
            "[fill] argument 0 has another dtype, got float64, expected float32");
}

TEST(DslErrors, MemoryThatCannotBeWritten) {
  const Tensor x = Tensor::zeros({4}).as_readonly();
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill(x, 4, 4); }),
            "[fill] argument 0 is written by the kernel, got a read-only array, expected a "
            "writable one");
}

TEST(DslErrors, ReadOnlyMemoryMayBeRead) {
  auto copy = eas::kernel("copy", [](eas::Buffer<float> x, eas::Buffer<float> y) {
    eas::store(y, 0, eas::load(x, 0));
  });
  const Tensor y = Tensor::zeros({1});
  copy(Tensor::ones({1}).as_readonly(), y);
  EXPECT_EQ(y.data_as<float>()[0], 1.0F);
}

TEST(DslErrors, NumbersThatDoNotFit) {
  const Tensor x = Tensor::zeros({4});
  EXPECT_EQ(
      error_of<eas::LaunchError>([&] { fill(x, 5'000'000'000, 4); }),
      "[fill] argument 1 does not fit int32, got 5000000000, expected -2147483648 to 2147483647");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill(x, 1.5, 4); }),
            "[fill] argument 1 does not fit int32, got the float 1.5, expected an integer");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill(x, 4, eas::constexpr_v(1LL << 40)); }),
            "[constexpr_v] the number does not fit its parameter, got 1099511627776, expected "
            "-2147483648 to 2147483647");
}

TEST(DslErrors, TensorsKernelsCannotTake) {
  auto any = eas::kernel("any", [](eas::AnyBuffer x) { eas::store(x, 0, 1); });
  EXPECT_EQ(
      error_of<eas::DTypeError>([&] { any(Tensor::zeros({1}, DType::complex64)); }),
      "[any] argument 0 has a dtype kernels do not compute on, got complex64, expected a real "
      "one (einsum takes complex)");
  EXPECT_EQ(
      error_of<eas::ShapeError>([&] { any(Tensor::diag(Tensor::ones({2}))); }),
      "[any] argument 0 holds only its diagonal, got a diagonal tensor, expected a strided one, "
      "as x.contiguous()");
}

TEST(DslErrors, TooFewAxes) {
  auto rows = eas::kernel("rows", [](eas::AnyBuffer x) { eas::store(x, 0, x.shape(1)); });
  const std::string text = error_of<eas::ShapeError>([&] { rows(Tensor::zeros({4})); });
  EXPECT_NE(text.find("axis"), std::string::npos) << text;
}

TEST(DslErrors, Grids) {
  const Tensor x = Tensor::zeros({4});
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill.grid(-1)(x, 4, 4); }),
            "[fill] the grid is not a size, got (-1), expected an int or 1 to 3 of them, each at "
            "least 0");
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill.grid(1).shape(4)(x, 4, 4); }),
            "[fill] the grid is given twice, got both fill.grid and fill.shape, expected one");
  auto bare =
      eas::kernel("bare", [](eas::Buffer<float> x) { eas::store(x, eas::program_id(0), 1); });
  EXPECT_EQ(error_of<eas::LaunchError>([&] { bare(x); }),
            "[bare] cannot infer the grid: axis 0 has no guard as `offset < n`, expected "
            "bare.grid(x, y, z) or bare.shape(x, y, z)");
}

TEST(DslErrors, ATensorWhoseGradientWouldBeLost) {
  Tensor x = Tensor::zeros({4});
  x.requires_grad_();
  EXPECT_EQ(error_of<eas::LaunchError>([&] { fill(x, 4, 4); }),
            "[fill] argument 0 requires grad, which a raw launch would lose, expected x.detach(), "
            "or the launch under eas::GradMode(false)");
  const eas::GradMode off(false);
  fill(x, 4, 4);
  EXPECT_EQ(elements<float>(x), std::vector<float>(4, 1.0F));
}

TEST(DslErrors, Backends) {
  const Tensor x = Tensor::zeros({4});
  EXPECT_EQ(
      error_of<eas::BackendError>([&] { fill.backend("cuda")(x, 4, 4); })
          .find("[fill] no such backend, got 'cuda', expected one of auto, cpu, metal, opencl, "
                "interpreter, eager"),
      0U);
  EXPECT_EQ(
      error_of<eas::BackendError>([&] { fill.backend("mps")(x, 4, 4); }),
      "[fill] backend 'mps' is not available: there is no Metal on this system; use a Mac with "
      "Apple silicon and macOS 14 or newer");
}

TEST(DslErrors, Groups) {
  const Tensor x = Tensor::zeros({8});
  auto threads =
      eas::kernel("threads", [](eas::Buffer<float> x) { eas::store(x, eas::tid(0, 8), 1); });
  EXPECT_EQ(error_of<eas::LaunchError>([&] { threads.group(4)(x); }),
            "[threads] the group does not fit tid, got (4) of 4 threads, expected 8");
  auto local =
      eas::kernel("local", [](eas::Buffer<float> x) { eas::store(x, eas::local_id(0), 1); });
  EXPECT_EQ(error_of<eas::LaunchError>([&] { local(x); }),
            "[local] the size of a group is unknown: the kernel is thread-level and has no tid, "
            "expected local.group(x, y, z)");
  const std::int64_t half = std::int64_t{1} << 32;  // of the bits of a product that is then 0
  EXPECT_EQ(
      error_of<eas::LaunchError>([&] { local.group(half, half)(x); }),
      "[local] the group has too many threads, got (4294967296, 4294967296), expected at most "
      "268435456");
}

TEST(DslErrors, CompileErrorsSayWhereTheKernelIs) {
  const int line = __LINE__ + 1;
  auto wrong = eas::kernel("wrong", [](eas::Buffer<float> x) {
    eas::store(x, 0, eas::sum(eas::arange(0, 4) + eas::arange(0, 3)));
  });
  const std::string text = error_of<eas::ShapeError>([&] { wrong(Tensor::zeros({1})); });
  EXPECT_NE(
      text.find("dsl_test_errors.cpp:" + std::to_string(line) +
                ": [add] shapes do not broadcast, got [4] and [3], expected equal sizes or 1 on "
                "every axis"),
      std::string::npos)
      << text;
}

TEST(DslErrors, RunTimeErrorsSayWhereTheKernelIs) {
  eas::config::set(eas::config::Setting::check, "1");
  const std::string text = error_of<eas::OutOfBoundsError>([] { fill(Tensor::zeros({4}), 5, 4); });
  eas::config::set(eas::config::Setting::check, "0");
  EXPECT_NE(text.find("dsl_test_errors.cpp:"), std::string::npos) << text;
  EXPECT_NE(text.find("argument '0'"), std::string::npos) << text;
}

TEST(DslErrors, CarriedValuesKeepTheirType) {
  auto grows = eas::kernel("grows", [](eas::Buffer<float> x) {
    auto start = eas::zeros({4}, DType::int32);
    auto [acc] =
        eas::for_range(0, 2, std::tuple(start), [](Value, Value acc) { return acc * 0.5; });
    eas::store(x, eas::arange(0, 4), acc);
  });
  const std::string text = error_of<eas::CompileError>([&] { grows(Tensor::zeros({4})); });
  EXPECT_NE(text.find("[for] 'value 0' changes its type in the loop, got int32[4] at the start and "
                      "float32[4] after the body, expected the same dtype and shape"),
            std::string::npos)
      << text;
}

TEST(DslErrors, AVariableOfCppIsNotCarried) {
  auto leak = eas::kernel("leak", [](eas::Buffer<float> x) {
    Value acc = 0.0;
    eas::for_range(0, 3, [&](Value i) { acc = acc + eas::load(x, i); });
    eas::store(x, 0, acc);
  });
  const std::string text = error_of<eas::CompileError>([&] { leak(Tensor::zeros({3})); });
  EXPECT_NE(text.find("[store] a value is used outside its scope, got one of type float32"),
            std::string::npos)
      << text;
}

TEST(DslErrors, ValuesOfAnotherKernel) {
  std::optional<Value> kept;
  auto keep = eas::kernel("keep", [&](eas::Buffer<float> x) { kept = eas::load(x, 0); });
  auto use = eas::kernel("use", [&](eas::Buffer<float> x) { eas::store(x, 0, *kept); });
  const Tensor x = Tensor::zeros({1});
  keep.ir(x);
  const std::string text = error_of<eas::CompileError>([&] { use(x); });
  EXPECT_NE(
      text.find("[store] the value belongs to another kernel or to an earlier call, expected one "
                "of this kernel's own values"),
      std::string::npos)
      << text;
}

TEST(DslErrors, KernelsInsideKernelsAndOpsOutside) {
  auto outer = eas::kernel("outer", [](eas::Buffer<float>) { fill(Tensor::zeros({4}), 4, 4); });
  const std::string text = error_of<eas::CompileError>([&] { outer(Tensor::zeros({4})); });
  EXPECT_NE(text.find("[fill] a kernel cannot be launched inside a kernel, got a call of 'fill', "
                      "expected a plain function"),
            std::string::npos)
      << text;
  EXPECT_NE(error_of<eas::CompileError>([] { eas::program_id(0); }).find("[program_id]"),
            std::string::npos);
}

TEST(DslErrors, AFailedTraceLeavesNothingBehind) {
  bool fail = true;
  auto sometimes = eas::kernel("sometimes", [&](eas::Buffer<float> x) {
    if (fail) throw std::runtime_error("the user's own");
    eas::store(x, 0, 2);
  });
  const Tensor x = Tensor::zeros({1});
  EXPECT_EQ(error_of<std::runtime_error>([&] { sometimes(x); }), "the user's own");
  fail = false;
  sometimes(x);
  EXPECT_EQ(x.data_as<float>()[0], 2.0F);
}

}  // namespace
