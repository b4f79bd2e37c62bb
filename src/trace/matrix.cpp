// Matrix products and random numbers.
#include <array>
#include <numbers>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

// What a product of this dtype is accumulated in: at least 32 bits.
DType accumulator(DType dtype) {
  if (is_bool(dtype)) return DType::int32;
  if (info(dtype).bits >= 32) return dtype;
  return is_float(dtype) ? DType::float32 : DType::int32;
}

Value scalar_index(std::string_view op, std::string_view what, const Operand& operand) {
  const Value x = as_index(op, what, operand);
  if (!x.shape().is_scalar()) {
    throw ShapeError(op, cat(what, " must be a scalar, got ", describe(x),
                             ", expected one value per simdgroup"));
  }
  return x;
}

Value dot(const Operand& a, const Operand& b, const std::optional<Operand>& acc,
          std::optional<DType> out_dtype) {
  Tracer& tracer = Tracer::current("dot");
  std::vector<Value> factors = {as_value(a), as_value(b)};
  const ir::Shape &sa = factors[0].shape(), &sb = factors[1].shape();
  const int rank = sa.rank();
  const auto refuse = [&] {
    throw ShapeError("dot", cat("the shapes do not multiply, got ", describe(factors[0]), " and ",
                                describe(factors[1]),
                                ", expected [m, k] and [k, n], with the same leading axes"));
  };
  if (rank < 2 || sb.rank() != rank || sa[rank - 1] != sb[rank - 2]) refuse();
  ir::Shape shape = sa;
  shape[rank - 1] = sb[rank - 1];
  for (int i = 0; i < rank - 2; ++i) {
    if (sa[i] != sb[i]) refuse();
  }
  const DType in = meet(ir::Op::dot, factors).dtype;
  if (is_bool(in)) {
    throw DTypeError("dot", cat("not defined for this dtype, got ", describe(factors[0]), " and ",
                                describe(factors[1]), ", expected numbers, as x.to(mk.int8)"));
  }
  DType out = out_dtype.value_or(accumulator(in));
  if (!is_kernel_dtype(out) || is_bool(out) || is_float(out) != is_float(in)) {
    throw DTypeError("dot", cat("no such result dtype, got ", name(out), " for a product of ",
                                name(in), ", expected ", is_float(in) ? "a float" : "an integer"));
  }
  ir::Product operands{.a = convert_to("dot", factors[0], in).ir,
                       .b = convert_to("dot", factors[1], in).ir};
  if (acc) {
    Value sum = as_value(*acc);
    if (!sum.weak && !out_dtype) out = promote(out, sum.dtype());
    if (!(sum.shape() == shape) && !sum.shape().is_scalar()) {
      throw ShapeError("dot", cat("acc has another shape, got ", describe(sum), ", expected ",
                                  ir::user_string(ir::Type::tile(out, shape))));
    }
    operands.acc = expand(convert_to("dot", sum, out), shape).ir;
  }
  return {tracer.product(operands, out), false};
}

Value dot_in_memory(const Pointer& a, const Operand& a_stride, const Pointer& b,
                    const Operand& b_stride, const Operand& count) {
  const Value step_a = as_index("dot", "a_stride", a_stride),
              step_b = as_index("dot", "b_stride", b_stride);
  const DType dtype = accumulator(promote(a.buffer.dtype(), b.buffer.dtype()));
  const ir::Shape shape =
      meet_shapes("dot", {a.offset.shape(), step_a.shape(), b.offset.shape(), step_b.shape()});
  const Value zero =
      full(Sizes(shape.begin(), shape.end()), Number::of(std::int64_t{0}), dtype, "dot");
  const Value terms = as_index("dot", "K", count);
  // Rounded once, as the terms of every product; of integers it is the same.
  const auto plus_term = [&](const Item& sum, const Value& k) {
    const auto at = [&](const Pointer& p, const Value& step) {
      return cast_to(load(advance(p, elementwise(ir::Op::mul, {k, step})), {}, {}), dtype);
    };
    return elementwise(ir::Op::fma, {at(a, step_a), at(b, step_b), std::get<Value>(sum)});
  };
  // A sum of every second term each: neither waits for the other.
  const Number one = Number::of(std::int64_t{1}), two = Number::of(std::int64_t{2});
  const Items pair =
      for_loop(Number::of(std::int64_t{0}), elementwise(ir::Op::sub, {terms, one}), two,
               {zero, zero}, {"dot", "dot"}, [&](Value k, const Items& sums) -> Items {
                 const Value next = elementwise(ir::Op::add, {k, one});
                 return {plus_term(sums[0], k), plus_term(sums[1], next)};
               });
  const Value both = elementwise(ir::Op::add, {std::get<Value>(pair[0]), std::get<Value>(pair[1])});
  const Value some = elementwise(ir::Op::maximum, {terms, Number::of(std::int64_t{0})});
  const Value last = elementwise(ir::Op::and_, {some, Number::of(std::int64_t{-2})});
  const Items all =
      for_loop(last, terms, one, {both}, {"dot"},
               [&](Value k, const Items& sum) -> Items { return {plus_term(sum[0], k)}; });
  return std::get<Value>(all[0]);
}

}  // namespace

Fragment mma_zero() { return {Tracer::current(ir::Op::mma_zero).mma_zero()}; }

Fragment mma(const Pointer& a, const Operand& a_stride, const Pointer& b, const Operand& b_stride,
             const Fragment& acc) {
  Tracer& tracer = Tracer::current(ir::Op::mma);
  for (const Pointer* p : {&a, &b}) {
    const DType dtype = p->buffer.dtype();
    if (dtype != DType::float32 && dtype != DType::float16 && dtype != DType::bfloat16) {
      throw DTypeError("mma", cat("fragments are of floats, got ", name(dtype),
                                  ", expected float32, float16 or bfloat16"));
    }
  }
  return {tracer.mma({.a = a.buffer.ir,
                      .a_base = scalar_index("mma", "a_base", a.offset).ir,
                      .a_stride = scalar_index("mma", "a_stride", a_stride).ir,
                      .b = b.buffer.ir,
                      .b_base = scalar_index("mma", "b_base", b.offset).ir,
                      .b_stride = scalar_index("mma", "b_stride", b_stride).ir,
                      .acc = acc.ir})};
}

void mma_store(const Pointer& to, const Operand& stride, const Fragment& fragment) {
  Tracer& tracer = Tracer::current(ir::Op::mma_store);
  if (!is_float(to.buffer.dtype())) {
    throw DTypeError("mma_store", cat("fragments are of floats, got a buffer of ",
                                      name(to.buffer.dtype()), ", expected a float"));
  }
  tracer.mma_store({.buffer = to.buffer.ir,
                    .base = scalar_index("mma_store", "base", to.offset).ir,
                    .stride = scalar_index("mma_store", "stride", stride).ir,
                    .fragment = fragment.ir});
}

namespace {

// The words of Philox for every offset.
std::array<Value, 4> philox(std::string_view op, const Operand& seed, const Operand& offset) {
  Tracer& tracer = Tracer::current(op);
  Value key = as_index(op, "the seed", seed), counter = as_index(op, "the offset", offset);
  const ir::Shape shape = meet_shapes(op, {key.shape(), counter.shape()});
  key = expand(cast_to(key, DType::uint64), shape);
  counter = expand(cast_to(counter, DType::uint64), shape);
  const ir::Node* node = tracer.philox({.seed = key.ir, .offset = counter.ir});
  return {Value{node->results[0], false}, Value{node->results[1], false},
          Value{node->results[2], false}, Value{node->results[3], false}};
}

// 24 bits of a word as a float32 in [0, 1): exact, so the same on every backend.
Value unit(const Value& word) {
  const Value top = elementwise(ir::Op::shr, {word, Number::of(std::int64_t{8})});
  return elementwise(ir::Op::mul, {cast_to(top, DType::float32), Number::of(0x1p-24)});
}

}  // namespace

Value rand(const Operand& seed, const Operand& offset) {
  return unit(philox("rand", seed, offset)[0]);
}

Value randint(const Operand& seed, const Operand& offset) {
  return philox("randint", seed, offset)[0];
}

// Box and Muller's transform; the logarithm's operand is in (0, 1].
Value randn(const Operand& seed, const Operand& offset) {
  const auto words = philox("randn", seed, offset);
  const Value radius_seed = elementwise(ir::Op::sub, {Number::of(1.0), unit(words[0])});
  const Value radius = elementwise(
      ir::Op::sqrt,
      {elementwise(ir::Op::mul, {Number::of(-2.0), elementwise(ir::Op::log, {radius_seed})})});
  const Value angle = elementwise(ir::Op::mul, {unit(words[1]), Number::of(2 * std::numbers::pi)});
  return elementwise(ir::Op::mul, {radius, elementwise(ir::Op::cos, {angle})});
}

// --- as they are called ---

Given trace_dot(const Call& c) {
  return dot(c.operand("a_tile"), c.operand("b_tile"), c.optional("acc"),
             c.optional_dtype("out_dtype"));
}
Given trace_dot_in_memory(const Call& c) {
  return dot_in_memory(c.address("a", "a_base"), c.operand("a_stride"), c.address("b", "b_base"),
                       c.operand("b_stride"), c.operand("K"));
}
Given trace_matmul(const Call& c) { return dot(c.operand("x"), c.operand("y"), {}, {}); }

Given trace_mma_zero(const Call&) { return mma_zero(); }
Given trace_mma(const Call& c) {
  return mma(c.address("a", "a_base"), c.operand("a_stride"), c.address("b", "b_base"),
             c.operand("b_stride"), c.fragment("acc"));
}
Given trace_mma_store(const Call& c) {
  mma_store(c.address("buf", "base"), c.operand("stride"), c.fragment("frag"));
  return {};
}

Given trace_rand(const Call& c) { return rand(c.operand("seed"), c.operand("offset")); }
Given trace_randn(const Call& c) { return randn(c.operand("seed"), c.operand("offset")); }
Given trace_random_words(const Call& c) {
  const auto words = philox(c.op(), c.operand("seed"), c.operand("offset"));
  return std::vector<Value>(words.begin(), words.end());
}
Given trace_randint(const Call& c) { return randint(c.operand("seed"), c.operand("offset")); }

}  // namespace eas::trace
