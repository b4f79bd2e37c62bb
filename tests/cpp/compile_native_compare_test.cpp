// The tools that compare backends are themselves compared: "backends" that are the interpreter with
// one mistake are found out, and what is left of the kernel shows the mistake; one that is allowed
// to differ is not.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <algorithm>
#include <csignal>
#include <optional>

#include "ir/edit.hpp"
#include "native_campaign.hpp"
#include "native_random.hpp"
#include "native_shrink.hpp"

namespace eas::fuzz {
namespace {

// The interpreter on the function as `change` leaves it.
template <class Change>
Runner changed(Change change) {
  return [change](const Case& plan) {
    Case other = plan.copy();
    std::vector<ir::Node*> nodes;
    ir::walk(*other.function->body(), [&](ir::Node* node) { nodes.push_back(node); });
    for (ir::Node* node : nodes) change(*other.function, *node);
    return interpret(other);
  };
}

// Makes every use of a node's result a use of `op` of it and a constant.
void adjust(ir::Function& function, ir::Node& node, ir::Op op, double by) {
  ir::Value* result = node.results[0];
  const ir::Type type = result->type;
  ir::Block* block = node.parent;
  const auto at = std::find(block->nodes.begin(), block->nodes.end(), &node);
  if (at + 1 == block->nodes.end()) return;
  ir::Node* next = *(at + 1);
  const auto add = [&](ir::Op o, std::vector<ir::Value*> operands, const ir::Type& t,
                       std::vector<std::int64_t> attributes) {
    ir::Node* made = function.add_node(block, o, operands, std::vector<ir::Type>{t}, attributes);
    ir::move_last_before(*block, next);
    return made->results[0];
  };
  ir::Value* number =
      add(ir::Op::constant, {}, ir::Type::scalar(type.dtype), {ir::constant_bits(type.dtype, by)});
  if (!type.is_scalar()) number = add(ir::Op::broadcast, {number}, type, {});
  ir::Value* moved = add(op, {result, number}, type, {});
  ir::replace_all_uses(function, result, moved);
  moved->node->operands[0] = result;
}

std::size_t count(const Case& plan, ir::Op op) {
  std::size_t found = 0;
  ir::walk(*plan.function->body(), [&](const ir::Node* node) { found += node->op == op; });
  return found;
}

// The first case that a runner gets wrong, shrunk.
std::optional<Case> first_found(const Runner& runner, std::uint64_t seeds = 300) {
  const auto wrong = [&](const Case& plan) {
    return judge(plan, runner).verdict == Verdict::Differs;
  };
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const Case whole = random_case(seed);
    if (wrong(whole)) return shrink(whole, wrong, 1500);
  }
  return std::nullopt;
}

TEST(NativeTools, TheSameSeedGivesTheSameCaseAndTextReadsBack) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const std::string text = random_case(seed).text();
    EXPECT_EQ(random_case(seed).text(), text);
    EXPECT_EQ(parse_case(text).text(), text);
  }
}

TEST(NativeTools, TheInterpreterAgreesWithItself) {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Finding finding = judge(random_case(seed), interpret, &tally);
    EXPECT_EQ(finding.verdict, Verdict::Agrees) << "seed " << seed << ": " << finding.text;
  }
  EXPECT_GT(tally.exact, 100 * tally.unknown / 10);
  EXPECT_GT(tally.bounded, tally.unknown);
}

TEST(NativeTools, AWrongOpIsFoundAndShrunkToItself) {
  const auto found = first_found(changed([](ir::Function&, ir::Node& node) {
    if (node.op == ir::Op::popcount) node.op = ir::Op::clz;
  }));
  ASSERT_TRUE(found);
  EXPECT_EQ(count(*found, ir::Op::popcount), 1u) << found->text();
  EXPECT_LE(ir::count_nodes(*found->function), 12u) << found->text();
}

TEST(NativeTools, ALostMaskIsFoundAndShrunkToOneStore) {
  const auto found = first_found(changed([](ir::Function& function, ir::Node& node) {
    if (node.op != ir::Op::store || node.operands.size() < 4) return;
    ir::Value* mask = node.operands[3];
    const std::vector<ir::Type> type = {mask->type};
    node.operands[3] = function.add_node(node.parent, ir::Op::eq, {mask, mask}, type)->results[0];
    ir::move_last_before(*node.parent, &node);
  }));
  ASSERT_TRUE(found);
  EXPECT_EQ(count(*found, ir::Op::store), 1u) << found->text();
  EXPECT_LE(ir::count_nodes(*found->function), 15u) << found->text();
}

TEST(NativeTools, AWrongLoopIsFoundAndKept) {
  const auto found = first_found(changed([](ir::Function&, ir::Node& node) {
    // No turn at all: it begins where it ends.
    if (node.op == ir::Op::for_) node.operands[0] = node.operands[1];
  }));
  ASSERT_TRUE(found);
  EXPECT_EQ(count(*found, ir::Op::for_), 1u) << found->text();
  EXPECT_LE(ir::count_nodes(*found->function), 16u) << found->text();
}

// One ulp off is within the row's two; one in ten thousand is not.
TEST(NativeTools, BoundsAllowWhatTheTableAllowsAndNoMore) {
  const auto off_by = [](double factor) {
    return changed([factor](ir::Function& function, ir::Node& node) {
      if (node.op != ir::Op::exp || node.results[0]->type.dtype != DType::float32) return;
      adjust(function, node, ir::Op::mul, factor);
    });
  };
  const auto found = first_found(off_by(1 + 1e-4));
  ASSERT_TRUE(found);
  EXPECT_EQ(count(*found, ir::Op::exp), 1u) << found->text();
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Finding finding = judge(random_case(seed), off_by(1 + 0x1p-23));
    EXPECT_EQ(finding.verdict, Verdict::Agrees) << "seed " << seed << ": " << finding.text;
  }
}

TEST(NativeTools, SumsMayDifferByTheirTermsAndNoMore) {
  const auto off_by = [](double factor) {
    return changed([factor](ir::Function& function, ir::Node& node) {
      if (node.op != ir::Op::sum || node.results[0]->type.dtype != DType::float32) return;
      if (node.operands[0]->type.shape[static_cast<int>(node.attributes[0])] == 1) return;
      adjust(function, node, ir::Op::mul, factor);
    });
  };
  EXPECT_TRUE(first_found(off_by(1 + 1e-4)));
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Finding finding = judge(random_case(seed), off_by(1 + 0x1p-22));
    EXPECT_EQ(finding.verdict, Verdict::Agrees) << "seed " << seed << ": " << finding.text;
  }
}

TEST(NativeTools, ACrashIsAFindingAndTheRestIsJudged) {
  const Runner crashing = [](const Case& plan) {
    if (count(plan, ir::Op::sort) > 0) std::raise(SIGKILL);
    if (count(plan, ir::Op::clz) > 0) throw LaunchError("clz", "no such thing");
    return interpret(plan);
  };
  const Report report = run({0, 60, 2, nullptr}, crashing);
  std::int64_t judged = 0;
  for (const auto& [verdict, cases] : report.counts) judged += cases;
  EXPECT_EQ(judged, 60);
  EXPECT_GT(report.counts.at(Verdict::Agrees), 0);
  EXPECT_GT(report.counts.at(Verdict::Crashes), 0);
  EXPECT_GT(report.counts.at(Verdict::Fails), 0);
  for (const Finding& finding : report.findings) {
    const bool sorts = count(random_case(finding.seed), ir::Op::sort) > 0;
    EXPECT_EQ(finding.verdict, sorts ? Verdict::Crashes : Verdict::Fails);
  }
}

TEST(NativeTools, TextThatIsNoCaseIsRefused) {
  EXPECT_THROW(parse_case("; grid 1,1\nkernel scalar () {\n}\n"), std::invalid_argument);
  EXPECT_THROW(parse_case("kernel scalar (%0: i64) {\n}\n"), std::invalid_argument);
  EXPECT_THROW(parse_case("; memory q8 3\nkernel scalar () {\n}\n"), std::invalid_argument);
}

}  // namespace
}  // namespace eas::fuzz
