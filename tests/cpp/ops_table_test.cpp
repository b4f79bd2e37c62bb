// What the rows say of their operands.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include "ops/table.hpp"

namespace eas::ops {
namespace {

TEST(OpTable, OperandsStandWhereTheRowHasThem) {
  EXPECT_EQ(operand_index(Op::load, Operand::mask), 2u);
  EXPECT_EQ(operand_index(Op::store, Operand::mask), 3u);
  EXPECT_EQ(operand_index(Op::atomic_cas, Operand::mask), 4u);
  EXPECT_EQ(operand_index(Op::for_, Operand::inits), 3u);
  EXPECT_EQ(operand_index(Op::while_, Operand::inits), 0u);
  EXPECT_EQ(operand_index(Op::where, Operand::y), 2u);
  EXPECT_EQ(operand_index(Op::clamp, Operand::z), 2u);
  EXPECT_EQ(operand_index(Op::sum, Operand::x), 0u);
}

TEST(OpTable, ANameTheRowDoesNotHaveIsAnError) {
  EXPECT_FALSE(has_operand(Op::exp, Operand::mask));
  try {
    operand_index(Op::exp, Operand::mask);
    FAIL() << "exp has a mask";
  } catch (const InternalError& error) {
    EXPECT_NE(std::string(error.what()).find("exp has no operand 'mask'"), std::string::npos)
        << error.what();
  }
}

// Tolerance is the tests' business: a row may be exact and dear, or loose and cheap.
TEST(OpTable, CostsStandInTheOrderCodeGenerationGoesBy) {
  EXPECT_LT(info(Op::add).cost, kDivisionCost);
  EXPECT_EQ(info(Op::mod).cost, kDivisionCost);
  EXPECT_EQ(info(Op::div).cost, kQuotientCost);
  EXPECT_EQ(info(Op::fma).cost, kCallCost);
  EXPECT_EQ(info(Op::exp).cost, kFunctionCost);
}

}  // namespace
}  // namespace eas::ops
