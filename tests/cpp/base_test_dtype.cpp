// Dtypes: names and codes, what two of them promote to, and the rounding of the 16-bit floats.
#include <gtest/gtest.h>

#include <eas/dtype.hpp>
#include <eas/error.hpp>

#include <bit>
#include <cmath>
#include <limits>
#include <set>

namespace eas {
namespace {

std::vector<DType> all_dtypes() {
  std::vector<DType> out;
  for (int i = 0; i < kDTypeCount; ++i) out.push_back(static_cast<DType>(i));
  return out;
}

TEST(DTypes, AreFoundByNameBriefAndCode) {
  std::set<std::string_view> names;
  for (const DType dtype : all_dtypes()) {
    const DTypeInfo& row = info(dtype);
    EXPECT_EQ(dtype_from_name(row.name), dtype);
    EXPECT_EQ(dtype_from_brief(row.brief), dtype);
    EXPECT_EQ(dtype_from_dlpack(static_cast<int>(row.code), row.bits), dtype);
    EXPECT_EQ(itemsize(dtype), static_cast<std::size_t>(row.bits) / 8);
    visit(dtype, [&](auto tag) {
      EXPECT_EQ(sizeof(typename decltype(tag)::type), itemsize(dtype)) << row.name;
      EXPECT_EQ(dtype_of<typename decltype(tag)::type>, dtype);
    });
    names.insert(row.name);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kDTypeCount));
  EXPECT_EQ(name(DType::bool_), "bool");
  EXPECT_EQ(dtype_from_name("float8"), std::nullopt);
  EXPECT_EQ(dtype_from_brief("float32"), std::nullopt);
  EXPECT_EQ(dtype_from_dlpack(2, 8), std::nullopt);
}

// --- promotion, as torch.promote_types
// ---------------------------------------------------------------

TEST(Promotion, IsSymmetricAndKeepsEqualDtypes) {
  for (const DType a : all_dtypes()) {
    EXPECT_EQ(promote(a, a), a);
    for (const DType b : all_dtypes()) {
      if (a == DType::uint64 || b == DType::uint64) continue;
      EXPECT_EQ(promote(a, b), promote(b, a)) << name(a) << " " << name(b);
    }
  }
}

TEST(Promotion, FollowsPyTorch) {
  using enum DType;
  EXPECT_EQ(promote(bool_, uint8), uint8);
  EXPECT_EQ(promote(int8, uint8), int16);
  EXPECT_EQ(promote(int32, uint8), int32);
  EXPECT_EQ(promote(int16, uint16), int32);
  EXPECT_EQ(promote(int32, uint32), int64);
  EXPECT_EQ(promote(uint16, uint32), uint32);
  EXPECT_EQ(promote(bool_, uint64), uint64);
  EXPECT_EQ(promote(int64, float16), float16);
  EXPECT_EQ(promote(uint64, float32), float32);
  EXPECT_EQ(promote(float16, bfloat16), float32);
  EXPECT_EQ(promote(bfloat16, float32), float32);
  EXPECT_EQ(promote(float16, float64), float64);
  EXPECT_EQ(promote(int64, complex64), complex64);
  EXPECT_EQ(promote(float32, complex64), complex64);
  EXPECT_EQ(promote(float64, complex64), complex128);
  EXPECT_EQ(promote(complex64, complex128), complex128);
}

TEST(Promotion, RefusesWhatWouldLoseBits) {
  try {
    promote(DType::int64, DType::uint64);
    FAIL();
  } catch (const DTypeError& error) {
    EXPECT_STREQ(
        error.what(),
        "no common integer dtype, got int64 and uint64, expected a cast of one of them, as "
        "x.to(mk.int64)");
  }
}

// --- 16-bit floats
// -----------------------------------------------------------------------------------

template <class Small>
void expect_round_trip() {
  for (int raw = 0; raw < 65536; ++raw) {
    Small value;
    value.bits = static_cast<std::uint16_t>(raw);
    const double wide = value;
    if (std::isnan(wide)) {
      ASSERT_TRUE(std::isnan(static_cast<double>(Small(wide)))) << raw;
    } else {
      ASSERT_EQ(Small(wide).bits, value.bits) << raw;
    }
  }
}
TEST(SmallFloat, EveryValueComesBack) {
  expect_round_trip<Half>();
  expect_round_trip<BFloat16>();
}

// Between neighbours the nearer wins, and halfway the even one; just beside halfway the side
// decides.
template <class Small>
void expect_rounding() {
  for (int raw = 0;; ++raw) {
    Small low, high;
    low.bits = static_cast<std::uint16_t>(raw);
    high.bits = static_cast<std::uint16_t>(raw + 1);
    const double a = low, b = high;
    if (!std::isfinite(b)) break;
    const double middle = a + (b - a) / 2;
    ASSERT_EQ(Small(middle).bits, raw % 2 == 0 ? low.bits : high.bits) << raw;
    ASSERT_EQ(Small(std::nextafter(middle, 0)).bits, low.bits) << raw;
    ASSERT_EQ(Small(std::nextafter(middle, INFINITY)).bits, high.bits) << raw;
    ASSERT_EQ(Small(-middle).bits, Small(middle).bits | 0x8000) << raw;
  }
}
TEST(SmallFloat, RoundsToNearestEven) {
  expect_rounding<Half>();
  expect_rounding<BFloat16>();
}

TEST(SmallFloat, HasTheKnownValues) {
  EXPECT_EQ(Half(1.0).bits, 0x3c00);
  EXPECT_EQ(Half(-2.0).bits, 0xc000);
  EXPECT_EQ(Half(65504.0).bits, 0x7bff);
  EXPECT_EQ(Half(65519.999).bits, 0x7bff);
  EXPECT_EQ(Half(65520.0).bits, 0x7c00);
  EXPECT_EQ(Half(5.960464477539063e-08).bits, 0x0001);
  EXPECT_EQ(Half(-0.0).bits, 0x8000);
  EXPECT_EQ(Half(-INFINITY).bits, 0xfc00);
  EXPECT_EQ(Half(std::numeric_limits<double>::quiet_NaN()).bits & 0x7fff, 0x7e00);
  EXPECT_EQ(Half(std::numeric_limits<double>::denorm_min()).bits, 0);
  EXPECT_EQ(BFloat16(1.0).bits, 0x3f80);
  EXPECT_EQ(BFloat16(3.3895313892515355e38).bits, 0x7f7f);
  EXPECT_EQ(BFloat16(1e39).bits, 0x7f80);
}

}  // namespace
}  // namespace eas
