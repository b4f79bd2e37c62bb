#include "backends/vector_width.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "base/config.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/disk_cache.hpp"
#include "ir/parse.hpp"
#include "runtime/cpu/executable.hpp"

namespace eas::backends {
namespace {

constexpr std::int64_t kSide = 64;

// A product of two tiles: as much arithmetic as there can be for what is read, and little code.
constexpr std::string_view kProduct =
    R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: buffer<f32>) {
  %3 = arange start=0 size=64 : i64[64]
  %4 = constant 64 : i64
  %5 = broadcast %4 : i64[64]
  %6 = mul %3, %5 : i64[64]
  %7 = reshape %6 : i64[64x1]
  %8 = broadcast %7 : i64[64x64]
  %9 = reshape %3 : i64[1x64]
  %10 = broadcast %9 : i64[64x64]
  %11 = add %8, %10 : i64[64x64]
  %12 = load %0, %11 : f32[64x64]
  %13 = load %1, %11 : f32[64x64]
  %14 = dot %12, %13 : f32[64x64]
  store %2, %11, %14
}
)";

// The product for one target, and the best time it took.
class Racer {
 public:
  explicit Racer(const codegen::Target& target)
      : bits_(target.vector_bytes * 8),
        numbers_(3, std::vector<float>(kSide * kSide, 1.0F)),
        artifact_(codegen::generate(*ir::parse(kProduct), target, {.disjoint = true})),
        code_(runtime::cpu::load(artifact_, {})) {
    for (const abi::Word& word : artifact_.words) {
      words_.push_back(word.kind == abi::WordKind::Data
                           ? reinterpret_cast<std::uint64_t>(numbers_[word.param].data())
                           : std::uint64_t{kSide});
    }
  }

  void run() {
    constexpr int kTimes = 12;
    const runtime::Launch launch{.words = words_.data(), .word_count = words_.size()};
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kTimes; ++i) code_->run(launch);
    best_ = std::min(best_, std::chrono::steady_clock::now() - begin);
  }
  std::chrono::steady_clock::duration best() const { return best_; }
  int bits() const { return bits_; }

 private:
  int bits_;
  std::vector<std::vector<float>> numbers_;
  abi::Artifact artifact_;
  std::shared_ptr<const runtime::Executable> code_;
  std::vector<std::uint64_t> words_;
  std::chrono::steady_clock::duration best_ = std::chrono::steady_clock::duration::max();
};

// In turns, so that both meet the machine in the same moods.
int race(const codegen::Target& narrow, const codegen::Target& wide) {
  constexpr int kRounds = 16;
  Racer racers[] = {Racer(narrow), Racer(wide)};
  for (int round = 0; round < kRounds; ++round) {
    for (Racer& racer : racers) racer.run();
  }
  // As quick is quick enough: wider vectors are fewer instructions.
  const bool pays = racers[1].best() <= racers[0].best() * 103 / 100;
  return racers[pays ? 1 : 0].bits();
}

}  // namespace

std::optional<int> measured_width(const codegen::Target& narrow, const codegen::Target& wide) {
  if (config::cache_size() == 0 || compile::cache_folder().empty()) return std::nullopt;
  compile::DiskCache cache = compile::disk_cache();
  const std::string key =
      sha256_hex(cat("vector bits\n", narrow.text(), "\n", wide.text(), "\n", kProduct));
  const std::string known[] = {cat(narrow.vector_bytes * 8), cat(wide.vector_bytes * 8)};
  if (const auto kept = cache.find(key).payload) {
    const auto* found = std::find(std::begin(known), std::end(known), *kept);
    if (found != std::end(known)) return std::stoi(*found);
  }
  const int bits = race(narrow, wide);
  cache.insert(key, cat("vector width of ", wide.cpu), cat(bits));
  return bits;
}

}  // namespace eas::backends
