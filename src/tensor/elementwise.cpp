// One innermost loop per operation and dtype. Where memory is contiguous its steps are constants,
// which is what lets the compiler use vectors.
#include "tensor/elementwise.hpp"

#include "tensor/convert.hpp"
#include "tensor/loop.hpp"

#include <array>
#include <type_traits>

namespace eas::tensor {
namespace {

template <DType kDType>
using Value = decltype(load<kDType>(nullptr));

// Integers wrap: 64 unsigned bits hold every sum, difference and product modulo any of their widths.
template <class T>
inline constexpr bool kWraps = std::integral<T> && !std::same_as<T, bool>;
template <class T>
std::uint64_t bits(T x) {
  return static_cast<std::uint64_t>(x);
}

struct Add {
  template <class T>
  static auto of(T a, T b) {
    if constexpr (std::same_as<T, bool>) return a || b;
    else if constexpr (kWraps<T>) return static_cast<T>(bits(a) + bits(b));
    else return a + b;
  }
};

struct Sub {
  template <class T>
  static auto of(T a, T b) {
    if constexpr (std::same_as<T, bool>) return a != b;
    else if constexpr (kWraps<T>) return static_cast<T>(bits(a) - bits(b));
    else return a - b;
  }
};

struct Mul {
  template <class T>
  static auto of(T a, T b) {
    if constexpr (std::same_as<T, bool>) return a && b;
    else if constexpr (kWraps<T>) return static_cast<T>(bits(a) * bits(b));
    // As written in a textbook, and as NumPy does: std::complex looks for infinities first.
    else if constexpr (kIsComplex<T>)
      return T(a.real() * b.real() - a.imag() * b.imag(),
               a.real() * b.imag() + a.imag() * b.real());
    else return a * b;
  }
};

struct Div {
  template <class T>
  static auto of(T a, T b) {
    if constexpr (std::integral<T>) return a;  // never called: integers are divided as floats
    else return a / b;
  }
};

struct Neg {
  template <class T>
  static auto of(T a) {
    if constexpr (std::same_as<T, bool>) return a;
    else if constexpr (kWraps<T>) return static_cast<T>(0 - bits(a));
    else return -a;
  }
};

struct Conj {
  template <class T>
  static auto of(T a) {
    if constexpr (kIsComplex<T>) return std::conj(a);
    else return a;
  }
};

template <DType kDType, class Op>
void binary_row(const Places<3>& at, const Steps<3>& step, std::int64_t count) {
  using T = Storage<kDType>;
  using Unit = std::integral_constant<std::int64_t, sizeof(T)>;
  using Zero = std::integral_constant<std::int64_t, 0>;
  const auto run = [&](auto to, auto left, auto right) {
    for (std::int64_t i = 0; i < count; ++i) {
      *reinterpret_cast<T*>(at[0] + i * to) =
          convert<T>(Op::of(load<kDType>(at[1] + i * left), load<kDType>(at[2] + i * right)));
    }
  };
  const bool rows = step[0] == Unit::value && step[1] == Unit::value;
  if (rows && step[2] == Unit::value) return run(Unit{}, Unit{}, Unit{});
  if (rows && step[2] == 0) return run(Unit{}, Unit{}, Zero{});
  run(step[0], step[1], step[2]);
}

template <DType kDType, class Op>
void unary_row(const Places<2>& at, const Steps<2>& step, std::int64_t count) {
  using T = Storage<kDType>;
  using Unit = std::integral_constant<std::int64_t, sizeof(T)>;
  const auto run = [&](auto to, auto from) {
    for (std::int64_t i = 0; i < count; ++i) {
      *reinterpret_cast<T*>(at[0] + i * to) = convert<T>(Op::of(load<kDType>(at[1] + i * from)));
    }
  };
  if (step[0] == Unit::value && step[1] == Unit::value) return run(Unit{}, Unit{});
  run(step[0], step[1]);
}

template <DType kDType>
void accumulate_row(const Places<2>& at, const Steps<2>& step, std::int64_t count) {
  using T = Storage<kDType>;
  using Unit = std::integral_constant<std::int64_t, sizeof(T)>;
  const auto run = [&](auto to, auto from) {
    for (std::int64_t i = 0; i < count; ++i) {
      char* target = at[0] + i * to;
      *reinterpret_cast<T*>(target) =
          convert<T>(Add::of(load<kDType>(target), load<kDType>(at[1] + i * from)));
    }
  };
  if (step[0] == Unit::value && step[1] == Unit::value) return run(Unit{}, Unit{});
  run(step[0], step[1]);
}

template <class T>
struct WideOf {
  using type = std::conditional_t<
      kIsComplex<T>, std::complex<double>,
      std::conditional_t<std::floating_point<T>, double,
                         std::conditional_t<std::same_as<T, bool> || std::is_signed_v<T>,
                                            std::int64_t, std::uint64_t>>>;
};
template <DType kDType>
using Wide = typename WideOf<Value<kDType>>::type;

// Pairwise, so that the error grows with the logarithm of the count.
template <DType kDType>
Wide<kDType> sum_of(const char* from, std::int64_t step, std::int64_t count) {
  using W = Wide<kDType>;
  constexpr std::int64_t kBlock = 256, kLanes = 8;
  if (count > kBlock) {
    const std::int64_t half = count / 2 / kBlock * kBlock + (count / 2 < kBlock ? kBlock : 0);
    return Add::of(sum_of<kDType>(from, step, half),
                   sum_of<kDType>(from + half * step, step, count - half));
  }
  std::array<W, kLanes> lanes{};
  std::int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    for (std::int64_t k = 0; k < kLanes; ++k) {
      lanes[k] = Add::of(lanes[k], convert<W>(load<kDType>(from + (i + k) * step)));
    }
  }
  for (; i < count; ++i) lanes[0] = Add::of(lanes[0], convert<W>(load<kDType>(from + i * step)));
  for (std::int64_t width = kLanes / 2; width > 0; width /= 2) {
    for (std::int64_t k = 0; k < width; ++k) lanes[k] = Add::of(lanes[k], lanes[k + width]);
  }
  return lanes[0];
}

template <DType kDType>
void sum_row(const Places<2>& at, const Steps<2>& step, std::int64_t count) {
  using W = Wide<kDType>;
  const auto total = [&](std::int64_t i) -> W& {
    return *reinterpret_cast<W*>(at[0] + i * step[0]);
  };
  if (step[0] == 0) {
    total(0) = Add::of(total(0), sum_of<kDType>(at[1], step[1], count));
    return;
  }
  for (std::int64_t i = 0; i < count; ++i) {
    total(i) = Add::of(total(i), convert<W>(load<kDType>(at[1] + i * step[1])));
  }
}

Operand operand(const Tensor& tensor) {
  return {static_cast<char*>(tensor.data()), tensor.strides(),
          static_cast<std::int64_t>(itemsize(tensor.dtype()))};
}

template <class Op>
void combine_as(const Tensor& a, const Tensor& b, Tensor& out) {
  const std::array operands{operand(out), operand(a), operand(b)};
  visit(out.dtype(), [&](auto tag) {
    for_rows(out.shape(), operands, binary_row<dtype_of<typename decltype(tag)::type>, Op>);
  });
}

template <class Op>
void apply_as(const Tensor& a, Tensor& out) {
  const std::array operands{operand(out), operand(a)};
  visit(out.dtype(), [&](auto tag) {
    for_rows(out.shape(), operands, unary_row<dtype_of<typename decltype(tag)::type>, Op>);
  });
}

}  // namespace

void combine(Binary op, const Tensor& a, const Tensor& b, Tensor& out) {
  switch (op) {
    case Binary::Add: return combine_as<Add>(a, b, out);
    case Binary::Sub: return combine_as<Sub>(a, b, out);
    case Binary::Mul: return combine_as<Mul>(a, b, out);
    case Binary::Div: return combine_as<Div>(a, b, out);
  }
  __builtin_unreachable();
}

void apply(Unary op, const Tensor& a, Tensor& out) {
  switch (op) {
    case Unary::Neg: return apply_as<Neg>(a, out);
    case Unary::Conj: return apply_as<Conj>(a, out);
  }
  __builtin_unreachable();
}

void accumulate(Tensor& target, const Tensor& more) {
  const std::array operands{operand(target), operand(more)};
  visit(target.dtype(), [&](auto tag) {
    for_rows(target.shape(), operands, accumulate_row<dtype_of<typename decltype(tag)::type>>);
  });
}

DType sum_dtype(DType dtype) {
  switch (dtype) {
#define EAS_DTYPE(name, short, code, bits, storage) \
  case DType::name: return dtype_of<Wide<DType::name>>;
#include <eas/dtypes.def>
  }
  __builtin_unreachable();
}

void accumulate_sums(const Tensor& a, void* out, Span out_strides) {
  const auto wide = static_cast<std::int64_t>(itemsize(sum_dtype(a.dtype())));
  const std::array operands{Operand{static_cast<char*>(out), out_strides, wide}, operand(a)};
  visit(a.dtype(), [&](auto tag) {
    for_rows(a.shape(), operands, sum_row<dtype_of<typename decltype(tag)::type>>, 1);
  });
}

}  // namespace eas::tensor
