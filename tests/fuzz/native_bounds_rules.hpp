// The bound of one op's result, from its operands and their bounds: see native_bounds.hpp.
#pragma once

#include <vector>

#include "native_bounds_builder.hpp"

namespace eas::fuzz {

// A value of the kernel and its bound; null where it is exact whatever happens.
struct Pair {
  Value* value = nullptr;
  Value* error = nullptr;
};

class BoundsRules : public BoundsBuilder {
 public:
  BoundsRules(ir::Function& function, bool fast_math)
      : BoundsBuilder(function), fast_math_(fast_math) {}

  Value* elementwise(Op op, const std::vector<Pair>& x, Value* out);
  Value* cast(const Pair& x, Value* out);
  Value* bitcast(const Pair& x, Value* out);
  Value* where_bound(const Pair& condition, const Pair& x, const Pair& y);
  Value* along_axis(Op op, const Pair& x, int axis, Value* out);
  Value* dot(const std::vector<Pair>& x, Value* out);
  Value* sort(const Pair& x, int axis);
  // Everything else that gives exact results from exact operands.
  Value* exact_only(const std::vector<Pair>& x, Value* out);

  // The factor of eps sum|x| for n terms. Sums keep several partial results, ...
  static double terms(std::int64_t n) { return 8 + static_cast<double>(n) / 32; }
  // ... products may add one after another: equal terms are all rounded the same way. So does the
  // interpreter where it has no wider numbers.
  static double in_order(std::int64_t n) { return 8 + static_cast<double>(n) / 2; }
  static double terms(DType dtype, std::int64_t n) {
    return dtype == DType::float64 ? in_order(n) : terms(n);
  }
  Value* error(const Pair& x) { return x.error ? x.error : num(0, x.value); }

 private:
  Value* propagated(Op op, const std::vector<Pair>& x, Value* out);
  Value* monotone(Op op, const Pair& x);
  Value* compared(Op op, const std::vector<Pair>& x);
  Value* sum(const Pair& x, int axis, Value* out, bool scan);
  Value* product(const Pair& x, int axis, Value* out, bool scan);
  // Of a float result whose terms add up to at most `total`; the factor is one of those above.
  Value* summed(Value* total, Value* moved, Value* any, Value* out, double factor);

  bool fast_math_;
};

}  // namespace eas::fuzz
