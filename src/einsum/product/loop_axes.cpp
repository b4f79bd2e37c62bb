// See loop_axes.hpp.
#include "einsum/product/loop_axes.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <cstdlib>

namespace eas::contraction {
namespace {

// A label's axis by label; contractions have few labels with loops, so a walk finds it.
struct Collector {
  explicit Collector(LoopNest& to) : nest(to) {}
  LoopNest& nest;
  Label labels[LoopNest::kMost];  // of nest's axes

  LoopAxis& axis(Label label, std::int64_t size) {
    for (int i = 0; i < nest.count(); ++i) {
      if (labels[i] == label) return nest[i];
    }
    if (nest.count() == LoopNest::kMost) {
      throw ShapeError("einsum",
                       "one step has more than 64 labels of size 2 or more, expected a contraction "
                       "that can end");
    }
    labels[nest.count()] = label;
    nest.push_back({size, 0, 0, 0, 0, 0, false, false, false});
    return *(nest.end() - 1);
  }

  void add(const View& view, std::span<const std::int64_t> sizes, std::int64_t LoopAxis::* stride,
           bool LoopAxis::* present) {
    for (std::size_t i = 0; i < view.labels.size(); ++i) {
      const std::int64_t size = sizes[static_cast<std::size_t>(view.labels[i])];
      if (size == 1) continue;
      LoopAxis& found = axis(view.labels[i], size);
      found.*stride += view.strides[i];
      found.*present = true;
    }
  }
};

// y steps over all of x in every tensor.
bool behind(const LoopAxis& x, const LoopAxis& y) {
  return x.in_a == y.in_a && x.in_b == y.in_b && x.in_out == y.in_out && y.a == x.a * x.size &&
         y.b == x.b * x.size && y.out == x.out * x.size && y.a_factor == x.a_factor * x.size &&
         y.b_factor == x.b_factor * x.size;
}

}  // namespace

LoopNest& LoopNest::operator=(const LoopNest& other) {
  count_ = other.count_;
  empty = other.empty;
  nothing = other.nothing;
  std::copy(other.begin(), other.end(), axes_);
  return *this;
}

void LoopNest::erase(int i) {
  std::move(axes_ + i + 1, end(), axes_ + i);
  --count_;
}

LoopNest make_nest(const View& a, const View* b, const View& out,
                   std::span<const std::int64_t> sizes) {
  LoopNest nest;
  Collector collect(nest);
  collect.add(out, sizes, &LoopAxis::out, &LoopAxis::in_out);
  collect.add(a, sizes, &LoopAxis::a, &LoopAxis::in_a);
  if (a.factor) collect.add(*a.factor, sizes, &LoopAxis::a_factor, &LoopAxis::in_a);
  if (b) {
    collect.add(*b, sizes, &LoopAxis::b, &LoopAxis::in_b);
    if (b->factor) collect.add(*b->factor, sizes, &LoopAxis::b_factor, &LoopAxis::in_b);
  }
  for (const LoopAxis& axis : nest) {
    if (axis.size == 0) (axis.in_out ? nest.empty : nest.nothing) = true;
  }
  if (nest.empty || nest.nothing) return nest;
  for (int i = 0; i < nest.count(); ++i) {
    for (int j = 0; j < nest.count(); ++j) {
      if (i == j || !behind(nest[i], nest[j])) continue;
      nest[i].size *= nest[j].size;
      nest.erase(j);
      i = -1;  // from the start: the longer axis may join others
      break;
    }
  }
  return nest;
}

}  // namespace eas::contraction
