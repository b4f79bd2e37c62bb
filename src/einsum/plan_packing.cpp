// See plan_packing.hpp.
#include "einsum/plan_packing.hpp"

#include "einsum/contract.hpp"
#include "einsum/plan_memory.hpp"

#include <algorithm>

namespace eas::contraction {
namespace {

constexpr std::int64_t kRun = 8;  // neighbours worth reading together
constexpr double kFew = 64;       // lanes that meet what is read where it lies

std::size_t at(int index) { return static_cast<std::size_t>(index); }
bool has(std::span<const Label> labels, Label label) {
  return std::ranges::find(labels, label) != labels.end();
}

bool is_elementwise(const Step& step) {
  const auto kept = [&](Label label) { return has(step.out_labels, label); };
  return step.b >= 0 && std::ranges::all_of(step.a_labels, kept) &&
         std::ranges::all_of(step.b_labels, kept);
}

// What a step is as a matrix product, as far as sizes and the order of labels tell.
class Product {
 public:
  Product(const Step& step, const Sizes& sizes) : step_(step), sizes_(sizes) {
    for (const Label label : step.out_labels) {
      const bool in_a = has(step.a_labels, label), in_b = has(step.b_labels, label);
      if (in_a != in_b) (in_a ? rows_ : columns_) *= static_cast<double>(sizes[at(label)]);
    }
    Labels summed;
    for (const Labels* labels : {&step.a_labels, &step.b_labels}) {
      for (const Label label : *labels) {
        if (!has(step.out_labels, label) && !has(summed, label)) summed.push_back(label);
      }
    }
    depth_ = elements_of(summed, sizes);
    inside_ = innermost(step.out_labels);
  }

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
  double rows_ = 1, columns_ = 1, depth_ = 1;
  Label inside_ = -1;
};

}  // namespace

Packing::Packing(std::span<const Step> steps, std::size_t operands) : operands_(operands) {
  for (std::size_t reader = 0; reader < steps.size(); ++reader) {
    if (steps[reader].b < 0) continue;
    for (const bool first : {true, false}) {
      const int slot = first ? steps[reader].a : steps[reader].b;
      if (at(slot) < operands || !is_elementwise(steps[at(slot) - operands])) continue;
      candidates_.push_back({at(slot) - operands, reader, first});
    }
  }
}

void Packing::mark(std::span<Step> steps, const Expression& expression, const Sizes& sizes,
                   bool is_sliced) const {
  if (candidates_.empty()) return;
  for (const Candidate& candidate : candidates_) steps[candidate.maker].packed = false;
  const Footprint in_elements;
  std::vector<double> held = memory_of(steps, {expression, in_elements, sizes, is_sliced});
  const double most = *std::ranges::max_element(held);
  for (const auto& [maker, reader, first] : candidates_) {
    Step& step = steps[maker];
    const Product product(steps[reader], sizes);
    if (!product.packs(first) || !product.reads_vectors(step.a_labels, step.b_labels)) continue;
    // What its operands hold longer, less what it does not hold.
    const double made = elements_of(step.out_labels, sizes);
    double more = -made;
    for (const int source : {step.a, step.b}) {
      if (at(source) >= operands_) {
        more += elements_of(steps[at(source) - operands_].out_labels, sizes);
      }
    }
    const std::span<double> between(held.begin() + static_cast<std::ptrdiff_t>(maker) + 1,
                                    held.begin() + static_cast<std::ptrdiff_t>(reader) + 1);
    if (std::ranges::any_of(between, [&](double now) { return now + more > most; })) continue;
    step.packed = true;
    held[maker] -= made;
    for (double& now : between) now += more;
  }
}

}  // namespace eas::contraction
