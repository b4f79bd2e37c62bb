// Conversions between every pair of dtypes, through memory and back, against base/convert.hpp; and
// the steps of reductions against ops::evaluate_axis.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <string>

#include "codegen_llvm_elements.hpp"
#include "ops/evaluate.hpp"

namespace eas::codegen::test {
namespace {

std::vector<DType> kernel_dtypes() {
  std::vector<DType> out;
  for (int i = 0; i < kDTypeCount; ++i) {
    if (is_kernel_dtype(static_cast<DType>(i))) out.push_back(static_cast<DType>(i));
  }
  return out;
}

// Elements as bytes: edges of every integer and float, halves between neighbours of 16-bit floats,
// and random bits.
std::vector<std::byte> elements(DType dtype, std::int64_t count) {
  std::mt19937_64 random(13);
  const std::size_t size = itemsize(dtype);
  std::vector<std::byte> out(static_cast<std::size_t>(count) * size);
  std::vector<double> edges = {0, -0.0, 0.5, -0.5, 1, -1, 1.5, 255, 256, INFINITY, -INFINITY, NAN};
  for (const int bits : {7, 8, 10, 11, 15, 16, 24, 31, 32, 53, 63, 64}) {
    for (const double sign : {1.0, -1.0}) {
      const double power = std::ldexp(sign, bits);
      for (const double x : {power, std::nextafter(power, 0), std::nextafter(power, 2 * power)}) {
        edges.push_back(x);
      }
      edges.push_back(power + sign);
      edges.push_back(power - sign);
    }
  }
  // Just beside the middle of two 16-bit floats, where rounding twice goes wrong.
  for (const double x :
       {1 + 0x1p-11, 1 + 0x3p-11, 1 + 0x1p-8, 1 + 0x3p-8, 0x1p-25, 65520.0, 0x1p-134}) {
    for (const double nudge : {0.0, 0x1p-52, -0x1p-52, 0x1p-30, -0x1p-30}) {
      edges.push_back(x * (1 + nudge));
      edges.push_back(-x * (1 + nudge));
    }
  }
  ops::convert_elements(DType::float64, edges.data(), dtype, out.data(),
                        static_cast<std::int64_t>(edges.size()));
  for (std::size_t i = edges.size(); i < static_cast<std::size_t>(count); ++i) {
    std::uint64_t bits = random() >> (random() % 64);
    if (is_bool(dtype)) bits &= 1;
    std::memcpy(out.data() + i * size, &bits, size);
  }
  return out;
}

// Whether two elements are the same, any NaN being as good as any other.
bool same(DType dtype, const std::byte* a, const std::byte* b) {
  if (std::memcmp(a, b, itemsize(dtype)) == 0) return true;
  if (!is_float(dtype)) return false;
  double x = 0, y = 0;
  ops::convert_elements(dtype, a, DType::float64, &x, 1);
  ops::convert_elements(dtype, b, DType::float64, &y, 1);
  return x != x && y != y;
}

double value(DType dtype, const std::byte* element) {
  double out = 0;
  ops::convert_elements(dtype, element, DType::float64, &out, 1);
  return out;
}

void check_casts(const Target& on, unsigned lanes) {
  Pieces pieces(on);
  const std::vector<DType> dtypes = kernel_dtypes();
  for (const DType from : dtypes) {
    for (const DType to : dtypes) {
      pieces.add({{from}, to, lanes, [=](Emit& emit, std::span<llvm::Value* const> values) {
                    return emit_cast(emit, from, to, values[0]);
                  }});
    }
  }
  pieces.compile();
  constexpr std::int64_t kCount = 1024;
  std::size_t index = 0;
  for (const DType from : dtypes) {
    const std::vector<std::byte> in = elements(from, kCount);
    for (const DType to : dtypes) {
      std::vector<std::byte> got(kCount * itemsize(to)), wanted(kCount * itemsize(to));
      const void* operands[] = {in.data()};
      pieces.run(index++, operands, got.data(), kCount);
      ops::convert_elements(from, in.data(), to, wanted.data(), kCount);
      int reported = 0;
      for (std::size_t i = 0; i < kCount && reported < 3; ++i) {
        const std::byte *a = got.data() + i * itemsize(to), *b = wanted.data() + i * itemsize(to);
        if (same(to, a, b)) continue;
        ++reported;
        ADD_FAILURE() << name(from) << " " << value(from, in.data() + i * itemsize(from)) << " to "
                      << name(to) << " in " << lanes << " lanes gives " << value(to, a)
                      << ", wanted " << value(to, b);
      }
    }
  }
}

TEST(Convert, Scalars) { check_casts(target(), 0); }
TEST(Convert, Vectors) { check_casts(target(), 8); }
TEST(Convert, OnAnOldCpu) { check_casts(oldest_target(), 4); }

TEST(Convert, BitsStayBits) {
  Pieces pieces(target());
  const std::pair<DType, DType> pairs[] = {
      {DType::float32, DType::int32},   {DType::uint32, DType::float32},
      {DType::float16, DType::uint16},  {DType::int16, DType::bfloat16},
      {DType::float64, DType::uint64},  {DType::bool_, DType::uint8},
      {DType::float16, DType::bfloat16}};
  for (const auto& [from, to] : pairs) {
    pieces.add({{from}, to, 8, [from = from, to = to](Emit& emit, std::span<llvm::Value* const> v) {
                  return emit_bitcast(emit, from, to, v[0]);
                }});
  }
  pieces.compile();
  std::size_t index = 0;
  for (const auto& [from, to] : pairs) {
    const std::vector<std::byte> in = elements(from, 512);
    std::vector<std::byte> got(in.size());
    const void* operands[] = {in.data()};
    pieces.run(index++, operands, got.data(), 512);
    for (std::size_t i = 0; i < 512; ++i) {
      const std::size_t at = i * itemsize(from);
      if (is_float(from) && std::isnan(value(from, in.data() + at))) continue;
      EXPECT_TRUE(same(to, got.data() + at, in.data() + at)) << name(from) << " as " << name(to);
    }
  }
}

TEST(Convert, AnyNonzeroByteIsTrue) {
  Pieces pieces(target());
  pieces.add({{DType::bool_}, DType::bool_, 16, [](Emit&, auto values) { return values[0]; }});
  pieces.compile();
  const std::uint8_t in[16] = {0, 1, 2, 128, 255};
  std::uint8_t out[16];
  const void* operands[] = {in};
  pieces.run(0, operands, out, 16);
  for (int i = 0; i < 16; ++i) EXPECT_EQ(out[i], in[i] ? 1 : 0);
}

TEST(Convert, ConstantsAreTheirBits) {
  Pieces pieces(target());
  for (const DType dtype : kernel_dtypes()) {
    const double number = is_bool(dtype) ? 1 : is_float(dtype) ? -1.5 : 100;
    std::int64_t bits = 0;
    ops::convert_elements(DType::float64, &number, dtype, &bits, 1);
    pieces.add({{}, dtype, 8, [=](Emit& emit, std::span<llvm::Value* const>) {
                  return emit_constant(emit, dtype, bits, 8);
                }});
  }
  pieces.compile();
  std::size_t index = 0;
  for (const DType dtype : kernel_dtypes()) {
    std::byte out[16 * 8];
    pieces.run(index++, {}, out, 16);
    EXPECT_EQ(value(dtype, out), is_bool(dtype) ? 1 : is_float(dtype) ? -1.5 : 100) << name(dtype);
  }
}

// acc = step(acc, x) from the identity on gives what the table's reduction gives.
TEST(ReduceStep, FoldsAsTheTableSays) {
  using ops::Op;
  for (const ops::OpInfo& row : ops::table()) {
    if (row.family != ops::Family::Reduce) continue;
    for (const DType dtype : kernel_dtypes()) {
      const DType result = ops::result_dtype(row.rule, dtype);
      Pieces pieces(target());
      const auto stepped = [&](bool from_identity) {
        return pieces.add(
            {{result, result}, result, 8, [&row, result, from_identity](Emit& emit, auto values) {
               llvm::Value* acc = values[0];
               if (from_identity) acc = emit_identity(emit, row.op, result, 8);
               return round_to(emit, result, emit_step(emit, row.op, result, acc, values[1]));
             }});
      };
      const std::size_t step = stepped(false), start = stepped(true);
      pieces.compile();
      constexpr std::int64_t kCount = 512;
      const std::vector<std::byte> x = elements(dtype, kCount), y = [&] {
        std::vector<std::byte> turned(x.rbegin(), x.rend());
        return is_bool(dtype) ? turned : elements(dtype, kCount + 16);
      }();
      std::vector<std::byte> wide_x(kCount * itemsize(result)), wide_y(wide_x), got(wide_x);
      ops::convert_elements(dtype, x.data(), result, wide_x.data(), kCount);
      ops::convert_elements(dtype, y.data() + (is_bool(dtype) ? 0 : 16 * itemsize(dtype)), result,
                            wide_y.data(), kCount);
      const void* operands[] = {wide_x.data(), wide_y.data()};
      pieces.run(step, operands, got.data(), kCount);
      for (std::size_t i = 0; i < kCount; ++i) {
        const std::size_t at = i * itemsize(result);
        std::vector<std::byte> two(2 * itemsize(result)), wanted(itemsize(result));
        std::memcpy(two.data(), wide_x.data() + at, itemsize(result));
        std::memcpy(two.data() + itemsize(result), wide_y.data() + at, itemsize(result));
        ops::evaluate_axis(row.op, result, two.data(), wanted.data(), 1, 2, 1);
        EXPECT_TRUE(same(result, got.data() + at, wanted.data()))
            << row.name << " of " << name(result) << " " << value(result, two.data()) << ", "
            << value(result, two.data() + itemsize(result)) << " gives "
            << value(result, got.data() + at) << ", wanted " << value(result, wanted.data());
      }
      pieces.run(start, operands, got.data(), kCount);
      for (std::size_t i = 0; i < kCount; ++i) {
        const std::size_t at = i * itemsize(result);
        EXPECT_TRUE(same(result, got.data() + at, wide_y.data() + at))
            << row.name << " of " << name(result) << " from its identity";
      }
    }
  }
}

TEST(ReduceStep, TheFirstBestWins) {
  using ops::Op;
  const float x[16] = {1, 2, NAN, 1, 0, -0.0f, INFINITY, NAN};
  const float best[16] = {2, 1, 1, NAN, -0.0f, 0, 1, NAN};
  for (const Op op : {Op::argmax, Op::argmin}) {
    Pieces pieces(target());
    pieces.add({{DType::float32, DType::float32}, DType::bool_, 8, [op](Emit& emit, auto values) {
                  return emit_beats(emit, op, DType::float32, values[0], values[1]);
                }});
    pieces.compile();
    bool out[16];
    const void* operands[] = {x, best};
    pieces.run(0, operands, out, 16);
    for (int i = 0; i < 16; ++i) {
      const bool better = op == Op::argmax ? x[i] > best[i] : x[i] < best[i];
      EXPECT_EQ(out[i], !std::isnan(best[i]) && (std::isnan(x[i]) || better)) << x[i] << best[i];
    }
  }
}

}  // namespace
}  // namespace eas::codegen::test
