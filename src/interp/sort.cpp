// Line by line: elements far apart are brought together first, where there is memory for it. Nothing
// here throws: compiled code, which calls it, cannot be unwound.
#include "interp/sort.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <ranges>
#include <span>

#include "ops/reference.hpp"

namespace eas::interp {
namespace {

template <class C>
bool sorts_before(C a, C b, bool descending) {
  const bool nan_a = ops::ref::isnan(a), nan_b = ops::ref::isnan(b);
  if (nan_a || nan_b) return descending ? nan_a && !nan_b : nan_b && !nan_a;
  return descending ? b < a : a < b;
}

}  // namespace

void sort_elements(DType dtype, void* data, std::int64_t outer, std::int64_t length,
                   std::int64_t inner, bool descending) noexcept {
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto before = [&](T a, T b) {
      return sorts_before(ops::Compute<T>(a), ops::Compute<T>(b), descending);
    };
    const bool together = inner == 1;
    const std::unique_ptr<T[]> line(
        together ? nullptr : new (std::nothrow) T[static_cast<std::size_t>(length)]);
    for (std::int64_t i = 0; i < outer * inner; ++i) {
      T* first = static_cast<T*>(data) + i / inner * length * inner + i % inner;
      if (together) {
        std::stable_sort(first, first + length, before);
      } else if (line) {
        for (std::int64_t k = 0; k < length; ++k) line[k] = first[k * inner];
        std::stable_sort(line.get(), line.get() + length, before);
        for (std::int64_t k = 0; k < length; ++k) first[k * inner] = line[k];
      } else {
        auto apart =
            std::span(first, static_cast<std::size_t>(length)) |
            std::views::transform([=](T& at) -> T& { return first[(&at - first) * inner]; });
        std::stable_sort(apart.begin(), apart.end(), before);
      }
    }
  });
}

}  // namespace eas::interp
