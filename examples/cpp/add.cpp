// The first kernel, in C++: tiles, a mask, an inferred grid. Fails when the result is wrong.
#include <eas/eas.hpp>

#include <cstdio>

int main() {
  auto add = eas::kernel("add", [](eas::Buffer<float> a, eas::Buffer<float> b, eas::Buffer<float> c,
                                   eas::i32 n, eas::Constexpr<int> block) {
    auto offs = eas::program_id(0) * block + eas::arange(0, block);
    auto mask = offs < n;
    eas::store(c, offs, eas::load(a, offs, mask) + eas::load(b, offs, mask), mask);
  });

  const int n = 10'000;
  const eas::Tensor a = eas::Tensor::full({n}, 1.5), b = eas::Tensor::ones({n});
  const eas::Tensor c = eas::Tensor::zeros({n});
  add(a, b, c, n, eas::constexpr_v(256));

  for (int i = 0; i < n; ++i) {
    if (c.data_as<float>()[i] == 2.5F) continue;
    std::printf("add: wrong at %d, got %g, expected 2.5\n", i, c.data_as<float>()[i]);
    return 1;
  }
  // Tensors contract as in Python: the sum of all elements.
  const float total = eas::einsum("i->", {c}).data_as<float>()[0];
  std::printf("add: %d elements, all right, %g in all\n", n, total);
}
