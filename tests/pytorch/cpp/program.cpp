// torch's tensors in eas and back without Python (eas_torch/tensor.hpp). Prints what is wrong; nothing
// if all is well.
#include <ATen/Functions.h>
#include <ATen/core/grad_mode.h>
#include <eas/eas.hpp>
#include <eas_torch/tensor.hpp>

#include <cstdio>
#include <functional>
#include <string>

namespace {

int g_wrong = 0;

void check(bool holds, const char* what) {
  if (holds) return;
  std::printf("%s\n", what);
  ++g_wrong;
}

void check_refused(const std::function<void()>& run, const std::string& words) {
  try {
    run();
    std::printf("not refused: %s\n", words.c_str());
    ++g_wrong;
  } catch (const eas::Error& error) {
    if (words == error.what()) return;
    std::printf("got %s\nexpected %s\n", error.what(), words.c_str());
    ++g_wrong;
  }
}

const auto g_add =
    eas::kernel("add", [](eas::Buffer<float> a, eas::Buffer<float> b, eas::Buffer<float> c,
                          eas::i32 n, eas::Constexpr<int> block) {
      auto offs = eas::program_id(0) * block + eas::arange(0, block);
      auto mask = offs < n;
      eas::store(c, offs, eas::load(a, offs, mask) + eas::load(b, offs, mask), mask);
    });

void memory_is_shared() {
  const at::Tensor x = at::arange(24, at::kDouble).reshape({4, 6});
  const at::Tensor view = x.slice(0, 1).t();
  const eas::Tensor ours = eas_torch::from_torch(view);
  check(ours.data() == view.data_ptr(), "another address");
  check(ours.shape()[0] == 6 && ours.shape()[1] == 3, "another shape");
  check(ours.strides()[0] == 1 && ours.strides()[1] == 6, "other strides");
  static_cast<double*>(ours.data())[6] = -1;
  check(x[2][0].item<double>() == -1, "not the same memory");

  const at::Tensor back = eas_torch::to_torch(ours);
  check(back.data_ptr() == view.data_ptr(), "another address on the way back");
  check(back.sizes() == view.sizes() && back.strides() == view.strides(), "another layout");
  check(back.scalar_type() == at::kDouble, "another dtype");
}

void every_dtype_goes_both_ways() {
  for (const at::ScalarType type :
       {at::kBool, at::kChar, at::kShort, at::kInt, at::kLong, at::kByte, at::kUInt16, at::kUInt32,
        at::kUInt64, at::kHalf, at::kBFloat16, at::kFloat, at::kDouble, at::kComplexFloat,
        at::kComplexDouble}) {
    const at::Tensor x = at::empty({2, 3}, type);
    const at::Tensor back = eas_torch::to_torch(eas_torch::from_torch(x));
    check(back.scalar_type() == type && back.data_ptr() == x.data_ptr(), c10::toString(type));
  }
  for (const at::Tensor& x : {at::empty({}, at::kFloat), at::empty({0, 3}, at::kFloat)}) {
    check(eas_torch::to_torch(eas_torch::from_torch(x)).sizes() == x.sizes(), "an odd shape");
  }
}

void memory_lives_as_long_as_anybody_uses_it() {
  eas::Tensor ours;
  {
    const at::Tensor x = at::full({1000}, 3.0, at::kFloat);
    ours = eas_torch::from_torch(x);
  }
  at::Tensor theirs;
  {
    const eas::Tensor y = ours;
    theirs = eas_torch::to_torch(y);
    ours = eas::Tensor();
  }
  check(theirs.eq(3).all().item<bool>(), "the memory went away");
}

void kernels_take_them() {
  const at::Tensor a = at::arange(100, at::kFloat), b = at::ones({100}, at::kFloat);
  const at::Tensor c = at::zeros({100}, at::kFloat);
  g_add(eas_torch::from_torch(a), eas_torch::from_torch(b), eas_torch::from_torch(c), 100,
        eas::constexpr_v(32));
  check(c.equal(a + b), "the kernel's sum");
}

void what_cannot_be_shared_is_refused() {
  using eas_torch::from_torch;
  check_refused([] { from_torch(at::Tensor()); },
                "[from_torch] there is no tensor, got an undefined one, expected a tensor");
  check_refused([] { from_torch(at::ones({2}).to_sparse()); },
                "[from_torch] only a strided tensor has memory to share, got layout Sparse, "
                "expected torch.strided; to_dense() makes one");
  check_refused([] { from_torch(at::empty({2}, at::TensorOptions().device(at::kMeta))); },
                "[from_torch] the data is on another device, got meta, expected cpu");
  check_refused([] { from_torch(at::ones({2}, at::kComplexFloat).conj()); },
                "[from_torch] the tensor is a lazy view, got its conj bit, expected plain values: "
                "resolve_conj() or resolve_neg()");
  check_refused([] { from_torch(at::empty({2}, at::kComplexHalf)); },
                "[from_torch] the dtype is not supported, got ComplexHalf, expected one that eas "
                "has");
  at::Tensor leaf = at::ones({2}, at::kFloat);
  leaf.requires_grad_();
  check_refused(
      [&] { from_torch(leaf); },
      "[from_torch] the gradient would be lost, got a tensor that requires grad, expected "
      "eas_torch::apply, detach() or torch::NoGradGuard");
  const at::NoGradGuard values_only;
  check(from_torch(leaf).data() == leaf.data_ptr(), "a leaf without grad mode");
}

at::Tensor product(const at::Tensor& a, const at::Tensor& b) {
  return eas_torch::apply(
      [](std::span<const eas::Tensor> x) { return eas::einsum("ij,jk->ik", x); }, {a, b});
}

at::Tensor leaf_of(at::IntArrayRef sizes) {
  at::Tensor made = at::rand(sizes, at::kDouble);
  made.requires_grad_();
  return made;
}

void functions_are_nodes_of_torchs_graph() {
  const at::Tensor a = leaf_of({3, 4}), b = leaf_of({4, 5});
  const at::Tensor ours = product(a, b), theirs = at::mm(a, b);
  check(ours.requires_grad() && at::allclose(ours, theirs), "the product");
  const at::Tensor weight = at::rand({3, 5}, at::kDouble);
  const auto grads = [&](const at::Tensor& result) {
    return torch::autograd::grad({(result * weight).pow(2).sum()}, {a, b}, {}, true, true);
  };
  const auto got = grads(ours), expected = grads(theirs);
  for (std::size_t i = 0; i < 2; ++i) check(at::allclose(got[i], expected[i]), "a gradient");

  const auto second = [&](const torch::autograd::variable_list& first) {
    return torch::autograd::grad({first[0].sum() + first[1].pow(2).sum()}, {a, b});
  };
  const auto got2 = second(got), expected2 = second(expected);
  for (std::size_t i = 0; i < 2; ++i) check(at::allclose(got2[i], expected2[i]), "a second one");

  // Of one input alone, an expanded gradient, and no grad mode.
  const at::Tensor plain = b.detach();
  product(a, plain).sum().backward();
  check(at::allclose(a.grad(), plain.sum(1).expand({3, 4})), "the gradient of one input");
  check(!plain.grad().defined(), "a gradient nobody asked for");
  const at::NoGradGuard off;
  check(!product(a, b).requires_grad(), "history without grad mode");
}

}  // namespace

int main() {
  memory_is_shared();
  every_dtype_goes_both_ways();
  memory_lives_as_long_as_anybody_uses_it();
  kernels_take_them();
  what_cannot_be_shared_is_refused();
  functions_are_nodes_of_torchs_graph();
  return g_wrong != 0;
}
