// What of memory may change or be shared, and which elements an access meets.
#include "passes/analysis/memory.hpp"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "passes/analysis/axes.hpp"
#include "passes/analysis/distinct.hpp"
#include "passes_text.hpp"

namespace eas::passes {
namespace {

TEST(Memory, WhatIsWrittenIsNotConstant) {
  const auto function = kernel("%9 = load %0, %2 : f32\nstore %8, %2, %9");
  const auto& params = function->body()->params;
  const MemoryFacts apart = memory_facts(*function, true);
  EXPECT_TRUE(apart.is_constant(params[0]));
  EXPECT_FALSE(apart.is_constant(params[8]));
  EXPECT_FALSE(apart.may_alias(params[0], params[8]));
  EXPECT_TRUE(apart.may_alias(params[8], params[8]));
  const MemoryFacts shared = memory_facts(*function, false);
  EXPECT_FALSE(shared.is_constant(params[0]));  // the store may go there
  EXPECT_TRUE(shared.may_alias(params[0], params[8]));
}

TEST(Memory, WhereNothingIsWrittenSharingDoesNotMatter) {
  const auto function = kernel("%9 = load %0, %2 : f32\n%10 = load %0, %3 : f32");
  const MemoryFacts facts = memory_facts(*function, false);
  EXPECT_TRUE(facts.is_constant(function->body()->params[0]));
  EXPECT_EQ(facts.accesses.at(function->body()->params[0]), 2);
}

// The node of a kernel that comes last.
const ir::Node& last(const ir::Function& function) { return *function.body()->nodes.back(); }

// None beyond those that are named.
SourceAxes axes(std::initializer_list<int> named) {
  SourceAxes all;
  all.fill(kNoAxis);
  std::copy(named.begin(), named.end(), all.begin());
  return all;
}

TEST(Axes, OfWhatOnlyMovesElements) {
  constexpr int kNo = kNoAxis;
  const auto broadcast = kernel(
      "%9 = arange start=0 size=4 : i64[4]\n%10 = reshape %9 : i64[4x1]\n%11 = broadcast %10 : "
      "i64[2x4x8]");
  EXPECT_EQ(source_axes(last(*broadcast)), axes({kNo, 0}));
  const auto permute = kernel(
      "%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[2x4]\n"
      "%11 = permute %10 axes=[1, 0] : i64[4x2]");
  EXPECT_EQ(source_axes(last(*permute)), axes({1, 0}));
  EXPECT_EQ(source_axes(*permute->body()->nodes[1]), std::nullopt);  // [8] to [2, 4] regroups
  const auto reshape = kernel(
      "%9 = arange start=0 size=4 : i64[4]\n%10 = broadcast %9 : i64[3x4]\n%11 = reshape %10 : "
      "i64[3x1x4]");
  EXPECT_EQ(source_axes(last(*reshape)), axes({0, kNo, 1}));
}

TEST(Distinct, ABaseAndARange) {
  const auto function = kernel(
      "%9 = arange start=0 size=8 : i64[8]\n%10 = broadcast %2 : i64[8]\n%11 = add %9, %10 : "
      "i64[8]\n"
      "%12 = load %0, %11 : f32[8]\nstore %0, %11, %12\n%13 = load %0, %9 : f32[8]\n"
      "%14 = mul %9, %10 : i64[8]\n%15 = load %8, %14 : f32[8]");
  const auto& nodes = function->body()->nodes;
  const ir::Node *load = nodes[3], *store = nodes[4], *other = nodes[5], *scaled = nodes[7];
  EXPECT_TRUE(are_distinct(load->offset()));
  EXPECT_FALSE(are_distinct(scaled->offset()));  // %2 may be 0
  EXPECT_TRUE(stay_apart({load, store}));
  EXPECT_TRUE(stay_apart({load, other}));    // neither writes
  EXPECT_FALSE(stay_apart({store, other}));  // at other elements
}

}  // namespace
}  // namespace eas::passes
