// Matrix products. Floats are summed in double and rounded once, so backends may be less exact but
// never more; integers wrap.
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>

#include "base/format.hpp"
#include "interp/machine.hpp"
#include "ops/evaluate.hpp"

namespace eas::interp {
namespace {

constexpr std::int64_t kSide = 8;  // of a fragment

struct Product {
  std::int64_t batch, m, k, n;
};

// out = acc + a b, the terms of each element in order of k; `out` holds acc (or zeros) on entry.
template <class A>
void multiply(const Product& p, const A* a, const A* b, A* out) {
  for (std::int64_t row = 0; row < p.batch * p.m; ++row) {
    const A* b_of_batch = b + row / p.m * p.k * p.n;
    for (std::int64_t k = 0; k < p.k; ++k) {
      const A x = a[row * p.k + k];
      for (std::int64_t j = 0; j < p.n; ++j) out[row * p.n + j] += x * b_of_batch[k * p.n + j];
    }
  }
}

// All in double, or, for integers and bools, in 64 bits of which the result keeps the low ones.
template <class A>
void dot_in(DType accumulator, const Product& p, const Data& a, const Data& b, const Data* acc,
            Data& out) {
  const auto widen = [&](const Data& from, std::int64_t count) {
    std::vector<A> wide(static_cast<std::size_t>(count));
    ops::convert_elements(from.type.dtype, from.bytes.data(), accumulator, wide.data(), count);
    return wide;
  };
  const std::int64_t count = p.batch * p.m * p.n;
  std::vector<A> sum(static_cast<std::size_t>(count));
  if (acc) sum = widen(*acc, count);
  multiply(p, widen(a, p.batch * p.m * p.k).data(), widen(b, p.batch * p.k * p.n).data(),
           sum.data());
  ops::convert_elements(accumulator, sum.data(), out.type.dtype, out.bytes.data(), count);
}

}  // namespace

void Machine::eval_dot(const Step& step) {
  const Data& a = data(step.a());
  const Data& b = data(step.b());
  const Data* acc = step.node->acc() ? &data(step.acc()) : nullptr;
  Data& out = make(step.results[0], step.node->results[0]->type);
  const int rank = a.type.shape.rank();
  Product p{lanes_, a.type.shape[rank - 2], a.type.shape[rank - 1], b.type.shape[rank - 1]};
  for (int i = 0; i < rank - 2; ++i) p.batch *= a.type.shape[i];
  if (is_float(out.type.dtype) || is_float(a.type.dtype)) {
    dot_in<double>(DType::float64, p, a, b, acc, out);
  } else {
    dot_in<std::uint64_t>(DType::uint64, p, a, b, acc, out);
  }
}

void Machine::eval_mma_zero(const Step& step) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  std::fill(out.bytes.begin(), out.bytes.end(), std::byte{0});
}

std::vector<std::int64_t> Machine::simdgroups(const Step& step) const {
  const std::string_view op = ops::info(step.node->op).name;
  if (lanes_ % kSimdgroup != 0) {
    at(step, 0).fail<LaunchError>(op, cat("wrong size of the thread group ", at(step, 0).text(),
                                          ", got ", lanes_, " threads, expected a multiple of 32"));
  }
  std::vector<std::int64_t> firsts;
  for (std::int64_t first = 0; first < lanes_; first += kSimdgroup) {
    const auto begin = mask().lanes.begin() + first;
    const auto active = std::count(begin, begin + kSimdgroup, 1);
    if (active == 0) continue;
    if (active != kSimdgroup) {
      const auto missing = first + (std::find(begin, begin + kSimdgroup, 0) - begin);
      fail_missing(at(step, missing), active, kSimdgroup);
    }
    firsts.push_back(first);
  }
  return firsts;
}

std::int64_t Machine::agreed(const Step& step, Slot value, std::int64_t first_lane) const {
  const auto* values = data(value).as<std::int64_t>() + first_lane;
  for (std::int64_t lane = 1; lane < kSimdgroup; ++lane) {
    if (values[lane] == values[0]) continue;
    at(step, 0).fail<LaunchError>(ops::info(step.node->op).name,
                                  cat("a base or stride differs between threads of a simdgroup ",
                                      at(step, first_lane + lane).text(), ", got ", values[lane],
                                      " and ", values[0], ", expected one value"));
  }
  return values[0];
}

std::array<std::int64_t, 64> Machine::block(const Step& step, Slot base_slot, Slot stride_slot,
                                            std::int64_t first_lane) const {
  __extension__ using Int128 = __int128;
  const std::int64_t base = agreed(step, base_slot, first_lane);
  const std::int64_t stride = agreed(step, stride_slot, first_lane);
  std::array<std::int64_t, 64> offsets;
  for (std::int64_t e = 0; e < kSide * kSide; ++e) {
    // Kept at the end of int64, which is no element's offset, rather than wrapped into one that is.
    const Int128 offset = Int128{base} + Int128{e / kSide} * stride + e % kSide;
    offsets[static_cast<std::size_t>(e)] =
        static_cast<std::int64_t>(std::clamp<Int128>(offset, INT64_MIN, INT64_MAX));
  }
  return offsets;
}

void Machine::eval_mma(const Step& step) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  out.bytes = data(step.acc()).bytes;
  const std::vector<std::int64_t> firsts = simdgroups(step);
  // The block's 64 elements in double; element e belongs to lane e / 2 of the simdgroup.
  const auto fetch = [&](Slot buffer, Slot base, Slot stride, std::int64_t first) {
    const Memory& from = memory(buffer);
    const auto offsets = block(step, base, stride, first);
    check_access(step, from, AccessKind::Read, Touched{offsets, nullptr, 2, first});
    std::array<double, 64> values;
    const auto size = static_cast<std::int64_t>(itemsize(from.dtype));
    std::array<std::byte, 8> element;
    for (std::size_t e = 0; e < values.size(); ++e) {
      std::memcpy(element.data(), from.first + offsets[e] * size, static_cast<std::size_t>(size));
      ops::convert_elements(from.dtype, element.data(), DType::float64, &values[e], 1);
    }
    return values;
  };
  for (const std::int64_t first : firsts) {
    const auto a = fetch(step.a(), step.a_base(), step.a_stride(), first);
    const auto b = fetch(step.b(), step.b_base(), step.b_stride(), first);
    float* fragment = out.as<float>() + 2 * first;
    std::array<double, 64> sum;
    std::copy(fragment, fragment + 64, sum.begin());
    multiply(Product{1, kSide, kSide, kSide}, a.data(), b.data(), sum.data());
    for (std::size_t e = 0; e < sum.size(); ++e) fragment[e] = static_cast<float>(sum[e]);
  }
}

void Machine::eval_mma_store(const Step& step) {
  const Memory& to = memory(step.buffer());
  const Data& fragments = data(step.fragment());
  const std::vector<std::int64_t> firsts = simdgroups(step);
  for (const std::int64_t first : firsts) {
    const auto offsets = block(step, step.base(), step.stride(), first);
    check_access(step, to, AccessKind::Write, Touched{offsets, nullptr, 2, first});
  }
  const auto size = static_cast<std::int64_t>(itemsize(to.dtype));
  std::array<std::byte, 8> element;
  for (const std::int64_t first : firsts) {
    const auto offsets = block(step, step.base(), step.stride(), first);
    for (std::size_t e = 0; e < offsets.size(); ++e) {
      ops::convert_elements(DType::float32, fragments.as<float>() + 2 * first + e, to.dtype,
                            element.data(), 1);
      std::memcpy(to.first + offsets[e] * size, element.data(), static_cast<std::size_t>(size));
    }
  }
}

}  // namespace eas::interp
