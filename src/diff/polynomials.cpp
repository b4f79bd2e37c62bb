// Sums are never multiplied out: (x - 1)^9 is a power of x - 1, whose terms would cancel.
#include "diff/polynomials.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "passes/constants.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Value;

namespace {

constexpr std::size_t kMostFactors = 10;

std::optional<double> number_in(const Value* value) {
  const auto bits = passes::splat_bits(value);
  if (!bits) return std::nullopt;
  return ir::constant_double(value->type.dtype, *bits);
}

bool is_one_power(const Polynomial& polynomial) {
  return std::count_if(polynomial.factors.begin(), polynomial.factors.end(),
                       [](double factor) { return factor != 0; }) == 1;
}

Polynomial times(const Polynomial& x, const Polynomial& y) {
  Polynomial out{x.of, std::vector<double>(x.factors.size() + y.factors.size() - 1)};
  for (std::size_t i = 0; i < x.factors.size(); ++i) {
    for (std::size_t j = 0; j < y.factors.size(); ++j) {
      out.factors[i + j] += x.factors[i] * y.factors[j];
    }
  }
  return out;
}

}  // namespace

Polynomials::Polynomials(const ir::Function& function) {
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->results.size() != 1 || !is_float(node->results[0]->type.dtype)) return;
    Polynomial made;
    if (look_at(*node, made)) known_.emplace(node->results[0], std::move(made));
  });
}

const Polynomial* Polynomials::find(const Value* value) const {
  const auto found = known_.find(value);
  return found == known_.end() || found->second.factors.size() <= 2 ? nullptr : &found->second;
}

Polynomial Polynomials::form(const Value* value) const {
  if (const auto number = number_in(value)) return {nullptr, {*number}};
  const auto found = known_.find(value);
  return found == known_.end() ? Polynomial{value, {0, 1}} : found->second;
}

// What it is a polynomial of; null where it is none.
const Value* Polynomials::look_at(const Node& node, Polynomial& out) const {
  if (node.op == Op::neg) {
    out = form(node.x());
    for (double& factor : out.factors) factor = -factor;
    return out.of;
  }
  if (node.op != Op::add && node.op != Op::sub && node.op != Op::mul) return nullptr;
  Polynomial x = form(node.x()), y = form(node.y());
  if (!x.of) x.of = y.of;
  if (!y.of) y.of = x.of;
  if (!x.of) return nullptr;
  const bool multiplies = node.op == Op::mul;
  const bool fits = x.of == y.of && (!multiplies || is_one_power(x) || is_one_power(y)) &&
                    x.factors.size() + (multiplies ? y.factors.size() : 0) <= kMostFactors + 1;
  if (!fits) {
    if (!multiplies || node.x() != node.y()) return nullptr;
    out = {node.x(), {0, 0, 1}};
    return out.of;
  }
  if (multiplies) {
    out = times(x, y);
  } else {
    out = std::move(x);
    out.factors.resize(std::max(out.factors.size(), y.factors.size()));
    for (std::size_t i = 0; i < y.factors.size(); ++i) {
      out.factors[i] += node.op == Op::sub ? -y.factors[i] : y.factors[i];
    }
  }
  const bool plain = std::all_of(out.factors.begin(), out.factors.end(),
                                 [](double factor) { return std::isfinite(factor); });
  return plain ? out.of : nullptr;
}

Term slope(const Polynomial& polynomial, const Term& x) {
  std::vector<Term> powers{x};  // 1, 2, …
  const auto power = [&](std::size_t n) {
    while (powers.size() < n) powers.push_back(powers.back() * x);
    return powers[n - 1];
  };
  std::optional<Term> sum;
  std::size_t at = 0;  // the power that the sum is multiplied by in the end
  for (std::size_t i = polynomial.factors.size() - 1; i >= 1; --i) {
    const double factor = polynomial.factors[i] * static_cast<double>(i);
    if (factor == 0) continue;
    const std::size_t exponent = i - 1;
    sum = sum ? *sum * power(at - exponent) + factor : number(x, factor);
    at = exponent;
  }
  if (!sum) return number(x, 0);
  return at == 0 ? *sum : *sum * power(at);
}

}  // namespace eas::diff
