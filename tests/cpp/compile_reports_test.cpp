// What a kernel says while it runs, on the interpreter and as machine code: the same words.
#include "compile_native.hpp"

namespace eas::compile {
namespace {

class Reports : public NativeTest {
 protected:
  Reports() { config::set(config::Setting::check, "1"); }

  struct Said {
    std::string error;
    std::vector<std::string> lines;
    std::vector<std::int64_t> memory;
    bool operator==(const Said&) const = default;
  };

  static Said run(const std::string& text, const std::string& target,
                  std::vector<std::int64_t> memory, std::array<std::int64_t, 3> grid,
                  std::array<std::int64_t, 3> group) {
    Said said;
    launch::LaunchOptions options;
    options.grid = grid;
    options.group = group;
    options.print = [&](const std::string& line) { said.lines.push_back(line); };
    try {
      const std::vector<interp::Argument> arguments{whole(memory)};
      launch::run(*compile_text(text, target), arguments, options);
    } catch (const Error& error) {
      said.error = error.what();
    }
    said.memory = memory;
    return said;
  }

  // On the interpreter, after machine code has said the same.
  static Said both(const std::string& text, const std::vector<std::int64_t>& memory,
                   std::array<std::int64_t, 3> grid = {1, 1, 1},
                   std::array<std::int64_t, 3> group = {1, 1, 1}) {
    const Said expected = run(text, "interpreter", memory, grid, group);
    const Said got = run(text, "cpu", memory, grid, group);
    EXPECT_EQ(got.error, expected.error);
    EXPECT_EQ(got.lines, expected.lines);
    EXPECT_EQ(got.memory, expected.memory);
    return expected;
  }
};

TEST_F(Reports, Bounds) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = program_id axis=0 : i64
    %2 = arange start=0 size=4 : i64[4]
    %3 = constant 4 : i64
    %4 = mul %1, %3 : i64
    %5 = broadcast %4 : i64[4]
    %6 = add %5, %2 : i64[4]
    %7 = load %0, %6 : i64[4]
    %8 = add %7, %7 : i64[4]
    store %0, %6, %8
  })";
  EXPECT_EQ(both(text, {1, 2, 3, 4, 5, 6}, {2, 1, 1}).error,
            "k.py:7: [load] out of bounds in kernel 'k' at k.py:7, program (1, 0, 0), argument "
            "'a': index 6, expected 0 to 5");
  EXPECT_EQ(both(text, {1, 2, 3, 4, 5, 6, 7, 8}, {2, 1, 1}).error, "");
}

TEST_F(Reports, BoundsOfAMaskedStore) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=8 : i64[8]
    %2 = constant 6 : i64
    %3 = broadcast %2 : i64[8]
    %4 = lt %1, %3 : b1[8]
    store %0, %1, %1, %4
  })";
  EXPECT_EQ(both(text, {9, 9, 9, 9, 9, 9}).error, "");
  EXPECT_NE(both(text, {9, 9, 9, 9}).error.find("[store] out of bounds"), std::string::npos);
}

TEST_F(Reports, BoundsOfAThread) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 1 : i64
    %3 = gt %1, %2 : b1
    if %3 {
      %4 = add %1, %1 : i64
      store %0, %4, %1
      yield
    } else {
      yield
    }
  })";
  EXPECT_EQ(both(text, {9, 9, 9, 9, 9}).error,
            "k.py:6: [store] out of bounds in kernel 'k' at k.py:6, program (0, 0, 0), thread 3, "
            "argument 'a': index 6, expected 0 to 4");
}

TEST_F(Reports, Asserts) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=4 : i64[4]
    %2 = load %0, %1 : i64[4]
    %3 = constant 3 : i64
    %4 = broadcast %3 : i64[4]
    %5 = lt %2, %4 : b1[4]
    device_assert "too large", %5
  })";
  EXPECT_EQ(both(text, {0, 1, 7, 2}).error,
            "k.py:6: [device_assert] too large, in kernel 'k' at k.py:6, program (0, 0, 0), "
            "element (2,)");
}

TEST_F(Reports, AssertsOfAThread) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = load %0, %1 : i64
    %3 = constant 3 : i64
    %4 = lt %2, %3 : b1
    device_assert "", %4
  })";
  EXPECT_EQ(both(text, {0, 1, 7, 2}).error,
            "k.py:5: [device_assert] failed, in kernel 'k' at k.py:5, program (0, 0, 0), thread 2");
}

TEST_F(Reports, Promises) {
  const char* assume = R"(kernel scalar (%0: buffer<i64>) {
    %1 = program_id axis=0 : i64
    %2 = load %0, %1 : i64
    %3 = constant 3 : i64
    %4 = lt %2, %3 : b1
    assume %4
    store %0, %1, %3
  })";
  EXPECT_EQ(both(assume, {1, 5}, {2, 1, 1}).error,
            "k.py:5: [assume] the condition is false in kernel 'k' at k.py:5, program (1, 0, 0), "
            "expected what was promised");
  const char* multiple = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=4 : i64[4]
    %2 = load %0, %1 : i64[4]
    %3 = multiple_of %2 divisor=4 : i64[4]
    store %0, %1, %3
  })";
  EXPECT_EQ(both(multiple, {4, 8, -3, 0}).error,
            "k.py:3: [multiple_of] broken promise in kernel 'k' at k.py:3, program (0, 0, 0), "
            "element (2,), got -3, expected a multiple of 4");
}

TEST_F(Reports, ZeroSteps) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = constant 0 : i64
    %2 = constant 3 : i64
    %3 = load %0, %1 : i64
    for %1, %2, %3 (%4: i64) {
      store %0, %4, %2
      yield
    }
  })";
  EXPECT_EQ(
      both(text, {0, 0, 0}).error,
      "k.py:4: [range] the step is 0 in kernel 'k' at k.py:4, program (0, 0, 0), expected any "
      "other");
  EXPECT_EQ(both(text, {2, 0, 0}).memory, (std::vector<std::int64_t>{3, 0, 3}));
}

TEST_F(Reports, DivisionByZero) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=4 : i64[4]
    %2 = load %0, %1 : i64[4]
    %3 = mod %1, %2 : i64[4]
    store %0, %1, %3
  })";
  EXPECT_EQ(both(text, {1, 1, 0, 0}).error,
            "k.py:3: [mod] division by zero in kernel 'k' at k.py:3, program (0, 0, 0), element "
            "(2,), expected a divisor other than 0");
  config::set(config::Setting::check, "0");
  EXPECT_EQ(both(text, {1, 1, 0, 2}).memory, (std::vector<std::int64_t>{0, 0, 2, 1}));
}

TEST_F(Reports, TheLowestProgramThatFailed) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = program_id axis=0 : i64
    %2 = constant 700 : i64
    %3 = lt %1, %2 : b1
    device_assert "here", %3
  })";
  EXPECT_EQ(both(text, {0}, {100'000, 1, 1}).error,
            "k.py:4: [device_assert] here, in kernel 'k' at k.py:4, program (700, 0, 0)");
}

TEST_F(Reports, Prints) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = program_id axis=1 : i64
    %2 = arange start=0 size=3 : i64[3]
    %3 = load %0, %2 : i64[3]
    %4 = cast %3 : f16[3]
    %5 = cast %3 : b1[3]
    device_print "x", %1, %3, %4, %5
    device_print "done"
  })";
  EXPECT_EQ(
      both(text, {1, 0, -3}, {1, 2, 1}).lines,
      (std::vector<std::string>{
          "x (pid 0, 0, 0) 0 [1, 0, -3] [1, 0, -3] [true, false, true]", "done (pid 0, 0, 0)",
          "x (pid 0, 1, 0) 1 [1, 0, -3] [1, 0, -3] [true, false, true]", "done (pid 0, 1, 0)"}));
}

TEST_F(Reports, PrintsOfThreads) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = load %0, %1 : i64
    %3 = constant 1 : i64
    %4 = gt %2, %3 : b1
    if %4 {
      device_print "t", %1, %2, %3
      yield
    } else {
      yield
    }
  })";
  EXPECT_EQ(both(text, {1, 5, 0, 7}).lines,
            (std::vector<std::string>{"t (pid 0, 0, 0) [thread 1] 1 5 1",
                                      "t (pid 0, 0, 0) [thread 3] 3 7 1"}));
}

TEST_F(Reports, WhatPrintThrowsEndsTheLaunch) {
  const auto kernel = compile_text(R"(kernel scalar (%0: buffer<i64>) {
    device_print "x"
  })",
                                   "cpu");
  std::vector<std::int64_t> memory(1);
  const std::vector<interp::Argument> arguments{whole(memory)};
  launch::LaunchOptions options;
  options.print = [](const std::string&) { throw std::runtime_error("the pipe is broken"); };
  EXPECT_THROW(launch::run(*kernel, arguments, options), std::runtime_error);
}

TEST_F(Reports, PollEndsALaunch) {
  const auto kernel = compile_text(R"(kernel scalar (%0: buffer<i64>) {
    %1 = constant 0 : i64
    %5 = while %1 : i64 (%6: i64) {
      %2 = load %0, %1 : i64
      %3 = eq %2, %1 : b1
      yield %3
    } do (%7: i64) {
      %4 = atomic_add %0, %1, %1 : i64
      yield %4
    }
  })",
                                   "cpu");
  std::vector<std::int64_t> memory(1);
  const std::vector<interp::Argument> arguments{whole(memory)};
  launch::LaunchOptions options;
  options.poll = [] { throw std::runtime_error("Ctrl-C"); };
  EXPECT_THROW(launch::run(*kernel, arguments, options), std::runtime_error);
}

}  // namespace
}  // namespace eas::compile
