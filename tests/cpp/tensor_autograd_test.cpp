// Gradients of tensors: every differentiable function against finite differences, once and twice;
// then what a leaf keeps, what is refused, and how long graphs live.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>
#include <thread>

namespace eas {
namespace {

using Complex = std::complex<double>;
using Function = std::function<Tensor(const std::vector<Tensor>&)>;

Tensor random_tensor(const Dims& shape, DType dtype, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> uniform(0.5, 1.5);
  const Tensor out = Tensor::empty(shape, DType::complex128);
  for (std::int64_t i = 0; i < out.numel(); ++i) {
    out.data_as<Complex>()[i] = {uniform(random), uniform(random)};
  }
  return out.to(dtype);
}

// The real number sum(re(values) * w + im(values) * v), with weights that tell all elements apart.
Tensor weighted(const Tensor& values, unsigned seed) {
  const Tensor weights = random_tensor(values.shape(), values.dtype(), seed);
  return sum(mul(values, conj(weights))).to(DType::float64);
}

double value(const Tensor& t) { return std::get<double>(t.item()); }

Complex element(const Tensor& t, std::int64_t i) {
  const Number number = t.contiguous().reshape({-1}).at({i});
  if (const auto* real = std::get_if<double>(&number)) return *real;
  return std::get<Complex>(number);
}

// Gradients of `loss` as derivatives by the real and the imaginary part of every element.
void expect_gradients(const std::function<double(const std::vector<Tensor>&)>& loss,
                      const std::vector<Tensor>& inputs, const std::vector<Tensor>& gradients) {
  constexpr double kStep = 1e-5;
  for (std::size_t k = 0; k < inputs.size(); ++k) {
    const bool complex = is_complex(inputs[k].dtype());
    Tensor held = inputs[k].is_dense() ? inputs[k] : inputs[k].diagonal();
    const Tensor got = inputs[k].is_dense() ? gradients[k] : gradients[k].diagonal();
    ASSERT_EQ(held.numel(), got.numel());
    for (std::int64_t i = 0; i < held.numel(); ++i) {
      const auto derivative = [&](Complex direction) {
        const auto at = [&](double step) {
          std::vector<Tensor> moved;
          for (const Tensor& t : inputs) moved.push_back(t.detach().clone());
          Tensor flat = moved[k].is_dense() ? moved[k].reshape({-1}) : moved[k].diagonal();
          const Complex next = element(flat, i) + step * direction;
          const Tensor::Subscript one = i;
          flat.index({&one, 1}).fill(complex ? Number(next) : Number(next.real()));
          return loss(moved);
        };
        return (at(kStep) - at(-kStep)) / (2 * kStep);
      };
      EXPECT_NEAR(element(got, i).real(), derivative(1), 2e-6) << "input " << k << " element " << i;
      if (complex) {
        EXPECT_NEAR(element(got, i).imag(), derivative(Complex(0, 1)), 2e-6)
            << "input " << k << " element " << i;
      }
    }
  }
}

std::vector<Tensor> leaves(const std::vector<Tensor>& values) {
  std::vector<Tensor> out;
  for (const Tensor& t : values) out.push_back(t.detach().clone().requires_grad_());
  return out;
}

std::vector<Tensor> grads(const std::vector<Tensor>& inputs) {
  std::vector<Tensor> out;
  for (const Tensor& t : inputs) out.push_back(t.grad().value());
  return out;
}

double first(const Function& fn, const std::vector<Tensor>& inputs) {
  return value(weighted(fn(inputs), 7));
}

// A number made of all first gradients: its own gradients are second ones.
Tensor of_gradients(const Function& fn, const std::vector<Tensor>& inputs, bool create_graph) {
  weighted(mul(fn(inputs), fn(inputs)), 7).backward(std::nullopt, create_graph);
  Tensor out = Tensor::zeros({}, DType::float64);
  unsigned seed = 20;
  for (const Tensor& t : inputs) out = add(out, weighted(t.grad().value(), seed++));
  return out;
}

void check(const Function& fn, const std::vector<Tensor>& inputs) {
  std::vector<Tensor> once = leaves(inputs);
  weighted(fn(once), 7).backward();
  expect_gradients([&](const auto& at) { return first(fn, at); }, inputs, grads(once));

  std::vector<Tensor> twice = leaves(inputs);
  const Tensor second = of_gradients(fn, twice, true);
  for (Tensor& t : twice) t.set_grad(std::nullopt);
  second.backward();
  expect_gradients([&](const auto& at) { return value(of_gradients(fn, leaves(at), false)); },
                   inputs, grads(twice));
}

constexpr std::array kDTypes{DType::float64, DType::complex128};

TEST(Autograd, Arithmetic) {
  for (const DType dtype : kDTypes) {
    const std::vector<Tensor> two{random_tensor({2, 3}, dtype, 1), random_tensor({3}, dtype, 2)};
    check([](const auto& x) { return add(x[0], x[1]); }, two);
    check([](const auto& x) { return sub(x[0], x[1]); }, two);
    check([](const auto& x) { return sub(x[1], x[0]); }, two);
    check([](const auto& x) { return mul(x[0], x[1]); }, two);
    check([](const auto& x) { return mul(x[0], x[0]); }, {two[0]});
    check([](const auto& x) { return div(x[0], x[1]); }, two);
    check([](const auto& x) { return neg(conj(x[0])); }, {two[0]});
    check([](const auto& x) { return mul(add(x[0], 2.0), std::int64_t{3}); }, {two[0]});
    check([](const auto& x) { return sum(x[0], {1}); }, {two[0]});
    check([](const auto& x) { return sum(x[0], {-2}, true); }, {two[0]});
    check([](const auto& x) { return sum(x[0]); }, {two[0]});
  }
}

TEST(Autograd, RealAndComplexMeet) {
  check([](const auto& x) { return mul(x[0], x[1]); },
        {random_tensor({2, 2}, DType::float64, 1), random_tensor({2, 2}, DType::complex128, 2)});
  check([](const auto& x) { return mul(x[0].to(DType::complex128), Complex(0, 2)); },
        {random_tensor({3}, DType::float64, 1)});
  check([](const auto& x) { return mul(x[0].to(DType::float64), 2.0); },
        {random_tensor({3}, DType::complex128, 1)});
}

TEST(Autograd, Views) {
  using Slice = Tensor::Slice;
  for (const DType dtype : kDTypes) {
    const std::vector<Tensor> one{random_tensor({2, 3, 2}, dtype, 3)};
    check([](const auto& x) { return x[0].permute({2, 0, 1}); }, one);
    check([](const auto& x) { return x[0].transpose().transpose(); }, one);
    check([](const auto& x) { return x[0].reshape({3, 4}); }, one);
    check([](const auto& x) { return x[0].transpose().reshape({-1}); }, one);
    check([](const auto& x) { return x[0].transpose().contiguous(); }, one);
    check([](const auto& x) { return x[0].clone(); }, one);
    check(
        [](const auto& x) {
          const std::vector<Tensor::Subscript> at{std::int64_t{-1}, Tensor::NewAxis{},
                                                  Slice{{}, {}, -2}};
          return x[0].index(at);
        },
        one);
    check(
        [](const auto& x) {
          const std::vector<Tensor::Subscript> at{Tensor::Ellipsis{}, Slice{1, 1, 1}};
          return x[0].index(at);
        },
        one);
    check([](const auto& x) { return x[0].broadcast_to({2, 2, 3, 2}); }, one);
    check([](const auto& x) { return x[0].diagonal(); }, one);
    check([](const auto& x) { return x[0].broadcast_to({3, 3}).diagonal(); },
          {random_tensor({3}, dtype, 4)});
  }
}

TEST(Autograd, DiagonalStorage) {
  for (const DType dtype : kDTypes) {
    const Tensor v = random_tensor({3}, dtype, 5), w = random_tensor({3}, dtype, 6);
    const Tensor dense = random_tensor({3, 3}, dtype, 8), number = random_tensor({}, dtype, 9);
    const std::vector<Tensor> diagonals{Tensor::diag(v), Tensor::diag(w)};
    check([](const auto& x) { return mul(Tensor::diag(x[0], 3), Tensor::diag(x[1], 3)); }, {v, w});
    check([](const auto& x) { return add(x[0], x[1]); }, diagonals);
    check([](const auto& x) { return mul(x[0], x[1]); }, diagonals);
    check([](const auto& x) { return neg(conj(x[0])); }, {diagonals[0]});
    check([](const auto& x) { return add(x[0], x[1]); }, {diagonals[0], dense});
    check([](const auto& x) { return mul(x[0], x[1]); }, {diagonals[0], dense});
    check([](const auto& x) { return div(x[0], x[1]); }, {diagonals[0], number});
    check([](const auto& x) { return mul(x[1], x[0]); }, {diagonals[0], number});
    check([](const auto& x) { return x[0].contiguous(); }, {diagonals[0]});
    check([](const auto& x) { return x[0].clone().transpose(); }, {diagonals[0]});
    check([](const auto& x) { return sum(x[0], {0}); }, {diagonals[0]});
    check([](const auto& x) { return sum(x[0]); }, {diagonals[0]});
    check(
        [](const auto& x) {
          const std::vector<Tensor::Subscript> at{std::int64_t{1}, std::int64_t{1}};
          return x[0].index(at);
        },
        {diagonals[0]});
  }
  Tensor leaf = Tensor::diag(Tensor::ones({3}));
  leaf.requires_grad_();
  sum(mul(leaf, 2.0).contiguous()).backward();
  EXPECT_EQ(leaf.grad()->layout(), Layout::Diagonal);
  sum(leaf.diagonal()).backward();
  EXPECT_EQ(value(sum(leaf.grad()->diagonal())), 9);
}

TEST(Autograd, LeavesAddUpWhatArrives) {
  Tensor x = Tensor::ones({2, 2}).requires_grad_();
  const Tensor y = sum(mul(x, x));
  y.backward();
  y.backward();  // the graph lives as long as y
  const Tensor held = x.grad().value();
  EXPECT_EQ(element(held, 0), 4.0);
  add(sum(x), sum(x.transpose())).backward();
  EXPECT_EQ(element(held, 3), 6.0);  // in place, as in torch
  x.set_grad(std::nullopt);
  EXPECT_FALSE(x.grad());
  x.transpose().backward(Tensor::full({2, 2}, 3.0));
  EXPECT_EQ(element(x.grad().value(), 1), 3.0);
  EXPECT_TRUE(x.is_leaf());
  EXPECT_FALSE(y.is_leaf());
  EXPECT_EQ(y.grad_node()->name(), "sum");
  EXPECT_FALSE(y.grad());
}

TEST(Autograd, TheGradientOfTheCallerStaysTheCallers) {
  Tensor x = Tensor::ones({2, 2}).requires_grad_();
  const Tensor gradient = Tensor::of(std::vector<float>{1, 2, 3, 4}).reshape({2, 2});
  x.transpose().backward(gradient);
  EXPECT_NE(x.grad()->data(), gradient.data());
  x.transpose().backward(x.grad());  // its own memory, in another order
  EXPECT_EQ(element(x.grad().value(), 1), 5.0);
  EXPECT_EQ(element(x.grad().value(), 2), 5.0);
  EXPECT_EQ(element(gradient, 1), 2.0);
}

TEST(Autograd, ModesAreOfTheThread) {
  Tensor x = Tensor::ones({2}).requires_grad_();
  const GradMode off(false);
  EXPECT_FALSE(mul(x, 2.0).requires_grad());
  EXPECT_FALSE(x.reshape({2}).requires_grad());
  {
    const GradMode on(true);
    EXPECT_TRUE(mul(x, 2.0).requires_grad());
  }
  EXPECT_FALSE(grad_enabled());
  std::thread([] { EXPECT_TRUE(grad_enabled()); }).join();
}

TEST(Autograd, ThreadsMeetAtALeaf) {
  Tensor x = Tensor::ones({1000}, DType::float64).requires_grad_();
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([x] {
      for (int k = 0; k < 50; ++k) sum(mul(x, x)).backward();
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(element(x.grad().value(), 999), 400.0);
}

TEST(Autograd, DeepGraphsNeedNoStack) {
  Tensor x = Tensor::ones({}, DType::float64).requires_grad_();
  Tensor y = x;
  for (int i = 0; i < 50'000; ++i) y = add(y, x);
  y.backward();
  EXPECT_EQ(value(x.grad().value()), 50'001);
}

TEST(Autograd, SharedNodesRunOnce) {
  Tensor x = Tensor::ones({}, DType::float64).requires_grad_();
  Tensor y = x;
  for (int i = 0; i < 60; ++i) y = add(y, y);  // 2^60 paths
  y.backward();
  EXPECT_EQ(value(x.grad().value()), std::ldexp(1.0, 60));
}

TEST(Autograd, MemoryIsGivenBackDespiteGradientsOfGradients) {
  std::weak_ptr<int> alive;
  {
    const auto token = std::make_shared<int>(0);
    alive = token;
    static double memory[2] = {2, 3};
    Tensor x = Tensor::from_memory(memory, {2}, {1}, DType::float64, token);
    x.requires_grad_();
    sum(mul(mul(x, x), x)).backward(std::nullopt, true);
    EXPECT_TRUE(x.grad()->requires_grad());  // x.grad leads back to x
    sum(x.grad().value()).backward(std::nullopt, true);
  }
  EXPECT_TRUE(alive.expired());
}

TEST(Autograd, AThirdDerivative) {
  Tensor x = Tensor::full({}, 2.0, DType::float64).requires_grad_();
  Tensor y = mul(mul(x, x), mul(x, x));
  for (const double want : {32.0, 48.0, 48.0, 24.0}) {
    x.set_grad(std::nullopt);
    y.backward(std::nullopt, true);
    y = x.grad().value();
    EXPECT_EQ(value(y), want);
  }
}

// As docs/tensors.md shows it.
struct SquareNode : eas::GradNode {
  explicit SquareNode(const eas::Tensor& x) : GradNode("square", {x}), x_(x) {}
  eas::Gradients backward(const eas::Gradients& outputs) override {
    return {eas::mul(*outputs[0], eas::mul(eas::conj(x_.get()), 2.0))};
  }
  eas::SavedTensor x_;
};
eas::Tensor square(const eas::Tensor& x) {
  const eas::Tensor values = eas::mul(x.detach(), x.detach());
  return eas::is_recorded(x) ? eas::attach(values, eas::make_grad_node<SquareNode>(x)) : values;
}

TEST(Autograd, NodesOfOthers) {
  for (const DType dtype : kDTypes) {
    check([](const auto& x) { return square(x[0]); }, {random_tensor({2, 2}, dtype, 1)});
  }
}

// One node with two outputs, of which any may be used.
class SplitNode final : public GradNode {
 public:
  explicit SplitNode(const Tensor& x) : GradNode("split", {x}) {}
  Gradients backward(const Gradients& outputs) override {
    Tensor out = Tensor::zeros({2}, DType::float64);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      const Tensor::Subscript at = static_cast<std::int64_t>(i);
      if (outputs[i]) out.index({&at, 1}).copy_from(*outputs[i]);
    }
    return {out};
  }
};

TEST(Autograd, NodesOfSeveralOutputs) {
  const Tensor x = Tensor::ones({2}, DType::float64).requires_grad_();
  const auto node = make_grad_node<SplitNode>(x);
  const Tensor values = x.detach();
  const Tensor::Subscript zero = std::int64_t{0}, one = std::int64_t{1};
  const Tensor a = attach(values.index({&zero, 1}), node, 0);
  const Tensor b = attach(values.index({&one, 1}), node, 1);
  b.backward();
  EXPECT_EQ(element(x.grad().value(), 0), 0.0);
  EXPECT_EQ(element(x.grad().value(), 1), 1.0);
  add(a, mul(b, 3.0)).backward();
  EXPECT_EQ(element(x.grad().value(), 0), 1.0);
  EXPECT_EQ(element(x.grad().value(), 1), 4.0);
}

template <class Thrown, class Fn>
std::string message(Fn&& fn) {
  try {
    fn();
  } catch (const Thrown& error) {
    return error.what();
  }
  return "nothing thrown";
}

TEST(Autograd, Refusals) {
  Tensor x = Tensor::ones({2}).requires_grad_();
  Tensor y = mul(x, x);
  EXPECT_EQ(
      message<DTypeError>([] { Tensor::ones({2}, DType::int32).requires_grad_(); }),
      "[requires_grad_] only floats and complex numbers have gradients, got int32, expected a "
      "dtype such as float32; x.to(eas.float32) converts");
  EXPECT_EQ(message<ShapeError>([&] { y.backward(); }),
            "[backward] only one number has a gradient by itself, got shape (2,), expected "
            "backward(gradient) with a tensor of this shape, or a sum");
  EXPECT_EQ(message<DTypeError>([&] { sum(y.to(DType::complex64)).backward(); }),
            "[backward] only a real number has a gradient by itself, got complex64, expected "
            "backward(gradient), or a real part");
  EXPECT_EQ(message<ShapeError>([&] { y.backward(Tensor::ones({3})); }),
            "[backward] the gradient has another shape, got (3,), expected (2,)");
  EXPECT_EQ(message<DTypeError>([&] { y.backward(Tensor::ones({2}, DType::complex64)); }),
            "[backward] the gradient of a real tensor is real, got complex64, expected float32");
  EXPECT_EQ(message<Error>([&] { y.detach().backward(); }),
            "[backward] nothing was recorded for this tensor, got requires_grad=False, expected a "
            "result of operations on tensors with requires_grad=True, outside no_grad");
  EXPECT_EQ(message<Error>([&] { y.requires_grad_(false); }),
            "[requires_grad_] a result's gradient is followed because its operands' are, got "
            "requires_grad=False for the result of mul, expected a tensor made by the user; "
            "x.detach() is followed no more");
  EXPECT_EQ(message<ShapeError>([&] { x.set_grad(Tensor::ones({3})); }),
            "[grad] a gradient is like its tensor, got float32 of shape (3,), expected float32 of "
            "shape (2,)");
  EXPECT_EQ(message<Error>([&] { y.set_grad(Tensor::ones({2})); }),
            "[grad] only a leaf keeps its gradient, got the result of mul, expected a tensor made "
            "by the user");
  EXPECT_EQ(message<Error>([&] { x.fill(1.0); }),
            "[fill] a write to a tensor that requires grad is not differentiable, got "
            "requires_grad=True, expected no_grad(), x.detach() or x.clone().detach()");
  EXPECT_EQ(message<Error>([&] { Tensor::ones({2}).copy_from(x); }),
            "[copy_from] a write of values that require grad is not differentiable, got "
            "requires_grad=True, expected x.detach() or no_grad()");
  EXPECT_FALSE(x.to(DType::int32).requires_grad());
  {
    const GradMode off(false);
    x.fill(2.0);
  }
  EXPECT_EQ(message<Error>([&] { sum(y).backward(); }),
            "[backward] a tensor the gradient of mul needs was written to after it was used, got "
            "new values in the memory of a float32 tensor of shape (2,), expected backward() "
            "first, or a clone() to write to");
  EXPECT_FALSE(x.grad());  // nothing of what failed arrives
  x.requires_grad_(false);
  EXPECT_FALSE(x.requires_grad());
}

TEST(Autograd, WritesAreCountedByMemory) {
  const Tensor x = Tensor::zeros({4});
  Tensor view = x.reshape({2, 2}).transpose();
  const auto before = x.writes();
  view.fill(1.0);
  EXPECT_GT(x.writes(), before);
  EXPECT_EQ(x.writes(), view.detach().writes());
  EXPECT_EQ(x.clone().writes(), Tensor::zeros({4}).clone().writes());
  float memory[2] = {};
  const std::shared_ptr<void> owner(memory, [](void*) {});
  Tensor held = Tensor::from_memory(memory, {2}, {1}, DType::float32, owner);
  Tensor bare = Tensor::from_memory(memory, {2}, {1}, DType::float32, nullptr);
  held.fill(1.0);
  bare.fill(1.0);
  EXPECT_EQ(held.writes(), 1u);
  EXPECT_EQ(bare.writes(), 0u);  // nobody to count
}

TEST(Arithmetic, EveryDTypeAndStride) {
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto dtype = static_cast<DType>(i);
    const Tensor a = Tensor::arange(std::int64_t{0}, std::int64_t{6}, std::int64_t{1}).to(dtype);
    const Tensor x = a.reshape({2, 3}).transpose(), one = Tensor::ones({2}, dtype);
    if (dtype == DType::bool_) {
      EXPECT_EQ(std::get<bool>(add(x, one).at({0, 0})), true);
      EXPECT_EQ(std::get<bool>(mul(x, one).at({0, 0})), false);
      EXPECT_EQ(std::get<std::int64_t>(sum(x).item()), 5);
      continue;
    }
    const auto at = [](const Tensor& t, const Dims& index) {
      return element(Tensor::full({}, t.at(index), DType::complex128), 0).real();
    };
    EXPECT_EQ(at(add(x, one), {2, 1}), 6) << name(dtype);
    EXPECT_EQ(at(sub(x, one), {2, 1}), 4) << name(dtype);
    EXPECT_EQ(at(mul(x, x), {2, 1}), 25) << name(dtype);
    EXPECT_EQ(at(div(x, add(one, one)), {2, 1}), 2.5) << name(dtype);
    EXPECT_EQ(at(sum(x, {0}), {1}), 12) << name(dtype);
    EXPECT_EQ(at(neg(neg(x)), {1, 0}), 1) << name(dtype);
    EXPECT_EQ(at(conj(x), {1, 0}), 1) << name(dtype);
  }
}

TEST(Arithmetic, NumbersKeepTheDTypeWhereTheyFit) {
  EXPECT_EQ(mul(Tensor::ones({2}, DType::float16), 2.0).dtype(), DType::float16);
  EXPECT_EQ(mul(Tensor::ones({2}, DType::int8), std::int64_t{2}).dtype(), DType::int8);
  EXPECT_EQ(mul(Tensor::ones({2}, DType::int8), 2.0).dtype(), DType::float64);
  EXPECT_EQ(mul(Tensor::ones({2}, DType::float32), Complex(0, 1)).dtype(), DType::complex64);
  EXPECT_EQ(mul(Tensor::ones({2}, DType::float64), Complex(0, 1)).dtype(), DType::complex128);
  EXPECT_EQ(mul(Tensor::ones({2}, DType::bool_), std::int64_t{2}).dtype(), DType::int64);
}

TEST(Arithmetic, LongSumsStayExact) {
  const Tensor x = Tensor::full({1'000'003}, 0.1F);
  EXPECT_NEAR(value(sum(x)), 100'000.3, 1e-2);
  const Tensor y = Tensor::full({1'000'003}, 0.1, DType::float64);
  EXPECT_NEAR(value(sum(y)), 100'000.3, 1e-9);
}

}  // namespace
}  // namespace eas
