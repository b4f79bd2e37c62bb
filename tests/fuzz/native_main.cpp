// The program of the long runs and of single cases:
//   native_random [--first N] [--count N] [--jobs N] [--save FOLDER] [--shrink N]
//   native_random --replay FILE…        judges kept cases
//   native_random --show SEED           prints a case
// It exits with 1 when there is a finding, or when too little was covered by a run of 10,000.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>

#include "native_campaign.hpp"
#include "native_random.hpp"
#include "native_runner.hpp"

namespace {

using namespace eas;

int replay(const std::vector<std::string>& files) {
  int wrong = 0;
  for (const std::string& file : files) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const fuzz::Finding finding = fuzz::judge_isolated(fuzz::parse_case(text), fuzz::run_on_cpu);
    std::cout << file << ": " << fuzz::name(finding.verdict) << ' ' << finding.text << '\n';
    if (finding.verdict != fuzz::Verdict::Agrees) ++wrong;
  }
  return wrong == 0 ? 0 : 1;
}

void save(const fuzz::Report& report, const std::string& folder, int most) {
  std::filesystem::create_directories(folder);
  for (const fuzz::Finding& finding : report.findings) {
    if (most-- <= 0) return;
    const std::string file = folder + "/case_" + std::to_string(finding.seed) + ".ir";
    std::ofstream(file) << fuzz::reproducer(finding, fuzz::run_on_cpu);
    std::cout << "saved " << file << std::endl;
  }
}

bool covers_enough(const fuzz::Report& report, std::int64_t count) {
  constexpr std::int64_t kEach = 50;
  constexpr std::size_t kMedian = 15;
  if (count < 10000) return true;
  const auto rare = report.coverage.rarer_than(kEach);
  for (const std::string& row : rare) std::cout << "too rare: " << row << '\n';
  if (report.coverage.median() < kMedian) std::cout << "programs too small\n";
  return rare.empty() && report.coverage.median() >= kMedian;
}

}  // namespace

int main(int argc, char** argv) {
  setenv("EAS_CACHE_SIZE", "0", 1);  // nothing is compiled twice, and nothing old may answer
  fuzz::Campaign campaign{0, 500, 2, &std::cerr};
  std::string folder;
  int shrunk = 20;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto next = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
    const auto number = [&] { return std::strtoll(next().c_str(), nullptr, 10); };
    if (word == "--first") campaign.first = static_cast<std::uint64_t>(number());
    else if (word == "--count") campaign.count = number();
    else if (word == "--jobs") campaign.jobs = static_cast<int>(number());
    else if (word == "--save") folder = next();
    else if (word == "--shrink") shrunk = static_cast<int>(number());
    else if (word == "--show") {
      std::cout << fuzz::random_case(static_cast<std::uint64_t>(number())).text();
      return 0;
    } else if (word == "--replay") {
      return replay({argv + i + 1, argv + argc});
    } else {
      std::cerr << "native_random: what is " << word << "?\n";
      return 2;
    }
  }
  const fuzz::Report report = fuzz::run(campaign, fuzz::run_on_cpu);
  std::cout << campaign.count << " cases from " << campaign.first << '\n';
  fuzz::print(std::cout, report);
  const bool enough = covers_enough(report, campaign.count);
  if (!folder.empty()) save(report, folder, shrunk);
  return report.findings.empty() && enough ? 0 : 1;
}
