// Random kernels: valid as made, the same after a trip through text, and no mutation of the text
// does more than raise an error.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <set>

#include "ir/clone.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "random_ir.hpp"

namespace eas::ir {
namespace {

constexpr std::uint64_t kFunctions = 2000;

TEST(RandomIr, RoundTripsAndUsesEveryOp) {
  std::set<Op> seen;
  std::set<std::string> identities;
  for (std::uint64_t seed = 0; seed < kFunctions; ++seed) {
    const auto function = random_function(seed);
    ASSERT_NO_THROW(verify(*function)) << "seed " << seed << "\n" << to_text(*function);
    const std::string text = to_text(*function);
    const auto back = parse(text);
    ASSERT_EQ(to_text(*back), text) << "seed " << seed;
    ASSERT_EQ(identity(*back), identity(*function)) << "seed " << seed;
    ASSERT_EQ(to_text(*clone(*function)), text) << "seed " << seed;
    ASSERT_EQ(to_text(*random_function(seed)), text) << "seed " << seed;
    walk(*function->body(), [&](const Node* node) { seen.insert(node->op); });
    identities.insert(identity(*function));
  }
  for (const ops::OpInfo& row : ops::table()) EXPECT_TRUE(seen.contains(row.op)) << row.name;
  EXPECT_EQ(identities.size(), kFunctions);
}

// Changes a few characters: another from the text itself, a sign, or a piece doubled or dropped.
std::string mutated(std::string text, std::uint64_t& state) {
  const auto below = [&](std::size_t bound) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>(state >> 33) % bound;
  };
  constexpr std::string_view kSigns = "%:,=(){}[]<>x-.0129\"\\; \n\xff";
  for (std::size_t changes = 1 + below(3); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = below(text.size());
    const std::size_t length = std::min(text.size() - at, 1 + below(40));
    switch (below(4)) {
      case 0: text[at] = text[below(text.size())]; break;
      case 1: text[at] = kSigns[below(kSigns.size())]; break;
      case 2: text.erase(at, length); break;
      default: text.insert(below(text.size()), text.substr(at, length)); break;
    }
  }
  return text;
}

TEST(RandomIr, NoMutationCrashesTheParser) {
  std::uint64_t state = 7;
  int accepted = 0;
  for (std::uint64_t seed = 0; seed < kFunctions; ++seed) {
    const std::string text = mutated(to_text(*random_function(seed, {.nodes = 8})), state);
    std::unique_ptr<Function> function;
    try {
      function = parse(text);
    } catch (const CompileError&) {
      continue;
    }
    ++accepted;
    const std::string printed = to_text(*function);
    ASSERT_EQ(to_text(*parse(printed)), printed);
  }
  EXPECT_GT(accepted, 0);
}

TEST(RandomIr, EveryPrefixIsRefusedOrRead) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const std::string text = to_text(*random_function(seed, {.nodes = 5}));
    for (std::size_t size = 0; size + 2 < text.size(); ++size) {
      ASSERT_THROW(parse(std::string_view(text).substr(0, size)), CompileError) << size;
    }
  }
}

}  // namespace
}  // namespace eas::ir
