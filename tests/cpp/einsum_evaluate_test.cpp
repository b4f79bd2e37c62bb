// Diagonal storage, slices, out=, gradients and memory of einsum, through the public functions.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>
#include <eas/einsum.hpp>

#include "einsum/execute.hpp"
#include "einsum/meaning.hpp"
#include "tensor/memory.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <complex>
#include <random>

namespace eas {
namespace {

using C = std::complex<double>;

Tensor random(const Dims& shape, std::uint32_t seed, DType dtype = DType::float64) {
  std::mt19937 engine(seed);
  std::uniform_real_distribution<double> uniform(-1, 1);
  std::int64_t count = 1;
  for (const auto size : shape) count *= size;
  std::vector<C> values(static_cast<std::size_t>(count));
  for (C& value : values) value = {uniform(engine), uniform(engine)};
  if (is_complex(dtype)) return Tensor::of(values).to(dtype).reshape(shape);
  std::vector<double> real;
  for (const C& value : values) real.push_back(value.real());
  return Tensor::of(real).to(dtype).reshape(shape);
}

C number(const Tensor& t) {
  return std::visit(
      [](auto x) -> C {
        if constexpr (std::is_same_v<decltype(x), C>) {
          return x;
        } else {
          return static_cast<double>(x);
        }
      },
      t.item());
}

double distance(const Tensor& a, const Tensor& b) {
  const Tensor d = sub(a.contiguous(), b.contiguous());
  return std::sqrt(std::abs(number(sum(mul(d, conj(d))))));
}

template <class E, class F>
std::string message(F f) {
  try {
    f();
  } catch (const E& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST(EinsumDiagonal, StaysDiagonalWhereTheResultIs) {
  const Tensor v = random({6}, 1), w = random({6}, 2), m = random({6, 6}, 3);
  const Tensor dv = Tensor::diag(v), dw = Tensor::diag(w);
  const Tensor product = einsum("ij,jk->ik", {dv, dw});
  EXPECT_EQ(product.layout(), Layout::Diagonal);
  EXPECT_LT(distance(product.diagonal(), mul(v, w)), 1e-14);
  const Tensor chain = einsum("ab,bc,cd->ad", {dv, m, dw});
  EXPECT_TRUE(chain.is_dense());
  EXPECT_LT(distance(chain, einsum("ab,bc,cd->ad", {dv.contiguous(), m, dw.contiguous()})), 1e-13);
  EXPECT_LT(distance(einsum("ii->", {dv}), sum(v)), 1e-14);
  EXPECT_LT(distance(einsum("ij->", {dv}), sum(v)), 1e-14);
  EXPECT_EQ(einsum("ij->ji", {dv}).layout(), Layout::Diagonal);
  // Zeros beside the diagonal of a result that is dense.
  const Tensor outer = einsum("ij,k->ikj", {dv, w});
  EXPECT_TRUE(outer.is_dense());
  EXPECT_LT(distance(outer, einsum("ij,k->ikj", {dv.contiguous(), w})), 1e-14);
  EXPECT_EQ(einsum("ijk,kl->ijl", {Tensor::diag(v, 3), dw}).layout(), Layout::Diagonal);
}

TEST(EinsumSlices, PartsAddUpToTheWhole) {
  std::vector<Tensor> operands;
  for (std::uint32_t i = 0; i < 4; ++i) operands.push_back(random({12, 12, 12}, i));
  const char* equation = "abx,bcy,cdz,daw->xyzw";
  const Tensor whole = einsum(equation, operands);
  const EinsumPlan free(equation, operands);
  for (const std::int64_t part : {2, 5, 20}) {
    const std::int64_t limit =
        std::max(free.peak_bytes() / part, std::int64_t{12 * 12 * 12 * 12 * 8 + 4096});
    const EinsumPlan plan(equation, operands, {.memory_limit = limit});
    EXPECT_LE(plan.peak_bytes(), limit);
    tensor::reset_memory_peak();
    const std::int64_t before = tensor::memory_count().in_use;
    const Tensor sliced = plan(operands);
    EXPECT_LE(tensor::memory_count().peak - before, plan.peak_bytes()) << "limit " << limit;
    EXPECT_LT(distance(sliced, whole), 1e-11);
    if (plan.slices() == 1) continue;
    const std::int64_t half = plan.slices() / 2;
    EXPECT_LT(distance(add(plan.run_slices(operands, 0, half),
                           plan.run_slices(operands, half, plan.slices())),
                       whole),
              1e-11);
  }
  EXPECT_NE(message<ShapeError>([&] {
              EinsumPlan(equation, operands, {.memory_limit = 64});
            }).find("[einsum]"),
            std::string::npos);
}

TEST(EinsumMemory, PeakIsWhatIsAllocated) {
  const std::vector<Tensor> operands{random({30, 40}, 1), random({40, 50}, 2), random({50, 60}, 3),
                                     random({60, 20}, 4)};
  const EinsumPlan plan("ab,bc,cd,de->ae", operands);
  tensor::reset_memory_peak();
  const std::int64_t before = tensor::memory_count().in_use;
  const Tensor result = plan(operands);
  EXPECT_EQ(tensor::memory_count().peak - before, plan.peak_bytes());
}

TEST(EinsumInto, WritesAndRefuses) {
  const std::vector<Tensor> ab{random({5, 7}, 1), random({7, 5}, 2)};
  const EinsumPlan plan("ij,jk->ik", ab);
  Tensor out = Tensor::zeros({5, 5}, DType::float64);
  plan.into(out, ab);
  EXPECT_LT(distance(out, plan(ab)), 1e-15);
  Tensor turned = Tensor::zeros({5, 5}, DType::float64).transpose();
  plan.into(turned, ab);
  EXPECT_LT(distance(turned, out), 1e-15);
  // The result over an operand.
  const Tensor square = random({5, 5}, 3);
  const std::vector<Tensor> ss{square.clone(), square};
  Tensor over = ss[0];
  const Tensor expected = einsum("ij,jk->ik", {square, square});
  EinsumPlan("ij,jk->ik", ss).into(over, ss);
  EXPECT_LT(distance(over, expected), 1e-14);
  Tensor small = Tensor::zeros({4, 5}, DType::float64), single = Tensor::zeros({5, 5});
  EXPECT_EQ(message<ShapeError>([&] { plan.into(small, ab); }),
            "[einsum] out has another shape than the result of 'ij,jk->ik', got (4, 5), expected "
            "(5, 5)");
  EXPECT_EQ(message<DTypeError>([&] { plan.into(single, ab); }),
            "[einsum] out has another dtype than the result of 'ij,jk->ik', got float32, expected "
            "float64");
  EXPECT_EQ(message<ShapeError>([&] { plan(std::vector<Tensor>{ab[0], ab[0]}); }),
            "[einsum] operand 1 of 'ij,jk->ik' has another shape than was planned for, got (5, 7), "
            "expected (7, 5); make another plan for it");
}

TEST(EinsumDTypes, PromoteOnceAndWrap) {
  const Tensor bytes = Tensor::full({300}, std::int64_t{1}, DType::uint8);
  EXPECT_EQ(std::get<std::int64_t>(
                einsum("i,i->", {bytes.to(DType::int8), bytes.to(DType::int8)}).item()),
            300 % 256);
  EXPECT_EQ(einsum("i->", {bytes}).dtype(), DType::uint8);
  const Tensor truth = Tensor::full({4}, true, DType::bool_);
  EXPECT_EQ(std::get<bool>(einsum("i,i->", {truth, truth}).item()), true);
  const std::uint64_t before = contraction::operand_conversions();
  const Tensor mixed = einsum("ij,jk,kl->il", {random({3, 3}, 1, DType::float32), random({3, 3}, 2),
                                               random({3, 3}, 3, DType::complex128)});
  EXPECT_EQ(mixed.dtype(), DType::complex128);
  EXPECT_EQ(contraction::operand_conversions() - before, 2u);
  const Tensor half = random({64, 64}, 4, DType::float16);
  const Tensor product = einsum("ij,jk->ik", {half, half});
  EXPECT_EQ(product.dtype(), DType::float16);
  EXPECT_LT(distance(product.to(DType::float64),
                     einsum("ij,jk->ik", {half.to(DType::float64), half.to(DType::float64)})),
            0.2);
}

// d/dt of Re(sum(weights * f(x + t * direction))) by differences and by backward.
void check_gradient(const char* equation, std::vector<Tensor> operands,
                    const EinsumOptions& options = {}) {
  SCOPED_TRACE(equation);
  const Tensor shape_of = einsum(equation, operands, options);
  const Tensor weights = random(Dims(shape_of.shape()), 99, shape_of.dtype()).to(shape_of.dtype());
  const auto loss = [&](const std::vector<Tensor>& at) {
    return sum(mul(einsum(equation, at, options), conj(weights)));
  };
  for (std::size_t i = 0; i < operands.size(); ++i) {
    std::vector<Tensor> followed;
    for (std::size_t j = 0; j < operands.size(); ++j) {
      followed.push_back(operands[j].detach());
      if (j == i) followed.back() = operands[j].clone().requires_grad_();
    }
    einsum(equation, followed, options).backward(weights);
    const Tensor gradient = followed[i].grad()->contiguous();
    const Tensor direction = random(Dims(operands[i].shape()), 7, operands[i].dtype());
    std::vector<Tensor> up = operands, down = operands;
    const double h = 1e-6;
    const Tensor base = operands[i].contiguous();
    const Tensor along =
        operands[i].is_dense() ? direction : Tensor::diag(direction.diagonal(), 2).contiguous();
    up[i] = add(base, mul(along, Number(h)));
    down[i] = add(base, mul(along, Number(-h)));
    const double by_difference = (number(loss(up)) - number(loss(down))).real() / (2 * h);
    const double by_gradient = number(sum(mul(conj(gradient), along))).real();
    EXPECT_NEAR(by_gradient, by_difference, 1e-5 * (1 + std::abs(by_difference)));
  }
}

TEST(EinsumGradients, AgreeWithDifferences) {
  for (const DType dtype : {DType::float64, DType::complex128}) {
    const auto r = [&](const Dims& shape, std::uint32_t seed) {
      return random(shape, seed, dtype);
    };
    check_gradient("ij,jk->ik", {r({3, 4}, 1), r({4, 5}, 2)});
    check_gradient("ij,jk,kl,lm->im", {r({3, 4}, 1), r({4, 5}, 2), r({5, 2}, 3), r({2, 3}, 4)});
    check_gradient("ii->", {r({4, 4}, 1)});
    check_gradient("iij->j", {r({4, 4, 3}, 1)});
    check_gradient("ij,k->i", {r({3, 4}, 1), r({5}, 2)});
    check_gradient("ir,jr,kr->ijk", {r({3, 2}, 1), r({4, 2}, 2), r({5, 2}, 3)});
    check_gradient("aab,bcc->ac", {r({3, 3, 4}, 1), r({4, 2, 2}, 2)});
    check_gradient("ij,jk->ik", {Tensor::diag(r({4}, 1)), r({4, 5}, 2)});
    check_gradient("ab,bc,cd->ad", {r({8, 8}, 1), r({8, 8}, 2), r({8, 8}, 3)},
                   {.memory_limit = 8 * 8 * (dtype == DType::float64 ? 8 : 16) + 600});
  }
}

TEST(EinsumGradients, OfGradients) {
  Tensor x = random({3, 3}, 1).requires_grad_();
  // f = sum (x x)_ij: the gradient's own derivative along a direction, by differences.
  const auto gradient = [](Tensor& at, bool create_graph) {
    at.set_grad(std::nullopt);
    sum(einsum("ij,jk->ik", {at, at})).backward(std::nullopt, create_graph);
    return *at.grad();
  };
  const Tensor direction = random({3, 3}, 2);
  const Tensor g = gradient(x, true);
  x.set_grad(std::nullopt);
  sum(mul(g, direction)).backward();
  const Tensor second = *x.grad();
  const double h = 1e-5;
  Tensor up = add(x.detach(), mul(direction, Number(h))).requires_grad_();
  Tensor down = add(x.detach(), mul(direction, Number(-h))).requires_grad_();
  const Tensor difference = mul(sub(gradient(up, false), gradient(down, false)), Number(0.5 / h));
  EXPECT_LT(distance(second, difference), 1e-8);
}

}  // namespace
}  // namespace eas
