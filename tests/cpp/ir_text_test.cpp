// The canonical text: what it looks like, that it reads back to the same IR, and what a mistake in
// it is told.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <bit>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>

#include "ir/literal.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"

namespace eas::ir {
namespace {

// Scaled rows: a masked load, a loop that carries a tile, a while, a branch, a reduction with a
// function, and all kinds of text.
constexpr const char* kSpmd = R"(kernel spmd fast_math (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {
  %3 = program_id axis=0 : i64
  %4 = constant 256 : i64
  %5 = mul %3, %4 : i64
  %6 = arange start=0 size=256 : i64[256]
  %7 = broadcast %5 : i64[256]
  %8 = add %7, %6 : i64[256]
  %9 = broadcast %2 : i64[256]
  %10 = lt %8, %9 : b1[256]
  %11 = constant -0.0 : f32
  %12 = broadcast %11 : f32[256]
  %13 = load %0, %8, %10, %12 : f32[256]
  %14 = constant 0 : i64
  %15 = constant 1 : i64
  %16, %17 = for %14, %4, %15, %13, %14 : f32[256], i64 (%18: i64, %19: f32[256], %20: i64) {
    %21 = exp %19 : f32[256]
    %22 = add %20, %18 : i64
    yield %21, %22
  }
  %23 = while %17 : i64 (%24: i64) {
    %25 = lt %24, %4 : b1
    yield %25
  } do (%26: i64) {
    %27 = add %26, %15 : i64
    yield %27
  }
  %28 = eq %23, %17 : b1
  %29 = if %28 : f32[256] {
    yield %16
  } else {
    yield %13
  }
  if %28 {
    yield
  } else {
    device_print "sum \"of\"\nrows", %23
    yield
  }
  %30 = reshape %29 : f32[16x16]
  %31 = permute %30 axes=[1, 0] : f32[16x16]
  %32 = reduce %31 axis=1 : f32[16] (%33: f32, %34: f32) {
    %35 = maximum %33, %34 : f32
    yield %35
  }
  %36 = sort %32 axis=0 descending=1 : f32[16]
  %37 = sum %36 axis=0 : f32
  %38 = broadcast %37 : f32[256]
  store %1, %8, %38, %10
  device_assert "never", %28
}
)";

constexpr const char* kThread = R"(kernel thread group=64 (%0: buffer<f16>) {
  %1 = alloc_tg size=64 : group<f32>
  %2 = tid start=0 : i64
  %3 = constant 1.5 : f32
  store %1, %2, %3
  barrier
  %4 = constant 0 : i64
  %5 = constant 8 : i64
  %6 = mma_zero : fragment<f32>
  %7 = mma %0, %4, %5, %1, %4, %5, %6 : fragment<f32>
  mma_store %1, %4, %5, %7
}
)";

TEST(IrText, PrintsAsItWasRead) {
  for (const char* text : {kSpmd, kThread, "kernel scalar () {\n}\n"}) {
    EXPECT_EQ(to_text(*parse(text)), text);
  }
}

TEST(IrText, NumbersValuesInOrderAndSkipsComments) {
  const auto function = parse(
      "; a kernel\nkernel scalar(%7:buffer<i32>){%3=program_id axis=1:i64 ; where\n"
      "%9 = constant\t5:i32\r\nstore %7,%3,%9}");
  EXPECT_EQ(to_text(*function), R"(kernel scalar (%0: buffer<i32>) {
  %1 = program_id axis=1 : i64
  %2 = constant 5 : i32
  store %0, %1, %2
}
)");
}

TEST(IrText, IdentityIsTheHashOfTheText) {
  // Fixed for all machines: a change here makes every cached kernel a stranger.
  EXPECT_EQ(identity(*parse("kernel scalar () {\n}\n")),
            "d7d89c000d8172146cd2443472dde9649ba8633cb838f22c84a76be62dce9d0d");
  EXPECT_EQ(identity(*parse(kSpmd)),
            identity(*parse(std::string("; lines are no part\n") + kSpmd)));
  EXPECT_NE(identity(*parse(kSpmd)), identity(*parse(kThread)));
}

TEST(IrText, LocationsAreCommentsForHumans) {
  const auto function =
      parse("kernel scalar () { %0 = constant true : b1 if %0 { yield } else { yield } }");
  DebugInfo debug;
  debug.locations = {{}, {"/home/me/kernels/add.py", "add", 12, 0, 0, ""}};
  function->body()->nodes[1]->location = 1;
  EXPECT_EQ(to_text_with_locations(*function, debug), R"(kernel scalar () {
  %0 = constant true : b1
  if %0 {  ; add.py:12
    yield
  } else {
    yield
  }
}
)");
  EXPECT_EQ(to_text(*parse(to_text_with_locations(*function, debug))), to_text(*function));
}

TEST(IrText, TheDocumentedExampleIsCanonical) {
  std::ifstream page("docs/ir.md");
  ASSERT_TRUE(page) << "run from the root of the project, as ctest does";
  std::stringstream content;
  content << page.rdbuf();
  const std::string text = content.str();
  int examples = 0;
  for (std::size_t at = text.find("```eas\n"); at != std::string::npos;
       at = text.find("```eas\n", at + 1)) {
    const std::size_t begin = at + 7;
    const std::string example = text.substr(begin, text.find("```", begin) - begin);
    EXPECT_EQ(to_text(*parse(example)), example);
    ++examples;
  }
  EXPECT_GE(examples, 1);
}

// --- constants -----------------------------------------------------------------------------------

std::int64_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }
std::int64_t bits(double value) { return std::bit_cast<std::int64_t>(value); }

TEST(IrConstant, ReadsWell) {
  EXPECT_EQ(constant_text(DType::float32, bits(1.5f)), "1.5");
  EXPECT_EQ(constant_text(DType::float32, bits(1.0f)), "1.0");
  EXPECT_EQ(constant_text(DType::float32, bits(0.1f)), "0.1");
  EXPECT_EQ(constant_text(DType::float64, bits(0.1)), "0.1");
  EXPECT_EQ(constant_text(DType::float64, bits(static_cast<double>(0.1f))), "0.10000000149011612");
  EXPECT_EQ(constant_text(DType::float32, bits(-0.0f)), "-0.0");
  EXPECT_EQ(constant_text(DType::float32, bits(INFINITY)), "inf");
  EXPECT_EQ(constant_text(DType::float64, bits(-std::numeric_limits<double>::infinity())), "-inf");
  EXPECT_EQ(constant_text(DType::float32, 0x7fc00000), "nan");
  EXPECT_EQ(constant_text(DType::float32, 0xffc00001), "nan(0xffc00001)");
  EXPECT_EQ(constant_text(DType::float64, 0x7ff8000000000000), "nan");
  EXPECT_EQ(constant_text(DType::float32, bits(3.4028235e38f)), "3.4028235e+38");
  EXPECT_EQ(constant_text(DType::float16, constant_bits(DType::float16, 0.1)), "0.1");
  EXPECT_EQ(constant_text(DType::float16, constant_bits(DType::float16, 65504.0)), "6.55e+04");
  EXPECT_EQ(constant_text(DType::bfloat16, constant_bits(DType::bfloat16, 3.14159)), "3.14");
  EXPECT_EQ(constant_text(DType::int64, std::numeric_limits<std::int64_t>::min()),
            "-9223372036854775808");
  EXPECT_EQ(constant_text(DType::int64, std::int64_t{1} << 40), "1099511627776");
  EXPECT_EQ(constant_text(DType::uint64, -1), "18446744073709551615");
  EXPECT_EQ(constant_text(DType::int8, -128), "-128");
  EXPECT_EQ(constant_text(DType::bool_, 1), "true");
  EXPECT_EQ(constant_text(DType::bool_, 0), "false");
}

TEST(IrConstant, Every16BitFloatReadsBack) {
  for (const DType dtype : {DType::float16, DType::bfloat16}) {
    for (std::int64_t raw = 0; raw < 65536; ++raw) {
      ASSERT_EQ(parse_constant(dtype, constant_text(dtype, raw)), raw) << name(dtype) << " " << raw;
    }
  }
}

TEST(IrConstant, WideFloatsReadBack) {
  std::uint64_t state = 1;
  for (int i = 0; i < 20000; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const auto wide = static_cast<std::int64_t>(state);
    const auto narrow = static_cast<std::int64_t>(state >> 32);
    ASSERT_EQ(parse_constant(DType::float64, constant_text(DType::float64, wide)), wide);
    ASSERT_EQ(parse_constant(DType::float32, constant_text(DType::float32, narrow)), narrow);
  }
}

TEST(IrConstant, RefusesWhatDoesNotFit) {
  const auto refused = [](DType dtype, std::string_view text) {
    return !parse_constant(dtype, text).has_value();
  };
  EXPECT_TRUE(refused(DType::int8, "128"));
  EXPECT_TRUE(refused(DType::uint8, "-1"));
  EXPECT_TRUE(refused(DType::int64, "9223372036854775808"));
  EXPECT_TRUE(refused(DType::int32, "1.0"));
  EXPECT_TRUE(refused(DType::bool_, "1"));
  EXPECT_TRUE(refused(DType::float32, "1e39"));
  EXPECT_TRUE(refused(DType::float16, "65520"));
  EXPECT_TRUE(refused(DType::float32, "infinity"));
  EXPECT_TRUE(refused(DType::float32, "nan(0x1)"));
  EXPECT_TRUE(refused(DType::float32, "nan(0x1ffc00001)"));
  EXPECT_TRUE(refused(DType::float32, "nan()"));
  EXPECT_TRUE(refused(DType::float64, "1.5.5"));
  EXPECT_TRUE(refused(DType::float64, ""));
}

// --- mistakes ------------------------------------------------------------------------------------

std::string error_of(const std::string& text) {
  try {
    parse(text);
  } catch (const CompileError& error) {
    return error.message();
  }
  return "no error";
}

TEST(IrParser, SaysWhatIsWrongAndWhere) {
  const auto in_body = [](const std::string& nodes) {
    return error_of("kernel scalar (%0: buffer<f32>) {\n" + nodes + "\n}");
  };
  EXPECT_EQ(error_of(""), "[ir] syntax error at 1:1, got the end of the text, expected 'kernel'");
  EXPECT_EQ(error_of("kernels"), "[ir] syntax error at 1:1, got 'kernels', expected 'kernel'");
  EXPECT_EQ(error_of("kernel 3"), "[ir] syntax error at 1:8, got '3', expected a mode");
  EXPECT_EQ(error_of("kernel warp"),
            "[ir] unknown mode at 1:8, got 'warp', expected scalar, spmd or thread");
  EXPECT_EQ(error_of("kernel thread group 4"),
            "[ir] syntax error at 1:21, got '4', expected '=' and the group's size");
  EXPECT_EQ(error_of("kernel scalar {"),
            "[ir] syntax error at 1:15, got '{', expected '(' and parameters");
  EXPECT_EQ(error_of("kernel scalar (%0 f32)"),
            "[ir] syntax error at 1:19, got 'f32', expected ':' and a type");
  EXPECT_EQ(error_of("kernel scalar (%0: f32 %1"),
            "[ir] syntax error at 1:24, got '%1', expected ')' after the parameters");
  EXPECT_EQ(error_of("kernel scalar ()"),
            "[ir] syntax error at 1:17, got the end of the text, expected '{' before the nodes");
  EXPECT_EQ(error_of("kernel scalar () {} x"),
            "[ir] text after the kernel at 1:21, got 'x', expected the end of the text");
  EXPECT_EQ(error_of("kernel scalar () {"),
            "[ir] syntax error at 1:19, got the end of the text, expected an op");
  EXPECT_EQ(
      error_of("kernel scalar (%0: f99) {}"),
      "[ir] unknown type at 1:20, got 'f99', expected a type such as f32, i64[8x16], buffer<f32>");
  EXPECT_EQ(error_of("kernel scalar (%0: c64) {}"),
            "[ir] kernels do not compute on complex at 1:20, got 'c64', expected a real dtype");
  EXPECT_EQ(error_of("kernel scalar (%0: buffer f32) {}"),
            "[ir] syntax error at 1:27, got 'f32', expected '<' and a dtype");
  EXPECT_EQ(error_of("kernel scalar (%0: buffer<f32) {}"),
            "[ir] syntax error at 1:30, got ')', expected '>' after the dtype");
  EXPECT_EQ(error_of("kernel scalar (%0: f32[0]) {}"),
            "[ir] a size out of range at 1:24, got '0', expected 1 to 268435456");
  EXPECT_EQ(error_of("kernel scalar (%0: f32[16384x16385]) {}"),
            "[ir] too many elements at 1:24, got '16384x16385', expected at most 268435456");
  std::string axes = "1";
  for (int axis = 0; axis < kMaxRank; ++axis) axes += "x1";
  EXPECT_EQ(error_of("kernel scalar (%0: f32[" + axes + "]) {}"),
            "[ir] too many axes at 1:24, got '" + axes.substr(0, 24) + "', expected at most 21");
  EXPECT_EQ(error_of("kernel scalar (%0: f32[4) {}"),
            "[ir] syntax error at 1:25, got ')', expected ']' after the shape");
  EXPECT_EQ(error_of("kernel scalar (%0: f32, %0: f32) {}"),
            "[ir] value defined twice at 1:25, got '%0', expected a new number");
  EXPECT_EQ(error_of("kernel scalar (%-1: f32) {}"),
            "[ir] a value's number out of range at 1:17, got '-1', expected 0 to 2147483647");
  EXPECT_EQ(error_of("kernel scalar (%x: f32) {}"),
            "[ir] syntax error at 1:17, got 'x', expected a value's number");
  EXPECT_EQ(in_body("%1 program_id"),
            "[ir] syntax error at 2:4, got 'program_id', expected '=' after the results");
  EXPECT_EQ(in_body("%1 = frobnicate"),
            "[ir] unknown op at 2:6, got 'frobnicate', expected the name of an op");
  EXPECT_EQ(in_body("%1 = neg %9 : f32"),
            "[ir] unknown value at 2:10, got '%9', expected a value defined before");
  EXPECT_EQ(in_body("%1 = program_id : i64"),
            "[ir] syntax error at 2:17, got ':', expected attribute 'axis'");
  EXPECT_EQ(in_body("%1 = program_id axis 0"),
            "[ir] syntax error at 2:22, got '0', expected '=' and the attribute's value");
  EXPECT_EQ(in_body("%1 = program_id axis=x"),
            "[ir] syntax error at 2:22, got 'x', expected an integer");
  EXPECT_EQ(
      in_body("%1 = program_id axis=99999999999999999999 : i64"),
      "[ir] integer too large at 2:22, got '99999999999999999999', expected a 64-bit integer");
  EXPECT_EQ(in_body("%1 = program_id axis=0"),
            "[ir] syntax error at 3:1, got '}', expected ':' and a type for each result");
  EXPECT_EQ(in_body("%1, %2 = program_id axis=0 : i64"),
            "[ir] syntax error at 3:1, got '}', expected ',' and a type for each result");
  EXPECT_EQ(in_body("%1 = permute %0 axes=1 : f32"),
            "[ir] syntax error at 2:22, got '1', expected '[' and integers");
  EXPECT_EQ(in_body("%1 = permute %0 axes=[1 : f32"),
            "[ir] syntax error at 2:25, got ':', expected ']' after the integers");
  EXPECT_EQ(in_body("%1 = constant 1.5 : i32"),
            "[ir] unreadable constant at 2:15, got '1.5', expected a literal of int32");
  EXPECT_EQ(in_body("%1 = constant : i32"),
            "[ir] syntax error at 2:15, got ':', expected a literal");
  EXPECT_EQ(in_body("constant 1"),
            "[ir] a constant gives one value at 2:10, got '1', expected one result");
  EXPECT_EQ(in_body("device_print x"),
            "[ir] syntax error at 2:14, got 'x', expected a text in quotes");
  EXPECT_EQ(in_body("device_print \"x\ny\""),
            "[ir] text without end at 2:16, got '?', expected a closing '\"' on the same line");
  EXPECT_EQ(in_body("device_print \"a\\q\""),
            "[ir] unknown escape at 2:17, got 'q', expected one of \\\" \\\\ \\n \\t and \\x with "
            "two digits");
  EXPECT_EQ(in_body("%1 = constant true : b1 if %1 { yield } { yield }"),
            "[ir] syntax error at 2:41, got '{', expected 'else' and a region");
}

TEST(IrParser, BoundsNesting) {
  const auto nested = [](int depth) {
    std::string text = "kernel scalar (%0: b1) {";
    for (int i = 0; i < depth; ++i) text += "if %0 {";
    for (int i = 0; i < depth; ++i) text += " yield } else { yield } ";
    return text + "}";
  };
  EXPECT_EQ(error_of(nested(kMaxNesting)), "no error");
  EXPECT_EQ(error_of(nested(kMaxNesting + 1)),
            "[ir] regions nest too deep at 1:1431, got '{', expected at most 200 levels");
  EXPECT_NE(error_of(nested(100000)), "no error");
}

TEST(IrParser, VerifierErrorsCarryTheLine) {
  try {
    parse("kernel scalar () {\n  %0 = constant 1 : i64\n  %1 = exp %0 : i64\n}\n");
    FAIL();
  } catch (const CompileError& error) {
    EXPECT_STREQ(error.what(), "ir:3: [exp] unsupported dtype, got int64, expected a float");
  }
}

TEST(IrParser, IsLinear) {
  std::string text = "kernel scalar (%0: f32) {\n";
  for (int i = 0; i < 100000; ++i) {
    text += "  %" + std::to_string(i + 1) + " = neg %" + std::to_string(i) + " : f32\n";
  }
  text += "}\n";
  EXPECT_EQ(to_text(*parse(text)), text);
}

}  // namespace
}  // namespace eas::ir
