// Plans: their steps compute the expression, slices keep the memory limit, and asking again is cheap.
#include "einsum/plan/plan.hpp"

#include <eas/error.hpp>

#include <gtest/gtest.h>

#include "einsum_naive.hpp"

#include <algorithm>
#include <thread>

namespace eas::contraction {
namespace {

PlanOptions method(std::string name) {
  PlanOptions options;
  options.optimize = std::move(name);
  return options;
}

std::string refusal(const Expression& e, const PlanOptions& options) {
  try {
    make_plan(e, options);
  } catch (const ShapeError& error) {
    return error.what();
  }
  return "nothing thrown";
}

TEST(Plan, StepsComputeTheExpression) {
  std::mt19937_64 random(11);
  for (int trial = 0; trial < 300; ++trial) {
    const Expression e = random_expression(random, 1 + random() % 7);
    const std::vector<Values> operands = random_operands(e, random);
    const Values expected = run_naive(e, operands);
    for (const char* name : {"auto", "greedy", "optimal", "random-greedy"}) {
      const auto plan = make_plan(e, method(name));
      const PlanRun run = run_plan(*plan, operands);
      ASSERT_EQ(run.result, expected) << text(e) << " " << name;
      ASSERT_EQ(run.peak, peak_elements(*plan)) << text(e) << " " << name;
    }
  }
}

TEST(Plan, GivenPathsComputeTheExpression) {
  std::mt19937_64 random(12);
  for (int trial = 0; trial < 200; ++trial) {
    const std::size_t n = 2 + random() % 5;
    const Expression e = random_expression(random, n);
    PlanOptions options = method("path");
    for (std::size_t left = n; left > 1;) {
      std::vector<int> tuple(left);
      for (std::size_t i = 0; i < left; ++i) tuple[i] = static_cast<int>(i);
      std::shuffle(tuple.begin(), tuple.end(), random);
      tuple.resize(std::min<std::size_t>(left, 1 + random() % 3));
      left -= tuple.size() - 1;
      options.path.push_back(tuple);
    }
    const std::vector<Values> operands = random_operands(e, random);
    ASSERT_EQ(run_plan(*make_plan(e, options), operands).result, run_naive(e, operands)) << text(e);
  }
}

TEST(Plan, SlicesKeepTheLimit) {
  std::mt19937_64 random(13);
  int sliced = 0;
  for (int trial = 0; trial < 300; ++trial) {
    const Expression e = random_expression(random, 2 + random() % 6);
    const auto whole = make_plan(e);
    const std::int64_t result = static_cast<std::int64_t>(elements(e.output, e.sizes));
    PlanOptions options;
    options.memory_limit_bytes = 8 * (result + (peak_elements(*whole) - result) / 2 + 2);
    const auto plan = make_plan(e, options);
    const std::vector<Values> operands = random_operands(e, random);
    const PlanRun run = run_plan(*plan, operands);
    ASSERT_EQ(run.result, run_naive(e, operands)) << text(e);
    ASSERT_EQ(run.peak, peak_elements(*plan)) << text(e);
    ASSERT_LE(8 * peak_elements(*plan), *options.memory_limit_bytes) << text(e);
    sliced += plan->slices > 1 ? 1 : 0;
  }
  EXPECT_GT(sliced, 10);
}

TEST(Plan, SlicingALatticeAddsLittleWork) {
  const Expression e = lattice(8, 8, 4);
  const auto whole = make_plan(e);
  PlanOptions options;
  options.memory_limit_bytes = peak_elements(*whole);  // an eighth of what it takes
  const auto plan = make_plan(e, options);
  EXPECT_GT(plan->slices, 1);
  EXPECT_LE(8 * peak_elements(*plan), *options.memory_limit_bytes);
  EXPECT_LT(plan->flops, 8 * whole->flops);
}

TEST(Plan, AnImpossibleLimitIsRefused) {
  const Expression e = parse("ij,jk->ik", std::vector<Dims>{{100, 10}, {10, 50}});
  PlanOptions options;
  options.memory_limit_bytes = 39'999;
  EXPECT_EQ(refusal(e, options),
            "[einsum] the memory limit of 'ij,jk->ik' cannot be met, got 39999 bytes, expected at "
            "least 40000 (the result alone takes 40000)");
  options.memory_limit_bytes = 40'000;
  EXPECT_EQ(make_plan(e, options)->slices, 1);
}

TEST(Plan, CountsFlops) {
  const auto flops = [](std::string_view equation, const std::vector<Dims>& shapes) {
    return make_plan(parse(equation, shapes))->flops;
  };
  EXPECT_EQ(flops("ij,jk->ik", {{2, 3}, {3, 4}}), 48);
  EXPECT_EQ(flops("i,j->ij", {{2}, {3}}), 6);
  EXPECT_EQ(flops("ij->j", {{2, 3}}), 6);
  EXPECT_EQ(flops("ij->ji", {{2, 3}}), 0);
  EXPECT_EQ(flops("ii->", {{3, 3}}), 3);
  EXPECT_EQ(flops("ij,jk->ik", {{2, 0}, {0, 4}}), 0);
}

TEST(Plan, SumsOfOneOperandComeFirstWhereThatIsCheaper) {
  const auto plan = make_plan(parse("ijx,jk->ik", std::vector<Dims>{{50, 50, 50}, {50, 50}}));
  ASSERT_EQ(plan->steps.size(), 2U);
  EXPECT_EQ(plan->steps[0].b, -1);
  EXPECT_EQ(plan->path, (std::vector<std::vector<int>>{{0, 1}}));
  // Not where it is nothing to speak of, nor for an axis of size 1.
  EXPECT_EQ(make_plan(parse("ijx,jk->ik", std::vector<Dims>{{2, 2, 2}, {2, 2}}))->steps.size(), 1U);
  EXPECT_EQ(make_plan(parse("ijx,jk->ik", std::vector<Dims>{{50, 50, 1}, {50, 50}}))->steps.size(),
            1U);
}

TEST(Plan, IntermediatesLieAsTheirReaderLikes) {
  // A chain from the left: every intermediate is rows by columns of a matrix product.
  const auto plan =
      make_plan(parse("ab,bc,cd,de->ae", std::vector<Dims>{{2, 90}, {90, 90}, {90, 90}, {90, 90}}));
  for (const Step& step : plan->steps) {
    ASSERT_EQ(step.a_labels.size(), 2U);
    EXPECT_EQ(step.a_labels[1], step.b_labels[0]);
    EXPECT_EQ(step.out_labels, (Labels{step.a_labels[0], step.b_labels[1]}));
  }
}

TEST(Plan, ElementwiseStepsLieAsTheirReaderLikes) {
  // jr,kr first: the product with ijk reads it as jk by r, and r is innermost in both factors.
  const std::vector<Dims> last{{9, 8, 8}, {8, 4}, {8, 4}};
  EXPECT_NE(describe(*make_plan(parse("ijk,jr,kr->ir", last)), "float64", {8, {}, 0, -1})
                .find("jr,kr->jkr"),
            std::string::npos);
  // Where r is outermost in them it stays so.
  const std::vector<Dims> first{{9, 8, 8}, {4, 8}, {4, 8}};
  EXPECT_NE(describe(*make_plan(parse("ijk,rj,rk->ir", first)), "float64", {8, {}, 0, -1})
                .find("rj,rk->rjk"),
            std::string::npos);
}

TEST(Plan, OneOperand) {
  const auto plan = make_plan(parse("iji->j", std::vector<Dims>{{2, 3, 2}}));
  ASSERT_EQ(plan->steps.size(), 1U);
  EXPECT_EQ(plan->steps[0].b, -1);
  EXPECT_EQ(plan->path, (std::vector<std::vector<int>>{{0}}));
}

TEST(Plan, IsKeptByMeaning) {
  clear_cached_plans();
  const std::vector<Dims> shapes{{2, 3}, {3, 4}};
  const auto a = make_plan(parse("ij,jk->ik", shapes));
  EXPECT_EQ(a, make_plan(parse("ij,jk", shapes)));
  const auto b = make_plan(parse("xy,yz->xz", shapes));
  EXPECT_EQ(b->expression.names[0], "x");
  EXPECT_EQ(cached_plans(), 1U);
  make_plan(parse("ij,jk->ki", shapes));
  make_plan(parse("ij,jk->ik", std::vector<Dims>{{2, 3}, {3, 5}}));
  make_plan(parse("ij,jk->ik", shapes), method("greedy"));
  EXPECT_EQ(cached_plans(), 4U);
}

TEST(Plan, ManyThreadsPlanAtOnce) {
  clear_cached_plans();
  std::vector<std::thread> threads;
  std::vector<double> flops(8, 0);
  for (std::size_t t = 0; t < flops.size(); ++t) {
    threads.emplace_back([&flops, t] {
      for (std::uint64_t i = 0; i < 20; ++i) {
        flops[t] += make_plan(random_regular(8 + 2 * i, 2, i), method("greedy"))->flops;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::count(flops.begin(), flops.end(), flops[0]), 8);
  EXPECT_EQ(cached_plans(), 20U);
}

TEST(Plan, TellsItsProgress) {
  PlanOptions options;
  options.time_budget_seconds = 0.35;
  int calls = 0;
  options.progress = [&](double done, std::string_view what) {
    ++calls;
    EXPECT_GE(done, 0);
    EXPECT_LE(done, 1.5);
    EXPECT_FALSE(what.empty());
  };
  make_plan(random_regular(100, 2, 9), options);
  EXPECT_GE(calls, 1);
  EXPECT_LE(calls, 6);
}

TEST(Plan, RefusesWhatItDoesNotKnow) {
  const Expression e = parse("a,b,c->", std::vector<Dims>{{2}, {2}, {2}});
  EXPECT_EQ(refusal(e, method("quick")),
            "[einsum] the way to find a path is unknown, got optimize='quick', expected 'auto', "
            "'greedy', 'optimal', 'random-greedy' or a path");
  PlanOptions options = method("path");
  options.path = {{0, 3}};
  EXPECT_EQ(refusal(e, options),
            "[einsum] a step of the path does not name operands that are left, got (0, 3) with 3 "
            "left, expected different positions below 3");
}

TEST(Plan, Reads) {
  const auto plan = make_plan(
      parse("ab,bc,cd->ad", std::vector<Dims>{{10, 20}, {20, 30}, {30, 40}}), method("optimal"));
  EXPECT_EQ(describe(*plan, "float64", {8, {}, 0, -1}),
            "einsum ab,bc,cd->ad  float64\n"
            "  operands 3, labels 4, path (0, 1) (0, 1) (optimal)\n"
            "  flops 36 k, peak 5.47 KiB, slices 1\n"
            "  step  slots  contraction     m x n x k  flops    result\n"
            "     3    0 1  ab,bc->ac    10 x 30 x 20   12 k  2.34 KiB\n"
            "     4    3 2  ac,cd->ad    10 x 40 x 30   24 k  3.12 KiB\n");
  EXPECT_LT(describe(*make_plan(random_regular(300, 2, 1), method("greedy"))).size(), 8000U);
}

}  // namespace
}  // namespace eas::contraction
