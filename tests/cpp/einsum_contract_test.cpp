// Contractions against plain loops: random labels, sizes, strides and dtypes.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>
#include <eas/einsum.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>

namespace eas {
namespace {

using C = std::complex<double>;

C value_of(const Tensor& t, const Dims& index) {
  return std::visit(
      [](auto x) -> C {
        if constexpr (std::is_same_v<decltype(x), C>) {
          return x;
        } else {
          return static_cast<double>(x);
        }
      },
      t.at(index));
}

// By the definition: every assignment of the labels, one term.
C term_sum(const EinsumLabels& labels, const std::vector<Tensor>& operands,
           const std::map<std::int64_t, std::int64_t>& sizes,
           std::map<std::int64_t, std::int64_t> index) {
  std::vector<std::int64_t> free;
  for (const auto& [label, size] : sizes) {
    if (!index.contains(label)) free.push_back(label);
  }
  std::int64_t count = 1;
  for (const auto label : free) count *= sizes.at(label);
  C total = 0;
  for (std::int64_t n = 0; n < count; ++n) {
    std::int64_t left = n;
    for (const auto label : free) {
      index[label] = left % sizes.at(label);
      left /= sizes.at(label);
    }
    C term = 1;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      Dims at(labels.inputs[i].size());
      for (std::size_t a = 0; a < at.size(); ++a) at[a] = index[labels.inputs[i][a]];
      term *= value_of(operands[i], at);
    }
    total += term;
  }
  return total;
}

struct Case {
  EinsumLabels labels;
  std::map<std::int64_t, std::int64_t> sizes;
  std::vector<Tensor> operands;
};

// A view of larger memory: some axes reversed, some with gaps, some repeated with stride 0.
Tensor random_tensor(std::mt19937& random, const Dims& shape, DType dtype) {
  std::vector<Tensor::Subscript> pick;
  std::vector<int> order(shape.size());
  for (std::size_t i = 0; i < shape.size(); ++i) order[i] = static_cast<int>(i);
  std::shuffle(order.begin(), order.end(), random);
  Dims stored(shape.size());
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const int how = static_cast<int>(random() % 4);
    stored[i] = shape[static_cast<std::size_t>(order[i])] * (how == 1 ? 2 : 1);
    if (how == 1) {
      pick.push_back(Tensor::Slice{std::nullopt, std::nullopt, 2});
    } else if (how == 2) {
      pick.push_back(Tensor::Slice{std::nullopt, std::nullopt, -1});
    } else {
      pick.push_back(Tensor::Slice{});
    }
  }
  Tensor flat = Tensor::empty(
      {std::max<std::int64_t>(
          1, std::accumulate(stored.begin(), stored.end(), std::int64_t{1}, std::multiplies<>()))},
      DType::int64);
  for (std::int64_t i = 0; i < flat.numel(); ++i) {
    flat.data_as<std::int64_t>()[i] = static_cast<std::int64_t>(random() % 7) - 3;
  }
  Tensor all = flat.to(dtype);
  if (is_complex(dtype)) all = mul(all, Number(C(1, -2)));
  std::int64_t wanted = 1;
  for (const auto size : stored) wanted *= size;
  if (wanted == 0) return Tensor::empty(shape, dtype);
  Tensor view = all.reshape(stored).index(pick);
  Dims back(shape.size());
  for (std::size_t i = 0; i < shape.size(); ++i) {
    back[static_cast<std::size_t>(order[i])] = static_cast<std::int64_t>(i);
  }
  return view.permute(back);
}

Case random_case(std::uint32_t seed, DType dtype) {
  std::mt19937 random(seed);
  Case out;
  const int operands = 1 + static_cast<int>(random() % 4);
  const std::int64_t pool = 2 + static_cast<std::int64_t>(random() % 5);
  static constexpr std::int64_t kSizes[] = {1, 2, 3, 5, 4, 9, 17, 0};
  for (std::int64_t l = 0; l < pool; ++l) {
    const auto pick = random() % (random() % 8 == 0 ? 8 : 6);
    out.sizes[l] = kSizes[pick];
  }
  std::set<std::int64_t> used;
  for (int i = 0; i < operands; ++i) {
    std::vector<std::int64_t> labels(random() % 4);
    Dims shape(labels.size());
    for (std::size_t a = 0; a < labels.size(); ++a) {
      labels[a] = static_cast<std::int64_t>(random()) % pool;
      used.insert(labels[a]);
      shape[a] = out.sizes[labels[a]];
    }
    out.labels.inputs.push_back(labels);
    out.operands.push_back(random_tensor(random, shape, dtype));
  }
  std::erase_if(out.sizes, [&](const auto& entry) { return !used.contains(entry.first); });
  std::vector<std::int64_t> output;
  for (const auto label : used) {
    if (random() % 2) output.push_back(label);
  }
  std::shuffle(output.begin(), output.end(), random);
  out.labels.output = output;
  return out;
}

void check(const Case& c, const Tensor& result) {
  Dims shape(c.labels.output->size());
  for (std::size_t i = 0; i < shape.size(); ++i) shape[i] = c.sizes.at((*c.labels.output)[i]);
  ASSERT_TRUE(std::ranges::equal(result.shape(), shape));
  if (result.numel() == 0) return;
  std::mt19937 random(1);
  for (int probe = 0; probe < 25; ++probe) {
    Dims at(shape.size());
    std::map<std::int64_t, std::int64_t> index;
    for (std::size_t i = 0; i < shape.size(); ++i) {
      at[i] = static_cast<std::int64_t>(random()) % shape[i];
      index[(*c.labels.output)[i]] = at[i];
    }
    const C expected = term_sum(c.labels, c.operands, c.sizes, index);
    const C got = value_of(result, at);
    ASSERT_LE(std::abs(got - expected), 1e-5 * (1 + std::abs(expected)));
  }
}

TEST(EinsumContract, AgreesWithItsDefinition) {
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    for (const DType dtype : {DType::float64, DType::float32, DType::complex128, DType::int64}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " dtype " << name(dtype));
      const Case c = random_case(seed, dtype);
      check(c, einsum(c.labels, c.operands));
      if (HasFatalFailure()) return;
    }
  }
}

// Large enough that operands are packed: every order of axes packing meets, and results cut along
// rows, columns, the batch or the sum.
TEST(EinsumContract, AgreesWhereOperandsArePacked) {
  const std::map<char, std::int64_t> sizes{{'a', 20}, {'b', 19}, {'c', 24},  {'d', 17},
                                           {'e', 18}, {'f', 12}, {'k', 2600}};
  const char* equations[] = {
      "bda,dc->abc",     "dca,bd->abc", "dbea,ec->abcd", "ebad,ce->abcd", "ea,ebcd->abcd",
      "ec,abed->abcd",   "acd,dbc->ab", "cad,dcb->ab",   "adec,ebd->abc", "aebf,dfce->abcd",
      "efga,gdb->abdef", "ak,kb->ab",   "ka,bk->ab",     "dab,dbc->dac",  "abd,bcd->acd",
      "ab,bc->ca",       "a,bc->abc",
  };
  for (const std::string equation : equations) {
    for (const DType dtype : {DType::float64, DType::float32, DType::complex128, DType::int32}) {
      SCOPED_TRACE(testing::Message() << equation << " " << name(dtype));
      Case c;
      c.labels.inputs.emplace_back();
      std::vector<std::int64_t>* labels = &c.labels.inputs.back();
      for (const char* at = equation.c_str(); *at; ++at) {
        if (*at == ',') {
          labels = &c.labels.inputs.emplace_back();
        } else if (*at == '-') {
          labels = &c.labels.output.emplace();
          ++at;
        } else {
          labels->push_back(*at);
          c.sizes[*at] = *at == 'g' ? 6 : sizes.at(*at);
        }
      }
      std::mt19937 random(7);
      for (const auto& input : c.labels.inputs) {
        Dims shape;
        for (const auto label : input) shape.push_back(c.sizes[label]);
        Tensor values = Tensor::empty(shape, DType::int64);
        for (std::int64_t i = 0; i < values.numel(); ++i) {
          values.data_as<std::int64_t>()[i] = static_cast<std::int64_t>(random() % 7) - 3;
        }
        c.operands.push_back(values.to(dtype));
      }
      check(c, einsum(c.labels, c.operands));
      if (HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace eas
