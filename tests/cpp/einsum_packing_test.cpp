// Steps that are never made: which they are, that their memory is never asked for, and that results
// are those of loops over everything.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>
#include <eas/einsum.hpp>

#include "einsum/meaning.hpp"
#include "einsum_naive.hpp"
#include "tensor/memory.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace eas {
namespace {

using contraction::Expression;
using contraction::PlanData;
using contraction::Step;

Tensor tensor_of(const contraction::Values& values, const Dims& shape) {
  return Tensor::of(values).reshape(shape);
}

Tensor random(const Dims& shape, std::uint32_t seed) {
  std::mt19937 engine(seed);
  std::int64_t count = 1;
  for (const auto size : shape) count *= size;
  contraction::Values values(static_cast<std::size_t>(count));
  for (double& value : values) value = static_cast<double>(engine() % 7) - 3;
  return tensor_of(values, shape);
}

std::int64_t packed_steps(const PlanData& plan) {
  return std::ranges::count_if(plan.steps, [](const Step& step) { return step.packed; });
}

std::int64_t packed_steps(const char* equation, const std::vector<Tensor>& operands,
                          std::vector<std::vector<int>> path = {}) {
  std::vector<Dims> shapes;
  for (const Tensor& operand : operands) shapes.emplace_back(operand.shape());
  contraction::PlanOptions options;
  if (!path.empty()) {
    options.optimize = "path";
    options.path = std::move(path);
  }
  return packed_steps(*contraction::make_plan(contraction::parse(equation, shapes), options));
}

// Runs the plan and compares what it asked for with what it said.
Tensor run_counted(const EinsumPlan& plan, const std::vector<Tensor>& operands) {
  tensor::reset_memory_peak();
  const std::int64_t before = tensor::memory_count().in_use;
  Tensor out = plan(operands);
  EXPECT_EQ(tensor::memory_count().peak - before, plan.peak_bytes()) << plan.to_string();
  return out;
}

double largest_difference(const Tensor& a, const contraction::Values& b) {
  const Tensor dense = a.contiguous();
  const auto* values = static_cast<const double*>(dense.data());
  double most = 0;
  for (std::size_t i = 0; i < b.size(); ++i) most = std::max(most, std::abs(values[i] - b[i]));
  return most;
}

TEST(EinsumPacking, KhatriRaoIsNeverMade) {
  const std::vector<Tensor> operands{random({70, 20, 30}, 1), random({20, 12}, 2),
                                     random({30, 12}, 3)};
  // Whatever the order of the operands, the one path is taken that writes nothing.
  for (const char* equation : {"ijk,jr,kr->ir", "jr,ijk,kr->ir", "kr,jr,ijk->ir"}) {
    const std::vector<Tensor> in_order = equation[0] == 'i' ? operands
                                         : equation[0] == 'j'
                                             ? std::vector{operands[1], operands[0], operands[2]}
                                             : std::vector{operands[2], operands[1], operands[0]};
    const EinsumPlan plan(equation, in_order);
    EXPECT_EQ(plan.peak_bytes(), 70 * 12 * 8) << plan.to_string();
    EXPECT_NE(plan.to_string().find("packed into 4"), std::string::npos) << plan.to_string();
    const Tensor out = run_counted(plan, in_order);
    const Tensor stepwise =
        einsum("ijr,jr->ir", {einsum("ijk,kr->ijr", {operands[0], operands[2]}), operands[1]});
    EXPECT_EQ(largest_difference(sub(out, stepwise), contraction::Values(70 * 12, 0.0)), 0);
  }
}

TEST(EinsumPacking, OnlyWhereItIsPacked) {
  const Tensor a = random({100, 100}, 1), b = random({100, 100}, 2), c = random({100, 100}, 3);
  EXPECT_EQ(packed_steps("ij,ij,jk->ik", {a, b, c}, {{0, 1}, {0, 1}}), 1);
  // Both operands of one product.
  EXPECT_EQ(packed_steps("ij,ij,jk,jk->ik", {a, b, c, c}, {{0, 1}, {0, 1}, {0, 1}}), 2);
  // The product of two products is made, the product with the third is not.
  EXPECT_EQ(packed_steps("ij,ij,ij,jk->ik", {a, b, a, c}, {{0, 1}, {0, 2}, {0, 1}}), 1);
  // The last step is the result; sums, and products with a vector, pack nothing.
  EXPECT_EQ(packed_steps("ij,jk,ik->ik", {a, b, c}, {{0, 1}, {0, 1}}), 0);
  EXPECT_EQ(packed_steps("ij,ij,ij->", {a, b, c}, {{0, 1}, {0, 1}}), 0);
  EXPECT_EQ(packed_steps("ij,ij,j->i", {a, b, random({100}, 4)}, {{0, 1}, {0, 1}}), 0);
  // A long operand that meets few columns is read where it lies.
  EXPECT_EQ(packed_steps("ij,ij,jk->ik", {a, b, random({100, 8}, 5)}, {{0, 1}, {0, 1}}), 0);
  // Nothing could be read by whole vectors: one lies across the other, or a batch is innermost.
  EXPECT_EQ(packed_steps("ij,ji,jk->ik", {a, b, c}, {{0, 1}, {0, 1}}), 0);
  const Tensor d = random({20, 20, 16}, 6);
  EXPECT_EQ(packed_steps("ijr,ijr,jkr->ikr", {d, d, d}, {{0, 1}, {0, 1}}), 0);
}

// The two factors are intermediates that live longer so: not where that would be the most there is.
TEST(EinsumPacking, NotWhereMemoryGrows) {
  const Tensor thin = random({90, 2}, 2);
  const std::vector<std::vector<int>> path{{0, 1}, {0, 1}, {1, 2}, {0, 1}};
  // Two of 90 x 90 are kept for one; the result is small, so the worst is when both are made.
  const std::vector<Tensor> small{thin, thin, thin, thin, random({90, 70}, 3)};
  EXPECT_EQ(packed_steps("ia,ja,ib,jb,jk->ik", small, path), 1);
  // A large result: with both beside it there would be more than there was.
  const std::vector<Tensor> large{thin, thin, thin, thin, random({90, 300}, 3)};
  EXPECT_EQ(packed_steps("ia,ja,ib,jb,jk->ik", large, path), 0);
  for (const std::vector<Tensor>& operands : {small, large}) {
    EinsumOptions options;
    options.path = path;
    run_counted(EinsumPlan("ia,ja,ib,jb,jk->ik", operands, options), operands);
  }
}

// What a packed step kept is freed when it is read, before the next step asks for more.
TEST(EinsumPacking, FreesWhatItKept) {
  const std::vector<Tensor> operands{random({90, 2}, 1), random({90, 2}, 2), random({90, 90}, 3),
                                     random({90, 80}, 4), random({80, 90}, 5)};
  const char* equation = "ia,ja,ij,jk,kl->il";
  EinsumOptions options;
  options.path = {{0, 1}, {0, 3}, {0, 2}, {0, 1}};
  EXPECT_EQ(packed_steps(equation, operands, *options.path), 1);
  run_counted(EinsumPlan(equation, operands, options), operands);
}

// A product x * y and another operand z, or z * w; y may be a sum over u and v. Labels are of any of
// them. With the path that multiplies first.
struct Hyperedges {
  std::vector<std::int64_t> sizes;
  std::vector<std::vector<std::int64_t>> terms;
  std::vector<std::int64_t> output;
  std::vector<std::vector<int>> path;
};

Hyperedges random_hyperedges(std::mt19937_64& engine) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(engine() % n); };
  Hyperedges out;
  const bool is_sum = below(3) == 0, has_w = below(2) == 0;
  std::vector<std::int64_t> x, y, z, w;
  const std::size_t labels = 3 + below(4);
  for (std::size_t l = 0; l < labels; ++l) {
    const auto label = static_cast<std::int64_t>(l);
    // Of rows, columns, the sum, a batch; the first three there always are.
    const std::size_t role = l < 3 ? l : below(4);
    const std::size_t most = role == 3 ? 4 : l < 3 ? 30 : 5;
    out.sizes.push_back(static_cast<std::int64_t>(1 + below(most) + (l < 3 ? 8 : 0)));
    const auto to_either = [&](auto& first, auto& second, bool has_second) {
      const std::size_t where = has_second ? below(3) : 0;
      if (where != 1) first.push_back(label);
      if (where != 0) second.push_back(label);
    };
    if (role != 1) to_either(x, y, true);
    if (role != 0) to_either(z, w, has_w);
    if (role != 2) out.output.push_back(label);
  }
  for (auto* term : {&x, &y, &z, &w, &out.output}) std::shuffle(term->begin(), term->end(), engine);
  if (is_sum) {
    const auto summed = static_cast<std::int64_t>(labels);
    out.sizes.push_back(3);
    std::vector<std::int64_t> u = y, v = y;
    u.push_back(summed);
    v.insert(v.begin(), summed);
    out.terms = has_w ? std::vector{u, v, x, z, w} : std::vector{u, v, x, z};
    out.path = {{0, 1}};  // then x, z, w, y
    out.path.push_back(has_w ? std::vector{0, 3} : std::vector{0, 2});
  } else {
    out.terms = has_w ? std::vector{x, y, z, w} : std::vector{x, y, z};
    out.path = {{0, 1}};
  }
  if (has_w) out.path.push_back({0, 1});
  out.path.push_back({0, 1});
  return out;
}

TEST(EinsumPacking, HyperedgesAgreeWithLoops) {
  std::mt19937_64 engine(11);
  std::int64_t packed = 0, packed_in_slices = 0;
  for (int turn = 0; turn < 200; ++turn) {
    const Hyperedges network = random_hyperedges(engine);
    std::vector<Dims> shapes;
    for (const auto& term : network.terms) {
      Dims& shape = shapes.emplace_back();
      for (const auto l : term) shape.push_back(network.sizes[static_cast<std::size_t>(l)]);
    }
    const Expression expression = contraction::parse(network.terms, network.output, shapes);
    const auto values = contraction::random_operands(expression, engine);
    std::vector<Tensor> tensors;
    for (std::size_t i = 0; i < values.size(); ++i) {
      tensors.push_back(tensor_of(values[i], shapes[i]));
    }
    contraction::PlanOptions plan_options;
    plan_options.optimize = "path";
    plan_options.path = network.path;
    EinsumOptions options;
    options.path = network.path;
    const EinsumLabels labels{network.terms, network.output};
    const EinsumPlan plan(labels, tensors, options);
    const contraction::Values expected = contraction::run_naive(expression, values);
    EXPECT_EQ(largest_difference(run_counted(plan, tensors), expected), 0) << plan.to_string();
    const auto whole = contraction::make_plan(expression, plan_options);
    packed += packed_steps(*whole);

    const auto result = static_cast<std::int64_t>(expected.size());
    options.memory_limit =
        8 * (result + (contraction::peak_elements(*whole) - result) * 3 / 4 + 40);
    plan_options.memory_limit_bytes = options.memory_limit;
    std::shared_ptr<const PlanData> in_slices;
    try {
      in_slices = contraction::make_plan(expression, plan_options);
    } catch (const ShapeError&) {
      continue;  // no slices are that small
    }
    const EinsumPlan sliced(labels, tensors, options);
    EXPECT_LE(sliced.peak_bytes(), *options.memory_limit);
    EXPECT_EQ(largest_difference(run_counted(sliced, tensors), expected), 0) << sliced.to_string();
    if (in_slices->slices > 1) packed_in_slices += packed_steps(*in_slices);
  }
  EXPECT_GT(packed, 100);
  EXPECT_GT(packed_in_slices, 5);
}

TEST(EinsumPacking, GradientsAndOut) {
  const std::vector<Tensor> operands{random({40, 20, 30}, 1), random({20, 12}, 2),
                                     random({30, 12}, 3)};
  const Tensor plain = einsum("ijk,jr,kr->ir", operands);
  Tensor out = Tensor::zeros({12, 40}, DType::float64).transpose();
  EinsumPlan("ijk,jr,kr->ir", operands).into(out, operands);
  EXPECT_EQ(largest_difference(sub(out, plain), contraction::Values(40 * 12, 0.0)), 0);

  std::vector<Tensor> recorded = operands;
  recorded[1] = operands[1].detach();
  recorded[1].requires_grad_();
  const Tensor made = einsum("ijk,jr,kr->ir", recorded);
  EXPECT_EQ(largest_difference(sub(made.detach(), plain), contraction::Values(40 * 12, 0.0)), 0);
  sum(made).backward();
  const Tensor gradient = einsum("ijk,kr->jr", {operands[0], operands[2]});
  EXPECT_EQ(
      largest_difference(sub(*recorded[1].grad(), gradient), contraction::Values(20 * 12, 0.0)), 0);
}

}  // namespace
}  // namespace eas
