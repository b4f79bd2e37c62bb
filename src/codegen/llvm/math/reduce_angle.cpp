// Floats are reduced in double, where k pi/2 is exact enough in two parts for |k| < 2^51; larger
// ones first become small by 2^b = c_b (mod 2 pi). Doubles multiply the part of 2/pi's bits that
// matters for their exponent, the rest being multiples of four quarter turns.
#include "codegen/llvm/math/reduce_angle.hpp"

#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Module.h>

#include <array>
#include <cmath>

namespace eas::codegen::math {
namespace {

constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
constexpr double kHigh = kHalfPi<double>[0], kLow = kHalfPi<double>[1];

// Floats from 2^48 on are whole multiples of 2^25, those from 2^68 on of 2^45, and so on; `high` and
// `low` are that power of two without its full turns.
struct Turns {
  float from;
  double unit, high, low;
};
constexpr Turns kTurns[] = {
    {0x1p48f, 0x1p-25, -0x1.c9b6498c1137fp+0, -0x1.2643605c762f1p-57},
    {0x1p68f, 0x1p-45, 0x1.9a6f58862bf99p-1, 0x1.7e60254ee49ebp-55},
    {0x1p88f, 0x1p-65, -0x1.82ac8377ff216p-5, 0x1.17955574142a1p-60},
    {0x1p108f, 0x1p-85, -0x1.9b2a0a20cbeb6p+0, 0x1.556ae2ced9d62p-55},
};

// The first bits of 2/pi after the point.
constexpr std::uint64_t kTwoOverPiBits[] = {
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d};
constexpr int kBitCount = static_cast<int>(std::size(kTwoOverPiBits)) * 64;

// Bits [first, first + count) after the point as an integer; bits before the point are 0.
std::uint64_t bits_of_two_over_pi(int first, int count) {
  std::uint64_t out = 0;
  for (int i = first; i < first + count; ++i) {
    const bool bit = i >= 0 && i < kBitCount && ((kTwoOverPiBits[i / 64] >> (63 - i % 64)) & 1);
    out = out << 1 | (bit ? 1 : 0);
  }
  return out;
}

// Row j: 2^(kStep j) * 2/pi without multiples of 4, in four doubles of 53 bits each.
constexpr int kStep = 16, kRows = 61, kTerms = 4;
std::array<double, kRows * kTerms> two_over_pi_table() {
  std::array<double, kRows * kTerms> table{};
  for (int row = 0; row < kRows; ++row) {
    for (int term = 0; term < kTerms; ++term) {
      const int weight = 2 - 53 * (term + 1);  // of the last bit
      const std::uint64_t digits = bits_of_two_over_pi(kStep * row - 2 + 53 * term, 53);
      table[static_cast<std::size_t>(row * kTerms + term)] =
          std::ldexp(static_cast<double>(digits), weight);
    }
  }
  return table;
}

llvm::GlobalVariable* table_in(llvm::Module& module) {
  constexpr const char* kName = "eas.two_over_pi";
  if (llvm::GlobalVariable* known = module.getNamedGlobal(kName)) return known;
  const auto table = two_over_pi_table();
  auto* data = llvm::ConstantDataArray::get(module.getContext(), llvm::ArrayRef<double>(table));
  auto* global = new llvm::GlobalVariable(module, data->getType(), /*isConstant=*/true,
                                          llvm::GlobalValue::InternalLinkage, data, kName);
  global->setAlignment(llvm::Align(64));
  return global;
}

Num<double> from_table(llvm::GlobalVariable* table, Num<std::uint64_t> index) {
  auto& builder = index.builder();
  llvm::Type* element = builder.getDoubleTy();
  llvm::Value* pointer = builder.CreateGEP(element, table, index.value);
  if (!index.lanes()) {
    return {index.emit, builder.CreateAlignedLoad(element, pointer, llvm::Align(8))};
  }
  llvm::Type* vector = widened(element, index.lanes());
  return {index.emit, builder.CreateMaskedGather(vector, pointer, llvm::Align(8))};
}

}  // namespace

Reduced<float> reduced(Num<float> x) {
  Num<double> unit = like<double>(x, 1), high_part = unit, low_part = like<double>(x, 0);
  const Num<float> size = abs(x);
  for (const Turns& turns : kTurns) {
    const Num<bool> large = size >= turns.from;
    unit = select(large, turns.unit, unit);
    high_part = select(large, turns.high, high_part);
    low_part = select(large, turns.low, low_part);
  }
  const Num<double> count = to<double>(x) * unit;
  const Pair<double> product = two_product(count, high_part);
  const Num<double> angle = product.high, lost = fma(count, low_part, product.low);
  const Num<double> shifted = angle * kTwoOverPi + kShifter<double>;
  const Num<double> k = shifted - kShifter<double>;
  Num<double> rest = exact_fma(-k, like<double>(x, kHigh), angle);
  rest = fma(-k, kLow, rest + lost);
  const Num<float> rounded = to<float>(rest);
  return {rounded, to<float>(rest - to<double>(rounded)), to<std::uint32_t>(bits(shifted))};
}

Reduced<double> reduced(Num<double> x) {
  llvm::GlobalVariable* table = table_in(*x.builder().GetInsertBlock()->getModule());
  const Num<std::uint64_t> exponent = (bits(x) >> 52) & std::uint64_t{0x7ff};
  constexpr std::uint64_t kWhole = 1023 + 52;  // from here on doubles are integers
  Num<std::uint64_t> row = select(exponent < kWhole, std::uint64_t{0}, exponent - kWhole) >> 4;
  row = select(row > std::uint64_t{kRows - 1}, std::uint64_t{kRows - 1}, row);
  const Num<double> scale = from_bits<double>((like<std::uint64_t>(x, 1023) - (row << 4)) << 52);
  const Num<double> count = x * scale;
  const Num<std::uint64_t> index = row << 2;

  // count * 2/pi without multiples of 4, in quarter turns.
  const Pair<double> first = two_product(count, from_table(table, index));
  const Pair<double> second = two_product(count, from_table(table, index + std::uint64_t{1}));
  const Pair<double> third = two_product(count, from_table(table, index + std::uint64_t{2}));
  const Num<double> fourth = count * from_table(table, index + std::uint64_t{3});
  const Num<double> turns = intrinsic(llvm::Intrinsic::roundeven, first.high * 0.25);
  const Pair<double> a = two_sum(first.high - turns * 4.0, first.low);
  const Pair<double> b = two_sum(a.high, second.high);
  const Num<double> shifted = b.high + kShifter<double>;
  const Num<double> k = shifted - kShifter<double>;
  const Pair<double> c = two_sum(a.low, b.low);
  const Pair<double> d = two_sum(c.high, second.low);
  const Pair<double> e = two_sum(d.high, third.high);
  const Pair<double> f = two_sum(b.high - k, e.high);
  const Num<double> tail = ((c.low + d.low) + (e.low + third.low)) + (fourth + f.low);
  const Pair<double> part = quick_two_sum(f.high, tail);

  // … and in radians.
  const Pair<double> radians = two_product(part.high, like<double>(x, kHigh));
  const Num<double> low = radians.low + (part.high * kLow + part.low * kHigh);
  const Pair<double> result = quick_two_sum(radians.high, low);
  return {result.high, result.low, bits(shifted)};
}

}  // namespace eas::codegen::math
