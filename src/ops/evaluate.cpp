// Loops over elements around the reference bodies, one for each op and dtype the op's rule accepts,
// made from the rows.
#include "ops/evaluate.hpp"

#include <eas/error.hpp>

#include <cstring>
#include <string>

#include "ops/reference.hpp"
#include "ops/rule_types.hpp"

namespace eas::ops {
namespace {

[[noreturn]] void refuse(Op op, DType dtype) {
  throw InternalError(std::string(info(op).name) + " of " + std::string(name(dtype)));
}

// Calls fn with the storage type of a dtype the rule accepts.
template <Op kOp, Rule kRule, class Fn>
void visit_accepted(DType dtype, Fn&& fn) {
  visit_kernel(dtype, [&](auto tag) {
    if constexpr (takes<kRule, typename decltype(tag)::type>()) {
      fn(tag);
    } else {
      refuse(kOp, dtype);
    }
  });
}

template <Op kOp, Rule kRule, int kArity>
void elementwise(DType dtype, std::span<const void* const> in, void* out, std::int64_t count) {
  visit_accepted<kOp, kRule>(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using R = Result<kRule, T>;
    R* r = static_cast<R*>(out);
    const T* x = static_cast<const T*>(in[0]);
    if constexpr (kArity == 1) {
      for (std::int64_t i = 0; i < count; ++i) {
        r[i] = convert<R>(Body<kOp>::template eval<T>(x[i]));
      }
    } else if constexpr (kArity == 2) {
      const T* y = static_cast<const T*>(in[1]);
      for (std::int64_t i = 0; i < count; ++i) {
        r[i] = convert<R>(Body<kOp>::template eval<T>(x[i], y[i]));
      }
    } else {
      const T* y = static_cast<const T*>(in[1]);
      const T* z = static_cast<const T*>(in[2]);
      for (std::int64_t i = 0; i < count; ++i) {
        r[i] = convert<R>(Body<kOp>::template eval<T>(x[i], y[i], z[i]));
      }
    }
  });
}

// The middle axis of [outer, length, inner].
struct Axis {
  std::int64_t outer, length, inner;

  // Calls fn(first, position) with the flat index of each line's first element and the line's own
  // number.
  template <class Fn>
  void lines(Fn&& fn) const {
    for (std::int64_t o = 0; o < outer; ++o) {
      for (std::int64_t i = 0; i < inner; ++i) fn(o * length * inner + i, o * inner + i);
    }
  }
};

// Floats are accumulated in double and rounded to the result's dtype when they are written.
template <Op kOp, Rule kRule, bool kScan>
void fold(DType dtype, const void* in, void* out, const Axis& axis) {
  visit_accepted<kOp, kRule>(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using R = Result<kRule, T>;
    using A = Compute<R>;
    const T* x = static_cast<const T*>(in);
    R* r = static_cast<R*>(out);
    axis.lines([&](std::int64_t first, std::int64_t position) {
      A acc = static_cast<A>(convert<R>(x[first]));
      if constexpr (kScan) r[first] = convert<R>(acc);
      for (std::int64_t k = 1; k < axis.length; ++k) {
        const std::int64_t at = first + k * axis.inner;
        acc = Step<kOp>::template eval<A>(acc, static_cast<A>(convert<R>(x[at])));
        if constexpr (kScan) r[at] = convert<R>(acc);
      }
      if constexpr (!kScan) r[position] = convert<R>(acc);
    });
  });
}

template <Op kOp>
void find_best(DType dtype, const void* in, void* out, const Axis& axis) {
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T* x = static_cast<const T*>(in);
    axis.lines([&](std::int64_t first, std::int64_t position) {
      std::int64_t best = 0;
      for (std::int64_t k = 1; k < axis.length; ++k) {
        const Compute<T> candidate = x[first + k * axis.inner];
        const Compute<T> champion = x[first + best * axis.inner];
        if (Beats<kOp>::eval(candidate, champion)) best = k;
      }
      static_cast<std::int64_t*>(out)[position] = best;
    });
  });
}

}  // namespace

void evaluate_elementwise(Op op, DType dtype, std::span<const void* const> in, void* out,
                          std::int64_t count) {
  switch (op) {
#define EAS_UNARY(name, ...) \
  case Op::name:             \
    return elementwise<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 1>(dtype, in, out, count);
#define EAS_BINARY(name, ...) \
  case Op::name:              \
    return elementwise<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 2>(dtype, in, out, count);
#define EAS_TERNARY(name, ...) \
  case Op::name:               \
    return elementwise<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 3>(dtype, in, out, count);
#define EAS_REDUCE(name, ...) \
  case Op::name: break;
#define EAS_ARG_REDUCE(name, ...) \
  case Op::name: break;
#define EAS_SCAN(name, ...) \
  case Op::name: break;
#define EAS_STRUCTURED(name, ...) \
  case Op::name: break;
#include "ops/ops.def"
  }
  throw InternalError(std::string(info(op).name) + " is not elementwise");
}

void evaluate_axis(Op op, DType dtype, const void* in, void* out, std::int64_t outer,
                   std::int64_t length, std::int64_t inner) {
  const Axis axis{outer, length, inner};
  if (length < 1) throw InternalError("an axis of no elements has no first one");
  switch (op) {
#define EAS_REDUCE(name, ...) \
  case Op::name:              \
    return fold<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), false>(dtype, in, out, axis);
#define EAS_SCAN(name, ...) \
  case Op::name:            \
    return fold<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), true>(dtype, in, out, axis);
#define EAS_ARG_REDUCE(name, ...) \
  case Op::name: return find_best<Op::name>(dtype, in, out, axis);
#define EAS_UNARY(name, ...) \
  case Op::name: break;
#define EAS_BINARY(name, ...) \
  case Op::name: break;
#define EAS_TERNARY(name, ...) \
  case Op::name: break;
#define EAS_STRUCTURED(name, ...) \
  case Op::name: break;
#include "ops/ops.def"
  }
  throw InternalError(std::string(info(op).name) + " is no reduction or scan");
}

void convert_elements(DType from, const void* in, DType to, void* out, std::int64_t count) {
  if (from == to) {
    if (count > 0) std::memcpy(out, in, itemsize(from) * static_cast<std::size_t>(count));
    return;
  }
  visit_kernel(from, [&](auto from_tag) {
    using From = typename decltype(from_tag)::type;
    visit_kernel(to, [&](auto to_tag) {
      using To = typename decltype(to_tag)::type;
      const From* x = static_cast<const From*>(in);
      To* r = static_cast<To*>(out);
      for (std::int64_t i = 0; i < count; ++i) r[i] = convert<To>(x[i]);
    });
  });
}

}  // namespace eas::ops
