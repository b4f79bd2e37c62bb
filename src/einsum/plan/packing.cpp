// See packing.hpp.
#include "einsum/plan/packing.hpp"

#include "einsum/plan/memory.hpp"
#include "einsum/product/contract.hpp"

#include <algorithm>

namespace eas::contraction {
namespace {

constexpr std::int64_t kRun = 8;  // neighbours worth reading together
constexpr double kFew = 64;       // lanes that meet what is read where it lies

std::size_t at(int index) { return static_cast<std::size_t>(index); }
bool has(std::span<const Label> labels, Label label) {
  return std::ranges::find(labels, label) != labels.end();
}

// Steps of large networks have hundreds of labels: they are looked up in order.
class LabelSet {
 public:
  explicit LabelSet(Labels labels) : labels_(std::move(labels)) { std::ranges::sort(labels_); }
  bool has(Label label) const { return std::ranges::binary_search(labels_, label); }
  bool has_all(std::span<const Label> labels) const {
    return std::ranges::all_of(labels, [&](Label label) { return has(label); });
  }

 private:
  Labels labels_;
};

bool is_elementwise(const Step& step) {
  if (step.b < 0) return false;
  const LabelSet kept(step.out_labels);
  return kept.has_all(step.a_labels) && kept.has_all(step.b_labels);
}

}  // namespace

// What the reader is as a matrix product, as far as sizes and the order of labels tell.
class Packing::Product {
 public:
  Product(const Candidate& candidate, const Step& step, const Sizes& sizes)
      : step_(step),
        sizes_(sizes),
        rows_(elements_of(candidate.rows, sizes)),
        columns_(elements_of(candidate.columns, sizes)),
        depth_(elements_of(candidate.summed, sizes)),
        inside_(innermost(step.out_labels)) {}

  // Whether an operand is packed: a long one that meets few lanes is read where it lies.
  bool packs(bool first) const {
    if (depth_ < 2 || !is_matrix_product(rows_, columns_, depth_)) return false;
    const double own = first ? rows_ : columns_, others = first ? columns_ : rows_;
    const bool meets_lanes = !has(first ? step_.a_labels : step_.b_labels, inside_);
    return !meets_lanes || others >= kFew || own <= others;
  }

  // Whether the product of two tensors can be read by whole vectors: some label that is not of a
  // batch is innermost in those of the two that have it.
  bool reads_vectors(const Labels& x, const Labels& y) const {
    const Label of_x = innermost(x), of_y = innermost(y);
    return (is_run(of_x) && (of_x == of_y || !has(y, of_x))) || (is_run(of_y) && !has(x, of_y));
  }

 private:
  bool is_run(Label label) const {
    return label >= 0 && sizes_[at(label)] >= kRun &&
           !(has(step_.a_labels, label) && has(step_.b_labels, label) &&
             has(step_.out_labels, label));
  }

  Label innermost(const Labels& labels) const {
    for (std::size_t i = labels.size(); i-- > 0;) {
      if (sizes_[at(labels[i])] > 1) return labels[i];
    }
    return -1;
  }

  const Step& step_;
  const Sizes& sizes_;
  double rows_, columns_, depth_;
  Label inside_;
};

Packing::Packing(std::span<const Step> steps, std::size_t operands) : operands_(operands) {
  for (std::size_t reader = 0; reader < steps.size(); ++reader) {
    if (steps[reader].b < 0) continue;
    for (const bool first : {true, false}) {
      const int slot = first ? steps[reader].a : steps[reader].b;
      if (at(slot) < operands || !is_elementwise(steps[at(slot) - operands])) continue;
      candidates_.push_back({at(slot) - operands, reader, first, {}, {}, {}});
    }
  }
  for (Candidate& candidate : candidates_) {
    const Step& step = steps[candidate.reader];
    const LabelSet a(step.a_labels), b(step.b_labels), out(step.out_labels);
    for (const Label label : step.out_labels) {
      if (a.has(label) != b.has(label)) {
        (a.has(label) ? candidate.rows : candidate.columns).push_back(label);
      }
    }
    Labels& summed = candidate.summed;
    summed = step.a_labels;
    summed.insert(summed.end(), step.b_labels.begin(), step.b_labels.end());
    std::erase_if(summed, [&](Label label) { return out.has(label); });
    std::ranges::sort(summed);
    summed.erase(std::ranges::unique(summed).begin(), summed.end());
    labels_ += step.a_labels.size() + step.b_labels.size() + step.out_labels.size();
  }
}

void Packing::mark(std::span<Step> steps, const Expression& expression, const Sizes& sizes,
                   bool is_sliced, std::span<const double> made) const {
  if (candidates_.empty()) return;
  for (const Candidate& candidate : candidates_) steps[candidate.maker].packed = false;
  const Footprint in_elements;
  std::vector<double> held = memory_of(steps, {expression, in_elements, sizes, is_sliced}, made);
  const double most = *std::ranges::max_element(held);
  for (const Candidate& candidate : candidates_) {
    const std::size_t maker = candidate.maker, reader = candidate.reader;
    Step& step = steps[maker];
    const Product product(candidate, steps[reader], sizes);
    if (!product.packs(candidate.first) || !product.reads_vectors(step.a_labels, step.b_labels))
      continue;
    // What its operands hold longer, less what it does not hold.
    double more = -made[maker];
    for (const int source : {step.a, step.b}) {
      if (at(source) >= operands_) more += made[at(source) - operands_];
    }
    const std::span<double> between(held.begin() + static_cast<std::ptrdiff_t>(maker) + 1,
                                    held.begin() + static_cast<std::ptrdiff_t>(reader) + 1);
    if (std::ranges::any_of(between, [&](double now) { return now + more > most; })) continue;
    step.packed = true;
    held[maker] -= made[maker];
    for (double& now : between) now += more;
  }
}

}  // namespace eas::contraction
