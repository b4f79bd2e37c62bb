// Philox-4x32-10 on vectors, round for round as ops/philox.hpp: products of 32-bit words are made in
// 64-bit lanes, which every target multiplies in one instruction.
#include "codegen/llvm/scalar/numbers.hpp"

namespace eas::codegen {
namespace {

using Word = Num<std::uint32_t>;

struct Product {
  Word high, low;
};
Product multiply(Word x, std::uint32_t factor) {
  const Num<std::uint64_t> product = to<std::uint64_t>(x) * std::uint64_t{factor};
  return {to<std::uint32_t>(product >> 32), to<std::uint32_t>(product)};
}

}  // namespace

std::array<llvm::Value*, 4> emit_philox(Emit& emit, llvm::Value* seed, llvm::Value* offset) {
  const Num<std::uint64_t> wide_key{&emit, seed}, wide_counter{&emit, offset};
  Word key0 = to<std::uint32_t>(wide_key), key1 = to<std::uint32_t>(wide_key >> 32);
  Word c0 = to<std::uint32_t>(wide_counter), c1 = to<std::uint32_t>(wide_counter >> 32);
  Word c2 = like<std::uint32_t>(wide_counter, 0), c3 = c2;
  for (int round = 0; round < 10; ++round) {
    const Product even = multiply(c0, 0xD2511F53), odd = multiply(c2, 0xCD9E8D57);
    c0 = odd.high ^ c1 ^ key0;
    c1 = odd.low;
    c2 = even.high ^ c3 ^ key1;
    c3 = even.low;
    key0 = key0 + 0x9E3779B9U;
    key1 = key1 + 0xBB67AE85U;
  }
  return {c0.value, c1.value, c2.value, c3.value};
}

}  // namespace eas::codegen
