// Every elementwise row, on every dtype it takes, scalar and in vectors, against the reference bodies:
// exactly, or within the row's ulp where it allows any; specials in all combinations, and random bits.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <string>

#include "codegen_llvm_elements.hpp"
#include "ops/evaluate.hpp"
#include "ops/philox.hpp"
#include "ops/reference.hpp"

namespace eas::codegen::test {
namespace {

using ops::Op;

// Elements that meet every rule's edges: all combinations are tried.
template <class T>
std::vector<T> specials() {
  using Limits = std::numeric_limits<T>;
  if constexpr (std::same_as<T, bool>) {
    return {false, true};
  } else if constexpr (std::integral<T>) {
    std::vector<T> out = {0,
                          1,
                          2,
                          3,
                          5,
                          7,
                          10,
                          31,
                          63,
                          100,
                          Limits::max(),
                          Limits::max() - 1,
                          Limits::min(),
                          static_cast<T>(Limits::min() + 1)};
    if (std::is_signed_v<T>) {
      for (const int x : {-1, -2, -3, -7, -100}) out.push_back(static_cast<T>(x));
    }
    return out;
  } else {
    std::vector<T> out;
    for (const double x : {0.0,
                           1.0,
                           0.5,
                           1.5,
                           2.5,
                           2.0,
                           3.0,
                           0.1,
                           0.3,
                           7.0,
                           100.0,
                           1e-3,
                           65504.0,
                           1e10,
                           1e30,
                           1e-30,
                           1e-40,
                           6e-8,
                           double(INFINITY),
                           1e300,
                           1e-310,
                           20.0,
                           88.0,
                           104.0,
                           709.0,
                           16777216.0,
                           1e22}) {
      out.push_back(T(x));
      out.push_back(T(-x));
    }
    out.push_back(T(double(NAN)));
    return out;
  }
}

// Random bits, and random values of everyday size.
template <class T>
T random_element(std::mt19937_64& random) {
  const std::uint64_t bits = random();
  if constexpr (std::same_as<T, bool>) {
    return bits & 1;
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(bits >> 32 & 1 ? bits : bits % 13);
  } else {
    if (bits >> 62 == 0) {
      T out;
      std::memcpy(static_cast<void*>(&out), &bits, sizeof(T));
      return out;
    }
    const double unit = static_cast<double>(bits & 0xffffffff) / 4294967296.0 - 0.5;
    return T(unit * std::exp2(static_cast<double>(bits >> 40 & 15) - 6));
  }
}

// How many representable numbers lie between: NaN only equals NaN, -0 is not +0.
template <class T>
double distance(T got, T wanted) {
  if constexpr (std::integral<T>) {
    return got == wanted ? 0 : INFINITY;
  } else {
    if (got != got || wanted != wanted) return (got != got) == (wanted != wanted) ? 0 : INFINITY;
    using Raw = std::conditional_t<sizeof(T) == 2, std::int16_t,
                                   std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>>;
    const auto ordered = [](T x) {
      Raw raw;
      std::memcpy(&raw, static_cast<const void*>(&x), sizeof(T));
      // One apart at zero, so that its signs count.
      return raw < 0 ? -static_cast<long double>(raw & std::numeric_limits<Raw>::max()) - 1
                     : static_cast<long double>(raw);
    };
    return static_cast<double>(std::fabs(ordered(got) - ordered(wanted)));
  }
}

template <class T>
double allowed(const ops::OpInfo& row) {
  if (row.ulp == 0) return 0;
  // Tiny results of 16-bit floats come from floats that are themselves off by a little.
  if constexpr (kIsSmallFloat<T>) return 1;
  return row.ulp + (std::same_as<T, double> ? 1 : 0);  // the C library's own error
}

template <class T>
std::string text(T x) {
  if constexpr (std::integral<T>) return std::to_string(x);
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, "%.17g", static_cast<double>(x));
  return buffer;
}

template <class T, class R>
void compare(const Pieces& pieces, std::size_t index, const ops::OpInfo& row, DType dtype,
             const std::vector<std::vector<T>>& operands, unsigned lanes) {
  std::vector<const void*> in;
  for (const auto& values : operands) in.push_back(values.data());
  const std::size_t count = operands[0].size();
  const auto got = std::make_unique<R[]>(count), wanted = std::make_unique<R[]>(count);
  pieces.run(index, in, got.get(), static_cast<std::int64_t>(count));
  ops::evaluate_elementwise(row.op, dtype, in, wanted.get(), static_cast<std::int64_t>(count));
  int reported = 0;
  for (std::size_t i = 0; i < count && reported < 3; ++i) {
    const double off = distance(got[i], wanted[i]);
    if (off <= allowed<R>(row)) continue;
    ++reported;
    std::string arguments;
    for (const auto& values : operands) arguments += " " + text(values[i]);
    ADD_FAILURE() << row.name << " of " << name(dtype) << " in " << lanes << " lanes:" << arguments
                  << " gives " << text(got[i]) << ", wanted " << text(wanted[i]) << " (" << off
                  << " apart)";
  }
}

// vector<bool> is no array.
template <class T>
using Element = std::conditional_t<std::same_as<T, bool>, std::uint8_t, T>;

template <class T>
std::vector<std::vector<Element<T>>> operands_of(int arity, std::mt19937_64& random) {
  const std::vector<T> edges = specials<T>();
  std::vector<std::vector<Element<T>>> out(static_cast<std::size_t>(arity));
  const auto add = [&](auto... x) {
    std::size_t i = 0;
    (out[i++].push_back(Element<T>(x)), ...);
  };
  for (const T x : edges) {
    if (arity == 1) add(x);
    if (arity == 2) {
      for (const T y : edges) add(x, y);
    }
    if (arity == 3) {
      for (int i = 0; i < 12; ++i) {
        const T y = edges[random() % edges.size()], z = edges[random() % edges.size()];
        add(x, y, z);
      }
    }
  }
  for (int i = 0; i < 2000 || out[0].size() % kGrain; ++i) {
    for (auto& values : out) values.push_back(Element<T>(random_element<T>(random)));
  }
  return out;
}

void check_dtype(DType dtype, const Target& on, std::vector<unsigned> widths, bool fast = false) {
  Pieces pieces(on, fast);
  struct Case {
    const ops::OpInfo* row;
    unsigned lanes;
    std::size_t index;
  };
  std::vector<Case> cases;
  for (const ops::OpInfo& row : ops::table()) {
    if (row.family != ops::Family::Elementwise || !ops::accepts(row.rule, dtype)) continue;
    for (const unsigned lanes : widths) {
      const std::size_t index =
          pieces.add({std::vector<DType>(static_cast<std::size_t>(row.arity), dtype),
                      ops::result_dtype(row.rule, dtype), lanes,
                      [&row, dtype](Emit& emit, std::span<llvm::Value* const> values) {
                        return emit_elementwise(emit, row.op, dtype, values);
                      }});
      cases.push_back({&row, lanes, index});
    }
  }
  pieces.compile();
  std::mt19937_64 random(7);
  visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (const Case& c : cases) {
      const auto operands = operands_of<T>(c.row->arity, random);
      if (c.row->rule == ops::Rule::Compare) {
        compare<Element<T>, std::uint8_t>(pieces, c.index, *c.row, dtype, operands, c.lanes);
      } else {
        compare<Element<T>, Element<T>>(pieces, c.index, *c.row, dtype, operands, c.lanes);
      }
    }
  });
}

class Dtypes : public testing::TestWithParam<DType> {};

TEST_P(Dtypes, EveryRowMeansItsReference) { check_dtype(GetParam(), target(), {0, 8, 16}); }
TEST_P(Dtypes, AlsoWithoutFusedMultiplyAdd) { check_dtype(GetParam(), oldest_target(), {4}); }

INSTANTIATE_TEST_SUITE_P(All, Dtypes,
                         testing::Values(DType::bool_, DType::int8, DType::int16, DType::int32,
                                         DType::int64, DType::uint8, DType::uint16, DType::uint32,
                                         DType::uint64, DType::float16, DType::bfloat16,
                                         DType::float32, DType::float64),
                         [](const auto& info) { return std::string(name(info.param)); });

// A power or divisor known while compiling takes another way to the same result.
TEST(Elementwise, ConstantOperands) {
  for (const DType dtype : {DType::int8, DType::uint16, DType::int32, DType::int64, DType::uint64,
                            DType::float32, DType::float64}) {
    visit_kernel(dtype, [&](auto tag) {
      using T = typename decltype(tag)::type;
      Pieces pieces(target());
      struct Case {
        Op op;
        T constant;
        std::size_t index;
      };
      std::vector<Case> cases;
      for (const Op op : {Op::pow, Op::floordiv, Op::mod, Op::shl, Op::shr}) {
        if (!ops::accepts(ops::info(op).rule, dtype)) continue;
        for (const int constant : {-3, -1, 0, 1, 2, 3, 4, 7, 64, 100}) {
          const T value = static_cast<T>(constant);
          const std::size_t index =
              pieces.add({{dtype}, dtype, 8, [=](Emit& emit, std::span<llvm::Value* const> values) {
                            std::int64_t bits = 0;
                            std::memcpy(&bits, &value, sizeof(T));
                            llvm::Value* both[] = {values[0], emit_constant(emit, dtype, bits, 8)};
                            return emit_elementwise(emit, op, dtype, both);
                          }});
          cases.push_back({op, value, index});
        }
      }
      pieces.compile();
      std::mt19937_64 random(11);
      const auto x = operands_of<T>(1, random)[0];
      for (const Case& c : cases) {
        const std::vector<Element<T>> y(x.size(), c.constant);
        const void* in[] = {x.data(), y.data()};
        std::vector<Element<T>> got(x.size()), wanted(x.size());
        const auto count = static_cast<std::int64_t>(x.size());
        pieces.run(c.index, {in, 1}, got.data(), count);
        ops::evaluate_elementwise(c.op, dtype, in, wanted.data(), count);
        for (std::size_t i = 0; i < x.size(); ++i) {
          EXPECT_LE(distance(got[i], wanted[i]), allowed<T>(ops::info(c.op)))
              << ops::info(c.op).name << " of " << name(dtype) << " " << text(x[i]) << " and "
              << text(c.constant) << " gives " << text(got[i]);
        }
      }
    });
  }
}

TEST(Elementwise, PhiloxGivesTheTablesBits) {
  Pieces pieces(target());
  for (std::size_t word = 0; word < 4; ++word) {
    pieces.add({{DType::uint64, DType::uint64},
                DType::uint32,
                8,
                [word](Emit& emit, std::span<llvm::Value* const> values) {
                  return emit_philox(emit, values[0], values[1])[word];
                }});
  }
  pieces.compile();
  std::mt19937_64 random(3);
  std::vector<std::uint64_t> seed(64), offset(64);
  for (auto& x : seed) x = random();
  for (auto& x : offset) x = random();
  const void* in[] = {seed.data(), offset.data()};
  for (std::size_t word = 0; word < 4; ++word) {
    std::vector<std::uint32_t> out(64);
    pieces.run(word, in, out.data(), 64);
    for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(out[i], ops::philox(seed[i], offset[i])[word]);
  }
}

}  // namespace
}  // namespace eas::codegen::test
