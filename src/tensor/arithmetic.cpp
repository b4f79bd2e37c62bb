// What arithmetic on tensors means: dtypes, broadcasting, diagonal storage and gradients.
// elementwise.cpp has the loops.
#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "tensor/device.hpp"
#include "tensor/elementwise.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <vector>

namespace eas {
namespace {

using tensor::Binary;
using tensor::Unary;

std::string_view op_name(Binary op) {
  switch (op) {
    case Binary::Add: return "add";
    case Binary::Sub: return "sub";
    case Binary::Mul: return "mul";
    case Binary::Div: return "div";
  }
  __builtin_unreachable();
}

class BinaryNode final : public GradNode {
 public:
  BinaryNode(Binary op, const Tensor& a, const Tensor& b) : GradNode(op_name(op), {a, b}), op_(op) {
    const bool product = op == Binary::Mul || op == Binary::Div;
    if (product && (op == Binary::Div || wanted(1))) a_ = SavedTensor(a);
    if (product && (op == Binary::Div || wanted(0))) b_ = SavedTensor(b);
  }

  Gradients backward(const Gradients& outputs) override {
    const Tensor& g = *outputs[0];
    Gradients out(2);
    switch (op_) {
      case Binary::Add: out = {g, g}; break;
      case Binary::Sub:
        out[0] = g;
        if (wanted(1)) out[1] = neg(g);
        break;
      case Binary::Mul:
        if (wanted(0)) out[0] = mul(g, conj(b_.get()));
        if (wanted(1)) out[1] = mul(g, conj(a_.get()));
        break;
      case Binary::Div: {
        const Tensor b = b_.get(), to_a = div(g, conj(b));
        if (wanted(0)) out[0] = to_a;
        if (wanted(1)) out[1] = neg(mul(to_a, conj(div(a_.get(), b))));
        break;
      }
    }
    return out;
  }

 private:
  Binary op_;
  SavedTensor a_, b_;
};

class UnaryNode final : public GradNode {
 public:
  UnaryNode(Unary op, const Tensor& a)
      : GradNode(op == Unary::Neg ? "neg" : "conj", {a}), op_(op) {}

  // L changes with conj(z) as the conjugate of how it changes with z.
  Gradients backward(const Gradients& outputs) override {
    return {op_ == Unary::Neg ? neg(*outputs[0]) : conj(*outputs[0])};
  }

 private:
  Unary op_;
};

class SumNode final : public GradNode {
 public:
  SumNode(const Tensor& a, Dims kept)
      : GradNode("sum", {a}), shape_(a.shape()), kept_(std::move(kept)) {}

  Gradients backward(const Gradients& outputs) override {
    return {outputs[0]->contiguous().reshape(kept_).broadcast_to(shape_)};
  }

 private:
  Dims shape_, kept_;  // kept_ has size 1 where shape_ was summed
};

Dims broadcast(const Tensor& a, const Tensor& b, std::string_view op) {
  const Tensor& longer = a.ndim() >= b.ndim() ? a : b;
  const Tensor& shorter = a.ndim() >= b.ndim() ? b : a;
  Dims out(longer.shape());
  const std::size_t lead = out.size() - shorter.shape().size();
  for (std::size_t i = 0; i < shorter.shape().size(); ++i) {
    const std::int64_t size = shorter.shape()[i];
    std::int64_t& here = out[lead + i];
    if (here == 1) here = size;
    if (size == 1 || size == here) continue;
    throw ShapeError(op, cat("the shapes do not broadcast, got ", tensor::text(a.shape()), " and ",
                             tensor::text(b.shape()), ", expected equal sizes or 1"));
  }
  return out;
}

bool is_one_number(const Tensor& t) { return t.is_dense() && t.numel() == 1; }

// The vector a diagonal result is made of: what is held, or the one number that meets all of it.
Tensor held(const Tensor& t, int ndim) {
  return is_one_number(t) && t.ndim() <= ndim ? t.reshape(Dims{}) : t.diagonal();
}

bool stays_diagonal(Binary op, const Tensor& a, const Tensor& b) {
  if (a.is_dense() && b.is_dense()) return false;
  const bool alike = !a.is_dense() && !b.is_dense() && Dims(a.shape()) == Dims(b.shape());
  const bool fits = Dims(a.shape()) == Dims(b.shape());
  switch (op) {
    case Binary::Add:
    case Binary::Sub: return alike;
    case Binary::Mul:
      return fits || (is_one_number(a) && a.ndim() <= b.ndim()) ||
             (is_one_number(b) && b.ndim() <= a.ndim());
    case Binary::Div: return !a.is_dense() && is_one_number(b) && b.ndim() <= a.ndim();
  }
  __builtin_unreachable();
}

Tensor binary(Binary op, const Tensor& left, const Tensor& right) {
  refuse_while_capturing(op_name(op));
  tensor::require_host(left, op_name(op));
  tensor::require_host(right, op_name(op));
  DType dtype = promote_as_numpy(left.dtype(), right.dtype());
  if (op == Binary::Div && !is_float(dtype) && !is_complex(dtype)) dtype = DType::float64;
  if (op == Binary::Sub && is_bool(dtype)) {
    throw DTypeError("sub", "bools have no difference, got bool and bool, expected numbers");
  }
  Tensor a = left.to(dtype), b = right.to(dtype);
  if (stays_diagonal(op, a, b)) {
    const int ndim = std::max(a.ndim(), b.ndim());
    return Tensor::diag(binary(op, held(a, ndim), held(b, ndim)), ndim);
  }
  if (!a.is_dense()) a = a.contiguous();
  if (!b.is_dense()) b = b.contiguous();
  const Dims shape = broadcast(a, b, op_name(op));
  a = a.broadcast_to(shape);
  b = b.broadcast_to(shape);
  Tensor out = Tensor::empty(shape, dtype);
  tensor::combine(op, a, b, out);
  if (!is_recorded(a) && !is_recorded(b)) return out;
  return attach(out, make_grad_node<BinaryNode>(op, a, b));
}

Tensor unary(Unary op, const Tensor& a) {
  const char* const name = op == Unary::Neg ? "neg" : "conj";
  refuse_while_capturing(name);
  tensor::require_host(a, name);
  if (!a.is_dense()) return Tensor::diag(unary(op, a.diagonal()), a.ndim());
  Tensor out = Tensor::empty(a.shape(), a.dtype());
  tensor::apply(op, a, out);
  return is_recorded(a) ? attach(out, make_grad_node<UnaryNode>(op, a)) : out;
}

DType dtype_with(const Number& value, DType dtype) {
  if (std::holds_alternative<bool>(value)) return dtype;
  if (std::holds_alternative<double>(value)) {
    return is_float(dtype) || is_complex(dtype) ? dtype : DType::float64;
  }
  if (std::holds_alternative<std::complex<double>>(value)) {
    const bool exact = !is_float(dtype) && !is_complex(dtype);
    return exact ? DType::complex128 : promote_as_numpy(dtype, DType::complex64);
  }
  return is_bool(dtype) ? DType::int64 : dtype;
}

}  // namespace

Tensor add(const Tensor& a, const Tensor& b) { return binary(Binary::Add, a, b); }
Tensor sub(const Tensor& a, const Tensor& b) { return binary(Binary::Sub, a, b); }
Tensor mul(const Tensor& a, const Tensor& b) { return binary(Binary::Mul, a, b); }
Tensor div(const Tensor& a, const Tensor& b) { return binary(Binary::Div, a, b); }

Tensor like(const Number& value, const Tensor& other) {
  return Tensor::full({}, value, dtype_with(value, other.dtype()));
}
Tensor add(const Tensor& a, const Number& b) { return add(a, like(b, a)); }
Tensor mul(const Tensor& a, const Number& b) { return mul(a, like(b, a)); }

Tensor neg(const Tensor& a) {
  if (!is_bool(a.dtype())) return unary(Unary::Neg, a);
  throw DTypeError("neg", "a bool has no negative, got bool, expected numbers");
}

Tensor conj(const Tensor& a) { return is_complex(a.dtype()) ? unary(Unary::Conj, a) : a; }

Tensor sum(const Tensor& a) {
  Dims axes(static_cast<std::size_t>(a.ndim()));
  for (std::size_t i = 0; i < axes.size(); ++i) axes[i] = static_cast<std::int64_t>(i);
  return sum(a, axes);
}

Tensor sum(const Tensor& a, const Dims& axes, bool keep_axes) {
  refuse_while_capturing("sum");
  tensor::require_host(a, "sum");
  const auto rank = static_cast<std::size_t>(a.ndim());
  std::vector<bool> summed(rank);
  for (const std::int64_t axis : axes) {
    const std::size_t at = tensor::normal_axis(axis, rank, "sum");
    if (summed[at]) {
      throw ShapeError("sum", cat("an axis is named twice, got axes ", tensor::text(axes),
                                  ", expected each at most once"));
    }
    summed[at] = true;
  }
  const bool rounds = is_float(a.dtype()) || is_complex(a.dtype());
  const DType wide = tensor::sum_dtype(a.dtype());
  if (!a.is_dense() && !axes.empty() && !keep_axes) {
    // Each index left has one element that is not zero.
    const Tensor v = rounds ? a.diagonal() : a.diagonal().to(wide);
    return axes.size() == rank ? sum(v) : Tensor::diag(v, a.ndim() - static_cast<int>(axes.size()));
  }
  if (!a.is_dense()) return sum(a.contiguous(), axes, keep_axes);
  Dims kept(a.shape()), shape;
  for (std::size_t i = 0; i < rank; ++i) {
    if (summed[i]) kept[i] = 1;
    if (keep_axes || !summed[i]) shape.push_back(kept[i]);
  }
  const Tensor totals = Tensor::zeros(kept, wide);
  Dims strides(totals.strides());
  for (std::size_t i = 0; i < rank; ++i) {
    if (summed[i]) strides[i] = 0;
  }
  tensor::accumulate_sums(a, totals.data(), strides);
  const Tensor out = (rounds ? totals.to(a.dtype()) : totals).reshape(shape);
  return is_recorded(a) ? attach(out, make_grad_node<SumNode>(a, kept)) : out;
}

Tensor sum_to(const Tensor& a, const Dims& shape) {
  if (Dims(a.shape()) == shape) return a;
  const std::size_t lead = a.shape().size() - shape.size();
  Dims axes;
  for (std::size_t i = 0; i < a.shape().size(); ++i) {
    if (i < lead || shape[i - lead] != a.shape()[i]) axes.push_back(static_cast<std::int64_t>(i));
  }
  return sum(a, axes, true).reshape(shape);
}

}  // namespace eas
