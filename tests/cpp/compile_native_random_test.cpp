// Random kernels, compiled, agree with the interpreter: a fixed 500 here, 10,000 by `make
// test-full`; and every case that once did not (tests/fuzz/corpus/native) still does.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "native_campaign.hpp"
#include "native_random.hpp"
#include "native_runner.hpp"

namespace eas::fuzz {
namespace {

class NativeRandom : public testing::Test {
 protected:
  // Nothing is compiled twice, and nothing old may answer.
  static void SetUpTestSuite() { setenv("EAS_CACHE_SIZE", "0", 1); }
};

TEST_F(NativeRandom, KernelsAgreeWithTheInterpreter) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the plain build runs all of them; LLVM itself is not instrumented";
#endif
  const Report report = run({0, 500, 2, nullptr}, run_on_cpu);
  print(std::cout, report);
  EXPECT_GE(report.coverage.median(), 15u);
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    ADD_FAILURE() << finding << '\n' << (i < 2 ? reproducer(finding, run_on_cpu) : "");
  }
}

TEST_F(NativeRandom, CasesThatOnceDifferedAgree) {
  int cases = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/fuzz/corpus/native")) {
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Finding finding = judge_isolated(parse_case(text), run_on_cpu);
    EXPECT_EQ(finding.verdict, Verdict::Agrees)
        << entry.path() << ": " << name(finding.verdict) << ' ' << finding.text;
    ++cases;
  }
  EXPECT_GT(cases, 0);
}

}  // namespace
}  // namespace eas::fuzz
