// Constants, exact identities and shapes; and what must not be folded.
#include "passes_text.hpp"

namespace eas::passes {
namespace {

// f(c) with constants c of a dtype, stored to a buffer of i64 or f32.
void expect_constant(const std::string& lines, const std::string& dtype, const std::string& value) {
  const bool real = dtype[0] == 'f';
  const std::string store = real ? "store %0, %2, %30" : "store %1, %2, %30";
  expect_folds(lines + "\n" + store, "%30 = constant " + value + " : " + dtype + "\n" + store);
}

TEST(FoldConstants, ComputesWithTheReferenceBodies) {
  expect_constant("%9 = constant 2 : i64\n%10 = constant 3 : i64\n%30 = add %9, %10 : i64", "i64",
                  "5");
  expect_constant("%9 = constant 0.5 : f32\n%30 = sqrt %9 : f32", "f32", "0.70710677");
  expect_constant("%9 = constant 200 : u8\n%10 = add %9, %9 : u8\n%30 = cast %10 : i64", "i64",
                  "144");
  expect_constant("%9 = constant -1 : i64\n%30 = cast %9 : f32", "f32", "-1.0");
  expect_constant("%9 = constant 1.0 : f32\n%10 = bitcast %9 : u32\n%30 = cast %10 : i64", "i64",
                  "1065353216");
}

TEST(FoldConstants, DividesByZeroAsTheTableSays) {
  const std::string five_zero = "%9 = constant 5 : i64\n%10 = constant 0 : i64\n";
  expect_constant(five_zero + "%30 = floordiv %9, %10 : i64", "i64", "0");
  expect_constant(five_zero + "%30 = mod %9, %10 : i64", "i64", "5");
  expect_constant(
      "%9 = constant -9223372036854775808 : i64\n%10 = constant -1 : i64\n%30 = floordiv %9, %10 : "
      "i64",
      "i64", "-9223372036854775808");
  expect_constant("%9 = constant 1.0 : f32\n%10 = constant -0.0 : f32\n%30 = div %9, %10 : f32",
                  "f32", "-inf");
}

TEST(FoldConstants, KeepsTheSignOfZeroAndNaN) {
  expect_constant("%9 = constant 0.0 : f32\n%30 = neg %9 : f32", "f32", "-0.0");
  expect_constant("%9 = constant 0.0 : f32\n%10 = constant -0.0 : f32\n%30 = minimum %9, %10 : f32",
                  "f32", "-0.0");
  expect_constant("%9 = constant nan : f32\n%10 = constant 1.0 : f32\n%30 = maximum %9, %10 : f32",
                  "f32", "nan");
}

TEST(FoldConstants, KnowsATileOfOneConstantByItsScalar) {
  expect_folds(
      "%9 = constant 2 : i64\n%10 = broadcast %9 : i64[8]\n%11 = mul %10, %10 : i64[8]\n"
      "store %1, %11, %11",
      "%9 = constant 4 : i64\n%10 = broadcast %9 : i64[8]\nstore %1, %10, %10");
}

TEST(FoldConstants, ComputesBeforeBroadcasting) {
  expect_folds(
      "%9 = broadcast %2 : i64[8]\n%10 = broadcast %3 : i64[8]\n%11 = add %9, %10 : i64[8]\nstore "
      "%1, %11, %11",
      "%9 = add %2, %3 : i64\n%10 = broadcast %9 : i64[8]\nstore %1, %10, %10");
  expect_folds(
      "%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[8x1]\n%11 = broadcast %10 : "
      "i64[8x4]\n"
      "%12 = constant 3 : i64\n%13 = broadcast %12 : i64[8x4]\n%14 = mul %11, %13 : "
      "i64[8x4]\nstore %1, %14, %14",
      "%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[8x1]\n%12 = constant 3 : i64\n"
      "%13 = broadcast %12 : i64[8x1]\n%14 = mul %10, %13 : i64[8x1]\n%15 = broadcast %14 : "
      "i64[8x4]\nstore %1, %15, %15");
}

// x op c where the whole is x, a constant, or stays.
void expect_integer(const std::string& op, int constant, const std::string& result) {
  const std::string before = "%9 = constant " + std::to_string(constant) + " : i64\n%10 = " + op +
                             " %2, %9 : i64\nstore %1, %3, %10";
  const bool is_x = result == "x";
  expect_folds(before,
               is_x ? "store %1, %3, %2" : "%9 = constant " + result + " : i64\nstore %1, %3, %9");
}

TEST(FoldConstants, IntegerIdentities) {
  for (const char* op : {"add", "sub", "or", "xor", "shl", "shr", "mod"})
    expect_integer(op, 0, "x");
  for (const char* op : {"mul", "floordiv", "pow"}) expect_integer(op, 1, "x");
  for (const char* op : {"mul", "and", "floordiv"}) expect_integer(op, 0, "0");
  expect_integer("mod", 1, "0");
  expect_integer("pow", 0, "1");
  expect_integer("and", -1, "x");
  expect_integer("or", -1, "-1");
}

TEST(FoldConstants, AnIntegerWithItself) {
  for (const char* op : {"sub", "mod", "xor"}) {
    expect_folds("%9 = " + std::string(op) + " %2, %2 : i64\nstore %1, %3, %9",
                 "%9 = constant 0 : i64\nstore %1, %3, %9");
  }
  for (const char* op : {"and", "or", "minimum", "maximum"}) {
    expect_folds("%9 = " + std::string(op) + " %2, %2 : i64\nstore %1, %3, %9", "store %1, %3, %2");
  }
  for (const char* op : {"eq", "le", "ge"}) {
    expect_folds("%9 = " + std::string(op) + " %2, %2 : b1\nstore %1, %3, %2, %9",
                 "%9 = constant true : b1\nstore %1, %3, %2, %9");
  }
  for (const char* op : {"ne", "lt", "gt"}) {
    expect_folds("%9 = " + std::string(op) + " %2, %2 : b1\nstore %1, %3, %2, %9",
                 "%9 = constant false : b1\nstore %1, %3, %2, %9");
  }
}

TEST(FoldConstants, DoesNotFoldXOverX) {  // 0 // 0 is 0, not 1
  expect_stays("%9 = floordiv %2, %2 : i64\nstore %1, %3, %9");
}

TEST(FoldConstants, FloatIdentitiesThatAreExact) {
  const auto is_x = [](const std::string& op, const std::string& c) {
    expect_folds("%9 = constant " + c + " : f32\n%10 = " + op + " %4, %9 : f32\nstore %0, %2, %10",
                 "store %0, %2, %4");
  };
  is_x("mul", "1.0");
  is_x("div", "1.0");
  is_x("sub", "0.0");
  is_x("add", "-0.0");
  expect_folds("%9 = neg %4 : f32\n%10 = neg %9 : f32\nstore %0, %2, %10", "store %0, %2, %4");
}

TEST(FoldConstants, FloatIdentitiesThatAreNone) {
  const auto stays = [](const std::string& op, const std::string& c) {
    expect_stays("%9 = constant " + c + " : f32\n%10 = " + op + " %4, %9 : f32\nstore %0, %2, %10");
  };
  stays("add", "0.0");  // -0.0 + 0.0 is 0.0
  stays("sub", "-0.0");
  stays("mul", "0.0");  // NaN, infinities, -1
  stays("div", "0.0");
  for (const char* op : {"sub", "div"}) {
    expect_stays("%9 = " + std::string(op) + " %4, %4 : f32\nstore %0, %2, %9");
  }
  for (const char* op : {"eq", "ne", "lt", "le"}) {  // NaN
    expect_stays("%9 = " + std::string(op) + " %4, %4 : b1\nstore %0, %2, %4, %9");
  }
}

TEST(FoldConstants, Where) {
  expect_folds("%9 = constant true : b1\n%10 = where %9, %2, %3 : i64\nstore %1, %2, %10",
               "store %1, %2, %2");
  expect_folds("%10 = where %6, %4, %4 : f32\nstore %0, %2, %10", "store %0, %2, %4");
  expect_folds("%9 = not %6 : b1\n%10 = where %9, %2, %3 : i64\nstore %1, %2, %10",
               "%10 = where %6, %3, %2 : i64\nstore %1, %2, %10");
  expect_folds(
      "%9 = constant true : b1\n%10 = constant false : b1\n%11 = where %6, %10, %9 : b1\nstore %1, "
      "%2, %2, %11",
      "%11 = not %6 : b1\nstore %1, %2, %2, %11");
}

TEST(FoldConstants, CastsThatOnlyWiden) {
  expect_folds("%9 = cast %7 : i64\n%10 = cast %9 : f32\nstore %0, %2, %10",
               "%10 = cast %7 : f32\nstore %0, %2, %10");
  expect_folds("%9 = cast %4 : f64\n%10 = cast %9 : f32\nstore %0, %2, %10", "store %0, %2, %4");
  expect_stays("%9 = cast %2 : i32\n%10 = cast %9 : i64\nstore %1, %3, %10");  // wraps
  expect_stays(
      "%9 = cast %7 : u64\n%10 = cast %9 : f32\nstore %0, %2, %10");  // a negative is large
  expect_stays("%9 = cast %4 : f16\n%10 = cast %9 : f32\nstore %0, %2, %10");  // rounds
}

TEST(FoldConstants, ShapesThatFollowOneAnother) {
  const std::string r = "%9 = arange start=0 size=8 : i64[8]\n";
  expect_folds(r + "%10 = reshape %9 : i64[2x4]\n%11 = reshape %10 : i64[8]\nstore %1, %11, %11",
               r + "store %1, %9, %9");
  expect_folds(
      r + "%10 = reshape %9 : i64[1x8]\n%11 = broadcast %10 : i64[4x8]\nstore %1, %11, %11",
      r + "%11 = broadcast %9 : i64[4x8]\nstore %1, %11, %11");
  expect_folds(
      r + "%10 = broadcast %9 : i64[2x8]\n%11 = broadcast %10 : i64[3x2x8]\nstore %1, %11, %11",
      r + "%11 = broadcast %9 : i64[3x2x8]\nstore %1, %11, %11");
  const std::string cube = r + "%10 = reshape %9 : i64[2x2x2]\n";
  expect_folds(cube +
                   "%11 = permute %10 axes=[1, 2, 0] : i64[2x2x2]\n%12 = permute %11 axes=[2, 0, "
                   "1] : i64[2x2x2]\nstore %1, %12, %12",
               cube + "store %1, %10, %10");
  expect_folds(cube +
                   "%11 = permute %10 axes=[1, 2, 0] : i64[2x2x2]\n%12 = permute %11 axes=[1, 0, "
                   "2] : i64[2x2x2]\nstore %1, %12, %12",
               cube + "%12 = permute %10 axes=[2, 1, 0] : i64[2x2x2]\nstore %1, %12, %12");
  expect_folds("%9 = broadcast %2 : i64[8]\n%10 = reshape %9 : i64[2x4]\nstore %1, %10, %10",
               "%9 = broadcast %2 : i64[2x4]\nstore %1, %9, %9");
}

TEST(Canonicalise, OneSpelling) {
  expect_folds("%9 = constant 3 : i64\n%10 = add %9, %2 : i64\nstore %1, %3, %10",
               "%9 = constant 3 : i64\n%10 = add %2, %9 : i64\nstore %1, %3, %10");
  expect_folds("%9 = gt %4, %5 : b1\nstore %0, %2, %4, %9",
               "%9 = lt %5, %4 : b1\nstore %0, %2, %4, %9");
  expect_folds(
      "%9 = constant 3 : i64\n%10 = sub %2, %9 : i64\n%11 = sub %10, %9 : i64\nstore %1, %3, %11",
      "%9 = constant -6 : i64\n%10 = add %2, %9 : i64\nstore %1, %3, %10");
}

TEST(Canonicalise, DoesNotRegroupFloats) {
  expect_stays(
      "%9 = constant 3.0 : f32\n%10 = add %4, %9 : f32\n%11 = add %10, %9 : f32\nstore %0, %2, "
      "%11");
  expect_stays("%9 = constant nan(0x7fc00001) : f32\n%10 = add %9, %4 : f32\nstore %0, %2, %10");
}

TEST(FoldConstants, KeepsLocations) {
  const auto function = kernel("%9 = constant 2 : i64\n%10 = add %9, %9 : i64\nstore %1, %2, %10");
  function->body()->nodes[1]->location = 7;
  fold_constants(*function);
  remove_dead_code(*function);
  EXPECT_EQ(function->body()->nodes[0]->location, 7u);
}

}  // namespace
}  // namespace eas::passes
