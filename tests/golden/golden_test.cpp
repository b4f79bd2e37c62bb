// Replays the golden kernels and compares with what is kept; with --write, keeps what is.
// golden_test <tests/golden> [--write]
#include <gtest/gtest.h>
#include <llvm/Config/llvm-config.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>

#include "base/format.hpp"
#include "golden_replay.hpp"
#include "ir/parse.hpp"
#include "ops/table.hpp"

namespace eas::golden {
namespace {

std::filesystem::path g_folder;

constexpr const char* kVersionFile = "llvm/version.txt";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

using MakeFiles = Files (*)(const Kernel&);

Files all_files(MakeFiles make) {
  Files files;
  for (const Kernel& kernel : read_kernels(g_folder)) files.merge(make(kernel));
  return files;
}

std::set<std::string> kept_names(const std::string& subfolder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(g_folder / subfolder)) {
    const std::string name = cat(subfolder, "/", entry.path().filename().string());
    if (name != kVersionFile) names.insert(name);
  }
  return names;
}

// The first line in which two texts differ.
std::string difference(const std::string& kept, const std::string& now) {
  std::istringstream kept_lines(kept), now_lines(now);
  std::string a, b;
  for (int line = 1;; ++line) {
    const bool more_kept = static_cast<bool>(std::getline(kept_lines, a));
    const bool more_now = static_cast<bool>(std::getline(now_lines, b));
    if (!more_kept) a = "(nothing)";
    if (!more_now) b = "(nothing)";
    if (a != b || (!more_kept && !more_now)) {
      return cat(" line ", line, "\n  kept: ", a, "\n  now:  ", b);
    }
  }
}

std::vector<std::string> differences(const std::string& subfolder, const Files& files) {
  std::vector<std::string> out;
  const std::set<std::string> names = kept_names(subfolder);
  for (const std::string& name : names) {
    if (!files.contains(name)) out.push_back(name + " belongs to no kernel");
  }
  for (const auto& [name, now] : files) {
    if (!names.contains(name)) {
      out.push_back(name + " is not kept");
    } else if (const std::string kept = text_of(g_folder / name); kept != now) {
      out.push_back(name + difference(kept, now));
    }
  }
  return out;
}

std::string report(const std::vector<std::string>& found) {
  constexpr std::size_t kShown = 12;
  std::string out =
      cat(found.size(), " files of tests/golden differ; `make golden` rewrites them, ",
          "and the diff is to be read:\n");
  for (std::size_t i = 0; i < std::min(kShown, found.size()); ++i) out += found[i] + "\n";
  return out;
}

TEST(Golden, PassesMakeWhatTheyMade) {
  const auto found = differences("optimised", all_files(optimised_files));
  EXPECT_TRUE(found.empty()) << report(found);
}

TEST(Golden, LlvmGetsWhatItGot) {
  const auto found = differences("llvm", all_files(llvm_files));
  const std::string kept = text_of(g_folder / kVersionFile);
  if (const std::string version = LLVM_VERSION_STRING "\n"; kept != version && !found.empty()) {
    GTEST_SKIP() << found.size() << " files differ, but they were made with LLVM " << kept
                 << "and this is LLVM " << version;
  }
  EXPECT_TRUE(found.empty()) << report(found);
}

TEST(Golden, EveryOpIsInAKernel) {
  std::set<ops::Op> met;
  for (const Kernel& kernel : read_kernels(g_folder)) {
    const auto function = ir::parse(kernel.text);
    ir::walk(*function->body(), [&](const ir::Node* node) { met.insert(node->op); });
  }
  for (const ops::OpInfo& row : ops::table()) {
    EXPECT_TRUE(met.contains(row.op)) << row.name << " is in no golden kernel";
  }
}

void write(const std::string& subfolder, Files files) {
  std::filesystem::create_directories(g_folder / subfolder);
  for (const std::string& name : kept_names(subfolder)) {
    if (!files.contains(name)) std::filesystem::remove(g_folder / name);
  }
  for (const auto& [name, text] : files) {
    if (text_of(g_folder / name) == text) continue;
    std::ofstream(g_folder / name, std::ios::binary) << text;
    std::cout << "golden: wrote " << name << "\n";
  }
}

}  // namespace
}  // namespace eas::golden

int main(int argc, char** argv) {
  using namespace eas::golden;
  testing::InitGoogleTest(&argc, argv);
  if (argc < 2) {
    std::cerr << "golden_test <tests/golden> [--write]\n";
    return 1;
  }
  g_folder = argv[1];
  if (argc == 2) return RUN_ALL_TESTS();
  write("optimised", all_files(optimised_files));
  Files llvm = all_files(llvm_files);
  llvm[kVersionFile] = LLVM_VERSION_STRING "\n";
  write("llvm", std::move(llvm));
  return 0;
}
