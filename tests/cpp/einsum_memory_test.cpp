// peak_bytes is what a run asks for, converted copies included; a limit of as much changes nothing, and
// no limit is exceeded.
#include <eas/einsum.hpp>
#include <eas/error.hpp>

#include "einsum/plan/plan.hpp"
#include "einsum_naive.hpp"
#include "tensor/memory.hpp"

#include <gtest/gtest.h>

namespace eas {
namespace {

constexpr DType kDTypes[] = {DType::float64,   DType::float32, DType::float16, DType::bfloat16,
                             DType::complex64, DType::int8,    DType::int64,   DType::bool_};

struct Case {
  EinsumLabels labels;
  std::vector<Tensor> operands;
};

Case random_case(std::mt19937_64& random) {
  const auto e = contraction::random_expression(random, 1 + random() % 5);
  Case out;
  out.labels.output.emplace(e.output.begin(), e.output.end());
  const bool mixed = random() % 4 != 0;
  const DType all = kDTypes[random() % std::size(kDTypes)];
  for (const contraction::Labels& input : e.inputs) {
    out.labels.inputs.emplace_back(input.begin(), input.end());
    const DType dtype = mixed ? kDTypes[random() % std::size(kDTypes)] : all;
    out.operands.push_back(Tensor::ones(e.shape_of(input), dtype));
  }
  return out;
}

// The bytes a run asked for beside its operands; a view asks for none.
std::int64_t taken(const EinsumPlan& plan, const std::vector<Tensor>& operands) {
  tensor::reset_memory_peak();
  const std::int64_t before = tensor::memory_count().in_use;
  const Tensor out = plan(operands);
  return tensor::memory_count().peak - before;
}

TEST(EinsumMemory, PeakIsWhatARunTakes) {
  std::mt19937_64 random(5);
  for (int trial = 0; trial < 400; ++trial) {
    const Case c = random_case(random);
    const EinsumPlan plan(c.labels, c.operands);
    const std::int64_t bytes = taken(plan, c.operands);
    const bool is_view = c.operands.size() == 1 && bytes == 0;
    ASSERT_EQ(bytes, is_view ? 0 : plan.peak_bytes()) << plan.to_string();
  }
}

TEST(EinsumMemory, ALimitOfThePeakIsTheSamePlan) {
  std::mt19937_64 random(6);
  for (int trial = 0; trial < 400; ++trial) {
    const Case c = random_case(random);
    const EinsumPlan plan(c.labels, c.operands);
    EinsumOptions options;
    options.memory_limit = std::max<std::int64_t>(1, plan.peak_bytes());
    ASSERT_EQ(EinsumPlan(c.labels, c.operands, options).to_string(), plan.to_string());
  }
}

TEST(EinsumMemory, NoLimitIsExceeded) {
  std::mt19937_64 random(7);
  int sliced = 0;
  for (int trial = 0; trial < 600; ++trial) {
    const Case c = random_case(random);
    const EinsumPlan whole(c.labels, c.operands);
    EinsumOptions options;
    options.memory_limit = std::max<std::int64_t>(1, whole.peak_bytes() * (1 + random() % 9) / 10);
    try {
      const EinsumPlan plan(c.labels, c.operands, options);
      ASSERT_LE(plan.peak_bytes(), *options.memory_limit) << plan.to_string();
      ASSERT_LE(taken(plan, c.operands), *options.memory_limit) << plan.to_string();
      sliced += plan.slices() > 1;
    } catch (const ShapeError&) {
      continue;  // no slices are that small
    }
  }
  EXPECT_GT(sliced, 50);
}

// The least limit that the refusal names is enough.
TEST(EinsumMemory, TheLeastLimitIsTrue) {
  std::mt19937_64 random(8);
  for (int trial = 0; trial < 200; ++trial) {
    const Case c = random_case(random);
    EinsumOptions options;
    options.memory_limit = 1;
    std::string refusal;
    try {
      const EinsumPlan plan(c.labels, c.operands, options);
    } catch (const ShapeError& error) {
      refusal = error.what();
    }
    if (refusal.empty()) continue;
    const std::string before = "expected at least ";
    options.memory_limit = std::stoll(refusal.substr(refusal.find(before) + before.size()));
    EXPECT_LE(taken(EinsumPlan(c.labels, c.operands, options), c.operands), *options.memory_limit)
        << refusal;
  }
}

TEST(EinsumMemory, OperandsAreConvertedSliceBySlice) {
  const std::vector<Tensor> operands{Tensor::ones({300, 300}, DType::float32),
                                     Tensor::ones({300}, DType::float64)};
  EinsumOptions options;
  options.memory_limit = 10'000;  // of 720 000 that the whole converted operand takes
  const EinsumPlan plan("ij,j->i", operands, options);
  EXPECT_LE(taken(plan, operands), 10'000);
  EXPECT_EQ(static_cast<const double*>(plan(operands).data())[299], 300);
}

// Of operands that are the same in every slice one copy is made, where there is room for it.
TEST(EinsumMemory, WhatAllSlicesReadIsConvertedOnce) {
  const std::vector<Tensor> operands{Tensor::ones({40, 200}, DType::float64),
                                     Tensor::ones({200}, DType::float32),
                                     Tensor::ones({40, 200}, DType::float64)};
  EinsumOptions options;
  options.path = {{0, 1}, {0, 1}};
  options.memory_limit = 6000;
  const EinsumPlan plan("ij,j,ij->", operands, options);
  ASSERT_GT(plan.slices(), 1);
  EXPECT_LE(taken(plan, operands), 6000) << plan.to_string();
}

TEST(EinsumMemory, APlanLimitedForOneDtypeKeepsItForAnother) {
  const Tensor wide = Tensor::ones({64, 64}, DType::float64);
  const Tensor narrow = Tensor::ones({64, 64}, DType::float32);
  EinsumOptions options;
  options.memory_limit = 64 * 64 * 8 + 64 * 8 * 2;
  const std::vector<Tensor> planned{wide, wide}, given{narrow, wide};
  const EinsumPlan plan("ij,jk->ik", planned, options);
  EXPECT_EQ(plan.slices(), 1);
  EXPECT_LE(taken(plan, given), *options.memory_limit);
}

}  // namespace
}  // namespace eas
