// What a number can be, from the launch's arguments: choices the kernel makes leave both sides.
#include "passes/analysis/possible_values.hpp"

#include <algorithm>

#include "passes_text.hpp"

namespace eas::passes {
namespace {

// %2 = 1000, %3 = 50; the last node of `lines` stores the value looked at.
std::optional<std::vector<std::int64_t>> values_of(const std::string& lines) {
  const auto function = kernel(lines, "spmd");
  const auto found = possible_values(function->body()->nodes.back()->operands[2]);
  if (!found) return std::nullopt;
  const std::int64_t scalars[] = {0, 0, 1000, 50, 0, 0, 0, 77, 0};
  const std::int64_t* const none[9] = {};
  std::vector<std::int64_t> out;
  for (const HostExpression& each : *found) out.push_back(evaluate(each, scalars, none, none));
  std::sort(out.begin(), out.end());
  return out;
}

using Values = std::vector<std::int64_t>;

TEST(PossibleValues, OfElementwiseOps) {
  EXPECT_EQ(values_of("%9 = add %2, %3 : i64\nstore %1, %2, %9"), Values{1050});
  EXPECT_EQ(values_of("%9 = xor %2, %3 : i64\n%10 = abs %9 : i64\nstore %1, %2, %10"),
            Values{1000 ^ 50});
  EXPECT_EQ(values_of("%9 = broadcast %2 : i64[4]\n%10 = arange start=0 size=4 : i64[4]\n"
                      "store %1, %10, %9"),
            Values{1000});
}

TEST(PossibleValues, AChoiceTheHostKnowsIsMade) {
  EXPECT_EQ(values_of("%9 = lt %2, %3 : b1\n%10 = where %9, %2, %3 : i64\nstore %1, %2, %10"),
            Values{50});
}

TEST(PossibleValues, AChoiceByDataMayBeEither) {
  const std::string choose =
      "%9 = load %1, %2 : i64\n%10 = lt %9, %3 : b1\n%11 = where %10, %2, %3 : i64\n";
  EXPECT_EQ(values_of(choose + "store %1, %2, %11"), (Values{50, 1000}));
  EXPECT_EQ(values_of(choose + "%12 = add %11, %11 : i64\nstore %1, %2, %12"),
            (Values{100, 1050, 1050, 2000}));
}

TEST(PossibleValues, WhatMemoryHoldsIsNotKnown) {
  EXPECT_EQ(values_of("%9 = load %1, %2 : i64\n%10 = add %9, %2 : i64\nstore %1, %2, %10"),
            Values{});
}

// The loop hands %2 in, and `next` on.
std::string loop_carrying(const std::string& next) {
  return "%9 = constant 0 : i64\n%10 = constant 1 : i64\n%11 = constant 7 : i64\n"
         "%12 = for %9, %3, %10, %2 : i64 (%13: i64, %14: i64) {\n" +
         next + "}\nstore %1, %2, %12";
}

TEST(PossibleValues, WhatALoopCarriesUnchangedIsKnown) {
  EXPECT_EQ(values_of(loop_carrying("yield %14\n")), Values{1000});
  EXPECT_EQ(values_of(loop_carrying("yield %11\n")), (Values{7, 1000}));
}

TEST(PossibleValues, WhatALoopCountsIsNotKnown) {
  EXPECT_EQ(values_of(loop_carrying("%15 = add %14, %10 : i64\nyield %15\n")), Values{});
  EXPECT_EQ(values_of(loop_carrying("yield %13\n")), Values{});
}

TEST(PossibleValues, TooManyAreSaidToBe) {
  std::string lines = "%9 = add %2, %3 : i64\n";
  for (int i = 9; i < 400; ++i) {
    lines += "%" + std::to_string(i + 1) + " = add %" + std::to_string(i) + ", %" +
             std::to_string(i) + " : i64\n";
  }
  EXPECT_EQ(values_of(lines + "store %1, %2, %400"), std::nullopt);
}

}  // namespace
}  // namespace eas::passes
