// Expressions: both forms, NumPy's rules of output, ellipsis and broadcasting, and every refusal.
#include "einsum/expression.hpp"

#include <eas/error.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace eas::contraction {
namespace {

using Ints = std::vector<std::int64_t>;
using Shapes = std::vector<Dims>;

std::string refusal(std::string_view equation, const Shapes& shapes) {
  try {
    parse(equation, shapes);
  } catch (const ShapeError& error) {
    return error.what();
  }
  return "nothing thrown";
}

std::string refusal(const std::vector<Ints>& labels, const std::optional<Ints>& output,
                    const Shapes& shapes) {
  try {
    parse(labels, output, shapes);
  } catch (const ShapeError& error) {
    return error.what();
  }
  return "nothing thrown";
}

TEST(Expression, MatrixProduct) {
  const Expression e = parse("ij,jk->ik", Shapes{{2, 3}, {3, 4}});
  EXPECT_EQ(e.inputs, (std::vector<Labels>{{0, 1}, {1, 2}}));
  EXPECT_EQ(e.output, (Labels{0, 2}));
  EXPECT_EQ(e.sizes, (Ints{2, 3, 4}));
  EXPECT_EQ(e.names, (std::vector<std::string>{"i", "j", "k"}));
  EXPECT_EQ(text(e), "ij,jk->ik");
}

TEST(Expression, TheOutputIsInferredAsNumPyDoes) {
  EXPECT_EQ(text(parse("ij,jk", Shapes{{2, 3}, {3, 4}})), "ij,jk->ik");
  EXPECT_EQ(text(parse("ba", Shapes{{2, 3}})), "ba->ab");
  EXPECT_EQ(text(parse("bAa", Shapes{{2, 3, 4}})), "bAa->Aab");
  EXPECT_EQ(text(parse("ii", Shapes{{3, 3}})), "ii->");
  EXPECT_EQ(text(parse("i...i", Shapes{{3, 2, 3}})), "i ...0 i->...0");
  EXPECT_EQ(text(parse("...i,...i", Shapes{{5, 2, 3}, {2, 3}})), "...0 ...1 i,...1 i->...0 ...1");
  EXPECT_EQ(text(parse("", Shapes{{}})), "->");
  EXPECT_EQ(text(parse(",", Shapes{{}, {}})), ",->");
  EXPECT_EQ(text(parse(std::vector<Ints>{{7, 3}, {3, 5}}, std::nullopt, Shapes{{2, 4}, {4, 6}})),
            "#7 #3,#3 #5->#5 #7");
}

TEST(Expression, WhiteSpaceIsIgnoredAndAnyLetterIsALabel) {
  EXPECT_EQ(text(parse(" α β , β\tγ -> γ α ", Shapes{{2, 3}, {3, 4}})), "αβ,βγ->γα");
  EXPECT_EQ(text(parse("𝔞é->é𝔞", Shapes{{2, 3}})), "𝔞é->é𝔞");
}

TEST(Expression, ManyLabels) {
  std::vector<Ints> labels;
  Shapes shapes;
  for (std::int64_t i = 0; i < 1000; ++i) {
    labels.push_back({i * 1'000'000'007, (i + 1) * 1'000'000'007});
    shapes.push_back({2, 2});
  }
  const Expression e = parse(labels, Ints{0}, shapes);
  EXPECT_EQ(e.sizes.size(), 1001U);
  EXPECT_EQ(e.inputs[999], (Labels{999, 1000}));
}

TEST(Expression, EllipsesBroadcastFromTheRight) {
  const Expression e = parse("...i,i...->...", Shapes{{4, 1, 3}, {3, 5}});
  EXPECT_EQ(e.shape_of(e.output), (Dims{4, 5}));
  // The axis of size 1 is summed over on its own.
  EXPECT_EQ(e.inputs[0].size(), 3U);
  EXPECT_EQ(e.sizes[static_cast<std::size_t>(e.inputs[0][1])], 1);
  EXPECT_NE(e.inputs[0][1], e.inputs[1][1]);
  const Expression integers =
      parse(std::vector<Ints>{{kEllipsis, 0}}, Ints{0, kEllipsis}, Shapes{{2, 3, 4}});
  EXPECT_EQ(integers.shape_of(integers.output), (Dims{4, 2, 3}));
}

TEST(Expression, SizeOneBroadcastsAlongALabel) {
  const Expression e = parse("ij,jk->ik", Shapes{{3, 1}, {4, 2}});
  EXPECT_EQ(e.shape_of(e.output), (Dims{3, 2}));
  EXPECT_NE(e.inputs[0][1], e.inputs[1][0]);
  EXPECT_EQ(parse("i,i->i", Shapes{{1}, {0}}).shape_of(Labels{1}), (Dims{0}));
}

TEST(Expression, LabelsAreNumberedByFirstOccurrence) {
  const Expression a = parse("xa,ya->xy", Shapes{{2, 3}, {4, 3}});
  const Expression b = parse("ij,kj->ik", Shapes{{2, 3}, {4, 3}});
  EXPECT_TRUE(a.same_meaning(b));
  // A broadcast axis too is numbered where it stands.
  EXPECT_EQ(parse("ij,jk->ik", Shapes{{3, 1}, {4, 2}}).inputs,
            (std::vector<Labels>{{0, 1}, {2, 3}}));
}

TEST(ExpressionErrors, NameTheEquationAndThePlace) {
  EXPECT_EQ(refusal("ij,jk->ik", {{3, 4}, {5, 2}}),
            "[einsum] label 'j' of 'ij,jk->ik' has two sizes, got 4 (operand 0, axis 1) and 5 "
            "(operand 1, axis 0), expected equal sizes, or 1 to broadcast");
  EXPECT_EQ(refusal("...,...->...", {{3, 5}, {4}}),
            "[einsum] label '...1' of '...,...->...' has two sizes, got 5 (operand 0, axis 1) and "
            "4 (operand 1, axis 0), expected equal sizes, or 1 to broadcast");
  EXPECT_EQ(refusal("ii->i", {{2, 3}}),
            "[einsum] label 'i' of 'ii->i' takes a diagonal of axes of different size of operand "
            "0, got 2 (axis 0) and 3 (axis 1), expected equal sizes");
  EXPECT_EQ(refusal("ij->k", {{2, 3}}),
            "[einsum] output label 'k' occurs in no operand of 'ij->k', got 'k', expected labels "
            "of the operands");
  EXPECT_EQ(refusal("ij->ii", {{2, 3}}),
            "[einsum] output label 'i' of 'ij->ii' is repeated, got 'ii', expected each label once "
            "(eas.diag makes a diagonal tensor of a vector)");
  EXPECT_EQ(refusal("ijk->i", {{2, 3}}),
            "[einsum] operand 0 of 'ijk->i' has not one axis a label ('ijk'), got shape (2, 3), "
            "expected 3 axes");
  EXPECT_EQ(refusal("i->i", {{2, 3}}),
            "[einsum] operand 0 of 'i->i' has not one axis a label ('i'), got shape (2, 3), "
            "expected 1 axis (or '...' for the others)");
  EXPECT_EQ(refusal("ij...->i", {{2}}),
            "[einsum] operand 0 of 'ij...->i' has not one axis a label ('ij...'), got shape (2,), "
            "expected 2 or more axes");
  EXPECT_EQ(refusal("ij,jk->ik", {{2, 3}}),
            "[einsum] 'ij,jk->ik' does not name as many operands as were given, got 1, expected 2");
  EXPECT_EQ(refusal("...i->i", {{2, 3}}),
            "[einsum] the axes of '...' in '...i->i' are missing from the output, got 'i', "
            "expected '...' in it (or labels in place of '...')");
}

TEST(ExpressionErrors, OfTheText) {
  EXPECT_EQ(refusal("i1->i", {{2, 3}}),
            "[einsum] the equation 'i1->i' has a character that is no label, got '1' at byte 1, "
            "expected letters, '...', ',', '->' (for more labels: any character beyond ASCII, or "
            "integers)");
  EXPECT_EQ(refusal("i.j->i", {{2, 3}}),
            "[einsum] the equation 'i.j->i' has a lone '.', got '.' at byte 1, expected '...'");
  EXPECT_EQ(refusal("......", {{2, 3}}),
            "[einsum] the equation '......' has two ellipses in one term, got '...' at byte 3, "
            "expected one '...' a term at most");
  EXPECT_EQ(refusal("ij-i", {{2, 3}}),
            "[einsum] the equation 'ij-i' has a '-' without '>', got '-' at byte 2, expected '->'");
  EXPECT_EQ(refusal("i->i->i", {{2}}),
            "[einsum] the equation 'i->i->i' has more than one '->', got '->' at byte 4, expected "
            "one '->' at most");
  EXPECT_EQ(refusal("i->i,i", {{2}}),
            "[einsum] the equation 'i->i,i' has a comma in its output, got ',' at byte 4, expected "
            "one output term");
  EXPECT_EQ(refusal("i\xff", {{2, 3}}),
            "[einsum] the equation is not UTF-8, got byte 255 at byte 1, expected text");
}

TEST(ExpressionErrors, OfIntegers) {
  EXPECT_EQ(refusal({{0, 1}, {1, 2}}, Ints{0, 2}, {{3, 4}, {5, 2}}),
            "[einsum] label '#1' of [0, 1], [1, 2] -> [0, 2] has two sizes, got 4 (operand 0, axis "
            "1) and 5 (operand 1, axis 0), expected equal sizes, or 1 to broadcast");
  EXPECT_EQ(refusal({{0, -3}}, Ints{0}, {{3, 4}}),
            "[einsum] a label of operand 0 is negative, got -3, expected integers of 0 or more");
  EXPECT_EQ(refusal({{0, 1}}, Ints{2}, {{3, 4}}),
            "[einsum] output label '#2' occurs in no operand of [0, 1] -> [2], got [2], expected "
            "labels of the operands");
  EXPECT_EQ(refusal({}, Ints{}, {}), "[einsum] there is no operand, got 0, expected 1 or more");
}

TEST(ExpressionErrors, LongEquationsAreShortened) {
  std::string equation = "ij";
  Shapes shapes{{2, 3}};
  for (int i = 0; i < 200; ++i) {
    equation += ",ij";
    shapes.push_back({2, 4});
  }
  EXPECT_LT(refusal(equation, shapes).size(), 260U);
}

}  // namespace
}  // namespace eas::contraction
