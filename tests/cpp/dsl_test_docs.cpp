// docs/cpp.md, word for word: each of its blocks stands where its names mean something.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "dsl_test_tools.hpp"

static_assert(EAS_CPP_PAGE_BLOCKS == 5, "a block of docs/cpp.md has no test here");

namespace {

using eas::Tensor;

TEST(CppPage, Add) {
  const int n = 10000;
  const Tensor a = ramp(n), b = ramp(n), c = Tensor::zeros({n});
#include "cpp_block_1.inc"
  EXPECT_EQ(elements<float>(c)[n - 1], 2.0F * (n - 1));
  std::memset(c.data(), 0, static_cast<std::size_t>(c.nbytes()));
#include "cpp_block_2.inc"
  EXPECT_EQ(elements<float>(c)[n - 1], 2.0F * (n - 1));
  EXPECT_NE(ir.find("kernel spmd"), std::string::npos);
  EXPECT_NE(llvm.find("define"), std::string::npos);
  EXPECT_NE(assembly.find("eas_entry"), std::string::npos);
}

TEST(CppPage, LoopsAndBranches) {
  auto loops = eas::kernel("loops", [](eas::Buffer<float> x, eas::Buffer<float> out,
                                       eas::Buffer<float> sums, eas::i64 n, eas::f32 start) {
    const eas::Value lanes = eas::arange(0, 64), i = eas::program_id(0);
#include "cpp_block_3.inc"
    eas::store(sums, lanes, acc);
    eas::store(out, i + 1, steps);
  });
  const Tensor x = ramp(128), out = Tensor::zeros({2}), sums = Tensor::zeros({64});
  loops.grid(1)(x, out, sums, 128, 10.0);
  EXPECT_EQ(elements<float>(out), (std::vector<float>{0.625F, 4.0F}));
  EXPECT_EQ(elements<float>(sums)[5], 5.0F + 69.0F);
}

TEST(CppPage, Gradients) {
  const int n = 1000;
  const auto tensor = [&] { return Tensor::zeros({n}, eas::DType::float64); };
  const Tensor x = tensor(), out = tensor(), d_out = tensor(), d_x = tensor();
  const Tensor t_x = tensor(), t_out = tensor(), d_beta = Tensor::zeros({1}, eas::DType::float64);
  double dot = 0;  // of the gradient with the direction of the tangent
  for (int i = 0; i < n; ++i) {
    x.data_as<double>()[i] = i * 0.01 - 5;
    d_out.data_as<double>()[i] = i % 3;
    t_x.data_as<double>()[i] = i % 5 - 2;
  }
#include "cpp_block_4.inc"
  for (int i = 0; i < n; ++i) {
    dot += elements<double>(d_x)[i] * elements<double>(t_x)[i];
    dot -= elements<double>(d_out)[i] * elements<double>(t_out)[i];
  }
  EXPECT_NEAR(dot + 2 * elements<double>(d_beta)[0], 0, 1e-9);
  EXPECT_NEAR(elements<double>(out)[600], 1 / (1 + std::exp(-1.5)), 1e-12);
  const Tensor &v = t_x, &dd_d_x = t_x, hv = tensor(), dd_x = tensor(), dd_d_out = tensor();
#include "cpp_block_5.inc"
  const double s = 1 / (1 + std::exp(-1.5 * 1.01));  // where v is -1
  EXPECT_NEAR(elements<double>(hv)[601], -1.5 * s * (1 - s) * (2 + 1.5 * 1.01 * (1 - 2 * s)),
              1e-12);
  for (int i = 0; i < n; ++i) {
    EXPECT_NEAR(elements<double>(hv)[i], elements<double>(dd_x)[i], 1e-12);
  }
}

}  // namespace
