// Simulated annealing of a tree: of a node, its child and their three parts another pair goes first,
// which changes nothing but the child. Every such turn is judged by what the two steps cost as a
// logarithm, so that all of a tree is warmed alike. Sets of labels are bits: a turn takes some
// hundred instructions, however large the tree.
#include "einsum/path/path.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>

#include "base/once.hpp"

namespace eas::contraction {
namespace {

using Word = std::uint64_t;

constexpr std::size_t kOwnWords = 48;  // so many labels of one size are counted together
constexpr double kSecondsPerTurn = 32e-9, kSecondsPerWord = 1.6e-9;
constexpr std::size_t kMostWords = std::size_t{1} << 23U;  // 64 MB
// One over the logarithm by which two steps may become worse, in sizes of an average label, at first
// and at last. Anything from 1 .. 4 to 10 .. 40 does as well, on regular and square networks.
constexpr double kWarm = 2, kCold = 20;
constexpr double kImpossible = 17;  // beyond this no random number of ours accepts

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// log2(2^a + 2^b), to a hundredth: it only judges.
double log_add(double a, double b) {
  constexpr int kPerUnit = 32, kUnits = 10;
  static constinit Once<const std::array<double, kPerUnit * kUnits>> known;
  const auto& table = known.get([] {
    std::array<double, kPerUnit * kUnits> out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = std::log2(1 + std::exp2(-(static_cast<double>(i) + 0.5) / kPerUnit));
    }
    return out;
  });
  const double high = std::max(a, b), apart = high - std::min(a, b);
  if (!(apart < kUnits)) return high;
  return high + table[static_cast<std::size_t>(apart * kPerUnit)];
}

// Bits of the bytes of up to 31 words each of which holds sums below 9, added up.
int sum_of_bytes(Word bytes) {
  constexpr Word kEven = 0x00FF00FF00FF00FF;
  return static_cast<int>((((bytes & kEven) + ((bytes >> 8U) & kEven)) * 0x0001000100010001) >>
                          48U);
}

// How many bits are set in each byte. Plain arithmetic, which compilers do on whole vectors.
Word bits_by_byte(Word x) {
  x -= (x >> 1U) & 0x5555555555555555;
  x = (x & 0x3333333333333333) + ((x >> 2U) & 0x3333333333333333);
  return (x + (x >> 4U)) & 0x0F0F0F0F0F0F0F0F;
}

// Which bit stands for which label: labels of one size side by side, if they are many.
class Bits {
 public:
  explicit Bits(const Network& network) : bit_of_(network.log_size.size(), -1) {
    std::map<double, std::vector<Label>> by_size;
    std::vector<std::uint8_t> seen(network.log_size.size(), 0);
    for (const Labels& labels : network.nodes) {
      for (const Label label : labels) {
        if (!seen[at(label)]++) by_size[network.log_size[at(label)]].push_back(label);
      }
    }
    for (const auto& [size, labels] : by_size) {
      if (labels.size() < kOwnWords) continue;
      const std::size_t begin = words_;
      for (std::size_t i = 0; i < labels.size(); ++i) {
        bit_of_[at(labels[i])] = static_cast<int>(begin * 64 + i);
      }
      words_ += (labels.size() + 63) / 64;
      for (std::size_t from = begin; from < words_; from += 31) {
        runs_.push_back({from, std::min(from + 31, words_), size});
      }
    }
    mixed_ = words_;
    std::size_t bit = words_ * 64;
    for (const auto& [size, labels] : by_size) {
      if (labels.size() >= kOwnWords) continue;
      for (const Label label : labels) {
        bit_of_[at(label)] = static_cast<int>(bit++);
        sizes_.push_back(size);
      }
    }
    words_ = (bit + 63) / 64;
    double sum = 0, count = 0;
    for (const auto& [size, labels] : by_size) {
      sum += size * static_cast<double>(labels.size());
      count += static_cast<double>(labels.size());
    }
    if (sum > 0) average_size_ = sum / count;
  }

  std::size_t words() const { return words_; }
  double average_size() const { return average_size_; }  // log2, of a label

  void set(std::span<const Label> labels, Word* out) const {
    std::fill_n(out, words_, 0);
    for (const Label label : labels) {
      const auto bit = static_cast<unsigned>(bit_of_[at(label)]);
      out[bit / 64] |= Word{1} << (bit % 64);
    }
  }

  struct Sizes {
    double both, out, whole;
  };
  // Of a and b contracted into `out` while rest and parent hold what they do, and of that with rest.
  Sizes contract(const Word* a, const Word* b, const Word* rest, const Word* parent,
                 Word* out) const {
    Sizes sizes{0, 0, 0};
    for (const Run& run : runs_) {
      Word both = 0, kept = 0, whole = 0;
      for (std::size_t i = run.begin; i < run.end; ++i) {
        const Word all = a[i] | b[i];
        const Word left = all & (rest[i] | parent[i]);
        out[i] = left;
        both += bits_by_byte(all);
        kept += bits_by_byte(left);
        whole += bits_by_byte(left | rest[i]);
      }
      sizes.both += run.size * sum_of_bytes(both);
      sizes.out += run.size * sum_of_bytes(kept);
      sizes.whole += run.size * sum_of_bytes(whole);
    }
    for (std::size_t i = mixed_; i < words_; ++i) {
      const Word all = a[i] | b[i];
      const Word left = all & (rest[i] | parent[i]);
      out[i] = left;
      sizes.both += size_of_mixed(i, all);
      sizes.out += size_of_mixed(i, left);
      sizes.whole += size_of_mixed(i, left | rest[i]);
    }
    return sizes;
  }

 private:
  double size_of_mixed(std::size_t word, Word bits) const {
    double sum = 0;
    for (; bits; bits &= bits - 1) {
      sum += sizes_[(word - mixed_) * 64 + static_cast<std::size_t>(std::countr_zero(bits))];
    }
    return sum;
  }

  struct Run {
    std::size_t begin, end;  // words
    double size;             // log2, of each of its labels
  };
  std::vector<int> bit_of_;  // by label
  std::vector<Run> runs_;
  std::size_t mixed_ = 0, words_ = 0;  // from mixed_ on every bit has its own size
  std::vector<double> sizes_;
  double average_size_ = 1;
};

class Annealer {
 public:
  Annealer(const Network& network, const Tree& tree, CostModel model, std::uint64_t seed)
      : leaves_(network.size()),
        bits_(network),
        random_(seed),
        log_move_(model.move > 0 ? std::log2(model.move) : -1e300),
        log_move_unsummed_(model.move_unsummed > 0 ? std::log2(model.move_unsummed) : -1e300),
        children_(leaves_, Pair{-1, -1}) {
    children_.insert(children_.end(), tree.pairs.begin(), tree.pairs.end());
    TreeDetail nodes = detail(network, tree, model);
    log_size_ = std::move(nodes.log_size);
    log_cost_.assign(children_.size(), 0);
    sets_.resize(children_.size() * bits_.words());
    made_.resize(bits_.words());
    for (std::size_t node = 0; node < children_.size(); ++node) {
      bits_.set(nodes.labels[node], set_of(static_cast<int>(node)));
    }
    for (std::size_t node = leaves_; node < children_.size(); ++node) {
      const auto [a, b] = children_[node];
      const Word* parent = set_of(static_cast<int>(node));
      const Bits::Sizes sizes = bits_.contract(set_of(a), set_of(b), parent, parent, made_.data());
      log_cost_[node] = log_cost_of(sizes.both, log_size_[node]);
    }
  }

  double seconds_per_sweep() const {
    return static_cast<double>(children_.size() - leaves_) *
           (kSecondsPerTurn + kSecondsPerWord * static_cast<double>(bits_.words()));
  }

  // Every node once.
  void sweep(double coldness) {
    coldness /= bits_.average_size();
    for (std::size_t node = leaves_; node < children_.size(); ++node) turn(node, coldness);
  }

  Tree tree() const {
    std::vector<int> order{static_cast<int>(children_.size()) - 1};
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const int child : {children_[at(order[i])].first, children_[at(order[i])].second}) {
        if (at(child) >= leaves_) order.push_back(child);
      }
    }
    Tree out{static_cast<int>(leaves_), {}};
    std::vector<int> number(children_.size());
    for (std::size_t i = 0; i < leaves_; ++i) number[i] = static_cast<int>(i);
    for (std::size_t i = order.size(); i-- > 0;) {
      number[at(order[i])] = out.leaves + static_cast<int>(out.pairs.size());
      const auto [a, b] = children_[at(order[i])];
      out.pairs.emplace_back(number[at(a)], number[at(b)]);
    }
    return out;
  }

 private:
  // CostModel::of as a logarithm.
  double log_cost_of(double log_all, double log_out) const {
    const bool is_unsummed = CostModel::is_unsummed(log_all, log_out);
    return log_add(log_all, log_out + (is_unsummed ? log_move_unsummed_ : log_move_));
  }

  Word* set_of(int node) { return sets_.data() + at(node) * bits_.words(); }

  // ((a b) c) becomes ((a c) b): by chance of either child and either of its parts.
  void turn(std::size_t node, double coldness) {
    const Word chance = random_.next();
    auto [child, c] = children_[node];
    if (at(child) < leaves_ || (at(c) >= leaves_ && (chance & 1U))) std::swap(child, c);
    if (at(child) < leaves_) return;
    auto [a, b] = children_[at(child)];
    if (chance & 2U) std::swap(a, b);
    const Bits::Sizes sizes = bits_.contract(set_of(a), set_of(c), set_of(b),
                                             set_of(static_cast<int>(node)), made_.data());
    const double of_child = log_cost_of(sizes.both, sizes.out);
    const double of_node = log_cost_of(sizes.whole, log_size_[node]);
    const double worse =
        (log_add(of_child, of_node) - log_add(log_cost_[at(child)], log_cost_[node])) * coldness;
    if (worse > 0) {
      if (worse > kImpossible) return;
      const double share = (static_cast<double>(chance >> 12U) + 0.5) * 0x1p-52;
      if (worse > -std::log(share)) return;
    }
    children_[at(child)] = {a, c};
    children_[node] = {child, b};
    std::ranges::copy(made_, set_of(child));
    log_size_[at(child)] = sizes.out;
    log_cost_[at(child)] = of_child;
    log_cost_[node] = of_node;
  }

  std::size_t leaves_;
  Bits bits_;
  Random random_;
  double log_move_, log_move_unsummed_;
  std::vector<Pair> children_;     // by node
  std::vector<double> log_size_;   // by node, of what it leaves
  std::vector<double> log_cost_;   // by node, of its step
  std::vector<Word> sets_, made_;  // by node, its labels; of the turn at hand
};

}  // namespace

bool can_anneal(const Network& network) {
  return 2 * network.size() * (network.log_size.size() / 64 + 2) <= kMostWords;
}

void anneal(const Network& network, Tree& tree, CostModel model, const AnnealOptions& options,
            Effort& effort) {
  if (tree.pairs.size() < 2) return;
  Annealer annealer(network, tree, model, options.seed);
  const double sweeps = std::max(1.0, options.seconds / annealer.seconds_per_sweep());
  for (double done = 0; done < sweeps && !effort.used_up(); ++done) {
    annealer.sweep(kWarm * std::pow(kCold / kWarm, done / sweeps));
    effort.spend(annealer.seconds_per_sweep(), "improving the path");
  }
  tree = annealer.tree();
}

}  // namespace eas::contraction
