// Conversions, the 16-bit floats, and Philox: the parts of meaning that are not rows.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "ops/philox.hpp"
#include "ops_test_elements.hpp"

namespace eas::ops {
namespace {

using Limits64 = std::numeric_limits<std::int64_t>;
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(Convert, FloatsToIntegersTruncateAndSaturate) {
  EXPECT_EQ(convert<std::int8_t>(-1.9), -1);
  EXPECT_EQ(convert<std::int8_t>(127.9), 127);
  EXPECT_EQ(convert<std::int8_t>(128.0), 127);
  EXPECT_EQ(convert<std::int8_t>(-129.0), -128);
  EXPECT_EQ(convert<std::uint8_t>(-0.5), 0);
  EXPECT_EQ(convert<std::uint8_t>(-7.0), 0);
  EXPECT_EQ(convert<std::uint8_t>(256.0), 255);
  EXPECT_EQ(convert<std::int32_t>(2147483647.0), 2147483647);
  EXPECT_EQ(convert<std::int32_t>(2147483648.0f), 2147483647);
  EXPECT_EQ(convert<std::int64_t>(0x1p63), Limits64::max());
  EXPECT_EQ(convert<std::int64_t>(-0x1p63), Limits64::min());
  EXPECT_EQ(convert<std::uint64_t>(0x1p64), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(convert<std::uint64_t>(0x1p63), std::uint64_t{1} << 63);
  EXPECT_EQ(convert<std::int16_t>(Half(70000.0)), 32767);  // float16 infinity
}

TEST(Convert, InfinitiesSaturateAndNanIsZero) {
  for (const DType to : kernel_dtypes()) {
    if (!is_int(to)) continue;
    const std::vector<double> out = decode(to, encode(to, {kInf, -kInf, kNan}));
    const double bits = info(to).bits - (is_signed_int(to) ? 1 : 0);
    EXPECT_NEAR(out[0], std::exp2(bits), 1) << name(to);
    EXPECT_NEAR(out[1], is_signed_int(to) ? -std::exp2(bits) : 0, 1) << name(to);
    EXPECT_EQ(out[2], 0) << name(to);
  }
}

TEST(Convert, IntegersWrap) {
  EXPECT_EQ(convert<std::int8_t>(std::int32_t{300}), 44);
  EXPECT_EQ(convert<std::uint8_t>(std::int64_t{-1}), 255);
  EXPECT_EQ(convert<std::int32_t>(std::uint64_t{0xffffffff}), -1);
  EXPECT_EQ(convert<std::uint64_t>(std::int8_t{-1}), std::numeric_limits<std::uint64_t>::max());
}

TEST(Convert, ToBoolAsksForNotZero) {
  EXPECT_TRUE(convert<bool>(0.25));
  EXPECT_TRUE(convert<bool>(kNan));
  EXPECT_FALSE(convert<bool>(-0.0));
  EXPECT_TRUE(convert<bool>(std::int16_t{256}));
  EXPECT_EQ(convert<float>(true), 1.0f);
}

TEST(Convert, WideIntegersRoundOnce) {
  // Through double this would become a tie and round down to even.
  const std::int64_t above_a_tie = (std::int64_t{1} << 60) + (std::int64_t{1} << 36) + 1;
  EXPECT_EQ(convert<float>(above_a_tie), 0x1p60f + 0x1p37f);
  const std::int64_t for_bfloat = (std::int64_t{1} << 62) + (std::int64_t{1} << 54) + 1;
  EXPECT_EQ(static_cast<double>(convert<BFloat16>(for_bfloat)), 0x1p62 + 0x1p55);
  EXPECT_EQ(static_cast<double>(convert<BFloat16>(-for_bfloat)), -0x1p62 - 0x1p55);
}

template <class Small>
Small from_bits(unsigned bits) {
  return std::bit_cast<Small>(static_cast<std::uint16_t>(bits));
}

template <class Small>
class SmallFloatTest : public testing::Test {};
using SmallFloats = testing::Types<Half, BFloat16>;
TYPED_TEST_SUITE(SmallFloatTest, SmallFloats);

TYPED_TEST(SmallFloatTest, EveryValueSurvivesWiderTypes) {
  for (unsigned bits = 0; bits < 65536; ++bits) {
    const auto small = from_bits<TypeParam>(bits);
    const double wide = small;
    if (std::isnan(wide)) {
      EXPECT_TRUE(std::isnan(static_cast<double>(convert<TypeParam>(convert<float>(small)))));
      continue;
    }
    ASSERT_EQ(convert<TypeParam>(wide).bits, bits);
    ASSERT_EQ(convert<TypeParam>(convert<float>(small)).bits, bits);
  }
}

TYPED_TEST(SmallFloatTest, EveryGapRoundsToNearestEven) {
  const unsigned infinity = TypeParam(kInf).bits;
  for (unsigned bits = 0; bits < infinity; ++bits) {
    const double low = from_bits<TypeParam>(bits);
    // The gap above the largest value is as wide as the one below it.
    const double high = bits + 1 < infinity
                            ? static_cast<double>(from_bits<TypeParam>(bits + 1))
                            : 2 * low - static_cast<double>(from_bits<TypeParam>(bits - 1));
    const double middle = low + (high - low) / 2;
    const unsigned even = bits % 2 == 0 ? bits : bits + 1;
    ASSERT_EQ(TypeParam(middle).bits, even);
    ASSERT_EQ(TypeParam(std::nextafter(middle, -kInf)).bits, bits);
    ASSERT_EQ(TypeParam(std::nextafter(middle, kInf)).bits, bits + 1);
    ASSERT_EQ(TypeParam(-middle).bits, even | 0x8000u);
  }
}

TEST(ConvertElements, SameDtypeKeepsEveryBit) {
  const std::uint32_t in = 0x7fa00001;  // a signalling NaN with a payload
  std::uint32_t out = 0;
  convert_elements(DType::float32, &in, DType::float32, &out, 1);
  EXPECT_EQ(out, in);
}

TEST(ConvertElements, SmallIntegersSurviveEveryPairOfDtypes) {
  for (const DType from : kernel_dtypes()) {
    for (const DType to : kernel_dtypes()) {
      const auto in = encode(from, {0, 1, 1, 0});
      std::vector<std::byte> out(4 * itemsize(to));
      convert_elements(from, in.data(), to, out.data(), 4);
      EXPECT_EQ(decode(to, out), (std::vector<double>{0, 1, 1, 0})) << name(from) << name(to);
    }
  }
}

// The known answers that come with Random123.
TEST(Philox, GivesThePublishedWords) {
  using Words = std::array<std::uint32_t, 4>;
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}),
            (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  constexpr std::uint32_t kOnes = 0xffffffff;
  EXPECT_EQ(philox4x32({kOnes, kOnes, kOnes, kOnes}, {kOnes, kOnes}),
            (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Philox, SeedIsTheKeyAndOffsetTheCounter) {
  EXPECT_EQ(philox(0, 0), philox4x32({0, 0, 0, 0}, {0, 0}));
  EXPECT_EQ(philox(0x0000000200000001, 0x0000000400000003), philox4x32({3, 4, 0, 0}, {1, 2}));
}

}  // namespace
}  // namespace eas::ops
