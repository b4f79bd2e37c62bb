// device_print, device_assert and the promises.
#include "interp_test_kernel.hpp"

#include "interp/text.hpp"

namespace eas::interp {
namespace {

using Lines = std::vector<std::string>;

Lines printed(const std::string& text, const std::vector<Argument>& arguments = {},
              std::array<std::int64_t, 3> grid = {1, 1, 1}) {
  Lines lines;
  Kernel(text).run(
      arguments, {.grid = grid, .print = [&](const std::string& line) { lines.push_back(line); }});
  return lines;
}

TEST(Print, OneLineAProgram) {
  const char* text = R"(kernel scalar (%0: f32) {
    %1 = program_id axis=0 : i64
    device_print "x is", %0, %1
    device_print "", %1
    device_print "here"
  })";
  EXPECT_EQ(printed(text, {ir::constant_bits(DType::float32, 0.1)}, {2, 1, 1}),
            (Lines{"x is (pid 0, 0, 0) 0.1 0", "(pid 0, 0, 0) 0", "here (pid 0, 0, 0)",
                   "x is (pid 1, 0, 0) 0.1 1", "(pid 1, 0, 0) 1", "here (pid 1, 0, 0)"}));
}

TEST(Print, TilesShowTheirEnds) {
  const char* text = R"(kernel spmd () {
    %1 = arange start=0 size=256 : i64[256]
    device_print "all", %1
    %2 = reshape %1 : i64[2x128]
    %3 = arange start=0 size=4 : i64[4]
    %4 = reshape %3 : i64[2x2]
    device_print "m", %4
    %5 = cast %3 : b1[4]
    %6 = cast %3 : f16[4]
    device_print "b", %5, %6
    device_print "wide", %2
  })";
  EXPECT_EQ(
      printed(text),
      (Lines{"all (pid 0, 0, 0) [0, 1, 2, ..., 253, 254, 255]", "m (pid 0, 0, 0) [[0, 1], [2, 3]]",
             "b (pid 0, 0, 0) [false, true, true, true] [0, 1, 2, 3]",
             "wide (pid 0, 0, 0) [[0, 1, 2, ..., 125, 126, 127], [128, 129, 130, ..., 253, 254, "
             "255]]"}));
}

TEST(Print, OneLineAnActiveThread) {
  const char* text = R"(kernel thread group=4 () {
    %1 = tid start=0 : i64
    %2 = constant 2 : i64
    %3 = lt %1, %2 : b1
    if %3 {
      yield
    } else {
      device_print "t", %1
      yield
    }
  })";
  EXPECT_EQ(printed(text), (Lines{"t (pid 0, 0, 0) [thread 2] 2", "t (pid 0, 0, 0) [thread 3] 3"}));
}

TEST(Print, OneLineAThreadOfALoweredGroup) {
  const char* text = R"(kernel spmd () {
    %1 = arange start=0 size=4 : i64[4]
    %2 = constant 2 : i64
    %3 = broadcast %2 : i64[4]
    %4 = lt %1, %3 : b1[4]
    %5 = reshape %1 : i64[4x1]
    %6 = broadcast %5 : i64[4x2]
    device_print "t", %4, %1, %6, %6 threads=[4, 0, 1, 2]
  })";
  EXPECT_EQ(printed(text), (Lines{"t (pid 0, 0, 0) [thread 0] 0 [0, 0] [[0, 0]]",
                                  "t (pid 0, 0, 0) [thread 1] 1 [1, 1] [[1, 1]]"}));
}

TEST(Print, SpecialsAndExtremes) {
  const char* text = R"(kernel scalar () {
    %1 = constant nan : f32
    %2 = constant -inf : f64
    %3 = constant -0.0 : bf16
    %4 = constant 18446744073709551615 : u64
    device_print "s", %1, %2, %3, %4
  })";
  EXPECT_EQ(printed(text), (Lines{"s (pid 0, 0, 0) nan -inf -0 18446744073709551615"}));
}

TEST(Assert, NamesTheMessageAndTheElement) {
  const char* text = R"(kernel spmd () {
    %1 = arange start=0 size=6 : i64[6]
    %2 = reshape %1 : i64[2x3]
    %3 = constant 5 : i64
    %4 = broadcast %3 : i64[2x3]
    %5 = lt %2, %4 : b1[2x3]
    device_assert "x must be small", %5
  })";
  EXPECT_EQ(
      message_of<LaunchError>([&] { printed(text); }),
      "[device_assert] x must be small, in kernel 'k' at k.py:6, program (0, 0, 0), element (1, "
      "2)");
}

TEST(Assert, AsksActiveThreadsOnly) {
  const std::string text = R"(kernel thread group=4 (%0: i64) {
    %1 = tid start=0 : i64
    %2 = constant 2 : i64
    %3 = lt %1, %2 : b1
    if %3 {
      %4 = le %1, %0 : b1
      device_assert "", %4
      yield
    } else {
      yield
    }
  })";
  EXPECT_NO_THROW(printed(text, {std::int64_t{1}}));
  EXPECT_EQ(message_of<LaunchError>([&] { printed(text, {std::int64_t{0}}); }),
            "[device_assert] failed, in kernel 'k' at k.py:6, program (0, 0, 0), thread 1");
}

TEST(Promise, AssumeIsChecked) {
  const char* text = R"(kernel scalar (%0: b1) {
    assume %0
  })";
  EXPECT_NO_THROW(printed(text, {std::int64_t{1}}));
  EXPECT_EQ(
      message_of<LaunchError>([&] { printed(text, {std::int64_t{0}}); }),
      "[assume] the condition is false in kernel 'k' at k.py:1, program (0, 0, 0), expected what "
      "was promised");
}

TEST(Promise, MultipleOfIsCheckedAndGivesItsOperand) {
  const char* text = R"(kernel scalar (%0: i64, %1: u64) {
    %2 = multiple_of %0 divisor=8 : i64
    %3 = multiple_of %1 divisor=3 : u64
    device_print "x", %2, %3
  })";
  EXPECT_EQ(printed(text, {std::int64_t{-16}, std::int64_t{-1}}),
            (Lines{"x (pid 0, 0, 0) -16 18446744073709551615"}));
  EXPECT_EQ(
      message_of<LaunchError>([&] { printed(text, {std::int64_t{13}, std::int64_t{0}}); }),
      "[multiple_of] broken promise in kernel 'k' at k.py:1, program (0, 0, 0), got 13, expected "
      "a multiple of 8");
  EXPECT_EQ(message_of<LaunchError>([&] { printed(text, {std::int64_t{8}, std::int64_t{-2}}); }),
            "[multiple_of] broken promise in kernel 'k' at k.py:2, program (0, 0, 0), got "
            "18446744073709551614, expected a multiple of 3");
}

TEST(Promise, ATileIsCheckedElementByElement) {
  const char* text = R"(kernel spmd () {
    %1 = arange start=0 size=4 : i64[4]
    %2 = multiple_of %1 divisor=1 : i64[4]
    %3 = multiple_of %1 divisor=2 : i64[4]
  })";
  EXPECT_EQ(
      message_of<LaunchError>([&] { printed(text); }),
      "[multiple_of] broken promise in kernel 'k' at k.py:3, program (0, 0, 0), element (1,), got "
      "1, expected a multiple of 2");
}

TEST(Report, WorksWithoutDebugInfo) {
  const auto function = ir::parse("kernel scalar (%0: b1) {\n assume %0\n}");
  const std::vector<Argument> arguments = {std::int64_t{0}};
  try {
    run(*function, {}, arguments, {});
    FAIL();
  } catch (const LaunchError& error) {
    EXPECT_STREQ(
        error.what(),
        "[assume] the condition is false in kernel '', program (0, 0, 0), expected what was "
        "promised");
  }
}

TEST(Division, ByZeroIsReportedWhereAskedFor) {
  const char* text = R"(kernel spmd (%0: buffer<i32>) {
    %1 = arange start=0 size=4 : i64[4]
    %2 = load %0, %1 : i32[4]
    %3 = floordiv %2, %2 : i32[4]
    %4 = mod %3, %2 : i32[4]
    store %0, %1, %4
  })";
  std::vector<std::int32_t> a{1, 2, 0, 4};
  const std::vector<Argument> arguments{buffer(a)};
  EXPECT_EQ(message_of<LaunchError>([&] { Kernel(text).run(arguments, {.check_division = true}); }),
            "[floordiv] division by zero in kernel 'k' at k.py:3, program (0, 0, 0), element (2,), "
            "expected a divisor other than 0");
  EXPECT_EQ(a[0], 1);
  Kernel(text).run(arguments);
  EXPECT_EQ(a, (std::vector<std::int32_t>{0, 1, 0, 1}));
}

TEST(Division, ByZeroIsNoMatterOfThreadsThatDoNotDivide) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 0 : i64
    %3 = gt %1, %2 : b1
    if %3 {
      %4 = mod %1, %1 : i64
      store %0, %1, %4
      yield
    } else {
      yield
    }
    %5 = floordiv %2, %1 : i64
  })";
  std::vector<std::int64_t> a(4, 7);
  const std::vector<Argument> arguments{buffer(a)};
  EXPECT_EQ(message_of<LaunchError>([&] { Kernel(text).run(arguments, {.check_division = true}); }),
            "[floordiv] division by zero in kernel 'k' at k.py:9, program (0, 0, 0), thread 0, "
            "expected a divisor other than 0");
  EXPECT_EQ(a, (std::vector<std::int64_t>{7, 0, 0, 0}));
}

}  // namespace
}  // namespace eas::interp
