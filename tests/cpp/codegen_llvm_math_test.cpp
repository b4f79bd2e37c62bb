// The elementary functions stay within their rows' ulp over the whole range of their dtype: floats
// against double, doubles against long double where it is wider. docs/math.md has all floats.
#include "codegen_llvm_math.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <string>

namespace eas::codegen::test {
namespace {

// Bit patterns in even steps over the whole range, so that every exponent is met.
template <class T>
std::vector<T> whole_range(std::size_t count, std::mt19937_64& random) {
  std::vector<T> out(count);
  for (T& x : out) {
    const std::uint64_t bits = random();
    if constexpr (std::same_as<T, float>)
      x = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    else x = std::bit_cast<double>(bits);
  }
  return out;
}
// Numbers of everyday size, where most exponents of whole_range never come.
template <class T>
std::vector<T> everyday(std::size_t count, std::mt19937_64& random) {
  std::vector<T> out(count);
  for (T& x : out) {
    const std::uint64_t bits = random();
    const double unit = static_cast<double>(bits >> 11) * 0x1p-53;
    const double size = std::exp2(static_cast<double>(bits & 15) - 5);
    x = static_cast<T>((bits & 16 ? unit : -unit) * size);
  }
  return out;
}

// Fast ways are held to kFastUlp.
template <class T>
void check(const Target& on, bool fast_math, std::size_t count) {
  // Where long double is no wider than double, it is off by as much as half a step itself.
  const double margin =
      std::numeric_limits<Wider<T>>::digits > std::numeric_limits<T>::digits ? 0 : 1;
  Pieces pieces(on, fast_math);
  const auto rows = approximated();
  for (const ops::OpInfo* row : rows) {
    pieces.add(piece_of(*row, dtype_of<T>, sizeof(T) == 4 ? 8 : 4));
  }
  pieces.compile();
  std::mt19937_64 random(5);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Measured<T> way{&pieces, fast_math ? kFastLeast<T> : T{0}};
    const std::span<Measured<T>> ways(&way, 1);
    measure(ways, i, *rows[i], whole_range<T>(count, random), whole_range<T>(count, random));
    measure(ways, i, *rows[i], everyday<T>(count, random), everyday<T>(count, random));
    EXPECT_LE(way.worst.ulp, (fast_math ? kFastUlp : rows[i]->ulp) + margin)
        << rows[i]->name << "(" << std::hexfloat << way.worst.x << ", " << way.worst.y << ")";
  }
}

TEST(Math, FloatsStayWithinTheirUlp) { check<float>(target(), false, 1 << 19); }
TEST(Math, DoublesStayWithinTheirUlp) { check<double>(target(), false, 1 << 16); }
TEST(Math, AlsoWithoutFusedMultiplyAdd) {
  check<float>(oldest_target(), false, 1 << 16);
  check<double>(oldest_target(), false, 1 << 13);
}
TEST(Math, FastIsNotMuchWorse) {
  check<float>(target(), true, 1 << 18);
  check<double>(target(), true, 1 << 14);
  check<float>(oldest_target(), true, 1 << 14);
}

// NaN, infinities and zeros, exactly as the table has them; fast_math may miss 1 by its ulp.
template <class T>
void check_specials(const Target& on, bool fast_math, unsigned lanes) {
  Pieces pieces(on, fast_math);
  const auto rows = approximated();
  for (const ops::OpInfo* row : rows) pieces.add(piece_of(*row, dtype_of<T>, lanes));
  pieces.compile();
  constexpr T kInf = std::numeric_limits<T>::infinity(), kNan = std::numeric_limits<T>::quiet_NaN();
  const std::vector<T> special = {0,    -T{0}, 1,    -1,
                                  kInf, -kInf, kNan, std::numeric_limits<T>::max()};
  std::vector<T> x, y;
  for (const T a : special) {
    for (const T b : special) {
      x.push_back(a);
      y.push_back(b);
    }
  }
  std::vector<T> got(x.size());
  const void* in[] = {x.data(), y.data()};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ops::OpInfo& row = *rows[i];
    pieces.run(i, {in, static_cast<std::size_t>(row.arity)}, got.data(),
               static_cast<std::int64_t>(x.size()));
    for (std::size_t k = 0; k < x.size(); ++k) {
      const auto wanted = truth<Wider<T>>(row.op, x[k], y[k]);
      const double allowed = fast_math ? kFastUlp : row.ulp;
      if (fast_math && std::fabs(wanted) < kFastLeast<T>) {
        EXPECT_LT(std::fabs(got[k]), kFastLeast<T>)
            << row.name << "(" << x[k] << ", " << y[k] << ")";
        continue;
      }
      EXPECT_LE(error_in_ulp(got[k], wanted), allowed)
          << row.name << "(" << x[k] << ", " << y[k] << ") gives " << got[k];
    }
  }
}

TEST(Math, SpecialNumbers) {
  for (const bool fast_math : {false, true}) {
    check_specials<float>(target(), fast_math, 8);
    check_specials<float>(target(), fast_math, 0);
    check_specials<float>(oldest_target(), fast_math, 4);
    check_specials<double>(target(), fast_math, 4);
  }
}

}  // namespace
}  // namespace eas::codegen::test
