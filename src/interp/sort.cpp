// Line by line: elements far apart are brought together first.
#include "interp/sort.hpp"

#include <algorithm>
#include <memory>

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
                   std::int64_t inner, bool descending) {
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto before = [&](T a, T b) {
      return sorts_before(ops::Compute<T>(a), ops::Compute<T>(b), descending);
    };
    // Not std::vector<bool>, whose elements have no address.
    const auto line = std::make_unique<T[]>(static_cast<std::size_t>(length));
    for (std::int64_t i = 0; i < outer * inner; ++i) {
      T* first = static_cast<T*>(data) + i / inner * length * inner + i % inner;
      for (std::int64_t k = 0; k < length; ++k)
        line[static_cast<std::size_t>(k)] = first[k * inner];
      std::stable_sort(line.get(), line.get() + length, before);
      for (std::int64_t k = 0; k < length; ++k)
        first[k * inner] = line[static_cast<std::size_t>(k)];
    }
  });
}

}  // namespace eas::interp
